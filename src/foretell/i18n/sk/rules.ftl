### Pravidlá pre hráčov, po slovensky. Jeden text na každé pravidlo z docs/rules.md, pod rovnakým číslom; premenné vysvetľuje en/rules.ftl.

## Karty

section-cards = Karty
rule-cards-1 =
    { $specials ->
        [none]
            { $colours ->
                [3] Hrá sa so 45 kartami: čísla 1 až 13 v troch farbách, traja čarodejníci a tri žolíky.
               *[4] Hrá sa so 60 kartami: čísla 1 až 13 v štyroch farbách, štyria čarodejníci a štyri žolíky.
            }
       *[some] Základný balíček má 60 kariet: čísla 1 až 13 v štyroch farbách, štyroch čarodejníkov a štyri žolíky.
    }
rule-cards-2 =
    { $colours ->
        [3] Modré karty sú ľudia, červené trpaslíci a zelené elfovia.
       *[4] Modré karty sú ľudia, červené trpaslíci, zelené elfovia a žlté obri.
    }
    .colourless = Čarodejníci a žolíky farbu nemajú.
rule-cards-3 =
    V každej farbe je najvyššia trinástka a najnižšia jednotka.
    { $trump ->
        [no] Čarodejník je vyšší ako každá trinástka; žolík je nižší ako každá jednotka.
       *[yes] Čarodejník je vyšší ako každá trinástka, aj tromfová; žolík je nižší ako každá jednotka.
    }
rule-cards-4 =
    { $deck ->
        [one] Pridáva sa po jednej karte: { $in-play }. Balíček tak má { $deck } kartu.
        [few] Pridáva sa po jednej karte: { $in-play }. Balíček tak má { $deck } karty.
        [many] Pridáva sa po jednej karte: { $in-play }. Balíček tak má { $deck } karty.
       *[other] Pridáva sa po jednej karte: { $in-play }. Balíček tak má { $deck } kariet.
    }
    .together =
        { $dragon ->
            [no] { "" }
           *[yes] Drak a Víla patria vždy k sebe.
        }
rule-cards-5 =
    { $colours ->
        [3] Traja čarodejníci vyzerajú rôzne, ale majú rovnaký účinok, a tri žolíky tiež.
       *[4] Štyria čarodejníci vyzerajú rôzne, ale majú rovnaký účinok, a štyri žolíky tiež.
    }
    Nezáleží na tom, ktorého z nich zahráš.
rule-cards-6 =
    Špeciálne karty ešte nepoznáš? Začni so samotným Meňavcom a potom pridávaj ďalšie.
    Pripravené zostavy idú v tomto poradí.

## Stôl

section-table = Pri stole
rule-table-1 = Wizard je pre 3 až 6 hráčov. Hrá sa v smere hodinových ručičiek: po tebe hrá sused vľavo.
rule-table-2 =
    { $dealing ->
        [own] Jeden z vás je dôverník: vedie záznamový blok s bodmi.
       *[dealer] Jeden z vás je dôverník: vedie záznamový blok s bodmi a v 1. kole rozdáva.
    }
    .seat = Kto to bude, si zvolíte pred hrou alebo vyžrebujete.
rule-table-3 = Po každom kole rozdáva ďalší hráč v smere hodinových ručičiek.

## Rozdávanie

section-deal = Rozdávanie
rule-deal-1 = V 1. kole dostaneš jednu kartu, v 2. kole dve a tak ďalej: v každom kole o jednu viac.
rule-deal-2 =
    { $rounds ->
        [one] Pri { $seats } hráčoch sa hrá { $rounds } kolo.
        [few] Pri { $seats } hráčoch sa hrajú { $rounds } kolá.
        [many] Pri { $seats } hráčoch sa hrá { $rounds } kola.
       *[other] Pri { $seats } hráčoch sa hrá { $rounds } kôl.
    }
    { $specials ->
        [none] { "" }
       *[some] Špeciálne karty hru nepredlžujú.
    }
