"""Parts of a country with the country that they are in: “the North West of England”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import regex

_PART = regex(
    r"(?P<part>\b(?:North|South|East|West|Centre|Center)(?:[ -]?(?:[Ee]ast|[Ww]est))?)"
    r" of (?P<whole>[A-Z][a-z]+(?: [A-Z][a-z]+)?)\b"
)


@told_by("north south east west northwest northeast southwest southeast centre center", "of")
def parts_of_countries(c: Scene, text: str) -> Iterator[Version]:
    """“The North West of England has 9”: the North West, where that is one of the regions."""
    is_place = c.reader.is_place
    said = _PART.sub(
        lambda m: m[0] if is_place(m[0]) or not is_place(m["part"]) else m["part"], text
    )
    if said != text:
        yield (Plain(said),)
