"""What is told of each step: the events in their order, with their facts, worked out by hand."""

from __future__ import annotations

from typing import Any

import mopsbook as mops
from mopsbook.show.look import story_of

SORTED = [
    card
    for number, count in zip("12345", (9, 8, 9, 8, 9), strict=True)
    for card in ["N" + number] * count
]
SORTED += [kind + number for kind in "SQCA" for number in "12345"]
SORTED += ["M1", "M1", "M2", "M3", "M3", "M4", "M5", "M5"]
PLAYERS = "4 players; guard 3; "
HANDS = "hands {} N5 / N4 M1 / N1 S3 / N1 A4 M5"


def told(position: str, *moves: str, **options: Any) -> list[tuple[str, dict[str, Any]]]:
    """Return kind and facts of all events of some moves."""
    game = mops.game("mogel_motte", players=int(position[0]), **options)
    state, found = game.position(position), []
    for move in moves:
        step = game.apply(state, move)
        found += [(event.kind, dict(event.facts)) for event in step.events]
        state = step.after
    return found


def only(position: str, *moves: str, **options: Any) -> dict[str, tuple[int, ...] | None]:
    """Return which seats may know all facts of the events of the last move."""
    game = mops.game("mogel_motte", players=int(position[0]), **options)
    state = game.position(position)
    for move in moves:
        step = game.apply(state, move)
        state = step.after
    return {event.kind: event.only for event in step.events}


def test_a_round_begins() -> None:
    assert told("3 players; phase deal; starter 1", f"deal {' '.join(SORTED)}") == [
        ("deal", {"starter": 1, "round": 1, "count": 8, "left": 46}),
        ("guard", {"player": 1, "round": 1}),
        ("first-card", {"card": "N3", "kind": "number", "value": 3, "acts": False, "under": []}),
    ]


def test_a_first_card_may_act() -> None:
    cards = [*SORTED]
    at = cards.index("S2")
    cards[24], cards[at] = cards[at], cards[24]
    events = told("3 players; phase deal", f"deal {' '.join(cards)}", first_card_action="perform")
    assert events[2:] == [
        ("first-card", {"card": "S2", "kind": "spider", "value": 2, "acts": True, "under": []}),
        ("spider", {"player": 0}),
    ]


def test_turns() -> None:
    position = "3 players; guard 2; discard N5; draw N4 S1; hands N1 N1 / N4 / M2 N5"
    assert told(position, "0 play N1", "1 draw", "2 play M2") == [
        ("play", {"player": 0, "card": "N1", "kind": "number", "value": 1, "wrap": True, "left": 1, "guard": False}),
        ("draw", {"player": 1, "card": "N4", "why": "stuck", "left": 1}),
        ("play", {"player": 2, "card": "M2", "kind": "moth", "value": 2, "wrap": False, "left": 1, "guard": True}),
    ]  # fmt: skip
    assert only(position, "0 play N1", "1 draw") == {"draw": (1,)}


def test_whether_somebody_could_have_laid_a_card_is_told_to_nobody() -> None:
    """Where all may draw at will: a hand that fits and one that does not are told of alike."""
    game = mops.game("mogel_motte", players=3, voluntary_draw=True)
    rest = "guard 2; discard N5 N3 N3; hands {} / N4 / M2 N5"
    for piles, moves in (("draw N4 N1", ["0 draw"]), ("", ["0 draw", "shuffle N5 N3"])):
        seen: list[list[Any]] = []
        for hand in ("N2 N4", "N1 N5"):
            state = game.position(f"{rest.format(hand)}; {piles}".removesuffix("; "))
            found: list[Any] = []
            for move in moves:
                step = game.apply(state, move)
                state = step.after
                views = [game.observe(state, seat) for seat in (1, 2)]
                found += [story_of(step, seat) for seat in (1, 2)], views
                assert all(event.facts.get("why") in (None, "free") for event in step.events)
            seen.append(found)
        assert seen[0] == seen[1]


