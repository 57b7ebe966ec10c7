"""Amounts in other places than behind a verb: “with a top speed of 80 km/h”, “(by 65 %)”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import toggled, words_of
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_HEDGE = (
    r"(?:about|around|roughly|nearly|almost|only|just|over|under|some|approximately|exactly|"
    r"more than|less than|fewer than|at least|at most|well|slightly)"
)
_OF_MEASURE = any_case(
    r"\b(?P<verb>with|at|has|have|had|reach(?:es|ed)?|achieve[sd]?|record(?:s|ed)?|post(?:s|ed)?|"
    r"shows?|generate[sd]?|report(?:s|ed)?) (?:an? |the )?(?P<name>[a-z]+(?: [a-z]+){0,4}) of "
    rf"(?P<much>(?:{_HEDGE} )*[$€£]?\d)"
)
_EACH = frozenset("worldwide global total overall annual yearly respective corresponding".split())
"""What may be said of any such amount and does not change which one it is."""

_ONE = frozenset("the a an of in per and by for".split())


@told_by(
    "with at has have had reaches reached achieves achieved records recorded posts posted "
    "show shows generates generated reports reported",
    "of",
)
def amount_of_measure(c: Scene, text: str) -> Iterator[Version]:
    """“A comes last with a top speed of 80 km/h”, of top speeds: with 80 km/h."""
    names, figure = c.reader.names, c.reader.figure
    if names.is_mixed:
        return
    told = {*words_of(f"{figure.title} {figure.value.label} {figure.y_axis.label}")} - _ONE
    known = told | {toggled((word,))[0] for word in told}

    def bare(match: Match) -> str:
        words = {*words_of(match["name"])} - _ONE
        own = words - _EACH
        return f"{match['verb']} {match['much']}" if own and own <= known else match[0]

    if (said := _OF_MEASURE.sub(bare, text)) != text:
        yield (Plain(said),)


_BY = r"\((?P<{}>by [^(),;]*\d[^(),;]*)\)"
_LAST = any_case(rf"(?P<said>[^()]+?),? {_BY.format('by')}")
_MOST = r"(?:the )?(?:most|least|more|less|strongest|fastest|slowest)"
_BOTH = any_case(
    rf"(?P<lead>(?:in|on|at|for|from) [^,()]+, )?(?P<one>[^,()]+?) (?P<most>{_MOST})"
    rf"(?P<where> [^,()]*)?,? {_BY.format('by')}"
    rf"(?:,| and|, and|,? while|,? whereas) (?P<two>[^,()]+?) (?P<least>{_MOST})"
    rf"(?:,? {_BY.format('so')})?"
)


@of_form(_LAST, "by", "(")
def by_so_much_last(_: Scene, match: Match) -> Iterator[Version]:
    """“A rises most from 0 to 8 (by 65 %)”: by so much."""
    yield (Plain(f"{match['said']}, {match['by']}"),)


@of_form(_BOTH, "by", "(", "most least more less strongest fastest slowest")
def by_so_much_each(c: Scene, match: Match) -> Iterator[Version]:
    """“A falls most from 0 to 8 (by 65 %), B least (by 37 %)”: B falls least there."""
    _, subject, verb = c.cut(f"{match['one']} {match['most']}")
    verb = verb.removesuffix(match["most"]).strip()
    if not subject or not verb or not c.is_subject(match["two"]):
        return
    lead, where = match["lead"] or "", match["where"] or ""
    by = f", {match['so']}" if match["so"] else ""
    yield (
        Plain(f"{lead}{subject} {verb} {match['most']}{where}, {match['by']}"),
        Plain(f"{lead}{match['two']} {verb} {match['least']}{where}{by}"),
    )


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
