### Zasady dla graczy, po polsku. Jeden tekst na każdą zasadę z docs/rules.md, pod tym samym numerem; zmienne wyjaśnia en/rules.ftl.

## Karty

section-cards = Karty
rule-cards-1 =
    { $specials ->
        [none]
            { $colours ->
                [3] Gra się 45 kartami: liczbami od 1 do 13 w trzech kolorach, trzema Magami i trzema Błaznami.
               *[4] Gra się 60 kartami: liczbami od 1 do 13 w czterech kolorach, czterema Magami i czterema Błaznami.
            }
       *[some] Talia podstawowa ma 60 kart: liczby od 1 do 13 w czterech kolorach, czterech Magów i cztery Błazny.
    }
rule-cards-2 =
    { $colours ->
        [3] Karty niebieskie to ludzie, czerwone krasnale, a zielone skrzaty.
       *[4] Karty niebieskie to ludzie, czerwone krasnale, zielone skrzaty, a żółte olbrzymy.
    }
    .colourless = Magowie i Błazny nie mają koloru.
rule-cards-3 =
    W każdym kolorze najwyższa jest trzynastka, a najniższa jedynka.
    { $trump ->
        [no] Mag jest wyższy niż każda trzynastka; Błazen jest niższy niż każda jedynka.
       *[yes] Mag jest wyższy niż każda trzynastka, także atutowa; Błazen jest niższy niż każda jedynka.
    }
rule-cards-4 =
    { $deck ->
        [one] Do tego dochodzi po jednej karcie: { $in-play }. Talia ma więc { $deck } kartę.
        [few] Do tego dochodzi po jednej karcie: { $in-play }. Talia ma więc { $deck } karty.
        [many] Do tego dochodzi po jednej karcie: { $in-play }. Talia ma więc { $deck } kart.
       *[other] Do tego dochodzi po jednej karcie: { $in-play }. Talia ma więc { $deck } karty.
    }
    .together =
        { $dragon ->
            [no] {""}
           *[yes] Smok i Wróżka zawsze występują razem.
        }
rule-cards-5 =
    { $colours ->
        [3] Trzej Magowie wyglądają różnie, ale działają tak samo, podobnie trzy Błazny.
       *[4] Czterej Magowie wyglądają różnie, ale działają tak samo, podobnie cztery Błazny.
    }
    Nie ma znaczenia, którego z nich zagrasz.
rule-cards-6 =
    Nie znasz jeszcze kart specjalnych? Zacznij od samego Zmiennokształtnego, potem dodawaj inne.
    Gotowe zestawy trzymają się tej kolejności.

## Stół

section-table = Stół
rule-table-1 = Wizard jest dla 3–6 graczy. Gra się zgodnie z ruchem wskazówek zegara: po tobie gra sąsiad z lewej.
rule-table-2 =
    { $dealing ->
        [own] Jedno z was jest skrybą: prowadzi notatnik z punktami.
       *[dealer] Jedno z was jest skrybą: prowadzi notatnik z punktami i rozdaje w 1. rozdaniu.
    }
    .seat = Przed grą wybieracie, kto to będzie, albo losujecie.
rule-table-3 = Po każdym rozdaniu rozdaje następny gracz, zgodnie z ruchem wskazówek zegara.

## Rozdawanie

section-deal = Rozdawanie kart
rule-deal-1 = W 1. rozdaniu dostajesz jedną kartę, w 2. dwie i tak dalej: w każdym rozdaniu o jedną więcej.
rule-deal-2 =
    { $rounds ->
        [one] Przy { $seats } graczach rozgrywa się { $rounds } rozdanie.
        [few] Przy { $seats } graczach rozgrywa się { $rounds } rozdania.
        [many] Przy { $seats } graczach rozgrywa się { $rounds } rozdań.
       *[other] Przy { $seats } graczach rozgrywa się { $rounds } rozdania.
    }
    { $specials ->
        [none] { "" }
       *[some] Karty specjalne nie wydłużają gry.
    }
rule-deal-3 =
    { $dealing ->
        [own] Karty niedobrane leżą zakryte i nikt nie zna ich kolejności.
       *[dealer] Karty nierozdane leżą zakryte i nikt nie zna ich kolejności.
    }
rule-deal-4 = Przed każdym rozdaniem tasuje się na nowo wszystkie karty.

