"""Several people at one screen, in all games: no message acts for, or tells of, a hand that is not shown."""

from __future__ import annotations

import json
from collections import Counter
from itertools import chain, count
from pathlib import Path
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.state import CHANCE, HIDDEN
from mopsbook.jupyter.session import TableSession
from mopsbook.show.help import GUIDED
from mopsbook.show.look import look_of
from mopsbook.show.offers import Pick
from mopsbook.testing.hidden import leaves
from mopsbook.testing.secrecy import same_sent
from mopsbook.testing.twins import twin
from tests.playing import facts_of, subject_of
from tests.quick import one_in
from tests.tables import ask, click, send, sit

TABLES = [
    (name, {"players": facts_of(name).PLAYERS[1], **options})
    for name in mops.games()
    for options in facts_of(name).OPTIONS
]
KINDS = [
    ("undo", {}),
    ("redo", {}),
    ("save", {"name": "a"}),
    ("save", {"name": "a"}),
    ("button", {"on": "replace"}),
    ("load", {"name": "b"}),
    *(("button", {"on": name}) for name in ("back", "next", "previous", "replay", "finish")),
    *(("button", {"on": f"look-back{seat}"}) for seat in range(3)),
    ("button", {"on": "advise"}),
]
"""Messages that make no move and load no game."""


def same_can(one: TableSession, other: TableSession) -> bool:
    """Say whether two tables let do the same, byte by byte; each saves where it likes."""
    told = [json.dumps(table.can | {"folder": ""}) for table in (one, other)]
    return told[0] == told[1] and one.display.rev == other.display.rev


class Twins:
    """Two tables whose positions differ in what the seat that is shown may not know."""

    def __init__(self, folder: Path, game: Game[Any, Any], starts: tuple[Any, Any]) -> None:
        self.tables = []
        for number, start in enumerate(starts):
            (folder / str(number)).mkdir(parents=True)
            seats = range(game.players)
            self.tables.append(sit(folder / str(number), seats, str(start), game, help=GUIDED))
        self.same()

    def same(self) -> None:
        """Check that both send the same bytes."""
        one, two = self.tables
        assert all(map(same_sent, one.display.frames, two.display.frames))
        assert len(one.display.frames) == len(two.display.frames) and same_can(one, two)

    def say(self, kind: str, **fields: Any) -> None:
        """Send both the same, and compare the answers."""
        for table in self.tables:
            send(table, kind, **fields)
        self.same()

    def refused(self, move: Any) -> None:
        """Ask both for a move that is not to be made, as if an item offered it."""
        before = [(table.match.state, table.match.trace.moves) for table in self.tables]
        for table in self.tables:
            ask(table, move)
        self.same()
        assert [(table.match.state, table.match.trace.moves) for table in self.tables] == before

    def unmoved(self, kind: str, **fields: Any) -> None:
        """Send both what must change neither game."""
        before = [(table.match.state, table.match.trace.moves) for table in self.tables]
        self.say(kind, **fields)
        assert [(table.match.state, table.match.trace.moves) for table in self.tables] == before


def items_of(table: TableSession, state: Any) -> set[str]:
    """Return all that lies on a table, in the picture or in those of other seats."""
    look = look_of(table.game.name)
    seats = range(table.game.players)
    return {item for seat in seats for item in look.scene(state, seat=seat).items} | {
        "no such thing"
    }


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), one_in(3, TABLES), ids=str)
def test_messages_act_for_nobody_but_the_seat_that_is_shown(
    tmp_path: Path, name: str, options: dict[str, Any]
) -> None:
    game, facts, rng = mops.game(name, **options), facts_of(name), Random(3)
    counts: Counter[str] = Counter()
    hides = False
    states = chain.from_iterable(subject_of(name).positions(game, seed, 0.1) for seed in count(3))
    for number, state in enumerate(states):
        if counts["positions"] >= (6 if counts["covered"] or not hides else 24):
            break
        if game.actor(state) in (None, CHANCE):
            continue
        seat = max(game.actor(state), 0)
        other = twin(subject_of(name), game, state, seat, rng)
        tables = Twins(tmp_path / str(number), game, (state, state if other is None else other))
        one = tables.tables[0]
        if one.match.seat != seat or one.match.state != state:
            continue
        counts["positions"] += 1
        hides |= HIDDEN in dict(leaves(one.match.view.json())).values()
        counts["twins"] += other is not None
        universe = list(facts.universe(state, rng))
        others = [move for move in universe if move.player not in (seat, None)]
        others += [move for move in game.interrupts(state) if move.player != seat]
        for move in rng.sample(others, min(6, len(others))):
            counts["for others"] += 1
            tables.refused(move)
        illegal = [m for m in universe if m.player == seat and game.check(state, m)]
        for move in rng.sample(illegal, min(4, len(illegal))):
            counts["refused"] += 1
            tables.refused(move)
        on = one.display.frames[-1].on
        for item in [item for item, intent in on.items() if isinstance(intent, Pick)][:4]:
            counts["picked"] += 1
            tables.unmoved("item", on=item)
            tables.unmoved("undo")
        for item in rng.sample([*items_of(one, state) - on.keys()], 3):
            tables.unmoved("item", on=item)
            tables.unmoved("button", on=item)
        for kind, fields in KINDS:
            tables.unmoved(kind, **fields)
        own = [move for move in game.legal(state) if move.player == seat]
        if not own:
            continue
        move = rng.choice(own)
        for table in tables.tables:
            click(table, str(move))
        one, two = tables.tables
        if not one.screen.covered or game.observe(one.match.state, seat) != game.observe(
            two.match.state, seat
        ):
            continue
        tables.same()
        counts["covered"] += 1
        for item in rng.sample([*items_of(one, one.match.state)], 8):
            tables.unmoved("item", on=item)
            tables.unmoved("item", on=item, to="stock")
            tables.unmoved("button", on=item)
        for kind, fields in KINDS[1:]:
            tables.unmoved(kind, **fields)
        assert one.screen.covered and two.screen.covered
    # in the notation of some games hardly a move names its seat
    assert counts["for others"] >= 6 and counts["refused"] >= 12, counts
    assert not hides or counts["twins"] >= 5, counts
    assert not hides or counts["covered"], counts
