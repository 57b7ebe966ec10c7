"""Two that are told apart: “the former leads on X”, “above B in 2000, yet below it in 2010”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.participles import finite_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_TOLD_APART = any_case(
    r"(?P<said>(?P<one>[^,;:]+?) and (?P<two>[^,;:]+?) [a-z]+\b[^;:]*?)(?::|,|;| [–—-])"
    r" (?:with |where |and |as )?the former"
    r" (?P<former>[^;:]+?)(?:,|, and|, while|, whereas|, but| and| while| whereas| but) the latter"
    r" (?P<latter>[^;:]+)"
)
_AHEAD = regex(
    r"\b(?P<be>is|are|comes|stays) (?P<side>ahead|behind|better|worse)\b(?! (?:of|than))"
)
_FINITE = any_case(
    r"(?:is|are|was|has|have|leads?|wins?|scores?|reaches|does|performs?|comes|stays|beats?|falls"
    r"|rises|takes|holds|needs|gets|trails|gains|loses|exceeds|stands|ranks|remains|shows)\b"
)
_TO = {"ahead": "of", "behind": "", "better": "than", "worse": "than"}


@of_form(_TOLD_APART, "former", "latter", ": , ; – — -")
def former_and_latter(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B trade places: the former is ahead on X, the latter on Y”: A of B, and B of A."""
    one, two = match["one"], match["two"]
    named = [c.named_in(one), c.named_in(two)]
    if any(len(n) != 1 or len(next(iter(n.values()))) != 1 for n in named):
        return
    if named[0].keys() != named[1].keys() or not c.reads(match["said"]):
        return
    former, latter = (_finite(match[which]) for which in ("former", "latter"))
    if not _FINITE.match(former):
        former, latter = f"is {former}", f"is {latter}"  # "…, the former at 8 and the latter at 7".
    elif not _FINITE.match(latter):
        led = c.led_places(former)
        start = former.find(led[-1]) if led else -1
        if start < 0 or not c.is_led(latter):
            return
        latter = f"{former[:start]}{latter}"
    yield (
        Plain(match["said"]),
        Plain(f"{one} {_against(former, two)}"),
        Plain(f"{two} {_against(latter, one)}"),
    )


def _finite(said: str) -> str:
    """What is said of one of the two, with a finite verb if it has one in “-ing”."""
    return next(iter(finite_of(said)), said)


def _against(said: str, other: str) -> str:
    """What is said of one of the two, with the other as whom it is ahead of."""
    return _AHEAD.sub(
        lambda m: " ".join(f"{m['be']} {m['side']} {_TO[m['side']]} {other}".split()), said
    )


_LEAD = r"(?P<lead>(?:(?:in|at|by|on|from|after|before) [^,;:]{1,40}?,? )?)"
_STANDS = (
    r"(?:(?:is|was|lies|lay|stays|remains|stands|ranks|runs)(?: (?:already|now|then|well|far"
    r"|clearly"
    r"|again|still|just|slightly|even|finally|always))* (?:above|below|ahead of|behind|in front of|"
    r"over|under|(?:higher|lower|larger|smaller|greater|better|worse) than)"
    r"|(?:already |finally |again )?(?:exceeds|exceeded|surpasses|surpassed|beats|outperforms|"
    r"overtakes|overtook|passes|trails|leads))"
)
_IT_AND_IT = any_case(
    rf"{_LEAD}it (?P<stands>{_STANDS}) (?:it|the (?:other|latter))(?P<rest>(?: .+)?)"
)


@of_form(_IT_AND_IT, "it", "it other latter")
def one_above_other(c: Scene, match: Match) -> Iterator[Version]:
    """“A lies far below B in 1960, yet it is already above it in 1970”: A is above B then."""
    if not c.before:
        return
    named = c.named_in(c.before)
    pairs = [(d, ticks) for d, ticks in named.items() if len(ticks) == 2]
    if len(pairs) != 1 or pairs[0][0] in c.named_in(match.string):
        return
    ((dimension, (one, two)),) = pairs
    if c.named_in(c.cut(c.before)[1]).get(dimension) != (one,):
        return  # “The gap between A and B”, “A and B”: it is neither.
    said = f"{one} {match['stands']} {two}{match['rest']}"
    yield (Plain(f"{match['lead']}{said}"),)


_COUNTS = rf"(?:\d+|{'|'.join(NUMERALS)}|half|most|none|all but (?:one|two|three))"
_SOME_OF_ALL = any_case(
    rf"(?:(?:in|at|by|on|from|after|before) (?P<then>[^,;:]+?),? )?(?:only |just |exactly )?"
    rf"{_COUNTS} (?:out )?of the (?P<all>(?:\d+|{'|'.join(NUMERALS)}) [a-z]+s)\b.*?"
    r"(?: (?:in|at|by) (?P<behind>[^,;:]+?))?"
)
_ALL_OF_THEM = any_case(
    r"(?P<at>in|at|by|on|from|after) (?P<now>[^,;:]+?),? (?P<all>all|none|neither|each) of them"
    r"(?P<rest> .+)"
)


@of_form(_ALL_OF_THEM, "them", "all none each", "in at by on from after")
def all_of_them_then(c: Scene, match: Match) -> Iterator[Version]:
    """“In 1980 four of the six are above 60; by 2020 all of them are”: all six.

    At another point of the axis it is not the four that are spoken of, but all that there are.
    """
    some = _SOME_OF_ALL.fullmatch(c.before.strip(" ."))
    if some is None:
        return
    then, now = c.on_axis(some["then"] or some["behind"] or ""), c.on_axis(match["now"])
    if then is None or now is None or then[0] != now[0] or then[1] == now[1]:
        return
    of = "all" if match["all"].lower() == "all" else f"{match['all'].lower()} of the"
    yield (Plain(f"{match['at']} {match['now']} {of} {some['all']}{match['rest']}"),)
