"""Coefficients of a correlation matrix in other words: “A rises with B”, “A's weakest partner”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

NAME = r"[^,;:()]+?"
NOTE = r"(?: \((?P<{0}>[-−+]?\d[\d.]*)\))?"
TIE = r"(?:correlation|link|relationship|association|tie|connection|coefficient|relation)"


def is_matrix(c: Scene) -> bool:
    """Whether the figure is a matrix of correlations."""
    square = c.reader.square
    return square is not None and square.coefficients


def is_one(c: Scene, *names: str) -> bool:
    """Whether each of some names is one thing of the matrix, none of them twice."""
    found = [next(iter(c.named_in(name).values()), ()) for name in names]
    known = all(map(c.reader.is_place, names)) and all(len(ticks) == 1 for ticks in found)
    return known and len(set(found)) == len(found)


_THINGS = frozenset(
    "variable measure feature item quantity quantities parameter trait metric one".split()
)


def _are_all(c: Scene, noun: str, count: str | None = None) -> bool:
    """Whether a noun is one for all things of the matrix, and others so many, if that is said.

    “The other three pollutants” beside the weather are not all others.
    """
    noun = noun.lower()
    known = noun in _THINGS or noun.removesuffix("s") in _THINGS or c.label_of(noun) is not None
    square = c.reader.square
    so_many = square is not None and count is not None and NUMERALS.index(count.lower())
    return known and (count is None or (square is not None and so_many == len(square.ticks) - 1))


def noted(one: str, other: str, value: str | None) -> tuple[Plain, ...]:
    """What the coefficient of two is, if that is told."""
    return (Plain(f"The correlation between {one} and {other} is {value}"),) if value else ()


_MOVES = any_case(
    rf"(?P<who>(?:{NAME}|it|they)) (?P<up>rises?|increases?|grows?|goes up"
    r"|climbs?)?(?P<down>falls?|decreases?|drops?|declines?|goes down)? with "
    rf"(?P<one>{NAME}){NOTE.format('a')}(?:,? (?:and|but|while it) (?P<again>rises?|increases?"
    rf"|grows?|falls?|decreases?|drops?|declines?) with (?P<two>{NAME}){NOTE.format('b')})?"
)
_UP = any_case(r"(?:ris|increas|grow|climb|goes up)")


@of_form(
    _MOVES,
    "with",
    "rise rises increase increases grow grows goes climb climbs fall falls decrease "
    "decreases drop drops decline declines",
)
def moves_with(c: Scene, match: Match) -> Iterator[Version]:
    """“A rises with B (0.6) and falls with C”: it correlates so with B and C."""
    if not is_matrix(c) or not (match["up"] or match["down"]):
        return
    partners = [(match["up"] or match["down"], match["one"], match["a"])]
    if match["two"]:
        partners.append((match["again"], match["two"], match["b"]))
    if not all(is_one(c, one) for _, one, _ in partners):
        return
    yield tuple(
        Plain(
            f"{match['who']} correlates {'positively' if _UP.match(verb) else 'negatively'} "
            f"with {one}{f' ({value})' if value else ''}"
        )
        for verb, one, value in partners
    )


_STRONGEST = any_case(
    rf"(?:the (?P<a>strongest|weakest|closest|tightest) (?:{TIE}|partner) (?:of|for) "
    rf"(?P<of>{NAME})|(?P<owner>{NAME})(?:['’]s?|(?P<its>\bits)) (?P<b>strongest|weakest"
    rf"|closest|tightest) (?:{TIE}|partner))(?:,? (?:regardless of|irrespective of|whatever its) "
    r"sign,?)? (?:is found|is the one|is that|is)(?: (?:with|to))? "
    rf"(?P<to>{NAME}){NOTE.format('v')}"
)


@of_form(_STRONGEST, "strongest weakest closest tightest", "is")
def strongest_of_one(c: Scene, match: Match) -> Iterator[Version]:
    """“A's weakest partner is B (0.3)”: A correlates least strongly with B."""
    if not is_matrix(c):
        return
    who, to = match["of"] or match["owner"], match["to"]
    if not is_one(c, who, to):
        return
    most = (match["a"] or match["b"]).lower()
    noted = f" ({match['v']})" if match["v"] else ""
    if most == "weakest":
        yield (Plain(f"The weakest partner of {who} is {to}{noted}"),)
    else:
        yield (Plain(f"{who} correlates most strongly with {to}{noted}"),)


