"""The ways in which descriptions write their numbers down, a module each."""
