"""What phrases mean: places, terms, predicates, assertions, which become check expressions."""
