"""What is most popular with whom in a survey, how shares go with age, what sets groups apart."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.claims.surveyed import (
    is_form_of_any,
    is_of_doing,
    is_survey,
    named_among,
    open_in,
    place_of,
)
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.people import ages_in_order
from figcheck.checking.english.naming.sexes import sides
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.recasting.survey_reaches import REACH, reached_in
from figcheck.patterns import any_case

_POPULAR = (
    r"(?:widely |commonly |frequently |often )?"
    r"(?:popular|common|(?P<used>used)|widespread|frequent|prevalent)"
)
_THERE = r"(?P<with>among|with|for|in|within|across|of) (?P<there>[^;:()]+?)"
_FOREMOST = any_case(
    r"(?P<lead>(?:[^,;:()]+, )?)(?P<what>[^,;:()]+?) (?:is|are|was|were|remains?)(?: also| still)? "
    rf"(?P<of_all>the )?(?:by far )?(?P<most>most|least) {_POPULAR}"
    rf"(?P<kind>(?: [a-z]+){{1,2}}?)?(?: {_THERE})?"
)
_REACHING = any_case(REACH)
_BUT_LAST = any_case(r"(?:all|every|each) (?P<noun>[a-z ]+?) (?:but|except) (?P<but>one|two)")


@of_form(_FOREMOST, "most least", "is are was were remain remains")
def foremost_with(c: Scene, match: Match) -> Iterator[Version]:
    """“X is most popular among the young”, “… is the least used site in every age group”."""
    if not is_survey(c):
        return
    if match["used"] and not is_of_doing(c.reader.figure):
        return
    what = named_among(c, match["what"])
    if not what or [len(ticks) for ticks in what.values()] != [1]:
        return
    ((dimension, (tick,)),) = what.items()
    end = "lowest" if match["most"].lower() == "least" else "highest"
    if match["of_all"] and match["kind"]:
        yield from _of_all(c, match, dimension, f'"{tick}" is the {end}')
    elif (
        match["there"]
        and not (match["of_all"] or match["kind"])
        and (there := named_among(c, match["there"]))
    ):
        own = [(d, ticks[0]) for d, ticks in there.items() if d != dimension and len(ticks) == 1]
        if len(own) == len(there) == 1 and not match["lead"] and not open_in(c, {**what, **there}):
            yield (Plain(f'"{own[0][1]}" is the {end}', here=place_of(what)),)


def _of_all(c: Scene, match: Match, dimension: str, said: str) -> Iterator[Version]:
    """That something is the highest of its kind, in some group or in so many of them."""
    where = f"{match['lead']} {match['there'] or ''}".strip(" ,")
    reach = _REACHING.fullmatch(_BUT_LAST.sub(r"all but \g<but> \g<noun>", where))
    if reach is not None:
        others = [d for d in open_in(c, {}, of_itself=True) if d != dimension]
        cases = reached_in(c, reach, others)
        label = reach["noun"] if others and c.label_of(reach["noun"]) == others[0] else "cases"
        if cases is not None:
            yield (Plain(f"{said} in {re.sub(r'cases?$', label, cases)}"),)
        return
    there = named_among(c, where)
    several = there and any(len(ticks) > 1 for ticks in there.values())
    if (
        there
        and not several
        and dimension not in there
        and not open_in(c, {**there, dimension: ("",)})
    ):
        yield (Plain(said, here=place_of(there)),)


_COURSE = (
    r"(?P<does>(?:(?:then|also|still|generally|steadily|clearly|sharply|consistently|gradually) )*"
    r"(?:rises?|rose|falls?|fell|climb(?:s|ed)?|drop(?:s|ped)?|declin(?:es?|ed)|increas(?:es?|ed)"
    r"|decreas(?:es?|ed)|grows?|grew|shr(?:inks?|ank)|rang(?:es?|ed)|goes (?:up|down)"
    r"|dwindl(?:es?|ed))\b.*)"
)
_SHARE_GOES = any_case(rf"(?P<who>[^;:()]*?) {_COURSE}")
_BY_AGE = any_case(r"\b(?:with|by) (?:age|education|income|each)\b")
SHARE_NOUN = any_case(
    r"\b(?:shares?|percentage|proportion|likelihood|number|use|usage|popularity|tendency|frequency"
    r"|viewership|readership|consumption|ownership)\b"
)
"""Nouns for how many do something."""


@of_form(_SHARE_GOES, "with since between from to in by over until as whenever throughout every")
def share_goes(c: Scene, match: Match) -> Iterator[Version]:
    """“The share of adults who use X falls with age”: the values of X do."""
    if not is_survey(c):
        return
    if not speaks_of_shares(c, match["who"]):
        return
    who = SHARE_NOUN.sub("", match["who"]).strip(" ,")
    named = named_among(c, who, of_each=_BY_AGE.search(match["does"]) is not None)
    if named is None or any(len(ticks) > 1 for ticks in named.values()):
        return
    along = open_in(c, named, of_itself=True)
    if along:
        # What was spoken of before does not limit what goes on along an axis.
        whole = {d: c.reader.names.dimensions[d].ticks for d in along} if c.around.here else {}
        here = {**whole, **named}
        yield (Plain(f"It {match['does']}", here=place_of(here) if here else None),)


def speaks_of_shares(c: Scene, text: str) -> bool:
    """Whether a text has a noun for shares, or a word for what the title says is done."""
    told = words_of(c.reader.figure.title)
    said = [w for w in words_of(text) if is_form_of_any(w, told) and w not in told]
    return SHARE_NOUN.search(text) is not None or bool(said)


_SORT = r"(?P<sort>age|generation(?:al)?|gender|sex|partisan|party|political)"
_GAP = r"(?:gaps?|divides?|differences?|splits?|disparit(?:y|ies)|gulf)"
_SIZE = (
    r"(?:(?P<wide>widest|largest|biggest|greatest|starkest|sharpest|most pronounced)"
    r"|(?P<narrow>narrowest|smallest|least pronounced|slightest))"
)
_APART = (
    r"(?:[:;,-]+ ?(?:with |at |where )?(?P<points>\d[\d.]*)(?: |-)(?:percentage )?points?"
    r"(?: (?:separat(?:es?|ing)|between|lie between|apart|divid(?:es?|ing)) .*)?)?"
)
_ON = r"(?:on|for|in|among|when it comes to|over|with|with regard to)"
_IS_WIDEST = any_case(
    rf"(?:the )?{_SORT} {_GAP} (?:is|was|are) (?:by far )?(?:the )?{_SIZE} {_ON} "
    rf"(?P<what>[^,;:()]+?){_APART}"
)
_SHOWS_WIDEST = any_case(
    rf"(?P<what>[^,;:()]+?) (?:shows?|has|have|sees?|exhibits?|displays?|reveals?) (?:by far )?the "
    rf"{_SIZE} {_SORT} {_GAP}(?: of (?:all|any)(?: [a-z]+)*)?{_APART}"
)


@told_by(
    "gap gaps divide divides difference differences split disparity gulf",
    "age generation generational gender sex partisan party political",
)
def widest_between(c: Scene, text: str) -> Iterator[Version]:
    """“X shows the widest age divide”: its values for the youngest and the oldest differ most."""
    if not is_survey(c):
        return
    match = _IS_WIDEST.fullmatch(text.rstrip(" .")) or _SHOWS_WIDEST.fullmatch(text.rstrip(" ."))
    pair = pair_of(c, match["sort"]) if match else None
    named = named_among(c, match["what"]) if match else None
    if match is None or pair is None or not named or len(named) != 1:
        return
    ((_, ticks),) = named.items()
    if len(ticks) != 1:
        return
    gap = f'The gap between "{pair[0]}" and "{pair[1]}"'
    said = [Plain(f'{gap} is {"largest" if match["wide"] else "smallest"} for "{ticks[0]}"')]
    if match["points"]:
        said.append(Plain(f"{gap} is {match['points']} points", here=place_of(named)))
    yield tuple(said)


_PARTIES = tuple(
    tuple(pair.split()) for pair in ("republican democrat", "conservative labour", "right left",
                                     "conservative liberal")
)  # fmt: skip
"""What the two sides of politics are called."""


def pair_of(c: Scene, sort: str) -> tuple[str, str] | None:
    """The two groups between which a gap lies: of age, the youngest and the oldest.

    Args:
        c: where a sentence stands.
        sort: what it calls the gap.
    """
    figure, sort = c.reader.figure, sort.lower()
    if sort in ("age", "generation", "generational"):
        ages = ages_in_order(figure)
        return (ages[0], ages[-1]) if ages else None
    if sort in ("gender", "sex"):
        return sides(figure)
    for dimension in figure.dimensions:
        for one, two in _PARTIES:
            found = [
                [t for t in dimension.ticks if words_of(t)[0].startswith(p)] for p in (one, two)
            ]
            if [len(ticks) for ticks in found] == [1, 1]:
                return found[0][0], found[1][0]
    return None


_BETWEEN = any_case(
    r"(?:there is |there was |we see )?an? (?:[a-z]+ )?(?P<points>\d[\d.]*)(?: |-)(?:percentage )?"
    rf"(?:-)?points? (?:[a-z]+ )?{_GAP} (?:between (?P<one>[^,;:()]+?) and (?P<two>[^,;:()]+?)"
    r"|separates (?P<one_>[^,;:()]+?) (?:from|and) (?P<two_>[^,;:()]+?))"
    rf"(?: {_ON}(?: their| the)? (?P<what>[^,;:()]+))?"
)


@of_form(
    _BETWEEN,
    "gap gaps divide divides difference differences split disparity gulf",
    "between separates",
)
def points_between(c: Scene, match: Match) -> Iterator[Version]:
    """“There is a 20-point gap between men and women in the use of X”: their values differ so."""
    if not is_survey(c):
        return
    one, two = (named_among(c, match[n] or match[f"{n}_"]) for n in ("one", "two"))
    what = named_among(c, match["what"] or "")
    if not one or not two or what is None or one.keys() != two.keys() or len(one) != 1:
        return
    (dimension,) = one
    if (
        dimension in what
        or open_in(c, {**what, **one})
        or len(one[dimension] + two[dimension]) != 2
    ):
        return
    a, b = one[dimension][0], two[dimension][0]
    yield (
        Plain(
            f'The gap between "{a}" and "{b}" is {match["points"]} points',
            here=place_of(what) if what else None,
        ),
    )


_DIVIDED = any_case(
    r"(?P<who>[^,;:()]+?) (?:is|are|was|were) (?:(?:almost|nearly|roughly|about|fairly|more or less"
    r"|quite|rather) )?(?:evenly |equally |closely )(?:divided|split)"
    r"(?: (?:on|over|about|in|between) [^,;:()]+?)?(?P<rest>, with .*)?"
)


@of_form(_DIVIDED, "divided split", "evenly equally closely")
def evenly_divided(c: Scene, match: Match) -> Iterator[Version]:
    """“The Danes are evenly divided”: about as many of them are for it as against it."""
    if not is_survey(c):
        return
    who, names = named_among(c, match["who"]), c.reader.names
    ways = [names.tick_called(word) for word in ("positive", "negative")]
    if not who or None in ways:
        return
    one, two = (way.ticks[0] for way in ways if way is not None)
    rest = [Plain(f"{match['who']} are{match['rest'].removeprefix(',')}")] if match["rest"] else []
    for far in _EVEN:
        gap = f'The gap between "{one}" and "{two}" is at most {far} points'
        yield (Plain(gap, here=place_of(who)), *rest)


_EVEN = (5, 10)
"""How far two sides are apart, in points, that are about even: for everyone, and for some."""
