# Smile Life and Apocalypse in English.
#
# $seat, $target and $victim are names; $cast says who seat and target are to the reader: you, you-self (both are you), self
# (both are the same other), to-you (the target is you), other. $card is a card by name, $kind its kind, $text its text.
# Neighbouring happenings with the same .together are told in one sentence, a list of their .each; an .aside is added to the
# sentence before it by that one's .with. A happening is left out if the next one is named in its .within.
# A refusal may mention the $card or the player ($who) that was asked for, your study $level, the $limit of your wages, your $money, and
# the rounds that a crisis still lasts ($economic, $political, $health).
# A card has a .short name where its own is long; its .rule is what it does, without its family and smiles.

game-title = Smile Life
game-summary = Studies, a job, love, children, a house, a little revenge: live the life that collects the most smiles, and perhaps survive the Apocalypse.

## Phases

phase-opening = The first hands
    .clause = SL-2.1
phase-turns = Everyday life
    .clause = SL-3.1
    .aim = Aim: the most smiles in the life in front of you when the pile runs out.
phase-flood = Flood
    .clause = AP-18.1
phase-invasion = Alien invasion
    .clause = AP-10.20
phase-purge = Purge
    .clause = AP-10.1

## Zones

zone-hand = hand
zone-studies = studies
zone-extra = further studies
zone-job = job
zone-wages = wages
zone-flirts = flirts
zone-marriage = marriage
zone-affair = flirts of the adultery
zone-children = children
zone-belongings = acquisitions
zone-flipped = flipped
zone-malus = malus suffered
zone-peek = looked at
zone-pile = draw pile
zone-discard = discard pile
zone-out = out of the game
zone-plagues = plagues
zone-casino = Casino
zone-bets = bets
zone-flood = flood
zone-aliens = thrown at the aliens
zone-played = being played
zone-mixed = mixed hands
zone-box = box

## Counters

counter-turns = turns
counter-pile = cards in the draw pile
counter-smiles = smiles
counter-skips = turns to skip

## Studies and wages

card-study-single = Studies
    .rule = level 1; at most 6 study cards, and none while you work
    .text = Studies, 1 smile: { card-study-single.rule }
card-study-double = Double studies
    .rule = level 2; at most 6 study cards, and none while you work
    .text = Studies, 1 smile: { card-study-double.rule }
card-wage-1 = Wage of 1
    .rule = worth 1 bundle; needs a job that pays at least 1
    .text = Wage, 1 smile: { card-wage-1.rule }
card-wage-2 = Wage of 2
    .rule = worth 2 bundles; needs a job that pays at least 2
    .text = Wage, 1 smile: { card-wage-2.rule }
card-wage-3 = Wage of 3
    .rule = worth 3 bundles; needs a job that pays at least 3
    .text = Wage, 1 smile: { card-wage-3.rule }
card-wage-4 = Wage of 4
    .rule = worth 4 bundles; needs a job that pays at least 4
    .text = Wage, 1 smile: { card-wage-4.rule }

## Jobs

card-job-waiter = Waiter
    .rule = no studies, wages up to 1, can resign without losing a turn
    .text = Job, 2 smiles: { card-job-waiter.rule }
card-job-barman = Barman
    .rule = no studies, wages up to 1, can resign without losing a turn; flirts without limit before marriage
    .text = Job, 2 smiles: { card-job-barman.rule }
card-job-stripteaser = Stripper
    .rule = no studies, wages up to 1, can resign without losing a turn
    .text = Job, 2 smiles: { card-job-stripteaser.rule }
card-job-gardener = Gardener
    .rule = study level 1, wages up to 1, can resign without losing a turn
    .text = Job, 2 smiles: { card-job-gardener.rule }
card-job-plumber = Plumber
    .rule = study level 1, wages up to 1, can resign without losing a turn
    .text = Job, 2 smiles: { card-job-plumber.rule }
card-job-soldier = Soldier
    .rule = no studies, wages up to 1, can't be fired; no one can play a Bomb attack
    .text = Job, 2 smiles: { card-job-soldier.rule }
card-job-policeman = Policeman
    .rule = study level 1, wages up to 1, can't be fired; drives out the Bandit and the Guru, and stops the others laying them
    .text = Job, 2 smiles: { card-job-policeman.rule }
card-job-teacher-english = English teacher
    .rule = study level 2, wages up to 2, can't be fired; can become Grand Professor
    .text = Job, 2 smiles: { card-job-teacher-english.rule }
card-job-teacher-french = French teacher
    .rule = study level 2, wages up to 2, can't be fired; can become Grand Professor
    .text = Job, 2 smiles: { card-job-teacher-french.rule }
card-job-teacher-history = History teacher
    .rule = study level 2, wages up to 2, can't be fired; can become Grand Professor
    .text = Job, 2 smiles: { card-job-teacher-history.rule }
card-job-teacher-math = Math teacher
    .rule = study level 2, wages up to 2, can't be fired; can become Grand Professor
    .text = Job, 2 smiles: { card-job-teacher-math.rule }
card-job-grand-professor = Grand Professor
    .rule = replaces a teacher, wages up to 3, can't be fired
    .text = Job, 2 smiles: { card-job-grand-professor.rule }
card-job-writer = Writer
    .rule = no studies, wages up to 1; can win the Grand Prize
    .text = Job, 2 smiles: { card-job-writer.rule }
card-job-medium = Medium
    .rule = no studies, wages up to 1; look at the next 13 cards of the draw pile right away
    .text = Job, 2 smiles: { card-job-medium.rule }
card-job-pizza-maker = Pizza maker
    .rule = no studies, wages up to 2
    .text = Job, 2 smiles: { card-job-pizza-maker.rule }
card-job-guru = Guru
    .rule = no studies, wages up to 3; impossible while another player is Policeman
    .text = Job, 2 smiles: { card-job-guru.rule }
card-job-bandit = Bandit
    .rule = no studies, wages up to 4; can't be fired or taxed, but can go to Jail; impossible while another player is Policeman
    .text = Job, 2 smiles: { card-job-bandit.rule }
card-job-mechanic = Mechanic
    .rule = study level 1, wages up to 2; no Accident touches you
    .text = Job, 2 smiles: { card-job-mechanic.rule }
card-job-journalist = Journalist
    .rule = study level 3, wages up to 2; look at all the other hands right away; can win the Grand Prize
    .text = Job, 2 smiles: { card-job-journalist.rule }
card-job-head-purchasing = Head of purchasing
    .rule = study level 3, wages up to 3; you may Swap right away, with one of your cards set aside
    .text = Job, 2 smiles: { card-job-head-purchasing.rule }
card-job-head-sales = Head of sales
    .rule = study level 3, wages up to 3; you may Swap right away, with one of your cards set aside
    .text = Job, 2 smiles: { card-job-head-sales.rule }
card-job-designer = Designer
    .rule = study level 4, wages up to 3
    .text = Job, 2 smiles: { card-job-designer.rule }
card-job-architect = Architect
    .rule = study level 4, wages up to 3; later on, one house from your hand is free
    .text = Job, 2 smiles: { card-job-architect.rule }
card-job-lawyer = Lawyer
    .rule = study level 4, wages up to 3; no Divorce can be played on you
    .text = Job, 2 smiles: { card-job-lawyer.rule }
card-job-pharmacist = Pharmacist
    .rule = study level 5, wages up to 3; no Illness touches you
    .text = Job, 2 smiles: { card-job-pharmacist.rule }
card-job-airline-pilot = Airline pilot
    .rule = study level 5, wages up to 4; trips are free
    .text = Job, 2 smiles: { card-job-airline-pilot.rule }
card-job-researcher = Researcher
    .rule = study level 6, wages up to 2; you play with 6 cards in hand; can win the Grand Prize
    .text = Job, 2 smiles: { card-job-researcher.rule }
card-job-doctor = Doctor
    .rule = study level 6, wages up to 4; no Illness touches you, and you can keep studying
    .text = Job, 2 smiles: { card-job-doctor.rule }
card-job-surgeon = Surgeon
    .rule = study level 6, wages up to 4; no Illness touches you, and you can keep studying
    .text = Job, 2 smiles: { card-job-surgeon.rule }
card-job-astronaut = Astronaut
    .rule = study level 6, wages up to 4; you may take a card from the discard pile and play it right away, but no job
    .text = Job, 2 smiles: { card-job-astronaut.rule }
card-job-undertaker = Undertaker
    .rule = study level 1, wages up to 1, can resign without losing a turn; during crises you can lay any wage
    .text = Job, 2 smiles: { card-job-undertaker.rule }
card-job-dictator = Dictator
    .rule = no studies, wages up to 4, can't be fired; laid only in a political crisis; once, at the start of a turn, you lock a player up for 3 turns
    .text = Job, 2 smiles: { card-job-dictator.rule }
card-job-hacker = Hacker
    .rule = study level 3, wages up to 3; you may restart a past crisis or event right away
    .text = Job, 2 smiles: { card-job-hacker.rule }
card-job-ninja = Ninja
    .rule = no studies, wages up to 1, can resign without losing a turn; you may take a weapon from the discard pile and lay it for free
    .text = Job, 2 smiles: { card-job-ninja.rule }
card-job-survivalist = Survivalist
    .rule = no studies, wages up to 1; crises, attacks and monsters don't touch you
    .text = Job, 2 smiles: { card-job-survivalist.rule }

## Love

card-flirt-bar = Flirt at the bar
    .short = Bar
    .rule = not while married, 5 at most; takes another player's last flirt of the same place
    .text = Flirt, 1 smile: { card-flirt-bar.rule }
card-flirt-camping = Flirt at the campsite
    .short = Campsite
    .rule = not while married, 5 at most; takes another player's last flirt of the same place; allows one child while it's your last flirt
    .text = Flirt, 1 smile: { card-flirt-camping.rule }
card-flirt-cinema = Flirt at the cinema
    .short = Cinema
    .rule = not while married, 5 at most; takes another player's last flirt of the same place
    .text = Flirt, 1 smile: { card-flirt-cinema.rule }
card-flirt-hotel = Flirt at the hotel
    .short = Hotel
    .rule = not while married, 5 at most; takes another player's last flirt of the same place; allows one child while it's your last flirt
    .text = Flirt, 1 smile: { card-flirt-hotel.rule }
card-flirt-internet = Flirt on the internet
    .short = Internet
    .rule = not while married, 5 at most; takes another player's last flirt of the same place
    .text = Flirt, 1 smile: { card-flirt-internet.rule }
card-flirt-nightclub = Flirt at the nightclub
    .short = Nightclub
    .rule = not while married, 5 at most; takes another player's last flirt of the same place
    .text = Flirt, 1 smile: { card-flirt-nightclub.rule }
card-flirt-park = Flirt in the park
    .short = Park
    .rule = not while married, 5 at most; takes another player's last flirt of the same place
    .text = Flirt, 1 smile: { card-flirt-park.rule }
card-flirt-restaurant = Flirt at the restaurant
    .short = Restaurant
    .rule = not while married, 5 at most; takes another player's last flirt of the same place
    .text = Flirt, 1 smile: { card-flirt-restaurant.rule }
card-flirt-theatre = Flirt at the theatre
    .short = Theatre
    .rule = not while married, 5 at most; takes another player's last flirt of the same place
    .text = Flirt, 1 smile: { card-flirt-theatre.rule }
card-flirt-zoo = Flirt at the zoo
    .short = Zoo
    .rule = not while married, 5 at most; takes another player's last flirt of the same place
    .text = Flirt, 1 smile: { card-flirt-zoo.rule }
card-marriage-bourg-la-reine = Marriage at Bourg-la-Reine
    .short = Bourg-la-Reine
    .rule = needs a flirt; allows children; houses cost half; you can't flirt any more
    .text = Marriage, 3 smiles: { card-marriage-bourg-la-reine.rule }
card-marriage-bourg-madame = Marriage at Bourg-Madame
    .short = Bourg-Madame
    .rule = needs a flirt; allows children; houses cost half; you can't flirt any more
    .text = Marriage, 3 smiles: { card-marriage-bourg-madame.rule }
card-marriage-corps-nuds = Marriage at Corps-Nuds
    .short = Corps-Nuds
    .rule = needs a flirt; allows children; houses cost half; you can't flirt any more
    .text = Marriage, 3 smiles: { card-marriage-corps-nuds.rule }
