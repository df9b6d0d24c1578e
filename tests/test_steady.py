"""What stays as it is from picture to picture is looked at once, and sent once."""

from __future__ import annotations

import mopsbook as mops
from mopsbook.show.packing import difference
from mopsbook.show.pictures import Recording
from mopsbook.show.steady import Laid, Steady


def test_what_lies_on_a_ground_is_made_as_all_is() -> None:
    """One ground, another, and none: what is made is what is made of each part alone."""
    lengths, ground = Steady[str, int](), {"a": "one", "b": "three"}
    seen = []

    def made(parts):
        seen.clear()
        return lengths.of(parts, lambda part: seen.append(part) or len(part))

    assert made(Laid(ground, {"c": "four"})) == {"a": 3, "b": 5, "c": 4}
    assert made(Laid(ground, {"c": "four", "d": ""})) == {"a": 3, "b": 5, "c": 4, "d": 0}
    assert seen == [""]
    assert made({"a": "seven", "d": ""}) == {"a": 5, "d": 0}
    assert seen == ["seven"]
    assert made(Laid(ground, {})) == {"a": 3, "b": 5}
    assert made(Laid({"a": "six"}, {"b": "three"})) == {"a": 3, "b": 5}


def test_of_one_ground_only_the_own_is_sent() -> None:
    ground, other = {"a": {"x": 1}, "b": {"x": 2}}, {"a": {"x": 9}}
    before, after = {"c": {"x": 3}, "d": {"x": 4}}, {"d": {"x": 5}, "e": {"x": 6}}
    first, second = {"items": Laid(ground, before)}, {"items": Laid(ground, after)}
    told = {"items": {"d": {"x": 5}, "e": {"x": 6}, "c": None}}
    assert difference(first, second) == told
    assert difference(first, {"items": ground | after}) == told
    assert difference(first, first) == {}
    changed = {"items": {"a": {"x": 9}, "b": None, "c": None, "d": None}}
    assert difference(first, {"items": Laid(other, {})}) == changed


def test_what_is_otherwise_than_on_the_ground_is_sent_and_so_is_that_it_is_as_it_was() -> None:
    ground = {"a": {"x": 1, "n": 7}, "b": {"x": 2}}
    usual, otherwise = {"items": Laid(ground, {})}, {"items": Laid(ground, {"a": {"x": 5}})}
    assert difference(usual, otherwise) == {"items": {"a": {"x": 5, "n": None}}}
    assert difference(otherwise, usual) == {"items": {"a": {"x": 1, "n": 7}}}


def test_the_board_lies_still_under_all_that_happens() -> None:
    """What of it is otherwise are a few fields: those whose numbers are hidden, and those that bear them instead."""
    game = mops.game("dog", players=4)
    frames = list(Recording(mops.record(game, seed=5)[:150]).frames())
    grounds = {id(frame.scene.items.ground) for frame in frames}
    assert len(grounds) == 1
    for frame in frames:
        items = frame.scene.items
        changed = {key for key, item in items.ground.items() if items[key] is not item}
        assert changed == items.own.keys() & items.ground.keys()
        hidden = {key for key in changed if items[key].tone == "hint"}
        assert len(changed) <= 2 * len(hidden) <= 2 * 16
