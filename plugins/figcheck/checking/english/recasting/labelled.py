"""Sentences without a subject under a label that names it: “**North:** Starts as the smallest”."""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.lexicon.entries import begins_with_verb, has_verb
from figcheck.checking.english.lexicon.first_letters import uncapitalised
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.english.recasting.plain import Plain, Scene, Version, told_by
from figcheck.patterns import any_case, regex

_VERB = regex(r"[A-Z]?[a-z]+(?:s|ed)\b")
"""How verbs end that need a subject before them."""

_OF_ENDS = frozenset("starts started begins ends ended finishes finished opens closes".split())
"""Verbs that stand in rules of their own."""

_ADVERB = any_case(
    r"(?:(?:hardly|barely|never|always|consistently|almost|nearly|only|first|initially|steadily"
    r"|slowly|gradually|clearly|slightly|quickly|then|usually|mostly|generally|ever) )+"
)
"""What may stand before such a verb."""


_LED = any_case(
    r"(?:for|in|at|on|with|under|among|between|from|by|of|to|over|after|before|within|across"
    r"|without|beyond|unlike|like|except) [^,;:]+, (?P<rest>.+)"
)
"""What says where a statement of its own looks: “For the others, it is B that …”."""

_OF_OTHERS = any_case(
    r"(?:every|each|all|both|any|no|none|neither|some|several|many|it|its|they|their|this|these|"
    r"that|those|there|here|by|afterwards|then|thereafter)\b"
)
"""What begins a statement about others, no name for what the label names: “Every row falls”."""


@told_by()
def labelled(c: Scene, text: str) -> Iterator[Version]:
    """“Starts as the smallest club”, “The only club that grew”, of what a label names."""
    tokens = tokenise(text)
    if c.topic is None or not tokens or not text[0].isalpha():
        return
    said = uncapitalised(text)
    adverb = _ADVERB.match(text)
    verb = tokenise(text[adverb.end() :]) if adverb else tokens
    stated = verb and (verb[0].word in _OF_ENDS or begins_with_verb(verb, 0))
    if stated and _VERB.match(verb[0].text):
        yield (Plain(f"{c.topic} {said}"),)
        return
    led = _LED.match(text)
    if led is not None and has_verb(tokenise(led["rest"])):
        return
    if c.begins_with_place(text) is None and _OF_OTHERS.match(text) is None:
        yield (Plain(f"{c.topic} is {said}"),)
