"""Tables without Jupyter at which tests sit, send messages, click and look; by default of Mopsen for three."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import mopsbook as mops
from mopsbook.core.errors import IllegalMove
from mopsbook.core.game import Game
from mopsbook.core.state import CHANCE
from mopsbook.jupyter.answers import DeclinedError, refusal
from mopsbook.jupyter.session import TableSession
from mopsbook.show.look import look_of
from mopsbook.show.offers import Draft, Intent, Make, Offers, Pick, way_to
from mopsbook.show.packing import Frame
from mopsbook.show.scene import Scene
from mopsbook.teach.words import Teller

GAME = mops.game("mopsen", players=3)
TRICK = "trick 0:R6; hands R5 B1 Y9 / R2 B9 Y3 / B8 Y1 C2; stack B3 B4 B5"
EXCHANGE = (
    "phase redraw; stack Y9 Y10 Y11 B9; hands R1 R16 B5 B6 Y1 Y2 C1 C8 / R2 R3 R4 R5 R6 R7 R8 R9 / "
    "B7 B8 B10 B11 B12 B13 B14 B15"
)


def sit(tmp_path: Path, seats=(1,), start: str | None = TRICK, game=GAME, **options):
    position = game.position(start) if start else None
    return TableSession(
        game, options.pop("seed", 7), seats, start=position, folder=tmp_path, **options
    )


def send(table: TableSession, kind: str, **fields) -> None:
    table.handle({"kind": kind, "rev": table.display.rev, **fields})


def notice(table: TableSession):
    return table.display.pictures[-1].notice


def told(table: TableSession, lang: str = "en") -> str:
    teller = Teller(table.game.name, lang, table.match.names, table.display.frames[-1].you)
    return " ".join(teller.tell(text.id, text.facts) for text in notice(table).texts)


def frozen(table: TableSession):
    """Everything that a refused message must leave as it is."""
    match = table.match
    return match.state, match.trace.moves, table.can, table.display.pictures[-1].draft


def positions(game: Game[Any, Any], seed: int, every: int) -> list[Any]:
    """Positions of a random game in which somebody has to decide."""
    states = mops.record(game, seed=seed, players="random").states()
    return [s for s in states if game.actor(s) not in (None, CHANCE)][::every]


def click(table: TableSession, *wishes: str, **more: Any) -> Offers:
    """Press things and buttons one after the other, or what a move takes; what can be pressed then."""
    for wish in wishes:
        for kind, on in presses(table, wish):
            send(table, kind, on=on, **more)
    return offered(table)


def ask(table: TableSession, deed: Any) -> None:
    """Ask for a move as if something that can be pressed asked for it, and answer what comes of it."""
    try:
        table.carry_out(Make(deed))
    except IllegalMove as error:
        table.screen.answer(refusal(error.violations))
    except DeclinedError as error:
        table.screen.answer(error.answer)


def presses(table: TableSession, wish: str) -> list[tuple[str, str]]:
    """The kinds and the ids of what is pressed: that of an item or a button, or all that makes a move."""
    frame, match = table.display.frames[-1], table.match
    if wish in frame.on:
        return [("item", wish)]
    if wish in [button.id for button in frame.buttons]:
        return [("button", wish)]
    look, shown = look_of(table.game.name), table.display.pictures[-1]
    signs = {} if shown.signs is None else {"signs": shown.signs}
    view = shown.view
    offers = lambda draft: look.offers(view, draft, match.seat, **signs)  # noqa: E731
    way = _way(offers, table.game.move(wish, view), shown.draft)
    assert way, f"nothing leads to {wish!r}"
    return way


def _way(offers: Callable[[Draft], Offers], move: Any, draft: Draft) -> list[tuple[str, str]]:
    """What leads to a move from what is chosen; what is not of the move is laid back first."""
    if way := way_to(offers, move, draft):
        return [("item" if press.button is None else "button", press.id) for press in way]
    now = offers(draft)
    pressed = {("item", id): intent for id, intent in now.on.items()}
    pressed |= {("button", button.id): button.intent for button in now.buttons}
    for press, intent in pressed.items():
        if not isinstance(intent, Pick) or len(intent.draft) >= len(draft):
            continue
        if way := _way(offers, move, intent.draft):
            return [press, *way]
    return []


def offered(table: TableSession) -> Offers:
    """What can be pressed, but for the buttons of the table itself."""
    shown = table.display.pictures[-1]
    signs = {} if shown.signs is None else {"signs": shown.signs}
    look = look_of(table.game.name)
    return look.offers(table.match.view, shown.draft, table.match.seat, **signs)


def plays(offers: Offers | Frame) -> list[str]:
    """The moves that the buttons make."""
    return [str(b.intent.move) for b in offers.buttons if isinstance(b.intent, Make)]


def moves(offers: Offers | Frame) -> dict[str, str]:
    """The moves that items make, legal or not."""
    return {item: str(i.move) for item, i in offers.on.items() if isinstance(i, Make)}


def picks(offers: Offers | Frame) -> dict[str, tuple[Any, ...]]:
    """What is picked after a press on an item or a button."""
    both: dict[str, Intent] = {b.id: b.intent for b in offers.buttons} | dict(offers.on)
    return {id: intent.draft for id, intent in both.items() if isinstance(intent, Pick)}


def stages(view: Any, seat: int | None = None) -> Iterator[tuple[Scene, Offers]]:
    """Yield what is shown and offered in a position, and after all that can be picked there."""
    look = look_of(view.GAME)
    for draft, offered in drafts(view, seat):
        scene = look.scene(view, draft=draft, seat=seat)
        assert offered.on.keys() <= scene.items.keys()
        assert all({*button.about} <= scene.items.keys() for button in offered.buttons)
        yield scene, offered


def drafts(view: Any, seat: int | None = None) -> Iterator[tuple[tuple[Any, ...], Offers]]:
    """Yield all that can be picked in a position, fewest first, and what is offered then."""
    look = look_of(view.GAME)
    found: set[tuple[Any, ...]] = {()}
    waiting: list[tuple[Any, ...]] = [()]
    for draft in waiting:
        offered = look.offers(view, draft, seat)
        yield draft, offered
        new = dict.fromkeys(one for one in picks(offered).values() if one not in found)
        found.update(new)
        waiting += new


def seen(table: TableSession) -> Scene:
    """What the person at the table sees."""
    return table.display.pictures[-1].frame().scene
