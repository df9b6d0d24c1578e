"""What can be clicked at a table of Mauz, and that clicks keep to the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.mauz import look, verdicts
from mopsbook.games.mauz.state import MauzState
from mopsbook.show.offers import Make, Pick
from tests.games.mauz.test_look import TURN, at, sit
from tests.tables import click, moves, picks, positions, seen, stages

OPTIONS: list[dict[str, Any]] = [
    *({"players": players} for players in range(2, 7)),
    {"players": 3, "hiss": "may-reveal", "knock_with_swap": True, "purr_any_31": True},
    {"players": 4, "dealt_reveal": "own-turn", "last_swap_after_reveal": True, "tie": "none-lose"},
    {"players": 2, "tokens": 9, "stock_out": "showdown", "all_out": "shared", "dealer": "random"},
]


def test_a_card_is_picked_and_then_the_other_one() -> None:
    state = at(TURN)
    first = look.offers(state)
    assert (first.on["7D"], first.on["QH"]) == (Pick(("7D",)), Pick(("QH",)))
    own = look.offers(state, ("7D",))
    assert moves(own)["QH"] == "0 swap 7D for QH"
    assert [picks(own)[id] for id in ("6H", "7D", "back")] == [("6H",), (), ()]
    assert (own.prompt.text.id, own.prompt.text.facts) == ("ask-take", {"card": "7D", "points": 15})
    middle = look.offers(state, ("QH",))
    assert moves(middle)["7D"] == "0 swap 7D for QH"
    assert middle.prompt.text.id == "ask-give"


def test_what_comes_of_a_swap_is_told_of_each_card() -> None:
    marks = look.scene(at(TURN)).marks
    facts = ("card", "points", "gains")
    whys = {card: tuple(mark.why.facts[name] for name in facts) for card, mark in marks.items()}
    # the hand counts 15; with the queen instead of the seven three hearts; without a heart two of a suit, or 16 with 9 and 7
    assert whys == {
        "7D": ("QH", 25, True), "6H": ("QH", 19, True), "9H": ("JD", 17, True),
        "TC": ("7D", 15, False), "JD": ("6H", 17, True), "QH": ("7D", 25, True),
    }  # fmt: skip
    picked = look.scene(at(TURN), draft=("9H",)).marks
    assert picked["9H"].kind == "picked"
    assert {card: picked[card].why.facts["points"] for card in ("TC", "JD", "QH")} == {
        "TC": 10, "JD": 17, "QH": 16,
    }  # fmt: skip


def test_only_buttons_that_are_possible_are_there() -> None:
    def ids(start: str, **options: Any) -> list[str]:
        return [button.id for button in look.offers(at(start, **options)).buttons]

    assert ids(TURN) == ["swap-all", "knock", "skip"]
    assert ids(TURN + "; knocker 1; left 0; reason knock") == ["swap-all", "skip"]
    hiss = "hands 6H 6D 6S / 9C TD KC; middle TC JD QH; stock 6C 7C 8C"
    assert ids(hiss, hiss="may-reveal") == ["swap-all", "knock", "hiss", "skip"]
    dealing = "hands 6C 7D 8H / 9C TD KH; second TC JD QH; dealer 1; turn 1; phase dealer"
    assert ids(dealing) == ["reject", "keep"]  # what changes nothing is last, as when skipping


def test_a_swap_and_the_next_round_at_a_table(tmp_path: Path) -> None:
    table = sit(tmp_path, TURN, (0, 1))
    click(table, "QH")
    assert seen(table).marks["QH"].kind == "picked"
    click(table, "0 swap 7D for QH")
    assert table.match.state.hands[0] == ("6H", "9H", "QH")
    click(table, "knock", "skip", "next-round")
    assert table.match.state.round == 2


def test_what_is_best_is_told_at_the_table(tmp_path: Path) -> None:
    table = sit(tmp_path, TURN)
    click(table, "advise")
    answer = table.display.pictures[-1].notice
    assert answer.texts[0].id == "advice-swap"
    facts = answer.texts[0].facts
    assert [facts[name] for name in ("give", "take", "points", "now")] == ["7D", "QH", 25, 15]
    assert table.match.trace.moves == ()
    lit = {card: mark for card, mark in seen(table).marks.items() if mark.kind == "best"}
    assert {card: mark.why.facts["card"] for card, mark in lit.items()} == {
        "7D": "QH", "QH": "7D",
    }, "what is lit still says what it is good for"  # fmt: skip


def test_a_button_that_is_best_is_lit(tmp_path: Path) -> None:
    # 8, 10 and ace of diamonds make 29 points, and only queen or king for the 8 would make more
    table = sit(tmp_path, "turn 0; middle 7S 9C JH; hands 8D TD AD / 7C 9S JC")
    before = table.display.pictures[-1].frame()
    assert not any(button.best for button in before.buttons)
    click(table, "advise")
    after = table.display.pictures[-1].frame()
    assert [button.id for button in after.buttons if button.best] == ["knock"]


def test_a_card_that_is_pointed_at_lights_no_button_that_concerns_all_cards() -> None:
    for draft in ((), ("7D",), ("QH",)):
        assert not any(button.about for button in look.offers(at(TURN), draft).buttons)


def reached(view: MauzState) -> set[str]:
    """Every move that clicks and buttons lead to."""
    found: set[str] = set()
    for _, offered in stages(view, view.turn):
        for intent in [*offered.on.values(), *(button.intent for button in offered.buttons)]:
            if isinstance(intent, Make):
                assert not [*verdicts.check(view, intent.move)], intent
                found.add(str(intent.move))
    return found


@pytest.mark.parametrize("options", OPTIONS)
def test_clicks_lead_to_every_legal_move_and_to_no_other(options: dict[str, Any]) -> None:
    game = mops.game("mauz", **options)
    for state in positions(game, 4, every=9):
        assert reached(state) == {str(move) for move in game.legal(state)}, str(state)
