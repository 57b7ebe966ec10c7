"""Scales of answers, from one side to the other: how much people agree, or are satisfied.

The answers of each side are summed up in one word: who agrees strongly is one of those who agree.
So a sentence on “agreement” is read as one about a figure that shows the sums of both sides, and
is then said of the answers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property, partial
from typing import TypeAlias

from figcheck.checking.english.figures.made_figures import Derived
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.language.tree import Aggregate, Cells, Condition, Formula, Function
from figcheck.model import Cell, Dimension, Figure
from figcheck.patterns import any_case
from figcheck.records import record


@record
class _Side:
    """One side of a scale.

    Attributes:
        answers: words that tell its answers.
        nouns: what all its answers are together.
    """

    answers: tuple[str, ...]
    nouns: tuple[str, ...]


_SCALES = tuple(
    tuple(_Side(*(tuple(part.split(",")) for part in side.split(";"))) for side in (more, less))
    for more, less in (
        (
            "agree,agreement;agreement,approval,support",
            "disagree,disagreement;disagreement,disapproval,rejection,opposition",
        ),
        (
            "satisfied,content;satisfaction",
            "dissatisfied,unsatisfied,discontent;dissatisfaction,discontent",
        ),
        ("likely;likelihood", "unlikely;unlikelihood"),
        ("good,excellent;good ratings,good", "poor,bad;poor ratings,bad ratings,poor,bad"),
        ("support;support", "oppose;opposition"),
        ("approve,approval;approval", "disapprove,disapproval;disapproval"),
        ("favourable,favorable;approval", "unfavourable,unfavorable;disapproval"),
        ("positive;positive answers,positive", "negative;negative answers,negative"),
        ("trust;trust", "distrust;distrust"),
        ("comfortable;comfort", "uncomfortable;discomfort"),
        ("important;importance", "unimportant;unimportance"),
        ("easy;ease", "difficult,hard;difficulty"),
        ("confident;confidence", "unconfident;lack of confidence"),
        ("safe;safety", "unsafe;lack of safety"),
    )
)
_DEGREES = frozenset(
    "strongly somewhat very completely totally fully mostly slightly rather extremely moderately "
    "quite fairly a little bit partly tend to generally entirely absolutely wholly".split()
)
"""Words of what tells a degree: “a little bit”, “tend to”."""

_BETWEEN = frozenset(
    (
        "neutral,neither,undecided,unsure,not sure,no opinion,dont know,don t know,no answer,fair,"
        "average,mixed,neither agree nor disagree,neither nor,partly,ok,okay,uncertain,acceptable,"
        "neither satisfied nor dissatisfied,neither likely nor unlikely,neither good nor bad,"
        "neither good nor poor,neither satisfied nor unsatisfied"
    ).split(",")
)
"""Answers of neither side."""

_SHADES = frozenset("light dark pale deep medium bright and".split())

_NAMES = ("Assent", "Dissent")
"""What the sides are called in the figure that shows them: words that mean nothing else."""

_FEWEST = 3
"""Answers of a scale at least: one of each side is no scale."""

_Wording: TypeAlias = "tuple[re.Pattern[str], str]"
"""What is said of answers, and what is said of their side instead."""

_OR = r"(?: (?:or|and|and/or|and those who) |/| \+ )"
_PEOPLE = (
    r"(?:people|respondents|participants|employees|answers|responses|adults|customers|students"
    r"|users|citizens|visitors|patients|residents|workers|pupils|parents|members|guests|voters|readers)"
)
_CROWD = (
    rf"(?: of (?:(?:the |all )?{_PEOPLE}|(?:those|the people) (?:asked|surveyed|questioned)|them"
    r"|all))"
)
_COMBINED = r"(?:(?:combined|total|overall|joint|summed) )"
_SHARES = r"(?:shares?|rates?|levels?|percentages?|proportions?)"
_HOW = (
    r"(?P<how>(?:(?:only|just|about|around|roughly|nearly|almost|over|under|more than|less than"
    r"|at least|exactly|approximately|some) )*)"
)
_SHARE = (
    r"(?P<share>\d[\d.]* ?(?:%|percent|per cent)|half|a quarter|a third|two[ -]thirds"
    r"|three[ -]quarters)"
)
_MORE_PEOPLE = rf"\bmore {_PEOPLE}(?: who)? (?:are )?"
_AS_MANY = (
    r"\b(?P<times>(?:[a-z]+ ){0,3}(?:twice|(?:two|three|four|five|six|seven|eight|nine|ten|[\d.]+)"
    rf" times)) as many {_PEOPLE}(?: who)? (?:are )?"
)
_THOSE = rf"(?:those|people|the people|{_PEOPLE})(?: who)? (?:are )?"
_SEGMENTS = r"(?:segments?|shares?|parts?|bars?|sections?|areas?|answers|pieces)"
_TAKEN_TOGETHER = r"(?:,? (?:(?:taken|added|counted) )?(?:together|combined|up))?"
_GLOSS = r"(?:(?:light|dark|both|and|the|two|shades|of) )*"
_GLOSSED = rf"(?: {_SEGMENTS})?{_TAKEN_TOGETHER}"
"""What stands around a colour that tells once more which answers are meant."""
_COUNTING = any_case(
    r"^(?:counting|taking|adding(?: up)?|combining|summing(?: up)?|if one counts) "
    r"(?:Assent|Dissent)(?: together| up)?, (?=.*\b(?:Assent|Dissent)\b)"
)
_PLAINLY_MANY = any_case(rf"{_MORE_PEOPLE}|{_AS_MANY}|\b{_THOSE}\w+.* outnumber")
"""What is said of those who “agree”, be it all of them or those who just agree."""

_GOES_ON = any_case(
    r"\b(?:comes?|follows?|ranks?|is|in) (?:[a-z]+ ){0,2}"
    r"(?:second|third|fourth|last|next|runner-up)\b"
    r"|\bfollows? (?:closely|next)\b|^(?:it is |they are |this is )?followed\b"
)
"""What takes up an order that a sentence before it began."""

_CLOSELY = any_case(r"\bfollows (?:very )?closely\b(?: behind\b)?")
_LED = any_case(r"\b(?:highest|most|largest|greatest|strongest)\b")
"""What a leader is told by, whom another one follows."""

_FROM_THE_TOP = any_case(
    r"\b(?:highest|most|largest|greatest|biggest|strongest|best|broadest|first|tops?|leads?|leader"
    r"|leading|peaks?|maximum|more)\b"
)
_FROM_BELOW = any_case(
    r"\b(?:lowest|least|fewest|smallest|weakest|slightest|worst|poorest|rarest|bottoms?|last|less"
    r"|fewer|lower|minimum|minimal|trails?|lags?)\b"
)
"""What an order begins with: with its highest, or with its lowest."""

_STRONGEST = any_case(r"\b(?:strongest|weakest)\b")
_OF_SOME_DEGREE = (
    r"\b(?:strong|stronger|full|complete|partial|slight|mild|weak|weaker|moderate|outright|absolute"
    r"|high|low|net|extreme|firm) "
)
"""Adjectives that make of agreement the share of one answer."""
_MAJORITY = r"(?:(?:an?|the)(?: absolute)? majority|most)"
_NOTED = r"(?P<noted> \([^()]*\))?"
_PARTS = {
    "half": "50%", "a quarter": "25%", "a third": "33.3%", "two thirds": "66.7%",
    "three quarters": "75%",
}  # fmt: skip
"""Parts of a whole in percent."""


@record
class _Sides:
    """A scale as a figure lists it.

    Attributes:
        dimension: the dimension of the answers.
        known: what its sides are called, and with which words.
        ticks: the answers of each side.
        nouns: what all answers of each side are together, but for names of other things.
        colours: the colour in whose shades the answers of each side are drawn, and no others.
    """

    dimension: Dimension
    known: tuple[_Side, ...]
    ticks: tuple[tuple[str, ...], ...]
    colours: tuple[str, ...]
    nouns: tuple[tuple[str, ...], ...]

    @cached_property
    def worded(self) -> tuple[_Wording, ...]:
        """What is said of answers, each with what is said of their side."""
        return tuple(_wordings(self))


class AnswerScales:
    """The figure of the sides of a scale of answers.

    Args:
        figure: the figure; nothing is known where it lists no such answers.
    """

    def __init__(self, figure: Figure) -> None:
        self._figure = figure
        self._sides = sides_of(figure)
        self._made: Derived | None = None

    def meant(self, text: str, said_before: Sequence[str] = ()) -> Derived | None:
        """The figure of both sides, if a clause speaks of a side and of no answer by itself.

        Args:
            text: the clause.
            said_before: the clauses before it, the last one first, with the order of which it
                may go on: “B comes second”.
        """
        sides = self._sides
        if sides is None or (said := _said(sides, text)) is None:
            return None
        if not _names_a_side(said):
            goes_on = _GOES_ON.search(text) is not None
            before = next((t for t in said_before if not _GOES_ON.search(t)), "")
            told = _said(sides, before) if before and goes_on else None
            named = [n for n in _NAMES if told is not None and re.search(rf"\b{n}\b", told)]
            if len(named) != 1:
                return None
            if _FROM_THE_TOP.search(before) is None or _FROM_BELOW.search(before) is not None:
                # "B comes second" goes on from below, and the last one may be either end.
                return Derived(Reader(self._figure), lambda _, __: (), alone=True)
            made = self._made = self._made or self._of(sides)
            second = before == said_before[0] and _LED.search(before) is not None

            def worded(said: str) -> str:
                going_on = _CLOSELY.sub("comes second", said) if second else said
                return f"In {named[0]}, {_said(sides, going_on)}"

            return replace(made, worded=worded)
        self._made = self._made or self._of(sides)
        return self._made

    def _of(self, sides: _Sides) -> Derived:
        shown = _summed(self._figure, sides)

        def said(formula: Formula, text: str) -> Sequence[Formula]:
            found = [
                _group(cells, sides) for cells in nodes_of(formula) if isinstance(cells, Cells)
            ]
            if not all(found):
                return ()
            ways = [sides]
            if _PLAINLY_MANY.search(text) and (plain := _plainly(sides)):
                ways.append(plain)  # "More people agree than disagree": who agree strongly too?
            if _STRONGEST.search(text):
                ways += _strongly(sides)  # "The strongest agreement": the most who agree strongly?
            return [_over_answers(formula, way, self._figure) for way in ways]

        return Derived(
            Reader(shown), said, alone=True, worded=lambda text: _said(sides, text) or text
        )


def alone_in(figure: Figure, *, quoted: bool = False) -> tuple[str, ...]:
    """The answers of a scale that a sentence can give by themselves: “42% strongly agree”.

    Who “agrees” may be who agrees strongly as well, unless that answer is quoted.

    Args:
        figure: the figure.
        quoted: whether the answer stands in quotation marks.
    """
    sides = sides_of(figure)
    if sides is None:
        return ()
    plain = () if quoted else {t for ticks in _plain_ticks(sides) for t in ticks}
    return tuple(t for t in sides.dimension.ticks if t not in plain)


def sides_of(figure: Figure) -> _Sides | None:
    """The scale of answers that a figure lists; `None` if it lists none.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        if len(dimension.ticks) < _FEWEST:
            continue
        answers = [words_of(tick) for tick in dimension.ticks]
        for known in _SCALES:
            if _place(answers[0], known) is None:
                continue
            places = [_place(words, known) for words in answers]
            ticks = tuple(
                tuple(t for t, p in zip(dimension.ticks, places, strict=True) if p == i)
                for i in range(len(known))
            )
            several = max(map(len, ticks)) > 1 and all(ticks)
            if None not in places and several:
                colours = _colours(figure, ticks)
                return _Sides(dimension, known, ticks, colours, _nouns(figure, dimension, known))
    return None


