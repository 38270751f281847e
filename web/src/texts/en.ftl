# The page around the boards. Boards have texts of their own beside them.

loading = The table is being set …
trouble = Something went wrong. Please try again.
to-hall = To the hall
close = Close
cancel = Cancel
yes = Yes
no = No
you = You

lost-page = There is nothing here.
lost-table = There is no such table, or it is not for you.
lost-text = A private table needs the whole link of its invitation. Ask for it again, or play something else.
lost-closed = This table was closed before the game began.
lost-closed-text = Whoever opened it has closed it for good. Open one yourself, or play something else.
lost-content = This game was begun with another version of the rules or components.
lost-content-text = It cannot be played on here. Play something else.
lost-protocol = This page is older or newer than the server.
lost-protocol-text = Load it again to go on.

board = Board
tray = Your things
tabs = Parts of the table
tools = Tools
seats = Seats
menu = What it can mean
skip-to-question = To the question

seat-name = { $name }
seat-bot = Bot of level { $level }
seat-away = away
seat-out-resigned = gave up
seat-out-time = out of time
seat-thinking = thinking
clock-days = { $days } days

piece-legal = can be chosen
piece-several = can be chosen, in several ways
piece-armed = chosen; once more to do it

prompt-lost = Connection lost
prompt-lost-text = Your moves are stored. Trying to come back …
prompt-hand-over = Hand the device to { $name }.
prompt-paused = The game is paused.
prompt-over = The game is over.
prompt-waiting = It is { $name }’s choice.
prompt-more = { $count } more …
final = cannot be taken back

resume = Go on
asked-undo = { $name } asks to take moves back.
asked-pause = { $name } asks for a pause.
asked-rematch = { $name } asks for another game.
asked-waiting = The others are being asked.

tool-undo = Undo (U)
tool-undo-turn = Take back the last turn (U)
tool-ask-undo = Ask to take moves back (U)
tool-redo = Redo (Y)
tool-reset = Begin the turn anew (R)
tool-hint = Hint (H)
tool-why = Why not? (?)
tool-log = Log (L)
tool-rules = Rulebook (B)
tool-chat = Chat (C)
tool-settings = Settings and more

drawer-log = Log
drawer-rules = Rulebook
drawer-chat = Chat
drawer-settings = Settings

log-empty = Nothing has happened yet.
log-since = since your last move
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
rules-search = Search the rules
rules-none = No rule has these words.

why-not = Why not?
why-nothing = Nothing can be done with this.
why-allowed = That is allowed.
hint-best = Hint: { $label } (chance to win: { $value }%). { $reason }
hint-unrated = After a hint this game is not rated any more. Ask once more to get it.

settings-language = Language
settings-confirm = Ask before what cannot be taken back
settings-sound = Sounds
settings-motion = Pieces travel
settings-letters = Letter keys
settings-pace = Pace of the others
settings-pace-value =
    { $pace ->
        [0] at once
        [0.5] slow
        [2] fast
       *[1] normal
    }
settings-list = Table as a list
hand-help = Sort your hand: drag the cards, or press Shift and an arrow key on one.
hand-reset = Drop my sorting of the hand
hand-moved = Place { $place } of { $count }
ask-pause = Ask for a pause
let-bot-play = Let a bot play for me
come-back = Play myself again
take-over = Let a bot play for { $name }
resign = Give up
resign-sure = Really give up?

curtain = Give the device to { $name }
curtain-here = I am { $name }

end-lost =
    { $count ->
        [one] You have lost.
       *[other] You have lost together.
    }
end-won-together =
    { $count ->
        [one] You have won!
       *[other] You have won together!
    }
end-won =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } win together!
    }
end-rank = Rank
end-player = Player
end-points = Points
end-sum = In all
end-standing = Standing
end-left =
    { $count ->
        [one] { $names } has dropped out.
       *[other] { $names } have dropped out.
    }
end-unrated = This game is not rated.
high = What stood out
high-ahead =
    { $points ->
        [one] { $name } is 1 point ahead of { $other }.
       *[other] { $name } is { $points } points ahead of { $other }.
    }
high-lead = The largest lead over { $other }: { $source } (+{ $points })
high-source = Most from one source: { $name }, { $source } ({ $points })
high-own = { $name } has most from: { $source } ({ $points })
high-nothing = Nobody has a single point.
rematch = Rematch
rematch-yes = Rematch with { $name }
rematch-watch = Watch the rematch
watch-replay = Watch the replay
see-board = See the board

place-open = open seat
sit-down = Sit down
stand-up = Stand up
seat-a-bot = Put a bot here
send-away = Send away
gathering-text = The game begins when all seats are taken. Invite others with this link:
invite-link = Link to this table
copy = Copy
copied = Copied
close-table = Close the table
close-table-sure = Really close it?
close-table-text = It is gone for good then; whoever sits here is told.

list-choices = What you can do
list-table = The table

lost-replay = This game cannot be watched again: it is not over, or not for you.
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-stop = Stop
replay-forward = One step forward
replay-last = To the end
replay-step = Step { $step } of { $steps }
replay-eyes = Whose eyes
replay-eyes-actor = Whoever acts
replay-eyes-onlooker = Onlooker
replay-speed = Speed
replay-record = Record
replay-play-on = Play on from here

recap = What happened?
key-space = Space
recap-of = { $step } of { $steps }
points-of = Points of { $name } so far
points-sum = Sum

lost-lesson = There is no lesson for this game yet.
lesson = Lesson
lesson-next = Next: { $label }
lesson-progress = How far the lesson is
lesson-free = Play on
lesson-skip = Skip the lesson
lesson-back = Back
