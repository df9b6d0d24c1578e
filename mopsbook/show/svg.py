"""A scene as one SVG that needs nothing else: for notebooks without a widget, and for print."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from html import escape
from textwrap import wrap

from mopsbook.core.settings import spoken
from mopsbook.show.arrows import arc
from mopsbook.show.art import symbols, written
from mopsbook.show.lettering import FLAG, FLAGGED, LETTER, NAME, PLATE, TAG, TITLE, WORDS, pill
from mopsbook.show.lying import Boxes, seen
from mopsbook.show.scene import HINT, SMALL, WIDE, Arrow, Face, Item, Kit, Scene, Sheet, Words
from mopsbook.show.sentences import Note
from mopsbook.show.text import as_text, cells_of
from mopsbook.teach.words import Teller

HEAD = 40
ROW = 24
"""Height of the line above the table, and of each line below it."""
PROMPT = 14
"""How large what is to be decided is written."""
INK, SOFT, PAPER, STRONG = "#33261c", "#6b5a47", "#fffaf0", "#3a2c22"
RINGS = {
    "legal": ("#2568e0", 'stroke-width="3.5"'),
    "open": (SOFT, 'stroke-width="2"'),
    "wins": ("#e6a100", 'stroke-width="5"'),
    "best": ("#e6a100", 'stroke-width="5"'),
    "told": ("#7657d3", 'stroke-width="9" stroke-opacity="0.6"'),
    "lowest": ("#7657d3", 'stroke-width="4" stroke-dasharray="7 4.5"'),
    "picked": (STRONG, 'stroke-width="6"'),
    "active": ("#2568e0", 'stroke-width="3" stroke-dasharray="1.5 5"'),
    "hit": ("#c13a2c", 'stroke-width="2.5" stroke-dasharray="4 3"'),
}
STAR = "M0-8 2.4-2.7 8-2.2 3.8 1.7 5 7.4 0 4.4-5 7.4-3.8 1.7-8-2.2-2.4-2.7z"
"""On what is recommended: without colours, too, it is told from what has won."""
DASHES = {
    "moves": 'stroke-dasharray="6 5"',
    "takes": 'stroke-dasharray="1 6" stroke-linecap="round"',
    "leads": "",
}
TAGS = {"wins": "#8a5f00", "best": "#8a5f00", "lowest": "#6444c4"}


def as_svg(
    scene: Scene,
    lang: str | None = None,
    names: Sequence[str] | None = None,
    shape: int = WIDE,
    prompt: Note | None = None,
    you: int | None = None,
    titled: bool = True,
) -> str:
    """Return a scene as SVG, in one of its shapes, with its title above it and below it what is to be decided.

    Names and all other texts are escaped, and every id begins with a prefix of its own, so that
    several pictures can stand on one page.
    """
    tell = Teller(scene.game, lang, names, you)
    width, height = scene.shapes[shape]
    below = _prompt(tell, prompt, width) if prompt is not None else []
    below += _sheet(tell, scene.sheet, width, len(below)) if scene.sheet is not None else []
    head, foot = HEAD if titled else 0, ROW * len(below)
    title = [tell.tell(part.id, part.facts) for part in scene.title]
    body = [
        f'<rect width="{width}" height="{height + head + foot}" rx="16" fill="#f6f1e7"/>',
        _title(title, width) if titled else "",
        f'<g transform="translate(0,{head})">',
        f'<rect width="{width}" height="{height}" rx="20" fill="#e6dcc6"/>',
        f'<rect x="8" y="8" width="{width - 16}" height="{height - 16}" rx="15" fill="#e0d4b9"/>',
    ]
    lines = [(arrow.kind == "link", _arrow(scene, tell, arrow, shape)) for arrow in scene.arrows]
    body += [line for behind, line in lines if behind]
    items = [(item, _item(scene, tell, key, item, shape)) for key, item in _order(scene)]
    body += [drawn for item, drawn in items if item.kind != "plate"]
    body += [line for behind, line in lines if not behind]
    body += [drawn for item, drawn in items if item.kind == "plate"]
    body.append(f'</g><g transform="translate(0,{head + height})">{"".join(below)}</g>')
    inner = "".join(body)
    symbols = _symbols(scene.kit, inner, tell)
    if scene.arrows:
        symbols += (
            '<marker id="arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="6" '
            'markerHeight="6" orient="auto"><path d="M0 0 10 5 0 10z" fill="#7657d3"/></marker>'
        )
    told = escape(as_text(scene, lang, names, prompt, you))
    inner = f"<title>{escape(' · '.join(title))}</title><desc>{told}</desc><defs>{symbols}</defs>{inner}"
    prefix = "m" + sha256(inner.encode()).hexdigest()[:8]
    # behind a quotation mark each time, so that a text that looks like it stays as it is
    inner = re.sub(r'( id="|href="#|="url\(#)', rf"\1{prefix}-", inner)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + head + foot}" '
        f'width="{width}" height="{height + head + foot}" role="img" lang="{escape(spoken(lang))}" '
        f'font-family="system-ui, sans-serif">{inner}</svg>'
    )


def _title(title: list[str], width: float) -> str:
    name, rest = escape(title[0]), escape(" · ".join(title[1:]))
    top, big, small, second = 26, 18.0, 13.0, 'dx="10"'
    if width < SMALL:  # two lines
        top, big, small, second = 17, 15, 10.5, 'x="20" dy="15"'
    return (
        f'<text x="20" y="{top}" fill="{INK}"><tspan font-size="{big:g}" font-weight="800">{name}'
        f'</tspan><tspan {second} font-size="{small:g}" fill="{SOFT}">{rest}</tspan></text>'
    )


def _order(scene: Scene) -> list[tuple[str, Item]]:
    """Return the items from the lowest to the highest."""
    return sorted(
        scene.items.items(),
        key=lambda entry: (scene.zones[entry[1].zone].drawn, entry[1].z, entry[1].n),
    )


def _item(scene: Scene, tell: Teller, key: str, item: Item, shape: int) -> str:
    x, y, r, scale = scene.at(item, shape)
    mark = scene.marks.get(key)
    face = scene.drawing(item)
    lift = -22 if mark is not None and mark.kind == "picked" and item.kind == "card" else 0
    parts = []
    top = 14.0 - FLAGGED  # above a name
    if face is not None:
        top = -face.h / 2
        if mark is not None and mark.kind in RINGS:
            colour, stroke = RINGS[mark.kind]
            gap = 3.5 if item.kind == "card" else 1.5
            parts.append(
                f'<rect x="{-face.w / 2 - gap:g}" y="{top - gap:g}" width="{face.w + gap * 2:g}" '
                f'height="{face.h + gap * 2:g}" rx="11" fill="none" stroke="{colour}" {stroke} '
                'vector-effect="non-scaling-stroke"/>'
            )
        parts.append(_face(tell, item, face, faint=mark is not None and mark.kind == "dim"))
        if mark is not None and mark.kind == "best":
            parts.append(
                f'<path d="{STAR}" transform="translate({face.w / 2:g},{top:g}) scale({1 / scale:g})" '
                f'fill="{RINGS["best"][0]}" stroke="{INK}"/>'
            )
        if mark is not None and mark.kind == "hit":
            w, h = face.w / 2, face.h / 2
            # its middle stays free: what is crossed out can be read
            arms = ((x * w, y * h) for x in (-1, 1) for y in (-1, 1))
            way = "".join(f"M{x:g} {y:g}l{-x / 2:g} {-y / 2:g}" for x, y in arms)
            parts.append(
                f'<path d="{way}" fill="none" '
                f'stroke="{RINGS["hit"][0]}" stroke-width="3" stroke-linecap="round"/>'
            )
    elif item.kind == "plate":
        fill, ink = (STRONG, PAPER) if item.tone == "you" else (PAPER, INK)
        colour = RINGS["legal"][0] if item.tone == "you" else STRONG
        ring = f' stroke="{colour}" stroke-width="3"' if scene.turn == key else ""
        room = scene.room(item)
        parts.append(_pill(_words(tell, item.text), 0, NAME, fill, ink, ring, room=room))
    elif item.tone == "quiet":
        parts.append(_text(_words(tell, item.text), 0, 4.5, WORDS, SOFT, 400))
    else:
        parts.append(_text(_words(tell, item.text), 0, 4.5, TITLE, SOFT, 700))
    if mark is not None and mark.tag is not None:
        tag = _pill(_words(tell, mark.tag), 0, TAG, TAGS.get(mark.kind, STRONG), "#fff", "", FLAG)
        left, _, right, _ = seen(scene, key, shape)
        aside = ((left + right) / 2 - x) / scale
        parts.append(
            f'<g transform="translate({aside:g},{top:g}) scale({1 / scale:g}) translate(0,-14)">{tag}</g>'
        )
    turned = f" rotate({r:g})" if r else ""
    sized = f" scale({scale:g})" if scale != 1 else ""
    return (
        f'<g transform="translate({x:g},{y + lift * scale:g}){turned}{sized}">{"".join(parts)}</g>'
    )


def _face(tell: Teller, item: Item, face: Face, faint: bool) -> str:
    shadow = ""
    if item.kind == "card":
        shadow = (
            f'<rect x="1.5" y="3" width="{face.w:g}" height="{face.h:g}" rx="9" '
            f'fill="{PAPER if faint else "#000"}" opacity="{1 if faint else 0.16}"/>'
        )
    text = ""
    if item.text is not None and item.tone != HINT:
        at = face.at
        x, y, size, ink = (
            (at.x, at.y, at.size, at.ink) if at else (face.w / 2, face.h - 7, 13, "#fff")
        )
        text = _text(_words(tell, item.text), x, y, size, ink, 700)
    seen = ' opacity=".42"' if faint else ""
    return (
        f'<g transform="translate({-face.w / 2:g},{-face.h / 2:g})">{shadow}'
        f"<g{seen}>{face.svg}{text}</g></g>"
    )


def _words(tell: Teller, words: Words | None) -> str:
    if words is None:
        return ""
    return str(words) if isinstance(words, int) else tell.tell(words.id, words.facts)


def _text(text: str, x: float, y: float, size: float, ink: str, weight: int) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" text-anchor="middle" font-size="{size:g}" '
        f'font-weight="{weight}" fill="{ink}">{escape(text)}</text>'
    )


def _pill(
    text: str, y: float, size: float, fill: str, ink: str, more: str, tall: float = PLATE,
    room: float = 1000,
) -> str:  # fmt: skip
    width, height = pill(text, size), size * tall
    told = _text(text, 0, y + size * 0.35, size, ink, 700)
    if width > room:  # the letters are made narrower
        width = room
        fit = f'<text textLength="{room - size * 1.7:g}" lengthAdjust="spacingAndGlyphs"'
        told = told.replace("<text", fit, 1)
    return (
        f'<rect x="{-width / 2:g}" y="{y - height / 2:g}" width="{width:g}" height="{height:g}" '
        f'rx="{height / 2:g}" fill="{fill}"{more}/>{told}'
    )


def _arrow(scene: Scene, tell: Teller, arrow: Arrow, shape: int) -> str:
    text = tell.tell(arrow.label.id, arrow.label.facts) if arrow.label is not None else ""
    drawn = arc(scene, arrow, shape, len(text), Boxes(lambda words: len(_words(tell, words))))
    if drawn is None:
        return ""
    label = ""
    if text:
        label = _text(text, *drawn.label, WORDS, "#5a3fb5", 600).replace(
            "<text", '<text stroke="#e0d4b9" stroke-width="4" paint-order="stroke"'
        )
    look = (
        'stroke="#a08f78" stroke-width="1.5"'
        if arrow.kind == "link"
        else f'stroke="#7657d3" stroke-width="2.5" {DASHES[arrow.kind]} marker-end="url(#arrow-head)"'
    ).replace("  ", " ")
    return f'<path d="{drawn.path}" fill="none" {look}/>{label}'


def _prompt(tell: Teller, prompt: Note, width: float) -> list[str]:
    """Return the lines of what is to be decided, on the ground that it has in a widget."""
    words = wrap(_words(tell, prompt.text), int((width - 56) / (PROMPT * LETTER)))
    ground = (
        f'<rect x="8" y="5" width="{width - 16}" height="{ROW * len(words) + 4}" rx="10" '
        f'fill="{STRONG}"/>'
    )
    lines = [
        _text(line, 28, ROW * n + 24, PROMPT, PAPER, 700).replace('"middle"', '"start"')
        for n, line in enumerate(words)
    ]
    return [ground + lines[0], *lines[1:], ""]


def _sheet(tell: Teller, sheet: Sheet, width: float, above: int) -> list[str]:
    """Return the lines of a score sheet, to stand below the table and what is above it."""
    words = partial(_words, tell)
    rows = [([words(cell) for cell in sheet.head], True)]
    rows += [
        ([words(row.label), *told], row.strong)
        for row in sheet.rows
        for told in [cells_of(tell, row)]
    ]
    step = min(90, (width - 140) / max(1, len(sheet.head) - 1))
    lines = []
    for n, (cells, strong) in enumerate(rows):
        for column, cell in enumerate(cells):
            x = 20 if column == 0 else 120 + step * column - step / 2
            text = _text(cell, x, ROW * (n + above) + 17, 12.5, INK, 700 if strong else 400)
            lines.append(text.replace('"middle"', '"start"') if column == 0 else text)
        lines[-len(cells) :] = ["".join(lines[-len(cells) :])]
    if sheet.result is not None:
        text = _text(words(sheet.result), 20, ROW * (len(rows) + above) + 17, 13, INK, 700)
        lines.append(text.replace('"middle"', '"start"'))
    return lines


def _symbols(kit: Kit, body: str, tell: Teller) -> str:
    """Return the symbols that `body` uses, and those that these use."""
    art = {**kit.art, **written(kit.art, kit.words, lambda text: tell.tell(text.id, text.facts))}
    wanted: dict[str, None] = {}
    left = _used(body, art)
    while left:
        name = left.pop()
        if name not in wanted:
            wanted[name] = None
            left += _used(art[name][1], art)
    return symbols({name: art[name] for name in sorted(wanted)})


def _used(svg: str, art: Mapping[str, object]) -> list[str]:
    return [name for name in re.findall(r'href="#([^"]+)"', svg) if name in art]
