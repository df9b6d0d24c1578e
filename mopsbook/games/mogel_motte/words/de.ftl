### Mogel-Motte auf Deutsch.
### $player, $guard, $to, $target, $slowest, $starter, $caught, $actor sind Namen; $players, $order, $givers, $empty sind
### Listen davon, daneben stehen $players_count und so weiter. $card ist eine Karte in Worten ("Spinne 3", "Zahlenkarte 3"),
### daneben stehen $card_kind und $card_value; $cards, $have und $under sind Listen, daneben stehen $cards_or und
### $cards_count. $near und $counts sind Listen von Werten. START() schreibt den ersten Buchstaben groß.

## Karten und Werte

card = { $kind ->
    [number] Zahlenkarte { $value }
    [spider] Spinne { $value }
    [mosquito] Mücke { $value }
    [cockroach] Kakerlake { $value }
    [ant] Ameise { $value }
   *[moth] Motte { $value }
}
one-card = eine { $card_kind ->
    [number] { $card_value }
   *[other] { $card }
}
back = verdeckte Karte
value = { $number }
seat-label = { $player_plate }, { $points } { $points ->
    [one] Minuspunkt
   *[other] Minuspunkte
}

## Das Spiel

game-name = Mogel-Motte

## Was ein Tisch vor dem ersten Zug und am Anfang der Regeln sagt; $count ist, wie viele spielen

summary-aim = Werde deine Karten los, ehrlich oder nicht; wer nach allen Runden die wenigsten Minuspunkte hat, gewinnt. Alle außer der Wache dürfen Karten verschwinden lassen, solange die Wache es nicht merkt.
summary-turn = Lege eine Karte, die um eins höher oder niedriger ist als die oberste; nach 5 kommt 1. Passt keine, ziehe eine. Lass jederzeit einzelne Karten verschwinden; wer erwischt wird, ist die neue Wache. Motten darf nur die Wache legen; alle anderen werden sie allein durch Mogeln los.
summary-table = Das Augenpaar liegt neben dem Namen, den die Wache gerade ansieht: Wer dort mogelt, wird meistens ertappt, alle anderen nur ab und zu. Wo Karten verschwunden sind, sieht sie öfter hin. Bist du die Wache, lenkt ein Druck auf einen Namen deine Augen. „Abwarten“ lässt einen Moment vergehen, in dem andere mogeln können; das kostet nichts, aber wer dabei selbst angesehen wird, bleibt im Blick. „Mit Uhr spielen“ lässt solche Momente von selbst vergehen, und es zählt, wie schnell deine Hand ist; ohne Uhr wird das ausgelost.
summary-end = Eine Runde endet, wenn jemand keine Karte mehr hat. Übrige Karten kosten Minuspunkte: eine Zahl einen, eine Aktion fünf, eine Motte zehn. Gespielt werden so viele Runden, wie Personen am Tisch sitzen, du eingeschlossen.

## Die Kapitel der Regeln

chapter-1 = Material und Aufbau
chapter-2 = Züge
chapter-3 = Mogeln
chapter-4 = Die Wache
chapter-5 = Die Motte
chapter-6 = Aktionskarten
chapter-7 = Der Nachziehstapel
chapter-8 = Ende und Wertung
chapter-9 = Was kein Zug ist

## Wie zweifelhafte Regeln auch gelesen werden können

choice-moth_value-transparent = sie passt auf alles, und der Wert darunter gilt weiter
choice-guard_moth_forced-true = dann muss die Wache sie legen
choice-voluntary_draw-true = alle dürfen ziehen, statt zu legen
choice-first_card_action-perform = ihre Aktion wird ausgeführt
choice-ant_source-draw = sie kommen vom Nachziehstapel
choice-ant_pick-choice = alle suchen sich eine Karte darunter aus
choice-ant_short-draw = was fehlt, kommt vom Nachziehstapel
choice-race_cards-number_or_action = auch Aktionskarten mit diesem Wert
choice-race_active-false = alle, nur nicht, wer die Kakerlake gelegt hat
choice-last_card_action-resolve = erst die Aktion, dann das Ende
choice-last_card_gift-kept = die letzte Karte wird nie verschenkt
choice-penalty_moth-true = die Wache darf eine Motte übergeben
choice-caught_window-until_next_turn = bis die nächste Karte gelegt oder gezogen wird
choice-cheat_time-turns = nicht, solange eine Aktion läuft
choice-reshuffle_top-shuffled_in = sie wird mitgemischt, und eine neue wird aufgedeckt
choice-reshuffle_when-needed = erst wenn eine Karte zu ziehen ist
choice-tie_break-last_round = weniger Minuspunkte in der letzten Runde entscheiden

## Der Tisch

zone-draw = Nachziehstapel
zone-discard = Ablagestapel
word-draw = Stapel
word-discard = Ablage
zone-ring = Was passt
zone-beneath = Unter der Ameise
zone-under = Unter dem Tisch: { $player_who }
zone-slap = Hände auf der Mücke
zone-moves = Eine Hand, die sich bewegt
under-caption = Unter dem Tisch
plate = { $player_plate } · { plate-cards }
plate-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $points ->
    [0] {""}
    [one] { "" }, ein Minuspunkt
   *[other] { "" }, { $points } Minuspunkte
}{ $gained ->
    [0] {""}
   *[other] { "" }, davon { $gained } aus dieser Runde
}
plate-short = { $player_plate } · { $over ->
    [yes] { $points ->
        [0] 0
       *[other] −{ $points }
    } { $points ->
        [one] Punkt
       *[other] Punkte
    }
   *[no] { $count } { $count ->
        [one] Karte
       *[other] Karten
    }{ $scored ->
        [yes] { " " }· { $points ->
            [0] 0
           *[other] −{ $points }
        } P.
       *[no] {""}
    }
}
ring-label = { $value ->
    [0] Noch gilt kein Wert
   *[other] { $race ->
        [yes] Es gilt die { $value }, und im Wettlauf passt nur wieder eine { $value }
       *[no] Es gilt die { $value }: Darauf passen { $lower } und { $higher }
    }
}
guard-label = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} die Wächter-Wanze
gaze-label = { $guard_is ->
    [you] Deine Augen: Du beobachtest
   *[other] Die Augen der Wache: { $guard } beobachtet
} { $player_whom }
under-label = { $count ->
    [0] Die Tischkante: { $player_is ->
        [you] Du hast
       *[other] { $player } hat
    } nichts weggemogelt
    [one] Unter dem Tisch: { $player_is ->
        [you] Du hast
       *[other] { $player } hat
    } eine Karte weggemogelt
   *[other] Unter dem Tisch: { $player_is ->
        [you] Du hast
       *[other] { $player } hat
    } { $count } Karten weggemogelt
}
slap-label = { $player_is ->
    [you] Deine Hand
   *[other] Hand von { $player }
}: Nummer { $place }
moves-label = Die Hand von { $player_to }: { $sign ->
    [twitch] Sie zuckt an den Karten
   *[ear] Sie geht ans Ohr
}
mark-legal = spielbar
mark-picked = gewählt
mark-leads = führt
mark-wins = gewinnt
mark-out = keine Karte mehr
mark-slowest = am langsamsten
mark-fastest = am schnellsten
mark-accused = beschuldigt
mark-caught = ertappt
mark-wrong = geirrt
mark-psst = { $sign ->
    [twitch] hm?
    [ear] hm?
   *[other] psst!
}
can-draw = kann gezogen werden
can-give = kann abgegeben werden
can-throw = kann geworfen werden
can-take = kann genommen werden
can-sneak = kann weggemogelt werden
can-slap = darauf wird geschlagen

## Titel und Kapitel

