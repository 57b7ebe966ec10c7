"""What bars, cells and values do, in plain verbs: “six of the bars rise above 100”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import GAP, GAP_WORDS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Kind
from figcheck.patterns import any_case

_FLAGS = re.IGNORECASE

_VALUES = r"(?:bars?|columns?|cells?|values?|entries|entry|scores?|numbers?|shares?|results?)"
_NUMBER = rf"(?:{'|'.join(NUMERALS)}|\d+|none|no|all|every|each|only|just|fewer|more|some|half)"
_GETTING = any_case(
    rf"(?P<said>(?:[^,;:]*, )?(?:[a-z]+ )?{_NUMBER}\b[^,;:]*?\b{_VALUES}(?: (?:of|in|on|for) "
    rf"[^,;:]+?)?)"
    r" (?P<verb>rises?|gets?|goes|go|climbs?|reach|reaches|falls?|drops?|dips?|sinks?|extends?"
    r"|stretch|stretches|towers?|ends?|end up) (?:up |down )?(?P<side>above|over|beyond|past|below"
    r"|beneath|under) (?P<rest>[^;:]+)"
)
_MARK = any_case(
    r"\b(?P<side>above|over|below|under|beyond|past|exceeds?|reach|reaches|cross|crosses|pass|"
    r"passes|tops?|to) the (?P<size>[$€£]?\d[\d.,]*(?: ?%| ?[^\s,;:]+)?)(?: |-)"
    r"(?:line|mark|threshold|level|gridline|grid line|barrier)\b"
)
_SIDES = {"above": "above", "over": "above", "beyond": "above", "past": "above"}


@told_by("above over beyond past below beneath under")
def counted_bars(_: Scene, text: str) -> Iterator[Version]:
    """“Six of the 16 bars rise above 100”: they are above it, and none of them moves."""
    if match := _GETTING.fullmatch(text):
        side = _SIDES.get(match["side"].lower(), "below")
        yield (Plain(f"{match['said']} are {side} {match['rest']}"),)


@told_by("line mark threshold level gridline grid barrier", "the")
def mark_by_number(c: Scene, text: str) -> Iterator[Version]:
    """“above the 500 kg mark”: above 500 kg."""
    said = _MARK.sub(lambda m: f"{m['side']} {m['size']}", text)
    if said != text:
        yield (Plain(said),)
        yield from counted_bars.way(c, said)


_NONE = any_case(
    r"(?P<lead>(?:[^,;:]+, )?)none (?P<rest>(?:exceeds?|reach(?:es)?|falls?|drops?|gets?|goes"
    r"|rises?|surpass(?:es)?|is|are|lies?|stays?|has|have|passes)\b[^;:]*\d[^;:]*)"
)


@of_form(_NONE, "none")
def none_alone(_: Scene, match: Match) -> Iterator[Version]:
    """“None exceeds 350”: none of them."""
    yield (Plain(f"{match['lead']}none of them {match['rest']}"),)


_ONLY_TWO = any_case(
    rf"(?P<who>[^,;:]+? and [^,;:]+?) (?P<be>are|were) the only (?P<many>{'|'.join(NUMERALS[2:])}) "
    r"(?P<that>that|which|who|to|with)\b(?P<rest> [^;:]+)"
)


@of_form(_ONLY_TWO, "only", "that which who to with")
def the_only_two(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B are the only two that stay above 70”: the only two of their kind."""
    named = c.named_in(match["who"])
    if len(named) != 1:
        return
    ((_, ticks),) = named.items()
    if len(ticks) == NUMERALS.index(match["many"].lower()):
        yield (Plain(f"{match['who']} {match['be']} the only ones {match['that']}{match['rest']}"),)


_RANGE = any_case(
    r"\b(?:covers?|spans?|covered|spanned|exhibits?|encompass(?:es)?|occup(?:y|ies)|shows?"
    r"|displays?) "
    r"(?=(?:by far )?the (?:by far )?(?:widest|largest|broadest|biggest|smallest|narrowest) "
    r"(?:range|spread|span)\b)"
)


@told_by("range spread span", "widest largest broadest biggest smallest narrowest")
def covers_the_range(_: Scene, text: str) -> Iterator[Version]:
    """“A covers the widest range, from 45 to 340”: it has that range."""
    said = _RANGE.sub("has ", text)
    if said != text:
        yield (Plain(said),)


_CELLS_IN = any_case(
    r"(?P<limit>[^,;:]+?) (?:is|are|was|were) (?:found|reached|achieved|obtained|seen|attained"
    r"|observed|recorded|exceeded|present) in "
    rf"(?P<one>(?:only |just )?{_NUMBER} (?P<first>[^,;:]*?)(?P<cells>cells?|bars?|entries|values))"
    rf"(?:,? (?:but|and|while|as opposed to|as against|compared (?:with|to)|against|versus)(?: "
    rf"only| just)?"
    rf"(?: in)? (?P<two>{_NUMBER}) (?P<second>[^,;:]*?)(?:cells?|bars?|entries|values|ones)?)?"
)
_AMOUNT = any_case(
    r"(?:an? |the )?(?:[a-z][\w@-]* ){0,3}?(?:of )?(?P<side>above|over|below|under|at least|at "
    r"most|more than|less than|exceeding) (?P<size>[$€£]?\d\S*(?: ?%| [^\s]+)?)"
)
_OR_MORE = any_case(
    r"(?:an? |the )?(?:[a-z][\w@-]* ){0,3}?of (?P<size>[$€£]?\d\S*(?: ?%| [^\s]+)?) or "
    r"(?P<way>more|less|above|below)"
)


