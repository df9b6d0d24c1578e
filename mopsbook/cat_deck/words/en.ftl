### The cat deck in English: what all games that are played with it say.
### A card such as $card is "9 of clubs", "jack of hearts" or "joker", without an article; $card_suit is C, D, H, S,
### $card_rank is a number from 2 to 10 or J, Q, K, A (both X for a joker), and $card_colour is the suit in words.
### Beside a fact $suit the message colour is its name ("clubs"), beside a fact $rank the message rank is the name of
### all cards of that rank ("kings", "7s").

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
key-suit = { $suit ->
    [C] c
    [D] d
    [H] h
   *[S] s
}
rank = { $rank ->
    [J] jacks
    [Q] queens
    [K] kings
    [A] aces
    [T] 10s
    [10] tens
    [9] nines
    [8] eights
    [7] sevens
    [6] sixes
   *[other] { $rank }s
}
back = face-down card
## what stands in the corner of a king, a queen or a jack
corner = { $rank }

## Players and the table

zone-stock = Stock
zone-discard = Discard pile
word-stock = Stock
word-discard = Discard
