"""Amounts and ranges without words that add nothing: “3 EM points”, “just 35”, “a total of 90”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.first_letters import capitalised, uncapitalised
from figcheck.checking.english.lexicon.shared_words import AMOUNT
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.checking.language.order import is_ordered
from figcheck.patterns import any_case, regex

_POINTS = regex(
    r"(?P<head>.*?\d[\d.]*) (?P<what>[A-Z][\w@.-]*(?: [A-Z@][\w@.-]*)?)"
    r" (?P<points>(?:percentage )?points?\b)(?P<rest>.*)"
)


_PLACED = regex(r"(?:In|On|At|For) ")


@of_form(_POINTS, "points point")
def points_of(c: Scene, match: Match) -> Iterator[Version]:
    """“A adds 3 EM points on every set”: 3 points, in EM."""
    if c.reader.is_place(match["what"]):
        said = f"{match['head']} {match['points']}{match['rest']}"
        said = uncapitalised(said) if _PLACED.match(said) else said
        yield (Plain(f"In {match['what']}, {said}"),)


_PART = (
    r"(?:(?:only|just|about|almost|nearly|roughly|over|more than|less than) )*"
    r"(?:half|(?:an?|one|two|three) (?:third|quarter|fifth|sixth|eighth|tenth)s?|\d[\d.]*%)"
)
_PART_AGAIN = any_case(
    rf"(?P<first>[^;]*?\b(?P<verb>loses|gains|saves|retains|keeps|reaches) {_PART}"
    rf"(?P<of> of [^,;]+)),? (?:and|but|while|whereas) (?P<second>[^,;]*\b(?P=verb) {_PART})"
)


@of_form(_PART_AGAIN, "loses gains saves retains keeps reaches", "of", "and but while whereas")
def part_again(c: Scene, match: Match) -> Iterator[Version]:
    """“On A, it loses 19% of B, whereas on C it loses a third”: a third of B."""
    who = c.cut(match["first"])[1]
    if who:
        second = re.sub(r"\b(?:it|they)\b", who, match["second"])
        yield Plain(match["first"]), Plain(f"{capitalised(second)}{match['of']}")


_BOTH = any_case(
    r"(?P<said>[^,;]+?) (?:in|on|for|at|under) both (?P<noun>[a-z]+), (?P<at>at|with|by)"
    r" (?P<one>[^,;]*?\d[^,;]*?) and (?P<two>[^,;]*?\d[^,;]*)"
)


_BARE = regex(r"[~+−-]?\d[\d.,]*")


@of_form(_BOTH, "both", "at with by", "and", ",")
def each_in_turn(c: Scene, match: Match) -> Iterator[Version]:
    """“It peaks in May in both years, at 18 and 19”: at 18 in the first, at 19 in the second."""
    dimension = c.label_of(match["noun"])
    ticks = c.reader.names.dimensions[dimension].ticks if dimension else ()
    if len(ticks) == 2 and dimension not in c.named_in(match["said"]):
        unit = _BARE.sub("", match["two"])
        one = f"{match['one']}{unit}" if _BARE.fullmatch(match["one"]) else match["one"]
        amounts = (one, match["two"])
        said = c.within_sentence(match["said"])
        yield tuple(
            Plain(f"In {tick}, {said} {match['at']} {amount}")
            for tick, amount in zip(ticks, amounts, strict=True)
        )


_MOST_FROM = any_case(
    r"(?P<head>[^,;]*\b(?:benefits?|profits?|gains?) (?:the )?(?:most|least|more|less)) from "
    r"(?:the |more |additional |these )?(?P<noun>[a-z-]+(?: [a-z-]+)?)(?P<rest>,.*| than.*)?"
)


@of_form(_MOST_FROM, "benefit benefits profit profits gain gains", "most least more less", "from")
def most_from_axis(c: Scene, match: Match) -> Iterator[Version]:
    """“A benefits most from the examples”, whose number the axis gives: it gains most."""
    dimension = c.label_of(match["noun"])
    known = c.reader.names.dimensions[dimension] if dimension else None
    if known is None or not is_ordered(known):
        return
    if all(len(d.ticks) != 2 for d in c.reader.names.dimensions.values() if d is not known):
        yield (Plain(f"{match['head']}{match['rest'] or ''}"),)
        return
    # Of two panels one might gain on the other: so the ends of the axis are named.
    ends = f"from {known.ticks[0]} to {known.ticks[-1]}"
    if c.reads(along := f"{match['head']} {ends}{match['rest'] or ''}"):
        yield (Plain(along),)


_EXTREME = (
    r"(?:coldest|lowest|smallest|minimum|weakest|worst|warmest|hottest|highest|largest|maximum"
    r"|best|strongest)"
)
_RANGE = any_case(
    rf"(?P<head>.*\b(?:range|spread|span|swing)) between (?:the |its )?{_EXTREME}(?: [a-z]+)?"
    rf" and (?:the |its )?{_EXTREME}(?: [a-z]+)?\b(?P<rest>.*)"
)


@of_form(_RANGE, "range spread span swing", "between", "and")
def range_of_all(_: Scene, match: Match) -> Iterator[Version]:
    """“the range between the lowest and the highest value”: the range."""
    yield (Plain(f"{match['head']}{match['rest']}"),)


_IN_WORDS = any_case(
    rf"(?P<said>[^;]*?\b(?:has|have|had|won|wins?|scored|scores?|got|gets?|took|takes?|made|makes?"
    rf"|sold|sells?|counts?|counted|with|just|only)) (?P<count>{'|'.join(NUMERALS[1:])}) "
    r"(?=(?:more|fewer) [^;,]*\bthan |[^;,]* (?:in total|overall|altogether)\b)(?P<rest>[^;]+)"
)


@of_form(_IN_WORDS, " ".join(NUMERALS[1:]), "more fewer total overall altogether")
def in_words(c: Scene, match: Match) -> Iterator[Version]:
    """“A has two more cups than B”, of cups that are counted: 2 more."""
    if c.reader.scale.counts:
        yield (Plain(f"{match['said']} {NUMERALS.index(match['count'].lower())} {match['rest']}"),)


_JUST = any_case(r", (?:just|only|merely|a mere|no more than just) (?=[$€£]?\d)")


@told_by("just only merely mere", ",")
def just_so_many(_: Scene, text: str) -> Iterator[Version]:
    """“A has the fewest, just 35”: 35."""
    if _JUST.search(text):
        yield (Plain(_JUST.sub(", ", text)),)


_ADDITIONAL = any_case(
    rf",? with (?P<much>(?:[a-z]+ ){{0,2}}?{AMOUNT}) (?:additional|extra|more|new) [a-z]+\Z"
)
_LARGEST_STEP = any_case(
    r"\b(?:largest|biggest|strongest|steepest|sharpest|greatest|highest)(?: [a-z]+)? "
    r"(?:increase|rise|growth|gain|jump|expansion|step)\b"
)


@told_by("with", "additional extra more new")
def with_additional(_: Scene, text: str) -> Iterator[Version]:
    """“The largest increase was in 2011, with 2 million additional guests”: at 2 million."""
    match = _ADDITIONAL.search(text)
    if match and _LARGEST_STEP.search(text):
        yield (Plain(f"{text[: match.start()]}, at {match['much']}"),)


_TOTAL = any_case(
    rf"(?P<who>[^,;:]+? (?:have|has|had|count|counts|counted|record|recorded)) a total of "
    rf"(?P<much>(?:[a-z]+ ){{0,2}}?{AMOUNT}(?: [a-z]+)?)"
)


@of_form(_TOTAL, "total")
def a_total_of(c: Scene, match: Match) -> Iterator[Version]:
    """“The seven countries have a total of 90”: together."""
    if c.reader.scale.counts:
        yield (Plain(f"{match['who']} {match['much']} in total"),)


_ONLY_MOVES = any_case(
    r"(?<=[\w.)] )(?:only|just|merely) (?=(?:improve|increase|rise|grow|gain|climb|go|move|fall"
    r"|drop|decrease|decline|shrink|change)(?:e?s)? (?:slightly |marginally |a little )?"
    r"(?:from|by) [~≈$€£]?\d)"
)


@told_by("only just merely", "from by")
def only_moves(_: Scene, text: str) -> Iterator[Version]:
    """“A only rises from 5 to 6 between 1 and 8”: so it does, which is found to be little."""
    plain = _ONLY_MOVES.sub("", text)
    if plain != text:
        yield (Plain(plain),)
