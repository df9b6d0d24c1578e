"""One source, several languages: what nobody translated comes out as it went in, and what is missing is named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog

import mopsbook as mops
from mopsbook.core.errors import MopsError
from mopsbook.editions import catalogue, of_games
from mopsbook.editions.lessons import messages, translated_lesson
from mopsbook.editions.markdown import translated
from mopsbook.lesson.read import read
from mopsbook.lesson.script import Script
from mopsbook.testing import GameFault, Subject, lesson
from tests.test_lesson import LESSONS

WITH_LESSON = [name for name in mops.games() if of_games.has_lesson(name)]
HEAD = "---\ngame: mopsen\nplayers: 3\nlanguage: en\n---\n"
ASK = """# Cats

What a cat may do, stands here.

```question
position: trick 0:R6; hands R5 / R2 C4 Y3 / B8
ask: What may you play?
rule: follow-suit
right: Red, or a cat
wrong: Any card
  why: You have red.
```
"""


def same(text: str) -> str:
    return text


@pytest.mark.parametrize("game", WITH_LESSON)
def test_the_name_of_a_game_opens_its_lesson_in_the_language_that_is_set(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And the lesson shows the same as its English source."""
    monkeypatch.setattr(mops.settings, "lang", "de")
    told = mops.Lesson(game)
    assert (told.langs, told.faults) == (["de"], ())
    english = of_games.lesson_of(game, "en")
    assert of_games.language(english) == "en"
    source = steps_of(read(english))
    assert steps_of(told._script) == source
    assert len({step[0] for step in source}) > 1


def steps_of(script: Script) -> list[Any]:
    """What is the same in every language: positions, moves, and which answers are right."""
    return [
        (step.state, step.rings, step.turn and (step.turn.wanted, {*step.turn.others}),
         step.question and sorted(map(str, step.question.answers)))
        for step in script.steps
    ]  # fmt: skip


@pytest.mark.parametrize("game", WITH_LESSON)
@pytest.mark.parametrize("lang", ["en", "de"])
def test_what_is_said_of_several_wrong_things_tells_them_apart(game: str, lang: str) -> None:
    script = read(of_games.lesson_of(game, lang))
    for step in script.steps:
        if step.question is None or not step.question.every:
            continue
        # several of these stand below each other: only one of them may begin with "it"
        whys = [str(why.facts["text"]) for one in step.question.asked.replies for why in one.why]
        vague = {why for why in whys if re.match(r"(It|They|Es|Sie|Er) ", why)}
        assert len(vague) < 2, vague


def test_a_game_without_a_lesson_says_which_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(of_games, "FILE", "none.md")
    monkeypatch.setattr(of_games, "has_lesson", lambda name: name == "mauz")
    with pytest.raises(MopsError, match="dog brings no lesson along; these do: mauz"):
        mops.Lesson("dog")


@pytest.mark.parametrize("path", sorted(LESSONS.glob("*.md")), ids=lambda path: path.name)
def test_what_nobody_translated_comes_out_as_it_went_in(path: Path) -> None:
    text = path.read_text("utf-8")
    assert translated_lesson(text, same, "en") == text.replace("language: de", "language: en")


def test_each_passage_is_a_message_and_nothing_else_is() -> None:
    assert sorted(messages(HEAD + ASK)) == sorted([
        "Cats", "What a cat may do, stands here.", "What may you play?", "Red, or a cat",
        "Any card", "You have red.",
    ])  # fmt: skip


def kept(tmp_path: Path, text: str, done: dict[str, str]) -> tuple[Path, Catalog]:
    """Return a catalogue with some translations, and what is to be translated."""
    source = catalogue.collected([("x.md", lambda put: translated_lesson(text, put, "de"))])
    path = tmp_path / "de.po"
    catalogue.renew(path, "de", source)
    held = catalogue.read(path, "de")
    for message in held:
        message.string = done.get(str(message.id), "")
    catalogue.write(path, held)
    return path, source


