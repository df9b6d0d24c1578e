"""Mops Royal: a tile-laying game for two to four players."""
