"""The table for people far apart: accounts, lobby, rooms, storage and sockets (docs/server.md).

A worker keeps nothing that cannot be lost: a game is its rows in the database, and a room is only those
rows played again. A choice is applied, committed, and only then told.
"""
