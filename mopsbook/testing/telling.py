"""Everything is told in every language: what happens, what is refused, what is to be decided."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import chain, islice
from random import Random
from typing import Any

from mopsbook.core.game import game_with
from mopsbook.core.manual import help_on
from mopsbook.core.step import AnyStep
from mopsbook.record.trace import record
from mopsbook.teach.catalogue import MissingWords
from mopsbook.teach.explain import Explanation, explain
from mopsbook.teach.words import Teller, languages
from mopsbook.testing.fault import GameFault
from mopsbook.testing.subject import AnyGame, Subject, played

NAMES = ["<b>Ada</b>", "Bo | *Bö*", "{ $card }", ""]
"""Names as they should not be."""
ALIKE = 2
"""So many steps in which the same happens, and refusals by the same rule, are told at one table."""
STEPS = 1000
"""Steps are taken from so many of a game, however long it is."""
WALK = 150
"""The same under options that are drawn."""


def what_happens_and_is_to_be_decided_is_told(subject: Subject, game: AnyGame) -> None:  # noqa: ARG001
    """Positions and steps are told in every language, with all of it open and to a seat."""
    simple = islice(record(game, seed=7, players="simple").steps(), STEPS)
    steps = chain(simple, *(islice(played(game, seed), STEPS) for seed in range(2)))
    _are_told(game, different(game, steps, ALIKE))


def what_happens_under_any_two_options_is_told(subject: Subject) -> None:
    """Check that steps are told in every language under options drawn so that any two values meet."""
    for options in subject.drawn:
        game = game_with(subject.name, options)
        _are_told(game, different(game, islice(played(game, 1), WALK), 1))


def _are_told(game: AnyGame, steps: Iterable[AnyStep]) -> None:
    rng = Random(1)
    for step in steps:
        before, seat = step.before, rng.randrange(game.players)
        view = game.observe(before, seat)
        for lang in languages(game.name):
            if not str(_told(game, before, None, partial(explain, before, lang, NAMES))):
                raise GameFault("untold", game, before, problem=lang)
            _told(game, view, None, partial(explain, view, lang, NAMES, seat=seat))
            heard = _told(game, before, step.move, partial(explain, step, lang, NAMES))
            if len(heard.sentences) != len(step.events):
                raise GameFault("untold-events", game, before, step.move, lang=lang)
            _told(game, before, step.move, partial(explain, step, lang, NAMES, seat=seat))
            _told(game, step.after, None, partial(explain, step.after, lang))


def different(game: AnyGame, steps: Iterable[AnyStep], alike: int) -> Iterator[AnyStep]:
    """Yield so many steps of each kind and with each combination of events, and those that end a game."""
    kinds: Counter[Any] = Counter()
    for step in steps:
        kind = (step.move.json()["type"], *(event.kind for event in step.events))
        kinds[kind] += 1
        if kinds[kind] <= alike or game.actor(step.after) is None:
            yield step


def _told(game: AnyGame, state: Any, move: Any, tell: Callable[[], Explanation]) -> Explanation:
    try:
        return tell()
    except MissingWords as error:
        raise GameFault("untold", game, state, move, problem=error) from error


def refusals_are_told(subject: Subject, game: AnyGame) -> None:
    """Every rule that a move breaks is told in every language, also in the few words beside what is dimmed."""
    rng, told = Random(2), Counter[str]()
    for state in chain.from_iterable(subject.positions(game, seed, 0.04) for seed in (2, 3)):
        for move in subject.universe(game, state, rng):
            found = [v for v in game.check(state, move) if told[v.rule.id] < ALIKE]
            told.update(v.rule.id for v in found)
            for lang in languages(game.name) if found else ():
                explained = _told(game, state, move, partial(explain, tuple(found), lang))
                if len(str(explained).splitlines()) != len(found):
                    raise GameFault("untold-refusals", game, state, move, lang=lang)
                for violation in found:
                    _hint(game, state, move, violation, Teller(game.name, lang))


def _hint(game: AnyGame, state: Any, move: Any, violation: Any, teller: Teller) -> None:
    if "player" not in violation.facts:  # nothing that a seat could try
        return
    try:
        teller.tell(violation.message("hint"), violation.facts)
    except MissingWords:
        try:
            teller.tell(violation.message("refusal"), violation.facts)
        except MissingWords as error:
            raise GameFault("untold", game, state, move, problem=error) from error


def notation_is_told(subject: Subject) -> None:
    """How positions and moves are written is told in every language."""
    for lang in languages(subject.name):
        for part in ("fields", "moves"):
            if len(help_on(subject.name, part, lang).splitlines()) < 2:
                raise GameFault("untold-notation", subject, lang=lang, part=part)
