### Ce que dit la table dans le navigateur, en français.

## La maison

web-app-name = Foretell
web-app-title = Foretell : Wizard, le jeu de cartes
web-app-about = Joue à Wizard, le jeu de cartes de Ken Fisher, dans ton navigateur : entre amis ou contre des bots, selon les règles de ton édition.
web-title-home = Accueil
web-title-new = Nouvelle table
web-title-tables = Tables
web-title-table = Table
web-title-rules = Règles
web-title-learn = Apprendre
web-title-lesson = Leçon
web-title-game = Partie
web-title-replay = Revoir
web-title-nowhere = Page introuvable
web-nowhere = Il n’y a pas de page à cette adresse.
web-to-home = Retour à l’accueil
web-nav-label = Pages
web-nav-tables = Tables
web-nav-rules = Règles
web-nav-options = Options
web-close = Fermer
web-cancel = Annuler
web-offline = Tu es hors ligne. La partie reprendra dès que la connexion sera rétablie.
web-trouble = Une erreur s’est produite : { $code }
web-guest-name = Invité
web-guest-named = Invité { $number }

## Accueil

web-home-title = Dis combien de plis tu feras. Puis fais-les.
web-home-lead = Wizard de Ken Fisher, de 3 à 6 joueurs : entre amis ou avec des bots, selon les règles de ton édition.
web-home-dealing = On distribue…
web-play-now = Jouer
web-play-now-with =
    { $bots ->
        [one] Toi et { $bots } bot ({ $level })
       *[other] Toi et { $bots } bots ({ $level })
    }{ $edition ->
        [standard] { "" }
       *[other] { " · " }{ $edition-name }
    }
web-continue = Reprendre ta partie
web-new-about = Édition, cartes bonus, variantes, bots, temps de réflexion : c’est toi qui choisis.
web-join-title = Rejoindre une table
web-join-label = Lien ou nom d’une table
web-join = Rejoindre
web-join-bad = Ce n’est pas un lien vers une table.
web-join-lobby = Tables publiques
web-name-title = Ton nom
web-name-label = Nom
web-name-keep = Enregistrer
web-watch = Regarder

## Tables

web-tables-none = Aucune table publique n’est ouverte. Ouvres-en une : d’autres pourront te rejoindre par son lien ou la trouver ici.
web-table-untitled = Une table
web-table-line =
    { $taken ->
        [one] { $edition } · { $taken } place prise sur { $seats }
       *[other] { $edition } · { $taken } places prises sur { $seats }
    }
web-table-gone = Cette table n’existe plus

## Une nouvelle table

web-new-title = Nouvelle table
web-new-open = Ouvrir une table
web-new-with-bots = Jouer avec ces bots
web-new-invite = Inviter des amis
web-new-players = Joueurs
web-new-who = Qui joue
web-new-friend = Par lien
web-new-more = Autres variantes et règles maison
web-new-booklet = dans le livret
web-new-length = Durée
web-length-short = Courte
web-length-tournament = Tournoi
web-length-full = Complète
web-length-custom = Sur mesure
web-length-sizes = Cartes à chaque tour
web-scribe-lot = Tirage au sort
web-scribe-about = Le responsable distribue en premier. Le sort est tiré au début de la partie, et chacun peut le vérifier ensuite.
web-new-specials = Cartes bonus
web-new-variants = Variantes
web-new-pace = Rythme des bots
web-new-people = La table
web-new-name = Nom de la table
web-new-clock = Temps de réflexion
web-new-spectators = Spectateurs
web-new-public = Afficher parmi les tables publiques
web-new-hints = Autoriser les conseils
web-new-rated = Partie classée (au moins deux personnes)
web-preset-none = Aucune
web-preset-first = Pour commencer
web-preset-some = Quatre cartes
web-preset-all = Les sept
web-special-shapeshifter = Magicien ou fou ? Tu le dis en le jouant.
web-special-dragon = Remporte tous les plis, même contre les magiciens.
web-special-fairy = La plus faible de toutes, et pourtant elle bat le Dragon.
web-special-bomb = Le pli est mis de côté et ne compte pour personne.
web-special-werewolf = S’échange contre la carte retournée ; si tu l’as, tu choisis l’atout ou « pas d’atout ».
web-special-juggler = Un 7½ de n’importe quelle couleur. Après le pli, tout le monde passe une carte à gauche.
web-special-cloud = Un 9¾ de n’importe quelle couleur. Si tu le remportes, tu modifies ta prédiction d’un pli.
web-level-jester = Fou
    .about = joue au hasard
