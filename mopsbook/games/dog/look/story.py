"""What happened in a step, as notes and arrows; and where the rounds of a game begin."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from mopsbook.core.step import AnyStep
from mopsbook.core.verdict import Event
from mopsbook.games.dog.board import HOME, START_ZONE, Board, bare, read_field
from mopsbook.games.dog.cards import HAND_SIZES, hand_size
from mopsbook.games.dog.look.stuck import why_stuck
from mopsbook.games.dog.moves import Fold, Toss
from mopsbook.games.dog.plays import plays
from mopsbook.games.dog.state import DogState
from mopsbook.show.notes import note
from mopsbook.show.scene import Msg, msg
from mopsbook.show.sentences import Chapter, Note, Tick, chapters_where

PUBLIC = {
    "give": ("player", "to"),
    "receive": ("player", "giver"),
    "fold": ("player", "count"),
    "toss": ("player", "again", "left"),
}
"""Facts of a private event that everybody may know."""
MATTERS = frozenset(
    {"exchange", "receive", "hit", "burn", "swap", "home", "all-home", "fold", "win", "place"}
)
"""Events that a learner should look at before the game goes on."""

OF_SEVEN = ("portion", "burn", "home")
"""Events that belong to a portion of a 7."""

BEFALLS = {"hit": "owner", "burn": "owner", "swap": "other"}
"""For kinds of events the fact that says whom they befall."""


def side(state: DogState, seat: int) -> Collection[int]:
    """Return whose pieces are a seat's own concern: what befalls those of a partner befalls it, too."""
    return state.options.side(seat)


def story(step: AnyStep, seat: int | None = None) -> tuple[Note, ...]:
    """Return what happened in a step.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("dog")
    >>> s = g.position("pieces t5 t8 / t9; hands 7 2")
    >>> [note.text.id for note in story(g.play(s, "7 t5>t7; t8>t13"))][:2]
    ['event-seven', 'event-skip']
    """
    notes: list[Note] = []
    split = len([event for event in step.events if event.kind == "portion"]) > 1
    jumped: list[Note] = []
    silent: tuple[str, ...] = ()
    for event in _told(step.events, seat):
        if _says_nothing(event, step):
            silent += event.rules
        elif event.kind == "seven":
            notes.append(_seven(event, step))
        elif event.kind == "portion" or (split and event.kind in OF_SEVEN):
            continue
        elif event.kind == "fold":
            notes.append(note(event, seat, PUBLIC))
            if not event.facts["could"] and (seat is None or event.only in (None, (seat,))):
                notes += why_stuck(step.before, event)
        elif event.kind == "exchange-due":
            notes.append(replace(note(event, seat, PUBLIC), once=True))
        elif event.kind == "move" and event.facts["jumped"]:
            told = note(event, seat, PUBLIC)
            notes.append(replace(told, text=msg("event-move", **{**event.facts, "jumped": []})))
            spared = msg("told-spared", jumped=event.facts["jumped"])
            jumped.append(Note(spared, ("dog.jump", "dog.seven-only"), once=True))
        else:
            notes.append(note(event, seat, PUBLIC))
    if silent and notes:
        notes[-1] = replace(notes[-1], rules=(*notes[-1].rules, *silent))
    return (*notes, *_forced(step), *jumped)


def _says_nothing(event: Event, step: AnyStep) -> bool:
    """Say whether an event is told already, or by what comes of it.

    Cards that are dealt have been shuffled; that a round is over was said by the part of the step before; and a last
    piece that comes home ends the game, or makes its owner help.
    """
    if event.kind == "shuffle":
        return any(one.kind == "deal" for one in step.events)
    if event.kind == "round-end":
        return event is step.events[0]
    if event.kind != "home" or event.facts["needed"]:
        return False
    owner = event.facts["owner"]
    ends = [one.facts for one in step.events if one.kind in ("all-home", "win")]
    return any(owner in (facts.get("player"), *facts.get("players", ())) for facts in ends)


def _forced(step: AnyStep) -> Iterator[Note]:
    """Tell that a last card could do nothing but harm to a piece of the own side; of a hand with more nobody knows."""
    kin = [
        event.facts["player"]
        for event in step.events
        if event.facts.get("kin") in ("own", "partner")
    ]
    hands = step.before.hands
    if kin and len(hands[kin[0]]) == 1:
        alone = tuple([(step.move.card,) if n == kin[0] else hand for n, hand in enumerate(hands)])
        if len(plays(step.before._replace(hands=alone))) == 1:
            yield Note(msg("told-forced"), ("dog.must-play", "dog.must-play-harm"))


def parts(step: AnyStep) -> tuple[AnyStep, ...]:
    """Return a step in parts: what the last card of a round did is looked at before the next round is dealt.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("dog")
    >>> parts(g.play(g.position("pieces t5 / t8; hands 3 / -"), "3 t5>t8", seed=1))  # doctest: +ELLIPSIS
    (<Step '3 t5>t8 x1:t8': move, hit>, <Step '3 t5>t8 x1:t8': round-end, ...>)
    """
    if step.events[0].kind == "round-end" or all(one.kind != "round-end" for one in step.events):
        return (step,)
    before, after = step.before, step.after
    held = [card for hand in before.hands for card in hand]
    pile, covered = (*before.discard, *held), before.covered
    if before.options.folded_cards == "hidden" and isinstance(step.move, Fold | Toss):
        covered = (*covered, *range(len(before.discard), len(pile)))
    lies = {"stock": before.stock, "discard": pile, "covered": covered, "given": (), "due": ""}
    seats = {"dealer": before.dealer, "starter": before.starter, "turn": before.turn}
    hands = ((),) * before.options.players
    between = after._replace(phase="play", round=before.round, hands=hands, **lies, **seats)
    return step.parted("round-end", between)


