# O co pyta się przy stole gry Chaos w Starym Świecie, co się przy nim dzieje i co jest niedozwolone.
# Nazwy Potęg, regionów, figurek i kart przychodzą w takiej postaci, w jakiej stoją w cards.ftl; zdania nie mogą wymagać ich odmiany.


chaos-title = Chaos w Starym Świecie


## Fazy i etapy

chaos-phase-old_world = Faza Starego Świata
chaos-phase-draw = Faza Dobierania
chaos-phase-summoning = Faza Przyzywania
chaos-phase-battle = Faza Walki
chaos-phase-corruption = Faza Zepsucia
chaos-phase-end = Faza Końcowa


## O co się pyta

chaos-ask-action = Przyzwij figurkę, zagraj kartę Chaosu albo spasuj i strać pozostałe punkty Mocy
chaos-ask-summon_where = Przyzywasz: { $figure }. Do którego regionu?
chaos-ask-card_where = Zagrywasz: { $card }. Na które pole karty?
chaos-ask-hit = Walka, { $region }: który cel dostaje twoje obrażenia?
chaos-ask-early_hit = Walka, { $region }: który cel dostaje to wczesne obrażenie?
chaos-ask-which_die = { $region }: wolno rzucić tylko jedną kością. Którą?
chaos-ask-retaliate = { $region }: twoi Siewcy Zarazy oddają cios. Komu?
chaos-ask-rot = { $region }: Ostateczny rozkład zabija. Kogo?
chaos-ask-target_figure = { $region }: którą figurkę przenosi Teleport?
chaos-ask-target_region = Teleport przenosi: { $figure }. Do którego regionu?
chaos-ask-gather_region = { $region }: z którego regionu Zew boga krwi sprowadza tu figurki?
chaos-ask-gather_figure = { $region }: która figurka zostaje tu sprowadzona?
chaos-ask-shield = { $region }: którą swoją figurkę osłaniasz w walce?
chaos-ask-victim = { $region }: który przeciwnik musi odrzucić dwie karty?
chaos-ask-discard = Odrzuć wybraną kartę Chaosu (do odrzucenia: { $count })
chaos-ask-discard_first = Przed dobieraniem możesz odrzucić jedną kartę Chaosu
chaos-ask-move_token = { $region }: który żeton przenosisz?
chaos-ask-token_region = { $token }: do którego regionu trafia?
chaos-ask-seduce = { $region }: nad którą wrogą figurką przejmujesz kontrolę?
chaos-ask-decay = { $region }: który żeton Zepsucia usuwasz?
chaos-ask-place_token = { $token }: w którym regionie go umieszczasz?
chaos-ask-pair = { $token }: w której parze regionów umieszczasz po jednym?
chaos-ask-flee = { $region }: żeton Chłopów opuszcza ten region. Dokąd trafia?
chaos-ask-hero = { $region }: którą twoją figurkę usuwają Bohaterowie?
chaos-ask-return_figure = { $region }: która twoja figurka wraca do rezerwy?
chaos-ask-upgrade = Którą kartę Ulepszenia wprowadzasz do gry?
chaos-ask-remove_corruption = Który żeton Zepsucia usuwasz? (do usunięcia: { $count })
chaos-ask-remove_token = Który żeton Starego Świata usuwasz? (do usunięcia: { $count })
chaos-ask-carry = { $region }: czy Akolita zabiera stąd żeton Spaczenia?
chaos-ask-stand = { $figure }: czy staje na polu karty Chaosu?
chaos-ask-seduce_cultist = { $region }: nad którym wrogim kultystą przejmuje kontrolę Strażnik Tajemnic?
chaos-ask-hero_moves = Możesz przenieść żeton Bohaterów do przyległego regionu. Który?
chaos-ask-hero_where = { $region }: żeton Bohaterów opuszcza ten region. Dokąd trafia?
chaos-topic-act = { $power } wybiera akcję
chaos-topic-discard = { $power } wybiera kartę do odrzucenia
chaos-topic-hits = { $power } wybiera cele swoich obrażeń ({ $region })
chaos-topic-die = { $power } wybiera kość do rzutu ({ $region })
chaos-topic-upgrade = { $power } wybiera kartę Ulepszenia
chaos-topic-place = { $power } wybiera miejsce dla żetonu: { $token }
chaos-topic-remove = { $power } wybiera żeton do usunięcia
chaos-topic-lose = { $power } wybiera swoją figurkę, którą traci ({ $region })
chaos-topic-old_world = { $power } przenosi żeton Starego Świata
chaos-topic-effect = { $power } rozstrzyga działanie karty


## Możliwości

