"""Nouns for things that have several measures: what stands in the rows of such a table."""

from __future__ import annotations

_ONE = (
    "animal mammal bird insect plant crop tree flower pathogen virus gene protein drug vaccine "
    "medicine disease symptom food material metal element compound mineral planet river lake "
    "mountain island glacier volcano town village district province county municipality territory "
    "nation institution organisation organization hospital clinic university college shop store "
    "factory supplier provider operator airline airport station port museum library park club "
    "athlete sport vehicle car van phone laptop engine instrument sector industry occupation "
    "profession genre author fuel technology strategy treatment intervention therapy alloy polymer "
    "soil habitat market currency commodity variety cultivar breed strain battery chemistry sensor "
    "detector compiler database browser processor recognizer recogniser network architecture "
    "classifier optimizer optimiser policy agent game corpus treebank dog cat fish"
)
_IRREGULAR = {"species": "species", "bacterium": "bacteria", "corpus": "corpora", "fish": "fish"}


def _plural(noun: str) -> str:
    if noun in _IRREGULAR:
        return _IRREGULAR[noun]
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return f"{noun[:-1]}ies"
    return f"{noun}es" if noun.endswith(("s", "x", "ch", "sh", "o")) else f"{noun}s"


_THINGS = frozenset(form for noun in (*_ONE.split(), *_IRREGULAR) for form in (noun, _plural(noun)))


def may_be_thing(word: str) -> bool:
    """Whether a word that nothing else is known of may be one for what has several measures.

    Args:
        word: the word, in small letters.
    """
    return word in _THINGS
