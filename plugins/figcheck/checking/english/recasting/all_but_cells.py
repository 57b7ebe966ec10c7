"""All cells less so many, of which it is not said how many they are: “in all but two cells”."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_COUNT = rf"(?P<{{}}>\d{{{{1,2}}}}|{'|'.join(NUMERALS[1:])}|a single)"
_NOUN = r"(?:cells?|cases?|comparisons?|entries|entry|settings?|combinations?|positions?)"
_ALL_BUT = any_case(
    rf"(?P<before>[^;:()]+?),? (?:(?:in|for|at) all but {_COUNT.format('one')}(?: of the)? {_NOUN}"
    rf"|(?:in|for|at) all {_NOUN} (?:but|bar|except(?: for)?|save) {_COUNT.format('two')}"
    rf"|everywhere,? (?:but|bar|except|save|other than|apart from|with the exception of)"
    rf"(?: (?:in|for|at))? (?:just |only )?{_COUNT.format('three')} {_NOUN})"
    r"(?P<after>(?: (?:in|on|for|with|under|at) [^,;:()]+)?)"
)


@of_form(
    _ALL_BUT,
    "cell cells case cases comparison comparisons entry entries setting settings combination "
    "combinations position positions",
    "but bar except save other apart exception",
)
def all_but_cells(c: Scene, match: Match) -> Iterator[Version]:
    """“A is above B in all but two cells”: in 28 of the 30, if there are so many.

    Whether there are is looked at where the cells are counted.
    """
    if match["three"] and match["after"]:
        return  # "… everywhere except in one cell of A": everywhere else as well.
    said = (match["one"] or match["two"] or match["three"]).lower()
    known = {"a single": 1, **{word: number for number, word in enumerate(NUMERALS)}}
    count = int(said) if said.isdigit() else known[said]
    for total in sorted(_totals(c), reverse=True):
        reach = f"in {total - count} of the {total} cells"
        plain = f"{match['before']} {reach}{match['after']}"
        if total > count and c.reads(plain):
            yield (Plain(plain),)
            return


def _totals(c: Scene) -> set[int]:
    """How many values there are: in all, at one tick of any dimension, or where two meet."""
    held = [cell.at for cell in c.reader.figure.cells if cell.value is not None]
    ways = range(len(c.reader.figure.dimensions))
    ones = Counter((way, at[way]) for at in held for way in ways)
    twos = Counter(
        (*pair, at[pair[0]], at[pair[1]]) for at in held for pair in combinations(ways, 2)
    )
    return {len(held), *ones.values(), *twos.values()}
