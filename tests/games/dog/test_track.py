"""The track as a graph: fields and steps, what cards do on it, pictures."""

from __future__ import annotations

import re
from collections import Counter
from math import dist
from typing import Any
from xml.etree import ElementTree

import matplotlib as mpl
import networkx as nx
import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.core.errors import NotationError

mpl.use("agg")
SVG = "{http://www.w3.org/2000/svg}"
DOG = mops.game("dog")


def uses(graph: nx.MultiDiGraph[str], *facts: str) -> dict[str, Any]:
    """What each play of a graph is, by its notation."""
    return {use["move"]: tuple(use[fact] for fact in facts) for *_, use in graph.edges(data=True)}


# fields and steps


@pytest.mark.parametrize(
    ("players", "loop", "start_fields"),
    [(2, 64, 2), (3, 64, 3), (4, 64, 4), (5, 96, 5), (6, 96, 6)],
)
def test_every_field_and_every_step_is_there(players: int, loop: int, start_fields: int) -> None:
    track = graphs.dog_track(mops.game("dog", players=players))
    assert Counter(dict(track.nodes(data="kind")).values()) == {
        "track": loop - start_fields,
        "start-field": start_fields,
        "home": 4 * players,
        "start-zone": players,
    }
    assert Counter(kind for *_, kind in track.edges(data="kind")) == {
        "forward": loop + 3 * players,
        "backward": loop,
        "into-home": players,
        "start": players,
    }
    rules = mops.game("dog").rules
    assert all(rule in rules for *_, rule in track.edges(data="rule"))


def test_a_distance_is_counted_over_the_start_field() -> None:
    """dog.home-forward: d steps before the start field, home field k takes d + k points."""
    track = graphs.dog_track(DOG)
    red = nx.subgraph_view(
        track,
        filter_edge=lambda *step: (
            track.edges[step]["kind"] != "backward" and track.edges[step]["seat"] in (None, 0)
        ),
    )
    for before, deep in ((3, 2), (1, 4), (13, 1)):
        assert nx.shortest_path_length(red, f"t{64 - before}", f"0:h{deep}") == before + deep
    assert nx.immediate_dominators(red, "0:z")["0:h1"] == "t0"
    assert not nx.has_path(red, "t60", "1:h1")


def test_pieces_stand_on_their_fields() -> None:
    track = graphs.dog_track(DOG.position("pieces t5 h1 / t16 t0 / t9"))
    taken = {name: seats for name, seats in track.nodes(data="pieces") if seats}
    assert taken == {
        "0:z": (0, 0), "1:z": (1, 1), "2:z": (2, 2, 2), "3:z": (3, 3, 3, 3),
        "t5": (0,), "0:h1": (0,), "t16": (1,), "t0": (1,), "t9": (2,),
    }  # fmt: skip
    assert [name for name, shut in track.nodes(data="protected") if shut] == ["t16"]


@pytest.mark.parametrize("players", [4, 6])
def test_positions_are_those_of_the_board_with_y_upwards(players: int) -> None:
    track = graphs.dog_track(mops.game("dog", players=players))
    assert track.nodes["t0"]["pos"] == (0, -1)
    assert track.nodes["t1"]["pos"][0] < 0, "clockwise from the middle of the lower edge"
    assert -1 < track.nodes["0:h1"]["pos"][1] < track.nodes["0:z"]["pos"][1] < 0
    places = [place for name in track for place in track.nodes[name]["places"]]
    assert len(places) == len(set(places)) == len(track) + 3 * players


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_is_room_to_write_beside_every_field(players: int) -> None:
    track = graphs.dog_track(mops.game("dog", players=players))
    for name, words in track.nodes(data="beside"):
        room = 0.11 if track.nodes[name]["kind"] == "start-zone" else 0.05
        places = (place for facts in track.nodes.values() for place in facts["places"])
        assert min(dist(words, place) for place in places) > room, name


# what cards do


def test_jumping_and_hitting() -> None:
    """w07."""
    reach = graphs.dog_reach(DOG.position("pieces t5 t8 / t13; hands 3 8"))
    assert uses(reach, "hits", "jumps", "burns") == {
        "3 t5>t8 x0:t8": (("0:t8",), (), ()),
        "3 t8>t11": ((), (), ()),
        "8 t5>t13 x1:t13": (("1:t13",), ("0:t8",), ()),
        "8 t8>t16": ((), ("1:t13",), ()),
    }
    assert set(reach["t5"]) == {"t8", "t13"}
    assert "dog.hit-own" in reach.edges["t5", "t8", "3 t5>t8 x0:t8"]["rules"]


