### Erreurs et raisons selon leur code, en français. Le message s’adresse à qui a décidé ; `.seat` dit la même chose d’une place.

## Une décision qui n’est pas permise

error-game-over = La partie est finie.
error-turn-not-yours = Ce n’est pas à toi de jouer.
    .seat = Ce n’est pas à la place { $seat } de jouer, mais à la place { $turn }.
error-turn-already-decided = Tu as déjà décidé ; attends les autres.
    .seat = La place { $seat } a déjà décidé.
error-turn-other-decision = Ce choix n’est pas possible maintenant : { $choice }. C’est le moment de { $phase-name }.
error-turn-no-such-seat = Cette place n’existe pas.
error-predict-too-many =
    { $tricks ->
        [one] Tu ne peux pas prédire { $choice } : ce tour n’en compte que { $tricks }.
       *[other] Tu ne peux pas prédire { $choice } : ce tour n’en compte que { $tricks }.
    }
    .seat =
        { $tricks ->
            [one] La place { $seat } ne peut pas prédire { $choice } : ce tour n’en compte que { $tricks }.
           *[other] La place { $seat } ne peut pas prédire { $choice } : ce tour n’en compte que { $tricks }.
        }
error-predict-plus-minus-one = Tu ne peux pas prédire { $choice } : la somme des prédictions ferait { $tricks }.
    .seat = La place { $seat } ne peut pas prédire { $choice } : la somme des prédictions ferait { $tricks }.
error-play-not-in-hand = Tu n’as pas cette carte en main : { $card }.
    .seat = La place { $seat } n’a pas cette carte en main : { $card }.
error-play-must-follow = Tu ne peux pas jouer { $card } : tu as encore du { $colour-name }.
    .seat = La place { $seat } ne peut pas jouer { $card } : elle a encore du { $colour-name }.
error-play-wizard-barred = Tu ne peux pas jouer de magicien : la couleur demandée, le { $colour-name }, est l’atout.
    .seat = La place { $seat } ne peut pas jouer de magicien : la couleur demandée, le { $colour-name }, est l’atout.
error-pass-not-in-hand = Tu n’as pas cette carte en main : { $card }.
    .seat = La place { $seat } n’a pas cette carte en main : { $card }.
error-adjust-below-zero = Ta prédiction est déjà à 0 et ne peut pas baisser.
    .seat = La prédiction de la place { $seat } est déjà à 0 et ne peut pas baisser.

## Pourquoi une décision est permise

reason-predict-allowed =
    { $tricks ->
        [one] Ce tour compte { $tricks } pli, et tu peux faire cette prédiction.
       *[other] Ce tour compte { $tricks } plis, et tu peux faire cette prédiction.
    }
reason-trump-dealer-chooses = Tu as distribué, c’est donc toi qui choisis l’atout.
reason-trump-werewolf-chooses = Tu as le Loup-garou, c’est donc toi qui choisis l’atout, ou « pas d’atout ».
reason-play-leads = Tu entames : joue la carte que tu veux.
reason-play-follows = Tu joues la couleur demandée, le { $colour-name }.
reason-play-cannot-follow = Tu n’as pas de { $colour-name } : joue la carte que tu veux.
reason-play-always-playable = Cette carte peut toujours être jouée.
reason-play-nobody-follows = Personne ne doit fournir de couleur dans ce pli.
reason-play-colour-open = Aucune couleur n’est encore demandée.
reason-play-colours-do-not-matter = Ici, les couleurs ne comptent pas : joue la carte que tu veux.
reason-play-nothing-but-wizards = Tu n’as que des magiciens, alors tu en joues un ; il ne compte pas.
reason-pass-allowed = Tu peux passer n’importe quelle carte de ta main.
reason-adjust-allowed = Le Nuage modifie ta prédiction d’un pli.

## Réglages

error-settings-exclude =
    { $other ->
        [seats] { $one-name } : pour 3 ou 4 joueurs seulement.
        [length] { $one-name } : seulement en partie complète.
       *[other] { $one-name } et { $other-name } sont incompatibles.
    }
