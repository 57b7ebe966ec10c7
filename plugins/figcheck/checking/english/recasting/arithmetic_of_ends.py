"""What follows from both ends of a change that are given: “from 14 to 64, more than fourfold”.

Where both numbers hold, so does what they come to; where they do not come to it, nothing is said.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.multiples import FOLDS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_HEDGE = r"(?:(?:about|around|roughly|approximately|just|only|nearly|almost|some) )*"
_HOW = (
    r"(?P<how>(?:more than|over|well over|less than|under|nearly|almost|about|around|roughly"
    r"|approximately|slightly more than|slightly less than|just over|just under|exactly) )?"
)
_LINKED = (
    r",? (?:(?:which|that|this) (?:is|means|represents|corresponds to|amounts to|equals|marks"
    r"|translates (?:in)?to) (?:that it )?|corresponding to |amounting to |representing |meaning "
    r"(?:that it )?|i\.e\.,? |or |)"
)
_RISE = r"(?:increase|rise|jump|gain|improvement|growth|climb|boost)"
_CHANGE = rf"(?:{_RISE}|drop|fall|decline|decrease|loss|reduction|change|difference)"
_DOUBLING = {"doubles": 2.0, "triples": 3.0, "quadruples": 4.0}
_ENDS = (
    rf"(?P<said>[^;]*?\bfrom {_HEDGE}(?P<a>\d[\d.]*)(?![\d.]*=)(?P<unit> ?%| points)?(?: "
    rf"[^;,\d]*)? to {_HEDGE}(?P<b>\d[\d.]*)(?: ?%| points)?(?: (?:for|in|with|on|at) [^;,]+?)?)"
)
_FOLD = any_case(
    rf"{_ENDS}{_LINKED}(?:{_HOW}(?:an? )?(?:(?P<fold>{'|'.join(FOLDS)})|(?P<times>\d+(?:\.\d+)?)"
    rf"[ -]?(?:fold|x|×)) {_RISE}|{_HOW.replace('how', 'also')}(?P<doubles>{'|'.join(_DOUBLING)}))"
)
_BY = any_case(
    rf"{_ENDS}{_LINKED}an? (?:[a-z]+ )?{_CHANGE} of {_HOW}(?P<by>\d[\d.]*)(?: ?%| (?:percentage )?"
    r"points?)"
)
_MORE = ("more than", "over", "well over", "slightly more than", "just over")
_LESS = ("less than", "under", "slightly less than", "just under", "nearly", "almost")
_NEAR, _CLOSE = 0.1, 0.05


@of_form(
    _FOLD,
    "from",
    "to",
    "fold doubles triples quadruples increase rise jump gain improvement growth climb boost",
)
def so_many_fold(_: Scene, match: Match) -> Iterator[Version]:
    """“It climbs from 14% to 64%, more than a fourfold increase”: so these two come to."""
    if not float(match["a"]):
        return
    fold, times, doubles = match["fold"], match["times"], match["doubles"]
    told = FOLDS[fold.lower()] if fold else times or _DOUBLING[doubles.lower()]
    how = (match["how"] or match["also"] or "").strip().lower()
    if _agrees(float(match["b"]) / float(match["a"]), float(told), how, exact=_NEAR):
        yield (Plain(match["said"]),)


@of_form(
    _BY,
    "from",
    "to",
    "increase rise jump gain improvement growth climb boost drop fall decline "
    "decrease loss reduction change difference",
)
def change_of_so_much(_: Scene, match: Match) -> Iterator[Version]:
    """“It rises from about 31% to about 54%, a gain of roughly 23 points”: so these come to."""
    apart = abs(float(match["b"]) - float(match["a"]))
    how = (match["how"] or "").strip().lower()
    if _agrees(apart, float(match["by"]), how, exact=0.001):
        yield (Plain(match["said"]),)


def _agrees(true: float, told: float, how: str, *, exact: float) -> bool:
    """Whether a number is what is told of it, with a word on how near it is."""
    if not told:
        return False
    if how in _MORE:
        return true > told
    if how in _LESS:
        return true < told and (how in {"less than", "under"} or true >= (1 - _NEAR) * told)
    return abs(true - told) <= (_CLOSE if how not in ("", "exactly") else exact) * told
