### Pravidla pro hráče, česky. Jeden text na každé pravidlo z docs/rules.md, pod stejným číslem; proměnné vysvětluje en/rules.ftl.

## Karty

section-cards = Karty
rule-cards-1 =
    { $specials ->
        [none]
            { $colours ->
                [3] Hrajete se 45 kartami: čísla 1 až 13 ve třech barvách, tři čarodějové a tři { -jester(case: "pl-nom") }.
               *[4] Hrajete se 60 kartami: čísla 1 až 13 ve čtyřech barvách, čtyři čarodějové a čtyři { -jester(case: "pl-nom") }.
            }
       *[some] Základní balíček má 60 karet: čísla 1 až 13 ve čtyřech barvách, čtyři čaroděje a čtyři { -jester(case: "pl-acc") }.
    }
rule-cards-2 =
    { $colours ->
        [3] Modré karty jsou lidé, červené trpaslíci a zelené elfové.
       *[4] Modré karty jsou lidé, červené trpaslíci, zelené elfové a žluté obři.
    }
    .colourless = Čarodějové a { -jester(case: "pl-nom") } žádnou barvu nemají.
rule-cards-3 =
    V každé barvě je nejvyšší třináctka a nejnižší jednička.
    { $trump ->
        [no] Čaroděj je vyšší než každá třináctka; { -jester } je nižší než každá jednička.
       *[yes] Čaroděj je vyšší než každá třináctka, i trumfová; { -jester } je nižší než každá jednička.
    }
rule-cards-4 =
    { $deck ->
        [one] Přidává se po jedné kartě: { $in-play }. Balíček tak má { $deck } kartu.
        [few] Přidává se po jedné kartě: { $in-play }. Balíček tak má { $deck } karty.
        [many] Přidává se po jedné kartě: { $in-play }. Balíček tak má { $deck } karty.
       *[other] Přidává se po jedné kartě: { $in-play }. Balíček tak má { $deck } karet.
    }
    .together =
        { $dragon ->
            [no] { "" }
           *[yes] Drak a Víla patří vždycky k sobě.
        }
rule-cards-5 =
    { $colours ->
        [3] Tři čarodějové vypadají různě, ale mají stejný účinek, a tři { -jester(case: "pl-nom") } také.
       *[4] Čtyři čarodějové vypadají různě, ale mají stejný účinek, a čtyři { -jester(case: "pl-nom") } také.
    }
    Nezáleží na tom, kterého z nich zahraješ.
rule-cards-6 =
    Speciální karty ještě neznáš? Začni se samotným Měňavcem a pak přidávej další.
    Připravené sestavy jdou v tomto pořadí.

## Stůl

section-table = U stolu
rule-table-1 = Wizard je pro 3 až 6 hráčů. Hraje se po směru hodinových ručiček: po tobě hraje soused vlevo.
rule-table-2 =
    { $dealing ->
        [own] Jeden z vás je { -scribe }: vede { -block(case: "acc") } s body.
       *[dealer] Jeden z vás je { -scribe }: vede { -block(case: "acc") } s body a v 1. kole rozdává.
    }
    .seat = Kdo to bude, si zvolíte před hrou, nebo vylosujete.
rule-table-3 = Po každém kole rozdává další hráč po směru hodinových ručiček.

## Rozdání

section-deal = Rozdání karet
rule-deal-1 = V 1. kole dostaneš jednu kartu, ve 2. kole dvě a tak dále: v každém kole o jednu víc.
rule-deal-2 =
    { $rounds ->
        [one] Při { $seats } hráčích se hraje { $rounds } kolo.
        [few] Při { $seats } hráčích se hrají { $rounds } kola.
        [many] Při { $seats } hráčích se hraje { $rounds } kola.
       *[other] Při { $seats } hráčích se hraje { $rounds } kol.
    }
    { $specials ->
        [none] { "" }
       *[some] Speciální karty hru neprodlužují.
    }
rule-deal-3 =
    { $dealing ->
        [own] Karty, které si nikdo nevytáhl, leží lícem dolů a nikdo nezná jejich pořadí.
       *[dealer] Nerozdané karty leží lícem dolů a nikdo nezná jejich pořadí.
    }
