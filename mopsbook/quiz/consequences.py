"""What comes of a move, asked of every game: its consequences among others that are alike in form and length.

What the rules tell of hidden cards is no question.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, happening, leaves, public
from mopsbook.core.state import Move
from mopsbook.quiz.hints import says
from mopsbook.quiz.looked_at import shortly
from mopsbook.show.look import look_of
from mopsbook.show.offers import Make, Pick, way_to
from mopsbook.teach.words import Teller, languages

WRONG = 3
"""So many wrong choices stand beside the right one."""
NEARLY = 3
"""Of so many facts or more one alone does not make another thing that happens."""
LONGER = 1.7
"""What is so many times as long as something else, or more, is told from it by its length."""
SEATS = 1
"""So many wrong choices at most differ from what happens in nothing but whom it happens to."""
SMALL = 2
"""Fewer wrong things than these beside what happens, and nothing, are no choice."""
MOVES_TOLD = 2
"""Where nothing comes of a move, so many other ones are named of which something would."""
COMPARED = 8
"""So many other moves are looked at for what could have happened instead."""


def happens(at: Moment) -> Asked | None:
    """Ask what happens if something is played."""
    own = told_of_move(at, at.move)
    if own is None:
        return None
    deed, *then = own
    matters = _that_matters(at, then)
    tellers = [Teller(at.game.name, lang, None, at.seat) for lang in languages(at.game.name)]
    first, nothing = shortly(deed, tellers[0]), Reason("question-nothing", {})
    right = at.rng.choice(matters) if then else nothing
    happening_too = {_in_words(tellers, reason) for reason in own}
    found = {
        told: reply
        for reply in (*_for_others(at, then), *_elsewhere(at, own))
        if reply.what and (told := _in_words(tellers, reply.what)) not in happening_too
    }
    if then:
        found = {
            told: one for told, one in found.items() if _alike(told, _in_words(tellers, right))
        }
    # first what is of the same kind and comes of another move, then what would happen to somebody else
    mixed = [found[told] for told in at.some(sorted(found), len(found))]
    seats = [one for one in mixed if not one.moves]
    moved = [one for one in mixed if one.moves]
    near = [one for one in moved if one.what and one.what.message == right.message]
    far = [one for one in moved if one not in near]
    wrong = [*near, *far, *seats[:SEATS]][: WRONG - 1 if then else WRONG]
    if len(wrong) < SMALL:
        return None
    step_by_step = Reason("question-step-by-step", {}, right.rules or first.rules)
    # by which rule, so that it can be found
    cited = right.rules[:1]
    something = tuple(
        Reason("question-something", {"rule": at.game.rules[one]}, cited) for one in cited
    )
    listed = at.some([Reply(0, right, ()), *wrong], 1 + len(wrong)) if then else wrong
    if _telling(tellers, first, [one.what for one in listed if one.what], right):
        return None
    said = [_in_words(tellers, one.what) for one in listed if one.what]
    no = _in_words(tellers, nothing)
    if not then or not any(
        one.split()[0] == no[n].split()[0] for words in said for n, one in enumerate(words)
    ):
        listed = [*listed, Reply(0, nothing, something)]
    replies = tuple(one._replace(value=number) for number, one in enumerate(listed, 1))
    answer = 1 + [one.what for one in listed].index(right)
    # what is right is read where it was chosen: its reason is the rule
    why = (
        (says(at.game, *right.rules),)
        if then
        else (Reason("question-nothing-right", {}, first.rules), *_only_elsewhere(wrong))
    )
    return Asked(
        Reason("question-happens", {"done": first}), "choice", (answer,), why, why[0].rules or first.rules,
        replies, otherwise=(step_by_step,), shown=items_of(at, at.move), moves=(at.move,),
        level=min(3, 1 + len(then)), case=right.message,
    )  # fmt: skip


def _only_elsewhere(wrong: Sequence[Reply]) -> Iterator[Reason]:
    """Yield of which moves the wrong things would come."""
    for one in wrong[:MOVES_TOLD]:
        for told in one.why:
            if one.moves:
                yield Reason("question-only-after", {"then": one.what} | dict(told.facts))


def told_of_move(at: Moment, move: Move) -> list[Reason] | None:
    """Return what the seat is told of a move; None if it cannot know it all beforehand."""
    step = at.carried_out(move)
    if step is None or not public(step.events, at.seat):
        return None
    return [happening(event) for event in step.events]


def _that_matters(at: Moment, then: Sequence[Reason]) -> list[Reason]:
    """Return what is to be known of all that comes of the move.

    Whoever is out then matters most, and what ends the game. What is told of several seats, such as what each hand
    counts, is but what leads there.
    """
    step = at.carried_out(at.move)
    if step is None or at.game.actor(step.after) is None:
        return [*then[-1:]]
    leaving = {*at.game.engine.gone(step.after)} - {*at.game.engine.gone(at.view)}
    out = [one for one in then if one.facts.get("player") in leaving]
    times = Counter(one.message for one in then)
    return out[-1:] or [one for one in then if times[one.message] == 1] or [*then]


def items_of(at: Moment, move: Move) -> tuple[str, ...]:
    """Return what one presses to make a move, such as its card."""
    offers = partial(look_of(at.game.name).offers, at.view, seat=at.seat)
    offered = offers(())
    found = (
        item
        for item, one in offered.on.items()
        if (isinstance(one, Make) and _part_of(one.move, move))
        or (isinstance(one, Pick) and one.leads(move))
    )
    # what is pressed only after a button, such as a card after the call, is found on the way
    return tuple(found) or tuple(
        press.id for press in way_to(offers, move) if press.id in offered.on
    )


def _part_of(offered: Move, move: Move) -> bool:
    """Say whether a move is another one, but for what is added to it, such as a call."""
    facts = {name: fact for name, fact in offered.json().items() if fact is not None}
    return facts.items() <= move.json().items()


def _for_others(at: Moment, then: Sequence[Reason]) -> Iterator[Reply]:
    """Yield what happens, as if it happened to somebody else.

    What is told of the one who moves, such as that nothing can be scored, may be true of others, too.
    """
    of_mover = {one.message for one in then if one.facts.get("player") == at.seat}
    for reason in (one for one in then if one.message not in of_mover):
        seat = reason.facts.get("player")
        # what is told of somebody's cards can be true of no other hand
        seats = (
            range(at.game.players) if isinstance(seat, int) and "cards" not in reason.facts else ()
        )
        for other in seats:
            # nobody is passed over by themselves, and nothing happens to whoever is out
            if other not in (*leaves(reason.facts), *at.game.engine.gone(at.view)):
                wrong = Reason("question-not-to", {"player": {"seat": other}})
                yield Reply(0, reason._replace(facts={**reason.facts, "player": other}), (wrong,))


def _elsewhere(at: Moment, own: Sequence[Reason]) -> Iterator[Reply]:
    """Yield what would come of other moves of the same kind, and does not come of this one.

    What names what is played there, and not here, would be told from the right thing by that alone.
    """
    kind = type(at.move)
    tellers = [Teller(at.game.name, lang, None, at.seat) for lang in languages(at.game.name)]
    others = [one for one in at.game.legal(at.view) if one != at.move and type(one) is kind]
    for move in at.some(others, COMPARED):
        foreign = {*leaves(move.json())} - {*leaves(at.move.json())}
        other, *more = told_of_move(at, move) or own[:1]
        other = shortly(other, tellers[0])
        # what names another card cannot happen after this one
        more = [
            one
            for one in more
            if all(_unlike(one, mine) for mine in own[1:]) and not foreign & {*leaves(one.facts)}
        ]
        named = [
            (teller, _named(teller, other) - _named(teller, own[0])) for teller in tellers if more
        ]
        for reason in more:
            if not any(words & _named(teller, reason) for teller, words in named):
                # that move is played out, so that it is another one has to be told at any time
                why, hint = (
                    Reason("question-instead", {"done": other}),
                    Reason("question-another", {}),
                )
                shown = Reason("question-if", {"done": other})
                yield Reply(0, reason, (why,), (move,), (hint,), shown)


def _in_words(tellers: Sequence[Teller], reason: Reason) -> tuple[str, ...]:
    return tuple(one.tell(reason.message, reason.facts) for one in tellers)


def _telling(
    tellers: Sequence[Teller], first: Reason, listed: Sequence[Reason], right: Reason
) -> bool:
    """Say whether the right one alone has a word of the question, by which it could be told without any rule."""
    for teller in tellers:
        asked, good = _long(teller, first), _long(teller, right)
        others = [_long(teller, one) for one in listed if one != right]
        if (asked & good) - set().union(*others):
            return True
    return False


def _long(teller: Teller, reason: Reason) -> set[str]:
    return {
        word.lower()
        for word in re.findall(r"[^\W\d_]{5,}", teller.tell(reason.message, reason.facts))
    }


def _named(teller: Teller, reason: Reason) -> set[str]:
    """Return the long words of what is told, and its numbers, by which a card may be named."""
    return _long(teller, reason) | {*re.findall(r"\d+", teller.tell(reason.message, reason.facts))}


def _alike(told: tuple[str, ...], right: tuple[str, ...]) -> bool:
    """Say whether sentences are about as long as others in every language, so that length tells nothing."""
    pairs = zip(told, right, strict=True)
    return all(len(one) < LONGER * len(other) < LONGER**2 * len(one) for one, other in pairs)


def _unlike(one: Reason, other: Reason) -> bool:
    """Say whether two things that happen are not nearly the same, such as a trick won over another card."""
    if one.message != other.message:
        return True
    differing = [name for name, fact in one.facts.items() if other.facts.get(name) != fact]
    return len(differing) > 1 or (len(differing) == 1 and len(one.facts) < NEARLY)
