# Smile Life et Apocalypse en français.
#
# $seat, $target et $victim sont des noms ; $cast dit qui sont seat et target pour qui lit : you (vous agissez), you-self (sur
# vous-même), self (quelqu'un d'autre sur soi), to-you (sur vous), other. $card est le nom d'une carte, $kind sa sorte, $text
# son texte. Les événements voisins qui ont le même .together se racontent en une phrase, avec la liste de leurs .each ; un
# .aside s'ajoute à la phrase d'avant par le .with de celle-ci. Un événement est omis si le suivant est nommé dans son .within.
# Une carte a un nom .short si le sien est long ; .rule dit ce qu'elle fait, sans sa famille ni ses smiles.

game-title = Smile Life
game-summary = Des études, un métier, l’amour, des enfants, une maison, un brin de vengeance : menez la vie qui rassemble le plus de smiles, et survivez peut-être à l’Apocalypse.

## Phases

phase-opening = Premières mains
    .clause = SL-2.1
phase-turns = Vie quotidienne
    .clause = SL-3.1
    .aim = But : le plus de smiles dans la vie posée devant vous quand la pioche est vide.
phase-flood = Inondation
    .clause = AP-18.1
phase-invasion = Invasion extraterrestre
    .clause = AP-10.20
phase-purge = Purge
    .clause = AP-10.1

## Zones

zone-hand = main
zone-studies = études
zone-extra = études supplémentaires
zone-job = métier
zone-wages = salaires
zone-flirts = flirts
zone-marriage = mariage
zone-affair = flirts de l’adultère
zone-children = enfants
zone-belongings = acquisitions
zone-flipped = cartes retournées
zone-malus = malus subis
zone-peek = cartes regardées
zone-pile = pioche
zone-discard = défausse
zone-out = hors du jeu
zone-plagues = fléaux
zone-casino = Casino
zone-bets = mises
zone-flood = inondation
zone-aliens = jetées aux extraterrestres
zone-played = carte en cours
zone-mixed = mains mélangées
zone-box = boîte

## Compteurs

counter-turns = tours joués
counter-pile = cartes dans la pioche
counter-smiles = smiles
counter-skips = tours à passer

## Études et salaires

card-study-single = Études
    .rule = niveau 1 ; 6 cartes d’études au plus, et aucune tant que vous travaillez
    .text = Études, 1 smile : { card-study-single.rule }
card-study-double = Études doubles
    .rule = niveau 2 ; 6 cartes d’études au plus, et aucune tant que vous travaillez
    .text = Études, 1 smile : { card-study-double.rule }
card-wage-1 = Salaire de 1
    .rule = vaut 1 liasse ; demande un métier qui paie au moins 1
    .text = Salaire, 1 smile : { card-wage-1.rule }
card-wage-2 = Salaire de 2
    .rule = vaut 2 liasses ; demande un métier qui paie au moins 2
    .text = Salaire, 1 smile : { card-wage-2.rule }
card-wage-3 = Salaire de 3
    .rule = vaut 3 liasses ; demande un métier qui paie au moins 3
    .text = Salaire, 1 smile : { card-wage-3.rule }
card-wage-4 = Salaire de 4
    .rule = vaut 4 liasses ; demande un métier qui paie au moins 4
    .text = Salaire, 1 smile : { card-wage-4.rule }

## Métiers

card-job-waiter = Serveur
    .rule = sans études, salaires jusqu’à 1, démission sans perdre de tour
    .text = Métier, 2 smiles : { card-job-waiter.rule }
card-job-barman = Barman
    .rule = sans études, salaires jusqu’à 1, démission sans perdre de tour ; flirts sans limite avant le mariage
    .text = Métier, 2 smiles : { card-job-barman.rule }
card-job-stripteaser = Stripteaser
    .rule = sans études, salaires jusqu’à 1, démission sans perdre de tour
    .text = Métier, 2 smiles : { card-job-stripteaser.rule }
card-job-gardener = Jardinier
    .rule = niveau d’études 1, salaires jusqu’à 1, démission sans perdre de tour
    .text = Métier, 2 smiles : { card-job-gardener.rule }
card-job-plumber = Plombier
    .rule = niveau d’études 1, salaires jusqu’à 1, démission sans perdre de tour
    .text = Métier, 2 smiles : { card-job-plumber.rule }
card-job-soldier = Militaire
    .rule = sans études, salaires jusqu’à 1, pas de Licenciement ; personne ne peut commettre d’Attentat
    .text = Métier, 2 smiles : { card-job-soldier.rule }
card-job-policeman = Policier
    .rule = niveau d’études 1, salaires jusqu’à 1, pas de Licenciement ; chasse le Bandit et le Gourou, et empêche les autres de les poser
    .text = Métier, 2 smiles : { card-job-policeman.rule }
card-job-teacher-english = Prof d’anglais
    .rule = niveau d’études 2, salaires jusqu’à 2, pas de Licenciement ; peut devenir Grand prof
    .text = Métier, 2 smiles : { card-job-teacher-english.rule }
card-job-teacher-french = Prof de français
    .rule = niveau d’études 2, salaires jusqu’à 2, pas de Licenciement ; peut devenir Grand prof
    .text = Métier, 2 smiles : { card-job-teacher-french.rule }
card-job-teacher-history = Prof d’histoire
    .rule = niveau d’études 2, salaires jusqu’à 2, pas de Licenciement ; peut devenir Grand prof
    .text = Métier, 2 smiles : { card-job-teacher-history.rule }
card-job-teacher-math = Prof de maths
    .rule = niveau d’études 2, salaires jusqu’à 2, pas de Licenciement ; peut devenir Grand prof
    .text = Métier, 2 smiles : { card-job-teacher-math.rule }
card-job-grand-professor = Grand prof
    .rule = remplace un prof, salaires jusqu’à 3, pas de Licenciement
    .text = Métier, 2 smiles : { card-job-grand-professor.rule }
card-job-writer = Écrivain
    .rule = sans études, salaires jusqu’à 1 ; peut recevoir le Grand prix
    .text = Métier, 2 smiles : { card-job-writer.rule }
card-job-medium = Médium
    .rule = sans études, salaires jusqu’à 1 ; regardez aussitôt les 13 prochaines cartes de la pioche
    .text = Métier, 2 smiles : { card-job-medium.rule }
card-job-pizza-maker = Pizzaïolo
    .rule = sans études, salaires jusqu’à 2
    .text = Métier, 2 smiles : { card-job-pizza-maker.rule }
card-job-guru = Gourou
    .rule = sans études, salaires jusqu’à 3 ; impossible face à un Policier
    .text = Métier, 2 smiles : { card-job-guru.rule }
card-job-bandit = Bandit
    .rule = sans études, salaires jusqu’à 4 ; ni Licenciement ni Impôt, mais gare à la Prison ; impossible face à un Policier
    .text = Métier, 2 smiles : { card-job-bandit.rule }
card-job-mechanic = Garagiste
    .rule = niveau d’études 1, salaires jusqu’à 2 ; aucun Accident ne vous touche
    .text = Métier, 2 smiles : { card-job-mechanic.rule }
card-job-journalist = Journaliste
    .rule = niveau d’études 3, salaires jusqu’à 2 ; regardez aussitôt toutes les autres mains ; peut recevoir le Grand prix
    .text = Métier, 2 smiles : { card-job-journalist.rule }
card-job-head-purchasing = Chef des achats
    .rule = niveau d’études 3, salaires jusqu’à 3 ; vous pouvez faire aussitôt un Troc, avec une de vos cartes à l’abri
    .text = Métier, 2 smiles : { card-job-head-purchasing.rule }
card-job-head-sales = Chef des ventes
    .rule = niveau d’études 3, salaires jusqu’à 3 ; vous pouvez faire aussitôt un Troc, avec une de vos cartes à l’abri
    .text = Métier, 2 smiles : { card-job-head-sales.rule }
card-job-designer = Designer
    .rule = niveau d’études 4, salaires jusqu’à 3
    .text = Métier, 2 smiles : { card-job-designer.rule }
card-job-architect = Architecte
    .rule = niveau d’études 4, salaires jusqu’à 3 ; plus tard, une maison de votre main est gratuite
    .text = Métier, 2 smiles : { card-job-architect.rule }
card-job-lawyer = Avocat
    .rule = niveau d’études 4, salaires jusqu’à 3 ; personne ne peut vous infliger de Divorce
    .text = Métier, 2 smiles : { card-job-lawyer.rule }
card-job-pharmacist = Pharmacien
    .rule = niveau d’études 5, salaires jusqu’à 3 ; aucune Maladie ne vous touche
    .text = Métier, 2 smiles : { card-job-pharmacist.rule }
card-job-airline-pilot = Pilote de ligne
    .rule = niveau d’études 5, salaires jusqu’à 4 ; les voyages sont gratuits
    .text = Métier, 2 smiles : { card-job-airline-pilot.rule }
card-job-researcher = Chercheur
    .rule = niveau d’études 6, salaires jusqu’à 2 ; vous jouez avec 6 cartes en main ; peut recevoir le Grand prix
    .text = Métier, 2 smiles : { card-job-researcher.rule }
card-job-doctor = Médecin
    .rule = niveau d’études 6, salaires jusqu’à 4 ; aucune Maladie ne vous touche, et vous pouvez continuer vos études
    .text = Métier, 2 smiles : { card-job-doctor.rule }
card-job-surgeon = Chirurgien
    .rule = niveau d’études 6, salaires jusqu’à 4 ; aucune Maladie ne vous touche, et vous pouvez continuer vos études
    .text = Métier, 2 smiles : { card-job-surgeon.rule }
card-job-astronaut = Astronaute
    .rule = niveau d’études 6, salaires jusqu’à 4 ; vous pouvez prendre une carte de la défausse et la jouer aussitôt, mais pas un métier
    .text = Métier, 2 smiles : { card-job-astronaut.rule }
card-job-undertaker = Croque-mort
    .rule = niveau d’études 1, salaires jusqu’à 1, démission sans perdre de tour ; pendant les crises, vous posez n’importe quel salaire
    .text = Métier, 2 smiles : { card-job-undertaker.rule }
card-job-dictator = Dictateur
    .rule = sans études, salaires jusqu’à 4, pas de Licenciement ; ne se pose que pendant une crise politique ; une fois, au début d’un tour, vous envoyez quelqu’un 3 tours au trou
    .text = Métier, 2 smiles : { card-job-dictator.rule }
card-job-hacker = Hacker
    .rule = niveau d’études 3, salaires jusqu’à 3 ; vous pouvez relancer aussitôt une crise ou un événement du passé
    .text = Métier, 2 smiles : { card-job-hacker.rule }
card-job-ninja = Ninja
    .rule = sans études, salaires jusqu’à 1, démission sans perdre de tour ; vous pouvez prendre une arme à la défausse et la poser gratuitement
    .text = Métier, 2 smiles : { card-job-ninja.rule }
card-job-survivalist = Survivaliste
    .rule = sans études, salaires jusqu’à 1 ; ni les crises, ni les attaques, ni les monstres ne vous touchent
    .text = Métier, 2 smiles : { card-job-survivalist.rule }

## Amour

card-flirt-bar = Flirt au bar
    .short = Bar
    .rule = pas pendant un mariage, 5 au plus ; vole le dernier flirt d’un autre joueur s’il est du même lieu
    .text = Flirt, 1 smile : { card-flirt-bar.rule }
card-flirt-camping = Flirt au camping
    .short = Camping
    .rule = pas pendant un mariage, 5 au plus ; vole le dernier flirt d’un autre joueur s’il est du même lieu ; permet un enfant tant que c’est votre dernier flirt
    .text = Flirt, 1 smile : { card-flirt-camping.rule }
card-flirt-cinema = Flirt au cinéma
    .short = Cinéma
    .rule = pas pendant un mariage, 5 au plus ; vole le dernier flirt d’un autre joueur s’il est du même lieu
    .text = Flirt, 1 smile : { card-flirt-cinema.rule }
card-flirt-hotel = Flirt à l’hôtel
    .short = Hôtel
    .rule = pas pendant un mariage, 5 au plus ; vole le dernier flirt d’un autre joueur s’il est du même lieu ; permet un enfant tant que c’est votre dernier flirt
    .text = Flirt, 1 smile : { card-flirt-hotel.rule }
card-flirt-internet = Flirt sur Internet
    .short = Internet
    .rule = pas pendant un mariage, 5 au plus ; vole le dernier flirt d’un autre joueur s’il est du même lieu
    .text = Flirt, 1 smile : { card-flirt-internet.rule }
card-flirt-nightclub = Flirt en boîte de nuit
    .short = Boîte de nuit
    .rule = pas pendant un mariage, 5 au plus ; vole le dernier flirt d’un autre joueur s’il est du même lieu
    .text = Flirt, 1 smile : { card-flirt-nightclub.rule }
card-flirt-park = Flirt au parc
    .short = Parc
    .rule = pas pendant un mariage, 5 au plus ; vole le dernier flirt d’un autre joueur s’il est du même lieu
    .text = Flirt, 1 smile : { card-flirt-park.rule }
card-flirt-restaurant = Flirt au restaurant
    .short = Restaurant
    .rule = pas pendant un mariage, 5 au plus ; vole le dernier flirt d’un autre joueur s’il est du même lieu
    .text = Flirt, 1 smile : { card-flirt-restaurant.rule }
card-flirt-theatre = Flirt au théâtre
    .short = Théâtre
    .rule = pas pendant un mariage, 5 au plus ; vole le dernier flirt d’un autre joueur s’il est du même lieu
    .text = Flirt, 1 smile : { card-flirt-theatre.rule }
card-flirt-zoo = Flirt au zoo
    .short = Zoo
    .rule = pas pendant un mariage, 5 au plus ; vole le dernier flirt d’un autre joueur s’il est du même lieu
    .text = Flirt, 1 smile : { card-flirt-zoo.rule }
card-marriage-bourg-la-reine = Mariage à Bourg-la-Reine
    .short = Bourg-la-Reine
    .rule = demande un flirt ; permet les enfants ; les maisons coûtent moitié prix ; vous ne pouvez plus flirter
    .text = Mariage, 3 smiles : { card-marriage-bourg-la-reine.rule }
card-marriage-bourg-madame = Mariage à Bourg-Madame
    .short = Bourg-Madame
    .rule = demande un flirt ; permet les enfants ; les maisons coûtent moitié prix ; vous ne pouvez plus flirter
    .text = Mariage, 3 smiles : { card-marriage-bourg-madame.rule }
