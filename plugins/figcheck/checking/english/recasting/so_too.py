"""What is said again by “so”: “So does B, by 47”, “no line does so”."""

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


@of_form((_SO_DOES, _DOES_TOO), "so too well likewise same")
def so_does(c: Scene, match: Match) -> Iterator[Version]:
    """“A grows from 2000 to 2008, adding 61. So does B, by 47”: B grows by 47 then."""
    if not c.before or not c.reader.is_place(match[1]):
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


_EVER = any_case(r"\b(?:no|none|neither|nobody|nothing|only)\b.*?(?P<ever> ever)(?= )")

_OWN_LEVEL = any_case(
    r"\b(?:its|their|the) (?:own )?(?:initial|original|starting|first|opening|baseline)\b"
)

_DOES_SO = any_case(r"(?P<who>.*?[\w)]) (?:does|do|did|has done|have done) so(?P<rest>(?: .+)?)")

_ONLY_ONE = any_case(
    r"(?:is|was|are|were) the (?:only|sole|one) (?:[\w-]+ ){0,3}?(?:to|that|which|who) (.+)"
)


@told_by("ever", "no none neither nobody nothing only")
def ever(_: Scene, text: str) -> Iterator[Version]:
    """“No line ever reaches 50”, “the only one that ever exceeds 5”."""
    # "… that ever exceeds its initial level": at any time, not in the end.
    if _OWN_LEVEL.search(text) is None and (match := _EVER.search(text)) is not None:
        yield (Plain(f"{text[: match.start('ever')]}{text[match.end('ever') :]}"),)


@of_form(_DOES_SO, "does do did done", "so")
def does_so(c: Scene, match: Match) -> Iterator[Version]:
    """“A is the only line to exceed 5. It does so at two points”: it exceeds 5 at two points."""
    if not c.before:
        return
    _, subject, said = c.cut(c.before.rstrip(" ."))
    if not subject:
        return
    if (inner := _ONLY_ONE.fullmatch(said)) is not None:
        said = inner[1]
    rest = match["rest"]
    where = c.led_end(said)
    if rest and where:
        # "A exceeds 5 on Web, and B does so on News": B does on News.
        said = said.removesuffix(where).rstrip()
    who = subject if match["who"].lower() in ("it", "they") else match["who"]
    yield (Plain(f"{who} {said}{rest}"),)


_WHO_DOES_SO = any_case(
    r"(?P<who>.*\b(?:that|which|who|whose \w+) )(?P<said>.+?) "
    r"(?P<also>(?:(?:also|still|again|likewise) )?)(?:does|do|did)(?: also| again)? so"
    r"(?P<also_later> (?:again|too|as well))?(?P<where> .+)"
)


@of_form(_WHO_DOES_SO, "does do did", "so", "that which who whose")
def those_do_so(c: Scene, match: Match) -> Iterator[Version]:
    """“Every city that is above 5 in 2010 also does so in 2020”: it is above 5 in 2020."""
    said, where = match["said"], match["where"].strip()
    there = c.led_end(said)
    if there and c.is_led(where) and c.named_in(there).keys() == c.named_in(where).keys():
        again = said.removesuffix(there).rstrip()
        yield (Plain(f"{match['who']}{said} {match['also']}{again} {where}"),)
