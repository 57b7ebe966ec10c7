"""Courses that are told beside a level: “after a dip to 5 in 2016”, “from a low of 5 in 2010”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import COUNT
from figcheck.checking.english.recasting.hung_on import hung_on
from figcheck.checking.english.recasting.plain import (
    Match,
    Plain,
    Scene,
    Version,
    in_plain_words,
    of_form,
    told_by,
)
from figcheck.patterns import any_case

_TEXT = r"(?:[^,;:]|(?<=\d),(?=\d))"
"""A sign of a clause; the comma of “9,917” sets nothing off."""

_MOVED = {
    "dip": "dipped", "drop": "dropped", "fall": "fell", "decline": "declined", "slump": "slumped",
    "decrease": "decreased", "rise": "rose", "jump": "jumped", "increase": "increased",
    "spike": "jumped", "surge": "jumped", "rebound": "rose", "recovery": "rose",
}  # fmt: skip
_NOUNS = " ".join(_MOVED)
_AFTER_A_DIP = any_case(
    r"(?P<first>[^;:]+?),? (?:after|despite|following|with|save for|except for) (?:an? |the )"
    r"(?:(?:brief|temporary|slight|short|small|sharp|one-off|sudden|single|modest|short-lived) )?"
    rf"(?P<noun>{_NOUNS.replace(' ', '|')}) "
    rf"(?P<rest>(?:(?:to|of|by) {_TEXT}*?\d{_TEXT}* )?in [^,;:]+)"
)


@of_form(_AFTER_A_DIP, _NOUNS, "after despite following with except save", "in")
def after_a_dip(c: Scene, match: Match) -> Iterator[Version]:
    """“A went from 60 to 63, after a dip to 58 in 2016”: it dipped to 58 then."""
    who, rest = c.cut(match["first"])[1], match["rest"]
    if not who or c.way not in c.named_in(rest):
        return
    told = rest.removeprefix("of ") if rest.startswith("of ") else rest
    moved = f"{_MOVED[match['noun'].lower()]}{' by' if told != rest else ''}"
    yield from hung_on(c, match["first"], f"{who} {moved} {told}")


_LOW = r"(?P<{}>low|high|peak|minimum|maximum|trough|lowest point|highest point)"
_FROM_A_LOW = any_case(
    rf"From (?:an? |its )(?:(?:record|all-time) )?{_LOW.format('one')} of "
    rf"(?P<first>{_TEXT}*?\d{_TEXT}*?) (?P<at>in [^,;:]+), (?P<who>[^,;:]+?) "
    r"(?:steadily |gradually |then )?"
    r"(?P<does>rose|rises|climbed|climbs|increased|increases|grew|grows|jumped|fell|falls|dropped"
    r"|drops|declined|declines|decreased|decreases|sank) (?:up |down |back )?to "
    rf"(?:(?:an? |its )(?:(?:record|all-time) )?{_LOW.format('two')} of )?"
    rf"(?P<last>{_TEXT}*?\d{_TEXT}*?) (?P<then>in [^,;:]+)"
)
_HIGH = ("high", "peak", "max")
_FALLS = any_case(r"f[ae]ll|drop|declin|decreas|sank")


@of_form(_FROM_A_LOW, "from", "low high peak minimum maximum trough lowest highest", "to", "in")
def from_a_low(c: Scene, match: Match) -> Iterator[Version]:
    """“From a low of 5 in 2010, A rose to a high of 9 in 2020”: these are its ends.

    If they are none, they may be those of a part of it.
    """
    who = match["who"]
    said: list[str] = []
    extremes: list[str] = []
    for end, value, at in (("one", "first", "at"), ("two", "last", "then")):
        said.append(f"{capitalised(match[at])}, {who} was {match[value]}")
        if match[end]:
            kind = "highest" if match[end].lower().startswith(_HIGH) else "lowest"
            extremes.append(f"{who} reached its {kind} value {match[at]}")
    values = [c.holds(told) for told in said]
    if all(values) and not all(c.holds(told) for told in extremes):
        return
    side = "lower" if _FALLS.match(match["does"]) else "higher"
    course = f"{capitalised(match['then'])}, {who} was {side} than {match['at']}"
    yield (*map(Plain, said), Plain(course))


_DOWN_TO = any_case(
    r"(?P<head>\b(?:come down|came down|fell|falls|fallen|dropped|drops|declined|decreased|sank"
    r"|shrank|shrunk|slipped|slid)\b[^,;:]*), from (?=[$€£]?\d)"
)
_UP_TO = any_case(
    r"(?P<head>\b(?:come up|rose|rises|risen|climbed|increased|grew|grown|jumped|gone up|went up)\b"
    r"[^,;:]*), from (?=[$€£]?\d)"
)


@told_by("from", ",")
def down_from(_: Scene, text: str) -> Iterator[Version]:
    """“A had fallen to 58%, from 70% in 2022”: down from 70% then."""
    turns = ((_DOWN_TO, r"\g<head>, down from "), (_UP_TO, r"\g<head>, up from "))
    yield from in_plain_words(text, turns)


_STRETCH = r"(?:between|from) [^,;:]+? (?:and|to) [^,;:]+?"
_WHILE_UNCHANGED = any_case(
    rf"(?P<lead>(?P<led>{_STRETCH}), )?(?P<first>[^,;:]+?)(?: (?P<when>{_STRETCH}))?,? "
    r"(?:while|whereas|but|and) (?P<then>[^,;:]+ "
    r"(?:unchanged|flat|constant|stable|steady|the same)\b[^,;:]*)"
)


@of_form(_WHILE_UNCHANGED, "while whereas but and", "unchanged flat constant stable steady same")
def while_unchanged(c: Scene, match: Match) -> Iterator[Version]:
    """“A rose by 5 between 2016 and 2017, while B was unchanged”: it was so in these years."""
    when = match["led"] or match["when"]
    if when is None or (match["led"] and match["when"]) or c.way in c.named_in(match["then"]):
        return
    yield (
        Plain(f"{match['lead'] or ''}{match['first']} {match['when'] or ''}".rstrip()),
        Plain(f"{capitalised(when)}, {match['then']}"),
    )


_IN_A_ROW = any_case(
    rf"(?P<after>After [^,;:]+), (?P<said>[^,;:]+?) (?:in|for) (?P<many>{COUNT}) "
    r"(?P<row>consecutive|straight|successive) (?P<unit>[a-z]+)"
)


@of_form(_IN_A_ROW, "after", "consecutive straight successive")
def so_many_in_a_row(_: Scene, match: Match) -> Iterator[Version]:
    """“After 2020, it fell in two consecutive years”: for two consecutive years after 2020."""
    many = f"for {match['many']} consecutive {match['unit']}"
    yield (Plain(f"{match['said']} {many} a{match['after'][1:]}"),)


_CROWNED_AMID = any_case(
    rf"(?P<first>{_TEXT}+), "
    r"(?P<what>(?:its|their|the) (?:[a-z]+ )?[a-z]+est [a-z]+(?: [^,;:]+?)?), "
    r"(?:and|but|before|then) (?P<then>[^;:]+)"
)


_SINCE = any_case(r"(?:afterwards?|thereafter|since(?: then)?|from then on)\Z")


@of_form(_CROWNED_AMID, ",", "its their the", "and but before then")
def crowned_amid(c: Scene, match: Match) -> Iterator[Version]:
    """“A rose to 76 in 2018, its highest level, and fell to 58 by 2023”: and it fell to 58."""
    who, then = c.cut(match["first"])[1], match["then"]
    told = c.named_in(match["first"]).get(c.way or "", ())
    if not who or len(told) != 1 or not c.begins_with_verb(then):
        return
    yield (
        Plain(f"{match['first']}, {match['what']}"),
        Plain(f"{who} {_SINCE.sub(f'after {told[0]}', then)}", hung=True),
    )


_NEW_HIGH = any_case(
    r"(?P<year>(?:19|20)\d\d\*?) (?:marked|marks|saw|sees|brought|brings|set) an? (?:new )?"
    r"(?:all-time |record )?(?P<end>high|low|peak|record)"
    rf"(?: for (?P<who>[^,;:]+?))?(?:,? (?:of|with|at) (?P<value>{_TEXT}*?\d{_TEXT}*))?"
)


@of_form(_NEW_HIGH, "marked marks saw sees brought brings set", "high low peak record")
def new_high(c: Scene, match: Match) -> Iterator[Version]:
    """“2020 marked a new high, with 99 fires”: it was at its highest until then, and is 99."""
    if c.way is None or not (match["who"] or c.reader.names.is_one_line):
        return
    who, year = match["who"] or "it", match["year"]
    ticks = c.ascending(c.way)
    if year not in ticks[1:]:
        return
    low = match["end"].lower() == "low"
    beyond = "lower" if low else "higher"
    said = [f"In {year}, {who} was {beyond} than in {tick}" for tick in ticks[: ticks.index(year)]]
    if match["value"]:
        said.insert(0, f"In {year}, {who} was {match['value']}")
    yield tuple(map(Plain, said))


TO_REACH = any_case(
    r"(?P<first>[^,;:]*\b(?:every|each|throughout|consistently|continuously|steadily|uninterruptedly"
    r"|without interruption)\b[^,;:]*?),? to "
    r"(?:reach|hit|attain|arrive at|end (?:up )?at|finish at) "
    rf"(?P<value>{_TEXT}*?\d{_TEXT}*?)(?P<at> (?:in|by) [^,;:]+)"
)


@of_form(TO_REACH, "to", "reach hit attain arrive end finish", "in by")
def to_reach(c: Scene, match: Match) -> Iterator[Version]:
    """“A rose in every year to reach 5 in 2022”: in every year that there is, not in the last."""
    who, told = c.cut(match["first"])[1], c.named_in(match["at"]).get(c.way or "", ())
    if not who or c.way is None or len(told) != 1 or c.way in c.named_in(match["first"]):
        return
    ticks = c.ascending(c.way)
    # "It rose steadily to reach 5 in 2018": until then.
    first = match["first"]
    if told[0] != ticks[-1]:
        first = f"From {ticks[0]} to {told[0]}, {c.within_sentence(first)}"
    yield Plain(f"{who} was {match['value']}{match['at']}"), Plain(first)


_UP_BUT_DOWN = any_case(
    r"(?P<first>(?P<who>[^;:]+?) (?P<verb>went|go|goes|moved|moves|is|are|was|were) "
    r"(?P<one>up|down) [^;:]+?)(?P<when> (?:between|from) [^;:,]+? (?:and|to) [^\s;:,]+)?,? "
    r"(?:but|and|while) (?:(?:it|they) )?(?:(?:went|moved|was|were|is|are) )?(?P<two>up|down) "
    r"(?P<where>(?:in|for|among) [^;:]+)"
)


@of_form(_UP_BUT_DOWN, "up", "down", "but and while")
def up_but_down(_: Scene, match: Match) -> Iterator[Version]:
    """“The rate went up in A but down in B”: it went down in B."""
    if match["one"].lower() == match["two"].lower():
        return
    when = match["when"] or ""
    yield (
        Plain(f"{match['first']}{when}"),
        Plain(f"{match['who']} {match['verb']} {match['two']} {match['where']}{when}"),
    )
