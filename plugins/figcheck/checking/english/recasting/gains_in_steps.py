"""Gains from one step against those from others: “gains more from 1 to 2 than from any later”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_STEP = r"(?:step|doubling|jump|move|interval|increment|stage|transition)"
_FROM = any_case(
    rf"(?P<said>[^;:]+? (?:more|less)) from the (?P<step>(?:first|last|initial|final) {_STEP}|"
    rf"{_STEP} "
    r"(?:between [^,;:]+? and|from [^,;:]+? to) [^,;:]+?) "
    rf"than from (?P<rest>(?:any|all|every|each|the) (?:later|other|earlier|subsequent|previous|"
    rf"following)"
    rf"(?: {_STEP}s?| ones?)?(?: (?:combined|together|taken together))?)"
)
_BETWEEN = any_case(r"between (?P<one>[^,;:]+?) and (?P<two>[^,;:]+)")


@of_form(_FROM, "more less", "from", "than")
def gains_in_steps(_: Scene, match: Match) -> Iterator[Version]:
    """“A gains more from the step between 1 and 2 than from any later”: in the step."""
    step = _BETWEEN.sub(r"from \g<one> to \g<two>", match["step"])
    rest = re.sub(r"\bdoublings?\b", "step", match["rest"])
    yield (Plain(f"{match['said']} in the {step} than in {rest}"),)
