"""A graph to touch, beside the table that it is about."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar

import traitlets as t

from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.options import with_hints
from mopsbook.core.settings import settings
from mopsbook.graphs.scene import AnyGraph, frame_of, game_of_graph, made
from mopsbook.jupyter.arguments import read_nodes, read_numbers
from mopsbook.jupyter.front_end import FrontEnd, chosen_languages
from mopsbook.jupyter.replay import Replay, WholeNumber
from mopsbook.record.trace import Trace, names_for
from mopsbook.show import wire
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Recording
from mopsbook.show.scene import Kit


class Graph(FrontEnd):
    """Look at a graph of a game, and touch it.

    It has the look of the table, which stands beside it if the graph is one of a position. What is pointed at, or
    has the focus, lights up with its neighbours and with what it stands for on the table, and says what they are;
    what a scoring or a meld would end fades. All of that works by keys and by ear, and in a saved page.

    Parameters
    ----------
    graph : networkx.Graph, Trace or Replay
        A graph of :mod:`mopsbook.graphs`; or a game of which there is a graph for each step. A replay that was
        given stays with the graph: where one of them goes, the other goes too.
    of : callable, optional
        Makes the graph of each position of a game, such as ``mops.graphs.miau_followers``.
    numbers : mapping, optional
        A number for each node that has one: the larger, the hotter its colour.
    best : collection, optional
        Nodes with a gold ring.
    lang : str, optional
        Language to begin with; by default ``mopsbook.settings.lang``.
    langs : sequence of str, optional
        Languages to choose from; by default all of the game.
    names : sequence of str, optional
        Names of the players by seat; by default those of the record.

    Attributes
    ----------
    index : int
        Which step of a game is shown.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> s = mops.game("mauz", players=2).position("hands 9H QH AS / 9C 9D KH; middle TH JD 6S")
    >>> together = mops.Graph(graphs.mauz_together(s))
    >>> print(repr(together).splitlines()[3])
    Graph: jack of diamonds, 9 of hearts, 10 of hearts, queen of hearts, 6 of spades, ace of spades

    One for each step of a game, which can be stepped through:

    >>> g = mops.game("miau_miau", players=2)
    >>> trace = mops.record(g, start=g.position("hands 9H QC / KD 9D; discard 9C; draw 7S"), moves=["0 play QC"])
    >>> moving = mops.Graph(trace, graphs.miau_followers)
    >>> len(moving), len(moving.graphs[0]), len(moving.graphs[1])
    (2, 3, 3)
    """

    BROWSER_MAY_SET: ClassVar[frozenset[str]] = FrontEnd.BROWSER_MAY_SET | {"index", "speed"}

    kind = t.Unicode("replay").tag(sync=True)
    index = WholeNumber(0).tag(sync=True)
    speed = t.Float().tag(sync=True)

    @with_hints
    def __init__(
        self,
        graph: AnyGraph | Trace | Replay,
        of: Callable[[Any], AnyGraph] | None = None,
        *,
        numbers: Mapping[Any, float] | None = None,
        best: Collection[Any] = (),
        lang: str | None = None,
        langs: Sequence[str] | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        replay = graph if isinstance(graph, Replay) else None
        trace = replay.trace if replay is not None else graph
        more: dict[str, Any] = {}
        numbers, best = read_numbers(numbers), read_nodes(best)
        if isinstance(trace, Trace):
            if not callable(of):
                raise OptionError("graph-of", of=short(of))
            self._game = trace.game
            seat = None if replay is None else replay.seat
            recording = Recording(trace, () if seat is None else (seat,))
            named = trace.names if names is None else names_for(names, trace.game.players)
            self.graphs, frames = [], []
            for index, frame in enumerate(recording.frames()):
                step = made(of, recording.view(index), trace.game)
                self.graphs.append(step)
                frames.append(frame_of(step, numbers, best, frame))
            if not any(self.graphs):
                of(recording.view(len(frames) - 1))  # which may say why there is nothing to be seen
            more = {"chapters": recording.chapters, "start": recording.opening}
        else:
            self._game = game_of_graph(trace)
            named = () if names is None else names_for(names, self._game.players)
            self.graphs, frames = [trace], [frame_of(trace, numbers, best)]
        self._frames, self._names = frames, named
        chosen, lang = chosen_languages(self._game.name, lang, langs)
        told = tuple(chosen)
        faces = {key: face for frame in frames for key, face in frame.scene.kit.faces.items()}
        kit: Kit = replace(frames[0].scene.kit, faces=faces)
        timeline = wire.timeline(frames, rev=0, langs=told, names=named, **more)
        super().__init__(
            kit=wire.zipped(wire.kit(self._game, told, named, kit)),
            langs=chosen,
            lang=lang,
            timeline=wire.zipped(timeline),
            index=more.get("start", 0) if replay is None else replay.index,
        )
        self._replay = replay
        if replay is not None:
            t.link((replay, "index"), (self, "index"))

    @property
    def game(self) -> Game[Any, Any]:
        """The game that the graph is of."""
        return self._game

    def __len__(self) -> int:
        """Return how many steps there are to look at."""
        return len(self._frames)

    @t.default("speed")
    def _usual_speed(self) -> float:
        return settings.speed

    @t.validate("index")
    def _within(self, proposal: Any) -> int:
        index: int = proposal["value"]
        return max(0, min(index, len(self) - 1))

    def on_page(self) -> dict[str, Any]:
        """Return the replay with which the graph goes, also without a kernel."""
        return {} if self._replay is None else {"follows": self._replay.model_id}

    def _frame(self) -> Frame:
        return self._frames[self.index]

    def _named(self) -> Sequence[str]:
        return self._names
