"""What is told beside the table of Dog, and how pieces that are the same are marked the same."""

from __future__ import annotations

import pytest

import mopsbook as mops
from mopsbook.games.dog import look
from mopsbook.games.dog.look.turn import Held
from mopsbook.games.dog.thumb import liking, why
from mopsbook.games.dog.voice import prompt
from mopsbook.show.look import in_parts, tell
from mopsbook.show.offers import Pick
from mopsbook.show.pictures import asked
from mopsbook.teach.words import Teller

DOG = mops.game("dog")


def told(position: str, move: str, seat: int = 0) -> list[str]:
    """Return the sentences beside a step, steps of a 7 after a dash."""
    teller = Teller("dog", "en", you=seat)
    step = DOG.play(DOG.position(position), move, seed=1)
    found = []
    for note in look.story(step, seat):
        found.append(teller.tell(note.text.id, note.text.facts))
        found += ["- " + teller.tell(tick.text.id, tick.text.facts) for tick in note.steps]
    return found


@pytest.mark.parametrize(
    ("position", "why"),
    [
        # the own piece in front of her, as in "Dana can neither start nor move"
        ("pieces t0 / - / - / t60; turn 3; hands 2 / 2 / 2 / 5 6",
         ["Your red piece on its start field is protected and bars the way."]),
        ("pieces - / t16 / - / -; turn 0; hands 5 6 / 2 / 2 / 2",
         ["All your pieces wait in the start zone, and none of these cards starts one."]),
        ("pieces h4 / t16 / - / -; turn 0; hands 9 / 2 / 2 / 2",
         ["None of these cards starts a piece.",
          "No number fits: no piece of yours is on the track, and none at home can go so far."]),
        ("pieces - / t20 / - / -; turn 0; hands 5 swap / 2 / 2 / 2",
         ["All your pieces wait in the start zone, and none of these cards starts one.",
          ("You have no unprotected piece on the track that could be swapped. "
           "A swap is laid down without effect only if nobody else has such a piece either.")]),
    ],
)  # fmt: skip
def test_who_folds_is_told_with_what_barred_the_cards(position: str, why: list[str]) -> None:
    assert told(position, "fold")[1:] == why


def test_nothing_is_told_of_cards_that_are_folded_face_down() -> None:
    game = mops.game("dog", folded_cards="hidden")
    state = game.position("pieces t0 / - / - / t60; turn 3; hands 2 / 2 / 2 / 5 6")
    step = game.play(state, "fold")
    assert [len(look.story(step, seat)) for seat in (0, 3)] == [1, 2]


def test_a_seven_is_told_once_and_what_it_burns_where_it_does() -> None:
    assert told("pieces t5 / t8; hands 7 2 / 5; turn 0", "7 t5>t12 x1:t8") == [
        "You play the 7 and move a red piece all seven points, from track 5 to track 12.",
        "Your 7 passes Ben’s blue piece on track 8 and burns it: back to the start zone.",
    ]
    assert told("pieces t5 t20 / t8; hands 7 2 / 5; turn 0", "7 t5>t9 x1:t8; t20>t23") == [
        "You play the 7 and split it into 2 moves, one after the other.",
        "- A red piece moves with 4 points, from track 5 to track 9. That leaves 3 points.",
        "- Your 7 passes Ben’s blue piece on track 8 and burns it: back to the start zone.",
        "- A red piece moves with 3 points, from track 20 to track 23.",
    ]


def test_what_a_split_seven_burns_makes_its_owner_look() -> None:
    state = DOG.position("pieces t5 t20 / t8; hands 7 2 / 5; turn 0")
    (one,) = tell([DOG.play(state, "7 t5>t9 x1:t8; t20>t23")], 1)
    assert one.notes[-1].ends == 3


