# The names and card texts of Chaos in the Old World, in our own words.
# "You" is always the power that played the card; "here" is the region of the card.
# The immediate text of an Old World card is carried out by the player with the lowest Threat.


## Regions

chaos-region-norsca = Norsca
chaos-region-troll_country = Troll Country
chaos-region-kislev = Kislev
chaos-region-empire = The Empire
chaos-region-bretonnia = Bretonnia
chaos-region-estalia = Estalia
chaos-region-tilea = Tilea
chaos-region-border_princes = The Border Princes
chaos-region-badlands = The Badlands


## Powers

chaos-power-khorne = Khorne
    .title = the Blood God
chaos-power-nurgle = Nurgle
    .title = the Plaguelord
chaos-power-tzeentch = Tzeentch
    .title = the Changer of Ways
chaos-power-slaanesh = Slaanesh
    .title = the Prince of Pleasure and Pain


## Figures

chaos-figure-bloodsworn = Bloodsworn
    .plural = Bloodsworn
chaos-figure-bloodletter = Bloodletter
    .plural = Bloodletters
chaos-figure-bloodthirster = Bloodthirster
    .plural = Bloodthirsters
chaos-figure-leper = Leper
    .plural = Lepers
chaos-figure-plaguebearer = Plaguebearer
    .plural = Plaguebearers
chaos-figure-great_unclean_one = Great Unclean One
    .plural = Great Unclean Ones
chaos-figure-acolyte = Acolyte
    .plural = Acolytes
chaos-figure-horror = Horror
    .plural = Horrors
chaos-figure-lord_of_change = Lord of Change
    .plural = Lords of Change
chaos-figure-seductress = Seductress
    .plural = Seductresses
chaos-figure-daemonette = Daemonette
    .plural = Daemonettes
chaos-figure-keeper_of_secrets = Keeper of Secrets
    .plural = Keepers of Secrets


## Classes of figures

chaos-class-cultist = Cultist
    .plural = Cultists
chaos-class-warrior = Warrior
    .plural = Warriors
chaos-class-daemon = Greater daemon
    .plural = Greater daemons


## Tokens

chaos-token-event = Event token
    .plural = Event tokens
    .short = Event
    .text = Does nothing by itself. It marks its region for the Old World cards in play.
chaos-token-hero = Hero token
    .plural = Hero tokens
    .short = Hero
    .text = In the End Phase, of the players with figures in its region, the one with the highest Threat removes one of their own figures there. Repeat this for every Hero token.
chaos-token-noble = Noble token
    .plural = Noble tokens
    .short = Noble
    .text = Adds 1 to the Conquest Value of its region.
chaos-token-peasant = Peasant token
    .plural = Peasant tokens
    .short = Peasant
    .text = A target in battle with defence 1. Whoever kills it keeps it on their power sheet.
chaos-token-skaven = Skaven token
    .plural = Skaven tokens
    .short = Skaven
    .text = Takes 1 from the Resistance of its region, to a minimum of 0.
chaos-token-warpstone = Warpstone token
    .plural = Warpstone tokens
    .short = Warpstone
    .text = Counts as one more corruption token when its region is checked for ruin. It also helps Tzeentch meet his dial condition.
chaos-token-corruption = Corruption token
    .plural = Corruption tokens
    .text = In the corruption step each power places one for each of its cultists. A region with 12 or more of them, Warpstones included, is ruined.


## Chaos cards: Khorne

chaos-card-blood_frenzy = Blood Frenzy
    .text = Before anyone makes a normal roll in a battle here, roll 2 battle dice, even with no figure in the region, and remove the dead at once. Hits too few to kill may stay on their target and count together with your normal hits in that battle.
chaos-card-battle_cry = Battle Cry
    .text = For the rest of this round nothing may add a corruption token of any player to this region. Tokens already here stay and still count when ruin is checked.
chaos-card-the_skull_throne = The Skull Throne
    .text = In the domination step, count the total attack of your figures here in place of their number. Add the costs of your Chaos cards as usual.
