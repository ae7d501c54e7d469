### Che cosa dice il tavolo nel browser, in italiano.

## La casa

web-app-name = Foretell
web-app-title = Foretell: Wizard, il gioco di carte
web-app-about = Gioca al gioco di carte Wizard di Ken Fisher nel browser: con gli amici, contro i bot, con le regole di ogni libretto.
web-title-home = Inizio
web-title-new = Nuovo tavolo
web-title-tables = Tavoli
web-title-table = Tavolo
web-title-rules = Regole
web-title-learn = Impara
web-title-lesson = Lezione
web-title-game = Partita
web-title-replay = Rivedi
web-title-nowhere = Qui non c’è nulla
web-nowhere = A questo indirizzo non c’è nulla.
web-to-home = Torna all’inizio
web-nav-label = Pagine
web-nav-tables = Tavoli
web-nav-rules = Regole
web-nav-options = Opzioni
web-close = Chiudi
web-cancel = Annulla
web-offline = Sei offline. Un tavolo ha bisogno di una connessione; la pagina riprenderà da sola.
web-trouble = Qualcosa non ha funzionato: { $code }
web-guest-name = Ospite
web-guest-named = Ospite { $number }

## Inizio

web-home-title = Di’ quanti giri vincerai. Poi vincili.
web-home-lead = Wizard di Ken Fisher, da tre a sei: con gli amici, con i bot, con le regole di ogni libretto.
web-home-dealing = Si distribuisce…
web-play-now = Gioca ora
web-play-now-with =
    { $edition ->
        [standard] Tu e { $bots } bot: { $level }.
       *[other] Tu e { $bots } bot: { $level }. Edizione: { $edition-name }.
    }
web-continue = Continua la tua partita
web-new-about = Edizione, carte speciali, varianti, bot, orologi: scegli tutto tu.
web-join-title = Siediti a un tavolo
web-join-label = Link o nome di un tavolo
web-join = Entra
web-join-bad = Questo non è un link a un tavolo.
web-join-lobby = Tavoli pubblici
web-name-title = Il tuo nome
web-name-label = Nome
web-name-keep = Salva
web-watch = Guarda

## Tavoli

web-tables-none = Ora nessun tavolo pubblico è aperto. Aprine uno: altri possono entrare con il suo link, o trovarlo qui.
web-table-untitled = Un tavolo
web-table-line = { $edition } · { $taken } posti occupati su { $seats }
web-table-gone = Questo tavolo non c’è più

## Un nuovo tavolo

web-new-title = Nuovo tavolo
web-new-open = Apri un tavolo
web-new-with-bots = Gioca ora con questi bot
web-new-game = La partita
web-new-specials = Carte speciali
web-new-variants = Varianti e regole della casa
web-new-bots = Bot
web-new-pace = Ritmo dei bot
web-new-people = Persone
web-new-name = Nome del tavolo
web-new-clock = Orologio
web-new-spectators = Spettatori
web-new-public = Mostra questo tavolo a tutti
web-new-hints = Permetti i suggerimenti
web-new-rated = Classificata: da due persone in su
web-preset-none = Nessuna
web-preset-first = Per cominciare
web-preset-some = Quattro di loro
web-preset-all = Tutte e sette
web-special-shapeshifter = Mago o buffone? Lo dici quando lo giochi.
web-special-dragon = Vince ogni giro, anche contro i maghi.
web-special-fairy = La più bassa di tutte, eppure batte il Drago.
web-special-bomb = Il giro si mette da parte e non conta per nessuno.
web-special-werewolf = Si scambia con la carta girata; chi ce l’ha sceglie il seme dominante, o nessuno.
web-special-juggler = Un 7½ di qualsiasi seme. Dopo il suo giro ognuno passa una carta.
web-special-cloud = Un 9¾ di qualsiasi seme. Chi lo vince cambia la predizione di uno.
web-level-jester = Buffone
    .about = gioca qualsiasi cosa
web-level-scribe = Scriba
    .about = segue regole semplici
web-level-apprentice = Apprendista
    .about = gioca per la predizione
web-level-journeyman = Garzone
    .about = pensa in anticipo
web-level-sage = Saggio
    .about = ha imparato giocando contro se stesso
web-level-archmage = Arcimago
    .about = il più forte; si prende il suo tempo
web-pace-300 = Velocissimo
web-pace-500 = Veloce
web-pace-1200 = Tranquillo
web-pace-2500 = Lento
web-clock-none = Nessun orologio
web-clock-quick = 15 s per mossa, 1 min di riserva
web-clock-calm = 45 s per mossa, 3 min di riserva
web-clock-days = Un giorno per ogni decisione
web-spectators-none = Nessuno può guardare
web-spectators-public = Possono guardare, senza vedere le carte
web-spectators-hands-later = Possono guardare, e vedere le carte a mano finita

## Prima della partita