title-start = Die Karten werden gegeben
title-round = Runde { $round } von { $rounds }
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player } ist dran
}
title-spider = { $player_is ->
    [you] Deine Spinne
   *[other] Die Spinne von { $player }
}
title-slap = Mücke!
title-gifts = { $player_is ->
    [you] Du gibst
   *[other] { $player } gibt
} { $slowest_to } eine Karte
title-race = Kakerlake! Wettlauf um die { $value }
title-ant = { $player_is ->
    [you] Ameise: Du nimmst
   *[other] Ameise: { $player } nimmt
}
title-attempt = { $player_is ->
    [you] Was machst du da?
   *[other] Was macht { $player } da?
}
title-clarify = { $guard_is ->
    [you] Du hast
   *[other] { $guard } hat
} { $player_whom } ertappt
title-caught = { $player_is ->
    [you] Du wirst
   *[other] { $player } wird
} ertappt
title-new-guard = { $player_is ->
    [you] Du bist
   *[other] { $player } ist
} jetzt Wache
title-reshuffle = Neuer Nachziehstapel
title-round-over = Runde beendet
title-over = Partie beendet

## Was man tun kann

action-draw = Eine Karte ziehen
key-sneak = m
key-accuse = b
action-sneak = Karte wegmogeln
action-catch = Jemanden beschuldigen
action-accuse = { START($target_whom) } beschuldigen
action-let-go = Gut sein lassen
action-give = { START($to_to) } die { $card } schenken
action-decline = Nichts verschenken
action-slap = Klatsch!
action-slowest = { $player_is ->
    [you] Du warst
   *[other] { $player } war
} am langsamsten
action-threw = { $player_is ->
    [you] Du wirfst
   *[other] { $player } wirft
} { $card }
action-throw = Nichts werfen
action-nobody = Niemand wirft
action-next-round = Nächste Runde
action-back = Zurück
ask-give = { $player_is ->
    [you] { your-turn }: Wer bekommt die { $card } von dir?
   *[other] Wer bekommt die { $card } von { $player }?
}
ask-sneak = { $player_is ->
    [you] Wähle eine Karte zum Wegmogeln.
   *[other] Welche Karte mogelt { $player } weg?
}{ risk }
ask-accuse = { $guard_is ->
    [you] Wen beschuldigst du? { price }
   *[other] Wen beschuldigt { $guard }? Wer sich irrt, zieht eine Karte.
}
ask-pause = { $spider ->
    [yes] { $player_is ->
        [you] Du darfst
       *[other] { $player } darf
    } noch eine Karte verschenken.
   *[no] Gleich { $player_is ->
        [you] bist du
       *[other] ist { $player }
    } dran.
} Mogle vorher eine Karte weg oder geh weiter.{ risk }
ask-pause-last = { $spider ->
    [yes] { $player_is ->
        [you] Du darfst
       *[other] { $player } darf
    } noch eine Karte verschenken.
   *[no] Gleich { $player_is ->
        [you] bist du
       *[other] ist { $player }
    } dran.
} Geh weiter: Deine letzte Karte kannst du nicht wegmogeln.
risk = { $gaze ->
    [own] {" "}Du bist die Wache und siehst { $target_whom } an. Drücke auf einen anderen Namen, um woanders hinzusehen.
    [first] {" "}Als Wache siehst du { $target_whom } an, bis du auf einen anderen Namen drückst. Die anderen mogeln erst nach dir.
    [here] {" "}Gefahr: { $guard_who }, die Wache, sieht gerade { $you_whom } an und merkt es meistens.
    [away] {" "}Weniger Gefahr: { $guard_who }, die Wache, sieht gerade { $target_whom } an und merkt bei { $you_to } nur ab und zu etwas.
    [last] {" "}Deine letzte Karte kannst du nicht wegmogeln.
   *[none] {""}
}
waiting = { $gaze ->
    [own] {" "}„Abwarten“ gibt den anderen Zeit zum Mogeln, und dir, sie zu ertappen.
    [here] {" "}Wenn du abwartest, bleibst du im Blick, und andere können mogeln.
   *[other] {""}
}
acts = { $spider ->
    [yes] {" "}Spinne: Du verschenkst eine Karte, wenn du magst.
   *[no] {""}
}{ $mosquito ->
    [yes] {" "}Mücke: Die anderen schlagen darauf, und die langsamste Hand bekommt Karten.
   *[no] {""}
}{ $cockroach ->
    [yes] {" "}Kakerlake: Wettlauf um denselben Wert.
   *[no] {""}
}{ $ant ->
    [yes] {" "}Ameise: Alle anderen nehmen eine Karte.
   *[no] {""}
}
moths = { $moth ->
    [yes] {" "}Eine Motte wirst du nur durch Mogeln los.
   *[no] {""}
}
ask-pause-guard = { $spider ->
    [yes] { $player_is ->
        [you] Du darfst
       *[other] { $player } darf
    } noch eine Karte verschenken.
   *[no] Gleich { $player_is ->
        [you] bist du
       *[other] ist { $player }
    } dran.
} Du bist die Wache: Drücke auf einen Namen, um diese Hand zu beobachten. Von ihr bemerkst du mehr, von den anderen weniger. Dann geht es weiter.
ask-pause-watching = { $spider ->
    [yes] { $player_is ->
        [you] Du darfst
       *[other] { $player } darf
    } noch eine Karte verschenken.
   *[no] Gleich { $player_is ->
        [you] bist du
       *[other] ist { $player }
    } dran.
} Deine Augen sind bei { $target_to }: { $held ->
    [one] Dort ist nur noch eine Karte, und die letzte wird nie weggemogelt.
   *[other] Du bemerkst von dieser Hand mehr als von den anderen.
} Drücke auf einen anderen Namen, um jemand anderen zu beobachten, oder geh weiter.
ask-slap = { $player_is ->
    [you] Schlage auf die Mücke:
   *[other] { $player } schlägt auf die Mücke:
} mit dem Knopf, der Leertaste oder einem Druck auf sie.{ $clock ->
    [yes] {""}
   *[no] {" "}{ by-lot }
}
by-lot = Weil keine Uhr läuft, wird ausgelost, wer wie schnell ist.
ask-throw = { $cards_count ->
    [0] { $player_is ->
        [you] Du hast
       *[other] { $player } hat
    } nichts, was auf die Kakerlake passt: keine { $actions ->
        [yes] Zahlen- oder Aktionskarte
       *[no] Zahlenkarte (mit Lampe)
    } mit dem Wert { $value }.
   *[other] { $player_is ->
        [you] { $clock ->
            [yes] Schnell: Wirf
           *[no] Wirf
        } eine { $cards_or } auf die Kakerlake oder nichts.
       *[other] { $player } kann eine { $cards_or } auf die Kakerlake werfen oder nichts.
    }{ $actions ->
        [yes] {""}
       *[no] {" "}Geworfen werden nur Zahlenkarten (mit Lampe), keine Aktionen und keine Motten.
    }{ $clock ->
        [yes] {""}
       *[no] {" "}{ by-lot }
    }
}

