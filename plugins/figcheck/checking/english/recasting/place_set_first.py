"""A place behind two clauses that holds for both: “A gains the most and B the least on Web”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.checking.english.unchanged import leaves_out_change


@told_by("most least")
def place_set_first(c: Scene, text: str) -> Iterator[Version]:
    """“A gains the most and B the least on Web”: on Web, both.

    Args:
        c: where the sentence stands.
        text: the sentence.
    """
    end = c.led_end(text) if leaves_out_change(text) else ""
    if not end or c.cut(text)[0]:
        return
    said = text.rstrip(" .").removesuffix(end).rstrip()
    yield (Plain(f"{end[0].upper()}{end[1:]}, {said}"),)
