### Prvá hra so sprievodcom, po slovensky.

lesson-other = Aj to by šlo. Ale skús to, o čom je táto lekcia.

## Štich

lesson-trick-title = Štich
lesson-trick-deal = V 1. kole dostane každý jednu kartu, v 2. kole dve a tak ďalej: v každom kole o jednu viac. Toto je 3. kolo, takže každý má tri karty.
lesson-trick-begin = Kolo sa hrá na štichy: každý zahrá jednu kartu a jeden z vás všetky vezme. V jednej farbe vyhráva vyššie číslo.
lesson-trick-lead = Vynášaš ty. Začni modrou deviatkou.
lesson-trick-won = Vyššiu modrú nikto nemal, štich je tvoj. Kto štich získa, vynáša ďalší.
lesson-trick-again = Vynes znova, tentoraz zelenú trojku.
lesson-trick-end = Najvyššiu zelenú má { $one } a berie tento štich. Viac nie je vždy lepšie: čoskoro budeš chcieť niektoré štichy zámerne prehrať.

## Farba

lesson-following-title = Vynesená farba
lesson-following-begin = Prvá farebná karta určí farbu štichu. Kto tú farbu má, musí ju zahrať.
lesson-following-follow = { $one } vynáša modrú a ty modrú máš: červenú ani zelenú zahrať nesmieš. Zahraj modrú päťku.
lesson-following-free = { $other } vynáša žltú a ty žiadnu nemáš: teraz smieš zahrať ktorúkoľvek kartu. Zbav sa červenej dvanástky.
lesson-following-end = Dvanástka je vysoká, ale nie je žltá. Vyhrať tu môže len vynesená farba, a tak berie { $one } deviatkou.

## Čarodejníci a žolíky

lesson-wizards-and-jesters-title = Čarodejníci a žolíky
lesson-wizards-and-jesters-begin = Štyria čarodejníci prebijú všetko, štyri žolíky so všetkým prehrajú. Farbu nemajú a zahrať ich smieš vždy.
lesson-wizards-and-jesters-wizard = Modrú máš a zahrať ju smieš. Čarodejník je však dovolený vždy: vezmi ním štich.
lesson-wizards-and-jesters-won = Prvý čarodejník v štichu berie, aj proti trinástke. Teraz vynášaš ty.
lesson-wizards-and-jesters-jester = Ďalšie štichy nechceš: vynes žolíka. Farbu určí až najbližšia farebná karta.
lesson-wizards-and-jesters-end = { $one } určuje farbu, { $other } berie štich a ty si z toho vonku. Žolík berie len vtedy, keď na stole nič iné nie je.

## Tromf

lesson-trump-title = Tromfy
lesson-trump-begin = Po rozdaní sa otočí jedna karta. Jej farba, tentoraz červená, sú tromfy: prebíjajú ostatné farby. Otočený žolík znamená hru bez tromfov, pri otočenom čarodejníkovi volí rozdávajúci.
lesson-trump-trump = { $one } vynáša zelenú dvanástku a ty zelenú nemáš. Zahraj svoj malý tromf, červenú dvojku.
lesson-trump-end = Najmenší tromf prebíja najvyššiu zelenú. Porazil by ho len vyšší tromf alebo čarodejník. Tromfovať nikdy nemusíš: záleží na tebe.

## Proroctvo

lesson-predicting-title = Proroctvo
lesson-predicting-begin = Pred prvým štichom každý povie, koľko štichov získa. O to v celej hre ide.
lesson-predicting-predict = Tromfy sú červené. Čarodejník získa štich určite, červená dvanástka veľmi pravdepodobne, modrá jednotka takmer nikdy. Predpovedz 2 štichy.
lesson-predicting-end = Ukazujú to tvoje mince: jedna za každý štich, ktorý ti ešte chýba. Proroctvá platia, teraz už ide len o to trafiť to svoje.

## Body

