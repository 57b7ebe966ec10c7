"""Gains and losses where the values are changes: “A gains in six languages”, “three losses”.

In a figure of changes a gain is a value above zero, and what gains 5 points is at 5. So such
words are said again in plain ones, whatever they stand with.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import partial

from figcheck.checking.english.figures.figures_of_changes import is_of_changes
from figcheck.checking.english.lexicon.first_letters import capitalised
from figcheck.checking.english.recasting.by_how_much import told_by_verb
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_FLAGS = re.IGNORECASE

_UP_NOUN = r"(?:gain|improvement|increase|rise|boost|benefit|uplift)"
_DOWN_NOUN = r"(?:loss|drop|decrease|decline|deterioration|degradation|reduction|setback|fall)"
_DOWN_NOUNS = r"(?:losses|drops|decreases|declines|deteriorations|degradations|reductions|setbacks)"
_UP_ONE = r"(?:gains|gained|improves|improved|benefits|profits|rises|increases|goes up|helps)"
_UP_SOME = r"(?:gain|improve|benefit|profit|rise|increase|go up|help)"
_DOWN_ONE = (
    r"(?:loses|lost|gets worse|worsens|deteriorates|drops|declines|decreases|falls|goes down|hurts"
    r"|harms|suffers)"
)
_DOWN_SOME = (
    r"(?:lose|get worse|worsen|deteriorate|drop|decline|decrease|fall|go down|hurt|harm|suffer)"
)
_VERBS = ((f"{_UP_ONE}|{_UP_SOME}", True), (f"{_DOWN_ONE}|{_DOWN_SOME}", False))
_WHAT = r"(?: (?:the |in |its )?(?:accuracy|scores?|performance|results?|quality))?"
_UNIT = r"(?: ?(?:%|percentage points|points|pp)(?: of (?:accuracy|performance))?)?"
_NUMBER = rf"(?P<number>\d+(?:\.\d+)?){_UNIT}"
_ABOUT = r"(?P<about>(?:about|around|roughly|nearly|almost|only|just|exactly|some|up to) )?"
_SHOWS = (
    r"(?:shows?|brings?|sees?|has|have|yields?|gets?|records?|produces?|gives?|enjoys?|makes?"
    r"|suffers?|takes?|leads? to|results? in|experiences?)"
)
_ENDS = (
    r"(?= (?:in|on|for|at|across|from|under|with|everywhere|throughout|and|but|or|while|whereas"
    r"|nor)\b|[,;.]|\s*\Z)"
)
_FEW = r"(?P<many>one|a single|no|not a single|only one|just one|a|an)"

_EXTREME = r"(?:largest|biggest|greatest|highest|strongest|steepest|most pronounced|heaviest|worst)"

_DIGITS = regex(r"(?<![\w.+−-])(?:\d+(?:\.\d+)?)(?![\w.]*\d)")


def _is(verb: str) -> str:
    return "are" if not verb.endswith("s") and verb not in ("gained", "improved", "lost") else "is"


def _so_much(match: Match, *, up: bool) -> str:
    sign = "" if up else "-"
    about = "" if match["about"] is None else match["about"]
    return f"{_is(match['verb'].split()[0])} at {about}{sign}{match['number']}"


_BOUNDED = any_case(
    rf"\b(?P<verb>(?P<up>{_UP_ONE}|{_UP_SOME})|{_DOWN_ONE}|{_DOWN_SOME}){_WHAT}(?: by)? "
    rf"(?P<bound>more than|over|at least) {_NUMBER}"
)
_BELOW = {"more than": "below", "over": "below", "at least": "at most"}


def _beyond(match: Match) -> str:
    number, bound = match["number"], match["bound"].lower()
    be = _is(match["verb"].split()[0])
    if match["up"]:
        return f"{be} {'at least' if bound == 'at least' else 'above'} {number}"
    return f"{be} {_BELOW[bound]} -{number}"


_WORDS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (any_case(pattern), plain)
    for pattern, plain in (
        (rf"\b(average|mean|median|overall) (?:{_UP_NOUN}|change|effect)\b", r"\1 value"),
        (rf"\b{_EXTREME} {_UP_NOUN}\b", "highest value"),
        (rf"\b{_EXTREME} (?:single )?{_DOWN_NOUN}\b", "lowest value"),
        (rf"\b(is|are) (?:a )?{_UP_NOUN}s?\b(?! (?:of|in) )", r"\1 positive"),
        (rf"\b(is|are) (?:a )?(?:{_DOWN_NOUN}|{_DOWN_NOUNS})\b(?! (?:of|in) )", r"\1 negative"),
        (rf"\b{_SHOWS} (?:no change|no effect|neither gain nor loss)(?: at all)?\b", "ARE zero"),
        (rf"\b{_SHOWS} (?:a |an )?{_UP_NOUN}s?{_ENDS}", "ARE positive"),
        (rf"\b{_SHOWS} (?:a |an )?(?:{_DOWN_NOUN}|{_DOWN_NOUNS}){_ENDS}", "ARE negative"),
        (rf"\b{_UP_ONE}{_WHAT} (?:the )?most\b", "is highest"),
        (rf"\b{_UP_SOME}{_WHAT} (?:the )?most\b", "are highest"),
        (rf"\b{_DOWN_ONE}{_WHAT} (?:the )?most\b", "is lowest"),
        (rf"\b{_UP_ONE}{_WHAT} more than\b", "is higher than"),
        (rf"\b{_UP_SOME}{_WHAT} more than\b", "are higher than"),
        (rf"\b{_DOWN_ONE}{_WHAT} more than\b", "is lower than"),
        (rf"\bnever (?:{_UP_ONE}|{_UP_SOME}){_WHAT}{_ENDS}", "is never positive"),
        (rf"\bnever (?:{_DOWN_ONE}|{_DOWN_SOME}){_WHAT}{_ENDS}", "is never negative"),
        (rf"\b{_UP_ONE}{_WHAT}{_ENDS}", "is positive"),
        (rf"(?<!a )(?<!of )(?<!no )(?<!one )\b{_UP_SOME}{_WHAT}{_ENDS}", "are positive"),
        (rf"\b{_DOWN_ONE}{_WHAT}{_ENDS}", "is negative"),
        (rf"(?<!a )(?<!of )(?<!no )(?<!one )\b{_DOWN_SOME}{_WHAT}{_ENDS}", "are negative"),
        (rf"(?<='s ){_UP_NOUN}(?= (?:in|on|for)\b)", "value"),
        (rf"\bthe {_UP_NOUN}(?= of \w)", "the value"),
        (rf"\b{_FEW} {_UP_NOUN}\b", r"\g<many> positive value"),
        (rf"\b{_FEW} {_DOWN_NOUN}\b", r"\g<many> negative value"),
    )
)
_UP_NOUNS = any_case(rf"\b{_UP_NOUN}s\b")
_DOWN_PLURAL = any_case(rf"\b{_DOWN_NOUNS}\b")
_COUNTABLE = any_case(
    r"(?:\A|\b(?:the|are|most|all|more|fewer|many|these|those|no|only|its|their|of|than|as|negative"
    r"|and|or|outnumber|\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|"
    r"[a-z]+teen|twenty(?:-\w+)?) )\Z"
)
"""What stands before gains that are counted, not before a verb."""

_NUMBERED = any_case(
    r"\b(?:more|fewer|many|than|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve"
    r"|[a-z]+teen|twenty(?:-\w+)?) \Z"
)
"""What stands before a number of gains and before nothing that is done."""

_SHOWING = regex(r"\A(?P<before>.*?)\bARE (?P<what>positive|negative|zero)\b", re.DOTALL)
_PLURAL = any_case(r"\b(?:[a-z]{3,}s|cells|values|entries|both|all)\s*\Z")


@told_by(
    "gain gains gained improvement improvements increase increases rise rises boost boosts benefit "
    "benefits uplift uplifts loss losses drop drops decrease decreases decline declines improve "
    "improves improved profit profits goes go help helps lose loses lost gets get worsen worsens "
    "deteriorate deteriorates fall falls hurt hurts harm harms suffer suffers change effect "
    "deterioration degradation reduction reductions setback setbacks"
)
def of_changes(c: Scene, text: str) -> Iterator[Version]:
    """“A gains in six languages”, of changes: it is positive in six languages."""
    if not is_of_changes(c.reader.figure):
        return
    said = _said_plainly(text)
    if said is not None and said != text:
        yield (Plain(said),)


def _said_plainly(text: str) -> str | None:
    """A text about changes in the words of values; `None` where it is not known which is meant."""
    moves = {up: bool(re.search(rf"\b(?:{v}){_WHAT}{_ENDS}", text, _FLAGS)) for v, up in _VERBS}
    told = told_by_verb(text, down=moves[False], up=moves[True])
    if told is None:
        return None
    said = _BOUNDED.sub(_beyond, told)
    for verbs, up in _VERBS:
        much = re.compile(rf"\b(?P<verb>{verbs}){_WHAT}(?: by)? {_ABOUT}{_NUMBER}", _FLAGS)
        said = much.sub(partial(_so_much, up=up), said)
    for plural, plain in ((_UP_NOUNS, "positive values"), (_DOWN_PLURAL, "negative values")):
        said = plural.sub(partial(_numbered, plain=plain), said)
    lowest = "lowest value" in said
    for pattern, plain in _WORDS:
        said = pattern.sub(plain, said)
    for plural, plain in ((_UP_NOUNS, "positive values"), (_DOWN_PLURAL, "negative values")):
        said = plural.sub(partial(_counted, plain=plain), said)
    while (shown := _SHOWING.match(said)) is not None:
        be = "are" if _PLURAL.search(shown["before"]) else "is"
        said = f"{shown['before']}{be} {said[shown.start('what') :]}"
    if "lowest value" in said and not lowest:
        numbers = _DIGITS.findall(said)
        if len(numbers) > 1:
            return None  # Which of them is the size of a loss, which has no sign, is not known.
        said = _DIGITS.sub(lambda m: f"-{m.group()}", said)
    return capitalised(said)


def _numbered(match: Match, plain: str) -> str:
    """“five gains”, “more losses than gains”."""
    return plain if _NUMBERED.search(match.string[: match.start()]) else match.group()


def _counted(match: Match, plain: str) -> str:
    """“gains” as a noun for some values."""
    return plain if _COUNTABLE.search(match.string[: match.start()]) else match.group()
