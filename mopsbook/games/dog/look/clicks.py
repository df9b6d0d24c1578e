"""What can be clicked in a position, what the buttons ask for, and why a press on the board leads nowhere."""

from __future__ import annotations

from functools import partial
from typing import Any

from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Fault
from mopsbook.games.dog.board import START_ZONE, field_text
from mopsbook.games.dog.cards import JOKER, SEVEN, SWAP
from mopsbook.games.dog.look import marks
from mopsbook.games.dog.look.stuck import why_none
from mopsbook.games.dog.look.turn import Held, Piece, Role, Turn, pieces_of
from mopsbook.games.dog.moves import DogMove, Draw, Fold, Give, Portion, Stay, Toss
from mopsbook.games.dog.notation import complete
from mopsbook.games.dog.plays import plays
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.voice import prompt
from mopsbook.show.notes import asking
from mopsbook.show.offers import Button, Draft, Intent, Make, Offers, Pick, Refuse
from mopsbook.show.scene import msg
from mopsbook.show.sentences import Note, Tick

RULE = {JOKER: "joker", SWAP: "swap-blank"}
"""What lets a card be laid that moves no piece."""


def offers(view: DogState, draft: Draft = (), seat: int | None = None) -> Offers:
    """Return what can be pressed, legal or not, and what it asks for.

    A draft is what has been chosen so far; see :mod:`~mopsbook.games.dog.look.turn`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5; hands 2 13 5")
    >>> offers(s).on["hand0.2.0"]
    Pick(draft=(Held(card='2', copy=0),))
    >>> str(offers(s, (Held("2", 0),)).on["to.t7"].move)
    '2 t5>t7'
    """
    note = asking(prompt(view))
    if HIDDEN in view.hands[view.turn] or seat not in (None, view.turn):
        return Offers(prompt=note)
    if view.phase == "give":
        return _giving(view, draft, note)
    if view.phase == "draw":
        buttons = [Button("draw", msg("action-draw"), Make(Draw(view.turn)), "main")]
        if view.options.redraw_draw == "optional":
            buttons.append(Button("stay", msg("action-stay"), Make(Stay(view.turn))))
        return Offers({}, tuple(buttons), note)
    turn = marks.turn_of(view, draft)
    return Offers(prompt=note) if turn is None else _CardClicks(turn, note).offers()


def _pick(view: DogState, *draft: object) -> Pick:
    """Return what chooses something, after which a turn can become what it leads to."""
    return Pick(draft, partial(_leads, view, draft))


def _leads(view: DogState, draft: Draft, move: DogMove) -> bool:
    return Turn(view, draft).leads(move)


def _card(view: DogState, draft: Draft, card: Held) -> Pick:
    """Return what a press on a card does: it is chosen, or laid back."""
    return Pick() if draft[:1] == (card,) else _pick(view, card)


def _giving(view: DogState, draft: Draft, note: Note) -> Offers:
    hand = tuple(marks.cards(view.hands[view.turn], view.turn))
    on: dict[str, Intent] = {
        item: _card(view, draft, Held(card, copy)) for item, card, copy in hand
    }
    buttons: tuple[Button, ...] = ()
    if draft:
        told = {"card": draft[0].card, "to": note.text.facts["to"]}
        give = Make(Give(draft[0].card, view.turn))
        on |= {item: give for item, card, copy in hand if draft[0] == Held(card, copy)}
        label, note = msg("action-give", **told), Note(msg("ask-give", **told), note.rules)
        buttons = (Button("give", label, give, "main"), _back(draft))
    return Offers(on, buttons, note)


def _back(draft: Draft) -> Button:
    """Return the button, and the key, that takes the last choice back."""
    label = "action-other-card"
    if isinstance(draft[-1], Portion):
        label = "action-take-back"
    elif len(draft) > 1:
        label = "action-other-role" if isinstance(draft[-1], Role) else "action-other-piece"
    return Button("back", msg(label), Pick(draft[:-1]), key="Escape")


