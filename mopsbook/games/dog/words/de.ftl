### Dog auf Deutsch.
### $player, $owner, $seat ... sind Namen, daneben stehen $owner_number und so weiter: der Platz von 0 an, der die
### Farbe bestimmt. $card ist eine Karte in Worten ("Joker") mit $card_kind (number, double, swap, joker); $cards ist eine
### Liste davon, mit $cards_or und $cards_count. $field, $source, $target sind Felder in Worten ("Feld 12"); $hits,
### $jumped, $pieces sind Listen von Figuren in Worten. START() schreibt den ersten Buchstaben groß.

## Karten

card = { $kind ->
    [swap] Tausch
    [joker] { $role ->
        [none] Joker
        [start] Joker als Startkarte
        [back] Joker als 4 rückwärts
        [swap] Joker als Tausch
       *[other] Joker als { $role }
    }
   *[number] { $value }
}
card-label = { card }: { $kind ->
    [swap] zwei Figuren tauschen die Plätze
    [joker] jede Karte
    [double] Start, 1 oder 11 vorwärts
   *[number] { $value ->
        [4] 4 vorwärts oder rückwärts
        [7] 7 Punkte zum Aufteilen, verbrennt, was sie überholt
        [13] Start oder 13 vorwärts
       *[other] { $value } vorwärts
    }
}
back = verdeckte Karte
## eine ihrer Art, und keine
a-card = { $card_value ->
    [joker] einen { $card }
    [swap] einen { $card }
    [8] eine { $card }
   *[other] eine { $card }
}
no-card = { $card_value ->
    [joker] kein { $card }
    [swap] kein { $card }
   *[other] keine { $card }
}
## als Subjekt, als Objekt, mit "mit", und als Objekt mit dem, wofür ein Joker steht
the-card = { $card_kind ->
    [swap] der { $card }
    [joker] der { $card }
   *[number] die { $card }
}
played-card = { $card_kind ->
    [swap] den { $card }
    [joker] den { $card }
   *[number] die { $card }
}
with-card = { $card_kind ->
    [swap] mit dem { $card }
    [joker] mit dem { $card }
   *[number] mit der { $card }
}
laid = { $card_kind ->
    [swap] den { $card }
    [joker] den { $card } { $role ->
        [start] als Startkarte
        [back] als 4 rückwärts
        [swap] als Tausch
       *[other] als { $role }
    }
   *[number] die { $card }
}

## eine Karte, die jemand nehmen soll
take = { $kind ->
    [swap] den Tausch
    [joker] den Joker
   *[number] { $value }
}

## warum keine Karte geht, Art für Art
none-starts = Keine Karte startet: Das können nur 1/11, 13 und Joker.
none-walks = Keine Zahl passt: Auf der Strecke ist keine Figur { $owner_is ->
    [you] von dir
   *[other] von { $owner }
}, und im Ziel kommt keine so weit.
none-swaps = Kein Tausch: Auf der Strecke ist keine ungeschützte Figur { $owner_is ->
    [you] von dir
   *[other] von { $owner }
}. Ohne Wirkung geht er nur, wenn auch sonst niemand eine hat.

## Felder und Figuren

field = { $place ->
    [track] Feld { $number }
    [home] Ziel { $number }
    [start] Startfeld
    [other] Startfeld { colour-name }
   *[zone] Startzone
}
field-home = { $field }, { $owner_who }
field-start = Startfeld, { $owner_who }
on-field = { $field_place ->
    [start] auf dem eigenen Startfeld
    [zone] in der Startzone
   *[other] auf { $field }
}
from-field = { $leaves ->
    [yes] vom Startfeld
   *[no] von { $source }
}
to-field = { $arrives ->
    [yes] auf das eigene Startfeld
   *[no] auf { $target }
}
owner-colour = { $owner_number ->
    [0] rote
    [1] blaue
    [2] gelbe
    [3] grüne
    [4] violette
   *[other] orange
}
seat-colour = { $seat_number ->
    [0] rote
    [1] blaue
    [2] gelbe
    [3] grüne
    [4] violette
   *[other] orange
}
other-colour = { $other_number ->
    [0] rote
    [1] blaue
    [2] gelbe
    [3] grüne
    [4] violette
   *[other] orange
}
there-colour = { $there_number ->
    [0] rote
    [1] blaue
    [2] gelbe
    [3] grüne
    [4] violette
   *[other] orange
}
## eine Figur mit ihrem Buchstaben, den auch andere haben
lettered = die { owner-colour } Figur { $letter }
a-piece = { $owner_number ->
    [0] eine rote Figur
    [1] eine blaue Figur
    [2] eine gelbe Figur
    [3] eine grüne Figur
    [4] eine violette Figur
   *[other] eine orange Figur
}
## die Figur auf $field von $owner; die ziehende, die auf $source steht; die im Weg, von $seat auf $field
piece = { owners-piece } { on-field }
owners-piece = { $owner_is ->
    [you] deine { owner-colour } Figur
   *[other] die { owner-colour } Figur von { $owner }
}
walker = { owners-piece } { $leaves ->
    [yes] auf dem eigenen Startfeld
   *[no] auf { $source }
}
blocker = { seats-piece } { on-field }
seats-piece = { $seat_is ->
    [you] deine { seat-colour } Figur
   *[other] die { seat-colour } Figur von { $seat }
}
theres-piece = { $there_is ->
    [you] deine { there-colour } Figur
   *[other] die { there-colour } Figur von { $there }
}
whose-piece = { $own ->
    [yes] { a-piece }
   *[no] { owners-piece }
}

## Das Spiel

game-name = Dog

## Was ein Tisch vor dem ersten Zug und am Anfang der Regeln sagt; $count ist, wie viele spielen

summary-team = Bring deine vier Figuren ins Ziel, dann hilf deinem Team: Das erste Team, das alle acht Figuren im Ziel hat, gewinnt
summary-alone = Bring deine Figuren ins Ziel: Wer zuerst vier Figuren im Ziel hat, gewinnt
summary-aim = { $count ->
    [4] { summary-team }
    [6] { summary-team }
   *[other] { summary-alone }
}. Karten bringen Figuren ins Spiel und einmal um die Strecke herum, und wer geschlagen wird, muss zurück in die Startzone.
summary-stuck-team = Geht keine Karte, steig mit der ganzen Hand aus und warte auf die nächste Runde.
summary-stuck-alone = Geht keine Karte, wirf eine ab; du darfst dafür eine neue ziehen und es mit ihr versuchen.
summary-turn = Spiele eine Karte und führe sie aus: Starte eine Figur mit 1/11, 13 oder Joker, oder ziehe eine, wie die Karte es sagt. { $count ->
    [4] { summary-stuck-team }
    [6] { summary-stuck-team }
   *[other] { summary-stuck-alone }
}
summary-end = Eine Runde endet, wenn alle Hände leer sind; vor der nächsten geben alle eine Karte weiter. { $count ->
    [4] Die Partie endet, sobald ein Team alle acht Figuren im Ziel hat.
    [6] Die Partie endet, sobald ein Team alle acht Figuren im Ziel hat.
   *[other] Die Partie endet, sobald jemand vier Figuren im Ziel hat.
}

## Die Kapitel der Regeln

chapter-1 = Material, Personen, Teams
chapter-2 = Der Spielplan
chapter-3 = Karten, Geben, Runden
chapter-4 = Der Kartentausch
chapter-5 = Spielen und Aussteigen
chapter-6 = Starten und geschützte Startfelder
chapter-7 = Ziehen und Schlagen
chapter-8 = Das Ziel
chapter-9 = Die Karten
chapter-10 = Die Sieben
chapter-11 = Partner, Ende der Partie, Spiel ohne Partner
chapter-12 = Was kein Zug ist

## Wie zweifelhafte Regeln auch gelesen werden können

