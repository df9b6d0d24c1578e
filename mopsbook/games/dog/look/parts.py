"""What lies on the table, made once for many pictures: from one to the next nearly all of it stays."""

from __future__ import annotations

from functools import lru_cache

from mopsbook.core.state import HIDDEN
from mopsbook.games.dog.board import START_ZONE, field_text
from mopsbook.games.dog.cards import Card
from mopsbook.games.dog.look import marks, places
from mopsbook.games.dog.look.turn import piece_id, progress
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.voice import spoken
from mopsbook.show.layout import fan, row
from mopsbook.show.scene import Item, Zone, msg

ORDER = {"board": 8, "piles": 9, "others": 10, "pieces": 30, "own": 40, "goals": 60}
"""What a turn needs comes last, and in its order: the own hand, the own pieces, their targets."""


def units(plan: places.Plan) -> tuple[float, float]:
    """Return width and height of the canvas in units of the board."""
    scale = plan.board[0][2]
    return round(plan.size[0] / scale), round(plan.size[1] / scale)


@lru_cache(maxsize=64)
def ground(
    options: DogOptions, below: int, you: int | None
) -> tuple[dict[str, Zone], dict[str, Item]]:
    """Return all that stays as it is during a game: fields, panels and names."""
    plan, board = places.plan(options, below), options.board
    zones: dict[str, Zone] = {}
    items: dict[str, Item] = {}
    zones["board"] = Zone(msg("zone-board"), "board", plan.board, units(plan), ORDER["board"])
    items["word.board"] = Item("caption", "board", -999, -999, 0)
    empty = {section * options.spaces for section in range(options.section_count)}
    for field in board.fields():
        x, y, slim = plan.field(0, field)
        seat = board.owner.get(field)
        face = f"start{seat}" if seat is not None else "nobody" if field in empty else "field"
        items[field_text(field)] = Item("thing", "board", x, y, 0, face, others=(slim,))
    for seat in range(options.players):
        for field in board.homes():
            x, y, slim = plan.field(seat, field)
            items[marks.field_id(seat, field)] = Item(
                "thing", "board", x, y, 0, f"home{seat}", others=(slim,)
            )
        for number in range(options.piece_count):
            x, y, slim = plan.field(seat, START_ZONE, number)
            items[f"zone{seat}.{number}"] = Item(
                "thing", "board", x, y, 0, f"home{seat}", others=(slim,)
            )
    for n, (name, label) in enumerate((("stock", "zone-stock"), ("discard", "zone-discard"))):
        boxes = [(round(x + 98 * n * scale, 1), round(y, 1), scale) for x, y, scale in plan.piles]
        zones[name] = Zone(
            msg(label), name, (boxes[0], boxes[1]), (88, 120), ORDER["piles"],
            sees=() if name == "stock" else None,
        )  # fmt: skip
    for seat in range(options.players):
        _panel(options, plan, seat, you, zones, items)
    return zones, items


def _panel(
    options: DogOptions,
    plan: places.Plan,
    seat: int,
    you: int | None,
    zones: dict[str, Zone],
    items: dict[str, Item],
) -> None:
    """Add the panel of a seat with its name, and the zones of its cards and pieces."""
    panel, *boxes = plan.panels[seat]
    own = panel.hand is None
    order = ORDER["own"] if own else ORDER["others"] + 3 * seat
    team = seat % (options.players // 2) + 1 if options.teams else 0
    width, height = panel.size
    wide, slim = boxes
    ground = f"panel{seat}"
    zones[ground] = Zone(msg("seat-name", player=seat), "panel", (wide, slim), panel.size, 0)
    items[ground] = Item(
        "thing", ground, width / 2, height / 2, face=f"{panel.name}{seat}{team or ''}"
    )
    items[f"word.{ground}"] = Item("caption", ground, 0, 0)
    zones[f"seat{seat}"] = Zone(
        msg("seat-name", player=seat), "seat", (wide, slim), panel.size, order, seat=seat
    )
    told = "plate-you" if seat == you else "plate"
    if options.teams and you is not None and seat == options.partner(you):
        told = "plate-partner"
    items[f"plate{seat}"] = Item(
        "plate", f"seat{seat}", *panel.plate, seat=seat, text=msg(told, owner=seat),
        tone="you" if seat == you else None,
    )  # fmt: skip
    if panel.hand is None:
        hands, size = plan.hand, places.OWN_HAND
    else:
        x, y, room = panel.hand
        small = places.SMALL
        size = (round(room / small), 112)
        hands = tuple(
            (
                round(left + (x - room / 2) * scale, 1),
                round(top + (y - 56 * small) * scale, 1),
                round(small * scale, 3),
            )
            for left, top, scale in boxes
        )  # type: ignore[assignment]
    zones[f"hand{seat}"] = Zone(
        msg("zone-hand", player=seat), "hand", hands, size, order + 1, sees=(seat,), seat=seat
    )
    zones[f"pieces{seat}"] = Zone(
        msg("zone-pieces", owner=seat), "pieces", plan.board, units(plan),
        order + 2 if own else ORDER["pieces"] + seat, seat=seat,
    )  # fmt: skip


@lru_cache(maxsize=512)
def hand(options: DogOptions, below: int, seat: int, hand: tuple[Card, ...]) -> dict[str, Item]:
    """Return the cards of a hand."""
    held = list(marks.cards(hand, seat))
    panel = places.plan(options, below).panels[seat][0]
    if panel.hand is None:
        step = min(places.OWN_STEP, places.OWN_ROOM / max(1, len(held) - 1))
        spots = fan(len(held), step, places.OWN_HAND[0] / 2, 64, turn=1, sag=0.6)
    else:
        room = panel.hand[2] / places.SMALL
        flat = row(len(held), 84, room / 2, 56, room=room - 80)
        spots = [(x, y, 0) for x, y in flat]
    return {
        item: Item(
            "card",
            f"hand{seat}",
            x,
            y,
            marks.rank(card, copy),
            None if card == HIDDEN else card,
            r=r,
        )
        for (item, card, copy), (x, y, r) in zip(held, spots, strict=True)
    }


@lru_cache(maxsize=512)
def pieces(
    options: DogOptions,
    below: int,
    seat: int,
    fields: tuple[int, ...],
    guarded: bool,
    letters: tuple[tuple[int, str], ...],
    came: tuple[tuple[int, str], ...],
) -> dict[str, Item]:
    """Return the pieces of a seat, and the sign on its start field if the piece there is `guarded`."""
    plan, board = places.plan(options, below), options.board
    start, zone, waiting = board.starts[seat], f"pieces{seat}", 0
    written, origin = dict(letters), dict(came)
    items = {}
    for n, field in enumerate(progress(board, fields, seat)):
        x, y, slim = plan.field(seat, field, waiting)
        item, was = piece_id((seat, field)), origin.get(field)
        if field == START_ZONE:
            item, was = f"{item}.{waiting}", origin.get(-2 - waiting)
            waiting += 1
        letter = written.get(field, "")
        facts = {
            "owner": seat,
            "field": spoken(board, seat, field),
            "protected": guarded and field == start,
        }
        say = msg("piece-own", letter=letter, **facts) if letter else msg("piece-other", **facts)
        items[item] = Item(
            "thing", zone, x, y, n, f"pug{seat}{letter}", say=say, others=(slim,), z=1, was=was
        )
    if guarded:
        x, y, slim = plan.field(seat, start)
        items[f"guard{seat}"] = Item("thing", zone, x, y, 20, "guard", others=(slim,), z=2)
    return items
