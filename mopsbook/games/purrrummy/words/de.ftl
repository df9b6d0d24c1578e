### Kurz-Schnurrmé auf Deutsch; was alle Spiele mit diesem Kartendeck sagen, steht in cat_deck/words.
### $player, $owner, $dealer, $actor sind Namen; $players, $winners sind Listen davon. Eine Karte wie $card ist "Kreuz 9"
### oder "Joker", ohne Artikel; $cards, $needed, $missing, $instead sind Listen in Worten ("Kreuz 7 und Joker"), daneben
### stehen $cards_or ("oder"), $cards_list (nur Kommas) und $cards_count. Neben $suit nennt die Nachricht colour die Farbe
### ("Kreuz"), neben $rank die Nachricht rank den Wert in der Mehrzahl ("Könige", "7er").
### START() schreibt den ersten Buchstaben groß.

## Was zu entscheiden ist

prompt-dealer = Es muss ausgelost werden, wer gibt.
prompt-deal = Die Karten müssen gegeben werden.
prompt-shuffle = Der Nachziehstapel ist leer: Die abgelegten Karten werden gemischt.
prompt-draw = { $player_is ->
    [you] { your-turn }: Ziehe vom Nachziehstapel{ $open ->
        [yes] {" "}oder nimm { $card }
       *[no] {""}
    }.{ $plain ->
        [yes] {" "}Tipp: Mit der Variante „Anlegen“ wird man leichter fertig.
       *[no] {""}
    }
   *[other] { $player } zieht vom Nachziehstapel{ $open ->
        [yes] {" "}oder nimmt { $card }
       *[no] {""}
    }.{ $plain ->
        [yes] {" "}Tipp: Mit der Variante „Anlegen“ wird man leichter fertig.
       *[no] {""}
    }
}
prompt-meld = { $player_is ->
    [you] { your-turn }: { $known ->
        [yes] { $count ->
            [0] { $layoffs ->
                [0] Lege eine Karte ab, denn du hast keine Kombination.
               *[other] Lege auf dem Tisch an oder eine Karte ab.
            }
           *[other] { $layoffs ->
                [0] { $trap ->
                    [0] Lege eine Kombination aus ({ $count } möglich) oder eine Karte ab.
                    [one] Lege aus oder ab. Bleibt eine Karte, wirst du nie fertig.
                   *[other] Lege aus oder ab. Bleiben { $trap } Karten, wirst du nie fertig.
                }
               *[other] Lege aus, lege auf dem Tisch an oder eine Karte ab.
            }
        }
       *[no] Lege Kombinationen aus, wenn du kannst; dann lege eine Karte ab.
    }
   *[other] { $known ->
        [yes] { $count ->
            [0] { $layoffs ->
                [0] { $player } hat keine Kombination und muss eine Karte ablegen.
               *[other] { $player } kann auf dem Tisch anlegen und legt eine Karte ab.
            }
           *[other] { $player } kann auslegen ({ $count } möglich) und legt eine Karte ab.
        }
       *[no] { $player } kann auslegen und legt eine Karte ab.
    }
}
prompt-over = Die Partie ist zu Ende: { $players_are ->
    [you] Du hast gewonnen.
    [you-and] { START($players) } habt gemeinsam gewonnen.
    [one] { $players } hat gewonnen.
   *[other] { $players } haben gemeinsam gewonnen.
}

## Was geschah

