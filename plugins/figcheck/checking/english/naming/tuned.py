"""Names by the word for how a model was made: “the instruction-tuned Elm”, of “Elm-Instruct”.

Beside one that is called the base, those that are named for ways to tune it are “the tuned models”.
"""

from __future__ import annotations

from collections.abc import Iterator

from figcheck.checking.english.names.forms import words_of
from figcheck.checking.english.naming.alias import Alias
from figcheck.checking.english.naming.members import called, nouns_for
from figcheck.model import Dimension, Figure

_FORMS: dict[str, tuple[str, ...]] = {
    "instruct": ("instruction tuned", "instruct tuned", "instruction finetuned"),
    "chat": ("chat tuned",),
    "ft": ("fine tuned", "finetuned"),
    "finetuned": ("fine tuned",),
    "distil": ("distilled",),
    "distill": ("distilled",),
    "quant": ("quantized", "quantised"),
    "int8": ("8 bit",),
    "int4": ("4 bit",),
    "sup": ("supervised",),
    "unsup": ("unsupervised",),
    "semi": ("semi supervised",),
    "multi": ("multilingual",),
    "mono": ("monolingual",),
    "aug": ("augmented",),
    "pre": ("pretrained",),
}
"""What names are marked with, and what that is short for."""

_BASES = frozenset(
    {("base",), ("base", "model"), ("pretrained",), ("pre", "trained"), ("untuned",)}
)
_TUNING = frozenset(
    "sft dpo ppo grpo rlhf rlaif rlvr orpo kto ipo simpo rloo reinforce raft rft lora qlora dora "
    "adapter adapters ia3 bitfit prefix ft finetuning finetuned tuned tuning instruct "
    "distilled".split()
)
"""Words in the names of ways to tune a model."""

_TUNED = ("fine tuned", "finetuned", "tuned", "post trained", "posttrained")

_VERSIONS = ("version", "variant", "model")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What names with such a mark are called, singly and together.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        tuned = tuple(_beside_base(dimension))
        yield from tuned
        own = {tick: words_of(tick) for tick in dimension.ticks}
        marked: dict[str, list[str]] = {}
        for tick, words in own.items():
            for mark in dict.fromkeys((*words[:1], *words[-1:])):
                if len(words) > 1:
                    marked.setdefault(mark, []).append(tick)
        for mark, ticks in marked.items():
            yield from _as_owned(dimension, mark, ticks, own)
            for form in _FORMS.get(mark, ()):
                if tuned and form in _TUNED:
                    continue  # "Full FT" is one of several that are tuned.
                yield from _as(dimension, mark, tuple(form.split()), ticks)


def _as(
    dimension: Dimension, mark: str, form: tuple[str, ...], ticks: list[str]
) -> Iterator[Alias]:
    """The ticks by the word that a mark is short for."""
    yield from called(form, dimension, ticks, nouns_for(dimension))
    for tick in ticks:
        stem = tuple(word for word in words_of(tick) if word != mark)
        yield Alias((*form, *stem), dimension.name, (tick,))
        for noun in _VERSIONS[:2]:
            yield Alias((*form, noun, "of", *stem), dimension.name, (tick,))
            yield Alias((*stem, "s", *form, noun), dimension.name, (tick,))


def _as_owned(
    dimension: Dimension, mark: str, ticks: list[str], own: dict[str, tuple[str, ...]]
) -> Iterator[Alias]:
    """“Elm's chat version”, where other names have the same stem."""
    stems = {t: tuple(word for word in own[t] if word != mark) for t in ticks}
    if not mark.isalpha() or len(ticks) < 2:
        return
    for tick, stem in stems.items():
        if stem:
            for noun in _VERSIONS[:2]:
                yield Alias((*stem, "s", mark, noun), dimension.name, (tick,))


def _beside_base(dimension: Dimension) -> Iterator[Alias]:
    """“All tuned models”, of “Base”, “SFT”, “DPO” and “LoRA”."""
    base = [tick for tick in dimension.ticks if words_of(tick) in _BASES]
    rest = [tick for tick in dimension.ticks if tick not in base]
    if len(base) == 1 and len(rest) > 1 and all(not _TUNING.isdisjoint(words_of(t)) for t in rest):
        for form in _TUNED:
            yield from called(tuple(form.split()), dimension, rest, nouns_for(dimension))
