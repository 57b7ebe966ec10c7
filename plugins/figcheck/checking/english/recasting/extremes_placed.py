"""Extremes told with what has them, where, or how high they are: “the lowest is 2, A in May”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import GAP, GAP_WORDS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_EXTREMES = frozenset({"EXTREME", "BEST", "TOPMOST", "EXTREME_OF"})
_VALUE = r"[-−+]?[$€£]?\d[\d.,]*(?: ?%| [a-z]+){0,2}?"
_IS = r"(?:is|was)"
_APPOSED = (
    any_case(rf"(?P<what>[^,;:]+?) {_IS} (?P<value>{_VALUE}), (?P<who>[^;:()]+)"),
    any_case(
        rf"(?P<what>[^,;:]+?) {_IS} the (?P<value>{_VALUE}) (?:of|for|in|at) (?P<who>[^,;:()]+)"
    ),
)


@told_by("is was", ", the")
def extreme_apposed(c: Scene, text: str) -> Iterator[Version]:
    """“The lowest bar is 2, A in May”, “the lowest value is the 2 of A”: it is that of A."""
    for match in filter(None, (pattern.fullmatch(text) for pattern in _APPOSED)):
        of_extreme = not _EXTREMES.isdisjoint(classes_in(match["what"]))
        # "…, A in May", of two names; "…, in May" needs no other words.
        if of_extreme and c.reader.is_place(match["who"]) and not c.is_led(match["who"]):
            yield (Plain(f"{match['what']} is {match['value']} ({match['who']})"),)
            return


_WIDE = r"(?P<wide>widest|largest|biggest|greatest|smallest|narrowest)"
_GAP = rf"(?P<gap>(?:[a-z]+ )?(?:{GAP}|spread)(?: [^,;:()]+?)?)"
_OF = r"(?:in|on|at|for|of|with|under|among) (?P<who>[^,;:()]+?)"
_FOUND = r"(?:found|seen|observed|that|the one)"
_WITH = rf"(?:,? (?:with|at) (?P<with>{_VALUE})| \((?P<noted>{_VALUE})\))?"
_GAP_OF = (
    any_case(rf"the {_WIDE} {_GAP} {_IS} {_FOUND} {_OF}{_WITH}"),
    any_case(rf"the {_WIDE} {_GAP} {_IS} (?P<with>{_VALUE}),? {_OF}"),
    any_case(rf"the {_WIDE} {_GAP} (?:of|\(|,) ?(?P<with>{_VALUE})[,)]? {_IS} {_FOUND} {_OF}"),
)
_RELATIVE = any_case(r"\b(?:percent|per cent|relative|proportion)\b|%")
_IN_UNIT = any_case(r" in (?P<unit>[a-z]+)\Z")


@told_by(f"{GAP_WORDS} spread", "is was")
def gap_placed(c: Scene, text: str) -> Iterator[Version]:
    """“The widest gap is the one in A”, “… is 5, in A”: A has the widest gap, 5."""
    for match in filter(None, (pattern.fullmatch(text) for pattern in _GAP_OF)):
        said = match.groupdict()
        who, gap, value = said["who"], said["gap"], said["with"] or said.get("noted")
        unit = _IN_UNIT.search(gap)
        if unit is not None and _is_own_unit(c, unit["unit"]):
            gap = gap[: unit.start()]  # "The widest gap in euros", of values in euros.
        if c.reader.is_place(who) and not _RELATIVE.search(gap):
            amount = f", {value}" if value else ""
            told = f"{who} has the {said['wide']} {gap}{amount}"
            yield (Plain(capitalised(told)),)
            return


def _is_own_unit(c: Scene, unit: str) -> bool:
    """Whether a noun names what the values of a figure are in."""
    axis = c.reader.figure.value
    return unit.removesuffix("s").lower() in f"{axis.label} {axis.unit}".lower()


_EXTREME_CLASSES = frozenset({"EXTREME", "BEST", "TOPMOST"})
_FOUND_THERE = (
    r"(?:(?:is|was|can be) (?:found|located|seen|observed|recorded|reached|achieved|attained"
    r"|obtained|situated)|occurs?|occurred|appears?|appeared|lies|lay|sits)"
)
_AT = r"(?P<at>(?:(?:at|in|for|by|on|under|with) )?(?:[^;]+))"
_VALUED = any_case(
    r"(?P<what>[^,;:]+?) (?:is|was|equals|reaches) (?P<value>[^,;:]*\d[^,;:]*?),? and"
    rf" (?:(?:it|this|this value|that value|this one) )?(?P<found>{_FOUND_THERE}) {_AT}"
)
_IT = any_case(rf"(?:it|this|this value|that value) (?P<found>{_FOUND_THERE}) {_AT}")
_BEFORE = any_case(r"(?P<what>[^,;:]+?) (?:is|was|equals|reaches) (?P<value>[^,;:]*\d[^,;:]*)")


@told_by(
    "found located seen observed recorded reached achieved attained obtained situated occurs occur "
    "occurred appears appear appeared lies lay sits",
    "and it this that",
)
def extreme_placed(c: Scene, text: str) -> Iterator[Version]:
    """“The lowest value is 5, and it is found at 4”; “It is found at 4” behind such a sentence."""
    if (match := _VALUED.fullmatch(text)) is not None:
        value = f" is {match['value']}, "
        told = f"{match['what']}{value}{_passive(match['found'])} {match['at']}"
    elif (match := _IT.fullmatch(text)) is not None:
        before = _BEFORE.fullmatch(c.before.rstrip(" ."))
        if before is None or _EXTREME_CLASSES.isdisjoint(classes_in(before["what"])):
            return
        told = f"{before['what']} {match['found']} {match['at']}"
    else:
        return
    if not _EXTREME_CLASSES.isdisjoint(classes_in(told)) and c.led_places(match["at"]):
        yield (Plain(told),)


def _passive(found: str) -> str:
    """“is found” as it stands behind a comma: “found”; “occurs” is “found” as well."""
    *others, last = found.split()
    return last if others else "found"


_EXTREME_WITH = any_case(
    r"(?P<lead>(?:in|at|on|for|among|averaged) [^,;:]+, )?the (?P<noun>[a-z][\w -]{1,30}?) "
    r"(?:with|that has|that shows|having|showing|exhibiting|which has) the "
    r"(?P<most>(?:[a-z]+est|most|least|best|worst|maximum|minimum) [^,;:]+?) (?:is|was) "
    r"(?:that (?:of|for|at) )?(?P<name>[^,;:]+)"
)
_LINES = frozenset("row column line bar group curve series panel".split())


@of_form(_EXTREME_WITH, "with that having showing exhibiting which", "is was")
def extreme_with(c: Scene, match: Match) -> Iterator[Version]:
    """“The row with the smallest range is A”: A has the smallest range, of what is so called."""
    noun, name = match["noun"].lower(), match["name"]
    if noun not in _LINES and c.label_of(noun) is None:
        return
    dimensions = c.named_in(f"at {name} is")
    if c.reader.is_place(name) or len(dimensions) == 1:
        yield (Plain(f"{match['lead'] or ''}{name} has the {match['most']}"),)


_ENDS = "lowest highest best worst smallest largest maximum minimum peak top greatest poorest"
_NOUN = r"(?!(?:in|at|on|of|for|by|with|across|among|during)\b)[\w@%-]+"
_NOTED = any_case(
    r"(?P<head>\b(?:reach(?:es|ed)?|has|have|had|achieve[sd]?|attain(?:s|ed)?|record(?:s|ed)?"
    r"|post(?:s|ed)?|show(?:s|ed)?|hits?|sees?|obtain(?:s|ed)?|exhibits?|registers?|sets?"
    r"|yields?|produces?|delivers?|takes?|finds?|with) (?:its|their|the|a|an) "
    rf"(?:overall |absolute |single |own )?(?:{_ENDS.replace(' ', '|')})(?: {_NOUN}){{0,3}}?)"
    r" \((?P<value>(?:[~≈]|about |around |roughly )? ?[-−+]?\d[\d.,]*(?: ?[%°\w/]+)?)\)"
)


@told_by("(", _ENDS)
def noted_extreme(_: Scene, text: str) -> Iterator[Version]:
    """“… reaches its lowest value (12) at 3”: … of 12 at 3."""
    plain = _NOTED.sub(lambda m: f"{m['head']} of {m['value']}", text)
    if plain != text:
        yield (Plain(plain),)


_WHICH = any_case(
    r"(?P<head>[^;]*\d[^,;]*), (?:a (?:value|level|score) )?(?:which|that) (?P<who>[^,;:]+?)"
    r" (?:reaches|reached|attains|achieves|achieved|records|recorded|hits|has|shows)"
    r" (?P<at>(?:both )?(?:at|in|on|for|under|with) (?:both )?[^;]+)"
)
_BOTH = any_case(r"\bboth ")


@of_form(
    _WHICH,
    "which that",
    "reaches reached attains achieves achieved records recorded hits has shows",
)
def reached_by(c: Scene, match: Match) -> Iterator[Version]:
    """“The highest value is 9, which A reaches at 4”: reached by A at 4."""
    if len(c.named_in(match["who"])) == 1:
        yield (Plain(f"{match['head']}, reached by {match['who']} {_BOTH.sub('', match['at'])}"),)


_AMOUNT = r"(?:(?:about|around|roughly|nearly|almost|just over|just under|only|some|exactly) )*"
_HAS = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)the (?P<of>median|average) (?P<label>[a-z]+)"
    r"(?: (?:of|in) the (?:plot|chart|figure|table|sample))? (?:has|needs|uses|requires) "
    rf"(?P<amount>{_AMOUNT}[$€£]?\d[\d.,]*(?: ?(?:k|m|b|bn|million|billion|thousand)\b)?) "
    r"(?P<noun>[a-z]+(?: [a-z]+)?)"
)


@of_form(_HAS, "median average", "has needs uses requires")
def median_thing(c: Scene, match: Match) -> Iterator[Version]:
    """“The median model has around 20M parameters”: so many are the median of all numbers."""
    if c.label_of(match["label"]) is None or not c.named_in(match["noun"]):
        return
    yield (
        Plain(f"{match['lead']}The {match['of']} number of {match['noun']} is {match['amount']}"),
    )
