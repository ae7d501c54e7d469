### Az első játék vezetővel, magyarul.

lesson-other = Ez is szabályos lenne. De próbáld inkább azt, amiről a lecke szól.

## Egy ütés

lesson-trick-title = Egy ütés
lesson-trick-deal = Az 1. fordulóban mindenki egy lapot kap, a 2. fordulóban kettőt, és így tovább: fordulónként eggyel többet. Ez a 3. forduló, ezért mindenkinek három lapja van.
lesson-trick-begin = A fordulóban ütésekért játszotok: mindenki kijátszik egy lapot, és egyikőtök viszi az összeset. Egy színen belül a nagyobb szám nyer.
lesson-trick-lead = Te hívsz. Kezdd a kék 9-essel.
lesson-trick-won = Senkinek sem volt magasabb kék lapja, tiéd az ütés. Aki viszi az ütést, az hív a következőnél.
lesson-trick-again = Hívj még egyszer, most a zöld 3-assal.
lesson-trick-end = A legmagasabb zöld lap gazdája { $one }, övé az ütés. A több nem mindig jobb: hamarosan szándékosan is el akarsz majd veszíteni néhányat.

## Szín megadása

lesson-following-title = A szín megadása
lesson-following-begin = Az első színes lap szabja meg a megadandó színt. Akinek van belőle, annak azt kell kijátszania.
lesson-following-follow = { $one } kéket hívott, és neked van kéked: pirosat és zöldet nem játszhatsz. Játszd ki a kék 5-öst.
lesson-following-free = { $other } sárgát hív, és neked nincs: most bármelyik lap jó. Szabadulj meg a piros 12-estől.
lesson-following-end = A 12-es magas volt, de nem sárga. Itt csak a hívott szín nyerhet, így { $one } viszi az ütést a 9-essel.

## Mágusok és Bolondok

lesson-wizards-and-jesters-title = Mágusok és Bolondok
lesson-wizards-and-jesters-begin = A négy Mágus mindent üt, a négy Bolond mindennel szemben veszít. Nincs színük, és mindig kijátszhatod őket.
lesson-wizards-and-jesters-wizard = Van kéked, és megadhatnád. De a Mágus mindig megengedett: vidd el vele az ütést.
lesson-wizards-and-jesters-won = Az ütés első Mágusa visz, még a 13-assal szemben is. Most te hívsz.
lesson-wizards-and-jesters-jester = Több ütést nem akarsz: hívd a Bolondot. Majd a következő színes lap dönti el, milyen színt kell megadni.
lesson-wizards-and-jesters-end = { $one } szabta meg a színt, { $other } vitte az ütést, te pedig kimaradtál belőle. A Bolond csak akkor visz, ha az ütésben csupa Bolond van.

## Adutt

lesson-trump-title = Az adutt
lesson-trump-begin = Osztás után felfordítunk egy lapot. A színe, most a piros, az adutt: minden más színt üt. Ha Bolondot fordítunk fel, nincsen adutt; ha Mágust, az osztó választ.
lesson-trump-trump = { $one } zöld 12-est hív, és neked nincs zölded. Játszd ki a kis aduttodat, a piros 2-est.
lesson-trump-end = A legkisebb adutt is üti a legmagasabb zöldet. Csak magasabb adutt vagy Mágus győzhette volna le. Aduttot játszani sosem kötelező: te döntesz.

## Jóslás

lesson-predicting-title = A jóslás
lesson-predicting-begin = Az első ütés előtt mindenki megmondja, hány ütést fog vinni. Erről szól a játék.
lesson-predicting-predict = A piros az adutt. A Mágus biztosan visz egy ütést, a piros 12-es nagy valószínűséggel, a kék 1-es szinte soha. Jósolj 2 ütést.
lesson-predicting-end = Az érméid mutatják: minden még hiányzó ütésért egy. A jóslatok elhangzottak, most már csak el kell találnod a tiédet.

## Pontok

