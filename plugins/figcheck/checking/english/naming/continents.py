"""Countries by the part of the world in which they lie: “the European countries”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.demonyms import demonyms
from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.members import called
from figcheck.model import Dimension, Figure

_PARTS: dict[str, str] = {
    "african": (
        "Algeria, Angola, Benin, Botswana, Cameroon, Chad, Congo, Ethiopia, Gabon, Ghana, Guinea, "
        "Ivory Coast, Kenya, Libya, Madagascar, Mali, Morocco, Mozambique, Namibia, Niger, "
        "Nigeria, Rwanda, Senegal, Somalia, South Africa, Sudan, Tanzania, Togo, Tunisia, "
        "Uganda, Zambia, Zimbabwe"
    ),
    "asian": (
        "Afghanistan, Bahrain, Bangladesh, Burma, Cambodia, China, India, Indonesia, Iran, Iraq, "
        "Israel, Japan, Jordan, Korea, Kuwait, Laos, Lebanon, Malaysia, Mongolia, Myanmar, Nepal, "
        "North Korea, Oman, Pakistan, Philippines, Qatar, Saudi Arabia, Singapore, South Korea, "
        "Sri Lanka, Syria, Taiwan, Thailand, Uzbekistan, Vietnam, Yemen"
    ),
    "european": (
        "Albania, Austria, Belarus, Belgium, Bosnia, Britain, Bulgaria, Croatia, Czechia, "
        "Czech Republic, Denmark, England, Estonia, Finland, France, Germany, Great Britain, "
        "Greece, Hungary, Iceland, Ireland, Italy, Latvia, Lithuania, Luxembourg, Malta, Moldova, "
        "Montenegro, Netherlands, North Macedonia, Norway, Poland, Portugal, Romania, Scotland, "
        "Serbia, Slovakia, Slovenia, Spain, Sweden, Switzerland, Ukraine, United Kingdom, UK, Wales"
    ),
    "north american": "Canada, Mexico, United States, USA, US",
    "south american": (
        "Argentina, Bolivia, Brazil, Chile, Colombia, Ecuador, Paraguay, Peru, Uruguay, Venezuela"
    ),
    "nordic": "Denmark, Finland, Iceland, Norway, Sweden",
    "baltic": "Estonia, Latvia, Lithuania",
    "iberian": "Portugal, Spain",
}
"""Countries that lie wholly in a part of the world, by the adjective for it."""

_UNSURE: dict[str, str] = {
    "african": "Egypt",
    "asian": (
        "Armenia, Azerbaijan, Cyprus, Egypt, Georgia, Kazakhstan, Russia, Turkey, Türkiye, "
        "Palestine"
    ),
    "european": "Armenia, Azerbaijan, Cyprus, Georgia, Kazakhstan, Russia, Turkey, Türkiye",
    "north american": (
        "Costa Rica, Cuba, El Salvador, Guatemala, Haiti, Jamaica, Nicaragua, Panama"
    ),
    "south american": "",
    "nordic": "",
    "baltic": "",
    "iberian": "",
}
"""Those of which people do not agree on it, or on which side of a border they lie."""

_NOUNS = ("countries", "nations", "economies", "states", "members", "ones", "bars")


def _read(listed: str) -> frozenset[tuple[str, ...]]:
    return frozenset(words_of(name) for name in listed.split(", ") if name)


_IN = {part: _read(names) for part, names in _PARTS.items()}
_DOUBTED = {part: _read(names) for part, names in _UNSURE.items()}


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the countries of a figure are called by the continent, where that is plain of all.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        if len(dimension.ticks) > 2 and all(demonyms(words_of(t)) for t in dimension.ticks):
            yield from _of(dimension)


def _of(dimension: Dimension) -> Iterator[Alias]:
    names = {tick: _bare(words_of(tick)) for tick in dimension.ticks}
    for part, members in _IN.items():
        if any(name in _DOUBTED[part] for name in names.values()):
            continue
        ticks = [tick for tick, name in names.items() if name in members]
        if len(ticks) > 1:
            yield from called(tuple(part.split()), dimension, ticks, _NOUNS)


def _bare(words: tuple[str, ...]) -> tuple[str, ...]:
    return words[1:] if words[:1] == ("the",) else words