prompt-deal = Als Nächstes werden die Karten von Runde { $round } gegeben.
prompt-turn = { $player_is ->
    [you] { your-turn }: Lege eine { $near_or } oder ziehe, wenn auf die { $value } nichts passt.
   *[other] { $player } legt eine { $near_or } oder zieht, wenn auf die { $value } nichts passt.
}{ risk }{ waiting }
prompt-lay = { $player_is ->
    [you] { your-turn }: Lege auf die { $value } eine { $near_or } aus deiner Hand{ $draw ->
        [yes] {" "}oder ziehe eine Karte
       *[no] {""}
    }.
   *[other] Auf die { $value } passt eine { $near_or }, also kann { $player } eine { $cards_or } legen{ $draw ->
        [yes] {" "}oder eine Karte ziehen
       *[no] {""}
    }.
}{ mine }
mine = { $player_is ->
    [you] { acts }{ moths }{ risk }{ waiting }
   *[other] {""}
}
prompt-stuck = { $player_is ->
    [you] { your-turn }: Ziehe eine Karte, denn du hast keine { $near_or }.
   *[other] Auf die { $value } passt eine { $near_or }. { $player } hat keine und muss eine Karte ziehen.
}{ $player_is ->
    [you] { moths }{ risk }{ waiting }
   *[other] {""}
}
prompt-spider = { $player_is ->
    [you] { your-turn }: Schenke jemandem eine Karte oder lass es.
   *[other] { $player } darf irgendwem eine Karte schenken oder es lassen.
}
prompt-spider-cards = { $cards_count ->
    [0] { $player_is ->
        [you] { your-turn }: Verschenke nichts, denn du hast nichts, was sich verschenken lässt.
       *[other] { $player } hat nichts, was verschenkt werden kann.
    }
   *[other] { $player_is ->
        [you] { your-turn }: Wähle, welche Karte du verschenkst, oder verschenke nichts.
       *[other] { $player } darf irgendwem eine { $cards_or } schenken oder es lassen.
    }
}
prompt-slap = { $player_is ->
    [you] Die anderen schlagen auf die Mücke.
   *[other] Alle außer { $player } schlagen auf die Mücke.
} Die langsamste Hand bekommt Karten.
prompt-gift = { $player_is ->
    [you] Gib { $to_to } eine deiner Karten, denn { $to_is ->
            [you] du warst
           *[other] { $to } war
        } bei der Mücke am langsamsten.
   *[other] { $player } muss { $to_to } eine Karte geben.
}
prompt-gift-cards = { $player_is ->
    [you] Gib { $to_to } eine deiner Karten, denn { $to_is ->
            [you] du warst
           *[other] { $to } war
        } bei der Mücke am langsamsten.
   *[other] { $player } muss { $to_to } eine Karte geben: { $cards_or }.
}
prompt-race = { $active ->
    [yes] Alle dürfen
   *[no] { $player_is ->
        [you] Alle außer dir dürfen
       *[other] Alle außer { $player } dürfen
    }
} { $actions ->
    [yes] eine Zahlen- oder Aktionskarte mit dem Wert { $value }
   *[no] eine Zahlenkarte mit dem Wert { $value } (mit Lampe)
} auf die Kakerlake werfen. Nur die schnellste Karte bleibt liegen.
prompt-take = { $player_is ->
    [you] Wähle eine Karte unter der Ameise: Du nimmst sie auf die Hand.
   *[other] { $player } nimmt irgendeine Karte unter der Ameise hervor: { $cards_or }.
}
prompt-attempt = { $player_is ->
    [you] Du lässt
   *[other] { $player } lässt
} gerade eine Karte verschwinden. { $guard_is ->
    [you] Beschuldige jemanden oder lass es gut sein.
   *[other] { $guard } kann jemanden beschuldigen oder es gut sein lassen.
}{ then }
then = { $then ->
    [race] {" "}Danach geht der Wettlauf um die Kakerlake weiter.
    [slap] {" "}Danach wird auf die Mücke geschlagen.
    [spider] {" "}Danach { $next_is ->
        [you] bist du
       *[other] ist { $next }
    } mit der Spinne dran.
   *[other] {" "}Danach { $next_is ->
        [you] bist du
       *[other] ist { $next }
    } dran.
}
prompt-attempt-card = { $player_is ->
    [you] Du lässt
   *[other] { $player } lässt
} gerade { one-card } verschwinden. { $guard_is ->
    [you] Beschuldige jemanden oder lass es gut sein.
   *[other] { $guard } kann jemanden beschuldigen oder es gut sein lassen.
}{ then }
prompt-penalty = { $player_is ->
    [you] Wähle eine Karte für { $to_whom }, denn { $to_who } wurde ertappt.
   *[other] { $player } muss { $to_is ->
        [you] dir eine Karte geben.
       *[other] { $to } eine Karte geben, denn { $to } wurde ertappt.
    }
}
prompt-penalty-cards = { $player_is ->
    [you] Wähle eine Karte für { $to_whom }, denn { $to_who } wurde ertappt.
   *[other] { $player } muss { $to_to } eine Karte geben: { $cards_or }.
}
prompt-reshuffle = Der Nachziehstapel ist aufgebraucht. Aus den abgelegten Karten entsteht ein neuer.
part-guard-stays = { $guard_is ->
    [you] Falsch:
   *[other] { $guard } irrt sich:
} { $target_is ->
    [you] Du hast
   *[other] { $target } hat
} eben nicht gemogelt{ $gone ->
    [yes] , und für vorhin ist es zu spät.
   *[no] .
} { $guard_is ->
    [you] Als Nächstes ziehst du dafür eine Karte und bleibst die Wache.
   *[other] Als Nächstes zieht { $guard } dafür eine Karte und bleibt die Wache.
}
part-round-end = { $count ->
    [0] {""}
   *[other] { $empty_are ->
        [you] Du hast keine Karte mehr.
        [one] { $empty } hat keine Karte mehr.
       *[other] { START($empty) } haben keine Karte mehr.
    }{" "}
}Runde { $round } ist zu Ende. Als Nächstes werden alle Hände gezählt.
prompt-next-round = Runde { $round } ist zu Ende. Beginne die nächste, wenn du so weit bist.
prompt-over = Die Partie ist zu Ende: { $players_are ->
    [you] Du hast gewonnen.
    [you-and] { START($players) } habt gemeinsam gewonnen.
    [one] { $players } hat gewonnen.
   *[other] { $players } haben gemeinsam gewonnen.
}{ $place ->
    [0] {""}
   *[other] {" "}Du bist auf Platz { $place }.
}

## Was geschah

