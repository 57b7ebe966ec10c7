"""Rules for phrases that name a part of the figure."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.meanings.meaning import Amount, Place
from figcheck.checking.english.names.forms import is_part, words_of
from figcheck.checking.english.names.names import Label, Ticks
from figcheck.checking.english.naming.energies import lists_sources
from figcheck.checking.english.naming.quantities import tick_of_amount
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import (
    Meaning,
    every,
    exactly,
    first,
    first_exactly,
    the,
)
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import Comparator
from figcheck.model import Kind, Role
from figcheck.patterns import any_case
from figcheck.reading.numbers import Number as Written

_ALONE = frozenset({"only", "alone"})
"""Words of names that say that nothing else is used."""

_MOST_IS = r"(?:\w+est|best|worst) (?:[\w-]+ ){1,2}(?:is|was)"

_NUMBER_OF = ("number of ", "# of ", "no. of ", "count of ")
"""How the names of axes begin that count things."""

_ROW_AND_COLUMN = any_case(
    r"(?:(?:in|on|at|for) [^,;]{1,40}, )?(?:both )?(?:the )?(?:[\w-]+ )?"
    r"(?:rows?\b[^,;]{0,20}? and (?:the )?(?:[\w-]+ )?columns?"
    r"|columns?\b[^,;]{0,20}? and (?:the )?(?:[\w-]+ )?rows?)\b"
)
"""What a clause is about that is about a row, and about a column, not about where they cross."""

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


@rule("coordinate", "DET? LABEL KIND? equals? numbers")
def _labelled(c: Context, _: Meaning, label: Label, *rest: Meaning) -> Place | None:
    return c.ticks(label.dimension, [n.value for n in the(rest, tuple)])


@rule("coordinate", "DET? LABEL equals numbers LABEL|KIND", "DET? LABEL LABEL equals numbers")
def _labelled_twice(c: Context, *rest: Meaning) -> Place | None:
    """“the y=50 row”, “row y=50”."""
    label, *again = every(rest, Label)
    if again and again[0] != label:
        return None
    return c.ticks(label.dimension, [n.value for n in the(rest, tuple)])


@rule("coordinate", "DET? LABEL? LABEL equals NUMBER 'and'|'or' LABEL equals NUMBER LABEL|KIND?")
def _labelled_each(c: Context, *rest: Meaning) -> Place | None:
    """“the rows y=8 and y=9”: each number with its axis."""
    labels = {label.dimension for label in every(rest, Label)}
    numbers = [n.value for n in every(rest, Written)]
    return c.ticks(labels.pop(), numbers) if len(labels) == 1 else None


@rule("coordinate", "DET? LABEL equals? tick_range", "DET? LABEL '(' tick_range ')'")
def _labelled_interval(c: Context, _: Meaning, label: Label, *rest: Meaning) -> Place | None:
    return c.between(label.dimension, *the(rest, tuple))


@rule("equals", "EQUALS")
def _equals(*_: Meaning) -> str:
    return "="


@rule("coordinate", "NUMBER '-'? LABEL", "DET NUMBER '-'? LABEL", "NUMBER '-'? LABEL LABEL")
@rule("coordinate", "DET? LABEL 'of'? NUMBER '-'? LABEL", "DET NUMBER '-'? LABEL LABEL")
@rule("coordinate", "DET? NUMBER '-'? LABEL LABEL LABEL")
def _number_first(c: Context, *rest: Meaning) -> Place | None:
    """“30 epochs”, “200 °C”, “a temperature of 200 °C”."""
    labels = set(every(rest, Label))
    return c.ticks(labels.pop().dimension, [the(rest, Written).value]) if len(labels) == 1 else None


@rule("coordinate", "COUNT '-' LABEL", "DET COUNT '-' LABEL")
def _count_first(c: Context, *rest: Meaning) -> Place | None:
    """“two-digit y”: never “two models”, which are so many."""
    count = exactly(rest, int)
    return c.ticks(the(rest, Label).dimension, [count])


@rule("coordinate", "'a' 'single' LABEL", "'just'|'only' 'a' 'single' LABEL")
def _a_single(c: Context, *rest: Meaning) -> Place | None:
    """“with a single hour”: with one; “at a single worker count” is at no more than one of them."""
    if not c.discourse.clause_has_word("(?:with|using|after|from) (?:just |only )?a single"):
        return None
    return c.ticks(the(rest, Label).dimension, [1])


PICTURED = "(?:columns?|rows?|cells?|panels?|ticks?|positions?|groups?|bars?|lines?)"
"""Nouns for parts of a picture, which are counted."""


TIMED = (
    "(?:epoch|step|iteration|round|generation|second|minute|hour|day|week|month|quarter|year|decade"
    "|visit|session|trial|time)s?"
)
"""Nouns for points of time, of which there may be two: “at two epochs”."""


def counts_things(c: Context, dimension: str) -> bool:
    """Whether an axis gives how many there are of what it is called by: “Threads”.

    Args:
        c: the figure and the clause.
        dimension: the name of the axis.
    """
    if dimension.lower().startswith(_NUMBER_OF):
        return True
    numbers = c.names.dimensions[dimension].numbers
    head = dimension.partition(" of ")[0]  # "Hours of labelled data": of hours.
    return head.endswith("s") and all(n is not None and n.is_integer() for n in numbers)


@rule("at", "AT COUNT LABEL", "AT 'a' SINGLE LABEL")
def _so_many_of_an_axis(c: Context, *rest: Meaning) -> Place | None:
    """“with four examples”, of an axis that gives the number of examples."""
    label = the(rest, Label)
    if c.discourse.clause_has_word(PICTURED):
        return None  # "In four columns": so many of them, whatever stands at 4.
    counts = label.dimension.lower().startswith(_NUMBER_OF)
    if not counts and c.discourse.clause_has_word("(?:with|using)"):  # "for two days" is how long
        counts = counts_things(c, label.dimension)
    elif not counts and not c.discourse.clause_has_word(TIMED):
        counts = c.discourse.clause_has_word("(?:at|on)") and counts_things(c, label.dimension)
    count = first_exactly(rest, int, 1)
    return c.ticks(label.dimension, [count]) if counts else None


_THE_ONE = (
    r"^the (?!\w+est\b|\w+er\b|best\b|worst\b|most\b|least\b|other\b|same\b|average\b|mean\b"
    r"|typical\b|only\b|leading\b|top\b|first\b|second\b|third\b|last\b|next\b)"
    r"(?:[\w.+-]+ ){1,2}(?:model|system|method|variant|version|network|condition|setting|retriever"
    r"|encoder|classifier|approach|architecture|country)(?! (?:with|that|which|whose|family|size))"
)
"""One of several things by what it is: “the open model”."""


@rule("coordinate", "DET? TICK KIND?", "DET? KIND TICK")
def _named(c: Context, *meanings: Meaning) -> Place | None:
    ticks = the(meanings, Ticks)
    if isinstance(meanings[-1], Ticks) and len(meanings) > 2 and len(ticks.ticks) > 1:
        return None  # "One open model" is not all of them.
    if len(ticks.ticks) > 1 and c.discourse.clause_has_word(_THE_ONE):
        return None  # "The open model" is one of them.
    return Place.of(ticks.dimension, ticks.ticks)


@rule("coordinate", "DET COUNT TICK KIND?")
def _so_many_of_a_name(_: Context, *meanings: Meaning) -> Place | None:
    """“the six modifications”, where that is a name of as many."""
    ticks, count = the(meanings, Ticks), exactly(meanings, int)
    return Place.of(ticks.dimension, ticks.ticks) if len(ticks.ticks) == count > 1 else None


@rule("at", "','? HAPPENING at")
def _happening(_: Context, *rest: Meaning) -> Place:
    """“…, which happens at Depth 4”."""
    return the(rest, Place)


@rule("coordinate", "DET? TICK '(' TICK ')'?")
def _named_twice(_: Context, *meanings: Meaning) -> Place | None:
    """“Elm (elm-7b)”: both name the same."""
    one, two = every(meanings, Ticks)
    return Place.of(one.dimension, one.ticks) if one == two else None


@rule("coordinate", "DET? LABEL EQUALS? TICK", "DET? TICK LABEL")
def _named_with_label(c: Context, *meanings: Meaning) -> Place | None:
    ticks = the(meanings, Ticks)
    if len(ticks.ticks) > 1 and c.discourse.clause_has_word(_THE_ONE):
        return None
    return Place.of(ticks.dimension, ticks.ticks) if Label(ticks.dimension) in meanings else None


@rule("coordinate", "DET? LABEL 'is' TICK")
def _whose_label_is(c: Context, *meanings: Meaning) -> Place | None:
    """“when the ratio is 0.3”; “the best model is A” names no model before it is told which."""
    label, ticks = the(meanings, Label), the(meanings, Ticks)
    if label.dimension != ticks.dimension or not c.is_scale(ticks.dimension):
        return None
    if c.discourse.clause_has_word(_MOST_IS):
        return None  # "The largest age group is 50-59" says of the largest which it is.
    return Place.of(ticks.dimension, ticks.ticks)


@rule("coordinate", "DET? LABEL 'with'|'using'|'for' DET? TICK KIND?")
def _named_by_part(c: Context, *meanings: Meaning) -> Place | None:
    """“the variant with the frozen encoder”, of the one called “Encoder frozen”."""
    ticks = the(meanings, Ticks)
    if Label(ticks.dimension) not in meanings or len(ticks.ticks) > 1:
        return None
    one = "".join(words_of(ticks.dimension)[-1:])
    if c.discourse.clause_has_word(f"(?:{one}e?s|(?:no|any|each|every) {one}) (?:with|using|for)"):
        return None  # "The treatments with N", "no treatment with N": all that have it.
    return Place.of(ticks.dimension, ticks.ticks)


@rule("coordinate", "DET LABEL 'for'|'of'|'at' coordinate")
def _line_for(c: Context, *rest: Meaning) -> Place | None:
    """“the row for salinity 50”: that one of its rows."""
    label, place = the(rest, Label), the(rest, Place)
    one = place.dimensions == {label.dimension} and not (place.orders or place.notes)
    drawn = c.discourse.clause_has_word("(?:row|column|line|curve|bar|panel|box) (?:for|of|at)")
    return place if one and drawn and len(place.get(label.dimension)) == 1 else None


@rule("coordinate", "DET? TICK KIND|TIE? 'alone'|'only'", "DET? TICK KIND? 'by' 'itself'")
def _alone(c: Context, *meanings: Meaning) -> Place | None:
    """“sparse matching alone”, of “Sparse only”; “N alone”, where there is “NP” as well."""
    ticks = the(meanings, Ticks)
    known = c.names.dimensions[ticks.dimension].ticks
    named = (
        _ALONE.intersection(words_of(t))
        or is_part(t, known)
        or any({*words_of(t)} < {*words_of(other)} for other in known)
        for t in ticks.ticks
    )
    return Place.of(ticks.dimension, ticks.ticks) if all(named) else None


@rule("coordinate", "DET? TICK 'on'|'for'|'of'|'in' coordinate", "DET? TICK TICK KIND?")
def _narrowed(_: Context, *meanings: Meaning) -> Place | None:
    """“WER on test-other”, “the test-other WER”: one of the columns that have the same measure."""
    outer, inner = every(meanings, Ticks), every(meanings, Place)
    known = [*inner, *(Place.of(t.dimension, t.ticks) for t in outer)]
    narrow, wide = sorted(known, key=lambda p: sum(len(t) for _, t in p.ticks))
    if len(wide.ticks) != 1 or len(wide.ticks[0][1]) < 2 or narrow.dimensions != wide.dimensions:
        return None
    both = narrow.within(wide)
    return both if both is not None and both.ticks != wide.ticks else None


_HIGH_OR_LOW = "(?:top|bottom|upper|lower)(?:most)?"


_OF_A_YEAR = r"(?:quarter|month|week|half) (?:of )?[12]\d{3}"
"""“The second quarter of 2023” is not the second of all."""


@rule("coordinate", "DET? ORDINAL LABEL SHOWN?", "DET? END LABEL SHOWN?")
def _ordinal(c: Context, _: Meaning, position: int, label: Label, *__: Meaning) -> Place | None:
    """“the first row”, “the middle column”."""
    if is_of_height(c, label) or c.discourse.clause_has_word(_OF_A_YEAR):
        return None
    known = c.names.dimensions[label.dimension]
    if (
        position in (0, -1)
        and known.role is not Role.Y
        and is_ordered(known)
        and c.discourse.clause_has_word(_on_top(label.dimension))
    ):
        return _of_grades(c, label, position)
    return c.at_position(label.dimension, position)


_GRADED = frozenset(
    "quintile quartile decile tercile tertile percentile bracket tier bin bucket".split()
)
_TOP_GRADE = f"(?:top|bottom)(?:most)? (?:{'|'.join(sorted(_GRADED))})"
_BY_PLACE = "(?:first|last|final|opening|closing|left|right)(?:most)?"


def _on_top(name: str) -> str:
    """A pattern for “the top …” or “the bottom …” with a word of a name behind it."""
    words = "|".join(re.escape(w) for w in (*words_of(name), *_GRADED))
    return rf"(?:top|bottom)(?:most)? (?:[\w-]+ )?(?:{words})"


def _of_grades(c: Context, label: Label, position: int) -> Place | None:
    """“The top quintile”: the one that stands for most; which band is on top, nothing says."""
    graded = not _GRADED.isdisjoint(words_of(label.dimension))
    if not graded and not c.discourse.clause_has_word(_TOP_GRADE):
        return None
    if c.discourse.clause_has_word(_BY_PLACE):
        return None
    return Place.of(label.dimension, [c.ascending(label.dimension)[-1 - position]])


def is_of_height(c: Context, label: Label) -> bool:
    """Whether a line is called the top one: by its values, which cross, and not in a list."""
    is_line = c.names.dimensions[label.dimension].role is Role.SERIES and c.figure.kind is Kind.LINE
    return is_line and c.discourse.clause_has_word(_HIGH_OR_LOW)


_PROFITING = "(?:benefit|profit|suffer|recover)(?:s|ed|t?ing)? from"


@rule("coordinate", "FROM_ON coordinate ONWARDS?")
def _from_on(c: Context, starts_after: bool, place: Place, *_: Meaning) -> Place | None:
    """“from m=3 on”, “after 1990”: the ticks from one on, in ascending order."""
    if not starts_after and c.discourse.clause_has_word(_PROFITING):
        return None  # "A benefits from the largest size": no size is where that begins.
    found = c.ray(place, after=True, included=not starts_after)
    return replace(found, of_changes=False) if found and starts_after else found


@rule("coordinate", "UNTIL coordinate")
def _until(c: Context, stops_before: bool, place: Place) -> Place | None:
    """“until 2000”, “before 1990”."""
    if c.discourse.clause_has_word("up to") and any(
        c.drawn(d) != c.ascending(d) and is_ordered(c.names.dimensions[d]) for d in place.dimensions
    ):
        return None  # "Up to 6 bits", of bits from 16 down to 2: to which end is not said.
    found = c.ray(place, after=False, included=not stops_before)
    return replace(found, of_changes=False) if found and stops_before else found


@rule("coordinate", "'from' coordinate 'to' coordinate")
def _from_to(c: Context, one: Place, two: Place) -> Place | None:
    """“from 1950 to 1970”, “from A to C”."""
    return c.stretch(one, two)


@rule("coordinate", "'between' coordinate 'and' coordinate")
def _between(c: Context, one: Place, two: Place) -> Place | None:
    """“between 1950 and 1970”; what lies between two lines is no stretch of them."""
    return c.stretch_between(one, two)


@rule("coordinate", "'between' NUMBER 'and' coordinate", "'from' NUMBER 'to' coordinate")
@rule("coordinate", "NUMBER '-' TICK")
@rule("at", "'between' NUMBER 'and' coordinate", "'from' NUMBER 'to' coordinate")
def _from_number_to(c: Context, number: Written, end: Place | Ticks) -> Place | None:
    """“between 1 and 5 billion tokens”, “between 100 and 200 °C”: the unit is that of both."""
    two = Place.of(end.dimension, end.ticks) if isinstance(end, Ticks) else end
    one = number_beside(c, number, two)
    return c.stretch(one, two) if one else None


def number_beside(c: Context, number: Written, other: Place) -> Place | None:
    """A bare number as the tick before another one of its axis: the 1 of “1 and 5 billion”."""
    if len(other.ticks) != 1 or len(other.ticks[0][1]) != 1:
        return None
    ((dimension, (last,)),) = other.ticks
    known = c.names.dimensions[dimension]
    end = known.numbers[known.ticks.index(last)]
    sizes = [number.value * 10.0**power for power in (0, 3, 6, 9, 12)]
    ticks = [c.names.tick_of(dimension, size) for size in sizes if end is None or size < end]
    found = [tick for tick in ticks if tick is not None]
    if not found and (tick := tick_of_amount(known, number.value)) is not None:
        found = [tick]
    return Place.of(dimension, found) if len(found) == 1 else None


@rule("coordinate", "'between' COUNT 'and' TICK", "'from' COUNT 'to' TICK", "COUNT '-'|'to' TICK")
@rule("at", "'between' COUNT 'and' TICK", "'from' COUNT 'to' TICK")
def _from_count_to(c: Context, *rest: Meaning) -> Place | None:
    """“from nine to seven hours”."""
    one, two = _counted_beside(c, rest)
    return c.stretch(one, two) if one else None


@rule("coordinate", "COUNT 'and'|'or' TICK")
def _count_and_tick(c: Context, *rest: Meaning) -> Place | None:
    """“nine and seven hours”."""
    one, two = _counted_beside(c, rest)
    return one.beside(two) if one else None


def _counted_beside(c: Context, rest: tuple[Meaning, ...]) -> tuple[Place | None, Place]:
    """Both ends, where the number in words is an amount of the same axis as the other one."""
    last, count = the(rest, Ticks), exactly(rest, int)
    known = c.names.dimensions[last.dimension]
    tick = tick_of_amount(known, count) or c.names.tick_of(last.dimension, count)
    return Place.of(last.dimension, [tick]) if tick else None, Place.of(last.dimension, last.ticks)


@rule("coordinate", "NUMBER 'and'|'or' TICK", "NUMBER ',' NUMBER ','? 'and'|'or' TICK")
def _numbers_and_tick(c: Context, *rest: Meaning) -> Place | None:
    """“100 and 150 °C”."""
    last = the(rest, Ticks)
    numbers = [n.value for n in every(rest, Written)]
    before = c.ticks(last.dimension, numbers)
    return before.beside(Place.of(last.dimension, last.ticks)) if before else None


@rule("spot", "coordinate")
def _spot(_: Context, place: Place) -> Place:
    return place


@rule("spot", "coordinate '(' AT? amount|bound ')'", "coordinate ',' AT amount ','")
def _spot_noted(_: Context, place: Place, *rest: Meaning) -> Place:
    """“GloVe (0.552)”, “A, at 50, …”."""
    return place.noting(the(rest, Amount))


@rule("spot", "coordinate 's' amount")
def _own_value(_: Context, place: Place, *rest: Meaning) -> Place:
    """“Elm's 61 is higher”: its value, and that it is so much."""
    return place.noting(the(rest, Amount))


