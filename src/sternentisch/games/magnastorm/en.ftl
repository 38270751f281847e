# Names, commanders, contracts and sentences of Magnastorm.

# Colours of players, cubes and followers
# The colours of the seats on our screens, not those of the box.
colour-grey = lime
colour-purple = azure
colour-pink = coral
colour-orange = violet
colour-yellow = yellow
colour-black = black

# Research areas
research-green = Technology
research-blue = Culture
research-red = Medicine
research-white = Open research

# The weather: segments of the centre disc, and what lies beside them
segment-rear = rear
segment-middle = middle
segment-front = front
segment-storm = storm

# Commanders
commander-start-tile = Start player tile
    .text = You get a research step in any area and a cube of any player colour; in the administration you move to position 1 of the turn track.
commander-forrester = Forrester Dain
    .text = On receipt you may pay one yellow cube for 1 prestige, up to two times.
commander-justin = Justin B. Beeper
    .text = Once per move you may pay one cube that is not your own colour for 1 more range.
commander-ellen = Ellen B. Outridge
    .text = Each contract you complete brings 1 more prestige and a research step in any area.
commander-adira = Adira Okzil
    .text = Once per move, after paying for it, you may buy a research step in any area for two own cubes.
commander-idris = Idris Yakuul
    .text = In the price of a move or a takeover you may swap one cube: own instead of yellow, or yellow instead of own.
commander-mira = Mira Mascovic
    .text = Instead of moving, your scout may jump to any field of a calm area with a turtle in it, no matter whose.
commander-azrea = Azrea Bonsmai
    .text = After placing a turtle you may add another on the same field for one own cube and the cost of its slot.
commander-ozguel = Ozgül Yilmark
    .text = In the administration each of your sector majorities brings 1 more prestige.
commander-huber = Franzkarl Huber
    .text = You may take each of your research steps in any area you like.
commander-rain = Rain Davenpitt
    .text = Whenever you choose to gain cubes, you also take a research step in the area where your level is lowest.
commander-yuul = Yuul Mbado
    .text = Whenever you choose to gain cubes, you get one more cube of any player colour.
commander-joy = Joy D. Obonov
    .text = Whenever you draw from the bag, you draw two cubes more.
commander-cedric = Cedric J. Lebeaux
    .text = On receipt you score 1 more prestige.
commander-kim-kin = Kim-Kin Park
    .text = Once per round you may place the follower of your action on an occupied space.
commander-sayuri = Sayuri Modo
    .text = Moving costs you one own cube less, if the price of the row has any.
commander-kaysia = Kaysia Vasidis
    .text = Once per turn you may ignore the cost of one turtle or station on your player board.

# Contracts
contract-sc1 = Twin harvest
    .text = Lift 2 turtles from each of two sectors; in at least one of them you need the majority.
contract-sc2 = Bulk harvest
    .text = Lift 3 turtles from a sector where you have the majority, and 1 turtle from another.
contract-sc3 = Scattered harvest
    .text = Lift 2 turtles from one sector and 1 from each of two others; you need no majority.
contract-sc4 = Dominance
    .text = Have the majority in two sectors; lift 2 turtles from one of them and 1 from the other.
contract-rc1 = Deep knowledge
    .text = Lower one marker by 4 levels in round 1, by 6 in round 2, by 8 in rounds 3 and 4.
contract-rc2 = Broad knowledge
    .text = Lower two markers by 2 levels each in round 1, three markers from round 2 on.
contract-rc3 = Command staff
    .text = Round 1: control at least 2 commanders and lower one marker by 3 levels. From round 2 on: at least 3 commanders and 5 levels.
contract-rc4 = Head start
    .text = Have the most knowledge in two areas, and lower your markers in both by 2 levels each.

