"""What a rule book shows of a rule beside its words: examples, moments of games, and other readings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

from mopsbook.core.game import Game
from mopsbook.core.options import changed_options
from mopsbook.core.rules import Rule
from mopsbook.core.verdict import Event, Fault
from mopsbook.jupyter.answers import as_notice, refusal
from mopsbook.show import wire
from mopsbook.show.packing import Frame, Json
from mopsbook.show.pictures import Recording
from mopsbook.show.sentences import Notice
from mopsbook.teach.examples import Example, example
from mopsbook.teach.explain import explain
from mopsbook.teach.kept import kept_moments, kept_readings
from mopsbook.teach.readings import differences

SAID = 3
"""So many sentences tell what a rule refuses, and as many what it causes."""
BESIDE = 6
"""So many other rules are named beside it."""


def shown(
    game: Game[Any, Any],
    rule: Rule,
    langs: Sequence[str],
    *,
    games: bool = True,
    otherwise: bool = True,
    common: wire.Common | None = None,
) -> Json:
    """Return what is shown of a rule, as JSON values.

    Parameters
    ----------
    game : Game
        The game of the rule book.
    rule : Rule
        The rule.
    langs : sequence of str
        Languages.
    games, otherwise : bool
        Whether moments of games and other readings are drawn; without them it is the example alone.
    common : Common, optional
        Where the pictures are kept, if not in each film.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> found = shown(g, g.rules["mopsen.follow-suit"], ["en"])
    >>> found["refuses"][0]["en"]
    'Cleo has to play red 12: red 6 was led, and blue 8 does not follow suit.'
    """
    own = example(game, rule.id)
    examples = () if own is None else (own,)
    moments = kept_moments(game, rule.id)
    readings = kept_readings(game, rule.id)
    cited = [*_cited(rule, (*examples, *moments))]
    told: Json = {
        "example": own is not None,
        "films": [
            film(game, one, langs, common, rule.id)
            for one in (*examples, *(moments if games else ()))
        ],
        "more": (0 if games else len(moments)) + (0 if otherwise else len(readings)),
        "refuses": _said((one for one, _ in cited if isinstance(one, Fault)), langs),
        "causes": _said((one for one, _ in cited if isinstance(one, Event)), langs),
        "beside": _beside(game, rule, cited),
    }
    if otherwise and readings:
        told["readings"] = [
            {
                "name": name,
                "code": code(one.game),
                "films": [film(game, side, langs, common) for side in (one.mine, one.theirs)],
            }
            for name, one in readings.items()
        ]
    return told


@lru_cache(maxsize=8)  # made once for all widgets of a page
def examples(
    game: Game[Any, Any], langs: tuple[str, ...], *, otherwise: bool = False
) -> dict[str, str]:
    """Return in short form what is shown of each rule where no kernel can be asked for more.

    The pictures of all are those of one timeline, of which each film says which are its own.
    """
    common = wire.Common(game.name, langs)

    def table(rule: Rule) -> tuple[int, str]:
        found = example(game, rule.id)
        return (0, "") if found is None else (found.trace.game.players, repr(found.trace.game))

    # one like another table after the other, so that little is told anew
    rules = {
        rule.id: shown(game, rule, langs, games=False, otherwise=otherwise, common=common)
        for rule in sorted(game.rules.values(), key=table)
    }
    return wire.zipped({"rules": rules, "common": common.json()})


def film(
    game: Game[Any, Any],
    found: Example,
    langs: Sequence[str],
    common: wire.Common | None = None,
    rule: str | None = None,
) -> Json:
    """Return an example as pictures, with what is drawn otherwise in its game than in that of the book.

    If it shows a `rule`, what is played otherwise is said first.
    """
    said = as_notice(*differences(found.trace.game, game, rule)) if rule else None
    frames = _frames(found, said if said and said.texts else None)
    told: Json = {"timeline": wire.timeline(frames, rev=0, langs=langs, common=common)}
    drawn = _drawn(found.trace.game, tuple(langs))
    if drawn != _drawn(game, tuple(langs)):
        told["kit"] = drawn
    return told


_drawn = lru_cache(maxsize=32)(wire.drawn_of)  # some rules are read in seventeen ways


def _frames(found: Example, said: Notice | None) -> Iterator[Frame]:
    """Yield the pictures of an example, at first with what is `said`, and at last what the rules say of a wrong move."""
    recording = Recording(found.trace, (found.seat,))
    pictures = [
        replace(recording.picture(n), notice=None if n else said) for n in range(len(recording))
    ]
    yield from (picture.frame() for picture in pictures)
    if found.refused:
        yield replace(pictures[-1], told=(), prompt=None, notice=refusal(found.refused)).frame()


def code(game: Game[Any, Any]) -> str:
    """Return what opens a table of a game.

    Examples
    --------
    >>> import mopsbook as mops
    >>> code(mops.game("mopsen", players=3, pinch="may"))
    "mops.Table(mops.game('mopsen', players=3, pinch='may'))"
    """
    chosen = {"players": game.players} | changed_options(game.options)
    options = "".join(f", {name}={value!r}" for name, value in chosen.items())
    return f"mops.Table(mops.game({game.name!r}{options}))"


Cited = tuple[Fault | Event, frozenset[str]]
"""What rests on a rule, and all rules that it or what belongs to it rests on."""


def _cited(rule: Rule, found: Iterable[Example]) -> Iterator[Cited]:
    """Yield what rests on a rule in some examples."""
    for one in found:
        together = frozenset(str(fault.rule) for fault in one.refused)
        yield from ((fault, together) for fault in one.refused if fault.rule == rule)
        for step in one.trace.steps():
            yield from (
                (event, frozenset(event.rules)) for event in step.events if rule in event.rules
            )


def _said(things: Iterable[Fault | Event], langs: Sequence[str]) -> list[Json]:
    """Return a sentence for each thing, each kind of thing once."""
    kinds: dict[str, Fault | Event] = {}
    for one in things:
        kinds.setdefault(one.message("refusal") if isinstance(one, Fault) else one.kind, one)
    told = list(kinds.values())[:SAID]
    return [{lang: str(explain(one, lang)) for lang in langs} for one in told]


def _beside(game: Game[Any, Any], rule: Rule, cited: Iterable[Cited]) -> list[str]:
    """Return rules that come up with a rule, or share its option or its section."""
    together = [one for _, rules in cited for one in sorted(rules)]
    near = [
        other.id
        for other in game.rules.values()
        if (rule.option and other.option == rule.option) or other.section == rule.section
    ]
    return [one for one in dict.fromkeys([*near, *together]) if one != rule.id][:BESIDE]
