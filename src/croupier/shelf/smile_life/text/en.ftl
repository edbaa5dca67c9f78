# Smile Life and Apocalypse in English.
#
# $seat, $target and $victim are names; $cast says who seat and target are to the reader: you, you-self (both are you), self
# (both are the same other), to-you (the target is you), other. $card is a card by name, $kind its kind, $text its text.
# Neighbouring happenings with the same .together are told in one sentence, a list of their .each; an .aside is added to the
# sentence before it by that one's .with. A happening is left out if the next one is named in its .within.
# A card has a .short name where its own is long; its .rule is what it does, without its family and smiles.

game-title = Smile Life: Apocalypse
game-summary = Studies, a job, love, children, a house, a little revenge: live the life that collects the most smiles, and perhaps survive the Apocalypse.

## Phases

phase-opening = The first hands
phase-turns = Everyday life
phase-flood = Flood
phase-invasion = Alien invasion
phase-purge = Purge

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
zone-belongings = belongings
zone-flipped = flipped
zone-malus = malus suffered
zone-peek = looked at
zone-pile = draw pile
zone-discard = discard pile
zone-out = out of game
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
    .rule = worth 1; needs a job that pays at least 1
    .text = Wage, 1 smile: { card-wage-1.rule }
card-wage-2 = Wage of 2
    .rule = worth 2; needs a job that pays at least 2
    .text = Wage, 1 smile: { card-wage-2.rule }
card-wage-3 = Wage of 3
    .rule = worth 3; needs a job that pays at least 3
    .text = Wage, 1 smile: { card-wage-3.rule }
card-wage-4 = Wage of 4
    .rule = worth 4; needs a job that pays at least 4
    .text = Wage, 1 smile: { card-wage-4.rule }

## Jobs

card-job-waiter = Waiter
    .rule = no studies, wages up to 1, may resign without losing the turn
    .text = Job, 2 smiles: { card-job-waiter.rule }
card-job-barman = Barman
    .rule = no studies, wages up to 1, may resign without losing the turn; flirts without limit before marriage
    .text = Job, 2 smiles: { card-job-barman.rule }
card-job-stripteaser = Stripper
    .rule = no studies, wages up to 1, may resign without losing the turn
    .text = Job, 2 smiles: { card-job-stripteaser.rule }
card-job-gardener = Gardener
    .rule = study level 1, wages up to 1, may resign without losing the turn
    .text = Job, 2 smiles: { card-job-gardener.rule }
card-job-plumber = Plumber
    .rule = study level 1, wages up to 1, may resign without losing the turn
    .text = Job, 2 smiles: { card-job-plumber.rule }
card-job-soldier = Soldier
    .rule = no studies, wages up to 1, cannot be dismissed; no Bomb attack can be played on anybody
    .text = Job, 2 smiles: { card-job-soldier.rule }
card-job-policeman = Policeman
    .rule = study level 1, wages up to 1, cannot be dismissed; drives out Bandit and Guru, and keeps the others from laying them
    .text = Job, 2 smiles: { card-job-policeman.rule }
card-job-teacher-english = English teacher
    .rule = study level 2, wages up to 2, cannot be dismissed; can become Grand Professor
    .text = Job, 2 smiles: { card-job-teacher-english.rule }
card-job-teacher-french = French teacher
    .rule = study level 2, wages up to 2, cannot be dismissed; can become Grand Professor
    .text = Job, 2 smiles: { card-job-teacher-french.rule }
card-job-teacher-history = History teacher
    .rule = study level 2, wages up to 2, cannot be dismissed; can become Grand Professor
    .text = Job, 2 smiles: { card-job-teacher-history.rule }
card-job-teacher-math = Math teacher
    .rule = study level 2, wages up to 2, cannot be dismissed; can become Grand Professor
    .text = Job, 2 smiles: { card-job-teacher-math.rule }
card-job-grand-professor = Grand Professor
    .rule = replaces a teacher, wages up to 3, cannot be dismissed
    .text = Job, 2 smiles: { card-job-grand-professor.rule }
card-job-writer = Writer
    .rule = no studies, wages up to 1; may receive the Grand Prize
    .text = Job, 2 smiles: { card-job-writer.rule }
card-job-medium = Medium
    .rule = no studies, wages up to 1; look at the next 13 cards of the draw pile at once
    .text = Job, 2 smiles: { card-job-medium.rule }
card-job-pizza-maker = Pizza maker
    .rule = no studies, wages up to 2
    .text = Job, 2 smiles: { card-job-pizza-maker.rule }
card-job-guru = Guru
    .rule = no studies, wages up to 3; impossible while somebody else is Policeman
    .text = Job, 2 smiles: { card-job-guru.rule }
card-job-bandit = Bandit
    .rule = no studies, wages up to 4; neither dismissed nor taxed, but may go to Jail; impossible while somebody else is Policeman
    .text = Job, 2 smiles: { card-job-bandit.rule }
card-job-mechanic = Mechanic
    .rule = study level 1, wages up to 2; no Accident touches you
    .text = Job, 2 smiles: { card-job-mechanic.rule }
card-job-journalist = Journalist
    .rule = study level 3, wages up to 2; look at all the other hands at once; may receive the Grand Prize
    .text = Job, 2 smiles: { card-job-journalist.rule }
card-job-head-purchasing = Head of purchasing
    .rule = study level 3, wages up to 3; you may make a Swap at once, with one of your cards set aside
    .text = Job, 2 smiles: { card-job-head-purchasing.rule }
card-job-head-sales = Head of sales
    .rule = study level 3, wages up to 3; you may make a Swap at once, with one of your cards set aside
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
    .rule = study level 6, wages up to 2; you play with 6 cards in hand; may receive the Grand Prize
    .text = Job, 2 smiles: { card-job-researcher.rule }
card-job-doctor = Doctor
    .rule = study level 6, wages up to 4; no Illness touches you, and you may go on studying
    .text = Job, 2 smiles: { card-job-doctor.rule }
card-job-surgeon = Surgeon
    .rule = study level 6, wages up to 4; no Illness touches you, and you may go on studying
    .text = Job, 2 smiles: { card-job-surgeon.rule }
