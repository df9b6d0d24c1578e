"""Frames as differences, and texts told once.

A timeline holds a list of texts for each language, of marks and of cited rules; its frames refer to
them by number. The first frame is whole. A later frame holds what changed: within zones and items
by id, where None means gone, and all else anew. :func:`unpack` reads it again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any
from zlib import crc32

from mopsbook.show.arrows import Ways
from mopsbook.show.offers import Button, Intent, Pick
from mopsbook.show.scene import Arrow, Item, Mark, Msg, Scene, Sheet, Words, Zone
from mopsbook.show.sentences import Note, Notice
from mopsbook.show.steady import Laid, Steady
from mopsbook.teach.words import Teller

Json = dict[str, Any]
LINKS = ("link", "leads")
"""The arrows of a graph, which light up with what they join."""


@dataclass(frozen=True, slots=True)
class Frame:
    """One picture of a timeline and what stands beside it.

    Parameters
    ----------
    scene : Scene
        The picture.
    story : tuple of Note
        What led to it.
    on : mapping
        What a press on an item asks for, by item id; nothing where nobody can act.
    buttons : tuple of Button
        Buttons.
    notice : Notice or None
        What the table says.
    coach : mapping or None
        How many rules have come up, and which of them just now.
    prompt : Note or None
        Whose turn it is, and what is to be decided.
    you : int or None
        The seat of whoever looks, where it is told to nobody else.
    own : frozenset of str
        The zones to which the keys of whoever looks lead first.
    """

    scene: Scene
    story: tuple[Note, ...] = ()
    on: Mapping[str, Intent] = field(default_factory=dict)
    buttons: tuple[Button, ...] = ()
    notice: Notice | None = None
    coach: Mapping[str, Any] | None = None
    prompt: Note | None = None
    you: int | None = None
    own: frozenset[str] = frozenset()

    def picked(self, item: str) -> bool:
        """Say whether an item is picked for a move that is not made yet."""
        mark = self.scene.marks.get(item)
        return mark is not None and mark.kind == "picked"


class _Memory:
    """Tells messages, and remembers them: a table says most of its words again and again."""

    FULL = 20_000

    def __init__(
        self, game: str, langs: tuple[str, ...], names: tuple[str, ...], you: int | None
    ) -> None:
        self._tellers = [Teller(game, lang, names, you) for lang in langs]
        self._told: dict[Words, tuple[str, ...]] = {}

    def tell(self, words: Words) -> tuple[str, ...]:
        told = self._told.get(words)
        if told is None:
            if len(self._told) >= self.FULL:
                self._told.clear()
            if isinstance(words, int):
                told = (str(words),) * len(self._tellers)
            else:
                facts = words.facts
                told = tuple(teller.tell(words.id, facts) for teller in self._tellers)
            self._told[words] = told
        return told


_memory = lru_cache(maxsize=16)(_Memory)


class Book:
    """The lists of one timeline to which its frames refer.

    Parameters
    ----------
    game : str
        Name of the game.
    langs, names : tuple of str
        Languages, and names by seat.
    """

    def __init__(self, game: str, langs: tuple[str, ...], names: tuple[str, ...]) -> None:
        self.texts: dict[str, list[str]] = {lang: [] for lang in langs}
        self.marks: list[Json] = []
        self.cites: list[list[str]] = []
        self._numbers: dict[tuple[str, ...], int] = {}
        self._mark: dict[tuple[Any, ...], int] = {}
        self._cite: dict[tuple[str, ...], int] = {}
        self._about, self._ways = (game, langs, names), Ways(self._letters)
        self._tell_to(None)

    def _tell_to(self, you: int | None) -> None:
        """Tell to somebody else from here on; what was told before says nothing of that."""
        self._you, self._memory = you, _memory(*self._about, you)
        self._text: dict[Words, int] = {}
        self._zones: Steady[Zone, Json] = Steady()
        self._items: Steady[Item, Json] = Steady()

    def text(self, words: Words) -> int:
        """Return the number of a text in :attr:`texts`."""
        found = self._text.get(words)
        if found is None:
            found = self._text[words] = self._number(self._memory.tell(words))
        return found

    def _number(self, told: tuple[str, ...]) -> int:
        found = self._numbers.get(told)
        if found is None:
            found = self._numbers[told] = len(self._numbers)
            for texts, text in zip(self.texts.values(), told, strict=True):
                texts.append(text)
        return found

    def cite(self, rules: Sequence[str]) -> int:
        """Return the number of a citation in :attr:`cites`."""
        key = tuple(map(str, rules))
        if key not in self._cite:
            self._cite[key] = len(self.cites)
            self.cites.append(list(key))
        return self._cite[key]

    def mark(self, mark: Mark) -> int:
        """Return the number of a mark in :attr:`marks`."""
        tag = None if mark.tag is None else self.text(mark.tag)
        why = None if mark.why is None else self.text(mark.why)
        key = (mark.kind, tag, why, mark.rules)
        if key not in self._mark:
            self._mark[key] = len(self.marks)
            told: Json = {"kind": mark.kind}
            if tag is not None:
                told["tag"] = tag
            if why is not None:
                told |= {"why": why, "rules": self.cite(mark.rules)}
            self.marks.append(told)
        return self._mark[key]

    def frame(self, frame: Frame) -> Json:
        """Return a whole frame."""
        if frame.you != self._you:
            self._tell_to(frame.you)
        scene = frame.scene
        marked: dict[int, list[str]] = {}
        for item, mark in scene.marks.items():
            if item in scene.items:
                marked.setdefault(self.mark(mark), []).append(item)
        about = {**scene.about, **{button.id: button.about for button in frame.buttons}}
        return {
            "title": [self.text(part) for part in scene.title],
            "zones": self._places(scene.zones, frame.own),
            "items": self._all(scene.items, frame.on),
            "marks": [[index, " ".join(items)] for index, items in marked.items()],
            "arrows": [self._arrow(scene, arrow) for arrow in scene.arrows],
            "prompt": self._note(frame.prompt) if frame.prompt is not None else None,
            "story": [self._note(note) for note in frame.story],
            "notice": self._notice(frame.notice) if frame.notice is not None else None,
            "buttons": [
                {"id": b.id, "label": self.text(b.label), "does": _does(b.intent), "kind": b.kind}
                | ({"key": self.text(b.key) if isinstance(b.key, Msg) else b.key} if b.key else {})
                | ({"icon": b.icon} if b.icon else {})
                | ({"after": b.after} if b.after else {})
                | ({"best": True} if b.best else {})
                | ({"why": self.text(b.why)} if b.why else {})
                for b in frame.buttons
            ],
            "about": {key: " ".join(ids) for key, ids in about.items() if ids},
            "sheet": self._sheet(scene.sheet) if scene.sheet is not None else None,
            "turn": scene.turn,
            "coach": dict(frame.coach) if frame.coach is not None else None,
        }

    def _places(self, zones: Mapping[str, Zone], own: frozenset[str]) -> Json:
        told = self._zones.of(zones, self._zone)
        return told | {key: told[key] | {"own": True} for key in own if key in told}

    def _zone(self, zone: Zone) -> Json:
        width, height = zone.size
        told = {
            "label": self.text(zone.label),
            "kind": zone.kind,
            "boxes": list(map(list, zone.boxes)),
            "w": width,
            "h": height,
            "order": zone.order,
        }
        told |= {} if zone.seat is None else {"seat": zone.seat}
        return told | ({"drawn": zone.drawn} if zone.over else {})

    def _all(self, items: Mapping[str, Item], on: Mapping[str, Intent]) -> Json:
        told = self._items.of(items, self._told)
        does = {key: told[key] | {"does": _does(on[key])} for key in on if key in told}
        return told | does if does else told

    def _told(self, item: Item) -> Json:
        told: Json = {"kind": item.kind, "zone": item.zone, "x": item.x, "y": item.y, "n": item.n}
        if item.face is not None:
            told["face"] = item.face
        if item.text is not None:
            told["text"] = self.text(item.text)
        if item.say is not None:
            told["say"] = self.text(item.say)
        if item.others:
            told["others"] = list(map(list, item.others))
        if item.tone is not None:
            told["tone"] = item.tone
        if item.r:
            told["r"] = item.r
        if item.z:
            told["z"] = item.z
        if item.was is not None:
            told["was"] = item.was
        if item.via:
            told["via"] = " ".join(item.via)
        if item.key is not None:
            told["key"] = item.key
        return told

    def _arrow(self, scene: Scene, arrow: Arrow) -> Json:
        """Return an arrow as it runs in each shape; None where its ends are too near for it."""
        told: Json = {"kind": arrow.kind}
        if arrow.kind in LINKS or arrow.of:
            told["of"] = " ".join((arrow.start, arrow.end, *arrow.of))
        letters = 0
        if arrow.label is not None:
            told["label"] = self.text(arrow.label)
            letters = self._letters(arrow.label)
        arcs = self._ways.of(scene, arrow, letters)
        told["arcs"] = [drawn and [drawn.path, *(drawn.label if letters else ())] for drawn in arcs]
        return told

    def _letters(self, words: Words) -> int:
        """Return how many letters some words have, in the language in which they have most."""
        return max(map(len, self._memory.tell(words)))

    def _note(self, note: Note) -> Json:
        told: Json = {"text": self.text(note.text), "rules": self.cite(note.rules)}
        if note.steps:
            told["steps"] = [{"text": self.text(s.text), "done": s.done} for s in note.steps]
        if note.ends:
            told["ends"] = note.ends
        if note.heads:
            told["heads"] = True
        return told

    def _notice(self, notice: Notice) -> Json:
        told: Json = {"kind": notice.kind, "text": self._lines(notice.texts)}
        if notice.more:
            told["more"] = self._lines(notice.more)
        if notice.sheet is not None:
            told["sheet"] = self._sheet(notice.sheet)
        return told | {"rules": self.cite(notice.rules)}

    def _lines(self, texts: Sequence[Words]) -> int:
        """Return the number of a text with a line for each sentence."""
        told = zip(*map(self._memory.tell, texts), strict=True)
        return self._number(tuple(map("\n".join, told)))

    def _cell(self, cell: str | Msg) -> int:
        return self.text(cell) if isinstance(cell, Msg) else self._number((cell,) * len(self.texts))

    def _sheet(self, sheet: Sheet) -> Json:
        rows = [
            {"label": self.text(row.label), "cells": [self._cell(cell) for cell in row.cells]}
            | ({"strong": True} if row.strong else {})
            for row in sheet.rows
        ]
        told = {
            "caption": self.text(sheet.caption),
            "head": [self.text(cell) for cell in sheet.head],
            "rows": rows,
        }
        return told | {"result": self.text(sheet.result)} if sheet.result is not None else told


def _does(intent: Intent) -> int:
    """Return all that the browser is told of an intent: a number that is the same as long as it means the same.

    So a press whose meaning has changed while it was made can be left out. Picks mean the same to a hand that
    picks one after the other: 0.
    """
    return 0 if isinstance(intent, Pick) else crc32(repr(intent).encode())


BY_ID = ("zones", "items")
"""Parts of a frame of which only what changed is sent, id by id."""


def difference(before: Json, now: Json) -> Json:
    """Return what has to be sent so that :func:`unpack` makes `now` of `before`.

    Examples
    --------
    >>> difference({"turn": "a", "items": {"R1": {"x": 1, "r": 2}, "R2": {}}},
    ...            {"turn": "a", "items": {"R1": {"x": 1}}})
    {'items': {'R1': {'r': None}, 'R2': None}}
    """
    changed: Json = {}
    for part, value in now.items():
        old = before[part]
        if part not in BY_ID:
            if value != old:
                changed[part] = value
        elif entries := _entries(old, value):
            changed[part] = entries
    return changed


def _entries(before: Mapping[str, Any], now: Mapping[str, Any]) -> Json:
    changed: Json = {}
    if isinstance(before, Laid) and isinstance(now, Laid) and before.ground is now.ground:
        # what one picture alone has otherwise than on the ground lies in the other one as it does there
        ground, had, has = before.ground, before.own, now.own
        before = {key: ground[key] for key in has if key not in had and key in ground} | {**had}
        now = {key: ground[key] for key in had if key not in has and key in ground} | {**has}
    for key in [key for key, value in now.items() if before.get(key) is not value]:
        value, old = now[key], before.get(key)
        if old is None:
            changed[key] = value
        elif old != value:
            changed[key] = {k: v for k, v in value.items() if old.get(k) != v}
            changed[key] |= dict.fromkeys([k for k in old if k not in value])
    return changed | dict.fromkeys([key for key in before if key not in now])


def unpack(timeline: Json) -> list[Json]:
    """Return the whole frames of a timeline; texts, marks and citations stay numbers.

    Examples
    --------
    >>> unpack({"frames": [{"turn": "a", "items": {"R1": {"x": 1}}}, {"items": {"R1": None}}]})
    [{'turn': 'a', 'items': {'R1': {'x': 1}}}, {'turn': 'a', 'items': {}}]
    """
    frames: list[Json] = []
    for frame in timeline["frames"]:
        whole = dict(frames[-1]) if frames else {}
        for part, value in frame.items():
            whole[part] = _merged(whole.get(part, {}), value) if part in BY_ID else value
        frames.append(whole)
    return frames


def _merged(before: Json, changes: Json) -> Json:
    after = dict(before)
    for key, change in changes.items():
        if change is None:
            del after[key]
        else:
            merged = after.get(key, {}) | change
            after[key] = {k: v for k, v in merged.items() if v is not None}
    return after
