"""A lesson in another language: its texts are messages; positions, moves and things are the same."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mopsbook.editions.markdown import Translate, message, translated
from mopsbook.lesson import markdown
from mopsbook.lesson.markdown import BOARD, HIDDEN, KEYS, QUESTION, TURN, Entry

WORDS: Mapping[str, frozenset[str]] = {
    BOARD: frozenset({"say"}),
    TURN: frozenset({"hint", "right", "why"}),
    QUESTION: frozenset({"ask", "because", "order", "right", "why", "wrong"}),
}
"""Which lines of each kind of block are words."""
HEAD = frozenset({"title", "names"})
CLICKED = frozenset({"right", "wrong"})
"""Lines that are no words, but things on the table, where a question is answered by clicking."""


def translated_lesson(text: str, translate: Translate, lang: str) -> str:
    r"""Put a lesson into another language.

    Parameters
    ----------
    text : str
        The lesson, as it was written.
    translate : callable
        Is given each message.
    lang : str
        The language.

    Examples
    --------
    >>> print(translated_lesson('''---
    ... game: mopsen
    ... language: en
    ... ---
    ... # Cats
    ...
    ... ```turn
    ... move: 1 play C4
    ... hint: Which has
    ...   no pug?
    ... ```''', str.upper, "de"))
    ---
    game: mopsen
    language: de
    ---
    # CATS
    <BLANKLINE>
    ```turn
    move: 1 play C4
    hint: WHICH HAS NO PUG?
    ```
    """

    def fenced(kind: str, lines: Sequence[str]) -> Sequence[str]:
        if kind == HIDDEN:
            return translated("\n".join(lines), translate).split("\n")
        words = WORDS.get(kind, frozenset[str]())
        if any(row.startswith("click:") for row in lines):
            words -= CLICKED
        return _rows(lines, words, KEYS.get(kind), translate)

    _, height, rest = markdown.split(text)
    head = text.split("\n")[:height]
    rows = _rows(head, HEAD, None, translate)
    rows = [f"language: {lang}" if row.startswith("language:") else row for row in rows]
    return "\n".join([*rows, translated(rest, translate, fenced)])


def messages(text: str) -> list[str]:
    r"""Return the messages of a lesson.

    Examples
    --------
    >>> messages("---\ngame: mopsen\ntitle: Cats\n---\nA cat.\n\n```turn\nmove: 1 play C4\nhint: A pug?\n```")
    ['Cats', 'A cat.', 'A pug?']
    """
    found: list[str] = []

    def keep(one: str) -> str:
        found.append(one)
        return one

    translated_lesson(text, keep, "")
    return found


def _rows(
    lines: Sequence[str], words: frozenset[str], known: Sequence[str] | None, translate: Translate
) -> list[str]:
    """Return the lines of a head or a block; entries that are words are translated, each onto one line."""
    out = list(lines)
    found = [one for one in markdown.entries("\n".join(lines), 0, known) if isinstance(one, Entry)]
    for one in reversed(found):
        if one.key in words:
            text = one.value.replace("\n", " ")
            if (new := message(text, translate)) != text:
                indent = lines[one.line][: len(lines[one.line]) - len(lines[one.line].lstrip())]
                out[one.line : one.line + 1 + one.value.count("\n")] = [f"{indent}{one.key}: {new}"]
    return out
