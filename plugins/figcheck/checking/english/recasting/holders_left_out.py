"""Whose values a figure shows, left out where that is said besides: “the company's net sales”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import COMMON, words_of
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case

_HOLDERS = (
    "company group corporation firm enterprise manufacturer retailer brand airline bank "
    "carmaker automaker maker giant platform service network museum club team league country "
    "nation state city region island kingdom capital continent organisation organization "
    "university school hospital industry market institution festival park attraction website "
    "station studio chain operator provider publisher developer airport store shop business "
    "federation"
).split()
_KIND = r"(?:[a-z-]+ |[A-Z][a-z]+(?:n|sh|ese|ss|ch|ek|k) ){0,2}?"
"""What kind of a one it is: “the Swiss food company”."""

_POSSESSIVE = any_case(rf"\b(?P<the>the|this) {_KIND}(?P<noun>{'|'.join(_HOLDERS)})['’]s (?=[a-z])")


_HOLDER = any_case(rf"(?:the|this) {_KIND}(?:{'|'.join(_HOLDERS)})")


def is_holder(c: Scene, text: str) -> bool:
    """Whether a text names no more than whose values all are: “the company”, or as the title does.

    Args:
        c: where it stands.
        text: the text.
    """
    words = {*words_of(text)} - COMMON
    told = _HOLDER.fullmatch(text) is not None or words <= {*words_of(c.reader.figure.title)}
    return bool(words) and told and not c.named_in(text)


@told_by(" ".join(_HOLDERS), "' ’")
def of_the_holder(c: Scene, text: str) -> Iterator[Version]:
    """“The company's turnover”: the turnover, in a figure that is of one company alone."""
    match = _POSSESSIVE.search(text)
    if match is None or c.label_of(match["noun"].lower()) or c.named_in(match[0]):
        return
    yield (Plain(f"{text[: match.start()]}{match['the']} {text[match.end() :]}"),)