chaos-option-pass = pas
chaos-option-more = kolejne obrażenie dla figurki, która już leży
chaos-option-yes = tak
chaos-option-no = nie
chaos-option-die_card = kość z twojej karty
chaos-option-die_early = wczesna kość twoich figurek
chaos-option-die_normal = zwykła kość
chaos-option-peasant = żeton Chłopów
chaos-option-figure = { $figure } ({ $place })
chaos-option-space-left = { $region }, lewe pole
chaos-option-space-right = { $region }, prawe pole
chaos-option-card = { $card } (koszt { $cost })
chaos-option-token = { $token } ({ $region })
chaos-option-corruption = żeton Zepsucia: { $power } ({ $region })
chaos-option-pair = { $first } i { $second }
chaos-place-reserve = rezerwa
chaos-mark-shielded = pod tarczą
chaos-mark-downed = leży
chaos-mark-spent = przyzwanie za 0 wykorzystane
chaos-mark-controlled = kontroluje { $power }
chaos-mark-standing = na polu karty


## Co się stało

chaos-event-round_began = Zaczyna się runda { $round }
chaos-event-phase_began = { $phase }
chaos-event-tokens_dealt = { $region } na początek: { $token }
chaos-event-old_world_revealed = Karta Starego Świata: { $card }
chaos-event-old_world_placed = Karta „{ $card }” trafia na pola wydarzeń
chaos-event-old_world_left = Karta „{ $card }” opuszcza grę
chaos-event-token_placed = { $token } trafia do regionu { $region }
chaos-event-token_removed = { $token } znika z regionu { $region }
chaos-event-token_moved = { $token } zmienia region: { $from } → { $to }
chaos-event-peasant_captured = { $power } zdobywa żeton Chłopów w regionie { $region }
chaos-event-points_scored = { $points ->
        [one] { $power } zdobywa { $points } Punkt Zwycięstwa
        [few] { $power } zdobywa { $points } Punkty Zwycięstwa
        [many] { $power } zdobywa { $points } Punktów Zwycięstwa
       *[other] { $power } zdobywa { $points } Punktu Zwycięstwa
    }
chaos-event-points_scored_in = { $points ->
        [one] { $power } zdobywa { $points } Punkt Zwycięstwa za region { $region }
        [few] { $power } zdobywa { $points } Punkty Zwycięstwa za region { $region }
        [many] { $power } zdobywa { $points } Punktów Zwycięstwa za region { $region }
       *[other] { $power } zdobywa { $points } Punktu Zwycięstwa za region { $region }
    }
chaos-event-cards_drawn = { $count ->
        [one] { $power } dobiera { $count } kartę
        [few] { $power } dobiera { $count } karty
        [many] { $power } dobiera { $count } kart
       *[other] { $power } dobiera { $count } karty
    }
chaos-event-card_drawn = { $power } dobiera kartę: { $card }
chaos-event-card_discarded = { $power } odrzuca kartę: { $card }
chaos-event-deck_reshuffled = { $power } tasuje stos zużytych kart i robi z niego nową talię
chaos-event-power_reset = { $points ->
        [one] { $power } ma { $points } punkt Mocy
        [few] { $power } ma { $points } punkty Mocy
        [many] { $power } ma { $points } punktów Mocy
       *[other] { $power } ma { $points } punktu Mocy
    }
chaos-event-passed = { $power } pasuje
chaos-event-figure_summoned = { $power } przyzywa: { $figure } ({ $from } → { $to })
chaos-event-power_spent = { $power } wydaje punkty Mocy: { $points }
chaos-event-power_gained = { $power } zyskuje punkty Mocy: { $points }
chaos-event-power_lost = { $power } traci punkty Mocy: { $points }
chaos-event-card_played = { $power } zagrywa kartę „{ $card }”: { $space }
chaos-event-figure_moved = { $figure } zmienia miejsce: { $from } → { $to }
chaos-event-figure_shielded = { $figure } nie może w tej rundzie zginąć w walce
chaos-event-control_taken = { $power } przejmuje kontrolę nad figurką: { $figure }
chaos-event-control_ended = { $figure } znów słucha swojego właściciela
chaos-event-corruption_placed = { $power } umieszcza żetony Zepsucia w regionie { $region }: { $count }
chaos-event-corruption_removed = Z regionu { $region } znikają żetony Zepsucia ({ $power }): { $count }
chaos-event-battle_began = Walka: { $region }
chaos-event-dice_rolled = { $early ->
        [1] { $power } rzuca wczesnymi kośćmi: { $count }
       *[other] { $power } rzuca kośćmi: { $count }
    }
