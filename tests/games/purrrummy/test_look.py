"""The table of Purrrummy: what is seen of a position, and what is said of it."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.games.purrrummy import look
from mopsbook.games.purrrummy.look.faces import kit
from mopsbook.games.purrrummy.look.picking import Picking
from mopsbook.games.purrrummy.moves import LayOut
from mopsbook.games.purrrummy.voice import prompt
from mopsbook.show import wire
from mopsbook.show.packing import unpack
from mopsbook.show.pictures import Recording
from mopsbook.show.scene import NARROW, WIDE
from mopsbook.show.text import as_text
from mopsbook.testing.geometry import edges, faults
from tests.games.purrrummy.table import ON_TABLE, OPTIONS, VARIANT, game, held
from tests.tables import picks, positions


def steps_of(options: dict[str, Any], some: int = 14) -> list[Any]:
    steps = mops.record(game(**options), seed=2, players="simple").steps()
    return [*steps[:: max(1, len(steps) // some)], steps[-1]]


# what is seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_large_hands_and_many_melds_have_room(players: int) -> None:
    sets = [
        f"{number % players} {rank}C {rank}D {rank}H" for number, rank in enumerate("23456789TJQ")
    ]
    spread = " / ".join(sets)
    most = {2: 10, 3: 7, 4: 5}[players]
    left = [*(f"{rank}S" for rank in "23456789TJQKA"), "KC", "KD", "KH", "AC", "AD", "AH", "X", "X"]
    hands = [" ".join(left[seat * most : (seat + 1) * most]) for seat in range(players)]
    for melds in (spread, re.sub(r"(^|/ )\d", r"\g<1>0", spread)):
        view = game(players=players).position(
            f"hands {' / '.join(hands)}; melds {melds}; phase meld"
        )
        for seat in range(players):
            found = faults(look.scene(view, seat=seat))
            # so many melds are in hardly any game, and then drawn small
            assert [fault for fault in found if fault[0] != "lies-small"] == []


def test_cards_of_a_meld_overlap_and_show_rank_and_suit() -> None:
    view = game().position("hands KD / 2S; melds 0 5H 6H 7H 8H / 1 9C 9D 9S; phase meld")
    scene = look.scene(view)
    for shape in (WIDE, NARROW):
        for cards in (("5H", "6H", "7H", "8H"), ("9C", "9D", "9S")):
            placed = [edges(scene, shape)[card] for card in cards]
            scale = scene.at(scene.items[cards[0]], shape)[3]
            for (left, top, right, _), (next_, level, *_) in pairwise(placed):
                # rank and suit are drawn on the first 30 units of a card
                assert left + 30 * scale < next_ < right and top == level


def test_a_joker_on_the_table_shows_what_it_stands_for() -> None:
    view = game(jokers=3).position(f"hands KS / 2S; {ON_TABLE} / 1 TD JD X; phase meld")
    items = look.scene(view).items
    five = items["X.meld1.5S"]
    assert (five.face, five.text, five.say.id, five.say.facts) == (
        "X♠",
        5,
        "joker-as",
        {"card": "5S"},
    )
    seven = items["X.meld2.0"]
    assert (seven.face, seven.text, seven.say.facts) == ("X?", 7, {"rank": "7"})
    queen = items["X.meld3.QD"]
    assert (queen.face, queen.text.facts) == ("X♦", {"rank": "Q"})
    english = game(jokers=3, card_letters="KQJ").position(
        "hands KS / 2S; melds 1 TD JD X; phase meld"
    )
    assert look.scene(english).items["X.meld0.QD"].text.facts == {"letter": "Q"}
    only_one = game().position("hands KS / 2S; melds 1 7C 7D 7H X; phase meld")
    assert look.scene(only_one).items["X.meld0.0"].say.facts == {"card": "7S"}


def test_suits_of_jokers_are_told_without_colour() -> None:
    faces = kit("KDB", True).faces
    shapes = [
        re.findall(r'"#(club|diamond|heart|spade)"', faces[f"X{sign}"].svg) for sign in "♣♦♥♠?"
    ]
    assert shapes == [["club"], ["diamond"], ["heart"], ["spade"], []]


def test_only_the_own_hand_is_open_and_pictures_tell_nothing_of_the_others() -> None:
    g = game(players=3, layoff=True)
    one, other = (
        g.position(f"hands 7C X / {hand} / KD KH; stock {stock}; discard 9H; phase meld")
        for hand, stock in (("2C 3C", "5D X"), ("X 5D", "3C 2C"))
    )
    assert one != other
    assert look.scene(g.observe(one, 0)) == look.scene(g.observe(other, 0))
    faces = [
        item.face for key, item in look.scene(g.observe(one, 0)).items.items() if "hand1" in key
    ]
    assert faces == [None, None]


def test_what_the_last_move_brought_is_marked_and_glides_from_where_it_was() -> None:
    g = game(jokers=3, **VARIANT)
    start = g.position(
        f"hands 8C 9C JC X 5S AD / 2H 3H; stock TC 2D; discard 4H QS; {ON_TABLE}; phase draw"
    )
    moves = ["0 draw stock", "0 meld 8C 9C X JC", "0 swap 5S on 1 at 1", "0 discard X"]
    steps = mops.record(g, start=start, moves=moves).steps()
    gone = [
        {
            key: item.was
            for key, item in look.scene(g.observe(s.after, 0), s).items.items()
            if item.was
        }
        for s in steps
    ]
    assert gone == [
        {"TC": "stock"},
        {"X.meld3.TC": "X.hand0.0"},
        {"X.hand0.0": "X.meld1.5S"},
        {"X.discard.2": "X.hand0.0"},
    ]
    active = [
        {key for key, m in look.scene(g.observe(s.after, 1), s).marks.items() if m.kind == "active"}
        for s in steps
    ]
    assert active == [
        {"hand0.6"}, {"8C", "9C", "X.meld3.TC", "JC"}, {"5S"},
        set(),  # what can be taken now is marked so
    ]  # fmt: skip
    hidden = look.scene(g.observe(steps[1].after, 1), steps[1]).items
    assert [hidden[key].was for key in ("8C", "9C", "X.meld3.TC", "JC")] == [
        "hand0.3", "hand0.4", "hand0.5", "hand0.6",
    ]  # fmt: skip


def test_the_card_just_drawn_has_a_flag_in_the_own_hand_alone() -> None:
    g = game()
    step = g.play(
        g.position("hands 7C 8D / KD; stock 2C 3C; discard 9H; phase draw"), "0 draw stock"
    )
    assert look.scene(g.observe(step.after, 0), step).marks["2C"].tag.id == "mark-new"
    other = look.scene(g.observe(step.after, 1), step).marks
    assert [mark.tag for mark in other.values()] == [None]


def test_who_takes_a_discard_is_shown_by_an_arrow() -> None:
    g = game()
    step = g.play(
        g.position("hands 7C 8D / KD; stock 2C; discard 9H; phase draw"), "0 draw discard"
    )
    (arrow,) = look.scene(step.after, step).arrows
    assert (arrow.start, arrow.end, arrow.kind) == ("discard", "hand0", "takes")
    # words on it would lie over the own cards, of which the new one has a flag
    scene = look.scene(g.observe(step.after, 0), step, seat=0)
    assert not scene.arrows and scene.marks["9H"].tag is not None
    assert look.scene(g.observe(step.after, 1), step, seat=1).arrows


def test_a_position_as_text() -> None:
    view = game(**VARIANT).position(
        f"hands 7H 8H 9H 2C / 2S 3S; stock 3C 4C; discard TH; {ON_TABLE}; phase meld"
    )
    assert as_text(look.scene(game(**VARIANT).observe(view, 0))).splitlines()[1:] == [
        "Stock: 2 cards",
        "Discard pile: TH",
        "  Ben · 2 cards",
        "    Ben’s run of spades, 4 of spades to 6 of spades: 4S X♠ 6S",
        "    Ben’s set of 7s: 7C 7D X?",
        "    Hand of Ben: 2 × face-down card",
        "> Anna · 4 cards",
        "    Anna’s set of kings: KC KD KH",
        "    Hand of Anna: 2C 7H* 8H* 9H*",
        "* fits a meld",
    ]


# the end, words, replays


def test_the_end_has_a_sheet() -> None:
    view = game().position(f"hands - / 2H 3H; {ON_TABLE}; phase over; discard KS")
    scene = look.scene(view)
    assert [row.cells for row in scene.sheet.rows] == [("0", "3"), ("2", "6")]
    assert scene.sheet.result.facts == {"players": (0,), "shared": False, "why": "out"}
    assert scene.marks["plate0"].kind == "wins"


def test_the_title_names_the_variant_that_is_played() -> None:
    at = f"hands 4C / 2H 3H; {ON_TABLE}; phase draw; discard KS"
    titles = [look.scene(game(layoff=on).position(at)).title for on in (True, False)]
    assert [part.id for part in titles[0]] == [
        "game-name",
        "title-round",
        "title-draw",
        "title-layoff",
    ]
    assert titles[0][:-1] == titles[1]


def test_at_the_end_the_hands_that_are_left_lie_open() -> None:
    plain = game()
    over = plain.position(f"hands - / 2H 3H; {ON_TABLE}; phase over; discard KS")
    assert {"2H", "3H"} <= look.scene(plain.observe(over, 0)).items.keys()
    turn = plain.position(f"hands 4C / 2H 3H; {ON_TABLE}; phase draw; discard KS")
    assert not {"2H", "3H"} & look.scene(plain.observe(turn, 0)).items.keys()


@pytest.mark.parametrize(
    ("hand", "options", "trap"),
    [
        ("7C 7D 7S KD", {}, 0),  # nothing is left after the discard, and the game is won
        ("7C 7D 7S KD 2H", {}, 1),
        ("7C 7D 7S KD 2H 4S", {}, 2),
        ("7C 7D 7S KD 2H 4S TC", {}, 0),
        ("7C 7D 7S KD 2H", {"layoff": True}, 0),
        ("7C 7D 7S KD 2H 4S", {"final_discard": "optional"}, 0),
    ],
)
def test_who_can_lay_too_much_is_told_before(hand: str, options: dict[str, Any], trap: int) -> None:
    of = game(**options)
    told = prompt(of.position(f"hands {hand} / 2S; discard 9H; phase meld"))
    assert told[1]["trap"] == trap


@pytest.mark.parametrize("options", OPTIONS)
def test_everything_that_is_said_has_its_words(options: dict[str, Any]) -> None:
    for state in positions(game(**options), 4, every=17):
        melds = [held(move.cards, move.player) for move in Picking(state).possible[LayOut][:3]]
        for draft in ((), *melds, *picks(look.offers(state)).values()):
            possible = look.offers(state, draft)
            frame = wire.Frame(
                look.scene(state, draft=draft), (possible.prompt,), possible.on, possible.buttons
            )
            told = wire.timeline([frame], rev=0, langs=("en", "de"))
            assert all(told["texts"]["en"]) and all(told["texts"]["de"])


@pytest.mark.parametrize("options", OPTIONS[:4])
def test_in_a_replay_all_comes_from_where_it_was(options: dict[str, Any]) -> None:
    trace = mops.record(game(**options), seed=5, players="simple")
    before: set[str] = set()
    for frame in unpack(wire.replay(Recording(trace), langs=("en",))):
        came = {item["was"] for item in frame["items"].values() if "was" in item}
        assert came <= before
        before = set(frame["items"])


def test_without_a_meld_what_can_be_discarded_is_ringed_and_then_the_pile() -> None:
    game = mops.game("purrrummy")
    view = game.observe(game.position("hands 7C 8H 5D / 2S; discard 9H; phase meld"), 0)

    def ringed(*draft: str) -> set[str]:
        marks = look.scene(view, draft=draft).marks
        return {item for item, mark in marks.items() if mark.kind == "legal"}

    assert ringed() == {"7C", "8H", "5D"}
    assert ringed("8H") == {"9H"}
    empty = view._replace(discard=())
    assert look.scene(empty, draft=("8H",)).marks["no-discard"].kind == "legal"


def test_what_the_others_did_stays_marked() -> None:
    game = mops.game("purrrummy", players=3)
    s = game.position(
        "hands KD 2C / 3C 3D 3H 9S 7S / 4S 5S; discard 9H; stock 8D QD; turn 1; phase meld"
    )
    laid = game.play(s, "1 meld 3C 3D 3H")
    gone = game.play(laid.after, "1 discard 9S")
    drawn = game.play(gone.after, "2 draw stock")
    assert set(look.lasting(laid, 0)) == {"3C", "3D", "3H"}
    assert set(look.lasting(gone, 0)) == {"9S"}
    assert look.lasting(drawn, 0) == {}


@pytest.mark.parametrize(
    ("hand", "ringed"),
    [
        ("5H 6H KD X", {"5H", "6H", "X.hand0.0"}),  # nothing but the joker joins them
        ("5H 6H 7H KD KS X", {"5H", "6H", "7H", "X.hand0.0"}),  # with it every pair would do
    ],
)
def test_what_goes_with_a_joker_is_ringed_where_nothing_goes_without(hand, ringed):
    s = mops.game("purrrummy").position(f"hands {hand} / 2S; discard 9H; phase meld")
    assert {item for item, mark in look.scene(s).marks.items() if mark.kind == "legal"} == ringed
