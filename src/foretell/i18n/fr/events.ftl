### Ce qui se passe à la table, en français.

event-dealt =
    { $cards ->
        [one] { $dealer } distribue { $cards } carte à chacun.
       *[other] { $dealer } distribue { $cards } cartes à chacun.
    }
event-turned =
    { $known ->
        [no] Il ne reste aucune carte à retourner.
       *[yes] Carte retournée : { $card }.
    }
event-trump =
    { $chosen ->
        [yes]
            { $colour ->
                [none] { $player } annonce : pas d’atout.
               *[other] { $player } choisit l’atout { $colour-name }.
            }
       *[no]
            { $colour ->
                [none] Ce tour se joue sans atout.
               *[other] L’atout est { $colour-name }.
            }
    }
event-werewolf-swapped = { $player } échange le Loup-garou contre { $card }.
event-predicted =
    { $prediction ->
        [unknown] { $player } a fait sa prédiction.
       *[other] { $player } prédit { $prediction }.
    }
event-predictions =
    { $tricks ->
        [one] Prédictions : { $predictions } (total { $sum }, pour { $tricks } pli).
       *[other] Prédictions : { $predictions } (total { $sum }, pour { $tricks } plis).
    }
event-took-up-hand = Chacun prend ses cartes en main.
event-played = { $player } joue { $play }.
event-trick-won = { $player } remporte le pli { $trick }.
event-trick-bombed = Le pli { $trick } explose ; il serait revenu à { $player }.
event-passed =
    { $known ->
        [no] { $player } pose une carte pour son voisin de gauche.
       *[yes] { $player } passe { $card } à gauche.
    }
event-cards-passed =
    { $known ->
        [no] Chacun prend la carte venue de droite.
       *[yes] Chacun prend la carte venue de droite ; tu reçois { $card }.
    }
event-prediction-changed =
    { $prediction ->
        [unknown] Le Nuage : { $player } change sa prédiction, face cachée.
       *[other] Le Nuage : { $player } prédit maintenant { $prediction }.
    }
event-scored = Scores du tour { $round } : { $points }.
event-game-over =
    { $count ->
        [one] { $winners } gagne la partie.
       *[other] { $winners } gagnent la partie ensemble.
    }
