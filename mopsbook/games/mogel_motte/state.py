"""A position of Mogel-Motte."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, get_args

from mopsbook.core import forms
from mopsbook.core.errors import PositionError, short
from mopsbook.core.position import ALWAYS, CLOSED, UNORDERED, Called, Known, Position, Usual
from mopsbook.core.rounds import Scores
from mopsbook.games.mogel_motte.cards import MOTH, PLACE, SPELLED, VALUE, Card, sort_hand
from mopsbook.games.mogel_motte.options import MotteOptions

Phase = Literal[
    "deal", "turn", "spider", "slap", "gifts", "race", "ant", "attempt", "clarify", "reshuffle",
    "round_over", "game_over",
]  # fmt: skip
Why = Literal["", "turn", "ant", "wrong"]
"""Why a card is to be drawn: that ends a turn, an ant wants it, or somebody was wrongly accused."""

OPEN: tuple[Phase, ...] = ("turn", "spider", "slap", "race")
"""Phases in which there may be cheating, and to which the game comes back after an interruption."""
HANDING = ("gifts", "ant")
"""Phases in which cards are handed over one after the other: one indivisible event."""
ACTING = ("turn", "spider", *HANDING)
"""Phases that wait for one seat."""

INTERRUPTING = ("attempt", "clarify", "reshuffle")
"""Phases after which the game comes back to another one."""
BETWEEN = ("deal", "round_over", "game_over")
"""Phases between the rounds."""

Cards = tuple[Card, ...]


def _spelled(options: MotteOptions) -> dict[str, Card]:
    return {word: card for word, card in SPELLED.items() if card in options.deck}


CARD = forms.OneCard(PLACE, "mogel_motte.no-card-in", _spelled)
CARDS = forms.Listed(CARD)
CHEATED = forms.SeatCard(CARD, "0:M3")
SEAT, SEATS = forms.SeatNumber(), forms.Seats()
STARTER = Usual(lambda at: at.starter)


class _Attempted(forms.SeatCard):
    """Who cheats which card away, while it is still in sight: a JSON object."""

    def parse(self, text: str) -> Any:
        return dict(zip(("player", "card"), super().parse(text), strict=True))

    def read(self, name: str, value: Any, options: MotteOptions) -> tuple[int, Card]:
        if not isinstance(value, Mapping) or value.keys() != {"player", "card"}:
            raise PositionError("mogel_motte.attempt-object", field=name, value=short(value))
        return super().read(name, [value["player"], value["card"]], options)

    def json(self, value: tuple[int, Card]) -> Any:
        return {"player": value[0], "card": value[1]}


class _Fields(NamedTuple):
    options: MotteOptions
    phase: Annotated[Phase, forms.Word(*get_args(Phase)), Usual("turn")]
    """``deal`` and ``reshuffle`` (chance is due), ``turn``, ``spider``, ``slap``, ``gifts``, ``race``, ``ant``,
    ``attempt``, ``clarify``, ``round_over`` or ``game_over``."""
    round: Annotated[int, forms.Whole(1, lambda options: options.players), Usual(_round)]
    """From 1; there are as many as players."""
    starter: Annotated[int, SEAT]
    """The seat that began the round."""
    guard: Annotated[int, SEAT, STARTER]
    """The seat that has the guard bug."""
    turn: Annotated[int, SEAT, STARTER]
    """The seat on turn; during an action the one that laid the card."""
    value: Annotated[int, forms.Whole(0, 5), Usual(_value)]
    """The number the next card has to be next to; 0 before a deal."""
    discard: Annotated[Cards, CARDS]
    """The discard pile, the top card last."""
    draw: Annotated[Cards, CARDS, CLOSED]
    """The face-down draw pile, the next card first."""
    hands: Annotated[tuple[Cards, ...], forms.BySeat(forms.Listed(CARD, sort=sort_hand)), UNORDERED]
    """Cards by seat, sorted."""
    vanished: Annotated[tuple[tuple[int, Card], ...], forms.Listed(CHEATED), UNORDERED] = ()
    """Who has cheated away which card in this round, in order. What a seat knows of it is its own part
    alone."""
    round_scores: Annotated[tuple[tuple[int, ...], ...], Scores(), Called("scores")] = ()
    """Minus points by seat for each finished round."""
    resume: Annotated[Phase | Literal[""], forms.Word("", *OPEN), Usual(_resume), ALWAYS] = ""
    """The phase that goes on after an attempt, a clarification or a renewal of the draw pile."""
    attempt: Annotated[tuple[int, Card] | None, forms.Maybe(_Attempted(CARD, CHEATED.example))] = (
        None
    )
    """Who is cheating away which card: the guard has not reacted yet."""
    caught: Annotated[int | None, forms.Maybe(SEAT)] = None
    """Who was caught, while a penalty card is due."""
    slowest: Annotated[int | None, forms.Maybe(SEAT)] = None
    """Who gets the gifts."""
    queue: Annotated[tuple[int, ...], SEATS] = ()
    """The seats that still have to give a gift, or to choose a card beneath the ant, in order."""
    owed: Annotated[tuple[int, ...], SEATS] = ()
    """The seats that still have to draw a card, in order, once the draw pile is renewed."""
    why: Annotated[
        Why, forms.Word(*get_args(Why)), Usual(lambda at: "turn" if at.owed else ""), ALWAYS
    ] = ""
    """Why they have to: "turn", "ant", or "wrong" (an accusation)."""
    fresh: Annotated[int, forms.Whole()] = 0
    """How many of the last cheats can still be caught (only with ``caught_window`` "until_next_turn")."""
    opening: Annotated[bool, forms.Flag()] = False
    """Whether the action is that of the first card of a round, after which its player has the turn."""


class MotteState(Position, _Fields):
    """Everything that lies on the table, in the hands and under the table."""

    __slots__ = ()

    options: MotteOptions
    GAME: ClassVar[str] = "mogel_motte"

    @property
    def mover(self) -> int:
        """The seat that goes on with a turn or an action: the first that still has to give or take, or the one on turn."""
        return self.queue[0] if self.queue else self.turn


# ------------------------------------------------------------------ what follows for a field that is left out


def _round(at: Known) -> int:
    """Return the round in which so many rounds have been scored."""
    players, scored = int(at.options.players), len(at.round_scores)
    if at.phase == "game_over":
        return players
    return max(1, scored) if at.phase == "round_over" else min(scored + 1, players)


def _resume(at: Known) -> Phase | Literal[""]:
    return "turn" if at.phase in INTERRUPTING else ""


def _value(at: Known) -> int:
    """Return the value of the topmost card that has one; 0 if there is none."""
    valued = [card for card in at.discard if not (at.options.transparent and card[0] == MOTH)]
    return VALUE[valued[-1]] if valued else 0
