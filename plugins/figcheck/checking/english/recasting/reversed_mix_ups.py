"""Mix-ups the other way round: “A is taken for B 13 times, whereas the reverse happens 8 times”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_MISTAKEN = any_case(
    r"(?P<one>[^,;:()]+?) (?:is|are|was|were|gets?) (?P<taken>[a-z]+ (?:for|as|into)) "
    r"(?P<other>[^,;:()]+?)(?P<often> (?:in )?(?:only |just |about |more than )?"
    r"(?:\d[\d,]*|once|twice)(?: times| cases)?)"
)
_BACK = any_case(
    r"(?:the (?:reverse|opposite|converse|reverse error|reverse confusion|opposite error)"
    r"|the other way (?:a)?round)(?: (?:happens|occurs|is the case|is true|is seen|was the case))?"
    r"(?P<often> (?:in )?(?:only |just |about |more than )?(?:\d[\d,]*|once|twice)"
    r"(?: times| cases)?)"
)
_JOINT = any_case(r",? (?:whereas|while|but|and|though|although) |; |, ")


@told_by("reverse opposite converse other", "times once twice cases")
def the_reverse(c: Scene, text: str) -> Iterator[Version]:
    """“The reverse happens 8 times”: B is mistaken for A so often."""
    if (back := _BACK.fullmatch(text)) is not None:
        if (said := _MISTAKEN.fullmatch(c.before.rstrip(" ."))) is not None:
            yield from _turned(c, said, back)
        return
    for joint in _JOINT.finditer(text):
        said = _MISTAKEN.fullmatch(text[: joint.start()])
        back = _BACK.fullmatch(text[joint.end() :])
        if said is not None and back is not None:
            yield from ((Plain(said.group()), *version) for version in _turned(c, said, back))


def _turned(c: Scene, said: Match, back: Match) -> Iterator[Version]:
    if all(map(c.named_in, said.group("one", "other"))):
        yield (Plain(f"{said['other']} is {said['taken']} {said['one']}{back['often']}"),)
