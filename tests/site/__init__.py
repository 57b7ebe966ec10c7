"""Tests that build whole sites."""  # noqa: A005 - a folder of tests, found by its path
