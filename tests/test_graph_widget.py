"""Graphs as widgets: the same look for all games, what lights up, what fades, and what is said."""

from __future__ import annotations

from importlib import import_module

import networkx as nx
import pytest

import mopsbook as mops
from mopsbook import graphs
from mopsbook.graphs.layout import laid_out
from mopsbook.graphs.portraits import INK, PAPER, Portrait, heats
from mopsbook.graphs.scene import frame_of
from mopsbook.show.packing import unpack
from mopsbook.show.scene import msg
from mopsbook.show.wire import timeline
from mopsbook.teach.words import Teller

MOPSEN = "pecking B R C Y; trick 0:R9 1:R14 2:B3; hands Y1 / Y2 / Y3 / Y4"
MELDS = "hands 5H 6H 7H 7C 7D KD / 2S; discard 9H; phase meld"
FLOW = (
    "guard 2; discard N3; draw N1 N2; hands N2 M5 N5 / N4 / N1",
    ["0 cheat M5", "2 let go", "0 play N2"],
)


def at(game, position, **options):
    return mops.game(game, **options).position(position)


def flow():
    g = mops.game("mogel_motte", players=3)
    return graphs.motte_flow(mops.record(g, start=g.position(FLOW[0]), moves=FLOW[1]).steps())


GRAPHS = {
    "beats": lambda: graphs.beats(at("mopsen", MOPSEN, players=4)),
    "dog_track": lambda: graphs.dog_track(mops.game("dog")),
    "dog_reach": lambda: graphs.dog_reach(at("dog", "pieces t5 / t8; hands 3 8 7")),
    "dog_blocks": lambda: graphs.dog_blocks(at("dog", "pieces t0 t62 / t16; hands 3")),
    "dog_way_home": lambda: graphs.dog_way_home(at("dog", "pieces t0"), "t0"),
    "royal_grid": lambda: graphs.royal_grid(at("mops_royal", "boards A2 A3 A4 / B3; tile C1")),
    "royal_conflicts": lambda: graphs.royal_conflicts(scorings()),
    "royal_patterns": lambda: graphs.royal_patterns(mops.game("mops_royal"))["L4"],
    "miau_followers": lambda: graphs.miau_followers(mops.game("miau_miau")),
    "purrrummy_neighbours": lambda: graphs.purrrummy_neighbours(at("purrrummy", MELDS)),
    "purrrummy_conflicts": lambda: graphs.purrrummy_conflicts(at("purrrummy", MELDS)),
    "mauz_together": lambda: graphs.mauz_together(mauz()),
    "mauz_swaps": lambda: graphs.mauz_swaps(mauz()),
    "motte_ring": lambda: graphs.motte_ring(
        at("mogel_motte", "discard N5; hands N1 S4 N2 / N1 / N1", players=3)
    ),
    "motte_flow": flow,
}


def mauz():
    return at("mauz", "hands 9H QH AS / 9C 9D KH; middle TH JD 6S", players=2)


def scorings():
    return at("mops_royal", "boards A2 A3 A4, B1 .. A5 / B3; tile C1")


@pytest.mark.parametrize("name", GRAPHS)
def test_every_graph_is_shown_and_told_in_each_language(name):
    graph = GRAPHS[name]()
    frame = frame_of(graph)
    sent = timeline([frame], rev=0, langs=("de", "en"))
    whole = unpack(sent)[0]
    zones = [one for one in whole["items"].values() if one["zone"] == "graph"]
    assert len(zones) in (len(graph), 0), "a node each, or the fields of a board"
    assert zones or name.startswith("dog")
    assert whole["arrows"] or name == "dog_track", "its steps are drawn as a whole"
    known = {"-" + key for key in whole["items"]} | whole["items"].keys()
    assert whole["about"] and all({*ids.split(" ")} <= known for ids in whole["about"].values())
    assert all(told and "{" not in told for texts in sent["texts"].values() for told in texts)


@pytest.mark.parametrize("name", GRAPHS)
def test_no_node_leaves_the_picture_or_covers_another(name):
    scene = frame_of(GRAPHS[name]()).scene
    nodes = {key: item for key, item in scene.items.items() if item.zone == "graph"}
    for shape, (width, height) in enumerate(scene.shapes):
        boxes = []
        for item in nodes.values():
            x, y, _, scale = scene.at(item, shape)
            face = scene.drawing(item)
            w, h = face.w * scale / 2, face.h * scale / 2
            assert x - w >= 0 and x + w <= width and y - h >= 0 and y + h <= height
            assert not any(abs(x - a) < w + c and abs(y - b) < h + d for a, b, c, d in boxes)
            boxes.append((x, y, w, h))