choice-seating-random = die Plätze werden gelost
choice-spaces = { $count } Felder in jedem Abschnitt
choice-sections = { $count } Abschnitte, egal wie viele spielen
choice-direction-counterclockwise = die Figuren laufen gegen den Uhrzeigersinn
choice-turn_order-with-pieces = Züge und Geben folgen der Richtung der Figuren
choice-deal_order-packets = jede Hand wird auf einmal gegeben
choice-reshuffle-when-emptied = sobald der Stapel leer ist
choice-reshuffle-before-deal = vor einem Geben, für das der Stapel nicht reicht
choice-discard_view-all = der ganze Ablagestapel darf angesehen werden
choice-exchange-never = es wird nicht getauscht
choice-voluntary_fold-on = im Team darf man jederzeit aussteigen
choice-folded_cards-hidden = sie liegen verdeckt
choice-start_first-on = erst muss eine Figur starten, bevor eine andere zieht, auch im Ziel
choice-start_protection-start-or-lap = Tausch und Rückwärtsgang schützen sie nicht
choice-foreign_start_block-on = ein Gast kann nicht übersprungen, aber geschlagen werden
choice-home_entry-forced = wer einbiegen kann, muss
choice-home_moves-seven-only = nur mit einer 7
choice-four_over_start-barred = sie darf weder darauf noch darüber
choice-swap_blank-last-resort = ein Tausch ohne Wirkung nur, wenn keine Karte eine hat
choice-swap_blank-never = ein Tausch ohne Wirkung ist nie erlaubt
choice-seven_repeat-off = jede Figur zieht höchstens einmal
choice-seven_partner-one-piece = sie gehen alle an eine Figur
choice-play_on-places = die anderen spielen um die Plätze weiter
choice-redraw_draw-forced = man muss ziehen
choice-redraw_play-optional = stattdessen darf man eine Karte abwerfen

## Der Tisch

zone-board = Spielplan
zone-guards = Geschützte Startfelder
zone-stock = Stapel
zone-discard = Ablagestapel
colour-name = { $owner_number ->
    [0] Rot
    [1] Blau
    [2] Gelb
    [3] Grün
    [4] Violett
   *[other] Orange
}
plate = { $owner_is ->
    [you] { colour-name } · { $owner_plate }
   *[other] { colour-name } · { $owner }
}
plate-team = { $partner_is ->
    [you] { colour-name } · { $owner } (Team)
   *[other] { plate }
}
piece-face = { owner-colour } Figur
piece-own = { owner-colour } Figur { $letter }, { $field }{ $protected ->
    [yes] , geschützt
   *[no] {""}
}
piece-other = { owners-piece }, { $field }{ $protected ->
    [yes] , geschützt
   *[no] {""}
}
mark-legal = kann ziehen
mark-picked = gewählt
again-give = noch einmal drücken gibt sie weiter
again-toss = noch einmal drücken wirft sie ab
goal-steps = { $how ->
    [back] −{ $steps }
    [bare] { $steps }
   *[forward] +{ $steps }
}

## Titel und Kapitel

title-round = Runde { $round }
title-cards = { $count ->
    [one] mit je einer Karte begonnen
   *[other] mit je { $count } Karten begonnen
}
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player } ist dran
}
title-playing = { $player_is ->
    [you] Du spielst { played-card }
   *[other] { $player } spielt { played-card }
}
title-give = Kartentausch
title-draw = { $player_is ->
    [you] Du darfst ziehen
   *[other] { $player } darf ziehen
}
title-shuffle = Mischen
title-hit = Zurück in die Startzone: { $player_who }
title-round-over = Ende der Runde
title-game-over = Partie beendet

## Was man tun kann

action-give = { $card } weitergeben
action-fold = { $count ->
    [one] Aussteigen (die letzte Karte)
    [2] Aussteigen (beide Karten)
   *[other] Aussteigen (alle { $count } Karten)
}
action-why-none = Warum geht keine Karte?
action-toss = { $card } abwerfen
action-draw = Eine Karte ziehen
action-stay = Nichts ziehen
action-blank = { START(played-card) } ohne Wirkung ablegen
action-take-back = Letzte Punkte zurücknehmen
action-other-card = Andere Karte wählen
action-other-piece = Andere Figur wählen

ask-piece = { $card_kind ->
    [swap] Wähle { $owner_is ->
        [you] deine Figur
       *[other] die Figur von { $owner }
    } für den Tausch.
   *[other] Wähle eine Figur, die { with-card } zieht{ $starts ->
        [yes] , oder starte eine.
       *[no] .
    }
}
ask-blank = Niemand sonst hat eine Figur, die sich tauschen ließe: Lege { played-card } ohne Wirkung ab.
ask-role = Nimm den Joker als { $cards_or }.
ask-joker = Wähle eine Figur für den Joker{ $starts ->
    [yes] , oder starte eine
   *[no] {""}
}{ $cards_count ->
    [0] .
   *[other] , oder nimm ihn als { $cards_or }.
}
ask-target = { $only ->
    [yes] { START(with-card) } zieht nur { lettered }: Wähle das Feld oder die Figur.
   *[no] Wähle das Feld, auf das { lettered } { with-card } zieht.
}{ $hits_count ->
    [0] {""}
    [one] {" "}Sie kann { $hits } schlagen.
   *[other] {" "}Sie kann { $hits_count } Figuren schlagen.
}
ask-swap = Wähle die Figur, mit der { lettered } den Platz tauscht.
ask-seven = Wähle { $owner_is ->
    [you] eine Figur
   *[other] eine Figur von { $owner }
}{ $left ->
    [7] , die mit der 7 zieht. Alle 7 Punkte müssen verbraucht werden, auch auf mehrere Figuren verteilt.
    [one] {" "}für den letzten Punkt der 7.
   *[other] {" "}für { $left } Punkte der 7.
}

## eine Figur und ein Feld, das sie erreicht, fürs Ohr; dann, was dort geschehen wird
target = { owner-colour } Figur { $letter }, { $source }, kann { $steps } weit ziehen auf { $target }
target-back = { owner-colour } Figur { $letter }, { $source }, kann { $steps } zurück ziehen auf { $target }
target-start = { a-piece } kann starten
warn-hit = Das schlägt { $piece }: zurück in die Startzone.
warn-hit-kin = { $kin ->
    [own] Vorsicht, das schlägt eine eigene Figur: { $piece }.
   *[partner] Vorsicht, das schlägt eine Figur deines Teams: { $piece }.
}
warn-start = Vom eigenen Startfeld kann eine Figur nicht ins Ziel abbiegen: Sie muss darüber hinweg.
warn-burn = { $pieces_count ->
    [one] Das verbrennt { $pieces }.
   *[other] Das verbrennt { $pieces_count } Figuren: { $pieces }.
}

prompt-seating = Die Plätze müssen ausgelost werden.
prompt-dealer = Es muss ausgelost werden, wer zuerst gibt.
prompt-shuffle = Die Karten müssen gemischt werden.
prompt-give = { $player_is ->
    [you] { your-turn }: Wähle eine Karte für { $to_whom }.
   *[other] { $player } wählt eine Karte für { $to_whom }.
}
ask-give = { $card } gewählt: Gib die Karte an { $to_whom } weiter oder wähle eine andere.
ask-toss = { $card } gewählt: Wirf die Karte ab oder wähle eine andere.
prompt-play = { $player_is ->
    [you] { your-turn }: Spiele eine Karte.
   *[other] { $player } ist dran.
}
prompt-play-cards = { $player_is ->
    [you] { $helps ->
        [yes] Du bist im Ziel: Spiele für { $owner_whom }{" "}
       *[no] { your-turn }: Spiele{" "}
    }{ $takes_or }{ $fold ->
        [yes] , oder steige aus
       *[no] {""}
    }.
   *[other] { $player } kann { $helps ->
        [yes] für { $owner_whom }{" "}
       *[no] {""}
    }{ $takes_or } spielen{ $fold ->
        [yes] {" "}oder aussteigen
       *[no] {""}
    }.
}
prompt-fold = { $player_is ->
    [you] { your-turn }: Steige aus, denn keine Karte ist spielbar.
   *[other] { $player } kann keine Karte spielen und muss aussteigen.
}
prompt-toss = { $player_is ->
    [you] { your-turn }: Wähle eine Karte zum Abwerfen, denn keine ist spielbar.
   *[other] { $player } kann keine Karte spielen und muss eine abwerfen.
}
prompt-draw = { $player_is ->
    [you] { your-turn }: Ziehe eine neue Karte{ $forced ->
        [yes] .
       *[no] {" "}oder beende den Zug.
    }
   *[other] { $player } { $forced ->
        [yes] muss eine neue Karte ziehen.
       *[no] darf eine neue Karte ziehen.
    }
}
prompt-drawn = { $player_is ->
    [you] { your-turn }: Spiele { $takes_or }{ $forced ->
        [yes] .
       *[no] {" "}oder wirf eine Karte ab.
    }
   *[other] { $player } kann { $takes_or } spielen{ $forced ->
        [yes] .
       *[no] {" "}oder eine Karte abwerfen.
    }
}
prompt-toss-again = { $player_is ->
    [you] { your-turn }: Wähle noch eine Karte zum Abwerfen, denn keine ist spielbar.
   *[other] { $player } kann noch immer nichts spielen und muss noch eine Karte abwerfen.
}
part-round-end = Runde { $round } ist zu Ende: Alle Hände sind leer. Als Nächstes kommen neue Karten.
prompt-over = { $players_count ->
    [0] Die Partie ist zu Ende.
   *[other] Die Partie ist zu Ende: { $players_are ->
        [you] Du hast gewonnen.
        [you-and] { START($players) } habt gemeinsam gewonnen.
        [one] { $players } hat gewonnen{ and-you-lost }.
       *[other] { $players } haben gemeinsam gewonnen{ and-you-lost }.
    }
}
and-you-lost = { $losers_are ->
    [you] , und du hast verloren
    [you-and] , und { $losers } habt verloren
   *[other] {""}
}