card-marriage-corps-nuds = Mariage à Corps-Nuds
    .short = Corps-Nuds
    .rule = demande un flirt ; permet les enfants ; les maisons coûtent moitié prix ; vous ne pouvez plus flirter
    .text = Mariage, 3 smiles : { card-marriage-corps-nuds.rule }
card-marriage-fourqueux = Mariage à Fourqueux
    .short = Fourqueux
    .rule = demande un flirt ; permet les enfants ; les maisons coûtent moitié prix ; vous ne pouvez plus flirter
    .text = Mariage, 3 smiles : { card-marriage-fourqueux.rule }
card-marriage-montcuq = Mariage à Montcuq
    .short = Montcuq
    .rule = demande un flirt ; permet les enfants ; les maisons coûtent moitié prix ; vous ne pouvez plus flirter
    .text = Mariage, 3 smiles : { card-marriage-montcuq.rule }
card-marriage-monteton = Mariage à Monteton
    .short = Monteton
    .rule = demande un flirt ; permet les enfants ; les maisons coûtent moitié prix ; vous ne pouvez plus flirter
    .text = Mariage, 3 smiles : { card-marriage-monteton.rule }
card-marriage-sainte-verge = Mariage à Sainte-Verge
    .short = Sainte-Verge
    .rule = demande un flirt ; permet les enfants ; les maisons coûtent moitié prix ; vous ne pouvez plus flirter
    .text = Mariage, 3 smiles : { card-marriage-sainte-verge.rule }
card-adultery = Adultère
    .rule = demande un mariage ; flirts sans limite à côté, mais un Divorce vous coûte alors vos enfants
    .text = Adultère, 1 smile : { card-adultery.rule }
card-child-diana = Enfant : Diana
    .short = Diana
    .rule = demande un mariage, ou un dernier flirt à l’hôtel ou au camping
    .text = Enfant, 2 smiles : { card-child-diana.rule }
card-child-harry = Enfant : Harry
    .short = Harry
    .rule = demande un mariage, ou un dernier flirt à l’hôtel ou au camping
    .text = Enfant, 2 smiles : { card-child-harry.rule }
card-child-hermione = Enfant : Hermione
    .short = Hermione
    .rule = demande un mariage, ou un dernier flirt à l’hôtel ou au camping
    .text = Enfant, 2 smiles : { card-child-hermione.rule }
card-child-lara = Enfant : Lara
    .short = Lara
    .rule = demande un mariage, ou un dernier flirt à l’hôtel ou au camping
    .text = Enfant, 2 smiles : { card-child-lara.rule }
card-child-leia = Enfant : Leïa
    .short = Leïa
    .rule = demande un mariage, ou un dernier flirt à l’hôtel ou au camping
    .text = Enfant, 2 smiles : { card-child-leia.rule }
card-child-luigi = Enfant : Luigi
    .short = Luigi
    .rule = demande un mariage, ou un dernier flirt à l’hôtel ou au camping
    .text = Enfant, 2 smiles : { card-child-luigi.rule }
card-child-luke = Enfant : Luke
    .short = Luke
    .rule = demande un mariage, ou un dernier flirt à l’hôtel ou au camping
    .text = Enfant, 2 smiles : { card-child-luke.rule }
card-child-mario = Enfant : Mario
    .short = Mario
    .rule = demande un mariage, ou un dernier flirt à l’hôtel ou au camping
    .text = Enfant, 2 smiles : { card-child-mario.rule }
card-child-rocky = Enfant : Rocky
    .short = Rocky
    .rule = demande un mariage, ou un dernier flirt à l’hôtel ou au camping
    .text = Enfant, 2 smiles : { card-child-rocky.rule }
card-child-zelda = Enfant : Zelda
    .short = Zelda
    .rule = demande un mariage, ou un dernier flirt à l’hôtel ou au camping
    .text = Enfant, 2 smiles : { card-child-zelda.rule }

## Acquisitions

card-pet-cat = Chat
    .rule = gratuit, sans condition
    .text = Animal, 1 smile : { card-pet-cat.rule }
card-pet-chick = Poussin
    .rule = gratuit, sans condition
    .text = Animal, 1 smile : { card-pet-chick.rule }
card-pet-dog = Chien
    .rule = gratuit, sans condition
    .text = Animal, 1 smile : { card-pet-dog.rule }
card-pet-rabbit = Lapin
    .rule = gratuit, sans condition
    .text = Animal, 1 smile : { card-pet-rabbit.rule }
card-pet-unicorn = Licorne
    .rule = gratuite ; rapporte 6 si vous avez posé Arc-en-ciel et Étoile filante
    .text = Animal, 3 smiles : { card-pet-unicorn.rule }
card-pet-pangolin = Pangolin
    .rule = gratuit ; ne se mange pas ; mode avancé : le manger déclenche une crise sanitaire
    .text = Animal, 1 smile : { card-pet-pangolin.rule }
card-pet-turtle = Tortue
    .rule = gratuite ; vous pouvez prendre le Ninja à la défausse et le poser aussitôt
    .text = Animal, 1 smile : { card-pet-turtle.rule }
card-pet-vulture = Vautour
    .rule = gratuit ; vous pouvez prendre une carte hors du jeu et la poser aussitôt
    .text = Animal, 1 smile : { card-pet-vulture.rule }
card-trip-cairo = Voyage au Caire
    .short = Le Caire
    .rule = coûte 3 liasses, gratuit pour le Pilote de ligne
    .text = Voyage, 1 smile : { card-trip-cairo.rule }
card-trip-london = Voyage à Londres
    .short = Londres
    .rule = coûte 3 liasses, gratuit pour le Pilote de ligne
    .text = Voyage, 1 smile : { card-trip-london.rule }
card-trip-new-york = Voyage à New York
    .short = New York
    .rule = coûte 3 liasses, gratuit pour le Pilote de ligne
    .text = Voyage, 1 smile : { card-trip-new-york.rule }
card-trip-rio = Voyage à Rio de Janeiro
    .short = Rio
    .rule = coûte 3 liasses, gratuit pour le Pilote de ligne
    .text = Voyage, 1 smile : { card-trip-rio.rule }
card-trip-sydney = Voyage à Sydney
    .short = Sydney
    .rule = coûte 3 liasses, gratuit pour le Pilote de ligne
    .text = Voyage, 1 smile : { card-trip-sydney.rule }
card-house-small-green = Petite maison (porte verte)
    .short = Petite (verte)
    .rule = coûte 6 liasses, ou 3 avec un mariage
    .text = Maison, 1 smile : { card-house-small-green.rule }
card-house-small-pink = Petite maison (porte rose)
    .short = Petite (rose)
    .rule = coûte 6 liasses, ou 3 avec un mariage
    .text = Maison, 1 smile : { card-house-small-pink.rule }
card-house-medium-orange = Maison moyenne (orange)
    .short = Moyenne (orange)
    .rule = coûte 8 liasses, ou 4 avec un mariage
    .text = Maison, 2 smiles : { card-house-medium-orange.rule }
card-house-medium-white = Maison moyenne (blanche)
    .short = Moyenne (blanche)
    .rule = coûte 8 liasses, ou 4 avec un mariage
    .text = Maison, 2 smiles : { card-house-medium-white.rule }
card-house-big = Grande maison
    .short = Grande
    .rule = coûte 10 liasses, ou 5 avec un mariage
    .text = Maison, 3 smiles : { card-house-big.rule }
card-weapon-crossbow = Arbalète
    .rule = puissance 3 ; coûte 2 liasses
    .text = Arme, 1 smile : { card-weapon-crossbow.rule }
card-weapon-boomerang = Boomerang
    .rule = puissance 1, ou 3 avec l’enfant Zelda ; coûte 1 liasse, gratuit avec Zelda
    .text = Arme, 1 smile : { card-weapon-boomerang.rule }
card-weapon-bat = Batte de baseball
    .short = Batte
    .rule = puissance 1 ; gratuite
    .text = Arme, 1 smile : { card-weapon-bat.rule }
card-weapon-bazooka = Bazooka
    .rule = puissance 5 ; coûte 4 liasses, gratuit pour le Militaire
    .text = Arme, 1 smile : { card-weapon-bazooka.rule }
card-weapon-molotov = Cocktail Molotov
    .short = Molotov
    .rule = puissance 2, ou 3 pour le Barman ; gratuit
    .text = Arme, 1 smile : { card-weapon-molotov.rule }
card-weapon-knife = Couteau
    .rule = puissance 2 ; gratuit
    .text = Arme, 1 smile : { card-weapon-knife.rule }
card-weapon-grenade = Grenade
    .rule = puissance 4 ; coûte 3 liasses, gratuite pour le Militaire
    .text = Arme, 1 smile : { card-weapon-grenade.rule }
card-weapon-axe = Hache
    .rule = puissance 3 ; coûte 1 liasse
    .text = Arme, 1 smile : { card-weapon-axe.rule }
card-weapon-slingshot = Lance-pierre
    .rule = puissance 1 ; gratuit
    .text = Arme, 1 smile : { card-weapon-slingshot.rule }
card-weapon-nunchaku = Nunchaku
    .rule = puissance 1, ou 3 pour le Ninja ; coûte 1 liasse, gratuit pour le Ninja
    .text = Arme, 1 smile : { card-weapon-nunchaku.rule }
card-weapon-knuckleduster = Poing américain
    .rule = puissance 1, ou 2 avec l’enfant Rocky ; coûte 1 liasse, gratuit avec Rocky
    .text = Arme, 1 smile : { card-weapon-knuckleduster.rule }
card-weapon-pistol = Pistolet
    .rule = puissance 4 ; coûte 2 liasses, gratuit pour le Bandit et le Policier
    .text = Arme, 1 smile : { card-weapon-pistol.rule }
card-weapon-lightsaber = Sabre laser
    .rule = puissance 1, ou 4 avec l’enfant Luke ou Leïa ; coûte 2 liasses, gratuit avec l’un ou l’autre
    .text = Arme, 1 smile : { card-weapon-lightsaber.rule }
card-weapon-shuriken = Shuriken
    .rule = puissance 1, ou 3 pour le Ninja ; coûte 1 liasse, gratuit pour le Ninja
    .text = Arme, 1 smile : { card-weapon-shuriken.rule }
card-weapon-chainsaw = Tronçonneuse
    .rule = puissance 3 ; coûte 2 liasses
    .text = Arme, 1 smile : { card-weapon-chainsaw.rule }
card-vehicle-helicopter = Hélicoptère
    .rule = fuit un monstre, une fois ; coûte 4 liasses, gratuit pour le Pilote de ligne
    .text = Véhicule, 1 smile : { card-vehicle-helicopter.rule }
card-vehicle-motorbike = Moto
    .rule = fuit un monstre, une fois ; coûte 2 liasses, gratuite pour le Garagiste
    .text = Véhicule, 1 smile : { card-vehicle-motorbike.rule }
card-vehicle-tank = Tank
    .rule = fuit un monstre, ou combat avec une puissance de 5, une fois ; coûte 5 liasses, gratuit pour le Militaire
    .text = Véhicule, 1 smile : { card-vehicle-tank.rule }
card-survival-bunker = Bunker
    .rule = mettez-le sur une de vos cartes posées, et personne ne peut les prendre ; coûte 5 liasses, gratuit pour l’Architecte
    .text = Survie, 1 smile : { card-survival-bunker.rule }
card-survival-safe = Coffre-fort
    .rule = garde vos salaires dans une crise économique ; coûte 4 liasses, gratuit pour les Chefs des ventes et des achats
    .text = Survie, 1 smile : { card-survival-safe.rule }
card-survival-gas-mask = Masque à gaz
    .rule = ni Maladie, ni Virus, ni crise sanitaire ne vous touche ; coûte 1 liasse
    .text = Survie, 1 smile : { card-survival-gas-mask.rule }
card-survival-nuclear-threat = Menace nucléaire
    .rule = une fois, le joueur qui vous attaque perd toutes ses cartes posées (mode avancé) ; coûte 6 liasses, gratuite pour le Chercheur et le Dictateur
    .text = Survie, 1 smile : { card-survival-nuclear-threat.rule }
card-survival-vegetable-garden = Potager
    .short = Potager
    .rule = nourrit tous vos enfants dans une crise alimentaire ; coûte 1 liasse, gratuit pour le Jardinier
    .text = Survie, 1 smile : { card-survival-vegetable-garden.rule }
card-survival-radar = Radar
    .rule = vous voyez la prochaine carte de la pioche avant de décider ; coûte 3 liasses
    .text = Survie, 1 smile : { card-survival-radar.rule }
card-survival-ration = Ration
    .rule = nourrit un enfant dans une crise alimentaire, une fois ; coûte 1 liasse
    .text = Survie, 1 smile : { card-survival-ration.rule }
card-survival-first-aid-kit = Trousse de secours
    .short = Trousse
    .rule = un smile de dégâts en moins face aux monstres et aux mutants ; coûte 3 liasses, gratuite pour le Médecin, le Chirurgien et le Pharmacien
    .text = Survie, 1 smile : { card-survival-first-aid-kit.rule }

## Distinctions

card-medal-honour = Légion d’honneur
    .rule = pas si vous êtes ou avez été le Bandit, ou avez commis un Attentat
    .text = Distinction, 3 smiles : { card-medal-honour.rule }
card-grand-prize = Grand prix d’excellence
    .short = Grand prix
    .rule = pour l’Écrivain, le Chercheur ou le Journaliste, dont les salaires vont alors jusqu’à 4
    .text = Distinction, 4 smiles : { card-grand-prize.rule }

## Malus

card-malus-accident = Accident
    .rule = un joueur passe 1 tour ; pas le Garagiste
    .text = Malus : { card-malus-accident.rule }
card-malus-illness = Maladie
    .rule = un joueur passe 1 tour ; ni le Médecin, ni le Chirurgien, ni le Pharmacien
    .text = Malus : { card-malus-illness.rule }
card-malus-burn-out = Burn out
    .rule = un joueur qui a un métier passe 1 tour
    .text = Malus : { card-malus-burn-out.rule }
card-malus-dismissal = Licenciement
    .rule = un joueur perd son métier ; pas un fonctionnaire ni le Bandit
    .text = Malus : { card-malus-dismissal.rule }
