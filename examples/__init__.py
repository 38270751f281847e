"""Worked examples: run from the root of the repository, as in `python -m examples.train_agent`."""
