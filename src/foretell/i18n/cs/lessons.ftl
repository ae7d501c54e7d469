### První hra s průvodcem, česky.

lesson-other = To by také šlo. Ale zkus to, o čem je tahle lekce.

## Štych

lesson-trick-title = Štych
lesson-trick-deal = V 1. kole dostane každý jednu kartu, ve 2. kole dvě a tak dále: v každém kole o jednu víc. Tohle je 3. kolo, takže každý má tři karty.
lesson-trick-begin = Kolo se hraje na štychy: každý zahraje jednu kartu a jeden z vás všechny vezme. V jedné barvě vyhrává vyšší číslo.
lesson-trick-lead = Vynášíš ty. Začni modrou devítkou.
lesson-trick-won = Vyšší modrou nikdo neměl, štych je tvůj. Kdo štych získá, vynáší další.
lesson-trick-again = Vynes znovu, tentokrát zelenou trojku.
lesson-trick-end = Nejvyšší zelenou má { $one } a bere tenhle štych. Víc není vždycky líp: brzy budeš chtít některé štychy schválně prohrát.

## Barva

lesson-following-title = Vynesená barva
lesson-following-begin = První barevná karta určí barvu štychu. Kdo tu barvu má, musí ji zahrát.
lesson-following-follow = { $one } vynáší modrou a ty modrou máš: červenou ani zelenou zahrát nesmíš. Zahraj modrou pětku.
lesson-following-free = { $other } vynáší žlutou a ty žádnou nemáš: teď smíš zahrát kteroukoli kartu. Zbav se červené dvanáctky.
lesson-following-end = Dvanáctka je vysoká, ale není žlutá. Vyhrát tu může jen vynesená barva, a tak bere { $one } devítkou.

## Čarodějové a šašci

lesson-wizards-and-jesters-title = Čarodějové a { -jester(case: "pl-nom") }
lesson-wizards-and-jesters-begin = Čtyři čarodějové přebijí všechno, čtyři { -jester(case: "pl-nom") } se vším prohrají. Barvu nemají a zahrát je smíš vždycky.
lesson-wizards-and-jesters-wizard = Modrou máš a zahrát ji smíš. Čaroděj je ale dovolený vždycky: vezmi jím štych.
lesson-wizards-and-jesters-won = První čaroděj ve štychu bere, i proti třináctce. Teď vynášíš ty.
lesson-wizards-and-jesters-jester = Další štychy nechceš: vynes { -jester(case: "acc") }. Barvu určí až příští barevná karta.
lesson-wizards-and-jesters-end = { $one } určuje barvu, { $other } bere štych a ty jsi z toho venku. { -jester(case: "cap") } bere jen tehdy, když na stole nic jiného není.

## Trumf

lesson-trump-title = Trumfy
lesson-trump-begin = Po rozdání se otočí jedna karta. Její barva, tentokrát červená, jsou trumfy: přebíjejí ostatní barvy. Otočený { -jester } znamená hru bez trumfů, při otočeném čaroději volí rozdávající.
lesson-trump-trump = { $one } vynáší zelenou dvanáctku a ty zelenou nemáš. Zahraj svůj malý trumf, červenou dvojku.
lesson-trump-end = Nejmenší trumf přebíjí nejvyšší zelenou. Porazil by ho jen vyšší trumf nebo čaroděj. Trumfovat nikdy nemusíš: záleží na tobě.

## Hlášení

lesson-predicting-title = { -prediction(case: "cap") }
lesson-predicting-begin = Před prvním štychem každý řekne, kolik štychů získá. O to v celé hře jde.
lesson-predicting-predict = Trumfy jsou červené. Čaroděj získá štych určitě, červená dvanáctka nejspíš, modrá jednička skoro nikdy. Ohlas 2 štychy.
lesson-predicting-end = Ukazují to tvoje mince: jedna za každý štych, který ti ještě chybí. { -prediction(case: "pl-cap") } platí, teď už jde jen o to se trefit.

## Body

