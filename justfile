# Everything that CI checks, but the slow and the browser suites.
check:
    uv run ruff check
    uv run ruff format --check
    uv run mypy
    uv run pytest -m "not slow and not browser"

# The reference pages and the client's types, written from the code.
generate:
    uv run python docs/make_reference.py
    uv run python -m sexton.server.typescript > web/src/protocol.ts

# Development server of the client, in front of a running `sexton serve`.
web:
    cd web && npm run dev
