"""The graph that hides in every game, by networkx."""
