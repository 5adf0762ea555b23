"""The campaigns that come with the program, a folder each."""