## Długość gry

section-length = Długość gry
rule-length-1 =
    { $length ->
        [short] To krótka gra.
        [tournament] To gra turniejowa.
       *[custom] Długość tej gry ustaliliście sami.
    }
    Liczba kart w ręce, rozdanie po rozdaniu: { $sizes }.
rule-length-2 =
    Gdy zasada mówi o liczbie czarów, chodzi o bieżące rozdanie.
    { $first-seen ->
        [no] { "" }
       *[yes] Publiczne przepowiednie są w pierwszym rozgrywanym rozdaniu, niezależnie od liczby kart.
    }
    Jeden kolor i Wizard Maximus rozgrywa się zawsze jako pełną grę.

## Atut

section-trump = Atut
rule-trump-1 = Po rozdaniu kart odwraca się wierzchnią kartę talonu. Jej kolor jest w tym rozdaniu atutowy: bije karty innych kolorów bez względu na wartość.
rule-trump-2 = Jeśli odwrócicie { $blank }, w tym rozdaniu nie ma atutu.
rule-trump-3 =
    { $looks ->
        [no] Jeśli odwrócicie { $choosing }, rozdający ogłasza jeden z czterech kolorów.
       *[yes] Jeśli odwrócicie { $choosing }, rozdający ogląda swoje karty, a potem ogłasza jeden z czterech kolorów.
    }
    .limit = „Bez atutu” wybrać nie może.
rule-trump-4 =
    { $specials ->
        [none]
            { $all-dealt-last ->
                [no] Jeśli nie została żadna karta do odwrócenia, nie ma atutu.
               *[yes] Jeśli nie została żadna karta do odwrócenia, jak w ostatnim rozdaniu, nie ma atutu.
            }
       *[some]
            { $all-dealt-last ->
                [no] Z kartami specjalnymi zawsze zostaje karta do odwrócenia, więc atut może być w każdym rozdaniu.
               *[yes] Z kartami specjalnymi zawsze zostaje karta do odwrócenia, więc atut może być także w ostatnim rozdaniu.
            }
    }
rule-trump-5 =
    Jeśli masz na ręce Wilkołaka, musisz go na oczach wszystkich wymienić na odwróconą kartę, zanim ktokolwiek zacznie przepowiadać.
    Potem ogłaszasz kolor atutowy albo mówisz „bez atutu”, a rozdający już nie wybiera.
    Wilkołaka nigdy więc nie zagrywa się do czaru.
rule-trump-6 = Przy publicznych przepowiedniach rozdający, który ma wybrać atut, widzi karty innych, ale nie swoje, i mimo to wybiera.
rule-trump-7 = Kolor atutowy, który ktoś wybrał, ogłasza się wszystkim i przez całe rozdanie pozostaje on widoczny.
rule-trump-8 =
    Wilkołaka wymienia się, zanim rozdający cokolwiek wybierze, niezależnie od odwróconej karty, także gdy ma go sam rozdający.
    Karta, którą za niego bierzesz, jest zwykłą kartą na twojej ręce i wszyscy wiedzą, że ją masz.
rule-trump-9 = Zasada domowa: odwrócony Mag oznacza, że w tym rozdaniu nie ma atutu.

## Przepowiadanie

section-predict = Przepowiadanie
rule-predict-1 =
    { $predictions ->
        [written]
            Zapisz, ile czarów zdobędziesz w tym rozdaniu: od zera do wszystkich.
            Wszyscy zapisują jednocześnie.
        [from-scribe]
            Powiedz na głos, ile czarów zdobędziesz w tym rozdaniu: od zera do wszystkich.
            Zaczyna gracz po lewej stronie skryby, a pozostali przepowiadają po kolei.
       *[from-dealer]
            Powiedz na głos, ile czarów zdobędziesz w tym rozdaniu: od zera do wszystkich.
            Zaczyna gracz po lewej stronie rozdającego, a pozostali przepowiadają po kolei.
    }
rule-predict-2 =
    { $cloud ->
        [no] Przepowiedni już się nie zmienia.
       *[yes] Przepowiedni już się nie zmienia. Zmienić ją może tylko Chmura.
    }
