# What the browser's pages say, whichever title; at the end what the board of each title says beside its own files.


## Titles

web-title-chaos = Chaos in the Old World
    .about = Four powers spoil nine regions. Dominate, corrupt and ruin, or turn your dial first.


## Everywhere

web-skip = Skip to the content
web-nav = Pages
web-tables = Tables
web-rules = Rules
web-account = You and your settings
web-theme = Light
web-theme-system = Like the system
web-theme-dark = Dark
web-theme-light = Light
web-theme-now = Light and dark. Now: { $theme }
web-language = Language
web-language-en = English
web-language-pl = Polski
web-language-fr = Français
web-loading = It is on its way.
web-clause = Rule
web-close = Close
web-more = Show more
web-not-now = Not now
web-back = Back to the tables
web-nowhere = There is nothing here
web-nowhere-why = This address leads nowhere.
web-unofficial = Unofficial, for people who own the games. All pictures and texts are our own.


## People

web-come-in = What are you called?
web-come-in-why = A name is enough to play. The others at the table see it.
web-come-in-go = Come in
web-name = Name
web-have-account = You have been here before and kept your name?
web-sign-in = Sign in
web-you = You
web-save = Save
web-saved = It is saved.
web-how-you-like = How you like it
web-keep = Keep your name
web-keep-why = With an e-mail address and a password you come back as yourself, in any browser.
web-keep-go = Keep it
web-kept = Your name is kept under { $email }.
web-email = E-mail address
web-password = Password, at least 10 characters
web-go-away = Going away
web-export = Take your data along
web-sign-out = Sign out
web-sign-out-guest = You are a guest: once signed out, nobody can come back under this name to your games.
web-delete = Delete everything about me
web-delete-sure = Yes, delete it for ever


## Lobby