lesson-scoring-title = Body
lesson-scoring-begin = Predpovedáš 2 štichy. Zahraj kolo a získaj presne dva.
lesson-scoring-first = Zelenú nemáš, takže smieš čokoľvek. Vezmi si tento štich čarodejníkom.
lesson-scoring-second = Ešte jeden. Vynes červenú dvanástku: vyššia je len trinástka a čarodejníci.
lesson-scoring-last = To sú dva. Zvyšok chceš prehrať: zahraj modrú jednotku.
lesson-scoring-end = Získané štichy: { $won }, proroctvo: { $predicted }. To je 20 bodov a 10 za každý štich, spolu { $points }. { $one } má proroctvo { $predicted-one } a získané štichy { $won-one }: { $points-one } bodov. Každý štich navyše aj každý chýbajúci stojí 10.
lesson-scoring-game = Kôl sa v troch hrá { $rounds-3 }, vo štyroch { $rounds-4 }, v piatich { $rounds-5 } a v šiestich { $rounds-6 }; v poslednom sa rozdajú všetky karty. Potom vyhráva najvyšší súčet.

## Špeciálne karty

lesson-shapeshifter-title = Meňavec
lesson-shapeshifter-begin = Meňavec je čarodejník, alebo žolík. Čo z toho, povieš, keď ho hráš.
lesson-shapeshifter-play = Tento štich chceš: zahraj Meňavca ako čarodejníka.
lesson-shapeshifter-end = Platí ako čarodejník a štich je tvoj. Ako žolík by ti pomohol prehrať.
lesson-dragon-title = Drak
lesson-dragon-begin = Drak je najvyššia karta zo všetkých, vyššia ako každý čarodejník.
lesson-dragon-play = { $one } vynáša čarodejníka a cíti sa bezpečne. Zahraj Draka.
lesson-dragon-end = Drak berie štich. Zastaviť ho mohla len Víla.
lesson-fairy-title = Víla
lesson-fairy-begin = Víla je najnižšia karta zo všetkých, nižšia ako každý žolík. S jednou výnimkou.
lesson-fairy-play = { $one } vynáša Draka. Zahraj Vílu a uvidíš.
lesson-fairy-end = Kde leží Drak, tam berie štich Víla.
lesson-bomb-title = Bomba
lesson-bomb-begin = Štich s Bombou sa nikomu nepočíta.
lesson-bomb-play = { $one } tento štich súrne potrebuje. Zahraj Bombu.
lesson-bomb-end = Štich sa odkladá nabok a nepočíta sa nikomu. Bez Bomby ho berie { $one }, a preto aj vynáša ďalší.
lesson-werewolf-title = Vlkolak
lesson-werewolf-begin = Kto má Vlkolaka, vymení ho za otočenú kartu skôr, než sa začne predpovedať, a zvolí farbu tromfov, alebo hru bez nich.
lesson-werewolf-swap = Máš dve vysoké červené karty. Zvoľ červené tromfy.
lesson-werewolf-end = Zelenú sedmičku máš teraz v ruke, všetci to vedia a tromfy sú červené.
lesson-juggler-title = Žonglér
lesson-juggler-begin = Žonglér je 7½ vo farbe, ktorú ohlásiš. Po jeho štichu každý podá jednu kartu doľava.
lesson-juggler-play = Vynesená je zelená a najvyššia je zatiaľ šestka. Zahraj Žongléra a ohlás zelenú.
lesson-juggler-pass = Štich je tvoj. Teraz podaj kartu susedovi vľavo: modrá dvojka ti veľmi nepomôže.
lesson-juggler-end = Podávali všetci naraz. Vieš, ktorú kartu dávaš preč, a máš novú.
lesson-cloud-title = Oblak
lesson-cloud-begin = Oblak je 9¾ vo farbe, ktorú ohlásiš. Kto ho má na konci, musí svoje proroctvo zmeniť o jeden štich.
lesson-cloud-play = Predpovedáš 0, ale máš len Oblak. Zahraj ho a ohlás zelenú.
lesson-cloud-change = Štich je tvoj a Oblak tiež. Máš jeden štich: zvýš svoje proroctvo na 1.
lesson-cloud-end = Proroctvo { $won }, získané { $won }: nakoniec { $points } bodov.
