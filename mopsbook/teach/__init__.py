"""Words for people: what the rules say, what happened, and why."""
