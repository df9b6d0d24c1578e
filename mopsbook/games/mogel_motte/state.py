"""A position of Mogel-Motte."""

from __future__ import annotations

from typing import Any, ClassVar, NamedTuple

from mopsbook.core.state import State
from mopsbook.games.mogel_motte.cards import Card
from mopsbook.games.mogel_motte.options import MotteOptions

DEAL = "deal"
TURN = "turn"
SPIDER = "spider"
SLAP = "slap"
GIFTS = "gifts"
RACE = "race"
TAKING = "ant"
ATTEMPT = "attempt"
CLARIFY = "clarify"
RESHUFFLE = "reshuffle"
ROUND_OVER = "round_over"
GAME_OVER = "game_over"
PHASES = (
    DEAL, TURN, SPIDER, SLAP, GIFTS, RACE, TAKING, ATTEMPT, CLARIFY, RESHUFFLE, ROUND_OVER, GAME_OVER,
)  # fmt: skip
OPEN = (TURN, SPIDER, SLAP, RACE)
"""Phases in which there may be cheating, and to which the game comes back after an interruption."""
HANDING = (GIFTS, TAKING)
"""Phases in which cards are handed over one after the other: one indivisible event."""

CLOSED = (DEAL, ROUND_OVER, GAME_OVER)
"""Phases between the rounds."""


class _Fields(NamedTuple):
    """The values of a position; a tuple is made five times as fast as a frozen dataclass."""

    options: MotteOptions
    phase: str
    round: int
    starter: int
    guard: int
    turn: int
    value: int
    hands: tuple[tuple[Card, ...], ...]
    draw: tuple[Card, ...] = ()
    discard: tuple[Card, ...] = ()
    vanished: tuple[tuple[int, Card], ...] = ()
    round_scores: tuple[tuple[int, ...], ...] = ()
    resume: str = ""
    attempt: tuple[int, Card] | None = None
    caught: int | None = None
    slowest: int | None = None
    queue: tuple[int, ...] = ()
    owed: tuple[int, ...] = ()
    why: str = ""
    fresh: int = 0
    opening: bool = False


class MotteState(State, _Fields):
    """Everything that lies on the table, in the hands and under the table.

    Parameters
    ----------
    options : MotteOptions
        The readings under which it was reached.
    phase : str
        ``deal`` and ``reshuffle`` (chance is due), ``turn``, ``spider``, ``slap``, ``gifts``,
        ``race``, ``ant``, ``attempt``, ``clarify``, ``round_over`` or ``game_over``.
    round : int
        From 1; there are as many as players.
    starter : int
        The seat that began the round.
    guard : int
        The seat that has the guard bug.
    turn : int
        The seat on turn; during an action the one that laid the card.
    value : int
        The number the next card has to be next to; 0 before a deal.
    hands : tuple of tuple of str
        Cards by seat, sorted.
    draw : tuple of str
        The face-down draw pile, the next card first.
    discard : tuple of str
        The discard pile, the top card last.
    vanished : tuple of (int, str)
        Who has cheated away which card in this round, in order. What a seat knows of it is its own
        part alone.
    round_scores : tuple of tuple of int
        Minus points by seat for each finished round.
    resume : str
        The phase that goes on after an attempt, a clarification or a renewal of the draw pile.
    attempt : (int, str) or None
        Who is cheating away which card: the guard has not reacted yet.
    caught : int or None
        Who was caught, while a penalty card is due.
    slowest : int or None
        Who gets the gifts.
    queue : tuple of int
        The seats that still have to give a gift, or to choose a card beneath the ant, in order.
    owed : tuple of int
        The seats that still have to draw a card, in order, once the draw pile is renewed.
    why : str
        Why they have to: "turn", "ant", or "wrong" (an accusation).
    fresh : int
        How many of the last cheats can still be caught (only with ``caught_window`` "until_next_turn").
    opening : bool
        Whether the action is that of the first card of a round, after which its player has the turn.
    """

    __slots__ = ()

    options: MotteOptions
    GAME: ClassVar[str] = "mogel_motte"

    def json(self) -> dict[str, Any]:
        """Return the position as an object of the rulings; :meth:`Game.position` reads it."""
        found: dict[str, Any] = {
            "players": self.options.players,
            "phase": self.phase,
            "round": self.round,
            "starter": self.starter,
            "guard": self.guard,
            "turn": self.turn,
            "value": self.value,
            "hands": [list(hand) for hand in self.hands],
            "draw": list(self.draw),
            "discard": list(self.discard),
            "vanished": [[seat, card] for seat, card in self.vanished],
            "round_scores": [list(scores) for scores in self.round_scores],
        }
        attempt = self.attempt and {"player": self.attempt[0], "card": self.attempt[1]}
        rare = {
            "resume": self.resume or None,
            "attempt": attempt,
            "caught": self.caught,
            "slowest": self.slowest,
            "queue": list(self.queue) or None,
            "owed": list(self.owed) or None,
            "why": self.why or None,
            "fresh": self.fresh or None,
            "opening": self.opening or None,
        }
        return found | {name: value for name, value in rare.items() if value is not None}
