"""Tools for authors of campaigns: checks, the format as a page and a schema, balance."""