## Was geschah

event-seated = Die Plätze werden ausgelost. Im Teamspiel sind Partner, die einander gegenübersitzen.
event-dealer-chosen = Das Los bestimmt, wer die erste Runde gibt: { $dealer_who }.
event-shuffle = Alle { $count } Karten werden gemischt.
event-reshuffle = { $why ->
    [before-deal] Der Stapel reicht nicht für das nächste Geben, also wird alles gemischt, was niemand auf der Hand hat.
    [draw] Der Stapel war leer, als eine Karte gebraucht wurde, also wird zuerst der Ablagestapel gemischt.
    [emptied] Die letzte Karte hat den Stapel verlassen, also wird der Ablagestapel sofort gemischt.
   *[deal] Der Stapel ist verbraucht, bevor alle ihre Karten haben, also wird der Ablagestapel gemischt.
} Der neue Stapel hat { $count } Karten; Handkarten bleiben auf der Hand.
event-deal = { $part ->
    [yes] { deals }, so weit der Stapel reicht; in Runde { $round } stehen allen { $count } Karten zu.
   *[no] { deals } allen { $count } Karten für Runde { $round }, und { $starter_is ->
        [you] du spielst
       *[other] { $starter } spielt
    } die erste.
}
deals = { $dealer_is ->
    [you] Du gibst
   *[other] { $dealer } gibt
}
event-exchange-due = { $how ->
    [partner] Zuerst tauschen Partner verdeckt eine Karte.
   *[left] Zuerst geben alle verdeckt eine Karte einen Platz weiter.
}
event-give = { $player_is ->
    [you] Du wählst { a-card } für { $to_whom } und legst die Karte verdeckt hin.
   *[other] { $player } wählt { a-card } für { $to_whom } und legt die Karte verdeckt hin.
}
event-give-hidden = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} für { $to_whom } verdeckt eine Karte hin.
event-exchange = Alle haben gewählt, also { $how ->
    [partner] gehen die Karten hinüber.
   *[left] wandert jede Karte einen Platz weiter.
}
event-receive = { gets } { a-card } von { $giver_to }.
event-receive-hidden = { gets } eine Karte von { $giver_to }.
gets = { $player_is ->
    [you] Du bekommst
   *[other] { $player } bekommt
}
event-first-play = { $starter_is ->
    [you] Du eröffnest Runde { $round } und spielst
   *[other] { $starter } eröffnet Runde { $round } und spielt
} die erste Karte.
event-start = { plays } { laid }: { START(a-piece) } kommt aus der Startzone auf ihr Startfeld. Dort ist sie geschützt.
plays = { $player_is ->
    [you] Du spielst
   *[other] { $player } spielt
}
moves-piece = { plays } { laid } und { $player_is ->
    [you] ziehst
   *[other] zieht
} { whose-piece } { $how ->
    [back] { $steps } zurück, { from-field } { to-field }.
    [home] { $steps } weit, über das eigene Startfeld, { from-field } auf { $target }.
    [inner] im Ziel um { $steps } weiter, { from-field } auf { $target }.
   *[forward] { $steps } vor, { from-field } { to-field }.
}
event-move = { moves-piece }{ $jumped_count ->
    [0] {""}
   *[other] {" "}{ told-spared }
}
told-spared = Übersprungen und verschont, denn nur eine 7 verbrennt: { $jumped }.
event-seven = { plays } { laid }{ $count ->
    [one] {" "}und { $player_is ->
        [you] gibst
       *[other] gibt
    } alle sieben Punkte einer Figur.
   *[other] {" "}und { $player_is ->
        [you] teilst
       *[other] teilt
    } die Punkte auf { $count } Züge nacheinander auf.
}
told-seven-one = { plays } { laid }: { START(whose-piece) } { $how ->
    [home] kommt
    [inner] rückt im Ziel auf,
   *[forward] zieht
} mit allen sieben Punkten { from-field } { to-field }.
event-portion = { START(whose-piece) } { $how ->
    [home] kommt
    [inner] rückt im Ziel auf,
   *[forward] zieht
} mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
} { from-field } { to-field }.{ $left ->
    [0] {""}
    [one] {" "}Es bleibt ein Punkt übrig.
   *[other] {" "}Es bleiben { $left } Punkte übrig.
}
event-hit = { $player_is ->
    [you] Du schlägst
   *[other] { $player } schlägt
} { struck-piece }{ $how ->
    [start] , die dort zu Gast war
   *[move] {""}
}: Sie muss zurück in ihre Startzone.{ $kin ->
    [own] {" "}Eigene Figuren werden nicht verschont.
    [partner] {" "}Auch Figuren des eigenen Teams werden nicht verschont.
   *[opponent] {""}
}
struck-piece = { $kin ->
    [own] { a-piece } { on-field }
   *[other] { piece }
}
event-burn = { $player_is ->
    [you] Du verbrennst
   *[other] { $player } verbrennt
} mit der 7 { $passed ->
    [yes] beim Überholen
   *[no] am Ende des Zugs
} { struck-piece }: Sie muss zurück in ihre Startzone.{ $kin ->
    [own] {" "}Auch eigene Figuren verbrennen.
    [partner] {" "}Auch Figuren des eigenen Teams verbrennen.
   *[opponent] {""}
}
event-home = { $owner_is ->
    [you] Du hast jetzt
   *[other] { $owner } hat jetzt
} { $count ->
    [one] eine Figur
   *[other] { $count } Figuren
} sicher im Ziel. { $needed ->
    [0] Alle vier Zielfelder sind besetzt.
    [one] Ein Feld ist noch frei.
   *[other] { $needed } Felder sind noch frei.
}
event-swap = { plays } { laid }: { START(whose-piece) } { on-field } und { $other_is ->
    [you] deine { other-colour } Figur
   *[other] die { other-colour } Figur von { $other }
} auf { $other_field } tauschen die Plätze. { $kin ->
    [partner] Auch eine Figur des eigenen Teams darf es sein.
   *[opponent] Geschlagen wird dabei niemand.
}
event-protected = { $how ->
    [lap] Nach einem Umlauf steht { owners-piece } wieder auf ihrem Startfeld.
    [back] Der Weg zurück hat { owners-piece } auf ihr eigenes Startfeld gebracht.
   *[swap] Durch den Tausch ist { owners-piece } auf ihr eigenes Startfeld gekommen.
} Solange sie dort steht, ist sie geschützt und sperrt den Weg für alle. Ins Ziel abbiegen kann sie von dort aber nicht.
event-blank = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { laid } ohne Wirkung ab, denn niemand sonst hat eine Figur, die sich tauschen ließe: Geschützt oder nicht auf der Strecke sind sie alle.
event-all-home = { $player_is ->
    [you] Alle deine Figuren sind im Ziel. Von jetzt an bewegen deine Karten die Figuren von { $partner_to }.
   *[other] Alle Figuren von { $player } sind im Ziel. Von jetzt an bewegen die Karten von { $player } { $partner_is ->
        [you] deine Figuren.
       *[other] die Figuren von { $partner }.
    }
}
event-fold = { $player_is ->
    [you] { $could ->
        [yes] Du steigst aus, obwohl eine Karte spielbar wäre
       *[no] Du kannst weder starten noch ziehen und steigst aus
    }
   *[other] { $could ->
        [yes] { $player } steigt aus, obwohl eine Karte spielbar wäre
       *[no] { $player } kann weder starten noch ziehen und steigt aus
    }
}. Auf den Ablagestapel { $count ->
    [one] kommt die Karte
   *[other] kommen die Karten
} { $cards }. { dealt-in-again }
dealt-in-again = In der nächsten Runde { $player_is ->
    [you] bekommst du wieder Karten.
   *[other] bekommt { $player } wieder Karten.
}
told-barred = { START($pieces) } { $pieces_count ->
    [one] ist geschützt und versperrt den Weg.
   *[other] sind geschützt und versperren den Weg.
}
told-waiting = { $home ->
    [yes] Keine dieser Karten startet eine Figur.
   *[no] { $owner_is ->
        [you] Alle deine Figuren
       *[other] Alle Figuren von { $owner }
    } warten in der Startzone, und keine dieser Karten startet eine.
}
told-no-swap = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} keine ungeschützte Figur auf der Strecke, die sich tauschen ließe. Ohne Wirkung lässt sich ein Tausch nur ablegen, wenn auch sonst niemand so eine Figur hat.
told-forced = Es war die letzte Karte, und einen anderen Zug gab es mit ihr nicht.
event-fold-hidden = { $player_is ->
    [you] Du steigst aus und legst
   *[other] { $player } steigt aus und legt
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} verdeckt auf den Ablagestapel. { dealt-in-again }
event-toss = { $player_is ->
    [you] { $again ->
        [yes] Du wirfst noch { a-card } ab, und dein Zug ist zu Ende.
       *[no] Du kannst nichts spielen und wirfst { a-card } ab, denn jeder Zug kostet eine Karte.
    }
   *[other] { $again ->
        [yes] { $player } wirft noch { a-card } ab, und der Zug ist zu Ende.
       *[no] { $player } kann nichts spielen und wirft { a-card } ab, denn jeder Zug kostet eine Karte.
    }
}
event-toss-hidden = { $player_is ->
    [you] { $again ->
        [yes] Du wirfst verdeckt noch eine Karte ab, und dein Zug ist zu Ende.
       *[no] Du kannst nichts spielen und wirfst verdeckt eine Karte ab, denn jeder Zug kostet eine Karte.
    }
   *[other] { $again ->
        [yes] { $player } wirft verdeckt noch eine Karte ab, und der Zug ist zu Ende.
       *[no] { $player } kann nichts spielen und wirft verdeckt eine Karte ab, denn jeder Zug kostet eine Karte.
    }
}
event-draw = { draws } { a-card }.
draws = { $player_is ->
    [you] Du ziehst
   *[other] { $player } zieht
}
event-draw-hidden = { draws } eine Karte.
event-stock-empty = { $player_is ->
    [you] Du willst
   *[other] { $player } will
} ziehen, aber der Stapel ist leer: Erst muss der Ablagestapel gemischt werden, mit der abgeworfenen Karte.
event-drawn = { $can ->
    [yes] Mit der neuen Karte { $player_is ->
        [you] hast du
       *[other] hat { $player }
    } etwas zu spielen.
   *[no] Auch mit der neuen Karte { $player_is ->
        [you] hast du
       *[other] hat { $player }
    } nichts zu spielen. Noch eine Karte muss abgeworfen werden, und eine zweite wird nicht gezogen.
}
event-drawn-hidden = Ob die neue Karte hilft, { $player_is ->
    [you] siehst nur du.
   *[other] sieht nur { $player }.
}
event-stay = { draws } keine Karte, also ist der Zug zu Ende.
event-skip = { $skipped_are ->
    [you] Du hast keine Karten mehr und wirst übersprungen
    [you-and] { START($skipped) } habt keine Karten mehr und werdet übersprungen
    [one] { $skipped } hat keine Karten mehr und wird übersprungen
   *[other] { $skipped } haben keine Karten mehr und werden übersprungen
}: { $player_is ->
    [you] Du bist dran.
   *[other] { $player } ist dran.
}
event-round-end = Alle Hände sind leer: Runde { $round } ist zu Ende, und die Figuren bleiben stehen.
event-win = { $players_are ->
    [you] Du hast vier Figuren im Ziel und gewinnst; auf eine fünfte kommt es nicht an.
    [you-and] { START($players) } habt alle acht Figuren im Ziel und gewinnt gemeinsam.
    [one] { $players } hat vier Figuren im Ziel und gewinnt; auf eine fünfte kommt es nicht an.
   *[other] { $players } haben alle acht Figuren im Ziel und gewinnen gemeinsam.
} Karten auf der Hand zählen nicht.
event-place = { $players_are ->
    [you] { $last ->
        [yes] Nur du bist noch übrig und kommst auf Platz { $place }.
       *[no] Du hast alle nötigen Figuren im Ziel und kommst auf Platz { $place }.
    }
    [you-and] { $last ->
        [yes] Nur { $players } seid noch übrig und kommt auf Platz { $place }.
       *[no] { START($players) } habt alle Figuren im Ziel und kommt auf Platz { $place }.
    }
    [one] { $last ->
        [yes] Nur { $players } ist noch übrig und kommt auf Platz { $place }.
       *[no] { $players } hat alle nötigen Figuren im Ziel und kommt auf Platz { $place }.
    }
   *[other] { $last ->
        [yes] Nur { $players } sind noch übrig und kommen auf Platz { $place }.
       *[no] { $players } haben alle Figuren im Ziel und kommen auf Platz { $place }.
    }
}

