# Les noms et les textes des cartes de Chaos dans le Vieux Monde, avec nos propres mots.
# « Vous » désigne toujours la Puissance qui a joué la carte ; « ici » est la région de la carte.
# Le texte immédiat d'une carte Vieux Monde est appliqué par le joueur ayant la plus faible Menace.


## Régions

chaos-region-norsca = Norsca
chaos-region-troll_country = Pays des Trolls
chaos-region-kislev = Kislev
chaos-region-empire = L'Empire
chaos-region-bretonnia = Bretonnie
chaos-region-estalia = Estalie
chaos-region-tilea = Tilée
chaos-region-border_princes = Les Principautés Frontalières
chaos-region-badlands = Les Terres Arides


## Puissances

chaos-power-khorne = Khorne
    .title = le Dieu du Sang
chaos-power-nurgle = Nurgle
    .title = le Seigneur de la Pestilence
chaos-power-tzeentch = Tzeentch
    .title = le Maître du Changement
chaos-power-slaanesh = Slaanesh
    .title = le Prince de la Douleur et du Plaisir


## Figurines

chaos-figure-bloodsworn = Juresang
    .plural = Juresang
chaos-figure-bloodletter = Sanguinaire
    .plural = Sanguinaires
chaos-figure-bloodthirster = Buveur de Sang
    .plural = Buveurs de Sang
chaos-figure-leper = Lépreux
    .plural = Lépreux
chaos-figure-plaguebearer = Portepeste
    .plural = Portepestes
chaos-figure-great_unclean_one = Grand Immonde
    .plural = Grands Immondes
chaos-figure-acolyte = Acolyte
    .plural = Acolytes
chaos-figure-horror = Horreur
    .plural = Horreurs
chaos-figure-lord_of_change = Duc du Changement
    .plural = Ducs du Changement
chaos-figure-seductress = Séductrice
    .plural = Séductrices
chaos-figure-daemonette = Démonette
    .plural = Démonettes
chaos-figure-keeper_of_secrets = Gardien des Secrets
    .plural = Gardiens des Secrets


## Types de figurines

chaos-class-cultist = Adorateur
    .plural = Adorateurs
chaos-class-warrior = Guerrier
    .plural = Guerriers
chaos-class-daemon = Démon Majeur
    .plural = Démons Majeurs


## Pions

chaos-token-event = Pion Événement
    .plural = Pions Événement
    .short = Événement
    .text = Ne fait rien par lui-même. Il signale sa région aux cartes Vieux Monde en jeu.
chaos-token-hero = Pion Héros
    .plural = Pions Héros
    .short = Héros
    .text = En phase de fin, parmi les joueurs ayant des figurines dans sa région, celui dont la Menace est la plus forte y retire une de ses propres figurines. On recommence pour chaque pion Héros.
chaos-token-noble = Pion Noble
    .plural = Pions Noble
    .short = Noble
    .text = Ajoute 1 à la valeur de Conquête de sa région.
chaos-token-peasant = Pion Paysan
    .plural = Pions Paysan
    .short = Paysan
    .text = Une cible en bataille, avec 1 en défense. Le joueur qui le tue le garde sur sa fiche de Puissance.
chaos-token-skaven = Pion Skaven
    .plural = Pions Skaven
    .short = Skaven
    .text = Enlève 1 à la Résistance de sa région, sans passer sous 0.
chaos-token-warpstone = Pion Malepierre
    .plural = Pions Malepierre
    .short = Malepierre
    .text = Compte comme un pion Corruption de plus quand on vérifie la dévastation. Il aide aussi Tzeentch à remplir sa condition d'avancement de cadran.
chaos-token-corruption = Pion Corruption
    .plural = Pions Corruption
    .text = À l'étape de corruption, chaque Puissance en place un par Adorateur qu'elle a. Une région qui en réunit 12 ou plus, Malepierres comprises, est dévastée.


## Cartes Chaos : Khorne

