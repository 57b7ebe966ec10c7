"""Turns of speech about confusion matrices: “the model achieves an accuracy of 85 %”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_ACHIEVED = any_case(
    r"(?:overall, )?the (?:model|classifier|network|system|detector|method)(?:'s)? "
    r"(?:achieves|reaches|attains|has|obtains|yields|gets|shows) an? "
    r"(?:(?:overall|total|global) )?accuracy of (?P<amount>.+)"
)
_OFTENER = any_case(
    r"(?P<class>[^,;:()]+?) (?:is|are) (?P<way>more|less) (?:often|frequently|commonly) "
    r"(?P<taken>(?:misclassified|mistaken|confused|mislabelled|mislabeled|predicted|labelled|"
    r"labeled)"
    r" (?:as|for|with)) (?P<one>[^,;:()]+?) \((?P<first>\d+)[^()]*\) than (?:(?:as|for|with) )?"
    r"(?P<two>[^,;:()]+?) \((?P<second>\d+)[^()]*\)"
)
_EACH_OTHER = any_case(
    r"(?P<one>[^,;:()]+?) and (?P<two>[^,;:()]+?) are (?:(?:often|frequently|sometimes|most often"
    r"|commonly) )?(?:confused|mistaken|mixed up) (?:with|for) (?:each other|one another)"
    r" \((?P<first>\d[\d.]* ?%?) and (?P<second>\d[\d.]* ?%?)(?: [a-z]+)?\)"
)


@of_form(_ACHIEVED, "accuracy", "achieves reaches attains has obtains yields gets shows")
def accuracy_achieved(scene: Scene, match: Match) -> Iterator[Version]:
    """“The classifier achieves an accuracy of 85 %”: the overall accuracy is 85 %."""
    if scene.reader.confusions is not None:
        yield (Plain(f"The overall accuracy is {match['amount']}"),)


@of_form(_OFTENER, "more less", "(")
def oftener_with_counts(scene: Scene, match: Match) -> Iterator[Version]:
    """“A is more often taken for B (15) than for C (11)”: in 15 cases, and in 11."""
    if scene.reader.confusions is None:
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


@of_form(_EACH_OTHER, "other another", "(")
def taken_for_each_other(scene: Scene, match: Match) -> Iterator[Version]:
    """“A and B are often confused with each other (31 and 27)”: each in so many cases."""
    if scene.reader.confusions is None:
        return
    one, two = match["one"], match["two"]
    yield (
        Plain(f"{one} is misclassified as {two} in {_cases(match['first'])}"),
        Plain(f"{two} is misclassified as {one} in {_cases(match['second'])}"),
    )


def _cases(many: str) -> str:
    """“12 cases”, “15 % of cases”."""
    return f"{many} of cases" if many.endswith("%") else f"{many} cases"


_RATE_APPOSED = any_case(
    r"(?P<head>[^;:]+), (?P<rate>(?:by far )?the (?:(?:second|third)-?)?(?:lowest|highest|best"
    r"|worst|poorest) (?:recall|precision|sensitivity|hit rate)(?: (?:of|among) [^,;:]+)?)"
)


@of_form(_RATE_APPOSED, "recall precision sensitivity rate", ", the")
def rate_apposed(scene: Scene, match: Match) -> Iterator[Version]:
    """“A is right in 9 of 12 cases, the lowest precision of any class”: A has that precision."""
    matrix = scene.reader.confusions
    if matrix is None:
        return
    named = scene.named_in(match["head"])
    found = {t for d in (matrix.truth, matrix.guess) for t in named.get(d.name, ())}
    if len(found) == 1:
        yield Plain(match["head"]), Plain(f"{found.pop()} has {match['rate']}")


LENGTH = regex(
    r"(?<=\d )(?:\d+|[a-z]+)-(?:seconds?|minutes?|hours?|days?|pixels?|words?|tokens?)"
    r" (?=[a-z]+s\b)"
)
"""What says how long each case is that is counted: “8,850 thirty-second epochs”."""


@told_by("-")
def without_length(scene: Scene, text: str) -> Iterator[Version]:
    """“900 ten-second clips are found”: 900 clips, however long each of them is."""
    bare = LENGTH.sub("", text)
    if scene.reader.confusions is not None and bare != text:
        yield (Plain(bare),)


_AFFECTED = any_case(
    r"(?P<head>(?P<who>[^,;:()]+?) (?:are|were) (?:[a-z]+ ){0,2}?(?:interchanged|exchanged|confused"
    r"|mixed up)(?: with (?:each other|one another))?)[;,:] (?:this (?:happens|occurs) "
    r"|it (?:happens|occurs) )?(?P<times>(?:only|just) (?:once|twice|\w+ times)"
    r"|(?:(?:only|just) )?(?P<count>\w+) (?P<noun>[a-z]+) (?:is|are|was|were) (?:affected|involved"
    r"|concerned))"
)


@of_form(
    _AFFECTED, "interchanged exchanged confused mixed", "affected involved concerned happens occurs"
)
def so_many_affected(scene: Scene, match: Match) -> Iterator[Version]:
    """“A and B are hardly ever confused; only one clip is affected”: confused only once."""
    if scene.reader.confusions is None:
        return
    times = match["times"]
    if match["count"]:
        if not scene.reader.confusions.has_cases(match["noun"]):
            return
        count = match["count"].lower()
        times = f"only {'once' if count in ('one', '1', 'a', 'single') else f'{count} times'}"
    yield Plain(match["head"]), Plain(f"{match['who']} are confused {times}")