rule-deal-4 = Před každým kolem se znovu zamíchají všechny karty.

## Délka hry

section-length = Délka hry
rule-length-1 =
    { $length ->
        [short] Toto je krátká hra.
        [tournament] Toto je turnajová hra.
       *[custom] Délku této hry jste si zvolili sami.
    }
    Počty karet v ruce, kolo po kole: { $sizes }.
rule-length-2 =
    Mluví-li pravidlo o počtu štychů, jde vždy o právě hrané kolo.
    { $first-seen ->
        [no] { "" }
       *[yes] { -clairvoyance(case: "cap") } platí v prvním hraném kole, ať má kolik karet chce.
    }
    Jedna barva a Wizard Maximus se hrají vždy jako celá hra.

## Trumf

section-trump = Trumfy
rule-trump-1 = Po rozdání se otočí vrchní karta ze zbylého balíčku. Její barva je v tomto kole barvou trumfů: trumf je vyšší než jakákoli karta jiné barvy.
rule-trump-2 = Když přitom otočíte { $blank }, hraje se toto kolo bez trumfů.
rule-trump-3 =
    { $looks ->
        [no] Když přitom otočíte { $choosing }, ohlásí rozdávající jednu ze čtyř barev.
       *[yes] Když přitom otočíte { $choosing }, podívá se rozdávající do svých karet a pak ohlásí jednu ze čtyř barev.
    }
    .limit = „Bez trumfů“ zvolit nesmí.
rule-trump-4 =
    { $specials ->
        [none]
            { $all-dealt-last ->
                [no] Když nezbude karta k otočení, hraje se bez trumfů.
               *[yes] Když nezbude karta k otočení, jako v posledním kole, hraje se bez trumfů.
            }
       *[some]
            { $all-dealt-last ->
                [no] Se speciálními kartami vždycky zbude karta k otočení, takže trumfy mohou být v každém kole.
               *[yes] Se speciálními kartami vždycky zbude karta k otočení, takže trumfy mohou být i v posledním kole.
            }
    }
rule-trump-5 =
    Máš-li v ruce Vlkodlaka, musíš ho před všemi vyměnit za otočenou kartu, ještě než kdokoli začne hlásit.
    Pak ohlásíš barvu trumfů, nebo „bez trumfů“, a rozdávající už nevolí.
    Vlkodlak se tedy do štychu nikdy nehraje.
rule-trump-6 = Platí-li { -clairvoyance }, vidí rozdávající, který má zvolit trumfy, karty ostatních, ale ne své, a přesto zvolí.
rule-trump-7 = Barva trumfů, kterou někdo zvolil, se ohlásí všem a celé kolo zůstává na očích.
rule-trump-8 =
    Vlkodlak se mění dřív, než rozdávající cokoli zvolí, ať je otočená kterákoli karta, i když ho má sám rozdávající.
    Karta, kterou si za něj vezmeš, je obyčejná karta v tvé ruce a všichni vědí, že ji máš.
rule-trump-9 = Domácí pravidlo: otočený čaroděj znamená, že se toto kolo hraje bez trumfů.

## Odhad

section-predict = { -prediction(case: "cap") } počtu štychů
rule-predict-1 =
    { $predictions ->
        [written]
            Napiš, kolik štychů v tomto kole získáš: od žádného po všechny.
            Všichni píší najednou.
        [from-scribe]
            Řekni nahlas, kolik štychů v tomto kole získáš: od žádného po všechny.
            Začíná hráč vlevo od { -scribe(case: "gen") } a ostatní pokračují po řadě.
       *[from-dealer]
            Řekni nahlas, kolik štychů v tomto kole získáš: od žádného po všechny.
            Začíná hráč vlevo od rozdávajícího a ostatní pokračují po řadě.
    }
rule-predict-2 =
    { $cloud ->
        [no] { -prediction(case: "acc") } už změnit nejde.
       *[yes] { -prediction(case: "acc") } už změnit nejde. Dokáže to jen Mrak.
    }
