"""From an object to a position: what is left out is filled in, what cannot be is refused."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from mopsbook.core.errors import PositionError, short
from mopsbook.core.hints import near
from mopsbook.core.reading import (
    a_seat,
    different,
    known_fields,
    listed,
    one,
    same_players,
    whole,
    words,
)
from mopsbook.core.state import HIDDEN
from mopsbook.games.dog.board import HOME, HOME_SIZE, START_ZONE, field_text, read_field
from mopsbook.games.dog.cards import COPIES, DECK, KINDS, SPELLED, Card, hand_size, sort_hand
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.state import (
    DEAL,
    DEALER,
    DRAW,
    DRAWN,
    DUE,
    GIVE,
    OVER,
    PHASES,
    PLAY,
    SEATING,
    SHUFFLE,
    DogState,
)

FIELDS = (
    "players", "phase", "round", "dealer", "starter", "turn", "pieces", "hand", "hands", "stock",
    "discard", "given", "due", "bare", "covered", "places", "people",
)  # fmt: skip
LONGEST = 10_000
"""More rounds than any game has."""


def build_position(given: Mapping[str, Any], options: DogOptions) -> DogState:
    """Build a position from an object of the rulings.

    Parameters
    ----------
    given : mapping
        Any of :data:`FIELDS`. Left out are: phase play, or shuffle before a deal if nobody holds
        cards; round 1, turn 0 (or the starter), starter the seat in turn, dealer the seat before the
        starter; pieces in the start zone; empty hands; of the cards that are nowhere, all in the stock, or in the discard pile if the stock is given.
    options : DogOptions
        The options of the game to which it belongs.

    Raises
    ------
    PositionError
        If a field is unknown or a value cannot be.
    """
    known_fields(given, FIELDS)
    seats = options.players
    same_players(given, seats, "dog")
    first = given.get("starter", 0)
    turn = a_seat("turn", given.get("turn", first), seats)
    starter = a_seat("starter", given.get("starter", turn), seats)
    dealer = a_seat("dealer", given.get("dealer", (starter - options.turn_step) % seats), seats)
    hands = _hands(given, turn, seats)
    # a board without cards stands between two rounds
    phase = one("phase", given.get("phase", PLAY if any(hands) else SHUFFLE), PHASES)
    way = _given(given.get("given"), phase, seats)
    stock, discard = _piles(given, hands, way)
    places = tuple(different("places", g, seats) for g in listed("places", given.get("places", ())))
    pieces = _pieces(given.get("pieces"), options)
    state = DogState(
        options,
        phase,
        whole("round", given.get("round", 1), 1, LONGEST),
        dealer,
        starter,
        turn,
        pieces,
        hands,
        stock,
        discard,
        way,
        one("due", given.get("due", DUE[0]), DUE) if phase == SHUFFLE else _no_due(given),
        different("bare", given.get("bare", ()), seats),
        different("covered", given.get("covered", ()), len(discard), "cards"),
        places or _winners(options, pieces, phase),
        _people(given.get("people", ()), seats),
    )
    _refuse_impossible(state)
    return state


def by_default(state: DogState) -> dict[str, Any]:
    """Return what a position would hold in fields that follow from its others."""
    held = [*state.hands, tuple(card for card in state.given if card)]
    piles = _piles({}, held, ())
    usual = {"dealer": (state.starter - state.options.turn_step) % state.options.players}
    if state.stock == piles[0]:
        return usual | {"stock": piles[0], "discard": piles[1]}
    return usual | {"stock": None, "discard": _rest(held, state.stock)}


def side(options: DogOptions, seat: int) -> tuple[int, ...]:
    """Return the seats that win together with a seat."""
    partner = options.partner(seat)
    return (seat,) if partner is None else tuple(sorted((seat, partner)))


def complete(options: DogOptions, pieces: Sequence[Sequence[int]], seat: int) -> bool:
    """Say whether the side of a seat has all it needs in home (dog.win-team, dog.win-four)."""
    return all(
        sum(field > HOME for field in pieces[who]) == HOME_SIZE for who in side(options, seat)
    )


def _winners(
    options: DogOptions, pieces: tuple[tuple[int, ...], ...], phase: str
) -> tuple[tuple[int, ...], ...]:
    """Return who has won, as far as the pieces tell it."""
    if phase != OVER:
        return ()
    return tuple(
        side(options, seat)
        for seat in range(options.players)
        if complete(options, pieces, seat) and side(options, seat)[0] == seat
    )[:1]


def _pieces(value: Any, options: DogOptions) -> tuple[tuple[int, ...], ...]:
    board, count = options.board, options.piece_count
    rows = []
    for seat, row in enumerate(_by_seat("pieces", value, options.players)):
        fields = []
        for word in row:
            field = read_field(word) if isinstance(word, str) else None
            if field is not None and field > HOME + HOME_SIZE:
                raise PositionError("dog.home-fields", seat=seat, word=word, size=HOME_SIZE)
            if field is None or not board.has(field):
                raise PositionError(
                    "dog.no-board-field", word=short(word), last=board.length - 1, size=HOME_SIZE
                )
            fields.append(field)
        twice = [f for f, n in Counter(fields).items() if n > 1 and f != START_ZONE]
        if twice:
            raise PositionError("dog.own-twice", seat=seat, field=field_text(twice[0]))
        if len(fields) > count:
            rule = "dog.pieces-team" if options.teams else "dog.pieces-solo"
            raise PositionError(
                "dog.piece-count",
                seat=seat,
                pieces=len(fields),
                players=options.players,
                count=count,
                rule=rule,
            )
        rows.append(tuple(sorted(fields + [START_ZONE] * (count - len(fields)))))
    seen: dict[int, int] = {}
    for seat, fields_of in enumerate(rows):
        for field in fields_of:
            if 0 <= field < HOME and seen.setdefault(field, seat) != seat:
                raise PositionError(
                    "dog.both-on-field", first=seen[field], second=seat, field=field_text(field)
                )
    return tuple(rows)


def _hands(given: Mapping[str, Any], turn: int, seats: int) -> tuple[tuple[Card, ...], ...]:
    rows = [_cards("hands", row) for row in _by_seat("hands", given.get("hands"), seats)]
    if "hand" in given:
        if rows[turn]:
            raise PositionError("dog.hand-twice", seat=turn)
        rows[turn] = _cards("hand", _entries("hand", given["hand"]))
    known = [sort_hand(c for c in row if c != HIDDEN) for row in rows]
    return tuple(
        (*cards, *([HIDDEN] * (len(row) - len(cards))))
        for cards, row in zip(known, rows, strict=True)
    )


def _piles(
    given: Mapping[str, Any], hands: Sequence[Sequence[Card]], way: Sequence[Card | None]
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return stock and discard pile; every card that is nowhere else is in one of them."""
    held = [*hands, [card for card in way if card]]
    told = {
        name: tuple(_cards(name, _entries(name, given[name])))
        for name in ("stock", "discard")
        if name in given
    }
    rest = _rest(held, *told.values())
    stock = told.get("stock", rest if "stock" not in told else ())
    discard = told.get("discard", rest if "stock" in told else ())
    count = sum(map(len, held)) + len(stock) + len(discard)
    if count != len(DECK):
        raise PositionError("dog.card-count", count=count, deck=len(DECK))
    return stock, discard


