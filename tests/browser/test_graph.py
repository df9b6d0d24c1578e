"""A graph on a saved page: lit, faded and told by keys alone, and stepped through."""

from __future__ import annotations

from playwright.sync_api import expect

import mopsbook as mops
from mopsbook import graphs
from mopsbook.jupyter.export import save_page
from tests.browser.view import View, tab_until

LINE = "node.0,0_0,1_0,2_turn_0,1"
ENDED = (
    "node.0,0_0,1_0,2_1,2_turn_0,1",
    "node.0,0_0,1_0,2_1,2_turn_0,2",
    "node.0,1_0,2_1,2_turn_0,2",
)


def test_a_scoring_is_looked_at_by_keys(new_page, tmp_path):
    s = mops.game("mops_royal").position("boards A2 A3 A4, B1 .. A5 / B3; tile C1")
    page = new_page(reduced_motion="reduce")
    shown = mops.Graph(graphs.royal_conflicts(s))
    page.goto(save_page(tmp_path / "page.html", [shown], "Graph").as_uri())
    view = View(page)
    expect(view.host.locator(".bar")).to_have_count(0)
    tab_until(page, lambda at: "turn_" in str(at))
    tab_until(page, lambda at: LINE in str(at), key="ArrowRight")
    told = view.item(LINE).get_attribute("aria-label")
    assert "Three in a line" in told and "Ends" in told and "Corner of three: 3 points" in told
    view.shows(".faded", *ENDED)
    view.shows(".lit", "0:0,0", "0:0,1", "0:0,2")
    expect(view.stage.locator(".arrow.lit").first).to_be_attached()
    assert view.violations() == []
    page.keyboard.press("Enter")  # chosen, what it ends stays faded while the focus is elsewhere
    view.root.focus()
    view.shows(".faded", *ENDED)
    view.item("node.0,1_0,2_1,2_turn_0,2").click()  # and so with a pointer
    view.item(LINE).click()
    page.mouse.move(5, 5)
    view.shows(".faded", *ENDED)
    page.wait_for_timeout(650)  # no second press of one that was quick
    view.item(LINE).click()
    page.mouse.move(5, 5)
    view.shows(".faded")


def test_a_step_moves_the_graph(new_page, tmp_path):
    g = mops.game("miau_miau", players=2)
    start = g.position("hands 9H QC / KD 9D; discard 9C; draw 7S")
    trace = mops.record(g, start=start, moves=["0 play QC"])
    page = new_page(reduced_motion="reduce")
    shown = mops.Graph(trace, graphs.miau_followers)
    page.goto(save_page(tmp_path / "page.html", [shown], "Graph").as_uri())
    view = View(page)
    expect(view.item("node.9C")).to_be_visible()
    view.button("Next step").click()
    expect(view.item("node.9C")).to_have_count(0)
    expect(view.item("node.9D")).to_be_visible()


def test_a_graph_goes_with_its_replay_without_a_kernel(new_page, tmp_path):
    g = mops.game("miau_miau", players=2)
    start = g.position("hands 9H QC / KD 9D; discard 9C; draw 7S")
    replay = mops.Replay(mops.record(g, start=start, moves=["0 play QC"]))
    shown = mops.Graph(replay, graphs.miau_followers)
    page = new_page(reduced_motion="reduce")
    page.goto(save_page(tmp_path / "page.html", [replay, shown], "Both").as_uri())
    first, second = View(page), View(page, number=1)
    expect(second.item("node.9C")).to_be_visible()
    first.button("Next step").click()
    expect(second.item("node.9C")).to_have_count(0)
    second.button("Previous step").click()
    expect(second.item("node.9C")).to_be_visible()
    expect(first.item("9C")).to_be_visible()
