"""The average that stands among what it is of: “the league-wide average”, of a row “NBA average”.

Beside the parts of a country its whole is such a row too: “the national average”, of “Canada”
among its provinces.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.demonyms import demonyms
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.synonyms import ALIASES
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure

_AVERAGE = ("average", "mean", "median")
_LEAGUES = frozenset("league nfl nba nhl mlb mls bundesliga division conference".split())
_COUNTRIES = frozenset("national nationwide country nation countrywide state federal".split())
_PARTS = frozenset("states provinces regions counties cities districts cantons departments".split())
"""Words of a title by which a figure lists the parts of a country."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the one average, or whole, is called that a dimension lists beside its parts.

    Args:
        figure: the figure.
    """
    title = frozenset(words_of(figure.title))
    for dimension in figure.dimensions:
        if is_ordered(dimension) or len(dimension.ticks) <= len(_AVERAGE):
            continue
        rows = [t for t in dimension.ticks if not {*_AVERAGE}.isdisjoint(words_of(t))]
        if len(rows) == 1:
            for words in _called(rows[0], title):
                yield Alias(words, dimension.name, (rows[0],))
        elif not rows and not _PARTS.isdisjoint(title):
            yield from _whole(dimension)


def _called(row: str, title: frozenset[str]) -> Iterator[tuple[str, ...]]:
    words = words_of(row)
    noun = next(w for w in words if w in _AVERAGE)
    of = tuple(w for w in words if w != noun and w not in ("of", "the", "all", "for", "in"))
    heads = {of} if of else set[tuple[str, ...]]()
    if not _LEAGUES.isdisjoint((*of, *title)):
        heads |= {("league",), ("leaguewide",)}
    if not _COUNTRIES.isdisjoint(of):
        heads |= {("national",), ("nationwide",), ("country",)}
    for head in heads:
        yield (*head, noun)
        yield (*head, "wide", noun)
        yield from ((noun, link, *the, *head) for link in ("of", "for") for the in ((), ("the",)))
    yield ("overall", noun)


def _whole(dimension: Dimension) -> Iterator[Alias]:
    """A country among parts that are none, by its average and by what it is."""
    whole = [tick for tick in dimension.ticks if demonyms(words_of(tick))]
    if len(whole) != 1:
        return
    own = words_of(whole[0])
    alike = next((group for group in ALIASES if own in group), frozenset({own}))
    names = {("national",), ("nationwide",), *alike, *demonyms(own)}
    for name in names:
        for noun in (*_AVERAGE, "figure", "level"):
            yield Alias((*name, noun), dimension.name, (whole[0],))
