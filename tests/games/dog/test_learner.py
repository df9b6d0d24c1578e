"""Dog as a learner meets it: why something cannot be, and one thing after the other."""

from __future__ import annotations

from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.games.dog import look
from mopsbook.games.dog.board import field_text
from mopsbook.games.dog.look.turn import Held, Role
from mopsbook.games.dog.voice import prompt
from mopsbook.jupyter.answers import refused
from mopsbook.jupyter.session import TableSession
from mopsbook.show.look import in_parts, tell
from mopsbook.show.pictures import Picture, Recording, told_to
from mopsbook.teach.words import Teller
from mopsbook.testing.geometry import edges
from tests.tables import click, send, sit

DOG = mops.game("dog", players=4)
THREE = "turn 0; pieces t0 h4 / t9 / - / t30; hands 3 5 / 2 / 2 / 2"


def rules(position: str, card: str, piece: tuple[int, int], item: str) -> list[str]:
    """Return what is said to a press on an item once card and piece are chosen."""
    found = look.refused(DOG.position(position), (Held(card, 0), piece), item)
    return [] if found is None else [fault.rule.partition(".")[2] for fault in found.violations]


@pytest.mark.parametrize(
    ("card", "piece", "item", "first"),
    [
        ("3", (0, 0), "0h1", "home-not-from-start"),  # a piece does not go home from its start field
        ("3", (0, 0), "t10", "card-value"),
        ("3", (0, 0), "t1", "full-value"),
        ("3", (0, 0), "1:A", "card-value"),  # who stands there is nine steps ahead
        ("3", (0, 0), "t62", "four-only-back"),
        ("3", (0, 0), "zone0.1", "forward"),
    ],
)  # fmt: skip
def test_a_field_that_is_not_reached_says_by_its_rule_why(
    card: str, piece: tuple[int, int], item: str, first: str
) -> None:
    assert rules(THREE, card, piece, item)[0] == first


@pytest.mark.parametrize("card", ["2", "4", "7", "joker"])
def test_every_field_of_the_way_is_offered_or_refused_by_a_rule(card: str) -> None:
    state = DOG.position(f"turn 0; pieces t60 t5 h3 / t16 t9 / - / -; hands {card} / 2 / 2 / 2")
    draft = (Held(card, 0), (0, 60))
    offered = look.offers(state, draft).on
    fields = [field_text(field) for field in state.options.board.fields()]
    for item in (*fields, "0h1", "0h2", "0h4"):
        reached = f"to.{item}" in offered or item == "t60"
        stands = {"t5": "0:B", "t9": "1:A", "t16": "1:B"}.get(item)
        if not reached and (stands is None or stands not in offered):
            assert look.refused(state, draft, item) is not None, item


def test_a_table_says_it_and_changes_nothing(tmp_path: Path) -> None:
    table = TableSession(DOG, seed=1, start=DOG.position(THREE), folder=tmp_path)
    for item in ("hand0.3.0", "0h1"):
        send(table, "item", on=item)
    notice = table.display.pictures[-1].notice
    assert notice is not None and notice.rules[0] == "dog.home-not-from-start"
    assert table.screen.draft == (Held("3", 0),)


@pytest.mark.slow
def test_who_is_asked_for_a_piece_has_one_to_choose() -> None:
    alone = DOG.position("turn 0; pieces t10 / - / - / -; hands swap / 2 / 2 / 2")
    offered = look.offers(alone, (Held("swap", 0),))
    assert offered.prompt is not None and offered.prompt.text.id == "ask-blank"
    joker = DOG.position("turn 0; pieces h1 h2 h3 h4 / - / - / -; hands joker / 2 / 2 / 2")
    for state in mops.record(DOG, seed=5).states():
        if state.phase != "play":
            continue
        for card in dict.fromkeys(state.hands[state.turn]):
            asked = look.offers(state, (Held(card, 0),)).prompt
            legal = [
                i
                for i, m in look.scene(state, None, (Held(card, 0),)).marks.items()
                if ":" in i and m.kind in ("legal", "picked")
            ]
            if asked is not None and asked.text.id in ("ask-piece", "ask-joker"):
                assert legal, (str(state), card)
    assert look.offers(joker, (Held("joker", 0),)).prompt is not None


