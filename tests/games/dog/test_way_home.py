"""The fewest cards home, as a path in the graph of the track."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import networkx as nx
import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.core.errors import PositionError

DOG = mops.game("dog")


def home(start: str, piece: str, *cards: str, **options: Any) -> list[str]:
    """The cards and fields of a way home."""
    state = mops.game("dog", **options).position(start)
    way = graphs.dog_way_home(state, piece, cards or None)
    fields = list(way)
    told = [fields[0]]
    for source, target in pairwise(fields):
        told += [way.edges[source, target]["card"], target]
    assert nx.is_path(way, fields) and way.number_of_edges() == len(fields) - 1
    return told


def test_hops_are_those_of_the_rules_on_a_small_board() -> None:
    """Every hop on an empty board of 4 x 8 fields, by a formula that knows no engine."""
    hops = graphs.dog_hops(mops.game("dog", spaces=8).position("pieces -"), "0:z")
    numbers = {*range(1, 14)}
    expected = {("0:z", "t0")}
    for field in range(32):
        until = 32 - field
        expected |= {(f"t{field}", f"t{(field + n) % 32}") for n in numbers}
        expected.add((f"t{field}", f"t{(field - 4) % 32}"))
        expected |= {(f"t{field}", f"0:h{k}") for k in range(1, 5) if until + k in numbers}
    expected |= {(f"0:h{one}", f"0:h{two}") for two in range(1, 5) for one in range(1, two)}
    assert set(hops.edges()) == expected
    check = nx.DiGraph(expected)
    for piece in ("0:z", "t0", "t1", "t7", "t13", "t20", "t31"):
        start = "pieces -" if piece == "0:z" else f"pieces {piece}"
        way = home(start, piece, spaces=8)
        least = min(nx.shortest_path_length(check, piece, f"0:h{k}") for k in range(1, 5))
        assert len(way) == 2 * least + 1, piece


@pytest.mark.parametrize(
    ("start", "piece", "way"),
    [
        ("pieces t61", "t61", ["t61", "7", "0:h4"]),
        ("pieces t61 h2", "t61", ["t61", "4", "0:h1"]),  # w08
        ("pieces t0", "t0", ["t0", "4", "t60", "8", "0:h4"]),  # w11
        ("pieces t2", "t2", ["t2", "4", "t62", "6", "0:h4"]),  # w13
        ("pieces -", "0:z", ["0:z", "1/11", "t0", "4", "t60", "8", "0:h4"]),
        # 51 to the start field and one more: exactly four times the longest card
        ("pieces t13", "t13", ["t13", "13", "t26", "13", "t39", "13", "t52", "13", "0:h1"]),
        # no way forward: back over the own start field
        (
            "pieces t14 / t16",
            "t14",
            ["t14", "4", "t10", "4", "t6", "4", "t2", "4", "t62", "6", "0:h4"],
        ),
        ("pieces / / t30", "t30", ["t30", "6", "2:h4"]),
        ("pieces h1", "0:h1", ["0:h1"]),
    ],
)
def test_the_fewest_cards_home(start: str, piece: str, way: list[str]) -> None:
    assert home(start, piece) == way


@pytest.mark.slow
def test_the_fewest_cards_on_other_boards() -> None:
    # w31 and w33: 2 before the start field, on 96 fields, and counter-clockwise
    assert home("pieces t94", "t94", players=6) == ["t94", "6", "0:h4"]
    assert home("pieces t2", "t2", direction="counterclockwise") == ["t2", "6", "0:h4"]
    assert home("pieces t0", "t0", players=6) == ["t0", "4", "t92", "8", "0:h4"]
    # 30 to the start field and 4 more: three cards, but no two; four back are not allowed
    barred = home("pieces t2", "t2", four_over_start="barred", spaces=8)
    assert len(barred) == 7 and barred[-1] == "0:h4" and "t30" not in barred


def test_a_way_names_every_card_that_would_do_and_its_rules() -> None:
    way = graphs.dog_way_home(DOG.position("pieces -"), "0:z")
    assert way.edges["0:z", "t0"]["cards"] == ("1/11", "13")
    assert {"dog.four", "dog.four-back-way"} <= set(way.edges["t0", "t60"]["rules"])
    assert "dog.home-forward" in way.edges["t60", "0:h4"]["rules"]


@pytest.mark.parametrize(
    ("start", "piece"),
    [("pieces t0 t60", "t60"), ("pieces t60 h1", "t60"), ("pieces t0", "0:z")],
)
def test_some_pieces_do_not_come_home_alone(start: str, piece: str) -> None:
    with pytest.raises(nx.NetworkXNoPath, match=f"on {piece} does not come home"):
        graphs.dog_way_home(DOG.position(start), piece)


def test_the_cards_of_a_hand_are_there_once() -> None:
    assert home("pieces t0", "t0", "3", "4", "5") == ["t0", "4", "t60", "5", "0:h1"]
    # back by the joker, then home by the 8; with one of the two alone there is none
    assert home("pieces t0", "t0", "8", "joker") == ["t0", "joker", "t60", "8", "0:h4"]
    for hand in (("8",), ("joker",), ("swap", "8")):
        with pytest.raises(nx.NetworkXNoPath):
            home("pieces t0", "t0", *hand)
    reached = graphs.dog_range(DOG.position("pieces t5; hands 2 5"), "t5")
    assert reached == {
        "t5": (),
        "t7": ("2 t5>t7",),
        "t10": ("5 t5>t10",),
        "t12": ("2 t5>t7", "5 t7>t12"),
    }


def test_a_piece_has_to_stand_where_it_is_looked_for() -> None:
    for wrong in ("t6", "1:t5", "h1", "", "x"):
        with pytest.raises(PositionError, match="No piece stands on"):
            graphs.dog_hops(DOG.position("pieces t5 h1"), wrong)
