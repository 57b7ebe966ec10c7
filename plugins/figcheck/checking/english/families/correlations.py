"""How two things go together: correlations, mirror images, “as A rises, B falls”."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from figcheck.checking.english.families.apart import two_of
from figcheck.checking.english.families.build import cells_of
from figcheck.checking.english.families.course import Course
from figcheck.checking.english.families.differences import Pair, paired
from figcheck.checking.english.families.partners import joined
from figcheck.checking.english.families.several import of_several
from figcheck.checking.english.families.stretches import stretches
from figcheck.checking.english.kinds.squares import FAMILY
from figcheck.checking.english.meanings.assertions import Statement
from figcheck.checking.english.meanings.meaning import EVERYWHERE, Extent, Place, Reading, Subject
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning, every, first, the
from figcheck.checking.language.tree import Comparator, Compare, Correlation, Formula, Number
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_FEWEST = 4
"""Values of which a correlation is spoken."""

_BOUNDS = {"strong": (0.5, 0.8), "weak": (0.1, 0.6), None: (0.0, 0.5)}
"""From which correlation on one may be called so, and from which on it surely is."""


@record
class Going:
    """How two things go together.

    Attributes:
        up: whether they go the same way; `None` if no way is said.
        strength: "strong", "weak", "none", or `None` if nothing is said.
    """

    up: bool | None
    strength: str | None = None


def _together(c: Context, pair: Pair, going: Going) -> Reading | None:
    if c.square is not None:
        return joined(c, *pair, going.up, going.strength)
    one, two = (p.default(c.here) for p in pair)
    if min(len(cells_of(c, one)), len(cells_of(c, two))) < _FEWEST or one.notes or two.notes:
        return None
    terms = [Correlation(one.cells, two.cells, ranks=ranks) for ranks in (False, True)]
    formulas: list[Formula] = []
    for term in terms:
        if going.strength == "none":
            # Anything between is neither.
            formulas += [Compare(Comparator.LESS, term, Number(b, 1)) for b in (0.2, 0.5)]
            formulas += [Compare(Comparator.MORE, term, Number(-b, 1)) for b in (0.2, 0.5)]
            continue
        for bound in _BOUNDS[going.strength]:
            if going.up is False:
                formulas.append(Compare(Comparator.LESS, term, Number(-bound, 1)))
            else:
                formulas.append(Compare(Comparator.MORE, term, Number(bound, 1)))
    return Reading(tuple(formulas), FAMILY)


@rule("strength", "STRENGTH")
def _strength(_: Context, value: float) -> str:
    return {2.0: "strong", 1.0: "weak", 0.0: "none"}[value]


@rule("correlation", "DET? strength? SIGN? CORRELATION", "DET? SIGN strength CORRELATION")
@rule("correlation", "DET? strength ',' SIGN CORRELATION", "DET? strength 'and' SIGN CORRELATION")
def _correlation(_: Context, *rest: Meaning) -> Going:
    """“a strong negative correlation”."""
    return Going(first(rest, bool), first(rest, str))


@rule("clause", "THERE correlation 'between' pair", "correlation 'between' pair EXISTS")
@rule(
    "clause", "picture SHOWS correlation 'between' pair", "'no' CORRELATION 'between' pair EXISTS"
)
@rule("clause", "correlation 'of' place 'with'|'and' place EXISTS", "correlation 'between' pair")
def _there_is(c: Context, *rest: Meaning) -> Reading | None:
    """“There is a strong negative correlation between A and B”."""
    pair = first(rest, tuple)
    if pair is None:
        places = [r for r in rest if isinstance(r, Place)]
        pair = paired(*places)
    going = first(rest, Going) or Going(None, "none")
    return _together(c, pair, going) if pair else None


@record
class Correlated:
    """Going together with something else.

    Attributes:
        going: in which way.
        other: with what; `None` where the subject names both.
    """

    going: Going
    other: Place | None

    def reading(self, c: Context, subject: Subject, extent: Extent) -> Reading | None:
        """That the correlation of the two has that sign, and that strength."""
        if subject.minus or subject.aggregate or subject.count or extent.is_said:
            return None
        if c.square is not None:
            return joined(c, subject.place, self.other, self.going.up, self.going.strength)
        if self.other is not None:
            pair = paired(subject.place, self.other.default(subject.place))
        else:
            two = two_of(c, subject)
            if two is None:
                return None
            dimension, (one, other) = two
            pair = (
                Place.of(dimension, [one]).default(subject.place),
                Place.of(dimension, [other]).default(subject.place),
            )
        return _together(c, pair, self.going) if pair else None


@rule("predicate", "MANNER? strength? SIGNED? CORRELATED WITH_OTHER rival_place")
@rule("predicate", "BE strength? SIGNED? CORRELATED")
@rule("predicate", "CORRELATES strength? SIGNED? WITH_OTHER rival_place")
@rule("predicate", "HAVE correlation 'with'|'to' rival_place", "SHOWS correlation")
@rule("predicate", "GO_TOGETHER", "GO_TOGETHER WITH_OTHER rival_place", "HAVE correlation")
def _correlated(_: Context, *rest: Meaning) -> Correlated | None:
    """“… is inversely related to South”, “… go hand in hand”."""
    going = first(rest, Going)
    if going is None:
        up = first(rest, bool)
        going = Going(up, first(rest, str))
    return Correlated(going, first(rest, Place))


@rule("predicate", "BE UNCORRELATED", "BE UNCORRELATED WITH_OTHER rival_place")
def _uncorrelated(_: Context, *rest: Meaning) -> Correlated:
    """“… are nearly uncorrelated”."""
    return Correlated(Going(None, "none"), first(rest, Place))


@rule("rival_place", "place", "'that'|'those' 'of' place", "'the' 'one' 'of'|'for' place")
def _rival_place(_: Context, *rest: Meaning) -> Place:
    return the(rest, Place)


@rule("clause", "place RISES AS_SOON_AS place RISES")
@rule("clause", "AS_SOON_AS place RISES ',' place 'also'? RISES")
def _as_one_rises(c: Context, *rest: Meaning) -> Reading | None:
    """“As A rises, B falls”; “While A rises, B falls” is said of the whole of two lines."""
    places = [r for r in rest if isinstance(r, Place)]
    ways = [r for r in rest if isinstance(r, bool)]
    if c.discourse.clause_has_word("while") and stretches(c, Subject(places[0])):
        lines = zip(places, ways, strict=True)
        told = [Statement(Subject(p), Course(up), Extent()).reading(c) for p, up in lines]
        known = [t.formulas for t in told if t is not None]
        return of_several(c, known, Subject(), "trend") if len(known) == len(told) else None
    pair = paired(*places)
    return _together(c, pair, Going(ways[0] is ways[1])) if pair else None


@rule("much_of", "DET? MORE place measure?", "DET? MORE AGGREGATE? place KIND")
def _much_of(_: Context, *rest: Meaning) -> tuple[bool, Place]:
    """“a higher latency”, “lower costs”."""
    return the(rest, Comparator) is Comparator.MORE, the(rest, Place)


@rule("clause", "much_of GOES_WITH much_of", "at ','? much_of GOES_WITH much_of")
@rule("clause", "DET? LABEL|KIND 'with' much_of HAVE much_of", "much_of GOES_WITH much_of at")
@rule("clause", "at ','? DET? LABEL|KIND 'with' much_of HAVE much_of")
def _goes_with(c: Context, *rest: Meaning) -> Reading | None:
    """“A higher latency goes hand in hand with a lower cost”."""
    (up, one), (also_up, two) = (r for r in rest if isinstance(r, tuple))
    lead = first(rest, Place) or EVERYWHERE
    pair = paired(one.default(lead), two.default(lead))
    return _together(c, pair, Going(up is also_up)) if pair else None


@rule(
    "clause",
    "'the' MORE 'the'? place measure? of_thing? ',' 'the' MORE 'the'|'its'|'their'? place measure?",
)
@rule("clause", "at ','? 'the' MORE 'the'? place measure? ',' 'the' MORE 'the'? place measure?")
@rule("clause", "'the' MORE place of_thing? ',' 'the' MORE place of_thing?")
def _the_more_the_less(c: Context, *rest: Meaning) -> Reading | None:
    """“The higher the latency, the lower the cost”: throughout, or by and large."""
    (*leads, one, two), ways = every(rest, Place), every(rest, Comparator)
    lead = leads[0] if leads else EVERYWHERE
    pair = paired(one.default(lead), two.default(lead))
    together = _together(c, pair, Going(ways[0] is ways[1])) if pair else None
    if pair is None or together is None:
        return None
    cells = [p.default(c.here).cells for p in pair]
    ranks = Correlation(cells[0], cells[1], ranks=True)
    strict = Compare(Comparator.EQUAL, ranks, Number(1.0 if ways[0] is ways[1] else -1.0, 4))
    return replace(together, formulas=(*together.formulas, strict))


@rule(
    "of_thing", "'of' DET LABEL|KIND", "DET LABEL|KIND HAVE", "'it'|'they' HAVE", "'in' DET LABEL"
)
def _of_thing(*_: Meaning) -> str:
    return "of a thing"
