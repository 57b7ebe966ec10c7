"""What a sentence begins with, set off by a comma: “In 2010 two fall” as “In 2010, two fall”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by

_PREPOSITIONS = frozenset("in on at for under among during with by".split())


@told_by("in on at for under among during with by")
def lead_set_off(c: Scene, text: str) -> Iterator[Version]:
    """“In 2010 two cities fall, against one in 2020”: what leads needs no comma."""
    if text.partition(" ")[0].lower() not in _PREPOSITIONS:
        return
    lead, subject, said = c.cut(text)
    if lead and not lead.endswith(",") and subject and said and c.is_led(lead):
        yield (Plain(f"{lead}, {subject} {said}"),)
