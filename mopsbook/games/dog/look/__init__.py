"""What is to be seen of a position of Dog, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from mopsbook.core.game import Step
from mopsbook.core.state import HIDDEN
from mopsbook.games.dog.board import HOME, START_ZONE, field_text
from mopsbook.games.dog.cards import hand_size
from mopsbook.games.dog.desk import Desk
from mopsbook.games.dog.look import deeds, marks, places
from mopsbook.games.dog.look.faces import kit
from mopsbook.games.dog.look.story import chapters, lettered, moved, story, struck
from mopsbook.games.dog.look.turn import Piece, Turn, piece_token, progress
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.state import DRAW, DRAWN, GIVE, OVER, PLAY, DogState
from mopsbook.games.dog.voice import spoken
from mopsbook.show.layout import fan, row, viewer
from mopsbook.show.scene import Arrow, Item, Kit, Mark, Msg, Row, Scene, Sheet, Zone, msg

__all__ = ["affordances", "chapters", "drawings", "scene", "story"]

affordances = deeds.affordances
ORDER = {"board": 8, "piles": 9, "others": 10, "pieces": 30, "own": 40, "goals": 60}
"""What a turn needs comes last, and in its order: the own hand, the own pieces, their targets."""


def drawings(options: DogOptions) -> Kit:
    """Return all drawings of the game; its options change none of them."""
    del options
    return kit()


def scene(
    view: DogState,
    step: Step[Any, Any] | None = None,
    draft: Sequence[str] = (),
    seat: int | None = None,
) -> Scene:
    """Return what is to be seen; a draft is what has been chosen of a move.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5; hands 2 5 / 7; turn 0")
    >>> {card: mark.kind for card, mark in scene(s).marks.items()}
    {'hand0.2.0': 'legal', 'hand0.5.0': 'legal'}
    """
    you = viewer(view.hands) if seat is None else seat
    turn = marks.turn_of(view, draft)
    begun = turn is not None and bool(turn.draft)
    drawn = _Picture(view, None if begun else step, turn, you)
    found = marks.marks(view, turn, draft) | ({} if begun else drawn.struck())
    return Scene(
        game=view.GAME,
        kit=kit(),
        size=drawn.plan.size,
        slim=drawn.plan.slim,
        title=_title(view, turn),
        zones=drawn.zones,
        items=drawn.items,
        marks={item: mark for item, mark in found.items() if item in drawn.items},
        arrows=marks.arrows(turn) if begun and turn is not None else drawn.arrows(),
        turn=f"plate{view.turn}" if view.phase in (GIVE, PLAY, DRAW, DRAWN) else None,
        sheet=_sheet(view),
    )


class _Picture:
    """Zones and items of one position."""

    def __init__(
        self, view: DogState, step: Step[Any, Any] | None, turn: Turn | None, you: int | None
    ) -> None:
        self.view, self.step, self.turn, self.you = view, step, turn, you
        self.below = you or 0
        self.plan = places.plan(view.options, self.below)
        self.desk = turn.desk if turn is not None else Desk.of(view)
        zones, items = _board(view.options, self.below, you)
        self.zones, self.items = dict(zones), dict(items)
        events = step.events if step is not None else ()
        self.swapped = any(event.kind == "swap" for event in events)
        self.was = self._came_from()
        self._piles()
        for seat in range(view.options.players):
            self._hand(seat)
        letters = turn.letters if turn is not None else {}
        if turn is None and view.phase in (PLAY, DRAWN):
            letters = lettered(view)
        for seat in range(view.options.players):
            self._pieces(seat, letters)
        self._goals()

    def _came_from(self) -> dict[Piece, str]:
        """Return where pieces stood on the picture before, by where they stand now."""
        origin: dict[Piece, Piece] = {}
        if self.turn is not None and self.turn.done:
            _, piece, target, _, hits = self.turn.done[-1]
            walks, gone = [(*piece, target)], list(hits)
        else:
            walks, gone = moved(self.step), [(seat, field) for seat, field, _ in struck(self.step)]
        for seat, source, target in walks:
            start = (seat, source) if self.swapped else origin.pop((seat, source), (seat, source))
            origin[seat, target] = start
        waiting = {seat: row.count(START_ZONE) for seat, row in enumerate(self.desk.rows)}
        found = {
            piece: f"{piece[0]}:z.{waiting[piece[0]]}"
            if from_[1] == START_ZONE
            else piece_token(from_)
            for piece, from_ in origin.items()
        }
        for seat, field in gone:
            waiting[seat] -= 1
            found[seat, -2 - waiting[seat]] = piece_token((seat, field))
        return found

    def _piles(self) -> None:
        stock, pile = len(self.view.stock), self.view.discard
        self.items["stock"] = Item(
            "thing", "stock", 44, 60, face="stock" if stock else "gap", text=stock or None,
            say=msg("pile-label", count=stock),
        )  # fmt: skip
        self.items["gap"] = Item("thing", "discard", 42, 58, -2, "heap" if len(pile) > 1 else "gap")
        if pile:
            top = None if pile[-1] == HIDDEN or len(pile) - 1 in self.view.covered else pile[-1]
            self.items[f"pile.{len(pile)}"] = Item(
                "card", "discard", 42, 58, 0, top, was=self._laid_by()
            )

    def _laid_by(self) -> str | None:
        """Return the item of the card that was laid last, on the picture before."""
        player = self.step.move.player if self.step is not None else None
        card = getattr(self.step.move, "card", None) if self.step is not None else None
        if self.step is None or player is None or self.step.before.turn != player or card is None:
            return None
        if HIDDEN in self.view.hands[player] or (self.you is not None and self.you != player):
            return f"hand{player}.0"
        copies = self.step.before.hands[player].count(card)
        return f"hand{player}.{card}.{copies - 1}"

    def _hand(self, seat: int) -> None:
        hand, view = list(marks.cards(self.view, seat)), self.view
        panel = self.plan.panels[seat][0]
        if panel.hand is None:
            step = min(places.OWN_STEP, places.OWN_ROOM / max(1, len(hand) - 1))
            spots = fan(len(hand), step, places.OWN_HAND[0] / 2, 64, turn=1, sag=0.6)
        else:
            room = panel.hand[2] / places.SMALL
            flat = row(len(hand), 84, room / 2, 56, room=room - 80)
            spots = [(x, y, 0) for x, y in flat]
        for (item, card, copy), (x, y, r) in zip(hand, spots, strict=True):
            face = None if card == HIDDEN else card
            self.items[item] = Item("card", f"hand{seat}", x, y, marks.rank(card, copy), face, r=r)
        given = view.given[seat] if view.given else None
        if given is not None:
            middle = (
                (places.OWN_HAND[0] - 44) if panel.hand is None else panel.hand[2] / places.SMALL
            )
            self.items[f"given{seat}"] = Item(
                "card",
                f"hand{seat}",
                round(middle),
                56,
                120,
                None,
                say=msg("given-label", player=seat),
            )

    def _pieces(self, seat: int, letters: dict[Piece, str]) -> None:
        board, start = self.view.options.board, self.view.options.board.starts[seat]
        zone, waiting = f"pieces{seat}", 0
        order = progress(board, self.desk.rows[seat], seat)
        for n, field in enumerate(order):
            piece = (seat, field)
            x, y, slim = self.plan.field(seat, field, waiting)
            item, was = piece_token(piece), self.was.get(piece)
            if field == START_ZONE:
                item, was = f"{item}.{waiting}", self.was.get((seat, -2 - waiting))
                waiting += 1
            letter = letters.get(piece, "")
            facts = {
                "owner": seat,
                "field": spoken(board, seat, field),
                "protected": self.desk.protected(field) == seat if field < HOME else False,
            }
            say = (
                msg("piece-own", letter=letter, **facts) if letter else msg("piece-other", **facts)
            )
            self.items[item] = Item(
                "thing", zone, x, y, n, f"pug{seat}{letter}", say=say, slim=slim, z=1, was=was,
            )  # fmt: skip
        if start in self.desk.rows[seat] and self.desk.protected(start) == seat:
            x, y, slim = self.plan.field(seat, start)
            self.items[f"guard{seat}"] = Item("thing", zone, x, y, 20, "guard", slim=slim, z=2)

    def _goals(self) -> None:
        """Add what is clicked to send the chosen piece somewhere."""
        turn = self.turn
        piece = marks.chosen(turn) if turn is not None and turn.kind else None
        if turn is None or piece is None:
            return
        box, slim = self.plan.board
        self.zones["goals"] = Zone(
            msg("zone-goals"), "goals", box, slim, _units(self.plan), ORDER["goals"]
        )
        for n, way in enumerate(turn.ways(piece)):
            item = marks.target_id(turn, way)
            if not item.startswith("to."):
                continue
            x, y, at = self.plan.field(piece[0], way.target)
            self.items[item] = Item(
                "thing", "goals", x, y, n, "harm" if way.hits else "goal", way.steps or None,
                say=marks.say_target(turn, way), slim=at,
            )  # fmt: skip

    # what the last step did

    def struck(self) -> dict[str, Mark]:
        """Return a cross on each piece that was sent back, and on the field where it was passed."""
        found: dict[str, Mark] = {}
        count = {seat: row.count(START_ZONE) for seat, row in enumerate(self.desk.rows)}
        for seat, field, passed in struck(self.step):
            count[seat] -= 1
            found[f"{seat}:z.{count[seat]}"] = Mark("hit")
            if passed and self.desk.standing(field) is None:
                found[marks.field_id(seat, field)] = Mark("hit")
        return found

    def arrows(self) -> tuple[Arrow, ...]:
        """Return an arrow for each piece that walked, and for each that was sent back."""
        swap = msg("arrow-swap") if self.swapped else None
        found = [
            Arrow(self._spot(seat, source), self._spot(seat, target), "moves", swap)
            for seat, source, target in moved(self.step)
        ]
        for seat, field, _ in struck(self.step):
            end = marks.waiting(self.desk, seat, -1)
            found.append(Arrow(self._spot(seat, field), end, "takes"))
        return tuple(found)

    def _spot(self, seat: int, field: int) -> str:
        return (
            marks.waiting(self.desk, seat) if field == START_ZONE else marks.field_id(seat, field)
        )


def _units(plan: places.Plan) -> tuple[float, float]:
    scale = plan.board[0][2]
    return round(plan.size[0] / scale), round(plan.size[1] / scale)


@lru_cache(maxsize=64)
def _board(
    options: DogOptions, below: int, you: int | None
) -> tuple[dict[str, Zone], dict[str, Item]]:
    """Return all that stays as it is during a game: fields, panels and names."""
    plan, board = places.plan(options, below), options.board
    zones: dict[str, Zone] = {}
    items: dict[str, Item] = {}
    zones["board"] = Zone(msg("zone-board"), "board", *plan.board, _units(plan), ORDER["board"])
    items["word.board"] = Item("caption", "board", -999, -999, 0)
    empty = {section * options.spaces for section in range(options.section_count)}
    for field in board.fields():
        x, y, slim = plan.field(0, field)
        seat = board.owner.get(field)
        face = f"start{seat}" if seat is not None else "nobody" if field in empty else "field"
        items[field_text(field)] = Item("thing", "board", x, y, 0, face, slim=slim)
    for seat in range(options.players):
        for field in board.homes():
            x, y, slim = plan.field(seat, field)
            items[marks.field_id(seat, field)] = Item(
                "thing", "board", x, y, 0, f"home{seat}", slim=slim
            )
        for number in range(options.piece_count):
            x, y, slim = plan.field(seat, START_ZONE, number)
            items[f"zone{seat}.{number}"] = Item(
                "thing", "board", x, y, 0, f"home{seat}", slim=slim
            )
    for n, (name, label) in enumerate((("stock", "zone-stock"), ("discard", "zone-discard"))):
        boxes = [(round(x + 98 * n * scale, 1), round(y, 1), scale) for x, y, scale in plan.piles]
        zones[name] = Zone(
            msg(label), name, boxes[0], boxes[1], (88, 120), ORDER["piles"],
            sees=() if name == "stock" else None,
        )  # fmt: skip
    for seat in range(options.players):
        _panel(options, plan, seat, you, zones, items)
    return zones, items


def _panel(
    options: DogOptions,
    plan: places.Plan,
    seat: int,
    you: int | None,
    zones: dict[str, Zone],
    items: dict[str, Item],
) -> None:
    """Add the panel of a seat with its name, and the zones of its cards and pieces."""
    panel, *boxes = plan.panels[seat]
    own = panel.hand is None
    order = ORDER["own"] if own else ORDER["others"] + 3 * seat
    team = seat % (options.players // 2) + 1 if options.teams else 0
    width, height = panel.size
    wide, slim = boxes
    ground = f"panel{seat}"
    zones[ground] = Zone(msg("seat-name", player=seat), "panel", wide, slim, panel.size, 0)
    items[ground] = Item(
        "thing", ground, width / 2, height / 2, face=f"{panel.name}{seat}{team or ''}"
    )
    items[f"word.{ground}"] = Item("caption", ground, 0, 0)
    zones[f"seat{seat}"] = Zone(
        msg("seat-name", player=seat), "seat", wide, slim, panel.size, order, seat=seat
    )
    told = "plate-you" if seat == you else "plate"
    if options.teams and you is not None and seat == options.partner(you):
        told = "plate-partner"
    items[f"plate{seat}"] = Item(
        "plate", f"seat{seat}", *panel.plate, seat=seat, text=msg(told, owner=seat),
        tone="you" if seat == you else None,
    )  # fmt: skip
    if panel.hand is None:
        hands, size = plan.hand, places.OWN_HAND
    else:
        x, y, room = panel.hand
        small = places.SMALL
        size = (round(room / small), 112)
        hands = tuple(
            (
                round(left + (x - room / 2) * scale, 1),
                round(top + (y - 56 * small) * scale, 1),
                round(small * scale, 3),
            )
            for left, top, scale in boxes
        )  # type: ignore[assignment]
    zones[f"hand{seat}"] = Zone(
        msg("zone-hand", player=seat), "hand", *hands, size, order + 1, sees=(seat,), seat=seat
    )
    zones[f"pieces{seat}"] = Zone(
        msg("zone-pieces", owner=seat), "pieces", *plan.board, _units(plan),
        order + 2 if own else ORDER["pieces"] + seat, seat=seat,
    )  # fmt: skip


def _title(view: DogState, turn: Turn | None) -> tuple[Msg, ...]:
    found = [msg("game-name"), msg("title-round", round=view.round)]
    if view.phase == OVER:
        return (*found, msg("title-game-over"))
    if view.phase not in (GIVE, PLAY, DRAW, DRAWN):
        return (*found, msg("title-shuffle"))
    found.append(msg("title-cards", count=hand_size(view.round)))
    if turn is not None and turn.card:
        card = f"{turn.card}={turn.role}" if turn.role else turn.card
        return (*found, msg("title-playing", player=view.turn, card=card))
    told = {GIVE: "title-give", DRAW: "title-draw"}.get(view.phase, "title-turn")
    return (*found, msg(told, player=view.turn))


def _sheet(view: DogState) -> Sheet | None:
    """Return who has how many pieces where, once the game is over."""
    if view.phase != OVER:
        return None
    place = {seat: n for n, group in enumerate(view.places, 1) for seat in group}
    rows = []
    for seat, fields in enumerate(view.pieces):
        home, waiting = sum(f > HOME for f in fields), fields.count(START_ZONE)
        counts = (home, len(fields) - home - waiting, waiting)
        cells = (*map(str, counts), str(place.get(seat, "–")))
        rows.append(Row(msg("seat-name", player=seat), cells, place.get(seat) == 1))
    names = ("sheet-player", "sheet-home", "sheet-loop", "sheet-waiting", "sheet-place")
    head = tuple(map(msg, names))
    winners = tuple(sorted(view.places[0])) if view.places else ()
    return Sheet(msg("sheet-caption"), head, tuple(rows), msg("sheet-result", players=winners))
