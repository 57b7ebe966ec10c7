"""Sentences that no number of the figure can decide: causes, opinions, advice, colours."""

from __future__ import annotations

from typing import TYPE_CHECKING

from figcheck.checking.english.lexicon.entries import classes_at, classes_in, has_class, has_verb
from figcheck.checking.english.lexicon.shared_words import LATER_ORDINAL
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.patterns import any_case

if TYPE_CHECKING:
    from figcheck.checking.english.parsing.reader import Reader
    from figcheck.checking.english.sentences.clauses import Clause

ASSERTIVE = frozenset(
    (
        "EXTREME BEST TOPMOST MORE BETTER BEATS BEATEN EXCEEDS RISES TIE SAME NOT QUANTITY BOUND "
        "FRACTION MULTIPLIES TIMES EXCEPT FIRST PEAKS STEADIER STEADIEST POSITIVE CROSSES MEET "
        "RANKED OTHERS SOLE RISING REACHES THE_MOST WIDE ORDINAL"
    ).split()
)
"""Classes of words that say something of the numbers, or how often it is so."""


_STEADY = frozenset({"STEADIER", "STEADIEST", "VARIES"})
"""Classes of words that sum up how values go."""


_CAUSE, _UNDECIDABLE = frozenset({"CAUSE"}), frozenset({"UNDECIDABLE"})

_LEADING = frozenset({"EXTREME", "BEST", "TOPMOST"})
_DRAWN = any_case(r"\b(?:columns?|rows?|cells?|panels?)\b")

_MAKING = any_case(
    r"(?:thus |thereby |hence )?(?:making|which makes|rendering) (?:it|them|this|[\w ]{1,30}?) "
    rf"(?:by far )?the (?:(?:{LATER_ORDINAL}|single|clear|overall)[ -])?"
    r"(?:best|worst|highest|lowest|largest|smallest|fastest|slowest|strongest|weakest|easiest|hardest|cheapest|steepest|tallest|shortest|top|"
    r"leading|only|(?:most|least) [a-z]+|[a-z]{3,}(?<!for)(?<!inter)est)\b"
)
"""How a clause begins that ranks what the one before it is about: “…, making it the best”."""

_MEETING = any_case(
    r"\b(?:meets?|met|miss(?:es|ed)?|satisf(?:y|ies|ied)|fulfils?|fulfilled|attains?|violates?|fails?)"
    r"\b[^,;:]*\b(?:targets?|goals?|thresholds?|criteri(?:on|a)|limits?|requirements?|cut-?offs?)\b"
)
"""What a clause says of a mark that the figure may give: “… and thus meets the target”."""

_ADVISING = frozenset(
    "should could would may might must presumably perhaps possibly probably likely apparently "
    "important importance crucial critical valuable recommend recommended recommends advised "
    "advisable preferable suitable sensible promising investigate investigated investigation "
    "warrants potential potentially unclear interesting surprising questionable deploy deployment "
    "deploying robust designed intended brittle specialized specialised generalization "
    "generalisation generalize generalizes noteworthy remarkable counterintuitive plausible "
    "unexpected practical practice legible".split()
)
_CONCLUDING = frozenset(
    "suggest suggests suggesting suggested imply implies implying insight insights implication "
    "implications conveys message explain explains reflect reflects underscores illustrate "
    "illustrates".split()
)
"""Words of the lexicon's UNDECIDABLE that make of a whole sentence what someone thinks of it: of
what follows from it all the same where nothing in it speaks of values."""

_SO_DOES = frozenset("it they is are was were does do did has have had".split())
"""What follows “so” where that says something again."""


def is_undecidable(text: str) -> bool:
    """Whether a sentence or clause speaks of what the figure's numbers cannot decide.

    Asked only of what was not understood as a statement about the numbers.
    """
    tokens = tokenise(text)
    if len(tokens) > 1 and tokens[0].word == "so" and tokens[1].word in _SO_DOES:
        return False  # "… and so it is for B": as much is said of B.
    if _MAKING.match(text) or _MEETING.search(text):
        return False
    if tokens and has_class(tokens, 0, _CAUSE):
        return True
    known = classes_in(text)
    if "UNDECIDABLE" not in known or (_DRAWN.search(text) and not _LEADING.isdisjoint(known)):
        return False  # "A is best in all four efficiency columns": the numbers decide it.
    while tokens and (tokens[-1].word == "since" or not tokens[-1].is_word):
        tokens = tokens[:-1]  # "… has not been there since" gives no reason.
    return any(has_class(tokens, i, _UNDECIDABLE) for i in range(len(tokens)))


