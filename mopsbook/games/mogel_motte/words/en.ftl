### Mogel-Motte in English.
### $player, $guard, $to, $target, $slowest, $starter, $caught, $actor are names; $players, $order, $givers, $empty are
### lists of them, with $players_count and so on. $card is a card in words ("spider 3", "the number 3") with $card_kind and
### $card_value beside it; $cards, $have and $under are lists with $cards_or and $cards_count. $near and $counts are lists
### of values. START() writes the first letter large.

## Cards and values

card = { $kind ->
    [number] the number { $value }
    [spider] spider { $value }
    [mosquito] mosquito { $value }
    [cockroach] cockroach { $value }
    [ant] ant { $value }
   *[moth] moth { $value }
}
back = face-down card
value = { $number }
seat-label = { $player_plate }, { $points } { $points ->
    [one] minus point
   *[other] minus points
}

## The game

game-name = Mogel-Motte

## What a table says before the first move and at the head of the rules; $count is how many play

summary-aim = Get rid of your cards, honestly or not; whoever has the fewest minus points after all rounds wins. Everybody but the guard may make cards disappear, as long as the guard does not notice.
summary-turn = Play a card that is one higher or one lower than the top card; after 5 comes 1. If none fits, draw one. At any time, sneak single cards away; whoever is caught becomes the guard. Only the guard may play moths; all others get rid of them by cheating alone.
summary-table = The pair of eyes lies beside the name that the guard is watching: a cheat there is usually noticed, any other only now and then. Where cards have vanished the guard looks more often. As the guard, press a name to turn your eyes there. “Wait and see” lets a moment pass in which others may cheat; it costs nothing, but if you are being watched, you stay watched. “Play against the clock” lets such moments pass by themselves, and it counts how quick your hand is; without the clock that is drawn by lot.
summary-end = A round ends when somebody has no card left. Cards left over cost minus points: a number one, an action five, a moth ten. There are as many rounds as players.

## The chapters of the rules

chapter-1 = Material and set-up
chapter-2 = Turns
chapter-3 = Cheating
chapter-4 = The guard
chapter-5 = The moth
chapter-6 = Action cards
chapter-7 = The draw pile
chapter-8 = The end and the score
chapter-9 = What is no move

## How doubtful rules can be read otherwise

choice-moth_value-transparent = it fits on anything, and the value beneath counts
choice-guard_moth_forced-true = then the guard has to play it
choice-voluntary_draw-true = anybody may draw instead of playing
choice-first_card_action-perform = its action is carried out
choice-ant_source-draw = they come from the draw pile
choice-ant_pick-choice = everybody chooses any card beneath
choice-ant_short-draw = missing cards come from the draw pile
choice-race_cards-number_or_action = action cards of the value, too
choice-race_active-false = all but whoever played the cockroach
choice-last_card_action-resolve = first its action, then the end
choice-last_card_gift-kept = the last card is never given away
choice-penalty_moth-true = the guard may hand a moth over
choice-caught_window-until_next_turn = until the next card is played or drawn
choice-cheat_time-turns = not while an action is unfinished
choice-reshuffle_top-shuffled_in = it is shuffled in, and a new one is turned up
choice-reshuffle_when-needed = only when a card has to be drawn
choice-tie_break-last_round = fewer minus points in the last round decide

## The table

zone-draw = Draw pile
zone-discard = Discard pile
word-draw = Draw pile
word-discard = Discard
zone-ring = What fits
zone-beneath = Beneath the ant
zone-under = Under the table: { $player_who }
zone-moves = A hand that moves
zone-slap = Hands on the mosquito
under-caption = Under the table
plate = { $player_plate } · { plate-cards }
plate-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}{ $points ->
    [0] {""}
    [one] { "" }, one minus point
   *[other] { "" }, { $points } minus points
}{ $gained ->
    [0] {""}
   *[other] { "" }, { $gained } of them from this round
}
plate-short = { $player_plate } · { $over ->
    [yes] { $points ->
        [0] 0
       *[other] −{ $points }
    } { $points ->
        [one] point
       *[other] points
    }
   *[no] { $count } { $count ->
        [one] card
       *[other] cards
    }{ $scored ->
        [yes] { " " }· { $points ->
            [0] 0
           *[other] −{ $points }
        } pts
       *[no] {""}
    }
}
ring-label = { $value ->
    [0] No value counts yet
   *[other] { $race ->
        [yes] The { $value } counts, and in the race nothing but a { $value } fits
       *[no] The { $value } counts: { $lower } and { $higher } fit on it
    }
}
guard-label = { $player_is ->
    [you] You have
   *[other] { $player } has
} the guard bug
gaze-label = { $guard_is ->
    [you] Your eyes: you are
   *[other] The eyes of { $guard }, the guard, who is
} watching { $player_whom }
under-label = { $count ->
    [0] The edge of the table: { $player_is ->
        [you] you have
       *[other] { $player } has
    } sneaked no card away
    [one] Under the table: { $player_is ->
        [you] you have
       *[other] { $player } has
    } sneaked one card away
   *[other] Under the table: { $player_is ->
        [you] you have
       *[other] { $player } has
    } sneaked { $count } cards away
}
slap-label = { $player_is ->
    [you] Your hand
   *[other] Hand of { $player }
}: number { $place }
moves-label = { START($player_whose) } hand: { $sign ->
    [twitch] it twitches at the cards
   *[ear] it goes up to an ear
}
mark-legal = can be played
mark-picked = chosen
mark-leads = leads
mark-wins = wins
mark-out = no card left
mark-slowest = slowest
mark-fastest = fastest
mark-accused = accused
mark-caught = caught
mark-wrong = was wrong
mark-psst = { $sign ->
    [twitch] hm?
    [ear] hm?
   *[other] psst!
}
can-draw = can be drawn
can-give = can be given away
can-throw = can be thrown
can-take = can be taken
can-sneak = can be sneaked away
can-slap = can be slapped

## Titles and chapters

