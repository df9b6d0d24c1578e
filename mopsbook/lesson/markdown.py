"""The text of a lesson in its parts: paragraphs as safe HTML, headings, and fenced blocks with their lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from mopsbook.core.errors import MopsError, short
from mopsbook.core.hints import near

BOARD, TURN, QUESTION, HIDDEN = "board", "turn", "question", "hidden"
KEYS: dict[str, tuple[str, ...]] = {
    BOARD: ("position", "seed", "eyes", "move", "say", "ring", "arrow", "try"),
    TURN: ("position", "seed", "eyes", "move", "hint", "right", "other", "why", "ring", "arrow"),
    QUESTION: (
        "position", "ask", "right", "wrong", "why", "play", "because", "click", "number", "order", "rule", "level",
        "seat", "about", "kind", "seed", "count", "guess",
    ),
    HIDDEN: (),
}  # fmt: skip
"""The kinds of blocks of a lesson, and what the lines of each begin with."""
ENTRY = re.compile(r"\s*([^\W\d_]\w*)\s*:\s*(.*)", re.DOTALL)
FENCES = ("```", "~~~")
"""What a block begins with."""
HEAD = re.compile(r"(\s*)---[ \t]*\n(.*?\n)---[ \t]*(?:\n|$)", re.DOTALL)


class Entry(NamedTuple):
    """One line of the head or of a block, with those that go on with it."""

    line: int
    key: str
    value: str


class Prose(NamedTuple):
    """Text, as HTML in which nothing of the teacher's is HTML."""

    line: int
    html: str


class Heading(NamedTuple):
    """A heading, as plain text."""

    line: int
    level: int
    text: str


class Break(NamedTuple):
    """A line across the page, after which a new step begins."""

    line: int


class Block(NamedTuple):
    """A fenced block of one of the kinds of a lesson."""

    line: int
    kind: str
    text: str


Part = Prose | Heading | Break | Block


@cache
def _parser() -> MarkdownIt:
    # what a picture shows would have to be fetched, and raw HTML could run: both stay the text that they are
    parser = MarkdownIt("commonmark", {"html": False}).enable("table").disable("image")
    parser.add_render_rule("link_open", _link)
    return parser


@lru_cache(maxsize=1)
def _parsed(text: str) -> Sequence[Token]:
    """Return the tokens of a text, which is gone through more than once."""
    return _parser().parse(text)


def _link(renderer: Any, tokens: Sequence[Token], at: int, options: Any, env: Any) -> str:
    tokens[at].attrs |= {"target": "_blank", "rel": "noopener"}
    told: str = renderer.renderToken(tokens, at, options, env)
    return told


def html_of(text: str) -> str:
    """Return Markdown as HTML that holds nothing that could run or be fetched.

    Examples
    --------
    >>> html_of("A **cat** <b>may</b>")
    '<p>A <strong>cat</strong> &lt;b&gt;may&lt;/b&gt;</p>'
    """
    return str(_parser().render(text)).strip()


def split(text: str) -> tuple[str, int, str]:
    """Return the head of a lesson, the line after it, and the rest."""
    found = HEAD.match(text)
    if found is None:
        return "", 0, text
    # lines above it are counted, too
    head = "\n" * found[1].count("\n") + found[2]
    return head, found[0].count("\n"), text[found.end() :]


def parts(text: str, before: int) -> Iterator[Part]:
    r"""Yield the parts of a text that begins after so many lines.

    Examples
    --------
    >>> [type(part).__name__ for part in parts("# One\n\nText.\n\n```board\nmove: 1 play R2\n```", 0)]
    ['Heading', 'Prose', 'Block']
    """
    parser = _parser()
    tokens, env = _parsed(text), dict[str, Any]()
    begin = 0
    for at, token in enumerate(tokens):
        if token.level or token.nesting > 0:
            continue
        group, begin = tokens[begin : at + 1], at + 1
        first = group[0]
        line = before + (first.map or [0])[0] + 1
        if first.type == "heading_open":
            yield Heading(line, int(first.tag[1:]), _plain(group[1]))
        elif first.type == "hr":
            yield Break(line)
        elif first.type == "fence" and _kind(first) in KEYS:
            yield Block(line, _kind(first), first.content)
        else:
            yield Prose(line, str(parser.renderer.render(group, parser.options, env)).strip())


def unclosed(text: str, before: int) -> Iterator[tuple[int, MopsError]]:
    """Yield the blocks of a lesson that no line of backticks ends: what is below belongs to them, and may begin another."""
    rows = text.split("\n")
    for token in _parsed(text):
        if token.type != "fence" or token.level or _kind(token) not in KEYS:
            continue
        first, end = token.map or [0, 0]
        closed = end - first > 1 and rows[end - 1].strip().startswith(token.markup)
        if not closed or any(map(_opened, token.content.split("\n"))):
            yield before + first + 1, MopsError("lesson-open", kind=_kind(token))


def misspelt(text: str, before: int) -> Iterator[tuple[int, MopsError]]:
    """Yield the blocks whose kinds look like those of a lesson, and are shown as code."""
    for token in _parsed(text):
        kind = _kind(token) if token.type == "fence" else ""
        if kind and kind not in KEYS and (hint := near(kind, KEYS)):
            line = before + (token.map or [0])[0] + 1
            yield line, MopsError("lesson-block", kind=short(kind), kinds=KEYS, hint=hint)


def within(text: str, before: int) -> Iterator[tuple[int, MopsError]]:
    """Yield the blocks that are shown as code since they are indented, or stand in a list or in a quotation."""
    for token in _parsed(text):
        kind = _opened(token.content.partition("\n")[0]) if token.type == "code_block" else ""
        if token.type == "fence" and token.level:
            kind = _kind(token)
        if kind in KEYS:
            yield before + (token.map or [0])[0] + 1, MopsError("lesson-within-block", kind=kind)


def _opened(row: str) -> str:
    """Return the kind of the block of a lesson that a row begins; "" if it begins none."""
    kind = row.strip().lstrip("`~").strip() if row.strip()[:3] in FENCES else ""
    return kind if kind in KEYS else ""


def _kind(token: Token) -> str:
    return (token.info.split() or [""])[0]


def _plain(inline: Token) -> str:
    return "".join(one.content for one in inline.children or () if not one.nesting)


def entries(
    text: str, line: int, known: Sequence[str] | None = None
) -> Iterator[Entry | tuple[int, MopsError]]:
    r"""Yield the entries of a head or a block, whose first line is `line`, and what is wrong with some.

    What does not begin with a known word and is indented goes on with the line before it.

    Examples
    --------
    >>> [tuple(one) for one in entries("ask: Who\n  takes it?\nright: Ben", 4, KEYS["question"])]
    [(4, 'ask', 'Who\ntakes it?'), (6, 'right', 'Ben')]
    """
    open_: Entry | None = None
    for number, row in enumerate(text.split("\n"), line):
        found = ENTRY.fullmatch(row)
        key = found[1].lower() if found else ""  # what writes for us likes to begin with a capital
        if found and (known is None or key in known):
            if open_:
                yield open_
            open_ = Entry(number, key, found[2].strip())
        elif row[:1].isspace() and row.strip() and open_:
            open_ = open_._replace(value=f"{open_.value}\n{row.strip()}")
        elif row.strip() and not _opened(row):
            word = found[1] if found else row.split()[0]
            if known is None:
                yield number, MopsError("lesson-head", row=short(row))
                continue
            hint = near(word, known)
            yield number, MopsError("lesson-line-key", row=short(row), keys=known, hint=hint)
    if open_:
        yield open_
