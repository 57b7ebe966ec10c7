"""From an English sentence to check expressions, and from these to a verdict.

A claim passes through these modules, each of which knows the next:

1. `judge.py` takes the claim. It chooses the figure that it is about (the whole, a panel, a group
   of columns …) and where it looks: what its label says (`standing.py`), what the sentence before
   it left (`carried.py`, `discourse.py`). What `stance/` lists, it takes off: “It turns out that”.
2. `sentences.py` takes the sentence as it stands, then in other words (`recasting/`), then clause
   by clause: `clauses.py` cuts, `piecewise.py` goes from clause to clause, `antecedents.py` says
   what each is about, `compounds.py` puts their verdicts together. Where there are several ways
   to take a sentence, they must agree.
3. `clause_verdicts.py` has a clause read, of the figure and of those that are made of it
   (`derived.py`, `*_figures.py`: sums, shares, changes …). `verdicts.py` evaluates the readings
   with `checking/language`: if they come to different verdicts, there is none.
4. `reader.py` reads the clause. `vocabulary.py` gives each word its possible meanings, which the
   sources in `lexical/` know: numbers, the figure's names (`names.py`, `naming/`) and the `*.toml`
   files (`lexicon.py`). `parse.py` combines them by the rules of `families/` and of the modules
   beside them that all families share; `automaton.py` and `shape.py` keep it from trying what
   cannot fit. Rules build `meaning.py`, `statements.py` and `assertions.py`, which become formulas.
5. `sense.py` drops readings that make no sense for the figure. Every word must be accounted for.

Modules named for a turn of phrase (`apiece.py`, `pairwise.py` …) each know one thing that 1 to 4
have to respect. What they share is in `shared_words.py` (patterns), `name_forms.py` (plurals and
the like), `lexicon.py` (classes of words), `meaning.py` (places) and `recasting/plain.py`.

To add words, write them into a `*.toml` file; a kind of claim, add a module to `families/`; a turn
that known words can say, one to `recasting/`. Each needs sentences in `tests/…/fixtures`: true
ones, false ones, and ones that must stay open.
"""
