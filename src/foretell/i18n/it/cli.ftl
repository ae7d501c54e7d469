### Ciò che dice solo il terminale, in italiano. Gli esempi (`.examples`) sono comandi e stanno solo in inglese.

## Il programma

cli-version = foretell { $version }
cli-about =
    Foretell: il gioco di carte Wizard di Ken Fisher, in tutte le sue edizioni.
    
    Uso: foretell COMANDO [opzioni]
cli-commands = Comandi:
cli-more =
    `foretell` da solo avvia il server e lo apre nel browser.
    `foretell COMANDO --help` spiega un comando e dà degli esempi.
    `foretell --version` mostra la versione.
cli-usage = { "Uso: " }
cli-examples = Esempi:
cli-group-files = File
cli-group-settings = La partita
cli-group-options = Opzioni

## Argomenti che non vanno

cli-unknown-command = Il comando «{ $command }» non esiste. Comandi: { $commands }.
cli-unknown-argument = Argomento sconosciuto: «{ $argument }»; vedi --help.
cli-unknown-language = --language: «{ $language }» non c’è. Lingue: { $languages }.
cli-bad-option = { $option }: manca il valore, o non è previsto; vedi --help.
cli-not-one-of = «{ $value }» non è tra questi: { $names }.
cli-no-number = «{ $value }» non è un numero intero.
cli-no-speed = «{ $value }» non è una velocità: 1 è normale, 2 il doppio, 0 senza pause.
cli-too-small = { $value } è troppo poco; il minimo è { $least }.
cli-bots-per-seat = { $levels } bot per { $seats } posti; indicane uno per tutti, o uno per ogni posto.
cli-language-kept = Salvato. Puoi cambiare in ogni momento.
cli-language-how = `foretell language NOME` la cambia in modo permanente, --language per un solo comando.
cli-no-file = Indica almeno un file.
cli-one-file = Indica un solo file.

## Comandi

command-serve = Avviare il server, per amici vicini o lontani
    .usage = foretell serve [opzioni]
    .about = Avvia un server dove persone e bot giocano ai tavoli. Di norma tutto sta su questa macchina, in un file. Ogni opzione, e molte altre, si può impostare in un file o con l’ambiente: FORETELL_PORT=8000 è --port 8000. docs/hosting.md spiega come ospitare partite per altri.
command-demo = Guardare una partita di bot sullo schermo
    .usage = foretell demo [opzioni]
    .about = Mostra una partita di bot dalla prima distribuzione alla vittoria, a carte scoperte.
command-simulate = Far giocare ai bot molte partite e registrarle
    .usage = foretell simulate [opzioni]
    .about = Fa giocare i bot tra loro e riassume i risultati; con --out salva una registrazione di ogni partita.
command-arena = Confrontare la forza dei bot
    .usage = foretell arena match|tournament|ladder [opzioni]
    .about = Fa giocare ai bot le stesse carte in ogni posto e dice quanto sono forti, con intervalli di confidenza. Un incontro (match) è una sola formazione; un torneo (tournament) mette tutti i livelli l’uno contro l’altro e li classifica; la scala (ladder) fa giocare ogni livello contro ogni altro e ne scrive una pagina. Ctrl-C ferma quando le partite in corso sono finite, e --resume riprende.
command-replay = Mostrare una partita registrata, passo dopo passo
    .usage = foretell replay FILE [opzioni]
    .about = Mostra una partita registrata: che cosa è successo e il tavolo dopo ogni decisione, il blocco della verità dopo ogni mano.
command-check = Controllare che le registrazioni rispettino le regole
    .usage = foretell check FILE… [opzioni]
    .about = Rigioca le registrazioni e dice di ognuna se rispetta le regole, oppure dove ne infrange una e quale.
command-verify = Controllare che le carte siano state mescolate come promesso
    .usage = foretell verify FILE… [opzioni]
    .about = Ricalcola ogni distribuzione di una registrazione dal seed e dai nonce pubblicati, e dice se sono le carte distribuite. La registrazione si controlla anche secondo le regole.
command-rules = Leggere le regole in vigore
    .usage = foretell rules [opzioni]
    .about = Mostra le regole in vigore con queste impostazioni, ognuna con il suo numero, con esempi e con una nota dove un’edizione è diversa dal gioco standard.
