"""What a description says about the picture: axes, ticks, colour scale, legend, panels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from enum import Enum, auto

from figcheck.model import Axis, ColourScale, LegendEntry, Span
from figcheck.reading import colours, names, sentences
from figcheck.reading.document import Block, BlockKind, Document, Part
from figcheck.reading.numbers import Number, scan
from figcheck.reading.text import Text
import itertools


class Subject(Enum):
    """What a line of the header is about."""

    X = auto()
    Y = auto()
    COLOUR = auto()
    LEGEND = auto()
    PANELS = auto()


@dataclass(frozen=True)
class Header:
    """The description of the picture, apart from its data.

    Attributes:
        x_axes: the horizontal axes, the one that the whole figure has first.
        y_axes: the vertical axes.
        scale: the colour scale.
        legend: the entries of the legend.
        panels: names of the panels where they are listed.
        listed: names that are listed anywhere, with the axes' ticks.
        ticks: where the axes' numbers stand.
        bounds: where the numbers of legend and colour scale stand.
        lines: indices of the blocks that describe nothing but this.
    """

    x_axes: tuple[Axis, ...] = ()
    y_axes: tuple[Axis, ...] = ()
    scale: ColourScale | None = None
    legend: tuple[LegendEntry, ...] = ()
    panels: tuple[Text, ...] = ()
    listed: tuple[Text, ...] = ()
    ticks: tuple[Span, ...] = ()
    bounds: tuple[Span, ...] = ()
    lines: frozenset[int] = frozenset()


@dataclass
class _Found:
    x_axes: list[Axis] = field(default_factory=list)
    y_axes: list[Axis] = field(default_factory=list)
    scale: ColourScale | None = None
    legend: list[LegendEntry] = field(default_factory=list)
    panels: list[Text] = field(default_factory=list)
    listed: list[Text] = field(default_factory=list)
    ticks: list[Span] = field(default_factory=list)
    bounds: list[Span] = field(default_factory=list)
    lines: set[int] = field(default_factory=set)
    prose_colours: tuple[str, ...] = ()


_AXIS_WORD = r"(?:ax[ie]s|dimension)"
_SUBJECTS: tuple[tuple[Subject, re.Pattern[str]], ...] = (
    (
        Subject.PANELS,
        re.compile(
            r"^(?:the )?(?:sections?|panels?|(?:panel |chart |sub-?plot |heatmap )?titles?|sub-?plots?"
            r"|sub-?titles?|key text|charts|heatmaps|facets|plots|panel labels?)\b(?!.*\bax[ie]s)"
        ),
    ),
    (Subject.X, re.compile(rf"\bx[- ]?{_AXIS_WORD}|\bhorizontal(?: {_AXIS_WORD})?\b|^columns?\b")),
    (
        Subject.Y,
        re.compile(rf"\by[- ]?{_AXIS_WORD}|\bvertical(?: {_AXIS_WORD})?\b|^rows?\b(?! \d)"),
    ),
    (
        Subject.COLOUR,
        re.compile(
            r"colou?r ?(?:scale|bar|map|mapping|gradient|key|range|intensity)|colou?rbar|gradient"
            r"|heat ?scale|shading|intensity scale"
        ),
    ),
    (
        Subject.LEGEND,
        re.compile(r"legend|colou?r (?:legend|coding|code)|colou?rs|series|lines|key\b"),
    ),
)
_SEGMENT = re.compile(
    r"(?:^|[.;]\s+)(?=(?:[\w()\-/, ]{0,30}\b)?(?:[xy]-ax[ie]s|legend|color|colour)[^.;:]{0,30}:\s)",
    re.IGNORECASE,
)


def read(document: Document) -> Header:
    """Read the description of the picture.

    Args:
        document: the description.

    Returns:
        What it says of axes, scale, legend and panels; the first word on a thing counts.
    """
    found = _Found()
    for block in document.blocks:
        if block.part in {Part.CLAIMS, Part.DATA} or block.rows or block.kind is BlockKind.HEADING:
            continue
        below = [b for b in document.children.get(block.index, ()) if b.part is block.part]
        if _is_prose(block):
            found.prose_colours = found.prose_colours or _prose_colours(block.text.plain)
            found.listed += _listed(block.text)
        for segment in _segments(block.text):
            if (cut := _subject(segment, block)) is not None:
                _READERS[cut[0]](found, cut[1], cut[2], below)
                found.lines.add(block.index)
                found.lines.update(b.index for b in below)
    scale = found.scale
    if found.prose_colours and (scale is None or not scale.colours):
        scale = replace(scale or ColourScale(), colours=found.prose_colours)
    return Header(
        x_axes=tuple(found.x_axes),
        y_axes=tuple(found.y_axes),
        scale=scale,
        legend=tuple(found.legend),
        panels=tuple(found.panels),
        listed=tuple(found.listed),
        ticks=tuple(found.ticks),
        bounds=tuple(found.bounds),
        lines=frozenset(found.lines),
    )


def _segments(text: Text) -> Iterator[Text]:
    """The parts of a line that each describe one thing: "**X-axis:** …. **Y-axis:** …"."""
    cuts = [m.end() for m in _SEGMENT.finditer(text.plain)]
    edges = sorted({0, *cuts, len(text.plain)})
    for a, b in itertools.pairwise(edges):
        yield text.slice(a, b)


_HEAD = re.compile(r"[^:]{1,80}?(?::(?=\s|$)|\s[–—-]\s)")
_LONGEST_HEAD = 70


def _subject(segment: Text, block: Block) -> tuple[Subject, Text, Text] | None:
    """What a segment is about: its subject, its head and its content."""
    if block.label is not None and segment.plain.startswith(block.label.plain):
        head, content = block.label, segment.slice(len(block.label.plain))
        content = content.slice(len(content.plain) - len(content.plain.lstrip(": .–—-")))
    elif match := _HEAD.match(segment.plain):
        head = segment.slice(0, match.end() - 1)
        content = segment.slice(match.end())
    else:
        return None
    lowered = head.plain.lower()
    if len(lowered) > _LONGEST_HEAD:
        return None
    for subject, pattern in _SUBJECTS:
        if pattern.search(lowered):
            if subject is Subject.LEGEND and _is_scale(content.plain):
                subject = Subject.COLOUR
            return subject, head, content
    return None


_SCALE_WORDS = re.compile(
    r"\b(?:gradient|ranges?|ranging|scale|bar|low|high|lower|higher|to)\b", re.IGNORECASE
)


def _is_scale(content: str) -> bool:
    """Whether a legend is a colour scale rather than a list of series."""
    if not _SCALE_WORDS.search(content):
        return False
    return len(colours.PHRASE.findall(content)) < 3 or "gradient" in content.lower()


# Axes

_QUOTED = re.compile(
    r"[\"“]([^\"“”]{1,80})[\"”]|(?<![\w])['‘]([^'‘’]{1,60}(?:['’]s [^'‘’]{1,40})?)['’](?!\w)"
)
_IN_HEAD = re.compile(r"\(([^()]{1,80})\)")
_PLAIN_LABEL = re.compile(
    r"[^,.;:(–—\d]{1,60}?(?=\s*(?:[,.;:(–—]|\s-\s|$)| (?:with|from|ranging|in steps|\d))"
)
_LIST_INTRO = re.compile(
    r"(?:\b(?:tick(?:s|[ -]labels?|[ -]?marks?)?|markers?|labels?|values|categories|groups|entries|"
    r"method names|names|bars|levels|classes|items|models|grid ?lines?|"
    r"(?:from )?left to right|(?:from )?top to bottom|(?:from )?bottom to top|namely|i\.e\.)"
    r"(?: (?:at|are|is|of|for|being|include|includes|including|listed|showing|shown|present|visible|"
    r"with|marked|the|follows|as|from left to right|from top to bottom|from bottom to top|"
    r"top to bottom|left to right|bottom to top))*\s*(?:[:–—-]\s*)?|[:(–—]\s*|,\s+|^)"
)
_LIST_SPLIT = re.compile(r",\s+and\s+|,\s+or\s+|[,;]\s+|\s+and\s+|\s+[/|]\s+")
_PANEL_SPLIT = re.compile(r",\s+and\s+|[,;]\s+|\s+and\s+")
_LONGEST_PANEL = 6
_NOT_TICK = frozenset(
    "from with ranging labeled labelled in the which that where it each linear logarithmic log "
    "representing represents showing shows increasing decreasing shared scale evenly incrementing "
    "gridlines higher lower every categorical continuous discrete numeric listed steps is are no "
    "left starts starting running runs at tick ticks marker markers label labels gridlines "
    "grid tickmarks".split()
)
_RANGE = re.compile(
    r"\s*(?:\([^()]{1,20}\)\s*)?(?:–|—|-|−|\bto\b|\bthrough\b|\band\b|\bup to\b)\s*"
    r"(?:about |around |approximately |approx\. |~)?"
)
_STEP = re.compile(
    r"(?:in steps of|steps? of|step size|every|increments? of|intervals? of|incrementing by|"
    r"spaced by|spacing of)\s+",
    re.IGNORECASE,
)
_NUMBER_WORDS = {"one": 1, "two": 2, "five": 5, "ten": 10, "twenty": 20, "hundred": 100}
_MOST_TICKS = 200
_UNIT = re.compile(r"\(([^()]{1,20})\)$|,\s*in ([^\s,]{1,15})$")
_PLACES = frozenset(
    "left right top bottom horizontal vertical x y axis x-axis y-axis both panels panel each of all "
    "heatmap heatmaps side lower upper only shared the chart charts a b c d to from subplots".split()
)
_LIST_FEWEST = 2
_NUMERIC_RANGE = re.compile(r"[\d.,]+\s*[–—-]\s*[\d.,]+")
_LONGEST_TICK = 8


def _axis(found: _Found, head: Text, content: Text, below: list[Block], into: list[Axis]) -> None:
    label = _axis_label(head, content)
    rest = content
    if label is not None and (at := content.plain.find(label)) >= 0 and at < 60:
        rest = content.slice(at + len(label))
        rest = rest.slice(len(rest.plain) - len(rest.plain.lstrip("\"'”’`")))
    listed = _ticks(rest) or [names.clean(b.label or b.text) for b in below]
    ticks = tuple(tick.plain for tick in listed)
    found.listed += listed
    if label is None and not ticks:
        plain = _PLAIN_LABEL.match(content.plain)
        label = plain.group().strip() if plain else None
    bounds, bound_spans, numbers = _bounds(rest)
    if bounds is not None and not ticks:
        ticks, step_spans = _spelled_out(rest, bounds, numbers)
        bound_spans += step_spans
    if "bottom to top" in content.plain.lower() and len(ticks) > 1:
        ticks = ticks[::-1]
    found.ticks += [content.span(n.start, n.end) for n in scan(content.plain)]
    found.ticks += [head.span(n.start, n.end) for n in scan(head.plain)]
    found.ticks += [tick.span() for tick in listed] + bound_spans
    low_high = (min(bounds), max(bounds)) if bounds else None
    named = bool(ticks) and all(names.as_number(tick) is None for tick in ticks)
    scale = "log" if _LOG.search(content.plain) else "category" if named else "linear"
    into.append(
        Axis(
            label=label or "",
            ticks=ticks,
            bounds=low_high,
            unit=_unit(label or "", content.plain),
            scale=scale,
            span=Span(head.span().start, content.span().end) if content.plain else head.span(),
        )
    )


def _axis_label(head: Text, content: Text) -> str | None:
    """The label of an axis: quoted, in the head's parentheses, or the words before its ticks."""
    for text in (head.plain, _first_sentences(content.plain)):
        if (match := _QUOTED.search(text)) and (text is head.plain or match.start() < 80):
            return (match.group(1) or match.group(2)).strip().rstrip(".,")
    for match in _IN_HEAD.finditer(head.plain):
        kept = [part.strip() for part in match.group(1).split(",")]
        kept = [part for part in kept if not _PLACES.issuperset(part.lower().split())]
        if kept:
            return ", ".join(kept)
    plain = content.plain
    labelled = re.match(
        r"(?:labell?ed|represents?|shows?|denotes?|title[d]?)(?: as| the)?[:\s]+",
        plain,
        re.IGNORECASE,
    )
    start = labelled.end() if labelled else 0
    match = _PLAIN_LABEL.match(plain, start)
    if match is None:
        return None
    label = match.group().strip()
    words = label.split()
    if _NOT_LABEL.search(label):
        return None
    following = plain[match.end() :].lstrip()
    if (
        not words
        or len(words) > _LONGEST_TICK
        or (following.startswith((",", "and ")) and _is_list(plain))
    ):
        return None
    if following.startswith("(") and _UNIT_ONLY.match(following):
        label += " " + following[: following.index(")") + 1]
    return label


