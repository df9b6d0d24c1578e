"""What is true of the look of every game: scenes hang together, and all that is said has words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import signature
from itertools import product
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.core.game import Game, Step
from mopsbook.show import wire
from mopsbook.show.look import Look, look_of
from mopsbook.show.offers import Draft
from mopsbook.show.packing import unpack
from mopsbook.show.pictures import Recording
from mopsbook.show.scene import NARROW, WIDE, Scene
from mopsbook.show.svg import as_svg
from mopsbook.show.text import as_text
from mopsbook.teach.words import Teller, languages
from tests.geometry import faults
from tests.playing import facts_of, played
from tests.tables import picks

Steps = list[Step[Any, Any]]
#: each number of players with the usual readings, and each set of readings with some number of players
TABLES = [
    (name, options)
    for name in mops.games()
    for facts in [facts_of(name)]
    for options in [
        *({"players": players} for players in facts.PLAYERS),
        *(
            {"players": facts.PLAYERS[number % len(facts.PLAYERS)], **options}
            for number, options in enumerate(facts.OPTIONS[1:])
        ),
    ]
]
tables = pytest.mark.parametrize(("name", "options"), TABLES, ids=str)


def some_of(steps: Steps, count: int) -> Steps:
    return [*steps[:: max(1, len(steps) // count)], steps[-1]]


def looked_at(game: Game[Any, Any]) -> Iterator[tuple[Step[Any, Any], Any, int]]:
    """Yield steps of a game by rule of thumb and of a random one, as three see them.

    These are two seats, and whoever has to move when all hands lie open.
    """
    simple = mops.record(game, seed=2, players="simple").steps()
    for step in some_of([*simple], 8) + some_of([*played(game, 2)], 8):
        yield step, step.after, max(game.actor(step.after) or 0, 0)
        for seat in (0, game.players - 1):
            yield step, game.observe(step.after, seat), seat


@pytest.mark.parametrize("name", mops.games())
def test_every_game_can_be_looked_at_in_the_same_way(name: str) -> None:
    parts = {part: wanted for part, wanted in vars(Look).items() if not part.startswith("_")}
    assert set(parts) == {"chapters", "drawings", "offers", "scene", "story"}
    look: Any = look_of(name)
    assert sorted(look.__all__) == sorted(parts)
    for part, wanted in parts.items():
        _, *contract = signature(wanted).parameters.values()
        offered = [(p.name, p.default) for p in signature(getattr(look, part)).parameters.values()]
        if registry.optional_module(name, "reflexes") and part in ("scene", "offers"):
            assert offered.pop() == ("signs", None)
        assert offered == [(p.name, p.default) for p in contract]


@tables
def test_scenes_hang_together_and_all_lies_well(name: str, options: dict[str, Any]) -> None:
    look = look_of(name)
    for step, view, seat in looked_at(mops.game(name, **options)):
        for scene in (look.scene(view, step, seat=seat), look.scene(view, step)):
            hangs_together(scene)
            assert faults(scene) == [], str(view)


def hangs_together(scene: Scene) -> None:
    """Check that every id in a scene leads somewhere."""
    items, zones = scene.items.keys(), scene.zones.keys()
    assert not [key for key in items if re.search(r"\s", key)]
    assert {item.zone for item in scene.items.values()} <= zones
    assert {item.face for item in scene.items.values()} - {None} <= scene.kit.faces.keys()
    assert scene.marks.keys() <= items
    assert {*scene.about, *(item for about in scene.about.values() for item in about)} <= items
    assert {end for arrow in scene.arrows for end in (arrow.start, arrow.end)} <= items | zones
    assert scene.turn is None or scene.turn in items


@tables
def test_everything_that_is_said_has_its_words(name: str, options: dict[str, Any]) -> None:
    """Also what is said on the way of some clicks that prepare a move."""
    game, look, rng = mops.game(name, **options), look_of(name), Random(1)
    for step, view, seat in looked_at(game):
        draft: Draft = ()
        for _ in range(4):
            possible = look.offers(view, draft, seat)
            scene = look.scene(view, step, draft, seat)
            hangs_together(scene)
            assert possible.on.keys() <= scene.items.keys()
            prompt = (possible.prompt,) if possible.prompt else ()
            story = (*look.story(step, seat), *prompt)
            frame = wire.Frame(scene, story, possible.on, possible.buttons)
            texts = wire.timeline([frame], rev=0, langs=languages(name))["texts"]
            assert all(all(told) for told in texts.values())
            onward = [*picks(possible).values()]
            if not onward:
                break
            draft = rng.choice(onward)


@pytest.mark.parametrize(
    ("name", "players"),
    [(name, players) for name in mops.games() for players in facts_of(name).PLAYERS],
)
def test_a_replay_comes_out_whole(name: str, players: int) -> None:
    trace = mops.record(mops.game(name, players=players), seed=3, players="simple")
    told = wire.replay(Recording(trace), langs=languages(name))
    frames = unpack(told)
    assert len(frames) == len(trace.moves) + 1
    assert frames[-1]["sheet"]["result"] is not None
    secret = any(trace.game.observe(state, 0) != state for state in trace.states())
    assert told["seats"] == (list(range(players)) if secret else [])
    scene = look_of(name).scene(trace.last)
    for lang, shape in product(languages(name), (WIDE, NARROW)):
        assert ElementTree.fromstring(as_svg(scene, lang, shape=shape)).tag.endswith("svg")
        assert as_text(scene, lang).startswith(Teller(name, lang).tell("game-name"))
