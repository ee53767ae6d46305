### What a word of the game means, for those who point at it. Sorted by game and topic.
###
### A message explains in one to three short sentences; .name is the word. The number of the rule is
### shown beneath by the program.

## Terraforming Mars: resources

help-resource-megacredits = Money pays for everything. Each generation you get your rating plus this production, which can go down to −5.
    .name = M€
help-resource-steel = Worth 2 M€ each when you play a card with a building tag.
    .name = Steel
help-resource-titanium = Worth 3 M€ each when you play a card with a space tag.
    .name = Titanium
help-resource-plants = Eight plants become a greenery tile.
    .name = Plants
help-resource-energy = Cards use it. What you do not use turns into heat before new energy is produced.
    .name = Energy
help-resource-heat = Eight heat raise the temperature one step.
    .name = Heat
help-production = How much you gain at the end of each generation.
    .name = Production
help-cube = Microbes, animals and the like lie on cards. They do what the cards say, and often give points.
    .name = Resources on cards

## Terraforming Mars: the planet

help-parameter-temperature = Rises from −30 to +8 °C, two degrees a step. Every step you make raises your rating by 1.
    .name = Temperature
help-parameter-oxygen = Rises from 0 to 14 %. Every step you make raises your rating by 1. A greenery brings one.
    .name = Oxygen
help-parameter-oceans = Nine ocean tiles come into play, on the blue spaces only. Each raises the rating of the player who places it.
    .name = Oceans
help-bonus-step = The player who raises the track to this step gets the bonus beside it.
    .name = Bonus step
help-rating = Your terraform rating: it rises with every step you make, is your income each generation, and counts as points at the end.
    .name = Terraform rating (TR)
help-tile-ocean = Belongs to nobody. Any tile placed beside it, now or later, brings 2 M€.
    .name = Ocean
help-tile-greenery = Goes beside a tile of yours if it can, and brings oxygen. Worth 1 point, and 1 more to the owner of every city beside it.
    .name = Greenery
help-tile-city = Never beside another city. Worth 1 point for every greenery beside it, no matter who owns it.
    .name = City
help-tile-special = Comes with a card, which says where it may lie and what it does.
    .name = Special tile
help-placement-bonus = The player who places a tile here gets what is shown, once.
    .name = Placement bonus
help-reserved-ocean = Kept free for ocean tiles.
    .name = Reserved for an ocean

## Terraforming Mars: cards

help-tag = Tags bring discounts, meet requirements and set off effects. Those of events count only while they are played.
    .name = Tag
help-requirement = Must be met when you play the card; it does not matter afterwards.
    .name = Requirement
help-kind-active = Stays in play with an ongoing effect, or an action that you may use once per generation.
    .name = Active card
help-kind-automated = Takes effect once. Its tags keep counting.
    .name = Automated card
help-kind-event = Takes effect once and is turned face down, tags and all.
    .name = Event
help-corporation = Gives you your first money, resources and production, and a special ability.
    .name = Corporation
help-any-player = A red frame means anybody’s: yours or another player’s.
    .name = Red frame
help-points = Victory points come from your rating, tiles, cards, milestones and awards. The most points win.
    .name = Victory points

## Terraforming Mars: the course of a generation

help-generation = A round of the game: research, then actions until all have passed, then production.
    .name = Generation
help-first-player = Acts first in this generation. The marker moves on each time.
    .name = First player
help-research = Everyone looks at four new cards and buys any of them for 3 M€ each.
    .name = Research
help-draft = You keep one card and pass the others on, until all are taken; then you buy.
    .name = Draft
help-action = On your turn you take one or two actions, then it is the next player’s turn.
    .name = Action
help-end = Ends this turn only: you get another one later in this generation.
    .name = End turn
help-pass = You take no more actions in this generation.
    .name = Pass
help-project = Anyone can use one as an action on their own turn, as often as they like.
    .name = Standard project
help-milestone = Reach the goal and pay 8 M€ before three milestones have been claimed: worth 5 points at the end.
    .name = Milestone
help-award = Funding it opens a contest: at the end first place gets 5 points and second place 2, whoever paid. All who tie for a place get its points, but a tie for first leaves no second place, and with two players there is none. Three can be funded, for 8, 14 and 20 M€.
    .name = Award

## Mars 2049

help-aim = The first player to build the H2O station at the pole wins.
    .name = The aim
help-resource-air = One of the three resources. When air is rolled, every active air station brings its owner one.
    .name = Air
help-resource-food = One of the three resources. When food is rolled, every active food station brings its owner one.
    .name = Food
help-resource-minerals = One of the three resources. When minerals are rolled, every active mineral station brings its owner one.
    .name = Minerals
help-resource-road = Three of them become a polar road. They cannot be stolen.
    .name = Road card
help-token = Stands for 3 or 8 cards of one resource. Tokens are safe from thieves and pay like cards. One that you take in your turn can be changed back from your next turn on.
    .name = Resource token
help-structure-base = The chain of bases leads from the equator to the pole, each one parallel further. Everything else stands beside a base.
    .name = Base
help-structure-station = Stands beside a base of yours and brings its resource whenever anyone rolls it.
    .name = Station
help-structure-lab3 = Lets you exchange with the bank at 3 for 1 instead of 4 for 1.
    .name = Laboratory (3)
help-structure-lab2 = Lets you exchange with the bank at 2 for 1. Needs laboratory (3) first.
    .name = Laboratory (2)
help-structure-polar-road = Leads from a base on the polar circle to the pole, for three road cards.
    .name = Polar road
help-structure-h2o-station = The goal: it needs the whole chain of bases and an active polar road.
    .name = H2O station
help-inactive = It has no standing base of its owner beside it, so it does nothing until it has one again.
    .name = Inactive
help-exchange = Give several equal resources to the bank and take one of another kind, or a road card.
    .name = Exchange
help-mission = On your turn you may buy one mission, face down, and use one.
    .name = Mission
help-deck-peaceful = Help for your own colony.
    .name = Peaceful mission
help-deck-offensive = Hits the others; Black Friday and Armageddon hit you too. Everybody always keeps at least one base and two stations.
    .name = Offensive mission
help-face-air = Every active air station brings one air.
    .name = Air
help-face-food = Every active food station brings one food.
    .name = Food
help-face-minerals = Every active mineral station brings one mineral.
    .name = Minerals
help-face-discovery = Take a resource card or a road card of your choice.
    .name = Discovery
help-face-theft = Take a hidden card of an opponent. Rolled twice in a row, the opponent takes one of yours.
    .name = Theft
help-face-lose-turn = Your turn is over. Rolled twice in a row, you get a card for it.
    .name = Lose a turn
help-stolen = Another player took this station: it works for the thief, and the small mark shows who built it.
    .name = Taken station