card-malus-divorce = Divorce
    .rule = un joueur perd son mariage et, en cas d’adultère, ses enfants aussi ; pas l’Avocat
    .text = Malus : { card-malus-divorce.rule }
card-malus-income-tax = Impôt sur le revenu
    .short = Impôt
    .rule = un joueur qui a un métier perd son dernier salaire non investi ; pas le Bandit
    .text = Malus : { card-malus-income-tax.rule }
card-malus-grade-repetition = Redoublement
    .rule = un joueur sans métier perd sa dernière carte d’études
    .text = Malus : { card-malus-grade-repetition.rule }
card-malus-jail = Prison
    .rule = le Bandit perd son métier et passe 3 tours
    .text = Malus : { card-malus-jail.rule }
card-malus-bomb = Attentat
    .rule = tous les enfants posés vont hors du jeu, les vôtres aussi ; impossible s’il y a un Militaire
    .text = Malus : { card-malus-bomb.rule }
card-malus-bombing = Bombardement
    .rule = visez une carte posée d’un joueur ; une fois sur deux, elle est touchée et va hors du jeu
    .text = Malus : { card-malus-bombing.rule }
card-malus-genetic-mutation = Mutation génétique
    .rule = un animal attaque son propriétaire avec une combativité de 0 à 5, puis va hors du jeu ; pas la Licorne
    .text = Malus : { card-malus-genetic-mutation.rule }
card-malus-radioactive-cloud = Nuage radioactif
    .rule = fait le tour des autres ; un malus déjà subi frappe encore chacun
    .text = Malus : { card-malus-radioactive-cloud.rule }
card-malus-fuel-shortage = Pénurie d’essence
    .rule = un joueur ne peut plus fuir en véhicule
    .text = Malus : { card-malus-fuel-shortage.rule }
card-malus-virus = Virus
    .rule = reste dans votre main jusqu’à ce que vous le passiez avec une Maladie ; posé dans une crise sanitaire, il coûte 3 smiles à la fin
    .text = Malus : { card-malus-virus.rule }

## Cartes spéciales et cataclysmes

card-special-birthday = Anniversaire
    .rule = chacun des autres vous donne un salaire posé
    .text = Carte spéciale : { card-special-birthday.rule }
card-special-casino = Casino
    .rule = on y mise des salaires face cachée ; salaires égaux : le second rafle tout ; sinon, le premier
    .text = Carte spéciale : { card-special-casino.rule }
card-special-inheritance = Héritage
    .rule = vaut 3 liasses quand vous achetez quelque chose
    .text = Carte spéciale : { card-special-inheritance.rule }
card-special-luck = Chance
    .rule = regardez les 3 prochaines cartes, gardez-en une et rejouez
    .text = Carte spéciale : { card-special-luck.rule }
card-special-rainbow = Arc-en-ciel
    .rule = jouez jusqu’à 3 cartes de plus, puis complétez votre main
    .text = Carte spéciale : { card-special-rainbow.rule }
card-special-revenge = Vengeance
    .rule = un malus que vous avez subi frappe un autre joueur
    .text = Carte spéciale : { card-special-revenge.rule }
card-special-shooting-star = Étoile filante
    .rule = prenez n’importe quelle carte de la défausse et jouez-la aussitôt
    .text = Carte spéciale : { card-special-shooting-star.rule }
card-special-string-pulling = Piston
    .rule = posez un métier de votre main, quelles que soient vos études ; pas le Grand prof
    .text = Carte spéciale : { card-special-string-pulling.rule }
card-special-swap = Troc
    .rule = vous et un autre joueur tirez chacun une carte dans la main de l’autre
    .text = Carte spéciale : { card-special-swap.rule }
card-special-tsunami = Tsunami
    .rule = toutes les mains sont mélangées ensemble et redistribuées
    .text = Carte spéciale : { card-special-tsunami.rule }
card-cataclysm-fire = Incendie
    .rule = chacun défausse sa main et pioche autant de cartes
    .text = Cataclysme : { card-cataclysm-fire.rule }
card-cataclysm-flood = Inondation
    .rule = toutes les mains vont au milieu, et chacun à son tour prend une carte et la pose, ou la défausse si c’est impossible
    .text = Cataclysme : { card-cataclysm-flood.rule }
card-cataclysm-tornado = Tornade
    .rule = chacun passe sa main à gauche
    .text = Cataclysme : { card-cataclysm-tornado.rule }
card-cataclysm-earthquake = Séisme
    .rule = choisissez une carte posée chez chacun ; elles sont mélangées et redistribuées
    .text = Cataclysme : { card-cataclysm-earthquake.rule }

## Fléaux

card-crisis-food = Crise alimentaire
    .short = Alimentaire
    .rule = chaque enfant doit être nourri d’un animal ou d’une Ration, ou part chez un joueur qui le peut ; pas de nouvel enfant sans nourriture
    .text = { card-crisis-food.rule }
card-crisis-ecological = Crise écologique
    .short = Écologique
    .rule = chacun garde une seule carte en main et joue avec
    .text = { card-crisis-ecological.rule }
card-crisis-economic = Crise économique
    .short = Économique
    .rule = tous les salaires non investis sont défaussés, et on n’en pose plus
    .text = { card-crisis-economic.rule }
card-crisis-political = Crise politique
    .short = Politique
    .rule = tous les métiers sont perdus et seul le Dictateur peut être posé ; la pioche passe face visible
    .text = { card-crisis-political.rule }
card-crisis-health = Crise sanitaire
    .short = Sanitaire
    .rule = on montre les mains et le Virus est posé ; on ne pose plus rien devant soi
    .text = { card-crisis-health.rule }
card-event-armageddon = Armageddon
    .rule = chacun désigne une carte posée de son voisin de gauche ; elles vont hors du jeu l’une après l’autre, jusqu’à ce que l’Armageddon sorte
    .text = { card-event-armageddon.rule }
card-event-clearance = Liquidation totale
    .short = Liquidation
    .rule = toutes les acquisitions sont gratuites
    .text = { card-event-clearance.rule }
card-event-purge = Purge
    .rule = chacun à son tour vole une carte dans une autre main et la pose sans condition
    .text = { card-event-purge.rule }
card-event-invasion = Invasion extraterrestre
    .short = Invasion
    .rule = ensemble, jetez aux extraterrestres autant de smiles qu’il y en a dans les mains, ou la partie s’arrête
    .text = { card-event-invasion.rule }
card-monster-mutant-snail = Escargot mutant
    .rule = combativité 1, dégâts 1
    .text = { card-monster-mutant-snail.rule }
card-monster-deadly-fish = Poisson mortel
    .rule = combativité 2, dégâts 2
    .text = { card-monster-deadly-fish.rule }
card-monster-carnivorous-plant = Plante carnivore
    .rule = combativité 2, dégâts 2
    .text = { card-monster-carnivorous-plant.rule }
card-monster-killer-robot = Robotueur
    .rule = combativité 3, dégâts 3
    .text = { card-monster-killer-robot.rule }
card-monster-zombie = Zombie
    .rule = combativité 4, dégâts 4
    .text = { card-monster-zombie.rule }
card-monster-giant-lizard = Lézard géant
    .rule = combativité 5, dégâts 5
    .text = { card-monster-giant-lizard.rule }

## Questions

decision-start = À vous : que faire ?
decision-play = { $playable ->
        [no] Rien ne peut être joué : quelle carte défausser ?
       *[yes] Que jouer ?
    }
decision-target = { $kind ->
        [none] Qui choisir ?
        [special-swap] « { $card } » : avec qui ?
        [job-head-purchasing] « { $card } » : avec qui faire le Troc ?
        [job-head-sales] « { $card } » : avec qui faire le Troc ?
        [child-diana] « { $card } » : à qui confier cet enfant ?
        [child-harry] « { $card } » : à qui confier cet enfant ?
        [child-hermione] « { $card } » : à qui confier cet enfant ?
        [child-lara] « { $card } » : à qui confier cet enfant ?
        [child-leia] « { $card } » : à qui confier cet enfant ?
        [child-luigi] « { $card } » : à qui confier cet enfant ?
        [child-luke] « { $card } » : à qui confier cet enfant ?
        [child-mario] « { $card } » : à qui confier cet enfant ?
        [child-rocky] « { $card } » : à qui confier cet enfant ?
        [child-zelda] « { $card } » : à qui confier cet enfant ?
       *[other] « { $card } » : contre qui ?
    }
decision-pay = { $kind ->
        [none] Comment payer ?
       *[other] { $strength ->
            [none] « { $card } » : comment payer ?
           *[other] « { $card } » coûte { $strength ->
                [1] 1 liasse
               *[other] { $strength } liasses
            } : comment payer ?
        }
    }
decision-gift = { $victim ->
        [none] « { card-special-birthday } » : quel salaire donner ?
       *[other] « { card-special-birthday } » : quel salaire donner à { $victim } ?
    }
decision-fetch = { $kind ->
        [none] Quelle carte prendre ?
        [pet-vulture] « { $card } » : quelle carte hors du jeu reprendre et poser ?
        [pet-turtle] « { $card } » : prendre le Ninja à la défausse ?
        [job-ninja] « { $card } » : quelle arme prendre à la défausse ?
       *[other] « { $card } » : quelle carte prendre à la défausse et jouer ?
    }
decision-luck = « { card-special-luck } » : laquelle de ces cartes garder ?
decision-order = « { card-special-luck } » : laquelle des deux autres défausser d’abord ?
decision-pull = « { card-special-string-pulling } » : quel métier poser ?
decision-revenge = « { card-special-revenge } » : quel malus renvoyer ?
decision-set-aside = { $kind ->
        [none] Quelle carte mettre à l’abri avant le Troc ?
       *[other] « { $card } » : quelle carte mettre à l’abri avant le Troc ?
    }
decision-bet = « { card-special-casino } » : quel salaire miser ?
decision-keep = { $kind ->
        [none] Quelle carte garder en main ?
        [cataclysm-tornado] « { $card } » : quelle carte garder, comme Chercheur ?
       *[other] « { $card } » : quelle carte garder en main ?
    }
decision-give-up = Vous n’êtes plus Chercheur : quelle carte de votre main défausser ?
decision-plague = Des fléaux dans votre main de départ : lequel frappe ?
decision-armageddon = { $victim ->
        [none] « { card-event-armageddon } » : quelle carte désigner ?
       *[other] « { card-event-armageddon } » : quelle carte de { $victim } désigner ?
    }
decision-quake = { $victim ->
        [none] « { card-cataclysm-earthquake } » : quelle carte choisir ?
        [vous] « { card-cataclysm-earthquake } » : laquelle de vos propres cartes choisir ?
       *[other] « { card-cataclysm-earthquake } » : quelle carte de { $victim } choisir ?
    }
decision-bombing = { $victim ->
        [none] « { card-malus-bombing } » : quelle carte viser ?
       *[other] « { card-malus-bombing } » : quelle carte de { $victim } viser ?
    }
decision-mutation = { $victim ->
        [none] « { card-malus-genetic-mutation } » : quel animal faire muter ?
       *[other] « { card-malus-genetic-mutation } » : quel animal de { $victim } faire muter ?
    }
decision-steal = { $victim ->
        [none] Quelle carte voler ?
       *[other] Quelle carte voler à { $victim } ?
    }
decision-attack = { $kind ->
        [none] Attaquer et voler une carte ? (arme usée)
       *[other] « { $card } » : attaquer et voler une carte ? (arme usée)
    }
decision-threat = { $victim ->
        [none] On vous attaque : employer la Menace nucléaire ? (l’attaquant y perd toutes ses cartes posées)
       *[other] { $victim } vous attaque : employer la Menace nucléaire ? ({ $victim } y perd toutes ses cartes posées)
    }
decision-monster = { $kind ->
        [none] Comment vous défendre ?
       *[other] { $strength ->
            [none] { $card } : comment vous défendre ?
           *[other] { $card }, et il faut encore une puissance de { $strength } : comment vous défendre ?
        }
    }
decision-lend = { $victim ->
        [none] On vous demande de l’aide : quelle arme prêter ?
       *[other] { $kind ->
            [none] { $victim } demande de l’aide : quelle arme prêter ?
           *[other] { $victim } demande de l’aide contre ce monstre : { $card }. Il faut encore une puissance de { $strength }. Quelle arme prêter ?
        }
    }
decision-lose = { $strength ->
        [none] Quelle carte abandonner ?
        [1] 1 smile à perdre : quelle carte abandonner ?
       *[other] { $strength } smiles à perdre : quelle carte abandonner ?
    }
decision-rob = « { card-event-purge } » : qui dévaliser ?
decision-side = De quel côté de la pioche tirer ?
decision-throw = Quelle carte jeter aux extraterrestres ?
decision-flood = « { card-cataclysm-flood } » : quelle carte prendre ?
decision-feed = « { card-crisis-food } » : avec quoi nourrir un enfant ?
decision-adopt = « { card-crisis-food } » : vous ne pouvez pas nourrir tous vos enfants ; lequel doit vous quitter ?
decision-exchange = { $victim ->
        [none] Quelle carte prendre en échange du Virus ?
       *[other] Quelle carte prendre à { $victim } en échange du Virus ?
    }
decision-cloud = { $victim ->
        [none] « { card-malus-radioactive-cloud } » : quel malus frappe encore ?
       *[other] « { card-malus-radioactive-cloud } » : quel malus frappe encore { $victim } ?
    }
decision-relaunch = « { card-job-hacker } » : quel fléau relancer ?
decision-offer-hand = { $victim ->
        [none] Le Dictateur vous désigne : 3 tours au trou ! Quelle carte de votre main offrir pour y échapper ?
       *[other] Le Dictateur ({ $victim }) vous désigne : 3 tours au trou ! Quelle carte de votre main offrir pour y échapper ?
    }
decision-offer-laid = Et quelle carte posée offrir ?
decision-bargain = { $victim ->
        [none] Accepter le marché ?
       *[other] Accepter le marché de { $victim } ?
    }
decision-restart = Les extraterrestres ont gagné, et vous êtes en tête : tout le monde recommence une vie ?
decision-bunker = « { card-survival-bunker } » : quelle carte protéger ?
decision-more = « { card-special-rainbow } » : que jouer ensuite ?

## Réponses

option-draw = { $decision ->
        [side] Piocher du côté face visible
       *[other] Piocher une carte
    }
option-draw-hidden = Piocher du côté caché
option-take = { $top ->
        [none] Prendre le dessus de la défausse et le jouer
       *[other] Prendre « { $top } » à la défausse et jouer cette carte
    }
