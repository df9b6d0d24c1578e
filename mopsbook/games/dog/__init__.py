"""Dog: a race with cards for two to six players."""
