"""Players made of code, a folder for each game: they see views, never hidden cards."""
