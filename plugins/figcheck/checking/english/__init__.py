"""From an English sentence to check expressions."""
