"""The answers to what each game asks of its own, found once more without the functions that the questions use.

For each kind a function of a question and of the step that really came in the game: it plays on, tries every move,
or counts by hand, and returns the right answers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import permutations
from random import Random
from typing import Any

from mopsbook.core.step import Step
from mopsbook.quiz.question import Question

AnyStep = Step[Any, Any]
Answers = set[Any]


def _shown(question: Question) -> list[str]:
    return list(question.asked.text.facts["cards"])


# ------------------------------------------------------------------ Mopsen


def _takes(_question: Question, step: AnyStep) -> Answers:
    return {step.after.bowls[step.after.winner][-1]}


def _pinches(_question: Question, step: AnyStep) -> Answers:
    return {step.after.discard[-1]}


def _may_be_pinched(question: Question, step: AnyStep) -> Answers:
    return {move.card for move in question.game.legal(step.before)} - {None}


def _pecking(_question: Question, step: AnyStep) -> Answers:
    return {"".join(step.after.pecking)}


def _ranking(question: Question, step: AnyStep) -> Answers:
    order = "".join(step.before.pecking)
    cards = [card for _, card in step.before.trick] + [step.move.card]
    ranked = sorted(cards, key=lambda card: (order.index(card[0]), -int(card[1:])))
    return set(question.answers) if tuple(ranked) == question.answers else set(ranked[:1])


def _worth(question: Question, step: AnyStep) -> Answers:
    state, seat = step.before, question.asked.text.facts["player"]
    pug, cat = state.options.bone_table
    rows = {"C": cat}
    bones = [rows.get(card[0], pug)[int(card[1:]) - 1] for card in state.bowls[seat]]
    empty = 7 if question.game.players == 3 else 5
    return {(sum(bones) if bones else empty) + len(state.hands[seat])}


# ------------------------------------------------------------------ Mauz


def _points(cards: Any, mixed: str) -> float:
    worth = {"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10}
    if len({card[0] for card in cards}) == 1:
        return 33 if cards[0][0] == "A" else 30.5
    by_suit = [[worth.get(c[0]) or int(c[0]) for c in cards if c[1] == s] for s in "CDHS"]
    together = [sum(row) for row in by_suit if len(row) > 1]
    if together:
        return together[0]
    return 0 if mixed == "nothing" else max(max(row, default=0) for row in by_suit)


def _hand_counts(question: Question, step: AnyStep) -> Answers:
    return {_points(step.before.hands[question.seat], question.game.options.mixed_suits)}


def _best_swap(question: Question, step: AnyStep) -> Answers:
    hand, middle = step.before.hands[question.seat], step.before.middle
    mixed = question.game.options.mixed_suits
    found = {
        (give, take): _points([take, *(card for card in hand if card != give)], mixed)
        for give in hand
        for take in middle
    }
    most = max(found.values())
    best = [both for both, points in found.items() if points == most]
    assert len(best) == 1 and most > max(_points(hand, mixed), _points(middle, mixed))
    return set(best[0])


def _would_pay(question: Question, step: AnyStep) -> Answers:
    mixed = question.game.options.mixed_suits
    points = {seat: _points(hand, mixed) for seat, hand in enumerate(step.before.hands) if hand}
    return {tuple(seat for seat, one in points.items() if one == min(points.values()))}


# ------------------------------------------------------------------ Miau! Miau!


def _owed(question: Question, step: AnyStep) -> Answers:
    after = question.game.apply(step.before, question.moves[0]).after
    return {after.pending}


def _fits_the_wish(question: Question, step: AnyStep) -> Answers:
    wish = question.asked.text.facts["suit"]
    rest = {*step.before.hands[question.seat]} - {step.move.card}
    return {card for card in rest if card[1] == wish and card[0] != "J"}


def _has_to_call(question: Question, step: AnyStep) -> Answers:
    held = len(step.before.hands[question.seat])
    return {{1: "miau-miau", 2: "miau"}.get(held, "nothing")}


# ------------------------------------------------------------------ Purrrummy


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


# ------------------------------------------------------------------ Dog


def _played(question: Question, step: AnyStep) -> list[Any]:
    return [move for move in question.game.legal(step.before) if hasattr(move, "card")]


def _reachable(question: Question, step: AnyStep) -> Answers:
    facts = question.asked.text.facts
    owner, _, field = facts["piece"].partition(":")
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
    owner, _, text = question.asked.text.facts["piece"].partition(":")
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


# ------------------------------------------------------------------ Mogel-Motte


def _called(question: Question, step: AnyStep) -> Answers:
    everybody = {f"plate{seat}" for seat in range(question.game.players)}
    return everybody - {f"plate{question.seat}"}


def _costs(question: Question, step: AnyStep) -> Answers:
    hand = step.before.hands[question.seat]
    points = sum({"N": 1, "M": 10}.get(card[0], 5) for card in hand)
    return {points, -points}


def _may_cheat(question: Question, step: AnyStep) -> Answers:
    """Look whether a cheat of the seat is among what can be done unasked; if not, why."""
    state, seat = step.before, question.seat
    if any(
        type(m).__name__ == "Cheat" and m.player == seat for m in question.game.interrupts(state)
    ):
        return {"yes"}
    if state.phase in ("gifts", "ant"):
        return {"motte.cheat-time"}
    return {"motte.guard-honest" if seat == state.guard else "motte.cheat-last-card"}


def _slapped(question: Question, step: AnyStep) -> Any:
    """Return the position after the slap that the question tells of, in the game as it really was."""
    game, (_, slap) = question.game, question.moves
    return game.apply(step.after, slap).after


def _slowest_gets(question: Question, step: AnyStep) -> Answers:
    return {f"plate{question.asked.text.facts['order'][-1]}"}


def _gift_order(question: Question, step: AnyStep) -> Answers:
    """Go round from the slowest; who really gives comes in that order."""
    slowest, seats = question.asked.text.facts["slowest"], question.game.players
    order = tuple((slowest + n) % seats for n in range(1, seats))
    queue = _slapped(question, step).queue
    assert tuple(seat for seat in order if seat in queue) == queue
    return {*order} if order == question.answers else set()


def _is_caught(question: Question, step: AnyStep) -> Answers:
    gone = any(event.kind == "caught" for event in step.events)
    more = len(step.after.hands[question.seat]) - len(step.before.hands[question.seat])
    return {"caught"} if gone else {"wrong"} if more == 1 else set()


def _thrown(question: Question, step: AnyStep) -> list[Any]:
    """Return every throw onto the cockroach, whoever is fastest."""
    return [move for move in question.game.legal(step.after) if move.fastest is not None]


def _race_throws(question: Question, step: AnyStep) -> Answers:
    own = [move.card for move in _thrown(question, step) if move.fastest == question.seat]
    items = question.frame().scene.items
    hand = [item for item in items if item.startswith(f"hand{question.seat}.")]
    return {item for item in hand if item.split(".")[1] in own}


def _race_stays(question: Question, step: AnyStep) -> Answers:
    """Throw what can be thrown: one card more lies there, and no hand has become larger."""
    for race in _thrown(question, step):
        after = question.game.apply(step.after, race).after
        assert len(after.discard) in (1, len(step.after.discard) + 1)
        assert all(
            len(one) <= len(old) for one, old in zip(after.hands, step.after.hands, strict=True)
        )
    return {"back"}


def _after_race(question: Question, step: AnyStep) -> Answers:
    (nobody,) = (move for move in question.game.legal(step.after) if move.fastest is None)
    return {question.game.apply(step.after, nobody).after.turn}


def _new_pile(question: Question, step: AnyStep) -> Answers:
    if step.after.phase != "reshuffle":
        return set()
    shuffled = question.game.engine.chance(step.after, Random(1)).cards
    return {"below" if len(shuffled) == len(step.after.discard) - 1 else "all"}


def _empty_hand(_question: Question, step: AnyStep) -> Answers:
    return {"over"} if step.after.phase in ("round_over", "game_over") else {"others"}


def _equal_totals(question: Question, step: AnyStep) -> Answers:
    scores = step.before.round_scores
    totals = [sum(row[seat] for row in scores) for seat in range(question.game.players)]
    return {tuple(seat for seat, total in enumerate(totals) if total == min(totals))}


# ------------------------------------------------------------------ Mops Royal


def _cells(question: Question) -> tuple[tuple[int, int], ...]:
    places = (item.partition(":")[2].split(",") for item in question.asked.shown)
    return tuple(sorted((int(row), int(column)) for row, column in places))


def _scores(question: Question, step: AnyStep) -> list[Any]:
    legal = question.game.legal(step.before)
    cells = _cells(question)
    return [move for move in legal if getattr(move, "cells", None) == cells]


def _brings(question: Question, step: AnyStep) -> Answers:
    seat = question.seat
    afters = [question.game.apply(step.before, move).after for move in _scores(question, step)]
    return {after.scores[seat] - step.before.scores[seat] for after in afters}


def _turns(question: Question, step: AnyStep) -> Answers:
    return {f"{question.seat}:{m.flip[0]},{m.flip[1]}" for m in _scores(question, step)}


def _combination(question: Question, step: AnyStep) -> Answers:
    """See what each choice of a tile to be turned breaks; one rule is common to all if it is none."""
    if _scores(question, step):
        return {"fits"}
    where = " ".join(f"{row},{column}" for row, column in _cells(question))
    broken = [
        {one.rule.id for one in question.game.check(step.before, f"{question.seat} score {where} turn {row},{column}")}
        for row, column in _cells(question)
    ]  # fmt: skip
    return set.intersection(*broken)


def _afters(question: Question, step: AnyStep) -> dict[Any, Any]:
    """Return for each scoring of the seat the square after it."""
    legal = [move for move in question.game.legal(step.before) if hasattr(move, "flip")]
    afters = {move: question.game.apply(step.before, move).after for move in legal}
    return {move: after.boards[question.seat] for move, after in afters.items()}


def _worth_points(question: Question, step: AnyStep) -> Answers:
    seat, points = question.seat, question.asked.text.facts["points"]
    moves = _afters(question, step)
    cells = {
        move.cells
        for move in moves
        if question.game.apply(step.before, move).after.scores[seat] == step.before.scores[seat] + points
    }  # fmt: skip
    assert len(cells) == 1
    return {f"{seat}:{row},{column}" for row, column in cells.pop()}


def _ended(question: Question, step: AnyStep) -> Answers:
    """Look which choices have a tile that lies face down after the scoring."""
    square = _afters(question, step)[question.moves[0]]
    choices = [choice.value for choice in question.choices or ()]
    places = {one: [tuple(map(int, at.split(","))) for at in one.split()] for one in choices}
    return {one for one, cells in places.items() if any(square[at].turned for at in cells)}


def _best_first(question: Question, step: AnyStep) -> Answers:
    """Go on in every order."""
    known: dict[Any, int] = {}

    def most(square: Any) -> int:
        key = frozenset(square.face_up())
        if key not in known:
            known[key] = max(
                [one.points + most(square.turn_over(one.flip)) for one in square.scorings],
                default=0,
            )
        return known[key]

    before, seat = step.before.scores[question.seat], question.seat
    totals = {
        move: question.game.apply(step.before, move).after.scores[seat] - before + most(square)
        for move, square in _afters(question, step).items()
    }
    best = [move for move, total in totals.items() if total == max(totals.values())]
    return {" ".join(f"{r},{c}" for r, c in (*move.cells, move.flip)) for move in best}


def _who_lays(question: Question, step: AnyStep) -> Answers:
    """Play the round out."""
    game, state, found = question.game, step.before, set()
    while (
        (actor := game.actor(state)) is not None and actor >= 0 and state.phase in ("lay", "score")
    ):
        moves = game.legal(state)
        laying = [move for move in moves if type(move).__name__ == "Lay"]
        found |= {f"plate{actor}"} if laying else set()
        state = game.apply(state, (laying or moves)[-1]).after
    return found


def _refusal_costs(question: Question, step: AnyStep) -> Answers:
    after = question.game.apply(step.before, question.moves[0]).after
    return {step.before.scores[question.seat] - after.scores[question.seat]}


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
    """Lay out and discard in every order."""
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

    return {"yes" if out(step.before) else "no"}


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
    return {"now"} if fits else {"first"} if question.seat not in owners else set()


# ------------------------------------------------------------------ Mops Royal, further


def _start_tile(question: Question, step: AnyStep) -> Answers:
    """Try to begin with each."""
    game, found = question.game, set()
    options = [tile for tile in game.options.tiles if tile not in game.options.crowned]
    state = game.engine.initial()
    assert state.phase == "start"
    for choice in question.choices or ():
        tiles = [choice.value, *[one for one in options if one != choice.value]][: game.players]
        move = game.engine.chance(state, Random(1))
        begun = type(move)(tuple(tiles), move.caller)
        found |= {choice.value} if game.check(state, begun) else set()
    return found


def _where_refused(question: Question, step: AnyStep) -> Answers:
    legal = question.game.legal(step.before)
    places = [move.on for move in legal if type(move).__name__ == "Refuse"]
    return {f"{question.seat}:{row},{column}" for row, column in places}


def _refused(question: Question, step: AnyStep) -> Any:
    return question.game.apply(step.before, question.moves[0]).after


def _below_zero(question: Question, step: AnyStep) -> Answers:
    return {_refused(question, step).scores[question.seat]}


def _after_refusing(question: Question, step: AnyStep) -> Answers:
    after = _refused(question, step)
    mine = after.turn == question.seat and after.phase == "score"
    return {"score" if mine or question.seat in after.scorers else "over"}


def _after_last_tile(question: Question, step: AnyStep) -> Answers:
    """Score each: the seat never has another one to score."""
    game, seat = question.game, question.seat
    scorings = [move for move in game.legal(step.before) if type(move).__name__ == "Score"]
    afters = [game.apply(step.before, move).after for move in scorings]
    again = [after.turn == seat and after.phase == "score" for after in afters]
    return {"one"} if len(scorings) > 1 and not any(again) else set()


AGAIN: Mapping[str, Mapping[str, Callable[[Question, AnyStep], Answers]]] = {
    "mopsen": {
        "takes-the-trick": _takes,
        "pinches": _pinches,
        "may-be-pinched": _may_be_pinched,
        "pecking-afterwards": _pecking,
        "ranking": _ranking,
        "worth-now": _worth,
    },
    "mauz": {"hand-counts": _hand_counts, "best-swap": _best_swap, "would-pay": _would_pay},
    "miau_miau": {
        "owed-after-seven": _owed,
        "fits-the-wish": _fits_the_wish,
        "has-to-call": _has_to_call,
    },
    "purrrummy": {
        "is-a-meld": _is_a_meld,
        "joker-stands-for": _joker_stands_for,
        "left-over": _left_over,
        "can-go-out": _can_go_out,
        "can-be-added": _added,
        "without-stock": _without_stock,
        "joker-stays": _exchange,
        "adds-already": _adds,
    },
    "dog": {
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
        "nothing-to-play": _what_is_left,
        "after-drawing": _what_is_left,
    },
    "mogel_motte": {
        "called-to-act": _called,
        "hand-costs": _costs,
        "may-cheat": _may_cheat,
        "slowest-gets": _slowest_gets,
        "gift-order": _gift_order,
        "who-is-caught": _is_caught,
        "race-throws": _race_throws,
        "race-stays": _race_stays,
        "after-race": _after_race,
        "new-pile": _new_pile,
        "empty-hand": _empty_hand,
        "equal-totals": _equal_totals,
    },
    "mops_royal": {
        "brings": _brings,
        "turns-over": _turns,
        "is-a-combination": _combination,
        "worth-points": _worth_points,
        "ended-by": _ended,
        "best-first": _best_first,
        "who-lays": _who_lays,
        "refusal-costs": _refusal_costs,
        "start-tile": _start_tile,
        "where-refused": _where_refused,
        "below-zero": _below_zero,
        "after-refusing": _after_refusing,
        "after-last-tile": _after_last_tile,
    },
}
"""For each game and kind how the right answers are found once more."""


def found_again(question: Question, step: AnyStep) -> bool:
    """Say whether the right answers are those that are found once more; of kinds of every game they are."""
    again = AGAIN[question.game.name].get(question.kind)
    return again is None or again(question, step) == set(question.answers)
