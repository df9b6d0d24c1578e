"""Miau! Miau!: a shedding game for two to ten players."""
