"""Where a claim stands and of which figure it is judged: labels, what was said before."""
