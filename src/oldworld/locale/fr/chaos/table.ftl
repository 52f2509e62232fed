# Ce qui est demandé, ce qui se passe et ce qui est refusé à la table de Chaos dans le Vieux Monde.
# Les noms des Puissances, des régions, des figurines et des cartes arrivent tels qu'ils sont dans cards.ftl ; aucune phrase ne doit exiger qu'on les accorde, ni « de » ou « dans » devant une région, une figurine ou une carte.
# « Tour » est le tour de jeu ; [1] et non [one] quand seul le nombre 1 est visé, car [one] comprend aussi 0 en français.


chaos-title = Chaos dans le Vieux Monde


## Phases et étapes

chaos-phase-old_world = Phase du Vieux Monde
chaos-phase-draw = Phase de pioche
chaos-phase-summoning = Phase d'invocation
chaos-phase-battle = Phase de bataille
chaos-phase-corruption = Phase de corruption
chaos-phase-end = Phase de fin


## Ce qui est demandé

chaos-ask-action = Invoquez une figurine, jouez une carte Chaos, ou passez et perdez votre puissance restante
chaos-ask-summon_where = Invoquer { $figure } : dans quelle région ?
chaos-ask-card_where = Jouer { $card } : sur quelle case de carte ?
chaos-ask-hit = Bataille ({ $region }) : quelle cible reçoit vos coups ?
chaos-ask-early_hit = Bataille ({ $region }) : quelle cible reçoit ce premier coup ?
chaos-ask-which_die = { $region } : un seul dé peut être lancé. Lequel ?
chaos-ask-retaliate = { $region } : vos Portepestes ripostent. Contre qui ?
chaos-ask-rot = { $region } : La Pourriture Finale tue. Qui ?
chaos-ask-target_figure = { $region } : quelle figurine est téléportée ?
chaos-ask-target_region = Téléporter { $figure } : dans quelle région ?
chaos-ask-gather_region = { $region } : le sang y appelle des figurines. De quelle région ?
chaos-ask-gather_figure = { $region } : quelle figurine y vient ?
chaos-ask-shield = { $region } : laquelle de vos figurines est protégée en bataille ?
chaos-ask-victim = { $region } : quel adversaire doit défausser deux cartes ?
chaos-ask-discard = Défaussez une carte Chaos de votre choix (encore { $count })
chaos-ask-discard_first = Vous pouvez défausser une carte Chaos avant de piocher
chaos-ask-move_token = { $region } : quel pion est déplacé ?
chaos-ask-token_region = { $token } : vers quelle région le déplacer ?
chaos-ask-seduce = { $region } : de quelle figurine ennemie prenez-vous le contrôle ?
chaos-ask-decay = { $region } : quel pion Corruption est enlevé ?
chaos-ask-place_token = { $token } : dans quelle région le placer ?
chaos-ask-pair = { $token } : dans quelle paire de régions en placer ?
chaos-ask-flee = { $region } : un Paysan s'enfuit. Vers quelle région ?
chaos-ask-hero = { $region } : laquelle de vos figurines le Héros enlève-t-il ?
chaos-ask-return_figure = { $region } : laquelle de vos figurines retourne dans votre réserve ?
chaos-ask-upgrade = Quelle amélioration mettez-vous en jeu ?
chaos-ask-remove_corruption = Quel pion Corruption retirez-vous ? (encore { $count })
chaos-ask-remove_token = Quel pion Vieux Monde retirez-vous ? (encore { $count })
chaos-ask-carry = { $region } : l'Acolyte emporte-t-il une Malepierre ?
chaos-ask-stand = { $figure } : se tenir sur une case de carte Chaos ?
chaos-ask-seduce_cultist = { $region } : de quel Adorateur ennemi le Gardien des Secrets prend-il le contrôle ?
chaos-ask-hero_moves = Vous pouvez déplacer un Héros vers une région adjacente. Lequel ?
chaos-ask-hero_where = { $region } : le Héros s'en va. Vers quelle région ?
chaos-topic-act = { $power } doit agir
chaos-topic-discard = { $power } choisit une carte à défausser
chaos-topic-hits = { $power } choisit les cibles de ses coups ({ $region })
chaos-topic-die = { $power } choisit le dé à lancer ({ $region })
chaos-topic-upgrade = { $power } choisit une amélioration
chaos-topic-place = { $power } choisit où placer un pion : { $token }
chaos-topic-remove = { $power } choisit un pion à retirer
chaos-topic-lose = { $power } choisit laquelle de ses figurines quitte le plateau ({ $region })
chaos-topic-old_world = { $power } déplace un pion Vieux Monde
chaos-topic-effect = { $power } applique l'effet d'une carte


