"""The rules of Play or Pay, and all that the game needs beside its words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Annotated, Any, ClassVar, NamedTuple

from mopsbook.core.engine import Engine, Outcome
from mopsbook.core.errors import NotationError, OptionError, PositionError, short
from mopsbook.core.forms import BySeat, Listed, OneCard, SeatNumber, Whole, Word
from mopsbook.core.moves import SEAT, Moves, PlainMove, Spelling
from mopsbook.core.options import check_choices, read_options
from mopsbook.core.position import OTHERS, UNORDERED, Known, Position, Usual
from mopsbook.core.state import CHANCE, HIDDEN
from mopsbook.core.verdict import Event, Fault, Log

RANKS, SUITS = "A23456789TJQK", "CDHS"
DECK = tuple(rank + suit for suit in SUITS for rank in RANKS)
Cards = tuple[str, ...]
DEAL, PLAY, OVER = "deal", "play", "over"


@dataclass(frozen=True, slots=True)
class Options:
    """Players, and whether whoever is left pays for the cards in hand."""

    players: int = 4
    pay_for_hand: bool = True

    def __post_init__(self) -> None:
        check_choices(self)
        if type(self.players) is not int or not 2 <= self.players <= 6:
            raise OptionError("play_or_pay.players", players=short(self.players))


def _sorted(cards: Any) -> Cards:
    return tuple(sorted(cards, key=lambda c: DECK.index(c) if c in DECK else -1))


def _no_card(name: str, card: object, options: Options) -> PositionError:
    return PositionError("play_or_pay.no-card", field=name, card=short(card))


CARD = OneCard((*DECK, HIDDEN), _no_card)


def _phase(at: Known) -> str:
    return PLAY if any(at.hands) else DEAL


def _turn(at: Known) -> int:
    return int((at.dealer + 1) % at.options.players)


class _Fields(NamedTuple):
    options: Options
    phase: Annotated[str, Word(DEAL, PLAY, OVER), Usual(_phase)]
    dealer: Annotated[int, SeatNumber()]
    turn: Annotated[int, SeatNumber(), Usual(_turn)]
    hands: Annotated[tuple[Cards, ...], BySeat(Listed(CARD, sort=_sorted)), OTHERS, UNORDERED]
    played: Annotated[Cards, Listed(CARD)] = ()
    paid: Annotated[tuple[int, ...], BySeat(Whole())] = ()


class State(Position, _Fields):
    """The cards in the hands and on the table, and what everybody has paid into the pool."""

    __slots__ = ()
    GAME: ClassVar[str] = "play_or_pay"

    @property
    def wanted(self) -> str | None:
        """The card that comes next; None if any card may lead."""
        if not self.played:
            return None
        rank, suit = self.played[-1]
        if sum(card[1] == suit for card in self.played) == len(RANKS):
            return None
        return RANKS[(RANKS.index(rank) + 1) % len(RANKS)] + suit


def read_card(text: object) -> str:
    """Read a card; raise NotationError if there is none of that name."""
    if isinstance(text, str) and text in DECK:
        return text
    raise NotationError("play_or_pay.card", card=short(text))


@dataclass(frozen=True, slots=True)
class Play(PlainMove):
    """Lay a card."""

    NOTATION = "{player} play {card}"

    player: Annotated[int, SEAT]
    card: Annotated[str, Spelling(read_card)]


@dataclass(frozen=True, slots=True)
class Pay(PlainMove):
    """Pay a chip into the pool."""

    NOTATION = "{player} pay"

    player: Annotated[int, SEAT]


@dataclass(frozen=True, slots=True)
class Deal(PlainMove):
    """An outcome of chance: all cards, in the order of dealing."""

    NOTATION = "deal {cards}"

    cards: Annotated[Cards, Spelling(read_card, many=True)]
    player: None = field(default=None, init=False, repr=False)


Any_ = Play | Pay | Deal


class PlayOrPay(Engine[State, Any_]):
    """The rules under chosen options."""

    name: ClassVar[str] = "play_or_pay"
    prefix: ClassVar[str] = "play-or-pay"
    state_type = State
    moves = Moves(Play, Pay, Deal, forms=("0 play 7C", "0 pay"))

    def __init__(self, options: Mapping[str, Any]) -> None:
        self.options: Options = read_options(Options, options, self.name)

    def initial(self) -> State:
        """Return the table before the deal."""
        seats = self.options.players
        return State(self.options, DEAL, 0, 1 % seats, ((),) * seats, (), (0,) * seats)

    def actor(self, state: State) -> int | None:
        """Return who has to move."""
        return {DEAL: CHANCE, PLAY: state.turn}.get(state.phase)

    def chance(self, state: State, rng: Random) -> Any_:
        """Shuffle all cards."""
        return Deal(tuple(rng.sample(DECK, len(DECK))))

    def legal(self, state: State) -> tuple[Any_, ...]:
        """Return every legal move: any card leads, the next one follows, and who has it not pays."""
        if state.phase != PLAY:
            return ()
        seat, hand, wanted = state.turn, state.hands[state.turn], state.wanted
        if wanted is None:
            return tuple(Play(seat, card) for card in hand if card != HIDDEN)
        return (Play(seat, wanted),) if wanted in hand else (Pay(seat),)

    def check(self, state: State, move: Any_) -> Iterator[Fault]:
        """Yield every rule that the move breaks."""
        if isinstance(move, Deal):
            if state.phase != DEAL or sorted(move.cards) != sorted(DECK):
                yield self._broken("deal")
            return
        if state.phase != PLAY:
            yield self._broken("out" if state.phase == OVER else "deal", player=move.player)
        elif move.player != state.turn:
            yield self._broken("clockwise", player=move.player, next=state.turn)
        else:
            yield from self._card(state, move)

    def _card(self, state: State, move: Play | Pay) -> Iterator[Fault]:
        hand, wanted, seat = state.hands[state.turn], state.wanted, state.turn
        if isinstance(move, Pay):
            if wanted is None:
                yield self._broken("lead", player=seat)
            elif wanted in hand:
                yield self._broken("must-play", player=seat, card=wanted)
            return
        if move.card not in hand:
            yield self._broken("own-card", player=seat, card=move.card)
        if wanted not in (None, move.card):
            yield self._broken("upwards", player=seat, card=move.card, wanted=wanted)

    def _broken(self, slug: str, **facts: Any) -> Fault:
        return Fault(f"{self.prefix}.{slug}", facts)

    def apply(self, state: State, move: Any_, log: Log = None) -> State:
        """Carry out a legal move."""
        log = [] if log is None else log
        seats = self.options.players
        if isinstance(move, Deal):
            log.append(Event("deal", ("play-or-pay.deal",), {"player": state.turn}))
            first = [move.cards[(seat - state.turn) % seats :: seats] for seat in range(seats)]
            return state._replace(phase=PLAY, hands=tuple(map(_sorted, first)))
        after = (move.player + 1) % seats
        if isinstance(move, Pay):
            facts = {"player": move.player, "wanted": state.wanted}
            log.append(Event("pay", ("play-or-pay.pay",), facts))
            return state._replace(turn=after, paid=_more(state.paid, move.player, 1))
        hand = tuple(card for card in state.hands[move.player] if card != move.card)
        hands = (*state.hands[: move.player], hand, *state.hands[move.player + 1 :])
        rule = "lead" if state.wanted is None else "corner" if move.card[0] == "A" else "upwards"
        facts = {"player": move.player, "card": move.card}
        log.append(Event("play", (f"play-or-pay.{rule}",), facts))
        now = state._replace(hands=hands, played=(*state.played, move.card), turn=after)
        if not hand:
            return self._end(now, move.player, log)
        if now.wanted is None:
            log.append(Event("suit-done", ("play-or-pay.suit-done",), {"player": move.player}))
            return now._replace(turn=move.player)
        return now

    def _end(self, state: State, winner: int, log: list[Event]) -> State:
        if self.options.pay_for_hand:
            for seat, hand in enumerate(state.hands):
                state = state._replace(paid=_more(state.paid, seat, len(hand)))
            log.append(Event("pay-hands", ("play-or-pay.pay-for-hand",), {"player": winner}))
        facts = {"player": winner, "pool": sum(state.paid)}
        log.append(Event("out", ("play-or-pay.out",), facts))
        return state._replace(phase=OVER)

    def observe(self, state: State, seat: int) -> State:
        """Hide the hands of the others, until the game is over."""
        return state if state.phase == OVER else state.seen_by(seat)

    def outcome(self, state: State) -> Outcome | None:
        """Return who is out, and what everybody has won or lost."""
        if state.phase != OVER:
            return None
        winner = state.hands.index(())
        totals = [-paid for paid in state.paid]
        totals[winner] += sum(state.paid)
        return Outcome((winner,), tuple(totals), (f"{self.prefix}.out",))

    def read_position(self, source: str | Mapping[str, Any]) -> State:
        """Read a position."""
        state = State.read(source, self.options, self.prefix)
        cards = [card for place in (*state.hands, state.played) for card in place]
        known = [card for card in cards if card != HIDDEN]
        if len(set(known)) < len(known):
            raise PositionError("play_or_pay.twice")
        if (state.phase == PLAY and not all(state.hands)) or (state.phase == DEAL and cards):
            raise PositionError("play_or_pay.hands", phase=state.phase)
        if state.phase == OVER and () not in state.hands:
            raise PositionError("play_or_pay.hands", phase=state.phase)
        return state


def _more(paid: tuple[int, ...], seat: int, chips: int) -> tuple[int, ...]:
    return (*paid[:seat], paid[seat] + chips, *paid[seat + 1 :])


ENGINE = PlayOrPay