card-marriage-fourqueux = Marriage at Fourqueux
    .short = Fourqueux
    .rule = needs a flirt; allows children; houses cost half; you can't flirt any more
    .text = Marriage, 3 smiles: { card-marriage-fourqueux.rule }
card-marriage-montcuq = Marriage at Montcuq
    .short = Montcuq
    .rule = needs a flirt; allows children; houses cost half; you can't flirt any more
    .text = Marriage, 3 smiles: { card-marriage-montcuq.rule }
card-marriage-monteton = Marriage at Monteton
    .short = Monteton
    .rule = needs a flirt; allows children; houses cost half; you can't flirt any more
    .text = Marriage, 3 smiles: { card-marriage-monteton.rule }
card-marriage-sainte-verge = Marriage at Sainte-Verge
    .short = Sainte-Verge
    .rule = needs a flirt; allows children; houses cost half; you can't flirt any more
    .text = Marriage, 3 smiles: { card-marriage-sainte-verge.rule }
card-adultery = Adultery
    .rule = needs a marriage; flirts without limit beside it, but a Divorce then costs you your children
    .text = Adultery, 1 smile: { card-adultery.rule }
card-child-diana = Child: Diana
    .short = Diana
    .rule = needs a marriage, or a last flirt at the hotel or the campsite
    .text = Child, 2 smiles: { card-child-diana.rule }
card-child-harry = Child: Harry
    .short = Harry
    .rule = needs a marriage, or a last flirt at the hotel or the campsite
    .text = Child, 2 smiles: { card-child-harry.rule }
card-child-hermione = Child: Hermione
    .short = Hermione
    .rule = needs a marriage, or a last flirt at the hotel or the campsite
    .text = Child, 2 smiles: { card-child-hermione.rule }
card-child-lara = Child: Lara
    .short = Lara
    .rule = needs a marriage, or a last flirt at the hotel or the campsite
    .text = Child, 2 smiles: { card-child-lara.rule }
card-child-leia = Child: Leïa
    .short = Leïa
    .rule = needs a marriage, or a last flirt at the hotel or the campsite
    .text = Child, 2 smiles: { card-child-leia.rule }
card-child-luigi = Child: Luigi
    .short = Luigi
    .rule = needs a marriage, or a last flirt at the hotel or the campsite
    .text = Child, 2 smiles: { card-child-luigi.rule }
card-child-luke = Child: Luke
    .short = Luke
    .rule = needs a marriage, or a last flirt at the hotel or the campsite
    .text = Child, 2 smiles: { card-child-luke.rule }
card-child-mario = Child: Mario
    .short = Mario
    .rule = needs a marriage, or a last flirt at the hotel or the campsite
    .text = Child, 2 smiles: { card-child-mario.rule }
card-child-rocky = Child: Rocky
    .short = Rocky
    .rule = needs a marriage, or a last flirt at the hotel or the campsite
    .text = Child, 2 smiles: { card-child-rocky.rule }
card-child-zelda = Child: Zelda
    .short = Zelda
    .rule = needs a marriage, or a last flirt at the hotel or the campsite
    .text = Child, 2 smiles: { card-child-zelda.rule }

## Acquisitions

card-pet-cat = Cat
    .rule = free, no conditions
    .text = Pet, 1 smile: { card-pet-cat.rule }
card-pet-chick = Chick
    .rule = free, no conditions
    .text = Pet, 1 smile: { card-pet-chick.rule }
card-pet-dog = Dog
    .rule = free, no conditions
    .text = Pet, 1 smile: { card-pet-dog.rule }
card-pet-rabbit = Rabbit
    .rule = free, no conditions
    .text = Pet, 1 smile: { card-pet-rabbit.rule }
card-pet-unicorn = Unicorn
    .rule = free; scores 6 if you have laid Rainbow and Shooting star
    .text = Pet, 3 smiles: { card-pet-unicorn.rule }
card-pet-pangolin = Pangolin
    .rule = free; can't be eaten; advanced: eating it starts a health crisis
    .text = Pet, 1 smile: { card-pet-pangolin.rule }
card-pet-turtle = Turtle
    .rule = free; you may take the Ninja from the discard pile and lay it right away
    .text = Pet, 1 smile: { card-pet-turtle.rule }
card-pet-vulture = Vulture
    .rule = free; you may take a card that is out of the game and lay it right away
    .text = Pet, 1 smile: { card-pet-vulture.rule }
card-trip-cairo = Trip to Cairo
    .short = Cairo
    .rule = costs 3 bundles, free for the Airline pilot
    .text = Trip, 1 smile: { card-trip-cairo.rule }
card-trip-london = Trip to London
    .short = London
    .rule = costs 3 bundles, free for the Airline pilot
    .text = Trip, 1 smile: { card-trip-london.rule }
card-trip-new-york = Trip to New York
    .short = New York
    .rule = costs 3 bundles, free for the Airline pilot
    .text = Trip, 1 smile: { card-trip-new-york.rule }
card-trip-rio = Trip to Rio de Janeiro
    .short = Rio
    .rule = costs 3 bundles, free for the Airline pilot
    .text = Trip, 1 smile: { card-trip-rio.rule }
card-trip-sydney = Trip to Sydney
    .short = Sydney
    .rule = costs 3 bundles, free for the Airline pilot
    .text = Trip, 1 smile: { card-trip-sydney.rule }
card-house-small-green = Small house (green door)
    .short = Small (green)
    .rule = costs 6 bundles, or 3 if you are married
    .text = House, 1 smile: { card-house-small-green.rule }
card-house-small-pink = Small house (pink door)
    .short = Small (pink)
    .rule = costs 6 bundles, or 3 if you are married
    .text = House, 1 smile: { card-house-small-pink.rule }
card-house-medium-orange = Medium house (orange)
    .short = Medium (orange)
    .rule = costs 8 bundles, or 4 if you are married
    .text = House, 2 smiles: { card-house-medium-orange.rule }
card-house-medium-white = Medium house (white)
    .short = Medium (white)
    .rule = costs 8 bundles, or 4 if you are married
    .text = House, 2 smiles: { card-house-medium-white.rule }
card-house-big = Big house
    .short = Big
    .rule = costs 10 bundles, or 5 if you are married
    .text = House, 3 smiles: { card-house-big.rule }
card-weapon-crossbow = Crossbow
    .rule = power 3; costs 2 bundles
    .text = Weapon, 1 smile: { card-weapon-crossbow.rule }
card-weapon-boomerang = Boomerang
    .rule = power 1, or 3 with the child Zelda; costs 1 bundle, free with Zelda
    .text = Weapon, 1 smile: { card-weapon-boomerang.rule }
card-weapon-bat = Baseball bat
    .short = Bat
    .rule = power 1; free
    .text = Weapon, 1 smile: { card-weapon-bat.rule }
card-weapon-bazooka = Bazooka
    .rule = power 5; costs 4 bundles, free for the Soldier
    .text = Weapon, 1 smile: { card-weapon-bazooka.rule }
card-weapon-molotov = Molotov cocktail
    .short = Molotov
    .rule = power 2, or 3 for the Barman; free
    .text = Weapon, 1 smile: { card-weapon-molotov.rule }
card-weapon-knife = Knife
    .rule = power 2; free
    .text = Weapon, 1 smile: { card-weapon-knife.rule }
card-weapon-grenade = Grenade
    .rule = power 4; costs 3 bundles, free for the Soldier
    .text = Weapon, 1 smile: { card-weapon-grenade.rule }
card-weapon-axe = Axe
    .rule = power 3; costs 1 bundle
    .text = Weapon, 1 smile: { card-weapon-axe.rule }
card-weapon-slingshot = Slingshot
    .rule = power 1; free
    .text = Weapon, 1 smile: { card-weapon-slingshot.rule }
card-weapon-nunchaku = Nunchaku
    .rule = power 1, or 3 for the Ninja; costs 1 bundle, free for the Ninja
    .text = Weapon, 1 smile: { card-weapon-nunchaku.rule }
card-weapon-knuckleduster = Brass knuckles
    .rule = power 1, or 2 with the child Rocky; cost 1 bundle, free with Rocky
    .text = Weapon, 1 smile: { card-weapon-knuckleduster.rule }
card-weapon-pistol = Pistol
    .rule = power 4; costs 2 bundles, free for the Bandit and the Policeman
    .text = Weapon, 1 smile: { card-weapon-pistol.rule }
card-weapon-lightsaber = Laser sword
    .rule = power 1, or 4 with the child Luke or Leïa; costs 2 bundles, free with either
    .text = Weapon, 1 smile: { card-weapon-lightsaber.rule }
card-weapon-shuriken = Shuriken
    .rule = power 1, or 3 for the Ninja; costs 1 bundle, free for the Ninja
    .text = Weapon, 1 smile: { card-weapon-shuriken.rule }
card-weapon-chainsaw = Chainsaw
    .rule = power 3; costs 2 bundles
    .text = Weapon, 1 smile: { card-weapon-chainsaw.rule }
card-vehicle-helicopter = Helicopter
    .rule = flees from a monster, once; costs 4 bundles, free for the Airline pilot
    .text = Vehicle, 1 smile: { card-vehicle-helicopter.rule }
card-vehicle-motorbike = Motorbike
    .rule = flees from a monster, once; costs 2 bundles, free for the Mechanic
    .text = Vehicle, 1 smile: { card-vehicle-motorbike.rule }
card-vehicle-tank = Tank
    .rule = flees from a monster, or fights with power 5, once; costs 5 bundles, free for the Soldier
    .text = Vehicle, 1 smile: { card-vehicle-tank.rule }
card-survival-bunker = Bunker
    .rule = put it on one of your laid cards, and no one can take either; costs 5 bundles, free for the Architect
    .text = Survival, 1 smile: { card-survival-bunker.rule }
card-survival-safe = Safe
    .rule = keeps your wages in an economic crisis; costs 4 bundles, free for the Heads of sales and of purchasing
    .text = Survival, 1 smile: { card-survival-safe.rule }
card-survival-gas-mask = Gas mask
    .rule = no Illness, Virus or health crisis touches you; costs 1 bundle
    .text = Survival, 1 smile: { card-survival-gas-mask.rule }
card-survival-nuclear-threat = Nuclear threat
    .rule = once, a player who attacks you loses all laid cards (advanced mode); costs 6 bundles, free for the Researcher and the Dictator
    .text = Survival, 1 smile: { card-survival-nuclear-threat.rule }
card-survival-vegetable-garden = Vegetable garden
    .short = Garden
    .rule = feeds all your children in a food crisis; costs 1 bundle, free for the Gardener
    .text = Survival, 1 smile: { card-survival-vegetable-garden.rule }
card-survival-radar = Radar
    .rule = you see the next card of the draw pile before you decide; costs 3 bundles
    .text = Survival, 1 smile: { card-survival-radar.rule }
card-survival-ration = Ration
    .rule = feeds one child in a food crisis, once; costs 1 bundle
    .text = Survival, 1 smile: { card-survival-ration.rule }
card-survival-first-aid-kit = First-aid kit
    .short = Aid kit
    .rule = one smile less of damage from monsters and mutants; costs 3 bundles, free for the Doctor, the Surgeon and the Pharmacist
    .text = Survival, 1 smile: { card-survival-first-aid-kit.rule }

## Distinctions

card-medal-honour = Medal of Honour
    .rule = not if you are or were the Bandit, or played a Bomb attack
    .text = Distinction, 3 smiles: { card-medal-honour.rule }
card-grand-prize = Grand Prize of Excellence
    .short = Grand Prize
    .rule = for the Writer, the Researcher or the Journalist, whose wages then go up to 4
    .text = Distinction, 4 smiles: { card-grand-prize.rule }

## Malus cards

card-malus-accident = Accident
    .rule = a player skips 1 turn; not the Mechanic
    .text = Malus: { card-malus-accident.rule }
card-malus-illness = Illness
    .rule = a player skips 1 turn; not the Doctor, the Surgeon or the Pharmacist
    .text = Malus: { card-malus-illness.rule }
card-malus-burn-out = Burnout
    .rule = a player with a job skips 1 turn
    .text = Malus: { card-malus-burn-out.rule }
card-malus-dismissal = You're fired!
    .rule = a player loses their job; not a civil servant or the Bandit
    .text = Malus: { card-malus-dismissal.rule }
card-malus-divorce = Divorce
    .rule = a player loses their marriage and, with an adultery, their children too; not the Lawyer
    .text = Malus: { card-malus-divorce.rule }
