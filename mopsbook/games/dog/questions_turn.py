"""What is asked of Dog about whose pieces move, about the end, hands of which nothing can be played, and the rounds."""

from __future__ import annotations

from mopsbook.core.advice import Reason
from mopsbook.core.asking import Asked, Moment, Reply, what_then
from mopsbook.core.state import HIDDEN
from mopsbook.games.dog.board import HOME, HOME_SIZE, START_ZONE
from mopsbook.games.dog.cards import JOKER, hand_size
from mopsbook.games.dog.dealing import next_seat, receiver
from mopsbook.games.dog.moves import Play, Swap
from mopsbook.games.dog.plays import WALKED, plays, reach_of
from mopsbook.games.dog.reach import Reach
from mopsbook.games.dog.state import DogState
from mopsbook.games.dog.trial import TrialBoard


def decides(at: Moment) -> bool:
    """Say whether the seat has to play a card, and sees its hand."""
    view: DogState = at.view
    return view.phase == "play" and view.turn == at.seat and HIDDEN not in view.hands[at.seat]


def piece_item(view: DogState, seat: int, field: int) -> str:
    """Return the item of the piece of a seat on a field."""
    desk = TrialBoard.of(view)
    return f"{seat}:{desk.letters[seat][desk.rows[seat].index(field)]}"


def whose_pieces(at: Moment) -> Asked | None:
    """Ask in a team game which pieces a card can move while not all own ones are home."""
    return _movable(at, at.seat)


def pieces_of_partner(at: Moment) -> Asked | None:
    """Ask the same of somebody whose pieces are all home."""
    return _movable(at, at.game.options.partner(at.seat))


def _movable(at: Moment, mover: int | None) -> Asked | None:
    view: DogState = at.view
    partner = view.options.partner(at.seat)
    if partner is None or not decides(at) or mover != view.options.active(view.pieces, at.seat):
        return None
    reach = reach_of(view)
    ways = {
        card: reach.plain(card) for card in dict.fromkeys(view.hands[at.seat]) if card in WALKED
    }
    walked = {
        card: [way[0] for way in found]
        for card, found in ways.items()
        if found and all(way[0] != START_ZONE for way in found)
    }
    # the partner's pieces could move by that card, too, if they were allowed to
    theirs = Reach(view, partner)
    if mover == at.seat:
        walked = {
            card: row
            for card, row in walked.items()
            if any(way[0] >= 0 for way in theirs.plain(card))
        }
    if not walked:
        return None
    card = at.rng.choice(list(walked))
    right = tuple(sorted({piece_item(view, mover, field) for field in walked[card]}))
    replies = []
    for seat, row in enumerate(view.pieces):
        for field in row:
            item = piece_item(view, seat, field)
            if item in right:
                continue
            kind = "zone" if field == START_ZONE else "partner" if seat == partner else "other"
            kind = "home" if seat == at.seat and mover != seat else kind
            if seat == mover and field != START_ZONE:
                kind = "at-home" if field > HOME else "stuck"
            rule = {
                "zone": "dog.start-cards", "partner": "dog.partner-not-yet", "other": "dog.own-piece",
                "home": "dog.home-no-back", "stuck": "dog.full-value",
                "at-home": "dog.home-exact",
            }[kind]  # fmt: skip
            told = Reason("because-not-moved", {"kind": kind, "card": card, "to": partner}, (rule,))
            replies.append(Reply(item, None, (told,)))
    rules: tuple[str, ...] = ("dog.partner-not-yet", "dog.own-piece")
    if mover != at.seat:
        rules = ("dog.partner-own", "dog.partner-help", "dog.partner-cards")
    why = Reason("because-moved", {"finished": mover != at.seat, "to": partner}, rules)
    return Asked(
        Reason("quiz-moves", {"card": card}), "table", right, (why,), rules, tuple(replies), every=True,
        moves=at.seen(next(one for one in plays(view) if one.card == card)), level=2,
    )  # fmt: skip


def rest_of_seven(at: Moment) -> Asked | None:
    """Ask who gets the points of a 7 that are left when the last own piece is home."""
    view, partner = at.view, at.game.options.partner(at.seat)
    if partner is None or not decides(at) or view.options.active(view.pieces, at.seat) != at.seat:
        return None
    # the last piece at most is not home yet, and it is near
    if sum(field > HOME for field in view.pieces[at.seat]) < HOME_SIZE - 1:
        return None
    shared = [
        move
        for move in plays(view)
        if isinstance(move, Play)
        and move.seven
        and any(part.owner(at.seat) == partner for part in move.portions)
    ]
    if not shared:
        return None
    move = at.rng.choice(shared)
    more = (
        "dog.seven-partner"
        if at.game.options.seven_partner == "one-piece"
        else "dog.seven-partner-split"
    )
    kinds = {
        "partner": "dog.seven-partner", "anybody": "dog.own-piece", "lost": "dog.seven-full",
        "barred": "dog.seven-partner",
    }  # fmt: skip
    return what_then(
        at, ("quiz-rest", "answer-rest", "because-rest"), "partner", kinds,
        tuple(dict.fromkeys(("dog.seven-partner", more, "dog.seven-full"))),
        {"card": move.card, "joker": move.card == JOKER, "to": partner}, (move,), level=3,
    )  # fmt: skip


