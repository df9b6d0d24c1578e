"""What can be done at a table: games are begun, played, left, gone on with, saved and loaded, and each is shown."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from mopsbook.core.errors import TraceError
from mopsbook.core.game import Game
from mopsbook.core.settings import CHOICES
from mopsbook.core.state import State
from mopsbook.jupyter import buttons
from mopsbook.jupyter.answers import DeclinedError, notice
from mopsbook.jupyter.attempts import all_or_nothing
from mopsbook.jupyter.autoplay import Seed
from mopsbook.jupyter.display import Display
from mopsbook.jupyter.earlier import MOST, Earlier, kept
from mopsbook.jupyter.match import Match
from mopsbook.jupyter.saves import Saves
from mopsbook.jupyter.screen import Screen
from mopsbook.jupyter.setup import Players, rematch, setup
from mopsbook.jupyter.tutor import Tutor
from mopsbook.quiz.learned import Learned
from mopsbook.record.trace import Trace
from mopsbook.show.notes import opening
from mopsbook.show.scene import msg
from mopsbook.show.sentences import Notice
from mopsbook.teach.guide import syllabus_of
from mopsbook.teach.words import languages


class Sitting:
    """A table at which games are played one after the other.

    It is made of what :class:`mopsbook.Table` is made of, read and checked.

    Attributes
    ----------
    match : Match
        What is played.
    display : Display
        What is shown, and how often something was shown: a message that was made on an older
        picture is not carried out.
    tutor : Tutor
        What is taught aside from the game.
    lang : str
        The language that is chosen.
    screen : Screen
        Whose hand is open, what is picked, and what is shown to whom.
    earlier : tuple of Earlier
        Games that were left for another one, the last one first.
    asks : bool
        Whether questions about the game are wanted in place of the table.
    """

    def __init__(
        self,
        game: Game[Any, Any],
        seed: Seed = None,
        seats: Sequence[int] = (0,),
        *,
        players: Players = "simple",
        names: Sequence[str] = (),
        langs: Sequence[str] = (),
        lang: str | None = None,
        start: State | None = None,
        folder: Path | None = None,
        cover: bool = True,
        live: bool = False,
        help: str | None = None,
        learned: Learned | None = None,
    ) -> None:
        self.learned = Learned() if learned is None else learned
        self.langs = tuple(langs) or languages(game.name)
        self.lang = lang or self.langs[0]
        self.saves = Saves(folder or Path.cwd())
        self._saved = self.saves.names()
        self._cover = cover
        self.display = Display(game, help, known=self.learned.met, told=self.learned.told)
        self.asks = False
        self.earlier: tuple[Earlier, ...] = ()
        self._sit_down(Match(game, tuple(seats), players, names, live=live))
        steps = self.match.begin(self._seed(seed, start), start)
        self.display.restart()
        self.screen.show_steps(steps, None if start is not None else opening(game))

    # What there is to see

    @property
    def can(self) -> dict[str, Any]:
        """What can be undone, redone, loaded, and played next, as the browser is told."""
        return {
            **self.screen.can,
            "again": self.match.can_begin_again,
            "saves": self._saved,
            "folder": self.saves.place,
            "left": [one.told for one in self.earlier],
            "setup": setup(self.match),
        }

    def attempt(self) -> AbstractContextManager[None]:
        """Return a context after whose failure everything is as it was."""
        match, display = self.match, self.display
        parts = (display, display.coach, display.guide, self.screen, self.tutor)
        return all_or_nothing(self, match, match.time, *parts)

    # What can be done; a DeclinedError or IllegalMove means that nothing has changed

    def play(self, deed: object) -> None:
        """Make a move for a person, or what is done in haste, and let the others play on.

        Raises
        ------
        IllegalMove
            If it breaks a rule.
        DeclinedError
            If it belongs to a seat that no person plays here.
        """
        self.screen.show_played(self.match.play(deed))

    def undo(self) -> None:
        """Take back what was picked last, or go back to the last decision of a person.

        Raises
        ------
        DeclinedError
            If there is none, or if something hidden was seen since.
        """
        if self.screen.draft:
            self.screen.pick(self.screen.draft[:-1])
        else:
            self.screen.take_back(self.match.undo())

    def redo(self) -> None:
        """Play again what was taken back last, move by move.

        Raises
        ------
        DeclinedError
            If nothing was taken back, or something else was played since.
        """
        self.screen.show_steps(self.match.redo(), notice("info", "table-redone"))

    def new(
        self, seed: Seed = None, game: Game[Any, Any] | None = None, players: Players | None = None
    ) -> None:
        """Begin a new game, with other options and other players if some are given.

        Whoever sat at the table sits there still, as far as there are as many seats.
        """
        match = rematch(self.match, self.game if game is None else game, players)
        self._begin_in(match, self._seed(seed), None)

    def again(self) -> None:
        """Begin the game anew, with the same cards.

        Raises
        ------
        DeclinedError
            If the game was loaded: how its cards were shuffled is not known.
        """
        self._begin_in(rematch(self.match, self.game), *self.match.beginning)

    def save(self, name: str, *, replace: bool = False) -> None:
        """Save the game in the table's folder; see :meth:`Saves.write`."""
        file = self.saves.write(self.match.kept, name, replace=replace)
        self._saved = self.saves.names()
        self.screen.answer(notice("info", "table-saved", file=file))

    def load(self, name: str) -> None:
        """Go on with a saved game; see :meth:`Saves.read`."""
        self._saved = self.saves.names()
        file, trace = self.saves.read(name, self.game)
        self.take_over(trace, file)

    def take_over(self, trace: Trace, file: str = "") -> None:
        """Go on with a recorded game; a file is named where it came from one.

        That can always be done. It is said if it leads back past something that was seen, and if the
        table has other options with it, such as another number of players.

        Raises
        ------
        TraceError
            If it is another game than that of the table.
        """
        if trace.game.name != self.game.name:
            raise TraceError("other-game", recorded=repr(trace.game), played=repr(self.game))
        told = [msg("table-loaded", file=file)] if file else []
        told += [msg("table-hidden-again")] if self.match.hides_again(trace) else []
        if trace.game != self.game:
            told += [msg("table-loaded-otherwise", count=trace.game.players)]
        match = rematch(self.match, trace.game)
        match.take_over(trace)
        self._go_on_in(match, Notice("info", tuple(told)) if told else None)

    def follow(self, before: Sitting) -> None:
        """Keep the games of another table that is left for this one."""
        self.earlier = (*self.earlier, *kept(before.earlier, before.match, self.langs))[:MOST]
        if self.earlier and not self.screen.resumes:
            self._offer_earlier()
            self.display.offer(*self.screen.resumes)

    def leave(self) -> bool:
        """Turn to the game that is to be gone on with when somebody comes back; say whether there is any."""
        if not self.match.touched and self.earlier:
            self.resume()
        return self.match.touched

    def resume(self, number: int = 0) -> None:
        """Go on with a game that was left for another one, counted from the last one.

        Raises
        ------
        DeclinedError
            If there is none such.
        """
        if not 0 <= number < len(self.earlier):
            raise DeclinedError("stale", "table-stale")
        one = self.earlier[number]
        self.earlier = tuple(other for other in self.earlier if other is not one)
        self._go_on_in(one.match, None if one.over else notice("info", "table-resumed"))

    def assist(self, help: str) -> None:
        """Choose how much the table helps.

        Raises
        ------
        DeclinedError
            If it cannot help so.
        """
        if help not in CHOICES["help"]():
            raise DeclinedError("error", "table-unknown-message")
        self.display.help = help
        self.screen.answer(None)

    # How it is done

    def _sit_down(self, match: Match, seen: int | None = None) -> None:
        """Take the places of a match; whose hand is open stays so, as far as there is that seat."""
        self.match, self.game, self.seats = match, match.game, match.seats
        self.display.turn_to(match.game, personal=len(match.seats) < match.game.players)
        self.tutor = Tutor(match.game, self.display)
        self.screen = Screen(match.game, match, self.display, self._cover)
        self.screen.open = seen if seen in match.seats else None
        self._offer_earlier()

    def _offer_earlier(self) -> None:
        self.screen.resumes = buttons.resume(self.earlier[0].over) if self.earlier else ()

    def _change(self, match: Match) -> None:
        """Leave the game at the table for another one; what was played in it is kept."""
        self.earlier = kept(self.earlier, self.match, self.langs)
        self._sit_down(match, self.screen.open)

    def _begin_in(self, match: Match, seed: Seed, start: State | None) -> None:
        steps = match.begin(seed, start)  # if that fails, nothing has changed
        self._change(match)
        self.display.restart()
        self.screen.show_steps(steps, opening(match.game, "table-new"))

    def _go_on_in(self, match: Match, answer: Notice | None) -> None:
        self._change(match)
        self.screen.turn_over()
        self.display.restart(match.history.steps, match.seat)
        self.screen.refresh(answer)

    def _seed(self, seed: Seed, start: State | None = None) -> Seed:
        """Return a seed; where nothing is given, in the first guided game, that by which much comes up early."""
        self._given = seed is not None or start is not None
        first = self.display.is_first_guided and not self._given
        return syllabus_of(self.game.name).seed if first else seed
