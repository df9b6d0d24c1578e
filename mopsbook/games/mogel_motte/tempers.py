"""How players are where speed and attention count: how fast, how bold, and how watchful. Times are tenths of a second."""

from __future__ import annotations

from typing import NamedTuple

from mopsbook.core.errors import OptionError, short


class Temper(NamedTuple):
    """How somebody is where speed and attention count."""

    reaction: float
    """The median of the time until a hand comes down, in tenths of a second."""
    spread: float
    """The standard deviation of the logarithm of that time."""
    cheats: float
    """The chance to cheat in a moment in which the guard looks elsewhere."""
    dares: float
    """The same while the guard looks at this seat."""
    watches: float
    """The chance, as guard, to notice a cheat of the seat that is looked at."""
    glances: float
    """The same for any other seat."""


TEMPERS = {
    "even": Temper(7.0, 0.25, 0.08, 0.02, 0.75, 0.15),
    "sly": Temper(8.0, 0.25, 0.16, 0.03, 0.65, 0.10),
    "quick": Temper(5.0, 0.20, 0.06, 0.03, 0.60, 0.10),
    "watchful": Temper(7.5, 0.20, 0.04, 0.01, 0.90, 0.35),
    "dreamy": Temper(10.0, 0.35, 0.05, 0.05, 0.45, 0.05),
}
"""The tempers that a player can have, by name."""
USUAL = ("watchful", "sly", "even", "quick", "dreamy")
"""The tempers of players who were given none, by seat.

Who learns sits first, and the guard of the first round is often the third: even eyes seldom notice what they do not watch.
"""
PERSON = "watchful"
"""The temper whose eyes a person has: to judge what is seen, one has to see something."""


def temper_of(name: str, seat: int) -> Temper:
    """Return the temper of a name, or the usual one of a seat for "".

    Raises
    ------
    OptionError
        If there is no temper of that name.
    """
    name = name or USUAL[seat % len(USUAL)]
    # any object with choose() is a player, so its temper may be anything
    if not isinstance(name, str) or name not in TEMPERS:
        raise OptionError("mogel_motte.no-temper", temper=short(name), tempers=TEMPERS)
    return TEMPERS[name]
