"""The look of a game that has none of its own: its declared fields as cards, piles and lines of text.

Where these lie says :mod:`~mopsbook.show.plain_table`. A card that occurs in one legal move plays it; where it
occurs in several, it is picked, and the buttons show those that are left. All other moves are buttons, in their
notation.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache, partial
from html import escape
from typing import Any

from mopsbook.core import registry
from mopsbook.core.asking import leaves
from mopsbook.core.errors import NotationError
from mopsbook.core.game import game_of
from mopsbook.core.position import Field
from mopsbook.core.state import ANYONE, HIDDEN, Move
from mopsbook.core.step import AnyStep
from mopsbook.show.cards import CARD, GAP, back, paper, stack
from mopsbook.show.lettering import LETTER
from mopsbook.show.offers import Button, Draft, Intent, Make, Offers, Pick, toggled
from mopsbook.show.plain_table import SHOWN, PlainTable, card_of, flat, is_closed, is_hand
from mopsbook.show.scene import Face, Item, Kit, Mark, Msg, Scene, msg
from mopsbook.show.sentences import Chapter, Note
from mopsbook.teach.voice import voice_of


class PlainLook:
    """The look of one game, made from what its position declares.

    Parameters
    ----------
    game : str
        Its name.
    """

    def __init__(self, game: str) -> None:
        self.game = game
        self.fields: Mapping[str, Field] = registry.engine_of(game).state_type.declared()

    def drawings(self, options: Any) -> Kit:
        """Return a drawing for every card of the game's forms."""
        return _kit(tuple(self._cards(options)))

    def _cards(self, options: Any) -> Sequence[str]:
        decks: list[Any] = [
            form.deck for form in map(card_of, self.fields.values()) if form is not None
        ]
        found = [deck(options) if callable(deck) else deck for deck in decks]
        return sorted({str(card) for deck in found for card in deck} - {"", HIDDEN})

    def scene(
        self,
        view: Any,
        step: AnyStep | None = None,  # noqa: ARG002
        draft: Draft = (),
        seat: int | None = None,
    ) -> Scene:
        """Return what is to be seen."""
        you = self._seat(view) if seat is None else seat
        table = PlainTable(self.fields, view, you or 0, you)
        return table.scene(
            view,
            self.drawings(view.options),
            (msg("game-name"), *self._going_on(view)),
            marks=self._marks(view, draft, seat, table.items),
        )

    def _going_on(self, view: Any) -> Iterator[Msg]:
        """Yield round and phase, where a game has these fields."""
        if "round" in self.fields:
            yield msg("plain-line", name="round", value=view.round)
        if "phase" in self.fields:
            yield msg("plain-text", text=str(view.phase).replace("_", " "))

    def _seat(self, view: Any) -> int:
        """Return whose view it is; seat 0 of a position in which nothing is hidden."""
        for field in self.fields.values():
            if field.secret is not None and not field.secret.all:
                open_ = [
                    n for n, hand in enumerate(getattr(view, field.name)) if HIDDEN not in hand
                ]
                return open_[0] if open_ else 0
        return 0

    def offers(self, view: Any, draft: Draft = (), seat: int | None = None) -> Offers:
        """Return what can be pressed, legal or not, and the buttons; a draft holds cards."""
        actor = _actor(view)
        prompt, facts, rules = voice_of(self.game).prompt(view, seat)
        told = Note(msg(prompt, **facts), rules)
        if actor is None or (seat not in (None, actor) and actor != ANYONE):
            return Offers(prompt=told)
        legal, cards = _legal(view), self._clickable(view, actor)
        left = [move for move in legal if _holds(draft, move)]
        on: dict[str, Intent] = {}
        for card in cards:
            with_it = [move for move in left if _holds((card,), move)]
            after = toggled(draft, card)
            if card in draft:
                on[card] = Pick(after)
            elif len(with_it) == 1:
                on[card] = Make(with_it[0])
            elif with_it:
                on[card] = Pick(after, partial(_holds, after))
            elif refused := _instead(view, legal, card, cards):
                on[card] = Make(refused)
        pressed = [intent.move for intent in on.values() if isinstance(intent, Make)]
        buttons = [move for move in left if draft or move not in pressed]
        return Offers(on, tuple(
            Button(f"move{n}", msg("plain-move", move=_said(move)), Make(move), "main")
            for n, move in enumerate(buttons[:MOST])
        ), told)  # fmt: skip

    def _clickable(self, view: Any, actor: int) -> list[str]:
        """Return the cards that are to be seen in the middle and in the hand of whoever has to move."""
        found = []
        for field in self.fields.values():
            if card_of(field) is None or is_closed(field):
                continue
            value = getattr(view, field.name)
            if is_hand(field):
                cards = flat(value[actor]) if actor >= 0 else []
            else:
                cards = flat(value)[-SHOWN:]
            found += [card for card in cards if card != HIDDEN]
        return list(dict.fromkeys(found))

    def _marks(
        self, view: Any, draft: Draft, seat: int | None, items: Mapping[str, Item]
    ) -> dict[str, Mark]:
        on = self.offers(view, draft, seat).on
        legal = [Make(move) for move in _legal(view)] if on else []
        return {
            item: Mark("picked" if item in draft else "legal")
            for item, intent in on.items()
            if item in items and (isinstance(intent, Pick) or intent in legal)
        }

    def chapters(self, views: Sequence[Any]) -> tuple[Chapter, ...]:
        """Return where rounds begin, in a game that counts them."""
        if "round" not in self.fields:
            return ()
        rounds = [view.round for view in views]
        begins = [at for at, number in enumerate(rounds) if at == 0 or number != rounds[at - 1]]
        return tuple(
            Chapter(at, 1, msg("plain-line", name="round", value=rounds[at])) for at in begins
        )


