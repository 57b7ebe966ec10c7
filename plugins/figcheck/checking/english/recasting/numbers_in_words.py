"""Numbers that are written in words: “sixty-seven percent”, “more than forty”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS, number_in_words
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_ONES = NUMERALS[1:10]
_LARGE = rf"(?:{'|'.join(_TENS)})(?:[- ](?:{'|'.join(_ONES)}))?"
_HUNDREDS = (
    rf"(?P<hundreds>an?|{'|'.join(_ONES)}) hundred"
    rf"(?: and (?P<rest>{_LARGE}|{'|'.join(NUMERALS[1:20])}))?"
)
_SPELLED = any_case(rf"\b(?:{_HUNDREDS}|(?P<large>{_LARGE}))\b(?!-)")
"""Numbers from twenty on, which seldom count what a figure shows."""

_IN_UNIT = any_case(
    rf"(?<![-\w])(?P<small>{'|'.join(NUMERALS[1:20])})"
    r"(?= (?:percent|per cent|%|percentage points?)(?:\W|\Z))"
)
"""Smaller ones, which what stands behind them makes a value."""

_IN_OWN_UNIT = any_case(rf"(?<![-\w])(?P<small>{'|'.join(NUMERALS[1:20])}) (?P<unit>[a-z]+)\b")
"""Those before what may be the unit of the values: “four euros”."""

_AMOUNT = any_case(
    r"(?P<before>\b(?:more|fewer|less) than|\bat (?:least|most)|\b(?:above|below|over|under"
    r"|exceeds?|exceeded|reach(?:e[sd])?|has|have|had|with|by))"
    rf" (?P<small>{'|'.join(NUMERALS[2:20])})"
    r"(?! (?:thirds?|quarters?|fifths?|tenths?|times|halves|to|or)\b)"
    r"(?P<noun>(?: [-\w]+){0,3})(?=[.,;:!]|\Z| \b(?:and|while|but|whereas|each|or)\b)"
)
"""Smaller ones that tell a value of a figure that counts, behind a bound or a verb."""

_ON_AXIS = any_case(
    r"(?P<before>\b(?:at|with|up to|until|till|from|to|between|and|beyond|above|below|over|under"
    rf"|than|through|for)(?: (?:just|only))?) (?P<small>a single|{'|'.join(NUMERALS[1:20])})"
    rf"(?: (?P<joint>to|and|or) (?P<other>{'|'.join(NUMERALS[1:20])}))?"
    r"(?P<noun>(?: [a-z]+){1,2}?)(?=[.,;:!]|\Z| (?:and|to|on|onwards?|or|until|it|while|than|in)\b)"
)
"""Those that name points of an axis: “up to four threads”, “from two to four threads”."""

_MORE = r"(?:more|fewer|less|higher|lower|larger|smaller|ahead|behind|above|below)"
_NAMELY = any_case(
    r"\bnamely(?P<how> (?:only|just|exactly|about|around))? "
    rf"(?P<small>{'|'.join(NUMERALS[1:20])})\b"
)
_SO_MANY_MORE = any_case(
    r",(?: which (?:is|was|are|were))?"
    r"(?P<how> (?:only|just|exactly|about|around|nearly|almost|some))?"
    rf" (?P<small>{'|'.join(NUMERALS[1:20])})(?= (?:[a-z]+ )?{_MORE}\b)"
)
"""By how much one is ahead, set behind its value: “24, which is two more than B”."""

_DECIMAL = any_case(
    rf"\b(?P<whole>{'|'.join(NUMERALS)}|{_LARGE}) point (?P<digits>(?:{'|'.join(NUMERALS[:10])})"
    rf"(?: (?:{'|'.join(NUMERALS[:10])}))?)\b"
)
"""“six point four”."""


@told_by(" ".join((*_TENS, *NUMERALS[1:20], "hundred", "point", "single")))
def in_digits(c: Scene, text: str) -> Iterator[Version]:
    """“It scores sixty-seven percent”: 67 percent."""
    if c.reader.spans_of_names(text) and any(
        _SPELLED.search(text[a:b]) for a, b in c.reader.spans_of_names(text)
    ):
        return
    said = _DECIMAL.sub(_decimal, text)
    said = _IN_UNIT.sub(lambda m: str(number_in_words(m["small"])), said)
    said = _SPELLED.sub(_whole, said)
    said = _NAMELY.sub(
        lambda m: f"namely{m['how'] or ''} {number_in_words(m['small'].lower())}", said
    )
    said = _ON_AXIS.sub(lambda m: _on_axis(c, m), said)
    if not c.reader.scale.counts:
        said = _IN_OWN_UNIT.sub(lambda m: _in_unit(c, m), said)
    if c.reader.scale.counts:
        said = _AMOUNT.sub(lambda m: _amount(c, m), said)
    if said != text:
        yield (Plain(said),)


def _decimal(match: Match) -> str:
    digits = "".join(str(NUMERALS.index(d)) for d in match["digits"].lower().split())
    return f"{_value(match['whole'])}.{digits}"


def _in_unit(c: Scene, match: Match) -> str:
    """“four euros” in digits where the values are in euros and nothing else is."""
    unit = match["unit"].lower()
    if unit not in c.reader.names.units or c.label_of(unit) is not None:
        return match[0]
    return f"{number_in_words(match['small'].lower())} {match['unit']}"


def _amount(c: Scene, match: Match) -> str:
    """“more than six (negation errors)” in digits where what is counted is what values count."""
    *names, noun = match["noun"].split() or [""]
    named = not names or c.reader.names_a_tick(" ".join(names))
    if noun and not (named and _counted(c, noun.lower())):
        return match[0]
    return f"{match['before']} {number_in_words(match['small'].lower())}{match['noun']}"


def _on_axis(c: Scene, match: Match) -> str:
    """“up to four threads” in digits where 4 is a point of the axis of threads."""
    numbers = [n.lower() for n in (match["small"], match["other"]) if n]
    if match["before"].lower() == "at" and numbers[0] == "a single":
        return match[0]  # "It exceeds 70 at a single hour": at one, or at no other one.
    digits = [1 if n == "a single" else number_in_words(n) for n in numbers]
    if any(c.on_axis(f"{n}{match['noun']}") is None for n in digits):
        return match[0]
    joint = f" {match['joint']} " if match["other"] else ""
    return f"{match['before']} {joint.join(map(str, digits))}{match['noun']}"


def _counted(c: Scene, noun: str) -> bool:
    """Whether a noun is the one for what the values count."""
    label = words_of(c.reader.figure.value.label)
    return noun in label or any(toggled((word,)) == (noun,) for word in label)


def _whole(match: Match) -> str:
    if match["large"]:
        return str(_value(match["large"]))
    first = match["hundreds"].lower()
    hundreds = 1 if first in {"a", "an"} else NUMERALS.index(first)
    return str(100 * hundreds + (_value(match["rest"]) if match["rest"] else 0))


def _value(words: str) -> int:
    """The number below a hundred that words write."""
    known = number_in_words(words.lower().replace(" ", "-"))
    if known is not None:
        return known
    _, _, ones = words.lower().replace(" ", "-").partition("-")
    return 20 + (NUMERALS.index(ones) if ones else 0)


@told_by(",", "more fewer less higher lower larger smaller ahead behind above below")
def so_many_more(_: Scene, text: str) -> Iterator[Version]:
    """“A has 24, which is two more than B”: A has 24, 2 more than B."""

    def plainly(match: Match) -> str:
        return f",{match['how'] or ''} {number_in_words(match['small'].lower())}"

    if (said := _SO_MANY_MORE.sub(plainly, text)) != text:
        yield (Plain(said),)
