### Szabálykönyv játékosoknak, magyarul. A docs/rules.md minden szabályához egy szöveg, ugyanazzal a számmal; a változókat az en/rules.ftl magyarázza.

## Lapok

section-cards = A lapok
rule-cards-1 =
    { $specials ->
        [none]
            { $colours ->
                [3] 45 lappal játszotok: 1-től 13-ig számok három színben, három Mágus és három Bolond.
               *[4] 60 lappal játszotok: 1-től 13-ig számok négy színben, négy Mágus és négy Bolond.
            }
       *[some] Az alappakliban 60 lap van: 1-től 13-ig számok négy színben, négy Mágus és négy Bolond.
    }
rule-cards-2 =
    { $colours ->
        [3] A kék lapok az emberek, a pirosak a törpék, a zöldek a tündérek.
       *[4] A kék lapok az emberek, a pirosak a törpék, a zöldek a tündérek, a sárgák az óriások.
    }
    .colourless = A Mágusoknak és a Bolondoknak nincs színük.
rule-cards-3 =
    Minden színben a 13-as a legmagasabb és az 1-es a legalacsonyabb.
    { $trump ->
        [no] A Mágus minden 13-asnál magasabb; a Bolond minden 1-esnél alacsonyabb.
       *[yes] A Mágus minden 13-asnál magasabb, az aduttnál is; a Bolond minden 1-esnél alacsonyabb.
    }
rule-cards-4 =
    Ehhez jön egy-egy darab: { $in-play }. Így a pakliban { $deck } lap van.
    .together =
        { $dragon ->
            [no] {""}
           *[yes] A Sárkány és a Nimfa mindig együtt jár.
        }
rule-cards-5 =
    { $colours ->
        [3] A három Mágus különbözőképpen néz ki, de ugyanazt tudja, és a három Bolond is.
       *[4] A négy Mágus különbözőképpen néz ki, de ugyanazt tudja, és a négy Bolond is.
    }
    Mindegy, melyiküket játszod ki.
rule-cards-6 =
    Új neked a különleges lapok világa? Kezdd csak az Alakváltóval, aztán vedd hozzá a többit.
    Az előre összeállított csomagok ezt a sorrendet követik.

## Asztal

section-table = Az asztal
rule-table-1 = A Wizard 3–6 játékosnak való. Az óramutató járása szerint játszotok: utánad a bal oldali szomszédod jön.
rule-table-2 =
    { $dealing ->
        [own] Egyikőtök a megbízott játékos: ő vezeti a jegyzettömböt a pontokkal.
       *[dealer] Egyikőtök a megbízott játékos: ő vezeti a jegyzettömböt a pontokkal, és ő oszt az 1. fordulóban.
    }
    .seat = Hogy ki legyen az, a játék előtt megbeszélitek vagy kisorsoljátok.
rule-table-3 = Minden forduló után a következő játékos oszt, az óramutató járása szerint.

## Osztás

section-deal = Az osztás
rule-deal-1 = Az 1. fordulóban egy lapot kapsz, a 2. fordulóban kettőt, és így tovább: fordulónként eggyel többet.
rule-deal-2 =
    { $seats } játékossal { $rounds } fordulót játszotok.
    { $specials ->
        [none] {""}
       *[some] A különleges lapoktól nem lesz hosszabb a játék.
    }
rule-deal-3 =
    { $dealing ->
        [own] A fel nem húzott lapok lefordítva maradnak, és senki sem ismeri a sorrendjüket.
       *[dealer] A ki nem osztott lapok lefordítva maradnak, és senki sem ismeri a sorrendjüket.
    }
rule-deal-4 = Minden forduló előtt újrakeveritek az összes lapot.

## A játék hossza

section-length = A játék hossza
rule-length-1 =
    { $length ->
        [short] Ez rövid játék.
        [tournament] Ez tornajáték.
       *[custom] Ennek a játéknak a hosszát ti választottátok.
    }
    Ennyi lapot kaptok fordulóról fordulóra: { $sizes }.
rule-length-2 =
    Ahol egy szabály az ütések számáról szól, a folyó fordulóéra gondol.
    { $first-seen ->
        [no] { "" }
       *[yes] A nyitott jóslás az elsőként játszott fordulóra érvényes, akárhány lapos is.
    }
    Az egyszínű játék és a Wizard Maximus mindig teljes játék.

## Adutt

