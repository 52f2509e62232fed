# Nazwy i teksty kart gry Chaos w Starym Świecie, naszymi słowami.
# „Ty” to zawsze Potęga, która zagrała kartę; „tu” to region, w którym leży karta.
# Tekst natychmiastowy karty Starego Świata wykonuje gracz z najniższym poziomem Zagrożenia.


## Regiony

chaos-region-norsca = Norska
chaos-region-troll_country = Kraj Trolli
chaos-region-kislev = Kislev
chaos-region-empire = Imperium
chaos-region-bretonnia = Bretonia
chaos-region-estalia = Estalia
chaos-region-tilea = Tilea
chaos-region-border_princes = Księstwa Graniczne
chaos-region-badlands = Złe Ziemie


## Potęgi

chaos-power-khorne = Khorne
    .title = Krwawy Bóg i Pan Czaszek
chaos-power-nurgle = Nurgle
    .title = Władca Zarazy
chaos-power-tzeentch = Tzeentch
    .title = Władca Losu i Wielki Spiskowiec
chaos-power-slaanesh = Slaanesh
    .title = Książę Bólu i Rozkoszy


## Figurki

chaos-figure-bloodsworn = Zaprzysiężony Krwi
    .plural = Zaprzysiężeni Krwi
chaos-figure-bloodletter = Krwiopuszcz
    .plural = Krwiopuszcze
chaos-figure-bloodthirster = Krwiopijec Khorna
    .plural = Krwiopijcy Khorna
chaos-figure-leper = Trędowaty
    .plural = Trędowaci
chaos-figure-plaguebearer = Siewca Zarazy
    .plural = Siewcy Zarazy
chaos-figure-great_unclean_one = Wielki Nieczysty
    .plural = Wielcy Nieczyści
chaos-figure-acolyte = Akolita
    .plural = Akolici
chaos-figure-horror = Horror
    .plural = Horrory
chaos-figure-lord_of_change = Pan Przemian
    .plural = Panowie Przemian
chaos-figure-seductress = Kusiciel
    .plural = Kusiciele
chaos-figure-daemonette = Demonica
    .plural = Demonice
chaos-figure-keeper_of_secrets = Strażnik Tajemnic
    .plural = Strażnicy Tajemnic


## Klasy figurek

chaos-class-cultist = Kultysta
    .plural = Kultyści
chaos-class-warrior = Wojownik
    .plural = Wojownicy
chaos-class-daemon = Wielki demon
    .plural = Wielkie demony


## Żetony

chaos-token-event = Żeton Wydarzeń
    .plural = Żetony Wydarzeń
    .short = Wydarzenie
    .text = Sam nic nie robi. Oznacza swój region dla kart Starego Świata w grze.
chaos-token-hero = Żeton Bohaterów
    .plural = Żetony Bohaterów
    .short = Bohater
    .text = W Fazie Końcowej ten z graczy mających figurki w jego regionie, który ma najwyższy poziom Zagrożenia, usuwa stamtąd jedną swoją figurkę. Powtarza się to za każdy żeton Bohaterów.
chaos-token-noble = Żeton Szlachty
    .plural = Żetony Szlachty
    .short = Szlachta
    .text = Dodaje 1 do Wartości Podboju swojego regionu.
chaos-token-peasant = Żeton Chłopów
    .plural = Żetony Chłopów
    .short = Chłop
    .text = Cel w walce o obronie 1. Kto go zabije, zatrzymuje go na swoim arkuszu Potęgi.
chaos-token-skaven = Żeton Skavenów
    .plural = Żetony Skavenów
    .short = Skaven
    .text = Odejmuje 1 od Oporu swojego regionu, najniżej do 0.
chaos-token-warpstone = Żeton Spaczenia
    .plural = Żetony Spaczenia
    .short = Spaczenie
    .text = Przy sprawdzaniu Spustoszenia liczy się jako jeszcze jeden żeton Zepsucia. Pomaga też Tzeentchowi spełnić warunek postępu Zagrożenia.
chaos-token-corruption = Żeton Zepsucia
    .plural = Żetony Zepsucia
    .text = W kroku Zepsucia każda Potęga umieszcza po jednym za każdego swojego kultystę. Region, w którym jest ich co najmniej 12 (razem ze Spaczeniem), zostaje Spustoszony.


## Karty Chaosu: Khorne

