"""What a mean or a gap goes from and to: “The ports go from a mean of 88 to one of 97”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_FROM_ONE_TO_ONE = any_case(
    r"(?P<lead>(?:(?:in|from|between|over|since|during|taken|all) [^;:,]+, )?)(?P<who>[^;:,]+?) "
    r"(?P<verb>goes|go|went|rises?|rose|falls?|fell|moves?|moved|climbs?|climbed|drops?|dropped|"
    r"changes?|changed|increases?|increased|decreases?|decreased|slid|slides?|grows?|grew|"
    r"improves?|improved) from an? "
    r"(?P<what>(?:combined |overall )?(?:mean|average|median|total|sum|range|spread)) of "
    r"(?P<start>[^;:,]+?) to (?:one|that|an? (?P=what)) of (?P<stop>[^;:,]+)"
)

_EITHER_WAY = frozenset("goes go went move moves moved change changes changed".split())
_NUMBER = regex(r"\d[\d,]*(?:\.\d+)?")


@of_form(_FROM_ONE_TO_ONE, "mean average median total sum range spread", "from", "to")
def from_mean_to_mean(_: Scene, match: Match) -> Iterator[Version]:
    """“The ports go from a mean of 88 to one of 97”: the mean of the ports goes from 88 to 97."""
    what = match["what"].lower().replace("combined ", "").replace("overall ", "")
    lead = "" if match["lead"].lower().startswith(("taken", "all")) else match["lead"]
    who = uncapitalised(match["who"])
    who = who if who.startswith(("the ", "all ")) else match["who"]
    verb = match["verb"].lower()
    ends = [_NUMBER.search(match[end]) for end in ("start", "stop")]
    if verb in _EITHER_WAY and ends[0] and ends[1]:
        start, stop = (float(end[0].replace(",", "")) for end in ends if end)
        verb = "rises" if start < stop else "falls"
    yield (Plain(f"{lead}the {what} of {who} {verb} from {match['start']} to {match['stop']}"),)
