"""What is sent to the browser: complete, small, and without a secret."""

from __future__ import annotations

import json
import re
import zlib
from base64 import b64decode
from collections import Counter
from dataclasses import fields, replace
from functools import cache
from weakref import ref

import pytest

import mopsbook as mops
from mopsbook.core.state import HIDDEN
from mopsbook.core.step import Part
from mopsbook.games.mopsen import look
from mopsbook.games.mopsen.cards import sort_hand
from mopsbook.show import wire
from mopsbook.show.look import in_parts, look_of, story_of
from mopsbook.show.packing import Book, difference, unpack
from mopsbook.show.pictures import Recording
from mopsbook.show.scene import Mark, Scene, msg
from mopsbook.show.sentences import Notice
from mopsbook.teach.words import NAMES
from tests.sent import unzipped

LANGS = ("en", "de")
PATH = r"M\d+ \d+Q-?\d+ -?\d+ \d+ \d+"
TRACES = {n: mops.record(mops.game("mopsen", players=n), seed=n) for n in (3, 4, 5)}


@cache
def replayed(players):
    """What is sent of a whole game."""
    return wire.replay(Recording(TRACES[players]), langs=LANGS)


class Watched(Scene):
    """A picture of which one learns that it is gone."""

    __slots__ = ("__weakref__",)


def table(game, steps, seat, langs=LANGS):
    """What a table sends to a seat after some steps; the last picture is live."""
    frames = []
    for step in steps:
        view = game.observe(step.after, seat)
        frames.append(wire.Frame(look.scene(view, step, seat=seat), story_of(step, seat)))
    view = game.observe(steps[-1].after, seat)
    can = look.offers(view, (), seat)
    frames[-1] = replace(frames[-1], on=can.on, buttons=can.buttons)
    return wire.timeline(frames, rev=3, langs=langs)


def shuffled(state, seat):
    """The same position for `seat`, with all cards that it cannot see in other places."""
    others = [i for i in range(len(state.hands)) if i != seat]
    unseen = [card for i in others for card in state.hands[i]] + list(state.stack)
    unseen = unseen[5:] + unseen[:5]
    hands = list(state.hands)
    for i in others:
        count = len(hands[i])
        hands[i], unseen = sort_hand(unseen[:count]), unseen[count:]
    return state._replace(hands=tuple(hands), stack=tuple(unseen))


# packing


@pytest.mark.parametrize("name", mops.games())
def test_a_replay_makes_each_move_once_and_keeps_no_picture(name, monkeypatch):
    trace = mops.record(mops.game(name), seed=1)
    steps = trace.steps()
    made, alive, most = [], 0, []
    engine, look = type(trace.game.engine), look_of(name)
    apply, scene = engine.apply, look.scene

    def counted(self, state, move, log=None):
        made.append(move)
        return apply(self, state, move, log)

    def gone(_):
        nonlocal alive
        alive -= 1

    def watched(*args, **more):
        nonlocal alive
        found = scene(*args, **more)
        shown = Watched(*(getattr(found, part.name) for part in fields(found)))
        watching.append(ref(shown, gone))
        alive += 1
        most.append(alive)
        return shown

    watching = []
    monkeypatch.setattr(engine, "apply", counted)
    monkeypatch.setattr(look, "scene", watched)
    replay = mops.Replay(trace)
    assert made == [step.move for step in steps]
    pictures = 1 + len([*in_parts(steps)])
    assert len(replay) == pictures
    assert len(most) == pictures and max(most) <= 3


@pytest.mark.parametrize("players", TRACES)
def test_unpacked_frames_are_the_whole_frames(players):
    trace = TRACES[players]
    steps = trace.steps()
    frames = [wire.Frame(look.scene(trace.first))]
    frames += [wire.Frame(look.scene(s.after, s), story_of(s)) for s in steps]
    sent = json.loads(json.dumps(wire.timeline(frames, rev=0, langs=LANGS)))
    book = Book("mopsen", LANGS, ())
    whole = [json.loads(json.dumps(book.frame(frame))) for frame in frames]
    assert unpack(sent) == whole
    assert sent["texts"] == book.texts


def test_a_live_frame_clears_what_the_next_one_does_not_have():
    game = mops.game("mopsen", players=3)
    state = game.start(seed=1)
    live = look.offers(state)
    before = wire.Frame(look.scene(state), on=live.on, buttons=live.buttons)
    after = wire.Frame(look.scene(state), notice=Notice("info", (msg("table-new"),)))
    sent = wire.timeline([before, after], rev=1, langs=("en",))
    change = sent["frames"][1]
    card = state.hands[1][0]
    assert change["items"][card] == {"does": None}
    assert change["buttons"] == []
    assert sent["texts"]["en"][change["notice"]["text"]] == "A new game begins."
    assert change.keys() == {"items", "buttons", "notice"}


def test_nothing_is_sent_for_nothing():
    frame = {"title": [1], "zones": {}, "items": {"R1": {"x": 1}}, "turn": None}
    assert difference(frame, dict(frame)) == {}