## Warum ein Zug nicht geht

refusal-turn-order = { $actor_is ->
    [you] Du bist dran, und { $player_who } kann jetzt nichts tun.
   *[other] { $player_is ->
        [you] { $actor } ist dran, also kannst du jetzt nichts tun.
       *[other] { $actor } ist dran, und { $player } kann jetzt nichts tun.
    }
} { $phase ->
    [give] Karten werden Platz für Platz weitergegeben.
   *[other] Gespielt wird reihum.
}
refusal-win-stop = Die Partie ist zu Ende, also lässt sich nichts mehr tun.
refusal-seating = { $phase ->
    [seating] Zuerst werden die Plätze ausgelost, genau einer für jede Person.
   *[other] Die Plätze standen vor dem ersten Geben fest und bleiben, wie sie sind.
}
refusal-first-dealer = { $phase ->
    [dealer] Zuerst muss feststehen, wer von den Mitspielenden gibt.
   *[other] Wer zuerst gibt, wird nur einmal ausgelost, vor dem ersten Geben.
}
refusal-reshuffle = { $phase ->
    [shuffle] Zuerst müssen die Karten gemischt werden, denn vorher gibt es nichts zu geben oder zu ziehen.
   *[other] Gemischt wird jetzt nicht, sondern wenn eine Karte gebraucht wird und der Stapel verbraucht ist.
}
refusal-deck = Das sind nicht die Karten, die gemischt werden. Es müssen genau die { $needed } sein, die niemand auf der Hand hat; angegeben sind { $count }.
refusal-exchange-first = Zuerst { $actor_is ->
    [you] musst du
   *[other] muss { $actor }
} eine Karte weitergeben: Vor dem Ende des Kartentauschs lässt sich nichts anderes tun.
refusal-exchange-duty = In dieser Partie werden keine Karten weitergegeben: Sie wird ohne Kartentausch gespielt.
refusal-exchange-partner = Partner tauschen nur einmal, vor dem ersten Zug einer Runde: Jetzt { gives-nothing }.
refusal-exchange-left = Karten werden nur einmal weitergegeben, vor dem ersten Zug einer Runde: Jetzt { gives-nothing }.
gives-nothing = { $player_is ->
    [you] kannst du keine weitergeben
   *[other] kann { $player } keine weitergeben
}
refusal-turn-card = { $player_is ->
    [you] Nimm eine Karte deiner eigenen Hand: { START(no-card) } ist dabei.
   *[other] Benutzen kann { $player } nur Karten der eigenen Hand: { START(no-card) } ist dabei.
}
refusal-must-play = { $player_is ->
    [you] Spiele eine Karte, denn du kannst es: { $cards_or }.
   *[other] { $player } kann { $cards_or } spielen und muss darum eine Karte spielen.
} Nur wer nichts spielen kann, gibt Karten ab.
refusal-must-play-harm = { $player_is ->
    [you] Du musst { $cards_or } spielen, obwohl jeder mögliche Zug eine Figur deiner Seite zurückschickt.
   *[other] { $player } muss { $cards_or } spielen, obwohl jeder mögliche Zug eine Figur der eigenen Seite zurückschickt.
}
refusal-can-play = Auch { $cards_or } ohne Wirkung abzulegen zählt als Zug, also { $player_is ->
    [you] hast du
   *[other] hat { $player }
} einen.
refusal-fold = { $player_is ->
    [you] Steige mit der ganzen Hand aus: Im Teamspiel wird keine einzelne Karte abgeworfen.
   *[other] { $player } muss mit der ganzen Hand aussteigen: Im Teamspiel wird keine einzelne Karte abgeworfen.
}
refusal-redraw-no-fold = { $player_is ->
    [you] Wirf eine Karte ab
   *[other] { $player } muss eine Karte abwerfen
}: Wo alle für sich spielen, steigt niemand aus.
refusal-redraw-play = { $player_is ->
    [you] Spiele eine Karte, denn eine ist spielbar: Das gilt auch nach dem Ziehen.
   *[other] Auch nach dem Ziehen muss { $player } spielen, wenn eine Karte spielbar ist.
}
refusal-redraw-draw = { $player_is ->
    [you] { $why ->
        [first] Ziehe zuerst eine neue Karte oder beende den Zug: Abgeworfen hast du eine.
        [forced] Ziehe eine Karte: In dieser Partie verzichtet nach dem Abwerfen niemand.
       *[early] Du kannst jetzt weder ziehen noch verzichten. Diese Wahl kommt erst, wenn mangels Zug eine Karte abgeworfen ist.
    }
   *[other] { $why ->
        [first] Zuerst zieht { $player } eine neue Karte oder beendet den Zug, nach dem Abwerfen.
        [forced] { $player } muss ziehen: In dieser Partie verzichtet nach dem Abwerfen niemand.
       *[early] { $player } kann jetzt weder ziehen noch verzichten. Diese Wahl kommt erst, wenn mangels Zug eine Karte abgeworfen ist.
    }
}
refusal-redraw-fail = { $player_is ->
    [you] Spiele eine Karte oder wirf eine ab: Gezogen hast du schon, und eine zweite gibt es im selben Zug nicht.
   *[other] { $player } muss eine Karte spielen oder abwerfen: Eine zweite wird im selben Zug nicht gezogen.
}
refusal-no-refill = { $player_is ->
    [you] Du kannst
   *[other] { $player } kann
} nicht ziehen: Im Teamspiel bekommt während der Runde niemand eine neue Karte.