chaos-card-field_of_carnage = Field of Carnage
    .text = While this card is here, figures that are not yours may not be summoned, moved or placed from this region into another. Entering this region is still allowed.
    .text_field_of_carnage_in = While this card is here, figures that are not yours may not be summoned, moved or placed into this region. Leaving this region is still allowed.
chaos-card-ritual_slaying = Ritual Slaying
    .text = Whenever you kill figures here this round, draw one Chaos card for each of them. A Peasant is not a figure.
chaos-card-reborn_in_blood = Reborn in Blood
    .text = When the battle here is over, fight one more full battle here with the survivors. No hits carry over from one battle to the next.
chaos-card-the_blood_gods_call = The Blood God's Call
    .text = When you play this card, choose one other region and bring up to two figures from it here, even if it is not adjacent. They may belong to any players.


## Chaos cards: Nurgle

chaos-card-plague_aura = Plague Aura
    .text = In the domination step, add 1 to your domination value here for each of your corruption tokens in this region.
chaos-card-influenza = Influenza
    .text = This region has 2 less Resistance, to a minimum of 0. Its Conquest Value does not change.
chaos-card-plague_touch = Plague Touch
    .text = Enemy figures here have 1 less defence each, to a minimum of 1.
chaos-card-rain_of_pus = Rain of Pus
    .text = Your figures here have 1 more defence each.
chaos-card-a_great_foul_consumption = A Great Foul Consumption
    .text = In the corruption step, once all cultists have placed their tokens here and before ruin is checked, return every figure you have in this region to your reserve. For each full pair of them, place one of your corruption tokens here.
chaos-card-the_final_rotting = The Final Rotting
    .text = After the battles of all regions, choose and kill one enemy cultist or warrior here for each of your corruption tokens in this region, as far as possible. Greater daemons are immune.
chaos-card-all_things_decay = All Things Decay
    .text = When you play this card, take one corruption token of any player out of this region.
chaos-card-the_stench_of_death = The Stench of Death
    .text = When you dominate this region, add two of your corruption tokens to it at once. They count as placed in this round's Corruption Phase.


## Chaos cards: Tzeentch

chaos-card-teleport = Teleport
    .text = When you play this card, choose a cultist or warrior of any player here and send it to any other region, adjacent or not. You must do so if such a move is legal.
chaos-card-changer_of_ways = Changer of Ways
    .text = While this card is here, cancel the text effects of all other Chaos cards in this region, earlier or later, whoever owns them; a second copy changes nothing. Their printed costs and magic symbols keep counting. What was done before stays done, and cards played here later do nothing when played.
chaos-card-warp_shield = Warp Shield
    .text = When you play this card, choose one of your figures here: no battle can kill it this round, even in another region. Heroes and effects outside battle can still remove it.
chaos-card-temporal_stasis = Temporal Stasis
    .text = While this card is here, each Chaos card that another player plays in this region costs that player 2 more power points. Domination still uses the printed cost.
chaos-card-the_meddling_of_skaven = The Meddling of Skaven
    .text = When you play this card, choose an opponent who has a figure here. That opponent picks and discards two Chaos cards from hand, or all of them if there are fewer.
chaos-card-the_persistence_of_change = The Persistence of Change
    .text = When Chaos cards are removed in the End Phase, leave this card in its space if you killed at least one figure here this round. It keeps its cost and magic symbol; check again each round.
chaos-card-dazzle = Dazzle
    .text = In the corruption step, each opponent places corruption tokens here as if they had one cultist fewer, never below 0.
chaos-card-drain_power = Drain Power
    .text = When you play this card, each opponent with a cultist here loses 1 power point, to a minimum of 0. You gain 1 power point in all, to a maximum of 12, however many opponents were hit, even none.


## Chaos cards: Slaanesh

chaos-card-perverse_infiltration = Perverse Infiltration
    .text = When you play this card, place one of your corruption tokens here, with or without a cultist. It makes you a ruiner if this region is ruined this round; for dial conditions it is placed in the Summoning Phase.
    .text_ruiners_step = When you play this card, place one of your corruption tokens here, with or without a cultist. It does not make you a ruiner; for dial conditions it is placed in the Summoning Phase.