chaos-card-blood_frenzy = Frénésie Sanguinaire
    .text = Avant tout lancer normal dans une bataille ici, lancez 2 dés de bataille, même sans figurine dans la région, et retirez aussitôt les morts. Les coups trop peu nombreux pour tuer peuvent rester sur leur cible et s'ajouter à vos propres coups normaux de la même bataille.
chaos-card-battle_cry = Cri de Bataille
    .text = Jusqu'à la fin du tour de jeu, rien ne peut ajouter dans cette région un pion Corruption, de quelque joueur que ce soit. Ceux qui s'y trouvent déjà restent et comptent toujours quand on vérifie la dévastation.
chaos-card-the_skull_throne = Le Trône des Crânes
    .text = À l'étape de domination, comptez ici l'attaque totale de vos figurines à la place de leur nombre. Le coût de vos cartes Chaos s'ajoute comme toujours.
chaos-card-field_of_carnage = Champ de Carnage
    .text = Tant que cette carte est ici, les figurines qui ne sont pas à vous ne peuvent être ni invoquées, ni déplacées, ni placées de cette région vers une autre. Entrer dans cette région reste permis.
    .text_field_of_carnage_in = Tant que cette carte est ici, les figurines qui ne sont pas à vous ne peuvent être ni invoquées, ni déplacées, ni placées dans cette région. En sortir reste permis.
chaos-card-ritual_slaying = Meurtre Rituel
    .text = Chaque fois que vous tuez des figurines ici pendant ce tour de jeu, piochez une carte Chaos pour chacune d'elles. Un Paysan n'est pas une figurine.
chaos-card-reborn_in_blood = Réincarner dans le Sang
    .text = Quand la bataille de cette région s'achève, livrez-en ici une autre, complète, avec les survivants. Aucun coup ne passe d'une bataille à l'autre.
chaos-card-the_blood_gods_call = L'Appel du Dieu du Sang
    .text = Quand vous jouez cette carte, choisissez une seule autre région, adjacente ou non, et amenez-en ici jusqu'à deux figurines. Elles peuvent appartenir à n'importe quels joueurs.


## Cartes Chaos : Nurgle

chaos-card-plague_aura = Aura de Peste
    .text = À l'étape de domination, ajoutez 1 à votre valeur de domination ici pour chacun de vos pions Corruption dans cette région.
chaos-card-influenza = Influenza
    .text = La Résistance de cette région baisse de 2, sans passer sous 0. Sa valeur de Conquête ne change pas.
chaos-card-plague_touch = Contact de la Peste
    .text = Ici, les figurines ennemies perdent chacune 1 en défense, sans passer sous 1.
chaos-card-rain_of_pus = Pluie de Pus
    .text = Ici, vos figurines gagnent chacune 1 en défense.
chaos-card-a_great_foul_consumption = Grande Consomption Immonde
    .text = À l'étape de corruption, une fois les pions de tous les Adorateurs placés ici et avant qu'on vérifie la dévastation, remettez dans votre réserve toutes vos figurines de cette région. Placez ensuite ici un de vos pions Corruption par paire complète de figurines ainsi remises.
chaos-card-the_final_rotting = La Pourriture Finale
    .text = Après les batailles de toutes les régions, choisissez et tuez ici un Adorateur ou un Guerrier ennemi pour chacun de vos pions Corruption dans cette région, autant que possible. Les Démons Majeurs sont immunisés.
chaos-card-all_things_decay = Tout se Décompose
    .text = Quand vous jouez cette carte, enlevez de cette région un pion Corruption de n'importe quel joueur.
chaos-card-the_stench_of_death = Puanteur de la Mort
    .text = Quand vous dominez cette région, ajoutez-y aussitôt deux de vos pions Corruption. Ils comptent comme placés dans la phase de corruption de ce tour de jeu.


## Cartes Chaos : Tzeentch

chaos-card-teleport = Téléportation
    .text = Quand vous jouez cette carte, choisissez ici un Adorateur ou un Guerrier de n'importe quel joueur et envoyez-le dans une autre région, adjacente ou non. C'est obligatoire dès qu'un tel déplacement est permis.
