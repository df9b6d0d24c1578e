"""The table of Miau! Miau!: what is seen, what can be clicked, and that clicks keep to the rules."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import mopsbook as mops
from mopsbook.cat_deck.look.faces import SHAPE
from mopsbook.games.miau_miau import look
from mopsbook.games.miau_miau.look.faces import BUBBLES, drawings
from mopsbook.games.miau_miau.options import MiauOptions
from mopsbook.jupyter.session import TableSession
from mopsbook.show.lettering import width
from mopsbook.show.look import tell
from mopsbook.show.scene import NARROW, WIDE, msg
from mopsbook.teach.words import Teller
from mopsbook.testing.geometry import apart, edges, faults
from tests.tables import sit as sit_at

JACK = "hands JC 9H TH KH / 7S AS / KC 8D; discard 8H QC; draw 7D 9D"
"""Only the jack fits, and three hearts are held."""
LAST_BUT_ONE = "hands 9C KD / 8S AS; discard 9H; draw AH TD"


def sit(tmp_path: Path, start: str, seats: tuple[int, ...] = (0,), **options: Any) -> TableSession:
    return sit_at(tmp_path, seats, start, mops.game("miau_miau", **options))


def offer(start: str, draft: tuple[str, ...] = (), **options: Any) -> Any:
    return look.offers(mops.game("miau_miau", **options).position(start), draft)


# what is seen


@pytest.mark.parametrize("players", range(2, 11))
def test_all_has_room_with_many_players_and_cards(players: int) -> None:
    game = mops.game("miau_miau", players=players, deck=52, max_players="physical")
    states = mops.record(game, seed=2, players="simple").states()
    # of every game the position in which most cards are held, and one with a badge
    crowded = max(states, key=lambda s: max(map(len, s.hands)))
    marked = next(state for state in states if state.wish or state.pending)
    for state in (crowded, marked):
        assert faults(look.scene(state)) == []


@pytest.mark.parametrize("players", range(2, 11))
def test_a_card_picked_out_of_the_own_hand_covers_no_word(players: int) -> None:
    game = mops.game("miau_miau", players=players, deck=52, max_players="physical")
    own = "JS JH 7D 6D 5D"
    others = [" ".join(rank + suit for suit in "CDHS") for rank in "23489TQKA"[: players - 1]]
    position = f"hands {own} / {' / '.join(others)} 7C 7S; discard 7H JC; wish D"
    scene = look.scene(game.position(position), seat=0)
    assert faults(scene) == []
    for shape in (WIDE, NARROW):
        placed = edges(scene, shape)
        words = [key for key, item in scene.items.items() if item.kind == "caption"]
        assert len(words) == 3
        for word, card in product(words, own.split()):
            # a picked card is 16 higher and has a ring
            left, top, right, bottom = placed[card]
            lifted = top - 20 * scene.at(scene.items[card], shape)[3]
            assert apart(placed[word], (left, lifted, right, bottom)), (word, card, shape)


def test_suits_are_told_without_colour_and_letters_follow_the_option() -> None:
    faces = {letters: drawings(MiauOptions(card_letters=letters)) for letters in ("KDB", "KQJ")}
    assert len(set(SHAPE.values())) == 4
    for suit, shape in SHAPE.items():
        assert f'"#{shape}"' in faces["KDB"].art[f"blank{suit}"][1]
        assert f'"#{shape}"' in faces["KDB"].faces[f"wish{suit}"].svg
    assert [">D</text>" in faces[letters].art["rankQ"][1] for letters in faces] == [True, False]
    assert faces["KDB"].art["rank7"][1].count("#paw") == 7
    assert faces["KDB"].art["rankT"][1].count("#paw") == 10


def test_the_last_discards_stay_in_sight_the_top_one_straight() -> None:
    state = mops.game("miau_miau", players=2).position(
        "hands 9H QC / KD KH; discard 9C TC TD AD AS"
    )
    trail = {k: i for k, i in look.scene(state).items.items() if i.zone == "discard" and i.n >= 0}
    assert sorted(trail, key=lambda card: trail[card].x) == ["TC", "TD", "AD", "AS"]
    assert trail["AS"].n > trail["AD"].n and trail["AS"].r == 0


def test_a_wish_and_a_debt_lie_on_the_table() -> None:
    game = mops.game("miau_miau", players=2)
    wished = look.scene(game.position("hands 9H TC / KD KH; discard JC; wish H"))
    assert wished.items["badge"].face == "wishH"
    assert [part.id for part in wished.title] == ["game-name", "title-turn", "title-wish"]
    owed = look.scene(game.position("hands 7H TC / KD KH; discard 7C; pending 4; draw AD QD TD 9D"))
    assert (owed.items["badge"].face, owed.items["badge"].text) == ("owed", 4)
    plain = look.scene(game.position("hands 9H TC / KD KH; discard 9C"))
    assert "badge" not in plain.items and "badge" not in plain.zones


def test_what_a_card_does_is_told_before_it_is_laid() -> None:
    state = mops.game("miau_miau", players=3).position(
        "hands 7C 8C JC 9C KD / 7S AS / KC 8D; discard QC"
    )
    marks = look.scene(state).marks
    assert [(c, m.kind, m.why and m.why.id) for c, m in sorted(marks.items())] == [
        ("7C", "legal", "can-seven"), ("8C", "legal", "can-eight"), ("9C", "legal", None),
        ("JC", "legal", "can-jack"), ("KD", "dim", "hint-match"),
    ]  # fmt: skip
    assert marks["8C"].why.facts == {"skipped": 1}
    assert marks["KD"].rules == ("miau-miau.match",)


def test_cards_come_from_where_they_were() -> None:
    game = mops.game("miau_miau", players=2)
    drawn = game.apply(game.position("hands QD AS / KD 9S; draw TC 7H; discard 9C"), "0 draw")
    assert {c: i.was for c, i in look.scene(drawn.after, drawn).items.items() if i.was} == {
        "TC": "stack"
    }
    other = look.scene(game.observe(drawn.after, 1), drawn)
    assert {c: i.was for c, i in other.items.items() if i.was} == {"hand0.2": "stack"}
    laid = game.apply(drawn.after, "0 play TC")
    assert look.scene(game.observe(laid.after, 1), laid).items["TC"].was == "hand0.1"


def test_calls_are_written_beside_who_calls_and_dots_beside_who_does_not() -> None:
    game = mops.game("miau_miau", players=2)
    for move, call in (("0 play 9C miau", "miau"), ("0 play 9C", "forgotten")):
        step = game.apply(game.position(LAST_BUT_ONE), move)
        assert look.scene(step.after, step, seat=1).items["call0"].face == call
    step = game.apply(game.position("hands 8C / 8S AS; discard 8H"), "0 play 8C miau-miau")
    assert look.scene(step.after, step).items["call0"].face == "miau-miau"
    assert look.scene(step.after, step).marks["plate0"].kind == "wins"
    assert look.scene(game.position(LAST_BUT_ONE), draft=("miau",)).items["call0"].face == "miau"


@pytest.mark.parametrize("players", [3, 4, 5, 8])
def test_a_call_with_the_last_card_covers_no_flag(players: int) -> None:
    """The flag "wins" is 22 high, its middle 24 above that of the name; the tail of a bubble is 10 long."""
    game = mops.game("miau_miau", players=players, deck=52)
    others = [f"{rank}S" for rank in "23456789"]
    for seat in range(1, players):
        hands = " / ".join("8C" if who == seat else others[who] for who in range(players))
        step = game.apply(
            game.position(f"hands {hands}; turn {seat}; discard 8H"), f"{seat} play 8C miau-miau"
        )
        scene = look.scene(step.after, step, seat=0)
        for shape in range(len(scene.shapes)):
            name, call = (edges(scene, shape)[f"{what}{seat}"] for what in ("plate", "call"))
            assert call[3] - 10 <= (name[1] + name[3]) / 2 - 24 - 11 + 1.5, (seat, shape)


@pytest.mark.parametrize("count", [1, 2, 9])
def test_the_caption_stands_below_the_cards_of_the_discard_pile(count: int) -> None:
    cards = " ".join(f"{rank}S" for rank in "23456789T"[:count])
    scene = look.scene(
        mops.game("miau_miau", players=2, deck=52).position(f"hands 8C / 9C; discard {cards}")
    )
    for shape in range(len(scene.shapes)):
        all_ = edges(scene, shape)
        pile = [at for key, at in all_.items() if scene.items[key].zone == "discard"]
        left, right = min(at[0] for at in pile), max(at[2] for at in pile)
        caption = all_["word.discard"]
        assert (caption[0] + caption[2]) / 2 == pytest.approx((left + right) / 2, abs=6)


def test_arrows_go_to_whoever_draws_or_sits_out() -> None:
    game = mops.game("miau_miau", players=3)
    start = game.position("hands 7C 8C KD / 7S AS / KC 8D; discard QC")
    seven, eight = (game.apply(start, f"0 play {card}") for card in ("7C", "8C"))
    (arrow,) = look.scene(seven.after, seven).arrows
    # to the hand, not across it to the name; how many are to be drawn is told beside the pile
    assert (arrow.start, arrow.end, arrow.label) == ("7C", "hand1", None)
    scene = look.scene(eight.after, eight)
    assert [(arrow.start, arrow.end, arrow.label) for arrow in scene.arrows] == [
        ("8C", "hand1", None)
    ]
    flags = {item: mark.tag for item, mark in scene.marks.items() if mark.tag}
    assert flags == {"plate1": msg("mark-eight")}, "at the name, and at no other one"


def test_the_sheet_counts_cards_and_places() -> None:
    game = mops.game("miau_miau", players=3, play_on=True)
    start = game.position("hands 8C / 8S AS / KC TD; discard 8H")
    assert look.scene(start).sheet is None
    over = game.position("hands / / KC TD; discard 8H; phase over; places 1 0")
    sheet = look.scene(over).sheet
    assert [part.id for part in sheet.head] == ["sheet-player", "sheet-place", "sheet-cards"]
    assert [(row.cells, row.strong) for row in sheet.rows] == [
        (("2", "0"), False), (("1", "0"), True), (("3", "2"), False),
    ]  # fmt: skip


def test_at_the_end_the_hands_that_are_left_lie_open() -> None:
    game = mops.game("miau_miau", players=3, play_on=True)
    over = game.position("hands / / KC TD; discard 8H; phase over; places 1 0")
    assert {"KC", "TD"} <= look.scene(game.observe(over, 0)).items.keys()
    start = game.position("hands 8C / 8S AS / KC TD; discard 8H")
    assert not {"KC", "TD"} & look.scene(game.observe(start, 0)).items.keys()


# words, replays


@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_replay_has_its_turning_points(players: int) -> None:
    trace = mops.record(mops.game("miau_miau", players=players), seed=3, players="simple")
    wishes = sum(getattr(move, "wish", None) is not None for move in trace.moves)
    labels = [chapter.label.id for chapter in look.chapters(trace.states())]
    assert (labels[0], labels.count("title-wish")) == ("title-start", wishes)


def test_the_call_that_is_due_has_the_key() -> None:
    game = mops.game("miau_miau", players=2, last_call="required")
    for hand, due in (("9C", "miau-miau"), ("9C KD", "miau")):
        state = game.position(f"hands {hand} / 8S AS; discard 9H")
        keys = {one.key: one.id for one in look.offers(state).buttons}
        assert keys["m"] == due


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("call", BUBBLES)
def test_a_call_fits_into_its_bubble(call: str, lang: str) -> None:
    said = Teller("miau_miau", lang).tell("bubble", {"call": call})
    assert width(said, 15) + 14 <= BUBBLES[call]


def test_a_jack_that_was_drawn_and_does_not_fit_teaches_who_drew_it_and_tells_the_others_nothing() -> (
    None
):
    """By two rules it does not fit; the others are told the same as of any other card."""
    game = mops.game("miau_miau", players=2)

    def told(card: str, seat: int | None, top: str = "JC") -> list[tuple[str, dict[str, Any], Any]]:
        state = game.position(f"hands QD AS / KD 9S; draw {card} TH; discard {top}")
        (step,) = tell([game.play(state, "0 draw")], seat)
        return [(n.text.id, n.text.facts, n.rules) for n in step.notes]

    def why(card: str, top: str = "JC") -> list[tuple[str, Any]]:
        return [(id, rules) for id, _, rules in told(card, 0, top) if id.startswith("hint-")]

    assert why("JH") == [("hint-no-jack-on-jack", ("miau-miau.no-jack-on-jack",))]
    assert why("JH", "9C") == [("hint-jack-must-match", ("miau-miau.jack-must-match",))]
    assert why("7H") == []
    for top in ("JC", "9C"):
        assert told("JH", 1, top) == told("7H", 1, top)


def test_an_empty_pile_and_a_call_to_come_are_told_where_they_matter() -> None:
    def why(position: str, item: str, *draft: str, **options: Any) -> str:
        scene = look.scene(
            mops.game("miau_miau", players=2, **options).position(position), draft=draft
        )
        found = scene.marks[item].why
        assert found is not None
        return Teller("miau_miau", "en").tell(found.id, found.facts)

    empty = "hands QD AS / KD 9S; discard 9H TC"
    assert why(empty, "stack") == "draw a card; for that the discards are shuffled"
    ends = "draw a card; the pile runs out, and the game ends"
    assert why(empty, "stack", empty_pile="stop") == ends
    assert why(f"{empty}; draw 8H", "stack") == "draw a card"
    assert why(LAST_BUT_ONE, "9C") == "without “Miau!” it costs one card"
    assert why(LAST_BUT_ONE, "9C", call_penalty=2) == "without “Miau!” it costs 2 cards"
    state = mops.game("miau_miau", players=2).position(LAST_BUT_ONE)
    assert look.scene(state, draft=("miau",)).marks["9C"].why is None
    words = [
        Teller("miau_miau", "en").tell(item.text.id, item.text.facts)
        for item in look.scene(mops.game("miau_miau", players=2).position(empty)).items.values()
        if item.kind == "caption" and item.text is not None
    ]
    assert "Pile empty" in words


def test_hands_that_have_grown_touch_neither_the_next_nor_a_call() -> None:
    """Seven cards each, beside somebody who has one left and says so."""
    game = mops.game("miau_miau", players=4)
    deck = [f"{rank}{suit}" for suit in "CDHS" for rank in ("7", "8", "9", "T", "J", "Q", "K", "A")]
    deck = [card for card in deck if card not in ("9C", "TC", "QC")]
    hands = [deck[:7], deck[7:14], ["9C", "TC"], deck[14:21]]
    state = game.position(f"turn 2; hands {' / '.join(map(' '.join, hands))}; discard QC")
    step = game.apply(state, "2 play 9C miau")
    for seat in (None, 0, 2):
        view = step.after if seat is None else game.observe(step.after, seat)
        assert faults(look.scene(view, step, seat=seat)) == []


@pytest.mark.parametrize("players", range(2, 11))
def test_a_call_beside_few_cards_or_one_covers_none_of_them(players: int) -> None:
    """Whoever says nothing gets a card for it."""
    game = mops.game("miau_miau", players=players, deck=52, max_players="physical")
    others = [f"{rank}S {rank}D {rank}H" for rank in "23456789TQ"]
    for seat, call in product(range(1, players), (" miau", "")):
        hands = " / ".join("8C 9C" if who == seat else others[who] for who in range(players))
        start = game.position(f"hands {hands}; turn {seat}; discard KC; draw KH AH AS KS")
        step = game.apply(start, f"{seat} play 8C{call}")
        scene = look.scene(game.observe(step.after, 0), step, seat=0)
        assert f"call{seat}" in scene.items
        assert faults(scene) == []


@pytest.mark.parametrize("players", range(2, 11))
def test_what_is_wished_is_read_beside_a_single_discard(players: int) -> None:
    game = mops.game("miau_miau", players=players, deck=52, max_players="physical")
    hands = " / ".join(f"{rank}S {rank}D" for rank in "23456789TQ"[:players])
    scene = look.scene(game.position(f"hands {hands}; discard JC; wish D"), seat=0)
    assert faults(scene) == []


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_call_stands_beside_the_last_card_of_the_own_hand(count: int) -> None:
    cards = ["8S", "9S", "TS", "JS", "QS"][:count]
    game = mops.game("miau_miau", players=2)
    state = game.position(f"hands {' '.join(cards)} / KC 8D; discard 7S")
    scene = look.scene(state, draft=("miau",), seat=0)
    for shape in range(len(scene.shapes)):
        at = edges(scene, shape)
        # nobody calls who has more; a corner of a card that is turned may lie below it
        assert -12 <= at["call0"][0] - max(at[card][2] for card in cards) <= 14, (count, shape)
