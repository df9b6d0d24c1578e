### Mopsen auf Deutsch.
### $player, $winner ... sind Namen; $card ist eine Karte in Worten ("Rot 9"), daneben stehen $card_suit,
### $card_number und $card_colour; $cards ist eine Liste in Worten ("Rot 9 und Katze 2"), daneben stehen
### $cards_or ("oder"), $cards_list (nur Kommas) und $cards_count. START() schreibt den ersten Buchstaben groß.

## Karten, Farben, Plätze

card = { $suit ->
    [R] Rot { $number }
    [B] Blau { $number }
    [Y] Gelb { $number }
   *[C] Katze { $number }
}
card-label = { card }, { $bones } Knochen
back = verdeckte Karte
colour = { $suit ->
    [R] Rot
    [B] Blau
    [Y] Gelb
   *[C] Katze
}
colour-name = { START($colour) }
place = { $place ->
    [1] am stärksten
    [2] 2.
    [3] 3.
   *[4] am schwächsten
}
order-label = { START($colour) }, { $place ->
    [1] ganz oben, am stärksten
    [2] an zweiter Stelle
    [3] an dritter Stelle
   *[4] ganz unten, am schwächsten
}

## Das Spiel

game-name = Mopsen

## Was ein Tisch vor dem ersten Zug und am Anfang der Regeln sagt; $count ist, wie viele spielen

summary-aim = Die höchste Karte gewinnt den Stich und bringt ihre Knochen; die niedrigste mopst eine Karte. Knochen im Napf und übrige Handkarten sind Punkte. Ohne Stich zählen die Knochen, die auf dem Napf stehen. Die meisten Punkte nach drei Runden siegen.
summary-turn = Lege eine Karte zum Stich: in der Farbe, die angespielt wurde, wenn du sie hast, oder eine Katze. Haben alle gelegt, kommt die höchste Karte auf den Napf dessen, der sie gelegt hat; wer die niedrigste gelegt hat, schiebt ihre Farbe in der Hackordnung nach vorn und nimmt eine Karte des Stichs auf die Hand.
summary-end = Eine Runde endet, wenn nach einem Stich jemand keine Handkarten mehr hat. Nach drei Runden ist die Partie zu Ende, und die meisten Punkte gewinnen.

## Die Kapitel der Regeln

chapter-1 = Schachtel und Aufbau
chapter-2 = Der Beginn einer Runde
chapter-3 = Der Stich
chapter-4 = Sammeln und Mopsen
chapter-5 = Ende einer Runde, Punkte, Ende der Partie
chapter-6 = Was kein Zug ist

## Wie zweifelhafte Regeln auch gelesen werden können

choice-pecking_between_rounds-shuffle = sie wird für jede Runde gemischt
choice-redraw_order-simultaneous = alle wählen, bevor jemand zieht
choice-pinch-may = man darf auch nichts nehmen
choice-cat_lowest-stays = dann bleibt die Hackordnung, wie sie ist
choice-end_check-before_pinch = geprüft wird vor dem Mopsen
choice-tie_break-last_round = mehr Punkte in der letzten Runde entscheiden

## Der Tisch

zone-bowl = { $player_is ->
    [you] Dein Napf
   *[other] Napf von { $player }
}
zone-trick = Stich
zone-stack = Stapel
zone-discard = Ablagestapel
word-discard = Ablage
zone-pecking = Hackordnung
plate = { $player_plate } · { $points } P.
plate-gained = { $player_plate } · { $points } P. (+{ $now })
said-points = { $player_plate }, { points-said }
said-now = { $player_plate }, { points-said }, und in dieser Runde bisher { $now }: { $bones ->
    [one] { $bones } Knochen
   *[other] { $bones } Knochen
} und { $held ->
    [one] eine Karte auf der Hand
   *[other] { $held } Karten auf der Hand
}
said-gained = { $player_plate }, { points-said }, davon { $now } aus dieser Runde
points-said = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
bowl-label = { $player_is ->
    [you] Dein Napf
   *[other] Napf von { $player }
}: { $tricks ->
    [0] leer, { $bones } Knochen wert
    [one] eine Karte, { $bones } Knochen
   *[other] { $tricks } Karten, { $bones } Knochen
}
trick-label = { $card }, { $bones } Knochen, von { $player_to }
bowl = Napf
mark-leads = in Führung
mark-wins = gewinnt
mark-lowest = mopst
mark-legal = spielbar
mark-picked = gewählt
can-put-away = kann weggelegt werden
again-put-away = noch einmal drücken nimmt sie zurück
mark-jostle = am stärksten