option-resign = Démissionner
option-divorce = Divorcer
option-end-affair = Mettre fin à l’adultère
option-done = { $decision ->
        [more] Ne plus rien jouer
        [lend] Ne rien prêter de plus
       *[other] C’est tout
    }
option-nothing = Ne rien jouer
option-yes = { $decision ->
        [threat] Employer la Menace nucléaire
        [bargain] Accepter le marché
        [restart] Tout le monde recommence une vie
       *[other] Oui
    }
option-no = { $decision ->
        [threat] Laisser faire l’attaque
        [bargain] Refuser le marché
        [restart] Laisser la partie s’arrêter, et gagner
        [fetch] Ne rien prendre
        [attack] Garder l’arme pour se défendre
        [bet] Ne pas miser
        [set-aside] Pas de Troc
        [pull] Ne poser aucun métier
        [lend] Ne rien prêter
        [feed] Laisser partir l’enfant
        [relaunch] Ne rien relancer
        [offer-hand] N’offrir aucune carte de votre main
        [offer-laid] N’offrir aucune carte posée
       *[other] Non
    }
option-ally = Demander de l’aide aux autres
option-suffer = Encaisser les dégâts
option-free = Rien : la maison gratuite de l’Architecte
option-play = Jouer « { $card } »
option-discard = { $decision ->
        [flood] Prendre « { $card } » et défausser cette carte
       *[other] Défausser « { $card } »
    }
option-bet = Miser « { $card } »
option-card = { $decision ->
        [keep] Garder « { $card } »
        [luck] Garder « { $card } »
        [pull] Poser « { $card } »
        [bet] Miser « { $card } »
        [flood] Prendre « { $card } »
       *[other] « { $card } »
    }
option-affair = « { $card } » (adultère)
option-use = { $decision ->
        [lend] Prêter « { $card } »
       *[other] Utiliser « { $card } »
    }
option-flee = Fuir avec « { $card } »
option-throw = Jeter « { $card } »
option-seat = { $decision ->
        [attack] Attaquer { $who }
        [rob] Dévaliser { $who }
       *[other] { $who }
    }
option-virus = { $who }, en lui passant le Virus
option-imprison = Dictateur : 3 tours au trou pour { $who }
option-pay = Payer { $money }
money-i = Héritage

## Refus

refused-what-can-be-laid-is-laid = Vous pouvez poser « { $card } », alors prenez cette carte pour la poser : on ne défausse que ce qu’on ne peut pas poser.
refused-no-studies-while-you-work = On étudie quand on n’a pas de métier : démissionnez au début d’un tour, puis étudiez.
refused-you-have-studied-enough = Vous avez 6 cartes d’études, c’est le maximum : posez le métier auquel elles mènent.
refused-you-have-a-job-already = Vous avez un métier : démissionnez au début d’un tour, puis posez « { $card } ».
refused-only-a-teacher-becomes-grand-professor = Le Grand prof remplace un prof : posez d’abord un métier de prof.
refused-you-have-not-studied-enough = « { $card } » demande plus que votre niveau d’études { $level } : étudiez d’abord, ou jouez « { card-special-string-pulling } ».
refused-a-policeman-is-watching = « { $card } » ne se pose pas tant que quelqu’un d’autre est Policier : attendez que ce métier soit perdu.
refused-a-dictator-needs-a-political-crisis = Le Dictateur ne se pose que pendant une crise politique : gardez-le jusque-là.
refused-no-wage-without-a-job = Pas de métier, pas de salaire : posez d’abord un métier.
refused-your-job-does-not-pay-that-much = Votre métier paie jusqu’à { $limit } : jouez un salaire plus petit, ou prenez un meilleur métier.
refused-married-people-do-not-flirt = Pas de flirt pendant un mariage : divorcez, ou posez d’abord Adultère.
refused-you-have-flirted-enough = Vous avez 5 flirts, c’est le maximum avant un mariage : mariez-vous, ou devenez Barman.
refused-you-are-married-already = Un mariage à la fois : pour un autre, divorcez d’abord, au début d’un tour.
refused-no-marriage-without-a-flirt = Un mariage demande un flirt : posez d’abord un flirt.
refused-no-adultery-without-a-marriage = Un adultère demande un mariage : mariez-vous d’abord.
refused-one-adultery-at-a-time = Un adultère à la fois : mettez d’abord fin au vôtre.
refused-children-need-a-marriage = Un enfant demande un mariage, ou un dernier flirt à l’hôtel ou au camping : posez d’abord l’un des deux.
refused-you-cannot-pay-for-it = { $money ->
        [0] Vous n’avez pas d’argent pour « { $card } » : posez d’abord des salaires (ceux déjà dépensés ne paient plus).
        [one] « { $card } » coûte plus que votre seule liasse : posez d’abord d’autres salaires.
       *[other] « { $card } » coûte plus que vos { $money } liasses : posez d’abord d’autres salaires.
    }
refused-nothing-to-put-the-bunker-on = Le Bunker se met sur une de vos cartes posées : posez-en d’abord une autre.
refused-no-medal-for-you = La Légion d’honneur est pour qui n’a jamais été Bandit ni joué d’Attentat.
refused-your-job-earns-no-prize = Le Grand prix est pour l’Écrivain, le Chercheur ou le Journaliste : posez d’abord un de ces métiers.
refused-one-prize-for-each-job = Votre métier a déjà son Grand prix : il faudrait un autre métier pour un autre prix.
refused-nobody-can-suffer-it = { $card ->
        [none] Rien à faire contre { $who } maintenant : choisissez parmi les joueurs proposés.
       *[other] Personne d’autre ne peut subir « { $card } » maintenant : { $deed ->
            [play] gardez cette carte en attendant, ou défaussez-la.
           *[other] laissez-la en attendant que ce soit possible.
        }
    }
refused-the-virus-stays-in-your-hand = Le Virus reste dans votre main jusqu’à ce que vous le passiez avec une Maladie, ou qu’une crise sanitaire le fasse poser.
refused-nothing-to-avenge = Vous n’avez aucun malus à renvoyer : jouez Vengeance quand vous en aurez subi un.
refused-nothing-thrown-away-to-fetch = La défausse est vide : jouez l’Étoile filante quand quelqu’un aura jeté une carte.
refused-not-during-a-purge = Pas d’Inondation pendant une Purge : jouez-la quand la Purge sera finie.
refused-nothing-to-feed-it-with = En crise alimentaire, un enfant doit être nourri : posez d’abord un animal, une Ration ou un Potager, ou attendez la fin de la crise.
refused-no-wages-in-an-economic-crisis = { $economic ->
        [0] Pas de salaire pendant une crise économique : posez-les quand elle sera finie.
        [one] Pas de salaire pendant la crise économique : posez-les après son dernier tour de table.
       *[other] Pas de salaire pendant la crise économique : posez-les quand ses { $economic } tours de table seront finis.
    }
refused-no-jobs-in-a-political-crisis = { $political ->
        [0] Pas de métier pendant une crise politique, sauf le Dictateur : posez celui-ci quand elle sera finie.
        [one] Pas de métier pendant la crise politique, sauf le Dictateur : posez celui-ci après son dernier tour de table.
       *[other] Pas de métier pendant la crise politique, sauf le Dictateur : posez celui-ci quand ses { $political } tours de table seront finis.
    }
refused-nothing-is-laid-in-a-health-crisis = { $health ->
        [0] Quarantaine : rien ne se pose devant soi avant la fin de la crise sanitaire.
        [one] Quarantaine : rien ne se pose devant soi avant la fin de la crise sanitaire, après ce dernier tour de table.
       *[other] Quarantaine : rien ne se pose devant soi avant la fin de la crise sanitaire, dans { $health } tours de table.
    }
refused-you-threw-that-card-away-yourself = Vous avez jeté ou perdu « { $card } » : seuls les autres peuvent prendre cette carte. Piochez plutôt.
refused-a-discarded-plague-is-inert = « { $card } » est un fléau, et un fléau défaussé n’agit plus : choisissez une autre carte, ou piochez.
refused-nobody-takes-the-virus = On ne reprend pas le Virus à la défausse : choisissez une autre carte, ou piochez.
refused-no-malus-is-laid-before-oneself = « { $card } » est un malus, et on n’en pose pas devant soi : prenez cette carte pour la défausser.
refused-no-accident-touches-a-mechanic = { $who } est Garagiste, et aucun Accident ne touche ce métier : choisissez quelqu’un d’autre, ou attendez qu’il soit perdu.
refused-no-illness-touches-a-doctor = { $who } exerce un métier de la médecine, qu’aucune Maladie ne touche : choisissez quelqu’un d’autre, ou attendez que ce métier soit perdu.
refused-a-gas-mask-protects-them = Un Masque à gaz protège { $who } tant qu’il est posé : choisissez quelqu’un d’autre.
refused-they-have-no-job = { $who } n’a pas de métier : choisissez quelqu’un qui en a un.
refused-a-civil-servant-is-not-dismissed = { $who } est fonctionnaire, et on ne licencie pas un fonctionnaire : choisissez quelqu’un qui a un autre métier.
refused-the-bandit-is-neither-dismissed-nor-taxed = { $who } est Bandit, et le Bandit ne craint ni Licenciement ni Impôt : seule la Prison l’arrête.
refused-the-bunker-protects-it = Le Bunker de { $who } protège la carte visée tant qu’il est posé : choisissez quelqu’un d’autre.
refused-a-lawyer-is-not-divorced = { $who } est Avocat, et aucun Divorce ne se joue contre ce métier : choisissez quelqu’un d’autre, ou attendez qu’il soit perdu.
refused-they-are-not-married = { $who } n’a pas de mariage : choisissez quelqu’un qui en a un.
refused-they-have-no-wage-to-lose = { $who } n’a pas de salaire non dépensé, et c’est ce que prend l’Impôt : choisissez quelqu’un qui en a un.
refused-they-no-longer-study = { $who } a un métier : seuls ceux qui étudient encore redoublent.
refused-they-have-no-studies-to-lose = { $who } n’a pas d’études à perdre : choisissez quelqu’un qui en a posé.
refused-they-have-nothing-to-aim-at = { $who } n’a pas de carte posée à viser : choisissez quelqu’un d’autre.
refused-they-have-no-pet-to-mutate = { $who } n’a pas d’animal qui puisse muter (la Licorne ne mute jamais) : choisissez quelqu’un d’autre.
refused-a-survivalist-is-not-attacked = { $who } est Survivaliste, et on n’attaque pas ce métier : choisissez quelqu’un d’autre, ou attendez qu’il soit perdu.
refused-their-weapons-are-as-strong = Votre arme doit dépasser toutes les armes de { $who } réunies : choisissez quelqu’un de plus faible, ou gardez-la.
refused-they-have-nothing-that-you-could-lay = On ne vole que ce qu’on pourrait poser tout de suite, et { $who } n’a rien de tel : choisissez quelqu’un d’autre.
refused-they-hold-no-card = { $who } n’a pas de carte en main : choisissez quelqu’un qui en a.
refused-they-cannot-feed-it = { $who } n’a plus de quoi nourrir un enfant : choisissez quelqu’un qui le peut.
refused-not-among-those = { $card ->
        [none] Ce choix n’est pas possible ici : prenez une des réponses proposées.
       *[other] On ne peut pas choisir « { $card } » ici : prenez une des réponses proposées.
    }
refused-pay-enough-and-nothing-superfluous = Payez au moins le prix, sans salaire de trop : choisissez un des paiements proposés.
refused-only-an-architect-builds-for-nothing = Seul l’Architecte bâtit gratuitement, une maison de sa main : payez avec vos salaires.
refused-the-virus-comes-with-an-illness = Le Virus se passe en même temps qu’une Maladie, à un joueur qui peut la subir.
refused-only-a-survivalist-draws-there = Seul le Survivaliste pioche du côté caché, quand la pioche est face visible : piochez la carte que vous voyez.
refused-only-before-drawing = Ça se fait au début du tour, avant de piocher : vous pourrez le faire au prochain.
refused-draw-first = Piochez d’abord (ou prenez le dessus de la défausse), puis jouez.
refused-that-is-not-what-you-are-asked = Répondez d’abord à la question : votre tour continuera ensuite.
refused-you-do-not-hold-that-card = Vous n’avez pas « { $card } » en main : jouez une carte de votre main.
refused-bets-are-wages = On ne mise que des salaires, pas « { $card } » : choisissez un salaire.
refused-there-is-no-casino = On peut miser dès que quelqu’un a posé le Casino.
refused-nobody-answers-their-own-bet = Cette mise est la vôtre : c’est aux autres d’y répondre.
refused-the-casino-is-closed = Le Casino est fermé jusqu’à la première mise de son propriétaire : ensuite, vous pourrez miser.
refused-nothing-has-been-thrown-away = La défausse est vide : piochez.
refused-no-fuel = Une Pénurie d’essence arrête « { $card } » : combattez, demandez de l’aide ou encaissez.
refused-you-have-no-such-vehicle = On fuit avec un véhicule posé devant soi, encore intact, et vous n’avez pas « { $card } » : combattez, ou encaissez.
refused-you-have-no-job = Vous n’avez pas de métier à quitter : posez-en un, et vous pourrez démissionner.
refused-you-are-not-married = Vous n’avez pas de mariage : pour divorcer, il faut d’abord se marier.
refused-you-are-faithful = Vous n’avez pas d’adultère à finir : il faudrait d’abord en poser un.
refused-only-a-dictator-does-that = Seul le Dictateur envoie quelqu’un au trou : ce métier se pose pendant une crise politique.
refused-a-dictator-does-that-once = Le Dictateur n’envoie quelqu’un au trou qu’une fois, et c’est fait.
refused-flipped-cards-cannot-be-given = « { $card } » est une carte retournée, on ne l’abandonne pas : choisissez une carte face visible.
refused-it-has-no-smile-to-give = « { $card } » n’a pas de smile à abandonner : choisissez une carte qui en a.
refused-your-bunker-protects-it = Votre Bunker protège « { $card } » : choisissez une autre carte.
refused-the-marriage-goes-first = Abandonnez d’abord le mariage : « { $card } » viendra ensuite.
refused-the-job-goes-first = Abandonnez d’abord le métier : « { $card } » viendra ensuite.
refused-a-pet-does-not-pay-its-own-damage = C’est l’animal qui vous attaque : choisissez une autre carte.
refused-give-exactly-that-many = Vous pouvez donner le compte exact : choisissez des cartes qui le font sans dépasser.
refused-the-largest-first = Vous ne pouvez pas donner le compte exact : commencez par une carte qui a plus de smiles.
refused-that-weapon-is-in-the-fight = « { $card } » est déjà dans le combat : ajoutez une autre arme.
refused-nobody-helps-against-your-own-pet = Personne ne peut vous aider contre votre propre animal : combattez, fuyez ou encaissez.
refused-nobody-else-is-armed = Personne d’autre n’a d’arme à prêter : combattez, fuyez ou encaissez.
refused-help-is-asked-for-once = Vous avez déjà demandé de l’aide dans ce combat : une fois suffit.

