"""Names with a word for their size before them: “A-8B outscores the bigger B-13B on Web”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.naming.sizes import by_size, size_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_SIZED = regex(
    r"\b(?:[Tt]he )?(?:(?:much|far|slightly|considerably|even|somewhat) )?"
    r"(?P<grade>larger|bigger|smaller|largest|biggest|smallest|tiny|small|large|big|huge) "
    r"(?=(?P<name>[A-Z][^\s,;:()]*(?: [A-Z\d][^\s,;:()]*)*))",
)
_ALONE = any_case(
    r"\bthe (?P<grade>largest|biggest|smallest) (?:model|variant|version|one)\b"
    r"(?! (?:scores?|values?|results?|accurac(?:y|ies)|errors?|rates?|gaps?|gains?|sizes?)\b)"
)
_LARGER = frozenset({"larger", "bigger"})
_SMALLER = frozenset({"smaller"})


@told_by("larger bigger smaller largest biggest smallest tiny small large big huge")
def sized_apposed(c: Scene, text: str) -> Iterator[Version]:
    """“A-8B outscores the bigger B-13B”: it outscores B-13B, if that is the bigger one."""
    # "The smaller Orion-7B" is no name of the smaller Orion.
    named = c.named_in(_SIZED.sub("", text)).values()
    sizes = sorted(size for ticks in named for t in ticks if (size := size_of(t)) is not None)

    def bare(match: Match) -> str:
        own = [t for ticks in c.named_in(match["name"]).values() for t in ticks]
        size = size_of(own[0]) if len(own) == 1 else None
        grade = match["grade"].lower()
        if size is None or not sizes:
            return match[0]
        known = sizes[-1] if grade in _LARGER else sizes[0] if grade in _SMALLER else size
        return "" if size == known else match[0]

    if (said := _SIZED.sub(bare, text)) != text:
        yield (Plain(capitalised(said)),)


@told_by("largest biggest smallest", "model variant version one")
def sized_alone(c: Scene, text: str) -> Iterator[Version]:
    """“The largest model is best on Web”: the one that is so by its name."""
    found = [ticks for d in c.reader.figure.dimensions if len(ticks := by_size(d)) > 1]
    if len(found) != 1:
        return

    def named(match: Match) -> str:
        return found[0][0 if match["grade"].lower() == "smallest" else -1]

    if (said := _ALONE.sub(named, text)) != text:
        yield (Plain(said),)
