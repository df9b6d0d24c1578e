"""What is asked of whoever learns Miau! Miau!, beside what is asked of every game.

The contract is :mod:`mopsbook.core.asking`; the words are messages ``quiz-...`` and ``because-...`` of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from mopsbook.cat_deck.cards import SUITS, rank, suit
from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, what_then
from mopsbook.core.state import HIDDEN, Move
from mopsbook.games.miau_miau.fits import JACK, PER_SEVEN, SEVEN, fits
from mopsbook.games.miau_miau.moves import CALL_DUE, MIAU, MIAU_MIAU, Draw, Play

TURNS = "miau-miau.direction"
"""The rule that says whose turn comes after another one."""
BESIDE = {
    "play": (
        "miau-miau.seven-only-seven",
        "miau-miau.jack-must-match",
        "miau-miau.no-jack-on-jack",
        "miau-miau.wish-binds",
        "miau-miau.play-drawn",
    ),
}
"""For each kind of move the rules that one may think of where it is refused."""
NOTHING = "nothing"
LOW = 3
"""With so few cards in the draw pile one thinks of its end."""
CALLED = {
    NOTHING: ("miau-miau.call-only-when-due",),
    MIAU: ("miau-miau.call-miau",),
    MIAU_MIAU: ("miau-miau.call-last",),
}
"""For each call, and for none, the rule that says when it is due."""


def owed_after_seven(at: Moment) -> Asked | None:
    """Ask how many cards are owed after a seven."""
    move = _laid(at)
    if move is None or rank(move.card) != SEVEN or len(at.view.hands[at.seat]) == 1:
        return None
    pending = at.view.pending
    slips = {PER_SEVEN: "alone", pending: "before"} if pending else {1: "one"}
    replies = tuple(
        Reply(n, None, (Reason("because-owed", {"slip": why}),)) for n, why in slips.items()
    )
    rules = ("miau-miau.seven-stack",) if pending else ()
    drawn = ("miau-miau.seven-draws-two",)
    why = Reason(
        "because-sevens",
        {"count": pending + PER_SEVEN, "sevens": pending // PER_SEVEN + 1},
        rules or drawn,
    )
    # the rule itself would tell how many these are
    otherwise = (Reason("because-owed", {"slip": "count"}, (*rules, *drawn)[:1]),)
    return Asked(
        Reason("quiz-owed", {"card": move.card}), "number", (pending + 2,), (why,),
        (*rules, *drawn), replies, otherwise=otherwise, shown=(move.card,),
        moves=(_calling(at, move),), level=2 if pending else 1,
    )  # fmt: skip


def held_after_sevens(at: Moment) -> Asked | None:
    """Ask how many cards somebody holds after drawing for sevens."""
    view = at.view
    held, owed = len(view.hands[at.seat]), view.pending
    drawing = owed and isinstance(at.move, Draw) and not {SEVEN} & {*map(rank, view.hands[at.seat])}
    if not drawing or owed > len(view.draw):
        return None
    slips = {held + 1: "one", held + 2: "alone", owed: "new", held + owed - 1: "laid"}
    replies = tuple(
        Reply(n, None, (Reason("because-held", {"slip": why}),))
        for n, why in slips.items()
        if n != held + owed
    )
    rules = (
        *(("miau-miau.seven-stack",) if owed > PER_SEVEN else ()),
        "miau-miau.seven-draws-two",
        "miau-miau.seven-only-seven",
    )
    facts = {"sevens": owed // PER_SEVEN, "held": held, "owed": owed, "count": held + owed}
    return Asked(
        Reason("quiz-held", facts), "number", (held + owed,), (Reason("because-held-right", facts, rules),),
        rules, replies, otherwise=(Reason("because-owed", {"slip": "count"}, rules[:1]),), level=len(rules),
    )  # fmt: skip


def who_draws(at: Moment) -> Asked | None:
    """Ask who draws how many cards where a seven is answered by another one."""
    view, move, players = at.view, _laid(at), at.game.players
    own = [card for card in view.hands[at.seat] if rank(card) == SEVEN]
    if move is None or rank(move.card) != SEVEN or at.game.engine.gone(view):
        return None
    answers, then = ((at.seat + n) % players for n in (1, 2))
    before = view.pending
    # somebody has to have another one, and nobody wins with it
    known = len(own) + before // PER_SEVEN
    enough = min(len(view.hands[at.seat]), len(view.hands[answers])) > 1
    if known >= len(SUITS) or not enough or (then == at.seat and len(own) > 1):
        return None
    count = before + 2 * PER_SEVEN
    wrong = {
        (answers, count - PER_SEVEN): "answered",
        (answers, count): "answered",
        (then, PER_SEVEN): "alone",
    }
    if before:
        wrong[then, count - before] = "before"
    slips = {(then, count): ""} | {one: why for one, why in wrong.items() if one != (then, count)}
    rules = ("miau-miau.seven-stack", "miau-miau.seven-draws-two", TURNS)
    replies = [
        Reply(
            f"{who} {n}", Reason("answer-who-draws", {"player": who, "count": n}),
            (Reason("because-who-draws", {"slip": why, "player": answers}, rules[:1]),) if why else (),
        )
        for (who, n), why in slips.items()
    ]  # fmt: skip
    facts = {
        "card": move.card,
        "answering": {"seat": answers},
        "then": {"seat": then},
        "own": then == at.seat,
    }
    why = Reason(
        "because-who-draws-right",
        {"player": then, "sevens": count // PER_SEVEN, "count": count},
        rules,
    )
    return Asked(
        Reason("quiz-who-draws", facts), "choice", (f"{then} {count}",), (why,), rules,
        tuple(at.some(replies, len(replies))), shown=(move.card,), level=3,
    )  # fmt: skip


def fits_the_wish(at: Moment) -> Asked | None:
    """Ask which cards of the own hand would fit after a wish."""
    move = _laid(at)
    if move is None or move.wish is None:
        return None
    met = fits(at.game.options.jack_wild)[move.wish][move.card]
    rest = [card for card in at.view.hands[at.seat] if card != move.card]
    right = tuple(sorted(card for card in rest if card in met))
    if not right or len(right) == len(rest):
        return None
    facts = {"card": move.card, "suit": move.wish}
    replies = []
    for card in (*right, *(card for card in rest if card not in right)):
        slip = "fits" if card in right else "jack" if rank(card) == JACK else "own"
        slip = "other" if slip == "own" and suit(card) != suit(move.card) else slip
        rules = ("miau-miau.no-jack-on-jack",) if slip == "jack" else ("miau-miau.wish-binds",)
        told = Reason(
            "because-wish",
            {"card": card, "jack": {"card": move.card}, "suit": move.wish, "slip": slip},
            rules,
        )
        replies.append(Reply(card, None, (told,)))
    jacks = any(rank(card) == JACK for card in rest)
    # what tempts most: another jack, or a card of the suit of the jack
    tempting = [one.why[0] for one in replies if one.why[0].facts["slip"] in ("jack", "own")]
    return Asked(
        Reason("quiz-wished", facts), "table", right, (Reason("because-wished", facts, ("miau-miau.wish-binds",)), *tempting[:1]),
        ("miau-miau.wish-binds", *(("miau-miau.no-jack-on-jack",) if jacks else ())), tuple(replies),
        every=True, shown=(move.card,), moves=(_calling(at, move),), level=2 if jacks else 1,
    )  # fmt: skip


def has_to_call(at: Moment) -> Asked | None:
    """Ask what has to be called with a card."""
    held, move = len(at.view.hands[at.seat]), _laid(at)
    if move is None or held > 3:
        return None
    due = CALL_DUE.get(held, NOTHING)
    if due == NOTHING and at.rng.random() < 0.7:
        return None
    replies = tuple(
        Reply(call, Reason("answer-call", {"call": call}), moves=_with_call(at, move, call, due))
        for call in CALLED
    )
    why = Reason("because-call", {"call": due, "left": held - 1}, CALLED[due])
    return Asked(
        Reason("quiz-call", {"card": move.card}), "choice", (due,), (why,), CALLED[due],
        replies, otherwise=(Reason("because-count-left", {}, CALLED[due]),), shown=(move.card,),
        moves=(_calling(at, move),), level=1,
    )  # fmt: skip


def forgets_to_call(at: Moment) -> Asked | None:
    """Ask what comes of a call that is forgotten: with the last card but one, and with the last."""
    held, options, move = len(at.view.hands[at.seat]), at.game.options, _laid(at)
    if move is None or held not in CALL_DUE:
        return None
    last, rule = held == 1, "miau-miau.call-penalty"
    by_itself = last and options.last_call == "automatic"
    if last:
        rule = "miau-miau.call-last-forgotten"
    right = "draw" if options.call_check == "automatic" else "pointed"
    silent = replace(move, call=None)
    facts = {
        "card": move.card,
        "last": last,
        "count": options.penalty(held - 1),
        "call": CALL_DUE[held],
        "free": by_itself,
    }
    return what_then(
        at, ("quiz-forgets", "answer-forgets", "because-forgets"), "nothing" if by_itself else right,
        dict.fromkeys(("draw", "pointed", "nothing", "back"), rule), (rule,), facts,
        () if by_itself else at.seen(silent), (move.card,),
    )  # fmt: skip


def pile_runs_out(at: Moment) -> Asked | None:
    """Ask what happens when cards have to be drawn and the pile is used up."""
    view = at.view
    if len(view.draw) > LOW or len(view.discard) < 3 or at.game.actor(view) != at.seat:
        return None
    rule = "miau-miau.empty-pile"
    right = "below" if at.game.options.empty_pile == "reshuffle" else "end"
    kinds = dict.fromkeys(("below", "all", "pass", "end"), rule)
    words = ("quiz-runs-out", "answer-runs-out", "because-runs-out")
    return what_then(at, words, right, kinds, (rule,), {"count": len(view.draw)})


KINDS = (
    owed_after_seven, held_after_sevens, who_draws, fits_the_wish, has_to_call, forgets_to_call, pile_runs_out,
)  # fmt: skip
HEART = (owed_after_seven, fits_the_wish, has_to_call)


def situation(at: Moment) -> Mapping[str, Any]:
    """Return what has to be known of a position, and is not seen: which card was drawn, where that was one."""
    return {"phase": ""} if at.view.drawn in (None, HIDDEN) else {"card": at.view.drawn}


def _laid(at: Moment) -> Play | None:
    """Return the next move if it lays a card of the hand; one that was just drawn has rules of its own."""
    return at.move if isinstance(at.move, Play) and at.view.phase == "play" else None


def _with_call(at: Moment, laid: Play, call: str, due: str) -> tuple[Move, ...]:
    """Return the move with a call that is not due, or without the one that is, if that is a move."""
    move = replace(laid, call=None if call == NOTHING else call)
    return () if call == due or at.game.check(at.view, move) else at.seen(move)


def _calling(at: Moment, laid: Play) -> Play:
    """Return the move with the call that is due, which may have been forgotten in the game."""
    call = CALL_DUE.get(len(at.view.hands[at.seat]))
    return replace(laid, call=call)