chaos-card-blood_frenzy = Krwawy szał
    .text = Zanim ktokolwiek wykona zwykły rzut w walce w tym regionie, rzuć 2 kośćmi walki, nawet jeśli nie masz tu figurek; zabitych zdejmij od razu z planszy. Obrażenia, które na razie nie zabijają, możesz zostawić na celu i doliczyć do swoich zwykłych obrażeń w tej samej walce.
chaos-card-battle_cry = Okrzyk wojenny
    .text = Aż do końca rundy do tego regionu nie może trafić żaden nowy żeton Zepsucia, obojętnie czyj. Żetony, które już tu leżą, zostają i nadal liczą się przy sprawdzaniu Spustoszenia.
chaos-card-the_skull_throne = Tron Czaszek
    .text = W kroku Dominacji licz tu łączny atak swoich figurek w miejsce ich liczby. Koszty swoich kart Chaosu dodaj jak zwykle.
chaos-card-field_of_carnage = Obszar rzezi
    .text = Dopóki leży tu ta karta, cudze figurki nie mogą zostać stąd przyzwane, przeniesione ani umieszczone w innym regionie. Wejść do tego regionu nadal wolno.
    .text_field_of_carnage_in = Dopóki leży tu ta karta, cudze figurki nie mogą zostać tutaj przyzwane, przeniesione ani umieszczone. Opuścić ten region nadal wolno.
chaos-card-ritual_slaying = Rytualny mord
    .text = Gdy w tej rundzie zabijasz tu figurki, dobierz jedną kartę Chaosu za każdą z nich. Żeton Chłopów nie jest figurką.
chaos-card-reborn_in_blood = Odrodzenie we krwi
    .text = Gdy walka w tym regionie się skończy, rozegraj tu jeszcze jedną pełną walkę z tymi, którzy ocaleli. Żadne obrażenia nie przechodzą z jednej walki do drugiej.
chaos-card-the_blood_gods_call = Zew boga krwi
    .text = Po zagraniu wybierz jeden inny region, przyległy lub nie, i sprowadź z niego tutaj najwyżej dwie figurki. Mogą należeć do dowolnych graczy.


## Karty Chaosu: Nurgle

chaos-card-plague_aura = Aura zarazy
    .text = W kroku Dominacji dodaj 1 do swojej wartości dominacji w tym regionie za każdy swój żeton Zepsucia, który tu leży.
chaos-card-influenza = Grypa
    .text = Opór tego regionu spada o 2, najniżej do 0. Wartość Podboju się nie zmienia.
chaos-card-plague_touch = Dotyk zarazy
    .text = Obrona każdej wrogiej figurki w tym regionie spada o 1, najniżej do 1.
chaos-card-rain_of_pus = Deszcz ropy
    .text = Obrona każdej twojej figurki w tym regionie rośnie o 1.
chaos-card-a_great_foul_consumption = Wielka epidemia gruźlicy
    .text = W kroku Zepsucia, gdy wszyscy kultyści mają już tu swoje żetony, a przed sprawdzeniem Spustoszenia, zdejmij z planszy wszystkie swoje figurki stojące w tym regionie. Potem umieść tu jeden swój żeton Zepsucia za każdą pełną parę zdjętych figurek.
chaos-card-the_final_rotting = Ostateczny rozkład
    .text = Po walkach we wszystkich regionach wybierz i zabij tu po jednym wrogim kultyście lub wojowniku za każdy swój żeton Zepsucia w tym regionie, ilu tylko się da. Wielkie demony są odporne.
chaos-card-all_things_decay = Rozkład wszechrzeczy
    .text = Po zagraniu zabierz z tego regionu jeden żeton Zepsucia dowolnego gracza.
chaos-card-the_stench_of_death = Odór śmierci
    .text = Gdy dominujesz w tym regionie, od razu dołóż tu dwa swoje żetony Zepsucia. Liczą się jako umieszczone w Fazie Zepsucia tej rundy.


## Karty Chaosu: Tzeentch

chaos-card-teleport = Teleport
    .text = Po zagraniu wybierz tu kultystę albo wojownika któregokolwiek gracza i wyślij go do innego regionu, przyległego lub nie. Jeśli taki ruch jest dozwolony, musisz go wykonać.
