"""What a seat may not know is in nothing that leaves Python for it."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import lru_cache

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError
from mopsbook.core.state import CHANCE
from mopsbook.jupyter.table import Table
from tests.sent import unzipped
from tests.tables import presses

CARD = re.compile(r"\b[RBYC](?:1[0-6]|[1-9])\b")
WORDS = {"R": "red|Rot", "B": "blue|Blau", "Y": "yellow|Gelb", "C": "cat|Katze"}
SEED = "zebra-4711-quagga"


class Wire:
    """Records every message of a widget's comm, and is its whole state to begin with."""

    def __init__(self, table: Table) -> None:
        self.sent: list[str] = [dump(table.get_state())]
        self._table = table
        table.comm = self

    comm_id = "test"
    kernel = object()

    def send(self, data=None, metadata=None, buffers=None):
        self.sent.append(
            dump([data, metadata, [bytes(b).decode("latin-1") for b in buffers or ()]])
        )

    def close(self, *args, **kwargs):
        """Part of what a comm is."""

    def on_msg(self, callback):
        """Part of what a comm is."""


def dump(value) -> str:
    return json.dumps(value, ensure_ascii=False, default=str)


def say(table: Table, kind: str, **fields) -> None:
    if kind != "example":
        fields["rev"] = table.rev
    table._hear(table, {"kind": kind, **fields}, [])


def told(sent: list[str]) -> str:
    """What the messages tell of the game: the drawings hold every card there is."""
    found = []
    for text in sent:
        data = json.loads(text)
        state = data if isinstance(data, dict) else data[0].get("state", {})
        state |= {name: unzipped(state[name]) for name in ("timeline", "kit") if name in state}
        # "still" is drawn anew for every widget, and knows nothing of a game
        beside = ("kit", "_esm", "ui", "sorry", "layout", "still")
        found.append({k: v for k, v in state.items() if k not in beside})
    return dump(found)


def cards_in(text: str) -> set[str]:
    """Every card in a text, in notation or in the words of a language."""
    found = set(CARD.findall(text))
    for letter, words in WORDS.items():
        found |= {letter + number for number in re.findall(rf"(?i)\b(?:{words}) (\d+)\b", text)}
    return found


@lru_cache(maxsize=1 << 10)
def cards_of(view) -> set[str]:
    """Every card in a position."""
    return cards_in(dump(view.json()))


def seen_by(table: Table, persons: Sequence[int]) -> set[str]:
    """Every card that some persons have seen since the last deal."""
    seen: set[str] = set()
    for step in reversed(table._session.match.history.steps):
        for seat in persons:
            for state in (step.before, step.after):
                seen |= cards_of(table.game.observe(state, seat))
        if table.game.actor(step.before) == CHANCE:
            break
    for left in table._session.earlier:  # whose title says what was seen last there
        shown = [left.match.game.observe(left.match.state, seat).json() for seat in persons]
        seen |= cards_in(dump(left.told)) & cards_in(dump(shown))
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "seats", "options"),
    [
        (3, 0, {}),
        (4, 2, {}),
        (5, 4, {}),
        (4, (1, 3), {}),
        (3, 1, {"redraw_order": "simultaneous"}),
        (4, 0, {"pinch": "may", "end_check": "before_pinch"}),
    ],
)
def test_whole_games_keep_their_secrets(tmp_path, players, seats, options):
    game = mops.game("mopsen", players=players, **options)
    table = Table(game, seed=SEED, seat=seats, folder=tmp_path)
    wire = Wire(table)
    persons = table._session.seats
    others = [seat for seat in range(players) if seat not in persons]
    searched = covered = 0
    for number in range(1, 1000):
        legal = game.legal(table.state)
        if not legal:
            break
        if table._session.screen.covered:
            last = table._session.screen.open
            closed = set(table.state.hands[table._session.match.seat]) - seen_by(table, (last,))
            assert not cards_in(told(wire.sent)) & closed, f"covered after {number} moves"
            covered += len(closed)
            say(table, "button", on="show")
        for kind, on in presses(table._session, str(legal[number % len(legal)])):
            say(table, kind, on=on)
        if number % 3 == 0:  # what is asked about another hand is answered without its cards
            for seat in others:
                for card in table.state.hands[seat][:2]:
                    say(table, "item", on=card)
                    say(table, "button", on=f"take-{card}")
                    with pytest.raises(MopsError):
                        table.play(f"{seat} play {card}")
        if number % 4 == 0:
            say(table, "undo")
            say(table, "redo")
        if number % 7 == 0:
            say(table, "save", name=f"game {number}")
            say(table, "load", name=f"game {number}")
            say(table, "item", on="nonsense")
        secret = cards_of(table.state) - seen_by(table, persons)
        assert not cards_in(told(wire.sent)) & secret, f"after {number} moves"
        assert not any(SEED in text for text in wire.sent)
        searched += len(secret)
        wire.sent.clear()
    assert table.state.phase == "game_over"
    assert searched > 1000
    assert bool(covered) == (len(persons) > 1)


