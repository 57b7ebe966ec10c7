"""Legend entries and panel names."""

from __future__ import annotations

import re

from figcheck.model import LegendEntry, Span
from figcheck.patterns import regex
from figcheck.reading import colours, names, sentences
from figcheck.reading.document import Block
from figcheck.reading.header import lists
from figcheck.reading.header.found import Found
from figcheck.reading.keys import is_key
from figcheck.reading.numbers import scan
from figcheck.reading.text import Text

_PLACE_ASIDE = regex(
    r"^\s*\([^()]*\)\s*[:,]?|^\s*(?:top|bottom|upper|lower|center|right|left)[^:;]{0,40}[:;]\s"
)
_INTRODUCED = regex(
    r"\s*(?:with|showing|listing|containing) (?:the )?(?:\w+ )?(?:entries|labels|items|names)"
    r"(?: for)?:?\s+(?=\S)",
    re.IGNORECASE,
)
"""What stands before the first entry: “with the entries Elm (red)”."""

_GENERIC = frozenset(
    "legend legends key keys series segment segments line lines style styles "
    "color colors colour colours coding "
    "code entries labels label panel panels title titles subtitles sub plot plots chart charts "
    "heatmap heatmaps section sections facets subplots text top bottom upper lower left right "
    "center centre middle corner side of the in to from and at for each".split()
)
"""Words of heads that say of no series in particular what follows."""

_STYLE_SHARE = 0.5
_EQUALS = regex(r"\s*(?:=|:|\s[–—-]\s|\s+in\s+)\s*")
_PANEL_SPLIT = regex(r",\s+and\s+|[,;]\s+|\s+and\s+")
_BETWEEN = regex(r"[,;]\s+(?:and\s+)?|(?<=\))\s+and\s+")
_LONGEST_PANEL = 6
# Words have an end, so that a text without spaces is not walked through from each of its letters.
_NAME_AND_COLOUR = regex(
    r"(?<!\w)[A-Z][\w+.%/-]{0,60}(?: [A-Z0-9][\w+.%/-]{0,60}){0,4} \([^()]{3,40}\)"
)
_NOUN_BEHIND = regex(r"[^()]{1,60}(\()([^()]{3,40})\) [a-z]+(?: [a-z]+)?")
"""An entry with what all entries are behind its colour: "Five or more (dark red) persons"."""

_SO_MANY = regex(
    r"(?:one|two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?=[a-z])", re.IGNORECASE
)
_SHADES = regex(r"\b(?:shades?|tones?|tints?|hues?|colou?rs?)\b", re.IGNORECASE)
_COUNTED = regex(
    r"[ -](?:[a-z]+ )?(?:entries|entry|items|series|lines|curves|bars|colou?rs|columns?|rows?|"
    r"categories|groups|models|methods|panels|symbols|markers|shades)\b"
)
_PARENTHESES = regex(r"\(([^()]{3,400})\)")


def read_entries(found: Found, head: Text, content: Text, below: list[Block]) -> None:
    """Read the entries of a legend, in its line or in the items under it.

    An item may go on with values ("Ours (blue): 4, 5"): what numbers there are
    beside names is left open here.
    """
    found.bounds += _numbers(head)
    for block in below:
        entry, piece = _leading_entry(block.text)
        if entry is not None:
            found.legend.append(entry)
        used = _name_numbers(piece, entry) + _counts(block.text)
        found.bounds += used
        if len(used) < len(scan(block.text.plain)):
            found.open_lines.add(block.index)
    found.bounds += _counts(content)
    if below:
        return
    if match := _PLACE_ASIDE.match(content.plain):
        content = content.slice(match.end())
    end = sentences.split(content.plain)
    if end:
        content = content.slice(0, end[0][1])
    written = _pieces(content.slice(0, len(content.plain.rstrip("."))))
    written = [p.slice(m.end()) if (m := _INTRODUCED.match(p.plain)) else p for p in written]
    entries = [_entry(piece) for piece in written]
    if len(written) > 1 and not all(entries) and is_generic(head.plain):
        bare = [entry or _bare(piece) for entry, piece in zip(entries, written, strict=True)]
        entries = bare if all(bare) else entries
    for piece, entry in zip(written, entries, strict=True):
        if entry is not None:
            found.legend.append(entry)
        found.bounds += _name_numbers(piece, entry)


def is_generic(head: str) -> bool:
    """Whether a head only says that names follow: “Legend (top)”, not “Series A”."""
    words = names.words(head)
    return "legend" in words or _GENERIC.issuperset(words)


def _bare(text: Text) -> LegendEntry | None:
    """An entry of a list of names of whose colours nothing is said: “Dense, Pruned, Ours”."""
    name = names.bare(text.plain)
    said = lists.PLACES.issuperset(name.lower().split()) or colours.PHRASE.search(name)
    named = is_key(name) or all(word[:1].isupper() for word in name.split())
    if said or _SO_MANY.match(name) or not named or not lists.is_tick(name):
        return None
    return LegendEntry(name, span=text.span())


def _pieces(content: Text) -> list[Text]:
    """The pieces of a legend: “wind and solar (green)” is one where all others have a colour."""
    whole = list(lists.pieces(content, _BETWEEN))
    if len(whole) > 1 and all(map(_has_one_colour, whole)):
        return whole
    return list(lists.pieces(content, lists.SPLIT))


