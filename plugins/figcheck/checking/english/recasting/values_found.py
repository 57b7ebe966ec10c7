"""Values of so much that there are: “Values as high as 72 are found”, “Values down to 41 occur”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_AMOUNT = (
    r"(?P<amount>[~$€£]?-?\d[\d.,]*(?<![.,])"
    r"(?: ?%| (?!are\b|is\b|occur|appear)[A-Za-z/]+)?)"
)
_FOUND = (
    r"(?:(?:are|is|were|was|can be) (?:found|reached|seen|recorded|observed|measured|attained"
    r"|obtained)|occurs?|appears?|arises?|turn up)"
)
_NOUN = r"(?:values?|scores?|results?|readings?|numbers?)"
_EXTREME = any_case(
    rf"(?P<lead>.*?, )?{_NOUN} (?:of )?(?P<way>up to|as high as|as much as|down to|as low as"
    rf"|as little as) {_AMOUNT} {_FOUND}(?P<rest>.*)"
)
_RANGE = any_case(
    r"(?P<lead>.*?, )?(?:one (?:finds|sees|reads|has)|we (?:find|see|read|have)|there are) "
    rf"{_NOUN} (?P<range>(?:(?:ranging )?from|between) .*\d.*)"
)
_LOW = ("down", "as low", "as little")


@told_by("value values score scores result results reading readings number numbers")
def values_found(_: Scene, text: str) -> Iterator[Version]:
    """“In A, values as high as 72 are found”: the values go as high as 72 there."""
    if match := _EXTREME.fullmatch(text):
        way = "as low as" if match["way"].lower().startswith(_LOW) else "as high as"
        said = f"the values go {way} {match['amount']}{match['rest']}"
        yield (Plain(f"{match['lead'] or ''}{said}"),)
    if match := _RANGE.fullmatch(text):
        told = match["range"].removeprefix("ranging ")
        yield (Plain(f"{match['lead'] or ''}the values range {told}"),)