chaos-card-changer_of_ways = Władca Przemian
    .text = Dopóki leży tu ta karta, anuluj efekty tekstu wszystkich innych kart Chaosu w tym regionie, wcześniejszych i późniejszych, czyjekolwiek są; druga taka karta niczego nie zmienia. Ich koszty i magiczne symbole nadal się liczą. Efektów już rozegranych nie cofaj, a karty zagrane tu później nie działają przy zagraniu.
chaos-card-warp_shield = Tarcza Spaczenia
    .text = Po zagraniu wskaż tu jedną swoją figurkę: w tej rundzie nie może zginąć w walce, nawet w innym regionie. Bohaterowie i efekty spoza walki nadal mogą ją usunąć.
chaos-card-temporal_stasis = Zastój czasu
    .text = Dopóki leży tu ta karta, każda karta Chaosu, którą inny gracz zagrywa w tym regionie, kosztuje go o 2 punkty Mocy więcej. Do dominacji nadal liczy się koszt nadrukowany.
chaos-card-the_meddling_of_skaven = Knowania skavenów
    .text = Po zagraniu wybierz przeciwnika, który ma tu figurkę. Wybiera on i odrzuca z ręki dwie karty Chaosu, a jeśli ma mniej, to wszystkie.
chaos-card-the_persistence_of_change = Trwałość przemian
    .text = Gdy w Fazie Końcowej usuwa się karty Chaosu, zostaw tę kartę na jej polu, jeśli w tej rundzie z twojej ręki zginęła tu choć jedna figurka. Karta zachowuje koszt i magiczny symbol; sprawdzaj ją od nowa co rundę.
chaos-card-dazzle = Oślepienie
    .text = W kroku Zepsucia każdy przeciwnik umieszcza tu żetony Zepsucia tak, jakby miał o jednego kultystę mniej, nigdy poniżej 0.
chaos-card-drain_power = Wyssanie Mocy
    .text = Po zagraniu każdy przeciwnik, który ma tu kultystę, traci 1 punkt Mocy, najniżej do 0. Ty zyskujesz łącznie 1 punkt Mocy, najwyżej do 12, bez względu na to, ilu przeciwników to dotknęło, nawet jeśli żadnego.


## Karty Chaosu: Slaanesh

chaos-card-perverse_infiltration = Przewrotna infiltracja
    .text = Po zagraniu umieść tu jeden swój żeton Zepsucia, z kultystą lub bez. Jeśli region zostanie Spustoszony w tej rundzie, ten żeton czyni cię uczestnikiem; dla warunków postępu Zagrożenia liczy się jako umieszczony w Fazie Przyzywania.
    .text_ruiners_step = Po zagraniu umieść tu jeden swój żeton Zepsucia, z kultystą lub bez. Nie czyni cię on uczestnikiem Spustoszenia; dla warunków postępu Zagrożenia liczy się jako umieszczony w Fazie Przyzywania.
chaos-card-insidious_lies = Zdradliwe kłamstwa
    .text = W kroku Dominacji dodaj do swojej wartości dominacji w tym regionie 2 za każdy żeton Bohaterów i 2 za każdy żeton Szlachty, który tu leży.
chaos-card-dark_influence = Mroczny wpływ
    .text = Po zagraniu przenieś stąd jeden żeton Bohaterów, Szlachty lub Chłopów do dowolnego innego regionu, przyległego lub nie, który nie jest Spustoszony.
chaos-card-soporific_musk = Usypiające piżmo
    .text = Po zagraniu wybierz tu jedną wrogą figurkę i kontroluj ją do końca rundy. Przyzywaj ją, walcz nią, dominuj i siej Zepsucie, jakby była twoja. Zachowuje własne wartości i ulepszenia.
chaos-card-field_of_ecstasy = Pole ekstazy
    .text = W tej rundzie nie ma walki w tym regionie. Nikt nie rzuca tu kośćmi walki, ani na początku walki, ani w walce dodatkowej.
chaos-card-degenerate_royalty = Zdegenerowani władcy
    .text = Zapłać za tę kartę o 3 punkty Mocy mniej (czyli 0), jeśli leżą tu co najmniej trzy żetony Zepsucia wszystkich graczy razem; Spaczenie się nie liczy. Karta i tak dodaje 3 do twojej wartości dominacji.
chaos-card-abyssal_pact = Pakt z Otchłanią
    .text = W kroku Dominacji pomiń wrogie figurki w tym regionie przy liczeniu wartości dominacji graczy, którzy je kontrolują. Karty Chaosu nadal się liczą.


