game-tagline = Zwei bis vier Leute leeren einen Haufen Kiesel, jeder mit einer geheimen Karte.
example-move = take 2
example-why = take 3
example-rule = PB-2

card-stone = Stein
card-gem = Edelstein
card-crown = Krone
card-dust = Staub
ask-take = { $seat }, wie viele Kiesel nimmst du? Auf dem Haufen: { $heap }.
choice-take = { $count } nehmen
choice-roll = würfeln
event-taken = { $seat } nimmt { $count } Kiesel.
event-rolled = { $seat } würfelt und nimmt { $count } Kiesel.
why-PB-2 = So viele Kiesel sind nicht da.
reason-taken = Der Haufen ist weg.
source-pebbles = Kiesel
source-card = Karte