refusal-own-piece = { $why ->
    [several] Nur eine 7 lässt sich aufteilen. { START(the-card) } bewegt eine Figur, genannt sind { $count }.
    [foreign] Fremde Figuren bewegt nur ein Tausch: { $player_is ->
        [you] Du kannst die Figuren von { $seat_to } nicht ziehen.
       *[other] { $player } kann die Figuren von { $seat_to } nicht ziehen.
    }
    [other] { START(theres-piece) } steht { on-field }, keine von { $seat_to }. Fremde Figuren bewegt nur ein Tausch.
   *[empty] { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } { $field_place ->
        [zone] in der Startzone keine Figur mehr.
       *[other] auf { $field } keine Figur, die ziehen könnte.
    }
}
refusal-partner-not-yet = Zuerst kommen die eigenen Figuren: { $left ->
    [one] Eine ist
   *[other] { $left } sind
} nicht im Ziel, also { $player_is ->
    [you] kannst du
   *[other] kann { $player }
} die Figuren von { $seat_to } noch nicht ziehen, nur schlagen oder tauschen.
refusal-partner-own = Jetzt ziehen nur noch die Figuren von { $partner_to }, denn alle { $player_is ->
    [you] deine
   *[other] von { $player }
} sind im Ziel.
refusal-start-cards = Gestartet wird nur mit 1/11, 13 oder Joker und nur auf das eigene Startfeld: { START(with-card) } kommt keine Figur aus der Startzone auf { $target }.
refusal-seven-no-start = Mit einer 7 startet keine Figur, also lassen sich in der Startzone keine Punkte verbrauchen.
refusal-start-own-blocked = Keine Figur kann starten, denn { blocker } ist im Weg. Sie muss zuerst weiterziehen.
refusal-start-needed = Zuerst muss eine Figur starten, wenn keine auf der Strecke ist, so ist es vereinbart: { START(walker) } kann noch nicht aufrücken.
refusal-start-block = { START(the-card) } bringt die Figur nicht von { $source } auf { $target }, denn { seats-piece } steht auf dem eigenen Startfeld. Niemand kommt darauf oder daran vorbei.
refusal-protected-start = { START(seats-piece) } auf ihrem Startfeld ist geschützt, solange sie dort steht.
refusal-seven-block = Nicht einmal eine 7 überholt { seats-piece } auf ihrem Startfeld: Dort ist sie geschützt und verbrennt nicht.
refusal-start-guest = { START(seats-piece) } auf { $field } ist Gast auf einem Startfeld. Für diese Partie ist vereinbart, dass Gäste nicht übersprungen werden.
refusal-forward = { $why ->
    [zone] Keine Karte bringt eine Figur zurück in die Startzone. Dorthin kommt sie nur, wenn sie geschlagen oder verbrannt wird.
   *[back] Karten bewegen vorwärts, und nur eine 4 geht zurück: { START(walker) } müsste { $steps } zurück auf { $target }.
}
refusal-four-only-back = Zurück geht nur eine 4 oder ein Joker als 4, und zwar vier: { START(walker) } kann { with-card } nicht { $steps } zurück.
refusal-four-back-way = Auch rückwärts ist der Weg zu: { START(seats-piece) } ist auf ihrem Startfeld geschützt.
refusal-four-not-home = Rückwärts kommt niemand ins Ziel: { START(walker) } ist am Startfeld schon vorbei, also liegt { $target } dahinter.
refusal-four-over-start = { START(walker) } kann nicht zurück auf das eigene Startfeld oder darüber hinweg, denn so ist es für diese Partie vereinbart.
refusal-card-value = { $steps ->
    [0] { START(the-card) } kann keine Figuren tauschen, denn eine Karte kann nur, was auf ihr steht.
   *[other] { $numbers_count ->
        [0] { START(the-card) } bewegt keine Figur über die Felder: Zwei Figuren tauschen damit die Plätze, und sonst nichts.
       *[other] { START(the-card) } bringt eine Figur { $numbers_or } weit, aber { from-field } { to-field } sind es { $steps }.
    }
}
refusal-full-value = { START(the-card) } muss ganz ausgeführt werden, denn Punkte verfallen nicht. { START(from-field) } { to-field } wären es nur { $steps }.
refusal-overshoot = Die Zahl ist zu hoch für { $target }. { START(walker) } muss am Startfeld vorbei und noch einmal ganz herum.
refusal-hit = So wird { $hits_count ->
    [0] niemand
   *[other] { $hits }
} geschlagen, im Zug steht aber { $written }.
refusal-home-no-back = { START(walker) } ist im Ziel. Von dort geht keine Figur zurück oder wieder hinaus.
refusal-home-inner = Im Ziel rückt nur die 7 auf, so ist es vereinbart: { START(walker) } kann es { with-card } nicht.
refusal-home-exact = Die Zahl muss genau passen: Das Ziel endet mit { $last }, und { walker } käme damit darüber hinaus.
refusal-home-no-jump = Im Ziel überspringt niemand eine Figur: { START($field) } ist besetzt, also kommt { walker } nicht auf { $target }.
refusal-home-safe = { START($field) } ist schon besetzt, dort steht { seats-piece }. Im Ziel wird niemand geschlagen, also endet dort kein Zug.
refusal-home-not-from-start = { START(walker) } kann von dort nicht ins Ziel, auch nicht nach einem Umlauf. Sie muss in einem Zug über das Startfeld hinweg.
refusal-home-forward = Ins Ziel geht es vorwärts über das Startfeld. Bis dahin hat es { walker } noch { $steps } Felder weit.
refusal-home-block = Das eigene Startfeld gehört zum Weg ins Ziel, und { seats-piece } sperrt es für die anderen.
refusal-home-optional = { START(walker) } kann mit dieser Zahl auf { $field } einbiegen und muss es dann auch, so ist es vereinbart.
refusal-swap-blank = { $why ->
    [never] { START(the-card) } lässt sich nicht ohne Wirkung ablegen, denn so ist es für diese Partie vereinbart.
    [last-resort] { START(the-card) } lässt sich nur dann ohne Wirkung ablegen, wenn sonst nichts spielbar ist, so ist es vereinbart. { $player_is ->
        [you] Du kannst
       *[other] { $player } kann
    } aber eine andere Karte spielen.
   *[others] { START(the-card) } lässt sich nicht ohne Wirkung ablegen, denn eine Figur lässt sich tauschen: { blocker }.
}
refusal-swap-forced = Wer diese Karte spielt, muss tauschen: { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} eine Figur dafür und { $seat_who } auch.
refusal-swap-needs-own = { $player_is ->
    [you] Du kannst
   *[other] { $player } kann
} nicht tauschen: Auf der Strecke ist { $player_is ->
    [you] keine ungeschützte Figur von dir
   *[other] keine ungeschützte Figur dieser Seite
}, die ihren Platz hergeben könnte. Ohne Wirkung lässt sich die Karte nur ablegen, wenn sich auch sonst keine Figur tauschen lässt; da ist aber { blocker }.
refusal-swap-other = { $why ->
    [own] Ein Tausch braucht eine fremde Figur, aber { blocker } gehört zu denen, die { $player_is ->
        [you] du ziehst.
       *[other] { $player } zieht.
    }
    [other] { START(theres-piece) } steht { on-field }, keine von { $seat_to }.
   *[empty] { $seat_is ->
        [you] Du hast
       *[other] { $seat } hat
    } { on-field } keine Figur zum Tauschen.
}
refusal-swap-track = Figuren { on-field } werden nicht getauscht, denn beide müssen auf der Strecke stehen.
refusal-swap-protected = { START(blocker) } lässt sich nicht tauschen, denn { $field_place ->
    [home] im Ziel sind Figuren sicher.
   *[other] sie ist auf dem eigenen Startfeld geschützt. Nicht einmal wer sie zieht, kann sie dort tauschen.
}
refusal-joker = { $count ->
    [one] Ein Joker, der 7 weit zieht, muss als 7 gespielt werden, denn dann verbrennt er, was er überholt.
   *[other] Ein Joker, dessen Punkte auf { $count } Züge aufgeteilt sind, muss als 7 gespielt werden.
}
refusal-seven-full = { $over ->
    [yes] Eine 7 hat nur sieben Punkte: Dafür wären { $points } nötig.
   *[no] { $left ->
        [one] Auch der letzte Punkt braucht eine Figur: Nur { $points } der sieben sind verbraucht.
       *[other] Jeder der sieben Punkte braucht eine Figur, die damit ziehen kann: { $points ->
            [0] Keiner ist verbraucht.
            [one] Einer ist verbraucht.
           *[other] { $points } sind verbraucht.
        }
    }
}
refusal-seven-repeat = Wähle eine andere Figur: { START(walker) } ist mit dieser 7 schon gezogen, und das darf hier jede nur einmal.
refusal-seven-partner-split = Hier hilft der Rest nur einer Figur des Partners: { START(walker) } kann nicht auch noch Punkte bekommen.
refusal-seven-burn = So verbrennt { $hits_count ->
    [0] niemand
   *[other] { $hits }
}, im Zug steht aber { $written }.
refusal-win-full-card = Alle Figuren wären im Ziel, aber { $left ->
    [one] ein Punkt hat
   *[other] { $left } Punkte haben
} keine Verwendung. Auch die letzte Karte muss zum Gewinnen ganz ausgeführt werden.
refusal-unknown-move = So einen Zug hat Dog nicht. Karten kann man weitergeben, spielen, abwerfen, ziehen und mit allen aussteigen.

