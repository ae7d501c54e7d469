### Nastavení, přepínače a jejich hodnoty, česky.

## Nastavení

setting-edition = vydání
setting-seats = počet hráčů
setting-scribe = místo, kde sedí { -scribe }
setting-specials = speciální karty
setting-plus-minus-one = { -plus-minus-one }
setting-hidden-predictions = { -hidden(case: "cap") }
setting-secret-predictions = { -secret(case: "cap") }
setting-clairvoyance = { -clairvoyance(case: "cap") }
setting-one-colour = Jedna barva
setting-maximus = Wizard Maximus
setting-hidden-reveal = odhalení { -prediction(case: "hidden-pl-gen") }
setting-clairvoyance-rounds = kola, kdy platí { -clairvoyance }
setting-predict-from = kdo hlásí první
setting-wizard-barred = zakázaní čarodějové
setting-turned-wizard-no-trump = bez trumfů při otočeném čaroději
setting-length = délka hry
setting-cloud-acts = kdy působí Mrak
setting-players = jména hráčů
setting-headers = hlavičky
setting-seed = seed
setting-table = číslo stolu
setting-bot = bot
setting-tables = počet stolů

## Co přepínač znamená

switch-plus-minus-one-yes = součet nesmí vyjít přesně na počet štychů
switch-hidden-predictions-yes = všichni píší najednou a skrytě
switch-secret-predictions-yes = píše se najednou a ukazuje až po kole
switch-clairvoyance-yes = při hlášení se karty drží na čele
switch-one-colour-yes = každý hraje se svou vlastní barvou
switch-maximus-yes = pět kol se všemi 60 kartami
switch-hidden-reveal-after-round = { -prediction(case: "hidden-pl-nom") } se ukazují až po kole
switch-clairvoyance-rounds-every = { -clairvoyance } platí v každém kole
switch-predict-from-scribe = první hlásí hráč vlevo od { -scribe(case: "gen") }
switch-wizard-barred-yes = čaroděje nelze zahrát, když se musí { -follow } trumfová barva
switch-turned-wizard-no-trump-yes = při otočeném čaroději se hraje bez trumfů
switch-cloud-acts-trick = Mrak mění { -prediction(case: "acc") }, jakmile skončí jeho štych
switch-plus-minus-one-no = součet smí vyjít přesně na počet štychů
switch-hidden-predictions-no = nepíše se skrytě
switch-secret-predictions-no = nepíše se tajně
switch-clairvoyance-no = { -clairvoyance } neplatí
switch-one-colour-no = jeden balíček pro všechny
switch-maximus-no = kola se stále více kartami
switch-hidden-reveal-before-play = { -prediction(case: "hidden-pl-nom") } se ukazují před prvním štychem
switch-clairvoyance-rounds-first = { -clairvoyance } platí jen v 1. kole
switch-predict-from-dealer = první hlásí hráč vlevo od rozdávajícího
switch-wizard-barred-no = čaroděje lze zahrát vždycky
switch-turned-wizard-no-trump-no = při otočeném čaroději volí trumfy rozdávající
switch-cloud-acts-round = Mrak mění { -prediction(case: "acc") }, až skončí kolo

length-full = celá hra
length-tournament = turnaj: deset kol
length-short = krátká hra: pět kol
length-custom = počty karet { $sizes }

## O čem se rozhoduje

phase-swap-werewolf = výměna Vlkodlaka
phase-choose-trump = volba trumfů
phase-predict = { -prediction }
phase-play = karta do štychu
phase-pass-card = karta pro souseda vlevo
phase-adjust-prediction = změna kvůli Mraku

## Jazyky

language-en = angličtina
language-de = němčina
language-fr = francouzština
language-it = italština
language-cs = čeština
language-sk = slovenština
language-pl = polština
language-hu = maďarština

## Názvy vydání

edition-standard = Foretell standard
edition-amigo-de = Jubiläumsedition, Amigo (německy)
edition-amigo-fr = Wizard (francouzsky)
edition-amigo-it = Wizard (italsky)
edition-piatnik-cs = Wizard, Piatnik (česky)
edition-piatnik-sk = Wizard, Piatnik (slovensky)
edition-piatnik-hu = Wizard, Piatnik (maďarsky)
edition-piatnik-pl = Wizard, Piatnik (polsky)
edition-rexhry = Čaroděj, REXhry (česky)

## Co říká krabice vydání

box-label = krabice
box-players = { $fewest } až { $most } hráčů
box-age = věk { $age }
box-minutes = { $minutes } minut
box-author = autor { $author }
box-artist = ilustrace { $artist }

## Výčty

list-and = { $rest } a { $last }
list-or = { $rest } nebo { $last }
list-pair = { $name }: { $value }
list-comma = { ", " }