class _CardClicks:
    """What can be pressed in a turn in which a card is due."""

    def __init__(self, turn: Turn, note: Note) -> None:
        self.turn, self.view, self.note = turn, turn.view, note
        self.draft = turn.draft
        self.base = self.draft if turn.piece is None else self.draft[:-1]
        self.on: dict[str, Intent] = {}
        self.buttons: list[Button] = []
        self.playable = {move.card for move in plays(self.view)}
        self.free = marks.free(self.view, self.playable)

    def offers(self) -> Offers:
        """Return all of it."""
        self._cards()
        turn = self.turn
        if turn.card and turn.card in self.playable:
            self._roles()
            self._pieces()
            self._targets()
        self._others()
        return Offers(self.on, tuple(self.buttons), self._prompt())

    def _make(self, move: DogMove) -> Make:
        return Make(complete(self.view, move))

    def _cards(self) -> None:
        view = self.view
        for item, card, copy in marks.cards(view.hands[view.turn], view.turn):
            if card not in self.playable and self.draft[:1] == (Held(card, copy),):
                self.on[item] = Make(Toss(card, view.turn))  # nothing else can be done with it
            elif card in self.playable or self.free:
                self.on[item] = _card(view, self.draft, Held(card, copy))
            else:
                self.on[item] = self._refused(Turn(view, (Held(card, 0),)))

    def _refused(self, turn: Turn, piece: Piece | None = None) -> Intent:
        return self._make(turn.refused(piece)[0])

    def _roles(self) -> None:
        turn = self.turn
        for kind in turn.roles if turn.card == JOKER and not turn.role else ():
            intent = _pick(self.view, self.draft[0], Role(kind))
            self.buttons.append(Button(f"as-{kind}", msg("action-as", kind=kind), intent))

    def _pieces(self) -> None:
        turn = self.turn
        for piece in turn.pieces:
            self.on |= dict.fromkeys(marks.alike(turn, piece), self._piece(piece))
        if way := marks.starts(turn):
            self.on[field_text(way.target)] = self._make(way.move)

    def _piece(self, piece: Piece) -> Intent:
        """Return what a press on a piece does; where it cannot but go one way, that is made."""
        turn, ways = self.turn, self.turn.ways(piece)
        if not ways:
            return self._refused(turn, piece)
        chosen = piece == marks.chosen(turn)
        # whose way is shown already, or starts and hits nobody, has no choice left
        shown = chosen and turn.piece is None
        if marks.only(ways) and (shown or (piece[1] == START_ZONE and not ways[0].hits)):
            return self._make(ways[0].move)
        return Pick(self.base) if chosen else _pick(self.view, *self.base, piece)

    def _targets(self) -> None:
        turn = self.turn
        piece = marks.chosen(turn)
        for way in turn.ways(piece) if piece else ():
            intent: Intent
            if way.whole:
                intent = self._make(way.move)
            else:
                intent = _pick(self.view, *self.base, turn.part(*way.piece, way.target))
            item = marks.target_id(turn, way)
            if item not in self.on:
                self.on[item] = intent
            else:  # a press on an own piece chooses it; that it is hit takes a button
                warning = marks.warn(turn, way) or marks.say_target(turn, way)
                self.buttons.append(Button(f"hit-{item}", warning, intent))

    def _others(self) -> None:
        turn, view = self.turn, self.view
        hand = view.hands[view.turn]
        if turn.blank is not None:
            label = msg("action-blank", card=turn.card)
            # a joker can do better, and is not lightly laid for nothing
            kind = "main" if turn.card == SWAP else "plain"
            self.buttons.append(Button("blank", label, Make(turn.blank), kind))
        if self.free and turn.card and (turn.card not in self.playable or view.phase == "drawn"):
            label, toss = msg("action-toss", card=turn.card), Make(Toss(turn.card, view.turn))
            kind = "plain" if turn.card in self.playable else "main"
            self.buttons.append(Button("toss", label, toss, kind))
        fold = view.options.teams and view.phase == "play" and hand
        if fold and (not self.playable or view.options.voluntary_fold == "on"):
            kind = "plain" if self.playable else "main"
            label = msg("action-fold", count=len(hand))
            self.buttons.append(Button("fold", label, Make(Fold(view.turn)), kind))
        if hand and not self.playable and not self.draft:
            why = msg("action-why-none")
            self.buttons.append(Button("why-none", why, why_none(view), "link"))
        # a button that leads nowhere but here again is none
        if len(self.draft) > 1 or (self.draft and self._other_cards()):
            self.buttons.append(_back(self.draft))

    def _other_cards(self) -> bool:
        hand = self.view.hands[self.view.turn]
        return len([card for card in hand if self.free or card in self.playable]) > 1

    # what is asked

    def _prompt(self) -> Note:
        turn = self.turn
        if not turn.card:
            return self.note
        if turn.card not in self.playable:
            return Note(msg("ask-toss", card=turn.card), self.note.rules)
        piece = marks.chosen(turn)
        if turn.kind == SEVEN:
            return self._ask_seven(piece)
        if turn.kind in (JOKER, SWAP) and not turn.usable:  # all it can do are buttons
            message = "ask-blank" if turn.kind == SWAP else "ask-role"
            facts = {} if turn.kind == SWAP else {"cards": turn.roles}
            return Note(msg(message, card=turn.kind, **facts), (f"dog.{RULE[turn.kind]}",))
        starts = (turn.seat, START_ZONE) in turn.usable
        if piece is None and turn.kind == JOKER:
            return Note(msg("ask-joker", cards=turn.roles, starts=starts), ("dog.joker",))
        if piece is None:
            told = msg("ask-piece", card=turn.kind, owner=turn.seat, starts=starts)
            return Note(told, ("dog.own-piece", *(("dog.start-cards",) if starts else ())))
        named = marks.named(turn, piece)
        if turn.kind == SWAP:
            return Note(msg("ask-swap", **named), ("dog.swap", "dog.swap-other"))
        if piece[1] == START_ZONE:
            return Note(msg("ask-start", **named), ("dog.start-cards",))
        hits = [hit for way in turn.ways(piece) for hit in way.hits]
        sent = tuple(f"{who}:{marks.field_of(turn, who, field)}" for who, field in hits)
        rules = ("dog.hit", "dog.one-per-field") if hits else ()
        only = turn.piece is None and marks.only(turn.ways(piece))
        return Note(msg("ask-target", **named, card=turn.card, hits=sent, only=only), rules)

    def _ask_seven(self, piece: Piece | None) -> Note:
        turn = self.turn
        ticks = []
        for letter, (seat, source), target, points, sent in turn.done:
            told: dict[str, Any] = {
                "source": marks.field_of(turn, seat, source),
                "target": marks.field_of(turn, seat, target),
            }
            burned = tuple(f"{who}:{marks.field_of(turn, who, field)}" for (who, field), _ in sent)
            told |= {"letter": letter, "owner": seat}
            done = msg("seven-done", points=points, pieces=burned, **told)
            ticks.append(Tick(done, True))
        ask = msg("ask-seven", left=turn.left, owner=turn.seat)
        if piece is not None:
            burns = any(way.hits for way in turn.ways(piece))
            ask = msg("ask-portion", **marks.named(turn, piece), left=turn.left, burns=burns)
        rules = ["dog.seven-split", "dog.seven-full"]
        if turn.burned or any(way.hits for way in turn.all_ways):
            rules.append("dog.seven-burn")
        return Note(ask, tuple(rules), tuple(ticks))


