"""What says that all of a figure is meant, whatever panel was spoken of before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.shared_words import PICTURE, WHOLE
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader

_OF_ALL = any_case(
    rf"\b(?:of|in|across|over|within) the (?:figure|image|picture|{WHOLE} {PICTURE})\b"
)

_IN_WHOLE = any_case(rf"(?:of|in|across|over|within) the {WHOLE} [a-z]+\b")
"""How a sentence begins that looks at all: “in the figure” may be said of one panel there."""

_TAKEN_UP = any_case(r"\b(?:its?|they|their|them|this|that|these|those|here|there)\b")


def is_of_figure(reader: Reader, text: str) -> bool:
    """Whether the subject of a clause is to be sought in all of the figure.

    That is “Two cells in the figure exceed 80”, but not “The peak of A is the highest in the
    figure”: that peak may be of the one panel that was spoken of.

    Args:
        reader: knows the names of the figure.
        text: the clause.
    """
    said = _OF_ALL.search(text)
    if said is None:
        return False
    subject = text[: said.start()]
    return _TAKEN_UP.search(subject) is None and not any(reader.places_in(subject))


def is_led_by_figure(text: str) -> bool:
    """Whether a sentence begins by saying that it looks at all: “In the whole figure, …”.

    Args:
        text: the sentence.
    """
    return _IN_WHOLE.match(text) is not None and _TAKEN_UP.search(text) is None