chaos-card-insidious_lies = Insidious Lies
    .text = In the domination step, add 2 to your domination value here for each Hero token and 2 for each Noble token in this region.
chaos-card-dark_influence = Dark Influence
    .text = When you play this card, move one Hero, Noble or Peasant token from here to any other region, adjacent or not, that is not ruined.
chaos-card-soporific_musk = Soporific Musk
    .text = When you play this card, choose one enemy figure here and control it until the end of the round. Summon it, fight, dominate and corrupt with it as if it were yours. It keeps its own values and upgrades.
chaos-card-field_of_ecstasy = Field of Ecstasy
    .text = There is no battle here this round. Nobody rolls battle dice in this region, neither at the start of battle nor for an additional battle.
chaos-card-degenerate_royalty = Degenerate Royalty
    .text = Pay 3 power points less for this card (that is, 0) if three or more corruption tokens of all players together are here; Warpstones do not count. It adds 3 to your domination value all the same.
chaos-card-abyssal_pact = Abyssal Pact
    .text = In the domination step, leave enemy figures here out of the domination values of the players who control them. Chaos cards still count.


## Upgrades: Khorne

chaos-upgrade-up_bloodsworn = Bloodsworn (upgrade)
    .text = Your Bloodsworn have attack 1 instead of 0.
chaos-upgrade-up_bloodletter = Bloodletter (upgrade)
    .text = In each battle your Bloodletters roll before all other figures, and only then; figures they kill are removed at once. Hits that do not kill yet may be kept for your own normal roll.
chaos-upgrade-up_bloodthirster = Bloodthirster (upgrade)
    .text = The Bloodthirster is worth three figures in your domination value.
chaos-upgrade-up_khorne_power = Power of Slaughter
    .text = In the Draw Phase, restore 1 power point more than your sheet shows (8).
chaos-upgrade-up_khorne_cards = Skulls for the Throne
    .text = In the Draw Phase, draw three Chaos cards instead of two.


## Upgrades: Nurgle

chaos-upgrade-up_leper = Leper (upgrade)
    .text = A Leper costs 0 when you summon it to a region without any other figure of yours. All other summoning rules apply, and each Leper figure can do this once per round.
chaos-upgrade-up_plaguebearer = Plaguebearer (upgrade)
    .text = When an opponent kills Plaguebearers of yours in battle, deal as many hits to that opponent's figures in the region. You assign them by the usual rules.
chaos-upgrade-up_great_unclean_one = Great Unclean One (upgrade)
    .text = Whenever you summon the Great Unclean One, at once place two of your corruption tokens in the region it enters.
chaos-upgrade-up_power_of_pestilence = Power of Pestilence
    .text = In the Draw Phase, restore 1 power point more than your sheet shows (7).
chaos-upgrade-up_provender_of_ruin = Provender of Ruin
    .text = For every region that is ruined, score the ruiner points of its ruination card, whether or not you placed corruption there this round. You never score them twice for one region.


## Upgrades: Tzeentch

chaos-upgrade-up_acolyte = Acolyte (upgrade)
    .text = When you summon an Acolyte from one region to another, you may take one Warpstone token of the region it leaves along to the region it enters, unless that region is ruined.
chaos-upgrade-up_horror = Horror (upgrade)
    .text = A Horror you summon into a region may stand on one of its empty Chaos card spaces; it remains a figure in the region. While it stands there, only you may play a Chaos card in that space. If you do, the Horror steps down into the region.
chaos-upgrade-up_lord_of_change = Lord of Change (upgrade)
    .text = The Lord of Change gives two magic symbols to the region it is in.
chaos-upgrade-up_tzeentch_power = Power of Change
    .text = In the Draw Phase, restore 1 power point more than your sheet shows (7).
chaos-upgrade-up_tzeentch_cards = Weaver of Fates
    .text = In the Draw Phase, draw until you hold six Chaos cards instead of five. You may still discard one first.


## Upgrades: Slaanesh

chaos-upgrade-up_seductress = Seductress (upgrade)
    .text = Your Seductresses have defence 2 instead of 1.
chaos-upgrade-up_daemonette = Daemonette (upgrade)
    .text = Only hits from dice that show 6 can be assigned to your Daemonettes.
