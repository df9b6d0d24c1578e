"""A game as it is played at a table: its course, its persons, and everybody who plays with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from mopsbook.core.errors import IllegalMove, NotationError, TraceError
from mopsbook.core.game import Game
from mopsbook.core.state import ANYONE, Move, State
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.jupyter.course import AnyStep, Course, heard
from mopsbook.jupyter.moments import Moment, Moments
from mopsbook.jupyter.others import Dice, Others, Seed, seed_or_new
from mopsbook.players import Player, seated
from mopsbook.record.trace import Trace, names_for
from mopsbook.teach.words import NAMES

MoveLike = Move | str | Mapping[str, Any]
Steps = tuple[AnyStep, ...]


class Party:
    """What is played at a table, without any picture of it.

    What is done returns the new steps. A DeclinedError or IllegalMove means that nothing has changed.

    Parameters
    ----------
    game : Game
        The game.
    seats : tuple of int
        Seats that people play; players play the others.
    players : str, Player, or a sequence of one for each seat
        Who plays the other seats, as in :func:`mopsbook.record`.
    names : sequence of str
        Names by seat; () for the usual ones.
    live : bool
        Whether time runs, in a game in which hands and eyes count; otherwise it waits.

    Attributes
    ----------
    course : Course
        What was played.
    moments : Moments
        What there is beside the position.
    names : tuple of str
        Names by seat; () for the usual ones.
    seed : int, str or None
        The seed of the game; None after a saved game was loaded, which holds none.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seats: tuple[int, ...],
        players: str | Player | Sequence[str | Player],
        names: Sequence[str],
        *,
        live: bool,
    ) -> None:
        self.game, self.seats = game, seats
        self.names = names_for(names, game.players)
        self._others = Others(game, seated(players, game.players), seats, self.names or NAMES)
        self.moments = Moments(game, self._others.reflexes, live=live)
        self.course = Course(game, game.engine.initial())
        self.seed: Seed = None
        self._begun: tuple[Seed, State | None] | None = None
        self._shown = 0  # so many steps cannot be taken back, since something was shown after them

    @property
    def state(self) -> State:
        """The position, with nothing hidden."""
        return self.course.state

    @property
    def seeming(self) -> State:
        """The position as it seems to be, with nothing hidden."""
        return self.moments.seeming(self.state)

    @property
    def seat(self) -> int:
        """The person's seat that has to move or to be quick, or that moved last."""
        actor = self.game.actor(self.seeming)
        if actor is not None and actor in self.seats:
            return actor
        hurried = self.moments.hurried(self.state)
        if len(hurried) == 1:
            return min(hurried)
        for step in reversed(self.course.steps):
            mover: int | None = step.move.player
            # a move of which its own seat learns nothing was made by a program for it
            if mover is not None and mover in self.seats and heard(step, mover):
                return mover
        return self.seats[0]

    @property
    def view(self) -> State:
        """What that seat may know of the position."""
        view: State = self.game.observe(self.seeming, self.seat)
        return view

    @property
    def decided(self) -> bool:
        """Whether there is a decision of a person that could be taken back."""
        return self.course.decision(self._decided) is not None

    @property
    def decider(self) -> int | None:
        """The seat whose decision would be taken back; None if there is none, or it was everybody's."""
        number = self.course.decision(self._decided)
        return None if number is None else self.course.steps[number].move.player

    @property
    def recent(self) -> Steps:
        """The steps from the last decision of a person on."""
        return self.course.recent(self._decided)

    @property
    def trace(self) -> Trace:
        """The game so far, on record."""
        return self._recorded(self.course.steps)

    @property
    def kept(self) -> Trace:
        """The game so far as it is saved: it ends before what may be so or only seem so.

        What only seems to happen is on no record. If a saved game held what does happen, whoever
        loads it, at this table or another one, would see which of the two it was. So both are left
        out, and after loading it is drawn anew what happens in that moment.
        """
        steps = self.course.steps
        return self._recorded(steps[:-1] if steps and self.moments.doubts(self.state) else steps)

    def _recorded(self, steps: Steps) -> Trace:
        first = self.course.first
        start = None if first == self.game.engine.initial() else first
        return Trace(self.game, tuple(step.move for step in steps), self.names, start)

    @property
    def noticed(self) -> Trace:
        """The game so far without what nobody has let pass yet: it may only seem to have happened."""
        trace = self.trace
        known = len(trace)
        while known and self.moments.alarms(trace[known - 1].after):
            known -= 1
        return trace[:known]

    @property
    def can_begin_again(self) -> bool:
        """Whether it is known how the cards were shuffled."""
        return self._begun is not None

    def begin(self, seed: Seed, start: State | None) -> Steps:
        """Begin a game, in a given position or before everything."""
        first = self.game.engine.initial() if start is None else start
        self.game.whole(first)  # which refuses a position of another game as well
        drawn = seed_or_new(seed)
        self._take_up(Course(self.game, first), Dice.of(drawn))
        self.seed, self._begun = drawn, (drawn, start)
        return self.course.steps

    def again(self) -> Steps:
        """Begin the game anew, with the same cards.

        Raises
        ------
        DeclinedError
            If the game was loaded: how its cards were shuffled is not known.
        """
        if self._begun is None:
            raise DeclinedError("info", "table-again-loaded")
        return self.begin(*self._begun)

    def hides_again(self, trace: Trace) -> bool:
        """Say whether a record is this game before something that a person has seen by now."""
        number, course = len(trace.moves), self.course
        played = tuple(step.move for step in course.steps[:number])
        return (trace.first, trace.moves) == (course.first, played) and course.reveals(
            number, self.seats
        )

    def take_over(self, trace: Trace) -> None:
        """Go on with a recorded game.

        Raises
        ------
        TraceError
            If it is another game than that of the table, or has other options.
        """
        if trace.game != self.game:
            raise TraceError("other-game", recorded=repr(trace.game), played=repr(self.game))
        self._take_up(Course(self.game, trace.first, trace.steps()), self._dice)
        self.seed, self._begun = None, None
        self.names = trace.names or self.names

    def play(self, move: MoveLike, acting: tuple[int, ...] | None = None) -> Steps:
        """Make a move for a person, and let the others play on; see :meth:`TableSession.play`.

        Only the seats `acting` may make one, by default those of all persons.
        """
        self.moments.begin()
        state, dice = self.state, self._dice.copy()
        # what seems to happen is ruled as if it did, or the answer would give it away
        seeming = self.seeming
        quick = self.moments.hasty(seeming, self.seat, move, dice.luck)
        parsed = quick or self._read(move)
        # before the rules are asked: their answer could tell what is in a hand
        player = getattr(parsed, "player", None)
        if player not in (None, *self.seats) or not (quick or self.moments.fair(seeming, parsed)):
            raise DeclinedError("refusal", "table-not-yours")
        if not quick and player not in (None, *(self.seats if acting is None else acting)):
            raise DeclinedError("info", "table-covered")
        violations = self.game.check(seeming, parsed)
        if not violations and self.moments.saw_through(parsed):
            return ()
        violations = violations or self.game.check(state, parsed)
        if violations:
            raise IllegalMove(parsed, violations)
        return self._settle(self.course.after((self.game.apply(state, parsed),)), dice)

    def wait(self) -> Steps:
        """Let a moment pass in which a person could have done something.

        Raises
        ------
        DeclinedError
            If there is nothing to wait for.
        """
        if not self.moments.can_pass(self.state):
            raise DeclinedError("stale", "table-stale")
        self.moments.begin()
        return self._settle(self.course, self._dice, passed=True)

    def undo(self) -> None:
        """Go back to the last decision of a person.

        Raises
        ------
        DeclinedError
            If there is none, or if something hidden was seen since.
        """
        number = self.course.decision(self._decided)
        if number is None:
            raise DeclinedError("info", "table-undo-nothing")
        if number < self._shown or self.course.reveals(number, self.seats):
            raise DeclinedError("refusal", "table-undo-hidden")
        self._go_to(self.course.back_to(number))

    def redo(self) -> Steps:
        """Play again what was taken back last, move by move.

        Raises
        ------
        DeclinedError
            If nothing was taken back, or something else was played since.
        """
        if not self.course.undone:
            raise DeclinedError("info", "table-redo-nothing")
        course, steps = self.course.again()
        self._go_to(course)
        return steps

    def _decided(self, step: AnyStep) -> bool:
        """Say whether a person decided a step, as far as the seat that is shown learns of it."""
        common = self.game.actor(step.before) == ANYONE and self.moments.asks(step.before)
        return (common or step.move.player in self.seats) and heard(step, self.seat)

    def _go_to(self, course: Course) -> None:
        waits = self._others.waits(course.state)
        self.course, self.moments.now = course, Moment(self.moments.now.gaze, waits)

    def _take_up(self, course: Course, dice: Dice) -> None:
        """Go on from a course that comes from elsewhere."""
        self.moments.begin(False)
        if self.moments.alarms(course.state) and self.game.actor(course.state) in self.seats:
            # whoever wrote that down wants the person to notice it
            self.course, self._dice, self.moments.now = course, dice, Moment()
        else:
            self._settle(course, dice, Moment())
        self._shown = len(self.course.steps) if self.moments.alarms(self.seeming) else 0

    def _settle(
        self, course: Course, dice: Dice, now: Moment | None = None, *, passed: bool = False
    ) -> Steps:
        """Take over a course as soon as the others have played on in it; return what is new."""
        known, before, was = len(self.course.steps), self.state, now or self.moments.now
        self.course, self._dice, self.moments.now = self._others.play_on(
            course, dice, was, passed=passed
        )
        new = self.course.steps[known:]
        haste = self.moments.hurried(before), self.moments.hurried(self.state)
        if all(haste) and all(step.move.player is not None for step in new):
            # they are still slapping or racing: whoever sneaks a card away meanwhile wins no time
            self.moments.now = replace(self.moments.now, spent=was.spent)
        if self.moments.alarms(self.seeming):
            self._shown = len(self.course.steps)
        return new

    def _read(self, move: MoveLike) -> Move:
        if not isinstance(move, str | Mapping):
            return move
        try:
            # the view is enough to know whose turn it is
            read: Move = self.game.move(move, self.view)
        except NotationError:
            raise IllegalMove(move, self.game.check(self.view, move)) from None
        return read
