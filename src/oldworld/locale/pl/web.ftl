# Co mówią strony w przeglądarce, niezależnie od gry; na końcu słowa planszy każdej z gier, których nie ma w jej własnych plikach.


## Gry

web-title-chaos = Chaos w Starym Świecie
    .about = Cztery Potęgi niszczą dziewięć regionów. Dominuj, szerz Zepsucie i pustosz albo jako pierwszy przestaw swój wskaźnik na Zwycięstwo.


## Wszędzie

web-skip = Przejdź do treści
web-nav = Strony
web-tables = Stoły
web-rules = Zasady
web-account = Ty i ustawienia
web-theme = Światło
web-theme-system = Jak w systemie
web-theme-dark = Ciemno
web-theme-light = Jasno
web-theme-now = Jasno czy ciemno. Teraz: { $theme }
web-language = Język
web-language-en = English
web-language-pl = Polski
web-language-fr = Français
web-loading = Już się wczytuje.
web-clause = Zasada
web-close = Zamknij
web-more = Pokaż więcej
web-not-now = Nie teraz
web-back = Wróć do stołów
web-nowhere = Tu niczego nie ma
web-nowhere-why = Ten adres donikąd nie prowadzi.
web-unofficial = Strona nieoficjalna, dla posiadaczy tych gier. Wszystkie obrazki i teksty są nasze własne.


## Ludzie

web-come-in = Jak się nazywasz?
web-come-in-why = Do gry wystarczy imię. Widzą je inni przy stole.
web-come-in-go = Wejdź
web-name = Imię
web-have-account = Masz tu już zachowane imię?
web-sign-in = Zaloguj się
web-you = Ty
web-save = Zapisz
web-saved = Zapisano.
web-how-you-like = Jak lubisz
web-keep = Zachowaj swoje imię
web-keep-why = Z adresem e-mail i hasłem wrócisz jako ta sama osoba, w każdej przeglądarce.
web-keep-go = Zachowaj
web-kept = Twoje imię jest zachowane pod adresem { $email }.
web-email = Adres e-mail
web-password = Hasło, co najmniej 10 znaków
web-go-away = Odejście
web-export = Zabierz swoje dane
web-sign-out = Wyloguj się
web-sign-out-guest = Jesteś gościem: po wylogowaniu nikt już nie wróci pod tym imieniem do twoich gier.
web-delete = Usuń wszystko o mnie
web-delete-sure = Tak, usuń na zawsze


## Poczekalnia