def _nouns(
    figure: Figure, dimension: Dimension, known: Sequence[_Side]
) -> tuple[tuple[str, ...], ...]:
    """The nouns of each side: “support” is no answer where a department is called so."""
    others = (tick for d in figure.dimensions if d is not dimension for tick in d.ticks)
    taken = {word for tick in others for word in words_of(tick)}
    return tuple(
        tuple(noun for noun in side.nouns if taken.isdisjoint(words_of(noun))) for side in known
    )


def _colours(figure: Figure, sides: Sequence[Sequence[str]]) -> tuple[str, ...]:
    """The colour of all answers of each side, and of no others; nothing where there is none."""
    words = {entry.name: frozenset(words_of(entry.colour)) for entry in figure.legend}
    found = []
    for ticks in sides:
        others = (own for name, own in words.items() if name not in ticks)
        shared = frozenset.intersection(*(words.get(t, frozenset()) for t in ticks))
        left = shared.difference(*others) - _SHADES
        found.append(next(iter(left)) if len(left) == 1 else "")
    return tuple(found)


def _names_a_side(text: str) -> bool:
    return any(re.search(rf"\b{name}\b", text) for name in _NAMES)


def _plainly(sides: _Sides) -> _Sides | None:
    """A scale with the one answer of each side that says no degree: “agree”, “disagree”."""
    plain = _plain_ticks(sides)
    return replace(sides, ticks=plain) if all(plain) else None


