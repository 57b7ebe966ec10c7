"""Years that are told from another one: “down from 9 the previous year”, “That year, …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.relative_times import point_further, years_on
from figcheck.patterns import any_case

_UNIT = r"(?:month|quarter|year|decade)s?"
_COUNT = rf"(?:an?|{'|'.join(NUMERALS[1:])}|\d\d?)"
_EARLIER = (
    r"the (?:previous|preceding|prior) (?:month|quarter|year)|the year (?:before|prior|earlier)"
    rf"|{_COUNT} {_UNIT} (?:earlier|before|prior|previously)"
)
_LATER = (
    r"the (?:following|next|subsequent) (?:month|quarter|year)|the year after(?:wards)?"
    rf"|{_COUNT} {_UNIT} (?:later|after(?:wards)?)"
)
_LEVEL = r"the (?:figure|level|value|total|number|amount) (?:from|of|for|in|recorded|seen) "
_RELATIVE = any_case(
    rf"(?P<led>\b(?:in|from|of|during|by|until|to|with|over|than|on|since) )?(?:{_LEVEL})?"
    rf"\b(?:(?P<back>{_EARLIER})|{_LATER})\b(?! (?:than|the|it|that|when|which)\b|['’]s)"
)
_WITH_YEAR = frozenset("from by until to with since of".split())
"""What may stand before a year as it does before “the previous year”."""

_THAT_YEAR = any_case(r"(?:that|the) (?:same |very )?year, ")


@told_by(
    "month months quarter quarters year years decade decades",
    "before earlier previous preceding prior previously following next later after",
)
def year_put_in(c: Scene, text: str) -> Iterator[Version]:
    """“A sank to 5 in 2020, down from 9 the previous year”: from 9 in 2019."""
    found, axis = _RELATIVE.search(text), c.way
    year = the_year_meant(c, text, axis) if axis is not None else None
    if found is not None and year is not None:
        led = (found["led"] or "in ").lower().strip()
        led = led if led in _WITH_YEAR else "than in" if led == "than" else "in"
        yield (Plain(f"{text[: found.start()]}{led} {year}{text[found.end() :]}"),)


def the_year_meant(c: Scene, text: str, axis: str, base: str = "") -> str | None:
    """The year that a text tells from one that it names, or from another: “the previous year”.

    Args:
        c: where the text stands.
        text: the text.
        axis: the axis of years.
        base: the year from which it is told, if the text does not name it.

    Returns:
        `None` where the text tells none so, or where the figure does not show it.
    """
    found = _RELATIVE.search(text)
    if found is None or _RELATIVE.search(text, found.end()):
        return None
    if not base:
        told = [c.named_in(t).get(axis, ()) for t in (text[: found.start()], text[found.end() :])]
        # "A sank in 2020 … the previous year", or "Compared to the previous year, A sank in 2020".
        years = told[0] or told[1]
        if len(years) != 1 or (told[0] and told[1]):
            return None
        base = years[0]
    distance = years_on(found[0])
    if distance is None:
        noun = next(n for n in ("month", "quarter", "year") if n in found[0].lower())
        distance = years_on(f"a {noun} {'earlier' if found['back'] else 'later'}")
    if distance is None:
        return None
    return point_further(c.reader.names.dimensions[axis], base, distance)


@told_by("that same very", "year", ",")
def that_year(_: Scene, text: str) -> Iterator[Version]:
    """“That year, it sank by 5”: in that year."""
    if found := _THAT_YEAR.match(text):
        yield (Plain(f"In {found[0].lower()}{text[found.end() :]}"),)