## Warum etwas blass ist, in wenigen Worten

hint-turn-order = { $actor_is ->
    [you] Du bist dran.
   *[other] { $actor } ist dran.
}
hint-win-stop = Die Partie ist zu Ende.
hint-seating = Erst die Plätze.
hint-first-dealer = Erst steht fest, wer gibt.
hint-reshuffle = Erst werden die Karten gemischt.
hint-exchange-first = Erst wird getauscht.
hint-exchange-duty = Gespielt wird ohne Kartentausch.
hint-exchange-partner = Der Kartentausch ist vorbei.
hint-exchange-left = Der Kartentausch ist vorbei.
hint-turn-card = Keine Karte der eigenen Hand.
hint-must-play = Etwas ist spielbar: { $cards_or }.
hint-must-play-harm = Ein Zug muss sein, auch ein schädlicher.
hint-can-play = Ein Tausch ohne Wirkung ist ein Zug.
hint-fold = Ausgestiegen wird mit der ganzen Hand.
hint-redraw-no-fold = Hier steigt niemand aus.
hint-redraw-play = Jetzt ist eine Karte spielbar.
hint-redraw-draw = { $why ->
    [first] Zuerst: ziehen oder nicht?
    [forced] Ziehen ist hier Pflicht.
   *[early] Erst nach dem Abwerfen.
}
hint-redraw-fail = Eine Karte spielen oder abwerfen.
hint-no-refill = Im Team zieht niemand nach.
hint-own-piece = { $why ->
    [several] Nur eine 7 lässt sich aufteilen.
   *[other] Keine eigene Figur.
}
hint-partner-not-yet = Erst die eigenen: { $left } nicht im Ziel.
hint-partner-own = Jetzt ziehen Figuren von { $partner_to }.
hint-start-cards = Start nur mit 1/11, 13 oder Joker.
hint-seven-no-start = Eine 7 startet nicht.
hint-start-own-blocked = Das Startfeld ist besetzt.
hint-start-needed = Erst muss eine Figur starten.
hint-start-block = Figur von { $seat_to } auf ihrem Startfeld sperrt.
hint-protected-start = Figur von { $seat_to } ist auf ihrem Startfeld geschützt.
hint-seven-block = Figur von { $seat_to } auf ihrem Startfeld sperrt auch für die 7.
hint-start-guest = Gast von { $seat_to } auf { $field } sperrt.
hint-forward = Karten bewegen vorwärts.
hint-four-only-back = Nur eine 4 geht zurück.
hint-four-back-way = Figur von { $seat_to } auf ihrem Startfeld sperrt.
hint-four-not-home = Nie rückwärts ins Ziel.
hint-four-over-start = Nicht zurück über das Startfeld.
hint-card-value = { $steps ->
    [0] Kein Tausch.
   *[other] Das wären { $steps }.
}
hint-full-value = Das wären nur { $steps }.
hint-overshoot = Zu weit für das Ziel.
hint-hit = Geschlagen wird eine andere Figur.
hint-home-no-back = Im Ziel geht es nicht zurück.
hint-home-inner = Aufrücken nur mit der 7.
hint-home-exact = Das Ziel endet mit { $last }.
hint-home-no-jump = { START($field) } ist im Weg.
hint-home-safe = { START($field) } ist besetzt.
hint-home-not-from-start = Nicht vom Startfeld aus.
hint-home-forward = Noch zu weit vom Ziel.
hint-home-block = Das eigene Startfeld ist besetzt.
hint-home-optional = Sie muss einbiegen.
hint-swap-blank = Jetzt nicht ohne Wirkung.
hint-swap-forced = Getauscht werden muss.
hint-swap-needs-own = Keine eigene Figur auf der Strecke.
hint-swap-other = Es braucht eine eigene und eine fremde.
hint-swap-track = Nur Figuren auf der Strecke.
hint-swap-protected = Geschützt.
hint-joker = Als 7 spielen.
hint-seven-full = { $points } von 7 Punkten.
hint-seven-repeat = Ist mit dieser 7 schon gezogen.
hint-seven-partner-split = Nur eine Figur des Partners.
hint-seven-burn = Andere Figuren verbrennen.
hint-win-full-card = { $left } ohne Verwendung übrig.
hint-unknown-move = Kein solcher Zug.

