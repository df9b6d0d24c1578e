"""From the plain links of a game to graphs, and back."""

from __future__ import annotations

from typing import Any

import networkx as nx

from mopsbook.core.links import Link, Links, Node


def digraph(links: Links, **about: Any) -> nx.DiGraph[str]:
    """Return a graph with one arrow at most from each thing to each other."""
    graph: nx.DiGraph[str] = nx.DiGraph(**about)
    graph.add_nodes_from((node.name, node.facts) for node in links.nodes)
    graph.add_edges_from((link.source, link.target, link.facts) for link in links.links)
    return graph


def multidigraph(links: Links, key: str, **about: Any) -> nx.MultiDiGraph[str]:
    """Return a graph with any number of arrows between two things, told apart by one of their facts."""
    graph: nx.MultiDiGraph[str] = nx.MultiDiGraph(**about)
    graph.add_nodes_from((node.name, node.facts) for node in links.nodes)
    graph.add_edges_from(
        (link.source, link.target, link.facts[key], link.facts) for link in links.links
    )
    return graph


def links_of(graph: nx.DiGraph[str] | None) -> Links:
    """Return a graph as plain links; none for None."""
    if graph is None:
        return Links((), ())
    nodes = tuple(Node(name, facts) for name, facts in graph.nodes(data=True))
    return Links(nodes, tuple(Link(*edge) for edge in graph.edges(data=True)))
