"""A recorded game to step through, in a notebook or on a page without a kernel."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import traitlets as t

from mopsbook.core import registry
from mopsbook.core.errors import OptionError, short
from mopsbook.core.state import CHANCE, State
from mopsbook.jupyter.front_end import FrontEnd, chosen_languages, drawings
from mopsbook.record.trace import Trace, names_for
from mopsbook.show import wire
from mopsbook.show.scene import Scene


class Replay(FrontEnd):
    """Step through a recorded game and see why each move could be made.

    All pictures and sentences are in the widget's state, so it works in an exported page and after
    the kernel was restarted.

    Parameters
    ----------
    trace : Trace
        The game, as :func:`mopsbook.record` or :func:`mopsbook.replay` gives it.
    seat : int, optional
        Show only what this seat may know. By default all hands are open, and the reader may choose
        a seat.
    lang : str
        Language to begin with.
    langs : sequence of str, optional
        Languages to choose from; by default all of the game.
    names : sequence of str, optional
        Names of the players by seat; by default those of the record.
    index : int, optional
        The step to begin with; by default the first in which somebody has to decide.

    Attributes
    ----------
    index : int
        Which step is shown, counted from 0; it can be observed and linked like any value.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B")
    >>> replay = mops.Replay(mops.record(g, start=s, moves=["2 play R3", "2 pinch R16"]))
    >>> replay.index = 99
    >>> replay.index, len(replay), replay.state.phase
    (2, 3, 'play')
    """

    # Which step is looked at is no state of the game, only of the view: browser and Python may both
    # set it, as with the value of a slider, and each value is a good one.
    BROWSER_MAY_SET: ClassVar[frozenset[str]] = FrontEnd.BROWSER_MAY_SET | {"index"}

    kind = t.Unicode("replay").tag(sync=True)
    index = t.Int(0).tag(sync=True)

    def __init__(
        self,
        trace: Trace,
        seat: int | None = None,
        lang: str = "en",
        langs: Sequence[str] | None = None,
        names: Sequence[str] | None = None,
        index: int | None = None,
    ) -> None:
        if not isinstance(trace, Trace):
            raise OptionError(
                "A replay needs a recorded game, such as mops.record(g, seed=7) or "
                f"mops.replay(path), not {short(trace)}."
            )
        game = trace.game
        self.trace = trace
        self.seat = None if seat is None else game.seat(seat)
        self._names = trace.names if names is None else names_for(names, game.players)
        chosen = chosen_languages(game.name, lang, langs)
        told = tuple(chosen)
        timeline = wire.replay(trace, langs=told, names=self._names, seat=self.seat)
        super().__init__(
            kit=drawings(game, told, self._names, wire.cited(timeline)),
            ui=wire.ui(told),
            langs=chosen,
            lang=lang,
            # zipped: all steps of a game are saved with a notebook, with a line for each number
            timeline=wire.zipped(timeline),
            index=_opening(trace) if index is None else index,
        )

    @property
    def state(self) -> State:
        """The position that is shown, as the seat may know it if there is one."""
        state = self.trace.states()[self.index]
        if self.seat is None:
            return state
        view: State = self.trace.game.observe(state, self.seat)
        return view

    def __len__(self) -> int:
        """Return how many steps there are to look at."""
        return len(self.trace.moves) + 1

    @t.validate("index")
    def _within(self, proposal: Any) -> int:
        index: int = proposal["value"]
        return max(0, min(index, len(self) - 1))

    def _scene(self) -> Scene:
        steps = (None, *self.trace.steps())
        look = registry.furniture(self.trace.game.name, "look")
        scene: Scene = look.scene(self.state, steps[self.index], seat=self.seat)
        return scene

    def _named(self) -> Sequence[str]:
        return self._names


def _opening(trace: Trace) -> int:
    """Return the step after which somebody has to decide for the first time."""
    states = enumerate(trace.states())
    return next((i for i, state in states if trace.game.actor(state) != CHANCE), 0)
