"""Where a line is steepest: “A loses 28 points in its steepest section, between 1 and 3”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_IN = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?P<verb>loses?|lost|gains?|gained|adds?|drops? "
    r"by|falls? by|rises? by) "
    r"(?P<size>[^,;:]*?\d[^,;:]*?) in its (?:steepest|largest|biggest|sharpest) "
    r"(?:section|part|segment|stretch|step|interval),? "
    r"(?P<ends>(?:from [^,;:()]+? to|between [^,;:()]+? and) [^,;:()]+)"
)
_DOWN = ("los", "dro", "fal")


@of_form(_IN, "its", "section part segment stretch step interval", "from between")
def own_section(c: Scene, match: Match) -> Iterator[Version]:
    """“A loses 28 in its steepest section, between 1 and 3”: it does, and loses most there."""
    if c.is_subject(match["who"]):
        lead, who, verb, ends = match.group("lead", "who", "verb", "ends")
        noun = "drop" if verb.lower().startswith(_DOWN) else "rise"
        yield (
            Plain(f"{lead}{who} {verb} {match['size']} {ends}"),
            Plain(f"{lead}{who} has its steepest {noun} {ends}"),
        )
