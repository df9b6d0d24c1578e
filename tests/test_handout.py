"""What a class gets on paper: the sheets say what they should, and no more."""

from __future__ import annotations

import re
from html import unescape

import pytest

import mopsbook as mops
from mopsbook.core import registry
from mopsbook.core.errors import MopsError
from mopsbook.printed.questions import on_one_sheet
from mopsbook.teach.readings import in_words, readings
from mopsbook.teach.words import Teller
from tests.quizzing import forty

KINDS = ("rules", "questions", "answers", "scores")
DOG = mops.game("dog", players=4)


def written(html: str) -> str:
    """What a page says, without its pictures."""
    text = re.sub(r"<(svg|style)\b.*?</\1>", " ", html, flags=re.DOTALL)
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", text)))


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("name", registry.games())
def test_every_game_has_every_sheet(name, lang):
    game = mops.game(name)
    asked = forty(name)[:4]
    for kind in KINDS:
        what = asked if kind in ("questions", "answers") else game
        html = mops.handout(what, kind, lang=lang).html
        assert "http" not in re.sub(r'xmlns="[^"]*"', "", html)
        assert len(written(html)) > 100


def test_rules_are_in_the_order_of_play_without_a_variant_that_is_not_played():
    plain = written(mops.handout(mops.game("mops_royal"), lang="en").html)
    varied = written(mops.handout(mops.game("mops_royal", variant_final=True), lang="en").html)
    rules = mops.game("mops_royal").rules
    end = rules["mops-royal.final-after-25"].told("en").text
    assert (end in plain, end in varied) == (False, True)
    titles = [
        rules[f"mops-royal.{one}"].told("en").title for one in ("start-tile", "points", "winner")
    ]
    places = [plain.index(f"{title}. ") for title in titles]
    assert places == sorted(places)


def test_what_only_a_screen_tells_well_is_not_printed():
    """Rules of which the printed book says nothing, but for those that can be played otherwise."""
    game = mops.game("mopsen")
    plain = written(mops.handout(game, lang="en").html)
    printed = {rule.id for rule in game.rules.values() if f"{rule.told('en').title}. " in plain}
    assert {"mopsen.follow-suit", "mopsen.bones-table", "mopsen.first-dealer"} <= printed
    assert not {"mopsen.deck-composition", "mopsen.redraw-optional", "mopsen.wrong-card"} & printed


@pytest.mark.parametrize("name", registry.games())
def test_a_sheet_names_the_options_under_which_it_holds(name):
    """Each variant and each other reading, and nothing where all is as usual."""
    game = mops.game(name)
    begin = {lang: written(mops.handout(game, "scores", lang=lang).html) for lang in ("de", "en")}
    assert "Played with" not in begin["en"] and "Gespielt wird" not in begin["de"]
    options = {rule.option: True for rule in game.rules.values() if rule.variant}
    rule, values = next(iter(readings(game).items()))
    option = game.rules[rule].option
    word, value = next(iter(values.items()))
    varied = mops.game(name, **options, **{option: value})
    heads = {
        "de": ("Gespielt wird mit: ", "hier anders"),
        "en": ("Played with: ", "here otherwise"),
    }
    for lang, (head, otherwise) in heads.items():
        words = in_words(Teller(name, lang), option, word)
        assert words
        told = written(mops.handout(varied, "scores", lang=lang).html).partition(head)[2]
        for one in game.rules.values():
            assert not one.variant or one.told(lang).title in told
        assert f"{game.rules[rule].told(lang).title} – {otherwise}: {words}" in told


def test_a_picture_stands_where_its_example_says_so_and_long_rules_in_three_columns():
    page = mops.handout(mops.game("mopsen"), lang="en").html
    figures = re.findall(r"<figure>.*?</figure>", page, flags=re.DOTALL)
    assert len(figures) == 3 and '<div class="columns two"' in page
    # what is wrong with the move that an example refuses, and what comes of one that it makes
    follow, win, pinch = map(written, figures)
    assert "has to play red 12" in follow and "does not follow suit" in follow
    assert "Cleo follows suit with red 3" in win and "Emil pinches red 10" in pinch
    assert '<div class="columns three"' in mops.handout(DOG, lang="en").html


def test_a_pencil_is_told_how_it_answers_and_the_key_has_its_letter():
    game = mops.game("mopsen", players=3)
    asked, hows = mops.questions(game, count=30, seed=5), {}
    for question in asked:
        hows.setdefault((question.how, question.how == "table" and question.every), question)
    assert len(hows) >= 4
    for (how, every), question in hows.items():
        sheet, key = (
            written(mops.handout([question], kind, lang="en").html)
            for kind in ("questions", "answers")
        )
        assert ("Mark all of them" in sheet) == every
        assert ("Mark one on the picture" in sheet) == (how == "table" and not every)
        assert ("Mark one answer" in sheet) == (how == "choice")
        assert ("Write the letters" in sheet) == (how == "order")
        listed = [one.value for one in question.choices or ()]
        for value in question.answers if listed else ():
            letter = "ABCDEFGHIJ"[listed.index(value)]
            assert f"{letter}: {question.called(value, 'en')}" in key


@pytest.mark.parametrize("name", registry.games())
def test_the_key_calls_every_thing_by_its_name(name):
    """No answer is the id of an item, such as that of a field or of a plate."""
    for question in forty(name):
        for value in question.answers if question.how == "table" else ():
            for lang in ("de", "en"):
                assert question.called(value, lang) not in ("", value)
                assert " · " not in question.called(
                    value, lang
                )  # no plate with all that stands on it


