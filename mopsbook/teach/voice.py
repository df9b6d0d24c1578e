"""What a game says of its words: the contract of its ``voice``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from mopsbook.core import registry
from mopsbook.core.advice import Prompt
from mopsbook.core.game import game_of
from mopsbook.core.step import AnyStep
from mopsbook.core.verdict import Event, kinds


class Voice(Protocol):
    """What the module ``voice`` of a game's folder defines; its sentences stand in ``words/<language>.ftl``.

    It may also define ``SHARED_WORDS``, and for each kind of its own a function that takes such a
    value apart; see :mod:`mopsbook.teach.words`. Where a seat learns of some events not even that
    they happen, unless they are its own, ``SECRET`` names their kinds.
    """

    FACTS: Mapping[str, str]
    """Kind of each fact that is more than a number or a word."""

    def card_args(self, card: str) -> Mapping[str, Any]:
        """Return the parts of a card, in a game that has a kind "card"; {} if it is none."""

    def prompt(self, state: Any, seat: int | None = None) -> Prompt:
        """Return what is to be decided in a position: a message, its facts, and the rules behind it.

        Parameters
        ----------
        state : State
            A position or a seat's view of it.
        seat : int, optional
            Speak of no hand but that of this seat. Without it every hand that is not hidden counts.
        """


def voice_of(game: str) -> Voice:
    """Return the voice of a game by its name."""
    voice: Voice = registry.optional_module(game, "voice") or PlainVoice()
    return voice


def heard(step: AnyStep | None, seat: int | None) -> tuple[Event, ...]:
    """Return the events of a step, but for those of which a seat learns nothing; without a seat all.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mogel_motte", players=3)
    >>> step = g.play(g.position("guard 2; discard N3; draw N1 N1; hands N1 M3 / N4 / N2"), "0 cheat M3")
    >>> [[event.kind for event in heard(step, seat)] for seat in (0, 2, None)]
    [['cheat'], [], ['cheat']]
    """
    if step is None:
        return ()
    secret = getattr(voice_of(step.before.GAME), "SECRET", ())
    return tuple([
        event
        for event in step.events
        if seat is None or event.kind not in secret or seat in (event.only or ())
    ])  # fmt: skip


class PlainVoice:
    """The voice of a game that has none of its own: seats are named, all else is told as it is written."""

    FACTS = kinds(
        seat="player actor next dealer winner", seats="players winners losers", totals="totals"
    )

    def card_args(self, card: str) -> Mapping[str, Any]:  # noqa: ARG002
        """Return nothing: a card is told as it is written."""
        return {}

    def prompt(
        self,
        state: Any,
        seat: int | None = None,  # noqa: ARG002
    ) -> Prompt:
        """Return who has to move, or who has won."""
        game = game_of(state)
        actor, end = game.actor(state), game.outcome(state)
        if end is not None:
            return "plain-over", {"winners": list(end.winners)}, end.rules
        if actor is None or actor < 0:
            return "plain-next", {}, ()
        return "plain-turn", {"player": actor}, ()
