# The terminal: boards, questions, commands.

# Board of Cave-In
board-round = Round { $round }
board-cave-ins = Cave-ins
board-track = { $track } of { $limit }
board-last-round = The mine is collapsing: last round!
board-free-totems = Totems in supply
board-docks = Docks
board-mine = Mine
board-artifacts = Artifacts
board-hand = Hand
board-base = Base, bottom to top
board-crystals = Crystals
board-totems = Totems
board-you = { $name } (you)
board-owns = Artifacts:
board-subjugated = Subjugated: { $count }
board-own-hand = Your hand
board-own-crystals = Crystals
board-own-points = Points
board-played = Played
board-turn = Turn
board-turn-actions = { $name }: { $taken } of { $all } actions taken
board-turn-raided = { $name } has raided
board-done-recruit = has recruited
board-done-mine = has mined
board-done-collect = has collected
board-done-skill = has used a skill
board-turn-repeat = same action twice allowed
board-turn-extra =
    { $count ->
        [one] 1 extra mining action
       *[other] { $count } extra mining actions
    }
board-turn-limited = 1 extra mining action for cost { $cost }
board-turn-mining = mining costs { $amount } less
board-turn-artifacts = artifacts cost { $amount } less
board-turn-recruit = recruiting takes { $amount } levels less
board-turn-doubled = { $faction } may count double
board-turn-bonus = bonus crystal when mining cost { $costs }
board-legend-wild = wild
board-legend-points = VP
board-legend-symbol = symbol
board-legend-cave-in = cave-in
board-legend-due = cost now
board-legend-leader = leader
board-legend-hidden = hidden
board-legend-stack = in the stack