rule-predict-3 =
    Przed pierwszym czarem wszyscy widzą jeszcze raz wszystkie przepowiednie i ich sumę obok liczby czarów.
    .coins = Wykładasz przed sobą monetę za każdy przepowiedziany czar i kładziesz jedną na każdym zdobytym.
rule-predict-4 =
    Rozdanie ma tyle czarów, ile masz na początku kart.
    { $bomb ->
        [no] {""}
       *[yes] Bomba niczego tu nie zmienia.
    }
rule-predict-5 =
    Monet nigdy nie brakuje, a czar ponad przepowiednię żadnej nie dostaje.
    { $shown ->
        [yes] {""}
       *[no] Dopóki przepowiednie są tajne, monet się nie wykłada.
    }

## Gra

section-play = Czary
rule-play-1 =
    Czar to w innych grach lewa: każdy zagrywa po jednej karcie. Pierwszy czar zaczyna gracz po lewej stronie rozdającego, potem gra się zgodnie z ruchem wskazówek zegara.
    Kto zdobędzie czar, zaczyna następny.
rule-play-2 = Zaczynając czar, możesz zagrać dowolną kartę.
rule-play-3 =
    Jeśli masz kartę w kolorze czaru, zagraj ten kolor albo kartę, która jest dozwolona zawsze.
    Jeśli jej nie masz, graj, co chcesz; nigdy nie musisz przebijać ani zagrywać atutu.
rule-play-4 =
    Nawet jeśli możesz zrzucić w kolorze, wolno ci zagrać { $free }.
    { $wizards ->
        [free] {""}
       *[barred] Dla Magów jest jeden wyjątek: gdy trzeba zrzucać w kolorze atutowym.
    }
rule-play-5 =
    Kolor czaru ustala pierwsza karta z kolorem i nic go nie zmienia aż do końca czaru.
    Jeśli przed nią ktoś zagrał { $free-of-colour }, nie trzeba zrzucać w żadnym kolorze.
rule-play-6 = Gdy ktoś zacznie czar, zagrywając { $free-of-colour }, nikt w tym czarze nie musi zrzucać w kolorze.
rule-play-7 =
    Gdy ktoś zacznie czar, zagrywając { $low }, graj, co chcesz, aż pojawi się karta innego rodzaju.
    Jeśli ma ona kolor, od tej chwili trzeba zrzucać w tym kolorze.
    .free = Jeśli zamiast tego ktoś zagra { $free-of-colour }, nikt w tym czarze nie musi zrzucać w kolorze.
rule-play-8 =
    Dopóki masz na ręce { $tinted }, ta karta nie ma koloru: do niczego cię nie zmusza i nie jest zrzuceniem w kolorze.
    Zagrana ma kolor, który ogłosisz; jeśli zaczyna czar, w tym kolorze trzeba zrzucać.
rule-play-9 =
    Zdobyte czary leżą zakryte, ale wszyscy widzą, ile ich masz.
    .looking-back = Podczas rozdania możesz obejrzeć jeszcze raz tylko ostatni czar.
rule-play-10 =
    Zagrywając { $tinted }, ogłoś jeden z czterech kolorów, dowolny, także bez atutu i także wtedy, gdy możesz zrzucić w kolorze.
    Któryś ogłosić musisz.

## Kto zdobywa

section-win = Kto zdobywa czar
rule-win-1 = Jeśli w jednym czarze są Smok i Wróżka, zdobywa go Wróżka.
rule-win-2 = Bez Wróżki Smok zdobywa każdy czar.
rule-win-3 =
    { $wizards ->
        [barred] Czar zdobywa pierwszy zagrany Mag, chyba że trzeba zrzucać w kolorze atutowym: wtedy Magowie się nie liczą.
       *[free]
            { $dragon ->
                [no] Czar zdobywa pierwszy zagrany Mag.
               *[yes] Jeśli nie ma Smoka, czar zdobywa pierwszy zagrany Mag.
            }
    }
    { $shapeshifter ->
        [no] { "" }
       *[yes] Zmiennokształtny zagrany jako Mag też jest Magiem.
    }
rule-win-4 =
    { $wizards ->
        [barred] Jeśli nie ma Maga, który się liczy, czar zdobywa najwyższy atut.
       *[free]
            { $dragon ->
                [no] Jeśli nie ma Maga, czar zdobywa najwyższy atut.
               *[yes] Jeśli nie ma Smoka ani Maga, czar zdobywa najwyższy atut.
            }
    }
