"""Pebbles, the smallest complete game: copy this folder to begin a new one."""