title-start = The deal
title-round = Round { $round } of { $rounds }
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player }’s turn
}
title-spider = { $player_is ->
    [you] Your spider
   *[other] { $player }’s spider
}
title-slap = Mosquito!
title-gifts = { $player_is ->
    [you] You give
   *[other] { $player } gives
} { $slowest_whom } a card
title-race = Cockroach! The race for the { $value }
title-ant = { $player_is ->
    [you] Ant: you take
   *[other] Ant: { $player } takes
}
title-attempt = { $player_is ->
    [you] What are you doing?
   *[other] What is { $player } doing?
}
title-clarify = { $player_is ->
    [you] You are
   *[other] { $player } is
} caught by { $guard_whom }
title-caught = { $player_is ->
    [you] You are
   *[other] { $player } is
} caught
title-new-guard = { $player_is ->
    [you] You are
   *[other] { $player } is
} the new guard
title-reshuffle = New draw pile
title-round-over = Round over
title-over = Game over

## What can be done

action-draw = Draw a card
key-sneak = s
key-accuse = a
action-sneak = Sneak a card away
action-catch = Accuse somebody
action-accuse = Accuse { $target_whom }
action-let-go = Let it go
action-give = Give { $card } to { $to_whom }
action-decline = Give nothing
action-slap = Slap!
action-slowest = { $player_is ->
    [you] You were
   *[other] { $player } was
} slowest
action-threw = { $player_is ->
    [you] You throw
   *[other] { $player } throws
} { $card }
action-throw = Throw nothing
action-nobody = Nobody throws
action-next-round = Next round
action-back = Back
ask-give = { $player_is ->
    [you] { your-turn }: who gets { $card } from you?
   *[other] Who gets { $card } from { $player }?
}
ask-sneak = { $player_is ->
    [you] Choose a card to sneak away.
   *[other] Which card does { $player } sneak away?
}{ risk }
ask-accuse = { $guard_is ->
    [you] Whom do you accuse? { price }
   *[other] Whom does { $guard } accuse? Whoever accuses wrongly draws a card.
}
ask-pause = { $spider ->
    [yes] { $player_is ->
        [you] You
       *[other] { $player }
    } may still give a card away.
   *[no] { $player_is ->
        [you] You are
       *[other] { $player } is
    } next.
} Sneak a card away before that, or go on.{ risk }
ask-pause-last = { $spider ->
    [yes] { $player_is ->
        [you] You
       *[other] { $player }
    } may still give a card away.
   *[no] { $player_is ->
        [you] You are
       *[other] { $player } is
    } next.
} Go on: your last card you cannot sneak away.
risk = { $gaze ->
    [own] {" "}You are the guard: your eyes are on { $target_whom }. Press another name to watch somebody else.
    [first] {" "}You are the guard: your eyes are on { $target_whom }. Press another name to watch somebody else. The others cheat only after your first move.
    [here] {" "}Risky now: { $guard_who }, the guard, has both eyes on { $you_whom } and usually notices.
    [away] {" "}Less risk now: { $guard_who }, the guard, has both eyes on { $target_whom } and notices { $you_whom } only now and then.
    [last] {" "}Your last card cannot be sneaked away.
   *[none] {""}
}
waiting = { $gaze ->
    [own] {" "}“Wait and see” gives the others a chance to cheat, and you a chance to catch them.
    [here] {" "}If you wait, you stay watched, and others may cheat.
   *[other] {""}
}
acts = { $spider ->
    [yes] {" "}Spider: you may give a card away.
   *[no] {""}
}{ $mosquito ->
    [yes] {" "}Mosquito: the others slap it, and the slowest gets cards.
   *[no] {""}
}{ $cockroach ->
    [yes] {" "}Cockroach: a race to throw the same value onto it.
   *[no] {""}
}{ $ant ->
    [yes] {" "}Ant: all others take a card.
   *[no] {""}
}
moths = { $moth ->
    [yes] {" "}You can get rid of a moth only by sneaking it away.
   *[no] {""}
}
ask-pause-guard = { $spider ->
    [yes] { $player_is ->
        [you] You
       *[other] { $player }
    } may still give a card away.
   *[no] { $player_is ->
        [you] You are
       *[other] { $player } is
    } next.
} You are the guard: press a name to watch that hand. You notice more of what it does, and less of the others. Then go on.
ask-pause-watching = { $spider ->
    [yes] { $player_is ->
        [you] You
       *[other] { $player }
    } may still give a card away.
   *[no] { $player_is ->
        [you] You are
       *[other] { $player } is
    } next.
} Your eyes are on { $target_whom }: { $held ->
    [one] one card is left there, and the last one is never sneaked away.
   *[other] you notice more of that hand than of the others.
} Press another name to watch somebody else, or go on.
ask-slap = { $player_is ->
    [you] Slap the mosquito:
   *[other] { $player } slaps the mosquito:
} with the button, the space bar or a press on it.{ $clock ->
    [yes] {""}
   *[no] {" "}{ by-lot }
}
by-lot = There is no clock, so luck decides who is fastest.
ask-throw = { $cards_count ->
    [0] { $player_is ->
        [you] You have
       *[other] { $player } has
    } nothing to throw onto the cockroach:{ $actions ->
        [yes] {" "}no number or action card
       *[no] {" "}no number card (with a lamp)
    } of value { $value }.
   *[other] { $player_is ->
        [you] { $clock ->
            [yes] Be quick: throw
           *[no] Throw
        }
       *[other] { $player } can throw
    } { $cards_or } onto the cockroach, or nothing.{ $actions ->
        [yes] {""}
       *[no] {" "}Only number cards (those with a lamp) are thrown, no actions and no moths.
    }{ $clock ->
        [yes] {""}
       *[no] {" "}{ by-lot }
    }
}