## Enjeux : ce qu’une réponse entraîne

stakes-draw = { $left ->
        [0] C’est la dernière carte de la pioche : la partie finit après ce tour.
        [one] Vous piochez une carte, puis en jouez une. Il en restera 1 dans la pioche.
       *[other] Vous piochez une carte, puis en jouez une. Il en restera { $left } dans la pioche.
    }
stakes-draw-card = Vous piochez « { $card } », puis jouez une carte. { $left ->
        [0] C’est la dernière : la partie finit après ce tour.
       *[other] Il en restera { $left } dans la pioche.
    }
stakes-draw-plague = C’est un fléau : « { $card } ». Il arrive aussitôt, et vous ne jouez pas de carte ce tour-ci.
stakes-draw-hidden = Vous piochez par en dessous une carte que vous ne voyez pas encore. { $left ->
        [0] C’est la dernière.
       *[other] Il en restera { $left } dans la pioche.
    }
stakes-resign = Vous perdez « { $card } » ({ smiles }), et votre tour { $over ->
        [yes] est fini.
       *[no] continue.
    }
stakes-divorce = Vous perdez { $lost } ({ smiles }), et votre tour est fini. Vous pouvez de nouveau flirter.
stakes-end-affair = Vous perdez l’Adultère ({ smiles }), et votre tour continue.
stakes-imprison = { $target } passe { turns-lost }, sauf si vous acceptez une offre de sa part.
turns-lost = { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    }
stakes-discard = Elle ne vous rapporte rien, et { $target } peut la prendre si elle lui sert.
stakes-nothing = Vous ne jouez aucune carte, et le Virus reste dans votre main.
stakes-bet-first = Si quelqu’un mise contre : même salaire, les deux sont pour cette personne ; sinon, pour vous. Personne : il vous revient à la fin.
stakes-bet-second = Si c’est le même salaire que celui de { $target }, les deux sont à vous. Sinon, { $target } prend les deux.
gained = { $smiles ->
        [0] Aucun smile
        [one] +1 smile
       *[other] +{ $smiles } smiles
    } : { $total } en tout
bundles-of = { $money ->
        [one] 1 liasse
       *[other] { $money } liasses
    }
stakes-gain = { gained }.
stakes-gain-study = { gained }. Votre niveau d’études passe à { $level }.
stakes-gain-wage = { gained }. Vous pourrez dépenser { bundles-of }.
stakes-gain-job = { gained }. Vous pourrez poser des salaires jusqu’à { $limit }.
stakes-promotion = Remplace { $lost } : { gained }. Vous pourrez poser des salaires jusqu’à { $limit }.
stakes-police = { gained }, salaires jusqu’à { $limit }. { $count ->
        [one] Métier hors la loi perdu
       *[other] Métiers hors la loi perdus
    } : { $seats }.
stakes-steal-flirt = { gained }. Le dernier flirt de { $target } était au même lieu, et devient le vôtre.
stakes-buy = { gained }. Coûte { $price } sur vos { bundles-of }.
stakes-build = { gained }. Gratuite avec votre Architecte, ou payée { $price }.
stakes-arm = { gained }, puissance { $power }. { $price ->
        [0] C’est gratuit.
       *[other] Coûte { $price } sur vos { bundles-of }.
    }
stakes-birthday = { $count ->
        [one] { $seats } vous donne un salaire : 1 smile de plus pour vous, 1 de moins là-bas.
       *[other] Vous donnent chacun un salaire : { $seats }. { $count } smiles de plus pour vous, 1 de moins pour chacun.
    }
stakes-birthday-nobody = Personne n’a de salaire à donner : ça ne rapporte rien maintenant.
stakes-casino = Il reste sur la table, et vous pouvez miser un salaire aussitôt.
stakes-inheritance = { $worth } liasses à dépenser une fois : { $money } en tout.
stakes-luck = { $looked ->
        [0] La pioche est vide : il n’y a rien à regarder.
        [one] Vous regardez la dernière carte de la pioche, la gardez et jouez une carte.
       *[other] Vous regardez les { $looked } cartes suivantes, en gardez une et jouez une carte.
    }
stakes-rainbow = Vous jouez jusqu’à { $plays } cartes de plus et complétez votre main. { $smiles ->
        [0] Elle n’a pas de smile à elle.
       *[other] { gained }, avec la Licorne et l’Étoile filante.
    }
stakes-revenge = Vous choisissez un malus à renvoyer : { $choices }.
stakes-star = { $thrown ->
        [one] Vous pouvez prendre la seule carte de la défausse et la jouer.
       *[other] Vous pouvez prendre une des { $thrown } cartes de la défausse et la jouer.
    }{ $smiles ->
        [0] {""}
       *[other] {" "}{ gained }, avec la Licorne et l’Arc-en-ciel.
    }
stakes-strings = Vous pouvez poser un métier de votre main, quelles que soient vos études.
stakes-strings-none = Vous n’avez pas de métier en main : la carte serait perdue.
stakes-swap = Vous choisissez quelqu’un ; chacun reçoit une carte au hasard de la main de l’autre.
stakes-tsunami = Toutes les mains sont mélangées et redistribuées : la vôtre aussi.
stakes-fire = Tout le monde jette sa main entière et pioche autant de cartes.
stakes-tornado = Votre main va à { $target }, et vous recevez celle de { $from }.
stakes-flood = Toutes les mains sont au milieu, visibles. Vous prenez la première carte, puis les autres à leur tour.
stakes-earthquake = Vous choisissez une carte posée de chacun, la vôtre aussi. Elles sont mélangées, et chacun en reçoit une.
stakes-virus-kept = Il reste dans votre main. Si une crise sanitaire vient, il vous coûte 3 smiles.
stakes-malus = Vous choisissez qui le reçoit : { $seats }.
stakes-cloud = Un malus déjà subi frappe de nouveau : { $seats }.
stakes-cloud-nobody = Personne n’a de malus qui puisse frapper de nouveau : il est défaussé.
stakes-bomb = { $children ->
        [one] 1 enfant sort
       *[other] { $children } enfants sortent
    } du jeu ({ $seats }). { $smiles ->
        [0] Aucun n’est à vous.
       *[other] Vous perdez { smiles }.
    } Et plus de Légion d’honneur pour vous.
stakes-lose-job = { $target } perd « { $card } » : { smiles }, et plus de salaire sans nouveau métier.
stakes-jailed = { $target } perd « { $card } » ({ smiles }) et passe { turns-lost }.
stakes-divorced = { $target } perd { $lost } : { smiles }.
stakes-lose-last = { $target } perd « { $card } » : { smiles }.
stakes-lose-either = { $target } perd une de ces cartes, selon ce que protège le Bunker : { $either }.
stakes-air-strike = Vous visez une carte de { $target } : elle est touchée une fois sur deux.
stakes-mutation = Vous choisissez un animal de { $target }, qui se retourne contre son maître.
stakes-fuel = { $target } ne peut plus fuir les monstres : { $lost }.
stakes-fuel-none = { $target } n’a pas de véhicule, et ne pourrait pas fuir avec un autre.
stakes-skip = { $target } passe { turns-lost }{ $skips ->
        [1] .
       *[other] {" "}({ $skips } en tout).
    }
stakes-infect = { $target } passe { turns-lost } et reçoit votre Virus. Vous regardez sa main et y prenez une carte.
stakes-adopted = { $target } accueille « { $card } » : vous perdez { smiles }, qui passent de ce côté.
stakes-swap-with = Chacun reçoit une carte au hasard de l’autre. { $target } a { $held ->
        [one] 1 carte
       *[other] { $held } cartes
    }.
stakes-attack = Votre puissance { $power } bat le { $defence } de { $target } : vous volez une carte posée, et l’arme a servi.{ $threat ->
        [yes] {" "}Mais sa Menace nucléaire peut vous coûter toutes vos cartes posées.
       *[no] {""}
    }
stakes-on-guard = Vous la gardez intacte : elle vous défend. Votre défense est { $defence }.
stakes-rob = Vous prenez au hasard une carte de { $target } ({ $held ->
        [one] 1 carte
       *[other] { $held } cartes
    }) et la posez sans condition. Si c’est un malus, il vous frappe.
stakes-pay = Vous dépensez { $spent }{ $excess ->
        [0] , juste le prix
       *[other] , { $excess } de trop
    }. Reste { $left }. Les salaires dépensés gardent leurs smiles, et plus personne ne peut les prendre.
stakes-free = Vous ne payez rien, mais la maison gratuite de l’Architecte est utilisée.
stakes-give = { $target } reçoit « { $card } » : vous perdez { smiles }.
stakes-luck-keep = Elle vient dans votre main, les autres sont défaussées, et vous jouez une carte.
stakes-luck-plague = Le fléau arrive aussitôt : « { $card } ». Vous ne jouez pas de carte.
stakes-order = « { $card } » sera sur le dessus de la défausse, à portée de { $target }.
stakes-set-aside = « { $card } » est à l’abri. Puis une de vos { $left } autres cartes est échangée.
stakes-keep = Vous défaussez { $left ->
        [one] votre autre carte.
       *[other] vos { $left } autres cartes.
    }
stakes-keep-tornado = « { $card } » reste chez vous ; le reste de votre main s’en va.
stakes-give-up = Vous défaussez « { $card } ».
stakes-strikes = « { $card } » frappe tout le monde{ $rounds ->
        [0] .
        [one] , pour 1 tour de table.
       *[other] , pour { $rounds } tours de table.
    }
stakes-bunker = Plus personne ne peut vous prendre « { $card } ».
stakes-exchange = Vous prenez « { $card } » ; { $target } garde le Virus.
stakes-doom = { $target } perdra peut-être « { $card } » : { smiles }. Tout dépend du moment où sort Armageddon.
stakes-shake = { $cast ->
        [to-you] « { $card } » ({ smiles }) part avec les cartes des autres, et peut aller à quelqu’un d’autre.
       *[other] « { $card } » de { $target } ({ smiles }) part avec les autres cartes choisies, et peut venir à vous.
    }
stakes-aim = Une fois sur deux, { $target } perd « { $card } » : { smiles }.
stakes-steal = « { $card } » vient à vous ; { $target } perd { smiles }.
stakes-mutate = « { $card } » attaque { $target } avec une combativité de 0 à { $most }. Au-dessus de 0, l’animal est perdu ensuite.
stakes-lose = Vous perdez { $lost } : { smiles }. { $left ->
        [0] Ça suffit.
       *[other] Puis encore { $left } à perdre.
    }
stakes-fight = Puissance { $power } : il manque encore { $left }. Rien n’est usé tant que vous n’avez pas gagné.
stakes-fight-win = La puissance { $power } suffit : vous gagnez, et les armes du combat ont servi.
stakes-lend = Vous prêtez une puissance de { $power }{ $left ->
        [0] , qui suffit à { $target } pour gagner
       *[other] {" "}; il manque alors { $left } à { $target }
    }. En cas de victoire, votre arme a servi.
stakes-flee = Vous ne perdez que l’usage de « { $card } », qui garde ses smiles.
stakes-flee-pet = Vous ne perdez que l’usage de « { $card } », et l’animal sort du jeu.
stakes-ally = Peuvent vous prêter des armes : { $seats }. Rien ne les y oblige.
stakes-suffer = { $damage ->
        [0] Votre Trousse de secours suffit : vous ne perdez rien.
        [one] Vous abandonnez 1 smile de cartes posées, hors du jeu.
       *[other] Vous abandonnez { $damage } smiles de cartes posées, hors du jeu.
    }
stakes-suffer-pet = Vous abandonnez autant de smiles qu’il a de combativité{ $spared ->
        [0] , et l’animal s’en va aussi.
       *[other] , moins { $spared } avec votre Trousse de secours, et l’animal s’en va aussi.
    }
stakes-throw = { $thrown } smiles sur { $goal } seront jetés. La carte est perdue.
stakes-throw-win = { $thrown } smiles sur { $goal } : les extraterrestres sont vaincus !
stakes-feed = La carte est retournée : elle garde ses smiles, mais elle a servi.
stakes-feed-pangolin = « { $card } » est mangé, et apporte une crise sanitaire.
stakes-let-go = Un enfant vous quitte : pour quelqu’un qui peut le nourrir, ou pour la défausse.
stakes-give-child = « { $card } » vous quitte : vous perdez { smiles }.
stakes-offer = Si { $target } accepte, « { $card } » change de main et vous êtes libre. Sinon, vous passez { turns-lost }.
stakes-offer-laid = Si { $target } accepte, vous perdez « { $card } » ({ smiles }) et êtes libre. Sinon, vous passez { turns-lost }.
stakes-offer-nothing = Sans une offre que { $target } accepte, vous passez { turns-lost }.
stakes-threat = { $target } perd toutes ses cartes posées, sauf ce que protège un Bunker. Votre Menace nucléaire a servi.
stakes-no-threat = { $target } vous vole une carte posée. Vous gardez la Menace nucléaire pour plus tard.
stakes-bargain = Vous prenez ce qu’offre { $target }, qui ne passe aucun tour.
stakes-no-bargain = { $target } garde tout et passe { turns-lost }.
stakes-restart = Si tous ceux qui mènent sont d’accord, toutes les cartes posées sont défaussées et tout le monde recommence.
stakes-finish = La partie s’arrête : { $count ->
        [one] vous gagnez.
       *[other] victoire partagée par { $seats }.
    }

## Chances

