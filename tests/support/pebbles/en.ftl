game-tagline = Two to four players empty a heap of pebbles, each with a secret card.
example-move = take 2
example-why = take 3
example-rule = PB-2

card-stone = Stone
card-gem = Gem
card-crown = Crown
card-dust = Dust
ask-take = { $seat }, how many pebbles do you take? In the heap: { $heap }.
choice-take = take { $count }
choice-roll = roll the die
event-taken =
    { $count ->
        [one] { $seat } takes { $count } pebble.
       *[other] { $seat } takes { $count } pebbles.
    }
event-rolled =
    { $count ->
        [one] { $seat } rolls the die and takes { $count } pebble.
       *[other] { $seat } rolls the die and takes { $count } pebbles.
    }
why-PB-2 = There are not that many pebbles.
reason-taken = The heap is gone.
source-pebbles = Pebbles
source-card = Card
