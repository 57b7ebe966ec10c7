"""Where the extremes of a grid lie: “accuracy is highest in the top-left region and falls …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_EXTREME = r"(?:highest|lowest|largest|smallest|greatest)"
_WHERE = (
    r"(?:in|at|on|along|near|around|toward|towards) the (?:[a-z]+ )?"
    r"(?:(?:top|bottom|upper|lower)[ -](?:left|right)|cent(?:er|re)|middle|diagonal|corners?)"
    r"(?: (?:corner|region|area|part|quadrant|block|half))?"
)
_HIGHEST_IN = any_case(
    rf"(?P<subject>[a-z@ -]+) (?:is|are|was|were) (?:generally |consistently |clearly )?"
    rf"(?P<extreme>{_EXTREME}) (?P<where>{_WHERE})"
    rf"(?:,? (?:and|but) (?:(?:is|are) )?(?P<rest>(?P<other>{_EXTREME})?.+))?"
)


@told_by("highest lowest largest smallest greatest", "in at on along near around toward towards")
def highest_in_region(c: Scene, text: str) -> Iterator[Version]:
    """“Accuracy is highest in the top-left region”: the highest values are there."""
    lead, comma, told = text.rpartition(", ")
    match = _HIGHEST_IN.fullmatch(told)
    if match is None or (lead and not c.is_led(lead)) or c.named_in(match["subject"]):
        return
    if not c.is_subject(match["subject"]):
        return
    said = [Plain(f"{lead}{comma}the {match['extreme']} values are {match['where']}")]
    if match["other"]:
        where = match["rest"][len(match["other"]) :]
        said.append(Plain(f"{lead}{comma}the {match['other']} values are{where}"))
    elif match["rest"]:
        said.append(Plain(f"{lead}{comma}{match['subject']} {match['rest']}"))
    yield tuple(said)
