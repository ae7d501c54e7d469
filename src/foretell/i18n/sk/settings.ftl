### Nastavenia, prepínače a ich hodnoty, po slovensky.

## Nastavenia

setting-edition = vydanie
setting-seats = počet hráčov
setting-scribe = miesto dôverníka
setting-specials = špeciálne karty
setting-plus-minus-one = Plus alebo mínus 1
setting-hidden-predictions = Skryté proroctvo
setting-secret-predictions = Tajné proroctvo
setting-clairvoyance = Prezieravosť
setting-one-colour = Jedna farba
setting-maximus = Wizard Maximus
setting-hidden-reveal = odhalenie skrytých proroctiev
setting-clairvoyance-rounds = kolá s prezieravosťou
setting-predict-from = kto predpovedá prvý
setting-wizard-barred = zakázaní čarodejníci
setting-turned-wizard-no-trump = žiadne tromfy pri otočenom čarodejníkovi
setting-length = dĺžka hry
setting-cloud-acts = kedy pôsobí Oblak
setting-players = mená hráčov
setting-headers = hlavičky
setting-seed = seed
setting-table = číslo stola
setting-bot = bot
setting-tables = počet stolov

## Čo prepínač znamená

switch-plus-minus-one-yes = súčet proroctiev nesmie vyjsť presne na počet štichov
switch-hidden-predictions-yes = všetci píšu proroctvo naraz a skryto
switch-secret-predictions-yes = proroctvá sa napíšu a ukážu až po kole
switch-clairvoyance-yes = pri predpovedaní sa karty držia na čele
switch-one-colour-yes = každý hrá so svojou vlastnou farbou
switch-maximus-yes = päť kôl so všetkými 60 kartami
switch-hidden-reveal-after-round = skryté proroctvá sa ukazujú až po kole
switch-clairvoyance-rounds-every = prezieravosť platí v každom kole
switch-predict-from-scribe = prvý predpovedá hráč vľavo od dôverníka
switch-wizard-barred-yes = čarodejník sa nesmie zahrať, keď treba priznať tromfovú farbu
switch-turned-wizard-no-trump-yes = otočený čarodejník znamená: žiadne tromfy
switch-cloud-acts-trick = Oblak mení proroctvo hneď po svojom štichu
switch-plus-minus-one-no = súčet proroctiev smie vyjsť presne na počet štichov
switch-hidden-predictions-no = bez skrytého proroctva
switch-secret-predictions-no = bez tajného proroctva
switch-clairvoyance-no = bez prezieravosti
switch-one-colour-no = jeden balíček pre všetkých
switch-maximus-no = kolá s čoraz väčším počtom kariet
switch-hidden-reveal-before-play = skryté proroctvá sa ukazujú pred prvým štichom
switch-clairvoyance-rounds-first = prezieravosť platí len v 1. kole
switch-predict-from-dealer = prvý predpovedá hráč vľavo od rozdávajúceho
switch-wizard-barred-no = čarodejník sa smie zahrať vždy
switch-turned-wizard-no-trump-no = pri otočenom čarodejníkovi volí tromfy rozdávajúci
switch-cloud-acts-round = Oblak mení proroctvo po skončení kola

length-full = celá hra
length-tournament = turnaj: desať kôl
length-short = krátka hra: päť kôl
length-custom = počty kariet { $sizes }

## O čom sa rozhoduje

phase-swap-werewolf = výmena Vlkolaka
phase-choose-trump = voľba tromfov
phase-predict = proroctvo
phase-play = karta do štichu
phase-pass-card = karta pre suseda vľavo
phase-adjust-prediction = zmena proroctva kvôli Oblaku

## Jazyky

language-en = angličtina
language-de = nemčina
language-fr = francúzština
language-it = taliančina
language-cs = čeština
language-sk = slovenčina
language-pl = poľština
language-hu = maďarčina

## Názvy vydaní

edition-standard = Foretell štandard
edition-amigo-de = Jubiläumsedition, Amigo (nemecky)
edition-amigo-fr = Wizard (francúzsky)
edition-amigo-it = Wizard (taliansky)
edition-piatnik-cs = Wizard, Piatnik (česky)
edition-piatnik-sk = Wizard, Piatnik (slovensky)
edition-piatnik-hu = Wizard, Piatnik (maďarsky)
edition-piatnik-pl = Wizard, Piatnik (poľsky)
edition-rexhry = Čaroděj, REXhry (česky)

## Čo hovorí škatuľa vydania

box-label = škatuľa
box-players = { $fewest } až { $most } hráčov
box-age = vek { $age }
box-minutes = { $minutes } minút
box-author = autor { $author }
box-artist = ilustrácie { $artist }

## Zoznamy

list-and = { $rest } a { $last }
list-or = { $rest } alebo { $last }
list-pair = { $name }: { $value }
list-comma = { ", " }