_NOT_LABEL = re.compile(
    r"\b(?:values|ticks?|markers?|categorical|categories|discrete|numeric)\b", re.IGNORECASE
)
_LOG = re.compile(r"\blog(?:arithmic|10|2)?\b|\blog[ -]?scaled?\b", re.IGNORECASE)
_UNIT_ONLY = re.compile(r"\((?:%|°[CF]|[^\d,()]{1,14})\)")


def _first_sentences(plain: str) -> str:
    ends = sentences.split(plain)
    return plain[: ends[0][1]] if ends else plain


def _is_list(plain: str) -> bool:
    """Whether the content of an axis is a bare list of ticks."""
    parts = _LIST_SPLIT.split(_first_sentences(plain).rstrip("."))
    return len(parts) >= _LIST_FEWEST and all(_is_tick(part) for part in parts)


def _is_tick(part: str) -> bool:
    """Whether a piece of a list can be a tick or a name."""
    words = [word.lower() for word in part.split()]
    if not 0 < len(words) <= _LONGEST_TICK or _NOT_TICK.intersection(words[:3]):
        return False
    return "to" not in words and not _NUMERIC_RANGE.fullmatch(part)


def _ticks(text: Text) -> list[Text]:
    """The ticks that are listed one by one."""
    plain = text.plain
    for intro in _LIST_INTRO.finditer(plain):
        start = intro.end()
        if start >= len(plain):
            continue
        end = _list_end(plain, start)
        pieces = [
            names.clean(_without_tail(piece))
            for piece in _list(text.slice(start, end), _LIST_SPLIT)
        ]
        pieces = [piece for piece in pieces if piece.plain]
        if len(pieces) >= _LIST_FEWEST and all(_is_tick(p.plain) for p in pieces):
            return pieces
    return []