error-settings-together = { $one-name } et { $other-name } vont ensemble ou pas du tout.
error-settings-unknown = Le réglage « { $setting } » n’existe pas.
error-settings-of-a-game = Ceci ne dépend pas de l’édition, mais de chaque partie : { $setting-name }.
error-settings-bad-value =
    { $setting ->
        [seats] Une partie se joue de 3 à 6 joueurs, pas à { $value }.
        [scribe] Il n’y a pas de place { $value } pour le responsable.
        [specials] La carte bonus « { $value } » n’existe pas.
       *[other] « { $value } » n’est pas une valeur possible pour ce réglage : { $setting-name }.
    }
error-settings-hand-sizes = Une durée au choix compte de 1 à 20 tours de 1 à { $most } cartes, comme 3, 5, 7 ; pas « { $value } ».
error-settings-no-edition = L’édition « { $value } » n’existe pas.
error-settings-no-bot = Le bot « { $value } » n’existe pas.
error-settings-bad-thought = « { $value } » : le @ doit être suivi d’un nombre de { $least } à { $most }.
error-settings-bad-seed =
    { $setting ->
        [table] Un numéro de table est un nombre entier de 0 à 2^63 − 1.
       *[seed] Une graine est un nombre entier de 0 à 2^63 − 1.
    }
error-settings-bad-players = Chacune des { $seats } places a besoin d’un nom.
error-settings-bad-headers = L’en-tête « { $header } » ne peut pas s’écrire : un nom est fait de a-z, 0-9 et de tirets, une valeur de texte.

## Cartes, décisions, donnes

error-notation-unknown-card = La carte « { $token } » n’existe pas.
error-notation-unknown-decision = « { $token } » n’est pas une décision.
error-deal-not-the-deck = Ce n’est pas le jeu complet, avec chaque carte une seule fois.
error-deal-not-in-deck = Cette carte n’est pas dans le jeu.
error-deal-twice = Cette carte est distribuée deux fois.
error-deal-not-own-card = Cette carte n’est pas de la couleur de cette place.

## Revenir en arrière, regarder en avant

error-undo-nothing = Il n’y a rien à reprendre.
error-undo-no-such-step = La partie n’a pas de décision numéro { $step }.
error-events-no-such-event = Les événements se comptent à partir de 0 ; il n’y a pas de numéro { $since }.
error-game-not-over = Les mains sont montrées à la fin de la partie.
error-round-not-over = Le tour { $round } n’est pas encore compté.
error-record-no-past = Cette partie a été mise en place en cours de route et n’a donc pas d’enregistrement.

## Beaucoup de tables à la fois

error-settings-bad-batch = Un lot doit compter au moins 1 table, pas { $value }.
error-settings-no-settings = Un lot a besoin d’au moins un jeu de réglages.
error-settings-bad-row = Ce n’est pas une position d’une partie avec ces réglages.
error-settings-other-table = La partie et la table ont des réglages différents.
error-settings-twice = Donne { $one } ou { $other }, pas les deux.
error-play-wrong-number = Il faut une décision pour chaque table.
error-play-no-number = Les décisions pour plusieurs tables doivent être des nombres entiers.
error-play-illegal-in-batch = La décision numéro { $action } n’est pas permise à la table { $table }.
error-fast-no-cuda-package = Les tables sur carte graphique ont besoin du paquet numba-cuda : pip install 'foretell[gpu]'
error-fast-no-cuda-device = Aucune carte graphique compatible avec CUDA n’a été trouvée ici.

## Le mélange équitable

error-settings-bad-chance =
    { $setting ->
        [nonce] Un nonce compte de 16 à 64 octets.
       *[seed] Une graine compte 64 octets.
    }
error-fairness-no-headers = Cet enregistrement ne dit pas comment ses cartes ont été mélangées.
error-fairness-unknown-shuffle = Cet enregistrement indique un mélange que cette version ne connaît pas ; elle connaît { $method }.
error-fairness-bad-header = L’en-tête « { $header } » manque ou est mal formé.
error-fairness-no-seed = La graine reste secrète jusqu’à la fin de la partie.
error-fairness-wrong-seed = La graine n’est pas celle qui avait été annoncée avant la partie.
error-fairness-wrong-nonce = Le nonce de la place { $seat } n’est pas celui qui avait été annoncé avant la partie.
error-fairness-own-nonce = Le nombre aléatoire de ton navigateur n’a pas été utilisé.
error-fairness-wrong-deal = La donne du tour { $round } ne correspond pas à la graine et aux nonces.
error-fairness-wrong-scribe = Le sort a désigné la place { $seat } comme responsable, mais l’enregistrement en nomme une autre.

