"""Questions of which the choices are rules: why something may not be played, and on which rule something rests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

from mopsbook.core import registry
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, happening, public, refusing
from mopsbook.core.rules import slug
from mopsbook.core.state import Move
from mopsbook.core.verdict import Event, Fault
from mopsbook.quiz.consequences import WRONG
from mopsbook.quiz.hints import says
from mopsbook.quiz.looked_at import frame_of, offers_of, situated, zone_of
from mopsbook.show.offers import Intent, Make, Offers, Refuse
from mopsbook.show.pictures import label_of
from mopsbook.teach.readings import as_written
from mopsbook.teach.words import Teller

SETUP = "1"
"""The chapter about what is done before the game, which forbids no move."""
WHY = "quiz-why"
"""A game may have messages of this name, a kind of move and a rule: what one may think that it forbids, and it does not."""
KEPT = "quiz-kept"
"""A game may have messages of this name and a rule: what that rule forbids, where it does not forbid what is tried."""
FEWEST = 2
"""Fewer wrong rules than these beside the one that forbids something are no choice."""


def refused(at: Moment) -> Asked | None:
    """Ask why something may not be played."""
    if at.game.actor(at.view) != at.seat:
        return None
    offered = offers_of(at)
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
    frame = frame_of(at.view, at.seat)
    own = [item for item in single if zone_of(frame.scene, item) in frame.own]
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
        situated(at, _wished(tried_to, label, teller), teller), "choice", (rule.id,), (refusing(tried[item][0]),), (rule.id,),
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
    # what is general and what is special stand in one chapter, and both may be the reason
    elsewhere = [one for one in near if book[one].chapter != rule.chapter]
    others = _other_rules(at, rule, elsewhere, [*map(str, book)])
    others = [one for one in others if one not in known]
    if rule.status == "technical" or not as_written(at.game, rule) or len(others) < 2:
        return None
    replies = [Reply(rule.id), *(Reply(one, None, (_other_rule(at, one),)) for one in others)]
    return Asked(
        Reason(words, {"done": told}), "choice", (rule.id,),
        (Reason("question-rule-right", {"rule": rule}, (rule.id,)),), (rule.id,),
        tuple(at.some(replies, len(replies))), level=1,
    )  # fmt: skip


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


def _wished(intent: Intent, label: Reason, teller: Teller) -> Reason:
    """Return the question why something is not possible, with what is done if the game has words for that."""
    if isinstance(intent, Make):
        facts = intent.move.json()
        wish = f"quiz-try-{facts['type']}"
        if teller.knows(wish):
            named = {"card": facts["card"]} if "card" in facts else {}
            return Reason("question-try", {"try": Reason(wish, {"what": label} | named)})
    return Reason("question-refused", {"what": label})
