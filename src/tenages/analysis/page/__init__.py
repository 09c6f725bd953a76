"""An analysis as a report: one HTML file, for a screen, a phone or a print."""