section-trump = Az adutt
rule-trump-1 = Osztás után felfordítjátok a pakli felső lapját. Ennek a színe az adutt ebben a fordulóban: minden más színű lapot üt.
rule-trump-2 = Ha { $blank } fordítjátok fel, ebben a fordulóban nincsen adutt.
rule-trump-3 =
    { $looks ->
        [no] Ha { $choosing } fordítjátok fel, az osztó megnevezi a négy szín egyikét.
       *[yes] Ha { $choosing } fordítjátok fel, az osztó megnézi a lapjait, majd megnevezi a négy szín egyikét.
    }
    .limit = Azt nem választhatja, hogy nincsen adutt.
rule-trump-4 =
    { $specials ->
        [none]
            { $all-dealt-last ->
                [no] Ha nem marad felfordítható lap, nincsen adutt.
               *[yes] Ha nem marad felfordítható lap, mint az utolsó fordulóban, nincsen adutt.
            }
       *[some]
            { $all-dealt-last ->
                [no] Különleges lapokkal mindig marad felfordítható lap, így minden fordulóban lehet adutt.
               *[yes] Különleges lapokkal mindig marad felfordítható lap, így az utolsó fordulóban is lehet adutt.
            }
    }
rule-trump-5 =
    Ha nálad van a Vérfarkas, mindenki szeme láttára ki kell cserélned a felfordított lapra, mielőtt bárki jósolna.
    Utána megnevezed az adutt színt, vagy azt mondod: nincsen adutt; az osztó nem választ.
    A Vérfarkast tehát sosem játsszátok ki ütésbe.
rule-trump-6 = Nyitott jóslásnál az az osztó, akinek aduttot kell választania, látja a többiek lapjait, de a sajátját nem, és mégis választ.
rule-trump-7 = Ha valaki adutt színt választ, mindenkinek bemondja, és a szín az egész fordulóban látható marad.
rule-trump-8 =
    A Vérfarkas cseréje megelőzi az osztó választását, bármelyik lapot fordították is fel, akkor is, ha az osztónál van.
    A lap, amelyet helyette felveszel, közönséges lap a kezedben, és mindenki tudja, hogy nálad van.
rule-trump-9 = Házi szabály: ha Mágust fordítotok fel, ebben a fordulóban nincsen adutt.

## Jóslás

section-predict = A jóslás
rule-predict-1 =
    { $predictions ->
        [written]
            Írd le, hány ütést viszel ebben a fordulóban: egyet sem, az összest, vagy bármennyit a kettő között.
            Mindenki egyszerre ír.
        [from-scribe]
            Mondd ki hangosan, hány ütést viszel ebben a fordulóban: egyet sem, az összest, vagy bármennyit a kettő között.
            A megbízott játékostól balra ülő kezdi, és a többiek sorban folytatják.
       *[from-dealer]
            Mondd ki hangosan, hány ütést viszel ebben a fordulóban: egyet sem, az összest, vagy bármennyit a kettő között.
            Az osztótól balra ülő kezdi, és a többiek sorban folytatják.
    }
rule-predict-2 =
    { $cloud ->
        [no] A jóslatodat utólag nem változtathatod meg.
       *[yes] A jóslatodat utólag nem változtathatod meg. Csak a Felhő módosíthatja.
    }
rule-predict-3 =
    Az első ütés előtt mindenki látja az összes jóslatot, és az összegüket az ütések száma mellett.
    .coins = Minden megjósolt ütésért kiteszel egy érmét, és minden elvitt ütésre ráteszel egyet.
rule-predict-4 =
    Egy fordulóban annyi ütés van, ahány lap a kezedben az elején.
    { $bomb ->
        [no] {""}
       *[yes] Ezen a Bomba sem változtat.
    }
rule-predict-5 =
    Az érmék sosem fogynak el, és a jóslatodon felüli ütésre nem jut belőlük.
    { $shown ->
        [yes] {""}
       *[no] Amíg a jóslatok titkosak, nem kerülnek ki érmék.
    }

## Játék

section-play = Egy ütés
rule-play-1 =
    Mindenki sorban kijátszik egy lapot; ezek a lapok az ütés. Az első ütésnél az osztótól balra ülő hív, a többiek az óramutató járása szerint játszanak.
    Aki viszi az ütést, az hív a következőnél.
rule-play-2 = Ha te hívsz, bármelyik lapot kijátszhatod.
rule-play-3 =
    Ha van lapod a megadandó színből, ezt a színt vagy egy mindig megengedett lapot kell kijátszanod.
    Ha nincs, bármit kijátszhatsz; aduttot vagy magasabb lapot sosem kötelező játszani.
