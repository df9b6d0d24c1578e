"""From an object to a position: what is left out is filled in, what cannot be is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core.errors import PositionError, short
from mopsbook.core.hints import near
from mopsbook.core.reading import (
    MOST,
    a_seat,
    different,
    for_each_seat,
    known_fields,
    listed,
    one,
    same_players,
    whole,
)
from mopsbook.games.cat_deck.cards import Card, deck, sort_hand, spelled
from mopsbook.games.mauz.options import HAND_SIZE, SIZE, MauzOptions
from mopsbook.games.mauz.possible import refuse_impossible
from mopsbook.games.mauz.seats import clockwise
from mopsbook.games.mauz.state import (
    DEAL,
    FIRST_DEALER,
    KNOCK,
    OVER,
    PHASES,
    PLAY,
    REASONS,
    REVEAL,
    ROUND_END,
    SHUFFLE,
    SWAPPED,
    MauzState,
)
from mopsbook.games.mauz.worth import lowest


def build_position(given: Mapping[str, Any], options: MauzOptions) -> MauzState:
    """Build a position from an object of the rulings.

    Parameters
    ----------
    given : mapping
        Any field of :class:`MauzState`. Left out are: phase play if there are hands, otherwise deal;
        round 1; nothing in hands and piles; as gone the seats without cards; the last seat in play as
        dealer (before the deal: the dealer of the options, or seat 0); the turn of the first seat in
        play, or of the first after the knocker; all counters; nothing that all have seen; no turns and
        skips; as left, after a knock, everybody from the seat in turn to the knocker; what then
        follows as reason and losers. Cards may be missing.
    options : MauzOptions
        The options of the game to which it belongs.

    Raises
    ------
    PositionError
        If a field is unknown or a value cannot be.
    """
    known_fields(given, ("players", *FIELDS))
    same_players(given, options.players, "mauz")
    found = {
        name: read(name, given[name], options) for name, read in FIELDS.items() if name in given
    }
    if found.get("left") and "turn" not in found:
        found["turn"] = found["left"][0]
    state = MauzState(options=options, **usual(found, options) | found)
    refuse_impossible(state)
    return state


def usual(found: Mapping[str, Any], options: MauzOptions) -> dict[str, Any]:
    """Return what each field of a position holds that does not say so, as far as the others tell."""
    values: dict[str, Any] = {}

    def held(name: str, value: Any) -> Any:
        values[name] = value
        return found.get(name, value)

    seats = range(options.players)
    nothing: tuple[tuple[Card, ...], ...] = ((),) * options.players
    hands = held("hands", nothing)
    phase = held("phase", PLAY if any(hands) else DEAL)
    before, ended = phase in (FIRST_DEALER, DEAL), phase in (ROUND_END, OVER)
    gone = held("gone", tuple([n for n in seats if not hands[n] and not before]))
    cats = tuple([n for n in seats if n not in gone]) or (0,)
    first = 0 if isinstance(options.dealer, str) else options.dealer
    dealer = held("dealer", first if before else cats[-1])
    knocker = held("knocker", None)
    turn = held("turn", _turn(phase, cats, dealer, knocker))
    last_turns = phase in (PLAY, SWAPPED) and knocker is not None
    left = held("left", _until(cats, turn, knocker) if last_turns else ())
    held("reason", KNOCK if knocker is not None else REVEAL if left or ended else "")
    held("losers", lowest(hands, options) if ended and any(hands) else ())
    held("tokens", tuple([0 if n in gone else options.tokens for n in seats]))
    return values | {
        "round": 1,
        "middle": (),
        "stock": (),
        "known": nothing,
        "out": (),
        "second": (),
        "turns": 0,
        "skips": 0,
    }


def _turn(phase: str, cats: tuple[int, ...], dealer: int, knocker: int | None) -> int:
    if phase in (PLAY, SWAPPED, SHUFFLE, OVER):
        return cats[0] if knocker is None or phase == OVER else clockwise(cats, knocker)[0]
    return clockwise(cats, dealer)[0] if phase == ROUND_END else dealer


def _until(cats: tuple[int, ...], turn: int, knocker: int | None) -> tuple[int, ...]:
    """Return the seats from the one in turn to the last one before the knocker."""
    order = clockwise(cats, turn - 1)
    return order[: order.index(knocker)] if knocker in order else order


# ------------------------------------------------------------------ the fields one by one

Reader = Callable[[str, Any, MauzOptions], Any]


def _number(least: int, most: int) -> Reader:
    return lambda name, value, _options: whole(name, value, least, most)


def _seat(name: str, value: Any, options: MauzOptions) -> int:
    return a_seat(name, value, options.players)


def _seats(name: str, value: Any, options: MauzOptions) -> tuple[int, ...]:
    return different(name, value, options.players)


def _word(allowed: tuple[str, ...]) -> Reader:
    return lambda name, value, _options: one(name, value, allowed)


def _cards(name: str, value: Any, _options: MauzOptions) -> tuple[Card, ...]:
    row = listed(name, value)
    for card in row:
        if not isinstance(card, str) or card not in deck(SIZE):
            raise PositionError(
                "mauz.no-card",
                field=name,
                card=short(card),
                size=SIZE,
                hint=near(card, (), spelled()),
            )
    return tuple(row)


def _rows(name: str, value: Any, options: MauzOptions) -> tuple[tuple[Card, ...], ...]:
    rows = for_each_seat(name, value, options.players)
    return tuple(_cards(name, row, options) for row in rows)


def _hands(name: str, value: Any, options: MauzOptions) -> tuple[tuple[Card, ...], ...]:
    hands = _rows(name, value, options)
    for hand in hands:
        if len(hand) not in (0, HAND_SIZE):
            raise PositionError("mauz.hand-size", size=HAND_SIZE, found=len(hand))
    return tuple(map(sort_hand, hands))


def _second(name: str, value: Any, options: MauzOptions) -> tuple[Card, ...]:
    return sort_hand(_cards(name, value, options))


def _tokens(name: str, value: Any, options: MauzOptions) -> tuple[int, ...]:
    row = for_each_seat(name, value, options.players, "numbers")
    return tuple([whole(name, number, 0, options.tokens) for number in row])


def _knocker(name: str, value: Any, options: MauzOptions) -> int | None:
    return None if value is None else _seat(name, value, options)


FIELDS: dict[str, Reader] = {
    "phase": _word(PHASES),
    "round": _number(1, MOST),
    "dealer": _seat,
    "turn": _seat,
    "hands": _hands,
    "middle": _cards,
    "stock": _cards,
    "tokens": _tokens,
    "gone": _seats,
    "known": _rows,
    "out": _cards,
    "second": _second,
    "turns": _number(0, MOST),
    "skips": _number(0, MOST),
    "knocker": _knocker,
    "left": _seats,
    "reason": _word(("", *REASONS)),
    "losers": _seats,
}
"""For each field what reads its value, whatever the others are."""