def test_what_a_seven_burns() -> None:
    """w18: whole on one piece, and shared out."""
    reach = graphs.dog_reach(DOG.position("pieces t5 t7 / t12 / t9; hands 7"))
    whole = {
        move: burns
        for move, (burns, shared) in uses(reach, "burns", "shared").items()
        if not shared
    }
    assert whole == {
        "7 t5>t12 x0:t7 x2:t9 x1:t12": ("0:t7", "2:t9", "1:t12"),
        "7 t7>t14 x2:t9 x1:t12": ("2:t9", "1:t12"),
    }
    assert set(reach["t5"]) == {f"t{n}" for n in range(6, 13)}
    assert set(reach["t7"]) == {f"t{n}" for n in range(8, 15)}
    ((step, burns),) = ((use["steps"], use["burns"]) for use in reach["t7"]["t11"].values())
    assert (step, burns) == (4, ("2:t9",))


def test_a_seven_in_home_is_shared() -> None:
    """w22: an own piece comes home, and the partner's take the rest."""
    state = DOG.position("pieces h1 h3 h4 t61 / - / t40 h1; hands 7")
    reach = graphs.dog_reach(state)
    assert set(reach["t40"]) == {"t41", "t42"} and set(reach["2:h1"]) == {"2:h2", "2:h3"}
    assert set(reach["t61"]) == {"t4", "t3", "0:h1"} and set(reach["0:h1"]) == {"0:h2"}


def test_swaps_lead_to_pieces_of_others() -> None:
    """w14."""
    state = DOG.position("pieces t0 t10 h1 / t16 t20 / t30 h2 / t5; hands swap")
    reach = graphs.dog_reach(state)
    assert [edge[:2] for edge in sorted(reach.edges)] == [
        ("t10", "t20"), ("t10", "t30"), ("t10", "t5"),
    ]  # fmt: skip
    blocks = uses(graphs.dog_blocks(state), "blocks")
    assert blocks["swap t10<>1:t16"] == (("1:t16",),)
    assert blocks["swap t0<>1:t20"] == (("0:t0",),)


def test_a_piece_on_its_own_start_field_is_in_the_way() -> None:
    """w03."""
    state = DOG.position("pieces t0 t60; hands 13 6 3")
    blocks = graphs.dog_blocks(state)
    barred = {"13 z>t0", "6 t60>h2", "6 t60>t2", "13 t60>t9"}
    assert {move for move, (by,) in uses(blocks, "blocks").items() if by == ("0:t0",)} == barred | {
        "3 z>t0", "6 z>t0",
    }  # fmt: skip
    assert "dog.home-block" in blocks.edges["t60", "0:h2", "6 t60>h2"]["rules"]
    assert set(uses(graphs.dog_reach(state))) == {"13 t0>t13", "6 t0>t6", "3 t0>t3", "3 t60>t63"}


@pytest.mark.parametrize(
    ("start", "move", "by", "rule"),
    [
        ("pieces t14 / t16; hands 2", "2 t14>t16", "1:t16", "dog.start-block"),  # w05
        ("pieces t18 / t16; hands 4", "4 t18>t14", "1:t16", "dog.four-back-way"),  # w12
        ("pieces t61 h2; hands 6", "6 t61>h3", "0:h2", "dog.home-no-jump"),  # w08
        ("pieces t61 h2; hands 5", "5 t61>h2", "0:h2", "dog.home-safe"),
        ("pieces h1 h3; hands 3", "3 h1>h4", "0:h3", "dog.home-no-jump"),  # w09
        ("pieces h2 t14 / t16; hands 7", "7 t14>t21", "1:t16", "dog.seven-block"),  # w20
    ],
)
def test_what_is_in_the_way(start: str, move: str, by: str, rule: str) -> None:
    blocks = uses(graphs.dog_blocks(DOG.position(start)), "blocks", "rules")
    assert blocks[move][0] == (by,)
    assert rule in blocks[move][1]


def test_a_guest_on_a_start_field_is_in_nobodys_way() -> None:
    """w06, and the other reading of dog.start-guest."""
    start = "pieces t14 / - / - / t16; hands 2 3"
    reach = graphs.dog_reach(DOG.position(start))
    assert uses(reach, "hits", "jumps")["3 t14>t17"] == ((), ("3:t16",))
    agreed = mops.game("dog", foreign_start_block="on").position(start)
    assert uses(graphs.dog_blocks(agreed), "blocks")["3 t14>t17"] == (("3:t16",),)


def test_a_use_is_told_in_words() -> None:
    state = DOG.position("pieces t5 t14 / t8 t16; hands 7 3")
    (burn,) = graphs.dog_reach(state)["t5"]["t12"].values()
    assert "burns it: back to the start zone" in str(mops.explain(burn["why"]))
    (block,) = graphs.dog_blocks(state)["t14"]["t17"].values()
    told = str(mops.explain(block["why"], lang="de"))
    assert told.startswith("Die 3 bringt die Figur nicht von Feld 14 auf Feld 17")


