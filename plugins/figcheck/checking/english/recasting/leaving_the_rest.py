"""What is left for all others: “A makes up 31 % and B 28 %, which leaves 41 % for the others”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_LEAVING = any_case(
    r"(?P<head>[^;]+?),? (?:which leaves|leaving|and leaves?|so that) (?P<amount>(?:(?:only|just"
    r"|about|around|roughly|approximately|some|nearly|almost|less than|more than) )?~?\d[\d.,]*"
    r"(?: ?%| percent)) (?:for|to|in) (?:all |each of )?the (?:other|remaining)"
    rf"(?: (?P<count>{'|'.join(NUMERALS)}|\d+))? (?P<noun>[a-z]+(?: [a-z]+)?)"
)
_ON_AVERAGE = any_case(r"(?:on average|averaged (?:over|across) [^,]+)\Z")


@of_form(_LEAVING, "leaves leave leaving that", "other remaining")
def leaving_the_rest(c: Scene, match: Match) -> Iterator[Version]:
    """“A makes up 31 % and B 28 %, which leaves 41 % for the others”: so much they come to."""
    named = c.named_in(match["head"])
    noun = match["noun"].lower()
    told = c.label_of(noun) or c.label_of(noun.split()[-1])
    several = [d for d, ticks in named.items() if len(ticks) > 1]
    dimension = told if told in named else (several[0] if len(several) == 1 else None)
    if dimension is None:
        return
    ticks = c.reader.names.dimensions[dimension].ticks
    others = [t for t in ticks if t not in named[dimension]]
    count = (match["count"] or "").lower()
    known = {str(len(others)), NUMERALS[len(others)]} if len(others) < len(NUMERALS) else set()
    if len(others) < 2 or (count and count not in known):
        return
    lead, comma, _ = match["head"].partition(", ")
    led = comma and (c.is_led(lead) or _ON_AVERAGE.match(lead))
    first = f"{lead}, " if led else ""
    rest = f"{', '.join(others[:-1])} and {others[-1]} together account for {match['amount']}"
    yield Plain(match["head"]), Plain(f"{first}{rest}")
