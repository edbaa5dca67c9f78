"""Every message between a page and the server. The JSON Schema, the TypeScript types and the protocol page of the
documentation are generated from these classes, so their docstrings are written for authors of clients.
"""
