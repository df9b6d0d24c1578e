"""A game as it is played at a table: its history, its persons, and everybody who plays with them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.errors import IllegalMove, NotationError
from mopsbook.core.game import Game
from mopsbook.core.moves import ChanceMove
from mopsbook.core.state import ANYONE, State
from mopsbook.core.step import AnyStep
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.jupyter.autoplay import AutoPlay, Dice, Seed, seed_or_new
from mopsbook.jupyter.history import History, is_told_to
from mopsbook.jupyter.realtime import Present, RealTime
from mopsbook.players import Player, seated
from mopsbook.players.reflexes import Gaze
from mopsbook.record.trace import Trace, names_for, of_steps
from mopsbook.teach.words import NAMES

Steps = tuple[AnyStep, ...]


class Match:
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
    history : History
        What was played.
    time : RealTime
        What there is beside the position.
    names : tuple of str
        Names by seat; () for the usual ones.
    seed : int, str or None
        The seed of the game; None after a saved game was loaded, which holds none.
    dice : Dice
        Where its chance comes from.
    aftermath : tuple of Reason
        What the last move of a person shows of what only seemed to happen, or did, and of what happened unseen.
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
        self.game, self.seats, self.players = game, seats, players
        self.names = names_for(names, game.players)
        self._others = AutoPlay(game, seated(players, game), seats, self.names or NAMES)
        self.time = RealTime(game, self._others.bots, live=live)
        self.history = History(game, game.engine.initial())
        self.seed: Seed = None
        self.dice = Dice.of(seed_or_new(None))
        self.aftermath: tuple[Reason, ...] = ()
        self._begun: tuple[Seed, State | None] | None = None
        self._eyes: dict[int, Gaze] = {}
        """Whom somebody looked at after so many steps, as far as a person saw it."""
        self._shown = 0  # so many steps cannot be taken back, since something was shown after them

    @property
    def state(self) -> State:
        """The position, with nothing hidden."""
        return self.history.state

    @property
    def apparent_state(self) -> State:
        """The position as it seems to be, with nothing hidden."""
        return self.time.apparent_state(self.state)

    @property
    def seat(self) -> int:
        """The person's seat that has to move or to be quick, or that moved last."""
        actor = self.game.actor(self.apparent_state)
        if actor is not None and actor in self.seats:
            return actor
        people_competing = self.time.reflexes.people_competing(self.state)
        if len(people_competing) == 1:
            return min(people_competing)
        for step in reversed(self.history.steps):
            mover: int | None = step.move.player
            # a move of which its own seat learns nothing was made by a program for it
            if mover is not None and mover in self.seats and is_told_to(step, mover):
                return mover
        return self.seats[0]

    @property
    def view(self) -> State:
        """What that seat may know of the position."""
        view: State = self.game.observe(self.apparent_state, self.seat)
        return view

    @property
    def untouched(self) -> bool:
        """Whether a whole game was dealt, and no person has decided anything yet."""
        dealt = self._begun is not None and self._begun[1] is None
        return dealt and self.history.decision(self._decided) is None

    @property
    def touched(self) -> bool:
        """Whether a person has decided anything, also if it was taken back."""
        return bool(self.history.undone) or self.history.decision(self._decided) is not None

    @property
    def irrevocable(self) -> str:
        """Why the last decision of a person cannot be taken back: what says so; "" if it can."""
        number = self.history.decision(self._decided)
        if number is None:
            return "undo-nothing"
        return "undo-hidden" if self._seen_since(number) else ""

    def _seen_since(self, number: int) -> bool:
        """Say whether a person has seen something hidden since a step."""
        return number < self._shown or self.history.reveals(number, self.seats)

    @property
    def decider(self) -> int | None:
        """The seat whose decision would be taken back; None if there is none, or it was everybody's."""
        number = self.history.decision(self._decided)
        return None if number is None else self.history.steps[number].move.player

    @property
    def recent(self) -> Steps:
        """The steps from the last decision of a person on."""
        return self.history.recent(self._decided)

    @property
    def trace(self) -> Trace:
        """The game so far, on record."""
        return self._recorded(self.history.steps)

    @property
    def kept(self) -> Trace:
        """The game so far as it is saved: it ends before what may be so or only seem so.

        What only seems to happen is on no record. If a saved game held what does happen, whoever
        loads it, at this table or another one, would see which of the two it was. So both are left
        out, and after loading it is drawn anew what happens in that moment.
        """
        doubtful = self.time.reflexes.doubtful(self.apparent_state)
        return self._recorded(self._undoubted if doubtful else self.history.steps)

    @property
    def _undoubted(self) -> Steps:
        """The steps without what nobody has let pass yet, and without the sign of it, which changes nothing."""
        steps, seems = self.history.steps, self.time.looks_like_a_cheat
        open_ = seems(self.apparent_state)
        while open_ and steps and (steps[-1].before == steps[-1].after or seems(steps[-1].after)):
            steps = steps[:-1]
        return steps

    def _recorded(self, steps: Steps) -> Trace:
        first = self.history.first
        start = None if first == self.game.engine.initial() else first
        return of_steps(self.game, steps, self.names, start)

    @property
    def noticed(self) -> Trace:
        """The game so far without what nobody has let pass yet: it may only seem to have happened."""
        return self._recorded(self._undoubted)

    @property
    def can_begin_again(self) -> bool:
        """Whether it is known how the cards were shuffled."""
        return self._begun is not None

    @property
    def beginning(self) -> tuple[Seed, State | None]:
        """The seed and the position with which the game begins anew with the same cards.

        Raises
        ------
        DeclinedError
            If the game was loaded: how its cards were shuffled is not known.
        """
        if self._begun is None:
            raise DeclinedError("info", "table-again-loaded")
        return self._begun

    def begin(self, seed: Seed, start: State | None) -> Steps:
        """Begin a game, in a given position or before everything."""
        first = self.game.engine.initial() if start is None else start
        self.game.require_open(first)  # which refuses a position of another game as well
        drawn = seed_or_new(seed)
        self._take_up(History(self.game, first), Dice.of(drawn))
        self.seed, self._begun = drawn, (drawn, start)
        return self.history.steps

    @property
    def beside(self) -> dict[int, Any]:
        """What a look has to know beside the position after so many moves, as far as persons saw it then."""
        steps, reflexes = self.history.steps, self.time.reflexes
        states = {n: steps[n - 1].after if n else self.history.first for n in self._eyes}
        return {
            n: reflexes.signs(states[n], gaze, False, None, (), False)
            for n, gaze in self._eyes.items()
        }

    def watch(self, seat: int) -> None:
        """Look at a seat, as a person whose eyes count."""
        self.time.watch(seat)
        self._see()

    def _see(self) -> None:
        """Keep whom somebody looks at now; what was seen after moves that were taken back is over."""
        now, gaze = len(self.history.steps), self.time.now.gaze
        kept = {n: one for n, one in self._eyes.items() if n < now}
        self._eyes = kept if gaze is None else {**kept, now: gaze}

    def hides_again(self, trace: Trace) -> bool:
        """Say whether a record is this game before something that a person has seen by now."""
        number, history = len(trace.moves), self.history
        played = tuple(step.move for step in history.steps[:number])
        return (trace.first, trace.moves) == (history.first, played) and history.reveals(
            number, self.seats
        )

    def take_over(self, trace: Trace) -> None:
        """Go on with a recorded game, which is the one of this match."""
        self._take_up(History(self.game, trace.first, trace.steps()), self.dice)
        self.seed, self._begun = None, None
        self.names = trace.names or self.names

    def play(self, deed: object, acting: Sequence[int] | None = None) -> Steps:
        """Make a move for a person, or what is done in haste, and let the others play on.

        Only the seats `acting` may make one, by default those of all persons.

        Raises
        ------
        IllegalMove
            If it breaks a rule.
        DeclinedError
            If it belongs to another seat.
        """
        self.time.begin()
        state, dice, reflexes = self.state, self.dice.copy(), self.time.reflexes
        # what seems to happen is ruled as if it did, or the answer would give it away
        apparent, parsed = self.apparent_state, self._read(deed)
        quick = self.time.reaction_move(apparent, self.seat, parsed, dice.luck)
        parsed = quick or parsed
        # before the rules are asked: their answer could tell what is in a hand
        player = getattr(parsed, "player", None)
        if player not in (None, *self.seats) or not (quick or reflexes.may_enter(apparent, parsed)):
            raise DeclinedError("refusal", "table-not-yours")
        if not quick and player not in (None, *(self.seats if acting is None else acting)):
            raise DeclinedError("info", "table-covered")
        violations = self.game.check(apparent, parsed)
        told = None if violations else self.time.aftermath(state, parsed)
        self.aftermath = () if told is None else (told,)
        if not violations and self.time.saw_through(parsed):
            return ()
        violations = violations or self.game.check(state, parsed)
        if violations:
            raise IllegalMove(parsed, violations)
        return self._settle(self.history.after((self.game.apply(state, parsed),)), dice)

    def wait(self) -> Steps:
        """Let a moment pass in which a person could have done something.

        Raises
        ------
        DeclinedError
            If there is nothing to wait for.
        """
        if not self.time.can_pass(self.state):
            raise DeclinedError("stale", "table-stale")
        self.aftermath = ()
        self.time.begin()
        return self._settle(self.history, self.dice, passed=True)

    @property
    def goes_without(self) -> bool:
        """Whether all that is left to persons is to let the next round begin."""
        gone = self.game.engine.gone(self.state)
        return self.game.actor(self.state) == ANYONE and {*self.seats} <= {*gone}

    def finish(self) -> Steps:
        """Play the rest of a game in which no person has a move any more.

        Raises
        ------
        DeclinedError
            If some person has.
        """
        if not self.goes_without:
            raise DeclinedError("stale", "table-stale")
        steps: Steps = ()
        while self.goes_without:
            (onward,) = self.game.legal(self.state)
            step = self.game.apply(self.state, onward)
            steps += self._settle(self.history.after((step,)), self.dice)
        return steps

    def undo(self) -> AnyStep:
        """Go back to the last decision of a person, and return the step that carried it out.

        Raises
        ------
        DeclinedError
            If there is none, or if something hidden was seen since.
        """
        if why := self.irrevocable:
            raise DeclinedError("refusal" if why == "undo-hidden" else "info", f"table-{why}")
        number = self.history.decision(self._decided)
        assert number is not None, "it was just asked"
        step = self.history.steps[number]
        self._go_to(self.history.back_to(number))
        return step

    def redo(self) -> Steps:
        """Play again what was taken back last, move by move.

        Raises
        ------
        DeclinedError
            If nothing was taken back, or something else was played since.
        """
        if not self.history.undone:
            raise DeclinedError("info", "table-redo-nothing")
        history, steps = self.history.again()
        self._go_to(history)
        return steps

    def _decided(self, step: AnyStep) -> bool:
        """Say whether a person decided a step, as far as the seat that is shown learns of it."""
        if isinstance(step.move, ChanceMove):
            return False
        common = self.game.actor(step.before) == ANYONE and self.time.reflexes.asks(step.before)
        return (common or step.move.player in self.seats) and is_told_to(step, self.seat)

    def _go_to(self, history: History) -> None:
        waits = self._others.waits(history.state)
        self.history, self.time.now = history, Present(self.time.now.gaze, waits)

    def _take_up(self, history: History, dice: Dice) -> None:
        """Go on from a history that comes from elsewhere."""
        self.time.begin(False)
        self._eyes, self.aftermath = {}, ()
        if (
            self.time.looks_like_a_cheat(history.state)
            and self.game.actor(history.state) in self.seats
        ):
            # whoever wrote that down wants the person to notice it
            self.history, self.dice, self.time.now = history, dice, Present()
        else:
            self._settle(history, dice, Present())
        self._shown = (
            len(self.history.steps) if self.time.looks_like_a_cheat(self.apparent_state) else 0
        )

    def _settle(
        self, history: History, dice: Dice, now: Present | None = None, *, passed: bool = False
    ) -> Steps:
        """Take over a history as soon as the others have played on in it; return what is new."""
        known, before, was = len(self.history.steps), self.state, now or self.time.now
        self.history, self.dice, self.time.now = self._others.play_on(
            history, dice, was, passed=passed
        )
        new = self.history.steps[known:]
        haste = (
            self.time.reflexes.people_competing(before),
            self.time.reflexes.people_competing(self.state),
        )
        # the move of a person is told of already
        self.aftermath += self.time.reflexes.missed(history.state, self.apparent_state, was.gaze)
        seats = (step.move.player for step in new if not isinstance(step.move, ChanceMove))
        if all(haste) and None not in seats:
            # they are still slapping or racing: whoever sneaks a card away meanwhile wins no time
            self.time.now = replace(self.time.now, spent=was.spent)
        if self.time.looks_like_a_cheat(self.apparent_state):
            self._shown = len(self.history.steps)
        self._see()
        return new

    def _read(self, deed: object) -> Any:
        if isinstance(deed, str) and (quick := self.time.reflexes.read(deed)):
            return quick
        if not isinstance(deed, str | Mapping):
            return deed
        try:
            # the view is enough to know whose turn it is
            return self.game.move(deed, self.view)
        except NotationError:
            raise IllegalMove(deed, self.game.check(self.view, deed)) from None
