"""What can be clicked in a position, and what the buttons ask for."""

from __future__ import annotations

from collections.abc import Sequence

from mopsbook.core.state import HIDDEN
from mopsbook.core.verdict import Violation
from mopsbook.games.dog.board import field_text
from mopsbook.games.dog.cards import JOKER, SEVEN, SWAP, Card
from mopsbook.games.dog.look.marks import (
    cards,
    chosen,
    field_of,
    free,
    piece_ids,
    say_target,
    target_id,
    turn_of,
    warn,
)
from mopsbook.games.dog.look.turn import Piece, Turn, piece_token
from mopsbook.games.dog.moves import Draw, Fold, Give, Stay, Toss
from mopsbook.games.dog.plays import plays
from mopsbook.games.dog.state import DRAW, DRAWN, GIVE, PLAY, DogState
from mopsbook.games.dog.voice import prompt
from mopsbook.show.scene import Action, Affordances, Note, Tick, msg

PICK = "+"
BACK = f"{PICK}back"
"""Takes back what was chosen last."""
Token = str


def affordances(
    view: DogState, draft: Sequence[Token] = (), seat: int | None = None
) -> Affordances:
    """Return what can be clicked, legal or not, and what the buttons ask for.

    A draft is what has been chosen so far; see :mod:`~mopsbook.games.dog.look.turn`.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5; hands 2 13 5")
    >>> affordances(s).moves["hand0.2.0"], affordances(s).picks["+2.0"]
    ('+2.0', ('2.0',))
    >>> affordances(s, ("2.0",)).moves["to.t7"]
    '2 t5>t7'
    """
    told, facts, rules = prompt(view)
    note = Note(msg(told, **facts), rules)
    if HIDDEN in view.hands[view.turn] or seat not in (None, view.turn):
        return Affordances({}, (), note)
    if view.phase == GIVE:
        return _giving(draft, list(cards(view.hands[view.turn], view.turn)), note, facts)
    if view.phase == DRAW:
        actions = [Action("draw", msg("action-draw"), str(Draw()), "main")]
        if view.options.redraw_draw == "optional":
            actions.append(Action("stay", msg("action-stay"), str(Stay())))
        return Affordances({}, tuple(actions), note)
    turn = turn_of(view, draft)
    if turn is None:
        return Affordances({}, (), note)
    return _Desk(turn, note).affordances()


def _picked(draft: Sequence[Token], token: Token) -> tuple[Token, ...]:
    """Return the draft after a click on a card: it is chosen, or laid back."""
    return () if tuple(draft[:1]) == (token,) else (token,)


def _giving(
    draft: Sequence[Token],
    hand: list[tuple[str, Card, int]],
    note: Note,
    facts: dict[str, object],
) -> Affordances:
    moves = {item: f"{PICK}{card}.{copy}" for item, card, copy in hand}
    picks = {move: _picked(draft, move.removeprefix(PICK)) for move in moves.values()}
    actions: tuple[Action, ...] = ()
    if draft:
        card = draft[0].rpartition(".")[0]
        label = msg("action-give", card=card, to=facts["to"])
        actions = (Action("give", label, str(Give(card)), "main"), _back(draft, picks))
    return Affordances(moves, actions, note, picks)


def _back(draft: Sequence[Token], picks: dict[str, tuple[Token, ...]]) -> Action:
    """Return the button, and the key, that takes the last choice back."""
    picks[BACK] = tuple(draft[:-1])
    last = draft[-1]
    label = "action-other-card"
    if ">" in last:
        label = "action-take-back"
    elif len(draft) > 1:
        label = "action-other-role" if last.startswith("=") else "action-other-piece"
    return Action("back", msg(label), BACK, key="Escape")


