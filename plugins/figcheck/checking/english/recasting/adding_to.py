"""What is added to something else: “Adding 5 of A to 4 of B cuts the yield from 39 to 6”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_ADDING = any_case(
    r"(?P<lead>(?:(?:in|on|at|for|with|under) [^,;:]+, )?)"
    r"(?:adding|the addition of|applying|supplying|giving) (?P<told>.+)"
)
_TO = any_case(r"(?P<what>.+?)(?: (?:to|on top of) (?P<base>.+?))?(?: alone)?")
_BEFORE_VERB = any_case(r"(?:[a-z]+ly |more than |less than |almost |further )*")


@of_form(_ADDING, "adding addition applying supplying giving")
def adding_to(c: Scene, match: Match) -> Iterator[Version]:
    """“Adding 5 µM of A to 4 µM of B cuts it to 6”: at 4 of B, 5 of A does."""
    told = match["told"]
    for gap in re.finditer(" ", told):
        rest = told[gap.end() :]
        if not c.begins_with_verb(_BEFORE_VERB.sub("", rest, count=1)):
            continue
        added = _TO.fullmatch(told[: gap.start()])
        amount = c.on_axis(added["what"]) if added is not None else None
        if added is None or amount is None or not _is_given(c, *amount):
            continue
        base = added["base"]
        if base is None or c.is_led(f"at {base}"):
            lead = f"{match['lead']}at {base}, " if base else match["lead"]
            yield (Plain(f"{capitalised(lead)}{added['what']} {rest}"),)
            return


def _is_given(c: Scene, axis: str, tick: str) -> bool:
    """Whether an axis begins with none at all, so that so much can be added."""
    known = c.reader.names.dimensions[axis]
    numbers = [n for n in known.numbers if n is not None]
    return (
        len(numbers) == len(known.ticks)
        and min(numbers) == 0.0
        and tick != known.ticks[known.numbers.index(0.0)]
    )
