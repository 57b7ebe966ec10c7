"""Nouns that say what a name is of: “archrival A”, “the furniture giant B”, “C, an airline, …”.

They tell nothing that a figure could know, so that the sentence is about the name alone. Those for
a place in an order, “market leader A”, do tell something and stay.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.claims.undecidable import ASSERTIVE
from figcheck.checking.english.lexicon.entries import classes_at, classes_in, has_class
from figcheck.checking.english.parsing.tokens import Token
from figcheck.checking.english.recasting.plain import Match, Plain, Scene, Version, of_form, told_by
from figcheck.patterns import any_case, regex

_ROLES = frozenset(
    "rival archrival neighbor neighbour giant behemoth heavyweight powerhouse minnow newcomer "
    "debutant veteran stalwart upstart outsider underdog competitor contender challenger incumbent "
    "host neighbors neighbours rivals giants subsidiary sibling counterpart holder club company "
    "firm airline retailer brand chain carmaker automaker manufacturer producer exporter importer "
    "supplier operator publisher developer startup nation country state city capital metropolis "
    "region island kingdom republic economy destination hub airport port museum gallery film movie "
    "blockbuster sequel app platform network service sport team side franchise bank insurer "
    "university institute magazine newspaper tabloid discounter conglomerate colossus classic hit "
    "specialist supermarket department store group stadium park attraction archipelago".split()
)
"""Nouns for what something is that say nothing of its values."""

_PLAIN_CLASSES = frozenset({"DECORATIVE", "THING", "KIND", "OPPONENT", "COMPETITOR", "EVALUATIVE"})
_HARMLESS = frozenset("the its their fellow".split())
_MOST_WORDS = 4


@told_by(" ".join(sorted(_ROLES)))
def apposed_before(c: Scene, text: str) -> Iterator[Version]:
    """“The furniture giant A had 5”: A had 5."""
    tokens = c.reader.vocabulary.tokens(text)
    said, behind = "", 0
    for place, token in enumerate(tokens):
        if not place or tokens[place - 1].word not in _ROLES or token.start < behind:
            continue
        if not token.text[:1].isupper() or not any(c.reader.names.ticks_at(tokens, place)):
            continue
        start = _start(c, tokens, place - 1)
        if start is not None:
            said += text[behind : tokens[start].start]
            behind = token.start
    if behind:
        yield (Plain(said + text[behind:]),)


def _start(c: Scene, tokens: Sequence[Token], noun: int) -> int | None:
    """Where the words begin that go with a noun before a name; `None` if they may tell more."""
    start = noun
    while start and noun - start < _MOST_WORDS:
        before = tokens[start - 1]
        if before.word in _HARMLESS or (before.word == "-" and start > 1):
            start -= 1
            if before.word in _HARMLESS:
                return start
            continue
        if not before.word.isalpha() or not _only_describes(c, tokens, start - 1):
            break
        start -= 1
    # "Average retailer A" and "smaller rival B" say more; "followed by rival B" does not.
    return start if not start or tokens[start - 1].word in _LED else None


_LED = frozenset(
    "by and than with behind over of ahead while to in for from , beat beats out".split()
)


def _only_describes(c: Scene, tokens: Sequence[Token], place: int) -> bool:
    """Whether a word before a noun says of what sort it is, and nothing of its value."""
    known = {name for name, _, _ in classes_at(tokens, place)}
    word = tokens[place].word
    if word in _LED or c.reader.names.topics.are_called(word) or has_class(tokens, place, {"AT"}):
        return False
    return known <= _PLAIN_CLASSES


_INSERTED = any_case(
    r"(?P<who>[^,;:()]+), (?P<what>(?:(?:the|its|their|an?|another|also|once|now|still|long) )*"
    r"(?:home to [^,;:()\d]+|[a-z]+(?:ed|ing) (?:by|in|with|for|from|as|on|after|at) [^,;:()\d]+"
    r"|(?P<noun>[^,;:()\d]+))), (?P<rest>[^,;:()][^;:]*)"
)
_TELLING = ASSERTIVE | {"ORDINAL", "RANKED", "FIRST", "COUNT", "NUMBER", "FRACTION", "RUNNING_UP"}
_BETTER_KNOWN = any_case(
    r"\b(?:smaller|larger|bigger|older|younger|richer|poorer|lesser|greater)(?: and [a-z]+)?"
    r" (?=(?:neighbou?r|rival|sibling|sister|counterpart|cousin|brother)s?\b)"
)
_MOST = any_case(r"\b(?:most|least|only|first|last|next|[a-z]{3,}est)\b")
_HEAD = regex(r"(?:[A-Za-z'’-]+ )*?(?P<head>[A-Za-z]+)(?: (?:of|in|from|with|for|near|on)\b.*)?")


@of_form(_INSERTED, ",")
def apposed_behind(c: Scene, match: Match) -> Iterator[Version]:
    """“A, an online retailer, had 5”, “A, owned by a family, had 5”: A had 5."""
    if not c.is_subject(match["who"]) or not c.named_in(match["who"]):
        return
    what = _BETTER_KNOWN.sub("", match["what"])
    noun = match["noun"] and _HEAD.fullmatch(match["noun"])
    if match["noun"] and not (noun and _is_role(noun["head"].lower())):
        return
    goes_on = c.begins_with_verb(match["rest"]) or c.is_no_gap(match["rest"])
    if goes_on and _TELLING.isdisjoint(classes_in(what)) and not _MOST.search(what):
        yield (Plain(f"{match['who']} {match['rest']}"),)


def _is_role(noun: str) -> bool:
    return noun in _ROLES or noun.removesuffix("s") in _ROLES
