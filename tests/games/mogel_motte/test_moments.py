"""Hands and eyes at a table: what is asked, and what time does."""

from __future__ import annotations

from random import Random

import pytest

import mopsbook as mops
from mopsbook.core.errors import IllegalMove, OptionError
from mopsbook.games.mogel_motte import reflexes
from mopsbook.games.mogel_motte.moves import Cheat, LetGo, Race, Slap
from mopsbook.jupyter.answers import DeclinedError
from mopsbook.teach.words import Teller
from tests.tables import click, frozen, moves, notice, offered, plays, send, sit, told

GAME = mops.game("mogel_motte", players=3)
EARLY = "guard 2; turn 0; discard N3; draw N1 N5 N2; hands Q2 N1 M3 / N4 N5 S1 / N2 N5 A1"
SLAPPING = "phase slap; guard 2; turn 1; discard N3 Q4; draw N1 N2; hands N1 N5 / N2 N2 / N3 N4"
RACING = "phase race; guard 2; turn 1; discard N3 C4; draw N1 N2; hands N4 N5 / N2 N4 / N3 N4"


def table(tmp_path, start, seats=(0,), **options):
    return sit(tmp_path, seats, start, options.pop("game", GAME), **options)


def rules(of) -> list[str]:
    return list(notice(of).rules)


def test_nobody_seems_to_cheat_who_cannot() -> None:
    """The last card is never cheated away, so a feint of whoever holds one would be known for what it is."""
    eyes = reflexes.Reflexes([""] * 3, (1, 2))
    state = GAME.position("guard 0; discard N3; draw N1; hands N1 N2 / N4 / N1 N5")
    feints = [eyes.false_alarm(state, Random(number)) for number in range(300)]
    assert {feint.attempt[0] for feint in feints if feint is not None} == {2}
    state = GAME.position("guard 0; discard N3; draw N1; hands N1 N2 / N4 / N1")
    assert not any(eyes.false_alarm(state, Random(number)) for number in range(300))


# ------------------------------------------------------------------ messages in haste


@pytest.mark.parametrize(
    ("start", "seats", "move", "rule"),
    [
        (EARLY, (0,), "slap", "motte.mosquito"),  # before there is a mosquito
        (SLAPPING, (1,), "slap", "motte.mosquito"),  # by the one who laid it
        (EARLY, (0,), "0 cheat N1 M3", "motte.cheat-one-at-a-time"),
        (EARLY, (0,), "0 accuse 1", "motte.no-telling"),
        (EARLY, (2,), "2 cheat N2", "motte.guard-honest"),
        (EARLY, (0,), "throw N1", "motte.cockroach"),
        (RACING, (0,), "throw N5", "motte.cockroach"),
    ],
)
def test_what_hands_may_not_do_is_refused_by_its_rule(tmp_path, start, seats, move, rule):
    one = table(tmp_path, start, seats)
    before = frozen(one)
    with pytest.raises(IllegalMove) as error:
        one.play(move)
    assert rule in [v.rule.id for v in error.value.violations]
    assert frozen(one) == before


@pytest.mark.parametrize(("start", "move"), [(SLAPPING, "slap 2"), (RACING, "race 2 N4")])
def test_one_person_cannot_enter_how_quick_the_others_were(tmp_path, start, move):
    one = table(tmp_path, start)
    before = frozen(one)
    with pytest.raises(DeclinedError, match=r"nicht spielst|do not play"):
        one.play(move)
    assert frozen(one) == before
    assert move not in {*moves(offered(one)).values(), *plays(offered(one))}


def test_of_two_persons_the_one_who_has_to_be_quick_has_the_screen(tmp_path):
    both = table(tmp_path, EARLY, (0, 1), cover=False)
    click(both, "0 play Q2")
    assert both.match.state.phase == "slap" and both.match.seat == 1
    click(both, "slap")
    assert isinstance(both.match.trace.moves[1], Slap)
    assert {*both.match.trace.moves[1].order} == {1, 2}