def _list_end(plain: str, start: int) -> int:
    """Where a list ends: with its sentence, or with the parenthesis it stands in."""
    depth = 0
    for index in range(start, len(plain)):
        character = plain[index]
        if character == "(":
            depth += 1
        elif character == ")":
            depth -= 1
            if depth < 0:
                return index
        elif (
            depth == 0
            and character in ".;"
            and (index + 1 == len(plain) or plain[index + 1] == " ")
        ) or (depth == 0 and plain.startswith((" – ", " — "), index)):
            return index
    return len(plain)


def _list(text: Text, split: re.Pattern[str]) -> Iterator[Text]:
    """The pieces of a list, split outside parentheses."""
    depth = 0
    cuts = {m.start(): m.end() for m in split.finditer(text.plain)}
    start = 0
    for index, character in enumerate(text.plain):
        depth += (character == "(") - (character == ")")
        if depth == 0 and index in cuts and index >= start:
            yield text.slice(start, index)
            start = cuts[index]
    yield text.slice(start)


def _without_tail(piece: Text) -> Text:
    plain = re.sub(r"^(?:and|or|the entries|the categories|the groups)\s+", "", piece.plain)
    piece = piece.slice(len(piece.plain) - len(plain))
    tail = re.search(
        r"\s+(?:in (?:both|all|each)|on (?:both|all|each)|for (?:both|all)|from (?:left|top|bottom)"
        r"|at the)\b.*$|\s+\((?:[a-z]{4,}[^()]*)\)$",
        piece.plain,
    )
    return piece.slice(0, tail.start()) if tail else piece


