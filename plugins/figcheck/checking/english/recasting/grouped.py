"""The others of a group: “A is above the other two inhibitors”, where three are called so."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by

_OTHERS = re.compile(
    r"\b(?:(?:all |each |every one |any |either |both )?(?:of )?the|all|any|every|each|both) "
    rf"(?:other|remaining) (?:(?P<count>{'|'.join(NUMERALS)}) )?(?P<noun>[a-z]+(?:[ -][a-z]+)?)\b",
    re.IGNORECASE,
)


@told_by("other remaining")
def others_of_group(c: Scene, text: str) -> Iterator[Version]:
    """The sentence with the names of those of a group that it does not name itself.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    found = _OTHERS.search(text)
    if found is None:
        return
    whole = found["noun"]
    for noun in dict.fromkeys((whole, whole.split(" ")[0])):
        places = c.reader.places_in(noun)
        if len(places) != 1 or len(places[0].ticks) != 1:
            continue
        ((dimension, group),) = places[0].ticks
        stop = found.start("noun") + len(noun)
        rest = f"{text[: found.start()]}, {text[stop:]}"
        named = c.named_in(rest).get(dimension, ())
        others = [tick for tick in group if tick not in named]
        known = len(named) == 1 and named[0] in group and len(others) > 1
        count = found["count"]
        if known and (count is None or NUMERALS.index(count.lower()) == len(others)):
            listed = f"{', '.join(others[:-1])} and {others[-1]}"
            yield (Plain(f"{text[: found.start()]}{listed}{text[stop:]}"),)