def test_a_second_slap_comes_too_late(tmp_path):
    one = table(tmp_path, SLAPPING)
    rev = one.display.rev
    one.handle({"kind": "button", "rev": rev, "on": "slap"})
    moves = one.match.trace.moves
    one.handle({"kind": "button", "rev": rev, "on": "slap"})
    assert notice(one).kind == "stale" and one.match.trace.moves == moves


@pytest.mark.parametrize("ms", [-1, True, 1.5, "300", 10**10])
def test_a_time_that_cannot_be_is_refused(tmp_path, ms):
    one = table(tmp_path, SLAPPING, live=True)
    before = frozen(one)
    rev = one.display.rev
    send(one, "button", on="slap", ms=ms)
    assert one.display.rev == rev and frozen(one) == before
    calm = table(tmp_path, SLAPPING)
    send(calm, "button", on="slap", ms=ms)
    assert notice(calm).kind == "error"


@pytest.mark.parametrize(
    "message",
    [
        None, {}, {"kind": "slap"}, {"kind": "button", "on": "slap"}, {"kind": "x" * 10**4},
        {"kind": "button", "rev": 0, "on": "slap"},
        {"kind": "item", "rev": 0, "on": "plate1"}, {"kind": "undo", "rev": 10**6},
        {"kind": "save", "rev": 0, "name": "mine"},
    ],
)  # fmt: skip
def test_a_message_that_is_none_or_stale_does_not_wind_the_clock_up(tmp_path, message):
    one = table(tmp_path, SLAPPING, live=True)
    assert any(button.after for button in one.display.frames[-1].buttons)
    before, pictures, rev = frozen(one), one.display.pictures, one.display.rev
    one.handle(message)
    assert frozen(one) == before and one.display.pictures is pictures and one.display.rev == rev


# ------------------------------------------------------------------ time


def first_slap(one) -> Slap:
    return next(move for move in one.match.trace.moves if isinstance(move, Slap))


def test_where_time_runs_the_quick_hand_is_not_the_slowest(tmp_path):
    for seed in range(30):
        quick = table(tmp_path, SLAPPING, live=True, seed=seed)
        click(quick, "slap", ms=100)
        assert first_slap(quick).order == (0, 2), "nobody reacts within a tenth of a second"
        slow = table(tmp_path, SLAPPING, live=True, seed=seed)
        click(slow, "slap", ms=100 * reflexes.LATE)
        assert first_slap(slow).slowest == 0 and first_slap(slow).clock == reflexes.LATE


def test_time_goes_on_while_somebody_picks_or_errs(tmp_path):
    one = table(tmp_path, SLAPPING, live=True)
    click(one, "sneak", ms=700)
    send(one, "item", on="plate1", ms=900)  # where there is nothing to press
    due = {button.id: button.after for button in one.display.frames[-1].buttons}
    assert due["slap"] == 3000 - 700 - 900
    click(one, "slap", ms=1000)
    assert first_slap(one).slowest == 0 and first_slap(one).clock == 26


@pytest.mark.parametrize(("seat", "pick"), [(0, "sneak"), (2, "accuse")])
def test_a_race_runs_on_while_a_card_is_sneaked_away(tmp_path, seat, pick):
    one = table(tmp_path, RACING, (seat,), live=True)
    click(one, pick, ms=1000)
    due = {button.id: button.after for button in one.display.frames[-1].buttons}
    assert due["nothing"] == 3000 - 1000
    click(one, "nothing", ms=2000)
    assert isinstance(one.match.trace.moves[0], Race) and one.match.trace.moves[0].fastest != seat


def test_where_time_waits_a_hand_is_drawn_like_any_other(tmp_path):
    slowest = []
    for seed in range(60):
        one = table(tmp_path, SLAPPING, seed=seed)
        click(one, "slap", ms=100 * reflexes.LATE)  # which counts for nothing
        slowest.append(first_slap(one).slowest)
    assert 10 < slowest.count(0) < 50


