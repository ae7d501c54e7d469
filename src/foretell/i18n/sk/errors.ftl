### Chyby a dôvody podľa kódu, po slovensky. Správa hovorí k tomu, kto rozhodol; `.seat` hovorí to isté o mieste.

## Rozhodnutie, ktoré nie je dovolené

error-game-over = Hra sa skončila.
error-turn-not-yours = Nie si na rade.
    .seat = Na rade nie je miesto { $seat }, ale miesto { $turn }.
error-turn-already-decided = Ty už máš rozhodnuté; počkaj na ostatných.
    .seat = Miesto { $seat } už má rozhodnuté.
error-turn-other-decision = „{ $choice }“ sa teraz zvoliť nedá. Na rade je { $phase-name }.
error-turn-no-such-seat = Také miesto tu nie je.
error-predict-too-many = Nemôžeš predpovedať { $choice }: toto kolo má len { $tricks }.
    .seat = Miesto { $seat } nemôže predpovedať { $choice }: toto kolo má len { $tricks }.
error-predict-plus-minus-one = Nemôžeš predpovedať { $choice }: súčet proroctiev by vyšiel presne na { $tricks }.
    .seat = Miesto { $seat } nemôže predpovedať { $choice }: súčet proroctiev by vyšiel presne na { $tricks }.
error-play-not-in-hand = Nemáš v ruke { $card }.
    .seat = Miesto { $seat } nemá v ruke { $card }.
error-play-must-follow =
    Nemôžeš zahrať { $card }: máš ešte { $colour ->
        [blue] modrú
        [red] červenú
        [green] zelenú
       *[yellow] žltú
    }.
    .seat =
        Miesto { $seat } nemôže zahrať { $card }: má ešte { $colour ->
            [blue] modrú
            [red] červenú
            [green] zelenú
           *[yellow] žltú
        }.
error-play-wizard-barred =
    Čarodejníka zahrať nemôžeš: priznať treba { $colour ->
        [blue] modrú
        [red] červenú
        [green] zelenú
       *[yellow] žltú
    }, a to je tromfová farba.
    .seat =
        Miesto { $seat } nemôže zahrať čarodejníka: priznať treba { $colour ->
            [blue] modrú
            [red] červenú
            [green] zelenú
           *[yellow] žltú
        }, a to je tromfová farba.
error-pass-not-in-hand = Nemáš v ruke { $card }.
    .seat = Miesto { $seat } nemá v ruke { $card }.
error-adjust-below-zero = Tvoje proroctvo je 0 a nižšie už nejde.
    .seat = Proroctvo miesta { $seat } je 0 a nižšie už nejde.

## Prečo je rozhodnutie dovolené

reason-predict-allowed =
    { $tricks ->
        [one] Toľko predpovedať smieš: toto kolo má { $tricks } štich.
        [few] Toľko predpovedať smieš: toto kolo má { $tricks } štichy.
        [many] Toľko predpovedať smieš: toto kolo má { $tricks } štichu.
       *[other] Toľko predpovedať smieš: toto kolo má { $tricks } štichov.
    }
reason-trump-dealer-chooses = Rozdávaš, takže farbu tromfov volíš ty.
reason-trump-werewolf-chooses = Máš Vlkolaka, takže volíš farbu tromfov, alebo hru bez nich.
reason-play-leads = Vynášaš: zahraj ktorúkoľvek kartu.
reason-play-follows = Priznávaš farbu: { $colour-name }.
reason-play-cannot-follow =
    { $colour ->
        [blue] Nemáš modrú, takže smieš zahrať ktorúkoľvek kartu.
        [red] Nemáš červenú, takže smieš zahrať ktorúkoľvek kartu.
        [green] Nemáš zelenú, takže smieš zahrať ktorúkoľvek kartu.
       *[yellow] Nemáš žltú, takže smieš zahrať ktorúkoľvek kartu.
    }
reason-play-always-playable = Túto kartu smieš zahrať vždy.
reason-play-nobody-follows = V tomto štichu nikto nemusí priznať farbu.
reason-play-colour-open = Farba štichu ešte nie je určená.
reason-play-colours-do-not-matter = Na farbách tu nezáleží: zahraj ktorúkoľvek kartu.
reason-play-nothing-but-wizards = Máš len čarodejníkov, takže jedného zahráš; nepočíta sa.
reason-pass-allowed = Podať smieš ktorúkoľvek kartu z ruky.
reason-adjust-allowed = Oblak mení tvoje proroctvo o jeden štich.

