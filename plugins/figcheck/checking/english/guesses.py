"""What a word that is in no lexicon may be, where the grammar leaves room for any noun or verb.

Sentences about figures are made of a small stock of words for comparing, counting and
changing, which the lexicon lists, and of nouns and verbs of their subject, which no list
could hold: “wind produced more electricity than coal”, “at every budget”. An unknown word
that looks like one of these is read as the thing that is measured, as the name of an axis,
or as “has”. Words that the lexicon or a rule knows are never guessed; `closed.toml` lists those
that it knows for this reason alone.
"""

from __future__ import annotations

import re

from figcheck.checking.english.tokens import Token

_NOUN = re.compile(r"[a-z]{3,}")
_NO_NOUN = re.compile(r"\w+(?:ly|ing|less|ward|wards|[^e]ed)\Z")
_VERB = re.compile(r"[a-z]{3,}(?:ed|s)\Z")

_IRREGULAR = frozenset(
    (
        "spoke spoken ate eaten drank drunk drove driven bought sold taught caught wrote written "
        "chose chosen knew known flew flown rode ridden slept wore worn swam sang paid spent met "
        "heard sent built read bred drew drawn fed fought told understood took taken made went "
        "came thought felt owed lent sought hunted"
    ).split()
)
"""Past forms of verbs for what people and things do, which no ending shows."""

_DIRECTIONS = re.compile(
    r"(?:declin|decreas|drop|fall|fell|sink|sank|shrink|shrank|shed|slip|slid|plung|tumbl|dip|los"
    r"|gain|gr[eo]w|ris|ros|climb|increas|jump|soar|surg|improv|exceed|surpass|beat|outperform|trail"
    r"|lag|lead|led|top|bottom|peak|double|tripl|halv|add|cut|reduc|rais|lower|boost|trim|slash"
    r"|differ|vari|rang|span|fluctuat|cross|overtak|overtook|match|equal|converg|diverg"
    r"|slop|turn|bend|bent|curv|level|settl|stabil|recover|rebound|bounc|dwindl|taper|narrow"
    r"|widen|steep|flat|plateau|saturat|start|begin|began|begun|end|finish|remain|stay|hover"
    r"|oscillat|return|pass|approach|near|stall|stop|edg|creep|crept|inch|doubl|revers|wors"
    r"|better|deteriorat|degrad|suffer|benefit|collaps|crash|explod|accelerat|slow|continu"
    r"|keep|kept|tend|mov|shift|swing|swung|sort|order|follow|preced|resembl|mirror|track)"
)
"""How verbs begin that say how values compare or change."""


def may_be_noun(token: Token) -> bool:
    """Whether a word may name what is measured or what an axis lists.

    Args:
        token: a word that nothing else knows.
    """
    known = _NO_NOUN.match(token.word) or token.text in _IRREGULAR
    return bool(_NOUN.fullmatch(token.text)) and not known


def may_be_verb(token: Token) -> bool:
    """Whether a word may be a verb for having a value: “produced”, “emits”.

    Args:
        token: a word that nothing else knows.
    """
    if token.text in _IRREGULAR:
        return True
    return bool(_VERB.fullmatch(token.text)) and not _DIRECTIONS.match(token.word)