def test_whoever_lays_the_last_card_holds_no_moths() -> None:
    """last_card_action "resolve": seat 0 has no hand any more, and only seat 1 keeps its moths."""
    position = "4 players; guard 3; discard N3; draw N1; hands Q2 / M1 M2 / N4 / N5 N1"
    found = told(position, "0 play Q2", "slap 2", last_card_action="resolve")
    assert [facts["players"] for kind, facts in found if kind == "no-gift"] == [[1]]
    spider = position.replace("Q2", "S2")
    game = mops.game("mogel_motte", players=4, last_card_action="resolve")
    last = game.apply(game.position(spider), "0 play S2").after
    assert [str(move) for move in game.legal(last)] == ["0 decline"]
    assert game.apply(last, "0 decline").after.phase == "round_over"


def test_nothing_to_draw() -> None:
    position = "3 players; guard 2; discard N5; hands N3 / N4 / M2 N5"
    assert told(position, "0 draw") == [("no-card", {"player": 0, "why": "turn"})]


def test_who_can_lay_does_not_draw_from_nothing() -> None:
    game = mops.game("mogel_motte", players=3, voluntary_draw=True)
    position = "guard 2; discard {}; hands N4 N3 / N4 N1 / M2 N5"
    assert [str(m) for m in game.legal(game.position(position.format("N5")))] == ["0 play N4"]
    some = game.position(position.format("N5 N1 N5"))
    assert [str(m) for m in game.legal(some)] == ["0 play N4", "0 draw"]


def test_a_spider() -> None:
    position = PLAYERS + "discard N3; draw N1; " + HANDS.format("S2")
    assert told(position, "0 play S2", "0 give 2 N5")[1:] == [
        ("spider", {"player": 0}),
        ("give", {"player": 0, "to": 2, "card": "N5"}),
        ("round-end", {"empty": [0], "count": 1, "round": 1}),
        ("score", {"player": 0, "numbers": 0, "actions": 0, "moths": 0, "points": 0}),
        ("score", {"player": 1, "numbers": 1, "actions": 0, "moths": 1, "points": 11}),
        ("score", {"player": 2, "numbers": 2, "actions": 1, "moths": 0, "points": 7}),
        ("score", {"player": 3, "numbers": 1, "actions": 1, "moths": 1, "points": 16}),
    ]
    assert only(position, "0 play S2", "0 give 2 N5")["give"] == (0, 2)
    assert told(position, "0 play S2", "0 decline")[2:] == [("decline", {"player": 0})]


def test_a_mosquito() -> None:
    position = PLAYERS + "discard N3; draw N1; " + HANDS.format("Q2 N5").replace("N4 M1", "M1")
    assert told(position, "0 play Q2", "slap 1 3 2", "3 gift N1")[1:] == [
        ("mosquito", {"player": 0, "players": [1, 2, 3]}),
        ("slap", {"slowest": 2, "order": [1, 3, 2], "givers": [3, 0]}),
        ("no-gift", {"players": [1], "slowest": 2, "kept": False}),
        ("gift", {"player": 3, "to": 2, "card": "N1"}),
    ]
    assert only(position, "0 play Q2", "slap 2", "3 gift A4")["gift"] == (3, 2)
    assert told(position, "0 play Q2", "slap 2")[2] == (
        "slap",
        {"slowest": 2, "order": [], "givers": [3, 0]},
    )


def test_a_cockroach() -> None:
    position = PLAYERS + "discard N3; draw N1; " + HANDS.format("C4 N5")
    assert told(position, "0 play C4", "race 1 N4")[1:] == [
        ("cockroach", {"player": 0, "value": 4, "players": [0, 1, 2, 3], "actions": False}),
        ("race", {"player": 1, "card": "N4", "value": 4}),
    ]
    assert told(position, "0 play C4", "race -", race_active=False)[1:] == [
        ("cockroach", {"player": 0, "value": 4, "players": [1, 2, 3], "actions": False}),
        ("race-nobody", {"value": 4}),
    ]


def test_an_ant() -> None:
    position = PLAYERS + "discard N1 N2; draw S4; " + HANDS.format("A3")
    ant = {"player": 0, "players": [1, 2, 3], "choice": False}
    assert told(position, "0 play A3")[1:] == [
        ("ant", ant | {"source": "discard"}),
        ("take", {"player": 1, "card": "N2", "left": 1}),
        ("take", {"player": 2, "card": "N1", "left": 0}),
        ("ant-short", {"players": [3], "source": "none"}),
    ]
    assert told(position, "0 play A3", ant_short="draw")[4:6] == [
        ("ant-short", {"players": [3], "source": "draw"}),
        ("draw", {"player": 3, "card": "S4", "why": "ant", "left": 0}),
    ]
    chosen = told(position, "0 play A3", "1 take N1", ant_pick="choice")
    assert chosen[1:] == [
        ("ant", ant | {"source": "discard", "choice": True}),
        ("take", {"player": 1, "card": "N1", "left": 1}),
    ]


