"""All others, told by how many they are or as rivals: “any of the other four”, “its rivals”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import MANY, count_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_ALL = r"(?:any(?: one)?|all|each(?: one)?|every(?: single)?(?: one)?|both|either)"
_RIVALS = (
    r"(?:competitors?|rivals?|peers?|counterparts?|contenders?|opponents?|challengers?|"
    r"alternatives?|competition|(?:fellow|competing|rival) [a-z]+)"
)
_OTHERS = any_case(
    rf"\b(?P<led>than|beats?|outperforms?|exceeds?|surpass(?:es)?|outscores?|above|below|ahead of"
    rf"|behind|over|trails?|under|tops|as any of) "
    rf"(?:(?:{_ALL} )?(?:of )?(?:the |its |their )(?P<one>{MANY} )?(?:other|remaining) "
    rf"(?P<two>{MANY} )?(?!(?:combined|together|put|taken|added)\b)(?P<noun>[a-z-]+)"
    rf"|(?:{_ALL} )?(?:of )?(?:the |its |their )(?P<three>{MANY} )?(?P<rivals>{_RIVALS})"
    rf"|(?:{_ALL} )?(?:of )?(?:the )?(?P<four>{MANY} )others"
    rf"|all (?P<five>{MANY} )(?:others|other (?P<noun2>[a-z-]+)|(?P<rivals2>{_RIVALS})))"
    r"(?= (?:in|at|on|for|under|with|after|by|is|does|do|are|here|there)\b|[,;.)]|\Z)"
    r"(?!.*\b(?:combined|together|put together|in total)\b)"
)


@told_by(
    "other remaining others competitor competitors rival rivals peer peers counterpart "
    "counterparts contender contenders opponent opponents challenger challengers "
    "alternative alternatives competition fellow competing"
)
def others_numbered(c: Scene, text: str) -> Iterator[Version]:
    """“A is above any of the other four rows”: above any other row, where there are five."""
    match = _OTHERS.search(text)
    if match is None:
        return
    label = c.noun_compared
    noun = match["noun"] or match["noun2"] or ""
    dimension = _counted(c, text, match.start())
    if dimension is None or c.label_of(noun) not in (None, dimension):
        return
    if noun and c.named_in(noun).get(dimension):
        return  # "The other three fungicides", of which there are fewer than lines.
    told = next((match[k] for k in ("one", "two", "three", "four", "five") if match[k]), None)
    size = len(c.reader.names.dimensions[dimension].ticks)
    if told is not None and count_of(told.strip()) != size - 1:
        return
    if label is None or c.label_of(label) != dimension:
        others = "all others"
    else:
        others = f"any other {label}"
    yield (Plain(f"{text[: match.start()]}{match['led']} {others}{text[match.end() :]}"),)


def _counted(c: Scene, text: str, stop: int) -> str | None:
    """The dimension of the one thing that is set against others."""
    named = c.named_in(text[:stop])
    _, subject, _ = c.cut(text)
    if len(named) > 1 and (own := c.named_in(subject)):
        named = own  # "A has more lost ones than any of its peers".
    found = [
        d
        for d, ticks in named.items()
        if len(ticks) == 1 and not is_ordered(c.reader.names.dimensions[d])
    ]
    return found[0] if len(found) == 1 else (None if found else c.topical)


_LED = any_case(r"\b(?:at|in|on|after|for|with|under) (?:(?:just|only|merely) )?\d[^ ,]*")
_ELSEWHERE = any_case(
    r"(?P<said>[^;:()]+ than) (?:any|all|every|each) other(?:s| (?P<noun>[a-z-]+))? "
    r"(?P<at>(?:in|at|on|for|under|with|after) [^,;:()]+)"
)


@of_form(_ELSEWHERE, "than", "other others", "any all every each")
def others_elsewhere(c: Scene, match: Match) -> Iterator[Version]:
    """“A at 5 is lower than any other row at 8”: lower than each of these there."""
    if match["at"] not in c.led_places(match["at"]):
        return
    said = c.named_in(match["said"])
    dimension = _counted(c, match.string, match.end("said"))
    axis = _along(c, match["at"])
    led = (*c.led_places(match["said"]), *(m[0] for m in _LED.finditer(match["said"])))
    if dimension is None or axis is None or axis not in [_along(c, place) for place in led]:
        return
    if match["noun"] and c.label_of(match["noun"]) not in (None, dimension):
        return
    own = said.get(dimension) or (c.topic,)
    rivals = [t for t in c.reader.names.dimensions[dimension].ticks if t not in own]
    listed = ", ".join(rivals[:-1]) + f" and {rivals[-1]}" if len(rivals) > 1 else rivals[0]
    yield (Plain(f"{match['said']} {listed} {match['at']}"),)


def _along(c: Scene, led: str) -> str | None:
    """The dimension of the one tick that a place with its preposition names."""
    named = c.named_in(led)
    if len(named) == 1 and all(len(ticks) == 1 for ticks in named.values()):
        return next(iter(named))
    return c.axis_of(re.sub(r"^(?:just|only|merely) ", "", led.split(" ", 1)[1]))


_WITHIN = any_case(
    rf"(?P<lead>(?:in|at|on|for|under|after) [^,;:()]+, )?"
    rf"(?P<all>the (?P<many>{MANY}) |all(?: of)?(?: the)? (?:{MANY} )?|the )(?P<noun>[a-z-]+) "
    rf"(?:other than|except(?: for)?|apart from|but|besides|excluding|without) (?P<but>[^,;:()]+?)"
    rf"(?: all)? (?P<rest>(?:lie|are|stay|remain|fall|differ|range|span|add up|sum)\b[^;:()]*)"
)


@of_form(
    _WITHIN, "other except apart but besides excluding without", "lie are stay remain fall differ"
)
def the_ones_left(c: Scene, match: Match) -> Iterator[Version]:
    """“The four rows other than A lie within 5 of each other”: B, C, D and E do."""
    if "each other" not in match["rest"] and "one another" not in match["rest"]:
        return
    dimension, named = c.label_of(match["noun"]), c.named_in(match["but"])
    if dimension is None or [*named] != [dimension] or not c.reader.is_place(match["but"]):
        return
    left = [t for t in c.reader.names.dimensions[dimension].ticks if t not in named[dimension]]
    if len(left) < 2 or (match["many"] and count_of(match["many"]) != len(left)):
        return
    listed = f"{', '.join(left[:-1])} and {left[-1]}"
    yield (Plain(f"{match['lead'] or ''}{listed} {match['rest']}"),)


_FEWER = any_case(
    r"\b(?P<does>loses?|lost|gains?|gained|sheds?|adds?|gives? up|picks? up) "
    r"(?:(?P<how>fewer|more) (?P<what>[a-z]+(?: points)?) than\b"
    r"|(?P<much>[^;:]*?\d[^;:]*?), fewer than\b)"
)


@told_by("fewer more", "than")
def loses_less(c: Scene, text: str) -> Iterator[Version]:
    """“A loses fewer points than B”: it loses less."""
    match = _FEWER.search(text)
    if match is None or c.reader.names_a_tick(match["what"] or ""):
        return
    does, rest = match["does"], text[match.end() :]
    if match["much"]:
        said = f"{does} {match['much']}, less than{rest}"
    else:
        said = f"{does} {'less' if match['how'].lower() == 'fewer' else 'more'} than{rest}"
    yield (Plain(f"{text[: match.start()]}{said}"),)