## Options

chaos-option-pass = passer
chaos-option-more = un coup de plus sur une figurine déjà couchée
chaos-option-yes = oui
chaos-option-no = non
chaos-option-die_card = le dé de votre carte
chaos-option-die_early = le dé de premiers coups de vos figurines
chaos-option-die_normal = un dé normal
chaos-option-peasant = un Paysan
chaos-option-figure = { $figure } ({ $place })
chaos-option-space-left = { $region }, case de gauche
chaos-option-space-right = { $region }, case de droite
chaos-option-card = { $card } (coût { $cost })
chaos-option-token = { $token } ({ $region })
chaos-option-corruption = un pion Corruption de { $power } ({ $region })
chaos-option-pair = { $first } et { $second }
chaos-place-reserve = réserve
chaos-mark-shielded = figurine protégée
chaos-mark-downed = figurine couchée
chaos-mark-spent = déjà invoquée pour 0
chaos-mark-controlled = sous le contrôle de { $power }
chaos-mark-standing = sur une case de carte


## Ce qui s'est passé

chaos-event-round_began = Le tour { $round } commence
chaos-event-phase_began = { $phase }
chaos-event-tokens_dealt = { $region }, au départ : { $token }
chaos-event-old_world_revealed = Carte Vieux Monde : { $card }
chaos-event-old_world_placed = Posée sur la piste du Vieux Monde : { $card }
chaos-event-old_world_left = Carte retirée du jeu : { $card }
chaos-event-token_placed = { $token } placé : { $region }
chaos-event-token_removed = { $token } retiré : { $region }
chaos-event-token_moved = { $token } déplacé : { $from } → { $to }
chaos-event-peasant_captured = { $power } capture un Paysan ({ $region })
chaos-event-points_scored = { $points ->
        [one] { $power } marque { $points } point
        [many] { $power } marque { $points } de points
       *[other] { $power } marque { $points } points
    }
chaos-event-points_scored_in = { $points ->
        [one] { $power } marque { $points } point ({ $region })
        [many] { $power } marque { $points } de points ({ $region })
       *[other] { $power } marque { $points } points ({ $region })
    }
chaos-event-cards_drawn = { $count ->
        [one] { $power } pioche { $count } carte
        [many] { $power } pioche { $count } de cartes
       *[other] { $power } pioche { $count } cartes
    }
chaos-event-card_drawn = { $power } pioche : { $card }
chaos-event-card_discarded = { $power } défausse : { $card }
chaos-event-deck_reshuffled = { $power } mélange sa défausse, qui devient son nouveau paquet
chaos-event-power_reset = { $points ->
        [one] { $power } a { $points } point de puissance
        [many] { $power } a { $points } de points de puissance
       *[other] { $power } a { $points } points de puissance
    }
chaos-event-passed = { $power } passe
chaos-event-figure_summoned = { $power } invoque { $figure } : { $from } → { $to }
chaos-event-power_spent = { $points ->
        [one] { $power } dépense { $points } point de puissance
        [many] { $power } dépense { $points } de points de puissance
       *[other] { $power } dépense { $points } points de puissance
    }
chaos-event-power_gained = { $points ->
        [one] { $power } gagne { $points } point de puissance
        [many] { $power } gagne { $points } de points de puissance
       *[other] { $power } gagne { $points } points de puissance
    }
chaos-event-power_lost = { $points ->
        [one] { $power } perd { $points } point de puissance
        [many] { $power } perd { $points } de points de puissance
       *[other] { $power } perd { $points } points de puissance
    }
chaos-event-card_played = { $power } joue { $card } : { $space }
chaos-event-figure_moved = { $figure } change de région : { $from } → { $to }
chaos-event-figure_shielded = Aucune bataille ne peut tuer { $figure } pendant ce tour de jeu
chaos-event-control_taken = { $power } prend le contrôle d'une figurine : { $figure }
chaos-event-control_ended = { $figure } obéit de nouveau à son propriétaire
chaos-event-corruption_placed = { $count ->
        [one] { $power } place { $count } pion Corruption ({ $region })
        [many] { $power } place { $count } de pions Corruption ({ $region })
       *[other] { $power } place { $count } pions Corruption ({ $region })
    }