card-malus-income-tax = Income tax
    .short = Tax
    .rule = a player with a job loses the last wage not invested; not the Bandit
    .text = Malus: { card-malus-income-tax.rule }
card-malus-grade-repetition = Held back
    .rule = a player without a job loses the last study card
    .text = Malus: { card-malus-grade-repetition.rule }
card-malus-jail = Jail
    .rule = the Bandit loses the job and skips 3 turns
    .text = Malus: { card-malus-jail.rule }
card-malus-bomb = Bomb attack
    .rule = all laid children go out of the game, yours too; not while there's a Soldier
    .text = Malus: { card-malus-bomb.rule }
card-malus-bombing = Air strike
    .rule = aim at a player's laid card; one time in two it's hit, and goes out of the game
    .text = Malus: { card-malus-bombing.rule }
card-malus-genetic-mutation = Genetic mutation
    .rule = a pet attacks its owner with a strength of 0 to 5, then goes out of the game; not the Unicorn
    .text = Malus: { card-malus-genetic-mutation.rule }
card-malus-radioactive-cloud = Radioactive cloud
    .rule = goes round the others; a malus that each has suffered strikes again
    .text = Malus: { card-malus-radioactive-cloud.rule }
card-malus-fuel-shortage = Fuel shortage
    .rule = a player can no longer flee in vehicles
    .text = Malus: { card-malus-fuel-shortage.rule }
card-malus-virus = Virus
    .rule = stays in your hand until you pass it on with an Illness; laid in a health crisis, it costs 3 smiles at the end
    .text = Malus: { card-malus-virus.rule }

## Special cards and cataclysms

card-special-birthday = Birthday
    .rule = everyone else gives you one laid wage
    .text = Special card: { card-special-birthday.rule }
card-special-casino = Casino
    .rule = bet wages face down; same wages: second player takes both; different: first
    .text = Special card: { card-special-casino.rule }
card-special-inheritance = Inheritance
    .rule = worth 3 bundles when you buy something
    .text = Special card: { card-special-inheritance.rule }
card-special-luck = Luck
    .rule = look at the next 3 cards, keep one and play again
    .text = Special card: { card-special-luck.rule }
card-special-rainbow = Rainbow
    .rule = play up to 3 more cards, then refill your hand
    .text = Special card: { card-special-rainbow.rule }
card-special-revenge = Revenge
    .rule = a malus that you suffered strikes another player
    .text = Special card: { card-special-revenge.rule }
card-special-shooting-star = Shooting star
    .rule = take any card from the discard pile and play it right away
    .text = Special card: { card-special-shooting-star.rule }
card-special-string-pulling = Friends in high places
    .rule = lay a job from your hand whatever your studies; not the Grand Professor
    .text = Special card: { card-special-string-pulling.rule }
card-special-swap = Swap
    .rule = you and another player each draw a card from the other's hand
    .text = Special card: { card-special-swap.rule }
card-special-tsunami = Tsunami
    .rule = all hands are shuffled together and dealt again
    .text = Special card: { card-special-tsunami.rule }
card-cataclysm-fire = Fire
    .rule = everyone discards their hand and draws as many cards
    .text = Cataclysm: { card-cataclysm-fire.rule }
card-cataclysm-flood = Flood
    .rule = all hands go to the middle; each in turn takes a card and lays it, or discards it if they can't
    .text = Cataclysm: { card-cataclysm-flood.rule }
card-cataclysm-tornado = Tornado
    .rule = everyone passes their hand to the left
    .text = Cataclysm: { card-cataclysm-tornado.rule }
card-cataclysm-earthquake = Earthquake
    .rule = choose one laid card of each player; they're shuffled and dealt again
    .text = Cataclysm: { card-cataclysm-earthquake.rule }

## Plagues

card-crisis-food = Food crisis
    .short = Food
    .rule = every child must be fed with a pet or a Ration, or goes to a player who can; no child is laid without food
    .text = { card-crisis-food.rule }
card-crisis-ecological = Ecological crisis
    .short = Ecological
    .rule = everyone keeps and plays with one card in hand
    .text = { card-crisis-ecological.rule }
card-crisis-economic = Economic crisis
    .short = Economic
    .rule = all wages not invested are discarded, and none may be laid
    .text = { card-crisis-economic.rule }
card-crisis-political = Political crisis
    .short = Political
    .rule = all jobs are lost and only the Dictator may be laid; the draw pile is turned face up
    .text = { card-crisis-political.rule }
card-crisis-health = Health crisis
    .short = Health
    .rule = hands are shown and the Virus is laid; no laying cards in front of you
    .text = { card-crisis-health.rule }
card-event-armageddon = Armageddon
    .rule = everyone picks a laid card of their left neighbour; these go out of the game one by one until Armageddon turns up among them
    .text = { card-event-armageddon.rule }
card-event-clearance = Everything must go
    .short = Clearance
    .rule = all acquisitions are free
    .text = { card-event-clearance.rule }
card-event-purge = Purge
    .rule = each in turn steals a card from another hand and lays it without conditions
    .text = { card-event-purge.rule }
card-event-invasion = Alien invasion
    .short = Invasion
    .rule = together, throw as many smiles at the aliens as all hands hold, or the game is over
    .text = { card-event-invasion.rule }
card-monster-mutant-snail = Mutant snail
    .rule = strength 1, damage 1
    .text = { card-monster-mutant-snail.rule }
card-monster-deadly-fish = Deadly fish
    .rule = strength 2, damage 2
    .text = { card-monster-deadly-fish.rule }
card-monster-carnivorous-plant = Carnivorous plant
    .rule = strength 2, damage 2
    .text = { card-monster-carnivorous-plant.rule }
card-monster-killer-robot = Killer robot
    .rule = strength 3, damage 3
    .text = { card-monster-killer-robot.rule }
card-monster-zombie = Zombie
    .rule = strength 4, damage 4
    .text = { card-monster-zombie.rule }
card-monster-giant-lizard = Giant lizard
    .rule = strength 5, damage 5
    .text = { card-monster-giant-lizard.rule }

## Questions

decision-start = Your turn: what do you do?
decision-play = { $playable ->
        [no] Nothing can be played: which card do you discard?
       *[yes] What do you play?
    }
decision-target = { $kind ->
        [none] Who do you choose?
        [special-swap] “{ $card }”: who with?
        [job-head-purchasing] “{ $card }”: who do you Swap with?
        [job-head-sales] “{ $card }”: who do you Swap with?
        [child-diana] “{ $card }”: who takes this child?
        [child-harry] “{ $card }”: who takes this child?
        [child-hermione] “{ $card }”: who takes this child?
        [child-lara] “{ $card }”: who takes this child?
        [child-leia] “{ $card }”: who takes this child?
        [child-luigi] “{ $card }”: who takes this child?
        [child-luke] “{ $card }”: who takes this child?
        [child-mario] “{ $card }”: who takes this child?
        [child-rocky] “{ $card }”: who takes this child?
        [child-zelda] “{ $card }”: who takes this child?
       *[other] “{ $card }”: who gets it?
    }
decision-pay = { $kind ->
        [none] How do you pay?
       *[other] { $strength ->
            [none] “{ $card }”: how do you pay?
           *[other] “{ $card }” costs { $strength ->
                [1] 1 bundle
               *[other] { $strength } bundles
            }: how do you pay?
        }
    }
decision-gift = { $victim ->
        [none] “{ card-special-birthday }”: which wage do you give away?
       *[other] “{ card-special-birthday }”: which wage do you give to { $victim }?
    }
decision-fetch = { $kind ->
        [none] Which card do you take?
        [pet-vulture] “{ $card }”: which card do you bring back into the game and lay?
        [pet-turtle] “{ $card }”: do you take the Ninja from the discard pile?
        [job-ninja] “{ $card }”: which weapon do you take from the discard pile?
       *[other] “{ $card }”: which card do you take from the discard pile and play?
    }
decision-luck = “{ card-special-luck }”: which of these cards do you keep?
decision-order = “{ card-special-luck }”: which of the two others is discarded first?
decision-pull = “{ card-special-string-pulling }”: which job do you lay?
decision-revenge = “{ card-special-revenge }”: which malus do you send back?
decision-set-aside = { $kind ->
        [none] Which card do you set aside before the Swap?
       *[other] “{ $card }”: which card do you set aside before the Swap?
    }
decision-bet = “{ card-special-casino }”: which wage do you bet?
decision-keep = { $kind ->
        [none] Which card do you keep in hand?
        [cataclysm-tornado] “{ $card }”: which card do you keep, as Researcher?
       *[other] “{ $card }”: which card do you keep in hand?
    }
decision-give-up = You're no longer Researcher: which card do you discard from your hand?
decision-plague = Plagues in your starting hand: which one strikes?
decision-armageddon = { $victim ->
        [none] “{ card-event-armageddon }”: which card do you pick?
       *[other] “{ card-event-armageddon }”: which of { $victim }'s cards do you pick?
    }
decision-quake = { $victim ->
        [none] “{ card-cataclysm-earthquake }”: which card do you choose?
        [you] “{ card-cataclysm-earthquake }”: which of your own cards do you choose?
       *[other] “{ card-cataclysm-earthquake }”: which of { $victim }'s cards do you choose?
    }
decision-bombing = { $victim ->
        [none] “{ card-malus-bombing }”: which card do you aim at?
       *[other] “{ card-malus-bombing }”: which of { $victim }'s cards do you aim at?
    }
decision-mutation = { $victim ->
        [none] “{ card-malus-genetic-mutation }”: which pet mutates?
       *[other] “{ card-malus-genetic-mutation }”: which of { $victim }'s pets mutates?
    }
decision-steal = { $victim ->
        [none] Which card do you steal?
       *[other] Which card do you steal from { $victim }?
    }
decision-attack = { $kind ->
        [none] Attack and steal a card? (uses the weapon up)
       *[other] “{ $card }”: attack and steal a card? (uses the weapon up)
    }
decision-threat = { $victim ->
        [none] You're under attack: use the Nuclear threat? (it costs the attacker all laid cards)
       *[other] { $victim } attacks you: use the Nuclear threat? (it costs { $victim } all laid cards)
    }
decision-monster = { $kind ->
        [none] How do you defend yourself?
       *[other] { $strength ->
            [none] { $card }: how do you defend yourself?
           *[other] { $card }, and you still need power { $strength }: how do you defend yourself?
        }
    }
decision-lend = { $victim ->
        [none] A player asks you for help: which weapon do you lend?
       *[other] { $kind ->
            [none] { $victim } asks for help: which weapon do you lend?
           *[other] { $victim } asks for help against this monster: { $card }. Power { $strength } is still needed. Which weapon do you lend?
        }
    }
decision-lose = { $strength ->
        [none] Which card do you give up?
        [1] 1 smile to lose: which card do you give up?
       *[other] { $strength } smiles to lose: which card do you give up?
    }
decision-rob = “{ card-event-purge }”: whose hand do you rob?
decision-side = Which side of the pile do you draw from?
decision-throw = Which card do you throw at the aliens?
decision-flood = “{ card-cataclysm-flood }”: which card do you take?
decision-feed = “{ card-crisis-food }”: what do you feed a child?
decision-adopt = “{ card-crisis-food }”: you can't feed all your children; which one has to leave?
decision-exchange = { $victim ->
        [none] Which card do you take for the Virus?
       *[other] Which card do you take from { $victim } for the Virus?
    }
decision-cloud = { $victim ->
        [none] “{ card-malus-radioactive-cloud }”: which malus strikes again?
       *[other] “{ card-malus-radioactive-cloud }”: which malus strikes { $victim } again?
    }
decision-relaunch = “{ card-job-hacker }”: which plague do you restart?
decision-offer-hand = { $victim ->
        [none] The Dictator points at you: 3 turns locked up! Which card from your hand buys you out?
       *[other] { $victim }, the Dictator, points at you: 3 turns locked up! Which card from your hand buys you out?
    }
decision-offer-laid = And which of your laid cards do you offer?
decision-bargain = { $victim ->
        [none] Do you accept the bargain?
       *[other] Do you accept { $victim }'s bargain?
    }
decision-restart = The aliens have won, and you're in the lead: does everyone start a new life?
decision-bunker = “{ card-survival-bunker }”: which card do you protect?
decision-more = “{ card-special-rainbow }”: what do you play next?

## Answers