rule-play-4 =
    Akkor is kijátszhatod { $free }, ha meg tudnád adni a színt.
    { $wizards ->
        [free] {""}
       *[barred] A Mágusokra van egy kivétel: ha az adutt színt kell megadni.
    }
rule-play-5 =
    Az ütés első színes lapja szabja meg a megadandó színt, és az ütés végéig semmi sem változtatja meg.
    Ha előtte valaki { $free-of-colour } játszotta ki, nincs megadandó szín.
rule-play-6 = Ha valaki { $free-of-colour } hívja, ebben az ütésben senkinek sem kell színt megadnia.
rule-play-7 =
    Ha valaki { $low } hívja, azt játszol, amit akarsz, amíg másfajta lap nem kerül elő.
    Ha annak van színe, onnantól azt kell megadni.
    .free = Ha valaki helyette { $free-of-colour } játssza ki, ebben az ütésben senkinek sem kell színt megadnia.
rule-play-8 =
    Amíg a kezedben tartod { $tinted }, annak a lapnak nincs színe: nem kötelez semmire, és nem adsz meg vele színt.
    Kijátszva a bemondott színe van; ha ezt hívják, azt a színt kell megadni.
rule-play-9 =
    Az elvitt ütések lefordítva fekszenek, de mindenki látja, hány van nálad.
    .looking-back = A forduló alatt csak az utolsó ütést nézheted meg újra.
rule-play-10 =
    Amikor kijátszod { $tinted }, mondd be a négy szín egyikét, amelyiket akarod, adutt nélkül is, és akkor is, ha meg tudnád adni a színt.
    Egyet be kell mondanod.

## Ki viszi

section-win = Ki viszi az ütést
rule-win-1 = Ha a Sárkány és a Nimfa ugyanabban az ütésben van, a Nimfa viszi.
rule-win-2 = A Nimfa nélkül a Sárkány minden ütést visz.
rule-win-3 =
    { $wizards ->
        [barred] Az elsőként kijátszott Mágus viszi, kivéve, ha az adutt színt kell megadni: akkor a Mágusok nem számítanak.
       *[free]
            { $dragon ->
                [no] Az elsőként kijátszott Mágus viszi.
               *[yes] A Sárkány nélkül az elsőként kijátszott Mágus viszi.
            }
    }
    { $shapeshifter ->
        [no] { "" }
       *[yes] A Mágusként kijátszott Alakváltó is Mágus.
    }
rule-win-4 =
    { $wizards ->
        [barred] Számító Mágus nélkül a legmagasabb adutt viszi.
       *[free]
            { $dragon ->
                [no] Mágus nélkül a legmagasabb adutt viszi.
               *[yes] Sárkány és Mágus nélkül a legmagasabb adutt viszi.
            }
    }
rule-win-5 = Ha adutt sincs az ütésben, a megadandó szín legmagasabb lapja viszi.
rule-win-6 =
    Ha csak Bolondok vannak, az elsőként kijátszott viszi.
    { $shapeshifter ->
        [no] {""}
       *[yes] A Bolondként kijátszott Alakváltó is Bolond.
    }
    { $fairy ->
        [no] {""}
       *[yes] A Nimfa még alacsonyabb.
    }
rule-win-7 =
    { $juggler ->
        [no] {""}
       *[yes] A Zsonglőr a bemondott színben 7½-et ér, 7 és 8 között.
    }
    { $cloud ->
        [no] {""}
       *[yes] A Felhő a bemondott színben 9¾-et ér, 9 és 10 között.
    }
rule-win-8 =
    { $bomb ->
        [no] Bárhogy esnek is a lapok, egyikük mindig viszi az ütést.
       *[yes] Bárhogy esnek is a lapok, egyikük mindig viszi az ütést, vagy a Bomba nélkül vinné.
    }

## Bomba

section-bomb = A Bomba
rule-bomb-1 = Az az ütés, amelyben a Bomba van, senkié, és senkinek sem számít. Félreteszitek.
rule-bomb-2 = A következő ütésnél az hív, aki a Bomba nélkül vitte volna.
rule-bomb-3 =
    Ha a Bomba a forduló utolsó ütésében van, utána már senki sem hív.
    { $trick-alone ->
        [no] { "" }
       *[yes] Ha egylapos fordulóban játsszák ki, mindenkinek 0 ütése van.
    }

## Zsonglőr

