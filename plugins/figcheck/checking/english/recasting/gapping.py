"""Clauses that leave out what the one before them says: “A falls by 10, B by 9 and C by 7”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS, begins_with_verb, has_verb
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shared_words import LATER_ORDINAL
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.measures_listed import with_shared_bound
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.english.senses.unchanged import leaves_out_change
from figcheck.patterns import any_case, regex

_LEFT_OPEN = regex(r"\b(?:is|are|was|were),")
"""A verb that what is set between commas parts from the rest: “A is, B aside, the lowest”."""

_JOINT = any_case(r",?\s+(?:and|but|while|whereas|yet|or)\s+|[,;]\s+")
"""What may join to a clause what is left of another."""

_MOST_WORDS = 5
"""Words behind its subject that a clause may take over from the one before it."""

_BOUNDED = any_case(
    r"(?:(?:only|just|about|around|almost|nearly|roughly|above|below|over|under|at|more|less|"
    r"fewer|by|up|another|close to|beyond|between|from|to|as)\s)*[~<>±+-]*\d|"
    r"(?:the|its) (?!same)|(?:second |third )?(?:most|least|best|worst|\w+est)\b"
)
"""How what is left of a clause may begin that has neither its own subject nor place."""

_NEGATED = any_case(r"\b(?:not|no|never|none|nor|neither|only)\b")

_BETWEEN = any_case(r"\b(?:between|both|either|from(?![^,;]* to ))\b(?:(?! and | or )[^,;])*\Z")
"""Words after which “and” need not join clauses."""

_PLACED = any_case(r"\b(?:on|at the|in the) (?:top|bottom|middle)\b")
"""Where in an order something is, which only one such phrase can say."""

_REACH = any_case(
    r"\b(?:for|in|on|at|across|over|under|with) (?:every|each|all|both|most|any)(?: of)?(?: the)?"
    r"(?: [\w-]+){1,2}?(?=\Z|[,.;]| (?:for|in|on|at|across|over|under|with|and|but)\b)"
)
"""How far a clause reaches, as what is left of another does: “in both panels”."""

_SO_MANY = any_case(
    r"(?:[^,;]+, )?(?:there (?:are|is|were|was) )?(?:only |just |exactly )?"
    rf"(?:{'|'.join(NUMERALS)}|\d+) "
)
_AS_MANY = any_case(r"(?:only |just |exactly )?\d+ (?:in|on|at|for|with|of)\b")
"""“Four cells exceed 99 in A and 11 in B”: 11 cells, or by what they exceed."""

_IN_UNIT = any_case(r"(?:all )?in (?:hundred|thousand|million|billion|percent|per cent|%)")

_THAT_OF = any_case(r"\A(?:that|those) (?:of|in|for|on|at) (?=\w)")
"""What stands for the noun of the clause before: “The rate of A falls by 8, that of B by 5”."""

_NEXT_THAT_OF = any_case(r",\s+(?:that|those) (?:of|in|for|on|at)\s")

_MEASURED = frozenset("rate rates value values".split())
"""Nouns for what is measured that may be verbs as well."""

_MOST_JOINTS = 4


@told_by("and but while whereas yet or , ;")
def gapped(c: Scene, text: str) -> Iterator[Version]:
    """“In each group A is the tallest and B the shortest”: B is, in each group."""
    if _of_the_other(c, text) is not None:
        return  # What is smallest there, `the_smallest` says.
    if _LEFT_OPEN.search(text):
        return  # "A is, B aside, the lowest": what follows goes on with the verb.
    if leaves_out_change(text) and c.led_end(text):
        return  # "A gains the most and B the least on Web": both on Web.
    joints = [*_JOINT.finditer(text)]
    for joint in reversed(joints[-_MOST_JOINTS:]):
        head, tail = text[: joint.start()], _THAT_OF.sub("", text[joint.end() :])
        if _BETWEEN.search(head) and "and" in joint.group():
            continue
        if not has_verb(tokenise(head)) or _states(c, tail):
            continue
        # "Over the whole period, A falls by 5, B by 3": the lead is no clause of its own.
        there, other, _ = c.cut(tail)
        # So it is of "On Web, A leads B by 2, on Mail by 3".
        set_apart = c.reader.is_place(other) if other else bool(there)
        behind_lead = len(c.cut(head)[0]) if set_apart else 0
        inner = (j for j in joints if behind_lead <= j.start() and j.end() < len(head))
        if any(has_verb(tokenise(head[j.end() :])) for j in inner):
            continue  # Two clauses: what is left may go with either.
        if _SO_MANY.match(head) and _AS_MANY.match(tail):
            continue
        if c.reader.is_place(tail) or c.is_led(tail) or _is_list(c, head, tail):
            continue
        if _IN_UNIT.match(tail):
            continue  # "…, in thousand euros": how the values are written.
        if c.is_reach(tail):
            continue  # "…, in every one of the 30 cells": no other clause.
        for said in _filled(c, head, tail, joint.group().strip(" ,;").lower()):
            yield Plain(head), Plain(said)
            return


def _states(c: Scene, text: str) -> bool:
    """Whether a text has a verb; “rate” and what is measured are none."""
    tokens, topics = tokenise(text), c.reader.names.topics
    verbs = (t for i, t in enumerate(tokens) if begins_with_verb(tokens, i))
    return any(t.word not in _MEASURED and not topics.has(t) for t in verbs)


_SUPERLATIVE = rf"(?:{LATER_ORDINAL}-)?(?:most|least|best|worst|\w+est)"
_NOTE = r"(?: \([^()]*\)| (?:with|at) [\d.,]*\d ?%?(?: [a-z]+)?)"
"""The value that a clause gives by the way: “(5 %)”, “with 420 letters”."""

_THE_OTHER = any_case(
    rf"([^;:]+?)(?:,?\s+(?:and|while|whereas|but)|,)\s+([^,;:]+?)\s+the\s+({_SUPERLATIVE})"
    rf"({_NOTE})?"
)
_NOTED = regex(rf"{_NOTE}\Z")
_DONE_BEST = any_case(
    rf"([^;:,]+? (?:is|are|was|were) [a-z]+(?:ed|wn|en)) {_SUPERLATIVE}(?:{_NOTE})?"
    rf"(?:,?\s+(?:and|while|whereas|but)|,)\s+([^,;:]+?)\s+({_SUPERLATIVE}(?:{_NOTE})?)"
)
"""“A is recognised best (84%), B worst (57%)”."""

_OF_WHAT = any_case(rf"(\w+(?: \w+)?) the {_SUPERLATIVE} ([^,]+)")


@told_by("and while whereas but ,")
def the_smallest(c: Scene, text: str) -> Iterator[Version]:
    """“A shows the largest increase, and B the smallest”: the smallest increase."""
    said = _of_the_other(c, text) or _of_the_other_done(c, text)
    if said is not None:
        yield tuple(map(Plain, said))


def _of_the_other_done(c: Scene, text: str) -> tuple[str, str] | None:
    """The same where the second says no more than how well it is done: “…, B worst”."""
    match = _DONE_BEST.fullmatch(text)
    if match is None or not c.reader.is_place(match[2]):
        return None
    lead, subject, done = c.cut(match[1])
    head = text[: match.start(2)].rstrip(" ,")
    head = re.sub(r",?\s+(?:and|while|whereas|but)\Z", "", head)
    return (head, f"{lead} {match[2]} {done} {match[3]}".strip()) if subject else None


def _of_the_other(c: Scene, text: str) -> tuple[str, str] | None:
    """The two clauses of a sentence whose second says no more than that it is the smallest."""
    match = _THE_OTHER.fullmatch(text)
    if match is None or not c.reader.is_place(match[2]):
        return None
    lead, subject, rest = c.cut(match[1])
    said = _OF_WHAT.fullmatch(rest)
    if not subject or said is None:
        return None
    what = f"{_NOTED.sub('', said[2])}{match[4] or ''}"  # "… (22 degrees) and B the … (3 degrees)"
    return match[1], f"{lead} {match[2]} {said[1]} the {match[3]} {what}".strip()


_COUNTS = (
    r"(?:(?:only|just|about|around|almost|nearly|roughly|approximately|over|more than|less than) )*"
    r"[$€£]?\d[\d.,]*%?(?: (?:thousand|million|billion|trillion))?(?: [A-Za-z][\w'-]*){1,4}"
)
_TWO_COUNTS = any_case(
    rf"([^;:]*?\b(?:had|has|have|counted|counts|recorded|sold|owned|employed)) ({_COUNTS}?),? "
    rf"(?:and|but|while|as well as) ({_COUNTS})"
)


_OF_SOME = any_case(
    rf"(?:only|no|none|neither|few|most|many|some|just|exactly|\d+|{'|'.join(NUMERALS)})\b"
)
"""How a sentence begins that says of how many things something holds."""


@of_form(
    _TWO_COUNTS, "had has have counted counts recorded sold owned employed", "and but while as"
)
def two_counts(c: Scene, match: Match) -> Iterator[Version]:
    """“In 2012 the club had 5 thousand members and 2 thousand guests”: it had each of the two.

    What is said of the one can be decided even where the figure knows nothing of the other.
    """
    one, two = (f"{match[1]} {match[i]}" for i in (2, 3))
    named = [c.named_in(match[i]) for i in (2, 3)]
    if c.reads(two) and (named[0] == named[1] or not all(named)):
        return  # The same value is not both: of one of the two counts the figure says nothing.
    if all(named) and _OF_SOME.match(match.string):
        return  # "Only A has 600 stores and 9,000 staff": it alone has both.
    if c.reads(one):
        one, two = with_shared_bound(c, (one, two))
        yield Plain(one), Plain(two)


def _filled(c: Scene, head: str, tail: str, joint: str) -> Iterator[str]:
    """What a clause says with what it leaves out of the one before it."""
    sole = "Only " if head.startswith("Only ") else ""
    lead, subject, rest = c.cut(head.removeprefix(sole))
    if not subject:
        return
    subject = f"{sole}{subject}"
    rest = _NEXT_THAT_OF.split(rest)[0]
    there, other, left = c.cut(tail)
    if other and c.is_no_gap(left):
        return  # "The Zoo drops to 12 in winter; it sells 91 in summer" leaves nothing out.
    words = [t.end for t in tokenise(rest)]
    if other and left:
        if sole:
            return
        if _same(c, other, rest):
            return  # "A beats B by 5, C by 3": A beats C, or C beats B.
        start = f"{there or lead} {other}".strip()
        reach = (*c.led_places(rest), *(m.group() for m in _REACH.finditer(rest)))
        reach = (*(p for p in c.led_places(subject) if subject.endswith(p)), *reach)
        behind = "".join(f" {p}" for p in reach if not _same(c, p, tail))
    elif there and left:
        start, behind = f"{there.rstrip(',')}, {subject}", ""
    elif there or (
        joint not in ("and", "")
        or not _BOUNDED.match(tail)
        or _NEGATED.search(tail)
        or not c.led_places(tail)
    ):
        return
    else:
        start, behind, left = f"{lead} {subject}".strip(), "", tail
        words = words or [0]
    for stop in reversed(words[:_MOST_WORDS]):
        if _PLACED.search(rest[:stop]) and _PLACED.match(left):
            continue  # "A stays on top and B at the bottom": B is not on top there.
        if rest[:stop].split()[-1:] == left.split()[:1]:
            continue  # "... rises from" and "from 2 to 3": no rise from from 2.
        said = f"{start} {rest[:stop]} {left}"
        if behind and not lead and leaves_out_change(said):
            behind = behind.strip()
            said = f"{capitalised(behind)}, {said}"  # Of both that are left.
        else:
            said = f"{said}{behind}"
        if c.reads(said):
            yield said


def _is_list(c: Scene, head: str, tail: str) -> bool:
    """Whether a joint stands between two names of a kind: the comma of “on A, B and C by 5”."""
    ends = c.ends_with_place(head)
    return ends is not None and ends == c.begins_with_place(tail)


def _same(c: Scene, place: str, text: str) -> bool:
    """Whether a text names something of the same kind as a place."""
    return not c.named_in(place).keys().isdisjoint(c.named_in(text))
