"""Parts of an axis by what they are called or what is in them: “in summer (June to August)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.calendar import MONTHS
from figcheck.patterns import any_case

_NAMED = any_case(
    r"\b(?P<at>in|during|for|over|throughout|within) (?:the )?(?P<name>(?:[a-z-]+ ){0,2}[a-z-]+) "
    r"\((?:from )?(?P<first>[^()–—-]+?)(?: ?[–—-] ?| to | through | until )(?P<last>[^()–—]+?)\)"
)
_OF_YEAR = any_case(r"\bmonths of the year\b")
_PART_OF_YEAR = any_case(
    r"\b(?:for|during|in|throughout) (?P<part>half|most|a third|two thirds|a quarter)"
    r"(?: of)? the (?:whole )?year\b"
)
_THAN = any_case(r"\bthan\b")
_REACHES = any_case(
    r"\b(?:reach(?:es|ed)?(?! (?:its|their)\b)|hits?|(?:drop|fall|fell|rise|rose|climb|dip|sink"
    r"|decline|grow|increase|decrease)[a-z]* to)\b"
)
_CYCLE = len(MONTHS)


@told_by("in during for over throughout within", "(")
def stretch_glossed(c: Scene, text: str) -> Iterator[Version]:
    """“In summer (June to August)”: in June, July and August."""

    def listed(match: Match) -> str:
        ticks = _ticks(c, match["first"], match["last"])
        if not ticks or c.named_in(match["name"]):
            return match.group()
        return f"{match['at']} {', '.join(ticks[:-1])} and {ticks[-1]}"

    said = _NAMED.sub(listed, text)
    if said == text:
        return
    if _REACHES.search(text):
        return  # "… drops to 28 in summer (June to August)": in one of these months.
    if _THAN.search(text) and c.holds(said) is not c.holds(f"On average, {said}"):
        return  # Each of them, or their mean.
    yield (Plain(said),)


def _ticks(c: Scene, first: str, last: str) -> tuple[str, ...]:
    """The points of an axis from one to another; of all months, also beyond the end of a year."""
    one, two = c.on_axis(first), c.on_axis(last)
    if one is None or two is None or one[0] != two[0]:
        return ()
    ticks = c.ascending(one[0])
    begin, end = ticks.index(one[1]), ticks.index(two[1])
    if begin < end:
        return ticks[begin : end + 1]
    return (*ticks[begin:], *ticks[: end + 1]) if begin > end and _lists_months(c) else ()


def _lists_months(c: Scene) -> bool:
    """Whether an axis goes through all months of a year."""
    axis = c.label_of("months")
    return axis is not None and len(c.reader.names.dimensions[axis].ticks) == _CYCLE


@told_by("year", "of")
def of_the_year(c: Scene, text: str) -> Iterator[Version]:
    """“In four months of the year”, “for half of the year”, of twelve months."""
    if not _lists_months(c):
        return
    said = _OF_YEAR.sub("months", text)
    said = _PART_OF_YEAR.sub(lambda m: f"in {m['part']} of the months", said)
    if said != text:
        yield (Plain(said),)


_SPENDS = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)(?P<who>[^,;:]+?) (?:spends?|spent) (?P<when>(?:all of |each of |"
    r"every one of |most of |half of )?(?:the |its )?[^,;:]+?) "
    r"(?P<side>(?:well |just |far )?(?:below|under|above|over|at or below|at or above|between|"
    r"within)) (?P<rest>[^,;:]+)"
)


@of_form(_SPENDS, "spend spends spent")
def spending_time(c: Scene, match: Match) -> Iterator[Version]:
    """“A spends each of the first five years below 1%”: in each of them it is below 1%."""
    when = re.sub(r"^all of ", "each of ", match["when"], flags=re.IGNORECASE)
    if re.match(r"(?:the|its) ", when, re.IGNORECASE):
        when = f"each of {when}"
    yield (Plain(f"{match['lead']}{match['who']} is {match['side']} {match['rest']} in {when}"),)


_WHEN = (
    r"(?:from [^,;:]+? (?:to|until) [^,;:]+|between [^,;:]+? and [^,;:]+"
    r"|(?:over|during|throughout|across) the [^,;:]+|(?:by|until) the end(?: of [^,;:]+)?)"
)
_DOES = any_case(
    rf"(?:(?P<lead>{_WHEN}), )?(?P<name>[^,;:]+?) (?:has |had )?"
    r"(?:(?P<down>lowers?|lowered|reduces?|reduced|decreases?|decreased|cuts?|brings? down)"
    r"|raises?|raised|increases?|increased|boosts?|boosted) "
    r"(?:(?:the|its|their) )?(?P<what>[^,;:\d][^,;:]*?) by (?P<size>[^,;:]*?\d[^,;:]*?)"
    rf"(?: (?P<when>{_WHEN}))?"
)


@of_form(_DOES, "by", "from between over during throughout across until end")
def lowers_in_time(c: Scene, match: Match) -> Iterator[Version]:
    """“A lowers the pressure by 5 over the study”: it falls by 5 in that time with A."""
    if not c.reader.is_place(match["name"]) or c.named_in(match["what"]):
        return
    when = match["lead"] or match["when"]
    if when is None or (match["lead"] and match["when"]):
        return
    moves = "falls" if match["down"] else "rises"
    yield (Plain(f"{match['name']} {moves} by {match['size']} {uncapitalised(when)}"),)
