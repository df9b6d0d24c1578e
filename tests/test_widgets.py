"""The widgets in Python: traits, links, messages, and what is left after they were closed."""

from __future__ import annotations

import base64
import gc
import json
import re
import weakref

import ipywidgets
import pytest
import traitlets

import mopsbook as mops
from mopsbook.core.errors import IllegalMove, MopsError, OptionError, PositionError, TraceError
from mopsbook.jupyter import front_end
from mopsbook.jupyter.table import Table
from mopsbook.show.svg import as_svg
from tests.sent import unzipped

GAME = mops.game("mopsen", players=3)
TRICK = "trick 0:R16 1:Y1; hands B1 B2 / B5 B6 / R3 B4; pecking Y C R B"


@pytest.fixture
def table(tmp_path) -> Table:
    return mops.Table(GAME, seed=7, seat=2, start=TRICK, folder=tmp_path)


@pytest.fixture
def replay():
    start = GAME.position(TRICK)
    return mops.Replay(mops.record(GAME, start=start, moves=["2 play R3", "2 pinch R16"]))


def notice(table: Table, lang: str = "en") -> str:
    found = table.timeline["frames"][-1].get("notice")
    return table.timeline["texts"][lang][found["text"]] if found else ""


# Table


def test_a_table_plays_in_python(table):
    seen = []
    table.observe(lambda change: seen.append(change["new"]), "rev")
    assert table.game == GAME
    table.play("2 play R3")
    table.play(GAME.move("2 pinch R16"))
    assert [str(move) for move in table.trace.moves[:2]] == ["2 play R3", "2 pinch R16"]
    assert seen == [2, 3]
    assert table.timeline["rev"] == table.rev == 3
    table.undo()
    table.redo()
    assert (
        table.trace.moves[:2]
        == mops.record(GAME, start=GAME.position(TRICK), moves=["2 play R3", "2 pinch R16"]).moves
    )


def test_a_wrong_move_in_python_raises_and_changes_nothing(table):
    state, rev = table.state, table.rev
    with pytest.raises(IllegalMove, match=r"mopsen\.own-hand"):
        table.play("2 play B5")
    with pytest.raises(MopsError, match="a seat that you do not play"):
        table.play("1 play B5")
    with pytest.raises(MopsError, match="no move of yours"):
        table.undo()
    assert (table.state, table.rev) == (state, rev)


def test_messages_are_answered_by_a_new_timeline(table):
    table._hear(table, {"kind": "item", "rev": 1, "on": "B4"}, [])
    assert table.timeline["rev"] == 2
    assert notice(table) == ("Play red 3: red 16 was led, and blue 4 does not follow suit.")
    table._hear(table, "junk", [])
    assert notice(table).startswith("That message was not understood")


def test_save_and_load_in_python(table, tmp_path):
    table.play("2 play R3")
    path = table.save(tmp_path / "x.jsonl")
    with pytest.raises(FileExistsError, match="replace=True"):
        table.save(path)
    table.save(path, replace=True)
    moves = table.trace.moves
    table.new(seed=3)
    table.load(path)
    assert table.trace.moves == moves
    other = mops.record(mops.game("mauz"), seed=1).save(tmp_path / "other.jsonl")
    with pytest.raises(TraceError, match="mauz"):
        table.load(other)
    assert table.trace.moves == moves


def test_names_with_markup_stay_text(tmp_path):
    names = ['<img onerror="x">', "<b>Ben</b>", "&amp;"]
    table = mops.Table(GAME, seed=7, names=names, folder=tmp_path)
    assert unzipped(table.kit)["names"] == names
    assert any(names[0] in text for text in table.timeline["texts"]["en"])


def test_a_loaded_game_brings_its_names(table, tmp_path):
    path = mops.record(GAME, seed=2, names=["Xa", "Yb", "Zc"]).save(tmp_path / "x.jsonl")
    table.load(path)
    assert unzipped(table.kit)["names"] == ["Xa", "Yb", "Zc"]


def test_everything_sent_is_json(table, replay):
    for widget in (table, replay):
        json.dumps(widget.get_state(), allow_nan=False)


def test_an_example_has_its_own_drawings(tmp_path):
    game = mops.game("mopsen", players=5)
    table = mops.Table(game, seed=7, folder=tmp_path)
    table._hear(table, {"kind": "example", "rule": "mopsen.follow-suit"}, [])
    assert len(unzipped(table.kit)["names"]) == 3
    table._hear(table, {"kind": "undo", "rev": table.rev}, [])
    assert len(unzipped(table.kit)["names"]) == 5


# What the browser may write


