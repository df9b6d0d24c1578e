"""Mauz (Kitty Cat): a game of swapping for two to six players."""
