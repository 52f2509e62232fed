# Ce que disent les pages du navigateur, quel que soit le jeu ; à la fin, ce que dit le plateau de chaque jeu en plus de ses propres fichiers.


## Jeux

web-title-chaos = Chaos dans le Vieux Monde
    .about = Quatre puissances souillent neuf régions. Dominez, corrompez, dévastez, ou tournez votre cadran le premier.


## Partout

web-skip = Aller au contenu
web-nav = Pages
web-tables = Tables
web-rules = Règles
web-account = Vous et vos réglages
web-theme = Lumière
web-theme-system = Comme le système
web-theme-dark = Sombre
web-theme-light = Clair
web-theme-now = Clair ou sombre. Actuellement : { $theme }
web-language = Langue
web-language-en = English
web-language-pl = Polski
web-language-fr = Français
web-loading = C’est en route.
web-clause = Règle
web-close = Fermer
web-more = En montrer plus
web-not-now = Pas maintenant
web-back = Retour aux tables
web-nowhere = Il n’y a rien ici
web-nowhere-why = Cette adresse ne mène nulle part.
web-unofficial = Site non officiel, pour ceux qui possèdent les jeux. Toutes les images et tous les textes sont les nôtres.


## Personnes

web-come-in = Comment vous appelez-vous ?
web-come-in-why = Un nom suffit pour jouer. Les autres à la table le voient.
web-come-in-go = Entrer
web-name = Nom
web-have-account = Vous êtes déjà venu et avez gardé votre nom ?
web-sign-in = Se connecter
web-you = Vous
web-save = Enregistrer
web-saved = C’est enregistré.
web-how-you-like = Comme il vous plaît
web-keep = Gardez votre nom
web-keep-why = Avec une adresse électronique et un mot de passe, vous revenez sous ce nom, dans n’importe quel navigateur.
web-keep-go = Le garder
web-kept = Votre nom est gardé sous { $email }.
web-email = Adresse électronique
web-password = Mot de passe, 10 caractères au moins
web-go-away = Partir
web-export = Emporter vos données
web-sign-out = Se déconnecter
web-sign-out-guest = Vous êtes un invité : une fois déconnecté, personne ne pourra revenir sous ce nom à vos parties.
web-delete = Tout effacer sur moi
web-delete-sure = Oui, effacer pour toujours


## Accueil

web-lobby-welcome = Prenez place
web-lobby-about = Des jeux de plateau selon leurs règles : seul contre des bots, ou avec des amis au loin.
web-lobby-wait = { $count ->
    [one] { $count } table vous attend
   *[other] { $count } tables vous attendent
}
web-lobby-yours = Vos tables
web-lobby-start = Commencer une partie
web-lobby-open = Tables ouvertes
web-lobby-none = Aucune table n’est ouverte.
web-lobby-none-how = Une nouvelle table avec une place libre apparaît ici pour tous.
web-lobby-free = Libres : { $seats }
web-lobby-over = Parties terminées
web-lobby-over-none = Encore rien ici.
web-lobby-over-how = Une partie terminée apparaît ici d’elle-même.
web-row-gathering = { $count ->
    [0] tout le monde est là
    [one] { $count } place est libre
   *[other] { $count } places sont libres
}
web-row-yours = à vous
web-row-waits = on attend { $who }
web-row-you = vous
web-row-alone = encore personne d’autre
web-row-go = Jouer votre tour
web-row-open = Ouvrir
web-row-look = Regarder
web-host = votre table
web-won = Victoire : { $who }
web-won-nobody = Personne n’a gagné
web-players = { $counts } joueurs
web-play-bots = Jouer contre des bots
web-new-table = Nouvelle table
web-bot = Bot { $level }
web-level-random = insouciant
web-level-heuristic = prévoyant
web-sit-go = Voir et s’asseoir


## Une nouvelle table, et l’attente

