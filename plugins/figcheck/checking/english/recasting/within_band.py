"""How far values spread, told by a band: “all values of A lie within a band of 3 points”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_VALUES = r"(?:values?|scores?|cells?|results?|entries|numbers|points|bars)"
_BAND = r"(?:band|range|window|corridor|interval|spread|margin)"
_MANY = r"(?P<hedge>(?:only |just |about |around |roughly |approximately |less than |at most )*)"
_AMOUNT = r"(?P<amount>\d[\d.,]*(?: ?%)?(?: (?:percentage )?points?| [a-zA-Z/]+)?)"
_WITHIN = any_case(
    rf"(?:all (?:of )?|every one of |each of )?(?:the )?(?P<of>[^,;:()]+?)(?:'s)? {_VALUES}"
    r"(?P<where> (?:in|at|for|of|on) [^,;:()]+?)? "
    r"(?:lie|fall|stay|remain|are|sit|cluster|vary|differ)"
    rf"(?: all)? within (?:an? (?:very |rather )?(?:(?:narrow|tight|small|close|slim) )?{_BAND} of "
    rf"(?:only |just )?)?{_MANY}{_AMOUNT}(?P<mutual> of (?:each other|one another))?"
)
_WIDER = any_case(
    r"(?P<one>[^,;:()]+?) (?:has|have|shows?|spans?|covers?|exhibits?|displays?) an? "
    r"(?:(?:much|far|clearly|slightly|considerably) )?(?P<grade>wider|larger|greater|broader|bigger"
    rf"|narrower|smaller|tighter) (?:range|spread)(?: of {_VALUES})?"
    r"(?P<first> \([^()]*\d[^()]*\))? than (?P<two>[^,;:()]+?)(?P<second> \([^()]*\d[^()]*\))?"
)
_NARROW = frozenset({"narrower", "smaller", "tighter"})


@of_form(_WITHIN, "within")
def within_band(scene: Scene, match: Match) -> Iterator[Version]:
    """“All A values lie within 3 points of each other”: their range is at most 3 points."""
    if not (match["mutual"] or " of " in match.string[: match.start("amount")]):
        return
    said = match["of"] + (match["where"] or "")
    if scene.reader.mentions(said) is None or not scene.reader.places_in(match["of"]):
        return
    hedge = match["hedge"].strip().lower()
    bound = f"{hedge} " if hedge else "at most "
    where = match["where"] or ""
    yield (Plain(f"The range of {match['of']}{where} is {bound}{match['amount']}"),)


@of_form(_WIDER, "range spread", "than")
def wider_range(_: Scene, match: Match) -> Iterator[Version]:
    """“A has a wider range of values (5) than B (3)”: the range of A is larger than that of B."""
    grade = "smaller" if match["grade"].lower() in _NARROW else "wider"
    first, second = match["first"] or "", match["second"] or ""
    one = f"The range of {match['one']}{first}"
    yield (Plain(f"{one} is {grade} than that of {match['two']}{second}"),)
