"""What the properties of all games need to know of Mogel-Motte; worked out apart from its engine."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from mopsbook.core.options import choices
from mopsbook.games.mogel_motte.options import MotteOptions
from mopsbook.testing.hidden import Thing, held, lying

CARDS = [kind + value for kind in "NSQCAM" for value in "12345"]

PLAYERS = (3, 4, 5)

UNNOTICED = True
"""There are moves, such as a cheat, that others may not notice."""

SEATS = (3, 4, 5)
"""How many can play."""

OPTIONS: list[dict[str, Any]] = [
    {},
    {"ant_source": "draw", "penalty_moth": True, "reshuffle_when": "needed"},
    {
        "moth_value": "transparent",
        "guard_moth_forced": True,
        "caught_window": "until_next_turn",
        "first_card_action": "perform",
        "tie_break": "last_round",
    },
    {
        "ant_pick": "choice",
        "ant_short": "draw",
        "race_cards": "number_or_action",
        "race_active": False,
        "last_card_action": "resolve",
        "first_guard": 2,
    },
    {
        "last_card_gift": "kept",
        "cheat_time": "turns",
        "reshuffle_top": "shuffled_in",
        "voluntary_draw": True,
    },
    {
        "moth_value": "transparent",
        "reshuffle_top": "shuffled_in",
        "reshuffle_when": "needed",
        "first_card_action": "perform",
        "ant_source": "draw",
        "last_card_action": "resolve",
        "number_counts": [10, 7, 9, 7, 10],
        "action_counts": [0, 0, 5, 0, 0],
        "moth_counts": [0, 4, 0, 4, 0],
    },
]

READINGS: dict[str, Any] = {
    **{name: values[1:] for name, values in choices(MotteOptions).items()},
    "number_counts": [[10, 7, 9, 8, 9]],
    "action_counts": [[0, 2, 1, 1, 1]],
    "moth_counts": [[1, 2, 2, 1, 2]],
}
"""The values of options beside the usual ones, each of which decides a worked case."""

IDLE: dict[str, Any] = {"first_guard": ()}  # who begins the first round is no matter of a position
"""Options and values that decide no worked case, and of those only the ones that a case names."""

GAMES = 8
"""So many whole games are played of each set of options; test_games.py plays thousands more."""

LONGEST = 5000
"""No game of the tests has more moves than this: nothing but chance bounds how often cards are drawn."""


@cache
def deck(options: Any) -> tuple[str, ...]:
    """Return the cards that are dealt, by the counts of the options, in the order of their names."""
    counts = {"N": options.number_counts, "M": options.moth_counts}
    return tuple(
        card
        for card in sorted(CARDS)
        for _ in range(counts.get(card[0], options.action_counts)[int(card[1]) - 1])
    )


def universe(state: Any, rng: Random) -> Iterator[Any]:
    """Yield every move that anybody could mean in `state`; of cards that a seat has not a sample."""
    from mopsbook.games.mogel_motte import moves as m

    yield m.NextRound()
    yield m.Race(None, None)
    seats = range(state.options.players + 1)  # and one seat that there is not
    for seat in seats:
        yield m.Draw(seat)
        yield m.Decline(seat)
        yield m.LetGo(seat)
        yield m.Slap(seat)
        yield from (m.Accuse(seat, target) for target in seats)
        others = rng.sample(CARDS, 5)
        yield from (m.Take(seat, card) for card in sorted({*state.discard, *others}))
        held = {*others, *(state.hands[seat] if seat < state.options.players else ())}
        for card in sorted(held):
            for kind in (m.Play, m.Gift, m.Race, m.Cheat, m.Penalty):
                yield kind(seat, card)
            yield m.Play(seat, card, (rng.choice(CARDS),))
            yield m.Cheat(seat, card, (rng.choice(CARDS),))
            if seat == state.turn or card in others:
                yield from (m.Give(seat, to, card) for to in seats)


def conserved(state: Any) -> None:
    """Check that hands, piles, vanished cards and an open attempt are always the same 71 cards."""
    cards = [card for hand in state.hands for card in hand]
    cards += [*state.draw, *state.discard, *(card for _, card in state.vanished)]
    cards += [state.attempt[1]] if state.attempt else []
    if state.phase == "deal":
        assert cards == []
    else:
        assert len(cards) == 71 and tuple(sorted(cards)) == deck(state.options)


GIVEN_AWAY = {"score": "hands", "no-gift": "hands", "no-penalty": "hand"}
"""The events by which something hidden is given away without being shown: a round is counted, and from a hand
of nothing but moths nothing can be given."""

STAGED = [
    # cards that could be laid, and none: who may draw at will does not tell which
    (
        {"players": 3, "voluntary_draw": True},
        "guard 2; discard N3; draw N1 N5 N5 N1; hands N2 N5 M1 / N4 N1 / N1 N5",
        "0 draw",
    ),
]
"""Options, positions and moves in which a closed hand decides what follows, and nobody else is to learn it."""


def hidden(state: Any, seat: int) -> list[Thing]:
    """Return the things whose places `seat` may not know; see :mod:`mopsbook.testing.hidden`."""
    cheats = [number for number, (who, _) in enumerate(state.vanished) if who != seat]
    tried: list[Thing] = (
        [(("attempt", "card"),)] if state.attempt and state.attempt[0] != seat else []
    )
    counted = state.phase in ("round_over", "game_over")  # all hands lie open
    return [
        *([] if counted else held(state.hands, seat)),
        *lying("draw", state.draw),
        *((("vanished", number, 1),) for number in cheats),
        *tried,
    ]


TOGETHER = {"motte.guard-moth-forced"}
"""Who breaks it breaks another rule as well."""

CASES = ("motte", 37)
"""How the worked cases of the game are called, and how many there are."""

NEVER_SHOWN = {
    "motte.cheat-last-card",
    "motte.cheat-one-at-a-time",
    "motte.guard-honest",
    "motte.guard-moth-forced",
    "motte.no-cards-left",
    "motte.players",
}
"""Rules of which no game has shown a moment, not even by a slip; see :mod:`tests.test_kept`."""

SELDOM_SHOWN = {"motte.in-turn", "motte.moth-not-given", "motte.ties"}
"""Rules of which a few games need not show a moment."""

THUMB: list[tuple[dict[str, Any], int, float]] = [
    ({"players": 3}, 90, 1.3),
]
"""Options, how many games, and how much more often than by chance its rule of thumb wins them at least."""

NO_POSITION = {"motte_flow", "motte_ring"}
"""Functions of its graphs that need no position, or steps instead."""

LONG_PROMPTS = True
"""Which cards there are to choose from is said to those who see them."""
