### Il libro delle regole per i giocatori, in italiano. Un testo per ogni regola di docs/rules.md, con lo stesso numero; le variabili sono spiegate in en/rules.ftl.

## Carte

section-cards = Le carte
rule-cards-1 =
    { $specials ->
        [none]
            { $colours ->
                [3] Si gioca con 45 carte: i numeri da 1 a 13 in tre semi, tre maghi e tre buffoni.
               *[4] Si gioca con 60 carte: i numeri da 1 a 13 in quattro semi, quattro maghi e quattro buffoni.
            }
       *[some] Il mazzo base ha 60 carte: i numeri da 1 a 13 in quattro semi, quattro maghi e quattro buffoni.
    }
rule-cards-2 =
    { $colours ->
        [3] Le carte blu sono gli umani, le rosse i nani e le verdi gli elfi.
       *[4] Le carte blu sono gli umani, le rosse i nani, le verdi gli elfi e le gialle i giganti.
    }
    .colourless = Maghi e buffoni non hanno seme.
rule-cards-3 =
    In ogni seme il 13 è la carta più alta e l’1 la più bassa.
    { $trump ->
        [no] Un mago è più alto di ogni 13; un buffone è più basso di ogni 1.
       *[yes] Un mago è più alto di ogni 13, anche del seme dominante; un buffone è più basso di ogni 1.
    }
rule-cards-4 =
    Si aggiungono, in una sola copia: { $in-play }. Il mazzo ha quindi { $deck } carte.
    .together =
        { $dragon ->
            [no] { "" }
           *[yes] Il Drago e la Fata vanno sempre insieme.
        }
rule-cards-5 =
    { $colours ->
        [3] I tre maghi hanno figure diverse ma lo stesso effetto, e così i tre buffoni.
       *[4] I quattro maghi hanno figure diverse ma lo stesso effetto, e così i quattro buffoni.
    }
    Non importa quale giochi.
rule-cards-6 =
    Le carte speciali sono nuove per te? Comincia con il solo Mutaforma, poi aggiungi le altre.
    Le combinazioni già pronte seguono quest’ordine.

## Tavolo

section-table = Il tavolo
rule-table-1 = Wizard è un gioco per 3-6 giocatori. Si gioca in senso orario: dopo di te tocca a chi siede alla tua sinistra.
rule-table-2 =
    { $dealing ->
        [own] Lo scriba è chi tiene il blocco della verità, dove si segnano i punti.
       *[dealer] Lo scriba è chi tiene il blocco della verità, dove si segnano i punti, e distribuisce le carte nella mano 1.
    }
    .seat = Prima della partita scegliete chi è, oppure tirate a sorte.
rule-table-3 = Dopo ogni mano il compito di distribuire passa di un posto, in senso orario.

## Distribuzione

section-deal = La distribuzione
rule-deal-1 = Nella mano 1 ricevi una carta, nella mano 2 due carte e così via: una in più a ogni mano.
rule-deal-2 =
    { $rounds ->
        [one] In { $seats } giocate { $rounds } mano.
       *[other] In { $seats } giocate { $rounds } mani.
    }
    { $specials ->
        [none] {""}
       *[some] Le carte speciali non allungano la partita.
    }
rule-deal-3 =
    { $dealing ->
        [own] Le carte non pescate restano coperte, e nessuno ne conosce l’ordine.
       *[dealer] Le carte non distribuite restano coperte, e nessuno ne conosce l’ordine.
    }
rule-deal-4 = Prima di ogni mano si rimescolano tutte le carte.

## La durata della partita

section-length = La durata della partita
rule-length-1 =
    { $length ->
        [short] È una partita breve.
        [tournament] È una partita da torneo.
       *[custom] È una partita con una durata scelta da voi.
    }
    Carte a testa, mano per mano: { $sizes }.
rule-length-2 =
    Quando una regola parla del numero di giri, è quello della mano in corso.
    { $first-seen ->
        [no] { "" }
       *[yes] La chiaroveggenza vale nella prima mano giocata, qualunque sia il numero di carte.
    }
    Seme unico e Wizard Maximus si giocano sempre come partita intera.

## Seme dominante

