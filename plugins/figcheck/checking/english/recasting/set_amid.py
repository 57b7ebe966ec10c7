"""Where something holds, said between its subject and the verb: “A, on Web, beats B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import begins_with_verb
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.tokens import tokenise
from figcheck.patterns import any_case

_AMID = any_case(
    r"(?P<subject>[^,;:]+?),\s+(?:at least |even |too )?(?P<place>[^;:]+?),\s+(?P<said>[^;:]+)"
)


@of_form(_AMID, ",")
def set_amid(c: Scene, match: Match) -> Iterator[Version]:
    """“A, on Web, beats B”: on Web it does; “A, throughout, stays above 5”: it does so always."""
    subject, place, said = match.group("subject", "place", "said")
    if not begins_with_verb(tokenise(said), 0) or not c.is_subject(subject):
        return
    if c.is_led(place):
        yield (Plain(f"{place}, {subject} {said}"),)
    if c.is_reach(place):
        yield (Plain(f"{subject} {said} {place}"),)
