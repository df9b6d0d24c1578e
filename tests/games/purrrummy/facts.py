"""What the properties of all games need to know of Purrrummy; worked out apart from its engine."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import Any

from mopsbook.core.options import choices
from mopsbook.games.purrrummy.options import PurrrummyOptions
from mopsbook.testing.hidden import Thing, held, lying

PLAYERS = (2, 3, 4)

SEATS = (2, 3, 4)
"""How many can play."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {
        "layoff": True,
        "layoff_targets": "any",
        "joker_swap": True,
        "jokers": 6,
        "ace_around": True,
        "dealer": "random",
    },
    {
        "layoff": True,
        "final_discard": "optional",
        "return_taken": False,
        "jokers": 4,
        "jokers_per_meld": 1,
        "max_reshuffles": 3,
    },
    {
        "final_discard": "optional",
        "jokers": 3,
        "min_naturals": 2,
        "stock_out": "end",
        "max_rounds": 30,
        "dealer": 1,
    },
]

IDLE: dict[str, Any] = {
    "card_letters": choices(PurrrummyOptions)["card_letters"][2:]
}  # what stands on the cards
"""Options and values that decide no worked case, and of those only the ones that a case names."""

READINGS: dict[str, Any] = {
    **{name: values[1:] for name, values in choices(PurrrummyOptions).items() if name not in IDLE},
    "dealer": (1,),
    "max_rounds": (2, 0),
}
"""The values of options beside the usual ones, each of which decides a worked case."""

GAMES = 3
"""So many whole games are played of each set of options; test_games.py plays thousands more."""

LONGEST = 2 + 3 + 2 * 100 * 4 + 2 * 58
"""Dealer and deal, three shuffles, two moves in each turn, and each card laid or swapped once."""

VARIANTS = [{"layoff": True}]
"""Options under which some kinds of questions are asked alone."""

NATURALS = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
LADDER = "A23456789TJQKA"


def rows(hand: tuple[str, ...], suit: str) -> Iterator[tuple[str, ...]]:
    """Yield neighbouring cards of a suit, some of which are jokers, as far as the hand has them."""
    for low in range(13):
        for size in range(2, 15):
            row = [LADDER[(low + at) % 13] + suit for at in range(size)]
            missing = [at for at, card in enumerate(row) if card not in hand]
            held = [at for at in range(size) if at not in missing]
            for more in range(hand.count("X") - len(missing) + 1):
                for replaced in combinations(held, more):
                    gone = {*missing, *replaced}
                    yield tuple("X" if at in gone else card for at, card in enumerate(row))


STAGED = [
    # two jokers in hand, and mostly one: which of them was taken is not to be seen
    (
        {"players": 2, "jokers": 4},
        "hands 7C 9D X X / 2S 3S KD; discard 5C; taken X; phase meld",
        "0 discard X",
    ),
]
"""Options, positions and moves in which a closed hand decides what follows, and nobody else is to learn it."""


def universe(state: Any, rng: Random) -> Iterator[Any]:
    """Yield every move that the seat in turn could mean in `state`, and some of other seats."""
    from mopsbook.games.purrrummy import moves as m

    seat, hand = state.turn, state.hands[state.turn]
    jokers = hand.count("X")
    for who, pile in product(range(state.options.players), ("stock", "discard")):
        yield m.Draw(who, pile)
    for rank in "23456789TJQKA":
        held = [card for card in hand if card[0] == rank]
        for count, more in product(range(len(held) + 1), range(jokers + 2)):
            for naturals in combinations(held, count):
                yield m.LayOut(seat, "set", naturals + ("X",) * more)
    for suit in "CDHS":
        for row in rows(hand, suit):
            yield m.LayOut(seat, "run", row)
    for _ in range(10):
        cards = rng.sample(hand, min(len(hand), rng.randint(2, 5)))
        yield m.LayOut(seat, "run", tuple(cards))
        cards = rng.sample([*NATURALS, "X"], rng.randint(2, 5))
        yield m.LayOut(seat, "run", tuple(cards))
        yield m.LayOut(rng.randrange(state.options.players), "run", tuple(cards))
        yield m.LayOut(
            seat, "set", tuple(sorted(cards, key=lambda card: (card == "X", card[::-1])))
        )
    singles = list(on_the_table(state, rng))
    yield from singles if state.options.layoff else rng.sample(singles, min(20, len(singles)))
    for card in [*NATURALS, "X"]:
        yield m.Discard(seat, card)
    yield m.Discard((seat + 1) % state.options.players, rng.choice(NATURALS))


