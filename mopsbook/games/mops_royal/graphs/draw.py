"""The square of Mops Royal, its combinations and the conflicts of scorings on matplotlib axes."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any

import networkx as nx

from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.games.mops_royal.graphs.square import royal_grid, royal_patterns
from mopsbook.games.mops_royal.look import faces
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.graphs.draw import INK, PALE, axes_for
from mopsbook.graphs.portraits import heats
from mopsbook.teach.words import Teller

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.patches import Patch

Spot = tuple[float, float]
MARKERS = {"A": "o", "B": "D", "C": "s", "D": "^", "E": "$\u2665$", "F": "*"}
"""A shape for each colour, as at the table."""
CROWN = "\u265b"
TURNED, PLACE, MARKED = "#b2946d", "#fbf7ee", "#7657d3"
LEADS = "#8a6d46"
SMALL = 9
"""What is written has so many points at least."""
PER_ROW = 6
"""Combinations beside each other."""
BOTH = "#b3261e"
BEND = 0.25
"""How far an edge of a ring leaves the straight line, in parts of its length."""
ROOM = 6.4
"""From one combination to the next, in tiles."""


def draw_patterns(
    where: Game[Any, Any] | State, ax: Axes | None = None, lang: str | None = None
) -> Axes:
    """Draw all combinations of a game; the tiles of which one is turned over are filled.

    Parameters
    ----------
    where : Game or State
        Whose combinations.
    ax : matplotlib.axes.Axes, optional
        Where to draw; a new figure by default.
    lang : str, optional
        Language of the names; by default the one that is set.

    Returns
    -------
    matplotlib.axes.Axes
        What was drawn on.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> ax = graphs.draw_patterns(mops.game("mops_royal", patterns="basic"))
    """
    patterns = royal_patterns(where)
    sizes = [list(same) for _, same in groupby(sorted(patterns.values(), key=len), key=len)]
    rows = [same[n : n + PER_ROW] for same in sizes for n in range(0, len(same), PER_ROW)]
    wide = max(map(len, rows))
    ax = _axes(ax, 1.5 * wide, 1.5 * len(rows))
    tell = Teller(RoyalState.GAME, lang).tell
    for number, row in enumerate(rows):
        for column, pattern in enumerate(row):
            x, y = column * ROOM, -number * ROOM
            _draw_pattern(pattern, x, y, ax)
            name = tell("pattern-label", {"pattern": pattern.graph["id"]})
            ax.text(x, y - 3.1, name, ha="center", va="center", color=INK, size=SMALL)
    ax.set_xlim(-ROOM / 2, (wide - 0.5) * ROOM)
    ax.set_ylim(-(len(rows) - 0.5) * ROOM - 0.4, ROOM / 2)
    return ax


def _draw_pattern(pattern: nx.Graph[str], x: float, y: float, ax: Axes) -> None:
    """Draw a combination with its middle at a point."""
    spots = [facts["pos"] for facts in pattern.nodes.values()]
    left, low = (x - (min(column) + max(column)) / 2 for column in zip(*spots, strict=True))
    low += y - x
    for facts in pattern.nodes.values():
        at = left + facts["pos"][0], low + facts["pos"][1]
        _box(at, MARKED if facts["marked"] else PLACE, INK, ax)


def draw_square(
    grid: nx.Graph[str], numbers: Mapping[str, float] | None = None, ax: Axes | None = None
) -> Axes:
    """Draw a layout: each tile by its notation, with the shape of its colour and its crown.

    Parameters
    ----------
    grid : networkx.Graph
        From :func:`royal_grid`, or a part of it.
    numbers : mapping, optional
        What is written on places instead, by name; the more, the hotter the colour.
    ax : matplotlib.axes.Axes, optional
        Where to draw; a new figure by default.

    Returns
    -------
    matplotlib.axes.Axes
        What was drawn on.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4, B1 .. A5 / B3; tile C1")
    >>> ax = graphs.draw_square(graphs.royal_grid(s, 0))
    """
    left, low, right, high = _bounds(grid)
    ax = _axes(ax, 0.95 * (right - left + 1), 0.95 * (high - low + 1))
    colours = heats(numbers or {})
    for name, facts in grid.nodes.items():
        if numbers is None:
            _draw_place(facts, ax)
            continue
        x, y = facts["pos"]
        if name not in numbers:
            _box((x, y), PLACE, PALE, ax)
            continue
        fill, ink = colours[name]
        _box((x, y), fill, PALE, ax)
        ax.text(x, y, f"{numbers[name]:g}", ha="center", va="center", color=ink, size=13)
    ax.set_xlim(left - 0.6, right + 0.6)
    ax.set_ylim(low - 0.6, high + 0.6)
    return ax


def draw_scorings(
    grid: nx.Graph[str],
    scorings: nx.DiGraph[str],
    names: Sequence[str] | None = None,
    in_order: bool = False,
    ax: Axes | None = None,
    lang: str | None = None,
) -> Axes:
    """Draw a layout once for each scoring, with its tiles lit and a cross in the corner of the one that is turned.

    Parameters
    ----------
    grid : networkx.Graph
        From :func:`royal_grid`.
    scorings : networkx.DiGraph
        From :func:`royal_conflicts`.
    names : sequence of str, optional
        Which scorings, by their nodes; by default all.
    in_order : bool
        Whether they are made one after the other: what has been turned stays so.
    ax : matplotlib.axes.Axes, optional
        Where to draw; a new figure by default.
    lang : str, optional
        Language of the names; by default the one that is set.

    Returns
    -------
    matplotlib.axes.Axes
        What was drawn on.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4, B1 .. A5 / B3; tile C1")
    >>> ax = graphs.draw_scorings(graphs.royal_grid(s, 0), graphs.royal_conflicts(s, 0))
    """
    names = list(scorings) if names is None else names
    left, low, right, high = _bounds(grid)
    wide, tall = right - left + 2, high - low + 2.4
    rows, columns = -(-len(names) // PER_ROW) or 1, min(len(names), PER_ROW) or 1
    ax = _axes(ax, 0.27 * wide * columns, 0.27 * tall * rows)
    tell = Teller(RoyalState.GAME, lang).tell
    turned: set[str] = set()
    for number, name in enumerate(names):
        row, column = divmod(number, PER_ROW)
        scoring, aside = scorings.nodes[name], (column * wide, -row * tall)
        _draw_scoring(grid, scoring, aside, turned, ax)
        name = tell("pattern-label", {"pattern": scoring["pattern"]})
        title = (
            f"{number + 1}. {name}: {scoring['points']}"
            if in_order
            else f"{name}: {scoring['points']}"
        )
        ax.text(aside[0] + (left + right) / 2, aside[1] + high + 0.95, title, ha="center", va="center", color=INK, size=SMALL)  # fmt: skip
        if in_order:
            turned.add(scoring["flip"])
    ax.set_xlim(left - 1, left - 1 + wide * columns)
    ax.set_ylim(high + 1.6 - tall * rows, high + 1.6)
    return ax


def _draw_scoring(
    grid: nx.Graph[str], scoring: Mapping[str, Any], aside: Spot, turned: Collection[str], ax: Axes
) -> None:
    """Draw a layout as small squares: those of a scoring with the shapes of their colours, and a cross on what is turned."""
    for place, facts in grid.nodes.items():
        at = facts["pos"][0] + aside[0], facts["pos"][1] + aside[1]
        colour = facts["colour"]
        if place in turned or facts["turned"]:
            _box(at, TURNED, PALE, ax)
        elif place in scoring["cells"]:
            _box(at, faces.PAPER[colour], faces.EDGE[colour], ax)
            ax.plot(*at, marker=MARKERS[colour], color=faces.EDGE[colour], markersize=5)
        else:
            _box(at, PLACE, PALE, ax)
        if place == scoring["flip"]:
            ax.plot(*at, marker="x", color=INK, markersize=9, markeredgewidth=2)


def _bounds(grid: nx.Graph[str]) -> tuple[int, int, int, int]:
    """Return the least x and y, and the greatest."""
    spots = [facts["pos"] for facts in grid.nodes.values()] or [(0, 0)]
    xs, ys = zip(*spots, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _draw_place(facts: Mapping[str, Any], ax: Axes) -> None:
    """Draw a tile by its notation, with the shape of its colour in the corner; or an empty place."""
    (x, y), tile, colour = facts["pos"], facts["tile"], facts["colour"]
    if not tile:
        _box((x, y), PLACE, PALE, ax)
        return
    turned = facts["turned"]
    _box(
        (x, y), TURNED if turned else faces.PAPER[colour], INK if turned else faces.EDGE[colour], ax
    )
    fill = "#5d4527" if turned else faces.EDGE[colour]
    ax.plot(x - 0.27, y + 0.27, marker=MARKERS[colour], color=fill, markersize=9, zorder=3)
    ax.text(x, y - 0.05, tile, ha="center", va="center", color="#5d4527" if turned else INK, size=14,
            weight="normal" if turned else "bold", zorder=5)  # fmt: skip
    if facts["crown"]:
        ax.text(x + 0.25, y + 0.26, CROWN, ha="center", va="center", color=INK, size=13, zorder=3)
    if facts["covered"]:
        under = "/".join(("", *facts["covered"]))
        ax.text(x, y - 0.32, under, ha="center", va="center", color="#5d4527", size=SMALL, zorder=5)


def draw_conflicts(conflicts: nx.DiGraph[str], ax: Axes | None = None) -> Axes:
    """Draw scorings in a ring, those that turn the same tile beside each other, and what they end.

    A node is the layout as a small square, with its tiles lit and a cross on the one that is turned; outside the
    ring stand its points. A red line joins two of which only one can be scored; an arrow leads from a scoring to one
    that it would end, and that can still be scored before it.

    Parameters
    ----------
    conflicts : networkx.DiGraph
        From :func:`royal_conflicts`, or a part of it.
    ax : matplotlib.axes.Axes, optional
        Where to draw; a new figure by default.

    Returns
    -------
    matplotlib.axes.Axes
        What was drawn on.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mops_royal").position("boards A2 A3 A4, B1 .. A5 / B3; tile C1")
    >>> ax = graphs.draw_conflicts(graphs.royal_conflicts(s, 0))
    """
    order = sorted(conflicts, key=lambda name: conflicts.nodes[name]["flip"])
    grid = royal_grid(conflicts.graph["state"], conflicts.graph["seat"])
    left, low, right, high = _bounds(grid)
    side = max(right - left, high - low) + 2
    ring = max(1.6 * side, 1.45 * side * len(order) / (2 * pi))
    whole = ring + side
    ax = _axes(ax, 0.3 * whole, 0.3 * whole)
    spots: dict[str, Spot] = {}
    grounds: dict[str, Patch] = {}
    for number, name in enumerate(order):
        scoring, angle = conflicts.nodes[name], pi / 2 - 2 * pi * number / len(order)
        spots[name] = x, y = ring * cos(angle), ring * sin(angle)
        grounds[name] = _box((x, y), PLACE, PALE, ax, side - 0.4)
        _draw_scoring(grid, scoring, (x - (left + right) / 2, y - (low + high) / 2), (), ax)
        out = 1 + 0.7 * side / ring
        ax.text(out * x, out * y, str(scoring["points"]), ha="center", va="center", color=INK, size=SMALL)  # fmt: skip
    both = conflicts.to_undirected(reciprocal=True).edges
    one_way = [edge for edge in conflicts.edges if not conflicts.has_edge(*edge[::-1])]
    for edges, style in (
        (both, {"color": BOTH, "linewidth": 1.6, "arrowstyle": "-"}),
        (one_way, {"color": LEADS, "linewidth": 1.2, "arrowstyle": "-|>"}),
    ):
        for one, two in edges:
            _join(spots[one], spots[two], (grounds[one], grounds[two]), style, ax)
    ax.set_xlim(-whole, whole)
    ax.set_ylim(-whole, whole)
    return ax


def _join(one: Spot, two: Spot, ends: tuple[Patch, Patch], style: Any, ax: Axes) -> None:
    """Draw an edge from the rim of a node to that of another, bent towards the middle of the ring."""
    from matplotlib.patches import FancyArrowPatch

    bend = BEND if one[0] * two[1] - one[1] * two[0] < 0 else -BEND
    arc = f"arc3,rad={bend}"
    drawn = {"connectionstyle": arc, "mutation_scale": 12, **style}
    ax.add_patch(FancyArrowPatch(one, two, patchA=ends[0], patchB=ends[1], **drawn))


def _axes(ax: Axes | None, width: float, height: float) -> Axes:
    """Return axes on which a tile is as wide as high."""
    ax = axes_for(ax, width, height)
    ax.set_aspect("equal")
    return ax


def _box(at: Spot, fill: Any, edge: str, ax: Axes, size: float = 0.92) -> Patch:
    """Draw a tile, or the ground of several, around a point."""
    from matplotlib.patches import FancyBboxPatch

    x, y = at
    style = "round,pad=0,rounding_size=0.12"
    box = FancyBboxPatch(
        (x - size / 2, y - size / 2), size, size, style, facecolor=fill, edgecolor=edge
    )
    return ax.add_patch(box)
