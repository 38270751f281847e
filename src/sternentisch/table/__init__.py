"""The table: a match of people and bots, without screen or network."""
