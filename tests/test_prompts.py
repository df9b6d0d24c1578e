"""What is to be decided fits one or two short lines, whoever reads it, and says in one way what to do."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.game import Game
from mopsbook.core.registry import game_module, games
from mopsbook.core.state import State
from mopsbook.show.look import look_of
from mopsbook.show.offers import Pick
from mopsbook.show.scene import Msg
from mopsbook.teach.words import Teller, languages
from tests.playing import facts_of, known_of

MOST, ALL = 75, 165
"""Letters of the first sentence, which is written large, and of all, with names of four."""
GAMES = [(name, options) for name in games() for options in facts_of(name).OPTIONS[:2]]
"""All games as they are usual, and quite otherwise."""


@pytest.mark.parametrize(
    ("name", "options"),
    [one for one in GAMES if not known_of(one[0], "LONG_PROMPTS", False)],
    ids=str,
)
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
        # the variant is proposed once, and at the end it is told who has won, which takes more
        if facts.get("plain") or game.actor(step.after) is None:
            continue
        for (lang, you), teller in tellers.items():
            told = teller.tell(message, facts)
            first = re.split(r"[.?] ", told)[0]
            assert len(first) <= MOST and len(told) <= ALL, told
            turn = you == 0 == game.actor(step.after) and facts.get("player") == 0
            assert not turn or told.startswith(("You", "Du", "Dein", "Round", "Runde")), told
            asked += turn and lang == "de"
    assert asked > 2


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_what_others_do_is_told_and_not_ordered(name: str, options: dict[str, Any]) -> None:
    game, prompt = mops.game(name, **options), game_module(name, "voice").prompt
    tellers = [Teller(name, lang, you=0) for lang in languages(name)]
    others = 0
    for step in mops.record(game, seed=3).steps():
        for view, seat in ((game.observe(step.after, 0), 0), (step.after, None)):
            message, facts, _ = prompt(view, seat)
            acts, shown = game.actor(step.after), "cards" in facts
            if acts not in (None, 0) and acts == facts.get("player") and not shown:
                others += 1
                for teller in tellers:
                    told = teller.tell(message, facts)
                    assert not re.search(r"(to play|turn|dran|Zug[^.]*): ", told), told
    assert others > 10


@pytest.mark.parametrize("name", games())
def test_what_is_picked_changes_what_is_to_be_done(name: str) -> None:
    """But where a pick is the only one, and so as good as made before."""
    game, look, picks = mops.game(name), look_of(name), 0
    for step in mops.record(game, seed=3, players="simple").steps():
        seat = game.actor(step.after)
        if seat is None or seat < 0:
            continue
        view, draft, before = game.observe(step.after, seat), (), None
        for _ in range(4):
            offered = look.offers(view, draft, seat)
            assert offered.prompt is not None and offered.prompt != before, (name, str(view), draft)
            intents = [*offered.on.values(), *(button.intent for button in offered.buttons)]
            further = [
                i.draft for i in intents if isinstance(i, Pick) and len(i.draft) > len(draft)
            ]
            if not further:
                break
            before = offered.prompt if len({*further}) > 1 else None
            draft, picks = further[0], picks + 1
    assert picks or known_of(name, "ONE_PRESS", False)


INFINITIVE = re.compile(
    r"(legen|ziehen|spielen|tauschen|wählen|nehmen|geben|behalten|beenden|klopfen|fauchen|schieben|werten|"
    r"werfen|steigen|klicken|stecken|drehen|mopsen|schenken|beschuldigen|lassen|aufhören|wünschen)[.?!]?$"
)
SHORT = re.compile(
    r"(^|[:.] |\b[Oo]der )(leg|zieh|spiel|schenk|dreh|lehn|hör|mops) ", re.IGNORECASE
)
PART = re.compile(r"(?<=[.?!]) |: |, | oder ")
"""Where another thing to be done begins."""


def asked(game: Game[Any, Any], view: State, seat: int) -> Iterator[Msg]:
    """Yield what a seat is asked, also when it has chosen the first part of a move."""
    offers = look_of(game.name).offers
    offered = offers(view, (), seat)
    picks = [intent for intent in offered.on.values() if isinstance(intent, Pick)]
    for shown in (offered, *(offers(view, pick.draft, seat) for pick in picks[:3])):
        if shown.prompt is not None:
            yield shown.prompt.text


@pytest.mark.parametrize("name", games())
def test_whoever_has_to_decide_is_told_what_to_do_in_one_way(name: str) -> None:
    """In German as in „Lege eine Karte“: neither „eine Karte legen“ nor „leg“ stands beside it."""
    game, told = mops.game(name), set()
    for step in mops.record(game, seed=2).steps():
        actor = game.actor(step.after)
        if actor is not None and actor >= 0:
            teller = Teller(name, "de", you=actor)
            view = game.observe(step.after, actor)
            told |= {teller.tell(text.id, text.facts) for text in asked(game, view, actor)}
    assert len(told) > 5
    for sentence in sorted(told):
        infinitives = [part for part in PART.split(sentence) if INFINITIVE.search(part)]
        assert not infinitives and not SHORT.search(sentence), sentence


@pytest.mark.parametrize("name", games())
def test_at_the_end_it_is_said_who_has_won(name: str) -> None:
    """In the one place that is always in sight, to winners and losers, in every language."""
    game = mops.game(name, players=max(facts_of(name).SEATS[:2]))
    last = mops.record(game, seed=3, players="simple").states()[-1]
    winners = game.outcome(last).winners
    assert winners
    for lang, seat in product(languages(name), range(game.players)):
        view = game.observe(last, seat)
        asked = look_of(name).offers(view, (), seat).prompt.text
        told = Teller(name, lang, you=seat).tell(asked.id, asked.facts)
        for winner in winners:
            if winner != seat:
                assert Teller(name, lang).names[winner] in told, told
            else:
                assert re.search(r"you have won|[Dd]u hast gewonnen|habt .*gewonnen", told), told
