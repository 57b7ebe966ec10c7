"""Axes: label, ticks, range, unit and scale, in whatever words they are described."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, replace

from figcheck.model import Axis, Span
from figcheck.patterns import regex
from figcheck.reading import names, sentences, sequences, units
from figcheck.reading.document import Block
from figcheck.reading.header import lists
from figcheck.reading.header.found import Found
from figcheck.reading.numbers import Number, scan
from figcheck.reading.text import Text

_IN_HEAD = regex(r"\(([^()]{1,80})\)")
_PLAIN_LABEL = regex(
    r"(?:\bper \d[\d,]{0,12}\b|[^,.;:(\[=–—\d]|(?<=[A-Za-z@-])\d{1,3}){1,60}?"
    r"(?=\s*(?:[,.;:(\[=–—]|\s-\s|$)| (?:with|from|ranging|in steps|\d))"
)
_CLOSING = regex(r"[.,]?[\"'”’`]+")
"""What ends a quoted label, with a full stop or a comma that is put inside the quotes."""

_STEP = regex(
    r"(?:in steps of|steps? of|step size|every|increments? of|intervals? of|incrementing by|"
    r"spaced by|spacing of)\s+",
    re.IGNORECASE,
)
_NUMBER_WORDS = {"one": 1.0, "two": 2.0, "five": 5.0, "ten": 10.0, "twenty": 20.0}
_BEFORE_NUMBERS = regex(
    r"[^\W\d]+(?: [^\W\d]+){0,4}(?:, [-−]?\d[^,]{0,12}){1,200}(?:,? and [-−]?\d[^,]{0,12})?"
)
"""The label of an axis and its ticks: “time of day, 08:00, 11:30”."""
_SPAN_BEHIND = regex(
    r", ?(?P<first>[A-Za-z]{0,12} ?\d{0,4})(?: (?:\(\w+\) )?(?:to|through) | ?[–—-] ?)"
    r"(?P<last>[A-Za-z]{0,12} ?\d{0,4})\W*"
)
"""Ticks that are told behind a label by the first and the last of them: “room, R1–R9”."""
_LISTS = regex(r"[,;]|.{80}")
_DECIMALS = regex(r"\.\d")
_PLURAL = regex(r"\b(?:axes|dimensions)\b", re.IGNORECASE)
_LETTER = regex(r"^\(?[a-z]\)\s*")
_LONGEST_STEP = 20
_MOST_TICKS = 200
_UNIT = regex(r"\(([^()]{1,20})\)$|,\s*in ([^\s,]{1,15})$")
_UNIT_BEHIND = regex(
    r", (?:(?:given |measured )?in )?([^\s,;:()]{1,6}|(?:thousand|million|billion)s)"
    r"(?=\s*(?:[,;:.(–—]|$| from| \d))"
)
_POWERS = frozenset({"thousands", "millions", "billions"})
_BRACKETED = regex(r"\[([^][]*)\]")
_LISTED_SO = regex(r"(?:of|for|from)? ?\[(?P<inner>[^][]*)\]\W*|=\s*(?P<behind>.+)", re.DOTALL)
"""Ticks behind a label: “[2, 4, 8]”, “= 2, 4, 8”."""
_SPREAD = regex(
    r"\b(?:CI|SD|SE|SEM|IQR|std|confidence|n|range|(?:lower|higher) is better)\b|±", re.IGNORECASE
)
"""What a label says in parentheses that is no unit: “Accuracy (95% CI)”."""
_NOT_LABEL = regex(
    r"\b(?:values|ticks?|markers?|categorical|categories|discrete|numeric)\b", re.IGNORECASE
)
_ONE_OF_THEM = regex(r"(?:just |only )?one\b", re.IGNORECASE)
"""How an account of what an axis lists begins: “one control plot, two fertilised plots, …”."""

_AS_THE_OTHER = regex(r"(?:the )?(?:same|identical)\b|as (?:on|for|in) ", re.IGNORECASE)
"""How an axis is described that is like another one: “the same variables in the same order”."""

_LOG = regex(
    r"\blog(?:arithmic|10|2)?\b|\blog[ -]?scaled?\b|\bdoubl(?:es|ed|ing)\b"
    r"|\b(?:powers|factors) of (?:two|four|ten|2|4|10)\b",
    re.IGNORECASE,
)
"""What says that ticks at equal distances are multiples of one another."""
_TIMES = regex(
    r"\b(?:(?P<twice>doubl(?:es|ed|ing)|(?:powers|factors?) of (?:two|2))"
    r"|(?:powers|factors?) of (?:ten|10)|tenfold)\b",
    re.IGNORECASE,
)
_AMOUNT = regex(r"(?P<number>\d[\d,]*(?:\.\d+)?)(?P<unit>\s?[A-Za-z%]{0,4})")
_SCALED = regex(r",? (?:log\w*|linear)(?:[ -]scaled?)?(?= \(|[,:;.]|$)", re.IGNORECASE)
"""What is said of its scale behind the label of an axis: “delay, log2 (1, 2, 4)”."""
_ALL_QUOTED = regex(r"^(?:[\"“][^\"“”]{1,60}[\"”](?:,? and |, ?|[. ]|$)){2,60}")
_AXIS_NAME = r"(?P<axis>(?:x|y|horizontal|vertical)[- ]ax[ei]s)"
_SAYS = regex(
    rf"\b(?:the |its )?{_AXIS_NAME}(?: \([^()]{{1,40}}\))?,? "
    r"(?:(?:of|in) (?:each|every|both|either|all)(?: the)? [a-z]+ )?"
    r"(?:(?:(?:is|are) )?(?:labell?ed|titled|named)(?: as)?"
    r"|(?:runs?|ranges?|spans?|goes|extends?) (?:over|across|through)(?= (?:the )?[a-z])"
    r"|(?P<verb>is (?:log|linear|categor)\w*|runs?|ranges?|spans?|covers?|goes|extends?)"
    r"|is|are|shows?|represents?|gives?|denotes?|displays?|plots?|indicates?|lists?|measures?"
    r"|reports?|tracks?|marks?|stands? for|encodes?|has|carries|over(?= the [a-z])|(?=the [a-z])"
    r"|(?=[\"“][^\"“”]{1,60}[\"”] \()"
    r"|(?=[a-z]+(?: [a-z]+){0,3} \([^\s()]{1,12}\)\W*$)|(?<=, )(?=[a-z]+(?: [a-z]+){0,4} \(\d))"
    r"(?:\b|(?=[\"“])):? *(?:the )?",
    re.IGNORECASE,
)
_ROWS = regex(
    r"\b(?:the )?(?P<axis>rows|columns)"
    r" (?:are|represent|show|list|correspond to|give|denote|stand for|to|for)"
    r" (?:the )?(?=[a-z]+(?: [a-z]+){0,2}?(?:s\b| ?[:=(]))",
    re.IGNORECASE,
)
"""What rows and columns list: “Rows are training languages and columns are test languages”."""

_ONE_EACH = regex(
    r"\b(?:the |each |every )?(?P<axis>rows?|columns?)"
    r" (?:is|are|represents?|shows?|corresponds? to|gives?|denotes?|stands? for|for)"
    r" (?:an? |one |the )(?:different |single )?(?P<label>[a-z-]+(?: [a-z-]+){0,2}?)"
    r"(?= ?[,;.(]| (?:of|at|that|which|where|in|for|and|used|from|on)\b|$)",
    re.IGNORECASE,
)
"""The same of one of them: “Each row is a layer, each column is a head”, “rows for the depth”."""

_TERSE = regex(
    r"(?:^|(?<=[,;:] )|(?<=\band ))(?P<axis>[xy][- ]axis) (?=[a-z]+(?: [a-z/%]+){0,4}(?:\W|$))",
    re.IGNORECASE,
)
"""What both axes show, in a few words: “y-axis operations per second, x-axis threads”."""
_TWO = 2
_FEWEST_TOLD = 3

_STANDS_ON = regex(
    r"(?:(?:\bwith|\bha(?:s|ve)|\bplots|\bplotting|\bshows?|\band|\bagainst|\bversus|\bvs\.?|\bof"
    r"|\bthere (?:is|are)|,) |^(?=[^.]{0,60} (?:is|are|runs?|stands?|lies?) (?:on|along) ))"
    r"(?:the )?(?P<label>[^\s,.;:()]{1,30}"
    r"(?: (?!(?:with|against|versus|vs)\b)[^\s,.;:()]{1,30}){0,5}?)"
    r"(?: \d{4} (?:to|through|–) \d{4}|(?P<ticks> \([^()]{1,200},[^()]{1,200}\)))?"
    r"(?: (?:is|are|runs?|stands?|lies?|shown|plotted|given)){0,2}"
    rf" (?:(?:on|along) the (?:\([^()]{{1,20}}\) |log[a-z-]* )?|\()(?:{_AXIS_NAME})",
    re.IGNORECASE,
)
_CONJUNCTION = regex(r"[\s,;.–—]*(?:\b(?:and|while|whereas|but))?[\s,;.–—]*$")
_RANGE_VERB = regex(
    r"(?:is |are )?(?:from\b|between\b|categor"
    r"|(?:rang(?:es?|ed|ing)|runs?|running|spans?|spanning|covers?|covering|goes|going"
    r"|extends?|extending)\b(?!(?: [^\W\d]+){0,2} \()"
    r"|(?:log\w*|linear)(?: scale)?(?=$|, | and\b| as well\b))",
    re.IGNORECASE,
)
"""How an axis is described by its extent: “runs from 0 to 5”, but not “running time (s)”."""

_SO_MANY = regex(
    r"\b(?:the )?(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,2}) (?:different |distinct )?"
    r"(?=[a-z])",
    re.IGNORECASE,
)
"""How many ticks an axis has, before what they are: “four accents”."""
_SO_MANY_THINGS = regex(
    rf"{_SO_MANY.pattern}(?:[a-z-]+ ){{0,2}}[a-z-]+s\b(?! (?:per|after|since))", re.IGNORECASE
)

_BEFORE_AXIS = regex(
    r"(?P<label>[A-Z][^:,;]{2,60}?) (?:is |runs |lies |shown |plotted )?(?:on|along) the "
    r"(?:x|y|horizontal|vertical)[- ]axis",
    re.IGNORECASE,
)
"""A head that begins with what its axis shows: “Number of tools on the y-axis”."""
_ON_A_SCALE = regex(r" (?:on|in|with|using) an? (?:log\w*|linear)(?:[ -]scaled?)?(?: axis)?$")
"""What a label says of its scale: “number of parameters on a log scale”."""

_LETTERED_RANGE = regex(r"([A-Za-z]{1,6}[ -]?)\d{1,3} (?:to|through) \1\d{1,3}")
_BEFORE_NAMES = regex(
    r"(?P<label>[a-z]+(?: [a-z]+)?s)"
    r" (?=[A-Z][\w-]{0,20}, [A-Z][\w-]{0,20}(?:,| and)"
    r"|(?P<letter>[A-Z]{1,3})\d{1,3}(?: \([^()]{1,20}\))?"
    r"(?:,| and| to| through|–) ?(?P=letter)\d)"
)
"""What is listed, before names: “heads H1, H2 and H3”, “weekdays Mon, Tue and Wed”."""
_LETTERED_ENDS = regex(
    r"(?:^\s*|\bticks? (?:are |at |from )?)(?P<letter>[A-Z]{1,3})(?P<low>\d{1,3})"
    r"(?: \([^()]{1,20}\))? ?(?:to|through|–) ?"
    r"(?P=letter)(?P<high>\d{1,3})(?: \([^()]{1,20}\))?(?=[.,;]|\s*$)"
)
_ARTICLE = regex(r"^(?:an?|the) (?=[a-z]{2})")
_IN_UNIT = regex(
    r"\bin (percent|per cent|%|thousands?|millions?|billions?|seconds?|minutes?|hours?|days|years"
    r"|ms|kg|km|met(?:er|re)s|dollars|USD|euros|points|degrees|nats|bits|GB|MB|tokens|[kMGT]t"
    r"|dB|(?:kilo|mega|giga|tera)?(?:tonn?es|tons|watts)|[kMGT]Wh?|milli(?:seconds|met(?:er|re)s))"
    r"(?: of [a-z]+)?$",
    re.IGNORECASE,
)
_CODED = regex(
    r"[^,;()]{1,40} \([^()]{1,20}\)(?:(?:, and|,|;| and) [^,;()]{1,40} \([^()]{1,20}\)){1,99}\W*$"
)
"""A list in which something in parentheses stands behind each name."""
_UNIT_ONLY = regex(r"\((?:%|°[CF]|[^\d,()]{1,14})\)")


@dataclass(frozen=True)
class Mention:
    """An axis that a sentence describes: "the x-axis is the year".

    Attributes:
        horizontal: whether it is the horizontal axis.
        head: the words that name the axis.
        content: what is said of it.
        sentence: the whole sentence.
    """

    horizontal: bool
    head: Text
    content: Text
    sentence: Text


def in_prose(text: Text) -> list[Mention]:
    """The axes that the sentences of a paragraph describe."""
    found: list[Mention] = []
    for start, end in sentences.split(text.plain):
        sentence = text.slice(start, end)
        heads = list(_SAYS.finditer(sentence.plain)) or _both(_ROWS, sentence.plain)
        heads = heads or _both(_TERSE, sentence.plain)
        stops = [*(match.start() for match in heads[1:]), len(sentence.plain)]
        for match, stop in zip(heads, stops, strict=False):
            told = match.groupdict()
            begins = match.start("verb") if told.get("verb") else match.end()
            piece = sentence.plain[begins:stop]
            content = sentence.slice(begins, begins + len(_CONJUNCTION.sub("", piece)))
            head = sentence.slice(match.start(), match.end("axis"))
            found.append(Mention(match["axis"][0] in "xXhHcC", head, content, sentence))
        if not heads:
            heads = _both(_ONE_EACH, sentence.plain)
            for match in heads:
                head = sentence.slice(match.start(), match.end("axis"))
                content = sentence.slice(*match.span("label"))
                found.append(Mention(match["axis"][0] in "cC", head, content, sentence))
        told_of = {match["axis"][0].lower() in "xhc" for match in heads}
        for match in _STANDS_ON.finditer(sentence.plain):
            if (match["axis"][0] in "xXhH") in told_of:
                continue
            head = sentence.slice(match.start("axis"), match.end("axis"))
            stop = match.end("ticks") if match["ticks"] else match.end("label")
            content = sentence.slice(match.start("label"), stop)
            found.append(Mention(match["axis"][0] in "xXhH", head, content, sentence))
    return found


def _both(pattern: re.Pattern[str], sentence: str) -> list[re.Match[str]]:
    """Where a sentence says what rows and columns list, or both axes show, if it says both."""
    heads = list(pattern.finditer(sentence))
    return heads if len({h["axis"][0].lower() for h in heads}) == len(heads) == _TWO else []


def read_prose(found: Found, mentions: list[Mention]) -> None:
    """Read the axes that sentences describe, or their labels, where no line does."""
    for horizontal, axes in ((True, found.x_axes), (False, found.y_axes)):
        if len(axes) == 1 and not axes[0].label:
            told = [
                _axis(found, m.head, m.content, []) for m in mentions if m.horizontal is horizontal
            ]
            label = next((axis.label for axis in told if axis.label), "")
            axes[0] = replace(axes[0], label=label, unit=axes[0].unit or unit_of(label))
        if axes:
            continue
        for mention in mentions:
            if mention.horizontal is horizontal:
                axes.append(_axis(found, mention.head, mention.content, []))
                found.ticks += [
                    mention.sentence.span(n.start, n.end) for n in scan(mention.sentence.plain)
                ]
                found.sentences.append(mention.sentence.span())


def read_x(found: Found, head: Text, content: Text, below: list[Block]) -> None:
    """Read the line of a horizontal axis, or of several."""
    found.x_axes += _axes(found, head, content, below)


def read_y(found: Found, head: Text, content: Text, below: list[Block]) -> None:
    """Read the line of a vertical axis, or of several."""
    found.y_axes += _axes(found, head, content, below)


def read_both(found: Found, head: Text, content: Text, _: list[Block]) -> None:
    """Read the line of two axes that are alike: "Both axes: A, B, C"."""
    axis = _axis(found, head, content, [])
    found.x_axes.append(axis)
    found.y_axes.append(axis)


def _axes(found: Found, head: Text, content: Text, below: list[Block]) -> list[Axis]:
    """Read a line that names one axis, or one over an item for each panel's: "Y-axes:"."""
    several = _PLURAL.search(head.plain) is not None and not content.plain and len(below) > 1
    if several and all(_describes_axis(block.body) for block in below):
        heads = [block.label or block.text.slice(0, 0) for block in below]
        bodies = [
            b.body.slice(len(b.body.plain) - len(_LETTER.sub("", b.body.plain))) for b in below
        ]
        return [_axis(found, *pair, []) for pair in zip(heads, bodies, strict=True)]
    return [_axis(found, head, content, below)]


