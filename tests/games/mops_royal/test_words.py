"""The sentences of Mops Royal: every refusal and event in both languages, and true to the table."""

from __future__ import annotations

from typing import Any

import mopsbook as mops
from mopsbook.games.mops_royal.moves import Lay, Reveal, Start, Stop
from mopsbook.games.mops_royal.patterns import BASIC, PRINTED
from mopsbook.games.mops_royal.tiles import TILES
from mopsbook.teach.words import Teller, languages
from tests.telling import all_is_told

LANGUAGES = languages("mops_royal")
FULL = "A1 C4 E2 B5 D3, B2 D5 A3 C1 E4, C3 E1 B4 D2 A5, D4 A2 C5 E3 B1, E5 B3 D1 A4 C2"
NEARLY = FULL.removesuffix("C2") + ".."
REFUSE = {"variant_refuse": True}
FINAL = {"variant_final": True}

#: options, a position, a move, and the rules that it breaks
REFUSED: list[tuple[dict[str, Any], str, Any, str]] = [
    ({}, "boards A2 / B3; tile C1", Lay(0, (0, 0.5)), "unknown-move"),  # type: ignore[arg-type]
    ({}, "boards A2 / B3; tile C1", "1 place 0,1", "order-in-round"),
    (FINAL, "boards A2 A3 A4 / B3; phase final", "1 score 0,0 turn 0,0", "final-rotation"),
    ({}, "boards A2 / B3; phase reveal", "0 place 0,1", "reveal"),
    ({}, "boards A2 / B3; tile C1", "reveal C2", "reveal"),
    ({}, "boards A2 / B3; phase reveal", "reveal A2", "reveal"),
    ({}, "boards A2 / B3; phase reveal; upcoming C1", "reveal C2", "reveal"),
    ({}, "phase start", "0 place 0,1", "start-tile"),
    ({}, "boards A2 / B3; tile C1", "start A2 B3", "start-tile"),
    ({}, "phase start", "start A2", "own-set"),
    ({}, "phase start", "start A2 B1", "start-tile-no-crown"),
    ({}, "phase start", Start(("A2", "<Z9>")), "tile-faces"),
    ({}, "boards A2 / B3; phase reveal", Reveal("<Z9>"), "tile-faces"),
    ({}, "phase start", "start A2 B3 caller 1", "caller"),
    ({"caller": "random"}, "phase start", Start(("A2", "B3"), 9), "caller"),
    ({}, "boards A2 A3 / B3; tile A4", "0 pass", "lay-one-tile"),
    ({}, "boards A2 A3 A4 / B3; tile A4; phase score", "0 place 0,3", "lay-one-tile"),
    ({}, "boards A2 / B3; tile C1", "0 place 0,0", "free-space"),
    ({}, "boards A2 / B3; tile C1", "0 place 1,1", "adjacency"),
    ({}, "boards A2 / B3; tile C1", "0 place 2,2", "adjacency"),
    ({}, "boards A2 A3 B4 C5 D6 / B3; tile C1", "0 place 0,5", "five-by-five"),
    ({"grid": "line"}, "boards A2, A3, B4, C5, D6 / B3; tile C1", "0 place 5,0", "five-by-five"),
    ({}, "boards A2 A3 / B3; tile A4", "0 score 0,0 0,1 0,2 turn 0,1", "one-scoring"),
    (FINAL, "boards A2 A3 / B3; tile A4", "0 score 0,0 0,1 0,2 turn 0,1", "final-variant"),
    (FINAL, "boards A2 A3 A4 / B3; phase final", "0 place 0,3", "final-after-25"),
    (FINAL, "boards A2 A3 A4 / B3; phase final", "0 stop", "final-must-score"),
    (
        FINAL | {"final_stop": True},
        "boards A2 A3 A4 / B3; phase final",
        "0 pass",
        "final-must-score",
    ),
    ({}, "boards A2 A3 A4 / B3; tile A4; phase score", Stop(0), "final-must-score"),
    (FINAL, "boards A2 / B3; phase game_over", "0 place 0,1", "end"),
    ({}, "boards A2 A3- A4 / B3; tile C1", "0 refuse 0,1", "refuse-variant"),
    (REFUSE | FINAL, "boards A2 A3 A4 / B3; tile C1", "0 refuse 0,1", "variants-together"),
    (REFUSE, "boards A2 A3 / B3; tile C1", "0 refuse 0,1", "refuse-needs-turned"),
    (REFUSE, "boards A2 A3- A4 / B3; tile C1", "0 refuse 0,2", "refuse-needs-turned"),
    (REFUSE, "boards A2 A3- A4 / B3; tile C1", "0 refuse 0,3", "refuse-needs-turned"),
    (
        REFUSE | {"refuse_stack": False},
        "boards A2 A3-/C1 A4 / B3; tile C4; refused 1 0",
        "0 refuse 0,1",
        "refuse-stack",
    ),
    (
        REFUSE | {"refuse_floor": "must-afford"},
        "boards A2 A3- A4 / B3; tile C4; scores 1 0",
        "0 refuse 0,1",
        "refuse-below-zero",
    ),
    (
        {},
        "boards A2 A3 A4 / B3; tile A4; phase score",
        "0 score 0,0 0,1 1,1 turn 0,1",
        "own-layout",
    ),
    ({}, "boards A2 A3 A4 / B3; tile A4; phase score", "0 score 0,0 0,1 turn 0,1", "sizes"),
    ({}, "boards A2 A3 A4 / B3; tile A4; phase score", "0 score 0,0 turn 0,0", "sizes"),
    (
        {},
        "boards A2 A3- A4, F2 .. .., C2 .. .. / B3; tile C2; phase score",
        "0 score 0,0 0,1 0,2 turn 0,1",
        "turned-out",
    ),
    (
        {},
        "boards A2 A3 A4 B6 / B3; tile B6; phase score",
        "0 score 0,1 0,2 0,3 turn 0,2",
        "same-colour-or-object",
    ),
    (
        {},
        "boards A2 A3, A4 A6 / B3; tile A6; phase score",
        "0 score 0,0 0,1 1,0 1,1 turn 0,0",
        "printed-pattern",
    ),
    (
        {"partial_groups": False},
        "boards A2 A3 A4 A6 / B3; tile A6; phase score",
        "0 score 0,0 0,1 0,2 turn 0,1",
        "part-of-group",
    ),
    (
        {"partial_groups": False},
        "boards D2 A2 B2 C2 E2 / B3; tile E2; phase score",
        "0 score 0,1 0,2 0,3 turn 0,2",
        "part-of-group",
    ),
    (
        {},
        "boards A2 A3 A4 / B3; tile A4; phase score",
        "0 score 0,0 0,1 0,2 turn 0,2",
        "flip-marked-tile",
    ),
    (
        {},
        "boards A2 A3 A4 / B3; tile A4; phase score",
        "0 score 0,0 0,1 0,2 turn 1,2",
        "flip-marked-tile",
    ),
]


