### Le livret de règles pour les joueurs, en français. Un texte par règle de docs/rules.md, sous le même numéro ; en/rules.ftl explique les variables.

## Cartes

section-cards = Les cartes
rule-cards-1 =
    { $specials ->
        [none]
            { $colours ->
                [3] Vous jouez avec 45 cartes : les nombres de 1 à 13 en trois couleurs, trois magiciens et trois fous.
               *[4] Vous jouez avec 60 cartes : les nombres de 1 à 13 en quatre couleurs, quatre magiciens et quatre fous.
            }
       *[some] Le jeu de base compte 60 cartes : les nombres de 1 à 13 en quatre couleurs, quatre magiciens et quatre fous.
    }
rule-cards-2 =
    { $colours ->
        [3] Les cartes bleues sont les humains, les rouges les nains et les vertes les elfes.
       *[4] Les cartes bleues sont les humains, les rouges les nains, les vertes les elfes et les jaunes les géants.
    }
    .colourless = Les magiciens et les fous n’ont pas de couleur.
rule-cards-3 =
    Dans chaque couleur, le 13 est le plus fort et le 1 le plus faible.
    { $trump ->
        [no] Un magicien est plus fort que n’importe quel 13 ; un fou est plus faible que n’importe quel 1.
       *[yes] Un magicien est plus fort que n’importe quel 13, même d’atout ; un fou est plus faible que n’importe quel 1.
    }
rule-cards-4 =
    S’y ajoutent, en un exemplaire chacun : { $in-play }. Le jeu compte donc { $deck } cartes.
    .together =
        { $dragon ->
            [no] {""}
           *[yes] Le Dragon et la Fée vont toujours ensemble.
        }
rule-cards-5 =
    { $colours ->
        [3] Les trois magiciens sont dessinés différemment mais ont le même effet, et les trois fous aussi.
       *[4] Les quatre magiciens sont dessinés différemment mais ont le même effet, et les quatre fous aussi.
    }
    Peu importe lequel tu joues.
rule-cards-6 =
    Tu découvres les cartes bonus ? Commence par le Métamorphe seul, puis ajoute les autres.
    Les sélections proposées suivent cet ordre.

## Table

section-table = La table
rule-table-1 = Wizard se joue de 3 à 6 joueurs. On joue dans le sens des aiguilles d’une montre : après toi, c’est à la personne à ta gauche.
rule-table-2 =
    { $dealing ->
        [own] Une personne parmi vous est responsable : elle tient le bloc de scores.
       *[dealer] Une personne parmi vous est responsable : elle tient le bloc de scores et distribue au tour 1.
    }
    .seat = Avant la partie, vous choisissez qui c’est, ou vous tirez au sort.
rule-table-3 = Après chaque tour, la donne avance d’une place dans le sens des aiguilles d’une montre.

## Donne

section-deal = La donne
rule-deal-1 = Au tour 1 tu reçois une carte, au tour 2 deux cartes, et ainsi de suite : une de plus à chaque tour.
rule-deal-2 =
    { $rounds ->
        [one] À { $seats } joueurs, la partie compte { $rounds } tour.
       *[other] À { $seats } joueurs, la partie compte { $rounds } tours.
    }
    { $specials ->
        [none] {""}
       *[some] Les cartes bonus n’allongent pas la partie.
    }
rule-deal-3 =
    { $dealing ->
        [own] Les cartes non piochées restent face cachée, et personne n’en connaît l’ordre.
       *[dealer] Les cartes non distribuées restent face cachée, et personne n’en connaît l’ordre.
    }
rule-deal-4 = Toutes les cartes sont mélangées à nouveau avant chaque tour.

## La durée de la partie

section-length = La durée de la partie
rule-length-1 =
    { $length ->
        [short] C’est une partie courte.
        [tournament] C’est une partie de tournoi.
       *[custom] C’est une partie dont vous avez choisi la durée.
    }
    Cartes par main, tour après tour : { $sizes }.
rule-length-2 =
    Quand une règle parle du nombre de plis, c’est celui du tour en cours.
    { $first-seen ->
        [no] { "" }
       *[yes] La voyance se joue au premier tour de la partie, quel que soit son nombre de cartes.
    }
    Une seule couleur et Wizard Maximus se jouent toujours en partie complète.

## Atout

