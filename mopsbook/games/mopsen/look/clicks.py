"""What can be done in a position: marks on cards, clicks, buttons, and why not."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from mopsbook.core.game import game_of
from mopsbook.core.rounds import totals
from mopsbook.core.state import HIDDEN
from mopsbook.games.mopsen.cards import Card, sort_hand
from mopsbook.games.mopsen.moves import MopsenMove, NextRound, Pinch, Play, Redraw
from mopsbook.games.mopsen.options import bones_of
from mopsbook.games.mopsen.scoring import outcome
from mopsbook.games.mopsen.state import MopsenState
from mopsbook.games.mopsen.voice import prompt
from mopsbook.show.layout import viewer
from mopsbook.show.notes import asking, why_not, winning
from mopsbook.show.offers import Button, Draft, Intent, Make, Offers, Pick, nowhere, toggled
from mopsbook.show.scene import Mark, msg

TAGS = {"wins": msg("mark-wins"), "leads": msg("mark-leads"), "lowest": msg("mark-lowest")}


def laid(view: MopsenState) -> tuple[tuple[int, Card], ...]:
    """Return seats and cards of the trick as they were played, in that order.

    While a pinch is due, the highest card lies on a bowl and the lowest on the discard pile.
    """
    if view.phase != "pinch":
        return view.trick
    cards = dict(view.trick)
    if view.winner is not None and view.bowls[view.winner]:
        cards[view.winner] = view.bowls[view.winner][-1]
    if view.discard:
        cards[view.turn] = view.discard[-1]
    players = view.options.players
    order = [(view.leader + i) % players for i in range(players)]
    return tuple((seat, cards[seat]) for seat in order if seat in cards)


def is_complete(view: MopsenState) -> bool:
    """Say whether everybody's card still lies in a trick that is won."""
    return len(view.trick) == view.options.players


def marks(view: MopsenState, draft: Draft = ()) -> dict[str, Mark]:
    """Return what can be played, what cannot and why, what wins and what is lowest."""
    found: dict[str, Mark] = {}
    if is_complete(view):
        kinds = {view.winner: "wins", view.turn: "lowest"}
        kinds_of = ((card, kinds.get(seat)) for seat, card in view.trick)
        return {card: Mark(kind, TAGS[kind]) for card, kind in kinds_of if kind}
    legal = Mark("legal", why=msg("can-put-away") if view.phase == "redraw" else None)
    for card, move in _moves(view, draft).items():
        if card in draft:
            found[card] = Mark("picked", why=msg("again-put-away"))
        else:
            problem = _mark("dim", view, move)
            found[card] = problem if problem.rules else legal
    if view.phase == "pinch":
        ends = dict(laid(view))
        for seat, kind in ((view.winner, "wins"), (view.turn, "lowest")):
            if seat in ends:
                # where they lie now there is no room for what the picture before has told
                mark = _mark(kind, view, Pinch(view.turn, ends[seat]))
                found[ends[seat]] = replace(mark, tag=None)
    end, points = outcome(view), totals(view)
    if end:
        return found | winning(end.winners)
    leads = [seat for seat, sum_ in enumerate(points) if sum_ == max(points)]
    over = view.phase == "round_over"
    return found | {f"plate{seat}": Mark("wins", TAGS["leads"]) for seat in leads if over}


def offers(view: MopsenState, draft: Draft = (), seat: int | None = None) -> Offers:
    """Return what can be pressed, legal or not, and what it asks for.

    After a round the hand of the seat can be pressed as well.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> {card: str(intent.move) for card, intent in offers(s).on.items()}
    {'R2': '1 play R2', 'B3': '1 play B3'}
    """
    turn = view.turn
    on: dict[str, Intent]
    if view.phase == "redraw":
        on = {card: _picked(view, draft, card) for card in _open_hand(view, turn)}
    elif view.phase in ("play", "pinch"):
        on = {card: Make(move) for card, move in _moves(view, draft).items()}
        if view.phase == "pinch" and _may_act(view, turn):
            on |= {card: Make(Pinch(turn, card)) for _, card in laid(view)}
    else:
        own = viewer(view.hands) if seat is None else seat
        on = {card: Make(Play(own or 0, card)) for card in _open_hand(view, own or 0)}
    told, facts, rules = prompt(view)
    if draft:
        told, facts = "prompt-chosen", facts | {"cards": sort_hand(draft), "count": len(draft)}
    bare = "prompt-redraw-bare" if told == "prompt-redraw" else None
    return Offers(on, _buttons(view, draft), asking((told, facts, rules), bare))


def _picked(view: MopsenState, draft: Draft, card: Card) -> Intent:
    """Return what a press on a card of an exchange does; one more than may be put away is refused."""
    after = toggled(draft, card)
    redraw = Redraw(view.turn, sort_hand(after))
    if card not in draft and game_of(view).check(view, redraw):
        return Make(redraw)
    return Pick(after, partial(_exchanges, frozenset(after)) if card not in draft else nowhere)


def _exchanges(cards: frozenset[Card], move: MopsenMove) -> bool:
    return isinstance(move, Redraw) and cards <= {*move.cards}


def _buttons(view: MopsenState, draft: Draft) -> tuple[Button, ...]:
    turn = view.turn
    if view.phase == "redraw" and _open_hand(view, turn):
        kind = "plain" if draft else "main"
        keep = Button("keep", msg("action-keep"), Make(Redraw(turn, ())), kind)
        if not draft:
            return (keep,)
        label, move = msg("action-put-away", count=len(draft)), Redraw(turn, sort_hand(draft))
        return (Button("put-away", label, Make(move), "main"), keep)
    if view.phase == "pinch" and _may_act(view, turn):
        shown = bones_of(view.options.bone_table)
        found = []
        for _, card in view.trick:
            label = msg("action-take", card=card, bones=shown[card])
            found.append(Button(f"take-{card}", label, Make(Pinch(turn, card)), "main"))
        if view.options.pinch == "may":
            label = msg("action-take-nothing")
            found.append(Button("take-nothing", label, Make(Pinch(turn, None))))
        return tuple(found)
    if view.phase == "round_over":
        return (Button("next-round", msg("action-next-round"), Make(NextRound()), "main"),)
    return ()


def _moves(view: MopsenState, draft: Draft) -> dict[Card, MopsenMove]:
    """Return what a click on a card of the acting hand, or of the trick in a pinch, would do."""
    turn = view.turn
    hand = _open_hand(view, turn)
    if view.phase == "redraw":
        return {card: Redraw(turn, sort_hand({*draft, card})) for card in hand}
    moves: dict[Card, MopsenMove] = {}
    if view.phase in ("play", "pinch"):
        moves = {card: Play(turn, card) for card in hand}
    if view.phase == "pinch":
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
    found = game_of(view).check(view, move)
    return why_not(found, kind, TAGS.get(kind)) if found else Mark(kind, TAGS.get(kind))