web-lobby-welcome = Take a seat
web-lobby-about = Board games by their rules: alone against bots, or with friends far away.
web-lobby-wait = { $count ->
    [one] { $count } table waits for you
   *[other] { $count } tables wait for you
}
web-lobby-yours = Your tables
web-lobby-start = Start a game
web-lobby-open = Open tables
web-lobby-none = No table is open.
web-lobby-none-how = A new table with a free seat appears here for everybody.
web-lobby-free = Free: { $seats }
web-lobby-over = Finished games
web-lobby-over-none = Nothing here yet.
web-lobby-over-how = A finished game appears here by itself.
web-row-gathering = { $count ->
    [0] everybody is here
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
web-row-yours = your move
web-row-waits = waits for { $who }
web-row-you = you
web-row-alone = nobody else yet
web-row-go = Take your turn
web-row-open = Open
web-row-look = Look
web-host = you set it up
web-won = { $who } won
web-won-nobody = Nobody won
web-players = { $counts } players
web-play-bots = Play bots now
web-new-table = New table
web-bot = { $level } bot
web-level-random = Careless
web-level-heuristic = Planning
web-sit-go = Look and sit down


## A new table, and gathering at it

web-who-sits = Who sits where
web-seat-me = me
web-seat-open = open for anybody
web-seat-empty = not in the game
web-seat-free = free
web-seats-wrong = This game is played with { $counts } seats; here are { $count }.
web-fill-bots = Bots for the open seats
web-fill-bots-begin = Fill with bots and begin
web-for-whom = For whom
web-kind-open = Everybody sees the table and can sit down
web-kind-private = Only those with the invitation
web-spectators = Others may watch
web-clock = Clock
web-clock-none = No clock
web-clock-live = Live: minutes for all of the game
web-clock-slow = Slow: days for each choice
web-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-clock-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
web-clock-how = Whose time runs out is replaced by a bot until they take their seat again.
web-clock-live-is = { $amount } for each person
web-clock-slow-is = { $amount } for each choice
web-by-rules = By which rules
web-by-default = As the edition has it: { $value }
web-set-up = Set the table up
web-begin = Begin
web-sit = Sit down here
web-get-up = Get up
web-call-off = Call the game off
web-invite = Invite somebody
web-invite-how = Whoever has this link can sit down here, or watch.
web-copy = Copy
web-copied = Copied


## The table

web-board = The table
web-decision = Your decision
web-your-turn = Your turn, { $seat }
web-not-you = Somebody else is deciding
web-you-watch = You are watching
web-waits = Waits for { $who }
web-pick-hint = Choose once to pick, once more to confirm.
web-another = Something else
web-space = Space
web-undo = Take it back
web-reset = Reset my turn
web-ask-back = Ask to take it back
web-ask-back-mine = { $count ->
    [one] You ask the others to take back { $count } move.
   *[other] You ask the others to take back { $count } moves.
}
web-ask-back-theirs = { $count ->
    [one] { $who } asks to take back { $count } move.
   *[other] { $who } asks to take back { $count } moves.
}
web-ask-back-how = Whoever chooses anything goes on, and the question is off the table.
web-ask-back-agreed = has agreed
web-ask-back-awaited = has not answered yet
web-ask-back-see = Look at that moment
web-ask-back-agree = Agree
web-ask-back-refuse = Refuse
web-ask-back-refused = It is not taken back: somebody refused.
web-ask-back-done = It is taken back.
web-time-days = { $days } d { $hours } h
web-time-hours = { $hours } h { $minutes } min
web-time-minutes = { $minutes } min
web-time-little = (little time left)
web-time-left = Time left:
web-time-hurry-live = You have less than a minute left.
web-time-hurry-slow = You have less than two hours left.
web-stood-in = Your time ran out.
web-stood-in-how = A bot plays for you until you come back.
web-stood-in-back = Take my seat again
web-stood-in-bot = a bot stands in
web-log-and-talk = What happened, and what is said
web-talk = Talk
web-talk-new = { $count ->
    [one] { $count } new remark
   *[other] { $count } new remarks
}
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something to the table
web-talk-go = Say it
web-talk-watches = watches
web-talk-hidden = Hidden, because people reported it.
web-talk-more = Mute or report
web-talk-more-of = Mute or report { $name }
web-talk-mute = Read nothing more of { $name }
web-talk-muted = You read nothing of { $name }.
web-talk-hear = Read again
web-talk-report = Report this
web-talk-reported = It is reported.
web-options = You may
web-options-count = { $count ->
    [one] { $count } option
   *[other] { $count } options
}
web-no-options = There is nothing to choose but to pass.
web-why = Why can’t I … ?
web-why-what = What you would like to do
web-why-ask = Ask
web-why-legal = That is allowed now: choose it.
web-log = What happened
web-log-empty = Nothing has happened yet.
web-news = { $count ->
    [one] { $count } thing more happened
   *[other] { $count } more things happened
}
web-away = The connection is gone. Trying again; the table stays as it was.
web-plain = The table as lists
web-over = The game is over
web-you-won = You won
web-again = Play again
web-keys = Keys
web-key-digits = pick an option by its number
web-key-enter = confirm what is picked
web-key-space = pass, where that is an option
web-key-escape = put it down again
web-key-undo = take the last choice back
web-key-help = this list
web-keys-how = Two digits typed quickly are one number. Tab walks through everything else.


## Looking again

web-replay = Watch again
web-replay-of = { $title }, once more
web-replay-table = To the table
web-replay-timeline = Timeline
web-replay-moment = Moment
web-replay-at = Move { $move } of { $moves }
web-replay-first = To the beginning
web-replay-before = One move back
web-replay-after = One move on
web-replay-last = To the end
web-replay-eyes = Through whose eyes
web-replay-eyes-spectator = A spectator’s
web-replay-eyes-all = All-seeing, with every hand
web-replay-eyes-later = When the game is over, you may look through anybody’s.
web-replay-hands = Every hand
web-replay-seat = Your seat
web-replay-bots = The others are bots
web-replay-play = Play on from here
web-replay-play-how = A new game begins at this moment, with new chance. This one stays as it was.
web-replay-ended = Here the game is over. Go back to a moment from which you would like to play on.
web-replay-record = Save the record


## Rules

web-rules-of = Rules of { $title }
web-rules-search = Search rules and cards
web-rules-found = { $count ->
    [0] Nothing says that.
    [one] { $count } place says that.
   *[other] { $count } places say that.
}
web-rules-cards = Cards and pieces
web-rules-which = Rules of which game?


## Refused

refused-offline = The server cannot be reached. Nothing has changed.
refused-failed = Something went wrong on our side. What was chosen before is safe.
refused-no_database = The server’s memory is away for a moment. What was chosen before is safe; try again shortly.
refused-malformed = The server cannot read this ({ $where }: { $reason }).
refused-too_long = This is too long.
refused-too_often = { $seconds ->
    [one] Too much at once. Try again in { $seconds } second.
   *[other] Too much at once. Try again in { $seconds } seconds.
}
refused-other_site = This was asked from another site.
refused-no_door = There is no such place on this server.
refused-no_method = This cannot be done here.
refused-not_signed_in = Come in first: a name is enough.
refused-email_taken = This address is somebody’s already.
refused-wrong_password = Address and password do not belong together.
refused-no_game = There is no such game, or it is not open to you.
refused-no_title = No game is called { $title } here.
refused-seed_alone = Only a game alone can have a seed.
refused-setup = It cannot be set up so: { $reason }
refused-no_such_player = Nobody called { $player } can sit there.
refused-two_seats = You have a seat already.
refused-solo_seats = A game alone needs you in one seat and bots in the others.
refused-too_many_games = { $most ->
    [one] You have { $most } game going on. Finish it first.
   *[other] You have { $most } games going on. Finish one first.
}
refused-no_seat = There is no such seat.
refused-seat_taken = This seat is taken.
refused-not_host = Only who set the table up can do that.
refused-not_seated = You have no seat here.
refused-not_begun = The game has not begun.
refused-begun = The game has begun.
refused-not_asked = Nothing is asked of you now.
refused-no_option = This is not among the options.
refused-illegal = The rules do not allow this.
refused-stale = The table has moved on. This is how it stands now.
refused-nothing_to_undo = There is nothing to take back: somebody has acted since, or something new was seen.
refused-nothing_asked = Nobody asks you to take something back.
refused-stood_in = A bot plays for you. Take your seat again first.
refused-not_stood_in = Nobody stands in for you here.
refused-solo_clock = A game alone has no clock.
refused-still_playing = That has to wait until the game is over.
refused-no_move = This game has no move { $move }; its last is { $moves }.
refused-other_seats = The seats of this game are: { $seats }
refused-over_there = The game is over at that moment. Choose an earlier one.
refused-own_remark = You said this yourself.
refused-no_remark = There is no such remark.
refused-other_rules = This game was begun under other rules ({ $was }; now { $now }).
refused-damaged_game = The record of this game does not hold at row { $number }.


## Chaos in the Old World: set-up

web-chaos-edition = Edition
    .pl = Polish
    .fr = French
web-chaos-field_of_carnage = Field of Carnage bars
    .out = the way out of its region
    .in = the way into its region
web-chaos-ruiners = A ruiner has placed corruption there
    .round = in this round
    .step = in this corruption step
web-chaos-slaanesh_tokens = Corruption tokens in a region that earn Slaanesh a counter
    .v1 = 1
    .v2 = 2
web-chaos-khorne_kills = Kills in a region that earn Khorne a counter
    .v1 = 1
    .v2 = 2
web-chaos-khorne_counter = Khorne’s counter is earned
    .phase = once a region and phase
    .battle = once a region and battle
web-chaos-old_world_deck_3 = Old World cards with three players
    .v8 = 8
    .v6 = 6
web-chaos-plunged_peasants = Peasants rewarded by Plunged Into Chaos
    .kept = are kept
    .returned = go back to the supply


## Chaos in the Old World: the board

web-chaos-map = Map of the Old World, nine regions
web-chaos-sea-claws = Sea of Claws
web-chaos-sea-gulf = Black Gulf
web-chaos-powers = Powers
web-chaos-round = Round { $round }
web-chaos-phases = Phases
web-chaos-phase-old_world = Old World
web-chaos-phase-draw = Draw
web-chaos-phase-summoning = Summoning
web-chaos-phase-battle = Battle
web-chaos-phase-corruption = Corruption
web-chaos-phase-end = End
web-chaos-victory = Victory
web-chaos-victory-all = Victory points of { $most }: { $points }
web-chaos-power-left = { $count } power left
web-chaos-pass-drop = Pass, drop to 0
web-chaos-pass = Pass
web-chaos-do-summon = Summon: { $option }
web-chaos-do-play = Play { $option }
web-chaos-do-place = Place it: { $option }
web-chaos-do-hit = Hit: { $option }
web-chaos-do-move = Move: { $option }
web-chaos-do-discard = Discard { $option }
web-chaos-do-remove = Remove: { $option }
web-chaos-do-kill = Kill: { $option }
web-chaos-do-choose = Choose: { $option }
web-chaos-old-world = The Old World
web-chaos-deck = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
web-chaos-track-empty = empty
web-chaos-threat = threat
web-chaos-dial = { $power }: dial at { $tick } of { $last }, threat { $threat }. Next: { $next }
web-chaos-points = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
}
web-chaos-cards = { $count ->
    [one] card
   *[other] cards
}
web-chaos-upgrades = { $count ->
    [one] upgrade
   *[other] upgrades
}
web-chaos-counters = { $count ->
    [one] counter
   *[other] counters
}
web-chaos-captured = { $count ->
    [one] Peasant
   *[other] Peasants
}
web-chaos-power-now = { $count } power, restored to { $restored }
web-chaos-reserve = In reserve: { $name } { $count } of { $all }
web-chaos-reserve-short = reserve
web-chaos-hand = Your hand
web-chaos-hand-empty = Your hand is empty. New cards come in the Draw Phase.
web-chaos-cost = Cost { $cost }
web-chaos-magic = Magic symbol
web-chaos-copies = { $count } of this card
web-chaos-left = left
web-chaos-right = right
web-chaos-value = value { $value }
web-chaos-populous = value { $value }, populous
web-chaos-to-ruin = { $count } of { $most } until it is ruined
web-chaos-domination = Domination if it were now; Resistance { $resistance } must be beaten
web-chaos-conquest = Who dominates scores { $conquest }.
web-chaos-is-ruined = Ruined, with ruination card { $number }. Most corruption scores { $first }, second { $second }.
web-chaos-was-ruined = Ruined and scored. No card or token may come here any more.
web-chaos-no-region = Tap a region to look at it closely.
web-chaos-here = Here
web-chaos-region-says = { $region }: Resistance { $resistance }, Conquest { $conquest }. { $what }
web-chaos-corruption-of = corruption of { $power }: { $count }
web-chaos-may = may be chosen
web-chaos-dice = Last rolls
web-chaos-upgrades-of = Upgrades in play
web-chaos-discards = Discarded
web-chaos-dial-of = Dial
web-chaos-more = More about { $power }
web-chaos-none = none
web-chaos-zoom = Larger map