section-trump = Il seme dominante
rule-trump-1 = Dopo la distribuzione si gira la prima carta del mazzo. Il suo seme è quello dominante in questa mano: batte le carte di ogni altro seme.
rule-trump-2 = Se si gira { $blank }, in questa mano non c’è un seme dominante.
rule-trump-3 =
    { $looks ->
        [no] Se si gira { $choosing }, il mazziere nomina uno dei quattro semi.
       *[yes] Se si gira { $choosing }, il mazziere guarda le proprie carte e poi nomina uno dei quattro semi.
    }
    .limit = «Nessun seme dominante» non è una scelta possibile.
rule-trump-4 =
    { $specials ->
        [none]
            { $all-dealt-last ->
                [no] Se non resta nessuna carta da girare, non c’è un seme dominante.
               *[yes] Se non resta nessuna carta da girare, come nell’ultima mano, non c’è un seme dominante.
            }
       *[some]
            { $all-dealt-last ->
                [no] Con le carte speciali resta sempre una carta da girare, quindi può esserci un seme dominante in ogni mano.
               *[yes] Con le carte speciali resta sempre una carta da girare, quindi può esserci un seme dominante anche nell’ultima mano.
            }
    }
rule-trump-5 =
    Se hai in mano il Lupo Mannaro, prima di ogni predizione devi scambiarlo, davanti a tutti, con la carta girata.
    Poi nomini il seme dominante o dici «nessuno», e il mazziere non sceglie.
    Così il Lupo Mannaro non si gioca mai in un giro.
rule-trump-6 = Con la chiaroveggenza, il mazziere che deve scegliere il seme dominante vede le carte degli altri ma non le proprie, e sceglie lo stesso.
rule-trump-7 = Un seme dominante scelto da qualcuno si annuncia a tutti e resta in vista per tutta la mano.
rule-trump-8 =
    Il Lupo Mannaro si scambia prima di ogni scelta del mazziere, qualunque carta sia stata girata, anche se ce l’ha il mazziere stesso.
    La carta che prendi al suo posto è una normale carta della tua mano, e tutti sanno che ce l’hai.
rule-trump-9 = Regola della casa: se si gira un mago, in questa mano non c’è un seme dominante.

## Predizione

section-predict = La predizione
rule-predict-1 =
    { $predictions ->
        [written]
            Scrivi quanti giri vincerai in questa mano: da zero a tutti.
            Scrivete tutti nello stesso momento.
        [from-scribe]
            Di’ ad alta voce quanti giri vincerai in questa mano: da zero a tutti.
            Comincia chi siede a sinistra dello scriba, poi gli altri in ordine.
       *[from-dealer]
            Di’ ad alta voce quanti giri vincerai in questa mano: da zero a tutti.
            Comincia chi siede a sinistra del mazziere, poi gli altri in ordine.
    }
rule-predict-2 =
    { $cloud ->
        [no] Una volta fatta, la predizione non si cambia.
       *[yes] Una volta fatta, la predizione non si cambia. Solo la Nuvola può cambiarla.
    }
rule-predict-3 =
    Prima del primo giro si mostrano a tutti le predizioni, e la loro somma accanto al numero di giri.
    .coins = Metti davanti a te un gettone per ogni giro predetto, e ne metti uno su ogni giro vinto.
rule-predict-4 =
    Una mano ha tanti giri quante sono le tue carte all’inizio.
    { $bomb ->
        [no] {""}
       *[yes] La Bomba non cambia questo numero.
    }
rule-predict-5 =
    I gettoni non finiscono mai, e un giro oltre la tua predizione non ne riceve.
    { $shown ->
        [yes] {""}
       *[no] Finché le predizioni sono segrete, non si mostrano gettoni.
    }

## Gioco

section-play = Giocare un giro
rule-play-1 =
    Un giro è fatto di una carta a testa. Comincia il primo giro chi siede a sinistra del mazziere, poi si gioca in senso orario.
    Chi vince un giro comincia il successivo.
rule-play-2 = Quando cominci un giro, puoi giocare qualsiasi carta.
rule-play-3 =
    Se hai una carta del seme a cui si risponde, gioca quel seme o una carta sempre permessa.
    Se non ne hai, gioca quello che vuoi; non devi mai giocare per forza il seme dominante né una carta più alta.
