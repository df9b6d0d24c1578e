"""What a game says of its words: the contract of its ``voice``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from mopsbook.core import registry


class Voice(Protocol):
    """What the module ``voice`` of a game's folder defines.

    It may also define ``SHARED_WORDS``, and for each kind of its own a function that takes such a
    value apart; see :mod:`mopsbook.teach.words`. Where a seat learns of some events not even that
    they happen, unless they are its own, ``SECRET`` names their kinds.
    """

    FACTS: Mapping[str, str]
    """Kind of each fact that is more than a number or a word."""

    def prompt(
        self, state: Any, seat: int | None = None
    ) -> tuple[str, dict[str, Any], tuple[str, ...]]:
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
    voice: Voice = registry.furniture(game, "voice")
    return voice
