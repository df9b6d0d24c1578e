"""A game that was played, written as a lesson to be edited."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from mopsbook.core.options import changed_options
from mopsbook.lesson.board import SETUP
from mopsbook.lesson.head import VERSION
from mopsbook.lesson.markdown import BOARD
from mopsbook.record.trace import Trace
from mopsbook.show.pictures import Recording
from mopsbook.teach.words import Teller

COARSE = 2
"""The chapters up to this level become headings."""


def written(trace: Trace, lang: str, title: str = "", seat: int | None = None) -> str:
    """Return a game as the text of a lesson: a heading for each chapter, and each move.

    The deals are moves of the record, so every hand can be read in the text.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = "trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B"
    >>> print(written(mops.record(g, start=s, moves=["2 play R3", "2 pinch R16"]), "en"))
    ---
    lesson: 1
    game: mopsen
    players: 3
    language: en
    ---
    # Mopsen
    ...
    ```board
    position: 3 players; ...
    move: 2 play R3
    move: 2 pinch R16
    ```
    """
    audience = () if seat is None else (seat,)
    recording = Recording(trace, audience)
    teller = Teller(trace.game.name, lang, trace.names, seat)
    named = recording.picture(0).frame().scene.title[0]
    title = title or teller.tell(named.id, named.facts)
    lines = [*_head(trace, lang, seat), f"# {title}"]
    headings: dict[int, list[str]] = {}
    for chapter in recording.chapters:
        if chapter.level <= COARSE:
            before = max(0, recording.moves[chapter.at] - 1) if chapter.at else -1
            told = teller.tell(chapter.label.id, chapter.label.facts)
            headings.setdefault(before, []).append(f"{'#' * (chapter.level + 1)} {told}")
    start = SETUP if trace.start is None else str(trace.start)
    lines += [*(_spaced(headings.pop(-1, []))), "", "```board", f"position: {start}"]
    for number, move in enumerate(trace.moves):
        if number in headings:
            lines += ["```", *_spaced(headings[number]), "", "```board"]
        lines.append(f"move: {move}")
    return "\n".join([*lines, "```", ""])


def _head(trace: Trace, lang: str, seat: int | None) -> Iterator[str]:
    options: dict[str, Any] = {"players": trace.game.players} | changed_options(trace.game.options)
    yield "---"
    yield f"lesson: {VERSION}"
    yield f"game: {trace.game.name}"
    yield from (f"{name}: {json.dumps(value)}" for name, value in options.items())
    yield f"language: {lang}"
    if trace.names:
        yield f"names: {json.dumps(list(trace.names), ensure_ascii=False)}"
    if seat is not None:
        yield f"seat: {seat}"
    yield "---"


def _spaced(lines: list[str]) -> list[str]:
    return [part for line in lines for part in ("", line)]


def with_its_text(text: str, told: str) -> str:
    r"""Return a lesson that shows its own text, and what is told of it, above its first board.

    Examples
    --------
    >>> print(with_its_text("# One\n\n```board\nposition: start\n```\n", "Copy this."))
    # One
    <BLANKLINE>
    Copy this.
    <BLANKLINE>
    ````
    # One
    <BLANKLINE>
    ```board
    position: start
    ```
    ````
    <BLANKLINE>
    ```board
    position: start
    ```
    <BLANKLINE>
    """
    head, board, rest = text.partition(f"```{BOARD}")
    return f"{head}{told}\n\n````\n{text}````\n\n{board}{rest}"