# Bonuses of spaces, research levels and artifact cards
bonus-own = 1 own cube
bonus-yellow = 1 yellow cube
bonus-any = 1 cube of any player colour
bonus-bag-1 = 1 from the bag
bonus-bag-2 = 2 from the bag
bonus-bag-3 = 3 from the bag
bonus-follower = follower +1
bonus-green-step = Technology step
bonus-blue-step = Culture step
bonus-red-step = Medicine step
bonus-white-step = Open research step
bonus-turn-order = up the turn track
bonus-range = range +1
bonus-turtle = turtle +1
bonus-prestige = 1 prestige

# Artifact cards
tier-gold = gold
tier-silver = silver
tier-bronze = bronze

# Parts of sentences: cubes with and without "for"; followers
cubes =
    { $own ->
        [0] { $yellow ->
            [0] nothing
            [one] { $yellow } yellow cube
           *[other] { $yellow } yellow cubes
        }
        [one] { $yellow ->
            [0] { $own } own cube
            [one] { $own } own and { $yellow } yellow cube
           *[other] { $own } own and { $yellow } yellow cubes
        }
       *[other] { $yellow ->
            [0] { $own } own cubes
            [one] { $own } own and { $yellow } yellow cube
           *[other] { $own } own and { $yellow } yellow cubes
        }
    }
for-cubes =
    { $own ->
        [0] { $yellow ->
            [0] for free
           *[other] for { cubes }
        }
       *[other] for { cubes }
    }
brief-price =
    { $own ->
        [0] { $yellow ->
            [0] for free
           *[other] for { $yellow } yellow
        }
       *[other] { $yellow ->
            [0] for { $own } own
           *[other] for { $own } own + { $yellow } yellow
        }
    }
brief-gain =
    { $gain_own ->
        [0] { $gain_yellow ->
            [0] nothing
           *[other] { $gain_yellow } yellow
        }
       *[other] { $gain_yellow ->
            [0] { $gain_own } own
           *[other] { $gain_own } own + { $gain_yellow } yellow
        }
    }
a-follower =
    { $colour ->
        [yellow] a neutral follower
        [azure] an azure follower
       *[other] a { $colour } follower
    }

# Sides of the boards
side-four = side for four players
side-two-three = side for two or three players

# The game
game-tagline = Two to four research teams follow the calm around a stormy planet, win over its commanders and compete for prestige.

# What help shows as examples
example-move = take 2
example-why = drive
example-card = Mira Mascovic
example-rule = MS-M8
example-place = space 3-1

# Start options
option-start_area = Start area
    .text = Where all scouts begin: 1 is S1A in the lower left, recommended for a first game; 2 is S4A, opposite to it.
option-advanced = Advanced start
    .text = Everybody draws two artifact cards: they decide the turn order, and each brings a bonus.
option-artifacts_0 = Artifact cards of player 1
    .text = The numbers of the artifact cards the first player owns, two or more, for the advanced start; without any, two are dealt.
option-artifacts_1 = Artifact cards of player 2
    .text = The numbers of the artifact cards the second player owns, two or more, for the advanced start; without any, two are dealt.
option-artifacts_2 = Artifact cards of player 3
    .text = The numbers of the artifact cards the third player owns, two or more, for the advanced start; without any, two are dealt.
option-artifacts_3 = Artifact cards of player 4
    .text = The numbers of the artifact cards the fourth player owns, two or more, for the advanced start; without any, two are dealt.

# What happened: setup, rounds, turns
event-game-started = Turn order: { $order }. Commanders: { $commanders }. Contracts: { $contracts }.
event-artifact-used = Artifact card { $artifact } brings { $seat } a bonus: { $bonus }.
event-round-started = Round { $round } begins. Calm sectors from rear to front: { $sectors }.
event-turn-started = Round { $round }: it is { $seat }'s turn.

