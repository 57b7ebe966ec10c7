"""Values that are counted and then named: “Only two bars lie below 30, those of A and B in C”."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import prod

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_VALUES = "bars?|cells?|values?|scores?|entr(?:y|ies)|results?|readings?|numbers?|combinations?"
_COUNTED = any_case(
    r"(?:(?:there (?:is|are|was|were) )?(?:only|just|exactly|precisely|merely|no more than) )"
    rf"(?P<many>{'|'.join(NUMERALS[1:])}|a single|an?) (?:single )?(?P<noun>{_VALUES}) "
    r"(?:that |which )?(?!reach|drop|fall|get|attain|hit)(?P<said>[^,;:()]*?\d[^,;:()]*?)"
    r"(?:(?:, |: |; )(?:namely |it is |these are |they are )?| \((?=[^()]+\)\Z))"
    r"(?P<those>(?:that|those|the \w+) (?:of|for) )?(?P<which>[^;:()]+?)\)?"
)
_JOINED = any_case(r",? and (?:that of |those of )?|, (?:that of |those of )?")
_BARE = any_case(r"(?:above|below|over|under|beyond|past)\b")
_ONE = frozenset({"a", "an", "a single", "one"})


@of_form(_COUNTED, "only just exactly precisely merely than")
def counted_and_named(c: Scene, match: Match) -> Iterator[Version]:
    """“Only two bars lie below 30, those of A and B in C”: two values do, and these are such."""
    many = match["many"].lower()
    number = 1 if many in _ONE else NUMERALS.index(many)
    said, places = match["said"].strip(), _places(c, match["which"], number)
    if not places:
        return
    verb = "are " if _BARE.match(said) else ""
    noun = "value" if number == 1 else "values"
    counted = f"Exactly {NUMERALS[number]} {noun} {verb}{said}"
    held = (Plain(f"{place} {verb}{said}") for place in places)
    yield Plain(counted), *held


def _places(c: Scene, which: str, number: int) -> Sequence[str]:
    """The places of so many values that a text names; none if it names more, or fewer."""
    if c.reader.is_place(which) and _values(c, which) == number:
        return (which,)
    apart = _JOINED.split(which)
    single = all(c.reader.is_place(p) and _values(c, p) == 1 for p in apart)
    return apart if single and len(apart) == number else ()


def _values(c: Scene, place: str) -> int:
    """How many values stand where a text names every dimension, or the label above does."""
    named, here = c.named_in(place), c.around.here
    sizes = [
        len(named.get(d.name) or (here.get(d.name) if here else ()) or d.ticks)
        for d in c.reader.figure.dimensions
    ]
    return prod(sizes)
