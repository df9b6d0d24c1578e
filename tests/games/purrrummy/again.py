"""What is asked in Purrrummy of its own, answered once more."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from mopsbook.core.step import AnyStep
from mopsbook.quiz.question import Question
from tests.again import Answers, Found


def _shown(question: Question) -> list[str]:
    return list(question.asked.text.facts["cards"])


def _is_a_meld(question: Question, step: AnyStep) -> Answers:
    """Try every order of the cards as a set and as a run, where melds are laid out."""
    from mopsbook.games.purrrummy.moves import LayOut

    state = step.before._replace(phase="meld", turn=question.seat)
    fits = {
        kind
        for kind in ("set", "run")
        for cards in permutations(_shown(question))
        if not {one.rule for one in question.game.check(state, LayOut(question.seat, kind, cards))}
        - {"purrrummy.final-discard"}
    }
    return fits or {"neither"}


def _joker_stands_for(question: Question, step: AnyStep) -> Answers:
    cards, ladder = _shown(question), "A23456789TJQKA23456789TJQK"
    colour = next(card[1] for card in cards if card != "X")
    for low in range(14):
        row = [rank + colour for rank in ladder[low : low + len(cards)]]
        if all(card in ("X", stood) for card, stood in zip(cards, row, strict=True)):
            return {row[cards.index("X")]}
    return set()


def _left_over(question: Question, step: AnyStep) -> Answers:
    """Lay out everything in every order."""
    game, known = question.game, set()

    def fewest(state: Any) -> int:
        hand = state.hands[question.seat]
        least = len(hand)
        if (hand, len(state.melds)) in known or game.actor(state) != question.seat:
            return least
        known.add((hand, len(state.melds)))
        melds = (move for move in game.legal(state) if type(move).__name__ == "LayOut")
        return min([least, *(fewest(game.apply(state, move).after) for move in melds)])

    return {fewest(step.before)}


def _added(question: Question, step: AnyStep) -> Answers:
    """Try every card at both ends of every meld."""
    game, state, found = question.game, step.before, set()
    for card in state.hands[question.seat]:
        for number in range(len(state.melds)):
            for end in ("", " low", " high"):
                text = f"{question.seat} layoff {card} on {number}{end}"
                if not game.check(state, text):
                    found.add(card)
    return found


def _without_stock(question: Question, step: AnyStep) -> Answers:
    state = step.before._replace(stock=(), taken=None)
    moves = [m for m in question.game.legal(state) if type(m).__name__ == "Discard"]
    after = question.game.apply(state, moves[0]).after
    return {"shuffle" if after.phase == "shuffle" else "end"}


def _can_go_out(question: Question, step: AnyStep) -> Answers:
    return {"yes" if _empties(question, step.before) else "no"}


def _empties(question: Question, at: Any) -> bool:
    """Lay out and discard in every order, until the hand is empty."""
    game, seat, known = question.game, question.seat, set()

    def out(state: Any) -> bool:
        if not state.hands[seat]:
            return True
        key = state.hands[seat], len(state.melds)
        if key in known or game.actor(state) != seat:
            return False
        known.add(key)
        moves = [move for move in game.legal(state) if type(move).__name__ in ("LayOut", "Discard")]
        return any(out(game.apply(state, move).after) for move in moves)

    return out(at)


def _exchange(question: Question, step: AnyStep) -> Answers:
    facts = question.asked.text.facts
    swap = f"{question.seat} swap {facts['card']} on {facts['meld']} at {facts['place']}"
    return {"stays" if question.game.check(step.before, swap) else "swap"}


def _adds(question: Question, step: AnyStep) -> Answers:
    """Try the card at every meld and end; if it fits nowhere, look for a meld of the seat's own."""
    state, card = step.before, question.asked.text.facts["card"]
    tried = [
        f"{question.seat} layoff {card} on {n}{end}"
        for n in range(len(state.melds))
        for end in ("", " low", " high")
    ]
    owners = {meld.owner for meld in state.melds}
    fits = any(not question.game.check(state, text) for text in tried)
    if not question.game.options.layoff:
        return {"never"} if not fits else set()
    return {"now"} if fits else {"first"} if question.seat not in owners else set()


def _makes(question: Question, state: Any, cards: tuple[str, ...]) -> bool:
    """Say whether cards of the hand can be laid out in any order, but for one that has to be kept."""
    from mopsbook.games.purrrummy.moves import LayOut

    return any(
        {one.rule.id for one in question.game.check(state, LayOut(question.seat, kind, order))}
        <= {"purrrummy.final-discard"}
        for kind in ("set", "run")
        for order in permutations(cards)
    )


def _goes_with(question: Question, step: AnyStep) -> Answers:
    """Take the card, and try it with every two others."""
    state = question.game.apply(step.before, f"{question.seat} draw discard").after
    card = step.before.discard[-1]
    pairs = combinations(step.before.hands[question.seat], 2)
    found = [pair for pair in pairs if _makes(question, state, (card, *pair))]
    return set(found[0]) if len(found) == 1 else set()


def _in_melds(question: Question, step: AnyStep) -> Answers:
    """Try every three cards."""
    state = step.before._replace(phase="meld", turn=question.seat)
    threes = combinations(state.hands[question.seat], 3)
    return {card for cards in threes if _makes(question, state, cards) for card in cards}


def _in_order(question: Question, step: AnyStep) -> Answers:
    """Try every order."""
    from mopsbook.games.purrrummy.moves import LayOut

    state = step.before._replace(phase="meld", turn=question.seat)
    good = [
        cards
        for cards in permutations(_shown(question))
        if {one.rule.id for one in question.game.check(state, LayOut(question.seat, "run", cards))}
        <= {"purrrummy.final-discard"}
    ]
    return {*good[0]} if good == [question.answers] else set()


def _too_few(question: Question, step: AnyStep) -> Answers:
    """Give the hand the best that it could have in the next turn, and try to get rid of it."""
    left = len(step.before.hands[question.seat]) - len(step.move.cards) - 1
    best = tuple(sorted(f"{rank}S" for rank in "23456789"[: left + 1]))
    hands = tuple(
        best if seat == question.seat else ("KH",) for seat in range(question.game.players)
    )
    state = step.before._replace(hands=hands, melds=(), taken=None)
    return {"later" if _empties(question, state) else "never"}


def _gives_back(question: Question, step: AnyStep) -> Answers:
    state = step.before
    back = question.game.check(state, f"{question.seat} discard {state.taken}")
    return {"kept" if back else "any"}


def _fewest(question: Question, step: AnyStep) -> Answers:
    held = [len(hand) for hand in step.before.hands]
    return {tuple(seat for seat, count in enumerate(held) if count == min(held))}


AGAIN: Found = {
    "is-a-meld": _is_a_meld,
    "joker-stands-for": _joker_stands_for,
    "left-over": _left_over,
    "can-go-out": _can_go_out,
    "can-be-added": _added,
    "goes-with": _goes_with,
    "in-melds": _in_melds,
    "in-order": _in_order,
    "too-few": _too_few,
    "gives-back": _gives_back,
    "fewest-at-the-end": _fewest,
    "without-stock": _without_stock,
    "joker-stays": _exchange,
    "adds-already": _adds,
}
"""For each kind how its right answers are found once more."""
