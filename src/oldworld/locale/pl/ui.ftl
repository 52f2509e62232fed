# Co mówią wiersz poleceń i stół w terminalu, niezależnie od tytułu.

ui-welcome = oldworld: { $title }. Wpisz numer albo nazwę; `help` pokazuje listę poleceń.
ui-prompt = >
ui-pass_keyboard = Teraz gra { $seat }: oddaj klawiaturę, a potem naciśnij Enter.
ui-hidden = (ekran wyczyszczono, żeby karty na ręce pozostały ukryte)
ui-unknown_choice = „{ $text }” nie ma wśród możliwości. `why { $text }` wyjaśni dlaczego, `help` pokazuje listę poleceń.
ui-ambiguous = „{ $text }” może znaczyć: { $options }
ui-no_number = Nie ma możliwości numer { $number }; ostatnia ma numer { $last }.
ui-card_usage = card NAZWA: wpisz, o czym chcesz się dowiedzieć, na przykład `card chłop`
ui-more = Enter: dalej · q: pomiń resztę
ui-why = { $reason } [{ $clause }]
ui-why_plain = { $reason }
ui-why_legal = To jest teraz dozwolone: po prostu to wybierz.
ui-why_usage = why TEKST: wpisz, co chcesz zrobić, na przykład `why { $example }`
ui-no_clause = Żadna zasada nie zawiera tekstu „{ $word }”.
ui-more_clauses = … i jeszcze { $count }; spróbuj dłuższego słowa.
ui-rules_usage = rules SŁOWO: wpisz, czego szukać, na przykład `rules przyzwanie`
ui-no_card = Nie ma karty, figurki, regionu, żetonu ani ulepszenia o nazwie „{ $word }”.
ui-undone = Cofnięto do wyboru { $number }.
ui-nothing_to_undo = Nie ma czego cofnąć.
ui-undo_seen = Od tego czasu odsłoniło się coś nowego albo działał ktoś inny. Czy wszyscy zgadzają się na cofnięcie? (t/n)
ui-undo_kept = Niczego nie cofnięto.
ui-saved = Zapisano: { $file }
ui-save_failed = Nie można zapisać { $file }: { $reason }
ui-loaded = Wczytano: { $file }
ui-load_failed = Nie można wczytać { $file }: { $reason }
ui-load_again = Który plik? load PLIK
ui-interrupted = Przerwano. Gra jest zapisana: { $file }
ui-continue = Aby grać dalej: { $command }
ui-kept = Gra skończona i zachowana: { $file }
ui-look_again = Aby obejrzeć ją jeszcze raz: { $command }
ui-input_ended = Dane wejściowe się skończyły.
ui-yes = tak
ui-no = nie
ui-log_empty = Jeszcze nic się nie wydarzyło.
ui-help =
    numer lub nazwa  wybór (wystarczy jednoznaczny początek: krwiopu kis)
    board            pokaż stół jeszcze raz
    hand             twoje karty i ich działanie
    log [N]          ostatnie zdarzenia (N: ile)
    why TEKST        dlaczego coś jest niedozwolone i która zasada tak mówi
    rules SŁOWO      szukaj w zasadach
    card NAZWA       co robi karta, figurka lub żeton, z czym graniczy region
    undo             cofnij swój ostatni wybór
    save [PLIK]      zapisz grę
    load PLIK        graj dalej z zapisu
    quit             wyjdź (bez pytania; gra zostaje zapisana)
ui-setup_power = Którą Potęgą grasz?
ui-setup_powers = Ile Potęg bierze udział w grze?
ui-setup_people = Ile osób gra przy tej klawiaturze?
ui-setup_power_of = Którą Potęgą gra osoba { $number }?
ui-setup_enter = (Enter: { $label })
ui-setup_level = Jak dobrze mają grać boty?
ui-setup_edition = Według zasad którego wydania?
ui-setup_random = losowo
ui-setup_bad = Wpisz jedno z: { $options }
ui-level-random = random (wykonują losowe ruchy)
ui-level-heuristic = heuristic (każda Potęga realizuje własny plan)
ui-edition-pl = wydanie polskie
ui-edition-fr = wydanie francuskie
ui-replay_ok = Zapis się zgadza. Wybory: { $choices }, sprawdzone wyniki losowe: { $outcomes }.
ui-replay_step = Enter: następny wybór · numer: przejdź do niego · b: wstecz · l: dziennik · q: wyjście
ui-replay_unknown = „{ $text }” to żadna z tych możliwości:
ui-replay_at = Wybór { $number } z { $total }: { $seat } — { $choice }
ui-replay_secret = jeszcze nieznany
ui-replay_start = Początek
ui-simulate_title =
    { $title }, rozegrane gry: { $games }
    decyzje: { $decisions }, czas: { $seconds } s (decyzji/s: { $speed }, procesy: { $jobs })
ui-simulate_stopped = Przerwano. Rozegrane gry: { $games } z { $asked }.
ui-simulate_wins = Wygrane poszczególnych Potęg
ui-simulate_seat = Potęga
ui-simulate_bot = Bot
ui-simulate_won = Wygrane
ui-simulate_interval = Przedział 95%
ui-simulate_percent = { $number }%
ui-simulate_percents = { $low } – { $high }%
ui-simulate_points = Punkty (średnio)
ui-simulate_ends = Sposoby zakończenia
ui-simulate_rounds = Rundy (średnio)
ui-simulate_decisions = Decyzje na grę
ui-simulate_games_a_second = Gry na sekundę
ui-simulate_playing = gry w toku
ui-scenario_ok = ok
ui-scenario_failed = NIEZALICZONY
ui-scenario_error = BŁĄD
ui-scenario_summary = zaliczone: { $passed }, niezaliczone: { $failed }
