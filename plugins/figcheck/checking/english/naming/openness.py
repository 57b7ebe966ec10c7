"""Language models by whether their weights are published: “the open-weight agents”.

The description tells which are which by a list in brackets, or by where they stand; where it does
not, it goes by the family that a model belongs to, as everyone knows that GPT-4o is proprietary.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.members import called, nouns_for
from figcheck.model import Dimension, Figure
from figcheck.patterns import any_case, regex

CLOSED = (
    "proprietary", "closed source", "closed weight", "closed weights", "closed", "commercial",
    "api based",
)  # fmt: skip
OPEN = (
    "open weight", "open weights", "open source", "open sourced", "open", "openly available",
    "open access",
)  # fmt: skip
"""What models are called whose weights nobody has, or everybody."""

_ALONE = frozenset("proprietary;closed source;closed weight;open weight;open source".split(";"))
"""Those that stand for such models where no noun is behind them: “the open-weight average”."""

_OF_OWN = regex(
    r"(?:gpt[- ]?(?:3\.5|4\w*|5\w*)|o[134](?:\b|-)|claude|gemini|palm|bard\b"
    r"|qwen[\d.]*-(?:vl-)?(?:max|plus|turbo)|ernie|nova\b)",
)
_OF_ALL = regex(
    r"(?:gpt[- ]?(?:2|j|neo\w*|oss)\b|llama|codellama|vicuna|alpaca|mistral-(?:7b|nemo|small)"
    r"|mixtral|qwen|gemma|phi-?\d|deepseek|internvl|internlm|yi-?\d"
    r"|falcon|bloom|opt-|pythia|olmo|starcoder|llava|cogvlm|chatglm|baichuan|zephyr|smollm|t5\b"
    r"|flan-t5|molmo|idefics|mpt-|stablelm|pixtral|minicpm)",
)
"""How the names of models begin that are, for certain, of the one kind or of the other."""

_GROUP = r"(?:proprietary|commercial|closed|open)(?:[- ](?:weights?|sourced?))?"
_TWO_ALIKE = (
    rf"\b{_GROUP}(?: [a-z]+)? and (?:the )?{_GROUP}(?: [a-z]+)? (?:are|is|lie|were|differ|have)\b"
    r".*\b(?:clos\w+|equal\w*|similar\w*|alike|same|apart|differ\w*|compar\w+)"
)
_RANKED_AMONG = (
    r"\b(?:most|least|dominat\w+|more|less|fewer)\b.* (?:among|for) (?:the |all )?"
    rf"{_GROUP} [a-z]+\W*\Z"
)
_OF_GROUPS = any_case(f"{_TWO_ALIKE}|{_RANKED_AMONG}")

_NOUNS = ("llms", "agents", "assistants", "lms", "language models", "chatbots", "vlms")


def aliases(figure: Figure) -> Iterator[Alias]:
    """Which models are open and which are not, where all are known to be the one or the other.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        if members := _sorted(dimension):
            yield from opposed(dimension, *members)


def opposed(dimension: Dimension, open_: Sequence[str], closed: Sequence[str]) -> Iterator[Alias]:
    """All that the two kinds of models are called.

    Args:
        dimension: the dimension whose ticks they are.
        open_: those whose weights are published.
        closed: the others.
    """
    nouns = tuple(dict.fromkeys((*nouns_for(dimension), *_NOUNS)))
    for told, members in ((OPEN, open_), (CLOSED, closed)):
        for words in told:
            if words in _ALONE:
                yield Alias(tuple(words.split()), dimension.name, tuple(members))
            if len(members) < len(dimension.ticks):
                yield from called(tuple(words.split()), dimension, members, nouns)


def may_be_on_average(text: str) -> bool:
    """Whether a clause may be about each member of such a group, or about the group on average.

    “Open and closed models are closest on Math”, “Math is the most common among open models”.

    Args:
        text: the clause.
    """
    return _OF_GROUPS.search(text) is not None


def is_about_openness(words: Sequence[str]) -> bool | None:
    """Whether words say of models that they are open; `None` if they say nothing of it.

    Args:
        words: the words that qualify them.
    """
    said = " ".join(words)
    if said in OPEN:
        return True
    return False if said in CLOSED else None


def _sorted(dimension: Dimension) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The open ones and the others, some of each; `None` where one of them is not known."""
    names = {tick: tick.lower().strip() for tick in dimension.ticks}
    closed = tuple(t for t, name in names.items() if _OF_OWN.match(name))
    open_ = tuple(t for t, name in names.items() if _OF_ALL.match(name) and t not in closed)
    known = len(open_) + len(closed) == len(dimension.ticks)
    return (open_, closed) if known and open_ and closed else None
