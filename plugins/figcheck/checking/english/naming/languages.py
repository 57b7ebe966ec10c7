"""Languages by their names where a figure writes codes: “German” for “de”."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from figcheck.checking.english.naming.alias import Alias
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_LISTED = """
af Afrikaans; am Amharic; ar Arabic; az Azerbaijani; be Belarusian; bg Bulgarian; bn Bengali,
Bangla; bs Bosnian; ca Catalan; cs Czech; cy Welsh; da Danish; de German; el Greek; en English;
es Spanish; et Estonian; eu Basque; fa Persian, Farsi; fi Finnish; fr French; ga Irish;
gl Galician; gu Gujarati; ha Hausa; he Hebrew; hi Hindi; hr Croatian; hu Hungarian; hy Armenian;
id Indonesian; ig Igbo; is Icelandic; it Italian; ja Japanese; jv Javanese; ka Georgian;
kk Kazakh; km Khmer; kn Kannada; ko Korean; ku Kurdish; ky Kyrgyz; la Latin; lo Lao;
lt Lithuanian; lv Latvian; mg Malagasy; mk Macedonian; ml Malayalam; mn Mongolian; mr Marathi;
ms Malay; mt Maltese; my Burmese; ne Nepali; nl Dutch; no Norwegian; om Oromo; or Odia;
pa Punjabi; pl Polish; ps Pashto; pt Portuguese; ro Romanian; ru Russian; rw Kinyarwanda;
sd Sindhi; si Sinhala; sk Slovak; sl Slovenian, Slovene; sn Shona; so Somali; sq Albanian;
sr Serbian; st Sotho; sv Swedish; sw Swahili; ta Tamil; te Telugu; tg Tajik; th Thai; tl Tagalog;
tr Turkish; uk Ukrainian; ur Urdu; uz Uzbek; vi Vietnamese; wo Wolof; xh Xhosa; yo Yoruba;
zh Chinese, Mandarin; zu Zulu
"""
"""Codes of ISO 639-1 with the languages' English names."""

NAMES: dict[str, tuple[str, ...]] = {
    code: tuple(name.strip().lower() for name in names.split(","))
    for code, _, names in (entry.strip().partition(" ") for entry in _LISTED.split(";"))
}
"""The English names of a language by its code, all in lower case."""

_WORDS = frozenset("am be he hi id is it la lo ms my no om or pa so".split())
"""Codes that are words of their own."""

_BETWEEN = regex(r"\s*(?:->|→|⇒|–|-|_|/|2|\bto\b)\s*")
_LINKS: tuple[tuple[str, ...], ...] = ((), ("to",), ("→",), ("into",))
"""What may stand between the two languages of a direction; dashes are passed over anyway."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """The languages that codes stand for, of single ones and of pairs: “en-de”."""
    for dimension in figure.dimensions:
        read = {tick: codes_of(tick) for tick in dimension.ticks}
        known = {tick: codes for tick, codes in read.items() if codes}
        # "it" and "no" alone are words; two codes beside each other are none.
        if len(known) < 2 or 2 * len(known) <= len(dimension.ticks):
            continue
        for tick, codes in known.items():
            for name in _written_out(codes):
                yield Alias(name, dimension.name, (tick,))
        yield from _sides(dimension, known)


def of_pairs(figure: Figure) -> dict[str, dict[str, str]]:
    """The ticks that are pairs of languages, one of which is put into the other, by dimension.

    Args:
        figure: the figure.

    Returns:
        For each such tick the one that goes the other way, empty if there is none.
    """
    found: dict[str, dict[str, str]] = {}
    for dimension in figure.dimensions:
        codes = {tick: pair for tick in dimension.ticks if len(pair := codes_of(tick)) == 2}
        ticks = {pair: tick for tick, pair in codes.items()}
        if len(codes) > 1:
            found[dimension.name] = {t: ticks.get(pair[::-1], "") for t, pair in codes.items()}
    return found


def labels(figure: Figure) -> Iterator[tuple[tuple[str, ...], str]]:
    """What pairs of languages are called, where one dimension lists them."""
    found = list(of_pairs(figure))
    if len(found) == 1:
        yield from ((("language", "pair"), found[0]), (("translation", "direction"), found[0]))


_DIRECTIONS = ("directions", "pairs", "language pairs", "translation directions")
"""What pairs of languages are called together.

“Higher on German than on Swahili” may be said of the means, or of each pair with its like.
"""


def _sides(dimension: Dimension, known: dict[str, tuple[str, ...]]) -> Iterator[Alias]:
    """Directions by what one of their languages tells: “the Swahili directions”, “Czech”."""
    pairs = {tick: codes for tick, codes in known.items() if len(codes) == 2}
    for code in sorted({code for codes in pairs.values() for code in codes}):
        sides = {
            "{0} {1}": tuple(t for t, codes in pairs.items() if code in codes),
            "{1} into {0}": tuple(t for t, (_, target) in pairs.items() if target == code),
            "{1} from {0}": tuple(t for t, (source, _) in pairs.items() if source == code),
            "{1} out of {0}": tuple(t for t, (source, _) in pairs.items() if source == code),
        }
        for form, ticks in sides.items():
            if 1 < len(ticks) < len(dimension.ticks):
                for name, noun in product(NAMES[code], _DIRECTIONS):
                    yield Alias(tuple(form.format(name, noun).split()), dimension.name, ticks)
            elif len(ticks) == 1 < len(known):
                # The only pair of a language, or the only one that goes into it or out of it.
                for name in NAMES[code] if code in _WORDS else (*NAMES[code], code):
                    yield Alias(tuple(form.format(name, "").split()), dimension.name, ticks)


def codes_of(tick: str) -> tuple[str, ...]:
    """The one or two codes of languages that a tick is made of, none if it is anything else.

    Args:
        tick: the tick.
    """
    if tick in NAMES or (tick.lower() in NAMES and tick in (tick.upper(), tick.capitalize())):
        return (tick.lower(),)
    pair = _BETWEEN.split(tick.strip())
    codes = tuple(code.lower() for code in pair)
    same_case = tick in (tick.lower(), tick.upper())
    return codes if len(codes) == 2 and same_case and NAMES.keys() >= set(codes) else ()


def _written_out(codes: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    if len(codes) == 1:
        yield from ((name,) for name in NAMES[codes[0]])
        return
    source, target = codes
    for link in _LINKS:
        yield (source, *link, target)
        yield from ((a, *link, b) for a in NAMES[source] for b in NAMES[target])
    for a, b, into in product(NAMES[source], NAMES[target], ("to", "into")):
        yield ("from", a, into, b)
