"""Values and places that a noun takes up: “a result that only B surpasses”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.meanings.meaning import EVERYWHERE
from figcheck.checking.english.recasting.hung_on import hung_on
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_HEDGE = (
    r"(?:(?:about|around|roughly|approximately|nearly|almost|just|only|barely|exactly|some|well|not"
    r"|even|quite|over|under|more than|less than|fewer than|at least|at most) )*"
)
_MULTIPLE = (
    r"(?:(?:an?|one|two|three|four) (?:half|thirds?|quarters?|fifths?|sixths?|sevenths?|eighths?"
    r"|ninths?|tenths?)|half|twice|double|thrice|(?:[a-z]+|[\d.]+) times|[\d.]+ ?(?:%|percent))"
)
_THAT = any_case(
    r"(?:that|this)(?: (?:figure|number|value|total|amount))? (?:is|was|amounts? to|amounted to"
    rf"|corresponds? to|equals|equates to|represents|comes to) (?P<said>{_HEDGE}{_MULTIPLE}\b.+)"
)
_MORE = any_case(
    r"(?:that|this)(?: (?:figure|number|value|total|amount))? (?:is|was|represents|means)"
    rf" (?P<said>{_HEDGE}[$€£]?\d[^,;:]* (?:more|less|fewer|higher|lower) than (?:in |at )?[^;:]+)"
)
_VALUE = regex(r"\d")


@of_form(
    (_THAT, _MORE),
    "that this",
    "is was amount amounts amounted correspond corresponds equals equates represents comes means",
)
def that_value(c: Scene, match: Match) -> Iterator[Version]:
    """“That is roughly one fifth of what B drew”, of A's value in the sentence before: A's is."""
    if c.topic is None or not _VALUE.search(c.before):
        return
    named = c.named_in(c.before).get(c.topical or "", ())
    if named == (c.topic,):
        yield (Plain(f"{c.topic} has {match['said']}"),)


_LEVEL = (
    r"(?:an?|the) (?:[a-z]+ )?(?:values?|levels?|figures?|scores?|results?|marks?|shares?|heights?"
    r"|limits?|thresholds?|rates?|amounts?|totals?|numbers?|line|barrier|height)"
)
_GETS = (
    r"(?:(?:barely|narrowly|easily|clearly|just) )?(?P<verb>(?:does not |do not |did not |never )?"
    r"(?:surpass|exceed|reach|beat|match|attain|miss|top|equal|approach|rival|clear|achieve)(?:s|es|ed)?)"
)
_TAKEN_UP = any_case(
    rf"(?P<first>[^;:]+?)(?:,| [–—-]) (?:{_LEVEL} (?:(?:that|which) )?|which )"
    rf"(?P<who>[^,;:()]+?) (?:also )?{_GETS}(?P<how> [^,;:()]+)?"
)
_NUMBER = regex(
    r"(?<![\w.])[$€£]?[-−]?\d[\d.,]*(?<![.,])(?: ?%| (?:percent|per cent|points?|thousand|million"
    r"|billion))*(?: (?!(?:in|on|at|for|by|with|to|of|and|or|per|under|from|than)\b)[a-z]{2,})?"
)
_NO_OTHER = any_case(r"(?:no other|none of the other|not one other) (?P<noun>[a-z]+)")
_MANNER = any_case(r" (?:by (?:far|a (?:wide|narrow) margin)|either|too|so far|at all)")


@of_form(
    _TAKEN_UP,
    ", – —",
    "surpass surpasses surpassed exceed exceeds exceeded reach reaches reached beat "
    "beats match matches matched attain attains attained miss misses missed top tops topped "
    "equal equals approach approaches approached rival rivals clear clears cleared achieve "
    "achieves achieved",
)
def beyond_that(c: Scene, match: Match) -> Iterator[Version]:
    """“A has 53 on Web, a result that only B surpasses”: only B surpasses 53 there.

    What was told becomes the object of the relative clause: only B surpasses 53.
    """
    level = _level(c, match["first"])
    if level is None:
        return
    who, how = match["who"], match["how"] or ""
    if other := _NO_OTHER.fullmatch(who):
        subject = c.cut(match["first"])[1]
        if not c.reader.is_place(subject):
            return
        who = f"no {other['noun']} except {subject}"
    said = f"{who} {match['verb']} {level}{'' if _MANNER.fullmatch(how) else how}"
    yield from hung_on(c, match["first"], said)


def _level(c: Scene, text: str) -> str | None:
    """The one amount that a clause tells, as it writes it."""
    told = [m[0].strip() for m in _NUMBER.finditer(text) if not c.named_in(m[0].strip())]
    return told[0] if len(told) == 1 else None


_TAKEN_UP_PLACE = any_case(
    r"(?P<first>[^;:]+), (?:which (?:is|was) (?:also )?)?"
    r"(?:(?:an?|the) (?:(?!only|first|last|sole|same|[a-z]+est)[a-z]+ )?(?P<noun>[a-z]+)"
    r" (?:(?:in|on|at|for|during|over|under|with) which|where|when)"
    r"|the (?:(?:very )?same (?P<same>[a-z]+)|(?P<bare>year|month|quarter|week|day))"
    r"(?: (?:in|on|at|during) which| that| when)?) (?P<said>[^;:]+)"
)
_STRETCHES = frozenset("interval period stretch span phase time".split())
_POINTS = frozenset("year month day week quarter point moment decade".split())
_AT_ITS_END = any_case(
    r"(?P<who>[^,;:]+?) (?:is|was|are|were) (?:also )?(?:at (?:its|their) )?"
    r"(?P<end>lowest|highest|smallest|largest)(?P<value>,? at [^,;:]*\d[^,;:]*)?"
)
_HIGH = frozenset({"highest", "largest"})
_BESIDE = any_case(r"\b(?:gap|difference|distance|lead|margin|spread)\b")


@of_form(_TAKEN_UP_PLACE, ",", "which where when same year month quarter week day")
def taken_up_place(c: Scene, match: Match) -> Iterator[Version]:
    """“A stalls from 10 to 20, an interval in which B gains 5”: B gains 5 from 10 to 20.

    “A peaks in 2010, the same year in which B is lowest”: B has its lowest value then.
    """
    first = match["first"]
    noun = (match["noun"] or match["same"] or match["bare"]).lower()
    axis, stretch = c.label_of(noun), c.reader.stretch_of(first)
    said = match["said"]
    if noun in _STRETCHES and stretch is not None and match["noun"]:
        yield Plain(first), Plain(said, here=stretch.plain, hung=True)
        return
    kind = axis or (c.way if noun in _POINTS else None)
    named = EVERYWHERE
    for led in c.led_places(first):
        named = c.reader.lead(led, EVERYWHERE).plain.default(named)
    ticks = named.get(kind) if kind else ()
    if kind is None or len(ticks) != 1 or kind in c.named_in(said):
        return
    end = _AT_ITS_END.fullmatch(said) if kind == c.way else None
    if end is not None and not _BESIDE.search(end["who"]):
        if not c.named_in(end["who"]):
            return
        noun = "highest" if end["end"].lower() in _HIGH else "lowest"
        said = f"{end['who']} reached its {noun} value{end['value'] or ''}"
    if kind == c.way:
        yield Plain(first), Plain(f"In {ticks[0]}, {said}", hung=True)
    else:
        yield Plain(first), Plain(said, here=named.of(kind, ticks), hung=True)