def _describes_axis(text: Text) -> bool:
    """Whether an item tells of an axis rather than being one of its ticks."""
    return lists.QUOTED.search(text.plain) is not None or lists.stated_range(text) is not None


def _is_before_each(label: str, content: str) -> bool:
    """Whether a label stands before each of several ticks: “Layer 1, Layer 2”."""
    if content.count(f"{label} ") < _TWO:
        return False
    return len(re.findall(rf"\b{re.escape(label)} \d", content)) > 1


def _axis(found: Found, head: Text, content: Text, below: list[Block]) -> Axis:
    """Read the line of an axis.

    Args:
        found: takes the places of the numbers and the names that are listed.
        head: what stands before the colon: "X-axis (Ratio)".
        content: what stands after it.
        below: the items under the line.

    Returns:
        The axis.
    """
    if bracketed := _BRACKETED.fullmatch(content.plain):
        content = content.slice(*bracketed.span(1))
    label = _axis_label(head, content)
    if label is not None and _LETTERED_RANGE.fullmatch(label):
        label = None  # "Q1 to Q6" are ticks.
    if (noun := _BEFORE_NAMES.match(content.plain)) is not None:
        label = noun["label"]  # "heads H1, H2 and H3"
    rest = content
    if (
        label is not None
        and not _is_before_each(label, rest.plain)
        and (at := content.plain.find(label)) >= 0
        and at < 60
    ):
        rest = content.slice(at + len(label))
        closed = _CLOSING.match(rest.plain)
        rest = rest.slice(closed.end() if closed else 0)
        if (listed_so := _LISTED_SO.fullmatch(rest.plain)) is not None:
            rest = rest.slice(*listed_so.span(listed_so.lastgroup or 0))
    listed = lists.ticks(rest) or [names.clean(b.label or b.text) for b in below]
    ticks = tuple(tick.plain for tick in listed)
    if label is None and _follow_a_label(ticks):
        label, listed, ticks = ticks[0], listed[1:], ticks[1:]  # "month, April, May, June"
    found.listed += listed
    said_elsewhere = _RANGE_VERB.match(content.plain) or _AS_THE_OTHER.match(content.plain)
    if label is None and not ticks and not said_elsewhere:
        plain = _PLAIN_LABEL.match(content.plain)
        label = plain.group().strip() if plain else None
    label = _ON_A_SCALE.sub("", _ARTICLE.sub("", label)) if label is not None else None
    label = label.removesuffix(" of") if label is not None and ticks else label
    if label is not None and (ticks or _SO_MANY_THINGS.match(label)):
        label = _SO_MANY.sub("", label)
    bounds = None if any(map(lists.is_range, ticks)) else lists.stated_range(rest)
    if bounds is not None and not ticks:
        ticks = _spelled_out(rest.plain, *bounds) or _multiplied_out(rest.plain, *bounds)
    ticks = ticks or sequences.told(lists.first_sentence(rest.plain)) or _lettered(rest.plain)
    if "bottom to top" in content.plain.lower() and len(ticks) > 1:
        ticks = ticks[::-1]
    found.ticks += [text.span(n.start, n.end) for text in (head, content) for n in scan(text.plain)]
    found.ticks += [tick.span() for tick in listed]
    values = sorted(number.value for number in bounds) if bounds else None
    named = bool(ticks) and all(names.as_number(tick) is None for tick in ticks)
    scale = "log" if _LOG.search(content.plain) else "category" if named else "linear"
    return Axis(
        label=label or "",
        ticks=ticks,
        bounds=(values[0], values[1]) if values else None,
        unit=unit_of(label or "", content.plain) or lists.unit_behind(rest, listed),
        scale=scale,
        span=Span(head.span().start, content.span().end) if content.plain else head.span(),
    )


