"""Parts of a whole whose size is told with it: “a third of the 1,200 votes”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import regex

_PART = regex(
    r"(?P<before>.*\b(?:half|third|quarter|fifth|sixth|tenth|thirds|quarters|fifths|tenths|%"
    r"|percent|majority|share|part|most)) of (?:the|all|all the) "
    r"(?P<total>\d{1,3}(?:,\d{3})+|\d+) (?P<noun>[a-z]+)(?P<rest>.*)",
)


@of_form(_PART, "of", "the all")
def stated_total(c: Scene, match: Match) -> Iterator[Version]:
    """“A makes up a third of the 1,200 votes”: of all votes, of which there are so many."""
    if not c.reader.scale.counts:
        return
    noun, total = match["noun"], float(match["total"].replace(",", ""))
    part = Plain(f"{match['before']} of all {noun}{match['rest']}")
    values = [cell.value for cell in c.reader.figure.cells if cell.value is not None]
    if sum(values) == total:
        yield (part,)  # Whatever label stands above it, it is the total of all.
    else:
        yield part, Plain(f"In total there are {match['total']} {noun}")
