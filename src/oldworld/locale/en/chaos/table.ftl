# What is asked, what happens and what is refused at the table of Chaos in the Old World.
# Names of powers, regions, figures and cards arrive as they stand in cards.ftl; sentences must not need them inflected.


chaos-title = Chaos in the Old World


## Phases and stages

chaos-phase-old_world = Old World Phase
chaos-phase-draw = Draw Phase
chaos-phase-summoning = Summoning Phase
chaos-phase-battle = Battle Phase
chaos-phase-corruption = Corruption Phase
chaos-phase-end = End Phase


## What is asked

chaos-ask-action = Summon a figure, play a Chaos card, or pass and lose your remaining power
chaos-ask-summon_where = Summon { $figure }: to which region?
chaos-ask-card_where = Play { $card }: into which card space?
chaos-ask-hit = Battle in { $region }: which target takes your hits?
chaos-ask-early_hit = Battle in { $region }: which target takes this early hit?
chaos-ask-which_die = { $region }: only one die may be rolled. Which one?
chaos-ask-retaliate = { $region }: your Plaguebearers strike back. At whom?
chaos-ask-rot = { $region }: The Final Rotting kills. Whom?
chaos-ask-target_figure = { $region }: which figure is teleported?
chaos-ask-target_region = Teleport { $figure }: to which region?
chaos-ask-gather_region = From which region does blood call figures to { $region }?
chaos-ask-gather_figure = Which figure moves to { $region }?
chaos-ask-shield = { $region }: which of your figures is shielded in battle?
chaos-ask-victim = { $region }: which opponent must discard two cards?
chaos-ask-discard = Discard a Chaos card of your choice ({ $count } to go)
chaos-ask-discard_first = You may discard one Chaos card before drawing
chaos-ask-move_token = { $region }: which token is moved?
chaos-ask-token_region = { $token }: moved to which region?
chaos-ask-seduce = { $region }: which enemy figure do you take control of?
chaos-ask-decay = { $region }: which corruption token is removed?
chaos-ask-place_token = { $token }: placed in which region?
chaos-ask-pair = { $token }: placed in which pair of regions?
chaos-ask-flee = A Peasant flees from { $region }: to where?
chaos-ask-hero = { $region }: which of your figures does the Hero remove?
chaos-ask-return_figure = { $region }: which of your figures goes back to your reserve?
chaos-ask-upgrade = Which upgrade do you put into play?
chaos-ask-remove_corruption = Which corruption token do you remove? ({ $count } to go)
chaos-ask-remove_token = Which Old World token do you remove? ({ $count } to go)
chaos-ask-carry = Does the Acolyte take a Warpstone along from { $region }?
chaos-ask-stand = { $figure }: does it stand on a Chaos card space?
chaos-ask-seduce_cultist = { $region }: which enemy cultist does the Keeper of Secrets take over?
chaos-ask-hero_moves = You may move a Hero to an adjacent region. Which one?
chaos-ask-hero_where = The Hero leaves { $region }: for where?
chaos-topic-act = { $power } is to act
chaos-topic-discard = { $power } is choosing a card to discard
chaos-topic-hits = { $power } is choosing what its hits strike in { $region }
chaos-topic-die = { $power } is choosing which die to roll in { $region }
chaos-topic-upgrade = { $power } is choosing an upgrade
chaos-topic-place = { $power } is choosing where this goes: { $token }
chaos-topic-remove = { $power } is choosing a token to remove
chaos-topic-lose = { $power } is choosing which of its figures leaves { $region }
chaos-topic-old_world = { $power } is moving a token of the Old World
chaos-topic-effect = { $power } is carrying out a card


## Options

chaos-option-pass = pass
chaos-option-more = a further hit on a figure already struck down
chaos-option-yes = yes
chaos-option-no = no
chaos-option-die_card = the die of your card
chaos-option-die_early = the early die of your figures
chaos-option-die_normal = a normal die
chaos-option-peasant = a Peasant
chaos-option-figure = { $figure } ({ $place })
chaos-option-space-left = { $region }, left space
chaos-option-space-right = { $region }, right space
chaos-option-card = { $card } (cost { $cost })
chaos-option-token = { $token } in { $region }
chaos-option-corruption = a corruption token of { $power } in { $region }
chaos-option-pair = { $first } and { $second }
chaos-place-reserve = reserve
chaos-mark-shielded = shielded
chaos-mark-downed = down
chaos-mark-spent = summoned free
chaos-mark-controlled = controlled by { $power }
chaos-mark-standing = on a card space


## What happened