command-language = Scegliere la lingua dei testi
    .usage = foretell language [NOME]
    .about = Elenca le lingue. Con il nome di una lingua, da ora in poi tutto appare in quella; con «auto», in quella del sistema. --language vale per un comando, la variabile FORETELL_LANGUAGE per una sessione.
command-editions = Elencare le edizioni e ciò che offrono
    .usage = foretell editions
    .about = Elenca le edizioni: i libretti con le cui regole si può giocare, che cosa dicono le loro scatole, le varianti di ognuna, e dove è diversa dal gioco standard.

## Opzioni

option-edition = il libretto con cui giocare; `foretell editions` li elenca (standard)
    .value = NOME
option-seats = numero di giocatori, da 3 a 6 (4)
    .value = N
option-scribe = posto dello scriba, che distribuisce per primo; si conta da 0 (0)
    .value = POSTO
option-variant = plus-minus-one, hidden, secret, clairvoyance, one-colour o maximus; si può ripetere
    .value = NOME
option-specials = carte speciali da aggiungere: all, first, some, none, o nomi come dragon fairy (none)
    .value = NOME
option-length = full, tournament, short, o le carte per mano come 3,5,7 (full)
    .value = DURATA
option-switch = ogni altra opzione di gioco, come predict-from=scribe o turned-wizard-no-trump=yes; si può ripetere
    .value = NOME=VALORE
option-bots = livello dei bot, come scribe: uno per tutti, o uno per posto, separati da virgole (jester)
    .value = LIVELLI
option-games = quante partite (100; nell’arena 1000, sulla scala per ogni incontro)
    .value = N
option-seed = seed del generatore casuale; lo stesso seed dà le stesse partite
    .value = N
option-out = cartella per i risultati: registrazioni, un file per partita, o log e rapporti dell’arena; senza, si mostra solo un riassunto
    .value = CARTELLA
option-json = JSON invece di testo: le registrazioni (simulate), il rapporto (arena; mostrato o scritto nella cartella), il libro delle regole (rules)
option-force = sovrascrivere le registrazioni già presenti
option-line-up = bot per posto, separati da virgole, o uno per tutti; un livello, o modulo:nome per uno dei tuoi
    .value = BOT
option-levels = livelli che partecipano, dal più debole, separati da virgole (tutti)
    .value = LIVELLI
option-processes = quanti processi giocano insieme (uno per core)
    .value = N
option-engine = dove si gioca: local, o ray per un cluster Ray (local)
    .value = NOME
option-resume = riprendere dai log nella cartella
option-parquet = scrivere ogni partita in games.parquet nella cartella
option-html = scrivere il rapporto come pagina, report.html, nella cartella
option-control = togliere dai punti anche la fortuna delle carte, e mostrare quanto aiuta
option-date = data che porta la pagina della scala (oggi)
    .value = DATA
option-page = dove la scala scrive la sua pagina (docs/strength.md)
    .value = FILE
option-step = aspettare Invio dopo ogni decisione; q per uscire
option-seat = mostrare solo ciò che questo posto poteva vedere; si conta da 0
    .value = POSTO
option-speed = a che velocità: 1 è normale, 2 il doppio, 0 senza pause (1)
    .value = X
option-quiet = mostrare solo i problemi
option-commitment = ciò che il server ha annunciato prima della partita (SHA-256 del seed), come l’hai annotato
    .value = HASH
option-nonce = il nonce che hai aggiunto, o il suo SHA-256
    .value = HEX
option-host = indirizzo su cui ascoltare; 0.0.0.0 è per tutti quelli che raggiungono questa macchina (127.0.0.1)
    .value = INDIRIZZO
option-port = porta su cui ascoltare (8700)
    .value = N
option-workers = numero di processi del server; più di uno richiede PostgreSQL (1)
    .value = N
option-store = dove si conservano le partite: sqlite:///FILE o postgresql://… (un file nella tua cartella dei dati)
    .value = ARCHIVIO
option-config = file con le impostazioni del server, in TOML
    .value = FILE
option-open = aprire la pagina del server nel browser
option-rule = mostrare solo questa regola, come PLAY-3; si può ripetere
    .value = NUMERO
