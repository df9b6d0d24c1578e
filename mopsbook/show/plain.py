"""The look of a game that has none of its own: its declared fields as cards, piles and lines of text.

Hands lie around the table, piles in the middle, and what is neither stands at the left. A card that occurs
in one legal move plays it; where it occurs in several, it is picked, and the buttons show those that are
left. All other moves are buttons, in their notation.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from html import escape
from typing import Any, NamedTuple

from mopsbook.core import registry
from mopsbook.core.errors import NotationError
from mopsbook.core.forms import BySeat, Listed, Maybe, OneCard
from mopsbook.core.game import Step, game_of
from mopsbook.core.position import Field
from mopsbook.core.state import ANYONE, HIDDEN, Move
from mopsbook.show.layout import pile, row, seats_around
from mopsbook.show.notes import note
from mopsbook.show.offers import Button, Draft, Intent, Make, Offers, Pick, toggled
from mopsbook.show.scene import (
    Box,
    Chapter,
    Face,
    Item,
    Kit,
    Mark,
    Msg,
    Note,
    Scene,
    Zone,
    msg,
)  # fmt: skip
from mopsbook.teach.voice import voice_of

WIDE, SLIM = (760, 500), (400, 640)
CARD = (60, 84)
HAND, PLATE, PILE = (440, 92), (170, 26), (78, 104)


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
            form.deck for form in map(_card_of, self.fields.values()) if form is not None
        ]
        found = [deck(options) if callable(deck) else deck for deck in decks]
        return sorted({str(card) for deck in found for card in deck})

    def scene(
        self,
        view: Any,
        step: Step[Any, Any] | None = None,  # noqa: ARG002
        draft: Draft = (),
        seat: int | None = None,
    ) -> Scene:
        """Return what is to be seen."""
        you = self._seat(view) if seat is None else seat
        picture = _Picture(self.fields, view, you)
        actor = _actor(view)
        return Scene(
            game=self.game,
            kit=self.drawings(view.options),
            shapes=(WIDE, SLIM),
            title=(msg("game-name"), *picture.title),
            zones=picture.zones,
            items=picture.items,
            marks=self._marks(view, draft, seat, picture.items),
            turn=f"plate{actor}" if actor is not None and actor >= 0 else None,
        )

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
        found = []
        for field in self.fields.values():
            value = getattr(view, field.name)
            if isinstance(field.form, BySeat) and isinstance(field.form.form, Listed):
                value = value[actor] if actor >= 0 else ()
            if _card_of(field) is not None:
                found += [card for card in _flat(value) if card != HIDDEN]
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

    def story(self, step: Step[Any, Any], seat: int | None = None) -> tuple[Note, ...]:
        """Return what happened in a step; of a private event all may know who it is about."""
        public = {event.kind: ("player",) for event in step.events if event.only is not None}
        return tuple(note(event, seat, public) for event in step.events)

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


class _Place(NamedTuple):
    wide: Box
    slim: Box


class _Picture:
    """Zones and items of one position."""

    def __init__(self, fields: Mapping[str, Field], view: Any, you: int) -> None:
        self.view, self.you = view, you
        self.zones: dict[str, Zone] = {
            "table": Zone(msg("game-name"), "table", ((0, 0, 1), (0, 0, 1)), WIDE, order=0)
        }
        self.items: dict[str, Item] = {}
        self.title: tuple[Msg, ...] = ()
        hands = [f for f in fields.values() if _is_hand(f)]
        piles = [f for f in fields.values() if _card_of(f) is not None and f not in hands]
        lines = [f for f in fields.values() if f not in hands and f not in piles]
        for place, owner in enumerate(seats_around(view.options.players, you)):
            self._seat(owner, place, hands, [f for f in lines if isinstance(f.form, BySeat)])
        for n, field in enumerate(piles):
            self._pile(field, n, len(piles))
        for n, field in enumerate(f for f in lines if not isinstance(f.form, BySeat)):
            self._line(field, n)

    def _seat(
        self, owner: int, place: int, hands: Sequence[Field], counts: Sequence[Field]
    ) -> None:
        others = self.view.options.players - 1
        order = 40 if place == 0 else 10 + 2 * place
        if place == 0:
            name, held = (
                _Place((300, 350, 1), (115, 500, 1)),
                _Place((105, 380, 1.25), (2, 530, 0.9)),
            )
        else:
            scale = min(0.55, 1.5 / others)
            left, thin = 150 + (place - 1) * 600 / others, (place - 1) * 400 / others
            name = _Place((left, 6, 0.9), (thin + 4, 6, min(0.9, 2.2 / others)))
            held = _Place((left, 34, scale), (thin + 4, 34, min(0.4, 0.86 / others)))
        zone = f"seat{owner}"
        whose = msg("plain-seat", player=owner)
        self.zones[zone] = Zone(whose, "seat", name, PLATE, order, seat=owner)
        more = ", ".join(
            f"{f.name} {f.form.text(getattr(self.view, f.name)).split()[owner]}" for f in counts
        )
        self.items[f"plate{owner}"] = Item(
            "plate", zone, PLATE[0] / 2, 15, seat=owner, tone="you" if place == 0 else None,
            text=msg("plain-plate", player=owner, more=more or "none"),
        )  # fmt: skip
        for n, field in enumerate(hands):
            cards = getattr(self.view, field.name)[owner]
            wide, slim = held
            down = 96 * n * wide[2]
            zone = f"{field.name}{owner}"
            sees = None if field.secret is None else (owner,)
            label = msg("plain-hand", player=owner, name=field.name)
            self.zones[zone] = Zone(
                label, "hand", ((wide[0], wide[1] + down, wide[2]), (slim[0], slim[1] + down, slim[2])),
                HAND, order + 1, sees, owner,
            )  # fmt: skip
            spots = row(len(cards), 64, HAND[0] / 2, 46, room=HAND[0] - CARD[0])
            for at, (card, (x, y)) in enumerate(zip(cards, spots, strict=True)):
                hidden = card == HIDDEN
                self._card(f"{zone}.{at}" if hidden else card, Item(
                    "card", zone, x, y, at, None if hidden else card, z=at
                ))  # fmt: skip

    def _pile(self, field: Field, n: int, count: int) -> None:
        cards = _flat(getattr(self.view, field.name))
        step, thin = min(100, 560 / count), min(100, 390 / count)
        wide: Box = (170 + step * n, 190, 1)
        slim: Box = (6 + thin * n, 230, min(1, thin / PILE[0]))
        label = msg("plain-line", name=field.name, value=len(cards))
        self.zones[field.name] = Zone(label, field.name, (wide, slim), PILE, 3 + n)
        self.items[f"word.{field.name}"] = Item(
            "caption", field.name, PILE[0] / 2, 10, text=label, tone="quiet"
        )
        spots = pile(len(cards), PILE[0] / 2, 60)
        for at, (x, y) in enumerate(spots, len(cards) - len(spots)):
            hidden = cards[at] == HIDDEN
            self._card(f"{field.name}.{at}" if hidden else cards[at], Item(
                "card", field.name, x, y, at, None if hidden else cards[at], z=at
            ))  # fmt: skip

    def _line(self, field: Field, n: int) -> None:
        value = getattr(self.view, field.name)
        if value in (None, "", ()):
            return
        text = msg("plain-line", name=field.name, value=field.form.text(value))
        self.items[f"line.{field.name}"] = Item(
            "caption",
            "table",
            70,
            200 + 22 * n,
            n,
            text=text,
            others=((200, 380 + 20 * n, 0),),
            tone="quiet",
        )

    def _card(self, key: str, item: Item) -> None:
        """Add a card; of equal ones each later one has a name of its own."""
        n = 1
        while (name := key if n == 1 else f"{key}.{n}") in self.items:
            n += 1
        self.items[name] = item


@cache
def plain_look(game: str) -> PlainLook:
    """Return the plain look of a game by its name."""
    return PlainLook(game)


def _is_hand(field: Field) -> bool:
    return isinstance(field.form, BySeat) and _card_of(field) is not None


def _card_of(field: Field) -> OneCard | None:
    """Return the form of the cards in a field; None if it holds none."""
    form: Any = field.form
    while isinstance(form, BySeat | Listed | Maybe):
        form = form.form
    return form if isinstance(form, OneCard) else None


def _flat(value: Any) -> list[str]:
    if isinstance(value, tuple):
        return [card for part in value for card in _flat(part)]
    return [] if value is None else [value]


def _legal(view: Any) -> tuple[Move, ...]:
    return game_of(view).legal(view)


def _actor(view: Any) -> int | None:
    return game_of(view).actor(view)


def _words(move: Move) -> list[str]:
    return str(move).split()


def _said(move: Move) -> str:
    """Return the notation without the seat: the buttons are those of whoever has to move."""
    words = _words(move)
    return " ".join(
        words[1:] if move.player is not None and words[0] == str(move.player) else words
    )


def _holds(cards: Draft, move: Move) -> bool:
    return all(card in _words(move) for card in cards)


def _instead(view: Any, legal: Sequence[Move], card: str, cards: Sequence[str]) -> Move | None:
    """Return a move with a card that no legal move has, so that the rules say why; None if there is none."""
    for move in legal:
        words = _words(move)
        for n, word in enumerate(words):
            if word in cards:
                with_it = " ".join([*words[:n], card, *words[n + 1 :]])
                with suppress(NotationError):
                    refused: Move = game_of(view).move(with_it, view)
                    return refused
    return None


@cache
def _kit(cards: tuple[str, ...]) -> Kit:
    w, h = CARD
    middle = f'x="{w / 2:g}" y="{h / 2 + 14:g}" text-anchor="middle"'
    paper = (
        f'<rect width="{w}" height="{h}" rx="7" fill="#fffdf6" stroke="#b9ac91"/>'
        '<g font-weight="700" fill="#3a2f28"><text x="5" y="15" font-size="11.5">{card}</text>'
        f"<text {middle}"
        ' font-size="{size}">{card}</text></g>'
    )
    faces = {
        card: Face(
            w, h, paper.format(size=24 if len(card) < 4 else 13, card=escape(card)),
            msg("plain-card", card=card),
        )
        for card in cards
    }  # fmt: skip
    back = Face(
        w, h,
        f'<rect width="{w}" height="{h}" rx="7" fill="#8a6d5a" stroke="#5c463a"/>'
        f'<rect x="7" y="7" width="{w - 14}" height="{h - 14}" rx="4" fill="none" stroke="#d9c7b4"/>',
        msg("plain-back"),
    )  # fmt: skip
    return Kit({}, faces, back)
