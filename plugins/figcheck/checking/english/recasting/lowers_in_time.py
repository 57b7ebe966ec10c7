"""What something does to the values in a stretch of time: “A lowers it by 5 from May to June”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WHEN = (
    r"(?:from [^,;:]+? (?:to|until) [^,;:]+|between [^,;:]+? and [^,;:]+"
    r"|(?:over|during|throughout|across) the [^,;:]+|(?:by|until) the end(?: of [^,;:]+)?)"
)
_DOES = any_case(
    rf"(?:(?P<lead>{_WHEN}), )?(?P<name>[^,;:]+?) (?:has |had )?"
    r"(?:(?P<down>lowers?|lowered|reduces?|reduced|decreases?|decreased|cuts?|brings? down)"
    r"|raises?|raised|increases?|increased|boosts?|boosted) "
    r"(?:(?:the|its|their) )?(?P<what>[^,;:\d][^,;:]*?) by (?P<size>[^,;:]*?\d[^,;:]*?)"
    rf"(?: (?P<when>{_WHEN}))?"
)


@of_form(_DOES, "by", "from between over during throughout across until end")
def lowers_in_time(c: Scene, match: Match) -> Iterator[Version]:
    """“A lowers the pressure by 5 over the study”: it falls by 5 in that time with A."""
    if not c.reader.is_place(match["name"]) or c.named_in(match["what"]):
        return
    when = match["lead"] or match["when"]
    if when is None or (match["lead"] and match["when"]):
        return
    moves = "falls" if match["down"] else "rises"
    yield (Plain(f"{match['name']} {moves} by {match['size']} {uncapitalised(when)}"),)