rule-play-4 =
    Anche se potresti rispondere, puoi giocare { $free }.
    { $wizards ->
        [free] {""}
       *[barred] Per i maghi c’è un’eccezione: quando si deve rispondere al seme dominante.
    }
rule-play-5 =
    La prima carta con un seme decide a quale seme si risponde, e niente lo cambia fino alla fine del giro.
    Se prima qualcuno ha giocato { $free-of-colour }, non c’è un seme a cui rispondere.
rule-play-6 = Quando qualcuno comincia giocando { $free-of-colour }, in questo giro nessuno deve rispondere.
rule-play-7 =
    Quando qualcuno comincia giocando { $low }, gioca quello che vuoi finché non arriva una carta di altro tipo.
    Se questa ha un seme, da lì in poi si risponde a quello.
    .free = Se invece qualcuno gioca { $free-of-colour }, in questo giro nessuno deve rispondere.
rule-play-8 =
    Finché hai in mano { $tinted }, quella carta non ha seme: non ti obbliga a rispondere, e con quella carta non si risponde.
    Una volta giocata ha il seme annunciato; se comincia il giro, si risponde a quello.
rule-play-9 =
    I giri vinti restano coperti, ma tutti vedono quanti ne hai.
    .looking-back = Durante la mano puoi riguardare solo l’ultimo giro.
rule-play-10 =
    Quando giochi { $tinted }, annuncia uno dei quattro semi, quello che vuoi, anche se non c’è un seme dominante e anche se potresti rispondere.
    Devi annunciarne uno.

## Vincere

section-win = Chi vince il giro
rule-win-1 = Se il Drago e la Fata sono nello stesso giro, lo vince la Fata.
rule-win-2 = Senza la Fata, il Drago vince qualsiasi giro.
rule-win-3 =
    { $wizards ->
        [barred] Vince il primo mago giocato, tranne quando si deve rispondere al seme dominante: allora i maghi non contano nulla.
       *[free]
            { $dragon ->
                [no] Vince il primo mago giocato.
               *[yes] Senza il Drago, vince il primo mago giocato.
            }
    }
    { $shapeshifter ->
        [no] { "" }
       *[yes] Anche un Mutaforma giocato come mago è un mago.
    }
rule-win-4 =
    { $wizards ->
        [barred] Senza maghi che contano, vince la carta più alta del seme dominante.
       *[free]
            { $dragon ->
                [no] Senza maghi, vince la carta più alta del seme dominante.
               *[yes] Senza Drago e senza maghi, vince la carta più alta del seme dominante.
            }
    }
rule-win-5 = Se nel giro non c’è nemmeno il seme dominante, vince la carta più alta del seme a cui si risponde.
rule-win-6 =
    Se ci sono solo buffoni, vince il primo buffone giocato.
    { $shapeshifter ->
        [no] {""}
       *[yes] Anche un Mutaforma giocato come buffone è un buffone.
    }
    { $fairy ->
        [no] {""}
       *[yes] La Fata è ancora più bassa.
    }
rule-win-7 =
    { $juggler ->
        [no] { "" }
       *[yes] Nel seme annunciato il Giocoliere vale 7½, tra 7 e 8.
    }
    { $cloud ->
        [no] { "" }
       *[yes] Nel seme annunciato la Nuvola vale 9¾, tra 9 e 10.
    }
rule-win-8 =
    { $bomb ->
        [no] Comunque cadano le carte, una di esse vince sempre il giro.
       *[yes] Comunque cadano le carte, una di esse vince sempre il giro, o lo vincerebbe senza la Bomba.
    }

## Bomba

section-bomb = La Bomba
rule-bomb-1 = Un giro con la Bomba non è di nessuno e non conta per nessuno. Si mette da parte.
rule-bomb-2 = Chi avrebbe vinto il giro senza la Bomba comincia il successivo.
rule-bomb-3 =
    Se la Bomba è nell’ultimo giro di una mano, poi non comincia più nessuno.
    { $trick-alone ->
        [no] { "" }
       *[yes] Se cade in una mano con una sola carta, tutti hanno vinto 0 giri.
    }

## Giocoliere