## Ulepszenia: Khorne

chaos-upgrade-up_bloodsworn = Zaprzysiężony Krwi (ulepszenie)
    .text = Twoi Zaprzysiężeni Krwi mają atak 1 zamiast 0.
chaos-upgrade-up_bloodletter = Krwiopuszcz (ulepszenie)
    .text = W każdej walce twoje Krwiopuszcze rzucają przed wszystkimi innymi figurkami i tylko wtedy; zabite przez nie figurki zdejmij od razu z planszy. Obrażenia, które na razie nie zabijają, możesz zachować do swojego zwykłego rzutu.
chaos-upgrade-up_bloodthirster = Krwiopijec Khorna (ulepszenie)
    .text = Krwiopijec Khorna jest wart trzy figurki w twojej wartości dominacji.
chaos-upgrade-up_khorne_power = Moc rzezi
    .text = W Fazie Dobierania odnów o 1 punkt Mocy więcej, niż wskazuje twój arkusz (8).
chaos-upgrade-up_khorne_cards = Czaszki dla Tronu
    .text = W Fazie Dobierania dobierz trzy karty Chaosu zamiast dwóch.


## Ulepszenia: Nurgle

chaos-upgrade-up_leper = Trędowaty (ulepszenie)
    .text = Trędowaty kosztuje 0, gdy przyzywasz go do regionu, w którym nie masz żadnej innej figurki. Pozostałe zasady przyzywania obowiązują, a każda figurka Trędowatego może z tego skorzystać raz na rundę.
chaos-upgrade-up_plaguebearer = Siewca Zarazy (ulepszenie)
    .text = Gdy przeciwnik zabija w walce twoich Siewców Zarazy, zadaj tyle samo obrażeń jego figurkom w tym regionie. Przydzielasz je według zwykłych zasad.
chaos-upgrade-up_great_unclean_one = Wielki Nieczysty (ulepszenie)
    .text = Ilekroć przyzywasz Wielkiego Nieczystego, od razu umieść dwa swoje żetony Zepsucia w regionie, do którego wchodzi.
chaos-upgrade-up_power_of_pestilence = Moc zarazy
    .text = W Fazie Dobierania odnów o 1 punkt Mocy więcej, niż wskazuje twój arkusz (7).
chaos-upgrade-up_provender_of_ruin = Strawa Spustoszenia
    .text = Ilekroć region zostaje Spustoszony, otrzymujesz PZ dla uczestników z jego karty Spustoszenia, nawet bez żetonu Zepsucia umieszczonego tam w tej rundzie. Nigdy nie dostajesz ich dwa razy za jeden region.


## Ulepszenia: Tzeentch

chaos-upgrade-up_acolyte = Akolita (ulepszenie)
    .text = Gdy przyzywasz Akolitę z jednego regionu do innego, możesz zabrać z nim jeden żeton Spaczenia z regionu, który opuszcza, do regionu, do którego wchodzi, chyba że ten jest Spustoszony.
chaos-upgrade-up_horror = Horror (ulepszenie)
    .text = Gdy przyzywasz Horrora do regionu, możesz postawić go tam na pustym polu karty Chaosu; nadal liczy się jako figurka w regionie. Dopóki tam stoi, żaden inny gracz nie może zagrać karty Chaosu na to pole. Ty możesz, a Horror schodzi wtedy na obszar regionu.
chaos-upgrade-up_lord_of_change = Pan Przemian (ulepszenie)
    .text = Pan Przemian daje dwa magiczne symbole regionowi, w którym stoi.
chaos-upgrade-up_tzeentch_power = Moc przemian
    .text = W Fazie Dobierania odnów o 1 punkt Mocy więcej, niż wskazuje twój arkusz (7).
chaos-upgrade-up_tzeentch_cards = Tkacz Losu
    .text = W Fazie Dobierania dobieraj do sześciu kart Chaosu na ręce zamiast do pięciu. Nadal możesz przedtem jedną odrzucić.


## Ulepszenia: Slaanesh

chaos-upgrade-up_seductress = Kusiciel (ulepszenie)
    .text = Twoi Kusiciele mają obronę 2 zamiast 1.
chaos-upgrade-up_daemonette = Demonica (ulepszenie)
    .text = Twoim Demonicom można przydzielać tylko obrażenia z kości, na których wypadło 6.
