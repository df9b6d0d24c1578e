"""What can be done in a position: marks on cards, clicks and buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from mopsbook.cat_deck.cards import Card
from mopsbook.core.state import HIDDEN
from mopsbook.games.mauz import moves as m
from mopsbook.games.mauz.options import HAND_SIZE
from mopsbook.games.mauz.state import MauzState
from mopsbook.games.mauz.verdicts import check
from mopsbook.games.mauz.voice import prompt
from mopsbook.games.mauz.worth import after, every_swap, worth
from mopsbook.show.notes import asking, winning
from mopsbook.show.offers import Button, Draft, Intent, Make, Offers, Pick
from mopsbook.show.scene import Mark, Msg, msg
from mopsbook.show.sentences import Note

WORDS: dict[str, dict[str, tuple[str, Callable[[int], m.MauzMove]]]] = {
    "dealer": {"reject": ("action-reject", m.reject), "keep": ("action-keep", m.keep)},
    "play": {
        "swap-all": ("action-swap-all", m.swap3),
        "knock": ("action-knock", m.knock),
        "hiss": ("action-hiss", m.hiss),
        "skip": ("action-skip", m.skip),
    },
    "swapped": {
        "knock": ("action-knock", m.knock),
        "hiss": ("action-hiss", m.hiss),
        "quiet": ("action-quiet", m.quiet),
    },
}
"""For each phase the buttons, their words and their moves; what changes nothing comes last in all of them."""
KEYS = {"swap-all": "a", "knock": "k", "skip": "s"}
"""Keys that do the same."""
CLOSING = ("round-end", "over")
OTHER = tuple(f"second.{n}" for n in range(HAND_SIZE))
"""The cards of the set that the dealer has not seen."""


def viewer(view: MauzState) -> int | None:
    """Return whose view it is; None if nothing is hidden.

    Hands that have come from the middle lie open for all; the own one is open without that.
    """
    if view.phase in CLOSING or all(HIDDEN not in cards for cards in (*view.hands, view.stock)):
        return None
    open_ = [seat for seat in view.cats if HIDDEN not in view.hands[seat]]
    own = [seat for seat in open_ if {*view.hands[seat]} != {*view.known[seat]}]
    return next(iter(own or open_), None)


def acting(view: MauzState, seat: int | None) -> tuple[Card, ...]:
    """Return the hand in turn, if it is that of `seat` and can be seen."""
    if view.phase not in WORDS or seat not in (None, view.turn):
        return ()
    hand = view.hands[view.turn]
    return () if HIDDEN in hand else hand


def marks(view: MauzState, draft: Draft, seat: int | None) -> dict[str, Mark]:
    """Return what can be swapped and what that leads to, who pays, and who has won."""
    found = _flags(view)
    if view.phase == "dealer" and (hand := acting(view, seat)):
        found |= dict.fromkeys(hand, Mark("legal", why=msg("action-keep")))
        found |= dict.fromkeys(OTHER, Mark("legal", why=msg("action-reject")))
    if view.phase == "play" and acting(view, seat):
        best = best_swaps(view)
        for card in (*view.hands[view.turn], *view.middle):
            found[card] = (
                Mark("picked")
                if card in draft
                else Mark("legal", why=_why(view, card, draft, best))
            )
    return found


def _flags(view: MauzState) -> dict[str, Mark]:
    """Return the flags on plates."""
    found = {}
    if view.knocker is not None and view.phase == "play":
        found[view.knocker] = Mark("active")
    if view.phase in CLOSING:
        found |= {seat: Mark("lowest", msg("mark-pays")) for seat in view.losers}
        found |= {seat: Mark("lowest", msg("mark-out")) for seat in view.gone if view.hands[seat]}
    wins = winning(view.cats if view.phase == "over" else ())
    return {f"plate{seat}": mark for seat, mark in found.items()} | wins


Best = dict[Card, tuple[Card, float]]


def best_swaps(view: MauzState) -> Best:
    """Return for each card that can be swapped the best one to swap it with, and the points then."""
    found: Best = {}
    swapped = every_swap(view.turn, view.hands[view.turn], view.middle, view.options)
    for move, _, _, value in swapped:
        if isinstance(move, m.Swap1):
            for card, other in ((move.give, move.take), (move.take, move.give)):
                if card not in found or value.points > found[card][1]:
                    found[card] = other, value.points
    return found


def _why(view: MauzState, card: Card, draft: Draft, best: Best) -> Msg:
    """Return what comes of swapping a card: with the one that is picked, or with the best."""
    hand = view.hands[view.turn]
    own = card in hand
    for picked in draft:
        if (picked in hand) != own:
            left = after(swap(view, card, picked), hand, view.middle)
            return msg("can-swap", points=worth(left, view.options).points)
    other, points = best[card]
    now = worth(hand, view.options).points
    return msg("can-best", card=other, points=points, now=now, gains=points > now, own=own)


def swap(view: MauzState, one: Card, other: Card) -> m.Swap1:
    """Return the swap of a card of the hand in turn and one of the middle, named in either order."""
    give, take = (one, other) if one in view.hands[view.turn] else (other, one)
    return m.swaps(view.turn, give)[take]


def offers(view: MauzState, draft: Draft = (), seat: int | None = None) -> Offers:
    """Return what can be pressed, and what it asks for; a draft is the card that is picked.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 6C 7D 8H / 9C 9D KH; middle TC JD QH")
    >>> offers(s).on["6C"], str(offers(s, ("6C",)).on["TC"].move)
    (Pick(draft=('6C',)), '0 swap 6C for TC')
    """
    bare = "prompt-choose" if view.phase == "dealer" else None
    note = asking(prompt(view, seat), bare)
    if view.phase == "round-end":
        label = msg("action-next-round")
        return Offers({}, (Button("next-round", label, Make(m.NEXT_ROUND), "main"),), note)
    hand = acting(view, seat)
    if not hand:
        return Offers(prompt=note)
    buttons = _buttons(view)
    if draft:
        buttons.append(Button("back", msg("action-back"), Pick(), key="Escape"))
        points = worth(hand, view.options).points
        asked = "ask-take" if draft[0] in hand else "ask-give"
        note = Note(msg(asked, card=draft[0], points=points), ("mauz.swap-one",))
    on = _cards(view, draft) if view.phase == "play" else {}
    if view.phase == "dealer":
        keep, reject = Make(m.keep(view.turn)), Make(m.reject(view.turn))
        on = {**dict.fromkeys(hand, keep), **dict.fromkeys(OTHER, reject)}
    return Offers(on, tuple(buttons), note)


def _cards(view: MauzState, draft: Draft) -> dict[str, Intent]:
    """Return what a press on each card does: it picks the card, or swaps it with the picked one."""
    hand = view.hands[view.turn]
    on: dict[str, Intent] = {}
    for card in (*hand, *view.middle):
        if draft and (draft[0] in hand) != (card in hand):
            on[card] = Make(swap(view, card, draft[0]))
        else:
            on[card] = Pick() if card in draft else Pick((card,), partial(_swaps, card))
    return on


def _swaps(card: Card, move: m.MauzMove) -> bool:
    return isinstance(move, m.Swap1) and card in (move.give, move.take)


def _buttons(view: MauzState) -> list[Button]:
    """Return the moves of one word that are possible."""
    found = []
    for id, (label, make) in WORDS[view.phase].items():
        move = make(view.turn)
        if next(check(view, move), None) is None:
            told, bare = msg(label), None
            if id == "swap-all":
                points = worth(view.middle, view.options).points
                told, bare = msg(label, points=points), msg("action-swap-all-bare")
            found.append(Button(id, told, Make(move), key=KEYS.get(id, ""), bare=bare))
    return found
