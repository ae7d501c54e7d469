### Chyby a důvody podle kódu, česky. Zpráva mluví k tomu, kdo rozhodl; `.seat` říká totéž o místě.

## Rozhodnutí, které není dovoleno

error-game-over = Hra skončila.
error-turn-not-yours = Nejsi na řadě.
    .seat = Na řadě není místo { $seat }, ale místo { $turn }.
error-turn-already-decided = Ty už máš rozhodnuto; počkej na ostatní.
    .seat = Místo { $seat } už má rozhodnuto.
error-turn-other-decision = „{ $choice }“ teď zvolit nejde. Na řadě je { $phase-name }.
error-turn-no-such-seat = Takové místo tu není.
error-predict-too-many = Nemůžeš hlásit { $choice }: toto kolo má jen { $tricks }.
    .seat = Místo { $seat } nemůže hlásit { $choice }: toto kolo má jen { $tricks }.
error-predict-plus-minus-one = Nemůžeš hlásit { $choice }: součet by vyšel přesně na { $tricks }.
    .seat = Místo { $seat } nemůže hlásit { $choice }: součet by vyšel přesně na { $tricks }.
error-play-not-in-hand = Nemáš v ruce { $card }.
    .seat = Místo { $seat } nemá v ruce { $card }.
error-play-must-follow =
    Nemůžeš zahrát { $card }: máš ještě { $colour ->
        [blue] modrou
        [red] červenou
        [green] zelenou
       *[yellow] žlutou
    }.
    .seat =
        Místo { $seat } nemůže zahrát { $card }: má ještě { $colour ->
            [blue] modrou
            [red] červenou
            [green] zelenou
           *[yellow] žlutou
        }.
error-play-wizard-barred = Čaroděje zahrát nemůžeš: musí se { -follow } { $colour-name }, a to je trumfová barva.
    .seat = Místo { $seat } nemůže zahrát čaroděje: musí se { -follow } { $colour-name }, a to je trumfová barva.
error-pass-not-in-hand = Nemáš v ruce { $card }.
    .seat = Místo { $seat } nemá v ruce { $card }.
error-adjust-below-zero = { -prediction(case: "your-cap") } je 0 a níž už to nejde.
    .seat = { -prediction(case: "cap") } místa { $seat } je 0 a níž už to nejde.

## Proč je rozhodnutí dovoleno

reason-predict-allowed =
    { $tricks ->
        [one] Tolik hlásit smíš: toto kolo má { $tricks } štych.
        [few] Tolik hlásit smíš: toto kolo má { $tricks } štychy.
        [many] Tolik hlásit smíš: toto kolo má { $tricks } štychu.
       *[other] Tolik hlásit smíš: toto kolo má { $tricks } štychů.
    }
reason-trump-dealer-chooses = Rozdáváš, takže barvu trumfů volíš ty.
reason-trump-werewolf-chooses = Máš Vlkodlaka, takže volíš barvu trumfů, nebo hru bez nich.
reason-play-leads = Vynášíš: zahraj kteroukoli kartu.
reason-play-follows = { -follow(case: "you") } barvu: { $colour-name }.
reason-play-cannot-follow =
    { $colour ->
        [blue] Nemáš modrou, takže smíš zahrát kteroukoli kartu.
        [red] Nemáš červenou, takže smíš zahrát kteroukoli kartu.
        [green] Nemáš zelenou, takže smíš zahrát kteroukoli kartu.
       *[yellow] Nemáš žlutou, takže smíš zahrát kteroukoli kartu.
    }
reason-play-always-playable = Tuhle kartu smíš zahrát vždycky.
reason-play-nobody-follows = V tomto štychu nikdo nemusí { -follow } barvu.
reason-play-colour-open = Barva štychu ještě není určena.
reason-play-colours-do-not-matter = Na barvách tady nezáleží: zahraj kteroukoli kartu.
reason-play-nothing-but-wizards = Máš jen čaroděje, takže jednoho zahraješ; nepočítá se.
reason-pass-allowed = Podat smíš kteroukoli kartu z ruky.
reason-adjust-allowed = Mrak mění { -prediction(case: "your-nom") } o jeden štych.

## Nastavení