## Titel und Kapitel

title-round = Runde { $round } von { $rounds }
title-trick = Stich { $trick }
title-led = { $player_is ->
    [you] Du spieltest
   *[other] { $player } spielte
} { $card } aus
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player } ist dran
}
title-redraw = Tausch
title-pinch = { $player_is ->
    [you] Du mopst
   *[other] { $player } mopst
}
title-round-over = Runde beendet
title-game-over = Partie beendet

## Was man tun kann

action-keep = Alle Karten behalten
action-put-away = { $count ->
    [0] Karten weglegen
    [one] Eine Karte weglegen
   *[other] { $count } Karten weglegen
}
action-take = { $card } nehmen · { $bones } Knochen
action-take-nothing = Nichts nehmen
action-next-round = Nächste Runde

prompt-deal = Die Karten müssen gegeben werden.
prompt-redraw = { prompt-redraw-bare }{ $player_is ->
    [you] {" "}Eine Farbe weit oben in der Hackordnung gewinnt Stiche, eine niedrige Zahl hat viele Knochen.
   *[other] {""}
}
prompt-redraw-bare = { $player_is ->
    [you] { your-turn }: Lege bis zu drei Karten weg oder behalte alle. Du ziehst so viele, wie du weglegst.
   *[other] { $player } darf bis zu drei Karten weglegen und ebenso viele ziehen.
}
prompt-chosen = { $player_is ->
    [you] { your-turn }: Lege { $cards } weg{ $count ->
        [3] . Mehr als drei dürfen es nicht sein.
       *[other] , oder wähle noch eine Karte.
    }
   *[other] { $player } hat { $cards } zum Weglegen gewählt.
}
first-trick = { $opens ->
    [game] {" "}Die Farbe weiter oben in der Hackordnung gewinnt, dann die höhere Zahl. { first-win }
    [round] {" "}{ first-win }
   *[no] {""}
}
first-win = Dein erster gewonnener Stich verdeckt die { $bones } Knochen auf deinem Napf: Dann zählen nur noch die auf deinen Gewinnerkarten.
last-trick = { $emptied_count ->
    [0] { $ending_count ->
        [0] { $soon_count ->
            [0] {""}
           *[other] {" "}Der Stich nach diesem kann der letzte sein: { $soon_are ->
                [you] Du hast dann vielleicht keine Karte mehr.
                [you-and] { START($soon) } habt dann vielleicht keine Karte mehr.
                [one] { $soon } hat dann vielleicht keine Karte mehr.
               *[other] { $soon } haben dann vielleicht keine Karte mehr.
            }
        }
       *[other] {" "}Das kann der letzte Stich sein: { $ending_are ->
            [you] Du hast nur noch eine Karte.
            [you-and] { START($ending) } habt nur noch eine Karte.
            [one] { $ending } hat nur noch eine Karte.
           *[other] { $ending } haben nur noch eine Karte.
        }
    }
   *[other] {" "}Das kann der letzte Stich sein: { $emptied_are ->
        [you] Du hast keine Karte mehr.
        [you-and] { START($emptied) } habt keine Karte mehr.
        [one] { $emptied } hat keine Karte mehr.
       *[other] { $emptied } haben keine Karte mehr.
    }
}
prompt-play = { $player_is ->
    [you] { your-turn }: Spiele eine Karte.{ first-trick }
   *[other] { $player } ist an der Reihe, eine Karte zu spielen.
}{ last-trick }
prompt-lead = { $player_is ->
    [you] { your-turn }: Spiele mit irgendeiner Karte aus.{ first-trick }
   *[other] { $player } spielt aus und darf jede Karte legen.
}{ last-trick }
prompt-follow = { $player_is ->
    [you] { your-turn }: { $why ->
        [suit] { $count ->
            [one] Lege { $cards_or }, die einzige Karte, die du spielen darfst.
           *[other] Lege einen Mops in { $led_colour }{ $cats ->
                [0] {""}
               *[other] {" "}oder eine Katze
            }.
        }
        [void] Lege irgendeine Karte. Du hast keinen Mops in { $led_colour }, und
       *[cat-lead] Lege irgendeine Karte.
    } { START($led) } wurde ausgespielt.{ first-trick }
   *[other] { START($led) } wurde ausgespielt, { $why ->
        [suit] also muss { $player } einen Mops in { $led_colour }{ $cats ->
            [0] {""}
           *[other] {" "}oder eine Katze
        } legen: { $cards_or }.
        [void] aber { $player } hat keinen Mops in { $led_colour } und darf jede Karte legen.
       *[cat-lead] also ist keine Farbe vorgeschrieben: { $player } darf jede Karte legen.
    }
}{ last-trick }
prompt-pinch = { $player_is ->
    [you] { your-turn }: Mopse { $count ->
        [one] die eine Karte, die noch liegt, { $cards }.
       *[other] eine der Karten, die noch liegen: { $cards_or }.
    }
   *[other] { $player } mopst { $count ->
        [one] die eine Karte dieses Stichs, die noch liegt: { $cards }.
       *[other] eine der Karten, die noch liegen: { $cards_or }.
    }
}
prompt-pinch-may = { $player_is ->
    [you] { your-turn }: Mopse { $cards_or } oder nichts.
   *[other] { $player } darf { $cards_or } mopsen oder nichts.
}
prompt-next-round = Runde { $round } ist zu Ende. Beginne die nächste, wenn du so weit bist.
part-lowest = { $winner_is ->
    [you] Du gewinnst
   *[other] { $winner } gewinnt
} den Stich. { START($card) } ist die niedrigste Karte: Als Nächstes { $player_is ->
    [you] mopst du
   *[other] mopst { $player }
}.
part-round-end = Das war das letzte Mopsen der Runde, denn eine Hand ist jetzt leer. Als Nächstes wird gezählt.
prompt-over = Die Partie ist zu Ende: { $players_are ->
    [you] Du hast gewonnen.
    [you-and] { START($players) } habt gemeinsam gewonnen.
    [one] { $players } hat gewonnen.
   *[other] { $players } haben gemeinsam gewonnen.
}