## Der Zettel

sheet-caption = Wo die Figuren stehen
sheet-player = Name
sheet-home = Ziel
sheet-loop = Strecke
sheet-waiting = Startzone
sheet-place = Platz
sheet-result = { $players_are ->
    [you] Du gewinnst.
    [you-and] { START($players) }, ihr gewinnt gemeinsam.
    [one] { $players } gewinnt.
   *[other] { $players } gewinnen gemeinsam.
}

## Der Tisch, Klick für Klick

zone-pieces = { $owner_is ->
    [you] Deine Figuren
   *[other] Figuren von { $owner }
}
zone-goals = Erreichbare Felder
given-label = Karte, die { $player_is ->
    [you] du weitergibst
   *[other] { $player } weitergibt
}
way = { $how ->
    [start] Start
    [back] { $steps } zurück auf { $field }
   *[forward] { $steps } auf { $field }
}
can-go = { $first_how ->
    [start] kann starten
   *[other] kann { $ways_or } ziehen
}
mark-for = für { $to_whom }
mark-from = von { $giver_to }
no-cards = { $room ->
    [flat] raus
   *[other] keine Karten mehr
}
mark-given = von dir: { $card }
can-go-many = kann auf { $count } Felder ziehen
can-swap = kann den Platz tauschen
action-as = { $kind ->
    [swap] Als Tausch
   *[other] Als { $kind }
}
action-other-role = Für den Joker etwas anderes wählen
ask-start = Starte { a-piece }: Wähle ihr Startfeld oder irgendeine, die wartet. Sie sind alle gleich, und { $letter } geht zuerst.
ask-portion = { $left ->
    [one] Wähle das Feld, auf das { lettered } mit dem letzten Punkt zieht.
   *[other] Wähle ein Feld für { lettered }: Die Zahl sagt, wie viele der { $left } Punkte es kostet.
}{ $burns ->
    [yes] {" "}Rot heißt: Auf dem Weg verbrennt jemand.
   *[no] {""}
}
seven-done = { START(owner-colour) } Figur { $letter }: { $source } → { $target }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}{ $pieces_count ->
    [0] {""}
   *[other] ; verbrannt: { $pieces }
}
swap-with = { START($piece) } und { lettered } tauschen

## Die Strecke als Graph

title-track = Strecke mit { $count } Feldern
way-field = { $field }
zone-ways = Wege
field-kind = { $kind ->
    [track] Strecke
    [start-field] Startfeld
    [home] Ziel
   *[start-zone] Startzone
}
way-told = { $source } → { $target }: { $cards_or }{ $pieces_count ->
    [0] {""}
   *[other] {" "}(versperrt durch { $pieces })
}
way-cards = { $cards_list }

## Eine Faustregel

thumb-home = Im Ziel ist eine Figur sicher, und dort brauchst du alle.
thumb-hit = Was in die Startzone muss, hat den ganzen Weg noch einmal vor sich.
thumb-start = Je mehr Figuren draußen sind, desto mehr können deine Karten.
thumb-swap = Das bringt eure Seite weiter.
thumb-spare = Von deinen Karten kannst du diese am ehesten entbehren.
thumb-gift = Gegenüber ist noch keine Figur draußen, und dafür braucht es eine Startkarte.
thumb-keep = Die besonderen Karten bleiben für später.

## Fragen

