"""What can be asked of every game, from its rules alone.

A kind looks at what the seat may know, carries moves out on that, and reads what the rules tell of them. What
they tell of hidden cards is no question.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from typing import Any

from mopsbook.core import registry
from mopsbook.core.advice import Reason
from mopsbook.core.asking import (
    Asked,
    Kind,
    Moment,
    Reply,
    happening,
    leaves,
    public,
    refusing,
)
from mopsbook.core.rules import slug
from mopsbook.core.state import Move
from mopsbook.core.verdict import Event, Fault
from mopsbook.quiz.consequences import WRONG, happens, items_of, told_of_move
from mopsbook.quiz.hints import says
from mopsbook.show.look import look_of
from mopsbook.show.offers import Intent, Make, Offers, Pick, Refuse
from mopsbook.show.packing import Frame
from mopsbook.show.pictures import Picture, label_of
from mopsbook.teach.readings import as_written
from mopsbook.teach.voice import voice_of
from mopsbook.teach.words import Teller

MOST = 10
"""More right answers than these are no riddle but work."""
SETUP = "1"
"""The chapter about what is done before the game, which forbids no move."""
CARDS = "quiz-playable"
"""A game in which cards are chosen has this message for what can be chosen now."""
OTHER_THINGS = "quiz-possible"
"""A game of which other things are chosen has this one."""
WHY = "quiz-why"
"""A game may have messages of this name, a kind of move and a rule: what one may think that it forbids, and it does not."""
KEPT = "quiz-kept"
"""A game may have messages of this name and a rule: what that rule forbids, where it does not forbid what is tried."""
SITUATION = "quiz-situation"
"""A game may have this message for what has to be known of a position, and is not seen."""
TOLD = 2
"""Of so many things at most it is told why they can be played, or cannot."""
FEWEST = 2
"""Fewer wrong rules than these beside the one that forbids something are no choice."""
WAY_ROUND = 0.8
"""How often it is not asked whose turn comes where it is just the next seat's."""


def playable(at: Moment) -> Asked | None:
    """Ask which of these can be played now."""
    if at.game.actor(at.view) != at.seat:
        return None
    offered = _offers(at)
    sorted_out = {item: _problem(at, intent) for item, intent in offered.on.items()}
    untold = sum(why is True for why in sorted_out.values())
    good = sum(why is False for why in sorted_out.values())
    # looked at before a picture is made, which takes longer
    if not 0 < good <= MOST or good == len(sorted_out) or 2 * untold > len(sorted_out):
        return None
    frame = _frame(at.view, at.seat)
    own = [item for item in sorted_out if _zone(frame.scene, item) in frame.own]
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
        _situated(at, Reason(words, _situation(at) if cards else {}), teller), "table", right, why, (*broken, *cited), tuple(replies),
        every=True, otherwise=(Reason("question-own", {}, cited[:1]),),
        level=min(3, len(broken)),
    )  # fmt: skip


def refused(at: Moment) -> Asked | None:
    """Ask why something may not be played."""
    if at.game.actor(at.view) != at.seat:
        return None
    offered = _offers(at)
    tried = _tried(at, offered)
    single = {
        item: str(faults[0].rule)
        for item, faults in tried.items()
        if len(faults) == 1 and as_written(at.game, faults[0].rule)
    }
    besides = {item: _beside(at, _made(offered.on[item])) for item in single}
    # looked at before a picture is made, which takes longer
    if all(rules is not None and len(rules) < FEWEST for rules in besides.values()):
        return None
    frame = _frame(at.view, at.seat)
    own = [item for item in single if _zone(frame.scene, item) in frame.own]
    if not own:
        return None
    # first the rule, since one may forbid much more than the others
    broken = at.rng.choice(sorted({single[item] for item in own}))
    item = at.rng.choice([one for one in own if single[one] == broken])
    label = label_of(frame, item)
    rule = at.game.rules[broken]
    teller = Teller(at.game.name)
    near = [str(one.rule) for found in tried.values() for one in found if one.rule != rule]
    could = [one.id for one in at.game.rules.values() if teller.knows(f"refusal-{slug(one)}")]
    tried_to = offered.on[item]
    beside = besides[item]
    others = _other_rules(at, rule, near, could) if beside is None else _of(at, rule, near, beside)
    if label is None or len(others) < FEWEST:
        return None
    replies, book = [Reply(rule.id, None, ())], at.game.rules
    kind = tried_to.move.json()["type"] if isinstance(tried_to, Make) else ""
    for other in others:
        forbidden = [label_of(frame, one) for one in own if single[one] == other]
        kept = Reason(f"{KEPT}-{slug(book[other])}", {}, (other,))
        if teller.knows(kept.message):
            pass
        elif forbidden and forbidden[0] not in (None, label):
            kept = Reason("question-elsewhere", {"forbidden": forbidden[0]}, (other,))
        else:
            kept = Reason("question-unbroken", {}, (other,))
        thought = f"{WHY}-{kind}-{slug(book[other])}"
        if teller.knows(thought):
            no_such = Reason("question-no-such", {}, (other,))
            holds = says(at.game, other, whole=True)
            replies.append(Reply(other, Reason(thought, {}), (no_such, holds)))
        else:
            replies.append(Reply(other, None, (kept,)))
    return Asked(
        _situated(at, _wished(tried_to, label, teller), teller), "choice", (rule.id,), (refusing(tried[item][0]),), (rule.id,),
        tuple(at.some(replies, len(replies))), shown=(item,),
    )  # fmt: skip