def test_a_swap_is_refused_for_want_of_an_own_piece_before_anything_else() -> None:
    state = DOG.position("turn 0; pieces t0 / t20 / - / -; hands swap / 2 / 2 / 2")
    broken = DOG.check(state, "swap -")
    assert [one.rule.id for one in broken] == ["dog.swap-needs-own", "dog.swap-blank"]


def test_any_waiting_piece_and_the_start_field_start_a_piece(tmp_path: Path) -> None:
    position = "turn 0; pieces t20 / - / - / -; hands 13 13 / 2 / 2 / 2"
    waiting = ["0:B", "0:C", "0:D"]
    for pressed in (*waiting, "t0"):
        table = sit(tmp_path, (0,), position, DOG)
        click(table, "hand0.13.0")
        marks = table.display.frames[-1].scene.marks
        assert {marks[item].kind for item in (*waiting, "t0", "0:A")} == {"legal"}
        click(table, pressed)
        assert 0 in table.match.state.pieces[0], pressed


def test_where_all_wait_each_of_them_can_be_pressed(tmp_path: Path) -> None:
    for pressed in ("0:A", "0:D", "to.t0"):
        table = sit(tmp_path, (0,), "turn 0; pieces - / - / - / -; hands 13 / 2 / 2 / 2", DOG)
        click(table, "hand0.13.0")
        click(table, pressed)
        assert 0 in table.match.state.pieces[0], pressed


def test_a_start_that_hits_is_shown_before_it_is_made(tmp_path: Path) -> None:
    # Cleo, the partner, is a guest on the start field
    table = sit(tmp_path, (0,), "turn 0; pieces t20 / - / t0 / -; hands 13 / 2 / 2 / 2", DOG)
    click(table, "hand0.13.0")
    click(table, "0:C")
    assert table.match.state.pieces[2].count(0) == 1
    assert [
        mark.kind for item, mark in table.display.frames[-1].scene.marks.items() if item[:2] == "2:"
    ] == ["hit"]


def test_the_only_piece_that_can_go_goes_by_a_press_on_it(tmp_path: Path) -> None:
    table = sit(tmp_path, (0,), "turn 0; pieces t20 / - / - / -; hands 9 8 / 2 / 2 / 2", DOG)
    click(table, "hand0.9.0")
    prompt = table.display.frames[-1].prompt
    assert prompt is not None and prompt.text.facts["only"]
    click(table, "0:A")
    assert 29 in table.match.state.pieces[0]


def test_a_hit_is_looked_at_before_the_next_round_is_dealt() -> None:
    state = DOG.position("turn 0; pieces t5 / t8 / - / -; hands 3 / - / - / -; round 3")
    hit, dealt = in_parts([DOG.play(state, "3 t5>t8", seed=1)])
    assert [event.kind for event in hit.events] == ["move", "hit"]
    assert dealt.events[0].kind == "round-end"
    between = hit.after
    assert (between.round, between.hands, between.discard[-1]) == (3, ((),) * 4, "3")
    assert between.pieces == dealt.after.pieces
    one, two = tell([hit, dealt], 0)
    assert one.notes[-1].ends and two.notes


def test_no_card_is_lost_between_two_rounds() -> None:
    trace = mops.record(mops.game("dog", players=3), seed=7)
    for step in in_parts(trace.steps()):
        cards = [
            len(s.stock) + len(s.discard) + sum(map(len, s.hands)) + sum(map(bool, s.given))
            for s in (step.before, step.after)
        ]
        assert cards == [110, 110]


def test_who_is_hit_is_never_hurried_past_it() -> None:
    state = DOG.position("turn 0; pieces t5 / t8 / - / -; hands 3 2 / 2 / 2 / 2")
    step = DOG.play(state, "3 t5>t8")
    ends = [tell([step], seat)[0].notes[-1].ends for seat in (0, 1, 2)]
    assert ends == [2, 3, 2]


@pytest.mark.slow
def test_that_jumping_spares_is_told_once_and_after_what_matters() -> None:
    trace = mops.record(DOG, seed=3)
    told = [[note.text.id for note in frame.story] for frame in Recording(trace).frames()]
    assert sum("told-spared" in notes for notes in told) == 1
    assert all(
        not note.text.facts.get("jumped")
        for frame in Recording(trace).frames()
        for note in frame.story
        if note.text.id == "event-move"
    )
    state = DOG.position("turn 0; pieces t5 / t6 t8 / - / -; hands 3 2 / 2 / 2 / 2")
    notes = look.story(DOG.play(state, "3 t5>t8"))
    assert [note.text.id for note in notes] == ["event-move", "event-hit", "told-spared"]


