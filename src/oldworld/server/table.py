"""What a seat receives of a game: built up from what it may know, never filtered out of the whole."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final, cast

from oldworld.kernel.match import NOBODY, Match
from oldworld.kernel.title import View
from oldworld.server import wire
from oldworld.server.room import Room

MOST_LINES: Final = 400
"""The most lines of the log that are sent at once."""


def table(room: Room, seat: str | None, since: int = 0, epoch: int | None = None) -> wire.TableOut:
    """The table as a seat sees it, a spectator for None, with the log from line ``since`` on.

    A browser whose log is of another ``epoch`` may have lines that were taken back: it is told the log anew.
    """
    match = room.match
    title = match.title
    view = match.view(seat)
    start, lines = log(room, seat, since if epoch in (None, room.epoch) else 0)
    return wire.TableOut(
        game=room.game_id,
        title=title.name,
        number=room.number,
        move=len(match),
        seat=seat,
        view=cast(dict[str, Any], view.as_dict()),
        waiting=waiting(room),
        decision=decision(match, seat, view),
        undo=undo(room, seat),
        clock=clock(room),
        log=lines,
        log_from=start,
        epoch=room.epoch,
        digest=digest(room, seat),
        result=result(match),
    )


def waiting(room: Room) -> list[wire.WaitingOut]:
    """Who must decide: the topic of the question is all that everybody may know."""
    title = room.match.title
    return [
        wire.WaitingOut(
            seat=found.seat, said=wire.said(title.name, title.say_topic(found)), bot=room.bot_at(found.seat) != ""
        )
        for found in room.match.pending
    ]


def decision(match: Match, seat: str | None, view: View) -> wire.DecisionOut | None:
    """What is asked of this seat."""
    title = match.title
    for found in match.pending:
        if found.seat == seat:
            return wire.DecisionOut(
                prompt=found.prompt,
                args=found.args,
                said=wire.said(title.name, title.say_prompt(found)),
                options=[
                    wire.OptionOut(text=option.text, said=wire.said(title.name, title.say_option(option.text, view)))
                    for option in found.options
                ],
            )
    return None


def log(room: Room, seat: str | None, since: int = 0) -> tuple[int, list[wire.LineOut]]:
    """What happened and this seat may know, each line with the choice it followed: from which line on, and the lines.

    What was told before is only counted: a long game's log is not put into words anew for each choice.
    """
    before = len(room.told.get(seat or "", ()))
    told, new = _count(room, seat)
    start = max(0, min(since, told[-1]), told[-1] - MOST_LINES)
    counted = told[-1] - len(new)
    if start >= counted:
        return start, new[start - counted :]
    first = bisect_right(told, start)
    old = [line for move in range(first, before) for line in _lines(room, seat, move)]
    return start, old[start - (told[first - 1] if first else 0) :] + new


def whole_log(room: Room) -> list[wire.LineOut]:
    """What happened, hidden or not: only for a game that is over."""
    return [line for move in range(len(room.marks)) for line in _lines(room, None, move, everything=True)]


def _lines(room: Room, seat: str | None, move: int, everything: bool = False) -> list[wire.LineOut]:
    """What happened by the choice before a mark."""
    match = room.match
    start = room.marks[move - 1] if move else 0
    events = match.events(seat, start=start, stop=room.marks[move], everything=everything)
    title = match.title
    return [
        wire.LineOut(move=move, said=wire.said(title.name, saying), clause=clause)
        for saying, clause in title.say_events(events)
    ]


def _count(room: Room, seat: str | None) -> tuple[list[int], list[wire.LineOut]]:
    """How many lines of its log an audience has after each choice, and those lines that were not counted before."""
    told = room.told.setdefault(seat or "", [])
    new: list[wire.LineOut] = []
    for move in range(len(told), len(room.marks)):
        lines = _lines(room, seat, move)
        told.append((told[-1] if told else 0) + len(lines))
        new += lines
    return told, new


def lines_after(room: Room, seat: str, move: int) -> int:
    """How many lines of a seat's log came after so many choices."""
    told, _new = _count(room, seat)
    return told[-1] - told[min(move, len(told) - 1)]


def digest(room: Room, seat: str | None) -> wire.DigestOut | None:
    """What came since a seat's last turn: since the last choice that its person made. Whatever a bot chose that
    stood in for them is news.
    """
    if seat is None:
        return None
    sitter = room.sitter(seat)
    number = room.match.title.seat_names().index(seat)
    chosen = [choice.seat for choice in room.match.choices() if choice.seat != NOBODY]
    last = min(sitter.turn, len(chosen))
    since = next((move for move in range(last, 0, -1) if chosen[move - 1] == number), 0)
    told, _new = _count(room, seat)
    return wire.DigestOut(
        move=since,
        line=told[since],
        lines=told[-1] - told[since],
        unseen=lines_after(room, seat, sitter.seen),
    )


def undo(room: Room, seat: str | None) -> wire.UndoOut:
    """How many choices a seat may take back by itself: nobody else has acted since, and nothing new was seen.

    Bots do not mind: against them alone everything may be taken back, up to the seat's last choice. What others
    have seen is taken back by their consent.
    """
    match = room.match
    proposal = room.proposal
    asked = None
    withdrawn = room.withdrawn
    if proposal is not None:
        back = len(match) - proposal.upto
        asked = wire.ProposalOut(seat=proposal.seat, back=back, agreed=sorted(proposal.agreed))
    if seat is None or match.result is not None:
        return wire.UndoOut(choice=0, turn=0, by_consent=0, proposal=asked, withdrawn=withdrawn)
    alone = room.is_solo()
    names = match.title.seat_names()
    after = len(match.outcomes())
    free: list[int] = []
    """After taking back how many choices each of this seat's choices of the turn is gone."""
    last = 0
    """After taking back how many choices the seat's last one is gone, whoever has seen what."""
    still_free = True
    for back, choice in enumerate(reversed([c for c in match.choices() if c.seat != NOBODY]), 1):
        mine = names[choice.seat] == seat
        if last and not mine:
            break
        still_free = still_free and (alone or (mine and after == choice.outcomes))
        if mine:
            last = last or back
            if still_free:
                free.append(back)
    return wire.UndoOut(
        choice=free[0] if free else 0,
        turn=free[-1] if free else 0,
        by_consent=0 if free else last,
        proposal=asked,
        withdrawn=withdrawn,
    )


def clock(room: Room) -> wire.ClockOut | None:
    """What the clock showed when the last row was written."""
    found = room.clock
    if found is None or room.match.result is not None:
        return None
    left = {seat: round(found.left(seat), 1) for seat in room.match.seats if not room.bot_at(seat)}
    return wire.ClockOut(kind=found.kind, seconds=found.seconds, left=left, at=found.last, deadline=room.deadline())


def result(match: Match) -> wire.ResultOut | None:
    """How the game ended."""
    found = match.result
    if found is None:
        return None
    return wire.ResultOut(
        reason=wire.Said(id=f"{match.title.name}-end-{found.reason}"),
        clause=found.clause,
        winners=list(found.winners),
        ranking=[list(group) for group in found.ranking],
        points=found.points,
    )
