### The command line, sorted by part.

## --help. Square brackets are markup: [bold]…[/]. Examples are a command, a bar and what it does.

cli-chairman = Chairman:
cli-committee = Terraforming Committee
# $lobby: yes if a delegate waits there.
cli-delegates = influence { $influence }, { $reserve } in reserve{ $lobby ->
    [yes] , 1 in the lobby
   *[no] {""}
}
cli-event-coming = Coming:
cli-event-current = Current:
cli-event-distant = Distant:
cli-group-politics = Committee
cli-help-app = Marineris plays the Mars board games in your terminal: against bots, with friends at one keyboard, thousands of games at a time, or as a replay move by move.
cli-help-app-examples =
    marineris play | a game against a bot, with an easy start
    marineris play --players Ana,Bo,greedy --corporate-era | two people and a bot at one keyboard
    marineris simulate --players greedy,random --games 200 --jobs 4 | who wins how often
    marineris cards birds | what a card says
cli-help-beginners = Who starts with the beginner corporation, 42 M€ and ten free cards: none, people, all, or seats such as 1,3. Without it: the people, or nobody with --corporate-era or --draft.
cli-help-beginners-simulate = Who starts with the beginner corporation: none, all, or seats such as 1,3.
cli-help-board = The map. There is tharsis.
cli-help-cards = Find and show cards: by name, by what they say, by tag, type or set.
cli-help-cards-examples =
    marineris cards ants | one card
    marineris cards --tag earth --type event | all cards that are both
    marineris cards --text "raise the temperature" | cards that say so
    marineris cards --json > cards.json | all facts, for a program
    marineris cards --vocabulary | the words cards are written in, and how often each is used
cli-help-corporate-era = All cards, and every production starts at 0: the longer, richer game.
cli-help-draft = Pass the cards of each research phase around and pick one at a time.
cli-help-examples = Examples
cli-help-game = The game: terraforming or mars2049.
cli-help-games = How many games to play.
cli-help-jobs = How many processes to use. The games are the same for any number.
cli-help-json = Print the facts of every card, corporation, milestone, award and map as JSON.
cli-help-language = The language to use. Without it: that of $MARINERIS_LANGUAGE or of your system.
cli-help-list = Print all moves with what they changed.
cli-help-load = Continue a game that was saved before.
cli-help-mix = Vary the number of players and the options from game to game; what you give stays fixed.
cli-help-name = Part of a card's name.
cli-help-option = Any option of the game, such as -o first_player=0. May be given several times.
cli-help-output = Write a row per game and seat to a .json, .csv or .parquet file.
cli-help-panel-table = The table
cli-help-play = Play in the terminal. People and bots sit at one table; you answer by number, and [bold]help[/] lists what else you can type.
cli-help-play-examples =
    marineris play | you against the greedy bot, the standard game with an easy start
    marineris play -p you --seed 7 | alone: 14 generations to terraform Mars
    marineris play -p 4 --corporate-era --draft | you and three greedy bots, the full game
    marineris play -p Ana,Bo,greedy:2 | two people at one keyboard and two bots
    marineris play -p you,mybot.py:MyBot | against a bot of your own
    marineris play --load evening.txt | go on with a saved game
cli-help-play-players = Who plays: names of people and bots (easy, medium, hard, master, greedy, random, greedy:2 for two, file.py:Class), with commas between; or a number, for you and so many bots less one. Without it: you and one bot. Mars 2049 has the bots expansionist, collector, entrepreneur, gambler and thief.
cli-help-progress = Show a progress bar; without it one is shown if there is a terminal.
cli-help-picture = Draw a position as an SVG picture: that of a record, or the start of a new game.
cli-help-picture-examples =
    marineris board game.txt --output game.svg | the last position of a saved game
    marineris board game.txt --to 120 --theme light > game.svg | after move 120, on a light page
    marineris board --game mars2049 --players 4 > start.svg | how a game begins
cli-help-picture-file = The record of a game; without one, a new game is drawn.
cli-help-picture-output = Write the picture to this file; without one it is printed.
cli-help-picture-players = How many players the new game has.
cli-help-picture-seat = Whose point of view to draw; without it, a spectator’s.
cli-help-picture-theme = The page it will stand on: dark or light.
cli-help-picture-to = The move to stop at.
cli-help-picture-width = Its width in pixels; below 720 it is made for a phone.
cli-help-record = The record of a game, as saved by play or simulate.
cli-help-records = Keep the record of every game in this folder.
cli-help-replay = Step through the record of a game, or check it.
cli-help-replay-examples =
    marineris replay game.txt | step by step: Enter next, b back, g 120 go to move 120, v 1 see with the eyes of player 1, q quit
    marineris replay game.txt --list | all moves with the log
    marineris replay game.txt --verify | only check that it can be played again and ends the same