## The table as one plays at it

web-motion = Motion
web-motion-system = Like the system
web-motion-normal = Normal
web-motion-half = Half as fast
web-motion-off = None
web-chaos-do-then = { $deed } → { $place }
web-chaos-hits = { $count ->
    [one] { $count } hit
   *[other] { $count } hits
}
web-chaos-dial-at = Position { $tick } of { $last }, Threat { $threat }


## Refused: rematches, uploaded records

refused-seat_kept = This seat is kept for { $name }.
refused-not_kept = This seat is kept for nobody.
refused-record = The record does not hold. Line { $line }: { $reason }
refused-too_many_records = { $most ->
    [one] You have { $most } record here. Take it away first.
   *[other] You have { $most } records here. Take one away first.
}
refused-not_uploaded = This game was played here. It stays for all who sat at it.


## Since one's last turn, rematches, invitations, uploads

web-digest = Since your last turn
web-digest-count = { $count ->
    [one] { $count } thing happened
   *[other] { $count } things happened
}
web-digest-close = Close what came since your last turn
web-digest-news = { $count ->
    [one] { $count } thing happened meanwhile
   *[other] { $count } things happened meanwhile
}
web-ask-back-withdraw = Ask no longer
web-ask-back-withdrawn = The question is off the table: it was withdrawn.
web-rematch = Once more
web-rematch-is-there = Somebody asks for another game.
web-rematch-yours = You are awaited at a new table.
web-rematch-here = is there
web-rematch-go = To the new table
web-rematch-accept = Take my seat
web-rematch-decline = Not this time
web-rematch-rotate = Everybody moves one seat on
web-rematch-awaits = awaited: { $who }
web-rematch-of = The game before this one
web-seat-kept = kept for { $name }
web-seat-kept-you = This seat is kept for you
web-seat-kept-free = Free this seat
web-share = Share
web-invite-code = QR code of the invitation’s link
web-invite-scan = Or hold a telephone’s camera up to this.
web-row-uploaded = uploaded
web-row-unfinished = not finished
web-upload = Look at a game from elsewhere
web-upload-how = Drop the record of a game on this page, choose its file, or paste it. Nobody else sees it unless you pass its link on.
web-upload-choose = Choose a file
web-upload-paste = The record
web-upload-go = Look at it
web-upload-forget = Take this record away
web-upload-forget-sure = Yes, take it away for ever
web-replay-link = Copy the link to this moment
web-muted = People you read nothing of
web-muted-hear = Read { $name } again
refused-no_text = This file is no record: it is not text.


