"""How captions tell of times: “at the very start”, “within just two years”, “one of four years”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.claims.relative_times import point_further, years_on
from figcheck.checking.english.figures.growth_words import speaks_of_growth
from figcheck.checking.english.lexicon.entries import NUMERALS, number_in_words
from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.naming.parts_of_years import forecasts
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.patterns import any_case, regex

_NUMBER = rf"(?:{'|'.join(NUMERALS[1:21])}|\d\d?)"
_UNITS = r"(?:months|quarters|years)"
_SHOWN = (
    r"(?: (?:shown|covered|displayed|depicted|presented|observed|studied|considered|under review"
    r"|in (?:the|this) (?:chart|graph|figure|series|period|record)))?"
)
_PERIOD = (
    r"(?:(?:whole |entire |full )?(?:series|period|timeline|time ?frame|time span|record|data"
    r"|chart|graph|observation period|timespan)(?: (?:shown|covered|under review|observed))?)"
)
_BARE_YEAR = r"(?:last|first|next|same|previous|following|preceding)\b"
_RISE = r"(?:increase|rise|gain|growth|jump|surge|expansion)"
_FALL = r"(?:decrease|decline|drop|fall|reduction|slump|contraction|setback|loss|dip)"

_POINT = r"(?P<at>(?:[A-Z][a-z]+ )?\d{4}\*?|Q[1-4] \d{4})"
_BROUGHT = r"(?:saw|had|witnessed|experienced|brought|marked)"
_MOST = r"(?:steepest|sharpest|largest|biggest|strongest|greatest|fastest)"
_EVER = r"(?:all-time|record|historic(?:al)?)"
_VALUE_OF_ALL = (
    r"(?:annual |yearly |monthly |quarterly )?(?:result|figure|value|reading|level|total)"
    rf"(?: (?:in|of|over|during) (?:all |the )*(?:{_NUMBER} )?{_UNITS}{_SHOWN}"
    rf"| (?:in|of|over|during) the {_PERIOD})?(?=[.,;]|\Z)"
)

_TURNS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (r"\b(?:dates?|dated) (?:from|back to) (?=\d|[A-Z])", "was recorded in "),
        (r"\b(?P<side>below|above) where (?:it|they) (?:had )?(?:stood|was|were|been) (?=in\b)",
         r"\g<side> its level "),
        (rf", an? (?P<much>(?:[a-z]+ ){{0,3}}?[a-z]+fold) {_RISE}\b", r", rising \g<much>"),
        (r"\bhad (?:already |just )?(?=(?:hit|reached|posted|recorded|set)\b)", ""),
        (rf"\A(?:the (?:year|month|quarter) (?:of )?)?{_POINT} {_BROUGHT} (?P<what>the {_MOST}"
         rf"(?: [a-z-]+)? (?:{_RISE}|{_FALL})(?: (?:in|of) [a-z ]+)?)\Z",
         r"\g<what> came in \g<at>"),
        (rf", an? (?:new )?{_EVER} low(?=[.,;]|\Z)", ", its lowest value"),
        (rf", an? (?:new )?{_EVER} high(?=[.,;]|\Z)", ", its highest value"),
        (rf", (?:its|their|the [a-z]+['’]s) (?:highest|strongest) {_VALUE_OF_ALL}",
         ", its highest value"),
        (rf", (?:its|their|the [a-z]+['’]s) (?:lowest|weakest) {_VALUE_OF_ALL}",
         ", its lowest value"),
        (rf"\b(?P<in>in |during )?the (?!{_BARE_YEAR})[a-z-]+ year (?:of )?(?=\d{{4}}\b)",
         r"\g<in>"),
    )
)  # fmt: skip


_IN_SO_MANY = any_case(
    rf"\bin (?P<n>{_NUMBER}) of (?:the|these|those) (?:(?P<all>{_NUMBER}) )?"
    rf"(?P<of>{_UNITS}){_SHOWN}"
)


@told_by(
    "dates date dated of where fold increase rise gain growth year , had saw witnessed "
    "experienced brought marked"
)
def time_turns(c: Scene, text: str) -> Iterator[Version]:
    """“The peak dates from 2020”, “it rose in three of the years shown”: in so many years."""
    size = len(c.ascending(c.way)) if c.way is not None else None

    def counted(match: Match) -> str:
        right = match["all"] is None or _count(match["all"]) == size
        return f"in only {match['n']} {match['of']}" if right else match[0]

    yield from in_plain_words(text, (*_TURNS, (_IN_SO_MANY, counted)))


def _count(written: str) -> int | None:
    return int(written) if written.isdigit() else number_in_words(written)


_TO_COME = any_case(
    r"\b(?:(?:is|are) (?:expected|set|projected|forecast|likely|predicted|anticipated|bound) to"
    r"|will) (?:(?:continue to|keep|still|further|steadily) )*(?:rise|rising|fall|falling"
    r"|grow|growing|increase|increasing|decline|declining|shrink|shrinking|recover|drop|climb|decrease"
    r"|expand)\b"
)


@told_by("to will", "is are will")
def from_now_on(c: Scene, text: str) -> Iterator[Version]:
    """“Sales are expected to fall”: from the last known year, where others are a forecast."""
    if c.way is None or _TO_COME.search(text) is None or c.named_in(text).get(c.way):
        return
    if speaks_of_growth(text):
        return  # From one year to the next, not from the first to the last.
    expected = forecasts(c.reader.names.dimensions[c.way])
    known = [tick for tick in c.ascending(c.way) if tick not in expected]
    if expected:
        said = c.within_sentence(text)
        yield (Plain(f"From {known[-1]} to {expected[-1]}, {said}"),)


_START = any_case(
    r"\b(?:right |only |just )?at the (?:very )?(?P<end>start|beginning|outset|end|close)"
    rf"(?: of the {_PERIOD})?(?=[.,;]|\Z)"
)
_UNTIL_END = any_case(rf"\b(?:until|till|through|to|up to) the (?:very )?end of the {_PERIOD}")


@told_by("at until till through to", "start beginning outset end close")
def ends_by_name(c: Scene, text: str) -> Iterator[Version]:
    """“The lowest value came right at the start”: at the first point of the axis."""
    if c.way is None:
        return
    ticks = c.ascending(c.way)

    def named(match: Match) -> str:
        return f"in {ticks[-1 if match['end'].lower() in ('end', 'close') else 0]}"

    said = _UNTIL_END.sub(f"until {ticks[-1]}", _START.sub(named, text))
    if said != text:
        yield (Plain(said),)


_WITHIN = any_case(
    r",? ?\b(?:with)?in (?:the space of )?(?:only |just |a mere |as little as )?"
    rf"(?:a single|one|{_NUMBER}) (?:month|quarter|year|decade)s?(?!['’])\b,?"
)
_THEN = any_case(r"\b(?:then|subsequently|afterwards|thereafter) ")
_STRETCH = regex(r"\b(?:from|between) (?P<one>[^,;]+?) (?:to|and) (?P<two>[^,;]+?)(?=[,;.]|\Z)")


@told_by("in within", "month months quarter quarters year years decade decades")
def within_so_long(c: Scene, text: str) -> Iterator[Version]:
    """“Within two months, from May to July, it doubled”, “It then halved within two years”."""
    match, axis = _WITHIN.search(text), c.way
    if match is None or axis is None:
        return
    words = match[0].lower().replace("a single", "one").strip(" ,").split()
    distance = years_on(f"{' '.join(words[-2:])} later")
    rest = f"{text[: match.start()]} {text[match.end() :]}".strip().rstrip(" ,")
    told = [t for m in _STRETCH.finditer(rest) for t in (m["one"], m["two"])]
    named = c.named_in(" and ".join(told) if told else c.before).get(axis, ())
    dimension = c.reader.names.dimensions[axis]
    end = point_further(dimension, named[0], distance) if named and distance else None
    if end is None or len(named) != (2 if told else 1) or c.ascending(axis)[-1:] == named[:1]:
        return
    if not told:
        rest = _THEN.sub("", rest)
        yield (Plain(f"From {named[0]} to {end}, {uncapitalised(rest)}"),)
    elif end == named[1]:
        yield (Plain(capitalised(rest)),)


_ONE_OF = any_case(
    rf"(?P<when>this|that|it|[^,;]*\d{{4}}\*?) (?:was|is) (?:also )?one of (?:only |just |the )*"
    rf"(?P<n>{_NUMBER}) (?P<unit>{_UNITS}){_SHOWN} (?:in which|when|that|where) (?P<said>[^;]+)"
)
_THE_ONLY = any_case(
    r"(?:this|that|it) (?:was|is|marked|represented|remained|constituted|remains|marks) "
    r"(?:also )?the (?:only|sole) (?:annual |yearly |monthly |quarterly |year-on-year )?"
    rf"(?P<noun>{_RISE}|{_FALL})(?: (?:in|of|over|during|within) the {_PERIOD})?"
)


@told_by("one only sole", "of the", "was is marked represented remained constituted remains marks")
def one_of_so_many(c: Scene, text: str) -> Iterator[Version]:
    """“This was one of four years in which it fell”, “That was the only decline”: it fell then."""
    text, axis = text.rstrip(" ."), c.way
    if axis is None:
        return
    told = c.named_in(c.before).get(axis, ())
    if (match := _ONE_OF.fullmatch(text)) is not None:
        when = c.named_in(match["when"]).get(axis, ()) or told
        if len(when) == 1:
            said = match["said"]
            yield (
                Plain(f"{capitalised(said)} in only {match['n']} {match['unit']}"),
                Plain(f"In {when[0]}, {said}"),
            )
    elif (match := _THE_ONLY.fullmatch(text)) is not None and len(told) == 1:
        yield (Plain(f"The only {match['noun']} was in {told[0]}"),)


_THAN_ANY = any_case(
    r"\bthan (?:in |at |during )?(?:any|either|each|all|both)(?: one)? of the "
    rf"(?P<n>{_NUMBER}) (?P<way>preceding|previous|prior|following|subsequent) {_UNITS}\b"
)


@told_by("than", "any either each all both", "preceding previous prior following subsequent")
def than_in_any(c: Scene, text: str) -> Iterator[Version]:
    """“In 2020 it was higher than in any of the two preceding years”: than in 2018, and in 2019."""
    match, axis = _THAN_ANY.search(text), c.way
    if match is None or axis is None:
        return
    before, behind = text[: match.start()], text[match.end() :]
    when, ticks = c.named_in(before).get(axis, ()), c.ascending(axis)
    count = _count(match["n"])
    if len(when) != 1 or count is None:
        return
    at = ticks.index(when[0])
    later = match["way"].lower() in ("following", "subsequent")
    found = ticks[at + 1 : at + 1 + count] if later else ticks[max(at - count, 0) : at]
    if len(found) == count:
        yield tuple(Plain(f"{before}than in {tick}{behind}") for tick in found)


_SINCE = any_case(
    r"(?P<lead>(?:in|by) [^,;]+?,? )?(?P<who>[^,;]+?) (?:had )?(?:fell|dropped|slipped|dipped|sank"
    r"|declined|rose|climbed|moved|went|got|was|were)(?: back| again)? (?P<side>below|under|above"
    r"|over) (?P<mark>[^,;]+?)(?P<then> in [^,;]+?)? for the first time since (?P<since>[^,;]+)"
)


@of_form(_SINCE, "since", "below under above over")
def first_since(c: Scene, match: Match) -> Iterator[Version]:
    """“In May it fell below 5 for the first time since March”: then, and never in between."""
    axis = c.way
    if axis is None:
        return
    when, since = (
        c.named_in(said or "").get(axis, ())
        for said in (match["lead"] or match["then"], match["since"])
    )
    if len(when) != 1 or len(since) != 1:
        return
    ticks, who = c.ascending(axis), match["who"]
    between = ticks[ticks.index(since[0]) + 1 : ticks.index(when[0])]
    is_there = f"was {match['side']} {match['mark']}"
    version = [Plain(f"In {tick}, {who} {is_there}") for tick in (when[0], since[0])]
    if between:
        span = f"From {between[0]} to {between[-1]}" if len(between) > 1 else f"In {between[0]}"
        version.append(Plain(f"{span}, {who} was never {match['side']} {match['mark']}"))
    yield tuple(version)
