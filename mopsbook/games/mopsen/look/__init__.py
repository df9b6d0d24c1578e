"""What is to be seen of a position of Mopsen, and what can be clicked in it.

The contract is :class:`mopsbook.show.look.Look`.
"""

from __future__ import annotations

from typing import Any

from mopsbook.core.game import Step
from mopsbook.core.state import HIDDEN
from mopsbook.games.mopsen.cards import PLACE
from mopsbook.games.mopsen.look import clicks, places
from mopsbook.games.mopsen.look.clicks import offers
from mopsbook.games.mopsen.look.faces import kit
from mopsbook.games.mopsen.look.story import chapters, story, trick_number
from mopsbook.games.mopsen.options import MopsenOptions
from mopsbook.games.mopsen.scoring import bones, bones_in, outcome, totals
from mopsbook.games.mopsen.state import GAME_OVER, PINCH, PLAY, REDRAW, ROUND_OVER, MopsenState
from mopsbook.show.layout import fan, ladder, pile, row, seats_around, viewer
from mopsbook.show.offers import Draft
from mopsbook.show.scene import Arrow, Item, Kit, Msg, Place, Scene, Sheet, Zone, msg
from mopsbook.show.sheets import by_rounds

__all__ = ["chapters", "drawings", "offers", "scene", "story"]


def drawings(options: MopsenOptions) -> Kit:
    """Return all drawings of the game under its options."""
    return kit(options.bone_table)


def scene(
    view: MopsenState,
    step: Step[Any, Any] | None = None,
    draft: Draft = (),
    seat: int | None = None,
) -> Scene:
    """Return what is to be seen; a draft holds the cards that are picked for an exchange.

    Examples
    --------
    >>> import mopsbook as mops
    >>> s = mops.game("mopsen", players=3).position("trick 0:R5; hands R1 / R2 B3 / Y4")
    >>> {card: mark.kind for card, mark in scene(s).marks.items()}
    {'R2': 'legal', 'B3': 'dim'}
    """
    you = viewer(view.hands) if seat is None else seat
    around = seats_around(view.options.players, you or 0)
    plan = places.PLANS[view.options.players]
    zones: dict[str, Zone] = {}
    items: dict[str, Item] = {}
    _furniture(view, plan, zones, items)
    _trick(view, plan, around, zones, items)
    for place, owner in enumerate(around):
        _seat(view, plan.seats[place], owner, place, owner == you, zones, items)
    return Scene(
        game=view.GAME,
        kit=drawings(view.options),
        size=places.WIDE,
        slim=plan.slim,
        title=_title(view),
        zones=zones,
        items=items,
        marks=clicks.marks(view, draft),
        arrows=_arrows(view, step, items),
        turn=f"plate{view.turn}" if view.phase in (REDRAW, PLAY, PINCH) else None,
        sheet=_sheet(view),
    )


def _furniture(
    view: MopsenState, plan: places.Plan, zones: dict[str, Zone], items: dict[str, Item]
) -> None:
    """Add what belongs to nobody: captions, the pecking order, stack and discard pile."""
    zones["table"] = Zone(msg("game-name"), "table", (0, 0, 1), (0, 0, 1), places.WIDE, order=0)
    last = len(view.pecking)
    words = {
        "zone-pecking": msg("zone-pecking"),
        "strongest": msg("place", place=1),
        "weakest": msg("place", place=last),
        "zone-stack": msg("zone-stack"),
        "zone-discard": msg("zone-discard"),
    }
    if not last:
        del words["strongest"], words["weakest"]
    for n, (name, text) in enumerate(words.items()):
        (x, y), slim = plan.captions[name]
        tone = None if name == "zone-pecking" else "quiet"
        items[f"word.{name}"] = Item(
            "caption", "table", x, y, n, text=text, slim=(*slim, 0), tone=tone
        )
    (x, y), slim = plan.captions["stronger"]
    items["stronger"] = Item("thing", "table", x, y, last, "stronger", slim=(*slim, -90))

    zones["pecking"] = Zone(msg("zone-pecking"), "ladder", *plan.ladder, places.LADDER, order=1)
    for rung, (colour, (x, y)) in enumerate(
        zip(view.pecking, ladder(last, places.RUNG_STEP, 56, 26), strict=True)
    ):
        items[f"order{colour}"] = Item(
            "thing", "pecking", x, y, rung, f"order{colour}",
            text=msg("colour-name", colour=colour),
            say=msg("order-label", colour=colour, place=rung + 1),
            slim=(*places.RUNGS_SLIM[rung], 0),
        )  # fmt: skip

    zones["stack"] = Zone(msg("zone-stack"), "stack", *plan.stack, places.PILE, order=3, sees=())
    left = len(view.stack)
    items["stack"] = Item(
        "thing", "stack", 44, 60, face="stack" if left else "gap",
        text=left if left else None, say=msg("pile-label", count=left),
    )  # fmt: skip
    zones["discard"] = Zone(msg("zone-discard"), "discard", *plan.discard, places.PILE, order=4)
    # while a pinch is due, the lowest card is still shown beside the others of its trick
    put = view.discard[:-1] if view.phase == PINCH else view.discard
    items["no-discard"] = Item("thing", "discard", 42, 58, -1, "gap")
    places_ = pile(len(put), 42, 58)
    for n, (x, y) in enumerate(places_, len(put) - len(places_)):
        items[put[n]] = Item("card", "discard", x, y, n, put[n])


