"""Every rule has a live example, under every set of options."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.core.options import changed_options
from mopsbook.jupyter.shown import film
from mopsbook.teach.examples import _told, example
from tests.playing import facts_of
from tests.tables import sit

OPTIONS = [
    {},
    {"bones": "strict"},
    {"first_dealer": 3},
    {"players": 5, "first_dealer": 4},
    {"pecking_start": ["Y", "C", "R", "B"]},
    {"pecking_between_rounds": "shuffle"},
    {"redraw_order": "simultaneous"},
    {"pinch": "may"},
    {"cat_lowest": "stays"},
    {"end_check": "before_pinch"},
    {"tie_break": "last_round"},
]
SPEAK_FOR_THEMSELVES = {
    "dog.seats",
    "mauz.first-dealer",
    "miau-miau.dealer",
    "mops-royal.caller",
    "purrrummy.dealer",
}
"""Rules whose examples draw lots or choose seats, and tell so."""


@pytest.mark.parametrize("name", mops.games())
def test_every_rule_has_an_example_and_nothing_else_has(name):
    assert _told(name).keys() == set(mops.game(name).rules)


@pytest.mark.parametrize("name", mops.games())
def test_an_example_shows_its_rule_and_breaks_no_other(name):
    game, together = mops.game(name), getattr(facts_of(name), "TOGETHER", ())
    refused = 0
    for rule in game.rules:
        found = example(game, rule)
        if rule in found.rules and found.refused:
            refused += 1
            broken = [violation.rule.id for violation in found.refused]
            assert broken == [rule] or (rule in broken and rule in together), rule
    assert refused >= 5


@pytest.mark.parametrize("name", mops.games())
def test_every_example_can_be_shown_at_a_table(name, tmp_path):
    game = mops.game(name)
    table = sit(tmp_path, (0,), None, game)
    for rule in game.rules:
        table.handle({"kind": "example", "rule": rule})
        assert table.display.is_aside, rule
        for shot in table.display.pictures:
            assert shot.frame().scene.items, rule


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_examples_show_their_rule(options):
    game = mops.game("mopsen", **options)
    silent = set()
    for id, rule in game.rules.items():
        found = example(game, id)
        assert (
            found.trace.steps() or found.refused or found.trace.game.actor(found.trace.last) == 0
        ), id
        assert 0 <= found.seat < found.trace.game.players
        if id not in found.rules:
            silent.add(rule)
    # what no event and no refusal ever cites can only be looked at
    assert all(rule.note for rule in silent)


def test_the_options_of_the_table_hold_in_the_example():
    game = mops.game("mopsen", players=4, cat_lowest="stays", bones="strict")
    found = example(game, "mopsen.cat-lowest")
    assert found.trace.game == mops.game("mopsen", players=3, cat_lowest="stays", bones="strict")
    assert found.trace.last.pecking == ("R", "B", "Y", "C")
    # pinching is no duty there, so the usual rules have to show it
    duty = example(mops.game("mopsen", pinch="may"), "mopsen.pinch-must")
    assert "mopsen.pinch-must" in duty.rules


@pytest.mark.parametrize("name", mops.games())
def test_an_example_that_is_played_otherwise_than_its_rule_says_tells_so(name, tmp_path):
    game = mops.game(name)
    table = sit(tmp_path, (0,), None, game)
    for rule in game.rules:
        option = game.rules[rule].option
        table.handle({"kind": "example", "rule": rule})
        other = changed_options(table.display.shown.options)
        changed = option in other
        shown = [table.display.pictures[0].notice, table.display.pictures[-1].notice]
        said = [[text.id for text in one.texts] if one else [] for one in shown]
        told = changed and not game.rules[rule].variant and rule not in SPEAK_FOR_THEMSELVES
        assert all(("table-example-otherwise" in one) == told for one in said), rule
        with_variant = [
            known.id
            for known in game.rules.values()
            if known.variant and known.id != rule and known.option in other
        ]
        assert all(one.count("table-example-variant") == len(with_variant) for one in said), rule
        # as it is said in the rule book
        if any(one.startswith("table-example-") for one in said[0]):
            first, *_ = film(game, example(game, rule), ["en"], rule=rule)["timeline"]["frames"]
            assert first["notice"] is not None, rule


def test_an_unknown_rule_has_none():
    assert example(mops.game("mopsen"), "mopsen.castling") is None
