"""What a title or an overview counts: “Four Optimizers”, “the same four pre-training runs”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.lexicon.entries import NUMERALS, classes_in
from figcheck.checking.english.lexicon.shared_words import count_of
from figcheck.checking.english.names.forms import toggled
from figcheck.checking.english.naming import each_drawn
from figcheck.checking.english.naming.own import own_ticks
from figcheck.model import Dimension, Figure, Role
from figcheck.patterns import regex

_COUNT = rf"(?<!\d\.)({'|'.join(NUMERALS[2:])}|\d{{1,2}})"
_THING = (
    r"(?:(?!(?:of|in|on|for|and|or|by|with|to|from|at|as|[a-z]+est|worst|other|remaining|first|last"
    r"|lower|upper|top|bottom)\b)[a-z–-]+\s+){0,2}?([a-z]{3,}s|corpora|genera|phyla)\b"
)
"""With two words before what is counted at most: “Four Neural Parsers”, not “the three best …”."""

_IN_TITLE = regex(rf"\b{_COUNT}\s+{_THING}")

_IN_TEXT = regex(rf"(?:\b(?:the|these|all|same|there are)\s+|(?<=[.:]\s)){_COUNT}\s+{_THING}")
"""All of them, or what a sentence begins with: not “averaged over five seeds”."""

_LONGEST = 20_000
"""Characters of a description that are looked at."""

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""

_FIRST = 600
"""Characters of it in which nothing is stated yet of what it shows."""

_FEWEST = 3
"""Two things are counted of so many kinds that they tell nothing."""

_FOR_ALL = regex(
    rf"\b(?:for|of|in|on|across|comparing|compares?)\s+{_COUNT}\s+"
    r"(?:(?!(?:of|in|on|for|and|or|by|with|to|from|at|as|[a-z]+est|worst|other|remaining|first|last"
    r"|lower|upper|top|bottom)\b)[a-z–-]+\s+){0,3}?([a-z]{3,}s)\b"
)
"""What an overview counts that it speaks of: “the Dice coefficient for five organs”."""

_ROWS = regex(
    r"\b(?P<of>rows?|columns?)(?: \((?P<a>[a-z -]{4,40}s)\)"
    r"|:? (?:are|show|list|hold|name|stand for|correspond to|represent|give) (?:the |different )?"
    rf"(?:(?:{'|'.join(NUMERALS[2:])}|\d{{1,2}}) )?"
    r"(?P<b>[a-z-]{4,20}(?: [a-z-]{4,20})?s)(?=\s*(?:[.,;(]|\band\b|$)))",
    re.MULTILINE,
)
"""What the rows or the columns are said to be: “5 columns (organs)”, “rows are methods”."""

_OF_TWO = regex(
    r"\b(?:both (?P<both>[a-z]{3,}s)|either (?P<either>[a-z]{3,})"
    r"|(?:the|of) two (?P<two>[a-z]{3,}s))\b"
)

_ABSTRACT = frozenset(
    "aspects classes colors dimensions directions effects factors matrices observations parameters "
    "respects scales senses shades terms trends variables whiskers".split()
)
"""What there may be two of beside what is shown."""

_DRAWN = frozenset("lines curves bars boxes markers subplots subfigures".split())
"""What the series or the panels are drawn as."""

_SET_AGAINST = frozenset("baselines competitors variants".split())
"""What the authors' own is set against, or comes in."""

_NOT_SHOWN = frozenset(
    "seeds times values points cells numbers panels charts plots heatmaps graphs rows columns axes "
    "bars groups colours colors years months weeks days hours minutes decades steps readings "
    "measurements others digits percentages figures options parts sections runs folds trials "
    "repetitions replicates raters annotators experiments participants subjects".split()
)
"""Nouns that are counted beside what the series stand for."""


def ticks_counted(figure: Figure) -> Iterator[tuple[str, Dimension]]:
    """Nouns for dimensions that have as many ticks as the text counts, if only one has.

    Args:
        figure: the figure.
    """
    yield from each_drawn.nouns(figure)
    for noun, count in in_title(figure):
        fitting = _of_size(figure, count, noun)
        if len(fitting) == 1:
            yield noun, fitting[0]
    yield from _in_text(figure)
    yield from _in_overview(figure)
    yield from _of_rows(figure)
    yield from _both(figure)


