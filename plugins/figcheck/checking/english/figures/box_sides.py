"""The two sides of a box against each other: its whiskers, and its halves around the median."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from figcheck.checking.english.figures.box_lengths import BoxLengths
from figcheck.checking.english.figures.made_figures import Derived
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.meanings.parts import rebuilt
from figcheck.checking.english.naming.statistics import (
    HIGHEST,
    LOWER,
    LOWEST,
    UPPER,
)
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language import Table
from figcheck.checking.language.tree import (
    Cells,
    Comparator,
    Compare,
    Condition,
    Formula,
    Term,
)
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex

_UP, _DOWN = "topside", "underside"
"""What the sides are called in the figure that shows how long they are."""

_WHISKERS = {_UP: (UPPER, HIGHEST), _DOWN: (LOWEST, LOWER)}
_HALVES = {_UP: ("median", UPPER), _DOWN: (LOWER, "median")}
"""The parts of a box between which each side lies."""

_BOTH_WHISKERS = any_case(
    r"^(?=.*\bwhisker)(?=.*\b(?:upper|top|right)\b)(?=.*\b(?:lower|bottom|left)\b)"
    r"(?=.*\b(?:long|short|larg|small|great|bigg|exceed)|.*\b(?:same|equal|as) )"
)
"""A text on how long both whiskers are, and not on where they end."""

_ENDING = any_case(r"\b(?:ends?|reach(?:es)?|higher|lower whiskers? (?:is|are) (?:at|lower))\b")

_HAS_LONGER = any_case(
    r"(?P<who>.+?) (?:ha(?:s|ve)|shows?) (?:an? |the )?(?P<adj>longer|shorter|larger|smaller) "
    r"(?P<one>upper|lower|top|bottom)(?: whiskers?)? than (?:an? |the )?"
    r"(?P<two>upper|lower|top|bottom) whiskers?"
)
_UPPER_ONE = any_case(
    r"(?:(?<=their )|(?<=its )|(?:the )?)\b(?:upper|top|right) (?:whiskers?|ones?)\b"
)
_LOWER_ONE = any_case(
    r"(?:(?<=their )|(?<=its )|(?:the )?)\b(?:lower|bottom|left) (?:whiskers?|ones?)\b"
)
_BOXES = any_case(r"\b(?:box(?:es)?(?: plots?)?|plots?|distributions?)\b")

_STANDS = r"(?:lies?|is|are|sits?|falls?|stands?|runs?)"
_OF_BOX = r"(?:(?:of|in|within|inside) )?(?:its|the|their|each|every) (?:own )?box(?:es)?"
_MIDDLE = any_case(
    rf"(?P<who>.*?)\bmedian(?: lines?| values?)?(?P<of> (?:of|for|in|at) [^;:(),]+?)? {_STANDS} "
    r"(?P<how>(?P<not>not )?(?:exactly |precisely |right |almost |nearly |roughly |about |close to "
    r"|approximately |practically )*)"
    rf"(?:(?:in|at) )?(?:the )?(?:middle|cent(?:er|re)|cent(?:ered|red)|halfway through) {_OF_BOX}"
    r"(?P<rest>[^;:]*)"
)
_NEARER = any_case(
    rf"(?P<who>.*?)\bmedian(?: lines?| values?)?(?P<of> (?:of|for|in|at) [^;:(),]+?)? {_STANDS} "
    r"(?P<how>much |clearly |slightly )?(?:closer|nearer) to (?:the |its |their )?"
    r"(?P<end>upper|lower|top|bottom|first|third|q1|q3)"
    r"(?: (?:quartiles?|edges?|ends?|hinges?|sides?|borders?))?"
    r"(?: of (?:its|the|their) box(?:es)?)?"
    r"(?: than (?:to )?(?:the |its |their )?(?:upper|lower|top|bottom|first|third|q1|q3)"
    r"(?: (?:quartiles?|edges?|ends?|ones?|hinges?|sides?|borders?))?)?(?P<rest>[^;:]*)"
)
_IN_HALF = any_case(
    rf"(?P<who>.*?)\bmedian(?: lines?| values?)?(?P<of> (?:of|for|in|at) [^;:(),]+?)? {_STANDS} "
    r"(?P<how>)(?:in the (?P<end>upper|lower|top|bottom) half"
    rf"|(?P<side>above|below) the (?:middle|cent(?:er|re))) {_OF_BOX}(?P<rest>[^;:]*)"
)
_JUST_AS = any_case(r"\b(?:is|are) (?:exactly |just )?as long(?= as\b)")
_DETERMINER = regex(r"^(?:All|Every|Each|The|Both|Most|Only|No|None)\b")
_UPPER = frozenset({"upper", "top", "third", "q3", "above"})
_EXACTLY = any_case(r"\b(?:exactly|precisely|right|dead)\b")
_VAGUELY = any_case(r"\b(?:almost|nearly|roughly|about|approximately|practically|close to)\b")


class BoxSides(BoxLengths):
    """The figures of how long both sides of the boxes of a box plot are.

    Args:
        figure: the figure, a box plot or not.
        table: its values.
    """

    def __init__(self, figure: Figure, table: Table) -> None:
        super().__init__(figure, table)
        self._made: dict[str, Derived | None] = {}

    def meant(self, text: str) -> Derived | None:
        """The figure of the sides that a clause sets against each other; `None` if it does not."""
        if self._parts is None:
            return None
        if _of_whiskers(text) is not None:
            return self._of("whiskers", _WHISKERS)
        return self._of("halves", _HALVES) if _of_halves(text) is not None else None

    def _of(self, name: str, sides: dict[str, tuple[str, str]]) -> Derived | None:
        if name not in self._made:
            whole = all(end in self._ticks for ends in sides.values() for end in ends)
            known = self._parts if whole else None
            self._made[name] = self._figure_of(known, sides) if known is not None else None
        return self._made[name]

    def _figure_of(self, parts: Dimension, sides: dict[str, tuple[str, str]]) -> Derived:
        lengths = {side: self._length(parts, ends) for side, ends in sides.items()}
        made = {side: self._shown(parts, "Length", length) for side, length in lengths.items()}
        place = self._figure.dimensions.index(parts)
        cells = [
            replace(cell, at=(*cell.at[:place], side, *cell.at[place:]))
            for side, figure in made.items()
            for cell in figure.cells
        ]
        both = replace(parts, ticks=tuple(sides), numbers=(None,) * len(sides), groups=())
        shown = replace(
            made[_UP],
            dimensions=tuple(both if d is parts else d for d in self._figure.dimensions),
            cells=tuple(replace(cell, index=i) for i, cell in enumerate(cells)),
            style=frozenset(),
        )

        def said(formula: Formula, text: str) -> Sequence[Formula]:
            of_lengths = _of_lengths(formula, parts.name, lengths)
            if of_lengths is None:
                return ()
            if _MIDDLE.fullmatch(text) and not (_EXACTLY.search(text) or _VAGUELY.search(text)):
                # Who says no more than "in the middle" may have looked, or have measured.
                return (of_lengths, _nearly(of_lengths))
            half = _IN_HALF.fullmatch(text)
            if half is not None and half["end"]:
                # A median right in the middle is in both halves, or in none.
                return (of_lengths, _or_as_large(of_lengths))
            return (of_lengths,)

        return Derived(Reader(shown), said, alone=True, worded=_worded)


def _worded(text: str) -> str:
    return _of_whiskers(text) or _of_halves(text) or text


def _of_whiskers(text: str) -> str | None:
    """What a clause says of both whiskers, with the names of the sides; `None` if it does not."""
    if not _BOTH_WHISKERS.search(text) or _ENDING.search(text):
        return None
    if (match := _HAS_LONGER.fullmatch(text.rstrip("."))) is not None:
        one, two = (_UP if match[k].lower() in _UPPER else _DOWN for k in ("one", "two"))
        text = f"For {_lowered(match['who'])}, the {one} is {match['adj'].lower()} than the {two}"
    text = _LOWER_ONE.sub(_DOWN, _UPPER_ONE.sub(_UP, _JUST_AS.sub("is just as large", text)))
    return _BOXES.sub(_as_bars, capitalised(text))


def _of_halves(text: str) -> str | None:
    """What a clause says of where a median lies in its box, as of the halves around it."""
    if (match := _MIDDLE.fullmatch(text)) is not None and not match["not"]:
        about = "is roughly as" if _VAGUELY.search(match["how"]) else "is just as"
        return _placed(match, f"{_UP}{match['of'] or ''} {about} large as {{its}} {_DOWN}")
    match = _NEARER.fullmatch(text) or _IN_HALF.fullmatch(text)
    if match is None:
        return None
    end = next(v for k in ("end", "side") if (v := match.groupdict().get(k)))
    how = "smaller" if end.lower() in _UPPER else "larger"
    said = f"{_UP}{match['of'] or ''} is {match['how'] or ''}{how} than {{its}} {_DOWN}"
    return _placed(match, said)


def _placed(match: re.Match[str], said: str) -> str:
    """What is said of the sides, between what stood around it."""
    owned = match["of"] or re.search(r"['’]s? $", match["who"])
    said = said.format(its="its" if owned else "the")
    text = f"{match['who']}{said}{match['rest']}"
    return _BOXES.sub(_as_bars, capitalised(text))


def _as_bars(match: re.Match[str]) -> str:
    return "bars" if match[0].lower().endswith("s") else "bar"


def _lowered(text: str) -> str:
    return _DETERMINER.sub(lambda match: match[0].lower(), text)


def _of_lengths(
    formula: Formula, parts: str, lengths: Mapping[str, Callable[[Cells], Term]]
) -> Formula | None:
    """A formula about sides as one about the parts of boxes; `None` if it leaves open which."""
    open_ = []

    def changed(part: Any) -> Any:
        if not isinstance(part, Cells):
            return rebuilt(part, changed)
        own = [c for c in part.conditions if isinstance(c, Condition) and c.dimension == parts]
        if len(own) != 1 or own[0].excluded or len(own[0].ticks) != 1:
            open_.append(part)
            return part
        rest = tuple(c for c in part.conditions if c is not own[0])
        return lengths[own[0].ticks[0]](Cells(rest))

    made: Formula = changed(formula)
    return None if open_ else made


def _nearly(formula: Formula) -> Formula:
    """A formula in which what equals something need only be about as large."""

    def changed(part: Any) -> Any:
        part = rebuilt(part, changed)
        if isinstance(part, Compare) and part.comparator is Comparator.EQUAL:
            return replace(part, comparator=Comparator.ABOUT)
        return part

    made: Formula = changed(formula)
    return made


def _or_as_large(formula: Formula) -> Formula:
    """A formula in which what is larger or smaller than something need only be as large."""
    lax = {Comparator.MORE: Comparator.AT_LEAST, Comparator.LESS: Comparator.AT_MOST}

    def changed(part: Any) -> Any:
        part = rebuilt(part, changed)
        if isinstance(part, Compare):
            return replace(part, comparator=lax.get(part.comparator, part.comparator))
        return part

    made: Formula = changed(formula)
    return made
