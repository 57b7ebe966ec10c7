"""Where lines meet: “A and B meet at 88% at 32 shots”, “they meet again at step 350”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_MEET = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?:meet|meets|met|coincide|converge|intersect) "
    r"(?:again |once more |up )?"
    r"(?:(?:at|on) (?:exactly |precisely )?(?P<value>\d[\d.,]*\d* ?%?(?: points)?) )?"
    r"(?P<when>(?:at|in|on|after|with) [^,;:]+)"
)


@of_form(_MEET, "meet meets met coincide converge intersect")
def meeting_at(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B meet at 88% at 32 shots”: both are 88% there.

    Of lines that come close there but are not level, nothing is said.
    """
    spot = c.on_axis(match["when"].partition(" ")[2])
    if spot is None or spot[0] != c.way:
        return
    lead, who, when = match.group("lead", "who", "when")
    level = f"{lead}{who} are tied {when}"
    if (
        c.holds(level) is not True
        and c.holds(f"{lead}{who} are less than 5 apart {when}") is not False
    ):
        return
    if match["value"]:
        level = f"{lead}{who} are tied at {match['value']} {when}"
    yield (Plain(level),)
