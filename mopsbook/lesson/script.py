"""A lesson as it was read: its steps in order, each with what is to be seen and said."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from mopsbook.core.errors import MopsError, OptionError
from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.quiz.question import Question
from mopsbook.show.look import NarratedStep
from mopsbook.show.pictures import Audience, Picture
from mopsbook.teach.words import say

QUOTING = ("lesson-move", "lesson-other-game")
"""The faults of a lesson that tell what is wrong with a position or a move."""


class LessonFault(NamedTuple):
    """What is wrong in a line of a lesson.

    Parameters
    ----------
    line : int
        The line, counted from 1.
    problem : MopsError
        What is wrong with it, and what would be right.
    """

    line: int
    problem: MopsError

    def told(self, lang: str | None = None, closed: bool = False) -> str:
        """Return it as a sentence in language `lang`; closed, without what may speak of hidden cards."""
        what = say("lesson-closed", lang) if closed and self.hides else self.problem.told(lang)
        return say("lesson-fault", lang, {"line": self.line, "problem": what})

    @property
    def hides(self) -> bool:
        """Whether it may speak of cards that not everybody sees: it is about a position or a move."""
        own = self.problem.message.startswith("lesson-") and self.problem.message not in QUOTING
        return not own and not isinstance(self.problem, OptionError)

    def __str__(self) -> str:
        return self.told()


class Faults(tuple[LessonFault, ...]):
    """All that is wrong in a lesson; looked at, it is sentences, of which one says that there is nothing."""

    def __repr__(self) -> str:
        return "\n".join(map(str, self)) or say("lesson-faultless", None)


@dataclass(frozen=True, slots=True)
class Turn:
    """A move that the learner is to make.

    Parameters
    ----------
    state : State
        The position.
    seat : int
        Whose move it is.
    wanted : tuple of Move
        The moves of which each is right; () if every legal one is.
    others : mapping
        What is said of some moves.
    hints : tuple of str
        What helps, one after the other.
    free : bool
        Whether moves are only tried and taken back, and the lesson waits for none.
    shows : bool
        Whether every legal move is right, and what really comes of it is shown.
    told : tuple of NarratedStep
        What has just come of the turn before.
    signs : object
        What the look has to know beside the position.
    """

    state: State
    seat: int
    wanted: tuple[Move, ...] = ()
    others: Mapping[Move, str] = field(default_factory=dict)
    hints: tuple[str, ...] = ()
    free: bool = False
    shows: bool = False
    told: tuple[NarratedStep, ...] = ()
    signs: Any = None


@dataclass(slots=True)
class LessonStep:
    """One step of a lesson: one key leads from it to the next.

    Parameters
    ----------
    line : int
        The line from which it comes.
    title : str
        The heading under which it stands.
    html : str
        What is said, as safe HTML.
    passed : str or None
        What is said instead to whoever has gone on without the move that was to be made: without praise. None if there
        was none.
    picture : Picture or None
        What is to be seen; None if that is the same as in the step before.
    state : State or None
        The position with nothing hidden.
    rings : tuple of str
        Items with a ring round them.
    arrows : tuple of tuple of str
        Items or zones between which arrows run.
    turn : Turn or None
        A move that is to be made.
    question : Question or None
        A question that is to be answered.
    guess : bool
        Whether its question comes before what it asks for is taught: it is not counted.
    veils : bool
        Whether the next step is hidden until somebody asks for it.
    anew : bool
        Whether another position lies there than the one to which the step before has led.
    faults : list of LessonFault
        What is wrong in the lines from which it comes.
    """

    line: int
    title: str = ""
    html: str = ""
    passed: str | None = None
    picture: Picture | None = None
    state: State | None = None
    rings: tuple[str, ...] = ()
    arrows: tuple[tuple[str, str], ...] = ()
    turn: Turn | None = None
    question: Question | None = None
    guess: bool = False
    veils: bool = False
    anew: bool = False
    faults: list[LessonFault] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Script:
    """All of a lesson.

    Parameters
    ----------
    game : Game
        The game under the options of the lesson.
    title : str
        What it is called.
    lang : str
        In which language it is written.
    langs : tuple of str
        The languages in which what the game says can be read.
    names : tuple of str
        Names of the players by seat; () for the usual ones.
    seat : int or None
        Through whose eyes all is seen; None if all hands are open.
    steps : tuple of LessonStep
        The steps; at least one.
    """

    game: Game[Any, Any]
    title: str
    lang: str
    langs: tuple[str, ...]
    names: tuple[str, ...]
    seat: int | None
    steps: tuple[LessonStep, ...]

    @property
    def audience(self) -> Audience:
        """Who looks, as a picture wants it."""
        return () if self.seat is None else (self.seat,)

    @property
    def faults(self) -> tuple[LessonFault, ...]:
        """What is wrong in it, in the order of its lines."""
        found = (fault for step in self.steps for fault in step.faults)
        return tuple(sorted(found, key=lambda fault: fault.line))
