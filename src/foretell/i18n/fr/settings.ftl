### Réglages, options et leurs valeurs, en français.

## Réglages

setting-edition = édition
setting-seats = nombre de joueurs
setting-scribe = place du responsable
setting-specials = cartes bonus
setting-plus-minus-one = Plus ou moins 1
setting-hidden-predictions = Prédiction cachée
setting-secret-predictions = Le secret
setting-clairvoyance = La voyance
setting-one-colour = Une seule couleur
setting-maximus = Wizard Maximus
setting-hidden-reveal = moment où l’on montre les prédictions cachées
setting-clairvoyance-rounds = tours avec voyance
setting-predict-from = qui prédit en premier
setting-wizard-barred = magiciens interdits
setting-turned-wizard-no-trump = pas d’atout si un magicien est retourné
setting-length = durée de la partie
setting-cloud-acts = moment où agit le Nuage
setting-players = noms des joueurs
setting-headers = en-têtes
setting-seed = graine
setting-table = numéro de table
setting-bot = bot
setting-tables = nombre de tables

## Ce que signifie une option

switch-plus-minus-one-yes = la somme des prédictions ne doit pas être égale au nombre de plis
switch-hidden-predictions-yes = tout le monde note sa prédiction en même temps
switch-secret-predictions-yes = les prédictions sont notées, puis révélées après le tour
switch-clairvoyance-yes = on tient ses cartes contre le front pour prédire
switch-one-colour-yes = tout le monde joue avec sa propre couleur
switch-maximus-yes = cinq tours avec les 60 cartes
switch-hidden-reveal-after-round = les prédictions cachées sont montrées à la fin du tour
switch-clairvoyance-rounds-every = voyance à chaque tour
switch-predict-from-scribe = le joueur à gauche du responsable prédit en premier
switch-wizard-barred-yes = on ne peut pas jouer de magicien quand la couleur demandée est l’atout
switch-turned-wizard-no-trump-yes = pas d’atout si un magicien est retourné
switch-cloud-acts-trick = le Nuage change la prédiction dès que son pli est terminé
switch-plus-minus-one-no = la somme des prédictions peut être égale au nombre de plis
switch-hidden-predictions-no = pas de prédiction cachée
switch-secret-predictions-no = pas de secret
switch-clairvoyance-no = pas de voyance
switch-one-colour-no = le même jeu de cartes pour tout le monde
switch-maximus-no = une carte de plus à chaque tour
switch-hidden-reveal-before-play = les prédictions cachées sont montrées avant le premier pli
switch-clairvoyance-rounds-first = voyance au premier tour seulement
switch-predict-from-dealer = le joueur à gauche du donneur prédit en premier
switch-wizard-barred-no = on peut toujours jouer un magicien
switch-turned-wizard-no-trump-no = le donneur choisit l’atout si un magicien est retourné
switch-cloud-acts-round = le Nuage change la prédiction quand le tour est terminé

length-full = partie complète
length-tournament = tournoi : dix tours
length-short = partie courte : cinq tours
length-custom = cartes par tour : { $sizes }

## Ce qui se décide

phase-swap-werewolf = échanger le Loup-garou
phase-choose-trump = choisir l’atout
phase-predict = faire sa prédiction
phase-play = jouer une carte
phase-pass-card = passer une carte à gauche
phase-adjust-prediction = modifier la prédiction à cause du Nuage

## Langues

language-en = anglais
language-de = allemand
language-fr = français
language-it = italien
language-cs = tchèque
language-sk = slovaque
language-pl = polonais
language-hu = hongrois

## Les titres des éditions

edition-standard = Foretell standard
edition-amigo-de = Jubiläumsedition, Amigo (allemand)
edition-amigo-fr = Wizard (français)
edition-amigo-it = Wizard (italien)
edition-piatnik-cs = Wizard, Piatnik (tchèque)
edition-piatnik-sk = Wizard, Piatnik (slovaque)
edition-piatnik-hu = Wizard, Piatnik (hongrois)
edition-piatnik-pl = Wizard, Piatnik (polonais)
edition-rexhry = Čaroděj, REXhry (tchèque)

## Ce que dit la boîte d’une édition

box-label = boîte
box-players = { $fewest } à { $most } joueurs
box-age = âge { $age }
box-minutes = { $minutes } minutes
box-author = de { $author }
box-artist = illustrations de { $artist }

## Listes

list-and = { $rest } et { $last }
list-or = { $rest } ou { $last }
list-pair = { $name } : { $value }
list-comma = { ", " }
list-semicolon = { " ; " }
