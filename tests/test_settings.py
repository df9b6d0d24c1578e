"""What is set once for all, and who follows it."""

from __future__ import annotations

import copy
import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.resources import files

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.core.settings import CHOICES, languages
from mopsbook.core.words import PLAIN, sentence
from mopsbook.teach.words import say

GAME = mops.game("mopsen", players=3)
STATE = GAME.position("trick 0:R6; hands R5 / R2 B9 Y3 / B8")


@pytest.fixture
def german() -> Iterator[None]:
    with mops.settings(lang="de"):
        yield


def test_everything_that_is_told_follows_the_language(german: None) -> None:
    assert mops.explain(STATE).lang == "de" and "legen" in str(mops.explain(STATE))
    with pytest.raises(mops.IllegalMove) as refused:
        GAME.play(STATE, "1 play B9")
    assert re.fullmatch(
        r"'1 play B9' ist nicht erlaubt: .* \(§ 3\.6 Farbzwang, mopsen\.follow-suit\)",
        str(refused.value),
    )
    assert "Runde" in repr(STATE) and 'lang="de"' in STATE._repr_svg_()
    assert mops.advise(mops.game("dog").start(7)).lang == "de"


def test_rules_follow_it_as_they_are_printed() -> None:
    rule = GAME.rules["mopsen.pinch-must"]
    english = repr(rule), rule.title, rule.text, rule.where, rule.reading, rule._repr_html_()
    with mops.settings(lang="de"):
        german = repr(rule), rule.title, rule.text, rule.where, rule.reading, rule._repr_html_()
        told = rule.told("en").title
    assert not set(english) & set(german)
    assert "<b>So lesen wir es:</b>" in german[-1] and "<b>Option:</b> pinch" in german[-1]
    assert (repr(rule), told) == (english[0], english[1])  # before and after, and when asked


def test_widgets_and_pages_begin_with_what_is_set(german: None) -> None:
    mops.settings(theme="dark", speed=2)
    table = mops.Table(GAME, seed=7)
    replay = mops.Replay(mops.record(GAME, seed=7))
    assert (table.lang, table.theme, replay.lang, replay.theme, replay.speed) == (
        "de", "dark", "de", "dark", 2.0,
    )  # fmt: skip
    assert mops.Table(GAME, seed=7, lang="en").lang == "en"
    assert mops.Replay(mops.record(GAME, seed=7), langs=["en"]).lang == "en"


def test_pictures_are_labelled_in_the_language() -> None:
    def labels() -> tuple[set[str], str]:
        axes = mops.graphs.draw_patterns(mops.game("mops_royal"))
        track = mops.graphs.show_track(mops.graphs.dog_track(mops.game("dog")))
        return {text.get_text() for text in axes.texts}, repr(track) + track._repr_svg_()

    english = labels()
    with mops.settings(lang="de"):
        german = labels()
    assert english[0] - german[0] and "Start" in german[1] and english[1] != german[1]
    assert 'lang="de"' in german[1] and 'lang="en"' in english[1]


def test_what_was_set_comes_back_whatever_happens() -> None:
    with mops.settings(lang="de"), pytest.raises(OptionError):
        mops.settings(theme="dark", speed="fast")  # all or none
    assert (
        repr(mops.settings)
        == "settings(lang='en', theme='auto', speed=1.0, help='always', pace='continue', learned=None)"
    )
    with pytest.raises(ZeroDivisionError), mops.settings(lang="de") as inner:
        inner.speed = 4
        _ = 1 / 0
    assert (mops.settings.lang, mops.settings.speed) == ("en", 1.0)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("lang", "xx", "Option 'lang' cannot be 'xx'; it can be 'de', 'en'"),
        ("lang", None, "Option 'lang' cannot be None"),
        ("speed", True, "Option 'speed' cannot be True"),
        pytest.param("speed", 10**5000, "Option 'speed' cannot be a number without end", id="huge"),
        ("learned", "", "learned must be the name of a file, or None, not ''"),
        ("learned", 7, "learned must be the name of a file, or None, not 7"),
        ("theme", "drak", "Did you mean 'dark'?"),
        ("langauge", "de", "mopsbook.settings has no option 'langauge'; its options are lang, theme, speed"),
    ],
)  # fmt: skip
def test_what_cannot_be_set(name: str, value: object, problem: str) -> None:
    with pytest.raises(OptionError, match=re.escape(problem)):
        setattr(mops.settings, name, value)
    with pytest.raises(OptionError, match=re.escape(problem)):
        mops.settings(**{name: value})


def test_there_is_one_of_them() -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(mops.settings, protocol)) is mops.settings
    assert copy.copy(mops.settings) is copy.deepcopy(mops.settings) is mops.settings


def test_there_is_no_setting_of_another_name() -> None:
    with pytest.raises(AttributeError, match="mopsbook has no setting 'tempo'; it has lang, theme"):
        _ = mops.settings.tempo
    assert set(CHOICES) <= set(dir(mops.settings))


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        ("de", "Farbzwang"),
        ("", "Follow suit"),
        ("fr", "Option 'MOPSBOOK_LANG' cannot be 'fr'; it can be 'de', 'en'."),
    ],
)
def test_the_environment_names_the_language_to_begin_with(variable: str, said: str) -> None:
    code = "import mopsbook as m; print(m.game('mopsen').rules['mopsen.follow-suit'].title)"
    run = subprocess.run(
        [sys.executable, "-c", code],
        env={"MOPSBOOK_LANG": variable, "PYTHONPATH": str(files("mopsbook").joinpath(".."))},
        capture_output=True,
        text=True,
    )
    assert said in run.stdout + run.stderr


def test_the_browser_may_choose_them_too_but_only_what_there_is() -> None:
    replay = mops.Replay(mops.record(GAME, seed=7))
    replay.set_state({"theme": "dark", "speed": 4})
    assert (replay.theme, replay.speed) == ("dark", 4.0)
    replay.set_state({"theme": "pink", "speed": 1000})
    assert (replay.theme, replay.speed) == ("dark", 4.0)


@pytest.mark.parametrize("lang", languages())
def test_what_the_core_says_is_plain_and_read_alike_by_fluent(lang: str) -> None:
    text = (files("mopsbook.core") / "words" / f"{lang}.ftl").read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    messages = [PLAIN.fullmatch(line) for line in lines]
    assert all(messages) and len(messages) > 5
    for message in messages:
        facts = {name: f"<{name}>" for name in re.findall(r"\$([a-z]+)", message["text"])}
        assert sentence(message["name"], lang, **facts) == say(message["name"], lang, facts)
