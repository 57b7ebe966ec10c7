"""Languages by their family, or by the part of the world: “the European languages”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.languages import NAMES, codes_of
from figcheck.checking.english.naming.members import called
from figcheck.model import Dimension, Figure

_GERMANIC = "af da de en is nl no sv"
_ROMANCE = "ca es fr gl it pt ro"
_SLAVIC = "be bg bs cs hr mk pl ru sk sl sr uk"
_BALTIC = "lt lv"
_CELTIC = "cy ga"
_FINNIC = "et fi"

_GROUPS: dict[str, str] = {
    "germanic": _GERMANIC,
    "romance": _ROMANCE,
    "slavic": _SLAVIC,
    "baltic": _BALTIC,
    "celtic": _CELTIC,
    "finnic": _FINNIC,
    "scandinavian": "da no sv",
    "dravidian": "kn ml ta te",
    "bantu": "rw sn st sw xh zu",
    "turkic": "az kk ky tr uz",
    "european": " ".join(
        (_GERMANIC.removeprefix("af "), _ROMANCE, _SLAVIC, _BALTIC, _CELTIC, _FINNIC)
    )
    + " el eu hu mt sq",
    "asian": (
        "bn gu hi id ja jv km kn ko ky lo ml mn mr ms my ne or pa sd si ta te tg th tl ur vi zh"
    ),
    "african": "am ha ig mg om rw sn so st sw wo xh yo zu",
}
"""Languages that belong to a group, by the adjective for it: codes of ISO 639-1.

Source: the families are those of Ethnologue; the parts of the world are where they come from.
"""

_UNSURE: dict[str, str] = {
    "european": "hy ka az kk tr ru",
    "asian": "ar az fa he hy ka kk ku ps ru tr uz",
    "african": "af ar",
}
"""Those of which people do not agree on it."""

_OF_ALL = {("average",), ("avg",), ("mean",), ("overall",), ("all",), ("total",)}
"""What a column beside those of the languages may be called."""

_NOUNS = ("languages", "ones", "tongues")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What the languages of a figure are called by their group, where that is plain of all.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        if len(dimension.ticks) > 2:
            yield from _of(dimension)


def _of(dimension: Dimension) -> Iterator[Alias]:
    known = {t: _code(t) for t in dimension.ticks if words_of(t) not in _OF_ALL}
    if "" in known.values():
        return
    for group, codes in _GROUPS.items():
        if not set(_UNSURE.get(group, "").split()).isdisjoint(known.values()):
            continue
        members = [tick for tick, code in known.items() if code in codes.split()]
        if len(members) > 1:
            yield from called((group,), dimension, members, _NOUNS)


_CODES = {name: code for code, names in NAMES.items() for name in names}


def _code(tick: str) -> str:
    """The code of a language that a tick names or gives; empty if it is none."""
    codes = codes_of(tick)
    if len(codes) == 1:
        return codes[0]
    words = words_of(tick)
    return _CODES.get(words[0], "") if len(words) == 1 else ""