def _strongly(sides: _Sides) -> list[_Sides]:
    """A scale with the one answer of each side that says a degree: “strongly agree”."""
    plain = _plain_ticks(sides)
    strong = tuple(
        tuple(t for t in ticks if t not in own)
        for ticks, own in zip(sides.ticks, plain, strict=True)
    )
    return [replace(sides, ticks=strong)] if all(strong) else []


def _plain_ticks(sides: _Sides) -> tuple[tuple[str, ...], ...]:
    return tuple(
        tuple(t for t in ticks if " ".join(words_of(t)) in side.answers)
        for ticks, side in zip(sides.ticks, sides.known, strict=True)
    )


def _place(words: tuple[str, ...], known: tuple[_Side, ...]) -> int | None:
    """On which side of a scale an answer is, -1 for neither; `None` if it is no answer of it."""
    if " ".join(words) in _BETWEEN:
        return -1
    bare = [w for w in words if w not in _DEGREES]
    found = [i for i, side in enumerate(known) if len(bare) == 1 and bare[0] in side.answers]
    return found[0] if found else None


def _any_order(ticks: Sequence[str]) -> Iterator[str]:
    """Several answers as they stand together: “agree or strongly agree”."""
    names = [rf"[\"“]?{re.escape(tick)}[\"”]?" for tick in ticks]
    if len(names) > 1:
        for order in (names, names[::-1]):
            yield r",? ".join(order[:-1]) + rf",?{_OR}{order[-1]}"