def is_only_thought(reader: Reader, text: str) -> bool:
    """Whether a sentence is so clearly an opinion or advice that it need not be read.

    Such a sentence names nothing that the figure shows, gives no value, and does not tell how
    anything along an axis goes: “Practitioners should tune it with care”.

    Args:
        reader: knows the names of the figure.
        text: the sentence.
    """
    tokens = tokenise(text)
    words = frozenset(t.word for t in tokens)
    advises = not words.isdisjoint(_ADVISING)
    if not (advises or not words.isdisjoint(_CONCLUDING)) or not is_undecidable(text):
        return False
    if reader.writes_a_value(text) or reader.names_a_tick(text):
        return False
    asserts = not classes_in(text).isdisjoint(ASSERTIVE)
    return not asserts or (advises and not reader.names_anything(text))


_TAKING_BACK = any_case(
    r"[\s,;:(-]*(?:and |but |though |albeit )?(?:with |save for |for )?(?:the |a |an |only |just )*"
    r"(?:(?:sole|single|only|one|two|three|few|minor|some|notable) )*"
    r"(?:except(?:ions?|ing)?\b|apart from\b|aside from\b|other than\b|save for\b|excluding\b"
    r"|leaving out\b|(?:\w+ )?(?:pairs?|cases?|models?|\w+s?) (?:is |are |being )?out of order\b)"
)


_NOT_ALL = any_case(r"\b(?:generally|mostly|mainly|largely|typically|usually|tends? to)\b")


def takes_back(text: str, said: str) -> bool:
    """Whether a clause makes an exception of something that was said before it.

    Args:
        text: the clause.
        said: the whole sentence; “generally …, with a few exceptions” allows for them itself.
    """
    return _TAKING_BACK.match(text) is not None and _NOT_ALL.search(said) is None


_WHERE = any_case(
    r"(?:at|in|on|for|with|under|from|among|within|until|up to|beyond|after|before|during|between"
    r"|across|over|below|above|without) "
)


def states(text: str) -> bool:
    """Whether a clause has a verb, and so is more than a label: “Left block (depth 55 to 100)”."""
    return has_verb(tokenise(text))


def tells_where(reader: Reader, clause: Clause) -> bool:
    """Whether a clause at the beginning only says where something is: “With 60 crates, …”."""
    text = clause.text
    if clause.start or _WHERE.match(text) is None or states(text):
        return False
    return reader.names_anything(text) or any(t.number is not None for t in tokenise(text))


def sums_up(text: str) -> bool:
    """Whether a clause says what several ways of counting decide: “A is more stable”.

    Before a colon it is what follows that says which way is meant.
    """
    return not classes_in(text).isdisjoint(_STEADY)


def is_vague(reader: Reader, text: str, *, glossed: bool) -> bool:
    """Whether a clause only characterises: “A is hard for everyone”, “the gain is front-loaded”.

    Args:
        reader: knows the names of the figure.
        text: a clause that was not understood.
        glossed: whether what follows a colon says what it means; then its words may be
            any but those that speak of numbers. Else all must be known, one of them
            as evaluative.
    """
    tokens = tokenise(text)
    if reader.writes_a_value(text):
        return False
    if glossed and sums_up(text):
        return True
    if "WHEREVER" in classes_in(text):
        # "It does well for cases where y exceeds x": how it does there.
        tokens = tokenise(reader.without_orders(text))
    evaluative = False
    place = 0
    while place < len(tokens):
        classes = list(classes_at(tokens, place))
        if place + 1 < len(tokens) and any(name == "DET" for name, _, _ in classes):
            # "the top right corner" is one phrase, whatever "the top" means.
            classes = [c for c in classes if c[0] == "DET"]
        stop = max((s for name, s, _ in classes if name == "EVALUATIVE"), default=place)
        named = max((s for s, _ in reader.names.ticks_at(tokens, place)), default=place)
        if stop == place == named:
            if any(name in ASSERTIVE for name, _, _ in classes):
                return False
            if not glossed and not reader.vocabulary.knows(tokens, place):
                return False
        evaluative = evaluative or stop > place
        place = max(stop, named, place + 1)
    return glossed or evaluative
