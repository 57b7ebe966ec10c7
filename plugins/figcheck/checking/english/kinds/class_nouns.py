"""What a description calls the classes of a confusion matrix: “the stages that were predicted”.

The axes of a matrix are often called “Expert” and “Predicted”, so that only the text tells that
its classes are stages.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.lexicon.shared_words import count_of
from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_COUNTED = regex(
    rf"(?<![\w.,-])({'|'.join(NUMERALS[2:])}|\d{{1,2}}) "
    r"(?:(?!(?:of|in|on|for|and|or|by|with|to|from|at|as|than|[a-z]+est|other|remaining|largest"
    r"|most)\b)[a-z-]+ ){0,2}?([a-z]{3,}s|species|corpora|phyla|genera)\b"
)
"""So many of something, with two words before it at most: “five sleep stages”."""

_OF_TRUTH = regex(r"\b(?:true|actual|gold|reference|real|correct) ([a-z]{3,})\b")
_OF_GUESS = regex(r"\b(?:predicted|assigned|recogni[sz]ed|inferred|guessed|reported) ([a-z]{3,})\b")

_SIDE = regex(
    r"\b(?P<side>rows?|columns?|vertical axis|horizontal axis|[xy]-axis)\b[^.;\n]{0,20}? "
    r"(?:are|is|show|shows|list|lists|give|gives|stand for|stands for|correspond to|corresponds to"
    r"|represent|represents|hold|holds) (?:the |an? )?(?:[a-z]+ )?([a-z]{3,}) "
    r"(?:that |which |as )?(?:(?:was|were|is|are|the|an?) )?"
    r"(?:assigned|predicted|scored|chosen|given|recogni[sz]ed|labell?ed|annotated|reported|said"
    r"|guessed|presented|spoken|played|detected|inferred|returned|output)\b"
)
"""What the rows are said to be: “rows are the stages assigned by experts”."""

_OVERVIEW = 1_500
"""Characters at the beginning of a description that say what it shows."""

_NO_CLASSES = frozenset(
    "class classes category categories label labels cell cells row rows column columns axis axes "
    "value values count counts percentage percentages panel panels matrix matrices figure figures "
    "number numbers score scores rate rates color colors colour colours times fold folds seed "
    "seeds run runs model models classifier classifiers network networks annotator annotators "
    "expert experts rater raters participant participants listener listeners people year years "
    "month months week weeks day days hour hours minute minutes second seconds point points "
    "percent decimals digit place places position positions prediction predictions side sides "
    "case cases sample samples image images example examples instance instances item items "
    "object objects error errors mistake mistakes confusion confusions entry entries decision "
    "decisions answer answers hit hits miss misses test tests epoch epochs clip clips photo photos "
    "recording recordings sentence sentences text texts document documents word words token tokens "
    "positive positives negative negatives identity identities distribution frequency frequencies "
    "pair pairs direction directions".split()
)
"""What is said beside the classes: how they are drawn, what is classified, and by whom."""


def class_nouns(figure: Figure, truth: Dimension, size: int) -> frozenset[str]:
    """The noun for the classes, in the singular and in the plural.

    It is the one that is counted as often as there are classes (“five stages”), that stands
    behind “true” as well as behind “predicted”, or that both rows and columns are said to be.

    Args:
        figure: the figure, a confusion matrix.
        truth: the dimension of its true classes.
        size: how many classes there are.

    Returns:
        Nothing if there are several such nouns.
    """
    start = min((cell.span.start for cell in figure.cells), default=0)
    overview = f"{figure.title}\n{figure.source.text[: max(start, _OVERVIEW)]}".lower()
    taken = frozenset(words_of(" ".join(truth.ticks)))
    for found in (_of_both(overview), _of_sides(overview), _counted(figure, size)):
        nouns = {min(_forms(noun), key=len) for noun in _known(found, taken)}
        if len(nouns) == 1:
            return _forms(nouns.pop())
    return frozenset()


def _forms(noun: str) -> frozenset[str]:
    return frozenset((noun, *toggled((noun,))))


def _known(nouns: Collection[str], taken: Collection[str]) -> Iterator[str]:
    """Those of some nouns that may be what classes are called."""
    for noun in nouns:
        forms = _forms(noun)
        if forms.isdisjoint(_NO_CLASSES) and forms.isdisjoint(taken):
            yield noun


def _of_both(text: str) -> set[str]:
    """What is called true as well as predicted."""
    true, guessed = (
        {min(_forms(noun), key=len) for noun in pattern.findall(text)}
        for pattern in (_OF_TRUTH, _OF_GUESS)
    )
    return true & guessed


def _of_sides(text: str) -> set[str]:
    """What both the rows and the columns are said to be."""
    sides: dict[str, set[str]] = {}
    for side, noun in _SIDE.findall(text):
        down = side.startswith(("row", "vertical", "y"))
        sides.setdefault("rows" if down else "columns", set()).add(noun)
    return sides.get("rows", set()) & sides.get("columns", set())


def _counted(figure: Figure, size: int) -> set[str]:
    """What the whole text counts by as many as there are classes, and never by another number."""
    counts: dict[str, set[int]] = {}
    for count, noun in _COUNTED.findall(f"{figure.title}\n{figure.source.text[:20_000]}".lower()):
        known = count_of(count)
        counts.setdefault(noun, set()).add(known)
    # "The three remaining stages" of five are some of them: less is no other number.
    return {noun for noun, known in counts.items() if max(known) == size}