def test_the_end_of_a_round_is_said_and_nobody_is_to_play() -> None:
    state = DOG.position("pieces t5 / - / - / -; hands 3 / - / - / -; round 4; turn 0")
    first, _ = in_parts([DOG.play(state, "3 t5>t8", seed=1)])
    said = asked(DOG, DOG.observe(first.after, 0), (0,), tell([first], 0))
    scene = look.scene(first.after, first, seat=0)
    assert said is not None
    assert (said.text.id, said.text.facts["round"]) == ("part-round-end", 4)
    assert (scene.title[-1].id, scene.turn) == ("title-round-over", None)


def test_pieces_that_wait_fade_alike() -> None:
    state = DOG.position("pieces t5 / t40; hands 13 5 / 2; turn 0")
    marks = look.scene(state, None, (Held("5", 0),), 0).marks
    assert [marks[f"0:{letter}"].kind for letter in "BCD"] == ["dim"] * 3


@pytest.mark.parametrize("own", ["t0", "t5", "t5 t7"])
def test_a_protected_piece_says_why_it_is_not_swapped(own: str) -> None:
    state = DOG.position(f"pieces {own} / t16; hands swap joker / 2; turn 0")
    found = look.refused(state, (Held("swap", 0),), "1:A")
    assert found is not None
    assert found.violations[0].rule == "dog.swap-protected"


def test_steps_of_two_digits_have_room_and_many_are_written_alike() -> None:
    state = DOG.position("pieces t5 / t40; hands 10 joker 2 / 2; turn 0")
    goals = look.scene(state, None, (Held("10", 0), (0, 5)), 0).items
    assert goals["to.t15"].face == "goal-wide"
    many = look.scene(state, None, (Held("joker", 0), (0, 5)), 0).items
    signs = {str(item.text.facts["how"]) for key, item in many.items() if key.startswith("to.t")}
    assert signs == {"bare", "back"}


def test_the_only_piece_of_a_seven_is_no_step_of_its_own() -> None:
    state = DOG.position("pieces t5 / t40; hands 7 2 / 2; turn 0")
    draft = (Held("7", 0),)
    assert look.offers(state, draft).on["0:A"] == Pick(draft)


def test_whoever_is_home_is_told_so_where_it_is_said_what_to_do() -> None:
    state = DOG.position("pieces h1 h2 h3 h4 / - / t9; hands 2 7 / 5 / 3; turn 0")
    message, facts, _ = prompt(state, 0)
    said = [Teller("dog", lang, you=0).tell(message, facts) for lang in ("en", "de")]
    assert said == [
        "You are home: play 2 or 7 for Cleo’s pieces.",
        "Du bist im Ziel: Spiele für Cleo 2 oder 7.",
    ]


def heads(position: str, move: str, seat: int) -> list[str]:
    """Return the headlines of a step, part by part."""
    teller = Teller("dog", "de", you=seat)
    steps = in_parts([DOG.play(DOG.position(position), move, seed=1)])
    notes = [one.notes for one in tell(steps, seat)]
    told = [next((note for note in some if note.heads), some[0]).text for some in notes]
    return [teller.tell(text.id, text.facts) for text in told]


def test_whoever_hits_is_named_first() -> None:
    assert heads("pieces t5 / t8; hands 3 2 / 5", "3 t5>t8", 1) == [
        "Anna schlägt deine blaue Figur auf Feld 8: Sie muss zurück in ihre Startzone."
    ]


def test_the_news_of_a_round_is_its_headline_and_its_end_is_not_said_twice() -> None:
    _, news = heads("pieces t5 / t9 / - / -; hands 3 / - / - / -; round 4; turn 0", "3 t5>t8", 0)
    assert news == "Du gibst allen 2 Karten für Runde 5, und Ben spielt die erste."


def test_all_pieces_home_are_told_once() -> None:
    said = told("pieces h2 h3 h4 t63 / t8; hands 2 2 / 5", "2 t63>h1")
    assert said[1:] == [
        "All your pieces are home. From now on you play your cards for Cleo’s pieces."
    ]


