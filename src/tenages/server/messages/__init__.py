"""All that goes over the wire, as types: what is sent, what can be wished for, and what the REST interface answers.

The page's own types are generated from these (`python -m tenages.server.schema`).
"""
