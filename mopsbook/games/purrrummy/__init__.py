"""Purrrummy (Kurz-Schnurrmé): a rummy game for two to four players."""