rule-deal-3 =
    { $dealing ->
        [own] Karty, ktoré si nikto nevytiahol, ležia lícom nadol a nikto nepozná ich poradie.
       *[dealer] Nerozdané karty ležia lícom nadol a nikto nepozná ich poradie.
    }
rule-deal-4 = Pred každým kolom sa znova zamiešajú všetky karty.

## Dĺžka hry

section-length = Dĺžka hry
rule-length-1 =
    { $length ->
        [short] Toto je krátka hra.
        [tournament] Toto je turnajová hra.
       *[custom] Dĺžku tejto hry ste si zvolili sami.
    }
    Počty kariet v ruke, kolo po kole: { $sizes }.
rule-length-2 =
    Keď pravidlo hovorí o počte štichov, ide vždy o práve hrané kolo.
    { $first-seen ->
        [no] { "" }
       *[yes] Prezieravosť platí v prvom hranom kole, nech má koľkokoľvek kariet.
    }
    Jedna farba a Wizard Maximus sa hrajú vždy ako celá hra.

## Tromf

section-trump = Tromf
rule-trump-1 = Po rozdaní sa otočí vrchná karta balíčka. Jej farba je v tomto kole farbou tromfov: tromf je vyšší ako ktorákoľvek karta inej farby.
rule-trump-2 = Keď pritom otočíte { $blank }, nemá toto kolo žiadne tromfy.
rule-trump-3 =
    { $looks ->
        [no] Keď pritom otočíte { $choosing }, ohlási rozdávajúci jednu zo štyroch farieb.
       *[yes] Keď pritom otočíte { $choosing }, pozrie sa rozdávajúci do svojich kariet a potom ohlási jednu zo štyroch farieb.
    }
    .limit = „Žiadne tromfy“ zvoliť nesmie.
rule-trump-4 =
    { $specials ->
        [none]
            { $all-dealt-last ->
                [no] Keď neostane karta na otočenie, hrá sa bez tromfov.
               *[yes] Keď neostane karta na otočenie, ako v poslednom kole, hrá sa bez tromfov.
            }
       *[some]
            { $all-dealt-last ->
                [no] So špeciálnymi kartami vždy ostane karta na otočenie, takže tromfy môžu byť v každom kole.
               *[yes] So špeciálnymi kartami vždy ostane karta na otočenie, takže tromfy môžu byť aj v poslednom kole.
            }
    }
rule-trump-5 =
    Ak máš v ruke Vlkolaka, musíš ho pred všetkými vymeniť za otočenú kartu, skôr než ktokoľvek začne predpovedať.
    Potom ohlásiš farbu tromfov alebo „žiadne tromfy“ a rozdávajúci už nevolí.
    Vlkolak sa teda do štichu nikdy nehrá.
rule-trump-6 = Pri prezieravosti vidí rozdávajúci, ktorý má zvoliť tromfy, karty ostatných, ale nie svoje, a aj tak volí.
rule-trump-7 = Farba tromfov, ktorú niekto zvolil, sa ohlási všetkým a celé kolo zostáva na očiach.
rule-trump-8 =
    Vlkolak sa mení skôr, než rozdávajúci čokoľvek zvolí, nech je otočená ktorákoľvek karta, aj keď ho má sám rozdávajúci.
    Karta, ktorú si zaň vezmeš, je obyčajná karta v tvojej ruke a všetci vedia, že ju máš.
rule-trump-9 = Domáce pravidlo: otočený čarodejník znamená, že toto kolo nemá žiadne tromfy.

## Proroctvo

section-predict = Proroctvo
rule-predict-1 =
    { $predictions ->
        [written]
            Napíš, koľko štichov v tomto kole získaš: od žiadneho po všetky.
            Všetci píšu naraz.
        [from-scribe]
            Povedz nahlas, koľko štichov v tomto kole získaš: od žiadneho po všetky.
            Začína hráč vľavo od dôverníka a ostatní pokračujú po rade.
       *[from-dealer]
            Povedz nahlas, koľko štichov v tomto kole získaš: od žiadneho po všetky.
            Začína hráč vľavo od rozdávajúceho a ostatní pokračujú po rade.
    }
