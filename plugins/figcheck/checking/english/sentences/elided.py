"""Sentences that leave it to the one before them which change they speak of."""

from __future__ import annotations

from collections.abc import Sequence

from figcheck.checking.english.claims.pronouns import begins_with_pronoun
from figcheck.checking.english.families.peaks import CHANGE_NOUNS
from figcheck.checking.english.kinds.balances import LOSSES, shows_balances
from figcheck.checking.english.lexicon.shared_words import RANK
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.multiples import tells_change
from figcheck.model import Figure, Judgement
from figcheck.patterns import any_case, regex

_CHANGE = any_case(rf"(?:the|this|that|its|an?) (?:[a-z]+ ){{0,2}}?(?P<noun>{CHANGE_NOUNS})\b")
"""What a sentence is about that begins with a change."""

_BARE = any_case(
    r"(?:the|its) (?:very |second |next )?(?:[a-z]+est|most|least)(?: ones?)?"
    r"(?=,| \(| (?:is|are|was|were|occurs?|appears?|lies|comes?|can|belongs?|falls)\b)"
)
"""“The smallest is …”: the smallest of what, the sentence before says."""

_THAT = any_case(r"(?:this|that|which) (?:is|was|amounts to|corresponds to|equals)\b")
"""What takes up the amount that was told last."""

_RANKS = any_case(
    r"\b(?:leads?|led|leading|tops|in front|on top|ahead|(?:comes?|came|is|are|ranks?|places?) "
    rf"(?:{RANK}|next)|(?:best|worst|top|strongest|weakest) performers?"
    rf"|the (?:leader|winner|front-?runner|record holder)|in {RANK} place)\b"
)
"""What ranks things without a word for what they are ranked by."""

_NOUNS = ("change", "changes", "difference", "differences", "gap", "gain", "gains", "growth")

_LABEL_OF_CHANGE = any_case(
    rf"(?:(?:the|total|net|overall|absolute|relative|[a-z]{{3,}}est|most|best|worst) )*"
    rf"{CHANGE_NOUNS}(?: (?:of|in|from|between|since|after|over|during|by|per)\b.*)?"
)
_IN_TERMS = any_case(
    r"\bin (?:absolute|relative|percentage|proportional|percent) (?:terms|numbers|points)\b"
)

_SIZE_OF_LARGEST = any_case(
    rf"\b(?:[a-z]{{3,}}est|most [a-z]+) (?:[a-z]+ )?(?P<noun>{CHANGE_NOUNS})\b[^;:]*?"
    r"(?:, (?:(?:always|never|nowhere|which|where|when|it|also|even) )*"
    r"(?:(?:exceed|reach|amount|averag|go|stay|com|rang|vary|peak|measur|stand)(?:ing|e?s)?"
    r"|with|at|of|is|are|was)|(?:where|when|and|which) it)\b[^;:]*\d"
)
"""What gives a number behind the largest gap, or change."""

_QUOTED = regex(r'"[^"]*"')

_OF_CHANGE = regex(r" - |\b(?:steps|range|std|rises|falls)")
"""What a check has in it that is about changes or differences."""


def is_of_the_change(figure: Figure, text: str, before: str, check: str) -> bool:
    """Whether a sentence is about a change that the one before it speaks of, and its check is not.

    “The loss is 7 points for A. For B it is 2”, “The largest gain is at A. The smallest is at B”,
    “A loses 7 points, which is more than B”.

    Args:
        figure: the figure; a change that is what it measures is one of its values.
        text: the sentence.
        before: the sentence before it.
        check: what it was read as.
    """
    if _OF_CHANGE.search(check):
        return False
    if _THAT.match(text) and tells_change(before):
        return True
    if not (_BARE.match(text) or begins_with_pronoun(text)):
        return False
    found = _CHANGE.match(before)
    return found is not None and not _is_measured(figure, found["noun"])


def ranks_by_the_change(figure: Figure, labels: Sequence[str], judgement: Judgement) -> bool:
    """Whether a sentence ranks things by a change that its label names, and is not read so.

    “**Largest drop:** Birch comes first”, “In absolute terms, Birch is in front”: by how much
    it fell, not by where it stands.

    Args:
        figure: the figure; a change that is what it measures is one of its values.
        labels: the labels above the sentence.
        judgement: what is to be its verdict.
    """
    parts = [p for part in judgement.parts for p in (part, *part.parts)] or [judgement]
    values = [p for p in parts if p.check and not _OF_CHANGE.search(p.check)]
    ranked = [p for p in values if _RANKS.search(p.text)]
    if not ranked or any(_is_measured(figure, word) for word in _NOUNS):
        return False
    told = any(_LABEL_OF_CHANGE.fullmatch(label.strip(" .:*")) for label in labels[-1:])
    return told or any(_IN_TERMS.search(p.text) for p in ranked)


def leaves_the_change(figure: Figure, judgement: Judgement) -> bool:
    """Whether a sentence gives the size of the largest gap, or change, and is not read so.

    “Birch has the widest gap, exceeding 11 points everywhere”: the gap exceeds them, not Birch.

    Args:
        figure: the figure; a change that is what it measures is one of its values.
        judgement: what is to be its verdict.
    """
    found = _SIZE_OF_LARGEST.search(judgement.text)
    if found is None or _is_measured(figure, found["noun"]):
        return False
    said = _QUOTED.sub("", judgement.check).split(" and ")
    return not all(map(_OF_CHANGE.search, said))


def _is_measured(figure: Figure, noun: str) -> bool:
    """Whether a change is what the figure shows: its values are changes themselves."""
    measured = f"{figure.value.label} {figure.y_axis.label} {figure.title}"
    is_balance = noun.lower() in LOSSES and shows_balances(figure)
    return is_balance or noun.lower() in words_of(measured)
