"""Questions, made by the rules: in moments of seeded games, of all kinds by turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, islice
from random import Random
from typing import Any

from mopsbook.core import registry
from mopsbook.core.asking import Asked, Kind, Moment
from mopsbook.core.chance import SeedLike, rng_of
from mopsbook.core.errors import OptionError, saying, short
from mopsbook.core.game import Game, as_game
from mopsbook.core.plain import integer
from mopsbook.core.state import State
from mopsbook.quiz.all_kinds import NAMING, OF_EVERY_GAME, kinds_of, name_of
from mopsbook.quiz.asked import asked_of
from mopsbook.quiz.decisions import MOVES, Decisions
from mopsbook.quiz.endings import AT_THE_END, winners
from mopsbook.quiz.naming import named
from mopsbook.quiz.positions import Occasion, known_about, rare, shown
from mopsbook.quiz.question import Question
from mopsbook.quiz.topics import Topic, nothing_about, rules_about
from mopsbook.quiz.variety import AskedCounts, Variety

MOST = 1000
"""So many questions can be asked for at once."""
LEVELS = (1, 2, 3)
SEARCHED = 250
"""So many decisions are looked at for one kind that is a game's own."""
SEARCHED_ASIDE = 60
"""So many are looked at for any kind, or for one that every game has: that takes longer, and is found soon or never."""
VAIN = 30
"""What every game has is asked so often in vain for one question, and about rules sparsely from then on."""
SPARSELY = 4
"""Then, and beside other kinds, it is asked of each so many-th decision: it takes longer than the rest."""
ENDS = 2
"""So many ends of games are looked at for what is asked there."""
WORK = 24
"""So often what every game has is asked while three kinds are looked for, and then again: it takes longer than the rest."""
FINDING = 4
"""What is found takes so many times as long as what is not."""
AFTER = 40
"""So many decisions of games are looked at before examples of rules, whose tables are made up."""
NEXT = 3
"""So many of the next moves of a position are looked at for what can be asked about it."""
STILL = 20
"""So many further decisions are looked at for one that is not like a recent one."""
SEAT = 0
"""Who is asked, if there is a choice: nobody likes to be somebody else, and see the table turned, each time."""
ANOTHER = 80
"""So many further decisions are looked at for one of that seat, of what is a game's own."""
ROUNDS = 16
"""So many further decisions are looked at for one of that seat where several kinds are looked for."""
STILL_OTHER = 30
"""So many for one that is answered otherwise than most of its kind."""
HOW_FAR = ("decides", "beside")
"""What a rule does in a kind of question: it decides it, or goes into the answer beside another one."""
TRIES = 5
"""So often it is looked for a question once more, if it may be about anything."""
Candidate = tuple[Kind, Occasion, Question]
"""A question, of which kind it is, and the decision about which it is."""
BESIDE = 4
"""A rule that is asked for and does not decide a question, but goes into its answer, counts more than all that repeats."""
NAMED = 1.5
"""What asks for the name of a rule counts so many times as much: it may be read in what has happened."""
ELSEWHERE = 0.5
"""Another seat counts less than that."""
EITHER = 3
"""One kind is looked for so many times as often as any other one is taken."""