event-deal = Alle Karten werden gemischt, und jede Hand bekommt { $count }. Im Nachziehstapel { $left ->
    [one] liegt noch eine Karte
   *[other] liegen noch { $left } Karten
}.
event-guard = { $player_is ->
    [you] Du bekommst die Wächter-Wanze. Also beginnst du, passt auf die anderen auf und darfst nicht mogeln.
   *[other] { $player } bekommt die Wächter-Wanze. Also beginnt { $player }, passt auf die anderen auf und darf nicht mogeln.
}
event-first-card = Der Ablagestapel beginnt mit einer { $card }, also gilt die { $value }.{ $under_count ->
    [0] {""}
   *[other] {" "}Motten haben hier keinen Wert, darum musste { $under } bedeckt werden.
}{ $kind ->
    [number] {""}
    [moth] {""}
   *[action] { $acts ->
        [yes] {" "}Hier wirkt die Karte, als hätte sie jemand gelegt.
       *[no] {" "}Niemand hat die Karte gelegt, also wirkt sie nicht.
    }
}
event-play = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
} { one-card }.{ $guard ->
    [yes] {" "}Eine Motte darf nur die Wache legen.
   *[no] {""}
}{ $wrap ->
    [yes] {" "}Das passt, weil 5 und 1 Nachbarn sind.
   *[no] {""}
} { $left ->
    [0] Das war die letzte Karte auf der Hand.
    [one] { $player_is ->
        [you] Jetzt gilt die { $value }, und du hast nur noch eine Karte.
       *[other] Jetzt gilt die { $value }, und { $player } hat nur noch eine Karte.
    }
   *[other] Jetzt gilt die { $value }.
}
event-no-action = Es war { $player_is ->
    [you] deine letzte Karte
   *[other] die letzte Karte von { $player }
}, also wirkt sie nicht mehr.
event-spider = Wegen der Spinne { $player_is ->
    [you] darfst du
   *[other] darf { $player }
} jetzt eine Karte verschenken, aber keine Motte.
event-mosquito = Die Mücke! { START($players) } { $players_are ->
    [you] schlägst
    [you-and] schlagt
    [one] schlägt
   *[other] schlagen
} darauf, und wer am langsamsten ist, bekommt von allen eine Karte.
event-cockroach = Die Kakerlake! { START($players) } { $players_are ->
    [you] darfst
    [you-and] dürft
    [one] darf
   *[other] dürfen
} { $actions ->
    [yes] eine Zahlen- oder Aktionskarte mit dem Wert { $value }
   *[no] eine Zahlenkarte mit dem Wert { $value } (mit Lampe)
} darauf werfen, und nur die schnellste Karte bleibt liegen.
event-ant = Wegen der Ameise { $choice ->
    [yes] { $players_are ->
        [you] suchst du dir eine Karte
        [you-and] sucht ihr, { $players }, euch je eine Karte
        [one] sucht sich { $players } eine Karte
       *[other] suchen sich { $players } je eine Karte
    } aus dem Ablagestapel aus.
   *[no] { $players_are ->
        [you] nimmst du eine Karte
        [you-and] nehmt ihr, { $players }, je eine Karte
        [one] nimmt { $players } eine Karte
       *[other] nehmen { $players } je eine Karte
    } { $source ->
        [draw] vom Nachziehstapel.
       *[discard] vom Ablagestapel.
    }
}
event-draw = { $player_is ->
    [you] { $why ->
        [stuck] Du hast keine Karte zum Legen und ziehst { one-card }.
        [free] Du ziehst { one-card }.
        [ant] Wegen der Ameise ziehst du { one-card }.
       *[wrong] Für die falsche Beschuldigung ziehst du { one-card }.
    }
   *[other] { $why ->
        [stuck] { $player } hat keine Karte zum Legen und zieht { one-card }.
        [free] { $player } zieht { one-card }.
        [ant] Wegen der Ameise zieht { $player } { one-card }.
       *[wrong] Für die falsche Beschuldigung zieht { $player } { one-card }.
    }
}
event-draw-hidden = { $player_is ->
    [you] { $why ->
        [stuck] Du hast keine Karte zum Legen und ziehst eine.
        [free] Du ziehst eine Karte.
        [ant] Wegen der Ameise ziehst du eine Karte.
       *[wrong] Für die falsche Beschuldigung ziehst du eine Karte.
    }
   *[other] { $why ->
        [stuck] { $player } hat keine Karte zum Legen und zieht eine.
        [free] { $player } zieht eine Karte.
        [ant] Wegen der Ameise zieht { $player } eine Karte.
       *[wrong] Für die falsche Beschuldigung zieht { $player } eine Karte.
    }
}
event-no-card = { $player_is ->
    [you] Du müsstest
   *[other] { $player } müsste
} ziehen, aber es ist keine Karte mehr da.
event-give = { $player_is ->
    [you] Du schenkst
   *[other] { $player } schenkt
} { $to_to } { one-card }.
event-give-hidden = { $player_is ->
    [you] Du schenkst
   *[other] { $player } schenkt
} { $to_to } eine Karte.
event-decline = { $player_is ->
    [you] Du verschenkst
   *[other] { $player } verschenkt
} nichts.
event-slap = { $slowest_is ->
    [you] Du bist am langsamsten { $givers_count ->
        [0] und bekommst doch nichts, denn niemand kann etwas abgeben.
        [one] und bekommst eine Karte von { $givers_to }.
       *[other] und bekommst je eine Karte von { $givers_to }.
    }
   *[other] { $slowest } ist am langsamsten { $givers_count ->
        [0] und bekommt doch nichts, denn niemand kann etwas abgeben.
        [one] und bekommt eine Karte von { $givers_to }.
       *[other] und bekommt je eine Karte von { $givers_to }.
    }
}{ $order_count ->
    [0] {""}
   *[other] {" "}Die Hände kamen in dieser Reihenfolge: { $order_list }.
}
event-no-gift = { START($players) } { $kept ->
    [yes] { $players_are ->
        [you] kannst
        [you-and] könnt
        [one] kann
       *[other] können
    } nichts abgeben: Motten verschenkt man nie, und in dieser Partie auch nicht die letzte Karte.
   *[no] { $players_are ->
        [you] hast
        [you-and] habt
        [one] hat
       *[other] haben
    } nur Motten, und die verschenkt man nie.
}
event-gift = { $player_is ->
    [you] Du gibst
   *[other] { $player } gibt
} { $to_to } { one-card }.
event-gift-hidden = { $player_is ->
    [you] Du gibst
   *[other] { $player } gibt
} { $to_to } eine Karte.
event-race = { $player_is ->
    [you] Du bist
   *[other] { $player } ist
} mit einer { $card } am schnellsten. Die Karte bleibt auf der Kakerlake liegen. Alle Karten, die später kamen, gehen auf ihre Hände zurück, und es gilt weiter die { $value }.
event-race-nobody = Niemand wirft eine Karte auf die Kakerlake, und es gilt weiter die { $value }.
event-take = { $player_is ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { one-card } unter der Ameise hervor.
event-ant-short = Unter der Ameise liegt keine Karte mehr für { $players_whom }{ $source ->
    [draw] . In dieser Partie hilft der Nachziehstapel aus.
   *[none] , also wird nichts genommen.
}
event-cheat = { $player_is ->
    [you] Du lässt
   *[other] { $player } lässt
} { one-card } verschwinden. Ob die Wache es merkt?
event-cheat-hidden = Ein Augenblick vergeht.
event-vanish = { $wrong ->
    [yes] Die Wache hat jemand anderes beschuldigt, also ist die { $card } weg
   *[no] Die Wache tut nichts, also ist die { $card } weg
}: aus dem Spiel, bis die Runde zu Ende ist.
event-vanish-hidden = Ein Augenblick vergeht.
event-stir = { $player_is ->
    [you] Deine Hand
   *[other] Die Hand von { $player }
} { $sign ->
    [below] sinkt unter die Tischkante.
    [twitch] zuckt an den Karten.
   *[ear] geht ans Ohr.
}
event-accuse = { $guard_is ->
    [you] Du wirfst
   *[other] { $guard } wirft
} { $target_to } vor zu mogeln, { $right ->
    [yes] und das stimmt.
   *[no] aber das stimmt nicht: { $target_is ->
        [you] Du lässt
       *[other] { $target } lässt
    } gerade keine Karte verschwinden{ $gone ->
        [yes] , und was vorher verschwunden ist, bleibt weg.
       *[no] .
    }
}
event-caught = { $player_is ->
    [you] Du musst
   *[other] { $player } muss
} die { $card } auf die Hand zurücknehmen.{ $late ->
    [yes] {" "}In dieser Partie wirkt eine Beschuldigung, bis wieder eine Karte gelegt oder gezogen wird.
   *[no] {""}
}
event-caught-hidden = { $player_is ->
    [you] Du musst
   *[other] { $player } muss
} die Karte auf die Hand zurücknehmen.{ $late ->
    [yes] {" "}In dieser Partie wirkt eine Beschuldigung, bis wieder eine Karte gelegt oder gezogen wird.
   *[no] {""}
}
event-penalty = Zur Strafe { $to_is ->
    [you] bekommst du
   *[other] bekommt { $to }
} von { $player_to } noch eine Karte, { one-card }.
event-penalty-hidden = Zur Strafe { $to_is ->
    [you] bekommst du
   *[other] bekommt { $to }
} von { $player_to } noch eine Karte.
event-no-penalty = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} nichts, was abgegeben werden darf, also { $to_is ->
    [you] bekommst du
   *[other] bekommt { $to }
} keine weitere Karte.
event-new-guard = Die Wächter-Wanze geht von { $guard_to } an { $player_whom }. Ab jetzt { $player_is ->
    [you] bist du
   *[other] ist { $player }
} die Wache{ $then ->
    [round_over] .
    [race] , und das Spiel geht dort weiter, wo es stand: mit dem Wettlauf um die Kakerlake.
    [slap] , und das Spiel geht dort weiter, wo es stand: Auf die Mücke wird geschlagen.
    [spider] , und das Spiel geht dort weiter, wo es stand: { START($next_who) } { $next_is ->
        [you] darfst
       *[other] darf
    } eine Karte verschenken.
   *[other] , und das Spiel geht dort weiter, wo es stand: { $next_is ->
        [you] Du bist
       *[other] { $next } ist
    } dran.
}
event-guard-stays = { $player_is ->
    [you] Du behältst die Wächter-Wanze, musst
   *[other] { $player } behält die Wächter-Wanze, muss
} aber eine Karte ziehen.
event-used-up = Der Nachziehstapel ist aufgebraucht, also werden die abgelegten Karten der neue.
event-reshuffle = { $count ->
    [one] Eine Karte liegt im neuen Nachziehstapel.
   *[other] { $count } Karten werden gemischt und liegen im neuen Nachziehstapel.
}
event-turn-up = Alle abgelegten Karten wurden gemischt, also wird { one-card } aufgedeckt, und es gilt die { $value }, ohne eine Aktion.{ $under_count ->
    [0] {""}
   *[other] {" "}Motten haben hier keinen Wert, darum musste { $under } bedeckt werden.
}
event-round-end = { $count ->
    [0] Niemand kann mehr legen, ziehen oder mogeln
   *[other] { $empty_are ->
        [you] Du hast
        [you-and] { START($empty) } habt
        [one] { $empty } hat
       *[other] { $empty } haben
    } keine Karte mehr
}, also ist Runde { $round } zu Ende.
event-score = { $points ->
    [0] { $player_is ->
        [you] Du bekommst
       *[other] { $player } bekommt
    } keine Minuspunkte.
   *[other] { $player_is ->
        [you] Du zählst
       *[other] { $player } zählt
    } { $numbers ->
        [0] {""}
       *[other] { $numbers } × 1 für Zahlen{ $actions ->
            [0] { $moths ->
                [0] {""}
               *[other] {" und "}
            }
           *[other] { $moths ->
                [0] {" und "}
               *[other] {", "}
            }
        }
    }{ $actions ->
        [0] {""}
       *[other] { $actions } × 5 für Aktionen{ $moths ->
            [0] {""}
           *[other] {" und "}
        }
    }{ $moths ->
        [0] {""}
       *[other] { $moths } × 10 für Motten
    }: { $points ->
        [one] ein Minuspunkt
       *[other] { $points } Minuspunkte
    }.
}
event-next-round = Runde { $round } beginnt. { $player_is ->
    [you] Du sitzt im Uhrzeigersinn neben der Person, die zuletzt begonnen hat, und beginnst
   *[other] { $player } sitzt im Uhrzeigersinn neben der Person, die zuletzt begonnen hat, und beginnt
} als Wache.
event-game-end = Das war die letzte Runde, also ist die Partie zu Ende. Minuspunkte: { $totals }.
event-winners = { $shared ->
    [yes] { START($players) }{ $players_are ->
        [you-and] , ihr gewinnt
       *[other] {" "}gewinnen
    } gemeinsam mit den wenigsten Minuspunkten, je { $points }.{ $tie_break ->
        [last_round] {" "}Auch in der letzten Runde war es gleich.
       *[shared] {""}
    }
   *[no] { $players_are ->
        [you] { $tied ->
            [yes] Du gewinnst: Die wenigsten Minuspunkte, { $points }, kommen mehrmals vor, und die letzte Runde entscheidet.
           *[no] Du hast die wenigsten Minuspunkte, { $points }, und gewinnst.
        }
       *[one] { $tied ->
            [yes] { $players } gewinnt: Die wenigsten Minuspunkte, { $points }, kommen mehrmals vor, und die letzte Runde entscheidet.
           *[no] { $players } hat die wenigsten Minuspunkte, { $points }, und gewinnt.
        }
    }
}