step-jostle = { $outcome ->
    [moves] { $colour_suit ->
        [C] Die Katzen rücken
       *[other] { START($colour) } rückt
    } nach oben. Hackordnung jetzt: { $order }
    [on-top] { $colour_suit ->
        [C] Die Katzen stehen
       *[other] { $colour } steht
    } schon oben
   *[stays] Die Reihe bleibt (die niedrigste Karte ist eine Katze)
}
step-leaves = { START($card) } ist abgelegt und kann nicht genommen werden
step-take = { $player_is ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $count ->
    [one] die Karte, die noch liegt
   *[other] eine der { $count ->
        [2] zwei
       *[other] drei
    } Karten, die noch liegen
}

## Was geschah

event-new-order = Runde { $round } von 3 beginnt. { $shuffled ->
    [yes] Die Hackordnung wird gemischt: { $order }, die stärkste Farbe zuerst.
   *[no] { $round ->
        [1] Die Hackordnung ist wie vereinbart: { $order }, die stärkste Farbe zuerst.
       *[other] Die Hackordnung bleibt, wie sie war: { $order }, die stärkste Farbe zuerst.
    }
}
event-deal = { $dealer_is ->
    [you] Du mischst alle Karten und gibst
   *[other] { $dealer } mischt alle Karten und gibt
} jeder Hand { $count }. { $stack ->
    [one] Eine Karte bleibt
   *[other] { $stack } Karten bleiben
} als Stapel übrig. Ausspielen { $leader_is ->
    [you] wirst du
   *[other] wird { $leader }
}.
event-bowls-set = Jeder Napf ist unbedeckt und seine { $bones } gedruckten Knochen wert.
event-choose = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} gewählt, { $count ->
    [0] alle Karten zu behalten
   *[other] { $cards } wegzulegen
}. Gezogen wird erst, wenn alle gewählt haben.
event-choose-hidden = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} gewählt, was wegkommt. Gezogen wird erst, wenn alle gewählt haben.
event-redraw = { $player_is ->
    [you] { $count ->
        [0] Du behältst alle Karten.
        [one] Du legst { $cards } unter den Stapel und ziehst eine neue Karte.
       *[other] Du legst { $cards } unter den Stapel und ziehst { $count } neue Karten.
    }
   *[other] { $count ->
        [0] { $player } behält alle Karten.
        [one] { $player } legt { $cards } unter den Stapel und zieht eine neue Karte.
       *[other] { $player } legt { $cards } unter den Stapel und zieht { $count } neue Karten.
    }
}
event-redraw-hidden = { $player_is ->
    [you] { $count ->
        [0] Du behältst alle Karten.
        [one] Du tauschst eine Karte.
       *[other] Du tauschst { $count } Karten.
    }
   *[other] { $count ->
        [0] { $player } behält alle Karten.
        [one] { $player } tauscht eine Karte.
       *[other] { $player } tauscht { $count } Karten.
    }
}
event-first-lead = { $player_is ->
    [you] Du sitzt links vom Geber und spielst
   *[other] { $player } sitzt links vom Geber und spielt
} zum ersten Stich der Runde aus.
event-lead = { $player_is ->
    [you] Du spielst { $card } aus.
   *[other] { $player } spielt { $card } aus.
} { $card_suit ->
    [C] Es ist eine Katze, also ist in diesem Stich keine Farbe vorgeschrieben.
   *[other] Wer { $card_colour } hat, legt { $card_colour } oder eine Katze.
}
event-follow = { $player_is ->
    [you] { $why ->
        [suit] Du bedienst mit { $card }, denn { $led } wurde ausgespielt.
        [cat] Du legst { $card }: Eine Katze darf man immer spielen.
        [void] Du hast keinen Mops in { $led_colour }, darfst also jede Karte legen: { $card }.
       *[cat-lead] { START($led) } wurde ausgespielt, also ist keine Farbe vorgeschrieben. Du legst { $card }.
    }
   *[other] { $why ->
        [suit] { $player } bedient mit { $card }, denn { $led } wurde ausgespielt.
        [cat] { $player } legt { $card }: Eine Katze darf man immer spielen.
        [void] { $player } hat keinen Mops in { $led_colour }, darf also jede Karte legen: { $card }.
       *[cat-lead] { START($led) } wurde ausgespielt, also ist keine Farbe vorgeschrieben. { $player } legt { $card }.
    }
}
event-trick-won = { $by ->
    [colour] Als der Stich vollständig war, { $card_suit ->
        [C] standen die Katzen
       *[other] stand { $card_colour }
    } in der Hackordnung über { $over_suit ->
        [C] den Katzen
       *[other] { $over_colour }
    }, also schlug { $card } die Karte { $over }.
    [both] { START($card) } schlägt { $over }, denn { $card_number } ist höher als { $over_number }, und beide schlagen { $beyond }: { $card_suit ->
        [C] Die Katzen standen
       *[other] { START($card_colour) } stand
    } in der Hackordnung über { $beyond_suit ->
        [C] den Katzen
       *[other] { $beyond_colour }
    }.
   *[number] { START($card) } schlägt { $over }: Die Farbe ist gleich, und { $card_number } ist höher als { $over_number }.
} { $winner_is ->
    [you] Du gewinnst den Stich und legst { $card } auf deinen Napf.
   *[other] { $winner } gewinnt den Stich und legt { $card } auf den eigenen Napf.
}
event-covers-bowl = Es ist die erste Karte auf { $player_is ->
    [you] deinem Napf
   *[other] dem Napf von { $player }
}, also zählen die { $bones } gedruckten Knochen nicht mehr.
event-lowest = { START($card) } ist die niedrigste Karte des Stichs. Sie bringt { $player_is ->
    [you] dir keine Knochen, aber du mopst.
   *[other] { $player } keine Knochen, aber { $player } mopst.
}
event-jostle = { $outcome ->
    [moves] { $colour_suit ->
        [C] Die Katzen drängeln
       *[other] { START($colour) } drängelt
    } sich nach oben, denn { $player_is ->
        [you] du hast
       *[other] { $player } hat
    } die niedrigste Karte gelegt. Die Hackordnung ist jetzt { $order }.
    [on-top] { $colour_suit ->
        [C] Die Katzen stehen
       *[other] { START($colour) } steht
    } in der Hackordnung schon oben, also rückt nichts.
   *[stays] Die niedrigste Karte ist eine Katze, und in dieser Partie lässt eine Katze die Hackordnung, wie sie ist.
}
event-put-away = { $player_is ->
    [you] Du legst { $card } auf den Ablagestapel und kannst
   *[other] { $player } legt { $card } auf den Ablagestapel und kann
} die Karte nicht zurücknehmen.
event-must-pinch = { $player_is ->
    [you] Du musst
   *[other] { $player } muss
} { $count ->
    [one] die eine Karte des Stichs nehmen, die noch liegt: { $cards }.
   *[other] eine der { $count ->
        [2] zwei
       *[other] drei
    } Karten nehmen, die noch liegen: { $cards_or }.
}
event-may-pinch = { $player_is ->
    [you] Du darfst
   *[other] { $player } darf
} { $count ->
    [one] die eine Karte des Stichs nehmen, die noch liegt, { $cards }, oder nichts.
   *[other] eine der { $count ->
        [2] zwei
       *[other] drei
    } Karten nehmen, die noch liegen, { $cards_or }, oder nichts.
}
event-pinch = { $player_is ->
    [you] Du mopst { $card } von { $owner_to } und nimmst
   *[other] { $player } mopst { $card } von { $owner_to } und nimmt
} die Karte auf die Hand.
event-decline = { $player_is ->
    [you] Du nimmst keine Karte.
   *[other] { $player } nimmt keine Karte.
}
event-clear = { $count ->
    [one] { START($cards) } kommt auf den Ablagestapel, weil niemand die Karte genommen hat.
   *[other] { START($cards) } kommen auf den Ablagestapel, weil niemand sie genommen hat.
}
event-next-lead = { $player_is ->
    [you] Du hast den Stich gewonnen und spielst zum nächsten aus.
   *[other] { $player } hat den Stich gewonnen und spielt zum nächsten aus.
}
event-round-end = Nach diesem Stich { $empty_are ->
    [you] bist du
    [you-and] seid ihr, { $empty },
    [one] ist { $empty }
   *[other] sind { $empty }
} ohne Karten, also ist Runde { $round } zu Ende.
event-score = { $empty ->
    [yes] { $player_is ->
        [you] Du hast keinen Stich, also zählen die { $bowl } gedruckten Knochen deines Napfs.
       *[other] { $player } hat keinen Stich, also zählen die { $bowl } gedruckten Knochen des Napfs.
    }
   *[no] { $player_is ->
        [you] Du hast
       *[other] { $player } hat
    } { $bowl ->
        [one] einen Knochen
       *[other] { $bowl } Knochen
    } auf { $tricks ->
        [one] einer Karte
       *[other] { $tricks } Karten
    } im Napf.
} { $hand ->
    [0] Auf der Hand ist keine Karte mehr.
    [one] Eine Karte auf der Hand gibt einen Punkt dazu.
   *[other] { $hand } Karten auf der Hand geben { $hand } Punkte dazu.
} Die Runde bringt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}{ $before ->
    [0] {""}
   *[other] , zusammen { $total } Punkte
}.
event-next-dealer = { $player_is ->
    [you] Du sitzt links vom letzten Geber und gibst
   *[other] { $player } sitzt links vom letzten Geber und gibt
} Runde { $round }.
event-game-end = Die dritte Runde ist zu Ende und damit die Partie. Endstand: { $totals }.
event-winners = { $shared ->
    [yes] { START($players) } { $players_are ->
        [you-and] habt dieselbe höchste Summe von { $points } Punkten und gewinnt
       *[other] haben dieselbe höchste Summe von { $points } Punkten und gewinnen
    } gemeinsam.
   *[no] { $players_are ->
        [you] { $tied ->
            [yes] Du gewinnst: Die höchste Summe von { $points } Punkten kommt mehrmals vor, und die letzte Runde entscheidet.
           *[no] Du hast mit { $points } Punkten die höchste Summe und gewinnst.
        }
       *[one] { $tied ->
            [yes] { $players } gewinnt: Die höchste Summe von { $points } Punkten kommt mehrmals vor, und die letzte Runde entscheidet.
           *[no] { $players } hat mit { $points } Punkten die höchste Summe und gewinnt.
        }
    }
}