chaos-event-round_began = Round { $round } begins
chaos-event-phase_began = { $phase }
chaos-event-tokens_dealt = { $region } starts with: { $token }
chaos-event-old_world_revealed = Old World card: { $card }
chaos-event-old_world_placed = { $card } is laid on the Old World track
chaos-event-old_world_left = { $card } leaves the game
chaos-event-token_placed = { $token } placed in { $region }
chaos-event-token_removed = { $token } removed from { $region }
chaos-event-token_moved = { $token } moved: { $from } → { $to }
chaos-event-peasant_captured = { $power } captures a Peasant in { $region }
chaos-event-points_scored = { $points ->
        [one] { $power } scores { $points } point
       *[other] { $power } scores { $points } points
    }
chaos-event-points_scored_in = { $points ->
        [one] { $power } scores { $points } point for { $region }
       *[other] { $power } scores { $points } points for { $region }
    }
chaos-event-cards_drawn = { $count ->
        [one] { $power } draws { $count } card
       *[other] { $power } draws { $count } cards
    }
chaos-event-card_drawn = { $power } draws: { $card }
chaos-event-card_discarded = { $power } discards: { $card }
chaos-event-deck_reshuffled = { $power } shuffles the discard pile into a new deck
chaos-event-power_reset = { $points ->
        [one] { $power } has { $points } power point
       *[other] { $power } has { $points } power points
    }
chaos-event-passed = { $power } passes
chaos-event-figure_summoned = { $power } summons { $figure }: { $from } → { $to }
chaos-event-power_spent = { $power } spends power: { $points }
chaos-event-power_gained = { $power } gains power: { $points }
chaos-event-power_lost = { $power } loses power: { $points }
chaos-event-card_played = { $power } plays { $card }: { $space }
chaos-event-figure_moved = { $figure } is moved: { $from } → { $to }
chaos-event-figure_shielded = { $figure } cannot be killed in battle this round
chaos-event-control_taken = { $power } takes control of { $figure }
chaos-event-control_ended = { $figure } obeys its owner again
chaos-event-corruption_placed = { $power } places corruption in { $region }: { $count }
chaos-event-corruption_removed = Corruption of { $power } leaves { $region }: { $count }
chaos-event-battle_began = Battle: { $region }
chaos-event-dice_rolled = { $early ->
        [1] { $power } rolls early dice: { $count }
       *[other] { $power } rolls dice: { $count }
    }
chaos-event-die_rolled = { $power } rolls: { $value }
chaos-event-hit_kept = { $power } keeps a hit on { $figure }
chaos-event-figure_downed = { $figure } is down
chaos-event-figure_killed = { $power } kills { $figure } ({ $region })
chaos-event-hits_lost = { $power } has hits without a target: { $count }
chaos-event-counter_gained = { $power } gains an advancement counter ({ $region })
chaos-event-dominated = { $power } dominates { $region }: { $value } against { $resistance }
chaos-event-not_dominated = Nobody dominates { $region }: { $value } against { $resistance }
chaos-event-not_dominated_tied = Nobody dominates { $region }: a tie at { $value }
chaos-event-region_ruined = { $region } is ruined (ruination card { $number })
chaos-event-card_removed = { $card } leaves { $region }
chaos-event-card_stayed = { $card } stays in { $region }
chaos-event-figure_returned = { $figure } goes back to the reserve ({ $region })
chaos-event-ruin_scored = The ruin of { $region } is scored
chaos-event-dial_advanced = { $power } advances the Threat dial to position { $tick }
chaos-event-upgraded = { $power } puts an upgrade into play: { $upgrade }
chaos-event-game_ended = The game is over: { $reason }
chaos-event-horror_stands = { $figure } stands on a card space: { $space }


## How it ended

chaos-end-dial_at_victory = a Threat dial shows Victory
chaos-end-victory_points = fifty victory points
chaos-end-five_regions_ruined = five regions are ruined
chaos-end-old_world_deck_empty = the Old World deck is empty and all powers lose
chaos-end-victory_points_level = Level on points: the higher Threat wins
chaos-end-five_regions_ruined_level = Level on points: the higher Threat wins
chaos-end-winner = { $count ->
        [one] Winner: { $winners }
       *[other] Shared win: { $winners }
    }
chaos-end-nobody = Nobody wins


## Why not

