"""A map of the games, each with how far its lesson was gone through and how its last questions were answered."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import game
from mopsbook.core.registry import games
from mopsbook.core.settings import spoken
from mopsbook.teach.words import Teller, say

if TYPE_CHECKING:
    from mopsbook.quiz.learned import Learned

LAST = 10
"""So many questions are told of each game, the newest ones: as many as a game is followed by."""
TILE = (
    "display:inline-block;vertical-align:top;box-sizing:border-box;width:110px;margin:0 6px 6px 0;"
    "padding:8px 10px;border:1px solid rgba(160,130,80,.45);border-radius:10px;"
    "background-color:rgba(196,164,104,.16);font-size:13px;line-height:1.45"
)
"""Colours that let any page shine through, light or dark: a page that trusts nobody takes no style sheet."""
BAR = "height:6px;margin:5px 0;border-radius:3px;background-color:rgba(160,130,80,.35)"
DONE = "height:6px;border-radius:3px;background-color:#d99a00"


class Progress:
    """What :meth:`Learned.progress` shows: in a notebook a tile for each game, else a line.

    Parameters
    ----------
    learned : Learned
        What was met, asked and missed.
    links : mapping of str to str
        For each game that is shown where it leads; "" leads nowhere.

    Examples
    --------
    >>> from mopsbook.quiz.learned import Learned
    >>> learned = Learned()
    >>> learned.reach("mauz", 5, 20)
    >>> learned.note({"rules": ["mauz.purr"], "right": True})
    >>> Progress(learned, {"mauz": "mauz.ipynb", "dog": ""})
    Mauz: lesson 5/20, 1/1 right
    Dog
    """

    def __init__(self, learned: Learned, links: Mapping[str, str]) -> None:
        self._learned, self._links = learned, dict(links)

    def _told(self, name: str, lang: str) -> list[str]:
        """Return what is told of a game: nothing of what was not begun."""
        found = []
        if name in self._learned.lessons:
            step, steps = self._learned.lessons[name]
            key = "progress-done" if step >= steps else "progress-lesson"
            found.append(say(key, lang, {"step": step, "steps": steps}))
        if answers := self._answers(name):
            facts = {"right": sum(answers), "asked": len(answers)}
            found.append(say("progress-right", lang, facts))
        return found

    def _answers(self, name: str) -> list[bool]:
        """Return whether each of the last questions about a game was answered right at once."""
        rules = game(name).rules
        return [right for rule, right in self._learned.answers if rule in rules][-LAST:]

    def __repr__(self) -> str:
        lang = spoken(None)
        lines = []
        for name in self._links:
            told = ", ".join(self._told(name, lang))
            lines.append(f"{_title(name, lang)}{told and ': '}{told}")
        return "\n".join(lines)

    def _repr_html_(self) -> str:
        lang = spoken(None)
        tiles = "".join(self._tile(name, link, lang) for name, link in self._links.items())
        path = self._learned.path
        kept = say("progress-kept", lang, {"file": Path(path).name}) if path else ""
        below = kept and f'<div style="font-size:13px">{escape(kept)}</div>'
        return f'<div lang="{lang}">{tiles}{below}</div>'

    def _tile(self, name: str, link: str, lang: str) -> str:
        title = f"<b>{escape(_title(name, lang))}</b>"
        if link:
            title = f'<a href="{escape(link)}">{title}</a>'
        step, steps = self._learned.lessons.get(name, (0, 1))
        width = round(100 * step / steps)
        told = "".join(f"<div>{escape(one)}</div>" for one in self._told(name, lang))
        bar = f'<div style="{BAR}"><div style="{DONE};width:{width}%"></div></div>'
        return f'<div style="{TILE}">{title}{bar}{told}</div>'


def _title(name: str, lang: str) -> str:
    return Teller(name, lang).tell("game-name")


def progress(learned: Learned, links: Mapping[str, str] | None) -> Progress:
    """Return the map of some games, or of all.

    Raises
    ------
    OptionError
        If there is no such game, or it leads to what is no text.
    """
    shown = dict.fromkeys(games(), "") if links is None else links
    if not isinstance(shown, Mapping) or not all(isinstance(one, str) for one in shown.values()):
        raise OptionError("progress-links", links=short(links))
    for name in shown:
        game(name)
    return Progress(learned, shown)