def last_piece_home(at: Moment) -> Asked | None:
    """Ask what comes of it when the pieces of the seat are home."""
    options, view = at.game.options, at.view
    step = at.carried_out(at.move) if isinstance(at.move, Play | Swap) else None
    if step is None or options.play_on != "stop" or not decides(at):
        return None
    teams = options.teams

    def done(state: DogState) -> bool:
        row = state.pieces[at.seat]
        return row[0] > HOME if teams else row[-HOME_SIZE] > HOME

    over = at.game.outcome(step.after) is not None
    if done(view) or not done(step.after):
        return None
    right = "alone" if not teams else "together" if over else "help"
    rules: tuple[str, ...] = ("dog.win-not-alone", "dog.partner-help")
    if over:
        rules = ("dog.win-team" if teams else "dog.win-four", "dog.win-stop", "dog.win-cards-left")
    kinds = {"alone": "dog.win-not-alone"}
    kinds |= (
        {"together": "dog.win-team", "help": "dog.win-stop", "out": "dog.partner-help"}
        if teams
        else {"fifth": "dog.win-four", "cards": "dog.win-cards-left", "round": "dog.win-stop"}
    )
    first = Reason(f"event-{step.events[0].kind}", step.events[0].facts, step.events[0].rules)
    to = options.partner(at.seat)
    return what_then(
        at, ("quiz-all-home", "answer-all-home", "because-all-home"), right, kinds, rules,
        {"done": first, "to": at.seat if to is None else to, "teams": teams}, (at.move,), level=2,
    )  # fmt: skip


def missing_to_win(at: Moment) -> Asked | None:
    """Ask how many pieces have still to come home before the seat wins."""
    view, options = at.view, at.game.options
    home = [sum(field > HOME for field in row) for row in view.pieces]
    team, teams = options.side(at.seat), options.teams
    needed, there = HOME_SIZE * len(team), sum(home[seat] for seat in team)
    if view.places or not 0 < there < needed:  # before anything is home it is always the same
        return None
    own = options.piece_count - home[at.seat]
    slips = {needed: "home", own: "alone" if teams else "fifth"}
    rules = ("dog.win-team", "dog.pieces-team") if teams else ("dog.win-four", "dog.pieces-solo")
    to = options.partner(at.seat)
    facts = {"to": at.seat if to is None else to, "teams": teams}
    right = {**facts, "slip": "", "home": there, "count": needed - there}
    replies = tuple(
        Reply(n, None, (Reason("because-missing", {**facts, "slip": slip}, rules[:1]),))
        for n, slip in slips.items()
        if n not in (0, needed - there)
    )
    return Asked(
        Reason("quiz-missing", facts), "number", (needed - there,), (Reason("because-missing", right, rules),), rules,
        replies, otherwise=(Reason("because-missing", {**facts, "slip": "count"}, rules[:1]),), level=2,
    )  # fmt: skip


def nothing_to_play(at: Moment) -> Asked | None:
    """Ask what is done with a hand of which nothing can be played."""
    if not decides(at) or plays(at.view):
        return None
    teams = at.game.options.teams
    rules = (
        ("dog.fold", "dog.fold-out")
        if teams
        else ("dog.redraw-toss", "dog.redraw-draw", "dog.redraw-no-fold")
    )
    kinds = {
        "fold": "dog.redraw-no-fold", "toss": "dog.fold", "keep": rules[0], "draw": rules[0],
    }  # fmt: skip
    return what_then(
        at, ("quiz-nothing", "answer-nothing", "because-nothing"), "fold" if teams else "toss", kinds, rules,
        {"teams": teams, "alone": len(at.view.hands[at.seat]) == 1}, at.seen(at.move),
    )  # fmt: skip


def after_drawing(at: Moment) -> Asked | None:
    """Ask what is done after a card was tossed and another one drawn."""
    view: DogState = at.view
    if view.phase != "drawn" or view.turn != at.seat or HIDDEN in view.hands[at.seat]:
        return None
    fits = bool(plays(view))
    if fits and at.game.options.redraw_play == "optional":
        return None
    kinds = {
        "play": "dog.redraw-fail", "toss": "dog.redraw-play", "keep": "dog.redraw-even", "draw": "dog.redraw-fail",
    }  # fmt: skip
    rules = ("dog.redraw-play",) if fits else ("dog.redraw-fail", "dog.redraw-even")
    return what_then(
        at,
        ("quiz-drawn", "answer-drawn", "because-drawn"),
        "play" if fits else "toss",
        kinds,
        rules,
        moves=at.seen(at.move),
        level=2,
    )


def passes_on_to(at: Moment) -> Asked | None:
    """Ask who gets the card that is passed on."""
    view: DogState = at.view
    if view.phase != "give" or view.turn != at.seat:
        return None
    to, teams = receiver(view, at.seat), at.game.options.teams
    rules = ("dog.exchange-partner" if teams else "dog.exchange-left", "dog.exchange-duty")
    why = Reason("because-pass", {"to": to, "teams": teams}, rules)
    return Asked(
        Reason("quiz-pass", {"round": view.round}), "table", (f"plate{to}",), (why,), rules,
        moves=at.seen(at.move), level=1,
    )  # fmt: skip


def next_round(at: Moment) -> Asked | None:
    """Ask how many cards each is dealt in the next round."""
    size, following = hand_size(at.view.round), hand_size(at.view.round + 1)
    why = Reason(
        "because-dealt", {"count": following, "first": following > size}, ("dog.hand-sizes",)
    )
    again = Reason("because-same", {}, ("dog.hand-sizes",))
    return Asked(
        Reason("quiz-next-round", {"count": size}), "number", (following,), (why,), ("dog.hand-sizes",),
        (Reply(size, None, (again,)),), level=1,
    )  # fmt: skip


def opens_next(at: Moment) -> Asked | None:
    """Ask who opens the next round."""
    view: DogState = at.view
    if view.places:
        return None
    seat = next_seat(view, view.starter)
    why = Reason("because-opens", {"starter": seat}, ("dog.rotation",))
    return Asked(
        Reason("quiz-opens", {"starter": view.starter}), "table", (f"plate{seat}",), (why,), ("dog.rotation",),
        level=1,
    )  # fmt: skip
