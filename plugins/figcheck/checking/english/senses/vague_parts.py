"""Parts of all that have no sharp bound: “the vast majority”, “few”, “hardly any”."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from figcheck.checking.english.families.build import both
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.meanings.meaning import Reading
from figcheck.checking.english.meanings.parts import nodes_of, rebuilt
from figcheck.checking.language.tree import (
    Comparator,
    Compare,
    Formula,
    Number,
    Quantified,
    Quantifier,
    Share,
)
from figcheck.patterns import any_case
from figcheck.records import record

_WORDS = any_case(
    r"\b(?:(?P<most>(?:the|an?) (?:vast|overwhelming|great|large|huge|substantial|clear) majority"
    r" of(?: the)?)|(?P<few>(?:only )?(?:a )?(?:very )?few(?![-‑])(?: of the)?)"
    r"|(?P<hardly>(?:hardly|barely|scarcely) any(?: of the)?|almost none of the|almost no"
    r"|next to no))\b"
)
_SOME = any_case(r"\b(?<!only )a few\b")
"""“A few” are some, be they many or not."""


@record
class VaguePart:
    """A part of all, between two bounds that nobody would dispute.

    Attributes:
        plain: the sentence, said of most of them.
        surely: the part from which on, or up to which, it surely is so.
        perhaps: the part from which on, or up to which, it may be meant.
        sign: from there on, or up to there.
    """

    plain: str
    surely: float
    perhaps: float
    sign: Comparator

    def meant(self, readings: Sequence[Reading]) -> tuple[Reading, ...]:
        """What readings of the plain sentence say of such a part.

        Args:
            readings: what it says of most.
        """
        found = []
        for reading in readings:
            ways = tuple(
                way
                for formula in reading.formulas
                for bound in (self.surely, self.perhaps)
                if (way := self._way(formula, bound)) is not None
            )
            if len(ways) == 2 * len(reading.formulas):
                found.append(replace(reading, formulas=tuple(dict.fromkeys(ways))))
        return tuple(found)

    def _way(self, formula: Formula, bound: float) -> Formula | None:
        """A formula with such a part for the one “most” in it, up to a bound or from it on."""
        part = _of_part(formula, self.sign, bound)
        some = _of_part(formula, Comparator.MORE, 0.0)
        if part is None or some is None or self.sign is not Comparator.AT_MOST:
            return part
        # Where it is none at all, nobody knows whether “few” is meant.
        return both([part, some]) if bound == self.surely else part


def _of_part(formula: Formula, sign: Comparator, bound: float) -> Formula | None:
    """A formula with such a part for the one “most” in it; `None` if there is not just one."""
    most = [n for n in nodes_of(formula) if _is_most(n)]
    if len(most) != 1 or not isinstance(most[0].of, Compare):
        return None

    def changed(node: Any) -> Any:
        if _is_most(node):
            return Compare(sign, Share(node.of), Number(bound, 2))
        return rebuilt(node, changed)

    made: Formula = changed(formula)
    return made


def _is_most(node: object) -> bool:
    return isinstance(node, Quantified) and node.quantifier is Quantifier.MOST


_BOUNDS = {
    "most": (0.8, 0.5001, Comparator.AT_LEAST),
    "few": (0.2, 0.4, Comparator.AT_MOST),
    "hardly": (0.1, 0.25, Comparator.AT_MOST),
}


def vague_part(text: str) -> VaguePart | None:
    """What a clause says of a part of all that has no sharp bound; `None` if it does not.

    Args:
        text: the clause.
    """
    found = list(_WORDS.finditer(text))
    if len(found) != 1 or _SOME.search(text):
        return None
    (match,) = found
    kind = str(match.lastgroup)
    if match.start() and kind != "most" and not text[: match.start()].rstrip().endswith(","):
        return None  # "A loses few points", "… is hardly higher".
    most = "most of the" if match.group().lower().endswith(" the") else "most"
    plain = f"{text[: match.start()]}{most}{text[match.end() :]}"
    surely, perhaps, sign = _BOUNDS[kind]
    return VaguePart(capitalised(plain), surely, perhaps, sign)
