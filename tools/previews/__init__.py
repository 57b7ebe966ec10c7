"""Previews of pull requests beside the published site.

Two kinds of job use this. Those that build run a stranger's changes and may write nothing; those
that publish run this repository's own code, and take what was built for hostile data.
"""
