### Mogel-Motte in English.
### $player, $guard, $to, $target, $slowest, $starter, $caught, $actor are names; $players, $order, $givers, $empty are
### lists of them, with $players_count and so on. $card is a card in words ("spider 3", "number 3") with $card_kind and
### $card_value beside it; $cards, $have and $under are lists with $cards_or and $cards_count. $near and $counts are lists
### of values. START() writes the first letter large.

## Cards and values

card = { $kind ->
    [number] number { $value }
    [spider] spider { $value }
    [mosquito] mosquito { $value }
    [cockroach] cockroach { $value }
    [ant] ant { $value }
   *[moth] moth { $value }
}
back = face-down card
value = { $number }
seat-label = { $player }, { $points } { $points ->
    [one] minus point
   *[other] minus points
}
seat-points = { $player } { $points }

## The table

game-name = Mogel-Motte
zone-draw = Draw pile
zone-discard = Discard pile
word-draw = Draw pile
word-discard = Discard
zone-ring = What fits
zone-beneath = Beneath the ant
zone-under = Under the table: { $player }
zone-slap = Hands on the mosquito
under-caption = Under the table
plate = { $player } · { plate-cards }
plate-you = { $player } (you) · { plate-cards }
plate-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}{ $points ->
    [0] {""}
    [one] { "" }, one minus point
   *[other] { "" }, { $points } minus points
}
plate-short = { $player } · { $count }{ minus }
plate-short-you = { $player } (you) · { $count }{ minus }
minus = { $points ->
    [0] {""}
   *[other] { " " }· −{ $points }
}
ring-label = { $value ->
    [0] No value counts yet
   *[other] The { $value } counts: { $lower } and { $higher } fit on it
}
guard-label = { $player } has the guard bug
gaze-label = { $guard } is watching { $player }
under-label = { $count ->
    [0] The edge of the table: { $player } has cheated no card away
    [one] Under the table: { $player } has cheated one card away
   *[other] Under the table: { $player } has cheated { $count } cards away
}
slap-label = Hand of { $player }: number { $place }
arrow-accuse = accused
mark-legal = can be played
mark-picked = chosen
mark-wins = wins
mark-out = no card left
mark-slowest = slowest
mark-fastest = fastest
mark-caught = caught
mark-wrong = mistaken
mark-psst = psst!
can-draw = can be drawn
can-give = can be given away
can-throw = can be thrown
can-take = can be taken
can-sneak = can be sneaked away
can-slap = can be slapped

## Titles and chapters

title-start = The deal
title-round = Round { $round } of { $rounds }
title-turn = { $player } to play
title-spider = Spider of { $player }
title-slap = Mosquito!
title-gifts = { $player } gives { $slowest } a card
title-race = Cockroach: a { $value }!
title-ant = Ant: { $player } takes
title-attempt = What is { $player } doing?
title-clarify = { $player } is caught by { $guard }
title-caught = { $player } is caught
title-new-guard = { $player } is the new guard
title-reshuffle = New draw pile
title-round-over = Round over
title-over = Game over

## What can be done

action-draw = Draw a card
action-sneak = Sneak a card away
action-catch = Accuse somebody
action-accuse = Accuse { $target }
action-let-go = Let it go
action-give = Give { $card } to { $to }
action-decline = Give nothing
action-slap = Slap!
action-slowest = { $player } was slowest
action-threw = { $player } throws { $card }
action-throw = Throw nothing
action-nobody = Nobody throws
action-next-round = Next round
action-back = Back
ask-give = Who gets { $card } from { $player }?
ask-sneak = Which card does { $player } sneak away? { $gaze ->
    [here] Careful: { $guard } is the guard and is watching { $player }.
    [away] { $guard } is the guard and looks elsewhere.
   *[unknown] { $guard } is the guard.
}
ask-accuse = Whom does { $guard } accuse? A mistake costs a card.
ask-pause = { $spider ->
    [yes] { $player } may still give a card away.
   *[no] { $player } is next.
} { $gaze ->
    [here] { $guard } is watching { $you }: sneak a card away all the same, or go on.
    [away] Now or never: sneak a card away while { $guard } looks elsewhere, or go on.
   *[unknown] Now or never: sneak a card away, or go on.
}
ask-pause-guard = { $spider ->
    [yes] { $player } may still give a card away.
   *[no] { $player } is next.
} Click a name to watch somebody, accuse somebody, or go on.
ask-slap = { $player } slaps the mosquito: with the button, the space bar or a click on it.
ask-throw = { $cards_count ->
    [0] { $player } has nothing to throw onto the cockroach.
   *[other] { $player } can throw { $cards_or } onto the cockroach, or nothing.
}

