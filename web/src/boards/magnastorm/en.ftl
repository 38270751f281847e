# The table of Magnastorm.

magnastorm-tab-planet = Planet
magnastorm-tab-panels = Actions
magnastorm-tab-research = Research
magnastorm-tab-board = Your board

# Top bar and seats
magnastorm-round = Round
magnastorm-goal = Target
magnastorm-target = Whoever reaches { $target } prestige triggers the end.
magnastorm-ending = End triggered
magnastorm-way = { $points } of { $target } prestige
magnastorm-order = Place in this pass; after the arrow, the place on the turn track, which holds from the next pass on
magnastorm-left-followers = Followers on the player board
magnastorm-left-turtles = Turtles on the player board
magnastorm-left-stations = Stations on the player board
magnastorm-start = Start
magnastorm-artifact = Artifact card { $id }: { $bonus }

# Words that names are made of
magnastorm-none = nothing
magnastorm-nobody = nobody
magnastorm-you = you
magnastorm-yours = own
magnastorm-of = of { $name }
magnastorm-yellow = yellow
magnastorm-any-area = any research area
magnastorm-open = Open
magnastorm-for-free = free
magnastorm-calm = calm, { $segment }
magnastorm-cost =
    { $own ->
        [0] { $yellow ->
            [0] free of charge
            [one] 1 yellow cube
           *[other] { $yellow } yellow cubes
        }
       *[other] { $yellow ->
            [0] { $own ->
                [one] 1 own cube
               *[other] { $own } own cubes
            }
            [one] { $own } own and 1 yellow cube
           *[other] { $own } own and { $yellow } yellow cubes
        }
    }

# Planet
magnastorm-planet = Planet
magnastorm-income = Income
magnastorm-income-of = Income in sector { $id } ({ $segment }), by the number of your turtles
magnastorm-hub = Round { $round } of { $rounds }; show the income of the calm sectors
magnastorm-sector = Sector { $id }, { $weather }; turtles: { $turtles }
magnastorm-area =
    { $kind ->
        [A] Plain
        [B] Crater
        [C] Coast
       *[D] Gateway
    } { $id }, { $count ->
        [one] 1 field
       *[other] { $count } fields
    }, { $weather }
magnastorm-field =
    Field { $id }, { $research }, { $turtles ->
        [0] no turtle
        [one] 1 turtle: { $owner }
       *[other] { $turtles } turtles: { $owner }
    }
magnastorm-transmitter =
    { $owned ->
        [0] Empty transmitter space { $id }
       *[1] Station { $id }: { $owner }
    }, exits { $exits }
magnastorm-near-stop = Stop
magnastorm-near-on = Go on

# Panels
magnastorm-panels = Action panels
magnastorm-panel-upper = Commanders
magnastorm-panel-upper-sub = followers · price
magnastorm-panel-lower = Action spaces
magnastorm-move = Move
magnastorm-gain = Cubes
magnastorm-column-head =
    Column { $column }: { $name }, { $owned ->
        [0] free
       *[1] controlled by { $owner }
    }; taking over costs cubes: { $price }
magnastorm-column =
    Column { $column } below { $name }, { $count ->
        [one] 1 follower
       *[other] { $count } followers
    }
magnastorm-followers =
    { $count ->
        [one] 1 follower
       *[other] { $count } followers
    }, { $colour }, column { $column } ({ $name })
magnastorm-space =
    Space { $id }; move: { $price }; cubes: { $gain }; bonus: { $bonus }{ $only ->
        [drive] {" "}(only when moving)
        [gain] {" "}(only with cubes)
       *[both] {""}
    }; here: { $followers }
magnastorm-row-move = Row { $row }, move the scout: { $price }
magnastorm-row-gain = Row { $row }, take cubes: { $gain }

# Research and contracts
magnastorm-research = Research
magnastorm-researcher =
    { $name }, area { $research }, { $owned ->
        [0] controlled by nobody
       *[1] controlled by { $owner }
    }
magnastorm-track = { $research }, your level { $level }, next bonus: { $bonus }; levels: { $levels }
magnastorm-contracts = Contracts
magnastorm-contract = Contract { $name }: { $demand }; { $prestige } prestige; completed by { $done }
magnastorm-demand-sector =
    { $take } turtles{ $majority ->
        [any] , 1 majority
        [first] , majority for { $most }
        [all] , { $all } majorities
       *[none] {""}
    }
magnastorm-demand-research =
    { $commanders ->
        [0] {""}
       *[other] { $commanders } com­manders,{" "}
    }{ $leads ->
        [1] { $markers } leading markers −{ $levels } each
       *[0] { $markers ->
            [one] 1 marker −{ $levels }
           *[other] { $markers } markers −{ $levels } each
        }
    }

# Your board
magnastorm-board = Your board
magnastorm-turtles = Turtles
magnastorm-stations = Stations
magnastorm-slot-costs = cost by slot
magnastorm-slot-turtle =
    Turtle of slot { $slot }, { $cost }{ $there ->
        [0] , gone
       *[1] {""}
    }
magnastorm-slot-station =
    Station of slot { $slot }, { $cost }{ $there ->
        [0] , built
       *[1] {""}
    }
magnastorm-yours-commanders = Your commanders
magnastorm-no-commanders = None yet. Take over a column, or lead a research area at the end of a round.
magnastorm-cubes = Cubes
magnastorm-cube = Cubes, { $colour }: you have { $count }, { $supply } in supply
magnastorm-exchange = Exchange { $give } : 1
magnastorm-exchange-name = Exchange { $give } cubes for one of another colour
magnastorm-bag = Bag { $count } ({ $black } black)

# Second line of the question
magnastorm-aside-start-research = Click a research area.
magnastorm-aside-mode = Price on the left of the row = move · gain on the right = take cubes
magnastorm-aside-price = Click the cube that replaces another one, or pay as printed.
magnastorm-aside-move = Click an area = drive on · a field = stop · a station = start there
magnastorm-aside-fee = Click one of your cubes below.
magnastorm-aside-any-cube = Click the colour you want below.
magnastorm-aside-exchange = Click one of your cubes below.
magnastorm-aside-contract = Click a contract, or end the turn.
magnastorm-aside-sector = Click a sector of the planet.
magnastorm-aside-lift = Click a field with your turtle.
magnastorm-aside-lower = Click a research area.

# At the end
magnastorm-high-contracts = Most contracts: { $names } ({ $count })
magnastorm-high-commanders = Most commanders won over: { $names } ({ $count })
magnastorm-high-stations = Most stations: { $names } ({ $count })
