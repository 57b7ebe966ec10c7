"""How much several have together, said at the end: “A and B sold 12 between them”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_ANY = r"(?:[^;:,]|,(?=\d))"
"""A sign within a clause: commas of numbers only."""

_AT_THE_END = any_case(
    rf"(?P<said>(?:[^;:,]+, )?{_ANY}+?) (?:between|among) (?:them|the (?:two|three)(?: of them)?)"
    r"(?P<when>(?: [^;:,]+)?)"
    rf"|(?P<sold>(?:[^;:,]+, )?{_ANY}+?) (?:together|altogether|combined|in all|all told|jointly)"
    r"(?P<then>(?: (?:in|by|at|on|for|during) [^;:,]+)?)"
)
_PARTED = any_case(r"(?:has|have|had|is|are|was|were|lies?|stays?|remains?|there)\b")
"""How what is said of a difference begins: “A and B have 5 points between them”."""

_SO_MANY = regex(r"\d|\b(?:half|third|quarter|fifth|tenth|majority)")
_COMPARED = any_case(r"\b(?:than|as|compared|more|less|fewer|put|taken|added|all)\b")


@of_form(_AT_THE_END, "them two three together altogether combined all jointly")
def between_them(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B sold 12 between them”: A and B together sold 12."""
    said, when = match["said"] or match["sold"], match["when"] or match["then"] or ""
    lead, who, rest = c.cut(said)
    if not who or not _SO_MANY.search(rest) or _COMPARED.search(rest):
        return
    if (when and not c.is_led(when.strip())) or (match["said"] and _PARTED.match(rest)):
        return
    several = any(len(ticks) > 1 for ticks in c.named_in(who).values())
    if several or c.counted_along(who):
        yield (Plain(f"{lead} {who} together {rest}{when}".strip()),)
