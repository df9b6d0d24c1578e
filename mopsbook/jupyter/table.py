"""A table to play at, in a notebook."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import traitlets as t

from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.state import Move, State
from mopsbook.jupyter.front_end import FrontEnd, chosen_languages, drawings
from mopsbook.jupyter.session import TableSession
from mopsbook.players import Player
from mopsbook.record.reading import replay
from mopsbook.record.trace import Trace
from mopsbook.show import wire
from mopsbook.show.scene import Scene


class Table(FrontEnd):
    """Play one or more seats of a game; players play the others.

    Nothing that a seat may not know leaves Python: the browser gets pictures of the seat's own view.

    Parameters
    ----------
    game : Game
        The game, as :func:`mopsbook.game` gives it.
    seed : int, str or None
        Where the shuffles come from; None draws a seed.
    seat : int, sequence of int, or "all"
        The seats that people play. With several of them the one that has to move is shown.
    names : sequence of str, optional
        Names of all players by seat.
    lang : str
        Language to begin with.
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
        Whether time runs, in a game in which hands and eyes count, such as Mogel-Motte: whoever is
        slow is late; the others go on by themselves as soon as you have done something. Otherwise, and
        in any other game, it waits. A button changes it.

    Attributes
    ----------
    rev : int
        Counts what was shown; observe it to follow the game.

    Examples
    --------
    >>> import mopsbook as mops
    >>> table = mops.Table(mops.game("mopsen", players=3), seed=7, seat=0)
    >>> table.play("0 redraw -")
    >>> table.trace.moves[-1].player == 2 or table.state.turn == 0
    True
    """

    kind = t.Unicode("table").tag(sync=True)
    can = t.Dict().tag(sync=True)
    rev = t.Int()

    def __init__(
        self,
        game: Game[Any, Any],
        seed: int | str | None = None,
        seat: int | Sequence[int] | str = 0,
        names: Sequence[str] | None = None,
        lang: str = "en",
        start: State | str | None = None,
        folder: str | os.PathLike[str] | None = None,
        players: str | Player | Sequence[str | Player] = "simple",
        cover: bool = True,
        live: bool = False,
    ) -> None:
        if not isinstance(game, Game):
            raise OptionError(
                f'A table needs a game, such as mops.game("mopsen", players=4), not {short(game)}.'
            )
        langs = chosen_languages(game.name, lang, None)
        self._session = TableSession(
            game,
            seed,
            _seats(game, seat),
            players=players,
            names=() if names is None else names,
            langs=langs,
            lang=lang,
            start=game.position(start) if isinstance(start, str) else start,
            folder=_folder(folder),
            cover=_switch("cover", cover),
            live=_switch("live", live),
        )
        super().__init__(ui=wire.ui(tuple(langs)), langs=langs, lang=lang, **self._shown())
        self.rev = self._session.camera.rev
        self.on_msg(self._hear)
        self.observe(self._speak, "lang")

    @property
    def game(self) -> Game[Any, Any]:
        """The game that is played."""
        return self._session.game

    @property
    def state(self) -> State:
        """The position with nothing hidden; :attr:`view` is what the seat may know."""
        return self._session.state

    @property
    def view(self) -> State:
        """What the seat that is shown may know of the position."""
        return self._session.view

    @property
    def trace(self) -> Trace:
        """The game so far, on record."""
        return self._session.trace

    @property
    def seed(self) -> int | str | None:
        """The seed of the game, to deal it again elsewhere; None for a game that was loaded."""
        return self._session.seed

    def play(self, move: Move | str | Mapping[str, Any]) -> None:
        """Make a move for a seat of yours, and let the others play on.

        Raises
        ------
        IllegalMove
            If it breaks a rule; nothing has changed.
        """
        self._session.play(move)
        self._show()

    def undo(self) -> None:
        """Go back to your last decision; an error says why that cannot be."""
        self._session.undo()
        self._show()

    def redo(self) -> None:
        """Play again what was taken back last."""
        self._session.redo()
        self._show()

    def new(self, seed: int | str | None = None) -> None:
        """Begin a new game; the same seed gives the same cards."""
        self._session.new(seed)
        self._show()

    def save(self, path: str | os.PathLike[str], *, replace: bool = False) -> Path:
        """Save the game so far; what is about to happen and may be no more than a feint is left out.

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
        if target.exists() and not replace:
            raise FileExistsError(
                f"There is a file {target.name} already; save(..., replace=True) replaces it."
            )
        return self._session.party.kept.save(target)

    def load(self, path: str | os.PathLike[str]) -> None:
        """Go on with a saved game; an error says why that cannot be."""
        self._session.take_over(replay(path))
        self._show()

    def _shown(self) -> dict[str, Any]:
        session, camera = self._session, self._session.camera
        langs = session.langs
        frames = [shot.frame(camera.shown.name) for shot in camera.shots]
        return {
            "kit": drawings(camera.shown, langs, session.names),
            "can": session.can,
            "timeline": wire.timeline(frames, rev=camera.rev, langs=langs, names=session.names),
        }

    def _show(self) -> None:
        with self.hold_sync():  # one message to the browser, not one for each trait
            for name, value in self._shown().items():
                setattr(self, name, value)
        self.rev = self._session.camera.rev

    def _hear(self, _widget: object, content: object, _buffers: object) -> None:
        self._session.handle(content)
        self.lang = self._session.lang
        self._show()

    def _speak(self, change: Any) -> None:
        self._session.lang = change["new"]

    def _scene(self) -> Scene:
        camera = self._session.camera
        return camera.shots[-1].frame(camera.shown.name).scene

    def _named(self) -> Sequence[str]:
        return self._session.names


def _seats(game: Game[Any, Any], seat: object) -> tuple[int, ...]:
    """Read which seats people play."""
    if seat == "all":
        return tuple(range(game.players))
    if isinstance(seat, int):
        seat = (seat,)
    if not isinstance(seat, Sequence) or isinstance(seat, str) or not seat:
        raise OptionError(f'seat must be a seat, several seats, or "all", not {short(seat)}.')
    return tuple(dict.fromkeys(game.seat(one) for one in seat))


def _switch(name: str, value: object) -> bool:
    if not isinstance(value, bool):
        raise OptionError(f"{name} must be True or False, not {short(value)}.")
    return value


def _folder(folder: str | os.PathLike[str] | None) -> Path:
    found = Path.cwd() if folder is None else Path(folder)
    if found.exists() and not found.is_dir():
        raise OptionError(f"folder must be a folder, and {short(str(folder))} is none.")
    return found
