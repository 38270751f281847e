# The hall: home, new table, account, watching, rulebooks.

hall-skip = To the content
hall-nav = Main menu
hall-home = Sternentisch, to the hall
hall-rules = Rulebooks
hall-watch = Watch
hall-guest = Guest { $name }
hall-nobody = Log in
hall-language = Language
hall-foot-bots = Bots of five levels, from Cadet to Admiral
hall-foot-ways = Same device · Online · By correspondence
hall-foot-own = A free, unofficial project; games and names belong to their publishers.

# Home
hall-title = Which star tonight?
hall-lead = Play at once, without signing up: against bots, with others at one device, or by link.
hall-games = Games
hall-level = Your opponents
hall-play = Play
hall-play-game = { $game }: play against bots at once
hall-learn = Learn
hall-learn-game = Learn { $game }
hall-table = Table …
hall-table-game = Set up a table for { $game }
hall-setting = The table is being set …
hall-line-cave-in = Hire mercenaries, mine crystals, raid bases, before the mine caves in.
hall-line-magnastorm = Research at the edge of the storm: place followers, take over commanders, win prestige.
hall-line-astro-knights = Defend a homeworld together. Your deck is never shuffled.
hall-line-cryo = Save your crew from stasis and bring them into caves before the sun goes down.
hall-players-name = { $low } to { $high } players
hall-minutes = { $minutes } min
hall-minutes-name = about { $minutes } minutes
hall-weight-1 = light
hall-weight-2 = rather light
hall-weight-3 = medium
hall-weight-4 = rather heavy
hall-weight-5 = heavy
hall-weight-name = weight { $weight } of 5: { $word }
hall-together = together
hall-rivals = rivals

hall-new = New here?
hall-new-lead = You will play your first game within minutes.
hall-new-1 = “Learn” leads you through the first turns step by step.
hall-new-2 = “Play” puts you at a table with bots at once. Whatever glows is what you can do.
hall-new-3 = “Table …” is for playing with others: at one device or by link.
hall-new-go = Begin with { $game }

# Lists of tables
hall-continue = Continue
hall-open = Open tables
hall-running = To watch
hall-over = Your replays
hall-others-over = Replays
hall-no-games = No game is installed on this server.
hall-none-open = Nobody is waiting right now. Open a table yourself!
hall-none-running = Nobody plays at a public table right now.
hall-none-over = No finished games yet.
hall-none-mine = You sit at no table yet.
hall-all = See all
hall-join = Join
hall-join-game = Join { $game }, { $names } { $count ->
        [one] is waiting
       *[other] are waiting
    }
hall-your-turn = Your turn
hall-their-turn = { $name } is choosing
hall-waiting =
    { $open ->
        [one] 1 seat open
       *[other] { $open } seats open
    }
hall-since = { $what } · { $when }
hall-with = with { $names }
hall-bot-random = random bot
hall-somebody = Somebody
hall-won = Won
hall-won-together = { $count ->
        [one] Won
       *[other] Won together
    }
hall-lost-together = { $count ->
        [one] Lost
       *[other] Lost together
    }
hall-rank = Rank { $rank }
hall-finished = Over
hall-winner = { $count ->
        [one] { $names } won
       *[other] { $names } won
    }
hall-replay = Replay
hall-closed = Closed before it began
hall-unrated = not rated
hall-close = Close
hall-close-game = Close the table for { $game }
hall-close-sure = Really?
hall-close-sure-game = Really close the table for { $game }?
hall-looking = Looking for tables …
hall-lists-old = These lists are out of date at the moment: { $why }

hall-invite = Invitation
hall-invite-label = Link or code of the invitation
hall-invite-example = Link or code
hall-invite-go = Go
hall-invite-wrong = That is not a link to a table. It looks like this: { $example }
hall-again = Try again

# New table
hall-new-title = Table for { $game }
hall-new-seats = How many play?
hall-new-chairs = Who sits at the table?
hall-chair = Seat { $number }
hall-who-me = Me
hall-who-bot = Bot
hall-who-here = Here
hall-who-open = Open
hall-who-me-text = You sit here as { $name }.
hall-who-me-new = You sit here; we will find a name for you.
hall-who-here-text = Somebody who plays with you at this device.
hall-who-open-text = Whoever has the invitation or comes to the hall sits down here.
hall-chair-level = Level of the bot on seat { $number }
hall-chair-name = Name on seat { $number }
hall-chair-name-example = Name
hall-chair-nameless = What is the name of whoever sits here?
hall-chair-twice = Somebody at the table has this name already.
hall-chairs-without-me = People at the same device need you at the table, too: take a seat.
hall-look-on = You have no seat and look on.
hall-rules-head = How it is played
hall-fine = Fine points of the rules
hall-option-rule = Rule { $rule }
hall-option-random = Random
hall-option-none = None chosen: they are drawn.
hall-option-picked = Chosen: { $picked } of { $count }
hall-option-picked-more = Chosen: { $picked }, at least { $count }
hall-option-exactly = Please choose { $count } different ones or none; now there are { $picked }.
hall-option-at-least = Please choose { $count } or more different ones or none; now there are { $picked }.
hall-option-strange = There is no such thing: { $names }. Possible: { $first } to { $last }.
hall-option-range = Please enter a whole number from { $low } to { $high }.
hall-option-list = { $first } to { $last }, with commas
hall-clock = Clock
hall-clock-none = No clock
hall-clock-none-text = Everybody thinks as long as they like.
hall-clock-live = Time bank
hall-clock-live-text = Time for the whole game, and a little more for each turn.
hall-clock-days = By correspondence
hall-clock-days-text = This many days for each turn. Come back when you like.
hall-clock-minutes = Minutes for all turns
hall-clock-seconds = Seconds more per turn
hall-clock-each = Days per turn
hall-clock-wrong = Please enter whole numbers from { $low } to { $high }.
hall-seen = Who may see it?
hall-private = Private
hall-private-text = Only those who have the link can play or watch.
hall-public = Public
hall-public-text = The table stands in the hall. Everybody may sit down or watch.
hall-position = Begin in the middle of a game
hall-position-text = A file with a position, for example from a replay. Such games are not rated.
hall-position-file = File with a position
hall-position-is = Begins with { $file }, { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }. Its options are in the file. Not rated.
hall-position-remove = Without a file
hall-position-strange = { $file } is not a position.
hall-position-other = { $file } belongs to another game.
hall-position-big = { $file } is too large for a position.
hall-unrated-here = Games with several people at one device are not rated.
hall-begin = Let’s go
hall-make = Open the table
hall-begin-text = All seats are taken: the game begins at once.
hall-make-text = The game begins as soon as all seats are taken. You get the link for inviting others at the table.
hall-mend = Something above needs to be put right.