chaos-card-changer_of_ways = Celui qui Change les Voies
    .text = Tant que cette carte est ici, annulez les effets de texte de toutes les autres cartes Chaos de cette région, jouées avant ou après, à qui qu'elles soient ; un second exemplaire ne change rien. Leurs coûts imprimés et leurs symboles de magie comptent toujours. Ce qui a déjà été appliqué n'est pas défait, et les cartes jouées ici plus tard ne font rien quand on les joue.
chaos-card-warp_shield = Malebouclier
    .text = Quand vous jouez cette carte, désignez ici une de vos figurines : aucune bataille ne peut la tuer pendant ce tour de jeu, même dans une autre région. Les Héros et les effets hors bataille peuvent toujours l'enlever.
chaos-card-temporal_stasis = Stase Temporelle
    .text = Tant que cette carte est ici, chaque carte Chaos qu'un autre joueur joue dans cette région lui coûte 2 points de puissance de plus. La domination utilise toujours le coût imprimé.
chaos-card-the_meddling_of_skaven = L'Ingérence des Skavens
    .text = Quand vous jouez cette carte, choisissez un adversaire qui a une figurine ici. Il choisit et défausse deux cartes Chaos de sa main, ou toutes s'il en a moins.
chaos-card-the_persistence_of_change = La Persistance du Changement
    .text = Quand on retire les cartes Chaos en phase de fin, laissez celle-ci sur sa case si vous avez tué au moins une figurine ici pendant ce tour de jeu. Elle garde son coût et son symbole de magie ; revérifiez à chaque tour de jeu.
chaos-card-dazzle = Éblouissement
    .text = À l'étape de corruption, chaque adversaire place ses pions Corruption ici comme s'il avait un Adorateur de moins, sans passer sous 0.
chaos-card-drain_power = Drain de Pouvoir
    .text = Quand vous jouez cette carte, chaque adversaire qui a un Adorateur ici perd 1 point de puissance, sans passer sous 0. Vous gagnez 1 point de puissance en tout, sans dépasser 12, quel que soit le nombre d'adversaires touchés, même aucun.


## Cartes Chaos : Slaanesh

chaos-card-perverse_infiltration = Infiltration Perverse
    .text = Quand vous jouez cette carte, placez ici un de vos pions Corruption, avec ou sans Adorateur. Il fait de vous un dévastateur si cette région est dévastée pendant ce tour de jeu ; pour les conditions d'avancement de cadran, il compte comme placé en phase d'invocation.
    .text_ruiners_step = Quand vous jouez cette carte, placez ici un de vos pions Corruption, avec ou sans Adorateur. Il ne fait pas de vous un dévastateur ; pour les conditions d'avancement de cadran, il compte comme placé en phase d'invocation.
chaos-card-insidious_lies = Mensonges Insidieux
    .text = À l'étape de domination, ajoutez à votre valeur de domination ici 2 par pion Héros et 2 par pion Noble dans cette région.
chaos-card-dark_influence = Influence des Ténèbres
    .text = Quand vous jouez cette carte, déplacez d'ici un pion Héros, Noble ou Paysan vers n'importe quelle autre région non dévastée, adjacente ou non.
chaos-card-soporific_musk = Musc Soporifique
    .text = Quand vous jouez cette carte, choisissez ici une figurine ennemie et contrôlez-la jusqu'à la fin du tour de jeu. Invoquez-la, combattez, dominez et corrompez avec elle comme si elle était à vous. Elle garde ses propres valeurs et améliorations.
chaos-card-field_of_ecstasy = Champ d'Extase
    .text = Il n'y a pas de bataille ici pendant ce tour de jeu. Personne ne lance de dé de bataille dans cette région, ni en début de bataille ni pour une bataille supplémentaire.
