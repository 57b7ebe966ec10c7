"""Turns of speech about confusion matrices: “the model achieves an accuracy of 85 %”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_ACHIEVED = regex(
    r"(?:overall, )?the (?:model|classifier|network|system|detector|method)(?:'s)? "
    r"(?:achieves|reaches|attains|has|obtains|yields|gets|shows) an? "
    r"(?:(?:overall|total|global) )?accuracy of (?P<amount>.+)",
    re.IGNORECASE,
)
_OFTENER = regex(
    r"(?P<class>[^,;:()]+?) (?:is|are) (?P<way>more|less) (?:often|frequently|commonly) "
    r"(?P<taken>(?:misclassified|mistaken|confused|mislabelled|mislabeled|predicted|labelled|"
    r"labeled)"
    r" (?:as|for|with)) (?P<one>[^,;:()]+?) \((?P<first>\d+)[^()]*\) than (?:(?:as|for|with) )?"
    r"(?P<two>[^,;:()]+?) \((?P<second>\d+)[^()]*\)",
    re.IGNORECASE,
)
_EACH_OTHER = regex(
    r"(?P<one>[^,;:()]+?) and (?P<two>[^,;:()]+?) are (?:(?:often|frequently|sometimes|most often"
    r"|commonly) )?(?:confused|mistaken|mixed up) (?:with|for) (?:each other|one another)"
    r" \((?P<first>\d+) and (?P<second>\d+)(?: [a-z]+)?\)",
    re.IGNORECASE,
)


@told_by("accuracy", "achieves reaches attains has obtains yields gets shows")
def accuracy_achieved(scene: Scene, text: str) -> Iterator[Version]:
    """“The classifier achieves an accuracy of 85 %”: the overall accuracy is 85 %."""
    match = _ACHIEVED.fullmatch(text)
    if match is not None and scene.reader.confusions is not None:
        yield (Plain(f"The overall accuracy is {match['amount']}"),)


@told_by("more less", "(")
def oftener_with_counts(scene: Scene, text: str) -> Iterator[Version]:
    """“A is more often taken for B (15) than for C (11)”: in 15 cases, and in 11."""
    match = _OFTENER.fullmatch(text)
    if match is None or scene.reader.confusions is None:
        return
    who, taken = match["class"], match["taken"]
    preposition = taken.rsplit(" ", 1)[1]
    yield (
        Plain(
            f"{who} is {match['way']} often {taken} {match['one']} than {preposition} "
            f"{match['two']}"
        ),
        Plain(f"{who} is {taken} {match['one']} in {match['first']} cases"),
        Plain(f"{who} is {taken} {match['two']} in {match['second']} cases"),
    )


@told_by("other another", "(")
def taken_for_each_other(scene: Scene, text: str) -> Iterator[Version]:
    """“A and B are often confused with each other (31 and 27)”: each in so many cases."""
    match = _EACH_OTHER.fullmatch(text)
    if match is None or scene.reader.confusions is None:
        return
    one, two = match["one"], match["two"]
    yield (
        Plain(f"{one} is misclassified as {two} in {match['first']} cases"),
        Plain(f"{two} is misclassified as {one} in {match['second']} cases"),
    )
