"""Dips and rises that a sentence lists or takes up: “There were dips in 2014 and 2018”.

What goes up and down at several points does so at each of them, and what follows “after a dip in
2018” is told of a line that dips there.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_TURNS = {
    "dips": "a dip", "declines": "a decline", "drops": "a drop", "decreases": "a decrease",
    "increases": "an increase", "peaks": "a peak", "spikes": "a spike", "falls": "a fall",
    "rises": "a rise", "jumps": "a jump", "setbacks": "a decline", "slumps": "a drop",
}  # fmt: skip
_NOUNS = "|".join(_TURNS)
_HOW = (
    r"(?:(?:small|slight|minor|brief|temporary|notable|noticeable|significant|sharp|major|short"
    r"|modest|occasional) )?"
)
_WHEN = r"\d{4}(?:(?:,| and|, and) (?:in )?\d{4})+"
_SEVERAL = any_case(
    rf"(?:there (?:were|are|have been)|(?:it|one) (?:saw|sees|shows?|had|has)) "
    rf"(?:(?:some|two|three|four|several) )?{_HOW}(?P<noun>{_NOUNS}) in (?P<when>{_WHEN})"
)
_DESPITE = any_case(
    r"(?P<first>[^;:]+?),? (?:despite|in spite of|apart from|except for|with the exception of"
    r"|with) (?:(?:some|two|three|four|several|the) )?"
    rf"{_HOW}(?P<noun>{_NOUNS}) in (?P<when>{_WHEN})"
)
_AFTER = any_case(
    rf"after an? {_HOW}(?P<noun>dip|drop|decline|fall|decrease|slump) "
    r"(?P<to>(?:to [^,;:]+? )?)in (?P<when>\d{4}), (?P<rest>[^;:]+)"
)


def _each(noun: str, when: str) -> Iterator[Plain]:
    for year in when.replace("and", ",").replace("in ", "").split(","):
        if year.strip():
            yield Plain(f"There was {_TURNS[noun.lower()]} in {year.strip()}")


@of_form(_SEVERAL, "there it one", _NOUNS.replace("|", " "))
def several_turns(c: Scene, match: Match) -> Iterator[Version]:
    """“There were dips in 2014 and 2018”: there was one in 2014, and one in 2018."""
    if c.way is not None:
        yield tuple(_each(match["noun"], match["when"]))


@of_form(_DESPITE, "despite spite", _NOUNS.replace("|", " "))
def despite_turns(c: Scene, match: Match) -> Iterator[Version]:
    """“It rises overall, despite dips in 2014 and 2018”: it does, and there were these dips."""
    if c.way is not None:
        yield (Plain(match["first"]), *_each(match["noun"], match["when"]))


@of_form(_AFTER, "after", "dip drop decline fall decrease slump")
def after_a_dip(c: Scene, match: Match) -> Iterator[Version]:
    """“After a dip to 5 in 2018, A rose to 9 in 2019”: it fell to 5 in 2018, and rose to 9."""
    lead, who, _ = c.cut(match["rest"])
    if lead or not who or c.way is None:
        return
    fell = Plain(f"{capitalised(who)} fell {match['to']}in {match['when']}")
    yield fell, Plain(capitalised(match["rest"]))


_GOES = {"increase": "rises", "rise": "rises", "growth": "rises"}
_SINCE_THEN = any_case(
    r"in (?P<now>\d{4}), there (?:was|is) an? (?:[a-z]+ )?(?P<noun>increase|decrease|rise|drop"
    r"|decline|fall|growth|reduction) of (?P<much>[^,;:]*?\d[^,;:]*?) (?:compared (?:to|with)"
    r"|relative to|from|over) (?P<then>\d{4})"
)


@of_form(
    _SINCE_THEN,
    "compared relative from over",
    "increase decrease rise drop decline fall growth reduction",
)
def change_since(_: Scene, match: Match) -> Iterator[Version]:
    """“In 2018, there was a drop of 15 compared to 2017”: from 2017 to 2018 it falls by 15."""
    goes = _GOES.get(match["noun"].lower(), "falls")
    stretch = f"From {match['then']} to {match['now']}"
    yield (Plain(f"{stretch}, the number {goes} by {match['much']}"),)
