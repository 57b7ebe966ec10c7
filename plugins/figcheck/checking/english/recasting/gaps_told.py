"""How far values are apart: “start within 0.1 of each other”, “with the widest gap in 2010”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import GAP, GAP_WORDS, LEAD, LEAD_WORDS
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case

_GAP = any_case(
    r"(?P<first>[^;:]+?),? with (?:the|its|their) (?P<most>widest|largest|biggest|greatest|smallest"
    rf"|narrowest) (?P<gap>{GAP}|{LEAD})"
    r"(?: (?:occurring|appearing|observed|seen|found|visible|being))?"
    r" (?P<there>(?:in|at|on|for|under|with) [^,;:]+)"
)


@of_form(
    _GAP,
    "with",
    "widest largest biggest greatest smallest narrowest",
    f"{GAP_WORDS} {LEAD_WORDS}",
)
def gap_behind(c: Scene, match: Match) -> Iterator[Version]:
    """“A lies above B, with the widest gap in 2018”: the gap is widest in 2018."""
    before, there = c.named_in(match["first"]), c.named_in(match["there"])
    # "A leads from 2014 to 2016, with the smallest gap in 2014": of those years, not of all.
    if there and before.keys().isdisjoint(there):
        gap = f"the {match['gap']} being {match['most']} {match['there']}"
        yield (Plain(f"{match['first']}, with {gap}"),)


_ANY_GAP = any_case(
    r"\b(?P<the>the|this|that) (?:(?P<what>[a-z]+) )?(?P<gap>gap|difference|distance)"
    r"(?: between (?:the two|both|them)(?: (?:groups|parties|lines|series|countries|sexes))?)?"
    r"(?= (?:is|was|remains|remained|becomes|became|gets|got|stays|stayed|widens|widened|narrows|"
    r"narrowed|grows|grew|shrinks|shrank|peaks|peaked|reaches|reached|increases|increased|"
    r"decreases|decreased|closes|closed|never|amounts|amounted|exceeds|exceeded)\b)"
)
_TWO = 2


@told_by("the this that", "gap difference distance")
def gap_of_two(c: Scene, text: str) -> Iterator[Version]:
    """“The gap is smallest in July”, of two lines: the gap between these two."""
    match = _ANY_GAP.search(text)
    several = [d for d in c.reader.figure.dimensions if len(d.ticks) > 1 and not is_ordered(d)]
    if match is None or len(several) != 1 or len(several[0].ticks) != _TWO:
        return
    if any(_ANY_GAP.search(said) or "between" in said for said in c.around.said):
        return  # One that was spoken of before.
    if match["what"] and not is_measured(c, match["what"]):
        return
    if several[0].name not in c.named_in(text):
        between = " and ".join(several[0].ticks)
        said = f"{match['the']} {match['gap']} between {between}"
        yield (Plain(f"{text[: match.start()]}{said}{text[match.end() :]}"),)


_AMOUNT = r"\d[\d.,]*(?: ?[a-zµ%]+)?(?: points?)?"
_APART = any_case(
    r"(?P<lead>(?:in|on|at|for|with|under) [^,;:]+, )?(?P<who>[^,;:]+?) (?:are|is|look|seem|remain)"
    r" (?:practically|nearly|virtually|almost|all but|essentially|effectively|hardly|barely"
    r"|largely|basically) (?:interchangeable|indistinguishable|distinguishable|identical"
    r"|the same|alike|on (?:a )?par|equal|tied|level)(?: in (?:terms of )?(?P<what>[^,;:()]+))?,"
    rf" (?:(?:never|not) differing by more than (?P<never>{_AMOUNT})"
    rf"|(?:differing|(?:with|as) (?:their )?(?P<of>[a-z@0-9]+(?: (?!that |which )[a-z]+)?)"
    rf" (?:that |which )?differ(?:ing)?) by (?:at most (?P<most>{_AMOUNT})"
    rf"|(?P<much>{_AMOUNT}) at (?:the )?most|no more than (?P<more>{_AMOUNT})"
    rf"|less than (?P<less>{_AMOUNT})))"
)


@of_form(
    _APART,
    "interchangeable indistinguishable distinguishable identical same alike par equal tied level",
    "differ differing",
)
def hardly_apart(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are nearly interchangeable, never differing by more than 5”: they never do."""
    if not c.is_subject(match["who"]):
        return
    kinds = ("never", "most", "much", "more", "less")
    kind = next(key for key in kinds if match[key])
    lead, of = match["lead"] or "", match["of"]
    bound = "less than" if kind == "less" else "at most"
    where = f" in {_single(c, of)}" if of else ""
    yield (Plain(f"{lead}{match['who']} differ by {bound} {match[kind]}{where}"),)


def _single(c: Scene, noun: str) -> str:
    """A noun for what is measured, in the singular where that names a measure."""
    one = noun.removesuffix("ies") + "y" if noun.endswith("ies") else noun.removesuffix("s")
    return one if c.named_in(one) else noun


_ENDS = (
    r"(?:(?:its|the) )?(?:first|initial|leftmost|starting)(?: (?:values?|points?))? "
    r"and (?:(?:its|the) )?(?:last|final|rightmost|end) (?:values?|points?)"
    r"(?: (?:of|for) (?P<whose>[^,;:]+?))?"
)
_AMOUNT_APART = (
    r"(?P<amount>(?:[\w~-]+ ){0,4}[~≈]?\d[\w.,%]*(?: (?:percentage )?points?| [^\W\d]{1,8})?)"
)
_WAYS = (
    rf"(?P<lead>(?:in|on|at|for) [^,;:]{{1,40}}, )?{_ENDS} "
    rf"(?:differ(?:s|ed)? by|(?:are|is|lie|lies|were)(?: only)?) {_AMOUNT_APART}(?: apart)?",
    rf"(?P<lead>(?:in|on|at|for) [^,;:]{{1,40}}, )?(?:the |a )?{GAP} "
    rf"(?:between|of) {_ENDS} (?:is|was|amounts to|comes to|of) {_AMOUNT_APART}",
    rf"(?:with |there (?:are|is) )?{_AMOUNT_APART} (?:lie |lies |are )?between {_ENDS}",
)
_PATTERNS = tuple(any_case(way) for way in _WAYS)