quiz-done-move = { moves-piece }
quiz-done-start = { plays } { laid }: { START(a-piece) } kommt aus der Startzone auf ihr Startfeld.
quiz-done-swap = { plays } { laid }: { START(piece) } und { $other_is ->
    [you] deine { other-colour } Figur
   *[other] die { other-colour } Figur von { $other }
} auf { $other_field } tauschen die Plätze.
quiz-done-fold = Du steigst aus.
quiz-playable = Welche deiner Karten kannst du jetzt spielen? Wähle alle.
quiz-try-play = die Karte { $card } spielen
quiz-try-swap = die Karte { $card } spielen
quiz-reach = Wohin kann { $piece } mit der Karte { $card } kommen? Wähle alle Felder.
quiz-takes = { $piece } bekommt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
quiz-walks = { $piece } zieht { $back ->
    [yes] rückwärts nach { $target }
   *[no] nach { $target }
}
quiz-sent-back = Du spielst die Karte { $card }: { $count ->
    [one] { START($first) }.
   *[other] { START($first) }, und { $then }.
} Welche Figuren müssen zurück? Wähle alle.
quiz-can-play = Kannst du eine deiner Karten spielen?
quiz-home = Mit welchen deiner Karten kann eine Figur ins Ziel kommen? Wähle alle.
answer-yes = { $yes ->
    [yes] Ja
   *[no] Nein
}
because-reached = Mit der Karte { $card } kommt sie auch nach { $target }.
because-jumped = Übersprungen: { $piece }. Ihr geschieht nichts, denn nur eine 7 verbrennt.
because-each-card = Sieh dir jede deiner Karten an und jede Figur, die damit ziehen oder starten könnte.
because-can-play = { $count ->
    [0] { $waiting ->
        [yes] Alle deine Figuren warten in der Startzone, und keine deiner Karten lässt eine starten.
       *[no] Keine Figur hat einen Weg, der eine ganze Karte verbraucht, und keine deiner Karten kann eine starten oder tauschen.
    }
    [one] Du kannst die Karte { $cards } spielen, also musst du es.
   *[other] Diese Karten kannst du spielen: { $cards }.
}
because-stays = Mit der Karte { $card } endet keine Figur auf einem freien Zielfeld.
quiz-seven-home = Du spielst die Karte { $card } und teilst sieben Punkte auf. Wie kommt eine Figur ins Ziel?
quiz-fewest = Nur { $piece } zieht, und du spielst Karten deiner Hand nacheinander. Wie viele Karten braucht diese Figur mindestens, bis sie im Ziel ist?
answer-walks = { $count ->
    [one] { START($first) }
   *[other] { START($first) }; dann: { $then }
}
because-no-home = So endet keine Figur auf einem Zielfeld.
quiz-by-card = mit der { $card } { $back ->
    [yes] rückwärts nach { $target }
   *[no] nach { $target }
}
because-fewest = { $count ->
    [one] Eine Karte genügt: { $first }.
    [2] Zwei Karten genügen, weniger nicht: erst { $first }, dann { $last }.
   *[other] Drei Karten genügen, weniger nicht: erst { $first }, dann { $then }, dann { $last }.
}
quiz-start = Mit welchen deiner Karten kann eine Figur starten? Wähle alle.
quiz-swap = Du spielst die Karte { $card }, um Figuren zu tauschen. Mit welchen Figuren anderer Farben kann { $owner_is ->
    [you] eine von deinen
   *[other] eine Figur von { $owner }
} den Platz wechseln? Wähle alle.
quiz-pass = Runde { $round } beginnt mit dem Kartentausch. Wer bekommt die Karte, die du weitergibst? Wähle den Namen.
quiz-next-round = In dieser Runde bekommen alle { $count } Karten. Wie viele sind es in der nächsten Runde?
quiz-opens = { $starter_is ->
    [you] Du hast diese Runde eröffnet.
   *[other] { START($starter) } hat diese Runde eröffnet.
} Wer eröffnet die nächste? Wähle den Namen.
because-start = Damit startet eine Figur: { $cards }.
because-no-start = Mit der Karte { $card } startet keine Figur.
because-swap = Zum Tauschen gibt es { $pieces }.
because-pass = { $teams ->
    [yes] Die Karten werden mit der Partnerin oder dem Partner getauscht, also geht deine an { $to_whom }.
   *[no] Alle geben eine Karte an die nächste Person weiter, und deine geht an { $to_whom }.
}
because-dealt = { $first ->
    [yes] Nach zwei Karten beginnt es wieder mit sechs.
   *[no] Jede Runde hat eine Karte weniger, bis es zwei sind. Also sind es dann { $count }.
}
because-same = Die Zahl der Karten ändert sich von Runde zu Runde.
because-opens = Es geht reihum: Die nächste Runde { $starter_is ->
    [you] eröffnest du
   *[other] eröffnet { $starter }
}.
quiz-moves = Welche Figuren kannst du mit der Karte { $card } ziehen? Wähle alle.
because-moved = { $finished ->
    [yes] Deine Figuren sind alle im Ziel, darum ziehst du die von { $to_to } wie eigene.
   *[no] Solange eine deiner Figuren nicht im Ziel ist, ziehst du nur eigene und keine von { $to_to }.
}
because-not-moved = { $kind ->
    [zone] Mit der Karte { $card } startet keine Figur.
    [partner] Figuren des Partners ziehst du erst, wenn alle eigenen im Ziel sind.
    [other] Figuren der Gegner bewegt nur ein Tausch.
    [home] Deine Figuren sind alle im Ziel und bleiben dort.
    [at-home] Diese Figur ist schon im Ziel und hat dort nicht genug Platz für die { $card }.
   *[stuck] Diese Figur hat keinen Weg, der die Karte { $card } ganz ausführt.
}
quiz-rest = Du spielst { $joker ->
    [yes] den Joker als 7
   *[no] die Karte { $card }
}, und ein Teil der sieben Punkte bringt deine letzte Figur ins Ziel. Was wird aus den übrigen Punkten?
answer-rest = { $kind ->
    [partner] Figuren von { $to_to } laufen damit
    [anybody] Beliebige Figuren laufen damit
    [lost] Sie verfallen
   *[barred] Es darf keine geben, also darfst du so nicht spielen
}
because-rest = { $kind ->
    [partner] Dann sind alle deine Figuren im Ziel, und der Rest der 7 geht an die Figuren von { $to_to } und muss ganz verbraucht werden.
    [not-anybody] Figuren der Gegner bewegt nur ein Tausch.
    [not-lost] Alle sieben Punkte einer 7 müssen verbraucht werden.
   *[not-barred] So darf man eine 7 aufteilen: Es kommt nicht mehr nur auf deine Figuren an.
}
quiz-all-home = { $done } Damit sind { $teams ->
    [yes] alle deine Figuren
   *[no] vier deiner Figuren
} im Ziel. Was heißt das für dich?
answer-all-home = { $kind ->
    [alone] Du hast gewonnen
    [together] Du und { $to_who } habt gewonnen
    [help] Es geht weiter, und du ziehst von jetzt an die Figuren von { $to_to }
    [out] Es geht weiter, und du kommst nicht mehr an die Reihe
    [fifth] Erst muss noch deine fünfte Figur ins Ziel
    [cards] Du gewinnst, sobald du keine Karte mehr hast
   *[round] Erst wird die Runde zu Ende gespielt
}
because-all-home = { $kind ->
    [alone] Vier Figuren im Ziel genügen, wo auch immer die fünfte steht und was du noch auf der Hand hast. Die Partie ist sofort zu Ende.
    [together] Alle acht Figuren des Teams sind im Ziel. Ihr gewinnt zusammen und sofort, was ihr auch noch auf der Hand habt.
    [help] Niemand gewinnt allein: Du spielst weiter deine Karten und ziehst damit die Figuren von { $to_to }.
    [not-alone] Im Teamspiel gewinnt niemand allein.
    [not-together] Ein Team gewinnt erst, wenn alle acht Figuren im Ziel sind.
    [not-help] Sind alle Figuren eines Teams im Ziel, geht es nicht weiter.
    [not-out] Auch wer fertig ist, bekommt Karten und kommt an die Reihe.
    [not-fifth] Zum Sieg genügen vier Figuren im Ziel.
    [not-cards] Auf Karten, die übrig sind, kommt es nicht an.
   *[not-round] Hat jemand gewonnen, geht es nicht weiter.
}
quiz-missing = Wie viele Figuren müssen noch ins Ziel, bis du { $teams ->
    [yes] mit { $to_to } gewinnst
   *[no] gewinnst
}?
because-missing = { $slip ->
    [home] Was schon im Ziel steht, zählt mit.
    [alone] Niemand gewinnt allein: Auch die Figuren von { $to_to } müssen ins Ziel.
    [fifth] Die fünfte Figur muss nicht ins Ziel.
    [count] { $teams ->
        [yes] Zähle, was ihr beide im Ziel habt.
       *[no] Zähle, was du im Ziel hast.
    }
   *[other] { $teams ->
        [yes] Ein Team braucht alle acht Figuren im Ziel, vier von jeder Farbe. { $home ->
            [one] Eine steht dort, also fehlen { $count }.
           *[other] { $home } stehen dort, also { $count ->
                [one] fehlt eine.
               *[other] fehlen { $count }.
            }
        }
       *[no] Vier deiner fünf Figuren genügen. { $home ->
            [one] Eine steht dort, also fehlen { $count }.
           *[other] { $home } stehen dort, also { $count ->
                [one] fehlt eine.
               *[other] fehlen { $count }.
            }
        }
    }
}
quiz-nothing = { $alone ->
    [yes] Deine einzige Karte lässt sich nicht spielen. Was wird aus ihr?
   *[no] Keine deiner Karten lässt sich spielen. Was wird aus ihnen?
}
answer-nothing = { $kind ->
    [fold] Du legst { $alone ->
        [yes] deine Karte
       *[no] alle deine Karten
    } ab und wartest auf die nächste Runde
    [toss] Du legst eine Karte ab und kannst dann eine neue ziehen
    [keep] Du behältst { $alone ->
        [yes] deine Karte
       *[no] alle deine Karten
    }, und dein Zug ist zu Ende
   *[draw] Du ziehst eine Karte und legst keine ab
}
because-nothing = { $kind ->
    [fold] Wer im Teamspiel nichts spielen kann, steigt aus: Alle Karten kommen weg, und in der nächsten Runde gibt es neue.
    [toss] Wer für sich spielt, steigt nie aus: Eine Karte nach Wahl kommt weg, und eine neue darf gezogen werden.
    [not-fold] Spielen alle für sich, steigt niemand aus.
    [not-toss] Im Teamspiel werden keine einzelnen Karten abgelegt und nachgezogen.
   *[other] { $teams ->
        [yes] Eine Hand, die sich nicht spielen lässt, behält man im Teamspiel nicht.
       *[no] Eine Hand, die sich nicht spielen lässt, kostet eine Karte.
    }
}
quiz-drawn = Du konntest nichts spielen, hast eine Karte abgelegt und eine andere gezogen. Was musst du jetzt tun?
answer-drawn = { $kind ->
    [play] Eine Karte spielen, und dein Zug ist zu Ende
    [toss] Wieder eine Karte ablegen, und dein Zug ist zu Ende
    [keep] Alles behalten, und dein Zug ist zu Ende
   *[draw] Eine zweite Karte ziehen
}
because-drawn = { $kind ->
    [play] Eine deiner Karten lässt sich jetzt spielen, also musst du eine spielen.
    [toss] Noch immer lässt sich nichts spielen, also kommt wieder eine Karte nach Wahl weg. Damit ist der Zug zu Ende.
    [not-play] Sieh dir jede Karte noch einmal an: Keine lässt sich ganz ausführen.
    [not-toss] Eine Karte kommt nur dann noch einmal weg, wenn sich nichts spielen lässt.
    [not-keep] Jeder Weg durch einen Zug kostet genau eine Karte.
   *[not-draw] Eine zweite Karte wird nicht gezogen.
}
quiz-kept-start-cards = Dabei geht es nur ums Starten.
quiz-kept-home-exact = Dabei geht es nur um den Weg ins Ziel.
quiz-kept-home-no-jump = Das verbietet nur einen Weg über eine Figur im Ziel.
quiz-kept-start-block = Das verbietet nur einen Weg auf oder über ein Startfeld, auf dem eine geschützte Figur steht.
quiz-kept-swap-needs-own = Dabei geht es nur ums Tauschen von Figuren.
quiz-kept-start-own-blocked = Das verbietet einen Start nur, solange auf dem Startfeld eine Figur dieser Farbe steht.
