"""Amounts of one of several measures in other places: “a 40 kWh battery”, “US$ 500”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_AMOUNT = r"(?P<amount>[$€£]?\d[\d,]*(?:\.\d+)?(?:(?:[ -]|(?=[%°]))(?P<unit>[^\W\d_][\w²³/]*|%))?)"
_BEFORE = any_case(rf"\b(?P<article>an?) {_AMOUNT}[ -](?P<noun>[A-Za-z]+(?: [A-Za-z]+){{0,2}})")
_DOLLARS = regex(r"\bU\.?S\.? ?\$ ?(?=\d)|\bUSD (?=\d)")
_EUROS = regex(r"\bEUR (?=\d)")
_POUNDS = regex(r"\bGBP (?=\d)")


@told_by("a an")
def amount_before_measure(c: Scene, text: str) -> Iterator[Version]:
    """“… has a 40 kWh battery”: a battery of 40 kWh."""
    measured = c.reader.names.measures.dimension
    match = _BEFORE.search(text) if measured is not None else None
    if match is None or measured is None:
        return
    words = match["noun"].split()
    for count in range(len(words), 0, -1):
        noun = " ".join(words[:count])
        if len(c.named_in(noun).get(measured, ())) == 1 and c.reader.is_place(noun):
            rest = text[match.start("noun") + len(noun) :]
            amount = match["amount"].replace("-", " ")
            yield (Plain(f"{text[: match.start()]}a {noun} of {amount}{rest}"),)
            return


_PRICED = any_case(r"(?<!is )(?<!are )(?<!was )(?<!were )\bpriced at (?=[$€£]?\d)")


@told_by("us usd eur gbp u priced")
def currency_before(_: Scene, text: str) -> Iterator[Version]:
    """“US$ 500”, “EUR 500”: with the sign alone; “A, priced at $500, …”."""
    plain = _POUNDS.sub("£", _EUROS.sub("€", _DOLLARS.sub("$", text)))
    plain = _PRICED.sub("at ", plain)
    if plain != text:
        yield (Plain(plain),)
