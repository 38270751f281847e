"""The rules of Magnastorm, one module per chapter of the rulebook."""
