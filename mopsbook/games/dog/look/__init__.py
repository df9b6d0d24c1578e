"""What is to be seen of a position of Dog, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from dataclasses import replace

from mopsbook.core.state import HIDDEN
from mopsbook.core.step import AnyStep
from mopsbook.games.dog.board import HOME, START_ZONE, field_text
from mopsbook.games.dog.cards import hand_size
from mopsbook.games.dog.dealing import receiver
from mopsbook.games.dog.look import ground, marks, places
from mopsbook.games.dog.look.clicks import offers, refused
from mopsbook.games.dog.look.faces import kit
from mopsbook.games.dog.look.story import (
    BEFALLS,
    MATTERS,
    Walk,
    between,
    chapters,
    moved,
    parts,
    side,
    story,
    struck,
)
from mopsbook.games.dog.look.turn import Piece, Turn, piece_id, pieces_of, waiting_place
from mopsbook.games.dog.options import DogOptions
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard
from mopsbook.show.layout import viewer
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Arrow, Item, Kit, Mark, Msg, Scene, Sheet, Zone, msg
from mopsbook.show.sheets import by_seat
from mopsbook.show.steady import Laid

__all__ = [
    "BEFALLS",
    "MATTERS",
    "called",
    "chapters",
    "drawings",
    "lasting",
    "offers",
    "parts",
    "refused",
    "scene",
    "side",
    "story",
]


def drawings(options: DogOptions) -> Kit:
    """Return all drawings of the game; its options change none of them."""
    del options
    return kit()


def scene(
    view: DogState, step: AnyStep | None = None, draft: Draft = (), seat: int | None = None
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
    items = Laid(drawn.ground, drawn.items)
    if you is not None and f"given{you}" in items:
        found[f"given{you}"] = Mark("active", msg("mark-for", to=receiver(view, you)))
    return Scene(
        game=view.GAME,
        kit=kit(),
        shapes=drawn.plan.shapes,
        title=_title(view, turn),
        zones=drawn.zones,
        items=items,
        marks={item: mark for item, mark in found.items() if item in items},
        arrows=marks.arrows(turn) if begun and turn is not None else drawn.arrows(),
        turn=f"plate{view.turn}" if view.phase in DECIDED and not _is_between(view) else None,
        sheet=_sheet(view),
        about=drawn.passed(),
    )


DECIDED = ("give", "play", "draw", "drawn")
"""Phases in which a seat has to decide something."""


def called(view: DogState, item: str) -> Msg | None:
    """Return the name of a field on which there is no number, for whoever is asked about it.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5; hands 2 5 / 7; turn 0")
    >>> called(s, "2h1").facts, called(s, "t0").id, called(s, "t1")
    ({'owner': 2, 'field': 'h1'}, 'field-start', None)
    """
    owners = view.options.board.owner
    owner, field = marks.fields_of_items(view.options).get(item, (None, START_ZONE))
    if owner is not None and field != START_ZONE:
        return msg("field-home", owner=owner, field=field_text(field))
    return msg("field-start", owner=owners[field]) if field in owners else None


def spot_of(view: DogState, item: str) -> tuple[int | None, str] | None:
    """Return whose the field is that an item is, or on which a piece stands, and its notation.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("dog").position("pieces t5; hands 2 5 / 7; turn 0")
    >>> spot_of(s, "2h1"), spot_of(s, "t0"), spot_of(s, "0:A"), spot_of(s, "0:B")
    ((2, 'h1'), (None, 't0'), (0, 't5'), (0, 'z'))
    """
    places = {**marks.fields_of_items(view.options), **pieces_of(TrialBoard.of(view))}
    return (places[item][0], field_text(places[item][1])) if item in places else None


def lasting(step: AnyStep, seat: int | None = None) -> dict[str, Mark]:
    """Return marks of a step that stay until the seat moves again: who moved, who was hit, what was exchanged.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("dog")
    >>> s = g.position("pieces t5 / t7; hands 2 3 / 4")
    >>> {item: mark.kind for item, mark in lasting(g.play(s, "2 t5>t7")).items()}
    {'0:A': 'active', '1:A': 'hit'}
    """
    desk = TrialBoard.of(step.after)
    stand = [(walk.seat, walk.target) for walk in moved(step)]
    found = {piece_id(desk, (who, at)): ACTIVE for who, at in stand if at in desk.rows[who]}
    found |= {item: HIT for _, item, _ in struck(step)}
    for event in step.events:
        if event.kind != "receive" or seat not in (event.only or ()):
            continue
        card, player, giver = (event.facts[name] for name in ("card", "player", "giver"))
        if player == seat:
            copy = step.after.hands[seat].count(card) - 1
            found[f"hand{seat}.{card}.{copy}"] = Mark("active", msg("mark-from", giver=giver))
        if giver == seat:
            found[f"plate{player}"] = Mark("active", msg("mark-given", card=card))
    return found


ACTIVE, HIT = Mark("active"), Mark("hit")


class _Picture:
    """Zones of one position, and the items that lie on the ground."""

    def __init__(
        self, view: DogState, step: AnyStep | None, turn: Turn | None, you: int | None
    ) -> None:
        self.view, self.step, self.turn, self.you = view, step, turn, you
        self.below = you or 0
        self.piece = marks.chosen(turn) if turn is not None and turn.kind else None
        self.plan = places.plan(view.options, self.below)
        self.desk = turn.desk if turn is not None else TrialBoard.of(view)
        zones, self.ground = ground.board(view.options, self.below, you)
        self.zones = dict(zones)
        self.items: dict[str, Item] = {}
        self.walks = [(walk, self._over(walk)) for walk in moved(step)]
        self.hit = struck(step)
        taken = frozenset(at for row in self.desk.rows for at in row if START_ZONE < at < HOME)
        self.items |= ground.numbers(view.options, self.below, you, taken)
        self._piles()
        for seat, hand in enumerate(view.hands):
            gives = bool(view.given) and view.given[seat] is not None
            self.items |= ground.hand(view.options, self.below, seat, hand, gives)
            self._out(seat)
        for seat, row in enumerate(self.desk.rows):
            guarded = self.desk.protected(view.options.board.starts[seat]) is not None
            letters = self.desk.letters[seat]
            self.items |= ground.pieces(view.options, self.below, seat, row, letters, guarded)
        self._walk()
        self._goals()

    def _walk(self) -> None:
        """Let pieces that have moved come over the fields between."""
        walks = self.walks
        if self.turn is not None and self.turn.done:
            done = self.turn.done[-1]
            how = "inner" if done.piece[1] > HOME else "home" if done.target > HOME else "forward"
            walk = Walk(*done.piece, done.target, how)
            walks = [(walk, self._over(walk))]
        over: dict[Piece, tuple[str, ...]] = {}
        for walk, names in walks:
            # a piece that walks twice turns on the field where it stood between
            again = (walk.seat, walk.source) in over
            before = over.pop((walk.seat, walk.source), ())
            turned = (marks.field_id(walk.seat, walk.source),) if again else ()
            over[walk.seat, walk.target] = before + turned + names
        for (seat, field), names in over.items():
            if field in self.desk.rows[seat] and names:
                item = piece_id(self.desk, (seat, field))
                self.items[item] = replace(self.items[item], via=names)

    def _over(self, walk: Walk) -> tuple[str, ...]:
        """Return the fields between the ends of a walk."""
        return tuple([marks.field_id(walk.seat, at) for at in between(self.desk.board, walk)])

    def _piles(self) -> None:
        pile = self.view.discard
        self.items["stock"] = ground.stock(len(self.view.stock))
        self.items["gap"] = ground.gap("heap" if len(pile) > 1 else "gap")
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

    def _out(self, seat: int) -> None:
        """Say in the empty place of somebody else's hand that there are no cards while others play on."""
        view = self.view
        if view.phase not in DECIDED or view.hands[seat] or not any(view.hands):
            return
        panel = places.panels(view.options, self.below)[seat]
        if panel.hand:
            self.items[f"out{seat}"] = ground.out(panel.name, seat, *map(round, panel.hand[:2]))

    def _goals(self) -> None:
        """Add what is clicked to send the chosen piece somewhere."""
        turn, piece = self.turn, self.piece
        if turn is None or piece is None:
            return
        self.zones["goals"] = Zone(
            msg("zone-goals"),
            "goals",
            self.plan.zones["board"],
            ground.units(self.plan),
            ground.ORDER["goals"],
        )
        ways = turn.ways(piece)
        for n, way in enumerate(ways):
            if marks.stands_at(turn, way) is not None:
                continue
            item, steps = marks.target_id(turn, way), marks.steps_of(way, len(ways))
            face = "harm" if way.hits else "goal"
            if steps and way.steps > 9 and steps.facts["how"] != "bare":
                face += "-wide"
            at = ground.at(self.plan.spots[marks.field_id(piece[0], way.target)])
            self.items[item] = Item(
                "thing", "goals", n=n, face=face, text=steps,
                say=marks.say_target(turn, way), key=str(way.steps) if steps else None, **at,
            )  # fmt: skip

    def passed(self) -> dict[str, tuple[str, ...]]:
        """Return the fields over which each way of the chosen piece leads: they light up where one points at it."""
        turn, piece = self.turn, self.piece
        if turn is None or piece is None:
            return {}
        ways = turn.ways(piece)
        return {
            marks.target_id(turn, way): marks.past(turn, piece, way.target, way.how) for way in ways
        }

    # what the last step did

    def struck(self) -> dict[str, Mark]:
        """Return a cross on each piece that was sent back, and on the field where it was passed."""
        found: dict[str, Mark] = {}
        for field, item, passed in self.hit:
            found[item] = HIT
            if passed and self.desk.standing(field) is None:
                found[field_text(field)] = HIT
        return found

    def arrows(self) -> tuple[Arrow, ...]:
        """Return an arrow for each piece that walked, and for each that was sent back."""
        found = []
        for (seat, source, target, _), via in self.walks:
            end = marks.field_id(seat, target)
            start = marks.field_id(seat, source)
            if source == START_ZONE:
                start = waiting_place(piece_id(self.desk, (seat, target)))
            found.append(Arrow(start, end, "moves", None, via))
        for field, item, _ in self.hit:
            found.append(Arrow(field_text(field), waiting_place(item), "takes"))
        return tuple(found)


