"""The track of Dog on matplotlib axes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import dist, pi
from typing import TYPE_CHECKING, Any

import networkx as nx

from mopsbook.games.dog.graphs.ways import Edge, summed
from mopsbook.games.dog.look import faces
from mopsbook.games.dog.state import DogState
from mopsbook.graphs.draw import INK, PALE, axes_for
from mopsbook.graphs.portraits import heats
from mopsbook.teach.words import Teller

if TYPE_CHECKING:
    from matplotlib.axes import Axes

CORNERS = ((0, 0.0), (4, pi / 4), (4, 0.0), (6, pi / 6), (8, pi / 8), (3, 0.0))
"""The shape of each colour, much as at the table: its corners, and how far it is turned."""
WIDTH = {0: 1.0, 3: 1.3, 4: 1.15, 6: 1.05, 8: 1.03}
"""By corners, how wide a shape has to be to look as large as a circle."""
RADIUS = {"track": 0.39, "start-field": 0.46, "home": 0.42, "start-zone": 0.42}
"""Of fields, measured by the distance of neighbours on the loop."""
WIDEST = 0.11
"""As far as that from each other are the places of a start zone, on every board."""
PIECE, RING = 0.48, 0.6
REACHED, BARRED, ARROW = "#2568e0", "#c13a2c", "#5a3fb5"

Spot = tuple[float, float]


def draw_track(
    track: nx.DiGraph[str],
    ways: nx.DiGraph[str] | None = None,
    numbers: Mapping[str, float] | None = None,
    ax: Axes | None = None,
    lang: str | None = None,
) -> Axes:
    """Draw a track on matplotlib axes.

    Parameters
    ----------
    track, ways, numbers, lang
        As for :func:`mopsbook.graphs.show_track`.
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
    >>> s = mops.game("dog").position("pieces t5 t60 / t8; hands 3 8 7")
    >>> ax = graphs.draw_track(graphs.dog_track(s), graphs.dog_reach(s))
    """
    ax = axes_for(ax, 8, 8)
    drawing = _Drawing(track, ax, lang)
    drawing.steps()
    drawing.fields(numbers)
    drawing.ways(summed(ways))
    drawing.pieces()
    return ax


class _Drawing:
    """Axes on which a track is drawn, one layer after the other."""

    def __init__(self, track: nx.DiGraph[str], ax: Axes, lang: str | None) -> None:
        self.nodes, self.edges, self.ax = track.nodes, track.edges, ax
        self.tell = Teller(DogState.GAME, lang).tell
        every = list(track.nodes.values())
        loop = [facts["pos"] for facts in every if facts["kind"] in ("track", "start-field")]
        self.step = min(WIDEST, *(dist(one, two) for one, two in pairwise(loop)))
        xs, ys = zip(*(place for facts in every for place in facts["places"]), strict=True)
        ax.set_xlim(min(xs) - 0.1, max(xs) + 0.1)
        ax.set_ylim(min(ys) - 0.1, max(ys) + 0.1)
        ax.set_aspect("equal")
        box = ax.get_window_extent()
        unit = min(box.width / (max(xs) - min(xs) + 0.2), box.height / (max(ys) - min(ys) + 0.2))
        self.point = 72 / ax.figure.dpi * unit
        """How many points are a unit of the board, to measure letters by it."""
        self.sent: set[str] = set()

    def _shape(self, place: Spot, seat: int | None, radius: float, **look: Any) -> None:
        """Draw the shape of a colour; without one, a circle."""
        from matplotlib.patches import Circle, RegularPolygon

        corners, turn = CORNERS[seat or 0]
        size = radius * self.step * WIDTH[corners]
        outline = (
            RegularPolygon(place, corners, radius=size, orientation=turn, **look)
            if corners
            else Circle(place, size, **look)
        )
        self.ax.add_patch(outline)

    def _text(self, place: Spot, text: object, size: float = 0.05, **look: Any) -> None:
        look = {"color": INK, "ha": "center", "va": "center", "zorder": 6, **look}
        self.ax.text(*place, str(text), size=size * self.point, **look)

    def _cross(self, place: Spot, radius: float, order: int) -> None:
        (x, y), r = place, radius * self.step
        look: dict[str, Any] = {"color": BARRED, "linewidth": 2.4, "zorder": order}
        self.ax.plot([x - r, x + r], [y - r, y + r], **look)
        self.ax.plot([x - r, x + r], [y + r, y - r], **look)

    def steps(self) -> None:
        """Draw every step as a line; those backward lie on those forward."""
        for source, target, facts in self.edges(data=True):
            if facts["kind"] != "backward":
                ends = zip(self.nodes[source]["pos"], self.nodes[target]["pos"], strict=True)
                colour = PALE if facts["seat"] is None else faces.EDGE[facts["seat"]]
                self.ax.plot(*ends, color=colour, linewidth=1.4, zorder=1)

    def fields(self, numbers: Mapping[str, float] | None) -> None:
        """Draw the fields with their numbers, the names of the players, and a legend."""
        colours = heats(numbers or {})
        for name, facts in self.nodes.items():
            kind, seat = facts["kind"], facts["seat"]
            own = "" if kind == "start-zone" else facts["field"][1:]
            number = own if numbers is None else numbers.get(name, "")
            fill, ink = colours.get(name, ("", INK if kind == "track" else faces.INK[seat]))
            look = {"color": ink, "va": "center_baseline", "zorder": 3}
            for place in facts["places"]:
                self._field(place, kind, seat, fill)
                self._text(place, number, 0.47 * self.step, **look)
            if kind == "start-zone":
                owner = self.tell("seat-name", {"player": seat})
                self._text(facts["beside"], owner, color=ink, weight="bold")
        for n, kind in enumerate(RADIUS):
            y = 0.15 - 0.1 * n
            self._field((-0.13, y), kind, 0)
            self._text((-0.05, y), self.tell("field-kind", {"kind": kind}), ha="left")

    def _field(self, place: Spot, kind: str, seat: int | None, fill: str = "") -> None:
        look: dict[str, Any] = {"facecolor": "white", "edgecolor": PALE, "linewidth": 1.3}
        if kind == "track":
            seat = None
        if seat is not None:
            look |= {"facecolor": faces.PAPER[seat], "edgecolor": faces.EDGE[seat]}
        if kind == "start-field":
            look["linewidth"] = 2.6
        elif kind == "start-zone":
            look |= {"facecolor": "none", "linestyle": (0, (3, 2))}
        if fill:  # the more, the hotter
            look["facecolor"] = fill
        self._shape(place, seat, RADIUS[kind], zorder=2, **look)

    def ways(self, ways: Iterable[Edge]) -> None:
        """Draw arrows, rings round the fields to which they lead, and the cards beside these."""
        standing = {
            f"{seat}:{facts['field']}": facts["pos"]
            for facts in self.nodes.values()
            for seat in facts["pieces"]
        }
        arrows, signs = {}, dict[str, dict[str, None]]()
        for source, target, facts in ways:
            start, end = self.nodes[source]["pos"], self.nodes[target]["pos"]
            blocks, legal = facts["blocks"], facts["legal"]
            goal = standing.get(blocks[0], end) if blocks else end
            arrows[start, goal] = ARROW if legal else BARRED
            ring = {"facecolor": "none", "edgecolor": REACHED if legal else BARRED}
            self._shape(end, None, RING, linewidth=2, zorder=3, **ring)
            if not legal:
                self._cross(end, RING * 0.7, 3)
            signs.setdefault(target, {}).update(dict.fromkeys(facts["signs"]))
            self.sent |= set(facts["sent"])
        for (start, end), colour in arrows.items():
            shrink = PIECE * self.step * self.point + 2
            look: dict[str, Any] = {
                "arrowstyle": "-|>",
                "connectionstyle": "arc3,rad=0.3",
                "color": colour,
            }
            look |= {
                "shrinkA": shrink,
                "shrinkB": shrink,
                "linewidth": 1.4,
                "linestyle": (0, (4, 2)),
            }
            self.ax.annotate("", end, start, arrowprops=look, zorder=4)
        for name, leading in signs.items():
            told = self.tell("way-cards", {"cards": list(leading)})
            self._text(self.nodes[name]["beside"], told, color=ARROW, weight="bold")

    def pieces(self) -> None:
        """Draw the pieces; those that are protected have a thick edge, those sent back a cross."""
        for facts in self.nodes.values():
            for place, seat in zip(facts["places"], facts["pieces"], strict=False):
                look = {"facecolor": faces.EDGE[seat], "edgecolor": INK, "zorder": 5}
                self._shape(place, seat, PIECE, linewidth=3 if facts["protected"] else 0.9, **look)
                if f"{seat}:{facts['field']}" in self.sent:
                    self._cross(place, PIECE, 6)
