"""What a sentence says is made of several values: the words for a gap, a sum, a share."""

from __future__ import annotations

from collections.abc import Iterable

from figcheck.checking.english.claims.pronouns import begins_with_pronoun
from figcheck.checking.english.lexicon.entries import begins_with_verb
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.patterns import any_case
from figcheck.records import record

_APART = "gap difference distance spread range lead margin advantage deficit separation".split()
_TOGETHER = "sum total average mean median".split()
_CHANGED = "gain increase rise growth drop decline decrease fall loss improvement change".split()
_PARTS = "share proportion percentage ratio rate".split()
_KINDS = {word: kind for kind in (_APART, _TOGETHER, _CHANGED, _PARTS) for word in kind}
MADE = frozenset(_KINDS)
"""Nouns for what is made of several values."""

_ALONE = frozenset((*_TOGETHER, "spread", "range"))
"""Those that need not be said to be of anything."""

_THE = any_case(rf"\b(?:the|an?) (?:[a-z-]+ )?(?P<noun>{'|'.join(_KINDS)})\b")
_ALL_APART = any_case(
    r"\b(?:within [^,;]+ of (?:each other|one another)|(?:all|the) (?:\w+ ){1,3}are (?:\w+ ){0,3}"
    r"[\d.]+ (?:\w+ )?apart|separates? the (?:best|highest|top)\b[^,;]* from the )"
)
"""How the distance of all is told without a word for it."""

_POINT = any_case(r" (?:in|at|on|by|for) [^,]+\Z")
_AGAIN = any_case(rf"(?:the same|this|that|the|it|its) ?(?P<noun>{'|'.join(_KINDS)})?\b")
_BE = frozenset("is are was were has had".split())


@record
class Made:
    """The words for what is made of several values.

    Attributes:
        text: the words, without the point at which it is looked at.
        noun: the noun in them.
        is_subject: whether a sentence is about it.
    """

    text: str
    noun: str
    is_subject: bool

    def is_called(self, noun: str) -> bool:
        """Whether it may be taken up with a noun: a distance as “this gap”."""
        return _KINDS.get(noun.lower()) is _KINDS[self.noun]


def is_made(noun: str) -> bool:
    """Whether a noun is for what is made of several values."""
    return noun.lower() in _KINDS


def made_before(texts: Iterable[str]) -> Made | None:
    """What is made of several values in the sentences before one.

    Args:
        texts: those sentences, the latest first; one that takes it up is passed over.
    """
    for text in texts:
        found = made_in(text)
        if found is not None:
            return found
        again = _AGAIN.match(text)
        if not (again and again["noun"]) and not begins_with_pronoun(text):
            return None
    return None


def made_in(text: str) -> Made | None:
    """What a sentence says that is made of several values."""
    for found in _THE.finditer(text):
        noun = found["noun"].lower()
        tokens = tokenise(text[found.end() :])
        stop = next((t.start for i, t in enumerate(tokens) if _ends(tokens, i)), len(text))
        of = text[found.end() :][:stop].rstrip(" .")
        if " from " not in f"{of} ":
            of = _POINT.sub("", of) if not of.startswith((" in ", " on ")) else of
        if of or noun in _ALONE:
            leads = text[: found.start()].strip()
            return Made(f"{found[0]}{of}", noun, not leads or leads.endswith(","))
    if _ALL_APART.search(text):
        return Made("the spread", "spread", is_subject=False)
    return None


def _ends(tokens: tuple[Token, ...], i: int) -> bool:
    """Whether what is made of several values is told to the end before a token."""
    word = tokens[i].word
    if word in _BE or word in {",", ";", ":", "(", "which", "that"}:
        return True
    return word.endswith(("s", "ed")) and begins_with_verb(tokens, i)
