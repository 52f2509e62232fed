"""The doors of the server: what can be asked over HTTP and what is told over a socket."""