rule-win-5 = Jeśli nie ma też atutu, czar zdobywa najwyższa karta w kolorze czaru.
rule-win-6 =
    Jeśli są tylko Błazny, czar zdobywa pierwszy z nich.
    { $shapeshifter ->
        [no] {""}
       *[yes] Zmiennokształtny zagrany jako Błazen też jest Błaznem.
    }
    { $fairy ->
        [no] {""}
       *[yes] Wróżka jest jeszcze niższa.
    }
rule-win-7 =
    { $juggler ->
        [no] {""}
       *[yes] W ogłoszonym kolorze Żongler ma wartość 7½, między 7 a 8.
    }
    { $cloud ->
        [no] {""}
       *[yes] W ogłoszonym kolorze Chmura ma wartość 9¾, między 9 a 10.
    }
rule-win-8 =
    { $bomb ->
        [no] Jakkolwiek ułożą się karty, któraś z nich zawsze zdobywa czar.
       *[yes] Jakkolwiek ułożą się karty, któraś z nich zawsze zdobywa czar albo zdobyłaby go bez Bomby.
    }

## Bomba

section-bomb = Bomba
rule-bomb-1 = Czar z Bombą do nikogo nie należy i nikomu się nie liczy. Odkłada się go na bok.
rule-bomb-2 = Następny czar zaczyna ten, kto bez Bomby by go zdobył.
rule-bomb-3 =
    Jeśli Bomba jest w ostatnim czarze rozdania, nikt już nie zaczyna następnego.
    { $trick-alone ->
        [no] { "" }
       *[yes] Jeśli padnie w rozdaniu po jednej karcie, wszyscy mają 0 czarów.
    }

## Żongler

section-juggler = Żongler
rule-juggler-1 = Zagrywając Żonglera, ogłoś jego kolor. Może być nim także kolor atutowy.
rule-juggler-2 =
    Po czarze z Żonglerem wszyscy naraz podają jedną zakrytą kartę w lewo i dopiero potem biorą nową.
    Po ostatnim czarze rozdania nic się nie podaje.
    { $bomb ->
        [no] {""}
       *[yes] Podaje się także wtedy, gdy w czarze jest Bomba.
    }
rule-juggler-3 =
    { $trick-alone ->
        [no] Podaje się, zanim zacznie się następny czar.
       *[yes] Podaje się, zanim zacznie się następny czar; w rozdaniu po jednej karcie więc nigdy.
    }
    Kartę znacie tylko ty i sąsiad, któremu ją dajesz.

## Chmura

section-cloud = Chmura
rule-cloud-1 = Zagrywając Chmurę, ogłoś jej kolor. Może być nim także kolor atutowy.
rule-cloud-2 = Jeśli w jednym czarze są Chmura i Bomba, żadna przepowiednia się nie zmienia.
rule-cloud-3 =
    { $cloud-acts ->
        [trick] Jeśli zdobędziesz czar z Chmurą, musisz zwiększyć lub zmniejszyć swoją przepowiednię o 1.
       *[round] Jeśli na koniec rozdania wśród twoich czarów jest Chmura, musisz przed liczeniem punktów zwiększyć lub zmniejszyć swoją przepowiednię o 1.
    }
    .bounds = Nie może spaść poniżej 0, ale może przekroczyć liczbę czarów w rozdaniu.
rule-cloud-4 =
    { $cloud-acts ->
        [trick]
            { $shown ->
                [yes] Jeśli Chmura jest w ostatnim czarze, rozdanie kończy się w tej kolejności: ostatni czar, Chmura, punkty.
               *[no] Jeśli Chmura jest w ostatnim czarze, rozdanie kończy się w tej kolejności: ostatni czar, odkrycie przepowiedni, Chmura, punkty.
            }
       *[round]
            { $shown ->
                [yes] Rozdanie kończy się w tej kolejności: ostatni czar, Chmura, punkty.
               *[no] Rozdanie kończy się w tej kolejności: ostatni czar, odkrycie przepowiedni, Chmura, punkty.
            }
    }
    Notatnik pokazuje zmienioną przepowiednię, zapis zachowuje obie.
    { $sum ->
        [no] { "" }
       *[yes] Sumy przepowiedni już się nie sprawdza.
    }