chaos-card-degenerate_royalty = Royauté Dégénérée
    .text = Payez cette carte 3 points de puissance de moins (soit 0) si au moins trois pions Corruption, tous joueurs confondus, se trouvent ici ; les Malepierres ne comptent pas. Elle ajoute quand même 3 à votre valeur de domination.
chaos-card-abyssal_pact = Pacte Abyssal
    .text = À l'étape de domination, ne comptez pas les figurines ennemies présentes ici dans la valeur de domination des joueurs qui les contrôlent. Les cartes Chaos comptent toujours.


## Améliorations : Khorne

chaos-upgrade-up_bloodsworn = Juresang amélioré
    .text = Vos Juresang ont 1 en attaque au lieu de 0.
chaos-upgrade-up_bloodletter = Sanguinaire amélioré
    .text = À chaque bataille, vos Sanguinaires lancent leurs dés avant toutes les autres figurines, et seulement là ; les figurines qu'ils tuent sont retirées aussitôt. Les coups qui ne tuent pas encore peuvent être gardés pour votre propre lancer normal.
chaos-upgrade-up_bloodthirster = Buveur de Sang amélioré
    .text = Le Buveur de Sang vaut trois figurines dans votre valeur de domination.
chaos-upgrade-up_khorne_power = Puissance du Massacre
    .text = En phase de pioche, récupérez 1 point de puissance de plus que n'indique votre fiche (8).
chaos-upgrade-up_khorne_cards = Des Crânes pour le Trône
    .text = En phase de pioche, piochez trois cartes Chaos au lieu de deux.


## Améliorations : Nurgle

chaos-upgrade-up_leper = Lépreux amélioré
    .text = Un Lépreux coûte 0 quand vous l'invoquez dans une région où vous n'avez aucune autre figurine. Toutes les autres règles d'invocation s'appliquent, et chaque figurine de Lépreux peut en profiter une fois par tour de jeu.
chaos-upgrade-up_plaguebearer = Portepeste amélioré
    .text = Quand un adversaire tue de vos Portepestes en bataille, infligez autant de coups à ses figurines de la région. Vous les assignez selon les règles habituelles.
chaos-upgrade-up_great_unclean_one = Grand Immonde amélioré
    .text = Chaque fois que vous invoquez le Grand Immonde, placez aussitôt deux de vos pions Corruption dans la région où il entre.
chaos-upgrade-up_power_of_pestilence = Puissance de la Pestilence
    .text = En phase de pioche, récupérez 1 point de puissance de plus que n'indique votre fiche (7).
chaos-upgrade-up_provender_of_ruin = Provende de la Dévastation
    .text = Chaque fois qu'une région est dévastée, marquez les points de dévastateur de sa carte Dévastation, que vous y ayez placé ou non un pion Corruption pendant ce tour de jeu. Vous ne les marquez jamais deux fois pour une même région.


## Améliorations : Tzeentch

chaos-upgrade-up_acolyte = Acolyte amélioré
    .text = Quand vous invoquez un Acolyte d'une région dans une autre, vous pouvez emporter avec lui un pion Malepierre de la région qu'il quitte vers celle où il entre, sauf si celle-ci est dévastée.
chaos-upgrade-up_horror = Horreur améliorée
    .text = Quand vous invoquez une Horreur dans une région, elle peut se tenir sur une case de carte Chaos vide de cette région ; elle reste une figurine de la région. Tant qu'elle s'y tient, vous seul pouvez jouer une carte Chaos sur cette case. Si vous le faites, l'Horreur descend dans la région.
chaos-upgrade-up_lord_of_change = Duc du Changement amélioré
    .text = Le Duc du Changement donne deux symboles de magie à la région où il se trouve.
chaos-upgrade-up_tzeentch_power = Puissance du Changement
    .text = En phase de pioche, récupérez 1 point de puissance de plus que n'indique votre fiche (7).
chaos-upgrade-up_tzeentch_cards = Tisseur de Destins
    .text = En phase de pioche, piochez jusqu'à avoir six cartes Chaos en main au lieu de cinq. Vous pouvez toujours en défausser une d'abord.