def test_a_swap_is_drawn_by_its_arrows_alone() -> None:
    """A word at them would stand on what lies in the middle of the table."""
    state = DOG.position("turn 0; pieces t10 / t20 / - / -; hands swap 2 / 2 / 2 / 2")
    step = DOG.play(state, "swap t10<>1:t20")
    arrows = look.scene(step.after, step).arrows
    assert [arrow.label for arrow in arrows] == [None, None]


def test_another_card_is_offered_only_where_there_is_one() -> None:
    one = DOG.position("turn 0; pieces t5 / - / - / -; hands 3 / 2 / 2 / 2")
    two = DOG.position("turn 0; pieces t5 / - / - / -; hands 3 4 / 2 / 2 / 2")
    ids = [[b.id for b in look.offers(s, (Held("3", 0),)).buttons] for s in (one, two)]
    assert ids == [[], ["back"]]


WHY_NONE = [
    # no start card, the only piece out of the start zone is in the last field of home, nothing to swap
    (
        "h4 / t9 / - / -; hands 5 6 7 8 swap swap",
        ["none-starts", "none-walks", "none-swaps"],
    ),
    ("- / t9 / - / -; hands 5 6", ["none-starts"]),
    # the same reason for both cards, each with a field of its own
    ("t14 / t16 / - / -; hands 3 5", ["none-starts", "refusal-start-block", "refusal-start-block"]),
    # a start card helps nobody while the own start field is taken and barred ahead
    ("t0 / t16 / - / -; hands 13", None),
]


@pytest.mark.parametrize(("hand", "lines"), WHY_NONE)
def test_why_no_card_can_be_played_is_told_kind_by_kind(hand: str, lines: list[str] | None) -> None:
    state = DOG.position(f"turn 0; pieces {hand} / 2 / 2 / 2")
    why = [b.intent for b in look.offers(state).buttons if b.id == "why-none"]
    if lines is None:
        assert why == [] and DOG.legal(state)
        return
    said = refused(DOG, why[0])  # type: ignore[arg-type]
    assert [text.id for text in said.texts] == lines and said.more == ()
    for lang in ("en", "de"):
        told = Teller("dog", lang, you=0)
        assert all(told.tell(text.id, text.facts) for text in said.texts)


def test_a_start_field_of_somebody_else_is_told_by_its_colour() -> None:
    state = DOG.position("turn 1; pieces - / t58 / - / -; hands 2 / 6 / 2 / 2")
    event = DOG.play(state, "6 t58>t0").events[0]
    for lang, end in (
        ("en", "from track 58 to the red start field."),
        ("de", "von Feld 58 auf Startfeld Rot."),
    ):
        assert Teller("dog", lang, you=0).tell("event-move", event.facts).endswith(end)


def test_that_a_last_card_had_no_other_move_is_told_and_nothing_of_a_hand_with_more() -> None:
    for hand, forced in (("3", True), ("3 12", False)):
        state = DOG.position(f"turn 2; pieces t8 / - / t5 / -; hands 2 / 2 / {hand} / 2")
        told = [one.text.id for one in look.story(DOG.play(state, "3 t5>t8"), 0)]
        assert ("told-forced" in told) is forced
    # an opponent that is hit is no harm that wants a reason
    state = DOG.position("turn 2; pieces - / t8 / t5 / -; hands 2 / 2 / 3 / 2")
    assert "told-forced" not in [one.text.id for one in look.story(DOG.play(state, "3 t5>t8"), 0)]


def test_a_cross_stays_until_who_hit_moves_again() -> None:
    state = DOG.position("turn 0; pieces t5 / t9 / - / -; hands 4 5 / 13 3 / 2 / 2")
    steps = []
    for move in ("4 t5>t9", "13 z>t16", "fold", "fold", "5 t9>t14"):
        steps.append(DOG.play(steps[-1].after if steps else state, move))
    crossed = []
    for n in range(1, 6):
        told = told_to((1,), steps[:n])
        # nothing of what is told last: its cross is that of the step itself
        scene = Picture(steps[n - 1].after, (1,), told[-1:], told[:-1]).frame().scene
        crossed.append([item for item, mark in scene.marks.items() if mark.kind == "hit"])
    assert [bool(items) for items in crossed] == [True, True, True, True, False]


