"""Questions that are made by the rules: what is asked in a position, and what an answer is worth."""
