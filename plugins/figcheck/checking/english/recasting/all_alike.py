"""Lists of which something holds alike: “in spring, summer and autumn alike”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_ALIKE = any_case(r"\b(?P<list>[^\s,;:]+(?: [^\s,;:]+){0,3}?,? and [^,;:]+?) alike(?=$|[ ,.;])")
_BE = any_case(r"\b(?:is|are|was|were|look|looks|remain|remains|behaves?)\b[^,;:]*$")
"""What makes “alike” say how things are: “A and B are alike”."""


@told_by("alike", "and")
def all_alike(_: Scene, text: str) -> Iterator[Version]:
    """“A leads in spring and summer alike”: in both; of “A and B are alike” it says nothing."""
    match = _ALIKE.search(text)
    if match is not None and not _BE.search(match["list"].rpartition(" and ")[2]):
        yield (Plain(f"{text[: match.end('list')]}{text[match.end() :]}"),)
