"""A position that is put together with the mouse or by keys, in a notebook."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import traitlets as t

from mopsbook.core.chance import SeedLike
from mopsbook.core.editing import Desk, options_of
from mopsbook.core.errors import MopsError, OptionError, PositionError, short
from mopsbook.core.game import Game, as_game, game_of
from mopsbook.core.options import with_hints
from mopsbook.core.plain import LONGEST_TEXT
from mopsbook.core.state import State
from mopsbook.jupyter import desk as paper
from mopsbook.jupyter.front_end import FrontEnd, chosen_languages, drawings
from mopsbook.jupyter.lesson import Lesson
from mopsbook.jupyter.messages import OF_EDITOR, BadMessageError, Message, read_message
from mopsbook.jupyter.quiz import Quiz
from mopsbook.jupyter.replay import Replay
from mopsbook.jupyter.setup import player_counts
from mopsbook.jupyter.table import Table
from mopsbook.lesson.write import with_its_text
from mopsbook.quiz.make import questions_at
from mopsbook.quiz.paper import Readers
from mopsbook.record.trace import names_for, record
from mopsbook.show import wire
from mopsbook.show.packing import Frame
from mopsbook.teach.readings import named
from mopsbook.teach.words import say

LOG = logging.getLogger("mopsbook")


class Editor(FrontEnd):
    """Put a position together: cards, pieces, tiles, piles, scores, turn and options, where one wants them.

    It says at once whether that can occur, and by which rule it cannot. What cannot is kept all the same, so that a
    position may be put together in any order. All hands are open: it is for teachers.

    Parameters
    ----------
    source : Game, str, State, Table or Replay
        Where to begin: with a deal of the game, or of the one with this name, a position, or what a table or a replay shows now.
    seed : int, str, random.Random or None
        Where the deal of a game comes from.
    lang : str, optional
        Language to begin with; by default ``mopsbook.settings.lang``.
    names : sequence of str, optional
        Names of the players by seat.

    Raises
    ------
    PositionError
        If the position is what one seat sees: its other cards are not known.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> editor = mops.Editor(g.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH"))
    >>> editor.put("6C", "middle")
    >>> print(editor.problem)
    hands: A hand has 3 cards, or none if its cat is out, not 2 (mauz.deal).
    >>> editor.put("QH", "hands/0")
    >>> editor.problem, editor.position.middle
    (None, ('TC', 'JD', '6C'))
    >>> editor.undo()
    >>> editor.write("turn", "1")
    >>> editor.problem is None
    False
    """

    kind = t.Unicode("editor").tag(sync=True)
    desk = t.Dict().tag(sync=True)
    PARTS: ClassVar[Sequence[str]] = ("table", "replay", "quiz", "lesson")

    @with_hints
    def __init__(
        self,
        source: Game[Any, Any] | str | State | Table | Replay,
        seed: SeedLike = 7,
        lang: str | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        game, state, known = _begun(source, seed)
        langs, lang = chosen_languages(game.name, lang, None)
        self._names = names_for(known if names is None else names, game.players)
        self._steps, self._at, self._rev = [Desk.of(game.require_open(state), game)], 0, 0
        self._drawn: paper.Shown | None = None
        super().__init__(langs=langs, lang=lang, **self._shown(langs))
        self.on_msg(self._hear)

    @property
    def _desk(self) -> Desk:
        return self._steps[self._at]

    @property
    def game(self) -> Game[Any, Any]:
        """The game, under the options chosen so far."""
        return self._desk.game

    @property
    def position(self) -> State:
        """The position.

        Raises
        ------
        PositionError
            If it cannot occur, as :attr:`problem` says.
        """
        return self._desk.position

    @property
    def problem(self) -> PositionError | None:
        """Why the position cannot occur, as a sentence that names the rule; None if it can."""
        return self._desk.problem

    @property
    def notation(self) -> str:
        """The position in notation, whether it can occur or not."""
        return self._desk.notation

    def put(self, thing: str, to: str) -> None:
        """Put a thing somewhere else.

        Parameters
        ----------
        thing : str
            A thing in notation, such as ``"R5"``, or of several the place and number of one, as in ``"hands/0/2"``.
        to : str
            A field, with the number of the seat if there is one for each, as in ``"hands/0"``; ``"box"`` takes it
            from the table; a spot of a board is written as in the position, such as ``"t9"``.

        Raises
        ------
        PositionError
            If there is no such thing, or it cannot lie there; nothing has changed.
        """
        self._do(self._desk.put(thing, to))

    def write(self, field: str, text: str) -> None:
        """Write into a field, such as ``"turn"`` or ``"hands/1"``, or with ``""`` all of the position."""
        self._do(self._desk.write(field, text))

    def choose(self, option: str, value: Any) -> None:
        """Choose another option of the game, or with ``"players"`` how many play."""
        self._do(self._desk.choose(option, value))

    def undo(self) -> None:
        """Take the last change back."""
        self._go(-1)

    def redo(self) -> None:
        """Change again what was taken back."""
        self._go(1)

    def table(self, **options: Any) -> Table:
        """Return a table to play on from the position; the options are those of :class:`mopsbook.Table`."""
        state = self.position
        seat = max(0, self.game.actor(state) or 0)
        return Table(self.game, **{"start": state, "seat": seat, **self._told, **options})

    @with_hints
    def replay(self, seed: SeedLike = 7, players: Any = "simple") -> Replay:
        """Return how the game goes on from the position, as players play it."""
        trace = record(self.game, seed, players, start=self.position, names=self._named())
        return Replay(trace, lang=self.lang)

    @with_hints
    def quiz(self, seed: SeedLike = 7) -> Quiz:
        """Return questions about the position.

        Raises
        ------
        OptionError
            If nothing can be asked about it.
        """
        found = questions_at(self.game, self.position, seed)
        if not found:
            raise OptionError("editing-no-question")
        return Quiz(found, **self._told)

    @with_hints
    def lesson(self, title: str = "") -> Lesson:
        """Return a lesson that begins with the position: :meth:`Lesson.write` makes a file of it, to be edited."""
        trace = record(self.game, start=self.position, moves=(), names=self._named())
        return Lesson.of(trace, title=title, lang=self.lang)

    @property
    def _told(self) -> dict[str, Any]:
        return {"names": self._named() or None, "lang": self.lang}

    def _do(self, desk: Desk) -> None:
        """Take another step."""
        if desk is not self._desk:
            self._steps[self._at + 1 :] = [desk]
            self._at += 1
        self._show()

    def _go(self, by: int) -> None:
        self._at = max(0, min(self._at + by, len(self._steps) - 1))
        self._show()

    def _shown(self, langs: Sequence[str]) -> dict[str, Any]:
        """Return all that is shown; of a position that cannot be drawn the picture before."""
        desk, rev = self._desk, self._rev + 1
        drawn = paper.shown(desk)
        self._drawn = drawn or self._drawn or paper.shown(self._steps[0])
        assert self._drawn is not None  # what it began with can occur
        names = tuple(self._names_of(desk))
        readers = Readers(tuple(langs), names)
        # what is left out of the picture can still be taken by its row
        lies = self._drawn.lies if drawn else {}
        found = {
            "desk": paper.sent(desk, rev, lies, drawn is not None, readers)
            | {"undo": self._at > 0, "redo": self._at < len(self._steps) - 1, "alone": False},
            "timeline": wire.timeline([self._drawn.frame], rev=rev, langs=langs, names=names),
            "kit": drawings(desk.game, tuple(langs), names),
        }
        self._rev = rev
        return found

    def _names_of(self, desk: Desk) -> Sequence[str]:
        players = desk.game.players
        return self._names[:players] if len(self._names) >= players else ()

    def _show(self) -> None:
        shown = self._shown(self.langs)
        with self.hold_sync():
            for name, value in shown.items():
                setattr(self, name, value)

    def _hear(self, _widget: object, content: object, _buffers: object) -> None:
        try:
            message = read_message(content, OF_EDITOR, LONGEST_TEXT)
            if message.rev != self._rev:
                raise BadMessageError("editor-stale")
            self._carry_out(message)
        except BadMessageError as error:
            self._excuse({lang: say(str(error), lang) for lang in self.langs})
        except MopsError as error:
            readers = Readers(tuple(self.langs))
            self._excuse(paper.sentence(self._desk, error, readers)["text"])
        except Exception:  # a fault of ours, or of what somebody has built in
            LOG.exception("A message of the browser could not be carried out: %s", short(content))
            self._excuse({lang: say("table-internal", lang) for lang in self.langs})

    def _carry_out(self, message: Message) -> None:
        on, to = message.text, message.to
        todo: dict[str, Callable[[], Any]] = {
            "put": lambda: self._drop(on, to),
            "write": lambda: self.write(on, to),
            "choose": lambda: self._choose(on, to),
            "undo": self.undo,
            "redo": self.redo,
            "open": lambda: self._begin(on),
        }
        todo[message.kind]()

    def _drop(self, thing: str, to: str) -> None:
        """Put a thing somewhere; whoever has pressed both is told without what Python calls them."""
        try:
            self.put(thing, to)
        except PositionError:
            raise BadMessageError("editor-not-there") from None

    def _choose(self, option: str, text: str) -> None:
        known = {**options_of(self.game), "players": player_counts(self.game)}
        if option not in known:
            raise BadMessageError("table-unknown-message")
        self.choose(option, {named(value): value for value in known[option]}.get(text))

    def _begin(self, part: str) -> None:
        """Show in this place what begins with the position."""
        if part not in self.PARTS:
            raise BadMessageError("table-unknown-message")
        self.lead_to(self._written() if part == "lesson" else getattr(self, part)())

    def _written(self) -> Lesson:
        """Return the lesson with its text above its board, to be copied and gone on with."""
        return Lesson(with_its_text(self.lesson().text, say("editor-lesson", self.lang)))

    def _excuse(self, told: dict[str, str]) -> None:
        """Say something, and change nothing."""
        self._rev += 1
        self.desk = self.desk | {"rev": self._rev, "said": told}

    def on_page(self) -> dict[str, Any]:
        """Return what a page holds that has no kernel: nothing can be changed there."""
        return {"desk": self.desk | {"alone": True}}

    def _frame(self) -> Frame:
        assert self._drawn is not None
        return self._drawn.frame

    def _named(self) -> Sequence[str]:
        return self._names_of(self._desk)


def _begun(source: Any, seed: SeedLike) -> tuple[Game[Any, Any], State, Sequence[str]]:
    """Return game, position and names to begin with."""
    source = as_game(source)
    if isinstance(source, Game):
        return source, source.start(seed), ()
    if isinstance(source, Table):
        return source.game, source.state, source.trace.names
    if isinstance(source, Replay):
        return source.trace.game, source.state, source.trace.names
    if isinstance(source, State):
        return game_of(source), source, ()
    raise OptionError("editor-source", source=short(source))
