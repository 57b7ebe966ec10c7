"""People by the field that they are in: “chemists”, of “Chemistry” on an axis of fields."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Figure

_PEOPLE = {
    "architecture": "architect", "astronomy": "astronomer", "chemistry": "chemist",
    "economics": "economist", "engineering": "engineer", "farming": "farmer",
    "genetics": "geneticist", "geography": "geographer", "history": "historian", "law": "lawyer",
    "linguistics": "linguist", "mathematics": "mathematician", "music": "musician",
    "nursing": "nurse", "pharmacy": "pharmacist", "philosophy": "philosopher",
    "physics": "physicist", "science": "scientist", "sciences": "scientist",
    "statistics": "statistician", "teaching": "teacher",
}  # fmt: skip
"""What people are called by the last word of their field."""

_LOGY = "logy"


def aliases(figure: Figure) -> Iterator[Alias]:
    """The fields of a figure by the people who are in them.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        taken = {w for t in (dimension.name, *dimension.ticks) for w in words_of(t)}
        for tick in dimension.ticks:
            *before, field = words_of(tick) or ("",)
            person = _PEOPLE.get(field, "")
            if field.endswith(_LOGY):
                person = f"{field[:-1]}ist"
            for word in (person, f"{person}s") if person else ():
                if word not in taken:
                    yield Alias((*before, word), dimension.name, (tick,))
