"""One change that is called the largest: “the drop of B from 4 to 5 (0.15) is the largest drop”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_UP = r"(?:jump|increase|rise|gain|growth|leap)"
_DOWN = r"(?:drop|decrease|decline|fall|reduction|dip)"
_CHANGE = rf"(?:{_UP}|{_DOWN}|improvement|loss|change|step)"
_IS = any_case(
    rf"(?:the|this|that) (?:(?P<up>{_UP})|(?P<down>{_DOWN})|{_CHANGE})"
    r" (?:of|in|for|by) (?:the )?(?P<what>[^,;:()]+?)"
    r" (?P<ends>(?:from|between) [^,;:()]+? (?:to|and) [^,;:()]+?)"
    r"(?: \((?P<note>[^()]*\d[^()]*)\))? (?:is|was|marks|represents) "
    rf"(?P<most>(?:the|by far the) (?:single |overall )?(?:largest|biggest|greatest|steepest"
    rf"|sharpest|strongest|smallest) (?:single |overall )?{_CHANGE}\b[^,;:]*)"
)

_OF_ANY = any_case(r" (?:of|for|in) any (?:single |other )?[a-z]+\b")
"""Of which lines, where it is of all of them."""


@of_form(
    _IS, "largest biggest greatest steepest sharpest strongest smallest", "from between", "to and"
)
def change_is_largest(c: Scene, match: Match) -> Iterator[Version]:
    """“The drop of B from 4 to 5 (0.15) is the largest drop of all”: that is B's from 4 to 5."""
    note = f" ({match['note']})" if match["note"] else ""
    most = _OF_ANY.sub("", match["most"].removeprefix("by far "))
    said = [Plain(f"{most} is seen for {match['what']} {match['ends']}{note}")]
    if match["up"] or match["down"]:
        goes = f"{match['what']} {'rises' if match['up'] else 'falls'} {match['ends']}"
        said += [Plain(goes)] if c.holds(goes) is False else []
    yield tuple(said)


_SUPERLATIVE = (
    r"(?:largest|biggest|greatest|steepest|sharpest|strongest|smallest|slowest|fastest|weakest|"
    r"slightest|most pronounced|most rapid|most dramatic)"
)
_WAS = any_case(
    rf"(?:the|this|its) (?P<change>{_CHANGE}) (?:is|was) (?:the |by far the |by far )?"
    rf"(?P<most>{_SUPERLATIVE}) (?P<when>(?:between|from|in|during) [^;:]+)"
)


@of_form(
    _WAS,
    "largest biggest greatest steepest sharpest strongest smallest slowest fastest weakest "
    "slightest most",
    "is was",
)
def change_was_largest(_: Scene, match: Match) -> Iterator[Version]:
    """“The decline was slowest between 2004 and 2006”: the slowest decline was then."""
    yield (Plain(f"The {match['most']} {match['change']} was {match['when']}"),)
