"""What a clause notes in parentheses: “A rises by 20 % in 2010 (50 to 60)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon import classes_in
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.tokens import tokenise

_NUMBER = r"[^()\s,;]*\d(?:[^()\s;,]|,\d)*(?: ?%| (?:points|percent|million|billion|thousand))?"

_ENDS = re.compile(
    rf"(?P<said>[^();:]+?)\s*\((?:from )?(?P<start>{_NUMBER}) ?(?:to|→|->|-->|=>|⟶) ?"
    rf"(?P<stop>{_NUMBER})\)(?P<rest>[^();:]*)",
    re.IGNORECASE,
)

_BEFORE_PLACE = r"from|between|in|on|at|over|with|to|for|until|by|after|since|under|across|during"

_BY = re.compile(
    r",? by (?:[a-z]+ ){0,3}?(?:[~≈<>]?[\d.,]*\d\S*(?: percentage points)?"
    rf"(?: (?!(?:{_BEFORE_PLACE})\b)[a-z]+)?"
    r"|(?:one |a )?(?:half|third|quarter|fifth)|a factor of [\w.,]+)(?=\s|,|\Z)",
    re.IGNORECASE,
)
"""By how much something changes."""


_CHANGING = frozenset({"RISES", "MULTIPLIES", "GAINS", "IMPROVES", "SLOWS"})
"""Classes of verbs for what values do from one point to the next."""

_COMPARING = frozenset({"BEATS", "EXCEEDS", "SURPASSES", "BEATEN", "THAN"})
"""Classes of words that set one thing against another: “beats B (60 to 55)” is no change."""

_BOUND = re.compile(r"\b(?:more|less|no more|no less) than\b", re.IGNORECASE)


@told_by("(")
def ends_noted(c: Scene, text: str) -> Iterator[Version]:
    """“A falls by more than 40 % on Web (50 to 28)”: it does, and from 50 to 28 there."""
    match = _ENDS.fullmatch(text)
    if match is None:
        return
    said, rest = match["said"], match["rest"]
    classes = classes_in(_BOUND.sub("", said))
    if _CHANGING.isdisjoint(classes) or not _COMPARING.isdisjoint(classes):
        return
    ends = f"from {match['start']} to {match['stop']}"
    bare = _BY.sub("", said, count=1)
    starts = (bare[t.start :] for t in tokenise(bare)[1:])
    there = next((rest for rest in starts if c.is_led(rest)), "")
    moved = f"{bare.removesuffix(there).rstrip()} {ends} {there}".rstrip()
    yield Plain(f"{said}{rest}"), Plain(f"{moved}{rest}")
    lead, subject, _ = c.cut(said)
    if subject and (there or lead) and not rest:
        # "A nearly doubles on Web (30 to 58)": whatever it does there, those are the ends.
        yield Plain(said), Plain(f"{lead} {subject} goes {ends} {there}".strip())
