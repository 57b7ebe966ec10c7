"""A Python-Markdown extension: `::: figure NAME` shows a figure in any page.

A thin door: it only notes where a page asks for what. The figures themselves come later, when
markdown has run (see `publishing.embeds`).
"""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from xml.etree.ElementTree import Element, SubElement

from markdown import Markdown
from markdown.blockparser import BlockParser
from markdown.blockprocessors import BlockProcessor
from markdown.extensions import Extension

from figcheck.publishing import embeds

_MARK = "data-figcheck-figure"
_LINE = re.compile(r"^ {0,3}::: figure(?:[ \t]+(.*?))?[ \t]*$", re.MULTILINE)
_PLACE = re.compile(rf'<div {_MARK}="([^"]*)">\s*(?:<p>(.*?)</p>)?\s*</div>', re.DOTALL)
_FENCE = re.compile(r"^\s*(`{3,}|~{3,})")


class FigureExtension(Extension):
    """Switches `::: figure NAME` on."""

    def extendMarkdown(self, md: Markdown) -> None:  # noqa: N802
        """Puts the block before mkdocstrings' own, which takes any `:::` for itself (75)."""
        md.parser.blockprocessors.register(_FigureBlock(md.parser), "figcheck-figure", 79)


@dataclass(frozen=True)
class Place:
    """Where a page asks for a figure.

    Attributes:
        asked: what stands behind `::: figure`.
        caption: the caption as HTML.
        before: how many places above it ask for the same.
    """

    asked: str
    caption: str
    before: int


def fill(page: str, answer: Callable[[Place], str]) -> str:
    """Puts something in the places that the extension noted.

    Args:
        page: what markdown made of a page.
        answer: gives the HTML for a place.
    """
    seen: Counter[str] = Counter()

    def put(found: re.Match[str]) -> str:
        asked = html.unescape(found[1])
        seen[asked] += 1
        return answer(Place(asked, found[2] or "", seen[asked] - 1))

    return _PLACE.sub(put, page)


def where(source: str, place: Place) -> int:
    """The line of a page that asks for something.

    Args:
        source: the markdown of the page.
        place: where it asks.

    Returns:
        The number of the line, from 1; 0 where the page itself has no such line, but a snippet
        or a macro of it.
    """
    fence = ""
    flush: list[int] = []
    indented: list[int] = []
    for number, line in enumerate(source.splitlines(), start=1):
        mark = _FENCE.match(line)
        if mark and not fence:
            fence = mark[1]
        elif mark and mark[1].startswith(fence) and line.strip() == mark[1]:
            fence = ""
        elif not fence and (found := _LINE.match(line.strip())) and (found[1] or "") == place.asked:
            (indented if line.startswith("    ") else flush).append(number)
    # What is indented may be code as well as part of a list.
    lines = [*flush, *indented]
    return lines[place.before] if place.before < len(lines) else 0


class _FigureBlock(BlockProcessor):
    def __init__(self, parser: BlockParser) -> None:
        super().__init__(parser)

    def test(self, parent: Element, block: str) -> bool:
        return bool(_LINE.search(block))

    def run(self, parent: Element, blocks: list[str]) -> None:
        block = blocks.pop(0)
        found = _LINE.search(block)
        assert found  # noqa: S101 - `test` has found it
        before, after = block[: found.start()].strip("\n"), block[found.end() :].strip("\n")
        if before:
            self.parser.parseBlocks(parent, [before])
        asked = found[1] or ""
        place = SubElement(parent, "div", {_MARK: html.escape(asked)})
        try:
            caption = embeds.parse(asked).caption
        except embeds.EmbeddingError:
            caption = ""
        if caption:
            SubElement(place, "p").text = caption
        if after:
            blocks.insert(0, after)