def on_the_table(state: Any, rng: Random) -> Iterator[Any]:
    """Yield every way to add a card to a meld, or to exchange one for a card in it, and some more."""
    from mopsbook.games.purrrummy import moves as m

    seat, hand = state.turn, state.hands[state.turn]
    cards = sorted({*hand, "X", *rng.sample(NATURALS, 3)})
    for number in range(-1, len(state.melds) + 1):
        size = len(state.melds[number].cards) if 0 <= number < len(state.melds) else 1
        for card in cards:
            for end in (None, "low", "high"):
                yield m.LayOff(seat, card, number, end)
            for index in range(-1, size + 1):
                yield m.Swap(seat, card, number, index)


def conserved(state: Any) -> None:
    """Check that each card lies in exactly one place."""
    melds = [meld.cards for meld in state.melds]
    places = [state.stock, state.discard, *state.hands, *melds]
    cards = Counter(card for place in places for card in place)
    if state.phase in ("dealer", "deal"):
        assert not cards
    else:
        assert cards == Counter([*NATURALS, *["X"] * state.options.jokers])


def hidden(state: Any, seat: int) -> list[Thing]:
    """Return the things whose places `seat` may not know; see :mod:`mopsbook.testing.hidden`.

    All have seen which card was taken from the discard pile, and that it is in the hand.
    """
    stock = lying("stock", state.stock)
    if state.phase == "over":  # the hands lie open
        return stock
    things = held(state.hands, seat) + stock
    if state.taken is not None and state.turn != seat:
        things.remove((("hands", state.turn, state.hands[state.turn].index(state.taken)),))
    return things


def told_openly(step: Any) -> set[str]:
    """Return the cards that a step names for all, although all of their kind lie hidden around it.

    How many jokers there are in the pack is told, and those of a set stand for any card that it lacks.
    """
    return {"X"} | {
        meld.of + suit for meld in step.after.melds if meld.kind == "set" for suit in "CDHS"
    }


TOGETHER = {"purrrummy.natural-cards", "purrrummy.no-rearranging"}
"""Who breaks one of these breaks another rule as well."""

CASES = ("purr", 20)
"""How the worked cases of the game are called, and how many there are."""

NEVER_SHOWN = {
    "purrrummy.draw-exhausted",
    "purrrummy.joker-swap",
    "purrrummy.layoff-others-only",
    "purrrummy.layoff-own-meld-first",
    "purrrummy.no-rearranging",
    "purrrummy.round-limit",
}
"""Rules of which no game has shown a moment, not even by a slip; see :mod:`tests.test_kept`."""

SELDOM_SHOWN = {"purrrummy.ace-around"}
"""Rules of which a few games need not show a moment."""

SAME_MOVES = {"card_letters"}
"""Options under which no move differs: how cards are named."""

RARELY_PART = {("jokers_per_meld", 2)}  # three jokers in one meld
"""Options and values that part from our reading in none of the games that are looked at."""

THUMB: list[tuple[dict[str, Any], int, float]] = [
    ({"players": 2, "layoff": True}, 40, 1.5),
    ({"players": 3}, 40, 1.5),
    ({"players": 4, "layoff": True}, 40, 1.5),
]
"""Options, how many games, and how much more often than by chance its rule of thumb wins them at least."""

GRAPHS: dict[str, tuple[Any, ...]] = {
    "purrrummy_neighbours": (),
    "purrrummy_melds": (),
    "purrrummy_conflicts": (),
}
"""The functions that make a graph of a position, with what else they need."""

NO_POSITION = {"purrrummy_best", "purrrummy_largest"}
"""Functions of its graphs that look at such a graph, or need no position."""

CLOSE_HANDS = (3, 4)
"""With so many players open hands have no room for all corners of their cards."""

EVEN = (
    "is-a-meld",
    "next-to-move",
)
"""Kinds of questions of which no situation may make up more than half."""
