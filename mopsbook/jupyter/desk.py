"""A position that is put together, as it is shown: its rows, what lies on the table, and why it cannot occur."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from mopsbook.core.editing import BOX, Desk, options_of
from mopsbook.core.errors import MopsError
from mopsbook.core.forms import SeatNumber
from mopsbook.core.manual import said_of
from mopsbook.core.parts import FieldRow, Thing
from mopsbook.jupyter.setup import player_counts
from mopsbook.quiz.paper import Readers
from mopsbook.show.look import look_of
from mopsbook.show.offers import Command
from mopsbook.show.packing import Frame, Json
from mopsbook.show.pictures import Picture
from mopsbook.show.scene import Item, Zone
from mopsbook.teach.readings import in_words, named
from mopsbook.teach.words import Teller

PRESSED = ("card", "thing")
"""The kinds of items that can be moved, or be the place where something goes."""


class Lies(NamedTuple):
    """What an item is: a thing, if it is one, and where is put what is put on it."""

    thing: str
    to: str


class Shown(NamedTuple):
    """A picture of a position, and what each item is that can be pressed."""

    frame: Frame
    lies: Mapping[str, Lies]


def shown(desk: Desk) -> Shown | None:
    """Return the picture of a position as it lies there; None if it cannot be drawn.

    Examples
    --------
    >>> import mopsbook as mops
    >>> desk = Desk.of(mops.game("mopsen", players=3).position("trick 0:R6; hands R5 / R2 B9 / B8"))
    >>> shown(desk).lies["B9"]
    Lies(thing='hands/1/1', to='hands/1')
    """
    try:
        state = desk.state
        frame = Picture(state).frame()
        lies = _lies(desk, frame)
        called = getattr(look_of(desk.game.name), "called", lambda _view, _item: None)
        items = {
            key: item if frame.scene.has_name(item) else replace(item, say=called(state, key))
            for key, item in frame.scene.items.items()
            if key in lies
        }
    except Exception:  # looks are made for what can be; the one before stays, and that is said
        return None
    scene = replace(
        frame.scene, items={**frame.scene.items, **items}, marks={}, arrows=(), about={}
    )
    on = {key: Command("edit", lies[key]) for key, item in items.items() if scene.has_name(item)}
    return Shown(replace(frame, scene=scene, on=on, buttons=(), story=(), prompt=None), lies)


def _lies(desk: Desk, frame: Frame) -> dict[str, Lies]:
    """Return for each item which thing it is, or which spot.

    On a board a thing is put where something lies; on a table it joins what lies there.
    """
    items = {key: item for key, item in frame.scene.items.items() if item.kind in PRESSED}
    found: dict[str, Lies] = {}
    rows = [row for row in desk.rows() if row.kind == "things"]
    for row in rows:
        for thing in row.things:
            free = (
                key for key, item in items.items() if key not in found and _is(key, item, thing)
            )
            at = next(
                (key for key in free if _is_of(frame.scene.zones[items[key].zone], row)), None
            )
            if at is not None:
                found[at] = Lies(thing.id, row.id)
    boards = {row.name: row for row in rows}.values()  # all boards of a field have the same spots
    spot_of = getattr(look_of(desk.game.name), "spot_of", lambda _state, _item: None)
    things: dict[Any, list[Lies]] = {}
    for row in rows:
        for one in row.things:
            things.setdefault((row.seat, one.word), []).append(Lies(one.id, row.id))
    # what lies on a spot is drawn over it, and several may lie on one, such as pieces that wait
    for key in [key for key in reversed(items) if key not in found]:
        if (spot := spot_of(desk.state, key)) is None:
            continue
        if any(row.has_spot(spot[1], desk.options) for row in boards):
            empty = Lies("", spot[1])
            found[key] = things[spot].pop(0) if things.get(spot) else empty
    return found


def _is(key: str, item: Item, thing: Thing) -> bool:
    """Say whether an item can be a thing: its name, or its drawing, is that of the card."""
    return thing.card in (key, item.face)


def _is_of(zone: Zone, row: FieldRow) -> bool:
    """Say whether the things of a row can lie in a zone: what is a seat's lies before nobody else."""
    return zone.seat == row.seat


