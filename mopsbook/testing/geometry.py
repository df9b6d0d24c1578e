"""What lies where on a table: that nothing leaves it or covers what is to be read, and letters are large enough.

It needs nothing but a :class:`~mopsbook.show.scene.Scene`. Widths of letters are those of
:mod:`mopsbook.show.lettering`; what is written is as long as in the language with the longest words.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from functools import lru_cache, partial
from math import cos, hypot, radians, sin
from typing import Any

from mopsbook.show.arrows import arc
from mopsbook.show.card_table import ABOVE, OWN
from mopsbook.show.lettering import (
    FLAG,
    FLAGGED,
    LETTER,
    NAME,
    PLATE,
    QUIET,
    TAG,
    TITLE,
    WORDS,
    pill,
    width,
)
from mopsbook.show.lying import Boxes, came_to, seen
from mopsbook.show.scene import HINT, Item, Kit, Msg, Scene, Words, Zone
from mopsbook.teach.words import Teller, languages

Edges = tuple[float, float, float, float]
Placed = dict[str, Edges]
LEAST, LEAST_NARROW, NARROW = 13, 12, 450
"""Height of letters, in units of the table: in most shapes, and in those that are less wide than the last
number, which are nine pixels high where such a table has 300."""
TINY = 0.4
"""Things that are drawn smaller are only to be recognised, but for cards."""
FONT_SIZE, USED = re.compile(r'font-size="([\d.]+)"'), re.compile(r"<use ([^>]*)>")
ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')
TOP = 2
"""Height of items that may lie over everything but words: what somebody says, or a sign."""
LIFT = 20
"""How much higher a picked card is, with its ring, in units of its zone."""
RIM = 8
"""How broad the rim of a table is, on which nothing lies; what somebody says is in the air."""
HEM = 1 / 3
"""How much of a card a flag may cover at its lower edge, where its back tells nothing."""
HEAD = 0.3
"""How much of a card at its upper edge tells what it is."""
FLAG_WIDTH = pill("m" * 8, TAG) / 2
"""Half of how wide a flag above a name usually is."""
TOUCH = 1.5
"""How far things may lie over each other: their corners are a little round."""
ROUND = 16
"""The same at the ends of a plate and at a piece, across and down together: there they are round."""


REACH, POINT = 18, 6
"""So near to what it leads to an arrow ends, and half of the room that its head takes."""
NUMBER = re.compile(r"-?[\d.]+")


Fault = tuple[str, dict[str, Any]]
"""Id of a sentence about what lies badly, and what fills it."""


def faults(scene: Scene) -> list[Fault]:
    """Return what lies badly, in any shape."""
    return [
        (what, facts | {"shape": "x".join(map(str, scene.shapes[shape]))})
        for shape in range(len(scene.shapes))
        for placed in [edges(scene, shape)]
        for find in (
            _outside,
            _covered,
            _covered_heads,
            _covered_if_picked,
            _flags,
            _room_for_flags,
            misled,
            _small,
        )
        for what, facts in find(scene, shape, placed)
    ]


def edges(scene: Scene, shape: int) -> Placed:
    """Return the edges of all that is to be seen, by item."""
    found = {}
    for key, item in scene.items.items():
        x, y, r, scale = scene.at(item, shape)
        w, h = _size(scene, item)
        if w:
            across, down = w * scale / 2, h * scale / 2
            if r:
                c, s = abs(cos(radians(r))), abs(sin(radians(r)))
                across, down = across * c + down * s, across * s + down * c
            found[key] = (x - across, y - down, x + across, y + down)
    return found


def is_read(item: Item) -> bool:
    """Say whether an item is a name or mere words."""
    return item.kind in ("plate", "caption")


def apart(one: Edges, other: Edges, corner: float = 0) -> bool:
    """Say whether two things do not lie over each other, or only with corners that are round."""
    # most are beside each other
    if one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]:
        return True
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return min(across, down) <= TOUCH or across + down <= corner


def _size(scene: Scene, item: Item) -> tuple[float, float]:
    face = scene.drawing(item)
    if face is not None:
        return face.w, face.h
    if item.text is None:
        return 0, 0
    if item.kind == "plate":  # as wide as a long name makes it
        return scene.room(item), NAME * PLATE
    size, letter = (WORDS, QUIET) if item.tone == "quiet" else (TITLE, LETTER)
    return width("m" * _longest(scene.game, item.text), size, letter), size


@lru_cache(maxsize=4096)
def _longest(game: str, words: Words) -> int:
    """Return how many letters some words have, in the language in which they have most."""
    if isinstance(words, int):
        return len(str(words))
    tellers = [Teller(game, lang) for lang in languages(game)]
    return max(len(teller.tell(words.id, words.facts)) for teller in tellers)


def _outside(scene: Scene, shape: int, placed: Placed) -> Iterator[Fault]:
    across, down = scene.shapes[shape]
    for key, (left, top, right, bottom) in placed.items():
        item = scene.items[key]
        rim = 0 if _is_ground(scene, item) or _is_said(item) else RIM
        if min(left, top, across - right, down - bottom) < rim - TOUCH:
            yield "lies-outside", {"item": key}


def _covered(scene: Scene, _shape: int, placed: Placed) -> Iterator[Fault]:
    """Yield what lies over words, and over the things of another zone."""
    items = scene.items
    seen = sorted((at, key) for key, at in placed.items() if not _is_ground(scene, items[key]))
    lefts = [at[0] for at, _ in seen]
    for n, (at, one) in enumerate(seen, 1):
        # from left to right: what begins beyond the right edge is apart, and all after it
        for beside, other in seen[n : bisect_left(lefts, at[2])]:
            if beside[3] <= at[1] or at[3] <= beside[1]:
                continue  # one below the other, as most are
            first, second = items[one], items[other]
            matters = is_read(first) or is_read(second) or not _together(scene, first, second)
            matters = matters or _is_said(first) or _is_said(second)
            ends = ROUND if {first.kind, second.kind} == {"plate", "thing"} else 0
            if matters and not apart(at, beside, ends):
                yield "lies-over", {"item": one, "other": other}


def _covered_if_picked(scene: Scene, shape: int, placed: Placed) -> Iterator[Fault]:
    """Yield what a card of the own hand lies over as long as it is picked, and higher than the others."""
    words = [(key, at) for key, at in placed.items() if is_read(scene.items[key])]
    for key, (left, top, right, _) in placed.items():
        item = scene.items[key]
        zone = scene.zones[item.zone]
        if key in scene.marks and zone.kind == "hand" and OWN <= zone.order < ABOVE:
            lifted = left, top - LIFT * scene.at(item, shape)[3], right, top
            for word, at in words:
                if not apart(lifted, at):
                    yield "lies-over", {"item": key, "other": word}


def _flags(scene: Scene, shape: int, placed: Placed) -> Iterator[Fault]:
    """Yield what a flag lies over that is to be read, such as another one."""
    read = [(key, at) for key, at in placed.items() if is_read(scene.items[key])]
    # it stays not long enough to keep clear of the end of a very long name
    read = [(key, _usual(scene, scene.items[key], at)) for key, at in read]
    for key, flag in _flagged(scene, shape, placed):
        for other, at in read:
            if other != key and not apart(flag, at, 1.5 * ROUND):  # both have round ends
                yield "lies-over", {"item": key, "other": other}
        read.append((f"{key} (flag)", flag))


def _flagged(scene: Scene, shape: int, placed: Placed) -> Iterator[tuple[str, Edges]]:
    """Yield what has a flag, and the edges of that."""
    for key, mark in scene.marks.items():
        if mark.tag is None or key not in placed:
            continue
        top, (left, _, right, _) = placed[key][1], seen(scene, key, shape)
        middle, half = (left + right) / 2, pill("m" * _longest(scene.game, mark.tag), TAG) / 2
        low = top + PLATE * NAME / 2 + TAG - FLAGGED if scene.items[key].kind == "plate" else top
        yield (
            key,
            (middle - half, low - TAG * (1 + FLAG / 2), middle + half, low - TAG * (1 - FLAG / 2)),
        )


def _room_for_flags(scene: Scene, _shape: int, placed: Placed) -> Iterator[Fault]:
    """Yield what a flag above a name, such as of what somebody got, would leave, and what it leaves too little of.

    That are cards, and what belongs to nobody: a board, on which everybody looks for something.
    """
    things = [
        (key, at)
        for key, at in placed.items()
        if (item := scene.items[key]).kind == "card"
        or (item.kind == "thing" and scene.zones[item.zone].seat is None and not _is_said(item))
    ]
    for key, (left, top, right, low) in placed.items():
        if scene.items[key].kind != "plate":
            continue
        middle, end = (left + right) / 2, (top + low) / 2 - FLAGGED
        flag = middle - FLAG_WIDTH, end - TAG * FLAG / 2, middle + FLAG_WIDTH, end + TAG * FLAG / 2
        if flag[1] < 0:
            yield "lies-outside", {"item": f"{key} (flag)"}
        for thing, at in things:
            hidden = at[3] - flag[1] if at[1] < flag[1] else flag[3] - at[1]
            if not apart(flag, at, ROUND) and hidden > HEM * (at[3] - at[1]):
                yield "lies-over", {"item": f"{key} (flag)", "other": thing}


def misled(scene: Scene, shape: int, placed: Placed) -> Iterator[Fault]:
    """Yield arrows that end beside what they lead to, within it, or on what is read."""
    read = [
        (key, _usual(scene, scene.items[key], at))
        for key, at in placed.items()
        if is_read(scene.items[key])
    ]
    for arrow in scene.arrows:
        drawn = (
            None
            if arrow.kind == "link"
            else arc(scene, arrow, shape, 0, Boxes(partial(_longest, scene.game)))
        )
        if drawn is None:
            continue
        way = f"{arrow.start} > {arrow.end}"
        x, y = (float(number) for number in NUMBER.findall(drawn.path)[-2:])
        meant, beside = _led_to(scene, arrow.end, shape)
        parts = [
            _usual(scene, scene.items[key], seen(scene, key, shape) if beside else at)
            for key, at in placed.items()
            if key in meant
        ]
        flags = [at for key, at in _flagged(scene, shape, placed) if key in meant]
        far = min((_away((x, y), at) for at in (*flags, *parts)), default=0)
        if far > REACH:
            yield "lies-apart", {"item": way, "far": round(far)}
        for key in sorted(
            {*meant, *beside} & placed.keys()
        ):  # a piece is round, and names lie over arrows
            if scene.items[key].kind != "plate" and not _away((x, y), _inner(placed[key])):
                yield "lies-over", {"item": way, "other": key}
        head = x - POINT, y - POINT, x + POINT, y + POINT
        for key, at in read:
            if not apart(head, at, ROUND):
                yield "lies-over", {"item": way, "other": key}


def _led_to(scene: Scene, end: str, shape: int) -> tuple[set[str], set[str]]:
    """Return what an arrow leads to, and the cards among which that is in a hand.

    To a hand and its cards belongs the name of its seat; what has just come into it is meant alone.
    """
    place = scene.items[end].zone if end in scene.items else end
    zone = scene.zones[place]
    within = {key for key, item in scene.items.items() if item.zone == place}
    if zone.kind == "hand":
        names = {
            key
            for key, item in scene.items.items()
            if item.kind == "plate" and item.seat == zone.seat is not None
        }
        came = {*came_to(scene, end, shape)}
        if came:
            return came | names, within
        within |= names
    return ({end} if end in scene.items else within), set()


def _inner(at: Edges) -> Edges:
    """Return the middle of a thing, as far as it is surely drawn."""
    left, top, right, low = at
    across, down = (right - left) * HEM / 2, (low - top) * HEM / 2
    return left + across, top + down, right - across, low - down


def _away(point: tuple[float, float], at: Edges) -> float:
    """Return how far a point is from a thing; 0 within it."""
    (x, y), (left, top, right, low) = point, at
    return hypot(max(left - x, x - right, 0), max(top - y, y - low, 0))


def _covered_heads(scene: Scene, _shape: int, placed: Placed) -> Iterator[Fault]:
    """Yield what lies over that of an open card which tells what it is: in another zone of its seat, or higher in its hand."""
    of_seat: dict[int, list[tuple[str, Edges, Zone, tuple[int, int]]]] = defaultdict(list)
    for key, at in placed.items():
        zone = scene.zones[scene.items[key].zone]
        if zone.seat is not None:
            of_seat[zone.seat].append((key, at, zone, (zone.drawn, scene.items[key].z)))
    for lying in of_seat.values():
        for key, (left, top, right, bottom), zone, lower in lying:
            if scene.items[key].kind != "card" or scene.items[key].face is None:
                continue
            head = left, top, right, top + HEAD * (bottom - top)
            for other, at, above, higher in lying:
                beside = above is not zone or zone.kind == "hand"
                if higher > lower and beside and not apart(head, at):
                    yield "lies-over", {"item": other, "other": key}


def _usual(scene: Scene, item: Item, at: Edges) -> Edges:
    """Return the edges of words, those of a plate with usual names."""
    if item.kind != "plate" or item.text is None:
        return at
    left, top, right, low = at
    spare = max(0, (right - left - pill("m" * _longest(scene.game, item.text), NAME)) / 2)
    return left + spare, top, right - spare, low


def _is_ground(scene: Scene, item: Item) -> bool:
    """Say whether something is mere decoration, on which other things lie."""
    face = scene.drawing(item)
    return face is not None and face.label is None and item.say is None and item.text is None


def _together(scene: Scene, one: Item, other: Item) -> bool:
    """Say whether things may lie over each other: in one zone, of one seat, on one board, or above all."""
    zones = [scene.zones[item.zone] for item in (one, other)]
    return (
        one.zone == other.zone
        or zones[0].boxes == zones[1].boxes
        or zones[0].seat == zones[1].seat is not None
        or any(zone.order >= ABOVE for zone in zones)
        or max(one.z, other.z) >= TOP
    )


def _is_said(item: Item) -> bool:
    """Say whether something is what somebody says: words in a bubble."""
    return item.kind == "thing" and item.z >= TOP and isinstance(item.text, Msg)


def _small(scene: Scene, shape: int, _placed: Placed) -> Iterator[Fault]:
    for key, item in scene.items.items():
        size, scale = _letters(scene, item), scene.at(item, shape)[3]
        if not size or item.tone == HINT or (scale < TINY and item.kind != "card"):
            continue
        name = item.kind == "plate" or scene.shapes[shape][0] >= NARROW
        if size * scale < (LEAST if name else LEAST_NARROW) - 0.01:
            yield "lies-small", {"item": key, "size": round(size * scale, 1)}


def _letters(scene: Scene, item: Item) -> float:
    """Return how high the letters of an item are that tell most, in units of its zone; 0 if it has none."""
    face = scene.drawing(item)
    if face is None:
        usual = {"plate": NAME}.get(item.kind, WORDS if item.tone == "quiet" else TITLE)
        return usual if item.text is not None else 0
    if item.text is not None and item.kind != "card":
        return face.at.size if face.at else NAME
    return _drawn(scene.kit, face.svg)


@lru_cache(maxsize=1024)
def _drawn(kit: Kit, svg: str) -> float:
    """Return how high the largest letters of a drawing are, those in its symbols too; 0 without any."""
    found = [float(size) for size in FONT_SIZE.findall(svg)]
    for attributes in USED.findall(svg):
        at = dict(ATTRIBUTE.findall(attributes))
        symbol = kit.art.get(at["href"].removeprefix("#"))
        if symbol is not None:
            (_, _, across, _), inner = symbol
            found.append(_drawn(kit, inner) * float(at.get("width", across)) / across)
    return max(found, default=0)
