"""The words that people read, one file a language."""
