"""Averages over so many things: “Averaged over the three datasets, A reaches 5”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import MANY, count_of
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_OVER = (
    rf"(?P<over>(?:averaged|on average|averaging),? (?:over|across) (?:all )?(?:the |all "
    rf")?)(?P<count>{MANY} )?"
    r"(?P<noun>[a-z]+)"
)
_COUNTED = any_case(rf"{_OVER}(?P<rest>, [^;:]+)")


@of_form(_COUNTED, "averaged averaging average", "over across")
def averaged_over_so_many(c: Scene, match: Match) -> Iterator[Version]:
    """“Averaged over the three datasets, …”: over all of them, if there are so many."""
    if match["count"] and _counts(c, match, match.string):
        yield (Plain(f"Averaged over the {match['noun']}{match['rest']}"),)


def _counts(c: Scene, match: Match, rest: str) -> bool:
    """Whether there are as many things of a kind as a sentence says, if it does."""
    if not match["count"]:
        return True
    count = count_of(match["count"].strip())
    sizes = {n: len(d.ticks) for n, d in c.reader.names.dimensions.items()}
    dimension = c.label_of(match["noun"])
    if dimension is not None:
        return count == sizes[dimension]
    named = c.named_in(rest)
    known = c.reader.names.dimensions
    left = [n for n, d in known.items() if sizes[n] > 1 and n not in named and not is_ordered(d)]
    return [sizes[n] for n in left] == [count]
