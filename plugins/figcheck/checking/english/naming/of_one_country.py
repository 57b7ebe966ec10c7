"""Adjectives that say of which country all values are: “Australian men”, of men and women."""

from __future__ import annotations

from figcheck.checking.english.figures.of_figures import remembered
from figcheck.checking.english.lexicon.demonyms import demonyms, forms_in_a_word
from figcheck.checking.english.names.forms import words_of
from figcheck.model import Figure


def of_one_country(figure: Figure) -> frozenset[str]:
    """The adjectives of countries that can only say of which one a figure is.

    Args:
        figure: the figure.

    Returns:
        Those of the countries that its title names, or of all if it names none, in lower case;
        none of a figure that lists countries.
    """
    if any(demonyms(words_of(tick)) for d in figure.dimensions for tick in d.ticks):
        return frozenset()
    title = frozenset(words_of(f"{figure.title} {figure.value.label}"))
    known = forms_in_a_word()
    told = [name for name, forms in known.items() if name in title or not forms.isdisjoint(title)]
    return frozenset[str]().union(*(known[name] for name in told or known))


@remembered
def people_of_title(figure: Figure) -> frozenset[str]:
    """What the people of a country in the title are called: “Americans”, of “U.S. adults”.

    Args:
        figure: the figure.
    """
    words = words_of(figure.title)
    runs = [words[i : i + n] for i in range(len(words)) for n in (1, 2)]
    own = {w for run in runs for form in demonyms(run) if len(form) == 1 for w in form}
    return frozenset((*own, *(f"{w}s" for w in own)))
