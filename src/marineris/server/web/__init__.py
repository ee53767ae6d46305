"""HTTP and WebSockets: the app, its routes, the socket, the protocol."""
