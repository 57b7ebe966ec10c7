"""What belongs to whom: “A is the model with the highest score”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
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


@of_form(
    (_IS_HOLDER, _HOLDER_IS),
    "is are was were",
    "with having showing posting recording boasting that which who",
)
def holder(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the model with the highest score”, “The model that … is A”: A has it."""
    if not c.reader.is_place(match["one"]):
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


_AMOUNT = r"[~≈]?\d[\d.,]*(?: ?%| percent)?|(?:a|one) (?:half|third|quarter|fifth)|half"
_MAKES = (
    r"(?:accounts? for|makes? up|represents?|constitutes?|covers?|takes? up|contributes?|reaches"
    r"|comprises?|is|are|exceeds?)"
)
_PART = any_case(
    r"(?P<who>.+?) (?P<has>has|have|with|having) (?P<one>an?|any|at least one)(?: single)? "
    r"(?P<noun>[a-z]+(?: [a-z]+)?) "
    rf"(?:(?:that|which) (?P<makes>{_MAKES}) (?P<bound>more than|less than|over|at least|at most"
    r"|no more than|under|fewer than)?|(?P<sign>above|below|over|under|exceeding|larger than"
    rf"|of more than|of at least|of less than)) ?(?P<amount>{_AMOUNT})"
    r"(?: of (?:(?:all )?(?:its|their|the)|all) [a-z]+(?: [a-z]+)?)?"
)
_BEYOND = {"exceeding": "above", "larger than": "above", "exceeds": "above", "exceed": "above"}


@of_form(_PART, "has have with having", "a an any one", "% percent half third quarter fifth")
def having_a_part(c: Scene, match: Match) -> Iterator[Version]:
    """“No agent has a category that makes up more than 40 % of its errors”: no such value."""
    if match["has"] in ("with", "having") and not re.search(r"\bonly\b", match.string):
        return
    last = match["noun"].lower().split()[-1]
    dimension = c.label_of(match["noun"].lower()) or c.label_of(last)
    if dimension is None or dimension in c.named_in(match["who"]):
        return
    beyond = match["sign"] or match["bound"] or ""
    if match["makes"] and match["makes"].lower().startswith("exceed"):
        beyond = "above" if not match["bound"] else ""
    if not beyond:
        return
    beyond = _BEYOND.get(beyond.lower(), beyond)
    of = "" if beyond in ("above", "below", "over", "under") or beyond.startswith("of ") else "of "
    yield (
        Plain(f"{match['who']} {match['has']} {match['one']} value {of}{beyond} {match['amount']}"),
    )