def test_a_pattern_may_be_called_as_nothing_should() -> None:
    row = {"id": "$ { $x }", "cells": [[0, 0], [0, 1], [0, 2]], "marks": [[0, 0]]}
    g = mops.game("mops_royal", players=2, patterns=[row])
    all_is_told(g, mops.record(g, seed=7, players="random").steps())


def test_all_36_tiles_have_a_name_of_their_own() -> None:
    for lang in LANGUAGES:
        told = Teller("mops_royal", lang).tell
        for crown in (True, False):
            labels = {told("tile-label", {"tile": tile, "crown": crown}) for tile in TILES}
            assert len(labels) == len(TILES)
    told = Teller("mops_royal", "de").tell
    by_form = {
        "B3": "Anna legt den grünen Napf an",
        "C4": "Anna legt die gelbe Dose an",
        "A5": "Anna legt das blaue Kissen an",
        "E1": "Anna legt den rosa Mops an",
        "D2": "Anna legt den orangefarbenen Knochen an",
        "F6": "Anna legt den violetten Haufen an",
    }
    assert {tile: told("title-lay", {"player": 0, "tile": tile}) for tile in by_form} == by_form
    assert told("caption-tile", {"tile": "A5"}) == "blaues Kissen"
    assert told("caption-tile", {"tile": "B3"}) == "grüner Napf"


