"""How the deck is drawn."""
