### Pierwsza gra z przewodnikiem, po polsku.

lesson-other = To też byłoby dozwolone. Spróbuj jednak tego, o czym jest ta lekcja.

## Czar

lesson-trick-title = Czar
lesson-trick-deal = W 1. rozdaniu każdy dostaje jedną kartę, w 2. dwie i tak dalej: w każdym rozdaniu o jedną więcej. To jest 3. rozdanie, więc każdy ma trzy karty.
lesson-trick-begin = W rozdaniu gra się o czary, w innych grach zwane lewami: każdy zagrywa jedną kartę, a jedno z was zdobywa wszystkie. W jednym kolorze wygrywa wyższa liczba.
lesson-trick-lead = Ty zaczynasz: zagraj niebieską dziewiątkę.
lesson-trick-won = Nikt nie miał wyższej niebieskiej karty, czar jest twój. Kto zdobywa czar, zaczyna następny.
lesson-trick-again = Zacznij jeszcze raz, tym razem od zielonej trójki.
lesson-trick-end = Najwyższą zieloną ma { $one } i zdobywa ten czar. Więcej nie zawsze znaczy lepiej: wkrótce niektóre czary zechcesz przegrać celowo.

## Kolor

lesson-following-title = Zrzucanie w kolorze
lesson-following-begin = Pierwsza karta z kolorem ustala kolor czaru. Kto ma ten kolor, musi go zagrać.
lesson-following-follow = { $one } zaczyna od niebieskiej, a ty masz niebieską: czerwonej ani zielonej zagrać nie wolno. Zagraj niebieską piątkę.
lesson-following-free = { $other } zaczyna od żółtej, a ty żadnej nie masz: teraz możesz zagrać każdą kartę. Pozbądź się czerwonej dwunastki.
lesson-following-end = Dwunastka jest wysoka, ale nie jest żółta. Wygrać może tu tylko kolor czaru, więc { $one } zdobywa go dziewiątką.

## Magowie i Błazny

lesson-wizards-and-jesters-title = Magowie i Błazny
lesson-wizards-and-jesters-begin = Czterej Magowie biją wszystko, cztery Błazny przegrywają ze wszystkim. Nie mają koloru i zawsze możesz ich zagrać.
lesson-wizards-and-jesters-wizard = Masz niebieską i możesz zrzucić w kolorze. Ale Mag jest dozwolony zawsze: zdobądź nim ten czar.
lesson-wizards-and-jesters-won = Czar zdobywa pierwszy zagrany Mag, nawet przeciw trzynastce. Teraz zaczynasz ty.
lesson-wizards-and-jesters-jester = Więcej czarów nie chcesz: zacznij od Błazna. Kolor ustali dopiero następna karta z kolorem.
lesson-wizards-and-jesters-end = { $one } ustala kolor, { $other } zdobywa czar, a ty masz spokój. Błazen wygrywa tylko wtedy, gdy leżą same Błazny.

## Atut

lesson-trump-title = Atut
lesson-trump-begin = Po rozdaniu kart odwraca się jedną kartę. Jej kolor, tym razem czerwony, jest atutem: bije inne kolory. Odwrócony Błazen oznacza grę bez atutu, przy odwróconym Magu wybiera rozdający.
lesson-trump-trump = { $one } zaczyna od zielonej dwunastki, a ty zielonej nie masz. Zagraj swój mały atut, czerwoną dwójkę.
lesson-trump-end = Najmniejszy atut bije najwyższą zieloną. Pokonałby go tylko wyższy atut albo Mag. Atutu nigdy nie musisz zagrywać: wybór należy do ciebie.

## Przepowiadanie

lesson-predicting-title = Przepowiadanie
lesson-predicting-begin = Przed pierwszym czarem każdy mówi, ile czarów zdobędzie. O to chodzi w całej grze.
lesson-predicting-predict = Atut jest czerwony. Mag na pewno zdobędzie czar, czerwona dwunastka bardzo prawdopodobnie, niebieska jedynka prawie nigdy. Przepowiedz 2 czary.
lesson-predicting-end = Widać to po twoich monetach: jedna za każdy czar, którego ci jeszcze brakuje. Przepowiednie już padły, teraz chodzi tylko o to, by trafić.

## Punkty

