"""What the values are, told by the title or the overview where no axis says it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from figcheck.model import Axis, Dimension, Kind, Role
from figcheck.patterns import regex
from figcheck.reading.document import Block, BlockKind, Document
from figcheck.reading.panels_told import measured_by_panel
from figcheck.reading.text import Text

_UNITS = (
    r"%|percent|per cent|[kMGT]Wh?|ms|s|sec|seconds|min|minutes|hours|days|years|km|m|cm|mm|kg|t|Mt"
    r"|Gt|°C|°F|degrees(?: Celsius)?|USD|EUR|GBP|US\$|\$|€|£|dollars|euros|points|tokens/s|GB|MB|Hz"
    r"|ppm|tons|tonnes|(?:thousands?|millions?|billions?)(?: of [a-z]+)?"
)
_TOLD = regex(rf"(?P<label>(?:[A-Za-z][\w@/-]{{0,20}} ){{1,7}})\((?:in )?(?P<unit>{_UNITS})\)")
_OF_SO_MANY = regex(
    r"\b(?:of|for|in|by) (?:two|three|four|five|six|seven|eight|nine|ten|several|different)\b.*"
)
"""The things whose values are given: “users of three apps (in millions)”."""

_IN_TITLE = regex(
    r"(?:[^:]*: )?(?P<label>(?:(?:total |average |annual )*(?:number|volume|value|price|cost) of )?"
    r"[^:(),]+?)(?: (?:of|in|by|per|for|across|among|from|at|with|after|worldwide)\b.*|,.*)?"
    rf"\((?:in )?(?P<unit>{_UNITS}|(?:US)?\$ (?:million|billion)|[a-z]+ per [^()]{{1,30}}?"
    r"|(?<=in )(?:(?:thousand|million|billion|trillion)s?(?: of)? )?(?:(?:U\.S\. )?dollars"
    r"|[A-Z]{3}|(?:[a-z]+ )?[a-z]{3,}s))(?:(?: of|,) [^()]*)?\)\*?",
    re.IGNORECASE,
)
"""A title with the unit of all values: “Market share of three apps, 2016-2022 (%)”."""

_SORTED = r"(?:of|in|by|per|for|to|toward|on|about|across|among|between|from|at|with|after|living)"
"""Words in a title behind which stands of what something is measured, or by what it is sorted."""

_HEAD = (
    r"(?P<label>(?:(?:(?:average|mean|median|total|annual|daily) )*(?:number|share|amount|volume"
    r"|value|percentage|proportion|level|distribution) of )?[^:(),]+?)"
    rf"(?: {_SORTED}\b[^:()]*?|,[^:()]*?)?"
)
"""A title up to what it measures, with all that it says of it."""

_MANY = r"(?:thousand|million|billion|trillion)s?"
_MONEY = r"(?:(?:19|20)\d\d )?(?:constant |current )?(?:U\.S\. |US |[A-Z][a-z]+ )?(?:dollars|euros)"
_UNIT_LAST = regex(
    rf"(?:.*: )?{_HEAD}(?:,? in (?P<in>{_MANY}(?: of)? {_MONEY}|{_MANY}(?: of)?(?: [a-z]+)?"
    rf"|{_MONEY})|, (?P<per>[a-z]+ per (?:[\d,]+ )?[^:(),]+))"
)
"""A title with their unit at its end: “Sales by region, in millions of euros”."""

_SO_MANY_PER = regex(
    r"(?:.*: )?(?P<label>(?:(?:average|mean|median|total|annual|daily) )*(?:number of )?"
    r"(?P<unit>(?:[a-z]+ )?[a-z]+s per (?:[\d,]+ )?[a-z]+))(?: [^:()]*|,[^:()]*)?",
    re.IGNORECASE,
)
"""A title, or its end, that counts: “Road deaths: deaths per 100,000 people, by age”."""

_SHARE_LAST = regex(
    rf"(?:.*: )?{_HEAD} \((?:in )?(?:%|per ?cent|per cent|shares?)(?: (?:of|who|that)\b[^()]*)?\)",
    re.IGNORECASE,
)
"""A title that says at its end of what its values are shares: “Smoking by age (% of adults)”."""

_ALL_ARE = regex(
    r"(?:all )?(?:the )?(?:values|numbers|figures) (?:are|show|give|represent) (?:in |the )?"
    r"(?=%|per ?cent|shares?\b|percentages?\b)",
    re.IGNORECASE,
)
"""How a line below the title begins that says what all values are."""

_GLOSS = regex(
    r" ?\((?:formerly|previously|now|also|e\.g\.|i\.e\.|incl\.|excl\.|including|excluding|such as"
    r"|aka|known as)(?= )[^()]*\)",
    re.IGNORECASE,
)
"""What a name says in brackets of itself, and not of its values: “(formerly Twitter)”."""

_OF_SHARES = regex(
    r"(?:.*: )?(?:the )?(?:%|per ?cent(?:age)?|per cent|shares?|proportion)(?P<whom>"
    r"(?: of (?:the )?[^,;:()]+?)?)"
    r"(?:(?: who| that| saying| having| by| in| from| across| with)\b.*|,.*)?",
    re.IGNORECASE,
)
"""A title by which all values are shares: “% of U.S. adults who say they use a bicycle”."""

_IN_SHARES = regex(
    r"(?:[A-Z]\w* ?\d*: )?(?P<label>[^:,]+), (?:in )?(?:%|per ?cent|per cent)"
    r"(?: of [^,;:()]+)?(?:,[^:;]*)?",
    re.IGNORECASE,
)
"""A title that says so at its end: “Opinions of the new stadium, % of adults”."""

_NO_LABEL = frozenset(
    "a an the of for in on by and or shows show showing displays compares reports lists presents "
    "plots chart graph plot figure table heatmap their its total against versus vs per".split()
)
"""Words before which the name of what is measured begins."""

_BY_CELLS = regex(
    r"\b(?:all (?:numbers|values|entries) are|(?:cells?|entry|entries)"
    r"(?: (?:contains?|gives?|shows?|reports?|states?|holds?)|(?= (?:the|an?) ))) (?:the |an? )?"
    r"(?P<label>number of [a-z]+|[^\W\d][\w@/-]*(?: [\w@/-]+){0,2}?)"
    r"(?: (?:in|of|for|after|with|on|as|between|achieved|obtained)\b|[,.;:(])",
    re.IGNORECASE,
)
"""What the cells of a heatmap are said to contain: “Each cell contains an F1 score in percent”."""

_CELL_LINE = regex(
    rf"cells?(?: (?:texts?|annotations?|contents?|labels?|values?|numbers?|entries))?: "
    rf"(?P<label>[^\W\d][^,.;:()]{{1,50}}?)(?: in (?P<unit>{_UNITS})| \((?P<aside>{_UNITS})\))"
    r"(?=[,.;]|$)",
    re.IGNORECASE,
)
"""The line of a header that says it: “Cell text: accuracy in percent, one decimal”."""

_SHOWN = regex(
    r"\b(?:shows?|gives?|reports?|tracks?|traces?|plots?|displays?|depicts?|charts?|presents?) "
    r"(?:the |an? )?(?P<label>[^\W\d][\w@-]*(?: [^\W\d][\w@-]*){0,2}?)"
    r"(?: (?:of|for|from|by|at|on) [^,.;:()]{1,60}?)? in "
    rf"(?P<unit>(?:(?:thousand|million|billion)s?(?: of)? (?:m³|m²|[a-z]{{1,12}}))|{_UNITS})"
    r"(?=[,.;:]|$| (?:for|of|from|by|at|on|over|between|as|against)\b)",
    re.IGNORECASE,
)
"""What a sentence says that the figure shows: “traces annual catches of a lake in tonnes”."""

_OF_AXIS = regex(r"\b(?:rows?|columns?|ax[ei]s) $", re.IGNORECASE)
_SHARE = regex(
    r"\b(?:shows?|gives?|reports?|tracks?|traces?|plots?|displays?|depicts?|charts?|presents?) "
    r"(?:the |an? )?(?P<label>(?:[a-z-]+ )?(?:percentage|share|proportion) of (?:the |all )?"
    r"[a-z-]+(?: [a-z-]+){0,2}?)"
    r"(?= (?:that|who|which|with|in|at|on|for|from|by|against|between|over|[a-z]+ed)\b|[,.;:(]|$)",
    re.IGNORECASE,
)
"""The share that it shows: “gives the percentage of the population vaccinated …”."""

_ANY_NUMBER = regex(
    r"(?:numbers?|numeric(?:al)?|raw|values?|counts?|percentages?|shares?|one|two|not)\b(?! of).*",
    re.IGNORECASE,
)
"""What says only that there are numbers."""

_IN_UNIT = regex(rf" ?in (?P<unit>{_UNITS})(?![\w/])", re.IGNORECASE)
_PERCENT = regex(r"per ?cent", re.IGNORECASE)

_KINDS = frozenset({Kind.BAR, Kind.LINE, Kind.HEATMAP, Kind.UNKNOWN})
_LONGEST = 3
"""Words of what is measured."""


def value_axis(
    document: Document, kind: Kind, dimensions: Sequence[Dimension], first_data: int
) -> Axis:
    """The axis of values as title and overview tell it: “electricity generation (TWh)”.

    Args:
        document: the description.
        kind: what kind of figure it is.
        dimensions: what it lists; a unit there would be that of some values only.
        first_data: the index of the first block with data.

    Returns:
        Its label and unit; an empty axis where they tell none, or several.
    """
    if any("(" in without_glosses(tick) for d in dimensions for tick in d.ticks):
        return Axis()
    panels = next((d.ticks for d in dimensions if d.role is Role.PANEL), ())
    if measured_by_panel(document.source, panels):
        return Axis()  # What one of them measures is not the label of all.
    if kind not in _KINDS:
        return _in_title(document) if kind is Kind.TABLE else Axis()
    if kind is Kind.HEATMAP and (by_line := _in_cell_line(document, first_data)).label:
        return by_line
    found: dict[str, Axis] = {}
    by_title = _in_title(document)
    for block in document.blocks[1 if by_title.label else 0 : first_data]:
        if block.rows or (block.kind is BlockKind.ITEM):
            continue
        for match in _TOLD.finditer(block.text.plain):
            words = _OF_SO_MANY.sub("", match["label"]).split()
            per = words[-2:] if words[-2:-1] == ["per"] else []
            words = words[: len(words) - len(per)]
            while words and any(word.lower() in _NO_LABEL for word in words):
                del words[0]
            words = words[-_LONGEST:] + per if words else []
            if not words:
                return Axis()
            label = f"{' '.join(words)} ({match['unit']})"
            span = block.text.span(match.start(), match.end())
            found.setdefault(match["unit"], Axis(label=label, unit=match["unit"], span=span))
    if found and not by_title.label:
        return found.popitem()[1] if len(found) == 1 else Axis()
    by_text = _in_cells(document, first_data) if kind is Kind.HEATMAP else Axis()
    by_text = by_text if by_text.label else by_title
    return by_text if by_text.label else _shown(document, first_data)


def _in_cell_line(document: Document, first_data: int) -> Axis:
    """What the line of the header says that tells what the cells are annotated with."""
    for block in document.blocks[:first_data]:
        if match := _CELL_LINE.match(block.text.plain):
            return _measured(block, match, match["unit"] or match["aside"])
    return Axis()


def _shown(document: Document, first_data: int) -> Axis:
    """What the sentences of the overview say that the figure shows, if only one does."""
    found: dict[str, Axis] = {}
    for block in document.blocks[1:first_data]:
        if block.kind is not BlockKind.PARAGRAPH:
            continue
        for match in _SHOWN.finditer(block.text.plain):
            of_axis = _OF_AXIS.search(block.text.plain, 0, match.start())
            if not of_axis and not _ANY_NUMBER.fullmatch(match["label"]):
                found.setdefault(match["label"].lower(), _measured(block, match, match["unit"]))
        for match in _SHARE.finditer(block.text.plain):
            found.setdefault(match["label"].lower(), _measured(block, match, "%"))
    return found.popitem()[1] if len(found) == 1 else Axis()


def _measured(block: Block, match: re.Match[str], unit: str) -> Axis:
    span = block.text.span(*match.span("label"))
    return Axis(label=match["label"].strip(), unit=_PERCENT.sub("%", unit), span=span)


def _in_title(document: Document) -> Axis:
    """What the title says of all values, with their unit at its end."""
    text = document.blocks[0].text
    title = text.plain.strip()
    if match := _IN_TITLE.fullmatch(title):
        label = f"{match['label'].strip()} ({match['unit']})"
        return Axis(label=label, unit=match["unit"], span=text.span(*match.span()))
    if match := _SO_MANY_PER.fullmatch(title):
        return _measured(document.blocks[0], match, match["unit"])
    if match := _UNIT_LAST.fullmatch(title):
        unit = match["in"] or match["per"]
        label = f"{match['label'].strip()} ({'in ' if match['in'] else ''}{unit})"
        return Axis(label=label, unit=unit, span=text.span(*match.span()))
    return Axis()


_SUBTITLE = regex(
    rf"{_ALL_ARE.pattern}|%|per ?cent\b"
    r"|(?:the )?(?:shares?|percentages?|proportion)(?: of [^.,;:()]+?)? (?:who|that|saying)\b",
    re.IGNORECASE,
)
"""How a line begins that is no sentence on the values, but says what they are."""


def without_glosses(tick: str) -> str:
    """A name without what it says in brackets of itself: “Buses (incl. trams)”.

    Args:
        tick: the name.
    """
    return _GLOSS.sub("", tick)


def in_shares(document: Document, first_data: int) -> Axis:
    """The share that title or subtitle say all values to be, whatever they are told for.

    Args:
        document: the description.
        first_data: the index of the first block with data.

    Returns:
        Its label and unit; an empty axis where they speak of none.
    """
    by_title = _shares_in(document.blocks[0].text)
    lines = (b.text for b in document.blocks[1:first_data] if b.kind is BlockKind.PARAGRAPH)
    told = (_shares_in(text) for text in lines if _SUBTITLE.match(text.plain.strip()))
    return by_title if by_title.label else next((axis for axis in told if axis.label), Axis())


def _shares_in(text: Text) -> Axis:
    """The share that a line speaks of as that of all values."""
    plain = text.plain.strip().rstrip(".")
    begun = _ALL_ARE.match(plain)
    title = plain[begun.end() :] if begun else plain
    if match := _SHARE_LAST.fullmatch(title):
        return Axis(label=f"{match['label'].strip()} (%)", unit="%", span=text.span(*match.span()))
    if match := _IN_SHARES.fullmatch(title):
        return Axis(label=f"{match['label'].strip()} (%)", unit="%", span=text.span(*match.span()))
    if (match := _OF_SHARES.fullmatch(title)) is None:
        return Axis()
    return Axis(label=f"Share{match['whom']} (%)", unit="%", span=text.span(*match.span()))


def _in_cells(document: Document, first_data: int) -> Axis:
    """What the cells are said to contain, before any of them is given."""
    for block in document.blocks[:first_data]:
        for match in _BY_CELLS.finditer(block.text.plain):
            label = match["label"]
            if _ANY_NUMBER.fullmatch(label):
                continue
            told = _IN_UNIT.match(block.text.plain, match.end("label"))
            unit = _PERCENT.sub("%", told["unit"]) if told else ""
            span = block.text.span(match.start("label"), match.end("label"))
            return Axis(label=label, unit=unit, span=span)
    return Axis()
