"""Stretches of axes as what is best: “mid-range ratios (0.3–0.4) maximize performance”.

The highest value lies where these stretches meet; of several panels that a sentence begins with,
it does so in each.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import is_unwanted, more_is_wanted
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.language.tree import Aggregate, Function
from figcheck.patterns import any_case, regex

_GRADE = (
    r"(?:mid-range|mid-sized|moderate|intermediate|medium|middle|larger?|higher|smaller?|lower|"
    r"longer|shorter|low|high|small|bigger|wider|narrower|deeper|shallower|the)"
)
_NUMBER = r"\d[\d.,]*[a-zA-Z%°]*"
_SPAN = rf"{_NUMBER}(?: ?(?:–|-|to|and|or) ?{_NUMBER})?"
_STRETCH = (
    rf"(?:(?:{_GRADE} )?(?P<label{{0}}>[A-Za-z][\w'-]*(?: [a-z][\w'-]*){{{{0,3}}}})"
    rf"(?: \((?P<glossed{{0}}>{_SPAN})\)| (?:of |between |around )?(?P<span{{0}}>{_SPAN})))"
)
_ONE, _TWO = _STRETCH.format(1), _STRETCH.format(2)
_BOTH = rf"{_ONE}(?: (?:and|with|combined with|together with|at|,) {_TWO})?"
_BEST = (
    r"(?:the )?(?:overall )?(?:best|highest|optimal|peak|maximum|maximal|top|strongest) "
    r"(?:overall )?(?:performance|results?|scores?|values?|accuracy|outcomes?)"
)
_GIVES = (
    r"(?:yields?|gives?|produces?|achieves?|delivers?|leads? to|results? in|provides?|reach(?:es)?"
    r"|offers?|obtains?|attains?)"
)
_IS_BEST = (
    rf"(?:maximi[sz]es? (?:the )?(?:performance|results?|scores?|accuracy|values?)|{_GIVES} {_BEST}"
    r"|(?:is|are) (?:optimal|best)|(?:works?|performs?|does|do) best)"
)
_PEAKS = (
    r"(?:performance|accuracy|the (?:score|value|metric|maximum)|values|scores) (?:peaks?"
    r"|(?:is|are) (?:highest|best|optimal|maximi[sz]ed|strongest))"
)
_LEAD = r"(?:(?P<lead>(?:for|on|in|at|with) )(?P<panels>[^,]+?), )?"
_MAXIMISING = any_case(rf"{_LEAD}{_BOTH} {_IS_BEST}")
_PEAKING = any_case(rf"{_LEAD}{_PEAKS} (?:at|with|for|in|around) {_BOTH}")
_LISTED = regex(r", and |, | and ")


def _where(scene: Scene, match: Match) -> tuple[str, Place] | None:
    """The stretches as a place in a sentence; `None` if one of them is none of an axis."""
    found, there = [], EVERYWHERE
    for number in "12":
        if (label := match[f"label{number}"]) is not None:
            said = f"{label} {match[f'glossed{number}'] or match[f'span{number}']}"
            places = scene.reader.places_in(said)
            place = places[0].within(there) if len(places) == 1 else None
            if place is None:
                return None
            found.append(said)
            there = place
    return " and ".join(found), there


def _may_be_low(scene: Scene) -> bool:
    """Whether less of something that the figure shows may be what is best."""
    figure = scene.reader.figure
    said = (figure.title, figure.value.label, *(t for d in figure.dimensions for t in d.ticks))
    return any(more_is_wanted(text) is False or is_unwanted(text) for text in said)


def _stands_out(scene: Scene, there: Place, around: Place) -> bool:
    """Whether the highest value and the mean say the same of a place: best, or not."""
    table, whole = scene.reader.table, there.default(around)
    rest = whole.without(there.dimensions)
    of = [
        [table.term(Aggregate(function, place.cells)).single for place in (whole, rest)]
        for function in (Function.MAX, Function.MEAN)
    ]
    if None in of[0] + of[1]:
        return False
    (most, most_of_all), (mean, mean_of_all) = ([e.value for e in pair if e] for pair in of)
    return (most == most_of_all) is (mean > mean_of_all)


@of_form(
    (_MAXIMISING, _PEAKING),
    "maximize maximizes maximise maximises best highest optimal peak peaks maximum maximal top "
    "strongest maximized maximised",
)
def where_best(scene: Scene, match: Match) -> Iterator[Version]:
    """“Ratios of 0.3–0.4 maximize performance”: the highest value is there."""
    found = _where(scene, match) if not _may_be_low(scene) else None
    if found is None:
        return
    where, there = found
    panels = _LISTED.split(match["panels"]) if match["panels"] else [""]
    places = scene.reader.places_in(match["panels"]) if match["panels"] else (EVERYWHERE,)
    here = scene.around.here or EVERYWHERE
    if len(places) == 1 != len(panels):
        places = tuple(Place.of(d, [t]) for d, ticks in places[0].ticks for t in ticks)
    if len(places) != len(panels):
        return
    if not all(_stands_out(scene, there, place.default(here)) for place in places):
        return
    leads = [f"{match['lead'].capitalize()}{panel}, the" if panel else "The" for panel in panels]
    yield tuple(Plain(f"{lead} highest value is at {where}") for lead in leads)
