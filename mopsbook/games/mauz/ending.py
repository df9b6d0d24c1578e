"""The end of a round: hands are compared, counters paid, cats leave, and one wins."""

from __future__ import annotations

from collections.abc import Iterator

from mopsbook.cat_deck.seats import clockwise
from mopsbook.core.engine import Outcome
from mopsbook.core.verdict import Event, Log
from mopsbook.games.mauz import events
from mopsbook.games.mauz.state import MauzState, Reason
from mopsbook.games.mauz.worth import HISS, is_hiss, lowest, shown_at_once, worth


def showdown(state: MauzState, reason: Reason, log: Log) -> MauzState:
    """Compare the hands, and let who holds the fewest points pay."""
    options, cats = state.options, state.cats
    low = lowest(state.hands, options)
    losers = low if options.tie == "all-lose" or len(low) == 1 else ()
    leaving = tuple([seat for seat in losers if not state.tokens[seat]])
    still = tuple([seat for seat in cats if seat not in leaving])
    all_out = not still
    if all_out:
        # the round counts for nothing, or all of them win
        losers, leaving, still = (), (), cats
    over = len(still) == 1 or (all_out and options.all_out == "shared")
    turn = still[0] if over else _next_dealer(state, losers, still)
    after = state._replace(
        phase="over" if over else "round-end",
        turn=turn,
        tokens=tuple([n - (seat in losers and n > 0) for seat, n in enumerate(state.tokens)]),
        gone=state.gone + leaving,
        skips=0,
        left=(),
        reason=reason,
        losers=losers,
    )
    if log is not None:
        log.append(events.showdown(state.round, reason, *ended_by(after)))
        log += [events.counted(state, seat) for seat in cats]
        log += _consequences(after, low, all_out)
    return after


def ended_by(after: MauzState) -> tuple[str, int]:
    """Return what has ended a round, and whose turn or call that was.

    It is a "knock", one of the combinations, "several" of these that were dealt, or "stock".

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mauz", players=2)
    >>> s = g.position("hands 6C 7D 8H / 9C 9D KH; middle TC 9H QH; turn 1")
    >>> ended_by(g.play(s, "1 swap KH for 9H").after)
    ('hiss', 1)
    """
    if after.reason == "knock" and after.knocker is not None:
        return "knock", after.knocker
    at_once, may = shown_at_once(after.options), after.options.hiss == "may-reveal"
    held = {
        seat: at_once.get(hand) or (HISS if may and is_hiss(hand) else None)
        for seat, hand in enumerate(after.hands)
        if hand
    }
    calls = [(call, seat) for seat, call in held.items() if call]
    # whoever may hiss need not have done so
    calls = [one for one in calls if after.known[one[1]] == after.hands[one[1]]] or calls
    if after.reason == "stock" or not calls:
        return "stock", after.turn
    return calls[0] if len(calls) == 1 else ("several", calls[0][1])


def _consequences(after: MauzState, low: tuple[int, ...], all_out: bool) -> Iterator[Event]:
    """Tell what follows from the fewest points, which the seats `low` hold."""
    value = worth(after.hands[low[0]], after.options).points
    if all_out:
        yield (events.replayed if after.phase == "round-end" else events.shared)(low)
    elif after.losers:
        knocker, shown = after.knocker in after.losers, after.reason in ("reveal", "dealt")
        yield events.paid(after.losers, value, knocker, shown)
    else:
        yield events.none_pays(low, value)
    for seat in after.losers:
        if seat in after.gone:
            yield events.went(seat, len(after.cats))
        else:
            left = after.tokens[seat]
            yield events.token(seat, left) if left else events.last_life(seat)
    if after.phase == "round-end":
        yield events.next_dealer(after.turn, after.options.next_dealer)
    elif not all_out:
        yield events.won(after.turn)


def _next_dealer(state: MauzState, losers: tuple[int, ...], still: tuple[int, ...]) -> int:
    order = clockwise(still, state.dealer)
    paying = [seat for seat in order if seat in losers]
    return paying[0] if paying and state.options.next_dealer == "loser" else order[0]


def outcome(state: MauzState) -> Outcome | None:
    """Return who has won; the totals are the counters."""
    if state.phase != "over":
        return None
    winners = state.cats
    rule = "mauz.winner" if len(winners) == 1 else "mauz.all-out-together"
    return Outcome(winners, state.tokens, (rule,))


def replays(state: MauzState) -> bool:
    """Say whether the round that has ended counts for nothing and is dealt again."""
    return state.phase == "round-end" and not state.losers and state.options.tie == "all-lose"
