"""An error about a position names the field as it stands in the text or in the object that was given."""

from __future__ import annotations

from typing import Any

import pytest

import mopsbook as mops
from mopsbook.core.errors import PositionError
from mopsbook.core.settings import languages

FIELDS = [
    (name, text_name, field)
    for name in mops.games()
    for field, (text_name) in (
        (one.name, one.text_name) for one in mops.game(name).engine.state_type.declared().values()
    )
]
fields = pytest.mark.parametrize(("game", "text_name", "field"), FIELDS)


def names(error: PositionError, field: str) -> bool:
    return all(error.told(lang).find(field) >= 0 for lang in languages())


@fields
@pytest.mark.parametrize("written", ["x!", "0:x!", "999999999 999999999"])
def test_a_field_of_a_text_is_named_as_it_was_written(
    game: str, text_name: str, field: str, written: str
) -> None:
    with pytest.raises(PositionError) as refused:
        mops.game(game).position(f"{text_name} {written}")
    assert names(refused.value, text_name)
    assert field == text_name or not names(refused.value, field)


@fields
@pytest.mark.parametrize("value", [1.5, {"x": 1}, [[[1.5]]]], ids=str)
def test_a_field_of_an_object_is_named_as_it_is_there(
    game: str, text_name: str, field: str, value: Any
) -> None:
    with pytest.raises(PositionError) as refused:
        mops.game(game).position({field: value})
    assert names(refused.value, field)


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        ("mopsen", "turn 5", "turn must be a whole number from 0 to 3, not 5."),
        ("mopsen", "scores 1 2", "Each row of scores must be 4 whole numbers from 0, not '1 2'."),
        ("mogel_motte", "scores 1 / 2", "Each row of scores must be 4 whole numbers from 0, not '1'."),
        ("mopsen", "scores 1 2 x 4", "scores: 'x' is no whole number."),
        ("mopsen", "turn x", "turn: 'x' is no whole number."),
        ("mopsen", "trick R5", "trick: 'R5' is no card of a seat; write seat:card, as in 0:R5."),
        # no round is written, so none is blamed
        ("mopsen", " ; ".join(["scores " + " / ".join(["1 2 3 4"] * 4), "hands R1 / R2 / R3 / R4"]),
         "In round 3, phase 'play', at most 2 rounds have been scored, not 4 (mopsen.score-record)."),
        ("dog", "pieces t90 / - / - / -", "pieces: 't90' is no field; there are z, t0 to t63 and h1 to h4 (dog.track-geometry)."),
    ],
)  # fmt: skip
def test_what_is_said(game: str, text: str, said: str) -> None:
    with pytest.raises(PositionError) as refused:
        mops.game(game).position(text)
    assert str(refused.value) == said


@pytest.mark.parametrize("name", mops.games())
def test_an_unknown_field_is_named_without_what_it_holds(name: str) -> None:
    with pytest.raises(
        PositionError, match=r"^'trun' is no field of a position; .*Did you mean 'turn'"
    ):
        mops.game(name).position("trun 0:R5")
    with pytest.raises(PositionError, match=r"^'3 payers' is no field .*Did you mean 'players'"):
        mops.game(name).position("3 payers")


def test_nobody_exchanges_without_a_hand() -> None:
    game = mops.game("mopsen", players=3)
    for hands in ("- / - / -", "R1 / - / R2"):
        with pytest.raises(PositionError, match=r"dealt a hand.*mopsen\.deal"):
            game.position(f"phase redraw; hands {hands}")
    assert game.legal(game.position("phase redraw; hands R1 / R2 / R3; stack B1"))