rule-predict-2 =
    { $cloud ->
        [no] Proroctvo sa už nedá zmeniť.
       *[yes] Proroctvo sa už nedá zmeniť. Dokáže to len Oblak.
    }
rule-predict-3 =
    Pred prvým štichom všetci znova uvidia proroctvá všetkých hráčov a ich súčet vedľa počtu štichov.
    .coins = Pred seba vyložíš toľko mincí, koľko štichov predpovedáš, a na každý získaný štich jednu položíš.
rule-predict-4 =
    Kolo má toľko štichov, koľko kariet máš na začiatku v ruke.
    { $bomb ->
        [no] {""}
       *[yes] Ani Bomba na tom nič nemení.
    }
rule-predict-5 =
    Mince nikdy nedôjdu a štich nad proroctvo žiadnu nedostane.
    { $shown ->
        [yes] {""}
       *[no] Kým sú proroctvá tajné, mince sa nevykladajú.
    }

## Hra

section-play = Hranie štichov
rule-play-1 =
    Každý zahrá jednu kartu; tým kartám spolu sa hovorí štich. Prvý štich vynáša hráč vľavo od rozdávajúceho a ostatní hrajú v smere hodinových ručičiek.
    Kto štich získa, vynáša ďalší.
rule-play-2 = Keď vynášaš, smieš zahrať ktorúkoľvek kartu.
rule-play-3 =
    Ak máš kartu vynesenej farby, zahraj túto farbu alebo kartu, ktorá je dovolená vždy.
    Ak ju nemáš, hraj, čo chceš; tromfovať ani prebíjať nikdy nemusíš.
rule-play-4 =
    Aj keď máš vynesenú farbu, smieš zahrať { $free }.
    { $wizards ->
        [free] {""}
       *[barred] Pre čarodejníkov platí jedna výnimka: keď treba priznať tromfovú farbu.
    }
rule-play-5 =
    Farbu štichu určí prvá farebná karta a nič ju nezmení, kým sa štich neskončí.
    Ak pred ňou niekto zahral { $free-of-colour }, nie je žiadna farba, ktorú by bolo treba priznať.
rule-play-6 = Keď niekto vynesie { $free-of-colour }, v tomto štichu nikto nemusí priznať farbu.
rule-play-7 =
    Keď niekto vynesie { $low }, hraj, čo chceš, kým sa neobjaví iný druh karty.
    Ak má tá karta farbu, treba ju odvtedy priznať.
    .free = Ak namiesto toho niekto zahrá { $free-of-colour }, v tomto štichu nikto nemusí priznať farbu.
rule-play-8 =
    Kým máš v ruke { $tinted }, nemá tá karta farbu: k ničomu ťa nezaväzuje a farbu ňou nepriznáš.
    Keď ju zahráš, má farbu, ktorú ohlásiš; ak sa vynesie, platí táto farba pre celý štich.
rule-play-9 =
    Získané štichy ležia lícom nadol, ale všetci vidia, koľko ich máš.
    .looking-back = Počas kola sa smieš znova pozrieť len na posledný štich.
rule-play-10 =
    Keď hráš { $tinted }, ohlás jednu zo štyroch farieb, ktorúkoľvek, aj bez tromfov a aj keď máš vynesenú farbu.
    Niektorú ohlásiť musíš.

## Kto berie

section-win = Kto štich získa
rule-win-1 = Ak sú v štichu Drak aj Víla, berie ho Víla.
rule-win-2 = Bez Víly berie Drak každý štich.
rule-win-3 =
    { $wizards ->
        [barred] Berie prvý zahraný čarodejník; keď však treba priznať tromfovú farbu, čarodejníci sa nepočítajú.
       *[free]
            { $dragon ->
                [no] Berie prvý zahraný čarodejník.
               *[yes] Ak tu nie je Drak, berie prvý zahraný čarodejník.
            }
    }
    { $shapeshifter ->
        [no] { "" }
       *[yes] Meňavec zahraný ako čarodejník je tiež čarodejník.
    }
