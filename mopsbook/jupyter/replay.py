"""A recorded game to step through, in a notebook or on a page without a kernel."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import traitlets as t

from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.options import with_hints
from mopsbook.core.plain import integer
from mopsbook.core.settings import settings
from mopsbook.core.state import CHANCE, State
from mopsbook.jupyter.front_end import FrontEnd, chosen_languages, drawings
from mopsbook.jupyter.guess import Guesses
from mopsbook.jupyter.table import Table
from mopsbook.jupyter.tutor import chapters_of, pages
from mopsbook.record.trace import Trace, names_for
from mopsbook.show import wire
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Audience, Picture, Recording
from mopsbook.teach.advice import SECONDS

CLOSED = "closed"
"""The view in which all hands are closed, beside those of the seats."""
GUESS = "guess"
"""What stands before the seat whose moves are guessed in a view."""


class WholeNumber(t.Int[int, Any]):
    """A whole number of any kind, such as numpy's, as Python's own."""

    def validate(self, obj: Any, value: object) -> Any:
        """Return the number; what is none is an error."""
        if isinstance(value, bool):  # which Python takes for 0 and 1
            self.error(obj, value)
        return super().validate(obj, integer(value))


class Replay(FrontEnd):
    """Step through a recorded game and see why each move could be made.

    All pictures and sentences are in the widget's state, so it works in an exported page and after
    the kernel was restarted. What a seat sees is made when a reader first asks for it, and for a
    page at once.

    Parameters
    ----------
    trace : Trace or Table
        The game, as :func:`mopsbook.record` or :func:`mopsbook.replay` gives it, or a table with the
        game so far.
    seat : int, optional
        Show only what this seat may know. By default all hands are open, and the reader may choose
        a seat; of a table whose game is not over, the seat whose hand is open there. To see all
        hands of that too, give the table's record: ``Replay(table.trace)``.
    lang : str, optional
        Language to begin with; by default ``mopsbook.settings.lang``.
    langs : sequence of str, optional
        Languages to choose from; by default all of the game.
    names : sequence of str, optional
        Names of the players by seat; by default those of the record.
    index : int, optional
        The picture to begin with; by default the first in which somebody has to decide.
    guess : int, optional
        Before each decision of this seat, seen through its eyes, wait until the reader has guessed it; the
        reader can choose that too.
    review : int, optional
        Instead of every step, show the decisions of this seat that can be judged, through its eyes:
        each with the better move, and with what was given away; see :func:`mopsbook.review`.

    Attributes
    ----------
    index : int
        Which picture is shown, counted from 0: one for each move, and more where more comes of it than
        can be seen at once. It can be observed and linked like any value, as can `lang`, `theme`
        and `speed`, which begin with what ``mopsbook.settings`` says.
    guess : int or None
        Whose moves are guessed.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B")
    >>> replay = mops.Replay(mops.record(g, start=s, moves=["2 play R3", "2 pinch R16"]))
    >>> replay.index = 99
    >>> replay.index, len(replay), replay.state.phase
    (3, 4, 'play')

    Two pictures for a decision, before and after it, and one for the sum:

    >>> g = mops.game("mops_royal", variant_final=True)
    >>> s = g.position("boards A2 A3 A4 / B3; phase final")
    >>> len(mops.Replay(mops.record(g, start=s, moves=["0 score 0,0 0,1 0,2 turn 0,1"]), review=0))
    3
    """

    # Which step is looked at is no state of the game, only of the view: browser and Python may both
    # set it, as with the value of a slider, and each value is a good one.
    BROWSER_MAY_SET: ClassVar[frozenset[str]] = FrontEnd.BROWSER_MAY_SET | {
        "guess",
        "index",
        "speed",
    }

    kind = t.Unicode("replay").tag(sync=True)
    views = t.Dict().tag(sync=True)
    guess = WholeNumber(None, allow_none=True).tag(sync=True)
    guessed = t.List(t.Int()).tag(sync=True)
    tries = t.Bool(True).tag(sync=True)
    """Whether a table can be opened from what is shown."""
    index = WholeNumber(0).tag(sync=True)
    speed = t.Float().tag(sync=True)

    @with_hints
    @wire.without_collecting()
    def __init__(
        self,
        trace: Trace | Table,
        seat: int | None = None,
        lang: str | None = None,
        langs: Sequence[str] | None = None,
        names: Sequence[str] | None = None,
        index: int | None = None,
        guess: int | None = None,
        review: int | None = None,
    ) -> None:
        self._seen: Mapping[int, Any] = {}
        if isinstance(trace, Table):
            self._seen = trace._session.match.beside
            trace, own = trace._session.screen.shared
            seat = own if seat is None else seat
        if not isinstance(trace, Trace):
            raise OptionError("replay-trace", trace=short(trace))
        game = trace.game
        self.trace = trace
        self.seat = None if seat is None else game.seat(seat)
        self._names = trace.names if names is None else names_for(names, game.players)
        chosen, lang = chosen_languages(game.name, lang, langs)
        told = tuple(chosen)
        self._pages: tuple[Picture, ...] = ()
        if review is None:
            self._recording = Recording(
                trace, () if self.seat is None else (self.seat,), self._seen
            )
            sent = wire.sent(self._recording, langs=told, names=self._names)
            index = self._recording.opening if index is None else index
        else:
            self.seat = game.seat(review)
            self._pages = pages(game, trace.first, trace.steps(), self.seat, SECONDS)
            frames = [page.frame() for page in self._pages]
            known = chapters_of(game, self._pages)
            sent = wire.packed(
                wire.timeline(frames, rev=0, langs=told, names=self._names, chapters=known)
            )
        super().__init__(
            kit=drawings(game, told, self._names),
            langs=chosen,
            lang=lang,
            # zipped: all steps of a game are saved with a notebook, with a line for each number
            timeline=sent.zipped,
            index=index or 0,
            edits=self.seat is None,
            tries=review is None,
            guessed=[] if review is not None else [*self._guessers],
        )
        self._audiences: dict[str, Audience] = {str(seat): (seat,) for seat in sent.seats}
        if self._audiences:
            self._audiences[CLOSED] = sent.seats
        self.guess = None if guess is None else game.seat(guess)
        self.on_msg(self._hear)

    @property
    def game(self) -> Game[Any, Any]:
        """The game that was played."""
        return self.trace.game

    def _hear(self, _: object, content: object, __: object) -> None:
        """Add the view that a reader asks for, or open a table from there; nobody asks for a view twice, since it is kept."""
        told = content if isinstance(content, dict) else {}
        whose = told.get("whose")
        if told.get("kind") == "here" and self.tries and isinstance(whose, str):
            self._try(whose)
        elif isinstance(whose, str) and (whose in self._audiences or whose in self._guesses):
            self._add([whose])

    def _try(self, whose: str) -> None:
        """Open a table aside from the position that is shown, of the seat through whose eyes it is."""
        # with quizzes, of which a replay knows nothing
        from mopsbook.jupyter.asides import from_here

        moves = self._recording.moves[self.index]
        later = self.trace.states()[moves:]  # what was dealt then is dealt there, too
        state = next((one for one in later if self.game.actor(one) != CHANCE), later[-1])
        seen = (
            self._audiences.get(whose, ())
            if whose not in self._guesses
            else (self._guesses[whose],)
        )
        seat = seen[0] if len(seen) == 1 else self.seat
        self.lead_to(from_here(self.game, state, seat, self._names, self.lang))

    def keep(self) -> None:
        """Add all views: where there is no kernel, nobody could ask for them."""
        super().keep()
        whole = self._audiences.keys() - {*map(str, self.guessed)}
        self._add([*self._guesses, *whole])

    @wire.without_collecting()
    def _add(self, views: Iterable[str]) -> None:
        """Make the views that there are not yet."""
        langs, made = tuple(self.langs), {}
        for whose in [one for one in views if one not in self.views]:
            if whose in self._audiences:
                recording = Recording(self.trace, self._audiences[whose], self._seen)
                made[whose] = wire.sent(recording, langs=langs, names=self._names).zipped
            else:
                made[whose] = Guesses(self.trace, self._guesses[whose]).sent(langs, self._names)
        if made:
            self.views = {**self.views, **made}

    @property
    def _guesses(self) -> Mapping[str, int]:
        """For each view in which moves are guessed the seat that makes them."""
        return {f"{GUESS}{seat}": seat for seat in self.guessed}

    @property
    def _guessers(self) -> Sequence[int]:
        """The seats whose moves can be guessed."""
        return range(self.trace.game.players) if self.seat is None else (self.seat,)

    def after(self, moves: int) -> int:
        """Return which picture is the last one of so many moves: the `index` to look at ``trace[moves - 1]``.

        Examples
        --------
        >>> import mopsbook as mops
        >>> g = mops.game("mopsen", players=3)
        >>> s = g.position("trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B")
        >>> replay = mops.Replay(mops.record(g, start=s, moves=["2 play R3", "2 pinch R16"]))
        >>> replay.after(1), replay.after(2)  # a trick is looked at before its lowest card is
        (2, 3)
        """
        if self._pages:
            raise OptionError("replay-after")
        wanted = integer(moves)
        if isinstance(wanted, bool) or not isinstance(wanted, int):
            raise OptionError("replay-moves", moves=short(moves))
        made = self._recording.moves
        return max(index for index, number in enumerate(made) if number <= max(0, wanted))

    @property
    def state(self) -> State:
        """The position that is shown, as the seat may know it if there is one."""
        return self._picture.view

    @property
    def _picture(self) -> Picture:
        return self._pages[self.index] if self._pages else self._recording.picture(self.index)

    def __len__(self) -> int:
        """Return how many steps there are to look at."""
        return len(self._pages) or len(self._recording)

    @t.default("speed")
    def _usual_speed(self) -> float:
        return settings.speed

    @t.validate("guess")
    def _guessable(self, proposal: Any) -> int | None:
        seat: int | None = proposal["value"]
        if seat is not None and not self.guessed:
            raise OptionError("replay-look-back-guess")
        if seat is not None and seat not in self.guessed:
            raise OptionError("replay-guess", seat=short(seat))
        return seat

    @t.validate("index")
    def _within(self, proposal: Any) -> int:
        index: int = proposal["value"]
        return max(0, min(index, len(self) - 1))

    def _frame(self) -> Frame:
        return self._picture.frame()

    def _named(self) -> Sequence[str]:
        return self._names