section-trump = L’atout
rule-trump-1 = Après la donne, on retourne la première carte du talon. Sa couleur est l’atout de ce tour : un atout bat toute carte d’une autre couleur.
rule-trump-2 = Si l’on retourne { $blank }, ce tour se joue sans atout.
rule-trump-3 =
    { $looks ->
        [no] Si l’on retourne { $choosing }, le donneur nomme l’une des quatre couleurs.
       *[yes] Si l’on retourne { $choosing }, le donneur regarde sa main puis nomme l’une des quatre couleurs.
    }
    .limit = « Pas d’atout » n’est pas un choix possible.
rule-trump-4 =
    { $specials ->
        [none]
            { $all-dealt-last ->
                [no] S’il ne reste aucune carte à retourner, il n’y a pas d’atout.
               *[yes] S’il ne reste aucune carte à retourner, comme au dernier tour, il n’y a pas d’atout.
            }
       *[some]
            { $all-dealt-last ->
                [no] Avec des cartes bonus, il reste toujours une carte à retourner : il peut donc y avoir un atout à chaque tour.
               *[yes] Avec des cartes bonus, il reste toujours une carte à retourner : il peut donc y avoir un atout au dernier tour aussi.
            }
    }
rule-trump-5 =
    Si tu as le Loup-garou en main, tu dois l’échanger aux yeux de tous contre la carte retournée, avant toute prédiction.
    Puis tu nommes la couleur de l’atout ou tu dis « pas d’atout », et le donneur ne choisit pas.
    Le Loup-garou n’est donc jamais joué dans un pli.
rule-trump-6 = Avec la voyance, un donneur qui doit choisir l’atout voit les cartes des autres mais pas les siennes, et choisit quand même.
rule-trump-7 = Un atout choisi par quelqu’un est annoncé à tous et reste visible pendant tout le tour.
rule-trump-8 =
    Le Loup-garou s’échange avant tout choix du donneur, quelle que soit la carte retournée, même si c’est le donneur qui l’a.
    La carte que tu prends à sa place est une carte ordinaire de ta main, et tout le monde sait que tu l’as.
rule-trump-9 = Règle maison : si un magicien est retourné, ce tour se joue sans atout.

## Prédiction

section-predict = La prédiction
rule-predict-1 =
    { $predictions ->
        [written]
            Note combien de plis tu remporteras dans ce tour : de zéro à la totalité.
            Tout le monde écrit en même temps.
        [from-scribe]
            Annonce à voix haute combien de plis tu remporteras dans ce tour : de zéro à la totalité.
            Le joueur à gauche du responsable commence, puis chacun à son tour.
       *[from-dealer]
            Annonce à voix haute combien de plis tu remporteras dans ce tour : de zéro à la totalité.
            Le joueur à gauche du donneur commence, puis chacun à son tour.
    }
rule-predict-2 =
    { $cloud ->
        [no] Une prédiction faite ne se change plus.
       *[yes] Une prédiction faite ne se change plus. Seul le Nuage peut la changer.
    }
rule-predict-3 =
    Avant le premier pli, toutes les prédictions sont montrées à tous, avec leur somme à côté du nombre de plis.
    .coins = Tu poses devant toi une pièce pour chaque pli prédit, et tu en mets une sur chaque pli remporté.
rule-predict-4 =
    Un tour compte autant de plis que tu as de cartes au début.
    { $bomb ->
        [no] {""}
       *[yes] La Bombe n’y change rien.
    }
rule-predict-5 =
    Les pièces ne manquent jamais, et un pli au-delà de ta prédiction n’en reçoit pas.
    { $shown ->
        [yes] {""}
       *[no] Tant que les prédictions sont secrètes, on ne montre pas de pièces.
    }

## Jeu

section-play = Jouer un pli
rule-play-1 =
    Un pli, c’est une carte jouée par chacun. Le joueur à gauche du donneur entame le premier pli, puis on joue dans le sens des aiguilles d’une montre.
    Quand tu remportes un pli, tu entames le suivant.
rule-play-2 = Quand tu entames, tu peux jouer n’importe quelle carte.
rule-play-3 =
    Si tu as une carte de la couleur demandée, joue cette couleur ou une carte toujours permise.
    Si tu n’en as pas, joue ce que tu veux ; rien ne t’oblige à couper ni à monter.
