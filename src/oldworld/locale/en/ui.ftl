# What the command line and the terminal table say, whichever title.

ui-welcome = oldworld: { $title }. Type a number or a name; `help` lists the commands.
ui-prompt = >
ui-pass_keyboard = Hand the keyboard to { $seat }, then press Enter.
ui-hidden = (the screen was cleared so that hands stay hidden)
ui-unknown_choice = '{ $text }' is not among the options. `why { $text }` explains, `help` lists the commands.
ui-ambiguous = '{ $text }' could be: { $options }
ui-no_number = There is no option { $number }; the last one is { $last }.
ui-card_usage = card NAME: say what you would like to know, for example `card peasant`
ui-more = Enter: go on · q: skip the rest
ui-why = { $reason } [{ $clause }]
ui-why_plain = { $reason }
ui-why_legal = That is legal now: choose it.
ui-why_usage = why TEXT: say what you would like to do, for example `why { $example }`
ui-no_clause = No rule says '{ $word }'.
ui-more_clauses = … and { $count } more; try a longer word.
ui-rules_usage = rules WORD: say what to look for, for example `rules summon`
ui-no_card = No card, figure, region, token or upgrade is called '{ $word }'.
ui-undone = Taken back to choice { $number }.
ui-nothing_to_undo = There is nothing to take back.
ui-undo_seen = Since then something new was seen or somebody else acted. Does everybody agree to take it back? (y/n)
ui-undo_kept = Nothing was taken back.
ui-saved = Saved: { $file }
ui-save_failed = Cannot save { $file }: { $reason }
ui-loaded = Loaded: { $file }
ui-load_failed = Cannot load { $file }: { $reason }
ui-load_again = Which file? load FILE
ui-interrupted = Stopped. The game is saved: { $file }
ui-continue = Go on with: { $command }
ui-kept = The game is over and kept: { $file }
ui-look_again = Look at it again with: { $command }
ui-input_ended = The input has ended.
ui-yes = yes
ui-no = no
ui-log_empty = Nothing has happened yet.
ui-help =
    number or name   choose (a unique beginning is enough: bloodl kis)
    board            show the table again
    hand             your cards, and what they do
    log [N]          the last N things that happened
    why TEXT         why something is not legal, with its rule
    rules WORD       search the rules
    card NAME        what a card, figure or token does, what a region borders
    undo             take your last choice back
    save [FILE]      save the game
    load FILE        go on with a saved game
    quit             leave (asks nothing; the game is saved)
ui-setup_power = Which power do you play?
ui-setup_powers = How many powers play?
ui-setup_people = How many people play at this keyboard?
ui-setup_power_of = Which power does person { $number } play?
ui-setup_enter = (Enter: { $label })
ui-setup_level = How good are the bots?
ui-setup_edition = Which printing's rules?
ui-setup_random = at random
ui-setup_bad = Please type one of: { $options }
ui-level-random = random (they move at random)
ui-level-heuristic = heuristic (each power follows its own plan)
ui-edition-pl = Polish printing
ui-edition-fr = French printing
ui-replay_ok = The record holds: { $choices } choices, { $outcomes } outcomes of chance checked.
ui-replay_step = Enter: next choice · a number: go there · b: back · l: log · q: quit
ui-replay_unknown = '{ $text }' is none of these:
ui-replay_at = Choice { $number } of { $total }: { $seat } — { $choice }
ui-replay_secret = not known yet
ui-replay_start = The start
ui-simulate_title =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } of { $title }
    { $decisions } decisions in { $seconds } s ({ $speed } decisions/s, { $jobs ->
        [one] { $jobs } process
       *[other] { $jobs } processes
    })
ui-simulate_stopped = Stopped: { $games } of { $asked } games { $games ->
    [one] is
   *[other] are
} done.
ui-simulate_wins = Wins by power
ui-simulate_seat = Power
ui-simulate_bot = Bot
ui-simulate_won = Won
ui-simulate_interval = 95% interval
ui-simulate_percent = { $number }%
ui-simulate_percents = { $low } – { $high }%
ui-simulate_points = Points (mean)
ui-simulate_ends = Ways of ending
ui-simulate_rounds = Rounds (mean)
ui-simulate_decisions = Decisions a game
ui-simulate_games_a_second = Games a second
ui-simulate_playing = playing
ui-scenario_ok = ok
ui-scenario_failed = FAILED
ui-scenario_error = ERROR
ui-scenario_summary = { $passed } passed, { $failed } failed
