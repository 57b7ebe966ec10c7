"""How many things of a kind a figure is said to show: “The chart compares five cities”."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from figcheck.checking.english.claims.covering import says_nothing, tells_of_values
from figcheck.checking.english.families.build import both
from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import FIGURE
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.language.tree import Comparator, Compare, Number, Size
from figcheck.model import Dimension, Figure, Role
from figcheck.patterns import any_case
from figcheck.times import is_time

if TYPE_CHECKING:
    from figcheck.checking.english.names.names import Names
    from figcheck.checking.english.recasting.plain import Scene

FAMILY = "sizes"

_FIGURE = (
    r"(?:the|this)\s(?:[\w-]+\s){0,2}?"
    rf"(?:{FIGURE}s?|table|heat\s?map|data|data\s?set|comparison)"
)
_SHOWS = (
    r"(?:shows?|presents?|illustrates?|displays?|depicts?|represents?|gives?|plots?|covers?"
    r"|reports?|compares?|includes?|contains?|lists?|has|have|features?|comprises?"
    r"|consists?\sof|examines?|details?|visuali[sz]es?)"
)
_SHOWN = (
    r"(?:shown|presented|displayed|depicted|represented|given|plotted|covered|compared|included"
    r"|listed|featured|reported)"
)
_FORMS = tuple(
    any_case(form)
    for form in (
        rf"(?:[\w ]+:\s)?{_FIGURE}\s{_SHOWS}\s(?!that\b)(?P<said>[^;:]+)",
        rf"there\sare\s(?P<said>[^;:]+?)\s(?:{_SHOWN}\s)?(?:in|on)\s{_FIGURE}",
        rf"there\sare\s(?P<said>[^;:]+?)\s{_SHOWN}",
        rf"(?P<said>[^;:]+?)\s(?:is|are)\s{_SHOWN}(?:\s(?:in|on|by)\s{_FIGURE})?",
        rf"(?P<said>[^;:]+?\s(?:is|are)\s{_SHOWN}\s(?:for|across)\s[^;:]+)",
    )
)

_RANKED = any_case(
    rf"(?P<figure>{_FIGURE})\s(?:ranks?|compares?|lists?|orders?|sorts?)\s(?P<things>[^,;:]+?)"
    r"(?:\s(?:(?:around|across|in|of|from)\sthe\s(?:world|globe)|worldwide))?"
    r"\s(?:by|according\sto|in\sterms\sof|with\srespect\sto|regarding|based\son)\s"
    r"(?:(?:their|the)\s)?(?P<theme>[^,;:]+?)(?P<unit>,?\s(?:(?:measured|expressed|given|shown)\s)?"
    r"in\s[\w\s%-]+)?"
)
"""By what it puts things in order: “ranks ten countries by their exports, measured in tonnes”."""

_MEASURED = frozenset({"measured", "expressed", "given", "shown", "in"})

_ASIDES = any_case(r"\ba\stotal\sof\s|\b(?:in|for|during|of)\s(?:the\s)?(?:year\s)?(?:19|20)\d\d\b")
"""What says that all are counted, and the year of the figure."""

_BEFORE = frozenset(
    "the these all of across in for among between from on by and top leading largest at to".split()
)
"""What may stand before the number of all that are shown, and take nothing back of it."""

_AS_SUCH = frozenset("different distinct various separate individual".split())
"""What may stand between the number and the noun."""

_DRAWN = frozenset("rows columns lines bars cells points series values".split())
"""Nouns for what is drawn: a table has a column for the names as well."""

_ASIDE = any_case(
    r"\b(?:total|overall|average|mean|median|all|others?|rest|remaining|world(?:wide)?|global|sum"
    r"|none|unknown|combined|baseline|unspecified|miscellaneous)\b"
)
"""What stands in a list beside the things of its kind."""


def sized(figure: Figure, names: Names, text: str) -> Reading | None:
    """That a figure shows as many things of a kind as a sentence says, if it says just that.

    Args:
        figure: the figure.
        names: its names.
        text: the sentence.

    Returns:
        The reading; none where the sentence says more, or where it depends on what is counted.
    """
    bare = _unranked(figure, _ASIDES.sub("", text.strip().rstrip(".")).strip())
    for form in _FORMS:
        match = form.fullmatch(bare)
        counted = _counted(names, match["said"]) if match else None
        if match is None or counted is None:
            continue
        told, left, narrowed = counted
        if _says_more(figure, names, left, told):
            return None
        if narrowed - _words_told(figure) or (narrowed and _differ(told)):
            return None  # "Six Asian countries": whether they are, no one knows.
        if not all(_is_clear(d, n, figure) for d, n in told):
            return None
        return Reading(
            (both(Compare(Comparator.EQUAL, Size(d.name), Number(n)) for d, n in told),), FAMILY
        )
    return None


def _unranked(figure: Figure, text: str) -> str:
    """“The chart ranks ten countries by exports” as “The chart shows the exports of ten countries”.

    Nothing is left of it where they are put in order by what the figure does not show.
    """
    match = _RANKED.fullmatch(text)
    if match is None:
        return text
    known = _words_told(figure) | _MEASURED
    theme = {*words_of(match["theme"])} - _BEFORE
    if theme.isdisjoint(known) or not known.issuperset(words_of(match["unit"] or "")):
        return ""
    return f"{match['figure']} shows the {match['theme']} of {match['things']}"


def _words_told(figure: Figure) -> frozenset[str]:
    """The words of the title and of what the values are called."""
    return frozenset(words_of(f"{figure.title} {figure.value.label}"))


def _differ(told: Sequence[tuple[Dimension, int]]) -> bool:
    """Whether a dimension has another number of ticks than is told."""
    return any(number != len(dimension.ticks) for dimension, number in told)


def _counted(
    names: Names, said: str
) -> tuple[list[tuple[Dimension, int]], str, frozenset[str]] | None:
    """The dimensions of which a text counts the ticks, what is left, and words for which ones.

    `None` if it counts nothing, anything else, or only a part: “two of the five cities”.
    """
    tokens = tokenise(said)
    narrowed = frozenset[str]()
    told: dict[str, int] = {}
    left: list[str] = []
    by = next((i for i, token in enumerate(tokens) if token.word == "by"), len(tokens))
    place = 0
    while place < len(tokens):
        number = count_told(tokens[place])
        if number is None:
            if told and place < by and not _only_places(tokens[place]):
                return None
            left.append(tokens[place].word)
            place += 1
            continue
        if number < 0:
            return None  # Nothing is counted as "-3", or as "2.5".
        which = place + 1 < len(tokens) and tokens[place + 1].text[:1].isupper()
        stop, dimension = _noun(names, tokens, place + 1)
        if dimension is None and which:
            stop, dimension = _noun(names, tokens, place + 2)
            narrowed |= {tokens[place + 1].word}
        before = [token.word for token in tokens[max(place - 2, 0) : place]] or ["the"]
        if dimension is None or dimension in told or before[-1] not in _BEFORE:
            return None
        if not _is_its_noun(names, dimension, tokens[stop - 1].word):
            return None
        if before == ["up", "to"]:
            return None
        told[dimension] = number
        place = stop
    counts = [(names.dimensions[d], n) for d, n in told.items()]
    return (counts, " ".join(left), narrowed) if counts else None


def _only_places(token: Token) -> bool:
    """Whether a word behind what is counted takes nothing back of it; “in Italy” may."""
    return token.word in _BEFORE


def count_told(token: Token) -> int | None:
    """How many a token says that there are, `None` for what is no number; -1 for no whole one.

    Args:
        token: a word or a number.
    """
    if token.number is not None:
        whole = token.number.value.is_integer() and not token.number.unit
        return int(token.number.value) if whole else -1
    return NUMERALS.index(token.word) if token.word in NUMERALS[2:] else None


def _noun(names: Names, tokens: Sequence[Token], start: int) -> tuple[int, str | None]:
    """Where a noun for the ticks of a dimension ends, and that dimension."""
    while start < len(tokens) and tokens[start].word in _AS_SUCH:
        start += 1
    found = dict(names.labels_at(tokens, start)) if start < len(tokens) else {}
    noun = tokens[max(found) - 1].word if found else ""
    if not noun.endswith("s") or noun in _DRAWN:
        return start, None
    return max(found), found[max(found)].dimension


def _is_its_noun(names: Names, dimension: str, noun: str) -> bool:
    """Whether a noun stands in the name of a dimension, or there is no other that it may mean."""
    kinds = [d for d in names.dimensions.values() if len(d.ticks) > 1 and not is_time(d)]
    own = {form for word in words_of(dimension) for form in (word, *toggled((word,)))}
    return len(kinds) == 1 or noun in own


def _says_more(
    figure: Figure, names: Names, left: str, counted: Sequence[tuple[Dimension, int]]
) -> bool:
    """Whether what is left tells how the values are, or narrows what is counted."""
    tokens = tokenise(left)
    named: dict[str, set[str]] = {}
    for i in range(len(tokens)):
        for _, ticks in names.ticks_at(tokens, i):
            named.setdefault(ticks.dimension, set()).update(ticks.ticks)
    wholes = {name for name, ticks in named.items() if ticks == {*names.dimensions[name].ticks}}
    # "Of men and women in ten countries": both of them, and no part of what is counted.
    known = bool(named.keys() - wholes) or any(d.name in named for d, _ in counted)
    chosen = " ".join(t.word for t in tokens if t.word not in _BEFORE)
    return known or tells_of_values(chosen) or not says_nothing(figure, chosen)


def lists_more(scene: Scene) -> bool:
    """Whether a figure lists what is no thing of its kind beside them: “Total”, “Others”.

    Args:
        scene: where a sentence stands.
    """
    return any(map(lists_aside, scene.reader.figure.dimensions))


def lists_aside(dimension: Dimension) -> bool:
    """Whether a dimension lists what is no thing of its kind.

    Args:
        dimension: the dimension.
    """
    return any(map(_ASIDE.search, dimension.ticks))


def _is_clear(dimension: Dimension, number: int, figure: Figure) -> bool:
    """Whether nothing in the list may be left out, or be counted in, where the number differs."""
    if is_time(dimension) or dimension.role is Role.PANEL or len(dimension.ticks) < 2:
        return False  # A panel may be without data.
    if lists_aside(dimension):
        return False
    if number == len(dimension.ticks):
        return True
    place = figure.dimensions.index(dimension)
    with_value = {cell.at[place] for cell in figure.cells if cell.value is not None}
    return with_value >= set(dimension.ticks)
