"""Whom a figure is about, as far as its title tells, and which of its rows is for all of them."""

from __future__ import annotations

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.demonyms import demonyms, peoples_in
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case

_ALIKE = tuple(
    frozenset(nouns.split())
    for nouns in (
        "adults people persons respondents individuals",
        "teens teenagers adolescents youths",
        "children kids",
        "women females",
        "men males",
        "mothers moms mums",
        "fathers dads",
        "parents",
        "households families",
        "householders",
        "homeowners",
        "workers employees",
        "students pupils",
        "voters",
        "immigrants migrants",
        "residents inhabitants people persons individuals",
        "citizens",
        "consumers",
        "patients",
        "users",
    )
)
"""What people are called whom a figure is about, those together that may be said of the same."""

_TOLD = {
    "population": "residents", "women": "women", "woman": "women", "mother": "women",
    "foreign": "immigrants", "household": "households", "householder": "households",
}  # fmt: skip
"""Further words by which a title tells whom it is about, with a noun for them."""

ANYONE = frozenset("adults people persons respondents individuals residents citizens".split())
"""Nouns for anyone, where a title tells nobody."""

_EVERYONE = frozenset(
    "all total overall everyone national nationwide u s us usa american adults general public "
    "population country".split()
)
"""Words of which the name of a row for all of them is made, beside the nouns for them."""

_OF_ALL = frozenset("all total overall everyone national nationwide".split())

_OF_SOME = (
    frozenset[str]()
    .union(*_ALIKE, "renters owners drivers veterans retirees pensioners girls boys babies".split())
    .difference(("people", "persons", "individuals", "respondents"))
)
"""Those that are not said of just anyone."""

_OF_WHOM = any_case(
    r"(?:%|percent|percentages?|shares?|proportion|number) of (?:[A-Z][\w.]* )*(?:all |the )?"
    r"(?:[a-z]+ )??([a-z]+s)(?= (?:who|that|saying|ages?|aged|in|by|with)\b|[,;:(]|\Z)"
)
"""Of whom a title gives the shares: “% of U.S. renters who …”."""

_ALL_OF = any_case(r"(?:all|total|u\.?s\.?) ([a-z]+s)\Z")
"""A row for all people: “All renters”."""

_AMERICAN = ("american",)
_ORIGINS = frozenset({"black", "hispanic", "white"})
_MONEY = any_case(
    r"\b[a-z.]+ (?:dollars?|francs?|pounds?|kron(?:er?|or)|kronas?|yen|yuan|rupees?|rou?bles?"
    r"|pesos?|won|lira|reais|real|rand|zloty|forints?)\b"
)
"""A currency by its country, of which the figure need not be."""

BEFORE_EVERYONE = frozenset(
    "of among for by with in to than and or all most more fewer many half both , %".split()
)
"""What stands before a noun for all people that says nothing of which of them are meant."""


@remembered
def crowd(figure: Figure) -> frozenset[str]:
    """The nouns in the plural for all people that a figure is about; none if it lists some.

    Args:
        figure: the figure.
    """
    named = (d.name for d in figure.dimensions if d.name != d.role)
    title = " ".join((figure.title, figure.value.label, *named))
    told = words_of(title)
    forms = {w for word in told for w in (word, toggled((word,))[0])}
    forms |= {noun for word, noun in _TOLD.items() if word in told}
    whom = {match[1].lower() for match in _OF_WHOM.finditer(title)}
    whom |= {m[1].lower() for d in figure.dimensions for t in d.ticks if (m := _ALL_OF.match(t))}
    found = [nouns for nouns in _ALIKE if not forms.isdisjoint(nouns)]
    nouns = frozenset[str]().union(*found, whom) or ANYONE
    listed = {
        w
        for d in figure.dimensions
        for t in (d.ticks if len(d.ticks) > 1 else ())
        if not _EVERYONE.union(nouns).issuperset(words_of(t))
        for word in words_of(t)
        for w in (word, toggled((word,))[0])
    }
    return nouns - listed


@remembered
def others_than(figure: Figure) -> frozenset[str]:
    """Nouns for people whom a figure is not about: “adults”, of teens.

    Args:
        figure: the figure.
    """
    nouns = crowd(figure)
    if nouns <= ANYONE:
        return frozenset()
    others = _OF_SOME - nouns
    return others.union(toggled((noun,))[0] for noun in others)


def whole(dimension: Dimension, nouns: frozenset[str]) -> str | None:
    """The row for all people, if there is one: “Total”, “All adults”, “U.S. adults”.

    Args:
        dimension: the dimension that lists groups of them.
        nouns: the nouns for all of them.
    """
    found = [
        tick
        for tick in dimension.ticks
        if (words := words_of(tick))
        and _EVERYONE.union(nouns).issuperset(words)
        and (not _OF_ALL.isdisjoint(words) or not nouns.isdisjoint(words))
    ]
    return found[0] if len(found) == 1 else None


@remembered
def country_of(figure: Figure) -> tuple[str, ...] | None:
    """The one country that a figure is of, by its adjective, as far as its title tells.

    Args:
        figure: the figure.

    Returns:
        `None` where it tells none, or several, and where countries are listed.
    """
    ticks = [tick for d in figure.dimensions for tick in d.ticks]
    if 2 * sum(bool(demonyms(words_of(tick))) for tick in ticks) > len(ticks):
        return None
    named = f"{figure.title} {figure.value.label}"
    told = peoples_in(words_of(_MONEY.sub("", named)))
    if not told and {word for tick in ticks for word in words_of(tick)} >= _ORIGINS:
        return _AMERICAN  # No other country's statistics tell these groups.
    return next(iter(told)) if len(told) == 1 else None


@remembered
def all_nouns(figure: Figure) -> frozenset[str]:
    """All nouns for people, whether the figure is about them or about others.

    Args:
        figure: the figure.
    """
    nouns = frozenset(("public", "population")).union(crowd(figure), *_ALIKE, _OF_SOME)
    return nouns.union(toggled((noun,))[0] for noun in nouns)


def is_american(figure: Figure) -> bool:
    """Whether a figure is of the United States.

    Args:
        figure: the figure.
    """
    return country_of(figure) == _AMERICAN