def _trick(
    view: MopsenState,
    plan: places.Plan,
    around: list[int],
    zones: dict[str, Zone],
    items: dict[str, Item],
) -> None:
    zones["trick"] = Zone(msg("zone-trick"), "trick", *plan.trick, places.TRICK, order=35)
    # their tags must not be covered
    ends = {view.turn: 1, view.winner: 2} if view.phase == PINCH else {}
    for n, (owner, card) in enumerate(clicks.laid(view)):
        (x, y), slim = plan.seats[around.index(owner)].card
        items[card] = Item(
            "card", "trick", x, y, n, card, slim=(*slim, 0), seat=owner, z=ends.get(owner, 0),
            say=msg("trick-label", card=card, bones=bones(view.options.bone_table)[card], player=owner),
        )  # fmt: skip


def _seat(
    view: MopsenState,
    where: places.Seat,
    owner: int,
    place: int,
    you: bool,
    zones: dict[str, Zone],
    items: dict[str, Item],
) -> None:
    """Add the name, the hand and the bowl of a seat."""
    # the hand below comes last, next to the buttons for whoever uses the keyboard
    order = 10 + 3 * place if place else 40
    plate, hand, bowl = f"seat{owner}", f"hand{owner}", f"bowl{owner}"
    points = totals(view)[owner]
    zones[plate] = Zone(
        msg("seat-name", player=owner), "seat", *where.plate, places.PLATE, order, seat=owner
    )
    items[f"plate{owner}"] = Item(
        "plate", plate, places.PLATE[0] / 2, 15, seat=owner, tone="you" if you else None,
        text=msg("plate-you" if you else "plate", player=owner, points=points),
    )  # fmt: skip
    size = places.HAND if place else places.OWN_HAND
    whose = msg("zone-hand", player=owner)
    zones[hand] = Zone(whose, "hand", *where.hand, size, order + 2, sees=(owner,), seat=owner)
    cards = view.hands[owner]
    for n, (card, (x, y, r)) in enumerate(zip(cards, _spread(len(cards), place), strict=True)):
        hidden = card == HIDDEN
        items[f"{hand}.{n}" if hidden else card] = Item(
            "card", hand, x, y, n if hidden else PLACE[card], None if hidden else card, r=r
        )

    whose = msg("zone-bowl", player=owner)
    zones[bowl] = Zone(whose, "bowl", *where.bowl, places.BOWL, order + 1, seat=owner)
    won = view.bowls[owner]
    in_bowl = won[:-1] if view.winner == owner else won  # the last one is still in the trick
    for n, (card, (x, y)) in enumerate(
        zip(in_bowl, row(len(in_bowl), 40, 88, 62, 96), strict=True)
    ):
        items[card] = Item("card", bowl, x, y, n, card)
    shown = bones_in(view, owner) if won else view.options.bowl
    items[f"dish{owner}"] = Item(
        "thing", bowl, 88, 128, face="bowl", text=shown, z=1,
        say=msg("bowl-label", player=owner, tricks=len(won), bones=shown),
    )  # fmt: skip


def _spread(count: int, place: int) -> list[Place]:
    if place == 0:
        return [*fan(count, places.OWN_STEP, 272, 62, turn=2, sag=1.2)]
    return [(x, y, 0) for x, y in row(count, 84, places.HAND[0] / 2, 56, room=7 * places.STEP)]


def _title(view: MopsenState) -> tuple[Msg, ...]:
    found = [msg("game-name"), msg("title-round", round=view.round)]
    if view.phase == REDRAW:
        found.append(msg("title-redraw"))
    elif view.phase in (PLAY, PINCH):
        found.append(msg("title-trick", trick=trick_number(view)))
        led = [card for owner, card in clicks.laid(view) if owner == view.leader]
        if led:
            found.append(msg("title-led", player=view.leader, card=led[0]))
        found.append(msg("title-pinch" if view.phase == PINCH else "title-turn", player=view.turn))
    elif view.phase in (ROUND_OVER, GAME_OVER):
        found.append(msg("title-round-over" if view.phase == ROUND_OVER else "title-game-over"))
    return tuple(found)


def _arrows(
    view: MopsenState, step: Step[Any, Any] | None, items: dict[str, Item]
) -> tuple[Arrow, ...]:
    """Return an arrow for a colour that has jostled, and for a card that was pinched.

    Once the round is over its result is looked at, and the trick is gone.
    """
    found: list[Arrow] = []
    if step is None or view.phase in (ROUND_OVER, GAME_OVER):
        return ()
    for event in step.events:
        facts = event.facts
        if event.kind == "jostle" and facts["outcome"] == "moves":
            colour = facts["colour"]
            label = msg("arrow-jostle", colour=colour)
            found.append(Arrow(view.discard[-1], f"order{colour}", "moves", label))
        elif event.kind == "pinch":
            player, card = facts["player"], facts["card"]
            label = msg("arrow-pinch", player=player)
            end = card if card in items else f"hand{player}"
            found.append(Arrow("trick", end, "takes", label))
    return tuple(found)


def _sheet(view: MopsenState) -> Sheet | None:
    """Return the score sheet once a round is over."""
    if view.phase not in (ROUND_OVER, GAME_OVER):
        return None
    return by_rounds(view.round, view.round_scores, totals(view), outcome(view))
