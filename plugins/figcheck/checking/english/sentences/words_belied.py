"""Words that a verdict leaves out, though they say something: “slightly”, “follows”, “comeback”.

A reading may stand for all but one word of a sentence, and hold by the others. What such a word
would have to mean is looked at here, of the values that the reading names; where these say
otherwise, or where nothing tells, the sentence is left open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.recasting.plain import Scene
from figcheck.checking.english.recasting.until_then import begins_then
from figcheck.checking.english.sentences.degrees_meant import belies_degree
from figcheck.checking.english.sentences.ticks_or_steps import counts_ticks_or_steps
from figcheck.checking.language import Table
from figcheck.checking.language.order import is_ordered
from figcheck.checking.language.tree import (
    Aggregate,
    And,
    Arithmetic,
    Cells,
    Comparator,
    Compare,
    Condition,
    Count,
    Formula,
    Function,
    Number,
    Quantified,
    Quantifier,
)
from figcheck.model import Judgement, Role, Verdict
from figcheck.patterns import any_case, regex

_FLAGS = re.IGNORECASE

_TURNS = any_case(
    r"\b(?:come-?backs?|recover(?:y|ies)|rebounds?|turn-?arounds?|u-turns?|revivals?|resurgence)\b"
)
"""What is no level that something has: it was lower before, and higher still before that."""
_OF_COURSE = regex(r"\b(?:min|max|rises|falls|steps|rank|count|peaks|dips)\w*\(| - |[<>]=? (?!\d)")
"""What a check expression has that looks at more than one value."""

_FOLLOWS = any_case(
    r"\b(?:follows?|followed|trails?|trailed|comes? (?:next|second|third|last)|came (?:next|second"
    r"|third|last)|is next|leads?|led|dominates?|stands? out|prevails?|wins?|won)"
    r"(?: [^,;:]*)?,? (?:with|at) (?:about |around |roughly |only |just )?[$€£]?\d"
)
"""What says of a value how it stands to others."""

_NEXT = any_case(r"\b(?:follow|trail|next|second)")

_ROSE_TO = any_case(
    r"\b(?:ris(?:es?|ing)|rose|climb(?:s|ed|ing)?|jump(?:s|ed|ing)?|grow(?:s|ing)?|grew"
    r"|increas(?:es|ed|ing)|leap(?:s|t|ed)?|surg(?:es|ed|ing)|soar(?:s|ed|ing)?|rocket(?:s|ed)?"
    r"|shoots? up|shot up|goes up|went up|advanc(?:es|ed)|recover(?:s|ed)|rebound(?:s|ed)) "
    r"(?:[a-z]+ly )?(?:back |again )?to\b"
)
_FELL_TO = any_case(
    r"\b(?:fall(?:s|ing)?|fell|drop(?:s|ped|ping)?|sinks?|sank|sinking|declin(?:es|ed|ing)"
    r"|decreas(?:es|ed|ing)|dip(?:s|ped|ping)?|plung(?:es|ed)|plummet(?:s|ed)?|slip(?:s|ped)?"
    r"|slid(?:es|e)?|shrinks?|shrank|tumbl(?:es|ed)|goes down|went down|crash(?:es|ed)) "
    r"(?:[a-z]+ly )?(?:back |again )?to\b"
)
"""How a line gets to a level: it was lower, or higher, just before."""

_BECOMES = any_case(
    r"\b(?:becom(?:es?|ing)|became|turn(?:s|ed)? into|emerg(?:es|ed) as|takes? the lead"
    r"|took the lead|gains? the lead|move[sd]? (?:up |down )?(?:in)?to|drops? (?:in)?to "
    r"(?:second|third|fourth|last)|(?:climbs?|rises?) (?:in)?to (?:first|second|third|fourth)"
    r"|passes|overtakes|for the first time|first (?:exceed|surpass|reach|pass)\w*)\b"
)
"""What is so from a point on, and was not before it."""

_AGAIN = any_case(r"\b(?:again|anew|once more)\b")
_STILL = any_case(
    r"\b(?:is|are|was|were|has|have|had|leads?|led|ranks?) still\b|\bstill (?:leads?|led|had|has"
    r"|ranks?|is|are|was|were|ahead|above|below|behind)\b"
)
_NO_STATE = regex(r"\b(?:rises|falls|steps|range)\w*\(| - ")
"""What a check expression has that is of a change."""

_FOR_A_WHILE = any_case(
    r"\b(?:temporar(?:y|ily)|briefly|momentar(?:y|ily)|for a (?:while|time)|transient(?:ly)?)\b"
)
"""What was so and then was not; of a line that goes up between two points no more is asked."""

_ONLY_THERE = any_case(
    r"\bexclusively\b|\bonly (?:here|there)\b|\b(?:in|at|on|by) [\d.]+ alone(?=[.,;]|\Z)"
)
_EXCLUDES = regex(r"\bnot \(|!=|\bnone\(|count\(")
"""What a check expression has that denies something of others."""

_OR_MORE = any_case(
    r"(?P<tick>[\d.,]*\d) (?:or (?:more|less|higher|lower|above|below|later|earlier|over|under)"
    r"|and (?:above|below|higher|lower|more|over|up)|upwards|at (?:most|least))\b"
)
"""A point of an axis and all that lie beyond it."""

_MOST_OF_THEM = any_case(r"\bmost of (?:them|it|this|that|these|those|which|its|their)\b")

_LEVELS = frozenset({
    Comparator.EQUAL, Comparator.ABOUT, Comparator.MORE, Comparator.LESS, Comparator.AT_LEAST,
    Comparator.AT_MOST,
})  # fmt: skip

_BARE_EXTREME = any_case(
    r"\b(?:below|above|off|short of|under|from|than|of|to|behind) the "
    r"(?:(?:very|figure's|single) )?"
    r"(?:maximum|minimum|peak|highest|lowest|best|worst|top)(?: (?:value|score|result|number|one))?"
    r"(?=[.,;]|\Z| (?:in|at|on|for)\b)"
)
"""An extreme of which it is not said of what it is one."""

_SO_MANY_HAVE = any_case(
    r"(?:in \d{4},? )?(?:the|all|these|those|its|their)? ?"
    r"(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?!of\b)[^,;:]*?\d"
)
_EACH = any_case(r"\b(?:each|every|all|both|apiece|always|everywhere|any|same|equal\w*)\b")
"""What is said of several things, and of each of them."""

_LACK = any_case(
    r"\b(?:not (?:in|at|on|having|using|yet|being)?|without|lacking|lack of|loss of|absence of"
    r"|no|never|out of|non-?|free of|unable to|failing to|refus(?:al of|ing))[ -]?"
    r"(?P<what>[a-z]{4,})"
)
"""What a label says that something is not so of what is measured."""
_LACKS = any_case(
    r"\b(?:no|not|non|without|lack\w*|loss\w*|absence|never|out|free|unable|fail\w*|refus\w*"
    r"|un\w+|[a-z]+n't|few\w*|neither|nor)\b"
)


_BETWEEN = any_case(r"\bbetween [$€£]?\d[\d.,]* ?%? and [$€£]?\d")
_STAYING = any_case(r"\b(?:remain|stay|keep|hover|alway|throughout|all|ever|never)\w*")
"""What says that values are in a band, not how far they go."""
_LOOSE = 0.3
"""The part of what two bounds span that values may leave free at either end of it."""

_THE_ONE = any_case(
    r"\b(?:least|most) likely\b|\bthe (?:one|group|class|country|method|model|system|team|year|"
    r"region|city|category|brand|product|species|party|school|club|company) with the (?:[a-z]+est"
    r"|most|least|best|worst)\b"
)
"""What is said of one alone."""


def belies_words(reader: Reader, judgement: Judgement) -> bool:
    """Whether what a sentence was read as leaves out a word of it that says something else.

    Args:
        reader: knows the figure.
        judgement: the verdict on the sentence, with those on its parts.
    """
    said = judgement.parts or (judgement,)
    at_that_time = judgement.verdict.is_false and _AT_THAT_TIME.search(judgement.text)
    if at_that_time and any(p.verdict.is_false and _ANY_TIME.search(p.check) for p in said):
        return True  # "A passes B in 2010 and has the most": in 2010.
    if judgement.verdict.is_false and _tells_time_before(reader, judgement.text, judgement):
        return True
    return any(_belies(reader, part) for part in said if part.verdict.is_decided)


def _belies(reader: Reader, judgement: Judgement) -> bool:
    text, check = judgement.text, judgement.check
    if _is_of_opposite(reader, text) or counts_ticks_or_steps(reader.figure, text):
        return True
    if _crosses_panels(reader, text, check):
        return True
    if judgement.verdict.is_false:
        return _is_sum(reader, text, check) or _may_be_of_all(reader, text, check)
    if judgement.verdict is not Verdict.SUPPORTED:
        return False
    if _TURNS.search(text) and not _OF_COURSE.search(check):
        return True
    if _FOLLOWS.search(text) and not _OF_COURSE.search(check):
        verb = _NEXT.search(text)
        return verb is None or not _is_next(reader, text[: verb.start()], check)
    if _MOST_OF_THEM.search(text) and "max(" in check:
        return True  # "It gained 140, most of them in 2010": more than half, not the most.
    if _FOR_A_WHILE.search(text) and _NO_STATE.search(check):
        return True
    if _ONLY_THERE.search(text) and not _EXCLUDES.search(check):
        return True
    if _is_one_of_more(reader, text, check) or _is_new(reader, text, check):
        return True
    if _did_not_move(reader, text, check) or _was_before(reader, text, check):
        return True
    formula = reader.written.formula(check)
    if formula is None:
        return False
    table = reader.table
    if _THE_ONE.search(text) and any(_is_shared(table, node) for node in nodes_of(formula)):
        return True
    measures = reader.names.measures.dimension
    return belies_degree(table, formula, text, measures) or _is_far_within(table, formula, text)


_JOINED = any_case(r",? (?:but|and|while|whereas)\b(?= (?:[^\W\d]+ )*?[^\W\d]+ (?:by )?\d)")


_GOES_ON = any_case(
    r"\b(?:then|back|afterwards|before|later|finally|ends?|ended|total|overall|since|starts?)\b"
)
"""What tells another time than that of the clause before."""


def _tells_time_before(reader: Reader, text: str, judgement: Judgement) -> bool:
    """Whether an amount is looked at over all of an axis, behind a point that is named for it.

    “A loses 1 point in 2010 but B gains 4”: in 2010.
    """
    joined = list(_JOINED.finditer(text))
    if not joined or _GOES_ON.search(text[joined[-1].end() :]):
        return False
    before = dict(reader.ticks_in(text[: joined[-1].start()]))
    behind = dict(reader.ticks_in(text[joined[-1].end() :]))
    checks = [p.check for p in judgement.parts if p.verdict.is_false] or [judgement.check]
    for axis in before.keys() - behind.keys():
        if not _is_axis(reader, axis) or len(before[axis]) != 1:
            continue
        ticks = reader.names.dimensions[axis].ticks
        whole = Condition(axis, ticks)
        if len(ticks) > 2 and any(
            whole in nodes_of(reader.written.formula(check)) for check in checks
        ):
            return True
    return False


_GETS = any_case(
    r"\b(?:gets?|got|becomes?|became|grows?|grew) (?:better|worse)\b|\b(?:improv|worsen|deteriorat"
    r"|degrad)\w*"
)
_SET_AGAINST = any_case(
    r"\b(?:than|compared|comparison|versus|vs|between|differ\w*|gaps?|from|to|over|against|others?"
    r"|unlike|like|beats?|outperform\w*|above|below|higher|lower|same|equal\w*|match\w*|as|both"
    r"|all|each|every|most|least|[a-z]+est)\b"
)
"""What sets one panel against another."""


_EITHER_OF = any_case(r"\b(?:either|neither|any)\b")


def _crosses_panels(reader: Reader, text: str, check: str) -> bool:
    """Whether one panel is set against another that is not spoken of: “it gets worse in maths”.

    Along an axis with an order it does so in the course of that.
    """
    if not _GETS.search(text) or _SET_AGAINST.search(text):
        return False
    known = reader.names.dimensions.values()
    told = reader.ticks_in(text)
    across = [d.name for d in known if not is_ordered(d) and len(d.ticks) > 1]
    if len(across) == len([d for d in known if len(d.ticks) > 1]):
        return False
    for node in nodes_of(reader.written.formula(check)):
        if isinstance(node, Compare | Arithmetic):
            for name in across:
                one, other = _panels_of(node.left, name), _panels_of(node.right, name)
                named = {*told.get(name, ())}
                alone = bool(named) or _EITHER_OF.search(text) is not None
                if alone and one and other and one != other and not one | other <= named:
                    return True
    return False


def _panels_of(term: object, panel: str) -> set[str]:
    return {
        tick
        for node in nodes_of(term)
        if isinstance(node, Condition) and node.dimension == panel
        for tick in node.ticks
    }


def _is_of_opposite(reader: Reader, text: str) -> bool:
    """Whether a sentence is of what the values say is lacking: employment, of people without."""
    figure = reader.figure
    for label in (figure.value.label, figure.y_axis.label):
        for match in _LACK.finditer(label):
            named = re.search(rf"\b{re.escape(match['what'][:-1])}\w*", text, _FLAGS)
            if named is not None and _LACKS.search(text[: named.start()][-24:]) is None:
                return True
    return False


def _is_sum(reader: Reader, text: str, check: str) -> bool:
    """Whether so many are had together that were taken to be had by each: “the three won 26”."""
    if not reader.scale.counts or not _SO_MANY_HAVE.match(text) or _EACH.search(text):
        return False
    match reader.written.formula(check):
        case Quantified(Quantifier.ALL, Compare(_, Cells() as cells, Number() as number)):
            values = [e.value for e in reader.table.term(cells).entries.values()]
            return bool(values) and round(sum(values), number.decimals) == number.value
    return False


def _is_next(reader: Reader, who: str, check: str) -> bool:
    """Whether the value of one that follows is the second highest of its like.

    Of several that follow, each is the next one behind the one before it.
    """
    named, formula = frozenset(reader.dimensions_in(who)), reader.written.formula(check)
    if not named or formula is None:
        return False
    places = []
    for part in formula.parts if isinstance(formula, And) else (formula,):
        place = _place_of(reader, named, part)
        if place is None:
            return False
        places.append(place)
    first = places[0]
    in_turn = places == list(range(first, first + len(places)))
    return in_turn and (first == 1 or (first > 1 and len(places) > 1))


def _place_of(reader: Reader, named: AbstractSet[str], formula: Formula) -> int | None:
    """Which place the one value has among its like that a formula is about, from 0 on."""
    match formula:
        case Compare(_, Cells(conditions) as cells, Number()):
            single = reader.table.term(cells).single
            own = [c for c in conditions if isinstance(c, Condition) and c.dimension in named]
            if single is None or not own:
                return None
            beside = Cells(tuple(c for c in conditions if c not in own))
            return sum(e.value > single.value for e in reader.table.term(beside).entries.values())
    return None


def _may_be_of_all(reader: Reader, text: str, check: str) -> bool:
    """Whether it holds beside the extreme of the whole figure: “5 below the maximum”."""
    if not _BARE_EXTREME.search(text) or ("max(" not in check and "min(" not in check):
        return False
    formula = reader.written.formula(check)
    if formula is None or not any(isinstance(node, Arithmetic) for node in nodes_of(formula)):
        return False
    return reader.table.evaluate(_beside_all(reader, formula)).truth is True


def _beside_all(reader: Reader, formula: Formula) -> Formula:
    panels = {d.name for d in reader.figure.dimensions if d.role is Role.PANEL}

    def change(node: object) -> object:
        match node:
            case Aggregate(Function.MAX | Function.MIN as end, Cells(conditions), ()):
                kept = (c for c in conditions if isinstance(c, Condition) and c.dimension in panels)
                return Aggregate(end, Cells(tuple(kept)))
        return rebuilt(node, change)

    changed: Formula = change(formula)  # type: ignore[assignment]
    return changed


_THEN = any_case(
    r"\b(?:from|between) [^,;:]+? (?:to|and|until|through) (?P<last>[^\s,;:]+),? "
    r"(?:(?:and|but|before) )?then\b(?P<rest>[^;:]*)"
)


def ends_too_early(scene: Scene, text: str, check: str) -> bool:
    """Whether what comes “then”, after a stretch, is looked at no later than at its end.

    Args:
        scene: where the sentence stands.
        text: the sentence.
        check: what it was read as.
    """
    match = _THEN.search(text)
    spot = scene.on_axis(match["last"]) if match is not None else None
    formula = scene.reader.written.formula(check) if spot is not None else None
    if match is None or spot is None or formula is None:
        return False
    axis, last = spot
    ticks = scene.ascending(axis)
    later = set(ticks[ticks.index(last) + 1 :])
    told = {
        tick
        for node in nodes_of(formula)
        if isinstance(node, Condition) and node.dimension == axis
        for tick in node.ticks
    }
    return bool(told) and later.isdisjoint(told)


_ANY_TIME = regex(r"\b(max|min)\(\[[^\]]+\]\) = \1\(\[\]\)")
_AT_THAT_TIME = any_case(
    r" (?:in|at|by|on) \d[\d.]*,? and (?:then |also |thus |so |now )?(?:has|have|had|is|are|was"
    r"|leads?|led|remains?|stays?|shows?|holds?|keeps?|becomes?)\b"
)
"""What is told of a time, and then on without one."""


def _is_far_within(table: Table, formula: Formula, text: str) -> bool:
    """Whether values fill but a part of what they lie “between”: 40 to 50, of 20 to 70."""
    if not _BETWEEN.search(text) or _STAYING.search(text):
        return False
    bounds: dict[Cells, dict[Comparator, float]] = {}
    for node in nodes_of(formula):
        match node:
            case Quantified(Quantifier.ALL, Compare(comparator, Cells() as cells, Number(bound))):
                bounds.setdefault(cells, {})[comparator] = bound
    for cells, told in bounds.items():
        low, high = told.get(Comparator.AT_LEAST), told.get(Comparator.AT_MOST)
        values = [e.value for e in table.term(cells).entries.values()]
        if low is None or high is None or len(values) < 2:
            continue
        free = _LOOSE * (high - low)
        if min(values) - low > free or high - max(values) > free:
            return True
    return False


def _is_shared(table: Table, node: object) -> bool:
    """Whether a node says of one thing that it is the highest, or lowest, which others are too."""
    match node:
        case Compare(Comparator.EQUAL, _, Aggregate(Function.MAX, of, ())):
            values = [e.value for e in table.term(of).entries.values()]
            return values.count(max(values, default=0)) > 1
        case Compare(Comparator.EQUAL, _, Aggregate(Function.MIN, of, ())):
            values = [e.value for e in table.term(of).entries.values()]
            return values.count(min(values, default=0)) > 1
        case Compare(Comparator.LESS, Count(Compare() as than), Number(1)):
            return sum(p.left.value == p.right.value for p in table.pairs(than)) > 1
    return False


def begins_too_early(scene: Scene, text: str, check: str) -> bool:
    """Whether what is so until a year is looked at before the year in which it is said to begin.

    Args:
        scene: where the sentence stands.
        text: the sentence.
        check: what it was read as.
    """
    began = begins_then(scene, text)
    formula = scene.reader.written.formula(check) if began is not None else None
    if began is None or formula is None:
        return False
    axis, first, last = began
    ticks = scene.reader.names.dimensions[axis].ticks
    earlier = set(ticks[: ticks.index(first)])
    sets = (
        set(node.ticks)
        for node in nodes_of(formula)
        if isinstance(node, Condition) and node.dimension == axis
    )
    return any(last in found and not earlier.isdisjoint(found) for found in sets)


def _did_not_move(reader: Reader, text: str, check: str) -> bool:
    """Whether a line comes to a level from the other side, or was there: “rises to 55”, from 58."""
    rose, fell = _ROSE_TO.search(text), _FELL_TO.search(text)
    if (rose is None) is (fell is None) or _OF_COURSE.search(check):
        return False
    formula = reader.written.formula(check)
    if formula is None:
        return False
    for at, before in _levels(reader, formula):
        if at <= before if rose is not None else at >= before:
            return True
    return False


def _was_before(reader: Reader, text: str, check: str) -> bool:
    """Whether what something is said to become in a year it was the year before as well."""
    return _BECOMES.search(text) is not None and next(_earlier(reader, check), None) is True


def _is_new(reader: Reader, text: str, check: str) -> bool:
    """Whether what is so “again”, or “still”, was never so before, or not just before."""
    if _NO_STATE.search(check):
        return False  # "It falls again" may be back down.
    again, still = _AGAIN.search(text), _STILL.search(text)
    if again is None and still is None:
        return False
    before = list(_earlier(reader, check))
    return bool(before) and not (any(before) if again is not None else before[0])


def _earlier(reader: Reader, check: str) -> Iterator[bool]:
    """Whether what is said of one point of an axis holds of those before it, the nearest first."""
    formula = reader.written.formula(check)
    told = {
        (node.dimension, node.ticks)
        for node in nodes_of(formula)
        if isinstance(node, Condition) and _is_axis(reader, node.dimension)
    }
    if formula is None or len(told) != 1:
        return
    ((axis, at),) = told
    ticks = reader.names.dimensions[axis].ticks
    place = ticks.index(at[0]) if len(at) == 1 and at[0] in ticks else 0
    for tick in reversed(ticks[:place]):
        earlier = _moved(formula, Condition(axis, at), Condition(axis, (tick,)))
        yield reader.table.evaluate(earlier).truth is True


def _moved(formula: Formula, old: Condition, new: Condition) -> Formula:
    def change(node: object) -> object:
        return new if node == old else rebuilt(node, change)

    moved: Formula = change(formula)  # type: ignore[assignment]
    return moved


def _is_one_of_more(reader: Reader, text: str, check: str) -> bool:
    """Whether of “a rate of 0.2 or more” only 0.2 was looked at, and there is more."""
    found = {match["tick"] for match in _OR_MORE.finditer(text)}
    if not found:
        return False
    for node in nodes_of(reader.written.formula(check)):
        match node:
            case Condition(dimension, (tick,), False) if _is_axis(reader, dimension):
                if any(number in found for number in (tick, *tick.split())):
                    return True
    return False


def _levels(reader: Reader, formula: Formula) -> Iterator[tuple[float, float]]:
    """The values that are set against numbers, each with the one before it on its axis."""
    for node in nodes_of(formula):
        match node:
            case Compare(comparator, Cells(conditions), Number()) if comparator in _LEVELS:
                before = _one_before(reader, conditions)
                if before is None:
                    continue
                table: Table = reader.table
                there, earlier = (table.term(c).single for c in (node.left, before))
                if there is not None and earlier is not None:
                    yield there.value, earlier.value


def _one_before(reader: Reader, conditions: tuple[object, ...]) -> Cells | None:
    """The value before another one along the one axis that its place is a point of."""
    named = [c for c in conditions if isinstance(c, Condition)]
    along = [c for c in named if len(c.ticks) == 1 and _is_axis(reader, c.dimension)]
    if len(along) != 1 or len(named) < len(conditions):
        return None
    ticks = reader.names.dimensions[along[0].dimension].ticks
    place = ticks.index(along[0].ticks[0]) if along[0].ticks[0] in ticks else 0
    if place == 0:
        return None
    moved = Condition(along[0].dimension, (ticks[place - 1],))
    return Cells(tuple(moved if c is along[0] else c for c in named))


def _is_axis(reader: Reader, dimension: str) -> bool:
    known = reader.names.dimensions.get(dimension)
    return known is not None and is_ordered(known)