def test_every_pattern_has_a_name_of_its_own_and_others_have_their_id() -> None:
    ids = {pattern.id for pattern in (*PRINTED, *BASIC)}
    assert len(ids) == 20
    for lang, own in (("en", "Pattern “Q7”"), ("de", "Form „Q7“")):
        told = Teller("mops_royal", lang).tell
        names = {told("pattern-label", {"pattern": pattern}) for pattern in ids}
        assert len(names) == len(ids)
        assert not any("“" in name for name in names)
        assert told("pattern-label", {"pattern": "Q7"}) == own


def told(options: dict[str, Any], position: str, move: str, lang: str = "en") -> list[str]:
    g = mops.game("mops_royal", **options)
    return str(mops.explain(g.play(g.position(position), move, seed=1), lang)).splitlines()


FOUR = "boards A2 A3 A4 A6 / B3; tile A6; phase score; scores 5 0"


def test_a_scoring_says_what_it_brings_and_what_it_costs() -> None:
    assert told({}, FOUR, "0 score 0,0 0,1 0,2 0,3 turn 0,2") == [
        (
            "Anna scores four in a line, all in blue: blue bone, blue bowl, blue can and blue poop. "
            "4 tiles bring 4 points, so Anna has 9 now."
        ),
        (
            "For the points Anna turns over the blue can, one of 2 that could be chosen. "
            "It counts no more."
        ),
    ]
    crowned = "boards B3 D3 A3 / B3; tile A3; phase score"
    assert told({}, crowned, "0 score 0,0 0,1 0,2 turn 0,1", "de") == [
        (
            "Anna wertet eine Dreierreihe aus Näpfen: grüner Napf, orangefarbener Napf und blauer "
            "Napf. 3 Plättchen und eine Krone bringen 3 Punkte, also hat Anna jetzt 3."
        ),
        (
            "Für die Punkte dreht Anna den orangefarbenen Napf um, denn nur das geht. Dieses Plättchen zählt nicht mehr mit."
        ),
    ]


def test_a_round_is_told_from_the_tile_that_is_revealed_to_the_one_who_sits_out() -> None:
    position = "boards A2 / B3 / C1; tile B3; turn 2; upcoming F6"
    assert told({"players": 3}, position, "2 place -1,0") == [
        "Cleo places the green bowl above the yellow pug.",
        "Nothing in Cleo’s layout can be scored now.",
        "Round 2: Anna reveals the purple poop.",
        "Ben and Cleo take the same tile.",
    ]
    assert told({}, "boards A2 / B3; tile B3; upcoming F6", "0 place 0,1", "de")[2:] == [
        (
            "Ben hat den grünen Napf schon ausliegen, also nimmt Ben kein Plättchen und setzt diese "
            "Runde aus."
        ),
        "Runde 2: Anna deckt den violetten Haufen auf.",
        "Ben nimmt das gleiche Plättchen.",
    ]


def test_a_refusal_of_a_tile_says_what_it_costs() -> None:
    position = "boards A2 A3-/C1 A4 / B3; tile C4; refused 1 0; upcoming F6"
    assert told(REFUSE, position, "0 refuse 0,1")[0] == (
        "Anna refuses the yellow can and puts it face down on the yellow pug, which is turned over. "
        "Refusal number 2 costs 3 points, so Anna has -3 now. No space is filled by it."
    )


def test_the_end_says_how_a_tie_is_broken() -> None:
    boards = f"boards {FULL.replace('C4', 'C4-')} / {NEARLY}; tile F1; scores 10 10"
    assert told({}, boards, "1 place 4,4")[3:] == [
        (
            "All layouts are complete, and the tiles left over stay out. So the game is over. "
            "Points: Anna 10, Ben 10."
        ),
        (
            "Several players have the most points, so face-down tiles are counted, and fewer are "
            "better: Anna 1, Ben 0. Ben wins with 10 points."
        ),
    ]
    even = f"boards {FULL} / {NEARLY}; tile F1; scores 10 10"
    assert told({"final_tie": "caller-last"}, even, "1 place 4,4", "de")[4] == (
        "Mehrere haben die meisten Punkte, also werden verdeckte Plättchen gezählt, und weniger sind "
        "besser: Anna 0, Ben 0. Auch das ist gleich, und Anna steht zurück, denn wer aufdeckt, kommt "
        "zuletzt. Ben gewinnt mit 10 Punkten."
    )