def test_what_is_missing_and_what_has_become_stale_is_named(tmp_path: Path) -> None:
    german = {one: one.upper() for one in messages(HEAD + ASK)}
    path, source = kept(tmp_path, HEAD + ASK, german)
    assert list(catalogue.problems(source, catalogue.read(path, "de"))) == []
    changed = (
        (HEAD + ASK).replace("What a cat may do", "What any cat may do").replace("Any card", "All")
    )
    source = catalogue.collected([("x.md", lambda put: translated_lesson(changed, put, "de"))])
    assert list(catalogue.problems(source, catalogue.read(path, "de"))) == [
        "x.md: missing: What any cat may do, stands here.",
        "x.md: missing: All",
    ]
    catalogue.renew(path, "de", source)
    assert list(catalogue.problems(source, catalogue.read(path, "de"))) == [
        "x.md: its source has changed: What any cat may do, stands here.",
        "x.md: missing: All",
    ]
    put = catalogue.translator(catalogue.read(path, "de"))
    assert put("You have red.") == "YOU HAVE RED."
    assert put("What any cat may do, stands here.") == "What any cat may do, stands here."


def test_a_translation_keeps_links_and_what_is_bold(tmp_path: Path) -> None:
    text = HEAD + "A **cat** and [a link](https://example.org)."
    done = {
        "A **cat** and [a link](https://example.org).": "Eine Katze und [ein Link](https://example.com)."
    }
    path, source = kept(tmp_path, text, done)
    assert [
        one.split(":")[1] for one in catalogue.problems(source, catalogue.read(path, "de"))
    ] == [
        " other links than its source",
        " other bold than its source",
    ]


def test_a_translation_has_each_mark_as_often_as_its_source(tmp_path: Path) -> None:
    path, source = kept(tmp_path, HEAD + "A **cat**.", {"A **cat**.": "Eine **Katze** **hier**."})
    told = list(catalogue.problems(source, catalogue.read(path, "de")))
    assert told == ["x.md: other bold than its source: A **cat**."]


@pytest.mark.parametrize(
    ("text", "other"),
    [
        ("A cat\npurrs.", "A CAT PURRS."),
        ("A cat  \npurrs.", "A CAT  \nPURRS."),  # a break that is meant
        ("A cat\npurrs  \nloud.", "A CAT PURRS  \nLOUD."),
        ("A cat\\\npurrs.", "A CAT\\\nPURRS."),
        ("* A cat  \n  purrs.", "* A CAT  \n  PURRS."),
        ("1. A cat  \n   purrs.\n2. Two", "1. A CAT  \n   PURRS.\n2. TWO"),
        ("> A cat  \n> purrs.", "> A CAT  \n> PURRS."),
        ("* `x`", "* `x`"),  # no word, and no message
        ("a cat | `x`\n--- | ---\none | 2", "A CAT | `x`\n--- | ---\nONE | 2"),
        ("$$\nx\n$$\nA cat", "$$\nx\n$$\nA CAT"),
    ],
)
def test_marks_and_breaks_are_kept(text: str, other: str) -> None:
    assert translated(text, str.upper) == other


def test_what_is_clicked_is_no_word_and_what_is_hidden_is_read() -> None:
    clicked = "```question\nask: Which card?\nclick: joker\nright: joker\nwrong: start\n```\n"
    hidden = "```hidden\nFor who teaches.\n```\n"
    assert messages(HEAD + clicked + "\n" + hidden) == ["Which card?", "For who teaches."]


TOO_LONG = "What a cat may do, " + "and do, " * 20 + "stands here."


