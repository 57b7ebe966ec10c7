"""Several panels by their letters: “panels (a), (b) and (d)”, “subplots (a)–(c)”."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.model import Role
from figcheck.patterns import any_case

_LETTER = r"(?:\([a-h]\)|[a-h]\b)"
_TO = r"(?: ?[-–—] ?| to | through )"
_LISTED = any_case(
    r"\b(?:the )?(?P<noun>panel|subplot|plot|subfigure|figure|chart|graph)s "
    rf"(?P<letters>{_LETTER}(?:(?:, and | and | & |, |{_TO}){_LETTER})+)"
)
_RUN = any_case(rf"\(?(?P<one>[a-h])\)?{_TO}\(?(?P<two>[a-h])\)?")
_ONE = any_case(r"\b[a-h]\b")


@told_by("panels subplots plots subfigures figures charts graphs")
def panels_lettered(c: Scene, text: str) -> Iterator[Version]:
    """“A is best in panels (a) and (c)”: in panel (a) and panel (c)."""
    if c.reader.figure.dimension(Role.PANEL) is None:
        return
    said = _LISTED.sub(_one_by_one, text)
    if said != text:
        yield (Plain(said),)


def _one_by_one(listed: Match) -> str:
    """Each of the panels with its noun."""
    letters = _ONE.findall(_RUN.sub(_run, listed["letters"]))
    *most, last = (f"{listed['noun']} ({letter})" for letter in letters)
    return f"{', '.join(most)} and {last}"


def _run(run: Match) -> str:
    """The letters from one to another: “(a) (b) (c)” for “(a)–(c)”."""
    first, last = (ascii_lowercase.index(run[key].lower()) for key in ("one", "two"))
    return " ".join(f"({letter})" for letter in ascii_lowercase[first : last + 1]) or run[0]
