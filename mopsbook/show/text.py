"""A scene as lines of text: the same scene always gives the same lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from mopsbook.show.scene import Item, Scene, Sheet, SheetRow, Words, Zone
from mopsbook.show.sentences import Note
from mopsbook.teach.words import Teller

Inside = list[tuple[str, Item]]
SIGNS = {"legal": ("*", "mark-legal"), "open": ("*", "mark-legal"), "picked": ("+", "mark-picked")}
"""Behind a card, and what they mean."""


def as_text(
    scene: Scene,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    prompt: Note | None = None,
    you: int | None = None,
) -> str:
    """Return a scene as text, with what is to be decided in its last line.

    Cards stand in notation, so that they can be typed into a move. A star marks cards that can be
    played, ``>`` whose turn it is.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook.games.mopsen import look
    >>> s = mops.game("mopsen", players=3).position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> print(as_text(look.scene(s)))
    Mopsen · Round 1 of 3 · Trick 1 · Anna led red 5 · Ben’s turn
    Pecking order: Red, Blue, Yellow, Cat
    Stack: no card
    Discard pile: –
    Trick: R5 Anna
    > Ben, 0 points, and in this round 9 so far: 7 bones and 2 cards in hand
        Bowl of Ben: empty, worth 7 bones
        Hand of Ben: R2* B3
      Cleo, 0 points, and in this round 8 so far: 7 bones and one card in hand
        Bowl of Cleo: empty, worth 7 bones
        Hand of Cleo: Y4
      Anna, 0 points, and in this round 8 so far: 7 bones and one card in hand
        Bowl of Anna: empty, worth 7 bones
        Hand of Anna: R1
    * can be played
    """
    tell = Teller(scene.game, lang, names, you)
    lines = [" · ".join(tell.tell(title.id, title.facts) for title in scene.title)]
    # what a seat has stands together, its name first
    names_of = {item.zone for item in scene.items.values() if item.kind == "plate"}
    begins: dict[int | None, int] = {}
    for zone in scene.zones.values():
        begins[zone.seat] = min(zone.order, begins.get(zone.seat, zone.order))

    def place(entry: tuple[str, Zone]) -> tuple[bool, int, bool, int]:
        zone_id, zone = entry
        first = zone.order if zone.seat is None else begins[zone.seat]
        return zone.seat is not None, first, zone_id not in names_of, zone.order

    for zone_id, zone in sorted(scene.zones.items(), key=place):
        inside = [(key, item) for key, item in scene.items.items() if item.zone == zone_id]
        inside.sort(key=lambda entry: entry[1].n)
        lines += _zone(tell, scene, zone, inside)
    lines += _legend(tell, scene)
    if scene.sheet is not None:
        lines += _sheet(tell, scene.sheet)
    if prompt is not None:
        lines.append(_words(tell, prompt.text))
    return "\n".join(lines)


def _legend(tell: Teller, scene: Scene) -> Iterator[str]:
    """Yield what the signs behind cards mean: the reason if all cards with a sign have the same."""
    for kind, (sign, told) in SIGNS.items():
        whys = {
            mark.why
            for item, mark in scene.marks.items()
            if mark.kind == kind and scene.items[item].kind == "card"
        }
        if whys:
            yield f"{sign} {_words(tell, whys.pop() if len(whys) == 1 else None) or tell.tell(told)}"


def _zone(tell: Teller, scene: Scene, zone: Zone, inside: Inside) -> Iterator[str]:
    for key, item in inside:
        if item.kind == "plate":
            turn = "> " if scene.turn == key else "  "
            yield turn + _words(tell, item.say or item.text) + _tag(tell, scene, key)
    if zone.kind != "grid" and any(item.kind in ("plate", "caption") for _, item in inside):
        return
    label = tell.tell(zone.label.id, zone.label.facts)
    inset = "    " if zone.seat is not None else ""
    if zone.kind == "grid":
        yield f"{inset}{label}:"
        yield from (f"{inset}  {line}" for line in _grid(tell, scene, inside))
        return
    things = (_spoken(tell, scene, item) for _, item in inside if item.kind == "thing")
    said = ", ".join(filter(None, things))
    cards = _cards(tell, scene, [entry for entry in inside if entry[1].kind == "card"])
    if said.startswith(label):
        yield f"{inset}{said}" + (f" ({cards})" if cards else "")
    else:
        yield f"{inset}{label}: {' '.join(filter(None, (said, cards))) or '–'}"


def _grid(tell: Teller, scene: Scene, inside: Inside) -> Iterator[str]:
    """Yield the rows of a grid: what lies in it by its face, captions, and what can be used."""
    words: dict[tuple[float, float], str] = {}
    for key, item in inside:
        face, mark = scene.drawing(item), scene.marks.get(key)
        sign = SIGNS[mark.kind][0] if mark is not None and mark.kind in SIGNS else ""
        seen = item.face if face is not None and face.label is not None else ""
        number = f"({item.text})" if seen and item.text is not None else ""
        word = f"{seen}{number}{sign}" or _words(tell, item.text)
        if word:
            words[item.y, item.x] = word
    columns = sorted({x for _, x in words})
    widths = [max(len(word) for (_, at), word in words.items() if at == x) for x in columns]
    for row in sorted({y for y, _ in words}):
        cells = (
            words.get((row, x), "").ljust(width) for x, width in zip(columns, widths, strict=True)
        )
        yield " ".join(cells).rstrip()


def cells_of(tell: Teller, row: SheetRow) -> list[str]:
    """Return what stands in the cells of a row of a sheet."""
    return [cell if isinstance(cell, str) else _words(tell, cell) for cell in row.cells]


def _words(tell: Teller, words: Words | None) -> str:
    if words is None:
        return ""
    return str(words) if isinstance(words, int) else tell.tell(words.id, words.facts)


def _spoken(tell: Teller, scene: Scene, item: Item) -> str:
    """Return a thing in words: its text if that says all, else what is spoken; "" if decoration."""
    face = scene.drawing(item)
    if face is None or (face.label is None and item.say is None):
        return ""
    if item.text is not None and not isinstance(item.text, int):
        return _words(tell, item.text)
    return _words(tell, item.say or face.label)


def _cards(tell: Teller, scene: Scene, cards: Inside) -> str:
    told = [_card(tell, scene, key, item) for key, item in cards]
    found = []
    for text, same in groupby(told):
        count = len(list(same))
        found.append(f"{count} × {text}" if count > 1 else text)
    return (", " if any(" " in text for text in told) else " ").join(found)


def _card(tell: Teller, scene: Scene, key: str, item: Item) -> str:
    text = item.face or _words(tell, scene.kit.back.label)
    mark = scene.marks.get(key)
    if mark is not None and mark.kind in SIGNS:
        text += SIGNS[mark.kind][0]
    if item.seat is not None:
        text += f" {tell.name(item.seat)}"
    return text + _tag(tell, scene, key)


def _tag(tell: Teller, scene: Scene, key: str) -> str:
    mark = scene.marks.get(key)
    return f" ({_words(tell, mark.tag)})" if mark is not None and mark.tag is not None else ""


def _sheet(tell: Teller, sheet: Sheet) -> list[str]:
    rows = [[_words(tell, cell) for cell in sheet.head]]
    rows += [
        [_words(tell, row.label), *told] for row in sheet.rows for told in [cells_of(tell, row)]
    ]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = [_words(tell, sheet.caption)]
    for first, *cells in rows:
        numbers = (cell.rjust(width) for cell, width in zip(cells, widths[1:], strict=True))
        lines.append("  ".join((f"  {first.ljust(widths[0])}", *numbers)))
    if sheet.result is not None:
        lines.append(_words(tell, sheet.result))
    return lines
