"""How the facts of Mops Royal become words: what each fact is, and what a position asks for.

The contract is :class:`mopsbook.teach.voice.Voice`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.core.advice import Prompt
from mopsbook.core.verdict import kinds
from mopsbook.games.mops_royal import verdicts
from mopsbook.games.mops_royal.ending import is_last_chance, outcome
from mopsbook.games.mops_royal.moves import Refuse
from mopsbook.games.mops_royal.state import RoyalState
from mopsbook.games.mops_royal.tiles import COLOURS, OBJECTS

FACTS = kinds(
    seat="player actor caller",
    seats="players",
    totals="totals turned",
    tile="tile under",
    tiles="tiles",
    spot="where",
    part="common",
    parts="parts over",
    place="at on flip",
    places="cells choices beside",
    pattern="pattern",
    sign="value",
)
"""Kind of each fact that is more than a number or a word; see :mod:`mopsbook.teach.words`."""

NAMES = {
    **dict(zip(COLOURS, ("blue", "green", "yellow", "orange", "pink", "purple"), strict=True)),
    **dict(zip(OBJECTS, ("pug", "bone", "bowl", "can", "cushion", "poo"), strict=True)),
}
"""What the messages call the letter of a colour and the digit of an object."""
NONE = "none"
"""Colour and object where there is no tile."""


def tile_args(tile: str) -> dict[str, Any]:
    """Return what the message ``tile`` needs to name a tile, and the tile with its article.

    Examples
    --------
    >>> tile_args("B3")
    {'colour': 'green', 'object': 'bowl', 'the': {'definite': 'B3'}}
    """
    return definite_args(tile) | {"the": {"definite": tile}}


def definite_args(tile: str) -> dict[str, Any]:
    """Return what the message ``definite`` needs to name a tile with its article.

    Examples
    --------
    >>> definite_args("B3"), definite_args("")
    ({'colour': 'green', 'object': 'bowl'}, {'colour': 'none', 'object': 'none'})
    """
    colour, object_ = (NAMES.get(sign, NONE) for sign in (tile[:1], tile[1:]))
    return {"colour": colour, "object": object_}


dative_args = definite_args
"""The same for a tile beside which something is."""


def spot_args(where: tuple[str, str]) -> dict[str, Any]:
    """Return what the message ``spot`` needs to say where a place is: at which side of a tile.

    Examples
    --------
    >>> spot_args(("above", "B3"))
    {'side': 'above', 'tile': {'dative': 'B3'}}
    """
    side, tile = where
    return {"side": side, "tile": {"dative": tile}}


def sign_args(value: str) -> dict[str, str]:
    """Return what the message ``sign`` needs to name what the tiles of a combination share.

    Examples
    --------
    >>> sign_args("B"), sign_args("3")
    ({'name': 'green'}, {'name': 'bowl'})
    """
    return {"name": NAMES[value]}


part_args = sign_args
"""The same for a colour or an object of its own."""


def place_args(at: Sequence[int]) -> dict[str, int]:
    """Return what the message ``place`` needs to name a place.

    Examples
    --------
    >>> place_args([0, -1])
    {'row': 0, 'column': -1}
    """
    row, column = at
    return {"row": row, "column": column}


def pattern_args(pattern: str) -> dict[str, Any]:
    """Return what the message ``pattern`` needs to name a combination, and its name with article.

    Examples
    --------
    >>> pattern_args("I3")
    {'id': 'I3', 'a': {'indefinite': 'I3'}}
    """
    return indefinite_args(pattern) | {"a": {"indefinite": pattern}}


def indefinite_args(pattern: str) -> dict[str, str]:
    """Return what the message ``indefinite`` needs to name a combination with its article.

    Examples
    --------
    >>> indefinite_args("I3")
    {'id': 'I3'}
    """
    return {"id": pattern}


def prompt(state: RoyalState, seat: int | None = None) -> Prompt:  # noqa: ARG001
    """Return what is to be decided in a position: a message, its facts, and the rules behind it.

    Who is told makes no difference, for nothing is hidden.

    Examples
    --------
    >>> import mopsbook as mops
    >>> prompt(mops.game("mops_royal").position("boards A2 A3 / B3; tile A4"))[1]["count"]
    6
    """
    facts: dict[str, Any] = {"player": state.turn}
    if state.phase == "lay":
        return _prompt_lay(state, facts)
    if state.phase in ("score", "final"):
        return _prompt_score(state, facts)
    if end := outcome(state):
        return "prompt-over", {"players": list(end.winners)}, end.rules
    if state.phase == "start":
        return "prompt-start", {}, ("mops-royal.start-tile", "mops-royal.start-tile-no-crown")
    return "prompt-reveal", {"caller": state.caller}, ("mops-royal.reveal",)


def _prompt_lay(state: RoyalState, facts: dict[str, Any]) -> Prompt:
    board = state.boards[state.turn]
    refusal = any(not [*verdicts.check(state, Refuse(state.turn, at))] for at in board.turned())
    facts |= {"tile": state.tile, "count": len(board.free), "refusal": refusal, "cost": state.cost}
    rules = ("mops-royal.lay-one-tile", "mops-royal.adjacency", "mops-royal.five-by-five")
    return "prompt-lay", facts, (*rules, *(("mops-royal.refuse-variant",) if refusal else ()))


def _prompt_score(state: RoyalState, facts: dict[str, Any]) -> Prompt:
    # with two marks there are two ways to score the same tiles
    facts["count"] = len({scoring.cells for scoring in state.boards[state.turn].scorings})
    if state.phase == "score":
        facts["last"] = is_last_chance(state)
        rules = ("mops-royal.one-scoring", *(("mops-royal.last-scoring",) if facts["last"] else ()))
        return "prompt-score", facts, rules
    facts["stop"] = state.options.final_stop
    return "prompt-final", facts, ("mops-royal.final-rotation", "mops-royal.final-must-score")
