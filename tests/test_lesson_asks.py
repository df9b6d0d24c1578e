"""Lessons that are gone through: what is asked and done in them, here and in the browser."""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.core.errors import MopsError
from mopsbook.editions.of_games import lesson_of
from mopsbook.jupyter.turns import ELSE
from mopsbook.lesson.read import read
from tests.sent import unzipped
from tests.test_lesson import FOLLOW, LESSONS, block, fault_of


def test_answers_are_rows_and_are_carried_on(tmp_path: Path) -> None:
    lesson = mops.Lesson(LESSONS / "cats.en.md", student="Ada")
    with pytest.raises(MopsError, match="asks nothing"):
        lesson.answer("R2")
    seen: list[int] = []
    lesson.observe(lambda change: seen.append(len(change["new"])), "results")
    lesson.index = 4
    assert lesson.question is not None
    assert not lesson.answer(["R2"]).right
    assert lesson.answer(lesson.question.answers).right
    assert lesson.question.answers == ("B3", "C4")
    lesson.index = 5
    assert lesson.answer(lesson.question.answers[0]).right
    assert seen == [1, 1, 2]
    assert [
        (row["kind"], row["right"], row["tries"], row["student"]) for row in lesson.results
    ] == [
        ("playable", False, 2, "Ada"),
        ("own", True, 1, "Ada"),
    ]
    found = mops.results(lesson.save(tmp_path / "ada.jsonl"))
    assert (found.by_rule()[0]["asked"], len(found.rows)) == (2, 2)
    again = mops.Lesson(LESSONS / "cats.en.md", results=lesson.save(tmp_path / "ada.jsonl"))
    assert again.results == lesson.results
    assert again.given == lesson.given == {"0": [["B3", "C4"], 2], "1": [1, 1]}
    again.index = 5
    with pytest.raises(MopsError, match="is answered"):
        again.answer(0)


TRICK = "position: trick 1:R16 2:Y1; hands B1 B2 R3 / B5 / B4; pecking Y C R B; turn 0"


@pytest.mark.parametrize(
    ("lines", "how", "right", "wrong", "why"),
    [
        (["click: R16, R3", "wrong: Y1", "  why: Yellow."], "table", ["R3", "R16"], ["Y1"], "Yellow."),
        (["number: 3", "wrong: 4", "  why: Not four."], "number", 3, 4, "Not four."),
        (["order: Lead", "order: Follow", "order: Win"], "order", [0, 1, 2], [1, 0, 2], "Wrong."),
        (["right: A", "wrong: B", "  why: Not b."], "choice", 0, 2, "Not b."),
    ],
)  # fmt: skip
def test_a_teacher_asks_in_each_way(
    lines: list[str], how: str, right: Any, wrong: Any, why: str
) -> None:
    asked = ["ask: Which?", "rule: win-trick", "level: 2", "because: So it is."]
    lesson = mops.Lesson(block("question", TRICK, *asked, *lines))
    assert lesson.faults == ()
    question = lesson.question
    assert question is not None
    assert (question.how, question.level, question.seat) == (how, 2, 0)
    assert [rule.id for rule in question.rules] == ["mopsen.win-trick"]
    if how == "choice":
        right, wrong = (choice.value for choice in question.choices or ())
    assert "So it is." in str(question.check(right).explain("en"))
    verdict = question.check(wrong)
    assert not verdict.right
    assert why in str(verdict.explain("en")) or how == "order"
    assert question.text("en") == question.text("de") == "Which?"