chaos-upgrade-up_keeper_of_secrets = Strażnik Tajemnic (ulepszenie)
    .text = Gdy zaczyna się Faza Zepsucia, wybierz jednego wrogiego kultystę w regionie Strażnika Tajemnic. Kontroluj go do końca rundy.
chaos-upgrade-up_power_of_pleasure = Moc rozkoszy
    .text = W Fazie Dobierania odnów o 1 punkt Mocy więcej, niż wskazuje twój arkusz. Jeśli masz też Moc bólu, odnów łącznie o 3 więcej (9).
chaos-upgrade-up_power_of_pain = Moc bólu
    .text = W Fazie Dobierania odnów o 1 punkt Mocy więcej, niż wskazuje twój arkusz. Jeśli masz też Moc rozkoszy, odnów łącznie o 3 więcej (9).


## Karty Starego Świata

chaos-oldworld-plunged_into_chaos = Pogrążeni w Chaosie
    .text = Każdy gracz otrzymuje 1 PZ za każdy żeton Chłopów na swoim arkuszu Potęgi; żetony tam zostają. Gracz, który samodzielnie ma ich najwięcej, otrzymuje jeszcze 3 PZ. Odrzuć tę kartę.
    .text_plunged_peasants_returned = Każdy gracz otrzymuje 1 PZ za każdy żeton Chłopów na swoim arkuszu Potęgi. Gracz, który samodzielnie ma ich najwięcej, otrzymuje jeszcze 3 PZ. Potem wszystkie te żetony wracają do puli. Odrzuć tę kartę.
chaos-oldworld-peasant_uprising = Powstanie chłopów
    .text = W każdym regionie oprócz Złych Ziem umieść jeden żeton Chłopów.
    .lasting = Każdy żeton Chłopów dodaje 1 do Oporu swojego regionu.
chaos-oldworld-up_from_skavenblight = Z głębin Skavenblight
    .text = Wybierz region, który ma żeton Spaczenia lub przylega do takiego regionu, i umieść tam jeden żeton Skavenów. Jeśli nie ma takiego regionu, nic się nie dzieje. Odrzuć tę kartę.
chaos-oldworld-meteor_showers = Deszcze meteorytów
    .text = Wybierz dwa różne regiony i w każdym umieść jeden żeton Spaczenia. Odrzuć tę kartę.
chaos-oldworld-warpstone_discovery = Odkrycie Spaczenia
    .text = Wybierz jeden region i umieść w nim dwa żetony Spaczenia.
    .lasting = Faza Końcowa: każdy gracz, który ma figurkę w regionie z żetonem Spaczenia, dobiera jedną kartę Chaosu, bez względu na liczbę takich regionów.
chaos-oldworld-skavengers = Skaveńscy zbieracze
    .text = Umieść po jednym żetonie Skavenów na Złych Ziemiach i w Księstwach Granicznych.
    .lasting = Faza Końcowa: gracz z najniższym poziomem Zagrożenia wybiera region z żetonem Spaczenia i umieszcza tam jeden żeton Skavenów. Jeśli na planszy nie ma Spaczenia, nic się nie dzieje.
chaos-oldworld-the_horned_ones_due = Danina dla Rogatego
    .text = Umieść po jednym żetonie Skavenów w Bretonii i Imperium albo po jednym w Estalii i Tilei.
    .lasting = Region z żetonem Skavenów mieści tylko jedną kartę Chaosu zamiast dwóch. Karty, które już tam leżą, zostają.
chaos-oldworld-the_grail_is_found = Odnaleziono Graala
    .text = Zabierz z planszy wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po jednym żetonie Wydarzeń w Bretonii i w każdym przyległym do niej regionie.
    .lasting = Faza Końcowa: zabierz wszystkie żetony Zepsucia z każdego regionu z żetonem Wydarzeń. Dzieje się to przed punktowaniem Spustoszonych regionów.
chaos-oldworld-greenskins_invade = Inwazja zielonoskórych
    .text = Zabierz z planszy wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po jednym żetonie Wydarzeń na Złych Ziemiach, w Imperium i w Tilei.
    .lasting = W regionie z żetonem Wydarzeń każdy gracz rzuca w całej Fazie Walki tylko jedną kością walki, licząc wszystkie źródła razem. Gracz, którego kości się różnią, wybiera, którą rzuca; kość nadal wybucha.
