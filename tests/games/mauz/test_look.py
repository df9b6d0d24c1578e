"""The table of Mauz: what is seen, what can be clicked, and that clicks keep to the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.state import HIDDEN
from mopsbook.games.mauz import look
from mopsbook.games.mauz.look.clicks import viewer
from mopsbook.games.mauz.state import MauzState
from mopsbook.jupyter.session import TableSession
from mopsbook.show.card_table import HELP
from mopsbook.show.look import in_parts
from mopsbook.show.pictures import Picture, told_to
from mopsbook.show.text import cells_of
from mopsbook.teach.words import Teller
from mopsbook.testing.geometry import edges, faults
from tests.tables import sit as sit_at

ENGLISH, GERMAN = (Teller("mauz", lang) for lang in ("en", "de"))
TURN = "hands 6H 7D 9H / 9C TD KC; middle TC JD QH; stock 6C 7C 8C; known - / KC"
"""With the queen for the seven three hearts are held: 25 points."""


def sit(tmp_path: Path, start: str, seats: tuple[int, ...] = (0,), **options: Any) -> TableSession:
    return sit_at(tmp_path, seats, start, mops.game("mauz", players=2, **options), cover=False)


def at(start: str, **options: Any) -> MauzState:
    state: MauzState = mops.game("mauz", **{"players": 2} | options).position(start)
    return state


# what is seen


def test_half_a_point_is_written_as_in_each_language() -> None:
    game = mops.game("mauz", players=2)
    over = game.apply(
        game.position("hands KH KD 6C / 9C TD 7S; middle KC JD QH"), "0 swap 6C for KC"
    )
    first = look.scene(over.after).sheet.rows[0]  # three kings
    assert [cells_of(tell, first)[0] for tell in (ENGLISH, GERMAN)] == ["30.5", "30,5"]


def test_what_all_have_seen_lies_open_and_nothing_else() -> None:
    game = mops.game("mauz", players=2)
    items = look.scene(game.observe(game.position(TURN), 0), seat=0).items
    other = {key: item.face for key, item in items.items() if item.zone == "hand1"}
    assert other == {"KC": "KC", "hand1.1": None, "hand1.2": None}
    dealing = "hands 6C 7D 8H / 9C TD KH; second TC JD QH; dealer 1; turn 1; phase dealer"
    middle = {k: i for k, i in look.scene(at(dealing), seat=1).items.items() if i.zone == "middle"}
    assert {key: item.face for key, item in middle.items()} == {
        f"second.{n}": None for n in range(3)
    }


def test_the_own_seat_is_known_even_if_another_hand_lies_open() -> None:
    game = mops.game("mauz", players=2)
    state = game.position(TURN.replace("known - / KC", "known - / 9C TD KC"))
    view = game.observe(state, 0)
    assert look.clicks.viewer(view) == 0
    assert look.clicks.viewer(game.observe(state, 1)) == 1
    after = game.play(state, "0 skip").after
    assert look.offers(game.observe(after, 0), seat=0).buttons == ()
    assert look.scene(game.observe(after, 0), seat=0).marks == {}


def test_counters_are_fish_or_a_number_of_them() -> None:
    faces = {
        seat: look.scene(at(TURN + "; tokens 2 0")).items[f"tokens{seat}"].face for seat in (0, 1)
    }
    assert faces == {0: "counters2", 1: "counters0"}
    many = look.scene(at(TURN + "; tokens 7 9", tokens=9)).items["tokens0"]
    assert (many.face, many.text) == ("counters", 7)


def test_what_the_own_hand_counts_stands_beside_it(tmp_path: Path) -> None:
    """Six and nine of hearts are 15. Nothing is said of a hand that is hidden."""
    one = sit(tmp_path, TURN)
    found = {
        key: item for key, item in one.display.frames[-1].scene.items.items() if item.tone == HELP
    }
    assert [(key, item.text.facts) for key, item in found.items()] == [
        ("word.worth", {"points": 15})
    ]
    other = mops.game("mauz", players=2).observe(at(TURN), 1)
    assert "word.worth" not in look.scene(other, seat=0).items
    one.handle({"kind": "help", "help": "on-request"})
    assert "word.worth" in one.display.frames[-1].scene.items
    one.handle({"kind": "help", "help": "off"})
    assert "word.worth" not in one.display.frames[-1].scene.items


def test_at_the_end_of_a_round_hands_show_what_counts_and_who_pays() -> None:
    game = mops.game("mauz", players=2)
    state = game.position(TURN)
    for move in ("0 knock", "1 skip"):
        step = game.apply(state, move)
        state = step.after
    scene = look.scene(state, step)
    # two hearts against two clubs
    raised = {
        key for key, item in scene.items.items() if item.zone.startswith("hand") and item.y < 56
    }
    assert raised == {"6H", "9H", "9C", "KC"}
    assert [scene.items[f"plate{seat}"].text.facts["points"] for seat in (0, 1)] == [15, 19]
    assert scene.marks["plate0"].tag.id == "mark-pays"
    assert [cells_of(ENGLISH, row) for row in scene.sheet.rows] == [["15", "2"], ["19", "3"]]
    assert scene.sheet.result.id == "sheet-lost"


@pytest.mark.parametrize("players", range(2, 7))
def test_no_card_lies_on_the_rim_of_the_table(players: int) -> None:
    """Nor do those that are raised at the end of a round; the rim is 8 units broad."""
    trace = mops.record(mops.game("mauz", players=players, tokens=1), seed=4, players="simple")
    states = [state for state in trace.states() if state.phase in ("play", "round-end")]
    assert {state.phase for state in states} == {"play", "round-end"} or players == 2
    for state in states:
        scene = look.scene(state)
        for shape, (width, high) in enumerate(scene.shapes):
            for key, (left, top, right, bottom) in edges(scene, shape).items():
                if scene.items[key].kind == "card":
                    assert min(left, top, width - right, high - bottom) >= 8, (key, shape)


def test_while_the_dealer_chooses_both_sets_are_marked() -> None:
    dealing = "hands 6C 7D 8H / 9C TD KH; second TC JD QH; dealer 1; turn 1; phase dealer"
    marks = look.scene(at(dealing), seat=1).marks
    assert {key: mark.why.id for key, mark in marks.items() if mark.kind == "legal"} == {
        **dict.fromkeys(("9C", "TD", "KH"), "action-keep"),
        **dict.fromkeys(("second.0", "second.1", "second.2"), "action-reject"),
    }
    assert "legal" not in {mark.kind for mark in look.scene(at(dealing), seat=0).marks.values()}


def test_the_winner_is_marked_and_who_is_out_has_no_counters() -> None:
    game = mops.game("mauz", players=3)
    start = "hands TH AH 9H / 9C TD KC / ; gone 2; middle TC JD QH; stock 6C 7C 8C; tokens 0 0 0"
    step = game.apply(game.position(start), "0 swap 9H for QH")
    scene = look.scene(step.after, step, seat=0)
    assert {key: mark.tag.id for key, mark in scene.marks.items()} == {
        "plate0": "mark-wins", "plate1": "mark-out",
    }  # fmt: skip
    assert scene.items["call0"].face == "purr"
    assert "tokens2" not in scene.items and scene.items["plate2"].text.id == "plate-out"
    assert [cells_of(ENGLISH, row) for row in scene.sheet.rows] == [
        ["31", "0"],
        ["19", "out"],
        ["–", "out"],
    ]
    assert scene.sheet.result.facts["players"] == (0,)


def test_who_has_had_the_last_turn_is_seen_to_be_done() -> None:
    game = mops.game("mauz", players=3)
    state = game.position("hands KC 9C 8S / JD TD 9S / JH TH 9H; middle KD 7H 6S; tokens 2 2 2")
    state = game.play(state, "0 knock").after
    names = []
    for move in (None, "1 skip"):
        state = game.play(state, move).after if move else state
        plates = (look.scene(state, seat=0).items[f"plate{seat}"].text.id for seat in range(3))
        names.append([*plates])
    assert names == [["plate-knocked", "plate", "plate"], ["plate-knocked", "plate-done", "plate"]]


def test_who_has_knocked_is_marked_until_hands_are_compared() -> None:
    game = mops.game("mauz", players=3)
    start = game.position("hands 6H 7D 9H / 9C TD KC / 6D 6S AD; middle TC JD QH; stock 6C 7C 8C")
    step = game.apply(start, "0 knock")
    assert look.scene(step.after, step).items["call0"].face == "knock"
    later = game.play(step.after, "1 skip").after
    assert look.scene(later).items["plate0"].text.id == "plate-knocked"
    assert [part.id for part in look.scene(later).title][-1] == "title-last"


@pytest.mark.parametrize("players", range(2, 7))
def test_a_call_covers_no_counters(players: int) -> None:
    game = mops.game("mauz", players=players)
    hands = [f"{one}C {two}D {one}H" for one, two in zip("6789TJ", "789TJ6", strict=True)][:players]
    for seat in range(players):
        knocks = [*hands]
        knocks[seat] = "KC AD 6S"
        start = game.position(f"turn {seat}; hands {' / '.join(knocks)}; middle QC 7S QH; stock 9S")
        step = game.apply(start, f"{seat} knock")
        scene = look.scene(step.after, step, seat=0)
        assert scene.items[f"call{seat}"].face == "knock"
        assert faults(scene) == []


def test_cards_come_from_where_they_were() -> None:
    game = mops.game("mauz", players=2)
    swap = game.apply(game.position(TURN + "; turn 1"), "1 swap 9C for TC")
    seen_by_0 = look.scene(game.observe(swap.after, 0), swap, seat=0).items
    assert (seen_by_0["9C"].was, seen_by_0["TC"].was) == ("hand1.1", None)
    dealing = "hands 6C 7D 8H / 9C TD KH; second TC JD QH; dealer 1; turn 1; phase dealer"
    kept = game.apply(game.position(dealing), "1 keep")
    was = {key: item.was for key, item in look.scene(kept.after, kept).items.items() if item.was}
    assert was == {"TC": "second.0", "JD": "second.1", "QH": "second.2"}
    refused = game.apply(game.position(dealing), "1 reject")
    items = look.scene(game.observe(refused.after, 0), refused, seat=0).items
    assert [items[card].was for card in ("9C", "TD", "KH")] == ["hand1.0", "hand1.1", "hand1.2"]
    assert items["hand1.0"].was == "second.0"
    skipped = game.apply(game.position(TURN + "; skips 1"), "0 skip")
    items = look.scene(skipped.after, skipped).items
    assert [items[card].was for card in ("6C", "7C", "8C")] == ["stock"] * 3
    assert items["TC"].zone == "aside"


# words, replays


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_replay_has_a_chapter_for_each_round_and_each_knock(players: int) -> None:
    trace = mops.record(mops.game("mauz", players=players), seed=3, players="simple")
    states = trace.states()
    labels = [(chapter.level, chapter.label.id) for chapter in look.chapters(states)]
    assert labels.count((1, "title-round")) == states[-1].round
    knocks = sum(str(move).endswith("knock") for move in trace.moves)
    assert labels.count((2, "title-knock")) == knocks


def test_a_click_on_a_set_takes_it() -> None:
    view = at("hands 6C 7D 8H / 9C TD KH; second TC JD QH; dealer 1; turn 1; phase dealer")
    made = {on: str(intent.move) for on, intent in look.offers(view, (), 1).on.items()}
    assert made == {
        **dict.fromkeys(("9C", "TD", "KH"), "1 keep"),
        **dict.fromkeys(("second.0", "second.1", "second.2"), "1 reject"),
    }


@pytest.mark.parametrize(
    ("tokens", "life"), [("0 2 2", "out"), ("1 2 2", "last"), ("2 2 2", "more")]
)
def test_who_is_out_or_has_no_counter_left_reads_it_at_once(tokens: str, life: str) -> None:
    table = "hands KC 9C 8S / JD TD 9S / JH TH 9H; middle KD 7H 6S; knocker 2; left 0"
    game = mops.game("mauz", players=3)
    step = game.play(game.position(f"{table}; tokens {tokens}"), "0 skip")
    for state in [step.after]:
        prompt = look.offers(state, (), 0).prompt
        assert prompt is not None and prompt.text.facts["life"] == life
        assert look.offers(state, (), 1).prompt.text.facts["life"] == "more"
    told = [note.text.id for note in look.story(step, 0)]
    pays = told.index("event-pay")  # first the points, then who has the fewest, then what is paid
    follows = {"out": "event-out", "last": "event-last-life", "more": "event-token"}[life]
    assert told[pays - 1 : pays + 2] == ["event-points", "event-pay", follows]
    # of every hand it is told how it counts: first of who pays, seat 0, and of who reads it
    points = [note.text for note in look.story(step, 2) if note.text.id == "event-points"]
    assert [text.facts["player"] for text in points] == [0, 2, 1]


def test_the_own_last_turn_is_not_told_twice() -> None:
    """Whose turn it is says so, too."""
    game = mops.game("mauz", players=3)
    state = game.position("hands KC 9C 8S / JD TD 9S / JH TH 9H; middle KD 7H 6S; tokens 2 2 2")
    step = game.play(state, "0 knock")
    told = {seat: [note.text.id for note in look.story(step, seat)] for seat in (0, 1, 2)}
    assert "event-last-turn" not in told[1]


def test_without_help_the_points_of_the_set_are_not_told() -> None:
    view = at("hands 6C 7D 8H / 9C TD KH; second TC JD QH; dealer 1; turn 1; phase dealer")
    prompt = look.offers(view, (), 1).prompt
    assert prompt is not None and prompt.bare is not None
    assert (prompt.text.id, prompt.bare.id) == ("prompt-choose-cards", "prompt-choose")


def test_a_hand_that_all_have_seen_is_not_taken_for_the_own_one() -> None:
    """The first cat holds the three cards of the old middle, which lie open in the view of the second."""
    game = mops.game("mauz", players=2)
    state = game.position(
        "turn 1; hands TC JD QH / 9C 9D KH; middle 6C 7D 8H; known TC JD QH / -; stock 7C 8C"
    )
    assert [viewer(game.observe(state, seat)) for seat in (0, 1)] == [0, 1]


def test_what_was_given_and_taken_stays_marked() -> None:
    game = mops.game("mauz", players=3)
    s = game.position("hands 6C 7D 8H / 9C TD KH / QS JS 9D; middle TC JD QH; turn 1")
    one = game.play(s, "1 swap 9C for QH")
    all_three = game.play(one.after, "2 swap3")
    marks = look.lasting(one, 0)
    assert {card: mark.tag and mark.tag.facts for card, mark in marks.items()} == {
        "QH": None, "9C": {"player": 1},
    }  # fmt: skip
    assert set(look.lasting(all_three, 0)) == {"TC", "JD", "9C", "QS", "JS", "9D"}


def test_what_ends_a_round_is_looked_at_before_the_hands_are_compared() -> None:
    """Ben hisses: first three nines in his hand and nobody's points, then all hands and who pays."""
    game = mops.game("mauz", players=2)
    s = game.position("hands 6C 7D 8H / 9C 9D KH; middle 9H JD QH; turn 1; stock 6D")
    step = game.play(s, "1 swap KH for 9H")
    first, second = in_parts([step])
    shown, compared = (
        Picture(game.observe(one.after, 0), (0,), told_to((0,), [one])).frame()
        for one in (first, second)
    )
    assert [note.text.id for note in shown.story] == [
        "event-swap",
        "event-show",
        "event-round-stops",
    ]
    assert compared.story[0].text.id == "event-showdown"
    assert (shown.scene.sheet is None, compared.scene.sheet is None) == (True, False)
    assert (first.after.tokens, second.after.tokens) == ((3, 3), (2, 3))
    assert {"9C", "9D", "9H"} <= shown.scene.items.keys()
    assert "call1" in shown.scene.items and shown.scene.turn is None
    assert {mark.kind for mark in shown.scene.marks.values()} == {"active"}
    assert second.after == step.after


def test_a_round_that_ends_with_a_last_turn_closes_the_other_hands_until_they_are_compared() -> (
    None
):
    game = mops.game("mauz", players=2)
    s = game.position(
        "hands 6C 7D 8H / 9C 9D KH; middle TH JD QH; turn 1; knocker 0; left 1; stock 6D"
    )
    first, _ = in_parts([game.play(s, "1 skip")])
    view = game.observe(first.after, 0)
    assert set(view.hands[1]) == {HIDDEN}