def _bounds(text: Text) -> tuple[tuple[float, float] | None, list[Span], list[Number]]:
    """The range that is stated, as "1 to 10" or "(1–10)", in the order of the text."""
    numbers = scan(text.plain)
    for low, high in itertools.pairwise(numbers):
        between = text.plain[low.stop : high.start]
        if _RANGE.fullmatch(between) and "and" not in between:
            spans = [text.span(low.start, low.end), text.span(high.start, high.end)]
            return (low.value, high.value), spans, [low, high]
    return None, [], []


def _spelled_out(
    text: Text, bounds: tuple[float, float], numbers: list[Number]
) -> tuple[tuple[str, ...], list[Span]]:
    """The ticks of "30 to -15 in steps of 5"; none where no step is stated."""
    match = _STEP.search(text.plain)
    if match is None:
        return (), []
    after = scan(text.plain[match.end() : match.end() + 20])
    spans: list[Span] = []
    if after and after[0].start <= 1:
        step = after[0].value
        spans = [text.span(match.end() + after[0].start, match.end() + after[0].end)]
    else:
        word = text.plain[match.end() :].split()[:1]
        step = float(_NUMBER_WORDS.get(word[0].lower(), 0)) if word else 0.0
    first, last = bounds
    if step <= 0 or abs(last - first) / step > _MOST_TICKS:
        return (), spans
    decimals = max(0, *(n.decimals for n in numbers), after[0].decimals if after else 0)
    count = round(abs(last - first) / step) + 1
    sign = 1 if last >= first else -1
    return tuple(f"{first + sign * i * step:.{decimals}f}" for i in range(count)), spans


