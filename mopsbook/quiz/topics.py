"""What questions are about: rules, and chapters of the rule book."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from mopsbook.core.errors import OptionError, short
from mopsbook.core.game import Game
from mopsbook.core.hints import near
from mopsbook.core.options import changed_options
from mopsbook.core.rules import Rules, slug
from mopsbook.quiz.positions import known_about
from mopsbook.teach.examples import example

Topic = str | int
"""The id of a rule, with or without its game; the number of a section, such as ``"3.6"``, or of a chapter."""


def rules_about(book: Rules, about: Topic | Iterable[Topic] | None) -> frozenset[str] | None:
    """Return the ids of the rules that are meant; None if nothing is said.

    Raises
    ------
    OptionError
        If there is no such rule, section or chapter.

    Examples
    --------
    >>> import mopsbook as mops
    >>> book = mops.game("mopsen").rules
    >>> sorted(rules_about(book, "follow-suit")), len(rules_about(book, [3, "2.1"]))
    (['mopsen.follow-suit'], 16)
    """
    if about is None:
        return None
    topics = [about] if isinstance(about, str | int) else about
    if not isinstance(topics, Iterable):
        raise OptionError("question-about", topic=short(about), hint="")
    found = frozenset(rule for topic in topics for rule in _meant(book, topic))
    if not found:
        raise OptionError("question-nothing-named")
    return found


def nothing_about(
    game: Game[Any, Any], rules: frozenset[str] | None, about: object, level: object
) -> OptionError:
    """Return what is said where nothing can be asked: by which option the rules come up, if they do by one, or else why."""
    about = str(about) if isinstance(about, str) else about  # a rule by its id
    for rule in sorted(rules or ()):
        found = example(game, rule)
        if found is None:
            continue
        mine, theirs = changed_options(game.options), changed_options(found.trace.game.options)
        missing = {
            name: one for name, one in theirs.items() if name != "players" and mine.get(name) != one
        }
        for name, value in missing.items():
            return OptionError("questions-option", about=short(about), option=f"{name}={value!r}")
    meant = [game.rules[one] for one in rules or ()]
    if meant and all(one.status == "technical" for one in meant):
        return OptionError("questions-technical", about=short(about))
    if level is not None:
        return OptionError("questions-none", level=level, about=short(about))
    if meant and all(one.note for one in meant):
        return OptionError("questions-note", about=short(about))
    known = known_about(game.name)
    if meant and known and not any(one.id in known for one in meant):
        return OptionError("questions-never", about=short(about))
    return OptionError("questions-few", about=short(about))


def _meant(book: Rules, topic: object) -> list[str]:
    told = str(topic).strip()
    known = {rule.id: (rule.id, slug(rule), rule.section, rule.chapter) for rule in book.values()}
    found = [id for id, called in known.items() if told in called]
    if not found or isinstance(topic, bool):
        slugs = {slug(id).upper(): id for id in known}
        raise OptionError("question-about", topic=short(topic), hint=near(topic, known, slugs))
    return found
