"""What is so of all but some that are counted or named: “in all but two cells”, “all except A”."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from figcheck.checking.english.lexicon.entries import NUMERALS, has_verb
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
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


_BUT = any_case(
    r"(?P<lead>(?:[^,;:]{1,60}, )?)(?P<each>every|each|all|no)(?P<group> [^,;:]{2,50}?) but "
    r"(?P<behind>(?:the )?[^,;:]{1,60})"
)


@told_by("but", "every each all no")
def all_but_named(c: Scene, text: str) -> Iterator[Version]:
    """“Every Nordic country but Sweden had …”: every one of them except that."""
    match = _BUT.match(text)
    if match is None or has_verb(tokenise(match["group"])):
        return
    behind = text[match.start("behind") :].split()
    named = (" ".join(behind[:size]) for size in (1, 2, 3))
    if any(c.reader.is_place(name) for name in named):
        rest = text[match.start("behind") :]
        yield (Plain(f"{match['lead']}{match['each']}{match['group']} except {rest}"),)


_ALL_BUT_THEM = any_case(
    r"(?:(?P<lead>(?:(?:in|on|at|for|with|under|by) [^,;:]+, )?|(?:.*? )?(?:in|on|at|for|with|under"
    r"|by|of|than) )(?:all|every one|anyone|anybody|anything)"
    r"|(?P<before>(?:.* )?)(?:everyone|everybody|everything))"
    r" (?:except(?: for)?|but|save(?: for)?|bar|apart from|other than) (?P<rest>.+)"
)
_MOST_WORDS = 12
"""Words that names of several things may have."""


@of_form(
    _ALL_BUT_THEM,
    "all everyone everybody everything every anyone anybody anything",
    "except but save bar apart other",
)
def all_but_them(c: Scene, match: Match) -> Iterator[Version]:
    """“All except A surpass 60 on Web”: all models except A do."""
    words = match["rest"].split()
    lead = match["lead"] or match["before"] or ""
    most = len(words) - (not lead or lead.endswith(", "))  # Of what they are, something is said.
    names = (" ".join(words[:size]) for size in range(min(_MOST_WORDS, most), 0, -1))
    known = ((n, c.named_in(n)) for n in names if c.reader.is_place(n))
    name, named = next(((n, named) for n, named in known if len(named) == 1), ("", {}))
    if not name:
        return
    label = next(iter(named)).lower()
    noun = next((n for n in (label, label.removesuffix("s")) if c.label_of(n) in named), None)
    if noun is not None:
        rest = match["rest"][len(name) :]
        noun = noun if noun.endswith("s") else f"{noun}s"
        yield (Plain(f"{lead}all {noun} except {name}{rest}"),)
