game-tagline = Zwei bis vier Sonden jagen einen Kometen: Die schnellste kommt weit, die langsamste nimmt eine Probe mit, und gleiche kommen einander in die Quere.
example-move = burn 3
example-why = burn 9
example-rule = CC-B3

ask-burn = { $seat }, was legst du in Runde { $round } von { $rounds } hin? Im Schweif: { $sample }.
choice-burn = Schub { $burn }
choice-coast = treiben lassen

event-round-started = Runde { $round }: Im Schweif treibt { $sample }, { $points } Punkte wert.
event-laid = { $seat } legt etwas hin.
event-coasted = { $seat } lässt sich treiben.
event-moved = { $seat } zündet Schub { $burn } und ist jetzt bei { $distance }.
event-disturbed = { $seat } zündet Schub { $burn } wie jemand anderes und bleibt stehen.
event-sample-taken = { $seat } ist am langsamsten und nimmt { $sample }: { $points } Punkte.
event-sample-lost = Keine Sonde kommt voran; { $sample } treibt davon.
event-game-ended = Der Komet ist fort.

why-CC-B2 = Diesen Schub hältst du nicht.
why-CC-B3 = Dein Triebwerk ist dafür zu heiß.
reason-flown = Der Komet ist fort.

source-distance = Strecke
source-samples = Proben
option-cold_engines = Kalte Triebwerke: keine Regel über Hitze
    .text = Du darfst heiß zünden, so oft du magst; gut für den ersten Flug.

field-round = Runde
field-sample = Im Schweif
field-points = Punkte dafür
field-probes = Sonden
field-distance = Strecke
field-samples = Proben
field-burns = Schübe bisher
field-overheated = Überhitzt
field-has_laid = Hat hingelegt
field-hand = Deine Hand
field-laid = Du legst hin

judged-moves = bringt dich voran, wenn niemand dasselbe zündet
judged-takes = bringt dir vielleicht { $sample }
judged-spends = verbraucht einen Schub, der dich später voranbrächte

sample-dust = Sternenstaub
sample-ice = Eis
sample-ammonia = Ammoniak
sample-iron = Eisen
sample-amber = Bernstein
sample-glass = Glas
sample-spores = Sporen
sample-seed = ein lebender Keim
