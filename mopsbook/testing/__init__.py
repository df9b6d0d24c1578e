"""The properties that every game has, ours and those from elsewhere, as tests.

An author of a game writes::

    from mopsbook.testing import Facts, check_game, checks

    def test_skat():
        check_game("skat", Facts(cases=["cases.json"]))

or, to have one test for each property and table::

    @pytest.mark.parametrize("check", checks("skat"), ids=str)
    def test_skat(check):
        check()

Most is derived from what a game declares; :class:`Facts` says the rest. A property that does not hold raises
:class:`GameFault`, an AssertionError whose sentence names the property, the position and the move.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from mopsbook.testing import (
    asking,
    book,
    dealing,
    legality,
    lesson,
    looks,
    notation,
    play,
    secrecy,
    telling,
)
from mopsbook.testing.facts import Facts
from mopsbook.testing.fault import GameFault
from mopsbook.testing.subject import Subject, played

__all__ = [
    "OF_GAMES",
    "OF_TABLES",
    "Check",
    "Facts",
    "GameFault",
    "Subject",
    "check_game",
    "checks",
    "played",
]

OF_TABLES: tuple[Callable[[Subject, Any], None], ...] = (
    play.games_end_and_nothing_is_lost,
    play.somebody_can_move_until_the_end,
    play.questions_change_nothing_and_are_answered_alike,
    play.events_cite_rules_of_the_book,
    play.the_same_seed_gives_the_same_game,
    legality.listed_moves_are_those_that_break_no_rule,
    legality.a_refused_move_changes_nothing_and_names_its_rule,
    notation.what_is_written_is_read,
    notation.what_a_case_may_name_is_json,
    notation.a_saved_game_is_told_as_it_was_played,
    secrecy.a_view_hides_what_it_must_and_nothing_else,
    secrecy.views_of_twins_are_equal,
    secrecy.twin_worlds_send_the_same,
    secrecy.what_chance_brings_to_others_is_not_told,
    telling.what_happens_and_is_to_be_decided_is_told,
    telling.refusals_are_told,
    looks.pictures_hang_together_and_are_told,
)
"""What holds at each table: with each number of players, under each set of options."""

OF_GAMES: tuple[Callable[[Subject], None], ...] = (
    legality.any_two_options_go_together,
    notation.positions_views_and_records_come_back_under_all_options,
    secrecy.what_a_closed_hand_decides_is_not_told,
    secrecy.twins_of_positions_that_are_set_up_send_the_same,
    dealing.worlds_agree_with_the_view_they_are_dealt_for,
    telling.what_happens_under_any_two_options_is_told,
    telling.notation_is_told,
    book.rules_are_told_in_every_language,
    book.every_rule_is_cited_or_a_note,
    book.every_option_is_named_by_a_rule,
    book.every_rule_has_an_example_that_shows_it,
    book.worked_cases_hold,
    looks.look_and_voice_keep_their_contracts,
    looks.arrows_lead_to_what_they_join,
    looks.a_replay_comes_out_whole,
    lesson.the_lesson_can_be_held,
)
"""What holds of a game as a whole."""

WITH_WORDS: tuple[Callable[[Subject, Any], None], ...] = (
    asking.questions_are_answered_as_the_rules_say,
)
"""What holds at each table of a game whose rules are told in every language: questions name them."""


AT_LAST = {
    secrecy.twin_worlds_send_the_same,
    looks.pictures_hang_together_and_are_told,
    asking.questions_are_answered_as_the_rules_say,
}
"""What takes longest: an author hears first of what is found sooner."""


@dataclass(frozen=True)
class Check:
    """One property of one game, perhaps at one table; calling it checks it.

    Parameters
    ----------
    of : callable
        The property.
    subject : Subject
        The game.
    options : mapping, optional
        The table.

    Examples
    --------
    >>> check = checks("mopsen")[0]
    >>> str(check.subject), str(check).startswith("mopsen-")
    ('mopsen', True)
    """

    of: Callable[..., None]
    subject: Subject
    options: Mapping[str, Any] | None = None

    def __call__(self) -> None:
        """Check the property.

        Raises
        ------
        GameFault
            If the game has it not.
        """
        try:
            if self.options is None:
                self.of(self.subject)
            else:
                self.of(self.subject, self.subject.game(self.options))
        except GameFault as fault:
            fault.of = str(self.of.__name__).replace("_", " ")
            raise

    def __str__(self) -> str:
        told = ",".join(f"{name}={value}" for name, value in (self.options or {}).items())
        return "-".join(filter(None, (self.subject.name, self.of.__name__, told)))


def checks(name: str, facts: Facts | None = None) -> list[Check]:
    """Return one check for each property of a game, and of each of its tables.

    Parameters
    ----------
    name : str
        The game.
    facts : Facts, optional
        What cannot be derived from its declarations.

    Examples
    --------
    >>> [str(check) for check in checks("mopsen") if check.options is None][:2]
    ['mopsen-any_two_options_go_together', 'mopsen-positions_views_and_records_come_back_under_all_options']
    """
    return checks_of(Subject(name, facts))


def checks_of(subject: Subject) -> list[Check]:
    """Return the same for a game with its facts."""
    found = [
        *(Check(of, subject, options) for of in OF_TABLES for options in subject.tables),
        *(Check(of, subject) for of in OF_GAMES),
        *(Check(of, subject, options) for of in WITH_WORDS for options in subject.tables),
    ]
    return sorted(found, key=lambda check: check.of in AT_LAST)


def check_game(name: str, facts: Facts | None = None) -> None:
    """Check that a game has all properties that every game has.

    Parameters
    ----------
    name : str
        The game: ours, or one that an installed package offers.
    facts : Facts, optional
        What cannot be derived from its declarations.

    Raises
    ------
    GameFault
        If it has not; the sentence says which property, in which position, with which move.

    Examples
    --------
    >>> from mopsbook.testing import check_game
    >>> check_game("chess")
    Traceback (most recent call last):
    mopsbook.core.errors.OptionError: ...
    """
    for check in checks(name, facts):
        check()