def _unit(label: str, content: str) -> str:
    match = _UNIT.search(label)
    if match:
        return match.group(1) or match.group(2)
    return "%" if "percent" in content.lower() or "%" in content else ""


# Colour scale, legend and panels

_LABELLED = re.compile(
    r"(?:labell?ed|titled|label|represents?|representing|showing|for|of)(?: as| the)?\s+",
    re.IGNORECASE,
)
_LOW = re.compile(
    r"\b(?:low|lower|lowest|weak|small|smaller|minimum|min|negative|cooler|least)\b", re.IGNORECASE
)
_HIGH = re.compile(
    r"\b(?:high|higher|highest|strong|large|larger|maximum|max|positive|warmer|most)\b",
    re.IGNORECASE,
)
_GRADE = re.compile(
    r"\b(light|dark|bright|pale|deep|white|black)\b(?=\s*[()]|\s+(?:to|for)\b|\s*$|[.,;])",
    re.IGNORECASE,
)


def _colour(found: _Found, head: Text, content: Text, below: list[Block]) -> None:
    if found.scale is not None and found.scale.bounds is not None:
        return
    pieces = [content, *(b.text for b in below)]
    numbers = [(piece, n) for piece in pieces for n in scan(piece.plain)]
    found.bounds += [piece.span(n.start, n.end) for piece, n in numbers]
    values = [n.value for _, n in numbers]
    stated, _, _ = _bounds(content)
    values = list(stated) if stated else values
    bounds = (min(values), max(values)) if len(set(values)) > 1 else None
    label = ""
    if match := _QUOTED.search(content.plain):
        label = (match.group(1) or match.group(2)).strip(" .,")
    elif match := re.match(
        r"(?:represents?|shows?|indicates?|encodes?)\s+(?:the\s+)?([\w@%/ ()^-]{1,40}?)(?: values| scores|\.|,| in )",
        content.plain,
        re.IGNORECASE,
    ):
        label = match.group(1)
    elif match := re.match(r"([^,.;:(\d]{1,30}),\s+(?:from|ranging)\b", content.plain):
        label = match.group(1) if not colours.PHRASE.search(match.group(1)) else ""
    span = (
        Span(head.span().start, max(p.span().end for p in pieces))
        if content.plain or below
        else head.span()
    )
    scale = ColourScale(
        label=label,
        bounds=bounds,
        approx=any(n.approx for _, n in numbers),
        colours=_scale_colours(content.plain, below),
        span=span,
    )
    if found.scale is None or bounds is not None:
        found.scale = (
            scale
            if found.scale is None
            else replace(
                scale,
                colours=scale.colours or found.scale.colours,
                label=label or found.scale.label,
            )
        )


def _is_prose(block: Block) -> bool:
    return block.label is None and block.kind is BlockKind.PARAGRAPH


_PARENTHESES = re.compile(r"\(([^()]{3,400})\)")


def _listed(text: Text) -> list[Text]:
    """The names that a sentence lists in parentheses: "four groups (A | x, A | y, and B | x)"."""
    found = []
    for match in _PARENTHESES.finditer(text.plain):
        pieces = list(_list(text.slice(match.start(1), match.end(1)), _PANEL_SPLIT))
        pieces = [names.clean(_without_tail(piece)) for piece in pieces]
        if len(pieces) > 1 and all(map(_is_panel, pieces)):
            found += pieces
    return found


def _prose_colours(plain: str) -> tuple[str, ...]:
    """The colours of a gradient that a sentence of the overview describes."""
    for start, end in sentences.split(plain):
        sentence = plain[start:end]
        if re.search(r"\bcolou?rs?\b", sentence, re.IGNORECASE) and _SCALE_WORDS.search(sentence):
            if len(found := _scale_colours(sentence, [])) > 1:
                return found
    return ()


