"""What the words of a text may be in a figure: what its sources say, kept for all texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet

from figcheck.checking.english.kinds.confusions import Confusions
from figcheck.checking.english.kinds.contests import Contest
from figcheck.checking.english.kinds.scale import Scale
from figcheck.checking.english.names.names import Names, Ticks
from figcheck.checking.english.parsing.asides import without_asides
from figcheck.checking.english.parsing.automaton import Automaton
from figcheck.checking.english.parsing.plain_words import in_all_figures, plain
from figcheck.checking.english.parsing.rules import Edge
from figcheck.checking.english.parsing.tokens import Token, tokenise
from figcheck.checking.english.parsing.words import OF_ONE_RULE, Edges, PlainWord, Words
from figcheck.checking.english.sources import sources
from figcheck.checking.english.sources.source import Resources, Source
from figcheck.checking.english.sources.unknown import Unknown
from figcheck.model import Figure
from figcheck.patterns import regex

_DECADE = regex(r"([12]\d\d0)s")
"""The years of a decade: "the 1970s"."""

_LONGEST_PHRASE = 6
"""Words of the longest phrases that the lexicon lists."""


class Vocabulary:
    """The words that sentences about a figure are made of.

    Args:
        figure: the figure.
        names: its names.
        scale: in what its values are given.
        automaton: the grammar.
        has_intervals: whether error bars or bands are drawn around values.
        confusions: the figure as a confusion matrix, if it is one.
        contest: the figure as a matrix of contests, if it is one.
    """

    def __init__(
        self,
        figure: Figure,
        names: Names,
        scale: Scale,
        automaton: Automaton,
        *,
        has_intervals: bool = False,
        confusions: Confusions | None = None,
        contest: Contest | None = None,
    ) -> None:
        resources = Resources(figure, names, scale, has_intervals, confusions, contest)
        self._sources = sources(resources)
        self._owning = [s for s in self._sources if type(s).owns is not Source.owns]
        self._looking_ahead = [s for s in self._sources if s.looks_ahead]
        self._unknown = Unknown(resources)
        self._names = names
        self._automaton = automaton
        self._tokens: dict[str, Sequence[Token]] = {}
        self._known: dict[str, Words] = {}
        self._guessed: dict[Words, Words] = {}
        self._asked: dict[tuple[str, str, bool], Sequence[Source]] = {}
        self._plain: dict[str, tuple[PlainWord | None, Sequence[Source]]] = {}

    def tokens(self, text: str) -> Sequence[Token]:
        """The tokens of a text that carry meaning."""
        tokens = self._tokens.get(text)
        if tokens is None:
            tokens = without_asides(tokenise(text), self._names)
            # "ON" is no preposition where something is called so.
            if known := self._names.capitals:
                tokens = [t._replace(word=t.text) if t.text in known else t for t in tokens]
            self._tokens[text] = tokens
        return tokens

    def words(self, text: str) -> Words:
        """The words of a text, as far as they are known."""
        words = self._known.get(text)
        if words is None:
            tokens = self.tokens(text)
            # Sentences are read with their full stop, and said again without it.
            stopped = self._known.get(f"{text}.")
            alike = stopped is not None and stopped.tokens == tokens
            self._known[text] = words = stopped if stopped and alike else self._words(tokens)
        return words

    def _words(self, tokens: Sequence[Token]) -> Words:
        found = [self._at(tokens, place) for place in range(len(tokens))]
        unknown = [place for place, (_, is_known) in enumerate(found) if not is_known]
        return Words(tokens, [edges for edges, _ in found], unknown, self._automaton)

    def _at(self, tokens: Sequence[Token], place: int) -> tuple[PlainWord | Edges, bool]:
        """What may start at a token, and whether anything knows it."""
        token = tokens[place]
        alone = self._alone(tokens, place, token)
        if alone is not None and alone.letter is not None:
            return alone, True
        edges = alone.edges(place + 1) if alone else self._edges(tokens, place)
        if not edges.keys() <= OF_ONE_RULE or self._automaton.quotes(token.word):
            return edges, True
        if token.word.isalpha():
            edges["WORD"] = [(place + 1, token.word)]
        return edges, False

    def classes_first(self, text: str) -> AbstractSet[str]:
        """The classes of what may start at the first word of a text, none if it has none."""
        tokens = self.tokens(text)
        if not tokens:
            return frozenset()
        known = self._known.get(text)
        found = known.found[0] if known is not None else self._at(tokens, 0)[0]
        return (found.meanings if isinstance(found, PlainWord) else found).keys()

    def guessed(self, text: str) -> Words:
        """The words of a text, with what those may be that nothing knows."""
        words = self.words(text)
        guessed = self._guessed.get(words)
        if guessed is None:
            found = list(words.found)
            for place in words.unknown:
                known = found[place]
                assert not isinstance(known, PlainWord)  # noqa: S101
                found[place] = self._unknown.edges(words.tokens, place) | known
            if found == words.found:
                guessed = words
            else:
                guessed = Words(words.tokens, found, words.unknown, self._automaton)
            self._guessed[words] = guessed
        return guessed

    def knows(self, tokens: Sequence[Token], place: int) -> bool:
        """Whether a token is a sign, a word of letters, or part of what is known."""
        token = tokens[place]
        return (
            not token.is_word
            or token.word.isalpha()
            or self._automaton.quotes(token.word)
            or any(
                stop > place
                for start in range(max(0, place - _LONGEST_PHRASE), place + 1)
                for found in self._edges(tokens, start).values()
                for stop, _ in found
            )
        )

    def _alone(self, tokens: Sequence[Token], start: int, token: Token) -> PlainWord | None:
        """What a token may be, if it means that wherever it stands; else `None`.

        Most words of a description are such ones, and come again and again.
        """
        if token.number is not None:
            return None
        word = token.word
        if word not in self._plain:
            depending = [source for source in self._looking_ahead if source.may_depend(word)]
            self._plain[word] = self._found_alone(token), depending
        found, asked = self._plain[word]
        if found is None or (start + 1 < len(tokens) and tokens[start + 1].word in found.goes_on):
            return None
        for source in asked:
            if source.depends(tokens, start):
                return None
        return found

    def _found_alone(self, token: Token) -> PlainWord | None:
        word = token.word
        if self._names.may_begin(token) or self._names.topics.has(token):
            return None
        if word.endswith("s") and _DECADE.fullmatch(word):
            return None
        owned = any(source.owns(word) for source in self._owning)
        found = None if owned else in_all_figures(word, self._automaton)
        return found or plain(word, self._edges((token,), 0), self._automaton)

    def _edges(self, tokens: Sequence[Token], start: int) -> Edges:
        """What may start at a token, without what it may only be guessed to be."""
        token = tokens[start]
        if token.word.endswith("s") and (decade := _DECADE.fullmatch(token.word)):
            return {"DECADE": [(start + 1, float(decade[1]))]}
        edges: Edges = {}
        for source in self._adding(token):
            source.add(edges, tokens, start)
        of_parts = token.word == "all" or "FRACTION" in edges
        if of_parts and (points := _so_called(token, edges.get("TICK", ()))):
            return {"TICK": points}  # "With all labels": where on the axis all are used.
        if "TICK" in edges:
            edges.pop("POSITIVE", None)  # "A positive opinion", where that is an answer.
        many = [(stop, of) for stop, of in edges.get("LABEL", ()) if _is_plural(tokens[stop - 1])]
        if many:
            edges["LABELS"] = many
        return edges

    def _adding(self, token: Token) -> Sequence[Source]:
        """The sources that may know anything of a token, most of which do not."""
        written = (token.text, token.word, token.number is None)
        found = self._asked.get(written)
        if found is None:
            found = self._asked[written] = [s for s in self._sources if s.may_add(token)]
        return found


def _so_called(token: Token, ticks: Iterable[Edge]) -> list[Edge]:
    """The names that begin with a word of single ticks that do not begin with it themselves."""
    single = [(stop, of) for stop, of in ticks if isinstance(of, Ticks) and len(of.ticks) == 1]
    return [(stop, of) for stop, of in single if not of.ticks[0].lower().startswith(token.word)]


def _is_plural(token: Token) -> bool:
    return token.word.endswith("s") and not token.word.endswith("ss")
