"""What is to be decided fits one or two short lines, whoever reads it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.registry import game_module
from mopsbook.teach.words import Teller, languages

MOST = 75
"""Letters, with names of four."""
GAMES: list[tuple[str, dict[str, Any]]] = [
    ("dog", {}),
    ("dog", {"players": 3}),
    ("mauz", {}),
    ("mauz", {"hiss": "may-reveal", "knock_with_swap": True}),
    ("miau_miau", {}),
    ("miau_miau", {"voluntary_draw": True}),
    ("purrrummy", {"layoff": True}),
    ("purrrummy", {}),
]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_prompts_are_short_and_speak_to_whoever_has_to_decide(
    name: str, options: dict[str, Any]
) -> None:
    game, prompt = mops.game(name, **options), game_module(name, "voice").prompt
    tellers = {
        (lang, you): Teller(name, lang, you=you)
        for lang, you in product(languages(name), (None, 0))
    }
    asked = 0
    for step in mops.record(game, seed=3).steps():
        message, facts, _ = prompt(game.observe(step.after, 0), 0)
        if facts.get("plain"):  # the variant is proposed once, which takes a sentence more
            continue
        for (lang, you), teller in tellers.items():
            told = teller.tell(message, facts)
            assert len(told) <= MOST, told
            turn = you == 0 == game.actor(step.after) and facts.get("player") == 0
            assert not turn or told.startswith(("You", "Du", "Dein", "Round", "Runde")), told
            asked += turn and lang == "de"
    assert asked > 2
