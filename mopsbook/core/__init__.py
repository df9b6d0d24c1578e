"""The rules kernel: what every game has in common; standard library only."""
