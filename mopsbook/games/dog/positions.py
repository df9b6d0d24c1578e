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
from mopsbook.games.dog.cards import COPIES, DECK, KINDS, SPELLED, Card, sort_hand
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.state import DRAW, DRAWN, DUE, GIVE, OVER, PHASES, PLAY, SHUFFLE, DogState

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
        Any of :data:`FIELDS`. Left out are: phase play, round 1, turn 0 (or the starter), starter
        the seat in turn, dealer the seat before the starter; pieces in the start zone; empty hands;
        of the cards that are nowhere, all in the stock, or in the discard pile if the stock is given.
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
    phase = one("phase", given.get("phase", PLAY), PHASES)
    first = given.get("starter", 0)
    turn = a_seat("turn", given.get("turn", first), seats)
    starter = a_seat("starter", given.get("starter", turn), seats)
    dealer = a_seat("dealer", given.get("dealer", (starter - options.turn_step) % seats), seats)
    hands = _hands(given, turn, seats)
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
                raise PositionError(
                    f"Seat {seat} cannot have a piece on {word}: a home has only {HOME_SIZE} fields "
                    "(dog.home-size)."
                )
            if field is None or not board.has(field):
                raise PositionError(
                    f"{short(word)} is no field; there are z, t0 to t{board.length - 1} and h1 to "
                    f"h{HOME_SIZE} (dog.track-geometry)."
                )
            fields.append(field)
        twice = [f for f, n in Counter(fields).items() if n > 1 and f != START_ZONE]
        if twice:
            raise PositionError(
                f"Seat {seat} would have two pieces on {field_text(twice[0])}; there is at most one "
                "piece on a field (dog.one-per-field)."
            )
        if len(fields) > count:
            rule = "dog.pieces-team" if options.teams else "dog.pieces-solo"
            raise PositionError(
                f"Seat {seat} would have {len(fields)} pieces; with {options.players} players "
                f"everybody has {count} ({rule})."
            )
        rows.append(tuple(sorted(fields + [START_ZONE] * (count - len(fields)))))
    seen: dict[int, int] = {}
    for seat, fields_of in enumerate(rows):
        for field in fields_of:
            if 0 <= field < HOME and seen.setdefault(field, seat) != seat:
                raise PositionError(
                    f"Seats {seen[field]} and {seat} would both have a piece on {field_text(field)}; "
                    "there is at most one piece on a field (dog.one-per-field)."
                )
    return tuple(rows)


def _hands(given: Mapping[str, Any], turn: int, seats: int) -> tuple[tuple[Card, ...], ...]:
    rows = [_cards("hands", row) for row in _by_seat("hands", given.get("hands"), seats)]
    if "hand" in given:
        if rows[turn]:
            raise PositionError(
                f"The cards of seat {turn} are given twice, as hand and among the hands."
            )
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
        raise PositionError(
            f"There would be {count} cards in hands and piles; there are {len(DECK)} (dog.deck)."
        )
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
        raise PositionError(
            f"There would be {gone[over[0]]} cards {over[0]}; there are {COPIES[over[0]]} of them "
            "(dog.deck)."
        )
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
        raise PositionError(
            f"given holds a card or nothing for each of the {seats} seats, and only while cards are "
            f"exchanged; it cannot be {short(value)} (dog.exchange-blind)."
        )
    return tuple(row)


def _text(value: object) -> bool:
    return value is None or isinstance(value, str)


def _no_due(given: Mapping[str, Any]) -> str:
    if given.get("due", "") != "":
        raise PositionError("Something is due only in phase shuffle (dog.reshuffle).")
    return ""


def _people(value: Any, seats: int) -> tuple[int, ...]:
    people = different("people", value, seats)
    if people and len(people) != seats:
        raise PositionError(f"people names one person for each of the {seats} seats (dog.seating).")
    return people


def _refuse_impossible(state: DogState) -> None:
    """Refuse what cannot stand on a table."""
    options = state.options
    for seat in state.bare:
        if (
            options.start_protection == "any"
            or options.board.starts[seat] not in state.pieces[seat]
        ):
            raise PositionError(
                f"bare names seat {seat}, whose piece is not on its start field, or is protected there "
                "however it came (dog.protected-any)."
            )
    if state.covered and options.folded_cards == "shown":
        raise PositionError("No card of the discard pile is covered (dog.fold-visible).")
    out = state.finished
    for seat in range(options.players):
        if seat not in out and state.phase != OVER and complete(options, state.pieces, seat):
            raise PositionError(
                f"Seat {seat} has already won: all the pieces are home, so the phase is over "
                "(dog.win-stop)."
            )
        if set(side(options, seat)) & out and not set(side(options, seat)) <= out:
            raise PositionError("Partners finish together (dog.win-not-alone).")
    if out and options.play_on == "stop" and (state.phase != OVER or len(state.places) > 1):
        raise PositionError("After the first place the game is over (dog.win-stop).")
    if state.phase == OVER:
        if not state.places:
            raise PositionError(
                "The game is not over: nobody has won (dog.win-team, dog.win-four)."
            )
        return
    # who opened the round may have finished in it
    if state.turn in out or len(out) == options.players:
        raise PositionError("Who has finished is not in turn any more (dog.win-stop).")
    if any(state.hands[seat] for seat in out):
        raise PositionError("Who has finished holds no cards (dog.win-stop).")
    if state.phase in (DRAW, DRAWN) and options.teams:
        raise PositionError("Cards are drawn in solo games only (dog.solo).")
    if state.phase == DRAW and not state.discard:
        raise PositionError(
            "A card has been tossed, so the discard pile cannot be empty (dog.redraw-toss)."
        )
    if state.phase == GIVE:
        if options.exchange == "never":
            raise PositionError("No cards are exchanged in this game (dog.exchange-duty).")
        for seat in set(range(options.players)) - out:
            if not state.given[seat] and not state.hands[seat]:
                raise PositionError(f"Seat {seat} has no card to give (dog.exchange-duty).")
        if state.given[state.turn] is not None:
            raise PositionError(
                f"Seat {state.turn} has given its card already (dog.exchange-blind)."
            )


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
        raise PositionError(f"{name} is an object or a list by seat, not {short(value)}.")
    for seat, row in pairs:
        if not re.fullmatch(r"[0-9]", seat) or int(seat) >= seats:
            raise PositionError(
                f"{name}: there is no seat {short(seat)}; there are 0 to {seats - 1}."
            )
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
                f"{name}: {short(card)} is no card; there are {', '.join(KINDS)} (dog.deck-kinds)."
                f"{near(card, (), SPELLED)}"
            )
    return row