event-dealer-chosen = Das Los bestimmt, wer gibt: { $dealer_who }. Also { $player_is ->
    [you] wirst du
   *[other] wird { $player }
} beginnen.
event-deal = { $dealer_is ->
    [you] Du mischst
   *[other] { $dealer } mischt
} { $size } Karten, { $jokers ->
    [0] darunter keinen Joker
    [one] darunter einen Joker
   *[other] darunter { $jokers } Joker
}, und { $dealer_is ->
    [you] gibst
   *[other] gibt
} jeder Hand { $count }. Die übrigen { $stock } sind der Nachziehstapel.
event-turn-up = { START($card) } wird daneben aufgedeckt und beginnt den Ablagestapel.
event-first-player = { $player_is ->
    [you] Du sitzt links von { $dealer_to } und beginnst.
   *[other] { $player } sitzt links von { $dealer_to } und beginnt.
}
event-draw = { $player_is ->
    [you] Du ziehst
   *[other] { $player } zieht
} { $card } vom Nachziehstapel. { $stock ->
    [0] Es war die letzte Karte dort.
    [one] Eine Karte bleibt dort.
   *[other] { $stock } Karten bleiben dort.
}
event-draw-hidden = { $player_is ->
    [you] Du ziehst
   *[other] { $player } zieht
} eine Karte vom Nachziehstapel. { $stock ->
    [0] Es war die letzte dort.
    [one] Eine Karte bleibt dort.
   *[other] { $stock } Karten bleiben dort.
}
event-take = { $player_is ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $card } vom Ablagestapel, und alle haben es gesehen.
event-meld-set = { lays-out } ein Set aus ({ rank }): { $cards }. { left-in-hand }
event-meld-run = { lays-out } eine Reihe in { colour } aus: { $cards }. { left-in-hand }
lays-out = { $player_is ->
    [you] Du legst
   *[other] { $player } legt
}
left-in-hand = { $player_is ->
    [you] { $left ->
        [0] Du hast keine Karte mehr.
        [one] Du hast noch eine Karte.
       *[other] Du hast noch { $left } Karten.
    }
   *[other] { $left ->
        [0] Auf der Hand bleibt keine Karte.
        [one] Auf der Hand bleibt eine Karte.
       *[other] Auf der Hand bleiben { $left } Karten.
    }
}
event-joker-set = { $cards_count ->
    [one] { $count ->
        [one] Der Joker steht für { $cards }.
       *[other] Die { $count } Joker stehen für { $cards }.
    }
   *[other] { $count ->
        [one] Der Joker steht für eine der Karten, die dort fehlen ({ rank }): { $cards_or }.
       *[other] Die { $count } Joker stehen für Karten, die dort fehlen ({ rank }): { $cards_or }.
    }
}
event-joker-run = { $count ->
    [one] Der Joker steht für { $cards }.
   *[other] Die { $count } Joker stehen für { $cards }.
}
event-layoff-set = { lays-out } { $card } an { owned-set } an ({ rank }), das jetzt vier Karten hat.
owned-set = { $owner_is ->
    [you] dein Set
   *[other] das Set von { $owner }
}
event-layoff-run = { lays-out } { $card } { $end ->
    [low] vorn
   *[high] hinten
} an { owned-run } in { colour } an{ $joker ->
    [yes] , als { $stands }
   *[no] {""}
}. Die Reihe hat jetzt { $cards_count } Karten.
owned-run = { $owner_is ->
    [you] deine Reihe
   *[other] die Reihe von { $owner }
}
event-swap = { lays-out } { $card } an die Stelle des Jokers { $kind ->
    [set] im Set
   *[run] in der Reihe
} von { $owner_to } und { $player_is ->
    [you] nimmst
   *[other] nimmt
} den Joker auf die Hand.
event-discard = { lays-out } { $card } { $returned ->
    [yes] gleich wieder auf
   *[no] auf
} den Ablagestapel. Damit endet der Zug. { left-in-hand }
event-trapped = { $left ->
    [one] Nach dem Ablegen bleibt eine Karte, und mit einer { never-out }: Die nächste macht zwei daraus, und eine Kombination braucht drei.
   *[other] Nach dem Ablegen bleiben zwei Karten, und mit zweien { never-out }: Die nächste macht drei daraus, eine Kombination bräuchte alle drei, und eine muss zum Ablegen bleiben.
} In der Variante mit Anlegen ginge es noch.
never-out = { $player_is ->
    [you] kannst du in dieser Partie nie mehr fertig werden
   *[other] kann { $player } in dieser Partie nie mehr fertig werden
}
event-stock-empty = { $player_is ->
    [you] Du müsstest
   *[other] { $player } müsste
} jetzt ziehen, aber der Nachziehstapel ist leer. { $count ->
    [one] Eine abgelegte Karte wird
   *[other] { $count } abgelegte Karten werden gemischt und
} zum neuen Stapel; nur die oberste bleibt liegen.
event-reshuffle = Der neue Nachziehstapel hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}. { $last ->
    [yes] Ist auch er verbraucht, endet die Partie.
   *[no] Ist auch er verbraucht, wird noch einmal gemischt.
}
event-stock-out = Der Nachziehstapel ist leer, als { $player_is ->
    [you] du an die Reihe kommst
   *[other] { $player } an die Reihe kommt
}, { $why ->
    [again] und noch einmal wird nicht gemischt
    [end] und in dieser Partie wird nicht neu gemischt
   *[few] und zu mischen gibt es nichts
}. Darum endet die Partie.
event-round-limit = { $count ->
    [one] Ein Umlauf ist
   *[other] { $count } Umläufe sind
} gespielt, also endet die Partie.
event-win = { $player_is ->
    [you] { $by ->
        [discard] Du hast deine letzte Karte abgelegt und gewinnst.
        [meld] Du hast deine letzten Karten ausgelegt und gewinnst.
       *[layoff] Du hast deine letzte Karte angelegt und gewinnst.
    }
   *[other] { $by ->
        [discard] { $player } hat die letzte Karte abgelegt und gewinnt.
        [meld] { $player } hat die letzten Karten ausgelegt und gewinnt.
       *[layoff] { $player } hat die letzte Karte angelegt und gewinnt.
    }
}
event-fewest = { $winners_are ->
    [you] Du gewinnst mit den wenigsten Karten
    [you-and] { START($winners) }, ihr gewinnt gemeinsam mit den wenigsten Karten
    [one] { $winners } gewinnt mit den wenigsten Karten
   *[other] { $winners } gewinnen gemeinsam mit den wenigsten Karten
}: { $count ->
    [one] { $each ->
        [one] Eine ist übrig.
       *[other] { $each } sind übrig.
    }
   *[other] { $each ->
        [one] je eine.
       *[other] je { $each }.
    }
}

## Warum ein Zug nicht geht

