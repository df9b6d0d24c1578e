"""What is asked in Dog of its own, answered once more."""

from __future__ import annotations

from collections import Counter
from typing import Any

from mopsbook.core.step import AnyStep
from mopsbook.quiz.question import Question
from tests.again import Answers, Found


def _played(question: Question, step: AnyStep) -> list[Any]:
    return [move for move in question.game.legal(step.before) if hasattr(move, "card")]


def _reachable(question: Question, step: AnyStep) -> Answers:
    facts = question.asked.text.facts
    owner, _, field = facts["piece"].partition("@")[0].partition(":")
    found = set()
    for move in _played(question, step):
        alone = getattr(move, "portions", ())
        if move.card != facts["card"] or len(alone) != 1 or getattr(move, "role", ""):
            continue
        way = alone[0].json()
        if way["from"] == field and alone[0].owner(question.seat) == int(owner):
            found.add(f"{owner}{way['to']}" if way["to"][0] == "h" else way["to"])
    return found


def _sent_back(question: Question, step: AnyStep) -> Answers:
    """Compare how many pieces of each seat wait before and after with those that are named."""
    waiting = [
        Counter({seat: row.count(-1) for seat, row in enumerate(state.pieces)})
        for state in (step.before, step.after)
    ]
    more = waiting[1] - waiting[0]
    named = Counter(int(item.partition(":")[0]) for item in question.answers)
    starts = Counter(part.owner(question.seat) for part in step.move.portions if part.source == -1)
    return set(question.answers) if more == named - starts else set()


def _can_play(question: Question, step: AnyStep) -> Answers:
    kinds = {type(move).__name__ for move in question.game.legal(step.before)}
    return {"yes" if kinds & {"Play", "Swap"} else "no"}


def _bring_home(question: Question, step: AnyStep) -> Answers:
    """Play every move, and see whether more pieces are home than before."""

    def home(state: Any) -> int:
        return sum(field > 200 for row in state.pieces for field in row)

    game, before = question.game, home(step.before)
    cards = {
        move.card
        for move in _played(question, step)
        if type(move).__name__ == "Play" and home(game.apply(step.before, move).after) > before
    }
    hand = [
        item for item in question.frame().scene.items if item.startswith(f"hand{question.seat}.")
    ]
    return {item for item in hand if item.split(".")[1] in cards}


def _seven_home(question: Question, step: AnyStep) -> Answers:
    """Play each choice, and see whether more pieces are home than before."""

    def home(state: Any) -> int:
        return sum(field > 200 for row in state.pieces for field in row)

    game, before = question.game, step.before
    legal = {str(move): move for move in game.legal(before)}
    choices = [choice.value for choice in question.choices or ()]
    return {one for one in choices if home(game.apply(before, legal[one]).after) > home(before)}


def _fewest(question: Question, step: AnyStep) -> Answers:
    """Play the piece on and on with the cards that are left, with the turn kept."""
    game, seat = question.game, question.seat
    owner, _, text = question.asked.text.facts["piece"].partition("@")[0].partition(":")
    start = [f for f in step.before.pieces[int(owner)] if f == int(text[1:])]

    def cards(state: Any, at: int) -> int:
        found = [99]
        for move in game.legal(state):
            parts = getattr(move, "portions", ())
            if len(parts) != 1 or parts[0].source != at or parts[0].owner(seat) != int(owner):
                continue
            if parts[0].target > 200:
                return 1
            after = game.apply(state, move).after
            hand = list(state.hands[seat])
            hand.remove(move.card)
            hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
            board = {"pieces": after.pieces, "bare": after.bare, "letters": after.letters}
            if hand:
                found.append(1 + cards(state._replace(hands=hands, **board), parts[0].target))
        return min(found)

    return {cards(step.before, *start)}


def _starts(question: Question, step: AnyStep) -> Answers:
    cards = {
        move.card
        for move in _played(question, step)
        if any(part.source == -1 for part in getattr(move, "portions", ()))
    }
    items = question.frame().scene.items
    hand = [item for item in items if item.startswith(f"hand{question.seat}.")]
    return {item for item in hand if item.split(".")[1] in cards}