## Le serveur : ce qui est envoyé

error-protocol-bad-frame = Ce n’est pas une commande de ce protocole. { $where }
error-protocol-bad-request = Cette requête est incompréhensible. { $where }
error-protocol-binary = Les messages sont du texte, pas du binaire.
error-protocol-too-large = C’est trop grand ; au plus { $most } octets.
error-protocol-hello-first = Envoie d’abord « hello ».
error-protocol-hello-twice = « hello » a déjà été envoyé.
error-protocol-unsupported-version = Ce serveur parle la version { $version } du protocole.
error-token-missing = Il faut un jeton d’accès. Connecte-toi d’abord en tant qu’invité.
error-token-invalid = Ce jeton d’accès ne vient pas de ce serveur.
error-token-expired = Ce jeton d’accès a expiré. Reconnecte-toi en tant qu’invité.
error-token-outdated = Ce jeton d’accès a été remplacé par un plus récent.
error-limits-too-fast = C’était trop rapide. Attends un instant.
error-limits-too-slow = Ta connexion est trop lente pour les données envoyées.
error-server-store-unavailable = Rien ne peut être enregistré pour l’instant. Réessaie dans un moment.
error-server-closing = Le serveur s’arrête. Reconnecte-toi dans un moment.
error-server-bad-setting = Un réglage du serveur est incorrect : { $setting }
error-server-bad-file = Impossible de lire le fichier des réglages { $file } : { $trouble }
error-server-needs-postgres = Il faut PostgreSQL pour plusieurs processus (ici : { $workers }) ; SQLite n’en permet qu’un.
error-server-no-address = Foretell ne peut pas utiliser l’adresse { $address }. Il y est peut-être déjà lancé.
error-packages-missing = Il faut le paquet { $package } : pip install 'foretell[{ $extra }]'
error-server-no-store = Impossible d’ouvrir le stockage { $store } : { $trouble }
error-server-store-in-use = Le stockage { $store } est utilisé par un autre serveur. Arrête cet autre serveur ou choisis un autre stockage.
error-server-newer-store = Ce stockage vient d’une version plus récente de Foretell. Installe-la ou choisis un autre stockage.
error-passkeys-refused = Cette clé d’accès n’a pas été acceptée.
error-passkeys-too-late = Cela a pris trop de temps. Recommence.

## Le serveur : noms et discussion

error-names-empty = Un nom doit compter au moins une lettre.
error-names-too-long = C’est trop long ; au plus { $most } caractères.
error-names-bad-letters = Ce nom contient des caractères qui ne peuvent pas s’afficher.
error-names-confusable = Quelqu’un à cette table porte un nom qui ressemble à « { $name } ».
error-chat-empty = Le message est vide.
error-chat-too-long = C’est trop long ; au plus { $most } caractères à la fois.

## Le serveur : tables

error-table-not-found = Cette table n’existe pas.
error-table-closed = Cette table est fermée.
error-table-not-host = Seul l’hôte peut le faire.
error-table-not-seated = Tu n’as pas de place à cette table.
error-table-no-such-seat = Cette place n’existe pas à cette table.
error-table-no-such-player = L’hôte doit avoir une place à la table.
error-table-seat-taken = Cette place est prise.
error-table-seat-empty = Il manque quelqu’un : une place est vide.
error-table-not-ready = { $name } n’a pas encore confirmé.
error-table-already-started = La partie a déjà commencé.
error-table-not-playing = Aucune partie n’est en cours à cette table.
error-table-not-over = La partie n’est pas finie.
error-table-nothing-to-show = Il n’y a pas de nonce à montrer maintenant.
error-table-wrong-nonce = Ce n’est pas le nonce qui avait été annoncé.
error-table-other-turn = Ceci appartenait à un autre coup.
error-table-nothing-to-decide = Tu n’as rien à décider.
error-table-paused = La partie est en pause.
error-table-not-paused = La partie n’est pas en pause.
error-table-away = Un bot joue pour toi. Reprends d’abord ta place.
error-table-not-away = Aucun bot ne joue pour toi.
error-table-no-hints = Il n’y a pas de conseils à cette table.
error-table-rated-no-hints = Les parties classées sont sans conseils.
error-table-rated-length = Seules les parties complètes et les tournois peuvent être classés.
error-table-rated-needs-people = Une partie classée demande au moins deux personnes.
error-table-bad-option = Cette valeur est hors limites : { $option }