cli-help-seed = The seed for everything random: the same seed deals the same cards. Without it one is drawn.
# $sets is a list of ids.
cli-help-set = Only cards of a set: { $sets }.
cli-help-simulate = Let bots play many games and report the results.
cli-help-simulate-examples =
    marineris simulate | 100 games of two random bots
    marineris simulate -p greedy,random -n 200 -j 4 --corporate-era | a match, on four processors
    marineris simulate -n 10000 --mix -j 4 --output games.parquet | all numbers of players and options, a row per game and seat
    marineris simulate -p mybot.py:MyBot,greedy --records games/ | a bot of your own; every game is kept for replay
cli-help-simulate-players = The bots: names with commas between (easy, medium, hard, master, greedy, random, greedy:2 for two, file.py:Class), or a number of random ones.
cli-help-tag = Only cards with this tag. May be given several times.
cli-help-text = Only cards that say this.
cli-help-to = Begin at this move; with --list, end there.
cli-help-turmoil = Play with the expansion Turmoil: parties, a committee and global events.
cli-help-type = Only cards of a type: automated, active, event, corporation.
cli-help-verify = Only check the record.
cli-help-version = Show the version.
cli-help-vocabulary = Report the vocabulary of the cards: how many cards use each kind of effect.
cli-party-dominant = (dominant)
cli-party-leader = {" "}leads
cli-party-ruling = (ruling)
cli-version = Marineris { $version } ({ $rules ->
        [compiled] compiled rules
       *[interpreted] interpreted rules
    })

## What is wrong. $detail is the program's own remark.

cli-error-bad-assignment = An option is given as NAME=VALUE, not as “{ $given }”.
cli-error-bad-beginners = --beginners should be none, people, all, or seats from 1 to { $last } such as 1,2, not “{ $given }”.
cli-error-bad-players = The players “{ $players }” cannot be read; they should read like you,greedy or Ana,Bo,random.
cli-error-bot-fault = A bot broke the rules: { $detail }.
cli-error-broken-bot = The bot “{ $bot }” cannot be used: { $detail }.
cli-error-file = The file “{ $file }” cannot be used: { $detail }.
cli-error-game-failed = Game with seed { $seed } failed: { $fault }. The moves so far are in { $file }. To repeat it: { $command }
cli-error-language-code = The folder i18n/{ $language } is not used: Unicode knows no language “{ $language }”. Name the folder by a code that it knows, such as de or pt-BR.
cli-error-like-a-bot = “{ $name }” looks like the bot “{ $near }”. Write { $near } for the bot, or person:{ $name } for a person of that name.
cli-error-bad-move = Line { $line }: move { $number } “{ $move }” cannot be played. { $why }
cli-error-no-cards = No card matches all of that.
cli-error-no-file = There is no file “{ $file }”.
cli-error-no-more-moves = That was the last move. Type b to go back, q to quit.
cli-error-no-pyarrow = Parquet files need the extra “data”: pip install "marineris[data]". Without it, write .json or .csv.
cli-error-no-such-answer = “{ $typed }” is none of the possible answers. Type one of the numbers, or moves to see them again.
cli-error-no-such-key = There is no { $key } in the list. Type moves to see it again.
cli-error-no-such-move = The record has { $last } moves; --to should be from 0 to { $last }, not { $to }.
cli-error-no-such-player = There is no player “{ $name }”. The players are { $known }.
cli-error-none-and-some = 0 means none; type it alone.
cli-error-not-text = “{ $file }” is not a game record: it is not a text file.
cli-error-nothing-to-undo = There is nothing to undo.
cli-error-other-players = The saved game has { $players } players, you named { $given }.
cli-error-replay-command = “{ $typed }” means nothing here. Enter: next · b: back · g 12: go to move 12 of { $last } · v 1: view of player 1 · m: map · q: quit
cli-error-save-where = Say where: save FILE.
cli-error-several-moves = “{ $typed }” could be: { $moves }.
cli-error-too-many-picks = You can choose at most { $most }, not { $given }.
cli-error-too-many-players = That is too many players; the most is { $most }.
cli-error-undo-others = Others have moved since; that cannot be undone.
cli-error-undo-revealed = Hidden cards have been revealed since; that cannot be undone.
cli-error-unknown-bot = There is no bot “{ $bot }”. The bots are { $known }, or one of your own as file.py:Class.
    .near = There is no bot “{ $bot }”. Did you mean { $near }? The bots are { $known }, or one of your own as file.py:Class.
