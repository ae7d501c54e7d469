### Ce que seul le terminal dit, en français. Les exemples (`.examples`) sont des commandes et ne figurent qu’en anglais.

## Le programme

cli-version = foretell { $version }
cli-about =
    Foretell : le jeu de cartes Wizard de Ken Fisher, dans toutes ses éditions.
    
    Usage : foretell COMMANDE [options]
cli-commands = Commandes :
cli-more =
    `foretell` seul lance le serveur et l’ouvre dans le navigateur.
    `foretell COMMANDE --help` explique une commande et donne des exemples.
    `foretell --version` affiche la version.
cli-usage = { "Usage : " }
cli-examples = Exemples :
cli-group-files = Fichiers
cli-group-settings = La partie
cli-group-options = Options

## Arguments qui ne conviennent pas

cli-unknown-command = La commande « { $command } » n’existe pas. Commandes : { $commands }.
cli-unknown-argument = Argument inconnu : « { $argument } » ; voir --help.
cli-unknown-language = --language : « { $language } » n’existe pas. Langues : { $languages }.
cli-bad-option = { $option } : il manque une valeur, ou il n’en faut pas ; voir --help.
cli-not-one-of = « { $value } » ne fait pas partie de : { $names }.
cli-no-number = « { $value } » n’est pas un nombre entier.
cli-no-speed = « { $value } » n’est pas une vitesse : 1 est normal, 2 deux fois plus vite, 0 sans pauses.
cli-too-small = { $value } est trop petit ; le minimum est { $least }.
cli-bots-per-seat = { $levels } bots pour { $seats } places ; nommes-en un pour toutes, ou un pour chacune.
cli-language-kept = C’est enregistré. Tu peux en changer à tout moment.
cli-language-how = `foretell language NOM` la change durablement, --language pour une seule commande.
cli-no-file = Nomme au moins un fichier.
cli-one-file = Nomme un seul fichier.

## Commandes

command-serve = Lancer le serveur, pour des amis d’ici ou d’ailleurs
    .usage = foretell serve [options]
    .about = Lance un serveur où des personnes et des bots jouent à des tables. Par défaut, tout est sur cette machine, dans un fichier. Chaque option, et bien d’autres, se règle dans un fichier ou par l’environnement : FORETELL_PORT=8000 vaut --port 8000. docs/hosting.md explique comment héberger des parties pour d’autres.
command-demo = Regarder une partie de bots à l’écran
    .usage = foretell demo [options]
    .about = Montre une partie de bots de la première donne à la victoire, toutes mains ouvertes.
command-simulate = Faire jouer aux bots de nombreuses parties et les enregistrer
    .usage = foretell simulate [options]
    .about = Fait jouer des bots les uns contre les autres et résume leurs résultats ; avec --out, garde un enregistrement de chaque partie.
command-arena = Comparer la force des bots
    .usage = foretell arena match|tournament|ladder [options]
    .about = Fait jouer aux bots les mêmes donnes à chaque place et indique leur force, avec des intervalles de confiance. Un match est une seule composition ; un tournoi (tournament) oppose tous les niveaux et les classe ; l’échelle (ladder) oppose chaque niveau à chaque autre et en rédige une page. Ctrl-C arrête quand les parties en cours sont finies, et --resume reprend.
command-replay = Montrer une partie enregistrée, pas à pas
    .usage = foretell replay FICHIER [options]
    .about = Montre une partie enregistrée : ce qui s’est passé et la table après chaque décision, le bloc de scores après chaque tour.
command-check = Vérifier que des enregistrements respectent les règles
    .usage = foretell check FICHIER… [options]
    .about = Rejoue des enregistrements et dit pour chacun s’il respecte les règles, ou sinon à quel endroit et quelle règle il enfreint.
command-verify = Vérifier que les cartes ont été mélangées comme promis
    .usage = foretell verify FICHIER… [options]
    .about = Recalcule chaque donne d’un enregistrement à partir de la graine et des nonces publiés, et dit si ce sont bien les cartes distribuées. L’enregistrement est aussi vérifié selon les règles.
command-rules = Lire les règles en vigueur
    .usage = foretell rules [options]
    .about = Affiche les règles en vigueur avec ces réglages, chacune avec son numéro, avec des exemples, et une remarque là où une édition s’écarte du jeu standard.
