"""What wholes are made up of: “A relies most on gas”, “coal is absent from three of the six bars”.

The words for the largest part, for a part that is missing and for one that is there belong to
whatever is divided: countries by what they burn, budgets by what they are spent on. They are
said again in plain ones.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_AMOUNT = (
    r"(?:(?:about|around|roughly|just|only|nearly|almost|some"
    r"|~) ?)*\d[\d,]*(?:\.\d+)?\s?%?(?: [a-z]+)?"
)
_NOTED = rf"(?:,? (?:with|at) (?P<amount>{_AMOUNT})| \((?P<noted>{_AMOUNT})\))?"
_AHEAD = (
    r"(?:,? (?:just|narrowly|slightly|well|far|clearly|only just)? ?(?:ahead of|before"
    r"|in front of|followed by)"
    rf" (?P<rival>[^,;:()]+?)(?: \((?P<its>{_AMOUNT})\)| (?:with|at) (?P<has>{_AMOUNT}))?)?"
)
_MAIN = (
    r"(?:(?:single )?(?:main|dominant|primary|principal|chief|prime|leading|foremost|predominant"
    r"|top|largest|biggest|most important|number[- ]one|no\. 1)(?: single)?)"
)
_PART = (
    r"(?:(?:energy|power|electricity|income|revenue|food|water|heat|export|spending|budget"
    r"|traffic) )?"
    r"(?:sources?|components?|parts?|contributors?|categor(?:y|ies)|segments?|items?|uses?|fuels?"
    r"|suppl(?:y|ier|iers)"
    r"|modes?|ingredients?|elements?|class|group|type|kind|share|slice|block|constituent"
    r"|destination|activity|carrier|provider|sector|expense|crop|language|channel)"
)
_RELIES = any_case(
    r"(?P<whole>[^,;:()]+?) (?:still |also )?(?:relies|rely|relied|leans?|leaned|depends?"
    r"|depended|draws?|drew|builds?"
    r"|rests?|counts?) (?:the )?(?:most|mostly|mainly|primarily|chiefly|predominantly"
    r"|most (?:heavily|strongly)"
    rf"|above all|first and foremost) (?:up)?on (?P<part>[^,;:()]+?){_NOTED}{_AHEAD}"
)
_IS_MAIN = any_case(
    rf"(?P<part>[^,;:()]+?) (?:is|are|was|remains|forms|makes up|constitutes) (?:by far |clearly "
    rf"|still )?the {_MAIN} {_PART} (?:in|of|for|at) (?P<whole>[^,;:()]+?){_NOTED}{_AHEAD}"
)
_ITS_MAIN = any_case(
    rf"(?P<part>[^,;:()]+?) (?:is|are|was|remains) (?:by far |clearly "
    rf"|still )?(?P<whole>[^,;:()]+?)['’]s? {_MAIN} {_PART}{_NOTED}{_AHEAD}"
)
_MAIN_IS = any_case(
    rf"(?:(?P<whole>[^,;:()]+?)['’]s? {_MAIN} {_PART}|the {_MAIN} {_PART} (?:in|of|for"
    rf"|at) (?P<place>[^,;:()]+?))"
    rf" (?:is|are|was|remains) (?:still |clearly )?(?P<part>[^,;:()]+?){_NOTED}{_AHEAD}"
)
_HAS_AS_MAIN = any_case(
    r"(?P<whole>[^,;:()]+?) (?:still |also )?(?:has|have|had|uses?|keeps?"
    rf"|kept) (?P<part>[^,;:()]+?) as (?:its|their|the) {_MAIN} {_PART}{_NOTED}{_AHEAD}"
)
_LARGEST = (_RELIES, _IS_MAIN, _ITS_MAIN, _MAIN_IS, _HAS_AS_MAIN)

_MOSTLY = any_case(r"\b(?:mostly|mainly|primarily|chiefly|predominantly)\b")
_SO_MANY = rf"(?P<many>(?:only |just |exactly )?{COUNT}(?: of the(?: {COUNT})?)? [a-z]+s)"
_NOT_THERE = (
    r"(?:absent|missing|lacking|not present|not used|not found|unused|nonexistent|non-existent"
    r"|completely absent"
    r"|entirely absent|entirely missing|completely missing|not represented|unrepresented)"
)
_ABSENT = any_case(
    rf"(?P<part>[^,;:()]+?) (?:is|are|was|were) (?:also |still )?{_NOT_THERE}(?: altogether"
    rf"| entirely| completely)? (?:from|in) {_SO_MANY}"
)
_NONE_THERE = any_case(
    rf"(?:in {_SO_MANY},? )?there (?:is|are) no (?P<part>[^,;:()]+?)(?: at all)?"
    rf"(?: in {_SO_MANY.replace('<many>', '<there>')})?"
)
_NEITHER = any_case(
    r"neither (?P<one>[^,;:()]+?) nor (?P<two>[^,;:()]+?) (?:uses?|has|have|had|used|gets?"
    r"|relies on|employs?|contains?|includes?|shows?) (?:any )?(?P<part>[^,;:()]+)"
)
_THERE = any_case(
    r"(?P<part>[^,;:()]+?) (?:is|are|was|were) (?:also )?(?:present|used|found|represented"
    r"|included|contained) (?:in|by) (?P<all>(?:all|every|each)(?: of the| the)?(?: [a-z]+){1,2})"
)
_SOME = any_case(
    r"(?P<all>(?:all|every|each)(?: of the| the)?(?: [a-z]+){1,2}) (?:has|have|uses?|gets?"
    r"|contains?|includes?|generates?"
    r"|produces?) (?:at least )?(?:some|a little|a bit of) (?P<part>[^,;:()]+)"
)
_EACH_ONE = any_case(
    r"in (?P<wholes>[^;:()]+? and [^,;:()]+?),? (?:an?|one|the) (?:single |largest "
    r"|biggest )?(?P<noun>[a-z]+)(?: alone)?"
    r" (?:makes up|covers|accounts for|provides|supplies|delivers|contributes|has|is|represents)"
    r" (?P<held>(?:more|less|over|under|at|about|around|nearly|almost|above|below)\b.*?(?:\d"
    r"|\bhalf\b|\bthird\b|\bquarter\b|\bthirds\b|\bquarters\b)[^,;:]*?)(?P<of> of (?:the|its"
    r"|their) [a-z ]+)?"
)


@told_by(
    "main dominant primary principal chief prime leading foremost predominant top largest biggest "
    "important one 1 most mostly mainly primarily chiefly predominantly all",
    "is are was remains forms constitutes has have had up on upon as",
)
def largest_part(c: Scene, text: str) -> Iterator[Version]:
    """“A relies most on gas (41%)”, “gas is A's main source”: gas has the highest value in A."""
    for pattern in _LARGEST:
        match = pattern.fullmatch(text.rstrip(" ."))
        if match is None:
            continue
        groups = match.groupdict()
        whole, part = groups.get("whole") or groups.get("place") or "", match["part"]
        if not _are_two(c, whole, part):
            continue
        amount = match["amount"] or match["noted"]
        said = f" ({amount})" if amount else ""
        version = [Plain(f"In {whole}, {part} has the highest value{said}")]
        if match["rival"]:
            if c.named_in(match["rival"]).keys() != c.named_in(part).keys():
                return
            version.append(Plain(f"In {whole}, {part} is higher than {match['rival']}"))
            if its := match["its"] or match["has"]:
                version.append(Plain(f"In {whole}, {match['rival']} is at {its}"))
        yield tuple(version)
        if _MOSTLY.search(text):
            # Whoever relies mostly on something may have more than half from it.
            yield (Plain(f"In {whole}, {part} is above 50"),)
        return


