"""Sentences and their clauses: cut apart, read one by one, their verdicts put together."""