rule-play-4 =
    Même si tu pouvais fournir la couleur, tu peux jouer { $free }.
    { $wizards ->
        [free] {""}
       *[barred] Une exception pour les magiciens : quand la couleur demandée est l’atout.
    }
rule-play-5 =
    La première carte de couleur d’un pli fixe la couleur demandée, et rien ne la change jusqu’à la fin du pli.
    Si quelqu’un a joué { $free-of-colour } avant elle, aucune couleur n’est demandée.
rule-play-6 = Quand quelqu’un entame avec { $free-of-colour }, personne ne doit fournir de couleur dans ce pli.
rule-play-7 =
    Quand quelqu’un entame avec { $low }, joue ce que tu veux jusqu’à ce que vienne une carte d’une autre sorte.
    Si elle a une couleur, c’est elle qu’il faut fournir à partir de là.
    .free = Si quelqu’un joue { $free-of-colour } à la place, personne ne doit fournir de couleur dans ce pli.
rule-play-8 =
    Tant que tu as en main { $tinted }, cette carte n’a pas de couleur : elle ne t’oblige pas à fournir, et tu ne fournis pas avec elle.
    Une fois jouée, elle a la couleur annoncée ; si quelqu’un entame avec elle, c’est cette couleur qu’il faut fournir.
rule-play-9 =
    Les plis remportés restent face cachée, mais tout le monde voit combien tu en as.
    .looking-back = Pendant le tour, tu ne peux revoir que le dernier pli.
rule-play-10 =
    Quand tu joues { $tinted }, annonce l’une des quatre couleurs, celle que tu veux, même sans atout et même si tu pouvais fournir.
    Tu dois en annoncer une.

## Gagner

section-win = Qui remporte le pli
rule-win-1 = Si le Dragon et la Fée sont dans le même pli, c’est la Fée qui le remporte.
rule-win-2 = Sans la Fée, le Dragon remporte tous les plis.
rule-win-3 =
    { $wizards ->
        [barred] Le premier magicien joué gagne, sauf si la couleur demandée est l’atout : alors les magiciens ne comptent pas.
       *[free]
            { $dragon ->
                [no] Le premier magicien joué gagne.
               *[yes] Sans le Dragon, le premier magicien joué gagne.
            }
    }
    { $shapeshifter ->
        [no] { "" }
       *[yes] Un Métamorphe joué comme magicien en est un.
    }
rule-win-4 =
    { $wizards ->
        [barred] Sans magicien qui compte, l’atout le plus fort gagne.
       *[free]
            { $dragon ->
                [no] Sans magicien, l’atout le plus fort gagne.
               *[yes] Sans Dragon ni magicien, l’atout le plus fort gagne.
            }
    }
rule-win-5 = S’il n’y a pas d’atout non plus dans le pli, la carte la plus forte de la couleur demandée gagne.
rule-win-6 =
    S’il n’y a que des fous, le premier fou joué gagne.
    { $shapeshifter ->
        [no] {""}
       *[yes] Un Métamorphe joué comme fou en est un.
    }
    { $fairy ->
        [no] {""}
       *[yes] La Fée est encore plus faible.
    }
rule-win-7 =
    { $juggler ->
        [no] {""}
       *[yes] Dans sa couleur annoncée, le Jongleur vaut 7½, entre 7 et 8.
    }
    { $cloud ->
        [no] {""}
       *[yes] Dans sa couleur annoncée, le Nuage vaut 9¾, entre 9 et 10.
    }
rule-win-8 =
    { $bomb ->
        [no] Quelles que soient les cartes, l’une d’elles remporte toujours le pli.
       *[yes] Quelles que soient les cartes, l’une d’elles remporte toujours le pli, ou le remporterait sans la Bombe.
    }

## Bombe

section-bomb = La Bombe
rule-bomb-1 = Un pli où se trouve la Bombe n’est à personne et ne compte pour personne. On le met de côté.
rule-bomb-2 = Le joueur qui aurait remporté le pli sans la Bombe entame le suivant.
rule-bomb-3 =
    Si la Bombe est dans le dernier pli d’un tour, plus personne n’entame.
    { $trick-alone ->
        [no] { "" }
       *[yes] Si elle tombe dans un tour à une carte, tout le monde a remporté 0 pli.
    }

## Jongleur

