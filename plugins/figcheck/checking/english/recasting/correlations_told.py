"""Coefficients of a correlation matrix in other words: “A rises with B”, “A's weakest partner”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon import NUMERALS
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
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


@told_by("with", "rise rises increase increases grow grows goes climb climbs fall falls decrease "
         "decreases drop drops decline declines")  # fmt: skip
def moves_with(c: Scene, text: str) -> Iterator[Version]:
    """“A rises with B (0.6) and falls with C”: it correlates so with B and C."""
    said = _MOVES.fullmatch(text)
    if said is None or not is_matrix(c) or not (said["up"] or said["down"]):
        return
    partners = [(said["up"] or said["down"], said["one"], said["a"])]
    if said["two"]:
        partners.append((said["again"], said["two"], said["b"]))
    if not all(is_one(c, one) for _, one, _ in partners):
        return
    yield tuple(
        Plain(
            f"{said['who']} correlates {'positively' if _UP.match(verb) else 'negatively'} "
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


@told_by("strongest weakest closest tightest", "is")
def strongest_of_one(c: Scene, text: str) -> Iterator[Version]:
    """“A's weakest partner is B (0.3)”: A correlates least strongly with B."""
    said = _STRONGEST.fullmatch(text)
    if said is None or not is_matrix(c):
        return
    who, to = said["of"] or said["owner"], said["to"]
    if not is_one(c, who, to):
        return
    most = (said["a"] or said["b"]).lower()
    noted = f" ({said['v']})" if said["v"] else ""
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