def _follow_a_label(ticks: tuple[str, ...]) -> bool:
    """Whether all but the first of some ticks are a sequence: “month, April, May, June”."""
    runs = len(ticks) > _FEWEST_TOLD and sequences.between(ticks[1], ticks[-1]) == ticks[1:]
    return runs and sequences.between(ticks[0], ticks[-1]) != ticks


def _axis_label(head: Text, content: Text) -> str | None:
    """The label of an axis: quoted, in the head's parentheses, or the words before its ticks."""
    first = lists.first_sentence(content.plain)
    several = len(_ALL_QUOTED.findall(first)) > 0  # then these are the ticks
    for text in (head.plain, "" if several else first):
        match = lists.QUOTED.search(text)
        # What is quoted amid a list is one of its items: "BLEU and TER; speed ("sent/s")".
        if match and (text is head.plain or not _LISTS.search(text, 0, match.start())):
            return (match.group(1) or match.group(2)).strip().rstrip(".,")
    if (led := _BEFORE_AXIS.fullmatch(head.plain.rstrip(": "))) is not None:
        return led["label"]
    for match in _IN_HEAD.finditer(head.plain):
        kept = [part.strip() for part in match.group(1).split(",")]
        kept = [part for part in kept if not lists.PLACES.issuperset(part.lower().split())]
        if kept:
            return ", ".join(kept)
    plain = content.plain
    if _RANGE_VERB.match(plain) or _AS_THE_OTHER.match(plain):
        return None
    labelled = re.match(
        # Without what tells it from a word of the label: "Labelled share of the data".
        r"(?:(?i:labell?ed)(?: (?:as|the)[:\s]+|:\s*|\s+(?=[A-Z\W]))"
        r"|(?i:represents?|shows?|denotes?|title[d]?)(?: as| the)?[:\s]+)",
        plain,
    )
    start = labelled.end() if labelled else 0
    match = _PLAIN_LABEL.match(plain, start)
    if match is None:
        return None
    label = match.group().strip()
    words = label.split()
    if _NOT_LABEL.search(label) or _ONE_OF_THEM.match(label):
        return None
    behind = _UNIT_BEHIND.match(plain, match.end())
    if behind is not None and (units.is_symbol(behind[1]) or behind[1].lower() in _POWERS):
        return plain[start : behind.end()].strip()  # "delay, ms (10, 20, 50)"
    if _SCALED.match(plain, match.end()):
        return label
    following = plain[match.end() :].lstrip()
    if (
        not words
        or _DECIMALS.match(following)
        or len(words) > lists.LONGEST_TICK
        or (
            lists.is_list(plain)
            and (following.startswith((",", "and ")) or _is_part_of_name(plain, following))
            and not _BEFORE_NUMBERS.fullmatch(first)
            and not _is_span(first[match.end() :])
        )
    ):
        return None
    if _CODED.match(plain, start):
        return None  # "Norway (no), Sweden (se)" are ticks with their codes
    if following.startswith("(") and _UNIT_ONLY.match(following) and not _LOG.match(following, 1):
        label += " " + following[: following.index(")") + 1]
    return label


