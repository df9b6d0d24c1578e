error-players = Play or Pay ist für 2 bis 6 Spielende, nicht für { $players }.
error-no-card = { $field } enthält { $card }, und das ist keine Karte; schreib Rang (A, 2 bis 9, T, J, Q, K) und Farbe (C, D, H, S).
error-card = { $card } ist keine Karte; schreib Rang (A, 2 bis 9, T, J, Q, K) und Farbe (C, D, H, S), wie in 7C.
error-twice = Jede Karte gibt es einmal.
error-hands = In der Phase { $phase } können die Hände nicht so sein.
