"""What differs between two states of a collection: figures, values, sentences, verdicts.

names of two states --opening--> Snapshots --differences--> Comparison --views--> text, pages
"""
