"""What is most for one, then for the next: “the average is highest for A (12), followed by B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex
from figcheck.reading.names import ORDINALS

_MOST_FOR = any_case(
    r"(?:the )?(?P<what>(?:(?:mean|average|median|total|overall) )?[a-z][a-z ]*?) (?:is|was) "
    r"(?P<most>highest|lowest|largest|smallest|greatest) (?:for|in|at) (?P<first>[^,;:]+?)"
    r"(?: \([^()]*\))?,? (?:closely )?followed by (?:that of )?(?P<next>[^;:]+?)\.?"
)
_TAKEN = any_case(r"\b(?:mean|average|median|total)\b")
_ONE_BY_ONE = regex(r",? and then |, and | and |, (?!\d)")
_ONE = regex(r"(?P<name>.+?)(?P<noted> \([^()]*\))?")
_NTH = ORDINALS[1:]


@of_form(_MOST_FOR, "followed", "highest lowest largest smallest greatest")
def then_next(c: Scene, match: Match) -> Iterator[Version]:
    """“The average is highest for A (12), followed by B (9)”: B has the second-highest average."""
    if _TAKEN.search(match["what"]) is None:
        return
    following = [_ONE.fullmatch(part) for part in _ONE_BY_ONE.split(match["next"])]
    one = c.named_in(match["first"])
    dimension = next(iter(one), "")
    if len(one) != 1 or len(one[dimension]) > 1 or len(following) > len(_NTH):
        return
    parts = [Plain(match.string[: match.end("first")] + _noted(match.string[match.end("first") :]))]
    for nth, part in zip(_NTH, following, strict=False):
        if part is None or not c.reader.is_place(part["name"]):
            return
        named = c.named_in(part["name"])
        if named.keys() != one.keys() or len(named[dimension]) > 1:
            return
        noted = part["noted"] or ""
        parts.append(
            Plain(f"{part['name']} has the {nth}-{match['most'].lower()} {match['what']}{noted}")
        )
    yield tuple(parts)


_ANY_MOST = any_case(
    r"(?P<first>[^,;:()]+?) (?P<said>(?:is|are|was|has|shows?|var(?:y|ies)|differs?|changes?"
    r"|fluctuates?|depends?|exhibits?|displays?|sees?)\b[^,;:()]*?\b(?:most|least|[a-z]+est)\b"
    r"[^,;:()]*?(?: \([^()]*\))?),? (?:closely )?followed by (?P<next>[^,;:()]+?)\.?"
)


@of_form(_ANY_MOST, "followed")
def next_apart(c: Scene, match: Match) -> Iterator[Version]:
    """“A varies the most, followed by B”: apart from A, B varies the most."""
    if not c.reader.is_place(match["next"]) or not c.reader.is_place(match["first"]):
        return
    one, other = c.named_in(match["first"]), c.named_in(match["next"])
    if one.keys() != other.keys() or any(len(t) > 1 for t in (*one.values(), *other.values())):
        return
    rest = re.sub(r" \([^()]*\)", "", match["said"])
    yield (
        Plain(f"{match['first']} {match['said']}"),
        Plain(f"Apart from {match['first']}, {match['next']} {rest}"),
    )


def _noted(rest: str) -> str:
    """The value that stands in brackets at the beginning of a text, if one does."""
    found = re.match(r" \([^()]*\)", rest)
    return found[0] if found else ""
