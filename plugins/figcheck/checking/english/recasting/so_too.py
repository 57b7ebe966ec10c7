"""What is said of another thing with its own numbers: “So does B, by 47”, “Not so B, which …”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_DO = r"(?:does|do|did|is|are|was|were|has|have|had)"
_SO_DOES = any_case(rf"(?:and )?so {_DO} ([^,;:]+),\s+(.+)")
_DOES_TOO = any_case(
    rf"(?:and )?([^,;:]+?),? {_DO}(?: so)?(?:, too| too| as well| likewise| the same),\s+(.+)"
)
_NOT_SO = any_case(r"(?:but )?not so (?:for |in |with |on |of )?([^,;:]+)[,;:]\s+(.+)")
_FURTHER = any_case(r",\s+(?:[a-z]+ing|by|from|to|at|with|up|down)\s[^;:]*\Z")
"""What the sentence before tells of its own numbers."""

_NUMBERED = any_case(
    r"(?:though |but |and |albeit )?((?:only |just |even )?(?:by|from|to|at|with)\b.+)"
)
_WHICH = any_case(r"(?:which|who|where it) (.+)")


@told_by("so too well likewise same")
def so_does(c: Scene, text: str) -> Iterator[Version]:
    """“A grows from 2000 to 2008, adding 61. So does B, by 47”: B grows by 47 then."""
    match = _SO_DOES.fullmatch(text) or _DOES_TOO.fullmatch(text)
    if match is None or not c.before or not c.reader.is_place(match[1]):
        return
    lead, subject, rest = c.cut(_FURTHER.sub("", c.before.rstrip(" .")))
    if not subject or c.named_in(subject).keys() != c.named_in(match[1]).keys():
        return
    said = f"{lead} {match[1]} {rest}".strip()
    if numbers := _NUMBERED.fullmatch(match[2]):
        yield (Plain(f"{said} {numbers[1]}"),)
        yield (Plain(f"{said}, {numbers[1]}"),)
    elif which := _WHICH.fullmatch(match[2]):
        yield Plain(said), Plain(f"{match[1]} {which[1]}")
    else:
        yield (Plain(f"{said}, {match[2]}"),)


@of_form(_NOT_SO, "not", "so")
def not_so(c: Scene, match: Match) -> Iterator[Version]:
    """“Not so B, which ends lower than it began”: it does not do so, and it ends lower."""
    if not c.before or not c.reader.is_place(match[1]):
        return
    further = _WHICH.fullmatch(match[2])
    said = f"{match[1]} {further[1]}" if further else match[2]
    yield Plain(f"Not so for {match[1]}", again=True), Plain(said)
