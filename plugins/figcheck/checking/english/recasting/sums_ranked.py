"""Which sum is highest: “A has the highest combined share of wind and solar (41%)”, “with the two”.

What several make up together is said of where it is highest. Such a sentence is said again with
the parts as its subject: “wind and solar together are highest in A”.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case
from figcheck.reading.names import ORDINALS

_AMOUNT = (
    r"(?:(?:about|around|roughly|just|only|nearly|almost|some"
    r"|~) ?)*\d[\d,]*(?:\.\d+)?[^\s,;:()]*(?: [a-z]+)?"
)
_MOST = r"(?P<most>highest|largest|biggest|greatest|lowest|smallest)"
_NOUN = (
    r"(?:shares?|totals?|sums?|values?|amounts?|numbers?|percentages?|contributions?"
    r"|proportions?|scores?|counts?)"
)
_HAS = r"(?:has|have|had|shows?|showed|records?|reaches|reached|gets|achieves|posts|boasts|with)"
_MORE = (
    r"(?:,? (?:and )?followed by (?P<next>[^,;:()]+?)(?: (?:with|at) (?P<its>{0})"
    r"| \((?P<own>{0})\))?)?"
)
_HAS_MOST = any_case(
    rf"(?P<lead>(?:in|at|for|on) [^,;:]+, )?(?P<who>[^,;:()]+?) {_HAS} (?:by far )?the {_MOST} "
    rf"(?:(?:combined|joint|total|overall|summed) (?:{_NOUN} )?|(?:sum|total) )"
    r"(?:of|for|from) (?P<parts>[^,;:()]+? and [^,;:()]+?)"
    rf"(?:,? (?:with|at) (?P<amount>{_AMOUNT})| \((?P<noted>{_AMOUNT})\))?{_MORE.format(_AMOUNT)}"
)
_IF_ADDED = any_case(
    r"(?:(?:if|when) (?P<a>[^,;:]+? and [^,;:]+?) are (?:lumped|added|taken|put|grouped|counted"
    r"|considered"
    r"|summed|combined|pooled|merged)(?: up)?(?: together)?(?: as [^,;:]+?| into [^,;:]+?)?"
    r"|(?:taking|taken|adding|lumping|putting|combining|counting|grouping|summing"
    r"|pooling) (?P<b>[^;:]+? and [^,;:]+?)(?: up)?(?: together)?(?: as [^,;:]+?| into [^,;:]+?)?"
    r"|(?P<c>[^;:]+? and [^,;:]+?)(?: are)? (?:taken|added|lumped) together), (?P<said>.+)"
)
_TOPS = any_case(
    rf"(?P<who>[^,;:()]+?) (?:(?:tops|leads|heads) (?:the (?:list|ranking|field|table|chart))"
    rf"|(?:comes|ranks|is|lands|finishes) (?:out )?(?P<first>first|top|on top|last)"
    rf"|{_HAS} the {_MOST}(?: {_NOUN})?|is (?:the )?(?P<be>highest|largest|lowest|smallest))"
    rf"(?:,? (?:with|at) (?P<amount>{_AMOUNT})| \((?P<noted>{_AMOUNT})\))?{_MORE.format(_AMOUNT)}"
    rf"(?:,? (?:and|while|with) (?P<second>[^,;:()]+?) (?:comes|ranks|is|lands|finishes"
    rf"|coming) second(?: (?:with|at) (?P<seconds>{_AMOUNT})| \((?P<secondly>{_AMOUNT})\))?)?"
)
_REACHES = any_case(
    r"(?:the |these )?[^,;:()]*?\b(?P<verb>reach|make up|account for|cover|exceed|contribute"
    r"|provide|are|is|come to"
    r"|amount to|add up to|total|stay|remain|represent) (?P<rest>.*\d.*|.*\b(?:half|third|thirds"
    r"|quarter|quarters)\b.*)"
)
_ADDED = any_case(
    rf"(?P<said>(?:(?:in|at|for|on) (?P<lead>[^,;:]+?),? )(?P<parts>[^,;:()]+? and [^,;:()]+?)"
    rf"(?: together| combined| jointly)? (?:add up to|make up|amount to|come to|total|reach"
    rf"|sum to|sum up to|account for) {_AMOUNT}), (?:(?:which|that) is )?the {_MOST}(?: {_NOUN})?"
    rf"(?: (?:of|among) (?:all|the|them)[^,;:]*| in the [^,;:]*| overall| anywhere)?"
)
_FEW = any_case(r"\b(?:two|three|four|both)\b|\bit\b|\bthey\b")


@of_form(
    _HAS_MOST,
    "highest largest biggest greatest lowest smallest",
    "and",
    "combined joint total sum overall summed",
)
def sum_is_highest(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the highest combined share of wind and solar (41%), followed by B with 33%”."""
    if not _are_parts(c, match["parts"]):
        return
    yield _highest(match, match["parts"], match["most"], match["lead"] or "")