error-settings-exclude =
    { $other ->
        [seats] { $one-name }: jen pro 3 nebo 4 hráče.
        [length] { $one-name }: jen jako celá hra.
       *[other] { $one-name } a { $other-name } nelze kombinovat.
    }
error-settings-together = { $one-name } a { $other-name }: buď obě karty, nebo žádná.
error-settings-unknown = Nastavení „{ $setting }“ neexistuje.
error-settings-of-a-game = Vydání tohle neurčuje, určuje to každá hra sama: { $setting-name }.
error-settings-bad-value =
    { $setting ->
        [seats] Hra je pro 3 až 6 hráčů, ne pro { $value }.
        [scribe] Místo { $value } tu není, nemůže na něm sedět { -scribe }.
        [specials] Speciální karta „{ $value }“ neexistuje.
       *[other] „{ $value }“ není platná hodnota pro toto nastavení: { $setting-name }.
    }
error-settings-hand-sizes = Vlastní délka je 1 až 20 kol, v každém 1 až { $most } karet, třeba 3, 5, 7; ne „{ $value }“.
error-settings-no-edition = Vydání „{ $value }“ neexistuje.
error-settings-no-bot = Bot „{ $value }“ neexistuje.
error-settings-bad-thought = „{ $value }“: za @ patří číslo od { $least } do { $most }.
error-settings-bad-seed =
    { $setting ->
        [table] Číslo stolu je celé číslo od 0 do 2^63 − 1.
       *[seed] Seed je celé číslo od 0 do 2^63 − 1.
    }
error-settings-bad-players = Jméno potřebuje každé místo; míst je { $seats }.
error-settings-bad-headers = Hlavičku „{ $header }“ nelze zapsat: název smí obsahovat a-z, 0-9 a spojovníky, hodnota text.

## Karty, rozhodnutí, rozdání

error-notation-unknown-card = Karta „{ $token }“ neexistuje.
error-notation-unknown-decision = „{ $token }“ není rozhodnutí.
error-deal-not-the-deck = Tohle nejsou všechny karty balíčku, každá právě jednou.
error-deal-not-in-deck = Tahle karta v balíčku není.
error-deal-twice = Tahle karta je rozdaná dvakrát.
error-deal-not-own-card = Tahle karta nemá barvu tohoto místa.

## Zpět a vpřed

error-undo-nothing = Není co vzít zpět.
error-undo-no-such-step = Hra nemá rozhodnutí číslo { $step }.
error-events-no-such-event = Události se počítají od 0; číslo { $since } neexistuje.
error-game-not-over = Karty se odkryjí až po skončení hry.
error-round-not-over = Kolo { $round } ještě nemá body.
error-record-no-past = Tahle hra začala z rozehrané pozice, takže nemá záznam.

## Mnoho stolů najednou

error-settings-bad-batch = Dávka potřebuje aspoň 1 stůl, ne { $value }.
error-settings-no-settings = Dávka potřebuje nastavení: stejné pro všechny stoly, nebo několik druhů.
error-settings-bad-row = Tohle není pozice hry s tímto nastavením.
error-settings-other-table = Hra a stůl mají různá nastavení.
error-settings-twice = Zadej { $one }, nebo { $other }, ne obojí.
error-play-wrong-number = Pro každý stůl musí být právě jedno rozhodnutí.
error-play-no-number = Rozhodnutí pro mnoho stolů musí být celá čísla.
error-play-illegal-in-batch = Rozhodnutí číslo { $action } není u stolu { $table } dovoleno.
error-fast-no-cuda-package = Stoly na grafické kartě potřebují balíček numba-cuda: pip install 'foretell[gpu]'
error-fast-no-cuda-device = Není tu grafická karta, kterou by CUDA mohla použít.

## Poctivé míchání

error-settings-bad-chance =
    { $setting ->
        [nonce] Nonce má 16 až 64 bajtů.
       *[seed] Seed má 64 bajtů.
    }