# What happened: followers and commanders
event-column-taken = { $seat } takes over { $commander } in column { $column }.
event-start-column-taken = { $seat } takes over column 0 with the start player tile.
event-start-tile-taken = { $seat } now holds the start player tile.
event-follower-placed = { $seat } places { a-follower } from column { $column } on space { $space }.
event-follower-joined = { $seat } places { a-follower } from column { $column } on the occupied space { $space }.
event-follower-put-down = { $seat } puts { a-follower } down on space { $space }, without an action.
event-follower-deployed = { $seat } puts one of their own followers into column { $column } of the upper panel.
event-no-follower-left = { $seat } has no follower left to deploy.
event-move-chosen = { $seat } moves the scout.
event-gain-chosen = { $seat } gains cubes.
event-space-bonus = Space { $space } gives { $seat } its bonus: { $bonus }.
event-commander-gained = { $seat } now controls { $commander }.
event-commander-lost = { $seat } loses control of { $commander }.
event-track-swapped = { $seat } swaps places with { $other } on the turn track.
event-track-kept = { $seat } is already on position 1 of the turn track.
event-start-player-changed = { $seat } gives the start player tile back and is now on position 1 of the turn track.

# What happened: cubes
event-cubes-paid =
    { $count ->
        [one] { $seat } pays { $count } { $colour } cube.
       *[other] { $seat } pays { $count } { $colour } cubes.
    }
event-cubes-gained =
    { $count ->
        [one] { $seat } gains { $count } { $colour } cube.
       *[other] { $seat } gains { $count } { $colour } cubes.
    }
event-cube-exchanged = { $seat } gets 1 { $colour } cube in exchange.
event-supply-short =
    { $count ->
        [one] The supply is short: { $seat } goes without { $count } cube.
       *[other] The supply is short: { $seat } goes without { $count } cubes.
    }
# [nothing] is what the message `nothing` says for an empty list
event-bag-drawn =
    { $colours ->
        [nothing] The bag has nothing left for { $seat }.
       *[other] { $seat } draws from the bag: { $colours }.
    }
event-fee-paid = { $seat } gives { $other } 1 { $colour } cube for the use of the station.
event-cost-ignored = { $seat } is spared the cost on the player board.

# What happened: on the map
event-station-used =
    { $own ->
        [1] { $seat } starts at their own station { $transmitter }.
       *[other] { $seat } starts at the station { $transmitter } of { $other }.
    }
event-station-built = { $seat } builds a station on { $transmitter }.
event-range-bought = { $seat } buys range +{ $areas }.
event-scout-moved = { $seat }'s scout drives to { $area }.
event-scout-stopped = { $seat }'s scout stops on { $field }.
event-scout-jumped = { $seat }'s scout jumps to { $field }.
event-turtle-placed = { $seat } places a turtle on { $field }.
event-turtle-lifted = { $seat } lifts a turtle from { $field }.

# What happened: research, contracts, prestige
event-level-raised = { $seat } rises to level { $level } in { $research }.
event-level-lowered = { $seat } goes down to level { $level } in { $research }.
event-step-lost = { $seat } cannot rise any higher there; the research step is lost.
event-contract-completed = { $seat } completes the contract { $contract }.
event-prestige-gained = { $seat } gains { $points } prestige ({ $source }) and now has { $total }.
event-prestige-lost = { $seat } loses { $points } prestige and now has { $total }.
event-end-triggered = { $seat } reaches the target of { $target } prestige: the end of the game is near.

# What happened: administration, the end
event-administration-began = Administration of round { $round }.
event-income =
    { $count ->
        [one] { $seat } has { $count } turtle in the calm sector { $sector }, which earns cubes.
       *[other] { $seat } has { $count } turtles in the calm sector { $sector }, which earn cubes.
    }
event-majority-held = { $seat } has the majority in sector { $sector }.
event-game-ended = The game is over. { $reason }
event-artifact-won = { $seat } wins the { $tier } artifact card { $artifact }.
event-no-artifact-won = No artifact card is left for { $seat }.

# How the game ended, and where prestige comes from
reason-prestige = The prestige target has been reached.
reason-rounds = The last round has been played.
source-contracts = Contracts
source-commanders = Commanders
source-lost = Losses
source-abilities = Abilities
source-stations = Stations
source-majorities = Majorities
source-artifacts = Artifacts

# What simulations count
met-commander-gained = Commanders gained
met-contract-completed = Contracts completed
met-space-bonus = Bonuses of spaces

