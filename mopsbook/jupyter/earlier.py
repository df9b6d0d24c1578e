"""Games that were left for another one: nothing that somebody has played is lost, and one can go on with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mopsbook.jupyter.history import is_told_to
from mopsbook.jupyter.match import Match
from mopsbook.show.pictures import Picture
from mopsbook.teach.words import Teller, say

MOST = 9
"""So many are kept, those that were left last: more than anybody goes back to in one lesson."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """A game that was left.

    Parameters
    ----------
    match : Match
        The game as it stood.
    told : mapping
        What it is called, in each language: where it stood, and after how many moves.
    """

    match: Match
    told: Mapping[str, str]

    @property
    def over(self) -> bool:
        """Whether there is nothing left to be done in it but to look at it."""
        return self.match.game.actor(self.match.state) is None


def kept(games: Sequence[Earlier], match: Match, langs: Sequence[str]) -> tuple[Earlier, ...]:
    """Return the games that were left, the last one first, once another one is left, too.

    A game in which no person has decided anything is not kept.

    Examples
    --------
    >>> import mopsbook as mops
    >>> match = Match(mops.game("mauz", players=3), (0,), "simple", (), live=False)
    >>> _ = match.begin(7, None)
    >>> kept((), match, ["en"])
    ()
    >>> _ = match.play("0 keep")
    >>> [dict(one.told) for one in kept((), match, ["en"])]
    [{'en': 'Round 1 · Your turn · 3 moves'}]
    """
    if not match.touched:
        return tuple(games)
    _, *where = Picture(match.view, (match.seat,)).frame().scene.title
    you = match.seat if len(match.seats) < match.game.players else None
    # what a seat has not noticed is not counted either
    seen = (step for step in match.history.steps if is_told_to(step, match.seat))
    count = {"count": sum(step.move.player is not None for step in seen)}
    told = {
        lang: " · ".join([
            *(Teller(match.game.name, lang, match.names, you).tell(one.id, one.facts) for one in where),
            say("table-moves", lang, count),
        ])
        for lang in langs
    }  # fmt: skip
    return (Earlier(match, told), *games)[:MOST]
