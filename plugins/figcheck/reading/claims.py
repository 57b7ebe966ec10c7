"""The sentences of a description that assert something about its figure."""

from __future__ import annotations

import itertools
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from figcheck.model import Cell, Claim, Dimension, Role, Span
from figcheck.patterns import regex
from figcheck.reading import names, sentences
from figcheck.reading.document import Block, BlockKind, Document, Part
from figcheck.reading.header.panels import place as side_of
from figcheck.reading.layouts.base import Reading
from figcheck.reading.numbers import scan
from figcheck.reading.text import Text

_ASSERTIVE = regex(
    r"\b(?:high(?:er|est)?|low(?:er|est)?|larg(?:er|est)|small(?:er|est)|more|most|few(?:er|est)?|"
    r"less|least|fast(?:er|est)|slow(?:er|est)|tall(?:er|est)|short(?:er|est)|strong(?:er|est)?|"
    r"weak(?:er|est)?|wid(?:er|est)|narrow(?:er|est)|better|best|worse|worst|steep(?:er|est)?|"
    r"closer|closest|dark(?:er|est)|light(?:er|est)|bright(?:er|est)|longest|"
    r"all|every|each of|always|never|none|no|only|any|both (?:lines|panels|series|models)|"
    r"increas\w+|decreas\w+|declin\w+|ris(?:es?|ing)|falls?|falling|drops?|grows?|climbs?|"
    r"peaks?|exceeds?|exceed|outperform\w*|dominat\w+|above|below|under|over|beyond|between|"
    r"sorted|cross(?:es)?|correlat\w+|constant|flat|identical|similar|symmetric\w*|"
    r"twice|half|double|triple|average|mean|majority|stays?|remains?|leads?|trails?|"
    r"ahead|behind|in front|top of|suggest\w*|indicat\w+|advantage|converge\w*|plateau\w*|"
    r"times as|do not|does not|three|four|five)\b",
    re.IGNORECASE,
)
_LAYOUT = regex(
    r"^(?:the|this|it|a|an|each|both|all|two|three|four|every|single|there|colou?rs?|which)\b"
    r"[^.]{0,160}?\b(?:image|figure|chart|charts|plot|plots|heatmaps?|diagram|graph|panels?|tables?|"
    r"visuali[sz]ation|axes|axis|grid|gradient|legend|colou?r (?:bar|scale|gradient)|analysis|"
    r"markers?|labels?|title[sd]?|layout|separate)\b",
    re.IGNORECASE,
)
_SHOWS = regex(
    r"\b(?:shows?|displays?|presents?|is a|is an|are placed|consists? of|contains?|depicts?|"
    r"illustrates?|compares?|comparing|plots?|uses?|features?|represents?|reports?|plotted|titled|"
    r"arranged|side by side|separates?|encodes?|there (?:are|is)|provides?|tracks?)\b",
    re.IGNORECASE,
)
_INTRODUCTION = regex(
    r"^(?:values?|coordinates?|readings?|(?:all |the )?(?:data|points|numbers|figures)"
    r"|each (?:row|line)|the (?:points|bars|values|rows)|bars|rows|columns"
    r"|here(?:'s| is| are)|below)\b.{0,120}"
    r"\b(?:given|listed|lists?|order|rounded|approximate|follows|following|left to right"
    r"|breakdown|estimated|in (?:percent|thousands|millions))\b",
    re.IGNORECASE,
)
_COURSE = regex(
    r"\b(?:ascend|descend|increas|decreas|declin|climb|shrink|rise|rising|fall|drop|grow|sink"
    r"|(?:get|become|grow)s? [a-z]+er)\w*\b",
    re.IGNORECASE,
)
"""How what is read from left to right is said to change: “The bars ascend from left to right”."""

_PLAIN_LABEL = regex(
    r"(?:visual |overall )?(?:trends?|trend verification|notes?|observations?|shape)\s*:\s+",
    re.IGNORECASE,
)
_NUMBERED = regex(
    r"(?:table|tab|fig|figure|chart|graph|plot|panel|exhibit)\.? \(?[\dA-Z][\w.-]{0,5}\)?[.:]?",
    re.IGNORECASE,
)
"""What counts figures, before what is said of one: “Table 2.”"""

_SIDES = (
    frozenset({"left", "top", "upper", "first", "a"}),
    frozenset({"right", "bottom", "lower", "second", "b"}),
)
"""How labels tell two panels by where they stand, in the order in which panels are listed."""

_PANEL = regex(r"\b(?:sub-?)?(?:panel|plot|chart|graph|heat ?map|map|figure)\b", re.IGNORECASE)