web-lobby-welcome = Zajmij miejsce
web-lobby-about = Gry planszowe według zasad: samotnie przeciw botom albo z przyjaciółmi z daleka.
web-lobby-wait = { $count ->
    [one] { $count } stół czeka na ciebie
    [few] { $count } stoły czekają na ciebie
    [many] { $count } stołów czeka na ciebie
   *[other] { $count } stołu czeka na ciebie
}
web-lobby-yours = Twoje stoły
web-lobby-start = Zacznij grę
web-lobby-open = Otwarte stoły
web-lobby-none = Żaden stół nie jest otwarty.
web-lobby-none-how = Nowy stół z wolnym miejscem pojawi się tu dla wszystkich.
web-lobby-free = Wolne: { $seats }
web-lobby-over = Skończone gry
web-lobby-over-none = Jeszcze nic tu nie ma.
web-lobby-over-how = Skończona gra pojawi się tu sama.
web-row-gathering = { $count ->
    [0] są wszyscy
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-row-yours = twój ruch
web-row-waits = czeka na: { $who }
web-row-you = ty
web-row-alone = nikogo więcej jeszcze nie ma
web-row-go = Zagraj swoją turę
web-row-open = Otwórz
web-row-look = Zobacz
web-host = to twój stół
web-won = Wygrywa: { $who }
web-won-nobody = Nikt nie wygrał
web-players = { $counts } graczy
web-play-bots = Graj z botami
web-new-table = Nowy stół
web-bot = { $level } bot
web-level-random = Niedbały
web-level-heuristic = Planujący
web-sit-go = Obejrzyj i usiądź


## Nowy stół i zbieranie się przy nim

web-who-sits = Kto gdzie siedzi
web-seat-me = ja
web-seat-open = wolne dla każdego
web-seat-empty = poza grą
web-seat-free = wolne
web-seats-wrong = Liczba miejsc w tej grze: { $counts }; tu jest { $count }.
web-fill-bots = Boty na wolne miejsca
web-fill-bots-begin = Dosadź boty i zacznij
web-for-whom = Dla kogo
web-kind-open = Każdy widzi stół i może usiąść
web-kind-private = Tylko dla zaproszonych
web-spectators = Inni mogą oglądać
web-clock = Zegar
web-clock-none = Bez zegara
web-clock-live = Na żywo: minuty na całą grę
web-clock-slow = Powoli: dni na każdy wybór
web-clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
web-clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
web-clock-how = Komu skończy się czas, tego zastępuje bot, aż wróci na swoje miejsce.
web-clock-live-is = { $amount } na osobę
web-clock-slow-is = { $amount } na każdy wybór
web-by-rules = Według jakich zasad
web-by-default = Jak w wydaniu: { $value }
web-set-up = Przygotuj stół
web-begin = Zacznij
web-sit = Usiądź tutaj
web-get-up = Wstań
web-call-off = Odwołaj grę
web-invite = Zaproś kogoś
web-invite-how = Kto ma ten odnośnik, może tu usiąść albo oglądać.
web-copy = Kopiuj
web-copied = Skopiowano


## Stół

web-board = Stół
web-decision = Twoja decyzja
web-your-turn = Twoja tura, { $seat }
web-not-you = Decyduje ktoś inny
web-you-watch = Oglądasz
web-waits = Czekamy na: { $who }
web-pick-hint = Pierwszy wybór wskazuje, drugi potwierdza.
web-another = Coś innego
web-space = Spacja
web-undo = Cofnij
web-reset = Cofnij całą turę
web-ask-back = Poproś o cofnięcie
web-ask-back-mine = { $count ->
    [one] Prosisz pozostałych o cofnięcie { $count } ruchu.
    [few] Prosisz pozostałych o cofnięcie { $count } ruchów.
    [many] Prosisz pozostałych o cofnięcie { $count } ruchów.
   *[other] Prosisz pozostałych o cofnięcie { $count } ruchu.
}
web-ask-back-theirs = { $count ->
    [one] { $who } prosi o cofnięcie { $count } ruchu.
    [few] { $who } prosi o cofnięcie { $count } ruchów.
    [many] { $who } prosi o cofnięcie { $count } ruchów.
   *[other] { $who } prosi o cofnięcie { $count } ruchu.
}
web-ask-back-how = Gdy ktokolwiek coś wybierze, gra toczy się dalej, a prośba przepada.
web-ask-back-agreed = jest zgoda
web-ask-back-awaited = jeszcze bez odpowiedzi
web-ask-back-see = Zobacz tę chwilę
web-ask-back-agree = Zgoda
web-ask-back-refuse = Odmów
web-ask-back-refused = Nic nie zostało cofnięte: nie wszyscy się zgodzili.
web-ask-back-done = Ruchy zostały cofnięte.
web-time-days = { $days } d { $hours } godz.
web-time-hours = { $hours } godz. { $minutes } min
web-time-minutes = { $minutes } min
web-time-little = (zostało mało czasu)
web-time-left = Pozostały czas:
web-time-hurry-live = Została ci mniej niż minuta.
web-time-hurry-slow = Zostały ci mniej niż dwie godziny.
web-stood-in = Skończył ci się czas.
web-stood-in-how = Do twojego powrotu gra za ciebie bot.
web-stood-in-back = Wracam na swoje miejsce
web-stood-in-bot = zastępuje bot
web-log-and-talk = Co się stało i o czym się mówi
web-talk = Rozmowa
web-talk-new = { $count ->
    [one] { $count } nowa wypowiedź
    [few] { $count } nowe wypowiedzi
    [many] { $count } nowych wypowiedzi
   *[other] { $count } nowej wypowiedzi
}
web-talk-empty = Nikt jeszcze nic nie powiedział.
web-talk-say = Powiedz coś przy stole
web-talk-go = Powiedz
web-talk-watches = ogląda
web-talk-hidden = Ukryte, bo zostało zgłoszone.
web-talk-more = Wycisz lub zgłoś
web-talk-more-of = Wycisz lub zgłoś: { $name }
web-talk-mute = Ukryj wypowiedzi: { $name }
web-talk-muted = Ukryte wypowiedzi: { $name }.
web-talk-hear = Pokaż znowu
web-talk-report = Zgłoś tę wypowiedź
web-talk-reported = Zgłoszono.
web-options = Możesz
web-options-count = { $count ->
    [one] { $count } możliwość
    [few] { $count } możliwości
    [many] { $count } możliwości
   *[other] { $count } możliwości
}
web-no-options = Nie ma innego wyboru niż pas.
web-why = Dlaczego nie mogę…?
web-why-what = Co chcesz zrobić
web-why-ask = Zapytaj
web-why-legal = To jest teraz dozwolone: wybierz to.
web-log = Co się stało
web-log-empty = Jeszcze nic się nie stało.
web-news = { $count ->
    [one] Stała się jeszcze { $count } rzecz
    [few] Stały się jeszcze { $count } rzeczy
    [many] Stało się jeszcze { $count } rzeczy
   *[other] Stało się jeszcze { $count } rzeczy
}
web-away = Brak połączenia. Próbujemy znowu; stół zostaje taki, jaki był.
web-plain = Stół jako listy
web-over = Koniec gry
web-you-won = Wygrywasz
web-again = Zagraj jeszcze raz
web-keys = Klawisze
web-key-digits = wskazuje możliwość o tym numerze
web-key-enter = potwierdza wskazane
web-key-space = pas, gdzie to możliwe
web-key-escape = odkłada wskazane
web-key-undo = cofa ostatni wybór
web-key-help = ta lista
web-keys-how = Dwie cyfry wpisane szybko to jedna liczba. Tab prowadzi przez całą resztę.


## Oglądanie jeszcze raz

web-replay = Obejrzyj ponownie
web-replay-of = { $title }, jeszcze raz
web-replay-table = Do stołu
web-replay-timeline = Oś czasu
web-replay-moment = Chwila
web-replay-at = Ruch { $move } z { $moves }
web-replay-first = Na początek
web-replay-before = Ruch wstecz
web-replay-after = Ruch naprzód
web-replay-last = Na koniec
web-replay-eyes = Czyimi oczami
web-replay-eyes-spectator = Oczami widza
web-replay-eyes-all = Wszystkich naraz
web-replay-eyes-later = Po końcu gry można patrzeć oczami każdego.
web-replay-hands = Karty wszystkich
web-replay-seat = Twoje miejsce
web-replay-bots = Pozostali to boty
web-replay-play = Graj dalej od tej chwili
web-replay-play-how = W tej chwili zacznie się nowa gra z nowym losem. Ta zostanie taka, jaka była.
web-replay-ended = Tu gra jest skończona. Wróć do chwili, od której chcesz grać dalej.
web-replay-record = Zapisz przebieg gry


## Zasady

web-rules-of = Zasady: { $title }
web-rules-search = Szukaj w zasadach i na kartach
web-rules-found = { $count ->
    [0] Nigdzie tego nie ma.
    [one] Jest w { $count } miejscu.
    [few] Jest w { $count } miejscach.
    [many] Jest w { $count } miejscach.
   *[other] Jest w { $count } miejsca.
}
web-rules-cards = Karty i elementy
web-rules-which = Zasady której gry?


## Odmowy

refused-offline = Serwer jest nieosiągalny. Nic się nie zmieniło.
refused-failed = Coś poszło źle po naszej stronie. Wcześniejsze wybory są bezpieczne.
refused-no_database = Pamięć serwera jest przez chwilę niedostępna. Wcześniejsze wybory są bezpieczne; spróbuj za moment.
refused-malformed = Serwer nie może tego odczytać ({ $where }: { $reason }).
refused-too_long = To jest za długie.
refused-too_often = { $seconds ->
    [one] Za dużo naraz. Spróbuj za { $seconds } sekundę.
    [few] Za dużo naraz. Spróbuj za { $seconds } sekundy.
    [many] Za dużo naraz. Spróbuj za { $seconds } sekund.
   *[other] Za dużo naraz. Spróbuj za { $seconds } sekundy.
}
refused-other_site = To pytanie przyszło z innej strony.
refused-no_door = Na tym serwerze nie ma takiego miejsca.
refused-no_method = Tego nie można tu zrobić.
refused-not_signed_in = Najpierw wejdź: wystarczy imię.
refused-email_taken = Ten adres do kogoś już należy.
refused-wrong_password = Adres i hasło do siebie nie pasują.
refused-no_game = Nie ma takiej gry albo nie jest dla ciebie otwarta.
refused-no_title = Nie ma tu gry o nazwie { $title }.
refused-seed_alone = Tylko gra samotna może mieć ziarno losowe.
refused-setup = Tak nie można tego przygotować: { $reason }
refused-no_such_player = Nikt o nazwie { $player } nie może tam usiąść.
refused-two_seats = Masz już miejsce.
refused-solo_seats = W grze samotnej ty zajmujesz jedno miejsce, a boty pozostałe.
refused-too_many_games = { $most ->
    [one] Masz { $most } grę w toku. Najpierw ją skończ.
    [few] Masz { $most } gry w toku. Najpierw skończ którąś.
    [many] Masz { $most } gier w toku. Najpierw skończ którąś.
   *[other] Masz { $most } gry w toku. Najpierw skończ którąś.
}
refused-no_seat = Nie ma takiego miejsca.
refused-seat_taken = To miejsce jest zajęte.
refused-not_host = Może to zrobić tylko ten, kto przygotował stół.
refused-not_seated = Nie masz tu miejsca.
refused-not_begun = Gra się jeszcze nie zaczęła.
refused-begun = Gra się już zaczęła.
refused-not_asked = Teraz nikt cię o nic nie pyta.
refused-no_option = Tego nie ma wśród możliwości.
refused-illegal = Zasady na to nie pozwalają.
refused-stale = Przy stole już coś się zmieniło. Teraz wygląda tak.
refused-nothing_to_undo = Nie ma czego cofnąć: ktoś już zagrał albo odkryło się coś nowego.
refused-nothing_asked = Nikt nie prosi cię o cofnięcie czegokolwiek.
refused-stood_in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
refused-not_stood_in = Nikt cię tu nie zastępuje.
refused-solo_clock = Gra samotna nie ma zegara.
refused-still_playing = Z tym trzeba poczekać do końca gry.
refused-no_move = Ta gra nie ma ruchu { $move }; ostatni to { $moves }.
refused-other_seats = Miejsca w tej grze: { $seats }
refused-over_there = W tym momencie gra jest już skończona. Wybierz wcześniejszy.
refused-own_remark = To twoje własne słowa.
refused-no_remark = Nie ma takiej wypowiedzi.
refused-other_rules = Tę grę zaczęto według innych zasad ({ $was }; teraz { $now }).
refused-damaged_game = Zapis tej gry nie zgadza się w wierszu { $number }.


## Chaos w Starym Świecie: przygotowanie

web-chaos-edition = Wydanie
    .pl = polskie
    .fr = francuskie
web-chaos-field_of_carnage = Obszar rzezi zamyka
    .out = wyjście ze swojego regionu
    .in = wejście do swojego regionu
web-chaos-ruiners = Uczestnik Spustoszenia położył tam żeton Zepsucia
    .round = w tej rundzie
    .step = w tym kroku Zepsucia
web-chaos-slaanesh_tokens = Żetony Zepsucia w regionie, za które Slaanesh dostaje żeton postępu
    .v1 = 1
    .v2 = 2
web-chaos-khorne_kills = Zabici w regionie, za których Khorne dostaje żeton postępu
    .v1 = 1
    .v2 = 2
web-chaos-khorne_counter = Khorne dostaje żeton postępu
    .phase = raz na region i fazę
    .battle = raz na region i walkę
web-chaos-old_world_deck_3 = Karty Starego Świata w grze trzyosobowej
    .v8 = 8
    .v6 = 6
web-chaos-plunged_peasants = Chłopi nagrodzeni kartą Pogrążeni w Chaosie
    .kept = zostają u gracza
    .returned = wracają do zasobów


## Chaos w Starym Świecie: plansza

web-chaos-map = Mapa Starego Świata, dziewięć regionów
web-chaos-sea-claws = Morze Szponów
web-chaos-sea-gulf = Czarna Zatoka
web-chaos-powers = Potęgi
web-chaos-round = Runda { $round }
web-chaos-phases = Fazy
web-chaos-phase-old_world = Stary Świat
web-chaos-phase-draw = Dobieranie
web-chaos-phase-summoning = Przyzywanie
web-chaos-phase-battle = Walka
web-chaos-phase-corruption = Zepsucie
web-chaos-phase-end = Koniec
web-chaos-victory = Zwycięstwo
web-chaos-victory-all = Punkty Zwycięstwa z { $most }: { $points }
web-chaos-power-left = Moc: { $count }
web-chaos-pass-drop = Pas, Moc spada do 0
web-chaos-pass = Pas
web-chaos-do-summon = Przyzwij: { $option }
web-chaos-do-play = Zagraj: { $option }
web-chaos-do-place = Umieść: { $option }
web-chaos-do-hit = Traf: { $option }
web-chaos-do-move = Przenieś: { $option }
web-chaos-do-discard = Odrzuć: { $option }
web-chaos-do-remove = Usuń: { $option }
web-chaos-do-kill = Zabij: { $option }
web-chaos-do-choose = Wybierz: { $option }
web-chaos-old-world = Stary Świat
web-chaos-deck = { $count ->
    [one] została { $count } karta
    [few] zostały { $count } karty
    [many] zostało { $count } kart
   *[other] zostało { $count } karty
}
web-chaos-track-empty = puste
web-chaos-threat = zagroż.
web-chaos-dial = { $power }: wskaźnik na poziomie { $tick } z { $last }, Zagrożenie { $threat }. Dalej: { $next }
web-chaos-points = { $count ->
    [one] { $count } Punkt Zwycięstwa
    [few] { $count } Punkty Zwycięstwa
    [many] { $count } Punktów Zwycięstwa
   *[other] { $count } Punktu Zwycięstwa
}
web-chaos-cards = { $count ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
web-chaos-upgrades = { $count ->
    [one] ulepszenie
    [few] ulepszenia
    [many] ulepszeń
   *[other] ulepszenia
}
web-chaos-counters = { $count ->
   *[other] postęp
}
web-chaos-captured = { $count ->
    [one] Chłop
    [few] Chłopi
    [many] Chłopów
   *[other] Chłopa
}
web-chaos-power-now = Moc { $count }, odnawia się do { $restored }
web-chaos-reserve = W rezerwie: { $name }, { $count } z { $all }
web-chaos-reserve-short = rezerwa
web-chaos-hand = Twoja ręka
web-chaos-hand-empty = Nie masz kart na ręce. Nowe dobierzesz w Fazie Dobierania.
web-chaos-cost = Koszt { $cost }
web-chaos-magic = Magiczny symbol
web-chaos-copies = Takich kart: { $count }
web-chaos-left = lewe
web-chaos-right = prawe
web-chaos-value = wartość { $value }
web-chaos-populous = wartość { $value }, gęsto zaludniony
web-chaos-to-ruin = { $count } z { $most } do Spustoszenia
web-chaos-domination = Dominacja, gdyby to było teraz; trzeba pokonać Opór { $resistance }
web-chaos-conquest = Kto dominuje, zdobywa { $conquest }.
web-chaos-is-ruined = Spustoszony, karta Spustoszenia { $number }. Najwięcej Zepsucia daje { $first }, drugie miejsce { $second }.
web-chaos-was-ruined = Spustoszony i policzony. Nie trafi tu już żadna karta ani żeton.
web-chaos-no-region = Dotknij regionu, żeby obejrzeć go z bliska.
web-chaos-here = Tutaj
web-chaos-region-says = { $region }: Opór { $resistance }, Wartość Podboju { $conquest }. { $what }
web-chaos-corruption-of = Zepsucie, { $power }: { $count }
web-chaos-may = można wybrać
web-chaos-dice = Ostatnie rzuty
web-chaos-upgrades-of = Ulepszenia w grze
web-chaos-discards = Odrzucone
web-chaos-dial-of = Wskaźnik
web-chaos-more = Więcej: { $power }
web-chaos-none = brak
web-chaos-zoom = Większa mapa


## Stół, przy którym się gra

web-motion = Ruch
web-motion-system = Jak w systemie
web-motion-normal = Zwykły
web-motion-half = Dwa razy wolniejszy
web-motion-off = Żaden
web-chaos-do-then = { $deed } → { $place }
web-chaos-hits = { $count ->
    [one] { $count } obrażenie
    [few] { $count } obrażenia
    [many] { $count } obrażeń
   *[other] { $count } obrażenia
}
web-chaos-dial-at = Poziom { $tick } z { $last }, Zagrożenie { $threat }


## Odmowy: rewanże, wgrane przebiegi gier

refused-seat_kept = To miejsce czeka na kogoś: { $name }.
refused-not_kept = To miejsce na nikogo nie czeka.
refused-record = Ten przebieg gry się nie zgadza. Wiersz { $line }: { $reason }
refused-too_many_records = { $most ->
    [one] Masz tu { $most } przebieg gry. Najpierw go usuń.
    [few] Masz tu { $most } przebiegi gier. Najpierw usuń któryś z nich.
    [many] Masz tu { $most } przebiegów gier. Najpierw usuń któryś z nich.
   *[other] Masz tu { $most } przebiegu gry. Najpierw usuń któryś z nich.
}
refused-not_uploaded = Ta gra odbyła się tutaj. Zostaje dla wszystkich, którzy w niej byli.


## Od twojej ostatniej tury, rewanże, zaproszenia, wgrywanie

web-digest = Od twojej ostatniej tury
web-digest-count = { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
    [many] { $count } zdarzeń
   *[other] { $count } zdarzenia
}
web-digest-close = Zamknij listę zdarzeń od twojej ostatniej tury
web-digest-news = { $count ->
    [one] tymczasem { $count } zdarzenie
    [few] tymczasem { $count } zdarzenia
    [many] tymczasem { $count } zdarzeń
   *[other] tymczasem { $count } zdarzenia
}
web-ask-back-withdraw = Już o to nie proszę
web-ask-back-withdrawn = Prośba wycofana.
web-rematch = Jeszcze raz
web-rematch-is-there = Ktoś proponuje kolejną grę.
web-rematch-yours = Przy nowym stole czeka na ciebie miejsce.
web-rematch-here = już jest
web-rematch-go = Do nowego stołu
web-rematch-accept = Zajmij swoje miejsce
web-rematch-decline = Nie tym razem
web-rematch-rotate = Wszyscy przesuwają się o jedno miejsce
web-rematch-awaits = brakuje: { $who }
web-rematch-of = Poprzednia gra
web-seat-kept = czeka na: { $name }
web-seat-kept-you = To miejsce czeka na ciebie
web-seat-kept-free = Zwolnij to miejsce
web-share = Udostępnij
web-invite-code = Kod QR z linkiem zaproszenia
web-invite-scan = Albo skieruj na to aparat telefonu.
web-row-uploaded = wgrana
web-row-unfinished = niedokończona
web-upload = Obejrzyj grę skądinąd
web-upload-how = Upuść na tę stronę plik z przebiegiem gry, wybierz go albo wklej jego treść. Nikt inny go nie zobaczy, dopóki nie podasz dalej linku.
web-upload-choose = Wybierz plik
web-upload-paste = Przebieg gry
web-upload-go = Obejrzyj
web-upload-forget = Usuń ten przebieg gry
web-upload-forget-sure = Tak, usuń go na zawsze
web-replay-link = Skopiuj link do tej chwili
web-muted = Czyich wypowiedzi nie czytasz
web-muted-hear = Czytaj znowu: { $name }
refused-no_text = Ten plik nie jest przebiegiem gry: nie zawiera tekstu.


## Listy i wieści

refused-no_mail = Ten serwer nie wysyła listów.
refused-no_email = Najpierw zachowaj imię pod adresem e-mail.
refused-link_over = Ten odnośnik już nie działa. Jest ważny 20 minut i tylko jeden raz; poproś o nowy.
refused-post_full = Za dużo listów czeka na wysłanie. Spróbuj później.
refused-hook_address = { $reason ->
    [https] Adres musi zaczynać się od https://.
    [unknown] Tego adresu nie można znaleźć.
    [own_network] Ten adres prowadzi do własnej sieci serwera.
   *[malformed] Pod taki adres nie można wysyłać wieści.
}
refused-hook_failed = { $status ->
    [0] W ciągu 5 sekund nic tam nie odpowiedziało.
   *[other] Odpowiedź miała status { $status }; potrzebny jest od 200 do 299.
}
refused-no_hook = Najpierw podaj adres.
refused-no_letters = Ten odnośnik nie kończy żadnych listów.

web-keep-by-letter = Z adresem e-mail wrócisz jako ta sama osoba, w każdej przeglądarce: list przyniesie odnośnik. Adres będzie twój, gdy go otworzysz.
web-keep-password = Także z hasłem
web-claimed = Na adres { $email } poszedł list. Otwórz zawarty w nim odnośnik, na dowolnym urządzeniu: dopiero wtedy adres będzie twój.
web-send-again = Wyślij jeszcze raz
web-sent-again = List znów jest w drodze.
web-claim-drop = Nie ten adres
web-unconfirmed = Nie potwierdzono jeszcze, że ten adres jest twój; do tego czasu nie wysyłamy tam wieści.
web-confirm-go = Wyślij mi list z potwierdzeniem
web-address-more = Hasło i adres
web-password-set = Hasło jest ustawione. Wszystkie inne przeglądarki zostały wylogowane.
web-password-new = Nowe hasło, co najmniej 10 znaków
web-password-first = Hasło, co najmniej 10 znaków
web-email-new = Nowy adres e-mail
web-email-change = Zmień
web-email-drop = Usuń adres
web-email-drop-sure = Tak, chcę znów być gościem
web-link-instead = Bez hasła
web-link-why = Jeśli pod twoim adresem jest zachowane imię, list przyniesie ci odnośnik, którym wejdziesz. Zapomniane hasło ustawisz potem na nowo.
web-link-ask = Wyślij mi odnośnik
web-link-sent = Jeśli pod adresem { $email } jest zachowane imię, list jest już w drodze. Odnośnik jest ważny 20 minut.
web-link-welcome = Witaj, { $name }
web-link-go = Wejdź jako { $name }
web-link-confirm = { $name }, czy to twój adres?
web-link-confirm-go = Tak, to mój adres
web-link-under = Imię jest zachowane pod adresem { $email }.
web-link-leaves = Jesteś tu gościem o imieniu { $name }. Gdy wejdziesz pod tym drugim imieniem, nikt już pod tamtym nie wróci.
web-link-another = Poproś o nowy odnośnik
web-away-news = Wieści, gdy cię nie ma
web-away-patience = Daj mi znać, gdy nie ma mnie od
web-away-hours = { $count ->
    [one] { $count } godziny
    [few] { $count } godzin
    [many] { $count } godzin
   *[other] { $count } godziny
}
web-away-mail = Listem
web-away-no-mail = Ten serwer nie wysyła listów.
web-away-no-address = Najpierw zachowaj imię pod adresem e-mail i otwórz odnośnik z listu.
web-away-turn = Moja kolej
web-away-clock = Została mi ćwierć czasu
web-away-begun = Gra się zaczęła
web-away-over = Gra się skończyła
web-away-undo = Ktoś prosi o cofnięcie ruchu
web-away-try-mail = Wyślij mi teraz list
web-away-mail-tried = List jest w drodze na adres { $email }.
web-nudge = Przez tę przeglądarkę
web-nudge-on = Gdy przychodzi moja kolej, stół jest otwarty, a patrzę gdzie indziej
web-nudge-denied = Ta przeglądarka na to nie pozwala; zmienić to można tylko w jej ustawieniach.
web-nudge-try = Pokaż mi teraz
web-nudge-tried = Tak to wygląda.
web-nudge-turn = Twoja kolej.
web-hook = Przez własny program
web-hook-why = Wieści są wysyłane, z podpisem, pod adres https: do pokoju rozmów albo do programu, który sam piszesz.
web-hook-url = Adres w sieci
web-hook-go = Wysyłaj tam wieści
web-hook-secret = Tajny klucz, którym podpisane są przesyłki. Widać go tylko ten jeden raz:
web-hook-try = Wyślij coś teraz
web-hook-tried = Dotarło.
web-hook-drop = Nie wysyłaj tam nic
web-no-letters = Koniec listów
web-no-letters-why = Listy z wieściami o twoich grach przestaną przychodzić. Odnośniki, o które poprosisz, nadal będą.
web-no-letters-go = Zakończ te listy
web-no-letters-done = Listy z wieściami nie będą już przychodzić.
