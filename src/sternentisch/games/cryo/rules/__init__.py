"""The rules of Cryo, a module per chapter of the rulebook."""
