"""What can be asked of every game at the end of a round, and of all: what it counts, and who has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Kind, Moment, Reply, either_sign, happening, public
from mopsbook.core.verdict import Event
from mopsbook.quiz.consequences import WRONG
from mopsbook.quiz.hints import says
from mopsbook.quiz.looked_at import shortly
from mopsbook.teach.words import Teller

OWN_POINTS = "quiz-points"
"""A game that counts something else than rounds has this message for what is asked of its points."""
MINUS = "quiz-minus-points"
"""A game that counts minus points has this message for what is asked of them."""
TOTAL = "quiz-total"
"""A game in which totals decide has this message for what is added up."""
HINTED = 2
"""So many rules are a hint; more would be the whole chapter."""
SMALL = 2
"""Of so many who are left both may have won together, as far as can be chosen."""


def counts(at: Moment) -> Asked | None:
    """Ask what the round counts."""
    step = at.carried_out(at.move)
    if step is None or not public(step.events, at.seat):
        return None
    first, *then = step.events
    scored = [
        event for event in then
        if isinstance(event.facts.get("points"), int) and isinstance(event.facts.get("player"), int)
    ]  # fmt: skip
    # points of a single seat may be anything, such as steps
    if len({event.facts["player"] for event in scored}) < 2:
        return None
    worth = [event for event in scored if event.facts["points"]]
    if not worth:  # a hand without cards needs no counting
        return None
    event = at.rng.choice(worth)
    seat, points = event.facts["player"], event.facts["points"]
    others = {other.facts["points"]: other.facts["player"] for other in scored}
    replies = tuple(
        Reply(value, None, (Reason("question-of-other", {"player": {"seat": who}}),))
        for value, who in others.items()
        if value != points
    )
    total = event.facts.get("total")
    if isinstance(total, int) and total != points and total not in others:
        replies += (Reply(total, None, (Reason("question-total", {}),)),)
    # minus points may be named with their sign and without it
    teller = Teller(at.game.name)
    minus = teller.knows(MINUS)
    words = next(filter(teller.knows, (MINUS, OWN_POINTS)), "question-counts")
    # what else is told of it, such as how many cards of which kind, is asked with it
    counted = {name: fact for name, fact in event.facts.items() if name != "points"}
    asked = Reason(
        words, {**counted, "done": shortly(happening(first), teller), "player": {"seat": seat}}
    )
    return Asked(
        asked, "number", either_sign(points) if minus else (points,), (happening(event),), event.rules, replies,
        otherwise=tuple(says(at.game, rule) for rule in event.rules[:HINTED]), moves=(at.move,), level=min(3, len(event.rules)),
    )  # fmt: skip


def winners(at: Moment) -> Asked | None:
    """Ask who has won."""
    step = at.carried_out(at.move)
    end = None if step is None else at.game.outcome(step.after)
    if step is None or end is None or not end.winners or not public(step.events, at.seat):
        return None
    # that somebody wins by their own last card needs no thought
    if end.winners == (at.seat,) and not any(
        {"totals", "points"} & {*one.facts} for one in step.events
    ):
        return None
    gone = at.game.engine.gone(at.view)
    seats = tuple(seat for seat in range(at.game.players) if seat not in gone)
    others = tuple(seat for seat in seats if seat not in end.winners)
    # those who play together win together
    together = [end.winners, others] if len(end.winners) > 1 else []
    wrong = [one for one in together if one and one != end.winners]
    if gone and len(seats) == SMALL and seats != end.winners:
        wrong.append(tuple(seats))
    alone = [(seat,) for seat in seats if (seat,) not in (end.winners, *wrong)]
    groups = [end.winners, *[*wrong, *at.some(alone, len(alone))][:WRONG]]
    replies = tuple(
        Reply(group, Reason("question-seats", {"players": {"seats": list(group)}}))
        for group in sorted(groups)
    )
    teller = Teller(at.game.name)
    asked = Reason("question-won", {"done": shortly(happening(step.events[0]), teller)})
    for event in step.events[1:-1]:  # why it ends, if that does not tell who wins
        if {*event.rules} & {*end.rules} and "totals" not in event.facts:
            asked = Reason("question-won-since", {**asked.facts, "ends": happening(event)})
    whole = Reason("question-says-all", {"rule": at.game.rules[end.rules[0]]}, end.rules[:1])
    *before, last = step.events[1:] or step.events
    why = [happening(last)] if {*last.rules} & {*end.rules} else []
    # with what it came to: the totals, or what became of somebody else
    if (
        why
        and before
        and (
            "totals" in before[-1].facts
            or before[-1].facts.get("player") not in (None, *end.winners)
        )
    ):
        why = [happening(before[-1]), *why]
    right = Reason("question-won-right", {"players": {"seats": list(end.winners)}}, end.rules)
    return Asked(
        asked, "choice", (end.winners,), tuple(why) or (right, whole), end.rules, replies, moves=(at.move,),
        otherwise=(whole, *_added_up(at, step.events)),
        level=min(3, len(end.rules) + 1),
    )  # fmt: skip


def _added_up(at: Moment, events: Sequence[Event]) -> Iterator[Reason]:
    """Yield what a total consists of, where the game says so and totals decide."""
    if Teller(at.game.name).knows(TOTAL) and any("totals" in one.facts for one in events):
        scored = [rule for one in events if "points" in one.facts for rule in one.rules]
        yield Reason(TOTAL, {}, tuple(dict.fromkeys(scored))[: HINTED - 1])


AT_THE_END: tuple[Kind, ...] = (counts, winners)
"""Those that are asked of the last move of a game."""