def _lettered(plain: str) -> tuple[str, ...]:
    """The ticks of "L1 (top) through L4 (bottom)"."""
    match = _LETTERED_ENDS.search(plain)
    if match is None or not int(match["low"]) < int(match["high"]) < _MOST_TICKS:
        return ()
    return tuple(f"{match['letter']}{i}" for i in range(int(match["low"]), int(match["high"]) + 1))


def _is_part_of_name(plain: str, following: str) -> bool:
    """Whether a number behind a word is a part of a name: “Saturn 5, Soyuz-2, Electron”."""
    first, *others = lists.SPLIT.split(plain)
    word = first.partition(" ")[0]
    named = plain[:1].isupper() and all(o[:1].isupper() and not o.startswith(word) for o in others)
    return following[:1].isdigit() and named


def _multiplied_out(plain: str, first: Number, last: Number) -> tuple[str, ...]:
    """The ticks of "4K to 128K, doubling", of which each is so many times the one before it."""
    told = _TIMES.search(plain)
    ends = [_AMOUNT.fullmatch(plain[n.start : n.stop].strip()) for n in (first, last)]
    if told is None or None in ends:
        return ()
    one, two = (match for match in ends if match is not None)
    factor = 2 if told["twice"] else 10
    low, high = float(one["number"].replace(",", "")), float(two["number"].replace(",", ""))
    count = round(math.log(high / low, factor)) if 0 < low < high else 0
    if one["unit"] != two["unit"] or not 0 < count < _MOST_TICKS or low * factor**count != high:
        return ()
    return tuple(f"{low * factor**i:.15g}{one['unit']}" for i in range(count + 1))


