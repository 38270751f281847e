"""The table in a terminal: boards, questions and the loop of a game."""
