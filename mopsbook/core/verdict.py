"""What the rules make of a move: violations before it, events after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mopsbook.core.rules import Rule

Facts = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Violation:
    """One rule that a move breaks.

    Parameters
    ----------
    rule : Rule
        The rule. An engine may give its plain id; :class:`~mopsbook.core.game.Game` looks it up.
    facts : mapping
        What makes the sentence: seats, cards and numbers as JSON values.
    """

    rule: Rule
    facts: Facts = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened in a step, without words.

    Parameters
    ----------
    kind : str
        Which thing; the sentence is the message ``event-<kind>`` of the game.
    rules : tuple of str
        Ids of the rules on which it rests, never empty.
    facts : dict
        What makes the sentence: seats, cards and numbers as JSON values.
    only : tuple of int or None
        Seats that may know all facts; the others are told ``event-<kind>-hidden``. None: all may.
    """

    kind: str
    rules: tuple[str, ...]
    facts: Facts = field(default_factory=dict, hash=False)
    only: tuple[int, ...] | None = None
