"""What holds whatever else is the case: “A is ahead, regardless of the training regime”.

Where the figure has a name for what does not matter, a clause is read with it. Otherwise it is
something that the figure does not tell apart, or that it tells apart without a name for it, as
panels do. What is said then holds in all cases.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_WHATEVER = (
    r"(?:regardless of|irrespective of|independently of|independent of)"
    r" (?P<what>[a-z][^,;:()\d]*?)"
)
_LAST = any_case(rf"(?P<said>[^;:]+?),? {_WHATEVER}")
_FIRST = any_case(rf"{_WHATEVER}, (?P<said>[^;:]+)")
_OF_ALL = any_case(
    r"\b(?:all|every|each|both|always|never|no|none|any|throughout|consistently|everywhere)\b"
)
_ALIKE = any_case(
    r"\b(?:same|similar|similarly|alike|comparable|comparably|equal|equally|identical|identically"
    r"|constant|stable|unchanged|close|differs?|changes?|varies|vary|matters?)\b"
)
"""What may be said of the cases that are told apart: “is similar, regardless of the regime”."""


@of_form((_FIRST, _LAST), "regardless irrespective independently independent", "of")
def whatever_else(c: Scene, match: Match) -> Iterator[Version]:
    """“A beats B, regardless of the regime”: in all cases; of each row, if it says so itself."""
    what, said = match["what"], capitalised(match["said"].strip())
    # "the training regime", of panels for "Clean training" and "Dropout training": both.
    if not said or any(len(ticks) == 1 for ticks in c.named_in(what).values()):
        return
    if _ALIKE.search(said):
        return
    yield (Plain(f"{said} in all cases"),)
    if _OF_ALL.search(said):
        yield (Plain(said),)