prompt-deal = The cards of round { $round } have to be dealt.
prompt-turn = { $player } lays a { $near_or }, or draws if nothing fits on the { $value }.
prompt-lay = On the { $value } goes a { $near_or }, so { $player } can lay { $cards_or }{ $draw ->
    [yes] , or draw a card
   *[no] {""}
}.
prompt-stuck = On the { $value } goes a { $near_or }. { $player } can lay none and has to draw a card.
prompt-spider = { $player } may give one card to anybody, or nothing.
prompt-spider-cards = { $cards_count ->
    [0] { $player } has nothing that can be given away.
   *[other] { $player } may give { $cards_or } to anybody, or nothing.
}
prompt-slap = All but { $player } slap the mosquito. Whose hand comes down last?
prompt-gift = { $player } has to give { $to } a card.
prompt-gift-cards = { $player } has to give { $to } a card: { $cards_or }.
prompt-race = { $active ->
    [yes] Everybody
   *[no] Everybody but { $player }
} may throw { $actions ->
    [yes] a number or action card of value { $value }
   *[no] a number { $value }
} onto the cockroach. Who is fastest?
prompt-take = { $player } takes any card from beneath the ant: { $cards_or }.
prompt-attempt = It looks as if { $player } is making a card disappear. { $guard } can accuse somebody, or let it go.
prompt-attempt-card = { $player } is making { $card } disappear. { $guard } can accuse somebody, or let it go.
prompt-penalty = { $player } has to hand a card over to { $to }, who was caught.
prompt-penalty-cards = { $player } has to hand a card over to { $to }, who was caught: { $cards_or }.
prompt-reshuffle = The draw pile is used up. It has to be made anew from the discards.
prompt-next-round = Round { $round } is over. Anybody can begin the next one.
prompt-over = { $count ->
    [one] The game is over: { $players } has won.
   *[other] The game is over: { $players } have won together.
}

## What happened

