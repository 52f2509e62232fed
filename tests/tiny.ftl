# The words of Tiny: all that a title needs to be played at the terminal, or in the browser by someone who sees lists.

tiny-title = Tiny
tiny-seat-red = Red
tiny-seat-green = Green
tiny-seat-blue = Blue
tiny-ask-bid = The prize is { $prize }: what do you bid?
tiny-ask-card = The prize is { $prize }: which card do you play?
tiny-ask-place = Where do you lay your { $card }?
tiny-topic-bid = { $seat } bids
tiny-topic-lay = { $seat } plays a card
tiny-option-left = left
tiny-option-right = right
tiny-option-1 = 1
tiny-option-2 = 2
tiny-option-3 = 3
tiny-option-4 = 4
tiny-option-5 = 5
tiny-option-6 = 6
tiny-event-rolled = The prize is { $prize }
tiny-event-bid = { $seat } bid { $card }
tiny-event-won = { $seat } wins
tiny-event-laid = { $seat } lays { $card }: { $place }
tiny-event-drew = { $seat } draws
tiny-event-got = { $seat } draws { $card }
tiny-end-most_points = Four rounds are played
tiny-end-winner = Winner: { $winners }
tiny-end-nobody = Nobody wins
