# Co serwer pisze do nieobecnych. Zwykły tekst; każdy list zaczyna się od powitania.

letter-hello = Cześć, { $name }!


## Wejście

letter-link-subject = Wejdź jako { $name }
letter-link = Tym odnośnikiem wejdziesz jako { $name }, w każdej przeglądarce:
letter-link-holds = Jest ważny 20 minut i działa jeden raz.
letter-link-not-you = To nie była twoja prośba? Nie musisz nic robić: bez odnośnika nikt nie wejdzie.
letter-claim-subject = Zachowaj imię { $name } pod tym adresem
letter-claim = Ktoś, kto gra jako { $name }, chce zachować to imię pod tym adresem. Jeśli to ty, potwierdź tym odnośnikiem:
letter-claim-not-you = Nie grasz pod tym imieniem? Nie rób nic i nie przekazuj odnośnika nikomu: adres pozostaje twój.
letter-held-subject = Masz już zachowane imię { $name }
letter-held = Ktoś chce zachować imię pod tym adresem, ale masz tu już imię { $name }. Tym odnośnikiem wejdziesz jako { $name }:
letter-held-not-you = To nie była twoja prośba? Nie musisz nic robić: imię i adres pozostają bez zmian.
letter-moved-subject = { $name } ma teraz inny adres
letter-moved = Imię { $name } jest teraz zachowane pod innym adresem; na ten listy już nie przyjdą. To nie twoja zmiana? Wejdź i zmień hasło:
letter-test-subject = List na próbę
letter-test = To wiadomość na próbę, na twoje życzenie. Dotarła.


## Wieści

letter-turn-subject = { $title }: twoja kolej
letter-turn = { $title }: twoja kolej. Grasz jako { $seat }.
letter-clock-subject = { $title }: kończy ci się czas
letter-clock = { $title }: grasz jako { $seat }, a do końca czasu zostało: { $amount }. Potem twoje miejsce zajmie bot, dopóki nie wrócisz.
letter-begun-subject = { $title }: gra się zaczęła
letter-begun = { $title }: są już wszyscy i gra się zaczęła. Grasz jako { $seat }.
letter-over-subject = { $title }: koniec gry
letter-over = { $count ->
    [0] { $title }: koniec gry. Nikt nie wygrał.
   *[other] { $title }: koniec gry. Zwycięstwo: { $who }.
}
letter-undo-subject = { $title }: czy można coś cofnąć?
letter-undo = { $title }: { $who } prosi o cofnięcie ruchu. Czy się zgadzasz?
letter-many-subject = { $count ->
    [one] Wieści z { $count } stołu
    [few] Wieści z { $count } stołów
    [many] Wieści z { $count } stołów
   *[other] Wieści z { $count } stołu
}
letter-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
letter-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
letter-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
letter-stop = Nie chcesz więcej takich listów?
