"""What can be clicked at the table of Purrrummy: clicks keep to the rules, and put melds together."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from mopsbook.games.purrrummy import look, verdicts
from mopsbook.games.purrrummy.look.picking import Picking
from mopsbook.games.purrrummy.moves import LayOut
from mopsbook.games.purrrummy.state import PurrrummyState
from mopsbook.jupyter.session import TableSession
from mopsbook.show.offers import Make, Offers, Pick
from mopsbook.show.scene import msg
from mopsbook.teach.words import Teller
from tests.games.purrrummy.table import ON_TABLE, OPTIONS, VARIANT, game, held
from tests.tables import click, moves, picks, plays, positions, seen
from tests.tables import sit as sit_at


def sit(tmp_path: Path, start: str, **options: Any) -> TableSession:
    return sit_at(tmp_path, (0,), start, game(**options))


def offer(start: str, draft: tuple[str, ...] = (), **options: Any) -> Offers:
    return look.offers(game(**options).position(start), draft)


# clicks keep to the rules


def follow(view: PurrrummyState, rng: Random) -> None:
    """Click at random until a move is made; check all that is offered on the way."""
    draft: tuple[str, ...] = ()
    for _ in range(12):
        offered = look.offers(view, draft)
        scene = look.scene(view, draft=draft)
        assert offered.on.keys() <= scene.items.keys()
        whole = []
        for item, intent in offered.on.items():
            if isinstance(intent, Pick):
                continue
            faults = [str(v.rule) for v in verdicts.check(view, intent.move)]
            mark = scene.marks.get(item)
            assert not (mark and mark.kind == "legal" and faults), (str(view), draft, item, intent)
            whole += [] if faults else [intent]
        for button in offered.buttons:
            assert set(button.about) <= scene.items.keys()
            if isinstance(button.intent, Make):
                assert not list(verdicts.check(view, button.intent.move))
                whole.append(button.intent)
        assert offered.prompt.rules and all(rule in game().rules for rule in offered.prompt.rules)
        assert (len(draft) < 2) == (
            offered.prompt.text.id in ("ask-one", "prompt-meld", "prompt-draw")
        ), offered.prompt
        onward = [after for after in picks(offered).values() if after]
        assert whole or onward
        if whole and (rng.random() < 0.3 or not onward):
            return
        draft = rng.choice(onward)


@pytest.mark.parametrize("options", OPTIONS)
def test_everything_offered_is_legal(options: dict[str, Any]) -> None:
    rng = Random(1)
    for state in positions(game(**options), 4, every=9):
        follow(state, rng)


@pytest.mark.parametrize("options", OPTIONS)
def test_clicks_lead_to_every_legal_move(options: dict[str, Any]) -> None:
    for state in positions(game(**options), 4, every=13):
        legal = {str(move) for move in game(**options).legal(state)}
        first = look.offers(state)
        found = legal & {*moves(first).values()}
        drafts = {(item,) for after in picks(first).values() for item in after}
        drafts |= {held(move.cards, move.player) for move in Picking(state).possible[LayOut]}
        for draft in drafts:
            after = look.offers(state, draft)
            found |= {*moves(after).values(), *plays(after)} & legal
        assert found == legal, str(state)


def test_only_the_seat_in_turn_acts_and_only_with_its_own_hand() -> None:
    g = game()
    view = g.position("hands 7C 7D 7S KD / 2S; discard 9H; phase meld")
    for seen_by, seat in ((view, 1), (g.observe(view, 1), None), (g.observe(view, 1), 1)):
        offered = look.offers(seen_by, (), seat)
        assert (offered.on, offered.buttons) == ({}, ())


# melds are put together


def test_a_meld_is_picked_card_by_card_and_laid_out(tmp_path: Path) -> None:
    table = sit(tmp_path, "hands 7C 7D 7S 7H KD 4C 5C / 2S; discard 9H; phase meld")
    marks = {k: m.kind for k, m in seen(table).marks.items()}
    assert marks == dict.fromkeys(("7C", "7D", "7H", "7S"), "legal")
    offered = click(table, "7C", "7S")
    assert offered.prompt.text.id == "ask-more" and offered.prompt.text.facts["left"] == 3
    marks = {k: m.kind for k, m in seen(table).marks.items()}
    assert marks == {"7C": "picked", "7S": "picked", "7D": "legal", "7H": "legal"}
    offered = click(table, "7H")
    assert plays(offered) == ["0 meld 7C 7H 7S"]
    assert offered.prompt.text.facts == {"count": 1, "kept": 4, "trap": False}
    click(table, offered.buttons[0].id)
    assert [meld.cards for meld in table.match.state.melds] == [("7C", "7H", "7S")]


@pytest.mark.parametrize(
    ("picked", "told", "why"),
    [
        (("9C", "9D", "TD"), "refusal-set", "ranks"),
        (("4S", "5S", "6H"), "refusal-run", "suits"),
        (("4S", "5S", "7S"), "refusal-run", "gap"),
        (("9C", "9D"), "refusal-set", "few"),
        (("4S", "5S"), "refusal-run", "few"),
        (("9C", "4S"), "ask-apart", None),
    ],
)
def test_why_picked_cards_are_no_meld_is_said_at_once(
    tmp_path: Path, picked: tuple[str, ...], told: str, why: str | None
) -> None:
    table = sit(tmp_path, "hands 4S 5S 6H 7S 9C 9D TD / 2H 3H; discard 9H; phase meld")
    offered = click(table, *picked)
    assert (offered.prompt.text.id, offered.prompt.text.facts.get("why")) == (told, why)
    assert [button.id for button in offered.buttons] == ["back"]
    assert table.display.pictures[-1].frame().prompt == offered.prompt


def test_the_last_card_is_kept_for_the_discard() -> None:
    offered = offer("hands 7C 7D 7S / 2H; discard 9H; phase meld", ("7C", "7D", "7S"))
    assert offered.prompt.text.id == "refusal-final-discard"
    free = offer("hands 7C 7D 7S / 2H; phase meld", ("7C", "7D", "7S"), final_discard="optional")
    assert plays(free)[0] == "0 meld 7C 7D 7S"


def test_a_hand_that_could_never_go_out_is_warned_of() -> None:
    start = "hands 7C 7D 7S KD 2C / 2H; discard 9H; phase meld"
    facts = [offer(start, ("7C", "7D", "7S"), layoff=on).prompt.text.facts for on in (False, True)]
    assert facts == [{"count": 1, "kept": 2, "trap": True}, {"count": 1, "kept": 2, "trap": False}]
    out = offer("hands 7C 7D 7S KD / 2H; discard 9H; phase meld", ("7C", "7D", "7S"))
    assert not out.prompt.text.facts["trap"]


def test_jokers_are_offered_in_every_place_and_say_what_they_stand_for(tmp_path: Path) -> None:
    table = sit(tmp_path, "hands 5H 6H 9H X KD / 2S; discard 3C; phase meld")
    offered = click(table, "5H", "X.hand0.0", "6H")
    assert [(str(b.intent.move), b.label.facts["instead"]) for b in offered.buttons[:2]] == [
        ("0 meld X 5H 6H", ("4H",)), ("0 meld 5H 6H X", ("7H",)),
    ]  # fmt: skip
    assert seen(table).marks["X.hand0.0"].tag is None
    click(table, "6H", "5H", "9H")
    assert plays(offer("hands 5H 7H X KD / 2S", ("5H", "7H", "X.hand0.0")))[0] == "0 meld 5H X 7H"
    view = game().position("hands 5H 7H X KD / 2S; phase meld")
    assert look.scene(view, draft=("5H", "7H", "X.hand0.0")).marks["X.hand0.0"].tag.facts == {
        "card": "6H"
    }


def test_two_jokers_are_told_apart_by_number() -> None:
    view = game().position("hands 7H X X KD / 2S; phase meld")
    assert [key for key in look.scene(view).items if key.startswith("X")] == [
        "X.hand0.0",
        "X.hand0.1",
    ]
    offered = look.offers(view, ("7H", "X.hand0.1", "X.hand0.0"))
    assert plays(offered) == [
        "0 meld set 7H X X", "0 meld run X X 7H", "0 meld run X 7H X", "0 meld run 7H X X",
    ]  # fmt: skip
    keys = [button.key for button in offered.buttons]
    assert keys == [msg("key", what="meld"), "2", "3", "4", "Escape"]
    marks = look.scene(view, draft=("KD", "X.hand0.1", "X.hand0.0")).marks
    assert [marks[f"X.hand0.{copy}"].kind for copy in (0, 1)] == ["picked", "picked"]


def test_picked_cards_are_put_back(tmp_path: Path) -> None:
    table = sit(tmp_path, "hands 7C 7D 7S KD / 2S; discard 9H; phase meld")
    click(table, "7C", "7D")
    assert table.display.pictures[-1].draft == ("7C", "7D")
    click(table, "7C")
    assert table.display.pictures[-1].draft == ("7D",)
    (back,) = [button for button in click(table).buttons if button.key == "Escape"]
    click(table, back.id)
    assert table.display.pictures[-1].draft == ()


# single cards


def test_one_picked_card_is_discarded_by_a_button_or_on_the_pile(tmp_path: Path) -> None:
    table = sit(tmp_path, "hands 7C 7D KD / 2S; stock 3C 4C 5C 6C; discard 9H; phase meld")
    offered = click(table, "KD")
    assert moves(offered)["9H"] == plays(offered)[0] == "0 discard KD"
    click(table, "9H")
    assert "KD" in table.match.state.discard
    empty = game().position("hands 7C 7D KD / 2S; stock 3C 4C; discard -; taken 7C; phase meld")
    assert moves(look.offers(empty, ("KD",)))["no-discard"] == "0 discard KD"


def test_what_throws_a_card_away_is_bright_only_where_it_cannot_be_laid_out() -> None:
    cards = "hands 7C 7D 7S KD / 2S; discard 9H; phase meld"
    for card, kind in (("7C", "plain"), ("KD", "main")):
        assert [b.kind for b in offer(cards, (card,)).buttons if b.id == "discard-0"] == [kind]


def test_a_card_that_fits_once_one_has_laid_out_is_not_said_to_fit_nothing() -> None:
    cards = "hands 7S KD / 2S; melds 1 7C 7D 7H; discard 9H; phase meld"
    prompt = offer(cards, ("7S",), **VARIANT).prompt
    assert prompt.text.facts["later"] == (1,)
    assert Teller("purrrummy", "de").tell(prompt.text.id, prompt.text.facts) == (
        "Pik 7 gewählt. Passt an eine Kombination von Ben, aber anlegen darfst du erst, wenn du selbst"
        " eine ausgelegt hast."
    )
    assert offer(cards, ("KD",), **VARIANT).prompt.text.facts["later"] == ()
    assert offer(cards, ("7S",)).prompt.text.facts["later"] == ()


def test_a_card_is_laid_off_where_it_fits(tmp_path: Path) -> None:
    table = sit(
        tmp_path, f"hands 7S 9C QD 3S / 2H 3H; discard 9H; {ON_TABLE}; phase meld", **VARIANT
    )
    assert {k for k, m in seen(table).marks.items() if m.kind == "legal"} == {"3S", "7S"}
    offered = click(table, "7S")
    ends = {k for k, m in seen(table).marks.items() if m.kind == "legal"}
    assert ends == {"6S", "X.meld2.0", "9H"}  # the run’s high end, the set of sevens, and the pile
    assert moves(offered)["4S"] == moves(offered)["6S"] == "0 layoff 7S on 1 high"
    assert moves(offered)["7C"] == "0 layoff 7S on 2"
    assert moves(offered)["KC"] == "0 layoff 7S on 0"  # refused, and told why
    assert [str(b.intent.move) for b in offered.buttons if b.id.startswith("layoff")] == [
        "0 layoff 7S on 1 high", "0 layoff 7S on 2",
    ]  # fmt: skip
    assert offered.buttons[0].about == ("4S", "X.meld1.5S", "6S")
    assert [b.id for b in offered.buttons if b.kind != "main"] == ["discard-0", "back"]
    click(table, "6S")
    assert table.match.state.melds[1].cards == ("4S", "X", "6S", "7S")
    assert seen(table).items["X.meld1.5S"].text == 5
    click(table, "9C", "KC")
    assert table.display.pictures[-1].notice.kind == "refusal"


def test_a_joker_is_laid_off_at_the_end_that_is_clicked() -> None:
    offered = offer(
        f"hands X 9C QD / 2H 3H; {ON_TABLE}; phase meld", ("X.hand0.0",), jokers=3, **VARIANT
    )
    ends = [moves(offered)[key] for key in ("4S", "6S", "7C")]
    assert ends == ["0 layoff X on 1 low", "0 layoff X on 1 high", "0 layoff X on 2"]
    labels = {
        str(b.intent.move): b.label.facts for b in offered.buttons if b.id.startswith("layoff")
    }
    assert labels["0 layoff X on 1 low"]["stands"] == "3S"
    assert not labels["0 layoff X on 2"]["joker"]


def test_a_card_is_exchanged_for_the_joker_that_stands_for_it() -> None:
    offered = offer(f"hands 5S 9C QD / 2H 3H; {ON_TABLE}; phase meld", ("5S",), **VARIANT)
    assert moves(offered)["X.meld1.5S"] == "0 swap 5S on 1 at 1"
    assert "0 swap 5S on 1 at 1" in plays(offered)


def test_in_the_plain_game_a_meld_says_that_nothing_is_laid_off(tmp_path: Path) -> None:
    table = sit(tmp_path, f"hands 7S 9C QD / 2H 3H; discard 9H; {ON_TABLE}; phase meld")
    click(table, "7S", "0 layoff 7S on 1 high")
    assert table.display.pictures[-1].notice.rules == ("purrrummy.layoff-variant",)


def test_a_turn_begins_at_the_piles(tmp_path: Path) -> None:
    table = sit(tmp_path, "hands 7C 8D / KD 2H; stock 2C 3C; discard 4C 9H; phase draw")
    offered = click(table)
    assert [moves(offered)[key] for key in ("stock", "9H")] == ["0 draw stock", "0 draw discard"]
    assert {k for k, m in seen(table).marks.items() if m.kind == "legal"} == {"stock", "9H"}
    click(table, "7C")
    assert table.display.pictures[-1].notice.rules == ("purrrummy.draw-one",)
    click(table, "9H")
    assert table.match.state.hands[0] == ("7C", "8D", "9H")
    click(table, "0 draw stock")
    assert table.display.pictures[-1].notice.rules == ("purrrummy.draw-one",)


def test_what_is_best_is_told(tmp_path: Path) -> None:
    table = sit(tmp_path, "hands 7C 7D 7S KD 2C 3C 4C 9H / 2S; discard 9D; phase meld", layoff=True)
    click(table, "advise")
    answer = table.display.pictures[-1].notice
    assert answer.kind == "info" and {"purrrummy.set", "purrrummy.run"} <= set(answer.rules)
    assert table.match.trace.moves == ()


def test_whoever_asks_what_is_best_still_sees_what_is_picked(tmp_path: Path) -> None:
    table = sit(tmp_path, "phase meld; turn 0; hands TC TD TH 6D / 2S 3H; stock 4S 5S; discard 2C")
    click(table, *held(("TC", "TD"), 0), "advise")
    marks = seen(table).marks
    kinds = [marks[item].kind for item in held(("TC", "TD", "TH"), 0)]
    assert kinds == ["picked", "picked", "best"]
