### Errori e motivi secondo il loro codice, in italiano. Il messaggio parla a chi ha deciso; `.seat` dice lo stesso di un posto.

## Una decisione che non è permessa

error-game-over = La partita è finita.
error-turn-not-yours = Non tocca a te.
    .seat = Non tocca al posto { $seat }, ma al posto { $turn }.
error-turn-already-decided = Hai già deciso; aspetta gli altri.
    .seat = Il posto { $seat } ha già deciso.
error-turn-other-decision = Ora questa scelta non è possibile: { $choice }. È il momento di { $phase-name }.
error-turn-no-such-seat = Questo posto non esiste.
error-predict-too-many =
    { $tricks ->
        [one] Non puoi predire { $choice }: questa mano ne ha solo 1.
       *[other] Non puoi predire { $choice }: questa mano ne ha solo { $tricks }.
    }
    .seat =
        { $tricks ->
            [one] Il posto { $seat } non può predire { $choice }: questa mano ne ha solo 1.
           *[other] Il posto { $seat } non può predire { $choice }: questa mano ne ha solo { $tricks }.
        }
error-predict-plus-minus-one = Non puoi predire { $choice }: la somma delle predizioni farebbe { $tricks }.
    .seat = Il posto { $seat } non può predire { $choice }: la somma delle predizioni farebbe { $tricks }.
error-play-not-in-hand = Non hai in mano questa carta: { $card }.
    .seat = Il posto { $seat } non ha in mano questa carta: { $card }.
error-play-must-follow = Non puoi giocare { $card }: hai ancora del { $colour-name }.
    .seat = Il posto { $seat } non può giocare { $card }: ha ancora del { $colour-name }.
error-play-wizard-barred = Non puoi giocare un mago: il seme a cui rispondere, il { $colour-name }, è quello dominante.
    .seat = Il posto { $seat } non può giocare un mago: il seme a cui rispondere, il { $colour-name }, è quello dominante.
error-pass-not-in-hand = Non hai in mano questa carta: { $card }.
    .seat = Il posto { $seat } non ha in mano questa carta: { $card }.
error-adjust-below-zero = La tua predizione è 0 e non può scendere.
    .seat = La predizione del posto { $seat } è 0 e non può scendere.

## Perché una decisione è permessa

reason-predict-allowed =
    { $tricks ->
        [one] Questa mano ha 1 giro, e puoi fare questa predizione.
       *[other] Questa mano ha { $tricks } giri, e puoi fare questa predizione.
    }
reason-trump-dealer-chooses = Hai distribuito le carte, quindi scegli tu il seme dominante.
reason-trump-werewolf-chooses = Hai il Lupo Mannaro, quindi scegli tu il seme dominante, oppure nessuno.
reason-play-leads = Cominci tu il giro: va bene qualsiasi carta.
reason-play-follows = Rispondi al { $colour-name }.
reason-play-cannot-follow = Non hai carte di questo seme ({ $colour-name }), quindi va bene qualsiasi carta.
reason-play-always-playable = Questa carta si può giocare sempre.
reason-play-nobody-follows = In questo giro nessuno deve rispondere.
reason-play-colour-open = Non c’è ancora un seme a cui rispondere.
reason-play-colours-do-not-matter = Qui i semi non contano: va bene qualsiasi carta.
reason-play-nothing-but-wizards = Hai solo maghi, quindi ne giochi uno; non conta nulla.
reason-pass-allowed = Puoi passare qualsiasi carta che hai in mano.
reason-adjust-allowed = La Nuvola cambia di uno la tua predizione.

## Impostazioni

error-settings-exclude =
    { $other ->
        [seats] { $one-name }: solo per 3 o 4 giocatori.
        [length] { $one-name }: solo a partita intera.
       *[other] { $one-name } e { $other-name } non si possono combinare.
    }
