"""What goes on with a verb for a change: “A gains the most and B the least” is said of gains."""

from __future__ import annotations

from figcheck.checking.english.lexicon.entries import classes_in, has_verb
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.patterns import any_case

_LEFT_OUT = any_case(
    r"(?:,| and| but| while| whereas) (?P<who>[^,;]{1,60}?) (?:the )?(?:most|least)(?= |[,.;]|\Z)"
    r"(?! (?:of|[a-z]+(?:ed|ent|ant|able|ible|ive|ous|ful|al))\b)"
)
"""What is left of a clause behind another one."""

_OF_CHANGE = frozenset("RISES GAINS GROWS_IN BETTERS ALTERS".split())
"""Classes of verbs for changes."""


def leaves_out_change(text: str) -> bool:
    """Whether a clause that has lost its verb stands behind one that tells a change.

    What is then least is no value, but a change.

    Args:
        text: the clauses.
    """
    for left in _LEFT_OUT.finditer(text):
        if has_verb(tokenise(left["who"])):
            continue
        if not _OF_CHANGE.isdisjoint(classes_in(text[: left.start()])):
            return True
    return False
