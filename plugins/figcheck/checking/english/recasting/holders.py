"""Who something belongs to: “A is the model with the highest score”, “A wins two of the tasks”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_EXTREME = r"the (?:(?:very|by far the|single|overall) )?(?:\w+est|most|least|best|worst)\b[^,;:]*"
_HOLDER = r"the (?P<kind>\w+(?: \w+)?)"
_WITH = rf"(?:with|having|showing|posting|recording|boasting) (?P<what>{_EXTREME})"
_THAT = rf"(?:that|which|who) (?P<does>\w+ {_EXTREME})"

_IS_HOLDER = any_case(
    rf"(?P<lead>[^;:]+?, )?(?P<one>[^,;:]+?) (?:is|are|was|were) (?:also )?{_HOLDER} "
    rf"(?:{_WITH}|{_THAT})"
)
_HOLDER_IS = any_case(
    rf"(?P<lead>[^,;:]+, )?{_HOLDER} (?:{_WITH}|{_THAT}) (?:is|are|was|were) (?P<one>[^,;:]+)"
)

_WINS = any_case(
    r"(?P<one>[^;:]+?) (?:wins|win|won|tops|top|topped|takes|take|took) (?:(?:on|in|at|for) )?"
    r"(?P<many>(?:(?:only|just|exactly|all) )?(?P<count>[\w-]+)(?: (?:out )?of the [\w-]+)? "
    r"[a-z]+(?:[,:;(].*)?)"
)


@of_form(_WINS, "wins win won tops top topped takes take took")
def wins(c: Scene, match: Match) -> Iterator[Version]:
    """“A wins two of the five tasks”, “A tops three columns”: it is the best on so many."""
    if c.is_subject(match["one"]) and c.is_number(match["count"]):
        yield (Plain(f"{match['one']} is best on {match['many']}"),)


@told_by("is are was were", "with having showing posting recording boasting that which who")
def holder(c: Scene, text: str) -> Iterator[Version]:
    """“A is the model with the highest score”, “The model that … is A”: A has it."""
    match = _IS_HOLDER.fullmatch(text) or _HOLDER_IS.fullmatch(text)
    if match is None or not c.reader.is_place(match["one"]):
        return
    listed = (match["lead"] or "").rstrip(", ")
    if "," in listed and not c.is_led(listed):
        return  # "A leads on X, B on Y, and C is the one with the most".
    if c.begins_with_place(match["one"]) == c.label_of(match["kind"]):
        lead, one = match["lead"] or "", match["one"]
        one = capitalised(one) if not lead else one
        yield (Plain(f"{lead}{one} {match['does'] or 'has ' + match['what']}"),)


_SOLE = any_case(r"the (?:only|sole|single)(?P<what> .+?) (?P<be>is|are|was|were) (?P<who>[^,;:]+)")


@of_form(_SOLE, "only sole single", "is are was were")
def sole_first(c: Scene, match: Match) -> Iterator[Version]:
    """“The only city with values above 5 is A”: A is the only city with values above 5."""
    if c.reader.is_place(match["who"]):
        yield (Plain(f"{match['who']} {match['be']} the only{match['what']}"),)
