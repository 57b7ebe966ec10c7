"""The others of a group: “A is above the other two inhibitors”, where three are called so."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.names.forms import toggled
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_MOST_WORDS = 4
"""Words of the name of a group that are looked at."""

_OTHERS = any_case(
    r"\b(?:(?:all |each |every one |any |either |both )?(?:of )?the|all|any|every|each|both) "
    rf"(?:other|remaining) (?:(?P<count>{'|'.join(NUMERALS)}) )?(?P<noun>[a-z]+(?:[ -][a-z]+)?)\b"
)

_REMOVED = any_case(
    r"\b(?:removals?|ablations?|omissions?|variants?)\b.*\b(?:together|combined|in total)\b"
)
"""What parts are worth together: no sum of the values without each, nor any of them."""


@told_by("other remaining")
def others_of_group(c: Scene, text: str) -> Iterator[Version]:
    """The sentence with the names of those of a group that it does not name itself."""
    found = _OTHERS.search(text)
    if found is None or _REMOVED.search(text):
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


_WITHOUT_IT = any_case(
    r"\bwith (?P<part>[^,;:]+? )(?:without|lacking)(?: (?:it|them))?"
    r"(?P<rest>$| (?:in|on|for|at) .+)"
)


@told_by("with", "without lacking")
def without_it(c: Scene, text: str) -> Iterator[Version]:
    """“Those with attention beat those without it”: without attention."""
    found = _WITHOUT_IT.search(text)
    if found is None:
        return
    words = found["part"].split(" ")
    for size in range(min(_MOST_WORDS, len(words)), 0, -1):
        part = " ".join(words[:size])
        if c.reader.is_place(f"those with {part}"):
            yield (Plain(f"{text[: found.end('part')]}without {part}{found['rest']}"),)
            return


_EACH = any_case(r"\b(?P<each>no|each|every) (?!other\b|one\b)(?P<rest>[^,;:]+)")
_OF_THE = {"no": "None of the", "each": "Each of the", "every": "Each of the"}


@told_by("no each every")
def each_of_group(c: Scene, text: str) -> Iterator[Version]:
    """“No ablated variant …”, where “the ablated variants” are a group: none of them."""
    found = _EACH.search(text)
    if found is None:
        return
    words = found["rest"].split(" ")
    for size in range(min(_MOST_WORDS, len(words)), 1, -1):
        for i in range(size):
            group = " ".join((*words[:i], *toggled((words[i].lower(),)), *words[i + 1 : size]))
            places = c.reader.places_in(group) if c.reader.is_place(group) else ()
            if len(places) == 1 and any(len(ticks) > 1 for _, ticks in places[0].ticks):
                each = _OF_THE[found["each"].lower()]
                each = each if found.start() == 0 else each.lower()
                rest = " ".join((each, group, *words[size:]))
                yield (Plain(f"{text[: found.start()]}{rest}{text[found.end() :]}"),)
                return
