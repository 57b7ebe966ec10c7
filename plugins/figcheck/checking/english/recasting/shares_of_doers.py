"""How many do what a figure gives the shares of: “In retail, 9% of employees work from home”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.likelier import is_done
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case

_MUCH = (
    r"(?:(?:about|around|roughly|nearly|almost|only|just|over|under|some|approximately|exactly|"
    r"more than|fewer than|less than|at least|at most|well|slightly) )*"
    r"(?:\d[\d.,]* ?(?:%|percent|per cent)|(?:an? |one |two |three )?"
    r"(?:half|thirds?|quarters?|fifths?|tenths?))"
)
_AT = r"(?:in|on|at|among|for|from|within)"
_DO = any_case(
    rf"(?P<lead>(?:{_AT} [^,;:]+, )?)(?P<much>{_MUCH}) of (?:all |the |its |their )*"
    r"(?P<whole>[a-z]+) (?P<rest>[^,;:]+)"
)
_MANY_IN = any_case(
    rf"(?P<lead>(?:{_AT} [^,;:]+, )?)(?P<how>(?:[a-z]+ )*?)(?P<one>one|1) in (?P<many>[a-z]+|\d+) "
    rf"(?P<rest>[a-z]+ .+)"
)
_IN_WORDS = {"two": "half", "three": "a third", "four": "a quarter", "five": "20%", "ten": "10%",
             "twenty": "5%", "eight": "12.5%"}  # fmt: skip


@of_form(_DO, "% percent per half third thirds quarter quarters fifth fifths tenth tenths", "of")
def shares_of_doers(c: Scene, match: Match) -> Iterator[Version]:
    """“In retail, 9% of employees work from home”, of shares of those who do: the share is 9%."""
    if not c.reader.scale.percent or not is_measured(c, match["whole"]):
        return
    lead = match["lead"] or _where(c, match["rest"])
    done = match["rest"] if match["lead"] else match["rest"].removeprefix(lead.removesuffix(", "))
    if lead and is_done(c, _WHO.sub("", done.strip())):
        yield (Plain(f"{capitalised(lead)}the share is {match['much']}"),)


_WHO = any_case(r"(?:who|that) ")
_THERE = any_case(rf"{_AT} (?P<place>.+)")


def _where(c: Scene, text: str) -> str:
    """What a text begins with that says where: “in retail”, with a comma; empty if nothing does."""
    words = text.split(" ")
    for stop in range(len(words) - 1, 1, -1):
        match = _THERE.fullmatch(" ".join(words[:stop]))
        if match and c.reader.is_place(match["place"]):
            return f"{match[0]}, "
    return ""


@of_form(_MANY_IN, "one 1", "in")
def one_in_so_many(c: Scene, match: Match) -> Iterator[Version]:
    """“In retail, fewer than one in ten employees work from home”: fewer than 10% of employees."""
    share = _IN_WORDS.get(match["many"].lower())
    if share is not None and c.reader.scale.percent:
        how = match["how"].replace("fewer", "less")
        yield (Plain(f"{match['lead']}{how}{share} of {match['rest']}"),)
