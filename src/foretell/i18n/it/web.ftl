### Che cosa dice il tavolo nel browser, in italiano.

## La casa

web-app-name = Foretell
web-app-title = Foretell: Wizard, il gioco di carte
web-app-about = Gioca a Wizard, il gioco di carte di Ken Fisher, nel tuo browser: con gli amici o contro i bot, con le regole della tua edizione.
web-title-home = Home
web-title-new = Nuovo tavolo
web-title-tables = Tavoli
web-title-table = Tavolo
web-title-rules = Regole
web-title-learn = Impara
web-title-lesson = Lezione
web-title-game = Partita
web-title-replay = Rivedi
web-title-nowhere = Pagina non trovata
web-nowhere = A questo indirizzo non c’è nessuna pagina.
web-to-home = Torna alla home
web-nav-label = Pagine
web-nav-tables = Tavoli
web-nav-rules = Regole
web-nav-options = Opzioni
web-close = Chiudi
web-cancel = Annulla
web-offline = Sei offline. La partita riprenderà appena torna la connessione.
web-trouble = Qualcosa è andato storto: { $code }
web-guest-name = Ospite
web-guest-named = Ospite { $number }

## Inizio

web-home-title = Di’ quanti giri vincerai. Poi vincili.
web-home-lead = Wizard di Ken Fisher, da 3 a 6 giocatori: con gli amici o con i bot, con le regole della tua edizione.
web-home-dealing = Si distribuiscono le carte…
web-play-now = Gioca ora
web-play-now-with =
    { $bots ->
        [one] Tu e un bot ({ $level })
       *[other] Tu e { $bots } bot ({ $level })
    }{ $edition ->
        [standard] { "" }
       *[other] { " · " }{ $edition-name }
    }
web-continue = Continua la tua partita
web-new-about = Edizione, carte speciali, varianti, bot, tempo per mossa: scegli tutto tu.
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

web-tables-none = Al momento non ci sono tavoli pubblici aperti. Aprine uno: altri possono entrare con il suo link o trovarlo qui.
web-table-untitled = Un tavolo
web-table-line =
    { $taken ->
        [one] { $edition } · { $taken } posto occupato su { $seats }
       *[other] { $edition } · { $taken } posti occupati su { $seats }
    }
web-table-gone = Questo tavolo non c’è più

## Un nuovo tavolo

web-new-title = Nuovo tavolo
web-new-open = Apri un tavolo
web-new-with-bots = Gioca ora con questi bot
web-new-invite = Invita amici
web-new-players = Giocatori
web-new-who = Chi gioca
web-new-friend = Con link
web-new-more = Altre varianti e regole della casa
web-new-booklet = nel libretto
web-new-length = Durata
web-length-short = Breve
web-length-tournament = Torneo
web-length-full = Intera
web-length-custom = Su misura
web-length-sizes = Carte in ogni mano
web-scribe-lot = Per sorteggio
web-scribe-about = Lo scriba distribuisce per primo. Si tira a sorte all’inizio della partita, e poi chiunque può verificarlo.
web-new-specials = Carte speciali
web-new-variants = Varianti
web-new-pace = Ritmo dei bot
web-new-people = Il tavolo
web-new-name = Nome del tavolo
web-new-clock = Tempo per mossa
web-new-spectators = Spettatori
web-new-public = Mostra tra i tavoli pubblici
web-new-hints = Permetti i suggerimenti
web-new-rated = Valida per la classifica (almeno due persone)
web-preset-none = Nessuna
web-preset-first = Per cominciare
web-preset-some = Quattro carte
web-preset-all = Tutte e sette
web-special-shapeshifter = Mago o buffone? Lo dici quando lo giochi.
web-special-dragon = Vince qualsiasi giro, anche contro i maghi.
web-special-fairy = La più bassa di tutte, eppure batte il Drago.
web-special-bomb = Il giro si mette da parte e non conta per nessuno.
web-special-werewolf = Si scambia con la carta girata; chi ce l’ha sceglie il seme dominante, oppure nessuno.
web-special-juggler = Un 7½ di qualsiasi seme. Dopo il giro tutti passano una carta a sinistra.
web-special-cloud = Un 9¾ di qualsiasi seme. Chi la prende deve cambiare di uno la propria predizione.
web-level-jester = Buffone
    .about = gioca a caso
web-level-scribe = Scriba
    .about = segue regole semplici
web-level-apprentice = Apprendista
    .about = gioca per centrare la predizione
web-level-journeyman = Adepto
    .about = ragiona in anticipo
web-level-sage = Saggio
    .about = ha imparato giocando contro se stesso