_PLACED = regex(
    r"\b(?:left|right|top|bottom|upper|lower)(?:-hand)? (?:panel|plot|chart|graph|heat ?map|map)"
    r"(?: (?:shows|gives|is|has|plots|presents|displays)\b|[*_]*:|[*_]* \()"
)
"""What tells which panel stands where, in words of the text and not in a label."""

_FEWEST_LETTERS = 3
_LONGEST_TOPIC = 80
_SEVERAL = 2


@dataclass(frozen=True)
class Described:
    """What of a description tells of the picture, and so is no claim.

    Attributes:
        blocks: indices of whole blocks.
        sentences: single sentences of other blocks.
    """

    blocks: frozenset[int]
    sentences: tuple[Span, ...] = ()


def read(
    document: Document,
    readings: Mapping[int, Reading],
    described: Described,
    dimensions: Sequence[Dimension],
    cells: Sequence[Cell],
) -> tuple[Claim, ...]:
    """Collect the claims of a description.

    Args:
        document: the description.
        readings: what was read as data, by the index of its block.
        described: what describes the picture.
        dimensions: the dimensions of the figure.
        cells: its cells.

    Returns:
        The claims in the order of the text, one a sentence. In the parts that
        describe the picture only sentences that compare, count or measure are claims.
    """
    collector = _Collector(document, readings, dimensions, cells)
    collector.skipped = frozenset(start for start, _ in described.sentences)
    claims: list[Claim] = []
    for block in document.blocks:
        if block.kind is BlockKind.HEADING or block.rows:
            continue
        if block.index in readings:
            for rest in readings[block.index].rest:
                claims += collector.claims(block, rest)
        elif not (
            block.index in described.blocks
            or block.is_label
            or _is_plain_label(document, readings, block)
        ):
            claims += collector.claims(block, block.body)
    return tuple(claims)


def introduces(sentence: str) -> bool:
    """Whether a sentence only says in which way the data that follow are given."""
    return _INTRODUCTION.match(sentence) is not None and _COURSE.search(sentence) is None


def _is_plain_label(document: Document, readings: Mapping[int, Reading], block: Block) -> bool:
    """Whether an item without a colon only names the data under it."""
    if block.text.plain.endswith((".", "!", "?")):
        return False
    return any(
        below.index in readings or below.index in document.children
        for below in document.children.get(block.index, ())
    )


