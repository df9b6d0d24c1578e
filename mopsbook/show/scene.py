"""A scene: what is to be seen and heard of a position, as plain data without a language.

A game's ``look`` makes scenes; :mod:`~mopsbook.show.svg`, :mod:`~mopsbook.show.text` and
:mod:`~mopsbook.show.wire` render them. Text enters only as a :class:`Msg`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from mopsbook.core.advice import Reason

Box = tuple[float, float, float]
"""Left, top and scale of a zone on the table."""
Pose = tuple[float, float, float]
"""x, y and rotation of an item, in units of its zone."""
WIDE, NARROW = 0, -1
"""The first and the last shape of a table."""
HINT = "hint"
"""The tone of a thing whose text is seen only while something points at it."""
SMALL = 600
"""Less wide shapes have less room beside what lies there."""


@dataclass(frozen=True, slots=True)
class Msg:
    """A message of the game's or the interface's catalogue, with its facts; see :func:`msg`."""

    id: str
    args: tuple[tuple[str, Any], ...] = ()

    @property
    def facts(self) -> dict[str, Any]:
        """The facts as :meth:`mopsbook.teach.words.Teller.tell` wants them."""
        return {name: _reason(value) for name, value in self.args}


def _reason(value: Any) -> Any:
    """Return messages as what a teller tells within others, also several of them."""
    if isinstance(value, tuple):
        return tuple(map(_reason, value))
    return Reason(value.id, value.facts) if isinstance(value, Msg) else value


def msg(message: str, **facts: Any) -> Msg:
    """Return a message with its facts; lists and reasons are frozen, so that it can be a key.

    Examples
    --------
    >>> msg("plate", player=2, cells=[[0, 1]]).facts
    {'player': 2, 'cells': ((0, 1),)}
    """
    return Msg(message, tuple([(name, _frozen(value)) for name, value in facts.items()]))


def _frozen(value: Any) -> Any:
    if type(value) in (str, int, bool):  # nearly always
        return value
    if isinstance(value, Reason):
        return msg(value.message, **value.facts)
    return tuple(map(_frozen, value)) if isinstance(value, list | tuple) else value


Words = Msg | int
"""A number is the same text in every language."""


@dataclass(frozen=True, slots=True)
class Lettering:
    """Where an item's text stands on a face: middle of the baseline, font size and colour."""

    x: float
    y: float
    size: float
    ink: str


@dataclass(frozen=True, slots=True)
class Face:
    """How a card or thing is drawn, in a box from 0, 0 to `w`, `h`.

    Parameters
    ----------
    w, h : float
        Size in units of a zone.
    svg : str
        Inner SVG; it may ``<use>`` symbols of its kit.
    label : Msg or None
        What is spoken; None for mere decoration.
    at : Lettering, optional
        Where an item's text is written; the middle of the lower edge if left out.
    """

    w: float
    h: float
    svg: str
    label: Msg | None
    at: Lettering | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Kit:
    """All drawings of a game under its options.

    Parameters
    ----------
    art : mapping
        Symbol id to its ``viewBox`` and inner SVG.
    faces : mapping
        Face key to face. The key of a card is its notation.
    back : Face
        The back of a card.
    words : mapping, optional
        Of symbols on which something is written: the message that says it, in place of
        :data:`~mopsbook.show.art.WORDS` in their SVG.
    """

    art: Mapping[str, tuple[tuple[float, float, float, float], str]]
    faces: Mapping[str, Face]
    back: Face
    words: Mapping[str, Msg] = field(default_factory=dict)


EACH = 20
"""As many zones has a seat at most, one after the other in reading."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A part of the table.

    Parameters
    ----------
    label : Msg
        What it is called.
    kind : str
        A word for it, such as ``"hand"``.
    boxes : tuple of Box
        Where it lies in each shape of the table.
    size : tuple
        Width and height in its own units.
    order : int
        When it comes in reading.
    seat : int, optional
        Whose it is, for the text rendering.
    over : bool
        Whether it is drawn over all else that its seat has.
    """

    label: Msg
    kind: str
    boxes: tuple[Box, ...]
    size: tuple[float, float]
    order: int
    seat: int | None = None
    over: bool = False

    @property
    def drawn(self) -> int:
        """When it comes in drawing; later ones lie over earlier ones."""
        return self.order + (EACH - 1 if self.over else 0)