lesson-scoring-title = A pontok
lesson-scoring-begin = 2 ütést jósoltál. Játszd végig a fordulót, és vigyél pontosan kettőt.
lesson-scoring-first = Nincs zölded, így minden megengedett. Vidd el ezt az ütést a Mágussal.
lesson-scoring-second = Még egyet. Hívd a piros 12-est: csak a 13-as és a Mágusok magasabbak.
lesson-scoring-last = Ez kettő. A többit el akarod veszíteni: játszd ki a kék 1-est.
lesson-scoring-end = Elvitt ütés: { $won }, jóslat: { $predicted }. Ez 20 pont, és ütésenként még 10, összesen { $points }. { $one } jóslata { $predicted-one } volt, elvitt ütése { $won-one }: ez { $points-one } pont. Minden fölösleges vagy hiányzó ütés 10 pontba kerül.
lesson-scoring-game = Három játékossal { $rounds-3 } fordulót játszotok, néggyel { $rounds-4 }, öttel { $rounds-5 }, hattal { $rounds-6 }; az utolsóban minden lapot kiosztotok. Ezután a legmagasabb összeg nyer.

## A különleges lapok

lesson-shapeshifter-title = Az Alakváltó
lesson-shapeshifter-begin = Az Alakváltó Mágus vagy Bolond. Hogy melyik, azt kijátszáskor mondod meg.
lesson-shapeshifter-play = Ezt az ütést akarod: játszd ki az Alakváltót Mágusként.
lesson-shapeshifter-end = Mágusnak számított, és tiéd az ütés. Bolondként a vesztésben segített volna.
lesson-dragon-title = A Sárkány
lesson-dragon-begin = A Sárkány a legmagasabb lap, minden Mágusnál magasabb.
lesson-dragon-play = { $one } Mágust hívott, és biztonságban érzi magát. Játszd ki a Sárkányt.
lesson-dragon-end = A Sárkány viszi az ütést. Csak a Nimfa állíthatta volna meg.
lesson-fairy-title = A Nimfa
lesson-fairy-begin = A Nimfa a legalacsonyabb lap, minden Bolondnál alacsonyabb. Egy kivétellel.
lesson-fairy-play = { $one } a Sárkányt hívta. Játszd ki a Nimfát, és figyelj.
lesson-fairy-end = Ha a Sárkány az ütésben van, a Nimfa viszi.
lesson-bomb-title = A Bomba
lesson-bomb-begin = Az az ütés, amelyben a Bomba van, senkinek sem számít.
lesson-bomb-play = Erre az ütésre { $one } nagyon számít. Játszd ki a Bombát.
lesson-bomb-end = Az ütést félretesszük, és senkinek sem számít. A Bomba nélkül { $one } vitte volna, ezért ő hív a következőnél.
lesson-werewolf-title = A Vérfarkas
lesson-werewolf-begin = Akinél a Vérfarkas van, a jóslás előtt kicseréli a felfordított lapra, és aduttot választ, vagy adutt nélkül játszotok.
lesson-werewolf-swap = Két magas piros lapod van. Legyen a piros az adutt.
lesson-werewolf-end = A zöld 7-es most a kezedben van, mindenki tudja, és a piros az adutt.
lesson-juggler-title = A Zsonglőr
lesson-juggler-begin = A Zsonglőr 7½-et ér abban a színben, amelyet bemondasz. Az ütése után mindenki balra ad egy lapot.
lesson-juggler-play = Zöldet hívtak, és eddig a 6-os a legmagasabb. Játszd ki a Zsonglőrt, és mondj be zöldet.
lesson-juggler-pass = Tiéd az ütés. Most adj egy lapot a bal oldali szomszédodnak: a kék 2-essel úgysem mész sokra.
lesson-juggler-end = Mindenki egyszerre adta tovább a lapját. Tudod, melyiket adtad oda, és kaptál egy újat.
lesson-cloud-title = A Felhő
lesson-cloud-begin = A Felhő 9¾-et ér abban a színben, amelyet bemondasz. Akinél a végén van, annak eggyel módosítania kell a jóslatát.
lesson-cloud-play = 0 ütést jósoltál, de csak a Felhő van nálad. Játszd ki, és mondj be zöldet.
lesson-cloud-change = Tiéd az ütés, és a Felhő is. Egy ütést vittél: emeld a jóslatodat 1-re.
lesson-cloud-end = Jóslat: { $won }, elvitt ütés: { $won }. Így mégis { $points } pont.