## Warum ein Zug nicht geht

refusal-clockwise = { $player_is ->
    [you] Du bist noch nicht dran, sondern { $actor_who }. Gespielt wird im Uhrzeigersinn.
   *[other] { $player } kann jetzt nicht spielen, denn { $actor_is ->
        [you] du bist dran.
       *[other] { $actor } ist dran.
    } Gespielt wird im Uhrzeigersinn.
}
refusal-own-hand = { $count ->
    [one] { START($cards) } ist
   *[other] { START($cards) } sind
} nicht auf { $player_is ->
    [you] deiner Hand
   *[other] der Hand von { $player }
}. Spielen und tauschen kann man nur Karten der eigenen Hand.
refusal-follow-suit = { $player_is ->
    [you] Lege
   *[other] { $player } muss
} { $cats ->
    [0] { $have_or }
   *[other] { $have_list } oder eine Katze
}{ $player_is ->
    [you] {""}
   *[other] {" "}legen
}: { START($led) } wurde ausgespielt, und { $card } bedient nicht.
refusal-pinch-steps = { $phase ->
    [pinch] { $actor_is ->
        [you] Mopse zuerst eine Karte: Du hast die niedrigste gelegt.
       *[other] Zuerst mopst { $actor } eine Karte, nach der niedrigsten im Stich.
    } Erst dann wird weitergespielt.
   *[other] Gemopst wird jetzt nicht. Eine Karte nimmt nur, wer in einem vollständigen Stich die niedrigste gelegt hat.
}
refusal-lowest-pinches = { $lowest_is ->
    [you] Hier mopst nur du: Du hast
   *[other] Hier mopst nur { $lowest }: { $lowest } hat
} in diesem Stich die niedrigste Karte gelegt.
refusal-pinch-lying-only = Mopse { $cards_or }: { $why ->
    [won] { START($card) } hat den Stich gewonnen und kommt { $winner_is ->
        [you] auf deinen Napf
       *[other] auf den Napf von { $winner }
    }.
   *[other] { START($card) } gehört nicht zu den Karten dieses Stichs, die noch liegen.
}
refusal-pinch-own-card = Mopse { $cards_or }: { START($card) } war die niedrigste Karte und ist gerade auf den Ablagestapel gekommen.
refusal-pinch-must = { $player_is ->
    [you] Mopse { $cards_or }: Wer die niedrigste Karte gelegt hat, muss eine nehmen.
   *[other] { $player } muss { $cards_or } nehmen: Wer die niedrigste Karte gelegt hat, kann nicht verzichten.
}
refusal-redraw = Wähle höchstens drei Karten: { $count } sind zu viel.
refusal-redraw-order = { $phase ->
    [redraw] { $player_is ->
        [you] Du bist mit Tauschen noch nicht dran, sondern { $actor_who }.
       *[other] { $player } kann jetzt nicht tauschen, denn { $actor_is ->
            [you] du bist dran.
           *[other] { $actor } ist dran.
        }
    } Getauscht wird einmal, im Uhrzeigersinn.
   *[other] { $player_is ->
        [you] Du kannst
       *[other] { $player } kann
    } nicht noch einmal tauschen. Getauscht wird in jeder Runde nur einmal.
}
refusal-redraw-timing = { $phase ->
    [redraw] { $actor_is ->
        [you] Tausche zuerst Karten oder behalte alle.
       *[other] Zuerst tauscht { $actor } Karten oder behält alle.
    } Gespielt wird erst danach.
    [deal] Getauscht wird erst nach dem Geben.
   *[other] Der Tausch ist vorbei: Er kommt vor der ersten Karte einer Runde.
}
refusal-round-end = { $phase ->
    [round_over] Beginne die nächste Runde: Runde { $round } ist zu Ende.
   *[other] Die nächste Runde kann noch nicht beginnen. Runde { $round } endet, wenn nach einem Stich jemand keine Karten mehr hat.
}
refusal-game-end = Die Partie ist zu Ende: Sie endet mit der dritten Runde.
refusal-deal = Gegeben wird jetzt nicht. Die Karten werden einmal gegeben, am Anfang der Runde und vor allem anderen.
refusal-deck-composition = So werden die Karten bei Mopsen nicht gegeben: Jede der 56 Karten muss genau einmal dabei sein.
refusal-pecking-setup = Diese Hackordnung passt nicht zum Geben: Jede der vier Farben muss einmal darin stehen, und eine vereinbarte Reihenfolge gilt.
refusal-pecking-between-rounds = Die Hackordnung bleibt von einer Runde zur nächsten, wie sie ist.
refusal-unknown-move = So einen Zug hat Mopsen nicht. Karten kann man tauschen, spielen und mopsen, und eine neue Runde kann beginnen.