## Warum ein Zug nicht geht

refusal-players = Diesen Platz gibt es nicht: In dieser Partie spielen { $count }.
refusal-in-turn = { $actor_is ->
    [you] Du bist dran, nicht { $player_who }.
   *[other] { $actor } ist dran.
} Nur zum Mogeln muss man nicht dran sein.
refusal-one-card = Lege eine Karte: { $cards } auf einmal geht nicht.
refusal-own-hand = { START($cards) } { $count ->
    [one] ist
   *[other] sind
} nicht auf { $player_is ->
    [you] deiner Hand
   *[other] der Hand von { $player }
}, und nur Karten der eigenen Hand kann man legen, abgeben oder wegmogeln.
refusal-moth-not-laid = { $guard_is ->
    [you] Motten legst nur du, denn du bist die Wache: Die { $card } kann sonst niemand legen.
   *[other] Motten legt nur die Wache, und das ist { $guard }: Die { $card } kann nicht gelegt werden.
}
refusal-adjacent = Auf die { $value } passt nur eine { $near_or }, also kann die { $card } nicht gelegt werden.
refusal-draw-if-stuck = { $player_is ->
    [you] Lege eine { $have_or }:
   *[other] { $player } muss eine { $have_or } legen:
} Ziehen darf nur, wer nichts Passendes hat.
refusal-guard-moth-forced = Lege eine { $have_or }: In dieser Partie muss die Wache eine Motte legen, wenn sonst nichts passt.
refusal-action-first = Erst muss die Aktion der Karte vorbei sein: { $phase ->
    [spider] { $actor_is ->
        [you] Du darfst eine Karte verschenken.
       *[other] { $actor } darf eine Karte verschenken.
    }
    [slap] Es wird auf die Mücke geschlagen.
    [gifts] Wer am langsamsten war, bekommt Karten.
    [race] Um die Kakerlake läuft ein Wettlauf.
   *[ant] Wegen der Ameise werden Karten genommen.
}
refusal-guard-honest = { $player_is ->
    [you] Du bist die Wache und musst
   *[other] { $player } ist die Wache und muss
} ehrlich spielen: Die Wache mogelt nie.
refusal-cheat-last-card = { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} nur noch eine Karte, und die letzte wird nie weggemogelt.
refusal-cheat-one-at-a-time = { $why ->
    [several] Mogle Karten eine nach der anderen weg, nie mehrere zugleich.
   *[open] Warte einen Moment: Eine Karte ist schon unterwegs, und die Wache darf noch etwas dazu sagen.
}
refusal-cheat-pause = { $caught_is ->
    [you] Du wurdest
   *[other] { $caught } wurde
} ertappt. Bis das geklärt ist, wird { $doing ->
    [cheat] nicht gemogelt.
   *[accuse] niemand beschuldigt.
}
refusal-cheat-time = { $option ->
    [yes] Solange eine Aktion läuft, wird hier { $doing ->
        [cheat] nicht gemogelt.
       *[accuse] niemand beschuldigt.
    }
   *[no] Gerade gehen Karten von Hand zu Hand, und das ist ein einziger Vorgang: Bis dahin wird { $doing ->
        [cheat] nicht gemogelt.
       *[accuse] niemand beschuldigt.
    }
}
refusal-no-telling = { $doing ->
    [let-go] Gut sein lassen kann
   *[accuse] Beschuldigen darf
} nur die Wache, und das { $guard_is ->
    [you] bist du.
   *[other] ist { $guard }.
}{ $doing ->
    [let-go] {""}
   *[accuse] {" "}Andere zu verpetzen ist verboten.
}
refusal-accuse = { $player_is ->
    [you] Beschuldige jemand anderes: Dich selbst kannst du nicht beschuldigen.
   *[other] Die Wache beschuldigt jemand anderes: { $player } kann sich nicht selbst beschuldigen.
}
refusal-caught-red-handed = { $why ->
    [waits] { $guard_is ->
        [you] Beschuldige jemanden oder lass es gut sein: Etwas hat sich bewegt, und zuerst sagst du als Wache etwas dazu.
       *[other] Zuerst kommt die Wache, { $guard }: Etwas hat sich bewegt, und sie darf etwas dazu sagen.
    }
   *[nothing] { $guard_is ->
        [you] Es gibt nichts, was du gut sein lassen könntest.
       *[other] Es gibt nichts, was { $guard } gut sein lassen könnte.
    }
}
refusal-interruption = { $guard_is ->
    [you] Gib zuerst { $caught_to } eine Karte:
   *[other] Zuerst gibt { $guard } eine Karte an { $caught_whom }:
} { $caught_is ->
    [you] Du wurdest
   *[other] { $caught } wurde
} ertappt, und so lange ist das Spiel unterbrochen.
refusal-rightly-accused = Niemand wurde ertappt, also wird auch keine Karte zur Strafe abgegeben.
refusal-penalty-choice = Die Strafkarte kommt von { $guard_is ->
    [you] dir, der Wache,
   *[other] der Wache, { $guard },
} und nicht von { $player_to }.
refusal-penalty-no-moth = Die { $card } kann nicht abgegeben werden: Motten gibt man nie weiter, auch nicht zur Strafe.
refusal-moth-not-given = Die { $card } kann nicht verschenkt werden: Motten verschenkt man nie.
refusal-spider = { $why ->
    [time] Eine Karte verschenkt man nur, gleich nachdem eine Spinne gelegt wurde.
   *[self] { $player_is ->
        [you] Schenke die Karte jemand anderem.
       *[other] { $player } muss die Karte jemand anderem schenken.
    }
}
refusal-empty-by-gift = Die { $card } ist { $player_is ->
    [you] deine letzte Karte
   *[other] die letzte Karte von { $player }
}, und die letzte Karte wird in dieser Partie nie abgegeben.
refusal-mosquito = { $why ->
    [time] Jetzt gibt es keine Mücke, auf die man schlagen könnte.
   *[active] { $actor_is ->
        [you] Du hast die Mücke gelegt und schlägst
       *[other] { $actor } hat die Mücke gelegt und schlägt
    } nicht mit.
}
refusal-mosquito-one-slowest = Jede Hand schlägt einmal: { $players }, in irgendeiner Reihenfolge.
refusal-gift-order = { $actor_is ->
    [you] Du gibst vor { $player_to } eine Karte:
   *[other] Zuerst gibt { $actor } eine Karte:
} Es geht im Uhrzeigersinn, und { $player_is ->
    [you] du bist
   *[other] { $player } ist
} noch nicht dran.
refusal-mosquito-gifts = Geschenke gibt es nur nach einem Schlag auf die Mücke, für die langsamste Hand.
refusal-cockroach = { $why ->
    [time] Jetzt wird nichts geworfen: Ohne Kakerlake gibt es keinen Wettlauf.
   *[card] Auf diese Kakerlake kommt nur eine { $actions ->
        [yes] Zahlen- oder Aktionskarte mit dem Wert { $value }
       *[no] Zahlenkarte { $value }
    }: Die { $card } kann nicht geworfen werden.
}
refusal-race-active = { $player_is ->
    [you] Du hast die Kakerlake gelegt und machst in dieser Partie
   *[other] { $player } hat die Kakerlake gelegt und macht in dieser Partie
} beim Wettlauf nicht mit.
refusal-ant-order = { $actor_is ->
    [you] Du nimmst vor { $player_to } eine Karte:
   *[other] Zuerst nimmt { $actor } eine Karte:
} Es geht im Uhrzeigersinn, und { $player_is ->
    [you] du bist
   *[other] { $player } ist
} noch nicht dran.
refusal-ant-source = { $why ->
    [ant] Die Ameise selbst bleibt liegen: Auf sie kommt die nächste Karte.
   *[pile] Die { $card } liegt nicht unter der Ameise.
}
refusal-ant = Vom Ablagestapel nimmt man nur wegen einer Ameise eine Karte.
refusal-round-end = { $why ->
    [over] Beginne die nächste Runde: Diese ist zu Ende.
   *[early] Die Runde geht weiter, solange alle noch Karten haben.
}
refusal-game-end = Die Partie ist zu Ende.
refusal-shuffle-deal = { $why ->
    [due] Erst müssen die Karten gegeben werden.
   *[time] Die Karten dieser Runde sind schon gegeben.
}
refusal-reshuffle = { $why ->
    [due] Erst muss aus den abgelegten Karten ein neuer Nachziehstapel werden.
    [time] Der Nachziehstapel ist nicht aufgebraucht, also wird nichts gemischt.
   *[cards] Der neue Nachziehstapel besteht aus den { $count } abgelegten Karten, die fällig sind, diesen und keinen anderen.
}
refusal-material = Genannt sind { $count } Karten, aber { $needed } werden verteilt: alle außer der Wächter-Wanze.
refusal-values = Das sind nicht die Zahlenkarten dieser Partie. Von den Werten 1 bis 5 gibt es { $counts }.
refusal-action-values = Das sind nicht die Aktionskarten dieser Partie. Von jeder Art gibt es mit den Werten 1 bis 5 { $counts }.
refusal-moth-values = Das sind nicht die Motten dieser Partie. Von den Werten 1 bis 5 gibt es { $counts }.
refusal-unknown-move = So einen Zug hat die Mogel-Motte nicht. Karten kann man legen, ziehen, schenken, werfen und wegmogeln, und die Wache kann beschuldigen.