@told_by("than", "to with")
def closer_to_one(c: Scene, text: str) -> Iterator[Version]:
    """“A is closer to B (0.5) than to C (0.4)”: it correlates more strongly with B."""
    said = _CLOSER.fullmatch(text)
    if said is None or not is_matrix(c) or not is_one(c, said["who"], said["one"], said["two"]):
        return
    if said["more"] and not (said["v"] or said["w"]):
        return
    who = said["who"]
    yield (
        Plain(f"{who} correlates more strongly with {said['one']} than with {said['two']}"),
        *noted(who, said["one"], said["v"]),
        *noted(who, said["two"], said["w"]),
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


@told_by("weakly loosely", "(")
def but_weakly(c: Scene, text: str) -> Iterator[Version]:
    """“A is strongly tied to B (0.8) but only weakly to C (0.3)”: so much, and more than with C."""
    said = _BUT_WEAKLY_TOO.fullmatch(text) or _BUT_WEAKLY.fullmatch(text)
    if said is None or not is_matrix(c) or not is_one(c, said["who"], said["one"], said["two"]):
        return
    who, one, two = said.group("who", "one", "two")
    yield (
        Plain(f"{who} correlates more strongly with {one} than with {two}"),
        *noted(who, one, said["v"]),
        *noted(who, two, said["w"]),
    )


_PAIR = any_case(
    rf"(?P<pair>{NAME} and {NAME}) form (?:a|another|the) (?:[a-z-]+ ){{0,2}}(?:pair|cluster|duo)"
    rf"(?: (?:of their own|too|as well))?,? (?:with|at) an? {TIE} of (?P<v>[-−+]?\d[\d.]*)"
)


@told_by("form", "pair cluster duo")
def pair_with(c: Scene, text: str) -> Iterator[Version]:
    """“A and B form a pair, with a correlation of 0.88”: that is what it is."""
    said = _PAIR.fullmatch(text)
    if said is None or not is_matrix(c) or not c.reader.is_place(said["pair"]):
        return
    yield (Plain(f"The correlation between {said['pair']} is {said['v']}"),)


_THAT_CORRELATES = any_case(
    rf"the (?P<noun>[a-z]+) that (?:correlates|is (?:correlated|tied|linked|related)) "
    rf"(?P<how>most|least) (?:strongly|closely) (?:with|to) (?P<to>{NAME}) is (?P<who>{NAME})"
    rf"{NOTE.format('v')}"
)


@told_by("that", "most least", "strongly closely")
def that_correlates(c: Scene, text: str) -> Iterator[Version]:
    """“The test that correlates most strongly with A is B”: A does so with B."""
    said = _THAT_CORRELATES.fullmatch(text)
    if said is None or not is_matrix(c) or not is_one(c, said["to"], said["who"]):
        return
    if not _are_all(c, said["noun"]):
        return
    noted = f" ({said['v']})" if said["v"] else ""
    if said["how"].lower() == "most":
        yield (Plain(f"{said['to']} correlates most strongly with {said['who']}{noted}"),)
    else:
        yield (Plain(f"The weakest partner of {said['to']} is {said['who']}{noted}"),)


_EACH_OTHER = any_case(
    rf"(?P<one>{NAME}) and (?P<two>{NAME}) (?:correlate|are correlated) more "
    r"(?:strongly|closely) with each other than with (?:any|all|each) (?:of the )?"
    r"(?:others?|other [a-z]+)"
)


@told_by("each", "than", "other others")
def more_with_each_other(c: Scene, text: str) -> Iterator[Version]:
    """“A and B correlate more strongly with each other than with any other”: each does."""
    said = _EACH_OTHER.fullmatch(text)
    if said is None or not is_matrix(c) or not is_one(c, said["one"], said["two"]):
        return
    one, two = said["one"], said["two"]
    yield (
        Plain(f"{one} correlates most strongly with {two}"),
        Plain(f"{two} correlates most strongly with {one}"),
    )


_NONE_OF = any_case(
    rf"none of (?:(?P<who>{NAME})['’]s?|the) (?P<noun>correlations|coefficients|links)"
    rf"(?: of (?P<of>{NAME}))? (?P<rest>(?:exceeds?|reach(?:es)?|is|are|lies?|gets?) .+)"
)


@told_by("none", "correlations coefficients links")
def none_of_them(c: Scene, text: str) -> Iterator[Version]:
    """“None of A's correlations exceeds 0.5”: no correlation of A does."""
    said = _NONE_OF.fullmatch(text)
    who = (said["who"] or said["of"]) if said is not None else None
    if said is None or who is None or not is_matrix(c) or not is_one(c, who):
        return
    rest = re.sub(r"^exceed\b", "exceeds", said["rest"])
    yield (Plain(f"No correlation of {who} {rest}"),)


_ON_AVERAGE = any_case(
    r"(?P<head>.*?\b(?:average|mean) (?:correlation|coefficient)(?: of [^,;:()]+?)?)"
    r" with (?:all )?(?:of )?the (?:other|remaining)"
    r"(?: (?P<count>two|three|four|five|six|seven|eight|nine))?"
    r" (?P<noun>[a-z]+)(?P<rest>.*)"
)


@told_by("average mean", "correlation coefficient", "other remaining")
def average_with_others(c: Scene, text: str) -> Iterator[Version]:
    """“A has the highest average correlation with the other tests”: with whom else?"""
    said = _ON_AVERAGE.fullmatch(text)
    if said is not None and is_matrix(c) and _are_all(c, said["noun"], said["count"]):
        yield (Plain(f"{said['head']}{said['rest']}"),)


_NEXT = any_case(
    r"(?P<head>the (?P<most>(?:strongest|weakest|highest|tightest|closest|largest)(?: positive"
    rf"| negative)? {TIE}) (?:is|is found|exists)(?: that| the one)? (?:between|of) {NAME} and "
    rf"{NAME}{NOTE.format('v')}),? (?:(?:closely|narrowly) )?followed by "
    r"(?:that (?:between|of) )?"
    rf"(?P<one>{NAME}) and (?P<two>{NAME}){NOTE.format('w')}"
)


@told_by("followed", "strongest weakest highest tightest closest largest")
def coefficient_next(c: Scene, text: str) -> Iterator[Version]:
    """“The strongest link is between A and B, followed by C and D”: that is the second."""
    said = _NEXT.fullmatch(text)
    if said is None or not is_matrix(c) or not is_one(c, said["one"], said["two"]):
        return
    noted = f" ({said['w']})" if said["w"] else ""
    between = f"between {said['one']} and {said['two']}{noted}"
    yield Plain(said["head"]), Plain(f"The second-{said['most']} of all is {between}")


_PAIRS_OF = any_case(
    r"(?P<count>.*?\bpairs) of (?:different |distinct )?(?P<noun>[a-z]+s) (?P<rest>(?:have|show"
    r"|exceed|are|reach|correlate|fall|lie|stay|display|exhibit) .+)"
)


@told_by("pairs", "of")
def pairs_of_things(c: Scene, text: str) -> Iterator[Version]:
    """“Five pairs of different variables exceed 0.5”: five pairs do."""
    said = _PAIRS_OF.fullmatch(text)
    if said is None or not is_matrix(c):
        return
    if _are_all(c, said["noun"]):
        yield (Plain(f"{said['count']} {said['rest']}"),)


_WITH_EVERY = any_case(
    rf"(?P<who>{NAME}) (?:is|are) correlated with (?:every other|all other|each other) "
    r"(?P<noun>[a-z]+) (?:at|with|by) an? (?:magnitude|strength|absolute value|absolute "
    r"correlation|absolute coefficient) (?P<sign>above|below|over|under|of more than|of less "
    r"than|of at least) (?P<amount>\d[\d.]*)"
)
_BEYOND = {"of more than": "above", "over": "above", "of less than": "below", "under": "below"}


@told_by("correlated", "every all each", "magnitude strength absolute")
def with_every_other(c: Scene, text: str) -> Iterator[Version]:
    """“A is correlated with every other trait at a magnitude above 0.2”: all of A's are."""
    said = _WITH_EVERY.fullmatch(text)
    if said is None or not is_matrix(c) or not is_one(c, said["who"]):
        return
    if not _are_all(c, said["noun"]):
        return
    sign = said["sign"].lower()
    sign = _BEYOND.get(sign, "at least" if "least" in sign else sign)
    yield (Plain(f"All correlations of {said['who']} are {sign} {said['amount']} in magnitude"),)


_CORRELATED_NOTED = any_case(
    rf"(?P<said>(?P<pair>{NAME} and {NAME}) (?:are|show|have) (?:an? )?(?:[a-z]+ )?"
    r"(?:positively|negatively|positive|negative|inversely) (?:correlated|related|correlation))"
    r" \((?P<v>[-−+]?\d[\d.]*)\)"
)


@told_by("correlated related correlation", "(")
def correlated_noted(c: Scene, text: str) -> Iterator[Version]:
    """“A and B are positively correlated (0.7)”: they are, and their correlation is so much."""
    said = _CORRELATED_NOTED.fullmatch(text)
    if said is not None and is_matrix(c) and c.reader.is_place(said["pair"]):
        value = Plain(f"The correlation between {said['pair']} is {said['v']}")
        yield Plain(said["said"]), value


_FOR_EACH = any_case(
    r"for (?:each of |all of |both |all )?(?P<things>[^;:()]+?), (?P<who>[^,;:()]+?) is the "
    rf"(?P<noun>[a-z]+) with the (?P<most>lowest|highest|most negative) (?:{TIE})"
)


@told_by("for", "lowest highest negative")
def lowest_for_each(c: Scene, text: str) -> Iterator[Version]:
    """“For each of A and B, C is the one with the lowest coefficient”: for A, and for B."""
    said = _FOR_EACH.fullmatch(text)
    if said is None or not is_matrix(c) or not c.reader.is_place(said["things"]):
        return
    if not _are_all(c, said["noun"]):
        return
    things = next(iter(c.named_in(said["things"]).values()), ())
    most = "highest" if said["most"].lower() == "highest" else "lowest"
    if things and is_one(c, said["who"]):
        yield tuple(
            Plain(f"The {most} coefficient of {t} is the one with {said['who']}") for t in things
        )