rule-cloud-5 =
    Jeśli Chmura nie jest rozdana albo jest odwrócona, żadna przepowiednia się nie zmienia.
    { $juggler ->
        [no] {""}
       *[yes] Jeśli w tym samym czarze jest Żongler, działają obie karty.
    }
    { $fairy ->
        [no] {""}
       *[yes] Jeśli czar z Chmurą zdobywa twoja Wróżka, to ty zmieniasz swoją przepowiednię.
    }
rule-cloud-6 =
    { $juggler ->
        [no] Swoją przepowiednię zmieniasz zaraz po czarze, zanim zacznie się następny.
       *[yes] Swoją przepowiednię zmieniasz zaraz po czarze, gdy wszyscy podadzą karty, zanim zacznie się następny.
    }
    { $shown ->
        [yes] { "" }
       *[no] Dopóki przepowiednie są tajne, wszyscy widzą, że zmieniasz swoją, ale nie widzą jak.
    }

## Zmiennokształtny

section-shape = Zmiennokształtny
rule-shape-1 = Zagrywając Zmiennokształtnego, powiedz, czy jest Magiem, czy Błaznem. Odtąd jest dokładnie tym.

## Punkty

section-score = Punkty
rule-score-1 =
    Jeśli zdobędziesz dokładnie tyle czarów, ile przepowiadasz, dostajesz 20 punktów i po 10 za każdy czar.
    Jeśli nie, tracisz 10 punktów za każdy czar ponad przepowiednię i za każdy brakujący.
rule-score-2 = Notatnik pokazuje dla każdego rozdania twoją dotychczasową sumę i twoją przepowiednię.
rule-score-3 =
    Wygrywa najwyższa suma po ostatnim rozdaniu.
    .tie = Jeśli ma ją kilkoro graczy, wygrywają wszyscy.

## Odmiany gry

section-var = Odmiany gry
rule-var-1 =
    Plus/minus jeden: suma wszystkich przepowiedni nie może równać się liczbie czarów w rozdaniu.
    Przepowiadając na końcu, nie możesz więc podać tej jednej liczby, przy której obie byłyby równe.
    Nie można tego łączyć z prywatnymi ani tajnymi przepowiedniami, w których nikt nie przepowiada na końcu.
rule-var-2 =
    Prywatne przepowiednie: wszyscy zapisują swoje przepowiednie jednocześnie i w tajemnicy.
    .notes = Twojej kartki nikt nie zobaczy przed odkryciem, nawet skryba ani rozdający.
rule-var-3 =
    Tajne przepowiednie: wszyscy zapisują swoje przepowiednie jednocześnie i pokazują je dopiero po rozdaniu.
    { $reveal ->
        [after_round] Z prywatnymi przepowiedniami gra się tu dokładnie tak samo; wybierzcie jedną z tych odmian.
       *[before_play] Wybieracie albo tę odmianę, albo prywatne przepowiednie.
    }
rule-var-4 =
    Publiczne przepowiednie: trzymasz karty na czole i przepowiadasz, widząc karty wszystkich oprócz swoich; potem karty innych
    się zakrywa, bierzesz swoje do ręki i grasz jak zwykle.
    Nie można tego łączyć z kartami specjalnymi ani z odmianami Jeden kolor i Wizard Maximus.
rule-var-5 =
    Jeden kolor, dla 3 lub 4 graczy bez kart specjalnych: masz 13 kart jednego koloru, Maga i Błazna; te 15 kart tasujesz przed każdym
    z 12 rozdań i w 1. rozdaniu bierzesz z nich 4, w każdym następnym o jedną więcej.
    Nie ma atutu i nikt nie musi zrzucać w kolorze: wygrywa najwyższa karta, od Maga przez 13 aż do 1 i Błazna, bez względu na kolor,
    a z równych ta, którą zagrano wcześniej.
    { $seats ->
        [3] Jeden kolor, jeden Mag i jeden Błazen zostają w pudełku.
       *[other] { "" }
    }
    .dealer = Nikt nie rozdaje, ale miejsce rozdającego, najpierw należące do skryby, przesuwa się jak zwykle i decyduje, kto pierwszy przepowiada i zaczyna.