event-deal = All cards of the deck are shuffled, and everybody gets { $count }. { $left ->
    [one] One card is left as draw pile
   *[other] { $left } cards are left as draw pile
}, beside a first discard.
event-guard = { $player } gets the guard bug. So { $player } begins, watches the others and must not cheat.
event-first-card = The discard pile begins with { $card }, so the { $value } counts.{ $under_count ->
    [0] {""}
   *[other] {" "}Here moths have no value, so { $under } had to be covered.
}{ $kind ->
    [number] {""}
    [moth] {""}
   *[action] { $acts ->
        [yes] {" "}In this game it acts as if it had been laid.
       *[no] {" "}Nobody has laid it, so it does not act.
    }
}
event-play = { $player } lays { $card }.{ $guard ->
    [yes] {" "}Only the guard may lay a moth.
   *[no] {""}
}{ $wrap ->
    [yes] {" "}It fits because 5 and 1 are neighbours.
   *[no] {""}
} { $left ->
    [0] It was the last card in hand.
    [one] Now the { $value } counts, and { $player } has only one card left.
   *[other] Now the { $value } counts.
}
event-no-action = It was the last card of { $player }, so it does not act any more.
event-spider = Because of the spider { $player } may now give one card away, but no moth.
event-mosquito = Quick, the mosquito! { $players } slap it, and whoever is slowest gets a card from everybody.
event-cockroach = Quick, the cockroach! { $players } may throw a { $value } onto it, and only the fastest card stays there.
event-ant = The ant makes { $players } { $source ->
    [draw] take one card each from the draw pile.
   *[discard] { $choice ->
        [yes] choose one card each from the discard pile beneath it.
       *[no] take one card each from the discard pile beneath it, from the top down.
    }
}{ $round ->
    [1] {" "}{ $source ->
        [draw] So say Dutch and Italian; in German, English and French it is the discard pile (option ant_source).
       *[discard] So say German, English and French; in Dutch and Italian it is the draw pile (option ant_source).
    }
   *[other] {""}
}
event-draw = { $why ->
    [stuck] { $player } has no card that must be laid, and draws { $card }.
    [free] { $player } draws { $card }.
    [ant] For the ant { $player } draws { $card }.
   *[wrong] For the wrong accusation { $player } draws { $card }.
}
event-draw-hidden = { $why ->
    [stuck] { $player } has no card that must be laid, and draws one.
    [free] { $player } draws a card.
    [ant] For the ant { $player } draws a card.
   *[wrong] For the wrong accusation { $player } draws a card.
}
event-no-card = { $player } would have to draw, but no card is left to be drawn.
event-give = { $player } gives { $to } a present: { $card }.
event-give-hidden = { $player } gives { $to } a card as a present.
event-decline = { $player } gives nothing away.
event-slap = { $order_count ->
    [0] {""}
   *[other] The hands come down in this order: { $order_list }.{" "}
}{ $slowest } is slowest { $givers_count ->
    [0] but gets nothing, for nobody can give a card.
    [one] and gets a card from { $givers }.
   *[other] and gets a card each from { $givers }.
}
event-no-gift = { $kept ->
    [yes] { $players } can give nothing: moths are never given away, and in this game the last card is not either.
   *[no] { $players_count ->
        [one] { $players } holds nothing but moths, which are
       *[other] { $players } hold nothing but moths, which are
    } never given away.
}
event-gift = { $player } gives { $to } a card: { $card }.
event-gift-hidden = { $player } gives { $to } a card.
event-race = { $player } is fastest with { $card }. It stays on the cockroach, and the { $value } still counts.
event-race-nobody = Nobody throws a card onto the cockroach, and the { $value } still counts.
event-take = { $player } takes { $card } from beneath the ant.
event-ant-short = There is no card beneath the ant for { $players }{ $source ->
    [draw] . In this game the draw pile helps out.
   *[none] , so nothing is taken.
}
event-cheat = { $player } is making { $card } disappear. Will the guard notice?
event-cheat-hidden = A moment passes.
event-vanish = { $wrong ->
    [yes] The guard has accused somebody else, so { $card } is gone
   *[no] The guard does nothing about it, so { $card } is gone
}: out of play until the round is over.
event-vanish-hidden = A moment passes.
event-accuse = { $guard } accuses { $target } of cheating, { $right ->
    [yes] and is right.
   *[no] but is wrong.
}
event-caught = { $player } has to take { $card } back into the hand.{ $late ->
    [yes] {" "}Here a cheat can still be caught until a card is laid or drawn.
   *[no] {""}
}
event-caught-hidden = { $player } has to take the card back into the hand.{ $late ->
    [yes] {" "}Here a cheat can still be caught until a card is laid or drawn.
   *[no] {""}
}
event-penalty = As a penalty { $player } hands { $to } another card: { $card }.
event-penalty-hidden = As a penalty { $player } hands { $to } another card.
event-no-penalty = { $player } has nothing that may be handed over, so { $to } gets no further card.
event-new-guard = The guard bug goes from { $guard } to { $player }, who is the guard from now on. Play goes on where it stopped.
event-guard-stays = { $player } keeps the guard bug, but has to draw a card.
event-used-up = The draw pile is used up, so the discards become the new one.
event-reshuffle = { $count ->
    [one] One card lies in the new draw pile.
   *[other] { $count } cards are shuffled and lie in the new draw pile.
}
event-turn-up = All discards were shuffled, so { $card } is turned up and the { $value } counts, without any action.{ $under_count ->
    [0] {""}
   *[other] {" "}Here moths have no value, so { $under } had to be covered.
}
event-round-end = { $count ->
    [0] Nobody can lay, draw or cheat any more, so round { $round } is over.
    [one] { $empty } has no card left, so round { $round } is over.
   *[other] { $empty } have no card left, so round { $round } is over.
}
event-score = { $points ->
    [0] { $player } has no card left and gets no minus points.
   *[other] { $player } counts { $numbers } × 1 for numbers, { $actions } × 5 for actions and { $moths } × 10 for moths: { $points ->
        [one] one minus point
       *[other] { $points } minus points
    }.
}
event-next-round = Round { $round } begins. { $player } sits left of the last start player, so { $player } begins as guard.
event-game-end = That was the last round, so the game is over. Minus points: { $totals }.
event-winners = { $shared ->
    [yes] { $players } win together with the fewest minus points, { $points } each.{ $tie_break ->
        [last_round] {" "}They were equal in the last round, too.
       *[shared] {""}
    }
   *[no] { $tied ->
        [yes] { $players } wins: the fewest minus points, { $points }, were reached more than once, and the last round decides.
       *[no] { $players } has the fewest minus points, { $points }, and wins.
    }
}

