"""A guided game: new things are told when they first matter, one at a time, never twice, and no secret."""

from __future__ import annotations

from pathlib import Path

import pytest

import mopsbook as mops
from mopsbook.core.errors import OptionError
from mopsbook.games.mogel_motte.reflexes import Reflexes
from mopsbook.jupyter import guiding
from mopsbook.jupyter.display import LEFT
from mopsbook.jupyter.guiding import BEFALLEN
from mopsbook.quiz.learned import Learned
from mopsbook.show.help import GUIDED
from mopsbook.show.look import tell
from mopsbook.show.pictures import Picture
from mopsbook.show.sentences import OWN
from mopsbook.teach.advice import missed
from mopsbook.teach.coach import bits
from mopsbook.teach.guide import MOST, Guide, syllabus_of
from mopsbook.teach.words import Teller
from tests.guide import FREE, TURNS, free_turns, guided, rules_told, told_early, turns
from tests.tables import EXCHANGE, notice, send, sit, told

GAME = mops.game("mopsen", players=3)
LED = "trick 0:R6; hands R5 B1 Y9 / R2 B9 Y3 / B8 Y1 C2; stack B3 B4 B5"


@pytest.mark.parametrize("name", mops.games())
def test_each_rule_is_told_once_where_it_is_cited_and_the_table_waits(name: str) -> None:
    table = guided(name, None)
    assert not rules_told(table)  # first something is done
    met: set[str] = set()
    for _, _ in zip(range(25), turns(table), strict=False):
        new, known = rules_told(table), table.display.guide.told
        if known != met:  # what is told before a decision stays until that is done
            assert len({*new}) == len(new) <= MOST + 1
            assert met.isdisjoint(new)
            assert met.union(new) == known
        met |= known
        for one in table.display.pictures[:-1]:
            if one.notice and one.notice.texts[0].id == "guide-rule":
                assert one.told[-1].notes[-1].ends == OWN
                assert one.notice.rules[0] in {*one.told[-1].rules}
                assert {*one.lit} <= one.frame().scene.items.keys()
    assert all(table.game.rules[rule].status != "technical" for rule in met)


@pytest.mark.parametrize("name", mops.games())
def test_by_the_chosen_deal_important_things_come_up_early(name: str) -> None:
    plan = syllabus_of(name)
    early = told_early(name, plan.seed)
    print(f"{name}: {len(early)} of {len(plan.first)} rules in {TURNS} turns")
    assert len(early) == plan.early >= 8
    assert plan.costs <= {*plan.first} <= bits(mops.game(name).rules).keys()
    assert len({*plan.first}) == len(plan.first)


@pytest.mark.parametrize("name", mops.games())
def test_nobody_pays_before_having_had_some_turns_in_the_chosen_deal(name: str) -> None:
    seed = syllabus_of(name).seed
    assert seed is not None
    assert free_turns(name, seed) >= FREE


@pytest.mark.parametrize("name", mops.games())
def test_what_costs_the_learner_something_is_told_when_it_does(name: str) -> None:
    plan = syllabus_of(name)
    table = guided(name, plan.seed)
    told: set[str] = set()
    for _, _ in zip(range(40), turns(table, "random"), strict=False):
        told |= {*rules_told(table)}
        due = [
            {*note.rules} & plan.costs
            for picture in table.display.pictures
            for one in picture.told
            for note in one.notes
            if {*table.seats} & {note.text.facts.get(who) for who in BEFALLEN}
        ]
        assert not any(rules and told.isdisjoint(rules) for rules in due)


def test_who_pays_is_told_before_what_is_higher_in_the_list() -> None:
    guide = Guide(mops.game("mauz"))
    both = ["mauz.suit-count", "mauz.fewest-loses"]
    assert Guide(mops.game("mauz")).after([both]) == ["mauz.suit-count"]
    assert guide.after([both], [["mauz.fewest-loses"]]) == ["mauz.fewest-loses"]


def pointed(
    position: str, move: str, rule: str, name: str = "mogel_motte", players: int = 3
) -> tuple[str, ...]:
    """What has a ring after a move at a table that tells a rule."""
    g = mops.game(name, players=players)
    steps = tell([g.play(g.position(position), move)], 0)
    picture = Picture(g.observe(steps[0].step.after, 0), (0,), steps)
    return guiding.pointing(picture, g.rules[rule], ()).lit


