"""The deck of cards that the games of the cat deck share; no game of its own."""
