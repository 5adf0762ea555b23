"""What reports of measurements are made of: estimates with intervals, plots, and HTML pages."""
