"""How the facts of Dog become words: what each fact is, and what a position asks for.

The contract is :class:`mopsbook.teach.voice.Voice`.
"""

from __future__ import annotations

from typing import Any

from mopsbook.core.advice import Prompt
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import kinds
from mopsbook.games.dog.board import Board
from mopsbook.games.dog.cards import COPIES, JOKER, START, SWAP
from mopsbook.games.dog.dealing import receiver
from mopsbook.games.dog.moves import Swap
from mopsbook.games.dog.plays import plays
from mopsbook.games.dog.state import DogState

FACTS = kinds(
    seat="player actor owner other partner dealer starter to giver seat there",
    seats="players losers skipped",
    card="card",
    cards="cards numbers",
    field="field source target other_field start last",
    piece="piece",
    way="way",
    ways="ways",
    take="take",
    takes="takes",
    pieces="pieces jumped hits written",
)
"""Kind of each fact that is more than a number or a word; see :mod:`mopsbook.teach.words`."""

OWN_START = "s"
"""A field as a fact: the start field of the piece of which is spoken."""


def card_args(card: str) -> dict[str, str | int]:
    """Return what the message ``card`` needs to name a card; nothing for what is no card.

    A joker may say what it stands for: a number, ``start``, ``back``, ``7`` or ``swap``.

    Examples
    --------
    >>> card_args("1/11"), card_args("joker=7")["role"], card_args("11")
    ({'kind': 'double', 'value': '1/11', 'role': 'none'}, '7', {})
    """
    kind, _, role = card.partition("=")
    if kind not in COPIES:
        return {}
    name = "double" if kind == START else kind if kind in (SWAP, JOKER) else "number"
    value = int(kind) if name == "number" else kind
    return {"kind": name, "value": value, "role": role or "none"}


take_args = card_args
"""What the message ``take`` needs to name a card that is to be taken."""


def field_args(field: str) -> dict[str, str | int]:
    """Return what the message ``field`` needs to name a field.

    Examples
    --------
    >>> field_args("t12"), field_args("h2"), field_args("z")["place"], field_args("s")["place"]
    ({'place': 'track', 'number': 12}, {'place': 'home', 'number': 2}, 'zone', 'start')
    >>> field_args("t16@1")
    {'place': 'other', 'number': 16, 'owner': 1}
    """
    name, _, owner = field.partition("@")
    place = {"t": "track", "h": "home", "z": "zone", OWN_START: "start"}[name[0]]
    found: dict[str, str | int] = {"place": place, "number": int(name[1:] or 0)}
    return found | {"place": "other", "owner": int(owner)} if owner else found


def piece_args(piece: str) -> dict[str, Any]:
    """Return what the message ``piece`` needs: whose it is and where it stands.

    Examples
    --------
    >>> piece_args("1:t8")
    {'owner': 1, 'field': 't8'}
    """
    owner, _, field = piece.partition(":")
    return {"owner": int(owner), "field": field}


def way_args(way: str) -> dict[str, str | int]:
    """Return what the message ``way`` needs to name what a piece can do.

    Examples
    --------
    >>> way_args("forward 5 h1")
    {'how': 'forward', 'steps': 5, 'field': 'h1'}
    """
    how, steps, field = way.split()
    return {"how": how, "steps": int(steps), "field": field}


def spoken(board: Board, seat: int, field: int) -> str:
    """Return a field as a fact about a piece of `seat`, its own start field by that name.

    Examples
    --------
    >>> board = Board(16, 4, True, (0, 1, 2, 3))
    >>> spoken(board, 1, 16), spoken(board, 0, 16), spoken(board, 0, 201)
    ('s', 't16@1', 'h1')
    """
    return OWN_START if field == board.starts[seat] else board.fact(field)


def prompt(state: DogState, seat: int | None = None) -> Prompt:
    """Return what is to be decided in a position: a message, its facts, and the rules behind it.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("dog")
    >>> prompt(g.position("pieces t5; hands 2 7 joker"))[1]["takes"]
    ['2', '7', 'joker']
    """
    player = state.turn
    facts: dict[str, Any] = {"player": player}
    shown = seat in (None, player) and HIDDEN not in state.hands[player]
    phase, teams = state.phase, state.options.teams
    if phase in ("play", "drawn") and shown:
        return _prompt_play(state, facts) if phase == "play" else _prompt_drawn(state, facts)
    if phase == "give":
        facts["to"] = receiver(state, player)
    elif phase == "draw":
        facts["forced"] = state.options.redraw_draw == "forced"
    elif phase == "over":
        winners = facts["players"] = sorted(state.places[0]) if state.places else []
        facts["losers"] = [n for n in range(state.options.players) if n not in winners]
    exchange = "dog.exchange-partner" if teams else "dog.exchange-left"
    win = "dog.win-team" if teams else "dog.win-four"
    message, *rules = {
        "seating": ("prompt-seating", "dog.seating"),
        "dealer": ("prompt-dealer", "dog.first-dealer"),
        "shuffle": ("prompt-shuffle", "dog.reshuffle"),
        "give": ("prompt-give", exchange, "dog.exchange-blind"),
        "play": ("prompt-play", "dog.turn-card"),
        "draw": ("prompt-draw", "dog.redraw-draw"),
        "drawn": ("prompt-play", "dog.redraw-play"),
        "over": ("prompt-over", win, "dog.win-stop"),
    }[phase]
    return message, facts, tuple(rules)


def _playable(state: DogState) -> list[str]:
    return list(dict.fromkeys(move.card for move in plays(state)))


def _prompt_play(state: DogState, facts: dict[str, Any]) -> Prompt:
    options, cards = state.options, _playable(state)
    if not cards:
        if options.teams:
            return "prompt-fold", facts, ("dog.fold", "dog.fold-out")
        return "prompt-toss", facts, ("dog.redraw-toss", "dog.redraw-draw")
    owner = options.active(state.pieces, state.turn)
    helps = owner != state.turn
    # a joker can do so much that this is not what to be told of it
    blank = SWAP in cards and any(
        isinstance(move, Swap) and move.own is None for move in plays(state)
    )
    facts |= {"cards": cards, "takes": cards, "owner": owner, "helps": helps}
    facts["fold"] = options.teams and options.voluntary_fold == "on"
    rules = ("dog.must-play", "dog.partner-help" * helps, "dog.swap-blank" * blank)
    return "prompt-play-cards", facts, tuple(filter(None, rules))


def _prompt_drawn(state: DogState, facts: dict[str, Any]) -> Prompt:
    cards = _playable(state)
    if not cards:
        return "prompt-toss-again", facts, ("dog.redraw-fail",)
    facts |= {"cards": cards, "takes": cards, "forced": state.options.redraw_play == "forced"}
    return "prompt-drawn", facts, ("dog.redraw-play",)
