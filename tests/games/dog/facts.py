"""What the properties of all games need to know of Dog; worked out apart from its engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from mopsbook import game
from mopsbook.core.options import choices
from mopsbook.games.dog.options import DogOptions
from mopsbook.testing.hidden import Thing, held, lying

KINDS = ("1/11", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "swap", "joker")
DECK = Counter({kind: 6 if kind == "joker" else 8 for kind in KINDS})

PLAYERS = (2, 3, 4, 5, 6)

SEATS = (2, 3, 4, 5, 6)
"""How many can play."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {
        "start_protection": "start-or-lap",
        "foreign_start_block": "on",
        "reshuffle": "when-emptied",
        "voluntary_fold": "on",
        "redraw_play": "optional",
        "direction": "counterclockwise",
    },
    {
        "home_entry": "forced",
        "home_moves": "seven-only",
        "seven_repeat": "off",
        "seven_partner": "one-piece",
        "swap_blank": "last-resort",
        "reshuffle": "before-deal",
        "folded_cards": "hidden",
        "discard_view": "all",
        "spaces": 8,
    },
]

IDLE: dict[str, Any] = {
    # the table before the game, what is seen of it, and what follows the first winner
    "seats": (),
    "seating": ("random",),
    "sections": (6,),
    "first_dealer": (),
    "discard_view": (),
    "folded_cards": ("hidden",),
    "play_on": ("places",),
}
"""Options and values that decide no worked case, and of those only the ones that a case names."""

READINGS: dict[str, Any] = {
    **{name: values[1:] for name, values in choices(DogOptions).items() if name not in IDLE},
    "spaces": (8,),
    "reshuffle": ("when-emptied",),
}
"""The values of options beside the usual ones, each of which decides a worked case."""

GAMES = 1
"""So many whole games are played of each set of options: one has up to some thousand turns."""

LONGEST = 40_000
"""No random game has more decisions and shuffles than this."""

VARIANTS = [{"players": 3}]
"""Options under which some kinds of questions are asked alone."""


def universe(state: Any, rng: Random) -> Iterator[Any]:
    """Yield moves that somebody could mean in `state`.

    Plain cards may go anywhere near, with the right hits. Of the ways of a 7, and of plain plays that
    lead to the same board as another, only those of the list are among them, and broken ones.
    """
    from mopsbook.games.dog import moves as m
    from mopsbook.games.dog.engine import Dog

    seats, turn = state.options.players, state.turn
    length = state.options.board.length
    at = {f: who for who, row in enumerate(state.pieces) for f in row if 0 <= f <= 200}
    yield from (m.Fold(turn), m.Draw(turn), m.Stay(turn), m.Fold((turn + 1) % seats))
    yield from (m.Swap("swap", player=turn), m.Swap("joker", player=turn))
    engine = Dog({})
    engine.options = state.options
    listed = engine.legal(state)
    yield from listed
    cards = set(state.hands[turn]) | set(rng.sample(KINDS, 2))
    for card in KINDS:
        yield m.Give(card, turn)
        yield m.Toss(card, turn)
    row = set(state.pieces[turn])
    partner = state.options.partner(turn)
    for card in sorted(cards & set(KINDS)):
        for seat in {turn, turn if partner is None else partner}:
            whose = None if seat == turn else seat
            for source in set(state.pieces[seat]):
                targets = {(source + n) % length for n in range(-13, 14)} | {201, 202, 203, 204, -1}
                for target in rng.sample(sorted(targets), 12):
                    hits = ((at[target], target),) if target in at else ()
                    move = m.Play(card, (m.Portion(source, target, whose, hits),), "", turn)
                    if move in listed or (not (hits and hits[0][0] == seat) and card != "7"):
                        yield move
                if card == "7":
                    yield m.Play(card, (m.Portion(source, (source + 6) % length, whose),), "", turn)
            for own in row:
                for other in range(seats):
                    for field in rng.sample(sorted(set(state.pieces[other])), 1):
                        told = (None if other == turn else other, field)
                        yield m.Swap(rng.choice(("swap", "joker")), own, told, whose, turn)


def conserved(state: Any) -> None:
    """Check cards and pieces: all there, each in one place, one piece on a field."""
    cards = Counter(card for hand in state.hands for card in hand)
    cards += Counter(state.stock) + Counter(state.discard)
    cards += Counter(card for card in state.given if card is not None)
    assert cards == DECK
    on_loop: list[int] = []
    count = 4 if state.options.players in (4, 6) else 5
    for row in state.pieces:
        assert len(row) == count and list(row) == sorted(row)
        home = [field for field in row if field > 200]
        assert len(set(home)) == len(home) and all(field <= 204 for field in home)
        on_loop += [field for field in row if 0 <= field <= 200]
    assert len(set(on_loop)) == len(on_loop)
    assert all(0 <= field < state.options.board.length for field in on_loop)


GIVEN_AWAY = {"fold": "hand"}
"""The events by which something hidden is given away without being shown: who folds has nothing to play, and
of cards that are folded openly the lower ones are soon covered."""