lesson-scoring-title = Body
lesson-scoring-begin = Hlásíš 2 štychy. Zahraj kolo a získej přesně dva.
lesson-scoring-first = Zelenou nemáš, takže smíš cokoli. Vezmi si tenhle štych čarodějem.
lesson-scoring-second = Ještě jeden. Vynes červenou dvanáctku: vyšší je jen třináctka a čarodějové.
lesson-scoring-last = To jsou dva. Zbytek chceš prohrát: zahraj modrou jedničku.
lesson-scoring-end = Získané štychy: { $won }, { -prediction }: { $predicted }. To je 20 bodů a 10 za každý štych, celkem { $points }. { $one } má { -prediction(case: "acc") } { $predicted-one } a získané štychy { $won-one }: { $points-one } bodů. Každý štych navíc i každý chybějící stojí 10.
lesson-scoring-game = Kol se ve třech hraje { $rounds-3 }, ve čtyřech { $rounds-4 }, v pěti { $rounds-5 } a v šesti { $rounds-6 }; v posledním se rozdají všechny karty. Pak vyhrává nejvyšší součet.

## Speciální karty

lesson-shapeshifter-title = Měňavec
lesson-shapeshifter-begin = Měňavec je čaroděj, nebo { -jester }. Co z toho, řekneš, když ho hraješ.
lesson-shapeshifter-play = Tenhle štych chceš: zahraj Měňavce jako čaroděje.
lesson-shapeshifter-end = Platí jako čaroděj a štych je tvůj. Jako { -jester } by ti pomohl prohrát.
lesson-dragon-title = Drak
lesson-dragon-begin = Drak je nejvyšší karta ze všech, vyšší než každý čaroděj.
lesson-dragon-play = { $one } vynáší čaroděje a myslí si, že je v bezpečí. Zahraj Draka.
lesson-dragon-end = Drak bere štych. Zastavit ho mohla jen Víla.
lesson-fairy-title = Víla
lesson-fairy-begin = Víla je nejnižší karta ze všech, nižší než každý { -jester }. S jednou výjimkou.
lesson-fairy-play = { $one } vynáší Draka. Zahraj Vílu a uvidíš.
lesson-fairy-end = Kde leží Drak, tam bere štych Víla.
lesson-bomb-title = Bomba
lesson-bomb-begin = Štych s Bombou se nikomu nepočítá.
lesson-bomb-play = { $one } tenhle štych nutně potřebuje. Zahraj Bombu.
lesson-bomb-end = Štych se odkládá stranou a nepočítá se nikomu. Bez Bomby ho bere { $one }, a proto taky vynáší další.
lesson-werewolf-title = Vlkodlak
lesson-werewolf-begin = Kdo má Vlkodlaka, vymění ho za otočenou kartu, ještě než se začne hlásit, a zvolí barvu trumfů, nebo hru bez nich.
lesson-werewolf-swap = Máš dvě vysoké červené karty. Zvol červené trumfy.
lesson-werewolf-end = Zelenou sedmičku máš teď v ruce, všichni to vědí a trumfy jsou červené.
lesson-juggler-title = Žonglér
lesson-juggler-begin = Žonglér je 7½ v barvě, kterou ohlásíš. Po jeho štychu každý podá jednu kartu doleva.
lesson-juggler-play = Vynesená je zelená a nejvyšší je zatím šestka. Zahraj Žongléra a ohlas zelenou.
lesson-juggler-pass = Štych je tvůj. Teď podej kartu sousedovi vlevo: modrá dvojka ti k ničemu moc není.
lesson-juggler-end = Podávali všichni najednou. Víš, kterou kartu dáváš pryč, a máš novou.
lesson-cloud-title = Mrak
lesson-cloud-begin = Mrak je 9¾ v barvě, kterou ohlásíš. Kdo ho má na konci, musí { -prediction(case: "own-acc") } změnit o jeden štych.
lesson-cloud-play = Hlásíš 0, ale máš jen Mrak. Zahraj ho a ohlas zelenou.
lesson-cloud-change = Štych je tvůj a Mrak taky. Máš jeden štych: zvyš { -prediction(case: "own-acc") } na 1.
lesson-cloud-end = { -prediction(case: "cap") } { $won }, získáno { $won }: nakonec { $points } bodů.