## Warum eine Karte blass ist, in wenigen Worten

hint-clockwise = { $actor_is ->
    [you] Du bist dran.
   *[other] { $actor } ist dran.
}
hint-own-hand = Keine Karte dieser Hand.
hint-follow-suit = { START($led) } wurde ausgespielt: ein Mops in { $led_colour } oder eine Katze.
hint-pinch-steps = { $phase ->
    [pinch] Erst wird gemopst.
   *[other] Gemopst wird jetzt nicht.
}
hint-lowest-pinches = { $lowest_is ->
    [you] Nur du mopst.
   *[other] Nur { $lowest } mopst.
}
hint-pinch-lying-only = { $why ->
    [won] Hat den Stich gewonnen und kommt auf einen Napf.
   *[other] Gehört nicht zu den Karten, die man nehmen kann.
}
hint-pinch-own-card = Die niedrigste Karte ist abgelegt.
hint-pinch-must = Eine Karte muss genommen werden.
hint-redraw = Höchstens drei Karten.
hint-redraw-order = { $phase ->
    [redraw] { $actor_is ->
        [you] Du bist mit Tauschen dran.
       *[other] { $actor } ist mit Tauschen dran.
    }
   *[other] Getauscht wird nur einmal.
}
hint-redraw-timing = { $phase ->
    [redraw] Erst wird getauscht.
   *[other] Der Tausch ist vorbei.
}
hint-round-end = { $phase ->
    [round_over] Die Runde ist zu Ende.
   *[other] Die Runde läuft noch.
}
hint-game-end = Die Partie ist zu Ende.
hint-unknown-move = Kein solcher Zug.