card-job-astronaut = Astronaut
    .rule = study level 6, wages up to 4; you may take a card of the discard pile and play it at once, but no job
    .text = Job, 2 smiles: { card-job-astronaut.rule }
card-job-undertaker = Undertaker
    .rule = study level 1, wages up to 1, may resign without losing the turn; during crises you lay wages of every level
    .text = Job, 2 smiles: { card-job-undertaker.rule }
card-job-dictator = Dictator
    .rule = no studies, wages up to 4, cannot be dismissed; laid only in a political crisis; once, at the start of a turn, you make somebody skip 3 turns
    .text = Job, 2 smiles: { card-job-dictator.rule }
card-job-hacker = Hacker
    .rule = study level 3, wages up to 3; you may start a past crisis or event again at once
    .text = Job, 2 smiles: { card-job-hacker.rule }
card-job-ninja = Ninja
    .rule = no studies, wages up to 1, may resign without losing the turn; you may take a weapon from the discard pile and lay it for nothing
    .text = Job, 2 smiles: { card-job-ninja.rule }
card-job-survivalist = Survivalist
    .rule = no studies, wages up to 1; neither crises nor attacks nor monsters touch you
    .text = Job, 2 smiles: { card-job-survivalist.rule }

## Love

card-flirt-bar = Flirt at the bar
    .short = Bar
    .rule = not while married, 5 at most; takes another player's last flirt of the same place
    .text = Flirt, 1 smile: { card-flirt-bar.rule }
card-flirt-camping = Flirt at the campsite
    .short = Campsite
    .rule = not while married, 5 at most; takes another player's last flirt of the same place; allows one child as long as it is your last flirt
    .text = Flirt, 1 smile: { card-flirt-camping.rule }
card-flirt-cinema = Flirt at the cinema
    .short = Cinema
    .rule = not while married, 5 at most; takes another player's last flirt of the same place
    .text = Flirt, 1 smile: { card-flirt-cinema.rule }
card-flirt-hotel = Flirt at the hotel
    .short = Hotel
    .rule = not while married, 5 at most; takes another player's last flirt of the same place; allows one child as long as it is your last flirt
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
    .rule = needs a flirt; allows children and halves the price of houses, but no more flirts
    .text = Marriage, 3 smiles: { card-marriage-bourg-la-reine.rule }
card-marriage-bourg-madame = Marriage at Bourg-Madame
    .short = Bourg-Madame
    .rule = needs a flirt; allows children and halves the price of houses, but no more flirts
    .text = Marriage, 3 smiles: { card-marriage-bourg-madame.rule }
card-marriage-corps-nuds = Marriage at Corps-Nuds
    .short = Corps-Nuds
    .rule = needs a flirt; allows children and halves the price of houses, but no more flirts
    .text = Marriage, 3 smiles: { card-marriage-corps-nuds.rule }
card-marriage-fourqueux = Marriage at Fourqueux
    .short = Fourqueux
    .rule = needs a flirt; allows children and halves the price of houses, but no more flirts
    .text = Marriage, 3 smiles: { card-marriage-fourqueux.rule }
card-marriage-montcuq = Marriage at Montcuq
    .short = Montcuq
    .rule = needs a flirt; allows children and halves the price of houses, but no more flirts
    .text = Marriage, 3 smiles: { card-marriage-montcuq.rule }
card-marriage-monteton = Marriage at Monteton
    .short = Monteton
    .rule = needs a flirt; allows children and halves the price of houses, but no more flirts
    .text = Marriage, 3 smiles: { card-marriage-monteton.rule }
card-marriage-sainte-verge = Marriage at Sainte-Verge
    .short = Sainte-Verge
    .rule = needs a flirt; allows children and halves the price of houses, but no more flirts
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
    .rule = free, without condition
    .text = Pet, 1 smile: { card-pet-cat.rule }
card-pet-chick = Chick
    .rule = free, without condition
    .text = Pet, 1 smile: { card-pet-chick.rule }
card-pet-dog = Dog
    .rule = free, without condition
    .text = Pet, 1 smile: { card-pet-dog.rule }
card-pet-rabbit = Rabbit
    .rule = free, without condition
    .text = Pet, 1 smile: { card-pet-rabbit.rule }
card-pet-unicorn = Unicorn
    .rule = free; scores 6 if you have laid Rainbow and Shooting star
    .text = Pet, 3 smiles: { card-pet-unicorn.rule }
card-pet-pangolin = Pangolin
    .rule = free; no food, or in the advanced mode food that starts a health crisis
    .text = Pet, 1 smile: { card-pet-pangolin.rule }
card-pet-turtle = Turtle
    .rule = free; you may take the Ninja from the discard pile and lay it at once
    .text = Pet, 1 smile: { card-pet-turtle.rule }
card-pet-vulture = Vulture
    .rule = free; you may take a card that is out of game and lay it at once
    .text = Pet, 1 smile: { card-pet-vulture.rule }
card-trip-cairo = Trip to Cairo
    .short = Cairo
    .rule = costs 3, free for the Airline pilot
    .text = Trip, 1 smile: { card-trip-cairo.rule }
card-trip-london = Trip to London
    .short = London
    .rule = costs 3, free for the Airline pilot
    .text = Trip, 1 smile: { card-trip-london.rule }
card-trip-new-york = Trip to New York
    .short = New York
    .rule = costs 3, free for the Airline pilot
    .text = Trip, 1 smile: { card-trip-new-york.rule }
card-trip-rio = Trip to Rio de Janeiro
    .short = Rio
    .rule = costs 3, free for the Airline pilot
    .text = Trip, 1 smile: { card-trip-rio.rule }
card-trip-sydney = Trip to Sydney
    .short = Sydney
    .rule = costs 3, free for the Airline pilot
    .text = Trip, 1 smile: { card-trip-sydney.rule }
card-house-small-green = Small house (green door)
    .short = Small (green)
    .rule = costs 6, or 3 if you are married
    .text = House, 1 smile: { card-house-small-green.rule }
card-house-small-pink = Small house (pink door)
    .short = Small (pink)
    .rule = costs 6, or 3 if you are married
    .text = House, 1 smile: { card-house-small-pink.rule }
