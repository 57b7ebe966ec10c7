"""How much values vary, told by a noun: “A shows greater variability than B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_NOUNS = "variability variation variations variance fluctuation fluctuations dispersion"
_NOUN = rf"(?:{_NOUNS.replace(' ', '|')})(?: in (?:its|their|the) [a-z]+)?"
_MORE = r"(?P<more>greater|more|higher|larger|stronger|wider)"
_LESS = r"(?P<less>less|lower|smaller|weaker|fewer|reduced)"
_GRADE = rf"(?:(?:much|far|slightly|noticeably|considerably|somewhat) )?(?:{_MORE}|{_LESS})"
_VARYING = (
    any_case(
        r"(?P<one>[^,;:()]+?) (?:shows?|has|have|exhibits?|displays?|sees?|presents?) (?:an? )?"
        rf"{_GRADE} {_NOUN} than (?P<two>[^,;:()]+)"
    ),
    any_case(
        rf"the {_NOUN} (?:of|in|for) (?P<one>[^,;:()]+?) is {_GRADE} than (?:that|the {_NOUN}) "
        r"(?:of|in|for) (?P<two>[^,;:()]+)"
    ),
)


@told_by(_NOUNS, "than")
def variability(_: Scene, text: str) -> Iterator[Version]:
    """“A shows greater variability than B”: it varies more, and its range is wider."""
    for pattern in _VARYING:
        if (match := pattern.fullmatch(text)) is not None:
            grade = "more" if match["more"] else "less"
            yield (Plain(f"{match['one']} varies {grade} than {match['two']}"),)
            width = "wider" if match["more"] else "narrower"
            yield (Plain(f"The range of {match['one']} is {width} than that of {match['two']}"),)