rule-win-4 =
    { $wizards ->
        [barred] Ak tu nie je čarodejník, ktorý sa počíta, berie najvyšší tromf.
       *[free]
            { $dragon ->
                [no] Ak tu nie je čarodejník, berie najvyšší tromf.
               *[yes] Ak tu nie je Drak ani čarodejník, berie najvyšší tromf.
            }
    }
rule-win-5 = Ak v štichu nie je ani tromf, berie najvyššia karta farby štichu.
rule-win-6 =
    Ak sú v štichu len žolíky, berie prvý z nich.
    { $shapeshifter ->
        [no] {""}
       *[yes] Meňavec zahraný ako žolík je tiež žolík.
    }
    { $fairy ->
        [no] {""}
       *[yes] Víla je ešte nižšia.
    }
rule-win-7 =
    { $juggler ->
        [no] {""}
       *[yes] Žonglér má v ohlásenej farbe hodnotu 7½, teda medzi 7 a 8.
    }
    { $cloud ->
        [no] {""}
       *[yes] Oblak má v ohlásenej farbe hodnotu 9¾, teda medzi 9 a 10.
    }
rule-win-8 =
    { $bomb ->
        [no] Nech karty padnú akokoľvek, niektorá z nich štich vždy berie.
       *[yes] Nech karty padnú akokoľvek, niektorá z nich štich vždy berie, alebo by ho bez Bomby brala.
    }

## Bomba

section-bomb = Bomba
rule-bomb-1 = Štich s Bombou nepatrí nikomu a nikomu sa nepočíta. Odloží sa nabok.
rule-bomb-2 = Ďalší štich vynáša ten, kto by ho bez Bomby získal.
rule-bomb-3 =
    Ak je Bomba v poslednom štichu kola, nikto už nevynáša.
    { $trick-alone ->
        [no] { "" }
       *[yes] Ak padne v kole s jedinou kartou, majú všetci 0 štichov.
    }

## Žonglér

section-juggler = Žonglér
rule-juggler-1 = Keď hráš Žongléra, ohlás jeho farbu. Smie byť aj tromfová.
rule-juggler-2 =
    Po štichu so Žonglérom podajú všetci naraz jednu kartu lícom nadol doľava a až potom si vezmú novú.
    Po poslednom štichu kola sa nič nepodáva.
    { $bomb ->
        [no] {""}
       *[yes] Podáva sa aj vtedy, keď je v štichu Bomba.
    }
rule-juggler-3 =
    { $trick-alone ->
        [no] Podáva sa skôr, než sa vynesie ďalší štich.
       *[yes] Podáva sa skôr, než sa vynesie ďalší štich; v kole s jedinou kartou teda nikdy.
    }
    Kartu poznáte len ty a sused, ktorému ju dávaš.

## Oblak

section-cloud = Oblak
rule-cloud-1 = Keď hráš Oblak, ohlás jeho farbu. Smie byť aj tromfová.
rule-cloud-2 = Ak sú v štichu Oblak aj Bomba, žiadne proroctvo sa nemení.
rule-cloud-3 =
    { $cloud-acts ->
        [trick] Ak získaš štich s Oblakom, musíš svoje proroctvo zvýšiť alebo znížiť o 1.
       *[round] Ak máš na konci kola medzi svojimi štichmi Oblak, musíš svoje proroctvo pred bodovaním zvýšiť alebo znížiť o 1.
    }
    .bounds = Pod 0 klesnúť nesmie, nad počet štichov v kole vystúpiť môže.
rule-cloud-4 =
    { $cloud-acts ->
        [trick]
            { $shown ->
                [yes] Ak je Oblak v poslednom štichu, kolo sa končí v tomto poradí: posledný štich, Oblak, body.
               *[no] Ak je Oblak v poslednom štichu, kolo sa končí v tomto poradí: posledný štich, odhalenie proroctiev, Oblak, body.
            }
       *[round]
            { $shown ->
                [yes] Kolo sa končí v tomto poradí: posledný štich, Oblak, body.
               *[no] Kolo sa končí v tomto poradí: posledný štich, odhalenie proroctiev, Oblak, body.
            }
    }
    Záznamový blok ukazuje zmenené proroctvo, záznam uchová obe.
    { $sum ->
        [no] { "" }
       *[yes] Súčet proroctiev sa už znova neskúma.
    }