# What is asked: setup and the choice of an action
ask-start-follower = { $seat }, which column of the upper panel do you put your first follower into? Whoever takes that column over pays a cube in your colour for it.
ask-start-research = { $seat }, in which research area do you start on level 1? Each player takes a different one.
ask-main = { $seat }, what do you do? Take over a column with its commander, or use a follower to move your scout or to gain cubes.
ask-place = Which space (row-column) does the follower go to? The row sets the price of moving your scout and the cubes you may gain instead; the bonus comes on top.
ask-mode =
    { $seat }, do you move your scout or gain cubes?{ $bonus ->
        [none] { " " }Space { $space } has no bonus.
       *[other] { " " }Bonus of space { $space }: { $bonus }{ $action ->
            [drive] , only if you move.
            [gain] , only if you gain cubes.
           *[both] .
        }
    }
ask-price = The price is { cubes }. Idris lets you swap one cube: how do you pay?
ask-reseat =
    { $left ->
        [one] Which space does the last follower ({ $colour }) of column { $column } go to? It brings neither action nor bonus; in brackets is the bonus it blocks.
       *[other] Which space does the next of { $left } followers ({ $colour }) of column { $column } go to? They bring neither actions nor bonuses; in brackets is the bonus that gets blocked.
    }
ask-deploy = Do you deploy one of your followers? It goes to a free space, where it brings neither action nor bonus, or into a column of the upper panel.

# What is asked: moving
ask-move =
    { $station ->
        [none] { $storm ->
            [0] { $moved ->
                [0] { $range ->
                    [one] { $seat }, where does your scout go? It is in { $area } and has a range of { $range } area. Stopping on a calm field without turtles lets you place one.
                   *[other] { $seat }, where does your scout go? It is in { $area } and has a range of { $range } areas. Stopping on a calm field without turtles lets you place one.
                }
               *[1] { $range ->
                    [0] Your scout is in { $area }. Which field does it stop on?
                    [one] Your scout is in { $area } and can drive { $range } more area. Do you drive on, or which field do you stop on?
                   *[other] Your scout is in { $area } and can drive { $range } more areas. Do you drive on, or which field do you stop on?
                }
            }
           *[1] { $range ->
                [0] { $seat }, your scout is in { $area }, in the storm. Which field does it stop on? It drops no turtle there.
                [one] { $seat }, your scout is in { $area }, in the storm, and can drive { $range } area. It must reach calm if it can, or come closer to it clockwise.
               *[other] { $seat }, your scout is in { $area }, in the storm, and can drive { $range } areas. It must reach calm if it can, or come closer to it clockwise.
            }
        }
       *[other] You start at station { $station }. Which of its exits do you drive to?
    }
ask-fee = Which cube do you give { $other } for starting at that station?
ask-station = Your scout has just passed the empty transmitter space { $transmitter }. Do you build a station there? It brings prestige, and later moves may start there.
ask-turtle =
    Do you place a turtle on { $field } ({ on-field })? It brings you a research step, can earn cubes and prestige in calm sectors, and helps with contracts.
ask-paid-turtle =
    { $own ->
        [one] Do you place another turtle on { $field } ({ on-field }) thanks to Azrea? It costs { $own } own cube on top and brings no further research step.
       *[other] Do you place another turtle on { $field } ({ on-field }) thanks to Azrea? It costs { $own } own cubes on top and brings no further research step.
    }
ask-extra-turtle =
    Do you place another turtle on { $field } ({ on-field }) as the bonus of the space? It brings no further research step.
on-field =
    { $research ->
        [any] any research area
       *[other] { $research }
    }

# What is asked: research, cubes, contracts
ask-buy-step =
    { $own ->
        [one] Do you use Adira? For { $own } own cube you take a research step in any area.
       *[other] Do you use Adira? For { $own } own cubes you take a research step in any area.
    }
ask-research =
    { $lowest ->
        [1] { $seat }, thanks to Rain you rise where you are lowest. In which of these areas?
       *[other] { $seat }, in which research area do you rise by one level? You get the bonus of the new level.
    }
