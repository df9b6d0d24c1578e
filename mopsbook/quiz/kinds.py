"""What can be asked of every game, from its rules alone.

A kind looks at what the seat may know, carries moves out on that, and reads what the rules tell of them. What
they tell of hidden cards is no question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from mopsbook.core import registry
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Kind, Moment, Reply, leaves, refusing
from mopsbook.core.state import Move
from mopsbook.core.verdict import Fault
from mopsbook.quiz.consequences import happens, items_of, told_of_move
from mopsbook.quiz.hints import says
from mopsbook.quiz.looked_at import frame_of, offers_of, shortly, situated, situation, zone_of
from mopsbook.quiz.which_rule import refused
from mopsbook.show.offers import Intent, Make, Pick, Refuse
from mopsbook.show.pictures import label_of
from mopsbook.teach.readings import as_written
from mopsbook.teach.voice import voice_of
from mopsbook.teach.words import Teller

MOST = 10
"""More right answers than these are no riddle but work."""
CARDS = "quiz-playable"
"""A game in which cards are chosen has this message for what can be chosen now."""
OTHER_THINGS = "quiz-possible"
"""A game of which other things are chosen has this one."""
TOLD = 2
"""Of so many things at most it is told why they can be played, or cannot."""
WAY_ROUND = 0.8
"""How often it is not asked whose turn comes where it is just the next seat's."""


def playable(at: Moment) -> Asked | None:
    """Ask which of these can be played now."""
    if at.game.actor(at.view) != at.seat:
        return None
    offered = offers_of(at)
    sorted_out = {item: _problem(at, intent) for item, intent in offered.on.items()}
    untold = sum(why is True for why in sorted_out.values())
    good = sum(why is False for why in sorted_out.values())
    # looked at before a picture is made, which takes longer
    if not 0 < good <= MOST or good == len(sorted_out) or 2 * untold > len(sorted_out):
        return None
    frame = frame_of(at.view, at.seat)
    own = [item for item in sorted_out if zone_of(frame.scene, item) in frame.own]
    wrong = {item: fault for item in own if (fault := sorted_out[item])}
    right = tuple(sorted(item for item in own if not sorted_out[item]))
    plays = {item: one.move for item, one in offered.on.items() if isinstance(one, Make)}
    if (
        len(own) > MOST
        or not right
        or not wrong
        or not all(isinstance(fault, Fault) for fault in wrong.values())
    ):
        return None
    _, _, cited = voice_of(at.game.name).prompt(at.view, at.seat)
    faults = [fault for fault in wrong.values() if isinstance(fault, Fault)]
    replies = [
        Reply(item, None, (refusing(fault),), hint=_breaks(at, label_of(frame, item), fault))
        for item, fault in zip(wrong, faults, strict=True)
    ]
    for item in right:
        label = label_of(frame, item)
        missed = Reason("question-missed", {"what": label}) if label else None
        replies.append(
            Reply(
                item,
                None,
                (missed,) if missed else (),
                at.seen(plays[item]) if item in plays else (),
            )
        )
    by_rule = {str(fault.rule): fault for fault in faults}
    # what is forbidden by a rule of its own, such as a card that would fit, tempts most
    often = Counter(str(fault.rule) for fault in faults)
    broken = sorted(by_rule, key=lambda rule: often[rule])
    teller = Teller(at.game.name)
    words = next(filter(teller.knows, (CARDS, OTHER_THINGS)), "question-playable")
    cards = words == CARDS
    # parts of moves, of which not every one goes with every other, are no answer
    if not cards and not all(item in plays for item in right):
        return None
    why = tuple(refusing(by_rule[rule]) for rule in broken[:TOLD])
    legal = at.game.legal(at.view) if cards else ()
    going = [move for item in right for move in legal if _leads(offered.on[item], move)]
    going = [*{str(move.json().get("card")): move for move in reversed(going)}.values()]
    why = (*_goes(at, going, cited, why), *why) if cards else (says(at.game, *broken, *cited),)
    return Asked(
        situated(at, Reason(words, situation(at) if cards else {}), teller), "table", right, why, (*broken, *cited), tuple(replies),
        every=True, otherwise=(Reason("question-own", {}, cited[:1]),),
        level=min(3, len(broken)),
    )  # fmt: skip


