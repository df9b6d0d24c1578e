"""The switches of Mogel-Motte; each belongs to a rule that the texts leave open."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

from mopsbook.core.errors import OptionError, short
from mopsbook.core.options import check_choices, check_players, one_of
from mopsbook.games.mogel_motte.cards import ACTIONS, KINDS, MOTH, NEXT_TO, NUMBER, VALUES, Card

COUNTS = {
    "number_counts": (43, "values"),
    "action_counts": (5, "action-values"),
    "moth_counts": (8, "moth-values"),
}
"""The options that say how many cards of each value there are: their sum and their rule."""


@dataclass(frozen=True)
class MotteOptions:
    """Players, and how the rules are read: by default as the ``reading`` of each rule says.

    Examples
    --------
    >>> options = MotteOptions(players=3, moth_counts=[8, 0, 0, 0, 0])
    >>> len(options.deck), options.deck[-1], options.fits[3] >= {"N2", "A4"}
    (71, 'M1', True)
    """

    players: int = 4
    """3, 4 or 5."""
    first_guard: int = 0
    """The seat that has the guard bug in the first round."""
    number_counts: tuple[int, ...] = (9, 8, 9, 8, 9)
    action_counts: tuple[int, ...] = (1, 1, 1, 1, 1)
    moth_counts: tuple[int, ...] = (2, 1, 2, 1, 2)
    """How many cards there are of the values 1 to 5: number cards (43 in all), cards of each kind of action
    (5), and moths (8)."""
    moth_value: Literal["printed", "transparent"] = "printed"
    """Whether a moth counts by its own value, or fits on anything and lets the value before it go on
    counting."""
    guard_moth_forced: bool = False
    """Whether the guard has to lay a moth if nothing else fits."""
    voluntary_draw: bool = False
    """Whether a player may draw although a card fits."""
    first_card_action: Literal["skip", "perform"] = "skip"
    """Whether an action card that is turned up at the start acts."""
    ant_source: Literal["discard", "draw"] = "discard"
    """From which pile an ant makes the others take a card."""
    ant_pick: Literal["top", "choice"] = "top"
    """Whether they take from beneath the ant downwards, or any card that they choose."""
    ant_short: Literal["none", "draw"] = "none"
    """Where cards come from that are missing beneath the ant."""
    race_cards: Literal["number", "number_or_action"] = "number"
    """What may be thrown onto a cockroach."""
    race_active: bool = True
    """Whether the player who laid the cockroach races too."""
    last_card_action: Literal["skip", "resolve"] = "skip"
    """Whether an action card that is laid as the last card still acts."""
    last_card_gift: Literal["ends_round", "kept"] = "ends_round"
    """Whether the last card may be given away."""
    penalty_moth: bool = False
    """Whether the guard may hand over a moth after a catch."""
    caught_window: Literal["reaction", "until_next_turn"] = "reaction"
    """Until when a cheater can be caught."""
    cheat_time: Literal["any", "turns"] = "any"
    """Whether there is cheating also while an action is unfinished."""
    reshuffle_top: Literal["stays", "shuffled_in"] = "stays"
    """What happens to the top card when the draw pile is renewed."""
    reshuffle_when: Literal["at_once", "needed"] = "at_once"
    """When the draw pile is renewed."""
    tie_break: Literal["shared", "last_round"] = "shared"
    """Who wins at equal sums."""

    def __post_init__(self) -> None:
        check_players(self.players, "mogel_motte.players", (3, 4, 5))
        one_of("first_guard", self.first_guard, range(self.players))
        check_choices(self)
        for name, (total, rule) in COUNTS.items():
            object.__setattr__(self, name, _counts(name, getattr(self, name), total, rule))

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The cards that are dealt, sorted: all but the guard bug (motte.material)."""
        counts = {NUMBER: self.number_counts, MOTH: self.moth_counts}
        counts |= dict.fromkeys(ACTIONS, self.action_counts)
        return tuple(
            f"{kind}{value}"
            for kind in KINDS
            for value, count in zip(VALUES, counts[kind], strict=True)
            for _ in range(count)
        )

    @cached_property
    def fits(self) -> dict[int, frozenset[Card]]:
        """For each value the cards that anybody may lay on it; never a moth (motte.moth-not-laid)."""
        return {
            value: frozenset(f"{k}{v}" for k in KINDS if k != MOTH for v in near)
            for value, near in NEXT_TO.items()
        }

    @cached_property
    def moths_that_fit(self) -> dict[int, frozenset[Card]]:
        """For each value the moths that the guard may lay on it (motte.guard-moth-value)."""
        return {
            value: frozenset(MOTH + str(v) for v in (VALUES if self.transparent else near))
            for value, near in NEXT_TO.items()
        }

    @cached_property
    def transparent(self) -> bool:
        """Whether moths have no value of their own."""
        return self.moth_value == "transparent"


def _counts(name: str, value: Any, total: int, rule: str) -> tuple[int, ...]:
    fine = isinstance(value, list | tuple) and len(value) == len(VALUES)
    if not fine or not all(type(n) is int and n >= 0 for n in value) or sum(value) != total:
        raise OptionError(
            "mogel_motte.option-counts", option=name, value=short(value), total=total, rule=rule
        )
    return tuple(value)
