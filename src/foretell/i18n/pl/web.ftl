### Co mówi stół w przeglądarce, po polsku.

## Dom

web-app-name = Foretell
web-app-title = Foretell: gra karciana Wizard
web-app-about = Zagraj w przeglądarce w grę karcianą Wizard Kena Fishera: z przyjaciółmi albo z botami, według zasad wybranego wydania.
web-title-home = Strona główna
web-title-new = Nowy stół
web-title-tables = Stoły
web-title-table = Stół
web-title-rules = Zasady
web-title-learn = Nauka
web-title-lesson = Lekcja
web-title-game = Gra
web-title-replay = Powtórka
web-title-nowhere = Nie znaleziono strony
web-nowhere = Pod tym adresem nie ma żadnej strony.
web-to-home = Wróć na stronę główną
web-nav-label = Strony
web-nav-tables = Stoły
web-nav-rules = Zasady
web-nav-options = Opcje
web-close = Zamknij
web-cancel = Anuluj
web-offline = Jesteś offline. Gra ruszy dalej, gdy tylko wróci połączenie.
web-trouble = Coś się nie udało: { $code }
web-guest-name = Gość
web-guest-named = Gość { $number }

## Początek

web-home-title = Powiedz, ile czarów zdobędziesz. Potem je zdobądź.
web-home-lead = Wizard Kena Fishera dla 3–6 osób: z przyjaciółmi albo z botami, według zasad twojego wydania.
web-home-dealing = Rozdajemy…
web-play-now = Graj teraz
web-play-now-with =
    { $edition ->
        [standard]
            { $bots ->
                [one] Ty i { $bots } bot ({ $level })
                [few] Ty i { $bots } boty ({ $level })
                [many] Ty i { $bots } botów ({ $level })
               *[other] Ty i { $bots } bota ({ $level })
            }
       *[other]
            { $bots ->
                [one] Ty i { $bots } bot ({ $level }) · { $edition-name }
                [few] Ty i { $bots } boty ({ $level }) · { $edition-name }
                [many] Ty i { $bots } botów ({ $level }) · { $edition-name }
               *[other] Ty i { $bots } bota ({ $level }) · { $edition-name }
            }
    }
web-continue = Graj dalej
web-new-about = Wydanie, karty specjalne, odmiany gry, boty, czas na ruch: wszystko wybierasz ty.
web-join-title = Dosiądź się do stołu
web-join-label = Link albo nazwa stołu
web-join = Dosiądź się
web-join-bad = To nie jest link do stołu.
web-join-lobby = Stoły publiczne
web-name-title = Twoje imię
web-name-label = Imię lub nick
web-name-keep = Zapisz
web-watch = Oglądaj

## Stoły

web-tables-none = W tej chwili nie ma otwartych stołów publicznych. Otwórz własny: inni wejdą przez link albo znajdą go tutaj.
web-table-untitled = Stół
web-table-line = { $edition } · zajęte { $taken } z { $seats } miejsc
web-table-gone = Tego stołu już nie ma

## Nowy stół