section-juggler = A Zsonglőr
rule-juggler-1 = Amikor kijátszod a Zsonglőrt, mondd be a színét. Az adutt szín is lehet.
rule-juggler-2 =
    A Zsonglőr ütése után mindenki egyszerre balra ad egy lefordított lapot, és csak aztán veszi fel az újat.
    A forduló utolsó ütése után nem adtok tovább semmit.
    { $bomb ->
        [no] {""}
       *[yes] Akkor is továbbadtok, ha a Bomba is az ütésben van.
    }
rule-juggler-3 =
    { $trick-alone ->
        [no] A lapot a következő hívás előtt adjátok tovább.
       *[yes] A lapot a következő hívás előtt adjátok tovább; egylapos fordulóban tehát soha.
    }
    Csak te ismered és az a szomszéd, akinek adod.

## Felhő

section-cloud = A Felhő
rule-cloud-1 = Amikor kijátszod a Felhőt, mondd be a színét. Az adutt szín is lehet.
rule-cloud-2 = Ha a Felhő és a Bomba ugyanabban az ütésben van, egyetlen jóslat sem változik.
rule-cloud-3 =
    { $cloud-acts ->
        [trick] Ha te viszed a Felhőt tartalmazó ütést, 1-gyel növelned vagy csökkentened kell a jóslatodat.
       *[round] Ha a forduló végén a te ütéseid közt van a Felhő, a pontozás előtt 1-gyel növelned vagy csökkentened kell a jóslatodat.
    }
    .bounds = 0 alá nem mehet, a forduló ütéseinek száma fölé igen.
rule-cloud-4 =
    { $cloud-acts ->
        [trick]
            { $shown ->
                [yes] Ha a Felhő az utolsó ütésben van, a forduló ebben a sorrendben ér véget: utolsó ütés, Felhő, pontozás.
               *[no] Ha a Felhő az utolsó ütésben van, a forduló ebben a sorrendben ér véget: utolsó ütés, a jóslatok felfedése, Felhő, pontozás.
            }
       *[round]
            { $shown ->
                [yes] A forduló ebben a sorrendben ér véget: utolsó ütés, Felhő, pontozás.
               *[no] A forduló ebben a sorrendben ér véget: utolsó ütés, a jóslatok felfedése, Felhő, pontozás.
            }
    }
    A jegyzettömb a módosított jóslatot mutatja, a feljegyzés mindkettőt megőrzi.
    { $sum ->
        [no] { "" }
       *[yes] A jóslatok összegét már nem vizsgáljátok újra.
    }
rule-cloud-5 =
    Ha a Felhőt nem osztják ki, vagy felfordítják, egyetlen jóslat sem változik.
    { $juggler ->
        [no] {""}
       *[yes] Ha a Zsonglőr is ugyanabban az ütésben van, mindkét lap hat.
    }
    { $fairy ->
        [no] {""}
       *[yes] Ha a te Nimfád viszi az ütést a Felhővel, te módosítod a jóslatodat.
    }
rule-cloud-6 =
    { $juggler ->
        [no] A jóslatodat rögtön az ütés után módosítod, még a következő hívás előtt.
       *[yes] A jóslatodat rögtön az ütés és a lapok továbbadása után módosítod, még a következő hívás előtt.
    }
    { $shown ->
        [yes] { "" }
       *[no] Amíg a jóslatok titkosak, mindenki látja, hogy módosítottál, de azt nem, hogyan.
    }

## Alakváltó

section-shape = Az Alakváltó
rule-shape-1 = Amikor kijátszod az Alakváltót, mondd meg, Mágus-e vagy Bolond. Onnantól pontosan az.

## Pontok

section-score = A pontok
rule-score-1 =
    Ha pontosan annyi ütést vittél, amennyit jósoltál, 20 pontot kapsz, és ütésenként további 10-et.
    Ha nem, minden fölösleges vagy hiányzó ütésért 10 pontot vesztesz.
rule-score-2 = A jegyzettömb minden fordulóhoz mutatja az addigi összegedet és a jóslatodat.
rule-score-3 =
    Az utolsó forduló után a legtöbb pont nyer.
    .tie = Ha többen érik el, mindnyájan nyernek.

## Játékvariációk

section-var = Játékvariációk
rule-var-1 =
    Plusz/mínusz egy: a jóslatok összege nem lehet annyi, ahány ütés van a fordulóban.
    Ha utolsóként jósolsz, éppen azt az egy számot nem mondhatod, amellyel kijönne.
    Nem fér össze a zárt és a titkos jóslással, mert ott senki sem jósol utolsóként.
