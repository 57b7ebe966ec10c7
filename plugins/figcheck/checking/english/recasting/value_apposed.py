"""A value told of what is then spoken of: “A's best score, 75, is 3 points above that of B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.balances import shows_balances
from figcheck.checking.english.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_APPOSED = any_case(
    r"(?P<who>[^,;:()]+?), (?:at |of )?(?P<value>(?:(?:about|around|roughly|some|only|just|nearly"
    r"|almost|more than|less than|over|under|well|approximately|a|full) )*[$€£]?-?\d"
    r"[\d.,]*(?<![.,])(?: ?(?:%|[A-Za-z/]+))?(?: (?:points?|euros|dollars|[a-z]+)){0,2}), "
    r"(?P<rest>(?:is|are|was|were|lies|exceeds|equals|amounts to|comes to|surpasses|beats|came"
    r"|comes|occurred|occurs|fell|falls|dates|took place) [^;:]+)"
)
_OF_LINE = regex(r"\b(?:of|in|on) (?:the|its|that|this) (?:line|curve|row|column|series|bar)\b")
_ABOVE = any_case(
    r"\A(?P<be>is|are|was|were|lies) (?P<much>[^,;:]*?\d[\d.]*) (?P<side>above|below) "
    r"(?:the (?P<best>best|highest|lowest|maximum|minimum|peak|top score)) (?:of|in|for|with) "
    r"(?P<rival>[^,;:]+)\Z"
)


@of_form(
    _APPOSED,
    ",",
    "is are was were lies exceeds equals amounts comes surpasses beats came occurred occurs fell "
    "falls dates took",
)
def value_apposed(c: Scene, match: Match) -> Iterator[Version]:
    """“A's best score, 75, is 3 points above that of B”: it is 75, and so far above B's."""
    if _OF_LINE.search(match["rest"]):
        return  # "A's last value, 31, is the second highest of the line": of A's own.
    who, value = match["who"], match["value"]
    rest, above = match["rest"], _ABOVE.match(match["rest"])
    if above is not None and above["best"].lower() in who.lower().split():
        rest = f"{above['be']} {above['much']} points {above['side']} that of {above['rival']}"
    of_balance = shows_balances(c.reader.figure)
    if of_balance or (c.reads(f"{who} is {value}") and c.reads(f"{who} {rest}")):
        yield Plain(f"{who} is {value}", here=_elsewhere(c, rest)), Plain(f"{who} {rest}")


def _elsewhere(c: Scene, rest: str) -> Place | None:
    """Where the rest looks, if it is not where the sentence before did: in another panel."""
    here = c.around.here or EVERYWHERE
    named = c.named_in(rest)
    other = [(d, named[d]) for d, ticks in here.ticks if d in named and named[d] != ticks]
    return Place(tuple(other)) if other else None


_NUMBER = r"(?P<value>[-−+]?\d[\d,]*(?:\.\d+)?(?: ?[x×%]| (?:percent|points?))?)"
_WITH_NOUN = any_case(
    r"(?P<who>the [^,;:()]+?), an? (?:(?P<noun>[a-z][a-z-]*(?: [a-z-]+)?) of "
    rf"{_NUMBER}|{_NUMBER.replace('value', 'first')} (?P<behind>[a-z][a-z-]*(?: [a-z-]+)?)), "
    r"(?P<rest>(?:is|are|was|were|comes|belongs|occurs|lies|goes) [^;:]+)"
)


@of_form(_WITH_NOUN, ",", "a an", "is are was were comes belongs occurs lies goes")
def value_with_noun(c: Scene, match: Match) -> Iterator[Version]:
    """“The best result, a 2.3x speedup, is reached on A”: the best result, 2.3x, is."""
    noun = (match["noun"] or match["behind"]).lower()
    figure = c.reader.figure
    label = figure.value.label or (figure.colours.label if figure.colours else "")
    if noun in label.lower():
        value = match["value"] or match["first"]
        yield (Plain(f"{match['who']}, {value}, {match['rest']}"),)
