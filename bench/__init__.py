"""How fast the engines play, beside engines of others. `run.py` is the entry: see `make bench`."""