web-new-title = Nowy stół
web-new-open = Otwórz stół
web-new-with-bots = Graj teraz z tymi botami
web-new-invite = Zaproś znajomych
web-new-players = Gracze
web-new-who = Kto gra
web-new-friend = Przez link
web-new-more = Więcej odmian i zasad domowych
web-new-booklet = w instrukcji
web-new-length = Długość
web-length-short = Krótka
web-length-tournament = Turniej
web-length-full = Pełna
web-length-custom = Własna
web-length-sizes = Liczba kart w każdym rozdaniu
web-scribe-lot = Losowo
web-scribe-about = Skryba rozdaje pierwszy. Losuje się na początku gry, a potem każdy może to sprawdzić.
web-new-specials = Karty specjalne
web-new-variants = Odmiany
web-new-pace = Tempo botów
web-new-people = Stół
web-new-name = Nazwa stołu
web-new-clock = Czas na ruch
web-new-spectators = Widzowie
web-new-public = Pokaż wśród stołów publicznych
web-new-hints = Zezwól na podpowiedzi
web-new-rated = Gra rankingowa (co najmniej dwie osoby)
web-preset-none = Żadne
web-preset-first = Na początek
web-preset-some = Cztery karty
web-preset-all = Wszystkie siedem kart
web-special-shapeshifter = Mag czy Błazen? Decydujesz, zagrywając go.
web-special-dragon = Zdobywa każdy czar, nawet przeciw Magom.
web-special-fairy = Najniższa ze wszystkich, a jednak pokonuje Smoka.
web-special-bomb = Czar odkłada się na bok i nikomu się nie liczy.
web-special-werewolf = Trzeba go wymienić na odwróconą kartę; kto go ma, wybiera atut albo grę bez atutu.
web-special-juggler = 7½ w dowolnym kolorze. Po jego czarze każdy podaje kartę dalej.
web-special-cloud = 9¾ w dowolnym kolorze. Kto ją zdobędzie, musi zmienić przepowiednię o jeden czar.
web-level-jester = Błazen
    .about = gra losowo
web-level-scribe = Skryba
    .about = trzyma się prostych zasad
web-level-apprentice = Adept
    .about = stara się spełnić swoją przepowiednię
web-level-journeyman = Czeladnik
    .about = myśli naprzód
web-level-sage = Mędrzec
    .about = uczył się, grając sam ze sobą
web-level-archmage = Arcymag
    .about = najsilniejszy; nie śpieszy się
web-pace-300 = Bardzo szybko
web-pace-500 = Szybko
web-pace-1200 = Spokojnie
web-pace-2500 = Powoli
web-clock-none = Bez ograniczeń
web-clock-quick = 15 s na ruch, 1 min w zapasie
web-clock-calm = 45 s na ruch, 3 min w zapasie
web-clock-days = Dzień na każdy ruch
web-spectators-none = Bez widzów
web-spectators-public = Mogą oglądać grę, ale nie widzą kart graczy
web-spectators-hands-later = Mogą oglądać grę, karty widzą dopiero po rozdaniu

## Przed grą

web-room-title = Stół jest gotowy
web-room-host = Gospodarz
web-room-bot = Bot
web-room-ready = gotowe
web-room-sit = Usiądź tutaj
web-room-bot-add = Dodaj bota
web-room-level = Poziom botów
web-room-remove = Usuń
web-room-share = Zaproś linkiem
web-room-copied = Link skopiowany
web-room-be-ready = Możemy zaczynać
web-room-not-ready = Jeszcze nie
web-room-start = Rozpocznij grę
web-room-leave = Zwolnij miejsce
web-scribe-line =
    { $how ->
        [open] Skryba: losowanie na początku
        [drawn] Skryba: { $player }, z losowania
       *[chosen] Skryba: { $player }
    }
web-showing = Tasowanie: odkrywamy liczby losowe wszystkich graczy…
web-scribe-drawn =
    { $mine ->
        [yes] Los padł na ciebie: to ty jesteś skrybą i rozdajesz w 1. rozdaniu.
       *[no] Los wskazał skrybę: to { $player }, rozdaje w 1. rozdaniu.
    }
web-no-look = Przy tym stole toczy się gra bez udziału widzów.
web-share-title = Partia gry Wizard

## Miejsca

web-seat-free = Wolne miejsce
web-seat-number = Miejsce { $seat }
web-seat-away = poza stołem
web-seat-predicted = ma przepowiednię
web-seat-thinks = myśli…
web-bot-name =
    { $seat ->
        [0] Alder
        [1] Bryn
        [2] Corvin
        [3] Dara
        [4] Esme
       *[other] Fenn
    }
web-dealer = Rozdaje
web-dealer-mark = R
web-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
web-coins = zdobyte { $won }, przepowiednia { $prediction }
web-coins-unknown = zdobyte { $won }
web-away-now = Gra za ciebie bot. Wrócić możesz w każdej chwili z menu.

## Stół