def next_to_move(at: Moment) -> Asked | None:
    """Ask whose turn it is after a move in turn."""
    told = told_of_move(at, at.move) if at.game.actor(at.view) == at.seat else None
    if told is None or at.move in at.game.interrupts(at.view):  # which is no move in turn
        return None
    after = at.carried_out(at.move)
    seat = None if after is None else at.game.actor(after.after)
    if seat is None or seat < 0:
        return None
    around, gone = (at.seat + 1) % at.game.players, at.game.engine.gone(at.view)
    if seat == around and at.rng.random() < WAY_ROUND:
        return None
    wrong = {who: "before" for who in range(at.game.players) if who not in gone}
    # of those who are out only the next seat could be taken for the one in turn
    wrong |= {around: "gone" if around in gone else "around", at.seat: "over"}
    own = registry.optional_module(at.game.name, "questions")
    by_turns = getattr(own, "TURNS", None)
    if isinstance(by_turns, dict):
        by_turns = by_turns.get(at.view.phase)
    goes_on = getattr(own, "GOES_ON", None)
    # what brings it about is told only if the question has not told it
    naming = [one for one in told[1:] if seat in leaves(one.facts)]
    if seat == at.seat and goes_on:  # what comes of a move does not bring about that a turn goes on
        naming = []
    elif seat != around:
        naming = naming or told[1:]
    rules = (naming or told)[-1].rules
    if by_turns and (seat == around or around in gone):
        rules = (by_turns,)
    elif seat == at.seat and goes_on:
        rules = (goes_on,)
    right = Reason("question-next-right", {"player": {"seat": seat}})
    why: tuple[Reason, ...] = (
        (naming[-1], right) if naming else (right, says(at.game, *rules, whole=True))
    )
    if naming and seat != at.seat and naming[-1].facts.get("player") == seat:
        why = (naming[-1],)  # which tells already that it is their turn
    elif by_turns and seat == around and not naming:
        why = (Reason("question-next-around", {"player": {"seat": seat}}, rules),)
    # for whoever goes by the order of seats, what comes first
    instead = naming[-1] if naming else why[-1]
    replies = tuple(
        Reply(
            who, Reason("question-seat", {"player": {"seat": who}}),
            (
                *((Reason("question-next-wrong", {"player": {"seat": who}, "slip": slip}),) if slip else ()),
                *((instead,) if slip == "around" or (slip == "over" and naming) else ()),
            ),
            hint=(says(at.game, *instead.rules, whole=True),),
        )
        for who, slip in sorted((wrong | {seat: ""}).items())
    )  # fmt: skip
    return Asked(
        Reason("question-next", {"done": shortly(told[0], Teller(at.game.name))}), "choice", (seat,), why, rules,
        replies, shown=items_of(at, at.move), moves=(at.move,), level=1 if seat == around else 2, case=(seat - at.seat) % at.game.players,
    )  # fmt: skip


KINDS: tuple[Kind, ...] = (playable, refused, happens, next_to_move)
"""The kinds that can be asked of any decision."""


def _leads(intent: Intent, move: Move) -> bool:
    """Say whether a press makes a move, or begins it."""
    return (
        intent.move == move
        if isinstance(intent, Make)
        else isinstance(intent, Pick) and intent.leads(move)
    )


def _goes(
    at: Moment, moves: Sequence[Move], cited: Sequence[str], why: Sequence[Reason]
) -> list[Reason]:
    """Return by what moves are possible that are not told of yet: what is told of each, or of many the rule."""
    if len(moves) > TOLD:
        return [says(at.game, *cited)] if cited else []
    known = {*leaves([one.facts for one in why])}
    new = [move for move in dict.fromkeys(moves) if move.json().get("card") not in known]
    goes = [told[0] for move in new if (told := told_of_move(at, move))]
    return [Reason("question-one-of", {}), *goes] if len(goes) > 1 else goes


def _problem(at: Moment, intent: Intent) -> Fault | bool:
    """Return what is wrong with a press, and False if nothing is; True where no rule says so."""
    if isinstance(intent, Make):
        found = at.game.check(at.view, intent.move)
        return found[0] if found else False
    if isinstance(intent, Refuse):
        return intent.violations[0]
    return not (isinstance(intent, Pick) and any(map(intent.leads, at.game.legal(at.view))))


def _breaks(at: Moment, label: Reason | None, fault: Fault) -> tuple[Reason, ...]:
    """Return by which rule something cannot be played, without what can be."""
    if label is None or not as_written(at.game, fault.rule):
        return ()
    rule = at.game.rules[str(fault.rule)]
    return (Reason("question-breaks", {"what": label, "rule": rule}, (rule.id,)),)
