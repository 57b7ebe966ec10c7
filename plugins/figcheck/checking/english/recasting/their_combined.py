"""What those named before come to together: “A and B exceed C together. Their combined share …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised, uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_TOGETHER = any_case(
    r"(?:(?:in|at|on|for|among) [^,;:]+, )?(?P<names>[^,;:]+?,? and [^,;:]+?),? "
    r"(?:taken together|put together|together|combined|jointly)\b"
)
_COMBINED_OF = any_case(
    r"\bthe (?:combined|total|joint) (?:share|total|value|figure|count|number|sum) of "
    r"(?P<names>[^,;:]+? and [^,;:]+?) (?:is|was|peaks|rises|falls|exceeds|reaches|amounts)\b"
)
_THEIR = any_case(
    r"(?P<lead>(?:in|at|on|for|among|by|from) [^,;:]+, )?(?:their|the) "
    r"(?P<what>(?:combined|joint) (?:share|total|value|figure|count|number|sum))(?! of\b) "
    r"(?P<rest>.+)"
)


@of_form(_THEIR, "combined joint", "their the")
def their_combined(c: Scene, match: Match) -> Iterator[Version]:
    """“Their combined share peaks in 2010”: that of those which the sentence before adds up."""
    before = _TOGETHER.match(c.before) or _COMBINED_OF.search(c.before)
    if not before or not c.reader.is_place(before["names"]):
        return
    names = uncapitalised(before["names"])
    said = f"{match['lead'] or ''}the {match['what']} of {names} {match['rest']}"
    yield (Plain(capitalised(said)),)
