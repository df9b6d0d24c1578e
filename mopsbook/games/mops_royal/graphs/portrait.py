"""How the nodes of the graphs of Mops Royal are drawn: tiles as at the table, scorings as small squares."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import networkx as nx

from mopsbook.games.mops_royal.look.faces import EDGE, PAPER, SHAPE, drawn_tile
from mopsbook.games.mops_royal.look.places import TILE
from mopsbook.games.mops_royal.moves import place_text
from mopsbook.graphs.portraits import Portrait
from mopsbook.graphs.scene import frame_of
from mopsbook.show.art import use
from mopsbook.show.scene import Face, Scene, msg

STEP, INSIDE = 20, 19
"""From tile to tile of a small square, and how large one is."""
BORDER = 6
PALE, TURNED = "#efe4cd", "#b2946d"
TOLD = ("pattern", "by", "value", "tile", "points")


def portrait(graph: nx.Graph[Any], node: str) -> Portrait | None:
    """Return how a tile or a scoring is drawn; see :mod:`mopsbook.graphs.scene`."""
    facts, seat = graph.nodes[node], graph.graph.get("seat")
    if "flip" in facts:
        told = {fact: facts[fact] for fact in TOLD}
        shows = tuple(f"{seat}:{cell}" for cell in facts["cells"])
        name = msg("pattern-worth", pattern=facts["pattern"], points=facts["points"])
        return Portrait(msg("graph-scoring", **told), _square(graph, node), shows, name=name)
    row, column = facts["at"]
    place = msg("graph-place", at=(row + 1, column + 1))  # people count from 1
    if "tile" not in facts:  # of a combination, or of all places of a square
        return Portrait(place, _place(facts.get("marked", False)))
    if not facts["tile"]:
        return Portrait(place)
    crown, turned = facts["crown"], facts["turned"]
    say = msg("tile-back" if turned else "tile-label", tile=facts["tile"], crown=crown)
    face = Face(TILE, TILE, drawn_tile(facts["tile"], turned, crown), None)
    return Portrait(say, face, (f"{seat}:{node}",))


def pictured(graph: nx.Graph[Any], numbers: Mapping[str, float] | None) -> Scene | None:
    """Return in how many ways each place of a square is covered, where that is what a graph says; else None."""
    places: nx.Graph[Any] = nx.Graph(**graph.graph)
    places.add_nodes_from(one for one in graph.nodes.items() if one[1].get("kind") == "place")
    if len(places) in (0, len(graph)):
        return None
    return frame_of(places, numbers or {place: graph.degree(place) for place in places}).scene


def _place(marked: bool) -> Face:
    """Return a place; violet if the tile there is one of those that may be turned over."""
    fill = "#7657d3" if marked else "#fbf7ee"
    box = f'<rect width="{TILE}" height="{TILE}" rx="8" fill="{fill}" stroke="#8a6d46" stroke-width="1.5"/>'
    return Face(TILE, TILE, box, None)


def _square(graph: nx.Graph[Any], node: str) -> Face:
    """Return the layout as a small square in which the tiles of a scoring are lit, and the one that it turns is crossed."""
    facts = graph.nodes[node]
    board = graph.graph["state"].boards[graph.graph["seat"]]
    rows, columns = ({at[axis] for at in board} for axis in (0, 1))
    top, left = min(rows), min(columns)
    parts = []
    for at, laid in sorted(board.items()):
        x, y = BORDER + (at[1] - left) * STEP, BORDER + (at[0] - top) * STEP
        place, colour = place_text(at), laid.tile[0]
        lit = place in facts["cells"]
        fill = PAPER[colour] if lit else TURNED if laid.turned else PALE
        edge = f' stroke="{EDGE[colour]}" stroke-width="1.6"' if lit else ""
        parts.append(
            f'<rect x="{x}" y="{y}" width="{INSIDE}" height="{INSIDE}" rx="3" fill="{fill}"{edge}/>'
        )
        if lit:
            parts.append(use(SHAPE[colour], x + 4.5, y + 4.5, 10, 10, f' fill="{EDGE[colour]}"'))
        if place == facts["flip"]:
            far = INSIDE - 4
            cross = f"M{x + 4} {y + 4}l{far - 4} {far - 4}m0 {4 - far}l{4 - far} {far - 4}"
            parts.append(f'<path d="{cross}" fill="none" stroke="#33261c" stroke-width="3"/>')
    w = 2 * BORDER + (max(columns) - left) * STEP + INSIDE
    h = 2 * BORDER + (max(rows) - top) * STEP + INSIDE
    ground = f'<rect width="{w}" height="{h}" rx="8" fill="#fffaf0" stroke="#8a6d46" stroke-width="1.5"/>'
    return Face(w, h, ground + "".join(parts), None)
