"""What can be clicked at the table of Dog: clicks keep to the rules, and build a turn step by step."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.state import HIDDEN
from mopsbook.games.dog import look, verdicts
from mopsbook.games.dog.engine import Dog
from mopsbook.games.dog.look.turn import Held, Turn
from mopsbook.games.dog.moves import Portion
from mopsbook.games.dog.state import DogState
from mopsbook.jupyter.session import TableSession
from mopsbook.show import wire
from mopsbook.show.offers import Draft, Make, Pick, Refuse
from tests.games.dog.boards import SEVENS
from tests.tables import click, moves, picks, plays, positions, seen
from tests.tables import sit as sit_at

POSITIONS = [
    (players, seed, seat)
    for players, seed in ((2, 1), (3, 2), (4, 3), (4, 4), (5, 5), (6, 6))
    for seat in (0, players - 1)
]


def sit(tmp_path: Path, start: str, **options: Any) -> TableSession:
    return sit_at(tmp_path, (0,), start, mops.game("dog", **options))


def follow(view: DogState, rng: Random) -> None:
    """Click at random until a move is made; check all that is offered on the way."""
    draft: Draft = ()
    for _ in range(40):
        offered = look.offers(view, draft)
        scene = look.scene(view, draft=draft)
        assert offered.on.keys() <= scene.items.keys()
        whole = []
        for item, intent in offered.on.items():
            refused = scene.marks.get(item) is not None and scene.marks[item].kind == "dim"
            match intent:
                case Pick():
                    assert not refused, (item, intent)
                case Refuse(violations):
                    assert refused and violations, (item, intent)
                case Make(move):
                    faults = list(verdicts.check(view, move))
                    assert bool(faults) == refused, (str(view), draft, item, intent)
                    whole += [] if refused else [move]
        for button in offered.buttons:
            if isinstance(button.intent, Make):
                assert not list(verdicts.check(view, button.intent.move))
                whole.append(button.intent.move)
        onward = [
            intent.draft
            for intent in (
                *offered.on.values(),
                *(b.intent for b in offered.buttons if b.id != "back"),
            )
            if isinstance(intent, Pick) and len(intent.draft) >= len(draft)
        ]
        # nobody is led into a blind alley
        assert whole or onward
        if whole and (rng.random() < 0.6 or not onward):
            return
        draft = rng.choice(onward)


@pytest.mark.parametrize(("players", "seed", "seat"), POSITIONS)
def test_everything_offered_is_legal_and_everything_dimmed_is_refused(
    players: int, seed: int, seat: int
) -> None:
    rng = Random(seed * 10 + seat)
    for state in positions(mops.game("dog", players=players), seed, every=23):
        for _ in range(3):
            follow(state, rng)


@pytest.mark.parametrize("options", [
    {"players": 4, "home_entry": "forced", "seven_repeat": "off", "seven_partner": "one-piece"},
    {"players": 3, "foreign_start_block": "on", "swap_blank": "never", "redraw_play": "optional"},
    {"players": 6, "voluntary_fold": "on", "start_protection": "start-or-lap", "home_moves": "seven-only"},
])  # fmt: skip
def test_the_same_under_other_readings(options: dict[str, Any]) -> None:
    rng = Random(1)
    for state in positions(mops.game("dog", **options), 9, every=13):
        follow(state, rng)


def sevens_by_clicks(view: DogState, card: str = "7") -> set[Any]:
    """Every board to which clicks on a 7 can lead."""
    found, waiting, known = set(), [(Held(card, 0),)], set()
    while waiting:
        draft = waiting.pop()
        turn = Turn(view, draft)
        for way in turn.all_ways:
            if way.whole:
                found.add(Dog.case_key(Dog({"players": view.options.players}), view, way.move))
            else:
                after = (*draft, turn.part(*way.piece, way.target))
                board = (Turn(view, after).desk.pieces(), turn.left - way.steps)
                if board not in known:
                    known.add(board)
                    waiting.append(after)
    return found


@pytest.mark.parametrize("text", [
    "pieces t5 t60 / t62; hands 7", "pieces t60 t63 h1 / t2; hands 7", "pieces t60 t62 h2 h4; hands 7",
    "pieces h1 h2 h4 t61 / / t8 t9; hands 7", "pieces h2 h3 h4 t62 / / t31 h1; hands 7",
    "pieces t63 / / t40; hands 7",  # who is home helps only when nobody waits
])  # fmt: skip
def test_clicks_reach_every_outcome_of_a_seven(text: str) -> None:
    game = mops.game("dog")
    state = game.position(text)
    listed = {game.engine.case_key(state, move) for move in game.legal(state)}
    assert sevens_by_clicks(state) == {key for key in listed if isinstance(key, tuple)}


# at a table


def test_a_card_then_a_piece_then_a_target(tmp_path: Path) -> None:
    table = sit(tmp_path, SEVENS)
    offered = click(table, "hand0.2.0")
    assert offered.on["0:A"] == Pick((Held("2", 0), (0, 60)))
    assert {"to.t7", "to.t62"}.isdisjoint(offered.on)
    offered = click(table, "0:A")
    assert moves(offered)["to.t62"] == "2 t60>t62"
    assert seen(table).marks["0:A"].kind == "picked"
    assert [(a.start, a.end) for a in seen(table).arrows] == [("0:A", "to.t62")]
    click(table, "2 t60>t62")
    assert str(table.match.trace.moves[0]) == "2 t60>t62"
    assert table.display.pictures[-1].draft == ()


def test_a_hit_is_announced_before_it_happens(tmp_path: Path) -> None:
    table = sit(tmp_path, "pieces t5 t30 / t7; hands 2 3 / 4")
    offered = click(table, "hand0.2.0", "0:B")
    assert moves(offered)["1:A"] == "2 t5>t7 x1:t7"
    mark = seen(table).marks["1:A"]
    assert (mark.kind, mark.why.id) == ("hit", "warn-hit")
    assert ("1:A", "zone1.0", "takes") in {(a.start, a.end, a.kind) for a in seen(table).arrows}
    assert offered.prompt is not None and offered.prompt.rules == ("dog.hit", "dog.one-per-field")


def test_an_own_piece_is_only_hit_by_a_button(tmp_path: Path) -> None:
    table = sit(tmp_path, "pieces t5 t7; hands 2 3 / 4")
    offered = click(table, "hand0.2.0", "0:B")
    assert offered.on["0:A"] == Pick((Held("2", 0), (0, 7)))
    (hit,) = [b for b in offered.buttons if str(getattr(b.intent, "move", "")) == "2 t5>t7 x0:t7"]
    assert hit.label.id == "warn-hit-kin"


def test_a_seven_is_built_part_by_part(tmp_path: Path) -> None:
    table = sit(tmp_path, SEVENS)
    offered = click(table, "hand0.7.0", "0:A")
    assert offered.on["to.t1"] == Pick((Held("7", 0), Portion(60, 1)))
    offered = click(table, "to.t1")
    assert [(s.text.id, s.done) for s in offered.prompt.steps] == [("seven-done", True)]
    assert offered.prompt.steps[0].text.facts["pieces"] == ("1:t63",)
    assert offered.prompt.text.facts == {"left": 2, "owner": 0}
    assert [seen(table).items[item].zone for item in ("0:A", "1:A")] == ["pieces0", "pieces1"]
    (back,) = [button for button in offered.buttons if button.key == "Escape"]
    assert back.label.id == "action-take-back"
    click(table, back.id)
    assert table.display.pictures[-1].draft == (Held("7", 0),)
    offered = click(table, "0:A", "to.t1", "0:C")
    assert moves(offered)["to.0h3"] == "7 t60>t1 x1:t63; h1>h3"
    click(table, "to.0h3")
    assert str(table.match.trace.moves[0]) == "7 t60>t1 x1:t63; h1>h3"


def test_only_what_can_use_all_seven_points_is_offered(tmp_path: Path) -> None:
    # in home, with its last field taken, the piece could use six points at most
    table = sit(tmp_path, "pieces t61 h4 z z; hands 7 / 2")
    turn = Turn(table.match.view, (Held("7", 0),))
    assert [way.target for way in turn.all_ways] == [62, 63, 0, 1, 2, 3, 4]
    turn = Turn(table.match.view, (Held("7", 0), Portion(61, 62)))
    assert [way.target for way in turn.all_ways] == [63, 0, 1, 2, 3, 4]


def test_undo_goes_back_click_by_click(tmp_path: Path) -> None:
    table = sit(tmp_path, SEVENS)
    click(table, "hand0.7.0", "0:A", "to.t1", "0:B")
    drafts = []
    while table.display.pictures[-1].draft:
        table.handle({"kind": "undo", "rev": table.display.rev})
        drafts.append(table.display.pictures[-1].draft)
    assert drafts == [(Held("7", 0), Portion(60, 1)), (Held("7", 0),), ()]


def test_a_joker_goes_anywhere_and_only_a_seven_and_a_swap_are_named(tmp_path: Path) -> None:
    table = sit(tmp_path, SEVENS)
    offered = click(table, "hand0.joker.0")
    assert [b.id for b in offered.buttons] == ["as-7", "as-swap", "back"]
    offered = click(table, "0:B")
    # so far, or four back
    steps = {item: str(move) for item, move in moves(offered).items()}
    assert steps["to.t7"] == "joker t5>t7" and steps["to.t1"] == "joker t5>t1"
    assert "to.t12" not in steps, "that takes a 7"
    table = sit(tmp_path, "pieces z z z h4; hands joker 2 / 2")
    offered = click(table, "hand0.joker.0")
    # there is nothing to swap with: it may be laid as a swap without effect
    assert [b.id for b in offered.buttons] == ["as-swap"], "and no other card can be chosen"
    assert moves(offered)["to.t0"] == "joker z>t0"


def test_a_piece_that_no_swap_moves_says_why(tmp_path: Path) -> None:
    table = sit(tmp_path, "pieces t5 z z z / t9 z z z; hands joker 2 / 2")
    click(table, "hand0.joker.0", "as-swap")
    assert seen(table).marks["0:B"].kind == "dim"
    click(table, "0:B")
    answer = table.display.pictures[-1].notice
    assert answer is not None and answer.kind == "refusal"


def test_what_cannot_be_used_is_refused_with_the_piece_in_the_way(tmp_path: Path) -> None:
    table = sit(tmp_path, "pieces t14 / t16 / t40; hands 5 13 / 2")
    assert seen(table).marks["hand0.5.0"].kind == "dim"
    click(table, "hand0.5.0")
    answer = table.display.pictures[-1].notice
    assert answer.kind == "refusal" and "dog.start-block" in answer.rules
    assert (answer.texts[0].facts["seat"], answer.texts[0].facts["field"]) == (1, "t16@1")
    assert table.match.trace.moves == ()


def test_a_card_is_given_tossed_and_drawn_by_clicks(tmp_path: Path) -> None:
    table = sit(tmp_path, "phase give; hands 2 7 / 3 4 / 5 6 / 8 9")
    assert {seen(table).marks[f"hand0.{card}.0"].why.id for card in "27"} == {"card-label"}
    offered = click(table, "hand0.7.0")
    marks = seen(table).marks
    assert (marks["hand0.2.0"].kind, marks["hand0.7.0"].kind) == ("legal", "picked")
    (give, back) = offered.buttons
    assert (give.kind, str(give.intent.move), give.label.facts) == (
        "main",
        "give 7",
        {"card": "7", "to": 2},
    )
    assert back.key == "Escape"
    assert marks["hand0.7.0"].why.id == "again-give"
    click(table, "hand0.7.0")
    assert str(table.match.trace.moves[0]) == "give 7"
    table = sit(
        tmp_path, "3 players; pieces z z z z h4 / t9 / t40; hands 3 4 / 7 / 8; stock 2 5", players=3
    )
    assert {seen(table).marks[f"hand0.{card}.0"].why.id for card in "34"} == {"card-label"}
    offered = click(table, "hand0.3.0")
    assert plays(offered) == ["toss 3"]
    assert seen(table).marks["hand0.3.0"].why.id == "again-toss"
    offered = click(table, "hand0.3.0")
    assert plays(offered) == ["draw", "stay"]


def test_a_hand_without_a_play_is_folded_by_a_button(tmp_path: Path) -> None:
    table = sit(tmp_path, "pieces z z z z / t9; hands 3 4 / 7 / 8 / 9")
    assert [(b.id, b.kind) for b in look.offers(table.match.view).buttons] == [
        ("fold", "main"),
        ("why-none", "link"),
    ]


def test_two_cards_of_a_kind_are_two_items(tmp_path: Path) -> None:
    table = sit(tmp_path, "pieces t5; hands 2 2 / 7")
    click(table, "hand0.2.1")
    marks = seen(table).marks
    assert (marks["hand0.2.0"].kind, marks["hand0.2.1"].kind) == ("legal", "picked")


def test_nobody_acts_for_a_hidden_hand() -> None:
    game = mops.game("dog")
    state = game.position("pieces t5 / t20; hands 2 3 / 4; turn 0")
    view = game.observe(state, 1)
    assert HIDDEN in view.hands[0]
    offered = look.offers(view, (), 1)
    assert (offered.on, offered.buttons) == ({}, ())


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_that_is_said_has_its_words(tmp_path: Path, lang: str) -> None:
    game = mops.game("dog")
    rng = Random(5)
    for state in positions(game, 12, every=17):
        draft: Draft = ()
        for _ in range(4):
            possible = look.offers(state, draft)
            story = (possible.prompt,) if possible.prompt else ()
            frame = wire.Frame(look.scene(state, draft=draft), story, possible.on, possible.buttons)
            told = wire.timeline([frame], rev=0, langs=(lang,))
            assert all(told["texts"][lang])
            onward = [after for after in picks(possible).values() if len(after) > len(draft)]
            if not onward or state.phase not in ("play", "drawn"):
                break
            draft = rng.choice(onward)
    assert wire.kit(game, (lang,))["faces"]["7"]["label"][lang]


def test_a_loaded_game_knows_who_made_its_moves(tmp_path: Path) -> None:
    game = mops.game("dog", players=2)
    trace = mops.record(game, seed=5)
    count = next(n for n, step in enumerate(trace.steps()) if n > 40 and step.move.player == 1)
    mops.Trace(game, trace.moves[: count + 1]).save(tmp_path / "game.jsonl")
    table = sit_at(tmp_path, (1,), None, game)
    table.load("game.jsonl")
    assert table.can["undo"] and len(table.display.pictures[-1].told) < 10
    table.undo()
    assert len(table.match.trace.moves) == count