rule-var-6 =
    Wizard Maximus, bez kart specjalnych: gra się tylko pięć rozdań i w każdym rozdaje się wszystkie 60 kart.
    Atut jest niebieski, potem czerwony, zielony i żółty, a w ostatnim rozdaniu go nie ma; żadnej karty się nie odwraca.
    Pierwszy rozdaje skryba, potem jak zwykle następny gracz.
rule-var-7 =
    Wybrać możecie najwyżej jedną z odmian Plus/minus jeden, Prywatne przepowiednie i Tajne przepowiednie oraz najwyżej jedną z odmian Publiczne przepowiednie, Jeden kolor i Wizard Maximus.
    Karty specjalne można łączyć z pierwszymi trzema, ale nie z ostatnimi trzema ani z zakazem Magów.
    Jeden kolor i Wizard Maximus to zawsze pełna gra.
    Jeśli dwóch waszych wyborów nie można połączyć, dowiecie się przed grą, których.

## Wydania

section-edition = Wydania
rule-edition-1 = Każde wydanie proponuje odmiany ze swojej instrukcji. Mimo to możecie wybrać każde dozwolone połączenie.
rule-edition-2 =
    Pierwszy przepowiada gracz po lewej stronie skryby.
    Pierwszy czar zaczyna nadal gracz po lewej stronie rozdającego.
rule-edition-3 =
    Nie wolno zagrać Maga, gdy trzeba zrzucać w kolorze atutowym; jeśli masz samych Magów, zagrywasz jednego i się nie liczy.
    Zacząć czar Magiem wolno zawsze, wolno go też zagrać, gdy ktoś zacznie czar Błaznem i dopóki kolor nie jest ustalony; wtedy liczy się jak zwykle.
    Nie można tego łączyć z kartami specjalnymi.
rule-edition-4 =
    { $reveal ->
        [after_round] Prywatne przepowiednie pokazuje się po rozdaniu, gra się więc dokładnie tak jak z tajnymi.
       *[before_play] Prywatne przepowiednie pokazuje się przed pierwszym czarem.
    }
rule-edition-5 =
    { $clairvoyance ->
        [every] Publiczne przepowiednie są w każdym rozdaniu.
       *[first] Publiczne przepowiednie są tylko w 1. rozdaniu.
    }
rule-edition-6 =
    { $wizard-mark ->
        [none] {""}
       *[other] Magowie mają na karcie { $wizard-mark }.
    }
    { $jester-mark ->
        [none] {""}
       *[other] Błazny mają na karcie { $jester-mark }.
    }
rule-edition-7 = Przepowiednie zapisuje i odczytuje rozdający, a nie skryba.
rule-edition-8 = Na pudełku napisano: { $box }.

## Uwagi

note-standard = W grze standardowej: { $text }
note-not-standard = Gra standardowa nie ma takiej zasady.
note-origin =
    { $source ->
        [ours] nasza własna zasada
        [others] nie ma tego w tej instrukcji
        [tip] w tej instrukcji tylko rada
       *[other] {""}
    }

## Przykłady narysowane pod swoimi zasadami

example-label = Przykład
example-players = Tomek Ania Bartek Ola
example-trump = Kolor atutowy: { $colour-name }.
example-no-trump = Nie ma atutu.
example-may = { $player } może zagrać
example-not = ale nie
example-wins = { $player } zdobywa czar.
example-bombed = Nikt nie zdobywa czaru; następny zaczyna { $player }.
example-score =
    { $tricks ->
        [one] Przepowiednia { $predicted }, zdobyty { $tricks } czar: { $points } punktów.
        [few] Przepowiednia { $predicted }, zdobyte { $tricks } czary: { $points } punktów.
        [many] Przepowiednia { $predicted }, zdobyto { $tricks } czarów: { $points } punktów.
       *[other] Przepowiednia { $predicted }, zdobyto { $tricks } czaru: { $points } punktów.
    }
example-predicted =
    { $number ->
        [one] { $player } przepowiada { $number } czar.
        [few] { $player } przepowiada { $number } czary.
        [many] { $player } przepowiada { $number } czarów.
       *[other] { $player } przepowiada { $number } czaru.
    }