web-room-title = Il tavolo è pronto
web-room-host = Ospita
web-room-bot = Bot
web-room-ready = c’è
web-room-sit = Siediti qui
web-room-bot-add = Aggiungi un bot
web-room-level = I bot giocano da
web-room-remove = Togli
web-room-share = Invita con un link
web-room-copied = Link copiato
web-room-be-ready = Ci sono
web-room-not-ready = Non ancora
web-room-start = Comincia
web-room-leave = Alzati
web-showing = Si mescola: tutti mostrano che cosa hanno aggiunto al caso…
web-no-look = Qui si gioca una partita che nessuno può guardare.
web-share-title = Una partita a Wizard

## Posti

web-seat-free = Posto libero
web-seat-away = assente
web-seat-predicted = ha predetto
web-seat-thinks = pensa…
web-bot-name =
    { $seat ->
        [0] Alder
        [1] Bryn
        [2] Corvin
        [3] Dara
        [4] Esme
       *[other] Fenn
    }
web-dealer = Mazziere
web-dealer-mark = M
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-coins = vinti { $won }, predetti { $prediction }
web-coins-unknown = vinti { $won }
web-away-now = Un bot gioca per te. Torna quando vuoi, dal menu.

## Il tavolo

web-round-of = Mano { $round } di { $rounds }
web-hand-label = Le tue carte
web-hand-hidden =
    { $count ->
        [one] La tua carta, che vedono solo gli altri
       *[other] Le tue { $count } carte, che vedono solo gli altri
    }
web-mine-label = Il tuo posto
web-side-label = Blocco della verità e chiacchiere
web-log-label = Che cosa succede
web-watching = Stai guardando.
web-card-barred = ora non si può giocare
web-card-preselected = scelta per il tuo turno
web-trick-label = Il giro
web-trick-best = finora la più alta
web-turned = Carta girata
web-trump = Seme dominante:
web-trump-open = da scegliere
web-no-trump = nessun seme dominante
web-sums-tricks = giri
web-sums-predicted = predetti
web-sums-even = pari
web-sums-over = { $number } di troppo
web-sums-under = { $number } di meno
web-readout = Le predizioni
web-readout-sum =
    { $tricks ->
        [one] in tutto { $sum }, per 1 giro
       *[other] in tutto { $sum }, per { $tricks } giri
    }
web-why-rule = La regola
web-hint = Suggerimento
web-clock-left = Tempo rimasto
web-turn-yours = Tocca a te.

## Una riga che dice che cosa succede

web-prompt-moment = Un momento…
web-prompt-chosen = Al tuo turno giocherai { $card }. Scegli di nuovo per ripensarci.
web-prompt-paused = La partita è in pausa.
web-prompt-over = La partita è finita.
web-prompt-decide = Tocca a te.
web-prompt-lead = Tocca a te: comincia con la carta che vuoi.
web-prompt-follow = Tocca a te: rispondi al { $colour }.
web-prompt-any = Tocca a te: va bene ogni carta chiara.
web-prompt-pass = Scegli una carta da passare a sinistra.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } fa la sua predizione.
               *[other] { $players } fanno la loro predizione.
            }
        [pass_card]
            { $count ->
                [one] { $players } sceglie una carta da passare.
               *[other] { $players } scelgono una carta da passare.
            }
        [choose_trump] { $players } sceglie il seme dominante.
        [swap_werewolf] { $players } scambia il Lupo Mannaro.
        [adjust_prediction] { $players } cambia la predizione.
       *[other] { $players } gioca.
    }
web-preselected-not-legal = La carta scelta ora non si può giocare.

## Decisioni

web-decide-predict =
    { $tricks ->
        [one] Vincerai il giro?
       *[other] Quanti dei { $tricks } giri vincerai?
    }
web-decide-choose-trump = Hai distribuito: scegli il seme dominante
web-decide-swap-werewolf = Al posto del Lupo Mannaro prendi { $card }. Scegli il seme dominante, o nessuno
web-decide-adjust-prediction = La Nuvola è tua: cambia la tua predizione
web-decide-announce = Giochi { $card } come…
web-predict-first = Cominci tu a predire.
web-predict-written = Scrivete tutti nello stesso momento.
web-predict-sum =
    { $tricks ->
        [one] Predetti finora: { $sum }, per 1 giro.
       *[other] Predetti finora: { $sum }, per { $tricks } giri.
    }
web-adjust =
    { $change ->
        [up] Uno in più: { $prediction }
       *[down] Uno in meno: { $prediction }
    }

## Il blocco della verità

web-block-title = Blocco della verità
web-block-round = Mano
web-block-predicted = predetti
web-block-cell = predetti { $predicted }, vinti { $won }: { $points }
web-block-now-cell = se la mano finisse ora
web-block-now = Ultima riga: se la mano finisse ora.
web-block-rounds =
    { $rounds ->
        [one] 1 mano
       *[other] { $rounds } mani
    }
web-result-title = Mano { $round }
web-result-mine = { $won } su { $predicted }. { $points } punti.

## Ultimo giro

