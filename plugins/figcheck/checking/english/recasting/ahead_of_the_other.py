"""Who is ahead of two: “A and B start level, but A is ahead from 200 on”: of B, not of all."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_JOINT = any_case(r"(?:,? (?:but|and|while|whereas|yet|with)|;) ")
_AHEAD = any_case(
    r"(?P<who>[^,;:]+?)"
    r"(?: (?P<be>is|are|was|were|being|stays|remains|pulls|moves|gets|goes|comes out|ends up"
    r"|finishes))?"
    r" (?P<how>(?:[a-z]+ly |well |far |just )?)(?P<side>ahead|in front|behind|in the lead"
    r"|(?:having|has|holding|keeping) an? (?:[a-z]+ )?(?:edge|lead|advantage))"
    r"(?P<rest>(?: (?!of\b)[^;:]*)?)"
)


@told_by("but and while whereas yet with ;", "ahead front behind lead edge advantage")
def ahead_of_the_other(c: Scene, text: str) -> Iterator[Version]:
    """“A and B start level, but A is ahead from 200 on”: it is ahead of B then."""
    for joint in _JOINT.finditer(text):
        first, match = text[: joint.start()], _AHEAD.fullmatch(text, joint.end())
        other = match and c.is_subject(match["who"]) and _other(c, first, match)
        if match and other and (match["be"] or "with" in joint[0].lower()):
            side = "behind" if match["side"].lower() == "behind" else "ahead of"
            be = match["be"] or "is"
            be = "is" if be == "being" else be
            said = f"{match['who']} {be} {match['how']}{side} {other}{match['rest']}"
            yield Plain(first), Plain(said)


def _other(c: Scene, first: str, match: Match) -> str | None:
    """The other one of the two that were named first, one of which is said to be ahead."""
    own, named = c.named_in(match["who"]), c.named_in(first)
    if len(own) != 1 or c.named_in(match["rest"]).keys() & own.keys():
        return None
    ((dimension, ticks),) = own.items()
    others = [tick for tick in named.get(dimension, ()) if tick not in ticks]
    known = len(ticks) == 1 and ticks[0] in named.get(dimension, ())
    return others[0] if known and len(others) == 1 else None