cli-error-unknown-format = A table can be written as { $known }, not as “{ $file }”.
cli-error-unknown-language = There are no texts in “{ $language }”. The languages are { $known }.
cli-error-unknown-value = There is no { $what } “{ $given }”. There are { $known }.
cli-error-bad-name = A player’s name has at most { $most } characters, all of them visible; this one cannot be used: “{ $name }”.
cli-error-bad-range = { $option } should be a number from { $least } to { $most }, not { $given }.
cli-error-in-vain = The last { $lines } lines of the input changed nothing, so the rest was not read.
cli-error-long-line = That line is too long; the limit is { $most } characters.
cli-error-record-endless = “{ $file }” is not a game record: it is far too long.
cli-error-worker-died = One of the worker processes ended unexpectedly. Try --jobs 1 to see why.
cli-error-output = The output cannot be written: { $detail }.
cli-error-system = That did not work: { $detail }.
cli-error-use = { $detail }

## What the system says against a file; a clause after a colon.

cli-os-denied = you may not read or write it
cli-os-folder = it is a folder, not a file
cli-os-full = the disk is full
cli-os-long-name = the name is too long
cli-os-missing = the folder does not exist
cli-os-no-folder = it is a file, not a folder
cli-os-read-only = the disk can only be read

## At the table

cli-action-used = used in this generation
cli-area-city = reserved city
cli-area-ocean = ocean area
cli-area-volcanic = volcanic
cli-awards = Awards { $left ->
    [0] (all funded)
   *[other] ({ $cost } M€)
}
cli-bonus-c = card
cli-bonus-cost = cost in M€
cli-bonus-h = heat
cli-bonus-o = ocean
cli-bonus-p = plant
cli-bonus-s = steel
cli-bonus-t = titanium
cli-bot-collector = Collector
cli-bot-easy = Easy
cli-bot-entrepreneur = Entrepreneur
cli-bot-expansionist = Expansionist
cli-bot-gambler = Gambler
cli-bot-greedy = Greedy
cli-bot-hard = Hard
cli-bot-master = Master
cli-bot-medium = Medium
cli-bot-random = Random
cli-bot-thief = Thief
cli-card-facts = { $id } · number { $number } · { $set }
cli-change-hand = cards in hand
cli-change-points = points
cli-change-rating = TR
cli-column-energy = energy
cli-column-hand = hand
cli-column-heat = heat
cli-column-megacredits = M€
cli-column-plants = plants
cli-column-played = played
cli-column-points = VP
cli-column-rank = #
cli-column-rating = TR
cli-column-steel = steel
cli-column-titanium = titan
cli-column-total = total
# Resources on a card, as a figure changes.
cli-cubes-on = on { $card }
cli-dealt = The project cards you were dealt; you buy some of them next.
cli-doubt-idle = That would cost something and gain nothing. Type it again to do it anyway.
cli-doubt-pass = { $count ->
    [one] You could still do { $count } thing. If you pass, you do not act again in this generation. Type it again to pass.
   *[other] You could still do { $count } things. If you pass, you do not act again in this generation. Type it again to pass.
}
cli-drawn = Drawn: { $file }
cli-empty-hand = Your hand is empty.
cli-events-played = Events played: { $cards }
cli-figures = { $name }: { $figures }
cli-generation = Generation { $generation }
# Titles of the groups of a menu; "-" for none.
cli-group-actions = Actions of your cards
cli-group-answers = -
cli-group-cards = Cards from your hand
cli-group-claims = Milestones and awards
cli-group-closing = -
cli-group-conversions = Conversions
cli-group-projects = Standard projects
cli-hand-over = Pass the keyboard to { $name }, then press Enter.
cli-it-is-legal = You can do that now.
cli-kind-active = active
cli-kind-automated = automated
cli-kind-corporation = corporation
cli-kind-event = event
cli-left = You left the game.
cli-metal-worth = Each { $resource } is worth { $worth } M€ here.
cli-milestones = Milestones { $left ->
    [0] (all taken)
   *[other] ({ $cost } M€)
}
cli-money = { $cost } M€
cli-numbered-name = { $name } { $number }
# In a narrow column.
cli-passed = pass
cli-preview-mars = Mars: { $changes }
cli-preview-nothing = Nothing that can be predicted changes.
cli-preview-then = Then there is something to choose.
cli-preview-tile = { $tile } on space { $space }
cli-prompt = >
cli-rating = TR
cli-save-before-leaving = To save the game, type a file name; to leave without saving, press Enter.
cli-saved = Saved in { $file }. To continue: marineris play --load { $file }
cli-solo-end = { $won ->
    [yes] The goal is reached in time. { $name } won.
   *[no] The goal is not reached. The corporations withdraw, and the game is lost.
}
# Commands at the table: a command, a bar and what it does.
cli-table-commands =
    ? 3 | why a move is or is not possible; also: ? birds, why project city
    preview 3 | what a move would cost and bring
    card NAME | show a card
    map | show the map and the players
    hand | show your cards
    played NAME | show the cards a player has in play
    moves | show the question again
    log | show what has happened; log 100 shows more
    undo | take back what you typed last, unless cards were seen or others moved
    save FILE | save the game
    quit | leave; you can save first
