"""What lies on the table, made once for many pictures: from one to the next nearly all of it stays."""

from __future__ import annotations

from dataclasses import replace
from functools import cache, lru_cache
from typing import Any

from mopsbook.core.state import HIDDEN
from mopsbook.games.dog.board import START_ZONE, Board, field_text
from mopsbook.games.dog.cards import Card
from mopsbook.games.dog.letters import LETTERS
from mopsbook.games.dog.look import marks, places
from mopsbook.games.dog.look.turn import waiting_place
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.voice import spoken
from mopsbook.show.cards import CARD, PILE
from mopsbook.show.layout import seats_around
from mopsbook.show.plan import Fan, Plan, Poses
from mopsbook.show.scene import Item, Zone, msg

FIFTH = 5
"""So many fields on there is the next number."""
CROWDED = 100
"""From so many fields on there is no room for their numbers."""
ORDER = {"board": 8, "piles": 9, "others": 10, "pieces": 30, "own": 40, "guards": 50, "goals": 60}
"""What a turn needs comes last: the own pieces, the own hand, and then the targets of what was chosen."""


def units(plan: Plan) -> tuple[float, float]:
    """Return width and height of the canvas in units of the board."""
    scale = plan.zones["board"][0][2]
    width, height = plan.shapes[0]
    return round(width / scale), round(height / scale)


def at(places: Poses) -> dict[str, Any]:
    """Return where an item lies on the board."""
    (x, y, r), *others = places
    return {"x": x, "y": y, "r": r, "others": tuple(others)}


@lru_cache(maxsize=64)
def board(
    options: DogOptions, below: int, you: int | None
) -> tuple[dict[str, Zone], dict[str, Item]]:
    """Return all that stays as it is during a game: fields, panels and names."""
    plan, board = places.plan(options, below), options.board
    zones: dict[str, Zone] = {}
    items: dict[str, Item] = {}
    boxes = plan.zones["board"]
    zones["board"] = Zone(msg("zone-board"), "board", boxes, units(plan), ORDER["board"])
    items["word.board"] = Item("caption", "board", -999, -999, 0)
    empty = {section * options.spaces for section in range(options.section_count)}
    faces = {}
    for field in board.fields():
        seat = board.owner.get(field)
        usual = "nobody" if field in empty else "field"
        faces[field_text(field)] = usual if seat is None else f"start{seat}"
    for seat in range(options.players):
        homes = [marks.field_id(seat, field) for field in board.homes()]
        zone = [f"zone{seat}.{number}" for number in range(options.piece_count)]
        faces |= dict.fromkeys([*homes, *zone], f"home{seat}")
    for name, face in faces.items():
        items[name] = Item("thing", "board", n=0, face=face, **at(plan.spots[name]))
    for field in board.fields():
        name = field_text(field)
        if faces[name] == "field":
            items[name] = replace(items[name], text=field, tone="hint")
            if field % FIFTH == 0 and board.length < CROWDED:
                items[name] = numbered(items[name])
    for section, field in _ways(board).items():
        items[f"way{section}"] = Item(
            "thing", "board", n=1, face="ahead", **at(plan.spots[f"way.{field_text(field)}"])
        )
    guards = msg("zone-guards")
    zones["guards"] = Zone(guards, "guards", boxes, units(plan), ORDER["guards"])
    for name, label in (("stock", msg("zone-stock")), ("discard", msg("zone-discard"))):
        zones[name] = Zone(label, name, plan.zones[name], PILE, ORDER["piles"])
    for place, seat in enumerate(seats_around(options.players, below)):
        _panel(options, plan, place, seat, you, zones, items)
    return zones, items


def numbered(field: Item) -> Item:
    """Return a field with its number, over the pieces beside it."""
    return replace(field, zone="guards", face="number", tone=None)


@lru_cache(maxsize=512)
def numbers(
    options: DogOptions, below: int, you: int | None, taken: frozenset[int]
) -> dict[str, Item]:
    """Return the fields whose pieces hide their numbers, and free ones near them that bear theirs instead."""
    fields, found = board(options, below, you)[1], dict[str, Item]()
    length, ways = options.board.length, {*_ways(options.board).values()}
    for field in sorted(taken):
        name = field_text(field)
        if fields[name].face != "number":
            continue
        found[name] = replace(fields[name], zone="board", face="field", tone="hint")
        near = [(field + steps) % length for steps in (2, -2, 1, -1)]
        free = [
            at for at in near if fields[field_text(at)].face == "field" and at not in taken | ways
        ]
        if free:  # rather where nobody stands beside it
            at = min(free, key=lambda at: len(taken & {(at - 1) % length, (at + 1) % length}))
            found[field_text(at)] = numbered(fields[field_text(at)])
    return found


@cache
def _ways(board: Board) -> dict[int, int]:
    """Return for each section, by its first field, where the arrow lies that shows the way: on a field without a number."""
    starts = [section * board.spaces for section in range(board.sections)]
    return {start: next(f for f in board.ahead[start][1:] if f % FIFTH) for start in starts}


