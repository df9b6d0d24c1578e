"""What has shown somebody something hidden is not taken back, in whatever game, and whoever did it."""

from __future__ import annotations

from collections import Counter

import pytest

import mopsbook as mops
from mopsbook.core.registry import games
from mopsbook.jupyter.history import History
from mopsbook.show.offers import Make
from mopsbook.testing.hidden import leaves
from tests.playing import hiding
from tests.tables import sit


@pytest.mark.parametrize("theirs", ["2", "8"])  # the 8 is also what was given for it
@pytest.mark.parametrize(
    "starter", [0, 1, 3]
)  # the last to pass a card on is Dana, the own seat, the partner
def test_nothing_is_chosen_again_after_the_card_of_the_partner_was_seen(tmp_path, starter, theirs):
    game = mops.game("dog")
    hands = f"hands 8 3 / 4 4 / {theirs} {theirs} / 6 6"
    table = sit(
        tmp_path,
        (0,),
        f"pieces t5 / t20 / t35 / t50; phase give; turn {starter}; starter {starter}; {hands}",
        game,
    )
    table.carry_out(Make(game.move("give 8", table.match.view)))
    assert theirs in table.match.view.hands[0]
    assert table.can["why"]["undo"] == "undo-hidden"


@pytest.mark.parametrize("name", games())
def test_nothing_is_taken_back_after_which_a_hand_holds_what_was_hidden(name):
    game = mops.game(name)
    found = 0
    for step in mops.record(game, seed=5, players="simple").steps()[:150]:
        for seat in range(game.players):
            before, after = (getattr(at, "hands", None) for at in (step.before, step.after))
            if before is None or step.move.player == seat:
                continue
            new = Counter(after[seat]) - Counter(before[seat])
            seen = {leaf for _, leaf in leaves(game.observe(step.before, seat).json())}
            seen |= {*str([event.facts for event in step.events if event.only is None]).split("'")}
            if {*new} - seen:
                found += 1
                assert History(game, step.before, (step,)).reveals(0, (seat,)), (step, seat)
    assert found or name not in hiding()
