"""The rules of Astro Knights, one module per chapter of the rulebook."""
