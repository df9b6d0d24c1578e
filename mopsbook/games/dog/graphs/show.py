"""The track of Dog as SVG in the look of the table: every field with its number, the pieces, and chosen ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from math import hypot
from typing import Any

import networkx as nx

from mopsbook.games.dog.graphs.ways import Edge, summed
from mopsbook.games.dog.look.faces import EDGE, INK, PAPER, kit
from mopsbook.games.dog.look.places import ROOM
from mopsbook.graphs.portraits import heats, number_text
from mopsbook.show.art import use
from mopsbook.show.scene import Arrow, Face, Item, Kit, Lettering, Mark, Scene, Words, Zone, msg
from mopsbook.show.svg import as_svg
from mopsbook.show.text import as_text

HALF = 285
"""From the middle of the board to the middle of an edge, on the wide canvas."""
MARGIN = 40
SLIM = 400
LARGEST = 1.4
"""How large fields are at most."""
START = 28
LETTERS = 12
"""How large a number is written: on a phone, too, it can be read."""
ZONE = 25
THREAD = "#b09a78"
KINDS = {"track": "field", "start-field": "start0", "home": "home0", "start-zone": "zone0"}
"""Kinds of field, each with a face that shows it."""
RINGS = {"reached": ("#2568e0", ""), "barred": ("#c13a2c", '<path d="M8 8L26 26M26 8L8 26"/>')}
Spot = tuple[float, float]


@dataclass(frozen=True, slots=True, repr=False)
class Picture:
    """A drawing that shows itself in a notebook, and tells in words what is on it.

    Parameters
    ----------
    svg : str
        The drawing; it needs nothing else.
    text : str
        The same in words.
    """

    svg: str
    text: str

    def _repr_svg_(self) -> str:
        return self.svg

    def __repr__(self) -> str:
        return self.text


def show_track(
    track: nx.DiGraph[str],
    ways: nx.DiGraph[str] | None = None,
    numbers: Mapping[str, float] | None = None,
    lang: str | None = None,
) -> Picture:
    """Return a track as SVG, in the look of the table and always the same.

    Parameters
    ----------
    track : networkx.DiGraph
        From :func:`dog_track`, or a part of it; the pieces on its fields are drawn.
    ways : networkx.DiGraph, optional
        What is shown on it, from :func:`dog_reach`, :func:`dog_blocks`, :func:`dog_hops`,
        :func:`dog_way_home` or a part of these: arrows, and beside each field the cards that lead
        there. Pieces that are sent back are crossed out; an arrow that is not allowed ends at the
        piece that is in the way, and the field that it should lead to is barred.
    numbers : mapping, optional
        What is written on fields, by name, such as how far they are from something: the more, the hotter
        their colour. By default their own numbers.
    lang : str, optional
        Language of the words; by default the one that is set.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("dog", players=2).position("pieces t5 / t8; hands 3")
    >>> print(repr(graphs.show_track(graphs.dog_track(s), graphs.dog_reach(s))).splitlines()[1])
    Ways: track 5 → track 8: 3
    """
    scene = drawn_track(track, ways, numbers).scene()
    return Picture(as_svg(scene, lang), as_text(scene, lang))


def drawn_track(
    track: nx.DiGraph[str],
    ways: nx.DiGraph[str] | None = None,
    numbers: Mapping[str, float] | None = None,
) -> Drawing:
    """Return the drawing of :func:`show_track`, to be looked at or gone on with."""
    drawn = Drawing(track, numbers)
    drawn.pieces()
    for n, way in enumerate(summed(ways)):
        drawn.way(way, n)
    return drawn


class Drawing:
    """Where everything lies, and what lies there so far."""

    def __init__(self, track: nx.DiGraph[str], numbers: Mapping[str, float] | None) -> None:
        self.fields: dict[str, Mapping[str, Any]] = dict(track.nodes.items())
        known = {name: one for name, one in (numbers or {}).items() if name in track}
        self.colours = heats(known)
        xs, ys = zip(*(spot for f in self.fields.values() for spot in f["places"]), strict=True)
        self.left, self.top = min(xs), max(ys)
        self.loop = [
            f["pos"] for f in self.fields.values() if f["kind"] in ("track", "start-field")
        ]
        near = min(hypot(a[0] - b[0], a[1] - b[1]) for a, b in pairwise(self.loop))
        self.scale = round(min(LARGEST, near * HALF / ROOM), 3)
        self.width = round((max(xs) - self.left) * HALF) + 2 * MARGIN
        self.height = round((self.top - min(ys)) * HALF) + 2 * MARGIN
        self.zones = {"board": self._zone("zone-board", 1)}
        self.items: dict[str, Item] = {}
        self.marks: dict[str, Mark] = {}
        self.arrows: dict[tuple[str, str], Arrow] = {}
        self.signs: dict[str, tuple[str, ...]] = {}
        """What leads to a field."""
        self.standing: dict[str, str] = {}
        """The item of each piece, by its name; of those in a start zone the first."""
        self.threads = self._threads(track.edges(data=True))
        middle = ((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)
        self._put("threads", "board", middle, n=-1, face="threads")
        for name, facts in self.fields.items():
            self._field(name, facts, _own(facts) if numbers is None else numbers.get(name))
        for n, (kind, face) in enumerate(KINDS.items()):
            x, y = 0.34 * (n % 2) - 0.17, 0.12 - 0.22 * (n // 2)
            self._put(f"kind.{kind}", "board", (x, y), face=face)
            word = msg("field-kind", kind=kind)
            self._put(f"word.{kind}", "board", (x, y - 0.09), "caption", text=word, tone="quiet")

    def _zone(self, label: str, order: int, **facts: Any) -> Zone:
        boxes = ((0, 0, self.scale), (0, 0, round(self.scale * SLIM / self.width, 3)))
        return Zone(
            msg(label, **facts), "board", boxes, self._units(), order, seat=facts.get("owner")
        )

    def _units(self) -> Spot:
        """Return width and height in units of the zones."""
        return round(self.width / self.scale), round(self.height / self.scale)

    def _spot(self, pos: Spot) -> Spot:
        """Return a place in units of the zones."""
        x, y = pos[0] - self.left, self.top - pos[1]
        return round((x * HALF + MARGIN) / self.scale), round((y * HALF + MARGIN) / self.scale)

    def _put(self, key: str, zone: str, pos: Spot, kind: str = "thing", **more: Any) -> None:
        self.items[key] = Item(kind, zone, *self._spot(pos), **more)

    # the board

    def _field(self, name: str, facts: Mapping[str, Any], number: float | None) -> None:
        kind, seat = facts["kind"], facts["seat"]
        text: Words | None = None
        if number is not None:
            whole = number_text(number)
            text = whole if isinstance(whole, int) else msg("graph-number", count=whole)
        if kind == "start-zone":
            for n, place in enumerate(facts["places"]):
                self._put(f"{name}.{n}", "board", place, face=f"zone{seat}", text=text)
            owner = msg("seat-name", player=seat)
            self._put(f"word.{name}", "board", facts["beside"], "caption", text=owner)
            return
        face = "field" if kind == "track" else f"{kind.removesuffix('-field')}{seat}"
        if name in self.colours:
            colour, _ = self.colours[name]
            face = f"heat{colour}.{'' if kind == 'track' else seat}"
        self._put(name, "board", facts["pos"], face=face, text=text)

    def _threads(self, steps: Iterable[Edge]) -> Face:
        """Return the steps as lines with a tip in the middle, those backward left out."""
        drawn: dict[str, str] = {}
        for source, target, facts in steps:
            if facts["kind"] == "backward":
                continue
            ax, ay = self._spot(self.fields[source]["pos"])
            bx, by = self._spot(self.fields[target]["pos"])
            length = hypot(bx - ax, by - ay)
            dx, dy = (bx - ax) / length, (by - ay) / length
            x, y = (ax + bx) / 2 + 1.6 * dx, (ay + by) / 2 + 1.6 * dy
            one, two = (
                f"{x - 3.2 * dx + side * dy:.1f} {y - 3.2 * dy - side * dx:.1f}"
                for side in (2.6, -2.6)
            )
            seat = facts["seat"]
            colour = THREAD if seat is None else EDGE[seat]
            line = f"M{ax} {ay}L{bx} {by}M{one}L{x:.1f} {y:.1f}L{two}"
            drawn[colour] = drawn.get(colour, "") + line
        lines = "".join(f'<path d="{d}" stroke="{colour}"/>' for colour, d in drawn.items())
        svg = f'<g fill="none" stroke-width="1.6" stroke-linecap="round">{lines}</g>'
        return Face(*self._units(), svg, None)

    # what is on it

    def pieces(self) -> None:
        """Add the pieces."""
        for name, facts in self.fields.items():
            for n, seat in enumerate(facts["pieces"]):
                zone, key = f"pieces{seat}", f"piece.{name}.{n}"
                if zone not in self.zones:
                    self.zones[zone] = self._zone("zone-pieces", 20 + seat, owner=seat)
                self.standing.setdefault(f"{seat}:{facts['field']}", key)
                told = {"owner": seat, "field": facts["field"], "protected": facts["protected"]}
                place, say = facts["places"][n], msg("piece-other", **told)
                self._put(key, zone, place, n=n, face=f"pug{seat}", say=say, z=1)
                if facts["protected"]:
                    self._put(f"guard.{name}", zone, place, n=20, face="guard", z=2)

    def way(self, way: Edge, number: int) -> None:
        """Add an arrow to the field that is reached, or to what is in the way; mark who is sent back."""
        self.zones["ways"] = self._zone("zone-ways", 10)
        here, there, facts = way
        start, end = self.fields[here], self.fields[there]
        cards, blocks, sent = (facts[fact] for fact in ("cards", "blocks", "sent"))
        self.marks |= {self.standing[one]: Mark("hit") for one in sent if one in self.standing}
        _, target = self.ends(here, there, ())
        say = msg(
            "way-told", source=start["field"], target=end["field"], cards=cards, pieces=blocks[:1]
        )
        ring = "reached" if facts["legal"] else "barred"
        face = "spot" if target in self.marks else ring
        key = f"way.{here}.{there}"
        self._put(key, "ways", end["pos"], n=number, face=face, say=say)
        ends = self.ends(here, there, blocks)
        self.arrows[ends] = Arrow(*ends, "moves")
        signs = (*self.signs.get(there, ()), *facts["signs"])
        self.signs[there] = tuple(dict.fromkeys(signs))

    def ends(self, here: str, there: str, blocks: Sequence[str]) -> tuple[str, str]:
        """Return the items that an arrow joins: a piece, and what is there or in the way."""
        source, target = (self.piece_on(one) or one for one in (here, there))
        return source, self.standing.get(blocks[0], target) if blocks else target

    def piece_on(self, name: str) -> str | None:
        """Return the item of the piece that stands on a field, or would wait there."""
        facts = self.fields[name]
        if facts["pieces"]:
            return self.standing[f"{facts['pieces'][0]}:{facts['field']}"]
        return f"{name}.0" if facts["kind"] == "start-zone" else None

    def scene(self) -> Scene:
        """Return the whole."""
        for name, signs in self.signs.items():
            told = msg("way-cards", cards=signs)
            self._put(f"cards.{name}", "ways", self.fields[name]["beside"], face="spot", text=told)
        common = kit()
        return Scene(
            game="dog",
            kit=Kit(common.art, {**_faces(), **self._hot(), "threads": self.threads}, common.back),
            shapes=((self.width, self.height), (SLIM, round(SLIM * self.height / self.width))),
            title=(msg("game-name"), msg("title-track", count=len(self.loop))),
            zones=self.zones,
            items=self.items,
            marks=self.marks,
            arrows=tuple(self.arrows.values()),
        )

    def _hot(self) -> Mapping[str, Face]:
        """Return the fields in the colours of their numbers; those of a seat keep the shape of its colour."""
        found = {}
        for name, (colour, ink) in self.colours.items():
            seat = self.fields[name]["seat"]
            look = f'fill="{colour}" stroke="{THREAD if seat is None else EDGE[seat]}"'
            shape = '<circle cx="14" cy="14" r="13"/>'
            if seat is not None:
                shape = use(f"shape{seat}", 0, 0, START, START)
            svg = f'<g {look} stroke-width="{1.5 if seat is None else 3}">{shape}</g>'
            key = f"heat{colour}.{'' if seat is None else seat}"
            found[key] = _numbered(Face(START, START, svg, None), LETTERS, ink)
        return found


def _own(facts: Mapping[str, Any]) -> int | None:
    """Return the number of a field; a start zone has none."""
    return None if facts["kind"] == "start-zone" else int(facts["field"][1:])


@cache
def _faces() -> Mapping[str, Face]:
    """Return the faces of the table that are used here, and those that only a track has."""
    table = kit().faces
    faces = {key: table[key] for key in table if key == "guard" or key[:-1] == "pug"}
    faces["field"] = _numbered(table["field"], LETTERS, "#5b4a36")
    for seat, colour in enumerate(EDGE):
        look = f'<g fill="{PAPER[seat]}" stroke="{colour}" stroke-width="3">'
        start = f"{look}{use(f'shape{seat}', 0, 0, START, START)}</g>"
        faces[f"start{seat}"] = _numbered(Face(START, START, start, None), LETTERS, INK[seat])
        faces[f"home{seat}"] = _numbered(table[f"home{seat}"], LETTERS, INK[seat])
        look = f'<g fill="none" stroke="{colour}" stroke-width="2.4" stroke-dasharray="4 3">'
        zone = f"{look}{use(f'shape{seat}', 0, 0, ZONE, ZONE)}</g>"
        faces[f"zone{seat}"] = _numbered(Face(ZONE, ZONE, zone, None), LETTERS, INK[seat])
    for key, (colour, cross) in RINGS.items():
        circle = '<circle cx="17" cy="17" r="14"/>'
        ring = f'<g fill="none" stroke="{colour}" stroke-width="2.6">{circle}{cross}</g>'
        faces[key] = Face(34, 34, ring, None)
    faces["spot"] = Face(1, 1, "", None, Lettering(0.5, 4.5, LETTERS, "#5a3fb5"))
    return faces


def _numbered(face: Face, size: float, ink: str) -> Face:
    """Return a face with a number in its middle."""
    return replace(face, at=Lettering(face.w / 2, face.h / 2 + 0.36 * size, size, ink))
