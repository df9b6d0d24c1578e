"""The switches of Miau! Miau!; each belongs to a rule that the texts leave open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mopsbook.core.errors import OptionError
from mopsbook.core.options import check_choices, check_players, one_of

MOST = {"comfortable": {32: 5, 52: 8}, "physical": {32: 6, 52: 10}}
"""How many players a deck of so many cards serves: with cards left to draw, or just one."""
SMALL = 5
"""Up to so many players take the small deck, if none is chosen."""
HAND_SIZE = 5


@dataclass(frozen=True, slots=True)
class MiauOptions:
    """Players, and how the rules are read: by default as the ``reading`` of each rule says.

    Examples
    --------
    >>> MiauOptions(players=5).size, MiauOptions(players=6).size, MiauOptions(deck=52).size
    (32, 52, 52)
    """

    players: int = 4
    """2 to 5 with 32 cards, 2 to 8 with 52; one or two more with `max_players` "physical"."""
    max_players: Literal["comfortable", "physical"] = "comfortable"
    """Whether more cats may play than there are cards for in comfort."""
    deck: Literal[0, 32, 52] = 0
    """Cards in the deck; 0 takes 32 for up to five players, 52 for more."""
    card_letters: Literal["language", "KDB", "KQJ"] = "language"
    """Letters on kings, queens and jacks: those of the language in which the table is shown, or those that are
    named."""
    dealer: int | Literal["random"] = 0
    """The seat that deals."""
    start_card: Literal["inert", "active", "redraw"] = "inert"
    """What a seven, eight or jack does that is turned up at the start."""
    voluntary_draw: bool = False
    """Whether a cat with a matching card may draw."""
    draw_count: Literal["one", "until-playable"] = "one"
    """How many cards a cat draws that has nothing to lay."""
    after_seven_draw: Literal["turn-ends", "may-play"] = "turn-ends"
    """Whether a cat that has drawn for sevens may lay a card."""
    wish: Literal["any-suit", "other-suit-or-none"] = "any-suit"
    """What may be wished with a jack."""
    jack_wild: bool = False
    """Whether a jack fits on everything but a jack."""
    wish_duration: Literal["until-met", "next-cat-only"] = "until-met"
    """How long a wish binds that nobody follows."""
    call_penalty: Literal[1, 2, 3, 4, 5] = 1
    """Cards to draw for a forgotten "Miau!", 1 to 5."""
    call_check: Literal["automatic", "challenge"] = "automatic"
    """Whether a forgotten call is always noticed, or only if another cat points it out."""
    false_call: Literal["rejected", "ignored"] = "rejected"
    """What happens to a call that is not due."""
    last_call: Literal["automatic", "required"] = "automatic"
    """Whether the call with the last card makes itself, or costs one card if it is missing."""
    last_card: Literal["any", "no-jack"] = "any"
    """Whether the last card may be a jack."""
    play_on: bool = False
    """Whether the others play on for the places."""
    empty_pile: Literal["reshuffle", "stop"] = "reshuffle"
    """What happens when a card is needed and none is left to draw."""

    def __post_init__(self) -> None:
        check_choices(self)
        physical = range(2, max(MOST["physical"].values()) + 1)
        check_players(self.players, "miau_miau.players", physical)
        most = MOST[self.max_players][self.size]
        if self.players > most:
            raise OptionError(
                "miau_miau.players-of-deck", size=self.size, most=most, players=self.players
            )
        one_of("dealer", self.dealer, (*range(self.players), "random"))

    def penalty(self, left: int) -> int:
        """Return what a forgotten call costs a hand of so many cards.

        The number of cards can be chosen for the last card but one; without the last call it is one
        card (miau-miau.call-last-forgotten).

        Examples
        --------
        >>> options = MiauOptions(call_penalty=3, last_call="required")
        >>> options.penalty(1), options.penalty(0)
        (3, 1)
        """
        return self.call_penalty if left else 1

    @property
    def size(self) -> int:
        """Number of cards in the deck (miau-miau.deck)."""
        return self.deck or (32 if self.players <= SMALL else 52)