def test_a_card_lights_what_counts_with_it_and_itself_on_the_table():
    frame = frame_of(GRAPHS["mauz_together"]())
    assert frame.scene.about["node.9H"] == ("node.TH", "node.QH", "9H")  # by hand: the hearts
    why = frame.scene.marks["node.9H"].why
    told = Teller("mauz", "en").tell(why.id, why.facts)
    assert told == "2 neighbours: 10 of hearts; queen of hearts."
    assert frame.scene.marks["node.9H"].rules == ("mauz.suit-count",)


def test_a_scoring_fades_what_it_ends_and_lights_its_tiles():
    """Blue tiles in a row and one below their end: the row needs the one that the corner turns, and the other way round."""
    scene = frame_of(GRAPHS["royal_conflicts"]()).scene
    line = "node.0,0_0,1_0,2_turn_0,1"
    corner = "node.0,1_0,2_1,2_turn_0,2"
    assert {"0:0,0", "0:0,1", "0:0,2", f"-{corner}"} <= {*scene.about[line]}
    assert line not in scene.about[corner] and f"-{line}" in scene.about[corner]
    assert scene.marks[line].tag is not None


def test_a_way_lights_the_piece_the_field_and_what_it_burns():
    scene = frame_of(GRAPHS["dog_reach"]()).scene
    assert scene.about["way.t5.t12"] == (
        "piece.t5.0",
        "t12",
        "piece.t8.0",
    )  # the 7 burns the piece on 8
    arrow = next(one for one in scene.arrows if "way.t5.t12" in one.of)
    assert (arrow.start, arrow.end) == ("piece.t5.0", "t12")
    assert scene.marks["way.t5.t12"].rules == ("dog.seven-burn",)


def test_a_number_of_a_field_need_not_be_whole():
    track = graphs.dog_track(mops.game("dog").start(3))
    items = mops.Graph(track, numbers={"t1": 3, "t2": 2.5, "no field": 9})._frame().scene.items
    assert (items["t1"].text, items["t2"].text.facts) == (3, {"count": "2.5"})


def test_all_places_of_all_combinations_are_a_picture_of_the_square():
    game = mops.game("mops_royal", patterns="basic")
    everywhere = graphs.royal_placements(game)
    scene = frame_of(everywhere).scene
    assert len(scene.items) == 25
    middle, corner = (scene.items[f"node.{place}"] for place in ("2,2", "0,0"))
    assert middle.text.facts["count"] == everywhere.degree("2,2")
    assert middle.text.facts["count"] > corner.text.facts["count"]
    tell = Teller("mops_royal", "en").tell
    assert "row 3, column 3" in tell(middle.say.id, middle.say.facts)
    assert [*scene.items][:2] == ["node.0,0", "node.0,1"]


def test_numbers_are_hot():
    track = graphs.dog_track(mops.game("dog"))
    scene = frame_of(track, {"t0": 1, "t1": 5}).scene
    assert scene.items["t0"].face == "heat#fff6de.0" and scene.items["t1"].face == "heat#c43c1e."
    assert scene.items["t0"].text == 1


def test_a_graph_moves_with_a_replay():
    g = mops.game("miau_miau", players=2)
    start = g.position("hands 9H QC / KD 9D; discard 9C; draw 7S")
    replay = mops.Replay(mops.record(g, start=start, moves=["0 play QC"]))
    moving = mops.Graph(replay, graphs.miau_followers)
    assert [sorted(one) for one in moving.graphs] == [["9C", "9H", "QC"], ["9D", "KD", "QC"]]
    replay.index = 1
    assert moving.index == 1 and "QC" in repr(moving)
    moving.index = 0
    assert replay.index == 0


def test_what_a_seat_may_not_know_is_in_no_graph():
    g = mops.game("miau_miau", players=2)
    start = g.position("hands 9H QC / KD 9D; discard 9C; draw 7S")
    replay = mops.Replay(mops.record(g, start=start, moves=["0 play QC"]), seat=0)
    shown = mops.Graph(replay, graphs.miau_followers)
    assert [sorted(one) for one in shown.graphs] == [["9C", "9H", "QC"], ["QC"]]


def test_what_is_no_graph_is_refused():
    with pytest.raises(mops.MopsError, match="no graph of a game"):
        mops.Graph(nx.path_graph(3))
    trace = mops.record(mops.game("miau_miau", players=2), seed=1, moves=[])
    with pytest.raises(mops.MopsError, match="for each step"):
        mops.Graph(trace)
    with pytest.raises(mops.MopsError, match="no graph of a game"):
        mops.Graph(nx.Graph(game="mauz", state=3))
    with pytest.raises(mops.MopsError):  # there is none of any step: it is one of another game
        mops.Graph(trace, graphs.mauz_together)


@pytest.mark.parametrize(
    "wrong",
    [{"numbers": [1]}, {"numbers": {"AS": "x"}}, {"numbers": {"AS": float("nan")}}, {"best": 3}],
    ids=str,
)
def test_numbers_and_best_nodes_that_are_none_are_refused_in_a_sentence(wrong):
    with pytest.raises(mops.MopsError, match=f"^{next(iter(wrong))} must be "):
        mops.Graph(nx.Graph([("AS", "TH")], game="mauz"), **wrong)