option-draw = { $decision ->
        [side] Draw from the face-up side of the pile
       *[other] Draw a card
    }
option-draw-hidden = Draw from the hidden side of the pile
option-take = { $top ->
        [none] Take the top card of the discard pile and play it
       *[other] Take “{ $top }” from the discard pile and play it
    }
option-resign = Resign from your job
option-divorce = Divorce
option-end-affair = End your adultery
option-done = { $decision ->
        [more] Play no more
        [lend] Lend nothing more
       *[other] That's all
    }
option-nothing = Play nothing
option-yes = { $decision ->
        [threat] Use the Nuclear threat
        [bargain] Accept the bargain
        [restart] Everyone starts a new life
       *[other] Yes
    }
option-no = { $decision ->
        [threat] Let the attack happen
        [bargain] Refuse the bargain
        [restart] Let the game end, and win
        [fetch] Take nothing
        [attack] Keep the weapon for defence
        [bet] Don't bet
        [set-aside] No Swap
        [pull] Lay no job
        [lend] Lend nothing
        [feed] Let the child go
        [relaunch] Restart nothing
        [offer-hand] Offer no card from your hand
        [offer-laid] Offer no laid card
       *[other] No
    }
option-ally = Ask the others for help
option-suffer = Take the damage
option-free = Nothing: the Architect's free house
option-play = Play “{ $card }”
option-discard = { $decision ->
        [flood] Take “{ $card }” and discard it
       *[other] Discard “{ $card }”
    }
option-bet = Bet “{ $card }”
option-card = { $decision ->
        [keep] Keep “{ $card }”
        [luck] Keep “{ $card }”
        [pull] Lay “{ $card }”
        [bet] Bet “{ $card }”
        [flood] Take “{ $card }”
       *[other] “{ $card }”
    }
option-affair = “{ $card }” (adultery)
option-use = { $decision ->
        [lend] Lend “{ $card }”
       *[other] Use “{ $card }”
    }
option-flee = Flee with “{ $card }”
option-throw = Throw “{ $card }”
option-seat = { $decision ->
        [attack] Attack { $who }
        [rob] Rob { $who }
       *[other] { $who }
    }
option-virus = { $who }, and pass the Virus on
option-imprison = Dictator: lock up { $who } for 3 turns
option-pay = Pay { $money }
money-i = Inheritance

## Refusals

refused-what-can-be-laid-is-laid = You can lay “{ $card }”, so take it to lay it: only cards that you can't lay are discarded.
refused-no-studies-while-you-work = Studying is for players without a job: resign at the start of a turn, then study.
refused-you-have-studied-enough = You have 6 study cards, the most there can be: lay the job they lead to.
refused-you-have-a-job-already = You have a job: resign at the start of a turn, then lay “{ $card }”.
refused-only-a-teacher-becomes-grand-professor = The Grand Professor replaces a teacher: lay a teacher's job first.
refused-you-have-not-studied-enough = “{ $card }” needs more than your study level of { $level }: study first, or play “{ card-special-string-pulling }”.
refused-a-policeman-is-watching = “{ $card }” can't be laid while another player is Policeman: wait until that job is lost.
refused-a-dictator-needs-a-political-crisis = The Dictator is laid only in a political crisis: keep it until one comes.
refused-no-wage-without-a-job = No job, no wage: lay a job first.
refused-your-job-does-not-pay-that-much = Your job pays wages up to { $limit }: play a smaller one, or change to a better job.
refused-married-people-do-not-flirt = You're married: flirt again after a divorce, or once you have laid Adultery.
refused-you-have-flirted-enough = You have 5 flirts, the most before a marriage: marry, or be a Barman.
refused-you-are-married-already = You're married: for another marriage, divorce first, at the start of a turn.
refused-no-marriage-without-a-flirt = A marriage needs a flirt: lay a flirt first.
refused-no-adultery-without-a-marriage = Adultery needs a marriage: marry first.
refused-one-adultery-at-a-time = You have an adultery already: end it first.
refused-children-need-a-marriage = A child needs a marriage, or a last flirt at the hotel or the campsite: lay one of these first.
refused-you-cannot-pay-for-it = { $money ->
        [0] You have no money for “{ $card }”: lay wages first (those already spent don't pay).
        [one] “{ $card }” costs more than the 1 bundle that you can spend: lay more wages first.
       *[other] “{ $card }” costs more than the { $money } bundles that you can spend: lay more wages first.
    }
refused-nothing-to-put-the-bunker-on = The Bunker goes on one of your laid cards: lay another card first.
refused-no-medal-for-you = The Medal is for players who never were the Bandit and never played a Bomb attack.
refused-your-job-earns-no-prize = The Grand Prize is for a Writer, a Researcher or a Journalist: lay one of these jobs first.
refused-one-prize-for-each-job = Your job has its Grand Prize already: another one needs another job.
refused-nobody-can-suffer-it = { $card ->
        [none] It can't hit { $who } now: choose one of the players on offer.
       *[other] No one else can suffer “{ $card }” now: { $deed ->
            [play] keep it until one of the others can, or discard it.
           *[other] leave it there until one of the others can.
        }
    }
refused-the-virus-stays-in-your-hand = The Virus stays in your hand until you pass it on with an Illness, or a health crisis makes you lay it.
refused-nothing-to-avenge = You have no malus that you could send back: play Revenge once you have suffered one.
refused-nothing-thrown-away-to-fetch = The discard pile is empty: play the Shooting star once something has been thrown away.
refused-not-during-a-purge = No Flood during a Purge: play it when the Purge is over.
refused-nothing-to-feed-it-with = In a food crisis a child needs food: lay a pet, a Ration or a Vegetable garden first, or wait until the crisis is over.
refused-no-wages-in-an-economic-crisis = { $economic ->
        [0] No wages during an economic crisis: lay them when it is over.
        [one] No wages during the economic crisis: lay them when its last round is over.
       *[other] No wages during the economic crisis: lay them when its { $economic } rounds are over.
    }
refused-no-jobs-in-a-political-crisis = { $political ->
        [0] No job but the Dictator during a political crisis: lay this one when it is over.
        [one] No job but the Dictator during the political crisis: lay this one when its last round is over.
       *[other] No job but the Dictator during the political crisis: lay this one when its { $political } rounds are over.
    }
refused-nothing-is-laid-in-a-health-crisis = { $health ->
        [0] Quarantine: no laying cards in front of you until the health crisis is over.
        [one] Quarantine: no laying cards in front of you until the health crisis is over, after this last round.
       *[other] Quarantine: no laying cards in front of you until the health crisis is over, in { $health } rounds.
    }
refused-you-threw-that-card-away-yourself = “{ $card }” was yours until you threw it away or lost it: only the others can take it. Draw instead.
refused-a-discarded-plague-is-inert = “{ $card }” is a plague, and does nothing from the discard pile: choose another card, or draw.
refused-nobody-takes-the-virus = The Virus can't be taken from the discard pile: choose another card, or draw.
refused-no-malus-is-laid-before-oneself = “{ $card }” is a malus, which you don't lay in front of you: take it to discard it.
refused-no-accident-touches-a-mechanic = { $who } is the Mechanic, and no Accident touches that job: choose another player, or wait until it's lost.
refused-no-illness-touches-a-doctor = { $who } has a job in medicine, which no Illness touches: choose another player, or wait until it's lost.
refused-a-gas-mask-protects-them = A Gas mask protects { $who } as long as it lies there: choose another player.
refused-they-have-no-job = { $who } has no job: choose a player who has one.
refused-a-civil-servant-is-not-dismissed = { $who } is a civil servant, who can't be fired: choose a player with another kind of job.
refused-the-bandit-is-neither-dismissed-nor-taxed = { $who } is the Bandit, who can't be fired or taxed: only Jail gets the Bandit.
refused-the-bunker-protects-it = { $who }'s Bunker protects the card it would hit: choose another player, or wait until the Bunker is gone.
refused-a-lawyer-is-not-divorced = { $who } is the Lawyer, whom no Divorce touches: choose another player, or wait until that job is lost.
refused-they-are-not-married = { $who } isn't married: choose a player who is.
refused-they-have-no-wage-to-lose = { $who } has no unspent wage, which is what the tax takes: choose a player who has one.
refused-they-no-longer-study = { $who } has a job: only players who still study are held back.
refused-they-have-no-studies-to-lose = { $who } has no studies to lose: choose a player who has laid some.
refused-they-have-nothing-to-aim-at = { $who } has no laid card to aim at: choose another player.
refused-they-have-no-pet-to-mutate = { $who } has no pet that could mutate (a Unicorn never does): choose another player.
refused-a-survivalist-is-not-attacked = { $who } is the Survivalist, who can't be attacked: choose another player, or wait until that job is lost.
refused-their-weapons-are-as-strong = Your weapon must be stronger than all of { $who }'s weapons together: choose a weaker player, or keep it for defence.
refused-they-have-nothing-that-you-could-lay = You steal only what you could lay right away, and { $who } has no such card: choose another player.
refused-they-hold-no-card = { $who } has no cards in hand: choose a player who has.
refused-they-cannot-feed-it = { $who } has no food left for a child: choose a player who can feed it.
refused-not-among-those = { $card ->
        [none] That can't be chosen here: choose one of the answers on offer.
       *[other] “{ $card }” can't be chosen here: choose one of the answers on offer.
    }
refused-pay-enough-and-nothing-superfluous = Pay at least the price, and no wage more than it takes: choose one of the payments on offer.
refused-only-an-architect-builds-for-nothing = Only an Architect builds for free, one house from their hand: pay with your wages.
refused-the-virus-comes-with-an-illness = The Virus is passed on together with an Illness, to a player who can suffer that.
refused-only-a-survivalist-draws-there = Only a Survivalist draws from the hidden side, while the pile is face up: draw the card that you see.
refused-only-before-drawing = That's for the start of a turn, before you draw: you can do it next turn.
refused-draw-first = Draw a card first (or take the top of the discard pile), then play.
refused-that-is-not-what-you-are-asked = First answer what you're asked: after that your turn goes on.
refused-you-do-not-hold-that-card = You don't hold “{ $card }”: play a card from your hand.
refused-bets-are-wages = “{ $card }” can't be bet: choose a wage.
refused-there-is-no-casino = You can bet once a player has laid the Casino.
refused-nobody-answers-their-own-bet = That bet is yours: another player has to answer it.
refused-the-casino-is-closed = The Casino is closed until its owner has made the first bet: after that, you can bet.
refused-nothing-has-been-thrown-away = The discard pile is empty: draw from the pile.
refused-no-fuel = A Fuel shortage stops “{ $card }”: fight, ask for help or take the damage.
refused-you-have-no-such-vehicle = You flee with a vehicle that lies in front of you, unused, and “{ $card }” isn't one: fight, or take the damage.
refused-you-have-no-job = You have no job to leave: you can resign once you've laid one.
refused-you-are-not-married = You're not married: you can divorce once you are.
refused-you-are-faithful = You have no adultery to end: you can once you've laid one.
refused-only-a-dictator-does-that = Only the Dictator locks players up: that job is laid in a political crisis.
refused-a-dictator-does-that-once = A Dictator locks up one player, once, and you've done it.
refused-flipped-cards-cannot-be-given = “{ $card }” is flipped and can't be given up: choose a card that lies face up.
refused-it-has-no-smile-to-give = “{ $card }” has no smile to give up: choose a card that has.
refused-your-bunker-protects-it = Your Bunker protects “{ $card }”: choose another card.
refused-the-marriage-goes-first = Give up the marriage first: after that, “{ $card }” can go.
refused-the-job-goes-first = Give up the job first: after that, “{ $card }” can go.
refused-a-pet-does-not-pay-its-own-damage = That's the pet attacking you: choose another card.
refused-give-exactly-that-many = You can give exactly what is asked for: choose cards that make it up without going over.
refused-the-largest-first = You can't give exactly what is asked for: start with a card of more smiles.
refused-that-weapon-is-in-the-fight = “{ $card }” is in the fight already: add another weapon.
refused-nobody-helps-against-your-own-pet = No one can help against your own pet: fight, flee or take the damage.
refused-nobody-else-is-armed = No one else has a weapon to lend: fight, flee or take the damage.
refused-help-is-asked-for-once = You've asked for help in this fight: it can be done once.

## Stakes: what will come of an answer

stakes-draw = { $left ->
        [0] It's the last card of the pile: the game ends after this turn.
        [one] You draw a card, which leaves 1 in the pile, then play one.
       *[other] You draw a card, which leaves { $left } in the pile, then play one.
    }
stakes-draw-card = You draw “{ $card }”, then play a card. { $left ->
        [0] It's the last one: the game ends after this turn.
        [one] That leaves 1 card in the pile.
       *[other] That leaves { $left } cards in the pile.
    }
stakes-draw-plague = It's a plague: “{ $card }”. It comes at once, and you play no card this turn.
stakes-draw-hidden = You draw a card from below that you don't see yet. { $left ->
        [0] It's the last one.
        [one] That leaves 1 card in the pile.
       *[other] That leaves { $left } cards in the pile.
    }
