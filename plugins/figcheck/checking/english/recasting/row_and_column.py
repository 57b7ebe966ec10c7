"""What is said of a row and of a column: “The first row and the first column stay above 50”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_BOTH = any_case(
    r"(?P<lead>(?:in|on|at|for) [^,;]{1,40}, )?(?:both )?"
    r"(?P<one>[^,;]*?\b(?:rows?|columns?)\b[^,;]*?) and (?P<rest>[^;]+)"
)
_KIND = any_case(r"\b(row|column)s?\b")


@of_form(_BOTH, "row rows", "column columns", "and")
def row_and_column(c: Scene, match: Match) -> Iterator[Version]:
    """“The first row and the first column stay above 50”: the one does, and so does the other."""
    lead, one, rest = match["lead"] or "", match["one"], match["rest"]
    _, other, said = c.cut(rest)
    crossed = {*map(str.lower, _KIND.findall(f"{one} {other}"))} == {"row", "column"}
    if other and said and crossed and c.is_subject(one):
        yield Plain(f"{lead}{one} {said}"), Plain(f"{lead}{other} {said}")
