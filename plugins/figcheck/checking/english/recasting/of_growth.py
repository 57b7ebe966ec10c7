"""Growth where it is what a figure shows: “all contracted in 2020”, “A slid into recession”.

What grows by 3% there is at 3, and what shrinks is below zero; neither says that the rate became
higher or lower. So such words are said again in plain ones, whatever they stand with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.model import Figure
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

_GROWTH = any_case(
    r"\b(?:growth|expansion)(?! (?:factor|stage|medium|phase|chamber|period|hormone|curve))\b"
    r"|\b(?:year-on-year|year-over-year|yoy|y/y|annual|quarterly|monthly) change\b"
)
"""How the values of a figure are called that are rates of growth."""


_ECONOMY = any_case(r"\b(?:gdp|gross domestic product|economy|economic)\b")


@remembered
def is_of_growth(figure: Figure) -> bool:
    """Whether the values of a figure are rates of growth in percent, of an economy or over time.

    Args:
        figure: the figure.
    """
    told = figure.value.label or figure.y_axis.label or figure.title
    scale = Scale.of(figure)
    percent = "%" in (figure.value.unit or "") or "%" in told or scale.percent
    if not percent or _GROWTH.search(told) is None:
        return False
    # Of leaves that grew by 3% none shrinks.
    of_economy = _ECONOMY.search(told) is not None or scale.signed
    return of_economy or any(map(is_time, figure.dimensions))


_GREW = r"(?:grew|grown|grows?|expand(?:s|ed)?)"
_SHRANK = r"(?:contract(?:s|ed)?|shr[aiu]nks?|shrunk)"
_THE_ECONOMY = r"(?:economy|gdp|output)"
_WHAT = r"(?: (?:its|their|the) (?:economy|economies|output|gdp))?"
_HAD = (
    r"(?:had|has|have|show(?:s|ed)?|record(?:s|ed)?|post(?:s|ed)?|s[ae]es?|saw|experienc(?:es?|ed)"
    r"|suffer(?:s|ed)?|register(?:s|ed)?|report(?:s|ed)?)"
)
_BE = r"(?:is|are|was|were|remain(?:s|ed)?|stay(?:s|ed)?|stood|end(?:s|ed)? up|finish(?:es|ed)?)"
_GO = (
    r"(?:slid|slips?|slipped|slides?|falls?|fell|sinks?|sank|plunge[sd]?|dip(?:s|ped)?|go(?:es)?"
    r"|went"
    r"|move[sd]?|tip(?:s|ped)?|drop(?:s|ped)?|return(?:s|ed)?|enter(?:s|ed)?|c[oa]mes?|climb(?:s"
    r"|ed)?|swings?|swung|turn(?:s|ed)?)"
)
_RED = (
    r"(?:a |an )?(?:deep |mild )?(?:recession|contraction|negative territory|negative growth"
    r"|the red|the minus)"
)
_BLACK = r"(?:positive territory|the black|growth|positive growth|expansion)"
_ENDS = (
    r"(?=\s*(?:\Z|[.,;:()])|\s+(?:in|on|for|at|across|from|over|during|after|before|every|each"
    r"|and|but"
    r"|or|while|whereas|throughout|again|both|between|by then|as well|too|only|until|since|then)\b)"
)
_NUMBER = (
    r"(?P<about>(?:(?:about|around|roughly|nearly|almost|only|just"
    r"|exactly) )*)(?P<number>\d+(?:\.\d+)?)(?P<unit> ?%| percent)?"
)
_MORE = r"(?P<more>more than|over|at least|less than|under)"
_SIDE = {
    "more than": "above",
    "over": "above",
    "at least": "at least",
    "less than": "below",
    "under": "below",
}
_BACK = {
    "more than": "below",
    "over": "below",
    "at least": "at most",
    "less than": "above",
    "under": "above",
}

_AMOUNTS: tuple[tuple[re.Pattern[str], dict[str, str], str], ...] = (
    (any_case(rf"\b{_GREW}{_WHAT}(?: by)? {_MORE} {_NUMBER}"), _SIDE, ""),
    (any_case(rf"\b{_SHRANK}{_WHAT}(?: by)? {_MORE} {_NUMBER}"), _BACK, "-"),
    (
        any_case(
            rf"\b(?:held on to|kept|maintain(?:s|ed)?|retain(?:s|ed)?|sustain(?:s|ed)?"
            rf"|{_HAD}) (?:annual |yearly )?growth"
            rf"(?: rates?)? (?:of )?(?P<more>more than|over|above|at least|less than|under"
            rf"|below) {_NUMBER}"
        ),
        _SIDE | {"above": "above", "below": "below"},
        "",
    ),
    (any_case(rf"\b{_GREW}{_WHAT}(?: by)? {_NUMBER}(?=[\s,.;:)]|\Z)"), {}, ""),
    (any_case(rf"\b{_SHRANK}{_WHAT}(?: by)? {_NUMBER}(?=[\s,.;:)]|\Z)"), {}, "-"),
)
_FASTER = r"(?:faster|more|more (?:strongly|quickly|rapidly))"
_SLOWER = r"(?:slower|less|more slowly|less (?:strongly|quickly|rapidly))"
_HARDER = r"(?:more|harder|faster|more (?:strongly|sharply|deeply|severely)|worse)"
_DEEPEST = r"(?:deepest|sharpest|steepest|worst|largest|biggest|most severe|heaviest|strongest)"
_SLUMP = r"(?:contraction|recession|slump|downturn|collapse)"
_SLOWED = (
    r"(?:slow(?:s|ed)?(?: down)?|decelerate[sd]?|weaken(?:s|ed)?|ease[sd]?(?: off)?|cool(?:s"
    r"|ed)?(?: off| down)?"
    r"|los(?:es|t) (?:steam|momentum|pace|speed)|moderate[sd]?|slacken(?:s|ed)?|soften(?:s|ed)?)"
)
_SPED = (
    r"(?:accelerate[sd]?|pick(?:s|ed)? up(?: again)?|sped up|strengthen(?:s|ed)?|quicken(?:s|ed)?"
    r"|gain(?:s|ed) (?:pace|momentum|speed|steam))"
)
_WORDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (
            rf"\b(?:{_BE}|{_GO}) (?:back |deeper |again |still )?(?:in |into |to )?{_RED}\b",
            "is below 0",
        ),
        (rf"\b(?:{_BE}|{_GO}) (?:back |again |still )?(?:in |into |to ){_BLACK}\b", "is above 0"),
        (
            rf"\b{_HAD} (?:an? )?(?:negative (?:growth(?: rates?)?|rates?)|contractions?"
            rf"|recession){_ENDS}",
            "is below 0",
        ),
        (
            rf"\b{_HAD} (?:an? )?(?:positive (?:growth(?: rates?)?|rates?)|growth"
            rf"|expansion){_ENDS}",
            "is above 0",
        ),
        (r"\bwith negative (?:growth(?: rates?)?|rates?)\b", "below 0"),
        (r"\bwith positive (?:growth(?: rates?)?|rates?)\b", "above 0"),
        (r"\bin (?:recession|negative territory)\b", "below 0"),
        (rf"['’]s? {_THE_ECONOMY}(?= (?:{_GREW}|{_SHRANK}))", ""),
        (rf"\b(?P<than>(?:{_GREW}|{_SHRANK}) [a-z ]*than) that of\b", r"\g<than>"),
        (rf"\b{_GREW} {_FASTER} than\b", "is higher than"),
        (rf"\b{_GREW} {_SLOWER} than\b", "is lower than"),
        (rf"\b{_SHRANK} {_HARDER} than\b", "is lower than"),
        (rf"\b{_SHRANK} less(?: \w+ly)? than\b", "is higher than"),
        (
            rf"\b{_GREW} (?:the )?(?:fastest|most(?: strongly| quickly| rapidly)?)\b",
            "has the highest value",
        ),
        (
            rf"\b{_HAD} the {_DEEPEST} {_SLUMP}(?P<at>,? (?:at|of|with)(?: [a-z]+)*) (?=\d)",
            r"has the lowest value\g<at> -",
        ),
        (
            rf"\b(?:{_SHRANK} (?:the )?(?:most(?: \w+ly)?|hardest)|(?:is|was"
            rf"|were) hit (?:the )?hardest"
            rf"|fare[sd]? (?:the )?worst|{_HAD} the {_DEEPEST} {_SLUMP})",
            "has the lowest value",
        ),
        (
            r"\b(?:got off (?:the )?(?:lightest|most lightly)|fare[sd]? (?:the )?best"
            r"|held up (?:the )?best)",
            "has the highest value",
        ),
        (r"\bgot off (?:relatively |comparatively |fairly )?lightly with (?=[-−–]?\d)", "is at "),
        (
            rf"\b(?:continue[sd]? to grow|(?:was|were|is|are|kept|still) growing|{_GREW}){_ENDS}",
            "is above 0",
        ),
        (
            rf"\b(?:continue[sd]? to (?:contract|shrink)|(?:was|were|is|are|kept) (?:contracting"
            rf"|shrinking)|{_SHRANK}){_ENDS}",
            "is below 0",
        ),
        (rf"\b(?P<of>growth(?: rates?)?|rates?|economy|economies) {_SLOWED}\b", r"\g<of> fell"),
        (rf"\b(?P<of>growth(?: rates?)?|rates?|economy|economies) {_SPED}\b", r"\g<of> rose"),
        (r"\b(?:slowdown|deceleration|loss of (?:pace|momentum))(?=\b(?!s))", "decline"),
        (r"\b(?:slowdowns|decelerations)\b", "declines"),
        (r"\b(?:acceleration|pick-?up)\b", "increase"),
        (r"\bswing(?= (?:from|between|in)\b)", "change"),
    )
)
_LEFT = any_case(rf"\b(?:{_GREW}|{_SHRANK}|growing|shrinking|contracting|recession)\b")
_STEPS = regex(r"\b(?:falls|rises)|\b(?:steps)\(| - ")


@told_by(
    "grew grow grows grown growing expand expands expanded contract contracts contracted shrank "
    "shrink shrinks "
    "shrunk shrinking contracting growth recession territory red black contraction hit fared fare "
    "got held "
    "slowdown slowdowns deceleration acceleration pickup swing slowed expansion economy economies "
    "rate rates slump downturn collapse"
)
def of_growth(c: Scene, text: str) -> Iterator[Version]:
    """“All contracted in 2020”, of growth: all are below 0 in 2020."""
    if not is_of_growth(c.reader.figure):
        return
    said = _said_plainly(text)
    if said != text and _LEFT.search(said) is None:
        yield (Plain(said),)


def takes_growth_for_rise(figure: Figure, text: str, check: str) -> bool:
    """Whether what is said to grow, or to shrink, is read as a rate that rose, or fell.

    Args:
        figure: the figure.
        text: the sentence.
        check: what it was read as.
    """
    if not is_of_growth(figure) or _LEFT.search(text) is None:
        return False
    return _STEPS.search(check) is not None


def _said_plainly(text: str) -> str:
    """A text about growth in the words of values."""
    said = text
    for pattern, sides, sign in _AMOUNTS:
        said = pattern.sub(partial(_so_much, sides=sides, sign=sign), said)
    for pattern, plain in _WORDS:
        said = pattern.sub(plain, said)
    return capitalised(said)


def _so_much(match: Match, sides: dict[str, str], sign: str) -> str:
    """“grew by more than 4%”: is above 4%."""
    side = sides[match["more"].lower()] if sides else "at"
    return f"is {side} {match['about']}{sign}{match['number']}{match['unit'] or ''}"
