error-players = Play or Pay is for 2 to 6 players, not for { $players }.
error-no-card = { $field } holds { $card }, which is no card; write rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S).
error-card = { $card } is no card; write rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S), as in 7C.
error-twice = Every card is there once.
error-hands = In the phase { $phase } the hands cannot be like that.