web-round-of = Rozdanie { $round } z { $rounds }
web-hand-label = Twoje karty
web-hand-hidden =
    { $count ->
        [one] Twoja karta, którą widzą tylko inni
        [few] Twoje { $count } karty, które widzą tylko inni
        [many] Twoich { $count } kart, które widzą tylko inni
       *[other] Twoje { $count } karty, które widzą tylko inni
    }
web-mine-label = Twoje miejsce
web-side-label = Notatnik i czat
web-log-label = Przebieg gry
web-watching = Oglądasz grę.
web-card-barred = teraz zagrać się nie da
web-card-preselected = wybrana na twój ruch
web-trick-label = Czar
web-trick-best = na razie najwyższa
web-turned = Odwrócona karta
web-trump = Atut:
web-trump-open = jeszcze nie wybrany
web-no-trump = bez atutu
web-sums-tricks = czary
web-sums-predicted = przepo­wiednie
web-sums-even = równo
web-sums-over = o { $number } za dużo
web-sums-under = o { $number } za mało
web-readout = Przepowiednie
web-readout-sum =
    { $tricks ->
        [one] razem { $sum } na { $tricks } czar
        [few] razem { $sum } na { $tricks } czary
        [many] razem { $sum } na { $tricks } czarów
       *[other] razem { $sum } na { $tricks } czaru
    }
web-why-rule = Zobacz zasadę
web-hint = Podpowiedź
web-clock-left = Pozostały czas
web-turn-yours = Twoja kolej.

## Wiersz o tym, co się dzieje

web-prompt-moment = Chwileczkę…
web-prompt-chosen = Gdy przyjdzie twoja kolej, zagrasz { $card }. Wybierz ponownie, aby cofnąć.
web-prompt-paused = Gra jest wstrzymana.
web-prompt-over = Gra się skończyła.
web-prompt-decide = Twoja kolej.
web-prompt-lead = Twoja kolej: zacznij dowolną kartą.
web-prompt-follow = Twoja kolej: kolor czaru to { $colour }.
web-prompt-any = Twoja kolej: zagraj jedną z podświetlonych kart.
web-prompt-pass = Wybierz kartę dla sąsiada z lewej.
web-prompt-others =
    { $phase ->
        [predict]
            { $count ->
                [one] { $players } przepowiada.
                [few] { $players } przepowiadają.
                [many] { $players } przepowiadają.
               *[other] { $players } przepowiadają.
            }
        [pass_card]
            { $count ->
                [one] { $players } wybiera kartę do podania.
                [few] { $players } wybierają kartę do podania.
                [many] { $players } wybierają kartę do podania.
               *[other] { $players } wybierają kartę do podania.
            }
        [choose_trump] { $players } wybiera atut.
        [swap_werewolf] { $players } wymienia Wilkołaka.
        [adjust_prediction] { $players } zmienia przepowiednię.
       *[other] Teraz gra { $players }.
    }
web-preselected-not-legal = Wybranej karty nie można teraz zagrać.

## Decyzje

web-decide-predict =
    { $tricks ->
        [one] Zdobędziesz ten jedyny czar?
        [few] Ile z { $tricks } czarów zdobędziesz?
        [many] Ile z { $tricks } czarów zdobędziesz?
       *[other] Ile z { $tricks } czaru zdobędziesz?
    }
web-decide-choose-trump = Rozdajesz: wybierz kolor atutowy
web-decide-swap-werewolf = Za Wilkołaka dostajesz { $card } – wybierz atut albo grę bez atutu
web-decide-adjust-prediction = Chmura jest twoja: zmień przepowiednię o jeden czar
web-decide-announce = Zagrywasz { $card } jako…
web-predict-first = Twoja przepowiednia jest pierwsza.
web-predict-written = Wszyscy zapisują jednocześnie.
web-predict-sum =
    { $tricks ->
        [one] Na razie przepowiedziano { $sum } na { $tricks } czar.
        [few] Na razie przepowiedziano { $sum } na { $tricks } czary.
        [many] Na razie przepowiedziano { $sum } na { $tricks } czarów.
       *[other] Na razie przepowiedziano { $sum } na { $tricks } czaru.
    }
