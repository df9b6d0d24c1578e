"""What can be clicked at a table of Miau! Miau!: what waits for more, and that clicks keep to the rules."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.miau_miau import look, verdicts
from mopsbook.games.miau_miau.state import MiauState
from mopsbook.show.look import tell
from mopsbook.show.offers import Make, Pick
from mopsbook.teach.words import Teller
from tests.games.miau_miau.test_look import JACK, LAST_BUT_ONE, offer, sit
from tests.tables import click, moves, picks, plays, positions, seen, stages

OPTIONS: list[dict[str, Any]] = [
    *({"players": players} for players in range(2, 9)),
    {"players": 10, "deck": 52, "max_players": "physical"},
    {"players": 2, "wish": "other-suit-or-none", "voluntary_draw": True, "jack_wild": True},
    {"players": 3, "draw_count": "until-playable", "after_seven_draw": "may-play", "play_on": True},
    {"players": 3, "call_check": "challenge", "last_call": "required", "false_call": "ignored"},
    {"players": 2, "start_card": "active", "empty_pile": "stop", "dealer": "random"},
]


def test_a_jack_waits_for_its_wish() -> None:
    offered = offer(JACK, players=3)
    assert offered.on["JC"] == Pick(("JC",))
    picked = offer(JACK, ("JC",), players=3)
    wishes = [button for button in picked.buttons if button.kind == "main"]
    assert [(str(b.intent.move), b.icon) for b in wishes] == [
        (f"0 play JC wish {suit}", f"wish{suit}") for suit in "CDHS"
    ]
    for lang, keys in (("en", "cdhs"), ("de", "kahp")):  # clubs, ... spades; Kreuz, Karo, Herz, Pik
        teller = Teller("miau_miau", lang)
        assert "".join(teller.tell(b.key.id, b.key.facts) for b in wishes) == keys
    assert wishes[2].about == ("9H", "TH", "KH")
    assert picked.prompt.text.id == "ask-wish"
    assert picks(picked) == {"JC": (), "back": ()}
    assert moves(offered)["9H"] == "0 play 9H", "a card that does not fit says so at once"


def test_the_option_leaves_out_the_own_suit_and_offers_no_wish() -> None:
    picked = offer(JACK, ("JC",), players=3, wish="other-suit-or-none")
    assert plays(picked) == [
        "0 play JC wish D", "0 play JC wish H", "0 play JC wish S", "0 play JC",
    ]  # fmt: skip


def test_a_last_jack_needs_no_wish() -> None:
    assert moves(offer("hands JH / 8S AS; discard AH", players=2))["JH"] == "0 play JH miau-miau"


def test_nobody_calls_for_the_player() -> None:
    offered = offer(LAST_BUT_ONE, players=2)
    assert moves(offered)["9C"] == "0 play 9C"
    (call,) = [button for button in offered.buttons if button.key == "m"]
    assert call.intent == Pick(("miau",))
    assert moves(offer(LAST_BUT_ONE, ("miau",), players=2))["9C"] == "0 play 9C miau"


def test_a_call_and_a_wish_go_together() -> None:
    start = "hands JC KH / 7S AS; discard QC"
    assert picks(offer(start, ("JC",), players=2))["miau"] == ("miau", "JC")
    both = offer(start, ("miau", "JC"), players=2)
    assert plays(both)[0] == "0 play JC wish C miau"


def test_a_call_is_offered_where_it_is_due_and_first_of_all_then() -> None:
    def calls(offered: Any) -> list[tuple[str, str]]:
        return [(button.id, button.kind) for button in offered.buttons if button.icon]

    early, due = "hands 9C KD TS / 8S AS; discard 9H", "hands 9C KD / 8S AS; discard 9H"
    assert calls(offer(early, players=2)) == []
    assert calls(offer(due, players=2)) == [("miau", "main")]
    both = [("miau", "plain"), ("miau-miau", "plain")]
    assert calls(offer(early, players=2, false_call="ignored")) == both
    said = offer(due, players=2).prompt
    told = Teller("miau_miau", "en", you=0)
    assert told.tell(said.text.id, said.text.facts) == (
        "Your turn: call “Miau!” first, then play the 9 of clubs."
    )
    assert said.bare.id == "prompt-lay"  # whoever wants no help is not reminded


def test_a_call_that_was_made_names_the_cards_that_go_with_it() -> None:
    two = "hands 9C KH / 8S AS; discard 9H"
    prompt = offer(two, ("miau",), players=2).prompt
    tell = Teller("miau_miau", "en", you=0).tell
    assert tell(prompt.text.id, prompt.text.facts) == (
        "Now play the 9 of clubs or king of hearts: “Miau!” is called."
    )
    # a lesson, which asks for the card, says one sentence
    assert tell(prompt.bare.id, prompt.bare.facts) == (
        "Now play a card that fits: “Miau!” is called."
    )


def test_a_card_from_a_new_pile_heads_what_was_told_of_the_pile() -> None:
    game = mops.game("miau_miau", players=2)
    start = game.position("hands QD AS KH / KD 8S; discard KC QC 9C")
    drawn = game.apply(start, "0 draw")
    step = game.apply(drawn.after, game.engine.chance(drawn.after, Random(1)))
    notes = [note for told in tell([step], 1) for note in told.notes]
    assert [note.text.id for note in notes if note.heads] == ["event-draw-hidden"]
    assert notes[0].text.id == "event-reshuffle"


def test_whoever_forgot_to_call_reads_that_first() -> None:
    game = mops.game("miau_miau", players=3)
    start = game.position("hands 8C KD / 8S AS / 9H TD; draw TH 7H; discard 9C")
    step = game.play(start, "0 play 8C")
    heads = [
        [one.text.id for told in tell([step], seat) for one in told.notes if one.heads]
        for seat in (0, 1)
    ]
    assert heads == [["event-forgot"], ["event-eight"]]


def test_the_last_call_makes_itself_unless_it_is_required() -> None:
    start = "hands 8C / 8S AS; discard 8H"
    assert [button.id for button in offer(start, players=2).buttons] == []
    required = offer(start, players=2, last_call="required")
    assert [button.id for button in required.buttons] == ["miau-miau"]
    assert moves(required)["8C"] == "0 play 8C"
    called = offer(start, ("miau-miau",), players=2, last_call="required")
    assert moves(called)["8C"] == "0 play 8C miau-miau"


def test_who_is_asked_about_a_forgotten_call_points_it_out_or_not() -> None:
    start = "hands KD / 8S AS / 9H TD; discard 9C; phase challenge; forgot 0; turn 1"
    offered = offer(start, players=3, call_check="challenge")
    assert plays(offered) == ["1 challenge", "1 quiet"]
    game = mops.game("miau_miau", players=3, call_check="challenge")
    other = look.offers(game.observe(game.position(start), 2))
    assert (other.on, other.buttons) == ({}, ())


def test_a_call_and_a_card_at_a_table(tmp_path: Path) -> None:
    table = sit(tmp_path, LAST_BUT_ONE, players=2)
    click(table, "miau")
    assert seen(table).items["call0"].face == "miau"
    click(table, "back")
    assert table.display.pictures[-1].draft == ()
    click(table, "miau", "0 play 9C miau")
    assert str(table.match.trace.moves[0]) == "0 play 9C miau"
    assert table.match.state.hands[0] == ("KD",)


# clicks keep to the rules


def reached(view: MiauState) -> set[str]:
    """Every move that clicks and buttons lead to; check all that is offered on the way."""
    found: set[str] = set()
    for scene, offered in stages(view):
        intents = [*offered.on.items(), *(("", button.intent) for button in offered.buttons)]
        for item, intent in intents:
            mark = scene.marks.get(item)
            if not isinstance(intent, Make):
                assert not item or mark.kind in ("legal", "picked")
                assert isinstance(intent, Pick) or intent.violations
                continue
            faults = list(verdicts.check(view, intent.move))
            assert item or not faults, intent
            assert item not in scene.marks or (mark.kind == "dim") == bool(faults), (
                str(view),
                intent,
            )
            found |= set() if faults else {str(intent.move)}
    return found


@pytest.mark.parametrize("options", OPTIONS)
def test_clicks_lead_to_every_legal_move_and_to_no_other(options: dict[str, Any]) -> None:
    game = mops.game("miau_miau", **options)
    for state in positions(game, 4, every=7):
        assert reached(state) == {str(move) for move in game.legal(state)}, str(state)
