"""The switches of Dog; each belongs to a rule that the rulebook leaves open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Literal

from mopsbook.core.errors import OptionError, short
from mopsbook.core.options import check_choices, check_players, choices, one_of
from mopsbook.games.dog.board import HOME, HOME_SIZE, Board

SWITCH = {"off", "on"}

SEATS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}
"""The sections that are used if nobody has chosen others; two sit opposite."""


@dataclass(frozen=True)
class DogOptions:
    """Players, and how the rules are read: by default as the ``reading`` of each rule says.

    Examples
    --------
    >>> DogOptions(players=2).board.seats, DogOptions(players=6).board.length
    ((0, 2), 96)
    """

    players: int = 4
    """2 to 6; 4 and 6 play in teams of two, the others each for themselves."""
    spaces: Literal[8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24] = 16
    """Fields in a section of the loop, 8 to 24."""
    sections: Literal["auto", 4, 6] = "auto"
    """Sections of the loop; "auto" takes 4 for up to four players."""
    seats: tuple[int, ...] | None = None
    """The sections that are used, in clockwise order."""
    seating: Literal["chosen", "random"] = "chosen"
    """Who decides where people sit."""
    direction: Literal["clockwise", "counterclockwise"] = "clockwise"
    """Which way the pieces run."""
    turn_order: Literal["clockwise", "with-pieces"] = "clockwise"
    """Whether turns and dealing follow the pieces."""
    first_dealer: int | Literal["random"] = "random"
    """The seat that deals the first round."""
    deal_order: Literal["singly", "packets"] = "singly"
    """Whether cards are dealt one at a time."""
    reshuffle: Literal["when-needed", "when-emptied", "before-deal"] = "when-needed"
    """When the discard pile becomes the new stock."""
    discard_view: Literal["top", "all"] = "top"
    """How much of the discard pile can be seen."""
    exchange: Literal["always", "never"] = "always"
    """Whether cards are passed on before each round."""
    voluntary_fold: Literal["off", "on"] = "off"
    """Whether a team player who could play may fold."""
    folded_cards: Literal["shown", "hidden"] = "shown"
    """Whether folded and tossed cards are laid down openly."""
    start_first: Literal["off", "on"] = "off"
    """Whether pieces may not move up in home while nothing is on the loop."""
    start_protection: Literal["any", "start-or-lap"] = "any"
    """Whether a piece is protected on its start field however it came there."""
    foreign_start_block: Literal["off", "on"] = "off"
    """Whether nobody jumps over a guest on a start field."""
    home_entry: Literal["optional", "forced"] = "optional"
    """Whether a piece that can turn into home may walk on."""
    home_moves: Literal["any-card", "seven-only"] = "any-card"
    """Which cards move pieces up in home."""
    four_over_start: Literal["allowed", "barred"] = "allowed"
    """Whether a piece may go back onto or over its own start field."""
    swap_blank: Literal["play", "last-resort", "never"] = "play"
    """When a swap may be laid without effect."""
    seven_repeat: Literal["on", "off"] = "on"
    """Whether one piece may get several portions of a 7."""
    seven_partner: Literal["split", "one-piece"] = "split"
    """How the points left after finishing go to the partner's pieces."""
    redraw_draw: Literal["optional", "forced"] = "optional"
    """Whether a player without a play may decline to draw."""
    redraw_play: Literal["forced", "optional"] = "forced"
    """Whether a card that can be played after drawing has to be played."""
    play_on: Literal["stop", "places"] = "stop"
    """Whether the others play for the next places."""

    def __post_init__(self) -> None:
        check_players(self.players, "dog.players", SEATS)
        kind: Any = type(self)
        for name, allowed in choices(kind).items():
            value = getattr(self, name)
            if {*allowed} == SWITCH and isinstance(value, bool):  # what a Python writer would say
                object.__setattr__(self, name, "on" if value else "off")
        check_choices(self)
        one_of("first_dealer", self.first_dealer, ("random", *range(self.players)))
        object.__setattr__(self, "seats", self._read_seats(self.seats))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Their hash, made once: for each picture the places on the table are asked for dozens of times."""
        return hash(tuple([getattr(self, field.name) for field in fields(self)]))

    def _read_seats(self, value: Any) -> tuple[int, ...] | None:
        """Return the sections in use; None where they are the usual ones, which needs no saying."""
        count = self.section_count
        if value is None:
            return None
        sections = tuple(value) if isinstance(value, list | tuple) else ()
        whole = all(type(s) is int and 0 <= s < count for s in sections)
        if not whole or len(set(sections)) != self.players or len(sections) != self.players:
            raise OptionError(
                "dog.option-seats", value=short(value), players=self.players, last=count - 1
            )
        first = sections.index(min(sections))
        if list(sections[first:] + sections[:first]) != sorted(sections):
            raise OptionError("dog.seats-order", value=short(value))
        return sections

    @property
    def section_count(self) -> int:
        """Number of sections of the loop."""
        if self.sections == "auto":
            return 4 if self.players <= 4 else 6
        if int(self.sections) < self.players:
            raise OptionError("dog.too-few-sections", sections=self.sections, players=self.players)
        return int(self.sections)

    @cached_property
    def board(self) -> Board:
        """The board under these options."""
        seats = SEATS[self.players] if self.seats is None else self.seats
        return Board(self.spaces, self.section_count, self.direction == "clockwise", seats)

    @cached_property
    def teams(self) -> bool:
        """Whether two and two play together (dog.teams)."""
        return self.players in (4, 6)

    @cached_property
    def piece_count(self) -> int:
        """Pieces of each colour in the game (dog.pieces-team, dog.pieces-solo)."""
        return 4 if self.teams else 5

    def partner(self, seat: int) -> int | None:
        """Return the partner of a seat, None in a solo game."""
        return (seat + self.players // 2) % self.players if self.teams else None

    def side(self, seat: int) -> tuple[int, ...]:
        """Return the seats that win together with a seat."""
        partner = self.partner(seat)
        return (seat,) if partner is None else tuple(sorted((seat, partner)))

    def complete(self, pieces: Sequence[Sequence[int]], seat: int) -> bool:
        """Say whether the side of a seat has all it needs in home (dog.win-team, dog.win-four)."""
        # fields stand in rising order: the last four are home, if four are
        partner, ours = self.partner(seat), pieces[seat][-HOME_SIZE] > HOME
        return ours and (partner is None or pieces[partner][-HOME_SIZE] > HOME)

    def active(self, pieces: Sequence[Sequence[int]], player: int) -> int:
        """Return whose pieces a player moves: the partner's once the own ones are home."""
        # fields stand in rising order, so the first one is home only if all are
        if self.teams and pieces[player][0] > HOME:
            return (player + self.players // 2) % self.players
        return player

    @cached_property
    def turn_step(self) -> int:
        """1 if turns go clockwise through the seats, otherwise -1."""
        along = self.turn_order == "with-pieces" and self.direction == "counterclockwise"
        return -1 if along else 1
