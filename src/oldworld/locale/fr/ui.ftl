# Ce que disent la ligne de commande et la table dans le terminal, quel que soit le titre.

ui-welcome = oldworld : { $title }. Tapez un numéro ou un nom ; `help` donne la liste des commandes.
ui-prompt = >
ui-pass_keyboard = Passez le clavier à { $seat }, puis appuyez sur Entrée.
ui-hidden = (l'écran a été effacé pour que les mains restent cachées)
ui-unknown_choice = « { $text } » n'est pas parmi les options. `why { $text }` dit pourquoi, `help` donne la liste des commandes.
ui-ambiguous = « { $text } » peut vouloir dire : { $options }
ui-no_number = Il n'y a pas d'option { $number } ; la dernière est la { $last }.
ui-card_usage = card NOM : dites ce que vous voulez connaître, par exemple `card paysan`
ui-more = Entrée : continuer · q : passer la suite
ui-why = { $reason } [{ $clause }]
ui-why_plain = { $reason }
ui-why_legal = C'est permis maintenant : choisissez-le.
ui-why_usage = why TEXTE : dites ce que vous aimeriez faire, par exemple `why { $example }`
ui-no_clause = Aucune règle ne contient « { $word } ».
ui-more_clauses = … et encore { $count } ; essayez un mot plus long.
ui-rules_usage = rules MOT : dites ce qu'il faut chercher, par exemple `rules invocation`
ui-no_card = Aucune carte, aucune figurine, aucune région, aucun pion ni aucune amélioration ne s'appelle « { $word } ».
ui-undone = Retour au choix { $number }.
ui-nothing_to_undo = Il n'y a rien à annuler.
ui-undo_seen = Depuis, on a vu quelque chose de nouveau ou quelqu'un d'autre a agi. Tout le monde est-il d'accord pour annuler ? (o/n)
ui-undo_kept = Rien n'a été annulé.
ui-saved = Partie enregistrée : { $file }
ui-save_failed = Impossible d'enregistrer { $file } : { $reason }
ui-loaded = Partie chargée : { $file }
ui-load_failed = Impossible de charger { $file } : { $reason }
ui-load_again = Quel fichier ? load FICHIER
ui-interrupted = Arrêt. La partie est enregistrée : { $file }
ui-continue = Pour continuer : { $command }
ui-kept = La partie est finie et conservée : { $file }
ui-look_again = Pour la revoir : { $command }
ui-input_ended = L'entrée est terminée.
ui-yes = oui
ui-no = non
ui-log_empty = Il ne s'est encore rien passé.
ui-help =
    numéro ou nom    choisir (un début sans équivoque suffit : sangui kis)
    board            revoir la table
    hand             vos cartes et ce qu'elles font
    log [N]          les N dernières choses qui se sont passées
    why TEXTE        pourquoi quelque chose n'est pas permis, avec sa règle
    rules MOT        chercher dans les règles
    card NOM         ce que fait une carte, un pion… ; ce que touche une région
    undo             annuler votre dernier choix
    save [FICHIER]   enregistrer la partie
    load FICHIER     continuer une partie enregistrée
    quit             quitter (sans rien demander ; la partie est enregistrée)
ui-setup_power = Quelle Puissance jouez-vous ?
ui-setup_powers = Combien de Puissances jouent ?
ui-setup_people = Combien de personnes jouent à ce clavier ?
ui-setup_power_of = Quelle Puissance joue la personne { $number } ?
ui-setup_enter = (Entrée : { $label })
ui-setup_level = De quel niveau sont les bots ?
ui-setup_edition = Les règles de quelle édition ?
ui-setup_random = au hasard
ui-setup_bad = Veuillez taper l'une de ces réponses : { $options }
ui-level-random = aléatoire (ils jouent au hasard)
ui-level-heuristic = heuristique (chaque Puissance suit son propre plan)
ui-edition-pl = édition polonaise
ui-edition-fr = édition française
ui-replay_ok = L'enregistrement est exact : { $choices } choix, { $outcomes } résultats du hasard vérifiés.
ui-replay_step = Entrée : choix suivant · un nombre : y aller · b : retour · l : journal · q : quitter
ui-replay_unknown = « { $text } » n'est rien de tout cela :
ui-replay_at = Choix { $number } sur { $total } : { $seat } — { $choice }
ui-replay_secret = pas encore connu
ui-replay_start = Le début
ui-simulate_title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } de { $title }
    { $decisions } décisions en { $seconds } s ({ $speed } décisions/s, { $jobs } processus)
ui-simulate_stopped = Arrêt : { $games } parties sur { $asked } sont jouées.
ui-simulate_wins = Victoires par Puissance
ui-simulate_seat = Puissance
ui-simulate_bot = Bot
ui-simulate_won = Victoires
ui-simulate_interval = Intervalle à 95 %
ui-simulate_percent = { $number } %
ui-simulate_percents = { $low } – { $high } %
ui-simulate_points = Points (moyenne)
ui-simulate_ends = Façons de finir
ui-simulate_rounds = Tours de jeu (moyenne)
ui-simulate_decisions = Décisions par partie
ui-simulate_games_a_second = Parties par seconde
ui-simulate_playing = parties en cours
ui-scenario_ok = ok
ui-scenario_failed = ÉCHEC
ui-scenario_error = ERREUR
ui-scenario_summary = réussis : { $passed }, échoués : { $failed }