def test_a_hand_that_never_comes_down_counts_as_late() -> None:
    state = GAME.position(SLAPPING)
    slap = reflexes.Reflexes([""] * 3, (1, 2)).contest(state, {0: (999, "")}, Random(1))
    assert (slap.slowest, slap.clock) == (0, 30)


def test_times_spread_as_the_tempers_say():
    hands = reflexes.Reflexes(["dreamy", "even", "quick"], range(3))
    state = GAME.position(SLAPPING)
    orders = [hands.contest(state, {}, Random(seed)).slowest for seed in range(400)]
    assert orders.count(0) > 300, "a dreamy hand is nearly always slower than a quick one"


def test_a_temper_that_is_none_is_refused():
    with pytest.raises(OptionError, match=r"'brisk'.*even, sly"):
        reflexes.Reflexes(["brisk"], [0])
    with pytest.raises(OptionError, match=r"\['sly'\].*even, sly"):
        reflexes.Reflexes([["sly"]], [0])


def test_only_where_time_runs_buttons_press_themselves(tmp_path):
    for live in (False, True):
        one = table(tmp_path, SLAPPING, live=live)
        due = {button.id: button.after for button in one.display.frames[-1].buttons}
        assert due["slap"] == (3000 if live else 0)
        click(one, "pace")
        due = {button.id: button.after for button in one.display.frames[-1].buttons}
        assert due["slap"] == (0 if live else 3000)


def test_where_time_runs_the_others_go_on_as_soon_as_somebody_has_begun(tmp_path):
    def lasts(one) -> int:
        buttons = one.display.frames[-1].buttons
        return next(button.after for button in buttons if button.id == "wait")

    start = EARLY.replace("turn 0", "turn 1")
    one = table(tmp_path, start, live=True, seed=3)
    assert lasts(one) == 0, "there is time to read"
    click(one, "wait")
    assert lasts(one) == 1800
    send(one, "again")
    assert lasts(one) == 0
    calm = table(tmp_path, start, seed=3)
    click(calm, "wait")
    assert lasts(calm) == 0
    click(calm, "pace")  # what the clock does is read before it goes
    assert lasts(calm) == 0 and told(calm).startswith("The clock is set.")
    click(calm, "wait")
    assert lasts(calm) == 1800
    click(calm, "pace")
    assert lasts(calm) == 0 and told(calm).startswith("Time waits for you again")


def test_a_game_without_hands_has_no_pace(tmp_path):
    one = sit(tmp_path)
    for wish in ("pace", "wait"):
        send(one, "button", on=wish)
        assert notice(one).kind == "stale"


# ------------------------------------------------------------------ moments


def test_the_others_wait_until_the_moment_is_let_pass(tmp_path):
    one = table(tmp_path, EARLY.replace("turn 0", "turn 1"), players="random")
    assert one.game.actor(one.match.state) == 1 and one.match.time.now.waits
    known = len(one.match.trace.moves)
    click(one, "wait")
    assert len(one.match.trace.moves) > known


def test_a_cheat_while_others_have_the_turn(tmp_path):
    one = table(tmp_path, EARLY.replace("turn 0", "turn 1"))
    click(one, "0 cheat M3")
    cheats = [move for move in one.match.trace.moves if isinstance(move, Cheat)]
    assert Cheat(0, "M3") in cheats
    assert one.match.state.phase != "attempt", "a guard who is no person has reacted"


def test_a_person_who_is_guard_looks_where_it_wants(tmp_path):
    one = table(tmp_path, EARLY, (2,))
    click(one, "plate1")
    assert one.display.pictures[-1].signs.gaze == 1
    send(one, "item", on="plate2")  # at nobody but the others
    assert one.display.pictures[-1].signs.gaze == 1
    other = table(tmp_path, EARLY, (0,))
    looked = other.display.pictures[-1].signs
    send(other, "item", on="plate1")  # the eyes of the guard are not this person's
    assert other.display.pictures[-1].signs == looked


