"""Words for people, whatever the game: names, values, and what cannot be told."""

from __future__ import annotations

import re
import subprocess
import sys
from importlib import import_module
from inspect import Parameter, signature
from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import MopsError
from mopsbook.core.verdict import Event
from mopsbook.teach.voice import voice_of
from mopsbook.teach.words import MissingWords, Teller, languages
from tests.telling import cited_and_told, refusals_with_words

ROOT = Path(__file__).resolve().parents[1]


@pytest.mark.parametrize("game", mops.games())
def test_every_game_is_asked_in_the_same_way(game: str) -> None:
    asked = signature(voice_of(game).prompt).parameters.values()
    assert [(one.name, one.default) for one in asked] == [
        ("state", Parameter.empty),
        ("seat", None),
    ]


def test_names_are_text() -> None:
    g = mops.game("mopsen", players=3)
    name = "<img> *{ $x }*"
    told = mops.explain(g.play(g.position("hands R5 / R2 / B8"), "0 play R5"), names=[name])
    assert str(told).startswith(f"{name} leads red 5.")
    assert "<img" not in told._repr_html_() and "&lt;img" in told._repr_html_()
    assert r"\<img" in told._repr_markdown_() and r"\*\{ \$x \}\*" in told._repr_markdown_()
    assert "mathjax_ignore" in told._repr_html_()  # "$" begins no formula


@pytest.mark.parametrize("name", ["- a", "+ a", "1. a", "1) a", "# a", "> a", "=", "* a"])
def test_no_name_begins_a_list(name: str) -> None:
    g = mops.game("mopsen", players=3)
    told = mops.explain(g.play(g.position("hands R5 / R2 / B8"), "0 play R5"), names=[name])
    assert re.match(r"\d?\\", told._repr_markdown_())


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Anna", "Anna"),
        ("  Anna\n Maria ", "Anna Maria"),
        ("x" * 18, "x" * 18),
        ("x" * 19, "x" * 17 + "…"),
        ("Anna Maria Magdalena", "Anna Maria Magdal…"),
        ("x" * 100_000, "x" * 17 + "…"),
        ("\u202eevil\u202c\x00", "evil"),
        ("\ud83d", "Anna"),
        ("\u200b\u2066", "Anna"),
        ("می‌خواهم", "می‌خواهم"),
        ("👩‍👧", "👩‍👧"),
    ],
)
def test_a_name_is_one_short_line(name: str, shown: str) -> None:
    tell = Teller("mopsen", "en", [name])
    assert tell.name(0) == shown and tell.name(1) == "Ben"
    assert tell.tell("event-next-lead", {"player": 0}).startswith(shown)


def test_a_text_is_nothing_to_explain() -> None:
    with pytest.raises(TypeError, match=r"explain\(\) cannot explain 'mopsen.deal'"):
        mops.explain("mopsen.deal")


def test_missing_words_are_an_error_and_never_a_key() -> None:
    with pytest.raises(MissingWords, match="mopsen is not told in 'fr'; there is de, en"):
        Teller("mopsen", "fr")
    tell = Teller("mopsen").tell
    with pytest.raises(MissingWords, match="There is no message 'event-nap'"):
        tell("event-nap")
    with pytest.raises(MissingWords, match=r"'event-next-lead'.*cannot be told with the facts"):
        tell("event-next-lead", {"seat": 1})
    with pytest.raises(MopsError, match="no game 'mopsem'"):
        languages("mopsem")


def test_only_what_can_be_explained_is() -> None:
    with pytest.raises(TypeError, match="cannot explain 7; give it a step"):
        mops.explain(7)  # type: ignore[arg-type]


def test_values_may_carry_their_kind() -> None:
    tell = Teller("mopsen", "de", ["Ida"]).tell
    assert tell("title-led", {"player": {"seat": 0}, "card": {"card": "C6"}}) == (
        "Ida spielte Katze 6 aus"
    )
    assert tell("prompt-pinch-may", {"player": 5, "cards": ["?", "R1"]}) == (
        "Finn darf verdeckte Karte oder Rot 1 mopsen oder nichts."
    )


def test_fluent_is_read_when_the_first_sentence_is_told() -> None:
    code = "import sys, mopsbook.teach.explain; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0


def test_a_fact_of_which_no_message_speaks_may_be_anything() -> None:
    """What was said is remembered by its facts; a list among them is none by which it could be."""
    tell, facts = Teller("mopsen", "en", ["Ada"]).tell, {"player": 1, "actor": 0}
    said = "Ben cannot play now: Ada is next. Cards are played clockwise."
    assert tell("refusal-clockwise", facts | {"order": ["R"], "more": [[1]]}) == said
    assert tell("refusal-clockwise", facts) == tell("refusal-clockwise", facts) == said
    assert tell("refusal-clockwise", facts | {"player": 2}) == said.replace("Ben", "Cleo")


# ------------------------------------------------------------------ what random games hardly reach


def rows(part: str) -> list[tuple[Any, ...]]:
    """Return what the tests of a game's words list under a name, with the game before it."""
    modules = {name: import_module(f"tests.games.{name}.test_words") for name in mops.games()}
    return [(name, *row) for name, module in modules.items() for row in getattr(module, part, ())]


@pytest.mark.parametrize(("name", "options", "position", "move", "slugs"), rows("REFUSED"), ids=str)
def test_every_refusal_is_told_in_every_language(
    name: str, options: dict[str, Any], position: str, move: Any, slugs: str
) -> None:
    g = mops.game(name, **options)
    assert {*slugs.split()} <= cited_and_told(g, g.position(position), move)


def test_every_refusal_that_has_words_is_among_them() -> None:
    for name in {name for name, *_ in rows("REFUSED")}:
        broken = {
            slug for game, *_, slugs in rows("REFUSED") if game == name for slug in slugs.split()
        }
        assert refusals_with_words(name) == broken, name


@pytest.mark.parametrize(("name", "kind", "facts"), rows("RARE"), ids=str)
def test_every_event_is_told_in_every_language(name: str, kind: str, facts: dict[str, Any]) -> None:
    for lang in languages(name):
        said = str(mops.explain(Event(kind, tuple(mops.game(name).rules)[:1], facts), lang))
        assert said and "{" not in said
