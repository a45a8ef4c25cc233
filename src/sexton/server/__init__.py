"""The server: HTTP, WebSocket and storage. It knows games, views and prompts, and no rule."""
