### L’initiation, en français.

lesson-other = Ce serait permis aussi. Mais essaie plutôt ce que montre la leçon.

## Un pli

lesson-trick-title = Un pli
lesson-trick-deal = Au tour 1, chacun reçoit une carte, au tour 2 deux cartes, et ainsi de suite : une de plus à chaque tour. Ici, c’est le tour 3 : chacun a trois cartes.
lesson-trick-begin = Un tour se joue en plis : tout le monde joue une carte, et la plus forte les remporte toutes. Dans une même couleur, le nombre le plus élevé gagne.
lesson-trick-lead = À toi d’entamer. Commence par ton 9 bleu.
lesson-trick-won = Personne n’avait de bleu plus haut : le pli est à toi. Quand tu remportes un pli, tu entames le suivant.
lesson-trick-again = Entame encore, cette fois avec le 3 vert.
lesson-trick-end = { $one } avait le vert le plus haut et remporte ce pli. Il ne faut pas toujours tout gagner : bientôt, tu voudras en perdre exprès.

## Fournir

lesson-following-title = La couleur demandée
lesson-following-begin = La première carte de couleur fixe la couleur demandée. Si tu as cette couleur, tu dois en jouer.
lesson-following-follow = { $one } a entamé en bleu, et tu as du bleu : tu ne peux jouer ni rouge ni vert. Joue ton 5 bleu.
lesson-following-free = { $other } entame en jaune, et tu n’en as pas : toutes tes cartes sont permises. Débarrasse-toi de ton 12 rouge.
lesson-following-end = Le 12 était haut, mais pas jaune. Ici seule la couleur demandée peut gagner : { $one } remporte le pli avec le 9.

## Magiciens et fous

lesson-wizards-and-jesters-title = Magiciens et fous
lesson-wizards-and-jesters-begin = Les quatre magiciens battent tout, les quatre fous perdent contre tout. Ils n’ont pas de couleur, et tu peux toujours les jouer.
lesson-wizards-and-jesters-wizard = Tu as du bleu et pourrais en fournir. Mais un magicien est toujours permis : remporte le pli avec lui.
lesson-wizards-and-jesters-won = Le premier magicien joué remporte le pli, même contre un 13. À toi d’entamer.
lesson-wizards-and-jesters-jester = Tu ne veux plus de plis : entame avec ton fou. La prochaine carte de couleur dira ce qu’il faut fournir.
lesson-wizards-and-jesters-end = { $one } a fixé la couleur, { $other } a remporté le pli, et toi, tu y as échappé. Un fou ne gagne que s’il n’y a que des fous dans le pli.

## L’atout

lesson-trump-title = L’atout
lesson-trump-begin = Après la donne, on retourne une carte. Sa couleur, ici le rouge, est l’atout : elle bat les autres couleurs. Si c’est un fou, il n’y a pas d’atout ; si c’est un magicien, le donneur choisit.
lesson-trump-trump = { $one } entame avec un 12 vert, et tu n’as pas de vert. Joue ton petit atout, le 2 rouge.
lesson-trump-end = Le plus petit atout bat le plus haut des verts. Seul un atout plus fort ou un magicien l’aurait battu. Rien ne t’oblige à couper : c’est toi qui choisis.

## Prédire

lesson-predicting-title = Prédire
lesson-predicting-begin = Avant le premier pli, tout le monde annonce combien de plis il pense remporter. Tout le jeu est là.
lesson-predicting-predict = Le rouge est l’atout. Le magicien fait un pli à coup sûr, le 12 rouge très probablement, le 1 bleu presque jamais. Prédis 2 plis.
lesson-predicting-end = Tes pièces le montrent : une pour chaque pli qu’il te faut encore. Les prédictions sont faites ; il ne reste qu’à tenir la tienne.

## Compter