stakes-resign = You lose “{ $card }” ({ smiles }), and your turn { $over ->
        [yes] is over.
       *[no] goes on.
    }
stakes-divorce = You lose { $lost } ({ smiles }), and your turn is over. You may flirt again.
stakes-end-affair = You lose the Adultery ({ smiles }), and your turn goes on.
stakes-imprison = { $target } skips { turns-lost }, unless they offer you something and you accept it.
turns-lost = { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
stakes-discard = It brings you nothing, and { $target } may take it if they can play it.
stakes-nothing = You play no card, and the Virus stays in your hand.
stakes-bet-first = Another player may bet against it: same wage, they take both; different wages, you take both. No one does: it's yours at the end.
stakes-bet-second = If it's the same wage as { $target }'s, you take both. If not, { $target } takes both.
gained = { $smiles ->
        [0] No smile
        [one] +1 smile
       *[other] +{ $smiles } smiles
    }: { $total } in all
bundles-of = { $money ->
        [one] 1 bundle
       *[other] { $money } bundles
    }
stakes-gain = { gained }.
stakes-gain-study = { gained }. Your study level becomes { $level }.
stakes-gain-wage = { gained }. You can then spend { bundles-of }.
stakes-gain-job = { gained }. You can then lay wages up to { $limit }.
stakes-promotion = It replaces { $lost }: { gained }. You can then lay wages up to { $limit }.
stakes-police = { gained }, wages up to { $limit }. { $count ->
        [one] { $seats } loses
       *[other] { $seats } lose
    } their unlawful job.
stakes-steal-flirt = { gained }. { $target } was last there too, and loses that flirt to you.
stakes-buy = { gained }. It costs { $price } of your { bundles-of }.
stakes-build = { gained }. Your Architect builds it for free, or you pay { $price }.
stakes-arm = { gained }, power { $power }. { $price ->
        [0] It's free.
       *[other] It costs { $price } of your { bundles-of }.
    }
stakes-birthday = { $count ->
        [one] { $seats } gives you a wage: 1 more smile for you, 1 fewer there.
       *[other] { $seats } each give you a wage: { $count } more smiles for you, 1 fewer for each of them.
    }
stakes-birthday-nobody = No one has a wage to give: it brings you nothing now.
stakes-casino = It lies on the table from now on, and you may bet a wage at once.
stakes-inheritance = { $worth } bundles to spend once: { $money } in all.
stakes-luck = { $looked ->
        [0] The pile is empty: there's nothing to look at.
        [one] You look at the last card of the pile, keep it and play a card.
       *[other] You look at the next { $looked } cards, keep one and play a card.
    }
stakes-rainbow = You play up to { $plays } more cards and refill your hand. { $smiles ->
        [0] It has no smile of its own.
       *[other] { gained }, with the Unicorn and the Shooting star.
    }
stakes-revenge = You choose a malus to send back: { $choices }.
stakes-star = { $thrown ->
        [one] You may take the only discarded card and play it.
       *[other] You may take one of the { $thrown } discarded cards and play it.
    }{ $smiles ->
        [0] {""}
       *[other] {" "}{ gained }, with the Unicorn and the Rainbow.
    }
stakes-strings = You may lay a job from your hand whatever your studies.
stakes-strings-none = You have no job in hand: it would be wasted.
stakes-swap = You choose a player; each of you gets a random card from the other's hand.
stakes-tsunami = All hands are shuffled together and dealt again: yours too.
stakes-fire = Everyone throws their whole hand away and draws as many cards.
stakes-tornado = Your hand goes to { $target }, and you get { $from }'s hand.
stakes-flood = All hands lie open in the middle. You take the first card, then the others in turn.
stakes-earthquake = You choose a laid card of each player, including you. They are shuffled, and each player gets one.
stakes-virus-kept = It stays in your hand. If a health crisis comes, it costs you 3 smiles.
stakes-malus = You choose who gets it: { $seats }.
stakes-cloud = A malus that they have suffered strikes again: { $seats }.
stakes-cloud-nobody = No one has a malus that could strike again: it's discarded.
stakes-bomb = { $children ->
        [one] 1 child goes
       *[other] { $children } children go
    } out of the game ({ $seats }). { $smiles ->
        [0] None is yours.
       *[other] You lose { smiles }.
    } And no Medal for you any more.
stakes-lose-job = { $target } loses “{ $card }”: { smiles }, and no wages without a new job.
stakes-jailed = { $target } loses “{ $card }” ({ smiles }) and skips { turns-lost }.
stakes-divorced = { $target } loses { $lost }: { smiles }.
stakes-lose-last = { $target } loses “{ $card }”: { smiles }.
stakes-lose-either = { $target } loses one of these, depending on what's under the Bunker: { $either }.
stakes-air-strike = You aim at one of { $target }'s cards: it's hit one time in two.
stakes-mutation = You choose one of { $target }'s pets, which attacks its owner.
stakes-fuel = { $target } can't flee from monsters any more: { $lost }.
stakes-fuel-none = { $target } has no vehicle now, and couldn't flee with one later.
stakes-skip = { $target } skips { turns-lost }{ $skips ->
        [1] .
       *[other] {" "}({ $skips } in all).
    }
stakes-infect = { $target } skips { turns-lost } and gets your Virus. You look at their hand and take a card.
stakes-adopted = { $target } takes “{ $card }”: you lose { smiles }, they gain as many.
stakes-swap-with = Each of you gets a random card of the other's. { $target } has { $held ->
        [one] 1 card
       *[other] { $held } cards
    }.
stakes-attack = Your power { $power } beats { $target }'s { $defence }: you steal a laid card, and the weapon is used up.{ $threat ->
        [yes] {" "}But their Nuclear threat can cost you all your laid cards.
       *[no] {""}
    }
stakes-on-guard = You keep it unused: it defends you. Your defence is { $defence }.
stakes-rob = You take a random one of { $target }'s { $held ->
        [one] 1 card
       *[other] { $held } cards
    } and lay it without conditions. If it's a malus, it strikes you.
stakes-pay = You spend { $spent }{ $excess ->
        [0] , just the price
       *[other] , { $excess } more than the price
    }. { $left } left. Spent wages keep their smiles, and no one can take them.
stakes-free = You pay nothing, but your Architect's free house is used up.
stakes-give = { $target } gets “{ $card }”: you lose { smiles }.
stakes-luck-keep = It comes into your hand, the others are discarded, and you play a card.
stakes-luck-plague = The plague comes at once: “{ $card }”. You play no card.
stakes-order = “{ $card }” then lies on top, where { $target } may take it.
stakes-set-aside = “{ $card }” is safe. Then one of your { $left } other cards is swapped.
stakes-keep = You discard your other { $left ->
        [one] card.
       *[other] { $left } cards.
    }
stakes-keep-tornado = “{ $card }” stays with you; the rest of your hand moves on.
stakes-give-up = You discard “{ $card }”.
stakes-strikes = “{ $card }” strikes everyone{ $rounds ->
        [0] .
        [one] , for 1 round.
       *[other] , for { $rounds } rounds.
    }
stakes-bunker = No one can take “{ $card }” from you any more.
stakes-exchange = You take “{ $card }”; { $target } keeps the Virus.
stakes-doom = { $target } may lose “{ $card }”: { smiles }. It depends on when Armageddon turns up.
stakes-shake = { $cast ->
        [to-you] Your “{ $card }” ({ smiles }) is shuffled with the others' cards, and may come to another player.
       *[other] { $target }'s “{ $card }” ({ smiles }) is shuffled with the others' cards, and may come to you.
    }
stakes-aim = One time in two, { $target } loses “{ $card }”: { smiles }.
stakes-steal = “{ $card }” comes to you; { $target } loses { smiles }.
stakes-mutate = “{ $card }” attacks { $target } with a strength of 0 to { $most }. Above 0, it's lost afterwards.
stakes-lose = You lose { $lost }: { smiles }. { $left ->
        [0] That's enough.
       *[other] Then { $left } more to lose.
    }
stakes-fight = Power { $power }: you still need { $left }. Nothing is used up unless you win.
stakes-fight-win = Power { $power } is enough: you win, and the weapons in the fight are used up.
stakes-lend = You lend power { $power }{ $left ->
        [0] , which is enough for { $target } to win
       *[other] ; { $target } then still needs { $left }
    }. If they win, your weapon is used up.
stakes-flee = You lose nothing but the use of “{ $card }”; it keeps its smiles.
stakes-flee-pet = You lose only the use of “{ $card }”, and the pet goes out of the game.
stakes-ally = These players can lend you weapons: { $seats }. They needn't.
stakes-suffer = { $damage ->
        [0] Your First-aid kit is enough: you lose nothing.
        [one] You give up 1 smile of laid cards, out of the game.
       *[other] You give up { $damage } smiles of laid cards, out of the game.
    }
stakes-suffer-pet = You give up as many smiles as it is strong{ $spared ->
        [0] , and the pet goes too.
       *[other] , less { $spared } with your First-aid kit, and the pet goes too.
    }
stakes-throw = { $thrown } of { $goal } smiles are then thrown. “{ $card }” is gone.
stakes-throw-win = { $thrown } of { $goal } smiles: the aliens are beaten!
stakes-feed = “{ $card }” is turned over: it keeps its smiles, but is used up.
stakes-feed-pangolin = “{ $card }” is used up, and brings a health crisis.
stakes-let-go = A child leaves you: to a player who can feed it, or to the discard pile.
stakes-give-child = “{ $card }” leaves you: you lose { smiles }.
stakes-offer = If { $target } accepts, “{ $card }” is theirs and you are free. If not, you skip { turns-lost }.
stakes-offer-laid = If { $target } accepts, you lose “{ $card }” ({ smiles }) and are free. If not, you skip { turns-lost }.
stakes-offer-nothing = Without any offer that { $target } accepts, you skip { turns-lost }.
stakes-threat = { $target } loses all laid cards but what a Bunker protects. Your Nuclear threat is used up.
stakes-no-threat = { $target } steals one of your laid cards. You keep the Nuclear threat for later.
stakes-bargain = You take what { $target } offers, and they skip no turn.
stakes-no-bargain = { $target } keeps everything and skips { turns-lost }.
stakes-restart = If all leaders agree, every laid card is discarded and everyone starts a new life.
stakes-finish = The game ends at once: { $count ->
        [one] you win.
       *[other] victory is shared by { $seats }.
    }

## Chances

chance-next-known = The next card of the pile is “{ $card }”.
chance-plague = { $plagues } in { $cards } that the next card is a plague.
chance-job = About { $percent }% that the next card is a job that you have studied enough for.
chance-wage = About { $percent }% that the next card is a wage.
chance-flirt = About { $percent }% that the next card is a flirt.
chance-marriage = About { $percent }% that the next card is a marriage.
chance-child = About { $percent }% that the next card is a child.
chance-turns = { $left ->
        [one] 1 card
       *[other] { $left } cards
    } in the pile: about { $turns ->
        [one] 1 more turn
       *[other] { $turns } more turns
    } for each player.

## Hints

hint-draw = “{ $card }” is worth less to you than what a new card may bring.
hint-take = “{ $card }” lies open and helps you at once: better than an unknown card.
hint-resign = “{ $card }” in your hand is a better job.
hint-harm = It can slow { $target } down, the strongest of the others with { smiles }.
hint-late = The pile lasts about { $turns ->
        [one] 1 more turn
       *[other] { $turns } more turns
    }: lay what scores while you can.
hint-most = None of your other cards that you can lay has more smiles.
hint-study = “{ $card }” in your hand needs study level { $level }.
hint-job = { $wages ->
        [one] 1 wage
       *[other] { $wages } wages
    } in your hand can then be laid.
hint-first-flirt = { $marriages ->
        [0] A first flirt opens the way to a marriage.
       *[other] With a flirt you can lay the marriage in your hand.
    }
