"""Which ticks name what a thing lacks or has in addition: “w/o attention”, “- CRF”, “+ LM”."""

from __future__ import annotations

import re

from figcheck.checking.english.name_forms import words_of
from figcheck.model import Dimension

_LACKING = re.compile(
    r"(?:w/o|without|wo|no|minus|[-–—−])(?:\s+|(?<=[-–—−]))[^\W\d]", re.IGNORECASE
)
_LACKING_WITHIN = re.compile(r"[\s(](?:w/o|without)\s+\w", re.IGNORECASE)
_ADDING = re.compile(r"(?:\+|plus\b|with\b|w/(?!o\b))\s*[^\W\d]", re.IGNORECASE)
_WHOLE = frozenset("full complete baseline original default ours all base entire whole".split())


def lacks(tick: str) -> bool:
    """Whether a tick names something by what it is without: “w/o attention”, “- CRF”."""
    return bool(_LACKING.match(tick) or _LACKING_WITHIN.search(tick))


def adds(tick: str) -> bool:
    """Whether a tick names something by what it has in addition: “+ synthetic data”."""
    return bool(_ADDING.match(tick))


def whole_of(dimension: Dimension) -> str | None:
    """What the ticks of a dimension lack parts of, or add to: “Full model”.

    Returns:
        The one tick that neither lacks nor adds anything, or the one among these that is
        called full or the baseline; `None` where no ticks lack or add, or it is not clear.
    """
    plain = [t for t in dimension.ticks if not lacks(t) and not adds(t)]
    if len(plain) == len(dimension.ticks):
        return None
    called = [t for t in plain if _WHOLE.intersection(words_of(t))]
    found = plain if len(plain) == 1 else called
    return found[0] if len(found) == 1 else None
