"""Sentences: a message of a catalogue, filled with the facts of a game.

Every game has one Fluent file for each language, ``words/<language>.ftl``; what all games and the
interface share stands in ``teach/words/<language>.ftl``, beside what the core says. Games that are played
with the same things name the package that has the words of these in their ``voice.py``, as in
``SHARED_WORDS = "mopsbook.cat_deck"``. Files
are read when they are first needed.

A fact is turned into words by its kind, which the game's ``voice.py`` gives for each name:

=========  ==================================  ==================================================
kind       value                               what the message can use for a fact ``x``
=========  ==================================  ==================================================
seat       seat number                         ``$x``, the name; ``$x_number``, the seat; ``$x_is``,
                                               ``you`` or ``other``; and forms of "you" or the
                                               name: ``$x_who`` ("you" or "Anna"), ``$x_whom`` and
                                               ``$x_to`` (which German tells apart), ``$x_whose``
                                               ("your" or "Anna’s")
seats      list of seat numbers                ``$x`` ("Anna and Ben", "you and Ben"), ``$x_or``,
                                               ``$x_list`` with commas only, ``$x_count``;
                                               ``$x_whom``, ``$x_to``; ``$x_are``, which is ``you``,
                                               ``you-and`` others, ``one`` other or ``other``
card       card in notation, or hidden         ``$x`` ("red 9"), ``$x_suit``, ``$x_number`` and what
                                               else ``card_args`` gives, ``$x_colour``; a text
                                               that is no card stays as it is
cards      list of cards                       as for seats
colour     colour in notation                  ``$x`` ("red"), ``$x_suit``
colours    list of colours, in order           ``$x`` ("red, blue, yellow, cat")
totals     list of points by seat              ``$x`` ("Anna 21, Ben 20")
=========  ==================================  ==================================================

Any other kind is a thing of the game, such as a field: its ``voice.py`` takes the value apart by a
function ``<kind>_args``, and the message ``<kind>`` names it. A fact ``x`` then gives ``$x``, the
name, and ``$x_<part>`` for each part; parts are facts in their turn. An ``s`` behind the kind is a
list of such things, told as seats are.

Where one person reads, that seat is "you", and a sentence is made for both: ``{ $player_is -> [you] You play
*[other] { $player } plays } the { $card }.`` Only what stands on the table, such as a plate, says ``$player``
outside of that.

Truth values become ``yes`` and ``no``; numbers and other texts are passed as they are. A value may
carry its kind itself, as in ``{"seat": 2}``, or be a :class:`~mopsbook.core.advice.Reason`, whose
sentence is told within the other, or several in a tuple: as for seats, and ``$x_apart`` with semicolons. A rule is its title, with ``$x_says``, its first sentence, ``$x_short``, the first
two, and ``$x_text``. The function ``START`` writes a first letter large.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import zip_longest
from typing import Any

from mopsbook.core import registry
from mopsbook.core.advice import Reason
from mopsbook.core.errors import OptionError, short
from mopsbook.core.hints import near
from mopsbook.core.rules import Rule
from mopsbook.core.settings import spoken
from mopsbook.core.state import HIDDEN
from mopsbook.teach.catalogue import Catalogue, MissingWords
from mopsbook.teach.voice import voice_of

NAMES = ("Anna", "Ben", "Cleo", "Dana", "Emil", "Finn", "Greta", "Hugo", "Ida", "Jona")
"""Names of the players who gave none, by seat; the same in every language."""

SHOWN_OF_NAME = 18
"""Signs of a name that are shown; more would not fit beside a hand, nor into a sentence."""

# signs of control, halves of characters, and those that turn the direction of what follows
_UNSEEN = re.compile(
    "[\x00-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff"
    "\ud800-\udfff\ufffe\uffff]"
)

Args = dict[str, Any]

FORMS = {
    "who": "seat-who",
    "whom": "seat-whom",
    "to": "seat-to",
    "whose": "seat-whose",
    "plate": "seat-plate",
}
"""Forms of "you" or a name, also as it stands on a plate, and the messages that tell them."""


@cache
def languages(game: str) -> tuple[str, ...]:
    """Return the languages in which a game is told, sorted.

    Examples
    --------
    >>> languages("mopsen")
    ('de', 'en')
    """
    return _languages(files(registry.package(game)) / "words")


@cache
def interface(lang: str) -> dict[str, str]:
    """Return the words of buttons and labels that every table shows, by key.

    Places to be filled in the browser, such as ``{n}``, stay as they are.

    Raises
    ------
    MissingWords
        If there is no such language.
    """
    catalogue = _words("", lang)
    return {key.removeprefix("ui-"): catalogue.say(key, {}) for key in catalogue.ids("ui-")}


def say(message: str, lang: str | None, facts: Mapping[str, Any] | None = None) -> str:
    """Return a message that belongs to no game, filled with numbers and texts.

    Without a language it is the one that is set.

    Raises
    ------
    MissingWords
        If there is no such language or message, or a fact that it speaks of is missing.

    Examples
    --------
    >>> say("table-saved", "de", {"file": "abend"})
    'Die Partie ist als abend gespeichert.'
    """
    return _words("", lang).say(message, dict(facts or {}))


def shown_name(name: str) -> str:
    r"""Return a name as it stands in sentences and pictures: on one line, and not too long.

    Examples
    --------
    >>> shown_name("Anna\tMaria"), shown_name("x" * 1000), shown_name("\u202e")
    ('Anna Maria', 'xxxxxxxxxxxxxxxxx…', '')
    """
    # of ten thousand signs only the first are looked at
    plain = _UNSEEN.sub("", " ".join(name[: 20 * SHOWN_OF_NAME].split()))
    return plain if len(plain) <= SHOWN_OF_NAME else plain[: SHOWN_OF_NAME - 1].rstrip() + "…"


class Teller:
    """Tells what happens in a game, in one language and with the names of its players.

    Parameters
    ----------
    game : str
        Name of the game.
    lang : str, optional
        Language, such as ``"en"``; by default the one that is set.
    names : sequence of str, optional
        Names by seat. They may hold anything, and are shown as text, by :func:`shown_name`.
    you : int, optional
        The seat of whoever reads; by default it is told to anybody.

    Raises
    ------
    MissingWords
        If the game is not told in that language.

    Examples
    --------
    >>> tell = Teller("mopsen", "en", ["Ada"]).tell
    >>> tell("refusal-clockwise", {"player": 1, "actor": 0})
    'Ben cannot play now: Ada is next. Cards are played clockwise.'
    >>> Teller("mopsen", "en", you=1).tell("event-next-lead", {"player": 1})
    'You won the trick and lead the next one.'
    >>> Teller("mopsen", "de").tell("card", {"suit": "R", "number": 9})
    'Rot 9'
    """

    def __init__(
        self,
        game: str,
        lang: str | None = None,
        names: Sequence[str] | None = None,
        you: int | None = None,
    ) -> None:
        self.game, self.you = game, you
        self.lang = spoken(lang)
        given = () if names is None else names
        listed = isinstance(given, Sequence) and not isinstance(given, str)
        if not listed or not all(isinstance(name, str) for name in given):
            raise OptionError("names-texts", names=short(names))
        both = zip_longest(given, NAMES, fillvalue="")
        self.names = tuple(shown_name(name) or usual for name, usual in both)
        self._catalogue = _words(game, lang)
        self._forms: dict[int, Args] = {}
        self._voice = voice_of(game)
        # the same seats, cards and fields are told in sentence after sentence
        self._known = lru_cache(maxsize=10_000, typed=True)(self._words)
        self._kinds: dict[str, Callable[[str, Any], Args]] = {
            "seat": self._seat,
            "seats": self._seats,
            "card": self._card,
            "cards": self._cards,
            "colour": self._colour,
            "colours": self._colours,
            "totals": self._totals,
        }

    def tell(self, message: str, facts: Mapping[str, Any] | None = None) -> str:
        """Return a message with its facts in words.

        Parameters
        ----------
        message : str
            Id of a message of the game or of the interface.
        facts : mapping, optional
            JSON values by name; where ``past`` is one of them it is told as what has been asked before.

        Raises
        ------
        MissingWords
            If there is no such message, or a fact that it speaks of is missing.
        """
        args: Args = {"past": "no"}
        for name, value in (facts or {}).items():
            try:
                args.update(self._known(name, value))
            except TypeError:
                # a list, or a sentence with facts of its own, is nothing by which it could be found
                args.update(self._words(name, value))
        return self._catalogue.say(message, args)

    def knows(self, message: str) -> bool:
        """Say whether there is such a message."""
        return self._catalogue.has(message)

    def name(self, seat: int) -> str:
        """Return the name of a seat; its number if nobody can sit there."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def _words(self, name: str, value: Any) -> Args:
        if value is None:
            return {}
        if isinstance(value, bool):
            return {name: "yes" if value else "no"}
        if isinstance(value, Reason):
            return {name: self.tell(value.message, value.facts)}
        if isinstance(value, tuple) and value and isinstance(value[0], Reason):
            things = [self.tell(one.message, one.facts) for one in value]
            return self._listed(name, things) | {f"{name}_apart": "; ".join(things)}
        if isinstance(value, Rule):
            words = value.told(self.lang)
            told = {"says": words.gist, "short": words.short, "text": words.text}
            return {name: words.title, **{f"{name}_{part}": text for part, text in told.items()}}
        kind = self._voice.FACTS.get(name)
        if isinstance(value, Mapping):
            ((kind, value),) = value.items()
        if kind is None:
            return {name: value}
        if kind in self._kinds:
            return self._kinds[kind](name, value)
        if hasattr(self._voice, f"{kind}_args"):
            return self._thing(kind, name, value)
        one = kind.removesuffix("s")
        return self._listed(name, [self._thing(one, "", thing)[""] for thing in value])

    def _thing(self, kind: str, name: str, value: Any) -> Args:
        args: Args = {}
        for part, fact in getattr(self._voice, f"{kind}_args")(value).items():
            args.update(self._words(part, fact))
        found = {f"{name}_{part}": told for part, told in args.items()}
        return found | {name: self._catalogue.say(kind, args)}

    def _seat(self, name: str, seat: int) -> Args:
        forms = {f"{name}_{form}": told for form, told in self._of(seat).items()}
        return {name: self.name(seat), f"{name}_number": seat, **forms}

    def _of(self, seat: int) -> Args:
        """Return whether a seat is yours, and the forms of "you" or its name."""
        if seat not in self._forms:
            args = {"is": "you" if seat == self.you else "other", "name": self.name(seat)}
            told = {form: self._catalogue.say(message, args) for form, message in FORMS.items()}
            self._forms[seat] = {"is": args["is"], **told}
        return self._forms[seat]

    def _seats(self, name: str, seats: Sequence[int]) -> Args:
        who, whom, to = ([self._of(s)[form] for s in seats] for form in ("who", "whom", "to"))
        others = len(seats) - (self.you in seats)
        are = (
            ("you-and" if others else "you")
            if self.you in seats
            else "one"
            if others == 1
            else "other"
        )
        forms = {
            f"{name}_{form}": self._joined("list-and", told)
            for form, told in (("whom", whom), ("to", to))
        }
        return {**self._listed(name, who), **forms, f"{name}_are": are}

    def _card(self, name: str, card: str) -> Args:
        if card == HIDDEN:
            return {name: self._catalogue.say("back", {})}
        args = self._voice.card_args(card)
        if not args:
            return {name: shown_name(card)}
        found: Args = {f"{name}_{part}": value for part, value in args.items()}
        found[name] = self._catalogue.say("card", args)
        if "suit" in args:
            found[f"{name}_colour"] = self._catalogue.say("colour", args)
        return found

    def _cards(self, name: str, cards: Sequence[str]) -> Args:
        return self._listed(name, [self._card("", card)[""] for card in cards])

    def _colour(self, name: str, colour: str) -> Args:
        return {
            name: self._catalogue.say("colour", {"suit": colour}),
            f"{name}_suit": colour,
        }

    def _colours(self, name: str, colours: Sequence[str]) -> Args:
        return {name: ", ".join(self._colour("", colour)[""] for colour in colours)}

    def _totals(self, name: str, totals: Sequence[int]) -> Args:
        pairs = ({"player": self._of(seat)["who"], "points": n} for seat, n in enumerate(totals))
        return {name: ", ".join(self._catalogue.say("seat-points", pair) for pair in pairs)}

    def _listed(self, name: str, words: Sequence[str]) -> Args:
        return {
            name: self._joined("list-and", words),
            f"{name}_or": self._joined("list-or", words),
            f"{name}_list": ", ".join(words),
            f"{name}_count": len(words),
        }

    def _joined(self, message: str, words: Sequence[str]) -> str:
        if len(words) < 2:
            return "".join(words)
        ends = {"first": ", ".join(words[:-1]), "last": words[-1]}
        return self._catalogue.say(message, ends)


def _languages(folder: Traversable) -> tuple[str, ...]:
    names = (entry.name for entry in folder.iterdir())
    # not those of errors.<language>.ftl: nobody plays in a language that tells errors alone
    return tuple(sorted(name[:-4] for name in names if re.fullmatch(r"\w+\.ftl", name)))


def _words(game: str, lang: str | None) -> Catalogue:
    lang = spoken(lang)
    if not isinstance(lang, str):
        raise MissingWords("language", lang=short(lang))
    return _catalogue(game, lang)


@cache
def _catalogue(game: str, lang: str) -> Catalogue:
    """Read the interface's words, and with a game its words too, after those that it shares."""
    folders = [files(f"mopsbook.{room}") / "words" for room in ("core", "teach")]
    if game:
        shared = getattr(voice_of(game), "SHARED_WORDS", None)
        both = [package for package in (shared, registry.package(game)) if package]
        folders += [files(package) / "words" for package in both]
    for folder in folders:
        if lang not in _languages(folder):
            told = _languages(folder)
            raise MissingWords(
                "untold",
                what=game or "mopsbook",
                lang=short(lang),
                languages=told,
                hint=near(lang, told),
            )
    return Catalogue(lang, [folder / f"{lang}.ftl" for folder in folders])
