"""Amounts of a change in brackets: “A falls most from 0 to 8 (by 65 %), B least (by 37 %)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
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


@of_form(_LAST, "by", "(")
def by_so_much_last(_: Scene, match: Match) -> Iterator[Version]:
    """“A rises most from 0 to 8 (by 65 %)”: by so much."""
    yield (Plain(f"{match['said']}, {match['by']}"),)


@of_form(_BOTH, "by", "(", "most least more less strongest fastest slowest")
def by_so_much_each(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls most from 0 to 8 (by 65 %), B least (by 37 %)”: B falls least there."""
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
