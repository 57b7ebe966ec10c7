"""Extremes with their value in brackets: “A reaches its lowest value (12) at 3”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_EXTREMES = "lowest highest best worst smallest largest maximum minimum peak top greatest poorest"
_NOUN = r"(?!(?:in|at|on|of|for|by|with|across|among|during)\b)[\w@%-]+"
_NOTED = any_case(
    r"(?P<head>\b(?:reach(?:es|ed)?|has|have|had|achieve[sd]?|attain(?:s|ed)?|record(?:s|ed)?"
    r"|post(?:s|ed)?|show(?:s|ed)?|hits?|sees?|obtain(?:s|ed)?|exhibits?|registers?|sets?"
    r"|yields?|produces?|delivers?|takes?|finds?|with) (?:its|their|the|a|an) "
    rf"(?:overall |absolute |single |own )?(?:{_EXTREMES.replace(' ', '|')})(?: {_NOUN}){{0,3}}?)"
    r" \((?P<value>(?:[~≈]|about |around |roughly )? ?[-−+]?\d[\d.,]*(?: ?[%°\w/]+)?)\)"
)


@told_by("(", _EXTREMES)
def noted_extreme(_: Scene, text: str) -> Iterator[Version]:
    """“… reaches its lowest value (12) at 3”: … of 12 at 3."""
    plain = _NOTED.sub(lambda m: f"{m['head']} of {m['value']}", text)
    if plain != text:
        yield (Plain(plain),)
