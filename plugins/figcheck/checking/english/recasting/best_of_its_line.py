"""A value that is the highest of its line: “A is at 5 in 2014, the lowest of the four years”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import WHOLE, count_of
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Place
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Role
from figcheck.patterns import any_case
from figcheck.times import is_time

_NOUN = r"(?:values?|levels?|scores?|shares?|figures?|results?|rates?|numbers?|totals?|points?)"
_BEST = any_case(
    rf"(?P<said>[^;:()]*\d[^;:()]*?), (?:which (?:is|was) (?:also )?|also )?(?:by far )?"
    rf"the (?P<best>[a-z]+est|most|best|worst)(?: {_NOUN})? "
    r"(?:of|among|across|over|in|on|for) (?P<whole>[^,;:().]+)[.\s]*"
)
_ALL = any_case(
    rf"(?:(?P<one>any|the|this|that)|all|every|each|all of|any of)(?: the)?(?: {WHOLE})?"
    rf"(?: (?P<count>{'|'.join(NUMERALS)}|\d+))? "
    r"(?P<noun>[a-z]+(?: [a-z]+){0,2}?)(?: (?:shown|considered|listed))?"
)
_TIME = frozenset({"period", "time", "decade", "series"})
_VALUES = frozenset("values cells points entries numbers results scores figures".split())
_LINES = {"row": Role.Y, "column": Role.X}


@told_by(",", "the", "of among across over in on for")
def best_of_its_line(c: Scene, text: str) -> Iterator[Version]:
    """“A is at 5 in 2014, the lowest of the four years”: the value of A is lowest in 2014."""
    match = _BEST.fullmatch(text)
    whole = _ALL.fullmatch(match["whole"]) if match else None
    if match is None or whole is None:
        return
    cell = _cell(c, match["said"])
    along = _along(c, whole, cell)
    if along is None:
        return
    (tick,) = cell.get(along.name)
    there = [p for p in c.led_places(match["said"]) if along.name in c.named_in(p)]
    told = (
        f"the value is {match['best']} {there[0]}"
        if there
        else f"{tick} has the {match['best']} value"
    )
    yield Plain(match["said"]), Plain(told, here=cell.without([along.name]))


def _cell(c: Scene, said: str) -> Place:
    """The one value that a clause is about: a tick of each dimension; else nothing."""
    here = c.around.here or EVERYWHERE
    named = Place(tuple(sorted(c.named_in(said).items()))).default(here)
    open_ = [d.name for d in c.reader.figure.dimensions if len(d.ticks) > 1]
    return named if all(len(named.get(d)) == 1 for d in open_) else EVERYWHERE


def _along(c: Scene, whole: Match, cell: Place) -> Dimension | None:
    """Along which dimension a value is compared that is the highest of “all years”."""
    noun, count = whole["noun"].lower(), whole["count"]
    several = [
        d for d in c.reader.figure.dimensions if len(d.ticks) > 1 and d.name in cell.dimensions
    ]
    if whole["one"] and count is None and noun in _LINES:
        across = [d for d in several if d.role in (Role.X, Role.Y)]
        found = [d for d in across if len(across) == 2 and d.role is not _LINES[noun]]
    elif noun in _TIME:
        found = [d for d in several if is_time(d) and is_ordered(d)]
    elif count is not None and noun in _VALUES:
        found = several
    else:
        label = c.label_of(noun)
        found = [d for d in several if d.name == label]
        if count is None and whole["one"] and whole["one"].lower() != "any":
            return None  # "the highest of the year": of what else it shows then.
    if count is not None:
        size = count_of(count)
        found = [d for d in found if len(d.ticks) == size]
    return found[0] if len(found) == 1 else None
