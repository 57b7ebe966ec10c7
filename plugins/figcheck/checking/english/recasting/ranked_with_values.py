"""Orders whose values stand in brackets: “the ranking is A (14.4), B (11.6) and C (6.8)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_ORDER = any_case(
    r"\b(?:ranking|order|sequence|ordering|rank order|hierarchy|list|podium|followed by)\b"
)
_NOTED = regex(r"(?P<before>[^()]+?) \((?P<value>[^(),;]*\d[^(),;]*)\)")
_VALUE_IN_BRACKETS = regex(r" \([^()]*\)")


@told_by("(", "ranking order sequence ordering hierarchy list podium followed")
def ranked_with_values(c: Scene, text: str) -> Iterator[Version]:
    """“In 2022 the ranking is A (14.4) and B (6.8)”: it is A and B, A has 14.4 and B 6.8."""
    if _ORDER.search(text) is None:
        return
    values: list[tuple[str, str]] = []
    for found in _NOTED.finditer(text):
        words = found["before"].split(" ")
        names = (" ".join(words[i:]) for i in range(len(words)))
        name = next((n.strip(" ,") for n in names if c.reader.is_place(n.strip(" ,"))), None)
        if name is None or sum(map(len, c.named_in(name).values())) != 1:
            return
        values.append((name, found["value"]))
    bare = _VALUE_IN_BRACKETS.sub("", text)
    if len(values) < len(("one", "two")) or not c.reads(bare):
        return
    things = {d for name, _ in values for d in c.named_in(name)}
    where = [p for p in c.led_places(bare) if not things & c.named_in(p).keys()]
    led = f"{capitalised(where[0])}, " if where else ""
    said = [f"{led}{name} is at {value}" for name, value in values]
    if all(map(c.reads, said)):
        yield Plain(bare), *map(Plain, said)
