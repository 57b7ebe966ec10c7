"""Extremes with their values, and who has them: “A and B have the highest score (73)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import number_in_words
from figcheck.checking.english.lexicon.shared_words import RANK
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_END = (
    r"(?:best|worst|highest|lowest|largest|smallest|maximum|minimum|maximal|minimal|strongest"
    r"|weakest|top|bottom)"
)
_NOUN = r"(?: (?:cells?|values?|entry|entries|scores?|results?|points?|bars?))?"
_OF_ENDS = (
    rf"(?:between|from) (?:its |their |the )?(?P<one>{_END}){_NOUN} (?:and|to) "
    rf"(?:its |their |the )?(?P<two>{_END}){_NOUN}"
)
_AMOUNT = (
    r"(?P<amount>(?:(?:about|around|roughly|nearly|almost|only|just|over) )?\d[\d.,]*[^,;:()]*?)"
)
_WITH_SO_MUCH = any_case(
    rf"(?P<head>[^;:]+?),? with (?:an? (?:difference|gap|distance|range|span|margin) of )?{_AMOUNT}"
    rf" {_OF_ENDS}"
)
_HIGH = frozenset("best highest largest maximum maximal strongest top".split())


@of_form(_WITH_SO_MUCH, "with", "between from", "and to")
def with_so_much_between(c: Scene, match: Match) -> Iterator[Version]:
    """“A varies, with 24 points between its best and its worst cell”: they are so far apart."""
    who = c.cut(match["head"])[1]
    if not who or not c.named_in(who) or not c.is_subject(who):
        return
    if (match["one"].lower() in _HIGH) is (match["two"].lower() in _HIGH):
        return
    ends = f"the {match['one'].lower()} and the {match['two'].lower()} value of {who}"
    yield (
        Plain(match["head"]),
        Plain(f"The difference between {ends} is {match['amount']}"),
    )


_ITS_CELLS = any_case(
    r"\b(?:(?P<all>all(?: of)? |each of )?(?P<whose>its|their) (?P<many>\d[\d,]*|[a-z]+) "
    r"|all(?: of)? (?P<own>its|their) )(?P<noun>cells|values|entries|points|bars|scores)\b"
)


@told_by("its their", "cells values entries points bars scores")
def its_so_many_cells(c: Scene, text: str) -> Iterator[Version]:
    """“Its 20 cells stay within a band of 4 points”, of what has 20: its cells do."""
    match = _ITS_CELLS.match(text)
    if match is None:
        return
    many = match["many"]
    if many is not None:
        subject = c.reader.subject_of(c.before) if c.before else None
        told = int(many.replace(",", "")) if many[0].isdigit() else number_in_words(many.lower())
        place = subject if subject is not None else c.around.here
        if place is None or not told:
            return
        if len(c.reader.table.indices(place.plain.cells)) != told:
            return
    whose = match["whose"] or match["own"]
    yield (Plain(f"{whose.capitalize()} {match['noun']}{text[match.end() :]}"),)


_EXTREME = r"(?:maximum|minimum|peak|highest value|lowest value|highest point|lowest point|trough)"
_TOLD = any_case(
    rf"(?P<whose>its|their|[^,;:()]+?['’]s?|the) (?P<what>{_EXTREME})(?P<of> of (?!\d)[^,;:()]+?)?"
    r" (?:of|at) (?P<value>(?:about |around |roughly |approximately )?[$€£]?\d[\d.,]*\S*)"
    r"(?: (?P<unit>(?!in\b|at\b|on\b|is\b|exceeds\b)[^\s\d,;:()]+))?"
    r"(?P<where> (?:in|at|on) [^,;:()]+?)?"
    r" (?P<rest>(?:is|are|was|exceeds|lies|remains|stays) [^;:]+)"
)


_OF_EXTREME = any_case(rf"\b{_EXTREME}\b")


@of_form(
    _TOLD,
    "maximum minimum peak value point trough",
    "of at",
    "is are was exceeds lies remains stays",
)
def extreme_told(_: Scene, match: Match) -> Iterator[Version]:
    """“Its maximum of 17 in May is twice that of B”: that is 17, in May, and twice that of B."""
    if not _OF_EXTREME.search(match["rest"]):
        return  # "… is 5 above B": above what B is there.
    if match["whose"].lower() == "the" and not match["of"]:
        return
    extreme = f"{match['whose']} {match['what']}{match['of'] or ''}"
    unit = f" {match['unit']}" if match["unit"] else ""
    value = f"{extreme} is {match['value']}{unit}{match['where'] or ''}"
    yield Plain(value), Plain(f"{extreme} {match['rest']}")


_HAVE = (
    r"(?:have|achieve|reach|attain|obtain|show|record|post|hold|exhibit|yield|get|produce|deliver"
    r"|display|register|had|achieved|reached|attained|obtained|recorded|share|shared)"
)
_JOINT_EXTREME = (
    r"(?:(?:joint|same|overall|single) )?(?:highest|lowest|best|worst|largest|smallest|top|maximum"
    r"|minimum|peak|greatest|longest|shortest|fewest|most)"
)
_VALUE = r"[-−+]?[\d][\d.,]*(?: ?(?:%|[A-Za-z°µ$€£/]+(?: [a-z]+)?))?"
_JOINT = regex(
    r"(?P<lead>(?:On|At|In|For|With|Under) [^,]+, )?"
    rf"(?P<named>.+?) (?:both |each |jointly |all )?{_HAVE}"
    rf" (?:the|a) (?P<extreme>{_JOINT_EXTREME} [\w -]+?)(?:,? (?:of|at|with) (?P<value>{_VALUE})"
    rf"| \((?:both |each )?(?P<noted>{_VALUE})\))(?P<place>(?: (?:on|at|in|for|with) [^,]+)?)"
)


@of_form(
    _JOINT,
    "have achieve reach attain obtain show record post hold exhibit yield get produce deliver "
    "display register had achieved reached attained obtained recorded share shared",
    "highest lowest best worst largest smallest top maximum minimum peak greatest longest shortest "
    "fewest most",
    "and",
)
def joint_extreme(scene: Scene, match: Match) -> Iterator[Version]:
    """“A and B reach the highest score of 73.6%”: they share it, as there is but one value."""
    if " and " not in match["named"]:
        return
    ticks = scene.named_in(match["named"])
    if len(ticks) != 1 or len(next(iter(ticks.values()))) < 2:
        return
    lead, place = match["lead"] or "", match["place"]
    value = match["value"] or match["noted"]
    yield (Plain(f"{lead}{match['named']} share the {match['extreme']} ({value}){place}"),)


_AT = r"(?:in|on|at|for|under|during|across) "
_SHARED = any_case(
    rf"(?P<lead>{_AT}[^,;:]+, )?(?P<who>[^,;:()]+?) (?P<verb>shares?|shared|ties? for|tied for"
    r"|(?:is|are|was|were) tied for|holds? joint(?:ly)?|jointly holds?)"
    rf" (?P<what>(?:the )?(?:(?:[a-z]+est|top|best|worst|most|lead|{RANK})\b)[^,;:()]*?"
    r"(?: \([^()]+\))?),? with (?P<whom>[^;:()]+?)(?P<noted> \([^()]+\))?"
    rf"(?P<there> {_AT}[^;:()]+)?"
)
_OF = any_case(r" (?:of|at) (?P<value>[-−+]?\d\S*(?: ?[a-z%°]+)?)\Z")
_FIRST = any_case(r"\A(?:the )?(?:top|first|number one|best) (?:spot|place|position|rank|ranking)")
"""The top spot is that of the best, though its value be the lowest."""


@of_form(_SHARED, "share shares shared tie ties tied hold holds", "with")
def shared_with(c: Scene, match: Match) -> Iterator[Version]:
    """“On Web, A shares the top score (70) with B”: on Web, A and B share the top score (70)."""
    who, whom, what = match.group("who", "whom", "what")
    if who.lower() in ("it", "they"):
        who = c.topic or ""
    own, theirs = c.named_in(who), c.named_in(whom)
    if not (c.is_subject(who) and c.reader.is_place(whom)) or len(own) != 1:
        return
    if own.keys() != theirs.keys() or set(*own.values()) & set(*theirs.values()):
        return
    what = _FIRST.sub("first place", what)
    what = _OF.sub(r" (\g<value>)", f"{what}{match['noted'] or ''}")
    both = f"{who}, {whom}" if " and " in whom else f"{who} and {whom}"
    yield (Plain(f"{match['lead'] or ''}{both} share {what}{match['there'] or ''}"),)
