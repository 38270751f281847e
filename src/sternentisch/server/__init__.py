"""The server: tables over HTTP and WebSocket, people, and a database that loses nothing."""