hint-marriage = { $children ->
        [one] The child in your hand can then be laid.
       *[other] The { $children } children in your hand can then be laid.
    }
hint-discard = Of all your cards, this one promises you least.
hint-discard-safe = Of all your cards, this one promises you least, and it's no use to { $target } next.
hint-leader = { $target } is the strongest of the others, with { smiles }.
hint-best-loot = Of all you could take, this helps you and hurts them most.
hint-hurts-most = Of all their cards, this one would be missed most.
hint-dearest = Of all your cards, this is the one to protect.
hint-cheapest = Of what you could give up, this is missed least.
hint-keep = Of all your cards, this one promises you most.
hint-best-fetch = Of the cards there, this brings you most.
hint-pay = It wastes least, and turns over as many wages as it can: those are safe.
hint-fight = A used weapon keeps its smile: you lose nothing, and the monster is gone.
hint-flee = A used vehicle keeps its smile: you lose nothing.
hint-guard = An unused weapon keeps attackers and monsters away.
hint-threat = { $target } has { smiles } to lose.

# What a learner says of its move to the others.
aloud-harm = { $target } is ahead of the others with { smiles }: that had to slow down.
aloud-late = The pile won’t last: I lay what scores.

## Happenings

event-first = { $cast ->
        [you] No starting hand holds more smiles than yours ({ $smiles }): you go first.
       *[other] No starting hand holds more smiles than { $seat }'s ({ $smiles }): { $seat } goes first.
    }
smiles = { $smiles ->
        [one] { $smiles } smile
       *[other] { $smiles } smiles
    }
event-drew = { $cast ->
        [you] You draw { $kind ->
            [unseen] a card
           *[other] “{ $cards }”
        }.
       *[other] { $seat } draws { $kind ->
            [unseen] a card
           *[other] “{ $cards }”
        }.
    }
    .with = { $sentence } { $asides }.
    .each = “{ $cards }”
    .together = { $cast ->
        [you] You draw { $kind ->
            [unseen] { $times } cards
           *[other] { $list }
        }.
       *[other] { $seat } draws { $kind ->
            [unseen] { $times } cards
           *[other] { $list }
        }.
    }
    .weight = slight
event-plague-came = { $cast ->
        [you] You draw a plague: { $card }!{ armageddon }
       *[other] { $seat } draws a plague: { $card }!{ armageddon }
    }
    .within = faces
armageddon = { $kind ->
        [event-armageddon] {" "}Now { card-event-armageddon.rule }.
       *[other] {""}
    }
event-plague-wasted = { $cast ->
        [you] Your plague “{ $card }” goes out of the game: it fizzles out.
       *[other] { $seat }'s plague “{ $card }” goes out of the game: it fizzles out.
    }
event-took = { $cast ->
        [you] You take “{ $card }” from the discard pile.
       *[other] { $seat } takes “{ $card }” from the discard pile.
    }
    .with = { $sentence } { $asides }.
event-laid = { $cast ->
        [you] You lay “{ $card }”.
       *[other] { $seat } lays “{ $card }”.
    }
    .aside = { $same ->
        [yes] the card is laid
       *[other] laid: “{ $card }”
    }
event-discarded = { $cast ->
        [you] You discard “{ $card }”.
       *[other] { $seat } discards “{ $card }”.
    }
    .each = “{ $card }”
    .together = { $cast ->
        [you] You discard { $list }.
       *[other] { $seat } discards { $list }.
    }
    .aside = { $same ->
        [yes] the card is discarded
       *[other] discarded: { $list }
    }
    .weight = slight
event-paid = { $cast ->
        [you] You pay with “{ $card }”.
       *[other] { $seat } pays with “{ $card }”.
    }
    .each = “{ $card }”
    .together = { $cast ->
        [you] You pay with { $list }.
       *[other] { $seat } pays with { $list }.
    }
    .aside = paid with: { $list }
event-for-free = { $cast ->
        [you] You get “{ $card }” for free.
       *[other] { $seat } gets “{ $card }” for free.
    }
    .aside = nothing to pay
event-kept-in-hand = { $cast ->
        [you] You keep “{ $card }” in hand.
       *[other] { $seat } keeps “{ $card }” in hand.
    }
    .aside = it stays in hand
event-passed = { $cast ->
        [you] You play no card.
       *[other] { $seat } plays no card.
    }
    .weight = slight
event-stopped = { $cast ->
        [you] You play no more cards.
       *[other] { $seat } plays no more cards.
    }
    .weight = slight
event-resigned = { $cast ->
        [you] You resign: “{ $card }” is discarded.
       *[other] { $seat } resigns: “{ $card }” is discarded.
    }
event-divorced = { $cast ->
        [you] You divorce: “{ $card }” is discarded.
       *[other] { $seat } divorces: “{ $card }” is discarded.
    }
event-ended-affair = { $cast ->
        [you] Your adultery is over.
       *[other] { $seat }'s adultery is over.
    }
event-flirts-over = { $cast ->
        [you] The flirts of your adultery are flipped.
       *[other] The flirts of { $seat }'s adultery are flipped.
    }
    .aside = the flirts of the adultery are flipped
event-stole-flirt = { $cast ->
        [you] You flirt at the same place and take “{ $card }” from { $target }!
        [to-you] { $seat } flirts at the same place and takes “{ $card }” from you!
       *[other] { $seat } flirts at the same place and takes “{ $card }” from { $target }!
    }
event-skipped = { $cast ->
        [you] You skip this turn{ turns-left }.
       *[other] { $seat } skips this turn{ turns-left }.
    }
turns-left = { $left ->
        [0] {""}
        [one] {""}, and one more
       *[other] {""}, and { $left } more
    }
event-inflicted = { $cast ->
        [you] You play “{ $card }” on { $target }.
        [to-you] { $seat } plays “{ $card }” on you!
       *[other] { $seat } plays “{ $card }” on { $target }.
    }
    .with = { $sentence } { $asides }.
event-suffered = { $cast ->
        [you] “{ $card }” strikes you.
       *[other] “{ $card }” strikes { $seat }.
    }
    .with = { $sentence } { $asides }.
event-no-effect = { $cast ->
        [you] Your “{ $card }” has no effect.
       *[other] { $seat }'s “{ $card }” has no effect.
    }
event-lost = { $cast ->
        [you] You lose “{ $card }”.
       *[other] { $seat } loses “{ $card }”.
    }
    .each = “{ $card }”
    .together = { $cast ->
        [you] You lose { $list }.
       *[other] { $seat } loses { $list }.
    }
    .aside = lost: { $list }
event-lost-for-good = { $cast ->
        [you] You lose “{ $card }”, out of the game.
       *[other] { $seat } loses “{ $card }”, out of the game.
    }
    .each = “{ $card }”
    .together = { $cast ->
        [you] You lose { $list }, out of the game.
       *[other] { $seat } loses { $list }, out of the game.
    }
    .with = { $sentence } { $asides }.
    .aside = out of the game: { $list }
event-flipped = { $cast ->
        [you] Your “{ $card }” is flipped.
       *[other] { $seat }'s “{ $card }” is flipped.
    }
    .each = “{ $card }”
    .together = { $cast ->
        [you] Your cards are flipped: { $list }.
       *[other] { $seat }'s cards are flipped: { $list }.
    }
event-skips = { $cast ->
        [you] You will skip { turns-to-skip }.
       *[other] { $seat } will skip { turns-to-skip }.
    }
    .aside = { turns-to-skip } to skip
turns-to-skip = { $turns ->
        [one] one turn
       *[other] { $turns } turns
    }
event-gave-wage = { $cast ->
        [you] You give “{ $card }” to { $target }.
        [to-you] { $seat } gives you “{ $card }”.
       *[other] { $seat } gives “{ $card }” to { $target }.
    }
event-swapped = { $cast ->
        [you] You give { $target } a card at random: “{ $cards }”.
        [to-you] { $seat } gives you a card at random: “{ $cards }”.
       *[other] { $seat } gives { $target } a card at random.
    }
event-swapped-for = { $cast ->
        [you] In return you give { $target } “{ $cards }”.
        [to-you] In return { $seat } gives you “{ $cards }”.
       *[other] In return { $seat } gives { $target } a card.
    }
event-tsunami = { $cast ->
        [you] Your Tsunami shuffles all hands together and deals them again.
       *[other] { $seat }'s Tsunami shuffles all hands together and deals them again.
    }
    .weight = grave
event-looked-at-hands = { $cast ->
        [you] { $count ->
            [0] { $target } has no hand to look at.
           *[other] You look at { $target }'s hand: { $cards }.
        }
        [to-you] { $seat } looks at your hand.
       *[other] { $seat } looks at { $target }'s hand.
    }
    .each = { $target }
    .together = { $cast ->
        [you] {""}
       *[other] { $seat } looks at the other hands: { $list }.
    }
event-looked-at-pile = { $cast ->
        [you] { $count ->
            [0] There's nothing left in the draw pile to look at.
           *[other] You look at { cards-to-come } of the draw pile: { $cards }.
        }
       *[other] { $seat } looks at { cards-to-come } of the draw pile.
    }
cards-to-come = { $count ->
        [one] the next card
       *[other] the next { $count } cards
    }
event-luck-kept = { $cast ->
        [you] You keep “{ $cards }”.
       *[other] { $seat } keeps one of the cards.
    }
    .with = { $sentence } { $asides }.
event-bet-laid = { $cast ->
        [you] You bet “{ $cards }” on the Casino, face down.
       *[other] { $seat } bets a wage on the Casino, face down.
    }
event-bets-shown = { $cast ->
        [you] The bets are shown, “{ $card }” and “{ $second_card }”: you take both!
       *[other] The bets are shown, “{ $card }” and “{ $second_card }”: { $seat } takes both.
    }
event-bet-back = { $cast ->
        [you] Your bet “{ $card }” comes back to you.
       *[other] The bet “{ $card }” goes back to { $seat }.
    }
cards-drawn = { $count ->
        [0] no card
        [one] one card
       *[other] { $count } cards
    }
event-plague-starts = { $rounds ->
        [0] { $card }: { $text }.
        [one] { $card }, for one round: { $text }.
       *[other] { $card }, for { $rounds } rounds: { $text }.
    }
    .within = invasion
    .weight = grave
event-notch = { $left ->
        [0] { $card }: the last round is done.
        [one] { $card }: one round left.
       *[other] { $card }: { $left } rounds left.
    }
    .within = { $left ->
        [0] plague-ends invasion-lost
       *[other] nothing
    }
    .weight = slight
event-plague-ends = { $card } is over.
event-driven-out = { $card } is ended by a new plague.
    .within = plague-ends gone
event-ignored = { $cast ->
        [you] You draw { $card } too late: it fizzles out.
       *[other] { $seat } draws { $card } too late: it fizzles out.
    }
event-purge-waits = { $cast ->
        [you] Your Purge has to wait for its time.
       *[other] { $seat }'s Purge has to wait for its time.
    }
event-fed = { $cast ->
        [you] You feed a child with “{ $card }”.
       *[other] { $seat } feeds a child with “{ $card }”.
    }
    .each = “{ $card }”
    .together = { $cast ->
        [you] You feed children with { $list }.
       *[other] { $seat } feeds children with { $list }.
    }
event-fed-by-garden = { $cast ->
        [you] Your Vegetable garden feeds the child.
       *[other] { $seat }'s Vegetable garden feeds the child.
    }
event-adopted = { $cast ->
        [you] You give “{ $card }” to { $target }.
        [to-you] { $seat } gives you “{ $card }”.
       *[other] { $seat } gives “{ $card }” to { $target }.
    }
event-showed-hand = { $count ->
        [0] { $cast ->
            [you] You have no hand to show.
           *[other] { $seat } has no hand to show.
        }
       *[other] { $cast ->
            [you] You show your hand: { $cards }.
           *[other] { $seat } shows their hand: { $cards }.
        }
    }
event-pile-turned = The draw pile is turned face up.
event-pile-turned-back = The draw pile is turned face down again.
event-picked = { $cast ->
        [you] You pick { $target }'s “{ $card }”.
        [you-self] You pick your own “{ $card }”.
        [to-you] { $seat } picks your “{ $card }”.
        [self] { $seat } picks their own “{ $card }”.
       *[other] { $seat } picks { $target }'s “{ $card }”.
    }
    .each = “{ $card }” ({ $target })
    .together = Picked: { $list }.
