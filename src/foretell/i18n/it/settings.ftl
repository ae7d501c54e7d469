### Impostazioni, opzioni e i loro valori, in italiano.

## Impostazioni

setting-edition = edizione
setting-seats = numero di giocatori
setting-scribe = posto dello scriba
setting-specials = carte speciali
setting-plus-minus-one = Più o meno uno
setting-hidden-predictions = Previsione coperta
setting-secret-predictions = Previsione segreta
setting-clairvoyance = Chiaroveggenza
setting-one-colour = Seme unico
setting-maximus = Wizard Maximus
setting-hidden-reveal = quando si scoprono le previsioni coperte
setting-clairvoyance-rounds = mani con chiaroveggenza
setting-predict-from = a chi tocca la prima predizione
setting-wizard-barred = maghi vietati
setting-turned-wizard-no-trump = nessun seme dominante se si gira un mago
setting-length = durata della partita
setting-cloud-acts = quando agisce la Nuvola
setting-players = nomi dei giocatori
setting-headers = intestazioni
setting-seed = seed
setting-table = numero del tavolo
setting-bot = bot
setting-tables = numero di tavoli

## Che cosa significa un’opzione

switch-plus-minus-one-yes = la somma delle predizioni non può essere uguale al numero di giri
switch-hidden-predictions-yes = tutti scrivono la predizione nello stesso momento
switch-secret-predictions-yes = le predizioni si scrivono e si mostrano dopo la mano
switch-clairvoyance-yes = mentre si predice si tengono le carte sulla fronte
switch-one-colour-yes = tutti giocano con un seme tutto loro
switch-maximus-yes = cinque mani con tutte le 60 carte
switch-hidden-reveal-after-round = le previsioni coperte si mostrano a mano finita
switch-clairvoyance-rounds-every = la chiaroveggenza vale in ogni mano
switch-predict-from-scribe = la prima predizione tocca a chi siede a sinistra dello scriba
switch-wizard-barred-yes = non si possono giocare maghi quando si deve rispondere al seme dominante
switch-turned-wizard-no-trump-yes = se si gira un mago, non c’è un seme dominante
switch-cloud-acts-trick = la Nuvola cambia la predizione appena finisce il suo giro
switch-plus-minus-one-no = la somma delle predizioni può essere uguale al numero di giri
switch-hidden-predictions-no = niente previsione coperta
switch-secret-predictions-no = niente previsione segreta
switch-clairvoyance-no = niente chiaroveggenza
switch-one-colour-no = lo stesso mazzo per tutti
switch-maximus-no = una carta in più a ogni mano
switch-hidden-reveal-before-play = le previsioni coperte si mostrano prima del primo giro
switch-clairvoyance-rounds-first = la chiaroveggenza vale solo nella mano 1
switch-predict-from-dealer = la prima predizione tocca a chi siede a sinistra del mazziere
switch-wizard-barred-no = un mago si può giocare sempre
switch-turned-wizard-no-trump-no = se si gira un mago, il mazziere sceglie il seme dominante
switch-cloud-acts-round = la Nuvola cambia la predizione quando finisce la mano

length-full = partita intera
length-tournament = torneo: dieci mani
length-short = partita breve: cinque mani
length-custom = carte per mano: { $sizes }

## Che cosa si decide

phase-swap-werewolf = scambiare il Lupo Mannaro
phase-choose-trump = scegliere il seme dominante
phase-predict = fare la predizione
phase-play = giocare una carta
phase-pass-card = passare una carta a sinistra
phase-adjust-prediction = cambiare la predizione per via della Nuvola

## Lingue

language-en = inglese
language-de = tedesco
language-fr = francese
language-it = italiano
language-cs = ceco
language-sk = slovacco
language-pl = polacco
language-hu = ungherese

## I titoli delle edizioni

edition-standard = Foretell standard
edition-amigo-de = Jubiläumsedition, Amigo (tedesco)
edition-amigo-fr = Wizard (francese)
edition-amigo-it = Wizard (italiano)
edition-piatnik-cs = Wizard, Piatnik (ceco)
edition-piatnik-sk = Wizard, Piatnik (slovacco)
edition-piatnik-hu = Wizard, Piatnik (ungherese)
edition-piatnik-pl = Wizard, Piatnik (polacco)
edition-rexhry = Čaroděj, REXhry (ceco)

## Che cosa dice la scatola di un’edizione

box-label = scatola
box-players = da { $fewest } a { $most } giocatori
box-age = età { $age }
box-minutes = { $minutes } minuti
box-author = di { $author }
box-artist = illustrazioni di { $artist }

## Elenchi

list-and = { $rest } e { $last }
list-or = { $rest } o { $last }
list-pair = { $name }: { $value }
list-comma = { ", " }
list-semicolon = { "; " }