@of_form(_PATTERNS, "first initial leftmost starting", "last final rightmost end", "and")
def ends_apart(_: Scene, match: Match) -> Iterator[Version]:
    """“Less than 9 points between the first and the last value”: it changes by less than 9."""
    told = match.groupdict()
    lead, whose = told.get("lead") or "", told["whose"] or "it"
    yield (Plain(f"{lead}{whose} changes by {told['amount']} from start to end"),)


_WHO = r"(?P<who>(?:all|the|these|all of the|all the)(?: [a-z]+)? [a-z]+)"
_SO_FAR = (
    r"(?P<much>(?:about |only |just |over |more than |less than |nearly )?"
    r"\d[\d.,]*\S*(?: [a-zµ%]+)?) apart"
)
_MOVES = r"(?P<verb>starts?|begins?|ends?(?: up)?|finish(?:es)?(?: up)?|are|lie|stand|sit)"
_PLAIN = any_case(
    rf"(?:(?P<lead>at|in|by) (?P<there>[^,;:]+), )?{_WHO} {_MOVES} {_SO_FAR}"
    r"(?: (?:at|in|by) (?P<then>[^,;:]+))?"
)
_THEN = any_case(
    rf"(?P<first>{_WHO} [^;:]+?),? (?:but|and|yet|while) (?:they )?(?P<rest>(?:{_MOVES} )?{_SO_FAR}"
    r"(?: (?:at|in|by) [^,;:]+)?)"
)


@told_by("apart", "all the these")
def wide_apart(c: Scene, text: str) -> Iterator[Version]:
    """“All lines start within 0.1 of each other but end 0.5 apart”: their range there is 0.5."""
    single = _PLAIN.fullmatch(text)
    if single is not None:
        said = _range(c, single)
        if said is not None:
            yield (said,)
        return
    both = _THEN.fullmatch(text)
    if both is None:
        return
    verb = "" if both["verb"] else "are "
    second = _PLAIN.fullmatch(f"{both['who']} {verb}{both['rest']}")
    said = _range(c, second) if second is not None else None
    if said is not None:
        yield Plain(both["first"]), said


def _range(c: Scene, match: Match) -> Plain | None:
    """The range of the values of all of them at one tick of the axis."""
    others = [d for d in c.reader.figure.dimensions if len(d.ticks) > 1 and d.name != c.way]
    if c.way is None or len(others) != 1 or is_ordered(others[0]):
        return None
    words = match["who"].lower().split()
    if c.counted_along(match["who"]) != {others[0].name} and c.label_of(words[-1]) not in (
        others[0].name,
        None,
    ):
        return None
    verb, where = match["verb"].lower(), match["there"] or match["then"]
    ticks = c.ascending(c.way)
    end = ticks[0] if verb.startswith(("start", "begin")) else ticks[-1]
    if where is not None:
        spot = c.on_axis(where)
        if spot is None or spot[0] != c.way:
            return None
        end = spot[1]
    elif not verb.startswith(("start", "begin", "end", "finish")):
        return None
    return Plain(f"The range at {c.way} {end} is {match['much']}")


_LYING = any_case(
    r"(?P<lead>(?:[^,;:]{1,60}, )?)between (?P<ends>[^,;:]{3,120}? and [^,;:]{1,120}?)"
    r"(?:,? there)? (?:lie|lies|lay|is|are|was|were|stands?) (?:a gap of )?"
    r"(?P<amount>[^,;:]*\d[^,;:]*)"
)


@of_form(_LYING, "between", "and", "lie lies lay is are was were stand stands")
def lying_between(c: Scene, match: Match) -> Iterator[Version]:
    """“Between the best and the worst lie 23 points”: their difference is that."""
    said = f"{match['lead']}the difference between {match['ends']} is {match['amount']}"
    if c.reads(said):
        yield (Plain(said),)


_PEAKING = any_case(
    rf"(?P<what>the (?:{GAP}|{LEAD}|spread) [^,;:()]+?)"
    r" (?P<first>(?:is|was|amounts to|stands at|starts at) [^,;:()]*?\d[^,;:()]*?),? (?:and|but)"
    r" (?:reaches|hits|attains|has) its (?P<end>maximum|peak|minimum|largest value|smallest value"
    r"|highest value|lowest value)(?: of|, at|, of| \() ?(?P<much>\d[\d.]*(?: ?%| points?)?)\)?"
    r" (?P<there>(?:in|on|at|for|with|without|under|after) [^,;:()]+)"
)
_LOW = frozenset(("minimum", "smallest value", "lowest value"))


@of_form(_PEAKING, "maximum peak minimum value", "and but", f"{GAP_WORDS} {LEAD_WORDS} spread")
def up_to_its_peak(_: Scene, match: Match) -> Iterator[Version]:
    """“The gap is 2 at A and reaches its maximum of 5 at B”: it is largest at B, at 5."""
    end = "smallest" if match["end"].lower() in _LOW else "largest"
    what = match["what"]
    yield (
        Plain(f"{what} {match['first']}"),
        Plain(f"{what} is {end} {match['there']}, at {match['much']}"),
    )