chaos-oldworld-norse_reavers = Łupieżcy z Norski
    .text = Zabierz z planszy wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po jednym żetonie Wydarzeń w Bretonii, Tilei i Imperium. Na koniec umieść w każdym regionie jeden żeton Chłopów.
    .lasting = Faza Końcowa: każdy region z żetonem Wydarzeń traci jeden żeton Chłopów, jeśli jakiś ma.
chaos-oldworld-the_crusade_is_come = Nadeszła krucjata
    .text = Wybierz dwa różne regiony i w każdym umieść jeden żeton Chłopów; zrób to samo z żetonami Bohaterów, a potem z żetonami Szlachty. Ten sam region można wybrać ponownie dla innego rodzaju żetonów. Odrzuć tę kartę.
chaos-oldworld-bretonnian_knights = Rycerze Bretonii
    .text = Umieść jeden żeton Bohaterów w Bretonii i drugi w dowolnym innym regionie.
    .lasting = Faza Końcowa: każdy gracz, który ma figurkę w Bretonii, wybiera i odrzuca z ręki jedną kartę Chaosu, o ile jakąś ma.
chaos-oldworld-dwarf_trollslayers = Krasnoludzcy Zabójcy Trolli
    .text = Umieść po jednym żetonie Bohaterów w Norsce i Kislevie albo po jednym w Kraju Trolli i Imperium.
    .lasting = Faza Końcowa: w każdym regionie z żetonem Bohaterów, w kolejności regionów, sprawdź, którzy gracze mają tam wojownika lub wielkiego demona. Ten z nich, który ma najwyższy poziom Zagrożenia, wybiera jedną taką swoją figurkę i zdejmuje ją z planszy.
chaos-oldworld-dark_elf_corsairs = Korsarze mrocznych elfów
    .text = Zabierz z planszy wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po jednym żetonie Wydarzeń w Norsce, Bretonii i Estalii.
    .lasting = Faza Końcowa: w każdym regionie z żetonem Wydarzeń każdy gracz, który ma tam kultystów, zdejmuje jednego z nich z planszy.
chaos-oldworld-electors_sue_for_peace = Elektorzy proszą o pokój
    .text = Zabierz z planszy wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po jednym żetonie Wydarzeń w Imperium i w każdym przyległym do niego regionie.
    .lasting = W regionie z żetonem Wydarzeń nie ma walki: nikt nie rzuca tam kośćmi walki, a leżących tam żetonów Chłopów nie można zabić.
chaos-oldworld-teclis_aids_the_empire = Teclis wspiera Imperium
    .text = Zabierz z planszy wszystkie żetony Wydarzeń, a z pól wydarzeń wszystkie karty z kometą. Potem umieść po jednym żetonie Wydarzeń w Imperium, Kislevie i Bretonii.
    .lasting = W regionie z żetonem Wydarzeń nie wolno zagrywać kart Chaosu z magicznym symbolem.
chaos-oldworld-divine_inspiration = Boskie natchnienie
    .text = Wybierz region z żetonem Chłopów, a jeśli takiego nie ma, dowolny region, i umieść tam jeden żeton Bohaterów.
    .lasting = Faza Końcowa: gracz z najniższym poziomem Zagrożenia może przenieść jeden żeton Bohaterów do przyległego regionu, który nie jest Spustoszony.
chaos-oldworld-electors_arise = Elektorzy powstają
    .text = Wybierz dwa różne gęsto zaludnione regiony i w każdym umieść jeden żeton Szlachty.
    .lasting = Każdy żeton Szlachty dodaje 1 także do Oporu swojego regionu.
chaos-oldworld-franzs_decree = Dekret Franza
    .text = Dołóż jeden żeton Szlachty w Imperium.
    .lasting = Każda figurka przyzywana do Imperium kosztuje o 1 punkt Mocy więcej.
chaos-oldworld-mass_exodus = Masowy exodus
    .text = W kolejności regionów przenieś żetony Chłopów z każdego gęsto zaludnionego regionu, po jednym, do dowolnych przyległych regionów, które nie są ani gęsto zaludnione, ani Spustoszone. Żetony, które nie mają takiego sąsiedztwa, zostają. Odrzuć tę kartę.
chaos-oldworld-road_wardens = Strażnicy dróg
    .text = Umieść po jednym żetonie Chłopów w Imperium i Bretonii.
    .lasting = Przyzwanie figurki z jednego regionu do innego kosztuje o 1 punkt Mocy więcej. Figurki spoza planszy kosztują tyle co zwykle.