def test_what_an_answer_leads_to_is_played_out() -> None:
    asked = ["ask: What if you lay red 3?", "rule: lowest-pinches"]
    right = ["right: I pinch", "  play: 0 play R3"]
    wrong = ["wrong: Nothing", "  why: See.", "  play: 0 play R3"]
    lesson = mops.Lesson(block("question", TRICK, *asked, *right, *wrong))
    assert lesson.faults == ()
    paper, *_ = unzipped(lesson.lesson)["papers"]
    begin, end = paper["play"]
    assert paper["replies"]["1"]["play"] == [begin, end] and end > begin >= len(lesson)
    line, told = fault_of(
        block("question", TRICK, *asked, "right: Yes", "  play: 0 play R9", "wrong: No")
    )
    assert (line, "Red 9 is not in" in told) == (12, True)
    closed = block("question", TRICK, *asked, "right: Yes", "  play: 0 play R3", "wrong: No")
    assert read(closed.replace("language: en\n", "language: en\nseat: 0\n")).faults == ()


def test_what_is_said_of_a_move_is_said_of_a_right_one_too() -> None:
    lesson = mops.Lesson(block("turn", FOLLOW, "other: 1 play C4", "  why: A cat goes on all."))
    timeline = unzipped(lesson.timeline)
    guess = timeline["guess"]
    ways = guess["ways"][guess["starts"]["0"] - guess["frames"]]
    notice = timeline["frames"][ways["C4"]]["notice"]
    assert timeline["texts"]["en"][notice["text"]] == "A cat goes on all."
    assert guess["ways"][ways["C4"] - guess["frames"]] == {}


def test_the_name_of_a_field_means_the_piece_on_it() -> None:
    fields = "position: pieces t5 t61 / t12 / t9 / t40; hands 7 4 / 7 joker / 5 1/11 / 2"
    text = block("board", fields, "ring: t9, t10, 0h1, 1/11", "arrow: t5 > t9")
    (step,) = read(text.replace("mopsen", "dog").replace("players: 3", "players: 4")).steps
    assert step.rings == ("2:A", "t10", "0h1", "hand2.1/11.0")
    assert step.arrows == (("0:B", "2:A"),)


def test_made_questions_are_about_what_is_wanted_and_the_same_each_time() -> None:
    text = block("question", "about: win-trick", "kind: takes-the-trick", "count: 2", "seed: 5")
    first, second = (read(text).steps for _ in range(2))
    made = [step.question for step in first if step.question]
    assert [one.kind for one in made] == ["takes-the-trick"] * 2
    assert [one.id for one in made] == [step.question.id for step in second if step.question]


def test_choices_are_mixed_and_the_same_for_everybody() -> None:
    """In each edition, and by the numbers that are pressed, told and stored."""
    places: list[int] = []
    for name in registry.games():
        editions = [
            [
                step.question
                for step in read(lesson_of(name, lang)).steps
                if step.question and step.question.how == "choice"
            ]
            for lang in ("en", "en", "de")
        ]
        for english, again, german in zip(*editions, strict=True):
            assert english.answers == again.answers == german.answers
            values = [one.value for one in english.choices or ()]
            if english.kind == "own":
                assert values == [*range(len(values))]
                places.append(english.answers[0])
    assert len(places) > 15 and max(map(places.count, places)) < len(places) / 2


def test_the_browser_is_heard_without_trust() -> None:
    lesson = mops.Lesson(LESSONS / "cats.en.md")
    hear = lesson._hear
    for junk in (
        None,
        [],
        {"kind": "answer"},
        {"kind": "answer", "rev": 9, "answer": 0},
        {"kind": "try", "rev": 5, "x": 1},
    ):
        hear(lesson, junk, [])
    assert lesson.results == []
    hear(lesson, {"kind": "answer", "rev": 1, "answer": 1, "ms": 2500}, [])
    assert [(row["right"], row["seconds"]) for row in lesson.results] == [(True, 2.5)]
    lesson.set_state({"index": 3, "lesson": {}, "given": {}})
    assert (lesson.index, bool(lesson.lesson), len(lesson.given)) == (3, True, 1)


