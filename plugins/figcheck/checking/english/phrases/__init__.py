"""Rules of the grammar that all families share: for places, amounts, subjects, settings."""