MOST = 40
"""Buttons that are shown: more would hide the table."""


@cache
def plain_look(game: str) -> PlainLook:
    """Return the plain look of a game by its name."""
    return PlainLook(game)


def _legal(view: Any) -> tuple[Move, ...]:
    return game_of(view).legal(view)


def _actor(view: Any) -> int | None:
    return game_of(view).actor(view)


def _said(move: Move) -> str:
    """Return the notation without the seat: the buttons are those of whoever has to move."""
    return str(move).removeprefix(f"{move.player} ")


@lru_cache(maxsize=1 << 12)
def _named(move: Move) -> frozenset[Any]:
    """Return all that the fields of a move hold."""
    return frozenset(leaves([value for name, value in move.json().items() if name != "type"]))


def _holds(cards: Draft, move: Move) -> bool:
    return _named(move).issuperset(cards)


def _instead(view: Any, legal: Sequence[Move], card: str, cards: Sequence[str]) -> Move | None:
    """Return a move with a card that no legal move has, so that the rules say why; None if there is none."""
    for move in legal:
        for other in sorted(_named(move).intersection(cards)):
            told = move.json()
            with_it = {**_with(told, other, card), "type": told["type"]}
            with suppress(NotationError):
                refused: Move = game_of(view).move(with_it, view)
                return refused
    return None


def _with(value: Any, old: str, new: str) -> Any:
    """Return a JSON value with another card in it."""
    if isinstance(value, Mapping):
        return {name: _with(one, old, new) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_with(one, old, new) for one in value]
    return new if value == old else value


INKS = ("#23602f", "#20499a", "#a5281f", "#2b2733", "#5b3590", "#795508")
PAPERS = ("#ddefdb", "#d9e5f8", "#f8dcd6", "#e6e2e8", "#e6dbf6", "#fbeec6")


@cache
def _kit(cards: tuple[str, ...]) -> Kit:
    """Return cards that show their names; those with the same last letter have the same colour."""
    ends = sorted({card[-1] for card in cards})
    faces = {card: _face(card, ends.index(card[-1]) % len(INKS)) for card in cards}
    closed = back("#8a6d5a", "#d9c7b4", "")
    things = {"stack": stack("#8a6d5a", closed), "gap": GAP}
    return Kit({}, {**faces, **things}, Face(*CARD, closed, msg("plain-back")))


def _face(card: str, colour: int) -> Face:
    size = min(36, 102 / len(card) / LETTER)
    fit = (
        ' textLength="72" lengthAdjust="spacingAndGlyphs"' if len(card) * size * LETTER > 72 else ""
    )
    name = escape(card)
    svg = (
        f'{paper(PAPERS[colour])}<g font-weight="800" fill="{INKS[colour]}">'
        f'<text x="{7 + len(card) * 15 * LETTER / 2:g}" y="22" text-anchor="middle" font-size="15">{name}</text>'
        f'<text x="40" y="{62 + size / 3:.0f}" text-anchor="middle" font-size="{size:.3g}"{fit}>{name}</text></g>'
    )
    return Face(*CARD, svg, msg("plain-card", card=card))