def sent(desk: Desk, rev: int, lies: Mapping[str, Lies], drawn: bool, readers: Readers) -> Json:
    """Return a position that is put together as a JSON value.

    Examples
    --------
    >>> import mopsbook as mops
    >>> desk = Desk.of(mops.game("mopsen", players=3).position("trick 0:R6; hands R5 / R2 B9 / B8"))
    >>> found = sent(desk, 1, {}, True, Readers(("en",)))
    >>> [line["text"] for line in found["rows"] if line["name"] == "hands"], "problem" in found
    (['R5', 'R2 B9', 'B8'], False)
    """
    faces = look_of(desk.game.name).drawings(desk.options).faces
    problem = desk.problem
    found: Json = {
        "rev": rev,
        "rows": [_line(desk, row, faces, readers) for row in desk.rows()],
        "box": [
            _chip(Thing(f"{BOX}/{word}", word), faces) | ({"n": count} if count > 1 else {})
            for word, count in desk.box.items()
        ],
        "options": [*_options(desk, readers)],
        "notation": desk.notation,
        "lies": {key: [*one] for key, one in lies.items()},
        "drawn": drawn,
    }
    if problem is not None:
        found["problem"] = sentence(desk, problem, readers)
    return found


def sentence(desk: Desk, error: MopsError, readers: Readers) -> Json:
    """Return what an error says by language, and the rules that it cites."""
    by_lang = {lang: error.told(lang) for lang in readers.langs}
    words = re.findall(r"[\w-]+\.[\w-]+", next(iter(by_lang.values()), ""))
    rules = [rule for rule in dict.fromkeys(words) if rule in desk.game.rules]
    for lang, text in by_lang.items():
        for rule in rules:  # a button says it
            text = text.replace(f" ({rule})", "")
        by_lang[lang] = text
    return {"text": by_lang, "rules": rules}


def _chip(thing: Thing, faces: Mapping[str, Any]) -> Json:
    found = {"id": thing.id, "word": thing.word}
    return found | ({"face": thing.card} if thing.card in faces else {})


def _line(desk: Desk, row: FieldRow, faces: Mapping[str, Any], readers: Readers) -> Json:
    one = desk.fields[row.name]
    typed = desk.typed.get(row.id)
    found: Json = {"id": row.id, "name": one.text_name, "kind": row.kind}
    found["text"] = typed[0] if typed else row.text
    help_ = {lang: said_of(desk.game.name, one.text_name, lang) for lang in readers.langs}
    if any(help_.values()):
        found["help"] = help_
    if row.seat is not None:
        found["seat"] = row.seat
    if row.kind == "things":
        found["chips"] = [_chip(thing, faces) for thing in row.things]
        if isinstance(row.inner, SeatNumber):
            for one in found["chips"]:
                one["seat"] = int(one["word"])
    elif row.kind == "choice":
        found["choices"] = [[word, {}] for word in row.choices(desk.options)]
        found["seats"] = row.is_seat
    elif row.kind == "number":
        found["least"], most = row.bounds(desk.options)
        found |= {} if most is None else {"most": most}
    if typed:
        found["error"] = sentence(desk, typed[1], readers)["text"]
    return found


def _options(desk: Desk, readers: Readers) -> Iterator[Json]:
    """Yield the options as rows: how many play, and every choice."""
    game, langs = desk.game, readers.langs
    counts = player_counts(game)
    yield _option("players", {}, str(game.players), [[str(count), {}] for count in counts])
    titles = {rule.option: rule for rule in reversed([*game.rules.values()]) if rule.option}
    tellers = [Teller(game.name, lang) for lang in langs]
    for option, values in options_of(game).items():
        rule = titles.get(option)
        title = {lang: rule.told(lang).title for lang in langs} if rule else {}
        choices = []
        for value in values:
            words = {one.lang: in_words(one, option, named(value)) for one in tellers}
            choices.append([named(value), words if all(words.values()) else {}])
        yield _option(option, title, named(getattr(desk.options, option)), choices)


def _option(name: str, title: Mapping[str, str], text: str, choices: list[Any]) -> Json:
    found: Json = {"id": name, "name": name, "kind": "choice", "text": text}
    return found | {"choices": choices} | ({"help": dict(title)} if title else {})
