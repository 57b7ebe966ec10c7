"""How many of whom say what in a survey: “nearly two-thirds of adults under 30 use X”."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from figcheck.checking.english.claims.surveyed import (
    crowds_left_out,
    is_form_of_any,
    is_survey,
    named_among,
    open_in,
    parted,
    place_of,
    says_what_is_done,
)
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.lexicon.shares_in_words import (
    SHARE,
    SHARE_WORDS,
    Said,
    share_said,
    size_of,
)
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case
from figcheck.records import record

Named = Mapping[str, tuple[str, ...]]
"""Ticks by dimension."""

_JOINT = any_case(
    r",? (?:(?:while|whereas|but|and|compared (?:with|to)|versus|against|with|as against|though"
    r"|although|(?:down|up) from)\b|vs\.?)|[,;] | \("
)
"""What stands between two shares that are told one after the other."""

_SET_IN = any_case(
    r"(?P<lead>.*?),? (?:by contrast|meanwhile|however|in turn|on the other hand),?(?= )"
)
_NOTED = any_case(r" \((?P<noted>[^()]*\d ?%)\)")
_TURN = any_case(r"\b(?P<way>up|down) from\b")
_OF_WHOM = any_case(r" ?(?:of (?:whom|them|those|these)|[a-z]+ing\b).*")


@record
class _Share:
    """A share with what is named beside it."""

    said: Said
    named: Named


@told_by(SHARE_WORDS)
def shares_said(c: Scene, text: str) -> Iterator[Version]:
    """“Half of the young use X, while a quarter use Y”: the values are so."""
    if not is_survey(c) or not says_what_is_done(c, text):
        return
    if not all(_turns_so(text, turn) for turn in _TURN.finditer(text)):
        return  # "14%, up from 20%"
    text = _SET_IN.sub(r"\g<lead>", text.rstrip(" ."), count=1)
    text, topping = _topping(text)
    if (found := _shares(c, text, {})) is not None:
        top = [_top(c, topping, found[-1].named)] if topping else []
        if None not in top:
            yield from ((*version, *filter(None, top)) for version in _versions(found))
    elif topping is None and (cut := _cut(c, text)) is not None:
        head, rest, named = cut
        found = _shares(c, rest, named)
        for version in _versions(found) if found is not None else ():
            yield (Plain(head), *version)


def _turns_so(text: str, turn: Match) -> bool:
    """Whether shares before and behind “up from” or “down from” are in this order."""
    before = [m for m in SHARE.finditer(text) if m.end() <= turn.start()]
    behind = SHARE.search(text, turn.end())
    sizes = [size_of(m) for m in (*before[-1:], behind) if m is not None]
    if len(sizes) < 2 or None in sizes:
        return False
    one, two = (size or 0.0 for size in sizes)
    return one > two if turn["way"].lower() == "up" else one < two


_TOPPING = any_case(
    r"(?P<before>.+), (?:by far )?(?:the (?:(?P<most>highest|largest|biggest|most)"
    r"|(?P<least>lowest|smallest|least))(?: (?:share|percentage|proportion|figure|value|level))?"
    r"(?: (?:of|among|in|across) (?:all|any)(?: of)?(?: the)?(?: [a-z]+)?? (?P<kind>[a-z]+))?"
    r"|(?P<more>more|higher) than (?:in |for |among )?any other (?P<noun>[a-z]+)"
    r"|(?:less|lower|fewer) than (?:in |for |among )?any other (?P<noun_>[a-z]+))"
)


def _topping(text: str) -> tuple[str, Match | None]:
    """A text without what it says at its end of the rank of a share: “…, the highest of all”."""
    match = _TOPPING.fullmatch(text)
    return (match["before"], match) if match else (text, None)


def _top(c: Scene, said: Match, named: Named) -> Plain | None:
    """That a share is the highest of those of a kind, or the lowest."""
    noun = (said["kind"] or said["noun"] or said["noun_"] or "").lower()
    dimension = c.label_of(noun) if noun else None
    unnamed = [d.name for d in c.reader.figure.dimensions if d.name == d.role and len(d.ticks) > 1]
    if dimension is None and noun and len(unnamed) == 1:
        dimension = unnamed[0]
    if dimension is None or len(named.get(dimension, ())) != 1:
        return None
    end = "highest" if said["most"] or said["more"] else "lowest"
    here = place_of({d: t for d, t in named.items() if d != dimension})
    return Plain(f'"{named[dimension][0]}" is the {end}', here=here)


def _cut(c: Scene, text: str) -> tuple[str, str, Named] | None:
    """A clause and the shares that hang on it: “they are followed by the Danes, half of whom …”."""
    first = SHARE.search(text)
    before = text[: first.start()] if first else ""
    head = re.sub(r",?(?: with)?\s*\Z", "", before)
    if first is None or head == before.rstrip() or not _OF_WHOM.match(text[first.end() :]):
        return None
    named = {d: t for d, t in c.named_in(head).items() if len(t) == 1}
    return head, text[first.start() :], named


def _shares(c: Scene, text: str, above: Named) -> list[_Share] | None:
    """The shares that a text tells, each with its place; `None` if it tells anything besides."""
    pieces = [(_NOTED.sub("", piece), _NOTED.search(piece)) for piece in _pieces(text)]
    told = [SHARE.search(bare) for bare, _ in pieces]
    matches = [match for match in told if match is not None]
    rests = [_without(bare, m) for (bare, _), m in zip(pieces, matches, strict=False)]
    named = [named_among(c, rest) for rest in rests]
    known = [place for place in named if place is not None]
    if not known or len(known) < len(pieces):
        return None
    # "Half of the young use X, and a third of the old": what one leaves out another one says.
    common = {**known[-1], **above, **known[0]}
    found: list[_Share] = []
    for (bare, noted), match, own in zip(pieces, matches, known, strict=True):
        place = {**common, **own}
        if any(share.named == place for share in found) or not _is_left_out(own, known):
            return None  # "38% of men and 21% of women do, against 6% and 7% in Spain"
        if open_in(c, place) or not _is_one(c, place, bare) or _is_of_answer(c, bare, match):
            return None
        found.append(_Share(share_said(match), place))
        beside = SHARE.fullmatch(noted["noted"].strip()) if noted else None
        if beside is not None:
            found.append(_Share(share_said(beside), place))
        elif noted is not None:
            return None
    return found


def _is_left_out(own: Named, known: Sequence[Named]) -> bool:
    """Whether the pieces before one agree on what it leaves out."""
    before = known[: next(i for i, named in enumerate(known) if named is own)]
    left = [{d: t for d, t in named.items() if d not in own} for named in before]
    return all(len({named[d] for named in left if d in named}) == 1 for d in set().union(*left))


_THOSE_WHO = any_case(
    r"\b(?:those|people|adults|respondents) (?:with|who|that|having)\b|\bused to\b"
)
_DOERS = any_case(r"(?: of)? (?:(?:the|all|those|these) )*(?P<who>[a-z]+(?:er|ist)s?)\b")
_OF = any_case(r" of (?:(?:the|all|those|these) )*(?P<what>[^,;:()]+)")


def _is_of_answer(c: Scene, text: str, share: Match) -> bool:
    """Whether a share is one of those who give an answer: “half of the critics are Danes”."""
    doers = _DOERS.match(text, share.end())
    told = words_of(c.reader.figure.title)
    if _THOSE_WHO.search(text) or (
        doers and doers["who"] not in told and is_form_of_any(doers["who"], told)
    ):
        return True  # "Half of the smokers are men."
    match = _OF.match(text, share.end())
    first = c.reader.vocabulary.tokens(match["what"]) if match else ()
    named = [t.dimension for _, t in c.reader.names.ticks_at(first, 0)] if first else []
    return any(dimension in parted(c.reader.figure) for dimension in named)


def _without(text: str, share: Match) -> str:
    return f"{text[: share.start()]} {text[share.end() :]}".strip(" ,()")


def _is_one(c: Scene, named: Named, text: str) -> bool:
    """Whether one value is meant, or the sum of several parts of one whole."""
    several = [d for d, ticks in named.items() if len(ticks) > 1]
    if not several:
        return True
    return (
        len(several) == 1
        and _LISTED.search(text) is not None
        and several[0] in parted(c.reader.figure)
    )


_LISTED = any_case(r"\b(?:or|and)\b")


def _pieces(text: str) -> list[str]:
    """A text as pieces with a share each; none if it is not known where one ends."""
    noted = [m.span() for m in _NOTED.finditer(text)]
    found = [m for m in SHARE.finditer(text) if not any(a < m.start() < b for a, b in noted)]
    stops = [0]
    for one, two in pairwise(found):
        joints = list(_JOINT.finditer(text, one.end(), two.start() + 1))
        if not joints:
            return []
        stops.append(joints[-1].start())
    pieces = [text[a:b] for a, b in pairwise([*stops, len(text)])] if found else []
    return [_JOINT.sub("", piece, count=1) if _JOINT.match(piece) else piece for piece in pieces]


def _versions(shares: Sequence[_Share]) -> Iterator[Version]:
    """What shares say in plain clauses, taken strictly and taken loosely."""
    for way in range(max(len(share.said.ways) for share in shares)):
        yield tuple(_plain(share, way) for share in shares)


def _plain(share: _Share, way: int) -> Plain:
    """A clause that says of a value, or of the sum of several, what a share does."""
    ways, summed = share.said.ways, [t for t in share.named.values() if len(t) > 1]
    if not summed:
        return Plain(f"It is {ways[min(way, len(ways) - 1)]}", here=place_of(share.named))
    there = place_of({d: t for d, t in share.named.items() if len(t) == 1})
    listed = " and ".join(f'"{tick}"' for tick in summed[0])
    return Plain(f"{listed} together are {share.said.summed}", here=there)


_EXCEPTION = any_case(
    r"(?:the|one|a)(?: (?:only|sole|single|main|notable|one|lone))? exceptions?(?: to (?:this|the) "
    r"(?:rule|pattern|trend))? (?:is|are|was|were) (?P<what>[^,;:()]+?), where (?P<said>[^;:()]+)"
)


@told_by(
    "people persons adults respondents participants public population residents citizens americans "
    "britons australians canadians germans europeans"
)
def crowds_by_name(c: Scene, text: str) -> Iterator[Version]:
    """“Among adults 65 and up, X leads Y”, “Irish adults …”: who is named is who was asked."""
    if is_survey(c) and (said := crowds_left_out(c, text)) != text:
        yield (Plain(capitalised(said)),)


@of_form(_EXCEPTION, "exception exceptions", "where")
def exception_where(c: Scene, match: Match) -> Iterator[Version]:
    """“The exception is X, where half of them say so”: in X, half of them do."""
    if not is_survey(c):
        return
    if named_among(c, match["what"]):
        yield (Plain(f"In {match['what']}, {match['said']}"),)


_OF_PEOPLE = any_case(
    r"\b(?P<share>shares?|percentages?|proportions?) of (?:all |surveyed )?(?:people|respondents"
    r"|adults|residents|those surveyed|the (?:public|population))(?= (?:with|having|holding) )"
)


@told_by("share shares percentage percentages proportion proportions", "with having holding")
def share_with(c: Scene, text: str) -> Iterator[Version]:
    """“The highest share of people with a favorable view”: the highest share with such a view."""
    said = _OF_PEOPLE.sub(r"\g<share>", text)
    if said != text and is_survey(c):
        yield (Plain(said),)
