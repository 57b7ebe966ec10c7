"""Groups that a description tells by where they stand: “the three deep models are on the left”.

Bars and rows are listed in the order in which they are drawn: from left to right, and from top to
bottom.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.names.forms import COMMON, POSITIONS, toggled, words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.members import called, nouns_for
from figcheck.checking.english.naming.openness import is_about_openness, opposed
from figcheck.checking.english.naming.told_groups import WRAPPED
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure, Kind
from figcheck.patterns import any_case, regex

_LENGTH = 3_000
"""Characters at the beginning of a description that are looked at."""

_COUNT = "|".join(NUMERALS[2:])
_FIRST = (
    r"(?:(?:at|on|in|to) the (?:very )?(?:top|left|left-hand side|upper half|left half)"
    r"|(?:listed |shown |placed )?first|above)"
)
_LAST = (
    r"(?:(?:at|on|in|to) the (?:very )?(?:bottom|right|right-hand side|lower half|right half)"
    r"|(?:listed |shown |placed )?last|below)"
)
_BE = r"(?:are|stand|appear|come|sit|is|follow)(?: (?:shown|listed|placed|located|drawn|grouped))?"
_GROUP = rf"(?:the |all )?(?P<{{0}}>{_COUNT}) (?P<{{1}}>[a-z][a-z-]+(?: [a-z][a-z-]+){{{{0,2}}}}?)"
_ONE, _TWO = _GROUP.format("one", "first"), _GROUP.format("two", "second")
_THERE = any_case(
    rf"\b{_ONE} {_BE} (?P<place>{_FIRST}|{_LAST}),? (?:and|while|whereas|with) "
    rf"{_TWO}(?: (?:ones|{_BE}))?(?: {_BE})? (?P<other>{_FIRST}|{_LAST})"
)
"""“The two deep models are on the left and the four shallow ones on the right”."""

_ENDS = any_case(
    rf"\bthe (?P<place>first|leftmost|left) (?P<one>{_COUNT}) (?P<noun>[a-z]+) "
    r"(?:are|show|belong to|represent|stand for)(?: the)? (?P<first>[a-z-]+)"
    r"(?: [a-z]+)?(?: \([^()]*\))?(?:,|;|,? (?:and|while|whereas)) the "
    rf"(?P<other>last|other|rightmost|right|remaining) (?P<two>{_COUNT})(?: (?:ones|[a-z]+))?"
    r"(?: (?:are|show|belong to|represent|stand for))?(?: the)? (?P<second>[a-z-]+)"
)
"""“The first three bars are proprietary, and the last three open-weight”."""

_STARS = regex(r"[*_`\"“”]")
_UPRIGHT = any_case(r"\b(?:top|bottom|upper|lower|above|below)\b")
_IS_LAST = any_case(_LAST)


def aliases(figure: Figure) -> Iterator[Alias]:
    """What those are called that stand first, and those that stand last.

    Args:
        figure: the figure.
    """
    if figure.kind is Kind.LINE:
        return  # Lines are at the top by their values, wherever they are listed.
    text = _STARS.sub("", WRAPPED.sub(" ", figure.source.text[:_LENGTH]))
    for match in (*_THERE.finditer(text), *_ENDS.finditer(text)):
        sizes = [NUMERALS.index(match[size].lower()) for size in ("one", "two")]
        told = [match["first"], match["second"]]
        if _IS_LAST.fullmatch(match["place"]):
            sizes, told = sizes[::-1], told[::-1]
        fitting = [d for d in figure.dimensions if len(d.ticks) == sum(sizes) and not is_ordered(d)]
        upright = figure.kind is not Kind.HEATMAP and _UPRIGHT.search(match[0])
        if upright:
            continue  # The “top three” bars are the tallest ones.
        if len(fitting) == 1 and match["place"].lower() != match["other"].lower():
            ticks = fitting[0].ticks
            yield from _named(fitting[0], told[0], ticks[: sizes[0]])
            yield from _named(fitting[0], told[1], ticks[sizes[0] :])


def _named(dimension: Dimension, told: str, members: tuple[str, ...]) -> Iterator[Alias]:
    """The members by what qualifies them, with the noun that is told or any other for them."""
    words = words_of(told)
    nouns = nouns_for(dimension)
    known = {form for noun in nouns for form in (noun, *toggled((noun,)))}
    noun = words[-1] if len(words) > 1 and (words[-1] in known or words[-1].endswith("s")) else ""
    qualifying = words[:-1] if noun else words
    if not qualifying or (COMMON | POSITIONS).intersection(qualifying):
        return
    rest = tuple(t for t in dimension.ticks if t not in members)
    if (is_open := is_about_openness(qualifying)) is not None:
        yield from opposed(dimension, *((members, rest) if is_open else (rest, members)))
    elif not qualifying[-1].endswith(("er", "est")):
        more = (noun,) if noun else ()
        yield from called(qualifying, dimension, members, (*dict.fromkeys((*more, *nouns)),))
