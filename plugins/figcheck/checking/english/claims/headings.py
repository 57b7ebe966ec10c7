"""What the labels above claims are about: a part of the figure, or what is told of it.

“Small models” says of which part the claims under it speak; “Largest gap” says what they tell.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.shared_words import RANK
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.patterns import any_case, regex

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader

SETS_AGAINST = any_case(r"\b(?:effects?|impact|influence|benefits?) of\b")
"""How labels say that what follows compares something with what is there without it."""

_OF_AXIS = any_case(
    r"(?:(?:effects?|impact|influence|role|choice) of|(?:sensitivity|responses?) to"
    r"|dependence (?:up)?on|per|by|across) (?:the )?"
)
"""What labels that speak of an axis begin with."""

_MADE = any_case(
    r"\b(?:totals?(?! (?:change|decline|decrease|drop|effect|fall|gain|improvement|increase|loss"
    r"|reduction|rise)(?:es|s)?\b)|sum(?:s|med)?|averag(?:es?|ed|ing)|means?|medians?)\b"
)
"""What may be made of the values at several places; a total gain is one from end to end."""

_SO_MADE = any_case(
    r"\b(?:totals?|sum(?:s|med)?|averages?|averaged|means?|medians?|altogether|combined|middle"
    r"|add(?:s|ed|ing)? up|(?:whole|entire|full) (?:year|week|day))\b"
)
"""Words of sentences that speak of that."""

_OF_CLASSES = any_case(
    r"\b(?:precision|recall|accuracy"
    r"|(?:predicted|assigned|given|used)\b.* (?:often|frequently|times))\b"
)
"""What is made of the cells of a confusion matrix in any case."""

_TWO = 2

_WORD = regex(r"[^\W\d_]{2,}")
_OF_STANDING = any_case(
    rf"(?:{RANK}|top|bottom|leading) (?:place|spot|rank|position)s?|runners?[- ]up"
    r"|(?:the )?middle (?:ground|of the (?:field|pack))|(?:low|high) points?"
    r"|ratio of (?:the )?extremes|no exceptions?"
)
"""Labels that say how things stand that are told of under them."""

_SMALL = frozenset("the of and in to at on by for from with vs versus as".split())
_SUPERLATIVE = any_case(r"\w{2,}est|best|worst|most|least")
_LISTED = any_case(r"\s*(?:,|/|&|\band\b|\bor\b)\s*")

OF_SECTIONS = frozenset(
    "key main notable overall general visual further other additional detailed data analysis "
    "observations observation interpretation trends trend patterns insights findings summary "
    "conclusion conclusions overview components axes legend details description discussion "
    "implications anomalies outliers".split()
)
"""Words of titles of sections that say of no part of the figure that they are about it."""

_OF_STATEMENTS = frozenset(
    "zero zeros zeroes empty cell cells value values entry entries count counts counting number "
    "numbers threshold thresholds level levels above below over under beyond between range ranges "
    "extreme extremes maximum minimum maxima minima max min high highest low lowest large largest "
    "small smallest big peak peaks legend discrepancy discrepancies mismatch bound bounds limit "
    "limits spread distribution negative positive overall sign signs pair pairs coefficient "
    "coefficients correlation correlations strongest weakest effect effects global leader leaders "
    "laggard laggards winner winners loser losers frontrunner frontrunners runner-up runners-up "
    "podium close call calls repeat repeats equivalence interchangeability annotation annotations "
    "milestone milestones mark marks ceiling floor overlap overlaps exception exceptions reversal "
    "reversals implication implications limitation limitations caveat caveats note notes practical "
    "use similarity similarities complete perfect score scores tipping point points valley valleys "
    "headline takeaway takeaways take-away head-to-head head".split()
)
"""Words of labels that say what is told of the values, and of no part of the figure."""

_TOLD = frozenset(
    "asymmetry balance change changes comparison comparisons consistency contrast convergence "
    "crossing crossings crossover crossovers decline declines decrease decreases dependence "
    "difference differences difficulty distance divergence dominance drop drops efficiency "
    "exception exceptions fall falls gain gains gap gaps growth improvement improvements increase "
    "increases interaction lead margin margins monotonicity order ordering outlier outliers "
    "overtaking performance ranking rankings relation relationship result results rise rises "
    "robustness saturation scaling sensitivity skew stability swing symmetry tie ties trade-off "
    "tradeoff paradox puzzle problem surprise picture profile behaviour behavior pattern weakness "
    "strength advantage disadvantage cost costs price plateau dip oddity peculiarity standing "
    "uncertainty variability variation failure failures collapse collapses degradation recovery "
    "resilience cliff cliffs break breaks shape shapes u-shape direction directions gradient "
    "gradients".split()
)
"""What is told of the things that a label names beside it: “Depth sensitivity”."""

_GRADED = frozenset("good better weak weaker strong stronger poor poorer bad worse".split())
"""Words of labels for how the values are that are told of, whose values they may be."""

_BESIDE_THEM = frozenset("absolute across average cross per relative second".split())

_AFTER_NAME = frozenset({",", ".", ";", ":", "(", "-", "with", "at", "in", "on"})
"""What follows a name that is all that is said."""


OF_SIDES = frozenset(
    "reading looking along down up within across between among inside panels panel rows columns "
    "lines bars curves groups means intervals errors error whiskers whole single individual "
    "each".split()
)
"""Words of headings that say how a part of the text looks at the figure, all of it."""


def words_of_heading(label: str) -> frozenset[str]:
    """The words of a label that carry meaning."""
    return frozenset(_WORD.findall(label.lower())) - _SMALL


def grades_values(label: str) -> bool:
    """Whether a label only tells how the values are that it speaks of: “Weak results”."""
    told = OF_SECTIONS | _OF_STATEMENTS | _TOLD | _GRADED
    words = words_of_heading(label)
    return bool(words) and all(w in told or _SUPERLATIVE.fullmatch(w) for w in words)


def ranks_things(label: str) -> bool:
    """Whether a label says how well those do that are told of under it: “Weakest classes”."""
    words = words_of_heading(label) - OF_SECTIONS
    ranked = words & _RANKED
    return bool(ranked) and len(words - ranked) <= 1 + (not words.isdisjoint(_DONE))


_RANKED = frozenset("best worst weakest strongest hardest easiest top".split())
_DONE = frozenset("recognized recognised classified performing predicted identified".split())


def tells_of_classes(words: Collection[str]) -> bool:
    """Whether the words of a label only say what is told of the classes of a confusion matrix."""
    told = OF_SECTIONS | _OF_STATEMENTS | _TOLD | _GRADED | OF_SIDES | _OF_A_MATRIX
    return all(w in told or _SUPERLATIVE.fullmatch(w) for w in words)


_OF_A_MATRIX = frozenset(
    "class classes category categories size sizes support sample samples set test dataset total "
    "recall precision accuracy f1 score scores rate rates per-class error errors mistake mistakes "
    "confusion confusions misclassification misclassifications mix-ups prediction predictions "
    "predicted actual true label labels bias biases imbalance frequent common rare main correct "
    "correctly wrong wrongly incorrect classified classification classifications recognition "
    "diagonal off off-diagonal matrix totals sums false negatives positives "
    "hits misses per overall".split()
)
"""Words of labels that say what is told of a confusion matrix."""


def is_response(label: str) -> bool:
    """Whether a label is about all of something that is set: “Response to nitrogen”."""
    return _OF_AXIS.match(label) is not None


def says_what_is_told(reader: Reader, label: str, text: str = "") -> bool:
    """Whether a label can be about no part of the figure: “Zeros”, “Largest gap”.

    Args:
        reader: knows the names of its axes: “Depth sensitivity” is about all depths.
        label: the label.
        text: the sentence under it; “Largest gap: Noise, with 48 points” says that it is that.
    """
    words = words_of_heading(label)
    if not _WORD.search(label):
        return False
    if words <= OF_SECTIONS | _OF_STATEMENTS or _OF_STANDING.fullmatch(label):
        return True
    if words <= set(words_of(reader.figure.value.label)):
        return True
    if axis_of(reader, label) is not None:
        return True  # "Attacks": of all attacks, wherever they are.
    if _speaks_of_more(reader, label):
        return True
    if words.isdisjoint(_TOLD):
        return False
    left = words - _TOLD - OF_SECTIONS - _OF_STATEMENTS - _BESIDE_THEM
    superlatives = set(filter(_SUPERLATIVE.fullmatch, words))
    if superlatives and _names_one(reader, text):
        return False
    return left <= _words_of_axes(reader, label) | superlatives


def _speaks_of_more(reader: Reader, label: str) -> bool:
    """Whether a label lists a part of the figure and something else: “Samples and reliability”."""
    parts = [part for part in _LISTED.split(label) if part.strip()]
    if len(parts) != _TWO:
        return False
    named = [reader.names_a_tick(part) for part in parts]
    other = parts[named.index(False)] if named.count(False) == 1 else ""
    words = words_of_heading(other)
    told = OF_SECTIONS | _OF_STATEMENTS | _TOLD | _GRADED | OF_SIDES
    return len(words) == 1 and words.isdisjoint(told) and not reader.names_anything(other)


def _names_one(reader: Reader, text: str) -> bool:
    """Whether a text begins with a name of which it goes on to say nothing: “Noise, with 48”."""
    tokens = tokenise(text)
    stops = {stop for stop, _ in reader.names.ticks_at(tokens, 0)} if tokens else set()
    return any(stop == len(tokens) or tokens[stop].word in _AFTER_NAME for stop in stops)


def axis_of(reader: Reader, label: str) -> str | None:
    """The dimension as a whole that a label is about: “Effect of temperature”."""
    plain = _OF_AXIS.sub("", label, count=1) if _OF_AXIS.match(label) else label
    tokens = reader.vocabulary.tokens(plain)
    found = reader.names.labels_at(tokens, 0) if tokens else ()
    return next((named.dimension for stop, named in found if stop == len(tokens)), None)


def is_made(reader: Reader, label: str, text: str) -> bool:
    """Whether a label says that sums or means are spoken of and a claim under it does not.

    “Mean yield” is none where the figure shows mean yields, and under “Averages and counts” the
    claim may be about a count.
    """
    made = _MADE.search(label)
    parts = [part for part in _LISTED.split(label) if not _MADE.search(part)]
    if made is not None and any(map(grades_values, parts)):
        return False
    if made is None or _SO_MADE.search(text):
        return False
    if any(c.error is not None for c in reader.figure.cells) and made[0].lower().startswith("mean"):
        return False  # What stands with an error is a mean itself.
    if reader.confusions is not None and _OF_CLASSES.search(text):
        return False
    return made[0].lower() not in _words_measured(reader)


def _words_of_axes(reader: Reader, label: str) -> set[str]:
    """The words of a label that name a whole dimension, or what is measured."""
    tokens = tokenise(label)
    found = set(words_of(reader.figure.value.label))
    for start in range(len(tokens)):
        for stop, _ in reader.names.labels_at(tokens, start):
            found |= {token.word for token in tokens[start:stop]}
    return found


def _words_measured(reader: Reader) -> set[str]:
    figure = reader.figure
    labels = [figure.value.label, *(t for d in figure.dimensions for t in d.ticks)]
    return {word for label in labels for word in words_of(label)}
