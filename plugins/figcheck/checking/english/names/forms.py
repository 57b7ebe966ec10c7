"""The forms in which sentences use a name: parts, plural, adjective, abbreviations written out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import pairwise

from figcheck.checking.english.lexicon.demonyms import demonyms
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.patterns import regex

PARTS = regex(r"\s*[|/:;]\s*|\s+-\s+|\s*[()\[\]]\s*")
IN_BRACKETS = regex(r"[(\[]([^()\[\]]*)[)\]]")
"""A part of a name in brackets, be they round or square."""
_CAPITALS = regex(r"[A-Z]{2}")
_BRAND = regex(r"([A-Z][a-z]+|[A-Z]{3,})(?=\d+(?:\.\d+)*-|-\d)")
"""What a product is called before the number of its version or size."""
_LETTER_TOLD = regex(r"([A-Z]|\w\d)\s+[(\[]")
_SHORT = regex(r"([A-Z][a-z])[ -]?[(\[]")
"""A name of two letters before brackets."""
_SHORT_WORDS = frozenset(
    "am an as at be by do go he if in is it me my no of on or so to up us we".split()
)
"""Words of two letters that are common as well."""

MOST_WORDS = 8
"""Words of a name that parts are made of; longer names are used whole."""

_WRITTEN_OUT: dict[str, tuple[str, ...]] = {
    "acc": ("accuracy", "accuracies"),
    "perp": ("perplexity", "perplexities"),
    "ppl": ("perplexity", "perplexities"),
    "pp": ("perplexity", "perplexities"),
    "sim": ("similarity", "similarities"),
    "prec": ("precision",),
    "rec": ("recall",),
    "f1": ("f1 - score", "f1 score", "f - score"),
    "corr": ("correlation",),
    "err": ("error", "error rate"),
    "wer": ("word error rate",),
    "cer": ("character error rate",),
    "avg": ("average", "mean"),
    "std": ("standard deviation",),
    "lat": ("latency",),
    "mem": ("memory",),
    "params": ("parameters",),
}
"""Abbreviations of what is measured that sentences write out."""

MEANS = frozenset({"mean", "average", "avg"})
"""What a mean is called."""

COMMON = frozenset(
    (
        "a an and are as at before after by for from in is it its of on or the to with all both "
        "each every no not only other others than that this these those value values number "
        "numbers score scores"
    ).split()
)


@lru_cache(maxsize=4096)
def words_of(text: str) -> tuple[str, ...]:
    """The words and numbers of a name, in lower case, without its signs."""
    return tuple(t.word for t in tokenise(text) if t.is_word)


def counted(label: str) -> str:
    """What a label says that is counted: “members” of “Number of members in thousand”."""
    words = words_of(label)
    return words[2] if words[:2] == ("number", "of") and len(words) > 2 else ""


def place_within(words: tuple[str, ...], part: tuple[str, ...]) -> int:
    """Where some words follow each other among others, counted from one; 0 if they do not.

    Args:
        words: the words of a name.
        part: those that are looked for.
    """
    size = len(part)
    places = range(len(words) - size + 1)
    return next((i + 1 for i in places if words[i : i + size] == part), 0)


_HISSING = ("ss", "sh", "tch", "nch", "rch", "ach", "x")
"""Ends of words whose plural takes “es”: “class”, “branch”, “box”, but not “epoch”."""

_HISSED = tuple(f"{ending}es" for ending in _HISSING)

_IRREGULAR = {
    "man": "men", "woman": "women", "child": "children", "person": "people", "mouse": "mice",
    "goose": "geese", "foot": "feet", "tooth": "teeth", "ox": "oxen", "wolf": "wolves",
    "elf": "elves", "shelf": "shelves", "calf": "calves", "loaf": "loaves", "leaf": "leaves",
    "sheaf": "sheaves", "thief": "thieves", "knife": "knives", "wife": "wives",
    "potato": "potatoes",
    "tomato": "tomatoes", "hero": "heroes", "cactus": "cacti", "fungus": "fungi",
    "criterion": "criteria", "phenomenon": "phenomena", "vertex": "vertices", "index": "indices",
    "corpus": "corpora", "genus": "genera", "nucleus": "nuclei", "stimulus": "stimuli",
    "locus": "loci", "basis": "bases", "hypothesis": "hypotheses",
    "matrix": "matrices", "analysis": "analyses", "crisis": "crises", "larva": "larvae",
    "bacterium": "bacteria",
}  # fmt: skip
"""Nouns and their plurals that no rule gives."""

_ALIKE = frozenset("series species means chassis".split())
"""Nouns that are their own plural."""

_SINGULAR_IN_S = frozenset(
    "census virus status focus bonus campus consensus bus gas lens bias atlas canvas".split()
)
"""Nouns whose singular ends in an “s” of its own."""

_SINGULARS = {plural: singular for singular, plural in _IRREGULAR.items()}


@lru_cache(maxsize=4096)
def toggled(words: tuple[str, ...]) -> tuple[str, ...]:
    """The same name in the plural, or in the singular where it is a plural."""
    last = words[-1] if words else ""
    if not last.isalpha() or len(last) < 3:
        return words
    irregular = _IRREGULAR.get(last) or _SINGULARS.get(last)
    if irregular is not None:
        other = irregular
    elif last in _ALIKE:
        return words
    elif last in _SINGULAR_IN_S or last.removesuffix("es") in _SINGULAR_IN_S:
        other = last + "es" if last in _SINGULAR_IN_S else last[:-2]
    elif last.endswith("ies"):
        other = last[:-3] + "y"
    elif last.endswith("y") and last[-2] not in "aeiou":
        other = last[:-1] + "ies"
    elif last.endswith(_HISSING):
        other = last + "es"
    elif last.endswith(_HISSED):
        other = last[:-2]
    else:
        other = last[:-1] if last.endswith("s") else last + "s"
    return (*words[:-1], other)


def brand_of(tick: str) -> str:
    """What a product is called without version and size, in small letters; "" of other names.

    Args:
        tick: a name: “Qwen2.5-7B”, “Yi-9B”.
    """
    found = _BRAND.match(tick)
    return found[1].lower() if found else ""


def parts_of(tick: str, words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Shorter forms of a name: its parts, runs of its words, "T=1.25"."""
    written = PARTS.split(tick)
    pieces = [words_of(p) for p in written]
    plain = COMMON | POSITIONS
    yield from (p for p in pieces if p and not plain.issuperset(p) and _stands_alone(p))
    if (brand := brand_of(tick)) and brand not in plain:
        yield (brand,)
    # "NQ", of “RAG | NQ”: no word is written so.
    yield from (words_of(p) for p in written if len(written) > 1 and _CAPITALS.fullmatch(p))
    # "Yi", of “Yi (34B)”, which sentences write so.
    short = words_of(m[1]) if (m := _SHORT.match(tick)) is not None else ()
    if short and short[0] not in plain | _SHORT_WORDS:
        yield short
    # "A", of “A (winter)”: whoever writes the letter means what stands behind it as well.
    yield from (words_of(m[1]) for m in (_LETTER_TOLD.match(tick),) if m is not None)
    for key, value in pairwise(words):
        if key.isalpha() and value[:1].isdigit():
            yield (key, value)
            yield (key[0], value)
    # "4-bit", of “GPTQ-4bit”.
    yield from (m.groups() for word in words if (m := _SO_MANY_OF.fullmatch(word)))
    if len(words) <= MOST_WORDS:
        for size in range(len(words) - 1, 0, -1):
            for start in range(len(words) - size + 1):
                run = words[start : start + size]
                # "The museum of" is no name of a “Museum of Glass”.
                enough = run[-1] not in _OPEN_ENDED
                enough = enough and (_says_enough(run) or _in_capitals(tick, run))
                if not plain.issuperset(run) and enough:
                    yield run
    yield toggled(words)
    for form in demonyms(words):
        yield form
        yield toggled(form)
    for form in dict.fromkeys((words, words_of(IN_BRACKETS.sub(" ", tick)))):
        for i, word in enumerate(form):
            for whole in written_out((word,)):
                yield (*form[:i], *whole, *form[i + 1 :])
                yield whole