web-level-scribe = Responsable
    .about = suit quelques règles simples
web-level-apprentice = Apprenti
    .about = joue pour tenir sa prédiction
web-level-journeyman = Compagnon
    .about = anticipe les coups
web-level-sage = Sage
    .about = a appris en jouant contre lui-même
web-level-archmage = Archimage
    .about = le plus fort ; prend son temps
web-pace-300 = Très rapide
web-pace-500 = Rapide
web-pace-1200 = Tranquille
web-pace-2500 = Lent
web-clock-none = Sans limite de temps
web-clock-quick = 15 s par coup, 1 min en réserve
web-clock-calm = 45 s par coup, 3 min en réserve
web-clock-days = Un jour par coup
web-spectators-none = Personne ne peut regarder
web-spectators-public = Peuvent regarder sans voir les mains
web-spectators-hands-later = Peuvent regarder, et voir les mains après chaque tour

## Avant la partie

web-room-title = La table est prête
web-room-host = Hôte
web-room-bot = Bot
web-room-ready = a confirmé
web-room-sit = S’asseoir ici
web-room-bot-add = Ajouter un bot
web-room-level = Niveau des bots
web-room-remove = Retirer
web-room-share = Inviter par lien
web-room-copied = Lien copié
web-room-be-ready = C’est bon pour moi
web-room-not-ready = Pas encore
web-room-start = Commencer la partie
web-room-leave = Quitter la place
web-scribe-line =
    { $how ->
        [open] Responsable : tiré au sort au début
        [drawn] Responsable : { $player }, par tirage au sort
       *[chosen] Responsable : { $player }
    }
web-showing = Mélange en cours : on révèle le nombre aléatoire de chaque joueur…
web-scribe-drawn =
    { $mine ->
        [yes] Le sort t’a désigné : tu es responsable et tu distribues en premier.
       *[no] Le sort a désigné { $player }, qui est responsable et distribue en premier.
    }
web-no-look = La partie en cours ici est fermée aux spectateurs.
web-share-title = Une partie de Wizard

## Places

web-seat-free = Place libre
web-seat-number = Place { $seat }
web-seat-away = pas là
web-seat-predicted = a fait sa prédiction
web-seat-thinks = réfléchit…
web-bot-name =
    { $seat ->
        [0] Alder
        [1] Bryn
        [2] Corvin
        [3] Dara
        [4] Esme
       *[other] Fenn
    }
web-dealer = Donneur
web-dealer-mark = D
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-coins = remportés : { $won }, prédits : { $prediction }
web-coins-unknown = remportés : { $won }
web-away-now = Un bot joue pour toi. Reviens quand tu veux, par le menu.

## La table

web-round-of = Tour { $round } sur { $rounds }
web-hand-label = Ta main
web-hand-hidden =
    { $count ->
        [one] Ta carte, que seuls les autres voient
       *[other] Tes { $count } cartes, que seuls les autres voient
    }
web-mine-label = Ta place
web-side-label = Bloc de scores et discussion
web-log-label = Déroulement
web-watching = Tu assistes à la partie.
web-card-barred = ne peut pas être jouée maintenant
web-card-preselected = choisie pour ton tour
web-trick-label = Le pli
web-trick-best = en tête
web-turned = Carte retournée
web-trump = Atout :
web-trump-open = à choisir
web-no-trump = pas d’atout
web-sums-tricks = plis
web-sums-predicted = prédits
web-sums-even = le compte y est
web-sums-over = { $number } de trop
web-sums-under = il en manque { $number }
web-readout = Les prédictions
web-readout-sum =
    { $tricks ->
        [one] total { $sum }, pour { $tricks } pli
       *[other] total { $sum }, pour { $tricks } plis
    }
web-why-rule = Voir la règle
web-hint = Conseil
web-clock-left = Temps restant
web-turn-yours = À toi.

## Une ligne qui dit où l’on en est

