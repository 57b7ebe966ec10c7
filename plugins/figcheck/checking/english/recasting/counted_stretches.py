"""Parts of an axis that are counted off: “the first 10 mg”, “the next 10 mg”, “the last two”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex
from figcheck.records import record
from figcheck.times import is_time

_STEPS = any_case(r"(?:steps?|intervals?|stages?|doublings|increments)")
_YEARS = {"year": 1, "years": 1, "decade": 10, "decades": 10}
_STRETCH = any_case(
    r"\bthe (?P<which>first|next|following|last|final) "
    r"(?P<many>\d+(?:,\d{3})*(?:\.\d+)?|one|two|three|four|five|six|seven|eight)\b"
    r"(?: ?(?P<unit>(?!(?:only|just|about|by|is|are)\b)[^\W\d_]+)\b)?(?P<noted> \([^()]*\))?"
)


@told_by("first next following last final")
def counted_stretches(c: Scene, text: str) -> Iterator[Version]:
    """“The first 10 mg bring 5, the next 10 mg 2”: from 0 mg to 10 mg, and from there to 20 mg."""
    found = [*_STRETCH.finditer(text)]
    for axis in _axes(c.reader.figure) if found else ():
        said, at, unit, end = "", 0, "", 0
        for match in found:
            unit = match["unit"] if _is_unit(axis, match["unit"] or "") else unit
            stretch = _Counting(axis, unit).stretch(match["which"].lower(), match["many"], at)
            noted = match["noted"] or ""
            if stretch is None or not _agrees(noted, stretch, axis):
                break
            at = stretch[1]
            ends = " to ".join(axis.ticks[i] for i in _in_order(axis, stretch))
            kept = "" if match["unit"] in {None, unit} else f" {match['unit']}"
            said += f"{text[end : match.start()]}the step from {ends}{kept}"
            end = match.end()
        else:
            yield (Plain(said + text[end:]),)


def _axes(figure: Figure) -> list[Dimension]:
    return [d for d in figure.dimensions if is_ordered(d) and len(d.ticks) > 2]


def _is_unit(axis: Dimension, unit: str) -> bool:
    """Whether a word is what the ticks of an axis are counted in, or its steps are."""
    if _STEPS.fullmatch(unit):
        return True
    if is_time(axis):
        return unit.lower() in _YEARS
    named = {*re.findall(r"[^\W\d_]+", axis.name), *re.findall(r"[^\W\d_]+", " ".join(axis.ticks))}
    return any(unit.lower().rstrip("s") == word.lower().rstrip("s") for word in named)


def _in_order(axis: Dimension, stretch: tuple[int, int]) -> tuple[int, int]:
    """The positions in the figure of two ticks that are counted in ascending order."""
    places = ordinates(axis)
    ascending = sorted(range(len(places)), key=places.__getitem__)
    return ascending[stretch[0]], ascending[stretch[1]]


def _agrees(noted: str, stretch: tuple[int, int], axis: Dimension) -> bool:
    """Whether what stands in brackets names the ends, if it names anything: “(4 to 32)”."""
    ends = (axis.ticks[i] for i in _in_order(axis, stretch))
    return not noted or all(re.search(rf"(?<!\d){re.escape(e)}(?!\d)", noted) for e in ends)


def _number(written: str) -> float:
    """What a number is, be it written in digits or as a word."""
    word = written.lower()
    return float(NUMERALS.index(word) if word in NUMERALS else word.replace(",", ""))


@record
class _Counting:
    """How an axis is counted off.

    Attributes:
        axis: the axis.
        unit: in what: its own unit, years or steps.
    """

    axis: Dimension
    unit: str

    def stretch(self, which: str, many: str, at: int) -> tuple[int, int] | None:
        """The positions, in ascending order, of the ends of so many of something.

        Args:
            which: whether the first, the next or the last ones.
            many: how many, as it is written.
            at: where the stretch before it ends.
        """
        number = _number(many)
        if not self.unit:
            return None
        places = sorted(ordinates(self.axis))
        if _STEPS.fullmatch(self.unit):
            places = [float(i) for i in range(len(places))]
        elif is_time(self.axis):
            number *= _YEARS[self.unit.lower()]
        elif places[0] != 0 and which == "first":
            return None  # "The first 10 mg", of doses from 5 mg on: from none to 10 mg.
        if which in {"last", "final"}:
            ends = places[-1] - number, places[-1]
        else:
            start = places[0] if which == "first" else places[at]
            ends = start, start + number
        if which in {"next", "following"} and not at:
            return None
        if ends[0] not in places or ends[1] not in places or number <= 0:
            return None
        return places.index(ends[0]), places.index(ends[1])


_ADDED = any_case(
    r"(?P<lead>(?:[^,]+, )?)(?:every|each) (?:additional|further|extra|added|more) "
    r"(?P<what>[^,]+?) "
    r"(?:leads? to|brings?|gives?|results? in|means?|yields?|adds?|causes?|costs?) "
    r"(?:(?P<whom>[^,]+?) )??(?:an? )?(?:(?:further|small|slight|clear) )?"
    r"(?P<way>higher|larger|greater|more|gain|increase|rise|lower|smaller|less|loss|drop|decrease)"
    r"(?: [\w-]+)?(?P<reach>(?: (?:in|on|for|at) [^,]+)?)"
)
_DIGITS = regex(r"\d+(?:\.\d+)?")
_DOWN = frozenset("lower smaller less loss drop decrease".split())


@of_form(_ADDED, "every each", "additional further extra added more")
def each_added(c: Scene, match: Match) -> Iterator[Version]:
    """“Every additional 50 kg brings a higher yield”: it rises at every step of that axis."""
    for axis in _axes(c.reader.figure):
        words = re.findall(r"[^\W\d_]+", match["what"])
        steps = {round(b - a, 9) for a, b in pairwise(sorted(ordinates(axis)))}
        said_steps = {float(n) for n in _DIGITS.findall(match["what"])}
        # "Every additional 100 kg", of ticks 50 kg apart: none is that of each step.
        if said_steps and said_steps != steps:
            continue
        if any(_is_unit(axis, word) for word in words):
            verb = "falls" if match["way"].lower() in _DOWN else "rises"
            name = axis.name.split("(")[0].strip()
            whom = match["whom"] or "the value"
            said = f"{match['lead']}{whom} {verb} with each increase of the {name}{match['reach']}"
            yield (Plain(said),)
