"""All names of a figure by their first words: of its ticks, its dimensions and their units."""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from figcheck.checking.english.kinds.polarity import is_measure_word
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.lexicon.entries import classes_in
from figcheck.checking.english.names.forms import (
    COMMON,
    MEANS,
    brand_of,
    nouns_of,
    parts_of,
    toggled,
    words_of,
)
from figcheck.checking.english.names.index import Index, Label, Ticks, matches
from figcheck.checking.english.names.label_words import (
    LABEL_PARTS,
    axis_units,
    is_misnamed,
    is_year,
)
from figcheck.checking.english.naming import aliases, labels
from figcheck.checking.english.naming.columns import means
from figcheck.checking.english.naming.counted_things import kinds, ticks_counted
from figcheck.checking.english.naming.hypernyms import more_general
from figcheck.checking.english.naming.synonyms import (
    ALIASES,
    ALIKE,
    AMOUNTS,
    AXES_ALIKE,
    DEGREES,
    KINDS,
    MARKERS,
    OCCASIONS,
    ROLE_WORDS,
    TIME_WORDS,
    role_words,
)
from figcheck.checking.english.naming.told import counted_things
from figcheck.checking.english.parsing.tokens import tokenise
from figcheck.checking.language.order import is_ordered
from figcheck.model import Dimension, Figure, Kind, Role
from figcheck.patterns import regex
from figcheck.times import is_time, year_of

_LETTER_OF = regex(r"\b(\w)['’]s\b")
_LETTERED = regex(r"\((\w)\)|\Z")
_IS_MARKED = regex(r"[^\W\d_]|%$")
_BEFORE_NAMES = ("at", "in", "on", "for", "during", "with", "under")
"""What the names of places may begin with, as a text that lists values writes them."""

_KNOWN_INITIALS = {"LR": "learning rate", "BS": "batch size", "WD": "weight decay"}
"""What no description need explain."""