PLAYED = "guard 2; discard N3; draw N1 N1; hands N1 N1 N2 N2 N5 / N4 S4 / N1 M2 N5", "0 play N2"


def test_a_ring_is_around_the_card_that_was_laid_and_not_around_one_like_it_in_a_hand() -> None:
    assert pointed(*PLAYED, "motte.adjacent") == ("discard1",)


def test_a_ring_is_around_a_shape_and_not_around_a_tile_that_is_called_alike() -> None:
    """D3 is a diagonal of three, and the orange bowl, which lies in the supply."""
    diagonal = "boards A2 B3, .. A4 B5, .. .. A6 / B3; tile A6; phase score"
    lit = pointed(
        diagonal, "0 score 0,0 1,1 2,2 turn 1,1", "mops-royal.printed-pattern", "mops_royal", 2
    )
    assert not any(item.startswith("supply") for item in lit)
    assert "pattern.D3" in lit


@pytest.mark.parametrize(("things", "rings"), [(1, 1), (6, 6), (7, 1)])
def test_more_than_six_things_have_no_ring_but_whose_they_are(
    things: int, rings: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = [f"thing{n}" for n in range(things)]
    monkeypatch.setattr(guiding, "_named", lambda _scene, _facts: iter(named))
    lit = pointed(*PLAYED, "motte.adjacent")
    assert len(lit) == rings
    assert lit == (tuple(named) if things < 7 else ("plate0",))


def test_what_a_lesson_has_taught_is_not_new_at_a_guided_table() -> None:
    learned = Learned()
    lesson = mops.Lesson("mopsen", learned=learned)
    for index in range(len(lesson)):
        lesson.index = index
        if lesson.question is not None:
            asked = lesson.question
            whole = asked.every or asked.how == "order"
            lesson.answer(asked.answers if whole else asked.answers[0])
    taught = {"mopsen.follow-suit", "mopsen.win-trick", "mopsen.lowest-pinches"}
    assert taught <= learned.told
    table = guided("mopsen", None, learned)
    for _, _ in zip(range(10), turns(table), strict=False):
        assert taught.isdisjoint(rules_told(table))


def test_what_was_told_is_kept_for_the_next_table(tmp_path: Path) -> None:
    file = tmp_path / "learned.jsonl"
    first = guided("mopsen", 1, Learned(file))
    for _, _ in zip(range(6), turns(first), strict=False):
        first.keep()
    known = Learned(file)
    assert known.told == first.display.guide.told != set()
    assert not known.problems
    again = guided("mopsen", 1, known)
    for _, _ in zip(range(6), turns(again), strict=False):
        assert known.told.isdisjoint(rules_told(again))


def test_only_a_first_guided_game_has_the_chosen_deal(tmp_path: Path) -> None:
    seed = syllabus_of("mopsen").seed
    assert mops.Table("mopsen", guided=True).seed == seed
    assert mops.Table("mopsen", guided=True, seed=3).seed == 3
    known = Learned()
    known.tell(["mopsen.follow-suit"])  # in a lesson
    assert mops.Table("mopsen", guided=True, learned=known).seed == seed
    known.meet(["mopsen.follow-suit"])
    assert mops.Table("mopsen", guided=True, learned=known).seed != seed
    assert mops.Table("mopsen", guided=True).help == GUIDED
    with pytest.raises(OptionError, match="guided"):
        mops.Table("mopsen", guided="yes")


def test_the_first_thing_before_a_decision_is_told_beside_it_and_stays(tmp_path: Path) -> None:
    table = sit(tmp_path, (1,), LED, help=GUIDED)
    assert rules_told(table) == ["mopsen.follow-suit"]
    assert told(table).startswith("New: If a pug was led")
    send(table, "item", on="B9")  # which is refused, and said why
    assert notice(table).kind == "refusal"
    table.screen.refresh()
    assert rules_told(table) == ["mopsen.follow-suit"]
    assert sit(tmp_path, (1,), LED, help="always").display.pictures[-1].notice is None


WEAK = "hands 9H QH 8S / 6C 7C JS; middle KH TC AD; dealer 1; turn 0"


def test_a_weak_move_is_told_what_would_have_been_better_by_what_the_seat_could_know(
    tmp_path: Path,
) -> None:
    game = mops.game("mauz", players=2)

    def after(move: str, help: str = GUIDED) -> list[str]:
        table = sit(tmp_path, (0,), WEAK, game, help=help)
        table.play(game.move(move))
        notices = (one.notice for one in table.display.pictures)
        said = [text for one in notices if one for text in one.texts if "missed" in text.id]
        return [Teller("mauz", "en").tell(text.id, text.facts) for text in said]

    # queen and king of hearts are 20, and all three hearts would be 29
    better = "20 points; with the king of hearts for the 8 of spades it would have been 29."
    assert after("0 swap 9H for KH") == [better]
    assert after("0 swap 8S for KH") == []
    assert after("0 swap 9H for KH", "always") == []
    twins = [game.position(WEAK), game.position(WEAK.replace("6C 7C JS", "6C 7C KS"))]
    assert missed(game, twins[0], game.move("0 swap 9H for KH")) == missed(
        game, twins[1], game.move("0 swap 9H for KH")
    )


def test_a_hint_says_what_could_be_done_and_what_comes_of_it(tmp_path: Path) -> None:
    table = sit(tmp_path, (1,), LED, help=GUIDED)
    send(table, "button", on="advise")
    assert told(table) == (
        "Only one move fits here: the one with the golden ring. This is what happens then: "
        "You follow suit with red 2, because red 6 was led."
    )
    assert [text.id for text in notice(table).texts] == ["guide-hint", "event-follow"]
    assert table.display.pictures[-1].lit == ("R2",)
    midst = sit(tmp_path, (0,), EXCHANGE, help=GUIDED)
    send(midst, "item", on="R1")
    assert "advise" not in [one.id for one in midst.display.frames[-1].buttons]
    plain = sit(tmp_path, (1,), LED, help="always")
    assert "advise" not in [one.id for one in plain.display.frames[-1].buttons]


def test_where_nobody_can_know_what_comes_a_hint_is_no_more_than_a_ring(tmp_path: Path) -> None:
    """Neither 1 fits a 3, so a card is drawn, and nobody knows which."""
    game = mops.game("mogel_motte", players=3)
    stuck = "guard 2; discard N3; draw N5 N4; hands N1 S1 / N4 N5 / N2 M5"
    table = sit(tmp_path, (0,), stuck, game, help=GUIDED)
    send(table, "button", on="advise")
    # a card could be sneaked away all the same
    assert told(table) == (
        "Apart from what can be done at any time, only one move fits here: the one with the golden ring."
    )
    assert table.display.pictures[-1].lit == ("draw", "stack")


@pytest.mark.parametrize(("card", "phase"), [("C3", "race"), ("Q3", "slap")])
def test_what_has_to_be_done_in_haste_is_no_press_that_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, card: str, phase: str
) -> None:
    """Of Cleo's card it is told beside the race itself: the own card is thrown by the first press on it."""
    monkeypatch.setattr(Reflexes, "urge", lambda *_: ())
    monkeypatch.setattr(Reflexes, "false_alarm", lambda *_: None)
    game = mops.game("mogel_motte", players=3)
    start = f"guard 0; turn 1; discard N2; draw N5 N4 N1; hands N3 N1 S1 / {card} N4 N5 / N2 M5 N4"
    table = sit(tmp_path, (0,), start, game, help=GUIDED)
    send(table, "button", on="wait")
    *way, last = table.display.pictures
    assert last.live and last.view.phase == phase
    assert phase not in [one.view.phase for one in way]
    assert notice(table).rules[0] in ("motte.cockroach", "motte.mosquito")


