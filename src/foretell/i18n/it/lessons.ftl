### L’introduzione guidata, in italiano.

lesson-other = Sarebbe permesso anche questo. Ma prova quello che insegna la lezione.

## Un giro

lesson-trick-title = Un giro
lesson-trick-deal = Nella mano 1 ricevete una carta a testa, nella mano 2 due e così via: una in più a ogni mano. Questa è la mano 3, quindi avete tre carte a testa.
lesson-trick-begin = Una mano è fatta di giri: tutti giocano una carta, e la più forte le vince tutte. Nello stesso seme vince il numero più alto.
lesson-trick-lead = Cominci tu. Gioca il tuo 9 blu.
lesson-trick-won = Nessuno aveva un blu più alto, quindi il giro è tuo. Chi vince un giro comincia il successivo.
lesson-trick-again = Comincia ancora tu, stavolta con il 3 verde.
lesson-trick-end = { $one } aveva il verde più alto e vince questo giro. Vincere non è sempre un bene: presto ne vorrai perdere qualcuno apposta.

## Rispondere

lesson-following-title = Rispondere
lesson-following-begin = La prima carta con un seme decide a quale seme si risponde. Chi ha quel seme deve giocarlo.
lesson-following-follow = { $one } ha cominciato con il blu, e tu hai del blu: non puoi giocare né rosso né verde. Gioca il tuo 5 blu.
lesson-following-free = { $other } comincia con il giallo, e tu non ne hai: ora puoi giocare qualsiasi carta. Liberati del 12 rosso.
lesson-following-end = Il 12 era alto, ma non era giallo. Qui può vincere solo il seme richiesto, quindi { $one } vince il giro con il 9.

## Maghi e buffoni

lesson-wizards-and-jesters-title = Maghi e buffoni
lesson-wizards-and-jesters-begin = I quattro maghi battono tutto, i quattro buffoni perdono contro tutto. Non hanno seme, e puoi giocarli sempre.
lesson-wizards-and-jesters-wizard = Hai del blu e potresti rispondere. Ma un mago è sempre permesso: usalo per vincere il giro.
lesson-wizards-and-jesters-won = Il primo mago giocato vince il giro, anche contro un 13. Ora cominci tu.
lesson-wizards-and-jesters-jester = Non vuoi altri giri: comincia con il tuo buffone. La prossima carta con un seme dirà a quale seme si risponde.
lesson-wizards-and-jesters-end = { $one } ha deciso il seme, { $other } ha vinto il giro, e tu l’hai scampata. Un buffone vince solo se tutte le carte del giro sono buffoni.

## Il seme dominante

lesson-trump-title = Il seme dominante
lesson-trump-begin = Dopo la distribuzione si gira una carta. Il suo seme, stavolta il rosso, è quello dominante e batte gli altri. Se si gira un buffone non c’è seme dominante; se si gira un mago lo sceglie il mazziere.
lesson-trump-trump = { $one } comincia con un 12 verde, e tu non hai carte verdi. Gioca la tua piccola carta dominante, il 2 rosso.
lesson-trump-end = La carta dominante più piccola batte il verde più alto. L’avrebbe battuta solo una dominante più alta o un mago. Non devi mai giocarla per forza: scegli tu.

## Predire

lesson-predicting-title = Predire
lesson-predicting-begin = Prima del primo giro tutti dicono quanti giri vinceranno. È questo il cuore del gioco.
lesson-predicting-predict = Il rosso è dominante. Il mago vince un giro di sicuro, il 12 rosso molto probabilmente, l’1 blu quasi mai. Predici 2 giri.
lesson-predicting-end = Lo mostrano i tuoi gettoni: uno per ogni giro che ti serve ancora. Le predizioni sono fatte; ora conta solo centrare la tua.

## I punti

