"""An extreme that several have, with its one value: “A and B have the highest score (73.6%)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import regex

_HAVE = (
    r"(?:have|achieve|reach|attain|obtain|show|record|post|hold|exhibit|yield|get|produce|deliver"
    r"|display|register|had|achieved|reached|attained|obtained|recorded|share|shared)"
)
_EXTREME = (
    r"(?:(?:joint|same|overall|single) )?(?:highest|lowest|best|worst|largest|smallest|top|maximum"
    r"|minimum|peak|greatest|longest|shortest|fewest|most)"
)
_VALUE = r"[-−+]?[\d][\d.,]*(?: ?(?:%|[A-Za-z°µ$€£/]+(?: [a-z]+)?))?"
_JOINT = regex(
    r"(?P<lead>(?:On|At|In|For|With|Under) [^,]+, )?"
    rf"(?P<named>.+?) (?:both |each |jointly |all )?{_HAVE}"
    rf" (?:the|a) (?P<extreme>{_EXTREME} [\w -]+?)(?:,? (?:of|at|with) (?P<value>{_VALUE})"
    rf"| \((?:both |each )?(?P<noted>{_VALUE})\))(?P<place>(?: (?:on|at|in|for|with) [^,]+)?)"
)


@of_form(
    _JOINT,
    "have achieve reach attain obtain show record post hold exhibit yield get produce deliver "
    "display register had achieved reached attained obtained recorded share shared",
    "highest lowest best worst largest smallest top maximum minimum peak greatest longest shortest "
    "fewest most",
    "and",
)
def joint_extreme(scene: Scene, match: Match) -> Iterator[Version]:
    """“A and B reach the highest score of 73.6%”: they share it, as there is but one value."""
    if " and " not in match["named"]:
        return
    ticks = scene.named_in(match["named"])
    if len(ticks) != 1 or len(next(iter(ticks.values()))) < 2:
        return
    lead, place = match["lead"] or "", match["place"]
    value = match["value"] or match["noted"]
    yield (Plain(f"{lead}{match['named']} share the {match['extreme']} ({value}){place}"),)
