"""What is said of each step behind the whole: “falls to 5, each step smaller than the last”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_STEPS = any_case(
    r"(?P<head>[^;:]+?),? (?:(?:with|and) )?(?P<each>each|every) (?P<step>step|drop|fall"
    r"|gain|increase"
    r"|decrease|rise|jump|change|increment|reduction|improvement|decline)(?: (?:down|up))? "
    r"(?:being |is |was )?(?P<way>smaller|larger|bigger|greater|lower|higher) than (?:the"
    r" one before"
    r"(?: it)?|the last(?: one)?|the previous(?: one)?|its predecessor|the preceding(?: one)?)"
)
_SMALLER = frozenset({"smaller", "lower"})


@of_form(
    _STEPS,
    "each every",
    "than",
    "step drop fall gain increase decrease rise jump change increment "
    "reduction improvement decline",
)
def steps_hung(c: Scene, match: Match) -> Iterator[Version]:
    """“A goes from 9 to 5, each step being smaller than the one before”: so is each step of A."""
    if c.is_led(match["head"]):
        return
    way = "smaller" if match["way"].lower() in _SMALLER else "larger"
    said = f"Each {match['step'].lower()} is {way} than the one before it"
    yield (
        Plain(match["head"]),
        Plain(said, here=c.reader.subject_of(match["head"]), hung=True),
    )
