"""How strongly an axis acts on what is compared: “A is more robust to noise than B”.

Something is robust to what an axis tells if its values vary little along it, and hurt by it so far
as they fall.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_STRONG = r"(?:robust|resilient|resistant|tolerant|insensitive|invariant|immune)"
_WEAK = r"(?:sensitive|vulnerable|susceptible|fragile|prone|responsive)"
_FAR = r"(?:(?:far|much|clearly|considerably|noticeably|significantly|slightly|somewhat|even) )?"
_AXIS = r"(?:the |an? |increasing |growing |higher |changes in (?:the )?)?(?P<axis>[\w' -]+?)"
_MORE_SO = any_case(
    rf"(?P<who>[^,;:()]+?) (?P<be>is|are|was|were|remains?|proves?) {_FAR}"
    rf"(?P<grade>more|less) (?:(?P<strong>{_STRONG})|{_WEAK}) (?:to|against) {_AXIS}"
    r" than (?P<other>[^,;:()]+)"
)
_MOST_SO = any_case(
    r"(?P<who>[^,;:()]+?) (?P<be>is|are|was|were|remains?|proves?) (?:by far )?the "
    rf"(?P<grade>most|least) (?:(?P<strong>{_STRONG})|{_WEAK})(?P<noun> [a-z]+)?"
    rf" (?:to|against) {_AXIS}"
)
_HURTS = any_case(
    rf"{_AXIS} (?:hurts?|harms?|degrades?|damages?) (?P<who>[^,;:()]+?) {_FAR}"
    r"(?P<grade>more|less)(?: (?:strongly|severely))? than (?P<other>[^,;:()]+)"
)
_WORDS = (
    "robust resilient resistant tolerant insensitive invariant immune sensitive vulnerable "
    "susceptible fragile prone responsive"
)


@of_form(_MORE_SO, "than", "more less", _WORDS)
def more_robust(c: Scene, match: Match) -> Iterator[Version]:
    """“A is more robust to noise than B”: A is more stable than B."""
    if not _is_way(c, match["axis"]):
        return
    steadier = (match["grade"].lower() == "more") == (match["strong"] is not None)
    grade = "more" if steadier else "less"
    yield (Plain(f"{match['who']} is {grade} stable than {match['other']}"),)


@of_form(_MOST_SO, "most least", _WORDS)
def most_robust(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the most robust to noise”: the least sensitive to it."""
    if match["strong"] is None or not _is_way(c, match["axis"]):
        return
    grade = "least" if match["grade"].lower() == "most" else "most"
    yield (
        Plain(f"{match['who']} is the {grade} sensitive{match['noun'] or ''} to {match['axis']}"),
    )


@of_form(_HURTS, "than", "more less", "hurt hurts harm harms degrade degrades damage damages")
def hurt_more(c: Scene, match: Match) -> Iterator[Version]:
    """“Noise hurts A more than B”: A falls more."""
    if _is_way(c, match["axis"]):
        yield (Plain(f"{match['who']} falls {match['grade']} than {match['other']}"),)


def _is_way(c: Scene, words: str) -> bool:
    """Whether words are what the one axis with an order is called."""
    return c.way is not None and c.label_of(words.lower()) == c.way
