"""What somebody may have meant who wrote what there is not."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Mapping
from typing import Any

from mopsbook.core.errors import MopsError

LONGEST_TYPED = 60
"""Characters of what was written that are looked at."""
LANGUAGES = {"DEUTSCH": "de", "GERMAN": "de", "ENGLISCH": "en", "ENGLISH": "en"}
"""What is written for the code of a language."""
WORD = re.compile(r"[^\W\d_][^\W\d_-]{2,}[^\d_]*")


def near(
    written: object, known: Iterable[object] = (), spelled: Mapping[str, str] | None = None
) -> MopsError | str:
    """Return a sentence for the end of others that names what may have been meant; "" if nothing.

    Parameters
    ----------
    written : object
        What was written.
    known : iterable of object
        What could have been written: the one that looks most like it is named, if one does.
    spelled : mapping, optional
        What else is written for what there is, in capital letters, such as the cards of other decks;
        a word may look like it.

    Examples
    --------
    >>> str(near("hand", ["turn", "hands", "trick"])), near("Mopsen", ["dog", "mopsen"]).told("de")
    (" Did you mean 'hands'?", " Meintest du 'mopsen'?")
    >>> str(near("j", spelled={"J": "swap"})), near("x", ["dog"])
    (" Did you mean 'swap'?", '')
    >>> str(near("bubbe", spelled={"BUBE": "swap", "11": "1/11"})), str(near("deutsch", ["de", "en"]))
    (" Did you mean 'swap'?", " Did you mean 'de'?")
    """
    if not isinstance(written, str) or len(written) > LONGEST_TYPED:
        return ""
    # in small letters, for those who write some of them large
    by_sound: dict[str, Any] = {str(one).lower(): one for one in known}
    languages = {name: code for name, code in LANGUAGES.items() if code in by_sound}
    names = {**languages, **(spelled or {})}
    meant = names.get(written.upper())
    if meant is None:
        # one letter looks like too many others, and so does a card with a number
        words = {name.lower(): one for name, one in names.items() if WORD.fullmatch(name)}
        words |= {name: one for name, one in by_sound.items() if len(name) > 2}
        small = written.lower()
        alike = difflib.get_close_matches(small, words, 1)
        meant = by_sound.get(small, words[alike[0]] if alike else None)
    if meant is None or meant == written:  # as of a card that other decks have
        return ""
    return MopsError("near", meant=repr(meant))


def spellings(cards: Iterable[str], also: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """Return what else may be written for cards of two signs or more: other letters, or turned round.

    Parameters
    ----------
    cards : iterable of str
        The cards; what is said first of two that are written alike is what is meant.
    also : mapping
        Other letters for those in the cards.

    Examples
    --------
    >>> found = spellings(["TC", "JC"], {"T": ["10"], "J": ["B"]})
    >>> [found[card] for card in ("10C", "C10", "BC", "TC")]
    ['TC', 'TC', 'JC', 'TC']
    """
    found: dict[str, str] = {}
    for card in cards:
        first, rest = card[0], card[1:]
        for one in (first, *also.get(first, ())):
            for two in (rest, *also.get(rest, ())):
                found.setdefault(one + two, card)
                found.setdefault(two + one, card)
    return found