_CLOSER = any_case(
    rf"(?P<who>{NAME}) (?:(?:is|are) (?:much |slightly |clearly |far )?"
    r"(?P<close>closer|more closely"
    r" (?:related|tied|linked|connected)|more strongly (?:related|tied|linked|connected"
    rf"|correlated)) (?:to|with)|(?:has|shows) a (?P<strong>stronger|closer|tighter) {TIE} "
    r"(?:with|to)|correlates? (?P<more>more strongly|more closely) with) "
    rf"(?P<one>{NAME}){NOTE.format('v')},? than (?:to|with) (?P<two>{NAME}){NOTE.format('w')}"
)


@of_form(_CLOSER, "than", "to with")
def closer_to_one(c: Scene, match: Match) -> Iterator[Version]:
    """“A is closer to B (0.5) than to C (0.4)”: it correlates more strongly with B."""
    if not is_matrix(c) or not is_one(c, match["who"], match["one"], match["two"]):
        return
    if match["more"] and not (match["v"] or match["w"]):
        return
    who = match["who"]
    yield (
        Plain(f"{who} correlates more strongly with {match['one']} than with {match['two']}"),
        *noted(who, match["one"], match["v"]),
        *noted(who, match["two"], match["w"]),
    )


_BUT_WEAKLY = any_case(
    rf"(?P<who>{NAME}) (?:is |are )?(?:correlates? )?(?:strongly|closely|tightly)"
    r"(?: (?:tied|linked|related|connected|correlated))? (?:to|with) "
    rf"(?P<one>{NAME}) \((?P<v>[-−+]?\d[\d.]*)\),? (?:but|and|while|yet) (?:only )?"
    rf"(?:weakly|loosely) (?:to|with) (?P<two>{NAME}) \((?P<w>[-−+]?\d[\d.]*)\)"
)
_BUT_WEAKLY_TOO = any_case(
    rf"(?P<who>{NAME}) correlates? (?:strongly|closely) with (?P<one>{NAME}) "
    r"\((?P<v>[-−+]?\d[\d.]*)\),? (?:but|and|while|yet) (?:only )?(?:weakly|loosely) with "
    rf"(?P<two>{NAME}) \((?P<w>[-−+]?\d[\d.]*)\)"
)


@of_form((_BUT_WEAKLY_TOO, _BUT_WEAKLY), "weakly loosely", "(")
def but_weakly(c: Scene, match: Match) -> Iterator[Version]:
    """“A is strongly tied to B (0.8) but only weakly to C (0.3)”: so much, and more than with C."""
    if not is_matrix(c) or not is_one(c, match["who"], match["one"], match["two"]):
        return
    who, one, two = match.group("who", "one", "two")
    yield (
        Plain(f"{who} correlates more strongly with {one} than with {two}"),
        *noted(who, one, match["v"]),
        *noted(who, two, match["w"]),
    )


_PAIR = any_case(
    rf"(?P<pair>{NAME} and {NAME}) form (?:a|another|the) (?:[a-z-]+ ){{0,2}}(?:pair|cluster|duo)"
    rf"(?: (?:of their own|too|as well))?,? (?:with|at) an? {TIE} of (?P<v>[-−+]?\d[\d.]*)"
)


