"""What is concluded from the values: “Good signals leave little to gain, as no row improves …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import regex

_AS = regex(
    r"(?P<head>[^\d,;:()]+?)(?:, (?:as|since|because|given that|seeing that|for)|"
    r" (?:given that|because)) (?P<rest>[^;:]+)"
)
_ADVISES = regex(r"\b(?:should|must|may|might|could|would|can|will|probably|likely|not)\b")


@of_form(_AS, "as since because given seeing for")
def as_is_shown(c: Scene, match: Match) -> Iterator[Version]:
    """“There is little to gain, as no row improves by more than 4”: no row does.

    Only behind a conclusion of which nothing is a statement about the values themselves: why
    “A falls” no number tells.
    """
    if _ADVISES.search(match["head"]):
        return
    head, rest = match["head"], match["rest"]
    if not c.named_in(head) and not c.reads(head) and c.reads(rest):
        yield (Plain(f"{head}: {rest}"),)