## Why a move is refused

refusal-players = There is no such seat: this game has { $count } players.
refusal-in-turn = { $player } is not on turn: it is { $actor }’s turn. Only cheating needs no turn.
refusal-one-card = In a turn one card is laid, not { $cards }.
refusal-own-hand = { START($cards) } { $count ->
    [one] is
   *[other] are
} not in { $player }’s hand, and only cards of one’s own hand can be laid, given or cheated away.
refusal-moth-not-laid = { START($card) } cannot be laid: a moth is laid by nobody but the guard, and that is { $guard }.
refusal-adjacent = { START($card) } does not fit: on the { $value } goes a { $near_or }.
refusal-draw-if-stuck = { $player } must not draw, because { $count ->
    [one] a card fits and has to be laid: { $have }.
   *[other] some cards fit and one has to be laid: { $have_or }.
}
refusal-guard-moth-forced = In this game the guard has to lay a moth if nothing else fits: { $have_or }.
refusal-action-first = First the action of the card has to be over: { $phase ->
    [spider] { $actor } may give a card away.
    [slap] the mosquito is being slapped.
    [gifts] the slowest is given cards.
    [race] there is a race for the cockroach.
   *[ant] cards are taken because of the ant.
}
refusal-guard-honest = { $player } has the guard bug and has to play honestly: the guard never cheats.
refusal-cheat-last-card = { $player } has only one card left, and the last card is never cheated away.
refusal-cheat-one-at-a-time = { $why ->
    [several] Several cards at the same time are never cheated away: one after the other.
   *[open] A card is on its way already. The next cheat has to wait until the guard has reacted or not.
}
refusal-cheat-pause = { $caught } was caught. Until that is settled nobody { $doing ->
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
refusal-no-telling = { $doing ->
    [let-go] Only { $guard } as the guard decides what happens about a cheat.
   *[accuse] Only { $guard } as the guard may accuse somebody. Telling on others is forbidden.
}
refusal-accuse = The guard accuses one of the others: { $player } cannot accuse { $player }.
refusal-caught-red-handed = { $why ->
    [waits] Something has moved, and before anything else { $guard } as the guard may react to it.
   *[nothing] There is nothing that { $guard } could let go.
}
refusal-interruption = { $caught } was caught, and the game is interrupted: first { $guard } hands a card over.
refusal-rightly-accused = Nobody was caught, so no card is handed over as a penalty.
refusal-penalty-choice = The penalty card comes from { $guard }, the guard, not from { $player }.
refusal-penalty-no-moth = { START($card) } cannot be handed over: a moth is never passed on, not even as a penalty.
refusal-moth-not-given = { START($card) } cannot be given away: nobody makes a present of a moth.
refusal-spider = { $why ->
    [time] A card is given away only right after a spider has been laid.
   *[self] { $player } has to give the card to somebody else.
}
refusal-empty-by-gift = { START($card) } is the last card of { $player }, and in this game the last card is never given away.
refusal-mosquito = { $why ->
    [time] There is no mosquito to be slapped now.
   *[active] { $actor } has laid the mosquito and does not slap.
}
refusal-mosquito-one-slowest = Every hand comes down once: { $players }, in some order.
refusal-gift-order = It is not yet { $player }’s turn to give: the presents come clockwise, and { $actor } is next.
refusal-mosquito-gifts = Presents are given only after a slap, to whoever was slowest.
refusal-cockroach = { $why ->
    [time] No cards are thrown now: there is no race without a cockroach.
   *[card] { START($card) } cannot be thrown: onto this cockroach goes only { $actions ->
        [yes] a number or action card of value { $value }
       *[no] a number { $value }
    }.
}
refusal-race-active = { $player } has laid the cockroach and in this game takes no part in the race.
refusal-ant-order = It is not yet { $player }’s turn to take a card: the turn passes clockwise, and { $actor } is next.
refusal-ant-source = { $why ->
    [ant] The ant itself stays: the next card has to be laid on it.
   *[pile] { START($card) } does not lie beneath the ant.
}
refusal-ant = Cards are taken from the discard pile only for an ant.
refusal-round-end = { $why ->
    [over] The round is over. The next one has to begin before anything else can be done.
   *[early] The round goes on as long as everybody holds cards.
}
refusal-game-end = The game is over. Nothing more can be done.
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
refusal-unknown-move = Mogel-Motte has no such move. Cards can be laid, drawn, given, thrown and cheated away, and the guard can accuse.

## Why a card is dimmed, in a few words

hint-players = There is no such seat.
hint-in-turn = It is { $actor }’s turn.
hint-one-card = One card in a turn.
hint-own-hand = Not in this hand.
hint-moth-not-laid = Only the guard lays moths.
hint-adjacent = Only a { $near_or } fits.
hint-draw-if-stuck = A card fits and has to be laid.
hint-guard-moth-forced = A moth fits and has to be laid.
hint-action-first = First the action has to be over.
hint-guard-honest = The guard never cheats.
hint-cheat-last-card = The last card is never cheated away.
hint-cheat-one-at-a-time = One card after the other.
hint-cheat-pause = First the catch has to be settled.
hint-cheat-time = Not now.
hint-no-telling = Only { $guard } is the guard.
hint-accuse = The guard accuses somebody else.
hint-caught-red-handed = { $why ->
    [waits] The guard may react first.
   *[nothing] Nothing has happened.
}
hint-interruption = First the catch has to be settled.
hint-rightly-accused = Nobody was caught.
hint-penalty-choice = { $guard } hands the card over.
hint-penalty-no-moth = A moth is never passed on.
hint-moth-not-given = A moth is never given away.
hint-spider = { $why ->
    [time] There is no spider.
   *[self] It goes to somebody else.
}
hint-empty-by-gift = The last card is not given away here.
hint-gift-order = { $actor } gives first.
hint-mosquito-gifts = There is nobody to be given cards.
hint-cockroach = { $why ->
    [time] There is no cockroach.
   *[card] { $actions ->
        [yes] Only a number or action card of value { $value }.
       *[no] Only a number { $value }.
    }
}
hint-race-active = Whoever laid the cockroach does not race here.
hint-ant-order = { $actor } takes first.
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

sheet-caption = Minus points in each round
sheet-player = Player
sheet-round = { $round }
sheet-total = Total
sheet-result = { $shared ->
    [yes] { $players } win together with { $points } minus points each.
   *[no] { $players } wins with the fewest minus points: { $points }.
}
sheet-leads = In the lead, with the fewest minus points: { $players }, { $points }.

# $sign is what is seen of a hand: below, twitch or ear

prompt-sign = { $sign ->
    [below] { $player }’s hand sinks below the edge of the table.
    [twitch] { $player }’s hand twitches at the cards.
   *[ear] { $player }’s hand goes up to an ear.
} { $guard_is ->
    [you] Accuse somebody, or let it go.
   *[other] { $guard } can accuse somebody, or let it go.
}
after-alarm = It only looked like it: { $player } was { $sign ->
    [below] scratching a knee
    [twitch] sorting the cards
   *[ear] scratching an ear
}.
after-cheat = It was a cheat: { $player } has made a card disappear.{ $sign ->
    [below] { " " }The hand below the table gave it away.
    [twitch] { " " }The twitch was more than it seemed.
    [ear] { " " }The hand at the ear was a trick.
   *[none] {""}
}