event-doomed = { $cast ->
        [you] Your “{ $card }” is turned over before Armageddon, and lost.
       *[other] { $seat }'s “{ $card }” is turned over before Armageddon, and lost.
    }
    .each = “{ $card }” ({ $seat })
    .together = Turned over before Armageddon, and lost: { $list }.
    .weight = grave
event-spared = { $cast ->
        [you] Your “{ $card }” is spared.
       *[other] { $seat }'s “{ $card }” is spared.
    }
    .each = “{ $card }” ({ $seat })
    .together = Spared: { $list }.
event-robbed = { $cast ->
        [you] You steal “{ $card }” from { $target }'s hand.
        [to-you] { $seat } steals “{ $card }” from your hand.
       *[other] { $seat } steals “{ $card }” from { $target }'s hand.
    }
    .with = { $sentence } { $asides }.
event-invasion = The aliens are coming! Together, throw { smiles } at them within 4 rounds.
    .weight = grave
event-thrown = { $cast ->
        [you] You throw “{ $card }” at the aliens.
       *[other] { $seat } throws “{ $card }” at the aliens.
    }
    .aside = thrown at the aliens: “{ $card }”
event-invasion-beaten = The aliens are beaten!
    .weight = grave
event-invasion-lost = The aliens have won: { $missing ->
        [one] one smile was
       *[other] { $missing } smiles were
    } missing.
    .weight = grave
event-restarted = { $cast ->
        [you] You start a new life, and so does everyone.
       *[other] { $seat } starts a new life, and so does everyone.
    }
    .weight = grave
event-faces = { $cast ->
        [you] You face a monster: { $card } ({ $text })!
       *[other] { $seat } faces a monster: { $card } ({ $text })!
    }
event-beaten = { $cast ->
        [you] You beat the monster: { $card }!
       *[other] { $seat } beats the monster: { $card }.
    }
    .with = { $sentence } { $asides }.
event-fled = { $cast ->
        [you] You flee with “{ $card }”.
       *[other] { $seat } flees with “{ $card }”.
    }
    .with = { $sentence } { $asides }.
event-asked-for-help = { $cast ->
        [you] You ask the others for help.
       *[other] { $seat } asks for help.
    }
event-no-help = { $cast ->
        [you] No one helps you.
       *[other] No one helps { $seat }.
    }
event-lent = { $cast ->
        [you] You lend “{ $card }” to { $target }.
        [to-you] { $seat } lends you “{ $card }”.
       *[other] { $seat } lends “{ $card }” to { $target }.
    }
event-too-weak = { $cast ->
        [you] Your weapons aren't enough against “{ $card }”.
       *[other] { $seat }'s weapons aren't enough against “{ $card }”.
    }
event-wounded = { $cast ->
        [you] You must give up { smiles-lost }.
       *[other] { $seat } must give up { smiles-lost }.
    }
    .with = { $sentence } { $asides }.
smiles-lost = { $damage ->
        [0] nothing
        [one] one smile
       *[other] { $damage } smiles
    }
event-stripped = { $cast ->
        [you] The { $card } finds nothing to take from you.
       *[other] The { $card } finds nothing to take from { $seat }.
    }
    .with = { $sentence } { $asides }.
event-passes-by = { $cast ->
        [you] The { $card } passes by and doesn't touch you.
       *[other] The { $card } passes by and doesn't touch { $seat }.
    }
    .with = { $sentence } { $asides }.
event-goes-on = { $cast ->
        [to-you] The { $card } comes to you next.
       *[other] The { $card } goes on to { $target }.
    }
    .aside = next: { $target }
event-gone = The { $card } is gone.
    .aside = the monster goes away
event-attacked = { $cast ->
        [you] You attack { $target } with “{ $card }”!
        [to-you] { $seat } attacks you with “{ $card }”!
       *[other] { $seat } attacks { $target } with “{ $card }”!
    }
event-stole = { $cast ->
        [you] You steal “{ $card }” from { $target }.
        [to-you] { $seat } steals “{ $card }” from you.
       *[other] { $seat } steals “{ $card }” from { $target }.
    }
    .with = { $sentence } { $asides }.
event-threatened = { $cast ->
        [you] You use the Nuclear threat against { $target }!
        [to-you] { $seat } uses the Nuclear threat against you!
       *[other] { $seat } uses the Nuclear threat against { $target }!
    }
event-protected = { $cast ->
        [you] Your Bunker protects “{ $card }”.
       *[other] { $seat }'s Bunker protects “{ $card }”.
    }
event-bombed = { $cast ->
        [you] You bomb { $target }'s “{ $card }”: hit!
        [to-you] { $seat } bombs your “{ $card }”: hit!
       *[other] { $seat } bombs { $target }'s “{ $card }”: hit!
    }
    .with = { $sentence } { $asides }.
event-missed = { $cast ->
        [you] You bomb { $target }'s “{ $card }”: missed.
        [to-you] { $seat } bombs your “{ $card }”: missed.
       *[other] { $seat } bombs { $target }'s “{ $card }”: missed.
    }
event-mutates = { $cast ->
        [you] Your “{ $card }” mutates, with a strength of { $points }.
       *[other] { $seat }'s “{ $card }” mutates, with a strength of { $points }.
    }
event-cloud = { $cast ->
        [you] The cloud goes from you to { $target }: “{ $card }” strikes again.
        [to-you] The cloud goes from { $seat } to you: “{ $card }” strikes again.
       *[other] The cloud goes from { $seat } to { $target }: “{ $card }” strikes again.
    }
    .with = { $sentence } { $asides }.
event-cloud-comes = { $cast ->
        [you] You send “{ $card }” round the table.
       *[other] { $seat } sends “{ $card }” round the table.
    }
event-cloud-gone = The cloud harms no one and is gone.
event-infected = { $cast ->
        [you] You pass “{ $card }” on to { $target }.
        [to-you] { $seat } passes “{ $card }” on to you!
       *[other] { $seat } passes “{ $card }” on to { $target }.
    }
event-exchanged = { $cast ->
        [you] In return you take “{ $cards }” from { $target }.
        [to-you] In return { $seat } takes “{ $cards }” from you.
       *[other] In return { $seat } takes a card from { $target }.
    }
event-virus-laid = { $cast ->
        [you] You lay “{ $card }” in front of you: minus 3 at the end.
       *[other] { $seat } lays “{ $card }”: minus 3 at the end.
    }
event-named = { $cast ->
        [you] As Dictator, you point at { $target }: 3 turns locked up!
        [to-you] { $seat }, the Dictator, points at you: 3 turns locked up!
       *[other] { $seat }, the Dictator, points at { $target }: 3 turns locked up!
    }
event-offered = { $cast ->
        [you] You offer { $target } “{ $cards }” from your hand.
        [to-you] { $seat } offers you “{ $cards }” from their hand.
       *[other] { $seat } offers { $target } a card from their hand.
    }
event-offered-laid = { $cast ->
        [you] You offer { $target } your “{ $card }”.
        [to-you] { $seat } offers you “{ $card }”.
       *[other] { $seat } offers { $target } “{ $card }”.
    }
event-bargain = { $cast ->
        [you] You accept { $target }'s bargain and take what's on offer.
        [to-you] { $seat } accepts your bargain and takes what you offer.
       *[other] { $seat } accepts { $target }'s bargain and takes what's on offer.
    }
    .with = { $sentence } { $asides }.
event-no-bargain = { $cast ->
        [you] You strike no bargain with { $target }.
        [to-you] { $seat } strikes no bargain with you.
       *[other] { $seat } strikes no bargain with { $target }.
    }
    .with = { $sentence } { $asides }.
event-relaunched = { $cast ->
        [you] You restart a plague: { $card }!
       *[other] { $seat } restarts a plague: { $card }!
    }
event-fetched = { $cast ->
        [you] You fetch “{ $card }”.
       *[other] { $seat } fetches “{ $card }”.
    }
    .with = { $sentence } { $asides }.
event-fire = { $cast ->
        [you] Your Fire burns all hands.
       *[other] { $seat }'s Fire burns all hands.
    }
    .weight = grave
event-burnt = { $cast ->
        [you] You discard { cards-drawn }.
       *[other] { $seat } discards { cards-drawn }.
    }
    .each = { $seat } ({ $count })
    .together = Cards burnt: { $list }.
event-tornado = { $cast ->
        [you] Your Tornado carries every hand to the left.
       *[other] { $seat }'s Tornado carries every hand to the left.
    }
    .weight = grave
event-kept-one = { $cast ->
        [you] You keep “{ $cards }” as a Researcher.
       *[other] { $seat } keeps one card as a Researcher.
    }
event-quake = { $cast ->
        [you] Your Earthquake shakes everyone's life.
       *[other] { $seat }'s Earthquake shakes everyone's life.
    }
    .weight = grave
event-dealt = { $cast ->
        [you] You are dealt “{ $card }”.
       *[other] { $seat } is dealt “{ $card }”.
    }
    .each = { $seat } (“{ $card }”)
    .together = Dealt again: { $list }.
event-flood = { $cast ->
        [you] Your Flood carries all hands to the middle.
       *[other] { $seat }'s Flood carries all hands to the middle.
    }
    .weight = grave
event-fished = { $cast ->
        [you] You take “{ $card }” from the flood.
       *[other] { $seat } takes “{ $card }” from the flood.
    }
    .with = { $sentence } { $asides }.
event-back-to-limit = { $cast ->
        [you] You discard { cards-drawn }, back to the limit.
       *[other] { $seat } discards { cards-drawn }, back to the limit.
    }
    .each = { $seat } ({ $count })
    .together = Cards discarded: { $list }.
event-bomb-attack = { $cast ->
        [you] You play “{ $card }”: all children are lost.
       *[other] { $seat } plays “{ $card }”: all children are lost.
    }
    .weight = grave
event-over = The game is over.
event-scored = { $cast ->
        [you] You have { smiles }.
       *[other] { $seat } has { smiles }.
    }
    .each = { $seat } ({ $smiles })
    .together = Smiles: { $list }.
event-won = { $cast ->
        [you] You win!
       *[other] { $seat } wins.
    }
    .each = { $seat }
    .together = Victory is shared: { $list }.

## Results

result-pile-empty = { $cast ->
        [you] { $count ->
            [one] You win with the most smiles!
           *[other] You win together, with the most smiles: { $winners }!
        }
        [nobody] No one wins.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the most smiles.
    }
result-aliens = { $cast ->
        [you] { $count ->
            [one] The aliens end it all, and you win with the most smiles!
           *[other] The aliens end it all, and you win together, with the most smiles: { $winners }!
        }
        [nobody] The aliens end it all, and no one wins.
       *[other] The aliens end it all. { $winners } { $count ->
            [one] wins
           *[other] win
        } with the most smiles.
    }

## Options of the table

table-option-expansion = the expansion Apocalypse
table-option-expansion-none = none: the base game
table-option-expansion-basic = basic: one plague at a time, weapons only defend
table-option-expansion-advanced = advanced: plagues pile up, weapons attack
table-option-deck = how much of the shuffled deck is in play
table-option-deck-full = the whole deck
table-option-deck-3-4 = three quarters
table-option-deck-2-3 = two thirds
table-option-deck-1-2 = half
table-option-deck-1-3 = a third
table-option-deck-1-4 = a quarter: a quick game

## The table as it is drawn

life-turn = turn { $turn }
life-pile = { $count ->
        [0] no card left to draw
        [one] { $count } card to draw
       *[other] { $count } cards to draw
    }
life-empty = empty
life-turned = face-up draw pile:
life-coming = coming next:
life-discard = discard pile:
life-thrown-by = thrown by { $who }
life-out = { $count } out of the game
life-running = { $count ->
        [one] { $card }: { $count } round left (counted after { $who })
       *[other] { $card }: { $count } rounds left (counted after { $who })
    }
life-running-waits = { $count ->
        [one] { $card }: waits until the aliens are gone, with { $count } round left
       *[other] { $card }: waits until the aliens are gone, with { $count } rounds left
    }
life-thrown = { $thrown } of { $target } smiles thrown
life-monster = { $count ->
        [one] { $card } ({ $rule }): facing { $who }, and no one after
       *[other] { $card } ({ $rule }): facing { $who }, and { $count } still to go
    }