def _rest(*places: Any) -> tuple[Card, ...]:
    """Return the cards of the deck that are in none of the places, in the order of the deck."""
    flat: list[Card] = []
    for place in places:
        for entry in place:
            flat.extend([entry] if isinstance(entry, str) else entry)
    gone = Counter(flat)
    over = [card for card, n in gone.items() if card != HIDDEN and n > COPIES[card]]
    if over:
        raise PositionError("dog.copies", count=gone[over[0]], card=over[0], copies=COPIES[over[0]])
    found = []
    for card in DECK:
        if gone[card] > 0:
            gone[card] -= 1
        else:
            found.append(card)
    return tuple(found[: max(0, len(found) - gone[HIDDEN])])


def _given(value: Any, phase: str, seats: int) -> tuple[Card | None, ...]:
    if value is None:
        return (None,) * seats if phase == GIVE else ()
    row = listed("given", value)
    fine = all(card is None or card in COPIES or card == HIDDEN for card in row if _text(card))
    if phase != GIVE or len(row) != seats or not fine or not all(map(_text, row)):
        raise PositionError("dog.given", seats=seats, value=short(value))
    return tuple(row)


def _text(value: object) -> bool:
    return value is None or isinstance(value, str)


def _no_due(given: Mapping[str, Any]) -> str:
    if given.get("due", "") != "":
        raise PositionError("dog.due")
    return ""


def _people(value: Any, seats: int) -> tuple[int, ...]:
    people = different("people", value, seats)
    if people and len(people) != seats:
        raise PositionError("dog.people", seats=seats)
    return people