refusal-dealer = { $phase ->
    [dealer] Zuerst muss unter den Mitspielenden ausgelost werden, wer gibt.
   *[other] Wer gibt, steht fest, also wird jetzt nichts ausgelost.
}
refusal-deal = { $phase ->
    [deal] Zuerst müssen die Karten gegeben werden.
   *[other] Die Karten werden nur einmal gegeben, am Anfang.
}
refusal-deck = So werden die Karten bei Kurz-Schnurrmé nicht gegeben: Alle { $size } Karten des Blatts müssen dabei sein und keine anderen.
refusal-first-player = { $actor_is ->
    [you] Du bist dran, und { $player_who } kann jetzt nicht spielen. Gespielt wird im Uhrzeigersinn.
   *[other] { $player_is ->
        [you] { $actor } ist dran, also kannst du jetzt nicht spielen. Gespielt wird im Uhrzeigersinn.
       *[other] { $actor } ist dran, und { $player } kann jetzt nicht spielen. Gespielt wird im Uhrzeigersinn.
    }
}
refusal-draw-one = { $player_is ->
    [you] { $phase ->
        [draw] Ziehe zuerst eine Karte, vom Nachziehstapel oder vom Ablagestapel.
       *[meld] Lege eine Karte ab, um den Zug zu beenden: Gezogen hast du schon, und es ist eine je Zug.
    }
   *[other] { $phase ->
        [draw] { $player } muss zuerst eine Karte ziehen, vom Nachziehstapel oder vom Ablagestapel.
       *[meld] { $player } hat in diesem Zug schon eine Karte gezogen. Es ist eine je Zug, und eine abgelegte beendet ihn.
    }
}
refusal-draw-exhausted = { $player_is ->
    [you] Ziehe vom Nachziehstapel: Auf dem Ablagestapel liegt keine Karte.
   *[other] { $player } kann nur vom Nachziehstapel ziehen: Auf dem Ablagestapel liegt keine Karte.
}
refusal-own-cards = { $player_is ->
    [you] Nimm Karten deiner eigenen Hand: { $cards } { $count ->
        [one] ist
       *[other] sind
    } nicht dabei.
   *[other] { $player } kann nur Karten der eigenen Hand verwenden: { $cards } { $count ->
        [one] ist
       *[other] sind
    } nicht dabei.
}
refusal-no-rearranging = Was auf dem Tisch liegt, bleibt dort: { $cards } { $count ->
    [one] lässt
   *[other] lassen
} sich nicht noch einmal verwenden.
refusal-set = { $why ->
    [few] Ein Set braucht drei oder vier Karten mit demselben Wert: { $count ->
        [0] Keine Karte ist
        [one] Eine Karte ist
       *[other] { $count } Karten sind
    } zu wenig.
    [many] Ein Set hat höchstens vier Karten, denn es gibt vier Farben: { $count } sind zu viele.
   *[ranks] Ein Set braucht denselben Wert, und diese Werte sind verschieden: { $cards }.
}
refusal-run = { $why ->
    [few] Eine Reihe braucht drei oder mehr Karten einer Farbe: { $count ->
        [0] Keine Karte ist
        [one] Eine Karte ist
       *[other] { $count } Karten sind
    } zu wenig.
    [many] Eine Reihe hat höchstens dreizehn Karten, denn es gibt dreizehn Werte: { $count } sind zu viele.
    [suits] Eine Reihe braucht eine Farbe, und diese Farben sind verschieden: { $cards }.
    [order] Anders geordnet sind diese Karten eine Reihe, so aber nicht: { $cards }.
   *[gap] { $missing_count ->
        [0] Das ist keine Reihe, denn die Karten folgen nicht aufeinander: { $cards }.
       *[other] Diese Reihe hat eine Lücke: Dazwischen braucht es { $missing } oder stattdessen Joker. Das sind die Karten: { $cards }.
    }
}
refusal-ace-around = Ein Ass steht vor der Zwei oder hinter dem König, und dort endet die Reihe. Diese ginge um die Ecke: { $cards }.
refusal-joker-count = { $why ->
    [few] Für so wenige echte Karten sind es zu viele Joker.
   *[many] { $count } Joker sind zu viele für eine Kombination. Für diese Partie ist vereinbart, dass es höchstens { $most ->
            [one] einer ist
           *[other] { $most } sind
        }.
}
refusal-natural-cards = { $naturals ->
    [0] In dieser Kombination ist keine echte Karte
    [one] In dieser Kombination ist nur eine echte Karte
   *[other] In dieser Kombination sind nur { $naturals } echte Karten
}: { $cards }. Nötig { $least ->
    [one] ist mindestens eine
   *[other] sind mindestens { $least }
}.
refusal-final-discard = { $why ->
    [meld] Eine Karte muss zum Ablegen bleiben, denn damit endet jeder Zug: { $player_is ->
        [you] Du kannst nicht deine ganze Hand auslegen.
       *[other] { $player } kann nicht die ganze Hand auslegen.
    }
   *[layoff] Die letzte Karte muss zum Ablegen bleiben, denn damit endet jeder Zug: { $player_is ->
        [you] Du kannst sie nicht anlegen.
       *[other] { $player } kann sie nicht anlegen.
    }
}
refusal-return-taken = Lege eine andere Karte ab: { $player_is ->
    [you] Du hast
   *[other] { $player } hat
} { $card } gerade vom Ablagestapel genommen, und in dieser Partie kommt sie nur dann gleich zurück, wenn keine andere mehr da ist.
refusal-layoff-variant = Im einfachen Spiel werden nur ganze Kombinationen ausgelegt: { $player_is ->
    [you] Du kannst
   *[other] { $player } kann
} { $move ->
    [layoff] { $card } nicht anlegen.
   *[swap] { $card } nicht gegen einen Joker tauschen.
} In der Variante geht das.
refusal-layoff-own-meld-first = { $player_is ->
    [you] Lege zuerst selbst eine Kombination aus. Erst dann kannst du { $move ->
        [layoff] anlegen.
       *[swap] gegen einen Joker tauschen.
    }
   *[other] { $player } muss zuerst selbst eine Kombination auslegen. Erst dann kann { $player } { $move ->
        [layoff] anlegen.
       *[swap] gegen einen Joker tauschen.
    }
}
refusal-layoff-others-only = Angelegt wird in dieser Partie nur bei den anderen: { $player_is ->
    [you] Du kannst { $card } nicht an eine eigene Kombination anlegen.
   *[other] { $player } kann { $card } nicht an eine eigene Kombination anlegen.
}
refusal-layoff-fits = { $why ->
    [no-meld] Eine solche Kombination liegt nicht auf dem Tisch, also lässt sich { $card } nicht anlegen.
    [full] Diese Kombination ist vollständig und nimmt keine Karte mehr auf: { $cards }.
    [rank] Zu diesem Set passt { $needed_or } oder ein Joker, nicht aber { $card }: { $cards }.
    [suit] { START($card) } hat nicht die Farbe dieser Reihe: { $cards }.
    [end] Sag, an welchem Ende der Reihe angelegt wird; ein Set hat keine Enden. Hier ließe sich anlegen: { $needed_or }.
    [closed] An diesem Ende der Reihe folgt nichts mehr: { $cards }.
   *[next] An dieses Ende passt { $needed } oder ein Joker, nicht aber { $card }: { $cards }.
}
refusal-joker-swap = { $why ->
    [off] Ein Joker auf dem Tisch bleibt dort liegen. In dieser Partie lässt sich { $card } nicht gegen ihn tauschen.
    [no-meld] Eine solche Kombination liegt nicht auf dem Tisch, also lässt sich { $card } nicht gegen einen Joker darin tauschen.
    [no-joker] An dieser Stelle der Kombination liegt kein Joker, gegen den sich { $card } tauschen ließe: { $cards }.
   *[other] Dieser Joker steht für { $needed_or }, also lässt sich { $card } nicht gegen ihn tauschen.
}
refusal-win = Eine Hand ist leer, also ist die Partie zu Ende, und mehr lässt sich nicht tun.
refusal-stock-out = { $phase ->
    [over] Der Nachziehstapel ist verbraucht, also ist die Partie zu Ende, und mehr lässt sich nicht tun.
    [shuffle] Der Nachziehstapel ist leer. Zuerst { $count ->
        [one] muss die eine Karte
       *[other] müssen die { $count } Karten
    } unter der obersten abgelegten gemischt werden und keine anderen.
   *[other] Gemischt wird jetzt nicht. Das geschieht nur, wenn ein Zug ohne Nachziehstapel beginnt.
}
refusal-round-limit = Der letzte Umlauf ist gespielt, also ist die Partie zu Ende, und mehr lässt sich nicht tun.
refusal-unknown-move = So einen Zug hat Kurz-Schnurrmé nicht. Karten kann man ziehen, als Set oder Reihe auslegen, anlegen und ablegen.