prompt-deal = Next the cards of round { $round } are dealt.
prompt-turn = { $player_is ->
    [you] { your-turn }: on the { $value } play a { $near_or }, or draw if nothing fits.
   *[other] { $player } plays a { $near_or }, or draws if nothing fits on the { $value }.
}{ risk }{ waiting }
prompt-lay = { $player_is ->
    [you] { your-turn }: on the { $value } play a { $near_or } from your hand{ $draw ->
        [yes] , or draw a card
       *[no] {""}
    }.
   *[other] A { $near_or } fits on the { $value }, so { $player } can play { $cards_or }{ $draw ->
        [yes] , or draw a card
       *[no] {""}
    }.
}{ mine }
mine = { $player_is ->
    [you] { acts }{ moths }{ risk }{ waiting }
   *[other] {""}
}
prompt-stuck = { $player_is ->
    [you] { your-turn }: you have no { $near_or }, so draw a card.
   *[other] A { $near_or } fits on the { $value }. { $player } has none and has to draw a card.
}{ $player_is ->
    [you] { moths }{ risk }{ waiting }
   *[other] {""}
}
prompt-spider = { $player_is ->
    [you] { your-turn }: give one card to anybody, or nothing.
   *[other] { $player } may give one card to anybody, or nothing.
}
prompt-spider-cards = { $cards_count ->
    [0] { $player_is ->
        [you] { your-turn }: you have nothing that can be given away, so give nothing.
       *[other] { $player } has nothing that can be given away.
    }
   *[other] { $player_is ->
        [you] { your-turn }: choose a card to give away, or give nothing.
       *[other] { $player } may give { $cards_or } to anybody, or nothing.
    }
}
prompt-slap = { $player_is ->
    [you] The others slap the mosquito.
   *[other] All but { $player } slap the mosquito.
} The slowest gets cards.
prompt-gift = { $player_is ->
    [you] Give { $to_whom } one of your cards, since { $to_is ->
            [you] you were
           *[other] { $to } was
        } slowest at the mosquito.
   *[other] { $player } has to give { $to_whom } a card.
}
prompt-gift-cards = { $player_is ->
    [you] Give { $to_whom } one of your cards, since { $to_is ->
            [you] you were
           *[other] { $to } was
        } slowest at the mosquito.
   *[other] { $player } has to give { $to_whom } a card: { $cards_or }.
}
prompt-race = { $active ->
    [yes] Everybody
   *[no] { $player_is ->
        [you] Everybody but you
       *[other] Everybody but { $player }
    }
} may throw { $actions ->
    [yes] a number or action card of value { $value }
   *[no] a number card { $value } (with a lamp)
} onto the cockroach. Only the fastest card stays.
prompt-take = { $player_is ->
    [you] Choose a card from beneath the ant: it comes into your hand.
   *[other] { $player } takes any card from beneath the ant: { $cards_or }.
}
prompt-attempt = { $player_is ->
    [you] You are
   *[other] { $player } is
} making a card disappear. { $guard_is ->
    [you] Accuse somebody, or let it go.
   *[other] { $guard } can accuse somebody, or let it go.
}{ then }
then = { $then ->
    [race] {" "}After that the race for the cockroach goes on.
    [slap] {" "}After that the mosquito is slapped.
    [spider] {" "}After that { $next_who } may give a card away.
   *[other] {" "}After that it is { $next_whose } turn.
}
prompt-attempt-card = { $player_is ->
    [you] You are
   *[other] { $player } is
} making { $card } disappear. { $guard_is ->
    [you] Accuse somebody, or let it go.
   *[other] { $guard } can accuse somebody, or let it go.
}{ then }
prompt-penalty = { $player_is ->
    [you] Choose a card for { $to_whom }, who was caught.
   *[other] { $player } has to hand a card over to { $to_whom }{ $to_is ->
        [you] {""}
       *[other] , who was caught
    }.
}
prompt-penalty-cards = { $player_is ->
    [you] Choose a card for { $to_whom }, who was caught.
   *[other] { $player } has to hand a card over to { $to_whom }, who was caught: { $cards_or }.
}
prompt-reshuffle = The draw pile is used up. It is made anew from the discards.
part-guard-stays = { $guard_is ->
    [you] Wrong:
   *[other] { $guard } is wrong:
} { $target_is ->
    [you] you were
   *[other] { $target } was
} not cheating { $gone ->
    [yes] just now, and for what was before it is too late.
   *[no] just now.
} { $guard_is ->
    [you] Next you draw a card for that, and stay the guard.
   *[other] Next { $guard } draws a card for that, and stays the guard.
}
part-round-end = { $count ->
    [0] {""}
   *[other] { $empty_are ->
        [you] You have no card left.
        [one] { $empty } has no card left.
       *[other] { START($empty) } have no card left.
    }{" "}
}Round { $round } is over. Next all hands are counted.
prompt-next-round = Round { $round } is over. Start the next one when you are ready.
prompt-over = The game is over: { $players_are ->
    [you] you have won.
    [you-and] { $players } have won together.
    [one] { $players } has won.
   *[other] { $players } have won together.
}{ $place ->
    [0] {""}
    [2] {" "}You are second.
    [3] {" "}You are third.
    [4] {" "}You are fourth.
   *[other] {" "}You are fifth.
}

## What happened

