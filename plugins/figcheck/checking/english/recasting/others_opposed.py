"""Counts that are split in two: “Three classes have more than 85 hits, the other three fewer”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.checking.english.shared_words import COUNT
from figcheck.patterns import any_case

_SIGNS = {
    "more than": ("fewer", "less"),
    "fewer than": ("more",),
    "less than": ("more",),
    "above": ("below", "under"),
    "over": ("under", "below"),
    "below": ("above", "over"),
    "under": ("over", "above"),
}
"""What is said of a bound, and how the opposite is said of it."""

_OPPOSED = any_case(
    rf"(?P<many>{COUNT}) (?P<what>[a-z]+s? (?:[a-z]+ )*?)(?P<sign>{'|'.join(_SIGNS)}) "
    r"(?P<bound>[^,;:]*?\d[^,;:]*?),? (?:and |while |whereas |but )?the (?:other|remaining) "
    rf"(?P<few>{COUNT})(?: (?:have|has|are|is|stay|remain|lie))? (?P<turned>\w+)"
)


@of_form(_OPPOSED, "other remaining", "more fewer less above below under over")
def others_opposed(c: Scene, match: Match) -> Iterator[Version]:
    """“Three classes have more than 85 hits, the other three fewer”: both numbers are so."""
    if match["turned"].lower() not in _SIGNS[match["sign"].lower()]:
        return
    many, what, bound = match.group("many", "what", "bound")
    turned = match["turned"].lower()
    sign = f"{turned} than" if f"{turned} than" in _SIGNS else turned
    one, other = (
        f"{many} {what}{match['sign']} {bound}",
        f"{match['few'].capitalize()} {what}{sign} {bound}",
    )
    yield Plain(one), Plain(other)
