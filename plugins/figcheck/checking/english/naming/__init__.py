"""Other names that sentences use for what a figure shows, each way of naming a module.

A way of naming is a function that looks at a figure and gives names with what they stand
for: “the young”, “nine hours of sleep”, “the dashed line”, “Swahili”. Names that could mean
two things are dropped where all of them are gathered.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from figcheck.checking.english.naming import (
    abbreviations,
    ablations,
    ampersands,
    answers,
    arrows,
    asides,
    attributes,
    average_rows,
    axis_glosses,
    baseline_told,
    bracketed_groups,
    columns,
    combined,
    continents,
    counted_axes,
    counted_columns,
    counted_kinds,
    counted_points,
    counted_things,
    countries,
    crowds,
    days,
    doses,
    drawn,
    drawn_told,
    energies,
    families,
    fiscal_years,
    glosses,
    graded,
    groups,
    heads,
    kinds_of_cases,
    known_kinds,
    language_groups,
    languages,
    lettered,
    letters,
    levels,
    marked_sorts,
    measure_nouns,
    metrics,
    numbered,
    numbers_of,
    openness,
    opinions,
    own,
    panel_axes,
    panel_measures,
    parties,
    parts_of_data,
    parts_of_years,
    pastimes,
    people,
    placed_groups,
    practitioners,
    prose_nouns,
    qualified,
    quantities,
    regions,
    remainders,
    reordered,
    sectors,
    sexes,
    shared_glosses,
    sizes,
    splits,
    states,
    statistics,
    substances,
    told,
    told_groups,
    told_lists,
    trained,
    tuned,
    two_sorts,
    unit_axes,
    variables,
)
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.attributes import attributes_of
from figcheck.checking.english.naming.titles import set_against, sorted_by
from figcheck.model import Figure

__all__ = ["WAYS", "Alias", "aliases", "attributes_of", "labels", "measures"]


def measures(figure: Figure) -> Iterator[str]:
    """What else is said to be measured: an abbreviation, or what the overview says.

    Args:
        figure: the figure.
    """
    yield from abbreviations.measures(figure)
    yield from metrics.measures(figure)
    yield from told.measures(figure)
    yield from panel_measures.measures(figure)
    yield from substances.measures(figure)


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """Names for dimensions that the figure's axes do not give them.

    Args:
        figure: the figure.

    Yields:
        The words of a name in lower case, and the name of the dimension.
    """
    yield from drawn_told.labels(figure)
    yield from days.labels(figure)
    yield from sorted_by(figure)
    yield from set_against(figure)
    yield from languages.labels(figure)
    yield from countries.labels(figure)
    yield from crowds.labels(figure)
    yield from people.labels(figure)
    yield from sexes.labels(figure)
    yield from variables.labels(figure)
    yield from letters.labels(figure)
    yield from axis_glosses.labels(figure)
    yield from told_lists.labels(figure)
    yield from known_kinds.labels(figure)
    yield from unit_axes.labels(figure)
    yield from statistics.labels(figure)
    yield from counted_axes.labels(figure)
    yield from sizes.labels(figure)
    yield from counted_things.sorts(figure)
    yield from counted_things.titled_sorts(figure)


WAYS: tuple[Callable[[Figure], Iterator[Alias]], ...] = (
    abbreviations.aliases,
    ablations.aliases,
    ampersands.aliases,
    answers.aliases,
    numbered.aliases,
    arrows.aliases,
    asides.aliases,
    attributes.aliases,
    average_rows.aliases,
    baseline_told.aliases,
    bracketed_groups.aliases,
    columns.aliases,
    columns.rates,
    combined.aliases,
    continents.aliases,
    counted_columns.aliases,
    counted_kinds.aliases,
    counted_points.aliases,
    crowds.aliases,
    days.aliases,
    doses.aliases,
    drawn.aliases,
    energies.aliases,
    families.aliases,
    fiscal_years.aliases,
    glosses.aliases,
    graded.aliases,
    groups.aliases,
    heads.aliases,
    kinds_of_cases.aliases,
    language_groups.aliases,
    languages.aliases,
    lettered.aliases,
    levels.aliases,
    marked_sorts.aliases,
    measure_nouns.aliases,
    metrics.aliases,
    numbers_of.aliases,
    openness.aliases,
    opinions.aliases,
    own.aliases,
    panel_axes.aliases,
    panel_measures.aliases,
    parties.aliases,
    parts_of_data.aliases,
    parts_of_years.aliases,
    pastimes.aliases,
    people.aliases,
    placed_groups.aliases,
    practitioners.aliases,
    prose_nouns.aliases,
    qualified.aliases,
    quantities.aliases,
    regions.aliases,
    remainders.aliases,
    reordered.aliases,
    sectors.aliases,
    sexes.aliases,
    shared_glosses.aliases,
    sizes.aliases,
    splits.aliases,
    states.aliases,
    statistics.aliases,
    substances.aliases,
    told_groups.aliases,
    trained.aliases,
    tuned.aliases,
    two_sorts.aliases,
    variables.aliases,
)
"""All ways of naming that are known."""


def aliases(figure: Figure) -> tuple[Alias, ...]:
    """The further names of a figure's ticks, without those that could mean two things.

    Args:
        figure: the figure.

    Returns:
        Each name once for each dimension in which it names something: the rows and the
        columns of a matrix may be the same languages.
    """
    meant: dict[tuple[tuple[str, ...], str], set[frozenset[str]]] = {}
    found: dict[tuple[tuple[str, ...], str], Alias] = {}
    for way in WAYS:
        for alias in way(figure):
            key = (alias.words, alias.dimension)
            meant.setdefault(key, set()).add(frozenset(alias.ticks))
            found.setdefault(key, alias)
    return tuple(alias for key, alias in found.items() if key[0] and len(meant[key]) == 1)
