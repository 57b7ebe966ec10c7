"""The words that the grammar knows, by class, with their forms; the files `*.toml` list them."""