## Letters and news

refused-no_mail = This server sends no letters.
refused-no_email = Keep your name under an e-mail address first.
refused-link_over = This link is over. It works for 20 minutes, and once; ask for another.
refused-post_full = Too many letters are waiting. Try again later.
refused-hook_address = { $reason ->
    [https] The address must begin with https://.
    [unknown] This address cannot be found.
    [own_network] This address leads into the server’s own network.
   *[malformed] This is no address that news can be sent to.
}
refused-hook_failed = { $status ->
    [0] Nothing answered there within 5 seconds.
   *[other] It was answered with status { $status }; news need one from 200 to 299.
}
refused-no_hook = Name an address first.
refused-no_letters = This link ends no letters.

web-keep-by-letter = With an e-mail address you come back as yourself, in any browser: a letter brings a link. It is yours once you have opened that link.
web-keep-password = With a password too
web-claimed = A letter has gone to { $email }. Open the link in it, on any device: only then is the address yours.
web-send-again = Send it again
web-sent-again = It is on its way again.
web-claim-drop = Not this address
web-unconfirmed = It has not been shown that this address is yours; no news go there until then.
web-confirm-go = Send me the letter that shows it
web-address-more = Password and address
web-password-set = The password is set. All other browsers are signed out.
web-password-new = New password, at least 10 characters
web-password-first = A password, at least 10 characters
web-email-new = New e-mail address
web-email-change = Change it
web-email-drop = Take the address away
web-email-drop-sure = Yes, be a guest again
web-link-instead = Without a password
web-link-why = If a name is kept under your address, a letter brings you a link to come in by. A forgotten password is set anew afterwards.
web-link-ask = Send me a link
web-link-sent = If a name is kept under { $email }, a letter is on its way there. Its link holds for 20 minutes.
web-link-welcome = Welcome, { $name }
web-link-go = Come in as { $name }
web-link-confirm = Is this your address, { $name }?
web-link-confirm-go = Yes, it is mine
web-link-under = The name is kept under { $email }.
web-link-leaves = You are here as the guest { $name }. Nobody can come back under that name once you have come in under this one.
web-link-another = Ask for another link
web-away-news = News while you are away
web-away-patience = Tell me when I have been away for
web-away-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
web-away-mail = By letter
web-away-no-mail = This server sends no letters.
web-away-no-address = Keep your name under an e-mail address first, and open the link in the letter.
web-away-turn = It is my turn
web-away-clock = A quarter of my time is left
web-away-begun = The game has begun
web-away-over = The game is over
web-away-undo = Somebody asks to take something back
web-away-try-mail = Send me a letter now
web-away-mail-tried = A letter is on its way to { $email }.
web-nudge = By this browser
web-nudge-on = When it is my turn and I am looking elsewhere while the table is open
web-nudge-denied = This browser forbids it; only its own settings can change that.
web-nudge-try = Show me one now
web-nudge-tried = So it looks.
web-nudge-turn = It is your turn.
web-hook = By a program of your own
web-hook-why = News are posted to an https address, signed: to a chat room, or to a program you wrote.
web-hook-url = Address
web-hook-go = Post news there
web-hook-secret = The secret that signs what is posted. It is shown this once:
web-hook-try = Post something now
web-hook-tried = It was received.
web-hook-drop = Post nothing there
web-no-letters = No more letters
web-no-letters-why = Letters with news about your games end. Links that you ask for still come.
web-no-letters-go = End these letters
web-no-letters-done = No more letters with news will come.
