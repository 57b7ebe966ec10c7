"""Adjectives and peoples for the names of countries and regions: “the Italian rate”."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from figcheck.patterns import regex

_LISTED = """
Afghanistan: Afghan; Albania: Albanian; Algeria: Algerian; Angola: Angolan; Argentina: Argentine,
Argentinian; Armenia: Armenian; Australia: Australian; Austria: Austrian; Azerbaijan: Azerbaijani;
Bahrain: Bahraini; Bangladesh: Bangladeshi; Belarus: Belarusian; Belgium: Belgian; Benin: Beninese;
Bolivia: Bolivian; Bosnia: Bosnian; Botswana: Botswanan; Brazil: Brazilian; Bulgaria: Bulgarian;
Burma: Burmese; Cambodia: Cambodian; Cameroon: Cameroonian; Canada: Canadian; Chad: Chadian; Chile:
Chilean; China: Chinese; Colombia: Colombian; Congo: Congolese; Costa Rica: Costa Rican; Croatia:
Croatian, Croat; Cuba: Cuban; Cyprus: Cypriot; Czechia: Czech, Czech Republic; Czech Republic:
Czech, Czechia; Denmark: Danish, Dane; Ecuador: Ecuadorian; Egypt: Egyptian; El Salvador:
Salvadoran; England: English; Estonia: Estonian; Ethiopia: Ethiopian; Finland: Finnish, Finn;
France: French; Gabon: Gabonese; Georgia: Georgian; Germany: German; Ghana: Ghanaian; Greece: Greek;
Guatemala: Guatemalan; Guinea: Guinean; Haiti: Haitian; Honduras: Honduran; Hungary: Hungarian;
Iceland: Icelandic, Icelander; India: Indian; Indonesia: Indonesian; Iran: Iranian; Iraq: Iraqi;
Ireland: Irish; Israel: Israeli; Italy: Italian; Ivory Coast: Ivorian; Jamaica: Jamaican; Japan:
Japanese; Jordan: Jordanian; Kazakhstan: Kazakh; Kenya: Kenyan; Kuwait: Kuwaiti; Laos: Laotian;
Latvia: Latvian; Lebanon: Lebanese; Libya: Libyan; Lithuania: Lithuanian; Luxembourg: Luxembourgish,
Luxembourger; Madagascar: Malagasy; Malaysia: Malaysian; Mali: Malian; Malta: Maltese; Mexico:
Mexican; Moldova: Moldovan; Mongolia: Mongolian; Montenegro: Montenegrin; Morocco: Moroccan;
Mozambique: Mozambican; Myanmar: Burmese; Namibia: Namibian; Nepal: Nepalese, Nepali; Netherlands:
Dutch, Holland; New Zealand: New Zealander; Nicaragua: Nicaraguan; Niger: Nigerien; Nigeria:
Nigerian; North Korea: North Korean; North Macedonia: Macedonian; Norway: Norwegian; Oman: Omani;
Pakistan: Pakistani; Palestine: Palestinian; Panama: Panamanian; Paraguay: Paraguayan; Peru:
Peruvian; Philippines: Philippine, Filipino; Poland: Polish, Pole; Portugal: Portuguese; Qatar:
Qatari; Romania: Romanian; Russia: Russian; Rwanda: Rwandan; Saudi Arabia: Saudi, Saudi Arabian;
Scotland: Scottish, Scot; Senegal: Senegalese; Serbia: Serbian, Serb; Singapore: Singaporean;
Slovakia: Slovak, Slovakian; Slovenia: Slovenian, Slovene; Somalia: Somali; South Africa: South
African; South Korea: South Korean, Korean; Korea: Korean; Spain: Spanish, Spaniard; Sri Lanka: Sri
Lankan; Sudan: Sudanese; Sweden: Swedish, Swede; Switzerland: Swiss; Syria: Syrian; Taiwan:
Taiwanese; Tanzania: Tanzanian; Thailand: Thai; Togo: Togolese; Tunisia: Tunisian; Turkey: Turkish,
Turk; Türkiye: Turkish, Turk; Uganda: Ugandan; Ukraine: Ukrainian; United Kingdom: British, UK,
Briton, Brit, Britain, Great Britain; UK: British, Briton, Brit, Britain, Great Britain; Great
Britain: British; Britain: British; United States: American, US, USA, America; USA: American, US,
America; US: American, America; Uruguay: Uruguayan; Uzbekistan: Uzbek; Venezuela: Venezuelan;
Vietnam: Vietnamese; Wales: Welsh; Yemen: Yemeni; Zambia: Zambian; Zimbabwe: Zimbabwean; Africa:
African; Asia: Asian; Europe: European; North America: North American; South America: South
American; Latin America: Latin American; America: American; Oceania: Oceanian
"""
"""Names with their adjectives and the words for one of the people, where these differ."""


def _read() -> dict[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    entries = (entry.split(":") for entry in _LISTED.split(";"))
    return {
        tuple(name.lower().split()): tuple(tuple(a.lower().split()) for a in forms.split(","))
        for name, forms in entries
    }


_FORMS = _read()

PEOPLES = frozenset(form[-1] for forms in _FORMS.values() for form in forms)
"""The last words of all adjectives and names of peoples."""

CONTINENTS = frozenset("africa america asia europe".split())
"""What the names of regions end with."""


def demonyms(name: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The adjectives that stand for a country or region, and what its people are called.

    Args:
        name: the name, as words in lower case: `("south", "korea")`.

    Returns:
        Each form as words in lower case; none for other names.
    """
    known = name[1:] if name[:1] == ("the",) else name
    if len(known) > 1 and all(len(word) == 1 for word in known):
        known = ("".join(known),)  # "U.S.", "U.K."
    if known in _FORMS or CONTINENTS.isdisjoint(known[-1:]):
        return _FORMS.get(known, ())
    # "Sub-Saharan African", but "New Mexican" is made of no country's name.
    return tuple((*known[:-1], *form) for form in _FORMS[known[-1:]])