rule-predict-3 =
    Před prvním štychem všichni znovu uvidí { -prediction(case: "pl-acc") } všech hráčů a jejich součet vedle počtu štychů.
    .coins = Před sebe vyložíš tolik mincí, kolik štychů hlásíš, a na každý získaný štych jednu položíš.
rule-predict-4 =
    Kolo má tolik štychů, kolik karet máš na začátku v ruce.
    { $bomb ->
        [no] {""}
       *[yes] Ani Bomba na tom nic nemění.
    }
rule-predict-5 =
    Mince nikdy nedojdou a štych navíc žádnou nedostane.
    { $shown ->
        [yes] {""}
       *[no] Dokud jsou { -prediction(case: "pl-nom") } v tajnosti, mince se nevykládají.
    }

## Hraní

section-play = Hraní štychů
rule-play-1 =
    Každý zahraje jednu kartu; těm kartám dohromady se říká štych. První štych vynáší hráč vlevo od rozdávajícího a ostatní hrají po směru hodinových ručiček.
    Kdo štych získá, vynáší další.
rule-play-2 = Když vynášíš, smíš zahrát kteroukoli kartu.
rule-play-3 =
    Máš-li kartu vynesené barvy, zahraj tuto barvu, nebo kartu, která je dovolená vždycky.
    Nemáš-li ji, hraj, co chceš; trumfovat ani přebíjet nikdy nemusíš.
rule-play-4 =
    I když máš vynesenou barvu, smíš zahrát { $free }.
    { $wizards ->
        [free] {""}
       *[barred] Pro čaroděje platí jedna výjimka: když se musí { -follow } trumfová barva.
    }
rule-play-5 =
    Barvu štychu určí první barevná karta a nic ji nezmění, dokud štych neskončí.
    Když před ní někdo zahrál { $free-of-colour }, není žádná barva, kterou by bylo třeba { -follow }.
rule-play-6 = Když někdo vynese { $free-of-colour }, v tomto štychu nikdo nemusí { -follow } barvu.
rule-play-7 =
    Když někdo vynese { $low }, hraj, co chceš, dokud se neobjeví jiný druh karty.
    Má-li ta karta barvu, je třeba ji od té chvíle { -follow }.
    .free = Zahraje-li místo toho někdo { $free-of-colour }, v tomto štychu nikdo nemusí { -follow } barvu.
rule-play-8 =
    Dokud máš v ruce { $tinted }, nemá ta karta barvu: k ničemu tě nezavazuje a jako karta vynesené barvy se nepočítá.
    Jakmile ji zahraješ, má barvu, kterou ohlásíš; když se vynese, platí tato barva pro celý štych.
rule-play-9 =
    Získané štychy leží lícem dolů, ale všichni vidí, kolik jich máš.
    .looking-back = Během kola se smíš znovu podívat jen na poslední štych.
rule-play-10 =
    Když hraješ { $tinted }, ohlas jednu ze čtyř barev, kteroukoli, i bez trumfů a i když máš vynesenou barvu.
    Některou ohlásit musíš.

## Kdo bere

section-win = Kdo štych získá
rule-win-1 = Jsou-li ve štychu Drak i Víla, bere ho Víla.
rule-win-2 = Bez Víly bere Drak každý štych.
rule-win-3 =
    { $wizards ->
        [barred] Bere první zahraný čaroděj; když se ale musí { -follow } trumfová barva, čarodějové se nepočítají.
       *[free]
            { $dragon ->
                [no] Bere první zahraný čaroděj.
               *[yes] Není-li tu Drak, bere první zahraný čaroděj.
            }
    }
    { $shapeshifter ->
        [no] { "" }
       *[yes] Měňavec zahraný jako čaroděj je také čaroděj.
    }
rule-win-4 =
    { $wizards ->
        [barred] Není-li tu čaroděj, který se počítá, bere nejvyšší trumf.
       *[free]
            { $dragon ->
                [no] Není-li tu čaroděj, bere nejvyšší trumf.
               *[yes] Není-li tu Drak ani čaroděj, bere nejvyšší trumf.
            }
    }
