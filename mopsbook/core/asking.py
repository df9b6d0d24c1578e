"""What a game asks of a learner, as plain data that becomes a question elsewhere.

A game that asks more than can be asked of every game has a module ``questions`` in its folder. Its ``KINDS`` are
functions of a :class:`Moment`; each returns what it asks there, or None where there is nothing to ask; those in
``HEART`` are asked first, and more often, and those in ``EASY``, which need little thought, less often. Where a closed
hand may decide what comes of a move although no rule has to look at it now, a function ``foreseen`` of a moment
says so, and nothing is asked of that; a function ``situation`` gives what else has to be known where it is asked what
can be played, or why something cannot; where its phase is told, the message ``quiz-situation`` stands before the question. ``TURNS`` is the rule that says whose
turn comes after another one, or such a rule for each phase, and ``GOES_ON`` the one that says how long a turn goes on;
``BESIDE`` names, for
each kind of move, the rules that one may think of when it is refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Literal, NamedTuple, TypeVar

from mopsbook.core.advice import Reason
from mopsbook.core.errors import MopsError
from mopsbook.core.game import Game
from mopsbook.core.state import HIDDEN, Move
from mopsbook.core.step import AnyStep
from mopsbook.core.verdict import Event, Fault

T = TypeVar("T")

How = Literal["table", "choice", "number", "order"]
"""How a question is answered: by things on the table, by one of some choices, a number, or an order of things."""


class Moment(NamedTuple):
    """A position in which something could be asked: all that a kind of question gets to know.

    Parameters
    ----------
    game : Game
        The game under its options.
    view : State
        What the seat may know, and nothing else.
    seat : int
        Who is asked.
    move : Move
        What the seat does next in the game from which the position is.
    rng : Random
        The only source of chance to be used.
    open : bool
        Whether `view` holds all hands, which are laid open with that move.
    """

    game: Game[Any, Any]
    view: Any
    seat: int
    move: Any
    rng: Random
    open: bool = False

    def carried_out(self, move: Move) -> AnyStep | None:
        """Return what comes of a move, as far as the seat can know; None if it cannot."""
        try:
            step: AnyStep = self.game.apply(self.view, move)
            return step if step.events else None
        except (MopsError, LookupError, ValueError, TypeError):
            # a rule had to look at a hidden card
            return None

    def same(self, one: Move, other: Move) -> bool:
        """Say whether two moves lead to the same position, such as the parts of one in another order."""
        if one == other:
            return True
        mine, theirs = self.carried_out(one), self.carried_out(other)
        return mine is not None and theirs is not None and mine.after == theirs.after

    def seen(self, *moves: Move) -> tuple[Move, ...]:
        """Return moves that can be played out one after the other; () if something of that is hidden from the seat."""
        at = self
        for move in moves:
            step = at.carried_out(move)
            if step is None or not public(step.events, self.seat):
                return ()
            at = at._replace(view=step.after)
        return moves

    def some(self, things: Sequence[T], count: int) -> list[T]:
        """Return so many of some things, or all if there are fewer, in an order by chance."""
        return self.rng.sample(things, min(count, len(things)))


class Reply(NamedTuple):
    """One thing that can be answered, and what is told of it.

    Parameters
    ----------
    value : int, str or tuple
        What it is: the id of an item of the table, a number, or what tells it from other choices.
    what : Reason, optional
        How a choice is called; an item of the table has its label, and the id of a rule its title.
    why : tuple of Reason
        Why it is wrong, or what makes it right.
    moves : tuple of Move
        What is played out from the position on, until it is seen.
    hint : tuple of Reason
        Why it is wrong as long as it may be tried once more, where `why` would tell what is right.
    before : Reason, optional
        What is told before `moves` are played out, where they are others than the question is about.
    """

    value: Any
    what: Reason | None = None
    why: tuple[Reason, ...] = ()
    moves: tuple[Move, ...] = ()
    hint: tuple[Reason, ...] = ()
    before: Reason | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """What is asked in a position.

    Parameters
    ----------
    text : Reason
        The question.
    how : "table", "choice", "number" or "order"
        How it is answered.
    right : tuple
        The right answers: the items of the table or, with `every`, all of them together; one choice, or several
        of which each is right; one number; the whole order.
    why : tuple of Reason
        What makes them right: who, what and the rule.
    rules : tuple of str
        Ids of the rules that decide it, the deciding one first.
    replies : tuple of Reply
        What could be answered: the choices, the things to be put in order, and of items and numbers those of
        which there is more to be told than that they are wrong.
    every : bool
        Whether all right items have to be named, and no others.
    counted : bool
        Whether the question says how many they are: fewer or more are no answer then.
    shown : tuple of str
        Items of which the question speaks.
    veiled : tuple of str
        Items whose words would tell the answer, and are left out until it is given.
    otherwise : tuple of Reason
        What is told of a first wrong answer for which there is no reply, without telling what is right; by default
        what the deciding rule says.
    moves : tuple of Move
        What is played out to show what is right.
    level : int
        How many rules have to be seen at once: 1, 2, or 3 and more.
    case : str or int, optional
        What kind of situation it is: all that come up are asked about equally often. By default that is the answer.
    """

    text: Reason
    how: How
    right: tuple[Any, ...]
    why: tuple[Reason, ...]
    rules: tuple[str, ...]
    replies: tuple[Reply, ...] = ()
    every: bool = False
    counted: bool = False
    shown: tuple[str, ...] = ()
    veiled: tuple[str, ...] = ()
    otherwise: tuple[Reason, ...] = ()
    moves: tuple[Move, ...] = ()
    level: int = 1
    case: str | int | None = None


Kind = Callable[[Moment], Asked | None]
"""A kind of question; its name is that of the function."""


def happening(event: Event) -> Reason:
    """Return what is told of an event to whoever may know all of it.

    Examples
    --------
    >>> happening(Event("pay", ("dog.pay",), {"player": 1}))
    Reason(message='event-pay', facts={'player': 1}, rules=('dog.pay',))
    """
    return Reason(f"event-{event.kind}", event.facts, event.rules)


def refusing(fault: Fault) -> Reason:
    """Return why a move is refused.

    Examples
    --------
    >>> refusing(Fault("mopsen.clockwise", {"player": 1, "actor": 0})).message
    'refusal-clockwise'
    """
    return Reason(fault.message("refusal"), fault.facts, (str(fault.rule),))


def public(events: Sequence[Event], seat: int) -> bool:
    """Say whether events hold nothing that a seat does not know."""
    return bool(events) and all(
        (event.only is None or seat in event.only) and HIDDEN not in leaves(event.facts)
        for event in events
    )


def leaves(value: Any) -> Iterator[Any]:
    """Yield the words and numbers of facts.

    Examples
    --------
    >>> list(leaves({"player": 1, "cards": ["R1", "C2"], "last": True}))
    [1, 'R1', 'C2']
    """
    if isinstance(value, Mapping):
        value = value.values()
    elif isinstance(value, str | int):
        yield from () if isinstance(value, bool) else (value,)
        return
    elif not isinstance(value, list | tuple):
        return
    for one in value:
        yield from leaves(one)


def what_then(
    at: Moment, words: tuple[str, str, str], right: str, kinds: Mapping[str, str], rules: tuple[str, ...],
    facts: Mapping[str, Any] | None = None, moves: tuple[Move, ...] = (), shown: tuple[str, ...] = (), level: int = 1,
) -> Asked:  # fmt: skip
    """Return a question of which each choice says what could come, in an order by chance.

    Parameters
    ----------
    at : Moment
        Where it is asked.
    words : tuple of str
        Messages: the question; a choice, by its `$kind`; and why it is right, or wrong, with ``not-`` before it.
    right : str
        The kind that is right.
    kinds : mapping
        All kinds, each with the rule by which it is wrong.
    rules : tuple of str
        The rules by which the right one is right.
    facts : mapping, optional
        What the messages tell besides.
    moves, shown, level
        As in :class:`Asked`.

    Examples
    --------
    >>> words = ("quiz-then", "answer-then", "because-then")
    >>> at = Moment(None, None, 0, None, Random(1))
    >>> asked = what_then(at, words, "fold", {"fold": "dog.fold", "toss": "dog.redraw-toss"}, ("dog.fold",))
    >>> sorted(reply.value for reply in asked.replies), asked.right, asked.why[0].facts["kind"]
    (['fold', 'toss'], ('fold',), 'fold')
    """
    asked, answer, because = words
    told = facts or {}
    replies = [
        Reply(kind, Reason(answer, {**told, "kind": kind}), (Reason(because, {**told, "kind": f"not-{kind}"}, (rule,)),))
        for kind, rule in kinds.items()
    ]  # fmt: skip
    return Asked(
        Reason(asked, told), "choice", (right,), (Reason(because, {**told, "kind": right}, rules),), rules,
        tuple(one._replace(why=()) if one.value == right else one for one in at.some(replies, len(replies))), moves=moves, shown=shown,
        level=level,
    )  # fmt: skip


def either_sign(points: int) -> tuple[int, ...]:
    """Return minus points as right answers: with their sign or without it.

    Examples
    --------
    >>> either_sign(7), either_sign(0)
    ((7, -7), (0,))
    """
    return (points, -points) if points else (0,)