def _is_between(view: DogState) -> bool:
    """Say whether a round is over and the next one not begun; whoever has tossed the last card draws one yet."""
    return view.phase == "play" and not any(view.hands)


def _title(view: DogState, turn: Turn | None) -> tuple[Msg, ...]:
    found = [msg("game-name"), msg("title-round", round=view.round)]
    if view.phase == "over":
        return (*found, msg("title-game-over"))
    if view.phase not in DECIDED:
        return (*found, msg("title-shuffle"))
    if _is_between(view):
        return (*found, msg("title-round-over"))
    found.append(msg("title-cards", count=hand_size(view.round)))
    if turn is not None and turn.card:
        card = f"{turn.card}={turn.role}" if turn.role else turn.card
        return (*found, msg("title-playing", player=view.turn, card=card))
    told = {"give": "title-give", "draw": "title-draw"}.get(view.phase, "title-turn")
    return (*found, msg(told, player=view.turn))


def _sheet(view: DogState) -> Sheet | None:
    """Return who has how many pieces where, once the game is over."""
    if view.phase != "over":
        return None
    place = {seat: n for n, group in enumerate(view.places, 1) for seat in group}
    cells: list[tuple[object, ...]] = []
    for fields in view.pieces:
        home, waiting = sum(f > HOME for f in fields), fields.count(START_ZONE)
        cells.append((home, len(fields) - home - waiting, waiting))
    names: tuple[str, ...] = ("sheet-player", "sheet-home", "sheet-loop", "sheet-waiting")
    if len(view.places) > 1:  # who has won is seen without a column
        names = (*names, "sheet-place")
        cells = [(*row, place.get(seat, "–")) for seat, row in enumerate(cells)]
    winners = tuple(sorted(view.places[0])) if view.places else ()
    return by_seat(names, cells, winners, msg("sheet-result", players=winners))