command-language = Choisir la langue d’affichage
    .usage = foretell language [NOM]
    .about = Affiche la liste des langues. Avec le nom d’une langue, tout s’affiche désormais dans celle-ci ; avec « auto », dans celle du système. --language vaut pour une commande, la variable FORETELL_LANGUAGE pour une session.
command-editions = Afficher les éditions et ce qu’elles proposent
    .usage = foretell editions
    .about = Affiche la liste des éditions : les livrets dont on peut suivre les règles, ce que disent leurs boîtes, les variantes de chacune, et là où elle s’écarte du jeu standard.

## Options

option-edition = le livret à suivre ; `foretell editions` en donne la liste (standard)
    .value = NOM
option-seats = nombre de joueurs, de 3 à 6 (4)
    .value = N
option-scribe = place du responsable, qui distribue en premier ; on compte à partir de 0 (0)
    .value = PLACE
option-variant = plus-minus-one, hidden, secret, clairvoyance, one-colour ou maximus ; peut se répéter
    .value = NOM
option-specials = cartes bonus à ajouter : all, first, some, none, ou des noms comme dragon fairy (none)
    .value = NOM
option-length = full, tournament, short, ou des nombres de cartes par tour comme 3,5,7 (full)
    .value = DURÉE
option-switch = toute autre option de jeu, comme predict-from=scribe ou turned-wizard-no-trump=yes ; peut se répéter
    .value = NOM=VALEUR
option-bots = niveau des bots, comme scribe : un pour tous, ou un par place, séparés par des virgules (jester)
    .value = NIVEAUX
option-games = combien de parties (100 ; dans l’arène 1000, sur l’échelle pour chaque match)
    .value = N
option-seed = graine du hasard ; la même graine donne les mêmes parties
    .value = N
option-out = dossier pour les résultats : enregistrements, un fichier par partie, ou journaux et rapports de l’arène ; sans lui, seul un résumé s’affiche
    .value = DOSSIER
option-json = JSON au lieu de texte : les enregistrements (simulate), le rapport (arena ; affiché ou écrit dans le dossier), le livret de règles (rules)
option-force = écraser les enregistrements déjà présents
option-line-up = bots par place, séparés par des virgules, ou un pour tous ; un niveau, ou module:nom pour l’un des tiens
    .value = BOTS
option-levels = niveaux qui participent, le plus faible d’abord, séparés par des virgules (tous)
    .value = NIVEAUX
option-processes = combien de processus jouent à la fois (un par cœur)
    .value = N
option-engine = où se jouent les parties : local, ou ray pour un cluster Ray (local)
    .value = NOM
option-resume = reprendre les journaux du dossier
option-parquet = écrire chaque partie dans games.parquet, dans le dossier
option-html = écrire le rapport comme page, report.html, dans le dossier
option-control = retirer aussi des points la chance de la donne, et montrer combien cela aide
option-date = date que porte la page de l’échelle (aujourd’hui)
    .value = DATE
option-page = où l’échelle écrit sa page (docs/strength.md)
    .value = FICHIER
option-step = attendre Entrée après chaque décision ; q arrête
option-seat = ne montrer que ce que cette place pouvait voir ; on compte à partir de 0
    .value = PLACE
option-speed = à quelle vitesse : 1 est normal, 2 deux fois plus vite, 0 sans pauses (1)
    .value = X
option-quiet = n’afficher que les problèmes
option-commitment = ce que le serveur a annoncé avant la partie (SHA-256 de la graine), tel que tu l’as noté
    .value = HASH
option-nonce = le nonce que tu as ajouté, ou son SHA-256
    .value = HEX
option-host = adresse d’écoute ; 0.0.0.0 est pour tous ceux qui atteignent cette machine (127.0.0.1)
    .value = ADRESSE
option-port = port d’écoute (8700)
    .value = N
option-workers = nombre de processus du serveur ; plus d’un demande PostgreSQL (1)
    .value = N
option-store = où sont gardées les parties : sqlite:///FICHIER ou postgresql://… (un fichier de ton dossier de données)
    .value = STOCKAGE
option-config = fichier de réglages du serveur, en TOML
    .value = FICHIER
