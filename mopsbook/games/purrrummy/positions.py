"""From an object to a position: what is left out is filled in, what cannot be is refused."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from mopsbook.core.errors import PositionError, short
from mopsbook.core.hints import near
from mopsbook.core.reading import (
    MOST,
    a_seat,
    for_each_seat,
    known_fields,
    listed,
    one,
    same_players,
    whole,
)
from mopsbook.games.cat_deck.cards import PLACE, Card, sort_hand, spelled
from mopsbook.games.purrrummy.melds import KINDS, SET, Meld, meld_of
from mopsbook.games.purrrummy.options import PurrrummyOptions
from mopsbook.games.purrrummy.state import (
    DEAL,
    DEALER,
    DRAW,
    MELD,
    OVER,
    PHASES,
    SHUFFLE,
    PurrrummyState,
)
from mopsbook.games.purrrummy.table import no_new_stock
from mopsbook.games.purrrummy.verdicts import meld_faults

FIELDS = (
    "players", "phase", "dealer", "turn", "hands", "stock", "discard", "melds", "taken", "reshuffles",
    "turns",
)  # fmt: skip
MELD_FIELDS = ("owner", "kind", "rank", "suit", "low", "cards")


def by_default(options: PurrrummyOptions) -> dict[str, Any]:
    """Return what stands in the fields of a position that say nothing else."""
    return {
        "phase": MELD,
        "dealer": options.dealer if isinstance(options.dealer, int) else 0,
        "turn": 0,
        "hands": [[]] * options.players,
        "melds": [],
        "taken": None,
        "reshuffles": 0,
        "turns": 0,
    }


def build_position(given: Mapping[str, Any], options: PurrrummyOptions) -> PurrrummyState:
    """Build a position from an object of the rulings.

    Parameters
    ----------
    given : mapping
        Any of :data:`FIELDS`; left out are: phase meld, the dealer of the options (or seat 0), turn 0
        (before the deal: the seat after the dealer), nothing in hands and on the table. A stock and a
        discard pile that are left out hold cards that are nowhere else, before the deal none. Cards
        may be missing; the game goes on with those that are there.
    options : PurrrummyOptions
        The options of the game to which it belongs.

    Raises
    ------
    PositionError
        If a field is unknown or a value cannot be.
    """
    known_fields(given, FIELDS)
    seats = options.players
    same_players(given, seats, "purrrummy")
    given = by_default(options) | {"turn": None} | dict(given)
    phase = one("phase", given["phase"], PHASES)
    dealer = a_seat("dealer", given["dealer"], seats)
    first = (dealer + 1) % seats if phase in (DEALER, DEAL) else 0
    rows = for_each_seat("hands", given["hands"], seats)
    hands = tuple(sort_hand(_cards("hands", row)) for row in rows)
    melds = tuple(_meld(each, options) for each in listed("melds", given["melds"]))
    elsewhere = [*hands, *[meld.cards for meld in melds]]
    stock, discard = _piles(given, phase, elsewhere, options)
    state = PurrrummyState(
        options,
        phase,
        dealer,
        a_seat("turn", first if given["turn"] is None else given["turn"], seats),
        hands,
        stock,
        discard,
        melds,
        None if given["taken"] is None else _cards("taken", [given["taken"]])[0],
        whole("reshuffles", given["reshuffles"], 0, options.max_reshuffles),
        whole("turns", given["turns"], 0, MOST),
    )
    for refuse in (_refuse_twice, _refuse_sizes, REFUSALS[phase]):
        refuse(state)
    return state


def _cards(name: str, value: Any) -> tuple[Card, ...]:
    row = listed(name, value)
    for card in row:
        if not isinstance(card, str) or card not in PLACE:
            raise PositionError(
                "purrrummy.no-card",
                field=name,
                card=short(card),
                hint=near(card, (), spelled(True)),
            )
    return tuple(row)


def _piles(
    given: Mapping[str, Any],
    phase: str,
    elsewhere: list[tuple[Card, ...]],
    options: PurrrummyOptions,
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return the piles, with cards that are nowhere else where nothing is said of them."""
    named = {name: _cards(name, given[name]) for name in ("stock", "discard") if name in given}
    rest: tuple[Card, ...] = ()
    if phase not in (DEALER, DEAL) and len(named) < 2:
        seen = [card for cards in (*elsewhere, *named.values()) for card in cards]
        rest = tuple((Counter(options.cards) - Counter(seen)).elements())
    discard = named.get("discard", rest[-1:])
    return named.get("stock", rest if "discard" in named else rest[:-1]), discard