@rule("coordinate", "TICK 'to' TICK")
def _tick_to_tick(c: Context, one: Ticks, two: Ticks) -> Place | None:
    """“4K to 24K”."""
    if not is_ordered(c.names.dimensions[one.dimension]):
        return None
    stretch: Place | None = _dashed(c, one, two)
    return stretch


@rule("coordinate", "TICK '-' TICK")
def _dashed(c: Context, one: Ticks, two: Ticks) -> Place | None:
    """“1949–1954”."""
    return c.stretch(Place.of(one.dimension, one.ticks), Place.of(two.dimension, two.ticks))


@rule("place", "spot")
def _single(_: Context, place: Place) -> Place:
    return place


@rule("spot", "coordinate '(' place ')'")
def _restated(_: Context, outer: Place, inner: Place) -> Place | None:
    """“the lower-left quadrant (x=1–4, y=5–8)”: the same place, said twice."""
    shared = outer.dimensions & inner.dimensions
    if shared and len(outer.dimensions) > 1 and outer.dimensions <= inner.dimensions:
        within = all(set(inner.get(d)) <= set(outer.get(d)) for d in shared)
        return inner if within else None  # "the lower-right region (x=7–8, y=6–8)": so much of it.
    if not shared or any(set(outer.get(d)) != set(inner.get(d)) for d in shared):
        return None
    return outer.within(inner)