def test_a_race_of_several_people_and_a_program(tmp_path):
    """What the program holds cannot be entered; it throws for itself when no person does."""
    one = table(tmp_path, RACING, (0, 1))
    before = frozen(one)
    with pytest.raises(DeclinedError):
        one.play("race 2 N4")
    assert frozen(one) == before
    outcomes = set()
    for seed in range(20):
        one = table(tmp_path, RACING, (0, 1), seed=seed)
        click(one, "race -")
        outcomes.add(str(one.match.trace.moves[0]).split(" @")[0])
    assert outcomes == {"race 2 N4", "race -"}


def test_only_people_can_be_said_to_have_thrown(tmp_path):
    for button in ("race 0 N4", "race 1 N4", "race -"):
        one = table(tmp_path, RACING, (0, 1))
        (frame,) = one.display.frames
        # the person at seat 0 clicks on the card itself
        assert [move for move in plays(frame) if move.startswith("race")] == [
            "race 1 N4", "race -",
        ]  # fmt: skip
        assert moves(frame)["hand0.N4.0"] == "race 0 N4"
        click(one, button)
        assert notice(one) is None and one.match.trace.moves
    three = table(tmp_path, RACING, (0, 1, 2)).display.pictures[-1].frame()
    assert [move for move in plays(three) if move.startswith("race")] == [
        "race 1 N4", "race 2 N4", "race -",
    ]  # fmt: skip


# ------------------------------------------------------------------ players


def test_a_recorded_game_has_cheats_catches_slaps_and_races():
    trace = mops.record(GAME, seed=4)
    kinds = {event.kind for step in trace.steps() for event in step.events}
    assert {"cheat", "vanish", "caught", "slap", "race"} <= kinds
    assert mops.record(GAME, seed=4).moves == trace.moves


def test_who_is_watched_dares_less():
    hands, state = reflexes.Reflexes([""] * 3, range(3)), GAME.position(EARLY)

    def share(gaze: int) -> int:
        found = (hands.urge(state, gaze, Random(seed)) for seed in range(2000))
        return sum(bool(moves) and moves[0].player == 0 for moves in found)

    assert share(1) > 2 * share(0) > 0


def test_a_guard_notices_more_where_it_looks():
    hands = reflexes.Reflexes(["", "", "watchful"], range(3))
    state = GAME.play(GAME.position(EARLY), "0 cheat M3").after

    def share(gaze: int) -> int:
        return sum(
            not isinstance(hands.urge(state, gaze, Random(seed))[0], LetGo) for seed in range(1000)
        )

    assert 800 < share(0) < 1000, "watchful: 90 of 100"
    assert 250 < share(1) < 450, "watchful: 35 of 100 from the corner of an eye"
    hands = reflexes.Reflexes([""] * 3, range(3))
    assert share(1) < 200, "the third of three seldom notices what it does not watch"


def test_the_eyes_go_where_cards_are_missing():
    """Of 2 others one is looked at half the time; for each card that it has made vanish it counts as 2 more."""
    hands = reflexes.Reflexes([""] * 3, range(3))

    def share(gone: str) -> float:
        state = GAME.position(EARLY + gone)
        return sum(hands.gaze(state, 1, Random(seed)) == 0 for seed in range(2000)) / 2000

    assert share("") == pytest.approx(1 / 2, abs=0.04)
    assert share("; vanished 0:N4") == pytest.approx(3 / 4, abs=0.04)
    assert share("; vanished 0:N4 0:N2") == pytest.approx(5 / 6, abs=0.04)
    assert share("; vanished 0:N4 1:N2") == pytest.approx(1 / 2, abs=0.04)