@dataclass(frozen=True, slots=True)
class Item:
    """Something in a zone.

    Parameters
    ----------
    kind : str
        ``"card"``, ``"thing"``, ``"plate"`` (a name) or ``"caption"`` (mere text).
    zone : str
        Id of its zone.
    x, y, r : float
        Its middle in units of the zone, and degrees clockwise.
    n : int
        Its rank within the zone, for keys, ear and overlap.
    face : str or None
        Key of the kit; None is the back of a card.
    text, say : Msg or int, optional
        What is written on it, and what is spoken instead of label and text.
    others : tuple of Pose
        x, y and r in the shapes after the first, where they differ.
    tone : str, optional
        A shade of meaning, such as ``"you"`` for the reader's plate; see :data:`HINT`.
    z : int
        Height; higher items cover lower ones.
    seat : int, optional
        Whose it is, for the text rendering.
    was : str, optional
        Its id on the picture before, if that was another: it glides from there.
    via : tuple of str
        Items over which it glides.
    key : str, optional
        A key that presses it, if no other item has the same.
    name : str, optional
        What it is called in notation, where its id says more, such as in whose hand a card lies; it is not sent.
    """

    kind: str
    zone: str
    x: float
    y: float
    n: int = 0
    face: str | None = None
    text: Words | None = None
    say: Msg | None = None
    others: tuple[Pose, ...] = ()
    tone: str | None = None
    r: float = 0
    z: int = 0
    seat: int | None = None
    was: str | None = None
    via: tuple[str, ...] = ()
    key: str | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class Mark:
    """What is special about an item now.

    Parameters
    ----------
    kind : str
        ``"legal"``, ``"dim"``, ``"wins"``, ``"best"`` (belongs to what is best), ``"lowest"``
        (or comes off worst), ``"picked"``, ``"told"`` (it is spoken of), ``"open"`` (to be chosen from, but not by whoever looks), ``"active"`` (just now moved) or ``"hit"`` (crossed out: it is or, with a
        `why`, would be taken off its place).
    tag : Msg, optional
        A word on a small flag.
    why : Msg, optional
        Why it cannot be played, in a few words; or what it can do.
    rules : tuple of str
        The rules behind `why`.
    """

    kind: str
    tag: Msg | None = None
    why: Msg | None = None
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow between two items or zones; `kind` is ``"moves"`` or ``"takes"``.

    In a graph it ``"leads"`` one way, or is a ``"link"``, a line without a head; it lights up with its ends, and with
    the items that it is `of`.

    It may lead past items, `via` them, on the side of the middle of the table.
    """

    start: str
    end: str
    kind: str
    label: Msg | None = None
    via: tuple[str, ...] = ()
    of: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SheetRow:
    """A row of a score sheet; `strong` marks who wins. What each language writes otherwise, such as half a point, is a message."""

    label: Msg
    cells: tuple[str | Msg, ...]
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A score sheet."""

    caption: Msg
    head: tuple[Msg, ...]
    rows: tuple[SheetRow, ...]
    result: Msg | None = None


@dataclass(frozen=True, slots=True)
class Scene:
    """What is to be seen of a position.

    Parameters
    ----------
    game : str
        Name of the game, whose catalogue holds the messages.
    kit : Kit
        The drawings.
    shapes : tuple of tuple of int
        Width and height of the table in each of its shapes, the widest first.
    title : tuple of Msg
        The name of the game, then what is going on.
    zones, items, marks : mapping
        By id; a mark has the id of its item. A known card has itself as id.
    arrows : tuple of Arrow
        What moved just now.
    turn : str or None
        Id of the plate of whoever has to move.
    sheet : Sheet or None
        The score sheet, when there is something to write on it.
    about : mapping
        Which items an item concerns; who points at either end sees the other light up. One with a ``-``
        before it fades instead, when the item is pointed at.
    """

    game: str
    kit: Kit
    shapes: tuple[tuple[int, int], ...]
    title: tuple[Msg, ...]
    zones: Mapping[str, Zone]
    items: Mapping[str, Item]
    marks: Mapping[str, Mark] = field(default_factory=dict)
    arrows: tuple[Arrow, ...] = ()
    turn: str | None = None
    sheet: Sheet | None = None
    about: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    def at(self, item: Item, shape: int = WIDE) -> tuple[float, float, float, float]:
        """Return x, y, rotation and scale of an item in one of the shapes."""
        left, top, scale = self.zones[item.zone].boxes[shape]
        there = shape != WIDE and item.others
        x, y, r = there[shape - (shape > 0)] if there else (item.x, item.y, item.r)
        return left + x * scale, top + y * scale, r, scale

    def drawing(self, item: Item) -> Face | None:
        """Return how an item is drawn; None if it is mere text."""
        if item.face is not None:
            return self.kit.faces[item.face]
        return self.kit.back if item.kind == "card" else None

    def has_name(self, item: Item) -> bool:
        """Say whether something is spoken of an item; what has no name is decoration."""
        face = self.drawing(item)
        said = item.say if item.text is None else item.text
        return said is not None or (face is not None and face.label is not None)

    def room(self, item: Item) -> float:
        """Return how wide the words of an item may be: nearly as far as its zone goes to both sides."""
        return 2 * min(item.x, self.zones[item.zone].size[0] - item.x) - 6