section-juggler = Il Giocoliere
rule-juggler-1 = Quando giochi il Giocoliere, annuncia il suo seme. Può essere anche quello dominante.
rule-juggler-2 =
    Dopo un giro con il Giocoliere tutti passano insieme una carta coperta a sinistra, e solo dopo prendono quella nuova.
    Dopo l’ultimo giro della mano non si passa.
    { $bomb ->
        [no] {""}
       *[yes] Si passa anche se nel giro c’è la Bomba.
    }
rule-juggler-3 =
    { $trick-alone ->
        [no] Si passa prima che cominci il giro successivo.
       *[yes] Si passa prima che cominci il giro successivo; in una mano con una sola carta, quindi, mai.
    }
    Conoscete la carta solo tu e chi la riceve.

## Nuvola

section-cloud = La Nuvola
rule-cloud-1 = Quando giochi la Nuvola, annuncia il suo seme. Può essere anche quello dominante.
rule-cloud-2 = Se la Nuvola e la Bomba sono nello stesso giro, nessuna predizione cambia.
rule-cloud-3 =
    { $cloud-acts ->
        [trick] Se vinci il giro con la Nuvola, devi alzare o abbassare di 1 la tua predizione.
       *[round] Se a mano finita la Nuvola è nei tuoi giri, devi alzare o abbassare di 1 la tua predizione prima del conteggio.
    }
    .bounds = Non può scendere sotto 0, ma può superare il numero di giri della mano.
rule-cloud-4 =
    { $cloud-acts ->
        [trick]
            { $shown ->
                [yes] Se la Nuvola è nell’ultimo giro, la mano finisce in quest’ordine: ultimo giro, Nuvola, conteggio.
               *[no] Se la Nuvola è nell’ultimo giro, la mano finisce in quest’ordine: ultimo giro, scoperta delle previsioni, Nuvola, conteggio.
            }
       *[round]
            { $shown ->
                [yes] Una mano finisce in quest’ordine: ultimo giro, Nuvola, conteggio.
               *[no] Una mano finisce in quest’ordine: ultimo giro, scoperta delle previsioni, Nuvola, conteggio.
            }
    }
    Il blocco della verità mostra la predizione cambiata, la registrazione conserva entrambe.
    { $sum ->
        [no] { "" }
       *[yes] La somma delle predizioni non si controlla di nuovo.
    }
rule-cloud-5 =
    Se la Nuvola non viene distribuita o viene girata, nessuna predizione cambia.
    { $juggler ->
        [no] { "" }
       *[yes] Se nello stesso giro c’è il Giocoliere, agiscono entrambe le carte.
    }
    { $fairy ->
        [no] { "" }
       *[yes] Se la tua Fata vince il giro in cui c’è la Nuvola, sei tu a cambiare la predizione.
    }
rule-cloud-6 =
    { $juggler ->
        [no] Cambi la tua predizione appena il giro è finito, prima che cominci il successivo.
       *[yes] Cambi la tua predizione appena il giro è finito e le carte sono passate, prima che cominci il giro successivo.
    }
    { $shown ->
        [yes] { "" }
       *[no] Finché le predizioni sono segrete, tutti vedono che hai cambiato la tua, ma non come.
    }

## Mutaforma

section-shape = Il Mutaforma
rule-shape-1 = Quando giochi il Mutaforma, di’ se è un mago o un buffone. Da quel momento è esattamente quello.

## Punti

section-score = I punti
rule-score-1 =
    Se hai vinto esattamente tanti giri quanti ne hai predetti, ricevi 20 punti, più 10 per ogni giro vinto.
    Altrimenti perdi 10 punti per ogni giro in più o in meno.
rule-score-2 = Per ogni mano il blocco della verità mostra il tuo totale fino a quel punto e la tua predizione.
rule-score-3 =
    Vince il totale più alto dopo l’ultima mano.
    .tie = In caso di parità ci sono più vincitori.

## Varianti

section-var = Varianti
rule-var-1 =
    Più o meno uno: la somma delle predizioni non può essere uguale al numero di giri della mano.
    Se la tua predizione è l’ultima, quindi, non puoi dire proprio il numero che farebbe tornare i conti.
    Non si combina con la previsione coperta o segreta, dove non c’è un’ultima predizione.
