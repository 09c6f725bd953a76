"""Everything that goes over the wire, as types: what is sent, what can be requested, and the answers of REST.

The types of the page are generated from these (`python -m tenages.server.schema`).
"""