## Warum eine Karte blass ist, in wenigen Worten

hint-players = Diesen Platz gibt es nicht.
hint-in-turn = { $actor_is ->
    [you] Du bist dran.
   *[other] { $actor } ist dran.
}
hint-one-card = Eine Karte in einem Zug.
hint-own-hand = Nicht auf dieser Hand.
hint-moth-not-laid = Motten legt nur die Wache.
hint-adjacent = Nur eine { $near_or } passt.
hint-draw-if-stuck = Eine Karte passt und muss gelegt werden.
hint-guard-moth-forced = Eine Motte passt und muss gelegt werden.
hint-action-first = Erst muss die Aktion vorbei sein.
hint-guard-honest = Die Wache mogelt nie.
hint-cheat-last-card = Die letzte Karte wird nie weggemogelt.
hint-cheat-one-at-a-time = Eine Karte nach der anderen.
hint-cheat-pause = Erst wird geklärt, wer ertappt ist.
hint-cheat-time = Jetzt nicht.
hint-no-telling = Die Wache { $guard_is ->
    [you] bist nur du.
   *[other] ist nur { $guard }.
}
hint-accuse = Die Wache beschuldigt jemand anderes.
hint-caught-red-handed = { $why ->
    [waits] Erst darf die Wache etwas sagen.
   *[nothing] Es ist nichts geschehen.
}
hint-interruption = Erst wird geklärt, wer ertappt ist.
hint-rightly-accused = Niemand wurde ertappt.
hint-penalty-choice = { $guard_is ->
    [you] Du gibst die Karte ab.
   *[other] { $guard } gibt die Karte ab.
}
hint-penalty-no-moth = Motten gibt man nie weiter.
hint-moth-not-given = Motten verschenkt man nie.
hint-spider = { $why ->
    [time] Es liegt keine Spinne.
   *[self] Sie geht an jemand anderes.
}
hint-empty-by-gift = Die letzte Karte wird hier nicht abgegeben.
hint-gift-order = { $actor_is ->
    [you] Zuerst gibst du.
   *[other] Zuerst gibt { $actor }.
}
hint-mosquito-gifts = Niemand bekommt jetzt etwas geschenkt.
hint-cockroach = { $why ->
    [time] Es liegt keine Kakerlake.
   *[card] { $actions ->
        [yes] Nur eine Zahlen- oder Aktionskarte mit dem Wert { $value }.
       *[no] Nur eine Zahlenkarte { $value }.
    }
}
hint-race-active = Wer die Kakerlake gelegt hat, wirft hier nicht mit.
hint-ant-order = { $actor_is ->
    [you] Zuerst nimmst du.
   *[other] Zuerst nimmt { $actor }.
}
hint-ant-source = Nicht unter der Ameise.
hint-ant = Es liegt keine Ameise.
hint-round-end = { $why ->
    [over] Die Runde ist zu Ende.
   *[early] Die Runde geht weiter.
}
hint-game-end = Die Partie ist zu Ende.
hint-shuffle-deal = { $why ->
    [due] Erst wird gegeben.
   *[time] Die Karten sind schon gegeben.
}
hint-reshuffle = { $why ->
    [due] Erst wird der Nachziehstapel neu gemacht.
   *[time] Jetzt wird nichts gemischt.
}

## Der Wertungszettel

sheet-caption = Punkte je Runde
sheet-player = Name
sheet-round = { $round }
sheet-total = Summe
sheet-result = { $players_are ->
    [you] Du gewinnst mit den wenigsten Minuspunkten: { $points }.
    [you-and] { START($players) }, ihr gewinnt gemeinsam mit je { $points } Minuspunkten.
    [one] { $players } gewinnt mit den wenigsten Minuspunkten: { $points }.
   *[other] { $players } gewinnen gemeinsam mit je { $points } Minuspunkten.
}
sheet-leads = In Führung, mit den wenigsten Minuspunkten: { $players }, { $points }.

# $sign ist, was von einer Hand zu sehen ist: below, twitch oder ear

