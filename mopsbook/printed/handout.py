"""Handouts: what a class gets on paper."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any, Literal

from mopsbook.core.chance import SeedLike
from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game, as_game
from mopsbook.core.options import with_hints
from mopsbook.core.settings import spoken
from mopsbook.printed import page, questions, rules, scores
from mopsbook.quiz.question import Question
from mopsbook.quiz.topics import Topic
from mopsbook.record import files
from mopsbook.teach.readings import agreed
from mopsbook.teach.words import Teller, languages, say

Kind = Literal["rules", "questions", "answers", "scores"]
KINDS: dict[Kind, str] = {
    "rules": "print-rules",
    "questions": "print-questions",
    "answers": "print-answers",
    "scores": "print-scores",
}
"""The kinds of handouts, and the messages of their names."""


@dataclass(frozen=True, slots=True)
class Handout:
    """A page to print, as :func:`handout` makes it; a notebook shows it as it will be printed.

    Parameters
    ----------
    title : str
        Its title.
    html : str
        The whole page as HTML. It needs no network.
    """

    title: str
    html: str = field(repr=False)

    def save(self, path: str | os.PathLike[str]) -> Path:
        """Write the page as a file that opens anywhere, and return where.

        Raises
        ------
        OSError
            If it cannot be written.
        """
        return files.write(path, self.html.encode())

    def _repr_html_(self) -> str:
        # a page of its own, so that its style is not that of the notebook
        return (
            f'<iframe title="{escape(self.title)}" srcdoc="{escape(self.html)}" '
            'style="border:1px solid #888;height:600px;width:100%"></iframe>'
        )


@with_hints
def handout(
    what: Game[Any, Any] | str | Iterable[Question],
    kind: Kind = "rules",
    *,
    title: str | None = None,
    lang: str | None = None,
    about: Topic | Iterable[Topic] | None = None,
    count: int = 10,
    seed: SeedLike = 7,
    level: int | None = None,
) -> Handout:
    """Make a page to print: the rules of a game, a sheet of questions or of their answers, or a sheet for scores.

    Parameters
    ----------
    what : Game, str, or iterable of Question
        The game, under the options under which it is played, or its name, which means its usual ones; or questions, for a sheet of these and of their answers.
    kind : str
        ``"rules"``: the game on one or two pages, in the order of play, with pictures. ``"questions"`` and
        ``"answers"``: the same call with the other word gives the sheet that goes with it. ``"scores"``: a table
        to fill in, with the rules that count.
    title : str, optional
        What stands above; by default the name of the game and what it is.
    lang : str, optional
        Language; by default ``mopsbook.settings.lang``.
    about, count, seed, level : optional
        Which questions, as :func:`mopsbook.questions` has it. On a sheet all can be read before one answers, so
        those are left out, as long as there are others, of which a choice is the rule that decides another one.

    Returns
    -------
    Handout
        The page: ``save`` writes it as a file, which a browser prints.

    Raises
    ------
    OptionError
        If there is no such kind or language, or nothing can be asked.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> sheet = mops.handout(g, "questions", about="win-trick", count=2)
    >>> sheet
    Handout(title='Mopsen: questions')
    >>> answers = mops.handout(g, "answers", about="win-trick", count=2)
    >>> "is the highest card" in answers.html, "is the highest card" in sheet.html
    (True, False)
    """
    if not isinstance(kind, str) or kind not in KINDS:
        raise OptionError("handout-kind", kinds=list(KINDS), kind=short(kind))
    game, asked = _asked(what, kind, about, count, seed, level)
    lang = spoken(lang)
    if lang not in languages(game.name):
        raise OptionError("handout-lang", languages=languages(game.name), lang=short(lang))
    if title is None:
        title = say(
            "print-title",
            lang,
            {"game": Teller(game.name, lang).tell("game-name"), "kind": say(KINDS[kind], lang)},
        )
    if kind == "rules":
        parts = rules.rules(game, lang)
    elif kind == "scores":
        parts = scores.scores(game, lang)
    else:
        sheet = questions.questions if kind == "questions" else questions.answers
        parts = sheet(asked, lang)
    return Handout(title, page.page(title, [*_agreed(game, lang), *parts], lang))


def _agreed(game: Game[Any, Any], lang: str) -> Iterator[str]:
    """Yield under which options a page holds, where they are not the usual ones; how many play is seen."""
    if told := agreed(game, lang):
        words = say("print-agreed", lang, {"options": "; ".join(told)})
        yield f"<p><b>{escape(words)}</b></p>"


def _asked(
    what: Any, kind: Kind, about: Any, count: int, seed: SeedLike, level: int | None
) -> tuple[Game[Any, Any], list[Question]]:
    """Return the game that a page is about, and what it asks."""
    what = as_game(what)
    if isinstance(what, Game):
        asks = kind in ("questions", "answers")
        return what, questions.on_one_sheet(what, about, count, seed, level) if asks else []
    asked = list(what) if isinstance(what, Iterable) else []
    if not asked or not all(isinstance(one, Question) for one in asked):
        raise OptionError("handout-what", what=short(what))
    return asked[0].game, asked
