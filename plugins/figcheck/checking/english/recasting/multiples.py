"""Multiples by a noun, or one after the other: “a threefold increase”, “by 11 (A), 14 (B)”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.polarity import is_unwanted, more_is_wanted
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
