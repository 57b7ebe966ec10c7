"""Years that are told from another one: “down from 9 the previous year”, “four years later”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.claims.relative_times import point_further, years_on
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.names.label_words import is_year
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import numbers_in, ordinates_of
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

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


_RECENT = any_case(
    r"\b(?:in|over|during) (?:the )?(?:(?:most |more )?recent|(?:last|past) few) years\b"
)
_FEWEST, _MOST = 3, 5
"""Points of the axis that recent years may be."""


@told_by("recent few", "years")
def recent_years(c: Scene, text: str) -> Iterator[Version]:
    """“Sales have declined in recent years”: in the last three, four and five of them."""
    along = c.reader.names.dimensions[c.way] if _RECENT.search(text) and c.way else None
    if along is None or not is_time(along) or len(along.ticks) <= _MOST:
        return
    spots = ordinates_of(along)
    ticks = sorted(along.ticks, key=lambda tick: spots[tick])
    told = [
        capitalised(said)
        for count in range(_FEWEST, _MOST + 1)
        if (said := _RECENT.sub(f"from {ticks[-count]} to {ticks[-1]}", text))
    ]
    if len({c.holds(said) for said in told}) == 1:
        yield (Plain(told[0]),)  # However many they are, it comes to the same.


_ON = any_case(
    r"(?:(?:just|only|exactly) )?(?:an?|\d{1,2}|[a-z]+) (?:years?|decades?) "
    r"(?:later|afterwards?|earlier|beforehand|before(?=[,;.)]|\Z)|previously|"
    r"(?:after|before) that)\b|(?:in )?the (?:following|next|subsequent) year\b"
    r"|(?:in )?the year after(?:wards)?\b(?! \w)"
)
_NEXT = any_case(r"(?:in )?the ")
_BACK = any_case(r"\b(?:before|earlier|previously)")
_YEAR = regex(r"\b(?:1[5-9]|20)\d\d\b")


@told_by(
    "year years decade decades",
    "later afterward afterwards earlier before beforehand previously after following next "
    "subsequent",
)
def counted_on(c: Scene, text: str) -> Iterator[Version]:
    """“It rose to 9 in 2012 and fell to 7 four years later”: in 2016."""
    axis = c.way
    if axis is None:
        return
    known = c.reader.names.dimensions[axis]
    numbers = numbers_in(known)
    years = {n: tick for n, tick in zip(numbers, known.ticks, strict=True) if n is not None}
    if not all(map(is_year, years)):
        return
    told, changed = "", False
    while match := _ON.search(text):
        told, text = told + text[: match.start()], text[match.end() :]
        last = _YEAR.findall(told)
        on = years_on(match[0])
        if _NEXT.match(match[0]):
            on = -1 if _BACK.search(match[0]) else 1
        if not last or on is None or int(last[-1]) + on not in years:
            return
        told, changed = f"{told}in {years[int(last[-1]) + on]}", True
    if changed:
        yield (Plain(f"{told}{text}"),)
