"""Players that decide by their own view alone."""
