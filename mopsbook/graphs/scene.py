"""A graph as a scene: its nodes are things, its links are lines, and what a node is linked with lights up.

Nodes that are cards, or several, are drawn as the table draws them, all others as a box with their ``label``. What
else a game knows to draw its ``graphs`` module says, by two functions that may be left out:

* ``portrait(graph, node)`` returns a :class:`~mopsbook.graphs.portraits.Portrait`, or None for the usual one;
* ``pictured(graph, numbers)`` returns the whole scene, for a graph whose nodes are the places of a board.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeAlias

import networkx as nx

from mopsbook.core import registry
from mopsbook.core.errors import MopsError, OptionError, short
from mopsbook.core.game import Game, game, game_of
from mopsbook.core.state import State
from mopsbook.graphs.layout import GAP, laid_out
from mopsbook.graphs.portraits import (
    CARD,
    PAPER,
    Portrait,
    heats,
    name_box,
    number_box,
    number_text,
    side_by_side,
)
from mopsbook.show.look import look_of
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Picture
from mopsbook.show.scene import NARROW, Arrow, Face, Item, Mark, Msg, Scene, Words, Zone, msg
from mopsbook.show.sentences import Note

AnyGraph: TypeAlias = "nx.Graph[Any]"
ZONE = "graph"
PROMPT = Note(msg("graph-prompt"), ())
ALONE = (790, 560, 400)
"""How wide a graph is that stands alone, in each of its shapes."""
ROOM = 440
"""How wide it is beside a board."""
HIGH = 430
EDGE = 10
TAGGED, COUNTED = 28, 48
"""Room above nodes for what is written there, and between them for what is written at arrows."""


def game_of_graph(graph: object) -> Game[Any, Any]:
    """Return the game of a graph, under the options of its position.

    Raises
    ------
    OptionError
        If it is no graph of a game.
    """
    known = getattr(graph, "graph", {})
    named = isinstance(graph, nx.Graph) and known.get("game") in registry.games()
    state = known.get("state") if named else None
    if not named or not isinstance(state, State | None):
        raise OptionError("graph-of-game", graph=short(graph))
    return game(known["game"]) if state is None else game_of(state)


def frame_of(
    graph: nx.Graph[Any],
    numbers: Mapping[Any, float] | None = None,
    best: Collection[Any] = (),
    beside: Frame | None = None,
) -> Frame:
    """Return a graph as a frame, beside its position or another frame if there is one.

    Parameters
    ----------
    graph : networkx.Graph
        A graph of :mod:`mopsbook.graphs`.
    numbers : mapping, optional
        A number for each node: the more, the hotter.
    best : collection
        Nodes with a gold ring.
    beside : Frame, optional
        The picture beside which it stands; by default that of its position.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("miau_miau", players=2).position("hands 9H QC / KD; discard 9C")
    >>> frame_of(graphs.miau_followers(s)).scene.about["node.QC"]
    ('node.9C', 'QC')
    """
    played = game_of_graph(graph)
    module = registry.optional_module(played.name, "graphs")
    whole = getattr(module, "pictured", None)
    if whole is not None and (scene := whole(graph, numbers)) is not None:
        return Frame(scene, prompt=PROMPT)
    state = graph.graph.get("state")
    if beside is not None:
        return replace(
            beside, scene=_Drawn(graph, played, numbers, best, module, beside.scene).scene()
        )
    board = None if state is None else Picture(state).frame().scene
    return Frame(_Drawn(graph, played, numbers, best, module, board).scene(), prompt=PROMPT)


def linked(message: str, names: Iterable[Msg]) -> Msg:
    """Return what is said of a node that is linked with others, if there are any.

    Examples
    --------
    >>> linked("graph-out", []).id, linked("graph-out", [msg("graph-node", name="a")]).id
    ('graph-alone', 'graph-out')
    """
    things = tuple(names)
    return msg(message, things=things, count=len(things)) if things else msg("graph-alone")


def made(of: Callable[[Any], AnyGraph], view: State, played: Game[Any, Any]) -> AnyGraph:
    """Return the graph of a position; one without nodes where there is nothing to be seen yet."""
    try:
        return of(view)
    except MopsError:
        return nx.Graph(game=played.name, state=view)


class _Drawn:
    """A graph on its way to a scene."""

    def __init__(
        self,
        graph: nx.Graph[Any],
        played: Game[Any, Any],
        numbers: Mapping[Any, float] | None,
        best: Collection[Any],
        module: Any,
        board: Scene | None,
    ) -> None:
        self.graph, self.best, self.board = graph, best, board
        self.kit = look_of(played.name).drawings(played.options) if board is None else board.kit
        self.game, self.module = played.name, module
        self.numbers = numbers
        colours = heats(numbers or {})
        self.nodes = {node: self._portrait(node) for node in graph}
        drawn = [one.face.h for one in self.nodes.values() if one.face is not None]
        self.unit = max(1.0, max(drawn, default=0) / CARD)
        self.faces = {
            self._id(node): self._box(node, portrait, colours.get(node))
            for node, portrait in self.nodes.items()
        }

    @staticmethod
    def _id(node: Any) -> str:
        return "node." + str(node).replace(" ", "_")

    def _portrait(self, node: Any) -> Portrait:
        own = getattr(self.module, "portrait", None)
        found: Portrait | None = own(self.graph, node) if own is not None else None
        if found is not None:
            return found
        facts = self.graph.nodes[node]
        cards = str(facts.get("card", node)).split()
        if all(card in self.kit.faces for card in cards):
            said = tuple([self.kit.faces[card].label for card in cards])
            return Portrait(
                msg("graph-things", things=said), side_by_side(self.kit, cards), self._of(cards)
            )
        told = msg("graph-node", name=str(facts.get("label", node)))
        return Portrait(told, fill=facts.get("fill", PAPER))

    def _of(self, cards: Collection[str]) -> tuple[str, ...]:
        """Return the items of the board that show these cards, of the seat whose graph it is."""
        if self.board is None:
            return ()
        seat = self.graph.graph.get("seat")
        zones = self.board.zones
        return tuple(
            key
            for key, item in self.board.items.items()
            if item.face in cards and (seat is None or zones[item.zone].seat in (None, seat))
        )

    def _box(self, node: Any, portrait: Portrait, colour: tuple[str, str] | None) -> Face:
        """Return how a node is drawn: a number on its colour, its face, or a box for its name."""
        if colour is not None:
            return number_box(colour)
        label = self.graph.nodes[node].get("label", node)
        return portrait.face or name_box(portrait, str(label), self.unit)

    def scene(self) -> Scene:
        """Return the whole."""
        board = self.board
        shapes, rooms = self._shapes()
        sizes = {
            node: (face.w, face.h)
            for node, face in zip(self.graph, self.faces.values(), strict=True)
        }
        laid = [laid_out(self.graph, sizes, (w, h), self._gaps()) for _, _, w, h in rooms]
        boxes = tuple(
            (left, top, scale) for (left, top, *_), (scale, _) in zip(rooms, laid, strict=True)
        )
        size = max(
            (w / scale, h / scale) for (_, _, w, h), (scale, _) in zip(rooms, laid, strict=True)
        )
        zone = Zone(msg("graph-zone"), "graph", boxes, size, 900)
        items = {
            self._id(node): self._item(node, n, [(at[node], scale) for scale, at in laid])
            for n, node in enumerate(self.graph)
        }
        arrows = tuple(self._links())
        about = {self._id(node): self._near(node) for node in self.graph}
        marks = {self._id(node): self._mark(node) for node in self.graph}
        kit = replace(self.kit, faces={**self.kit.faces, **self.faces})
        if board is None:
            title = (msg("game-name"), msg("graph-zone"))
            return Scene(
                self.game, kit, shapes, title, {ZONE: zone}, items, marks, arrows, about=about
            )
        return replace(
            board,
            kit=kit,
            shapes=shapes,
            zones={
                **{key: _narrow(one) for key, one in board.zones.items()},
                ZONE: zone,
            },
            items={**{key: _slim(one) for key, one in board.items.items()}, **items},
            marks={**board.marks, **marks},
            arrows=arrows,
            about={**board.about, **about},
        )

    def _shapes(
        self,
    ) -> tuple[tuple[tuple[int, int], ...], list[tuple[float, float, float, float]]]:
        """Return the shapes of the whole, and the room of the graph in each: left, top, width, height."""
        top = EDGE + (TAGGED if "tag" in self.graph.graph else 0)
        if self.board is None:
            return (
                tuple((wide, HIGH) for wide in ALONE),
                [(EDGE, top, wide - 2 * EDGE, HIGH - top - EDGE) for wide in ALONE],
            )
        width, height = self.board.shapes[NARROW]
        return (
            ((width + ROOM, height), (width, height + HIGH)),
            [
                (width, top, ROOM - EDGE, height - top - EDGE),
                (EDGE, height + top - EDGE, width - 2 * EDGE, HIGH - top),
            ],
        )

    def _gaps(self) -> tuple[float, float]:
        """Return the room between two nodes, also for what is written there."""
        if any("count" in facts for _, _, facts in self.graph.edges(data=True)):
            return COUNTED, COUNTED
        return GAP, TAGGED if "tag" in self.graph.graph else GAP

    def _item(self, node: Any, n: int, at: list[tuple[tuple[float, float], float]]) -> Item:
        places = [(round(x / scale, 1), round(y / scale, 1), 0.0) for (x, y), scale in at]
        text: Words | None = None
        if self.numbers is not None and node in self.numbers:
            text = msg("graph-number", count=number_text(self.numbers[node]))
        elif self.nodes[node].face is None:
            text = self.nodes[node].say
        (x, y, _), *others = places
        say = self._said(node)
        return Item("thing", ZONE, x, y, n, self._id(node), text, say, tuple(others))

    def _said(self, node: Any) -> Msg:
        said = self.nodes[node].say
        if self.numbers is not None and node in self.numbers:
            return msg("graph-told", thing=said, count=number_text(self.numbers[node]))
        return said

    def _links(self) -> Iterator[Arrow]:
        """Yield a line for each link; an arrow where it leads one way only."""
        graph, done = self.graph, set[tuple[str, str]]()
        for one, two, facts in graph.edges(data=True):
            ends = self._id(one), self._id(two)
            if ends in done:
                continue
            count = facts.get("count")
            label = None if count is None else msg("graph-number", count=number_text(count))
            both = not graph.is_directed() or (label is None and graph.has_edge(two, one))
            done |= {ends, ends[::-1]} if both else {ends}
            yield Arrow(*ends, "link" if both else "leads", label)

    def _near(self, node: Any) -> tuple[str, ...]:
        """Return what lights up with a node; what it ends fades instead."""
        graph = self.graph
        fades = "-" if graph.graph.get("ends") else ""
        out = [f"{fades}{self._id(one)}" for one in graph[node]]
        return (*out, *self.nodes[node].shows)

    def _mark(self, node: Any) -> Mark:
        """Return what is said of a node: its neighbours."""
        graph = self.graph
        kind = "best" if node in self.best else "near"
        out = list(graph[node])
        into = list(graph.predecessors(node)) if graph.is_directed() else out
        told = [linked(message, map(self._name, some)) for message, some in self._sides(out, into)]
        why = msg("graph-sides", first=told[0], second=told[1]) if len(told) > 1 else told[0]
        edges = graph.edges(node, data="rule")
        rules = tuple(dict.fromkeys(rule for _, _, rule in edges if rule is not None))
        value = graph.nodes[node].get(graph.graph.get("tag"))
        tag = None if value is None else msg("graph-number", count=number_text(value))
        return Mark(kind, tag, why, rules)

    def _name(self, node: Any) -> Msg:
        portrait = self.nodes[node]
        return portrait.name or portrait.say

    def _sides(self, out: list[Any], into: list[Any]) -> list[tuple[str, list[Any]]]:
        """Return the words for the neighbours on either side of a node."""
        ends = self.graph.graph.get("ends")
        if not out and not into:
            return [("graph-near", [])]
        if {*out} == {*into}:
            return [("graph-ends" if ends else "graph-near", out)]
        sides = [
            ("graph-ends" if ends else "graph-out", out),
            ("graph-ended" if ends else "graph-in", into),
        ]
        return [side for side in sides if side[1]]


def _narrow(zone: Zone) -> Zone:
    """Return a zone of a board that is narrow in every shape."""
    return replace(zone, boxes=(zone.boxes[NARROW],) * 2)


def _slim(item: Item) -> Item:
    if not item.others:
        return item
    x, y, r = item.others[NARROW]
    return replace(item, x=x, y=y, r=r, others=())