def test_what_befalls_a_partner_is_looked_at_and_so_is_who_folds() -> None:
    burns = DOG.play(DOG.position("pieces t5 / - / t8 / -; hands 2 / 2 / 2 / 2; turn 0"), "2 t5>t7")
    hit = DOG.play(DOG.position("pieces - / t5 / t8 / -; hands 2 / 3 2 / 2 / 2; turn 1"), "3 t5>t8")
    fold = DOG.play(DOG.position("pieces - / t9 / - / -; hands 5 / 2 / 2 / 2; turn 0"), "fold")
    ends = [tell([step], 0)[0].notes[-1].ends for step in (burns, hit, fold)]
    assert ends == [1, 3, 2]


def test_red_numbers_of_a_seven_are_explained_where_there_are_any() -> None:
    for other, burns in (("t8", True), ("t40", False)):
        state = DOG.position(f"pieces t5 t20 / {other}; hands 7 2 / 2; turn 0")
        prompt = look.offers(state, (Held("7", 0), (0, 5))).prompt
        assert prompt is not None
        assert prompt.text.facts["burns"] is burns


def test_a_swap_without_effect_is_explained_when_it_can_be_played() -> None:
    alone, others = ("pieces t5 / -; hands swap 2 / 2", "pieces t5 / t9; hands swap 2 / 2")
    joker = "pieces t5 / -; hands joker 2 / 2"  # it is a swap among so much else
    cited = [
        "dog.swap-blank" in prompt(DOG.position(text), 0)[2] for text in (alone, others, joker)
    ]
    assert cited == [True, False, False]


def test_a_plain_card_keeps_special_ones_only_where_there_are_any() -> None:
    for hand, message in (("3 8", None), ("3 joker", "thumb-keep")):
        state = DOG.position(f"pieces t5 / t40; hands {hand} / 2; turn 0")
        reason = why(state, DOG.move("3 t5>t8", state))
        assert (reason and reason.message) == message


def test_a_piece_is_named_by_letter_and_colour() -> None:
    """Four seats have a piece A."""
    state = DOG.position("pieces t5 / t9 / t20 / t40; hands swap 4 / 2 / 2 / 2; turn 0")
    for draft, wanted in (
        ((Held("4", 0), (0, 5)), "to which red A moves with the 4"),
        ((Held("swap", 0), (0, 5)), "changes places with red A"),
    ):
        offered = look.offers(state, draft).prompt
        assert offered is not None
        assert wanted in Teller("dog", "en", you=0).tell(offered.text.id, offered.text.facts)


def test_a_partner_who_is_not_out_gets_the_only_start_card_of_whoever_is() -> None:
    """Anna’s piece is on the track, so she can do without her joker, and Cleo cannot unless all hers are home."""
    hands = "phase give; hands 2 7 7 swap joker / 4 5 / 6 8 / 9; turn 0; round 2; starter 0"
    home = "t0 / t9 / h1 h2 h3 h4 / t3"
    for pieces, card in (("t0 / t9 / - / t3", "joker"), ("- / t9 / - / t3", "2"), (home, "2")):
        state = DOG.position(f"pieces {pieces}; {hands}")
        best = max(DOG.legal(state), key=lambda move: liking(state, move))
        assert best.card == card


def test_the_rule_of_thumb_hits_others_rather_than_its_own_side() -> None:
    """Seat 1 is another side, seat 2 the partner; the 5 may hit either, from the same distance."""
    likes = {}
    for who, row in enumerate(("t5 t10 / t40 / t41", "t5 / t10 / t41", "t5 / t40 / t10")):
        state = DOG.position(f"pieces {row} / t50; hands 5 / 2 / 2 / 2; turn 0")
        likes[who] = liking(state, DOG.move("5 t5>t10", state))
    assert likes[1] > max(likes[0], likes[2])