def _told(events: Sequence[Event], seat: int | None) -> Sequence[Event]:
    """Return the events of which a seat is told: of an exchange what it gave, and what it got."""
    own = [event for event in events if event.kind == "receive" and seat in (event.only or ())]
    if not own:
        return events
    own.sort(key=lambda event: event.facts["player"] == seat)
    return [*own, *(one for one in events if one.kind not in ("give", "receive", "exchange"))]


def _seven(event: Event, step: AnyStep) -> Note:
    """Return the note on a 7, with its portions as steps; one alone is told as a move."""
    portions = [later for later in step.events if later.kind == "portion"]
    steps = [later for later in step.events if later.kind in OF_SEVEN]
    told = portions if len(portions) == 1 else steps
    rules = tuple(dict.fromkeys(rule for one in (event, *told) for rule in one.rules))
    if len(portions) == 1:
        return Note(msg("told-seven-one", **{**portions[0].facts, **event.facts}), rules)
    ticks = tuple([Tick(msg(f"event-{one.kind}", **one.facts), True) for one in steps])
    return Note(msg("event-seven", **event.facts), rules, ticks)


def chapters(views: Sequence[DogState]) -> tuple[Chapter, ...]:
    """Return where rounds begin in a sequence of positions, one for each frame, and where pieces are sent back.

    Examples
    --------
    >>> import mopsbook as mops
    >>> t = mops.record(mops.game("dog", players=3), seed=7)
    >>> [(c.at, c.label.facts) for c in chapters(t.states()) if c.level < 3][:3]
    [(0, {'round': 1}), (23, {'round': 2}), (41, {'round': 3})]
    """
    return chapters_where(views, _begins)


def _begins(before: DogState | None, view: DogState) -> Iterator[tuple[int, Msg]]:
    if before is None or view.round != before.round:
        # five rounds, from six cards down to two, are a larger chapter
        level = 1 if hand_size(view.round) == HAND_SIZES[0] else 2
        yield level, msg("title-round", round=view.round)
    if before is not None:
        for seat, (row, was) in enumerate(zip(view.pieces, before.pieces, strict=True)):
            if row.count(START_ZONE) > was.count(START_ZONE):
                yield 3, msg("title-hit", player=seat)


class Walk(NamedTuple):
    """A piece that has come from one field to another."""

    seat: int
    source: int
    target: int
    how: str
    """``start``, ``swap``, or how it went."""


def moved(step: AnyStep | None) -> list[Walk]:
    """Return each piece that walked, in their order."""
    found: list[Walk] = []
    for event in step.events if step is not None else ():
        facts, how = event.facts, event.kind
        if how in ("move", "portion"):
            source, target = (_field(facts, name) for name in ("source", "target"))
            found.append(Walk(facts["owner"], source, target, facts["how"]))
        elif how == "start":
            found.append(Walk(facts["owner"], START_ZONE, _field(facts, "field"), how))
        elif how == "swap":
            source, target = _field(facts, "field"), _field(facts, "other_field")
            found.append(Walk(facts["owner"], source, target, how))
            found.append(Walk(facts["other"], target, source, how))
    return found


def between(board: Board, walk: Walk) -> tuple[int, ...]:
    """Return the fields between the ends of a walk.

    Examples
    --------
    >>> board = Board(16, 4, True, (0, 1, 2, 3))
    >>> between(board, Walk(0, 62, 202, "home")), between(board, Walk(0, 2, 62, "back"))
    ((63, 0, 201), (1, 0, 63))
    """
    seat, source, target, how = walk
    if how in ("start", "swap"):
        return ()
    if how == "inner":
        return tuple(range(source + 1, target))
    if how == "home":
        return (*board.way(source, board.until(seat, source)), *range(HOME + 1, target))
    back = how == "back"
    steps = board.distance(target, source) if back else board.distance(source, target)
    return board.way(source, steps, back)[:-1]


def struck(step: AnyStep | None) -> list[tuple[int, str, bool]]:
    """Return each field from which a piece was sent back, the item of the piece, and whether it was passed."""
    events = step.events if step is not None else ()
    hits = [event.facts for event in events if event.kind in ("hit", "burn")]
    if step is None or not hits:
        return []
    waiting: dict[int, Iterator[str]] = {}
    for seat in {hit["owner"] for hit in hits}:
        before = set(_waiting(step.before, seat))
        fresh = [letter for letter in _waiting(step.after, seat) if letter not in before]
        waiting[seat] = iter(fresh)
    return [
        (
            _field(hit, "field"),
            f"{hit['owner']}:{next(waiting[hit['owner']])}",
            bool(hit.get("passed")),
        )
        for hit in hits
    ]


def _waiting(state: DogState, seat: int) -> list[str]:
    """Return the letters of the pieces in a start zone."""
    row = zip(state.letters[seat], state.pieces[seat], strict=True)
    return [letter for letter, field in row if field == START_ZONE]


def _field(facts: Any, name: str) -> int:
    field = read_field(bare(facts[name]))
    assert field is not None, "events name fields of the board"
    return field
