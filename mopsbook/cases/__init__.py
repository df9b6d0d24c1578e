"""Worked cases: positions with the verdicts that a game must reach."""
