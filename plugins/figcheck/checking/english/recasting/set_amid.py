"""Where something holds, said between its subject and the verb: “A, on Web, beats B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import begins_with_verb
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.tokens import tokenise
from figcheck.patterns import any_case

_AMID = any_case(
    r"(?P<subject>[^,;:]+?),\s+(?:at least |even |too )?(?P<place>[^;:]+?),\s+(?P<said>[^;:]+)"
)


@told_by(",")
def set_amid(c: Scene, text: str) -> Iterator[Version]:
    """“A, on Web, beats B”: on Web it does; “A, throughout, stays above 5”: it does so always."""
    match = _AMID.fullmatch(text)
    if match is None:
        return
    subject, place, said = match.group("subject", "place", "said")
    if not begins_with_verb(tokenise(said), 0) or not c.is_subject(subject):
        return
    if c.is_led(place):
        yield (Plain(f"{place}, {subject} {said}"),)
    if c.is_reach(place):
        yield (Plain(f"{subject} {said} {place}"),)