card-house-medium-orange = Medium house (orange)
    .short = Medium (orange)
    .rule = costs 8, or 4 if you are married
    .text = House, 2 smiles: { card-house-medium-orange.rule }
card-house-medium-white = Medium house (white)
    .short = Medium (white)
    .rule = costs 8, or 4 if you are married
    .text = House, 2 smiles: { card-house-medium-white.rule }
card-house-big = Big house
    .short = Big
    .rule = costs 10, or 5 if you are married
    .text = House, 3 smiles: { card-house-big.rule }
card-weapon-crossbow = Crossbow
    .rule = power 3; costs 2
    .text = Weapon, 1 smile: { card-weapon-crossbow.rule }
card-weapon-boomerang = Boomerang
    .rule = power 1, or 3 with the child Zelda; costs 1, free with Zelda
    .text = Weapon, 1 smile: { card-weapon-boomerang.rule }
card-weapon-bat = Baseball bat
    .short = Bat
    .rule = power 1; free
    .text = Weapon, 1 smile: { card-weapon-bat.rule }
card-weapon-bazooka = Bazooka
    .rule = power 5; costs 4, free for the Soldier
    .text = Weapon, 1 smile: { card-weapon-bazooka.rule }
card-weapon-molotov = Molotov cocktail
    .short = Molotov
    .rule = power 2, or 3 for the Barman; free
    .text = Weapon, 1 smile: { card-weapon-molotov.rule }
card-weapon-knife = Knife
    .rule = power 2; free
    .text = Weapon, 1 smile: { card-weapon-knife.rule }
card-weapon-grenade = Grenade
    .rule = power 4; costs 3, free for the Soldier
    .text = Weapon, 1 smile: { card-weapon-grenade.rule }
card-weapon-axe = Axe
    .rule = power 3; costs 1
    .text = Weapon, 1 smile: { card-weapon-axe.rule }
card-weapon-slingshot = Slingshot
    .rule = power 1; free
    .text = Weapon, 1 smile: { card-weapon-slingshot.rule }
card-weapon-nunchaku = Nunchaku
    .rule = power 1, or 3 for the Ninja; costs 1, free for the Ninja
    .text = Weapon, 1 smile: { card-weapon-nunchaku.rule }
card-weapon-knuckleduster = Brass knuckles
    .rule = power 1, or 2 with the child Rocky; cost 1, free with Rocky
    .text = Weapon, 1 smile: { card-weapon-knuckleduster.rule }
card-weapon-pistol = Pistol
    .rule = power 4; costs 2, free for the Bandit and the Policeman
    .text = Weapon, 1 smile: { card-weapon-pistol.rule }
card-weapon-lightsaber = Laser sword
    .rule = power 1, or 4 with the child Luke or Leïa; costs 2, free with either
    .text = Weapon, 1 smile: { card-weapon-lightsaber.rule }
card-weapon-shuriken = Shuriken
    .rule = power 1, or 3 for the Ninja; costs 1, free for the Ninja
    .text = Weapon, 1 smile: { card-weapon-shuriken.rule }
card-weapon-chainsaw = Chainsaw
    .rule = power 3; costs 2
    .text = Weapon, 1 smile: { card-weapon-chainsaw.rule }
card-vehicle-helicopter = Helicopter
    .rule = flees from a monster, once; costs 4, free for the Airline pilot
    .text = Vehicle, 1 smile: { card-vehicle-helicopter.rule }
card-vehicle-motorbike = Motorbike
    .rule = flees from a monster, once; costs 2, free for the Mechanic
    .text = Vehicle, 1 smile: { card-vehicle-motorbike.rule }
card-vehicle-tank = Tank
    .rule = flees from a monster, or fights with power 5, once; costs 5, free for the Soldier
    .text = Vehicle, 1 smile: { card-vehicle-tank.rule }
card-survival-bunker = Bunker
    .rule = put on one of your laid cards: nobody takes either of them; costs 5, free for the Architect
    .text = Survival, 1 smile: { card-survival-bunker.rule }
card-survival-safe = Safe
    .rule = keeps your wages in an economic crisis; costs 4, free for the Heads of sales and of purchasing
    .text = Survival, 1 smile: { card-survival-safe.rule }
card-survival-gas-mask = Gas mask
    .rule = no Illness, Virus or health crisis touches you; costs 1
    .text = Survival, 1 smile: { card-survival-gas-mask.rule }
card-survival-nuclear-threat = Nuclear threat
    .rule = once, whoever attacks you loses all laid cards (advanced mode); costs 6, free for the Researcher and the Dictator
    .text = Survival, 1 smile: { card-survival-nuclear-threat.rule }
card-survival-vegetable-garden = Vegetable garden
    .short = Garden
    .rule = feeds all your children in a food crisis; costs 1, free for the Gardener
    .text = Survival, 1 smile: { card-survival-vegetable-garden.rule }
card-survival-radar = Radar
    .rule = you see the next card of the draw pile before you decide; costs 3
    .text = Survival, 1 smile: { card-survival-radar.rule }
card-survival-ration = Ration
    .rule = feeds one child in a food crisis, once; costs 1
    .text = Survival, 1 smile: { card-survival-ration.rule }
card-survival-first-aid-kit = First-aid kit
    .short = Aid kit
    .rule = one smile less of damage from monsters and mutants; costs 3, free for the Doctor, the Surgeon and the Pharmacist
    .text = Survival, 1 smile: { card-survival-first-aid-kit.rule }

## Distinctions

card-medal-honour = Medal of Honour
    .rule = not if you are or were the Bandit, or committed a Bomb attack
    .text = Distinction, 3 smiles: { card-medal-honour.rule }
card-grand-prize = Grand Prize of Excellence
    .short = Grand Prize
    .rule = for the Writer, the Researcher or the Journalist, whose wages then go up to 4
    .text = Distinction, 4 smiles: { card-grand-prize.rule }

## Malus cards

card-malus-accident = Accident
    .rule = somebody skips 1 turn; not the Mechanic
    .text = Malus: { card-malus-accident.rule }