class Indexes:
    """The names of a figure, collected once.

    Args:
        figure: the figure.
        attributes: the dimensions that only say what each tick of another one is.
        units: the words in which the axis of values gives its unit.

    Attributes:
        ticks: names of ticks.
        labels: names of dimensions.
        axis_units: units of axes, which are none of the values.
        capitals: the ticks that are plain words in capital letters: "ALL", "IT".
        kinds: nouns for what is compared, which are no names: “agent”.
    """

    def __init__(
        self, figure: Figure, attributes: AbstractSet[Dimension], units: frozenset[str]
    ) -> None:
        self._dimensions = figure.dimensions
        self.ticks = Index()
        self.labels = Index()
        self.capitals: dict[str, Ticks] = {}
        # "At 128k", beside a panel called "Extended (128k window)", is a place of the axis.
        self._wholes = {words_of(t): d.name for d in figure.dimensions for t in d.ticks}
        self.kinds = kinds(figure)
        # "Irrigation" is no other name for yields of irrigated fields.
        scale = Scale.of(figure)
        counts_cases = scale.counts or scale.rates
        for dimension in figure.dimensions:
            if dimension in attributes:
                continue  # "The closed models" are models, by whatever column says so.
            # Of a figure of one year, that year is a place as well: “In 2019, …”.
            if len(dimension.ticks) > 1 or all(n and is_year(n) for n in dimension.numbers):
                self._add_ticks(dimension)
                if counts_cases:
                    self._add_happenings(dimension)
            self._add_label(dimension, figure)
            if len(dimension.ticks) > 1 and is_time(dimension):
                self._add_time(dimension)
        for dimension in figure.dimensions:
            for word in role_words(dimension, figure):
                self.labels.add((word,), Label(dimension.name))
                self.labels.add((word + "s",), Label(dimension.name))
        self._add_from_title(figure)
        self._add_markers(figure)
        self._add_axis_nouns()
        for dimension in figure.dimensions:
            self._add_alike(dimension)
        self._add_more_general()
        self.axis_units = Index()
        for dimension in figure.dimensions:
            for words in axis_units(dimension, figure, units):
                self.axis_units.add(words, Label(dimension.name))
        self._add_aliases(figure)

    def _is_label(self, words: tuple[str, ...], of: Label | None = None) -> bool:
        """Whether some words begin with the name of a dimension; with more of its own they may."""
        found = matches(self.labels, tokenise(" ".join(words)), 0)
        return any(stop == len(words) or label != of for stop, label in found)

    def _add_ticks(self, dimension: Dimension) -> None:
        parts: dict[tuple[str, ...], list[str]] = {}
        for tick in dimension.ticks:
            # "(a) Inference" is also "panel (a)".
            if (lettered := _LETTERED.match(tick)) and lettered.group(1):
                for word in ROLE_WORDS[dimension.role]:
                    parts.setdefault((word, lettered.group(1).lower()), []).append(tick)
        # "304", of alloys most of which have letters in their names.
        worded = [any(map(str.isalpha, tick)) for tick in dimension.ticks].count(True)
        named = 2 * min(worded, dimension.numbers.count(None)) > len(dimension.ticks)
        # "300 K", of rows that are called "At 10 K", "At 300 K".
        first = {words_of(tick)[:1] for tick in dimension.ticks}
        all_at = len(first) == 1 and not first.isdisjoint((w,) for w in _BEFORE_NAMES)
        for tick, number in zip(dimension.ticks, dimension.numbers, strict=True):
            words = words_of(tick)
            in_capitals = len(words) == 1 and _is_word_in_capitals(tick)
            if number is not None and not any(w.isalpha() for w in words):
                # "10B", "1e-3" and "40%" name their ticks, as a year does, but no bare number.
                if named or is_year(number) or _IS_MARKED.search(tick):
                    self.ticks.add(words, Ticks(dimension.name, (tick,)))
                continue
            if in_capitals:
                self.capitals[tick] = Ticks(dimension.name, (tick,))
            else:
                self.ticks.add(words, Ticks(dimension.name, (tick,)))
            if all_at and len(words) > 1:
                parts.setdefault(words[1:], []).append(tick)
            plain = len(words) > 1 and not any(map(is_measure_word, words))
            for part in dict.fromkeys(parts_of(tick, words)):
                # "The mean occupancy" beside “Avg. stay” is no stay.
                if part != words and not (plain and MEANS.issuperset(part)):
                    parts.setdefault(part, []).append(tick)
        whole = {words_of(t) for t in dimension.ticks} | {(noun,) for noun in self.kinds}
        for group in ALIASES:
            for tick in dimension.ticks:
                if words_of(tick) in group:
                    for other in group:
                        parts.setdefault(other, []).append(tick)
        # "Every league" is all of them, not the Premier League.
        # and GPUs are no "tokens/s/GPU" where an axis counts them.
        whole |= {
            form for d in self._dimensions for n in (words_of(d.name),) for form in (n, toggled(n))
        }
        for part, ticks in parts.items():
            if part == (brand_of(ticks[0]),) and any(
                tick.lower().startswith(part[0]) for tick in dimension.ticks if tick not in ticks
            ):
                continue  # "Qwen", of “Qwen2.5-7B” beside “Qwen3”, is either.
            if part not in whole and self._wholes.get(part, dimension.name) == dimension.name:
                self.ticks.add(part, Ticks(dimension.name, tuple(ticks)))

    def _add_happenings(self, dimension: Dimension) -> None:
        """What becomes of cases: “rejections”, “the admission rate”, where it is a dimension."""
        ticks = [tick.lower() for tick in dimension.ticks]
        made = {tick: tuple(nouns_of(tick)) for tick in ticks if tick.isalpha()}
        if len(made) < len(ticks) or not 2 * sum(map(bool, made.values())) >= len(ticks):
            return
        for tick in dimension.ticks:
            for noun in made[tick.lower()]:
                self.ticks.add((noun,), Ticks(dimension.name, (tick,)))

    def _add_time(self, dimension: Dimension) -> None:
        """Points of time: "FY 2014", and "2012" for "August 2012"."""
        for words in TIME_WORDS:
            self.labels.add(words, Label(dimension.name))
        own = {w for d in self._dimensions for n in (d.name, *d.ticks) for w in words_of(n)}
        for noun in sorted(OCCASIONS):
            forms = sorted({(noun,), toggled((noun,))})
            if own.isdisjoint(form[0] for form in forms):
                for form in forms:
                    self.labels.add(form, Label(dimension.name))
        years: dict[str, list[str]] = {}
        for tick in dimension.ticks:
            years.setdefault(year_of(tick), []).append(tick)
        known = set(map(words_of, dimension.ticks))
        for year, ticks in years.items():
            if year and (year,) not in known:
                self.ticks.add((year,), Ticks(dimension.name, tuple(ticks)))

    def _add_markers(self, figure: Figure) -> None:
        """The axis along which lines go by where their values are drawn: “at every marker”."""
        axis = figure.dimension(Role.X)
        ordered = axis is not None and len(axis.ticks) > 1 and is_ordered(axis)
        if axis is None or not ordered or figure.kind is not Kind.LINE:
            return
        own = {w for d in self._dimensions for n in (d.name, *d.ticks) for w in words_of(n)}
        for noun in MARKERS:
            if own.isdisjoint((noun[-1], f"{noun[-1]}s")):
                self.labels.add(noun, Label(axis.name))
                self.labels.add((*noun[:-1], f"{noun[-1]}s"), Label(axis.name))

    def _add_axis_nouns(self) -> None:
        """An axis of numbers by what it is called as well: concentrations are doses."""
        own = {w for d in self._dimensions for n in (d.name, *d.ticks) for w in words_of(n)}
        for dimension in self._dimensions:
            if len(dimension.ticks) < 2 or not is_ordered(dimension) or None in dimension.numbers:
                continue
            words = {*words_of(dimension.name)}
            for group in AXES_ALIKE:
                for noun in group - own if group & words else ():
                    if not self._is_label((noun,)):
                        self.labels.add((noun,), Label(dimension.name))

    def _add_from_title(self, figure: Figure) -> None:
        """A dimension by what the title counts: "Accuracy of Four Optimizers" names four lines."""
        for noun, dimension in ticks_counted(figure):
            if not self._is_label((noun,)):
                self.labels.add((noun,), Label(dimension.name))
                self.labels.add(toggled((noun,)), Label(dimension.name))

        for words, name in labels(figure):
            for form in (words, words[-1:]):
                if not self._is_label(form, Label(name)):
                    self.labels.add(form, Label(name))
                    self.labels.add(toggled(form), Label(name))

    def _add_alike(self, dimension: Dimension) -> None:
        """A dimension of methods by the name of systems, where no other is called so."""
        words = {w for d in self._dimensions for w in words_of(d.name)}
        for group in ALIKE:
            kinds = {k for word in group for k in KINDS.get(word, ())}
            own = [w for w in words_of(dimension.name) if {w, *toggled((w,))} & {*group, *kinds}]
            others = [d for d in self._dimensions if d is not dimension]
            shared = any({w, *toggled((w,))} & set(group) for d in others for w in words_of(d.name))
            if own and not shared:
                for word in set(group) - words:
                    self.labels.add((word,), Label(dimension.name))
                    self.labels.add(toggled((word,)), Label(dimension.name))

    def _add_more_general(self) -> None:
        """A dimension of mammals by what those are, where no other is of animals too."""
        found: dict[str, set[Label]] = {}
        ticks = {words for known in self.ticks.entries.values() for words, _ in known}
        for entries in list(self.labels.entries.values()):
            for words, label in entries:
                if isinstance(label, Label):
                    for noun in more_general(words[-1]):
                        found.setdefault(noun, set()).add(label)
        for noun, of in found.items():
            for words in ((noun,), toggled((noun,))):
                if len(of) == 1 and not self._is_label(words) and words not in ticks:
                    self.labels.add(words, *of)

    def _add_aliases(self, figure: Figure) -> None:
        """What the ticks are called in other words, where these are no names themselves."""
        known = {
            words: {m.dimension for w, m in found if w == words and isinstance(m, Ticks)}
            for entries in (self.ticks.entries, self.labels.entries)
            for found in entries.values()
            for words, _ in found
        }
        named = {d.name for d in figure.dimensions if d.role is not Role.PANEL}
        axes = {
            words
            for found in self.labels.entries.values()
            for words, label in found
            if isinstance(label, Label) and label.dimension in named
        }
        for alias in aliases(figure):
            # "Group size 32: 7.8, 6.1" explains no point of the axis "Group Size".
            of_axis = alias.words in axes and alias.words not in map(words_of, alias.ticks)
            if alias.alone:
                self.ticks.drop(alias.words, alias.dimension)
                known.pop(alias.words, None)
            if not alias.ticks:
                continue
            if not of_axis and alias.dimension not in known.get(alias.words, ()):
                self.ticks.add(alias.words, Ticks(alias.dimension, alias.ticks))
        for alias in means(figure):  # Beside what else is called so.
            self.ticks.add(alias.words, Ticks(alias.dimension, alias.ticks))

    def add_shared(self, dimension: Dimension) -> bool:
        """A dimension by the one word that all of its ticks share: “both losses”."""
        if dimension.name != dimension.role or len(dimension.ticks) < 2:
            return False
        ticks = [[w for w in words_of(t) if w.isalpha() and len(w) > 2] for t in dimension.ticks]
        last = {t[-1] if t else "" for t in ticks}
        if len(last) != 1 or last & {"", *COMMON}:
            return False
        word = last.pop()
        for words in ((word,), toggled((word,)), (word + "es",), *_counts((word,))):
            self.labels.add(words, Label(dimension.name))
        return True

    @staticmethod
    def _initials(label: str, figure: Figure) -> str:
        """What a label of several words is shortened to where the description does so: “LR”."""
        short = "".join(w[0] for w in words_of(LABEL_PARTS.sub("", label)) if w.isalpha()).upper()
        names = {t for d in figure.dimensions for t in (d.name, *d.ticks)}
        if len(short) < 2 or any(short in name for name in names):
            return ""
        if short in _KNOWN_INITIALS:
            return short.lower()
        return short.lower() if re.search(rf"\b{short}\b", figure.source.text) else ""

    def _add_label(self, dimension: Dimension, figure: Figure) -> None:
        if is_misnamed(dimension, figure):
            return
        labels = _labels_of(dimension, figure)
        for short in [s for label in labels if (s := self._initials(label, figure))]:
            self.labels.add((short,), Label(dimension.name))
        for short in _KNOWN_INITIALS.keys() & {label.upper() for label in labels}:
            known = words_of(_KNOWN_INITIALS[short])
            for words in (known, toggled(known)):
                self.labels.add(words, Label(dimension.name))
        others = {w for d in figure.dimensions if d is not dimension for w in words_of(d.name)}
        # "674 trips" are so many, though an axis shows the start of the trip.
        others |= {w for c in counted_things(figure) for w in (c, *toggled((c,)))}
        for label in labels:
            words = words_of(LABEL_PARTS.sub("", label)) or words_of(label)
            self._add_wordings(dimension, label, words)
            self._add_parts(words, others, Label(dimension.name))

    def _add_wordings(self, dimension: Dimension, label: str, words: tuple[str, ...]) -> None:
        """Adds what a label is called as a whole: “number of steps”, “step counts”."""
        meant = Label(dimension.name)
        self.labels.add(words, meant)
        self.labels.add(toggled(words), meant)
        for word in AMOUNTS:
            self.labels.add((word, "of", *words), meant)
        if "of" in words[1:-1]:
            # "One hour of data", of an axis "Hours of labelled data".
            head, what = words[: words.index("of")], words[words.index("of") + 1 :]
            for noun in (head, toggled(head)):
                for of_what in {what, what[-1:]}:
                    self.labels.add((*noun, "of", *of_what), meant)
        if all(re.match(r"\d", tick) for tick in dimension.ticks):
            # "at both step counts", of an axis "Steps", or "Number of steps"
            for name in _counts(words[2:] if words[:2] == ("number", "of") else words):
                self.labels.add(name, meant)
        if None not in dimension.numbers and words[-1:] not in {(w,) for w in DEGREES}:
            for word in DEGREES:  # "a nitrogen rate of 50", "at every sparsity level"
                self.labels.add((*words, word), meant)
                self.labels.add((*words, f"{word}s"), meant)
        for letter in _LETTER_OF.findall(label):
            self.labels.add((letter.lower(),), meant)
            for noun in (words[-1:], toggled(words[-1:])):
                # "two-digit y", on an axis of the number of y's digits.
                self.labels.add((*noun, letter.lower()), meant)
                self.labels.add((letter.lower(), *noun), meant)

    def _add_parts(self, words: tuple[str, ...], others: set[str], meant: Label) -> None:
        """Adds the parts of a label that are no words of others: “channels”, “digits”."""
        # "the number of y digits", and of both axes "the number of digits".
        plain = tuple(w for w in words if w not in {"'s", "s"})
        shared = tuple(w for w in plain if len(w) > 1)
        for name in {plain, shared} - {words}:
            if len(name) > 1:
                self.labels.add(name, meant)
        for start in range(1, len(words) - 1):
            if words[start] not in others | COMMON:
                # "the sender's channels", of the number of the sender's channels.
                self.labels.add(words[start:], meant)
        for size in range(1, len(words)):
            for start in range(len(words) - size + 1):
                piece = words[start : start + size]
                if not others.intersection(piece) and not COMMON.issuperset(piece):
                    self.labels.add(piece, meant)
                    for word in AMOUNTS:
                        self.labels.add((word, "of", *piece), meant)
                    self.labels.add(toggled(piece), meant)


