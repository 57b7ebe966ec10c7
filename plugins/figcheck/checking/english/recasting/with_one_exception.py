"""All things with so many exceptions: “With one exception, all methods are above 48”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_MANY = r"(?:only |just |exactly )?(?:an?|one|two|three|four|a single|a sole)"
_BUT = rf"(?:with|but for|apart from|except for|save for|bar) (?P<many>{_MANY}) exceptions?"
_ALL = r"(?P<all>all(?: of)?(?: the)?(?: (?:two|three|four|five|six|seven|eight|nine|ten))?)"
_FIRST = any_case(rf"{_BUT}, {_ALL} (?P<rest>.+)")
_LAST = any_case(rf"(?P<lead>[^;]*?, )?{_ALL} (?P<rest>[^;]+?),? {_BUT}")


@told_by("exception exceptions", "all")
def with_one_exception(_: Scene, text: str) -> Iterator[Version]:
    """“All methods are above 48, with one exception”: all but one of the methods are."""
    match = _FIRST.fullmatch(text) or _LAST.fullmatch(text)
    if match is None:
        return
    many = match["many"].split()[-1].lower()
    number = {"a": "one", "an": "one", "single": "one", "sole": "one"}.get(many, many)
    lead = match.groupdict().get("lead") or ""
    yield (Plain(f"{lead}All but {number} of the {match['rest']}"),)


_EVERYTHING = any_case(r"(?P<lead>.*?, )?everything (?P<rest>.*\d.*)")


@of_form(_EVERYTHING, "everything")
def everything(_: Scene, match: Match) -> Iterator[Version]:
    """“Everything is above 26”: every value is."""
    yield (Plain(f"{match['lead'] or ''}every value {match['rest']}"),)