chaos-upgrade-up_keeper_of_secrets = Keeper of Secrets (upgrade)
    .text = When the Corruption Phase starts, choose one enemy cultist in the region of the Keeper of Secrets. Control it until the end of the round.
chaos-upgrade-up_power_of_pleasure = Power of Pleasure
    .text = In the Draw Phase, restore 1 power point more than your sheet shows. If you also have Power of Pain, restore 3 more in all (9).
chaos-upgrade-up_power_of_pain = Power of Pain
    .text = In the Draw Phase, restore 1 power point more than your sheet shows. If you also have Power of Pleasure, restore 3 more in all (9).


## Old World cards

chaos-oldworld-plunged_into_chaos = Plunged Into Chaos
    .text = Each player scores 1 VP for every Peasant token on their power sheet; the tokens stay there. A player who alone has the most scores 3 VP more. Discard this card.
    .text_plunged_peasants_returned = Each player scores 1 VP for every Peasant token on their power sheet. A player who alone has the most scores 3 VP more. All these tokens then go back to the supply. Discard this card.
chaos-oldworld-peasant_uprising = Peasant Uprising
    .text = In each region but The Badlands, place one Peasant token.
    .lasting = Each Peasant token adds 1 to the Resistance of its region.
chaos-oldworld-up_from_skavenblight = Up From Skavenblight
    .text = Choose a region that has a Warpstone token or is adjacent to one that has, and place one Skaven token there. If there is no such region, nothing happens. Discard this card.
chaos-oldworld-meteor_showers = Meteor Showers
    .text = Choose two different regions and place one Warpstone token in each. Discard this card.
chaos-oldworld-warpstone_discovery = Warpstone Discovery
    .text = Choose one region and place two Warpstone tokens in it.
    .lasting = End Phase: each player with a figure in a region with a Warpstone token draws one Chaos card, however many such regions there are.
chaos-oldworld-skavengers = Skavengers
    .text = Place one Skaven token each in The Badlands and The Border Princes.
    .lasting = End Phase: the player with the lowest Threat chooses a region with a Warpstone token and places one Skaven token there. Without Warpstone on the board, nothing happens.
chaos-oldworld-the_horned_ones_due = The Horned One's Due
    .text = Place one Skaven token each in Bretonnia and The Empire, or one each in Estalia and Tilea.
    .lasting = A region with a Skaven token has room for only one Chaos card instead of two. Cards already there stay.
chaos-oldworld-the_grail_is_found = The Grail is Found
    .text = Clear all Event tokens from the board and all comet cards from the track. Then place one Event token each in Bretonnia and every region adjacent to it.
    .lasting = End Phase: clear all corruption tokens from each region with an Event token. This comes before ruined regions are scored.
chaos-oldworld-greenskins_invade = Greenskins Invade
    .text = Clear all Event tokens from the board and all comet cards from the track. Then place one Event token each in The Badlands, The Empire and Tilea.
    .lasting = A region with an Event token lets each player roll only one battle die in the whole Battle Phase, counting every source. A player whose dice differ chooses which one to roll; it still explodes.
chaos-oldworld-norse_reavers = Norse Reavers
    .text = Clear all Event tokens from the board and all comet cards from the track. Then place one Event token each in Bretonnia, Tilea and The Empire. After that, place one Peasant token in each region.
    .lasting = End Phase: each region with an Event token loses one Peasant token, if it has any.
chaos-oldworld-the_crusade_is_come = The Crusade is Come
    .text = Choose two different regions and place one Peasant token in each; do the same with Hero tokens, then with Noble tokens. A region may be chosen again for another kind of token. Discard this card.
chaos-oldworld-bretonnian_knights = Bretonnian Knights
    .text = Place one Hero token in Bretonnia and another in any other region.
    .lasting = End Phase: each player with a figure in Bretonnia picks and discards one Chaos card from hand, if they have one.
chaos-oldworld-dwarf_trollslayers = Dwarf Trollslayers
    .text = Place one Hero token each in Norsca and Kislev, or one each in Troll Country and The Empire.
    .lasting = End Phase: in each region with a Hero token, in region order, find the players who have a warrior or greater daemon there. The one with the highest Threat picks one of their own and returns it to their reserve.