event-deal = All cards of the deck are shuffled, and everybody gets { $count }. { $left ->
    [one] One card is left as draw pile
   *[other] { $left } cards are left as draw pile
}, beside a first discard.
event-guard = { $player_is ->
    [you] You get the guard bug. So you begin, watch the others and must not cheat.
   *[other] { $player } gets the guard bug. So { $player } begins, watches the others and must not cheat.
}
event-first-card = The discard pile begins with { $card }, so the { $value } counts.{ $under_count ->
    [0] {""}
   *[other] {" "}In this game moths have no value, so { $under } had to be covered.
}{ $kind ->
    [number] {""}
    [moth] {""}
   *[action] { $acts ->
        [yes] {" "}In this game it acts as if it had been played.
       *[no] {" "}Nobody has played it, so it does not act.
    }
}
event-play = { $player_is ->
    [you] You play
   *[other] { $player } plays
} { $card }.{ $guard ->
    [yes] {" "}Only the guard may play a moth.
   *[no] {""}
}{ $wrap ->
    [yes] {" "}It fits because 5 and 1 are neighbours.
   *[no] {""}
} { $left ->
    [0] It was the last card in hand.
    [one] { $player_is ->
        [you] Now the { $value } counts, and you have only one card left.
       *[other] Now the { $value } counts, and { $player } has only one card left.
    }
   *[other] Now the { $value } counts.
}
event-no-action = It was { $player_whose } last card, so it does not act any more.
event-spider = Because of the spider { $player_who } may now give one card away, but no moth.
event-mosquito = The mosquito! { START($players) } slap it, and whoever is slowest gets a card from everybody.
event-cockroach = The cockroach! { START($players) } may throw a { $actions ->
    [yes] number or action card of value { $value }
   *[no] number card { $value } (with a lamp)
} onto it, and only the fastest card stays there.
event-ant = The ant makes { $players_whom } { $choice ->
    [yes] choose one card each from the discard pile.
   *[no] take one card each from the { $source ->
        [draw] draw pile.
       *[discard] discard pile.
    }
}
event-draw = { $player_is ->
    [you] { $why ->
        [stuck] You have no card to play, and draw { $card }.
        [free] You draw { $card }.
        [ant] For the ant you draw { $card }.
       *[wrong] For the wrong accusation you draw { $card }.
    }
   *[other] { $why ->
        [stuck] { $player } has no card to play, and draws { $card }.
        [free] { $player } draws { $card }.
        [ant] For the ant { $player } draws { $card }.
       *[wrong] For the wrong accusation { $player } draws { $card }.
    }
}
event-draw-hidden = { $player_is ->
    [you] { $why ->
        [stuck] You have no card to play, and draw one.
        [free] You draw a card.
        [ant] For the ant you draw a card.
       *[wrong] For the wrong accusation you draw a card.
    }
   *[other] { $why ->
        [stuck] { $player } has no card to play, and draws one.
        [free] { $player } draws a card.
        [ant] For the ant { $player } draws a card.
       *[wrong] For the wrong accusation { $player } draws a card.
    }
}
event-no-card = { $player_is ->
    [you] You
   *[other] { $player }
} would have to draw, but no card is left to be drawn.
event-give = { $player_is ->
    [you] You give
   *[other] { $player } gives
} { $to_whom } a card as a present: { $card }.
event-give-hidden = { $player_is ->
    [you] You give
   *[other] { $player } gives
} { $to_whom } a card as a present.
event-decline = { $player_is ->
    [you] You give
   *[other] { $player } gives
} nothing away.
event-slap = { $slowest_is ->
    [you] You are slowest { $givers_count ->
        [0] but get nothing, for nobody can give a card.
        [one] and get a card from { $givers_whom }.
       *[other] and get a card each from { $givers_whom }.
    }
   *[other] { $slowest } is slowest { $givers_count ->
        [0] but gets nothing, for nobody can give a card.
        [one] and gets a card from { $givers_whom }.
       *[other] and gets a card each from { $givers_whom }.
    }
}{ $order_count ->
    [0] {""}
   *[other] {" "}The hands came down in this order: { $order_list }.
}
event-no-gift = { START($players) } { $kept ->
    [yes] can give nothing: moths are never given away, and in this game the last card is not either.
   *[no] { $players_are ->
        [one] holds
       *[other] hold
    } nothing but moths, which are never given away.
}
event-gift = { $player_is ->
    [you] You give
   *[other] { $player } gives
} { $to_whom } a card: { $card }.
event-gift-hidden = { $player_is ->
    [you] You give
   *[other] { $player } gives
} { $to_whom } a card.
event-race = { $player_is ->
    [you] You are
   *[other] { $player } is
} fastest with { $card }. It stays on the cockroach. All cards that came later go back to their hands, and the { $value } still counts.
event-race-nobody = Nobody throws a card onto the cockroach, and the { $value } still counts.
event-take = { $player_is ->
    [you] You take
   *[other] { $player } takes
} { $card } from beneath the ant.
event-ant-short = There is no card beneath the ant for { $players_whom }{ $source ->
    [draw] . In this game the draw pile helps out.
   *[none] , so nothing is taken.
}
event-cheat = { $player_is ->
    [you] You are
   *[other] { $player } is
} making { $card } disappear. Will the guard notice?
event-cheat-hidden = A moment passes.
event-vanish = { $wrong ->
    [yes] The guard has accused somebody else, so { $card } is gone
   *[no] The guard does nothing about it, so { $card } is gone
}: out of play until the round is over.
event-vanish-hidden = A moment passes.
event-stir = { $sign ->
    [below] { START($player_whose) } hand sinks below the edge of the table.
    [twitch] { START($player_whose) } hand twitches at the cards.
   *[ear] { START($player_whose) } hand goes up to an ear.
}
event-accuse = { $guard_is ->
    [you] You accuse
   *[other] { $guard } accuses
} { $target_whom } of cheating, { $right ->
    [yes] { $guard_is ->
        [you] and you are right.
       *[other] and is right.
    }
   *[no] but { $guard_is ->
        [you] you are
       *[other] is
    } wrong: { $target_is ->
        [you] you are
       *[other] { $target } is
    } not making a card disappear just now{ $gone ->
        [yes] , and what disappeared before is gone.
       *[no] .
    }
}
event-caught = { $player_is ->
    [you] You have to take { $card } back into your hand.
   *[other] { $player } has to take { $card } back into the hand.
}{ $late ->
    [yes] {" "}In this game a cheat can still be caught until a card is played or drawn.
   *[no] {""}
}
event-caught-hidden = { $player_is ->
    [you] You have to take the card back into your hand.
   *[other] { $player } has to take the card back into the hand.
}{ $late ->
    [yes] {" "}In this game a cheat can still be caught until a card is played or drawn.
   *[no] {""}
}
event-penalty = { $player_is ->
    [you] As a penalty you hand
   *[other] As a penalty { $player } hands
} { $to_whom } another card: { $card }.
event-penalty-hidden = { $player_is ->
    [you] As a penalty you hand
   *[other] As a penalty { $player } hands
} { $to_whom } another card.
event-no-penalty = { $player_is ->
    [you] You have
   *[other] { $player } has
} nothing that may be handed over, so { $to_is ->
    [you] you get
   *[other] { $to } gets
} no further card.
event-new-guard = The guard bug goes from { $guard_whom } to { $player_is ->
    [you] you: you are
   *[other] { $player }, who is
} the guard from now on{ $then ->
    [round_over] .
    [race] . Play goes on where it stopped: with the race for the cockroach.
    [slap] . Play goes on where it stopped: the mosquito is slapped.
    [spider] . Play goes on where it stopped: { $next_who } may give a card away.
   *[other] . Play goes on where it stopped: it is { $next_whose } turn.
}
event-guard-stays = { $player_is ->
    [you] You keep the guard bug, but have
   *[other] { $player } keeps the guard bug, but has
} to draw a card.
event-used-up = The draw pile is used up, so the discards become the new one.
event-reshuffle = { $count ->
    [one] One card lies in the new draw pile.
   *[other] { $count } cards are shuffled and lie in the new draw pile.
}
event-turn-up = All discards were shuffled, so { $card } is turned up and the { $value } counts, without any action.{ $under_count ->
    [0] {""}
   *[other] {" "}In this game moths have no value, so { $under } had to be covered.
}
event-round-end = { $count ->
    [0] Nobody can play, draw or cheat any more
   *[other] { $empty_are ->
        [you] You have
        [one] { $empty } has
       *[other] { START($empty) } have
    } no card left
}, so round { $round } is over.
event-score = { $points ->
    [0] { $player_is ->
        [you] You get
       *[other] { $player } gets
    } no minus points.
   *[other] { $player_is ->
        [you] You count
       *[other] { $player } counts
    } { $numbers ->
        [0] {""}
       *[other] { $numbers } × 1 for numbers{ $actions ->
            [0] { $moths ->
                [0] {""}
               *[other] {" and "}
            }
           *[other] { $moths ->
                [0] {" and "}
               *[other] {", "}
            }
        }
    }{ $actions ->
        [0] {""}
       *[other] { $actions } × 5 for actions{ $moths ->
            [0] {""}
           *[other] {" and "}
        }
    }{ $moths ->
        [0] {""}
       *[other] { $moths } × 10 for moths
    }: { $points ->
        [one] one minus point
       *[other] { $points } minus points
    }.
}
event-next-round = Round { $round } begins. { $player_is ->
    [you] You sit next after the last start player, clockwise, so you begin
   *[other] { $player } sits next after the last start player, clockwise, so { $player } begins
} as guard.
event-game-end = That was the last round, so the game is over. Minus points: { $totals }.
event-winners = { $shared ->
    [yes] { START($players) } win together with the fewest minus points, { $points } each.{ $tie_break ->
        [last_round] {" "}The last round was a tie, too.
       *[shared] {""}
    }
   *[no] { $players_are ->
        [you] { $tied ->
            [yes] You win: the fewest minus points, { $points }, were reached more than once, and the last round decides.
           *[no] You have the fewest minus points, { $points }, and win.
        }
       *[one] { $tied ->
            [yes] { $players } wins: the fewest minus points, { $points }, were reached more than once, and the last round decides.
           *[no] { $players } has the fewest minus points, { $points }, and wins.
        }
    }
}

