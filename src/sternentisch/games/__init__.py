"""The games: each a folder that knows the kernel and no other game."""