card-malus-illness = Illness
    .rule = somebody skips 1 turn; not the Doctor, the Surgeon, the Pharmacist or who owns a Gas mask
    .text = Malus: { card-malus-illness.rule }
card-malus-burn-out = Burn out
    .rule = somebody with a job skips 1 turn
    .text = Malus: { card-malus-burn-out.rule }
card-malus-dismissal = Dismissal
    .rule = somebody loses their job; not a civil servant or the Bandit
    .text = Malus: { card-malus-dismissal.rule }
card-malus-divorce = Divorce
    .rule = somebody loses their marriage, and with an adultery their children too; not the Lawyer
    .text = Malus: { card-malus-divorce.rule }
card-malus-income-tax = Income tax
    .short = Tax
    .rule = somebody with a job loses the last wage not invested; not the Bandit
    .text = Malus: { card-malus-income-tax.rule }
card-malus-grade-repetition = Grade repetition
    .rule = somebody without a job loses the last study card
    .text = Malus: { card-malus-grade-repetition.rule }
card-malus-jail = Jail
    .rule = the Bandit loses the job and skips 3 turns
    .text = Malus: { card-malus-jail.rule }
card-malus-bomb = Bomb attack
    .rule = all laid children go out of game, yours too; not while there is a Soldier
    .text = Malus: { card-malus-bomb.rule }
card-malus-bombing = Bombing
    .rule = aim at one laid card of somebody: hit, it goes out of game, one time in two
    .text = Malus: { card-malus-bombing.rule }
card-malus-genetic-mutation = Genetic mutation
    .rule = a pet attacks its owner with a strength of 0 to 5, then goes out of game; not the Unicorn
    .text = Malus: { card-malus-genetic-mutation.rule }
card-malus-radioactive-cloud = Radioactive cloud
    .rule = passes round the others: a malus that each has suffered strikes again
    .text = Malus: { card-malus-radioactive-cloud.rule }
card-malus-fuel-shortage = Fuel shortage
    .rule = somebody can no longer flee with vehicles
    .text = Malus: { card-malus-fuel-shortage.rule }
card-malus-virus = Virus
    .rule = stays in your hand until you pass it on with an Illness; laid in a health crisis, it costs 3 smiles
    .text = Malus: { card-malus-virus.rule }

## Special cards and cataclysms

card-special-birthday = Birthday
    .rule = everybody else gives you one laid wage
    .text = Special card: { card-special-birthday.rule }
card-special-casino = Casino
    .rule = wages are bet face down: of two equal ones the second player takes both, of two others the first
    .text = Special card: { card-special-casino.rule }
card-special-inheritance = Inheritance
    .rule = worth 3 when you buy something
    .text = Special card: { card-special-inheritance.rule }
card-special-luck = Luck
    .rule = look at the next 3 cards, keep one and play again
    .text = Special card: { card-special-luck.rule }
card-special-rainbow = Rainbow
    .rule = play up to 3 more cards, then refill your hand
    .text = Special card: { card-special-rainbow.rule }
card-special-revenge = Revenge
    .rule = a malus that you suffered strikes somebody else
    .text = Special card: { card-special-revenge.rule }
card-special-shooting-star = Shooting star
    .rule = take any card of the discard pile and play it at once
    .text = Special card: { card-special-shooting-star.rule }
card-special-string-pulling = String-pulling
    .rule = lay a job from your hand whatever your studies; not the Grand Professor
    .text = Special card: { card-special-string-pulling.rule }
card-special-swap = Swap
    .rule = you and somebody else each draw a card from the other's hand
    .text = Special card: { card-special-swap.rule }
card-special-tsunami = Tsunami
    .rule = all hands are shuffled together and dealt again
    .text = Special card: { card-special-tsunami.rule }
card-cataclysm-fire = Fire
    .rule = everybody discards their hand and draws as many cards
    .text = Cataclysm: { card-cataclysm-fire.rule }
card-cataclysm-flood = Flood
    .rule = all hands go to the middle, and each in turn takes a card and lays it, or discards it if it cannot be laid
    .text = Cataclysm: { card-cataclysm-flood.rule }
card-cataclysm-tornado = Tornado
    .rule = everybody passes their hand to the left
    .text = Cataclysm: { card-cataclysm-tornado.rule }
card-cataclysm-earthquake = Earthquake
    .rule = choose one laid card of everybody; they are shuffled and dealt again
    .text = Cataclysm: { card-cataclysm-earthquake.rule }

## Plagues

card-crisis-food = Food crisis
    .short = Food
    .rule = every child must be fed with a pet or a Ration, or goes to somebody who can feed it; no child is laid without food
    .text = { card-crisis-food.rule }
card-crisis-ecological = Ecological crisis
    .short = Ecological
    .rule = everybody keeps and plays with one card in hand
    .text = { card-crisis-ecological.rule }
card-crisis-economic = Economic crisis
    .short = Economic
    .rule = all wages not invested are discarded, and none may be laid
    .text = { card-crisis-economic.rule }
card-crisis-political = Political crisis
    .short = Political
    .rule = all jobs are lost and none but the Dictator may be laid; the draw pile is turned over
    .text = { card-crisis-political.rule }
card-crisis-health = Health crisis
    .short = Health
    .rule = hands are shown and the Virus is laid; nobody lays cards before themselves
    .text = { card-crisis-health.rule }
card-event-armageddon = Armageddon
    .rule = everybody picks a laid card of their left neighbour; these go out of game one by one until Armageddon turns up among them
    .text = { card-event-armageddon.rule }
card-event-clearance = Total clearance sale
    .short = Clearance
    .rule = all acquisitions are free
    .text = { card-event-clearance.rule }
card-event-purge = Purge
    .rule = each in turn steals a card from somebody's hand and lays it without condition
    .text = { card-event-purge.rule }
card-event-invasion = Alien invasion
    .short = Invasion
    .rule = together you throw as many smiles at the aliens as are in all hands, or the game is over
    .text = { card-event-invasion.rule }
card-monster-mutant-snail = Mutant snail
    .rule = combativity 1, damage 1
    .text = { card-monster-mutant-snail.rule }
