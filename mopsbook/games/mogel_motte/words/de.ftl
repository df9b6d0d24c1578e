### Mogel-Motte auf Deutsch.
### $player, $guard, $to, $target, $slowest, $starter, $caught, $actor sind Namen; $players, $order, $givers, $empty sind
### Listen davon, daneben stehen $players_count und so weiter. $card ist eine Karte in Worten ("Spinne 3", "Zahl 3"),
### daneben stehen $card_kind und $card_value; $cards, $have und $under sind Listen, daneben stehen $cards_or und
### $cards_count. $near und $counts sind Listen von Werten. START() schreibt den ersten Buchstaben groß.

## Karten und Werte

card = { $kind ->
    [number] Zahl { $value }
    [spider] Spinne { $value }
    [mosquito] Mücke { $value }
    [cockroach] Kakerlake { $value }
    [ant] Ameise { $value }
   *[moth] Motte { $value }
}
back = verdeckte Karte
value = { $number }
seat-label = { $player }, { $points } { $points ->
    [one] Minuspunkt
   *[other] Minuspunkte
}
seat-points = { $player } { $points }

## Der Tisch

game-name = Mogel-Motte
zone-draw = Nachziehstapel
zone-discard = Ablagestapel
word-draw = Stapel
word-discard = Ablage
zone-ring = Was passt
zone-beneath = Unter der Ameise
zone-under = Unter dem Tisch: { $player }
zone-slap = Hände auf der Mücke
under-caption = Unter dem Tisch
plate = { $player } · { plate-cards }
plate-you = { $player } (du) · { plate-cards }
plate-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}{ $points ->
    [0] {""}
    [one] { "" }, ein Minuspunkt
   *[other] { "" }, { $points } Minuspunkte
}
plate-short = { $player } · { $count }{ minus }
plate-short-you = { $player } (du) · { $count }{ minus }
minus = { $points ->
    [0] {""}
   *[other] { " " }· −{ $points }
}
ring-label = { $value ->
    [0] Noch gilt kein Wert
   *[other] Es gilt die { $value }: Darauf passen { $lower } und { $higher }
}
guard-label = { $player } hat die Wächter-Wanze
gaze-label = { $guard } beobachtet { $player }
under-label = { $count ->
    [0] Die Tischkante: { $player } hat nichts weggemogelt
    [one] Unter dem Tisch: { $player } hat eine Karte weggemogelt
   *[other] Unter dem Tisch: { $player } hat { $count } Karten weggemogelt
}
slap-label = Hand von { $player }: Nummer { $place }
arrow-accuse = beschuldigt
mark-legal = spielbar
mark-picked = gewählt
mark-wins = gewinnt
mark-out = keine Karte mehr
mark-slowest = am langsamsten
mark-fastest = am schnellsten
mark-caught = ertappt
mark-wrong = geirrt
mark-psst = psst!
can-draw = kann gezogen werden
can-give = kann abgegeben werden
can-throw = kann geworfen werden
can-take = kann genommen werden
can-sneak = kann weggemogelt werden
can-slap = darauf wird geschlagen

## Titel und Kapitel

title-start = Die Karten werden gegeben
title-round = Runde { $round } von { $rounds }
title-turn = { $player } ist dran
title-spider = Spinne von { $player }
title-slap = Mücke!
title-gifts = { $player } gibt { $slowest } eine Karte
title-race = Kakerlake: eine { $value }!
title-ant = Ameise: { $player } nimmt
title-attempt = Was macht { $player } da?
title-clarify = { $guard } hat { $player } ertappt
title-caught = { $player } wird ertappt
title-new-guard = { $player } ist jetzt Wache
title-reshuffle = Neuer Nachziehstapel
title-round-over = Runde beendet
title-over = Partie beendet

## Was man tun kann