option-open = ouvrir la page du serveur dans le navigateur
option-rule = ne montrer que cette règle, comme PLAY-3 ; peut se répéter
    .value = NUMÉRO
option-language = langue d’affichage : en, de, fr, it, cs, sk, pl ou hu ; en bref --lang
    .value = NOM
option-files = enregistrements, en texte ou en JSON
    .value = FICHIER
option-help = afficher cette aide et quitter
argument-name = langue à enregistrer, comme cs, ou auto
    .value = NOM

## Fichiers

file-not-found = ce fichier ou ce dossier n’existe pas.
file-forbidden = accès refusé.
file-is-folder = c’est un dossier.
file-no-folder = ce n’est pas un dossier.
file-not-text = ce n’est pas du texte UTF-8.
file-trouble = { $trouble }.

## Réglages d’une partie, dans un titre

settings-seats =
    { $seats ->
        [one] { $seats } joueur
       *[other] { $seats } joueurs
    }
settings-rounds =
    { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }
settings-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }

## foretell editions

editions-offers = propose
editions-differs = diffère
editions-more = Ce qu’une édition propose est une suggestion ; avec --variant et --specials, toute combinaison permise par les règles est possible. `foretell rules --edition NOM` affiche les règles d’une édition.

## foretell rules

rules-marked = Une étoile (*) marque ce qui diffère du jeu standard.
rules-differs = Écarts par rapport au jeu standard :
rules-not-in-force = Cette règle n’est pas en vigueur avec ces réglages.
rules-no-rule = La règle « { $rule } » n’existe pas.
rules-offers = Également possible

## foretell serve

serve-open = Foretell tourne à l’adresse { $address } (les parties sont gardées dans { $store }).
serve-stop = Ctrl-C arrête le serveur ; les parties en cours reprennent au prochain lancement.
serve-unbuilt = Les tables pour le navigateur ne sont pas encore construites ici. Pour les construire :
serve-programs = D’ici là, seuls des programmes peuvent jouer, par ces adresses (voir docs/protocol.md) :

## foretell check

check-ok = { $file } : en règle ({ $found })
check-finished =
    { $rounds ->
        [one] { $rounds } tour
       *[other] { $rounds } tours
    }, { $count ->
        [one] { $winners } gagne avec { $points }
       *[other] { $winners } gagnent avec { $points }
    }
check-unfinished =
    { $scored ->
        [one] { $scored } tour sur { $rounds }, partie inachevée
       *[other] { $scored } tours sur { $rounds }, partie inachevée
    }

## foretell verify

verify-ok =
    { $rounds ->
        [one] { $file } : en règle ({ $rounds } donne correspond à la graine ; nonces montrés : { $shown } sur { $seats })
       *[other] { $file } : en règle ({ $rounds } donnes correspondent à la graine ; nonces montrés : { $shown } sur { $seats })
    }
verify-scribe =
    { $lot ->
        [yes] { $file } : responsable : { $player }, par tirage au sort avec la même graine et les mêmes nonces.
       *[no] { $file } : responsable : { $player }, sans tirage au sort.
    }
verify-announced = { $file } : avant la partie, le serveur a annoncé { $commitment }. Compare avec ce que tu as vu alors.
verify-withheld = { $file } : nonce annoncé mais jamais montré par { $players } ; les donnes ont été faites sans lui.

## foretell simulate

simulate-title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } · { $edition } · graine { $seed } · { $rate } parties/s
simulate-rate = { $rate } parties/s
simulate-exists = { $file } existe déjà ; --force l’écrase.
simulate-written =
    { $games ->
        [one] { $games } enregistrement dans { $folder }
       *[other] { $games } enregistrements dans { $folder }
    }
tally-player = joueur
tally-points = points en moyenne
tally-hits = prédictions justes
tally-wins = parties gagnées
tally-all = tous
tally-percent = { $percent } %

## foretell arena

arena-kinds = Ce qui se joue
arena-kind = GENRE
    .about = match, tournament ou ladder