def _labels_of(dimension: Dimension, figure: Figure) -> set[str]:
    """What a dimension is called: by its name, and by the label of its axis."""
    labels = {dimension.name}
    # The axis of lying bars gives their values.
    others = {
        "",
        figure.value.label,
        *(d.name for d in figure.dimensions if d is not dimension),
    }
    if dimension.role is Role.X and figure.x_axis.label not in others:
        labels.add(figure.x_axis.label)
    if dimension.role is Role.Y and figure.y_axis.label:
        labels.add(figure.y_axis.label)
    # "Sim" on the axis of a scatter plot is what is measured of the points, and "Delay (ms per
    # item)" the column "Delay (ms)" of the table beside it.
    measured = {t for d in figure.dimensions if d is not dimension for t in d.ticks}
    columns = {words_of(LABEL_PARTS.sub("", t)) for t in measured}
    return {
        t for t in labels if t not in measured and words_of(LABEL_PARTS.sub("", t)) not in columns
    }


def _counts(words: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """What numbers of things are called: “thread counts”, of “Threads”."""
    for noun in (words, toggled(words)):
        for many in ("count", "counts"):
            yield (*noun, many)


def _is_word_in_capitals(tick: str) -> bool:
    """Whether a name is told from a word of the language by its capital letters alone: “ALL”."""
    if len(tick) < 2 or not tick.isalpha() or not tick.isupper():
        return False
    return tick.lower() in COMMON or bool(classes_in(tick.lower()))