chance-next-known = La prochaine carte de la pioche est « { $card } ».
chance-plague = { $plagues } sur { $cards } que la prochaine carte soit un fléau.
chance-job = Environ { $percent } % que la prochaine carte soit un métier à votre niveau d’études.
chance-wage = Environ { $percent } % que la prochaine carte soit un salaire.
chance-flirt = Environ { $percent } % que la prochaine carte soit un flirt.
chance-marriage = Environ { $percent } % que la prochaine carte soit un mariage.
chance-child = Environ { $percent } % que la prochaine carte soit un enfant.
chance-turns = { $left ->
        [one] 1 carte
       *[other] { $left } cartes
    } dans la pioche : encore environ { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    } par personne.

## Conseils

hint-draw = « { $card } » vaut moins pour vous que ce qu’une nouvelle carte peut apporter.
hint-take = « { $card } » est visible et vous sert aussitôt : mieux qu’une carte inconnue.
hint-resign = « { $card } », dans votre main, est un meilleur métier.
hint-harm = Ça peut ralentir { $target }, devant les autres avec { smiles }.
hint-late = La pioche dure encore environ { $turns ->
        [one] 1 tour
       *[other] { $turns } tours
    } : posez ce qui rapporte tant que vous le pouvez.
hint-most = Aucune autre carte que vous pouvez poser n’a plus de smiles.
hint-study = « { $card } », dans votre main, demande le niveau d’études { $level }.
hint-job = { $wages ->
        [one] 1 salaire de votre main pourra ensuite être posé.
       *[other] { $wages } salaires de votre main pourront ensuite être posés.
    }
hint-first-flirt = { $marriages ->
        [0] Un premier flirt ouvre la voie du mariage.
       *[other] Avec un flirt, vous pourrez poser le mariage de votre main.
    }
hint-marriage = { $children ->
        [one] L’enfant de votre main pourra ensuite être posé.
       *[other] Les { $children } enfants de votre main pourront ensuite être posés.
    }
hint-discard = De toutes vos cartes, c’est celle qui promet le moins.
hint-discard-safe = De toutes vos cartes, c’est celle qui promet le moins, et { $target } n’en fera rien ensuite.
hint-leader = { $target } est devant les autres, avec { smiles }.
hint-best-loot = De tout ce que vous pourriez prendre, c’est ce qui vous aide et leur nuit le plus.
hint-hurts-most = De toutes ces cartes, c’est celle qui manquerait le plus.
hint-dearest = De toutes vos cartes, c’est celle à protéger.
hint-cheapest = De ce que vous pourriez abandonner, c’est ce qui manquera le moins.
hint-keep = De toutes vos cartes, c’est celle qui promet le plus.
hint-best-fetch = Des cartes à prendre, c’est celle qui vous apporte le plus.
hint-pay = C’est ce qui gaspille le moins et retourne le plus de salaires : ceux-là sont à l’abri.
hint-fight = Une arme qui a servi garde son smile : vous ne perdez rien, et le monstre est parti.
hint-flee = Un véhicule qui a servi garde son smile : vous ne perdez rien.
hint-guard = Une arme intacte éloigne attaquants et monstres.
hint-threat = { $target } a { smiles } à perdre.

# What a learner says of its move to the others.
aloud-harm = { $target } est devant avec { smiles } : il fallait ralentir ça.
aloud-late = La pioche ne durera plus : je pose ce qui rapporte.

## Ce qui arrive

event-first = { $cast ->
        [you] Aucune main de départ n’a plus de smiles que la vôtre ({ $smiles }) : vous commencez.
       *[other] Aucune main de départ n’a plus de smiles que celle de { $seat } ({ $smiles }) : { $seat } commence.
    }
smiles = { $smiles ->
        [one] { $smiles } smile
       *[other] { $smiles } smiles
    }
event-drew = { $cast ->
        [you] Vous piochez { $kind ->
            [unseen] une carte
           *[other] « { $cards } »
        }.
       *[other] { $seat } pioche { $kind ->
            [unseen] une carte
           *[other] « { $cards } »
        }.
    }
    .with = { $sentence } { $asides }.
    .each = « { $cards } »
    .together = { $cast ->
        [you] Vous piochez { $kind ->
            [unseen] { $times } cartes
           *[other] { $list }
        }.
       *[other] { $seat } pioche { $kind ->
            [unseen] { $times } cartes
           *[other] { $list }
        }.
    }
    .weight = slight
event-plague-came = { $cast ->
        [you] Vous piochez un fléau : { $card } !{ armageddon }
       *[other] { $seat } pioche un fléau : { $card } !{ armageddon }
    }
    .within = faces
armageddon = { $kind ->
        [event-armageddon] {" "}Là, { card-event-armageddon.rule }.
       *[other] {""}
    }
event-plague-wasted = { $cast ->
        [you] Votre fléau « { $card } » va hors du jeu : il tombe à l’eau.
       *[other] Le fléau « { $card } » de { $seat } va hors du jeu : il tombe à l’eau.
    }
event-took = { $cast ->
        [you] Vous prenez « { $card } » à la défausse.
       *[other] { $seat } prend « { $card } » à la défausse.
    }
    .with = { $sentence } { $asides }.
event-laid = { $cast ->
        [you] Vous posez « { $card } ».
       *[other] { $seat } pose « { $card } ».
    }
    .aside = { $same ->
        [yes] la carte est posée
       *[other] pose : « { $card } »
    }
event-discarded = { $cast ->
        [you] Vous défaussez « { $card } ».
       *[other] { $seat } défausse « { $card } ».
    }
    .each = « { $card } »
    .together = { $cast ->
        [you] Vous défaussez { $list }.
       *[other] { $seat } défausse { $list }.
    }
    .aside = { $same ->
        [yes] la carte est défaussée
       *[other] défausse : { $list }
    }
    .weight = slight
event-paid = { $cast ->
        [you] Vous payez avec « { $card } ».
       *[other] { $seat } paie avec « { $card } ».
    }
    .each = « { $card } »
    .together = { $cast ->
        [you] Vous payez avec { $list }.
       *[other] { $seat } paie avec { $list }.
    }
    .aside = paiement : { $list }
event-for-free = { $cast ->
        [you] Vous avez « { $card } » gratuitement.
       *[other] { $seat } a « { $card } » gratuitement.
    }
    .aside = rien à payer
event-kept-in-hand = { $cast ->
        [you] Vous gardez « { $card } » en main.
       *[other] { $seat } garde « { $card } » en main.
    }
    .aside = elle reste en main
event-passed = { $cast ->
        [you] Vous ne jouez aucune carte.
       *[other] { $seat } ne joue aucune carte.
    }
    .weight = slight
event-stopped = { $cast ->
        [you] Vous ne jouez pas d’autre carte.
       *[other] { $seat } ne joue pas d’autre carte.
    }
    .weight = slight
event-resigned = { $cast ->
        [you] Vous démissionnez : « { $card } » est à la défausse.
       *[other] { $seat } démissionne : « { $card } » est à la défausse.
    }
event-divorced = { $cast ->
        [you] Vous divorcez : « { $card } » est à la défausse.
       *[other] { $seat } divorce : « { $card } » est à la défausse.
    }
event-ended-affair = { $cast ->
        [you] Votre adultère est fini.
       *[other] L’adultère de { $seat } est fini.
    }
event-flirts-over = { $cast ->
        [you] Les flirts de votre adultère sont retournés.
       *[other] Les flirts de l’adultère de { $seat } sont retournés.
    }
    .aside = les flirts de l’adultère sont retournés
event-stole-flirt = { $cast ->
        [you] Vous flirtez au même endroit et prenez « { $card } » à { $target } !
        [to-you] { $seat } flirte au même endroit et vous prend « { $card } » !
       *[other] { $seat } flirte au même endroit et prend « { $card } » à { $target } !
    }
event-skipped = { $cast ->
        [you] Vous passez ce tour{ turns-left }.
       *[other] { $seat } passe ce tour{ turns-left }.
    }
turns-left = { $left ->
        [0] {""}
        [1] {""}, et encore un
       *[other] {""}, et encore { $left }
    }
event-inflicted = { $cast ->
        [you] Vous infligez « { $card } » à { $target }.
        [to-you] { $seat } vous inflige « { $card } » !
       *[other] { $seat } inflige « { $card } » à { $target }.
    }
    .with = { $sentence } { $asides }.
event-suffered = { $cast ->
        [you] « { $card } » vous frappe.
       *[other] « { $card } » frappe { $seat }.
    }
    .with = { $sentence } { $asides }.
event-no-effect = { $cast ->
        [you] Votre carte « { $card } » reste sans effet.
       *[other] La carte « { $card } » de { $seat } reste sans effet.
    }
event-lost = { $cast ->
        [you] Vous perdez « { $card } ».
       *[other] { $seat } perd « { $card } ».
    }
    .each = « { $card } »
    .together = { $cast ->
        [you] Vous perdez { $list }.
       *[other] { $seat } perd { $list }.
    }
    .aside = perte : { $list }
event-lost-for-good = { $cast ->
        [you] Vous perdez « { $card } », hors du jeu.
       *[other] { $seat } perd « { $card } », hors du jeu.
    }
    .each = « { $card } »
    .together = { $cast ->
        [you] Vous perdez { $list }, hors du jeu.
       *[other] { $seat } perd { $list }, hors du jeu.
    }
    .with = { $sentence } { $asides }.
    .aside = hors du jeu : { $list }
event-flipped = { $cast ->
        [you] Vous retournez « { $card } ».
       *[other] { $seat } retourne « { $card } ».
    }
    .each = « { $card } »
    .together = { $cast ->
        [you] Vous retournez { $list }.
       *[other] { $seat } retourne { $list }.
    }
event-skips = { $cast ->
        [you] Vous passerez { turns-to-skip }.
       *[other] { $seat } passera { turns-to-skip }.
    }
    .aside = { turns-to-skip } à passer
turns-to-skip = { $turns ->
        [1] un tour
       *[other] { $turns } tours
    }
event-gave-wage = { $cast ->
        [you] Vous donnez « { $card } » à { $target }.
        [to-you] { $seat } vous donne « { $card } ».
       *[other] { $seat } donne « { $card } » à { $target }.
    }
event-swapped = { $cast ->
        [you] Vous donnez à { $target } une carte au hasard : « { $cards } ».
        [to-you] { $seat } vous donne une carte au hasard : « { $cards } ».
       *[other] { $seat } donne à { $target } une carte au hasard.
    }
event-swapped-for = { $cast ->
        [you] En retour, vous donnez à { $target } « { $cards } ».
        [to-you] En retour, { $seat } vous donne « { $cards } ».
       *[other] En retour, { $seat } donne une carte à { $target }.
    }
event-tsunami = { $cast ->
        [you] Votre Tsunami mélange toutes les mains et les redistribue.
       *[other] Le Tsunami de { $seat } mélange toutes les mains et les redistribue.
    }
    .weight = grave
event-looked-at-hands = { $cast ->
        [you] { $count ->
            [0] { $target } n’a pas de main à regarder.
           *[other] Vous regardez la main de { $target } : { $cards }.
        }
        [to-you] { $seat } regarde votre main.
       *[other] { $seat } regarde la main de { $target }.
    }
    .each = { $target }
    .together = { $cast ->
        [you] {""}
       *[other] { $seat } regarde les mains des autres : { $list }.
    }
event-looked-at-pile = { $cast ->
        [you] { $count ->
            [0] Il n’y a plus rien à regarder dans la pioche.
           *[other] Vous regardez { cards-to-come } de la pioche : { $cards }.
        }
       *[other] { $seat } regarde { cards-to-come } de la pioche.
    }
cards-to-come = { $count ->
        [1] la prochaine carte
       *[other] les { $count } prochaines cartes
    }
event-luck-kept = { $cast ->
        [you] Vous gardez « { $cards } ».
       *[other] { $seat } garde une des cartes.
    }
    .with = { $sentence } { $asides }.
event-bet-laid = { $cast ->
        [you] Vous misez « { $cards } » au Casino, face cachée.
       *[other] { $seat } mise un salaire au Casino, face cachée.
    }
event-bets-shown = { $cast ->
        [you] On montre les mises, « { $card } » et « { $second_card } » : vous prenez les deux !
       *[other] On montre les mises, « { $card } » et « { $second_card } » : { $seat } prend les deux.
    }
event-bet-back = { $cast ->
        [you] Votre mise « { $card } » vous revient.
       *[other] La mise « { $card } » revient à { $seat }.
    }
cards-drawn = { $count ->
        [0] zéro carte
        [1] une carte
       *[other] { $count } cartes
    }
event-plague-starts = { $rounds ->
        [0] { $card } : { $text }.
        [1] { $card }, pour un tour de table : { $text }.
       *[other] { $card }, pour { $rounds } tours de table : { $text }.
    }
    .within = invasion
    .weight = grave
event-notch = { $left ->
        [0] { $card } : le dernier tour de table est fait.
        [1] { $card } : il reste un tour de table.
       *[other] { $card } : il reste { $left } tours de table.
    }
    .within = { $left ->
        [0] plague-ends invasion-lost
       *[other] nothing
    }
    .weight = slight
event-plague-ends = { $card } : c’est fini.
event-driven-out = { $card } : un nouveau fléau y met fin.
    .within = plague-ends gone
event-ignored = { $cast ->
        [you] Vous piochez un fléau trop tard, { $card } : il tombe à l’eau.
       *[other] { $seat } pioche un fléau trop tard, { $card } : il tombe à l’eau.
    }
event-purge-waits = { $cast ->
        [you] Votre Purge doit attendre son heure.
       *[other] La Purge de { $seat } doit attendre son heure.
    }
event-fed = { $cast ->
        [you] Vous nourrissez un enfant avec « { $card } ».
       *[other] { $seat } nourrit un enfant avec « { $card } ».
    }
    .each = « { $card } »
    .together = { $cast ->
        [you] Vous nourrissez des enfants avec { $list }.
       *[other] { $seat } nourrit des enfants avec { $list }.
    }
event-fed-by-garden = { $cast ->
        [you] Votre Potager nourrit l’enfant.
       *[other] Le Potager de { $seat } nourrit l’enfant.
    }
event-adopted = { $cast ->
        [you] Vous confiez « { $card } » à { $target }.
        [to-you] { $seat } vous confie « { $card } ».
       *[other] { $seat } confie « { $card } » à { $target }.
    }
event-showed-hand = { $count ->
        [0] { $cast ->
            [you] Vous n’avez pas de main à montrer.
           *[other] { $seat } n’a pas de main à montrer.
        }
       *[other] { $cast ->
            [you] Vous montrez votre main : { $cards }.
           *[other] { $seat } montre sa main : { $cards }.
        }
    }