rule-win-5 = Není-li ve štychu ani trumf, bere nejvyšší karta barvy štychu.
rule-win-6 =
    Jsou-li ve štychu jen { -jester(case: "pl-nom") }, bere první z nich.
    { $shapeshifter ->
        [no] {""}
       *[yes] Měňavec zahraný jako { -jester } se počítá také.
    }
    { $fairy ->
        [no] {""}
       *[yes] Víla je ještě nižší.
    }
rule-win-7 =
    { $juggler ->
        [no] {""}
       *[yes] Žonglér má v ohlášené barvě hodnotu 7½, tedy mezi 7 a 8.
    }
    { $cloud ->
        [no] {""}
       *[yes] Mrak má v ohlášené barvě hodnotu 9¾, tedy mezi 9 a 10.
    }
rule-win-8 =
    { $bomb ->
        [no] Ať karty padnou jakkoli, některá z nich štych vždycky bere.
       *[yes] Ať karty padnou jakkoli, některá z nich štych vždycky bere, nebo by ho bez Bomby brala.
    }

## Bomba

section-bomb = Bomba
rule-bomb-1 = Štych s Bombou nepatří nikomu a nikomu se nepočítá. Odloží se stranou.
rule-bomb-2 = Další štych vynáší ten, kdo by ho bez Bomby získal.
rule-bomb-3 =
    Je-li Bomba v posledním štychu kola, nikdo už nevynáší.
    { $trick-alone ->
        [no] { "" }
       *[yes] Padne-li v kole s jedinou kartou, mají všichni 0 štychů.
    }

## Žonglér

section-juggler = Žonglér
rule-juggler-1 = Když hraješ Žongléra, ohlas jeho barvu. Smí být i trumfová.
rule-juggler-2 =
    Po štychu se Žonglérem podají všichni najednou jednu kartu lícem dolů doleva a teprve potom si vezmou novou.
    Po posledním štychu kola se nic nepodává.
    { $bomb ->
        [no] {""}
       *[yes] Podává se i tehdy, když je ve štychu Bomba.
    }
rule-juggler-3 =
    { $trick-alone ->
        [no] Podává se dřív, než se vynese další štych.
       *[yes] Podává se dřív, než se vynese další štych; v kole s jedinou kartou tedy nikdy.
    }
    Kartu znáte jen ty a soused, kterému ji dáváš.

## Mrak

section-cloud = Mrak
rule-cloud-1 = Když hraješ Mrak, ohlas jeho barvu. Smí být i trumfová.
rule-cloud-2 = Jsou-li ve štychu Mrak i Bomba, nic se nemění.
rule-cloud-3 =
    { $cloud-acts ->
        [trick] Získáš-li štych s Mrakem, musíš { -prediction(case: "own-acc") } zvýšit nebo snížit o 1.
       *[round] Máš-li na konci kola mezi svými štychy Mrak, musíš { -prediction(case: "own-acc") } před bodováním zvýšit nebo snížit o 1.
    }
    .bounds = Pod 0 klesnout nesmí, nad počet štychů v kole vystoupit může.
rule-cloud-4 =
    { $cloud-acts ->
        [trick]
            { $shown ->
                [yes] Je-li Mrak v posledním štychu, končí kolo v tomto pořadí: poslední štych, Mrak, body.
               *[no] Je-li Mrak v posledním štychu, končí kolo v tomto pořadí: poslední štych, odhalení { -prediction(case: "pl-gen") }, Mrak, body.
            }
       *[round]
            { $shown ->
                [yes] Kolo končí v tomto pořadí: poslední štych, Mrak, body.
               *[no] Kolo končí v tomto pořadí: poslední štych, odhalení { -prediction(case: "pl-gen") }, Mrak, body.
            }
    }
    { -block(case: "cap") } ukazuje změněné číslo, záznam uchová obě.
    { $sum ->
        [no] { "" }
       *[yes] Součet už se znovu nezkoumá.
    }
