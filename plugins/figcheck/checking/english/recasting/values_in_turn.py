"""Values that are told of one thing after another: “A has 57% and B 72%”, “57 for A, 72 for B”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.lexicon.shared_words import FIGURE
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex
from figcheck.records import record

_JOINT = any_case(
    r"(?:,|;)? (?:and|but|while|whereas|yet|with|where|against|versus|vs\.?|as against"
    r"|as opposed to|compared (?:with|to)|in contrast to) |, |; "
)
"""What may stand between one of them and the next."""

_LED = any_case(r"(?:and|but|while|whereas|with|against) ")
_OF_ONE = regex(
    r"(?:by |to |with |at |on |for )?(?:only |just |merely )?(?:at|with|to|on|one of|by)\Z"
)
"""What may be left of a verb behind the second of several."""

_SAID_FIRST = any_case(
    r"(?:(?:the|its) (?:values?|figures?|numbers?|scores?|readings?|results?)"
    r" (?:is|are|was|were)|it (?:is|was)"
    r"|there (?:is|are|was|were)|we (?:read|see|find|have|get|observe)"
    r"|one (?:reads|sees|finds|gets)"
    rf"|the (?:{FIGURE}|table|heatmap|panel) (?:gives|shows|has|reports)) "
)
_NOTED = (
    r"(?P<noted> (?:is|are|was|were)"
    r"(?: recorded| reported| registered| found| noted| seen| measured| given"
    r"| shown| obtained| reached)?)?"
)
_FOR = regex(rf"(?P<amount>.*?\d.*?){_NOTED} (?:for|by|with|in|at|on|from) (?P<who>.+)")

_GIVING = frozenset({"BE", "HAVE", "STANDS_AT", "ATTAINS", "REACHES", "LANDS_AT", "HAVE_OF"})
"""Classes of the verbs that give a value."""

_FEWEST, _MOST = 2, 6


@record
class Told:
    """One of several things with its value.

    Attributes:
        who: the thing.
        verb: what says that it has the value; empty if that is left out.
        amount: the value.
        where: where it has it, if that is said.
    """

    who: str
    verb: str
    amount: str
    where: str = ""

    def clause(self, lead: str, where: str) -> str:
        """That it has the value, as a clause of its own.

        Args:
            lead: what the sentence begins with.
            where: where it has it if it does not say so itself.
        """
        said = (lead, self.who, self.verb, self.amount, self.where or where)
        return " ".join(word for word in said if word)


@told_by(
    "and but while whereas yet with where against versus vs compared , ; for by is are was were"
)
def values_in_turn(c: Scene, text: str) -> Iterator[Version]:
    """“In 2019, A has 57% and B has 72%”: A has 57% in 2019, and B has 72% in 2019."""
    if sum(map(str.isdigit, text)) < _FEWEST:
        return
    lead, who, rest = c.cut(text)
    parts = _parts(c, f"{who} {rest}".strip())
    if len(parts) > _MOST or not all(any(map(str.isdigit, p)) for p in parts):
        return
    if not parts or (len(parts) < _FEWEST and not _is_said_of_one(parts[0])):
        return
    told = _told(c, parts)
    if told is not None:
        # "A is at 12 and B at 9 in 2019", "A is at 12 in 2019 and B at 9": both in 2019.
        places = list(dict.fromkeys(t.where for t in told if t.where))
        first = told[0].where or (places[0] if len(places) == 1 else "")
        yield tuple(Plain(t.clause(lead, first)) for t in told)


def _is_said_of_one(part: str) -> bool:
    """Whether one value is told as several may be: “we read 57% for A”."""
    noted = _FOR.fullmatch(part)
    return _SAID_FIRST.match(part) is not None or bool(noted and noted["noted"])


def _parts(c: Scene, text: str) -> list[str]:
    """What a text says of one thing after another; names are not split."""
    kept = c.reader.spans_of_names(text)
    joints = [
        (m.start(), m.end())
        for m in _JOINT.finditer(text)
        if not any(a < m.end() and m.start() < b for a, b in kept)
    ]
    cuts = [(0, 0), *joints, (len(text), len(text))]
    found = (text[stop:start].strip() for (_, stop), (start, _) in pairwise(cuts))
    return [_LED.sub("", part, count=1) if _LED.match(part) else part for part in found if part]


def _told(c: Scene, parts: list[str]) -> list[Told] | None:
    """The things and their values; `None` if one of the parts says something else."""
    parts = [_SAID_FIRST.sub("", parts[0], count=1), *parts[1:]]
    turned = [_for(c, part) for part in parts]
    if all(turned):
        return [t for t in turned if t is not None]
    found: list[Told] = []
    for part in parts:
        said, where = _where(c, part)
        one = _one(c, said, found[0].verb if found else "") if re.search(r"\d", said) else None
        if one is None:
            return None
        found.append(replace(one, where=where))
    return found


def _where(c: Scene, part: str) -> tuple[str, str]:
    """A part without the places at its end, and these."""
    said = part.rstrip(" .")
    while end := c.led_end(said):
        said = said.removesuffix(end).rstrip(" .")
    return said, part[len(said) :].strip()


def _for(c: Scene, part: str) -> Told | None:
    """“57% for A”."""
    match = _FOR.fullmatch(part)
    if (
        match is None
        or not c.named_in(match["who"])
        or not c.is_subject(match["who"])
        or not c.is_value(match["amount"])
    ):
        return None
    return Told(match["who"], "is at", match["amount"])


def _one(c: Scene, part: str, verb: str) -> Told | None:
    """“A has 57%”, “B 72%”: the thing, and what is said of it with the verb of the first one."""
    words = part.split(" ")
    digit = next(i for i, word in enumerate(words) if any(map(str.isdigit, word)))
    for stop in range(digit, 0, -1):
        who = " ".join(words[:stop]).removesuffix(":")
        if not c.named_in(who) or not c.is_subject(who):
            continue
        for start in range(stop, digit + 1):
            amount, said = " ".join(words[start:]), " ".join(words[stop:start])
            if not c.is_value(amount):
                continue
            if said in {"", "="} or _OF_ONE.fullmatch(said):
                only = next((f"{w} " for w in ("only", "just", "merely") if w in said.split()), "")
                return Told(who, verb or "is at", f"{only}{amount}")
            if not classes_in(said).isdisjoint(_GIVING) or _has_value(said):
                return Told(who, said, amount)
    return None


_VALUE_OF = regex(
    r"(?P<verb>.+) (?:an?|the) (?:\w+ )?"
    r"(?:value|score|result|figure|rate|level|reading|number|share) of"
)


def _has_value(said: str) -> bool:
    match = _VALUE_OF.fullmatch(said)
    return match is not None and not classes_in(match["verb"]).isdisjoint(_GIVING)