# ------------------------------------------------------------------ what leads nowhere


def refused(view: DogState, draft: Draft, item: str) -> Refuse | None:
    """Return why an item of the board that is not offered cannot be chosen; None if no rule says so.

    Examples
    --------
    >>> import mopsbook as mops
    >>> from mopsbook.games.dog.look.turn import Held
    >>> s = mops.game("dog").position("pieces t0 / t9; hands 3 5")
    >>> [fault.rule for fault in refused(s, (Held("3", 0),), "0h1").violations]
    ['dog.home-not-from-start']
    >>> refused(s, (), "0h1") is None
    True
    """
    turn = marks.turn_of(view, draft)
    if turn is None or not turn.kind:
        return None
    pieces, fields = pieces_of(turn.desk), marks.fields_of_items(view.options)
    if item not in pieces and item not in fields:
        return None
    owner, place = pieces.get(item) or fields[item]
    there = turn.seat if owner is None else owner, place
    piece, (who, field) = marks.chosen(turn), there
    if piece is not None and piece != there:
        # whose piece stands there counts where two of them change places
        stands = turn.desk.standing(field)
        if turn.kind == SWAP and stands is None and item not in pieces:
            return None
        found = turn.refused_at(piece, (who if stands is None else stands, field))
    else:
        foreign = who != turn.seat and item in pieces
        if foreign and any((who, field) in way.hits for way in turn.all_ways):
            return None  # it can be hit, as soon as it is chosen by whom
        if turn.kind == SWAP:
            # an own piece is chosen first, as the prompt says; but what no piece can be swapped with says so
            found = _never_swapped(turn, there) if foreign else []
        else:
            found = turn.refused(there)[1] if foreign else []
    return Refuse(tuple(found)) if found else None


def _never_swapped(turn: Turn, there: Piece) -> list[Fault]:
    """Return why no piece can change places with another one; nothing if one can."""
    tried = [turn.refused_at(own, there) for own in turn.usable or turn.pieces]
    about = [[one for one in faults if one.facts.get("seat") == there[0]] for faults in tried]
    return about[0] if all(about) else []