option-language = lingua dei testi: en, de, fr, it, cs, sk, pl o hu; in breve --lang
    .value = NOME
option-files = registrazioni, come testo o JSON
    .value = FILE
option-help = mostrare questo aiuto e uscire
argument-name = lingua da salvare, come cs, o auto
    .value = NOME

## File

file-not-found = questo file o questa cartella non esiste.
file-forbidden = accesso negato.
file-is-folder = questa è una cartella.
file-no-folder = questa non è una cartella.
file-not-text = questo non è testo UTF-8.
file-trouble = { $trouble }.

## Impostazioni di una partita, in un titolo

settings-seats =
    { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }
settings-rounds =
    { $rounds ->
        [one] { $rounds } mano
       *[other] { $rounds } mani
    }
settings-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }

## foretell editions

editions-offers = offre
editions-differs = differisce
editions-more = Ciò che un’edizione offre è un suggerimento; con --variant e --specials si può scegliere ogni combinazione che le regole permettono. `foretell rules --edition NOME` mostra le regole di un’edizione.

## foretell rules

rules-marked = Un asterisco (*) segna ciò che è diverso dal gioco standard.
rules-differs = Differenze dal gioco standard:
rules-not-in-force = Questa regola non è in vigore con queste impostazioni.
rules-no-rule = La regola «{ $rule }» non esiste.
rules-offers = Si può aggiungere

## foretell serve

serve-open = Foretell è in funzione all’indirizzo { $address } (le partite si conservano in { $store }).
serve-stop = Ctrl-C ferma il server; le partite non finite riprendono al prossimo avvio.
serve-unbuilt = I tavoli per il browser qui non sono ancora stati costruiti. Per costruirli:
serve-programs = Fino ad allora possono giocare solo i programmi, a questi indirizzi (vedi docs/protocol.md):

## foretell check

check-ok = { $file }: in regola ({ $found })
check-finished =
    { $rounds ->
        [one] { $rounds } mano
       *[other] { $rounds } mani
    }, { $count ->
        [one] { $winners } vince con { $points }
       *[other] { $winners } vincono con { $points }
    }
check-unfinished =
    { $scored ->
        [one] { $scored } mano su { $rounds }, partita non finita
       *[other] { $scored } mani su { $rounds }, partita non finita
    }

## foretell verify

verify-ok =
    { $rounds ->
        [one] { $file }: in regola ({ $rounds } distribuzione corrisponde al seed; nonce mostrati: { $shown } su { $seats })
       *[other] { $file }: in regola ({ $rounds } distribuzioni corrispondono al seed; nonce mostrati: { $shown } su { $seats })
    }
verify-scribe =
    { $lot ->
        [yes] { $file }: lo scriba è { $player }, per sorteggio con lo stesso seed e gli stessi nonce.
       *[no] { $file }: lo scriba è { $player }, senza sorteggio.
    }
verify-announced = { $file }: prima della partita il server ha annunciato { $commitment }. Confrontalo con ciò che hai visto allora.
verify-withheld = { $file }: il nonce annunciato non è mai stato mostrato da { $players }; le carte sono state distribuite senza.

## foretell simulate

simulate-title =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } · { $edition } · seed { $seed } · { $rate } partite/s
simulate-rate = { $rate } partite/s
simulate-exists = { $file } esiste già; --force lo sovrascrive.
simulate-written =
    { $games ->
        [one] 1 registrazione in { $folder }
       *[other] { $games } registrazioni in { $folder }
    }
tally-player = giocatore
tally-points = punti in media
tally-hits = predizioni centrate
tally-wins = partite vinte
tally-all = tutti
tally-percent = { $percent } %

## foretell arena

arena-kinds = Che cosa si gioca
arena-kind = TIPO
    .about = match, tournament o ladder
arena-no-kind = Di’ che cosa si gioca: match, tournament o ladder.
arena-not-for = { $option } non è un’opzione di { $kind }.
arena-needs-out = { $option } richiede una cartella: --out.
arena-no-line-up = Di’ chi gioca: --line-up apprentice,scribe,scribe,scribe
arena-levels = --levels: indica almeno due livelli, ognuno una sola volta.
arena-no-date = «{ $value }» non è una data come 2026-12-31.
arena-exists = { $file } esiste già; --resume lo riprende.
arena-stopping = Ci si ferma appena finiscono le partite in corso; un altro Ctrl-C ferma subito.
arena-go-on = Lo stesso comando con --resume riprende da qui.
arena-written = Scritto: { $file }
arena-title =
    { $games ->
        [one] 1 partita
       *[other] { $games } partite
    } su { $deals ->
        [one] 1 distribuzione
       *[other] { $deals } distribuzioni
    } · { $edition } · seed { $seed } · { $rate } partite/s per processo
