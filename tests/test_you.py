"""Who sits at a table alone is "you" in all words there, in every language; a record calls everybody by name."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice, product
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import mopsbook as mops
from mopsbook.core.registry import game_module
from mopsbook.show import wire
from mopsbook.show.offers import Button, Command
from mopsbook.show.packing import Frame, unpack
from mopsbook.show.pictures import Recording
from mopsbook.show.scene import Msg, msg
from mopsbook.teach.words import Teller, languages
from tests.frames import unzipped
from tests.playing import subject_of
from tests.sources import PACKAGE, catalogue
from tests.tables import send, sit
from tests.test_catalogues import words_of

OWN = "Quirin"
NAMES = (OWN, "Ben", "Cleo", "Dana", "Emil", "Finn")
NAMED = ("plate", "said-", "seat-points", "seat-node")
"""What stands on the table and not in a sentence, and what is given the word for somebody: there it is a name."""
MINE = re.compile(rf"{OWN} \((you|du)\)")
"""How the own name stands on the table, and beside points."""


class OutsideOfOther(Visitor):
    """The names of seats in a message that stand where the seat may be whoever reads."""

    def __init__(self, seats: set[str], message: ftl.Message) -> None:
        self.seats, self.found = seats, set[str]()
        self.visit(message)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        chosen = getattr(getattr(node.selector, "id", None), "name", "")
        for variant in node.variants:
            about, form = chosen.rpartition("_")[::2]
            others = getattr(variant.key, "name", "") == "other" and form == "is"
            self.seats, before = self.seats - ({about} if others else set()), self.seats
            self.visit(variant)
            self.seats = before

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found |= {node.id.name} & self.seats


def messages(game: str, lang: str) -> Iterator[ftl.Message]:
    for folder in [*words_of(game), PACKAGE / "teach/words"]:
        for entry in catalogue(folder / f"{lang}.ftl").body:
            if isinstance(entry, ftl.Message) and not entry.id.name.startswith(NAMED):
                yield entry


@pytest.mark.parametrize("game", mops.games())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_sentence_that_names_a_seat_has_words_for_you(game: str, lang: str) -> None:
    kinds = game_module(game, "voice").FACTS
    seats = {name for name, kind in kinds.items() if kind == "seat"}
    found = {m.id.name: OutsideOfOther(seats, m).found for m in messages(game, lang)}
    assert {message: names for message, names in found.items() if names} == {}


@pytest.mark.parametrize("game", mops.games())
@pytest.mark.parametrize("seed", [1, 2])
def test_the_own_name_stands_in_no_sentence_at_a_table(
    game: str, seed: int, tmp_path: Path
) -> None:
    """Somebody presses this and that, and is told, asked and refused, aloud and in writing, also looking back."""
    rules, rng = mops.game(game), Random(seed)
    table = sit(tmp_path, (0,), None, rules, seed=seed, names=NAMES[: rules.players])
    for _ in range(60):
        for frame in table.display.frames:
            assert frame.you == 0 or table.display.is_aside
        sent = wire.timeline(table.display.frames, rev=0, langs=languages(game), names=NAMES)
        for texts in sent["texts"].values():
            assert not [text for text in texts if OWN in MINE.sub("", text)]
        shown = table.display.frames[-1]
        presses = [("item", key) for key in shown.on]
        presses += [("button", one.id) for one in shown.buttons if can_do(one)]
        if not presses:
            break
        kind, on = rng.choice(presses)
        send(table, kind, on=on)


@pytest.mark.parametrize("game", mops.games())
def test_whoever_reads_is_you_in_all_that_happens_is_asked_or_refused(game: str) -> None:
    rules, subject, rng = mops.game(game), subject_of(game), Random(3)
    names = [f"{OWN}{seat}" for seat in range(rules.players)]
    found: dict[str, dict[Msg, None]] = {}
    for step in mops.record(rules, seed=3, players="random").steps():
        for event in step.events:
            found.setdefault(event.kind, {})[msg(f"event-{event.kind}", **event.facts)] = None
        for seat in range(rules.players):
            message, facts, _ = game_module(game, "voice").prompt(step.before, seat)
            found.setdefault(message, {})[msg(message, **facts)] = None
    for state in subject.positions(rules, 1, 0.05):
        for move in subject.universe(rules, state, rng):
            for fault in rules.check(state, move):
                text = msg(f"refusal-{fault.rule.partition('.')[2]}", **fault.facts)
                found.setdefault(text.id, {})[text] = None
    for lang, you in product(languages(game), range(rules.players)):
        teller = Teller(game, lang, names, you)
        for text in (text for kind in found.values() for text in islice(kind, 40)):
            assert names[you] not in teller.tell(text.id, text.facts), (text, lang)


def can_do(button: Button) -> bool:
    """Say whether a button leads somewhere, and soon."""
    slow = isinstance(button.intent, Command) and button.intent.name in ("advise", "look-back")
    return not slow and "off" not in button.kind


def test_who_reads_is_you_and_nobody_else() -> None:
    facts = {"player": 1}
    assert Teller("mopsen", "en", you=1).tell("event-next-lead", facts) == (
        "You won the trick and lead the next one."
    )
    assert Teller("mopsen", "de", you=1).tell("event-next-lead", facts) == (
        "Du hast den Stich gewonnen und spielst zum nächsten aus."
    )
    assert Teller("mopsen", "en", you=0).tell("event-next-lead", facts).startswith("Ben won")
    assert Teller("mopsen", "en").tell("event-next-lead", facts).startswith("Ben won")


def test_each_at_a_shared_screen_is_told_as_you(tmp_path: Path) -> None:
    """The sentences before a swap are for who has played, under the cover for nobody, then for the next."""
    game = mops.game("mopsen", players=3)
    table = sit(tmp_path, (0, 1), "hands R5 R6 / R2 R3 / B8 B9", game)
    table.play("0 play R5")
    assert [frame.you for frame in table.display.frames] == [None]
    send(table, "button", on="show")
    assert table.display.frames[-1].you == 1


def test_one_person_at_all_seats_is_nobody(tmp_path: Path) -> None:
    table = sit(tmp_path, (0, 1, 2))
    assert {frame.you for frame in table.display.frames} == {None}


@pytest.mark.slow
def test_a_record_calls_everybody_by_name() -> None:
    game = mops.game("mopsen", players=3)
    trace = mops.record(game, seed=7)
    for audience in ((), (0,)):
        assert {frame.you for frame in Recording(trace, audience).frames()} == {None}
    replay = mops.Replay(trace, seat=0)
    assert "Your" not in repr(replay)
    ask = {"kind": "view", "whose": "closed"}
    whole = mops.Replay(trace, langs=["en"])
    whole._handle_custom_msg(ask, [])
    for sent in (replay.timeline, whole.timeline, whole.views["closed"]):
        told = unzipped(sent)["texts"]["en"]
        assert any("Anna" in text for text in told)
        assert not [text for text in told if "(you)" in text]


@pytest.mark.parametrize("game", mops.games())
def test_the_plate_of_who_reads_says_so_and_no_other(game: str, tmp_path: Path) -> None:
    table = sit(tmp_path, (0,), None, mops.game(game))
    scene = table.display.frames[-1].scene
    for you in (0, 1, None):
        teller = Teller(game, "en", you=you)
        plates = {}
        for seat in range(2):
            text = scene.items[f"plate{seat}"].text
            plates[seat] = teller.tell(text.id, text.facts)
        assert {n for n, text in plates.items() if "(you)" in text} == {you} - {None}


def test_a_timeline_tells_each_frame_to_whoever_it_is_for(tmp_path: Path) -> None:
    frames = [
        Frame(frame.scene, frame.story, you=you)
        for frame in sit(tmp_path).display.frames[-1:]
        for you in (None, 1, None)
    ]
    line = wire.timeline(frames, rev=0, langs=("en",))
    shown = [
        [line["texts"]["en"][zone["label"]] for zone in frame["zones"].values()]
        for frame in unpack(line)
    ]
    assert shown[0] == shown[2] != shown[1]
    assert "Hand of Ben" in shown[0] and "Your hand" in shown[1]