@of_form(_PAIR, "form", "pair cluster duo")
def pair_with(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B form a pair, with a correlation of 0.88”: that is what it is."""
    if not is_matrix(c) or not c.reader.is_place(match["pair"]):
        return
    yield (Plain(f"The correlation between {match['pair']} is {match['v']}"),)


_THAT_CORRELATES = any_case(
    rf"the (?P<noun>[a-z]+) that (?:correlates|is (?:correlated|tied|linked|related)) "
    rf"(?P<how>most|least) (?:strongly|closely) (?:with|to) (?P<to>{NAME}) is (?P<who>{NAME})"
    rf"{NOTE.format('v')}"
)


@of_form(_THAT_CORRELATES, "that", "most least", "strongly closely")
def that_correlates(c: Scene, match: Match) -> Iterator[Version]:
    """“The test that correlates most strongly with A is B”: A does so with B."""
    if not is_matrix(c) or not is_one(c, match["to"], match["who"]):
        return
    if not _are_all(c, match["noun"]):
        return
    noted = f" ({match['v']})" if match["v"] else ""
    if match["how"].lower() == "most":
        yield (Plain(f"{match['to']} correlates most strongly with {match['who']}{noted}"),)
    else:
        yield (Plain(f"The weakest partner of {match['to']} is {match['who']}{noted}"),)


_EACH_OTHER = any_case(
    rf"(?P<one>{NAME}) and (?P<two>{NAME}) (?:correlate|are correlated) more "
    r"(?:strongly|closely) with each other than with (?:any|all|each) (?:of the )?"
    r"(?:others?|other [a-z]+)"
)


@of_form(_EACH_OTHER, "each", "than", "other others")
def more_with_each_other(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B correlate more strongly with each other than with any other”: each does."""
    if not is_matrix(c) or not is_one(c, match["one"], match["two"]):
        return
    one, two = match["one"], match["two"]
    yield (
        Plain(f"{one} correlates most strongly with {two}"),
        Plain(f"{two} correlates most strongly with {one}"),
    )


_NONE_OF = any_case(
    rf"none of (?:(?P<who>{NAME})['’]s?|the) (?P<noun>correlations|coefficients|links)"
    rf"(?: of (?P<of>{NAME}))? (?P<rest>(?:exceeds?|reach(?:es)?|is|are|lies?|gets?) .+)"
)


@of_form(_NONE_OF, "none", "correlations coefficients links")
def none_of_them(c: Scene, match: Match) -> Iterator[Version]:
    """“None of A's correlations exceeds 0.5”: no correlation of A does."""
    who = match["who"] or match["of"]
    if who is None or not is_matrix(c) or not is_one(c, who):
        return
    rest = re.sub(r"^exceed\b", "exceeds", match["rest"])
    yield (Plain(f"No correlation of {who} {rest}"),)


_ON_AVERAGE = any_case(
    r"(?P<head>.*?\b(?:average|mean) (?:correlation|coefficient)(?: of [^,;:()]+?)?)"
    r" with (?:all )?(?:of )?the (?:other|remaining)"
    r"(?: (?P<count>two|three|four|five|six|seven|eight|nine))? (?P<noun>[a-z]+)(?P<rest>.*)"
)


@of_form(_ON_AVERAGE, "average mean", "correlation coefficient", "other remaining")
def average_with_others(c: Scene, match: Match) -> Iterator[Version]:
    """“A has the highest average correlation with the other tests”: with whom else?"""
    if is_matrix(c) and _are_all(c, match["noun"], match["count"]):
        yield (Plain(f"{match['head']}{match['rest']}"),)


_NEXT = any_case(
    r"(?P<head>the (?P<most>(?:strongest|weakest|highest|tightest|closest|largest)(?: positive"
    rf"| negative)? {TIE}) (?:is|is found|exists)(?: that| the one)? (?:between|of) {NAME} and "
    rf"{NAME}{NOTE.format('v')}),? (?:(?:closely|narrowly) )?followed by (?:that (?:between|of) )?"
    rf"(?P<one>{NAME}) and (?P<two>{NAME}){NOTE.format('w')}"
)


@of_form(_NEXT, "followed", "strongest weakest highest tightest closest largest")
def coefficient_next(c: Scene, match: Match) -> Iterator[Version]:
    """“The strongest link is between A and B, followed by C and D”: that is the second."""
    if not is_matrix(c) or not is_one(c, match["one"], match["two"]):
        return
    noted = f" ({match['w']})" if match["w"] else ""
    between = f"between {match['one']} and {match['two']}{noted}"
    yield Plain(match["head"]), Plain(f"The second-{match['most']} of all is {between}")


_PAIRS_OF = any_case(
    r"(?P<count>.*?\bpairs) of (?:different |distinct )?(?P<noun>[a-z]+s) (?P<rest>(?:have|show"
    r"|exceed|are|reach|correlate|fall|lie|stay|display|exhibit) .+)"
)


@of_form(_PAIRS_OF, "pairs", "of")
def pairs_of_things(c: Scene, match: Match) -> Iterator[Version]:
    """“Five pairs of different variables exceed 0.5”: five pairs do."""
    if not is_matrix(c):
        return
    if _are_all(c, match["noun"]):
        yield (Plain(f"{match['count']} {match['rest']}"),)


_WITH_EVERY = any_case(
    rf"(?P<who>{NAME}) (?:is|are) correlated with (?:every other|all other|each other) "
    r"(?P<noun>[a-z]+) (?:at|with|by) an? (?:magnitude|strength|absolute value|absolute "
    r"correlation|absolute coefficient) (?P<sign>above|below|over|under|of more than|of less "
    r"than|of at least) (?P<amount>\d[\d.]*)"
)
_BEYOND = {"of more than": "above", "over": "above", "of less than": "below", "under": "below"}


@of_form(_WITH_EVERY, "correlated", "every all each", "magnitude strength absolute")
def with_every_other(c: Scene, match: Match) -> Iterator[Version]:
    """“A is correlated with every other trait at a magnitude above 0.2”: all of A's are."""
    if not is_matrix(c) or not is_one(c, match["who"]):
        return
    if not _are_all(c, match["noun"]):
        return
    sign = match["sign"].lower()
    sign = _BEYOND.get(sign, "at least" if "least" in sign else sign)
    yield (Plain(f"All correlations of {match['who']} are {sign} {match['amount']} in magnitude"),)


_CORRELATED_NOTED = any_case(
    rf"(?P<said>(?P<pair>{NAME} and {NAME}) (?:are|show|have) (?:an? )?(?:[a-z]+ )?"
    r"(?:positively|negatively|positive|negative|inversely) (?:correlated|related|correlation))"
    r" \((?P<v>[-−+]?\d[\d.]*)\)"
)


@of_form(_CORRELATED_NOTED, "correlated related correlation", "(")
def correlated_noted(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are positively correlated (0.7)”: they are, and their correlation is so much."""
    if is_matrix(c) and c.reader.is_place(match["pair"]):
        value = Plain(f"The correlation between {match['pair']} is {match['v']}")
        yield Plain(match["said"]), value


_FOR_EACH = any_case(
    r"for (?:each of |all of |both |all )?(?P<things>[^;:()]+?), (?P<who>[^,;:()]+?) is the "
    rf"(?P<noun>[a-z]+) with the (?P<most>lowest|highest|most negative) (?:{TIE})"
)


@of_form(_FOR_EACH, "for", "lowest highest negative")
def lowest_for_each(c: Scene, match: Match) -> Iterator[Version]:
    """“For each of A and B, C is the one with the lowest coefficient”: for A, and for B."""
    if not is_matrix(c) or not c.reader.is_place(match["things"]):
        return
    if not _are_all(c, match["noun"]):
        return
    things = next(iter(c.named_in(match["things"]).values()), ())
    most = "highest" if match["most"].lower() == "highest" else "lowest"
    if things and is_one(c, match["who"]):
        yield tuple(
            Plain(f"The {most} coefficient of {t} is the one with {match['who']}") for t in things
        )