web-who-sits = Qui s’assoit où
web-seat-me = moi
web-seat-open = libre pour tous
web-seat-empty = hors du jeu
web-seat-free = libre
web-seats-wrong = Ce jeu se joue avec { $counts } places ; il y en a { $count } ici.
web-fill-bots = Des bots aux places libres
web-fill-bots-begin = Compléter avec des bots et commencer
web-for-whom = Pour qui
web-kind-open = Tout le monde voit la table et peut s’asseoir
web-kind-private = Seulement ceux qui ont l’invitation
web-spectators = D’autres peuvent regarder
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-live = En direct : des minutes pour toute la partie
web-clock-slow = À distance : des jours pour chaque choix
web-clock-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
web-clock-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
web-clock-how = Qui n’a plus de temps est remplacé par un bot jusqu’à ce qu’il reprenne sa place.
web-clock-live-is = { $amount } par personne
web-clock-slow-is = { $amount } pour chaque choix
web-by-rules = Selon quelles règles
web-by-default = Selon l’édition : { $value }
web-set-up = Dresser la table
web-begin = Commencer
web-sit = S’asseoir ici
web-get-up = Se lever
web-call-off = Annuler la partie
web-invite = Inviter quelqu’un
web-invite-how = Qui a ce lien peut s’asseoir ici, ou regarder.
web-copy = Copier
web-copied = Copié


## La table

web-board = La table
web-decision = Votre décision
web-your-turn = À vous, { $seat }
web-not-you = Quelqu’un d’autre décide
web-you-watch = Vous regardez
web-waits = On attend { $who }
web-pick-hint = Un premier choix désigne, un second confirme.
web-another = Autre chose
web-space = Espace
web-undo = Reprendre
web-reset = Reprendre tout le tour
web-ask-back = Demander à reprendre
web-ask-back-mine = { $count ->
    [one] Vous demandez aux autres de reprendre { $count } coup.
   *[other] Vous demandez aux autres de reprendre { $count } coups.
}
web-ask-back-theirs = { $count ->
    [one] { $who } demande à reprendre { $count } coup.
   *[other] { $who } demande à reprendre { $count } coups.
}
web-ask-back-how = Dès que quelqu’un choisit, la partie continue et la demande tombe.
web-ask-back-agreed = est d’accord
web-ask-back-awaited = n’a pas encore répondu
web-ask-back-see = Voir ce moment
web-ask-back-agree = Accepter
web-ask-back-refuse = Refuser
web-ask-back-refused = Rien n’est repris : quelqu’un a refusé.
web-ask-back-done = C’est repris.
web-time-days = { $days } j { $hours } h
web-time-hours = { $hours } h { $minutes } min
web-time-minutes = { $minutes } min
web-time-little = (peu de temps)
web-time-left = Temps restant :
web-time-hurry-live = Il vous reste moins d’une minute.
web-time-hurry-slow = Il vous reste moins de deux heures.
web-stood-in = Votre temps est écoulé.
web-stood-in-how = Un bot joue pour vous jusqu’à votre retour.
web-stood-in-back = Reprendre ma place
web-stood-in-bot = un bot remplace
web-log-and-talk = Ce qui s’est passé et ce qui se dit
web-talk = Conversation
web-talk-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
web-talk-empty = Personne n’a encore rien dit.
web-talk-say = Dire quelque chose à la table
web-talk-go = Dire
web-talk-watches = regarde
web-talk-hidden = Masqué, car il a été signalé.
web-talk-more = Ne plus lire ou signaler
web-talk-more-of = Ne plus lire ou signaler { $name }
web-talk-mute = Ne plus lire { $name }
web-talk-muted = Vous ne lisez plus { $name }.
web-talk-hear = Lire de nouveau
web-talk-report = Signaler ce message
web-talk-reported = C’est signalé.
web-options = Vous pouvez
web-options-count = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
}
web-no-options = Il n’y a rien d’autre à choisir que de passer.
web-why = Pourquoi ne puis-je pas… ?
web-why-what = Ce que vous aimeriez faire
web-why-ask = Demander
web-why-legal = C’est permis maintenant : choisissez-le.
web-log = Ce qui s’est passé
web-log-empty = Il ne s’est encore rien passé.
web-news = { $count ->
    [one] { $count } autre chose s’est passée
   *[other] { $count } autres choses se sont passées
}
web-away = La connexion est perdue. Nouvel essai en cours ; la table reste telle qu’elle était.
web-plain = La table en listes
web-over = La partie est finie
web-you-won = Vous avez gagné
web-again = Rejouer
web-keys = Touches
web-key-digits = désigne une possibilité par son numéro
web-key-enter = confirme ce qui est désigné
web-key-space = passe, là où c’est possible
web-key-escape = repose ce qui est désigné
web-key-undo = reprend le dernier choix
web-key-help = cette liste
web-keys-how = Deux chiffres tapés vite font un seul nombre. Tab parcourt tout le reste.


