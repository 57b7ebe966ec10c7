"""Multiples by a noun, behind a comma or in turn: “a threefold increase”, “six times as much”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.kinds.polarity import is_unwanted, more_is_wanted
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case

_SIGNS = {">": "more than", "<": "less than", "≥": "at least", "≤": "at most", "~": "about"}
FOLDS = {"twofold": "2", "threefold": "3", "fourfold": "4", "fivefold": "5", "sixfold": "6",
          "sevenfold": "7", "eightfold": "8", "ninefold": "9", "tenfold": "10"}  # fmt: skip
_HOW = r">|<|≥|≤|~|more than|over|less than|at least|at most|about|around|roughly|nearly|almost"
_FACTOR = (
    rf"(?:an? |the )?({_HOW}|)\s*(?:(\d+(?:\.\d+)?)\s?(?:x|×|-?\s?fold)|({'|'.join(FOLDS)}))\s+"
    r"(improvement|increase|gain|boost|jump|rise)\s+"
    r"(?:over|on|from|relative to|compared to|compared with)\s+([^,;:]+)"
)
_TRAILING = any_case(rf"([^;:]+?),\s+{_FACTOR}")
_STATED = any_case(rf"([^;:]+?)\s+(?:is|are|was|represents|marks|constitutes|means)\s+{_FACTOR}")

_BETTER = frozenset({"improvement", "gain", "boost"})


@told_by("improvement increase gain boost jump rise")
def multiple(c: Scene, text: str) -> Iterator[Version]:
    """“At 6, A scores 80, a >7x improvement over B”: it does, more than 7 times as much as B."""
    for pattern, trails in ((_TRAILING, True), (_STATED, False)):
        match = pattern.fullmatch(text)
        if match is None:
            continue
        head, how, digits, word, noun, rival = match.groups()
        figure = c.reader.figure
        measured = figure.value.label or figure.title
        fewer = more_is_wanted(measured) is False or is_unwanted(measured)
        lead, subject, _ = c.cut(f"{head} is" if not trails else head)
        if not subject or (noun.lower() in _BETTER and fewer):
            continue
        sign = _SIGNS.get(how, how.lower())
        times = digits or FOLDS[word.lower()]
        told = Plain(f"{lead} {subject} is {sign} {times} times as high as {rival}".strip())
        yield (Plain(head), told) if trails else (told,)


_TIMES = (
    r"(?:(?:about|around|roughly|nearly|almost|over|more than|less than|only|just|some|well) )*"
    r"(?:twice|thrice|half|double|an? (?:third|quarter|fifth|tenth)"
    r"|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d[\d.]*)"
    r"(?: and a half)? times)"
)
_AGAIN = any_case(
    rf"(?P<who>[^;:]*?) (?P<one>{_TIMES}) (?P<like>as \w+(?: \w+)?) as (?P<rival>[^;:,]+?)"
    r" (?P<at>(?:in|on|at|for|by|under) [^;:,]+?),? (?:and|but|while|then) "
    rf"(?P<two>{_TIMES})(?: as \w+(?: \w+)?| that)? (?P<there>(?:in|on|at|for|by|under) [^;:,]+)"
)


@of_form(
    _AGAIN, "times twice thrice half third quarter fifth tenth double", "as", "and but while then"
)
def times_again(c: Scene, match: Match) -> Iterator[Version]:
    """“A sells four times as much as B in 2010, and six times as much in 2020”: as B, then."""
    if c.is_led(match["at"]) and c.is_led(match["there"]):
        said = f"{match['like']} as {match['rival']}"
        yield (
            Plain(f"{match['who']} {match['one']} {said} {match['at']}"),
            Plain(f"{match['who']} {match['two']} {said} {match['there']}"),
        )


_VERB = (
    r"(?P<verb>multiplies|raises|lowers|increases|reduces|improves|boosts|cuts|speeds up|decreases"
    r"|drops|rises|grows|falls|climbs|shrinks)"
)
_EACH = (
    r"(?:about |around |roughly |nearly |almost |over |more than |less than )?"
    r"[\d.]+ ?[%x×]? \([^()]+\)"
)
_LISTED = any_case(
    rf"(?P<head>.+?) {_VERB}(?P<what>(?: [^\d,;:]+?)??) by (?P<about>about |around |roughly )?"
    rf"(?P<factor>(?:a |)factors? of )?(?P<list>{_EACH}(?:,? (?:and )?{_EACH})+)"
)
_ONE = any_case(r"(?P<many>[a-z ]*[\d.]+ ?[%x×]?) \((?P<who>[^()]+)\)")
_MULTIPLIES = any_case(
    r"(?P<head>.+?) multiplies (?P<what>[^\d,;:]+?) by (?P<many>(?:about |around |roughly |nearly "
    r"|almost |over |more than |less than )?[\d.]+)(?P<rest>(?: .+)?)"
)


@of_form(_LISTED, "(", "by")
def times_bracketed(c: Scene, match: Match) -> Iterator[Version]:
    """“It rises by 11 (A), 14 (B), and 16 (C)”: by 11 for A, by 14 for B, and so on."""
    told = [*_ONE.finditer(match["list"])]
    if not all(c.is_led(f"for {one['who']}") for one in told):
        return
    factor = "a factor of " if match["factor"] else ""
    yield tuple(
        Plain(
            f"{match['head']} {match['verb']}{match['what']} by {factor}{match['about'] or ''}"
            f"{_bare(one['many'])} for {one['who']}"
        )
        for one in told
    )


def _bare(many: str) -> str:
    return re.sub(r"^(?:\s|,|and )+", "", many).strip()


@of_form(_MULTIPLIES, "multiplies", "by")
def multiplies_by(_: Scene, match: Match) -> Iterator[Version]:
    """“Going from 1 to 64 multiplies the rate by 11”: it raises it by a factor of 11."""
    if "(" not in match["rest"]:
        said = f"raises {match['what']} by a factor of {match['many']}{match['rest']}"
        yield (Plain(f"{match['head']} {said}"),)


_TIMES_AS = (
    r"(?:(?:about|around|roughly|nearly|almost|over|more than|less than|only|just|some|well"
    r"|a little|slightly|exactly|not quite) )*"
    r"(?:twice|thrice|half|(?:an?|one|two|three) (?:third|quarter|fifth|tenth)s?"
    r"|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d[\d.]*)"
    r"(?: and a half)? times)"
)
_MORE = r"(?:[$€£]?\d[\d.,]*(?<![.,])(?: ?%)?(?: [a-z]+){0,2} )?(?:more|less|fewer)"
_CHANGE = (
    r"(?:(?:gain|loss|drop|rise|fall|increase|decrease|decline|growth|change|improvement|reduction)"
    r" (?:of|for|in|on|at|with)|that of)"
)
_BEHIND = any_case(
    r"(?P<said>[^;:]*? \D*?\d[\d.,]*(?<![.,])[^;:,]*), (?:that is |which (?:is|was) |i\.e\. )?"
    rf"(?P<again>(?P<factor>{_TIMES_AS}) (?:as (?:much|many)(?: [a-z]+)? as|(?:the )?{_CHANGE})"
    rf"(?P<whose> [^;:]+)|{_MORE} than [^;:]+)"
)
_SO_MUCH = any_case(r"(?P<verb>.*?[a-z]) (?:by )?(?:[a-z]+ )*?[$€£~]?\d")
_MOVES = any_case(
    r"(?:gain|los[et]|add|shed|ris|rose|fall|fell|drop|climb|grow|grew|increas|decreas|declin|sav)"
    r"[a-z]*(?: by)?\Z"
)


_CHANGES = any_case(
    r"\b(?:gain|los[et]|add|shed|ris|rose|fall|fell|drop|climb|grow|grew|increas|decreas|declin)"
    r"[a-z]*(?: by)? (?:(?:about|around|roughly|nearly|almost|some|only|just|over|merely"
    r"|more than|less than|at least|at most|approximately|an? (?:full|whole)?) ?)*[$€£~]?\d"
)


def tells_change(text: str) -> bool:
    """Whether a clause tells by how much something changes, of which “that” is more or less."""
    return _CHANGES.search(text) is not None


@told_by("much many more less fewer of that", "as than the that", ",")
def as_much_again(c: Scene, text: str) -> Iterator[Version]:
    """“A sheds 24 euros, six times as much as B”: it sheds that, and six times as much as B."""
    match = _BEHIND.fullmatch(text)
    lead, who, rest = c.cut(match["said"]) if match else ("", "", "")
    verb = _SO_MUCH.match(rest) if who else None
    if match is None or verb is None or _MOVES.search(verb["verb"]) is None:
        return
    again = f"{match['factor']} as much as{match['whose']}" if match["factor"] else match["again"]
    places = "".join(f" {place}" for place in c.led_places(rest))
    said = f"{lead} {who} {verb['verb'].removesuffix(' by')} {again}{places}"
    yield Plain(match["said"]), Plain(said.strip())
