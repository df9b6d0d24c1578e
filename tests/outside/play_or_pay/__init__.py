"""Play or Pay: follow upwards in the suit, or pay; in the public domain since long ago."""
