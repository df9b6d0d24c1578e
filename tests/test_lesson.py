"""Lessons: what is written is what is shown, what is wrong is told with its line, and nothing leaks."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError, OptionError
from mopsbook.lesson.markdown import KEYS
from mopsbook.lesson.read import LONGEST, MOST, read
from mopsbook.lesson.write import written
from mopsbook.show.pictures import Recording
from tests.sent import unzipped

LESSONS = Path(__file__).parent / "lessons"
HEAD = "---\ngame: mopsen\nplayers: 3\nlanguage: en\n---\n"
"""The head of most lessons here, of five lines."""
FOLLOW = "position: trick 0:R6; hands R5 / R2 C4 Y3 / B8"


def block(kind: str, *lines: str) -> str:
    """A lesson of one block."""
    return HEAD + "\n".join(["", f"```{kind}", *lines, "```", ""])


def fault_of(text: str) -> tuple[int, str]:
    """The only fault of a lesson: its line and its sentence."""
    (fault,) = read(text).faults
    return fault.line, fault.problem.told("en")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_example_can_be_read_and_both_languages_say_the_same(lang: str) -> None:
    lesson = mops.Lesson(LESSONS / f"cats.{lang}.md")
    assert lesson.faults == ()
    assert [bool(step.turn) for step in lesson._script.steps] == [
        False,
        False,
        True,
        False,
        False,
        False,
    ]
    assert [one.question is not None for one in lesson._script.steps][-2:] == [True, True]
    assert lesson.langs == [lang]
    assert lesson._script.steps[0].rings == ("R2", "C4")
    assert lesson._script.steps[0].veils


@pytest.mark.parametrize("path", sorted(LESSONS.glob("*.md")), ids=lambda path: path.name)
def test_the_examples_have_no_faults(path: Path) -> None:
    lesson = mops.Lesson(path)
    assert lesson.faults == ()
    assert any(step.question for step in lesson._script.steps)


@pytest.mark.parametrize("path", sorted(LESSONS.glob("*.de.md")), ids=lambda path: path.name)
def test_a_lesson_shows_the_same_in_each_language(path: Path) -> None:
    told, other = (
        mops.Lesson(one)._script.steps for one in (path, Path(str(path).replace(".de", ".en")))
    )
    for mine, theirs in zip(told, other, strict=True):
        assert (mine.state, mine.rings, mine.arrows) == (theirs.state, theirs.rings, theirs.arrows)
        assert (mine.question is None) == (theirs.question is None)
        if mine.question and theirs.question:
            assert mine.question.answers == theirs.question.answers


@pytest.mark.parametrize("game", mops.games())
def test_a_game_that_was_played_is_read_back_as_the_same_steps(game: str) -> None:
    trace = mops.record(mops.game(game), seed=3, players="simple")[:60]
    for seat in (None, 0):
        script = read(written(trace, "en", seat=seat))
        recording = Recording(trace, () if seat is None else (seat,))
        assert script.faults == ()
        assert [step.picture.view for step in script.steps if step.picture] == [
            recording.view(index) for index in range(len(recording))
        ]
        assert script.steps[-1].state == trace.last


def test_a_game_begins_as_its_seed_deals_it() -> None:
    (step,) = read(block("board", "position: start", "seed: 7")).steps
    assert step.state == mops.game("mopsen", players=3).start(seed=7)
    again, other = (
        read(block("board", "position: start", *more)).steps[0].state for more in ([], ["seed: x"])
    )
    assert read(block("board", "position: start")).steps[0].state == again != other


def test_names_options_and_title_come_back() -> None:
    g = mops.game("mops_royal", variant_final=True)
    trace = mops.record(g, seed=1, names=["Ada, the first", "Bo"])[:9]
    lesson = mops.Lesson.of(trace, title="A short game")
    again = mops.Lesson(lesson.text)
    assert (again.game, again._script.names, again.title) == (g, trace.names, "A short game")


def test_a_table_is_written_for_the_seat_whose_hand_is_open() -> None:
    table = mops.Table(mops.game("mopsen", players=3), seed=7, seat=1)
    assert mops.Lesson.of(table)._script.seat == 1
    with pytest.raises(OptionError, match="Table or a record"):
        mops.Lesson.of("mopsen")  # type: ignore[arg-type]


def test_text_stands_with_the_block_below_it() -> None:
    text = f"{HEAD}# One\n\nFirst.\n\n---\nSecond.\n\n```board\n{FOLLOW}\nsay: Third.\nmove: 1 play C4\n```\n"
    steps = read(text).steps
    assert [(step.title, step.html) for step in steps] == [
        ("One", "<p>First.</p>"),
        ("One", "<p>Second.</p>\n<p>Third.</p>"),
        ("One", ""),
    ]


def test_what_is_hidden_comes_below_what_was_said_or_a_new_heading() -> None:
    text = f"{HEAD}# One\n\nSaid.\n\n```hidden\nMore.\n```\n# Two\n\n```hidden\nLast.\n```\n"
    steps = read(text).steps
    assert [(step.title, step.html, step.veils) for step in steps] == [
        ("One", "<p>Said.</p>", True),
        ("One", "<p>Said.</p>\n<p>More.</p>", False),
        ("Two", "", True),
        ("Two", "<p>Last.</p>", False),
    ]


def test_what_is_html_or_would_be_fetched_stays_text() -> None:
    raw = "<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [a](javascript:alert) ![x](x.png)"
    (step,) = read(HEAD + raw).steps
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in step.html
    assert "&lt;img src=x onerror=alert(1)&gt; [a](javascript:alert)" in step.html
    assert "<img" not in step.html  # a picture is a link


def test_a_link_does_not_lead_the_notebook_away() -> None:
    (step,) = read(f"{HEAD}[rules](https://example.org)").steps
    assert 'href="https://example.org" target="_blank" rel="noopener"' in step.html


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        (block("board", "position: hands R2 R2 / / "), 8, "R2"),
        (block("board", FOLLOW, "move: 1 play Y3"), 9, "What can be played here: '1 play R2', '1 play C4'."),
        (block("board", FOLLOW, "move: 1 jump R2"), 9, "What can be played here: '1 play R2'"),
        (block("board", "position: start", "move: 0 jump"), 9, "What can be played here: '1 redraw -'"),
        (block("board", FOLLOW, "ring: R22"), 9, "There are Anna, Ben, Cleo, R6, R5, R2,"),
        (block("board", FOLLOW, "ring: trick"), 9, "part of the table"),
        (block("board", FOLLOW, "arrow: R2"), 9, "two ends"),
        (block("board", FOLLOW, "eyes: Ben"), 9, "does not count whom somebody looks at"),
        (block("board", FOLLOW, "mve: 1 play R2"), 9, "Did you mean 'move'?"),
        (HEAD + "```board\nposition: start\n", 6, "has no end"),
        (HEAD + "```hidden\nAnd?\n\n```turn\nmove: 1 play C4\n```\n", 6, "has no end"),
        (HEAD + f"```board\n{FOLLOW}\n\n~~~ turn\nmove: 1 play C4\n```\n", 6, "has no end"),
        (block("board", "position: hands R2 R2 / / ", "ring: R2", "arrow: R2 > Ben"), 8, "R2"),
        (block("question", FOLLOW, "click: playble"), 9, "Did you mean 'playable'?"),
        (block("question", FOLLOW, "click: playable", "level: 8"), 10, "level"),
        (HEAD.replace("language: en", "lang: en"), 4, "Did you mean 'language'?"),
        (block("quesiton", "ask: Why?"), 7, "Did you mean 'question'?"),
        (block("question", "ask: Why?", "right: So", "wrong: No"), 7, "rule: mopsen."),
        (block("question", "ask: Why?", "rule: folow-suit", "right: So", "wrong: No"), 9, "follow-suit"),
        (block("question", "ask: Why?", "rule: follow-suit"), 7, "Nothing says what is right"),
        (block("question", "ask: Why?", "rule: follow-suit", "right: So"), 7, "at least one that is wrong"),
        (block("question", FOLLOW, "ask: Why?", "rule: follow-suit", "click: R9"), 11, "called 'R9'"),
        (block("question", "about: win-trick", "kind: takes"), 9, "takes-the-trick"),
        (block("question", "position: hands R5 / R2 / R8", "click: playable"), 9, "cannot be asked here"),
        (HEAD.replace("players: 3", "plaiers: 3"), 3, "players"),
        (HEAD.replace("players: 3", "players: 30"), 3, "30"),
        (HEAD.replace("language: en", "languge: en"), 4, "Did you mean 'language'?"),
        (HEAD.replace("language: en", "language: fr"), 4, "de, en"),
        (HEAD.replace("players: 3", "lesson: 2"), 3, "form '2'"),
    ],
)  # fmt: skip
def test_a_fault_names_its_line_and_what_would_be_right(text: str, line: int, says: str) -> None:
    at, told = fault_of(text)
    assert (at, says in told) == (line, True), told


def test_whom_the_guard_looks_at_is_seen_until_that_is_said_anew() -> None:
    begin = HEAD.replace("game: mopsen", "game: mogel_motte").replace(
        "language", "seat: 0\nlanguage"
    )
    board = "position: guard 2; discard N3; hands N2 M4 N5 / N1 N2 / N4 N4; draw N1"
    text = f"""{begin}