@rule("place", "spot within place", "spot '(' place ')'", "spot place")
def _within(c: Context, outer: Place, *inner: Meaning) -> Place | None:
    """“A on Web”, “the WER of A on clean speech”: one of the columns that give a WER."""
    place = the(inner, Place)
    if _ROW_AND_COLUMN.match(c.discourse.clause) or ("between" in inner and _is_one(place)):
        return None
    if "joined" in inner and _pairs_unlike(c):
        return None  # "Wren and Dunnock", two classes, are no cell.
    shared = outer.dimensions & place.dimensions
    narrows = all(set(place.get(d)) < set(outer.get(d)) for d in shared)
    if shared and (shared != {c.names.measures.dimension} or not narrows):
        return None
    return outer.within(place)


def _pairs_unlike(c: Context) -> bool:
    """Whether rows and columns list the same things, and one with another is not the reverse."""
    if c.confusions is not None:
        return True
    if c.names.directions is not None and c.discourse.clause_has_word(_DIRECTED):
        return False  # "Training on A and testing on B": each says which of the two it is.
    x, y = c.figure.dimension(Role.X), c.figure.dimension(Role.Y)
    alike = x is not None and y is not None and x.ticks == y.ticks and not is_ordered(x)
    return alike and c.square is None


_DIRECTED = r"(?:train|tun|test|evaluat)(?:ed|e?ing) (?:only )?(?:on|with)"
"""What says of a name that it is a source, or a target."""


