"""What somebody got: what came to the own hand stays marked until the next decision, the rest for one step."""

from __future__ import annotations

from dataclasses import replace

from mopsbook.show.packing import Frame
from mopsbook.show.scene import Mark, Scene, msg

Hands = dict[int, set[str]]
NEW = Mark("active", msg("news-new"))


def with_news(frame: Frame, before: Scene, last: Scene, seat: int) -> Frame:
    """Return a picture in which new cards of a seat are marked, and how many the others just got.

    After a deal nothing is, since all is new; nor once a result is to be looked at.

    Parameters
    ----------
    frame : Frame
        The picture.
    before : Scene
        What the seat saw when it last decided.
    last : Scene
        What it saw before the last step: what others got is told beside the picture as well.
    seat : int
        The seat.
    """
    scene, had = frame.scene, _hands(before)
    if scene.sheet is not None or before.sheet is not None:
        return frame
    hands, just = _hands(scene), _hands(last)
    own = hands.get(seat, set())
    new = own - had.get(seat, set())
    more = {other: len(cards) - len(just.get(other, ())) for other, cards in hands.items()}
    if (own and new == own) or (more and min(more.values()) > 1):
        return frame
    marks = {**scene.marks}
    for item in sorted(new):
        mark = marks.get(item, NEW)
        # what is picked has been seen, and its flag would lie over what stands above the hand
        flagged = mark.tag is not None or mark.kind == "picked"
        marks[item] = mark if flagged else replace(mark, tag=NEW.tag)
    for other, count in more.items():
        plate = f"plate{other}"
        if other != seat and count > 0 and (plate not in marks or marks[plate].tag is None):
            marks[plate] = replace(marks.get(plate, NEW), tag=msg("news-more", count=count))
    return replace(frame, scene=replace(scene, marks=marks))


def _hands(scene: Scene) -> Hands:
    """Return the cards in the hand of each seat, by their items."""
    found: Hands = {}
    for key, item in scene.items.items():
        zone = scene.zones[item.zone]
        if zone.kind == "hand" and zone.seat is not None and item.kind == "card":
            found.setdefault(zone.seat, set()).add(key)
    return found
