"""The switches of Mauz; each belongs to a rule that the texts leave open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from mopsbook.core.errors import OptionError, short
from mopsbook.core.options import check_choices, check_players, one_of

SIZE = 36
"""Cards in the deck."""
HAND_SIZE = 3
MOST_PLAYERS = 6
MOST_TOKENS = 99


@dataclass(frozen=True, slots=True)
class MauzOptions:
    """Players, and how the rules are read: by default as the ``reading`` of each rule says.

    Examples
    --------
    >>> MauzOptions(players=7)
    Traceback (most recent call last):
    mopsbook.core.errors.OptionError: Mauz is for 2 to 6 players, not for 7 (mauz.players).
    """

    players: int = 4
    """2 to 6."""
    tokens: int = 3
    """Counters of each cat at the start, from 1."""
    card_letters: Literal["language", "KDB", "KQJ"] = "language"
    """Letters on kings, queens and jacks: those of the language in which the table is shown, or those that are
    named."""
    dealer: int | Literal["random"] = 0
    """The seat that deals first."""
    mixed_suits: Literal["best-card", "nothing"] = "best-card"
    """What three cards of three suits count that are not of one rank."""
    purr_any_31: bool = False
    """Whether an ace with two court cards of its suit is a combination as well."""
    hiss: Literal["reveal", "may-reveal", "knock-only"] = "reveal"
    """Whether three cards of one rank are shown at once, if the holder likes, or never."""
    last_swap_after_reveal: bool = False
    """Whether the others have a last swap after a combination is shown."""
    dealt_reveal: Literal["after-choice", "own-turn"] = "after-choice"
    """When a dealt combination is shown: after the dealer's choice, or when the turn of its cat comes."""
    knock_with_swap: bool = False
    """Whether a cat may also knock right after its swap."""
    knock_from: Literal["any-turn", "second-turn"] = "any-turn"
    """From which of its turns on a cat may knock."""
    knock_after_all_skip: bool = True
    """Whether cats may still knock in a round in which all have skipped."""
    stock_out: Literal["reshuffle", "showdown"] = "reshuffle"
    """What happens when the middle is to be replaced and fewer than three cards are in the stock."""
    tie: Literal["all-lose", "none-lose"] = "all-lose"
    """Who pays when several cats share the lowest value."""
    all_out: Literal["replay", "shared"] = "replay"
    """What happens when all cats in play would be out at the same moment."""
    next_dealer: Literal["clockwise", "loser"] = "clockwise"
    """Who deals the next round."""

    @property
    def size(self) -> int:
        """Number of cards in the deck (mauz.deck)."""
        return SIZE

    def __post_init__(self) -> None:
        check_choices(self)
        check_players(self.players, "mauz.players", range(2, MOST_PLAYERS + 1), most=MOST_PLAYERS)
        if type(self.tokens) is not int or not 1 <= self.tokens <= MOST_TOKENS:
            raise OptionError("mauz.option-tokens", tokens=short(self.tokens), most=MOST_TOKENS)
        one_of("dealer", self.dealer, (*range(self.players), "random"))
