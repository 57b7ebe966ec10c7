"""Amounts that are said in two ways: “loses 28 tonnes, or 17 %”, “i.e. by 18”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_HOW = (
    r"(?:(?:about|around|roughly|approximately|nearly|almost|close to|just|only|exactly|over|under|"
    r"more than|less than|some|slightly|a little|well|a mere|or) )*"
)
_PART = (
    r"(?:half|(?:an?|one|two|three|four) "
    r"(?:third|quarter|fifth|sixth|seventh|eighth|ninth|tenth)s?)"
)
_NUMBER = r"[$€£]?\d[\d.,]*(?<![.,])"
_AMOUNT = rf"{_HOW}{_NUMBER}(?: ?%| (?:percent|per cent))?"
_UNIT = r"(?: (?!or\b|and\b|which\b|to\b|from\b)[A-Za-z][\w/-]*){0,3}"
_NOUN = (
    r"(?P<noun>drop|fall|decline|decrease|reduction|loss|slump|slide|cut|dip|increase|rise|gain|"
    r"growth|jump|surge|improvement|climb|change|difference|plus|minus)"
)
_DOWN = frozenset("drop fall decline decrease reduction loss slump slide cut dip minus".split())
_UP = frozenset("increase rise gain growth jump surge climb plus".split())

_TWICE = any_case(
    rf"(?P<said>[^;:]*? )(?P<much>{_AMOUNT}{_UNIT})"
    r"(?:,? (?:or|i\.e\.,?|that is,?|which is|equivalent to|equal to|corresponding to) |,? \()"
    rf"(?P<again>{_HOW}(?:{_NUMBER}(?: ?%| percent| per cent)"
    rf"|{_PART}(?: of (?:its|their) [\w ]+?)?))"
    r"\)?(?P<when>(?: (?:in|from|between|over|since|during|by) [^;:,()]+)?)"
)
_AS_NOUN = any_case(
    r"(?P<said>[^;:]*?\d(?:[^;:,]|,(?=\d))*),? (?:which is |that is |i\.e\. )?"
    rf"an? (?:[a-z]+ )?{_NOUN} of (?P<again>(?:[^;:,]|,(?=\d))+)"
)
_MOVED = any_case(
    r"\b(?:los[et]s?|gain(?:s|ed)?|add(?:s|ed)?|shed(?:s)?|by|sav(?:es|ed)|cost(?:s)?|"
    r"forfeit(?:s|ed)?)\Z"
)
"""How what is said of a change ends before its amount."""


@of_form(
    _TWICE,
    "or is equivalent equal corresponding i e (",
    "% percent cent half of " + "third quarter fifth",
)
def or_in_percent(c: Scene, match: Match) -> Iterator[Version]:
    """“A loses 28 tonnes, or about 17%”: it loses 28 tonnes, and it loses about 17%."""
    if not _MOVED.search(match["said"].strip()) or "%" in match["much"]:
        return
    one = f"{match['said']}{match['much']}{match['when']}"
    two = f"{match['said']}{match['again']}{match['when']}"
    yield Plain(one), Plain(two)


@of_form(_AS_NOUN, " ".join(sorted(_DOWN | _UP)), "of", ",")
def as_a_drop(c: Scene, match: Match) -> Iterator[Version]:
    """“A loses 28 tonnes, a drop of about 17%”: it falls by about 17%."""
    if match["noun"].lower() not in _DOWN | _UP:
        return
    lead, who, rest = c.cut(match["said"])
    if not who:
        return
    places = "".join(f" {place}" for place in c.led_places(rest))
    verb = "falls" if match["noun"].lower() in _DOWN else "rises"
    yield Plain(match["said"]), Plain(f"{lead} {who} {verb} by {match['again']}{places}".strip())


_OWN = any_case(
    r"(?P<lead>(?:[^;:,]+, )?)(?P<what>[^;:,]*?\b(?:loss|gain|rise|fall|drop|increase|decrease|"
    r"decline|growth|total|sum|mean|average|median|lead|gap|difference|advantage|margin|deficit|"
    rf"range|spread|distance|improvement|reduction|jump|advance|edge)(?: of [^;:,]+?)?)"
    rf"(?: of (?P<much>{_AMOUNT}{_UNIT}?)|, (?P<set>{_AMOUNT}{_UNIT}?),) "
    r"(?P<rest>(?:between [^;:,]+? and \w+ |over [A-Z]\w+ )?"
    r"(?:is|was|are|exceeds|exceeded|makes|remains|beats|equals|matches|surpasses|dwarfs)\b.*)"
)


@of_form(
    _OWN, "of ,", "is was are exceeds exceeded makes remains beats equals matches surpasses dwarfs"
)
def of_so_much(c: Scene, match: Match) -> Iterator[Version]:
    """“A's loss of 28 tonnes is larger than B's”: it is 28 tonnes, and it is larger than B's."""
    what = f"{match['lead']}{match['what']}"
    much = (match["much"] or match["set"]).strip()
    yield Plain(f"{what} is {much}"), Plain(f"{what} {match['rest']}")


_THAT_IS = r", (?:i\.e\.,?|that is,?|or|meaning|equivalent to|which is) "
_BY = any_case(
    r"(?P<head>[^;:]*?\b(?P<verb>declines?|falls?|drops?|decreases?|rises?|grows?|increases?|"
    r"climbs?|declined|fell|dropped|decreased|rose|grew|increased|climbed)\b) "
    r"(?P<ends>from [^,;:]*\d[^,;:]* to [^,;:]*\d[^,;:]*)"
    rf"{_THAT_IS}(?P<by>by [^;:]*\d[^;:]*|[^;:]*\d[^;:]* (?:less|more|in total))"
)
_THAT_IS_PART = any_case(
    r"(?P<head>[^;:]*?\b(?:loses?|lost|gains?|gained|sheds?|costs? [^;:,]*?)) "
    r"(?P<much>[^,;:]*?\d\S*(?: [a-z/]+)??)(?P<ends>(?: (?:from|between|over|at|in) [^,;:]+)?)"
    rf"{_THAT_IS}(?P<part>[^,;:]*(?:%|half|third|quarter|fifth)s? of (?:its|their) [a-z ]+)"
)


@of_form(_BY, "from", "to", "i that or meaning equivalent which")
def that_is_by(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls from about 98 to about 80, i.e. by 18”: it does, and falls by 18."""
    if c.named_in(match["ends"]) or not match["by"].lower().startswith("by "):
        return  # "from 2000 to 2010": when, not how much.
    head = match["head"]
    yield Plain(f"{head} {match['ends']}"), Plain(f"{head} {match['by']}")


@of_form(_THAT_IS_PART, "of", "its their", "i that or meaning equivalent which")
def that_is_part(_: Scene, match: Match) -> Iterator[Version]:
    """“A loses 390 from B to C, i.e. 65 % of its load”: and so much of it."""
    head, ends = match["head"], match["ends"]
    yield Plain(f"{head} {match['much']}{ends}"), Plain(f"{head} {match['part']}{ends}")