section-juggler = Le Jongleur
rule-juggler-1 = Quand tu joues le Jongleur, annonce sa couleur. Ce peut être celle de l’atout.
rule-juggler-2 =
    Après un pli avec le Jongleur, tout le monde passe en même temps une carte face cachée à gauche, et ne prend la nouvelle qu’ensuite.
    On ne passe rien après le dernier pli du tour.
    { $bomb ->
        [no] {""}
       *[yes] On passe aussi quand la Bombe est dans le pli.
    }
rule-juggler-3 =
    { $trick-alone ->
        [no] On passe avant que le pli suivant soit entamé.
       *[yes] On passe avant que le pli suivant soit entamé ; dans un tour à une carte, donc jamais.
    }
    Cette carte n’est connue que de toi et de la personne à qui tu la passes.

## Nuage

section-cloud = Le Nuage
rule-cloud-1 = Quand tu joues le Nuage, annonce sa couleur. Ce peut être celle de l’atout.
rule-cloud-2 = Si le Nuage et la Bombe sont dans le même pli, aucune prédiction ne change.
rule-cloud-3 =
    { $cloud-acts ->
        [trick] Si tu remportes le pli avec le Nuage, tu dois monter ou baisser ta prédiction de 1.
       *[round] Si le Nuage est dans tes plis à la fin du tour, tu dois monter ou baisser ta prédiction de 1 avant le décompte.
    }
    .bounds = Elle ne peut pas descendre sous 0, mais elle peut dépasser le nombre de plis du tour.
rule-cloud-4 =
    { $cloud-acts ->
        [trick]
            { $shown ->
                [yes] Si le Nuage est dans le dernier pli, le tour finit dans cet ordre : dernier pli, Nuage, décompte.
               *[no] Si le Nuage est dans le dernier pli, le tour finit dans cet ordre : dernier pli, révélation des prédictions, Nuage, décompte.
            }
       *[round]
            { $shown ->
                [yes] Un tour finit dans cet ordre : dernier pli, Nuage, décompte.
               *[no] Un tour finit dans cet ordre : dernier pli, révélation des prédictions, Nuage, décompte.
            }
    }
    Le bloc de scores montre la prédiction modifiée, et l’enregistrement garde les deux.
    { $sum ->
        [no] { "" }
       *[yes] La somme des prédictions n’est pas vérifiée de nouveau.
    }
rule-cloud-5 =
    Si le Nuage n’est pas distribué, ou s’il est retourné, aucune prédiction ne change.
    { $juggler ->
        [no] { "" }
       *[yes] Si le Jongleur est dans le même pli, les deux cartes agissent.
    }
    { $fairy ->
        [no] { "" }
       *[yes] Si ta Fée remporte le pli où se trouve le Nuage, c’est toi qui modifies ta prédiction.
    }
rule-cloud-6 =
    { $juggler ->
        [no] Tu changes ta prédiction dès que le pli est fini, avant que le suivant soit entamé.
       *[yes] Tu changes ta prédiction dès que le pli est fini et les cartes passées, avant que le pli suivant soit entamé.
    }
    { $shown ->
        [yes] { "" }
       *[no] Tant que les prédictions sont secrètes, tout le monde voit que tu as changé la tienne, mais pas comment.
    }

## Métamorphe

section-shape = Le Métamorphe
rule-shape-1 = Quand tu joues le Métamorphe, annonce s’il est magicien ou fou. À partir de là, il compte exactement comme tel.

## Points

section-score = Les points
rule-score-1 =
    Si tu as remporté exactement autant de plis que prédit, tu marques 20 points, et 10 de plus par pli remporté.
    Sinon, tu perds 10 points par pli en trop ou en moins.
rule-score-2 = Pour chaque tour, le bloc de scores montre ton total jusque-là et ta prédiction.
rule-score-3 =
    Le total le plus élevé après le dernier tour gagne.
    .tie = En cas d’égalité, il y a plusieurs gagnants.

## Variantes

section-var = Variantes
rule-var-1 =
    Plus ou moins 1 : la somme des prédictions ne doit pas être égale au nombre de plis du tour.
    Si tu prédis en dernier, tu ne peux donc pas annoncer le nombre qui ferait tomber juste.
    Cette variante ne se combine ni avec la prédiction cachée ni avec le secret, où personne ne prédit en dernier.
