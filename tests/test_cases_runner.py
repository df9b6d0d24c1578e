"""What the runner of worked cases says, and that nothing written wrongly is passed over."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from mopsbook.cases.compare import agrees, look_up
from mopsbook.cases.read import Case, Unreadable, read_file
from mopsbook.cases.run import main, report, run_case
from mopsbook.core import registry
from mopsbook.games.mopsen.engine import Mopsen

BASE = {"rules": ["mopsen.void-any"], "position": "3 players; hands R5 C1 / R2 / B9"}


def run(**keys: Any) -> list[str]:
    return run_case(Case("cases.json:1", "", BASE | keys))


def write(folder: Path, file: str, text: str) -> Path:
    path = folder / file
    path.write_text(text, "utf-8")
    return path


# ------------------------------------------------------------------ what a line says


@pytest.mark.parametrize(
    ("keys", "line"),
    [
        ({"expect": {"turn": 1}}, "turn: expected 1, found 0"),
        ({"expect": {"turn": "0"}}, 'turn: expected "0", found 0'),
        ({"expect": {"turn": False}}, "turn: expected false, found 0"),
        ({"expect": {"hands.0": ["R5"]}}, "hands.0: expected R5, found R5 C1"),
        ({"expect": {"pecking": ["C", "R", "B", "Y"]}}, "pecking: expected C R B Y, found R B Y C"),
        ({"legal": ["0 play R5"]}, "legal: expected 0 play R5, found 0 play R5, 0 play C1"),
        (
            {"legal": ["0 play R5", "0 play C1", "1 play R2"]},
            (
                "legal: expected 0 play R5, 0 play C1, 1 play R2 (refused (mopsen.clockwise)), "
                "found 0 play R5, 0 play C1"
            ),
        ),
        ({"legal": []}, "legal: expected nothing, found 0 play R5, 0 play C1"),
        ({"expect": {"legal_count": 3}}, "legal_count: expected 3, found 2"),
        (
            {"not": [["0 play R5", "mopsen.own-hand"]]},
            "not: 0 play R5: expected refused (mopsen.own-hand), found allowed",
        ),
        (
            {"not": [["1 play R2", "mopsen.own-hand"]]},
            "not: 1 play R2: expected refused (mopsen.own-hand), found refused (mopsen.clockwise)",
        ),
        (
            {"expect": {"verdicts": [{"move": {"type": "play", "player": 1, "card": "R2"}, "rule": None}]}},
            "verdicts: 1 play R2: expected allowed, found refused (mopsen.clockwise)",
        ),
        ({"not": [["1 play R2", "mopsen.clockwize"]]}, "not: 1 play R2: 'mopsen.clockwize' is no rule of mopsen"),
        ({"includes": ["1 play R2"]}, "includes: 1 play R2: expected allowed, found refused (mopsen.clockwise)"),
        ({"count": {"play": 3}}, "count of play: expected 3, found 2"),
        ({"expect": {"size": {"hands/0": 1}}}, "size of hands/0: expected 1, found 2"),
        ({"expect": {"size": {"phase": 1, "turn": 1}}}, "size: 'turn' is no list in a position of mopsen"),
        (
            {"then": [{"play": ["0 play R5"], "after": {"turn": 2}}]},
            "then 1: turn: expected 2, found 1",
        ),
        (
            {"then": [{"play": ["0 play R2"]}]},
            "then 1, play: move 1, 0 play R2: expected allowed, found refused (mopsen.own-hand)",
        ),
        (
            {"moves": ["0 play C1", "sing"], "expect": {"turn": 1}},
            "moves: move 2, sing: expected allowed, found refused (mopsen.unknown-move)",
        ),
    ],
    ids=str,
)  # fmt: skip
def test_a_line_tells_what_was_expected_and_found(keys: dict[str, Any], line: str) -> None:
    assert line in run(**keys)


def test_long_lists_tell_their_difference() -> None:
    position = {
        "players": 3,
        "phase": "redraw",
        "hands": [["R1", "R2", "R3", "R4"], ["B1"], ["B2"]],
    }
    moves = ["0 redraw -", "0 redraw R1 R2 R3 R4"]
    [line] = run(position=position, expect={"legal": moves})
    assert line.startswith(
        "legal: expected 2 moves, found 15; expected and not found: 0 redraw R1 R2 R3 R4 ("
    )
    assert "found and not expected: 0 redraw R1, 0 redraw R2" in line


# ------------------------------------------------------------------ nothing is passed over


@pytest.mark.parametrize(
    ("keys", "says"),
    [
        ({}, "expects nothing"),
        ({"expect": {}}, None),
        ({"expct": {"turn": 0}}, "'expct' is no key of a worked case"),
        ({"expect": {"trun": 0}}, "'trun' is no key of a worked case"),
        ({"expect": {"hands.3": []}}, "'hands.3' is no key of a worked case"),
        ({"expect": {"state": {"hand": []}}}, "'hand' is no key of a worked case"),
        ({"then": [{"plays": []}]}, "'plays' is no key of a worked case"),
        ({"expect": 5}, "expect must be an object"),
        ({"expect": {"legal": "0 play R5"}}, "legal must be a list"),
        ({"expect": {"legal": [5]}}, "5 is no move"),
        ({"expect": {"verdicts": ["0 play R5"]}}, "is no move with a rule"),
        ({"expect": {"verdicts": [{"move": "0 play R5"}]}}, "is no move with a rule"),
        ({"then": 5}, "then must be a list"),
        ({"then": [5]}, "then must be an object"),
        ({"filter": {"type": ["play"]}, "legal": []}, "filter must be"),
        ({"moves": 5, "legal": []}, "moves must be a list"),
        ({"rules": "mopsen.void-any", "legal": []}, "rules must be a list"),
        ({"rules": ["mopsen.void-anny"], "legal": []}, "'mopsen.void-anny' is no rule"),
        ({"rules": [["mopsen.void-any"]], "legal": []}, "rules must be a list of ids"),
        ({"not": [["0 play R5", ["mopsen.own-hand"]]]}, '["mopsen.own-hand"] is no id of a rule'),
        ({"verdicts": [{"move": "0 play R5", "rule": {}}]}, "{} is no id of a rule"),
        ({"verdicts": [{"move": "0 play R5", "rule": 5}]}, "5 is no id of a rule"),
        ({"id": [["a"] * 10**6], "expect": 5}, "expect must be an object"),
        ({"options": [], "legal": []}, "options must be an object"),
        ({"options": {"pinhc": "may"}, "legal": []}, "Did you mean 'pinch'?"),
        ({"options": {"players": True}, "legal": []}, "not for True"),
        ({"position": {"foo": 1}, "legal": []}, "'foo' is no field of a position"),
        ({"position": "3 players; hands R1 / R1 / -", "legal": []}, "R1 would be in two places"),
        ({"position": 5, "legal": []}, "A position is a text or an object"),
        ({"game": "chess", "legal": []}, "There is no game 'chess'"),
    ],
    ids=str,
)
def test_mistakes_in_a_case_are_told(keys: dict[str, Any], says: str | None) -> None:
    problems = run(**keys)
    assert says is None or any(says in problem for problem in problems), problems


def test_unknown_keys_beside_the_fields_of_a_position_are_told() -> None:
    case = {"rules": ["mopsen.void-any"], "players": 3, "hand": "R1", "legal": []}
    [line] = run_case(Case("here:1", "", case))
    assert line.startswith("'hand' is no field of a position")


def test_a_fault_of_an_engine_fails_one_case(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: Any) -> Any:
        raise ZeroDivisionError("no bones")

    monkeypatch.setattr(Mopsen, "legal", broken)
    assert run(legal=[]) == ["the engine fails with ZeroDivisionError: no bones"]


def test_a_case_may_be_nested_too_deeply() -> None:
    nest: list[Any] = []
    for _ in range(100_000):
        nest = [nest]
    assert run(expect={"turn": nest}) == ["is nested too deeply"]


def test_a_case_may_have_a_title_of_several_lines(tmp_path: Path) -> None:
    text = '{"title": "a\\nb\u2028c", "game": "mopsen", "expect": {"turn": 5}}'
    for path in (
        write(tmp_path, "a.json", text),
        write(tmp_path, "a.md", f"```json case\n{text}\n```\n"),
    ):
        [entry] = read_file(path)
        [line] = report(entry)
        assert line.endswith(": a b c: turn: expected 5, found 0")


@pytest.mark.parametrize(
    ("file", "text", "line", "says"),
    [
        ("a.md", "# No case\n\n```json\n{\"type\": \"play\"}\n```\n", None, "holds no worked case"),
        ("a.md", "x\n```json case\n{\"id\": 1,\n\"rules\": }\n```\n", 4, "is no JSON"),
        ("a.md", "x\n```json\n{\"id\": \n```\n", 3, "is no JSON"),
        ("a.md", "x\n```json case\n{\"id\": \"a\"}\n", 2, "is a block without an end"),
        ("a.md", "x\n```json case\n5\n```\n", 3, "is no case (number 1)"),
        ("a.md", "x\n```json case\n{\"patterns\": []}\n```\n", 3, "is no case (number 1)"),
        ("a.md", "```json\n[{\"id\": \"a\"}, 5]\n```\n", 2, "is no case (number 2)"),
        ("a.json", "", 1, "is no JSON"),
        ("a.json", "[]", None, "holds no worked case"),
        ("a.json", "{\"game\": \"mopsen\", \"cases\": []}", None, "holds no worked case"),
        ("a.json", "{\"game\": \"mopsen\", \"caeses\": []}", 1, "is no case"),
        ("a.json", "{\"game\": \"mopsen\", \"cases\": [], \"seed\": 1}", 1, "unknown key 'seed'"),
        ("a.json", "{\"game\": \"mopsen\", \"cases\": 5}", 1, "is no case"),
        ("a.json", "[{\"id\": \"a\", \"id\": \"b\"}]", 1, "'id' stands twice"),
        ("a.json", "[{\"id\": NaN}]", 1, "NaN is no number"),
        ("a.json", "[" * 100_000, 1, "is no JSON"),
    ],
    ids=repr,
)  # fmt: skip
def test_what_cannot_be_read_is_told_with_its_line(
    tmp_path: Path, file: str, text: str, line: int | None, says: str
) -> None:
    path = write(tmp_path, file, text)
    unread = [entry for entry in read_file(path) if isinstance(entry, Unreadable)]
    where = str(path) if line is None else f"{path}:{line}"
    assert any(e.where == where and says in str(e.problem) for e in unread), unread


def test_files_that_are_not_there_or_no_text_are_told(tmp_path: Path) -> None:
    [missing] = read_file(tmp_path / "missing.md")
    assert isinstance(missing, Unreadable) and "cannot be read: No such file" in str(
        missing.problem
    )
    [folder] = read_file(tmp_path)
    assert isinstance(folder, Unreadable) and "cannot be read" in str(folder.problem)
    (tmp_path / "a.json").write_bytes(b"\xff\xfe")
    [binary] = read_file(tmp_path / "a.json")
    assert isinstance(binary, Unreadable) and "no text in UTF-8" in str(binary.problem)


# ------------------------------------------------------------------ which game, which players

HELD = '"position": {"hands": [["R1"], ["R2"], ["R3"]]}, "expect": {"legal": ["0 play R1"]}'


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("any.json", f'{{"game": "mopsen", "cases": [{{"id": "a", {HELD}}}]}}'),
        ("any.json", f'[{{"id": "a", "game": "mopsen", {HELD}}}]'),
        ("any.json", f'{{"id": "a", "rules": ["mopsen.lead-any"], {HELD}}}'),
        ("any.json", f'[{{"id": "a", "not": [["1 play R2", "mopsen.clockwise"]], {HELD}}}]'),
        ("more-mopsen-cases.json", f'[{{"id": "a", {HELD}}}]'),
        ("mopsen.md", f"~~~ JSON\n{{{HELD}}}\n~~~\n"),
        ("Mopsen 2.md", f"  ```json case\n  {{{HELD}}}\n  ```\n"),
        ("mopsen", f"\ufeff[{{{HELD}}}]"),
    ],
)
def test_the_game_is_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], file: str, text: str
) -> None:
    assert main([write(tmp_path, file, text)]) == 0
    assert capsys.readouterr().out == "1 held, 0 failed\n"


def test_no_game_is_told(tmp_path: Path) -> None:
    [case] = read_file(write(tmp_path, "moopsen.json", f"[{{{HELD}}}]"))
    assert "nothing tells which game it is" in report(case)[0]


# ------------------------------------------------------------------ the command


def test_the_command_sums_up_and_tells_by_its_exit_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    good = write(tmp_path, "mopsen-a.json", f'[{{"id": "a", {HELD}}}]')
    bad = write(tmp_path, "mopsen-b.md", "no case here\n")
    text = f'# B\n\n```json case\n{{"id": "b", "title": "who is next", {HELD.replace("0 play", "1 play")}}}\n```\n'
    wrong = write(tmp_path, "mopsen-c.md", text)
    assert main([good]) == 0
    assert main([good, bad, str(wrong)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "1 held, 0 failed",
        f"{bad}: holds no worked case",
        f"{wrong}:4: b who is next: legal: expected 1 play R1 (refused (mopsen.clockwise)), found 0 play R1",
        "1 held, 2 failed",
    ]


def test_chance_is_always_drawn_alike() -> None:
    case = {
        "players": 3,
        "phase": "round_over",
        "moves": ["next round"],
        "expect": {"stack_size": 0},
    }
    seen = {tuple(run_case(Case("mopsen.md:1", "", copy.deepcopy(case)))) for _ in range(3)}
    assert seen == {("stack_size: expected 0, found 32",)}
    hands = {**case, "expect": {"hands.0": []}}
    assert len({tuple(run_case(Case("mopsen.md:1", "", hands))) for _ in range(3)}) == 1


# ------------------------------------------------------------------ comparing


FIELDS = {
    "turn": 0,
    "hands": [["R1", "B2"], []],
    "pieces": ["z z t0", "t5 h1"],
    "discard": ["R1", "R2"],
    "result": {"points": [None, 30.5], "out": []},
    "boards": [{"0,0": "A2"}, {}],
    "boxes": [[1], []],
    "hand_sizes_are_here": 3,
}


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("turn", 0), ("hands.0", ["R1", "B2"]), ("hands/1", []), ("hands.0/1", "B2"),
        ("result/points", [None, 30.5]), ("result.points.1", 30.5), ("boards/0/0,0", "A2"),
        ("hand_sizes", [2, 0]), ("hands_sizes", [2, 0]), ("hands.0_size", 2), ("discard_size", 2),
        ("hands_size", 2), ("hand_size", 2), ("discard_top", "R2"), ("hands.1_top", None),
        ("piece_sizes", [3, 2]), ("box_sizes", [1, 0]), ("result_size", 2), ("result/out_size", 0),
        ("hand_sizes_are_here", 3),
    ],
)  # fmt: skip
def test_look_up(path: str, value: Any) -> None:
    assert look_up(FIELDS, path) == value


@pytest.mark.parametrize(
    "path", ["", ".", "hands.2", "hands.-1", "hands.x", "turn.0", "turn_size", "x_size", "result_sizes", "turn_top", "_size"]
)  # fmt: skip
def test_look_up_of_nothing(path: str) -> None:
    with pytest.raises(LookupError):
        look_up(FIELDS, path)


@pytest.mark.parametrize(
    ("expected", "found", "ordered", "unordered"),
    [
        (["R1", "B2"], ["B2", "R1"], False, True),
        (["R1", "R1", "B2"], ["R1", "B2", "B2"], False, False),
        ([["R1", "B2"], ["C1"]], [["B2", "R1"], ["C1"]], False, True),
        ([["C1"], ["R1"]], [["R1"], ["C1"]], False, False),
        ([["R1"]], [["R1"], []], False, False),
        ("B2 R1", ["B2", "R1"], True, True),
        ("R1 B2", ["B2", "R1"], False, True),
        ("", [], True, True),
        ("-", [], True, True),
        ("z t0 z", "t0 z z", False, True),
        (["t0", "z"], "z t0", False, True),
        ({"1": "z t0"}, ["t1", "t0 z"], False, True),
        ({"1": ["R1"]}, [[], ["R1"]], True, True),
        ({"2": ["R1"]}, [[], ["R1"]], False, False),
        ({"x": ["R1"]}, [[], ["R1"]], False, False),
        ({"0,0": "A2"}, {"0,0": "A2"}, True, True),
        ({"0,0": "A2"}, {"0,0": "A2", "0,1": "B3"}, False, False),
        ({"a": ["R1", "B2"]}, {"a": ["B2", "R1"]}, False, True),
        (1, True, False, False),
        (0, False, False, False),
        (None, 0, False, False),
        (30.5, 30.5, True, True),
        ("1", 1, False, False),
        ([1, 2], [1, True], False, False),
        ([[0, "B7"]], [[0, "B7"]], True, True),
    ],
)
def test_agrees(expected: Any, found: Any, ordered: bool, unordered: bool) -> None:
    assert (agrees(expected, found), agrees(expected, found, True)) == (ordered, unordered)


# ------------------------------------------------------------------ what an engine may add


class Toy(Mopsen):
    """Mopsen in which a red card is as good as another, with a figure of its own."""

    @classmethod
    def case_options(cls, case: Any) -> dict[str, Any]:
        return {"bones": "strict"} | super().case_options(case)

    def case_key(self, state: Any, move: Any) -> Any:
        return move.json()["card"][0]

    def case_figure(self, state: Any, name: str, asked: Any) -> Any:
        if name != "values":
            return None
        return [{**entry, "value": len(entry["hand"])} for entry in asked]


def test_engines_may_read_cases_in_their_own_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "engine_of", lambda _game: Toy)
    position = "3 players; hands R2 R3 B3 / Y1 / Y2; bowls R1 / - / -"
    assert run(position=position, legal=["0 play R3", "0 play B3"], count={"play": 2}, expect={"legal_count": 2, "round_scores_now": [19, 8, 8]}) == []  # fmt: skip
    assert run(position=position, legal=["0 play R2", "0 play R3"])
    assert run(expect={"values": [{"hand": "R1 R2", "value": 5}]}) == []
    assert run(expect={"values": [{"hand": "R1 R2", "value": 6}]}) == [
        'values: expected {"hand": "R1 R2", "value": 6}, found {"hand": "R1 R2", "value": 5}'
    ]
    assert "'valuse' is no key" in run(expect={"valuse": []})[0]


@pytest.mark.parametrize(
    ("case", "players"),
    [
        ({"position": "5 players; hands - / - / - / - / -"}, {"players": 5}),
        ({"position": {"players": 5}}, {"players": 5}),
        ({"position": {"hands": [[], [], []]}}, {"players": 3}),
        ({"players": 3, "position": {}}, {"players": 3}),
        ({"players": 5, "hands": {"0": "R1"}}, {"players": 5}),
        ({"options": {"players": 5}, "position": {"players": 3}}, {"players": 5}),
        ({"position": "hands - / - / - / -"}, {}),
        ({}, {}),
    ],
)
def test_players_of_a_case(case: dict[str, Any], players: dict[str, int]) -> None:
    assert Mopsen.case_options(case) == players
