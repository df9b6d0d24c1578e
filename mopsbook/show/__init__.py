"""Scenes: what lies on a table, as plain data, and how it is drawn."""
