"""What changes range from and to: “All rose in 2010, by 2 points (A) to 5 (B)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_UP = (
    r"increases?|rises?|gains?|growth|jumps?|improvements?|climbs?|surges?|upticks?|upturns?"
    r"|additions?|recover(?:y|ies)|rebounds?"
)
_DOWN = (
    r"decreases?|declines?|drops?|falls?|loss(?:es)?|reductions?|decrements?|dips?|slumps?"
    r"|downturns?|cuts?|setbacks?"
)
_NOUN = rf"(?P<{{0}}>(?P<{{1}}>{_UP})|{_DOWN})"
_ADJECTIVES = r"(?:an? |the )?(?:\w+ )?"
_SAW = (
    r"(?:saw|sees?|shows?|showed|ha[ds]|have|record(?:s|ed)?|experienc(?:es?|ed)|suffer(?:s|ed)?)"
)
_ROSE = (
    r"(?P<rose>rose|rises?|increases?d?|climb(?:s|ed)?|grew|grows?|gain(?:s|ed)?|went up|improved?)"
)
_FELL = r"(?:fell|falls?|decreases?d?|declines?d?|drop(?:s|ped)?|los[et]s?|went down|shr[aiu]nks?)"
_AMOUNT = (
    r"(?:(?:about|around|roughly|just|only|nearly|almost|some"
    r"|~) ?)*(?<![\d.,])\d[\d,]*(?:\.\d+)?(?![\d.])(?: ?%| ?[a-zµ%/]+){0,2}?"
)
_WHOSE = r"(?: \((?P<{0}>[^()]+)\)| (?:for|in|on|at|by|with) (?P<{1}>[^,;:()]+?))"
_FROM_TO = (
    rf"(?:from |between )?(?P<low>{_AMOUNT}){_WHOSE.format('a', 'b')}?"
    rf" (?:up )?(?:to|and) (?P<high>{_AMOUNT}){_WHOSE.format('c', 'd')}?"
)
_RANGING = r"(?:ranging|varying|going|running|spanning|extending)"
_WHERE = r"(?P<{0}>(?: (?:in|from|between|over|at|during) [^,;:()]+?)?)"
_SEEN = any_case(
    r"(?P<lead>(?:in|from|between|over|during|by|at|on|for|across|with) [^,;:]+, )?"
    rf"(?P<who>[^,;:]+?) (?:{_SAW} {_ADJECTIVES}{_NOUN.format('noun', 'up')}"
    rf"|(?P<verb>{_ROSE}|{_FELL})){_WHERE.format('where')},?"
    rf"(?: with {_ADJECTIVES}(?P<noun2>{_UP}|{_DOWN}))?"
    rf"(?:,? (?:of|by))? ?(?:{_RANGING} )?(?:of |by )?{_FROM_TO}"
)
_TOLD = any_case(
    rf"(?P<lead>[^,;:]+,? )?(?:the|its|their|these) {_NOUN.format('noun', 'up')}"
    rf"{_WHERE.format('where')} (?:ranged?s?|var(?:y|ies|ied)|run?s?|ran|go(?:es)?|went|spans?) "
    rf"{_FROM_TO}"
)
_NUMBER = regex(r"\d[\d,]*(?:\.\d+)?")
_LOOSE = any_case(rf"\b(?:{_UP}|{_DOWN})\b[^;:]*?,? {_RANGING} (?:from|between)\b")
_LINKED = any_case(rf"\b(?:of|by|with|{_RANGING})\b")
_OF_ONE = any_case(r"\b(?:every|each|all|both|any|none|no)\b|the \w+ \w+s\b")


@told_by("to and", "from between by of", "in from between over at during by (")
def changes_ranging(c: Scene, text: str) -> Iterator[Version]:
    """“All rose in 2010, by 2 points (A) to 5 (B)”: A by the least of them, and B by the most."""
    text = text.rstrip(" .")
    match = _SEEN.fullmatch(text)
    said: tuple[Plain, ...] = ()
    before = ""
    if match is not None:
        many = _OF_ONE.search(match["who"])
        # "All fell from 12 to 5": these are values, not changes.
        if many is None or _LINKED.search(text, match.end("where"), match.start("low")) is None:
            return
        before = match["who"][: many.start()]
        up = bool(match["up"] or match["rose"])
        if match["noun2"] and (re.fullmatch(_UP, match["noun2"], re.IGNORECASE) is None) is up:
            return
        said = (Plain(text[: match.end("where")]),)
    else:
        match = _TOLD.fullmatch(text)
        if match is None:
            return
        up = bool(match["up"])
    place = ((match["lead"] or before).rstrip(", ") or match["where"]).strip()
    whose = [match[one] or match[two] for one, two in ("ab", "cd")]
    amounts = [match["low"], match["high"]]
    if not place or (bool(whose[0]) is not bool(whose[1])):
        return
    noun = "increase" if up else "decrease"
    ways = ["smallest", "largest"]
    if _value(amounts[0]) > _value(amounts[1]):
        ways.reverse()
    lead, place = capitalised(place), uncapitalised(place)
    if whose[0]:
        told = [
            Plain(f"{lead}, {_bare(who)} has the {way} {noun} ({amount})")
            for who, way, amount in zip(whose, ways, amounts, strict=True)
        ]
    else:
        told = [
            Plain(f"The {way} {noun} {place} is {amount}")
            for way, amount in zip(ways, amounts, strict=True)
        ]
    yield (*said, *told)


def ranges_of_changes(text: str, check: str) -> bool:
    """Whether a sentence says what changes range from and to, and is read as saying it of values.

    Args:
        text: the sentence.
        check: what it was read as.
    """
    return _LOOSE.search(text) is not None and " - " not in check and "steps" not in check


def _bare(name: str) -> str:
    return re.sub(r"\A(?:the|for|in|on|at) ", "", name.strip(), flags=re.IGNORECASE)


def _value(text: str) -> float:
    found = _NUMBER.search(text)
    return float(found[0].replace(",", "")) if found else 0.0
