"""The deck of cards that several games share; no game of its own."""