## Revoir une partie

web-replay = Revoir
web-replay-of = Revoir : { $title }
web-replay-table = À la table
web-replay-timeline = Fil de la partie
web-replay-moment = Moment
web-replay-at = Coup { $move } sur { $moves }
web-replay-first = Au début
web-replay-before = Un coup en arrière
web-replay-after = Un coup en avant
web-replay-last = À la fin
web-replay-eyes = Par les yeux de qui
web-replay-eyes-spectator = Ceux d’un spectateur
web-replay-eyes-all = Tout voir, avec toutes les mains
web-replay-eyes-later = Une fois la partie finie, on peut regarder par les yeux de chacun.
web-replay-hands = Toutes les mains
web-replay-seat = Votre place
web-replay-bots = Les autres sont des bots
web-replay-play = Jouer à partir d’ici
web-replay-play-how = Une nouvelle partie commence à ce moment, avec un nouveau hasard. Celle-ci reste telle quelle.
web-replay-ended = Ici, la partie est finie. Revenez à un moment à partir duquel vous voulez jouer.
web-replay-record = Enregistrer le compte rendu


## Règles

web-rules-of = Règles : { $title }
web-rules-search = Chercher dans les règles et les cartes
web-rules-found = { $count ->
    [0] Rien ne dit cela.
    [one] { $count } endroit dit cela.
   *[other] { $count } endroits disent cela.
}
web-rules-cards = Cartes et pièces
web-rules-which = Les règles de quel jeu ?


## Refus

refused-offline = Le serveur est injoignable. Rien n’a changé.
refused-failed = Quelque chose a mal tourné chez nous. Ce qui a été choisi avant est sauf.
refused-no_database = La mémoire du serveur est absente un instant. Ce qui a été choisi avant est sauf ; réessayez bientôt.
refused-malformed = Le serveur ne peut pas lire cela ({ $where } : { $reason }).
refused-too_long = C’est trop long.
refused-too_often = { $seconds ->
    [one] Trop à la fois. Réessayez dans { $seconds } seconde.
   *[other] Trop à la fois. Réessayez dans { $seconds } secondes.
}
refused-other_site = Cette demande vient d’un autre site.
refused-no_door = Il n’y a pas de tel endroit sur ce serveur.
refused-no_method = Cela ne peut pas se faire ici.
refused-not_signed_in = Entrez d’abord : un nom suffit.
refused-email_taken = Cette adresse appartient déjà à quelqu’un.
refused-wrong_password = L’adresse et le mot de passe ne vont pas ensemble.
refused-no_game = Il n’y a pas de telle partie, ou elle ne vous est pas ouverte.
refused-no_title = Aucun jeu ne s’appelle { $title } ici.
refused-seed_alone = Seule une partie en solitaire peut avoir une graine.
refused-setup = On ne peut pas la préparer ainsi : { $reason }
refused-no_such_player = Personne du nom de { $player } ne peut s’y asseoir.
refused-two_seats = Vous avez déjà une place.
refused-solo_seats = Une partie en solitaire vous veut à une place et des bots aux autres.
refused-too_many_games = { $most ->
    [one] Vous avez { $most } partie en cours. Finissez-la d’abord.
   *[other] Vous avez { $most } parties en cours. Finissez-en une d’abord.
}
refused-no_seat = Il n’y a pas de telle place.
refused-seat_taken = Cette place est prise.
refused-not_host = Seul celui qui a dressé la table le peut.
refused-not_seated = Vous n’avez pas de place ici.
refused-not_begun = La partie n’a pas commencé.
refused-begun = La partie a commencé.
refused-not_asked = On ne vous demande rien maintenant.
refused-no_option = Cela n’est pas parmi les possibilités.
refused-illegal = Les règles ne le permettent pas.
refused-stale = La table a changé entre-temps. La voici maintenant.
refused-nothing_to_undo = Il n’y a rien à reprendre : quelqu’un a agi depuis, ou du nouveau a été vu.
refused-nothing_asked = Personne ne vous demande de reprendre quoi que ce soit.
refused-stood_in = Un bot joue pour vous. Reprenez d’abord votre place.
refused-not_stood_in = Personne ne vous remplace ici.
refused-solo_clock = Une partie en solitaire n’a pas d’horloge.
refused-still_playing = Cela doit attendre la fin de la partie.
refused-no_move = Cette partie n’a pas de coup { $move } ; le dernier est le { $moves }.
refused-other_seats = Les places de cette partie : { $seats }
refused-over_there = À ce moment la partie est finie. Choisissez-en un plus tôt.
refused-own_remark = C’est vous qui l’avez dit.
refused-no_remark = Il n’y a pas de telle remarque.
refused-other_rules = Cette partie a commencé sous d’autres règles ({ $was } ; maintenant { $now }).
refused-damaged_game = Le procès-verbal de cette partie ne tient pas à la ligne { $number }.


