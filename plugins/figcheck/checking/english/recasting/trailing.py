"""What trails behind a clause: “…, a loss of 5”, “…, among them A”, “…, for instance by 5”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.noted import noted_amid
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_NAMELY = any_case(r"([^;:]+?),?\s+(?:namely|specifically|viz\.|i\.e\.),?\s+([^;:]+)")
_NAMELY_AMID = any_case(
    r"(?P<who>[^,;:]+), (?:namely|specifically|viz\.|i\.e\.),? (?P<names>[^;:()]+), "
    r"(?P<rest>[^,;:]+(?:, [^;:]+)?)"
)

_LOSSES = frozenset("loss drop fall decline decrease reduction decrement plunge slump".split())
_AMOUNTING = any_case(
    r"([^;:]+?), (?:which (?:is|was|amounts to|corresponds to|means|makes)|that is|i\.e\.|or)? ?"
    r"(?:an?|the) (?:total |net |clear |small |sharp |steep |large )?(loss|drop|fall|decline|"
    r"decrease|reduction|plunge|slump|gain|rise|increase|growth|improvement|jump) of ([^,;:]+)"
)
_FROM_TO = regex(r"\bfrom (?:[\w.]+ )?[\d.,]+\S* to (?:[\w.]+ )?[\d.,]+\S* ?")
_HOW = (
    r"(?:about|around|roughly|nearly|almost|approximately|more than|less than|over|at least|only) "
)
_AGAIN = any_case(
    r"(?P<head>[^;:]+?),? "
    r"(?:which (?:is|was|amounts to|corresponds to|equals)|that is|i\.e\.|or)?,? ?"
    r"(?:an? (?:\w+ )?(?:loss|drop|fall|decline|decrease|reduction|gain|rise|increase|growth|"
    rf"improvement|change) of )?(?:by )?(?P<again>(?:{_HOW})?[\d.,]*\d ?(?:%|percent|per cent)"
    rf"|a factor of (?:{_HOW})?[\w.,]*\w)"
)
_SIZE = r"(?: (?:thousand|million|billion|dollars|points?|percentage points?|percent|%))*"
_SO_FAR = any_case(
    rf" (?:from [~$€£]?[\d.,]*\d\S*?{_SIZE} to [~$€£]?[\d.,]*\d[^\s,]*{_SIZE}"
    rf"|by (?:{_HOW})?[~$€£]?[\d.,]*\d[^\s,]*{_SIZE})(?= |\Z)"
)
"""How far something changes: “from 5 to 4 points”, “by 3 points”."""

_MOST_CHANGED = any_case(r"\bthe (?:[a-z]+ )?[a-z]+est (?:[a-z-]+ )?[a-z]+,? (?:[a-z]+ )?from\b")

_COUNTED_REACH = any_case(
    r"\b(on|in|at|for) (?:the majority of|most of|most|many|several|[\w-]+(?: out)? of)(?: the)?"
    r"(?: [\w-]+){1,2}\Z"
)
_CROWNED = any_case(
    r"([^;:]*\d[^;:]*?), (?:which (?:is|was) (?:also )?|that is |also )?((?:by far )?"
    r"(?P<whose>the|its|their) (?:\w+[ -]){0,2}?(?:\w+est|most|least|maximum|minimum)\b"
    r"(?!.*\b(?:of all|overall)\Z)[^,;:]*)"
)
_CROWNED_CHANGE = any_case(
    r"([^;:]+), (?:its|their) ((?:by far )?\w+est (?:loss|drop|fall|decline|decrease|plunge|slump"
    r"|gain|rise|increase|growth|jump|change)(?: of all| so far| overall)?)"
)
_WHEN = any_case(r"\b(?:between [\w-]+ and|from [\w-]+ to|in) [\w-]+")
_BY = any_case(
    rf"(?P<head>[^;:]+?), (?P<by>by (?:{_HOW}|just )?[$€£]?[\d.,]*\d(?: ?%| [a-z]+){{0,2}})"
)
_WITH_MEAN = any_case(
    r"with an? (?P<mean>average|mean) of (?P<size>[^,;:]*\d[^,;:]*), "
    r"(?P<subject>[^,;:]+?) (?P<rest>(?:is|was|exceeds?|beats?|outperforms?|leads?|surpass(?:es)?"
    r"|trails?|ranks|falls|lags|comes) [^;:]+)"
)
_AMONG = any_case(r"([^;:]+?),?\s+(?:among (?:them|these)|including)\s+([^;:]+)")
_ONE_OF_THEM = any_case(
    r"([^;:]+?), (?:and )?([^,;:()]+?) (?:is|are|was|were) (?:among|one of|two of) (?:them|these)"
)

_EXAMPLE = any_case(r"([^;:]+?),?\s+(?:for instance|for example|such as|e\.g\.),?\s+([^;:]+)")


@told_by("namely specifically viz i")
def namely(c: Scene, text: str) -> Iterator[Version]:
    """“Two models exceed 5 on Web, namely A and B”: on Web two models, A and B, exceed 5.

    So it is of “two models, namely A and B, exceed 5”.
    """
    amid = _NAMELY_AMID.fullmatch(text)
    if amid is not None and c.reader.is_place(amid["names"]) and c.begins_with_verb(amid["rest"]):
        yield (Plain(f"{amid['who']} ({amid['names']}) {amid['rest']}"),)
        return
    match = _NAMELY.fullmatch(text)
    if match is None or not c.reader.is_place(match[2]):
        return
    lead, subject, rest = c.cut(match[1])
    if subject:
        yield (Plain(f"{lead} {subject}, {match[2]}, {rest}".strip()),)
        yield (Plain(f"{lead} {subject} ({match[2]}) {rest}".strip()),)


@of_form(
    _AMOUNTING,
    ",",
    "of",
    "loss drop fall decline decrease reduction plunge slump gain rise increase growth "
    "improvement jump",
)
def amounting(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls from 9 to 5 in 2020, a loss of 4”: it falls by 4 then."""
    lead, subject, rest = c.cut(match[1])
    if subject and (verb := re.match(r"\w+ ", rest)):
        where = _FROM_TO.sub("", rest[verb.end() :])
        moves = "falls" if match[2].lower() in _LOSSES else "rises"
        yield Plain(match[1]), Plain(f"{lead} {subject} {moves} by {match[3]} {where}".strip())


