"""The track of Dog as a graph.

In this graph and in those of what cards do the nodes are fields, by their names: ``"t12"`` on the loop, and with the seat to
which they belong ``"0:z"``, a start zone, and ``"0:h3"``, a field of a home. A node carries

* ``kind``: ``"track"``, ``"start-field"``, ``"home"`` or ``"start-zone"``,
* ``seat``: whose start field, home or start zone it is, or None,
* ``field``: its notation without the seat, such as ``"h3"``,
* ``pos``: where to draw it, x and y upwards in a square from -1 to 1 and a little more; ``places``:
  the same for each piece in it, as a start zone has room for several,
* ``pieces``: the seat of each piece that stands on it,
* ``protected``: whether such a piece is protected on its start field, so that nobody passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import networkx as nx

from mopsbook.core.game import Game
from mopsbook.core.state import State
from mopsbook.games.dog.board import HOME, HOME_SIZE, START_ZONE, Board, field_text
from mopsbook.games.dog.graphs.places import beside, place
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard
from mopsbook.graphs.given import game_for

KIND_RULES = {
    "forward": "dog.forward",
    "backward": "dog.four-only-back",
    "into-home": "dog.home-forward",
    "start": "dog.start-cards",
}


def dog_track(where: Game[Any, Any] | State) -> nx.DiGraph[str]:
    """Return the board of Dog as a graph of single steps.

    Parameters
    ----------
    where : Game or State
        Its options say how long the loop is, who sits where and which way pieces run; the pieces of
        a position stand on their fields.

    Returns
    -------
    networkx.DiGraph
        One node for each field. An edge is a single step and carries ``kind`` (``"forward"``,
        ``"backward"``, ``"into-home"`` or ``"start"``), ``seat`` (whose pieces take it; None:
        everybody's) and the ``rule`` on which it rests.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook import graphs
    >>> track = graphs.dog_track(mops.game("dog", players=4))
    >>> len(track), track.size(), track.nodes["t16"]["kind"], list(track.successors("t16"))
    (84, 148, 'start-field', ['t17', 't15', '1:h1'])
    >>> track.edges["t16", "1:h1"]
    {'kind': 'into-home', 'seat': 1, 'rule': 'dog.home-forward'}
    """
    options = game_for(DogState, where).options
    board = options.board
    nobody = ((),) * options.players
    trial = TrialBoard.of(where) if isinstance(where, DogState) else TrialBoard(options, nobody)
    graph: nx.DiGraph[str] = nx.DiGraph(game=DogState.GAME, whole=True)
    fields = [(field, board.owner.get(field)) for field in board.fields()]
    for seat in range(options.players):
        fields += [(field, seat) for field in (START_ZONE, *board.homes())]
    for field, owner in fields:
        graph.add_node(field_name(field, owner), **_known(trial, field, owner))
    for kind, source, target, whose in single_steps(board):
        ends = field_name(source, whose), field_name(target, whose)
        graph.add_edge(*ends, kind=kind, seat=whose, rule=KIND_RULES[kind])
    return graph


def single_steps(board: Board) -> Iterator[tuple[str, int, int, int | None]]:
    """Yield every step of one field that there is: its kind, from where to where, and whose pieces take it.

    Whose is None where all do; the kinds are those of the edges of the track.
    """
    for field in board.fields():
        yield "forward", field, board.ahead[field][0], None
        yield "backward", field, board.behind[field][0], None
    for seat, start in enumerate(board.starts):
        yield "start", START_ZONE, start, seat
        yield "into-home", start, HOME + 1, seat
        for field in range(HOME + 1, HOME + HOME_SIZE):
            yield "forward", field, field + 1, seat


def field_name(field: int, seat: int | None = None) -> str:
    """Return the name of a field among all fields: those of a home or start zone say whose.

    Examples
    --------
    >>> field_name(12), field_name(203, 1), field_name(-1, 2)
    ('t12', '1:h3', '2:z')
    """
    return field_text(field) if 0 <= field < HOME else f"{seat}:{field_text(field)}"


def _known(trial: TrialBoard, field: int, seat: int | None) -> dict[str, Any]:
    """Return what a field carries."""
    if 0 <= field < HOME:
        kind = "track" if seat is None else "start-field"
        standing = trial.standing(field)
        pieces: tuple[int, ...] = () if standing is None else (standing,)
        places = [place(trial.board, field)]
    else:
        assert seat is not None, "every home and every start zone is somebody's"
        kind = "home" if field > HOME else "start-zone"
        pieces = (seat,) * trial.rows[seat].count(field)
        count = 1 if field > HOME else trial.options.piece_count
        places = [place(trial.board, field, seat, number) for number in range(count)]
    # with y upwards, as axes have it
    upwards = tuple((x, -y) for x, y in places)
    middle = tuple(sum(axis) / len(axis) for axis in zip(*upwards[:4], strict=True))
    x, y = beside(trial.board, field, seat or 0)
    return {
        "kind": kind,
        "seat": seat,
        "field": field_text(field),
        "pos": middle,
        "places": upwards,
        "beside": (x, -y),
        "pieces": pieces,
        "protected": trial.protected(field) is not None,
    }