# Account
hall-me-title = Your account
hall-me-nobody = You are nobody yet. Just start playing, or tell us who you are.
hall-me-guest = You play as a guest. Your games belong to this browser.
hall-me-named = You are logged in. You find your games wherever you log in.
hall-name = Name
hall-password = Password
hall-password-text = At least 8 characters.
hall-rename = What do you want to be called?
hall-rename-do = Rename
hall-rename-text = This is how the others at the table see you.
hall-guest-head = Play as a guest
hall-guest-do = Begin as a guest
hall-claim = Keep your name
hall-claim-text = With a password the name is yours, and you get to your games from every device.
hall-claim-do = Claim the name
hall-login = Log in
hall-login-text = Do you already have a name with a password?
hall-login-loses = Your games as a guest stay with the guest { $name }.
hall-login-do = Log in
hall-logout = Log out
hall-logout-guest = As a guest you have no password: once logged out, you cannot get back to your games.
hall-logout-sure = Log out anyway
hall-done-name = Your new name: { $name }
hall-done-claim = The name { $name } is yours now.
hall-done-login = Good to see you again, { $name }!
hall-done-logout = You are logged out.
hall-games-current = Games under way
hall-games-over = Finished games and replays

# Watching and rules
hall-watch-title = Watch
hall-watch-text = Public tables. You see what everybody may see.
hall-rules-title = Rulebooks
hall-rules-text = For looking things up and searching; each rule has a number that one can refer to.
hall-rules-of = Rules: { $game }
hall-rules-book = The rulebook
hall-chapters = Chapters
hall-other-books = Other rulebooks

# What can go wrong
hall-wrong-said = It does not work like that. The server says: “{ $text }”
hall-wrong-first-game = The option “First game” decides this already. Choose only one of the two.
hall-wrong-count = There must be as many as sit at the table: { $wanted }. Chosen: { $named }.
hall-wrong-advanced = This belongs to the advanced start: switch it on, or leave this empty.
hall-wrong-seats = The position is for { $seats ->
        [one] 1 seat
       *[other] { $seats } seats
    }.
hall-wrong-over = In this position the game is over already.
hall-wrong-position = You cannot play on from this file here: it is damaged or from another version. The server says: “{ $text }”
hall-wrong-timing = The clock cannot run with these times. Allow more time.
hall-denied-offline = The server cannot be reached. Are you online?
hall-denied-trouble = Something went wrong. Please try again.
hall-denied-busy = A lot is going on right now. Please try again.
hall-denied-too-fast = Those were many tries at once. Wait a moment.
hall-denied-too-many-tables = Too many of your tables are waiting for players. Play at one of them first, or give your seat there up.
hall-denied-too-many-games = Too many of your games are still under way. Play some of them to the end, or give them up.
hall-denied-too-many-bot-games = Enough bots play among themselves at your tables already. Wait until they are done.
hall-denied-full = This table has no open seat left.
hall-denied-place-taken = Somebody was quicker: this seat is taken.
hall-denied-place-open = There is an open seat.
hall-denied-begun = This game has begun already. You can still watch it.
hall-denied-already-seated = You sit at this table already.
hall-denied-name-taken = Somebody at this table has your name already. Choose another one at “Your account”.
hall-denied-login-taken = Somebody has this name already. Choose another one.
hall-denied-wrong-login = This name and this password do not belong together.
hall-denied-bad-name = A name has up to 30 letters, digits, spaces, dots, hyphens or apostrophes and begins with a letter or digit.
hall-denied-bad-password = A password has 8 to 200 characters.
hall-denied-has-login = You have a password already.
hall-denied-not-logged-in = We no longer know who you are. Please load the page again.
hall-denied-not-owner = Only whoever opened the table can do that.
hall-denied-table-closed = This table was closed before the game began.
hall-denied-not-seated = You have no seat at this table.
hall-denied-no-such-table = There is no such table, or it is private and needs the whole link of the invitation.
hall-denied-no-such-game = There is no such game here.
hall-denied-no-such-seat = There is no such seat.
hall-denied-no-such-bot = There is no such bot.
hall-denied-not-found = There is nothing here.
hall-denied-bad-input = Something you entered is not right. Check it and try again.
hall-denied-bad-request = The server did not understand that. Load the page again and try once more.
hall-denied-origin = That did not come from this page. Load it again and try once more.
hall-denied-other-content = This game was begun with another version of the rules and cannot be played on.
hall-denied-not-over = This game is not over yet.