def _wordings(sides: _Sides) -> Iterator[_Wording]:
    """What is said of the answers of a side, and what is said of the side instead."""
    ticks = {words_of(t) for t in sides.dimension.ticks}
    for i, name in enumerate(_NAMES):
        nouns = "|".join(sides.nouns[i]) or r"(?!)"
        if together := "|".join(_any_order(sides.ticks[i])):
            own = rf"(?:(?:either|who|that|are|is|were) )*(?:{together})"
            yield _wording(
                rf"{_HOW}{_SHARE}{_CROWD}?{_NOTED} {own}", f"{name}{{noted}} is at {{how}}{{share}}"
            )
            yield _wording(
                rf"{_MAJORITY}{_CROWD}?{_NOTED} {own}", f"{name}{{noted}} is at more than 50%"
            )
            yield _wording(
                rf"(?:the )?{_COMBINED}?{_SHARES} of (?:{together})", f"the share of {name}"
            )
        yield _wording(
            rf"(?:the )?{_COMBINED}?{_SHARES} of {_COMBINED}?(?:{nouns})\b", f"the share of {name}"
        )
        yield _wording(
            rf"\b(?:strongest|greatest|broadest) {_COMBINED}?(?:{nouns})\b", f"highest {name}"
        )
        yield _wording(rf"\b(?:weakest|least) {_COMBINED}?(?:{nouns})\b", f"lowest {name}")
        yield _wording(rf"\b{_COMBINED}(?:{nouns})\b", name)
        if colour := sides.colours[i]:
            yield _wording(
                rf"(?:both |the two |the )*{_COMBINED}?{colour} {_SEGMENTS}{_TAKEN_TOGETHER}", name
            )
        verb = "|".join(sides.known[i].answers)
        yield _wording(
            rf"(?:that|which|with which) (?:{_MAJORITY}{_CROWD}?|most {_PEOPLE}) "
            rf"(?:{verb})(?: with)?(?! as\b)",
            f"with a {name} of more than 50%",
        )
        yield _wording(rf"\bthe (?:most|greatest|broadest) (?:{nouns})\b", f"the highest {name}")
        yield _wording(rf"\bthe (?:least|smallest) (?:{nouns})\b", f"the lowest {name}")
        alone = [n for n in sides.nouns[i] if words_of(n) not in ticks]
        if alone:
            yield _wording(rf"\b(?:{'|'.join(alone)})\b", name)
    for one, two in (_NAMES, _NAMES[::-1]):
        verbs = ["|".join(sides.known[_NAMES.index(n)].answers) for n in (one, two)]
        more = rf"{_MORE_PEOPLE}(?:{verbs[0]}) than (?:who |are )*(?:{verbs[1]})\b"
        yield _wording(more, f"{one} exceeds {two}")
        yield _wording(
            rf"{_AS_MANY}(?:{verbs[0]}) as (?:who |are )*(?:{verbs[1]})\b",
            f"{one} is {{times}} as large as {two}",
        )
        yield _wording(
            rf"{_THOSE}(?:{verbs[0]}) outnumber {_THOSE}(?:{verbs[1]})\b",
            f"{one} exceeds {two}",
        )
        yield _wording(
            rf"^{_THOSE}(?:{verbs[0]}) with (?P<what>[^,;:()]+?) outnumber "
            rf"{_THOSE}(?:{verbs[1]})(?: with (?:it|them|this))?\b",
            f"{{what}}{one} exceeds {two}",
        )


def _wording(said: str, instead: str) -> _Wording:
    return re.compile(rf"(?<![\w-]){said}", re.IGNORECASE), instead


