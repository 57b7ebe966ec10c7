"""Who something belongs to: “A is the model with the highest score”, “the one that uses most”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by

_EXTREME = r"the (?:(?:very|by far the|single|overall) )?(?:\w+est|most|least|best|worst)\b[^,;:]*"
_HOLDER = r"the (?P<kind>\w+(?: \w+)?)"
_WITH = rf"(?:with|having|showing|posting|recording|boasting) (?P<what>{_EXTREME})"
_THAT = rf"(?:that|which|who) (?P<does>\w+ {_EXTREME})"

_IS_HOLDER = re.compile(
    rf"(?P<lead>[^,;:]+, )?(?P<one>[^,;:]+?) (?:is|are|was|were) (?:also )?{_HOLDER} "
    rf"(?:{_WITH}|{_THAT})",
    re.IGNORECASE,
)
_HOLDER_IS = re.compile(
    rf"(?P<lead>[^,;:]+, )?{_HOLDER} (?:{_WITH}|{_THAT}) (?:is|are|was|were) (?P<one>[^,;:]+)",
    re.IGNORECASE,
)


@told_by("is are was were", "with having showing posting recording boasting that which who")
def holder(c: Scene, text: str) -> Iterator[Version]:
    """“A is the model with the highest score”, “The model that … is A”: A has it."""
    match = _IS_HOLDER.fullmatch(text) or _HOLDER_IS.fullmatch(text)
    if match is None or not c.reader.is_place(match["one"]):
        return
    if c.begins_with_place(match["one"]) == c.label_of(match["kind"]):
        lead, one = match["lead"] or "", match["one"]
        one = one[0].upper() + one[1:] if not lead else one
        yield (Plain(f"{lead}{one} {match['does'] or 'has ' + match['what']}"),)
