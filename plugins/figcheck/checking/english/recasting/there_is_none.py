"""Things that there are not: “There is no town above 60 in May”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_NONE = any_case(
    r"(?P<lead>.*?, )?there (?P<verb>is|are|was|were) (?P<none>no|not a single|not one) "
    r"(?P<noun>[a-z-]+) (?:(?:that|which) (?:is|are|was|were) |with values? |lying )?"
    r"(?P<rest>(?:above|below|over|under|beyond|between|at|with more than|with less than|with fewer"
    r" than) .*\d.*)"
)
_WHO = any_case(
    r"(?P<lead>.*?, )?there (?:is|are|was|were) (?P<none>no|not a single|not one) "
    r"(?P<noun>[a-z-]+) (?:that|which|who) (?P<rest>.*\d.*)"
)


@told_by("there", "no not", "above below over under beyond between at with that which who")
def there_is_none(c: Scene, text: str) -> Iterator[Version]:
    """“There is no town above 60 in May”: no town is."""
    match = _NONE.fullmatch(text)
    verb = f"{match['verb']} " if match else ""
    match = match or _WHO.fullmatch(text)
    if match is not None and c.label_of(match["noun"]) is not None:
        said = f"{match['none']} {match['noun']} {verb}{match['rest']}"
        yield (Plain(f"{match['lead'] or ''}{said}"),)
