"""Questions at the table in a real browser: on a page without a kernel by keys alone, and with a kernel."""

from __future__ import annotations

import json
import re
from functools import cache, partial
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
from playwright.sync_api import expect

import mopsbook as mops
from mopsbook.jupyter.export import save_page
from mopsbook.quiz.paper import sent as as_sent
from mopsbook.quiz.question import Question
from tests.browser.view import LAYOUTS, NO_WIDER, View, focuses, tab_until
from tests.quizzing import wrong

HOST = "page"
CLOCK = "own"
SETUP = (
    "import json\nimport mopsbook as mops\ng = mops.game('mopsen', players=4)\n"
    "asked = mops.questions(g, count=40)\n"
)
TWICE, REST = 550, 650
"""Milliseconds after which a second press is one of its own, and a key that went on goes on no more."""
HOWS = ("table", "choice", "number", "order")


@cache
def of_each_way() -> list[Question]:
    """A question for each way to answer; at the table several things are chosen."""
    made = mops.questions(mops.game("mopsen", players=4), count=40)
    return [
        next(
            one for one in made
            if one.how == how and one.every == (how == "table")
            and (not one.every or len(one.answers) > 1)
        )
        for how in HOWS
    ]  # fmt: skip


@pytest.fixture(scope="module")
def page_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page with a quiz."""
    quiz = mops.Quiz(of_each_way())
    return save_page(tmp_path_factory.mktemp("quiz") / "quiz.html", quiz, "Quiz")


def answer_by_keys(view: View, question: Question, right: bool) -> None:
    """Answer by keys alone, from wherever the focus is."""
    page, keys = view.page, view.page.keyboard
    if question.how == "table":
        # what was right of the first answer is still picked
        picked = question.answers[1:] if right else question.answers[:1]
        for item in picked:
            tab_until(page, lambda at: at["id"] in question.frame().own or "item" in at["classes"])
            # names come after the cards, to which Tab leads first
            onward = "Tab" if item.startswith("plate") else "ArrowRight"
            tab_until(page, lambda at, item=item: at["id"] == item, key=onward)
            keys.press("Enter")
        tab_until(page, lambda at: at["id"] == "answer")
        keys.press("Enter")
    elif question.how == "choice":
        values = [one.value for one in question.choices or ()]
        wanted = [n for n, one in enumerate(values, 1) if (one in question.answers) == right]
        keys.press(str(wanted[0]))
    elif question.how == "number":
        tab_until(page, lambda at: at["label"] == "Type a number, then Enter.")
        keys.type(str(question.answers[0] + (not right)))
        keys.press("Enter")
    else:
        values = [one.value for one in question.choices or ()]
        if right:
            keys.press("Escape")  # the order before is kept
        for one in question.answers if right else question.answers[::-1]:
            keys.press(str(values.index(one) + 1))
        tab_until(page, lambda at: at["id"] == "answer")
        keys.press("Enter")


def go_on(view: View) -> None:
    """Go through what is played out, key by key, until there is something to be done again."""
    waiting = view.host.locator(".go-on:not([aria-disabled])")
    done = view.host.locator(".mops[data-live=true]")
    for _ in range(40):
        expect(waiting.or_(done).first).to_be_visible()
        if not waiting.count():
            break
        view.page.keyboard.press("Enter")
        view.page.clock.fast_forward(100)
    expect(done).to_be_visible()
    view.page.clock.fast_forward(REST)


def test_a_page_by_keys_alone(new_page: Any, page_file: Path, shots: Path) -> None:
    page = new_page(reduced_motion="reduce")
    page.context.set_offline(True)
    page.clock.install()
    page.goto(page_file.as_uri())
    view = View(page)
    view.root.focus()
    page.keyboard.press("Tab")
    for number, question in enumerate(of_each_way(), 1):
        expect(view.prompt).to_contain_text(f"Question {number} of 4")
        assert question.text("en") in view.spoken
        answer_by_keys(view, question, right=False)
        expect(view.notice).to_contain_text(
            "Try once more." if question.how != "table" else "Not all"
        )
        assert "No." in view.spoken or "Not all" in view.spoken
        go_on(view)
        if question.how == "table":  # the same once more would be no second try
            expect(view.button("Answer")).to_have_attribute("aria-disabled", "true")
        answer_by_keys(view, question, right=True)
        expect(view.notice).to_contain_text("Right.")
        view.shot(shots / f"quiz-{question.how}.png")
        assert view.violations() == []
        # what is right is played out by itself
        expect(view.host.locator("[data-id=next]")).to_be_visible()
        tab_until(page, lambda at: at["id"] == "next")
        page.keyboard.press("Enter")
        focuses(page, lambda at: at["inside"])
        page.clock.fast_forward(REST)  # a key too many is none for the next question
    # what was missed comes again
    expect(view.prompt).to_contain_text("once more")
    tab_until(page, lambda at: at["id"] == "stop")
    page.keyboard.press("Enter")
    expect(view.words.locator("table")).to_contain_text("Right at once")
    expect(view.button("Practise what I missed")).to_be_visible()
    view.shot(shots / "quiz-over.png")
    assert view.violations() == []
    # all of it can be handed in, as a quiz with a kernel would save it
    tab_until(page, lambda at: at["label"] == "Your name")
    page.keyboard.type("Zoë P.")
    with page.expect_download() as saved:
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    assert saved.value.suggested_filename == "Zoë-P-.jsonl"
    found = mops.results(saved.value.path())
    assert not found.problems
    quiz = mops.Quiz(of_each_way(), student="Zoë P.")
    for question in of_each_way():
        quiz.answer(first_wrong(question))
        quiz.answer(question.answers)
        quiz.next()
    same = [{**row, "seconds": 0.0} for row in quiz.results]
    assert [{**row, "seconds": 0.0} for row in found] == same


def first_wrong(question: Question) -> Any:
    """Return what keys answer at first: see `answer_by_keys`."""
    if question.how == "number":
        return question.answers[0] + 1
    if question.how == "choice":
        return next(one for one in question.choices or () if one.value not in question.answers)
    return question.answers[:1] if question.how == "table" else question.answers[::-1]


def test_names_of_seats_by_keys_alone(new_page: Any, tmp_path: Path) -> None:
    """Where names at the table are the answer they are gone to, chosen and given like anything that lies there."""
    asked = mops.questions(mops.game("mogel_motte", players=4), about="motte.mosquito-gifts")
    question = next(one for one in asked if {*one.answers} < {f"plate{n}" for n in range(4)})
    assert question.every and len(question.answers) > 1
    page = new_page(reduced_motion="reduce")
    page.clock.install()
    page.goto(save_page(tmp_path / "seats.html", mops.Quiz([question]), "Seats").as_uri())
    view = View(page)
    view.root.focus()
    page.keyboard.press("Tab")
    answer_by_keys(view, question, right=False)
    expect(view.notice).to_contain_text("Not all")
    go_on(view)
    answer_by_keys(view, question, right=True)
    expect(view.notice).to_contain_text("Right.")


def test_a_page_by_ear_alone(new_page: Any, page_file: Path) -> None:
    """By roles, names and what is spoken, and by nothing that is only seen."""
    page = new_page(reduced_motion="reduce")
    page.clock.install()
    page.goto(page_file.as_uri())
    view = View(page)
    button, log = partial(view.host.get_by_role, "button"), view.host.get_by_role("log")
    for number, question in enumerate(of_each_way(), 1):
        expect(log).to_contain_text(question.text("en"))
        page.keyboard.press("Tab")  # whoever walks on to the answers means what is pressed there
        choices = {one.value: one.text("en") for one in question.choices or ()}
        for n, told in enumerate(choices.values(), 1):
            expect(log).to_contain_text(f"{n}: {told}")
        if question.how == "table":
            for item in question.answers:
                name = view.item(item).get_attribute("aria-label")
                button(name=name, exact=True).press("Enter")
                expect(log).to_contain_text(f"{name}, chosen")
        elif question.how == "number":
            view.host.get_by_role("textbox", name="A number").fill(str(question.answers[0]))
        else:
            listed = view.host.get_by_role("group", name="Answers to choose from")
            for place, one in enumerate(question.answers, 1):
                chosen = listed.get_by_role("button", name=choices[one])
                chosen.press("Enter")
                if question.how == "order":
                    expect(listed.get_by_role("button", pressed=True)).to_have_count(place)
                    expect(chosen).to_have_accessible_name(f"{choices[one]} Place {place}")
        if question.how != "choice":
            button(name="Answer", exact=True).press("Enter")
        expect(view.notice).to_contain_text("Right.")
        expect(log).to_contain_text("Right.")
        onward = button(name=re.compile("Continue|To the summary"))
        while f"Question {number} " in (view.prompt.text_content() or ""):
            onward.press("Enter")
            page.clock.fast_forward(150)
        page.clock.fast_forward(900)  # a key too many is none for the next question
    expect(view.host.get_by_role("table", name="What was asked")).to_be_visible()


@pytest.mark.parametrize("name", ["mopsen", "purrrummy"])
def test_why_an_answer_is_wrong_is_read_whole_beside_what_is_left(
    new_page: Any, tmp_path: Path, name: str
) -> None:
    """All things of an order are seen with it; of other answers as many as there is room for."""
    made = mops.questions(mops.game(name), count=40)
    how = "order" if name == "mopsen" else "choice"
    listed = [one for one in made if one.how == how and len(one.choices or ()) > 2]
    asked = max(listed, key=lambda one: len(str(one.check(wrong(one)).hint.explain("de"))))
    page = new_page(viewport={"width": 848, "height": 680}, reduced_motion="reduce")
    page.goto(save_page(tmp_path / "page.html", mops.Quiz([asked], lang="de"), "Quiz").as_uri())
    view = View(page)
    for n in as_sent(asked, wrong(asked)) if how == "order" else [as_sent(asked, wrong(asked))]:
        view.host.locator(f"[data-id=choice{n + 1}]").click()
    if how == "order":
        view.host.locator("[data-id=answer]").click()
    expect(view.notice).to_be_visible()
    ends = view.host.evaluate(
        """(host) => [".panel", ".notice", ".foot", ".answer:last-child"].map((part) =>
        host.shadowRoot.querySelector(part).getBoundingClientRect().bottom)"""
    )
    panel, notice, foot, last = ends
    assert notice <= panel
    if how == "order":
        assert last <= foot
        # whoever listens is told which place is wrong, as its button says
        pairs = enumerate(zip(wrong(asked), asked.answers, strict=True), 1)
        place, one = next((n, given) for n, (given, good) in pairs if given != good)
        assert f"Platz {place}, {asked.called(one, 'de')}: falsch." in view.spoken


def test_every_width(new_page: Any, page_file: Path, shots: Path) -> None:
    page = new_page(reduced_motion="reduce")
    page.clock.install()
    page.goto(page_file.as_uri())
    view = View(page)
    for question in of_each_way():
        for width, scheme in LAYOUTS[1:3]:
            page.set_viewport_size({"width": width, "height": 740})
            page.emulate_media(color_scheme=scheme)
            expect(view.root).to_have_attribute("data-theme", scheme)
            page.wait_for_function(NO_WIDER, arg=width)
            assert view.violations() == [], (question.how, width)
            view.shot(shots / f"quiz-{question.how}-{width}.png")
        view.button("Skip question").click()
        page.clock.fast_forward(TWICE)  # a double press is none


def test_a_class_votes(new_page: Any, page_file: Path, shots: Path) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(page_file.as_uri())
    view = View(page)
    view.button("Skip question").click()
    view.root.focus()
    page.keyboard.press("p")
    for key in ("1", "1", "2", "Shift+Digit2"):
        page.keyboard.press(key)
    expect(view.host.locator(".votes")).to_have_text(["× 2"])
    assert view.notice.count() == 0
    assert view.violations() == []
    view.shot(shots / "quiz-class.png")
    page.keyboard.press("h")
    expect(view.notice).to_contain_text("Here is the answer.")


def test_on_a_phone_by_finger(new_page: Any, tmp_path: Path) -> None:
    """Names that are chosen are seen to be, and what goes on lies below nothing."""
    asked = mops.questions(mops.game("mogel_motte"), count=60)
    named = next(one for one in asked if one.every and "plate1" in one.answers)
    shown = next(one for one in asked if one.how == "choice" and one.moves)
    page = new_page(viewport={"width": 400, "height": 740}, reduced_motion="reduce")
    page.clock.install()
    page.goto(save_page(tmp_path / "page.html", mops.Quiz([named, shown]), "Quiz").as_uri())
    view = View(page)
    for plate in named.answers:
        ring = view.item(plate).locator(".plate rect").first
        before = ring.evaluate("(one) => getComputedStyle(one).stroke")
        view.click(plate)
        expect(ring).not_to_have_css("stroke", before)
        page.clock.fast_forward(TWICE)  # a double press is none
    view.button("Answer").click()
    expect(view.notice).to_contain_text("Right.")
    onward, end = view.host.locator("[data-id=next]"), monotonic() + 30
    while not onward.count() and monotonic() < end:
        ready = view.host.locator(".go-on:not([aria-disabled=true])")
        if ready.count():
            ready.click()
        page.clock.fast_forward(TWICE)
    onward.click()
    values = [one.value for one in shown.choices or ()]
    view.host.locator(f"[data-id=choice{values.index(shown.answers[0]) + 1}]").click()
    expect(view.notice).to_contain_text("Right.")
    view.button("Continue").click()
    expect(view.button("Continue").or_(view.host.locator("[data-id=next]"))).to_be_visible()


def test_the_focus_goes_to_what_is_asked_next(notebook: Any, show: Any) -> None:
    view = show("q = mops.Quiz([o for o in asked if o.how == 'choice'][:2]); q")
    view.button("Skip question").click()
    expect(view.prompt).to_contain_text("Question 2 of 2", timeout=20_000)
    notebook.later(REST)  # a press just after what comes up is not meant for it
    notebook.page.keyboard.press("1")
    expect(view.notice).to_be_visible(timeout=20_000)
    # what had the focus does nothing now, and is no dead end
    onward, end = view.host.locator("[data-id=next]").or_(view.button("Show me")), monotonic() + 30
    while not onward.count() and monotonic() < end:
        notebook.page.keyboard.press("Space")
        notebook.later(REST)
    expect(onward).to_have_count(1)


@pytest.mark.parametrize("how", HOWS)
def test_with_a_kernel(notebook: Any, show: Any, how: str) -> None:
    view = show(f"q = mops.Quiz([next(o for o in asked if o.how == {how!r})]); q")
    right = notebook.ask(
        "print(json.dumps([list(q.question.answers), [c.value for c in q.question.choices or ()]]))"
    )
    answers, values = json.loads(right)
    every = notebook.ask("print(q.question.every)").strip() == "True"
    if how == "table":
        for item in answers if every else answers[:1]:
            view.click(item)
        if every:
            view.button("Answer").click()
    elif how == "number":
        view.host.get_by_label("A number").fill(str(answers[0]))
        view.button("Answer").click()
    else:
        for one in answers if how == "order" else answers[:1]:
            view.host.locator(f"[data-id=choice{values.index(one) + 1}]").click()
            notebook.later(TWICE)
        if how == "order":
            view.button("Answer").click()
    expect(view.notice).to_contain_text("Right.", timeout=20_000)
    rows = notebook.ask("print([(row['right'], row['tries']) for row in q.results])")
    assert rows.strip() == "[(True, 1)]"
    view.host.locator("[data-id=next]").click()
    expect(view.words).to_contain_text("Right at once", timeout=20_000)
    focuses(notebook.page, lambda at: at["id"] == "again")


def test_what_a_wrong_answer_leads_to_is_played_out(notebook: Any, show: Any, shots: Path) -> None:
    view = show(
        "asked = mops.questions(mops.game('dog'), about='seven-home', count=10)\n"
        "played = [o for o in asked if any(r.moves and r.value not in o.answers for r in o.asked.replies)]\n"
        "q = mops.Quiz(played[:1], lang='de'); q"
    )
    code = (
        "replies = list(enumerate(q.question.asked.replies, 1))\n"
        "right, = [n for n, r in replies if r.value in q.question.answers]\n"
        "print([n for n, r in replies if r.moves and n != right][0], right)"
    )
    wrong, right = notebook.ask(code).split()
    title = view.host.locator(".title").text_content() or ""
    view.host.locator(f"[data-id=choice{wrong}]").click()
    expect(view.notice).to_contain_text("Nein.", timeout=20_000)
    goes_on = view.host.locator("[data-id=continue]")
    goes_on.click()  # when it has been read
    expect(view.host.locator(".title")).not_to_have_text(title)  # the game has gone on
    view.shot(shots / "quiz-played-out.png")
    notebook.later(TWICE)
    goes_on.click()
    expect(view.host.locator(".title")).to_have_text(title)  # back at the question
    expect(view.host.locator(".answer.wrong")).to_have_count(1)
    view.host.locator(f"[data-id=choice{right}]").click()
    expect(view.notice).to_contain_text("Richtig.", timeout=20_000)
    rows = notebook.ask("print([(row['right'], row['tries']) for row in q.results])")
    assert rows.strip() == "[(False, 2)]"


def test_below_a_board_the_field_stays_where_it_is(new_page: Any, tmp_path: Path) -> None:
    """What a wrong number is worth is told below the field in which the next one is written."""
    (number,) = (one for one in of_each_way() if one.how == "number")
    page = new_page(reduced_motion="reduce", viewport={"width": 440, "height": 900})
    page.goto(save_page(tmp_path / "number.html", mops.Quiz([number]), "Number").as_uri())
    view = View(page)
    field = view.host.locator(".foot input")
    above = field.bounding_box()["y"]
    field.fill(str(number.answers[0] + 1))
    view.button("Answer").click()
    expect(view.notice).to_contain_text("Try once more.")
    expect(view.root).to_have_attribute("data-live", "true")
    assert field.bounding_box()["y"] == pytest.approx(above, abs=2)
    assert view.notice.bounding_box()["y"] > above