## Warum etwas blass ist, in wenigen Worten

hint-dealer = Erst wird ausgelost.
hint-deal = Erst wird gegeben.
hint-first-player = { $actor_is ->
    [you] Du bist dran.
   *[other] { $actor } ist dran.
}
hint-draw-one = { $phase ->
    [draw] Erst eine Karte ziehen.
   *[meld] Eine Karte je Zug.
}
hint-draw-exhausted = Keine Karte da.
hint-own-cards = Nicht auf dieser Hand.
hint-no-rearranging = Was liegt, liegt.
hint-set = { $why ->
    [few] Zu wenig für ein Set.
    [many] Zu viele für ein Set.
   *[ranks] Verschiedene Werte.
}
hint-run = { $why ->
    [few] Zu wenig für eine Reihe.
    [many] Zu viele für eine Reihe.
    [suits] Verschiedene Farben.
    [order] In anderer Folge.
   *[gap] Da ist eine Lücke.
}
hint-ace-around = Nicht um die Ecke.
hint-joker-count = Zu viele Joker.
hint-natural-cards = Zu wenig echte Karten.
hint-final-discard = Eine Karte zum Ablegen behalten.
hint-return-taken = Kam gerade von dort.
hint-layoff-variant = Nur in der Variante.
hint-layoff-own-meld-first = Erst selbst auslegen.
hint-layoff-others-only = Eine eigene Kombination.
hint-layoff-fits = Passt dort nicht.
hint-joker-swap = Der Joker bleibt liegen.
hint-win = Die Partie ist zu Ende.
hint-stock-out = { $phase ->
    [over] Die Partie ist zu Ende.
    [shuffle] Erst wird gemischt.
   *[other] Gemischt wird jetzt nicht.
}
hint-round-limit = Die Partie ist zu Ende.

## Rat