def test_the_browser_writes_only_settings_of_the_view(table, replay):
    timeline = table.timeline
    table.set_state(
        {"timeline": {}, "can": {"saves": ["x"]}, "kit": {}, "_esm": "evil", "lang": "de"}
    )
    assert table.timeline is timeline
    assert table.can["saves"] == []
    assert table._esm != "evil"
    assert table.lang == table._session.lang == "de"
    replay.set_state({"timeline": {}, "index": 1, "nonsense": 1})
    assert (replay.index, len(unzipped(replay.timeline)["frames"])) == (1, 4)


@pytest.mark.parametrize("value", ["x", None, [], {}, 1.5, True])
def test_a_wrong_value_from_the_browser_changes_nothing(replay, value):
    replay.set_state({"index": value, "lang": value, "guess": value})
    assert (replay.index, replay.lang, replay.guess) == (0, "en", None)


@pytest.mark.parametrize("moves", ["1", None, float("nan"), 1.5, True, []])
def test_what_is_no_number_of_moves_is_told(replay, moves):
    with pytest.raises(OptionError, match="whole number of moves"):
        replay.after(moves)


def test_the_browser_is_put_right(replay, monkeypatch):
    sent = []
    monkeypatch.setattr(type(replay), "send_state", lambda self, key=None: sent.append(set(key)))
    replay.set_state({"timeline": {}, "lang": "xx", "nonsense": 1})
    assert sent == [{"timeline", "lang"}]


# Replay


def test_the_index_stays_within_the_game(replay):
    assert len(replay) == len(unzipped(replay.timeline)["frames"]) == 4
    for wanted, got in ((3, 3), (4, 3), (-1, 0), (2, 2)):
        replay.index = wanted
        assert replay.index == got
    with pytest.raises(traitlets.TraitError):
        replay.index = "last"
    assert str(replay.state) == str(replay.trace.states()[1])


def test_a_replay_needs_no_kernel_to_be_complete(replay):
    """What a restarted kernel, or a page, has is the state alone."""
    state = json.loads(json.dumps(replay.get_state()))
    timeline, kit, ui = (unzipped(state[name]) for name in ("timeline", "kit", "ui"))
    frames, texts = timeline["frames"], timeline["texts"]
    assert len(frames) == 4
    assert set(texts) == set(ui) == set(state["sorry"]) == set(state["langs"]) == {"en", "de"}
    assert len(set(map(len, texts.values()))) == 1
    cited = {rule for rules in timeline["cites"] for rule in rules}
    assert cited <= set(kit["rules"])
    assert {item["face"] for item in frames[0]["items"].values() if "face" in item} <= set(
        kit["faces"]
    )
    assert state["_esm"] == front_end.BUNDLE.read_text("utf-8")


def test_a_replay_in_one_language(replay):
    one = mops.Replay(replay.trace, lang="de", langs=["de"])
    assert set(unzipped(one.timeline)["texts"]) == set(unzipped(one.ui)) == {"de"}


def test_a_replay_of_nothing_yet():
    replay = mops.Replay(mops.Trace(GAME))
    assert (len(replay), replay.index) == (1, 0)


def test_a_replay_begins_where_it_is_told(replay):
    assert mops.Replay(replay.trace, index=2).index == 2
    assert mops.Replay(replay.trace, index=99).index == 3
    assert mops.Replay(mops.record(GAME, seed=7)).index == 1  # after the deal


# Both


def test_repr_is_the_scene_and_deterministic(table, replay):
    assert repr(table) == repr(mops.Table(GAME, seed=8, seat=2, start=TRICK))
    assert "0x" not in repr(table)
    assert "0x" not in repr(replay)
    before = repr(replay)
    replay.index = 2
    assert repr(replay) != before
    asked = "Your turn: play red 3, the only card that you may play. Red 16 was led."
    assert f"\n{asked} The colour higher" in repr(table)


@pytest.fixture
def displayed(monkeypatch):
    """What was displayed in a notebook."""
    found: list[dict[str, str]] = []
    monkeypatch.setattr(front_end, "display", lambda data, **_: found.append(data))
    return found


def test_beside_the_widget_stands_its_picture_for_where_it_cannot_run(table, displayed):
    table._ipython_display_()
    widget, picture = displayed
    # what is shown of a widget before a notebook is trusted would stand above the picture
    assert list(widget) == ["application/vnd.jupyter.widget-view+json"]
    assert picture["text/plain"] == repr(table)
    html = picture["text/html"]
    assert f'class="mops-still mops-{table.still}"' in html
    shown = table._frame()
    drawn = base64.b64decode(re.search(r"base64,([^\"]*)", html)[1]).decode()
    assert drawn == as_svg(shown.scene, prompt=shown.prompt, you=shown.you)
    assert ">Your turn: play red 3, the only card that you may play. Red 16 was led. The" in drawn
    assert "press Shift + Enter" in html


