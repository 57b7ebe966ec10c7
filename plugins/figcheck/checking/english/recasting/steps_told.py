"""What steps do, and whose they are: “the last doubling adds 4”, “A's move from 2010 to 2011”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import STEP_PLACES, count_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_STEP = r"(?:step|doubling|jump|move|interval|increment|stage|transition)"
_FROM = any_case(
    rf"(?P<said>[^;:]+? (?:more|less)) from the (?P<step>(?:first|last|initial|final) {_STEP}|"
    rf"{_STEP} (?:between [^,;:]+? and|from [^,;:]+? to) [^,;:]+?) "
    rf"than from (?P<rest>(?:any|all|every|each|the) (?:later|other|earlier|subsequent|previous|"
    rf"following)(?: {_STEP}s?| ones?)?(?: (?:combined|together|taken together))?)"
)
_BETWEEN = any_case(r"between (?P<one>[^,;:]+?) and (?P<two>[^,;:]+)")


@of_form(_FROM, "more less", "from", "than")
def gains_in_steps(_: Scene, match: Match) -> Iterator[Version]:
    """“A gains more from the step between 1 and 2 than from any later”: in the step."""
    step = _BETWEEN.sub(r"from \g<one> to \g<two>", match["step"])
    rest = re.sub(r"\bdoublings?\b", "step", match["rest"])
    yield (Plain(f"{match['said']} in the {step} than in {rest}"),)


_STEPS = any_case(
    r"(?P<head>[^;:]+?),? (?:(?:with|and) )?(?P<each>each|every) (?P<step>step|drop|fall"
    r"|gain|increase"
    r"|decrease|rise|jump|change|increment|reduction|improvement|decline)(?: (?:down|up))? "
    r"(?:being |is |was )?(?P<way>smaller|larger|bigger|greater|lower|higher) than (?:the"
    r" one before"
    r"(?: it)?|the last(?: one)?|the previous(?: one)?|its predecessor|the preceding(?: one)?)"
)
_SMALLER = frozenset({"smaller", "lower"})


@of_form(
    _STEPS,
    "each every",
    "than",
    "step drop fall gain increase decrease rise jump change increment "
    "reduction improvement decline",
)
def steps_hung(c: Scene, match: Match) -> Iterator[Version]:
    """“A goes from 9 to 5, each step being smaller than the one before”: so is each step of A."""
    if c.is_led(match["head"]):
        return
    way = "smaller" if match["way"].lower() in _SMALLER else "larger"
    said = f"Each {match['step'].lower()} is {way} than the one before it"
    yield (
        Plain(match["head"]),
        Plain(said, here=c.reader.subject_of(match["head"]), hung=True),
    )


_NOUN = (
    r"(?:move|jump|leap|step|rise|increase|gain|climb|surge|drop|fall|decline|decrease|loss|"
    r"plunge|slump|change|shift|swing)"
)
_IS = any_case(
    rf"(?P<head>[^,;:]+?) (?:is|was) (?P<who>[^,;:]+?)['’]s? {_NOUN} "
    r"(?P<ends>(?:from [^,;:()]+? to|between [^,;:()]+? and) [^,;:()]+?)"
    r"(?P<size> \([^()]*\d[^()]*\))?"
    r"(?:, (?:which|where it) (?P<told>(?:adds?|gains?|loses?|costs?|rises by|falls by|drops by|"
    r"increases by|decreases by|is|was|amounts to|equals) [^,;:]*\d[^,;:]*?"
    r"(?: (?:points?|percentage points?))?))?"
)
_BY = any_case(r"(?:is|was|amounts to|equals) ")


@of_form(_IS, "from between", "' ’")
def owners_step(c: Scene, match: Match) -> Iterator[Version]:
    """“The steepest rise is A's move from 2010 to 2011, which adds 5”: that of A, and it adds 5."""
    if not c.is_subject(match["who"]):
        return
    head, who, ends, size = match.group("head", "who", "ends", "size")
    version = [Plain(f"{head} is that of {who} {ends}{size or ''}")]
    if match["told"]:
        told = match["told"]
        said = _BY.sub("changes by ", told) if _BY.match(told) else told
        version.append(Plain(f"{capitalised(ends)}, {who} {said}", hung=True))
    yield tuple(version)


