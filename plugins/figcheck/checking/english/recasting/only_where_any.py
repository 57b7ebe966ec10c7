"""The only place where anything gets so far: “B is the sole set on which any model exceeds 80”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_ONLY = any_case(
    r"(?P<who>[^,;:]+?) (?:is|was|remains) the (?:only|sole|one|single) "
    r"(?P<noun>[a-z]+(?: [a-z]+)?)"
    r" (?:(?:on|in|at|for|with|under) which|where) (?:any|at least one|some) (?P<other>[a-z]+)"
    r" (?:(?P<up>exceeds|passes|tops|surpasses|clears"
    r"|(?:is|lies|gets|goes|rises) (?:above|over|past))"
    r"|(?:falls|drops|is|lies|gets|goes|dips) (?:below|under)) (?:the )?(?P<bound>\d\S*)"
    r"(?: (?:mark|line|threshold|level))?"
)
_GRID = 2


@of_form(_ONLY, "only sole one single", "any some least", "which where")
def only_where_any(c: Scene, match: Match) -> Iterator[Version]:
    """“B is the sole set on which any model exceeds 80”: only B has values above 80."""
    if c.reader.names.measures.dimension is not None:
        return
    named = c.named_in(match["who"])
    axes = {d.name for d in c.reader.figure.dimensions if len(d.ticks) > 1}
    if axes != {c.label_of(match["noun"]), c.label_of(match["other"])} or len(axes) != _GRID:
        return
    if named.keys() == {c.label_of(match["noun"])}:
        way = "above" if match["up"] else "below"
        yield (Plain(f"Only {match['who']} has values {way} {match['bound']}"),)