card-monster-deadly-fish = Deadly fish
    .rule = combativity 2, damage 2
    .text = { card-monster-deadly-fish.rule }
card-monster-carnivorous-plant = Carnivorous plant
    .rule = combativity 2, damage 2
    .text = { card-monster-carnivorous-plant.rule }
card-monster-killer-robot = Killer robot
    .rule = combativity 3, damage 3
    .text = { card-monster-killer-robot.rule }
card-monster-zombie = Zombie
    .rule = combativity 4, damage 4
    .text = { card-monster-zombie.rule }
card-monster-giant-lizard = Giant lizard
    .rule = combativity 5, damage 5
    .text = { card-monster-giant-lizard.rule }

## Questions

decision-start = Your turn: what do you do?
decision-play = What do you play?
decision-target = { $kind ->
        [none] Whom do you choose?
        [special-swap] “{ $card }”: with whom?
        [job-head-purchasing] “{ $card }”: with whom do you make the Swap?
        [job-head-sales] “{ $card }”: with whom do you make the Swap?
        [child-diana] “{ $card }”: to whom do you give this child?
        [child-harry] “{ $card }”: to whom do you give this child?
        [child-hermione] “{ $card }”: to whom do you give this child?
        [child-lara] “{ $card }”: to whom do you give this child?
        [child-leia] “{ $card }”: to whom do you give this child?
        [child-luigi] “{ $card }”: to whom do you give this child?
        [child-luke] “{ $card }”: to whom do you give this child?
        [child-mario] “{ $card }”: to whom do you give this child?
        [child-rocky] “{ $card }”: to whom do you give this child?
        [child-zelda] “{ $card }”: to whom do you give this child?
       *[other] “{ $card }”: against whom?
    }
decision-pay = { $kind ->
        [none] How do you pay?
       *[other] { $strength ->
            [none] “{ $card }”: how do you pay?
           *[other] “{ $card }” costs { $strength }: how do you pay?
        }
    }
decision-gift = { $victim ->
        [none] “{ card-special-birthday }”: which wage do you give away?
       *[other] “{ card-special-birthday }”: which wage do you give to { $victim }?
    }
decision-fetch = { $kind ->
        [none] Which card do you take?
        [pet-vulture] “{ $card }”: which card out of game do you take and lay?
        [pet-turtle] “{ $card }”: do you take the Ninja from the discard pile?
        [job-ninja] “{ $card }”: which weapon do you take from the discard pile?
       *[other] “{ $card }”: which card do you take from the discard pile and play?
    }
decision-luck = “{ card-special-luck }”: which of these cards do you keep?
decision-order = “{ card-special-luck }”: which of the two others is discarded first?
decision-pull = “{ card-special-string-pulling }”: which job do you lay?
decision-revenge = “{ card-special-revenge }”: which malus do you pay back?
decision-set-aside = { $kind ->
        [none] Which card do you set aside before the Swap?
       *[other] “{ $card }”: which card do you set aside before the Swap?
    }
decision-bet = “{ card-special-casino }”: which wage do you bet?
decision-keep = { $kind ->
        [none] Which card of your hand do you keep?
        [cataclysm-tornado] “{ $card }”: which card of your hand does the Researcher keep?
       *[other] “{ $card }”: which card of your hand do you keep?
    }
decision-give-up = You are no longer Researcher: which card of your hand do you discard?
decision-plague = Plagues in your starting hand: which one takes place?
decision-armageddon = { $victim ->
        [none] “{ card-event-armageddon }”: which card do you pick?
       *[other] “{ card-event-armageddon }”: which card of { $victim } do you pick?
    }
decision-quake = { $victim ->
        [none] “{ card-cataclysm-earthquake }”: which card do you choose?
        [you] “{ card-cataclysm-earthquake }”: which of your own cards do you choose?
       *[other] “{ card-cataclysm-earthquake }”: which card of { $victim } do you choose?
    }
decision-bombing = { $victim ->
        [none] “{ card-malus-bombing }”: at which card do you aim?
       *[other] “{ card-malus-bombing }”: at which card of { $victim } do you aim?
    }
decision-mutation = { $victim ->
        [none] “{ card-malus-genetic-mutation }”: which pet mutates?
       *[other] “{ card-malus-genetic-mutation }”: which pet of { $victim } mutates?
    }
decision-steal = { $victim ->
        [none] Which card do you steal?
       *[other] Which card do you steal from { $victim }?
    }
decision-attack = { $kind ->
        [none] Do you attack somebody?
       *[other] “{ $card }”: do you attack somebody with this weapon?
    }
decision-threat = { $victim ->
        [none] You are attacked: do you use the Nuclear threat, which costs the attacker all laid cards?
       *[other] { $victim } attacks you: do you use the Nuclear threat, which costs { $victim } all laid cards?
    }
decision-monster = { $kind ->
        [none] How do you defend yourself?
       *[other] { $strength ->
            [none] { $card }: how do you defend yourself?
           *[other] { $card }, and a power of { $strength } is still needed: how do you defend yourself?
        }
    }
decision-lend = { $victim ->
        [none] You are asked for help: which weapon do you lend?
       *[other] { $kind ->
            [none] { $victim } asks for help: which weapon do you lend?
           *[other] { $victim } asks for help against this monster: { $card }. A power of { $strength } is still needed: which weapon do you lend?
        }
    }
decision-lose = { $strength ->
        [none] Which card do you give up?
        [1] 1 smile to lose: which card do you give up?
       *[other] { $strength } smiles to lose: which card do you give up?
    }
decision-rob = “{ card-event-purge }”: whose hand do you rob?
decision-side = From which side of the pile do you draw?
decision-throw = Which card do you throw at the aliens?
decision-flood = “{ card-cataclysm-flood }”: which card do you take?
decision-feed = “{ card-crisis-food }”: with what do you feed a child?
decision-adopt = “{ card-crisis-food }”: you cannot feed all your children; which one has to leave you?
decision-exchange = { $victim ->
        [none] For the Virus: which card do you take?
       *[other] For the Virus: which card do you take from { $victim }?
    }
