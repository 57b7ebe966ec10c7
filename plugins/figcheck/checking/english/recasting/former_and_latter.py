"""Two that are told apart: “A and B trade places: the former leads on X, the latter on Y”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.participles import finite_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_TOLD_APART = any_case(
    r"(?P<said>(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) [a-z]+\b[^;:]*?)(?::|,|;| [–—-])"
    r" (?:with |where |and |as )?the former"
    r" (?P<former>[^;:]+?)(?:,|, and|, while|, whereas|, but| and| while| whereas| but) the latter"
    r" (?P<latter>[^;:]+)"
)
_AHEAD = regex(
    r"\b(?P<be>is|are|comes|stays) (?P<side>ahead|behind|better|worse)\b(?! (?:of|than))"
)
_FINITE = any_case(
    r"(?:is|are|was|has|have|leads?|wins?|scores?|reaches|does|performs?|comes|stays|beats?|falls"
    r"|rises|takes|holds|needs|gets|trails|gains|loses|exceeds|stands|ranks|remains|shows)\b"
)
_TO = {"ahead": "of", "behind": "", "better": "than", "worse": "than"}


@of_form(_TOLD_APART, "former", "latter", ": , ; – — -")
def former_and_latter(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B trade places: the former is ahead on X, the latter on Y”: A of B, and B of A."""
    one, two = match["one"], match["two"]
    named = [c.named_in(one), c.named_in(two)]
    if any(len(n) != 1 or len(next(iter(n.values()))) != 1 for n in named):
        return
    if named[0].keys() != named[1].keys() or not c.reads(match["said"]):
        return
    former, latter = (_finite(match[which]) for which in ("former", "latter"))
    if not _FINITE.match(former):
        former, latter = f"is {former}", f"is {latter}"  # "…, the former at 8 and the latter at 7".
    elif not _FINITE.match(latter):
        led = c.led_places(former)
        start = former.find(led[-1]) if led else -1
        if start < 0 or not c.is_led(latter):
            return
        latter = f"{former[:start]}{latter}"
    yield (
        Plain(match["said"]),
        Plain(f"{one} {_against(former, two)}"),
        Plain(f"{two} {_against(latter, one)}"),
    )


def _finite(said: str) -> str:
    """What is said of one of the two, with a finite verb if it has one in “-ing”."""
    return next(iter(finite_of(said)), said)


def _against(said: str, other: str) -> str:
    """What is said of one of the two, with the other as whom it is ahead of."""
    return _AHEAD.sub(
        lambda m: " ".join(f"{m['be']} {m['side']} {_TO[m['side']]} {other}".split()), said
    )
