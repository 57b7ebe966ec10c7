"""From which value to which, trailing: “A is the weakest, with scores of 36 to 68”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_SCORES = any_case(
    r"(?P<head>[^;:]+?), (?:with|at|having) (?:its |their |all )?(?P<noun>values|scores|results|"
    r"figures|levels|numbers|readings|rates|shares|accuracies)(?: that)? "
    r"(?:of|between|from|ranging from|range from|ranging between|spanning|in the range of) "
    r"(?:only |just |about |roughly )?(?P<low>[~$€£]?[\d.,]*\d\S*) (?:to|and|up to|–|-) "
    r"(?P<high>[~$€£]?[\d.,]*\d[^\s,]*(?: [a-z]+)*)"
)


@of_form(_SCORES, "with at having", "of between from spanning in", "to and up – -")
def with_scores_of(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the weakest, with scores of 36 to 68”: its scores range from 36 to 68."""
    lead, who, _ = c.cut(match["head"])
    if lead.strip(" ,") or not c.reader.is_place(who) or c.led_places(match["head"]):
        return
    yield (
        Plain(match["head"]),
        Plain(f"The values of {who} range from {match['low']} to {match['high']}"),
    )


_IN_A_RANGE = any_case(
    r"(?P<who>[^,;:()]+?) (?:lies?|stays?|remains?|falls?|moves?|fall|is|are|vary|varies|lay|were)"
    r" (?:with)?in (?:a|the) (?:(?:fairly|relatively|rather|very|quite|comparatively|remarkably) )?"
    r"(?:narrow |wide |small |broad |tight |limited |similar )?(?:range|band|interval|corridor) "
    r"(?P<ends>(?:from|between) [^;:]+)"
)


@of_form(_IN_A_RANGE, "in within", "range band interval corridor", "from between")
def in_a_range_from(c: Scene, match: Match) -> Iterator[Version]:
    """“The shares lie in a narrow range from 12 (A) to 20 (B)”: they range from 12 to 20."""
    many = match["who"].endswith("s") or " and " in match["who"]
    yield (Plain(f"{match['who']} {'range' if many else 'ranges'} {match['ends']}"),)
