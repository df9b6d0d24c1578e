### The cat deck in English: what all games that are played with it say.
### A card such as $card is "9 of clubs", "jack of hearts" or "joker", without an article; $card_suit is C, D, H, S,
### $card_rank is a number from 2 to 10 or J, Q, K, A (both X for a joker), and $card_colour is the suit in words.
### A fact that is a rank is its name in the plural ("kings", "7s"); one that is a colour is a suit ("clubs").

## Cards

card = { $suit ->
    [X] joker
   *[other] { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { colour }
}
colour = { $suit ->
    [C] clubs
    [D] diamonds
    [H] hearts
    [S] spades
   *[X] joker
}
rank = { $sign ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
   *[other] { $sign }s
}
back = face-down card

## Players and the table

seat-name = { $player }
seat-points = { $player } { $points }
zone-hand = Hand of { $player }
zone-draw = Draw pile
zone-discard = Discard pile
pile-label = { $count ->
    [0] no card
    [one] one card
   *[other] { $count } cards
}
