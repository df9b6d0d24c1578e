"""The rule book as a widget, and in every other one: what is sent of a rule, and what is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
import traitlets

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.jupyter.export import lesson_html
from mopsbook.jupyter.front_end import FrontEnd
from mopsbook.jupyter.shown import code, film, shown
from mopsbook.show.packing import unpack
from mopsbook.teach.examples import example
from tests.frames import unzipped


def ask(widget: FrontEnd, **message: Any) -> None:
    """Send a widget a message as the browser does."""
    widget._handle_custom_msg(message, [])


def sent(widget: FrontEnd, rule: str) -> Any:
    """Return what a widget sends of a rule."""
    ask(widget, kind="rule", rule=rule)
    return unzipped(widget.book[rule])


def titles(told: Sequence[dict[str, str]]) -> list[str]:
    """Return English sentences."""
    return [one["en"] for one in told]


def test_a_rule_is_shown_by_its_example_and_what_is_refused_there() -> None:
    book = mops.RuleBook(mops.game("mopsen", players=3))
    found = sent(book, "mopsen.follow-suit")
    assert found["example"]
    # the example: red 6 was led, Ben plays red 2, and Cleo with red 12 may not play blue 8
    assert titles(found["refuses"]) == [
        "Cleo has to play red 12: red 6 was led, and blue 8 does not follow suit."
    ]
    timeline = found["films"][0]["timeline"]
    last = unpack(timeline)[-1]
    assert last["notice"]["kind"] == "refusal"
    assert "mopsen.follow-suit" in timeline["cites"][last["notice"]["rules"]]
    assert len(found["films"]) == 3  # and two moments of games


def test_a_doubtful_rule_is_shown_under_both_readings() -> None:
    found = sent(mops.RuleBook(mops.game("mopsen", players=3)), "mopsen.pinch-must")
    (reading,) = found["readings"]
    ours, theirs = (film["timeline"]["texts"]["en"][-9:] for film in reading["films"])
    assert "Ben pinches one of the cards still lying there: yellow 13 or yellow 16." in ours
    assert "Ben may pinch yellow 13 or yellow 16, or nothing." in theirs
    assert reading["name"] == "may"
    assert eval(reading["code"], {"mops": mops}).game.options.pinch == "may"


def test_rules_that_come_up_together_lead_to_each_other() -> None:
    found = sent(mops.RuleBook(mops.game("mopsen", players=3)), "mopsen.win-trick")
    assert {"mopsen.compare-colour", "mopsen.compare-number"} <= set(found["beside"])
    assert "mopsen.win-trick" not in found["beside"]


def test_an_example_of_another_game_brings_what_is_drawn_otherwise_there() -> None:
    one = example(mops.game("mops_royal"), "mops-royal.points")
    assert one is not None
    for options, drawn in (({}, False), ({"crowns": ["A2"]}, True)):
        game = mops.game("mops_royal", **options)
        assert ("kit" in film(game, one, ["en"])) is drawn


def test_where_no_kernel_can_be_asked_it_says_how_much_more_there_is() -> None:
    game = mops.game("mopsen", players=3)
    counts = [
        shown(game, game.rules["mopsen.pinch-must"], ["en"], games=games, otherwise=otherwise)[
            "more"
        ]
        for games, otherwise in ((True, True), (False, True), (True, False), (False, False))
    ]
    # two moments of games, and one other reading
    assert counts == [0, 2, 1, 3]


@pytest.mark.parametrize("name", mops.games())
def test_what_opens_a_table_names_every_option(name: str) -> None:
    game = mops.game(name)
    assert eval(code(game).replace("mops.Table", ""), {"mops": mops}) == game


def test_every_widget_opens_it_and_forgets_it_with_another_game() -> None:
    game = mops.game("mopsen", players=3)
    trace = mops.record(game, seed=1)
    table = mops.Table(game, seed=1)
    for widget in (table, mops.Replay(trace), mops.Quiz(game, about="follow-suit", count=1)):
        assert sent(widget, "mopsen.follow-suit")["example"]
    rev = table.rev
    table.new(game=mops.game("mopsen", players=4, pinch="may"))
    assert table.book == {}
    assert table.rev == rev + 1
    before = table.state
    sent(table, "mopsen.pinch-must")
    assert (table.rev, table.state) == (rev + 1, before)  # the game does not notice


@pytest.mark.parametrize(
    "message",
    [{}, {"rule": None}, {"rule": ["mopsen.goal"]}, {"rule": "mauz.goal"}, {"rule": "x" * 9999}],
)
def test_what_is_no_rule_is_not_answered(message: dict[str, Any]) -> None:
    book = mops.RuleBook(mops.game("mopsen"))
    ask(book, kind="rule", **message)
    ask(book, kind="table", name="may", **message)
    ask(book, kind="table", rule="mopsen.pinch-must", name=["may"])
    assert (book.book, book.aside) == ({}, "")


@pytest.mark.parametrize(
    "widget",
    [
        mops.RuleBook,
        mops.Table,
        lambda game, **told: mops.Replay(mops.record(game, seed=1), **told),
    ],
)
def test_from_every_book_a_table_opens_under_the_other_reading(widget: Any) -> None:
    book = widget(mops.game("mopsen"), lang="de")
    for _ in range(2):
        ask(book, kind="table", rule="mopsen.pinch-must", name="may")
    table = book._beside
    assert (table.game.options.pinch, table.lang) == ("may", "de")
    assert book.aside == f"anywidget:{table.model_id}"
    book.close()
    assert table.comm is None


def test_the_open_rule_can_be_set_by_either_side() -> None:
    book = mops.RuleBook(mops.game("mopsen"))
    book.rule = "follow-suit"
    assert book.rule == "mopsen.follow-suit"
    book.set_state({"rule": "mopsen.goal"})
    assert book.rule == "mopsen.goal"
    with pytest.raises(traitlets.TraitError, match=r"mean 'mopsen\.goal'"):
        book.rule = "gaol"
    with pytest.raises(KeyError, match=r"mean 'mopsen\.goal'"):
        mops.RuleBook(mops.game("mopsen"), "gaol")
    book.set_state({"rule": "gaol"})
    assert book.rule == "mopsen.goal"
    with pytest.raises(OptionError, match="RuleBook"):
        mops.RuleBook(7)  # type: ignore[arg-type]


@pytest.mark.slow  # it makes whole pages
def test_a_page_holds_the_examples_once_for_all_its_widgets() -> None:
    game = mops.game("mopsen", players=3)
    one, two = (mops.Table(game, seed=seed) for seed in (1, 2))
    alone, both = (lesson_html(parts, "") for parts in ([one], [one, two]))
    assert one.examples
    text = one.examples["zip"]
    assert alone.count(text) == both.count(text) == 1
    kept = unzipped(one.examples)
    found, frames = kept["rules"], kept["common"]["frames"]
    parts = [film["timeline"]["part"] for told in found.values() for film in told["films"]]
    # each frame belongs to one example
    assert sorted(n for at, size in parts for n in range(at, at + size)) == [*range(len(frames))]
    assert found.keys() == {rule.id for rule in game.rules.values()}
    assert all(len(told["films"]) <= 1 for told in found.values())  # moments come from Python
    assert "readings" not in found["mopsen.pinch-must"]
    book = mops.RuleBook(game)
    book.keep()
    told = unzipped(book.examples)["rules"]["mopsen.pinch-must"]
    assert (len(told["films"]), len(told["readings"]), told["more"]) == (1, 1, 2)