web-prompt-moment = Un instant…
web-prompt-chosen = À ton tour, tu joueras { $card }. Choisis de nouveau cette carte pour annuler.
web-prompt-paused = La partie est en pause.
web-prompt-over = La partie est finie.
web-prompt-decide = À toi.
web-prompt-lead = À toi : entame avec la carte que tu veux.
web-prompt-follow = À toi : fournis du { $colour }.
web-prompt-any = À toi : joue l’une des cartes mises en évidence.
web-prompt-pass = Choisis une carte à passer à gauche.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } fait sa prédiction.
               *[other] { $players } font leur prédiction.
            }
        [pass_card]
            { $count ->
                [one] { $players } choisit une carte à passer.
               *[other] { $players } choisissent une carte à passer.
            }
        [choose_trump] { $players } choisit l’atout.
        [swap_werewolf] { $players } échange le Loup-garou.
        [adjust_prediction] { $players } modifie sa prédiction.
       *[other] C’est à { $players } de jouer.
    }
web-preselected-not-legal = La carte choisie ne peut pas être jouée maintenant.

## Décisions

web-decide-predict =
    { $tricks ->
        [one] Feras-tu le pli ?
       *[other] Sur { $tricks } plis, combien en feras-tu ?
    }
web-decide-choose-trump = Tu as distribué : choisis l’atout
web-decide-swap-werewolf = En échange du Loup-garou, tu prends { $card } : choisis l’atout, ou « pas d’atout »
web-decide-adjust-prediction = Tu as remporté le Nuage : modifie ta prédiction d’un pli
web-decide-announce = Tu joues { $card } : fais ton annonce
web-predict-first = C’est toi qui prédis en premier.
web-predict-written = Tout le monde note sa prédiction en même temps.
web-predict-sum =
    { $tricks ->
        [one] Prédits jusqu’ici : { $sum }, pour { $tricks } pli.
       *[other] Prédits jusqu’ici : { $sum }, pour { $tricks } plis.
    }
web-adjust =
    { $change ->
        [up] Un de plus : { $prediction }
       *[down] Un de moins : { $prediction }
    }

## Le bloc de scores