## Der Wertungszettel

sheet-caption = Punkte je Runde
sheet-player = Name
sheet-round = Runde { $round }
sheet-total = Summe
sheet-result = { $players_are ->
    [you] Du gewinnst mit { $points } Punkten.
    [you-and] { START($players) }, ihr gewinnt gemeinsam mit je { $points } Punkten.
    [one] { $players } gewinnt mit { $points } Punkten.
   *[other] { $players } gewinnen gemeinsam mit je { $points } Punkten.
}
sheet-leads = In Führung: { $players } mit { $points } Punkten.

## Eine Faustregel

thumb-redraw = Karten einer schwachen Farbe mit nur einem Knochen nützen selten.
thumb-bones = Von dem, was zu haben ist, hat sie die meisten Knochen.
thumb-lead = Eine starke Farbe zum Anfang, und viele Knochen darauf.
thumb-wins = Sie gewinnt den Stich sicher, mit { $count ->
    [one] einem Knochen darauf.
   *[other] { $count } Knochen darauf.
}
thumb-high = Sie ist bisher die höchste, mit { $count ->
    [one] einem Knochen darauf.
   *[other] { $count } Knochen darauf.
}
thumb-low = Sie ist bisher die niedrigste: Wer am niedrigsten ist, mopst.
thumb-spare = Sie gewinnt sowieso nicht, also soll sie wenige Knochen kosten.