STAGED = [
    # with the card that is drawn, and with few others, a piece can start
    (
        {"players": 3, "redraw_play": "optional"},
        "phase draw; pieces - / t20 / t40; hands 2 5 / 5 / 6; stock 13 4 5",
        "draw",
    ),
]
"""Options, positions and moves in which a closed hand decides what follows, and nobody else is to learn it."""


def told_openly(step: Any) -> set[str]:
    """Return the cards that a step names for all, although all of their kind lie hidden around it.

    They are those that are given up openly, the card that a joker stands for, and a word: a card is called
    swap, and so is a way to leave the start.
    """
    before, player = step.before, step.before.turn
    move, shown = step.move.json(), before.options.folded_cards == "shown"
    gone = {*before.hands[player]} if move["type"] == "fold" and shown else set()
    if move["type"] == "toss" and shown:
        gone = {move["card"]}
    if move.get("card", "").startswith("joker"):
        gone = {*KINDS}
    return {*gone, "swap"}


def hidden(state: Any, seat: int) -> list[Thing]:
    """Return the things whose places `seat` may not know; see :mod:`mopsbook.testing.hidden`.

    What lies under the top of the discard pile is not looked at again, unless the option says so.
    """
    top = len(state.discard) - 1
    closed = [
        place
        for place in range(len(state.discard))
        if place in state.covered or (state.options.discard_view == "top" and place != top)
    ]
    away = [who for who, card in enumerate(state.given) if card is not None and who != seat]
    return [
        *(() if state.phase == "over" else held(state.hands, seat)),  # at the end they lie open
        *lying("stock", state.stock),
        *((("discard", place),) for place in closed),
        *((("given", who),) for who in away),
    ]


OF_POSITIONS = {"dog.pieces-team", "dog.pieces-solo"}
"""No move can break these and no event rests on them; a position can be set up against them."""

TOGETHER = {*game("dog").rules}
"""Who breaks one of these breaks another one as well, as with nearly all that Dog says of fields."""

CASES = ("dog", 36)
"""How the worked cases of the game are called, and how many there are."""

NEVER_SHOWN = {
    "dog.can-play",
    "dog.four-not-home",
    "dog.four-only-back",
    "dog.full-value",
    "dog.home-block",
    "dog.must-play-harm",
    "dog.no-refill",
    "dog.overshoot",
    "dog.partner-not-yet",
    "dog.pieces-solo",
    "dog.pieces-team",
    "dog.redraw-no-fold",
    "dog.seven-block",
    "dog.seven-no-start",
    "dog.seven-repeat",
    "dog.start-block",
    "dog.swap-needs-own",
}
"""Rules of which no game has shown a moment, not even by a slip; see :mod:`tests.test_kept`."""

SELDOM_SHOWN = {
    "dog.card-value",
    "dog.forward",
    "dog.home-no-back",
    "dog.home-not-from-start",
    "dog.home-optional",
    "dog.seven-full",
    "dog.swap-protected",
    "dog.swap-track",
}
"""Rules of which a few games need not show a moment."""

SAME_MOVES = {"discard_view"}
"""Options under which no move differs: who may look at a pile."""

RARELY_PART = {
    ("sections", 4),  # as many as there are for four players
    ("reshuffle", "when-emptied"),  # a stock that is used up by the last card of a deal
    ("seven_repeat", "off"),  # what is reached with one piece in two portions is reached with one
}
"""Options and values that part from our reading in none of the games that are looked at."""

PARTING = 8
"""The games of this seed are those in which all other readings part soon."""

THUMB: list[tuple[dict[str, Any], int, float]] = [
    ({"players": 2}, 20, 1.5),
]
"""Options, how many games, and how much more often than by chance its rule of thumb wins them at least."""

GRAPHS: dict[str, tuple[Any, ...]] = {
    "dog_track": (),
    "dog_reach": (),
    "dog_blocks": (),
    "dog_hops": ("t5",),
    "dog_range": ("t5",),
    "dog_way_home": ("t5",),
}
"""The functions that make a graph of a position, with what else they need."""

NO_POSITION = {"show_track"}
"""Functions of its graphs that look at such a graph, or need no position."""

TEAMS = 4
"""So many play in teams, which is how the game is mostly played."""

STUCK = (
    "hands - / 5",
    "phase play",
    "turn 2; hands 2 / 3 / - / 4",
    "phase give; turn 2; starter 0; hands 5 / 6 / 7 / 8",
    "phase shuffle; due give; hands 2 / 3 / -",
    "phase shuffle; due deal; hands 2 3 4 / - / - / -",
    "phase dealer; hands 2",
)
"""Positions in which nobody can go on: the seat in turn has no card, or everybody, in a phase that was named."""

CLOSE_HANDS = (5,)
"""With so many players open hands have no room for all corners of their cards."""

EVEN = ("next-to-move",)
"""Kinds of questions of which no situation may make up more than half."""
