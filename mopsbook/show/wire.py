"""Scenes on their way to the browser, as JSON values; see :mod:`mopsbook.show.packing`."""

from __future__ import annotations

import gc
import json
import zlib
from base64 import b64encode
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any, NamedTuple

from mopsbook.core.game import Game
from mopsbook.core.rules import Rule
from mopsbook.show.art import Symbol, symbols, written
from mopsbook.show.look import look_of
from mopsbook.show.packing import Book, Frame, Json, difference
from mopsbook.show.pictures import Recording
from mopsbook.show.scene import Face, Kit
from mopsbook.show.sentences import Chapter
from mopsbook.teach.coach import bits
from mopsbook.teach.readings import in_words, readings
from mopsbook.teach.summary import chapter_titles, summary
from mopsbook.teach.words import Teller, interface, say

VERSION = 3

__all__ = ["Frame", "kit", "packed", "replay", "sent", "sorry", "timeline", "ui", "zipped"]


@contextmanager
def without_collecting() -> Iterator[None]:
    """Pause the search for garbage: it would walk again and again over pictures that hold no cycles."""
    was = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was:
            gc.enable()


class Common:
    """What the timelines of several games of one table's look have in common, where many are kept together.

    Parameters
    ----------
    game : str
        Name of the game.
    langs, names : sequence of str
        Languages, and names by seat.
    """

    def __init__(self, game: str, langs: Sequence[str], names: Sequence[str] = ()) -> None:
        self.book = Book(game, tuple(langs), tuple(names))
        self.frames: list[Json] = []
        self._last: Json = {}

    def add(self, frame: Frame) -> None:
        """Keep a frame, by what is other than in the one before, also if that is of another timeline."""
        now = self.book.frame(frame)
        self.frames.append(difference(self._last, now) if self._last else now)
        self._last = now

    def json(self) -> Json:
        """Return it as JSON values."""
        book = self.book
        return {
            "texts": book.texts, "marks": book.marks, "cites": book.cites, "frames": self.frames,
        }  # fmt: skip


def timeline(
    frames: Iterable[Frame],
    *,
    rev: int,
    langs: Sequence[str],
    names: Sequence[str] = (),
    chapters: Sequence[Chapter] = (),
    seats: Sequence[int] = (),
    at: Sequence[int] = (),
    start: int | None = None,
    again: bool = False,
    common: Common | None = None,
) -> Json:
    """Return frames as one JSON value.

    Parameters
    ----------
    frames : iterable of Frame
        At least one; all of the same table. None is kept: those of a long game hold a million items.
    rev : int
        Number of the timeline; a message of the browser repeats it.
    langs, names : sequence of str
        Languages, and names by seat.
    chapters : sequence of Chapter
        Marks on the time line.
    seats : sequence of int
        Seats through whose eyes the game can be seen.
    at : sequence of int
        To which picture of the whole game each belongs, if some are left out.
    start : int, optional
        The first frame in which somebody has to decide, from which steps are counted.
    again : bool
        Whether nothing of what is told is new: whoever listens has heard it.
    common : Common, optional
        Where the frames are kept, with those of other timelines; then it is told only which part of them they are.
    """
    with without_collecting():
        frames = iter(frames)
        first = next(frames)
        scene = first.scene
        kept = Common(scene.game, langs, names) if common is None else common
        before = len(kept.frames)
        for frame in chain([first], frames):
            kept.add(frame)
    text = kept.book.text
    part = {"part": [before, len(kept.frames) - before]}
    told = {
        "v": VERSION,
        "rev": rev,
        **(kept.json() if common is None else part),
        "chapters": [{"at": c.at, "level": c.level, "label": text(c.label)} for c in chapters],
        "shapes": list(map(list, scene.shapes)),
        "seats": list(seats),
    }
    told |= {"at": list(at)} if at else {}
    told |= {"again": True} if again else {}
    return told | ({} if start is None else {"start": start})


def replay(recording: Recording, *, langs: Sequence[str], names: Sequence[str] = ()) -> Json:
    """Return the timeline of a recorded game; the reader can choose a seat if it may see all.

    Parameters
    ----------
    recording : Recording
        Its pictures.
    langs : sequence of str
        Languages.
    names : sequence of str, optional
        Names by seat instead of those of the record.
    """
    whole = not recording.audience
    return timeline(
        recording.frames(),
        rev=0,
        langs=langs,
        names=tuple(names) or recording.trace.names,
        chapters=recording.chapters,
        seats=range(recording.game.players) if whole and recording.hides else (),
        at=() if whole else recording.at,
        start=recording.opening,
    )


class Sent(NamedTuple):
    """A timeline as it is sent, and what is asked of it afterwards.

    Parameters
    ----------
    zipped : dict
        See :func:`zipped`.
    seats : tuple of int
        Seats through whose eyes the game can be seen.
    """

    zipped: dict[str, str]
    seats: tuple[int, ...]