def _in_text(figure: Figure) -> Iterator[tuple[str, Dimension]]:
    """What the text counts all of, if it never counts others by that noun: “the six sizes”."""
    text = figure.source.text[:_LONGEST].lower()
    overview = text[:_OVERVIEW]
    counts: dict[str, set[int]] = {}
    for count, noun in _IN_TEXT.findall(text):
        counts.setdefault(noun, set()).add(count_of(count))
    for noun, known in counts.items():
        if len(known) > 1 or min(known) < _FEWEST or noun in _NOT_SHOWN:
            continue
        fitting = _of_size(figure, min(known), noun)
        less_one = any(len(d.ticks) == min(known) + 1 for d in figure.dimensions)
        if less_one and noun not in overview[:_FIRST]:
            continue  # "the four dressed stews", of five, perhaps: not of the four spoons.
        plain = classes_in(noun) <= {"THING"}  # No word of another sense: "runs", "leads".
        if len(fitting) == 1 and (plain or (_is_unnamed(fitting[0]) and noun in overview)):
            yield noun, fitting[0]


def _in_overview(figure: Figure) -> Iterator[tuple[str, Dimension]]:
    """What the overview counts, where the one dimension without a name has so many ticks."""
    counts: dict[str, set[int]] = {}
    for count, noun in _FOR_ALL.findall(figure.source.text[:_OVERVIEW].lower()):
        counts.setdefault(noun, set()).add(count_of(count))
    for noun, known in counts.items():
        if len(known) > 1 or noun in _NOT_SHOWN | _ABSTRACT | _DRAWN:
            continue
        of_size = _of_size(figure, min(known))
        fitting = [d for d in of_size if d.name == d.role]
        if min(known) < _FEWEST and (len(of_size) > 1 or _are_no_panels(fitting)):
            continue
        if len(fitting) == 1 and classes_in(noun) <= {"THING", "KIND"}:
            yield noun, fitting[0]


def _are_no_panels(fitting: list[Dimension]) -> bool:
    """Whether what there are two of are no panels, which a description counts before all else."""
    return [d.role for d in fitting] != [Role.PANEL]


def _of_rows(figure: Figure) -> Iterator[tuple[str, Dimension]]:
    """What the rows and the columns of a table or a grid are said to be, where one is unnamed."""
    for match in _ROWS.finditer(figure.source.text[:_OVERVIEW].lower()):
        role = Role.Y if match["of"].startswith("row") else Role.X
        noun = (match["a"] or match["b"]).split()[-1]
        dimension = figure.dimension(role)
        if dimension is None or dimension.name != dimension.role or noun in _NOT_SHOWN:
            continue
        if classes_in(noun) <= {"THING"}:
            yield noun, dimension


def _both(figure: Figure) -> Iterator[tuple[str, Dimension]]:
    """What there are two of, “both crops”, where just the two series or panels have no name."""
    unnamed = [d for d in figure.dimensions if len(d.ticks) > 1 and d.name == d.role]
    if len(unnamed) != 1 or len(unnamed[0].ticks) != 2:
        return
    text = f"{figure.title}\n{figure.source.text[:_LONGEST]}".lower()
    for match in _OF_TWO.finditer(text):
        noun = match["both"] or match["two"] or toggled((match["either"],))[0]
        if noun not in _NOT_SHOWN | _ABSTRACT and classes_in(noun) <= {"THING"}:
            yield noun, unnamed[0]


_SORTS = "categories classes types kinds groups levels conditions".split()

_SORTED = regex(rf"\b{_COUNT}\s+([a-z]{{4,}})\s+({'|'.join(_SORTS)})\b")
"""What things are sorted by, with how many sorts there are: “the four soil types”."""


