"""What stands under a label for a mix-up: “**A → B:** the most frequent error (87 cases)”.

The label says of which cell of a confusion matrix, or of which pair of classes, the sentence
under it speaks. That is said again with both names in it.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import LATER_ORDINAL
from figcheck.checking.english.recasting.mix_ups_told import class_in
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_HEDGE = r"(?:(?:only|just|exactly|about|around|roughly|nearly|more than|fewer than) )?"
_COUNT = rf"{_HEDGE}(?:{'|'.join(NUMERALS)}|\d[\d,]*)"
_PART = rf"{_HEDGE}\d[\d.]* ?%"
_CASES = (
    r"(?:cases|images|samples|tiles|examples|instances|items|errors|times|documents|confusions"
    r"|mistakes|misclassifications|recordings|clips|pictures|texts|messages|records)"
)
_TOP = (
    rf"the (?:single )?(?:(?:{LATER_ORDINAL}|next)[ -])?(?:most (?:frequent|common)"
    r"|largest|biggest|main|dominant|strongest|highest|rarest|least (?:frequent|common)) [^,;:()]+?"
)
_THIS = r"(?:(?:this|it|that|which) (?:is|was) )"
_RANKED = any_case(
    rf"{_THIS}?(?:by far |clearly |again )?(?P<top>{_TOP})(?P<note>,? (?:\(|with |at )(?:{_PART}"
    rf"|{_COUNT})(?: {_CASES})?\)?)?"
)
_LED = any_case(
    rf"(?:with|at) (?P<many>{_COUNT})(?P<cases> {_CASES})?, {_THIS}(?:by far |clearly )?"
    rf"(?P<top>{_TOP})"
)
_SO_MANY = any_case(
    rf"(?:this |it )?(?:happens |occurs |happened |occurred )?(?:in )?(?P<many>{_COUNT}) "
    rf"{_CASES}(?: are (?:misclassified|confused|mislabell?ed|wrong))?(?: in total)?"
)


_SHARE = any_case(
    rf"(?P<part>{_PART})(?: of (?:the |all )?(?!error|mistake|misclass|confusion|prediction)"
    r"[a-z]+)?"
)


@told_by()
def of_labelled_mix_up(c: Scene, text: str) -> Iterator[Version]:
    """“The most frequent error (87 cases)”, under “A → B”: A → B is that."""
    matrix, here = c.reader.confusions, c.around.here
    if matrix is None or here is None or c.around.lost:
        return
    true, taken = here.get(matrix.truth.name), here.get(matrix.guess.name)
    if len(true) != 1 or len(taken) != 1 or taken[0] == matrix.same(true[0], matrix.truth):
        return
    name = f"{true[0]} → {taken[0]}"
    if match := _RANKED.fullmatch(text):
        yield (Plain(f"{name} is {match['top']}{match['note'] or ''}"),)
    elif match := _LED.fullmatch(text):
        yield (Plain(f"{name} is {match['top']} ({match['many']}{match['cases'] or ''})"),)
    elif match := _SHARE.fullmatch(text):
        yield (Plain(f"{match['part']} of {true[0]} is mistaken for {taken[0]}"),)
    elif match := _SO_MANY.fullmatch(text):
        yield (Plain(f"{true[0]} is mistaken for {taken[0]} {match['many']} times"),)


_PAIR = any_case(r"([^→>:;,]+?) ?(?:\bvs\b\.?|\band\b|↔|<->|⇄|&|/|\bversus\b) ?([^→>:;,]+)")
_HOW = (
    r"(?:almost never|hardly ever|rarely|seldom|never|often|frequently|sometimes|occasionally|most "
    r"often|most frequently|clearly|strongly|heavily)"
)
_CONFUSED = any_case(
    rf"(?:(?:these|those|both|the two|the)(?: two)?(?: classes| categories)? are |are |they are )?"
    rf"(?P<said>(?:{_HOW} )?(?:confused|mixed up)\b.*|the most (?:often |frequently )?(?:confused"
    r"|mixed[- ]up) (?:pair|classes)\b.*)"
)
_IN_TOTAL = any_case(
    rf"(?P<many>{_COUNT}) {_CASES}(?: in total| combined| altogether| together| in both directions"
    r"(?: combined| together)?)"
)


@told_by()
def of_labelled_pair(c: Scene, text: str) -> Iterator[Version]:
    """“Almost never confused”, under “A and B”: these are."""
    if c.reader.confusions is None:
        return
    pair = next((p for said in c.around.said if (p := _pair(c, said)) is not None), None)
    if pair is None:
        return
    name = " and ".join(pair)
    if match := _CONFUSED.fullmatch(text):
        yield (Plain(f"{name} are {match['said']}"),)
    elif match := _IN_TOTAL.fullmatch(text):
        yield (Plain(f"{name} are confused {match['many']} times in total"),)


def _pair(c: Scene, label: str) -> tuple[str, str] | None:
    """The two classes that a label names and nothing besides."""
    match = _PAIR.fullmatch(label.strip())
    if match is None or not all(map(c.reader.is_place, match.groups())):
        return None
    one, two = (class_in(c, part) for part in match.groups())
    return (one, two) if one is not None and two is not None and one != two else None
