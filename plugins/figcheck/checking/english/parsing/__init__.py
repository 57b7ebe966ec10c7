"""From a clause to its readings: words, what each may mean, and the grammar that combines them."""