arena-partial =
    { $games ->
        [one] Incompleto: era prevista 1 partita.
       *[other] Incompleto: erano previste { $games } partite.
    }
arena-missing = Incompleto: tavoli non giocati, che mancano nella classifica: { $missing } su { $tables }.
arena-column-level = livello
arena-column-points = punti
arena-column-difference = sulla media
arena-column-wins = vittorie
arena-column-rank = posizione
arena-column-hits = centrate
arena-column-missed = altrimenti
arena-column-under = sotto
arena-column-over = sopra
arena-column-time = a decisione
arena-column-left = varianza residua
arena-column-mu = valutazione
arena-column-sigma = incerta di
arena-column-apart = ordini distanti
arena-by-round = Predizioni centrate per mano, in percentuale
arena-by-place = Predizioni centrate per posto dopo il mazziere, in percentuale
arena-interval = [{ $low }; { $high }]
arena-under-over = { $under } sotto, { $over } sopra
arena-controlled = Senza la fortuna delle carte
arena-together = { $time } (tutti i livelli)
arena-seconds = { $time } s
arena-milliseconds = { $time } ms
arena-microseconds = { $time } µs
arena-page-match = Un incontro nell’arena
arena-page-tournament = Un torneo nell’arena
arena-page-about = Ogni distribuzione si gioca a rotazione in ogni posto. Parentesi e barre sono intervalli al 95 % sulle distribuzioni. «Sulla media» sono i punti a partita in più della media del tavolo. In caso di parità la vittoria si divide.
arena-page-ratings = Le valutazioni sono di Plackett–Luce; le barre sono due volte «incerta di», senza tener conto che le stesse carte si giocano più volte.
arena-plot-points = Punti a partita
arena-plot-wins = Partite vinte (tratteggio: parità)
arena-plot-rounds = Predizioni centrate per mano
arena-plot-ratings = Valutazioni
arena-round = mano

## docs/strength.md

strength-title = Quanto sono forti i bot
strength-about =
    Conta il confronto diretto: quanti punti a partita un bot fa in più degli altri al suo tavolo. I punti tra bot dello stesso
    livello dicono poco, perché a un tavolo di bot prudenti ognuno lascia di più agli altri. Ogni distribuzione si gioca in tutte le
    rotazioni dei posti, così la fortuna si annulla; tra parentesi stanno gli intervalli al 95 % sulle distribuzioni. Questa pagina è
    scritta da `foretell arena ladder`; [arena.md](arena.md) spiega come si misura.
strength-steps = Passo per passo
strength-step = { $high } batte tre { $low } di { $lead } punti a partita { $interval } e vince { $wins } delle partite; il 25 % sarebbe la parità.
strength-pairs = Ogni livello contro ogni altro
strength-pairs-about = Uno del livello più forte, con il più debole in tutti gli altri posti. Il numero è il suo vantaggio in punti a partita.
strength-order-holds = L’ordine dei livelli vale a ogni tavolo: nessun intervallo arriva a zero.
strength-order-broken = L’ordine dei livelli non è certo in { $matches }.
strength-self = Contro se stessi
strength-self-about = Quattro bot dello stesso livello a un tavolo, con le regole standard e, dove altri hanno pubblicato dei numeri, con le loro: un mago girato significa nessun seme dominante (TRUMP-9).
strength-published-about = Quota di predizioni che `scribe` centra per mano, pubblicata (Schumacher e Pleines, 2022) e misurata qui:
strength-bars = Che cosa si chiede ai livelli
strength-bars-about = Una richiesta è soddisfatta se il valore misurato la raggiunge; dove un livello deve essere nettamente davanti, conta l’intero intervallo.
strength-how = Come si è misurato
strength-facts =
    { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    } in { $matches ->
        [one] { $matches } incontro
       *[other] { $matches } incontri
    }, seed { $seed }. Pagina scritta il { $day }, { $machine }.