```turn
{board}
eyes: Ben
move: 0 cheat M4
```

```board
move: 2 let go
eyes: Anna
move: 0 play N2
```

```board
{board}
eyes: Otto
```
"""
    lesson = mops.Lesson(text)
    assert [(one.line, "Otto" in one.problem.told("en")) for one in lesson.faults] == [(22, True)]
    steps = lesson._script.steps
    assert steps[0].turn is not None and steps[0].turn.signs.gaze == 1
    seen = [step.picture.signs and step.picture.signs.gaze for step in steps if step.picture]
    assert seen == [
        1,
        1,
        1,
        0,
        None,
    ]  # before the cheat, after it, let go, looked round, and laid anew
    told = unzipped(lesson.timeline)
    assert "watching Ben" in str(told) and "watching you" in str(told)


def test_the_rest_is_shown_and_what_follows_from_a_fault_is_not_told_again() -> None:
    text = block(
        "board", FOLLOW, "move: 1 play Y3", "move: 2 play B8", "move: 1 play R2", "say: Red."
    )
    script = read(text)
    assert [fault.line for fault in script.faults] == [9]
    assert [step.html for step in script.steps] == ["", "<p>Red.</p>"]
    lesson = mops.Lesson(text + "\nAnd on.")
    assert len(lesson) == 3
    sent = unzipped(lesson.lesson)["steps"]
    assert sent[0]["faults"][0]["en"].startswith("Line 9 of the lesson: ")


def test_all_that_is_wrong_in_a_block_is_told_at_once_in_the_order_of_the_lines() -> None:
    ask = block(
        "question", FOLLOW, "level: 9", "ask: Why?", "rule: folow-suit", "click: R9",
        "wrong: R99", "  play: 1 play Y3", "  play: 2 play B8", "because: So.", "colour: red",
    )  # fmt: skip
    faults = read(ask + "\n```turn\nmove: 1 play Q1\nmove: 1 play Q2\nring: Q3\nright\n```").faults
    assert [fault.line for fault in faults] == [9, 11, 12, 13, 14, 17, 21, 22, 23, 24]
    torn = block(
        "question", "position: hands R2 R2 / / ", "rule: folow-suit", "level: x", "right: So"
    )
    assert [fault.line for fault in read(torn).faults] == [
        7,
        7,
        8,
        9,
        10,
    ]  # nothing asked, nothing wrong
    made = block("question", "about: no-such", "kind: takes", "count: 99", "level: 7")
    assert [fault.line for fault in read(made).faults] == [8, 9, 10, 11]


TORN = "position: trick 0:R66; hands R5 / R2 C4 Y3 / B8"


@pytest.mark.parametrize(
    ("kind", "rows"),
    [  # what is wrong has a mark
        ("turn", [f"!{TORN}", "!move: 1 play", "move: 1 play C4", "!other: 2 pay", "move: any"]),
        ("board", [f"!{TORN}", "move: 1 play C4", "!move: 7 play", "!try: maybe"]),
        ("board", [FOLLOW, "!move: 1 play Y3", "move: 1 play R2", "!move: 7 play", "!ring: Q1"]),
        ("question", ["ask: Who?", f"!{TORN}", "!seat: Zoe", "!rule: folow", "click: R5", "!play: 9"]),
        ("question", ["ask: Who?", f"!{TORN}", "rule: 3.6", "!number: x", "number: 4", "!wrong: y"]),
        ("question", ["!click: playble", "!level: 8", "!seat: Zoe", "!rule: x", FOLLOW]),
        ("question", ["click: playable", "!level: 8", "!seat: Zoe", f"!{TORN}"]),
        ("question", ["!about: folow", "!kind: foo", "!level: 8", "!count: 99"]),
    ],
)  # fmt: skip
def test_every_line_of_a_block_that_is_wrong_is_told_at_once(kind: str, rows: list[str]) -> None:
    """Also where it is not known what lies on the table."""
    text = block(kind, *(row.removeprefix("!") for row in rows))
    wrong = [at for at, row in enumerate(rows, 8) if row.startswith("!")]
    assert [fault.line for fault in read(text).faults] == wrong


def test_a_fault_hides_none_behind_the_next_position() -> None:
    torn = block("board", FOLLOW, "move: 1 play Y3", FOLLOW, "move: 1 play Y3")
    again = f"{torn}\n```turn\n{FOLLOW}\nmove: 1 play R2\nother: 2 zz\n```"
    assert [fault.line for fault in read(again).faults] == [9, 11, 17]


def test_two_faults_of_one_line_are_both_told() -> None:
    text = HEAD + "```board\nposition: start\n```\n```question\nask: Why?\nright: So\n```"
    assert [fault.line for fault in read(text).faults] == [9, 9]  # no wrong answer, no rule


@pytest.mark.parametrize("game", mops.games())
def test_a_position_of_another_game_says_of_which(game: str) -> None:
    text = block("board", f"position: {mops.game(game).start(seed=3)}")
    if game != "mopsen":
        assert f"another game: {game}." in fault_of(text)[1]
    closed = text.replace("language", "seat: 0\nlanguage")
    assert all("hidden" in fault.told("en", closed=True) for fault in read(closed).faults)


@pytest.mark.parametrize("game", mops.games())
def test_what_could_be_named_is_not_what_only_the_picture_calls_so(game: str) -> None:
    head = HEAD.replace("mopsen\nplayers: 3", game)
    ((_, told),) = [
        (fault.line, fault.problem.told("en"))
        for fault in read(f"{head}```board\nposition: start\nring: XYZ\n```").faults
    ]
    assert "Anna, Ben" in told and not {"plate0", "tokens0", "hand0", "discard0"} & {
        *told.replace(",", " ").replace(".", " ").split()
    }


def test_hands_stay_open_from_step_to_step_where_all_are() -> None:
    lesson = mops.Lesson(block("board", FOLLOW) + "```question\nclick: playable\n```\n")
    open_, asked = lesson._film.frames
    hands = [{key for key, item in one.scene.items.items() if item.face} for one in (open_, asked)]
    assert {"R5", "R2", "C4", "Y3", "B8"} <= hands[0] & hands[1]


def test_a_page_of_a_lesson_with_faults_is_made_with_a_warning(tmp_path: Path) -> None:
    wrong = mops.Lesson(block("board", FOLLOW, "move: 1 play Y3", "ring: Otto"))
    with pytest.warns(
        UserWarning, match="wrong in 2 places.* Line 9 of the lesson: .* Line 10 of the lesson: "
    ):
        assert wrong.page(tmp_path / "wrong.html").exists()


def test_at_the_end_stand_the_rules_that_came_up_and_questions_and_a_game_are_one_press_away() -> (
    None
):
    lesson = mops.Lesson(LESSONS / "cats.en.md")
    met = unzipped(lesson.lesson)["met"]
    assert {"mopsen.cat-anytime", "mopsen.follow-suit"} <= set(met) <= set(lesson.game.rules)
    lesson._handle_custom_msg({"kind": "ask", "rev": len(lesson)}, [])
    assert isinstance(lesson._beside, mops.Quiz) and lesson._beside.game == lesson.game
    lesson._handle_custom_msg({"kind": "play", "rev": len(lesson)}, [])
    assert isinstance(lesson._beside, mops.Table) and lesson._beside.help == "guided"


def test_moves_of_another_game_are_faults() -> None:
    trace = mops.record(mops.game("dog"), seed=1)[:5]
    text = written(trace, "en").replace("game: dog", "game: mopsen")
    assert read(text).faults
    assert len(read(text).steps) > 0


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("Only\ntext", "names no game"),
        ("---\ngame: mopsen\nplayers: 3\n\nText.\n", "second of them is missing"),
        ("---\ngame: mopsn\n---\n", "In line 2: "),
        ("---\ngame: mopsen\n---\n" + "x" * LONGEST, "at most"),
    ],
)
def test_without_a_game_or_end_it_is_refused(text: str, says: str) -> None:
    with pytest.raises(MopsError, match=says):
        mops.Lesson(text)


def test_too_many_steps_are_cut_with_a_fault() -> None:
    script = read(HEAD + "\n".join(["Word.\n\n---\n"] * (MOST + 5)))
    assert [type(fault.problem) for fault in script.faults] == [OptionError]
    assert len(script.steps) == MOST + 1


@pytest.mark.parametrize("mark", ["", "\ufeff"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_file_of_any_editor_is_read(mark: str, end: str) -> None:
    text = block("Board", FOLLOW, "\tMove:\t1 play\u00a0C4", "Say:\tSo.").replace("Board", "board")
    lesson = mops.Lesson(mark + text.replace("game:", "Game:").replace("\n", end))
    assert (lesson.faults, len(lesson)) == ((), 2)
    (fault,) = mops.Lesson(mark + block("board", FOLLOW, "ring: Q").replace("\n", end)).faults
    assert fault.line == 9


@pytest.mark.parametrize("before", ["    ", "> ", "- a\n\n  "])
def test_a_block_that_stands_within_something_else_says_so(before: str) -> None:
    head, *lines = before.split("\n")
    start = lines[-1] if lines else head
    rows = "\n".join(start + row for row in ("```board", FOLLOW, "```"))
    at, told = fault_of(HEAD + "\n".join([*([head, ""] if lines else []), rows]))
    assert (at, "left edge" in told) == (8 if lines else 6, True)


@pytest.mark.parametrize(
    "junk",
    ["\x00\n", "```\n" * 3000, "> " * 3000 + "\n", "[" * 5000 + "\n", "---\n---\n", "\ud83d\n"],
)
def test_junk_is_text(junk: str) -> None:
    assert read(HEAD + junk).steps


@pytest.mark.parametrize("game", mops.games())
def test_whatever_stands_in_a_lesson_it_can_be_shown(game: str) -> None:
    """Lines of all kinds with positions and moves of this game and of others, and with what means nothing."""
    rng, pools = Random(game), {}
    for name in (game, "mauz"):
        trace = mops.record(mops.game(name), seed=2)[:60]
        pools[name] = [*map(str, trace.states()), *map(str, trace.moves)]
    junk = [
        "",
        "start",
        "yes",
        "-1",
        "9" * 40,
        "[{",
        "plate0 > plate1",
        "Ben",
        "win",
        "3",
        "\u202e",
        "playable",
    ]
    for _ in range(25):
        seat = rng.choice(["seat: 0\n", ""])
        lines = [f"---\ngame: {game}\n{seat}language: de\n---\n"]
        for kind in rng.choices([*KEYS], k=3):
            lines += ["Text.", f"```{kind}", f"position: {rng.choice(pools[game])}"]
            for key in rng.choices(KEYS[kind] or ("x",), k=5):
                among = pools[game] if key in ("move", "other", "play") else junk
                lines.append(f"{key}: {rng.choice(rng.choice([among, among, *pools.values()]))}")
            lines.append("```")
        lesson = mops.Lesson("\n".join(lines))
        assert len(lesson) and all(fault.told("de") for fault in lesson.faults)
