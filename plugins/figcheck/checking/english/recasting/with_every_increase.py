"""What each step along an axis does: “every increase in depth costs accuracy”."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.language.order import ordinates
from figcheck.patterns import regex

_FLAGS = re.IGNORECASE
_LESS = (
    r"lowers|reduces|decreases|costs|shrinks|diminishes|cuts|lessens|depresses|brings a lower"
    r"|leads to a lower|results in a lower|means a lower"
)
_MORE = (
    r"raises|increases|adds to|boosts|lifts|brings a higher|leads to a higher"
    r"|results in a higher|means a higher|brings more"
)
_WORSE = r"hurts|harms|worsens|degrades|deteriorates|damages|brings a worse|is harmful to"
_BETTER = r"improves|helps|benefits|brings a better"
_STEP = (
    r"(?P<step>(?:every|each)(?: (?:further|additional|single))? "
    r"(?:increase|rise|step up|step|doubling|increment|growth|enlargement) (?:in|of) (?:the )?"
    r"[^,;:]+?)"
)
_DOES = regex(
    rf"(?P<lead>(?:in|at|on|for|under|with) [^,;:]+, )?(?:here,? )?{_STEP} "
    rf"(?:(?P<less>{_LESS})|(?P<more>{_MORE})|(?P<worse>{_WORSE})|(?P<better>{_BETTER}))"
    r"(?: (?:the )?(?P<what>[^\W\d][^,;:\d]*))?",
    _FLAGS,
)
_PAYS = regex(
    rf"(?P<lead>(?:in|at|on|for|under|with) [^,;:]+, )?(?:here,? )?{_STEP} "
    r"(?:(?P<better>pays off|is worthwhile|is rewarded)|(?P<worse>backfires|is harmful|hurts))",
    _FLAGS,
)
_SAID = {
    "less": "falls", "more": "rises", "worse": "gets worse", "better": "gets better",
}  # fmt: skip


@told_by("every each", "increase rise step doubling increment growth enlargement")
def with_every_increase(c: Scene, text: str) -> Iterator[Version]:
    """“Every increase in depth costs accuracy”: accuracy falls with every increase in depth.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match = _PAYS.fullmatch(text) or _DOES.fullmatch(text)
    if match is None:
        return
    how = next(said for name, said in _SAID.items() if match.groupdict().get(name))
    what = match.groupdict().get("what") or ""
    for subject in (what, c.reader.figure.value.label.partition(" (")[0]) if what else ("it",):
        if not subject:
            continue
        said = f"{match['lead'] or ''}the {subject} {how} with {match['step'].lower()}"
        if subject == "it":
            said = f"{match['lead'] or ''}the value {how} with {match['step'].lower()}"
        if c.reads(said):
            yield (Plain(said),)
            return


_AT_EACH = regex(
    r"\b(?:with|at|for|upon|after) (?:every|each)(?: (?:further|additional|single|successive))? "
    r"(?:(?:increase|rise|step up|step|increment|growth) (?:in|of) (?:the )?"
    r"(?P<label>[^,;:\d]+?)(?: level| value)?|(?P<doubling>doubling)(?: (?:of|in) (?:the "
    r")?[a-z ]+?)?)"
    r"(?=,| and | but |\Z| from | up to )",
    _FLAGS,
)
_TWICE = 2.0
_NEARLY = 1e-6


@told_by("every each", "increase rise step increment growth doubling", "with at for upon after")
def at_every_increase(c: Scene, text: str) -> Iterator[Version]:
    """“A loses 5 with each increase in depth”, “… with each doubling”: at each step.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    match, axis = _AT_EACH.search(text), c.way
    if match is None or axis is None or len(_AT_EACH.findall(text)) > 1:
        return
    if match["label"] and c.label_of(match["label"]) != axis:
        return
    places = sorted(ordinates(c.reader.names.dimensions[axis]))
    doubled = all(a > 0 and abs(b / a - _TWICE) < _NEARLY for a, b in pairwise(places))
    if match["label"] or doubled:
        yield (Plain(f"{text[: match.start()]}at each step{text[match.end() :]}"),)