## Nastavenia

error-settings-exclude =
    { $other ->
        [seats] { $one-name }: len pre 3 alebo 4 hráčov.
        [length] { $one-name }: len ako celá hra.
       *[other] { $one-name } a { $other-name } sa nedajú kombinovať.
    }
error-settings-together = { $one-name } a { $other-name }: buď obe karty, alebo žiadna.
error-settings-unknown = Nastavenie „{ $setting }“ neexistuje.
error-settings-of-a-game = Vydanie toto neurčuje, určuje to každá hra sama: { $setting-name }.
error-settings-bad-value =
    { $setting ->
        [seats] Hra je pre 3 až 6 hráčov, nie pre { $value }.
        [scribe] Miesto { $value } pre dôverníka tu nie je.
        [specials] Špeciálna karta „{ $value }“ neexistuje.
       *[other] „{ $value }“ nie je platná hodnota pre toto nastavenie: { $setting-name }.
    }
error-settings-hand-sizes = Vlastná dĺžka je 1 až 20 kôl, v každom 1 až { $most } kariet, napríklad 3, 5, 7; nie „{ $value }“.
error-settings-no-edition = Vydanie „{ $value }“ neexistuje.
error-settings-no-bot = Bot „{ $value }“ neexistuje.
error-settings-bad-thought = „{ $value }“: za @ patrí číslo od { $least } do { $most }.
error-settings-bad-seed =
    { $setting ->
        [table] Číslo stola je celé číslo od 0 do 2^63 − 1.
       *[seed] Seed je celé číslo od 0 do 2^63 − 1.
    }
error-settings-bad-players = Meno potrebuje každé miesto; miest je { $seats }.
error-settings-bad-headers = Hlavička „{ $header }“ sa nedá zapísať: názov smie obsahovať a-z, 0-9 a spojovníky, hodnota text.

## Karty, rozhodnutia, rozdania

error-notation-unknown-card = Karta „{ $token }“ neexistuje.
error-notation-unknown-decision = „{ $token }“ nie je rozhodnutie.
error-deal-not-the-deck = Toto nie sú všetky karty balíčka, každá práve raz.
error-deal-not-in-deck = Táto karta v balíčku nie je.
error-deal-twice = Táto karta je rozdaná dvakrát.
error-deal-not-own-card = Táto karta nemá farbu tohto miesta.

## Späť a vpred

error-undo-nothing = Nie je čo vziať späť.
error-undo-no-such-step = Hra nemá rozhodnutie číslo { $step }.
error-events-no-such-event = Udalosti sa počítajú od 0; číslo { $since } neexistuje.
error-game-not-over = Karty sa odkryjú až po skončení hry.
error-round-not-over = Kolo { $round } ešte nemá body.
error-record-no-past = Táto hra sa začala z rozohranej pozície, takže nemá záznam.

## Mnoho stolov naraz

error-settings-bad-batch = Dávka potrebuje aspoň 1 stôl, nie { $value }.
error-settings-no-settings = Dávka potrebuje nastavenia: rovnaké pre všetky stoly, alebo niekoľko druhov.
error-settings-bad-row = Toto nie je pozícia hry s týmto nastavením.
error-settings-other-table = Hra a stôl majú rôzne nastavenia.
error-settings-twice = Zadaj { $one } alebo { $other }, nie oboje.
error-play-wrong-number = Pre každý stôl musí byť práve jedno rozhodnutie.
error-play-no-number = Rozhodnutia pre mnoho stolov musia byť celé čísla.
error-play-illegal-in-batch = Rozhodnutie číslo { $action } nie je pri stole { $table } dovolené.
error-fast-no-cuda-package = Stoly na grafickej karte potrebujú balík numba-cuda: pip install 'foretell[gpu]'
error-fast-no-cuda-device = Nie je tu grafická karta, ktorú by CUDA mohla použiť.

## Poctivé miešanie

error-settings-bad-chance =
    { $setting ->
        [nonce] Nonce má 16 až 64 bajtov.
       *[seed] Seed má 64 bajtov.
    }