## Why a move is refused

refusal-players = There is no such seat: this game has { $count } players.
refusal-in-turn = { $actor_is ->
    [you] It is your turn, not { $player_whose } turn.
   *[other] It is { $actor }’s turn.
} Only cheating needs no turn.
refusal-one-card = Play one card: in a turn it cannot be { $cards }.
refusal-own-hand = { START($cards) } { $count ->
    [one] is
   *[other] are
} not in { $player_whose } hand, and only cards from one’s own hand can be played, given or sneaked away.
refusal-moth-not-laid = { $guard_is ->
    [you] Only you play moths, because you are the guard: { $card } cannot be played by anybody else.
   *[other] Only the guard plays moths, and that is { $guard }: { $card } cannot be played.
}
refusal-adjacent = Only a { $near_or } fits on the { $value }, so { $card } cannot be played.
refusal-draw-if-stuck = { $player_is ->
    [you] Play { $have_or }:
   *[other] { $player } has to play { $have_or }:
} only whoever has nothing that fits may draw.
refusal-guard-moth-forced = Play { $have_or }: in this game the guard has to play a moth if nothing else fits.
refusal-action-first = First the action of the card has to be over: { $phase ->
    [spider] { $actor_who } may give a card away.
    [slap] the mosquito is being slapped.
    [gifts] the slowest is given cards.
    [race] there is a race for the cockroach.
   *[ant] cards are taken because of the ant.
}
refusal-guard-honest = { $player_is ->
    [you] You are the guard and have
   *[other] { $player } is the guard and has
} to play honestly: the guard never cheats.
refusal-cheat-last-card = { $player_is ->
    [you] You have
   *[other] { $player } has
} only one card left, and the last card is never sneaked away.
refusal-cheat-one-at-a-time = { $why ->
    [several] Sneak cards away one after the other, never several at the same time.
   *[open] Wait a moment: a card is on its way already, and the guard may still react to it.
}
refusal-cheat-pause = { $caught_is ->
    [you] You were
   *[other] { $caught } was
} caught. Until that is settled nobody { $doing ->
    [cheat] cheats.
   *[accuse] is accused.
}
refusal-cheat-time = { $option ->
    [yes] In this game { $doing ->
        [cheat] there is no cheating
       *[accuse] nobody is accused
    } while an action is unfinished.
   *[no] Cards are being handed over, which is one single event: until it is over { $doing ->
        [cheat] nobody cheats.
       *[accuse] nobody is accused.
    }
}
refusal-no-telling = { $guard_is ->
    [you] Only you, the guard,
   *[other] Only { $guard }, the guard,
} { $doing ->
    [let-go] can let a cheat go.
   *[accuse] may accuse somebody. Telling on others is forbidden.
}
refusal-accuse = { $player_is ->
    [you] Accuse one of the others: you cannot accuse yourself.
   *[other] The guard accuses one of the others: { $player } cannot accuse { $player }.
}
refusal-caught-red-handed = { $why ->
    [waits] { $guard_is ->
        [you] Accuse somebody, or let it go: something has moved, and you as the guard react to it first.
       *[other] { $guard } reacts first: something has moved, and the guard may say something about it.
    }
   *[nothing] { $guard_is ->
        [you] There is nothing that you could let go.
       *[other] There is nothing that { $guard } could let go.
    }
}
refusal-interruption = { $guard_is ->
    [you] First hand a card over to { $caught_whom }, who was caught.
   *[other] First { $guard } hands a card over to { $caught_is ->
        [you] you, since you were caught.
       *[other] { $caught }, who was caught.
    }
} The game is interrupted until then.
refusal-rightly-accused = Nobody was caught, so no card is handed over as a penalty.
refusal-penalty-choice = The penalty card comes from { $guard_is ->
    [you] you, the guard, not from { $player_whom }.
   *[other] { $guard }, the guard, not from { $player_whom }.
}
refusal-penalty-no-moth = { START($card) } cannot be handed over: a moth is never passed on, not even as a penalty.
refusal-moth-not-given = { START($card) } cannot be given away: nobody makes a present of a moth.
refusal-spider = { $why ->
    [time] A card is given away only right after a spider has been played.
   *[self] { $player_is ->
        [you] Give
       *[other] { $player } has to give
    } the card to somebody else.
}
refusal-empty-by-gift = { START($card) } is { $player_whose } last card, and in this game the last card is never given away.
refusal-mosquito = { $why ->
    [time] There is no mosquito to be slapped now.
   *[active] { $actor_is ->
        [you] You have played the mosquito and do
       *[other] { $actor } has played the mosquito and does
    } not slap.
}
refusal-mosquito-one-slowest = Every hand comes down once: { $players }, in some order.
refusal-gift-order = { $actor_is ->
    [you] You give your card before { $player_who }:
   *[other] { $actor } gives first:
} the presents come clockwise, and it is not yet { $player_whose } turn.
refusal-mosquito-gifts = Presents are given only after a slap, to whoever was slowest.
refusal-cockroach = { $why ->
    [time] No cards are thrown now: there is no race without a cockroach.
   *[card] Only { $actions ->
        [yes] a number or action card of value { $value }
       *[no] a number { $value }
    } goes onto this cockroach: { $card } cannot be thrown.
}
refusal-race-active = { $player_is ->
    [you] You have played the cockroach and in this game take
   *[other] { $player } has played the cockroach and in this game takes
} no part in the race.
refusal-ant-order = { $actor_is ->
    [you] You take your card before { $player_who }:
   *[other] { $actor } takes a card first:
} cards are taken clockwise, and it is not yet { $player_whose } turn.
refusal-ant-source = { $why ->
    [ant] The ant itself stays: the next card has to be played on it.
   *[pile] { START($card) } does not lie beneath the ant.
}
refusal-ant = Cards are taken from the discard pile only for an ant.
refusal-round-end = { $why ->
    [over] Start the next round: this one is over.
   *[early] The round goes on as long as everybody holds cards.
}
refusal-game-end = The game is over.
refusal-shuffle-deal = { $why ->
    [due] First the cards have to be dealt.
   *[time] The cards of this round have been dealt.
}
refusal-reshuffle = { $why ->
    [due] First the draw pile has to be made anew from the discards.
    [time] The draw pile is not used up, so nothing is shuffled.
   *[cards] The new draw pile is made of the { $count } discards that are due, these cards and no others.
}
refusal-material = { $count } cards were named, but { $needed } are dealt out: all but the guard bug.
refusal-values = These are not the number cards of this game. Of the values 1 to 5 there are { $counts }.
refusal-action-values = These are not the action cards of this game. Of each kind and of the values 1 to 5 there are { $counts }.
refusal-moth-values = These are not the moths of this game. Of the values 1 to 5 there are { $counts }.
refusal-unknown-move = Mogel-Motte has no such move. Cards can be played, drawn, given, thrown and sneaked away, and the guard can accuse.