## Chaos dans le Vieux Monde : préparation

web-chaos-edition = Édition
    .pl = polonaise
    .fr = française
web-chaos-field_of_carnage = Champ de Carnage ferme
    .out = la sortie de sa région
    .in = l’entrée de sa région
web-chaos-ruiners = Un dévastateur y a placé de la corruption
    .round = pendant ce tour de jeu
    .step = pendant cette étape de corruption
web-chaos-slaanesh_tokens = Pions corruption dans une région qui valent un pion avancement à Slaanesh
    .v1 = 1
    .v2 = 2
web-chaos-khorne_kills = Morts dans une région qui valent un pion avancement à Khorne
    .v1 = 1
    .v2 = 2
web-chaos-khorne_counter = Khorne gagne son pion avancement
    .phase = une fois par région et par phase
    .battle = une fois par région et par bataille
web-chaos-old_world_deck_3 = Cartes Vieux Monde à trois joueurs
    .v8 = 8
    .v6 = 6
web-chaos-plunged_peasants = Les Paysans récompensés par Plongés dans le Chaos
    .kept = sont gardés
    .returned = retournent à la réserve


## Chaos dans le Vieux Monde : le plateau

web-chaos-map = Carte du Vieux Monde, neuf régions
web-chaos-sea-claws = Mer des Griffes
web-chaos-sea-gulf = Golfe Noir
web-chaos-powers = Puissances
web-chaos-round = Tour { $round }
web-chaos-phases = Phases
web-chaos-phase-old_world = Vieux Monde
web-chaos-phase-draw = Pioche
web-chaos-phase-summoning = Invocation
web-chaos-phase-battle = Bataille
web-chaos-phase-corruption = Corruption
web-chaos-phase-end = Fin
web-chaos-victory = Victoire
web-chaos-victory-all = Points de victoire sur { $most } : { $points }
web-chaos-power-left = puissance : { $count }
web-chaos-pass-drop = Passer, tomber à 0
web-chaos-pass = Passer
web-chaos-do-summon = Invoquer : { $option }
web-chaos-do-play = Jouer { $option }
web-chaos-do-place = Placer : { $option }
web-chaos-do-hit = Frapper : { $option }
web-chaos-do-move = Déplacer : { $option }
web-chaos-do-discard = Défausser { $option }
web-chaos-do-remove = Retirer : { $option }
web-chaos-do-kill = Tuer : { $option }
web-chaos-do-choose = Choisir : { $option }
web-chaos-old-world = Le Vieux Monde
web-chaos-deck = { $count ->
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
web-chaos-track-empty = vide
web-chaos-threat = menace
web-chaos-dial = { $power } : cadran au cran { $tick } sur { $last }, Menace { $threat }. Ensuite : { $next }
web-chaos-points = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
}
web-chaos-cards = { $count ->
    [one] carte
   *[other] cartes
}
web-chaos-upgrades = { $count ->
    [one] amélioration
   *[other] améliorations
}
web-chaos-counters = { $count ->
    [one] avancement
   *[other] avancements
}
web-chaos-captured = { $count ->
    [one] Paysan
   *[other] Paysans
}
web-chaos-power-now = Puissance { $count }, rétablie à { $restored }
web-chaos-reserve = En réserve : { $name }, { $count } sur { $all }
web-chaos-reserve-short = réserve
web-chaos-hand = Votre main
web-chaos-hand-empty = Votre main est vide. De nouvelles cartes arrivent à la phase de pioche.
web-chaos-cost = Coût { $cost }
web-chaos-magic = Symbole de magie
web-chaos-copies = Cette carte en { $count } exemplaires
web-chaos-left = gauche
web-chaos-right = droite
web-chaos-value = valeur { $value }
web-chaos-populous = valeur { $value }, densément peuplée
web-chaos-to-ruin = { $count } sur { $most } avant la dévastation
web-chaos-domination = Domination si c’était maintenant ; il faut battre la Résistance { $resistance }
web-chaos-conquest = Qui domine marque { $conquest }.
web-chaos-is-ruined = Dévastée, carte Dévastation { $number }. Le plus de corruption marque { $first }, le deuxième { $second }.
web-chaos-was-ruined = Dévastée et décomptée. Ni carte ni pion n’y entre plus.
web-chaos-no-region = Touchez une région pour la voir de près.
web-chaos-here = Ici
web-chaos-region-says = { $region } : Résistance { $resistance }, Conquête { $conquest }. { $what }
web-chaos-corruption-of = corruption de { $power } : { $count }
web-chaos-may = peut être choisi
web-chaos-dice = Derniers jets
web-chaos-upgrades-of = Améliorations en jeu
web-chaos-discards = Défausse
web-chaos-dial-of = Cadran
web-chaos-more = Plus sur { $power }
web-chaos-none = aucune
web-chaos-zoom = Carte plus grande