@rule("place", "DET CONFIGURATION 'of'|'for'|'with'|'at'|'where'? place")
def _configuration(_: Context, *rest: Meaning) -> Place:
    """“the configuration of Size 2000 and Ratio 0.4”."""
    return the(rest, Place)


@rule("place", "spot 's' place")
def _of_owner(_: Context, owner: Place, owned: Place) -> Place | None:
    """“M1's GM”."""
    return None if owner.dimensions & owned.dimensions else owner.within(owned)


@rule("coordinate", "coordinate_of 'who'|'that' HAVE|WORD coordinate engaged?")
@rule("coordinate", "'those' 'who' HAVE|WORD coordinate engaged?")
def _who(_: Context, *rest: Meaning) -> Place | None:
    """“teenagers who spend six hours at a screen”, “those who had no sleep”."""
    one, *more = every(rest, Place)
    if not more:
        return one
    return None if one.dimensions & more[0].dimensions else one.within(more[0])


@rule("coordinate_of", "DET? TICK KIND?")
def _of_whom(_: Context, *rest: Meaning) -> Place:
    ticks = the(rest, Ticks)
    return Place.of(ticks.dimension, ticks.ticks)


@rule("engaged", "AT DET? WORD|KIND|LABEL")
def _engaged(*_: Meaning) -> str:
    """“… at a screen”: what they do meanwhile."""
    return "engaged"