chaos-oldworld-dark_elf_corsairs = Dark Elf Corsairs
    .text = Clear all Event tokens from the board and all comet cards from the track. Then place one Event token each in Norsca, Bretonnia and Estalia.
    .lasting = End Phase: in each region with an Event token, every player who has cultists there returns one of them to their reserve.
chaos-oldworld-electors_sue_for_peace = Electors Sue for Peace
    .text = Clear all Event tokens from the board and all comet cards from the track. Then place one Event token each in The Empire and every region adjacent to it.
    .lasting = No battle is fought in a region with an Event token. No battle dice are rolled there and its Peasants cannot be killed.
chaos-oldworld-teclis_aids_the_empire = Teclis Aids the Empire
    .text = Clear all Event tokens from the board and all comet cards from the track. Then place one Event token each in The Empire, Kislev and Bretonnia.
    .lasting = No Chaos card with a magic symbol may be played in a region with an Event token.
chaos-oldworld-divine_inspiration = Divine Inspiration
    .text = Choose a region with a Peasant token, or any region if none has one, and place one Hero token there.
    .lasting = End Phase: the player with the lowest Threat may move one Hero token into an adjacent region that is not ruined.
chaos-oldworld-electors_arise = Electors Arise
    .text = Choose two different Populous regions and place one Noble token in each.
    .lasting = Each Noble token adds 1 to the Resistance of its region as well.
chaos-oldworld-franzs_decree = Franz's Decree
    .text = Add one Noble token to The Empire.
    .lasting = Each figure summoned into The Empire costs 1 more power point.
chaos-oldworld-mass_exodus = Mass Exodus
    .text = In region order, move the Peasant tokens of each Populous region, one at a time, to any adjacent regions that are neither Populous nor ruined. Peasants without such a neighbour stay. Discard this card.
chaos-oldworld-road_wardens = Road Wardens
    .text = Place one Peasant token each in The Empire and Bretonnia.
    .lasting = A figure summoned from one region to another costs 1 more power point. Figures from the reserve cost the same as ever.
chaos-oldworld-witch_hunters = Witch Hunters
    .text = Choose a region with a cultist, or any region if none has one, and place one Hero token there.
    .lasting = End Phase: in each region with a Hero token, in region order, the player with the most cultists there returns one of them to their reserve. If players tie, the one of them with the highest Threat does.


## Ruination

chaos-ruination = Ruination { $number }
    .text = Each player who placed a corruption token here this round scores the ruiner points of this card at once. In the End Phase the player with the most corruption tokens here scores the first value of this region and the next player the second; ties for first share both values and ties for second share the second, rounded down. Then turn this card face down and clear all corruption tokens from the region.


## Instructions of the dials

chaos-dial-start = Start: no effect
chaos-dial-vp = { $n ->
    [one] Score { $n } victory point
   *[other] Score { $n } victory points
}
chaos-dial-upgrade = Choose one of your upgrade cards that is not in play yet and put it into play
chaos-dial-draw = { $n ->
    [one] Draw { $n } Chaos card
   *[other] Draw { $n } Chaos cards
}
chaos-dial-place_warpstone = { $n ->
    [one] Place { $n } Warpstone token in any region that is not ruined
   *[other] Place { $n } Warpstone tokens, together or apart, in any regions that are not ruined
}
chaos-dial-place_noble = { $n ->
    [one] Place { $n } Noble token in any region that is not ruined
   *[other] Place { $n } Noble tokens, together or apart, in any regions that are not ruined
}
chaos-dial-remove_corruption = { $n ->
    [one] Remove { $n } corruption token of any player from any region, if possible
   *[other] Remove { $n } corruption tokens of any players from any regions, or as many as possible
}
chaos-dial-remove_old_world = { $n ->
    [one] Remove { $n } Old World token of any type from any region, if possible
   *[other] Remove { $n } Old World tokens of any types from any regions, or as many as possible
}
chaos-dial-victory = Victory: you win when the end of the game is next checked