def _refuse_impossible(state: DogState) -> None:
    """Refuse what cannot stand on a table."""
    options = state.options
    for seat in state.bare:
        if (
            options.start_protection == "any"
            or options.board.starts[seat] not in state.pieces[seat]
        ):
            raise PositionError("dog.bare", seat=seat)
    if state.covered and options.folded_cards == "shown":
        raise PositionError("dog.covered")
    out = state.finished
    for seat in range(options.players):
        if seat not in out and state.phase != OVER and complete(options, state.pieces, seat):
            raise PositionError("dog.already-won", seat=seat)
        if set(side(options, seat)) & out and not set(side(options, seat)) <= out:
            raise PositionError("dog.partners-finish")
    if out and options.play_on == "stop" and (state.phase != OVER or len(state.places) > 1):
        raise PositionError("dog.over-after-first")
    if state.phase == OVER:
        if not state.places:
            raise PositionError("dog.nobody-won")
        return
    _refuse_idle(state)


def _refuse_idle(state: DogState) -> None:
    """Refuse a game that goes on though whoever has to act cannot, now or after the shuffle."""
    options, out = state.options, state.finished
    phase = state.due if state.phase == SHUFFLE else state.phase
    left = [seat for seat in range(options.players) if seat not in out]
    # who opened the round may have finished in it
    if state.turn not in left or (phase in (DEAL, GIVE) and state.starter not in left):
        raise PositionError("dog.finished-turn")
    if any(state.hands[seat] for seat in out):
        raise PositionError("dog.finished-cards")
    if phase in (SEATING, DEALER) and (out or any(state.hands)):
        raise PositionError("dog.before-first-dealer")
    if phase in (DRAW, DRAWN) and options.teams:
        raise PositionError("dog.draw-solo")
    if phase == DRAW and not state.discard:
        raise PositionError("dog.tossed")
    if phase in (PLAY, DRAWN) and not state.hands[state.turn]:
        raise PositionError("dog.turn-empty", seat=state.turn)
    order = _from_the_starter(state)
    if phase == DEAL and [len(state.hands[seat]) for seat in order] != _dealt(state, len(order)):
        raise PositionError("dog.deal-due")
    if phase == GIVE:
        _refuse_exchange(state, order)


def _from_the_starter(state: DogState) -> list[int]:
    """Return the seats that are still in the game, in the order of turns."""
    players, step = state.options.players, state.options.turn_step
    round_table = [(state.starter + step * n) % players for n in range(players)]
    return [seat for seat in round_table if seat not in state.finished]


def _dealt(state: DogState, seats: int) -> list[int]:
    """Return how many cards each of so many seats has when as many as there are have been dealt."""
    size, done = hand_size(state.round), sum(map(len, state.hands))
    if done >= size * seats:
        return []
    if state.options.deal_order == "singly":
        return [(done - place + seats - 1) // seats for place in range(seats)]
    return [min(size, max(0, done - place * size)) for place in range(seats)]


def _refuse_exchange(state: DogState, order: Sequence[int]) -> None:
    """Refuse an exchange in which somebody has no card, or has given out of turn."""
    if state.options.exchange == "never" and state.phase == GIVE:
        raise PositionError("dog.no-exchange")
    given = state.given or (None,) * len(state.hands)
    for seat in order:
        if not given[seat] and not state.hands[seat]:
            raise PositionError("dog.no-card-to-give", seat=seat)
    due = order.index(state.turn)
    if state.phase == GIVE and {seat for seat, card in enumerate(given) if card} != {*order[:due]}:
        raise PositionError("dog.given-order", starter=state.starter, seat=state.turn)


def _by_seat(name: str, value: Any, seats: int) -> list[list[Any]]:
    """Return a list for each seat, from an object by seat or a list of lists or texts."""
    rows: list[list[Any]] = [[] for _ in range(seats)]
    if value is None:
        return rows
    if isinstance(value, Mapping):
        pairs = [(str(seat), row) for seat, row in value.items()]
    elif isinstance(value, list | tuple):
        pairs = [(str(seat), row) for seat, row in enumerate(value)]
    else:
        raise PositionError("dog.by-seat", field=name, value=short(value))
    for seat, row in pairs:
        if not re.fullmatch(r"[0-9]", seat) or int(seat) >= seats:
            raise PositionError("dog.no-seat-in", field=name, seat=short(seat), last=seats - 1)
        rows[int(seat)] = _entries(name, row)
    return rows


def _entries(name: str, value: Any) -> list[Any]:
    """Return the entries of a list, or the words of a text."""
    if isinstance(value, str):
        return words(value.strip())
    return listed(name, value)


def _cards(name: str, row: list[Any]) -> list[Card]:
    for card in row:
        if not isinstance(card, str) or (card not in COPIES and card != HIDDEN):
            raise PositionError(
                "dog.no-card-in",
                field=name,
                card=short(card),
                kinds=KINDS,
                hint=near(card, (), SPELLED),
            )
    return row
