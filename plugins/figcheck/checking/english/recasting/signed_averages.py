"""Averages below or above zero: “the only sector with a negative average”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_MADE = r"an? (?P<sign>negative|positive) (?P<made>average|mean|median|total|sum)(?: [a-z]+)?"
_WITH = any_case(rf"(?P<who>.+? the only [a-z]+) (?:with|that has|to have) {_MADE}")
_ONLY = any_case(rf"only (?P<who>[^,;:]+?) (?:has|shows|records) {_MADE}")


@told_by("negative positive", "average mean median total sum", "only")
def signed_averages(c: Scene, text: str) -> Iterator[Version]:
    """“A is the only sector with a negative average”: the only one whose average is negative."""
    match = _WITH.fullmatch(text)
    if match is not None:
        yield (Plain(f"{match['who']} whose {match['made']} is {match['sign']}"),)
        return
    match = _ONLY.fullmatch(text)
    named = c.named_in(match["who"]) if match is not None else {}
    if match is not None and len(named) == 1:
        noun = next(iter(named)).lower()
        if c.label_of(noun) in named:
            who, made = match["who"], match["made"]
            yield (Plain(f"{who} is the only {noun} whose {made} is {match['sign']}"),)


_BEYOND = any_case(
    r"\b(?:averag(?P<how>es?|ed)|(?:has|have|had) an? (?:average|mean)) "
    r"(?P<side>above|over|below|under) (?=[-\d])"
)


@told_by("average averages averaged mean", "above over below under")
def averages_beyond(_: Scene, text: str) -> Iterator[Version]:
    """“Only A averages above 80”, “No parser has an average below 45”: averages more than 80."""
    match = _BEYOND.search(text)
    if match is None:
        return
    than = "more" if match["side"].lower() in ("above", "over") else "less"
    verb = f"averag{match['how'] or 'es'}"
    yield (Plain(f"{text[: match.start()]}{verb} {than} than {text[match.end() :]}"),)