rule-var-2 =
    Zárt jóslás: mindenki egyszerre, titokban írja le a jóslatát.
    .notes = A céduládat a felfedésig senki sem látja, sem a megbízott játékos, sem az osztó.
rule-var-3 =
    Titkos jóslás: mindenki egyszerre írja le a jóslatát, és csak a forduló végén mutatja meg.
    { $reveal ->
        [after_round] A zárt jóslás itt pontosan ugyanígy zajlik; a kettő közül válasszatok egyet.
       *[before_play] Vagy ezt a variációt választjátok, vagy a zárt jóslást.
    }
rule-var-4 =
    Nyitott jóslás: a lapjaidat a homlokodhoz tartod, és úgy jósolsz, hogy mindenki lapját látod, csak a sajátodat nem; utána a többieké
    rejtve marad, te kézbe veszed a lapjaidat, és a szokott módon játszol.
    Nem fér össze a különleges lapokkal, sem az Egy színnel és a Wizard Maximus variációval.
rule-var-5 =
    Egy színnel, 3 vagy 4 játékosnak, különleges lapok nélkül: tiéd egy szín 13 lapja, egy Mágus és egy Bolond; ezt a 15 lapot mind a 12
    forduló előtt megkevered, és az 1. fordulóban 4-et húzol belőle, aztán fordulónként eggyel többet.
    Nincsen adutt, és senkinek sem kell színt megadnia: a legmagasabb lap visz, a Mágustól a 13-ason és az 1-esen át a Bolondig, bármilyen
    színű is, egyenlők közül pedig az előbb kijátszott.
    { $seats ->
        [3] Egy szín, egy Mágus és egy Bolond a dobozban marad.
       *[other] {""}
    }
    .dealer = Senki sem oszt, de az osztó helye, amely először a megbízott játékosé, a szokott módon halad tovább, és eldönti, ki jósol és ki hív először.
rule-var-6 =
    Wizard Maximus, különleges lapok nélkül: csak öt fordulót játszotok, és mindegyikben kiosztjátok mind a 60 lapot.
    Az adutt kék, majd piros, zöld és sárga, az utolsó fordulóban pedig nincsen; lapot nem fordítotok fel.
    Először a megbízott játékos oszt, aztán a szokott módon a következő.
rule-var-7 =
    Legfeljebb egyet választhattok ezekből: plusz/mínusz egy, zárt jóslás, titkos jóslás; és legfeljebb egyet ezekből: nyitott jóslás, egy színnel, Wizard Maximus.
    A különleges lapok az első hárommal összeférnek, az utolsó hárommal és a tiltott Mágusokkal nem.
    Az egyszínű játék és a Wizard Maximus mindig teljes játék.
    Ha két választásotok nem fér össze, a játék előtt megtudjátok, melyik kettő.

## Kiadások

section-edition = Kiadások
rule-edition-1 = Minden kiadás a saját szabályfüzetének variációit kínálja. Ettől még bármit választhattok, ami összefér.
rule-edition-2 =
    A megbízott játékostól balra ülő jósol először.
    Az első ütésnél továbbra is az osztótól balra ülő hív.
rule-edition-3 =
    Nem játszhatsz ki Mágust, ha az adutt színt kell megadni; ha csak Mágusaid vannak, kijátszol egyet, és nem számít semmit.
    Mágust hívni mindig lehet, és hívott Bolond után is kijátszhatod, amíg nincs megadandó szín; ilyenkor a szokott módon számít.
    Nem fér össze a különleges lapokkal.
rule-edition-4 =
    { $reveal ->
        [after_round] A zárt jóslatokat a forduló végén mutatjátok meg, így ugyanúgy zajlik, mint a titkos jóslás.
       *[before_play] A zárt jóslatokat az első ütés előtt mutatjátok meg.
    }
rule-edition-5 =
    { $clairvoyance ->
        [every] Minden fordulóban nyitott jóslás van.
       *[first] Csak az 1. fordulóban van nyitott jóslás.
    }
rule-edition-6 =
    { $wizard-mark ->
        [none] {""}
       *[other] A Mágusok jele: { $wizard-mark }.
    }
    { $jester-mark ->
        [none] {""}
       *[other] A Bolondok jele: { $jester-mark }.
    }
rule-edition-7 = A jóslatokat az osztó jegyzi fel és olvassa fel, nem a megbízott játékos.
rule-edition-8 = A dobozon ez áll: { $box }.

