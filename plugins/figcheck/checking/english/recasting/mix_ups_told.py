"""Mix-ups in other words: “the opposite error, B taken for A, is rarer with 5 cases”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_COUNT = rf"(?:{'|'.join(NUMERALS)}|\d[\d,]*)"
_SEEN_AS = (
    r"(?:(?:that |which )?(?:is|are|was|were|being|get|gets)? ?(?:predicted|labell?ed|classified|"
    r"recognis?z?ed|mistaken|taken|assigned|misclassified|misread|read|scored) (?:as|for|to))"
)
_ZERO = any_case(
    rf"(?:there (?:are|is) )?(?P<many>(?:only |just |exactly )?{_COUNT}"
    rf"(?: of (?:the|all) (?:{_COUNT} )?)?) ?(?P<what>cells|"
    r"entries|fields)(?: of the (?:matrix|grid|table|heatmap))? (?:(?:contain|contains"
    r"|hold|show|have|read|equal)s? (?:an? )?(?:value of )?(?:zero|0|no count|nothing)|with an? "
    r"(?:value|count|entry) of (?:zero|0))"
)


@of_form(_ZERO, "cells entries fields", "zero 0 nothing")
def cells_of_zero(c: Scene, match: Match) -> Iterator[Version]:
    """“Three cells of the matrix contain a zero”: three cells are zero."""
    if c.around.here is not None:
        yield (Plain(f"{match['many']} cells are zero"),)


_LARGEST = any_case(
    r"(?P<said>the (?:single )?(?:second[- ])?(?:largest|highest|biggest|smallest) [a-z -]+? "
    rf"(?:is|was) {_COUNT})(?:, (?:corresponding to|which (?:corresponds to|stands for|counts)"
    r"|standing for|counting|belonging to|representing|namely)| –) (?:the )?(?P<one>[^,;:()]+?) "
    rf"{_SEEN_AS} (?P<two>[^,;:()]+)"
)


@of_form(
    _LARGEST,
    "largest highest biggest smallest",
    "corresponding which standing counting belonging namely –",
)
def largest_is_of(c: Scene, match: Match) -> Iterator[Version]:
    """“The largest off-diagonal entry is 5, corresponding to A labeled as B”: it is A as B."""
    pair = [class_in(c, match[key]) for key in ("one", "two")]
    if None not in pair:
        yield (Plain(f"{match['said']} ({pair[0]} labeled as {pair[1]})"),)


def class_in(c: Scene, text: str) -> str | None:
    """The one class that a text names, be it with a noun behind it.

    Args:
        c: where the text stands.
        text: the text.

    Returns:
        `None` if it names none, or several.
    """
    named = set(c.named_in(text).values())
    return named.pop()[0] if len(named) == 1 and len(next(iter(named))) == 1 else None


_OPPOSITE = any_case(
    rf"the (?:opposite|reverse|converse|inverse|other) (?:error|confusion|mistake|mix-up|direction|"
    rf"misclassification)(?:, | \()(?P<one>[^,;:()]+?) {_SEEN_AS} (?P<two>[^,;:()]+?)(?:,|\)) "
    r"(?:is|was|occurs|happens) (?:also )?(?:somewhat |slightly |much |far |a little |clearly )?"
    r"(?P<how>rarer|rare|less (?:frequent|common|frequently|often)|more (?:frequent|common|often)|"
    rf"commoner)?(?:,? (?:with |at |\(|only )?(?P<many>{_COUNT})(?: [a-z]+)?\)?)?"
)


@of_form(
    _OPPOSITE,
    "opposite reverse converse inverse other",
    "error confusion mistake mix misclassification direction",
)
def opposite_error(c: Scene, match: Match) -> Iterator[Version]:
    """“The opposite error, B taken for A, is rarer with 5 cases”: than A for B."""
    pair = [class_in(c, match[key]) for key in ("one", "two")]
    if None in pair or pair[0] == pair[1]:
        return
    (one, two), how = pair, (match["how"] or "").lower()
    said = []
    if how and how != "rare":
        less = "less" if how.startswith(("rarer", "less")) else "more"
        said.append(Plain(f"{one} is labeled as {two} {less} often than {two} is labeled as {one}"))
    if match["many"]:
        said.append(Plain(f"{one} is labeled as {two} {match['many']} times"))
    if said and how != "rare":
        yield tuple(said)


_PAIR = any_case(
    r"(?:(?:summing|adding(?: up)?|counting|taking) both directions(?: together)?, |in both "
    r"directions together, )?(?P<one>[^,;:()]+?) and (?P<two>[^,;:()]+?) (?:form|are|make up"
    r"|constitute) the (?:most (?:frequently |often )?(?:confused|mixed[- ]up)) pair(?:(?:,? "
    rf"with| \()(?: a total of)? ?(?P<many>{_COUNT}) (?P<what>[a-z]+)(?: in total)?\)?)?"
)


@of_form(_PAIR, "pair", "confused mixed")
def most_confused(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B form the most confused pair (5 clips)”: they are confused most often."""
    if not all(class_in(c, match[key]) for key in ("one", "two")):
        return
    many = f", with {match['many']} {match['what']}" if match["many"] else ""
    pair = f"{match['one']} and {match['two']}"
    said = f"{pair} are the most frequently confused pair{many}"
    if said != match.string:
        yield (Plain(said),)


