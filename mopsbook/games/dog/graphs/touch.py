"""The track of Dog as a scene to touch: what a field leads to, and what a way does, lights up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import reduce
from typing import Any

import networkx as nx

from mopsbook.core.verdict import Fault
from mopsbook.games.dog.graphs.show import Drawing, drawn_track
from mopsbook.games.dog.graphs.track import dog_track
from mopsbook.games.dog.graphs.ways import summed
from mopsbook.graphs.portraits import number_text
from mopsbook.graphs.scene import linked
from mopsbook.show.scene import Lettering, Mark, Msg, Scene, msg

BEFALLS = ("hit", "burn")
"""What befalls others on a way."""


def pictured(graph: nx.DiGraph[str], numbers: Mapping[str, float] | None) -> Scene:
    """Return a track, or ways on it, as a scene; see :mod:`mopsbook.graphs.scene`."""
    if graph.graph.get("whole"):
        drawn = drawn_track(graph, numbers=numbers)
        return _stepped(drawn, graph, numbers or {})
    drawn = drawn_track(dog_track(graph.graph["state"]), graph, numbers)
    scene, about = drawn.scene(), dict[str, tuple[str, ...]]()
    marks = dict(scene.marks)
    arrows = {(arrow.start, arrow.end): arrow for arrow in scene.arrows}
    for here, there, facts in summed(graph):
        ends = drawn.ends(here, there, facts["blocks"])
        of = (*arrows[ends].of, f"way.{here}.{there}")
        arrows[ends] = replace(arrows[ends], of=of)
        told = dict(_told(graph, here, there))
        if told:
            why = reduce(lambda one, two: msg("graph-sides", first=one, second=two), told)
            cited = tuple(dict.fromkeys(rule for rules in told.values() for rule in rules))
            marks[of[-1]] = Mark("near", why=why, rules=cited)
        sent = (
            drawn.standing[one]
            for one in (*facts["sent"], *facts["blocks"])
            if one in drawn.standing
        )
        about[f"way.{here}.{there}"] = (drawn.piece_on(here) or here, there, *sent)
    # cards beside fields, also on a dark ground
    spot = scene.kit.faces["spot"]
    at = replace(spot.at or Lettering(0.5, 4.5, 12.5, ""), ink="var(--m-ink)")
    kit = replace(scene.kit, faces={**scene.kit.faces, "spot": replace(spot, at=at)})
    return replace(scene, kit=kit, marks=marks, arrows=tuple(arrows.values()), about=about)


def _told(graph: nx.DiGraph[str], here: str, there: str) -> Iterator[tuple[Msg, tuple[str, ...]]]:
    """Yield what happens to others on a way, or why it is barred, and by which rules."""
    for _, target, use in graph.edges(here, data=True):
        for what in use["why"] if target == there else ():
            if isinstance(what, Fault):
                yield msg(what.message("refusal"), **what.facts), (str(what.rule),)
            elif what.kind in BEFALLS:
                yield msg(f"event-{what.kind}", **what.facts), tuple(map(str, what.rules))


def _stepped(drawn: Drawing, track: nx.DiGraph[str], numbers: Mapping[str, float]) -> Scene:
    """Return the track so that each field says where one step leads from it."""
    scene = drawn.scene()
    keys = {name: name if name in scene.items else f"{name}.0" for name in track}
    said = {name: _called(track.nodes[name]) for name in track}
    items, marks = dict(scene.items), dict(scene.marks)
    for name, key in keys.items():
        say = said[name]
        if name in numbers:
            say = msg("graph-told", thing=say, count=number_text(numbers[name]))
        items[key] = replace(items[key], say=say)
        why = linked("graph-out", (said[one] for one in track[name]))
        marks[key] = Mark("near", why=why, rules=tuple(dict.fromkeys(_rules(track, name))))
    about = {keys[name]: tuple(keys[one] for one in track[name]) for name in track}
    return replace(scene, items=items, marks=marks, about=about)


def _rules(track: nx.DiGraph[str], name: str) -> Iterator[str]:
    for _, _, rule in track.edges(name, data="rule"):
        yield rule


def _called(facts: Mapping[str, Any]) -> Msg:
    """Return what a field is called."""
    field, owner = facts["field"], facts["seat"]
    if owner is None:
        return msg("way-field", field=field)
    return msg(
        "field-start" if facts["kind"] == "start-field" else "field-home", field=field, owner=owner
    )