def questions(
    g: Game[Any, Any] | str,
    about: Topic | Iterable[Topic] | None = None,
    count: int = 10,
    seed: SeedLike = 7,
    level: int | None = None,
) -> list[Question]:
    """Make questions about a game, each with its answer and what is to be said of every other answer.

    They are about positions of games that the seed deals, from what one seat may know. No two in a row are of
    the same kind if there is a choice, and none comes twice. Who is asked is the first seat, wherever that can be.

    Parameters
    ----------
    g : Game or str
        The game, under the options that the questions are to be about, or its name, which means its usual ones.
    about : str, int, or several of them, optional
        Ids of rules, whole or without the name of the game, sections, such as ``"3.6"``, or chapters, such as ``3``:
        one of these rules has to decide each question.
    count : int
        How many; there may be fewer about something rare.
    seed : int, str, random.Random or None
        The same int or str gives the same questions on every machine; None gives others each time.
    level : 1, 2 or 3, optional
        How many rules have to be seen at once; 3 are three or more. By default it is any.

    Returns
    -------
    list of Question
        The questions.

    Raises
    ------
    OptionError
        If there is no such rule, chapter or level, or nothing can be asked about it.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> question, = mops.questions(g, about="win-trick", count=1)
    >>> print(question.text())  # doctest: +ELLIPSIS
    You play ... and complete the trick. Which card wins it?
    >>> question.how, question.choices, question.rules[0].id
    ('table', None, 'mopsen.win-trick')
    >>> verdict = question.check(question.answers)
    >>> print(verdict.right, verdict.explain())  # doctest: +ELLIPSIS
    True Right.
    ... is the highest card. ...
    >>> len(mops.questions(g, about=[3, "pinch-step-3"], count=5, level=2))
    5
    """
    g = as_game(g)
    if not isinstance(g, Game):
        raise saying(TypeError, "questions-what", game=short(g))
    wanted = integer(count)
    if isinstance(wanted, bool) or not isinstance(wanted, int) or not 0 <= wanted <= MOST:
        raise OptionError("questions-count", count=short(count), most=MOST)
    if level is not None and (isinstance(level, bool) or level not in LEVELS):
        raise OptionError("questions-level", level=short(level))
    rules = rules_about(g.rules, about)
    found = list(islice(Maker(g, rng_of(seed), rules, level), wanted))
    if wanted and not found:
        raise nothing_about(g, rules, about, level)
    return found


def questions_at(game: Game[Any, Any], state: State, seed: SeedLike = 7) -> list[Question]:
    """Return what can be asked about one position of a game, and about some of its next moves.

    Examples
    --------
    >>> import mopsbook as mops
    >>> g = mops.game("mopsen", players=3)
    >>> s = g.position("trick 0:R6; hands R5 / R2 B9 Y3 / B8")
    >>> [question.kind for question in questions_at(g, s)][:2]
    ['playable', 'refused']
    """
    rng = rng_of(seed)
    maker, moves = Maker(game, rng), game.legal(state)
    found: dict[str, Question] = {}
    for move in rng.sample(moves, min(NEXT, len(moves))):
        for question in maker.about(Occasion(game, game.apply(state, move))):
            found.setdefault(question.id, question)
    return [*found.values()]