decision-cloud = { $victim ->
        [none] “{ card-malus-radioactive-cloud }”: which malus strikes again?
       *[other] “{ card-malus-radioactive-cloud }”: which malus strikes { $victim } again?
    }
decision-relaunch = “{ card-job-hacker }”: which plague do you start again?
decision-offer-hand = { $victim ->
        [none] The Dictator names you: 3 turns to skip, unless you strike a bargain. Which card of your hand do you offer?
       *[other] The Dictator ({ $victim }) names you: 3 turns to skip, unless you strike a bargain. Which card of your hand do you offer?
    }
decision-offer-laid = And which laid card do you offer?
decision-bargain = { $victim ->
        [none] Do you accept the bargain?
       *[other] Do you accept the bargain of { $victim }?
    }
decision-restart = The aliens have won, and you lead: does everybody start life again?
decision-bunker = “{ card-survival-bunker }”: which card do you protect?
decision-more = “{ card-special-rainbow }”: what do you play next?

## Answers

option-draw = { $decision ->
        [side] Draw from the visible side of the pile
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
       *[other] That is all
    }
option-nothing = Play nothing
option-yes = { $decision ->
        [threat] Use the Nuclear threat
        [bargain] Accept the bargain
        [restart] Start life again
       *[other] Yes
    }
option-no = { $decision ->
        [threat] Let the attack happen
        [bargain] Refuse the bargain
        [restart] Let the game end, and win
        [fetch] Take nothing
        [attack] Keep the weapon for defence
        [bet] Do not bet
        [set-aside] No Swap
        [pull] Lay no job
        [lend] Lend nothing
        [feed] Feed nothing
        [relaunch] Start nothing again
        [offer-hand] Offer no card of your hand
        [offer-laid] Offer no laid card
       *[other] No
    }
option-ally = Ask the others for help
option-suffer = Suffer the damage
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
option-imprison = Dictator: imprison { $who }
option-pay = Pay { $money }
money-i = Inheritance

## Refusals

refused-what-can-be-laid-is-laid = What can be laid is laid; only the rest is discarded.
refused-no-studies-while-you-work = You do not study while you work.
refused-you-have-studied-enough = You have 6 study cards already.
refused-you-have-a-job-already = You have a job already.
refused-only-a-teacher-becomes-grand-professor = Only a teacher becomes Grand Professor.
refused-you-have-not-studied-enough = You have not studied enough for that job.
refused-a-policeman-is-watching = A Policeman is watching.
refused-a-dictator-needs-a-political-crisis = A Dictator needs a political crisis.
refused-no-wage-without-a-job = There is no wage without a job.
refused-your-job-does-not-pay-that-much = Your job does not pay that much.
refused-married-people-do-not-flirt = Married people do not flirt, unless in adultery.
refused-you-have-flirted-enough = You have 5 flirts already.
refused-you-are-married-already = You are married already.
refused-no-marriage-without-a-flirt = There is no marriage without a flirt.
refused-no-adultery-without-a-marriage = There is no adultery without a marriage.
refused-one-adultery-at-a-time = One adultery at a time.
refused-children-need-a-marriage = Children need a marriage, or a last flirt at the hotel or the campsite.
refused-you-cannot-pay-for-it = You cannot pay for it.
refused-nothing-to-put-the-bunker-on = You have no laid card to put the Bunker on.
refused-no-medal-for-you = There is no medal for a Bandit, nor for whoever committed a Bomb attack.
refused-your-job-earns-no-prize = The Grand Prize is for a Writer, a Researcher or a Journalist.
refused-one-prize-for-each-job = Your job has its Grand Prize already.
refused-nobody-can-suffer-it = Nobody else can suffer it now.
refused-the-virus-stays-in-your-hand = The Virus stays in your hand.
refused-nothing-to-avenge = You have suffered nothing that you could pay back now.
refused-not-during-a-purge = Not during a Purge.
refused-nothing-to-feed-it-with = You have nothing to feed a child with in this food crisis.
refused-no-wages-in-an-economic-crisis = No wages are laid in an economic crisis.
refused-no-jobs-in-a-political-crisis = No jobs are laid in a political crisis.
refused-nothing-is-laid-in-a-health-crisis = Nothing is laid before oneself in a health crisis.
refused-you-threw-that-card-away-yourself = That card came from you: you do not take it back.
refused-a-discarded-plague-is-inert = A discarded plague is inert.
refused-nobody-takes-the-virus = Nobody takes the Virus from the discard pile.
refused-no-malus-is-laid-before-oneself = No malus is laid before oneself: whoever takes one discards it.
refused-no-accident-touches-a-mechanic = No Accident touches a Mechanic.
refused-no-illness-touches-a-doctor = No Illness touches a Doctor, a Surgeon or a Pharmacist.
refused-a-gas-mask-protects-them = A Gas mask protects that player.
refused-they-have-no-job = That player has no job.
refused-a-civil-servant-is-not-dismissed = A civil servant cannot be dismissed.
refused-the-bandit-is-neither-dismissed-nor-taxed = The Bandit is neither dismissed nor taxed.
refused-the-bunker-protects-it = The Bunker of that player protects it.
refused-a-lawyer-is-not-divorced = No Divorce can be played on a Lawyer.
refused-they-are-not-married = That player is not married.
refused-they-have-no-wage-to-lose = That player has no wage to lose.
refused-they-no-longer-study = That player has a job, and repeats no grade.
refused-they-have-no-studies-to-lose = That player has no studies to lose.
refused-they-have-nothing-to-aim-at = That player has no laid card to aim at.
refused-they-have-no-pet-to-mutate = That player has no pet that could mutate.
refused-a-survivalist-is-not-attacked = A Survivalist is not attacked.
refused-their-weapons-are-as-strong = The weapons of that player are at least as strong.
refused-they-have-nothing-that-you-could-lay = That player has laid nothing that you could lay at once.
refused-they-hold-no-card = That player holds no card.
refused-they-cannot-feed-it = That player has no food left for a child.
refused-not-among-those = That is not among those to choose from.
refused-pay-enough-and-nothing-superfluous = Pay at least the price, with no wage that could be left out.
refused-only-an-architect-builds-for-nothing = Only an Architect builds a house for nothing, once.
refused-the-virus-comes-with-an-illness = The Virus is passed on only with an Illness, to somebody who can suffer it.
refused-only-a-survivalist-draws-there = Only a Survivalist draws from the hidden side, while the pile is turned over.
refused-only-before-drawing = That is done before drawing only.
refused-draw-first = Draw first.
refused-that-is-not-what-you-are-asked = That is not what you are asked now.
refused-you-do-not-hold-that-card = You do not hold that card.
refused-bets-are-wages = Only wages are bet.
refused-there-is-no-casino = There is no Casino on the table.
refused-nobody-answers-their-own-bet = Nobody answers their own bet.
refused-the-casino-is-closed = The Casino is closed.
refused-nothing-has-been-thrown-away = The discard pile is empty.
refused-no-fuel = There is no fuel: you cannot flee with it.
refused-you-have-no-such-vehicle = You have no such vehicle.
refused-you-have-no-job = You have no job.
refused-you-are-not-married = You are not married.
refused-you-are-faithful = You have no adultery to end.
refused-only-a-dictator-does-that = Only a Dictator does that.
refused-a-dictator-does-that-once = A Dictator does that once, and you have.
refused-flipped-cards-cannot-be-given = Flipped cards cannot be given.
refused-it-has-no-smile-to-give = That card has no smile to give.
refused-your-bunker-protects-it = Your Bunker protects it.
refused-the-marriage-goes-first = The marriage goes before the flirts.
refused-the-job-goes-first = The job goes before the studies.
refused-a-pet-does-not-pay-its-own-damage = That is the pet that attacks you: it does not pay its own damage.
refused-give-exactly-that-many = You can give exactly the smiles asked for, so it must be exact: not with this card.
refused-the-largest-first = There is no exact change: the largest cards go first, and none that could be left out.
refused-that-weapon-is-in-the-fight = That weapon is in the fight already.
refused-nobody-helps-against-your-own-pet = Nobody can help you against your own pet.
refused-nobody-else-is-armed = Nobody else has a weapon.
refused-help-is-asked-for-once = Help is asked for once in a fight.

