"""The two ends of what is spoken of: “…, with 24 points between its best and its worst cell”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon import number_in_words
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_END = (
    r"(?:best|worst|highest|lowest|largest|smallest|maximum|minimum|maximal|minimal|strongest"
    r"|weakest|top|bottom)"
)
_NOUN = r"(?: (?:cells?|values?|entry|entries|scores?|results?|points?|bars?))?"
_OF_ENDS = (
    rf"(?:between|from) (?:its |their |the )?(?P<one>{_END}){_NOUN} (?:and|to) "
    rf"(?:its |their |the )?(?P<two>{_END}){_NOUN}"
)
_AMOUNT = (
    r"(?P<amount>(?:(?:about|around|roughly|nearly|almost|only|just|over) )?\d[\d.,]*[^,;:()]*?)"
)
_WITH_SO_MUCH = any_case(
    rf"(?P<head>[^;:]+?),? with (?:an? (?:difference|gap|distance|range|span|margin) of )?{_AMOUNT}"
    rf" {_OF_ENDS}"
)
_HIGH = frozenset("best highest largest maximum maximal strongest top".split())


@of_form(_WITH_SO_MUCH, "with", "between from", "and to")
def with_so_much_between(c: Scene, match: Match) -> Iterator[Version]:
    """“A varies, with 24 points between its best and its worst cell”: they are so far apart."""
    who = c.cut(match["head"])[1]
    if not who or not c.named_in(who) or not c.is_subject(who):
        return
    if (match["one"].lower() in _HIGH) is (match["two"].lower() in _HIGH):
        return
    ends = f"the {match['one'].lower()} and the {match['two'].lower()} value of {who}"
    yield (
        Plain(match["head"]),
        Plain(f"The difference between {ends} is {match['amount']}"),
    )


_ITS_CELLS = any_case(
    r"\b(?:(?P<all>all(?: of)? |each of )?(?P<whose>its|their) (?P<many>\d[\d,]*|[a-z]+) "
    r"|all(?: of)? (?P<own>its|their) )(?P<noun>cells|values|entries|points|bars|scores)\b"
)


@told_by("its their", "cells values entries points bars scores")
def its_so_many_cells(c: Scene, text: str) -> Iterator[Version]:
    """“Its 20 cells stay within a band of 4 points”, of what has 20: its cells do."""
    match = _ITS_CELLS.match(text)
    if match is None:
        return
    many = match["many"]
    if many is not None:
        subject = c.reader.subject_of(c.before) if c.before else None
        told = int(many.replace(",", "")) if many[0].isdigit() else number_in_words(many.lower())
        place = subject if subject is not None else c.around.here
        if place is None or not told:
            return
        if len(c.reader.table.indices(place.plain.cells)) != told:
            return
    whose = match["whose"] or match["own"]
    yield (Plain(f"{whose.capitalize()} {match['noun']}{text[match.end() :]}"),)
