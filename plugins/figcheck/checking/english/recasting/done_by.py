"""What is done, by who does it: “A transfers more patients than B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_FLAGS = re.IGNORECASE
_DONE = regex(r"[A-Z]?[a-z]+ed")
_HOW_MANY = (
    r"(?P<much>(?:(?:far|many|slightly|considerably|about|roughly|more than|less than|only|just"
    r"|nearly"
    r"|almost|over) )*(?:more|fewer|(?:the )?(?:most|fewest)|\d[\d.,]*(?: ?%)?)) (?P<what>[a-z-]+)"
)


@told_by("more fewer most fewest")
def done_by(c: Scene, text: str) -> Iterator[Version]:
    """“A transfers more patients than B”: it has more transferred patients."""
    for dimension in c.reader.figure.dimensions:
        for tick in dimension.ticks:
            if not _DONE.fullmatch(tick):
                continue
            stem = tick.lower().removesuffix("ed")
            verb = rf"\b{stem}(?:e|(?P<one>e?s))? {_HOW_MANY}"
            match = re.search(verb, text, _FLAGS)
            if match is None or c.reader.names_a_tick(match["what"]):
                continue
            if not c.is_subject(text[: match.start()].strip()):
                continue
            has = "has" if match["one"] else "have"
            said = f"{has} {match['much']} {tick.lower()} {match['what']}"
            yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)
            return


_ANSWERED = (
    r"(?:use[sd]?|gave|gives?|chose|chooses?|chosen|picked|picks?|answered|answers?|selected"
    r"|selects?|named|names?|mentioned|mentions?|ticked|reported|reports?|prefer(?:red|s)?|given)"
)
_FAR = (
    r"(?P<far>(?:(?:about|almost|nearly|roughly|around|over|more than|less than|at least|only|just"
    r"|exactly) )*(?:twice|thrice|(?:[a-z]+|[\d.]+) times|half) as"
    r"|(?:much |far |slightly )?(?:more|less))"
)
_ACTIVE = any_case(
    rf"(?P<lead>[^;:()]+?, )?(?P<one>[^,;:()]+?) {_ANSWERED} (?:the answer |a |an )?"
    rf"(?P<what>[^,;:()]+?) {_FAR} (?:often|frequently) (?:as|than) (?P<two>[^,;:()]+?)"
    r"(?: (?:do|does|did))?"
)
_PASSIVE = any_case(
    rf"(?P<lead>[^;:()]+?, )?(?P<what>[^,;:()]+?) (?:is|are|was|were) {_ANSWERED} {_FAR} "
    r"(?:often|frequently) by (?P<one>[^,;:()]+?) (?:as|than) by (?P<two>[^,;:()]+?)"
)
_IT = frozenset({"it", "them", "this answer", "that answer", "this one"})


@told_by("often frequently", "as than")
def done_as_often(c: Scene, text: str) -> Iterator[Version]:
    """“A use B three times as often as C”: B is three times as high for A as for C."""
    said = text.rstrip(" .")
    match = _PASSIVE.fullmatch(said) or _ACTIVE.fullmatch(said)
    if match is None:
        return
    what = match["what"] if match["what"].lower() not in _IT else c.topic
    if what is None:
        return
    groups = [c.named_in(match["one"]), c.named_in(match["two"])]
    things = c.named_in(what)
    if any(len(g) != 1 for g in (*groups, things)) or groups[0].keys() != groups[1].keys():
        return
    if groups[0].keys() == things.keys():
        return  # "A mentions B more often than C": than it mentions C, or than C does.
    far = match["far"].lower()
    how = {"more": "higher", "less": "lower"}.get(far.rpartition(" ")[2])
    much = f"{far.rpartition(' ')[0]} {how} for".strip() if how else f"{far} high for"
    than = "than" if how else "as"
    lead = match["lead"] or ""
    yield (Plain(f"{lead}{what} is {much} {match['one']} {than} for {match['two']}"),)
