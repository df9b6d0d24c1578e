"""What the core itself says: one Fluent file for each language, ``core/words/<language>.ftl``.

The core does without the package that reads Fluent, so its messages are plain: a line of text with
places for facts, as in ``{ $section }``. Whoever makes other sentences reads the same files; see
:mod:`mopsbook.teach.words`.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from mopsbook.core.registry import package
from mopsbook.core.settings import spoken

PLAIN = re.compile(r"(?P<name>[a-z][a-z-]*) = (?P<text>(?:[^{}]|\{ \$[a-z]+ \})+)")
"""One message of the core."""


def sentence(message: str, lang: str | None = None, **facts: object) -> str:
    """Return a message of the core with its facts, in the language that is set if none is named.

    Examples
    --------
    >>> sentence("chip", section="3.6", title="Follow suit")
    '§ 3.6 Follow suit'
    >>> sentence("status-silent", "de")
    'das Regelheft schweigt: so lesen wir es'
    """
    text = _messages(spoken(lang))[message]
    return re.sub(r"\{ \$([a-z]+) \}", lambda place: str(facts[place[1]]), text)


@cache
def event_kinds(game: str) -> tuple[str, ...]:
    """Return the kinds of events that a game tells, sorted: each has a message.

    Examples
    --------
    >>> "pinch" in event_kinds("mopsen")
    True
    """
    text = (files(package(game)) / "words" / "en.ftl").read_text("utf-8")
    return tuple(sorted(set(re.findall(r"(?m)^event-([a-z-]+?)(?:-hidden)? =", text))))


@cache
def _messages(lang: str) -> dict[str, str]:
    text = (files("mopsbook.core") / "words" / f"{lang}.ftl").read_text("utf-8")
    return {
        found["name"]: found["text"] for found in map(PLAIN.fullmatch, text.splitlines()) if found
    }