def test_what_is_practised_after_the_last_step_is_kept_and_learned(tmp_path: Path) -> None:
    lesson = mops.Lesson(LESSONS / "cats.en.md", learned=(file := tmp_path / "learned.jsonl"))
    for rev, answer in ((1, 2), (4, 2), (7, 1), (4, 1), (6, 1), (9, 1), (-1, 1)):
        # of two questions, and one that practises, the second one: in the lesson, then twice in practice, the first
        # time in two tries
        lesson._hear(lesson, {"kind": "answer", "rev": rev, "answer": answer}, [])
    told = [
        (row["question"], row["right"], row["tries"], row["practice"]) for row in lesson.results
    ]
    second = lesson._courses[1].question.id
    assert told == [
        (second, False, 1, False),
        (second, False, 2, True),
        (second, True, 1, True),
    ]
    assert lesson.given["1"][1] == 1  # the lesson itself shows what was answered there
    learned = mops.Learned(file)
    assert (learned.asked.total(), learned.missed.total()) == (3, 2)
    other = {**lesson.results[0], "question": "mopsen.kind.1"}
    again = mops.Lesson(LESSONS / "cats.en.md", results=[*lesson.results, other])
    assert sorted(map(str, again.results)) == sorted(map(str, [*lesson.results, other]))
    assert again.given == lesson.given


def test_a_question_before_its_rule_is_taught_is_marked_as_a_guess() -> None:
    asked = ["ask: Who pinches?", "rule: lowest-pinches", "right: I", "wrong: Ben"]
    for more, marked in (["guess: yes"], True), ([], False):
        lesson = mops.Lesson(block("question", TRICK, *asked, *more))
        assert lesson.faults == ()
        paper, *_ = unzipped(lesson.lesson)["papers"]
        assert paper.get("guess", False) == marked


def test_what_was_missed_is_practised_by_another_question_about_its_rule() -> None:
    lesson = mops.Lesson("mopsen")
    papers = unzipped(lesson.lesson)["papers"]
    asked = [one for one in papers if "spare" not in one]
    spare = [one for one in papers if "spare" in one]
    texts = [one["paper"]["text"]["en"] for one in papers]
    assert spare and {one["rule"] for one in spare} <= {one["rule"] for one in asked}
    assert len({one["rule"] for one in spare}) == len(spare) > len(asked) / 2
    assert len({*texts}) > len(asked)
    for one in spare:  # each has a picture of its own, which no step shows
        assert one["paper"]["at"] >= len(lesson)


def test_other_moves_are_tried_at_a_table_aside() -> None:
    lesson = mops.Lesson(LESSONS / "cats.en.md")
    lesson._hear(lesson, {"kind": "try", "rev": 0}, [])
    table = lesson._beside
    assert isinstance(table, mops.Table) and lesson.aside == f"anywidget:{table.model_id}"
    table.play("1 play R2")
    assert str(table.trace.moves[-1]) != ""
    lesson._handle_custom_msg({"kind": "back"}, [])
    assert (lesson.aside, lesson._beside) == ("", None)


def test_a_turn_leads_right_wrong_and_back() -> None:
    lesson = mops.Lesson(LESSONS / "cats.en.md")
    timeline = unzipped(lesson.timeline)
    guess = timeline["guess"]
    first = guess["starts"]["2"]
    ways = guess["ways"][first - guess["frames"]]
    assert ways["C4"] == 3  # the next step of the lesson
    refused = timeline["frames"][ways["Y3"]]["notice"]
    assert (refused["kind"], timeline["cites"][refused["rules"]]) == (
        "refusal",
        ["mopsen.follow-suit"],
    )
    other = guess["ways"][ways["R2"] - guess["frames"]]
    assert other == {"turn-back": first}
    hint = timeline["frames"][ways["hint"]]["notice"]["text"]
    assert "no pug" in timeline["texts"]["en"][hint]