ask-any-cube = { $seat }, which player colour should the cube you get have?
ask-exchange =
    { $left ->
        [one] You get 1 { $colour } cube in exchange. Which cube do you hand in last?
       *[other] You get 1 { $colour } cube in exchange. Which cube do you hand in? { $left } are still due.
    }
ask-deal =
    { $seat }, do you pay { $yellow ->
        [one] { $yellow } yellow cube
       *[other] { $yellow } yellow cubes
    } for { $prestige } prestige thanks to Forrester? { $left ->
        [one] You can do this once more.
       *[other] You can do this up to { $left } times.
    }
ask-contract = { $seat }, your turn is ending. Do you complete a contract?
ask-sector =
    { $contract }: which sector do you lift { $count ->
        [one] { $count } turtle
       *[other] { $count } turtles
    } from?{ $majority ->
        [1] { " " }You need the majority there.
       *[other] { "" }
    }{ $chosen ->
        [nothing] { "" }
       *[other] { " " }Chosen so far: { $chosen }.
    }
ask-lift =
    { $left ->
        [one] { $contract }: which turtle in sector { $sector } do you lift? { $left } is still due there.
       *[other] { $contract }: which turtle in sector { $sector } do you lift? { $left } are still due there.
    }
ask-lower =
    { $contract }: which research marker do you lower by { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }?{ $markers ->
        [one] { "" }
       *[other] { " " }{ $markers } markers are due.
    }

# What can be chosen: columns, followers, spaces
choice-take =
    { $column ->
        [0] take the start player tile
       *[other] take over { $commander }
    } for { takeover-price }{ $controlled ->
        [1] { " " }(held by { $other })
       *[other] { "" }
    }
takeover-price =
    { $own ->
        [0] { $yellow ->
            [0] { $price }
           *[other] { $price ->
                [nothing] { $yellow } yellow
               *[other] { $yellow } yellow, { $price }
            }
        }
       *[other] { $price ->
            [nothing] { brief-cubes }
           *[other] { brief-cubes }, { $price }
        }
    }
brief-cubes =
    { $yellow ->
        [0] { $own } own
       *[other] { $yellow } yellow, { $own } own
    }
choice-pick =
    action: { $colour ->
        [yellow] neutral follower
       *[other] { $colour } follower
    } from column { $column } ({ $column ->
        [0] start player tile
       *[other] { $commander }
    }, { $count ->
        [one] the last one
       *[other] one of { $count }
    })
choice-space =
    space { $space }{ $occupied ->
        [0] { "" }
       *[other] , occupied
    }{ $bonus ->
        [none] { "" }
       *[other] { " " }({ $bonus })
    }
choice-place-space =
    space { $space }{ $occupied ->
        [0] { "" }
       *[other] { " " }(occupied)
    }: move { brief-price } or gain { brief-gain }{ $bonus ->
        [none] { "" }
       *[other] ; { $action ->
            [drive] moving
            [gain] gaining
           *[both] bonus
        }: { $bonus }
    }
choice-upper =
    column { $column }, { $column ->
        [0] start player tile
       *[other] { $commander }
    }
choice-deploy-upper =
    upper panel, column { $column } ({ $column ->
        [0] start player tile
       *[other] { $commander }
    }, { $count ->
        [one] { $count } follower
       *[other] { $count } followers
    })
choice-drive = move the scout { for-cubes }
choice-gain = gain { cubes }
choice-pay =
    { $variant ->
        [own] pay { cubes }: 1 own in place of 1 yellow
        [yellow] pay { cubes }: 1 yellow in place of 1 own
       *[plain] pay { cubes }, as it is
    }

# What can be chosen: moving, building, turtles
choice-range = pay 1 { $colour } cube (of { $held }) for range +{ $areas }
choice-start =
    { $mine ->
        [1] start at your own station { $transmitter } (exits: { $exits })
       *[other] start at the station { $transmitter } of { $other } for a cube (exits: { $exits })
    }