## Why a card is dimmed, in a few words

hint-players = There is no such seat.
hint-in-turn = { $actor_is ->
    [you] It is your turn.
   *[other] It is { $actor }’s turn.
}
hint-one-card = One card in a turn.
hint-own-hand = Not in this hand.
hint-moth-not-laid = Only the guard plays moths.
hint-adjacent = Only a { $near_or } fits.
hint-draw-if-stuck = A card fits and has to be played.
hint-guard-moth-forced = A moth fits and has to be played.
hint-action-first = First the action has to be over.
hint-guard-honest = The guard never cheats.
hint-cheat-last-card = The last card is never sneaked away.
hint-cheat-one-at-a-time = One card after the other.
hint-cheat-pause = First the catch has to be settled.
hint-cheat-time = Not now.
hint-no-telling = { $guard_is ->
    [you] Only you are the guard.
   *[other] Only { $guard } is the guard.
}
hint-accuse = The guard accuses somebody else.
hint-caught-red-handed = { $why ->
    [waits] The guard may react first.
   *[nothing] Nothing has happened.
}
hint-interruption = First the catch has to be settled.
hint-rightly-accused = Nobody was caught.
hint-penalty-choice = { $guard_is ->
    [you] You hand the card over.
   *[other] { $guard } hands the card over.
}
hint-penalty-no-moth = A moth is never passed on.
hint-moth-not-given = A moth is never given away.
hint-spider = { $why ->
    [time] There is no spider.
   *[self] It goes to somebody else.
}
hint-empty-by-gift = The last card is not given away here.
hint-gift-order = { $actor_is ->
    [you] You give first.
   *[other] { $actor } gives first.
}
hint-mosquito-gifts = There is nobody to be given cards.
hint-cockroach = { $why ->
    [time] There is no cockroach.
   *[card] { $actions ->
        [yes] Only a number or action card of value { $value }.
       *[no] Only a number { $value }.
    }
}
hint-race-active = Whoever played the cockroach does not race here.
hint-ant-order = { $actor_is ->
    [you] You take first.
   *[other] { $actor } takes first.
}
hint-ant-source = Not beneath the ant.
hint-ant = There is no ant.
hint-round-end = { $why ->
    [over] The round is over.
   *[early] The round goes on.
}
hint-game-end = The game is over.
hint-shuffle-deal = { $why ->
    [due] First the cards are dealt.
   *[time] The cards have been dealt.
}
hint-reshuffle = { $why ->
    [due] First the draw pile is made anew.
   *[time] Nothing is shuffled now.
}

## The score sheet

sheet-caption = Points in each round
sheet-player = Player
sheet-round = { $round }
sheet-total = Total
sheet-result = { $players_are ->
    [you] You win with the fewest minus points: { $points }.
    [you-and] { START($players) } win together with { $points } minus points each.
    [one] { $players } wins with the fewest minus points: { $points }.
   *[other] { $players } win together with { $points } minus points each.
}
sheet-leads = In the lead, with the fewest minus points: { $players }, { $points }.