## Megjegyzések

note-standard = A standard játékban: { $text }
note-not-standard = A standard játékban nincs ilyen szabály.
note-origin =
    { $source ->
        [ours] a mi saját szabályunk
        [others] ebben a füzetben nincs
        [tip] ebben a füzetben csak tipp
       *[other] {""}
    }

## Példák a szabályuk alá rajzolva

example-label = Példa
example-players = Tamás Andi Bence Zsófi
example-trump = Az adutt szín: { $colour-name }.
example-no-trump = Nincsen adutt.
example-may = { $player } kijátszhatja:
example-not = de ezt nem:
example-wins = { $player } viszi az ütést.
example-bombed = Senki sem viszi az ütést; { $player } hív a következőnél.
example-score = Jóslat: { $predicted }, elvitt ütés: { $tricks }; ez { $points } pont.
example-predicted = { $player } jóslata: { $number }.
example-closed = A fordulóban { $tricks } ütés van; { $player } nem jósolhatja ezt: { $number }.
example-coins = Jóslat: { $predicted }, eddig elvitt ütés: { $tricks }.

## A játék hat képben, ezzel kezdődik a szabálykönyv

picture-title = A játék hat képben
picture-aim = Minden fordulóban megjósolod, hány ütést viszel, és igyekszel pontosan annyit vinni. Egy ütésbe mindenki egy lapot játszik ki, és a legjobb viszi. A végén a legtöbb pont nyer.
picture-no-trump = nincsen adutt
picture-deal =
    { $how ->
        [own] A saját 15 lapoddal játszol: az 1. fordulóban négyet húzol, azután fordulónként eggyel többet.
        [even] Mind az öt fordulóban kiosztjátok mind a 60 lapot.
        [listed] Lapok fejenként, fordulóról fordulóra: { $sizes }.
       *[growing] Az 1. fordulóban egy-egy lap, a 2.-ban kettő, és így tovább.
    }
    .title = Osztás
    .seen = Lefordított lapok, fordulóról fordulóra: { $shown }…
picture-trump =
    { $how ->
        [listed] Nem fordítotok fel lapot. Az adutt fordulóról fordulóra: { $colours }.
        [none] Nincsen adutt: a legmagasabb lap nyer, bármilyen színű.
       *[turned] Felfordítjátok a következő lapot. A színe az adutt: minden mást üt.
    }
    .title = Adutt
    .seen =
        { $how ->
            [turned] Felfordított lap: { $card }.
           *[none] Nem fordítotok fel lapot.
        }
picture-predict =
    { $how ->
        [shown] Mindenki leírja, hány ütést visz, aztán megmutatjátok a számokat.
        [kept] Mindenki leírja, hány ütést visz, és csak a forduló végén mutatja meg.
       *[spoken] Sorban megmondjátok, hány ütést visztek.
    }
    { $sum ->
        [closed] Az összeg nem lehet annyi, ahány ütés van.
       *[open] { "" }
    }
    { $forehead ->
        [first] Az 1. fordulóban közben mindenki lapját látod, csak a sajátodat nem.
        [every] Közben mindenki lapját látod, csak a sajátodat nem.
       *[none] { "" }
    }
    .title = Jóslás
    .seen =
        Választva: { $chosen }.
        { $sum ->
            [closed] Nem megengedett: { $closed }.
           *[open] { "" }
        }
picture-follow =
    { $how ->
        [free] Senkinek sem kell színt adnia. A legmagasabb lap nyer, egyenlők közül az első.
       *[follow] Zöld az első lap: játssz zöldet, ha tudsz. A legmagasabb zöld nyer, ha senki sem játszik aduttot.
    }
    .title =
        { $how ->
            [free] Játék
           *[follow] Színre szín
        }
    .seen =
        Első lap: { $led }. Kijátszható: { $legal }.
        { $how ->
            [free] { "" }
           *[follow] Nem játszható ki: { $barred }.
        }
picture-magic =
    { $how ->
        [barred] A Mágus minden számot üt, a Bolond egyet sem. Mindig kijátszhatod őket, csak a Mágust nem, ha adutt a megadandó szín.
       *[free] A Mágus minden számot üt, a Bolond egyet sem. Mindig kijátszhatod őket.
    }
    .title = Mágus, Bolond
    .seen = Kijátszva: { $cards }. Nyer: { $winner }.
picture-score = Pontos jóslat: 20 pont, és ütésenként 10. Különben −10 minden eltérő ütésért.
    .title = Pontok