@rule("at", "AT DET? TICK TOPIC", "AT DET? TICK TOPIC '(' amount ')'")
def _on_what(_: Context, *rest: Meaning) -> Place:
    """“on clean speech (4 %)”, of noise levels in a figure about speech."""
    ticks, amount = the(rest, Ticks), first(rest, Amount)
    place = Place.of(ticks.dimension, ticks.ticks)
    return place if amount is None else place.noting(amount)


@rule("at", "OVERALL_TICK", "WITHOUT_TICK", "STATE")
def _overall(_: Context, ticks: Ticks) -> Place:
    """“… leads overall”, where that is a column of its own; “without sleep”, “after pruning”."""
    return Place.of(ticks.dimension, ticks.ticks)


@rule("within", "','? 'and'")
def _joining(*_: Meaning) -> str:
    return "joined"


@rule("within", "','", "'/'", "'|'", "','? 'with'", "','? AT")
def _relation(_: Context, *rest: Meaning) -> str:
    return "between" if "between" in rest else "within"


@rule("place", "DET? COUNT KIND|LABEL|CASE ','? place", "'both' KIND|LABEL ','? place")
def _so_many_named(_: Context, *rest: Meaning) -> Place | None:
    """“the two panels A and B”: as many as are named."""
    place, count = the(rest, Place), first_exactly(rest, int, 2)
    sizes = [len(ticks) for _, ticks in place.ticks if len(ticks) > 1]
    return place if sizes == [count] else None


