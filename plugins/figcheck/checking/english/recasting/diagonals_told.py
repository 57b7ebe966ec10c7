"""What is said of the diagonal of a matrix in other words: “the diagonal averages 80”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.model import Role
from figcheck.patterns import any_case

_CELL = r"(?:cells?|values?|entry|entries|elements?|scores?)"
_ITS = r"(?:its|their|each|every|the same|the|that)"
_MOST_OF_LINES = any_case(
    r"(?P<lead>(?:in|for|with) [^,;:]+, )?(?:the|each|every|all)(?: of the)?(?: main)?[ -]diagonal"
    rf" {_CELL} (?:is|are|holds?|contains?|has|have|gives?)(?: (?:always|both|in each case))? the "
    r"(?P<most>maximum|minimum|highest|lowest|largest|smallest|best|worst|top|peak)"
    rf"(?: {_CELL})?(?: both)? (?:of|in|within|for|on) (?:both )?{_ITS} (?P<one>row|column)s?(?:,? "
    r"(?:as well as|and(?: also)?|and at the same time)(?: (?:of|in|within|for))?"
    rf"(?: {_ITS})? (?P<two>row|column)s?)?(?: as well| too)?"
)
_ENDS = {"maximum": "highest", "top": "highest", "peak": "highest", "minimum": "lowest"}


@of_form(_MOST_OF_LINES, "diagonal", "row rows column columns")
def diagonal_of_lines(_: Scene, match: Match) -> Iterator[Version]:
    """“The diagonal cell is the maximum of its row as well as of its column”: of each of them."""
    most = match["most"].lower()
    lines = f"every {match['one']}" + (f" and every {match['two']}" if match["two"] else "")
    said = f"the diagonal values are the {_ENDS.get(most, most)} in {lines}"
    yield (Plain(capitalised(f"{match['lead'] or ''}{said}")),)


_AVERAGES = any_case(
    rf"(?P<lead>(?:in|for|with) [^,;:]+, )?the (?:main )?diagonal(?: {_CELL})? averages?"
    r"(?: out)?(?: (?:at|to))? (?P<much>(?:about |around |roughly |nearly |almost |just |only "
    r"|over |under |above |below )*[\d.]+(?<!\.)(?: ?%| points?)?)"
    r"(?P<where> (?:in|for|with|on) [^,;:]+)?"
)


@of_form(_AVERAGES, "diagonal", "average averages")
def diagonal_averages(_: Scene, match: Match) -> Iterator[Version]:
    """“The diagonal averages 80”: its average is 80."""
    said = f"the average of the diagonal is {match['much']}{match['where'] or ''}"
    yield (Plain(capitalised(f"{match['lead'] or ''}{said}")),)


_TURNS = (
    (
        any_case(
            rf"(?P<most>\bthe [a-z-]+ (?:main |off-)?diagonal {_CELL}) (?:belongs to|goes to"
            r"|is (?:reached|attained|achieved|held|had) by) "
        ),
        r"\g<most> is that of ",
    ),
    (
        any_case(
            rf"\bwhose (?P<what>diagonal {_CELL}) (?:(?:falls|drops|lies|is|stays|remains|rises) "
            r"(?P<side>below|under|above|over)|(?P<more>exceeds)) (?=\d)"
        ),
        lambda m: f"with a {m['what']} {'above' if m['more'] else m['side']} ",
    ),
)


@told_by("diagonal", "whose belongs goes reached attained achieved held had")
def of_diagonal_values(_: Scene, text: str) -> Iterator[Version]:
    """“The lowest diagonal value belongs to A”: is that of A."""
    yield from in_plain_words(text, _TURNS)


_WHOSE = any_case(
    rf"(?P<lead>(?:in|for|with) [^,;:]+, )?the (?P<most>[a-z-]+) (?:main )?diagonal {_CELL} "
    r"(?:is that of|belongs to|goes to|is the one of) (?P<who>[^,;:()]+?)(?P<noted> \([^()]+\))?"
)


@of_form(_WHOSE, "diagonal", "that belongs goes one")
def diagonal_value_of(c: Scene, match: Match) -> Iterator[Version]:
    """“The lowest diagonal value is that of A”, a row and a column: it is in the row of A."""
    x, y = (c.reader.figure.dimension(role) for role in (Role.X, Role.Y))
    if x is not None and y is not None and x.ticks == y.ticks and match["who"] in x.ticks:
        lead, most, noted = match["lead"] or "", match["most"], match["noted"] or ""
        said = f"{lead}the {most} value on the diagonal is in the {match['who']} row{noted}"
        yield (Plain(capitalised(said)),)