def test_what_is_gone_is_told_in_the_order_in_which_it_was_there():
    """Not in that of a set, which is another one in each interpreter: the same game is the same file."""
    gone = ["was", "say", "face", "tone", "others", "does", "text", "r"]
    change = difference({"items": {"R1": dict.fromkeys(gone, 1)}}, {"items": {"R1": {}}})
    assert list(change["items"]["R1"]) == gone


def test_several_sentences_are_one_notice():
    scene = look.scene(mops.game("mopsen").start(seed=1))
    texts = (msg("hint-redraw"), msg("hint-game-end"))
    frame = wire.Frame(scene, notice=Notice("refusal", texts, ("mopsen.redraw",)))
    sent = wire.timeline([frame], rev=0, langs=LANGS)
    notice = sent["frames"][0]["notice"]
    assert sent["texts"]["en"][notice["text"]] == "At most three cards.\nThe game is over."
    assert sent["cites"][notice["rules"]] == ["mopsen.redraw"]


def test_texts_marks_and_citations_are_told_once():
    sent = replayed(4)
    pairs = list(zip(sent["texts"]["en"], sent["texts"]["de"], strict=True))
    assert len(pairs) == len(set(pairs))
    for part in ("marks", "cites"):
        told = [json.dumps(entry) for entry in sent[part]]
        assert len(told) == len(set(told))


def test_marks_of_the_same_words_keep_their_own_rules():
    book = Book("mopsen", LANGS, ())
    why = msg("ui-mark-best")
    ids = ("mopsen.follow-suit", "mopsen.own-hand")
    one, other = (book.mark(Mark("dim", why=why, rules=(rule,))) for rule in ids)
    assert [book.cites[book.marks[number]["rules"]] for number in (one, other)] == [
        [rule] for rule in ids
    ]
    assert book.mark(Mark("dim", why=why, rules=(ids[0],))) == one, "each is sent once"


def test_every_number_points_at_something():
    found = Counter()
    for sent in map(replayed, TRACES):
        count = len(sent["texts"]["en"])
        for frame in unpack(sent):
            assert all(mark < len(sent["marks"]) for mark, _ in frame["marks"])
            assert all(
                item in frame["items"] for _, ids in frame["marks"] for item in ids.split(" ")
            )
            assert all(note["text"] < count for note in frame["story"])
            assert all(note["rules"] < len(sent["cites"]) for note in frame["story"])
            assert all(item["zone"] in frame["zones"] for item in frame["items"].values())
            found += {part: len(frame[part]) for part in ("marks", "story", "arrows")}
            for arrow in frame["arrows"]:
                assert len(arrow["arcs"]) == len(sent["shapes"])
                for path, *label in filter(None, arrow["arcs"]):  # ends may be too near for one
                    assert re.fullmatch(PATH, path)
                    assert len(label) == (2 if "label" in arrow else 0)
            assert frame["turn"] is None or frame["turn"] in frame["items"]
            assert not any(" " in key for key in frame["items"])
    assert min(found["marks"], found["story"]) > 100 and found["arrows"] > 50, found


# replays


def test_a_replay_has_a_frame_for_every_move_and_every_trick():
    trace = TRACES[3]
    sent = wire.replay(Recording(trace), langs=LANGS, names=["Ada"])
    tricks = sum(str(move).split()[1] == "pinch" for move in trace.moves)
    assert len(sent["frames"]) == len(trace.moves) + 1 + tricks + 3  # and the end of each round
    assert sent["seats"] == [0, 1, 2]
    assert [c["level"] for c in sent["chapters"]].count(1) == 3
    assert any("Ada" in text for text in sent["texts"]["de"])
    last = unpack(sent)[-1]
    assert last["sheet"]["result"] is not None
    assert last["coach"]["met"] > 30
    assert set(unpack(sent)[1]["coach"]["fresh"]) <= set(wire.kit(trace.game, LANGS)["rules"])


def test_a_replay_is_small():
    for players, trace in TRACES.items():
        sent = replayed(players)
        kit = wire.kit(trace.game, LANGS)
        parts = (wire.zipped(sent), wire.zipped(kit), wire.ui(LANGS))
        assert (
            sum(len(json.dumps(part)) for part in parts) < 80_000
        )  # all rules of the game go along


def test_what_is_zipped_can_be_read():
    value = {"Größe": [1, None, "“"]}
    assert json.loads(zlib.decompress(b64decode(wire.zipped(value)["zip"]))) == value


def test_a_known_card_keeps_its_id():
    frames = unpack(replayed(4))
    ways = {}
    for frame in frames:
        for key, item in frame["items"].items():
            if item["kind"] == "card":
                assert item["face"] == key
                ways.setdefault(key, []).append(item["zone"])
    assert any({"trick", "discard"} <= set(way) for way in ways.values())
    assert any({"hand0", "trick", "bowl0"} <= set(way) for way in ways.values())


# secrets