@rule("place", "spot beside place")
def _beside(c: Context, one: Place, joint: Meaning, more: Place) -> Place | None:
    """“A and B at Ratio 0.3”: ticks of one dimension, within what they have in common."""
    if len(one.dimensions) != 1:
        return None
    (dimension,) = one.dimensions
    if joint == "listed" and _LED_WITHOUT.match(c.discourse.clause):
        return None  # "Without lookahead, the planner …": the one leads, and is no other one.
    alike = Place(tuple(p for p in more.ticks if p[0] == dimension))
    both = one.beside(alike)
    return both and both.within(more.without([dimension]))


_LED_WITHOUT = any_case(r"(?:without|w/o|lacking|minus) [^,;:]+, (?:the|it|this)\b")


@rule("beside", "','? 'and'", "'or'", "'/'")
def _conjunction(*_: Meaning) -> str:
    return "beside"


@rule("beside", "','")
def _listing(*_: Meaning) -> str:
    return "listed"


COMPARED_ELSEWHERE = (
    r"\d\S* and (?:higher|larger|greater|lower|smaller|more|less|fewer|longer|shorter) "
    r"(?:in|at|on|for|by|during|from|than) (?:both )?[~≈]?\d\S*"
)
"""“It is 5 in 2008 and higher in 2010”: there, and not from 2008 on."""


