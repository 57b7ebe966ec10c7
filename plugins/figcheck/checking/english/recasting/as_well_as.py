"""Two places side by side: “for A as well as for B”, where “as well” grades nothing."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_AT = r"(?:in|on|at|for|with|under|during)"
_BOTH = regex(
    rf"\b(?P<at>{_AT}) (?P<one>[^,;:]+?),? (?:as well as|and also|and likewise) (?P=at) "
    rf"(?P<two>[^,;:]+)",
    re.IGNORECASE,
)


@told_by("as and", "well also likewise")
def as_well_as(c: Scene, text: str) -> Iterator[Version]:
    """“A leads on X as well as on Y”: it leads on both.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _BOTH.search(text)
    if match is None:
        return
    one, two = c.named_in(match["one"]), c.named_in(match["two"])
    if len(one) == 1 and one.keys() <= two.keys():
        first, second = match["one"], match["two"]
        both = f"{match['at']} {first} and {second}"
        yield (Plain(f"{text[: match.start()]}{both}{text[match.end() :]}"),)
