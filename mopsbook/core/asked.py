"""What this room asks of those above it, which it may not import.

An error is told when somebody reads it, and a position draws itself when somebody looks at it: who does that for
them is found by its name, then and not before. No other file of this room names another room.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

ERROR = "mopsbook.teach.faults:tell"
"""Makes the sentence of an error, from the catalogues."""
EXPLAIN = "mopsbook.teach.explain:explain"
"""Says why a move is refused, in the words of its game."""
TEXT = "mopsbook.show.positions:text_of"
SVG = "mopsbook.show.positions:svg_of"
"""Show a position, in the look of its game."""

EDITOR = "mopsbook.jupyter.editor:Editor"
"""Opens what a table or a replay shows, to be changed."""
OTHERWISE = "mopsbook.jupyter.asides:otherwise"
"""Opens a table at which a rule is read otherwise."""
QUESTIONS = "mopsbook.jupyter.asides:questions"
"""Asks about the game of a table."""


def ask(who: str, *given: object) -> Any:
    """Return what one of these answers.

    Examples
    --------
    >>> ask(ERROR, "no-file", {"file": "'a.jsonl'"}, "de")
    "Es gibt keine Datei 'a.jsonl'."
    """
    module, _, name = who.partition(":")
    return getattr(import_module(module), name)(*given)
