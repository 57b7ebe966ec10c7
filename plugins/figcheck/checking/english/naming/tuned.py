"""Names by the word for how a model was made: “the instruction-tuned Elm”, of “Elm-Instruct”."""

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

_VERSIONS = ("version", "variant", "model")


def aliases(figure: Figure) -> Iterator[Alias]:
    """What names with such a mark are called, singly and together.

    Args:
        figure: the figure.
    """
    for dimension in figure.dimensions:
        own = {tick: words_of(tick) for tick in dimension.ticks}
        marked: dict[str, list[str]] = {}
        for tick, words in own.items():
            for mark in dict.fromkeys((*words[:1], *words[-1:])):
                if len(words) > 1:
                    marked.setdefault(mark, []).append(tick)
        for mark, ticks in marked.items():
            yield from _as_owned(dimension, mark, ticks, own)
            for form in _FORMS.get(mark, ()):
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
