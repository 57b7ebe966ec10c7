"""Two parties by what they are: “the two parties”, “the partisan gap”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_THEM = "Democrats and Republicans"

_PARTIES = any_case(
    r"\b(?:(?:members|supporters|adherents) of )?(?:the two(?: major| political)?|both(?: major"
    r"| political)?|(?<=between )the) parties\b"
)
_GAP = any_case(
    r"\b(?P<the>(?:the|this) )?(?:partisan|party|political) (?P<gap>gap|divide|difference|split)\b"
)


@told_by("parties partisan party political", "parties gap divide difference split")
def parties_told(c: Scene, text: str) -> Iterator[Version]:
    """“The partisan gap is widest in 2021”: the gap between those of the two parties."""
    said = _PARTIES.sub(_THEM, text)
    said = _GAP.sub(rf"\g<the>gap between {_THEM}", said)
    if said != text and c.named_in(_THEM):
        yield (Plain(capitalised(said)),)