def packed(timeline: Json) -> Sent:
    """Return a timeline as it is sent."""
    return Sent(zipped(timeline), tuple(timeline["seats"]))


def sent(recording: Recording, *, langs: Sequence[str], names: Sequence[str] = ()) -> Sent:
    """Return the timeline of :func:`replay` as it is sent."""
    return packed(replay(recording, langs=langs, names=names))


def kit(
    game: Game[Any, Any],
    langs: Sequence[str],
    names: Sequence[str] = (),
    drawn: Kit | None = None,
) -> Json:
    """Return drawings, names and rules of a game, and what it is in a few sentences.

    Parameters
    ----------
    game : Game
        The game; its options may change what cards show.
    langs, names : sequence of str
        Languages, and names by seat.
    drawn : Kit, optional
        Other drawings than those of its table.
    """
    tellers = {lang: Teller(game.name, lang, names) for lang in langs}
    known, otherwise = bits(game.rules), readings(game)

    def choices(rule: Rule) -> Json:
        told = {
            name: {lang: in_words(teller, rule.option, name) for lang, teller in tellers.items()}
            for name in otherwise.get(rule.id, ())
        }
        found = {name: words for name, words in told.items() if all(words.values())}
        return {"choices": found} if found else {}

    return drawn_of(game, langs, names, drawn) | {
        "rules": {
            rule.id: _rule(rule, langs)
            | ({"bit": known[rule]} if rule in known else {})
            | choices(rule)
            for rule in game.rules.values()
            if rule.status != "technical"  # of no use to anybody who plays
        },
        "chapters": {lang: chapter_titles(game.name, lang) for lang in langs},
        "summary": {lang: summary(game, lang) for lang in langs},
        "names": [next(iter(tellers.values())).name(seat) for seat in range(game.players)],
    }


def drawn_of(
    game: Game[Any, Any], langs: Sequence[str], names: Sequence[str] = (), drawn: Kit | None = None
) -> Json:
    """Return the drawings of a kit, which other options of a game may change."""
    drawn = drawn or look_of(game.name).drawings(game.options)
    tellers = {lang: Teller(game.name, lang, names) for lang in langs}

    def face(drawing: Face) -> Json:
        label = drawing.label
        told = {"w": drawing.w, "h": drawing.h, "svg": drawing.svg} | {
            "label": {
                lang: teller.tell(label.id, label.facts) if label is not None else ""
                for lang, teller in tellers.items()
            }
        }
        if drawing.at is not None:
            at = drawing.at
            told["at"] = {"x": at.x, "y": at.y, "size": at.size, "ink": at.ink}
        return told

    def drawings(art: Mapping[str, Symbol]) -> str:
        return symbols(art).replace('"', "'")  # which JSON need not escape

    def own(teller: Teller) -> str:
        told = written(drawn.art, drawn.words, lambda text: teller.tell(text.id, text.facts))
        return drawings(told)

    return {
        "art": drawings({id: one for id, one in drawn.art.items() if id not in drawn.words}),
        "written": {lang: own(teller) for lang, teller in tellers.items()},
        "faces": {key: face(drawing) for key, drawing in drawn.faces.items()},
        "back": face(drawn.back),
    }


def _rule(rule: Rule, langs: Sequence[str]) -> Json:
    told = {lang: rule.told(lang) for lang in langs}
    found: Json = {
        "section": rule.section,
        "chapter": rule.chapter,
        "status": rule.status,
        "statusText": {lang: rule.standing(lang) for lang in langs},
    }
    for part in ("title", "text", "where"):
        found[part] = {lang: getattr(text, part) for lang, text in told.items()}
    found["reading"] = {lang: text.parted[0] for lang, text in told.items()}
    found["option"] = {lang: text.parted[1] for lang, text in told.items()}
    return {
        name: one for name, one in found.items() if not isinstance(one, dict) or any(one.values())
    }


def zipped(value: Json) -> dict[str, str]:
    """Return a large JSON value in the short form in which a notebook should keep it.

    The browser reads it with its own ``DecompressionStream("deflate")``.

    Examples
    --------
    >>> short = zipped({"frames": [{"turn": "plate1"}] * 1000})
    >>> len(short["zip"]) < 200
    True
    """
    # made here, of parts that hold no circles
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), check_circular=False)
    return {"zip": b64encode(zlib.compress(text.encode(), 9)).decode("ascii")}


def ui(langs: Sequence[str]) -> dict[str, str]:
    """Return the interface's words by language, zipped."""
    return zipped({lang: interface(lang) for lang in langs})


def sorry(langs: Sequence[str]) -> dict[str, str]:
    """Return what is said where the front end may not run, by language: without it nothing could be unzipped."""
    return {lang: say("no-program", lang) for lang in langs}