rule-var-2 =
    Previsione coperta: scrivete tutti la vostra predizione di nascosto, nello stesso momento.
    .notes = Nessuno vede il tuo foglietto prima che si scopra, nemmeno lo scriba o il mazziere.
rule-var-3 =
    Previsione segreta: scrivete tutti la vostra predizione nello stesso momento, e la mostrate solo a mano finita.
    { $reveal ->
        [after_round] Qui la previsione coperta si gioca esattamente allo stesso modo; si sceglie una delle due.
       *[before_play] Si sceglie o questa o la previsione coperta.
    }
rule-var-4 =
    Chiaroveggenza: tieni le tue carte sulla fronte e predici mentre vedi le carte di tutti tranne le tue; poi quelle degli altri si
    coprono, e tu prendi in mano le tue e giochi come al solito.
    Non si combina con le carte speciali, con Seme unico o con Wizard Maximus.
rule-var-5 =
    Seme unico, per 3 o 4 giocatori senza carte speciali: possiedi le 13 carte di un seme, un mago e un buffone, mescoli queste 15 carte
    prima di ognuna delle 12 mani e ne peschi 4 nella mano 1, poi una in più a ogni mano.
    Non c’è un seme dominante e nessuno deve rispondere: vince la carta più alta, dal mago al 13 giù fino all’1 e al buffone, di
    qualunque seme, e tra carte uguali la prima giocata.
    { $seats ->
        [3] Un seme, un mago e un buffone restano nella scatola.
       *[other] {""}
    }
    .dealer = Nessuno distribuisce, ma il posto del mazziere, all’inizio quello dello scriba, avanza come al solito e decide chi predice e chi comincia per primo.
rule-var-6 =
    Wizard Maximus, senza carte speciali: si giocano solo cinque mani, e in ognuna si distribuiscono tutte le 60 carte.
    Il seme dominante è il blu, poi il rosso, il verde e il giallo; nell’ultima mano non c’è, e non si gira nessuna carta.
    Distribuisce per primo lo scriba, poi si va avanti come al solito.
rule-var-7 =
    Scegliete al massimo una tra Più o meno uno, Previsione coperta e Previsione segreta, e al massimo una tra Chiaroveggenza, Seme unico e Wizard Maximus.
    Le carte speciali si combinano con le prime tre, non con le ultime tre, né con i maghi vietati.
    Seme unico e Wizard Maximus si giocano sempre come partita intera.
    Se due delle vostre scelte sono incompatibili, lo saprete prima della partita.

## Edizioni

section-edition = Edizioni
rule-edition-1 = Ogni edizione propone le varianti del suo libretto. Potete comunque scegliere qualsiasi combinazione permessa.
rule-edition-2 =
    La prima predizione tocca a chi siede a sinistra dello scriba.
    Il primo giro lo comincia sempre chi siede a sinistra del mazziere.
rule-edition-3 =
    Non puoi giocare un mago quando si deve rispondere al seme dominante; se hai solo maghi ne giochi uno, e non conta nulla.
    Puoi sempre cominciare un giro con un mago, o giocarne uno dopo un buffone iniziale finché non c’è un seme; allora conta come al solito.
    Non si combina con le carte speciali.
rule-edition-4 =
    { $reveal ->
        [after_round] Le previsioni coperte si mostrano a mano finita: si gioca quindi esattamente come con la previsione segreta.
       *[before_play] Le previsioni coperte si mostrano prima del primo giro.
    }
rule-edition-5 =
    { $clairvoyance ->
        [every] La chiaroveggenza vale in ogni mano.
       *[first] La chiaroveggenza vale solo nella mano 1.
    }
rule-edition-6 =
    { $wizard-mark ->
        [none] {""}
       *[other] I maghi portano la lettera { $wizard-mark }.
    }
    { $jester-mark ->
        [none] {""}
       *[other] I buffoni portano la lettera { $jester-mark }.
    }
rule-edition-7 = È il mazziere, non lo scriba, ad annotare le predizioni e a rileggerle.
rule-edition-8 = La scatola dice: { $box }.

## Note