def test_an_ant_that_empties_the_draw_pile() -> None:
    position = PLAYERS + "discard N1 N2; draw S4; " + HANDS.format("A3")
    ant = {"player": 0, "players": [1, 2, 3], "source": "draw", "choice": False}
    assert told(position, "0 play A3", "shuffle N2 N1", ant_source="draw")[1:] == [
        ("ant", ant),
        ("draw", {"player": 1, "card": "S4", "why": "ant", "left": 0}),
        ("used-up", {"discards": 3}),
        ("reshuffle", {"count": 2, "top": "A3"}),
        ("draw", {"player": 2, "card": "N2", "why": "ant", "left": 1}),
        ("draw", {"player": 3, "card": "N1", "why": "ant", "left": 0}),
    ]


def test_the_last_card_does_not_act() -> None:
    position = PLAYERS + "discard N3; draw N1; " + HANDS.format("S2").replace("S2 N5", "S2")
    kinds = [kind for kind, _ in told(position, "0 play S2")]
    assert kinds == ["play", "no-action", "round-end", "score", "score", "score", "score"]
    assert told(position, "0 play S2")[1] == (
        "no-action",
        {"player": 0, "card": "S2", "kind": "spider"},
    )


CHEAT = "3 players; guard 2; discard N3; draw N1 S2; hands N1 M3 / N4 N5 / N2 M5"


def test_after_a_penalty_that_ends_the_round_nobody_plays_on() -> None:
    last = CHEAT.replace("N2 M5", "N2")
    assert told(last, "0 cheat M3", "2 accuse 0", "2 penalty N2")[4:6] == [
        ("new-guard", {"player": 0, "guard": 2, "then": "round_over", "next": 0}),
        ("round-end", {"empty": [2], "count": 1, "round": 1}),
    ]


def test_a_cheat_that_nobody_sees_is_told_to_the_cheater_alone() -> None:
    assert told(CHEAT, "0 cheat M3", "2 let go") == [
        ("cheat", {"player": 0, "card": "M3"}),
        ("vanish", {"player": 0, "card": "M3", "wrong": False}),
    ]
    assert only(CHEAT, "0 cheat M3") == {"cheat": (0,)}
    assert only(CHEAT, "0 cheat M3", "2 let go") == {"vanish": (0,)}


def test_a_catch() -> None:
    assert told(CHEAT, "0 cheat M3", "2 accuse 0", "2 penalty N2")[1:] == [
        ("accuse", {"guard": 2, "target": 0, "right": True, "gone": False}),
        ("caught", {"player": 0, "card": "M3", "guard": 2, "late": False}),
        ("penalty", {"player": 2, "to": 0, "card": "N2"}),
        ("new-guard", {"player": 0, "guard": 2, "then": "turn", "next": 0}),
    ]
    assert only(CHEAT, "0 cheat M3", "2 accuse 0") == {"accuse": None, "caught": (0,)}
    assert only(CHEAT, "0 cheat M3", "2 accuse 0", "2 penalty N2")["penalty"] == (2, 0)
    moths = CHEAT.replace("N2 M5", "M5")
    assert told(moths, "0 cheat M3", "2 accuse 0")[3:] == [
        ("no-penalty", {"player": 2, "to": 0}),
        ("new-guard", {"player": 0, "guard": 2, "then": "turn", "next": 0}),
    ]


def test_a_wrong_accusation() -> None:
    wrong = [
        ("accuse", {"guard": 2, "target": 1, "right": False, "gone": False}),
        ("guard-stays", {"player": 2}),
        ("draw", {"player": 2, "card": "N1", "why": "wrong", "left": 1}),
    ]
    assert told(CHEAT, "2 accuse 1") == wrong
    vanish = ("vanish", {"player": 0, "card": "M3", "wrong": True})
    assert told(CHEAT, "0 cheat M3", "2 accuse 1")[1:] == [wrong[0], vanish, *wrong[1:]]
    late = told(CHEAT, "0 cheat M3", "2 let go", "2 accuse 0")[2]
    assert late == ("accuse", {"guard": 2, "target": 0, "right": False, "gone": True})


