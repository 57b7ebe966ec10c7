"""How alike the parts of two things are: “A and B have similar profiles, with no category …”."""

from __future__ import annotations

import re
from collections.abc import Iterator

from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form
from figcheck.patterns import any_case, regex

_AMOUNT = r"[~≈]?\d[\d.,]*(?: ?%)?(?: (?:percentage )?points?| pp| percent)?"
_PROFILE = (
    r"(?:(?:overall|error|failure|performance|score) )?(?:profiles?|distributions?|patterns?"
    r"|compositions?|mix(?:es)?|structures?"
    r"|breakdowns?|shapes?|make-?ups?|results?|scores?|values?|shares?)"
)
_ALIKE = (
    r"(?:very |quite |rather |fairly |remarkably |broadly |almost |nearly |highly )?"
    r"(?:similar|alike|comparable|identical|the same|close(?: to each other)?)"
)
_SIMILAR = any_case(
    rf"(?P<lead>(?:[^,;:()]+, )?)(?:the {_PROFILE} of (?P<of>[^,;:()]+?) (?:are|look|were) {_ALIKE}"
    rf"|(?P<who>[^,;:()]+?) (?:have|show|share|display|exhibit|produce|had) {_ALIKE} {_PROFILE}"
    rf"|(?P<alike>[^,;:()]+?) (?:are|look|were) {_ALIKE})"
    r"(?: to each other)?(?:, (?:with|as|since|because)|;|:| as| with) "
    rf"(?:no (?P<noun>[a-z]+) (?:differing|differs?|that differs|to differ) by more than"
    rf"|(?:no )?differences? (?P<sign>of|below|under|above|exceeding|larger than) "
    rf"(?P<bound>at most|no more than|up to|less than|more than)?|they (?:never )?differ by "
    rf"(?:at most|no more than)) ?(?P<amount>{_AMOUNT})"
    r"(?P<where>(?: (?:in|for|across|on) (?:any|every|each|all)[^,;:]*)?)"
)


@of_form(
    _SIMILAR, "differing differs differ differences difference", "by of below under above exceeding"
)
def profiles_alike(c: Scene, match: Match) -> Iterator[Version]:
    """“A and B have similar profiles, with no category differing by more than 5”: so they differ.

    What is called similar is no more than by how much that is said to be.
    """
    who = match["of"] or match["who"] or match["alike"]
    several = [ticks for ticks in c.named_in(who).values() if len(ticks) > 1]
    if not c.reader.is_place(who) or len(several) != 1 or len(several[0]) != 2:
        return
    sign = (match["sign"] or "").lower()
    denied = " no difference" in match.string
    above = sign in ("above", "exceeding", "larger than")
    if sign and (above is not denied or (sign == "of" and not match["bound"])):
        return
    if (match["bound"] or "").lower() == "more than":
        return
    where = match["where"] or (f" in every {match['noun']}" if match["noun"] else "")
    where = re.sub(r"\b(?:any|all)\b", "every", where) if " all " not in where else where
    less = sign in ("below", "under") or (match["bound"] or "").lower() == "less than"
    least = "less than" if less else "at most"
    yield (Plain(f"{match['lead']}{who} differ by {least} {match['amount']}{where}"),)


_LIKEWISE = any_case(
    r"(?P<who>[^,;:()]+? and [^,;:()]+?) (?:are|lie|stay|remain) (?:equally|just as|similarly|as) "
    r"(?:close(?: together| to each other)?|similar(?: to each other)?|alike)"
)
_BY_SO_MUCH = any_case(
    r"\bdiffer(?:s|ing)? by (?P<how>more than|no more than|at most|less than) "
    rf"(?P<amount>{_AMOUNT})"
)
_OF_WHAT = regex(r"\bno (?P<one>[a-z]+) differ|\b(?:every|each|any) (?P<two>[a-z]+)")


@of_form(_LIKEWISE, "equally just similarly as", "close similar alike")
def equally_close(c: Scene, match: Match) -> Iterator[Version]:
    """“C and D are equally close to each other”: they differ by as little as A and B before."""
    before = _BY_SO_MUCH.search(c.before)
    if before is None or not c.reader.is_place(match["who"]):
        return
    bound = "less than" if before["how"].lower() == "less than" else "at most"
    if before["how"].lower() == "more than" and " no " not in f" {c.before.lower()}":
        return
    noun = _OF_WHAT.search(c.before)
    where = f" in every {noun['one'] or noun['two']}" if noun is not None else ""
    yield (Plain(f"{match['who']} differ by {bound} {before['amount']}{where}"),)