class Maker(Iterator[Question]):
    """Makes one question after the other.

    Parameters
    ----------
    game : Game
        The game.
    rng : random.Random
        The only source of chance.
    rules : frozenset of str, optional
        One of these has to decide each question.
    level : int, optional
        The level of each question.
    only : iterable of Kind, optional
        The kinds of which they are; by default all that there are.
    given : Counter, optional
        How often each kind was asked and each answer to it was right, also of questions made elsewhere.

    Attributes
    ----------
    place : Occasion
        The decision about which the last question is, as it really was.
    variety : Variety
        What was asked so far, which says what is next.
    """

    place: Occasion

    def __init__(
        self,
        game: Game[Any, Any],
        rng: Random,
        rules: frozenset[str] | None = None,
        level: int | None = None,
        only: Iterable[Kind] | None = None,
        given: AskedCounts | None = None,
    ) -> None:
        self.game, self.rng, self.rules, self.level = game, rng, rules, level
        self._chosen = only is not None
        self._most_work = WORK * (5 if self._chosen else 1)  # of few kinds there is nothing else
        self.kinds = tuple(kinds_of(game.name) if only is None else only)
        # questions that one of the rules decides are looked for until there is none; then it may go into the answer
        self._decides = self._nameable = rules is not None
        known = known_about(game.name)
        if (at_level := known.get("levels", {}).get(str(level))) and only is None:
            self.kinds = tuple(one for one in self.kinds if name_of(one) in at_level)
        if known and rules is not None and only is None:
            told = [known.get(rule, {}) for rule in rules]
            decides, beside = ({*chain(*(one.get(key, ()) for one in told))} for key in HOW_FAR)
            self.kinds = tuple(one for one in self.kinds if name_of(one) in decides | beside)
            self._decides, self._nameable = bool(decides), any("named" in one for one in told)
        own = registry.optional_module(game.name, "questions")
        heart, easy = getattr(own, "HEART", ()), (winners, *getattr(own, "EASY", ()))
        self.variety = Variety(self.kinds, rng, heart, easy, given)
        self._foreseen: Callable[[Moment], bool] = getattr(own, "foreseen", lambda _moment: True)
        self._vain: Counter[Kind] = Counter()
        self._in_vain: Counter[Kind] = Counter()
        self._rare: dict[Kind, tuple[Occasion, ...]] = {}
        self._spare: Candidate | None = None
        self._worn: Candidate | None = None
        self._stale, self._work = 0.0, 0
        # about a rule few kinds are asked, which takes less long
        self._decisions = Decisions(game, rng, MOVES if rules is None else 2 * MOVES)
        examples = tuple(shown(game, sorted(rules))) if rules else ()
        self._shown = tuple(place for place in examples if place.game.players == game.players)
        # with another number of players, if there is nothing else
        self._aside = tuple(place for place in examples if place not in self._shown)

    def __next__(self) -> Question:
        found = self._next()
        for _ in range(TRIES if self.rules is None else 0):
            if found is None:  # of all rules something can be asked, if not in the first games
                self._vain.clear()
                found = self._next()
        if found is None:
            raise StopIteration
        return found

    def _next(self) -> Question | None:
        order, self._spare, self._worn = self.variety.order(), None, None
        self._decisions.renew()
        self._work = self._most_work
        if self.rules is None:  # what was looked for in vain is given up sooner
            self._in_vain.clear()
            for kind, times in self._vain.items():
                self._in_vain[kind] = VAIN * times // (1 + times)
        for kind in order[:EITHER]:
            # the end of a game, which takes long to come to, is looked at for all that is worth asking there
            ends = [
                one for one in order if one in AT_THE_END and one not in (kind, *self.variety.easy)
            ]
            found = self._search((kind, *ends) if kind in AT_THE_END else (kind,))
            self.variety.looked_for(kind, found is not None)
            if found is not None:
                return found
        self._work = self._most_work
        # what was just looked for in vain is not looked for at once again, unless little else can be asked
        others = order[EITHER:] if self.rules is None else []
        again = [kind for kind in self.variety.seldom_first() if kind not in order]
        # at one level there may be few kinds, which come by turns
        just = [kind for kind in again if self.variety.just(kind)]
        rest = (
            [[one for one in again if one not in just], just]
            if self.level is None
            else [[kind] for kind in again]
        )
        last = [kind for kind in AT_THE_END if kind in self.kinds and self.rules is not None]
        for wanted in filter(None, (others, order, *rest, last)):
            if wanted is not others:
                self._decisions.anew()
            hard = wanted is not others and (self.rules is None or self._decides)
            # among all rules others may have something that is not like a recent one
            found = self._take(self._spared_one()) if self.rules is not None else None
            found = found or self._search(wanted, hard=hard)
            if found := found or self._take(self._spared_one()):
                return found
        if self.rules is not None:
            for kind in order:
                self._aside += rare(self.game, name_of(kind), anyhow=True)
            found = self._search(order, self._aside) if order else None
            self._decides = self._decides and bool(found or self._spared_one())
            if found is None and self._nameable and not self.variety.tired >= NAMING:
                found = self._named()
            found = found or self._take(self._spare)
        return found or self._take(self._worn)

    def _search(
        self, wanted: Iterable[Kind], among: Sequence[Occasion] = (), hard: bool = False
    ) -> Question | None:
        kinds = tuple(wanted)
        own = len(kinds) == 1 and kinds[0] not in OF_EVERY_GAME
        # who asks for rules or kinds gets what there is
        anyhow = self.rules is not None or self._chosen
        seldom = kinds if own or self.rules is not None else ()
        known = [place for kind in seldom for place in self._seldom(kind)]
        mixed = self.rng.sample(known, len(known))
        mixed.sort(key=lambda place: place.step.move.player != SEAT)
        games = self._decisions
        places: Iterator[Occasion] = chain(
            mixed, islice(games, AFTER), self._shown, islice(games, AFTER, None)
        )
        most = SEARCHED if own or hard else SEARCHED_ASIDE
        if among:
            places = iter(among)
        elif all(kind in AT_THE_END for kind in kinds):
            ends = (games.end() for _ in range(ENDS))
            places, most = (place for place in ends if place is not None), ENDS
        left, several = most, len(kinds) > ENDS and self.rules is None
        away: Candidate | None = None
        # for what was looked for in vain fewer every time
        looked = dict.fromkeys(kinds, most)
        anything = self.rules is None and self.level is None
        if not among:
            # of what is asked for what was asked once comes again
            kept = OF_EVERY_GAME if anything else [one for one in kinds if self.variety.made(one)]
            fewer = [kind for kind in kinds if kind not in kept]
            looked |= {kind: max(STILL, most // (1 + self._vain[kind])) for kind in fewer}
        for n, place in enumerate(islice(places, max(looked.values()))):
            left -= 1
            for kind in kinds:
                if n >= looked[kind] or (kind in OF_EVERY_GAME and self._spared(kind, n, several)):
                    continue
                question = self._ask(kind, place)
                if kind in OF_EVERY_GAME:
                    self._work -= 1 if question is None else FINDING
                dull = question is not None and not anyhow and self.variety.dull(question)
                vain = question is None or dull
                self._in_vain[kind] = self._in_vain[kind] + 1 if vain else 0
                if question is None:
                    continue
                expected = self.variety.expects(question)
                if dull:
                    self._worn = kind, place, question
                    continue
                beside = self.rules is not None and question.rules[0].id not in self.rules
                worn = self.variety.worn(question) if self.rules is not None else 0
                stale = BESIDE * (beside + worn) + self.variety.repeats(kind, question)
                stale += 2 * (expected + (self.rules is not None and self.variety.is_last(kind)))
                if not stale and not self.variety.ruled(question):
                    if question.seat == SEAT:
                        return self._take((kind, place, question))
                    away = away or (kind, place, question)
                    left = min(left, (ANOTHER if own else STILL) if len(kinds) == 1 else ROUNDS)
                    continue
                worse = stale + ELSEWHERE * (question.seat != SEAT)
                if self._spare is None or worse < self._stale:
                    self._spare, self._stale = (kind, place, question), worse
                # what is decided by another rule, and of but two answers the other one, may be much rarer
                if self._decides and beside:
                    continue
                if not (expected and len(question.asked.replies) == 2):
                    left = min(left, STILL_OTHER if expected else STILL)
            if not left:
                break
        if self._spare is None and away is None:
            self._vain.update(kinds)
        return self._take(away)

    def _spared_one(self) -> Candidate | None:
        """Return what was found and is like a recent question, unless something better may be found.

        That is so where another rule decides it than one that is looked for, or it asks the same once more.
        """
        most = BESIDE if self._decides else BESIDE + 1
        return None if self.rules is not None and self._stale >= most else self._spare

    def _spared(self, kind: Kind, n: int, several: bool) -> bool:
        """Say whether a kind that every game has is not asked of the n-th decision, since that takes long."""
        if self._work <= 0:
            return True
        vain = self._in_vain[kind] >= VAIN
        return bool(n % SPARSELY and (vain or several)) or (vain and self.rules is None)

    def _seldom(self, kind: Kind) -> tuple[Occasion, ...]:
        """Return the moves that are known of a rare kind."""
        if kind not in self._rare:
            self._rare[kind] = rare(self.game, name_of(kind), level=self.level)
        return self._rare[kind]

    def _take(self, found: Candidate | None) -> Question | None:
        if found is None:
            return None
        kind, self.place, question = found
        self._vain[kind] = 0
        self.variety.add(kind, question)
        return question

    def _named(self) -> Question | None:
        """Return a question about the name of one of the rules."""
        places = chain(self._shown, self._aside, self._decisions.of_games(1))
        for question, place in named(self.game, places, self.rules or frozenset(), self.rng):
            better = (
                self._spare is None or BESIDE * (NAMED + self.variety.worn(question)) < self._stale
            )
            if better and self._wanted(question.asked) and self.variety.is_new(question):
                self.variety.remember(question)
                self.place = place
                return question
        return None

    def about(self, place: Occasion) -> Iterator[Question]:
        """Yield one question of each kind about a decision."""
        asked = (self._ask(kind, place) for kind in self.kinds)
        return (question for question in asked if question is not None)

    def _ask(self, kind: Kind, place: Occasion) -> Question | None:
        found = asked_of(kind, place, self.rng, self._foreseen, self._wanted)
        return next(filter(self.variety.is_new, found), None)

    def _wanted(self, asked: Asked) -> bool:
        return (self.level is None or asked.level == self.level) and (
            self.rules is None or not self.rules.isdisjoint(asked.rules)
        )
