"""Whether a clause counts other things than the figure: “499 murders”, of deaths on the road.

A noun that nothing knows may be another one for what is counted, and is taken for it where the
numbers agree. These are known to be of something else.
"""

from __future__ import annotations

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.names.forms import words_of
from figcheck.model import Figure
from figcheck.patterns import any_case

_COUNTED = tuple(
    frozenset(words.split())
    for words in (
        "death deaths died dead killed dies die kills fatal fatality fatalities mortality victims",
        "injury injuries injured wounded",
        "accident accidents crash crashes collision collisions",
        "murder murders murdered homicide homicides manslaughter",
        "theft thefts burglary burglaries robbery robberies stolen",
        "birth births born newborns",
        "divorce divorces divorced",
        "inhabitants residents population",
        "users user subscribers members accounts",
        "visitors visitor visits visited tourists guests arrivals",
        "employees workers staff jobs employed workforce employment",
        "unemployed unemployment jobless",
        "students pupils enrolment enrollment",
        "infections infected cases",
        "hospitalizations hospitalisations hospitalized hospitalised",
        "stores shops outlets branches",
        "sales revenue revenues turnover sold",
        "profit profits",
        "exports exported export",
        "imports imported import",
    )
)
"""Words for what is counted, those together that may be said of the same."""

_VAGUE = frozenset("members accounts cases arrivals visits jobs victims sold staff".split())
"""Those that tell what a figure counts, and in a clause may be said of something else."""

_KINDS = {word: kind for kind, words in enumerate(_COUNTED) for word in words}

_NUMBER_OF = any_case(r"\bnumbers? of\b")


def counts_others(figure: Figure, text: str, *, held: bool) -> bool:
    """Whether a clause speaks of what is counted elsewhere, and not of what the figure counts.

    Args:
        figure: the figure.
        text: the clause.
        held: whether it would hold of what the figure counts. If not, “the number of murders
            peaked” is false of the figure, which is the one that it describes.
    """
    if not held and _NUMBER_OF.search(text):
        return False
    own = _own(figure)
    if not own:
        return False
    words = {*words_of(text)} - _VAGUE
    told = {_KINDS[word] for word in words if word in _KINDS}
    return bool(told) and told.isdisjoint(own)


@remembered
def _own(figure: Figure) -> frozenset[int]:
    """Of which kinds the figure speaks."""
    names = " ".join(name for d in figure.dimensions for name in (d.name, *d.ticks))
    said = f"{figure.title} {figure.value.label} {figure.y_axis.label} {names}"
    return frozenset(_KINDS[word] for word in words_of(said) if word in _KINDS)