lesson-scoring-title = Les points
lesson-scoring-begin = Tu as prédit 2 plis. Joue le tour et fais-en exactement deux.
lesson-scoring-first = Tu n’as pas de vert, tout est donc permis. Remporte ce pli avec le magicien.
lesson-scoring-second = Encore un. Entame avec ton 12 rouge : seuls le 13 et les magiciens sont plus forts.
lesson-scoring-last = Et de deux. Le reste, tu veux le perdre : joue le 1 bleu.
lesson-scoring-end =
    { $points-one ->
        [one] Plis prédits : { $predicted }, remportés : { $won }. Cela fait 20 points, plus 10 par pli, soit { $points }. { $one } en a prédit { $predicted-one } et remporté { $won-one } : { $points-one } point. Chaque pli en trop ou en moins coûte 10.
       *[other] Plis prédits : { $predicted }, remportés : { $won }. Cela fait 20 points, plus 10 par pli, soit { $points }. { $one } en a prédit { $predicted-one } et remporté { $won-one } : { $points-one } points. Chaque pli en trop ou en moins coûte 10.
    }
lesson-scoring-game = À trois, une partie compte { $rounds-3 } tours, à quatre { $rounds-4 }, à cinq { $rounds-5 } et à six { $rounds-6 } ; au dernier, toutes les cartes sont distribuées. Le total le plus élevé gagne alors.

## Les cartes bonus

lesson-shapeshifter-title = Le Métamorphe
lesson-shapeshifter-begin = Le Métamorphe est magicien ou fou. Tu dis lequel en le jouant.
lesson-shapeshifter-play = Tu veux ce pli : joue le Métamorphe comme magicien.
lesson-shapeshifter-end = Il a compté comme un magicien, et le pli est à toi. Comme fou, il t’aurait permis de perdre.
lesson-dragon-title = Le Dragon
lesson-dragon-begin = Le Dragon est la carte la plus forte de toutes, plus forte même que les magiciens.
lesson-dragon-play = { $one } a entamé avec un magicien et se croit tranquille. Joue le Dragon.
lesson-dragon-end = Le Dragon remporte le pli. Seule la Fée aurait pu l’arrêter.
lesson-fairy-title = La Fée
lesson-fairy-begin = La Fée est la carte la plus faible de toutes, plus faible même que les fous. À une exception près.
lesson-fairy-play = { $one } a entamé avec le Dragon. Joue la Fée, et tu vas voir.
lesson-fairy-end = Si le Dragon est dans le pli, c’est la Fée qui le remporte.
lesson-bomb-title = La Bombe
lesson-bomb-begin = Un pli où se trouve la Bombe ne compte pour personne.
lesson-bomb-play = { $one } a bien besoin de ce pli. Joue la Bombe.
lesson-bomb-end = Le pli est mis de côté. { $one } l’aurait remporté et entame le suivant, mais il ne compte pour personne.
lesson-werewolf-title = Le Loup-garou
lesson-werewolf-begin = Si tu as le Loup-garou, tu l’échanges contre la carte retournée avant les prédictions, et tu choisis l’atout ou annonces « pas d’atout ».
lesson-werewolf-swap = Tu as deux fortes cartes rouges. Choisis l’atout rouge.
lesson-werewolf-end = Le 7 vert est maintenant dans ta main, tout le monde le sait, et le rouge est l’atout.
lesson-juggler-title = Le Jongleur
lesson-juggler-begin = Le Jongleur est un 7½ de la couleur que tu annonces. Après son pli, tout le monde passe une carte à gauche.
lesson-juggler-play = Le vert est demandé, et le plus haut jusqu’ici est un 6. Joue le Jongleur en vert.
lesson-juggler-pass = Le pli est à toi. Passe maintenant une carte à gauche : le 2 bleu ne te sert guère.
lesson-juggler-end = Tout le monde a passé en même temps. Tu connais la carte que tu as donnée, et tu en as une nouvelle.
lesson-cloud-title = Le Nuage
lesson-cloud-begin = Le Nuage est un 9¾ de la couleur que tu annonces. Si tu l’as à la fin, tu dois modifier ta prédiction d’un pli.
lesson-cloud-play = Tu as prédit 0, mais le Nuage est ta seule carte. Joue-le en vert.
lesson-cloud-change = Le pli est à toi, et le Nuage aussi. Tu as remporté un pli : monte ta prédiction à 1.
lesson-cloud-end =
    { $points ->
        [one] Prédits : { $won }, remportés : { $won }. Au final, { $points } point.
       *[other] Prédits : { $won }, remportés : { $won }. Au final, { $points } points.
    }
