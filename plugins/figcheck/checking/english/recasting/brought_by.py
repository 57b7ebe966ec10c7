"""Changes told with who brings them: “the improvement brought by A is largest on B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_BROUGHT = any_case(
    r"\b(?P<change>improvements?|gains?|advantages?|benefits?|increases?|boosts?|reductions?|drops?"
    r"|losse?s?) (?:that (?:is|are|was|were) )?(?:brought(?: about)?|achieved|obtained|provided"
    r"|delivered|yielded|gained|offered|afforded|conferred|caused) (?:by|with|from) "
)


@told_by(
    "by with from",
    "brought achieved obtained provided delivered yielded gained offered afforded conferred caused",
)
def brought_by(_: Scene, text: str) -> Iterator[Version]:
    """“The improvement brought by A is largest on B”: the improvement of A."""
    plain = _BROUGHT.sub(r"\g<change> of ", text, count=1)
    if plain != text:
        yield (Plain(plain),)