def test_the_search_finds_what_is_told():
    text = dump(["Anna plays red 16.", "Ben legt Katze 3.", {"move": "0 play B12"}, "yellow 4"])
    assert cards_in(text) == {"R16", "C3", "B12", "Y4"}


HANDS = "R1 R16 B5 B6 Y1 Y2 C1 C8 / {} / {}"
SAME = [
    # a trick: the hands of the others, and the stack, are exchanged
    (
        "trick 1:B7 2:B4; hands R5 B1 Y9 / R2 R3 / B9 Y3; stack C1 C2 C3",
        "trick 1:B7 2:B4; hands R5 B1 Y9 / C1 B9 / Y3 R2; stack R3 C3 C2",
    ),
    # the exchange: after it the others keep their cards and seat 0 leads
    (
        f"phase redraw; hands {HANDS.format('R2 R3 R4 R5 R6 R7 R8 R9', 'B7 B8 B9 B10 B11 B12 B13 B14')}; stack Y3 Y4 Y5",
        f"phase redraw; hands {HANDS.format('Y3 R3 R4 R5 R6 R7 R8 B7', 'R2 B8 B9 B10 B11 B12 B13 Y4')}; stack R9 Y5 B14",
    ),
]


class First:
    """Takes the first legal move, which exchanges nothing."""

    def choose(self, view, legal, rng):
        return legal[0]


@pytest.mark.parametrize(("one", "other"), SAME, ids=["trick", "exchange"])
def test_games_that_differ_in_hidden_cards_send_the_same_bytes(tmp_path, one, other):
    game = mops.game("mopsen", players=3)
    sent = []
    for start in (one, other):
        table = Table(game, seed=len(sent), start=start, folder=tmp_path, players=First())
        wire = Wire(table)
        wire.sent = [told(wire.sent)]
        for item in ("C7", "R2", "B7", "C1", "R5", "R1", "hand1.0", "stack"):
            say(table, "item", on=item)
            say(table, "item", on=item, to="B7")
        for move in ("0 play C7", "1 play R2", "0 pinch R2", "0 redraw R2"):
            with pytest.raises(MopsError):
                table.play(move)
        for button in ("take-R2", "keep"):
            say(table, "button", on=button)
        for kind in ("undo", "redo"):
            say(table, kind)
        say(table, "save", name="x")
        say(table, "load", name="x")
        say(table, "example", rule="mopsen.own-hand")
        sent.append(wire.sent)
        (saved,) = tmp_path.iterdir()  # of which a table says the folder
        saved.unlink()
    assert sent[0] == sent[1]
    assert len(sent[0]) > 10


def test_a_replay_for_one_seat_holds_only_its_view():
    game = mops.game("mopsen", players=3)
    trace = mops.record(game, seed=SEED)
    deal, first = trace.steps()[0], trace.steps()[1]
    start = mops.Trace(game, (deal.move, first.move))
    replay = mops.Replay(start, seat=2)
    shown = cards_in(told([dump(replay.get_state())]))
    assert shown == set(deal.after.hands[2])
    assert SEED not in dump(replay.get_state())


def test_what_python_shows_of_a_table_is_the_seats_view_too():
    table = Table(mops.game("mopsen", players=3), seed=SEED, seat=1)
    hidden = {card for seat in (0, 2) for card in table.state.hands[seat]} | set(table.state.stack)
    assert not cards_in(repr(table)) & (hidden - seen_by(table, (1,)))