# $sign is what is seen of a hand: below, twitch or ear

prompt-sign = { $player_is ->
    [you] Are you
   *[other] Is { $player }
} cheating just now? { $sign ->
    [below] A card that goes below the table: that is a cheat.
    [twitch] A hand that twitches at the cards can be doing anything.
   *[ear] A hand at an ear is usually harmless.
}{ $times ->
    [0] {""}
    [one] {" "}{ $cheats ->
        [0] Last time that was nothing.
       *[other] Last time that was a cheat.
    }
   *[other] {" "}So far that was a cheat { $cheats } of { $times } times.
} { $guard_is ->
    [you] Accuse somebody, or let it go. { price }
   *[other] { $guard } can accuse somebody, or let it go.
}{ then }
price = If you are right, you get rid of a card and of the guard bug; if you are wrong, you draw a card.
after-alarm = It only looked like it: { $player_is ->
    [you] you were
   *[other] { $player } was
} { $sign ->
    [twitch] sorting the cards
   *[ear] scratching an ear
}.
after-catch = { $guard_is ->
    [you] You were
   *[other] { $guard } was
} right: { $sign ->
    [below] the hand below the table
    [twitch] the twitch
   *[ear] the hand at the ear
} gave it away.
after-caught = { $guard_is ->
    [you] You
   *[other] { $guard }
} { $looked ->
    [yes] had both eyes on { $player_whom }: a cheat is usually noticed then.
   *[no] was watching { $target_whom } and noticed it all the same: that happens now and then.
}
after-missed = { $stirs ->
    [yes] This is over: a moment ago { $players }
   *[no] { START($players) }
} cheated, and { $changed ->
    [yes] nobody noticed.
   *[no] { $guard_is ->
        [you] you
       *[other] { $guard }
    } missed it.
} { $players_count ->
    [one] That hand is { $count ->
        [one] a card
       *[other] { $count } cards
    } smaller now.
   *[other] Their hands are smaller now.
}{ $stirs ->
    [yes] {" "}The hand that moves now is something else.
   *[no] { $guard_is ->
        [you] {" "}It is too late to accuse anybody of it.
       *[other] {""}
    }
}
after-cheat = It was a cheat: { $player_is ->
    [you] you have
   *[other] { $player } has
} made a card disappear.{ $sign ->
    [below] { " " }The hand below the table gave it away.
    [twitch] { " " }The twitch was more than it seemed.
    [ear] { " " }The hand at the ear was a trick.
   *[none] {""}
}

## A rule of thumb

thumb-accuse = If it is a cheat, you hand over one of your cards and the guard bug; if not, you draw a card.
thumb-costs = A card left over at the end costs minus points: this one { $count }. None that you could get rid of now would cost more.

## Questions