rule-cloud-5 =
    Ak Oblak nie je rozdaný alebo je otočený, žiadne proroctvo sa nemení.
    { $juggler ->
        [no] {""}
       *[yes] Ak je v tom istom štichu Žonglér, pôsobia obe karty.
    }
    { $fairy ->
        [no] {""}
       *[yes] Ak štich s Oblakom získa tvoja Víla, meníš svoje proroctvo ty.
    }
rule-cloud-6 =
    { $juggler ->
        [no] Svoje proroctvo meníš hneď po skončení štichu, skôr než sa vynesie ďalší.
       *[yes] Svoje proroctvo meníš hneď po skončení štichu, keď si všetci podajú karty, skôr než sa vynesie ďalší.
    }
    { $shown ->
        [yes] { "" }
       *[no] Kým sú proroctvá tajné, všetci vidia, že svoje meníš, ale nie ako.
    }

## Meňavec

section-shape = Meňavec
rule-shape-1 = Keď hráš Meňavca, povedz, či je to čarodejník, alebo žolík. Odvtedy je presne tým.

## Body

section-score = Body
rule-score-1 =
    Ak získaš presne toľko štichov, koľko predpovedáš, dostaneš 20 bodov a za každý štich ďalších 10.
    Inak strácaš 10 bodov za každý štich navyše aj za každý chýbajúci.
rule-score-2 = Záznamový blok ukazuje pri každom kole tvoj doterajší súčet a tvoje proroctvo.
rule-score-3 =
    Vyhráva najvyšší súčet po poslednom kole.
    .tie = Ak ho má viac hráčov, vyhrávajú všetci.

## Varianty

section-var = Varianty
rule-var-1 =
    Plus alebo mínus 1: súčet všetkých proroctiev nesmie vyjsť presne na počet štichov v kole.
    Ak predpovedáš na konci, nesmieš teda povedať práve to číslo, s ktorým by to vyšlo.
    Nedá sa kombinovať so skrytým ani s tajným proroctvom, kde nikto nepredpovedá posledný.
rule-var-2 =
    Skryté proroctvo: všetci píšu svoje proroctvo naraz a skryte.
    .notes = Tvoj lístok nikto neuvidí skôr, než sa odhalia všetky, ani dôverník, ani rozdávajúci.
rule-var-3 =
    Tajné proroctvo: všetci píšu svoje proroctvo naraz a ukážu ho, až keď sa kolo skončí.
    { $reveal ->
        [after_round] Skryté proroctvo sa tu hrá úplne rovnako; zvoľte jeden z oboch variantov.
       *[before_play] Platí buď tento variant, alebo skryté proroctvo.
    }
rule-var-4 =
    Prezieravosť: karty si držíš na čele a predpovedáš, pričom vidíš karty všetkých okrem svojich; potom sa karty ostatných skryjú,
    vezmeš si svoje do ruky a hrá sa ako zvyčajne.
    Nedá sa kombinovať so špeciálnymi kartami ani s variantmi Jedna farba a Wizard Maximus.
rule-var-5 =
    Jedna farba, pre 3 alebo 4 hráčov bez špeciálnych kariet: patrí ti 13 kariet jednej farby, čarodejník a žolík; týchto 15 kariet pred
    každým z 12 kôl zamiešaš a v 1. kole si z nich vezmeš 4, v každom ďalšom o jednu viac.
    Hrá sa bez tromfov a nikto nemusí priznať farbu: berie najvyššia karta, od čarodejníka cez 13 až po 1 a žolíka, nech má akúkoľvek
    farbu, a z rovnakých tá, ktorú niekto zahral skôr.
    { $seats ->
        [3] Jedna farba, jeden čarodejník a jeden žolík ostanú v škatuli.
       *[other] { "" }
    }
    .dealer = Nikto nerozdáva, ale miesto rozdávajúceho, najprv dôverníkovo, sa posúva ako zvyčajne a určuje, kto prvý predpovedá a vynáša.