def test_a_picture_is_found_by_its_widget_alone(table, replay):
    assert table.still != replay.still
    assert re.fullmatch("[0-9a-f]{8}", table.still), "so that it is the same for strict comparison"
    table.play("2 play R3")
    assert table.get_state()["still"] == table.still


def test_they_stand_in_boxes_and_are_linked(table, replay):
    box = ipywidgets.HBox([table, replay])
    assert box.children == (table, replay)
    slider = ipywidgets.IntSlider(max=2)
    traitlets.link((replay, "index"), (slider, "value"))
    slider.value = 2
    assert replay.index == 2
    replay.index = 1
    assert slider.value == 1
    other = mops.Replay(replay.trace)
    traitlets.dlink((replay, "index"), (other, "index"))
    replay.index = 2
    assert other.index == 2
    ipywidgets.jslink((replay, "index"), (slider, "value"))
    ipywidgets.jslink((replay, "lang"), (table, "lang"))
    seen = []
    ipywidgets.interactive_output(lambda step: seen.append(step), {"step": slider})
    replay.index = 0
    assert seen[-1] == 0


@pytest.mark.parametrize(
    ("wrong", "error", "words"),
    [
        (lambda: mops.Table(7), OptionError, r"as mops\.game"),
        (lambda: mops.Table(GAME, seat=3), PositionError, "There is no seat 3"),
        (lambda: mops.Table(GAME, seat=True), PositionError, "There is no seat True"),
        (lambda: mops.Table(GAME, seat="both"), OptionError, "seat must be"),
        (lambda: mops.Table(GAME, seat=()), OptionError, "seat must be"),
        (lambda: mops.Table(GAME, lang="fr"), OptionError, "lang must be one of de, en"),
        (lambda: mops.Table(GAME, folder=__file__), OptionError, "folder must be a folder, and"),
        (lambda: mops.Table(GAME, names="Anna"), OptionError, "names must be 3 texts"),
        (lambda: mops.Replay(GAME), OptionError, r"such as mops\.record"),
        (lambda: mops.Replay(mops.Trace(GAME), seat=5), PositionError, "There is no seat 5"),
        (lambda: mops.Replay(mops.Trace(GAME), langs="en"), OptionError, "langs must be a list"),
        (lambda: mops.Replay(mops.Trace(GAME), langs=["xx"]), OptionError, "langs must be a list"),
        (
            lambda: mops.Replay(mops.Trace(GAME), lang="de", langs=["en"]),
            OptionError,
            "lang must be",
        ),
        (lambda: mops.Replay(mops.Trace(GAME), names=["A"]), OptionError, "names must be 3 texts"),
    ],
)
def test_wrong_arguments_are_told(wrong, error, words):
    with pytest.raises(error, match=words):
        wrong()


def test_a_language_that_is_not_there_is_told(table):
    with pytest.raises(traitlets.TraitError, match="lang must be one of"):
        table.lang = "fr"
    table.lang = "de"
    assert table._session.lang == "de"


def test_a_front_end_that_was_not_built_is_told(tmp_path):
    front_end.built.cache_clear()
    with pytest.raises(MopsError, match=r"lost\.js is missing.*npm --prefix widgets run build"):
        front_end.built("lost.js")


def test_closed_widgets_are_forgotten(tmp_path):
    open_before = len(ipywidgets.widgets.widget._instances)
    gc.freeze()  # garbage is looked for among what comes now
    kept = []
    for seed in range(2):
        table = mops.Table(GAME, seed=seed, folder=tmp_path)
        replay = mops.Replay(mops.Trace(GAME, table.trace.moves))
        kept += [weakref.ref(table), weakref.ref(replay), weakref.ref(table._session)]
        for widget in (table, replay):
            widget.close()
        assert table.trace.moves  # a closed table still knows its game
        table._hear(table, {"kind": "undo", "rev": 1}, [])
    del table, replay, widget
    gc.collect()
    assert [ref() for ref in kept] == [None] * 6
    assert len(ipywidgets.widgets.widget._instances) == open_before


def test_a_name_means_the_game_with_its_usual_options() -> None:
    game = mops.game("mauz")
    assert mops.Table("mauz").game == mops.Quiz("Mauz", count=1).game == game
    assert mops.Editor("mauz", seed=7).position == mops.Editor(game, seed=7).position
    assert mops.RuleBook("mauz").timeline == mops.RuleBook(game).timeline
    assert mops.record("mauz", seed=7).moves == mops.record(game, seed=7).moves
    assert [one.id for one in mops.questions("mauz", count=2)] == [
        one.id for one in mops.questions(game, count=2)
    ]
    with pytest.raises(OptionError, match=r'mops.Table\(mops.game\("dog", players=3\)\)'):
        mops.Table("dog", players=3)  # type: ignore[arg-type]
