"""Texts for people in further languages: their passages are messages of catalogues, all else is said once."""