@pytest.mark.parametrize("order", ["clockwise", "simultaneous"])
def test_hidden_cards_change_nothing_that_a_seat_gets(order):
    game = mops.game("mopsen", players=4, redraw_order=order)
    trace = mops.record(game, seed=5)
    compared = 0
    for step in trace.steps()[::2]:
        seat = 2
        state, other = step.after, shuffled(step.after, seat)
        if step.before.phase == "redraw" or state.phase == "game_over" or state == other:
            continue  # once the game is over all hands lie open
        a, b = game.observe(state, seat), game.observe(other, seat)
        assert look.scene(a, step, seat=seat) == look.scene(b, step, seat=seat)
        sent = [table(game, [step._replace(after=s)], seat) for s in (state, other)]
        assert json.dumps(sent[0]) == json.dumps(sent[1])
        compared += 1
    assert compared > 50


def test_an_exchange_is_told_to_others_without_its_cards():
    for order in ("clockwise", "simultaneous"):
        game = mops.game("mopsen", players=3, redraw_order=order)
        state = game.start(seed=9)
        seat = 0
        first = game.play(state, f"1 redraw {' '.join(state.hands[1][:3])}")
        other = game.play(state, f"1 redraw {' '.join(state.hands[1][3:6])}")
        assert table(game, [first], seat) == table(game, [other], seat)


def test_what_is_to_be_decided_is_told_as_every_seat_may_know_it():
    game, told = mops.game("mopsen", players=3), []
    for hand in ("R12 Y2", "B9 Y4"):  # whoever sees it says which cards can be played
        start = game.position(f"trick 0:B7; hands R5 / {hand} / B10 Y5")
        sent = wire.replay(Recording(mops.Trace(game, (), (), start)), langs=("en",))
        told.append(sent["texts"]["en"][unpack(sent)[0]["prompt"]["text"]])
    assert told[0] == told[1] != ""


def test_a_replay_says_at_every_step_whose_turn_it_is():
    trace = TRACES[3]
    for audience in ((), (1,)):
        recording = Recording(trace, audience)
        sent = wire.replay(recording, langs=("en",))
        texts = sent["texts"]["en"]
        for index, frame in enumerate(unpack(sent)):
            actor = trace.game.actor(recording.view(index))
            name = None if actor is None or actor < 0 else NAMES[actor]
            assert frame["prompt"], index
            if frame["story"] and isinstance(recording.picture(index).told[-1].step, Part):
                continue  # what a trick brings comes before anybody's turn
            assert name is None or name in texts[frame["prompt"]["text"]], index


def test_no_word_about_a_hidden_card_is_sent():
    game = mops.game("mopsen", players=3)
    step = game.play(game.start(seed=9), "1 redraw -")
    colours = {"R": "red", "B": "blue", "Y": "yellow", "C": "cat"}
    for seat in range(3):
        sent = json.dumps(table(game, [step], seat, ("en",)))
        others = [card for i, hand in enumerate(step.after.hands) if i != seat for card in hand]
        for card in (*others, *step.after.stack):
            assert f'"{card}"' not in sent
            assert f"{colours[card[0]]} {card[1:]}" not in sent


def test_backs_have_ids_without_identity():
    game = mops.game("mopsen", players=3)
    view = game.observe(game.start(seed=9), 0)
    scene = look.scene(view)
    backs = {
        key: item for key, item in scene.items.items() if item.kind == "card" and not item.face
    }
    assert set(backs) == {f"hand{seat}.{n}" for seat in (1, 2) for n in range(8)}
    assert HIDDEN not in scene.items


def test_a_replay_for_one_seat_hides_the_others():
    trace = TRACES[3]
    sent = wire.replay(Recording(trace, (1,)), langs=LANGS)
    assert sent["seats"] == []
    views = Recording(trace)
    for index, frame in enumerate(unpack(sent)):
        state = views.view(index)
        seen = {key for key, item in frame["items"].items() if item["kind"] == "card"}
        for seat in (0, 2):  # until the game is over
            assert state.phase == "game_over" or not seen & set(state.hands[seat])


# drawings and rules


def test_the_kit_is_complete():
    game = mops.game("mopsen", players=5)
    kit = wire.kit(game, LANGS, names=["Ada"])
    assert kit["names"] == ["Ada", "Ben", "Cleo", "Dana", "Emil"]
    assert set(game.rules) - kit["rules"].keys() == {"mopsen.unknown-move"}, "of no use to players"
    assert kit["faces"]["R9"]["label"] == {"en": "red 9, 2 bones", "de": "Rot 9, 2 Knochen"}
    assert kit["faces"]["gap"]["label"] == {"en": "", "de": ""}
    used = set(re.findall('href="#([^"]+)"', json.dumps(kit["faces"]).replace('\\"', '"')))
    assert used <= set(re.findall("<symbol id='([^']+)'", kit["art"]))
    rule = kit["rules"]["mopsen.pinch-must"]
    assert rule["option"]["en"].startswith("pinch = ") and rule["status"] == "ambiguous"
    assert all(rule[part]["de"] for part in ("title", "text", "where", "reading", "statusText"))
    json.dumps(kit)


def test_the_interface_has_the_same_words_in_every_language():
    en, de = unzipped(wire.ui(LANGS)).values()
    assert en.keys() == de.keys()
    assert "{n}" in de["step-of"]
