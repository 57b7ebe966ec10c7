"""What a heading asks, answered behind its colon: “Largest gain: A (+5 points)”, “Spread: 3”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.lexicon.shared_words import LATER_ORDINAL
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_FLAGS = re.IGNORECASE

_EXTREME = any_case(
    rf"(?:(?:by far|the|overall|single|absolute) )*(?:(?:{LATER_ORDINAL}|next)[- ])?"
    r"(?:(?:most|least) [\w-]+|[a-z]{2,}est|best|worst|top|maximum|minimum|peak)\b.*"
)
"""A heading that asks for an extreme: “best final score”, “most stable”."""

_FINITE = any_case(r"\b(?:is|are|was|were|has|have|had|does|do|did|that|which|who)\b")
"""What a heading has not, that asks and states nothing."""

_GRADE = any_case(r"[a-z]{2,}est|best|worst")
_OUTSET = any_case(
    r"(?P<grade>best|strongest|highest|fastest|worst|weakest|lowest|poorest|slowest) "
    r"(?:(?P<start>starter|start|beginning)|finisher|finish|ending)"
)
_UPPER = frozenset({"best", "strongest", "highest", "fastest"})
_PACES = frozenset({"fastest", "slowest"})
"""Grades of a start that is a high or a low value only if its value is what is told."""

_RANK = any_case(
    r"(?:the )?(?:overall )?(?:(?P<first>winner|leader|front-?runner|top performer|first place)"
    r"|(?P<second>runner-up|second place)|(?P<third>third place)|(?P<last>last place|tail-?ender))"
    r"(?P<where>(?: (?:on|in|at|for|by|after|of|among|within|overall)\b.*)?)"
)

_ORDER = any_case(
    r"(?:(?P<when>final|initial|starting) )?(?:(?:overall|full|complete) )?"
    r"(?:ranking|rank order|order(?:ing)?|standings)"
    r"(?P<where>(?: (?:on|in|at|for|by|after|of|among)\b.*)?)"
)
_WHEN = {"final": "at the end", "initial": "at the start", "starting": "at the start"}
_BETWEEN_RANKED = regex(r"\s*(?:>|≥|→|»|, then|,)\s*(?:and )?")

_AMOUNT_ASKED = any_case(
    r"(?:(?:total|overall|mean|average|net) )*(?:gap|spread|difference|range|lead|margin|average"
    r"|mean|median|total|distance|increase|decrease|gain|loss|drop|rise|decline)\b.*"
)
"""A heading that asks for an amount: “gap at the end”."""

_AMOUNT = (
    r"(?:(?:[~≈]|about|around|roughly|nearly|just|only) ?)?[+−–-]?[$€£]?\d[\d.,]*(?<![.,])"
    r"(?: ?%| ?[a-zµ°][\w/²³]*(?: [a-z]+)?)?"
)
_WHERE = r"(?:in|on|at|for|under|after|within|by|from|between)"
_NAME = rf"(?P<name>[^,;:()]+?)(?P<at> {_WHERE} [^,;:()]+)?"
_MEASURED = r"(?:(?:an? |the )?[a-zA-Z][\w@-]*(?: [a-z]+){0,2} of )?"
"""What an amount is of: “with a score of 9”."""

_ANSWERS = tuple(
    any_case(pattern)
    for pattern in (
        _NAME,
        rf"{_NAME} \((?P<amount>{_AMOUNT})(?P<rest> {_WHERE} [^,;:()]+)?\)",
        rf"{_NAME}, (?:with |at )?{_MEASURED}(?P<amount>{_AMOUNT})(?P<rest> {_WHERE} [^,;:()]+)?",
        rf"{_NAME} (?:with |at |[–—-] ){_MEASURED}(?P<amount>{_AMOUNT})"
        rf"(?P<rest> {_WHERE} [^,;:()]+)?",
        rf"(?P<amount>{_AMOUNT}) \({_NAME}\)",
        rf"(?P<amount>{_AMOUNT}) (?:by|for) {_NAME}",
        rf"(?P<name>[^;:()]+?)(?P<at>) \((?P<amount>{_AMOUNT})\)",
    )
)
"""Ways to answer: a name, or one with its value beside it."""

_UP = any_case(r"\b(?:gain|increase|rise|jump|growth|improvement|leap|surge)\b")
_DOWN = any_case(r"\b(?:drop|fall|decline|decrease|loss|reduction|plunge|dip|slump)\b")
_LOCATED = any_case(rf"\b{_WHERE}\b.*")
_FINAL = any_case(r"\b(?:final|last)\b")
_INITIAL = any_case(r"\b(?:initial|starting|first)\b")


@told_by(":")
def told_behind_colon(c: Scene, text: str) -> Iterator[Version]:
    """“Worst final score: A (3.1)”: A has the worst final score, and has 3.1 at the end."""
    version: list[Plain] = []
    noun = ""
    for part in (part.strip() for part in text.split(";")):
        head, _, answer = (piece.strip() for piece in part.partition(": "))
        if not answer or ":" in answer or _FINITE.search(head):
            return
        if version and noun and _GRADE.fullmatch(head):
            head = f"{head} {noun}"  # "Highest peak: A; lowest: B": the lowest peak.
        said = _answered(c, head, answer)
        if not said:
            return
        version += map(Plain, said)
        noun = head.partition(" ")[2]
    yield tuple(version)


def _answered(c: Scene, head: str, answer: str) -> list[str]:
    """What a heading and its answer say together, in plain clauses; none if that is open."""
    if (order := _ORDER.fullmatch(head)) is not None:
        where = _WHEN.get((order["when"] or "").lower()) or order["where"].strip()
        lead = f"{capitalised(where)}, " if where else ""
        return [f"{lead}the order is {', '.join(_BETWEEN_RANKED.split(answer))}"]
    if _AMOUNT_ASKED.fullmatch(head) and re.fullmatch(_AMOUNT, answer, _FLAGS):
        return [f"The {uncapitalised(head)} is {answer}"]
    if _EXTREME.fullmatch(head) and re.match(_AMOUNT, answer, _FLAGS):
        said = f"The {uncapitalised(head)} is {answer}"
        if c.reads(said):
            return [said]
    for pattern in _ANSWERS:
        found = pattern.fullmatch(answer)
        if found is not None and c.reader.is_place(found["name"]):
            return _of_thing(c, head, found)
    return []


def _of_thing(c: Scene, head: str, found: Match) -> list[str]:
    """What a heading says of the thing that is named behind it, and of its value."""
    given = found.groupdict("")
    name, amount = given["name"], given.get("amount", "")
    where = given["at"]
    if not where or given.get("rest", "") != where:
        where = f"{where}{given.get('rest', '')}"
    if (rank := _RANK.fullmatch(head)) is not None:
        place = rank.lastgroup if rank.lastgroup != "where" else ""
        place = next((p for p in ("first", "second", "third", "last") if rank[p]), place)
        where = f"{rank['where']}{where}"
        return [
            f"{name} comes {place}{where}",
            *([f"{name} has {amount}{where}"] if amount else ()),
        ]
    if (outset := _OUTSET.fullmatch(head)) is not None:
        # How it starts, and not how it rises at first.
        told = outset["grade"].lower()
        if told in _PACES and not amount[:1].isdigit():
            return []
        grade = "highest" if told in _UPPER else "lowest"
        end = "start" if outset["start"] else "end"
        value = [
            f"{name} has {amount} at the {end}",
            *([f"{name} has {amount}{where}"] if where else ()),
        ]
        return [f"At the {end}, {name} has the {grade} value", *(value if amount else ())]
    if not _EXTREME.fullmatch(head):
        return []
    asked = f"the {uncapitalised(head)}".replace("the the ", "the ")
    return _extreme(c, asked, name, where, amount)


def _extreme(c: Scene, asked: str, name: str, where: str, amount: str) -> list[str]:
    """That something has an extreme, and which value that is."""
    said: tuple[str, ...]
    if where:
        said = (f"{asked} is that of {name}{where}", f"{name} has {asked}{where}")
    else:
        said = (f"{name} has {asked}", f"{asked} is that of {name}", f"{asked} is {name}")
    head = next((capitalised(s) for s in said if c.reads(s)), None)
    if head is None or not amount:
        return [head] if head else []
    there = where or "".join(f" {m[0]}" for m in [_LOCATED.search(asked)] if m)
    if not there and _FINAL.search(asked):
        there = " at the end"
    if not there and _INITIAL.search(asked):
        there = " at the start"
    size = amount.lstrip("+−–-")
    if _UP.search(asked) or _DOWN.search(asked):
        moves = "rises" if _UP.search(asked) else "falls"
        return [head, f"{name} {moves} by {size}{there}"]
    if there:
        return [head, f"{name} has {amount}{there}"]
    value = f"{asked} is {amount}"
    return [head, capitalised(value)]


_RECORDED = any_case(
    r"the (?P<head>(?:[a-z]{3,}est|most|least) [^,;:]+?)(?:, (?P<amount>"
    + _AMOUNT
    + r"),|,? (?:of|at) (?P<of>"
    + _AMOUNT
    + r"),?)? (?:is|was) (?:recorded|observed|found|seen|achieved|registered|noted|reported"
    r"|measured|shown|posted) (?:for|in|by|with|under|at|on) (?P<name>[^,;:]+?)"
)


@of_form(
    _RECORDED,
    "recorded observed found seen achieved registered noted reported measured shown posted",
)
def recorded_for(c: Scene, match: Match) -> Iterator[Version]:
    """“The largest overall drop, 5 points, is recorded for A”: A has it, and drops by so much."""
    if not c.reader.is_place(match["name"]):
        return
    amount = match["amount"] or match["of"] or ""
    said = _extreme(c, f"the {match['head']}", match["name"], "", amount)
    if said:
        yield tuple(map(Plain, said))
