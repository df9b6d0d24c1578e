"""The table of a game that has no look of its own: hands around it, piles in the middle, the rest in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any

from mopsbook.core.forms import BySeat, Listed, Maybe, OneCard, SeatNumber, Seats
from mopsbook.core.position import Field
from mopsbook.core.state import HIDDEN
from mopsbook.show.card_table import PILES, CardTable
from mopsbook.show.cards import PILE
from mopsbook.show.layout import Placed
from mopsbook.show.lettering import QUIET, WORDS
from mopsbook.show.plan import Fan, Plan, Poses, Shape, box, fans, plan, spot
from mopsbook.show.scene import SMALL, Box, Item, Pose, msg

HAND = Fan((330, 112), step=52, room=250)
MORE = Fan((330, 112), step=30, room=250)
"""Of further hands of a seat, such as what it has won."""
OWN_HAND = fans(Fan((570, 140), step=72, y=62, turn=1.2, sag=0.8), 560, 400, 300)
OPEN = Fan((190, 112), step=34, room=110)
"""The uppermost cards of an open pile."""
SHOWN = 6
PLATE = (122, 30)
LINE = 17
"""Height of a line of words."""
SEEN = ("phase", "round", "turn")
"""Fields that title and plates tell."""
LETTER = WORDS * QUIET


class PlainTable(CardTable):
    """The table of one position: hands around it, piles in the middle, all else as words below these."""

    def __init__(self, fields: Mapping[str, Field], view: Any, below: int, you: int | None) -> None:
        self.view = view
        hands = [field for field in fields.values() if is_hand(field)]
        piles = [f for f in fields.values() if card_of(f) is not None and f not in hands]
        rest = [field for field in fields.values() if field not in hands and field not in piles]
        counts = [field for field in rest if isinstance(field.form, BySeat)]
        lines = [field for field in rest if field not in counts and field.name not in SEEN]
        sizes = tuple((PILE if is_closed(f) else OPEN.size)[0] * PILE_SCALE for f in piles)
        super().__init__(_plan(view.options.players, len(hands), sizes, len(lines)), below, you)
        for owner in self.around:
            self._seat(owner, hands, counts)
        for n, field in enumerate(piles):
            self._pile(field, n)
        shown = [field for field in lines if getattr(view, field.name) not in (None, "", ())]
        for n, field in enumerate(shown):
            self._line(field, self.plan.spots[f"line{n}"])

    def _line(self, field: Field, places: Poses) -> None:
        value, name = getattr(self.view, field.name), name_of(field)
        form = field.form.form if isinstance(field.form, Maybe) else field.form
        if isinstance(form, SeatNumber) and value >= 0:
            told = msg("plain-whose", name=name, players=[value])
        elif isinstance(form, Seats):
            told = msg("plain-whose", name=name, players=[*value])
        else:
            self._words(f"line.{field.name}", f"{name} {field.form.text(value)}", places, 252)
            return
        n = len(self.items)
        self.put(f"line.{field.name}", "caption", "table", places, n, text=told, tone="quiet")

    def _seat(self, owner: int, hands: Sequence[Field], counts: Sequence[Field]) -> None:
        self.plate(owner, msg("seat-name", player=owner), PLATE)
        told = [
            f"{name_of(f)} {f.form.text(getattr(self.view, f.name)).split()[owner]}" for f in counts
        ]
        if told:
            room = min(room for room, _, _ in self.where(owner, "room"))
            self._words(f"counts{owner}", " · ".join(told), self.where(owner, "counts"), room)
        for n, field in enumerate(hands):
            cards = [*flat(getattr(self.view, field.name)[owner])]
            zone = f"{field.name}{owner}"
            hand = OWN_HAND if self.place(owner) == 0 else (HAND,)
            shapes = hand if n == 0 else (MORE,)
            label = msg("plain-hand", player=owner, name=name_of(field))
            self.zone(
                zone, label, self.where(owner, f"hand{n}"), shapes[0].size, self.order(owner, n + 1), "hand",
                seat=owner,
            )  # fmt: skip
            self._cards(zone, cards, [fan.spots(len(cards)) for fan in shapes])

    def _pile(self, field: Field, n: int) -> None:
        cards, name = flat(getattr(self.view, field.name)), field.name
        label = msg("plain-line", name=name_of(field), value=len(cards))
        boxes, order = self.plan.zones[f"pile{n}"], PILES + n
        room = (PILE if is_closed(field) else OPEN.size)[0] * PILE_SCALE + BETWEEN
        self._words(
            f"word.{name}", f"{name_of(field)} {len(cards)}", self.plan.spots[f"pile{n}"], room
        )
        if is_closed(field):
            self.zone(name, label, boxes, PILE, order)
            self.items[f"pile.{name}"] = Item(
                "thing",
                name,
                PILE[0] // 2,
                PILE[1] // 2,
                face="stack" if cards else "gap",
                say=label,
            )
            return
        self.zone(name, label, boxes, OPEN.size, order)
        if not cards:
            self.items[f"pile.{name}"] = Item(
                "thing", name, OPEN.size[0] / 2, 56, face="gap", say=label
            )
        shown = cards[-SHOWN:]
        self._cards(name, shown, [OPEN.spots(len(shown))])

    def _cards(self, zone: str, cards: Sequence[str], shapes: Sequence[Sequence[Placed]]) -> None:
        """Add cards, which lie so in each shape; of equal ones each later one has a name of its own."""
        for n, (card, *places) in enumerate(zip(cards, *shapes, strict=True)):
            hidden = card == HIDDEN
            key, copies = f"{zone}.{n}" if hidden else card, 1
            while key in self.items:
                copies += 1
                key = f"{card}.{copies}"
            self.put(key, "card", zone, tuple(places), n, None if hidden else card)

    def _words(self, key: str, text: str, places: Poses, room: float) -> None:
        told = msg("plain-text", text=_short(text, room))
        self.put(key, "caption", "table", places, len(self.items), text=told, tone="quiet")


def _short(text: str, room: float) -> str:
    """Return a text, cut off where it is too long."""
    most = int(room / LETTER)
    return text if len(text) <= most else text[: most - 1] + "…"


@cache
def _plan(players: int, hands: int, piles: tuple[float, ...], lines: int) -> Plan:
    """Return the plan for so many hands of each seat, piles of some widths, and lines of words."""
    return plan(*(_shape(width, players - 1, hands, piles, lines) for width in (790, 540, 400)))


def _shape(width: int, others: int, hands: int, piles: tuple[float, ...], lines: int) -> Shape:
    small, narrow = width < SMALL, width < 500
    seats, low = _others(width, others, hands, 3 if narrow else 4 if small else 5)
    zones: dict[str, Box] = {}
    spots: dict[str, Pose] = {}
    for row in _rows(piles, width - 24):
        left = (width - sum(piles[n] + BETWEEN for n in row) + BETWEEN) / 2
        for n in row:
            spots[f"pile{n}"] = spot(left + piles[n] / 2, low + 8)
            zones[f"pile{n}"] = (round(left), round(low + LINE), PILE_SCALE)
            left += piles[n] + BETWEEN
        low += LINE + PILE[1] * PILE_SCALE + 10
    columns = 1 if narrow else 2
    for n in range(lines):
        x = width / columns * (n % columns + 0.5)
        spots[f"line{n}"] = spot(x, low + 8 + LINE * (n // columns))
    low += LINE * -(-lines // columns) + 8
    own, low = _own(width, low, hands, 0.96 if narrow else 1.04 if small else 1.15)
    return Shape((width, round(low)), [own, *seats], zones, spots)


PILE_SCALE = 0.64
BETWEEN = 14
"""From pile to pile."""


def _rows(widths: Sequence[float], room: float) -> list[range]:
    """Return which of some piles lie in the same row."""
    starts, used = [0], 0.0
    for n, wide in enumerate(widths):
        if used and used + wide > room:
            starts.append(n)
            used = 0
        used += wide + BETWEEN
    return [range(*ends) for ends in pairwise([*starts, len(widths)])] if widths else []


def _others(
    width: int, count: int, hands: int, most: int
) -> tuple[list[dict[str, Box | Pose]], float]:
    """Return what the others have, in rows of at most so many, and where the table goes on below."""
    rows = -(-count // most)
    across = -(-count // max(1, rows))
    column = (width - 16) / max(1, across)
    scale = min(0.5, column / (HAND.size[0] + 10))
    seats: list[dict[str, Box | Pose]] = []
    top = 19.0  # above a name there is room for a flag
    for row in range(rows):
        there = min(across, count - row * across)
        for n in range(there):
            x = width / 2 + column * (n - (there - 1) / 2)
            seats.append(_seat(x, top, column, [HAND, *[MORE] * (hands - 1)][:hands], scale))
        top += PLATE[1] + LINE + hands * (112 * scale + 4) + 10
    return seats, top


def _seat(
    x: float, top: float, room: float, fans: Sequence[Fan], scale: float
) -> dict[str, Box | Pose]:
    """Return what another seat has; its room is the width that its words may have."""
    low = top + PLATE[1] + LINE
    found: dict[str, Box | Pose] = {
        "plate": box(x, top, PLATE),
        "counts": spot(x, top + PLATE[1] + 7),
        "room": (room, 0, 0),
    }
    for n, fan in enumerate(fans):
        found[f"hand{n}"] = box(x, low + n * (112 * scale + 4), fan.size, round(scale, 3))
    return found


def _own(width: int, top: float, hands: int, scale: float) -> tuple[dict[str, Box | Pose], float]:
    """Return what the seat below has, and where the table ends."""
    found: dict[str, Box | Pose] = {"room": (width - 20, 0, 0)}
    for n in range(1, hands):
        found[f"hand{n}"] = box(width / 2, top, MORE.size, 0.5)
        top += MORE.size[1] * 0.5 + 4
    if hands:
        top += 14 * scale  # a picked card is higher
        found["hand0"] = box(width / 2, top, OWN_HAND[0].size, scale)
        top += OWN_HAND[0].size[1] * scale + 4
    found |= {"plate": box(width / 2, top, PLATE), "counts": spot(width / 2, top + 37)}
    return found, top + 30 + LINE + 8


def is_hand(field: Field) -> bool:
    """Say whether a field holds cards of each seat."""
    return isinstance(field.form, BySeat) and card_of(field) is not None


def is_closed(field: Field) -> bool:
    """Say whether nobody may see what a field holds."""
    return field.secret is not None and field.secret.all


def card_of(field: Field) -> OneCard | None:
    """Return the form of the cards in a field; None if it holds none."""
    form: Any = field.form
    while isinstance(form, BySeat | Listed | Maybe):
        form = form.form
    return form if isinstance(form, OneCard) else None


def flat(value: Any) -> list[str]:
    """Return all cards of a value, in their order."""
    if isinstance(value, tuple):
        return [card for part in value for card in flat(part)]
    return [value] if value else []


def name_of(field: Field) -> str:
    """Return what a field is called at a table."""
    return field.name.replace("_", " ")