web-adjust =
    { $change ->
        [up] O jeden więcej: { $prediction }
       *[down] O jeden mniej: { $prediction }
    }

## Notatnik

web-block-title = Notatnik
web-block-round = Rozdanie
web-block-predicted = przepowiednia
web-block-cell = przepowiednia { $predicted }, zdobyte { $won }: { $points }
web-block-now-cell = gdyby rozdanie skończyło się teraz
web-block-now = Ostatni wiersz: gdyby rozdanie skończyło się teraz.
web-block-rounds =
    { $rounds ->
        [one] { $rounds } rozdanie
        [few] { $rounds } rozdania
        [many] { $rounds } rozdań
       *[other] { $rounds } rozdania
    }
web-result-title = Rozdanie { $round }
web-result-mine =
    { $points ->
        [one] Przepowiednia { $predicted }, zdobyte { $won }: { $points } punkt.
        [few] Przepowiednia { $predicted }, zdobyte { $won }: { $points } punkty.
        [many] Przepowiednia { $predicted }, zdobyte { $won }: { $points } punktów.
       *[other] Przepowiednia { $predicted }, zdobyte { $won }: { $points } punktu.
    }

## Ostatni czar

web-last-title = Ostatni czar
web-last-won = Zdobywa go { $player }.
web-last-bombed = Bomba: ten czar nikomu się nie liczy.

## Rozmowa

web-talk-title = Czat
web-talk-label = Napisz coś
web-talk-send = Wyślij
web-talk-empty = Nie ma jeszcze wiadomości.
web-talk-mute = Wycisz
web-talk-hear = Wyłącz wyciszenie: { $player }
web-talk-unread = Czat, nowe: { $count }
web-reaction-well-played = Dobrze zagrane!
web-reaction-thanks = Dzięki!
web-reaction-oops = Ojej.
web-reaction-wow = Wow!
web-reaction-hurry = Twoja kolej!
web-reaction-laugh = Haha!
web-reaction-good-game = Dobra partia!
web-reaction-sorry = Przepraszam.

## Menu i opcje

web-menu-title = Menu
web-menu-pause = Wstrzymaj grę
web-menu-resume = Wznów grę
web-menu-away = Niech gra za mnie bot
web-menu-back = Już jestem
web-menu-end =
    { $votes ->
        [0] Głosuj za końcem gry
       *[other] Głosuj za końcem gry (na razie { $votes })
    }
web-menu-home = Strona główna
web-menu-rules = Zasady tego stołu
web-menu-keys = Skróty klawiszowe
web-menu-shuffle = Odcisk tasowania, ustalony przed grą: { $commitment }…
web-option-theme = Wygląd
web-theme-auto = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-option-sound = Dźwięki
web-option-still = Ogranicz animacje
web-option-one-tap = Zagrywanie jednym dotknięciem
web-option-language = Język
web-language-auto = jak w przeglądarce

## Klawisze

web-keys-title = Skróty klawiszowe
web-key-cards = wybrać kartę z ręki
web-key-play = zagrać kartę
web-key-predict = przepowiedzieć tyle czarów
web-key-colour = wybrać kolor
web-key-identity = Mag albo Błazen
web-key-adjust = o czar więcej albo mniej
web-key-last = ostatni czar
web-key-block = notatnik
web-key-talk = czat
web-key-hint = podpowiedź, jeśli stół na nią pozwala
web-key-help = te klawisze
web-key-close = zamknąć albo anulować

## Połączenie z serwerem

web-line-opening = Łączenie ze stołem…
web-line-lost = Połączenie zerwane. Próbujemy ponownie…
web-line-back = Połączenie przywrócone.

## Koniec