error-fairness-no-headers = Tento záznam nehovorí, ako sa karty zamiešali.
error-fairness-unknown-shuffle = Tento záznam uvádza miešanie, ktoré táto verzia nepozná; pozná { $method }.
error-fairness-bad-header = Hlavička „{ $header }“ chýba alebo je poškodená.
error-fairness-no-seed = Seed je tajný, kým sa hra neskončí.
error-fairness-wrong-seed = Seed nie je ten, ktorý bol ohlásený pred hrou.
error-fairness-wrong-nonce = Nonce miesta { $seat } nie je ten, ktorý bol ohlásený pred hrou.
error-fairness-own-nonce = Náhodné číslo z tvojho prehliadača sa nepoužilo.
error-fairness-wrong-deal = Rozdanie v kole { $round } nezodpovedá seedu a nonciam.
error-fairness-wrong-scribe = Žreb o to, kto je dôverník, padol na miesto { $seat }, ale záznam uvádza iné.

## Server: čo sa posiela

error-protocol-bad-frame = Toto nie je príkaz tohto protokolu. { $where }
error-protocol-bad-request = Tejto požiadavke nerozumiem. { $where }
error-protocol-binary = Správy sú text, nie binárne dáta.
error-protocol-too-large = Je to priveľké; najviac { $most } bajtov.
error-protocol-hello-first = Najprv pozdrav príkazom hello.
error-protocol-hello-twice = Pozdrav hello už zaznel.
error-protocol-unsupported-version = Tento server používa verziu { $version } protokolu.
error-token-missing = Na to treba token. Najprv sa prihlás ako hosť.
error-token-invalid = Tento token nevydal tento server.
error-token-expired = Platnosť tokenu vypršala. Prihlás sa znova ako hosť.
error-token-outdated = Namiesto tohto tokenu už platí novší.
error-limits-too-fast = Bolo to prirýchlo za sebou. Chvíľku počkaj.
error-limits-too-slow = Poslali sme ti viac, než tvoje pripojenie stíhalo prijať.
error-server-store-unavailable = Práve teraz sa nedá nič uložiť. Skús to o chvíľku znova.
error-server-closing = Server sa vypína. Pripoj sa o chvíľku znova.
error-server-bad-setting = Nastavenie servera je chybné: { $setting }
error-server-bad-file = Súbor s nastavením sa nedá prečítať: { $file }: { $trouble }
error-server-needs-postgres = Viac procesov ({ $workers }) potrebuje PostgreSQL; SQLite stačí pre jeden.
error-server-no-address = Foretell nemôže použiť adresu { $address }. Možno tam už beží.
error-packages-missing = Toto potrebuje balík { $package }: pip install 'foretell[{ $extra }]'
error-server-no-store = Úložisko { $store } sa nedá otvoriť: { $trouble }
error-server-store-in-use = Úložisko { $store } používa iný server. Ukonči ho, alebo zvoľ iné úložisko.
error-server-newer-store = Úložisko pochádza z novšej verzie Foretellu. Nainštaluj ju, alebo zvoľ iné úložisko.
error-passkeys-refused = Tento prístupový kľúč sa nedá prijať.
error-passkeys-too-late = Trvalo to pridlho. Začni znova.

## Server: mená a rozhovor

error-names-empty = Meno musí mať aspoň jedno písmeno.
error-names-too-long = Je to pridlhé; najviac { $most } znakov.
error-names-bad-letters = V tomto mene sú znaky, ktoré sa nedajú zobraziť.
error-names-confusable = Pri tomto stole už má niekto veľmi podobné meno ako „{ $name }“.
error-chat-empty = Správa je prázdna.
error-chat-too-long = Je to pridlhé; najviac { $most } znakov naraz.

## Server: stoly

error-table-not-found = Taký stôl neexistuje.
error-table-closed = Tento stôl je zatvorený.
error-table-not-host = Toto smie len hostiteľ.
error-table-not-seated = Pri tomto stole nesedíš.
error-table-no-such-seat = Pri tomto stole také miesto nie je.
error-table-no-such-player = Hostiteľ musí sedieť pri stole.
error-table-seat-taken = Toto miesto je obsadené.
error-table-seat-empty = Niekto chýba: jedno miesto je ešte prázdne.
error-table-not-ready = Čaká sa ešte na: { $name }.
error-table-already-started = Hra sa už začala.
error-table-not-playing = Pri tomto stole sa nehrá.
error-table-not-over = Hra sa ešte neskončila.
error-table-nothing-to-show = Teraz nie je aký nonce ukázať.
error-table-wrong-nonce = Toto nie je nonce, ktorý bol ohlásený.
error-table-other-turn = Toto patrí k inému ťahu.
error-table-nothing-to-decide = Nemáš o čom rozhodovať.
error-table-paused = Hra je pozastavená.
error-table-not-paused = Hra nie je pozastavená.
error-table-away = Hrá za teba bot. Najprv sa vráť.
error-table-not-away = Žiadny bot za teba nehrá.
error-table-no-hints = Pri tomto stole nie je povolená nápoveda.
error-table-rated-no-hints = V hodnotených hrách nie je nápoveda.
error-table-rated-length = Hodnotiť sa dajú len celé hry a turnaje.
error-table-rated-needs-people = Hodnotená hra potrebuje aspoň dvoch ľudí.
error-table-bad-option = Toto je mimo rozsahu: { $option }