class _Desk:
    """Clicks and buttons of a turn in which a card is due."""

    def __init__(self, turn: Turn, note: Note) -> None:
        self.turn, self.view, self.note = turn, turn.view, note
        self.draft = turn.draft
        self.moves: dict[str, str] = {}
        self.picks: dict[str, tuple[Token, ...]] = {}
        self.refused: dict[str, tuple[Violation, ...]] = {}
        self.actions: list[Action] = []
        self.playable = {move.card for move in plays(self.view)}
        self.free = free(self.view, self.playable)

    def affordances(self) -> Affordances:
        """Return all of it."""
        self._cards()
        turn = self.turn
        if turn.card and turn.card in self.playable:
            if turn.card == JOKER and not turn.role:
                self._roles()
            else:
                self._pieces()
                self._targets()
        self._buttons()
        return Affordances(
            self.moves, tuple(self.actions), self._prompt(), self.picks, self.refused
        )

    def _pick(self, token: Token, after: tuple[Token, ...]) -> str:
        self.picks[PICK + token] = after
        return PICK + token

    def _cards(self) -> None:
        for item, card, copy in cards(self.view.hands[self.view.turn], self.view.turn):
            token = f"{card}.{copy}"
            if card in self.playable or self.free:
                self.moves[item] = self._pick(token, _picked(self.draft, token))
            else:
                self.moves[item] = Turn(self.view, (f"{card}.0",)).refused()[0]

    def _roles(self) -> None:
        for kind in self.turn.roles:
            intent = self._pick(f"={kind}", (self.draft[0], f"={kind}"))
            label = msg("action-as", kind=kind)
            self.actions.append(Action(f"as-{kind}", label, intent))

    def _pieces(self) -> None:
        turn = self.turn
        base = self.draft[:-1] if turn.piece is not None else self.draft
        for piece, items in piece_ids(turn).items():
            if piece in turn.usable:
                after = base if piece == turn.piece else (*base, piece_token(piece))
                move = self._pick(piece_token(piece), after)
            else:
                move, faults = turn.refused(piece)
                if not move:  # as something else the joker could move it
                    move = PICK + piece_token(piece)
                    self.refused[move] = tuple(faults)
            self.moves |= dict.fromkeys(items, move)

    def _targets(self) -> None:
        turn = self.turn
        piece = chosen(turn)
        for way in turn.ways(piece) if piece else ():
            if way.whole:
                intent = str(way.move)
            else:
                token = f"{piece_token(way.piece)}>{field_text(way.target)}"
                base = self.draft[:-1] if turn.piece is not None else self.draft
                intent = self._pick(token, (*base, token))
            item = target_id(turn, way)
            if item not in self.moves:
                self.moves[item] = intent
            else:  # a click on an own piece chooses it; that it is hit takes a button
                warning = warn(turn, way) or say_target(turn, way)
                self.actions.append(Action(f"hit-{item}", warning, intent))

    def _buttons(self) -> None:
        turn, view = self.turn, self.view
        hand = view.hands[view.turn]
        if turn.blank is not None:
            label = msg("action-blank", card=turn.card)
            self.actions.append(Action("blank", label, str(turn.blank), "main"))
        if self.free and turn.card and (turn.card not in self.playable or view.phase == DRAWN):
            label = msg("action-toss", card=turn.card)
            kind = "plain" if turn.card in self.playable else "main"
            self.actions.append(Action("toss", label, str(Toss(turn.card)), kind))
        fold = view.options.teams and view.phase == PLAY and hand
        if fold and (not self.playable or view.options.voluntary_fold == "on"):
            kind = "plain" if self.playable else "main"
            label = msg("action-fold", count=len(hand))
            self.actions.append(Action("fold", label, str(Fold()), kind))
        if self.draft:
            self.actions.append(_back(self.draft, self.picks))

    # what is asked

    def _prompt(self) -> Note:
        turn = self.turn
        if not turn.card or turn.card not in self.playable:
            return self.note
        if turn.card == JOKER and not turn.role:
            return Note(msg("ask-role"), ("dog.joker",))
        piece = chosen(turn)
        if turn.kind == SEVEN:
            return self._ask_seven(piece)
        if piece is None:
            return Note(msg("ask-piece", card=turn.card), ("dog.own-piece",))
        letter = turn.letters.get(piece, "")
        if turn.kind == SWAP:
            return Note(msg("ask-swap", letter=letter), ("dog.swap", "dog.swap-other"))
        hits = [warn(turn, way) for way in turn.ways(piece) if way.hits]
        rules = ("dog.hit", "dog.one-per-field") if hits else ()
        steps = tuple(Tick(told, False) for told in hits if told is not None)
        ask = msg("ask-target", letter=letter) if letter else msg("ask-start", owner=piece[0])
        return Note(ask, rules, steps)

    def _ask_seven(self, piece: Piece | None) -> Note:
        turn = self.turn
        ticks = []
        for letter, (seat, source), target, points, hits in turn.done:
            told = {"source": field_of(turn, seat, source), "target": field_of(turn, seat, target)}
            burned = tuple(f"{who}:{field_of(turn, who, field)}" for who, field in hits)
            done = msg("seven-done", letter=letter, points=points, pieces=burned, **told)
            ticks.append(Tick(done, True))
        ticks.append(Tick(msg("seven-left", left=turn.left), False))
        letter = turn.letters.get(piece, "") if piece else ""
        ask = msg("ask-portion", letter=letter, left=turn.left) if letter else msg("ask-seven")
        rules = ["dog.seven-split", "dog.seven-full"]
        if turn.burned or any(way.hits for way in turn.all_ways):
            rules.append("dog.seven-burn")
        return Note(ask, tuple(rules), tuple(ticks))