error-fairness-no-headers = Tento záznam neříká, jak se karty zamíchaly.
error-fairness-unknown-shuffle = Tento záznam uvádí míchání, které tato verze nezná; zná { $method }.
error-fairness-bad-header = Hlavička „{ $header }“ chybí nebo je poškozená.
error-fairness-no-seed = Seed je tajný, dokud hra neskončí.
error-fairness-wrong-seed = Seed není ten, který byl ohlášen před hrou.
error-fairness-wrong-nonce = Nonce místa { $seat } není ten, který byl ohlášen před hrou.
error-fairness-own-nonce = Náhodné číslo z tvého prohlížeče nebylo použito.
error-fairness-wrong-deal = Rozdání v kole { $round } neodpovídá seedu a noncím.
error-fairness-wrong-scribe = Los o to, kdo je { -scribe }, padl na místo { $seat }, ale záznam uvádí jiné.

## Server: co se posílá

error-protocol-bad-frame = Tohle není příkaz tohoto protokolu. { $where }
error-protocol-bad-request = Tomuto požadavku nerozumím. { $where }
error-protocol-binary = Zprávy jsou text, ne binární data.
error-protocol-too-large = To je moc velké; nejvýš { $most } bajtů.
error-protocol-hello-first = Nejdřív pozdrav příkazem hello.
error-protocol-hello-twice = Pozdrav hello už zazněl.
error-protocol-unsupported-version = Tento server používá verzi { $version } protokolu.
error-token-missing = K tomu je potřeba token. Nejdřív se přihlas jako host.
error-token-invalid = Tento token nevydal tento server.
error-token-expired = Platnost tokenu vypršela. Přihlas se znovu jako host.
error-token-outdated = Místo tohoto tokenu už platí novější.
error-limits-too-fast = To bylo moc rychle za sebou. Chvilku počkej.
error-limits-too-slow = Poslali jsme ti víc, než tvé připojení stačilo přijmout.
error-server-store-unavailable = Právě teď nejde nic uložit. Zkus to za chvilku znovu.
error-server-closing = Server se vypíná. Připoj se za chvilku znovu.
error-server-bad-setting = Nastavení serveru je chybné: { $setting }
error-server-bad-file = Soubor s nastavením nelze přečíst: { $file }: { $trouble }
error-server-needs-postgres = Více procesů ({ $workers }) potřebuje PostgreSQL; SQLite stačí pro jeden.
error-server-no-address = Foretell nemůže použít adresu { $address }. Možná už tam běží.
error-packages-missing = Tohle potřebuje balíček { $package }: pip install 'foretell[{ $extra }]'
error-server-no-store = Úložiště { $store } nelze otevřít: { $trouble }
error-server-store-in-use = Úložiště { $store } používá jiný server. Ukonči ho, nebo zvol jiné úložiště.
error-server-newer-store = Úložiště pochází z novější verze Foretellu. Nainstaluj ji, nebo zvol jiné úložiště.
error-passkeys-refused = Tento přístupový klíč nelze přijmout.
error-passkeys-too-late = Trvalo to moc dlouho. Začni znovu.

## Server: jména a povídání

error-names-empty = Jméno musí mít aspoň jedno písmeno.
error-names-too-long = To je moc dlouhé; nejvýš { $most } znaků.
error-names-bad-letters = V tomto jméně jsou znaky, které nejde zobrazit.
error-names-confusable = U tohoto stolu už má někdo velmi podobné jméno jako „{ $name }“.
error-chat-empty = Zpráva je prázdná.
error-chat-too-long = To je moc dlouhé; nejvýš { $most } znaků najednou.

## Server: stoly

error-table-not-found = Takový stůl neexistuje.
error-table-closed = Tento stůl je zavřený.
error-table-not-host = Tohle smí jen hostitel.
error-table-not-seated = U tohoto stolu nesedíš.
error-table-no-such-seat = U tohoto stolu takové místo není.
error-table-no-such-player = Hostitel musí sedět u stolu.
error-table-seat-taken = Toto místo je obsazené.
error-table-seat-empty = Někdo chybí: jedno místo je ještě prázdné.
error-table-not-ready = Čeká se ještě na: { $name }.
error-table-already-started = Hra už začala.
error-table-not-playing = U tohoto stolu se nehraje.
error-table-not-over = Hra ještě neskončila.
error-table-nothing-to-show = Teď není jaký nonce ukázat.
error-table-wrong-nonce = Tohle není nonce, který byl ohlášen.
error-table-other-turn = Tohle patří k jinému tahu.
error-table-nothing-to-decide = Nemáš o čem rozhodovat.
error-table-paused = Hra je pozastavená.
error-table-not-paused = Hra není pozastavená.
error-table-away = Hraje za tebe bot. Nejdřív se vrať.
error-table-not-away = Žádný bot za tebe nehraje.
error-table-no-hints = U tohoto stolu není nápověda povolená.
error-table-rated-no-hints = V hodnocených hrách není nápověda.
error-table-rated-length = Hodnotit se dají jen celé hry a turnaje.
error-table-rated-needs-people = Hodnocená hra potřebuje aspoň dva lidi.
error-table-bad-option = Tohle je mimo rozsah: { $option }

