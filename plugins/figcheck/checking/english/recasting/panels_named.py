"""Panels by what tells them apart: “the “Before” state”, “panels (a) to (c)”."""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.model import Role
from figcheck.patterns import any_case, regex

_NOUNS = "panel heatmap state plot chart matrix case condition phase stage snapshot"
_CALLED = regex(
    rf"\bthe (?P<quote>[\"“'])?(?P<word>[A-Z][\w+-]*)[\"”']? (?:{_NOUNS.replace(' ', '|')})\b"
)


@told_by(_NOUNS)
def panel_by_word(scene: Scene, text: str) -> Iterator[Version]:
    """“… than in the Before panel”: than in “Before tuning”, if no other panel is called so."""
    panel = scene.reader.figure.dimension(Role.PANEL)
    if panel is None or len(panel.ticks) < 2:
        return

    def named(match: Match) -> str:
        word = match["word"].lower()
        if match["quote"] is None and scene.reader.places_in(match.group()):
            return match.group()
        ticks = [t for t in panel.ticks if word in words_of(t)]
        others = {
            w
            for d in scene.reader.figure.dimensions
            for t in d.ticks
            for w in words_of(t)
            if d is not panel
        }
        return ticks[0] if len(ticks) == 1 and word not in others else match.group()

    plain = _CALLED.sub(named, text)
    if plain != text:
        yield (Plain(plain),)


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


_SIDE = (
    r"(?:left|right|upper|lower|top|bottom|middle|central|first|second|third|last|final|earlier|"
    r"later|former|left-hand|right-hand|lefthand|righthand|leftmost|rightmost)"
)
_NAMED = any_case(rf"\bthe (?P<side>{_SIDE}) (?P<noun>(?!one\b)[a-z]+)\b")
_SIDE_ONE = any_case(rf"\bthe (?P<side>{_SIDE}) one\b")


@told_by(
    "one",
    "left right upper lower top bottom middle central first second third last final earlier later "
    "former hand lefthand righthand leftmost rightmost",
)
def the_other_one(_: Scene, text: str) -> Iterator[Version]:
    """“A is first in the left panel, and B in the right one”: in the right panel."""
    one = _SIDE_ONE.search(text)
    named = _NAMED.search(text[: one.start()]) if one else None
    if one is None or named is None or named["side"].lower() == one["side"].lower():
        return
    yield (Plain(f"{text[: one.start()]}the {one['side']} {named['noun']}{text[one.end() :]}"),)