chaos-event-corruption_removed = { $count ->
        [one] { $count } pion Corruption de { $power } enlevé ({ $region })
        [many] { $count } de pions Corruption de { $power } enlevés ({ $region })
       *[other] { $count } pions Corruption de { $power } enlevés ({ $region })
    }
chaos-event-battle_began = Bataille : { $region }
chaos-event-dice_rolled = { $early ->
        [1] { $power } lance des dés de premiers coups : { $count }
       *[other] { $power } lance des dés : { $count }
    }
chaos-event-die_rolled = { $power } obtient : { $value }
chaos-event-hit_kept = { $power } conserve un coup sur { $figure }
chaos-event-figure_downed = Figurine couchée : { $figure }
chaos-event-figure_killed = { $power } tue { $figure } ({ $region })
chaos-event-hits_lost = { $power } a des coups sans cible : { $count }
chaos-event-counter_gained = { $power } gagne un pion avancement ({ $region })
chaos-event-dominated = { $region } : { $power } domine, { $value } contre { $resistance }
chaos-event-not_dominated = { $region } : personne ne domine, { $value } contre { $resistance }
chaos-event-not_dominated_tied = { $region } : personne ne domine, égalité à { $value }
chaos-event-region_ruined = { $region } : région dévastée (carte Dévastation { $number })
chaos-event-card_removed = Carte retirée ({ $region }) : { $card }
chaos-event-card_stayed = Carte laissée en place ({ $region }) : { $card }
chaos-event-figure_returned = { $figure } retourne dans la réserve ({ $region })
chaos-event-ruin_scored = Décompte de la région dévastée : { $region }
chaos-event-dial_advanced = { $power } avance son cadran de Menace à la position { $tick }
chaos-event-upgraded = { $power } met en jeu une amélioration : { $upgrade }
chaos-event-game_ended = La partie est finie : { $reason }
chaos-event-horror_stands = { $figure } se tient sur une case de carte : { $space }


## Comment elle s'est terminée

chaos-end-dial_at_victory = un cadran de Menace indique Victoire
chaos-end-victory_points = cinquante points de victoire
chaos-end-five_regions_ruined = cinq régions sont dévastées
chaos-end-old_world_deck_empty = le paquet Vieux Monde est vide et toutes les Puissances perdent
chaos-end-victory_points_level = Égalité de points : la plus forte Menace l'emporte
chaos-end-five_regions_ruined_level = Égalité de points : la plus forte Menace l'emporte
chaos-end-winner = { $count ->
        [one] Vainqueur : { $winners }
       *[other] Victoire partagée : { $winners }
    }
chaos-end-nobody = Personne ne gagne


## Pourquoi pas