def refused(position: str, move: str, lang: str = "en", **options: Any) -> list[str]:
    g = mops.game("mops_royal", **options)
    s = g.position(position)
    return str(mops.explain(g.check(s, move), lang)).splitlines()


def test_a_refusal_says_what_is_wrong_with_a_place() -> None:
    corner = "boards A2 / B3; tile C1"
    assert refused(corner, "0 place 1,1") == [
        (
            "The tile has to share an edge with another one. There it would touch "
            "others at a corner only."
        )
    ]
    sixth = "boards A2 A3 B4 C5 D6, E1 .. .. .. .. / B3; tile C1"
    assert refused(sixth, "0 place 1,-1", "de") == [
        (
            "Die Auslage muss ganz in ein Quadrat von 5 × 5 passen. Mit einem Plättchen dort wäre sie "
            "6 breit."
        )
    ]


def test_a_refusal_says_what_is_wrong_with_a_combination() -> None:
    assert refused(FOUR, "0 score 0,0 0,1 0,2 0,3 turn 0,3") == [
        (
            "Turn over a tile that lies on a purple square of this shape (four in a line): blue bowl or blue "
            "can. Blue poop lies on none."
        )
    ]
    assert refused(FOUR, "0 score 0,0 0,1 0,2 turn 0,1", partial_groups=False) == [
        (
            "Score the whole group: beside these 3 lies one more of the blue tiles, and in this "
            "game no group is scored in parts."
        )
    ]
    turned = "boards A2 A3- A4, F2 .. .., C2 .. .. / B3; tile C2; phase score"
    assert refused(turned, "0 score 0,0 0,1 0,2 turn 0,1", "de") == [
        (
            "Anna hat den blauen Napf schon umgedreht. Ein umgedrehtes Plättchen gehört zu keiner "
            "Kombination."
        )
    ]


def test_what_is_to_be_decided_says_whether_refusing_is_possible() -> None:
    g = mops.game("mops_royal", variant_refuse=True)
    # a row of three: one place at each end, three above, three below
    assert str(mops.explain(g.position("boards A2 A3- A4 / B3; tile C1; refused 1 0"))) == (
        "It is Anna’s turn to place the yellow pug. 8 spaces fit. Or Anna refuses it for 3 points "
        "and puts it face down on a turned tile."
    )
    assert str(mops.explain(g.position("boards A2 A3 A4 / B3; tile C1"), "de")) == (
        "Anna ist an der Reihe und legt den gelben Mops an. 8 Plätze passen."
    )
    stop = mops.game("mops_royal", variant_final=True, final_stop=True)
    assert str(mops.explain(stop.position("boards A2 A3 A4 / B3; phase final"), "de")) == (
        "Anna ist an der Reihe und wertet die einzige mögliche Kombination oder hört endgültig auf."
    )
    # four in a line, and three of them at either end; the tile to turn is no other combination
    assert str(mops.explain(g.position(FOUR))) == ("Anna may score one of 3 combinations, or none.")
    assert str(mops.explain(g.position("boards A2 / B3; phase reveal"))) == (
        "Anna reveals the next tile."
    )


#: kinds of events that random games hardly reach, with their facts
RARE: list[tuple[str, dict[str, Any]]] = [
    ("supply-used-up", {"caller": 0}),
    ("final-begins", {"caller": 0, "player": 1, "why": "used-up"}),
    ("game-end", {"totals": [-1, 1], "why": "used-up"}),
    ("reveal", {"tile": "A2", "caller": 0, "round": 35, "left": 0}),
    (
        "winners",
        {
            "players": [0, 2],
            "points": 1,
            "shared": True,
            "tie_break": True,
            "turned": [1, 2, 1],
            "yields": False,
            "caller": 1,
        },
    ),
]