@pytest.mark.parametrize("game", mops.games())
def test_what_a_turn_wants_can_be_done_by_presses(game: str) -> None:
    trace = mops.record(mops.game(game), seed=3, players="simple")
    places = [n for n, step in enumerate(trace) if step.move.player is not None]
    blocks = [
        f"```turn\nposition: {trace[n].before}\nmove: {trace[n].move}\n```" for n in places[4:60:7]
    ]
    head = f"---\ngame: {game}\nplayers: {trace.game.players}\n---\n"
    lesson = mops.Lesson(head + "\n".join(blocks))
    assert lesson.faults == ()
    guess = unzipped(lesson.timeline)["guess"]
    assert len(guess["starts"]) == len(blocks)
    for step, first in guess["starts"].items():
        known, fresh = {first}, [first]
        while fresh:
            ways = guess["ways"][fresh.pop() - guess["frames"]].values()
            fresh += [to for to in ways if to not in known and to >= guess["frames"]]
            known |= {*ways}
        assert int(step) + 1 in known


def test_a_board_may_let_moves_be_tried_and_taken_back() -> None:
    lesson = mops.Lesson(block("board", FOLLOW, "ring: C4", "try: yes"))
    timeline = unzipped(lesson.timeline)
    guess = timeline["guess"]
    first = guess["starts"]["0"]
    ways = guess["ways"][first - guess["frames"]]
    assert {guess["ways"][ways[card] - guess["frames"]]["turn-back"] for card in ("R2", "C4")} == {
        first
    }
    assert unzipped(lesson.lesson)["steps"][0]["free"]
    assert fault_of(block("board", "position: setup", "try: yes"))[0] == 9
    line, told = fault_of(block("board", FOLLOW, "try: maybe"))
    assert line == 9 and "comes yes, not 'maybe'" in told


@pytest.mark.slow  # it makes a whole page
def test_a_hundred_steps_are_small_and_a_page_fetches_nothing(tmp_path: Path) -> None:
    trace = mops.record(mops.game("dog"), seed=3, players="simple")[:96]
    lesson = mops.Lesson.of(trace)
    assert len(lesson) >= 100
    saved = json.dumps(lesson.get_state())
    assert len(saved) < 500_000
    page = mops.Lesson(LESSONS / "cats.de.md").page(tmp_path / "page.html").read_text("utf-8")
    assert "https:" not in page.replace("https://example", "")
    assert "<title>Warum darf man eine Katze immer spielen?</title>" in page
    assert '"alone": true' in page


def test_it_shows_itself_in_words() -> None:
    lesson = mops.Lesson(LESSONS / "cats.de.md")
    assert repr(lesson).startswith("Warum darf man eine Katze immer spielen?\n")
    assert "Rot 6" in repr(lesson)


def test_lines_above_the_head_are_counted_and_harm_nothing() -> None:
    """In a notebook a text of several lines often begins with an empty one."""
    text = (LESSONS / "cats.en.md").read_text("utf-8").replace("move: 1 play C4", "move: 1 play Y3")
    assert [fault.line for fault in mops.Lesson(text).faults] == [26]
    assert [fault.line for fault in mops.Lesson("\n \n" + text).faults] == [28]


@pytest.mark.parametrize("name", ["mops_royal", "purrrummy"])
def test_what_a_turn_takes_together_can_be_pressed_in_any_order(name: str) -> None:
    lesson = mops.Lesson(name)
    guess, tried = lesson._film.timeline["guess"], 0
    for at, first in guess["starts"].items():
        turn = lesson._script.steps[at].turn
        assert turn is not None
        idle = guess["ways"][first - guess["frames"]][ELSE]  # a press on anything else is answered
        assert guess["ways"][idle - guess["frames"]] == guess["ways"][first - guess["frames"]]
        for move in turn.wanted[:1]:
            things = getattr(move, "cells", None) or getattr(move, "cards", ())
            here = guess["ways"][first - guess["frames"]]
            ids = [one if isinstance(one, str) else f"0:{one[0]},{one[1]}" for one in things]
            if len(ids) < 3 or not {*ids} <= {*here}:
                continue
            ends = set()
            for order in permutations(ids):
                picture = first
                for id in order:
                    picture = guess["ways"][picture - guess["frames"]][id]
                ends.add(picture)
            assert len(ends) == 1, move
            tried += 1
    assert tried >= 2
