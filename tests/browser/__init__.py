"""Tests in a real browser: people at the real server, by what they see and click."""