error-settings-together = { $one-name } e { $other-name } vanno insieme o non si usano.
error-settings-unknown = L’impostazione «{ $setting }» non esiste.
error-settings-of-a-game = Non dipende dall’edizione, ma si sceglie per ogni partita: { $setting-name }.
error-settings-bad-value =
    { $setting ->
        [seats] Si gioca da 3 a 6 giocatori, non in { $value }.
        [scribe] Non c’è un posto { $value } per lo scriba.
        [specials] La carta speciale «{ $value }» non esiste.
       *[other] «{ $value }» non è un valore valido per questa impostazione: { $setting-name }.
    }
error-settings-hand-sizes = Una durata a scelta ha da 1 a 20 mani da 1 a { $most } carte, come 3, 5, 7; non «{ $value }».
error-settings-no-edition = L’edizione «{ $value }» non esiste.
error-settings-no-bot = Il bot «{ $value }» non esiste.
error-settings-bad-thought = «{ $value }»: dopo la @ deve esserci un numero da { $least } a { $most }.
error-settings-bad-seed =
    { $setting ->
        [table] Il numero di un tavolo è un intero da 0 a 2^63 − 1.
       *[seed] Un seed è un intero da 0 a 2^63 − 1.
    }
error-settings-bad-players = Ognuno dei { $seats } posti ha bisogno di un nome.
error-settings-bad-headers = L’intestazione «{ $header }» non si può scrivere: un nome è fatto di a-z, 0-9 e trattini, un valore di testo.

## Carte, decisioni, distribuzioni

error-notation-unknown-card = La carta «{ $token }» non esiste.
error-notation-unknown-decision = «{ $token }» non è una decisione.
error-deal-not-the-deck = Questo non è il mazzo completo, con ogni carta una sola volta.
error-deal-not-in-deck = Questa carta non è nel mazzo.
error-deal-twice = Questa carta viene distribuita due volte.
error-deal-not-own-card = Questa carta non è del seme di questo posto.

## Tornare indietro, guardare avanti

error-undo-nothing = Non c’è nulla da annullare.
error-undo-no-such-step = La partita non ha una decisione numero { $step }.
error-events-no-such-event = Gli eventi si contano da 0; il numero { $since } non esiste.
error-game-not-over = Le carte si scoprono quando la partita è finita.
error-round-not-over = La mano { $round } non è ancora stata conteggiata.
error-record-no-past = Questa partita è stata preparata a metà, quindi non ha una registrazione.

## Molti tavoli insieme

error-settings-bad-batch = Un lotto deve avere almeno 1 tavolo, non { $value }.
error-settings-no-settings = Un lotto ha bisogno di almeno un gruppo di impostazioni.
error-settings-bad-row = Questa non è una posizione di una partita con queste impostazioni.
error-settings-other-table = La partita e il tavolo hanno impostazioni diverse.
error-settings-twice = Indica { $one } o { $other }, non entrambi.
error-play-wrong-number = Ci vuole una decisione per ogni tavolo.
error-play-no-number = Le decisioni per molti tavoli devono essere numeri interi.
error-play-illegal-in-batch = La decisione numero { $action } non è permessa al tavolo { $table }.
error-fast-no-cuda-package = I tavoli su una scheda grafica richiedono il pacchetto numba-cuda: pip install 'foretell[gpu]'
error-fast-no-cuda-device = Qui non è stata trovata nessuna scheda grafica compatibile con CUDA.

## Il mescolamento equo

error-settings-bad-chance =
    { $setting ->
        [nonce] Un nonce ha da 16 a 64 byte.
       *[seed] Un seed ha 64 byte.
    }
error-fairness-no-headers = Questa registrazione non dice come sono state mescolate le carte.
error-fairness-unknown-shuffle = Questa registrazione indica un mescolamento che questa versione non conosce; conosce { $method }.
error-fairness-bad-header = L’intestazione «{ $header }» manca o è malformata.
error-fairness-no-seed = Il seed resta segreto finché la partita non è finita.
error-fairness-wrong-seed = Il seed non è quello annunciato prima della partita.
error-fairness-wrong-nonce = Il nonce del posto { $seat } non è quello annunciato prima della partita.
error-fairness-own-nonce = Il numero casuale del tuo browser non è stato usato.
error-fairness-wrong-deal = La distribuzione della mano { $round } non corrisponde al seed e ai nonce.
error-fairness-wrong-scribe = Il sorteggio ha designato come scriba il posto { $seat }, ma la registrazione ne nomina un altro.