web-last-title = Ultimo giro
web-last-won = L’ha vinto { $player }.
web-last-bombed = L’ha preso la Bomba: non conta per nessuno.

## Chiacchiere

web-talk-title = Chiacchiere
web-talk-label = Di’ qualcosa
web-talk-send = Invia
web-talk-empty = Nessuno ha ancora detto nulla.
web-talk-mute = Non sentire più
web-talk-hear = Senti di nuovo { $player }
web-talk-unread = Chiacchiere, { $count } nuove
web-reaction-well-played = Ben giocato!
web-reaction-thanks = Grazie!
web-reaction-oops = Ops.
web-reaction-wow = Wow!
web-reaction-hurry = Tocca a te?
web-reaction-laugh = Ah ah!
web-reaction-good-game = Bella partita!
web-reaction-sorry = Scusa.

## Menu e opzioni

web-menu-title = Menu
web-menu-pause = Pausa
web-menu-resume = Riprendi
web-menu-away = Fai giocare un bot al posto mio
web-menu-back = Rieccomi
web-menu-end =
    { $votes ->
        [0] Proponi di finire la partita
       *[other] Proponi di finire la partita ({ $votes } a favore)
    }
web-menu-home = All’inizio
web-menu-rules = Regole di questo tavolo
web-menu-keys = Tasti
web-menu-shuffle = Il mescolamento era fissato prima della partita: { $commitment }…
web-option-theme = Aspetto
web-theme-auto = come il dispositivo
web-theme-light = giorno
web-theme-dark = notte
web-option-sound = Suoni
web-option-still = Senza movimento
web-option-one-tap = Gioca una carta con un solo tocco
web-option-language = Lingua
web-language-auto = come il browser

## Tasti

web-keys-title = Tasti
web-key-cards = scegliere una carta tra le tue
web-key-play = giocare la carta
web-key-predict = predire tanti giri
web-key-colour = nominare un seme
web-key-identity = mago o buffone
web-key-adjust = un giro in più o in meno
web-key-last = ultimo giro
web-key-block = blocco della verità
web-key-talk = chiacchiere
web-key-hint = suggerimento, se il tavolo lo permette
web-key-help = questi tasti
web-key-close = chiudere, o ripensarci

## La linea con il server

web-line-opening = Verso il tavolo…
web-line-lost = La connessione è caduta. Si riprova…
web-line-back = Di nuovo in linea.

## La fine

web-end-winner =
    { $mine ->
        [yes]
            { $count ->
                [one] Hai vinto!
               *[other] Avete vinto insieme: { $winners }
            }
       *[no]
            { $count ->
                [one] Vince { $winners }
               *[other] Vincono insieme { $winners }
            }
    }
web-you = tu
web-end-early = La partita è stata interrotta prima della fine
web-end-rematch = Ancora una
web-end-replay = Rivedi
web-end-download = Scarica la registrazione
web-end-share = Condividi
web-chart-points = Punti mano per mano
web-chart-hits = Predizioni centrate
web-hit = Mano { $round }: centrata
web-miss = Mano { $round }: mancata
web-verify-going = Si controlla il mescolamento…
web-verify-fair =
    { $ours ->
        [yes] Mescolamento controllato: tutte le { $rounds } distribuzioni derivano da ciò che era fissato prima della partita e da ciò che hai aggiunto tu al caso.
       *[no] Mescolamento controllato: tutte le { $rounds } distribuzioni derivano da ciò che era fissato prima della partita.
    }
web-verify-insecure = Questo browser controlla i mescolamenti solo con una connessione sicura; la registrazione si può controllare con «foretell verify».
web-verify-headers = La registrazione non dice come sono state mescolate le carte.
web-verify-seed = Il seme del caso non è quello annunciato prima della partita.
web-verify-nonce = La parte di un giocatore non è quella annunciata.
web-verify-ours = Ciò che hai aggiunto al caso è stato tralasciato.
web-verify-deal = Le distribuzioni non derivano dal mescolamento annunciato.

## Rivedi

web-replay-first = Primo passo
web-replay-back = Un passo indietro
web-replay-on = Un passo avanti
web-replay-last = Ultimo passo
web-replay-slide = Passo
web-replay-step = Passo { $step } di { $last }
web-replay-round = Mano
web-replay-trick = Giro
web-replay-eyes = Visto da
web-replay-all = tutte le carte scoperte
web-replay-link = Link a questo momento
web-replay-result = Il risultato
web-replay-did = { $player }, { $decision }

## Regole

web-rules-variant = Variante
web-rules-no-variant = nessuna
web-rules-differs-note = Le regole con la stella sono diverse dal gioco standard.

## Impara

web-learn-lead = Sei brevi lezioni con carte vere, circa cinque minuti. Ogni carta speciale ha la sua.
web-learn-done = fatta
web-learn-begin = Comincia
web-learn-continue = Continua
web-learn-next = Prossima: { $title }
web-learn-on = Avanti
web-learn-all = Tutte le lezioni
web-learn-finished = Ora sai come funziona. È il momento di giocare!
