"""The switches of Purrrummy; each belongs to a rule that the texts leave open, or to the variant."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from mopsbook.cat_deck.cards import JOKER, Card, deck
from mopsbook.core.errors import OptionError, short
from mopsbook.core.options import check_choices, check_players, one_of

HAND_SIZE = {2: 10, 3: 7, 4: 7}
"""Cards that each cat is dealt, by the number of cats."""
MOST_ROUNDS = 10_000


class Shape(NamedTuple):
    """What the options say of melds."""

    around: bool = False
    """Whether runs go on from the ace to the two."""
    jokers: int = 6
    """The most jokers of a meld."""
    naturals: int = 1
    """The fewest natural cards of a meld."""

    def allows(self, naturals: int, jokers: int) -> bool:
        """Say whether a meld may have so many natural cards and so many jokers."""
        return naturals >= self.naturals and jokers <= self.jokers


@dataclass(frozen=True)
class PurrrummyOptions:
    """Players, and how the rules are read: by default as the ``reading`` of each rule says.

    Examples
    --------
    >>> options = PurrrummyOptions(players=3, jokers_per_meld=1)
    >>> options.hand_size, len(options.cards), options.shape
    (7, 54, Shape(around=False, jokers=1, naturals=1))
    """

    players: int = 2
    """2, 3 or 4."""
    jokers: Literal[2, 0, 1, 3, 4, 6] = 2
    """Jokers in the pack."""
    card_letters: Literal["language", "KDB", "KQJ"] = "language"
    """Letters on kings, queens and jacks: those of the language in which the table is shown, or those that are
    named."""
    dealer: int | Literal["random"] = 0
    """The seat that deals."""
    ace_around: bool = False
    """Whether a run may go on from the ace to the two."""
    jokers_per_meld: Literal[0, 1, 2] = 0
    """The most jokers of a meld; 0 is any number."""
    min_naturals: Literal[1, 2] = 1
    """The fewest natural cards of a meld."""
    layoff: bool = False
    """The variant: single cards may be added to melds on the table."""
    layoff_targets: Literal["others", "any"] = "others"
    """Whether only melds of the other cats may be lengthened."""
    joker_swap: bool = False
    """Whether, in the variant, the card for which a joker stands may be exchanged for it."""
    final_discard: Literal["required", "optional"] = "required"
    """Whether a card has to be kept for the discard, or a hand may be laid out whole."""
    return_taken: bool = True
    """Whether the card just taken from the discard pile may be discarded again."""
    stock_out: Literal["reshuffle", "end"] = "reshuffle"
    """What happens when a turn begins without a stock."""
    max_reshuffles: Literal[1, 0, 2, 3] = 1
    """How often the discards become a new stock."""
    max_rounds: int = 100
    """The game ends after so many rounds; 0 is never."""

    def __post_init__(self) -> None:
        check_players(self.players, "purrrummy.players", HAND_SIZE)
        check_choices(self)
        one_of("dealer", self.dealer, (*range(self.players), "random"))
        if type(self.max_rounds) is not int or not 0 <= self.max_rounds <= MOST_ROUNDS:
            raise OptionError(
                "purrrummy.option-max-rounds", value=short(self.max_rounds), most=MOST_ROUNDS
            )

    @property
    def hand_size(self) -> int:
        """Cards that each cat is dealt (purrrummy.deal)."""
        return HAND_SIZE[self.players]

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The pack: 52 cards and the jokers (purrrummy.deck)."""
        return (*deck(52), *[JOKER] * self.jokers)

    @cached_property
    def shape(self) -> Shape:
        """What melds may look like."""
        return Shape(self.ace_around, self.jokers_per_meld or self.jokers, self.min_naturals)

    @cached_property
    def last_turn(self) -> int:
        """The number of turns after which the game ends; 0 is never (purrrummy.round-limit)."""
        return self.max_rounds * self.players

    @cached_property
    def traps(self) -> frozenset[int]:
        """The sizes of a hand, after the discard, that can never become empty.

        The next draw adds one card, a meld takes three, and one may have to be kept for the discard;
        single cards can be got rid of only in the variant.

        Examples
        --------
        >>> sorted(PurrrummyOptions().traps), sorted(PurrrummyOptions(final_discard="optional").traps)
        ([1, 2], [1])
        >>> PurrrummyOptions(layoff=True).traps
        frozenset()
        """
        if self.layoff:
            return frozenset()
        return frozenset({1, 2} if self.final_discard == "required" else {1})
