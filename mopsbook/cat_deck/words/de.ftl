### Das Katzen-Kartendeck auf Deutsch: was alle Spiele sagen, die damit gespielt werden.
### Eine Karte wie $card ist "Kreuz 9", "Herz Bube" oder "Joker", ohne Artikel; $card_suit ist C, D, H, S, $card_rank
### eine Zahl von 2 bis 10 oder J, Q, K, A (beide X bei einem Joker), und $card_colour die Farbe in Worten.
### Zu $suit ist die Nachricht colour der Name der Farbe ("Kreuz"), zu $rank ist rank der Name aller Karten dieses
### Werts ("Könige", "7er"; zu einer Zahl "Siebenen").

## Karten

card = { $suit ->
    [X] Joker
   *[other] { colour } { $rank ->
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $rank }
    }
}
colour = { $suit ->
    [C] Kreuz
    [D] Karo
    [H] Herz
    [S] Pik
   *[X] Joker
}
key-suit = { $suit ->
    [C] k
    [D] a
    [H] h
   *[S] p
}
rank = { $rank ->
    [J] Buben
    [Q] Damen
    [K] Könige
    [A] Asse
    [T] 10er
    [10] Zehnen
    [9] Neunen
    [8] Achten
    [7] Siebenen
    [6] Sechsen
   *[other] { $rank }er
}
back = verdeckte Karte
## was in der Ecke von König, Dame und Bube steht
corner = { $rank ->
    [J] B
    [Q] D
   *[other] { $rank }
}

## Spielende und der Tisch

zone-stock = Nachziehstapel
zone-discard = Ablagestapel
word-stock = Stapel
word-discard = Ablage
