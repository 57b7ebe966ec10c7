"""Amounts of a change in brackets: “A falls most from 0 to 8 (by 65 %), B least (by 37 %)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_BY = r"\((?P<{}>by [^(),;]*\d[^(),;]*)\)"
_LAST = any_case(rf"(?P<said>[^()]+?),? {_BY.format('by')}")
_MOST = r"(?:the )?(?:most|least|more|less|strongest|fastest|slowest)"
_BOTH = any_case(
    rf"(?P<lead>(?:in|on|at|for|from) [^,()]+, )?(?P<one>[^,()]+?) (?P<most>{_MOST})"
    rf"(?P<where> [^,()]*)?,? {_BY.format('by')}"
    rf"(?:,| and|, and|,? while|,? whereas) (?P<two>[^,()]+?) (?P<least>{_MOST})"
    rf"(?:,? {_BY.format('so')})?"
)


@told_by("by", "(")
def by_so_much_last(_: Scene, text: str) -> Iterator[Version]:
    """“A rises most from 0 to 8 (by 65 %)”: by so much."""
    match = _LAST.fullmatch(text)
    if match is not None:
        yield (Plain(f"{match['said']}, {match['by']}"),)


@told_by("by", "(", "most least more less strongest fastest slowest")
def by_so_much_each(c: Scene, text: str) -> Iterator[Version]:
    """“A falls most from 0 to 8 (by 65 %), B least (by 37 %)”: B falls least there."""
    match = _BOTH.fullmatch(text)
    if match is None:
        return
    _, subject, verb = c.cut(f"{match['one']} {match['most']}")
    verb = verb.removesuffix(match["most"]).strip()
    if not subject or not verb or not c.is_subject(match["two"]):
        return
    lead, where = match["lead"] or "", match["where"] or ""
    by = f", {match['so']}" if match["so"] else ""
    yield (
        Plain(f"{lead}{subject} {verb} {match['most']}{where}, {match['by']}"),
        Plain(f"{lead}{match['two']} {verb} {match['least']}{where}{by}"),
    )