_SO_MANY_OF = regex(r"(\d+)([a-z]{3,})")
"""A number and what is counted in one word: “4bit”."""

_OPEN_ENDED = frozenset("of for from and or the to with by".split())
"""Words after which a name goes on."""


def written_out(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """What a name of one word is short for: “params” for “parameters”."""
    for whole in _WRITTEN_OUT.get(words[0], ()) if len(words) == 1 else ():
        yield words_of(whole)


_NOUN_ENDINGS = ("ion", "al", "ance", "ment", "er", "or", "ing", "ure")
"""What makes a noun of a verb: “rejection”, “survival”, “acceptance”."""

_IRREGULAR_NOUNS = {
    "died": ("death", "deaths", "die", "dead", "mortality"),
    "won": ("win", "wins"),
    "lost": ("loss", "losses"),
    "drawn": ("draw", "draws"),
    "passed": ("passes",),
}


def nouns_of(participle: str) -> Iterator[str]:
    """What happens to cases as a verb and as a thing: “admit”, “admissions” of “admitted”.

    Args:
        participle: a word in lower case; of what is no participle nothing is made.
    """
    yield from _IRREGULAR_NOUNS.get(participle, ())
    if participle.endswith("ing") and len(participle) > _LONG_ENOUGH:
        yield from _done(participle[:-3])
    if not participle.endswith("ed") or len(participle) < 6:
        return
    stem = participle[:-2]
    short = stem[:-1] if stem[-1] == stem[-2] and stem[-1] not in "sl" else stem
    verbs = (short, stem, stem + "e")
    nouns = [stem + ending for ending in _NOUN_ENDINGS]
    if short.endswith("t"):
        nouns.append(short[:-1] + "ssion")
    if stem.endswith("d"):
        nouns.append(stem[:-1] + "sion")
    for word in dict.fromkeys((*verbs, *nouns)):
        yield word
        yield word + "s"


_LONG_ENOUGH = 6
"""Letters of a word in “ing” that is taken for what someone does: “denying”, not “spring”."""


def _done(stem: str) -> Iterator[str]:
    """What is done, from the verb: “comments” of “commenting”, “denials” of “denying”."""
    nouns = [stem, stem + "e", stem + "ment", stem + "ion"]
    if stem.endswith("y"):
        nouns.append(stem[:-1] + "ial")
    for noun in nouns:
        yield noun
        yield toggled((noun,))[0]


POSITIONS = frozenset(
    "first last second third top bottom left right middle upper lower high low next final".split()
)
"""Words for a place on an axis: "the last row" is no row whose name has "last" in it."""


def _stands_alone(words: tuple[str, ...]) -> bool:
    """Whether a part that signs set off is told from a common word: “de-en” is, “de” is not."""
    return _says_enough(words) or (len(words) > 1 and any(map(str.isalpha, words)))


def _says_enough(words: tuple[str, ...]) -> bool:
    """Whether a part of a name is long enough to be told from a common word."""
    return any(
        not w.replace(".", "").isdigit() and (len(w) > 2 or any(map(str.isdigit, w))) for w in words
    )


def _in_capitals(tick: str, words: tuple[str, ...]) -> bool:
    """Whether a part is an abbreviation of two letters: the RL of “7B RL”, written so."""
    return len(words) == 1 and len(words[0]) == _PAIR and words[0].upper() in tick.split()


_PAIR = 2

_PARTS = regex(r"[A-Z][a-z]*|[^\W\d_]+")


def is_part(tick: str, ticks: Iterable[str]) -> bool:
    """Whether another tick names several things of which a tick is one: N beside NP, or N+P."""
    own = _PARTS.findall(tick)
    return len(own) == 1 and any(
        len(parts) > 1 and own[0] in parts for parts in map(_PARTS.findall, ticks)
    )