web-block-title = Bloc de scores
web-block-round = Tour
web-block-predicted = prédits
web-block-cell = prédits { $predicted }, remportés { $won } : { $points }
web-block-now-cell = si le tour finissait maintenant
web-block-now = Dernière ligne : si le tour finissait maintenant.
web-block-rounds =
    { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
web-result-title = Tour { $round }
web-result-mine =
    { $points ->
        [one] Prédits : { $predicted }, remportés : { $won }. { $points } point.
       *[other] Prédits : { $predicted }, remportés : { $won }. { $points } points.
    }

## Dernier pli

web-last-title = Dernier pli
web-last-won = { $player } remporte le pli.
web-last-bombed = La Bombe : ce pli ne compte pour personne.

## Discussion

web-talk-title = Discussion
web-talk-label = Dis quelque chose
web-talk-send = Envoyer
web-talk-empty = Aucun message pour l’instant.
web-talk-mute = Masquer
web-talk-hear = Réafficher { $player }
web-talk-unread = Discussion, nouveaux messages : { $count }
web-reaction-well-played = Bien joué !
web-reaction-thanks = Merci !
web-reaction-oops = Oups.
web-reaction-wow = Waouh !
web-reaction-hurry = À toi de jouer !
web-reaction-laugh = Ha ha !
web-reaction-good-game = Belle partie !
web-reaction-sorry = Pardon.

## Menu et options

web-menu-title = Menu
web-menu-pause = Pause
web-menu-resume = Reprendre
web-menu-away = Laisser un bot jouer pour moi
web-menu-back = Me revoilà
web-menu-end =
    { $votes ->
        [0] Voter l’arrêt de la partie
       *[other] Voter l’arrêt de la partie ({ $votes } pour)
    }
web-menu-home = Accueil
web-menu-rules = Règles de cette table
web-menu-keys = Raccourcis clavier
web-menu-shuffle = Empreinte du mélange, fixée avant la partie : { $commitment }…
web-option-theme = Apparence
web-theme-auto = automatique
web-theme-light = clair
web-theme-dark = sombre
web-option-sound = Sons
web-option-still = Moins d’animations
web-option-one-tap = Jouer une carte d’un seul appui
web-option-language = Langue
web-language-auto = comme le navigateur

## Touches

web-keys-title = Raccourcis clavier
web-key-cards = choisir une carte de ta main
web-key-play = jouer la carte
web-key-predict = prédire ce nombre de plis
web-key-colour = choisir une couleur
web-key-identity = magicien ou fou
web-key-adjust = prédire un pli de plus ou de moins
web-key-last = dernier pli
web-key-block = bloc de scores
web-key-talk = discussion
web-key-hint = conseil, si la table le permet
web-key-help = cette liste
web-key-close = fermer ou annuler

## La ligne vers le serveur

web-line-opening = Connexion à la table…
web-line-lost = Connexion perdue. Nouvel essai…
web-line-back = Connexion rétablie.

## La fin

web-end-winner =
    { $mine ->
        [yes]
            { $count ->
                [one] Tu gagnes !
               *[other] Vous gagnez ensemble : { $winners }
            }
       *[no]
            { $count ->
                [one] { $winners } gagne
               *[other] { $winners } gagnent ensemble
            }
    }
web-you = toi
web-end-early = La partie a été interrompue
web-end-rematch = Rejouer
web-end-replay = Revoir la partie
web-end-download = Télécharger l’enregistrement
web-end-share = Partager
web-chart-points = Points au fil des tours
web-chart-hits = Prédictions justes
web-hit = Tour { $round } : juste
web-miss = Tour { $round } : manqué
web-verify-going = Vérification du mélange…
web-verify-fair =
    { $rounds ->
        [one] Mélange vérifié : la donne correspond à la graine fixée avant la partie
       *[other] Mélange vérifié : les { $rounds } donnes correspondent à la graine fixée avant la partie
    }{ $ours ->
        [yes] { " " }et au nombre aléatoire de ton navigateur.
       *[no] .
    }
web-verify-insecure = Ton navigateur ne peut vérifier le mélange que par une connexion sécurisée. L’enregistrement peut aussi se vérifier avec « foretell verify ».
web-verify-headers = L’enregistrement ne dit pas comment les cartes ont été mélangées.
web-verify-seed = La graine n’est pas celle qui avait été annoncée avant la partie.
web-verify-nonce = Le nombre aléatoire d’un joueur n’est pas celui qui avait été annoncé.
web-verify-ours = Le nombre aléatoire de ton navigateur n’a pas été utilisé.
web-verify-deal = Les donnes ne correspondent pas au mélange annoncé.
web-verify-scribe = Le responsable n’est pas la personne que le sort a désignée.

## Revoir

web-replay-first = Première étape
web-replay-back = Une étape en arrière
web-replay-on = Une étape en avant
web-replay-last = Dernière étape
web-replay-slide = Étape
web-replay-step = Étape { $step } sur { $last }
web-replay-round = Tour
web-replay-trick = Pli
web-replay-eyes = Vu par
web-replay-all = toutes les mains
web-replay-link = Lien vers ce moment
web-replay-result = Le résultat
web-replay-did = { $player }, { $decision }

## Apprendre

web-learn-lead = Six courtes leçons avec de vraies cartes, cinq minutes environ en tout. Chaque carte bonus a la sienne.
web-learn-done = terminée
web-learn-begin = Commencer
web-learn-continue = Continuer
web-learn-next = Suivante : { $title }
web-learn-on = Continuer
web-learn-all = Toutes les leçons
web-learn-finished = Tu connais les règles. À toi de jouer !

## Le livre de règles

web-rules-contents = Sommaire
web-rules-search = Chercher dans les règles
web-rules-found =
    { $number ->
        [0] Aucune règle trouvée. Les règles des cartes bonus et des variantes apparaissent quand tu les choisis.
        [one] { $number } règle trouvée
       *[other] { $number } règles trouvées
    }
web-rules-before = Chapitre précédent
web-rules-after = Chapitre suivant
web-rules-game = Joueurs, variantes, cartes bonus
web-rules-players =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
web-rules-variants = Variantes de cette édition
web-rules-more = Autres variantes et règles maison
web-rules-further = Variantes absentes de cette édition
web-rules-differs = Diffère du jeu standard
web-rules-only =
    { $edition ->
        [standard] Seulement ce que disent les livrets
       *[other] Seulement ce que dit ce livret
    }