strength-level = livello
strength-against = contro
strength-points = punti
strength-theirs = degli altri
strength-wins = vittorie
strength-hits = predizioni centrate
strength-rules = regole
strength-time = a decisione
strength-round = mano
strength-published = pubblicato
strength-found = misurato
strength-table-4 = 4 posti
strength-table-3 = 3 posti
strength-table-5 = 5 posti
strength-table-6 = 6 posti
strength-table-specials = 4 posti, tutte le carte speciali
strength-table-plus-minus-one = Più o meno uno
strength-table-hidden = Previsione coperta
strength-table-secret = Previsione segreta
strength-table-clairvoyance = Chiaroveggenza
strength-table-one-colour = Seme unico
strength-table-maximus = Maximus
strength-variant = variante, 4 posti
strength-lead = vantaggio
strength-variants = In ogni variante un { $high } supera tre { $low } di:
strength-standard = standard
strength-trump-9 = TRUMP-9
strength-bar = richiesto
strength-met = raggiunto
strength-yes = sì
strength-no = no
strength-bar-hits = { $level } centra le sue predizioni in ogni mano come pubblicato, con uno scarto di { $wanted }
strength-bar-points = { $level } contro se stesso fa circa { $wanted } punti
strength-bar-lead = { $level } batte un tavolo di { $other } di { $wanted } punti a partita ({ $table })
strength-bar-ahead = { $level } è nettamente davanti a un tavolo di { $other } ({ $table })
strength-bar-wins = { $level } vince { $wanted } delle partite contro tre journeyman
strength-bar-self-points = { $level } contro se stesso fa { $wanted } punti
strength-bar-self-hits = { $level } contro se stesso centra { $wanted } delle sue predizioni
strength-bar-duel-points =
    { $way ->
        [most] tre { $level } contro un journeyman fanno al massimo { $wanted } punti ciascuno (TRUMP-9)
       *[least] { $level } contro tre scribe fa { $wanted } punti (TRUMP-9)
    }

## foretell replay

replay-prompt = Invio: avanti · q: esci
replay-unfinished = Qui finisce la registrazione; la partita non è finita.

## Il tavolo

table-round = Mano { $round } di { $rounds }
table-trick = giro { $trick } di { $tricks }
table-predict =
    { $tricks ->
        [one] predizioni per 1 giro
       *[other] predizioni per { $tricks } giri
    }
table-choose-trump = il mazziere sceglie il seme dominante
table-swap-werewolf = si scambia il Lupo Mannaro
table-pass-card = tutti passano una carta a sinistra
table-adjust-prediction = la Nuvola cambia una predizione
table-trump = seme dominante
table-no-trump = nessun seme dominante
table-trump-to-choose = seme dominante da scegliere
table-turned = girata
table-dealer = { $dealer } distribuisce
table-player = giocatore
table-total = tot.
table-tricks = giri
table-coins = gettoni
table-hand = carte
table-cards =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
table-on-forehead =
    { $cards ->
        [one] 1 carta, sulla tua fronte
       *[other] { $cards } carte, sulla tua fronte
    }
table-on-table = sul tavolo
table-block = Blocco della verità (totale e predizione)

## foretell demo

demo-players = Mattia Giulia Luca Sara Dario Elisa
demo-hello = Questa è la partita con seed { $seed }. Ctrl-C la ferma, --speed 0 la mostra subito.
demo-result =
    { $count ->
        [one] { $winners } vince con { $points } punti.
       *[other] { $winners } vincono insieme con { $points } punti.
    }
demo-next = E adesso?
demo-next-rules = le regole di questo gioco
demo-next-simulate = molte partite, registrate
demo-next-replay = una di queste, passo dopo passo
show-predictions = Predizioni
show-sum =
    { $tricks ->
        [one] (in tutto { $sum } per 1 giro)
       *[other] (in tutto { $sum } per { $tricks } giri)
    }
show-trick = Giro { $trick }
show-trick-won = → { $player }
show-trick-bombed = → nessuno; comincia { $player }
show-passed = Passate a sinistra
show-points = Punti
rules-in-short = Il gioco in breve
