"""A whole corpus of descriptions, checked on Dask: `figcheck audit`.

`sources` divides a corpus into partitions, `work` reads and checks one of them on a worker and
writes its tables, `engine` gives them out and counts, `summary` says what came of it. It needs
the extra `audit`.
"""