## Améliorations : Slaanesh

chaos-upgrade-up_seductress = Séductrice améliorée
    .text = Vos Séductrices ont 2 en défense au lieu de 1.
chaos-upgrade-up_daemonette = Démonette améliorée
    .text = Seuls les coups des dés qui montrent un 6 peuvent être assignés à vos Démonettes.
chaos-upgrade-up_keeper_of_secrets = Gardien des Secrets amélioré
    .text = Quand la phase de corruption commence, choisissez un Adorateur ennemi dans la région du Gardien des Secrets. Contrôlez-le jusqu'à la fin du tour de jeu.
chaos-upgrade-up_power_of_pleasure = Puissance du Plaisir
    .text = En phase de pioche, récupérez 1 point de puissance de plus que n'indique votre fiche. Avec Puissance de la Douleur, récupérez-en 3 de plus en tout (9).
chaos-upgrade-up_power_of_pain = Puissance de la Douleur
    .text = En phase de pioche, récupérez 1 point de puissance de plus que n'indique votre fiche. Avec Puissance du Plaisir, récupérez-en 3 de plus en tout (9).


## Cartes Vieux Monde

chaos-oldworld-plunged_into_chaos = Plongés dans le Chaos
    .text = Chaque joueur marque 1 PV par pion Paysan sur sa fiche de Puissance ; les pions y restent. Le joueur qui, seul, en a le plus marque 3 PV de plus. Défaussez cette carte.
    .text_plunged_peasants_returned = Chaque joueur marque 1 PV par pion Paysan sur sa fiche de Puissance. Le joueur qui, seul, en a le plus marque 3 PV de plus. Tous ces pions retournent ensuite dans la réserve de pions. Défaussez cette carte.
chaos-oldworld-peasant_uprising = Soulèvement Paysan
    .text = Dans chaque région sauf les Terres Arides, placez un pion Paysan.
    .lasting = Chaque pion Paysan ajoute 1 à la Résistance de sa région.
chaos-oldworld-up_from_skavenblight = Surgis de Skarogne
    .text = Choisissez une région qui a un pion Malepierre ou qui est adjacente à une région qui en a un, et placez-y un pion Skaven. S'il n'y a pas de telle région, il ne se passe rien. Défaussez cette carte.
chaos-oldworld-meteor_showers = Pluies de Météores
    .text = Choisissez deux régions différentes et placez un pion Malepierre dans chacune. Défaussez cette carte.
chaos-oldworld-warpstone_discovery = Découverte de Malepierre
    .text = Choisissez une région et mettez-y deux pions Malepierre.
    .lasting = Phase de fin : chaque joueur qui a une figurine dans une région avec un pion Malepierre pioche une carte Chaos, quel que soit le nombre de ces régions.
chaos-oldworld-skavengers = Skavengers
    .text = Mettez un pion Skaven dans chacune de ces deux régions : les Terres Arides et les Principautés Frontalières.
    .lasting = Phase de fin : le joueur ayant la plus faible Menace choisit une région avec un pion Malepierre et y ajoute un pion Skaven. Sans Malepierre sur le plateau, il ne se passe rien.
chaos-oldworld-the_horned_ones_due = La Dette du Grand Cornu
    .text = Mettez un pion Skaven en Bretonnie et un dans l'Empire, ou bien un en Estalie et un en Tilée.
    .lasting = Une région avec un pion Skaven n'a de place que pour une carte Chaos au lieu de deux. Les cartes déjà présentes restent.
chaos-oldworld-the_grail_is_found = On a Trouvé le Graal
    .text = Enlevez du plateau tous les pions Événement et de la piste toutes les cartes à comète. Mettez ensuite un pion Événement en Bretonnie et un dans chacune des régions adjacentes.
    .lasting = Phase de fin : enlevez tous les pions Corruption de chaque région avec un pion Événement. Cela se fait avant le décompte des régions dévastées.