@rule("coordinate", "DET? LABEL EQUALS? NUMBER unit? OR_BEYOND", "NUMBER '-'? LABEL OR_BEYOND")
def _or_beyond(c: Context, *rest: Meaning) -> Place | None:
    """“temperatures of 0.7 and above”, “32 threads or more”."""
    if c.discourse.clause_has_word(COMPARED_ELSEWHERE):
        return None
    tick = c.ticks(the(rest, Label).dimension, [the(rest, Written).value])
    up = the(rest, Comparator) in (Comparator.MORE, Comparator.AT_LEAST)
    return tick and c.ray(tick, after=up, included=True)


@rule("coordinate", "COUNT|NUMBER OR_BEYOND LABEL LABEL?")
def _so_many_or_more(c: Context, *rest: Meaning) -> Place | None:
    """“eight or more blocks”, “100 or fewer epochs”."""
    labels = {label.dimension for label in every(rest, Label)}
    number = first(rest, Written)
    amount = number.value if number else float(exactly(rest, int))
    tick = c.ticks(labels.pop(), [amount]) if len(labels) == 1 else None
    up = the(rest, Comparator) in (Comparator.MORE, Comparator.AT_LEAST)
    return tick and c.ray(tick, after=up, included=True)


@rule("coordinate", "TICK LABEL|MEASURE|KIND? OR_BEYOND", "DET? LABEL EQUALS? TICK OR_BEYOND")
def _tick_or_beyond(c: Context, *rest: Meaning) -> Place | None:
    """“budgets of 10B tokens or fewer”."""
    ticks = the(rest, Ticks)
    known = c.names.dimensions[ticks.dimension]
    if not is_ordered(known) or first(rest, Label) not in (None, Label(known.name)):
        return None
    if c.discourse.clause_has_word(COMPARED_ELSEWHERE):
        return None
    up = the(rest, Comparator) in (Comparator.MORE, Comparator.AT_LEAST)
    return c.ray(Place.of(ticks.dimension, ticks.ticks), after=up, included=True)


