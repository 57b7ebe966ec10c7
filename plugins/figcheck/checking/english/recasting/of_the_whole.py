"""Parts of wholes that are named with them: “60 % of all visits”, “a third of the 1,200 votes”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import FIGURE
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.model import Figure
from figcheck.patterns import any_case, regex

_SHARES_OF = any_case(
    r"\b(?:shares?|percentages?|proportions?|percent|per cent|%) of (?:the |all )?"
    r"(?P<whole>[a-z]+(?: [a-z]+){0,2}?)"
    r"(?= (?:by|in|who|that|with|from|for|per|across|on|at|aged|over|using|naming|saying|preferring"
    r"|using|reporting|living)\b| ?[,(:;.]|\Z)"
)
"""How a figure says of what its values are shares: “Share of respondents by drink”."""

_INTRODUCES = any_case(rf"(?:the|this) (?:[\w-]+ ){{0,2}}?(?:{FIGURE}|table|data)\b")


@told_by("of", "% percent per")
def of_the_whole(c: Scene, text: str) -> Iterator[Version]:
    """“… with 44% of respondents”, of a share of respondents: with 44%."""
    wholes = sorted((w for w in _wholes(c.reader.figure) if not c.named_in(w)), key=len)
    if not wholes:
        return
    told = "|".join(map(re.escape, reversed(wholes)))
    said = re.sub(
        rf"(?P<part>\d ?(?:%|percent|per cent)) of (?:all |the |all the )?(?:{told})\b(?! of\b)",
        r"\g<part>",
        text,
        flags=re.IGNORECASE,
    )
    if said != text:
        yield (Plain(said),)


def _wholes(figure: Figure) -> set[str]:
    """What the values are shares of, as the title, the labels or what introduces them say it."""
    intro = (claim.text for claim in figure.claims if _INTRODUCES.match(claim.text))
    told = (figure.title, figure.value.label, figure.y_axis.label, *intro)
    return {match["whole"].lower() for text in told for match in _SHARES_OF.finditer(text)}


_OWNED = any_case(
    r"\b(?:accounts?|makes?|represents?|constitutes?|contributes?|provides?|supplies|supply)\b.*?"
    r"(?P<owned>\bof (?P<who>[A-Z0-9][^,;:]*?)['’]s? (?P<noun>[a-z]+))$"
)
_BOTH = any_case(
    r"(?P<who>[^,;:]+?) (?P<verb>accounts? for|makes? up|represents?|constitutes?|provides?|"
    r"contributes?|supplies|supply) (?P<one>[^,;:]+? of [^,;:]+?['’]s (?P<noun>[a-z]+)),?"
    r" (?:but|and|while|compared (?:to|with)) (?P<two>[^,;:]+? of [^,;:]+?)(?P<s>['’]s)"
)
_VAGUE = any_case(r"\b(?:slightly|just|a little|marginally|somewhat)\b")
"""What leaves open how near to a part something is."""

_OF_THE = any_case(
    r"(?P<who>[^,;:]+?) "
    r"(?:contributes?|provides?|supplies|supply|accounts? for|generates?|makes? up) "
    r"(?P<part>\d[\d.,]*) of the (?P<whole>\d[\d.,]*)(?P<unit> [A-Za-zµ%]+)? of (?P<what>[^,;:]+)"
)


@told_by(
    "of",
    "account accounts make makes represent represents constitute constitutes contribute "
    "contributes provide provides supply supplies",
)
def of_its_measure(c: Scene, text: str) -> Iterator[Version]:
    """“A accounts for 60 % of Borland's generation”: of all that Borland has."""
    both = _BOTH.fullmatch(text)
    if both is not None:
        one, two = both["one"], f"{both['two']}{both['s']} {both['noun']}"
        yield tuple(Plain(f"{both['who']} {both['verb']} {part}") for part in (one, two))
        return
    match = _OWNED.search(text)
    if match is None or len(c.named_in(match["who"])) != 1 or _VAGUE.search(text):
        return
    figure = c.reader.figure
    measured = {w.lower() for w in words_of(f"{figure.value.label} {figure.title}")}
    if match["noun"].lower() in measured:
        yield (Plain(f"{text[: match.start('owned')]}of {match['who']}'s total"),)


@of_form(
    _OF_THE,
    "of",
    "contribute contributes provide provides supply supplies account accounts generate "
    "generates make makes",
)
def so_much_of_all(c: Scene, match: Match) -> Iterator[Version]:
    """“A contributes 120 of the 138 of hydro”: it has 120 there, and hydro is 138 in all."""
    if len(c.named_in(match["who"])) != 1 or len(c.named_in(match["what"])) != 1:
        return
    unit = match["unit"] or ""
    yield (
        Plain(f"{match['what']} in {match['who']} is {match['part']}{unit}"),
        Plain(f"In total, {match['what']} comes to {match['whole']}{unit}"),
    )


_PART = regex(
    r"(?P<before>.*\b(?:half|third|quarter|fifth|sixth|tenth|thirds|quarters|fifths|tenths|%"
    r"|percent|majority|share|part|most)) of (?:the|all|all the) "
    r"(?P<total>\d{1,3}(?:,\d{3})+|\d+) (?P<noun>[a-z]+)(?P<rest>.*)",
)


@of_form(_PART, "of", "the all")
def stated_total(c: Scene, match: Match) -> Iterator[Version]:
    """“A makes up a third of the 1,200 votes”: of all votes, of which there are so many."""
    if not c.reader.scale.counts:
        return
    noun, total = match["noun"], float(match["total"].replace(",", ""))
    part = Plain(f"{match['before']} of all {noun}{match['rest']}")
    values = [cell.value for cell in c.reader.figure.cells if cell.value is not None]
    if sum(values) == total:
        yield (part,)  # Whatever label stands above it, it is the total of all.
    else:
        yield part, Plain(f"In total there are {match['total']} {noun}")


_THEN = any_case(
    r"(?P<said>.+? of )(?:the|its|their) (?P<when>[^;:,]+?) (?P<what>total|sum|grand total)"
    r"(?P<rest>(?:,| and | while | but |\Z).*)"
)


@of_form(_THEN, "total sum", "of")
def total_then(c: Scene, match: Match) -> Iterator[Version]:
    """“… make up half of the 2010 total”: of the total in 2010."""
    if c.reader.is_place(match["when"]):
        yield (Plain(f"{match['said']}the {match['what']} in {match['when']}{match['rest']}"),)