def sorts(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What the sorts of an unnamed dimension are called: “the four outcome categories”.

    Args:
        figure: the figure.

    Yields:
        The words of a name, and the name of the one dimension that has so many ticks.
    """
    yield from _bare_sorts(figure)
    found: dict[str, set[tuple[str, int]]] = {}
    text = figure.source.text[:_LONGEST].lower()
    for count, word, noun in _SORTED.findall(text) if any(s in text for s in _SORTS) else ():
        found.setdefault(word, set()).add((noun, count_of(count)))
    for word, told in found.items():
        fitting = [d for _, size in told for d in _of_size(figure, size)]
        if len(told) == 1 and len(fitting) == 1 and _is_unnamed(fitting[0]):
            ((noun, _),) = told
            if classes_in(word) <= {"THING", "KIND"}:
                yield (word, noun), fitting[0].name
                yield (word,), fitting[0].name


_BARE = regex(rf"\b{_COUNT}\s+(types|kinds|categories)\b(?! of\b)")
_ALL_COUNTED = regex(r"\bnumber of ([a-z]{3,}s)\b")


def _bare_sorts(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """“Six types”, “the error type”, of numbers of errors that were sorted into six types."""
    found = {(count_of(n), noun) for n, noun in _BARE.findall(figure.source.text[:_OVERVIEW])}
    if len(found) != 1:
        return
    ((size, noun),) = found
    fitting = _of_size(figure, size)
    if len(fitting) != 1 or not _is_unnamed(fitting[0]):
        return
    counted = _ALL_COUNTED.search(figure.value.label.lower())
    of = toggled((counted[1],)) if counted else ()
    for form in {(noun,), (*of, noun)}:
        yield form, fitting[0].name
        yield toggled(form), fitting[0].name


_TITLED = regex(rf"\b([a-z]{{4,}}) ({'|'.join(_SORTS)})\b")
_BARE_SORTS = frozenset("different these those several various many other main their with".split())
_ALIKE_SORTS = ("category", "type", "class")


def titled_sorts(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What a title says that things are sorted by: “the failure category”, of “Failure Categories”.

    Args:
        figure: the figure.

    Yields:
        The words of a name, and the name of the one dimension that has none of its own.
    """
    unnamed = [d for d in figure.dimensions if len(d.ticks) > 1 and d.name == d.role]
    found = {match[1] for match in _TITLED.finditer(figure.title.lower())}
    if len(unnamed) != 1 or len(found) != 1 or not _is_unnamed(unnamed[0]):
        return
    (word,) = found
    for noun in _ALIKE_SORTS if word not in _BARE_SORTS else ():
        yield (word, noun), unnamed[0].name
        yield toggled((word, noun)), unnamed[0].name


def _is_unnamed(dimension: Dimension) -> bool:
    """Whether series have no name of their own, so that the overview says what they are."""
    return dimension.role is Role.SERIES and dimension.name == dimension.role


def in_title(figure: Figure) -> Iterator[tuple[str, int]]:
    """What the title counts, each noun with how many there are said to be: “Four Treebanks”.

    Args:
        figure: the figure.
    """
    for count, noun in _IN_TITLE.findall(figure.title.lower()):
        yield noun, count_of(count)


_UNIT = regex(r"[(\[]([^()\[\]]{1,20})[)\]]\s*\Z")
_PLURAL = regex(r"\b[a-z]{3,}s\b")

_COUNTED = regex(rf"\b{_COUNT}\s+{_THING}")


def kinds(figure: Figure) -> frozenset[str]:
    """Nouns for what is compared, in the singular: “agent” where the title speaks of agents.

    A name that has such a noun in it is not meant by the noun alone: an agent is any of them,
    not the “Tuned Agent”.

    Args:
        figure: the figure.
    """
    overview = figure.source.text[:_OVERVIEW].lower()
    plurals = {*_PLURAL.findall(figure.title.lower()), *(n for _, n in _COUNTED.findall(overview))}
    return frozenset(toggled((noun,))[0] for noun in plurals)


_QUALIFIED = regex(
    rf"(?<![\w@.-]){_COUNT}\s+((?:(?!(?:of|in|on|for|and|or|by|with|to|from|at|as|across|under"
    r"|over|per|vs)\b)[a-z]+\s+){1,2})([a-z]{3,}s)\b"
)


def qualified(figure: Figure) -> frozenset[tuple[str, str]]:
    """Words that stand before what the title counts, each with what follows it.

    All are of that kind: of “four test sets” the test sets are the sets.

    Args:
        figure: the figure.
    """
    found: set[tuple[str, str]] = set()
    for _, before, noun in _QUALIFIED.findall(figure.title.lower()):
        words = (*before.split(), noun)
        found.update(pairwise(words))
        found.add((words[-2], toggled((noun,))[0]))
    return frozenset(found)


def _of_size(figure: Figure, size: int, noun: str = "") -> list[Dimension]:
    """The dimensions with so many ticks; of several the one that a name of its own is missing.

    Those whose ticks are measures are left out where there are others, as are those that are
    called by another noun: three methods, of which each is drawn in three charts of data sets.
    """
    found = [d for d in figure.dimensions if len(d.ticks) == size]
    if noun in _SET_AGAINST and any(map(own_ticks, figure.dimensions)):
        return []  # "The five baselines": beside the authors' own, not the five columns.
    if len(found) > 1 and noun:
        called = dict(each_drawn.nouns(figure))
        taken = [d for known, d in called.items() if known != noun]
        found = [called[noun]] if noun in called else [d for d in found if d not in taken]
    if len(found) > 1:
        found = [d for d in found if not _are_in_units(d)]
    unnamed = [d for d in found if d.name == d.role]
    return unnamed if len(unnamed) == 1 else found


def _are_in_units(dimension: Dimension) -> bool:
    """Whether most ticks of a dimension are measures, each with its unit: “Length (m)”."""
    units = {match[1] for tick in dimension.ticks if (match := _UNIT.search(tick))}
    return 2 * len(units) > len(dimension.ticks)