def _swappable(question: Question, step: AnyStep) -> Answers:
    """Look which pieces change their place by any swap."""
    state, card = step.before, question.asked.text.facts["card"]
    moves = [
        move
        for move in _played(question, step)
        if type(move).__name__ == "Swap" and move.card == card
    ]
    found = set()
    for move in moves:
        after = question.game.apply(state, move).after
        for seat, row in enumerate(state.pieces):
            gone = set(row) - set(after.pieces[seat])
            if seat != move.pair(question.seat)[0][0]:
                found |= {f"{seat}:{state.letters[seat][row.index(field)]}" for field in gone}
    return found


def _on_by(question: Question, seat: int, places: int = 1) -> int:
    step: int = question.game.options.turn_step
    return (seat + places * step) % question.game.players


def _passes_on(question: Question, step: AnyStep) -> Answers:
    """Pass on a card each until all have theirs, and look who gets that of the seat."""
    state, first = step.after, step
    while True:
        for event in first.events:
            if event.kind == "receive" and event.facts["giver"] == question.seat:
                return {f"plate{event.facts['player']}"}
        first = question.game.apply(state, question.game.legal(state)[0])
        state = first.after


def _next_round(question: Question, step: AnyStep) -> Answers:
    return {{6: 5, 5: 4, 4: 3, 3: 2, 2: 6}[question.asked.text.facts["count"]]}


def _opens_next(question: Question, step: AnyStep) -> Answers:
    return {f"plate{_on_by(question, step.before.starter)}"}


def _whose_pieces(question: Question, step: AnyStep) -> Answers:
    """Look with which pieces the card walks in what is legal."""
    state, card, found = step.before, question.asked.text.facts["card"], set()
    for move in _played(question, step):
        parts = getattr(move, "portions", ())
        if move.card == card and len(parts) == 1 and not getattr(move, "role", ""):
            owner = parts[0].owner(question.seat)
            found.add(f"{owner}:{state.letters[owner][state.pieces[owner].index(parts[0].source)]}")
    return found


def _rest_of_seven(question: Question, step: AnyStep) -> Answers:
    """See who walks in all the ways to share out such a card."""
    owners = {
        part.owner(question.seat)
        for move in _played(question, step)
        for part in getattr(move, "portions", ())
    }
    partner = (question.seat + question.game.players // 2) % question.game.players
    return {"partner"} if owners == {question.seat, partner} else {"anybody"}


def _last_piece_home(question: Question, step: AnyStep) -> Answers:
    end = question.game.outcome(step.after)
    return {"help"} if end is None else {"together" if len(end.winners) > 1 else "alone"}


def _what_is_left(question: Question, step: AnyStep) -> Answers:
    """See what is legal: to play, to fold or to toss."""
    kinds = {type(move).__name__ for move in question.game.legal(step.before)}
    return {"play" if one in ("Play", "Swap") else one.lower() for one in kinds}


def _missing(question: Question, step: AnyStep) -> Answers:
    """Put one piece after the other on the free home fields of the side, with which it has won."""
    state, game, count = step.before, question.game, 0
    rows = [list(row) for row in state.pieces]
    for seat in game.options.side(question.seat):
        for field in game.options.board.homes():
            if field not in rows[seat]:
                rows[seat] = sorted([*rows[seat][1:], field])
                count += 1
    assert game.options.complete(rows, question.seat)
    return {count}


AGAIN: Found = {
    "reachable": _reachable,
    "sent-back": _sent_back,
    "can-play": _can_play,
    "bring-home": _bring_home,
    "seven-home": _seven_home,
    "fewest-cards": _fewest,
    "card-starts": _starts,
    "swappable": _swappable,
    "passes-on-to": _passes_on,
    "next-round": _next_round,
    "opens-next": _opens_next,
    "whose-pieces": _whose_pieces,
    "pieces-of-partner": _whose_pieces,
    "rest-of-seven": _rest_of_seven,
    "last-piece-home": _last_piece_home,
    "missing-to-win": _missing,
    "nothing-to-play": _what_is_left,
    "after-drawing": _what_is_left,
}
"""For each kind how its right answers are found once more."""