chaos-oldworld-greenskins_invade = Invasion de Peaux-vertes
    .text = Enlevez du plateau tous les pions Événement et de la piste toutes les cartes à comète. Mettez ensuite un pion Événement dans les Terres Arides, un dans l'Empire et un en Tilée.
    .lasting = Dans une région avec un pion Événement, chaque joueur ne lance qu'un dé de bataille pour toute la phase de bataille, toutes sources réunies. Un joueur dont les dés diffèrent choisit lequel lancer ; ce dé explose toujours.
chaos-oldworld-norse_reavers = Pillards Norses
    .text = Enlevez du plateau tous les pions Événement et de la piste toutes les cartes à comète. Mettez ensuite un pion Événement en Bretonnie, un en Tilée et un dans l'Empire. Enfin, mettez un pion Paysan dans chaque région.
    .lasting = Phase de fin : chaque région avec un pion Événement perd un pion Paysan, si elle en a.
chaos-oldworld-the_crusade_is_come = La Croisade Est Là
    .text = Choisissez deux régions différentes et mettez un pion Paysan dans chacune ; faites de même avec des pions Héros, puis avec des pions Noble. Une région peut être choisie à nouveau pour un autre type de pion. Défaussez cette carte.
chaos-oldworld-bretonnian_knights = Chevaliers Bretonniens
    .text = Placez un pion Héros en Bretonnie et un autre dans n'importe quelle autre région.
    .lasting = Phase de fin : chaque joueur qui a une figurine en Bretonnie choisit et défausse une carte Chaos de sa main, s'il en a.
chaos-oldworld-dwarf_trollslayers = Nains Tueurs de Trolls
    .text = Placez un pion Héros en Norsca et un à Kislev, ou bien un au Pays des Trolls et un dans l'Empire.
    .lasting = Phase de fin : dans chaque région avec un pion Héros, dans l'ordre des régions, cherchez les joueurs qui y ont un Guerrier ou un Démon Majeur. Celui d'entre eux dont la Menace est la plus forte choisit une de ces figurines à lui et la remet dans sa réserve.
chaos-oldworld-dark_elf_corsairs = Corsaires Elfes Noirs
    .text = Enlevez du plateau tous les pions Événement et de la piste toutes les cartes à comète. Mettez ensuite un pion Événement en Norsca, un en Bretonnie et un en Estalie.
    .lasting = Phase de fin : dans chaque région avec un pion Événement, chaque joueur qui y a des Adorateurs en remet un dans sa réserve.
chaos-oldworld-electors_sue_for_peace = Les Électeurs Demandent la Paix
    .text = Enlevez du plateau tous les pions Événement et de la piste toutes les cartes à comète. Mettez ensuite un pion Événement dans l'Empire et un dans chacune des régions adjacentes.
    .lasting = Il n'y a pas de bataille dans une région avec un pion Événement : personne n'y lance de dé de bataille et ses Paysans ne peuvent pas être tués.
chaos-oldworld-teclis_aids_the_empire = Teclis Vient en Aide à l'Empire
    .text = Enlevez du plateau tous les pions Événement et de la piste toutes les cartes à comète. Mettez ensuite un pion Événement dans l'Empire, un à Kislev et un en Bretonnie.
    .lasting = Aucune carte Chaos avec un symbole de magie ne peut être jouée dans une région avec un pion Événement.
chaos-oldworld-divine_inspiration = Inspiration Divine
    .text = Choisissez une région avec un pion Paysan, ou n'importe laquelle si aucune n'en a, et placez-y un pion Héros.
    .lasting = Phase de fin : le joueur ayant la plus faible Menace peut déplacer un pion Héros vers une région adjacente non dévastée.
chaos-oldworld-electors_arise = Les Électeurs se Dressent
    .text = Choisissez deux régions Densément Peuplées différentes et placez un pion Noble dans chacune.
    .lasting = Chaque pion Noble ajoute aussi 1 à la Résistance de sa région.
chaos-oldworld-franzs_decree = Décret de Franz
    .text = Ajoutez un pion Noble dans l'Empire.
    .lasting = Chaque figurine invoquée dans l'Empire coûte 1 point de puissance de plus.