def test_a_hint_says_in_a_clause_what_speaks_for_it(tmp_path: Path) -> None:
    # by hand: yellow 12 would win two bones and cost the bowl's own; yellow 1 pinches
    lowest = "trick 0:Y3 1:Y9; hands R1 / R2 / Y12 Y1 B3"
    table = sit(tmp_path, (2,), lowest, help=GUIDED)
    send(table, "button", on="advise")
    assert table.display.pictures[-1].lit == ("Y1",)
    assert told(table).startswith("A good choice has a golden ring. This is what happens then:")
    assert told(table).endswith("It is the lowest so far: whoever is lowest pinches.")


def test_a_button_guides_from_the_first_decision_on(tmp_path: Path) -> None:
    table = sit(tmp_path, (0,), None, mops.game("mopsen"), seed=None)
    assert "guide" in [one.id for one in table.display.frames[-1].buttons]
    send(table, "button", on="guide")
    assert (table.display.help, table.match.seed) == (GUIDED, syllabus_of("mopsen").seed)
    assert "guide" not in [one.id for one in table.display.frames[-1].buttons]
    begun = sit(tmp_path, (0,), None, mops.game("mopsen"), seed=3)
    send(begun, "button", on="guide")
    assert (begun.display.help, begun.match.seed) == (GUIDED, 3)  # whoever chose a deal keeps it
    assert told(begun).startswith("From now on")
    next(turns(plain := sit(tmp_path, (0,), None, mops.game("mopsen"), seed=3)))
    assert "guide" not in [one.id for one in plain.display.frames[-1].buttons]