## Server: archiv

error-archive-no-game = Taková hra neexistuje, nebo ještě neskončila.
error-archive-no-step = Rozhodnutí je ve hře jen { $decisions }.
error-archive-no-seat = Míst je ve hře jen { $seats }.
error-archive-no-player = Takový hráč neexistuje.
error-lessons-not-found = Taková lekce neexistuje.

## Aréna

error-arena-no-line-up = Sestava je seznam botů, jeden pro každé místo, ne „{ $value }“.
error-arena-line-up = Počet botů: { $bots }, počet míst: { $seats }; uveď jednoho pro každé místo.
error-arena-games = „{ $value }“ není platný počet her.
error-arena-levels = Turnaj hrají aspoň dvě úrovně; každou uveď jednou.
error-arena-no-games = Žádná hra se nedohrála.
error-arena-no-level = „{ $value }“ nehrál; hráli: { $levels }.
error-arena-no-bot = „{ $value }“ není bot: { $trouble }
error-arena-bot-failed = Bot { $bot } na místě { $seat } selhal v kole { $round } rozdání { $deal }: { $trouble }
error-arena-worker-gone = Proces, který hrál, náhle skončil: někdo ho ukončil, nebo došla paměť. S --out se dá pokračovat pomocí --resume.
error-arena-other-set-up = Tohle je deník jiného zápasu nebo jiné verze: { $file }
error-arena-broken-journal = Tohle není celý deník zápasu: { $file }
error-arena-in-use = Do tohoto deníku právě píše jiný program: { $file }
error-arena-no-cluster = Na adrese { $address } neodpovídá žádný cluster Ray.

## Záznamy

error-record-no-record = Záznam začíná slovy „foretell 1“.
error-record-no-text = Záznam je text v UTF-8; zadej obsah souboru, ne jeho jméno.
error-bots-other-encoding = Tato síť čte kódování { $version }, které tato verze nezapisuje.
error-record-unsupported-version = Tohle je záznam verze { $version }, kterou tato verze nezná.
error-record-bad-json = Tohle není platný JSON.
error-record-bad-value = Tohle sem v záznamu nepatří: { $what }
error-record-twice = „{ $what }“ tu stojí dvakrát.
error-record-missing-key = Chybí „{ $what }“.
error-record-unknown-key = Neznámé: „{ $what }“.
error-record-unexpected-line = Tady má stát jiný řádek: { $expected }
error-record-wrong-count = Tady jich má být { $expected }, ne { $found }.
error-record-unknown-card = Karta „{ $token }“ neexistuje.
error-record-unknown-decision = „{ $token }“ není rozhodnutí.
error-record-wrong-kind = „{ $token }“ do tohoto řádku nepatří.
error-record-misplaced-dot = Tečka smí stát jen tam, kde rozhodují všichni najednou, v posledním řádku záznamu.
error-record-not-seat-0 = Kde rozhodují všichni najednou, začíná řádek místem 0.
error-record-not-in-order = Kde rozhodují všichni najednou, stojí rozhodnutí v pořadí míst.
error-record-too-many-rounds =
    { $rounds ->
        [one] Hra má jen { $rounds } kolo.
        [few] Hra má jen { $rounds } kola.
        [many] Hra má jen { $rounds } kola.
       *[other] Hra má jen { $rounds } kol.
    }
error-record-round-not-over = Kolo ještě neskončilo.
error-record-round-over = Kolo už skončilo.
error-record-missing-totals = Kolo skončilo, ale chybí jeho součty.
error-record-wrong-totals = To není součet po tomto kole.