chaos-event-die_rolled = { $power } wyrzuca: { $value }
chaos-event-hit_kept = { $power } zatrzymuje obrażenie na figurce { $figure }
chaos-event-figure_downed = Przewrócona figurka: { $figure }
chaos-event-figure_killed = { $power } zabija: { $figure } ({ $region })
chaos-event-hits_lost = { $power } traci obrażenia bez celu: { $count }
chaos-event-counter_gained = { $power } zdobywa żeton postępu ({ $region })
chaos-event-dominated = { $power } dominuje w regionie { $region }: { $value } przy Oporze { $resistance }
chaos-event-not_dominated = Nikt nie dominuje w regionie { $region }: { $value } przy Oporze { $resistance }
chaos-event-not_dominated_tied = Nikt nie dominuje w regionie { $region }: remis przy wartości { $value }
chaos-event-region_ruined = Region { $region } zostaje Spustoszony (karta Spustoszenia { $number })
chaos-event-card_removed = Karta „{ $card }” opuszcza region { $region }
chaos-event-card_stayed = Karta „{ $card }” zostaje w regionie { $region }
chaos-event-figure_returned = { $figure } wraca do rezerwy ({ $region })
chaos-event-ruin_scored = Punktacja Spustoszonego regionu { $region }
chaos-event-dial_advanced = { $power } przekręca wskaźnik Zagrożenia na pozycję { $tick }
chaos-event-upgraded = { $power } wprowadza do gry kartę Ulepszenia: { $upgrade }
chaos-event-game_ended = Koniec gry: { $reason }
chaos-event-horror_stands = { $figure } staje na polu karty: { $space }


## Jak się skończyło

chaos-end-dial_at_victory = wskaźnik Zagrożenia pokazuje „Zwycięstwo”
chaos-end-victory_points = pięćdziesiąt Punktów Zwycięstwa
chaos-end-five_regions_ruined = pięć Spustoszonych regionów
chaos-end-old_world_deck_empty = talia Starego Świata jest pusta i przegrywają wszystkie Potęgi
chaos-end-victory_points_level = Remis na Punkty Zwycięstwa: wygrywa wyższe Zagrożenie
chaos-end-five_regions_ruined_level = Remis na Punkty Zwycięstwa: wygrywa wyższe Zagrożenie
chaos-end-winner = { $count ->
        [one] Zwycięstwo: { $winners }
       *[other] Wspólne zwycięstwo: { $winners }
    }
chaos-end-nobody = Nikt nie wygrywa


## Dlaczego nie

chaos-why-alike = { $figure }: do wyboru jest taka sama figurka { $other }
chaos-why-all_spaces_taken = na planszy nie ma wolnego pola kart Chaosu
chaos-why-already_downed = { $figure } już leży i nie przyjmuje więcej obrażeń
chaos-why-both_spaces_taken = oba pola kart w regionie { $region } są zajęte
chaos-why-card_too_dear = koszt karty „{ $card }” to { $cost }, a punktów Mocy masz { $power }
chaos-why-carnage_bars = Obszar rzezi zamyka wstęp do regionu { $region }
chaos-why-carnage_holds = { $figure } nie może stąd odejść: nie pozwala na to Obszar rzezi
chaos-why-daemons_are_immune = { $figure } to wielki demon; wybrać można tylko kultystów i wojowników
chaos-why-figure_too_dear = { $figure } kosztuje { $cost }, a punktów Mocy masz { $power }
chaos-why-game_over = gra już się skończyła
chaos-why-hits_must_be_assigned = obrażenia, które mają cel, trzeba przydzielić
chaos-why-horror_stands_there = na tym polu w regionie { $region } stoi Horror
chaos-why-magic_barred = w regionie { $region } nie można zagrać karty z magicznym symbolem
chaos-why-must_choose = to trzeba wykonać; wybierz jedną z możliwości
chaos-why-no_peasant_here = w regionie { $region } nie ma żetonu Chłopów
chaos-why-no_power_left = nie masz już punktów Mocy, więc twoje kolejki przepadają
chaos-why-not_among_options = nie ma tego teraz wśród możliwości
chaos-why-not_in_hand = nie masz na ręce karty „{ $card }”
chaos-why-not_in_this_battle = { $figure } nie stoi w regionie { $region }, w którym toczy się walka
chaos-why-not_who_killed = cios oddaje się tylko temu, kto zabił twoich Siewców Zarazy; { $figure } to figurka kogoś innego
chaos-why-not_your_card = karta „{ $card }” należy do innej Potęgi
chaos-why-not_your_figure = nie kontrolujesz figurki { $figure }
chaos-why-not_your_turn = to nie twoja kolejka; działa { $power }
chaos-why-not_your_upgrade = to ulepszenie należy do innej Potęgi
chaos-why-nowhere_to_summon = { $figure }: nie ma teraz regionu, do którego można przyzwać tę figurkę
chaos-why-one_at_a_time = wybieraj jedną rzecz naraz
chaos-why-one_card_only = w regionie { $region } leży żeton Skavenów, więc można tam zagrać tylko jedną kartę Chaosu
chaos-why-out_of_reach = w regionie { $region } nie stoi żadna twoja figurka; region ten nie przylega też do żadnego, w którym stoi
chaos-why-own_figure = { $figure } to twoja figurka; nie możesz jej przydzielić obrażeń
chaos-why-ruined_takes_no_card = region { $region } jest Spustoszony; nie można w nim zagrać karty Chaosu
chaos-why-ruined_takes_no_token = region { $region } jest Spustoszony; nie można w nim umieścić żetonu Starego Świata
chaos-why-same_region = { $figure } już stoi w regionie { $region }; przyzwanie prowadzi do innego regionu
chaos-why-shielded = { $figure } nie może w tej rundzie zginąć w walce, więc nie wystarczą żadne obrażenia
chaos-why-sixes_only = { $figure } przyjmuje tylko obrażenia z kości, które pokazały 6, a tych masz za mało
chaos-why-space_taken = to pole karty w regionie { $region } jest zajęte
chaos-why-summon_or_play = w swojej kolejce przyzywasz jedną figurkę albo zagrywasz jedną kartę Chaosu
chaos-why-too_few_hits = { $figure }: do zabicia potrzeba obrażeń w liczbie { $needed }, a masz ich mniej
chaos-why-unknown_word = „{ $word }” to nie figurka, karta, region ani żadna z możliwości
chaos-why-upgrade_in_play = to ulepszenie jest już w grze