chaos-why-alike = { $figure } is like { $other }: choose that one
chaos-why-all_spaces_taken = no Chaos card space of the board is free
chaos-why-already_downed = { $figure } is down already and takes no more hits
chaos-why-both_spaces_taken = both card spaces of { $region } are taken
chaos-why-card_too_dear = { $card } costs { $cost }, and you have { $power } power
chaos-why-carnage_bars = a Field of Carnage bars { $region }
chaos-why-carnage_holds = a Field of Carnage keeps { $figure } where it is
chaos-why-daemons_are_immune = { $figure } is a greater daemon; only cultists and warriors can be chosen
chaos-why-figure_too_dear = { $figure } costs { $cost }, and you have { $power } power
chaos-why-game_over = the game is over
chaos-why-hits_must_be_assigned = hits that have a target must be assigned
chaos-why-horror_stands_there = a Horror stands on this space of { $region }
chaos-why-magic_barred = no card with a magic symbol may be played into { $region }
chaos-why-must_choose = this must be carried out; choose one of the options
chaos-why-no_peasant_here = there is no Peasant in { $region }
chaos-why-no_power_left = you have no power left, so your turns are skipped
chaos-why-not_among_options = this is not among the options now
chaos-why-not_in_hand = { $card } is not in your hand
chaos-why-not_in_this_battle = { $figure } is not in { $region }, where the battle is fought
chaos-why-not_who_killed = only who killed your Plaguebearers is struck back; { $figure } is another's
chaos-why-not_your_card = { $card } belongs to another power
chaos-why-not_your_figure = you do not control { $figure }
chaos-why-not_your_turn = it is not your turn; { $power } is to act
chaos-why-not_your_upgrade = this upgrade belongs to another power
chaos-why-nowhere_to_summon = there is no region to which { $figure } can be summoned now
chaos-why-one_at_a_time = choose one thing at a time
chaos-why-one_card_only = with Skaven in { $region } only one Chaos card may be played there
chaos-why-out_of_reach = { $region } is neither a region with one of your figures nor next to one
chaos-why-own_figure = { $figure } is yours; you may not hit it
chaos-why-ruined_takes_no_card = { $region } is ruined; no Chaos card may be played there
chaos-why-ruined_takes_no_token = { $region } is ruined; no Old World token may be placed there
chaos-why-same_region = { $figure } is in { $region } already; a summon leads to another region
chaos-why-shielded = { $figure } cannot be killed in battle this round, so no hits suffice
chaos-why-sixes_only = only hits of dice showing 6 can go to { $figure }, and you have too few
chaos-why-space_taken = this card space of { $region } is taken
chaos-why-summon_or_play = in your turn you summon one figure or play one Chaos card
chaos-why-too_few_hits = it takes { $needed } hits to kill { $figure }, and you have fewer
chaos-why-unknown_word = '{ $word }' is no figure, card, region or option
chaos-why-upgrade_in_play = this upgrade is in play already


## The board in the terminal

chaos-board-region = Region
chaos-board-value = Res/Conq
chaos-board-tokens = Tokens
chaos-board-figures = Figures
chaos-board-corruption = Corruption
chaos-board-cards = Chaos cards
chaos-board-power = Power
chaos-board-points = Points
    .short = Pts
chaos-board-threat = Threat
chaos-board-next = Next tick
chaos-board-counters = Counters
    .short = Adv.
chaos-board-power_points = Power points
    .short = Pow.
chaos-board-hand = Hand
chaos-board-captured = Peasants
    .short = Peas.
chaos-board-upgrades = Upgrades
chaos-board-populous = populous
chaos-board-ruined = ruined ({ $number })
chaos-board-track = Old World track: { $first } | { $second }
chaos-board-header = Round { $round } · { $phase } · Old World deck: { $deck } · ruination cards left: { $ruin }
chaos-board-named = { $name }: { $what }
chaos-board-your_hand = Hand of { $power }
chaos-board-reconstructed = effect reconstructed
chaos-board-magic = magic
chaos-board-legend = * populous · K3 corruption · ✦ magic symbols · >S controlled by Slaanesh · + shielded · x down
chaos-facts-figure = { $power } · { $class } · { $count } in all · cost { $cost }, attack { $attack }, defence { $defence }
chaos-facts-card = { $power } · cost { $cost } · { $copies } in the deck
chaos-facts-card-magic = { $power } · cost { $cost } · magic symbol · { $copies } in the deck
chaos-facts-region = Resistance and Conquest Value { $value } · borders { $beside }
chaos-facts-region-populous = Resistance and Conquest Value { $value } · populous · borders { $beside }
chaos-facts-old_world = Old World card · { $copies } of 28
chaos-facts-old_world-comet = Old World card · comet · { $copies } of 28
chaos-tick-vp = +{ $n } points
chaos-tick-upgrade = upgrade
chaos-tick-draw = { $n } cards
chaos-tick-place_warpstone = { $n ->
    [one] { $n } Warpstone
   *[other] { $n } Warpstones
}
chaos-tick-place_noble = { $n } Nobles
chaos-tick-remove_corruption = −{ $n } corruption
chaos-tick-remove_old_world = −{ $n } tokens
chaos-tick-victory = Victory
