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

    Parameters
    ----------
    players : int
        2 to 6.
    tokens : int
        Counters of each cat at the start, from 1.
    card_letters : {"language", "KDB", "KQJ"}
        Letters on kings, queens and jacks: those of the language in which the table is shown, or those
        that are named.
    dealer : int or "random"
        The seat that deals first.
    mixed_suits : {"best-card", "nothing"}
        What three cards of three suits count that are not of one rank.
    purr_any_31 : bool
        Whether an ace with two court cards of its suit is a combination as well.
    hiss : {"reveal", "may-reveal", "knock-only"}
        Whether three cards of one rank are shown at once, if the holder likes, or never.
    last_swap_after_reveal : bool
        Whether the others have a last swap after a combination is shown.
    dealt_reveal : {"after-choice", "own-turn"}
        When a dealt combination is shown: after the dealer's choice, or when the turn of its cat comes.
    knock_with_swap : bool
        Whether a cat may also knock right after its swap.
    knock_from : {"any-turn", "second-turn"}
        From which of its turns on a cat may knock.
    knock_after_all_skip : bool
        Whether cats may still knock in a round in which all have skipped.
    stock_out : {"reshuffle", "showdown"}
        What happens when the middle is to be replaced and fewer than three cards are in the stock.
    tie : {"all-lose", "none-lose"}
        Who pays when several cats share the lowest value.
    all_out : {"replay", "shared"}
        What happens when all cats in play would be out at the same moment.
    next_dealer : {"clockwise", "loser"}
        Who deals the next round.

    Examples
    --------
    >>> MauzOptions(players=7)
    Traceback (most recent call last):
    mopsbook.core.errors.OptionError: Mauz is for 2 to 6 players, not for 7 (mauz.players).
    """

    players: int = 4
    tokens: int = 3
    card_letters: Literal["language", "KDB", "KQJ"] = "language"
    dealer: int | Literal["random"] = 0
    mixed_suits: Literal["best-card", "nothing"] = "best-card"
    purr_any_31: bool = False
    hiss: Literal["reveal", "may-reveal", "knock-only"] = "reveal"
    last_swap_after_reveal: bool = False
    dealt_reveal: Literal["after-choice", "own-turn"] = "after-choice"
    knock_with_swap: bool = False
    knock_from: Literal["any-turn", "second-turn"] = "any-turn"
    knock_after_all_skip: bool = True
    stock_out: Literal["reshuffle", "showdown"] = "reshuffle"
    tie: Literal["all-lose", "none-lose"] = "all-lose"
    all_out: Literal["replay", "shared"] = "replay"
    next_dealer: Literal["clockwise", "loser"] = "clockwise"

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
