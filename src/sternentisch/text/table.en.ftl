# What happens at a table around the game, and why something is not possible there.

# Seats
event-table-sat = { $name } takes a seat.
event-table-left = { $name } gives the seat up.
event-table-bot-sat = A bot takes a seat: { $bot }.
event-table-bot-left = The bot { $bot } leaves the seat.
event-table-begun = All seats are taken. The game begins.
event-table-closed = The table is closed before the game begins.

# Taking back
event-table-undone = { $seat } takes the last action back.
event-table-redone = { $seat } redoes the action that was taken back.
event-table-reset = { $seat } starts this turn over.
event-table-hinted = { $seat } asks for a hint. This game is not rated any more.

# Asking the others
event-table-asks-undo = { $seat } asks to take the latest turn back.
event-table-asks-pause = { $seat } asks for a pause.
event-table-asks-rematch = { $seat } would like to play again.
event-table-agrees = { $seat } agrees.
event-table-refuses = { $seat } does not agree.
event-table-rewound = The turn of { $seat } is taken back. { $steps ->
    [one] One action is undone.
   *[other] { $steps } actions are undone.
}
event-table-paused = The game is paused. No clock is running.
event-table-resumed = { $seat } ends the pause.
event-table-rematch = All want to play again.

# Giving up, going away
event-table-resigned = { $seat } gives up.
event-table-time-out = The time of { $seat } is up.
event-table-stand-in = A bot plays on for { $seat }: { $bot }.
event-table-away = { $seat } has lost the connection.
event-table-back = { $seat } is back.
event-table-taken-over = A bot plays for { $seat }, who is away: { $bot }. { $other } asked for this.
event-table-handed-over = { $seat } lets a bot play: { $bot }.
event-table-returned = { $seat } plays again.
event-table-ended = The game ends early.

# Why something is not possible
denied-already-agreed = You have all agreed to play again already.
denied-already-asked = Something has been asked already; it must be answered first.
denied-already-away = This player is away already.
denied-already-seated = You have a seat at this table already.
denied-bad-seed = That is not a valid seed.
denied-begun = The game has begun already.
denied-bot-plays = A bot plays here at the moment.
denied-name-taken = Somebody at this table has this name already.
denied-no-redo = There is nothing to bring back.
denied-no-return = No bot plays for you.
denied-no-say = Only people who play at this table can do that.
denied-no-such-action = There is no such action in this game.
denied-no-such-bot = There is no such bot.
denied-no-such-seat = There is no such seat at this table.
denied-no-turn-yet = You have not taken a turn yet that could be taken back.
denied-no-undo = Nothing can be taken back: you have played nothing, or it has shown something new or ended your turn. You may ask the others.
denied-not-asked = Nobody has asked you.
denied-not-away = This player is not away.
denied-not-away-long = This player is not away, or has been for less than two minutes.
denied-not-begun = The game has not begun yet.
denied-not-over = The game is not over yet.
denied-not-paused = The game is not paused.
denied-not-playing = No game is being played here now.
denied-not-seated = You have no seat at this table.
denied-not-your-turn = It is not your choice now.
denied-paused = The game is paused.
denied-place-open = There is an open seat.
denied-place-taken = This seat is taken.
denied-stale = The game has moved on since you looked. Look again.
denied-table-closed = This table was closed before the game began.
denied-time-left = There is time left.
denied-time-up = The time is up.
denied-empty-line = The message is empty.
denied-long-line = That is longer than 500 characters.

# Why the server does not do something
denied-bad-input = Something you entered is not right. Check it and try again.
denied-bad-name = A name has up to 30 letters, digits, spaces, dots, hyphens or apostrophes and begins with a letter or digit.
denied-bad-password = A password has at least 8 and at most 200 characters.
denied-bad-request = The server does not understand this request.
denied-busy = Too much is happening at this table at once. Try again.
denied-has-login = You have a password already.
denied-lesson = The lesson wants another move now. After it you play as you like.
denied-login-taken = Somebody has this name already.
denied-no-hints = There are hints only where nobody else plays.
denied-no-lesson = There is no lesson for this game.
denied-no-such-game = There is no such game.
denied-no-such-step = The game has no such step.
denied-no-such-table = There is no such table, or it is private and you need its link.
denied-not-found = There is nothing here.
denied-not-logged-in = Tell us your name first.
denied-not-owner = Only whoever made this table can do that.
denied-origin = This request does not come from this server's own pages.
denied-other-content = This game was begun with another version of the rules or components and cannot be played on.
denied-rule = The rules forbid that.
denied-too-fast = Too many requests. Wait a moment.
denied-trouble = The server has trouble storing that. Nothing was lost; try again.
denied-wrong-login = This name and this password do not belong together.
denied-other-protocol = This page is older or newer than the server. Load it again.
denied-too-many-tables = Too many of your tables are waiting for players.
denied-too-many-games = Too many of your games are still under way. Play some of them to the end, or give them up.
denied-too-many-bot-games = Enough bots play among themselves at your tables already. Wait until they are done.