rule-var-2 =
    Prédiction cachée : vous notez tous vos prédictions en secret, en même temps.
    .notes = Personne ne voit ton papier avant la révélation, pas même le responsable ou le donneur.
rule-var-3 =
    Le secret : vous notez tous vos prédictions en même temps et ne les montrez qu’une fois le tour fini.
    { $reveal ->
        [after_round] La prédiction cachée se joue ici exactement de la même façon ; choisissez l’une des deux.
       *[before_play] Choisissez cette variante ou la prédiction cachée.
    }
rule-var-4 =
    La voyance : tu tiens tes cartes contre ton front et prédis en voyant les cartes de tous sauf les tiennes ; puis celles des autres
    sont cachées, tu prends ta main et joues comme d’habitude.
    Elle ne se combine ni avec les cartes bonus, ni avec Une seule couleur, ni avec Wizard Maximus.
rule-var-5 =
    Une seule couleur, à 3 ou 4 joueurs sans cartes bonus : tu possèdes les 13 cartes d’une couleur, un magicien et un fou, tu mélanges ces
    15 cartes avant chacun des 12 tours, et tu en tires 4 au tour 1, puis une de plus à chaque tour.
    Il n’y a pas d’atout et personne ne doit fournir : la carte la plus forte gagne, du magicien au 13 puis au 1 et au fou, quelle que
    soit sa couleur, et entre cartes égales la première jouée.
    { $seats ->
        [3] Une couleur, un magicien et un fou restent dans la boîte.
       *[other] {""}
    }
    .dealer = Personne ne distribue, mais la place du donneur, d’abord celle du responsable, avance comme d’habitude et décide qui prédit et qui entame en premier.
rule-var-6 =
    Wizard Maximus, sans cartes bonus : vous ne jouez que cinq tours, et dans chacun les 60 cartes sont toutes distribuées.
    L’atout est bleu, puis rouge, vert et jaune ; au dernier tour il n’y en a pas, et on ne retourne aucune carte.
    Le responsable distribue en premier, puis la donne tourne comme d’habitude.
rule-var-7 =
    Choisissez au plus une variante parmi Plus ou moins 1, la prédiction cachée et le secret, et au plus une parmi la voyance, Une seule couleur et Wizard Maximus.
    Les cartes bonus se combinent avec les trois premières, pas avec les trois dernières ni avec les magiciens interdits.
    Une seule couleur et Wizard Maximus se jouent toujours en partie complète.
    Si deux de vos choix sont incompatibles, vous l’apprendrez avant la partie.

## Éditions

section-edition = Éditions
rule-edition-1 = Chaque édition propose les variantes de son livret. Vous pouvez quand même choisir toute combinaison permise.
rule-edition-2 =
    Le joueur à gauche du responsable prédit en premier.
    C’est toujours le joueur à gauche du donneur qui entame le premier pli.
rule-edition-3 =
    Tu ne peux pas jouer de magicien quand la couleur demandée est l’atout ; si tu n’as que des magiciens, tu en joues un, et il ne compte pas.
    Tu peux toujours entamer avec un magicien, ou en jouer un après un fou entamé tant qu’aucune couleur n’est fixée ; il compte alors comme d’habitude.
    Cette règle ne se combine pas avec les cartes bonus.
rule-edition-4 =
    { $reveal ->
        [after_round] Les prédictions cachées sont montrées quand le tour est fini : cela se joue donc exactement comme Le secret.
       *[before_play] Les prédictions cachées sont montrées avant le premier pli.
    }
rule-edition-5 =
    { $clairvoyance ->
        [every] La voyance se joue à chaque tour.
       *[first] La voyance ne se joue qu’au tour 1.
    }
rule-edition-6 =
    { $wizard-mark ->
        [none] {""}
       *[other] Les magiciens portent la lettre { $wizard-mark }.
    }
    { $jester-mark ->
        [none] {""}
       *[other] Les fous portent la lettre { $jester-mark }.
    }
rule-edition-7 = C’est le donneur, et non le responsable, qui note les prédictions et les relit à voix haute.
rule-edition-8 = La boîte dit : { $box }.

## Remarques

note-standard = Dans le jeu standard : { $text }
note-not-standard = Le jeu standard n’a pas cette règle.
note-origin =
    { $source ->
        [ours] notre propre règle
        [others] pas dans ce livret
        [tip] un conseil de ce livret
       *[other] {""}
    }

