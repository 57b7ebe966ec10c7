"""What a sentence says again of the whole figure: its year, and who all of its values are of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.claims.framing import framed, place_of_all
from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.demonyms import peoples_in
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.everyone import country_of
from figcheck.checking.english.recasting.measured_words import is_measured
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.model import Figure
from figcheck.patterns import any_case, regex
from figcheck.times import is_time

_YEAR = regex(r"(?<![\d.,–-])(?:19|20)\d\d(?![\d%]|[.,–-]\d| ?[–-] ?\d)")
_IN_YEAR = r"(?:in|during|for|as of) (?:the (?:fiscal )?year |FY ?)?(?P<year>(?:19|20)\d\d)"
_FIRST = any_case(rf"\A{_IN_YEAR}, ")
_LATER = any_case(rf",? {_IN_YEAR}(?=[,.;]? |[,.;]?\Z)")
_COUNTRY = r"(?:the )?(?P<place>[A-Z][A-Za-z]*(?:\.[A-Z]\.)?(?: [A-Z][a-z]+){0,2}|country|nation)"
_IN_COUNTRY = regex(
    rf"(?P<first>\A(?:In|Across|Throughout|Within) {_COUNTRY}, |\A(?:Nationwide|Nationally), )"
    rf"|,? (?:in|across|throughout|within) {_COUNTRY.replace('place', 'there')}(?=[,.;]|\Z| [a-z(])"
    r"|,? (?:nationwide|nationally)\b"
)
"""What says of which country something is, where it stands apart."""

_OF_AMERICA = regex(r"\bU\.?S\.? (?=[a-z])(?!dollars?\b)")
_AMERICAN = ("american",)
_OWNER = regex(
    r"(?P<before>\A|\bof |\bin |, )(?P<owner>(?:The )?[A-Z][\w&-]*"
    r"(?: (?:of (?:the )?)?[A-Z][\w&-]*){0,3})['’]s? (?=[a-z])"
)

_TO = "to|into|from|with|against|vs|versus|than|without|outside|excluding|between|and|towards?"
"""What stands before a name in a title whose values are none of its own."""


@told_by("in during for of")
def in_its_year(c: Scene, text: str) -> Iterator[Version]:
    """“In 2018, A has the most”, of a figure that shows nothing but that year: A has the most."""
    year = _year_of(c.reader.figure)
    if not year or {*_YEAR.findall(text)} != {year}:
        return
    said = _LATER.sub("", _FIRST.sub("", text))
    if said != text and year not in said:
        yield (Plain(capitalised(said)),)


@told_by("in across throughout within nationwide nationally u")
def in_its_country(c: Scene, text: str) -> Iterator[Version]:
    """“In Norway, 9% do”, of a figure of adults in Norway: 9% do."""
    country = country_of(c.reader.figure)
    if country is None:
        return

    def without(match: Match) -> str:
        place = match["place"] or match["there"]
        own = place is None or place[0].islower() or peoples_in(words_of(place)) == {country}
        return "" if own and not c.named_in(match[0]) else match[0]

    said = _IN_COUNTRY.sub(without, text)
    if country == _AMERICAN:
        said = _OF_AMERICA.sub("", said)
    if said != text:
        yield (Plain(capitalised(said.strip())),)


@told_by("' ’")
def of_its_owner(c: Scene, text: str) -> Iterator[Version]:
    """“Acme's sales fall”, of a figure of the sales of Acme: the sales fall."""
    match = _OWNER.search(text)
    owner = words_of(match["owner"].removeprefix("The ")) if match else ()
    if match is None or not owner or c.named_in(match["owner"]):
        return
    figure = c.reader.figure
    if not is_measured(c, text[match.end() :]):
        return
    if set(owner) <= _frame_of(figure) and not _is_opposed(figure, match["owner"]):
        the = f"{match['before']}the " if match["before"] else "The "
        yield (Plain(f"{text[: match.start()]}{the}{text[match.end() :]}"),)


@remembered
def _year_of(figure: Figure) -> str:
    """The one year that title and introduction tell, where no axis has several; else nothing."""
    if any(is_time(d) for d in figure.dimensions):
        return ""
    told = {year for text in (figure.title, *framed(figure)) for year in _YEAR.findall(text)}
    return told.pop() if len(told) == 1 else ""


def _is_opposed(figure: Figure, owner: str) -> bool:
    """Whether the values are told to lead to it, or to be without it: “exports to Germany”."""
    told = " ".join((figure.title, *framed(figure)))
    opposed = rf"\b(?:{_TO}) (?:the )?{re.escape(owner.removeprefix('The '))}\b"
    return re.search(opposed, told, re.IGNORECASE) is not None


@remembered
def _frame_of(figure: Figure) -> frozenset[str]:
    """The words with which the title and the sentences say what the whole figure is of."""
    told = frozenset(w for text in (figure.title, *framed(figure)) for w in words_of(text))
    return told | {*place_of_all(figure)} | _sole_owner(figure)


def _sole_owner(figure: Figure) -> frozenset[str]:
    """The words of the one name of which sentences say that the values are its: “Acme's sales”."""
    listed = " ".join(tick for d in figure.dimensions for tick in d.ticks)
    found = {
        match["owner"].removeprefix("The ")
        for claim in figure.claims
        for match in _OWNER.finditer(claim.text)
    }
    if any(framed(figure)):
        return frozenset()  # It says itself whose they are.
    strange = [owner for owner in found if {*words_of(owner)}.isdisjoint(words_of(listed))]
    return frozenset(words_of(strange[0])) if len(strange) == 1 else frozenset()


_WORDS = (
    "daily weekly monthly yearly annually regularly frequently worldwide globally nationwide "
    "domestically"
)
_ADVERB = any_case(rf",? \b({'|'.join(_WORDS.split())})\b(?=[,.;]|\Z| [a-z])(?! than\b)")


@told_by(_WORDS)
def titled_adverbs(c: Scene, text: str) -> Iterator[Version]:
    """“81% of those aged 65+ watch it daily”, of a share who watch it daily: 81% watch it."""
    found, figure = _ADVERB.search(text), c.reader.figure
    if found is None or _ADVERB.search(text, found.end()):
        return
    adverb = re.compile(rf"\b{found[1]}\b", re.IGNORECASE)
    ticks = (tick for d in figure.dimensions for tick in d.ticks)
    if any(map(adverb.search, ticks)):
        return  # It tells one of the things from the others.
    if any(map(adverb.search, (figure.title, figure.value.label, figure.y_axis.label))):
        yield (Plain(f"{text[: found.start()]}{text[found.end() :]}"),)
