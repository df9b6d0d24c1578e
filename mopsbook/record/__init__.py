"""Games on record: a header, moves, and strict replay."""
