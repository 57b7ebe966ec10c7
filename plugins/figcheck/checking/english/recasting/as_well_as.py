"""What stands side by side: “for A as well as for B”, “faster as well as cheaper”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_AT = r"(?:in|on|at|for|with|under|during)"
_BOTH = any_case(
    rf"\b(?P<at>{_AT}) (?P<one>[^,;:]+?),? (?:as well as|and also|and likewise) (?P=at) "
    rf"(?P<two>[^,;:]+)"
)


@told_by("as and", "well also likewise")
def as_well_as(c: Scene, text: str) -> Iterator[Version]:
    """“A leads on X as well as on Y”: it leads on both."""
    match = _BOTH.search(text)
    if match is None:
        return
    one, two = c.named_in(match["one"]), c.named_in(match["two"])
    if len(one) == 1 and one.keys() <= two.keys():
        first, second = match["one"], match["two"]
        both = f"{match['at']} {first} and {second}"
        yield (Plain(f"{text[: match.start()]}{both}{text[match.end() :]}"),)


_GRADES = any_case(
    r"\b(?P<one>(?:more |less )[a-z]+|[a-z]{2,}er),? (?:as well as|and also|and likewise|and at the"
    r" same time) (?=(?:more |less )[a-z]+\b|[a-z]{2,}er\b)"
)


@told_by("as and", "well also likewise time")
def grades_as_well_as(_: Scene, text: str) -> Iterator[Version]:
    """“A is faster as well as more accurate than B”: faster and more accurate."""
    if (said := _GRADES.sub(r"\g<one> and ", text)) != text:
        yield (Plain(said),)
