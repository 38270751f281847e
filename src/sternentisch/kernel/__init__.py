"""The kernel: the contract between games and everything that uses them. It knows no game."""
