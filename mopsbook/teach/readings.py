"""How doubtful rules can be read otherwise than we read them, and the words for that."""

from __future__ import annotations

from typing import Any

from mopsbook.core.advice import Reason
from mopsbook.core.game import Game
from mopsbook.core.options import changed_options, choices
from mopsbook.teach.words import Teller, say


def readings(game: Game[Any, Any]) -> dict[str, dict[str, Any]]:
    """Return how rules can be read otherwise: the values of an option by their names, by its first rule.

    Variants are no readings, and what is no choice, such as a table of points, cannot be offered.

    Examples
    --------
    >>> import mopsbook as mops
    >>> readings(mops.game("mopsen"))["mopsen.pinch-must"]
    {'may': 'may'}
    >>> readings(mops.game("mauz"))["mauz.knock-instead"]
    {'true': True}
    """
    kind: Any = type(game.options)
    offered, found = dict(choices(kind)), {}
    for rule in game.rules.values():
        values = offered.pop(rule.option, None)
        if values is not None and not rule.variant:
            found[rule.id] = {named(value): value for value in values[1:]}
    return found


def agreed(game: Game[Any, Any], lang: str) -> list[str]:
    """Return in words what is played otherwise than usual: variants by their titles, other options by what they mean.

    Examples
    --------
    >>> import mopsbook as mops
    >>> agreed(mops.game("purrrummy", layoff=True, players=3), "en")
    ['Variant: laying off']
    >>> agreed(mops.game("mopsen", pinch="may"), "en")
    ['Pinching is a must – here otherwise: one may take nothing']
    """
    teller, changed = Teller(game.name, lang), changed_options(game.options)
    found = []
    for rule in game.rules.values():
        if rule.option in changed:
            name = named(changed.pop(rule.option))
            title = rule.told(lang).title
            words = in_words(teller, rule.option, name) or name
            otherwise = say("agreed-otherwise", lang, {"rule": title, "words": words})
            found.append(title if rule.variant else otherwise)
    return found


def as_written(game: Game[Any, Any], rule: str) -> bool:
    """Say whether a rule is read in a game as its words say, and not by another reading that was agreed on."""
    option = game.rules[str(rule)].option
    return not option or option not in changed_options(game.options)


def reading_of(game: Game[Any, Any], rule: str) -> Reason | None:
    """Return how a rule is read in a game where that is not what its words say; None if it is, or there are no words.

    Examples
    --------
    >>> import mopsbook as mops
    >>> reading_of(mops.game("mopsen", pinch="may"), "mopsen.pinch-must")
    Reason(message='choice-pinch-may', facts={}, rules=())
    >>> reading_of(mops.game("mopsen"), "mopsen.pinch-must")
    """
    known, option = game.rules[rule], game.rules[rule].option
    if known.variant or as_written(game, rule):
        return None
    return _told(Teller(game.name, "en"), option, named(changed_options(game.options)[option]))


def differences(game: Game[Any, Any], usual: Game[Any, Any], rule: str) -> tuple[Reason, ...]:
    """Return what is to be known of the game of an example: how its rule is read there, and what is played as it is not usually.

    Parameters
    ----------
    game : Game
        The game of the example.
    usual : Game
        The game of whoever looks at it.
    rule : str
        The rule that it shows.

    Examples
    --------
    >>> import mopsbook as mops
    >>> plain, variant = mops.game("purrrummy"), mops.game("purrrummy", layoff=True)
    >>> [reason.message for reason in differences(variant, plain, "purrrummy.layoff-fits")]
    ['table-example-variant']
    >>> differences(variant, variant, "purrrummy.layoff-fits")
    ()
    """
    own = reading_of(game, rule)
    found = [Reason("table-example-otherwise", {"reading": own})] if own else []
    changed, before = changed_options(game.options), changed_options(usual.options)
    for known in game.rules.values():
        option = known.option
        if known.id == rule or option not in changed or changed[option] == before.get(option):
            continue
        if known.variant:
            found.append(Reason("table-example-variant", {"rule": known.id}))
        elif option != game.rules[rule].option and (reading := reading_of(game, known.id)):
            facts = {"rule": known.id, "reading": reading}
            found.append(Reason("table-example-reading", facts))
    return tuple(found)


def named(value: object) -> str:
    """Return the name of an option's value, as messages and browsers call it.

    Examples
    --------
    >>> named(True), named(4), named("any-turn")
    ('true', '4', 'any-turn')
    """
    return str(value).lower() if isinstance(value, bool) else str(value)


def in_words(teller: Teller, option: str, name: str) -> str:
    """Return what a value of an option means: "" without words. All numbers can be told by one message.

    Examples
    --------
    >>> in_words(Teller("mopsen", "en"), "pinch", "may")
    'one may take nothing'
    >>> in_words(Teller("dog", "en"), "spaces", "12")
    '12 fields in each section'
    """
    found = _told(teller, option, name)
    return teller.tell(found.message, found.facts) if found else ""


def _told(teller: Teller, option: str, name: str) -> Reason | None:
    for one in (Reason(f"choice-{option}-{name}", {}), Reason(f"choice-{option}", {"count": name})):
        if teller.knows(one.message) and (not one.facts or name.isdecimal()):
            return one._replace(facts={key: int(told) for key, told in one.facts.items()})
    return None
