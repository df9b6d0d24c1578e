"""Many games: each as it is recorded, the same whoever plays them, and what goes wrong costs no other game."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pandas as pd
import pytest
from distributed import Client, LocalCluster

import mopsbook as mops
from mopsbook import lab
from mopsbook.core.errors import MopsError, OptionError, TraceError
from mopsbook.players import Player


def played(game="mauz", players="random", games=4, **more):
    more = {"seed": 5, "executor": "here", "progress": False, **more}
    return lab.play_many(game, players, games, **more)


@pytest.mark.parametrize("name", mops.games())
def test_a_game_is_the_one_that_is_recorded_with_its_seed(name):
    kinds = ["simple", *["random"] * (mops.game(name).players - 1)]
    runs = played(name, kinds, games=2)
    for number, row in enumerate(runs.games.itertuples()):
        turned = kinds[-number:] + kinds[:-number]
        seats = runs.seats[runs.seats.game == number]
        trace = mops.record(name, seed=row.seed, players=turned)
        end = trace.game.outcome(trace.last)
        assert (row.game, row.seed, row.moves) == (number, f"5/{number}", len(trace.moves))
        assert seats.player.tolist() == turned and seats.points.tolist() == [*end.totals]
        assert {*seats.seat[seats.won > 0]} == {*end.winners}
        assert seats.won.sum() == pytest.approx(1)
        deciding = [move.player for move in trace.moves if move.player is not None]
        assert seats.decisions.tolist() == [deciding.count(n) for n in range(len(turned))]
        assert seats.seat[seats["first"]].tolist() == deciding[:1]


@pytest.mark.parametrize("workers", [2, 8])
def test_the_same_seed_gives_the_same_rows_for_any_number_of_workers(workers):
    alone = played(games=20)
    with ThreadPoolExecutor(workers) as executor:
        together = played(games=20, executor=executor)
    pd.testing.assert_frame_equal(alone.games, together.games)
    pd.testing.assert_frame_equal(alone.seats, together.seats)
    assert not alone.games.equals(played(games=20, seed=6).games)


class Failing(Player):
    """Goes wrong in one of the ways."""

    def __init__(self, how):
        self.how = how

    def choose(self, view, legal, rng):
        if rng.random() < 0.98:  # most games never see it
            return legal[0]
        if self.how == "raise":
            raise ValueError("no idea")
        if self.how == "nonsense":
            return "skip"
        while True:
            with suppress(Exception):
                time.sleep(0.01)


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("raise", "Failing on seat {} raised ValueError: no idea"),
        ("nonsense", "Failing on seat {} chose 'skip', which is no move"),
        ("hang", "took more than 0.3 seconds, while Failing on seat {} was choosing."),
    ],
)
def test_a_player_who_goes_wrong_is_named_with_game_seat_and_seed_and_the_other_games_are_kept(
    how, told
):
    with pytest.warns(RuntimeWarning, match="went wrong; failures has all"):
        runs = played(players=[Failing(how), "random", "random", "random"], games=12, limit=0.3)
    kept = {*runs.games.game}
    lost = {*range(12)} - kept
    assert kept and lost and len(runs.failures) == len(lost)
    for number, failure in zip(sorted(lost), runs.failures, strict=True):
        assert f"Game {number} of mauz (seed 5/{number})" in str(failure)
        assert told.format(number % 4) in str(failure)
    assert {*runs.seats.game} == kept


def test_what_is_measured_stands_in_the_rows():
    runs = played(measure=lambda game, moves: {"swaps": sum("swap" in str(m) for m in moves)})
    trace = mops.record("mauz", seed="5/2", players="random")
    assert runs.games.swaps[2] == sum("swap" in str(move) for move in trace.moves) > 0
    with pytest.warns(RuntimeWarning, match="measure raised ZeroDivisionError"):
        assert len(played(measure=lambda game, moves: {"x": 1 / 0})) == 0


def test_who_interrupts_keeps_what_is_done():
    done = []

    def measure(game, moves):
        if len(done) == 5:
            raise KeyboardInterrupt
        done.append(moves)
        return {}

    with pytest.warns(RuntimeWarning, match="Stopped: 5 games are there"):
        runs = played(games=12, measure=measure)
    assert (
        runs.games.game.tolist() == [*range(5)] and repr(runs) == "<5 of 12 games of mauz, seed 5>"
    )


class Dying(Player):
    """Takes its process along, once for each file that is there."""

    def __init__(self, folder):
        self.folder = folder

    def choose(self, view, legal, rng):
        for file in Path(self.folder).iterdir():
            file.unlink(missing_ok=True)
            os._exit(1)
        return legal[0]


@pytest.mark.slow
def test_games_of_a_process_that_dies_are_played_by_another_one(tmp_path):
    (tmp_path / "once").touch()
    runs = played(players=[Dying(str(tmp_path)), *["random"] * 3], games=40, executor=None)
    assert runs.games.game.tolist() == [*range(40)] and not runs.failures
    assert not [*tmp_path.iterdir()]


@pytest.mark.slow
def test_nothing_is_lost_or_counted_twice_where_a_worker_of_a_cluster_is_killed():
    of = {"n_workers": 2, "threads_per_worker": 1, "dashboard_address": None}
    with LocalCluster(**of) as cluster, Client(cluster) as client:
        executor, before = client.get_executor(), client.run(os.getpid)
        client.submit(_end_soon, workers=[min(before)], pure=False).result()
        runs = played(games=600, executor=executor)
        assert len({*before.values()} - {*client.run(os.getpid).values()}) == 1
    pd.testing.assert_frame_equal(runs.seats, played(games=600).seats)
    assert not runs.failures


def _end_soon():
    threading.Timer(0.3, os._exit, [1]).start()


def test_tables_are_saved_with_what_made_them(tmp_path):
    runs = played(mops.game("mauz", players=3, tokens=2), games=3)
    games, seats = runs.save(tmp_path / "new" / "mauz")
    assert (games.name, seats.name) == ("mauz.games.parquet", "mauz.seats.parquet")
    about = pd.read_parquet(seats).attrs["mopsbook"]
    assert about["options"] == {"players": "3", "tokens": "2"} and about["seed"] == 5
    assert about["mopsbook"] and about["python"] and about["players"] == ["random"] * 3
    again = lab.read(tmp_path / "new" / "mauz")
    pd.testing.assert_frame_equal(again.seats, runs.seats)
    assert again.about == runs.about and repr(again) == repr(runs)


def test_what_is_no_table_of_ours_is_named(tmp_path):
    with pytest.raises(FileNotFoundError, match=r"miau.games.parquet"):
        lab.read(tmp_path / "miau")
    for name in ("games", "seats"):
        (tmp_path / f"x.{name}.parquet").write_text("no")
        pd.DataFrame({"a": [1]}).to_parquet(tmp_path / f"y.{name}.parquet")
    with pytest.raises(TraceError, match="is no Parquet file"):
        lab.read(tmp_path / "x")
    with pytest.raises(TraceError, match="holds no games of mopsbook"):
        lab.read(tmp_path / "y")


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"games": 0}, "a whole number from 1, not 0"),
        ({"games": True}, "not True"),
        ({"seed": None}, "a whole number or a text, not None"),
        ({"limit": 0}, "a number above 0, not 0"),
        ({"executor": "there"}, "not 'there'"),
        ({"game": 3}, "3"),
        ({"players": "chess"}, "There is no player 'chess'"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(wrong, told):
    with pytest.raises(OptionError, match=told):
        played(**wrong)
    assert issubclass(OptionError, MopsError)
