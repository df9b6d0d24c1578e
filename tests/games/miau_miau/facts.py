"""What the properties of all games need to know of Miau! Miau!; worked out apart from its engine."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from mopsbook.core.options import choices
from mopsbook.games.miau_miau.options import MiauOptions
from mopsbook.testing.hidden import Thing, standing

PLAYERS = (2, 3, 4, 5, 8)

SEATS = (2, 3, 4, 5, 6, 7, 8)
"""How many can play."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"deck": 52, "jack_wild": True, "voluntary_draw": True, "wish": "other-suit-or-none"},
    {
        "deck": 52,
        "start_card": "active",
        "draw_count": "until-playable",
        "after_seven_draw": "may-play",
        "wish_duration": "next-cat-only",
        "call_penalty": 3,
        "play_on": True,
        "dealer": "random",
    },
    {
        "deck": 52,
        "start_card": "redraw",
        "call_check": "challenge",
        "last_call": "required",
        "last_card": "no-jack",
        "empty_pile": "stop",
        "false_call": "ignored",
        "dealer": 1,
    },
]

IDLE: dict[str, Any] = {
    # how many may play, and what stands on the cards
    "max_players": choices(MiauOptions)["max_players"][1:],
    "card_letters": choices(MiauOptions)["card_letters"][2:],
}
"""Options and values that decide no worked case, and of those only the ones that a case names."""

READINGS: dict[str, Any] = {
    **{name: values[1:] for name, values in choices(MiauOptions).items() if name not in IDLE},
    "dealer": (1,),
}
"""The values of options beside the usual ones, each of which decides a worked case."""

GAMES = 20
"""So many whole games are played of each set of options."""

LONGEST = 20_000
"""No random game has more decisions and shuffles than this."""

LONGER = [({"voluntary_draw": True, "draw_count": "until-playable"}, 1_000_000)]
"""Readings under which random games are longer, and their bounds.

Whoever draws although a card fits takes a handful, so hands drift towards holding the whole deck, and somebody
gets rid of all of one only by a long walk against that. It ends with certainty: where nothing is left to draw,
who can lay lays. The slowest table, of three with 52 cards, walks 64,000 moves on average; how long a walk has
gone on tells nothing of how long it still goes on, so one in three million is longer than fifteen times that."""


DECKS = {
    size: [rank + suit for suit in "CDHS" for rank in ranks]
    for size, ranks in ((32, "789TJQKA"), (52, "23456789TJQKA"))
}


def cards_of(state: Any) -> list[str]:
    """Return all cards of the deck that is played with."""
    options = state.options
    small = options.deck == 32 or (options.deck == 0 and options.players <= 5)
    return DECKS[32 if small else 52]


def universe(state: Any, rng: Random) -> Iterator[Any]:
    """Yield every move that the seat in turn could mean in `state`, and some of other seats."""
    from mopsbook.games.miau_miau import moves as m

    seat = state.turn
    for card in cards_of(state):
        for wish in (None, "C", "D", "H", "S"):
            for call in (None, "miau", "miau-miau"):
                yield m.Play(seat, card, wish, call)
    for who in range(state.options.players):
        yield from (m.Draw(who), m.Keep(who), m.Challenge(who), m.Quiet(who))
        if who != seat:
            for card in rng.sample(cards_of(state), 4):
                yield m.Play(who, card, rng.choice((None, "C")), rng.choice((None, "miau")))


def conserved(state: Any) -> None:
    """Check that each card lies in exactly one place."""
    cards = [*state.draw, *state.discard, *(card for hand in state.hands for card in hand)]
    if state.phase in ("dealer", "deal"):
        assert cards == []
    else:
        assert len(cards) == len(cards_of(state)) and set(cards) == set(cards_of(state))


GIVEN_AWAY = {
    "fits": "moved",
    "no-fit": "moved",
    "may-play": "hand",
    "draw-owed": "hand",
    "pile-empty": "moved",
}
"""The events by which something hidden is given away without being shown: whether what was drawn can be laid is seen by whether it may be."""

STAGED = [
    # a card that fits, and none: who may draw at will does not tell which
    (
        {"players": 3, "voluntary_draw": True},
        "hands 9C KD / 8S AS QD / 7S TD; discard 9H; draw 7D TS QH KC 8D 7H",
        "0 draw",
    ),
]
"""Options, positions and moves in which a closed hand decides what follows, and nobody else is to learn it."""


def hidden(state: Any, seat: int) -> list[Thing]:
    """Return the things whose places `seat` may not know; see :mod:`mopsbook.testing.hidden`."""
    hands = () if state.phase == "over" else state.hands  # at the end they lie open
    others = {card for who, hand in enumerate(hands) if who != seat for card in hand}
    return standing(state, others | set(state.draw))


def told_openly(step: Any) -> set[str]:
    """Return the cards that a step names for all, although all of their kind lie hidden around it.

    They are those that were turned up before the first of the pile, and went under the other cards.
    """
    move, hands = step.move.json(), step.after.hands
    if move["type"] != "deal":
        return set()
    return {*move["cards"][sum(map(len, hands)) : move["cards"].index(step.after.discard[0])]}


CASES = ("miau", 20)
"""How the worked cases of the game are called, and how many there are."""

NEVER_SHOWN = {
    "miau-miau.blocked",
    "miau-miau.not-enough-cards",
}
"""Rules of which no game has shown a moment, not even by a slip; see :mod:`tests.test_kept`."""

SELDOM_SHOWN = {"miau-miau.direction"}
"""Rules of which a few games need not show a moment."""

SAME_MOVES = {"card_letters", "max_players"}
"""Options under which no move differs: how cards are named and how many may play."""

RARELY_PART = {("deck", 32)}  # the one that is played with, but for many players
"""Options and values that part from our reading in none of the games that are looked at."""

THUMB: list[tuple[dict[str, Any], int, float]] = [
    ({"players": 2}, 200, 1.3),
    ({"players": 4}, 200, 1.3),
]
"""Options, how many games, and how much more often than by chance its rule of thumb wins them at least."""

GRAPHS: dict[str, tuple[Any, ...]] = {"miau_followers": ()}
"""The functions that make a graph of a position, with what else they need."""

NO_POSITION = {"miau_chain"}
"""Functions of its graphs that look at such a graph, or need no position."""

EVEN = (
    "has-to-call",
    "owed-after-seven",
    "next-to-move",
)
"""Kinds of questions of which no situation may make up more than half."""