def peoples_in(words: tuple[str, ...]) -> frozenset[tuple[str, ...]]:
    """The adjectives of all countries that some words name: “American”, of “U.S. adults”.

    Args:
        words: words in lower case, as they follow each other.

    Returns:
        For each country the first of its adjectives, by whatever name it is called.
    """
    told = tuple(_LETTERED.sub(lambda m: m[0].replace(" ", ""), " ".join(words)).split())
    runs = {told[i : i + n] for i in range(len(told)) for n in range(1, _LONGEST + 1)}
    return frozenset(
        forms[0]
        for name, forms in _FORMS.items()
        if CONTINENTS.isdisjoint(name) and (name in runs or not runs.isdisjoint(forms))
    )


_LETTERED = regex(r"\b(?:u s(?: a)?|u k)\b")
"""Countries by their letters, which the stops behind them part."""

_LONGEST = 3
"""Words of the name of a country."""


def named_by(words: AbstractSet[str]) -> Iterator[str]:
    """The countries and regions whose adjective is among some words: “Europe”, of “European”.

    Args:
        words: words in lower case.
    """
    for name, forms in _FORMS.items():
        if len(name) == 1 and any(len(form) == 1 and form[0] in words for form in forms):
            yield name[0].title()


def forms_in_a_word() -> dict[str, frozenset[str]]:
    """Countries and regions of one word with those of their adjectives that are one word."""
    return {
        name[0]: frozenset(form[0] for form in forms if len(form) == 1)
        for name, forms in _FORMS.items()
        if len(name) == 1
    }


def called_as(people: tuple[str, ...]) -> frozenset[str]:
    """The last words of all that those are called who have an adjective: “british”, “uk”.

    Args:
        people: the first adjective of their country.
    """
    alike = (forms for forms in _FORMS.values() if forms[:1] == (people,))
    return frozenset(form[-1] for forms in alike for form in forms)
