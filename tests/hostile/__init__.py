"""Descriptions that try to be more than letters, and what must hold of all that is made of them."""