@of_form(
    _IF_ADDED,
    "and",
    ",",
    "if when taking taken adding lumping putting combining counting grouping summing pooling "
    "together",
)
def if_added(c: Scene, match: Match) -> Iterator[Version]:
    """“If coal and gas are lumped together, A tops the list with 66%, and B comes second”."""
    parts = match["a"] or match["b"] or match["c"]
    said = match["said"]
    if not _are_parts(c, parts):
        return
    top = _TOPS.fullmatch(said)
    if top is not None:
        most = top["most"] or top["be"] or ("lowest" if top["first"] == "last" else "highest")
        version = list(_highest(top, parts, most, ""))
        if top["second"]:
            version += _next(parts, top["second"], top["seconds"] or top["secondly"], most)
        yield tuple(version)
        return
    reach = _REACHES.fullmatch(said)
    if reach is not None and _names_none(c, said[: reach.start("verb")]):
        verb = reach["verb"].lower()
        yield (Plain(f"{parts} together {'are' if verb == 'is' else verb} {reach['rest']}"),)


@of_form(_ADDED, "highest largest biggest greatest lowest smallest", "and", ",")
def added_and_highest(c: Scene, match: Match) -> Iterator[Version]:
    """“In A wind and solar add up to 41%, the highest value of the six”: it is that of the sum."""
    if not _are_parts(c, match["parts"]):
        return
    most = match["most"].lower()
    yield (
        Plain(match["said"]),
        Plain(f"{match['parts']} together are {most} in {match['lead']}"),
    )


def misses_the_sum(text: str, check: str) -> bool:
    """Whether a sentence says that a sum is the highest, and is read as saying it of values.

    Args:
        text: the sentence.
        check: what it was read as.
    """
    told = _ADDED.fullmatch(text.rstrip(" .")) is not None
    return told and "max(sum(" not in check and "min(sum(" not in check


def _highest(match: Match, parts: str, most: str, lead: str) -> Version:
    amount = match["amount"] or match["noted"]
    said = f" ({amount})" if amount else ""
    first = Plain(f"{lead}{parts} together are {most.lower()} in {match['who'].strip()}{said}")
    if not match["next"]:
        return (first,)
    return first, *_next(parts, match["next"], match["its"] or match["own"], most)


def _next(parts: str, who: str, amount: str | None, most: str) -> list[Plain]:
    """Who comes second from the top, and third; nothing is known of orders from the bottom."""
    said = f" with {amount}" if amount else ""
    listed = re.split(r",? and ", who.strip())
    if most.lower() in ("lowest", "smallest") or len(listed) >= len(ORDINALS):
        return [Plain("")]
    return [
        Plain(f"For {parts} together, {one} comes {rank}{said}")
        for one, rank in zip(listed, ORDINALS[1:], strict=False)
    ]


def _are_parts(c: Scene, text: str) -> bool:
    """Whether a text lists two things or more of one kind, and nothing else."""
    named = c.named_in(text)
    return (
        len(named) == 1
        and len(next(iter(named.values()))) > 1
        and not _FEW.search(text)
        and c.is_subject(text)
    )


def _names_none(c: Scene, text: str) -> bool:
    return not c.named_in(text)
