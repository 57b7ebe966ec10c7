"""From an English sentence to check expressions, and from these to a verdict.

A claim passes through these packages, each of which knows the next:

1. `claims/`: `judge.py` chooses the figure that a claim is about (the whole, a panel, a group of
   columns …) and where it looks: what its label says (`standing.py`), what the sentence before it
   left (`carried.py`, `discourse.py`). What `stance/` lists, it takes off: “It turns out that”.
2. `sentences/`: `sentence.py` takes a sentence as it stands, then in other words (`recasting/`),
   then clause by clause: `clauses.py` cuts, `piecewise.py` goes from clause to clause,
   `antecedents.py` says what each is about, `compounds.py` puts their verdicts together. Where
   there are several ways to take a sentence, they must agree.
3. `sentences/clause_verdicts.py` has a clause read, of the figure and of those that are made of it
   (`figures/`: sums, shares, changes …; `kinds/` tells what a figure is, and what it measures).
   `verdicts.py` evaluates the readings with `checking/language`: if they come to different
   verdicts, there is none.
4. `parsing/`: `reader.py` reads the clause. `vocabulary.py` gives each word its possible meanings,
   which the `sources/` know: numbers, the figure's `names/` and other ways of `naming/`, and the
   `lexicon/`. `parse.py` combines them by the rules of `families/` and `phrases/`; `automaton.py`
   and `shape.py` keep it from trying what cannot fit. Rules build `meanings/`, which become
   formulas. Every word must be accounted for.
5. `senses/`: `sense.py` and the modules beside it drop readings that make no sense for the figure.

Modules named for a turn of phrase (`apiece.py`, `pairwise.py` …) each know one thing that 1 to 5
have to respect. What they share is in `lexicon/shared_words.py` (patterns), `names/forms.py`
(plurals and the like), `lexicon/entries.py` (classes of words), `meanings/meaning.py` (places) and
`recasting/plain.py`.

To add words, write them into a `*.toml` file of `lexicon/`; a kind of claim, add a module to
`families/`; a turn that known words can say, one to `recasting/`. Each needs sentences in
`tests/…/fixtures`: true ones, false ones, and ones that must stay open.
"""
