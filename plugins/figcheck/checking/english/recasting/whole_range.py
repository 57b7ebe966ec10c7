"""Where a line lies all along: “A lies below B over the entire range”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import WHOLE
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_RANGE = (
    rf"(?:over|across|throughout|along|for|in) (?:the |its )?{WHOLE} "
    r"(?:x-?axis|(?:[a-z]+ )?range(?: of [a-z ]+?)?|axis|period|course(?: of [a-z]+)?|domain|sweep|"
    r"training(?: run)?|curve)"
)
_LIES = any_case(
    rf"(?P<lead>{_RANGE}, )?(?P<who>[^,;:]+?) (?:lies|lie|is|are|stays?|remains?|runs?|sits?) "
    r"(?P<how>(?:(?:well|far|clearly|slightly|always|consistently) )?"
    r"(?:above|below|ahead of|behind|under|over|higher than|lower than|better than|worse than) "
    rf"[^,;:]+?)(?P<where>,? {_RANGE})?"
)


@of_form(_LIES, "entire whole full complete")
def whole_range(c: Scene, match: Match) -> Iterator[Version]:
    """“A lies below B over the entire range”: it does at every point, not on average."""
    if bool(match["lead"]) is bool(match["where"]):
        return
    if c.way is None or not c.is_subject(match["who"]):
        return
    yield (Plain(f"{match['who']} is {match['how']} at every point"),)


_OWN = any_case(
    r"\b(?P<own>(?:its|their) (?:all-time |overall )?"
    r"(?:[a-z]+est|most|best|worst|peak|maximum|minimum)(?: [a-z]+){0,3}?) "
    r"(?:of|in|over|during|across) the "
    rf"(?:{WHOLE} )?(?:period|series|timeline|time ?span|time frame|observation period|data"
    r"|dataset)(?: shown| covered| observed| under review)?\b"
)


@told_by("its their", "of in over during across", "period series timeline time span data dataset")
def own_of_whole(_: Scene, text: str) -> Iterator[Version]:
    """“It reached its highest level of the whole period in 2018”: its highest level."""
    if (said := _OWN.sub(r"\g<own>", text)) != text:
        yield (Plain(said),)