def test_one_text_is_one_best_node_and_links_may_be_several():
    linked = nx.MultiGraph([("AS", "TH"), ("AS", "TH")], game="mauz")
    marks = mops.Graph(linked, best="TH")._frame().scene.marks
    assert [marks[f"node.{card}"].kind for card in ("AS", "TH")] == ["near", "best"]


def test_a_ring_crosses_what_it_must():
    """Two triangles that share a node, drawn without one crossing: by hand, the parts stand beside each other."""
    linked = nx.Graph([("a", "b"), ("c", "d"), ("a", "e"), ("b", "e"), ("c", "e"), ("d", "e")])
    linked.add_edge("a", "f")
    _, spots = laid_out(linked, dict.fromkeys(linked, (20, 20)), (200, 200))
    order = "".join(spots)
    assert {order[n - 1] + order[n] for n in range(6)} & {"ab", "ba"}
    assert {order[n - 1] + order[n] for n in range(6)} & {"cd", "dc"}


def cells(graph, box):
    """Scale and places of nodes as large as a card."""
    scale, spots = laid_out(graph, dict.fromkeys(graph, (40, 40)), box)
    return scale, {node: (round(x), round(y)) for node, (x, y) in spots.items()}


@pytest.mark.parametrize(("count", "rows"), [(4, 1), (12, 1), (13, 7)])
def test_each_that_leads_to_all_others_stands_in_a_row_as_long_as_that_can_be_read(count, rows):
    beats = nx.DiGraph([(a, b) for a in range(count) for b in range(a + 1, count)])
    _, spots = cells(beats, (780, 400))
    assert len({y for _, y in spots.values()}) == rows  # by hand: a ring of 13 has 7 heights


def test_only_a_node_with_three_links_and_more_stands_in_the_middle():
    # by hand: of a ring of three the lower two are half as far from the middle as the upper one: at two thirds
    assert cells(nx.star_graph(3), (300, 200))[1][0] == (150, 124)
    assert cells(nx.star_graph(2), (300, 200))[1] == {0: (150, 27), 1: (263, 173), 2: (37, 173)}


def test_a_column_lies_down_where_it_has_no_room():
    column = nx.path_graph(8)
    nx.set_node_attributes(column, {n: (0, n) for n in column}, "pos")
    scale, spots = cells(column, (500, 60))
    assert scale == 1 and {y for _, y in spots.values()} == {30}
    assert [n for n, _ in sorted(spots.items(), key=lambda one: one[1])] == [7, 6, 5, 4, 3, 2, 1, 0]


def test_a_link_to_and_fro_is_one_line_unless_each_way_has_its_number():
    plain = nx.DiGraph([("a", "b"), ("b", "a"), ("a", "c")], game="mopsen")
    counted = nx.DiGraph(game="mopsen")
    counted.add_edge("a", "b", count=2)
    counted.add_edge("b", "a", count=1)
    drawn = [
        [(one.start[-1] + one.end[-1], one.kind, one.label and one.label.facts["count"])
         for one in frame_of(graph).scene.arrows]
        for graph in (plain, counted)
    ]  # fmt: skip
    assert drawn == [
        [("ab", "link", None), ("ac", "leads", None)],
        [("ab", "leads", 2), ("ba", "leads", 1)],
    ]


def test_a_neighbour_is_called_by_its_short_name(monkeypatch):
    module = import_module("mopsbook.games.miau_miau.graphs")
    short = {
        "9C": Portrait(msg("graph-node", name="nine of clubs"), name=msg("graph-node", name="nine"))
    }
    monkeypatch.setattr(module, "portrait", lambda _, node: short.get(node), raising=False)
    graph = nx.Graph([("9C", "9H")], game="miau_miau")
    scene = frame_of(graph).scene
    assert scene.items["node.9C"].text.facts == {"name": "nine of clubs"}
    assert [one.facts for one in scene.marks["node.9H"].why.args[0][1]] == [{"name": "nine"}]


def test_letters_are_dark_on_light_colours_and_light_on_dark_ones():
    inks = [ink for _, ink in heats({"a": 0, "b": 5, "c": 7, "d": 10}).values()]
    assert inks == [INK, INK, PAPER, PAPER]


def test_a_card_that_several_hold_lights_up_in_the_hand_of_whose_graph_it_is():
    state = at("purrrummy", "hands 5H 7H X KD / X 2S; discard 9H; phase meld")
    lit = [
        frame_of(nx.Graph({"X": {}}, game="purrrummy", state=state, seat=seat)).scene.about[
            "node.X"
        ]
        for seat in (0, 1)
    ]
    assert lit == [("X.hand0.0",), ("X.hand1.0",)]
