### Ustawienia, przełączniki i ich wartości, po polsku.

## Ustawienia

setting-edition = wydanie
setting-seats = liczba graczy
setting-scribe = miejsce skryby
setting-specials = karty specjalne
setting-plus-minus-one = Plus/minus jeden
setting-hidden-predictions = Prywatne przepowiednie
setting-secret-predictions = Tajne przepowiednie
setting-clairvoyance = Publiczne przepowiednie
setting-one-colour = Jeden kolor
setting-maximus = Wizard Maximus
setting-hidden-reveal = odkrycie prywatnych przepowiedni
setting-clairvoyance-rounds = rozdania z publicznymi przepowiedniami
setting-predict-from = kto przepowiada pierwszy
setting-wizard-barred = zakaz Magów
setting-turned-wizard-no-trump = bez atutu przy odwróconym Magu
setting-length = długość gry
setting-cloud-acts = kiedy działa Chmura
setting-players = nazwy graczy
setting-headers = nagłówki
setting-seed = ziarno
setting-table = numer stołu
setting-bot = bot
setting-tables = liczba stołów

## Co znaczy przełącznik

switch-plus-minus-one-yes = suma przepowiedni nie może równać się liczbie czarów
switch-hidden-predictions-yes = wszyscy zapisują przepowiednie jednocześnie
switch-secret-predictions-yes = przepowiednie zapisuje się i pokazuje dopiero po rozdaniu
switch-clairvoyance-yes = przepowiadając, trzyma się karty na czole
switch-one-colour-yes = każdy gra własnym kolorem
switch-maximus-yes = pięć rozdań wszystkimi 60 kartami
switch-hidden-reveal-after-round = prywatne przepowiednie pokazuje się po rozdaniu
switch-clairvoyance-rounds-every = publiczne przepowiednie są w każdym rozdaniu
switch-predict-from-scribe = pierwszy przepowiada gracz po lewej stronie skryby
switch-wizard-barred-yes = nie wolno zagrać Maga, gdy trzeba zrzucać w kolorze atutowym
switch-turned-wizard-no-trump-yes = przy odwróconym Magu gra się bez atutu
switch-cloud-acts-trick = Chmura zmienia przepowiednię zaraz po swoim czarze
switch-plus-minus-one-no = suma przepowiedni może równać się liczbie czarów
switch-hidden-predictions-no = bez prywatnych przepowiedni
switch-secret-predictions-no = bez tajnych przepowiedni
switch-clairvoyance-no = bez publicznych przepowiedni
switch-one-colour-no = jedna talia dla wszystkich
switch-maximus-no = rozdania z coraz większą liczbą kart
switch-hidden-reveal-before-play = prywatne przepowiednie pokazuje się przed pierwszym czarem
switch-clairvoyance-rounds-first = publiczne przepowiednie są tylko w 1. rozdaniu
switch-predict-from-dealer = pierwszy przepowiada gracz po lewej stronie rozdającego
switch-wizard-barred-no = Maga wolno zagrać zawsze
switch-turned-wizard-no-trump-no = przy odwróconym Magu atut wybiera rozdający
switch-cloud-acts-round = Chmura zmienia przepowiednię po zakończeniu rozdania

length-full = pełna gra
length-tournament = turniej: dziesięć rozdań
length-short = krótka gra: pięć rozdań
length-custom = liczby kart { $sizes }

## O czym się decyduje

phase-swap-werewolf = wymiana Wilkołaka
phase-choose-trump = wybór atutu
phase-predict = przepowiednia
phase-play = karta do czaru
phase-pass-card = karta dla sąsiada z lewej
phase-adjust-prediction = zmiana przepowiedni przez Chmurę

## Języki

language-en = angielski
language-de = niemiecki
language-fr = francuski
language-it = włoski
language-cs = czeski
language-sk = słowacki
language-pl = polski
language-hu = węgierski

## Tytuły wydań

edition-standard = Foretell standard
edition-amigo-de = Jubiläumsedition, Amigo (po niemiecku)
edition-amigo-fr = Wizard (po francusku)
edition-amigo-it = Wizard (po włosku)
edition-piatnik-cs = Wizard, Piatnik (po czesku)
edition-piatnik-sk = Wizard, Piatnik (po słowacku)
edition-piatnik-hu = Wizard, Piatnik (po węgiersku)
edition-piatnik-pl = Wizard, Piatnik (po polsku)
edition-rexhry = Čaroděj, REXhry (po czesku)

## Co mówi pudełko wydania

box-label = pudełko
box-players = od { $fewest } do { $most } graczy
box-age = wiek: { $age }
box-minutes = { $minutes } minut
box-author = autor: { $author }
box-artist = ilustracje: { $artist }

## Listy

list-and = { $rest } i { $last }
list-or = { $rest } lub { $last }
list-pair = { $name }: { $value }
list-comma = { ", " }