@of_form(
    _CELLS_IN, "found reached achieved obtained seen attained observed recorded exceeded present"
)
def found_in_cells(c: Scene, match: Match) -> Iterator[Version]:
    """“Values above 6 are found in only six A cells but in eleven B cells”: so many are above 6."""
    limit = _limit(match["limit"])
    if not limit:
        return
    noun = match["cells"]
    counts = [Plain(f"{match['one']} are {limit}")]
    if match["two"]:
        counts.append(Plain(f"{match['two']} {match['second']}{noun.rstrip('s')}s are {limit}"))
    yield tuple(counts)


def _limit(text: str) -> str:
    """A bound as a predicate: “at least 6”, of “values of 6 or more”."""
    if match := _AMOUNT.fullmatch(text):
        return f"{match['side'].lower()} {match['size']}".replace("exceeding", "above")
    if match := _OR_MORE.fullmatch(text):
        up = match["way"].lower() in ("more", "above")
        return f"at {'least' if up else 'most'} {match['size']}"
    return ""


_PEAK_EITHER = any_case(
    r"(?P<who>[^;:]+?) (?P<verb>peaks?|peaked|(?:has|have|had|reach|reaches) (?:its|their) "
    r"(?:peak|maximum|minimum|highest value|lowest value)) (?P<at>at|in|on|after|with|for) either "
    r"(?P<rest>[^;:]+ or [^;:]+)"
)


@of_form(_PEAK_EITHER, "either", "or")
def peak_at_either(_: Scene, match: Match) -> Iterator[Version]:
    """“Five of the six peak at either 30 or 60 minutes”: their maximum is at one of these."""
    least = re.search("minimum|lowest", match["verb"], _FLAGS)
    most = "minimum" if least else "maximum"
    has = "has its" if re.match("peaks|has|reaches", match["verb"], _FLAGS) else "have their"
    yield (Plain(f"{match['who']} {has} {most} {match['at']} {match['rest']}"),)


_BEHIND = any_case(
    r"\b(?:is|are|was|were|lies|lie|stands|stand) behind (?=(?:(?:more|less|fewer) than|over"
    r"|under|about|almost"
    r"|nearly|roughly|at least|at most|around|just)? ?(?:an? |one |two |three |half|\d[\d.,]* "
    r"?(?:%|percent|per cent))[^;:]*\bof\b)"
)


_OF_THE_OTHERS = any_case(r"\bof (?:the |its |all )?(?:others?|rest|rivals)\b")


@told_by("behind", "of")
def behind_so_many(_: Scene, text: str) -> Iterator[Version]:
    """“No single cause is behind more than a quarter of the failures”: none has so many."""
    said = _BEHIND.sub("accounts for ", text)
    if said != text and not _OF_THE_OTHERS.search(said):  # "A is behind half of the others."
        yield (Plain(said),)


_SIZE = r"(?:lengths?|heights?|sizes?)"
_SAME = (
    any_case(rf"\b(?:have|share|show) (?:bars|columns) of (?:the same|equal|identical) {_SIZE}"),
    any_case(r"\b(?:have|share) (?:the same|an equal|an identical) (?:length|height)"),
    any_case(r"\bare equally (?:long|tall|high|common|frequent|likely)\b"),
)
_OF_BARS = any_case(r"\A(?:the )?(?:bars|columns) (?:for|of) ")
_TWO_ENDS = any_case(
    rf"(?P<lead>[^,;:]+, )?the {GAP} between the"
    r" (?P<two>(?:two [a-z]+(?: [a-z]+)?|top two|bottom two)(?: [a-z]+){0,2}?)"
    r" (?:is|was|amounts to|equals) (?P<amount>[^,;]*\d[^,;]*)"
)


@told_by("same equal identical equally", "have share show are")
def same_length(c: Scene, text: str) -> Iterator[Version]:
    """“A and B have bars of the same length”: they have the same value."""
    if c.reader.figure.kind is not Kind.BAR:
        return
    for pattern in _SAME:
        plain = pattern.sub("have the same value", text)
        if plain != text:
            yield (Plain(_OF_BARS.sub("", plain)),)
            return


@of_form(_TWO_ENDS, GAP_WORDS, "between", "two")
def two_furthest_apart(_: Scene, match: Match) -> Iterator[Version]:
    """“The gap between the two longest bars is 3”: they differ by 3."""
    yield (Plain(f"{match['lead'] or ''}The {match['two']} differ by {match['amount']}"),)