web-end-winner =
    { $mine ->
        [yes]
            { $count ->
                [one] Wygrywasz!
                [few] Wspólnie wygrywacie: { $winners }
                [many] Wspólnie wygrywacie: { $winners }
               *[other] Wspólnie wygrywacie: { $winners }
            }
       *[no]
            { $count ->
                [one] Wygrywa { $winners }
                [few] Wspólnie wygrywają { $winners }
                [many] Wspólnie wygrywają { $winners }
               *[other] Wspólnie wygrywają { $winners }
            }
    }
web-you = ty
web-end-early = Grę zakończono przed czasem
web-end-rematch = Zagraj jeszcze raz
web-end-replay = Obejrzyj powtórkę
web-end-download = Pobierz zapis
web-end-share = Udostępnij
web-chart-points = Punkty rozdanie po rozdaniu
web-chart-hits = Spełnione przepowiednie
web-hit = Rozdanie { $round }: trafione
web-miss = Rozdanie { $round }: chybione
web-verify-going = Sprawdzamy tasowanie…
web-verify-fair =
    { $ours ->
        [yes] Tasowanie sprawdzone: wszystkie rozdania ({ $rounds }) zgadzają się z ziarnem ustalonym przed grą i z liczbą losową z twojej przeglądarki.
       *[no] Tasowanie sprawdzone: wszystkie rozdania ({ $rounds }) zgadzają się z ziarnem ustalonym przed grą.
    }
web-verify-insecure = Przeglądarka sprawdza tasowanie tylko przez bezpieczne połączenie. Zapis można też sprawdzić poleceniem „foretell verify”.
web-verify-headers = Zapis nie mówi, jak potasowano karty.
web-verify-seed = Ziarno nie jest tym, które ogłoszono przed grą.
web-verify-nonce = Liczba losowa któregoś gracza nie jest tą, którą ogłoszono.
web-verify-ours = Nie użyto liczby losowej z twojej przeglądarki.
web-verify-deal = Rozdania nie zgadzają się z ogłoszonym tasowaniem.
web-verify-scribe = Los wyznaczył innego skrybę.

## Powtórka

web-replay-first = Pierwszy krok
web-replay-back = Krok wstecz
web-replay-on = Krok naprzód
web-replay-last = Ostatni krok
web-replay-slide = Krok
web-replay-step = Krok { $step } z { $last }
web-replay-round = Rozdanie
web-replay-trick = Czar
web-replay-eyes = Widok
web-replay-all = wszystkie karty
web-replay-link = Link do tej chwili
web-replay-result = Wynik
web-replay-did = { $player }, { $decision }

## Nauka

web-learn-lead = Sześć krótkich lekcji z prawdziwymi kartami, około pięciu minut. Każda karta specjalna ma własną.
web-learn-done = ukończona
web-learn-begin = Zacznij
web-learn-continue = Kontynuuj
web-learn-next = Następna: { $title }
web-learn-on = Dalej
web-learn-all = Wszystkie lekcje
web-learn-finished = Już znasz zasady. Pora na grę!

## Księga zasad

web-rules-contents = Spis treści
web-rules-search = Szukaj w zasadach
web-rules-found =
    { $number ->
        [0] Nie znaleziono zasady. Zasady kart specjalnych i odmian pojawiają się, gdy je wybierzesz.
        [one] Znaleziono { $number } zasadę
        [few] Znaleziono { $number } zasady
        [many] Znaleziono { $number } zasad
       *[other] Znaleziono { $number } zasady
    }
web-rules-before = Poprzedni rozdział
web-rules-after = Następny rozdział
web-rules-game = Gracze, odmiany, karty specjalne
web-rules-players =
    { $seats ->
        [one] { $seats } gracz
        [few] { $seats } graczy
        [many] { $seats } graczy
       *[other] { $seats } gracza
    }
web-rules-variants = Odmiany tego wydania
web-rules-more = Inne odmiany i zasady domowe
web-rules-further = Odmiany, których to wydanie nie ma
web-rules-differs = Inaczej niż w grze standardowej
web-rules-only =
    { $edition ->
        [standard] Tylko to, co mówią instrukcje
       *[other] Tylko to, co mówi ta instrukcja
    }