advice-out = { $player_is ->
    [you] Du kannst jetzt fertig werden
   *[other] { $player } kann jetzt fertig werden
}: { $laid } Karten auslegen{ $discards ->
    [yes] {" "}und { $card } ablegen
   *[no] {""}
}. Das ist sicher.
advice-lay = Lege { $laid } Karten aus; nach dem Ablegen { $left ->
    [one] bleibt eine Karte
   *[other] bleiben { $left } Karten
} auf der Hand. Mehr ist mit dieser Hand nicht möglich.
advice-nothing = Mit diesen Karten lässt sich nichts auslegen.
advice-hold = Warte noch mit den Kombinationen, die möglich sind.
advice-could = { $laid ->
    [0] Aus der Hand, wie sie ist, lässt sich nichts auslegen.
   *[other] Von der Hand, wie sie ist, lassen sich { $laid } Karten auslegen.
}
advice-step-set = { $number }. Das Set auslegen ({ rank }): { $cards }.
advice-step-run = { $number }. Die Reihe von { $first } bis { $last } auslegen: { $cards }.
advice-step-layoff = { $number }. { START($card) } bei { $owner_to } anlegen: { $cards }.
advice-trap = Gleich { $laid } Karten auszulegen wäre eine Falle. Mit { $left ->
    [one] der einen Karte, die dann bleibt,
   *[other] den { $left } Karten, die dann bleiben,
} { $player_is ->
    [you] könntest du
   *[other] könnte { $player }
} im einfachen Spiel nie mehr fertig werden.
advice-trapped = Mit { $left ->
    [one] einer Karte
   *[other] { $left } Karten
} auf der Hand { never-out }. In der Variante mit Anlegen ginge es noch.
advice-discard = { START($card) } ablegen. Dann ließe sich mit { $outs ->
    [0] keiner
    [one] einer
   *[other] { $outs }
} der { $unseen } Karten, die { unseen-by }, mehr auslegen.
unseen-by = { $player_is ->
    [you] du nicht gesehen hast
   *[other] { $player } nicht gesehen hat
}
advice-other = { $than ->
    [same] { START($card) } abzulegen ist genauso gut.
    [alone] Würde stattdessen { $card } abgelegt, wären es ebenso viele. Aber { $best } passt weniger zu den anderen Karten.
   *[fewer] Würde stattdessen { $card } abgelegt, { $outs ->
        [0] würde keine davon helfen.
        [one] würde eine davon helfen.
       *[other] würden { $outs } davon helfen.
    }
}
advice-take = { START($card) } vom Ablagestapel nehmen. Damit { $gain ->
    [one] lässt sich eine Karte
   *[other] lassen sich { $gain } Karten
} mehr auslegen{ $outs ->
    [0] , und das kann keine Karte des Nachziehstapels.
    [one] , und von den { $unseen } Karten, die { unseen-by }, hilft überhaupt nur eine.
   *[other] , während { $outs } der { $unseen } Karten helfen, die { unseen-by }.
}
advice-stock = Vom Nachziehstapel ziehen. Mit { $card } vom Ablagestapel lässt sich nicht mehr auslegen; von den { $unseen } Karten, die { unseen-by }, { $outs ->
    [0] würde keine helfen
    [one] würde eine helfen
   *[other] würden { $outs } helfen
}.
advice-unknown = Welche Karte als nächste kommt und was die anderen sammeln, kann niemand wissen. Ziehen und Ablegen lassen sich darum abwägen, aber nicht als das Beste beweisen.
missed-open = Mit { $card } vom Ablagestapel ließe sich mehr auslegen.
missed-out = Du hättest gewinnen können: { $laid } deiner Karten ließen sich auslegen.
missed-discard = Jetzt { $number ->
    [0] hilft dir keine Karte
    [one] hilft dir eine Karte
   *[other] helfen dir { $number } Karten
} weiter, die du noch nicht kennst. Ohne { $card } wären es { $outs }.

## Das Spiel

game-name = Kurz-Schnurrmé

## Was ein Tisch vor dem ersten Zug und am Anfang der Regeln sagt; $count ist, wie viele spielen

summary-aim = Werde deine Karten los; wer zuerst keine mehr hat, gewinnt. Los wird man sie in Sets und Reihen, und einzeln auf dem Ablagestapel{ $layoff ->
    [yes] {" "}oder, mit der Variante „Anlegen“, an Kombinationen, die schon liegen
   *[no] {""}
}.
summary-turn = Ziehe eine Karte vom Nachziehstapel oder vom Ablagestapel. Lege Sets (drei oder vier von gleichem Wert) und Reihen (drei oder mehr Nachbarn einer Farbe) aus, wenn du magst.{ $layoff ->
    [yes] {" "}Hast du selbst ausgelegt, kannst du auch einzelne Karten anlegen.
   *[no] {""}
} Dann wirf eine Karte ab.
summary-end = Wer keine Karte mehr hat, gewinnt sofort. Gibt es keinen neuen Nachziehstapel mehr, gewinnen die wenigsten Karten.

## Die Kapitel der Regeln

chapter-1 = Die Schachtel
chapter-2 = Das Geben
chapter-3 = Ein Zug
chapter-4 = Sets und Reihen
chapter-5 = Die Variante
chapter-6 = Das Ende
chapter-7 = Was kein Zug ist

## Wie zweifelhafte Regeln auch gelesen werden können

choice-card_letters-KDB = immer K, D und B
choice-card_letters-KQJ = immer K, Q und J
choice-jokers = { $count ->
    [0] kein Joker
    [one] ein Joker
   *[other] { $count } Joker
}
choice-max_reshuffles = { $count ->
    [0] nie
   *[other] { $count }-mal
}
choice-ace_around-true = König, Ass, Zwei ist auch eine Reihe
choice-jokers_per_meld-1 = höchstens einer
choice-jokers_per_meld-2 = höchstens zwei
choice-min_naturals-2 = mindestens zwei echte Karten
choice-layoff_targets-any = auch an eigene
choice-joker_swap-true = wer etwas ausliegen hat, darf ihn gegen die echte Karte nehmen
choice-final_discard-optional = man darf ohne Ablage fertig werden
choice-return_taken-false = nicht die eben genommene, außer es bleibt keine andere
choice-stock_out-end = dann ist die Partie zu Ende

## Der Tisch