chaos-oldworld-mass_exodus = Exode Massif
    .text = Dans l'ordre des régions, déplacez les pions Paysan de chaque région Densément Peuplée, un par un, vers n'importe quelles régions adjacentes qui ne sont ni Densément Peuplées ni dévastées. Les Paysans sans une telle région voisine restent. Défaussez cette carte.
chaos-oldworld-road_wardens = Patrouilleurs Ruraux
    .text = Placez un pion Paysan dans l'Empire et un en Bretonnie.
    .lasting = Invoquer une figurine d'une région dans une autre coûte 1 point de puissance de plus. Les figurines de la réserve gardent leur coût habituel.
chaos-oldworld-witch_hunters = Répurgateurs
    .text = Choisissez une région avec un Adorateur, ou n'importe laquelle si aucune n'en a, et placez-y un pion Héros.
    .lasting = Phase de fin : dans chaque région avec un pion Héros, dans l'ordre des régions, le joueur qui y a le plus d'Adorateurs en remet un dans sa réserve. En cas d'égalité, c'est celui des joueurs à égalité dont la Menace est la plus forte.


## Dévastation

chaos-ruination = Dévastation { $number }
    .text = Chaque joueur ayant placé un pion Corruption ici pendant ce tour de jeu marque aussitôt les points de dévastateur de cette carte. En phase de fin, le joueur qui a ici le plus de pions Corruption marque la première valeur de cette région et le suivant la seconde ; les ex aequo à la première place se partagent les deux valeurs, les ex aequo à la seconde place se partagent la seconde, arrondie à l'inférieur. Ensuite, retournez cette carte face cachée et enlevez tous les pions Corruption de la région.


## Instructions des cadrans

chaos-dial-start = Départ : aucun effet
chaos-dial-vp = { $n ->
    [one] Marquez { $n } point de victoire
    [many] Marquez { $n } de points de victoire
   *[other] Marquez { $n } points de victoire
}
chaos-dial-upgrade = Mettez en jeu une carte Amélioration de votre choix qui n'y est pas encore
chaos-dial-draw = { $n ->
    [one] Piochez { $n } carte Chaos
    [many] Piochez { $n } de cartes Chaos
   *[other] Piochez { $n } cartes Chaos
}
chaos-dial-place_warpstone = { $n ->
    [one] Placez { $n } pion Malepierre dans n'importe quelle région non dévastée
    [many] Placez { $n } de pions Malepierre, ensemble ou séparés, dans n'importe quelles régions non dévastées
   *[other] Placez { $n } pions Malepierre, ensemble ou séparés, dans n'importe quelles régions non dévastées
}
chaos-dial-place_noble = { $n ->
    [one] Placez { $n } pion Noble dans n'importe quelle région non dévastée
    [many] Placez { $n } de pions Noble, ensemble ou séparés, dans n'importe quelles régions non dévastées
   *[other] Placez { $n } pions Noble, ensemble ou séparés, dans n'importe quelles régions non dévastées
}
chaos-dial-remove_corruption = { $n ->
    [one] Retirez { $n } pion Corruption de n'importe quel joueur de n'importe quelle région, si possible
    [many] Retirez { $n } de pions Corruption de n'importe quels joueurs de n'importe quelles régions, ou autant que possible
   *[other] Retirez { $n } pions Corruption de n'importe quels joueurs de n'importe quelles régions, ou autant que possible
}
chaos-dial-remove_old_world = { $n ->
    [one] Retirez { $n } pion Vieux Monde de n'importe quel type de n'importe quelle région, si possible
    [many] Retirez { $n } de pions Vieux Monde de n'importe quels types de n'importe quelles régions, ou autant que possible
   *[other] Retirez { $n } pions Vieux Monde de n'importe quels types de n'importe quelles régions, ou autant que possible
}
chaos-dial-victory = Victoire : vous gagnez à la prochaine vérification de la fin du jeu
