"""Mogel-Motte: a shedding game with allowed cheating for three to five players."""
