"""What can be asked over HTTP, and the live connection."""