def test_a_late_catch() -> None:
    moves = ["0 cheat M3", "2 let go", "2 accuse 0"]
    assert told(CHEAT, *moves, caught_window="until_next_turn")[2:] == [
        ("accuse", {"guard": 2, "target": 0, "right": True, "gone": True}),
        ("caught", {"player": 0, "card": "M3", "guard": 2, "late": True}),
    ]


def test_the_top_card_shuffled_in() -> None:
    position = (
        "3 players; guard 2; phase reshuffle; resume turn; discard N3 M5 S4; hands N1 N1 / N4 / N1"
    )
    thin = {"reshuffle_top": "shuffled_in", "moth_value": "transparent"}
    assert told(position, "shuffle M5 S4 N3", **thin) == [
        ("reshuffle", {"count": 3, "top": ""}),
        ("turn-up", {"card": "S4", "kind": "spider", "value": 4, "under": ["M5"]}),
    ]


def test_the_end() -> None:
    scores = "3 players; round 3; starter 2; guard 2; turn 0; discard N3; draw N1; scores 20 0 3 / 0 18 11; "
    events = told(scores + "hands N4 / N2 / S1", "0 play N4")
    assert events[-2:] == [
        ("game-end", {"totals": [20, 19, 19]}),
        ("winners", {"players": [1, 2], "points": 19, "shared": True, "tied": True, "tie_break": "shared"}),
    ]  # fmt: skip
    events = told(scores + "hands N4 / N2 / S1", "0 play N4", tie_break="last_round")
    # in the last round seat 1 has got 1 minus point, seat 2 has got 5
    won = {"players": [1], "points": 19, "shared": False, "tied": True, "tie_break": "last_round"}
    assert events[-1] == ("winners", won)
    over = "3 players; phase round_over; starter 2; discard N3; scores 20 0 3"
    assert told(over, "next round") == [("next-round", {"player": 0, "round": 2})]


def test_a_round_in_which_nothing_can_happen_any_more() -> None:
    events = told("3 players; guard 2; discard N3; hands N1 / N5 / N3 M1", "0 draw")
    assert events[:2] == [
        ("no-card", {"player": 0, "why": "turn"}),
        ("round-end", {"empty": [], "count": 0, "round": 1}),
    ]


def cited(position: str, *moves: str, **options: Any) -> dict[str, set[str]]:
    """Return the rules that the events of the last move cite, without the prefix."""
    game = mops.game("mogel_motte", players=int(position[0]), **options)
    state = game.position(position)
    for move in moves:
        step = game.apply(state, move)
        state = step.after
    return {e.kind: {rule.removeprefix("motte.") for rule in e.rules} for e in step.events}


def test_events_cite_what_they_rest_on() -> None:
    moth = "3 players; discard N1; draw N1; hands M5 N5 S2 / N4 / N1"
    assert cited(moth, "0 play N5")["play"] == {"one-card", "wrap"}
    assert cited(moth, "0 play S2")["play"] == {"one-card", "adjacent", "action-placing"}
    assert cited(moth, "0 play M5")["play"] == {
        "one-card",
        "wrap",
        "guard-moth",
        "guard-moth-value",
    }
    thin = cited(moth, "0 play M5", moth_value="transparent")
    assert thin["play"] == {"one-card", "guard-moth", "guard-moth-value"}
    assert "moth-only-cheat" in cited(CHEAT, "0 cheat M3")["cheat"]
    assert "moth-only-cheat" not in cited(CHEAT, "0 cheat N1")["cheat"]
    assert "wrong-target" in cited(CHEAT, "0 cheat M3", "2 accuse 1")["vanish"]
    assert "wrong-target" not in cited(CHEAT, "0 cheat M3", "2 let go")["vanish"]
    end = cited("3 players; guard 2; discard N3; draw N1; hands N2 / S1 / M1", "0 play N2")
    assert end["round-end"] == {"round-end", "round-end-moment"}
    assert end["score"] == {"score-hand", "score-moth"}  # of the last seat
