"""Nouns that are said once: “the last five years than in the first five”, “that of B”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_MANY = rf"(?:{'|'.join(NUMERALS[1:])}|\d[\d,.]*)"
_AGAIN = any_case(
    rf"(?P<said>[^;:]*?\b(?:in|over|during) the (?:first|last|final|initial) "
    rf"{_MANY} (?P<noun>[a-z]+)(?: [^,;:]+)? than "
    rf"(?:in|over|during) the (?:first|last|final|initial) {_MANY})"
)


@of_form(_AGAIN, "than", "first last final initial", "in over during")
def same_noun_again(_: Scene, match: Match) -> Iterator[Version]:
    """“More in the last five years than in the first five”: than in the first five years."""
    if match["noun"].lower() != "than":
        yield (Plain(f"{match['said']} {match['noun']}"),)


_MOST = r"(?:largest|smallest|biggest|tallest|shortest|longest|busiest|quietest|most common)"
_TWO = any_case(
    rf"(?P<one>[^;:]+? (?:is|was) the {_MOST} (?P<noun>(?!of\b|in\b|at\b|with\b)[a-z]+)\b[^;:]*?)"
    rf",? (?:and|while|whereas|but) (?P<other>[^,;:]+?) (?P<be>is|was) the (?P<most>{_MOST})"
    r"(?P<rest>(?: (?:with|at)|,| \()[^;:]*)?"
)


@of_form(
    _TWO,
    "largest smallest biggest tallest shortest longest busiest quietest common",
    "is was",
    "the",
)
def noun_again(_: Scene, match: Match) -> Iterator[Version]:
    """“A is the largest class with 650, and B is the smallest with 250”: the smallest class."""
    said = f"{match['other']} {match['be']} the {match['most']} {match['noun']}"
    yield Plain(match["one"]), Plain(f"{said}{match['rest'] or ''}")


_NOUN = any_case(
    r"(?:the (?P<of>[a-z]+(?: [a-z]+)?) of [^,;:]+|[^,;:]+?['’]s? (?P<noun>[a-z]+(?: [a-z]+)?))"
)
_THAT_OF = any_case(
    r"(?P<joint>, | (?=while\b|whereas\b|and\b|but\b))(?P<word>(?:while |whereas |and |but ))?"
    r"(?P<that>that|those) of (?P<who>[^,;:()]+)"
)


@told_by("that those", "of")
def noun_owned_again(c: Scene, text: str) -> Iterator[Version]:
    """“A's share fell to 5, while that of B rose to 9”: while B's share rose to 9."""
    match = _THAT_OF.search(text)
    if match is None:
        return
    _, owner, _ = c.cut(text[: match.start()])
    noun = _NOUN.fullmatch(owner)
    words = match["who"].split(" ")
    names = (" ".join(words[:stop]) for stop in range(len(words), 0, -1))
    name = next((n for n in names if c.reader.is_place(n)), None)
    if noun is None or name is None or name == match["who"]:
        return
    rest = match["who"][len(name) :]
    if c.begins_with_verb(rest.strip()):
        whose = f"{name}'s {noun['noun'] or noun['of']}"
        told = f"{match['joint']}{match['word'] or ''}{whose}{rest}"
        yield (Plain(f"{text[: match.start()]}{told}{text[match.end() :]}"),)
