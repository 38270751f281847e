"""Bots: they see what a seat may know, and never the state."""
