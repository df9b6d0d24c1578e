"""What can be done in a position: marks on cards, clicks, buttons, and why not."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from mopsbook.cat_deck.cards import SUITS, Card, rank, suit
from mopsbook.cat_deck.seats import following
from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Fault
from mopsbook.games.miau_miau import moves as m
from mopsbook.games.miau_miau.apply import outcome
from mopsbook.games.miau_miau.fits import EIGHT, JACK, SEVEN
from mopsbook.games.miau_miau.state import MiauState
from mopsbook.games.miau_miau.verdicts import check, playable
from mopsbook.games.miau_miau.voice import prompt
from mopsbook.show.notes import asking, why_not, winning
from mopsbook.show.offers import Button, Draft, Intent, Make, Offers, Pick
from mopsbook.show.scene import Mark, Msg, msg
from mopsbook.show.sentences import Note

STACK = "stack"


def open_hand(view: MiauState) -> tuple[Card, ...]:
    """Return the hand in turn, if it has to lay a card and can be seen."""
    hand = view.hands[view.turn]
    return hand if view.phase in ("play", "drawn") and HIDDEN not in hand else ()


def call_in(draft: Draft) -> str | None:
    """Return the call that has been made for a move to come."""
    return next((token for token in draft if token in m.CALLS), None)


def marks(view: MiauState, draft: Draft = ()) -> dict[str, Mark]:
    """Return what can be laid and what it will do, what cannot and why, and who has won."""
    end = outcome(view)
    found = winning(end.winners if end else ())
    hand = open_hand(view)
    for card in hand:
        if card in draft:
            found[card] = Mark("picked")
        elif faults := faults_of(view, _lay(view, card, None)):
            found[card] = why_not(faults)
        else:
            found[card] = Mark("legal", why=_effect(view, card, call_in(draft)))
    if hand and not faults_of(view, m.draw(view.turn)):
        found[STACK] = Mark("legal", why=msg("can-draw", count=_to_draw(view), pile=_pile(view)))
    return found


def _effect(view: MiauState, card: Card, call: str | None) -> Msg | None:
    """Return what comes of it when the card is laid."""
    held = len(view.hands[view.turn])
    due = m.CALL_DUE.get(held)
    called = due is None or call == due or (held == 1 and view.options.last_call == "automatic")
    if not called:
        return msg("can-forget", count=view.options.penalty(held - 1), call=due)
    if held == 1:
        return None
    if rank(card) == SEVEN:
        return msg("can-seven", count=view.pending + 2)
    if rank(card) == EIGHT:
        return msg("can-eight", skipped=following(view.hands, view.turn))
    return msg("can-jack") if rank(card) == JACK else None


def _to_draw(view: MiauState) -> int:
    """Return how many cards are drawn now; 0 if it is drawn until one fits."""
    return view.pending or (1 if view.options.draw_count == "one" else 0)


def _pile(view: MiauState) -> str:
    """Return what becomes of the draw pile when they are drawn."""
    if len(view.draw) >= max(1, _to_draw(view)):
        return "lasts"
    stops = view.options.empty_pile == "stop"
    return "stops" if stops else "shuffled" if len(view.discard) > 1 else "short"


def offers(
    view: MiauState,
    draft: Draft = (),
    seat: int | None = None,  # noqa: ARG001
) -> Offers:
    """Return what can be pressed, legal or not, and what it asks for.

    The seat makes no difference, for only the hand in turn can be pressed. A draft holds the call that has
    been made, and the jack whose wish is still to be told.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("miau_miau", players=2)
    >>> s = g.position("hands 9C KD / 8S AS; discard 9H")
    >>> str(offers(s).on["9C"].move), str(offers(s, ("miau",)).on["9C"].move)
    ('0 play 9C', '0 play 9C miau')
    """
    note = asking(prompt(view))
    if view.phase == "challenge" and HIDDEN not in view.hands[view.turn]:
        label = msg("action-challenge", other=view.forgot)
        point_out = Button("challenge", label, Make(m.challenge(view.turn)), "main")
        nothing = Button("quiet", msg("action-quiet"), Make(m.quiet(view.turn)))
        return Offers({}, (point_out, nothing), note)
    return _Turn(view, draft, note).offers() if open_hand(view) else Offers(prompt=note)


class _Turn:
    """What a seat can press that has to lay a card or to draw."""

    def __init__(self, view: MiauState, draft: Draft, note: Note) -> None:
        self.view, self.draft, self.note = view, draft, note
        self.hand = view.hands[view.turn]
        self.call = call_in(draft)
        self.jack = next((token for token in draft if token != self.call), None)
        self.fitting = playable(view)

    def offers(self) -> Offers:
        """Return all of it."""
        on: dict[str, Intent] = {STACK: Make(m.draw(self.view.turn))}
        on |= {card: self._card(card) for card in self.hand}
        buttons = [*self._wishes(), *self._calls()]
        if not self.draft:
            buttons += self._others()
        else:
            buttons.append(Button("back", msg("action-back"), Pick(), key="Escape"))
        return Offers(on, tuple(buttons), self._prompt())

    def _card(self, card: Card) -> Intent:
        """Return what a press on a card does; a jack waits for its wish."""
        if rank(card) != JACK or len(self.hand) == 1 or card not in self.fitting:
            return Make(_lay(self.view, card, self.call))
        others = () if self.call is None else (self.call,)
        if card == self.jack:
            return Pick(others)
        return Pick((*others, card), partial(_lays, card, self.call))

    def _wishes(self) -> list[Button]:
        """Return a button for each suit that can be wished with the jack that is picked."""
        if self.jack is None:
            return []
        view, jack = self.view, self.jack
        found = []
        for wish in SUITS:
            move = m.Play(view.turn, jack, wish, self.call)
            if not faults_of(view, move):
                about = tuple(card for card in self.hand if suit(card) == wish and card != jack)
                found.append(
                    Button(
                        f"wish-{wish}", msg("action-wish", suit=wish), Make(move), "main",
                        msg("key-suit", suit=wish), f"wish{wish}", about,
                    )
                )  # fmt: skip
        if view.options.wish == "other-suit-or-none":
            move = m.Play(view.turn, jack, None, self.call)
            found.append(Button("no-wish", msg("action-no-wish"), Make(move), "main"))
        return found

    def _calls(self) -> list[Button]:
        """Return the calls; to make the one that is due is left to whoever plays."""
        view, held = self.view, len(self.hand)
        automatic = held == 1 and view.options.last_call == "automatic"
        if self.call or automatic or not self.fitting:
            return []
        due = m.CALL_DUE.get(held)
        found = []
        for call in m.CALLS:
            # one that is not due stands only where it may be made
            if call == due or view.options.false_call == "ignored":
                intent = Pick((call, *self.draft), partial(_lays, self.jack, call))
                kind, key = ("main", "m") if call == due else ("plain", "")
                found.append(
                    Button(call, msg("bubble", call=call), intent, kind, key=key, icon=call)
                )
        return found

    def _others(self) -> list[Button]:
        view = self.view
        found = []
        if not faults_of(view, m.draw(view.turn)):
            kind = "plain" if self.fitting else "main"
            label = msg("action-draw", count=_to_draw(view))
            found.append(Button("draw", label, Make(m.draw(view.turn)), kind, about=(STACK,)))
        if view.phase == "drawn":
            label = msg("action-keep", drawn=view.drawn is not None)
            found.append(Button("keep", label, Make(m.keep(view.turn))))
        return found

    def _prompt(self) -> Note:
        if self.jack is not None:
            return Note(msg("ask-wish", card=self.jack), ("miau-miau.jack-wish",))
        if self.call is not None:
            rules = ("miau-miau.call-miau", "miau-miau.call-timing")
            told, bare = (
                msg("ask-call", call=self.call, cards=cards) for cards in (self.fitting, ())
            )
            return Note(told, rules, bare=bare)
        due = [button for button in self._calls() if button.kind == "main"]
        if not due:
            return self.note
        told = msg(
            "prompt-call",
            player=self.view.turn,
            call=due[0].id,
            cards=self.fitting,
            how=self._stays(),
        )
        # what there is to fit was explained in turns before
        calls = ("miau-miau.call-miau",)
        return replace(self.note, text=told, rules=calls, bare=self.note.bare or self.note.text)

    def _stays(self) -> str:
        """Return what can be done instead of playing a card."""
        if self.view.phase == "drawn":
            return "keep"
        return "none" if faults_of(self.view, m.draw(self.view.turn)) else "draw"


def _lays(card: Card | None, call: str | None, move: m.MiauMove) -> bool:
    """Say whether a move lays a card, or any for None, and makes that call."""
    return isinstance(move, m.Play) and card in (None, move.card) and call == move.call


def _lay(view: MiauState, card: Card, call: str | None) -> m.Play:
    """Return the play of a card; a jack's wish, which may still change, makes it no better or worse."""
    last = len(view.hands[view.turn]) == 1
    if last and view.options.last_call == "automatic":
        call = m.MIAU_MIAU
    named = rank(card) == JACK and not last and view.options.wish == "any-suit"
    return m.Play(view.turn, card, suit(card) if named else None, call)


def faults_of(view: MiauState, move: m.MiauMove) -> tuple[Fault, ...]:
    """Return what is wrong with a move."""
    return tuple(check(view, move))