rule-var-6 =
    Wizard Maximus, bez špeciálnych kariet: hrá sa len päť kôl a v každom sa rozdá všetkých 60 kariet.
    Tromfy sú modré, potom červené, zelené a žlté, v poslednom kole žiadne; nič sa neotáča.
    Prvý rozdáva dôverník, potom ako zvyčajne ďalší.
rule-var-7 =
    Zvoliť smiete najviac jeden z variantov Plus alebo mínus 1, Skryté proroctvo a Tajné proroctvo a najviac jeden z variantov Prezieravosť, Jedna farba a Wizard Maximus.
    Špeciálne karty sa dajú kombinovať s prvými troma, nie s poslednými troma a nie so zakázanými čarodejníkmi.
    Jedna farba a Wizard Maximus sa hrajú vždy ako celá hra.
    Keď sa dve vaše voľby nedajú kombinovať, dozviete sa pred hrou, ktoré to sú.

## Vydania

section-edition = Vydania
rule-edition-1 = Každé vydanie ponúka varianty zo svojich pravidiel. Napriek tomu smiete zvoliť akúkoľvek povolenú kombináciu.
rule-edition-2 =
    Prvý predpovedá hráč vľavo od dôverníka.
    Prvý štich vynáša aj tak hráč vľavo od rozdávajúceho.
rule-edition-3 =
    Čarodejníka nesmieš zahrať, keď treba priznať tromfovú farbu; ak máš len čarodejníkov, jedného zahráš a nepočíta sa.
    Vyniesť čarodejníka smieš vždy, a tiež ho smieš zahrať, keď niekto vynesie žolíka a kým nie je určená farba; vtedy platí ako zvyčajne.
    Nedá sa kombinovať so špeciálnymi kartami.
rule-edition-4 =
    { $reveal ->
        [after_round] Skryté proroctvá sa ukazujú, keď sa kolo skončí; hrá sa teda úplne rovnako ako s tajným proroctvom.
       *[before_play] Skryté proroctvá sa ukazujú pred prvým štichom.
    }
rule-edition-5 =
    { $clairvoyance ->
        [every] Prezieravosť platí v každom kole.
       *[first] Prezieravosť platí len v 1. kole.
    }
rule-edition-6 =
    { $wizard-mark ->
        [none] {""}
       *[other] Čarodejníci majú na karte { $wizard-mark }.
    }
    { $jester-mark ->
        [none] {""}
       *[other] Žolíky majú na karte { $jester-mark }.
    }
rule-edition-7 = Proroctvá zapisuje a predčítava rozdávajúci, nie dôverník.
rule-edition-8 = Na škatuli stojí: { $box }.

## Poznámky

note-standard = V štandardnej hre: { $text }
note-not-standard = Štandardná hra také pravidlo nemá.
note-origin =
    { $source ->
        [ours] naše vlastné pravidlo
        [others] v pravidlách tohto vydania nie je
        [tip] v pravidlách tohto vydania len tip
       *[other] {""}
    }

## Príklady nakreslené pod svojimi pravidlami

example-label = Príklad
example-players = Paul Thomas Mária Zuzka
example-trump = Farba tromfov: { $colour-name }.
example-no-trump = Hrá sa bez tromfov.
example-may = { $player } smie zahrať
example-not = ale nie
example-wins = { $player } berie štich.
example-bombed = Štich neberie nikto; ďalší vynáša { $player }.
example-score =
    { $tricks ->
        [one] Proroctvo { $predicted }, získaný { $tricks } štich: { $points } bodov.
        [few] Proroctvo { $predicted }, získané { $tricks } štichy: { $points } bodov.
        [many] Proroctvo { $predicted }, získané { $tricks } štichu: { $points } bodov.
       *[other] Proroctvo { $predicted }, získaných { $tricks } štichov: { $points } bodov.
    }