rule-cloud-5 =
    Není-li Mrak rozdaný nebo je-li otočený, nic se nemění.
    { $juggler ->
        [no] {""}
       *[yes] Je-li ve stejném štychu Žonglér, působí obě karty.
    }
    { $fairy ->
        [no] {""}
       *[yes] Získá-li štych s Mrakem tvoje Víla, měníš { -prediction(case: "own-acc") } ty.
    }
rule-cloud-6 =
    { $juggler ->
        [no] { -prediction(case: "own-acc") } měníš hned po skončení štychu, ještě než se vynese další.
       *[yes] { -prediction(case: "own-acc") } měníš hned po skončení štychu, až si všichni podají karty, ještě než se vynese další.
    }
    { $shown ->
        [yes] { "" }
       *[no] Dokud jsou lístky tajné, všichni vidí, že měníš, ale ne jak.
    }

## Měňavec

section-shape = Měňavec
rule-shape-1 = Když hraješ Měňavce, řekni, jestli je to čaroděj, nebo { -jester }. Od té chvíle je přesně tím.

## Body

section-score = Zisk bodů
rule-score-1 =
    Získáš-li přesně tolik štychů, kolik hlásíš, dostaneš 20 bodů a za každý štych dalších 10.
    Jinak ztrácíš 10 bodů za každý štych navíc i za každý chybějící.
rule-score-2 = { -block(case: "cap") } ukazuje u každého kola tvůj dosavadní součet a { -prediction(case: "your-nom") }.
rule-score-3 =
    Vyhrává nejvyšší součet po posledním kole.
    .tie = Má-li ho víc hráčů, vyhrávají všichni.

## Varianty

section-var = Varianty
rule-var-1 =
    { -plus-minus-one }: součet všech { -prediction(case: "pl-gen") } nesmí vyjít přesně na počet štychů v kole.
    Hlásíš-li poslední, nesmíš tedy ohlásit právě to číslo, se kterým by to vyšlo.
    Nelze kombinovat se { -hidden(case: "ins") } ani s { -secret(case: "ins") }, kde nikdo nehlásí poslední.
rule-var-2 =
    { -hidden(case: "cap") }: všichni píší { -prediction(case: "own-acc") } najednou a skrytě.
    .notes = Tvůj lístek nikdo neuvidí dřív, než se odhalí všechny, ani { -scribe }, ani rozdávající.
rule-var-3 =
    { -secret(case: "cap") }: všichni píší { -prediction(case: "own-acc") } najednou a lístky ukážou, až kolo skončí.
    { $reveal ->
        [after_round] { -hidden(case: "cap") } se tu hraje úplně stejně; zvolte jednu z obou variant.
       *[before_play] Platí buď tato varianta, nebo { -hidden }.
    }
rule-var-4 =
    { -clairvoyance(case: "cap") }: karty si držíš na čele a hlásíš, zatímco vidíš karty všech kromě svých; pak se karty ostatních
    skryjí, vezmeš si své do ruky a hraje se jako obvykle.
    Nelze kombinovat se speciálními kartami ani s variantami Jedna barva a Wizard Maximus.
rule-var-5 =
    Jedna barva, pro 3 nebo 4 hráče bez speciálních karet: patří ti 13 karet jedné barvy, čaroděj a { -jester }; těchto 15 karet před každým
    z 12 kol zamícháš a v 1. kole si z nich vezmeš 4, v každém dalším o jednu víc.
    Hraje se bez trumfů a nikdo nemusí { -follow } barvu: bere nejvyšší karta, od čaroděje přes 13 až po 1 a { -jester(case: "acc") }, ať má
    jakoukoli barvu, a ze stejných ta, kterou někdo zahrál dřív.
    { $seats ->
        [3] Jedna barva, jeden čaroděj a jeden { -jester } zůstanou v krabici.
       *[other] { "" }
    }
    .dealer = Nikdo nerozdává, ale místo rozdávajícího, nejdřív { -scribe(case: "gen") }, se posouvá jako obvykle a určuje, kdo první hlásí a vynáší.
