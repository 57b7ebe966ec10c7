"""Ends of an axis that are made exceptions of without a noun: “at all sizes but the largest”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.senses.noun_left_out import ALL_BUT_END


@told_by("but except save apart", "the", "all every each any no none")
def all_but_end(_: Scene, text: str) -> Iterator[Version]:
    """“A leads at all sizes but the largest”: at all but the largest size."""
    match = ALL_BUT_END.fullmatch(text.rstrip())
    if match is not None:
        noun = match["noun"]
        if noun.endswith("s") and not noun.endswith("ss"):
            noun = " ".join(toggled(tuple(noun.split())))
        rest = match["rest"] or ""
        yield (Plain(f"{match['head']} except the {match['end']} {noun}{rest}"),)