@of_form(_AGAIN, "% percent per factor", "from by")
def again(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls from 5 to 4, which is about 20%”, “… by 3 points, or 60%”: it does so by 20 %."""
    head = match["head"]
    so_far = _SO_FAR.search(head)
    if so_far is None or _MOST_CHANGED.search(head):
        return  # "The largest drop, from 5 to 4, or 20%": not the largest in percent.
    told = f"{head[: so_far.start()]} by {match['again']}{head[so_far.end() :]}"
    if c.reads(told):
        yield Plain(head), Plain(told)


@of_form(_CROWNED, ",", "the its their")
def crowned(c: Scene, match: Match) -> Iterator[Version]:
    """“In 2020, A has 5 GJ, the highest value of all”: A has that value, and it is the highest."""
    if any(r.family != "value" for r in c.reader.read(match[1], c.around)):
        return
    if next(noted_amid.way(c, match.string), None) is not None:
        return  # "A is the largest and B, with 5 seats, the smallest": B is.
    lead, subject, rest = c.cut(match[1])
    if "," in rest:
        return  # "A's 5% is, B aside, the lowest": of those without B.
    places = c.led_places(rest)
    if c.named_in(rest) != c.named_in(" ".join(places)):
        return  # "A has a score of 34 on B and a recall of 15, …": the highest recall.
    where = ", ".join(filter(None, (lead.strip(" ,"), *places)))
    verbs = ("is", "has") if match["whose"].lower() == "the" else ("reaches",)
    told = (f"{where}, {subject} {verb} {match[2]}".lstrip(" ,") for verb in verbs)
    if subject and (said := next(filter(c.reads, told), None)):
        yield Plain(match[1]), Plain(said)


@of_form(
    _CROWNED_CHANGE,
    "its their",
    "loss drop fall decline decrease plunge slump gain rise increase growth jump change",
)
def crowned_change(c: Scene, match: Match) -> Iterator[Version]:
    """“A fell by 5 between 2010 and 2020, its largest loss”: it had its largest loss then."""
    when = _WHEN.search(match[1])
    lead, subject, _ = c.cut(match[1])
    if when is not None and subject and not lead.strip(" ,"):
        said = f"{subject} had its {match[2]} {when[0]}"
        if c.reads(said):
            yield Plain(match[1]), Plain(said)


@of_form((_AMONG, _ONE_OF_THEM), "among including one two")
def among(c: Scene, match: Match) -> Iterator[Version]:
    """“Three models exceed 5, among them A”: three do, and A does."""
    named = c.named_in(match[2])
    if not c.reader.is_place(match[2]):
        return
    if reach := _COUNTED_REACH.search(match[1]):
        # "A beats B on most domains, among them Web": on Web as well.
        there = f"{match[1][: reach.start()]}{reach[1]} {match[2]}"
        if len(named) == 1 and c.reads(there):
            yield Plain(match[1]), Plain(there)
    lead, subject, rest = c.cut(match[1])
    if subject and named.keys() == c.counted_along(subject):
        yield Plain(match[1]), Plain(f"{lead} {match[2]} {rest}".strip())


@of_form(_EXAMPLE, "instance example such g")
def example(c: Scene, match: Match) -> Iterator[Version]:
    """“A is ahead of B on three domains, for instance by 5 on Web”: by 5 on Web."""
    head, tail = match.groups()
    if (joined := joined_to(c, head, tail)) is not None:
        yield Plain(head), Plain(joined)


def joined_to(c: Scene, head: str, tail: str) -> str | None:
    """What is said of an example: the longest beginning of a clause that it goes on from."""
    ends = [t.start for t in tokenise(head)][1:]
    for end in [len(head), *reversed(ends)]:
        said = f"{head[:end].rstrip(' ,')} {tail}"
        if c.reads(said):
            return said
    return None


@of_form(_BY, ",", "by")
def by_so_much(c: Scene, match: Match) -> Iterator[Version]:
    """“Dropping A improves B, by 4 points”: improves it by 4 points."""
    if c.reads(said := f"{match['head']} {match['by']}"):
        yield (Plain(said),)


@of_form(_WITH_MEAN, "with", "average mean", ",")
def with_mean(c: Scene, match: Match) -> Iterator[Version]:
    """“With an average of 81, A exceeds B by 3”: its average is 81, and on average it does so."""
    if not c.reader.is_place(match["subject"]) or c.led_places(match["rest"]):
        return
    mean = f"The {match['mean']} of {match['subject']} is {match['size']}"
    yield Plain(mean), Plain(f"On average, {match['subject']} {match['rest']}")