## Server: archív

error-archive-no-game = Taká hra neexistuje alebo sa ešte neskončila.
error-archive-no-step = Rozhodnutí je v hre len { $decisions }.
error-archive-no-seat = Miest je v hre len { $seats }.
error-archive-no-player = Taký hráč neexistuje.
error-lessons-not-found = Taká lekcia neexistuje.

## Aréna

error-arena-no-line-up = Zostava je zoznam botov, jeden pre každé miesto, nie „{ $value }“.
error-arena-line-up = Počet botov: { $bots }, počet miest: { $seats }; uveď jedného pre každé miesto.
error-arena-games = „{ $value }“ nie je platný počet hier.
error-arena-levels = Turnaj hrajú aspoň dve úrovne; každú uveď raz.
error-arena-no-games = Žiadna hra sa nedohrala.
error-arena-no-level = „{ $value }“ nehral; hrali: { $levels }.
error-arena-no-bot = „{ $value }“ nie je bot: { $trouble }
error-arena-bot-failed = Bot { $bot } na mieste { $seat } zlyhal v kole { $round } rozdania { $deal }: { $trouble }
error-arena-worker-gone = Proces, ktorý hral, sa náhle skončil: niekto ho ukončil alebo došla pamäť. S --out sa dá pokračovať pomocou --resume.
error-arena-other-set-up = Toto je denník iného zápasu alebo inej verzie: { $file }
error-arena-broken-journal = Toto nie je celý denník zápasu: { $file }
error-arena-in-use = Do tohto denníka práve píše iný program: { $file }
error-arena-no-cluster = Na adrese { $address } neodpovedá žiadny klaster Ray.

## Záznamy

error-record-no-record = Záznam sa začína slovami „foretell 1“.
error-record-no-text = Záznam je text v UTF-8; zadaj obsah súboru, nie jeho meno.
error-bots-other-encoding = Táto sieť číta kódovanie { $version }, ktoré táto verzia nezapisuje.
error-record-unsupported-version = Toto je záznam verzie { $version }, ktorú táto verzia nepozná.
error-record-bad-json = Toto nie je platný JSON.
error-record-bad-value = Toto sem v zázname nepatrí: { $what }
error-record-twice = „{ $what }“ tu stojí dvakrát.
error-record-missing-key = Chýba „{ $what }“.
error-record-unknown-key = Neznáme: „{ $what }“.
error-record-unexpected-line = Tu má stáť iný riadok: { $expected }
error-record-wrong-count = Tu ich má byť { $expected }, nie { $found }.
error-record-unknown-card = Karta „{ $token }“ neexistuje.
error-record-unknown-decision = „{ $token }“ nie je rozhodnutie.
error-record-wrong-kind = „{ $token }“ do tohto riadka nepatrí.
error-record-misplaced-dot = Bodka smie stáť len tam, kde rozhodujú všetci naraz, v poslednom riadku záznamu.
error-record-not-seat-0 = Kde rozhodujú všetci naraz, začína sa riadok miestom 0.
error-record-not-in-order = Kde rozhodujú všetci naraz, stoja rozhodnutia v poradí miest.
error-record-too-many-rounds =
    { $rounds ->
        [one] Hra má len { $rounds } kolo.
        [few] Hra má len { $rounds } kolá.
        [many] Hra má len { $rounds } kola.
       *[other] Hra má len { $rounds } kôl.
    }
error-record-round-not-over = Kolo sa ešte neskončilo.
error-record-round-over = Kolo sa už skončilo.
error-record-missing-totals = Kolo sa skončilo, ale chýbajú jeho súčty.
error-record-wrong-totals = To nie je súčet po tomto kole.