## La table à laquelle on joue

web-motion = Mouvement
web-motion-system = Comme le système
web-motion-normal = Normal
web-motion-half = Deux fois plus lent
web-motion-off = Aucun
web-chaos-do-then = { $deed } → { $place }
web-chaos-hits = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-chaos-dial-at = Cran { $tick } sur { $last }, Menace { $threat }


## Refus : revanches, parties importées

refused-seat_kept = Cette place est gardée pour { $name }.
refused-not_kept = Cette place n’est gardée pour personne.
refused-record = Le compte rendu ne tient pas. Ligne { $line } : { $reason }
refused-too_many_records = { $most ->
    [one] Vous avez { $most } compte rendu ici. Retirez-le d’abord.
   *[other] Vous avez { $most } comptes rendus ici. Retirez-en un d’abord.
}
refused-not_uploaded = Cette partie a été jouée ici. Elle reste à tous ceux qui y étaient.


## Depuis votre dernier tour, revanches, invitations, importation

web-digest = Depuis votre dernier tour
web-digest-count = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
web-digest-close = Fermer la liste des événements depuis votre dernier tour
web-digest-news = { $count ->
    [one] { $count } événement entre-temps
   *[other] { $count } événements entre-temps
}
web-ask-back-withdraw = Ne plus demander
web-ask-back-withdrawn = La demande a été retirée.
web-rematch = Encore une partie
web-rematch-is-there = Quelqu’un propose une autre partie.
web-rematch-yours = Une place vous attend à une nouvelle table.
web-rematch-here = est là
web-rematch-go = À la nouvelle table
web-rematch-accept = Prendre ma place
web-rematch-decline = Pas cette fois
web-rematch-rotate = Chacun avance d’une place
web-rematch-awaits = on attend : { $who }
web-rematch-of = La partie précédente
web-seat-kept = gardée pour { $name }
web-seat-kept-you = Cette place est gardée pour vous
web-seat-kept-free = Libérer cette place
web-share = Partager
web-invite-code = Code QR du lien d’invitation
web-invite-scan = Ou pointez l’appareil photo d’un téléphone sur ce code.
web-row-uploaded = importée
web-row-unfinished = inachevée
web-upload = Regarder une partie venue d’ailleurs
web-upload-how = Déposez sur cette page le compte rendu d’une partie, choisissez son fichier ou collez son texte. Personne d’autre ne le voit tant que vous ne transmettez pas son lien.
web-upload-choose = Choisir un fichier
web-upload-paste = Le compte rendu
web-upload-go = Regarder
web-upload-forget = Retirer ce compte rendu
web-upload-forget-sure = Oui, le retirer pour toujours
web-replay-link = Copier le lien vers ce moment
web-muted = Personnes dont vous ne lisez rien
web-muted-hear = Relire { $name }
refused-no_text = Ce fichier n’est pas un compte rendu : ce n’est pas du texte.


## Lettres et nouvelles

refused-no_mail = Ce serveur n’envoie pas de lettres.
refused-no_email = Gardez d’abord votre nom sous une adresse électronique.
refused-link_over = Ce lien n’est plus valable. Il sert pendant 20 minutes, et une seule fois ; demandez-en un autre.
refused-post_full = Trop de lettres attendent. Réessayez plus tard.
refused-hook_address = { $reason ->
    [https] L’adresse doit commencer par https://.
    [unknown] Cette adresse est introuvable.
    [own_network] Cette adresse mène dans le réseau du serveur lui-même.
   *[malformed] Ce n’est pas une adresse où envoyer des nouvelles.
}
refused-hook_failed = { $status ->
    [0] Rien n’y a répondu en 5 secondes.
   *[other] La réponse avait le statut { $status } ; il en faut un de 200 à 299.
}
refused-no_hook = Indiquez d’abord une adresse.
refused-no_letters = Ce lien n’arrête aucune lettre.