web-level-archmage = Arcimago
    .about = il più forte; si prende il suo tempo
web-pace-300 = Velocissimo
web-pace-500 = Veloce
web-pace-1200 = Tranquillo
web-pace-2500 = Lento
web-clock-none = Senza limiti
web-clock-quick = 15 s per mossa, 1 min di riserva
web-clock-calm = 45 s per mossa, 3 min di riserva
web-clock-days = Un giorno per mossa
web-spectators-none = Nessuno può guardare
web-spectators-public = Possono guardare, senza vedere le carte
web-spectators-hands-later = Possono guardare, e vedere le carte a mano finita

## Prima della partita

web-room-title = Il tavolo è pronto
web-room-host = gestisce il tavolo
web-room-bot = Bot
web-room-ready = ok
web-room-sit = Siediti qui
web-room-bot-add = Aggiungi un bot
web-room-level = Livello dei bot
web-room-remove = Togli
web-room-share = Invita con un link
web-room-copied = Link copiato
web-room-be-ready = Possiamo cominciare
web-room-not-ready = Non ancora
web-room-start = Comincia la partita
web-room-leave = Lascia il posto
web-scribe-line =
    { $how ->
        [open] Scriba: si tira a sorte all’inizio
        [drawn] Scriba: { $player }, per sorteggio
       *[chosen] Scriba: { $player }
    }
web-showing = Si mescola: si scoprono i numeri casuali di tutti…
web-scribe-drawn =
    { $mine ->
        [yes] Il sorteggio ha scelto te: sei lo scriba, tocca a te distribuire.
       *[no] Il sorteggio ha scelto { $player }: è lo scriba, distribuisce le prime carte.
    }
web-no-look = Qui è in corso una partita senza spettatori.
web-share-title = Una partita a Wizard

## Posti

web-seat-free = Posto libero
web-seat-number = Posto { $seat }
web-seat-away = assente
web-seat-predicted = predizione fatta
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
web-side-label = Blocco della verità e chat
web-log-label = Svolgimento
web-watching = Stai guardando.
web-card-barred = ora non si può giocare
web-card-preselected = scelta per il tuo turno
web-trick-label = Il giro
web-trick-best = in testa
web-turned = Carta girata
web-trump = Seme dominante:
web-trump-open = da scegliere
web-no-trump = nessun seme dominante
web-sums-tricks = giri
web-sums-predicted = predetti
web-sums-even = i conti tornano
web-sums-over = { $number } di troppo
web-sums-under = { $number } in meno
web-readout = Le predizioni
web-readout-sum =
    { $tricks ->
        [one] in tutto { $sum }, per 1 giro
       *[other] in tutto { $sum }, per { $tricks } giri
    }
web-why-rule = Vedi la regola
web-hint = Suggerimento
web-clock-left = Tempo rimasto
web-turn-yours = Tocca a te.

## Una riga che dice che cosa succede

web-prompt-moment = Un momento…
web-prompt-chosen = Al tuo turno giocherai { $card }. Scegli di nuovo la stessa carta per annullare.
web-prompt-paused = La partita è in pausa.
web-prompt-over = La partita è finita.
web-prompt-decide = Tocca a te.
web-prompt-lead = Tocca a te: comincia con la carta che vuoi.
web-prompt-follow = Tocca a te: rispondi al { $colour }.
web-prompt-any = Tocca a te: gioca una delle carte evidenziate.
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
       *[other] Tocca a { $players }.
    }
web-preselected-not-legal = La carta scelta ora non si può giocare.

## Decisioni

web-decide-predict =
    { $tricks ->
        [one] Vincerai il giro?
       *[other] Quanti dei { $tricks } giri vincerai?
    }
web-decide-choose-trump = Hai distribuito: scegli il seme dominante
web-decide-swap-werewolf = Al posto del Lupo Mannaro prendi { $card }: scegli il seme dominante, oppure nessuno
web-decide-adjust-prediction = La Nuvola è tua: cambia di uno la tua predizione
web-decide-announce = Giochi { $card }: che cosa annunci?
web-predict-first = La prima predizione è la tua.
web-predict-written = Tutti scrivono la propria predizione nello stesso momento.
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
web-result-mine = Predetti { $predicted }, vinti { $won }: { $points } punti.

## Ultimo giro

web-last-title = Ultimo giro
web-last-won = Il giro va a { $player }.
web-last-bombed = C’è la Bomba: il giro non conta per nessuno.

## Chiacchiere