def _panel(
    options: DogOptions,
    plan: Plan,
    place: int,
    seat: int,
    you: int | None,
    zones: dict[str, Zone],
    items: dict[str, Item],
) -> None:
    """Add the panel of a seat with its name, and the zones of its cards and pieces."""
    own, where = place == 0, plan.seats[place]
    panel = places.panels(options, (seat - place) % options.players)[seat]
    order = ORDER["own"] if own else ORDER["others"] + 3 * seat
    team = seat % (options.players // 2) + 1 if options.teams else 0
    width, height = panel.size
    ground, boxes, label = f"panel{seat}", where["panel"], msg("seat-name", player=seat)
    zones[ground] = Zone(label, "panel", boxes, panel.size, 0)
    items[ground] = Item(
        "thing", ground, width / 2, height / 2, face=f"{panel.name}{seat}{team or ''}"
    )
    items[f"word.{ground}"] = Item("caption", ground, 0, 0)
    zones[f"seat{seat}"] = Zone(label, "seat", boxes, panel.size, order, seat=seat)
    text = msg("plate", owner=seat)
    if options.teams:
        text = msg("plate-team", owner=seat, partner=options.partner(seat))
    items[f"plate{seat}"] = Item(
        "plate", f"seat{seat}", *panel.plate, seat=seat, text=text,
        tone="you" if seat == you else None,
    )  # fmt: skip
    zones[f"hand{seat}"] = Zone(
        msg("zone-hand", player=seat), "hand", where["hand"], fan_of(panel).size, order + 1,
        seat=seat,
    )  # fmt: skip
    zones[f"pieces{seat}"] = Zone(
        msg("zone-pieces", owner=seat), "pieces", plan.zones["board"], units(plan),
        ORDER["own"] - 1 if own else ORDER["pieces"] + seat, seat=seat,
    )  # fmt: skip


@cache
def stock(count: int) -> Item:
    """Return the stock with the number of its cards."""
    return Item(
        "thing", "stock", 44, 60, face="stock" if count else "gap", text=count or None,
        say=msg("pile-label", count=count),
    )  # fmt: skip


@cache
def gap(face: str) -> Item:
    """Return what lies below the card on the discard pile."""
    return Item("thing", "discard", 42, 58, -2, face)


@cache
def out(panel: str, seat: int, x: int, y: int) -> Item:
    """Return what stands in the empty place of a hand in a panel."""
    return Item("thing", f"seat{seat}", x, y, 1, f"out-{panel}", text=msg("no-cards", room=panel))


LAST = 1000
"""The rank of a card at the end of a hand: after every card that it can hold."""


def fan_of(panel: places.Panel) -> Fan:
    """Return how a hand lies: in a panel, or apart and large."""
    if panel.hand is None:
        return places.OWN_FAN
    room = panel.hand[2] / panel.hand[3]
    return Fan((round(room), CARD[1]), step=84, room=room - CARD[0])


@lru_cache(maxsize=512)
def hand(
    options: DogOptions, below: int, seat: int, hand: tuple[Card, ...], gives: bool = False
) -> dict[str, Item]:
    """Return the cards of a hand, and the one that the seat gives: in a row at its end, or askew across it."""
    held = list(marks.cards(hand, seat))
    panel = places.panels(options, below)[seat]
    fan = fan_of(panel)
    across = HIDDEN in hand
    spots = fan.spots(len(held) + (gives and not across))
    found = {
        item: _card(f"hand{seat}", x, y, r, marks.rank(card, copy), card)
        for (item, card, copy), (x, y, r) in zip(held, spots, strict=False)
    }
    if (
        panel is places.FLAT and HIDDEN in hand
    ):  # where cards lie over each other, their number is written
        last, say = held[-1][0], msg("pile-label", count=len(hand))
        found[last] = replace(found[last], text=len(hand), say=say)
    if gives:
        end = round(fan.size[0] - CARD[0] / 2) - 10, round(fan.y) - 4, 8
        x, y, r = end if across else spots[-1]
        say = msg("given-label", player=seat)
        found[f"given{seat}"] = Item("card", f"hand{seat}", x, y, LAST, say=say, r=r, z=int(across))
    return found


@lru_cache(maxsize=4096)
def _card(zone: str, x: float, y: float, r: float, rank: int, card: Card) -> Item:
    shown = None if card == HIDDEN else card
    return Item("card", zone, x, y, rank, shown, r=r, name=shown)


@lru_cache(maxsize=512)
def pieces(
    options: DogOptions, below: int, seat: int, fields: tuple[int, ...], letters: str, guarded: bool
) -> dict[str, Item]:
    """Return the pieces of a seat, and the sign on its start field if the piece there is `guarded`."""
    start, items = options.board.starts[seat], {}
    for letter, field in zip(letters, fields, strict=True):
        protected = guarded and field == start
        items[f"{seat}:{letter}"] = _piece(options, below, seat, letter, field, protected)
    if guarded:
        spots = at(places.plan(options, below).spots[field_text(start)])
        items[f"guard{seat}"] = Item("thing", "guards", n=seat, face="guard", **spots)
    return items


@lru_cache(maxsize=4096)  # of each seat one piece moves, and the others are the same things
def _piece(
    options: DogOptions, below: int, seat: int, letter: str, field: int, protected: bool
) -> Item:
    item = f"{seat}:{letter}"
    name = waiting_place(item) if field == START_ZONE else marks.field_id(seat, field)
    say = msg(
        "piece-own", owner=seat, letter=letter, field=spoken(options.board, seat, field),
        protected=protected,
    )  # fmt: skip
    return Item(
        "thing", f"pieces{seat}", n=LETTERS.index(letter), face=f"pug{seat}{letter}", say=say, z=1,
        **at(places.plan(options, below).spots[name]),
    )  # fmt: skip