def test_who_is_watched_and_waits_stays_watched(tmp_path):
    """Waiting in the own turn shakes nobody's eyes off, unless somebody else has made a card vanish meanwhile."""
    stayed = moved = 0
    for seed in range(40):
        one = table(tmp_path, EARLY, seed=seed)
        was, state = one.match.time.now.gaze, one.match.state
        click(one, "wait")
        if one.match.state == state:
            stayed += was == 0
            assert was != 0 or one.match.time.now.gaze == 0
            moved += was != one.match.time.now.gaze
    assert stayed > 5 and moved > 5


def test_cheating_again_at_once_gets_riskier(tmp_path):
    """Nobody cheats three cards away in one turn as easily as one: mostly the eyes have come before."""
    free = [0, 0, 0]
    start = EARLY.replace("Q2 N1 M3 /", "Q2 N1 N2 N4 N5 M3 /")
    for seed in range(60):
        one = table(tmp_path, start, seed=seed)
        for n, card in enumerate(("N1", "N4", "N5")):
            if one.match.time.now.gaze == 0 or one.match.state.guard != 2:
                break
            free[n] += 1
            click(one, f"0 cheat {card}")
    assert free[0] > 20 and free[1] < free[0] / 2 and free[2] < free[1], free


def test_a_guard_waits_for_nothing_before_anybody_can_cheat(tmp_path):
    one = sit(tmp_path, (0,), None, mops.game("mogel_motte", players=3), seed=1)
    assert "wait" not in [button.id for button in one.display.frames[-1].buttons]
    assert one.display.frames[-1].prompt.text.facts["gaze"] == "first"
    send(one, "button", on="wait")
    assert notice(one).kind == "stale"


@pytest.mark.parametrize(("hand", "waits"), [("N2", False), ("N2 N5", True)])
def test_whoever_can_neither_cheat_nor_catch_waits_for_nothing(tmp_path, hand, waits):
    one = table(tmp_path, EARLY.replace("Q2 N1 M3", hand))
    assert ("wait" in [button.id for button in one.display.frames[-1].buttons]) == waits


def test_nothing_is_said_to_be_unseen_while_something_is_seen(tmp_path):
    seen = set()
    for seed in range(40):
        one = table(tmp_path, EARLY.replace("turn 0", "turn 2"), (2,), seed=seed)
        if one.match.apparent_state.phase == "turn":
            click(one, "wait")
            quiet = notice(one) is not None and "table-quiet" in {t.id for t in notice(one).texts}
            seen.add((one.match.apparent_state.phase, quiet))
    assert ("attempt", False) in seen and ("turn", True) in seen
    assert ("attempt", True) not in seen


def test_phases_of_haste(tmp_path):
    hands = reflexes.Reflexes([""] * 3, {1, 2})
    assert hands.competing(GAME.position(SLAPPING)) == {0, 2}
    assert hands.competing(GAME.position(RACING)) == {0, 1, 2}
    assert hands.competing(GAME.position(EARLY)) == frozenset()
    assert {GAME.position(SLAPPING).phase, GAME.position(RACING).phase} == {"slap", "race"}


def test_who_is_caught_hears_of_the_cheats_that_were_missed_meanwhile() -> None:
    """Cleo catches Anna, whom she watched; in the same moment Ben’s hand became smaller, and all can count that."""
    hands = reflexes.Reflexes([""] * 3, {1, 2})
    before = GAME.position(EARLY)
    for vanished, more in (((), []), (((1, "N1"),), ["Ben cheated, and nobody noticed."])):
        after = before._replace(guard=0, vanished=(*before.vanished, *vanished))
        caught, *missed = hands.missed(before, after, 0)
        assert caught.message == "after-caught"
        tell = Teller("mogel_motte", "en", you=0).tell
        said = [tell(reason.message, reason.facts) for reason in missed]
        assert [one.partition(" That hand")[0] for one in said] == more