choice-step =
    drive to { $area } ({ $storm ->
        [1] storm
       *[other] { $free ->
            [0] no field without turtles
            [one] { $free } field without turtles
           *[other] { $free } fields without turtles
        }
    }){ $transmitter ->
        [none] { "" }
       *[other] , past the empty transmitter space { $transmitter }
    }
choice-stop = stop on { $field } ({ on-field }, { turtles-there })
choice-jump = jump to { $field } ({ on-field }, { turtles-there })
turtles-there =
    { $turtles ->
        [0] no turtle
        [one] { $turtles } turtle of { $other }
       *[other] { $turtles } turtles of { $other }
    }
choice-build =
    { $free ->
        [1] build the station of slot { $slot } for free thanks to Kaysia
       *[other] build the station of slot { $slot } { for-cubes }
    }
choice-turtle =
    { $free ->
        [1] place the turtle of slot { $slot } for free thanks to Kaysia
       *[other] place the turtle of slot { $slot } { for-cubes }
    }
choice-paid-turtle-turtle =
    { $free ->
        [1] place the turtle of slot { $slot } thanks to Kaysia, paying only { $extra } own for Azrea
       *[other] place the turtle of slot { $slot } { for-cubes }, { $extra } own of them for Azrea
    }

# What can be chosen: research, cubes, contracts
choice-research =
    { $research }: rise to level { $next }{ $bonus ->
        [none] { "" }
       *[other] { " " }(bonus: { $bonus })
    }
choice-start-research-research = { $research }
choice-any = 1 { $colour } cube, the colour of { $other }
choice-exchange = exchange { $give } other cubes for 1 { $colour } cube
choice-give = hand in 1 { $colour } cube (of { $held })
choice-fee-give = give 1 { $colour } cube (of { $held })
choice-contract = complete { $contract } for { $prestige } prestige
choice-sector =
    { $count ->
        [one] sector { $sector } (you have { $count } turtle there)
       *[other] sector { $sector } (you have { $count } turtles there)
    }
choice-lift =
    { $turtles ->
        [one] lift the turtle from { $field } ({ on-field })
       *[other] lift one of { $turtles } turtles from { $field } ({ on-field })
    }
choice-lower = { $research } (you are on level { $level })
choice-use = yes
choice-buy-step-use = pay { cubes } for a research step
choice-deal-use =
    { $yellow ->
        [one] pay { $yellow } yellow cube for { $prestige } prestige
       *[other] pay { $yellow } yellow cubes for { $prestige } prestige
    }

# What can be chosen: rather not
choice-pass = decline
choice-buy-step-pass = buy no research step
choice-deal-pass = pay nothing
choice-deploy-pass = deploy no follower
choice-station-pass = build no station
choice-turtle-pass = place no turtle
choice-paid-turtle-pass = place no further turtle
choice-extra-turtle-pass = place no further turtle
choice-contract-pass = complete no contract, end the turn