chaos-oldworld-witch_hunters = Łowcy czarownic
    .text = Wybierz region z kultystą, a jeśli takiego nie ma, dowolny region, i umieść tam jeden żeton Bohaterów.
    .lasting = Faza Końcowa: w każdym regionie z żetonem Bohaterów, w kolejności regionów, gracz z największą liczbą kultystów zdejmuje stamtąd jednego z nich z planszy. Przy remisie robi to ten z remisujących, który ma najwyższy poziom Zagrożenia.


## Spustoszenie

chaos-ruination = Spustoszenie { $number }
    .text = Każdy, kto w tej rundzie umieścił tu żeton Zepsucia, otrzymuje od razu PZ dla uczestników podane na tej karcie. W Fazie Końcowej gracz z największą liczbą żetonów Zepsucia w tym regionie otrzymuje pierwszą wartość podaną dla tego regionu, a następny gracz drugą; remisujący o pierwsze miejsce dzielą się obiema wartościami, a remisujący o drugie tylko drugą, z zaokrągleniem w dół. Potem zakryj tę kartę i zabierz z regionu wszystkie żetony Zepsucia.


## Instrukcje wskaźników Zagrożenia

chaos-dial-start = Start: bez efektu
chaos-dial-vp = { $n ->
    [one] Zdobądź { $n } Punkt Zwycięstwa
    [few] Zdobądź { $n } Punkty Zwycięstwa
    [many] Zdobądź { $n } Punktów Zwycięstwa
   *[other] Zdobądź { $n } Punktu Zwycięstwa
}
chaos-dial-upgrade = Wprowadź do gry dowolną swoją kartę Ulepszenia, której jeszcze w niej nie ma
chaos-dial-draw = { $n ->
    [one] Dobierz { $n } kartę Chaosu
    [few] Dobierz { $n } karty Chaosu
    [many] Dobierz { $n } kart Chaosu
   *[other] Dobierz { $n } karty Chaosu
}
chaos-dial-place_warpstone = { $n ->
    [one] Umieść { $n } żeton Spaczenia w dowolnym regionie, który nie jest Spustoszony
    [few] Umieść { $n } żetony Spaczenia, razem lub osobno, w dowolnych regionach, które nie są Spustoszone
    [many] Umieść { $n } żetonów Spaczenia, razem lub osobno, w dowolnych regionach, które nie są Spustoszone
   *[other] Umieść { $n } żetonu Spaczenia, razem lub osobno, w dowolnych regionach, które nie są Spustoszone
}
chaos-dial-place_noble = { $n ->
    [one] Umieść { $n } żeton Szlachty w dowolnym regionie, który nie jest Spustoszony
    [few] Umieść { $n } żetony Szlachty, razem lub osobno, w dowolnych regionach, które nie są Spustoszone
    [many] Umieść { $n } żetonów Szlachty, razem lub osobno, w dowolnych regionach, które nie są Spustoszone
   *[other] Umieść { $n } żetonu Szlachty, razem lub osobno, w dowolnych regionach, które nie są Spustoszone
}
chaos-dial-remove_corruption = { $n ->
    [one] Usuń { $n } żeton Zepsucia dowolnego gracza z dowolnego regionu, jeśli to możliwe
    [few] Usuń { $n } żetony Zepsucia dowolnych graczy z dowolnych regionów albo tyle, ile się da
    [many] Usuń { $n } żetonów Zepsucia dowolnych graczy z dowolnych regionów albo tyle, ile się da
   *[other] Usuń { $n } żetonu Zepsucia dowolnych graczy z dowolnych regionów albo tyle, ile się da
}
chaos-dial-remove_old_world = { $n ->
    [one] Usuń { $n } żeton Starego Świata dowolnego typu z dowolnego regionu, jeśli to możliwe
    [few] Usuń { $n } żetony Starego Świata dowolnych typów z dowolnych regionów albo tyle, ile się da
    [many] Usuń { $n } żetonów Starego Świata dowolnych typów z dowolnych regionów albo tyle, ile się da
   *[other] Usuń { $n } żetonu Starego Świata dowolnych typów z dowolnych regionów albo tyle, ile się da
}
chaos-dial-victory = Zwycięstwo: wygrywasz przy najbliższym sprawdzeniu końca gry
