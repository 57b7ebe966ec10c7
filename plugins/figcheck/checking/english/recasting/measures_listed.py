"""Several measures told of one thing: “A has a revenue of 5 billion and 600 stores”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
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
