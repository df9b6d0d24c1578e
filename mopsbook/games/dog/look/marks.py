"""What is special about items now: what can be used and why not, what would be hit, and arrows."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Fault
from mopsbook.games.dog.board import HOME, START_ZONE, field_text
from mopsbook.games.dog.cards import PLACE, SEVEN, Card
from mopsbook.games.dog.look.story import Walk, between
from mopsbook.games.dog.look.turn import Held, Piece, Turn, Way, piece_id, pieces_of, waiting_place
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.plays import plays
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.voice import card_args, spoken
from mopsbook.show.cards import copies
from mopsbook.show.notes import why_not
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Arrow, Mark, Msg, msg

MANY = 3
"""Ways that are more are not told and drawn one by one."""


def cards(hand: tuple[Card, ...], seat: int) -> Iterator[tuple[str, Card, int]]:
    """Yield item id, card and number of the copy for each card of a hand; hidden ones tell nothing."""
    for card, copy in copies(hand):
        name = str(copy) if card == HIDDEN else f"{card}.{copy}"
        yield f"hand{seat}.{name}", card, copy


def rank(card: Card, copy: int) -> int:
    """Return the place of a card in its zone."""
    return copy if card == HIDDEN else PLACE[card] * 8 + copy


def turn_of(view: DogState, draft: Draft) -> Turn | None:
    """Return the turn that is being put together; None if no card is due or it is not visible."""
    if view.phase not in ("play", "drawn") or HIDDEN in view.hands[view.turn]:
        return None
    return Turn(view, draft)


def alike(turn: Turn, piece: Piece) -> tuple[str, ...]:
    """Return the items of all pieces that are the same to the rules: those that wait are."""
    return tuple([item for item, at in pieces_of(turn.desk).items() if at == piece])


def chosen(turn: Turn) -> Piece | None:
    """Return the piece whose targets are shown: the chosen one, or the only one that can move."""
    if turn.piece is not None:
        return turn.piece
    return turn.usable[0] if len(turn.usable) == 1 else None


def starts(turn: Turn) -> Way | None:
    """Return how a piece starts by a press on its start field: while none is chosen and no guest is in the way."""
    ways = turn.ways((turn.seat, START_ZONE)) if chosen(turn) is None else []
    return ways[0] if ways and not ways[0].hits else None


def only(ways: list[Way]) -> bool:
    """Say whether there is but one way, and nothing to be chosen after it."""
    return len(ways) == 1 and ways[0].whole


def stands_at(turn: Turn, way: Way) -> int | None:
    """Return whose piece stands where a way ends; None in homes, where nobody is hit."""
    return turn.desk.standing(way.target) if way.target < HOME else None


def target_id(turn: Turn, way: Way) -> str:
    """Return the item that is clicked for a way: the piece that stands there, or the field."""
    who = stands_at(turn, way)
    if who is not None:
        return piece_id(turn.desk, (who, way.target))
    return f"to.{field_id(way.piece[0], way.target)}"


def field_id(seat: int, field: int) -> str:
    """Return the item of a field."""
    text = field_text(field)
    return f"{seat}{text}" if field > HOME else text


@cache
def fields_of_items(options: DogOptions) -> Mapping[str, tuple[int | None, int]]:
    """Return for each item of the board without a piece whose field it is, None in the loop, and which."""
    board = options.board
    found: dict[str, tuple[int | None, int]] = {field_text(f): (None, f) for f in board.fields()}
    for seat in range(options.players):
        found |= {field_id(seat, field): (seat, field) for field in board.homes()}
        found |= {f"zone{seat}.{n}": (seat, START_ZONE) for n in range(options.piece_count)}
    return found


def marks(view: DogState, turn: Turn | None, draft: Draft = ()) -> dict[str, Mark]:
    """Return what can be played, what cannot and why, and what would be hit."""
    seat = view.turn
    if view.phase == "give" and HIDDEN not in view.hands[seat]:
        again = Mark("picked", why=msg("again-give"))
        return {
            item: again if Held(card, copy) in draft else can_be_used(card)
            for item, card, copy in cards(view.hands[seat], seat)
        }
    if turn is None:
        return {f"panel{winner}": Mark("wins") for group in view.places[:1] for winner in group}
    playable = {move.card for move in plays(view)}
    any_card = free(view, playable)
    found: dict[str, Mark] = {}
    whys: dict[Card, Mark] = {}
    for item, card, copy in cards(view.hands[seat], seat):
        if turn.card == card and turn.copy == copy:
            found[item] = Mark("picked", why=None if card in playable else msg("again-toss"))
        elif card in playable or any_card:
            found[item] = can_be_used(card)
        else:
            if card not in whys:
                whys[card] = _dim(Turn(view, (Held(card, 0),)).refused()[1])
            found[item] = whys[card]
    if turn.kind and turn.card in playable:
        found |= _piece_marks(turn)
    return found


@cache
def can_be_used(card: Card) -> Mark:
    """Return the mark of a card that can be chosen: it says what its signs mean."""
    return Mark("legal", why=msg("card-label", **card_args(card)))


def free(view: DogState, playable: set[Card]) -> bool:
    """Say whether any card may be tossed."""
    if view.options.teams:
        return False
    return not playable or (view.phase == "drawn" and view.options.redraw_play == "optional")


def _piece_marks(turn: Turn) -> dict[str, Mark]:
    found: dict[str, Mark] = {}
    now = chosen(turn)
    for piece in turn.pieces:
        if piece in turn.usable:
            told = _can_do(turn, piece)
            found |= dict.fromkeys(alike(turn, piece), Mark("legal", why=told))
            if piece == now:
                found[piece_id(turn.desk, piece)] = Mark("picked", why=told)
        else:
            found |= dict.fromkeys(alike(turn, piece), _dim(turn.refused(piece)[1]))
    if way := starts(turn):
        found[field_text(way.target)] = Mark("legal", why=say_target(turn, way))
    for way in turn.ways(now) if now else ():  # what can be reached, and whom that would hit
        warning = warn(turn, way)
        harm = way.how != "swap" and stands_at(turn, way) is not None
        found[target_id(turn, way)] = Mark("hit" if harm else "legal", why=warning)
        for hit in way.hits:
            mark = Mark("hit", why=warning)
            if found.setdefault(piece_id(turn.desk, hit), mark).kind == "legal":
                found[piece_id(turn.desk, hit)] = mark
    return found


def _dim(faults: list[Fault]) -> Mark:
    return why_not(faults) if faults else Mark("dim")


def _can_do(turn: Turn, piece: Piece) -> Msg:
    """Return what a piece can do, as "can go 5 to home 1"."""
    ways = turn.ways(piece)
    if ways[0].how == "swap":
        return msg("can-swap")
    if len(ways) > MANY:
        return msg("can-go-many", count=len(ways))
    seat, board = turn.seat, turn.desk.board
    told = [f"{w.how} {w.steps} {spoken(board, seat, w.target)}" for w in ways]
    return msg("can-go", ways=tuple(told), first_how=ways[0].how)


def warn(turn: Turn, way: Way) -> Msg | None:
    """Return what will happen to others on a way."""
    if way.how == "swap":
        who = turn.desk.standing(way.target)
        piece = f"{who}:{field_of(turn, who, way.target)}"
        return msg("swap-with", piece=piece, **named(turn, way.piece))
    if not way.hits:
        start = turn.desk.board.starts[way.piece[0]]
        return msg("warn-start") if way.target == start and way.how != "start" else None
    pieces = tuple(f"{who}:{field_of(turn, who, field)}" for who, field in way.hits)
    if turn.kind == SEVEN:
        return msg("warn-burn", pieces=pieces)
    who = way.hits[0][0]
    if who == turn.player or who == turn.view.options.partner(turn.player):
        return msg("warn-hit-kin", kin="own" if who == turn.player else "partner", piece=pieces[0])
    return msg("warn-hit", piece=pieces[0])


def field_of(turn: Turn, seat: int | None, field: int) -> str:
    """Return a field as a fact about a piece of `seat`."""
    return spoken(turn.desk.board, seat or 0, field)


def steps_of(way: Way, ways: int = 1) -> Msg | None:
    """Return how far a way leads, told from the number of a field by its sign; among many there is no room for it."""
    how = "bare" if ways > MANY and way.how == "forward" else way.how
    return msg("goal-steps", steps=way.steps, how=how) if way.steps else None


def past(turn: Turn, piece: Piece, target: int, how: str = "forward") -> tuple[str, ...]:
    """Return the fields over which a piece comes to another one."""
    if target > HOME:
        how = "inner" if piece[1] > HOME else "home"
    fields = between(turn.desk.board, Walk(*piece, target, how))
    return tuple([field_id(piece[0], field) for field in fields])


def named(turn: Turn, piece: Piece) -> dict[str, Any]:
    """Return by what a piece is told from all others: whose it is, and its letter."""
    return {"owner": piece[0], "letter": turn.letter(piece)}


def _named(turn: Turn, way: Way) -> dict[str, Any]:
    return named(turn, way.piece) | {"source": field_of(turn, *way.piece)}


def say_target(turn: Turn, way: Way) -> Msg:
    """Return the label of a target."""
    target = field_of(turn, way.piece[0], way.target)
    if way.how == "start":
        return msg("target-start", owner=way.piece[0])
    told = "target-back" if way.how == "back" else "target"
    return msg(told, steps=way.steps, target=target, **_named(turn, way))


def arrows(turn: Turn) -> tuple[Arrow, ...]:
    """Return what the portions so far did, and where the chosen piece can go."""
    found = []
    for done in turn.done:
        start, end = field_id(*done.piece), field_id(done.piece[0], done.target)
        # how many points that took is ticked beside the board
        found.append(Arrow(start, end, "moves", None, past(turn, done.piece, done.target)))
        found += [Arrow(field_id(*hit), waiting_place(item), "takes") for hit, item in done.sent]
    now = chosen(turn) if turn.kind else None
    ways = turn.ways(now) if now else []
    if now is None or turn.kind == SEVEN or len(ways) > MANY:
        return tuple(found)
    for way in ways:
        end = target_id(turn, way)
        start = piece_id(turn.desk, now)
        # a free field bears the number of steps itself
        label = None if stands_at(turn, way) is None else steps_of(way)
        found.append(Arrow(start, end, "moves", label, past(turn, now, way.target, way.how)))
        sent = [piece_id(turn.desk, hit) for hit in way.hits]
        found += [Arrow(item, waiting_place(item), "takes") for item in sent]
    return tuple(found)
