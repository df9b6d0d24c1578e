"""The rules of a move in Dog once more, slow and plain: one step after the other, everything tried.

Nothing of the engine is used. A board is a dict from (seat, field) to 1 for pieces that are out, with
fields written as in the notation: ("t", 12) and ("h", 3); pieces in the start zone are counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

Field = tuple[str, int]


class World(NamedTuple):
    players: int
    length: int
    step: int
    starts: tuple[int, ...]
    count: int
    partner: dict[int, int]
    reading: dict[str, str]


class Board(NamedTuple):
    out: frozenset[tuple[int, Field]]
    bare: frozenset[int]


SECTIONS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3), 5: (0, 1, 2, 3, 4), 6: (0, 1, 2, 3, 4, 5)}


def world(players: int, **reading: Any) -> World:
    spaces = reading.get("spaces", 16)
    sections = reading.get("sections", "auto")
    if sections == "auto":
        sections = 4 if players < 5 else 6
    used = reading.get("seats", SECTIONS[players])
    teams = players in (4, 6)
    return World(
        players,
        spaces * sections,
        -1 if reading.get("direction") == "counterclockwise" else 1,
        tuple(section * spaces for section in used),
        4 if teams else 5,
        {s: (s + players // 2) % players for s in range(players)} if teams else {},
        reading,
    )


def who(board: Board, field: Field) -> int | None:
    for seat, at in board.out:
        if at == field and field[0] == "t":
            return seat
    return None


def in_zone(w: World, board: Board, seat: int) -> int:
    return w.count - sum(s == seat for s, _ in board.out)


def done(w: World, board: Board, seat: int) -> bool:
    return sum(s == seat and f[0] == "h" for s, f in board.out) == w.count


def mover(w: World, board: Board, player: int) -> int:
    return w.partner[player] if player in w.partner and done(w, board, player) else player


def on_own_start(w: World, seat: int, field: Field) -> bool:
    return field == ("t", w.starts[seat])


def blocking(w: World, board: Board, field: Field, last: bool) -> bool:
    """Nobody gets past a protected piece, nor lands there; nor past a guest under one reading."""
    seat = who(board, field)
    if seat is None:
        return False
    if on_own_start(w, seat, field):
        return seat not in board.bare
    if w.reading.get("foreign_start_block") == "on" and field[1] in w.starts:
        return not last
    return False


def remove(board: Board, seat: int, field: Field) -> Board:
    return board._replace(out=board.out - {(seat, field)})


def send_back(w: World, board: Board, field: Field) -> Board:
    seat = who(board, field)
    if seat is None:
        return board
    bare = board.bare - {seat} if on_own_start(w, seat, field) else board.bare
    return Board(board.out - {(seat, field)}, bare)


def put(board: Board, seat: int, field: Field) -> Board:
    return board._replace(out=board.out | {(seat, field)})


def lifted(w: World, board: Board, seat: int, field: Field) -> Board:
    bare = board.bare - {seat} if on_own_start(w, seat, field) else board.bare
    return Board(board.out - {(seat, field)}, bare)


def loop_at(w: World, field: Field, n: int) -> Field:
    return ("t", (field[1] + w.step * n) % w.length)


def walk(
    w: World, board: Board, seat: int, source: Field, n: int, burn: bool, inner: bool, came: bool
) -> Iterator[tuple[Board, Field, bool]]:
    """Every way to go n forward: the board after it, where it ends, and whether by the own start."""
    lift = lifted(w, board, seat, source)
    homes = {f[1] for s, f in lift.out if s == seat and f[0] == "h"}
    if source[0] == "h":
        goal = source[1] + n
        loop = any(s == seat and f[0] == "t" for s, f in board.out)
        if w.reading.get("start_first") == "on" and not loop:
            return
        if inner and goal <= 4 and not homes & set(range(source[1] + 1, goal + 1)):
            yield put(lift, seat, ("h", goal)), ("h", goal), False
        return
    entered = False
    now = lift
    for k in range(1, n + 1):
        here = loop_at(w, source, k)
        if on_own_start(w, seat, here) and k < n:
            goal = n - k
            passed = not blocking(w, now, here, last=False)
            if passed and goal <= 4 and not homes & set(range(1, goal + 1)):
                after = send_back(w, now, here) if burn else now
                yield put(after, seat, ("h", goal)), ("h", goal), False
                entered = True
        if blocking(w, now, here, last=k == n):
            return
        if burn or k == n:
            now = send_back(w, now, here)
    if w.reading.get("home_entry") == "forced":
        if entered:
            return
        if came and on_own_start(w, seat, source) and not homes & set(range(1, n + 1)) and n <= 4:
            return
    end = loop_at(w, source, n)
    yield put(now, seat, end), end, on_own_start(w, seat, end)


def back(w: World, board: Board, seat: int, source: Field) -> Iterator[Board]:
    if source[0] == "h":
        return
    lift = lifted(w, board, seat, source)
    for k in range(1, 5):
        here = loop_at(w, source, -k)
        if blocking(w, lift, here, last=k == 4):
            return
        if on_own_start(w, seat, here) and w.reading.get("four_over_start") == "barred":
            return
    end = loop_at(w, source, -4)
    after = put(send_back(w, lift, end), seat, end)
    if on_own_start(w, seat, end) and w.reading.get("start_protection") == "start-or-lap":
        after = after._replace(bare=after.bare | {seat})
    yield after


def own(board: Board, seat: int) -> list[Field]:
    return sorted(f for s, f in board.out if s == seat)


def seven(w: World, board: Board, player: int) -> set[frozenset[tuple[int, Field]]]:
    """All boards after a 7: every piece, every number of points, in every order."""
    found: set[frozenset[tuple[int, Field]]] = set()
    seen: set[Any] = set()
    begun = done(w, board, player)

    def go(now: Board, left: int, used: frozenset[Any], came: bool, helped: Any) -> None:
        key = (now, left, used, came, helped)
        if key in seen:
            return
        seen.add(key)
        if left == 0:
            found.add(now.out)
            return
        seat = mover(w, now, player)
        helping = seat != player and not begun
        for field in own(now, seat):
            if w.reading.get("seven_repeat") == "off" and (seat, field) in used:
                continue
            if (
                helping
                and w.reading.get("seven_partner") == "one-piece"
                and helped not in (None, field)
            ):
                continue
            for n in range(1, left + 1):
                for after, end, arrived in walk(w, now, seat, field, n, True, True, came):
                    marks = frozenset(u for u in used if u in after.out and u != (seat, field))
                    marks |= {(seat, end)}
                    if w.reading.get("seven_repeat") != "off":
                        marks = frozenset()
                    still = came and not on_own_start(w, seat, field)
                    stays = (seat, ("t", w.starts[seat])) in after.out
                    forced = w.reading.get("home_entry") == "forced"
                    one = w.reading.get("seven_partner") == "one-piece"
                    go(
                        after,
                        left - n,
                        marks,
                        forced and stays and (arrived or still),
                        end if helping and one else None,
                    )

    go(board, 7, frozenset(), False, None)
    return found


NUMBERS = {"1/11": (1, 11), "joker": (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12, 13)}


def outcomes(w: World, board: Board, player: int, card: str) -> set[frozenset[tuple[int, Field]]]:
    """All boards to which a card can lead, a swap without effect apart."""
    seat = mover(w, board, player)
    found: set[frozenset[tuple[int, Field]]] = set()
    if card in ("7", "joker"):
        found |= seven(w, board, player)
    start: Field = ("t", w.starts[seat])
    if (
        card in ("1/11", "13", "joker")
        and in_zone(w, board, seat)
        and (seat, start) not in board.out
    ):
        found.add(put(send_back(w, board, start), seat, start).out)
    numbers = NUMBERS.get(card, (int(card),) if card.isdigit() and card != "7" else ())
    inner = w.reading.get("home_moves") != "seven-only"
    for field in own(board, seat):
        for n in numbers:
            found |= {a.out for a, _, _ in walk(w, board, seat, field, n, False, inner, False)}
        if card in ("4", "joker"):
            found |= {after.out for after in back(w, board, seat, field)}
    if card in ("swap", "joker"):
        free = {
            (s, f)
            for s, f in board.out
            if f[0] == "t" and (not on_own_start(w, s, f) or s in board.bare)
        }
        for mine in [f for s, f in free if s == seat]:
            for other, theirs in free:
                if other != seat:
                    rest = board.out - {(seat, mine), (other, theirs)}
                    found.add(rest | {(seat, theirs), (other, mine)})
    return found


def swappable(w: World, board: Board, player: int) -> bool:
    """Whether there is a piece of somebody else that could be swapped with."""
    seat = mover(w, board, player)
    return any(
        s != seat and f[0] == "t" and (not on_own_start(w, s, f) or s in board.bare)
        for s, f in board.out
    )


def choices(
    w: World, board: Board, player: int, hand: list[str], drawn: bool = False
) -> set[tuple[str, Any]]:
    """All that a player can choose from: a card and the board it leads to, or parting with cards.

    A swap without effect leads to the board as it is.
    """
    found = {(card, out) for card in hand for out in outcomes(w, board, player, card)}
    blank = w.reading.get("swap_blank", "play")
    idle = not swappable(w, board, player)
    if idle and (blank == "play" or (blank == "last-resort" and not found)):
        found |= {(card, "blank") for card in hand if card in ("swap", "joker")}
    if w.partner:
        if not found or w.reading.get("voluntary_fold") == "on":
            found.add(("fold", None))
    elif not found or (drawn and w.reading.get("redraw_play") == "optional"):
        found |= {("toss", card) for card in hand}
    return found
