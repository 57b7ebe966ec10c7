"""A superlative again of something else: “the slowest for A, but only the second slowest for B”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import LATER_ORDINAL
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE
_SUP = r"(?:(?:most|least) [a-z]+(?:-[a-z]+)?|[a-z]+est|best|worst)"
_AT = r"(?:for|in|on|at|among|by|with|under)"
_AGAIN = any_case(
    rf"(?P<who>[^,;:()]+?) (?P<be>is|are|was|were) the (?P<one>{_SUP}) (?P<noun>[a-z]+) "
    rf"(?P<a>{_AT} [^,;:()]+?)(?P<v>(?: \([^()]*\))?),? (?:but|and|yet|while) (?:only |also "
    rf"|merely )?(?:the )?(?P<nth>{LATER_ORDINAL})?[ -]?(?P<two>{_SUP})(?: (?P<noun2>[a-z]+))? "
    rf"(?P<b>{_AT} [^,;:()]+?)(?P<w>(?: \([^()]*\))?)"
)


@of_form(_AGAIN, "but and yet while", "is are was were")
def sup_again(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the slowest model on X but only the second slowest on Y”: it is each of the two."""
    if not c.is_subject(match["who"]):
        return
    who, be, noun = match["who"], match["be"], match["noun"]
    nth = f"{match['nth']} " if match["nth"] else ""
    yield (
        Plain(f"{who} {be} the {match['one']} {noun} {match['a']}{match['v']}"),
        Plain(
            f"{who} {be} the {nth}{match['two']} {match['noun2'] or noun} {match['b']}{match['w']}"
        ),
    )


_NO_TWO = any_case(
    r"no two (?P<noun>[a-z]+)(?: ever)? (?:differ|are apart|lie apart|are further apart)(?: from "
    r"each other)? by more than (?P<much>\d[\d.,]*) ?(?P<what>%|[a-z]+(?: [a-z]+)?)(?P<rest>(?: in "
    r"[a-z ]+)?)"
)


@told_by("two", "differ apart")
def no_two_differ(c: Scene, text: str) -> Iterator[Version]:
    """“No two rows differ by more than 5 clips”: the number of clips differs by at most 5."""
    match = _NO_TWO.fullmatch(re.sub(r"^(?:hence|thus|so|therefore),? ", "", text, flags=_FLAGS))
    if match is None or c.label_of(match["noun"]) is None:
        return
    what = (match["rest"] or "").removeprefix(" in ").strip() or match["what"]
    if c.reader.names_a_tick(what):
        yield (Plain(f"The range of {what} is at most {match['much']}"),)


_LEVEL = any_case(
    r"^(?P<at>at|in|on) (?:the|this|that) (?P<end>very last|last|final|first|lowest|highest) "
    r"(?:level|point|setting|step|checkpoint|stage|value|mark|condition), (?=[^,])"
)


@told_by("at in on", "last final first lowest highest")
def at_the_last(c: Scene, text: str) -> Iterator[Version]:
    """“At this last level, A is highest”: at the last point of the one axis."""
    match, axis = _LEVEL.match(text), c.way
    if match is None or axis is None or c.reads(text):
        return
    ticks = c.ascending(axis)
    early = match["end"].lower() in ("first", "lowest")
    tick = ticks[0] if early else ticks[-1]
    yield (Plain(f"{match['at'].capitalize()} {tick}, {text[match.end() :]}"),)


_FROM_THERE = any_case(
    r"(?P<said>(?P<who>[^,;:()]+?) (?:overtakes|surpasses|passes|moves ahead of|pulls ahead of) "
    r"(?P<two>[^,;:()]+?) between (?P<start>[^,;:()]+?) and (?P<stop>[^,;:()]+?)),? and "
    r"(?P<does>(?:is|stays|remains|leads|keeps|has|holds)\b[^,;:()]*?) "
    r"(?:from (?:there|then|that point|here) on(?:wards?)?|thereafter|afterwards|ever since|after "
    r"that|until the end|to the end)"
)
_AHEAD = any_case(r"(?:stays|remains|is|keeps) (?:ahead|above|in front)(?: of it| of them)?")


@of_form(
    _FROM_THERE, "and", "between", "there then point here thereafter afterwards since after end"
)
def from_there_it_is(c: Scene, match: Match) -> Iterator[Version]:
    """“A overtakes B between 5 and 8 and is best from there on”: from 8 on, it is."""
    spot = c.on_axis(match["stop"])
    if spot is None:
        return
    does = match["does"]
    if _AHEAD.fullmatch(does):
        does = f"is higher than {match['two']}"
    does = re.sub(r"^(?:stays|remains) ", "is ", does)
    yield Plain(match["said"]), Plain(f"From {match['stop']} on, {match['who']} {does}")