rule-var-6 =
    Wizard Maximus, bez speciálních karet: hraje se jen pět kol a v každém se rozdá všech 60 karet.
    Trumfy jsou modré, pak červené, zelené a žluté, v posledním kole žádné; nic se neotáčí.
    První rozdává { -scribe }, pak jako obvykle další.
rule-var-7 =
    Zvolit smíte nejvýš jednu z variant { -plus-minus-one }, { -hidden } a { -secret } a nejvýš jednu z variant { -clairvoyance }, jedna barva a Wizard Maximus.
    Speciální karty lze kombinovat s prvními třemi, ne s posledními třemi a ne se zakázanými čaroději.
    Jedna barva a Wizard Maximus se hrají vždy jako celá hra.
    Když dvě vaše volby nelze kombinovat, dozvíte se před hrou, které to jsou.

## Vydání

section-edition = Vydání
rule-edition-1 = Každé vydání nabízí varianty ze svých pravidel. Přesto smíte zvolit jakoukoli povolenou kombinaci.
rule-edition-2 =
    První hlásí hráč vlevo od { -scribe(case: "gen") }.
    První štych vynáší i tak hráč vlevo od rozdávajícího.
rule-edition-3 =
    Čaroděje nesmíš zahrát, když se musí { -follow } trumfová barva; máš-li jen čaroděje, jednoho zahraješ a nepočítá se.
    Vynést čaroděje smíš vždycky, a také ho smíš zahrát, když někdo vynese { -jester(case: "acc") } a dokud není určena barva; pak platí jako obvykle.
    Nelze kombinovat se speciálními kartami.
rule-edition-4 =
    { $reveal ->
        [after_round] { -prediction(case: "hidden-pl-cap") } se ukazují, až kolo skončí; hraje se tedy úplně stejně jako s variantou { -secret(case: "cap") }.
       *[before_play] { -prediction(case: "hidden-pl-cap") } se ukazují před prvním štychem.
    }
rule-edition-5 =
    { $clairvoyance ->
        [every] { -clairvoyance(case: "cap") } platí v každém kole.
       *[first] { -clairvoyance(case: "cap") } platí jen v 1. kole.
    }
rule-edition-6 =
    { $wizard-mark ->
        [none] {""}
       *[other] Čarodějové mají na kartě { $wizard-mark }.
    }
    { $jester-mark ->
        [none] {""}
       *[other] { -jester(case: "pl-cap") } mají na kartě { $jester-mark }.
    }
rule-edition-7 = { -prediction(case: "pl-cap") } zapisuje a předčítá rozdávající, ne { -scribe }.
rule-edition-8 = Na krabici stojí: { $box }.

## Poznámky

note-standard = Ve standardní hře: { $text }
note-not-standard = Standardní hra takové pravidlo nemá.
note-origin =
    { $source ->
        [ours] naše vlastní pravidlo
        [others] v pravidlech tohoto vydání není
        [tip] v pravidlech tohoto vydání jen tip
       *[other] {""}
    }

## Příklady nakreslené pod svými pravidly

example-label = Příklad
example-players = Jeník Bára Pavel Klára
example-trump = Barva trumfů: { $colour-name }.
example-no-trump = Hraje se bez trumfů.
example-may = { $player } smí zahrát
example-not = ale ne
example-wins = { $player } bere štych.
example-bombed = Štych nebere nikdo; další vynáší { $player }.
example-score =
    { $tricks ->
        [one] { -prediction(case: "cap") } { $predicted }, získán { $tricks } štych: { $points } bodů.
        [few] { -prediction(case: "cap") } { $predicted }, získány { $tricks } štychy: { $points } bodů.
        [many] { -prediction(case: "cap") } { $predicted }, získáno { $tricks } štychu: { $points } bodů.
       *[other] { -prediction(case: "cap") } { $predicted }, získáno { $tricks } štychů: { $points } bodů.
    }
