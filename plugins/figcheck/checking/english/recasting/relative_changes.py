"""Changes that are ranked beside what there was: “A saw the largest relative decline”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.first_letters import uncapitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import regex

_CHANGE = (
    r"(?:decline|drop|fall|decrease|reduction|loss|increase|rise|growth|gain|jump|improvement"
    r"|cut)"
)
_MOST = r"[Tt]he (?:largest|biggest|greatest|strongest|highest|smallest|weakest|lowest)"

_RELATIVE = regex(
    rf"(?P<head>[^,;:]*\b{_MOST}) (?P<how>relative|proportional|proportionate|percentage|percent)"
    rf" (?P<rest>{_CHANGE}\b.*)"
)
_PLACED_LAST = regex(
    rf"(?P<terms>In (?:relative|percentage|absolute) terms),? (?P<change>{_MOST} {_CHANGE})"
    r" (?:was|is|came|occurred|took place|was seen|was recorded|was made|belongs to|belonged to)"
    r"(?: (?:in|by|for|at|that of))? (?P<who>[^,;:]+?)(?P<end>\.?)"
)
_THE = regex(r"The ")


@of_form(_RELATIVE, "relative proportional proportionate percentage percent")
def relative_change(c: Scene, match: Match) -> Iterator[Version]:
    """“A saw the largest relative decline”: in relative terms, it saw the largest.

    Of values that are percentages, a percentage decline may be one of so many points.
    """
    if c.reader.scale.percent and match["how"].startswith("percent"):
        return
    head = uncapitalised(match["head"]) if _THE.match(match.string) else match["head"]
    said = f"In relative terms, {head} {match['rest']}"
    yield (Plain(_owner_first(c, said) or said),)


@told_by("terms")
def placed_last(c: Scene, text: str) -> Iterator[Version]:
    """“In relative terms, the largest decline was in A”: A saw it."""
    if (said := _owner_first(c, text)) is not None:
        yield (Plain(said),)


def _owner_first(c: Scene, text: str) -> str | None:
    match = _PLACED_LAST.fullmatch(text)
    if match is None or not c.reader.names_a_tick(match["who"]):
        return None
    return f"{match['terms']}, {match['who']} saw {match['change']}{match['end']}"
