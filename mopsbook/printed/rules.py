"""The rules of a game on one or two pages, to lie beside the table."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from math import sqrt
from typing import Any

from mopsbook.core.game import Game
from mopsbook.core.rules import Rule
from mopsbook.printed.page import drawn, paragraphs, ruled
from mopsbook.show.pictures import Picture, told_to
from mopsbook.teach.examples import Example, example, pictured
from mopsbook.teach.explain import explain
from mopsbook.teach.summary import chapter_titles, summary
from mopsbook.teach.words import Teller, say

LONG = 6_000
"""So many letters stand in two columns; more of them are smaller, and in three."""
SHORT = 3_000
"""So few are larger, and so are their pictures, with what is said of them below: they would leave half a page empty."""
ROOM = 375_000
"""Letters of so many square points fit on two pages beside the pictures."""
SIZES = (6.7, 9.5, 10.7)
"""How large letters are, in points: so that all fits on two pages; the last is for short rules."""
PICTURE = 58, 68
"""Millimetres for a picture in a column."""
TOLD = 3
"""Of so many things that happened it is told below a picture."""


def rules(game: Game[Any, Any], lang: str) -> Iterator[str]:
    """Yield the parts of the page: the game in a few sentences, then its rules in the order of play.

    What nobody needs who plays is left out: variants that are not played, and what only the rule book on a screen
    can tell well, since the printed one does not say it.
    """
    brief = summary(game, lang)
    if brief:
        told = (
            f"<b>{escape(say(f'ui-summary-{part}', lang))}</b> {escape(text)}"
            for part, text in brief.items()
            if part != "table"  # that is the one on the screen
        )
        yield '<div class="brief">' + "".join(f"<p>{text}</p>" for text in told) + "</div>"
    chapters: dict[str, list[Rule]] = {}
    for rule in printed(game):
        chapters.setdefault(rule.chapter, []).append(rule)
    titles, shown = chapter_titles(game.name, lang), pictured(game)
    body = []
    for number, held in chapters.items():
        head = f"{number} {titles.get(number, '')}".strip()
        body.append(f"<h2>{escape(head)}</h2>")
        for rule in held:
            body.append(ruled(rule, lang))
            found = example(game, rule.id) if rule.id in shown else None
            if found is not None:
                body.append(_figure(found, lang))
    length = sum(len(rule.told(lang).text) for held in chapters.values() for rule in held)
    short = length <= SHORT
    shape = "three" if length > LONG else "two large" if short else "two"
    size = max(SIZES[0], min(SIZES[1 + short], sqrt(ROOM / length)))
    yield f'<div class="columns {shape}" style="font-size: {size:.1f}pt">' + "\n".join(body)
    yield f'<p class="quiet">{escape(say("print-more", lang))}</p></div>'


def printed(game: Game[Any, Any]) -> list[Rule]:
    """Return the rules that are printed, in the order of play: what any sheet may cite."""
    unplayed = {
        rule.chapter
        for rule in game.rules.values()
        if rule.variant and not getattr(game.options, rule.option)
    }
    return [
        rule
        for rule in game.rules.values()
        if rule.chapter not in unplayed
        and (rule.status not in ("silent", "technical") or rule.option)
    ]


def _figure(found: Example, lang: str) -> str:
    """Return the last picture of an example and what came of it, or why the move that it speaks of is refused."""
    game, seat = found.trace.game, found.seat
    told = told_to((seat,), found.trace.steps()[-1:])
    frame = Picture(game.observe(found.trace.last, seat), (seat,), told).frame()
    teller = Teller(game.name, lang)
    if found.refused:
        words = [one.text for one in explain(found.refused, lang).sentences]
    else:
        words = [teller.tell(note.text.id, note.text.facts) for note in frame.story[:TOLD]]
    return f"<figure>{drawn(frame, lang, *PICTURE)}<figcaption>{paragraphs(words)}</figcaption></figure>"