note-standard = Nel gioco standard: { $text }
note-not-standard = Il gioco standard non ha questa regola.
note-origin =
    { $source ->
        [ours] una nostra regola
        [others] non in questo libretto
        [tip] un consiglio di questo libretto
       *[other] {""}
    }

## Esempi, disegnati sotto le loro regole

example-label = Esempio
example-players = Mattia Giulia Luca Sara
example-trump = Il seme dominante è il { $colour-name }.
example-no-trump = Non c’è un seme dominante.
example-may = { $player } può giocare:
example-not = ma non:
example-wins = { $player } vince il giro.
example-bombed = Nessuno vince il giro; { $player } comincia il successivo.
example-score = Predetti: { $predicted }, vinti: { $tricks }. Sono { $points } punti.
example-predicted =
    { $number ->
        [one] { $player } predice { $number } giro.
       *[other] { $player } predice { $number } giri.
    }
example-closed =
    { $tricks ->
        [one] Una mano di { $tricks } giro: { $player } non può predire { $number }.
       *[other] Una mano di { $tricks } giri: { $player } non può predire { $number }.
    }
example-coins = Predetti: { $predicted }, vinti finora: { $tricks }

## Il gioco in sei immagini, con cui si apre il libro delle regole

picture-title = Il gioco in sei immagini
picture-aim = In ogni mano predici quanti giri vincerai, e vincine esattamente tanti. In un giro tutti giocano una carta e vince la migliore. Alla fine vince il totale più alto.
picture-no-trump = nessuno
picture-deal =
    { $how ->
        [own] Giochi con le tue 15 carte: pescane quattro nella mano 1, poi una in più a ogni mano.
        [even] In ognuna delle cinque mani si distribuiscono tutte le 60 carte.
        [listed] Carte a testa, mano per mano: { $sizes }.
       *[growing] Una carta a testa nella mano 1, due nella mano 2 e così via.
    }
    .title = Distribuire
    .seen = Carte coperte, mano per mano: { $shown }…
picture-trump =
    { $how ->
        [listed] Non si gira nessuna carta. Seme dominante, mano per mano: { $colours }.
        [none] Non c’è un seme dominante: vince la carta più alta, di qualunque seme sia.
       *[turned] Si gira la carta seguente. Il suo seme è quello dominante e batte gli altri.
    }
    .title = Seme dominante
    .seen =
        { $how ->
            [turned] Carta girata: { $card }.
           *[none] Non si gira nessuna carta.
        }
picture-predict =
    { $how ->
        [shown] Scrivete tutti quanti giri vincerete, poi mostrate i numeri.
        [kept] Scrivete tutti quanti giri vincerete, e mostratelo solo a mano finita.
       *[spoken] A turno, dite quanti giri vincerete.
    }
    { $sum ->
        [closed] Il totale non può essere uguale al numero dei giri.
       *[open] { "" }
    }
    { $forehead ->
        [first] Nella mano 1 vedi tutte le carte tranne le tue.
        [every] Intanto vedi tutte le carte tranne le tue.
       *[none] { "" }
    }
    .title = Predire
    .seen =
        Scelto: { $chosen }.
        { $sum ->
            [closed] Non permesso: { $closed }.
           *[open] { "" }
        }
picture-follow =
    { $how ->
        [free] Nessuno deve rispondere. Vince la carta più alta e, tra carte uguali, la prima.
       *[follow] Si risponde al verde: gioca verde se puoi. Vince il più alto, se nessuno gioca il seme dominante.
    }
    .title =
        { $how ->
            [free] Giocare
           *[follow] Rispondere
        }
    .seen =
        Prima carta: { $led }. Giocabile: { $legal }.
        { $how ->
            [free] { "" }
           *[follow] Non giocabile: { $barred }.
        }
picture-magic =
    { $how ->
        [barred] Un mago batte ogni numero, un buffone nessuno. Puoi sempre giocarli, ma non un mago quando si risponde al seme dominante.
       *[free] Un mago batte ogni numero, un buffone nessuno. Puoi sempre giocarli.
    }
    .title = Mago, buffone
    .seen = Giocate: { $cards }. Vince: { $winner }.
picture-score = Predizione esatta: 20 punti, più 10 per giro. Altrimenti −10 per ogni giro di differenza.
    .title = Contare