arena-no-kind = Dis ce qui se joue : match, tournament ou ladder.
arena-not-for = { $option } n’est pas une option de { $kind }.
arena-needs-out = { $option } demande un dossier : --out.
arena-no-line-up = Dis qui joue : --line-up apprentice,scribe,scribe,scribe
arena-levels = --levels : nomme au moins deux niveaux, chacun une seule fois.
arena-no-date = « { $value } » n’est pas une date comme 2026-12-31.
arena-exists = { $file } existe déjà ; --resume le reprend.
arena-stopping = Arrêt dès que les parties en cours seront finies ; un second Ctrl-C arrête tout de suite.
arena-go-on = La même commande avec --resume reprend d’ici.
arena-written = Écrit : { $file }
arena-title =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } sur { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    } · { $edition } · graine { $seed } · { $rate } parties/s par processus
arena-partial =
    { $games ->
        [one] Incomplet : { $games } partie était prévue.
       *[other] Incomplet : { $games } parties étaient prévues.
    }
arena-missing = Incomplet : tables non jouées, absentes du classement : { $missing } sur { $tables }.
arena-column-level = niveau
arena-column-points = points
arena-column-difference = à la moyenne
arena-column-wins = victoires
arena-column-rank = rang
arena-column-hits = justes
arena-column-missed = sinon
arena-column-under = en dessous
arena-column-over = au-dessus
arena-column-time = par décision
arena-column-left = variance restante
arena-column-mu = cote
arena-column-sigma = incertaine de
arena-column-apart = écart selon l’ordre
arena-by-round = Prédictions justes par tour, en pour cent
arena-by-place = Prédictions justes par place après le donneur, en pour cent
arena-interval = [{ $low } ; { $high }]
arena-under-over = { $under } en dessous, { $over } au-dessus
arena-controlled = Sans la chance de la donne
arena-together = { $time } (tous les niveaux)
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-page-match = Un match dans l’arène
arena-page-tournament = Un tournoi dans l’arène
arena-page-about = Chaque donne se joue tour à tour à chaque place. Crochets et barres sont des intervalles à 95 % sur les donnes. « À la moyenne » est le nombre de points par partie au-dessus de la moyenne de la table. Une victoire se partage entre ex æquo.
arena-page-ratings = Les cotes sont de Plackett–Luce ; leurs barres valent deux fois « incertaine de », sans tenir compte du fait que les mêmes donnes se jouent plusieurs fois.
arena-plot-points = Points par partie
arena-plot-wins = Parties gagnées (pointillé : égalité)
arena-plot-rounds = Prédictions justes par tour
arena-plot-ratings = Cotes
arena-round = tour

## docs/strength.md

strength-title = La force des bots
strength-about =
    Ce qui compte est le face-à-face : combien de points par partie un bot fait de plus que les autres à sa table. Les points entre
    bots du même niveau disent peu, car à une table de bots prudents, chacun en laisse davantage aux autres. Chaque donne se joue à
    toutes les places, si bien que la chance s’annule ; entre crochets, des intervalles à 95 % sur les donnes. Cette page est écrite
    par `foretell arena ladder` ; [arena.md](arena.md) explique comment elle mesure.
strength-steps = Pas à pas
strength-step = { $high } bat trois { $low } de { $lead } points par partie { $interval } et gagne { $wins } des parties ; 25 % serait l’égalité.
strength-pairs = Chaque niveau contre chaque autre
strength-pairs-about = Un joueur du niveau le plus fort, le plus faible à toutes les autres places. Le nombre est son avance en points par partie.
strength-order-holds = L’ordre des niveaux tient à chaque table : aucun intervalle n’atteint zéro.
strength-order-broken = L’ordre des niveaux n’est pas certain dans { $matches }.
strength-self = Contre eux-mêmes
strength-self-about = Quatre du même niveau à une table, selon les règles standard et, là où d’autres ont publié des chiffres, selon les leurs : un magicien retourné signifie pas d’atout (TRUMP-9).
strength-published-about = Part des prédictions que `scribe` réussit par tour, publiée (Schumacher et Pleines, 2022) et mesurée ici :
strength-bars = Ce qui est exigé des niveaux
strength-bars-about = Une exigence est remplie si la valeur mesurée l’atteint ; là où un niveau doit être nettement devant, tout l’intervalle compte.
strength-how = Comment cela a été mesuré
strength-facts =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $matches ->
        [one] { $matches } match
       *[other] { $matches } matchs
    }, graine { $seed }. Page écrite le { $day }, { $machine }.
