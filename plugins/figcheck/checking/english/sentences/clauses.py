"""Splits a sentence into clauses that can be judged one by one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from enum import Enum

from figcheck.patterns import any_case, regex
from figcheck.records import record


class Link(Enum):
    """How a clause hangs on what goes before it.

    Attributes:
        NONE: it stands by itself.
        GLOSS: it says what the one before it means: “A is ahead: it leads by 5”.
        RELATIVE: what is named before it is its subject: “…, which is 5 below B”.
        WHERE: what is named before it is its place: “…, where it amounts to 5”.
        SUBJECT: it shares the subject of the one before it: “…, being 5 apart”.
        REASON: it gives evidence, a statement by itself: “…, as no other gets there”.
        REPEATED: it repeats the one before it, most of it left out: “…, and five in B”.
        CAUSE: it gives a cause or a consequence, which may be such a statement.
        ORIGIN: it names a cause: “… due to the cold”.
    """

    NONE = "none"
    GLOSS = "gloss"
    RELATIVE = "relative"
    WHERE = "where"
    SUBJECT = "subject"
    REASON = "reason"
    REPEATED = "repeated"
    CAUSE = "cause"
    ORIGIN = "origin"


_AGAINST = r"(?:while|whereas|whilst|although|even\s+though|even\s+if|even\s+as|though)"
_DOING = (
    r"(?:(?:also|still|never|not|only|even|[a-z]+ly)\s+)*"
    r"(?!during|including|excluding|according|following|barring)[a-z]+ing\s"
)
"""How a clause begins that has neither a subject nor a finite verb: “also leading”."""

_DUE_TO = r"(?:due to|because of|owing to|on account of|as a (?:result|consequence) of)"
_ORIGIN = any_case(_DUE_TO)

_STRONG: tuple[tuple[Link, str], ...] = (
    (Link.SUBJECT, rf",?\s+{_AGAINST}\s+(?={_DOING})"),
    (
        Link.NONE,
        r";\s+(?:(?:and|but|yet),?\s+)?|"
        rf"(?:\s+[–—]\s+|(?<=[a-z\d%)])—(?=[a-zA-Z]))(?:(?:and|but|yet),?\s+)?|,?\s+{_AGAINST}\s+",
    ),
    (
        Link.GLOSS,
        r":\s+(?=[^\d\s]|\d[\d,.]*\s?%?\s(?:(?:out\s)?of|(?:[a-z]+\s){1,3}(?:separates?|divides?"
        r"|lies?|parts?|are|is|were|was))\s)",
    ),
)
"""What separates clauses of their own, with the link that it makes."""

_WEAK: tuple[tuple[Link, str], ...] = (
    (Link.RELATIVE, r",\s+(?:which|who)\s+"),
    (Link.WHERE, r",\s+(?:(?:at|in|on|for|under|with)\s+which|where|when)\s+"),
    (Link.RELATIVE, r",\s+(?=whose\s)"),
    (Link.NONE, r",\s+(?:but|yet|and),?\s+|\s+but\s+"),
    (
        Link.SUBJECT,
        r",\s+(?=with\s)|"
        r"(?<!compared)\s+(?=with\s+(?:no|every\sone|each\sof|all|both|just|only)\s)",
    ),
    (Link.NONE, r",\s+(?=(?:all\s)?the\s(?:others|rest|remaining\s\w+|other\s\w+)\s)"),
    (Link.NONE, r",\s+(?=as\s+(?:do|does|did|is|are|was|were|has|have|had)\s)"),
    (Link.REASON, r",\s+as\s+"),
    (Link.NONE, r",\s+(?:i\.e\.|that\s+is|in\s+other\s+words),?\s+"),
    (
        Link.CAUSE,
        r",\s+(?:because|since|so\s+that|so(?!\s+(?:do|does|did|is|are|was|were|has|have|had)\b))\s+",
    ),
    (
        Link.ORIGIN,
        r",?\s+(?:(?:probably|presumably|possibly|most\slikely|likely|mainly|mostly|largely|partly"
        rf"|perhaps)\s+)?(?={_DUE_TO}\s)",
    ),
    (Link.NONE, r",\s+(?=so\s+(?:do|does|did|is|are|was|were|has|have|had)\s)"),
    (
        Link.NONE,
        r",\s+(?=(?:suggesting|indicating|implying|showing|highlighting|demonstrating|"
        r"reflecting|making|raising|followed)\s)|"
        r"\s+(?=(?:suggests?|indicates?|implies|imply|hints?\sat)\s)|(?<!\d)\s+(?=points?\sto\s)",
    ),
    (
        Link.SUBJECT,
        r",\s+(?=(?:(?!during|including|excluding|according|following|leaving|barring|ignoring)\w+ing|"
        r"up|down)\s)",
    ),
    (Link.NONE, r",\s+(?=(?:shown|drawn|marked|coloured|colored|rendered|displayed|printed)\s)"),
    (Link.SUBJECT, r",\s+(?=(?:its|their|each\sone|both\sof\sthem|all\sof\sthem)\s)"),
    (
        Link.SUBJECT,
        r",\s+(?=(?:both|each|all)\s(?:with|having|at|above|below|under|over|exceeding|close\sto|near)\s)",
    ),
    (Link.NONE, r"\s+and\s+(?=(?:by|in|at|until|after)\s[^\s,]+,?\s(?:it|they)\s)"),
    (
        Link.NONE,
        r"\s+and\s+(?=the\s+(?:highest|lowest|minimum|maximum|smallest|largest|fewest|most)\b)",
    ),
)  # fmt: skip
"""What hangs one clause on another; looked for within what is not understood as a whole."""

_VERB_FIRST = regex(
    r"(?:(?:also|still|never|always|again|even|then|now|only|[a-z]+ly) )*"
    r"(?:(?:is|are|was|were|has|have|had|does|do|did|remains?|stays?|becomes?) "
    r"|(?!its\b|this\b|as\b|less\b|versus\b|minus\b|plus\b|[a-z]+ss\b)[a-z]{3,}s "
    r"(?:the|an?|to|by|below|above|beyond|past|[~<>]?\d) "
    r"|(?:reach|differ|exceed|show|exhibit|achieve|attain|obtain|score|rank|lie|stay|remain|require"
    r"|need|take|lag|trail|outperform|perform|range|vary|span|overlap|fall|drop|rise|gain|lose) "
    r"(?:the|an?|to|by|below|above|beyond|past|[~<>]?\d|in|at|from|between|over|under|behind|within"
    r"|only|just|about|around|nearly|almost|roughly|more|less|much|far|similar|different|higher"
    r"|lower|better|worse)(?:[ .,]|(?<=\d)\d))"
)
"""How a clause begins that has no subject of its own."""

_LEVELS = tuple(
    (regex("|".join(f"({pattern})" for _, pattern in joints)), joints)
    for joints in (_STRONG, _WEAK)
)
_FRAGMENT = any_case(
    r"((?:no|a|an|again|another|same|the\s+same)\s[^,;:()]{3,60}),\s+(?=(?:the|all|both|each|every)\s)"
)
"""A phrase without a verb before a sentence: “no clear direction, the bars hover around 5”."""

_EXCEPTING = any_case(r"\b(?:all|every|each|no|none|nothing|nowhere|any)(?:\s[\w-]+){0,2}\Z")
"""What “but” makes an exception of: “all classes but Quince”."""

_SO_MANY = any_case(r"(?:one|two|three|four)\b")
_SUPERLATIVE = any_case(r"\b(?:\w{2,}est|last|best|worst|most|least)\b")

_WHOSE = regex(r"\Awhose\b")

_EXAMPLES = any_case(r"\s*\((?:e\.g\.|for example|such as|i\.e\.|namely),?\s*([^()]*)\)")
_EXAMPLE_SPLIT = regex(r";\s*|,\s+(?=\D*\d[^,]*\bat\b)|\s+and\s+(?=\d)")


_MEAN = any_case(r"\A(?:averaged|on average|taken over|summed|in total)\b[^,:;]*,")
"""What a sentence begins with that is computed of all of it."""

_TAIL = regex(
    r",?\s+(?:and|but|while|whereas|versus|vs\.|compared\s+(?:to|with)|as\s+opposed\s+to|"
    r"(?:as\s+)?against|yet|then)\s+|,\s+"
)
"""What may join to a clause what is left of one that repeats it."""

_COUNTED = any_case(
    r"\b(?:only|sole|no|none|neither|never|few|several|some|most|half|third|quarter|majority|"
    r"one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|exactly|\d+\s+of)\b"
)
"""What is said of so many, or of none, is of both together: “no model has an A and a B”."""

_ALSO = regex(r"\s+and\s+\Z")
_SUCH = regex(r"(?:an?|the|both|its|their)\s")

_PARENTHESES = regex(r"\s*\(([^()]*)\)")


@record
class Clause:
    """A piece of a sentence.

    Attributes:
        start: where it starts in the sentence.
        end: where it ends.
        text: the piece as it is read: with examples in parentheses cut out, and
            “its” for “whose”.
        link: how it hangs on the one before it.
    """

    start: int
    end: int
    text: str
    link: Link = Link.NONE

    @property
    def begins_with_verb(self) -> bool:
        """Whether it has no subject of its own: “has the lowest cost”, “also falls by 5”."""
        return _VERB_FIRST.match(self.text) is not None

    @property
    def hangs(self) -> bool:
        """Whether it has its subject from the one before it."""
        shared = self.link in (Link.RELATIVE, Link.SUBJECT)
        return shared and not self.text.startswith("with ")


def names_cause(text: str) -> bool:
    """Whether a piece of a sentence names what the rest of it is due to."""
    return _ORIGIN.match(text) is not None


def pieces(
    text: str, whole: Clause, level: int, kept: Sequence[tuple[int, int]] = ()
) -> tuple[Clause, ...]:
    """Splits a sentence, or a piece of one, at what joins clauses.

    Args:
        text: the sentence, without markup.
        whole: the piece of it to split.
        level: 0 for what separates clauses of their own, 1 for what hangs one on another.
        kept: stretches of the sentence that are not split: names with commas in them.

    Returns:
        The pieces in order; one if nothing joins.
    """
    joint, joints = _LEVELS[level]
    start, stop = whole.start, whole.end
    found: list[Clause] = []
    place = start
    link = whole.link
    fragment = _FRAGMENT.match(text, start, stop) if level == 0 else None
    if fragment is not None:
        found.append(_clause(text, start, fragment.end(1), link))
        place = fragment.end()
    for match in joint.finditer(text, place, stop):
        if _within_parentheses(text, start, match.start()):
            continue
        if any(a < match.end() and match.start() < b for a, b in kept):
            continue
        if match.group().split() == ["but"] and (
            _EXCEPTING.search(text, place, match.start()) or _is_all_but_so_many(text, place, match)
        ):
            continue
        found.append(_clause(text, place, match.start(), link))
        place = match.end()
        link = joints[(match.lastindex or 1) - 1][0]
    found.append(_clause(text, place, stop, link))
    return tuple(c for c in found if c.text.strip())


def _is_all_but_so_many(text: str, start: int, joint: re.Match[str]) -> bool:
    """Whether a joint stands in “the lowest but one”, which says what is next to the extreme."""
    if joint.group().strip() != "but" or _SO_MANY.match(text, joint.end()) is None:
        return False
    return _SUPERLATIVE.search(text, start, joint.start()) is not None


def led_alike(text: str, clause: Clause) -> Clause:
    """A clause with what the sentence begins with where that holds for all of it.

    “Averaged over the stations, A falls by 3, whereas B rises”: B rises on average as well.

    Args:
        text: the sentence.
        clause: a piece of it.
    """
    lead = _MEAN.match(text)
    if lead is None or clause.start < lead.end() or clause.hangs or clause.text.startswith(lead[0]):
        return clause
    return replace(clause, text=f"{lead[0]} {clause.text}")


def led_there(text: str, clause: Clause, is_lead: Callable[[str], bool]) -> Clause | None:
    """A clause with the place that its sentence begins with: “In 2010, A falls, whereas B rises”.

    Args:
        text: the sentence.
        clause: a piece of it.
        is_lead: whether a text says where, and nothing else.

    Returns:
        `None` where the sentence begins otherwise, or where the clause hangs on another one.
    """
    lead, comma, _ = text.partition(",")
    led = comma and clause.start > len(lead) and is_lead(lead)
    if not led or clause.link is not Link.NONE or is_lead(clause.text.partition(",")[0]):
        return None
    return replace(clause, text=f"{lead}, {clause.text}")


def tails(text: str, whole: Clause) -> Iterator[tuple[Clause, Clause]]:
    """The ways to take the end of a clause for one of its own, the last joint first.

    Args:
        text: the sentence.
        whole: the clause.
    """
    for match in reversed([*_TAIL.finditer(text, whole.start, whole.end)]):
        if not _within_parentheses(text, whole.start, match.start()):
            if _is_all_but_so_many(text, whole.start, match):
                continue
            joined = _ALSO.fullmatch(match.group()) and _SUCH.match(text, match.end())
            if joined and _COUNTED.search(text, whole.start, match.start()):
                continue
            head = _clause(text, whole.start, match.start(), whole.link)
            yield head, _clause(text, match.end(), whole.end, Link.REPEATED)


def examples(text: str) -> Iterator[Clause]:
    """The examples that a sentence gives in parentheses: "(e.g., y=1, x=2: 52; …)"."""
    for match in _EXAMPLES.finditer(text):
        place = match.start(1)
        for cut in [*_EXAMPLE_SPLIT.finditer(text, match.start(1), match.end(1)), None]:
            end = cut.start() if cut else match.end(1)
            if text[place:end].strip():
                yield Clause(place, end, text[place:end])
            place = cut.end() if cut else end


def without_examples(text: str) -> str:
    """The sentence without its examples in parentheses."""
    return _EXAMPLES.sub("", text) if "(" in text else text


def without_asides(text: str, is_aside: Callable[[str], bool]) -> str:
    """A clause without the parentheses that say nothing of its numbers: "(more blue)".

    Args:
        text: the clause.
        is_aside: whether the text of a parenthesis says nothing of them.
    """
    if "(" not in text:
        return text
    return _PARENTHESES.sub(lambda found: "" if is_aside(found[1]) else found[0], text)


def _clause(text: str, start: int, end: int, link: Link) -> Clause:
    while start < end and text[start] in " ,":
        start += 1
    while end > start and text[end - 1] in " ,":
        end -= 1
    return Clause(start, end, _WHOSE.sub("its", text[start:end], count=1), link)


def _within_parentheses(text: str, start: int, place: int) -> bool:
    return text.count("(", start, place) > text.count(")", start, place)
