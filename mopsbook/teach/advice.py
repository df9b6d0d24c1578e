"""Advice before a decision.

A game that can advise has a module ``advice`` in its folder: an :class:`Adviser`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from sys import float_info
from typing import Any, Protocol

from mopsbook.core import registry
from mopsbook.core.advice import Counsel, Reason
from mopsbook.core.errors import OptionError, saying, short
from mopsbook.core.game import Game, game_of
from mopsbook.core.settings import spoken
from mopsbook.core.state import Move, State
from mopsbook.teach.explain import Explanation, sentence_of
from mopsbook.teach.words import Teller

SECONDS = 10.0
"""How long is searched for the best at most."""


class Adviser(Protocol):
    """What the module ``advice`` of a game's folder defines.

    Where counsels have values, decisions can be looked back on; for that, a function ``named``, of a position and a
    move, returns the :class:`~mopsbook.core.advice.Reason` whose message names the move within a sentence. A function
    ``missed``, of the same, says what would have been far better, as far as the seat could know; a guided game tells it.
    """

    def advises(self, state: Any, seat: int) -> bool:
        """Say whether something can be said to a seat in a position."""

    def advise(self, state: Any, seat: int, seconds: float) -> Counsel:
        """Return what is best for a seat that can be advised.

        Parameters
        ----------
        state : State
            A position, or what the seat may know of it.
        seat : int
            Who is advised.
        seconds : float
            How long to search at most.
        """


@dataclass(frozen=True, slots=True, repr=False, kw_only=True)
class Advice(Explanation):
    """What :func:`advise` recommends; it shows itself in a notebook.

    Parameters
    ----------
    moves : tuple of Move
        What the seat should do, one move after the other; () if nothing is recommended.
    value : float or None
        What the seat has in the end with these moves; None where that cannot be known.
    bound : float or None
        What no moves can get past.
    exact : bool
        Whether it is proven that nothing is better. If it is not, `value` is the best that was
        found, or the advice is a rule of thumb.
    """

    moves: tuple[Move, ...] = ()
    value: float | None = None
    bound: float | None = None
    exact: bool = False


def advise(
    state: State,
    seat: int | None = None,
    seconds: float = SECONDS,
    lang: str | None = None,
    names: Sequence[str] | None = None,
) -> Advice:
    """Recommend what to do, and say why and how sure that is.

    Only what the seat may know is used for it.

    Parameters
    ----------
    state : State
        A position.
    seat : int, optional
        Who is advised; by default who has to move.
    seconds : float
        How long is searched at most.
    lang : str, optional
        Language of the sentences; by default the one that is set.
    names : sequence of str, optional
        Names of the players by seat.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mops_royal", variant_final=True)
    >>> s = g.position("boards A2 A3 A4 A6, .. B3, .. C3 / B4; phase final")
    >>> advice = mops.advise(s)
    >>> advice.value, advice.exact, [str(move) for move in advice.moves]
    (6, True, ['0 score 0,1 1,1 2,1 turn 1,1', '0 score 0,0 0,1 0,2 0,3 turn 0,1'])
    >>> mops.advise(mops.game("dog").start(7))
    There is no advice in Dog.
    """
    if not isinstance(state, State):
        raise saying(TypeError, "advise-what", state=short(state))
    game = game_of(state)
    lang = spoken(lang)
    teller = Teller(game.name, lang, names)
    who = _advised(game, state, seat)
    counsel = None if who is None else counsel_of(game, state, who, seconds)
    if counsel is None:
        return Advice((sentence_of(teller, *no_advice(game.name, who)),), lang)
    return Advice(
        tuple(sentence_of(teller, *one) for one in counsel.sentences),
        lang,
        moves=counsel.moves,
        value=counsel.value,
        bound=counsel.bound,
        exact=counsel.exact,
    )


def no_advice(game: str, seat: int | None) -> Reason:
    """Return why there is no advice, for a seat or for anybody."""
    if advice_module(game) is None:
        return Reason("advice-no-game", {"game": Reason("game-name", {})})
    if seat is None:
        return Reason("advice-none", {})
    return Reason("advice-none-for", {"player": seat})


def advice_module(game: str) -> Any:
    """Return the module with the advice of a game; None if it gives none."""
    return registry.optional_module(game, "advice")


def counsel_of(game: Game[Any, Any], state: State, seat: int, seconds: float) -> Counsel | None:
    """Return what a game recommends to a seat, from what the seat may know; None if nothing."""
    known_seconds(seconds)
    if not advises(game, state, seat):
        return None
    counsel: Counsel = advice_module(game.name).advise(game.observe(state, seat), seat, seconds)
    return counsel


def missed(game: Game[Any, Any], state: State, move: Move) -> Reason | None:
    """Return what would have been far better than a move, from what its seat could know; None if nothing."""
    says = getattr(advice_module(game.name), "missed", None)
    if says is None or move.player is None:
        return None
    found: Reason | None = says(game.observe(state, move.player), move)
    return found


def known_seconds(seconds: float) -> float:
    """Return how long to search.

    Raises
    ------
    OptionError
        If it is no number above 0.
    """
    if (
        isinstance(seconds, bool)
        or not isinstance(seconds, int | float)
        or not 0 < seconds <= float_info.max
    ):
        raise OptionError("seconds", seconds=short(seconds))
    return seconds


def advises(game: Game[Any, Any], state: State, seat: int) -> bool:
    """Say whether a game can recommend anything to a seat, without looking for it."""
    advice = advice_module(game.name)
    return advice is not None and bool(advice.advises(game.observe(state, seat), seat))


def _advised(game: Game[Any, Any], state: State, seat: int | None) -> int | None:
    """Return the seat that is advised: the given one, or the one that has to move, if one has."""
    if seat is not None:
        return game.seat(seat)
    actor = game.actor(state)
    return None if actor is None or actor < 0 else actor
