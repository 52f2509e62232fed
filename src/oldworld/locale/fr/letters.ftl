# Ce que le serveur écrit aux absents. Du texte simple ; toute lettre commence par le bonjour.

letter-hello = Bonjour { $name },


## Entrer

letter-link-subject = Entrez sous le nom de { $name }
letter-link = Avec ce lien, vous entrez sous le nom de { $name }, dans n’importe quel navigateur :
letter-link-holds = Il est valable 20 minutes, et une seule fois.
letter-link-not-you = Vous ne l’avez pas demandé ? Alors ne faites rien : sans le lien, personne n’entre.
letter-claim-subject = Garder le nom { $name } sous cette adresse
letter-claim = Quelqu’un qui joue sous le nom de { $name } voudrait garder ce nom sous cette adresse. Si c’est vous, ce lien le confirme :
letter-claim-not-you = Vous ne jouez pas sous ce nom ? Alors ne faites rien, et ne transmettez pas le lien : l’adresse reste la vôtre.
letter-held-subject = Vous gardez déjà le nom { $name }
letter-held = Quelqu’un voudrait garder un nom sous cette adresse, mais vous y gardez déjà { $name }. Avec ce lien, vous entrez sous le nom de { $name } :
letter-held-not-you = Ce n’était pas vous ? Alors ne faites rien : votre nom et votre adresse restent tels quels.
letter-moved-subject = { $name } a maintenant une autre adresse
letter-moved = Le nom { $name } est désormais gardé sous une autre adresse ; plus aucune lettre ne viendra à celle-ci. Ce n’était pas vous ? Alors entrez et changez de mot de passe :
letter-test-subject = Une lettre pour voir si les lettres arrivent
letter-test = Vous l’avez demandée, pour voir si elle vous parvient. C’est le cas.


## Nouvelles

letter-turn-subject = { $title } : c’est à vous
letter-turn = { $title } : c’est à vous de jouer. Vous jouez { $seat }.
letter-clock-subject = { $title } : votre temps s’écoule
letter-clock = { $title } : vous jouez { $seat } et il vous reste { $amount }. Ensuite, un bot prend votre place jusqu’à votre retour.
letter-begun-subject = { $title } : la partie a commencé
letter-begun = { $title } : tout le monde est là, et la partie a commencé. Vous jouez { $seat }.
letter-over-subject = { $title } : la partie est finie
letter-over = { $count ->
    [0] { $title } : la partie est finie. Personne n’a gagné.
   *[other] { $title } : la partie est finie. Victoire : { $who }.
}
letter-undo-subject = { $title } : peut-on revenir en arrière ?
letter-undo = { $title } : { $who } demande à revenir en arrière. Êtes-vous d’accord ?
letter-many-subject = { $count ->
    [one] Des nouvelles de { $count } table
   *[other] Des nouvelles de { $count } tables
}
letter-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
letter-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
letter-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
letter-stop = Plus de telles lettres :