@rule("at", "'after' NUMBER")
def _after_bare_number(c: Context, number: Written) -> Place | None:
    """“A has more after 10 epochs than B does after 5”."""
    set_against = c.discourse.clause_has_word(r"after\b.* than .*\bafter")
    place: Place | None = _at_bare_numbers(c, number) if set_against else None
    return place


@rule("at", "'at' NUMBER", "'at' NUMBER 'and' NUMBER")
def _at_bare_numbers(c: Context, *rest: Meaning) -> Place | None:
    """“A leads at batch sizes 1 and 25, and B at 10”: of the axis that is named before.

    Numbers of quite another size than the values need no name: “0.7”, where all are above 30.
    """
    if any(n.unit for n in every(rest, Written)):
        return None
    numbers = [n.value for n in every(rest, Written)]
    plain = all(c.scale.is_far_from(n) for n in numbers)
    # "… more after 10 epochs than B after 5": of what the other place is a point of.
    along = c.discourse.named() if c.discourse.clause_has_word("than") else ()
    found = [
        place
        for d in c.figure.dimensions
        if is_ordered(d)
        and (plain or d.name in along or _is_named(c, d.name))
        and (place := c.ticks(d.name, numbers))
    ]
    return found[0] if len(found) == 1 else None


def _is_named(c: Context, dimension: str) -> bool:
    """Whether the clause or what goes before it names an axis, be it in the plural."""
    words = words_of(dimension)
    return bool(words) and all(
        c.discourse.has_word(word) or c.discourse.has_word(f"{word}s") for word in words
    )


@rule("at", "'from'|'by' coordinate")
def _from_source(c: Context, place: Place) -> Place | None:
    """“electricity from coal”, where the figure has sources of energy."""
    dimensions = [c.names.dimensions[d] for d in place.dimensions]
    return place if len(dimensions) == 1 and lists_sources(dimensions[0]) else None


@rule("at", "AT DET? TICK 'cells'|'values'")
def _among_cells_of(_: Context, *rest: Meaning) -> Place:
    """“in the control cells”, “among the Base values”."""
    ticks = the(rest, Ticks)
    return Place.of(ticks.dimension, ticks.ticks)


@rule("at", "AT place", "'even' AT place", "'when' place", "'where' place")
def _at(_: Context, *rest: Meaning) -> Place | None:
    place = the(rest, Place)
    return None if rest[0] == "between" and _is_one(place) else place


def _is_one(place: Place) -> bool:
    """Whether a place is one tick alone, which has nothing “between” it.

    “A passes B between 2017 and 2018, and B falls”: not “between 2017”, and something in 2018.
    """
    return sum(len(ticks) for _, ticks in place.ticks) == 1
