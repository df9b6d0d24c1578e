"""What can be done in a position: marks on cards, clicks, buttons, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.core.game import game_of
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Violation
from mopsbook.games.mopsen.cards import Card, sort_hand
from mopsbook.games.mopsen.moves import MopsenMove, NextRound, Pinch, Play, Redraw
from mopsbook.games.mopsen.scoring import bones, outcome
from mopsbook.games.mopsen.state import PINCH, PLAY, REDRAW, ROUND_OVER, MopsenState
from mopsbook.games.mopsen.voice import prompt
from mopsbook.show.layout import viewer
from mopsbook.show.scene import Action, Affordances, Mark, Msg, Note, msg

TAGS = {"wins": msg("mark-wins"), "lowest": msg("mark-lowest")}
PICK = "+"
"""Before a card: pick it for an exchange, or put it back."""


def laid(view: MopsenState) -> tuple[tuple[int, Card], ...]:
    """Return seats and cards of the trick as they were played, in that order.

    While a pinch is due, the highest card lies on a bowl and the lowest on the discard pile; for
    the eye they stay beside the others until it is done.
    """
    if view.phase != PINCH:
        return view.trick
    cards = dict(view.trick)
    if view.winner is not None and view.bowls[view.winner]:
        cards[view.winner] = view.bowls[view.winner][-1]
    if view.discard:
        cards[view.turn] = view.discard[-1]
    players = view.options.players
    order = [(view.leader + i) % players for i in range(players)]
    return tuple((seat, cards[seat]) for seat in order if seat in cards)


def marks(view: MopsenState, draft: Sequence[str] = ()) -> dict[str, Mark]:
    """Return what can be played, what cannot and why, what wins and what is lowest."""
    found: dict[str, Mark] = {}
    legal = Mark("legal", why=msg("can-put-away") if view.phase == REDRAW else None)
    for card, move in _moves(view, draft).items():
        if card in draft:
            found[card] = Mark("picked")
        else:
            problem = _mark("dim", view, move)
            found[card] = problem if problem.rules else legal
    if view.phase == PINCH:
        ends = dict(laid(view))
        for seat, kind in ((view.winner, "wins"), (view.turn, "lowest")):
            if seat in ends:
                found[ends[seat]] = _mark(kind, view, Pinch(view.turn, ends[seat]))
    end = outcome(view)
    return found | {
        f"plate{seat}": Mark("wins", TAGS["wins"]) for seat in (end.winners if end else ())
    }


def affordances(
    view: MopsenState, draft: Sequence[str] = (), seat: int | None = None
) -> Affordances:
    """Return what can be clicked, legal or not, and what the buttons ask for.

    After a round the hand of the seat can be clicked as well.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> affordances(s).moves
    {'R2': '1 play R2', 'B3': '1 play B3'}
    """
    turn = view.turn
    picks: dict[str, tuple[Card, ...]] = {}
    if view.phase == REDRAW:
        moves = {card: PICK + card for card in _open_hand(view, turn)}
        for card, intent in moves.items():
            left = tuple(picked for picked in draft if picked != card)
            picks[intent] = left if card in draft else (*draft, card)
    elif view.phase in (PLAY, PINCH):
        moves = {card: str(move) for card, move in _moves(view, draft).items()}
        if view.phase == PINCH and _may_act(view, turn):
            moves |= {card: str(Pinch(turn, card)) for _, card in laid(view)}
    else:
        own = viewer(view.hands) if seat is None else seat
        moves = {card: str(Play(own or 0, card)) for card in _open_hand(view, own or 0)}
    told, facts, rules = prompt(view)
    return Affordances(moves, _actions(view, draft), Note(msg(told, **facts), rules), picks)


def _actions(view: MopsenState, draft: Sequence[str]) -> tuple[Action, ...]:
    turn = view.turn
    if view.phase == REDRAW and _open_hand(view, turn):
        kind = "plain" if draft else "main"
        keep = Action("keep", msg("action-keep"), str(Redraw(turn, ())), kind)
        if not draft:
            return (keep,)
        label, move = msg("action-put-away", count=len(draft)), Redraw(turn, sort_hand(draft))
        return (Action("put-away", label, str(move), "main"), keep)
    if view.phase == PINCH and _may_act(view, turn):
        shown = bones(view.options.bone_table)
        found = []
        for _, card in view.trick:
            label = msg("action-take", card=card, bones=shown[card])
            found.append(Action(f"take-{card}", label, str(Pinch(turn, card)), "main"))
        if view.options.pinch == "may":
            found.append(Action("take-nothing", msg("action-take-nothing"), str(Pinch(turn, None))))
        return tuple(found)
    if view.phase == ROUND_OVER:
        return (Action("next-round", msg("action-next-round"), str(NextRound()), "main"),)
    return ()


def _moves(view: MopsenState, draft: Sequence[str]) -> dict[Card, MopsenMove]:
    """Return what a click on a card of the acting hand, or of the trick in a pinch, would do."""
    turn = view.turn
    hand = _open_hand(view, turn)
    if view.phase == REDRAW:
        return {card: Redraw(turn, sort_hand({*draft, card})) for card in hand}
    moves: dict[Card, MopsenMove] = {}
    if view.phase in (PLAY, PINCH):
        moves = {card: Play(turn, card) for card in hand}
    if view.phase == PINCH:
        moves |= {card: Pinch(turn, card) for _, card in view.trick}
    return moves


def _open_hand(view: MopsenState, seat: int) -> tuple[Card, ...]:
    """Return the cards of a hand that can be seen."""
    return tuple(card for card in view.hands[seat] if card != HIDDEN)


def _may_act(view: MopsenState, seat: int) -> bool:
    """Say whether the cards of a seat can be seen, so that it is the seat's own table."""
    return HIDDEN not in view.hands[seat]


def _mark(kind: str, view: MopsenState, move: MopsenMove) -> Mark:
    """Return a mark that carries the reason why `move` cannot be made."""
    tag = TAGS.get(kind)
    found = game_of(view).check(view, move)
    if not found:
        return Mark(kind, tag)
    return Mark(kind, tag, _hint(found[0]), tuple(str(v.rule) for v in found))


def _hint(violation: Violation) -> Msg:
    return msg(f"hint-{violation.rule.partition('.')[2]}", **violation.facts)