def test_cards_that_are_not_in_the_hand_can_be_asked_for() -> None:
    state = DOG.position("pieces t5; hands 2")
    assert set(uses(graphs.dog_reach(state, ["1/11"]))) == {
        "1/11 z>t0",
        "1/11 t5>t6",
        "1/11 t5>t16",
    }
    seen = DOG.observe(DOG.position("pieces t5; hands 2 / 3"), 1)
    assert list(graphs.dog_reach(seen).edges) == [], "nobody sees that hand"
    with pytest.raises(NotationError, match="'11' is no card"):
        graphs.dog_reach(state, ["11"])


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 3, 4, 6])
@pytest.mark.parametrize(
    "options", [{}, {"home_entry": "forced", "start_protection": "start-or-lap"}]
)
def test_the_graphs_keep_to_the_rules(players: int, options: dict[str, str]) -> None:
    """What is reached is legal, all that is legal is reached, and what is barred is not legal."""
    game = mops.game("dog", players=players, **options)
    states = mops.record(game, seed=players, players="random").states()
    seen = 0
    for state in (s for s in states[::25] if s.phase == "play"):
        reach, blocks = graphs.dog_reach(state), graphs.dog_blocks(state)
        for *_, move in reach.edges:
            assert game.check(state, move) == ()
        for *_, move, rules in blocks.edges(keys=True, data="rules"):
            assert rules == tuple(dict.fromkeys(v.rule.id for v in game.check(state, move)))
        single = [m for m in game.legal(state) if len(getattr(m, "portions", "..")) == 1]
        assert {str(move) for move in single} <= set(uses(reach))
        seen += len(single)
    assert seen > 20


# pictures


@pytest.mark.parametrize("players", [4, 6])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_svg_is_whole_and_always_the_same(players: int, lang: str) -> None:
    state = mops.game("dog", players=players).position("pieces t5 t14 / t8 t16; hands 3 7")
    track = graphs.dog_track(state)
    for ways in (None, graphs.dog_reach(state), graphs.dog_blocks(state)):
        picture = graphs.show_track(track, ways, lang=lang)
        svg = picture._repr_svg_()
        assert svg == graphs.show_track(track, ways, lang=lang).svg
        root = ElementTree.fromstring(svg)
        ids = re.findall(r' id="([^"]+)"', svg)
        assert set(re.findall(r'(?:href="#|url\(#)([^")]+)', svg)) == set(ids)
        shown = [text.text for text in root.iter(f"{SVG}text")]
        assert {
            "Finn" if players == 6 else "Dana",
            {"en": "start field", "de": "Startfeld"}[lang],
        } <= {*shown}
        assert {str(n) for n in range(64 if players == 4 else 96)} <= {*shown}


def test_the_picture_tells_what_it_shows() -> None:
    state = DOG.position("pieces t5 t14 / t8 t16; hands 3")
    track = graphs.dog_track(state)
    told = repr(graphs.show_track(track, graphs.dog_reach(state))).splitlines()
    assert told[:2] == ["Dog · Track of 64 fields", "Ways: track 5 → track 8: 3"]
    assert "Ben’s blue piece, track 16, protected" in told[3]
    told = repr(graphs.show_track(track, graphs.dog_blocks(state))).splitlines()
    assert told[1].endswith("track 14 → track 17: 3 (blocked by Ben’s blue piece on track 16)")


def test_a_part_of_a_track_and_other_numbers_can_be_shown() -> None:
    track = graphs.dog_track(DOG)
    part = track.subgraph(name for name in track if name not in ("t20", "3:z"))
    svg = graphs.show_track(part, numbers={"t5": 777}).svg
    shown = [text.text for text in ElementTree.fromstring(svg).iter(f"{SVG}text")]
    assert "777" in shown and "5" not in shown and "20" not in shown and "Dana" not in shown


def test_ways_can_be_shown_on_an_empty_track() -> None:
    blocks = graphs.dog_blocks(DOG.position("pieces t14 / t16; hands 3"))
    told = repr(graphs.show_track(graphs.dog_track(DOG), blocks)).splitlines()
    assert told[0] == "Dog · Track of 64 fields" and "blocked by Ben" in told[1]
    assert graphs.draw_track(graphs.dog_track(DOG), blocks).texts


@pytest.mark.parametrize("players", [4, 6])
def test_axes_are_drawn_on_and_returned(players: int) -> None:
    import matplotlib.pyplot as plt

    state = mops.game("dog", players=players).position("pieces t5 t14 / t8 t16; hands 3 swap")
    track = graphs.dog_track(state)
    own = graphs.draw_track(track, graphs.dog_reach(state))
    assert own.figure.axes == [own]
    shown = [text.get_text() for text in own.texts]
    assert {"Anna", "start field", "3, ⇄"} <= {*shown}
    figure, axes = plt.subplots(1, 2)
    ax = graphs.draw_track(track, graphs.dog_blocks(state), {"t9": 777}, ax=axes[1], lang="de")
    shown = [text.get_text() for text in axes[1].texts]
    assert ax is axes[1] and not axes[0].texts
    assert {"Startfeld", "777"} <= {*shown} and "9" not in shown
    for drawn in (own.figure, figure):
        drawn.canvas.draw()