def rule_against(at: Moment, faults: Sequence[Fault], about: Set[str]) -> Asked | None:
    """Ask on which rule, of those that it is about, it rests that something was refused."""
    fault = next((one for one in faults if str(one.rule) in about), None)
    if fault is None:
        return None
    return _by_which_rule(at, refusing(fault), "question-rule-refused", [str(fault.rule)], ())


def rule_behind(at: Moment, events: Sequence[Event], about: Set[str]) -> Asked | None:
    """Ask on which rule, of those that it is about, something rests that has happened and was told to the seat."""
    told = [one for one in events if about & {*one.rules} and public([one], at.seat)]
    if not told:
        return None
    event = at.rng.choice(told)
    near = [rule for one in events for rule in one.rules if rule not in event.rules]
    some = at.some(list(dict.fromkeys(near)), 1)
    # fmt: off
    return _by_which_rule(
        at, happening(event), "question-rule", [one for one in event.rules if one in about], some,
    )
    # fmt: on


def _by_which_rule(
    at: Moment, told: Reason, words: str, meant: Sequence[str], near: Sequence[str]
) -> Asked | None:
    book, known = at.game.rules, {*told.rules}
    rule = book[at.rng.choice(meant)]
    others = _other_rules(at, rule, near, [*map(str, book)])
    others = [one for one in others if one not in known]
    if rule.status == "technical" or not as_written(at.game, rule) or len(others) < 2:
        return None
    replies = [Reply(rule.id), *(Reply(one, None, (_other_rule(at, one),)) for one in others)]
    return Asked(
        Reason(words, {"done": told}), "choice", (rule.id,),
        (Reason("question-rule-right", {"rule": rule}, (rule.id,)),), (rule.id,),
        tuple(at.some(replies, len(replies))), level=1,
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
    if seat != around:
        naming = naming or told[1:]
    rules = (naming or told)[-1].rules
    if by_turns and (seat == around or around in gone):
        rules = (by_turns,)
    elif seat == at.seat and goes_on and not naming:
        rules = (goes_on,)
    right = Reason("question-next-right", {"player": {"seat": seat}})
    why: tuple[Reason, ...] = (
        (naming[-1], right) if naming else (right, says(at.game, *rules, whole=True))
    )
    if naming and seat != at.seat and naming[-1].facts.get("player") == seat:
        why = (naming[-1],)  # which tells already that it is their turn
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
        Reason("question-next", {"done": told[0]}), "choice", (seat,), why, rules,
        replies, shown=items_of(at, at.move), moves=(at.move,), level=1 if seat == around else 2, case=(seat - at.seat) % at.game.players,
    )  # fmt: skip


KINDS: tuple[Kind, ...] = (playable, refused, happens, next_to_move)
"""The kinds that can be asked of any decision."""


@lru_cache(maxsize=1)  # several kinds look at it
def _frame(view: Any, seat: int) -> Frame:
    return Picture(view, (seat,), you=seat).frame()


