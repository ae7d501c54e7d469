### Beállítások, kapcsolók és értékeik, magyarul.

## Beállítások

setting-edition = kiadás
setting-seats = játékosok száma
setting-scribe = a megbízott játékos helye
setting-specials = különleges lapok
setting-plus-minus-one = Plusz/mínusz egy
setting-hidden-predictions = Zárt jóslás
setting-secret-predictions = Titkos jóslás
setting-clairvoyance = Nyitott jóslás
setting-one-colour = Egy színnel
setting-maximus = Wizard Maximus
setting-hidden-reveal = a zárt jóslatok felfedése
setting-clairvoyance-rounds = fordulók nyitott jóslással
setting-predict-from = ki jósol először
setting-wizard-barred = tiltott Mágusok
setting-turned-wizard-no-trump = felfordított Mágusnál nincsen adutt
setting-length = a játék hossza
setting-cloud-acts = mikor hat a Felhő
setting-players = a játékosok neve
setting-headers = fejlécek
setting-seed = véletlenmag
setting-table = asztalszám
setting-bot = bot
setting-tables = asztalok száma

## Mit jelent egy kapcsoló

switch-plus-minus-one-yes = a jóslatok összege nem lehet annyi, ahány ütés van
switch-hidden-predictions-yes = mindenki egyszerre írja le a jóslatát
switch-secret-predictions-yes = a jóslatokat leírják, és csak a forduló után mutatják meg
switch-clairvoyance-yes = jóslás közben a lapokat a homlokhoz tartják
switch-one-colour-yes = mindenki a saját színével játszik
switch-maximus-yes = öt forduló mind a 60 lappal
switch-hidden-reveal-after-round = a zárt jóslatokat a forduló után mutatják meg
switch-clairvoyance-rounds-every = minden fordulóban nyitott jóslás van
switch-predict-from-scribe = a megbízott játékostól balra ülő jósol először
switch-wizard-barred-yes = nem játszható ki Mágus, ha az adutt színt kell megadni
switch-turned-wizard-no-trump-yes = ha Mágust fordítotok fel, nincsen adutt
switch-cloud-acts-trick = a Felhő az ütése után azonnal módosítja a jóslatot
switch-plus-minus-one-no = a jóslatok összege lehet annyi, ahány ütés van
switch-hidden-predictions-no = nincs zárt jóslás
switch-secret-predictions-no = nincs titkos jóslás
switch-clairvoyance-no = nincs nyitott jóslás
switch-one-colour-no = egy pakli mindenkinek
switch-maximus-no = fordulónként eggyel több lap
switch-hidden-reveal-before-play = a zárt jóslatokat az első ütés előtt mutatják meg
switch-clairvoyance-rounds-first = csak az 1. fordulóban van nyitott jóslás
switch-predict-from-dealer = az osztótól balra ülő jósol először
switch-wizard-barred-no = Mágus mindig kijátszható
switch-turned-wizard-no-trump-no = felfordított Mágusnál az osztó választ aduttot
switch-cloud-acts-round = a Felhő a forduló végén módosítja a jóslatot

length-full = teljes játék
length-tournament = torna: tíz forduló
length-short = rövid játék: öt forduló
length-custom = lapszámok: { $sizes }

## Miről döntenek

phase-swap-werewolf = a Vérfarkas cseréje
phase-choose-trump = az adutt kiválasztása
phase-predict = a jóslás
phase-play = egy lap az ütésbe
phase-pass-card = egy lap a bal oldali szomszédnak
phase-adjust-prediction = a jóslat módosítása a Felhő miatt

## Nyelvek

language-en = angol
language-de = német
language-fr = francia
language-it = olasz
language-cs = cseh
language-sk = szlovák
language-pl = lengyel
language-hu = magyar

## A kiadások címe

edition-standard = Foretell standard
edition-amigo-de = Jubiläumsedition, Amigo (német)
edition-amigo-fr = Wizard (francia)
edition-amigo-it = Wizard (olasz)
edition-piatnik-cs = Wizard, Piatnik (cseh)
edition-piatnik-sk = Wizard, Piatnik (szlovák)
edition-piatnik-hu = Wizard, Piatnik (magyar)
edition-piatnik-pl = Wizard, Piatnik (lengyel)
edition-rexhry = Čaroděj, REXhry (cseh)

## Mi áll egy kiadás dobozán

box-label = doboz
box-players = { $fewest }–{ $most } játékos
box-age = életkor: { $age }
box-minutes = { $minutes } perc
box-author = szerző: { $author }
box-artist = illusztrációk: { $artist }

## Felsorolások

list-and = { $rest } és { $last }
list-or = { $rest } vagy { $last }
list-pair = { $name }: { $value }
list-comma = { ", " }
list-semicolon = { "; " }