## Il server: che cosa si invia

error-protocol-bad-frame = Questo non è un comando di questo protocollo. { $where }
error-protocol-bad-request = Questa richiesta non è valida. { $where }
error-protocol-binary = I messaggi sono testo, non dati binari.
error-protocol-too-large = È troppo grande; al massimo { $most } byte.
error-protocol-hello-first = Invia prima «hello».
error-protocol-hello-twice = «hello» è già stato inviato.
error-protocol-unsupported-version = Questo server parla la versione { $version } del protocollo.
error-token-missing = Serve un token. Entra prima come ospite.
error-token-invalid = Questo token non viene da questo server.
error-token-expired = Questo token è scaduto. Entra di nuovo come ospite.
error-token-outdated = Questo token è stato sostituito da uno più recente.
error-limits-too-fast = Così è troppo veloce. Aspetta un momento.
error-limits-too-slow = La tua connessione è troppo lenta per i dati inviati.
error-server-store-unavailable = Al momento non si può salvare nulla. Riprova tra un attimo.
error-server-closing = Il server si sta spegnendo. Ricollegati tra un attimo.
error-server-bad-setting = Un’impostazione del server è sbagliata: { $setting }
error-server-bad-file = Il file delle impostazioni non si può leggere: { $file }: { $trouble }
error-server-needs-postgres = { $workers } processi richiedono PostgreSQL; SQLite va bene solo per uno.
error-server-no-address = Foretell non può usare l’indirizzo { $address }. Forse è già in funzione lì.
error-packages-missing = Serve il pacchetto { $package }: pip install 'foretell[{ $extra }]'
error-server-no-store = L’archivio { $store } non si può aprire: { $trouble }
error-server-store-in-use = L’archivio { $store } è usato da un altro server. Ferma quello o scegli un altro archivio.
error-server-newer-store = L’archivio viene da una versione più recente di Foretell. Installala o scegli un altro archivio.
error-passkeys-refused = Questa passkey non è stata accettata.
error-passkeys-too-late = Ci è voluto troppo tempo. Ricomincia.

## Il server: nomi e chiacchiere

error-names-empty = Un nome deve avere almeno una lettera.
error-names-too-long = È troppo lungo; al massimo { $most } caratteri.
error-names-bad-letters = Questo nome contiene caratteri che non si possono mostrare.
error-names-confusable = A questo tavolo qualcuno ha un nome molto simile a «{ $name }».
error-chat-empty = Il messaggio è vuoto.
error-chat-too-long = È troppo lungo; al massimo { $most } caratteri alla volta.

## Il server: tavoli

error-table-not-found = Questo tavolo non esiste.
error-table-closed = Questo tavolo è chiuso.
error-table-not-host = Può farlo solo chi gestisce il tavolo.
error-table-not-seated = Non hai un posto a questo tavolo.
error-table-no-such-seat = A questo tavolo quel posto non esiste.
error-table-no-such-player = Chi gestisce il tavolo deve avere un posto.
error-table-seat-taken = Questo posto è occupato.
error-table-seat-empty = Manca qualcuno: un posto è vuoto.
error-table-not-ready = Manca ancora la conferma di { $name }.
error-table-already-started = La partita è già cominciata.
error-table-not-playing = A questo tavolo non è in corso nessuna partita.
error-table-not-over = La partita non è ancora finita.
error-table-nothing-to-show = Ora non c’è nessun nonce da mostrare.
error-table-wrong-nonce = Questo non è il nonce annunciato.
error-table-other-turn = Questo apparteneva a un altro turno.
error-table-nothing-to-decide = Non hai nulla da decidere.
error-table-paused = La partita è in pausa.
error-table-not-paused = La partita non è in pausa.
error-table-away = Un bot gioca per te. Prima torna al tavolo.
error-table-not-away = Nessun bot sta giocando per te.
error-table-no-hints = A questo tavolo non ci sono suggerimenti.
error-table-rated-no-hints = Nelle partite valide per la classifica non ci sono suggerimenti.
error-table-rated-length = Valgono per la classifica solo le partite intere e i tornei.
error-table-rated-needs-people = Una partita valida per la classifica richiede almeno due persone.
error-table-bad-option = Il valore è fuori dai limiti: { $option }

