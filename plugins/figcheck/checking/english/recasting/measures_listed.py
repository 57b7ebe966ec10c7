"""Several measures told of one thing: “A has a revenue of 5 billion and 600 stores”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.recasting.told_of_two import is_extreme
from figcheck.patterns import any_case, regex

_HAS = (
    "has have had offers offer operates operate owns own employs employ reports report combines "
    "combine weighs weigh costs cost covers cover with"
)
_TOLD = any_case(
    rf"(?P<who>[^,;:()]+?),? (?P<has>{'|'.join(_HAS.split())}) (?:both )?(?P<items>[^;:()]+)"
)
_BETWEEN = regex(r",? and (?:also )?|, ")
_NUMBER = regex(r"(?<![\w.,-])[$€£]?\d[\d,]*(?:\.\d+)?")
_HAVING = regex(rf"(?:{'|'.join(_HAS.split())}) ")
_BOUND = any_case(
    r"(?:more than|over|above|less than|fewer than|under|below|at least|at most|up to|about|around"
    r"|roughly|nearly|almost|just over|just under|well over) \Z"
)
"""What says of a number how far it is meant, and may be meant of those after it."""

_FEWEST = 2


@told_by(_HAS, "and")
def measures_listed(c: Scene, text: str) -> Iterator[Version]:
    """“A has 600 stores, 9,000 employees and a revenue of 5”: one after another."""
    measured = c.reader.names.measures.dimension
    match = _TOLD.fullmatch(text.rstrip(" ."))
    if measured is None or match is None:
        return
    items = _BETWEEN.split(match["items"])
    things = c.named_in(match["who"])
    if len(items) < _FEWEST or not things or measured in things:
        return
    if not c.reader.is_place(match["who"]):
        return  # "Only A has 600 stores and 9,000 staff": it alone has both.
    named = [_measure_of(c, measured, item) for item in items]
    if None in named or len(set(named)) < len(items):
        return
    has = "has" if match["has"].lower() == "with" else match["has"]
    said = [
        f"{match['who']} {item}" if _HAVING.match(item) else f"{match['who']} {has} {item}"
        for item in items
    ]
    yield tuple(map(Plain, with_shared_bound(c, said)))


def with_shared_bound(c: Scene, said: Sequence[str]) -> list[str]:
    """“A has more than 600 stores”, “A has 9,000 staff”: more than these too, if not just so many.

    Args:
        c: where the sentence stands.
        said: clauses that say so of one thing after another, of which each ends with its number.
    """
    bound, found = "", []
    for text in said:
        number = _NUMBER.search(text)
        own = _BOUND.search(text[: number.start()]) if number is not None else None
        bound = own[0] if own is not None else bound
        if number is not None and own is None and bound and not c.holds(text):
            found.append(f"{text[: number.start()]}{bound}{text[number.start() :]}")
        else:
            found.append(text)
    return found


def _measure_of(c: Scene, measured: str, item: str) -> str | None:
    """The one measure of which an item tells one number, by its name or by its unit."""
    ticks = c.named_in(item).get(measured, ())
    if len(_NUMBER.findall(item)) != 1 or len(ticks) != 1:
        return None
    return ticks[0]


_IN = r"(?:in terms of|with respect to|with regard to|in|by|for|on)"
_LIST = r"(?:both |all of )?(?P<list>[^;:()]+?,? and [^,;:()]+)"
_BEHIND = any_case(rf"(?P<said>[^;:()]+?) {_IN} {_LIST}")
_BEFORE = any_case(rf"{_IN} {_LIST}, (?P<said>[^;:()]+)")
_AND_IN = regex(r",? and (?:also )?(?:(?:in|by|for|on) )?|, (?:(?:in|by|for|on) )?")
_OF_SOME = any_case(
    rf"\b(?:only|not?|never|none|neither|nor|few|most|many|some|any|exactly|{'|'.join(NUMERALS)})\b"
    r"|n['’]t\b|\d"
)
"""What says of how many things, or that it is not so: two may lead in the one, and others not."""

_EXTREMES = any_case(
    r"(?P<who>[^,;:()]+?) (?P<has>has|have|had) (?P<list>the [^;:()]+, the [^;:()]+,? and (?:the )?"
    r"[^,;:()]+)"
)


@of_form((_BEFORE, _BEHIND), "in by for on terms respect regard", "and")
def in_several_measures(c: Scene, match: Match) -> Iterator[Version]:
    """“A is last in revenue and stores”: it is in the one, and in the other."""
    measured = c.reader.names.measures.dimension
    if measured is None or _OF_SOME.search(match["said"]):
        return
    items = _AND_IN.split(match["list"])
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
    items = _AND_IN.split(match["list"])
    if _are_measures(c, measured, items) and all(map(is_extreme, items)):
        yield tuple(Plain(f"{match['who']} {match['has']} {item}") for item in items)


def _are_measures(c: Scene, measured: str, items: Sequence[str]) -> bool:
    """Whether each of several phrases names a measure of its own, and nothing else."""
    named = [c.named_in(item) for item in items]
    single = all(n.keys() == {measured} and len(n[measured]) == 1 for n in named)
    return single and len({n[measured] for n in named}) == len(items) >= _FEWEST
