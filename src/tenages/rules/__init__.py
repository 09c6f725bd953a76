"""The rules engine; it imports only the standard library and itself."""
