"""The judges: one file per game that says what its things are worth."""