## Happenings

event-first = { $cast ->
        [you] You begin, with { smiles } in hand.
       *[other] { $seat } begins, with { smiles } in hand.
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
        [you] Your plague “{ $card }” goes out of game and does not take place.
       *[other] { $seat }: the plague “{ $card }” goes out of game and does not take place.
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
        [you] You get “{ $card }” for nothing.
       *[other] { $seat } gets “{ $card }” for nothing.
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
        [you] You play no further card.
       *[other] { $seat } plays no further card.
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
       *[other] The adultery of { $seat } is over.
    }
event-flirts-over = { $cast ->
        [you] The flirts of your adultery are flipped.
       *[other] { $seat }: the flirts of the adultery are flipped.
    }
    .aside = the flirts of the adultery are flipped
event-stole-flirt = { $cast ->
        [you] You take “{ $card }” from { $target }!
        [to-you] { $seat } takes “{ $card }” from you!
       *[other] { $seat } takes “{ $card }” from { $target }!
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
        [you] You inflict “{ $card }” on { $target }.
        [to-you] { $seat } inflicts “{ $card }” on you!
       *[other] { $seat } inflicts “{ $card }” on { $target }.
    }
    .with = { $sentence } { $asides }.
event-suffered = { $cast ->
        [you] “{ $card }” strikes you.
       *[other] “{ $card }” strikes { $seat }.
    }
    .with = { $sentence } { $asides }.
event-no-effect = { $cast ->
        [you] Your “{ $card }” has no effect.
       *[other] { $seat }: “{ $card }” has no effect.
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
        [you] You lose “{ $card }”, out of game.
       *[other] { $seat } loses “{ $card }”, out of game.
    }
    .each = “{ $card }”
    .together = { $cast ->
        [you] You lose { $list }, out of game.
       *[other] { $seat } loses { $list }, out of game.
    }
    .with = { $sentence } { $asides }.
    .aside = out of game: { $list }
event-flipped = { $cast ->
        [you] Your “{ $card }” is flipped.
       *[other] { $seat }: “{ $card }” is flipped.
    }
    .each = “{ $card }”
    .together = { $cast ->
        [you] Your cards are flipped: { $list }.
       *[other] { $seat }: cards flipped: { $list }.
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
       *[other] The Tsunami of { $seat } shuffles all hands together and deals them again.
    }
    .weight = grave
event-looked-at-hands = { $cast ->
        [you] { $count ->
            [0] { $target } has no hand to look at.
           *[other] You look at the hand of { $target }: { $cards }.
        }
        [to-you] { $seat } looks at your hand.
       *[other] { $seat } looks at the hand of { $target }.
    }
    .each = { $target }
    .together = { $cast ->
        [you] {""}
       *[other] { $seat } looks at the hands of the others: { $list }.
    }