quiz-done-play = You play { $card }.
quiz-playable = Which of your cards can you play or give away now, without cheating? Choose all of them, and nothing else.
quiz-try-play = play { $card }
quiz-try-give = give { $card } away
quiz-try-gift = give { $card } away
quiz-try-penalty = hand { $card } over
quiz-minus-points = { $done } That ends the game. How many minus points does { $player_is ->
    [you] your hand
   *[other] { $player_whose } hand
} bring in the last round? It holds numbers: { $numbers }, action cards: { $actions }, moths: { $moths }.
quiz-called = You play { $card }. { $kind ->
    [mosquito] Who slaps it?
    [cockroach] Who may throw a card onto it?
   *[ant] Who has to take a card?
} Choose all their names.
quiz-costs = If the round ended now, how many minus points would your hand cost?
quiz-cheat = May you let one of your cards vanish under the table just now?
answer-cheat = Yes
answer-no-cheat = { $rule ->
    [guard-honest] No, because you have the guard bug
    [cheat-last-card] No, because it is your last card
   *[cheat-time] No, because cards are being handed over
}
because-not-forbidden = { $rule ->
    [guard-honest] You do not have the guard bug.
    [cheat-last-card] It is not your last card.
    [cheat-time] No cards are being handed over.
   *[yes] Something forbids it: look at your hand, at the guard bug, and at what is going on.
}
because-not-called = { $kind ->
    [mosquito] Whoever plays the mosquito does not slap.
    [cockroach] In this game whoever plays the cockroach does not throw a card.
   *[ant] Whoever plays the ant takes no card.
}
because-costs = { $slip ->
    [values] What is printed on a card does not count here, only its kind.
    [cards] Not every card costs one point.
    [moths] A moth costs 10.
    [each] Count each kind by itself: numbers cost 1 each, actions 5, moths 10.
   *[actions] An action card costs 5.
}
because-sum = Numbers cost 1 each, actions 5, moths 10: { $numbers } × 1, { $actions } × 5 and { $moths } × 10 make { $points }.
because-cheat = Nothing forbids it: you do not have the guard bug, it is not your last card, and no cards are being handed over.
quiz-gives = You play { $card }, and { $slowest_is ->
    [you] you slap
   *[other] { $slowest } slaps
} last. Who has to give a card away, if they can? Choose all their names.
quiz-gift-order = You play { $card }, and { $slowest_is ->
    [you] you slap
   *[other] { $slowest } slaps
} last. Each of the others gives a card. In which order?
quiz-accuse = { $kind ->
    [nobody] Nobody is cheating just now.
   *[other] { START($player_who) } is just sneaking a card away.
} As the guard you accuse { $target_whom }. What comes of it?
answer-accuse = { $kind ->
    [caught] { START($target_who) } takes the card back and gets one of yours and the guard bug
    [bug] { START($target_who) } takes the card back and gets only the guard bug
    [kept] { START($target_who) } takes the card back and gets only one of yours
    [drawn] { START($target_who) } takes the card back and gets one from the pile and the guard bug
    [other] You draw a card, and { $player_whose } card is gone
    [back] You draw a card, and { $player_who } takes the card back
    [nobody] You draw a card and keep the guard bug
    [passed] You draw a card, and { $target_who } gets the guard bug
    [given] You get a card of { $target_whom } and keep the guard bug
   *[again] Nothing, and you may accuse once more
}
because-gets = Whoever comes last gives nothing, but gets cards.
because-gives = All others give { $slowest_whom } a card, you too: you did not slap, but you played the mosquito.
because-gift-order = They give clockwise, starting right after { $slowest_whom }.
because-accused = { $kind ->
    [caught] Whoever is caught takes the card back, and as a penalty gets a card of the guard and the guard bug.
    [other] { START($player_who) } is cheating, not { $target_who }. So you are wrong: that costs you a card, and nobody takes anything back.
    [nobody] Nobody is cheating right now. So you are wrong: that costs you a card, and nothing else.
    [not-bug] There is something more to the penalty.
    [not-kept] Whoever catches somebody does not stay the guard.
    [not-drawn] The penalty does not come from the pile.
    [not-back] Only whoever is accused while cheating takes something back.
    [not-passed] Only whoever is accused rightly gets the guard bug.
    [not-given] Whoever is accused wrongly gives nothing.
   *[other-wrong] An accusation always costs somebody something.
}
quiz-next-guard = In this round { $player_is ->
    [you] you
   *[other] { $player }
} got the guard bug at the beginning. Who gets it at the beginning of the next round?
because-next-guard = It goes on clockwise, to whoever comes after { $player_whom }, whoever has it now.
because-not-next-guard = { $kind ->
    [guard] Whoever has the guard bug at the end of a round does not keep it.
    [starter] Whoever had the guard bug at the beginning does not get it again at once.
   *[other] It goes on clockwise and passes over nobody.
}
quiz-may-give = You play { $card }. Which of your other cards could you give away with it? Choose each that may be given.
because-not-given = Moths are never given away, all other cards may be.
quiz-throws = You play { $card }, and all race. Which of your other cards could you throw onto it? Choose each that fits.
because-thrown = { $actions ->
    [yes] It has to be a number or an action card of value { $value }.
   *[no] It has to be a number { $value }: neither actions nor moths are thrown.
}
because-not-thrown = { $kind ->
    [value] { START($card) } has another value than the cockroach.
    [moth] Moths are never thrown onto a cockroach.
   *[action] Only numbers are thrown onto a cockroach.
}
quiz-second = You play { $card }. { $player_is ->
    [you] You throw
   *[other] { START($player) } throws
} a number { $value } onto it first, { $to_who } throws one right after. What becomes of { $to_whose } card?
answer-second = { $kind ->
    [back] It goes back into the hand
    [stays] It stays on the pile, too
    [given] { $player_is ->
        [you] You have
       *[other] { START($player) } has
    } to take it
   *[gone] It goes beneath the draw pile
}
because-second = { $kind ->
    [back] Only the fastest card stays. All others go back to their owners.
    [not-stays] Two cards never stay: it is a race.
    [not-given] In a race nobody gets a card of somebody else.
   *[other] No card of a race goes to the draw pile.
}
quiz-after-race = You play { $card }. { $nobody ->
    [yes] Nobody throws a card onto it.
   *[no] { $player_is ->
        [you] You are fastest and throw a number { $value } onto it.
       *[other] { START($player) } is fastest and throws a number { $value } onto it.
    }
} Whose turn is it then?
because-next = The race changes nothing in whose turn it is: after you comes { $player_who }.
because-not-next = { $kind ->
    [fastest] Being fastest gives nobody a turn.
    [player] You have just had your turn.
   *[other] Somebody else comes before { $player_whom }.
}
quiz-takes = You play { $card } on { $top }. Who takes { $top }, which lies beneath it then?
answer-takes = { $slip ->
    [stays] Nobody, it stays there
   *[other] { START($player_who) }
}
because-takes = { $slip ->
    [stays] In this game everybody else takes a card from the draw pile.
   *[other] The others take what lies beneath the ant, clockwise, starting right after you, so { $player_who } { $player_is ->
        [you] take
       *[other] takes
    } the first card beneath it.
}
because-not-takes = { $slip ->
    [stays] The ant stays, but what lies beneath it is taken.
    [player] Whoever plays the ant takes no card.
    [late] Somebody else takes a card before { $player_whom }.
   *[first] In this game cards for an ant do not come from the discard pile.
}
quiz-pile = You draw the last card of the draw pile. Which cards become the new one?
answer-pile = { $kind ->
    [below] All discards but the top one
    [all] All discards, the top one included
    [sneaked] All discards, and what was sneaked away
   *[end] No cards: the round ends
}
because-pile = { $kind ->
    [below] The discards are shuffled, but the top card stays: the next one is played on it.
    [all] In this game the top card is shuffled in as well, and a new one is turned up.
    [not-below] In this game the top card does not stay.
    [not-all] Something has to stay on which the next card is played.
    [not-sneaked] Cards that were sneaked away stay away until the round is over.
   *[not-end] The round does not end when the draw pile is used up.
}
quiz-nothing-left = Suppose the draw pile is empty, and only one card lies on the discard pile. You have to draw: what happens?
answer-nothing-left = { $kind ->
    [over] You draw nothing, and your turn is over
    [top] You take the card from the discard pile
    [play] You play any card, whether it fits or not
   *[end] The round is over at once
}
because-nothing-left = { $kind ->
    [over] Where nothing is left, nothing is drawn. Your turn is over all the same.
    [not-top] No card is drawn from the discard pile.
    [not-play] A card that is played has to fit, now as ever.
   *[not-end] The round goes on as long as somebody can still play, sneak a card away or be caught.
}
quiz-empty = You play { $card }, your last card. What comes of it?
answer-empty = { $kind ->
    [over] The round is over at once
    [draw] You have to draw a new card
    [others] You are done, and the others play on
   *[turns] All others have one more turn
}
because-empty = { $kind ->
    [over] The round ends as soon as somebody has no card left.
    [not-draw] Whoever has no card left draws none.
    [not-others] Nobody plays on when somebody has no card left.
   *[not-turns] A round ends right after what emptied the hand.
}
quiz-tied = Minus points so far: { $totals }. If the game ended like that, who would win?
because-tied = { START($players) } have the fewest minus points, { $points } each, so they would win together.
because-not-alone = { $more ->
    [yes] Others have fewer minus points.
   *[no] Somebody else has just as few minus points.
}

## Graphs

seat-node = { $player }