action-draw = Eine Karte ziehen
action-sneak = Karte wegmogeln
action-catch = Jemanden beschuldigen
action-accuse = { $target } beschuldigen
action-let-go = Gut sein lassen
action-give = { $card } an { $to }
action-decline = Nichts verschenken
action-slap = Klatsch!
action-slowest = { $player } war am langsamsten
action-threw = { $player } wirft { $card }
action-throw = Nichts werfen
action-nobody = Niemand wirft
action-next-round = Nächste Runde
action-back = Zurück
ask-give = Wer bekommt { $card } von { $player }?
ask-sneak = Welche Karte mogelt { $player } weg? { $gaze ->
    [here] Vorsicht: { $guard } ist die Wache und schaut auf { $player }.
    [away] { $guard } ist die Wache und schaut woandershin.
   *[unknown] { $guard } ist die Wache.
}
ask-accuse = Wen beschuldigt { $guard }? Ein Irrtum kostet eine Karte.
ask-pause = { $spider ->
    [yes] { $player } darf noch eine Karte verschenken.
   *[no] Gleich ist { $player } dran.
} { $gaze ->
    [here] { $guard } schaut auf { $you }: Trotzdem eine Karte wegmogeln? Oder es geht weiter.
    [away] Jetzt wäre Zeit, eine Karte wegzumogeln, solange { $guard } woandershin schaut. Oder es geht weiter.
   *[unknown] Jetzt wäre Zeit, eine Karte wegzumogeln. Oder es geht weiter.
}
ask-pause-guard = { $spider ->
    [yes] { $player } darf noch eine Karte verschenken.
   *[no] Gleich ist { $player } dran.
} Mit einem Klick auf einen Namen jemanden beobachten, jemanden beschuldigen, oder es geht weiter.
ask-slap = { $player } schlägt auf die Mücke: mit dem Knopf, der Leertaste oder einem Klick auf sie.
ask-throw = { $cards_count ->
    [0] { $player } hat nichts, was auf die Kakerlake passt.
   *[other] { $player } kann { $cards_or } auf die Kakerlake werfen oder nichts.
}

prompt-deal = Die Karten von Runde { $round } müssen gegeben werden.
prompt-turn = { $player } legt eine { $near_or } oder zieht, wenn auf die { $value } nichts passt.
prompt-lay = Auf die { $value } passt eine { $near_or }, also kann { $player } { $cards_or } legen{ $draw ->
    [yes] {" "}oder eine Karte ziehen
   *[no] {""}
}.
prompt-stuck = Auf die { $value } passt eine { $near_or }. { $player } kann nichts davon legen und muss eine Karte ziehen.
prompt-spider = { $player } darf irgendwem eine Karte schenken oder es lassen.
prompt-spider-cards = { $cards_count ->
    [0] { $player } hat nichts, was verschenkt werden kann.
   *[other] { $player } darf irgendwem { $cards_or } schenken oder es lassen.
}
prompt-slap = Alle außer { $player } schlagen auf die Mücke. Welche Hand kommt zuletzt?
prompt-gift = { $player } muss { $to } eine Karte geben.
prompt-gift-cards = { $player } muss { $to } eine Karte geben: { $cards_or }.
prompt-race = { $active ->
    [yes] Alle dürfen
   *[no] Alle außer { $player } dürfen
} { $actions ->
    [yes] eine Zahlen- oder Aktionskarte mit dem Wert { $value }
   *[no] eine Zahl { $value }
} auf die Kakerlake werfen. Wer ist am schnellsten?
prompt-take = { $player } nimmt irgendeine Karte unter der Ameise hervor: { $cards_or }.
prompt-attempt = Es sieht so aus, als ließe { $player } eine Karte verschwinden. { $guard } kann jemanden beschuldigen oder es gut sein lassen.
prompt-attempt-card = { $player } lässt gerade { $card } verschwinden. { $guard } kann jemanden beschuldigen oder es gut sein lassen.
prompt-penalty = { $player } muss eine Karte abgeben: Sie geht an { $to }, denn { $to } wurde ertappt.
prompt-penalty-cards = { $player } muss eine Karte abgeben: Sie geht an { $to }, denn { $to } wurde ertappt. Möglich: { $cards_or }.
prompt-reshuffle = Der Nachziehstapel ist aufgebraucht. Er muss aus den abgelegten Karten neu entstehen.
prompt-next-round = Runde { $round } ist zu Ende. Alle können die nächste beginnen.
prompt-over = { $count ->
    [one] Die Partie ist zu Ende: { $players } hat gewonnen.
   *[other] Die Partie ist zu Ende: { $players } haben gemeinsam gewonnen.
}

## Was geschah