prompt-sign = { $player_is ->
    [you] Mogelst du gerade?
   *[other] Mogelt { $player } gerade?
} { $sign ->
    [below] Eine Karte, die unter den Tisch sinkt: Das ist gemogelt.
    [twitch] Wo eine Hand an den Karten zuckt, kann das alles sein.
   *[ear] Eine Hand am Ohr ist meistens harmlos.
}{ $times ->
    [0] {""}
    [one] {" "}{ $cheats ->
        [0] Beim letzten Mal war da nichts.
       *[other] Beim letzten Mal wurde gemogelt.
    }
   *[other] {" "}Bisher wurde dabei in { $cheats } von { $times } Fällen gemogelt.
} { $guard_is ->
    [you] Beschuldige jemanden oder lass es gut sein. { price }
   *[other] { $guard } kann jemanden beschuldigen oder es gut sein lassen.
}{ then }
price = Hast du recht, wirst du eine Karte und die Wächter-Wanze los; irrst du dich, ziehst du eine Karte.
after-alarm = Es sah nur so aus: { $player_is ->
    [you] Du hast { $sign ->
        [twitch] nur die Karten sortiert
       *[ear] dich am Ohr gekratzt
    }
   *[other] { $player } hat { $sign ->
        [twitch] nur die Karten sortiert
       *[ear] sich am Ohr gekratzt
    }
}.
after-catch = { $guard_is ->
    [you] Du hattest
   *[other] { $guard } hatte
} recht: { $sign ->
    [below] Die Hand unter dem Tisch
    [twitch] Das Zucken
   *[ear] Die Hand am Ohr
} hat es verraten.
after-caught = { $guard_is ->
    [you] Du hast
   *[other] { $guard } hat
} { $looked ->
    [yes] gerade { $player_whom } angesehen: Dann fällt Mogeln meistens auf.
   *[no] gerade { $target_whom } angesehen und es trotzdem bemerkt: Das kommt ab und zu vor.
}
after-missed = { $stirs ->
    [yes] Das ist vorbei: Eben { $players_count ->
        [one] hat
       *[other] haben
    } { $players }
   *[no] { START($players) } { $players_count ->
        [one] hat
       *[other] haben
    }
} gemogelt, und { $changed ->
    [yes] niemand hat es bemerkt.
   *[no] { $guard_is ->
        [you] du hast
       *[other] { $guard } hat
    } es nicht bemerkt.
} { $players_count ->
    [one] Diese Hand ist jetzt um { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    } kleiner.
   *[other] Ihre Hände sind jetzt kleiner.
}{ $stirs ->
    [yes] {" "}Die Hand, die sich jetzt bewegt, ist etwas Neues.
   *[no] { $guard_is ->
        [you] {" "}Dafür kannst du niemanden mehr beschuldigen.
       *[other] {""}
    }
}
after-cheat = Es wurde gemogelt: { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} eine Karte verschwinden lassen.{ $sign ->
    [below] { " " }Die Hand unter dem Tisch hat es verraten.
    [twitch] { " " }Hinter dem Zucken steckte mehr.
    [ear] { " " }Die Hand am Ohr war eine Finte.
   *[none] {""}
}

## Eine Faustregel

thumb-accuse = Ist es gemogelt, gibst du eine Karte und die Wächter-Wanze ab; wenn nicht, ziehst du eine Karte.
thumb-costs = Eine Karte, die am Ende übrig ist, kostet Minuspunkte: diese { $count }. Keine, die du jetzt loswerden könntest, würde mehr kosten.

## Fragen