def test_at_the_end_it_is_said_what_is_known_and_ten_questions_are_offered() -> None:
    table = mops.Table("mauz", guided=True)
    session = table._session
    for _ in turns(session):
        pass
    shown = session.display.pictures[-1]
    known = session.display.coach.known
    left = [rule for rule in session.display.guide.left if rule.id not in known]
    assert told(session).startswith("Not all that matters in this game has come up yet")
    assert shown.notice.rules == tuple(left[:LEFT])
    table._hear(None, {"kind": "button", "rev": session.display.rev, "on": "questions"}, None)
    assert table.aside


def test_what_has_to_be_called_first_or_else_costs_something_heads_every_turn() -> None:
    game = mops.game("miau_miau", players=2)
    start = game.position("hands 9C KD / 8S AS; discard 9H; draw TH 7H")

    def asked(*told: str) -> str:
        display = mops.Table(game, start=start, seat=0, guided=True)._session.display
        display.guide.told |= {*told}
        display.rev += 1  # what is shown is drawn again
        return str(display.frames[-1].prompt.text.id)

    assert asked() == "prompt-call"
    assert asked("miau-miau.call-miau") == "prompt-call"


def test_what_the_last_of_the_others_did_is_a_stop_of_its_own() -> None:
    game = mops.game("miau_miau", players=3)
    start = game.position("hands 9C KD TS / 9S AS 7D / 7S QD TC; discard 9H; draw TH 7H")
    table = mops.Table(game, start=start, seat=0, guided=True)
    table._session.display.guide.told = frozenset(game.rules)  # nothing of it is new
    table.play("0 play 9C")
    shown = table._session.display.pictures
    movers = [one.told[-1].step.move.player for one in shown if not one.live]
    assert movers[-2:] == [1, 2] and shown[-1].live


def test_a_rule_that_is_read_otherwise_is_not_told() -> None:
    game = mops.game("mopsen", pinch="may")
    assert Guide(game).now(["mopsen.pinch-must"]) is None
    assert Guide(mops.game("mopsen")).now(["mopsen.pinch-must"]) == "mopsen.pinch-must"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", mops.games())
def test_what_is_told_is_two_sentences_and_short(name: str, lang: str) -> None:
    tell = Teller(name, lang).tell
    for rule in Guide(mops.game(name)).left:
        words = tell("guide-rule", {"rule": rule, "met": "no"})
        assert len(words) < 260, words


def test_what_is_still_to_come_holds_no_rule_of_a_variant_that_is_not_played() -> None:
    refusing = "mops-royal.refuse-variant"
    for options, there in (({}, False), ({"variant_refuse": True}, True)):
        left = Guide(mops.game("mops_royal", **options)).left
        assert (refusing in {rule.id for rule in left}) is there


def test_only_what_was_never_met_is_called_new(tmp_path: Path) -> None:
    table = sit(tmp_path, (1,), LED, help=GUIDED)
    rule = GAME.rules["mopsen.follow-suit"]
    assert table.display.guide.told == {rule.id}
    for met, word in ((), "New: "), ((rule.id,), "This rule came up before: "):
        text = guiding.telling(rule, met).texts[0]
        assert Teller("mopsen", "en").tell(text.id, text.facts).startswith(word)
    # a rule that came up when it had no room is told later, and then it is not new
    late = sit(tmp_path, (1,), LED)
    late.display.coach.meet([rule.id])
    late.display.help = GUIDED
    late.screen.refresh()
    assert told(late).startswith("This rule came up before: If a pug was led")
