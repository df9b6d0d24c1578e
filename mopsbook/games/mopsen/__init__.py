"""Mopsen: a trick-taking game for three to five players."""
