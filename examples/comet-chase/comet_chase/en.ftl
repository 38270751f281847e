game-tagline = Two to four probes chase a comet: the fastest gets far, the slowest picks up a sample, and equals get in each other's way.
example-move = burn 3
example-why = burn 9
example-rule = CC-B3

ask-burn = { $seat }, what do you lay down in round { $round } of { $rounds }? In the tail: { $sample }.
choice-burn = burn { $burn }
choice-coast = coast

event-round-started = Round { $round }: in the tail drifts { $sample }, worth { $points } points.
event-laid = { $seat } lays something down.
event-coasted = { $seat } coasts.
event-moved = { $seat } burns { $burn } and is at { $distance } now.
event-disturbed = { $seat } burns { $burn }, as somebody else does, and stays where they are.
event-sample-taken = { $seat } is the slowest and takes { $sample }: { $points } points.
event-sample-lost = No probe moves; { $sample } drifts away.
event-game-ended = The comet is gone.

why-CC-B2 = You do not hold this burn.
why-CC-B3 = Your engine is too hot for that.
reason-flown = The comet is gone.

source-distance = Distance
source-samples = Samples
option-cold_engines = Cold engines: no rule about heat
    .text = You may burn hot as often as you like; good for a first flight.

field-round = Round
field-sample = In the tail
field-points = Points for it
field-probes = Probes
field-distance = Distance
field-samples = Samples
field-burns = Burns so far
field-overheated = Overheated
field-has_laid = Has laid down
field-hand = Your hand
field-laid = You lay down

judged-moves = moves you, unless somebody burns the same
judged-takes = might bring you { $sample }
judged-spends = spends a burn that would move you later

sample-dust = star dust
sample-ice = ice
sample-ammonia = ammonia
sample-iron = iron
sample-amber = amber
sample-glass = glass
sample-spores = spores
sample-seed = a living seed