example-predicted = { $player } predpovedá { $number }.
example-closed =
    { $tricks ->
        [one] V kole je { $tricks } štich: { $player } nesmie predpovedať { $number }.
        [few] V kole sú { $tricks } štichy: { $player } nesmie predpovedať { $number }.
        [many] V kole je { $tricks } štichu: { $player } nesmie predpovedať { $number }.
       *[other] V kole je { $tricks } štichov: { $player } nesmie predpovedať { $number }.
    }
example-coins =
    { $tricks ->
        [one] Proroctvo { $predicted }, zatiaľ získaný { $tricks } štich:
        [few] Proroctvo { $predicted }, zatiaľ získané { $tricks } štichy:
        [many] Proroctvo { $predicted }, zatiaľ získané { $tricks } štichu:
       *[other] Proroctvo { $predicted }, zatiaľ získaných { $tricks } štichov:
    }

## Hra v šiestich obrázkoch, ktorými sa pravidlá začínajú

picture-title = Hra v šiestich obrázkoch
picture-aim = V každom kole vopred povieš, koľko štichov získaš, a snažíš sa získať presne toľko. Do štichu zahrá každý jednu kartu a najlepšia vyhráva. Nakoniec vyhráva najvyšší súčet.
picture-no-trump = bez tromfov
picture-deal =
    { $how ->
        [own] Hráš so svojimi 15 kartami: v 1. kole si vezmi štyri, potom v každom kole o jednu viac.
        [even] V každom z piatich kôl sa rozdá všetkých 60 kariet.
        [listed] Kariet pre každého, kolo po kole: { $sizes }.
       *[growing] V 1. kole každý jednu kartu, v 2. dve a tak ďalej.
    }
    .title = Rozdávanie
    .seen = Karty lícom nadol, kolo po kole: { $shown }…
picture-trump =
    { $how ->
        [listed] Žiadna karta sa neotáča. Tromfy kolo po kole: { $colours }.
        [none] Hrá sa bez tromfov: vyhráva najvyššia karta, nech má akúkoľvek farbu.
       *[turned] Ďalšia karta sa otočí. Jej farba sú tromfy a prebije ostatné.
    }
    .title = Tromfy
    .seen =
        { $how ->
            [turned] Otočená karta: { $card }.
           *[none] Žiadna karta sa neotáča.
        }
picture-predict =
    { $how ->
        [shown] Všetci napíšu, koľko štichov získajú, a potom čísla ukážu.
        [kept] Všetci napíšu, koľko štichov získajú, a ukážu to až po kole.
       *[spoken] Jeden po druhom povedzte, koľko štichov získate.
    }
    { $sum ->
        [closed] Súčet sa nesmie rovnať počtu štichov.
       *[open] { "" }
    }
    { $forehead ->
        [first] V 1. kole pritom vidíš všetky karty okrem svojich.
        [every] Pritom vidíš všetky karty okrem svojich.
       *[none] { "" }
    }
    .title = Proroctvo
    .seen =
        Zvolené: { $chosen }.
        { $sum ->
            [closed] Nie je dovolené: { $closed }.
           *[open] { "" }
        }
picture-follow =
    { $how ->
        [free] Nikto nemusí priznať farbu. Vyhráva najvyššia karta, z rovnakých tá prvá.
       *[follow] Vyniesla sa zelená: ak ju máš, zahraj ju. Vyhráva najvyššia, ak nikto nezahrá tromf.
    }
    .title =
        { $how ->
            [free] Hra
           *[follow] Farba štichu
        }
    .seen =
        Vynesené: { $led }. Smie sa zahrať: { $legal }.
        { $how ->
            [free] { "" }
           *[follow] Nesmie sa zahrať: { $barred }.
        }
picture-magic =
    { $how ->
        [barred] Čarodejník prebije každé číslo, žolík žiadne. Zahrať ich smieš vždy, len čarodejníka nie, keď sú farbou štichu tromfy.
       *[free] Čarodejník prebije každé číslo, žolík žiadne. Zahrať ich smieš vždy.
    }
    .title = Čarodejník, žolík
    .seen = Zahrané: { $cards }. Vyhráva: { $winner }.
picture-score = Presný zásah: 20 bodov a 10 za štich. Inak −10 za každý štich vedľa.
    .title = Body
