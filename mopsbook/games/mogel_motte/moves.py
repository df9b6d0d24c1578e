"""The moves, as values: equal moves are equal, and their text is the notation.

What is done at once by hand and eye is a move like any other: its place in the record is its time. A
move of speed or attention may also carry a clock, in tenths of a second since the moment began. It is
for showing alone; no rule asks for it, and lists of legal moves hold moves without one.

Examples of texts stand in ``notation.toml``. ``slap 1 3 2`` names all hands, the slowest last; ``@12`` after a slap,
race, cheat or accusation is its clock. The seat may be left out where a position is at hand, but for a cheat.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache, lru_cache
from typing import Annotated, Any, get_args

from mopsbook.core import reading
from mopsbook.core.errors import NotationError, noted, short
from mopsbook.core.moves import (
    SEAT,
    ChanceMove,
    Moves,
    PlainMove,
    SeatlessMove,
    SeatMove,
    Spelling,
    WordMove,
)
from mopsbook.core.moves import NextRound as NextRound
from mopsbook.core.state import HIDDEN, Move
from mopsbook.games.mogel_motte.cards import CARDS, MOST_PLAYERS, Card, read_card
from mopsbook.games.mogel_motte.state import MotteState

SIGNS = ("below", "twitch", "ear")
"""What is seen of a hand: it sinks below the edge of the table, it twitches, or it goes up to an ear."""
LATEST = 99_999
"""A clock shows tenths of a second; nothing at a table takes hours."""


def read_clock(value: object) -> int:
    """Read a clock; raise NotationError if it is none."""
    if type(value) is int and 0 <= value <= LATEST:
        return value
    raise NotationError("mogel_motte.no-clock", value=short(value))


CARD = Spelling(read_card)
SEVERAL = Spelling(read_card, many=True, pattern="[^@]+")
FASTEST = replace(SEAT, name="player", pattern="[0-9]{1,3}")
CLOCK = Spelling(read_clock, int, pattern="[0-9]{1,5}", spare=True)


@dataclass(frozen=True, slots=True)
class _SomeCards(SeatMove):
    """A move with one card, or with several that somebody wants to be rid of at once."""

    NOTATION = "{player} {type} {card}[ {more}]"

    card: Annotated[Card, CARD]
    """The card."""
    more: Annotated[tuple[Card, ...], SEVERAL] = ()
    """Further cards, which no rule allows (motte.one-card, motte.cheat-one-at-a-time)."""

    def json(self) -> dict[str, Any]:
        """Return the move as a JSON object; several cards are ``cards``."""
        found = super(_SomeCards, self).json()
        if more := found.pop("more"):
            found["cards"] = [found.pop("card"), *more]
        return found


class Play(_SomeCards):
    """Lay a card on the discard pile."""


@dataclass(frozen=True, slots=True)
class _OneCard(WordMove):
    NOTATION = "{player} {type} {card}"

    card: Annotated[Card, CARD]


class Draw(WordMove):
    """Draw a card, which ends the turn."""


@dataclass(frozen=True, slots=True)
class Give(SeatMove):
    """Give a hand card to another player, after a spider."""

    NOTATION = "{player} give {to} {card}"

    to: Annotated[int, SEAT]
    card: Annotated[Card, CARD]


class Decline(WordMove):
    """Give nothing after a spider."""


@dataclass(frozen=True, slots=True)
class Slap(Move):
    """The hands have come down on the mosquito; the whole table makes this move."""

    slowest: int
    """Whose hand came last."""
    order: tuple[int, ...] = ()
    """All hands in their order, the slowest last; () if only that one is known. Either has the same effect."""
    clock: int | None = None
    """When the last hand came down."""

    player: None = field(default=None, init=False, repr=False)

    def json(self) -> dict[str, Any]:
        """Return the move as a JSON object."""
        found: dict[str, Any] = {"type": "slap", "slowest": self.slowest}
        if self.order:
            found["order"] = list(self.order)
        return found if self.clock is None else found | {"clock": self.clock}

    def __str__(self) -> str:
        clock = "" if self.clock is None else f" @{self.clock}"
        return f"slap {' '.join(map(str, self.order or (self.slowest,)))}{clock}"


class Gift(_OneCard):
    """Give a hand card to the slowest player."""


@dataclass(frozen=True, slots=True)
class Race(SeatlessMove):
    """The race for a cockroach is over; the whole table makes this move."""

    NOTATION = "{type}[ {fastest}] {card}[ @{clock}]"

    fastest: Annotated[int | None, FASTEST]
    """Whose card stays; None if nobody laid one."""
    card: Annotated[Card | None, replace(CARD, none=True)]
    """That card."""
    clock: Annotated[int | None, CLOCK] = None
    """When it was laid."""


class Take(_OneCard):
    """Take a card from beneath an ant, where everybody chooses (motte.ant-which)."""


@dataclass(frozen=True, slots=True)
class Cheat(_SomeCards):
    """Let a hand card disappear; the guard has one reaction to it."""

    NOTATION = "{player} {type} {card}[ {more}][ @{clock}]"

    clock: Annotated[int | None, CLOCK] = None
    """When it happens."""


@dataclass(frozen=True, slots=True)
class Accuse(SeatMove):
    """Call that somebody has been caught; only the guard does."""

    NOTATION = "{player} accuse {target}[ @{clock}]"

    target: Annotated[int, SEAT]
    clock: Annotated[int | None, CLOCK] = None


class LetGo(WordMove):
    """Let an attempt pass, seen or not."""

    NOTATION = "{player} let go"
    ALSO = ("{player} let_go",)


class Penalty(_OneCard):
    """Hand a card over to who was caught."""


@dataclass(frozen=True, slots=True)
class _Cards(ChanceMove):
    NOTATION = "{type} {cards}"

    cards: Annotated[tuple[Card, ...], Spelling(read_card, many=True)]


class Deal(_Cards):
    """An outcome of chance: all cards in the order of dealing.

    The first eight go to the start player, the next eight to the seat after that, and so on; then
    comes the card that is turned up, and the draw pile, its top card first.
    """


class Shuffle(_Cards):
    """An outcome of chance: the discards as the new draw pile, the next card first."""


def read_sign(value: object) -> str:
    """Read what is seen of a hand; raise NotationError if it is none of that."""
    if isinstance(value, str) and value in SIGNS:
        return value
    raise NotationError("mogel_motte.no-sign", value=short(value), signs=SIGNS)


@dataclass(frozen=True, slots=True)
class Stir(ChanceMove):
    """An outcome of chance: a hand stirs, and all see it; it may be cheating, or only look like it."""

    NOTATION = "{type} {seat} {sign}"

    seat: Annotated[int, SEAT]
    sign: Annotated[str, Spelling(read_sign)]
    """What is seen of it."""


MotteMove = (
    Play | Draw | Give | Decline | Slap | Gift | Race | Take | Cheat | Accuse | LetGo | Penalty
    | NextRound | Deal | Shuffle | Stir
)  # fmt: skip

# The one value of each move that lists of legal moves are made of, many times a second

SEATS = range(MOST_PLAYERS)
PLAYS = tuple({card: Play(seat, card) for card in CARDS} for seat in SEATS)
CHEATS = tuple({card: Cheat(seat, card) for card in CARDS} for seat in SEATS)
DRAWS = tuple(map(Draw, SEATS))
DECLINES = tuple(map(Decline, SEATS))
LET_GO = tuple(map(LetGo, SEATS))
SLAPS = tuple(map(Slap, SEATS))
NOBODY = Race(None, None)
NEXT_ROUND = NextRound()
give, gift, race, take, penalty = map(cache, (Give, Gift, Race, Take, Penalty))


@lru_cache(maxsize=4096)
def cheats(player: int, hand: tuple[Card, ...]) -> tuple[Cheat, ...]:
    """Return the cheats of a seat with such a hand; nothing is known of hidden cards.

    Examples
    --------
    >>> [str(move) for move in cheats(1, ("N2", "N2", "M1"))], cheats(1, ("M1",))
    (['1 cheat N2', '1 cheat M1'], ())
    """
    if len(hand) < 2:
        return ()
    held = dict.fromkeys(hand)
    return () if HIDDEN in held else tuple(map(CHEATS[player].__getitem__, held))


@cache
def accusations(guard: int, players: int) -> tuple[Accuse, ...]:
    """Return the accusations of a guard.

    Examples
    --------
    >>> [str(move) for move in accusations(2, 3)]
    ['2 accuse 0', '2 accuse 1']
    """
    return tuple(Accuse(guard, target) for target in range(players) if target != guard)


# ------------------------------------------------------------------ how they are read

FIELDS: dict[str, reading.MoveFields] = {"slap": ({"slowest"}, {"order", "clock"})}
SLAP = re.compile(r"slap (?P<order>[0-9]{1,3}(?: [0-9]{1,3})*)(?: @(?P<clock>[0-9]{1,5}))?")


class _MotteMoves(Moves[MotteMove]):
    def who(self, kind: object, state: MotteState | None) -> int | None:
        if state is None or kind in ("cheat", "race"):
            return None
        if kind in ("accuse", "let_go", "penalty"):
            return state.guard
        return state.mover

    def formed(self, move: Any) -> bool:
        if isinstance(move, Slap | Race):
            return self.read_object(move.json(), None) == move
        return super().formed(move)

    def unsaid(self, text: str) -> NotationError:
        *forms, last = map(repr, self.forms)
        return NotationError("mogel_motte.no-player", text=short(text), forms=forms, last=last)

    def read_text(self, text: str, state: Any) -> MotteMove:
        match = SLAP.fullmatch(" ".join(text.split()))
        if match is None:
            return super().read_text(text, state)
        order = list(map(int, match["order"].split()))
        hands = {"slowest": order[-1]} | ({"order": order} if len(order) > 1 else {})
        return _slap(hands | ({"clock": int(match["clock"])} if match["clock"] else {}))

    def read_object(self, source: Mapping[str, Any], state: Any) -> MotteMove:
        if source.get("type") == "slap":
            return _slap(reading.move_object(source, FIELDS, None)[1])
        if source.get("type") in ("play", "cheat"):
            source = _one_by_one(source)
        return super().read_object(source, state)

    def _made(self, kind: Any, given: Mapping[str, Any]) -> MotteMove:
        made = super()._made(kind, given)
        if isinstance(made, Race) and (made.fastest is None) != (made.card is None):
            raise NotationError("mogel_motte.race-won")
        return made


MOVES = _MotteMoves(
    *(kind for kind in get_args(MotteMove) if issubclass(kind, PlainMove)),
    forms="mogel_motte",
    other=FIELDS,
)


def _slap(given: Mapping[str, Any]) -> Slap:
    clock, slowest = given.get("clock"), reading.move_seat(given["slowest"])
    order = tuple(map(reading.move_seat, reading.move_list(given.get("order", []))))
    if order and order[-1] != slowest:
        raise NotationError("mogel_motte.slap-order", order=noted(order), seat=slowest)
    return Slap(slowest, order, None if clock is None else read_clock(clock))


def _one_by_one(source: Mapping[str, Any]) -> Mapping[str, Any]:
    """Return a move of one card, or of several that are named instead, with the first card apart."""
    if ("card" in source) == ("cards" in source):
        raise NotationError("mogel_motte.card-or-cards")
    given = dict(source)
    if "cards" in given:
        if not (cards := reading.move_list(given.pop("cards"))):
            raise NotationError("mogel_motte.cards-empty")
        given |= {"card": cards[0], "more": cards[1:]}
    return given
