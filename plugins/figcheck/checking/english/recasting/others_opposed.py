"""Counts that are split in two: “Three classes have more than 85 hits, the other three fewer”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
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


@told_by("other remaining", "more fewer less above below under over")
def others_opposed(c: Scene, text: str) -> Iterator[Version]:
    """“Three classes have more than 85 hits, the other three fewer”: both numbers are so."""
    said = _OPPOSED.fullmatch(text)
    if said is None or said["turned"].lower() not in _SIGNS[said["sign"].lower()]:
        return
    many, what, bound = said.group("many", "what", "bound")
    turned = said["turned"].lower()
    sign = f"{turned} than" if f"{turned} than" in _SIGNS else turned
    one, other = (
        f"{many} {what}{said['sign']} {bound}",
        f"{said['few'].capitalize()} {what}{sign} {bound}",
    )
    yield Plain(one), Plain(other)
