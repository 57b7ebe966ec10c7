"""Changes that are told of what was said before: “This is an increase of 7% over the decade”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import number_in_words
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.recasting.relative_years import the_year_meant
from figcheck.checking.language.order import ordinates
from figcheck.patterns import any_case
from figcheck.times import is_time

_UP = "increase|rise|growth|gain|jump|improvement|surge|uptick|climb"
_DOWN = "decrease|decline|drop|fall|reduction|loss|dip|slump|plunge"
_HOW = (
    r"(?:(?:significant|sharp|slight|small|modest|minor|moderate|considerable|substantial|dramatic"
    r"|steep|large|big|huge|notable|remarkable|marked|massive|whopping|staggering|impressive|total"
    r"|net|overall|relative|percentage|strong|mere|year-on-year|year-over-year|annual) )*"
)
_IS = (
    r"(?:is|was|would be|represents?|represented|marks?|marked|equals|means|meant|constitutes?"
    r"|reflects?|corresponds? to|corresponded to|amounts? to|amounted to|translates? (?:in)?to"
    r"|equates? to)"
)
_YEARS = r"(?:(?P<count>an?|one|\d+|[a-z]+)[ -])?(?P<unit>years?|decades?)"
_SPAN = (
    r"(?:over|in|within|during|across|through(?:out)?|for) (?:(?:the|this|that|these|those|just"
    r"|only|a|an|its|whole|entire|full|same|given|intervening) )*"
    rf"(?:{_YEARS}(?:[ -](?:period|span|time|timeframe|interval|stretch|window))?"
    r"|(?:time )?(?:period|span|timeframe|interval|stretch|window))"
)
_THAN = r"(?:(?:as )?compared (?:to|with)|relative to|versus|from|over|on|since) (?P<than>[^,;:]+?)"
_CHANGE = any_case(
    rf"(?P<lead>(?:overall|thus|hence|therefore), )?(?:this|that|it|which) {_IS} "
    rf"(?:a|an|the) {_HOW}(?:(?P<up>{_UP})|{_DOWN}) of (?P<much>[^,;:]+?)(?: {_SPAN}| {_THAN})?"
)


@of_form(_CHANGE, "this that it which", f"{_UP} {_DOWN}".replace("|", " "), "of")
def that_change(c: Scene, match: Match) -> Iterator[Version]:
    """“A sank to 5 in 2020. This was a drop of 4 from the previous year”: from 2019 to 2020."""
    axis = c.way
    if axis is None or not c.before:
        return
    who = _spoken_of(c, axis)
    ends = _ends(c, axis, match["than"])
    if who is None or ends is None or not _lasts(c, axis, ends, match):
        return
    verb = "increased" if match["up"] else "decreased"
    yield (Plain(f"From {ends[0]} to {ends[1]}, {who} {verb} by {match['much']}"),)


def _spoken_of(c: Scene, axis: str) -> str | None:
    """The one thing that the sentence before is about; the values, if the figure shows no other."""
    named = {d: ticks for d, ticks in c.named_in(c.before).items() if d != axis}
    if not named:
        several = [d for d in c.reader.figure.dimensions if len(d.ticks) > 1 and d.name != axis]
        return c.topic if several else "the value"
    ((_, ticks), *more) = named.items()
    return ticks[0] if len(ticks) == 1 and not more else None


def _ends(c: Scene, axis: str, than: str | None) -> tuple[str, str] | None:
    """From when to when: of two years named before, or from one that is named to that one."""
    told = c.named_in(c.before).get(axis, ())
    if than is None:
        before = the_year_meant(c, c.before, axis)
        told = (*told, before) if before and len(told) == 1 else told
        if len(told) != 2 or told[0] == told[1]:
            return None
        low, high = sorted(told, key=c.ascending(axis).index)
        return low, high
    if len(told) != 1:
        return None
    base = the_year_meant(c, than, axis, told[0])
    if base is None:
        named = c.on_axis(than.removeprefix("in "))
        base = named[1] if named is not None and named[0] == axis else None
    ordered = c.ascending(axis)
    return (base, told[0]) if base and ordered.index(base) < ordered.index(told[0]) else None


_LASTING = any_case(rf",? {_SPAN}(?=[,.]|\Z| (?:from|between)\b)")


@told_by("over in within during across through throughout for", "year years decade decades")
def lasting(c: Scene, text: str) -> Iterator[Version]:
    """“A rose from 5 in 2010 to 9 in 2020, a gain of 4 over ten years”: from 2010 to 2020."""
    found, axis = [*_LASTING.finditer(text)], c.way
    if len(found) != 1 or axis is None:
        return
    match, told = found[0], c.named_in(text).get(axis, ())
    if len(told) != 2:
        return
    low, high = sorted(told, key=c.ascending(axis).index)
    if match["count"] and _lasts(c, axis, (low, high), match):
        before, behind = text[: match.start()], text[match.end() :]
        # "It doubled within four years, rising from 5 in 2010 to 9 in 2014": in these.
        apart = behind.startswith(",") and not c.named_in(before).get(axis)
        when = f" from {low} to {high}" if apart else ""
        yield (Plain(f"{before}{when}{behind}"),)


def _lasts(c: Scene, axis: str, ends: tuple[str, str], match: Match) -> bool:
    """Whether a change takes as long as it is said to: “over the ten-year period”."""
    unit, known = match["unit"], c.reader.names.dimensions[axis]
    if unit is None:
        return True
    if not is_time(known):
        return False
    count = (match["count"] or "one").lower()
    if match["count"] is None and unit.lower().endswith("s"):
        return True  # "over these years"
    number = 1 if count in ("a", "an") else number_in_words(count)
    number = int(count) if count.isdigit() else number
    places = dict(zip(known.ticks, ordinates(known), strict=True))
    years = places[ends[1]] - places[ends[0]]
    return number is not None and years == number * (10 if "decade" in unit.lower() else 1)
