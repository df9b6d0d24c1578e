"""What Dog asks, with answers that are worked out by hand."""

from __future__ import annotations

import pytest

from mopsbook.games.dog import questions as q
from tests.playing import asked_at


@pytest.mark.parametrize(
    ("pieces", "card", "right"),
    [
        ("t20", "1/11", ("t21", "t31")),
        ("t20", "4", ("t16", "t24")),
        ("t62", "4", ("0h2", "t2", "t58")),  # into home or past it, or back
        ("t62 h1", "4", ("t2", "t58")),  # nobody is jumped over in home
    ],
)
def test_where_a_piece_gets_to(pieces: str, card: str, right: tuple[str, ...]) -> None:
    found = asked_at("dog", q.reachable, f"pieces {pieces} / t40; hands {card} / 5")
    assert found and found.right == right


@pytest.mark.parametrize(
    ("move", "right", "jumped"),
    [
        (
            "8 t20>t28 x1:t28",
            ("1:A",),
            ["2:A"],
        ),  # a plain card jumps over the yellow piece on its way
        ("7 t20>t27 x2:t24", ("2:A",), []),  # a seven burns it
    ],
)
def test_who_is_sent_back(move: str, right: tuple[str, ...], jumped: list[str]) -> None:
    found = asked_at("dog", q.sent_back, "pieces t20 / t28 / t24; hands 7 8 / 5", move)
    assert found and found.right == right
    assert [reply.value for reply in found.replies if reply.value not in right] == jumped


@pytest.mark.parametrize(("hand", "right"), [("5 6", "no"), ("13 6", "yes")])
def test_whether_anything_can_be_played(hand: str, right: str) -> None:
    position = f"pieces - / t28; hands {hand} / 5"
    found = [asked_at("dog", q.can_play, position, seed=seed) for seed in range(6)]
    assert {one.right for one in found if one} == {(right,)}


def test_what_brings_home() -> None:
    # from field 61 home 1 is four steps away, home 4 seven
    found = asked_at("dog", q.bring_home, "pieces t61 / t28; hands 3 5 7 8 / 5")
    assert found and found.right == ("hand0.5.0", "hand0.7.0")


def test_which_seven_comes_home() -> None:
    # from field 61 home 1 is four points away, so three are left for the other piece, or for home 4
    found = asked_at("dog", q.seven_home, "pieces t61 t20 / t40; hands 7 / 5")
    assert found and len(found.right) == 1
    (right,) = found.right
    assert "t61>h" in right and right.startswith("7 ")
    assert not any("h" in str(one.value) for one in found.replies if one.value != right)
    assert all(one.moves for one in found.replies)
    # the last card of all is followed by a deal, which nobody knows; unless the game ends
    found = asked_at("dog", q.seven_home, "pieces t10 t63 h2 h3 h4 / -; hands 7 / -", players=2)
    assert found and [one.value for one in found.replies if one.moves] == list(found.right)


def test_every_way_of_a_seven_is_played_out_with_the_card_that_the_question_names() -> None:
    for seed in range(4):
        found = asked_at("dog", q.seven_home, "pieces t61 t20 / t40; hands 7 joker / 5", seed=seed)
        assert found
        played = {str(reply.value).split()[0] for reply in found.replies}
        assert played == {"7" if found.text.facts["card"] == "7" else "joker=7"}


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("5 9 9", 1),  # the 5 ends on home 2
        ("2 3 9", 2),  # 2 leads to field 63, and from there 3 to home 2
        ("8 9", None),  # both go past it
    ],
)
def test_how_many_cards_bring_a_piece_home(hand: str, count: int | None) -> None:
    position = f"pieces t61 / t40; hands {hand} / 5"
    found = [asked_at("dog", q.fewest_cards, position, seed=seed) for seed in range(40)]
    assert {one.right for one in found if one} == ({(count,)} if count else set())


def test_which_cards_start() -> None:
    found = asked_at("dog", q.card_starts, "pieces t20 / t40; hands 1/11 2 13 joker / 5")
    assert found and found.right == ("hand0.1/11.0", "hand0.13.0", "hand0.joker.0")


def test_what_can_be_swapped() -> None:
    # seat 1 starts on field 16, where its piece is protected; a piece at home is, too
    found = asked_at("dog", q.swappable, "pieces t20 / t16 t40 h1; hands swap 2 / 5")
    assert found and found.right == ("1:A",)
    assert {reply.why[0].rules for reply in found.replies} == {("dog.swap-protected",)}