def _is_span(text: str) -> bool:
    """Whether what stands behind a label is the first and the last of some ticks."""
    told = _SPAN_BEHIND.fullmatch(text)
    return told is not None and bool(sequences.between(told["first"], told["last"]))


def _spelled_out(plain: str, first: Number, last: Number) -> tuple[str, ...]:
    """The ticks of "30 to -15 in steps of 5"; none where no step is stated."""
    match = _STEP.search(plain)
    if match is None:
        return ()
    after = scan(plain[match.end() : match.end() + _LONGEST_STEP])
    word = (plain[match.end() :].split() or [""])[0].lower()
    step = after[0].value if after and after[0].start <= 1 else _NUMBER_WORDS.get(word, 0.0)
    if step <= 0 or abs(last.value - first.value) / step > _MOST_TICKS:
        return ()
    decimals = max(0, first.decimals, last.decimals, after[0].decimals if after else 0)
    count = round(abs(last.value - first.value) / step) + 1
    sign = 1 if last.value >= first.value else -1
    return tuple(f"{first.value + sign * i * step:.{decimals}f}" for i in range(count))


def unit_of(label: str, content: str = "") -> str:
    """The unit that the label of an axis or a scale names, or what is said of it besides."""
    match = _UNIT.search(label)
    if match and _SPREAD.search(match.group()):
        return ""
    if match:
        return match.group(1) or match.group(2)
    if match := _IN_UNIT.search(label):
        unit = match.group(1).lower()
        return "%" if unit.startswith("per") else match.group(1)
    return "%" if "percent" in content.lower() or "%" in content else ""