life-purge-waits = A Purge waits for its time ({ $who })
life-casino-open = Casino open
life-casino-closed = Casino still closed
life-bet = a bet lies there ({ $who })
life-skips = { $count ->
        [one] skips { $count } turn
       *[other] skips { $count } turns
    }
life-no-job = no job
life-limit = wages up to { $wages }
life-free-house = one free house
life-imprisons = can lock a player up
life-studied = { $level } ({ $count }/{ $most })
life-invested = invested
life-used = child had
life-married = married
life-former = former adultery
life-pet = pets
life-trip = trips
life-house = houses
life-weapon = weapons
life-vehicle = vehicles
life-survival = survival
life-distinction = distinctions
life-special = special
life-defence = defence { $power }
life-flipped = flipped
life-malus = malus
life-seen = seen:
life-own = Your cards
life-no-hand = You have no cards in hand.
help-key = play:job-doctor
life-legend = { $aim } whose turn it is  { $back } cards in hand, or in the discard pile  [Bar] the last flirt, which can be stolen  studies 5 (4/6) level 5, with 4 study cards of 6  wages 4 3 in the order laid  Axe (3) a weapon and its power  +2 smiles of a card

# What the legend says of the things on the table

about-player = A player
    .text = A life on the table: what this player has laid, and whether it is their turn.
    .clause = SL-3.1
about-smiles = Smiles
    .text = The smiles on all laid cards, flipped ones included. The most smiles win when the draw pile is empty.
    .clause = SL-1.3
about-score = The score
    .text = The smiles with everything that adds or subtracts at the end.
    .clause = SL-20.2
about-skips = Turns to skip
    .text = How many turns this player neither draws nor plays.
    .clause = SL-3.8
about-defence = Defence
    .text = The power of the unused weapons. They keep attackers away and fight monsters.
    .clause = AP-12.15
about-hand = Cards in hand
    .text = Normally five. Only their owner sees them, and they don't count at the end.
    .clause = SL-2.1
about-pile = The draw pile
    .text = Draw one card at the beginning of your turn. When the pile is empty, the game is over.
    .clause = SL-20.1
about-discard = The discard pile
    .text = Instead of drawing you may take its top card, if you play it at once and didn't discard it yourself.
    .clause = SL-3.4
about-hidden-side = The other side of the pile
    .text = The pile is turned over. The Survivalist may draw from the hidden side.
    .clause = AP-7.4
about-turn = The turn
    .text = Draw one card, then play one: in front of you, against another player, or onto the discard pile.
    .clause = SL-3.2
about-phase = What is going on
    .text = A turn: draw, then play one card. Some cards ask a further question.
    .clause = SL-3.2
about-clock = Rounds left
    .text = How many rounds the crisis or event still lasts. It counts down when the turn comes back to the player who drew it.
    .clause = AP-3.5
about-invasion = Smiles thrown
    .text = How many smiles have been thrown at the aliens, and how many drive them away.
    .clause = AP-10.21
about-bets = A bet in the Casino
    .text = A wage, face down.
    .clause = SL-15.10
about-unseen = A card you have not seen
    .text = It lies face down.
    .clause = SL-2.1
about-flipped = Flipped cards
    .text = Used cards, face down: they still score, and no one can take or use them.
    .clause = SL-4.2
about-malus = Malus cards suffered
    .text = Malus cards that were played against this player. They don't count.
    .clause = SL-16.1
about-answer-resign = Resigning
    .text = Instead of drawing: discard your job and end your turn. Temporary workers lose no turn.
    .clause = SL-17.1
about-answer-divorce = Divorcing
    .text = Instead of drawing: discard your marriage and end your turn. Children stay.
    .clause = SL-18.1
about-answer-end-affair = Ending an adultery
    .text = Free, before or after drawing. Its flirts stay and score.
    .clause = SL-13.6
about-answer-ally = An alliance
    .text = Ask the others to add the power of their weapons to yours.
    .clause = AP-11.12
about-answer-suffer = Taking the damage
    .text = Don't fight, and give up as many smiles as the damage.
    .clause = AP-11.4
about-monster = Where the monster stands
    .text = It goes from player to player. Fight it, or lose what it takes.
    .clause = AP-11.5
about-spare = Only to discard
    .text = Right now this card can only go onto the discard pile.
    .clause = SL-3.3
about-family-study = Studies
    .text = Each card gives 1 or 2 levels. A job asks for a level. No studies while you work.
    .clause = SL-5.1
about-family-job = The job
    .text = One at a time. It needs studies and allows wages up to a limit; many have a power.
    .clause = SL-6.1
about-family-wage = Wages
    .text = A smile each, and money to buy with. Spent wages are flipped: they still smile and no one can take them.
    .clause = SL-9.1
about-family-flirt = Flirts
    .text = At most five before marriage. A player who lays a flirt of the same place as your last one takes it.
    .clause = SL-10.1
about-family-marriage = Marriage
    .text = Needs a flirt. It covers your flirts, allows children and halves the price of houses.
    .clause = SL-11.1
about-family-adultery = Adultery
    .text = Flirts beside the marriage, without a limit. A Divorce then costs the children too.
    .clause = SL-13.1
about-family-child = Children
    .text = One a turn while married, 2 smiles each.
    .clause = SL-12.1
about-family-pet = Pets
    .text = Free, and need nothing.
    .clause = SL-14.2
about-family-trip = Trips
    .text = Cost 3, paid with wages.
    .clause = SL-14.4
about-family-house = Houses
    .text = Cost 6, 8 or 10, half for married players.
    .clause = SL-14.5
about-family-weapon = Weapons
    .text = Their power defends you as long as they lie there, and attacks in the advanced mode.
    .clause = AP-12.15
about-family-vehicle = Vehicles
    .text = Bought with wages. Flip one to flee from a monster.
    .clause = AP-13.1
about-family-survival = Survival cards
    .text = They protect from plagues; each says from which.
    .clause = AP-14.1
about-family-distinction = Distinctions
    .text = Many smiles, on a condition.
    .clause = SL-19.1
about-family-special = Special cards
    .text = Each does something once, then is flipped.
    .clause = SL-15.4
about-family-malus = Malus cards
    .text = Played against others; the victim keeps them.
    .clause = SL-16.1
about-family-cataclysm = Cataclysms
    .text = Played from the hand, they strike everyone.
    .clause = AP-18.1
about-family-crisis = Crises
    .text = They affect everyone for some rounds.
    .clause = AP-3.1
about-family-event = Events
    .text = They strike everyone, at once or for some rounds.
    .clause = AP-9.1
about-family-monster = Monsters
    .text = They go from player to player until someone beats them.
    .clause = AP-11.1

# What people ask, in their words: the search finds these answers

asked-end = when does it end, end of the game, over, finish, last card, how long
    .text = When the draw pile is empty. The player who drew the last card finishes the turn.
    .clause = SL-20.1, SL-20.2
asked-win = how do I win, win, winner, victory, aim, goal
    .text = The most smiles on laid cards, flipped ones included.
    .clause = SL-1.3, SL-20.2
asked-tie = tie, tied, same smiles, equal
    .text = Tied players share the victory.
    .clause = SL-20.3, AMB-01
asked-order = who begins, who starts, first player, order
    .text = The most smiles in the starting hand, then to the left.
    .clause = SL-2.3, SL-3.1
asked-turn = my turn, what can I do, draw, play
    .text = Draw one card, then play one: in front of you, against another player, or onto the discard pile.
    .clause = SL-3.2, SL-3.3, SL-3.4
asked-discard = discard pile, take from the discard, take a card back
    .text = Take its top card instead of drawing if you play it at once; never one you discarded yourself.
    .clause = SL-3.4, SL-3.5
asked-steal = steal, stolen, theft, take a flirt
    .text = A flirt of the same place as another player’s last open flirt takes it. A marriage covers yours.
    .clause = SL-10.2, SL-10.4
asked-money = money, pay, buy, price, wage, spend
    .text = Pay by flipping wages: they still score, and no one can take them.
    .clause = SL-9.3, SL-9.2, SL-14.7
asked-job = job, studies, work, resign, change job, level
    .text = A job needs its level of studies, one job at a time; resign instead of drawing to change.
    .clause = SL-6.2, SL-6.1, SL-17.1
asked-malus = malus, attack, harm, skip a turn, protection, immune
    .text = Play it on your turn against another player who meets its condition.
    .clause = SL-16.1, SL-16.4, SL-3.8
asked-plague = plague, crisis, monster, event, apocalypse, disaster
    .text = It acts on everyone as soon as it is drawn.
    .clause = AP-2.2, AP-3.3, AP-11.4

# Moments that are shown one after the other.

beat-first = Who begins
beat-laid = A card in a life
beat-married = Just married!
beat-born = A child in the family!
beat-played = A special card
beat-discarded = Thrown away
beat-skipped = A turn skipped
beat-passed = Nothing to do
beat-resigned = Resigned
beat-divorced = Divorced
beat-affair-over = The affair is over
beat-protected = Safe in the Bunker
beat-malus = Malus!
beat-loss = Lost
beat-losses = Lost
beat-bomb = Bomb attack!
beat-bombing = Bombs away!
beat-mutation = A pet mutates
beat-cloud = Radioactive cloud
beat-virus = The Virus is out
beat-gift = From one to another
beat-theft = Stolen!
beat-swap = Cards change hands
beat-attack = Attack!
beat-threat = Nuclear answer!
beat-ruin = Everything is gone
beat-prison = The Dictator points
beat-bargain = A bargain
beat-no-bargain = To prison
beat-bet = A bet
beat-bets = The bets are shown
beat-tsunami = Tsunami!
beat-fire = Fire!
beat-flood = Flood!
beat-ebb = The flood ebbs
beat-tornado = Tornado!
beat-quake = Earthquake!
beat-plague = A plague!
beat-plague-over = It is over
beat-pile-turned = The pile is turned over
beat-fed = A child is fed
beat-trimmed = Hands shrink
beat-hand-shown = Hands on the table
beat-doom = Armageddon?
beat-invasion = They want your smiles
beat-thrown = At the aliens!
beat-aliens-beaten = The aliens flee!
beat-aliens-win = The aliens win
beat-restart = Life starts again
beat-monster = A monster!
beat-faces = The monster is here
beat-blow = A blow!
beat-lent = A weapon is lent
beat-beaten = The monster is beaten!
beat-fled = Escaped!
beat-passes-by = It passes by
beat-gone = The monster is gone
beat-counted = Counting smiles
beat-won = The last smile

# The story of a finished game.

source-study = Studies
source-wage = Wages
source-job = Job
source-flirt = Flirts
source-marriage = Marriage
source-adultery = Affair
source-child = Children
source-pet = Pets
source-trip = Trips
source-house = Houses
source-weapon = Weapons
source-vehicle = Vehicles
source-survival = Survival
source-distinction = Distinctions
source-malus = Mishaps
source-special = Special cards
source-monster = Monsters
source-wonders = Rainbow, shooting star and unicorn
story-plague = { $card } strikes.
story-bomb-attack = { $cast ->
        [you] You set off a bomb.
       *[other] { $seat } sets off a bomb.
    }
story-bully = The neighbours’ terror: { $count } blows dealt.
story-loss = { $cast ->
        [you] You lose { $count } smiles at once.
       *[other] { $seat } loses { $count } smiles at once.
    }
story-unlucky = Born under an unlucky star: hit { $count } times.
story-thief = Sticky fingers: { $count } cards taken from others.
story-idler = Plenty of rest: { $count } turns missed.
story-monster-bait = Monster bait: { $count } blows taken from monsters.
story-album-study = { $count ->
        [one] A year of studies.
       *[other] { $count } years of studies.
    }
story-album-job = Made a living: { $short }.
story-album-wage = { $count ->
        [one] One pay packet.
       *[other] { $count } pay packets.
    }
story-album-flirt = { $count ->
        [one] A flirt: { $short }.
       *[other] { $count } flirts: { $short }.
    }
story-album-marriage = { $cards }.
story-album-adultery = Had a secret.
story-album-child = { $count ->
        [one] A child: { $short }.
       *[other] { $count } children: { $short }.
    }
story-album-pet = Under the same roof: { $short }.
story-album-house = Lived in: { $short }.
story-album-vehicle = Got around by: { $short }.
story-album-trip = Saw the world: { $short }.
story-album-distinction = Decorated: { $short }.
story-album-weapon = Never without: { $short }.
story-album-survival = Ready for the worst: { $short }.
story-album-empty = A blank page.
