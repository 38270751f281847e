"""Learning: the games as environments of PettingZoo, Gymnasium and OpenSpiel, one or many at once.

The environments need the packages of the extra `rl`; `fields` and `rewards` need nothing.
"""
