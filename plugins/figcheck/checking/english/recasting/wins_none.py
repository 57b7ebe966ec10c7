"""Not to win any of several: “A does not win any category”, “neither A nor B wins any set”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_FLAGS = re.IGNORECASE
_WIN = r"(?P<verb>win|lead|top|dominate)s?"
_ANY = (
    r"(?:any|a single|even a single|even one)(?: of the)?(?: (?:single|other))? "
    r"(?P<what>[a-z]+(?: [a-z]+)?)"
)
_ONE = regex(
    rf"(?P<who>[^,;:]+?) (?:does not|do not|doesn't|don't|did not|never|fails to|fail to) {_WIN} "
    rf"(?:in |on )?{_ANY}",
    _FLAGS,
)
_NEITHER = regex(
    rf"neither (?P<one>[^,;:]+?) nor (?P<two>[^,;:]+?) {_WIN} (?:in |on )?{_ANY}", _FLAGS
)


@told_by("win wins lead leads top tops dominate dominates", "any single one")
def wins_none(c: Scene, text: str) -> Iterator[Version]:
    """“A does not win any category”: it wins none.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    if match := _ONE.fullmatch(text):
        if c.is_subject(match["who"]) and _is_one(c, match["what"]):
            yield (Plain(f"{match['who']} wins no {_singular(match['what'])}"),)
    elif match := _NEITHER.fullmatch(text):
        names = match["one"], match["two"]
        if all(map(c.is_subject, names)) and _is_one(c, match["what"]):
            yield tuple(Plain(f"{name} wins no {_singular(match['what'])}") for name in names)


def _is_one(c: Scene, noun: str) -> bool:
    """Whether a noun is for places of the figure where something may be the best."""
    return c.label_of(noun) is not None or _singular(noun.lower()) in _PLACES


_PLACES = frozenset("category case task set dataset benchmark group column row panel cell".split())


def _singular(noun: str) -> str:
    """A noun in the singular, as it stands behind “no”."""
    if noun.endswith("ies"):
        return f"{noun[:-3]}y"
    return noun[:-1] if noun.endswith("s") and not noun.endswith("ss") else noun