## Il server: l’archivio

error-archive-no-game = Questa partita non esiste, o non è ancora finita.
error-archive-no-step =
    { $decisions ->
        [one] La partita ha solo { $decisions } decisione.
       *[other] La partita ha solo { $decisions } decisioni.
    }
error-archive-no-seat = La partita ha solo { $seats } posti.
error-archive-no-player = Questo giocatore non esiste.
error-lessons-not-found = Questa lezione non esiste.

## L’arena

error-arena-no-line-up = Serve un elenco di bot, uno per ogni posto, non «{ $value }».
error-arena-line-up =
    { $bots ->
        [one] 1 bot per { $seats } posti; indicane uno per ognuno.
       *[other] { $bots } bot per { $seats } posti; indicane uno per ognuno.
    }
error-arena-games = «{ $value }» non è un numero di partite valido.
error-arena-levels = Un torneo richiede almeno due livelli, ognuno indicato una sola volta.
error-arena-no-games = Nessuna partita è arrivata alla fine.
error-arena-no-level = «{ $value }» non ha giocato; hanno giocato: { $levels }.
error-arena-no-bot = «{ $value }» non è un bot: { $trouble }
error-arena-bot-failed = Il bot { $bot } ha avuto un errore al posto { $seat }, nella mano { $round } della distribuzione { $deal }: { $trouble }
error-arena-worker-gone = Un processo dell’arena è finito all’improvviso: interrotto, o senza memoria. Con --out si può riprendere con --resume.
error-arena-other-set-up = Questo è il log di un altro incontro, o di un’altra versione: { $file }
error-arena-broken-journal = Questo non è il log completo di un incontro: { $file }
error-arena-in-use = Un altro programma sta scrivendo questo log: { $file }
error-arena-no-cluster = Nessun cluster Ray risponde a { $address }.

## Registrazioni

error-record-no-record = Una registrazione comincia con «foretell 1».
error-record-no-text = Una registrazione è testo in UTF-8; indica il contenuto del file, non il suo nome.
error-bots-other-encoding = Questa rete legge la codifica { $version }, che questa versione non scrive.
error-record-unsupported-version = Questa è una registrazione della versione { $version }, che questa versione non conosce.
error-record-bad-json = Questo non è JSON ben formato.
error-record-bad-value = Questo valore qui non è ammesso: { $what }
error-record-twice = «{ $what }» compare due volte.
error-record-missing-key = Manca «{ $what }».
error-record-unknown-key = Questo qui non è noto: «{ $what }».
error-record-unexpected-line = Qui dovrebbe esserci un’altra riga: { $expected }
error-record-wrong-count = Qui dovrebbero essercene { $expected }, non { $found }.
error-record-unknown-card = La carta «{ $token }» non esiste.
error-record-unknown-decision = «{ $token }» non è una decisione.
error-record-wrong-kind = «{ $token }» non appartiene a questa riga.
error-record-misplaced-dot = Un punto sta solo dove tutti decidono insieme, nell’ultima riga di una registrazione.
error-record-not-seat-0 = Dove tutti decidono insieme, la riga comincia con il posto 0.
error-record-not-in-order = Dove tutti decidono insieme, le decisioni seguono l’ordine dei posti.
error-record-too-many-rounds =
    { $rounds ->
        [one] La partita ha solo { $rounds } mano.
       *[other] La partita ha solo { $rounds } mani.
    }
error-record-round-not-over = La mano non è ancora finita.
error-record-round-over = La mano è già finita.
error-record-missing-totals = La mano è finita, ma mancano i totali.
error-record-wrong-totals = Questo non è il totale dopo la mano.