lesson-scoring-title = Punkty
lesson-scoring-begin = Przepowiadasz 2 czary. Rozegraj rozdanie i zdobądź dokładnie dwa.
lesson-scoring-first = Zielonej nie masz, więc możesz zagrać, co chcesz. Zdobądź ten czar Magiem.
lesson-scoring-second = Jeszcze jeden. Zacznij od czerwonej dwunastki: bije ją tylko trzynastka albo Mag.
lesson-scoring-last = To już dwa. Resztę chcesz przegrać: zagraj niebieską jedynkę.
lesson-scoring-end = Zdobyte czary: { $won }, przepowiednia: { $predicted }. To 20 punktów i po 10 za każdy czar, razem { $points }. { $one } ma przepowiednię { $predicted-one } i zdobyte czary { $won-one }: { $points-one } punktów. Każdy czar za dużo lub za mało kosztuje 10.
lesson-scoring-game = Rozdań jest w trzy osoby { $rounds-3 }, w cztery { $rounds-4 }, w pięć { $rounds-5 }, a w sześć { $rounds-6 }; w ostatnim rozdaje się wszystkie karty. Potem wygrywa najwyższa suma.

## Karty specjalne

lesson-shapeshifter-title = Zmiennokształtny
lesson-shapeshifter-begin = Zmiennokształtny jest Magiem albo Błaznem. Kim, mówisz, gdy go zagrywasz.
lesson-shapeshifter-play = Ten czar chcesz mieć: zagraj Zmiennokształtnego jako Maga.
lesson-shapeshifter-end = Liczy się jak Mag i czar jest twój. Jako Błazen pomógłby ci przegrać.
lesson-dragon-title = Smok
lesson-dragon-begin = Smok jest najwyższą kartą ze wszystkich, wyższą niż każdy Mag.
lesson-dragon-play = { $one } zaczyna od Maga i czuje się bezpiecznie. Zagraj Smoka.
lesson-dragon-end = Smok zdobywa czar. Powstrzymać mogła go tylko Wróżka.
lesson-fairy-title = Wróżka
lesson-fairy-begin = Wróżka jest najniższą kartą ze wszystkich, niższą niż każdy Błazen. Z jednym wyjątkiem.
lesson-fairy-play = { $one } zaczyna od Smoka. Zagraj Wróżkę i zobacz.
lesson-fairy-end = Gdzie leży Smok, tam czar zdobywa Wróżka.
lesson-bomb-title = Bomba
lesson-bomb-begin = Czar z Bombą nikomu się nie liczy.
lesson-bomb-play = { $one } bardzo potrzebuje tego czaru. Zagraj Bombę.
lesson-bomb-end = Czar odkłada się na bok i nikomu się nie liczy. Bez Bomby zdobywa go { $one }, więc zaczyna też następny.
lesson-werewolf-title = Wilkołak
lesson-werewolf-begin = Kto ma Wilkołaka, wymienia go na odwróconą kartę, zanim zacznie się przepowiadanie, i wybiera kolor atutowy albo grę bez atutu.
lesson-werewolf-swap = Masz dwie wysokie czerwone karty. Wybierz atut czerwony.
lesson-werewolf-end = Zieloną siódemkę masz teraz na ręce, wszyscy o tym wiedzą, a atut jest czerwony.
lesson-juggler-title = Żongler
lesson-juggler-begin = Żongler to 7½ w kolorze, który ogłosisz. Po jego czarze każdy podaje jedną kartę w lewo.
lesson-juggler-play = Kolor czaru jest zielony, a najwyższa jest na razie szóstka. Zagraj Żonglera i ogłoś kolor zielony.
lesson-juggler-pass = Czar jest twój. Teraz podaj kartę sąsiadowi z lewej: niebieska dwójka niewiele ci da.
lesson-juggler-end = Wszyscy podali naraz. Wiesz, którą kartę oddajesz, i masz nową.
lesson-cloud-title = Chmura
lesson-cloud-begin = Chmura to 9¾ w kolorze, który ogłosisz. Kto ma ją na koniec, musi zmienić swoją przepowiednię o jeden czar.
lesson-cloud-play = Przepowiadasz 0, ale masz tylko Chmurę. Zagraj ją i ogłoś kolor zielony.
lesson-cloud-change = Czar jest twój i Chmura też. Masz jeden czar: podnieś swoją przepowiednię do 1.
lesson-cloud-end = Przepowiednia { $won }, zdobyte { $won }: ostatecznie { $points } punktów.
