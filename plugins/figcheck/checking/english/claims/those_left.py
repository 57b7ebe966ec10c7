"""“The remaining regions”, behind several sentences each of which names some of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.entries import NUMERALS
from figcheck.checking.english.recasting.plain import Scene
from figcheck.model import Judgement, Verdict
from figcheck.patterns import any_case
from figcheck.records import record

if TYPE_CHECKING:
    from figcheck.checking.english.claims.discourse import Surroundings
    from figcheck.checking.english.parsing.reader import Reader

_LEFT = any_case(
    r"(?:(?:all )?(?:of )?(?:the )?(?:remaining|rest of the)|(?:all )?(?:of )?the other|all other)"
    r" (?P<noun>[a-z-]+(?: [a-z-]+)??) (?=[a-z])"
)
_COUNT = rf"(?:(?P<{{}}>{'|'.join(NUMERALS[2:])}|\d+) )?"
_LEFT_AT = any_case(
    rf"(?P<prep>for|in|on|at|with|among|to) (?:all )?(?:of )?the {_COUNT.format('one')}"
    rf"(?:remaining|other) {_COUNT.format('two')}(?P<noun>[a-z-]+(?: [a-z-]+)??)(?=, )"
)
"""Those that are left as the place of what is said: “For the five remaining regions, …”."""

_OTHER = any_case(r"\bother\b")


@record
class ThoseLeft:
    """A sentence about those that are left, with their names.

    Attributes:
        text: the sentence with the names in the place of “the remaining regions”.
        others: whether it speaks of “the other regions”: other than what was named last, perhaps.
        several: whether more than one sentence before it names some.
    """

    text: str
    others: bool
    several: bool

    def settled(self, whole: Judgement, named: Judgement) -> Judgement | None:
        """The judgement that counts; `None` if it is open which are meant.

        Args:
            whole: that on the sentence, behind the last one before it.
            named: that on it with the names.
        """
        if not self.several:
            return whole if whole.verdict.is_decided else named
        if not self.others:
            return named
        if named.verdict is Verdict.REFUTED and whole.verdict is Verdict.UNPARSED:
            return named
        return whole if whole.verdict is named.verdict else None


def those_left(
    reader: Reader, text: str, around: Surroundings, earlier: Iterable[str]
) -> ThoseLeft | None:
    """A sentence with the names of those that no sentence of a run before it names.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
        around: where it stands.
        earlier: the sentences before it, the latest first.

    Returns:
        Nothing if it speaks of no such things, or if the sentence right before it names none.
    """
    there = _LEFT_AT.match(text)
    match = there or _LEFT.match(text)
    scene = Scene(reader, around)
    dimension = scene.label_of(match["noun"]) if match else None
    if match is None or dimension is None:
        return None
    named: dict[str, None] = {}
    naming = 0
    for before in earlier:
        ticks = scene.named_in(before).get(dimension, ())
        if not ticks:
            break
        named.update(dict.fromkeys(ticks))
        naming += 1
    left = [t for t in reader.names.dimensions[dimension].ticks if t not in named]
    if not named or not left:
        return None
    listed = f"{', '.join(left[:-1])} and {left[-1]}" if len(left) > 1 else left[0]
    said = f"{listed} {text[match.end() :]}"
    if there is not None:
        count = (there["one"] or there["two"] or "").lower()
        if count and count not in (str(len(left)), *NUMERALS[len(left) : len(left) + 1]):
            return None
        said = f"{there['prep']} {listed}{text[there.end() :]}"
    return ThoseLeft(said, _OTHER.search(match[0]) is not None, naming > 1)