def _offers(at: Moment) -> Offers:
    return look_of(at.game.name).offers(at.view, (), at.seat)


def _situation(at: Moment) -> dict[str, Any]:
    """Return the phase, and what else has to be known, as the game says."""
    own = getattr(registry.optional_module(at.game.name, "questions"), "situation", None)
    return {"phase": at.view.phase, **(own(at) if own else {})}


def _situated(at: Moment, asked: Reason, teller: Teller) -> Reason:
    """Return a question after what else has to be known, where the game has words for that."""
    known = _situation(at)
    if not known["phase"] or not teller.knows(SITUATION):
        return asked
    return Reason("question-situated", {"situation": Reason(SITUATION, known), "asked": asked})


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


def _zone(scene: Any, item: str) -> str:
    found = scene.items.get(item)
    return "" if found is None else str(found.zone)


def _problem(at: Moment, intent: Intent) -> Fault | bool:
    """Return what is wrong with a press, and False if nothing is; True where no rule says so."""
    if isinstance(intent, Make):
        found = at.game.check(at.view, intent.move)
        return found[0] if found else False
    if isinstance(intent, Refuse):
        return intent.violations[0]
    return not (isinstance(intent, Pick) and any(map(intent.leads, at.game.legal(at.view))))


def _tried(at: Moment, offered: Offers) -> dict[str, Sequence[Fault]]:
    """Return for each item that cannot be played every rule that this would break."""
    found: dict[str, Sequence[Fault]] = {}
    for item, intent in offered.on.items():
        if isinstance(intent, Make):
            found[item] = at.game.check(at.view, intent.move)
        elif isinstance(intent, Refuse):
            found[item] = intent.violations
    return {item: faults for item, faults in found.items() if faults}


def _made(intent: Intent) -> Move | None:
    return intent.move if isinstance(intent, Make) else None


def _beside(at: Moment, move: Move | None) -> Sequence[str] | None:
    """Return the rules that could forbid such a move, as the game says; None if it does not."""
    own = registry.optional_module(at.game.name, "questions")
    known: Mapping[str, Sequence[str]] = getattr(own, "BESIDE", {})
    return None if move is None else known.get(move.json()["type"])


def _of(at: Moment, rule: Any, near: Sequence[str], beside: Sequence[str]) -> list[str]:
    """Return some of the rules that stand beside a right one, first of all such as forbid something else here."""
    could = [one for one in beside if one != rule and as_written(at.game, one)]
    mixed = sorted(at.some(could, len(could)), key=lambda one: one not in near)
    return mixed[:WRONG]


def _other_rules(at: Moment, rule: Any, near: Sequence[str], far: Sequence[str]) -> list[str]:
    """Return rules that are wrong beside the one that is right: first near ones, then some of the others.

    Of these only such as stand in other chapters: what is general and what is special stand in one.
    """
    book = at.game.rules
    others = [
        one
        for one in far
        if book[one].chapter not in (rule.chapter, SETUP)
        and as_written(at.game, one)
        and book[one].status != "technical"
        and not book[one].note
        and one not in near
    ]
    usual = [one for one in dict.fromkeys(near) if as_written(at.game, one)]
    return [*usual, *at.some(others, WRONG)][:WRONG]


def _other_rule(at: Moment, rule: str) -> Reason:
    return Reason("question-rule-other", {"rule": at.game.rules[rule]}, (rule,))


def _breaks(at: Moment, label: Reason | None, fault: Fault) -> tuple[Reason, ...]:
    """Return by which rule something cannot be played, without what can be."""
    if label is None or not as_written(at.game, fault.rule):
        return ()
    rule = at.game.rules[str(fault.rule)]
    return (Reason("question-breaks", {"what": label, "rule": rule}, (rule.id,)),)


def _wished(intent: Intent, label: Reason, teller: Teller) -> Reason:
    """Return the question why something is not possible, with what is done if the game has words for that."""
    if isinstance(intent, Make):
        facts = intent.move.json()
        wish = f"quiz-try-{facts['type']}"
        if teller.knows(wish):
            named = {"card": facts["card"]} if "card" in facts else {}
            return Reason("question-try", {"try": Reason(wish, {"what": label} | named)})
    return Reason("question-refused", {"what": label})
