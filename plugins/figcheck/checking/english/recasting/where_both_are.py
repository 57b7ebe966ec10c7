"""What holds where both of two things have values: “Over the six sets with both bars, A is …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.meanings.meaning import Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WHERE_BOTH = any_case(
    r"(?:averaged )?(?:over|across|on|for|in) (?:the|all)(?: (?P<count>\w+))? (?P<noun>[a-z]+s) "
    r"(?:with (?:bars for both|values for both|both(?: [a-z]+)?)"
    r"|(?:that|which) (?:both (?:have|share)|have both)(?: [a-z]+)?"
    r"|(?:for|on|in) which both(?: [a-z]+)? (?:are|have|were) [a-z]+(?: [a-z]+)?"
    r"|where both(?: [a-z]+)? are [a-z]+|(?:that )?they (?:share|have in common)), (?P<rest>.+)"
)
_PRONOUN = any_case(r"\b(?:it|its)\b")


@of_form(_WHERE_BOTH, "both they", ",", "over across on for in")
def where_both_are(c: Scene, match: Match) -> Iterator[Version]:
    """“Over the six sets with both bars, A is 9 better than B”: of those that both have."""
    axis = c.label_of(match["noun"].lower())
    if axis is None:
        return
    named = {d: set(ticks) for d, ticks in c.named_in(match["rest"]).items() if d != axis}
    if _PRONOUN.search(match["rest"]) and c.topic is not None and c.topical is not None:
        named.setdefault(c.topical, set()).add(c.topic)
    two = [(d, ticks) for d, ticks in named.items() if len(ticks) == 2]
    if len(two) != 1 or len(named) != 1:
        return
    ((dimension, things),) = two
    own = [set(_present(c, dimension, thing, axis)) for thing in sorted(things)]
    common = own[0] & own[1]
    if match["count"] and _number(match["count"]) != len(common):
        return
    ticks = [tick for tick in c.reader.names.dimensions[axis].ticks if tick in common]
    rest = match["rest"]
    if ticks:
        yield (Plain(capitalised(rest), here=Place.of(axis, ticks)),)


def _present(c: Scene, dimension: str, thing: str, axis: str) -> Iterator[str]:
    """Where on an axis a thing has values."""
    names = [d.name for d in c.reader.figure.dimensions]
    at, along = names.index(dimension), names.index(axis)
    for cell in c.reader.figure.cells:
        tick = cell.at[along]
        if cell.value is not None and cell.at[at] == thing and tick is not None:
            yield tick


def _number(word: str) -> int:
    text = word.lower()
    return NUMERALS.index(text) if text in NUMERALS else int(text) if text.isdigit() else -1