event-pile-turned = La pioche passe face visible.
event-pile-turned-back = La pioche repasse face cachée.
event-picked = { $cast ->
        [you] Vous désignez « { $card } » de { $target }.
        [you-self] Vous désignez votre carte « { $card } ».
        [to-you] { $seat } désigne votre carte « { $card } ».
        [self] { $seat } désigne sa propre carte « { $card } ».
       *[other] { $seat } désigne « { $card } » de { $target }.
    }
    .each = « { $card } » ({ $target })
    .together = Cartes désignées : { $list }.
event-doomed = { $cast ->
        [you] Votre carte « { $card } » sort avant Armageddon : elle est perdue.
       *[other] La carte « { $card } » de { $seat } sort avant Armageddon : elle est perdue.
    }
    .each = « { $card } » ({ $seat })
    .together = Sorties avant Armageddon, et perdues : { $list }.
    .weight = grave
event-spared = { $cast ->
        [you] Votre carte « { $card } » est épargnée.
       *[other] La carte « { $card } » de { $seat } est épargnée.
    }
    .each = « { $card } » ({ $seat })
    .together = Cartes épargnées : { $list }.
event-robbed = { $cast ->
        [you] Vous volez « { $card } » dans la main de { $target }.
        [to-you] { $seat } vole « { $card } » dans votre main.
       *[other] { $seat } vole « { $card } » dans la main de { $target }.
    }
    .with = { $sentence } { $asides }.
event-invasion = Les extraterrestres arrivent ! Ensemble, jetez-leur { smiles } en 4 tours de table.
    .weight = grave
event-thrown = { $cast ->
        [you] Vous jetez « { $card } » aux extraterrestres.
       *[other] { $seat } jette « { $card } » aux extraterrestres.
    }
    .aside = jeté aux extraterrestres : « { $card } »
event-invasion-beaten = Les extraterrestres sont battus !
    .weight = grave
event-invasion-lost = Les extraterrestres ont gagné : il manquait { $missing ->
        [1] un smile
       *[other] { $missing } smiles
    }.
    .weight = grave
event-restarted = { $cast ->
        [you] Vous recommencez une vie, et tout le monde avec vous.
       *[other] { $seat } recommence une vie, et tout le monde aussi.
    }
    .weight = grave
event-faces = { $cast ->
        [you] Un monstre vous fait face : { $card } ({ $text }) !
       *[other] Un monstre fait face à { $seat } : { $card } ({ $text }) !
    }
event-beaten = { $cast ->
        [you] Vous battez le monstre : { $card } !
       *[other] { $seat } bat le monstre : { $card }.
    }
    .with = { $sentence } { $asides }.
event-fled = { $cast ->
        [you] Vous fuyez avec « { $card } ».
       *[other] { $seat } fuit avec « { $card } ».
    }
    .with = { $sentence } { $asides }.
event-asked-for-help = { $cast ->
        [you] Vous demandez de l’aide aux autres.
       *[other] { $seat } demande de l’aide.
    }
event-no-help = { $cast ->
        [you] Personne ne vous aide.
       *[other] Personne n’aide { $seat }.
    }
event-lent = { $cast ->
        [you] Vous prêtez « { $card } » à { $target }.
        [to-you] { $seat } vous prête « { $card } ».
       *[other] { $seat } prête « { $card } » à { $target }.
    }
event-too-weak = { $cast ->
        [you] Vos armes ne suffisent pas contre « { $card } ».
       *[other] Les armes de { $seat } ne suffisent pas contre « { $card } ».
    }
event-wounded = { $cast ->
        [you] Vous devez abandonner { smiles-lost }.
       *[other] { $seat } doit abandonner { smiles-lost }.
    }
    .with = { $sentence } { $asides }.
smiles-lost = { $damage ->
        [0] zéro smile
        [1] un smile
       *[other] { $damage } smiles
    }
event-stripped = { $cast ->
        [you] Le monstre ne trouve rien à vous prendre ({ $card }).
       *[other] Le monstre ne trouve rien à prendre à { $seat } ({ $card }).
    }
    .with = { $sentence } { $asides }.
event-passes-by = { $cast ->
        [you] Le monstre passe sans vous toucher ({ $card }).
       *[other] Le monstre passe sans toucher { $seat } ({ $card }).
    }
    .with = { $sentence } { $asides }.
event-goes-on = { $cast ->
        [to-you] Le monstre vient ensuite chez vous ({ $card }).
       *[other] Le monstre va ensuite chez { $target } ({ $card }).
    }
    .aside = ensuite : { $target }
event-gone = Le monstre a disparu ({ $card }).
    .aside = le monstre s’en va
event-attacked = { $cast ->
        [you] Vous attaquez { $target } avec « { $card } » !
        [to-you] { $seat } vous attaque avec « { $card } » !
       *[other] { $seat } attaque { $target } avec « { $card } » !
    }
event-stole = { $cast ->
        [you] Vous volez « { $card } » à { $target }.
        [to-you] { $seat } vous vole « { $card } ».
       *[other] { $seat } vole « { $card } » à { $target }.
    }
    .with = { $sentence } { $asides }.
event-threatened = { $cast ->
        [you] Vous employez la Menace nucléaire contre { $target } !
        [to-you] { $seat } emploie la Menace nucléaire contre vous !
       *[other] { $seat } emploie la Menace nucléaire contre { $target } !
    }
event-protected = { $cast ->
        [you] Votre Bunker protège « { $card } ».
       *[other] Le Bunker de { $seat } protège « { $card } ».
    }
event-bombed = { $cast ->
        [you] Vous bombardez « { $card } » de { $target } : touché !
        [to-you] { $seat } bombarde votre carte « { $card } » : touché !
       *[other] { $seat } bombarde « { $card } » de { $target } : touché !
    }
    .with = { $sentence } { $asides }.
event-missed = { $cast ->
        [you] Vous bombardez « { $card } » de { $target } : manqué.
        [to-you] { $seat } bombarde votre carte « { $card } » : manqué.
       *[other] { $seat } bombarde « { $card } » de { $target } : manqué.
    }
event-mutates = { $cast ->
        [you] Votre animal mute : « { $card } », avec une combativité de { $points }.
       *[other] Un animal de { $seat } mute : « { $card } », avec une combativité de { $points }.
    }
event-cloud = { $cast ->
        [you] Le nuage passe de vous à { $target } : « { $card } » frappe encore.
        [to-you] Le nuage passe de { $seat } à vous : « { $card } » frappe encore.
       *[other] Le nuage passe de { $seat } à { $target } : « { $card } » frappe encore.
    }
    .with = { $sentence } { $asides }.
event-cloud-comes = { $cast ->
        [you] Vous envoyez « { $card } » autour de la table.
       *[other] { $seat } envoie « { $card } » autour de la table.
    }
event-cloud-gone = Le nuage ne touche personne et se dissipe.
event-infected = { $cast ->
        [you] Vous passez « { $card } » à { $target }.
        [to-you] { $seat } vous passe « { $card } » !
       *[other] { $seat } passe « { $card } » à { $target }.
    }
event-exchanged = { $cast ->
        [you] En échange, vous prenez « { $cards } » à { $target }.
        [to-you] En échange, { $seat } vous prend « { $cards } ».
       *[other] En échange, { $seat } prend une carte à { $target }.
    }
event-virus-laid = { $cast ->
        [you] Vous posez « { $card } » devant vous : −3 à la fin.
       *[other] { $seat } pose « { $card } » : −3 à la fin.
    }
event-named = { $cast ->
        [you] En bon Dictateur, vous désignez { $target } : 3 tours au trou !
        [to-you] Le Dictateur ({ $seat }) vous désigne : 3 tours au trou !
       *[other] Le Dictateur ({ $seat }) désigne { $target } : 3 tours au trou !
    }
event-offered = { $cast ->
        [you] Vous offrez à { $target } une carte de votre main : « { $cards } ».
        [to-you] { $seat } vous offre une carte de sa main : « { $cards } ».
       *[other] { $seat } offre à { $target } une carte de sa main.
    }
event-offered-laid = { $cast ->
        [you] Vous offrez à { $target } « { $card } ».
        [to-you] { $seat } vous offre « { $card } ».
       *[other] { $seat } offre à { $target } « { $card } ».
    }
event-bargain = { $cast ->
        [you] Vous acceptez le marché de { $target } et prenez ce qui est offert.
        [to-you] { $seat } accepte votre marché et prend ce que vous offrez.
       *[other] { $seat } accepte le marché de { $target } et prend ce qui est offert.
    }
    .with = { $sentence } { $asides }.
event-no-bargain = { $cast ->
        [you] Vous ne faites pas de marché avec { $target }.
        [to-you] { $seat } ne fait pas de marché avec vous.
       *[other] { $seat } ne fait pas de marché avec { $target }.
    }
    .with = { $sentence } { $asides }.
event-relaunched = { $cast ->
        [you] Vous relancez un fléau : { $card } !
       *[other] { $seat } relance un fléau : { $card } !
    }
event-fetched = { $cast ->
        [you] Vous reprenez « { $card } ».
       *[other] { $seat } reprend « { $card } ».
    }
    .with = { $sentence } { $asides }.
event-fire = { $cast ->
        [you] Votre Incendie brûle toutes les mains.
       *[other] L’Incendie de { $seat } brûle toutes les mains.
    }
    .weight = grave
event-burnt = { $cast ->
        [you] Vous défaussez { cards-drawn }.
       *[other] { $seat } défausse { cards-drawn }.
    }
    .each = { $seat } ({ $count })
    .together = Cartes brûlées : { $list }.
event-tornado = { $cast ->
        [you] Votre Tornade emporte chaque main vers la gauche.
       *[other] La Tornade de { $seat } emporte chaque main vers la gauche.
    }
    .weight = grave
event-kept-one = { $cast ->
        [you] Vous gardez « { $cards } » comme Chercheur.
       *[other] { $seat } garde une carte comme Chercheur.
    }
event-quake = { $cast ->
        [you] Votre Séisme secoue la vie de tout le monde.
       *[other] Le Séisme de { $seat } secoue la vie de tout le monde.
    }
    .weight = grave
event-dealt = { $cast ->
        [you] Vous recevez « { $card } ».
       *[other] { $seat } reçoit « { $card } ».
    }
    .each = { $seat } (« { $card } »)
    .together = Redistribué : { $list }.
event-flood = { $cast ->
        [you] Votre Inondation emporte toutes les mains au milieu.
       *[other] L’Inondation de { $seat } emporte toutes les mains au milieu.
    }
    .weight = grave
event-fished = { $cast ->
        [you] Vous repêchez « { $card } ».
       *[other] { $seat } repêche « { $card } ».
    }
    .with = { $sentence } { $asides }.
event-back-to-limit = { $cast ->
        [you] Vous défaussez { cards-drawn } pour respecter la limite.
       *[other] { $seat } défausse { cards-drawn } pour respecter la limite.
    }
    .each = { $seat } ({ $count })
    .together = Cartes défaussées : { $list }.
event-bomb-attack = { $cast ->
        [you] Vous jouez « { $card } » : tous les enfants sont perdus.
       *[other] { $seat } joue « { $card } » : tous les enfants sont perdus.
    }
    .weight = grave
event-over = La partie est finie.
event-scored = { $cast ->
        [you] Vous avez { smiles }.
       *[other] { $seat } a { smiles }.
    }
    .each = { $seat } ({ $smiles })
    .together = Smiles : { $list }.
event-won = { $cast ->
        [you] Vous gagnez !
       *[other] { $seat } gagne.
    }
    .each = { $seat }
    .together = Victoire partagée : { $list }.

## Résultats

result-pile-empty = { $cast ->
        [you] { $count ->
            [1] Vous gagnez avec le plus de smiles !
           *[other] Victoire partagée, avec le plus de smiles : { $winners } !
        }
        [nobody] Personne ne gagne.
       *[other] { $winners } { $count ->
            [1] gagne
           *[other] gagnent
        } avec le plus de smiles.
    }
result-aliens = { $cast ->
        [you] { $count ->
            [1] Les extraterrestres mettent fin à tout, et vous gagnez avec le plus de smiles !
           *[other] Les extraterrestres mettent fin à tout. Victoire partagée, avec le plus de smiles : { $winners } !
        }
        [nobody] Les extraterrestres mettent fin à tout, et personne ne gagne.
       *[other] Les extraterrestres mettent fin à tout. { $winners } { $count ->
            [1] gagne
           *[other] gagnent
        } avec le plus de smiles.
    }

## Options de la table

table-option-expansion = l’extension Apocalypse
table-option-expansion-none = aucune : le jeu de base
table-option-expansion-basic = basique : un fléau à la fois, les armes servent à se défendre
table-option-expansion-advanced = avancée : les fléaux s’accumulent, les armes attaquent
table-option-deck = quelle part du paquet mélangé est en jeu
table-option-deck-full = tout le paquet
table-option-deck-3-4 = trois quarts
table-option-deck-2-3 = deux tiers
table-option-deck-1-2 = la moitié
table-option-deck-1-3 = un tiers
table-option-deck-1-4 = un quart : une partie rapide

## La table telle qu'on la dessine

life-turn = tour { $turn }
life-pile = { $count ->
        [0] plus rien à piocher
        [1] { $count } carte à piocher
       *[other] { $count } cartes à piocher
    }
life-empty = vide
life-turned = pioche face visible :
life-coming = à venir :
life-discard = défausse :
life-thrown-by = jetée par { $who }
life-out = { $count } hors du jeu
life-running = { $count ->
        [one] { $card } : encore { $count } tour de table (compté après { $who })
       *[other] { $card } : encore { $count } tours de table (comptés après { $who })
    }
life-running-waits = { $count ->
        [one] { $card } : attend le départ des extraterrestres, encore { $count } tour de table
       *[other] { $card } : attend le départ des extraterrestres, encore { $count } tours de table
    }
life-thrown = { $thrown } smiles sur { $target }
life-monster = { $count ->
        [1] { $card } ({ $rule }) : face à { $who }, et personne ensuite
       *[other] { $card } ({ $rule }) : face à { $who }, et encore { $count } à l’affronter
    }
life-purge-waits = Une Purge attend son heure ({ $who })
life-casino-open = Casino ouvert
life-casino-closed = Casino encore fermé
life-bet = une mise y est ({ $who })
life-skips = { $count ->
        [one] passe { $count } tour
       *[other] passe { $count } tours
    }