example-closed =
    { $tricks ->
        [one] W rozdaniu jest { $tricks } czar: { $player } nie może przepowiedzieć { $number }.
        [few] W rozdaniu są { $tricks } czary: { $player } nie może przepowiedzieć { $number }.
        [many] W rozdaniu jest { $tricks } czarów: { $player } nie może przepowiedzieć { $number }.
       *[other] W rozdaniu jest { $tricks } czaru: { $player } nie może przepowiedzieć { $number }.
    }
example-coins =
    { $tricks ->
        [one] Przepowiednia { $predicted }, dotąd zdobyty { $tricks } czar:
        [few] Przepowiednia { $predicted }, dotąd zdobyte { $tricks } czary:
        [many] Przepowiednia { $predicted }, dotąd zdobyto { $tricks } czarów:
       *[other] Przepowiednia { $predicted }, dotąd zdobyto { $tricks } czaru:
    }

## Gra w sześciu obrazkach, którymi zaczynają się zasady

picture-title = Gra w sześciu obrazkach
picture-aim = W każdym rozdaniu przepowiadasz, ile czarów zdobędziesz, i starasz się zdobyć dokładnie tyle. W czarze, czyli lewie, każdy zagrywa jedną kartę i wygrywa najlepsza. Na koniec wygrywa najwyższa suma.
picture-no-trump = bez atutu
picture-deal =
    { $how ->
        [own] Grasz własnymi 15 kartami: w 1. rozdaniu dobierz cztery, potem za każdym razem o jedną więcej.
        [even] W każdym z pięciu rozdań rozdaje się wszystkie 60 kart.
        [listed] Kart dla każdego w kolejnych rozdaniach: { $sizes }.
       *[growing] W 1. rozdaniu po jednej karcie, w 2. po dwie i tak dalej.
    }
    .title = Rozdawanie
    .seen = Zakryte karty w kolejnych rozdaniach: { $shown }…
picture-trump =
    { $how ->
        [listed] Nie odwraca się żadnej karty. Atut w kolejnych rozdaniach: { $colours }.
        [none] Nie ma atutu: wygrywa najwyższa karta, bez względu na kolor.
       *[turned] Odwraca się następną kartę. Jej kolor jest atutowy i bije inne.
    }
    .title = Atut
    .seen =
        { $how ->
            [turned] Odwrócona karta: { $card }.
           *[none] Nie odwraca się żadnej karty.
        }
picture-predict =
    { $how ->
        [shown] Wszyscy zapisują, ile czarów zdobędą, a potem pokazują liczby.
        [kept] Wszyscy zapisują, ile czarów zdobędą, i pokazują to dopiero po rozdaniu.
       *[spoken] Po kolei mówicie, ile czarów zdobędziecie.
    }
    { $sum ->
        [closed] Suma nie może być równa liczbie czarów.
       *[open] { "" }
    }
    { $forehead ->
        [first] W 1. rozdaniu widzisz przy tym wszystkie karty oprócz swoich.
        [every] Widzisz przy tym wszystkie karty oprócz swoich.
       *[none] { "" }
    }
    .title = Przepowiadanie
    .seen =
        Wybrano: { $chosen }.
        { $sum ->
            [closed] Niedozwolone: { $closed }.
           *[open] { "" }
        }
picture-follow =
    { $how ->
        [free] Nikt nie musi zrzucać w kolorze. Wygrywa najwyższa karta, a z równych pierwsza.
       *[follow] Zagrano zielony: dołóż zielony, jeśli go masz. Wygrywa najwyższy, jeśli nikt nie zagra atutu.
    }
    .title =
        { $how ->
            [free] Gra
           *[follow] Kolor czaru
        }
    .seen =
        Zagrano: { $led }. Wolno zagrać: { $legal }.
        { $how ->
            [free] { "" }
           *[follow] Nie wolno zagrać: { $barred }.
        }
picture-magic =
    { $how ->
        [barred] Mag bije każdą liczbę, Błazen żadnej. Zawsze możesz ich zagrać, tylko nie Maga, gdy kolorem czaru jest atut.
       *[free] Mag bije każdą liczbę, Błazen żadnej. Zawsze możesz ich zagrać.
    }
    .title = Mag, Błazen
    .seen = Zagrano: { $cards }. Wygrywa: { $winner }.
picture-score = Trafiona przepowiednia: 20 punktów i 10 za czar. Inaczej −10 za każdy czar różnicy.
    .title = Punkty
