"""Errors of the class that was just spoken of: “the recall of A is 78%, and most of its errors”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_ERRORS = r"(?:errors|mistakes|misclassifications|misses|confusions)"
_ITS = regex(rf"\b(?:its|their) (?:own )?{_ERRORS}\b")
_THE_MISSED = regex(
    r"\b(?:the|its|their) (?:missed|misclassified|overlooked|wrongly classified|mislabell?ed)"
    r" (?:ones|cases|examples|samples|items|instances)\b"
)
_OF_ROW = regex(r"\b(?:recall|true|actual|found|recogni[sz]ed|detected|identified|correctly)\b")
_OF_COLUMN = regex(r"\b(?:precision|predict\w*|predictions?|columns?|labels?|labell?ed)\b")


@told_by(
    "its their the",
    "errors mistakes misclassifications misses confusions missed misclassified overlooked "
    "mislabeled mislabelled wrongly",
)
def errors_of_that_class(c: Scene, text: str) -> Iterator[Version]:
    """“The recall of A is 78%, and most of its errors go to B”: most of the errors of A do.

    Only behind what is said of the cases of one class: those that are taken for it are other
    errors.
    """
    matrix, before = c.reader.confusions, c.before
    if matrix is None or not _OF_ROW.search(before) or _OF_COLUMN.search(before):
        return
    classes = {t for ticks in c.named_in(before).values() for t in ticks}
    if len(classes) != 1:
        return
    (name,) = classes
    said = _ITS.sub(f"the errors of {name}", text)
    said = _THE_MISSED.sub(f"the misclassified {name} cases", said)
    if said != text:
        yield (Plain(said),)