def test_a_hand_that_was_dealt_is_not_marked_as_new(tmp_path: Path) -> None:
    # Anna's last card ends the round, and one of the next two is of the same kind
    table = sit(tmp_path, (0,), "turn 0; round 4; pieces t5 / - / - / -; hands 3 / - / - / -", DOG)
    table.play("3 t5>t8")
    marks = table.display.frames[-1].scene.marks
    assert [m for item, m in marks.items() if item.startswith("hand0") and m.tag is not None] == []


def test_steps_are_told_from_numbers_of_fields() -> None:
    teller = Teller("dog", "en")
    state = DOG.position("turn 0; pieces t20 / - / - / -; hands 4 / 2 / 2 / 2")
    goals = look.scene(state, None, (Held("4", 0), (0, 20))).items
    told = {
        item: teller.tell(goals[item].text.id, goals[item].text.facts)
        for item in ("to.t24", "to.t16")
    }
    assert told == {"to.t24": "+4", "to.t16": "−4"}


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_flag_above_the_own_hand_keeps_off_the_loop(players: int) -> None:
    game = mops.game("dog", players=players)
    state = game.position(f"turn 0; hands {' / '.join(['2 3 4 5 6 8'] * players)}")
    scene = look.scene(state, seat=0)
    for shape in range(len(scene.shapes)):
        places = edges(scene, shape)
        low = max(at[3] for item, at in places.items() if item[0] == "t" and item[1:].isdigit())
        high = min(at[1] for item, at in places.items() if item.startswith("hand0."))
        assert high - 14 - 11 >= low - 4, "a start field is larger than the piece on it"


def test_who_loses_is_told() -> None:
    won = "phase over; pieces - / h1 h2 h3 h4 / - / h1 h2 h3 h4; hands - / - / - / -"
    message, facts, _ = prompt(DOG.position(won))
    told = Teller("dog", "de", you=0).tell(message, facts)
    assert told.endswith("haben gemeinsam gewonnen, und du und Cleo habt verloren.")


def test_who_points_at_a_field_sees_the_way_to_it() -> None:
    state = DOG.position("turn 0; pieces t62 / t4 / - / -; hands 4 6 / 2 / 2 / 2")
    about = look.scene(state, None, (Held("4", 0), (0, 62))).about
    assert about["to.0h2"] == ("t63", "t0", "0h1")
    assert about["to.t58"] == ("t61", "t60", "t59")
    hit = look.scene(state, None, (Held("6", 0), (0, 62))).about
    assert hit["1:A"] == ("t63", "t0", "t1", "t2", "t3")


def test_a_hit_just_before_the_own_turn_is_a_picture_of_its_own(tmp_path: Path) -> None:
    hit = "turn 3; pieces t8 / - / - / t5; hands 2 / - / - / 3; round 3"
    table = sit(tmp_path, (0,), hit, DOG)
    *way, last = table.display.frames
    assert way and not way[-1].on, "nothing can be done yet"
    assert [note.text.id for note in way[-1].story][:2] == ["event-move", "event-hit"]
    assert way[-1].story[-1].ends == 3 and way[-1].story == last.story
    assert last.on


def test_an_opponent_that_can_be_hit_is_not_said_to_be_out_of_reach() -> None:
    """The 4 of red hits blue, once red has been chosen; the yellow piece nobody can reach."""
    state = DOG.position("turn 0; pieces t5 t30 / t9 / t50 / -; hands 4 / 2 / 2 / 2")
    assert look.refused(state, (Held("4", 0),), "1:A") is None
    assert look.refused(state, (Held("4", 0),), "2:A") is not None


def test_the_own_start_field_warns_that_home_cannot_be_entered_from_it() -> None:
    state = DOG.position("turn 0; pieces t62 / t9 / - / -; hands 2 3 / 2 / 2 / 2")
    for card, item, wanted in (("2", "to.t0", "warn-start"), ("3", "to.0h1", None)):
        why = look.scene(state, None, (Held(card, 0), (0, 62))).marks[item].why
        assert (why and why.id) == wanted


def test_a_joker_is_not_lightly_laid_for_nothing() -> None:
    for card, draft, kind in (("swap", (), "main"), ("joker", (Role("swap"),), "plain")):
        state = DOG.position(f"turn 0; pieces t10 / - / - / -; hands {card} / 2 / 2 / 2")
        buttons = look.offers(state, (Held(card, 0), *draft)).buttons
        assert next(one.kind for one in buttons if one.id == "blank") == kind
