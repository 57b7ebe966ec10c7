"""Abbreviations and what they stand for: “language model” for “LM”, “UN” for “United Nations”."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.bracketed import with_words_before
from figcheck.model import Dimension, Figure
from figcheck.patterns import regex

_COMMON = """
ae autoencoder; am acoustic model; ar autoregressive; asr speech recognition; bn batch
normalisation, batch normalization, batch norm; bow bag of words; bpe byte pair encoding; cnn
convolutional network, convolutional neural network; cot chain of thought; cpt continued
pretraining; crf conditional random field; cv computer vision; da data augmentation; dpo direct
preference optimisation, direct preference optimization; fc fully connected layer; ff feed forward;
ffn feed forward network, feed forward layer; ft fine tuning; gan generative adversarial network;
gbm gradient boosting, gradient boosted trees; gcn graph convolutional network; gnn graph neural
network; gp gaussian process; icl in context learning; kd knowledge distillation; knn nearest
neighbours, nearest neighbors; lda linear discriminant analysis; ln layer normalisation, layer
normalization, layer norm; lm language model; lora low rank adaptation; lr logistic regression; ls
label smoothing; lstm long short term memory; mha multi head attention; mlm masked language
modelling, masked language modeling, masked language model; mlp multilayer perceptron, multi layer
perceptron; mt machine translation; mtl multi task learning; nb naive bayes; ner named entity
recognition; nli natural language inference; nn neural network; nsp next sentence prediction; ocr
optical character recognition; pca principal component analysis; pe positional encoding, position
encoding; pos part of speech, part of speech tagging; ppo proximal policy optimisation, proximal
policy optimization; qa question answering; rag retrieval augmented generation; rf random forest; rl
reinforcement learning; rlhf reinforcement learning from human feedback; rnn recurrent network,
recurrent neural network; sa self attention; sft supervised fine tuning, fine tuning; sgd stochastic
gradient descent; srl semantic role labelling, semantic role labeling; ssl self supervised learning;
svm support vector machine; swa stochastic weight averaging; tta test time augmentation; tts text to
speech, speech synthesis; vae variational autoencoder; vqa visual question answering; wd weight
decay; wsd word sense disambiguation; pv photovoltaics, solar; ev electric vehicle, electric car;
ice internal combustion engine; hp heat pump; phev plug in hybrid; gdp gross domestic product; bmi
body mass index; un united nations; eu european union; who world health organisation, world health
organization; imf international monetary fund; tv television
"""
"""Abbreviations that descriptions need not explain."""

_KNOWN: dict[str, tuple[tuple[str, ...], ...]] = {
    short: tuple(tuple(p.split()) for p in long.split(","))
    for short, _, long in (
        " ".join(entry.split()).partition(" ") for entry in _COMMON.strip().split(";")
    )
}

_BEHIND = regex(r"\(([A-Z][A-Za-z]{1,5})s?\)")
_LISTED = regex(
    r"^[ \t]{0,12}[-*+•][ \t]{1,4}[*_]{0,3}[\w -]{3,40}\(([A-Z]{2,6})\)[^:\n]{0,30}:", re.MULTILINE
)
# No sign belongs to a word and to what divides words: "1-1-1-…" could be divided in countless ways.
_WORDS_BEFORE = regex(r"\b(?:\w{1,40}[ -]){1,6}\Z")
_BEFORE = regex(r"\b([A-Z][A-Za-z]{1,5})\s*\(([a-zA-Z][\w -]{4,60})\)")
_SAID = regex(
    r"[\"“']?\b([A-Z][A-Za-z]{1,5})\b[\"”']?\s*"
    r"(?:=|stands for|means|is short for|is an abbreviation (?:of|for)|abbreviates|denotes|:)"
    r"\s*[\"“']?((?:[\w-]+[ -]?){1,6})"
)
_NUMBERED = regex(r"\b(([A-Z]{2,6})-?\d(?:[\w-]{0,20}\w)?)")
_CAPITALS = regex(r"\b[A-Z]{2,6}\b")
_TITLE_CASE = regex(r"\b[A-Z][a-z]{1,5}\b")
"""How common abbreviations are not written: “Ar” is short for something else than “AR”."""
_CUT = regex(r"\b([A-Za-z]{2,6})\.(?=\s|\Z)")
_OVERVIEW = 2_000
"""Characters at the beginning of a description that say what it shows."""

_FEW = 2
"""Words of a name of which initials are made, at least."""


def aliases(figure: Figure) -> Iterator[Alias]:
    """Ticks with their abbreviations written out, and long ones by their initials."""
    said = _said(figure.source.text)
    # "Off-road (OR) models: OR-1, Fir": a list says which these are, not their names.
    listed = {short.lower() for short in _LISTED.findall(figure.source.text)}
    written = set(_CAPITALS.findall(figure.source.text))
    for dimension in figure.dimensions:
        words = {tick: words_of(tick) for tick in dimension.ticks}
        initials = {tick: "".join(w[0] for w in own).upper() for tick, own in words.items()}
        alike = Counter(initials.values())
        for tick, own in words.items():
            cased = frozenset(_TITLE_CASE.findall(tick))
            for i, word in enumerate(own):
                if word.capitalize() in cased and word not in said:
                    continue
                for long in (*said.get(word, ()), *_KNOWN.get(word, ())):
                    for form in (long, (*own[:i], *long, *own[i + 1 :])):
                        sharing = tuple(t for t, w in words.items() if word in w)
                        if form == long and len(sharing) > 1 and word in listed:
                            continue
                        yield Alias(form, dimension.name, (tick,) if form != long else sharing)
            for short, longs in said.items():
                if own in longs and (short,) not in words.values():
                    yield Alias((short,), dimension.name, (tick,))
            short_form = initials[tick]
            if len(own) >= _FEW and short_form in written and alike[short_form] == 1:
                yield Alias((short_form.lower(),), dimension.name, (tick,))
        yield from _begun(dimension, f"{figure.title}\n{figure.source.text}")
        yield from _cut_short(dimension, f"{figure.title}\n{figure.source.text[:_OVERVIEW]}")


def _cut_short(dimension: Dimension, text: str) -> Iterator[Alias]:
    """Ticks with the words written out that a full stop cuts short: “preference” for “Pref.”."""
    cut = {tick: _CUT.findall(tick) for tick in dimension.ticks}
    known = words_of(text) if any(cut.values()) else ()
    for tick, shorts in cut.items():
        for short in map(str.lower, shorts):
            longs = {w for w in known if w.startswith(short) and w.isalpha() and w != short}
            if len(longs) == 1:
                (long,) = longs
                own = words_of(tick)
                i = own.index(short)
                yield Alias((*own[:i], long, *own[i + 1 :]), dimension.name, (tick,))


def _begun(dimension: Dimension, text: str) -> Iterator[Alias]:
    """Ticks that only begin longer names: “SQ” where the text has “SQ2k-10” throughout.

    All that the ticks may begin must be one name each, or it is no way of abbreviating.
    """
    short = list(filter(_CAPITALS.fullmatch, dimension.ticks))
    if len(short) < _FEW:
        return
    written = {(begun, whole) for whole, begun in _NUMBERED.findall(text)}
    found = {tick: {w for begun, w in written if begun == tick} for tick in short}
    if all(len(longs) == 1 for longs in found.values()):
        for tick, (long,) in found.items():
            yield Alias(words_of(long), dimension.name, (tick,))


def _said(text: str) -> dict[str, set[tuple[str, ...]]]:
    """What a description says that its abbreviations stand for, both in lower case."""
    found: dict[str, set[tuple[str, ...]]] = {}
    for long, short in with_words_before(_BEHIND, _WORDS_BEFORE, text):
        words = words_of(long)
        spelled = words[-len(short) :]
        if _are_initials(short, spelled):
            found.setdefault(short.lower(), set()).add(spelled)
    for short, long in (*_BEFORE.findall(text), *_SAID.findall(text)):
        words = words_of(long)[: len(short)]
        if _are_initials(short, words):
            found.setdefault(short.lower(), set()).add(words)
    return found


def _are_initials(short: str, words: tuple[str, ...]) -> bool:
    return "".join(word[0] for word in words).lower() == short.lower() and len(words) >= _FEW


_AFTER_FULL = regex(r" \(([A-Z][A-Za-z]*[A-Z]s?)[,;)]")
_FULL = regex(r"(?:[A-Za-z]+[ -]){1,5}[A-Za-z]+\Z")
"""What is abbreviated, the abbreviation behind it: “word error rates (WER, in percent)”."""


def measures(figure: Figure) -> Iterator[str]:
    """What the description abbreviates what is measured to, where its title has it in full.

    Args:
        figure: the figure.
    """
    title = " ".join(words_of(figure.title))
    for full, short in with_words_before(_AFTER_FULL, _FULL, figure.source.text):
        words = words_of(full)[-len(short.removesuffix("s")) :]
        initials = "".join(word[0] for word in words)
        if initials == short.removesuffix("s").lower() and " ".join(words) in title:
            yield short
            yield " ".join(words)