strength-level = niveau
strength-against = contre
strength-points = points
strength-theirs = les leurs
strength-wins = victoires
strength-hits = prédictions justes
strength-rules = règles
strength-time = par décision
strength-round = tour
strength-published = publié
strength-found = mesuré
strength-table-4 = 4 places
strength-table-3 = 3 places
strength-table-5 = 5 places
strength-table-6 = 6 places
strength-table-specials = 4 places, toutes les cartes bonus
strength-table-plus-minus-one = Plus ou moins 1
strength-table-hidden = Prédiction cachée
strength-table-secret = Le secret
strength-table-clairvoyance = La voyance
strength-table-one-colour = Une seule couleur
strength-table-maximus = Maximus
strength-variant = variante, 4 places
strength-lead = avance
strength-variants = Dans chaque variante, un { $high } devance trois { $low } de :
strength-standard = standard
strength-trump-9 = TRUMP-9
strength-bar = exigence
strength-met = atteint
strength-yes = oui
strength-no = non
strength-bar-hits = { $level } réussit ses prédictions à chaque tour comme publié, à { $wanted } près
strength-bar-points = { $level } contre lui-même fait environ { $wanted } points
strength-bar-lead = { $level } bat une table de { $other } de { $wanted } points par partie ({ $table })
strength-bar-ahead = { $level } est nettement devant une table de { $other } ({ $table })
strength-bar-wins = { $level } gagne { $wanted } des parties contre trois journeyman
strength-bar-self-points = { $level } contre lui-même fait { $wanted } points
strength-bar-self-hits = { $level } contre lui-même réussit { $wanted } de ses prédictions
strength-bar-duel-points =
    { $way ->
        [most] trois { $level } contre un journeyman font au plus { $wanted } points chacun (TRUMP-9)
       *[least] { $level } contre trois scribe fait { $wanted } points (TRUMP-9)
    }

## foretell replay

replay-prompt = Entrée : suite · q : arrêter
replay-unfinished = L’enregistrement s’arrête ici ; la partie n’est pas finie.

## La table

table-round = Tour { $round } sur { $rounds }
table-trick = pli { $trick } sur { $tricks }
table-predict =
    { $tricks ->
        [one] prédictions pour { $tricks } pli
       *[other] prédictions pour { $tricks } plis
    }
table-choose-trump = le donneur choisit l’atout
table-swap-werewolf = le Loup-garou est échangé
table-pass-card = tout le monde passe une carte à gauche
table-adjust-prediction = le Nuage change une prédiction
table-trump = atout
table-no-trump = pas d’atout
table-trump-to-choose = atout à choisir
table-turned = retournée
table-dealer = { $dealer } distribue
table-player = joueur
table-total = total
table-tricks = plis
table-coins = pièces
table-hand = main
table-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
table-on-forehead =
    { $cards ->
        [one] { $cards } carte, sur ton front
       *[other] { $cards } cartes, sur ton front
    }
table-on-table = sur la table
table-block = Bloc de scores (total et prédiction)

## foretell demo

demo-players = Thomas Ute Kevin Léa Hugo Zoé
demo-hello = Voici la partie de la graine { $seed }. Ctrl-C l’arrête, --speed 0 la montre d’un coup.
demo-result =
    { $count ->
        [one]
            { $points ->
                [one] { $winners } gagne avec { $points } point.
               *[other] { $winners } gagne avec { $points } points.
            }
       *[other]
            { $points ->
                [one] { $winners } gagnent ensemble avec { $points } point.
               *[other] { $winners } gagnent ensemble avec { $points } points.
            }
    }
demo-next = Et maintenant ?
demo-next-rules = les règles de ce jeu
demo-next-simulate = beaucoup de parties, enregistrées
demo-next-replay = l’une d’elles, pas à pas
show-predictions = Prédictions
show-sum =
    { $tricks ->
        [one] (total { $sum } pour { $tricks } pli)
       *[other] (total { $sum } pour { $tricks } plis)
    }
show-trick = Pli { $trick }
show-trick-won = → { $player }
show-trick-bombed = → personne ; { $player } entame
show-passed = Passé à gauche
show-points = Points
rules-in-short = Le jeu en bref