def _scale_colours(plain: str, below: list[Block]) -> tuple[str, ...]:
    """The colours from the lowest value to the highest."""
    listed = []
    for block in below:
        colour = colours.PHRASE.search(block.text.plain)
        numbers = scan(block.text.plain)
        if colour and numbers:
            listed.append((min(n.value for n in numbers), colour.group().lower()))
    if len(listed) > 1:
        return tuple(colour for _, colour in sorted(listed))
    found = [(m.start(), m.end(), m.group().lower()) for m in colours.PHRASE.finditer(plain)]
    if len(found) < 2:
        found += [
            (m.start(), m.end(), m.group(1).lower())
            for m in _GRADE.finditer(plain)
            if not any(a <= m.start() < b for a, b, _ in found)
        ]
        found.sort()
    if len(found) < 2:
        return tuple(colour for _, _, colour in found)
    numbers = scan(plain)
    paired = [
        (min(numbers, key=lambda n: min(abs(n.start - b), abs(a - n.end))), colour)
        for a, b, colour in found
        if numbers
    ]
    if paired and len({number.start for number, _ in paired}) == len(found):
        return tuple(colour for _, colour in sorted(paired, key=lambda pair: pair[0].value))
    names_of = tuple(colour for _, _, colour in found)
    low, high = _LOW.search(plain), _HIGH.search(plain)
    falls = low is not None and high is not None and high.start() < low.start()
    return names_of[::-1] if falls else names_of


_PLACE_ASIDE = re.compile(
    r"^\s*\([^()]*\)\s*[:,]?|^\s*(?:top|bottom|upper|lower|center|right|left)[^:;]{0,40}[:;]\s"
)


def _legend(found: _Found, head: Text, content: Text, below: list[Block]) -> None:
    found.bounds += [content.span(n.start, n.end) for n in scan(content.plain)]
    for block in below:
        found.bounds += [block.text.span(n.start, n.end) for n in scan(block.text.plain)]
        if (entry := _entry(block.text)) is not None:
            found.legend.append(entry)
    if any(b for b in below):
        return
    if match := _PLACE_ASIDE.match(content.plain):
        content = content.slice(match.end())
    end = sentences.split(content.plain)
    if end:
        content = content.slice(0, end[0][1])
    for piece in _list(content.slice(0, len(content.plain.rstrip("."))), _LIST_SPLIT):
        if (entry := _entry(piece)) is not None:
            found.legend.append(entry)


_STYLE_SHARE = 0.5
_EQUALS = re.compile(r"\s*(?:=|:|\s[–—-]\s|\s+in\s+)\s*")


def _entry(text: Text) -> LegendEntry | None:
    """One entry: "Female (purple)", "Chicago = dark blue", "red dashed = Fitted"."""
    plain = text.plain.rstrip(".")
    if match := _EQUALS.search(plain):
        left, right = text.slice(0, match.start()), text.slice(match.end())
    elif plain.endswith(")") and "(" in plain:
        left = text.slice(0, plain.rindex("("))
        right = text.slice(plain.rindex("(") + 1, len(plain) - 1)
    else:
        return None
    style_left, style_right = _style_share(left.plain), _style_share(right.plain)
    if style_left > style_right:
        left, right = right, left
        style_right = style_left
    name = names.clean(left)
    if not colours.PHRASE.search(right.plain) and style_right < _STYLE_SHARE:
        return None
    if not name.plain or len(name.plain.split()) > _LONGEST_TICK:
        return None
    colour = colours.PHRASE.search(right.plain)
    style = colours.PHRASE.sub("", right.plain).strip(" ,.;()") if colour else right.plain
    return LegendEntry(name.plain, colour.group().lower() if colour else "", style, text.span())


def _style_share(plain: str) -> float:
    parts = re.findall(r"[a-z]+", plain.lower())
    return sum(map(colours.is_style, parts)) / len(parts) if parts else 0.0


def _panels(found: _Found, head: Text, content: Text, below: list[Block]) -> None:
    for block in below:
        label = block.label if block.label is not None and block.is_label else block.text
        found.panels += _quoted(block.text) or [p for p in [names.clean(label)] if _is_panel(p)]
    if below:
        return
    listed = [names.clean(piece) for piece in _list(content, _PANEL_SPLIT)]
    several = len(listed) > 1 and all(map(_is_panel, listed))
    found.panels += _quoted(content) or (listed if several else [])


def _is_panel(name: Text) -> bool:
    return 0 < len(name.plain.split()) <= _LONGEST_PANEL and not name.plain.endswith(".")


def _quoted(text: Text) -> list[Text]:
    return [
        text.slice(m.start(1), m.end(1)) if m.group(1) else text.slice(m.start(2), m.end(2))
        for m in _QUOTED.finditer(text.plain)
    ]


_READERS = {
    Subject.X: lambda f, h, c, b: _axis(f, h, c, b, f.x_axes),
    Subject.Y: lambda f, h, c, b: _axis(f, h, c, b, f.y_axes),
    Subject.COLOUR: _colour,
    Subject.LEGEND: _legend,
    Subject.PANELS: _panels,
}
