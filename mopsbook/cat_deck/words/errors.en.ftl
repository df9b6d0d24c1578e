### Why something cannot be: the sentences of errors, in English.

error-no-card = { $text } is no card; write its rank ({ $lowest } to 9, T, J, Q, K, A), then its suit (C, D, H, S), as in 9C{ $joker ->
    [yes] ; X is a joker
   *[no] {""}
}.{ $hint }