## Le serveur : les archives

error-archive-no-game = Cette partie n’existe pas, ou n’est pas finie.
error-archive-no-step =
    { $decisions ->
        [one] La partie ne compte que { $decisions } décision.
       *[other] La partie ne compte que { $decisions } décisions.
    }
error-archive-no-seat = La partie ne compte que { $seats } places.
error-archive-no-player = Ce joueur n’existe pas.
error-lessons-not-found = Cette leçon n’existe pas.

## L’arène

error-arena-no-line-up = Il faut une liste de bots, un pour chaque place, pas « { $value } ».
error-arena-line-up =
    { $bots ->
        [one] { $bots } bot pour { $seats } places ; nommes-en un pour chacune.
       *[other] { $bots } bots pour { $seats } places ; nommes-en un pour chacune.
    }
error-arena-games = « { $value } » n’est pas un nombre de parties valable.
error-arena-levels = Un tournoi oppose au moins deux niveaux, chacun nommé une seule fois.
error-arena-no-games = Aucune partie n’est allée à son terme.
error-arena-no-level = « { $value } » n’a pas joué ; ont joué : { $levels }.
error-arena-no-bot = « { $value } » n’est pas un bot : { $trouble }
error-arena-bot-failed = Le bot { $bot } a échoué à la place { $seat }, au tour { $round } de la donne { $deal } : { $trouble }
error-arena-worker-gone = Un processus de jeu s’est arrêté brutalement : tué, ou à court de mémoire. Avec --out, --resume permet de reprendre.
error-arena-other-set-up = C’est le journal d’un autre match, ou d’une autre version : { $file }
error-arena-broken-journal = Ce n’est pas un journal de match complet : { $file }
error-arena-in-use = Un autre programme est en train d’écrire ce journal : { $file }
error-arena-no-cluster = Aucun cluster Ray n’est joignable à { $address }.

## Enregistrements

error-record-no-record = Un enregistrement commence par « foretell 1 ».
error-record-no-text = Un enregistrement est un texte en UTF-8 ; donne le contenu du fichier, pas son nom.
error-bots-other-encoding = Ce réseau lit le codage { $version }, que cette version n’écrit pas.
error-record-unsupported-version = C’est un enregistrement de la version { $version }, que cette version ne connaît pas.
error-record-bad-json = Ce n’est pas du JSON bien formé.
error-record-bad-value = Ce n’est pas ce qu’un enregistrement doit contenir ici : { $what }
error-record-twice = « { $what } » figure deux fois.
error-record-missing-key = « { $what } » manque.
error-record-unknown-key = « { $what } » est inconnu.
error-record-unexpected-line = Une autre ligne devrait se trouver ici : { $expected }
error-record-wrong-count = Il devrait y en avoir { $expected } ici, pas { $found }.
error-record-unknown-card = La carte « { $token } » n’existe pas.
error-record-unknown-decision = « { $token } » n’est pas une décision.
error-record-wrong-kind = « { $token } » n’a pas sa place dans cette ligne.
error-record-misplaced-dot = Un point ne se met que là où tous décident à la fois, dans la dernière ligne d’un enregistrement.
error-record-not-seat-0 = Là où tous décident à la fois, la ligne commence par la place 0.
error-record-not-in-order = Là où tous décident à la fois, les décisions suivent l’ordre des places.
error-record-too-many-rounds =
    { $rounds ->
        [one] La partie ne compte que { $rounds } tour.
       *[other] La partie ne compte que { $rounds } tours.
    }
error-record-round-not-over = Le tour n’est pas encore fini.
error-record-round-over = Le tour est déjà fini.
error-record-missing-totals = Le tour est fini, mais ses totaux manquent.
error-record-wrong-totals = Ce n’est pas le total après le tour.
