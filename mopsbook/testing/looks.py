"""What is seen of a game hangs together, has words for everything, and stays on its canvas."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import signature
from itertools import product
from random import Random
from typing import Any
from xml.etree import ElementTree

from mopsbook.core import registry
from mopsbook.core.game import game_with
from mopsbook.core.step import AnyStep
from mopsbook.record.trace import record
from mopsbook.show import wire
from mopsbook.show.look import Look, in_parts, look_of, story_of
from mopsbook.show.offers import Draft, Pick
from mopsbook.show.packing import Book, unpack
from mopsbook.show.pictures import Picture, Recording, seen_by, told_to
from mopsbook.show.scene import NARROW, WIDE, Scene
from mopsbook.show.svg import as_svg
from mopsbook.show.text import as_text
from mopsbook.teach.voice import voice_of
from mopsbook.teach.words import Teller, languages
from mopsbook.testing.fault import GameFault
from mopsbook.testing.geometry import edges, faults, misled
from mopsbook.testing.subject import AnyGame, Subject, played

OPTIONAL = {
    "BEFALLS",
    "LESSONS",
    "MATTERS",
    "PUBLIC",
    "called",
    "lasting",
    "parts",
    "refused",
    "rounds",
    "side",
    "spot_of",
    "story",
}
"""What a look may define beside what every look does."""


def look_and_voice_keep_their_contracts(subject: Subject) -> None:
    """Check that the functions of look and voice are called with the same parameters in all games."""
    look: Any = look_of(subject.name)
    parts = {part: wanted for part, wanted in vars(Look).items() if not part.startswith("_")}
    own = registry.optional_module(subject.name, "look")
    reflexes = registry.optional_module(subject.name, "reflexes")
    if own is not None and sorted({*own.__all__} - OPTIONAL) != sorted(parts):
        raise GameFault("look-parts", subject, parts=sorted(parts))
    for part, wanted in parts.items():
        _, *contract = signature(wanted).parameters.values()
        offered = [(p.name, p.default) for p in signature(getattr(look, part)).parameters.values()]
        if reflexes and part in ("scene", "offers") and offered[-1:] == [("signs", None)]:
            offered.pop()  # what a table tells beside a position, in such a game alone
        if offered != [(p.name, p.default) for p in contract]:
            raise GameFault("contract", subject, part=part, parameters=[p.name for p in contract])
    asked = signature(voice_of(subject.name).prompt).parameters
    if [*asked] != ["state", "seat"] or asked["seat"].default is not None:
        raise GameFault("contract", subject, part="prompt", parameters=["state", "seat"])


def some_of(steps: list[AnyStep], count: int) -> list[AnyStep]:
    """Return some steps from all parts of a game, the last one included."""
    return [*steps[:: max(1, len(steps) // count)], steps[-1]]


def looked_at(game: AnyGame) -> Iterator[tuple[AnyStep, Any, int]]:
    """Yield steps of a game by rule of thumb and of a random one, as three see them.

    These are two seats, and whoever has to move when all hands lie open.
    """
    simple, random = record(game, seed=2, players="simple").steps(), played(game, 2)
    some = [*in_parts(some_of([*simple], 5))], [*in_parts(some_of([*random], 5))]
    for step in some_of(some[0], 5) + some_of(some[1], 5):
        yield step, step.after, max(game.actor(step.after) or 0, 0)
        for seat in (0, game.players - 1):
            yield step, game.observe(step.after, seat), seat


def pictures_hang_together_and_are_told(subject: Subject, game: AnyGame) -> None:  # noqa: ARG001
    """Every id in a picture leads somewhere, and all has words, also on the way of some clicks."""
    look, rng, book = look_of(game.name), Random(1), Book(game.name, languages(game.name), ())
    for step, view, seat in looked_at(game):
        marked = Picture(view, (seat,), told_to((seat,), [step])).frame().scene
        for scene in (marked, look.scene(view, step)):
            hangs_together(game, view, scene)
            for what, facts in faults(scene):
                raise GameFault(what, game, view, **facts)
        draft: Draft = ()
        for _ in range(4):
            possible = look.offers(view, draft, seat)
            scene = look.scene(view, step, draft, seat)
            hangs_together(game, view, scene)
            if not possible.on.keys() <= scene.items.keys():
                nowhere = possible.on.keys() - scene.items.keys()
                raise GameFault("picture", game, view, part="offers", ids=nowhere)
            prompt = (possible.prompt,) if possible.prompt else ()
            story = (*story_of(step, seat), *prompt)
            frame = wire.Frame(scene, story, possible.on, possible.buttons)
            book.frame(frame)
            if not all(all(told) for told in book.texts.values()):
                raise GameFault("untold", game, view, problem=[*book.texts])
            offered = (*possible.on.values(), *(button.intent for button in possible.buttons))
            onward = [intent.draft for intent in offered if isinstance(intent, Pick)]
            if not onward:
                break
            draft = rng.choice(onward)


def hangs_together(game: AnyGame, view: Any, scene: Scene) -> None:
    """Check that every id in a picture leads somewhere."""
    items, zones = scene.items.keys(), scene.zones.keys()
    nowhere = {
        "spaces": {key for key in items if re.search(r"\s", key)},
        "zones": {item.zone for item in scene.items.values()} - zones,
        "faces": {item.face for item in scene.items.values()} - {None} - scene.kit.faces.keys(),
        "marks": scene.marks.keys() - items,
        "about": {*scene.about, *(i for about in scene.about.values() for i in about)} - items,
        "arrows": {end for a in scene.arrows for end in (a.start, a.end)} - (items | zones),
        "turn": {scene.turn} - {None} - items,
    }
    for part, ids in nowhere.items():
        if ids:
            raise GameFault("picture", game, view, part=part, ids=ids)


def arrows_lead_to_what_they_join(subject: Subject) -> None:
    """Check it at the smallest and the largest table, in all its shapes, with hands open and closed in turn."""
    for players in {min(subject.players), max(subject.players)}:
        game = game_with(subject.name, {"players": players})
        for n, step in enumerate(in_parts(record(game, seed=2, players="simple").steps()[:120])):
            audience = (0,) if n % 2 else ()
            view = seen_by(game, step.after, audience)
            scene = Picture(view, audience, told_to(audience, [step])).frame().scene
            for shape in range(len(scene.shapes)) if scene.arrows else ():
                for what, facts in misled(scene, shape, edges(scene, shape)):
                    raise GameFault(what, game, view, **facts, shape=shape)


def a_replay_comes_out_whole(subject: Subject) -> None:
    """Check that a replay has a picture for each part of a move, and a seat to look from where something is hidden."""
    for players in subject.players:
        game = game_with(subject.name, {"players": players})
        trace = record(game, seed=3, players="simple")
        told = wire.replay(Recording(trace), langs=languages(game.name))
        frames = unpack(told)
        secret = any(game.observe(state, 0) != state for state in trace.states())
        whole = len(frames) == len([*in_parts(trace.steps())]) + 1
        if not whole or told["seats"] != (list(range(players)) if secret else []):
            raise GameFault("replay", game, frames=len(frames), moves=len(trace.moves))
        scene = look_of(game.name).scene(trace.last)
        for lang, shape in product(languages(game.name), (WIDE, NARROW)):
            drawn = ElementTree.fromstring(as_svg(scene, lang, shape=shape)).tag.endswith("svg")
            if not drawn or not as_text(scene, lang).startswith(
                Teller(game.name, lang).tell("game-name")
            ):
                raise GameFault("replay-picture", game, trace.last, lang=lang)
