"""What a figure is said to show that it does not: of another country, time or group of people.

“The monthly rents of Uganda”, of a figure that gives the yearly ones of Kenya.
"""

from __future__ import annotations

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.demonyms import peoples_in
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.crowds import GROUPS
from figcheck.checking.english.naming.everyone import ANYONE, country_of, crowd
from figcheck.checking.language.calendar import MONTHS
from figcheck.model import Figure

_SPANS = {
    "hourly": "hour", "daily": "day", "weekly": "week", "monthly": "month",
    "quarterly": "quarter",
}  # fmt: skip
"""How often values are taken, or over how long, but for what any figure by years may be."""

_MADE_OF_NUMBERS = frozenset(
    "share shares percentage percentages proportion proportions rate rates average mean "
    "median".split()
)
"""What is made of numbers, and none of them."""

_RESTRICTING = GROUPS | frozenset(
    "young younger old older elderly poor rich foreign first-time underage homeless".split()
)
"""Which people are meant, where not all are."""

_ALIKE = {
    word: {*words}
    for words in (
        ("women", "female", "females", "woman"),
        ("men", "male", "males", "man"),
        ("old", "older", "elderly", "seniors"),
        ("young", "younger", "youth", "youths"),
        ("republican", "republicans", "rep", "gop"),
        ("democrat", "democrats", "democratic", "dem"),
        ("hispanic", "latino", "latina"),
    )
    for word in words
}
"""Those of them that are called by several words."""


def is_of_others(figure: Figure, theme: str) -> bool:
    """Whether what a figure is said to show is told apart from what it says that it shows.

    Args:
        figure: the figure.
        theme: what it is said to show.
    """
    words = words_of(theme)
    told, known = frozenset(words), _words(figure)
    own = country_of(figure)
    named = peoples_in(words)
    if own is not None and named and own not in named:
        return True
    if any(often in told and not known & {often, span} for often, span in _SPANS.items()):
        return True
    if "number" in known and told & _MADE_OF_NUMBERS - known:
        return True
    if own is None and crowd(figure) == ANYONE:
        return False  # It does not say whom it is of.
    return any(known.isdisjoint(_ALIKE.get(word, {word})) for word in told & _RESTRICTING)


@remembered
def _words(figure: Figure) -> frozenset[str]:
    """The words with which a figure says what it shows; “month” where it lists months."""
    ticks = " ".join(tick for d in figure.dimensions for tick in d.ticks)
    names = " ".join(d.name for d in figure.dimensions)
    said = f"{figure.title} {figure.value.label} {figure.y_axis.label} {names} {ticks}"
    known = frozenset(words_of(said))
    return known | {"month"} if known & _NAMES_OF_MONTHS else known


_NAMES_OF_MONTHS = frozenset(" ".join(MONTHS).split()) - {"may", "march", "mar"}