lesson-scoring-title = I punti
lesson-scoring-begin = Hai predetto 2 giri. Gioca la mano e vincine esattamente due.
lesson-scoring-first = Non hai carte verdi, quindi puoi giocare quello che vuoi. Vinci questo giro con il mago.
lesson-scoring-second = Ancora uno. Comincia con il 12 rosso: solo il 13 e i maghi sono più alti.
lesson-scoring-last = E sono due. Il resto lo vuoi perdere: gioca l’1 blu.
lesson-scoring-end = Giri predetti: { $predicted }, vinti: { $won }. Sono 20 punti, più 10 per ogni giro: in tutto { $points }. { $one } ne ha predetti { $predicted-one } e vinti { $won-one }: { $points-one } punti. Ogni giro in più o in meno costa 10.
lesson-scoring-game = In tre una partita dura { $rounds-3 } mani, in quattro { $rounds-4 }, in cinque { $rounds-5 } e in sei { $rounds-6 }; nell’ultima si danno tutte le carte. Poi vince il totale più alto.

## Le carte speciali

lesson-shapeshifter-title = Il Mutaforma
lesson-shapeshifter-begin = Il Mutaforma è mago o buffone. Decidi tu, quando lo giochi.
lesson-shapeshifter-play = Vuoi questo giro: gioca il Mutaforma come mago.
lesson-shapeshifter-end = Ha contato come un mago, e il giro è tuo. Come buffone ti avrebbe aiutato a perdere.
lesson-dragon-title = Il Drago
lesson-dragon-begin = Il Drago è la carta più alta di tutte, più alta di ogni mago.
lesson-dragon-play = { $one } ha cominciato con un mago e si sente al sicuro. Gioca il Drago.
lesson-dragon-end = Il Drago vince il giro. Solo la Fata avrebbe potuto fermarlo.
lesson-fairy-title = La Fata
lesson-fairy-begin = La Fata è la carta più bassa di tutte, più bassa di ogni buffone. Con un’eccezione.
lesson-fairy-play = { $one } ha cominciato con il Drago. Gioca la Fata e vedrai.
lesson-fairy-end = Se nel giro c’è il Drago, lo vince la Fata.
lesson-bomb-title = La Bomba
lesson-bomb-begin = Un giro con la Bomba non conta per nessuno.
lesson-bomb-play = { $one } ha un gran bisogno di questo giro. Gioca la Bomba.
lesson-bomb-end = Il giro viene messo da parte. { $one } l’avrebbe vinto e comincia il successivo, ma non conta per nessuno.
lesson-werewolf-title = Il Lupo Mannaro
lesson-werewolf-begin = Chi ha il Lupo Mannaro lo scambia con la carta girata prima delle predizioni, e sceglie il seme dominante, oppure nessuno.
lesson-werewolf-swap = Hai due carte rosse alte. Scegli il rosso come seme dominante.
lesson-werewolf-end = Ora hai in mano il 7 verde, tutti lo sanno, e il rosso è dominante.
lesson-juggler-title = Il Giocoliere
lesson-juggler-begin = Il Giocoliere è un 7½ del seme che annunci. Dopo il suo giro tutti passano una carta a sinistra.
lesson-juggler-play = Si risponde al verde, e finora il più alto è un 6. Gioca il Giocoliere annunciando il verde.
lesson-juggler-pass = Il giro è tuo. Ora passa una carta a sinistra: il 2 blu ti serve a poco.
lesson-juggler-end = Tutti hanno passato nello stesso momento. Sai quale carta hai dato, e ne hai una nuova.
lesson-cloud-title = La Nuvola
lesson-cloud-begin = La Nuvola è un 9¾ del seme che annunci. Chi ce l’ha alla fine deve cambiare di uno la propria predizione.
lesson-cloud-play = Hai predetto 0, ma la Nuvola è la tua unica carta. Giocala annunciando il verde.
lesson-cloud-change = Il giro è tuo, e anche la Nuvola. Hai vinto un giro: alza la tua predizione a 1.
lesson-cloud-end = Predetti: { $won }, vinti: { $won }. Alla fine sono { $points } punti.