event-looked-at-pile = { $cast ->
        [you] { $count ->
            [0] There is nothing left in the draw pile to look at.
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
        [one] { $card }: one round is left.
       *[other] { $card }: { $left } rounds are left.
    }
    .within = { $left ->
        [0] plague-ends invasion-lost
       *[other] nothing
    }
    .weight = slight
event-plague-ends = { $card } is over.
event-driven-out = { $card } is driven out.
    .within = plague-ends gone
event-ignored = { $cast ->
        [you] You draw { $card } too late: it does not take place.
       *[other] { $seat } draws { $card } too late: it does not take place.
    }
event-purge-waits = { $cast ->
        [you] Your Purge has to wait for its time.
       *[other] The Purge of { $seat } has to wait for its time.
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
        [you] Your vegetable garden feeds the child.
       *[other] { $seat }: the vegetable garden feeds the child.
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
event-pile-turned = The draw pile is turned over: its cards lie face up.
event-pile-turned-back = The draw pile is turned back.
event-picked = { $cast ->
        [you] You pick “{ $card }” of { $target }.
        [you-self] You pick your own “{ $card }”.
        [to-you] { $seat } picks your “{ $card }”.
        [self] { $seat } picks their own “{ $card }”.
       *[other] { $seat } picks “{ $card }” of { $target }.
    }
    .each = “{ $card }” ({ $target })
    .together = Picked: { $list }.
event-doomed = { $cast ->
        [you] Your “{ $card }” is turned over before Armageddon, and lost.
       *[other] { $seat }: “{ $card }” is turned over before Armageddon, and lost.
    }
    .each = “{ $card }” ({ $seat })
    .together = Turned over before Armageddon, and lost: { $list }.
    .weight = grave
event-spared = { $cast ->
        [you] Your “{ $card }” is spared.
       *[other] { $seat }: “{ $card }” is spared.
    }
    .each = “{ $card }” ({ $seat })
    .together = Spared: { $list }.
event-robbed = { $cast ->
        [you] You steal “{ $card }” from the hand of { $target }.
        [to-you] { $seat } steals “{ $card }” from your hand.
       *[other] { $seat } steals “{ $card }” from the hand of { $target }.
    }
    .with = { $sentence } { $asides }.
event-invasion = The aliens are coming: { smiles } must be thrown at them within 4 rounds, all together.
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
        [you] You start life again, and so does everybody.
       *[other] { $seat } starts life again, and so does everybody.
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
        [you] Nobody helps you.
       *[other] Nobody helps { $seat }.
    }
event-lent = { $cast ->
        [you] You lend “{ $card }” to { $target }.
        [to-you] { $seat } lends you “{ $card }”.
       *[other] { $seat } lends “{ $card }” to { $target }.
    }
event-too-weak = { $cast ->
        [you] Your weapons are not enough against “{ $card }”.
       *[other] The weapons of { $seat } are not enough against “{ $card }”.
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
        [you] The { $card } passes by and does not touch you.
       *[other] The { $card } passes by and does not touch { $seat }.
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
       *[other] { $seat }: the Bunker protects “{ $card }”.
    }
event-bombed = { $cast ->
        [you] You bomb “{ $card }” of { $target }: hit!
        [to-you] { $seat } bombs your “{ $card }”: hit!
       *[other] { $seat } bombs “{ $card }” of { $target }: hit!
    }
    .with = { $sentence } { $asides }.
event-missed = { $cast ->
        [you] You bomb “{ $card }” of { $target }: missed.
        [to-you] { $seat } bombs your “{ $card }”: missed.
       *[other] { $seat } bombs “{ $card }” of { $target }: missed.
    }
event-mutates = { $cast ->
        [you] Your “{ $card }” mutates, with a strength of { $points }.
       *[other] { $seat }: “{ $card }” mutates, with a strength of { $points }.
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
event-cloud-gone = The cloud harms nobody and is gone.
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
        [you] You lay “{ $card }” before yourself: 3 smiles less.
       *[other] { $seat } lays “{ $card }”: 3 smiles less.
    }
event-named = { $cast ->
        [you] As Dictator you name { $target }.
        [to-you] { $seat }, the Dictator, names you.
       *[other] { $seat }, the Dictator, names { $target }.
    }
event-offered = { $cast ->
        [you] You offer { $target } “{ $cards }” of your hand.
        [to-you] { $seat } offers you “{ $cards }” of their hand.
       *[other] { $seat } offers { $target } a card of their hand.
    }
event-offered-laid = { $cast ->
        [you] You offer { $target } your “{ $card }”.
        [to-you] { $seat } offers you “{ $card }”.
       *[other] { $seat } offers { $target } “{ $card }”.
    }
event-bargain = { $cast ->
        [you] You accept the bargain of { $target } and take what is offered.
        [to-you] { $seat } accepts your bargain and takes what you offer.
       *[other] { $seat } accepts the bargain of { $target } and takes what is offered.
    }
    .with = { $sentence } { $asides }.
event-no-bargain = { $cast ->
        [you] You make no bargain with { $target }.
        [to-you] { $seat } makes no bargain with you.
       *[other] { $seat } makes no bargain with { $target }.
    }
    .with = { $sentence } { $asides }.
event-relaunched = { $cast ->
        [you] You start a plague again: { $card }!
       *[other] { $seat } starts a plague again: { $card }!
    }
event-fetched = { $cast ->
        [you] You fetch “{ $card }”.
       *[other] { $seat } fetches “{ $card }”.
    }
    .with = { $sentence } { $asides }.
event-fire = { $cast ->
        [you] Your Fire burns all hands.
       *[other] The Fire of { $seat } burns all hands.
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
       *[other] The Tornado of { $seat } carries every hand to the left.
    }
    .weight = grave
event-kept-one = { $cast ->
        [you] You keep “{ $cards }” as a Researcher.
       *[other] { $seat } keeps one card as a Researcher.
    }
event-quake = { $cast ->
        [you] Your Earthquake shakes everybody's life.
       *[other] The Earthquake of { $seat } shakes everybody's life.
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
       *[other] The Flood of { $seat } carries all hands to the middle.
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
            [one] You win: nobody has more smiles!
           *[other] You win together, with the most smiles: { $winners }!
        }
        [nobody] Nobody wins.
       *[other] { $winners } { $count ->
            [one] wins
           *[other] win
        } with the most smiles.
    }
result-aliens = { $cast ->
        [you] { $count ->
            [one] The aliens end it all, and you win: nobody has more smiles!
           *[other] The aliens end it all, and you win together, with the most smiles: { $winners }!
        }
        [nobody] The aliens end it all, and nobody wins.
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
life-turned = draw pile, turned over:
life-coming = coming next:
life-discard = discard pile:
life-thrown-by = thrown by { $who }
life-out = { $count } out of game
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
        [one] { $card } ({ $rule }): before { $who }, and nobody after
       *[other] { $card } ({ $rule }): before { $who }, and { $count } still face it
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
life-imprisons = may imprison somebody
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
life-no-hand = You hold no card.
help-key = play:job-doctor
life-legend = { $aim } whose turn it is  { $back } cards in hand, or in the discard pile  [Bar] the last flirt, which can be stolen  studies 5 (4/6) level 5, with 4 study cards of 6  wages 4 3 in the order laid  Axe (3) a weapon and its power  +2 smiles of a card
