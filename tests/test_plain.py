"""The table of a game that draws nothing: any game can be shown at it."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.show.offers import Make, Pick
from mopsbook.show.plain import MOST, PlainLook
from mopsbook.show.scene import NARROW, WIDE
from mopsbook.testing.geometry import edges, faults
from mopsbook.testing.looks import hangs_together, looked_at
from tests.playing import facts_of

TABLES = [(name, players) for name in mops.games() for players in facts_of(name).PLAYERS]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_nothing_lies_badly_on_a_plain_table(name: str, players: int) -> None:
    look, shapes = PlainLook(name), set()
    game = mops.game(name, players=players)
    for _, view, seat in looked_at(game):
        scene = look.scene(view, seat=seat)
        hangs_together(game, view, scene)
        assert faults(scene) == [], str(view)
        shapes.add(scene.shapes)
    assert len(shapes) == 1, "a table keeps its size"


def test_a_plain_table_holds_large_hands_and_long_words() -> None:
    game = mops.game("miau_miau", players=2, deck=52)
    deck = [rank + suit for suit in "CDHS" for rank in "23456789TJQKA"]
    state = game.position(f"hands {' '.join(deck[:26])} / {' '.join(deck[26:50])}; discard KS AS")
    scene = PlainLook("miau_miau").scene(state, seat=0)
    assert faults(scene) == []
    for shape in (WIDE, NARROW):
        lefts = [edges(scene, shape)[card][0] for card in deck[:26]]
        assert all(b - a > 8 for a, b in zip(sorted(lefts), sorted(lefts)[1:], strict=False))


@pytest.mark.parametrize("name", mops.games())
def test_presses_lead_to_every_legal_move(name: str) -> None:
    game, look, tried = mops.game(name), PlainLook(name), 0
    for _, view, seat in looked_at(game):
        legal = {str(move) for move in game.legal(view)}
        if game.actor(view) == seat and 0 < len(legal) <= MOST:
            found = reached(look, view, seat)
            assert legal <= found, str(view)
            # what is offered besides is refused by a rule, and says so
            assert all(game.check(view, move) for move in found - legal), str(view)
            tried += 1
    assert tried


def reached(look: PlainLook, view: Any, seat: int) -> set[str]:
    """Return every move to which items and buttons lead."""
    found: set[str] = set()
    drafts: list[Any] = [()]
    for draft in drafts:
        offered = look.offers(view, draft, seat)
        for intent in (*offered.on.values(), *(button.intent for button in offered.buttons)):
            if isinstance(intent, Make):
                found.add(str(intent.move))
            elif isinstance(intent, Pick) and intent.draft not in drafts:
                drafts.append(intent.draft)
    return found
