"""Which part of a change falls where: “rises from 12 to 130, with 90 of that in the last step”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_OF_THAT = any_case(
    r"(?P<said>[^;:]+?), (?:with |of which |and )?(?:about |only |fully |all but )?"
    r"(?P<much>(?:about |only |just |nearly |almost |roughly )?\d[\d.,]*\S*(?: [a-zµ%]+)?)"
    r"(?: of (?:that|it|this|them|those|which|these))?(?: (?:alone|already))?"
    r"(?: (?:coming|falling|occurring|happening|gained|lost|added|of it))?(?: alone)? "
    r"(?P<where>(?:in|between|during|within|by|after|before|over|from)(?: |\b)[^,;:]+)"
)
_ANY = any_case(r"\bof (?:that|it|this|them|those|which|these)\b")
_BY = frozenset(
    "rises rose falls fell climbs climbed drops dropped declines declined grows grew increases "
    "increased decreases decreased improves improved shrinks shrank".split()
)
_TAKES = frozenset("gains gained loses lost adds added sheds shed".split())
_UNTIL = any_case(r"(?:by|before) (?P<then>.+)")
_AFTER = any_case(r"(?:after) (?P<then>.+)")


@told_by("of", "that it this them those which these", ",")
def of_that_in(c: Scene, text: str) -> Iterator[Version]:
    """“A rises from 12 to 130, with 90 of that in the last step”: it rises so, and by 90 there."""
    match = _OF_THAT.fullmatch(text.rstrip(" ."))
    if match is None or not _ANY.search(text[match.end("said") :]):
        return
    _, who, rest = c.cut(match["said"])
    verb = rest.partition(" ")[0].lower()
    if not who or verb not in _BY | _TAKES:
        return
    by = "by " if verb in _BY else ""
    where = _stretch(c, match["where"])
    if where is not None:
        yield Plain(match["said"]), Plain(f"{who} {verb} {by}{match['much']} {where}", hung=True)


def _stretch(c: Scene, where: str) -> str | None:
    """The part of the axis, from its beginning on where only its end is told."""
    until, after, axis = _UNTIL.fullmatch(where), _AFTER.fullmatch(where), c.way
    if until is None and after is None:
        return where
    if axis is None:
        return None
    ticks = c.ascending(axis)
    if until is not None and c.axis_of(until["then"]) == axis:
        return f"between {ticks[0]} and {until['then']}"
    if after is not None and c.axis_of(after["then"]) == axis:
        return f"between {after['then']} and {ticks[-1]}"
    return None