## Plansza w terminalu

chaos-board-region = Region
chaos-board-value = Opór/WP
chaos-board-tokens = Żetony
chaos-board-figures = Figurki
chaos-board-corruption = Zepsucie
chaos-board-cards = Karty Chaosu
chaos-board-power = Potęga
chaos-board-points = PZ
chaos-board-threat = Zagrożenie
    .short = Zagr.
chaos-board-next = Następny
chaos-board-counters = Postęp
chaos-board-power_points = Moc
chaos-board-hand = Ręka
chaos-board-captured = Chłopi
    .short = Chł.
chaos-board-upgrades = Ulepszenia
chaos-board-populous = gęsto zaludniony
chaos-board-ruined = Spustoszony ({ $number })
chaos-board-track = Pola wydarzeń: { $first } | { $second }
chaos-board-header = Runda { $round } · { $phase } · talia Starego Świata: { $deck } · karty Spustoszenia: { $ruin }
chaos-board-named = { $name }: { $what }
chaos-board-your_hand = Karty na ręce ({ $power })
chaos-board-reconstructed = efekt zrekonstruowany
chaos-board-magic = magia
chaos-board-legend = * gęsto zaludniony · K3 Zepsucie · ✦ magiczne symbole · >S pod kontrolą Slaanesha · + osłonięta · x przewrócona
chaos-facts-figure = { $power } · { $class } · figurki: { $count } · koszt { $cost }, atak { $attack }, obrona { $defence }
chaos-facts-card = { $power } · koszt { $cost } · w talii: { $copies }
chaos-facts-card-magic = { $power } · koszt { $cost } · magiczny symbol · w talii: { $copies }
chaos-facts-region = Opór i Wartość Podboju { $value } · graniczy z: { $beside }
chaos-facts-region-populous = Opór i Wartość Podboju { $value } · gęsto zaludniony · graniczy z: { $beside }
chaos-facts-old_world = Karta Starego Świata · { $copies } z 28
chaos-facts-old_world-comet = Karta Starego Świata · kometa · { $copies } z 28
chaos-tick-vp = { $n ->
    [one] +{ $n } punkt
    [few] +{ $n } punkty
   *[other] +{ $n } punktów
}
chaos-tick-upgrade = ulepszenie
chaos-tick-draw = { $n ->
    [one] { $n } karta
    [few] { $n } karty
   *[other] { $n } kart
}
chaos-tick-place_warpstone = { $n } × Spaczenie
chaos-tick-place_noble = { $n } × Szlachta
chaos-tick-remove_corruption = −{ $n } × Zepsucie
chaos-tick-remove_old_world = { $n ->
    [one] −{ $n } żeton
    [few] −{ $n } żetony
   *[other] −{ $n } żetonów
}
chaos-tick-victory = zwycięstwo
