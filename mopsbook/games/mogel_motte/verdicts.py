"""What is wrong with a move: the one place that knows what Mogel-Motte forbids.

Facts that are seats: ``player`` (who tries it), ``actor`` (whose turn it is), ``guard``, ``to``, ``target``,
``slowest``, ``caught``. ``phase`` is the present one. Cards: ``card``; ``cards`` and ``have`` are lists.

===================  ==============================================================================
refusal              facts
===================  ==============================================================================
players              player or named (the seat that there is not), count (players)
in-turn              player, actor, phase
one-card             player, cards
own-hand             player, cards, count
moth-not-laid        player, card, guard
adjacent             player, card, value (of the pile), near (the two values that fit), transparent
                     (bool: moths have no value)
draw-if-stuck        player, have (cards that fit), count
guard-moth-forced    player, have (moths that fit), count
action-first         player, actor, phase, doing ("play", "draw")
guard-honest         player, card
cheat-last-card      player, card
cheat-one-at-a-time  player, cards, why ("several", "open": an attempt waits for the guard)
cheat-pause          player, guard, caught, doing ("cheat", "accuse")
cheat-time           player, phase, doing ("cheat", "accuse"), option (bool: only in turns)
no-telling           player, guard, doing ("accuse", "let-go")
accuse               player
caught-red-handed    player, guard, phase, why ("waits": an attempt waits for the guard, "nothing": there
                     is none)
interruption         player, guard, caught
rightly-accused      player, phase
penalty-choice       player, guard
penalty-no-moth      player, card
moth-not-given       player, card, to
spider               player, phase, why ("time", "self")
empty-by-gift        player, card
mosquito             slowest, actor, phase, why ("time", "active")
mosquito-one-slowest order, players (who slap)
gift-order           player, actor (whose gift is due)
mosquito-gifts       player, phase
cockroach            player, card, value, phase, why ("time", "card")
race-active          player
ant-order            player, actor
ant-source           player, card, why ("ant", "pile")
ant                  player, phase
round-end            phase, why ("over", "early": the round goes on); also player
game-end             phase; also player
shuffle-deal         phase, why ("due", "time"); also player
reshuffle            phase, why ("due", "time", "cards"), count; also player
material             count (cards dealt), needed
values, action-values, moth-values
                     counts (how many of each value)
unknown-move         problem (technical)
===================  ==============================================================================
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from mopsbook.core.errors import short
from mopsbook.games.mogel_motte import judge, judge_actions, judge_cheats
from mopsbook.games.mogel_motte.cards import ACTIONS, CARDS, MOTH, NEXT_TO, NUMBER
from mopsbook.games.mogel_motte.handing import fitting, fitting_moths, may_draw
from mopsbook.games.mogel_motte.judge import Found, missing, not_now, ordinary
from mopsbook.games.mogel_motte.judge import cite as _cite
from mopsbook.games.mogel_motte.moves import (
    Accuse,
    Cheat,
    Deal,
    Decline,
    Draw,
    Gift,
    Give,
    LetGo,
    MotteMove,
    NextRound,
    Penalty,
    Play,
    Race,
    Shuffle,
    Slap,
    Take,
)
from mopsbook.games.mogel_motte.state import (
    DEAL,
    GAME_OVER,
    RESHUFFLE,
    ROUND_OVER,
    TURN,
    MotteState,
)


def check(state: MotteState, move: MotteMove) -> Found:
    """Return every rule that `move` breaks in `state`, one after the other.

    A move is judged in its own time: what is not due, or not this seat's to do, is told that and
    nothing more, for whether a card is in that hand must stay unknown. Cheats and accusations have
    their time nearly always: of these every rule is given that all can see to be broken, and of a
    cheat what is in the hand only if nothing else is. Of a due move every rule is given.
    """
    well_formed, closer = CHECKS.get(type(move), NO_MOVE)
    if not well_formed(move):
        return iter((_cite("unknown-move", problem=short(move)),))
    return closer(state, move)


# ------------------------------------------------------------------ turns


def _in_turn(state: MotteState, player: int, doing: str) -> Found:
    """Yield why a seat can neither lay nor draw now."""
    found = ordinary(state, player)
    if found is None and state.phase != TURN:
        found = _cite(
            "action-first", player=player, actor=state.turn, phase=state.phase, doing=doing
        )
    if found is None and player != state.turn:
        found = _cite("in-turn", player=player, actor=state.turn, phase=state.phase)
    if found is not None:
        yield found


def _play(state: MotteState, move: Play) -> Found:
    player, card, options = move.player, move.card, state.options
    if state.phase != TURN or player != state.turn:
        yield from _in_turn(state, player, "play")
        return
    if move.more:
        yield _cite("one-card", player=player, cards=[card, *move.more])
    yield from missing(state, player, (card, *move.more))
    moth = card[0] == MOTH
    if moth and player != state.guard:
        yield _cite("moth-not-laid", player=player, card=card, guard=state.guard)
    fits = options.moths_that_fit if moth else options.fits
    if card not in fits[state.value]:
        near = sorted(NEXT_TO[state.value])
        yield _cite(
            "adjacent", player=player, card=card, value=state.value, near=near,
            transparent=options.transparent,
        )  # fmt: skip


def _draw(state: MotteState, move: Draw) -> Found:
    player = move.player
    if state.phase != TURN or player != state.turn:
        yield from _in_turn(state, player, "draw")
        return
    have, moths = fitting(state, player), fitting_moths(state, player)
    if may_draw(state, have, moths):
        return
    if have:
        yield _cite("draw-if-stuck", player=player, have=have, count=len(have))
    else:
        yield _cite("draw-if-stuck", player=player, have=moths, count=len(moths))
        yield _cite("guard-moth-forced", player=player, have=moths, count=len(moths))


# ------------------------------------------------------------------ rounds


def _next_round(state: MotteState, _move: NextRound) -> Found:
    """Any seat may ask for the next round once a round is over."""
    if state.phase == GAME_OVER:
        yield _cite("game-end", phase=state.phase)
    elif state.phase != ROUND_OVER:
        yield _cite("round-end", phase=state.phase, why="early")


def _deal(state: MotteState, move: Deal) -> Found:
    if state.phase != DEAL:
        yield not_now(state) or _cite("shuffle-deal", phase=state.phase, why="time")
        return
    deck = state.options.deck
    if len(move.cards) != len(deck):
        yield _cite("material", count=len(move.cards), needed=len(deck))
        return
    dealt, needed = Counter(move.cards), Counter(deck)
    wrong = "".join(card[0] for card in CARDS if dealt[card] != needed[card])
    if NUMBER in wrong:
        yield _cite("values", counts=list(state.options.number_counts))
    if any(kind in wrong for kind in ACTIONS):
        yield _cite("action-values", counts=list(state.options.action_counts))
    if MOTH in wrong:
        yield _cite("moth-values", counts=list(state.options.moth_counts))


def _shuffle(state: MotteState, move: Shuffle) -> Found:
    stays = state.options.reshuffle_top == "stays"
    due = state.discard[:-1] if stays else state.discard
    if state.phase != RESHUFFLE:
        time = {"phase": state.phase, "why": "time", "count": len(due)}
        yield not_now(state) or _cite("reshuffle", **time)
    elif Counter(move.cards) != Counter(due):
        yield _cite("reshuffle", phase=state.phase, why="cards", count=len(due))


Checks = tuple[Callable[[Any], bool], Callable[[MotteState, Any], Found]]

CHECKS: dict[type[Any], Checks] = {
    Play: (judge.some_cards, _play),
    Draw: (judge.seat_alone, _draw),
    Give: (judge.giving, judge_actions.give),
    Decline: (judge.seat_alone, judge_actions.decline),
    Slap: (judge.slapping, judge_actions.slap),
    Gift: (judge.one_card, judge_actions.gift),
    Race: (judge.racing, judge_actions.race),
    Take: (judge.one_card, judge_actions.take),
    Cheat: (judge.cheating, judge_cheats.cheat),
    Accuse: (judge.accusing, judge_cheats.accuse),
    LetGo: (judge.seat_alone, judge_cheats.let_go),
    Penalty: (judge.one_card, judge_cheats.penalty),
    NextRound: (lambda _: True, _next_round),
    Deal: (judge.all_cards, _deal),
    Shuffle: (judge.all_cards, _shuffle),
}
"""For each kind of move how it is made, and what is looked at."""

NO_MOVE: Checks = (lambda _: False, lambda _state, _move: iter(()))
"""What stands for everything that is no move."""