no-melds = { $player_is ->
    [you] du hast nichts ausgelegt
   *[other] nichts ausgelegt
}
no-melds-of = { $player_is ->
    [you] Du hast nichts ausgelegt
   *[other] { $player } hat nichts ausgelegt
}
zone-set = { $player_is ->
    [you] Dein Set
   *[other] Set von { $player }
}: { rank }
zone-run = { $player_is ->
    [you] Deine Reihe
   *[other] Reihe von { $player }
} in { colour }, { $first } bis { $last }
plate = { $player_plate } · { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
plate-short = { $player_plate } · { $count }
joker-as = Joker, steht für { $card }
joker-as-rank = Joker, steht für eine fehlende Karte ({ rank })
joker-letter = { $letter }
mark-legal = passt in eine Kombination
mark-picked = gewählt
mark-new = neu
mark-wins = gewinnt
mark-joker = = { $card }
can-meld = { $count ->
    [0] {""}
    [one] Teil einer möglichen Kombination
   *[other] Teil von { $count } möglichen Kombinationen
}{ $cards_count ->
    [0] {""}
   *[other] {" "}mit { $cards }
}{ $layoffs ->
    [0] {""}
   *[other] { $count ->
        [0] passt
       *[other] {" "}und passt
    } { $layoffs ->
        [one] an eine Stelle
       *[other] an { $layoffs } Stellen
    } auf dem Tisch
}
can-join = passt zu den gewählten Karten, in { $count ->
    [one] einer Kombination
   *[other] { $count } Kombinationen
}
can-discard = kann abgelegt werden
can-layoff = { $card } lässt sich hier anlegen, bei { $owner_to }
can-swap = { $card } lässt sich gegen diesen Joker von { $owner_to } tauschen
arrow-take = { START($card) } zu { $player_to }

title-start = Das Geben
title-round = Umlauf { $round }
title-draw = { $player_is ->
    [you] Du ziehst
   *[other] { $player } zieht
}
title-meld = { $player_is ->
    [you] Du legst aus und legst ab
   *[other] { $player } legt aus und legt ab
}
title-shuffle = Neuer Stapel
title-layoff = mit Anlegen
title-game-over = Ende der Partie
title-turn = { $player_is ->
    [you] { your-turn }
   *[other] { $player } ist dran
}

key = { $what ->
    [meld] u
    [discard] a
    [layoff] l
    [swap] j
    [stock] v
   *[take] n
}
action-draw-stock = Vom Nachziehstapel ziehen ({ $count })
action-draw-discard = { START($card) } nehmen
action-set = Set auslegen ({ rank })
    { START($cards_list) }
action-run = Reihe auslegen, { $first } bis { $last }{ $instead_count ->
    [0] {""}
    [one] {""}
        Der Joker steht für { $instead }.
   *[other] {""}
        Die Joker stehen für { $instead }.
}
action-layoff = { START($card) } an { $kind ->
    [set] { owned-set }
   *[run] { owned-run }
} anlegen
    { $end ->
        [low] Vor { $first }
        [high] Hinter { $last }
       *[set] Neben { $first }
    }{ $joker ->
        [yes] , als { $stands }
       *[no] {""}
    }
action-swap = { START($card) } hinlegen und den Joker von { $owner_to } nehmen
action-discard = { START($card) } ablegen
action-back = Zurückstecken
ask-one = { START($card) } gewählt. { $count ->
    [0] { $layoffs ->
        [0] { $later_count ->
            [0] Passt zu nichts: Stecke sie zurück oder lege sie ab.
           *[other] Passt an eine Kombination von { $later }, aber anlegen darfst du erst, wenn du selbst eine ausgelegt hast.
        }
       *[other] Lege sie auf dem Tisch an oder ab.
    }
   *[other] { $layoffs ->
        [0] Wähle weitere Karten oder lege sie ab.
       *[other] Wähle weitere Karten oder eine Kombination auf dem Tisch, zu der sie passt, oder lege sie ab.
    }
}
ask-apart = Weder der Wert noch die Farbe ist gleich, also ergibt das keine Kombination: { $cards }.
ask-more = { START($cards) } gewählt: Wähle die nächste Karte{ $left ->
    [0] {""}
    [one] {" "}(eine Kombination möglich)
   *[other] {" "}({ $left } Kombinationen möglich)
}.
ask-meld = Diese Karten sind eine Kombination{ $count ->
    [one] {""}
   *[other] , auf { $count } Arten
}: Lege sie aus oder wähle andere. { $kept ->
    [0] Keine Karte bleibt
    [one] Eine Karte bleibt
   *[other] { $kept } Karten bleiben
} auf der Hand.{ $trap ->
    [yes] {" "}Vorsicht: Eine davon ist zum Ablegen, und mit so wenigen wird im einfachen Spiel niemand mehr fertig.
   *[no] {""}
}

sheet-caption = Ergebnis
sheet-player = Name
sheet-hand = Karten übrig
sheet-laid = Karten vor sich
sheet-result = { $why ->
    [out] { $players_are ->
        [you] Du hast keine Karte mehr und gewinnst.
       *[other] { $players } hat keine Karte mehr und gewinnt.
    }
    [stock] Der Nachziehstapel ist verbraucht. { fewest-win }
   *[rounds] Der letzte Umlauf ist vorbei. { fewest-win }
}
fewest-win = { $players_are ->
    [you] Du hast die wenigsten Karten und gewinnst.
    [you-and] { START($players) } habt die wenigsten Karten und gewinnt gemeinsam.
    [one] { $players } hat die wenigsten Karten und gewinnt.
   *[other] { $players } haben die wenigsten Karten und gewinnen gemeinsam.
}

## Was zur Wahl steht
option-choice = Ablegen
option-helps = Karten, die helfen würden
option-discard = { START($card) }

## Fragen

quiz-done-discard = Du legst { $card } auf den Ablagestapel.
quiz-playable = Welche deiner Karten kannst du jetzt wählen? Wähle alle.
quiz-try-discard = { $card } ablegen
quiz-meld = Dürfen diese Karten zusammen ausgelegt werden, so oder in anderer Reihenfolge: { $cards }?
quiz-joker = Du legst diese Karten als Reihe aus, in dieser Ordnung: { $cards_list }. Wofür steht der Joker?
quiz-left = Lege so viele Karten aus, wie du kannst. Wie viele deiner { $count } Karten bleiben vor dem Ablegen auf der Hand?
answer-meld = { $kind ->
    [set] Ja, als Set
    [run] Ja, als Reihe
   *[neither] Nein
}
answer-card = { START($card) }
because-meld = { $kind ->
    [set] Sie haben denselben Wert, also sind sie ein Set: { $cards_list }.
   *[run] Sie sind von einer Farbe und folgen aufeinander, also sind sie eine Reihe: { $cards_list }.
}
because-stands = Der Joker füllt seinen Platz in der Reihe: { $cards_list }.
because-joker = { $slip ->
    [suit] Eine Reihe ist von einer Farbe, also ist es nicht { $card }.
   *[place] Der Joker liegt { $where ->
        [between] zwischen { $low } und { $high }
        [behind] hinter { $low }
       *[before] vor { $high }
    }, und da gehört { $card } nicht hin.
}
because-left = { $slip ->
    [one-meld] Du darfst in einem Zug mehrere Kombinationen auslegen.
    [discarded] So viele sind es nach dem Ablegen.
    [whole] Eine Karte muss zum Ablegen bleiben.
   *[none] Es lässt sich etwas auslegen.
}
because-neither = Sieh dir Werte und Farben noch einmal an, auch in anderer Reihenfolge.
because-together = Suche die Sets und Reihen, die zusammen am meisten Karten brauchen. Jede Karte zählt nur einmal.
because-kept = { $count ->
    [one] Nur { $cards } bleibt.
   *[other] Diese { $count } bleiben: { $cards_list }.
}
quiz-out = Kannst du in diesem Zug alle { $count } Karten loswerden?{ $melds ->
    [yes] {" "}An das, was auf dem Tisch liegt, kann man nichts anlegen.
   *[no] {""}
}
answer-out = { $out ->
    [yes] Ja
   *[no] Nein
}
because-out = { $out ->
    [yes] { $count ->
        [0] Alle lassen sich auslegen.
       *[other] Alle bis auf eine lassen sich auslegen, und { $cards } wird abgelegt.
    }
   *[no] { $whole ->
        [yes] Eine Karte muss zum Ablegen bleiben, also bleiben { $count }: { $cards_list }.
       *[no] Wie du sie auch auslegst, vor dem Ablegen bleiben mindestens { $count }, zum Beispiel diese: { $cards_list }. Ablegen kannst du nur eine.
    }
}
quiz-added = Welche deiner Karten kannst du an Kombinationen auf dem Tisch anlegen? Wähle alle.
quiz-stock = { $count ->
    [0] Die abgelegten Karten wurden noch nicht gemischt.
    [one] Die abgelegten Karten wurden einmal gemischt.
   *[other] Die abgelegten Karten wurden { $count }-mal gemischt.
} Irgendwann ist der Stapel aufgebraucht, und ein Zug beginnt. Was geschieht dann?
answer-stock = { $kind ->
    [shuffle] Die abgelegten Karten werden zum neuen Stapel
   *[end] Die Partie ist zu Ende
}
because-added = Diese passen: { $cards }.
because-not-added = { $why ->
    [layoff-others-only] { START($card) } passt nur an eine eigene Kombination, und angelegt wird bei den anderen.
   *[layoff-fits] { START($card) } passt an keine Kombination auf dem Tisch.
}
because-stock = { $why ->
    [none] Die Karten unter der obersten werden gemischt, was { $most ->
        [one] einmal
       *[other] { $most }-mal
    } in einer Partie geht.
    [end] In dieser Partie werden die abgelegten Karten nie zum Stapel.
    [again] Sie wurden schon so oft gemischt, wie es geht.
   *[few] Es gibt nichts zu mischen.
}
quiz-why-discard-return-taken = Eine eben genommene Karte darf man nicht im selben Zug ablegen.
quiz-why-discard-meld-optional = Eine Karte, die man auslegen könnte, darf man nicht ablegen.
quiz-why-discard-final-discard = Ablegen darf nur, wer eine Kombination ausgelegt hat.
quiz-exchange = Du hast { $card } auf der Hand. Dafür steht der Joker in einer Kombination auf dem Tisch: { $cards_list }. Kannst du sie tauschen?
answer-exchange = { $kind ->
    [swap] Ja, und der Joker kommt auf deine Hand
    [stays] Nein, der Joker bleibt liegen
    [own] Nur wenn die Kombination dir gehört
   *[discard] Nur anstelle des Ablegens
}
because-exchange = { $kind ->
    [swap] In dieser Partie darf, wer eine Kombination hat, die echte Karte hinlegen und den Joker nehmen.
    [stays] Ein Joker auf dem Tisch bleibt in seiner Kombination, und niemand kann ihn tauschen.
    [not-swap] Was auf dem Tisch liegt, kommt auf keine Hand zurück.
    [not-stays] In dieser Partie darf man einen Joker tauschen.
    [not-own] Wem die Kombination gehört, ist gleich.
   *[not-discard] Mit dem Ablegen hat das nichts zu tun.
}
quiz-adds = { START($card) } passt an eine Kombination von { $owner_to }. Kannst du die Karte in diesem Zug dort anlegen?
answer-adds = { $kind ->
    [now] Ja, sofort
    [first] Erst wenn eine eigene Kombination auf dem Tisch liegt
    [own] Nur wenn die Kombination dir gehörte
   *[never] Nein, die Karte bleibt auf der Hand
}
because-adds = { $kind ->
    [now] Du hast eine Kombination auf dem Tisch, also darfst du an die der anderen anlegen.
    [first] Du hast noch keine Kombination auf dem Tisch. Es genügt eine, die du in diesem Zug auslegst.
    [never] In dieser Partie werden nie einzelne Karten angelegt, nur ganze Sets und Reihen ausgelegt.
    [not-now] { $plain ->
        [yes] Dass sie passt, genügt nicht.
       *[no] Sieh nach, was vor dir auf dem Tisch liegt.
    }
    [not-first] { $plain ->
        [yes] Eine eigene Kombination würde daran nichts ändern.
       *[no] Du hast schon eine.
    }
    [not-own] { $plain ->
        [yes] Wem die Kombination gehört, ist gleich.
       *[no] Angelegt wird an Kombinationen der anderen.
    }
   *[not-never] In dieser Partie darf man an Kombinationen der anderen anlegen.
}
quiz-with = Du könntest { $card } vom Ablagestapel nehmen. Mit welchen zwei deiner Karten wäre das ein Set oder eine Reihe? Wähle beide.
because-not-with = { $kind ->
    [set] Ein Set braucht drei Karten eines Werts, und so viele hast du davon nicht.
   *[run] In einer Reihe einer Farbe darf dazwischen keine Karte fehlen.
}
quiz-in-melds = Welche deiner Karten könnten in einem Set oder einer Reihe liegen, nur aus deiner Hand? Wähle alle.
because-lacks = { $slip ->
    [pair] Mit { $card } hast du nur zwei dieses Werts, und ein Set braucht drei.
    [near] Mit { $card } hast du nur zwei Nachbarn dieser Farbe, und eine Reihe braucht drei.
    [corner] Hinter dem Ass geht eine Reihe nicht weiter, also gehört { $card } nicht dazu.
   *[alone] Mit { $card } ergibt keine andere deiner Karten ein Set oder eine Reihe.
}
quiz-order = Zusammen sind das eine Reihe: { $cards }. In welcher Ordnung liegen sie, von der niedrigsten an?
because-order = So liegen sie: { $cards_list }.
quiz-few = Du legst { $cards } aus und legst eine Karte ab. Dann { $left ->
    [one] bleibt eine Karte
   *[other] bleiben { $left } Karten
}. Kann deine Hand in einem späteren Zug noch leer werden?
answer-few = { $kind ->
    [later] Ja, wenn die richtige Karte kommt
    [never] Nein, nie mehr
    [discards] Ja, allein durch Ablegen
   *[added] Ja, durch Anlegen auf dem Tisch
}
because-few = { $kind ->
    [later] Mit der gezogenen Karte sind es { $drawn }: Daraus kann eine Kombination werden{ $kept ->
        [yes] , und eine bleibt zum Ablegen
       *[no] {""}
    }.
    [never] Mit der gezogenen Karte sind es { $drawn }. Eine Kombination braucht drei{ $kept ->
        [yes] , und eine weitere muss zum Ablegen bleiben
       *[no] {""}
    }.
    [not-later] Zähle, was eine Kombination braucht{ $kept ->
        [yes] , und was zum Ablegen bleiben muss
       *[no] {""}
    }.
    [not-never] Zähle noch einmal, mit der gezogenen Karte.
    [not-discards] Jeder Zug bringt eine Karte, bevor man eine ablegt.
   *[not-added] In dieser Partie wird auf dem Tisch nichts angelegt.
}
quiz-back = Du hast eben { $card } vom Ablagestapel genommen. Kannst du diese Karte im selben Zug wieder ablegen?
answer-back = { $kind ->
    [any] Ja, wie jede andere Karte
    [kept] Nein, in diesem Zug muss sie bleiben
    [laid] Erst nach dem Auslegen einer Kombination
   *[stock] Nur wenn dafür eine andere gezogen wird
}
because-back = { $kind ->
    [any] Jede Karte der Hand darf abgelegt werden, auch die eben genommene.
    [kept] In dieser Partie darf die eben genommene Karte nicht gleich abgelegt werden.
    [not-any] In dieser Partie darf sie nicht gleich zurück.
    [not-kept] Nichts unterscheidet diese Karte von den anderen.
    [not-laid] Ob etwas ausgelegt wurde, hat damit nichts zu tun.
   *[not-stock] In einem Zug wird nur eine Karte gezogen.
}
quiz-fewest = Angenommen, der Stapel ist endgültig aufgebraucht, und die Partie endet jetzt, mit allen Händen, wie sie sind. Wer gewinnt?
answer-fewest = { $count ->
    [0] Niemand
   *[other] { START($players) }
}
because-fewest = { $count ->
    [one] { $players_are ->
        [you] Du hast
       *[other] { START($players) } hat
    } die wenigsten Karten: { $held }.
   *[other] { $players_are ->
        [you-and] { START($players) } habt mit je { $held } die wenigsten Karten und gewinnt gemeinsam.
       *[other] { START($players) } haben mit je { $held } die wenigsten Karten und gewinnen gemeinsam.
    }
}
because-not-fewest = { $slip ->
    [nobody] Auch eine Partie, die so endet, hat jemand gewonnen: Es zählt, wie viele Karten auf der Hand sind.
    [tie] Jemand anders hat genauso wenige.
    [count] Zähle die Karten jeder Hand.
   *[more] { $players_are ->
        [you] Du hast { $held }, und andere haben weniger.
       *[other] { START($players) } hat { $held }, und andere haben weniger.
    }
}
