"""Statements joined into one: “A leads on Web and is last on Mail”, “… beats B and loses to C”."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any, cast

from figcheck.checking.english.families.apart import Apart
from figcheck.checking.english.families.bounds import Bounded, Reaching, Valued
from figcheck.checking.english.families.ends import EndAs, EndAt
from figcheck.checking.english.families.own_extremes import OwnExtreme
from figcheck.checking.english.meanings.assertions import Coordination, Statement
from figcheck.checking.english.meanings.meaning import (
    EVERYWHERE,
    OF_ALL,
    Extent,
    Place,
    Predicate,
    Subject,
)
from figcheck.checking.english.meanings.parts import parts_of
from figcheck.checking.english.meanings.shared_ends import weighed_alike
from figcheck.checking.english.meanings.statements import is_noun_phrase, statement_on
from figcheck.checking.english.parsing.grammar import rule
from figcheck.checking.english.parsing.rules import Meaning
from figcheck.checking.english.phrases.located import both_located
from figcheck.checking.language.order import is_ordered, ordinates
from figcheck.checking.language.tree import Comparator, Function

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Context


_GOING_ON = r"(?:remaining|staying|ranging|fluctuating|hovering|lying|varying|oscillating)"


def _where_both_are(before: Extent, more: Statement) -> Statement:
    """A statement that reaches as far as what stands before both verbs says."""
    if before.place.ticks and not before.place.notes:
        # "The rates in A peak at 52 and bottom out at 8": both in A.
        where = more.extent.place.default(before.place)
        more = replace(more, extent=replace(more.extent, place=where))
    if before.excluded.ticks and more.extent.quantifier is None:
        # "All but A rise at first and fall then": both all but A.
        alike = replace(more.extent, quantifier=before.quantifier, excluded=before.excluded)
        more = replace(more, extent=alike)
    return more


def _along(c: Context, place: Place, more: Statement) -> Statement:
    """A statement on the stretch of an axis that a place runs along."""
    ordered = (d for d, ticks in place.ticks if len(ticks) > 1)
    along = {d for d in ordered if is_ordered(c.names.dimensions[d])}
    stretch = place.plain.without(place.dimensions - along)
    return replace(more, extent=replace(more.extent, place=more.extent.place.default(stretch)))


@rule("statement", "subject extents? verb? extents? 'both'? predicate extents? JOIN more")
def _coordinated(  # noqa: PLR0917
    c: Context,
    subject: Subject,
    before: Extent | None,
    __: Meaning,
    amid: Extent | None,
    predicate: Predicate,
    after: Extent | None,
    ___: Meaning,
    more: Statement,
) -> Coordination | None:
    """“Word2Sense has the highest mean and leads GloVe”: one subject, two predicates."""
    # "…, a decrease of 4" is about the change that goes before.
    apposed = getattr(more.predicate, "apposed", False) and not more.extent.place.ticks
    if apposed or subject.count is not None or subject.quantifier not in OF_ALL:
        return None  # "No model does A and B": it may do one of them.
    if _is_of_several(more) and not any(len(ticks) > 1 for _, ticks in subject.place.ticks):
        return None  # "A is better than B, and both exceed 60": not A alone.
    gapped = not more.subject.topical
    if gapped:
        more = _on_the_same_side(predicate, more)
    rivalling = gapped and (hasattr(more.predicate, "relation") or _has_rival(more.predicate))
    if (rivalling and _compares_no_values(predicate, more)) or (
        gapped and _are_most_counted(c, predicate, more)
    ):
        return None
    one = statement_on(c, subject, before, None, amid, predicate, after)
    if one is None or _is_next_phase(c, one, more) or _is_of_another(c, subject, more):
        return None
    if before is not None:
        more = _where_both_are(before, more)
    if gapped and after is not None and c.discourse.clause_has_word(_GOING_ON):
        # "A is flat after 2012, remaining between 10 and 11": after 2012 as well.
        more = _along(c, after.place, more)
    at_end = _at_that_end(predicate, more) if gapped else more
    ends = both_located(c, one, _placed_alike(one, at_end, rivalling=rivalling))
    if ends is None:
        return None
    one, more = ends[0], weighed_alike(c, predicate, ends[1])
    if (more_there := _where_one_is(c, one, more, gapped=gapped)) is None:
        return None
    more = more_there
    if getattr(more.predicate, "follows", False):
        when = one.extent.place if one.extent.place.ticks else _stretch_of(c, one)
        if when.ticks and more.extent.place.ticks:
            return None
        more = replace(more, extent=replace(more.extent, place=when)) if when.ticks else more
    # "A lower cost than B" is said of the cost, and of that that it is lower than B's.
    rival = _rival_in(predicate)
    same_rival = _against_same(rival, more)
    if same_rival is None or (rival is not None and _is_of_range(more.predicate)):
        return None  # "A is ahead of B by 5, the largest gap of all": theirs, not A's own range.
    more = _as_against(rival, same_rival)
    told = _told_of_whole(one, more) if rival is None else None
    same = _subject_of_both(subject, predicate, more, told)
    if same is None:
        return None
    return Coordination((one, Statement(same, more.predicate, more.extent)))


def _on_the_same_side(predicate: Predicate, more: Statement) -> Statement:
    """“… exceeds 60 on A and 50 on B”: it exceeds 50 there."""
    if not isinstance(predicate, Bounded) or not isinstance(more.predicate, (Bounded, Valued)):
        return more
    amount, comparator = more.predicate.amount, predicate.amount.comparator
    if amount.comparator is not Comparator.EQUAL:
        return more
    return replace(more, predicate=Bounded(replace(amount, comparator=comparator)))


def _as_against(rival: Subject | None, more: Statement) -> Statement:
    """“higher than B on C and lower on D”: lower than B, wherever that is."""
    against = getattr(more.predicate, "against", None)
    if rival is None or not callable(against):
        return more
    measured = getattr(more.predicate, "measure", EVERYWHERE)
    there = rival.place.without(more.extent.place.dimensions | measured.dimensions)
    return replace(more, predicate=against(replace(rival, place=there)))


def _subject_of_both(
    subject: Subject, predicate: Predicate, more: Statement, told: Function | None
) -> Subject | None:
    """What the second predicate is said of: “A has the highest recall, twice that of B”, of recall.

    Args:
        subject: what the first is said of.
        predicate: the first.
        more: the second.
        told: what the first takes of several values, if the second is about the same.
    """
    spoken_of = getattr(predicate, "peak", predicate)
    own = getattr(getattr(more.predicate, "peak", more.predicate), "measure", EVERYWHERE)
    shared: Place = EVERYWHERE if own.ticks else getattr(spoken_of, "measure", EVERYWHERE)
    # "A is the fastest and the one with the lowest price": each by its own.
    measure = shared.without(more.extent.place.dimensions)
    place = subject.place.within(measure)
    scope = getattr(predicate, "scope", None)
    if place is not None and scope is not None and not more.extent.place.ticks:
        place = place.within(scope.place)
    if place is None:
        return None
    made = subject.aggregate or getattr(spoken_of, "aggregate", None) or told
    return replace(subject, place=place, aggregate=made)


def _at_that_end(predicate: Predicate, more: Statement) -> Statement:
    """“It starts at 9, the highest value of all”: the highest of those at the start."""
    if not isinstance(predicate, EndAt) or not _is_extreme(more.predicate):
        return more
    return replace(more, predicate=EndAs(predicate.last, more.predicate))


_WITH_ONE_DOING = (
    r"with (?:the )?\S+ (?:exceeding|reaching|staying|remaining|losing|gaining|falling"
    r"|(?:\([^()]*\) )?in (?:first|second|third|fourth|fifth|last) (?:place|position))"
)


def _is_of_another(c: Context, subject: Subject, more: Statement) -> bool:
    """Whether what is said further has a subject of its own: “…, with B losing 5”."""
    where = more.extent.place
    things = (d for d, ticks in where.ticks if not is_ordered(c.names.dimensions[d]))
    if c.discourse.clause_has_word(_WITH_ONE_DOING) and not subject.place.dimensions >= {*things}:
        # "Web has the highest mean, with B exceeding 5", "…, with B in second place": B does.
        return True
    return any(
        bool(where.get(d)) and set(ticks).isdisjoint(where.get(d))
        for d, ticks in subject.place.ticks
    )


def _told_of_whole(one: Statement, more: Statement) -> Function | None:
    """What is made of the values in both of two statements: “A has 40 in total, 5 more than B”."""
    return one.extent.aggregate if hasattr(more.predicate, "than") else None


@rule("statement", "subject extents? verb extents? value extents? ',' more")
def _valued_and_set_against(  # noqa: PLR0917
    c: Context,
    subject: Subject,
    before: Extent | None,
    verb: Meaning,
    amid: Extent | None,
    value: Predicate,
    after: Extent | None,
    more: Statement,
) -> Coordination | None:
    """“A drops to 12 on Mail, less than half of the score of B”, “…, its lowest value”."""
    alone = isinstance(value, Valued) and not more.subject.topical
    set_against = _has_rival(more.predicate) or isinstance(more.predicate, OwnExtreme)
    if not (alone and set_against) or more.extent.place.ticks:
        return None
    both: Coordination | None = _coordinated(
        c, subject, before, verb, amid, value, after, None, more
    )
    return both


def _is_of_several(more: Statement) -> bool:
    """Whether a statement without a subject is about each of several: “…, both with 5”."""
    return more.subject.quantifier is not None


def _is_of_range(predicate: object) -> bool:
    """Whether a predicate is about how far the values of its subject lie apart."""
    noun = getattr(predicate, "peak", predicate)
    return getattr(noun, "aggregate", None) is Function.RANGE or getattr(noun, "is_range", False)


def _placed_alike(one: Statement, more: Statement, *, rivalling: bool) -> Statement:
    """The second of two statements at the place of the first, where it goes on with its order.

    “A ranks third in wind power, behind B”, “… third in 2010, but second in 2020”, “A is first
    on Mail, ahead of B”, “… has the most rain in May, twice that of B”.
    """
    where = one.extent.place
    if hasattr(one.predicate, "rank"):
        if rivalling or type(more.predicate) is type(one.predicate):
            where = more.extent.place.default(where.plain)
            return replace(more, extent=replace(more.extent, place=where))
    elif (
        (_is_extreme(one.predicate) and rivalling)
        or (isinstance(one.predicate, (Reaching, Valued)) and not more.subject.topical)
    ) and not more.extent.is_said:
        where = more.extent.place if more.extent.place.ticks else where
        return replace(more, extent=replace(more.extent, place=where))
    return more


def _is_extreme(predicate: object) -> bool:
    return hasattr(predicate, "peak") or hasattr(predicate, "function")


def _rival_in(predicate: Predicate) -> Subject | None:
    """What a predicate compares with; a place that an effect is measured against is none."""
    than = getattr(predicate, "than", None) or getattr(getattr(predicate, "of", None), "than", None)
    return than if isinstance(than, Subject) else None


def _against_same(rival: Subject | None, more: Statement) -> Statement | None:
    """“A beats B on C, but trails it on D”: the second is said of B; `None` if none is named."""
    against = getattr(more.predicate, "than", None)
    if not isinstance(against, Subject) or not against.topical or against.named:
        return more
    if rival is None or not rival.named:
        return None
    wherever = rival.place.without(more.extent.place.dimensions)
    moved = getattr(more.predicate, "compared_with", None)
    anew = replace(rival, place=wherever)
    behind = moved(anew) if moved else replace(cast("Any", more.predicate), than=anew)
    return replace(more, predicate=behind)


def _where_one_is(c: Context, one: Statement, more: Statement, *, gapped: bool) -> Statement | None:
    """What is said further, of where something was said before; `None` if that is left open."""
    predicate = more.predicate
    if _leaves_stretch_open(c, one, more):
        return None
    if (when := _same_stretch(c, one, more)) is not None:
        if c.discourse.clause_has_word(_AFTERWARDS):
            return None  # "… stays low until 2019, then jumps to 7": after that, by some time.
        return replace(more, extent=replace(more.extent, place=when))
    placed = one.extent.place.ticks and not more.extent.place.ticks
    if placed and _moves(more) and c.discourse.clause_has_word(_AND_THEN):
        # "… did not change in 2012 and then fell by 3": from there on, or in the next year.
        since = c.ray(one.extent.place, after=True, included=True)
        steps = len(since.ticks[0][1]) - 1 if since else 0
        if since is None or not steps or (steps > 1 and c.discourse.clause_has_word(_THEN_BY)):
            return None
        return replace(more, extent=replace(more.extent, place=since))
    if placed and more.extent.is_said and getattr(predicate, "of_level", False):
        return None  # "… is flat at 5, with 26 in every row": at 5, or wherever it is.
    if placed and not gapped and isinstance(one.predicate, Reaching) and _is_extreme(predicate):
        return None  # "A reaches 61 on Mail and is the best of the four": there, or on the whole.
    hangs = gapped or c.discourse.clause_has(", with ")
    if placed and hangs and isinstance(predicate, (Bounded, Valued)) and not more.extent.is_said:
        # "A comes second on Mail, with more than 69": there.
        return replace(more, extent=replace(more.extent, place=one.extent.place))
    is_width = getattr(predicate, "is_width", False)
    if is_width and not placed and more.extent == Extent() and _stretch_of(c, one).ticks:
        return None  # "… rises until 8 and is flat after that, varying by 2": there, not all along.
    compared = [p for p in getattr(predicate, "parts", (predicate,)) if hasattr(p, "relation")]
    by_so_much = gapped and any(getattr(p, "by", None) is not None for p in compared)
    if placed and (isinstance(predicate, Apart) or by_so_much or is_width):
        # "A and B are close on Mail, only 2 apart", "flat up to 8, varying by 2": there.
        return replace(more, extent=replace(more.extent, place=one.extent.place))
    return more


def _same_stretch(c: Context, one: Statement, more: Statement) -> Place | None:
    """The stretch in which “… loses most from 2010 to 2020, dropping by 5” says both to be so."""
    when = one.extent.place
    if when.dimensions & more.extent.place.dimensions:
        return None  # "… stays low until 2019 and jumps in 2020": then, not until 2019.
    if not when.ticks and _ranks_change(one) and not _stretch_of(c, more).ticks:
        when = _stretch_of(c, one)  # "… saw its largest drop from 2010 to 2020, losing 5".
    stretched = any(len(t) > 1 and is_ordered(c.names.dimensions[d]) for d, t in when.ticks)
    return when if stretched and _moves(more) and not more.extent.is_said else None


def _moves(said: Statement) -> bool:
    """Whether a statement tells of a change."""
    predicate = said.predicate
    return bool(getattr(predicate, "moves", None) or getattr(predicate, "is_change", False))


def _ranks_change(statement: Statement) -> bool:
    """Whether a statement is of what is the largest: “… saw its largest drop from 2010 on”."""
    return _is_extreme(statement.predicate) or hasattr(statement.predicate, "widest")


def _leaves_stretch_open(c: Context, one: Statement, more: Statement) -> bool:
    """Whether a change is told behind the largest of all at one point: from where, is open.

    “… saw the steepest fall after 2019, losing 12”: from 2019 on, or from before it.
    """
    if not (_ranks_change(one) and _moves(more)):
        return False
    if more.extent.place.ticks or _stretch_of(c, more).ticks:
        return False
    return any(len(ticks) == 1 for _, ticks in _stretch_of(c, one).ticks)


_AND_THEN = "(?:and|but) then"
_THEN_BY = rf"{_AND_THEN} [^,;]*\d"


_AFTERWARDS = "(?:then|finally|subsequently|afterwards|eventually|later|thereafter)"


def _has_rival(predicate: object) -> bool:
    """Whether a predicate compares its subject with another: “twice as much as B”."""
    return any(isinstance(part, Subject) for part in parts_of(predicate))


def _stretch_of(c: Context, statement: Statement) -> Place:
    """From where to where on an axis a statement says that something changes."""
    places = (*_places_within(statement.predicate), statement.extent.only or EVERYWHERE)
    for dimension in c.names.dimensions.values():
        named = {t for p in places for t in p.get(dimension.name)}
        if named and is_ordered(dimension):
            where = dict(zip(dimension.ticks, ordinates(dimension), strict=True))
            low, high = min(where[t] for t in named), max(where[t] for t in named)
            return Place.of(dimension.name, [t for t, at in where.items() if low <= at <= high])
    return EVERYWHERE


def _places_within(part: object) -> Iterator[Place]:
    if isinstance(part, Place):
        yield part
    else:
        for piece in parts_of(part):
            yield from _places_within(piece)


@rule("statement", "extents? verb extents? 'both'? predicate extents? JOIN more")
def _coordinated_without_subject(  # noqa: PLR0917
    c: Context,
    before: Extent | None,
    __: Meaning,
    amid: Extent | None,
    predicate: Predicate,
    after: Extent | None,
    join: Meaning,
    more: Statement,
) -> Coordination | None:
    """“…, being 0.1 apart in cost and less than 2 apart in speed”."""
    if is_noun_phrase(predicate, ("verb",)):
        return None
    subject = Subject(named=False, topical=True)
    found = _coordinated(c, subject, before, None, amid, predicate, after, join, more)
    if found is None:
        return None
    one, two = found.statements
    return Coordination((one, replace(two, subject=replace(two.subject, topical=True))))


def _compares_no_values(predicate: object, more: Statement) -> bool:
    """Whether a comparison behind a predicate is one of what it says, not of all values.

    “… gained 5, more than B” is of gains, “… ends at 5, below B” of ends.
    """
    if hasattr(predicate, "kind") or hasattr(predicate, "counts_cells"):
        return True  # "A has three losses, more than any other model": losses.
    at_end = getattr(predicate, "is_end", False) and not more.extent.place.ticks
    return at_end or getattr(predicate, "is_change", False)


def _are_most_counted(c: Context, predicate: object, more: Statement) -> bool:
    """Whether it says that most cells were counted: “has three values above 4, the most of all”."""
    counted = hasattr(predicate, "kind") or hasattr(predicate, "counts_cells")
    if not counted or not hasattr(more.predicate, "peak"):
        return False
    return c.discourse.clause_has_word("the (?:most|fewest|least) of")


def _is_next_phase(c: Context, one: Statement, more: Statement) -> bool:
    """Whether “… peaks at 4 and then falls” is one course rather than two of the whole axis."""
    if _by_and_by(c, one, more):
        return True  # "… lost 12 by 2000 and regained 4 by 2020": since 2000.
    before, after = (getattr(s.predicate, "moves", None) for s in (one, more))
    if after is None or before is not None:
        # "… rises from 1 to 2, growing by 12": by so much there, not over the whole axis.
        elsewhere = bool(one.extent.place.ticks and not more.extent.place.ticks)
        return (after is not None and (before != after or elsewhere)) or _is_its_turn(c, one, more)
    dent: Place | None = getattr(one.predicate, "spot", None)
    located = getattr(one.predicate, "location", None) or dent or one.extent.place
    single = [d for d, ticks in located.ticks if len(ticks) == 1]
    extremal = dent is not None or _is_extreme(one.predicate)
    if extremal and not located.ticks and any(map(is_ordered, c.figure.dimensions)):
        return True  # "bottoms out at 27.2 and then climbs by 2.6": from there.
    return extremal and any(is_ordered(c.names.dimensions[d]) for d in single)


def _by_and_by(c: Context, one: Statement, more: Statement) -> bool:
    """Whether two changes are told that end at different points of one axis."""
    if not all(getattr(s.predicate, "is_change", False) for s in (one, more)):
        return False
    named = [{d for d, t in s.extent.place.ticks if len(t) == 1} for s in (one, more)]
    return any(is_ordered(c.names.dimensions[d]) for d in named[0] & named[1])


def _is_its_turn(c: Context, one: Statement, more: Statement) -> bool:
    """Whether “… grows from 1990 on, peaking in 2016” says how far it grows: up to there."""
    peak = more.predicate
    if more.subject.topical or not (hasattr(peak, "peak") or hasattr(peak, "function")):
        return False
    located = getattr(peak, "location", None) or more.extent.place
    turn = [d for d, ticks in located.ticks if len(ticks) == 1]
    axes = {d for d in turn if is_ordered(c.names.dimensions[d])}
    # "… have their maximum in May and their minimum in July": no turn of what goes before.
    own = getattr(one.predicate, "location", None) or EVERYWHERE
    return bool(axes) and not axes & (one.extent.place.dimensions | own.dimensions)
