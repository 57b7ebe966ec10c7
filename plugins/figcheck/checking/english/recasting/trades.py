"""Several measures in one sentence: what is gained in one and given for it in another."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.shared_words import FIGURE
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_COMPARATIVE = (
    r"(?:better|worse|higher|lower|larger|smaller|greater|fewer|more|less|stronger|weaker)"
)
_SOMEWHAT = r"(?:(?:slightly|somewhat|much|clearly|considerably|far|even|only slightly) )?"
_WITH_COMPARATIVE = rf"(?:an? |the )?{_SOMEWHAT}{_COMPARATIVE} "

_PRICE = any_case(
    rf"(.+?),? (?:but )?(?:at the (?:price|cost|expense) of) (?:an? )?{_SOMEWHAT}"
    rf"({_COMPARATIVE}) ([^,;:]+)"
)
_ADDED = any_case(
    r"(.+?),? but (?:this|that|it) (?:comes with|costs|brings|"
    r"comes at the (?:price|cost|expense) of) "
    r"(?P<by>[\w.]+) (?:additional (?:points?|units?)|(?:points?|units?) more) of (?P<of>[^,;:]+)"
)
_COMBINES = any_case(
    r"(.+?) combines? (.+?) (?:with|and) ((?:an? |the )?(?:[\w-]+ ){0,2}"
    r"(?:\w+er|\w+est|more|less|worse|best|worst) .+?)( than .+| of the two)?"
)
_RELATIVE_TO = any_case(
    rf"(?:compared (?:to|with)|relative to|in comparison (?:to|with)|against) ([^,;:]+), "
    rf"(.+?) (has|have|had|shows?|achieves?|gets?|offers?|attains?|reaches|yields?) "
    rf"({_WITH_COMPARATIVE}[^;:]+)"
)
_IN_PROPORTION = any_case(
    r"(?:in relative terms|relatively speaking|in percentage terms|in proportion), "
    r"([^,;:]*%[^,;:]*)"
)
_BOTH_THAN = any_case(
    rf"([^,;:]+?) (has|have|had|offers?|achieves?|shows?) ({_WITH_COMPARATIVE}[^;:]+?) "
    r"than ([^,;:]+)"
)
_NEXT = any_case(rf",? (?:but|and|yet|though|while) (?:also )?(?={_WITH_COMPARATIVE})")
_INSTEAD = any_case(
    r"(.+?) \(([\d.,]+\S*?) (?:instead of|rather than|down from|up from) ([\d.,]+\S*?)\)"
)
_FROM_TO = any_case(r"(.+?), from ([\d.,]+\S*) to ([\d.,]+\S*)")
_ENDS = any_case(
    r"(.+?), (from \S+ at the top(?: of the \w+)? to \S+ at the bottom)(?: of the \w+)?"
)
_CHANGES = any_case(
    r"(?:(?:about|roughly|nearly|almost|more than|exactly|just) )*"
    r"(?:halves|doubles|triples|quadruples|reduces|cuts|lowers|decreases|raises|increases) (.+)"
)
_OF_THE_TABLE = any_case(rf" of the (?:{FIGURE}|table|list)\b")
_STEPS = regex(r"(\w+)\b.*")
_MORE = frozenset("higher larger greater more stronger".split())
_BETTER = {"better": "improves", "worse": "hurts"}


@of_form(_PRICE, "price cost expense")
def price(c: Scene, match: Match) -> Iterator[Version]:
    """“A has a better recall than B at the cost of a lower precision”."""
    head, more, measure = match.groups()
    yield (Plain(f"{head}, but has a {more} {measure}"),)
    subject = c.cut(head)[1]
    if subject and c.reader.quantity_of(subject) is not None:
        # "Going from A to B raises recall at the cost of a lower precision".
        word = more.lower()
        verb = _BETTER.get(word) or ("increases" if word in _MORE else "decreases")
        yield Plain(head), Plain(f"{subject} {verb} {measure}")


@of_form(_ADDED, "but", "additional more")
def added(c: Scene, match: Match) -> Iterator[Version]:
    """“Going from A to B raises X by 3, but this comes with 5 additional points of Y”."""
    subject = c.cut(match[1])[1]
    if subject and c.reader.quantity_of(subject) is not None:
        yield Plain(match[1]), Plain(f"{subject} increases {match['of']} by {match['by']}")


@of_form(_COMBINES, "combine combines")
def combines(c: Scene, match: Match) -> Iterator[Version]:
    """“A combines a lower cost with a higher speed than B”: it has both."""
    if not c.is_subject(match[1]):
        return
    subject, one, two, than = match.groups()
    than = than or ""
    yield tuple(Plain(f"{subject} has {part}{than}") for part in (one, two))


@of_form(_BOTH_THAN, "than", "has have had offer offers achieve achieves show shows")
def both_than(c: Scene, match: Match) -> Iterator[Version]:
    """“A has a lower cost and a higher speed than B”."""
    if not (c.is_subject(match[1]) and c.is_subject(match[4])):
        return
    subject, has, said, rival = match.groups()
    parts = _NEXT.split(said)
    if len(parts) > 1 and " than " not in said:
        yield tuple(Plain(f"{subject} {has} {part.strip(' ,')} than {rival}") for part in parts)


@of_form(_RELATIVE_TO, ",", "compared relative comparison against")
def relative_to(c: Scene, match: Match) -> Iterator[Version]:
    """“Compared to B, A has a better recall but a worse precision”."""
    if not (c.is_subject(match[1]) and c.is_subject(match[2])):
        return
    rival, subject, has, said = match.groups()
    if " than " not in said:
        parts = _NEXT.split(said)
        yield tuple(Plain(f"{subject} {has} {part.strip(' ,')} than {rival}") for part in parts)


@of_form(_IN_PROPORTION, ",", "%")
def in_proportion(c: Scene, match: Match) -> Iterator[Version]:
    """“In relative terms, A grows by 12 %”, where a percentage can mean nothing else."""
    if c.reader.scale.percent or _RANKED.search(match[1]):
        return  # "In relative terms, A grows most, by 12 %": not the one that grows by most.
    yield (Plain(match[1]),)


_RANKED = any_case(r"\b(?:most|least)\b")
_ABSOLUTE = any_case(r"(?:,\s|\A)in absolute (?:terms|numbers)(?:,\s|\Z)")


@told_by("absolute", "terms numbers", ",")
def in_absolute_terms(_: Scene, text: str) -> Iterator[Version]:
    """“In absolute terms, A grows most”: by most, which is what that says by itself."""
    bare, times = _ABSOLUTE.subn(" ", text)
    if times == 1 and "relative" not in text and "%" not in text:
        yield (Plain(bare.strip()),)


@told_by("instead rather from")
def instead(c: Scene, text: str) -> Iterator[Version]:
    """“A halves the cost of B (5 instead of 10)”, “…, from 10 to 5”."""
    if match := _INSTEAD.fullmatch(text):
        head, after, before = match.groups()
        yield (Plain(f"{head} ({after} vs. {before})"),)
    elif match := _FROM_TO.fullmatch(text):
        head, before, after = match.groups()
    else:
        return
    lead, subject, rest = c.cut(head)
    changed = _CHANGES.fullmatch(rest)
    up = _number(after) > _number(before)
    if subject and changed is not None:
        verb = "raises" if up else "lowers"
        told = f"{lead} {subject} {verb} {changed[1]} from {before} to {after}"
        yield Plain(head), Plain(told.strip())


def _number(text: str) -> float:
    try:
        return float(text.strip("%$€").replace(",", ""))
    except ValueError:
        return 0.0


@of_form(_ENDS, "top", "bottom")
def top_to_bottom(c: Scene, match: Match) -> Iterator[Version]:
    """“A rises from row to row, from 5 at the top of the table to 9 at the bottom”."""
    lead, subject, rest = c.cut(match[1])
    verb = _STEPS.fullmatch(rest)
    if subject and verb is not None:
        ends = _OF_THE_TABLE.sub("", match[2])
        yield Plain(match[1]), Plain(f"{lead} {subject} {verb[1]} {ends}".strip())