def _meld(value: Any, options: PurrrummyOptions) -> Meld:
    """Read a meld; its rank, or its suit and low end, follow from its cards."""
    if not isinstance(value, Mapping) or not {"owner", "kind", "cards"} <= value.keys():
        raise PositionError("purrrummy.meld-object", value=short(value))
    for name in value:
        if name not in MELD_FIELDS:
            raise PositionError("purrrummy.no-meld-field", field=short(name), fields=MELD_FIELDS)
    owner = a_seat("owner", value["owner"], options.players)
    kind = one("kind", value["kind"], KINDS)
    cards = _cards("cards", value["cards"])
    cards = sort_hand(cards) if kind == SET else cards
    for fault in meld_faults(options, owner, kind, cards):
        raise PositionError(
            "purrrummy.no-meld", cards=" ".join(cards) or "none", kind=kind, rule=fault.rule
        )
    meld = meld_of(owner, kind, cards)
    known = meld.json()
    for name in ("rank", "suit", "low"):
        if name in value and value[name] != known.get(name):
            raise PositionError(
                "purrrummy.meld-value",
                field=name,
                kind=kind,
                cards=" ".join(cards),
                value=short(value[name]),
            )
    return meld


# ------------------------------------------------------------------ what cannot be


def _refuse_twice(state: PurrrummyState) -> None:
    places = (*state.hands, state.stock, state.discard, *[meld.cards for meld in state.melds])
    pack = Counter(state.options.cards)
    more = Counter(card for place in places for card in place) - pack
    if more:
        held = [PositionError("purrrummy.copies", card=card, count=pack[card]) for card in more]
        raise PositionError("purrrummy.too-many-cards", held=held)


def _refuse_sizes(state: PurrrummyState) -> None:
    """Refuse hands that are larger than they can be, or empty before the end."""
    drawn = state.turn if state.phase == MELD else None
    for seat, hand in enumerate(state.hands):
        most = state.options.hand_size + (seat == drawn)
        if len(hand) > most:
            raise PositionError("purrrummy.hand-size", seat=seat, found=len(hand), most=most)
        if not hand and state.phase in (DRAW, MELD, SHUFFLE):
            raise PositionError("purrrummy.no-cards", seat=seat)


def _refuse_before_deal(state: PurrrummyState) -> None:
    first = (state.dealer + 1) % len(state.hands)
    if any(state.hands) or state.stock or state.discard or state.melds:
        raise PositionError("purrrummy.cards-before-deal")
    _refuse_dealer(state)
    if state.phase == DEALER and state.options.dealer != "random":
        raise PositionError("dealer-known", rule="purrrummy.dealer")
    if state.turn != first:
        raise PositionError(
            "first-player",
            dealer=state.dealer,
            first=first,
            turn=state.turn,
            rule="purrrummy.first-player",
        )
    if state.taken or state.reshuffles or state.turns:
        raise PositionError("purrrummy.turns-before-deal")


def _refuse_dealer(state: PurrrummyState) -> None:
    if state.options.dealer not in ("random", state.dealer):
        raise PositionError(
            "other-dealer", dealer=state.options.dealer, seat=state.dealer, rule="purrrummy.dealer"
        )


def _refuse_too_late(state: PurrrummyState) -> None:
    _refuse_dealer(state)
    if 0 < state.options.last_turn <= state.turns:
        raise PositionError("purrrummy.after-last-turn", turns=state.turns)


def _refuse_draw(state: PurrrummyState) -> None:
    _refuse_too_late(state)
    if not state.stock:
        raise PositionError("purrrummy.no-stock")
    _refuse_taken(state)


def _refuse_taken(state: PurrrummyState) -> None:
    if state.taken is not None and (
        state.phase != MELD or state.taken not in state.hands[state.turn]
    ):
        raise PositionError("purrrummy.taken", card=state.taken)


def _refuse_meld(state: PurrrummyState) -> None:
    _refuse_too_late(state)
    _refuse_taken(state)


def _refuse_shuffle(state: PurrrummyState) -> None:
    _refuse_too_late(state)
    _refuse_taken(state)
    if state.stock or no_new_stock(state):
        raise PositionError("purrrummy.shuffle-when")


def _refuse_over(state: PurrrummyState) -> None:
    _refuse_dealer(state)
    _refuse_taken(state)
    empty = [seat for seat, hand in enumerate(state.hands) if not hand]
    late = 0 < state.options.last_turn <= state.turns
    no_stock = not state.stock and no_new_stock(state)
    if empty not in ([], [state.turn]) or not (empty or late or no_stock):
        raise PositionError("purrrummy.over-when")


REFUSALS: dict[str, Callable[[PurrrummyState], None]] = {
    DEALER: _refuse_before_deal,
    DEAL: _refuse_before_deal,
    DRAW: _refuse_draw,
    MELD: _refuse_meld,
    SHUFFLE: _refuse_shuffle,
    OVER: _refuse_over,
}
"""For each phase what is looked at then."""
