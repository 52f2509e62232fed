# What the server writes to people who are away. Plain text; every letter begins with the greeting.

letter-hello = Hello { $name },


## Ways in

letter-link-subject = Come in as { $name }
letter-link = With this link you come in as { $name }, in any browser:
letter-link-holds = It holds for 20 minutes, and once.
letter-link-not-you = You did not ask for it? Then do nothing: without the link nobody comes in.
letter-claim-subject = Keep the name { $name } under this address
letter-claim = Somebody who plays as { $name } would like to keep the name under this address. If it is you, this link confirms it:
letter-claim-not-you = You do not play under this name? Then do nothing, and do not pass the link on: the address stays yours.
letter-held-subject = You already keep the name { $name }
letter-held = Somebody would like to keep a name under this address, but you already keep { $name } here. With this link you come in as { $name }:
letter-held-not-you = It was not you? Then do nothing: your name and your address stay as they are.
letter-moved-subject = { $name } has another address now
letter-moved = The name { $name } is now kept under another address; no more letters come to this one. Was it not you? Then come in and change your password:
letter-test-subject = A letter to see whether letters come
letter-test = You asked for this, to see whether it reaches you. It does.


## News

letter-turn-subject = { $title }: it is your turn
letter-turn = { $title }: it is your turn. You play { $seat }.
letter-clock-subject = { $title }: your time is running out
letter-clock = { $title }: you play { $seat } and have { $amount } left. After that a bot takes your seat until you come back.
letter-begun-subject = { $title }: the game has begun
letter-begun = { $title }: everybody is here, and the game has begun. You play { $seat }.
letter-over-subject = { $title }: the game is over
letter-over = { $count ->
    [0] { $title }: the game is over. Nobody won.
   *[other] { $title }: the game is over. Won by: { $who }.
}
letter-undo-subject = { $title }: may something be taken back?
letter-undo = { $title }: { $who } asks to take something back. Do you agree?
letter-many-subject = { $count ->
    [one] News from { $count } table
   *[other] News from { $count } tables
}
letter-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
letter-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
letter-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
letter-stop = No more such letters:
