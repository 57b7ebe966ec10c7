"""Points of time that are counted on from one before them: “in 2012 and, four years later, …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.label_words import is_year
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.relative_times import years_on
from figcheck.checking.language.order import numbers_in
from figcheck.patterns import any_case, regex

_ON = any_case(
    r"(?:(?:just|only|exactly) )?(?:an?|\d{1,2}|[a-z]+) (?:years?|decades?) "
    r"(?:later|afterwards?|earlier|beforehand|before(?=[,;.)]|\Z)|previously|"
    r"(?:after|before) that)\b"
    r"|(?:in )?the (?:following|next|subsequent) year\b"
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