quiz-done-play = Du legst { one-card }.
quiz-playable = Welche deiner Karten kannst du jetzt legen oder jemandem geben, ohne zu mogeln? Wähle alle und sonst nichts.
quiz-try-play = die { $card } legen
quiz-try-give = die { $card } verschenken
quiz-try-gift = die { $card } verschenken
quiz-try-penalty = die { $card } abgeben
quiz-minus-points = { $done } Damit endet die Partie. Wie viele Minuspunkte bringt { $player_is ->
    [you] deine Hand
   *[other] die Hand von { $player }
} in der letzten Runde? Darin sind Zahlenkarten: { $numbers }, Aktionskarten: { $actions }, Motten: { $moths }.
quiz-called = Du spielst { one-card }. { $kind ->
    [mosquito] Wer schlägt darauf?
    [cockroach] Wer darf eine Karte darauf werfen?
   *[ant] Wer muss eine Karte nehmen?
} Wähle alle Namen.
quiz-costs = Wenn die Runde jetzt zu Ende wäre: Wie viele Minuspunkte würde deine Hand kosten?
quiz-cheat = Darfst du gerade eine deiner Karten unter dem Tisch verschwinden lassen?
answer-cheat = Ja
answer-no-cheat = { $rule ->
    [guard-honest] Nein, denn du hast die Wächter-Wanze
    [cheat-last-card] Nein, denn es ist deine letzte Karte
   *[cheat-time] Nein, denn gerade werden Karten übergeben
}
because-not-forbidden = { $rule ->
    [guard-honest] Du hast die Wächter-Wanze nicht.
    [cheat-last-card] Es ist nicht deine letzte Karte.
    [cheat-time] Es werden gerade keine Karten übergeben.
   *[yes] Etwas verbietet es: Sieh auf deine Hand, auf die Wächter-Wanze und darauf, was gerade geschieht.
}
because-not-called = { $kind ->
    [mosquito] Wer die Mücke spielt, schlägt nicht.
    [cockroach] Wer die Kakerlake spielt, wirft in dieser Partie keine Karte.
   *[ant] Wer die Ameise spielt, nimmt keine Karte.
}
because-costs = { $slip ->
    [values] Was auf der Karte steht, zählt hier nicht, nur ihre Art.
    [cards] Nicht jede Karte kostet einen Punkt.
    [moths] Eine Motte kostet 10.
    [each] Zähle jede Art für sich: Zahlen kosten je 1, Aktionen 5, Motten 10.
   *[actions] Eine Aktionskarte kostet 5.
}
because-sum = Zahlen kosten je 1, Aktionen 5, Motten 10: { $numbers } × 1, { $actions } × 5 und { $moths } × 10 macht { $points }.
because-cheat = Nichts spricht dagegen: Du hast die Wächter-Wanze nicht, es ist nicht deine letzte Karte, und es werden gerade keine Karten übergeben.
quiz-gives = Du spielst { one-card }, und { $slowest_is ->
    [you] du schlägst
   *[other] { $slowest } schlägt
} zuletzt. Wer muss eine Karte hergeben, falls möglich? Wähle alle Namen.
quiz-gift-order = Du spielst { one-card }, und { $slowest_is ->
    [you] du schlägst
   *[other] { $slowest } schlägt
} zuletzt. Alle anderen geben eine Karte. In welcher Reihenfolge?
quiz-accuse = { $kind ->
    [nobody] Gerade mogelt niemand.
   *[other] { START($player_who) } mogelt gerade eine Karte weg.
} Als Wache beschuldigst du { $target_whom }. Was folgt daraus?
answer-accuse = { $kind ->
    [caught] { START($target_who) } nimmt die Karte zurück und bekommt eine von dir und die Wächter-Wanze
    [bug] { START($target_who) } nimmt die Karte zurück und bekommt nur die Wächter-Wanze
    [kept] { START($target_who) } nimmt die Karte zurück und bekommt nur eine von dir
    [drawn] { START($target_who) } nimmt die Karte zurück und bekommt eine vom Stapel und die Wächter-Wanze
    [other] Du ziehst eine Karte, und die Karte von { $player_to } ist weg
    [back] Du ziehst eine Karte, und { $player_who } nimmt die Karte zurück
    [nobody] Du ziehst eine Karte und behältst die Wächter-Wanze
    [passed] Du ziehst eine Karte, und { $target_who } bekommt die Wächter-Wanze
    [given] Du bekommst eine Karte von { $target_to } und behältst die Wächter-Wanze
   *[again] Nichts, und du darfst noch einmal beschuldigen
}
because-gets = Wer zuletzt schlägt, gibt nichts, sondern bekommt Karten.
because-gives = Alle anderen geben { $slowest_to } eine Karte, auch du: Du hast zwar nicht geschlagen, aber die Mücke gespielt.
because-gift-order = Gegeben wird im Uhrzeigersinn, und wer nach { $slowest_to } kommt, gibt zuerst.
because-accused = { $kind ->
    [caught] Wer ertappt wird, nimmt die Karte zurück und bekommt zur Strafe eine Karte der Wache und die Wächter-Wanze.
    [other] { START($player_who) } mogelt, nicht { $target_who }. Also ist die Beschuldigung falsch: Sie kostet dich eine Karte, und niemand nimmt etwas zurück.
    [nobody] Gerade mogelt niemand. Also ist die Beschuldigung falsch: Sie kostet dich eine Karte, sonst nichts.
    [not-bug] Zur Strafe kommt noch etwas dazu.
    [not-kept] Wer jemanden ertappt, bleibt nicht die Wache.
    [not-drawn] Die Strafe kommt nicht vom Stapel.
    [not-back] Zurück nimmt nur etwas, wer beim Mogeln beschuldigt wird.
    [not-passed] Die Wächter-Wanze bekommt nur, wer zu Recht beschuldigt wird.
    [not-given] Wer zu Unrecht beschuldigt wird, gibt nichts her.
   *[other-wrong] Eine Beschuldigung kostet immer jemanden etwas.
}
quiz-next-guard = In dieser Runde { $player_is ->
    [you] hast du
   *[other] hat { $player }
} die Wächter-Wanze zu Anfang bekommen. Wer bekommt sie zu Anfang der nächsten Runde?
because-next-guard = Sie geht im Uhrzeigersinn weiter, an die nächste Person nach { $player_to }, gleich wer sie jetzt hat.
because-not-next-guard = { $kind ->
    [guard] Wer die Wächter-Wanze am Ende einer Runde hat, behält sie nicht.
    [starter] Wer die Wächter-Wanze zu Anfang hatte, bekommt sie nicht gleich wieder.
   *[other] Sie geht im Uhrzeigersinn weiter, ohne jemanden zu überspringen.
}
quiz-may-give = Du legst { one-card }. Welche deiner anderen Karten könntest du damit verschenken? Wähle jede, die du verschenken darfst.
because-not-given = Motten verschenkt man nie, alle anderen Karten darf man verschenken.
quiz-throws = Du legst { one-card }, und alle werfen um die Wette. Welche deiner anderen Karten könntest du darauf werfen? Wähle jede, die passt.
because-thrown = { $actions ->
    [yes] Es muss eine Zahl oder Aktionskarte mit dem Wert { $value } sein.
   *[no] Es muss eine Zahlenkarte { $value } sein: Aktionen und Motten wirft man nicht.
}
because-not-thrown = { $kind ->
    [value] Die { $card } hat einen anderen Wert als die Kakerlake.
    [moth] Motten wirft man nie auf eine Kakerlake.
   *[action] Auf eine Kakerlake wirft man nur Zahlen.
}
quiz-second = Du legst { one-card }. { $player_is ->
    [you] Du wirfst
   *[other] { START($player) } wirft
} zuerst eine Zahlenkarte { $value } darauf, gleich danach wirft { $to_who } eine. Was wird aus der Karte von { $to_to }?
answer-second = { $kind ->
    [back] Sie kommt zurück auf die Hand
    [stays] Sie bleibt auch auf dem Stapel
    [given] { $player_is ->
        [you] Du musst
       *[other] { START($player) } muss
    } sie nehmen
   *[gone] Sie kommt unter den Nachziehstapel
}
because-second = { $kind ->
    [back] Nur die schnellste Karte bleibt liegen. Alle anderen kommen zurück auf die Hand.
    [not-stays] Zwei Karten bleiben nie liegen: Es ist ein Wettlauf.
    [not-given] Bei einem Wettlauf bekommt niemand die Karte von jemand anderem.
   *[other] Keine Karte eines Wettlaufs kommt in den Nachziehstapel.
}
quiz-after-race = Du legst { one-card }. { $nobody ->
    [yes] Niemand wirft eine Karte darauf.
   *[no] { $player_is ->
        [you] Du bist am schnellsten und wirfst eine Zahlenkarte { $value } darauf.
       *[other] { START($player) } ist am schnellsten und wirft eine Zahlenkarte { $value } darauf.
    }
} Wer ist dann am Zug?
because-next = Die Kakerlake ändert nichts an der Reihenfolge: Nach dir kommt { $player_who }.
because-not-next = { $kind ->
    [fastest] Wer am schnellsten ist, kommt dadurch nicht an die Reihe.
    [player] Du warst gerade am Zug.
   *[other] { $player_is ->
        [you] Vor dir kommt noch jemand anders.
       *[other] Vor { $player } kommt noch jemand anders.
    }
}
quiz-takes = Du legst die { $card } auf die { $top }. Wer nimmt die { $top }, die dann darunter liegt?
answer-takes = { $slip ->
    [stays] Niemand, sie bleibt liegen
   *[other] { START($player_who) }
}
because-takes = { $slip ->
    [stays] In dieser Partie nehmen alle anderen eine Karte vom Nachziehstapel.
   *[other] Die anderen nehmen, was unter der Ameise liegt, im Uhrzeigersinn, angefangen nach dir. Also { $player_is ->
        [you] nimmst du
       *[other] nimmt { $player_who }
    } die erste Karte darunter.
}
because-not-takes = { $slip ->
    [stays] Die Ameise bleibt liegen, aber was darunter liegt, wird genommen.
    [player] Wer die Ameise legt, nimmt keine Karte.
    [late] Vor { $player_whom } nimmt noch jemand anders eine Karte.
   *[first] In dieser Partie kommen die Karten für eine Ameise nicht von der Ablage.
}
quiz-pile = Du ziehst die letzte Karte des Nachziehstapels. Welche Karten werden der neue?
answer-pile = { $kind ->
    [below] Alle abgelegten Karten bis auf die oberste
    [all] Alle abgelegten Karten samt der obersten
    [sneaked] Alle abgelegten und alle weggemogelten Karten
   *[end] Keine: Die Runde ist zu Ende
}
because-pile = { $kind ->
    [below] Die abgelegten Karten werden gemischt, aber die oberste bleibt liegen: Auf sie kommt die nächste.
    [all] Hier wird auch die oberste Karte eingemischt und eine neue aufgedeckt.
    [not-below] Hier bleibt die oberste Karte nicht liegen.
    [not-all] Etwas muss liegen bleiben, worauf die nächste Karte kommt.
    [not-sneaked] Was weggemogelt ist, bleibt bis zum Ende der Runde weg.
   *[not-end] Die Runde endet nicht mit dem Nachziehstapel.
}
quiz-nothing-left = Angenommen, der Nachziehstapel ist leer, und auf dem Ablagestapel liegt nur eine Karte. Du musst ziehen: Was geschieht?
answer-nothing-left = { $kind ->
    [over] Du ziehst nichts, und dein Zug ist zu Ende
    [top] Du nimmst die Karte vom Ablagestapel
    [play] Du legst irgendeine Karte, ob sie passt oder nicht
   *[end] Die Runde ist sofort zu Ende
}
because-nothing-left = { $kind ->
    [over] Wo nichts mehr liegt, wird nichts gezogen. Dein Zug ist trotzdem zu Ende.
    [not-top] Vom Ablagestapel wird nicht gezogen.
    [not-play] Was gelegt wird, muss auch jetzt passen.
   *[not-end] Die Runde geht weiter, solange jemand legen, mogeln oder erwischt werden kann.
}
quiz-empty = Du legst deine letzte Karte, { one-card }. Was folgt daraus?
answer-empty = { $kind ->
    [over] Die Runde ist sofort zu Ende
    [draw] Du musst eine neue Karte ziehen
    [others] Du bist fertig, und die anderen spielen weiter
   *[turns] Alle anderen sind noch einmal am Zug
}
because-empty = { $kind ->
    [over] Die Runde endet, sobald jemand keine Karte mehr hat.
    [not-draw] Wer keine Karte mehr hat, zieht keine.
    [not-others] Niemand spielt weiter, wenn jemand keine Karte mehr hat.
   *[not-turns] Eine Runde endet gleich nach dem, was die Hand geleert hat.
}
quiz-tied = Minuspunkte bisher: { $totals }. Wenn die Partie so endete: Wer hätte gewonnen?
because-tied = { START($players) } haben die wenigsten Minuspunkte, je { $points }, und würden gemeinsam gewinnen.
because-not-alone = { $more ->
    [yes] Andere haben weniger Minuspunkte.
   *[no] Jemand anders hat genauso wenige Minuspunkte.
}

## Graphen

seat-node = { $player }
