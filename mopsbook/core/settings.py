"""What can be chosen once for all: the language, and how widgets look at first."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from mopsbook.core.errors import OptionError, saying, short
from mopsbook.core.options import known_option, one_of
from mopsbook.core.plain import integer

LANGUAGE_VARIABLE = "MOPSBOOK_LANG"
"""The variable of the environment that names the language to begin with."""


@cache
def languages() -> tuple[str, ...]:
    """Return the languages that mopsbook speaks, sorted.

    Examples
    --------
    >>> languages()
    ('de', 'en')
    """
    entries = (files("mopsbook.core") / "words").iterdir()
    return tuple(sorted(e.name.removesuffix(".ftl") for e in entries if e.name.endswith(".ftl")))


LEARNED_VARIABLE = "MOPSBOOK_LEARNED"
"""The variable of the environment that names the file in which it is kept what was learned."""

CHOICES: Mapping[str, Callable[[], tuple[Any, ...]]] = {
    "lang": languages,
    "theme": lambda: ("auto", "light", "dark"),
    "speed": lambda: (1.0, 0.5, 2.0, 4.0),
    "help": lambda: ("always", "on-request", "off", "guided"),
    "pace": lambda: ("continue", "turns", "slow", "normal", "fast"),
    "learned": lambda: (os.environ.get(LEARNED_VARIABLE) or None, None),
}
"""For each setting what it can be, its default first; of :data:`FILES` also the name of a file."""
FILES = frozenset({"learned"})
"""The settings that name files."""


def first_language() -> str:
    """Return the language of the environment, and English if that names none."""
    asked = os.environ.get(LANGUAGE_VARIABLE)
    if not asked:
        return "en"
    one_of(LANGUAGE_VARIABLE, asked, languages())
    return asked


class Settings:
    """What widgets, explanations, rules, errors and pictures go by where nothing else is said.

    There is one such object, ``mopsbook.settings``. A setting is set like an attribute, or by calling
    the object, which takes several at once; in a ``with`` statement what was set before comes back at
    its end. An argument of the same name goes before it, as in ``explain(step, lang="de")``.

    A table or a replay takes what is set when it is made; what is printed, such as a rule, goes by
    what is set at that moment.

    Attributes
    ----------
    lang : str
        Language of whatever is told, ``"en"`` or ``"de"``. The variable ``MOPSBOOK_LANG`` of the
        environment names the one to begin with.
    theme : str
        How widgets look: ``"light"``, ``"dark"``, or ``"auto"``, which is like the page around them.
    speed : float
        How fast replays play: 0.5, 1, 2 or 4 times the usual speed.
    help : str
        How much a table helps whoever plays: ``"always"`` shows what can be played, what that is
        worth, and a button for what is best; ``"on-request"`` shows what can be played, and what is
        best only to whoever asks for it; ``"off"`` shows neither. A move that is refused is always
        told why. ``"guided"`` shows all, and waits to tell each rule when it first matters.
    pace : str
        How a table goes on while others play: ``"continue"`` waits for you after what matters, such as
        the end of a trick, a hit, a scoring or a penalty; ``"turns"`` after the turn of everybody else,
        too; ``"slow"``, ``"normal"`` and ``"fast"`` wait as long as it takes to read what is told.
    learned : str, Path or None
        The file in which tables and quizzes keep what was met, asked and missed, so that the next ones
        know it; see :class:`mopsbook.Learned`. None keeps it nowhere. The variable ``MOPSBOOK_LEARNED`` of
        the environment names the one to begin with; the command ``mopsbook`` sets it beside the tutorials.

    Raises
    ------
    OptionError
        If there is no such setting, or it cannot be that.

    Examples
    --------
    >>> import mopsbook as mops
    >>> rule = mops.game("mopsen").rules["mopsen.follow-suit"]
    >>> with mops.settings(lang="de", theme="dark"):
    ...     print(rule.title, mops.settings)
    Farbzwang settings(lang='de', theme='dark', speed=1.0, help='always', pace='continue', learned=None)
    >>> rule.title, mops.settings.lang
    ('Follow suit', 'en')
    >>> mops.settings.lang = "fr"
    Traceback (most recent call last):
    mopsbook.core.errors.OptionError: Option 'lang' cannot be 'fr'; it can be 'de', 'en'.
    """

    __slots__ = ("help", "lang", "learned", "pace", "speed", "theme")

    lang: str
    theme: str
    speed: float
    help: str
    pace: str
    learned: str | os.PathLike[str] | None

    def __getattr__(self, name: str) -> Any:  # which Python asks for what was not set yet
        if name not in CHOICES:
            raise saying(AttributeError, "no-setting", name=repr(name), settings=CHOICES)
        return first_language() if name == "lang" else CHOICES[name]()[0]

    def __setattr__(self, name: str, value: Any) -> None:
        super().__setattr__(name, allowed(name, value))

    def __call__(self, **chosen: Any) -> _Until:
        """Set several at once, all or none; see the class for what the answer is good for."""
        for name, value in chosen.items():
            allowed(name, value)
        until = _Until(self, {name: getattr(self, name) for name in CHOICES})
        for name, value in chosen.items():
            setattr(self, name, value)
        return until

    def __reduce__(self) -> str:
        return "settings"  # wherever it is taken, the one of that place

    def __repr__(self) -> str:
        return f"settings({', '.join(f'{name}={getattr(self, name)!r}' for name in CHOICES)})"


class _Until:
    """Puts back what was set before, at the end of a ``with`` statement."""

    def __init__(self, settings: Settings, before: Mapping[str, Any]) -> None:
        self._settings, self._before = settings, before

    def __enter__(self) -> Settings:
        return self._settings

    def __exit__(self, *_problem: object) -> None:
        self._settings(**self._before)

    def __repr__(self) -> str:
        return repr(self._settings)


def allowed(name: str, value: Any) -> Any:
    """Return what a setting can be; refuse what it cannot be.

    Raises
    ------
    OptionError
        If there is no such setting, or it has no such value.
    """
    known_option(name, CHOICES, "mopsbook.settings")
    if name in FILES:
        if value is None or (isinstance(value, str | os.PathLike) and str(value)):
            return value
        raise OptionError("setting-file", name=name, value=short(value))
    value, choices = integer(value), CHOICES[name]()
    if type(value) is int:  # 2 is as fast as 2.0
        value = next((choice for choice in choices if choice == value), value)
    one_of(name, value, choices)
    return value


settings = Settings()


def spoken(lang: str | None) -> str:
    """Return a language that was asked for, or the one that is set if none was."""
    return settings.lang if lang is None else lang
