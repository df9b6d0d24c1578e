"""What is asked of whoever learns Dog, beside what is asked of every game.

The contract is :mod:`mopsbook.core.asking`; the words are messages ``quiz-...`` and ``because-...`` of the game.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, happening, refusing
from mopsbook.games.dog.board import FARTHEST, HOME, START_ZONE, field_text
from mopsbook.games.dog.cards import JOKER, PLACE, SEVEN, STARTERS, STEPS, SWAP, Card
from mopsbook.games.dog.events import BY_CARD
from mopsbook.games.dog.moves import Play, Swap, walk
from mopsbook.games.dog.plays import CHOOSING, WALKED, plays, reach_of
from mopsbook.games.dog.questions_fewest import fewest_cards
from mopsbook.games.dog.questions_turn import (
    after_drawing,
    decides,
    last_piece_home,
    missing_to_win,
    next_round,
    nothing_to_play,
    opens_next,
    passes_on_to,
    piece_item,
    pieces_of_partner,
    rest_of_seven,
    whose_pieces,
)
from mopsbook.games.dog.reach import STEPS_BACK, Reach
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard

SHORT, WRONG = 2, 3
"""Portions of a 7 that are told, and wrong ways beside the right one."""
TURNS = "dog.turn-order"
"""The rule that says whose turn comes after another one."""
_REFUSING = (
    "dog.start-cards",
    "dog.home-exact",
    "dog.home-no-jump",
    "dog.start-block",
    "dog.swap-needs-own",
    "dog.start-own-blocked",
)
BESIDE = {"play": _REFUSING, "swap": _REFUSING}
"""For each kind of move the rules that one may think of where it is refused."""


def reachable(at: Moment) -> Asked | None:
    """Ask which fields one piece can reach by one card."""
    view = at.view
    if not decides(at):
        return None
    reach = reach_of(view)
    asked = []
    for card in dict.fromkeys(view.hands[at.seat]):
        if card not in WALKED or (card not in CHOOSING and at.rng.random() < 0.7):
            continue
        for field, *_ in reach.lanes:
            ways = [way for way in reach.plain(card) if way[0] == field]
            # what a piece stands on is not asked for: it lies below that
            if ways and not any(hits for *_, hits in ways) and len(STEPS[card]) < 3:
                asked.append((card, field, ways))
    if not asked:
        return None
    rich = [one for one in asked if len(one[2]) > 1 or one[2][0][1] > HOME]
    card, field, ways = at.rng.choice(rich or asked)
    seat, whose = reach.seat, None if reach.seat == at.seat else reach.seat
    right = {_field(seat, target) for _, target, _ in ways}
    moves = [walk(at.seat, card, *way, whose) for way in ways]
    facts = {"piece": f"{seat}:{at.view.options.board.fact(field)}", "card": card}
    replies = [
        Reply(
            _field(seat, target),
            None,
            (Reason("because-reached", facts | {"target": at.view.options.board.fact(target)}),),
        )
        for _, target, _ in ways
    ]
    broken: list[str] = []
    for target in _around(reach, field):
        if _field(seat, target) not in right and target not in reach.at:
            faults = at.game.check(view, walk(at.seat, card, field, target, (), whose))
            replies.append(Reply(_field(seat, target), None, tuple(map(refusing, faults[:1]))))
            broken += [str(one.rule) for one in faults[:1] if target > HOME]
    steps = [step for move in moves if (step := at.carried_out(move)) is not None]
    told = [step.events[0] for step in steps]
    if len(told) < len(moves):
        return None
    rules = dict.fromkeys([rule for event in told for rule in event.rules])
    return Asked(
        Reason("quiz-reach", facts), "table", tuple(sorted(right)), tuple(map(happening, told)),
        tuple(rules), tuple(replies), every=True, shown=(piece_item(view, seat, field),), moves=tuple(moves[:1]),
        level=min(3, len(right) + bool(broken)),
    )  # fmt: skip


def sent_back(at: Moment) -> Asked | None:
    """Ask which pieces are sent back."""
    if not isinstance(at.move, Play) or not decides(at) or len(at.move.portions) > 2:
        return None
    view, step = at.view, at.carried_out(at.move)
    events = () if step is None else step.events
    gone = [event for event in events if event.kind in ("hit", "burn")]
    if not gone:
        return None
    right = {_id(view, event.facts["owner"], event.facts["field"]) for event in gone}
    # a piece that walks before it is hit is no longer where it stands now
    if None in right:
        return None
    jumped = next((event.facts["jumped"] for event in events if "jumped" in event.facts), ())
    if len(gone) == 1 and not jumped and at.move.card != SEVEN and at.rng.random() < 0.7:
        return None
    replies = [
        Reply(_id(view, event.facts["owner"], event.facts["field"]), None, (happening(event),))
        for event in gone
    ]
    for piece in jumped:
        owner, _, field = piece.partition(":")
        unharmed = Reason("because-jumped", {"piece": piece}, ("dog.jump", "dog.seven-only"))
        replies.append(Reply(_id(view, int(owner), field), None, (unharmed,)))
    rules = tuple(dict.fromkeys(rule for event in gone for rule in event.rules))
    told = _walks(view, at.seat, at.move)
    return Asked(
        Reason("quiz-sent-back", {"card": at.move.card, "count": len(told), "first": told[0], "then": told[-1]}),
        "table", tuple(sorted(filter(None, right))), tuple(map(happening, gone)), rules, tuple(replies),
        every=True, moves=(at.move,), level=min(3, len(gone) + bool(jumped) + (at.move.card == SEVEN)),
    )  # fmt: skip


def can_play(at: Moment) -> Asked | None:
    """Ask whether anything in the hand can be played."""
    view = at.view
    if not decides(at):
        return None
    possible = plays(view)
    cards = sorted({move.card for move in possible})
    if len(cards) > 1 or (cards and at.rng.random() < 0.5):
        return None
    right = "yes" if cards else "no"
    replies = tuple(
        Reply(value, Reason("answer-yes", {"yes": value == "yes"})) for value in ("yes", "no")
    )
    waiting = all(field == START_ZONE for field in view.pieces[at.seat])
    facts = {"cards": cards, "count": len(cards), "waiting": waiting}
    rules = (
        ("dog.must-play",)
        if cards
        else ("dog.fold",)
        if at.game.options.teams
        else ("dog.redraw-toss",)
    )
    return Asked(
        Reason("quiz-can-play", {}), "choice", (right,), (Reason("because-can-play", facts, rules),), rules,
        replies, otherwise=(Reason("because-each-card", {}, rules[:1]),), moves=tuple(possible[:1]), level=2,
    )  # fmt: skip


def bring_home(at: Moment) -> Asked | None:
    """Ask which cards bring a piece home."""
    view = at.view
    if not decides(at):
        return None
    home: dict[Card, Play | Swap] = {}
    for move in plays(view):
        if isinstance(move, Play) and any(p.source < HOME < p.target for p in move.portions):
            home.setdefault(move.card, move)
    hand = list(_cards(view.hands[at.seat], at.seat))
    right = tuple(sorted(item for item, card in hand if card in home))
    if not right or len(right) == len(hand):
        return None
    replies = []
    told: dict[Card, tuple[Reason, ...]] = {}
    for card, move in home.items():
        step = at.carried_out(move)
        if step is None:
            return None
        first = next(n for n, one in enumerate(step.events) if one.facts.get("how") == "home")
        # what becomes of the points of a 7 that are left
        left = [one for one in step.events[first + 1 :] if one.kind == "portion"]
        told[card] = tuple(map(happening, (*step.events[: first + 1], *left)))
    for item, card in hand:
        stays = Reason("because-stays", {"card": card}, ("dog.home-exact",))
        moves = (home[card],) if card in home else ()
        replies.append(Reply(item, None, told.get(card, (stays,)), moves))
    why = tuple(chain.from_iterable(told.values()))
    return Asked(
        Reason("quiz-home", {}), "table", right, why, ("dog.home-exact", *why[0].rules),
        tuple(replies), every=True, moves=(next(iter(home.values())),), level=3 if SEVEN in home else 2,
    )  # fmt: skip


def seven_home(at: Moment) -> Asked | None:
    """Ask which of some ways to share out a 7 brings a piece home."""
    if not decides(at):
        return None
    sevens = [move for move in plays(at.view) if isinstance(move, Play) and move.seven]
    short = [move for move in sevens if len(move.portions) <= SHORT]
    home = [move for move in short if _comes_home(move)]
    if not home:
        return None
    right = at.rng.choice(home)
    # where a piece could end by those points at home or not, that would be told in the same words
    good = {_shares(at, move) for move in home}
    told = {_shares(at, move): move for move in short if move.card == right.card}
    others = [move for shares, move in told.items() if shares not in good]
    if len(others) < 2:
        return None
    step = at.carried_out(right)
    if step is None:
        return None
    shown = [one for one in step.events if one.facts.get("how") == "home" or one.kind == "home"]
    stays = Reason("because-no-home", {}, ("dog.home-exact",))
    replies = [
        # after the last card of all comes a deal, which nobody can see beforehand
        Reply(
            str(move),
            _way(at, move),
            () if move is right else (stays,),
            (move,) if at.carried_out(move) else (),
        )
        for move in at.some([right, *at.some(others, WRONG)], WRONG + 1)
    ]
    return Asked(
        Reason("quiz-seven-home", {"card": right.card}), "choice", (str(right),), tuple(map(happening, shown)),
        ("dog.seven-split", "dog.seven-home", "dog.home-exact", "dog.seven-full"), tuple(replies),
        moves=(right,), level=3,
    )  # fmt: skip


def card_starts(at: Moment) -> Asked | None:
    """Ask which cards bring a piece out of the start zone."""
    if not decides(at):
        return None
    reach, seen = reach_of(at.view), list(_cards(at.view.hands[at.seat], at.seat))
    whose = None if reach.seat == at.seat else reach.seat
    ways = {
        card: walk(at.seat, card, *way, whose)
        for _, card in seen
        for way in (reach.plain(card) if card in STARTERS else ())
        if way[0] == START_ZONE
    }
    right = tuple(sorted(item for item, card in seen if card in ways))
    if not right or len(right) == len(seen):
        return None
    stays = {
        card: Reason("because-no-start", {"card": card}, ("dog.start-cards",)) for _, card in seen
    }
    replies = tuple(Reply(item, None, (stays[card],)) for item, card in seen if card not in ways)
    why = Reason(
        "because-start", {"cards": sorted(ways, key=PLACE.__getitem__)}, ("dog.start-cards",)
    )
    rules = ("dog.start-cards", *dict.fromkeys(BY_CARD[card] for card in ways))
    return Asked(
        Reason("quiz-start", {}), "table", right, (why,), rules, replies, every=True,
        moves=(next(iter(ways.values())),), level=min(3, len(ways)),
    )  # fmt: skip


def swappable(at: Moment) -> Asked | None:
    """Ask which pieces of others can change places with an own one."""
    view = at.view
    card = next((one for one in (SWAP, JOKER) if one in view.hands[at.seat]), None)
    if not decides(at) or card is None:
        return None
    reach = reach_of(view)
    mine, others = reach.swaps()
    barred = [
        (who, f) for who, row in enumerate(view.pieces) for f in row if who != reach.seat and f >= 0
    ]
    barred = [piece for piece in barred if piece not in others]
    if not mine or not others or not barred:
        return None
    whose = None if reach.seat == at.seat else reach.seat
    replies, broken = [], []
    for who, field in barred:
        fault = at.game.check(view, Swap(card, mine[0], (who, field), whose, at.seat))[0]
        replies.append(Reply(piece_item(view, who, field), None, (refusing(fault),)))
        broken.append(str(fault.rule))
    rules = tuple(dict.fromkeys(("dog.swap", *broken)))
    pieces = [f"{who}:{view.options.board.fact(field)}" for who, field in others]
    return Asked(
        Reason("quiz-swap", {"card": card, "owner": reach.seat}), "table", tuple(sorted(piece_item(view, *one) for one in others)),
        (Reason("because-swap", {"pieces": pieces}, rules),), rules, tuple(replies), every=True,
        moves=(Swap(card, mine[0], others[0], whose, at.seat),), level=min(3, len(rules)),
    )  # fmt: skip


KINDS = (
    reachable, sent_back, can_play, bring_home, seven_home, fewest_cards, card_starts, swappable, passes_on_to,
    next_round, opens_next, whose_pieces, pieces_of_partner, rest_of_seven, last_piece_home, missing_to_win,
    nothing_to_play, after_drawing,
)  # fmt: skip
HEART = (reachable, sent_back, can_play, bring_home, seven_home, swappable)
EASY = (card_starts, passes_on_to, next_round, opens_next, missing_to_win)


def _field(seat: int, field: int) -> str:
    """Return the item of a field; home fields are of a seat."""
    return f"{seat}{field_text(field)}" if field > HOME else field_text(field)


def _id(view: DogState, seat: int, text: str) -> str | None:
    """Return the item of the piece of a seat that stands on a field, which is told; None if none does."""
    field = next((one for one in view.pieces[seat] if view.options.board.fact(one) == text), None)
    return None if field is None else piece_item(view, seat, field)


def _cards(hand: tuple[Card, ...], seat: int) -> Iterator[tuple[str, Card]]:
    for card, copies in groupby(hand):
        for copy, _ in enumerate(copies):
            yield f"hand{seat}.{card}.{copy}", card


def _comes_home(move: Play) -> bool:
    return any(part.source < HOME < part.target for part in move.portions)


def _walks(view: DogState, seat: int, move: Play) -> list[Reason]:
    """Return in words which piece goes where, and whether backward."""
    trial, board, told = TrialBoard.of(view), view.options.board, []
    for part in move.portions:
        owner = part.owner(seat)
        done = trial.carry(owner, part.source, part.target, burn=move.seven)
        facts = {"piece": f"{owner}:{board.fact(part.source)}", "target": board.fact(part.target)}
        told.append(Reason("quiz-walks", {**facts, "back": done.back}))
    return told


def _shares(at: Moment, move: Play) -> tuple[tuple[str, int], ...]:
    """Return how a 7 is shared out: pieces where they stand at first, each with its points."""
    trial = TrialBoard.of(at.view)
    names: dict[tuple[int, int], str] = {}
    shares = []
    for part in move.portions:
        seat = part.owner(at.seat)
        piece = names.pop((seat, part.source), f"{seat}:{trial.board.fact(part.source)}")
        shares.append((piece, trial.carry(seat, part.source, part.target, burn=True).steps))
        names[seat, part.target] = piece
    return tuple(shares)


def _way(at: Moment, move: Play) -> Reason:
    """Return what a 7 does, in words."""
    told = [
        Reason("quiz-takes", {"piece": piece, "points": points})
        for piece, points in _shares(at, move)
    ]
    return Reason("answer-walks", {"count": len(told), "first": told[0], "then": told[-1]})


def _around(reach: Reach, field: int) -> list[int]:
    """Return the fields on which somebody might think that a piece could end: those around it, and its home."""
    board = reach.board
    ahead, behind = board.ahead[field], board.behind[field][:STEPS_BACK]
    near = ahead[:FARTHEST] + behind
    return [*dict.fromkeys(near), *board.homes()]