cli-table-help = Type the number of a move, its name, or the beginning of its name. Where several things are chosen, type several numbers in any order, such as 1 3 4, and a number twice to take it twice; all takes all and 0 none. Enter alone never does anything.
cli-tags = Tags: { $tags }
cli-take-amount = Type a number from { $least } to { $most }.
cli-take-several = Type the numbers of everything you want, such as 1 3 4; all takes all, 0 none.
cli-take-so-many = Type { $left } numbers in any order, or fewer at a time.
cli-start-money = { $card }: { $cost } M€ to start with
# Tiles on the map: at most five letters.
cli-tile-capital = Capit
cli-tile-city = city
cli-tile-commercial-district = trade
cli-tile-ecological-zone = eco
cli-tile-greenery = green
cli-tile-industrial-center = indus
cli-tile-lava-flows = lava
cli-tile-mining-area = mine
cli-tile-mining-rights = mine
cli-tile-mohole-area = mohol
cli-tile-natural-preserve = park
cli-tile-nuclear-zone = nucl
cli-tile-ocean = ocean
cli-tile-restricted-area = restr
# Sources of points as short headings.
cli-source-awards = awards
cli-source-cards = cards
cli-source-cities = cities
cli-source-greeneries = greens
cli-source-milestones = milest.
cli-source-rating = TR
cli-track-oceans = Oceans { $level } of { $goal }
cli-track-oxygen = Oxygen { $level } % of { $goal } %
cli-track-temperature = Temperature { $level } of { $goal } °C
cli-type-something = Type a number, or help.
cli-undone = Undone.
cli-welcome = { $game } · { $names } · seed { $seed } · type help at any time
cli-winner = { $count ->
    [one] { $names } won.
   *[other] { $names } share the victory.
}
# The person who did not say a name. Sentences speak of them in the third person.
cli-you = Player

## Simulated games

cli-column-seat = seat
cli-column-table = table
cli-column-wins = wins
cli-players-row = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
cli-seat-row = { $seat } { $bot }
# Shares in percent; $low and $high are the 95 % interval.
cli-simulated = { $games ->
    [one] { $games } game
   *[other] { $games } games
} from seed { $seed }: { $length } { $game ->
    [terraforming] generations
   *[other] rounds
} on average ({ $shortest } to { $longest }), { $moves } moves.
cli-simulated-speed = { $seconds } s: { $speed } games and { $pace } moves a second.
cli-simulating = Playing
cli-wins = { $share } % ({ $low }–{ $high })

## Replay

cli-replay-help = Enter: next · b: back · g 12: go to move 12 · v 1: view of player 1, v: of a spectator · m: map · q: quit
cli-replay-prompt = { $done }/{ $total }
cli-secret-choice = chooses a card
cli-verified = The record is valid: { $moves } moves, ending in { $digest }.
cli-verified-old = All moves of the record are legal. Its digest has an older form and was not compared.

## Cards

cli-cards-found = { $count } cards. Name one to see what it says.
cli-column-card = card
cli-column-cost = cost
cli-column-family = family
cli-column-kind = kind
cli-column-number = no.
cli-column-only = the one card
cli-column-tags = tags
cli-column-type = type
cli-column-used = cards
cli-family-count = counts
cli-family-effect = effects
cli-family-modifier = modifiers
cli-family-occasion = triggers: occasions
cli-family-requirement = requirements
cli-vocabulary-sum = { $kinds } kinds for { $cards } cards and corporations; { $singles } kinds are used by one card only.
cli-what-set = set
cli-what-tag = tag
cli-what-type = type

## Mars 2049: the colonies. Columns are narrow.

# $left are numbers of missions by kind.
cli-colony-round = Round { $round } · left: { $left }
cli-column-bases = bases
cli-column-cards = cards
cli-column-tokens = tokens
cli-column-missions = missions
cli-column-exchange = exchange
cli-column-roads = roads
cli-column-stations = stations
cli-preview-built = { $built } on { $point }
cli-preview-cleared = intersection { $point } becomes free
cli-preview-chance = The rest is random.