event-deal = Alle Karten werden gemischt, und jede Hand bekommt { $count }. { $left ->
    [one] Eine Karte bleibt als Nachziehstapel
   *[other] { $left } Karten bleiben als Nachziehstapel
} übrig, dazu die erste für den Ablagestapel.
event-guard = { $player } bekommt die Wächter-Wanze. Also beginnt { $player }, passt auf die anderen auf und darf nicht mogeln.
event-first-card = Der Ablagestapel beginnt mit { $card }, also gilt die { $value }.{ $under_count ->
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
event-play = { $player } legt { $card }.{ $guard ->
    [yes] {" "}Eine Motte darf nur die Wache legen.
   *[no] {""}
}{ $wrap ->
    [yes] {" "}Das passt, weil 5 und 1 Nachbarn sind.
   *[no] {""}
} { $left ->
    [0] Das war die letzte Karte auf der Hand.
    [one] Jetzt gilt die { $value }, und { $player } hat nur noch eine Karte.
   *[other] Jetzt gilt die { $value }.
}
event-no-action = Es war die letzte Karte von { $player }, also wirkt sie nicht mehr.
event-spider = Wegen der Spinne darf { $player } jetzt eine Karte verschenken, aber keine Motte.
event-mosquito = Schnell, die Mücke! { $players } schlagen darauf, und wer am langsamsten ist, bekommt von allen eine Karte.
event-cockroach = Schnell, die Kakerlake! { $players } dürfen eine { $value } darauf werfen, und nur die schnellste Karte bleibt liegen.
event-ant = Wegen der Ameise { $source ->
    [draw] nehmen { $players } je eine Karte vom Nachziehstapel.
   *[discard] { $choice ->
        [yes] suchen sich { $players } je eine Karte aus dem Ablagestapel unter ihr aus.
       *[no] nehmen { $players } je eine Karte vom Ablagestapel unter ihr, von oben nach unten.
    }
}{ $round ->
    [1] {" "}{ $source ->
        [draw] So steht es auf Niederländisch und Italienisch; auf Deutsch, Englisch und Französisch ist es der Ablagestapel (Schalter ant_source).
       *[discard] So steht es auf Deutsch, Englisch und Französisch; auf Niederländisch und Italienisch ist es der Nachziehstapel (Schalter ant_source).
    }
   *[other] {""}
}
event-draw = { $why ->
    [stuck] { $player } hat keine Karte, die gelegt werden muss, und zieht { $card }.
    [free] { $player } zieht { $card }.
    [ant] Wegen der Ameise zieht { $player } { $card }.
   *[wrong] Für die falsche Beschuldigung zieht { $player } { $card }.
}
event-draw-hidden = { $why ->
    [stuck] { $player } hat keine Karte, die gelegt werden muss, und zieht eine.
    [free] { $player } zieht eine Karte.
    [ant] Wegen der Ameise zieht { $player } eine Karte.
   *[wrong] Für die falsche Beschuldigung zieht { $player } eine Karte.
}
event-no-card = { $player } müsste ziehen, aber es ist keine Karte mehr da.
event-give = { $player } schenkt { $to } eine Karte: { $card }.
event-give-hidden = { $player } schenkt { $to } eine Karte.
event-decline = { $player } verschenkt nichts.
event-slap = { $order_count ->
    [0] {""}
   *[other] Die Hände kommen in dieser Reihenfolge: { $order_list }.{" "}
}{ $slowest } ist am langsamsten { $givers_count ->
    [0] und bekommt doch nichts, denn niemand kann etwas abgeben.
    [one] und bekommt eine Karte von { $givers }.
   *[other] und bekommt je eine Karte von { $givers }.
}
event-no-gift = { $kept ->
    [yes] { $players } { $players_count ->
        [one] kann
       *[other] können
    } nichts abgeben: Motten verschenkt man nie, und hier auch nicht die letzte Karte.
   *[no] { $players } { $players_count ->
        [one] hat
       *[other] haben
    } nur Motten, und die verschenkt man nie.
}
event-gift = { $player } gibt { $to } eine Karte: { $card }.
event-gift-hidden = { $player } gibt { $to } eine Karte.
event-race = { $player } ist mit { $card } am schnellsten. Die Karte bleibt auf der Kakerlake liegen, und es gilt weiter die { $value }.
event-race-nobody = Niemand wirft eine Karte auf die Kakerlake, und es gilt weiter die { $value }.
event-take = { $player } nimmt { $card } unter der Ameise hervor.
event-ant-short = Unter der Ameise liegt keine Karte mehr für { $players }{ $source ->
    [draw] . Hier hilft der Nachziehstapel aus.
   *[none] , also wird nichts genommen.
}
event-cheat = { $player } lässt { $card } verschwinden. Ob die Wache es merkt?
event-cheat-hidden = Ein Augenblick vergeht.
event-vanish = { $wrong ->
    [yes] Die Wache hat jemand anderes beschuldigt, also ist { $card } weg
   *[no] Die Wache tut nichts, also ist { $card } weg
}: aus dem Spiel, bis die Runde zu Ende ist.
event-vanish-hidden = Ein Augenblick vergeht.
event-accuse = { $guard } wirft { $target } vor zu mogeln, { $right ->
    [yes] und das stimmt.
   *[no] aber das stimmt nicht.
}
event-caught = { $player } muss { $card } auf die Hand zurücknehmen.{ $late ->
    [yes] {" "}Hier wirkt eine Beschuldigung, bis wieder eine Karte gelegt oder gezogen wird.
   *[no] {""}
}
event-caught-hidden = { $player } muss die Karte auf die Hand zurücknehmen.{ $late ->
    [yes] {" "}Hier wirkt eine Beschuldigung, bis wieder eine Karte gelegt oder gezogen wird.
   *[no] {""}
}
event-penalty = Zur Strafe bekommt { $to } von { $player } noch eine Karte: { $card }.
event-penalty-hidden = Zur Strafe bekommt { $to } von { $player } noch eine Karte.
event-no-penalty = { $player } hat nichts, was abgegeben werden darf, also bekommt { $to } keine weitere Karte.
event-new-guard = Die Wächter-Wanze geht von { $guard } an { $player }. Ab jetzt wacht { $player }, und das Spiel geht dort weiter, wo es stand.
event-guard-stays = { $player } behält die Wächter-Wanze, muss aber eine Karte ziehen.
event-used-up = Der Nachziehstapel ist aufgebraucht, also werden die abgelegten Karten der neue.
event-reshuffle = { $count ->
    [one] Eine Karte liegt im neuen Nachziehstapel.
   *[other] { $count } Karten werden gemischt und liegen im neuen Nachziehstapel.
}
event-turn-up = Alle abgelegten Karten wurden gemischt, also wird { $card } aufgedeckt, und es gilt die { $value }, ohne eine Aktion.{ $under_count ->
    [0] {""}
   *[other] {" "}Motten haben hier keinen Wert, darum musste { $under } bedeckt werden.
}
event-round-end = { $count ->
    [0] Niemand kann mehr legen, ziehen oder mogeln, also ist Runde { $round } zu Ende.
    [one] { $empty } hat keine Karte mehr, also ist Runde { $round } zu Ende.
   *[other] { $empty } haben keine Karte mehr, also ist Runde { $round } zu Ende.
}
event-score = { $points ->
    [0] { $player } hat keine Karte mehr und bekommt keine Minuspunkte.
   *[other] { $player } zählt { $numbers } × 1 für Zahlen, { $actions } × 5 für Aktionen und { $moths } × 10 für Motten: { $points ->
        [one] ein Minuspunkt
       *[other] { $points } Minuspunkte
    }.
}
event-next-round = Runde { $round } beginnt. { $player } sitzt links von der Person, die zuletzt begonnen hat, und beginnt als Wache.
event-game-end = Das war die letzte Runde, also ist die Partie zu Ende. Minuspunkte: { $totals }.
event-winners = { $shared ->
    [yes] { $players } gewinnen gemeinsam mit den wenigsten Minuspunkten, je { $points }.{ $tie_break ->
        [last_round] {" "}Auch in der letzten Runde war es gleich.
       *[shared] {""}
    }
   *[no] { $tied ->
        [yes] { $players } gewinnt: Die wenigsten Minuspunkte, { $points }, kommen mehrmals vor, und die letzte Runde entscheidet.
       *[no] { $players } hat die wenigsten Minuspunkte, { $points }, und gewinnt.
    }
}

## Warum ein Zug nicht geht

refusal-players = Diesen Platz gibt es nicht: In dieser Partie spielen { $count }.
refusal-in-turn = { $player } ist nicht dran, sondern { $actor }. Nur zum Mogeln muss man nicht dran sein.
refusal-one-card = In einem Zug wird eine Karte gelegt, nicht { $cards }.
refusal-own-hand = { START($cards) } { $count ->
    [one] ist
   *[other] sind
} nicht auf der Hand von { $player }, und nur Karten der eigenen Hand kann man legen, abgeben oder wegmogeln.
refusal-moth-not-laid = { START($card) } kann nicht gelegt werden: Eine Motte legt nur die Wache, und das ist { $guard }.
refusal-adjacent = { START($card) } passt nicht: Auf die { $value } kommt eine { $near_or }.
refusal-draw-if-stuck = { $player } darf nicht ziehen, denn { $count ->
    [one] eine Karte passt und muss gelegt werden: { $have }.
   *[other] es passen Karten, und eine davon muss gelegt werden: { $have_or }.
}
refusal-guard-moth-forced = Hier muss die Wache eine Motte legen, wenn sonst nichts passt: { $have_or }.
refusal-action-first = Erst muss die Aktion der Karte vorbei sein: { $phase ->
    [spider] { $actor } darf eine Karte verschenken.
    [slap] Es wird auf die Mücke geschlagen.
    [gifts] Wer am langsamsten war, bekommt Karten.
    [race] Um die Kakerlake läuft ein Wettlauf.
   *[ant] Wegen der Ameise werden Karten genommen.
}
refusal-guard-honest = { $player } hat die Wächter-Wanze und muss ehrlich spielen: Die Wache mogelt nie.
refusal-cheat-last-card = { $player } hat nur noch eine Karte, und die letzte wird nie weggemogelt.
refusal-cheat-one-at-a-time = { $why ->
    [several] Mehrere Karten zugleich werden nie weggemogelt: eine nach der anderen.
   *[open] Eine Karte ist schon unterwegs. Vor dem nächsten Versuch kommt erst die Wache, ob sie nun etwas tut oder nicht.
}
refusal-cheat-pause = { $caught } wurde ertappt. Bis das geklärt ist, wird { $doing ->
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
    [let-go] Was auf einen Versuch folgt, entscheidet nur die Wache, { $guard }.
   *[accuse] Beschuldigen darf nur die Wache, { $guard }. Andere zu verpetzen ist verboten.
}
refusal-accuse = Die Wache beschuldigt jemand anderes: { $player } kann sich nicht selbst beschuldigen.
refusal-caught-red-handed = { $why ->
    [waits] Etwas hat sich bewegt, und vor allem anderen darf die Wache, { $guard }, etwas dazu sagen.
   *[nothing] Es gibt nichts, was { $guard } gut sein lassen könnte.
}
refusal-interruption = { $caught } wurde ertappt, und das Spiel ist unterbrochen: Erst gibt { $guard } eine Karte ab.
refusal-rightly-accused = Niemand wurde ertappt, also wird auch keine Karte zur Strafe abgegeben.
refusal-penalty-choice = Die Strafkarte kommt von der Wache, { $guard }, und nicht von { $player }.
refusal-penalty-no-moth = { START($card) } kann nicht abgegeben werden: Motten gibt man nie weiter, auch nicht zur Strafe.
refusal-moth-not-given = { START($card) } kann nicht verschenkt werden: Motten verschenkt man nie.
refusal-spider = { $why ->
    [time] Eine Karte verschenkt man nur, gleich nachdem eine Spinne gelegt wurde.
   *[self] { $player } muss die Karte jemand anderem schenken.
}
refusal-empty-by-gift = { START($card) } ist die letzte Karte von { $player }, und die letzte Karte wird hier nie abgegeben.
refusal-mosquito = { $why ->
    [time] Jetzt gibt es keine Mücke, auf die man schlagen könnte.
   *[active] { $actor } hat die Mücke gelegt und schlägt nicht mit.
}
refusal-mosquito-one-slowest = Jede Hand schlägt einmal: { $players }, in irgendeiner Reihenfolge.
refusal-gift-order = { $player } ist mit Schenken noch nicht dran: Es geht im Uhrzeigersinn, und { $actor } kommt zuerst.
refusal-mosquito-gifts = Geschenke gibt es nur nach einem Schlag auf die Mücke, für die langsamste Hand.
refusal-cockroach = { $why ->
    [time] Jetzt wird nichts geworfen: Ohne Kakerlake gibt es keinen Wettlauf.
   *[card] { START($card) } kann nicht geworfen werden: Auf diese Kakerlake kommt nur eine { $actions ->
        [yes] Zahlen- oder Aktionskarte mit dem Wert { $value }
       *[no] Zahl { $value }
    }.
}
refusal-race-active = { $player } hat die Kakerlake gelegt und macht hier beim Wettlauf nicht mit.
refusal-ant-order = { $player } ist mit Nehmen noch nicht dran: Es geht im Uhrzeigersinn, und { $actor } kommt zuerst.
refusal-ant-source = { $why ->
    [ant] Die Ameise selbst bleibt liegen: Auf sie kommt die nächste Karte.
   *[pile] { START($card) } liegt nicht unter der Ameise.
}
refusal-ant = Vom Ablagestapel nimmt man nur wegen einer Ameise eine Karte.
refusal-round-end = { $why ->
    [over] Die Runde ist zu Ende. Bevor irgendetwas geschieht, muss die nächste beginnen.
   *[early] Die Runde geht weiter, solange alle noch Karten haben.
}
refusal-game-end = Die Partie ist zu Ende. Mehr lässt sich nicht tun.
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
hint-in-turn = { $actor } ist dran.
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
hint-no-telling = Nur { $guard } ist die Wache.
hint-accuse = Die Wache beschuldigt jemand anderes.
hint-caught-red-handed = { $why ->
    [waits] Erst darf die Wache etwas sagen.
   *[nothing] Es ist nichts geschehen.
}
hint-interruption = Erst wird geklärt, wer ertappt ist.
hint-rightly-accused = Niemand wurde ertappt.
hint-penalty-choice = { $guard } gibt die Karte ab.
hint-penalty-no-moth = Motten gibt man nie weiter.
hint-moth-not-given = Motten verschenkt man nie.
hint-spider = { $why ->
    [time] Es liegt keine Spinne.
   *[self] Sie geht an jemand anderes.
}
hint-empty-by-gift = Die letzte Karte wird hier nicht abgegeben.
hint-gift-order = Zuerst gibt { $actor }.
hint-mosquito-gifts = Niemand bekommt jetzt etwas geschenkt.
hint-cockroach = { $why ->
    [time] Es liegt keine Kakerlake.
   *[card] { $actions ->
        [yes] Nur eine Zahlen- oder Aktionskarte mit dem Wert { $value }.
       *[no] Nur eine Zahl { $value }.
    }
}
hint-race-active = Wer die Kakerlake gelegt hat, wirft hier nicht mit.
hint-ant-order = Zuerst nimmt { $actor }.
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

sheet-caption = Minuspunkte je Runde
sheet-player = Name
sheet-round = { $round }
sheet-total = Summe
sheet-result = { $shared ->
    [yes] { $players } gewinnen gemeinsam mit je { $points } Minuspunkten.
   *[no] { $players } gewinnt mit den wenigsten Minuspunkten: { $points }.
}
sheet-leads = In Führung, mit den wenigsten Minuspunkten: { $players }, { $points }.

# $sign ist, was von einer Hand zu sehen ist: below, twitch oder ear

prompt-sign = { $sign ->
    [below] Die Hand von { $player } sinkt unter die Tischkante.
    [twitch] Die Hand von { $player } zuckt an den Karten.
   *[ear] Die Hand von { $player } geht ans Ohr.
} { $guard_is ->
    [you] Beschuldige jemanden oder lass es gut sein.
   *[other] { $guard } kann jemanden beschuldigen oder es gut sein lassen.
}
after-alarm = Es sah nur so aus: { $player } hat { $sign ->
    [below] sich am Knie gekratzt
    [twitch] nur die Karten sortiert
   *[ear] sich am Ohr gekratzt
}.
after-cheat = Es war gemogelt: { $player } hat eine Karte verschwinden lassen.{ $sign ->
    [below] { " " }Die Hand unter dem Tisch hat es verraten.
    [twitch] { " " }Hinter dem Zucken steckte mehr.
    [ear] { " " }Die Hand am Ohr war eine Finte.
   *[none] {""}
}