web-talk-title = Chat
web-talk-label = Scrivi qualcosa
web-talk-send = Invia
web-talk-empty = Ancora nessun messaggio.
web-talk-mute = Silenzia
web-talk-hear = Riattiva { $player }
web-talk-unread = Chat, nuovi messaggi: { $count }
web-reaction-well-played = Ben giocato!
web-reaction-thanks = Grazie!
web-reaction-oops = Ops.
web-reaction-wow = Wow!
web-reaction-hurry = Tocca a te!
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
        [0] Vota per interrompere la partita
       *[other] Vota per interrompere la partita ({ $votes } a favore)
    }
web-menu-home = Home
web-menu-rules = Regole di questo tavolo
web-menu-keys = Scorciatoie da tastiera
web-menu-shuffle = Impronta del mescolamento, fissata prima della partita: { $commitment }…
web-option-theme = Aspetto
web-theme-auto = automatico
web-theme-light = chiaro
web-theme-dark = scuro
web-option-sound = Suoni
web-option-still = Meno animazioni
web-option-one-tap = Gioca una carta con un solo tocco
web-option-language = Lingua
web-language-auto = come il browser

## Tasti

web-keys-title = Scorciatoie da tastiera
web-key-cards = scegliere una carta tra le tue
web-key-play = giocare la carta
web-key-predict = predire quel numero di giri
web-key-colour = scegliere un seme
web-key-identity = mago o buffone
web-key-adjust = predire un giro in più o in meno
web-key-last = ultimo giro
web-key-block = blocco della verità
web-key-talk = chat
web-key-hint = suggerimento, se il tavolo lo permette
web-key-help = questo elenco
web-key-close = chiudere o annullare

## La linea con il server

web-line-opening = Collegamento al tavolo…
web-line-lost = Connessione persa. Nuovo tentativo…
web-line-back = Connessione ristabilita.

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
web-end-rematch = Gioca ancora
web-end-replay = Rivedi la partita
web-end-download = Scarica la registrazione
web-end-share = Condividi
web-chart-points = Punti mano per mano
web-chart-hits = Predizioni centrate
web-hit = Mano { $round }: centrata
web-miss = Mano { $round }: mancata
web-verify-going = Verifica del mescolamento…
web-verify-fair =
    { $rounds ->
        [one] Mescolamento verificato: la distribuzione corrisponde al seed fissato prima della partita
       *[other] Mescolamento verificato: tutte le { $rounds } distribuzioni corrispondono al seed fissato prima della partita
    }{ $ours ->
        [yes] { " " }e al numero casuale del tuo browser.
       *[no] .
    }
web-verify-insecure = Il tuo browser può verificare il mescolamento solo con una connessione sicura. La registrazione si può verificare anche con «foretell verify».
web-verify-headers = La registrazione non dice come sono state mescolate le carte.
web-verify-seed = Il seed non è quello annunciato prima della partita.
web-verify-nonce = Il numero casuale di un giocatore non è quello annunciato.
web-verify-ours = Il numero casuale del tuo browser non è stato usato.
web-verify-deal = Le distribuzioni non corrispondono al mescolamento annunciato.
web-verify-scribe = Lo scriba non è quello estratto a sorte.

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
web-replay-all = tutte le carte
web-replay-link = Link a questo momento
web-replay-result = Il risultato
web-replay-did = { $player }, { $decision }

## Impara

web-learn-lead = Sei brevi lezioni con carte vere, circa cinque minuti in tutto. Ogni carta speciale ha la sua.
web-learn-done = fatta
web-learn-begin = Comincia
web-learn-continue = Continua
web-learn-next = Prossima: { $title }
web-learn-on = Avanti
web-learn-all = Tutte le lezioni
web-learn-finished = Ora conosci le regole. È il momento di giocare!

## Il libro delle regole

web-rules-contents = Indice
web-rules-search = Cerca nelle regole
web-rules-found =
    { $number ->
        [0] Nessuna regola trovata. Le regole di carte speciali e varianti appaiono quando le scegli.
        [one] { $number } regola trovata
       *[other] { $number } regole trovate
    }
web-rules-before = Capitolo precedente
web-rules-after = Capitolo successivo
web-rules-game = Giocatori, varianti, carte speciali
web-rules-players =
    { $seats ->
        [one] { $seats } giocatore
       *[other] { $seats } giocatori
    }
web-rules-variants = Varianti di questa edizione
web-rules-more = Altre varianti e regole della casa
web-rules-further = Varianti che questa edizione non ha
web-rules-differs = Diverso dal gioco standard
web-rules-only =
    { $edition ->
        [standard] Solo ciò che dicono i libretti
       *[other] Solo ciò che dice questo libretto
    }