@pytest.mark.parametrize(
    ("change", "what"),
    [
        (("What a cat may do, stands here.", TOO_LONG), "lesson-sentence"),
        (("language: en\n", ""), "lesson-language"),
        (("why: You have red.", "why: You **have** red."), "lesson-marks"),
        (("Red, or a cat", "A cat"), "lesson-answered"),
        (("ask: What", "aks: What"), "lesson-faults"),
        (("# Cats", "# Before\n\nNothing.\n\n# Cats"), "lesson-nothing"),
        (("# Cats", "\n".join(f"# {n}\n\n```turn\nposition: hands R5 / R2 / B8\n```\n" for n in range(12)) + "# Cats"), "lesson-screens"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)  # fmt: skip
def test_a_lesson_that_cannot_be_held_is_told(
    change: tuple[str, str], what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lesson.md").write_text((HEAD + ASK).replace(*change), "utf-8")
    monkeypatch.setattr(of_games, "_folder", lambda game: tmp_path)
    monkeypatch.setattr(of_games, "further_languages", lambda game: ())
    with pytest.raises(GameFault) as fault:
        lesson.the_lesson_can_be_held(Subject("mopsen"))
    assert fault.value.what == what


def test_a_passage_of_a_lesson_without_german_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "lesson.md").write_text(HEAD + ASK, "utf-8")
    monkeypatch.setattr(of_games, "_folder", lambda game: tmp_path)
    with pytest.raises(GameFault, match="missing: What may you play"):
        lesson.the_lesson_can_be_held(Subject("mopsen"))


def test_a_turn_to_which_no_press_leads_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turn = "# Cats\n\n```turn\nposition: hands R5 / R2 / B8\nmove: 0 play R5\n```\n"
    (tmp_path / "lesson.md").write_text(HEAD + turn, "utf-8")
    monkeypatch.setattr(of_games, "_folder", lambda game: tmp_path)
    monkeypatch.setattr(of_games, "further_languages", lambda game: ())
    lesson.the_lesson_can_be_held(Subject("mopsen"))

    def deaf(*given: Any) -> Any:
        made = film(*given)
        made.timeline["guess"]["ways"] = [{} for _ in made.timeline["guess"]["ways"]]
        return made

    film = lesson.film
    monkeypatch.setattr(lesson, "film", deaf)
    with pytest.raises(GameFault, match="No presses lead to the move of the screen “Cats”"):
        lesson.the_lesson_can_be_held(Subject("mopsen"))


SO = b'msgid "a"\nmsgstr "b"\n'


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        (b"rubbish\n", 1, "quotation marks"),
        (SO + b'\n#: x.md\nmsgid "c"\nmsgstr "d\n' + SO, 6, r"""Here stands 'msgstr "d'"""),
        (b'msgid "a\nmsgstr "b"\n', 1, "quotation marks"),
        (b'msgid ""\n"a\n"b"\nmsgstr "c"\n', 2, "quotation marks"),
        (b'msgid "a"\nmsgstr "say "so" to it"\n', 2, "quotation marks"),
        (b'msgid "a"\nmsgstr "b\\"\n', 2, "quotation marks"),
        (SO + b'msgid "c" \n' + SO, 4, "msgstr"),
        (SO + b'msgstr "c"\n', 3, "msgid"),
        (b'"a"\n' + SO, 1, "msgid"),
        (b"<<<<<<< HEAD\n" + SO, 1, "quotation marks"),
        (SO + b'\nmsgid "c"\n', 4, "missing msgstr"),
        (SO + b'msgid "\xff"\n', 3, "UTF-8"),
    ],
)
def test_a_catalogue_that_is_broken_is_refused_with_its_line_and_stays(
    tmp_path: Path, text: bytes, line: int, says: str
) -> None:
    path = tmp_path / "de.po"
    path.write_bytes(text)
    with pytest.raises(MopsError) as told:
        catalogue.renew(path, "de", Catalog())
    assert f"{path}, line {line}. " in str(told.value) and says in str(told.value)
    assert path.read_bytes() == text


def test_a_text_may_go_on_in_further_lines_and_hold_quotation_marks(tmp_path: Path) -> None:
    path = tmp_path / "de.po"
    path.write_bytes(b'#, fuzzy\r\nmsgid ""\r\n"a "\r\n"\\"b\\" \\\\"\r\nmsgstr "c"\r\n')
    assert [one.string for one in catalogue.read(path, "de") if one.id] == ["c"]
    assert catalogue.read(path, "de").get('a "b" \\') is not None
