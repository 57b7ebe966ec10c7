"""Something said of one thing in several measures: “A is last in revenue, stores and employees”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.recasting.told_of_two import is_extreme
from figcheck.patterns import any_case, regex

_IN = r"(?:in terms of|with respect to|with regard to|in|by|for|on)"
_LIST = r"(?:both |all of )?(?P<list>[^;:()]+?,? and [^,;:()]+)"
_BEHIND = any_case(rf"(?P<said>[^;:()]+?) {_IN} {_LIST}")
_BEFORE = any_case(rf"{_IN} {_LIST}, (?P<said>[^;:()]+)")
_BETWEEN = regex(r",? and (?:also )?(?:(?:in|by|for|on) )?|, (?:(?:in|by|for|on) )?")
_OF_SOME = any_case(
    rf"\b(?:only|not?|never|none|neither|nor|few|most|many|some|any|exactly|{'|'.join(NUMERALS)})\b"
    r"|n['’]t\b|\d"
)
"""What says of how many things, or that it is not so: two may lead in the one, and others not."""

_EXTREMES = any_case(
    r"(?P<who>[^,;:()]+?) (?P<has>has|have|had) (?P<list>the [^;:()]+, the [^;:()]+,? and (?:the )?"
    r"[^,;:()]+)"
)
_FEWEST = 2


@told_by("in by for on terms respect regard", "and")
def in_several_measures(c: Scene, text: str) -> Iterator[Version]:
    """“A is last in revenue and stores”: it is in the one, and in the other."""
    text = text.rstrip(" .")
    match = _BEFORE.fullmatch(text) or _BEHIND.fullmatch(text)
    measured = c.reader.names.measures.dimension
    if match is None or measured is None or _OF_SOME.search(match["said"]):
        return
    items = _BETWEEN.split(match["list"])
    if measured in c.named_in(match["said"]) or not _are_measures(c, measured, items):
        return
    if all(c.reader.is_place(item) for item in items):
        yield tuple(Plain(f"{match['said']} in {item}") for item in items)


@of_form(_EXTREMES, "has have had", "and")
def extremes_in_several(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the lowest revenue, the fewest stores and the smallest area”: each of these."""
    measured = c.reader.names.measures.dimension
    if measured is None or _OF_SOME.search(match["who"]):
        return
    items = _BETWEEN.split(match["list"])
    if _are_measures(c, measured, items) and all(map(is_extreme, items)):
        yield tuple(Plain(f"{match['who']} {match['has']} {item}") for item in items)


def _are_measures(c: Scene, measured: str, items: Sequence[str]) -> bool:
    """Whether each of several phrases names a measure of its own, and nothing else."""
    named = [c.named_in(item) for item in items]
    single = all(n.keys() == {measured} and len(n[measured]) == 1 for n in named)
    return single and len({n[measured] for n in named}) == len(items) >= _FEWEST