# Why something is refused
why-MS-AMB-17 = This is the colour you want to get; what you hand in must be of other colours.
why-MS-AMB-23 = This column of the upper panel is empty, and nobody joins an empty column.
why-MS-AMB-27 = This area is in the storm, and Mira jumps only to calm areas.
why-MS-AMB-35 = This column of the upper panel is full.
why-MS-AMB-36 = A turtle of the same cost stands further left; please take that one.
why-MS-AMB-37 = Pieces to lift or lower are named in board order: this one comes before your last one, or too few would be left after it.
why-MS-AMB-41 = Mira's jump replaces the whole movement, and yours has already begun.
why-MS-AMB-42 = You could not pay for this even with the cube you would get; all that is left is to decline.
why-MS-C1 = You have completed this contract before.
why-MS-C3 = Your turtles do not stand there as the contract demands: too few of them, or in the wrong sector.
why-MS-C4 = You do not have the majority of turtles that the contract demands.
why-MS-C5 = Your research markers are not high enough to be lowered as the contract demands.
why-MS-C6 = The contract demands more commanders than you control, or leads in research that you do not have or not high enough.
why-MS-CO-1 = You do not have a yellow cube for this.
why-MS-CO-12 = Rain lets you rise only where your level is lowest.
why-MS-CO-18 = Only Kaysia lets you ignore a cost, once per turn, and only if there is one.
why-MS-CO-2 = More range takes control of Justin and a cube that is not your own colour, once per move.
why-MS-CO-4 = You do not have the two own cubes that the step costs.
why-MS-CO-5 = You do not have the cubes to pay like this, or there is no such cube in the price to swap.
why-MS-CO-6 = Only whoever controls Mira can jump.
why-MS-CO-7 = You do not have the own cube that Azrea's turtle costs on top.
why-MS-K1 = No follower is left in this column, so nobody can take it over any more this round.
why-MS-K2 = You already control this commander.
why-MS-K3 = You lack cubes for it: one for each follower in its colour, and one more in the colour of another player who controls the commander.
why-MS-L2 = There is no turtle in this slot any more, or you do not have the cubes it costs.
why-MS-M10 = Mira jumps only to areas in which a turtle stands.
why-MS-M2 = This area is not next to your scout, or your range is used up.
why-MS-M3 = Your scout can stop only on a field of the area it is in.
why-MS-M4 = This area lies in the { segment-storm }, and your scout does not drive into it.
why-MS-M6 = You can start only at a station on the map with a calm exit, before your first step, and for another player's station you give a cube; then you must take an exit.
why-MS-M8 = Your scout is in the storm: it cannot stay, and each step must bring it nearer to the calm.
why-MS-Q2 = You do not have the cubes for it: an exchange takes three cubes of other colours.
why-MS-Q4 = The supply has no cube of this colour left.
why-MS-R4 = You are on the highest level there.
why-MS-S1 = The side of the board for your number of players does not have this.
why-MS-S11 = Another player's follower stands in this column already.
why-MS-S12 = Another player has already started in this research area.
why-MS-S8 = Nobody plays this colour.
why-MS-T10 = You do not have the cubes that moving costs in this row.
why-MS-T6 = There is no such follower, or it is another player's while neutral ones or your own are left.
why-MS-T7 = This space is occupied, and others are free.
why-MS-T9 = All spaces are occupied; only those of the bottom row take further followers.
why-MS-X1 = There is no station in this slot any more, or you do not have the cubes it costs.

# Why a choice is good or bad, as in "because it …"
judged-ability = lets you use { $commander }
judged-cheaper-column = makes a column cheaper that you could take over
judged-closed-column = keeps others from taking over a column cheaply
judged-commander = wins { $commander }
judged-contract = completes { $contract }
judged-cube =
    { $colour ->
        [azure] brings an azure cube
       *[other] brings a { $colour } cube
    }
judged-cube-cost = costs cubes
judged-cubes = brings cubes and what goes with them
judged-deprives = takes a commander away from { $other }
judged-exchange = gets you the cube that is missing
judged-follower = brings another of your followers into play
judged-free-step = gives you a research step in the area you like best
judged-frees-field = frees a field next to your scout
judged-gives-up = gives up turtles or levels that are still useful
judged-guard = makes { $commander } dearer for others
judged-harvest = brings a sector contract nearer
judged-idle-exchange = spends cubes on one you have no use for yet
judged-income = earns cubes in the administration
judged-knowledge = brings a research contract nearer
judged-lead = fights for the lead in { $research }
judged-level-bonus = reaches a level with a bonus ({ $bonus })
judged-lost-column = closes a column that you could take over
judged-majority = fights for the majority in { $sector }
judged-move-price = has a price in cubes
judged-open-column = makes a column cheaper for others
judged-position = leaves your scout well placed for its next move
judged-prestige = brings prestige at once
judged-staff = gives you a commander that a contract asks for
judged-start-tile = gives you a research step, a cube and the first place on the turn track
judged-station = builds a station for prestige
judged-step = gives you a research step
judged-storm = leaves your scout in the storm
judged-takeover-price = costs a cube for every follower
judged-trip = takes your scout where a turtle or a station pays
judged-waived = saves you a cost