## Fragen

quiz-done-lead = Du spielst { $card } aus.
quiz-done-follow = Du legst { $card }.
quiz-playable = Welche deiner Karten kannst du jetzt spielen? Wähle alle.
quiz-try-play = { $card } spielen
quiz-takes = Du spielst { $card } und machst den Stich voll. Welche Karte gewinnt ihn?
quiz-pinches = Du spielst { $card } und machst den Stich voll. Wer mopst? Wähle die Karte im Stich oder den Namen.
quiz-may-pinch = Du hast die niedrigste Karte gespielt, { $card }: Sie hat die Hackordnung schon geändert und liegt auf dem Ablagestapel. Welche Karten darfst du dir mopsen? Wähle { $count ->
    [one] die einzige Karte
   *[other] alle
}.
quiz-pecking = Du spielst { $card } und machst den Stich voll. Wie ist die Hackordnung danach, die stärkste Farbe zuerst?
quiz-ranking = Du spielst { $card } und machst den Stich voll. Ordne seine Karten, die stärkste zuerst.
answer-card = { START($card) }
quiz-worth = { $count ->
    [0] Auf { $player_is ->
        [you] deinem Napf
       *[other] dem Napf von { $player }
    } liegt nichts.
    [one] Die Karte auf { $player_is ->
        [you] deinem Napf
       *[other] dem Napf von { $player }
    } zeigt { $first ->
        [one] einen
       *[other] { $first }
    } Knochen.
   *[other] Die Karten auf { $player_is ->
        [you] deinem Napf
       *[other] dem Napf von { $player }
    } zeigen { $bones } Knochen.
} Wenn die Runde jetzt zu Ende wäre: Wie viele Punkte { $player_is ->
    [you] würdest du
   *[other] würde { $player }
} für die Runde aufschreiben?
answer-order = { START($order) }
because-takes = { START($card) } ist die höchste Karte. { $player_is ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
} den Stich.
because-pinches = { START($card) } ist die niedrigste Karte. { $player_is ->
    [you] Du mopst.
   *[other] { $player } mopst.
}
because-beats = { $by ->
    [colour] { START($card) } ist höher als { $over }: { $card_suit ->
        [C] Die Katzen stehen
       *[other] { START($card_colour) } steht
    } in der Hackordnung über { $over_suit ->
        [C] den Katzen
       *[other] { $over_colour }
    }, gleich welche Zahlen da liegen.
   *[number] { START($card) } ist höher als { $over }: Die Farbe ist dieselbe, und { $card_number } ist mehr als { $over_number }.
}
because-lying = { $count ->
    [one] Nur { $cards } liegt noch da. Die höchste Karte ist in einem Napf, die niedrigste auf dem Ablagestapel.
   *[other] { START($cards) } liegen noch da. Die höchste Karte ist in einem Napf, die niedrigste auf dem Ablagestapel.
}
because-not = { $slip ->
    [unmoved] So war es vorher: Die niedrigste Karte bewegt ihre Farbe.
    [stays] In dieser Partie bewegt eine Katze als niedrigste Karte nichts.
    [winner] Wer gewinnt, bewegt nichts. Es zählt die niedrigste Karte.
    [swapped] Die Farben tauschen nicht die Plätze: { $colour_suit ->
        [C] Die Katzen drängeln
       *[other] { START($colour) } drängelt
    } nach vorn, und die anderen bleiben dahinter in ihrer Reihenfolge.
   *[bottom] { $colour_suit ->
        [C] Die Katzen drängeln
       *[other] { START($colour) } drängelt
    } nach vorn, nicht ans Ende.
}
because-ranking = Erst zählt die Farbe: { $order }. Innerhalb einer Farbe ist die höhere Zahl stärker. Also { $cards_list }.
because-points = { $slip ->
    [hand-bones] Eine Karte auf der Hand zählt eins, gleich wie viele Knochen sie zeigt.
    [without-hand] Die Karten auf der Hand zählen auch.
    [with-bowl] Die aufgedruckten Knochen eines Napfs zählen nur, solange nichts darauf liegt.
    [cards] Es zählen die Knochen, nicht die Karten.
   *[numbers] Zahlen gewinnen Stiche. Gezählt werden nur Knochen.
}
because-not-last = { $by ->
    [colour] { START($card) } ist nicht die { $end ->
        [top] höchste: Auch eine Farbe, die in der Hackordnung über { $card_suit ->
            [C] den Katzen
           *[other] { $card_colour }
        }
       *[bottom] niedrigste: Auch eine Farbe, die in der Hackordnung unter { $card_suit ->
            [C] den Katzen
           *[other] { $card_colour }
        }
    } steht, liegt im Stich.
   *[number] { START($card) } ist nicht die { $end ->
        [top] höchste: Auch eine höhere
       *[bottom] niedrigste: Auch eine niedrigere
    } Zahl derselben Farbe liegt im Stich.
}
quiz-cats = { $led ->
    [cat] { START($card) } wurde ausgespielt. Welche deiner Karten darfst du spielen?
   *[pug] { START($card) } wurde ausgespielt. Du hast diese Farbe auf der Hand, und auch { $over }. Darfst du die Katze spielen?
}
answer-cats = { $kind ->
    [any] Jede
    [only-cats] Nur Katzen, wenn du eine hast
    [row] Nur eine Farbe, die über den Katzen steht
    [first-pug] Nur die Farbe des ersten Mopses, der danach kommt
    [anytime] Ja, eine Katze geht immer
    [must] Nein, du musst die ausgespielte Farbe spielen
    [cat-led] Nur wenn eine Katze ausgespielt wurde
   *[first-cat] Nur wenn noch keine Katze im Stich liegt
}
because-cats = { $kind ->
    [any] Nach einer Katze ist in diesem Stich keine Farbe vorgeschrieben.
    [anytime] Wer bedienen kann, spielt einen Mops dieser Farbe oder eine Katze.
    [not-only-cats] Nur ein Mops, der ausgespielt wird, schreibt eine Farbe vor.
    [not-row] Die Hackordnung sagt, welche Karte höher ist, nicht welche man spielen darf.
    [not-first-pug] Nur die erste Karte eines Stichs könnte eine Farbe vorschreiben.
    [not-must] Das ist nicht die ganze Regel: Lies weiter über die Katzen.
    [not-cat-led] Was ausgespielt wurde, ist den Katzen gleich.
   *[not-first-cat] In einem Stich dürfen mehrere Katzen liegen.
}
quiz-total = Zusammengezählt werden die bisherigen Punkte, die Knochen, die für den Napf zählen, und eins für jede Karte auf der Hand.
quiz-why-play-compare-number = Spielen darf man nur eine höhere Zahl als die letzte.
quiz-why-play-compare-colour = Spielen darf man nur eine Farbe, die in der Hackordnung höher steht.
quiz-why-play-cat-lead = Wer eine Katze hat, muss sie zuerst spielen.
quiz-kept-follow-suit = Das verbietet eine andere Farbe nur, wenn man die ausgespielte hat.
quiz-kept-clockwise = Das sagt, wer dran ist, und das bist du.
