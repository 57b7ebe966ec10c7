"""Whether what is false by itself may be so only without what stands beside it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from figcheck.checking.english.claims.discourse import Surroundings
from figcheck.checking.english.parsing.reader import Reader
from figcheck.checking.english.recasting.plain import Scene
from figcheck.model import Judgement, Role, Verdict
from figcheck.patterns import any_case, regex

_AND = regex(r",? and\b")
_APART = any_case(r";|[.!?] |\b(?:while|whereas|whilst)\b")
"""What stands between two clauses that need nothing of each other."""
_JOINED = any_case(r", (?:and|but) ")
_ADDED = any_case(r", (?:which|who|whose|for (?:instance|example))\b")
"""What begins a clause that tells more of one that is said in full."""
_SCENE = any_case(
    r"(?:on|in|at|for|with|without|under|after|before|among|within|during|averaged) "
    r"(?:[^\s,:;]+ ){1,3}"
)
"""How a sentence begins that says first where it holds."""
_AVERAGED = any_case(r"(?:averaged (?:over|across)|on average)\b")
"""How a sentence leads with what is averaged, which holds for all of its clauses."""
_RELATIVE = any_case(
    r"\b(?:relatively|comparatively) (?:flat|stable|constant|steady|even|uniform|narrow|wide)\b"
)
"""What is called so beside other lines, which need not be named."""
_TOPS_THERE = any_case(
    r"(?<!\bits )(?<!\btheir )(?<!\bown )\b(?:highest|lowest|best|worst|strongest|weakest|largest"
    r"|smallest)(?: [a-z]+)? there(?=[.,;]|\Z)"
)
"""An extreme among those at a place that another clause names."""
_LIKE_ANOTHER = any_case(
    r"\b(?:similar|close|identical|comparable|equal|parallel|relative|compared) (?:to|with)\b"
    r"|\b(?:resembles?|mirrors?|tracks?|follows?|matche?s?)\b"
)
"""What sets something beside another thing."""
_DIFFER = any_case(r"\bdiffer(?:s|ing|ed)? (?:by|only|at)\b")
_IN_BOTH = any_case(r"(?:in|on|at|for|during) both [^,;:]+ and [^,;:]+(?=,)")
_EXTREME = any_case(r"\b(?:[a-z]{3,}est|best|worst|most|least|peaks?|first|last)\b")
_STRETCH = any_case(r"\b(?:from|between)\b")
"""What names a part of a line, which is flat or not whatever the others are."""
_LEANS = any_case(
    r"\b(?:its?|they|them|their|this|that|these|those|there|here|where|all|each|every|both|others?"
    r"|rest|only|also|too|even|again|so)\b"
)
"""Words by which a clause may lean on the one before it."""


def may_reach_back(reader: Reader, text: str, false: Judgement, parts: Sequence[Judgement]) -> bool:
    """Whether a part that is false by itself may be said of where a later one ends.

    “A has the highest cost and the lowest share of all in F”: the highest of those in F.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
        false: the part.
        parts: all of its parts.
    """
    _, _, rest = text.partition(false.text)
    if false.verdict is not Verdict.REFUTED or not _AND.match(rest):
        return False
    scene = Scene(reader, Surroundings())
    named = scene.named_in(false.text).keys()
    ends = (scene.led_end(p.text) for p in parts if p.span[0] >= false.span[1])
    return any(not scene.named_in(end).keys() <= named for end in ends)


def may_lean_on(
    reader: Reader, text: str, false: Sequence[Judgement], unparsed: Sequence[Judgement]
) -> bool:
    """Whether what is false by itself may not be so by what is not understood beside it.

    “The bars form a staircase, each taller than its neighbour, in A and B”; “In this region,
    where B ends 4 points behind, …”: the rest may say where it holds, of what, or in which sense.
    Only a clause of its own that names what it is about stands apart from another one.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
        false: the parts of it that are false by themselves.
        unparsed: those that are not understood.
    """
    return any(not _is_apart(reader, text, part, other) for part in false for other in unparsed)


def is_of_one_cell(reader: Reader, text: str) -> bool:
    """Whether an example says in which cell of a panel its value stands: “(y=8, x=8: 31)”.

    Its numbers are right or wrong, whatever it is an example of.

    Args:
        reader: knows the names of the figure.
        text: the example.
    """
    named = {name for place in reader.places_in(text) for name in place.dimensions}
    axes = {d.name for d in reader.figure.dimensions if d.role is not Role.PANEL}
    return len(axes) > 1 and axes <= named


def may_be_averaged(text: str, false: Sequence[Judgement]) -> bool:
    """Whether what is false of single values may be said of averages that a sentence leads with.

    “Averaged over depths, A loses half of it, falling from 52 to 26”: its average does.

    Args:
        text: the sentence.
        false: the parts of it that are false by themselves.
    """
    return _AVERAGED.match(text) is not None and any("mean(" not in p.check for p in false)


def may_differ_from_another(text: str) -> bool:
    """Whether how cells differ may be how they differ from another's, which is named beside it.

    “Very similar to A, with no cell differing by more than 4”: from those of A.
    """
    return _LIKE_ANOTHER.search(text) is not None and _DIFFER.search(text) is not None


def pools_stretches(reader: Reader, text: str) -> bool:
    """Whether a sentence leads with two stretches of an axis, each of which it may be about.

    “In both 2019 and 2022, the third quarter is the busiest”: the busiest of its year.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
    """
    both = _IN_BOTH.match(text)
    places = reader.places_in(both[0]) if both is not None and _EXTREME.search(text) else ()
    return any(len(ticks) > 2 for place in places for _, ticks in place.ticks)


def is_relative(text: str) -> bool:
    """Whether a sentence calls something flat or small beside something that it does not name."""
    return _RELATIVE.search(text) is not None and not _STRETCH.search(text)


_SOME_GROUPS = any_case(
    r"\b(?:both|all|each|every)(?: of)?(?: the| these| those)?(?: two| three| four)? "
    r"(?:younger|older|richer|poorer|smaller|larger|lower|higher|wealthier|earlier|later)"
    r"(?:[ -](?:age|income|size|income-level))?[ -](?:age[ -])?(?:groups?|cohorts?|generations?"
    r"|brackets?|bands?|respondents|people|adults|households|users|voters|women|men)\b"
)


def is_of_some_groups(text: str) -> bool:
    """Whether a sentence is about groups that it tells by a part of a scale: “the younger ones”."""
    return _SOME_GROUPS.search(text) is not None


_MOVES_TO = any_case(
    r"\b(?:(?P<up>r[io]s|increas|climb|gr[oe]w|recover|rebound)"
    r"|(?:f[ae]ll|drop|declin|decreas|s[ia]nk|dip|plung|shr[ia]nk))[a-z]*"
    r"(?: [a-z]+ly)?(?: back)? to (?:(?:about|around|just|over|nearly|almost|only|roughly) )*"
    r"(?P<value>\d+(?:,\d{3})*(?:\.\d+)?)(?! of\b)"
)


def turns_wrongly(text: str) -> bool:
    """Whether what is told in turn of one thing goes the other way: “falls to 9, then rises to 8”.

    Args:
        text: the sentence, which names one thing.
    """
    told = [(m["up"], float(m["value"].replace(",", ""))) for m in _MOVES_TO.finditer(text)]
    return any(
        value < before if up else value > before for (_, before), (up, value) in pairwise(told)
    )


def tops_there(text: str) -> bool:
    """Whether a sentence is of the highest, or best, “there”, which need not be that of all."""
    return _TOPS_THERE.search(text) is not None


def sets_scene(reader: Reader, part: Judgement) -> bool:
    """Whether a part that no number decides leads with where it is so, in words of its own.

    “On clean images they are close: A and B are within a point”: on these.

    Args:
        reader: knows the names of the figure.
        part: the part.
    """
    lead = _SCENE.match(part.text)
    undecidable = part.verdict is Verdict.UNCHECKABLE
    if not undecidable or lead is None or any(map(str.isdigit, lead[0])):
        return False
    return not reader.places_in(lead[0])


def _is_apart(reader: Reader, text: str, part: Judgement, other: Judgement) -> bool:
    """Whether a false part of a sentence says by itself what another part cannot change."""
    one, two = sorted((part, other), key=lambda p: text.find(p.text))
    between = text[text.find(one.text) + len(one.text) : text.find(two.text)]
    link = between + two.text[: len("for instance ")]
    if one is part and _ADDED.match(link):
        return _names_a_tick(reader, part.text)
    if _JOINED.match(between) and not _LEANS.search(part.text):
        return _names_a_tick(reader, one.text) and _names_a_tick(reader, two.text)
    return _APART.search(link) is not None and _names_a_tick(reader, part.text)


def _names_a_tick(reader: Reader, text: str) -> bool:
    named = reader.mentions(text)
    return named is None or bool(named.ticks)


_UP_TO = any_case(
    r"\b(?:each|every|all|both|always|everywhere)\b.*\bby (?:up to|as much as)\b"
    r"|\bby (?:up to|as much as)\b.*\b(?:each|every|all|both|always|everywhere)\b"
)


def reaches_so_much(text: str) -> bool:
    """Whether several things are said to move by up to so much, as one of them does.

    Args:
        text: a sentence.
    """
    return _UP_TO.search(text) is not None
