"""A game in a few sentences: what it is about, what one does in a turn, how it ends; and its chapters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mopsbook.core.game import Game
from mopsbook.core.rules import rule_book
from mopsbook.teach.words import Teller, languages

AIM = "summary-aim"
"""The message that is told before the first move."""
PARTS = {"aim": AIM, "turn": "summary-turn", "table": "summary-table", "end": "summary-end"}
"""The messages of the parts, in the order in which they are read; few games need a word on a table on the screen."""


def facts(game: Game[Any, Any]) -> dict[str, Any]:
    """Return what the sentences may speak of: how many play, and which variants and other readings are played."""
    played = {
        rule.option: value
        for rule in game.rules.values()
        if rule.option
        and (isinstance(value := getattr(game.options, rule.option), bool) or rule.variant)
    }
    return {"count": game.players, **played}


def has_aim(game: str) -> bool:
    """Say whether a game tells what it is about; one from elsewhere need not.

    Examples
    --------
    >>> has_aim("mopsen")
    True
    """
    return all(Teller(game, lang).knows(AIM) for lang in languages(game))


def summary(game: Game[Any, Any], lang: str, names: Sequence[str] = ()) -> dict[str, str]:
    """Return the sentences of a game by part, in the order in which they are read.

    Examples
    --------
    >>> import mopsbook as mops
    >>> summary(mops.game("miau_miau"), "en")["end"]
    'The first player without cards wins, and the game is over.'
    """
    teller, known = Teller(game.name, lang, names), facts(game)
    return {
        part: teller.tell(message, known)
        for part, message in PARTS.items()
        if teller.knows(message)
    }


def chapter_titles(game: str, lang: str) -> dict[str, str]:
    """Return the titles of the chapters of a game's rules, by number; of those that have one.

    Examples
    --------
    >>> chapter_titles("mopsen", "en")["3"]
    'The trick'
    """
    teller = Teller(game, lang)
    numbers = dict.fromkeys(rule.chapter for rule in rule_book(game).values())
    titles = {number: f"chapter-{number}" for number in numbers}
    return {number: teller.tell(title) for number, title in titles.items() if teller.knows(title)}