_EXCHANGED = any_case(
    rf"(?:(?:in total|altogether|overall),? )?(?P<hedge>only |just |exactly )?(?P<many>{_COUNT}) "
    r"[a-z]+ (?:are|were|get) (?:exchanged|confused|swapped|mixed up) between "
    r"(?P<one>[^,;:()]+?) and (?P<two>[^,;:()]+?)(?:,? (?:in either direction|in both "
    r"directions(?: together)?|either way|in total))?(?:,? which (?:accounts for|makes up"
    r"|corresponds to|amounts to|is) (?P<part>[^,;:]+? of all (?:the )?(?:errors|mistakes"
    r"|misclassifications|confusions)))?"
)


@of_form(_EXCHANGED, "exchanged confused swapped mixed", "between")
def exchanged(c: Scene, match: Match) -> Iterator[Version]:
    """“Just five clips are exchanged between A and B”: they are confused five times in total."""
    if not all(class_in(c, match[key]) for key in ("one", "two")):
        return
    pair = f"{match['one']} and {match['two']}"
    said = Plain(f"{pair} are confused {match['many']} times in total")
    part = match["part"]
    yield (said, Plain(f"Confusions between {pair} account for {part}")) if part else (said,)


_APPEAR = any_case(
    r"(?P<one>[^,;:()]+?)(?:, in contrast,| however,)? (?:appear|appears|occur|occurs|show up"
    rf"|turn up) (?:at least once )?in (?:each|every one|all)(?: of)? ?(?:the )?(?:{_COUNT} "
    r")?columns?|(?P<two>[^,;:()]+?) (?:appear|appears) at least once in every column"
)
_FOR_EACH = any_case(
    r"(?:for|in) (?P<all>every|each|all) (?:(?:true|actual) )?(?P<what>[a-z]+), the (?:correct"
    r"|right|true) (?:label|class|prediction|[a-z]+) is (?:also |always )?the most (?:frequent"
    r"|common) (?:prediction|one|label)|for (?P<all2>every|each) (?P<what2>[a-z]+), the most "
    r"(?:frequent|common) prediction is (?:also )?the (?:correct|right|true) (?:one|label|class"
    r"|[a-z]+)"
)


@told_by("appear appears occur occurs show turn", "column columns")
def in_every_column(c: Scene, text: str) -> Iterator[Version]:
    """“A appears at least once in each of the five columns”: no cell of its row is zero."""
    match = _APPEAR.fullmatch(text)
    one = class_in(c, match["one"] or match["two"]) if match else None
    if one is not None:
        yield (Plain(f"All cells of the {one} row are above zero"),)


@of_form(_FOR_EACH, "for in", "every each all", "frequent common")
def mostly_right(_: Scene, match: Match) -> Iterator[Version]:
    """“For every class, the correct label is the most frequent prediction”: it mostly is."""
    what = match["what"] or match["what2"]
    what = "class" if what.lower() == "row" else what
    yield (Plain(f"Every {what} is most often predicted correctly"),)