example-predicted = { $player } hlásí { $number }.
example-closed =
    { $tricks ->
        [one] V kole je { $tricks } štych: { $player } nesmí hlásit { $number }.
        [few] V kole jsou { $tricks } štychy: { $player } nesmí hlásit { $number }.
        [many] V kole je { $tricks } štychu: { $player } nesmí hlásit { $number }.
       *[other] V kole je { $tricks } štychů: { $player } nesmí hlásit { $number }.
    }
example-coins =
    { $tricks ->
        [one] { -prediction(case: "cap") } { $predicted }, zatím získán { $tricks } štych:
        [few] { -prediction(case: "cap") } { $predicted }, zatím získány { $tricks } štychy:
        [many] { -prediction(case: "cap") } { $predicted }, zatím získáno { $tricks } štychu:
       *[other] { -prediction(case: "cap") } { $predicted }, zatím získáno { $tricks } štychů:
    }

## Hra v šesti obrázcích, kterými pravidla začínají

picture-title = Hra v šesti obrázcích
picture-aim = V každém kole předem ohlásíš, kolik štychů získáš, a snažíš se získat přesně tolik. Do štychu zahraje každý jednu kartu a nejlepší bere. Nakonec vyhrává nejvyšší součet.
picture-no-trump = bez trumfů
picture-deal =
    { $how ->
        [own] Hraješ se svými 15 kartami: v 1. kole si vezmi čtyři, pak v každém kole o jednu víc.
        [even] V každém z pěti kol se rozdá všech 60 karet.
        [listed] Karet pro každého, kolo po kole: { $sizes }.
       *[growing] V 1. kole každý jednu kartu, ve 2. dvě a tak dále.
    }
    .title = Rozdání
    .seen = Karty lícem dolů, kolo po kole: { $shown }…
picture-trump =
    { $how ->
        [listed] Žádná karta se neotáčí. Trumfy kolo po kole: { $colours }.
        [none] Hraje se bez trumfů: bere nejvyšší karta, ať má jakoukoli barvu.
       *[turned] Další karta se otočí. Její barva jsou trumfy a přebije ostatní.
    }
    .title = Trumfy
    .seen =
        { $how ->
            [turned] Otočená karta: { $card }.
           *[none] Žádná karta se neotáčí.
        }
picture-predict =
    { $how ->
        [shown] Všichni napíšou, kolik štychů získají, a pak čísla ukážou.
        [kept] Všichni napíšou, kolik štychů získají, a ukážou to až po kole.
       *[spoken] Jeden po druhém řekněte, kolik štychů získáte.
    }
    { $sum ->
        [closed] Součet se nesmí rovnat počtu štychů.
       *[open] { "" }
    }
    { $forehead ->
        [first] V 1. kole přitom vidíš všechny karty kromě svých.
        [every] Přitom vidíš všechny karty kromě svých.
       *[none] { "" }
    }
    .title = { -prediction(case: "cap") }
    .seen =
        Zvoleno: { $chosen }.
        { $sum ->
            [closed] Není dovoleno: { $closed }.
           *[open] { "" }
        }
picture-follow =
    { $how ->
        [free] Nikdo nemusí { -follow } barvu. Bere nejvyšší karta, ze stejných ta první.
       *[follow] Vynesla se zelená: máš‑li ji, zahraj ji. Bere nejvyšší, pokud nikdo nezahraje trumf.
    }
    .title =
        { $how ->
            [free] Hra
           *[follow] Barva štychu
        }
    .seen =
        Vyneseno: { $led }. Smí se zahrát: { $legal }.
        { $how ->
            [free] { "" }
           *[follow] Nesmí se zahrát: { $barred }.
        }
picture-magic =
    { $how ->
        [barred] Čaroděj přebije každé číslo, { -jester } žádné. Zahrát je smíš vždycky, jen čaroděje ne, když jsou barvou štychu trumfy.
       *[free] Čaroděj přebije každé číslo, { -jester } žádné. Zahrát je smíš vždycky.
    }
    .title = Čaroděj, { -jester }
    .seen = Zahráno: { $cards }. Bere: { $winner }.
picture-score = Přesný zásah: 20 bodů a 10 za štych. Jinak −10 za každý štych vedle.
    .title = Body