class _Collector:
    def __init__(
        self,
        document: Document,
        readings: Mapping[int, Reading],
        dimensions: Sequence[Dimension],
        cells: Sequence[Cell],
    ) -> None:
        self.skipped: frozenset[int] = frozenset()
        self._document = document
        self._dimensions = dimensions
        roles = [d.role for d in dimensions]
        self._panel = roles.index(Role.PANEL) if Role.PANEL in roles else None
        self._by_key = [{names.key(tick): tick for tick in d.ticks} for d in dimensions]
        self._names = frozenset(tick for d in dimensions for tick in d.ticks)
        self._numbers = {n for d in dimensions for n in d.numbers if n is not None}
        self._fixed = self._common(readings, cells)
        over = self._panels(readings)
        self._over_panels = frozenset(over)
        self._fixed = over | self._fixed
        self._data = frozenset(readings)
        self._first_data = min(readings, default=len(document.blocks))
        self._last_data = max(readings, default=len(document.blocks))
        self._with_data = frozenset(
            above.index for index in readings for above in document.above(document.blocks[index])
        )

    def claims(self, block: Block, text: Text) -> list[Claim]:
        """The claims in a piece of a block."""
        section = self._document.section(block)
        topic, context = self._place(block, section)
        if match := _PLAIN_LABEL.match(text.plain):
            topic = (*topic, text.plain[: match.end()].strip(" :"))
            text = text.slice(match.end())
        title = section.text.plain if section is not None else ""
        found = []
        for start, end in sentences.split(text.plain, self._names):
            sentence = text.slice(start, end)
            span = sentence.span()
            if sentence.plain and span.start in self.skipped:
                continue
            if self._is_claim(sentence.plain, block):
                offsets = (*sentence.places[:-1], span.end)
                found.append(Claim(sentence.plain, offsets, title, topic, context))
        return found

    def _is_claim(self, sentence: str, block: Block) -> bool:
        letters = itertools.islice(filter(str.isalpha, sentence), _FEWEST_LETTERS)
        if len([*letters]) < _FEWEST_LETTERS or " " not in sentence:
            return False
        if block.part is Part.CLAIMS:
            return True
        if block.part is Part.DATA:
            return not introduces(sentence)
        if _NUMBERED.fullmatch(sentence):
            return False
        if any(n.value not in self._numbers for n in scan(sentence)):
            return True
        if _LAYOUT.match(sentence) and _SHOWS.search(sentence) and not self._compares(sentence):
            return False
        if block.part is Part.OPEN and block.index >= self._first_data and "." in sentence:
            return not introduces(sentence)  # Behind the data people say what they see in them.
        return _ASSERTIVE.search(sentence) is not None

    def _compares(self, sentence: str) -> bool:
        return re.search(r"\b(?:than|most|every|all|never|always|est)\b", sentence) is not None

    def _place(
        self, block: Block, section: Block | None
    ) -> tuple[tuple[str, ...], tuple[str | None, ...]]:
        """The labels above a block in a section, and the coordinates that they fix."""
        topic: list[str] = []
        context: list[str | None] = [None] * len(self._dimensions)
        chain = [block, *self._document.above(block)]
        if block.index > self._last_data and self._is_of_all(block):
            chain = [b for b in chain if b is block or b.index not in self._with_data]
        for above in chain:
            if above.index == 0 or (above is section and not self._is_over_panel(above)):
                break
            label = above.label
            if label is None and above is not block and len(above.text.plain) < _LONGEST_TOPIC:
                label = above.text
            fixed = self._fixed.get(above.index)
            if fixed is None and label is not None:
                fixed = self._match(names.bare(label.plain))
                if self._panel is not None:
                    fixed[self._panel] = fixed[self._panel] or self._panel_at(label.plain)
            if fixed is not None:
                context = [a or b for a, b in zip(context, fixed, strict=True)]
            if label is not None:
                topic.append(names.bare(label.plain))
        topic.reverse()
        return tuple(topic), tuple(context)

    def _is_over_panel(self, heading: Block) -> bool:
        """Whether a heading of a section says of which panel all that stands under it is."""
        if heading.index in self._over_panels:
            return True
        return self._panel_at((heading.label or heading.text).plain) is not None

    def _is_of_all(self, block: Block) -> bool:
        """Whether a paragraph behind the data of the last panel is about all of them.

        That is so where no other panel has a paragraph of its own.
        """
        if block.kind is not BlockKind.PARAGRAPH or block.label is not None:
            return False
        within = self._document.blocks[self._first_data : self._last_data]
        return not any(
            b.kind is BlockKind.PARAGRAPH and b.index not in self._data and b.label is None
            for b in within
        )

    def _match(self, name: str) -> list[str | None]:
        """The coordinate that a label is, if it is one."""
        context: list[str | None] = [None] * len(self._dimensions)
        for i, ticks in enumerate(self._by_key):
            if names.key(name) in ticks:
                context[i] = ticks[names.key(name)]
                break
        return context

    def _panel_at(self, label: str) -> str | None:
        """The one of two panels that a label tells by its side: “Left panel”."""
        listed = () if self._panel is None else self._dimensions[self._panel].ticks
        if len(listed) != _SEVERAL or _PANEL.search(label) is None:
            return None
        if _PLACED.search(self._document.source):
            return None  # "The right panel shows rainfall": whatever is listed first.
        side = side_of(label.rstrip(" :."))
        return next((t for t, sides in zip(listed, _SIDES, strict=True) if side in sides), None)

    def _panels(self, readings: Mapping[int, Reading]) -> dict[int, list[str | None]]:
        """The panel whose data alone stand under a label, whatever the label calls it."""
        place = self._panel
        if place is None or len(self._dimensions[place].ticks) < _SEVERAL:
            return {}
        under: dict[int, set[str | None]] = {}
        for index in readings:
            fixed = self._fixed.get(index)
            for above in self._document.above(self._document.blocks[index]):
                under.setdefault(above.index, set()).add(fixed[place] if fixed else None)
        found = {}
        for index, panels in under.items():
            panel = panels.pop() if len(panels) == 1 else None
            if panel is not None:
                block = self._document.blocks[index]
                found[index] = self._match(names.bare((block.label or block.text).plain))
                found[index][place] = panel
        return found

    def _common(
        self, readings: Mapping[int, Reading], cells: Sequence[Cell]
    ) -> dict[int, list[str | None]]:
        """The coordinates that all cells of a block share."""
        at: dict[Span, list[tuple[str | None, ...]]] = {}
        for cell in cells:  # "constant at 68" is the value of many.
            at.setdefault(cell.span, []).append(cell.at)
        common: dict[int, list[str | None]] = {}
        for index, reading in readings.items():
            spans = [e.value.span for row in reading.rows for e in row.entries]
            places = [place for span in spans for place in at.get(span, ())]
            if places:
                common[index] = [
                    ticks[0] if len(set(ticks)) == 1 else None
                    for ticks in zip(*places, strict=True)
                ]
        return common