@pytest.mark.parametrize(("players", "plate"), [(4, "plate2"), (3, "plate1")])
def test_who_gets_the_card_that_is_passed_on(players: int, plate: str) -> None:
    hands = " / ".join(["2 3"] * players)
    found = asked_at("dog", q.passes_on_to, f"phase give; hands {hands}", players=players)
    assert found and found.right == (plate,)


@pytest.mark.parametrize(("number", "cards"), [(1, 5), (4, 2), (5, 6), (6, 5)])
def test_how_many_cards_the_next_round_has(number: int, cards: int) -> None:
    found = asked_at("dog", q.next_round, f"round {number}; pieces t20 / t40; hands 2 3 / 5 6")
    assert found and found.right == (cards,)


def test_who_opens_the_next_round() -> None:
    found = asked_at("dog", q.opens_next, "starter 3; turn 0; pieces t20 / t40; hands 2 / 5")
    assert found and found.right == ("plate0",)


def test_whose_pieces_move_before_and_after_the_own_ones_are_home() -> None:
    pieces = "pieces t20 h2 h3 h4 / t28 / t40 / t8"
    found = asked_at("dog", q.whose_pieces, f"{pieces}; hands 5 / 5 / 5 / 5")
    assert found and found.right == ("0:A",) and found.rules[0] == "dog.partner-not-yet"
    assert asked_at("dog", q.pieces_of_partner, f"{pieces}; hands 5 / 5 / 5 / 5") is None
    home = pieces.replace("t20", "h1")
    found = asked_at("dog", q.pieces_of_partner, f"{home}; hands 5 / 5 / 5 / 5")
    assert found and found.right == ("2:A",) and found.rules[0] == "dog.partner-own"


@pytest.mark.parametrize(
    ("options", "pieces", "right"),
    [
        ({}, "t60 h2 h3 h4 / - / t40 h2 h3 h4 / -", "help"),
        ({}, "t60 h2 h3 h4 / - / h1 h2 h3 h4 / -", "together"),
        ({"players": 3}, "t20 t60 h2 h3 h4 / - / -", "alone"),
    ],
)
def test_what_it_means_to_be_home(options: dict[str, int], pieces: str, right: str) -> None:
    # home 1 is five fields from field 60: four to the start field, and one more
    hands = " / ".join(["5"] * (options.get("players", 4)))
    found = asked_at(
        "dog", q.last_piece_home, f"pieces {pieces}; hands {hands}", "5 t60>h1", **options
    )
    assert found and found.right == (right,)


@pytest.mark.parametrize(
    ("options", "hand", "right"),
    [({}, "5", "fold"), ({"players": 3}, "5", "toss"), ({}, "13", None)],
)
def test_what_is_done_with_a_hand_that_cannot_be_played(
    options: dict[str, int], hand: str, right: str | None
) -> None:
    seats = options.get("players", 4)
    position = f"pieces {' / '.join(['-'] * seats)}; hands {' / '.join([hand] * seats)}"
    found = asked_at("dog", q.nothing_to_play, position, **options)
    assert (found and found.right[0]) == right


def test_a_piece_that_goes_backward_is_said_to() -> None:
    # the question is about the piece on field 26; with one hit alone it is asked only sometimes
    position = "pieces t26 / t22 / t40; hands 4 8 / 5"
    found = [asked_at("dog", q.sent_back, position, "4 t26>t22 x1:t22", seed=n) for n in range(9)]
    (first, *_) = filter(None, found)
    assert first.text.facts["first"].facts == {"piece": "0:t26", "target": "t22", "back": True}
    assert first.right == ("1:A",)


@pytest.mark.parametrize(
    ("pieces", "players", "right", "slips"),
    [
        ("h1 h2 t20 / t40 / h3 / t9", 4, 5, {8: "home", 2: "alone"}),
        ("h2 h3 h4 t20 / h1 t40", 2, 1, {4: "home", 2: "fifth"}),
    ],
)
def test_how_many_pieces_are_missing_to_win(
    pieces: str, players: int, right: int, slips: dict[int, str]
) -> None:
    position = f"pieces {pieces}; hands 5 / 5{' / 5 / 5' * (players > 2)}"
    found = asked_at("dog", q.missing_to_win, position, players=players)
    assert found and found.right == (right,)
    told = {one.value: one.why[0].facts for one in found.replies}
    assert {value: facts["slip"] for value, facts in told.items()} == slips
    assert not any({"home", "count"} & facts.keys() for facts in told.values())  # so it is a hint
