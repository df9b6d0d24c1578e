### Warum etwas nicht sein kann: die Sätze der Fehler, auf Deutsch.

error-no-card = { $text } ist keine Karte; schreib ihren Wert ({ $lowest } bis 9, T, J, Q, K, A) und dann ihre Farbe (C, D, H, S), etwa 9C{ $joker ->
    [yes] ; X ist ein Joker
   *[no] {""}
}.{ $hint }