def _has_one_colour(piece: Text) -> bool:
    entry = _entry(piece)
    coloured = entry is not None and bool(entry.colour)
    return coloured and len(colours.PHRASE.findall(piece.plain)) == 1


def _leading_entry(text: Text) -> tuple[LegendEntry | None, Text]:
    """The entry that an item gives or begins with, and the piece of the item that gives it."""
    colon = _outer_colon(text.plain)
    if colon is not None and scan(text.plain[colon:]):
        head = text.slice(0, colon)
        if (entry := _entry(head)) is not None:
            return entry, head
    return _entry(text), text


def _outer_colon(plain: str) -> int | None:
    """The first colon that stands in no parentheses."""
    depth = 0
    for index, character in enumerate(plain):
        depth += (character == "(") - (character == ")")
        if character == ":" and depth == 0:
            return index
    return None


def _numbers(text: Text) -> list[Span]:
    return [text.span(n.start, n.end) for n in scan(text.plain)]


def _name_numbers(text: Text, entry: LegendEntry | None) -> list[Span]:
    """The numbers in a piece of a legend that belong to the name it gives."""
    name = entry.name if entry is not None else text.plain
    if entry is None and not lists.is_tick(name):
        return []
    start = max(0, text.plain.find(name))
    return _numbers(text.slice(start, start + len(name)))


def _counts(text: Text) -> list[Span]:
    """The numbers that only count what is drawn: "3 lines", "in 2 columns"."""
    numbers = scan(text.plain)
    return [text.span(n.start, n.end) for n in numbers if _COUNTED.match(text.plain, n.end)]


def _entry(text: Text) -> LegendEntry | None:
    """One entry: "Female (purple)", "Chicago = dark blue", "red dashed = Fitted", "coal black"."""
    plain = text.plain.rstrip(".")
    opened = plain.rfind("(") if plain.endswith(")") else -1
    if (match := _NOUN_BEHIND.fullmatch(plain)) and colours.PHRASE.search(plain, match.start(1)):
        left, right = text.slice(0, match.start(1)), text.slice(*match.span(2))
    elif opened > 0 and colours.PHRASE.search(plain, opened):
        left, right = text.slice(0, opened), text.slice(opened + 1, len(plain) - 1)
    elif match := _EQUALS.search(plain):
        left, right = text.slice(0, match.start()), text.slice(match.end())
    elif opened > 0:
        left, right = text.slice(0, opened), text.slice(opened + 1, len(plain) - 1)
    elif found := list(colours.PHRASE.finditer(plain)):
        # "Coal black", of a list of line styles.
        if found[-1].end() < len(plain) or not found[-1].start():
            return None
        start = found[-1].start()
        left, right = text.slice(0, start), text.slice(start, len(plain))
    else:
        return None
    style_left, style_right = _style_share(left.plain), _style_share(right.plain)
    if style_left > style_right:
        left, right = right, left
        style_right = style_left
    name = names.clean(left)
    if not colours.PHRASE.search(right.plain) and style_right < _STYLE_SHARE:
        return None
    if not name.plain or len(name.plain.split()) > lists.LONGEST_TICK:
        return None
    if _SO_MANY.match(name.plain) and _SHADES.search(name.plain):
        return None  # "four shades of green", one for each year
    if "," in name.plain and len(scan(name.plain)) > 1:
        return None  # "Blue line: 4, 5" gives the values of a series
    colour = colours.PHRASE.search(right.plain)
    style = colours.PHRASE.sub("", right.plain).strip(" ,.;()") if colour else right.plain
    return LegendEntry(name.plain, colour.group().lower() if colour else "", style, text.span())


def _style_share(plain: str) -> float:
    parts = re.findall(r"[a-z]+", plain.lower())
    return sum(map(colours.is_style, parts)) / len(parts) if parts else 0.0


def read_panels(found: Found, head: Text, content: Text, below: list[Block]) -> None:
    """Read the names of the panels where they are listed."""
    for block in below:
        label = block.label if block.label is not None and block.is_label else block.text
        found.panels += lists.quoted(block.text) or [
            p for p in [names.clean(label)] if _is_panel(p)
        ]
    if below:
        return
    listed = [names.clean(piece) for piece in lists.pieces(content, _PANEL_SPLIT)]
    several = len(listed) > 1 and all(map(_is_panel, listed))
    found.panels += lists.quoted(content) or (listed if several else [])


def _is_panel(name: Text) -> bool:
    return 0 < len(name.plain.split()) <= _LONGEST_PANEL and not name.plain.endswith(".")


def in_prose(text: Text) -> list[LegendEntry]:
    """The series that a sentence names with their colours: "Europe (teal) and Asia (gold)"."""
    for start, end in sentences.split(text.plain):
        sentence = text.slice(start, end)
        found = []
        for match in _NAME_AND_COLOUR.finditer(sentence.plain):
            entry = _entry(sentence.slice(match.start(), match.end()))
            if entry is not None and entry.colour:
                found.append(entry)
        if len(found) > 1:
            return found
    return []


def listed(text: Text) -> list[Text]:
    """The names that a sentence lists in parentheses: "four groups (A | x, A | y, and B | x)"."""
    found = []
    for match in _PARENTHESES.finditer(text.plain):
        pieces = list(lists.pieces(text.slice(match.start(1), match.end(1)), _PANEL_SPLIT))
        pieces = [names.clean(lists.without_tail(piece)) for piece in pieces]
        if len(pieces) > 1 and all(map(_is_panel, pieces)):
            found += pieces
    return found
