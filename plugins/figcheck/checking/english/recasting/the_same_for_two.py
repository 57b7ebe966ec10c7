"""Things that are said to be alike and then named: “Two rows have the same cost, A and B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_SAME = any_case(
    r"(?P<lead>[^,;:]+, )?(?P<many>two|three) (?:of the )?(?P<noun>[a-z]+) "
    r"(?P<verb>have|share|show|obtain|reach|get|cost|take|has) (?:exactly |precisely )?"
    r"(?:the|an?) (?:exact |very )?(?:same|equal|identical) (?P<what>[^,;:()]+?)"
    r"(?:,|:| \((?=[^()]+\)\Z)) ?(?:namely |it is |these are )?(?P<which>[^;:()]+?)\)?"
)
_OF = any_case(r"\b(?:that|those) (?:of|for) ")
_SIZES = {"two": 2, "three": 3}


@of_form(_SAME, "two three", "same equal identical")
def the_same_for_two(c: Scene, match: Match) -> Iterator[Version]:
    """“Two rows have exactly the same cost, that of A and that of B”: A and B do."""
    which = _OF.sub("", match["which"])
    if not c.reader.is_place(which):
        return
    named = c.named_in(which)
    size = _SIZES[match["many"].lower()]
    if len(named) != 1 or {*map(len, named.values())} != {size}:
        return
    lead = match["lead"] or ""
    who = uncapitalised(which) if lead and which.startswith("The ") else which
    yield (Plain(f"{lead}{who} have the same {match['what']}"),)
