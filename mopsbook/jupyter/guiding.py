"""What a guided game tells beside a picture: a rule, what it is about, and what would have been better."""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping
from dataclasses import replace
from typing import Any

from mopsbook.core.asking import leaves
from mopsbook.core.rules import Rule
from mopsbook.show.look import NarratedStep
from mopsbook.show.pictures import RING, Audience, Picture
from mopsbook.show.scene import Msg, Scene, msg
from mopsbook.show.sentences import OWN, Notice

RINGS = 6
"""Around more things than so many no rings are drawn: one would not know where to look."""

BEFALLEN = ("player", "owner", "to", "skipped")
"""The facts of events that name whom something happens to."""


def beside(notice: Notice | None, told: Msg) -> Notice:
    """Return a notice with a further sentence below it."""
    return replace(notice, texts=(*notice.texts, told)) if notice else Notice("info", (told,))


def awaited(one: NarratedStep) -> NarratedStep:
    """Return a step after which the table waits: something is told there."""
    *notes, last = one.notes
    return one._replace(notes=(*notes, replace(last, ends=OWN)))


def befalling(one: NarratedStep, audience: Audience) -> Iterator[str]:
    """Yield the rules of what befalls somebody in an audience."""
    for note in one.notes:
        if not {*audience}.isdisjoint(note.text.facts.get(who) for who in BEFALLEN):
            yield from note.rules


def pointing(picture: Picture, rule: Rule | None, met: Container[str]) -> Picture:
    """Return the picture of a step that tells a rule, with a ring around what that was about; some were met before."""
    if rule is None:
        return picture
    notes, scene = picture.told[-1].notes, picture.frame().scene
    citing = [note.text.facts for note in notes if rule in note.rules]
    ways = (
        {item for told in facts for item in _named(scene, told)}
        for facts in (citing, [note.text.facts for note in notes])
    )
    plates = {plate for told in citing if (plate := f"plate{told.get('player')}") in scene.items}
    lit = next((found for found in ways if 0 < len(found) <= RINGS), plates)
    return replace(picture, notice=telling(rule, met), lit=tuple(sorted(lit)), ring=RING)


def _named(scene: Scene, facts: Mapping[str, Any]) -> Iterator[str]:
    """Yield the things that facts name: by what they are, or by what is drawn on them where one is to be seen."""
    seats = (None, facts.get("player"))
    for fact, leaf in ((fact, leaf) for fact, told in facts.items() for leaf in leaves(told)):
        drawn = {
            key: (item.z, item.n)
            for key, item in scene.items.items()
            if item.face == leaf
            and (zone := scene.zones[item.zone]).kind != "hand"
            and zone.seat in seats
        }
        # what is of another kind than what is drawn alike has its kind in its name
        if known := {f"{fact}.{leaf}", leaf} & scene.items.keys():
            yield from known
        elif drawn:
            yield max(drawn, key=drawn.__getitem__)


def telling(rule: Rule, met: Container[str]) -> Notice:
    """Return what is said of a rule that has not been told; it is called new if it is not among those that were met."""
    seen = "yes" if rule.id in met else "no"
    return Notice("rule", (msg("guide-rule", rule=rule, met=seen),), (rule.id,))
