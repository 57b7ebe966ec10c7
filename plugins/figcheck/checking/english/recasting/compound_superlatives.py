"""Superlatives made with what something does: “the highest-grossing film”, “the best-selling car”.

Of one measure, that is what is measured: the film with the highest value.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.name_forms import words_of
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_MEASURED = {
    "grossing": "revenue gross box sales earning", "selling": "sale sold unit revenue",
    "earning": "salar wage earning income pay revenue", "paid": "salar wage earning income pay",
    "paying": "salar wage earning income pay", "scoring": "score point goal",
    "visited": "visit attendance arrival", "watched": "view audience watch",
    "viewed": "view audience", "populated": "population inhabitant", "priced": "price cost",
    "used": "use usage user", "spoken": "speaker spoken", "read": "reader read circulation",
    "cited": "cit", "streamed": "stream", "downloaded": "download", "followed": "follower",
    "attended": "attendance attend", "emitting": "emission", "polluting": "emission pollution",
    "producing": "production output produc", "consuming": "consumption", "sold": "sale sold",
}  # fmt: skip
"""What is done, and how nouns for its measure begin: “grossing”, of revenues."""

_COMPOUND = any_case(
    rf"\b(?P<how>highest|lowest|most|least|best|top)-(?P<done>{'|'.join(_MEASURED)})(?= [a-z])"
)

_HIGH = {"most": "highest", "top": "highest", "best": "highest", "least": "lowest"}


@told_by("highest lowest most least best top", "-")
def compound_superlatives(c: Scene, text: str) -> Iterator[Version]:
    """“A is the highest-grossing film”, of revenues of films: the film with the highest value."""
    match = _COMPOUND.search(text)
    if match is None or c.reader.names.is_mixed:
        return
    figure = c.reader.figure
    told = words_of(f"{figure.title} {figure.value.label} {figure.y_axis.label}")
    stems = tuple(_MEASURED[match["done"].lower()].split())
    if not any(word.startswith(stems) for word in told):
        return
    how = match["how"].lower()
    yield (Plain(f"{text[: match.start()]}{_HIGH.get(how, how)}{text[match.end() :]}"),)
