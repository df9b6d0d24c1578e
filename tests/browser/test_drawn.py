"""What a table shows is what it is: no drawing keeps the look that it had before."""

from __future__ import annotations

import pytest

HOST = "page"
SETUP = "import mopsbook as mops"
# How everything on the table is drawn; then the same once more, after the browser had to look at all of it anew.
DRAWN = """async (stage) => {
  const looks = () => [...stage.querySelectorAll(".item, .item *")].map((node) => {
    const { stroke, fill, opacity, strokeWidth } = getComputedStyle(node);
    const item = node.closest(".item");
    return [item.dataset.id, item.getAttribute("class"), node.localName, stroke, fill, opacity, strokeWidth].join();
  });
  // What has the focus would lose it on the way, and a table gives it to what is to be chosen next when it is
  // there; what is on its way to its look is there first, also what set out while another was waited for.
  const ends = (one) => one.playState !== "finished" && one.effect.getComputedTiming().endTime < Infinity;
  const going = () => stage.getAnimations({ subtree: true }).filter(ends).map((one) => one.finished);
  const focused = () => stage.contains(stage.getRootNode().activeElement);
  do {
    stage.getRootNode().activeElement?.blur();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    for (let some = going(); some.length; some = going()) await Promise.allSettled(some);
  } while (focused());
  const before = looks();
  const { parentNode, nextSibling } = stage;
  parentNode.insertBefore(stage, nextSibling);
  stage.remove();
  parentNode.insertBefore(stage, nextSibling);
  const after = looks();
  return before.filter((look, n) => look !== after[n]);
}"""


@pytest.mark.parametrize(("game", "players", "moves"), [("purrrummy", 3, 3), ("dog", 4, 2)])
def test_nothing_keeps_the_look_that_it_had_before(show, game, players, moves):
    view = show(
        f"t = mops.Table(mops.game('{game}', players={players}), seed=6, seat=0, pace='fast'); t"
    )
    view.settle()
    root = view.root.element_handle()
    view.page.mouse.move(1, 1)  # at nothing: what is pointed at looks otherwise
    for _ in range(moves):
        may = view.cards(".can-act.mark-legal") or view.cards(".can-act.card")
        main = view.host.locator(".actions .main")
        (main.first if main.count() else view.item(may[0])).focus()
        before = view.stage.inner_html()
        view.page.keyboard.press(
            "Shift"
        )  # a key that has only gone on so far plays again after another one
        view.page.keyboard.press("Enter")
        view.page.wait_for_function(
            """([root, before]) => root.dataset.live === "true"
               && root.querySelector(".stage > svg").innerHTML !== before""",
            arg=[root, before],
        )
        assert view.stage.evaluate(DRAWN) == []


def test_a_card_that_moves_keeps_no_shade(notebook, show):
    """Steps far apart: a card that could not be played lies on the discard pile, or the other way round."""
    view = show(
        "r = mops.Replay(mops.record(mops.game('miau_miau', players=3), seed=3), index=16); r"
    )
    for index in (65, 126, 53, 124, 7, 99, 110):
        before = view.stage.inner_html()
        notebook.ask(f"r.index = {index}")
        view.page.wait_for_function(
            "([stage, before]) => stage.innerHTML !== before",
            arg=[view.stage.element_handle(), before],
        )
        assert view.stage.evaluate(DRAWN) == []
