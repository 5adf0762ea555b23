"""A campaign as data: its files, its values and its checks."""