@told_by(
    "absent missing lacking present used found unused nonexistent represented there neither",
    "is are was were nor",
)
def missing_parts(c: Scene, text: str) -> Iterator[Version]:
    """“Coal is absent from three of the six bars”: three of the six have none of it."""
    text = text.rstrip(" .")
    if match := _ABSENT.fullmatch(text):
        if _is_one(c, match["part"]):
            yield (Plain(_none_of(match["many"], match["part"])),)
    elif match := _NONE_THERE.fullmatch(text):
        many = match["many"] or match["there"]
        if many and bool(match["many"]) is not bool(match["there"]) and _is_one(c, match["part"]):
            yield (Plain(_none_of(many, match["part"])),)
    elif match := _NEITHER.fullmatch(text):
        one, two, part = match.group("one", "two", "part")
        if _are_two(c, one, part) and _are_two(c, two, part):
            yield (Plain(f"{one} and {two} have no {part}"),)


@of_form(
    (_THERE, _SOME),
    "present used found represented included contained some little bit",
    "all every each",
)
def parts_everywhere(c: Scene, match: Match) -> Iterator[Version]:
    """“Wind is present in every country”, “every country has some wind”: it is above 0 in each."""
    if len(c.named_in(match["part"])) != 1 or not c.is_subject(match["part"]):
        return
    if c.named_in(match["all"]):
        return
    verb = "are" if " and " in match["part"] else "is"
    yield (Plain(f"{match['part']} {verb} above 0 in {match['all'].lower()}"),)


@of_form(_EACH_ONE, "in", "and", "single one largest biggest")
def one_part_each(c: Scene, match: Match) -> Iterator[Version]:
    """“In A, B and C a single source makes up more than half”: in each its largest does."""
    if c.label_of(match["noun"]) is None:
        return
    named = c.named_in(match["wholes"])
    if len(named) != 1 or c.named_in(match["held"]) or not c.is_led(f"in {match['wholes']}"):
        return
    ((dimension, ticks),) = named.items()
    if dimension == c.label_of(match["noun"]) or len(ticks) < 2:
        return
    yield tuple(Plain(f"In {tick}, the largest value is {match['held']}") for tick in ticks)


def _is_one(c: Scene, text: str) -> bool:
    """Whether a text is the name of one thing and nothing else."""
    named = c.named_in(text)
    one = len(named) == 1 and len(next(iter(named.values()))) == 1
    return one and c.is_subject(text)


def _are_two(c: Scene, whole: str, part: str) -> bool:
    """Whether two texts are names of things of two kinds: of a country and of a fuel."""
    return (
        _is_one(c, whole)
        and _is_one(c, part)
        and c.named_in(whole).keys().isdisjoint(c.named_in(part))
    )


def _none_of(many: str, part: str) -> str:
    """“Two countries have no coal”, “only one of them has no coal”."""
    one = re.match(r"(?:only |just |exactly )?(?:one|1)\b", many, re.IGNORECASE)
    return f"{capitalised(many)} {'has' if one else 'have'} no {part}"
