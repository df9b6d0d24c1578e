"""A table to play at, in a notebook."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import traitlets as t

from mopsbook.core.asked import QUESTIONS, ask
from mopsbook.core.errors import OptionError, saying, short
from mopsbook.core.game import Game, as_game
from mopsbook.core.options import with_hints
from mopsbook.core.settings import allowed
from mopsbook.core.state import Move, State
from mopsbook.jupyter.arguments import read_folder, read_learned, read_seats, read_switch
from mopsbook.jupyter.attempts import OneByOne
from mopsbook.jupyter.front_end import FrontEnd, chosen_languages, drawings
from mopsbook.jupyter.heard import Followers, Heard, heard
from mopsbook.jupyter.session import TableSession
from mopsbook.players import Player
from mopsbook.quiz.learned import Learned
from mopsbook.record.reading import replay
from mopsbook.record.trace import Trace
from mopsbook.show import wire
from mopsbook.show.help import GUIDED, usual_pace
from mopsbook.show.look import NarratedStep
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Audience
from mopsbook.teach.words import Teller


class Table(FrontEnd):
    """Play one or more seats of a game; players play the others.

    Nothing that a seat may not know leaves Python: the browser gets pictures of the seat's own view.
    Whoever runs Python is not kept from anything: :attr:`state`, :attr:`trace` and every saved game
    hold all hands. Of several people only the one whose hand is shown can act from the browser.

    Parameters
    ----------
    game : Game or str
        The game, as :func:`mopsbook.game` gives it, or its name, which means its usual options.
    seed : int, str or None
        Where the shuffles come from; None draws a seed.
    seat : int, sequence of int, or "all"
        The seats that people play. With several of them the one that has to move is shown.
    names : sequence of str, optional
        Names of all players by seat.
    lang : str, optional
        Language to begin with; by default ``mopsbook.settings.lang``.
    start : State or str, optional
        A position to begin with, or its notation.
    folder : str or Path, optional
        Where games are saved and loaded, made for the first of them if it is not there; by default
        where the notebook runs.
    players : str, Player, or a sequence of one for each seat
        Who plays the other seats, as in :func:`mopsbook.record`.
    cover : bool
        Whether people pass the screen on: the next hand is covered until its person asks for it.
    live : bool
        Whether time runs, in a game in which hands and eyes count: whoever is slow is late; the others
        go on by themselves as soon as you have done something. Otherwise, and in any other game, it
        waits. A button changes it.
    help : str, optional
        How much the table helps, ``"always"``, ``"on-request"``, ``"off"`` or ``"guided"``; by default
        ``mopsbook.settings.help``.
    pace : str, optional
        How the table goes on while others play, ``"continue"``, ``"turns"``, ``"slow"``, ``"normal"`` or
        ``"fast"``; by default ``mopsbook.settings.pace``. A guided table waits after every turn unless another
        pace has been chosen.
    learned : str, Path or Learned, optional
        The file in which it is kept which rules have come up, so that the next table knows it; by
        default ``mopsbook.settings.learned``.
    guided : bool
        Whether the table guides whoever plays, as with ``help="guided"``: when a rule first matters it stops and
        tells it, one at a time and none twice, as long as `learned` keeps which. The first such game has a deal in
        which much comes up early, unless there is a seed.

    Attributes
    ----------
    rev : int
        Counts what was shown, and changes once for all that followed from one move of yours, or from
        undoing or loading; :meth:`on_step` follows the game step by step.

    Notes
    -----
    What fails has not happened: after any error of a method, or of the program of a player, the game is
    as it was. An error of a function that observes the table reaches whoever called the method, and the
    move stands. Threads may share a table: one waits until what another does is done and shown. Functions
    that observe are called by the thread that has played, and may play themselves.

    Examples
    --------
    >>> import mopsbook as mops
    >>> table = mops.Table(mops.game("mopsen", players=3), seed=7, seat=0)
    >>> table.play("0 redraw -")
    >>> table.trace.moves[-1].player == 2 or table.state.turn == 0
    True
    >>> guided = mops.Table("mopsen", guided=True)
    >>> guided.help, guided.pace, guided.seed == mops.Table("mopsen", guided=True).seed
    ('guided', 'turns', True)
    """

    BROWSER_MAY_SET: ClassVar[frozenset[str]] = FrontEnd.BROWSER_MAY_SET | {"help", "pace"}

    kind = t.Unicode("table").tag(sync=True)
    help = t.Unicode().tag(sync=True)
    pace = t.Unicode().tag(sync=True)
    can = t.Dict().tag(sync=True)
    edits = t.Bool(True).tag(sync=True)
    rev = t.Int()

    @with_hints
    def __init__(
        self,
        game: Game[Any, Any] | str,
        seed: int | str | None = None,
        seat: int | Sequence[int] | str = 0,
        names: Sequence[str] | None = None,
        lang: str | None = None,
        start: State | str | Mapping[str, Any] | None = None,
        folder: str | os.PathLike[str] | None = None,
        players: str | Player | Sequence[str | Player] = "simple",
        cover: bool = True,
        live: bool = False,
        help: str | None = None,
        pace: str | None = None,
        learned: str | os.PathLike[str] | Learned | None = None,
        guided: bool = False,
    ) -> None:
        game = as_game(game)
        if not isinstance(game, Game):
            raise OptionError("table-game", game=short(game))
        langs, lang = chosen_languages(game.name, lang, None)
        self._session = TableSession(
            game,
            seed,
            read_seats(game, seat),
            players=players,
            names=() if names is None else names,
            langs=langs,
            lang=lang,
            start=None if start is None else game.position(start),
            folder=read_folder(folder),
            cover=read_switch("cover", cover),
            live=read_switch("live", live),
            help=GUIDED
            if read_switch("guided", guided)
            else None
            if help is None
            else allowed("help", help),
            learned=read_learned(learned),
        )
        self._session.keep()
        self._one_by_one = OneByOne()
        self._packed: tuple[int, dict[str, Any]] = (0, {})
        shown = self._session.display.help
        chosen = {"langs": langs, "lang": lang, "help": shown}
        chosen["pace"] = usual_pace(shown) if pace is None else allowed("pace", pace)
        super().__init__(**chosen, **self._shown())
        self._opened = {"help": self.help, "pace": self.pace}
        self.rev = self._session.display.rev
        self._followers = Followers()
        self._session.screen.fresh = ()  # nobody followed the beginning
        self.on_msg(self._hear)
        self.observe(self._speak, "lang")
        self.observe(self._assist, "help")

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        return self._session.game

    @property
    def state(self) -> State:
        """The position with nothing hidden: whoever runs Python can see every hand.

        :attr:`view` is what the seat may know.
        """
        return self._session.match.state

    @property
    def view(self) -> State:
        """What the seat that is shown may know of the position."""
        return self._session.match.view

    @property
    def trace(self) -> Trace:
        """The game so far, on record."""
        return self._session.match.trace

    @property
    def seed(self) -> int | str | None:
        """The seed of the game, to deal it again elsewhere; None for a game that was loaded."""
        return self._session.match.seed

    def play(self, move: Move | str | Mapping[str, Any]) -> None:
        """Make a move for a seat of yours, and let the others play on.

        Raises
        ------
        IllegalMove
            If it breaks a rule; nothing has changed.
        """
        self._do(lambda: self._session.play(move))

    @with_hints
    def on_step(
        self, callback: Callable[[Heard, int, State], object], remove: bool = False
    ) -> None:
        """Call a function after each step that is shown at the table, those of the others too.

        It is called as ``callback(step, seat, view)``, after the table has shown the step and all
        that followed from it at once, and it is told no more than the person at the screen:

        * ``step`` says what happened, in the table's language: ``str(step)``, ``step.rules``, and
          ``step.move``, which is None if the seat may not know all of the move. Steps of which
          the seat learns nothing at all are left out.
        * ``seat`` is the person's seat, whose eyes these are, whoever moved.
        * ``view`` is what that seat may know after the step.

        A new game calls it for its deal, and redoing a move for that move. Undoing and loading
        call nothing, since nothing happens then; observe :attr:`rev` to notice those. A function that
        fails is reported as ipywidgets does it, and the game goes on. It may play on, ``table.play``;
        the steps of that are told after those that are still to be told. What it prints after a
        click is seen in JupyterLab only if it is captured: ``ipywidgets.Output().capture()``.

        Parameters
        ----------
        callback : callable
            The function.
        remove : bool
            Whether it shall not be called any longer.

        Raises
        ------
        OptionError
            If it is no function.

        Examples
        --------
        >>> import mopsbook as mops
        >>> table = mops.Table(mops.game("mopsen", players=3), seed=7)
        >>> table.on_step(lambda step, seat, view: print(f"{step.move}, {len(view.trick)} on the table"))
        >>> table.play("0 redraw -")
        0 redraw -, 0 on the table
        1 play C2, 1 on the table
        2 play B13, 2 on the table
        """
        self._followers.follow(callback, remove=remove)

    def undo(self) -> None:
        """Go back to your last decision; an error says why that cannot be."""
        self._do(self._session.undo)

    def redo(self) -> None:
        """Play again what was taken back last."""
        self._do(self._session.redo)

    @with_hints
    def new(
        self,
        seed: int | str | None = None,
        game: Game[Any, Any] | None = None,
        players: str | Player | Sequence[str | Player] | None = None,
    ) -> None:
        """Begin a new game; the same seed gives the same cards.

        Parameters
        ----------
        seed : int, str or None
            Where the shuffles come from; None draws a seed.
        game : Game, optional
            The same game with other options, such as another number of players; by default as it is.
            Whoever sat at the table sits there still, as far as there are as many seats.
        players : str, Player, or a sequence of one for each seat, optional
            Who plays the other seats; by default who did.

        Examples
        --------
        >>> import mopsbook as mops
        >>> table = mops.Table(mops.game("mopsen", players=3), seed=7)
        >>> table.new(seed=7, game=mops.game("mopsen", players=5))
        >>> table.game.players, len(table.state.hands)
        (5, 5)
        """
        if game is not None and (not isinstance(game, Game) or game.name != self.game.name):
            raise OptionError("table-new-game", name=self.game.name, game=short(game))
        self._do(lambda: self._session.new(seed, game, players))

    @with_hints
    def save(self, path: str | os.PathLike[str], *, replace: bool = False) -> Path:
        """Save the game so far; every hand can be read in the file.

        What is about to happen and may be no more than a feint is left out.

        Parameters
        ----------
        path : str or Path
            The file.
        replace : bool
            Whether an existing file may be replaced.

        Raises
        ------
        FileExistsError
            If there is such a file and `replace` is not set.
        """
        target = Path(path)
        # what can be no name is no file, and is refused below
        there = os.path.exists(target)  # noqa: PTH110 (the one of Path raises for some names)
        if there and not replace:
            raise saying(FileExistsError, "file-there", file=short(target.name))
        return self._session.match.kept.save(target)

    def load(self, path: str | os.PathLike[str]) -> None:
        """Go on with a saved game; an error says why that cannot be.

        It can be one from before something was seen, to which :meth:`undo` does not go back, and one
        with other options, such as another number of players; the table says so.
        """
        trace = replay(path)
        self._do(lambda: self._session.take_over(trace))

    def _shown(self) -> dict[str, Any]:
        session, display = self._session, self._session.display
        if self._packed[0] != display.rev:
            langs, names = session.langs, session.match.names
            timeline = wire.timeline(
                display.frames, rev=display.rev, langs=langs, names=names, again=display.again
            )
            kit = drawings(display.shown, langs, names)
            self._packed = display.rev, {"kit": kit, "can": session.can, "timeline": timeline}
        return self._packed[1]

    def _do(self, deed: Callable[[], None]) -> None:
        """Do something and show it, as one: whatever fails, the table is whole or as it was."""
        with self._one_by_one.alone():
            with self._session.attempt():
                deed()
                self._session.keep()
                shown = self._shown()
            self._one_by_one.done()  # from here on, who watches may play
            self._show(shown)

    def _show(self, shown: dict[str, Any]) -> None:
        """Show what was done; an error of somebody who watches is raised when all is shown."""
        rev, errors = self._session.display.rev, []
        self._followers.add(self._session.screen.fresh)
        self._session.screen.fresh = ()
        chosen = {"lang": self._session.lang, "help": self._session.display.help}
        values = {**chosen, **shown, "rev": rev}
        with self.hold_sync():  # one message to the browser, not one for each trait
            for name, value in values.items():
                if self._session.display.rev != rev:
                    break  # somebody who watches has played on, and that is shown already
                try:
                    setattr(self, name, value)
                except Exception as error:
                    errors.append(error)
        self._followers.call(self._told)
        if errors:
            raise errors[0]

    def _told(self, one: NarratedStep, audience: Audience) -> Heard:
        """Return a step as it is told now."""
        you, names = self._session.display.you(audience), self._session.match.names
        return heard(one, audience, Teller(self.game.name, self.lang, names, you))

    def _hear(self, _widget: object, content: object, _buffers: object) -> None:
        with self._one_by_one.alone():
            with self._session.attempt():  # of which an excuse is a part
                self._session.handle(content, self._shown)
                self._session.keep()
                shown = self._shown()
            self._one_by_one.done()
            self._show(shown)
        if self._session.asks:
            self._session.asks = False
            self.lead_to(ask(QUESTIONS, self.game, self.lang, self._session.learned))

    def _speak(self, change: Any) -> None:
        self._session.lang = change["new"]

    def _assist(self, change: Any) -> None:
        if self.pace == usual_pace(change["old"]):
            self.pace = usual_pace(change["new"])
        # what a message has changed is shown already
        if change["new"] != self._session.display.help:
            self._do(lambda: self._session.assist(change["new"]))

    def _begun(self) -> bool:
        begun: list[bool] = []
        self._do(lambda: begun.append(self._session.leave()))
        return begun[0]

    def _after(self, before: FrontEnd | None) -> FrontEnd:
        if isinstance(before, Table):
            self._do(lambda: self._session.follow(before._session))
        return super()._after(before)

    @property
    def _settings(self) -> dict[str, Any]:
        return {
            name: now for name, was in self._opened.items() if (now := getattr(self, name)) != was
        }

    def _frame(self) -> Frame:
        return self._session.display.frames[-1]

    def _named(self) -> Sequence[str]:
        return self._session.match.names