def test_there_is_room_for_each_answer():
    asked = mops.questions(mops.game("mopsen", players=3), count=30, seed=5)
    for question in asked:
        html = mops.handout([question], "questions", lang="en").html
        choices = len(question.choices or ())
        ticks, boxes = (html.count(f'<span class="{one}">') for one in ("tick", "box"))
        wanted = {"choice": (choices, 0), "order": (0, choices), "number": (0, 1)}
        assert (ticks, boxes) == wanted.get(question.how, (0, 0))


@pytest.mark.parametrize("name", registry.games())
def test_what_the_key_cites_stands_on_the_printed_rules_by_its_number(name):
    game = mops.game(name)
    sheet = written(mops.handout(game, lang="en").html)
    asked, cited = forty(name), set()
    for what, kind in ((asked, "answers"), (asked, "questions"), (game, "scores")):
        html = mops.handout(what, kind, lang="en").html
        cited |= set(re.findall(r"§ ([\d.]+)", written(html)))
    assert cited and not {one for one in cited if f" {one} " not in sheet}


def test_the_key_names_first_what_one_gives_and_then_what_one_takes():
    game = mops.game("mauz", players=3)
    asked = [one for one in mops.questions(game, count=60, seed=5) if one.kind == "best-swap"]
    assert any(one.answers[0] not in one.position.hands[one.seat] for one in asked)
    for one in asked:
        give, take = sorted(one.answers, key=lambda card: card in one.position.middle)
        told = f"1. {one.called(give, 'en')}; {one.called(take, 'en')}"
        assert told in written(mops.handout([one], "answers", lang="en").html)


def test_a_sheet_of_questions_does_not_answer_them():
    game = mops.game("mopsen", players=3)
    asked = mops.questions(game, count=12, seed=5)
    sheet = written(mops.handout(asked, "questions", lang="en").html)
    key = written(mops.handout(asked, "answers", lang="en").html)
    for number, question in enumerate(asked, 1):
        assert f"{number}. {question.text('en')}" in sheet
        right = question.answers if question.how in ("table", "order") else question.answers[0]
        for sentence in question.check(right).explain("en").sentences[1:]:
            assert sentence.text in key
            assert sentence.text not in sheet or sentence.text in [
                one.text("en") for one in question.choices or ()
            ]


@pytest.mark.parametrize("name", ["miau_miau", "mops_royal"])
def test_no_question_of_a_sheet_can_be_read_in_the_choices_of_another_one(name):
    """As rules they would stand there, which all hold; in a quiz nobody sees two questions at once."""
    game = mops.game(name)

    def read_elsewhere(asked):
        listed = {one.id: [it.value for it in one.choices or ()] for one in asked}
        return [
            one
            for one in asked
            if any(one.rules[0].id in told for id, told in listed.items() if id != one.id)
        ]

    seed = next(seed for seed in range(1, 10) if read_elsewhere(mops.questions(game, seed=seed)))
    sheet = written(mops.handout(game, "questions", lang="en", seed=seed).html)
    asked = on_one_sheet(game, seed=seed)
    assert not read_elsewhere(asked) and len(asked) == len(mops.questions(game, seed=seed))
    assert all(f"{n}. {one.text('en')}" in sheet for n, one in enumerate(asked, 1))


def test_the_same_call_makes_the_sheet_that_goes_with_it():
    sheet, key = (
        written(mops.handout(DOG, kind, count=3, seed=9, lang="de").html)
        for kind in ("questions", "answers")
    )
    for question in on_one_sheet(DOG, count=3, seed=9):
        assert question.text("de") in sheet
        for value in question.answers:
            assert question.called(value, "de") in key


def test_a_table_for_scores_has_the_rounds_and_players_of_the_game():
    html = mops.handout(mops.game("mopsen", players=5), "scores", lang="de").html
    assert re.findall(r"<th>(Runde \d|Summe)</th>", html) == [
        "Runde 1",
        "Runde 2",
        "Runde 3",
        "Summe",
    ]
    assert html.count("<td></td>") == 4 * 5
    assert mops.game("mopsen").rules["mopsen.score-hand"].told("de").text in written(html)
    assert mops.game("mopsen").rules["mopsen.follow-suit"].told("de").text not in written(html)
    once = mops.handout(DOG, "scores", lang="en").html
    assert "Game 10" in once and "Round" not in re.findall(r"<th>([A-Z]\w+)", once)


def test_a_title_is_text():
    html = mops.handout(mops.game("mauz"), "scores", title="<b>7 & 8</b>").html
    assert "<h1>&lt;b&gt;7 &amp; 8&lt;/b&gt;</h1>" in html
    assert "<title>&lt;b&gt;7" in html


def test_a_handout_is_shown_and_saved(tmp_path):
    sheet = mops.handout(mops.game("mauz"), "scores")
    file = sheet.save(tmp_path / "scores.html")
    assert file.read_text("utf-8") == sheet.html
    assert "srcdoc" in sheet._repr_html_() and '"><h1' not in sheet._repr_html_()


@pytest.mark.parametrize(
    ("what", "more", "told"),
    [
        (DOG, {"kind": "rulez"}, "rules, questions"),
        (DOG, {"kind": ["rules"]}, "rules, questions"),
        (DOG, {"lang": "fr"}, "fr"),
        ("dgo", {}, "Did you mean 'dog'"),
        (7, {}, "needs a game"),
        ([], {"kind": "questions"}, "needs a game"),
        ([7], {"kind": "answers"}, "needs a game"),
        (DOG, {"kind": "questions", "level": 9}, "1, 2 or 3"),
        (DOG, {"kind": "questions", "about": "no-such"}, "none of these"),
    ],
)
def test_what_cannot_be_printed_is_told(what, more, told):
    with pytest.raises(MopsError, match=told):
        mops.handout(what, **more)