life-no-job = sans métier
life-limit = salaires jusqu’à { $wages }
life-free-house = une maison gratuite
life-imprisons = peut envoyer au trou
life-studied = { $level } ({ $count }/{ $most })
life-invested = investis
life-used = enfant déjà eu
life-married = mariage
life-former = ancien adultère
life-pet = animaux
life-trip = voyages
life-house = maisons
life-weapon = armes
life-vehicle = véhicules
life-survival = survie
life-distinction = distinctions
life-special = spéciales
life-defence = défense { $power }
life-flipped = retournées
life-malus = malus
life-seen = vu :
life-own = Vos cartes
life-no-hand = Vous n’avez pas de carte en main.
help-key = play:job-doctor
life-legend = { $aim } à qui c’est  { $back } cartes en main, ou dans la défausse  [Bar] le dernier flirt, que l’on peut voler  études 5 (4/6) niveau 5, avec 4 cartes d’études sur 6  salaires 4 3 dans l’ordre de pose  Hache (3) une arme et sa puissance  +2 les smiles d’une carte

# What the legend says of the things on the table

about-player = Un joueur
    .text = Une vie sur la table : ce que ce joueur a posé, et si c’est son tour.
    .clause = SL-3.1
about-smiles = Smiles
    .text = Les smiles de toutes les cartes posées, même retournées. Le plus de smiles gagne quand la pioche est vide.
    .clause = SL-1.3
about-score = Le score
    .text = Les smiles avec tout ce qui compte plus ou moins à la fin.
    .clause = SL-20.2
about-skips = Tours à passer
    .text = Ce joueur ne pioche ni ne joue pendant autant de tours.
    .clause = SL-3.8
about-defence = Défense
    .text = La puissance des armes non utilisées. Elles tiennent les agresseurs à distance et combattent les monstres.
    .clause = AP-12.15
about-hand = Cartes en main
    .text = Normalement cinq. Seul leur propriétaire les voit, et elles ne comptent pas à la fin.
    .clause = SL-2.1
about-pile = La pioche
    .text = Piochez une carte au début de votre tour. Quand elle est vide, la partie est finie.
    .clause = SL-20.1
about-discard = La défausse
    .text = Au lieu de piocher, vous pouvez prendre sa première carte, si vous la jouez aussitôt et ne l’avez pas jetée vous-même.
    .clause = SL-3.4
about-hidden-side = L’autre côté de la pioche
    .text = La pioche est retournée. Le Survivaliste peut piocher du côté caché.
    .clause = AP-7.4
about-turn = Le tour
    .text = Piochez une carte, puis jouez-en une : devant vous, contre un autre joueur, ou dans la défausse.
    .clause = SL-3.2
about-phase = Ce qui se passe
    .text = Un tour : piocher, puis jouer une carte. Certaines cartes posent une autre question.
    .clause = SL-3.2
about-clock = Tours restants
    .text = Le nombre de tours de table que dure encore la crise ou l’événement. Il baisse quand le tour revient au joueur qui l’a pioché.
    .clause = AP-3.5
about-invasion = Smiles jetés
    .text = Les smiles jetés aux extraterrestres, et combien il en faut pour les chasser.
    .clause = AP-10.21
about-bets = Une mise au Casino
    .text = Un salaire, face cachée.
    .clause = SL-15.10
about-unseen = Une carte que vous n’avez pas vue
    .text = Elle est face cachée.
    .clause = SL-2.1
about-flipped = Cartes retournées
    .text = Des cartes utilisées, face cachée : elles comptent encore, et personne ne peut les prendre ni s’en servir.
    .clause = SL-4.2
about-malus = Malus subis
    .text = Les malus joués contre ce joueur. Ils ne comptent pas.
    .clause = SL-16.1
about-answer-resign = Démissionner
    .text = Au lieu de piocher : défaussez votre métier et finissez votre tour. Un intérimaire ne perd pas son tour.
    .clause = SL-17.1
about-answer-divorce = Divorcer
    .text = Au lieu de piocher : défaussez votre mariage et finissez votre tour. Les enfants restent.
    .clause = SL-18.1
about-answer-end-affair = Mettre fin à un adultère
    .text = Gratuit, avant ou après avoir pioché. Ses flirts restent et comptent.
    .clause = SL-13.6
about-answer-ally = Une alliance
    .text = Demandez aux autres d’ajouter la puissance de leurs armes à la vôtre.
    .clause = AP-11.12
about-answer-suffer = Subir
    .text = Ne pas combattre, et rendre autant de smiles que de dégâts.
    .clause = AP-11.4
about-monster = Où se tient le monstre
    .text = Il va de joueur en joueur. Combattez-le, ou perdez ce qu’il prend.
    .clause = AP-11.5
about-spare = À défausser seulement
    .text = Pour l’instant, cette carte ne peut qu’aller dans la défausse.
    .clause = SL-3.3
about-family-study = Études
    .text = Chaque carte donne 1 ou 2 niveaux. Un métier en demande un certain nombre. Pas d’études en travaillant.
    .clause = SL-5.1
about-family-job = Le métier
    .text = Un seul à la fois. Il demande des études et permet des salaires jusqu’à une limite ; beaucoup ont un pouvoir.
    .clause = SL-6.1
about-family-wage = Salaires
    .text = Un smile chacun, et de l’argent pour acheter. Un salaire dépensé est retourné : il compte encore et personne ne peut le prendre.
    .clause = SL-9.1
about-family-flirt = Flirts
    .text = Cinq au plus avant le mariage. Qui pose un flirt du même lieu que votre dernier vous le prend.
    .clause = SL-10.1
about-family-marriage = Mariage
    .text = Il faut un flirt. Il couvre vos flirts, permet les enfants et divise par deux le prix des maisons.
    .clause = SL-11.1
about-family-adultery = Adultère
    .text = Des flirts à côté du mariage, sans limite. Un Divorce coûte alors aussi les enfants.
    .clause = SL-13.1
about-family-child = Enfants
    .text = Un par tour quand on est marié, 2 smiles chacun.
    .clause = SL-12.1
about-family-pet = Animaux
    .text = Gratuits, sans condition.
    .clause = SL-14.2
about-family-trip = Voyages
    .text = Coûtent 3, payés en salaires.
    .clause = SL-14.4
about-family-house = Maisons
    .text = Coûtent 6, 8 ou 10, moitié prix si l’on est marié.
    .clause = SL-14.5
about-family-weapon = Armes
    .text = Leur puissance vous défend du seul fait d’être là, et attaque en mode avancé.
    .clause = AP-12.15
about-family-vehicle = Véhicules
    .text = Achetés avec des salaires. Retournez-en un pour fuir un monstre.
    .clause = AP-13.1
about-family-survival = Cartes de survie
    .text = Elles protègent des fléaux ; chacune dit desquels.
    .clause = AP-14.1
about-family-distinction = Distinctions
    .text = Beaucoup de smiles, sous condition.
    .clause = SL-19.1
about-family-special = Cartes spéciales
    .text = Chacune fait quelque chose une fois, puis est retournée.
    .clause = SL-15.4
about-family-malus = Malus
    .text = Joués contre les autres ; la victime les garde.
    .clause = SL-16.1
about-family-cataclysm = Cataclysmes
    .text = Joués de la main, ils frappent tout le monde.
    .clause = AP-18.1
about-family-crisis = Crises
    .text = Elles s’imposent à tous pendant quelques tours.
    .clause = AP-3.1
about-family-event = Événements
    .text = Ils frappent tout le monde, d’un coup ou pendant quelques tours.
    .clause = AP-9.1
about-family-monster = Monstres
    .text = Ils vont de joueur en joueur jusqu’à ce qu’on les batte.
    .clause = AP-11.1

# What people ask, in their words: the search finds these answers

asked-end = quand finit la partie, fin de la partie, fin du jeu, terminé, dernière carte, durée
    .text = Quand la pioche est vide. Qui a pioché la dernière carte finit son tour.
    .clause = SL-20.1, SL-20.2
asked-win = comment gagner, gagner, gagnant, victoire, but du jeu, objectif
    .text = Le plus de smiles sur les cartes posées, même retournées.
    .clause = SL-1.3, SL-20.2
asked-tie = égalité, ex æquo, mêmes smiles
    .text = À égalité, la victoire est partagée.
    .clause = SL-20.3, AMB-01
asked-order = qui commence, premier joueur, ordre
    .text = Le plus de smiles en main au départ, puis vers la gauche.
    .clause = SL-2.3, SL-3.1
asked-turn = mon tour, que puis-je faire, piocher, jouer
    .text = Piochez une carte, puis jouez-en une : devant vous, contre un autre, ou dans la défausse.
    .clause = SL-3.2, SL-3.3, SL-3.4
asked-discard = défausse, prendre dans la défausse, reprendre une carte
    .text = Prenez sa première carte au lieu de piocher si vous la jouez aussitôt ; jamais une que vous avez jetée.
    .clause = SL-3.4, SL-3.5
asked-steal = voler, volé, vol, prendre un flirt
    .text = Un flirt du même lieu que le dernier flirt ouvert d’un autre le prend. Un mariage couvre les vôtres.
    .clause = SL-10.2, SL-10.4
asked-money = argent, payer, acheter, prix, salaire, dépenser
    .text = Payez en retournant des salaires : ils comptent encore, et personne ne peut les prendre.
    .clause = SL-9.3, SL-9.2, SL-14.7
asked-job = métier, études, travail, démissionner, changer de métier, niveau
    .text = Un métier demande son niveau d’études, un seul à la fois ; démissionnez au lieu de piocher pour changer.
    .clause = SL-6.2, SL-6.1, SL-17.1
asked-malus = malus, attaquer, nuire, passer un tour, protection, immunisé
    .text = Jouez-le à votre tour contre un joueur qui remplit sa condition.
    .clause = SL-16.1, SL-16.4, SL-3.8
asked-plague = fléau, crise, monstre, événement, apocalypse, catastrophe
    .text = Il agit sur tous dès qu’il est pioché.
    .clause = AP-2.2, AP-3.3, AP-11.4

# Moments that are shown one after the other.

beat-first = Qui commence
beat-laid = Une carte dans une vie
beat-married = Vive les mariés !
beat-born = Un enfant dans la famille !
beat-played = Une carte spéciale
beat-discarded = À la défausse
beat-skipped = Un tour passé
beat-passed = Rien à faire
beat-resigned = Démission
beat-divorced = Divorce
beat-affair-over = La liaison est finie
beat-protected = À l’abri dans le Bunker
beat-malus = Malus !
beat-loss = Perdu
beat-losses = Perdu
beat-bomb = Attentat !
beat-bombing = Bombes larguées !
beat-mutation = Un animal mute
beat-cloud = Nuage radioactif
beat-virus = Le Virus est sorti
beat-gift = De main en main
beat-theft = Volé !
beat-swap = Des cartes changent de main
beat-attack = À l’attaque !
beat-threat = Riposte nucléaire !
beat-ruin = Il ne reste rien
beat-prison = Le Dictateur désigne
beat-bargain = Marché conclu
beat-no-bargain = En prison
beat-bet = Une mise
beat-bets = Les mises sont montrées
beat-tsunami = Tsunami !
beat-fire = Incendie !
beat-flood = Inondation !
beat-ebb = L’eau se retire
beat-tornado = Tornade !
beat-quake = Tremblement de terre !
beat-plague = Un fléau !
beat-plague-over = C’est fini
beat-pile-turned = La pioche est retournée
beat-fed = Un enfant est nourri
beat-trimmed = Les mains rétrécissent
beat-hand-shown = Cartes sur table
beat-doom = Armageddon ?
beat-invasion = Ils veulent vos smiles
beat-thrown = Sur les extraterrestres !
beat-aliens-beaten = Les extraterrestres fuient !
beat-aliens-win = Les extraterrestres gagnent
beat-restart = La vie recommence
beat-monster = Un monstre !
beat-faces = Le monstre est là
beat-blow = Touché !
beat-lent = Une arme prêtée
beat-beaten = Le monstre est vaincu !
beat-fled = Sauvé !
beat-passes-by = Il passe son chemin
beat-gone = Le monstre est parti
beat-counted = On compte les smiles
beat-won = Le dernier smile

# L’histoire d’une partie finie.

source-study = Études
source-wage = Salaires
source-job = Métier
source-flirt = Flirts
source-marriage = Mariage
source-adultery = Adultère
source-child = Enfants
source-pet = Animaux
source-trip = Voyages
source-house = Maisons
source-weapon = Armes
source-vehicle = Véhicules
source-survival = Survie
source-distinction = Distinctions
source-malus = Malus
source-special = Cartes spéciales
source-monster = Monstres
source-wonders = Arc-en-ciel, étoile filante et licorne
story-plague = « { $card } » s’abat sur la table.
story-bomb-attack = { $cast ->
        [you] Vous commettez un attentat.
       *[other] { $seat } commet un attentat.
    }
story-bully = La terreur du quartier : { $count } coups portés.
story-loss = { $cast ->
        [you] Vous perdez { $count } smiles d’un coup.
       *[other] { $seat } perd { $count } smiles d’un coup.
    }
story-unlucky = Sous une mauvaise étoile : { $count } coups reçus.
story-thief = Mains baladeuses : { $count } cartes prises aux autres.
story-idler = Du repos mérité : { $count } tours passés.
story-monster-bait = Appât à monstres : { $count } coups de monstres reçus.
story-album-study = { $count ->
        [one] Une année d’études.
       *[other] { $count } années d’études.
    }
story-album-job = Gagne-pain : { $short }.
story-album-wage = { $count ->
        [one] Une paie.
       *[other] { $count } paies.
    }
story-album-flirt = { $count ->
        [one] Un flirt : { $short }.
       *[other] { $count } flirts : { $short }.
    }
story-album-marriage = { $cards }.
story-album-adultery = Un secret bien gardé.
story-album-child = { $count ->
        [one] Une naissance : { $short }.
       *[other] { $count } naissances : { $short }.
    }
story-album-pet = Sous le même toit : { $short }.
story-album-house = Chez soi : { $short }.
story-album-vehicle = Sur la route : { $short }.
story-album-trip = Voyages : { $short }.
story-album-distinction = À l’honneur : { $short }.
story-album-weapon = Toujours sur soi : { $short }.
story-album-survival = De quoi survivre : { $short }.
story-album-empty = Une page blanche.