web-keep-by-letter = Avec une adresse électronique, vous revenez sous ce nom, dans n’importe quel navigateur : une lettre apporte un lien. L’adresse est à vous une fois ce lien ouvert.
web-keep-password = Avec un mot de passe en plus
web-claimed = Une lettre est partie pour { $email }. Ouvrez le lien qu’elle contient, sur n’importe quel appareil : alors seulement l’adresse est à vous.
web-send-again = L’envoyer encore
web-sent-again = Elle est de nouveau en route.
web-claim-drop = Pas cette adresse
web-unconfirmed = Il n’est pas établi que cette adresse est la vôtre ; d’ici là, aucune nouvelle n’y part.
web-confirm-go = Envoyez-moi la lettre qui l’établit
web-address-more = Mot de passe et adresse
web-password-set = Le mot de passe est en place. Tous les autres navigateurs sont déconnectés.
web-password-new = Nouveau mot de passe, 10 caractères au moins
web-password-first = Un mot de passe, 10 caractères au moins
web-email-new = Nouvelle adresse électronique
web-email-change = La changer
web-email-drop = Retirer l’adresse
web-email-drop-sure = Oui, redevenir un invité
web-link-instead = Sans mot de passe
web-link-why = Si un nom est gardé sous votre adresse, une lettre vous apporte un lien pour entrer. Un mot de passe oublié se remplace ensuite.
web-link-ask = Envoyez-moi un lien
web-link-sent = Si un nom est gardé sous { $email }, une lettre y est en route. Son lien est valable 20 minutes.
web-link-welcome = Bienvenue, { $name }
web-link-go = Entrer sous le nom de { $name }
web-link-confirm = Est-ce votre adresse, { $name } ?
web-link-confirm-go = Oui, c’est la mienne
web-link-under = Le nom est gardé sous { $email }.
web-link-leaves = Vous êtes ici en invité, sous le nom de { $name }. Une fois entré sous cet autre nom, personne ne pourra revenir sous celui-là.
web-link-another = Demander un autre lien
web-away-news = Des nouvelles en votre absence
web-away-patience = Me prévenir après une absence de
web-away-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
web-away-mail = Par lettre
web-away-no-mail = Ce serveur n’envoie pas de lettres.
web-away-no-address = Gardez d’abord votre nom sous une adresse électronique, et ouvrez le lien de la lettre.
web-away-turn = C’est à moi de jouer
web-away-clock = Il me reste un quart de mon temps
web-away-begun = La partie a commencé
web-away-over = La partie est finie
web-away-undo = Quelqu’un demande à revenir en arrière
web-away-try-mail = Envoyez-moi une lettre maintenant
web-away-mail-tried = Une lettre est en route pour { $email }.
web-nudge = Par ce navigateur
web-nudge-on = Quand c’est à moi de jouer et que je regarde ailleurs, la table étant ouverte
web-nudge-denied = Ce navigateur l’interdit ; seuls ses propres réglages peuvent y changer quelque chose.
web-nudge-try = M’en montrer une maintenant
web-nudge-tried = Voilà à quoi cela ressemble.
web-nudge-turn = C’est à vous de jouer.
web-hook = Par un programme à vous
web-hook-why = Les nouvelles sont envoyées, signées, à une adresse https : celle d’un salon de discussion, ou d’un programme que vous avez écrit.
web-hook-url = Adresse du programme
web-hook-go = Y envoyer les nouvelles
web-hook-secret = Le secret qui signe les envois. Il n’est montré que cette fois :
web-hook-try = Envoyer quelque chose maintenant
web-hook-tried = C’est bien arrivé.
web-hook-drop = Ne plus rien y envoyer
web-no-letters = Plus de lettres
web-no-letters-why = Les lettres de nouvelles sur vos parties s’arrêtent. Les liens que vous demandez viennent toujours.
web-no-letters-go = Arrêter ces lettres
web-no-letters-done = Plus aucune lettre de nouvelles ne viendra.