## Exemples, dessinés sous leurs règles

example-label = Exemple
example-players = Thomas Ute Kevin Léa
example-trump = L’atout est { $colour-name }.
example-no-trump = Il n’y a pas d’atout.
example-may = { $player } peut jouer :
example-not = mais pas :
example-wins = { $player } remporte le pli.
example-bombed = Personne ne remporte le pli ; { $player } entame le suivant.
example-score =
    { $points ->
        [one] Prédits : { $predicted }, remportés : { $tricks }. Cela fait { $points } point.
       *[other] Prédits : { $predicted }, remportés : { $tricks }. Cela fait { $points } points.
    }
example-predicted =
    { $number ->
        [one] { $player } prédit { $number } pli.
       *[other] { $player } prédit { $number } plis.
    }
example-closed =
    { $tricks ->
        [one] Un tour de { $tricks } pli : { $player } ne peut pas prédire { $number }.
       *[other] Un tour de { $tricks } plis : { $player } ne peut pas prédire { $number }.
    }
example-coins = Prédits : { $predicted }, remportés jusqu’ici : { $tricks }

## Le jeu en six images, qui ouvre le livre de règles

picture-title = Le jeu en six images
picture-aim = À chaque tour, prédis combien de plis tu remporteras, puis fais-en exactement autant. Dans un pli, tout le monde joue une carte et la meilleure gagne. À la fin, le total le plus élevé l’emporte.
picture-no-trump = sans atout
picture-deal =
    { $how ->
        [own] Tu joues avec tes propres 15 cartes : pioches-en quatre au tour 1, puis une de plus à chaque tour.
        [even] À chacun des cinq tours, on distribue les 60 cartes.
        [listed] Cartes par joueur, tour après tour : { $sizes }.
       *[growing] Une carte chacun au tour 1, deux au tour 2, et ainsi de suite.
    }
    .title = Donner
    .seen = Cartes face cachée, tour après tour : { $shown }…
picture-trump =
    { $how ->
        [listed] On ne retourne aucune carte. L’atout, tour après tour : { $colours }.
        [none] Il n’y a pas d’atout : la carte la plus haute gagne, quelle que soit sa couleur.
       *[turned] On retourne la carte suivante. Sa couleur est l’atout et bat les autres.
    }
    .title = Atout
    .seen =
        { $how ->
            [turned] Carte retournée : { $card }.
           *[none] On ne retourne aucune carte.
        }
picture-predict =
    { $how ->
        [shown] Notez tous combien de plis vous remporterez, puis montrez vos nombres.
        [kept] Notez tous combien de plis vous remporterez, et ne le montrez qu’après le tour.
       *[spoken] Chacun votre tour, dites combien de plis vous remporterez.
    }
    { $sum ->
        [closed] Le total ne doit pas être égal au nombre de plis.
       *[open] { "" }
    }
    { $forehead ->
        [first] Au tour 1, tu vois toutes les cartes sauf les tiennes.
        [every] Tu vois alors toutes les cartes sauf les tiennes.
       *[none] { "" }
    }
    .title = Prédire
    .seen =
        Choix : { $chosen }.
        { $sum ->
            [closed] Interdit : { $closed }.
           *[open] { "" }
        }
picture-follow =
    { $how ->
        [free] Personne n’a à fournir. La carte la plus haute gagne et, à égalité, la première.
       *[follow] Le vert est demandé : joue vert si tu peux. Le plus haut gagne, s’il n’y a pas d’atout.
    }
    .title =
        { $how ->
            [free] Jouer
           *[follow] Fournir
        }
    .seen =
        Entame : { $led }. Jouable : { $legal }.
        { $how ->
            [free] { "" }
           *[follow] Non jouable : { $barred }.
        }
picture-magic =
    { $how ->
        [barred] Un magicien bat tous les nombres, un fou aucun. Tu peux toujours les jouer, sauf un magicien quand la couleur demandée est l’atout.
       *[free] Un magicien bat tous les nombres, un fou aucun. Tu peux toujours les jouer.
    }
    .title = Magicien, fou
    .seen = Joué : { $cards }. Gagne : { $winner }.
picture-score = Prédiction exacte : 20 points, plus 10 par pli. Sinon −10 par pli d’écart.
    .title = Compter
