### Warum etwas nicht sein kann: die Sätze der Fehler, auf Deutsch.

error-nothing-laid = In der Phase '{ $phase }' wird nichts gelegt; gib eine Stellung mitten in einer Runde an (motte.adjacent).
error-no-clock = { $value } ist keine Zeit; gezählt werden Zehntelsekunden ab 0.
error-no-card = { $text } ist keine Karte; eine Karte ist N, S, Q, C, A oder M mit einem Wert von 1 bis 5, etwa N3.{ $hint }
error-card-or-cards = Eine Karte nennt das Feld card; cards ist eine Liste von mehreren.
error-cards-empty = Ein Zug mit Karten nennt mindestens eine.
error-slap-order = Die letzte Hand der Reihenfolge { $order } ist die langsamste, nicht Platz { $seat }.
error-race-won = Den Wettlauf gewinnt ein Platz mit einer Karte oder niemand ohne Karte.
error-no-player = { $text } sagt nicht, wer es tut; schreib { $forms } oder { $last }.
error-no-sign = Was man von einer Hand sieht, ist eines von { $signs }, nicht { $value }.
error-option-counts = Option '{ $option }' kann nicht { $value } sein; sie ist eine Liste von fünf ganzen Zahlen, einer für jeden Wert von 1 bis 5, mit der Summe { $total } (motte.{ $rule }).
error-players = Mogel-Motte ist für 3, 4 oder 5 Personen, nicht für { $players } (motte.players).
error-too-many = Es wären zu viele von { $cards }: mehr, als die Karten dieses Spiels hergeben (motte.values, motte.action-values, motte.moth-values).
error-cards-before-deal = Vor dem Geben sind alle Karten beisammen, also kann keine Hand und kein Stapel welche haben (motte.next-deal).
error-guard-before-deal = Vor dem Geben hat die Wächter-Wanze, wer beginnt, und ist dran (motte.guard-starts).
error-discard-empty = Solange eine Runde läuft, liegt irgendeine Karte auf dem Ablagestapel (motte.first-card).
error-fresh = Nachträglich ertappt werden kann man nur in einer anderen Lesart (motte.caught-red-handed).
error-guard-caught = Die Wache mogelt nicht, also kann sie nicht ertappt werden (motte.guard-honest).
error-last-card = Die letzte Karte mogelt niemand weg (motte.cheat-last-card).
error-nothing-to-settle = Die Wache hat nichts abzugeben, also ist nichts zu klären (motte.penalty-none).
error-shuffle-when = Der Nachziehstapel entsteht neu, wenn er leer ist und zwei Karten abgelegt sind (motte.reshuffle).
error-owed = owed nennt die Plätze, die eine Karte ziehen, sobald der Nachziehstapel neu ist, und why sagt, warum sie müssen (motte.reshuffle-when).
error-no-interruption = In der Phase '{ $phase }' ist nichts unterbrochen (motte.interruption).
error-attempt-when = attempt nennt, wer welche Karte wegmogelt, in der Phase 'attempt' und nur dort (motte.caught-red-handed).
error-attempt-object = { $field } ist ein Objekt mit player und card, nicht { $value }.
error-only-in = { $field } nennt einen Platz in der Phase '{ $phase }' und nur dort.
error-opening = opening steht für die Aktion der ersten Karte (motte.first-card-action).
error-gift-queue = queue nennt die Plätze, die noch etwas schenken, im Uhrzeigersinn ab links von der langsamsten Hand; es kann nicht { $queue } sein (motte.gift-order).
error-active-slaps = Wer die Mücke gelegt hat, schlägt nicht (motte.mosquito-active).
error-no-card-in = In { $field } steht { $card }, und das ist keine Karte; eine Karte ist N, S, Q, C, A oder M mit einem Wert von 1 bis 5 (motte.material).{ $hint }
error-ant-queue = queue nennt die Plätze, die noch eine Karte nehmen, im Uhrzeigersinn ab links von dem, der dran ist; es kann nicht { $queue } sein (motte.ant-order).
error-ant-choice = Unter einer Ameise wählt hier niemand eine Karte (motte.ant-which).
error-queue-when = In der Phase '{ $phase }' wartet niemand darauf, etwas zu geben oder zu nehmen (motte.gift-order).
error-no-temper = Es gibt kein Temperament { $temper }; es gibt { $tempers }.
error-flow-empty = { $number ->
   *[other] Aus Runde { $number } ist kein Schritt dabei, also geht keine Karte irgendwohin.
    [none] Es ist kein Schritt dabei, also geht keine Karte irgendwohin.
}
error-flow-steps = Der Kartenfluss ist der von Schritten, etwa trace.steps(), nicht der von { $step }.
