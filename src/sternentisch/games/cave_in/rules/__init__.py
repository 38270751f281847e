"""The rules of Cave-In, one file per chapter of the rulebook."""
