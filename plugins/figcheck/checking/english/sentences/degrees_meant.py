"""How far apart two values are said to be: “slightly above”, “by a wide margin”.

What is slight, and what is wide, no rule tells. But what lies far apart on the scale of the
figure is nowhere slightly apart, and what is next to each other nowhere by a wide margin: of these
a comparison that holds says too little.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from figcheck.checking.english.meanings.parts import nodes_of
from figcheck.checking.english.recasting.plain import words_and_signs
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Absolute,
    Aggregate,
    Arithmetic,
    Comparator,
    Compare,
    Count,
    Formula,
    Function,
    Number,
    Term,
    Trend,
)
from figcheck.patterns import any_case

_MORE_OR_LESS = (
    r"(?:above|below|ahead|behind|under|over|better|worse|more|less|fewer|lower|higher|larger"
    r"|smaller|greater|bigger|[a-z]+er than|outperform\w*|beats?|exceeds?|surpass\w*|leads?|trails?"
    r"|falls short|edges?|the (?:best|worst|most|least|fewest|[a-z]+est))\b"
)
_SLIGHT = any_case(
    r"\b(?:slightly|marginally|narrowly|barely|a little|a bit|a touch|a tad|a shade|a hair"
    rf"|a trifle|minimally|fractionally|just a little|ever so slightly|only just) {_MORE_OR_LESS}"
    r"|\b(?:by|with|has|have|had) (?:only |just )?(?:a|the) "
    r"(?:(?:very|rather|mere|razor-) ?)?(?:small|narrow|slim|slender|thin|tiny|slight|minimal"
    r"|hair's|whisker's|close) (?:margin|lead|gap|difference|edge|advantage|breadth)\b"
    r"|\bby a (?:whisker|hair|nose|sliver)\b"
    r"|\b(?:just|right|close(?:ly)?|hard|shortly|directly) (?:behind|ahead|above|below|in front)\b"
    r"(?! (?:the )?[$€£]?\d)|\b(?:close|hot|hard) on (?:the|its|their) heels\b"
    r"|\btrail(?:s|ing) close(?:ly)?\b|\bclosely trail(?:s|ing)\b"
    rf"|{_MORE_OR_LESS}[^,;:]* (?:slightly|marginally|narrowly)(?=[.,;]|\Z)"
)
_WIDE = any_case(
    r"\b(?:clearly|noticeably|visibly|far|vastly|hugely|massively|enormously|dramatically|vast|immensely|overwhelmingly"
    r"|a lot|much|way|considerably|substantially|significantly|markedly|a good deal|a great deal"
    rf"|many|strongly|greatly|comfortably|easily|handily|decisively|well|miles) {_MORE_OR_LESS}"
    r"|\b(?:by|with|has|have|had) (?:a|the) (?:(?:very|rather|quite) )?"
    r"(?:wide|large|big|huge|considerable|comfortable|substantial|significant|great|vast|massive"
    r"|enormous|commanding|clear|handsome|sizeable|sizable|healthy) "
    r"(?:margin|lead|gap|difference|edge|advantage|distance)\b"
    r"|\bby (?:far|a long way|miles|some distance|a mile)\b"
    rf"|{_MORE_OR_LESS}[^,;:]* (?:considerably|substantially|markedly|dramatically|comfortably"
    r"|easily)(?=[.,;]|\Z)"
)
_DENIED = any_case(r"\b(?:not|never|no|hardly|n't|nor|neither|without)\b|n't\b")

_MOVES = (
    r"(?:ris(?:es?|ing)|rose|risen|grow(?:s|ing|n)?|grew|increas(?:es?|ed|ing)|climb(?:s|ed|ing)?"
    r"|gain(?:s|ed|ing)?|improv(?:es?|ed|ing)|fall(?:s|ing|en)?|fell|drop(?:s|ped|ping)?"
    r"|declin(?:es?|ed|ing)|decreas(?:es?|ed|ing)|shrinks?|shrank|shrunk|sinks?|sank|sunk|dips?"
    r"|dipped|los(?:es|t)|chang(?:es|ed)|go(?:es)? (?:up|down)|went (?:up|down)|recover(?:s|ed)?"
    r"|worsen(?:s|ed)?|degrad(?:es|ed))"
)
_A_MOVE = (
    r"(?:rise|growth|increase|climb|gain|improvement|fall|drop|decline|decrease|dip|loss|change"
    r"|recovery|jump|reduction|degradation)s?\b"
)
_LITTLE = (
    r"(?:slightly|marginally|a little|a bit|somewhat|modestly|minimally|barely|fractionally"
    r"|moderately)"
)
_MUCH = (
    r"(?:sharply|steeply|dramatically|massively|drastically|hugely|enormously|markedly|strongly"
    r"|considerably|substantially|significantly|rapidly|a lot|greatly|heavily|abruptly|suddenly)"
)
_SLIGHT_MOVE = any_case(
    rf"\b{_MOVES} (?:only |just |very )?{_LITTLE}\b|\b{_LITTLE} {_MOVES}\b"
    rf"|\b(?:slight|small|modest|minor|marginal|tiny|minimal|moderate|mild|little) {_A_MOVE}"
)
_SHARP_MOVE = any_case(
    rf"\b{_MOVES} (?:very |quite |rather )?{_MUCH}\b|\b{_MUCH} {_MOVES}\b"
    r"|\b(?:sharp|steep|dramatic|massive|drastic|huge|enormous|marked|strong|considerable"
    rf"|substantial|significant|rapid|large|big|major|heavy|abrupt|sudden) {_A_MOVE}"
    r"|\b(?:plung(?:es?|ed|ing)|plummet(?:s|ed|ing)?|soar(?:s|ed|ing)?|surg(?:es?|ed|ing)"
    r"|skyrocket(?:s|ed|ing)?|collaps(?:es?|ed|ing)|crash(?:es|ed|ing)?|tumbl(?:es?|ed|ing)"
    r"|leap(?:s|t|ed|ing)?|jump(?:s|ed|ing)?)\b"
)
_GRADUAL_MOVE = any_case(
    rf"\b{_MOVES} (?:gradually|slowly|bit by bit|little by little)\b|\b(?:gradually|slowly) "
    rf"{_MOVES}\b|\b(?:gradual|slow) {_A_MOVE}"
)
_DEGREES = _SLIGHT, _WIDE, _SLIGHT_MOVE, _SHARP_MOVE, _GRADUAL_MOVE

_OF_ONE_STEP = 0.8
"""The part of a change beyond which one step of it leaves nothing gradual about it."""

_FAR_OF_VALUES = 0.2
_FAR_OF_RANGE = 0.2
"""The part of the larger value, and of what all values span, beyond which nothing is slight."""
_NEAR_OF_MOVE = 0.1
_NEAR_OF_VALUES = 0.04
_NEAR_OF_RANGE = 0.07
"""The same below which nothing is wide."""

_STEMS = tuple(
    "slight marginal narrow bare little bit touch tad shade hair trifle minim fraction just small "
    "slim slender thin tiny close whisker nose sliver right hard short direct hot clear noticeabl "
    "visibl far vast huge massive enormous dramatic immense overwhelming lot much way considerabl "
    "substantial significant marked deal many strong great comfortabl easi handi handsome decisiv "
    "well mile wide large big commanding siz health distance somewhat modest moderate minor mild "
    "sharp steep drastic rapid heav abrupt sudden major plung plummet soar surg skyrocket collaps "
    "crash tumbl leap jump gradual slow".split()
)
"""How a word begins that each of these has; most sentences have none of them."""


def belies_degree(table: Table, formula: Formula, text: str, measures: str | None = None) -> bool:
    """Whether two values lie otherwise apart than a text says that they do.

    Args:
        table: the values.
        formula: what the text was read as, which holds.
        text: the text.
        measures: the dimension whose ticks are measures, each with a range of its own.
    """
    if not _may_tell(text) or not any(way.search(text) for way in _DEGREES):
        return False
    span = _span(table, formula, measures)
    if _belies_pace(table, formula, text, span):
        return True
    slight, wide = _SLIGHT.search(text), _WIDE.search(text)
    if (slight is None) is (wide is None) or _DENIED.search(text):
        return False
    gaps = list(_gaps(table, formula, directly=slight is not None))
    if not gaps:
        return False
    if slight is not None:
        # Of many pairs a few may lie farther apart.
        far = sum(g > _FAR_OF_VALUES * size and g > _FAR_OF_RANGE * span for g, size in gaps)
        return 2 * far > len(gaps) or far == len(gaps)
    return all(g < _NEAR_OF_VALUES * size and g < _NEAR_OF_RANGE * span for g, size in gaps)


def _may_tell(text: str) -> bool:
    return any(word.startswith(_STEMS) for word in words_and_signs(text))


def _span(table: Table, formula: Formula, measures: str | None) -> float:
    """How far the values range that are of the same measure as those that a formula names."""
    figure = table.figure
    place = next((i for i, d in enumerate(figure.dimensions) if d.name == measures), None)
    named = set(table.evaluate(formula).evidence)
    known = None if place is None else {figure.cells[i].at[place] for i in named}
    values = [
        c.value
        for c in figure.cells
        if c.value is not None and (known is None or place is None or c.at[place] in known)
    ]
    return max(values, default=0.0) - min(values, default=0.0)


def _belies_pace(table: Table, formula: Formula, text: str, span: float) -> bool:
    """Whether a line moves by much more than “slightly”, by less than “sharply”, or at once."""
    said = [
        way for way in (_SLIGHT_MOVE, _SHARP_MOVE, _GRADUAL_MOVE) if way.search(text) is not None
    ]
    if len(said) != 1 or _DENIED.search(text):
        return False
    moves = list(_moves(table, formula))
    if not moves:
        return False
    sizes = [(abs(m[-1] - m[0]), max(map(abs, m))) for m in moves]
    if said[0] is _SLIGHT_MOVE:
        return any(g > _FAR_OF_VALUES * size and g > _FAR_OF_RANGE * span for g, size in sizes)
    if said[0] is _SHARP_MOVE:
        near = (_NEAR_OF_MOVE * size > g < _NEAR_OF_MOVE * span for g, size in sizes)
        return all(near)
    return any(map(_is_at_once, moves)) and any(g > _FAR_OF_RANGE * span for g, _ in sizes)


def _is_at_once(values: Sequence[float]) -> bool:
    largest = max(abs(b - a) for a, b in pairwise(values))
    return largest > _OF_ONE_STEP * abs(values[-1] - values[0])


def _moves(table: Table, formula: Formula) -> Iterator[Sequence[float]]:
    """The values along which a formula says that something rises or falls."""
    for node in nodes_of(formula):
        if isinstance(node, Trend):
            values = [entry.value for _, entry in table.steps(node.of)]
            if len(values) > 1:
                yield values
        elif isinstance(node, Compare) and isinstance(node.left, Arithmetic):
            ends = node.left.right, node.left.left
            single = [table.term(end).single for end in ends]
            if node.left.operator == "-" and None not in single:
                yield [entry.value for entry in single if entry is not None]


def _gaps(table: Table, formula: Formula, *, directly: bool) -> Iterator[tuple[float, float]]:
    """How far apart values are that a formula compares, and how large the larger one is.

    Args:
        table: the values.
        formula: the formula.
        directly: whether places, and who leads, matter only where no two are set side by side.
    """
    nodes = [n for n in nodes_of(formula) if isinstance(n, Compare) and not _is_told(n)]
    counted = [n.of for n in nodes_of(formula) if isinstance(n, Count)] if directly else []
    between = [n for n in nodes if n.comparator in _APART and n not in counted]
    for node in between:
        for pair in table.pairs(node):
            yield _gap(pair.left.value, pair.right.value)
    for node in () if directly and between else nodes:
        if node.comparator is Comparator.EQUAL:
            match node.right:
                case Aggregate(Function.MAX | Function.MIN, _, ()) as end:
                    yield from _ahead(table, node.left, end)


_APART = frozenset({Comparator.MORE, Comparator.LESS})


def _ahead(table: Table, first: Term, end: Aggregate) -> Iterator[tuple[float, float]]:
    """How far the first lies ahead of the next one that is none of its own values."""
    own = first.of if isinstance(first, Aggregate) else first
    cells = {cell for e in table.term(own).entries.values() for cell in e.cells}
    others = [e.value for e in table.term(end.of).entries.values() if not cells.issuperset(e.cells)]
    ahead = table.term(first).single
    if ahead is not None and others:
        nearest = max(others) if end.function is Function.MAX else min(others)
        yield _gap(ahead.value, nearest)


def _is_told(node: Compare) -> bool:
    """Whether it is a number, or how far apart two values are, that values are set against."""
    sides = (node.left, node.right)
    return any(isinstance(side, Number | Arithmetic | Absolute) for side in sides)


def _gap(one: float, other: float) -> tuple[float, float]:
    return abs(one - other), max(abs(one), abs(other))
