"""What tests of a game's sentences have in common."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.step import AnyStep
from mopsbook.teach.words import Teller, languages
from tests.sources import PACKAGE, entries

NAMES = ["<b>Ada</b>", "Bo | *Bö*", "{ $card }", ""]
"""Names as they should not be."""


def all_is_told(game: Game[Any, Any], steps: Iterable[AnyStep]) -> None:
    """Check that a whole game is told in every language, with all of it open and to two seats."""
    for step in steps:
        for lang in languages(game.name):
            assert str(mops.explain(step.before, lang, NAMES))
            assert len(mops.explain(step, lang, NAMES).sentences) == len(step.events)
            for seat in (0, 1):
                assert str(mops.explain(game.observe(step.before, seat), lang, NAMES, seat=seat))
                assert str(mops.explain(step, lang, NAMES, seat=seat))
    assert str(mops.explain(step.after)).startswith("The game is over")


def cited_and_told(game: Game[Any, Any], state: Any, move: Any) -> set[str]:
    """Check that a refusal is told in every language; return the rules that it cites, without prefix."""
    found = game.check(state, move)
    for lang in languages(game.name):
        tell = Teller(game.name, lang).tell
        assert len(str(mops.explain(found, lang)).splitlines()) == len(found)
        for violation in found:
            if "player" in violation.facts:  # what a seat could try, so it may be dimmed
                hint = tell(f"hint-{violation.rule.partition('.')[2]}", violation.facts)
                assert hint and "{" not in hint
    return {violation.rule.partition(".")[2] for violation in found}


def refusals_with_words(game: str) -> set[str]:
    """The rules, without prefix, whose refusal has a sentence of its own."""
    words = entries(PACKAGE / f"games/{game}/words/en.ftl").messages
    return {message.partition("-")[2] for message in words if message.startswith("refusal-")}