chaos-why-alike = { $figure } est identique à une figurine proposée ; choisissez celle-ci : { $other }
chaos-why-all_spaces_taken = aucune case de carte Chaos du plateau n'est libre
chaos-why-already_downed = { $figure } est une figurine déjà couchée et ne reçoit plus de coups
chaos-why-both_spaces_taken = les deux cases de carte de cette région sont occupées ({ $region })
chaos-why-card_too_dear = { $card } : le coût est { $cost }, et votre puissance restante est { $power }
chaos-why-carnage_bars = un Champ de Carnage interdit l'entrée de cette région ({ $region })
chaos-why-carnage_holds = un Champ de Carnage retient { $figure } sur place
chaos-why-daemons_are_immune = { $figure } est un Démon Majeur ; seuls les Adorateurs et les Guerriers peuvent être choisis
chaos-why-figure_too_dear = { $figure } : le coût est { $cost }, et votre puissance restante est { $power }
chaos-why-game_over = la partie est finie
chaos-why-hits_must_be_assigned = des coups qui ont une cible doivent être assignés
chaos-why-horror_stands_there = une Horreur se tient sur cette case ({ $region })
chaos-why-magic_barred = aucune carte avec un symbole de magie ne peut être jouée dans cette région ({ $region })
chaos-why-must_choose = cela doit être exécuté ; choisissez une des options
chaos-why-no_peasant_here = il n'y a pas de Paysan dans cette région ({ $region })
chaos-why-no_power_left = il ne vous reste plus de puissance, vos tours de joueur sont donc sautés
chaos-why-not_among_options = cela ne fait pas partie des options en ce moment
chaos-why-not_in_hand = vous n'avez pas { $card } en main
chaos-why-not_in_this_battle = { $figure } n'est pas dans la région de la bataille ({ $region })
chaos-why-not_who_killed = seul celui qui a tué vos Portepestes subit la riposte ; { $figure } est à quelqu'un d'autre
chaos-why-not_your_card = cette carte appartient à une autre Puissance : { $card }
chaos-why-not_your_figure = vous ne contrôlez pas { $figure }
chaos-why-not_your_turn = ce n'est pas à vous de jouer ; { $power } doit agir
chaos-why-not_your_upgrade = cette amélioration appartient à une autre Puissance
chaos-why-nowhere_to_summon = il n'y a pour l'instant aucune région où invoquer { $figure }
chaos-why-one_at_a_time = choisissez une chose à la fois
chaos-why-one_card_only = avec un Skaven dans cette région ({ $region }), une seule carte Chaos peut y être jouée
chaos-why-out_of_reach = vous n'avez de figurine ni dans cette région ni dans une région adjacente ({ $region })
chaos-why-own_figure = { $figure } est à vous ; vous n'avez pas le droit d'y assigner de coups
chaos-why-ruined_takes_no_card = cette région est dévastée ({ $region }) ; aucune carte Chaos ne peut y être jouée
chaos-why-ruined_takes_no_token = cette région est dévastée ({ $region }) ; aucun pion Vieux Monde ne peut y être placé
chaos-why-same_region = { $figure } est déjà dans cette région ({ $region }) ; une invocation mène dans une autre région
chaos-why-shielded = aucune bataille ne peut tuer { $figure } pendant ce tour de jeu ; aucun nombre de coups n'y suffit
chaos-why-sixes_only = seuls les coups de dés montrant 6 peuvent aller sur { $figure }, et vous en avez trop peu
chaos-why-space_taken = cette case de carte est occupée ({ $region })
chaos-why-summon_or_play = à votre tour, vous invoquez une figurine ou vous jouez une carte Chaos
chaos-why-too_few_hits = nombre de coups nécessaires pour tuer { $figure } : { $needed } ; vous en avez moins
chaos-why-unknown_word = « { $word } » n'est ni une figurine, ni une carte, ni une région, ni une option
chaos-why-upgrade_in_play = cette amélioration est déjà en jeu


## Le plateau dans le terminal

chaos-board-region = Région
chaos-board-value = Rés/Conq
chaos-board-tokens = Pions
chaos-board-figures = Figurines
chaos-board-corruption = Corruption
chaos-board-cards = Cartes Chaos
chaos-board-power = Puissance
chaos-board-points = PV
chaos-board-threat = Menace
chaos-board-next = Suivant
chaos-board-counters = Avanc.
    .short = Av.
chaos-board-power_points = Puiss.
    .short = Pui.
chaos-board-hand = Main
chaos-board-captured = Paysans
    .short = Pays.
chaos-board-upgrades = Améliorations
chaos-board-populous = Densément Peuplée
chaos-board-ruined = dévastée ({ $number })
chaos-board-track = Piste du Vieux Monde : { $first } | { $second }
chaos-board-header = Tour { $round } · { $phase } · paquet Vieux Monde : { $deck } · cartes Dévastation : { $ruin }
chaos-board-named = { $name } : { $what }
chaos-board-your_hand = Main de { $power }
chaos-board-reconstructed = effet reconstitué
chaos-board-magic = magie
chaos-board-legend = * Densément Peuplée · K3 Corruption · ✦ symboles de magie · >S contrôlée par Slaanesh · + protégée · x couchée
chaos-facts-figure = { $power } · { $class } · figurines : { $count } · coût { $cost }, attaque { $attack }, défense { $defence }
chaos-facts-card = { $power } · coût { $cost } · dans le paquet : { $copies }
chaos-facts-card-magic = { $power } · coût { $cost } · symbole de magie · dans le paquet : { $copies }
chaos-facts-region = Résistance et valeur de Conquête { $value } · touche : { $beside }
chaos-facts-region-populous = Résistance et valeur de Conquête { $value } · Densément Peuplée · touche : { $beside }
chaos-facts-old_world = Carte Vieux Monde · { $copies } sur 28
chaos-facts-old_world-comet = Carte Vieux Monde · comète · { $copies } sur 28
chaos-tick-vp = +{ $n } points
chaos-tick-upgrade = amélioration
chaos-tick-draw = { $n } cartes
chaos-tick-place_warpstone = { $n ->
    [one] { $n } Malepierre
   *[other] { $n } Malepierres
}
chaos-tick-place_noble = { $n } Nobles
chaos-tick-remove_corruption = −{ $n } corruption
chaos-tick-remove_old_world = −{ $n } pions
chaos-tick-victory = victoire