def _said(sides: _Sides, text: str) -> str | None:
    """A clause with the sides in place of their answers; `None` if it names an answer by itself."""
    nouns = "|".join(noun for own in sides.nouns for noun in own) or r"(?!)"
    if re.search(rf"{_OF_SOME_DEGREE}(?:{nouns})\b", text, re.IGNORECASE):
        return None
    for side, names, colour in zip(sides.known, sides.nouns, sides.colours, strict=True):
        own = "|".join((*side.answers, *names))
        if colour and re.search(rf"\b(?:{own})\b", text, re.IGNORECASE):
            text = re.sub(rf" \({_GLOSS}{colour}{_GLOSSED}\)", "", text, flags=re.IGNORECASE)
    for pattern, words in sides.worded:
        text = pattern.sub(partial(_filled, words), text)
    text = _COUNTING.sub("", text)
    rest = re.sub("|".join(rf"\b{name}\b" for name in _NAMES), "", text).lower()
    named = " ".join(words_of(rest))
    if any(f" {' '.join(words_of(t))} " in f" {named} " for t in sides.dimension.ticks):
        return None
    return capitalised(text)


def _filled(words: str, match: re.Match[str]) -> str:
    """What is said of a side, with the parts of what is said of its answers."""
    parts = {name: said or "" for name, said in match.groupdict().items()}
    if what := parts.get("what"):
        parts["what"] = f"For {what}, "
    if share := parts.get("share"):
        parts["share"] = _PARTS.get(share.lower().replace("-", " "), share)
    return words.format(**parts)


def _summed(figure: Figure, sides: _Sides) -> Figure:
    """The figure of both sides, each the sum of its answers."""
    at = figure.dimensions.index(sides.dimension)
    sums: dict[tuple[str | None, ...], list[Cell]] = {}
    for name, ticks in zip(_NAMES, sides.ticks, strict=True):
        for cell in figure.cells:
            if cell.at[at] in ticks and cell.value is not None:
                sums.setdefault((*cell.at[:at], name, *cell.at[at + 1 :]), []).append(cell)
    full = {name: len(t) for name, t in zip(_NAMES, sides.ticks, strict=True)}
    kept = {k: cells for k, cells in sums.items() if len(cells) == full[str(k[at])]}
    cells = tuple(
        replace(
            of[0],
            index=i,
            at=place,
            value=round(sum(c.value or 0.0 for c in of), 6),
            text=f"{sum(c.value or 0.0 for c in of):g}",
        )
        for i, (place, of) in enumerate(kept.items())
    )
    shown = replace(sides.dimension, ticks=_NAMES, numbers=(None,) * len(_NAMES), groups=())
    dimensions = tuple(shown if d is sides.dimension else d for d in figure.dimensions)
    return replace(
        figure, dimensions=dimensions, cells=cells, claims=(), findings=(), legend=(),
        style=figure.style - {"stacked"},
    )  # fmt: skip


def _group(cells: Cells, sides: _Sides) -> tuple[str, ...]:
    """The answers of the one side that a selection is about; none if it is about both."""
    for condition in cells.conditions:
        if isinstance(condition, Condition) and condition.dimension == sides.dimension.name:
            if condition.excluded or len(condition.ticks) != 1:
                return ()
            return dict(zip(_NAMES, sides.ticks, strict=True)).get(condition.ticks[0], ())
    return ()


def _over_answers(formula: Formula, sides: _Sides, figure: Figure) -> Formula:
    """A formula about sides, as one about the sums of their answers."""
    names = [d.name for d in figure.dimensions if d is not sides.dimension]

    def changed(part: object) -> object:
        if not isinstance(part, Cells):
            return rebuilt(part, changed)
        conditions = tuple(
            replace(c, ticks=_group(part, sides))
            if isinstance(c, Condition) and c.dimension == sides.dimension.name
            else c
            for c in part.conditions
        )
        open_ = [n for n in names if n not in _fixed(part)]
        return Aggregate(Function.SUM, Cells(conditions), tuple(open_))

    made: Formula = rebuilt(formula, changed)
    return made


def _fixed(cells: Cells) -> set[str]:
    """The dimensions of which a selection has one tick."""
    found = (c for c in cells.conditions if isinstance(c, Condition) and not c.excluded)
    return {c.dimension for c in found if len(c.ticks) == 1}


def agreement_in(figure: Figure) -> _Sides | None:
    """The scale of how much people agree, if a figure lists one.

    Args:
        figure: the figure.
    """
    sides = sides_of(figure)
    return sides if sides is not None and sides.known[0].nouns[0] == "agreement" else None