_DOES = any_case(
    r"(?P<lead>(?:(?:in|on|at|for) [^,;:]+, )?)(?:the|this|that) (?:[a-z]+ ){0,2}?"
    r"(?:step|doubling|jump|move|increase|switch|transition|change)(?: in [a-z ]+?)?,? "
    r"(?P<ends>from [^;:]+? to [^,;:]+?|between [^;:]+? and [^,;:]+?),? "
    r"(?:only |just |still )?(?:(?P<up>adds|brings|gives|yields|contributes)|(?P<down>costs|"
    r"removes|takes|subtracts)) (?P<size>[^,;:]*?\d[^,;:]*?) (?:to|for|from|in) (?P<whom>[^,;:]+)"
)


@of_form(
    _DOES,
    "step doubling jump move increase switch transition change",
    "adds brings gives yields contributes costs removes takes subtracts",
    "to for from in",
)
def done_by_step(c: Scene, match: Match) -> Iterator[Version]:
    """“The step from 2 to 4 adds 5 points to each line”: each line gains 5 points in it."""
    ends, lead = match["ends"], match["lead"]
    where = f"{lead}{ends}" if lead else capitalised(ends)
    verb = "gains" if match["up"] else "loses"
    yield (Plain(f"{where}, {match['whom']} {verb} {match['size']}"),)


_AMOUNT = r"[^,;:]*?\d[\d.,]*\S*(?: [a-zµ%]+)?"
_ANY_STEP = r"(?:steps?|doublings?|intervals?|increments?)"
_WHICH = rf"(?P<{{0}}>{'|'.join(STEP_PLACES)})(?: (?P<{{1}}>{'|'.join(NUMERALS)}|\d))?"
_NAMED = any_case(
    rf"(?:in|during|over|with|within|by) the (?:very )?{_WHICH.format('which', 'many')} {_ANY_STEP}"
    r"(?! (?:from|between|of))(?: alone)?"
)
_TWO = any_case(
    r"(?P<who>[^,;:]+?) (?P<verb>[a-z]+(?: (?:by|back))?) "
    rf"(?P<one>(?:about |only |just )?{_AMOUNT}) "
    rf"(?P<there>in the (?:very )?{_WHICH.format('a', 'b')} {_ANY_STEP})"
    rf"(?:,? (?:and|but|yet|while|compared (?:to|with)|against|versus),?|,) "
    rf"(?:then |still )?(?:by )?(?P<two>(?:only |just |a mere |about |another )?{_AMOUNT}) "
    rf"(?P<here>in the (?:very )?{_WHICH.format('c', 'd')})(?: (?:{_ANY_STEP}|one|ones))?"
)


@of_form(_TWO, "step steps doubling doublings interval intervals increment increments", "in", "the")
def in_first_and_last(c: Scene, match: Match) -> Iterator[Version]:
    """“A gains 4 in the first step and 1 in the last”: it does each."""
    if c.way is None:
        return
    places = (match["there"], f"{match['here']} step{'s' if match['d'] else ''}")
    who, verb = match["who"], match["verb"]
    yield tuple(
        Plain(_placed(c, f"{who} {verb} {match[much]} {where}"))
        for much, where in zip(("one", "two"), places, strict=True)
    )


@told_by("step steps doubling doublings interval intervals increment increments", "the")
def in_named_steps(c: Scene, text: str) -> Iterator[Version]:
    """“More than half of the gain falls in the last two steps”: between the ticks at their ends."""
    placed = _placed(c, text)
    if placed != text:
        yield (Plain(placed),)


def _placed(c: Scene, text: str) -> str:
    """A clause with the ticks between which the steps lie that it speaks of."""
    match, axis = _NAMED.search(text), c.way
    if match is None or axis is None or len(_NAMED.findall(text)) > 1:
        return text
    ticks = c.ascending(axis)
    count = count_of(match["many"] or "one")
    first = STEP_PLACES[match["which"].lower()]
    start = len(ticks) + first - count if first < 0 else first
    if not 0 <= start < start + count < len(ticks) or (count > 1 and first not in (0, -1)):
        return text
    ends = f"between {ticks[start]} and {ticks[start + count]}"
    return f"{text[: match.start()]}{ends}{text[match.end() :]}"
