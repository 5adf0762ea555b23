"""The names of all icons that a card can have: those of the game-icons collection.

`make icons` makes this list from the package that the client draws them with.
"""

_LIST = """
3d-glasses 3d-hammer 3d-meeple 3d-stairs abacus abbot-meeple abdominal-armor abstract-001
abstract-002 abstract-003 abstract-004 abstract-005 abstract-006 abstract-007 abstract-008
abstract-009 abstract-010 abstract-011 abstract-012 abstract-013 abstract-014 abstract-015
abstract-016 abstract-017 abstract-018 abstract-019 abstract-020 abstract-021 abstract-022
abstract-023 abstract-024 abstract-025 abstract-026 abstract-027 abstract-028 abstract-029
abstract-030 abstract-031 abstract-032 abstract-033 abstract-034 abstract-035 abstract-036
abstract-037 abstract-038 abstract-039 abstract-040 abstract-041 abstract-042 abstract-043
abstract-044 abstract-045 abstract-046 abstract-047 abstract-048 abstract-049 abstract-050
abstract-051 abstract-052 abstract-053 abstract-054 abstract-055 abstract-056 abstract-057
abstract-058 abstract-059 abstract-060 abstract-061 abstract-062 abstract-063 abstract-064
abstract-065 abstract-066 abstract-067 abstract-068 abstract-069 abstract-070 abstract-071
abstract-072 abstract-073 abstract-074 abstract-075 abstract-076 abstract-077 abstract-078
abstract-079 abstract-080 abstract-081 abstract-082 abstract-083 abstract-084 abstract-085
abstract-086 abstract-087 abstract-088 abstract-089 abstract-090 abstract-091 abstract-092
abstract-093 abstract-094 abstract-095 abstract-096 abstract-097 abstract-098 abstract-099
abstract-100 abstract-101 abstract-102 abstract-103 abstract-104 abstract-105 abstract-106
abstract-107 abstract-108 abstract-109 abstract-110 abstract-111 abstract-112 abstract-113
abstract-114 abstract-115 abstract-116 abstract-117 abstract-118 abstract-119 abstract-120
abstract-121 accordion ace achievement achilles-heel acid acid-blob acid-shield acid-tube acorn
acoustic-megaphone acrobatic aerial-signal aero-bike aerodynamic-harpoon aerosol africa afterburn
agave ages air-balloon air-force air-man air-zigzag airplane airplane-arrival airplane-departure
airtight-hatch ak47 ak47u akhet alarm-clock algae algeria alien-bug alien-egg alien-fire alien-skull
alien-stare all-for-one all-seeing-eye allied-star alligator-clip almond amber-mosquito ambulance
american-football-ball american-football-helmet american-football-player american-shield amethyst
ammo-box ammonite ammonite-fossil amphora ample-dress amplitude amputation anarchy anatomy anchor
ancient-columns ancient-ruins ancient-screw ancient-sword android-mask andromeda-chain angel-outfit
angel-wings angler-fish angola angry-eyes angular-spider animal-hide animal-skull ankh annexation
ant antarctica anteater anthem anti-aircraft-gun antibody anticlockwise-rotation ants anubis anvil
anvil-impact apc apollo-capsule apothecary apple-core apple-maggot apple-seeds aquarium aquarius
aqueduct arabic-door arc-triomphe arch-bridge archaeopteryx-fossil archer archery-target
architect-mask archive-register archive-research arcing-bolt arena aries arm arm-bandage arm-sling
armadillo armadillo-tail armchair armor-blueprint armor-cuisses armor-downgrade armor-punch
armor-upgrade armor-vest armored-boomerang armored-pants armoured-shell arrest arrow-cluster
arrow-cursor arrow-dunk arrow-flights arrow-scope arrow-wings arrowed arrowhead arrows-shield arson
artichoke artificial-hive artificial-intelligence artillery-shell ascending-block asian-lantern
asparagus aspergillum assassin-pocket asteroid astrolabe astronaut-helmet at-sea atlas atom
atom-core atomic-slashes attached-shield attack-gauge aubergine audio-cassette aura australia
auto-repair autogun automatic-sas avocado avoidance awareness axe-in-log axe-in-stump axe-swing
axe-sword axolotl aztec-calendar-sun azul-flake baby-bottle baby-face babyfoot-players back-forth
back-pain backbone-shell backgammon backpack backstab backup backward-time bacon bad-breath
bad-gnome badger bagpipes balaclava balkenkreuz ball-glow ball-heart ball-pyramid ballerina-shoes
ballista balloon-dog balloons bamboo bamboo-fountain banana banana-bunch banana-peel banana-peeled
bandage-roll bandaged bandana bandit banging-gavel banjo bank banknote baobab bar-stool barbarian
barbecue barbed-arrow barbed-coil barbed-nails barbed-spear barbed-star barbed-sun barbed-wire
barbute barefoot barn barn-owl barracks barracks-tent barrel barrel-leak barricade barrier base-dome
baseball-bat baseball-glove basket basketball-ball basketball-basket basketball-jersey
basset-hound-head bassoon bastet bat bat-blade bat-leth bat-mask bat-wing bathtub baton battered-axe
batteries battery-0 battery-100 battery-25 battery-50 battery-75 battery-minus battery-pack
battery-pack-alt battery-plus battle-axe battle-gear battle-mech battle-tank battleship
batwing-emblem bayonet beach-bag beach-ball beach-bucket beam-satellite beam-wake beams-aura
beanstalk bear-face bear-head beard beast-eye beaver bed bed-lamp bee beech beehive beer-bottle
beer-horn beer-stein beet beetle-shell behold belgium bell-pepper bell-shield bellows belt
belt-armor belt-buckles berries-bowl berry-bush bestial-fangs beveled-star biceps big-diamond-ring
big-egg big-gear big-wave billed-cap bindle binoculars biohazard biplane birch-trees bird-cage
bird-claw bird-house bird-limb bird-mask bird-scepter bird-twitter bison black-bar black-belt
black-book black-bridge black-flag black-hand-shield black-hole-bolas black-knight-helm black-sea
blackball blackcurrant blacksmith blade-bite blade-drag blade-fall blanket blast blaster
bleeding-eye bleeding-heart bleeding-wound blender blindfold block-house blood bloody-stash
bloody-sword blunderbuss bo boar boar-ensign boar-tusks boarding-pass boat-engine boat-fishing
boat-horizon boat-propeller boba body-balance body-height body-swapping boiling-bubbles bok-choy
bolas bolivia bolt-bomb bolt-cutter bolt-drop bolt-eye bolt-saw bolt-shield bolt-spell-cast
bolter-gun bomber bombing-run bone-gnawer bone-knife bone-mace bonsai-tree book-aura book-cover
book-pile book-storm bookmark bookmarklet bookshelf boombox boomerang boomerang-cross boomerang-sun
boot-kick boot-prints boot-stomp boots booze bordered-shield boss-key bottle-cap bottle-vapors
bottled-bolt bottled-shadow bottom-right-3d-arrow boulder-dash bouncing-spring bouncing-sword
bow-arrow bow-string bow-tie bow-tie-ribbon bowels bowen-knot bowie-knife bowl-of-rice bowl-spiral
bowling-alley bowling-pin bowling-propulsion bowling-strike bowman box-cutter box-trap box-unpacking
boxing-glove boxing-glove-surprise boxing-ring bracer bracers brain brain-dump brain-freeze
brain-leak brain-stem brain-tentacle brainstorm branch-arrow brandy-bottle brasero brass-eye
brass-knuckles brazil brazil-flag bread bread-slice breaking-chain breastplate brick-pile brick-wall
bridge briefcase bright-explosion broad-dagger broadhead-arrow broadsword broccoli brodie-helmet
broken-arrow broken-axe broken-bone broken-bottle broken-heart broken-heart-zone broken-pottery
broken-ribbon broken-shield broken-skull broken-tablet broken-wall broom brutal-helm brute
bubble-field bubbles bubbling-beam bubbling-bowl bubbling-flask bucket-wheel-excavator bud
buffalo-head bug-net bugle-call bulb bulgaria bull bull-horns bulldozer bullet-bill bullet-impacts
bullets bullseye bully-minion bundle-grenade bunk-beds bunker bunker-assault bunny-slippers buoy
burn burning-blobs burning-book burning-dot burning-embers burning-eye burning-forest burning-meteor
burning-passion burning-round-shot burning-skull burning-tree burst-blob bus bus-doors bus-stop
butter butter-toast butterfly butterfly-flower butterfly-knife butterfly-warning button-finger
buy-card byzantin-temple c96 cabbage cable-stayed-bridge cactus cactus-pot cactus-tap cadillac-helm
caduceus caesar cage caged-ball cake-slice calavera calculator caldera calendar calendar-half-year
caltrops camargue-cross cambodia camel camel-head camp-cooking-pot campfire camping-tent
canadian-goose cancel cancer candle-flame candle-holder candle-light candle-skull candlebright
candles candlestick-phone candy-canes canned-fish cannister cannon cannon-ball cannon-shot canoe
cantua cape cape-armor capitol capricorn captain-hat-profile capybara car-battery car-door car-key
car-seat car-wheel carabiner carambola caravan caravel card-10-clubs card-10-diamonds card-10-hearts
card-10-spades card-2-clubs card-2-diamonds card-2-hearts card-2-spades card-3-clubs card-3-diamonds
card-3-hearts card-3-spades card-4-clubs card-4-diamonds card-4-hearts card-4-spades card-5-clubs
card-5-diamonds card-5-hearts card-5-spades card-6-clubs card-6-diamonds card-6-hearts card-6-spades
card-7-clubs card-7-diamonds card-7-hearts card-7-spades card-8-clubs card-8-diamonds card-8-hearts
card-8-spades card-9-clubs card-9-diamonds card-9-hearts card-9-spades card-ace-clubs
card-ace-diamonds card-ace-hearts card-ace-spades card-burn card-discard card-draw card-exchange
card-jack-clubs card-jack-diamonds card-jack-hearts card-jack-spades card-joker card-king-clubs
card-king-diamonds card-king-hearts card-king-spades card-pick card-pickup card-play
card-queen-clubs card-queen-diamonds card-queen-hearts card-queen-spades card-random cardboard-box
cardboard-box-closed cargo-crane cargo-crate cargo-ship carillon carnival-mask carnivore-mouth
carnivorous-plant carnyx carousel carpet-bombing carrier carrion carrot cartwheel cash
cassowary-head castle castle-ruins cat catapult catch caterpillar cauldron cavalry cave-entrance
caveman cctv-camera ceiling-barnacle ceiling-light celebration-fire cellar-barrels cement-shoes
centaur centaur-heart centipede centurion-helmet ceremonial-mask chain-lightning chain-mail
chained-arrow-heads chained-heart chaingun chainsaw chakram chalice-drops chalk-outline-murder
chameleon-glyph champagne-cork champions chanterelles character charcuterie charged-arrow charging
charging-bull chariot charm chart chat-bubble check-mark checkbox-tree checked-shield
checkered-diamond checkered-flag checklist cheerful cheese-wedge chef-toque chelsea-boot
chemical-arrow chemical-bolt chemical-drop chemical-tank cherish cherry chess-bishop chess-king
chess-knight chess-pawn chess-queen chess-rook chest chest-armor chestnut-leaf chewed-heart
chewed-skull chicken chicken-leg chicken-oven chili-pepper chimney chips-bag chisel chocolate-bar
choice chopped-skull chopsticks church cigale cigar cigarette circle circle-cage circle-claws
circle-forest circle-sparks circling-fish circuitry circular-saw circular-sawblade city-car clamp
clapperboard clarinet classical-knowledge claw claw-hammer claw-slashes claw-string claws clay-brick
claymore-explosive cleaver cleopatra click cliff-crossing cloak cloak-dagger
cloaked-figure-on-horseback clock-tower clockwise-rotation clockwork closed-barbute closed-doors
cloth-jar clothes clothesline clothespin cloud-download cloud-ring cloud-upload cloudy-fork clout
clover clover-spiked clown clownfish clubs cluster-bomb coa-de-jima coal-pile coal-wagon cobra
cobweb coconuts coffee-beans coffee-cup coffee-mug coffee-pot coffin cog cog-lock cogsplosion
coiled-nail coiling-curl coinflip coins coins-pile cold-heart coliseum colombia colombian-statue
colt-m1911 column-vase coma comb combination-lock comet-spark commercial-airplane compact-disc
companion-cube compass computer-fan computing concentration-orb concentric-crescents concrete-bag
condor-emblem condylura-skull confirmed confrontation congress conqueror console-controller
contortionist contract control-tower convergence-target conversation converse-shoe convict convince
conway-life-glider cook cookie cooking-glove cooking-pot cool-spices cooler cootie-catcher coral
cork-hat corked-tube corkscrew corn corner-explosion corner-flag cornucopia coronation corporal
corset corsica cosmic-egg cotton-flower covered-jar cow cowboy-boot cowboy-holster cowled cpu
cpu-shot crab crab-claw cracked-alien-skull cracked-ball-dunk cracked-disc cracked-glass
cracked-helm cracked-mask cracked-saber cracked-shield crafting crags crane credits-currency
crenel-crown crenulated-shield crescent-blade crescent-staff crested-helmet cricket cricket-bat
crime-scene-tape croc-jaws croc-sword croissant croissants-pupil crook-flail cross-flare cross-mark
cross-shield crossbow crosscut-saw crossed-air-flows crossed-axes crossed-bones crossed-chains
crossed-claws crossed-pistols crossed-sabres crossed-slashes crossed-swords crosshair
crosshair-arrow crossroad crow-dive crow-nest crowbar crown crown-coin crown-of-thorns
crowned-explosion crowned-heart crowned-skull crucifix cruiser crumbling-ball crush cryo-chamber
crypt-entrance crystal-ball crystal-bars crystal-cluster crystal-earrings crystal-eye crystal-growth
crystal-shine crystal-shrine crystal-wand crystalize cuauhtli cube cubeforce cubes cuckoo-clock
cultist cupcake cupidon-arrow curled-leaf curled-tentacle curling-stone curling-vines curly-mask
curly-wing cursed-star curvy-knife custodian-helmet cut-diamond cut-lemon cut-palm cyber-eye
cyborg-face cycle cycling cyclops cz-skorpion d10 d12 d4 daemon-pull daemon-skull dagger-rose
daggers daisy dam damaged-house dandelion-flower dango dark-squad dart database dead-eye dead-head
dead-wood deadly-strike death-juice death-note death-skull death-star death-zone deathcab
decapitation deer deer-head deer-track defense-satellite defensive-wall defibrilate deku-tree
delicate-perfume delighted delivery-drone demolish dervish-swords desert desert-camp desert-eagle
desert-skull deshret-red-crown desk desk-lamp despair detonator detour devil-mask dew diablo-skull
diagram dial-padlock diamond-hard diamond-hilt diamond-ring diamond-trophy diamonds diamonds-smile
dice-eight-faces-eight dice-fire dice-shield dice-six-faces-five dice-six-faces-four
dice-six-faces-one dice-six-faces-six dice-six-faces-three dice-six-faces-two dice-target
dice-twenty-faces-one dice-twenty-faces-twenty dig-dug dig-hole digital-trace dimetrodon
dinosaur-bones dinosaur-egg dinosaur-rex diplodocus diploma direction-sign direction-signs
director-chair direwolf disc disc-golf-bag disc-golf-basket discobolus discussion disintegrate
distraction distress-signal divergence divert divided-spiral divided-square diving-dagger
diving-helmet djed-pillar djembe djinn dna1 dna2 doctor-face dodge dodging dodo dog-bowl dog-house
dolmen dolphin domino-mask domino-tiles doner-kebab donkey donut door door-handle door-ring-handle
door-watcher doorway dorsal-scales double-diaphragm double-dragon double-face-mask double-fish
double-necklace double-quaver double-ringed-orb double-shot double-street-lights doubled
dough-roller dove dozen dragon-balls dragon-breath dragon-head dragon-orb dragon-shield
dragon-spiral dragonfly drakkar drakkar-dragon drama-masks drawbridge dread dread-skull dreadnought
dream-catcher dress drill drink-me drinking dripping-blade dripping-goo dripping-honey
dripping-knife dripping-star dripping-stone dripping-sword dripping-tube drop drop-earrings
drop-weapon droplet-splash droplets drowning drum drum-kit duality duality-mask duck duck-palm duel
duffel-bag dumpling dumpling-bao dunce-cap dungeon-gate dungeon-light duration dust-cloud dutch-bike
dwarf-face dwarf-helmet dwarf-king dwennimmen dynamite eagle-emblem eagle-head earbuds earrings
earth-africa-europe earth-america earth-asia-oceania earth-crack earth-spit earth-worm earwig easel
easter-egg eating eating-pelican echo-ripples eclipse eclipse-flare eclipse-saw ecology edge-crack
edged-shield eel egg-clutch egg-defense egg-eye egg-pod egypt egyptian-bird egyptian-profile
egyptian-pyramids egyptian-sphinx egyptian-temple egyptian-urns egyptian-walk eight-ball elbow-pad
elderberry electric electric-whip electrical-crescent electrical-resistance electrical-socket
elephant elephant-head elevator elf-ear elf-helmet elven-castle elysium-shade ember-shot
embrassed-energy embryo emerald emerald-necklace empty-chessboard empty-hourglass empty-metal-bucket
empty-metal-bucket-handle empty-wood-bucket empty-wood-bucket-handle encirclement encrypted-channel
energise energy-arrow energy-breath energy-shield energy-sword energy-tank engagement-ring
enlightenment enrage ent-mouth entangled-typhoon entry-door envelope erlenmeyer ermine eruption
escalator eternal-love european-flag evasion evil-bat evil-book evil-bud evil-comet evil-eyes
evil-fork evil-hand evil-love evil-minion evil-moon evil-tower evil-tree evil-wings executioner-hood
exit-door expand expanded-rays expander expense exploding-planet explosion-rays explosive-materials
explosive-meeting extra-lucid extra-time extra-vision extraction-orb eye-of-horus eye-shield
eye-target eyeball eyedropper eyelashes eyepatch eyestalk f-clef f1-car face-to-face factory
factory-arm fairy fairy-wand fairy-wings falcon-moon fall-down falling falling-blob falling-bomb
falling-boulder falling-eye falling-leaf falling-ovoid falling-rocks falling-star fallout-shelter
famas family-house family-tree fanged-skull fangs fangs-circle farm-tractor farmer fast-arrow
fast-backward-button fast-forward-button fast-noodles fat feather feather-necklace feather-wound
feathered-wing fedora feline female female-legs female-vampire fencer fern fertilizer-bag fetus fez
field field-gun figurehead files film-projector film-spool film-strip finch finger-print fingernail
fingers-crossed finish-line fire fire-ace fire-axe fire-bomb fire-bottle fire-bowl fire-breath
fire-dash fire-extinguisher fire-flower fire-gem fire-iris fire-punch fire-ray fire-ring fire-shield
fire-shrine fire-silhouette fire-spell-cast fire-tail fire-wave fire-zone fireball fireflake
fireplace firewall firework-rocket first-aid-kit fish-bucket fish-cooked fish-corpse fish-eggs
fish-escape fish-monster fish-scales fish-smoking fishbone fishhook-fork fishing fishing-boat
fishing-hook fishing-jig fishing-lure fishing-net fishing-pole fishing-spoon fission fist
fizzing-flask flag-objective flail flake flame flame-claws flame-spin flame-tunnel flamed-leaf
flamer flamethrower flamethrower-soldier flaming-arrow flaming-claw flaming-sheet flaming-trident
flamingo flanged-mace flash-grenade flashlight flat-hammer flat-paw-print flat-platform flat-star
flat-tire flatbed flatbed-covered flatfish flax fleshy-mass fleur-de-lys flexible-lamp flexible-star
flint-spark flip-flops floating-crystal floating-ghost floating-platforms floating-tentacles flood
floor-hatch floor-polisher flour flower-emblem flower-hat flower-pot flower-star flower-twirl
flowers fluffy-cloud fluffy-flame fluffy-swirl fluffy-trefoil fluffy-wing flute fly flying-beetle
flying-dagger flying-flag flying-fox flying-shuriken flying-target flying-trout fn-fal foam
foamy-disc focused-lightning fog fog-light folded-paper fomorian food-chain food-truck foot-plaster
foot-trip footprint footsteps footy-field forearm forest forest-camp forest-entrance
fork-knife-spoon forklift forward-field forward-sun fossil foundry-bucket fountain fountain-pen fox
fox-head fox-tail fragmented-meteor fragmented-sword fragrance france frankenstein-creature
frayed-arrow freedom-dove freemasonry french-fries french-horn fridge fried-eggs fried-fish frisbee
froe-and-mallet frog frog-foot frog-mouth-helm frog-prince front-teeth frontal-lobe frostfire
frozen-arrow frozen-block frozen-body frozen-orb frozen-ring fruit-bowl fruit-tree fruiting
fuel-tank fuji fulguro-punch full-folder full-metal-bucket full-metal-bucket-handle
full-motorcycle-helmet full-pizza full-wood-bucket full-wood-bucket-handle funnel fur-boot fur-shirt
furnace g-clef galaxy galea galleon galley game-console gamepad gamepad-cross gardening-shears
gargoyle garlic gas-mask gas-pump gas-stove gate gauls-helm gauntlet gavel gaze gear-hammer
gear-stick gear-stick-pattern gears gecko gem-chain gem-necklace gem-pendant gemini gems ghost
ghost-ally giant giant-squid gibbet gift-of-knowledge gift-trap gingerbread-man ginkgo-leaf gladius
glaive glass-ball glass-celebration glass-heart glass-shot glider globe globe-ring glock gloop
gloves glowing-artifact glowing-hands gluttonous-smile gluttony goal-keeper goat goblin goblin-camp
goblin-head gold-bar gold-mine gold-nuggets gold-scarab gold-shell gold-stack golem-head golf-flag
golf-tee gong goo-explosion goo-skull goo-spurt gooey-daemon gooey-eyed-sun gooey-impact
gooey-molecule gooey-sword goose gorilla gothic-cross gps grab graduate-cap grain grain-bundle
granary grand-piano grapes grapple grasping-claws grasping-slug grass grass-mushroom grave-flowers
graveyard gravitation grease-trap great-pyramid great-war-tank greaves greek-sphinx greek-temple
green-power greenhouse grenade griffin-shield griffin-symbol grim-reaper ground-sprout groundbreaker
grouped-drops growth guarded-tower guards guatemala guillotine guitar guitar-bass-head guitar-head
gun-rose gun-stock gunshot gym-bag gyroscope h2o habitat-dome hades-symbol hair-strands halberd
halberd-shuriken half-body-crawling half-dead half-heart half-log half-tornado halt ham-shank
hamburger hamburger-menu hammer-break hammer-drop hammer-nails hammer-sickle hand hand-bag
hand-bandage hand-grip hand-of-god hand-ok hand-saw hand-truck hand-wing handcuffed handcuffs
handheld-fan hang-glider hanger hanging-sign hanging-spider happy-skull harbor-dock harp
harpoon-chain harpoon-trident harpy harry-potter-skull hasty-grave hatchet hatchets haunting
hawk-emblem hazard-sign hazmat-suit head-shot headband-knot headphones headshot healing
healing-shield health-capsule health-decrease health-increase health-normal health-potion
hearing-disabled heart-armor heart-battery heart-beats heart-bottle heart-drop heart-earrings
heart-inside heart-key heart-minus heart-necklace heart-organ heart-plus heart-shield heart-stake
heart-tower heart-wings heartburn hearts heat-haze heaven-gate heavy-arrow heavy-bullets
heavy-collar heavy-fall heavy-fighter heavy-helm heavy-lightning heavy-rain heavy-thorny-triskelion
heavy-timer hedgehog hedjet-white-crown helicoprion helicopter helicopter-tail hell-crosses helmet
helmet-head-shot help hemp heptagram heraldic-sun herbs-bundle heron hexagonal-nut hexes hidden
hieroglyph-legs hieroglyph-y high-five high-grass high-heel high-kick high-punch high-shot high-tide
highlighter hiking hill-conquest hill-fort hills histogram hive hive-mind hobbit-door
hobbit-dwelling hockey hole hole-ladder hollow-cat holosphere holy-grail holy-hand-grenade holy-oak
holy-symbol holy-water home-garage honey-jar honeycomb honeypot hood hooded-assassin hooded-figure
hoodie hoof hook hook-swords hops horizon-road horizontal-flip horn-internal horned-helm
horned-reptile horned-skull horse-head horseshoe horus hospital hospital-cross hot-dog hot-meal
hot-spices hot-surface hound hourglass house house-keys human-cannonball human-ear human-pyramid
human-target hummingbird hungary hunter-eyes hunting-bolas hunting-horn hut huts-village hydra
hydra-shot hyena-head hypersonic-bolt hypersonic-melon hypodermic-test i-beam i-brick ibis icarus
ice-bolt ice-bomb ice-cream-cone ice-cream-scoop ice-cube ice-cubes ice-golem ice-iris ice-pop
ice-shield ice-skate ice-spear ice-spell-cast iceberg icebergs iceland icicles-aura icicles-fence
id-card idea ifrit igloo imbricated-arrows imp imp-laugh impact-point imperial-crown implosion
imprisoned inauguration incense incisors incoming-rocket incubator india-gate indian-palace
inferno-bomb infested-mass infinity info injustice ink-swirl inner-self insect-jaws inspiration
interceptor-ship interdiction interlaced-tentacles interleaved-arrows interleaved-claws
internal-injury internal-organ interstellar-path intricate-necklace inverted-dice-1 inverted-dice-2
inverted-dice-3 inverted-dice-4 inverted-dice-5 inverted-dice-6 invisible invisible-face
ion-cannon-blast ionic-column iraq iron-cross iron-hulled-warship iron-mask island italia
ivory-tusks j-brick jack-plug james-bond-aperture japan japanese-bridge jasmine jason-mask jawbone
jawless-cyclop jeep jelly jelly-beans jellyfish jerrycan jerusalem-cross jester-hat jet-fighter
jet-pack jetpack jewel-crown jeweled-chalice jigsaw-box jigsaw-piece join joint journey joystick jug
juggler juggling-clubs juggling-seal jump-across jumping-dog jumping-rope jungle jupiter
justice-star kaleidoscope-pearls kangaroo katana kebab-spit kenku-head kenya ketchup kevlar
kevlar-vest key key-card key-lock keyboard keyring kick-scooter kid-slide kidneys kimono kindle king
king-ju-mask kitchen-knives kitchen-scale kitchen-tap kite kiwi-bird kiwi-fruit klingon knapsack
knee-bandage knee-cap knee-pad kneeling knife-fork knife-thrust knight-banner knocked-out-stars
knockout knot koala koholint-egg kraken-tentacle kusarigama l-brick lab-coat labrador-head ladder
ladders-platform ladle ladybug lambda lamellar lamprey-mouth land-mine lantern lantern-flame laptop
large-dress large-paint-brush large-wound laser-blast laser-burst laser-gun laser-precision
laser-sparks laser-turret laser-warning laserburn lasso latvia laurel-crown laurels laurels-trophy
lava law-star layered-armor lead-pipe leaf-skeleton leaf-swirl leak leaky-skull leapfrog
leather-armor leather-boot leather-vest led lee-enfield leeching-worm leek leg leg-armor lemon leo
letter-bomb level-crossing level-end-flag level-four level-four-advanced level-three
level-three-advanced level-two level-two-advanced lever liar liberty-wing libra libya life-bar
life-buoy life-in-the-balance life-jacket life-support life-tap lift light-backpack light-bulb
light-fighter light-helm light-projector light-sabers light-thorny-triskelion lighter lighthouse
lightning-arc lightning-bow lightning-branches lightning-dissipation lightning-dome
lightning-electron lightning-flame lightning-frequency lightning-helix lightning-mask
lightning-saber lightning-shadow lightning-shield lightning-shout lightning-slashes
lightning-spanner lightning-storm lightning-tear lightning-tree lightning-trio lily-pads linden-leaf
linked-rings lion lips lipstick liquid-soap lit-candelabra liver lizard-tongue lizardman load
lob-arrow lock-picking lock-spy locked-box locked-chest locked-door locked-fortress locked-heart
lockers lockpicks log logging logic-gate-and logic-gate-nand logic-gate-nor logic-gate-not
logic-gate-nxor logic-gate-or logic-gate-xor loincloth long-antennae-bug long-legged-spider look-at
lorgnette lost-limb lotus lotus-flower louvre-pyramid love-howl love-injection love-letter
love-mystery love-song lovers low-tide luchador lucifer-cannon lucky-fisherman luger lunar-module
lunar-wand lungs lynx-head lyre m3-grease-gun mac-10 mace-head machete machine-gun
machine-gun-magazine mad-scientist maggot magic-axe magic-broom magic-gate magic-hat magic-lamp
magic-palm magic-portal magic-potion magic-shield magic-swirl magic-trident magick-trick magnet
magnet-blast magnet-man magnifying-glass mail-shirt mailbox mailed-fist male mammoth manacles
mandrill-head manta-ray mantrap manual-juicer manual-meat-grinder manual-water-pump maple-leaf
maracas marble-tap marbles marrow-drain mars-curiosity mars-pathfinder marshmallows martini
martyr-memorial masked-spider mason-jar mass-driver master-of-arms match-head match-tip matchbox
materials-science matryoshka-dolls matter-states mayan-pyramid maze maze-cornea maze-saw meal
measure-tape meat meat-cleaver meat-hook mecha-head mecha-mask mechanic-garage mechanical-arm medal
medal-skull medallist medical-drip medical-pack medical-pack-alt medical-thermometer medicine-pills
medicines medieval-barracks medieval-gate medieval-pavilion medieval-village-01 meditation
medusa-head meeple meeple-army meeple-circle meeple-group meeple-king megabot megaphone
melting-ice-cube melting-metal menhir mermaid mesh-ball mesh-network metal-bar metal-boot
metal-detector metal-disc metal-golem-head metal-hand metal-plate metal-scales metal-skirt
meteor-impact metroid metronome mexico microchip microphone microscope microscope-lens mid-summit
middle-arrow midnight-claw mighty-boosh mighty-force mighty-horn mighty-spanner military-ambulance
military-fort milk-carton millenium-key mimic-chest mine-explosion mine-truck mine-wagon minefield
miner mineral-heart mineral-pearls minerals mini-submarine minigun mining mining-helmet minions
minotaur miracle-medecine mirror-mirror misdirection missile-launcher missile-mech missile-pod
missile-swarm mite mite-alt moai modern-city moebius-star moebius-trefoil moebius-triangle moka-pot
moldova mole molecule molotov mona-lisa moncler-jacket money-stack mongolia monk-face monkey
monkey-wrench mono-wheel-robot monster-grasp monstera-leaf monument-valley moon moon-bats moon-claws
moon-orbit mooring-bollard morbid-humour morgue-feet morph-ball mortar mountain-cave
mountain-climbing mountain-road mountains mountaintop mounted-knight mouse mouth-watering move
movement-sensor mp-40 mp5 mp5k mucous-pillar mug-shot multi-directions multiple-targets mummy-head
muscle-fat muscle-up muscular-torso mushroom mushroom-cloud mushroom-gills mushroom-house mushrooms
mushrooms-cluster music-spell musical-keyboard musical-notes musical-score musket mussel mustache
mute nachos nailed-foot nailed-head nails nano-bot nautilus-shell neck-bite necklace
necklace-display nectar needle-drill needle-jaws nefertiti nest-birds nest-eggs nested-eclipses
nested-hearts nested-hexagons network-bars new-born new-shoot newspaper next-button nigeria
night-sky night-sleep night-vision ninja-armor ninja-head ninja-heroic-stance ninja-mask ninja-star
ninja-velociraptor nodular noodle-ball noodles north-star-shuriken nose-front nose-side notebook
nothing-to-say nuclear nuclear-bomb nuclear-plant nuclear-waste nun-face nunchaku nurse-female
nurse-male o-brick oak oak-leaf oasis oat obelisk observatory ocarina occupy octogonal-eye octoman
octopus oden office-chair offshore-platform ogre oil-can oil-drum oil-pump oil-rig oily-spiral
old-king old-lantern old-microphone old-wagon olive omega on-sight on-target one-eyed oni onigori
open-book open-chest open-folder open-gate open-palm open-treasure-chest open-wound opened-food-can
opening-shell ophanim ophiuchus oppidum opposite-hearts oppression orange orange-slice orb-direction
orb-wand orbit orbital orbital-rays orc-head ore organigram orrery ostrich otamatone ouroboros
outback-hat over-infinity overdose overdrive overhead overkill overlord-helm overmind owl oyster
oyster-pearl p90 packed-planks paddle-steamer paddles padlock padlock-open pagoda paint-brush
paint-bucket paint-roller painted-pottery palette palisade palm palm-tree pan-flute panda pangolin
panzerfaust paper paper-arrow paper-bag-crumpled paper-bag-folded paper-bag-open paper-boat
paper-bomb paper-clip paper-crane paper-frog paper-lantern paper-plane paper-tray paper-windmill
papers papyrus parachute paraguay paranoia parasaurolophus park-bench parmecia parrot-head
party-flags party-hat party-popper passport path-distance path-tile pauldrons pause-button paw
paw-front paw-heart paw-print pawn pay-money pc peace-dove peach peaks peanut pear pearl-earring
pearl-necklace peas pegasus pelvis-bone pencil pencil-brush pencil-ruler pendant-key pendulum-swing
penguin pentacle pentagram-rose pentarrows-tornado perfume-bottle periscope perpendicular-rings
person person-in-bed person-in-blizzard perspective-dice-five perspective-dice-four
perspective-dice-one perspective-dice-six perspective-dice-six-faces-five
perspective-dice-six-faces-four perspective-dice-six-faces-one perspective-dice-six-faces-random
perspective-dice-six-faces-six perspective-dice-six-faces-three perspective-dice-six-faces-two
perspective-dice-three perspective-dice-two peru pestle-mortar pharoah philosopher-bust phone
photo-camera phrygian-cap pianist piano-keys pick-of-destiny pickelhaube pickle pie-chart pie-slice
piece-skull pierced-body pierced-heart piercing-sword pig pig-face piggy-bank pikeman pilgrim-hat
pill pill-drop pillow pimiento pin pinata pinball-flipper pincers pine-tree pineapple ping-pong-bat
pipe-organ pipes piranha pirate-cannon pirate-captain pirate-coat pirate-flag pirate-grave
pirate-hat pirate-hook pirate-skull pisa-tower pisces pistol-gun pitchfork pizza-cutter pizza-slice
plague-doctor-profile plain-arrow plain-circle plain-dagger plain-padlock plain-square plane-pilot
plane-wing planet-conquest planet-core planks plant-roots plant-seed plant-watering
plants-and-animals plasma-bolt plastic-duck plastron plate-claw platform play-button player-base
player-next player-previous player-time plesiosaurus plow plug plum plunger pocket-bow pocket-radio
pocket-watch podium podium-second podium-third podium-winner pointing pointy-hat pointy-sword poison
poison-bottle poison-cloud poison-gas pokecog poker-hand poland polar-bear polar-star police-badge
police-car police-officer-head police-target pollen-dust polo-shirt poncho pool-dive
pool-table-corner pool-triangle popcorn pope-crown poppy porcelain-vase porcupine porcupinefish
portal portculis portrait portugal position-marker post-office post-stamp potato potion-ball
potion-of-madness pouch-with-beads pounce pouring-chalice pouring-pot powder powder-bag power-button
power-generator power-lightning power-ring prank-glasses prayer prayer-beads praying-mantis present
pressure-cooker pretty-fangs pretzel previous-button price-tag primitive-necklace primitive-torch
prism prisoner private private-first-class processor profit progression propeller-beanie
protection-glasses pschent-double-crown psychic-waves pterodactylus pteruges public-speaker pull
pulley-hook pulse pummeled pumpkin pumpkin-lantern pumpkin-mask punch punch-blast punching-bag
puppet purple-tentacle push puzzle pylon pyre pyromaniac qaitbay-citadel quake-stomp queen-crown
quick-man quick-slash quicksand quill quill-ink quiver rabbit rabbit-head raccoon-head race-car
radar-cross-section radar-dish radar-sweep raddish radial-balance radiations radio-tower radioactive
raft ragged-wound rail-road railway rainbow-star raining raise-skeleton raise-zombie rake
rally-the-troops ram ram-profile ranch-gate rank-1 rank-2 rank-3 rapidshare-arrow raspberry rat
rattlesnake raven raw-egg ray-gun razor razor-blade reactor read reaper-scythe rear-aura
receive-money recycle red-carpet reed refinery regeneration relationship-bounds relic-blade
reload-gun-barrel remedy rempart reptile-tail resize resonance resting-vampire reticule
retro-controller return-arrow revolt revolver rhinoceros-horn rialto-bridge ribbon ribbon-medal
ribbon-shield ribcage rice-cooker ricochet rifle ring ring-box ring-mould ringed-beam ringed-planet
ringed-tentacle ringing-alarm ringing-bell ringmaster riot-shield riposte river road roast-chicken
robber robber-hand robber-mask robe robin-hood-hat robot-antennas robot-golem robot-grab
robot-helmet robot-leg rock rock-golem rocket rocket-flight rocket-thruster rocking-chair
rod-of-asclepius rogue rolled-cloth roller-skate rolling-bomb rolling-dice-cup rolling-dices
rolling-energy rolling-suitcase roman-shield roman-toga rooster root-tip rope-bridge rope-coil
rope-dart ropeway rosa-shield rose rotary-phone rough-wound round-bottom-flask round-knob
round-potion round-shield round-silo round-star round-straw-bale round-struck round-table royal-love
rss rub-el-hizb rubber-boot rugby-conversion rule-book run rune-stone rune-sword running-ninja
running-shoe rupee rusty-sword s-brick saber-and-pistol saber-slash saber-tooth
saber-toothed-cat-head sabers-choc sacrificial-dagger sad-crab saddle safety-pin sagittarius sai
sail sailboat saint-basil-cathedral saiyan-suit sake-bottle salamander salmon saloon saloon-doors
salt-shaker samara-mosque samurai-helmet samus-helmet sand-castle sand-snake sandal sands-of-time
sandstorm sandwich santa-hat saphir sarcophagus sasquatch satellite satellite-communication saucepan
sauropod-head sauropod-skeleton sausage sausages-ribbon save save-arrow saw-claw sawed-off-shotgun
saxophone scabbard scale-mail scales scallop scalpel scalpel-strike scar-wound scarab-beetle
scarecrow school-bag school-of-fish schrodingers-cat-alive schrodingers-cat-dead scissors scooter
scorpio scorpion scorpion-tail scout-ship screaming screen-impact screw screwdriver scroll-quill
scroll-unfurled scuba-mask scuba-tanks scythe sea-cliff sea-creature sea-dragon sea-serpent sea-star
sea-turtle sea-urchin seagull seahorse seated-mouse secret-book secret-door security-gate seedling
select self-love sell-card semi-closed-eye sensuousness sentry-gun sergeant serrated-slash
server-rack sesame settings-knobs seven-pointed-star severed-hand sewed-shell sewing-machine
sewing-needle sewing-string sextant shadow-follower shadow-grasp shaking-hands shambling-mound
shambling-zombie shamrock shard-sword share shark-bite shark-fin shark-jaws sharp-axe sharp-crown
sharp-halberd sharp-lips sharp-shuriken sharp-smile sharped-teeth-skull shatter shattered-glass
shattered-heart shattered-sword shears sheep sheikah-eye shepherds-crook sherlock-holmes shield
shield-bash shield-bounces shield-disabled shield-echoes shield-impact shield-opposition
shield-reflect shieldcomb shining-claw shining-heart shining-sword shinto-shrine
shinto-shrine-mirror shiny-apple shiny-entrance shiny-iris shiny-omega shiny-purse ship-bow
ship-wheel ship-wreck shirt shirt-button shoebill-stork shooner-sailboat shop shopping-bag
shopping-cart shorts shotgun shotgun-rounds shoulder-armor shoulder-bag shoulder-scales shouting
shower shrimp shrug shuriken shuriken-aperture shut-rose shuttlecock sickle sideswipe siege-ram
siege-tower sight-disabled silence silenced silex silver-bullet sinagot sing sink sinking-ship
sinking-trap sinusoidal-beam siren sitting-dog six-eyes skateboard skateboarding-01 skateboarding-02
skeletal-hand skeleton skeleton-inside skeleton-key ski-boot skid-mark skier skills skimmer-hat
skipping-rope skirt skis skull-bolt skull-crack skull-crossed-bones skull-in-jar skull-mask
skull-ring skull-sabertooth skull-shield skull-signet skull-slices skull-staff skull-with-syringe
slalom slap slashed-shield slavery-whip sleeping-bag sleepy sleeveless-jacket sleeveless-top
sliced-bread sliced-mushroom sliced-sausage slicing-arrow slime sling slingshot slipknot slippers
slot-machine sloth slow-blob slumbering-sanctuary sly small-fire small-fishing-sailboat smart
smartphone smash-arrows smitten smoke-bomb smoking-finger smoking-orb smoking-pipe smoking-volcano
snail snail-eyes snake snake-bite snake-egg snake-jar snake-spiral snake-tongue snake-totem snatch
sniffing-dog snitch-quidditch-ball snorkel snout snow-bottle snowboard snowflake-1 snowflake-2
snowing snowman soap soap-experiment soccer-ball soccer-field soccer-kick socks soda-bottle soda-can
sofa solar-power solar-system solar-time soldering-iron solid-leaf sombrero sonic-boom
sonic-lightning sonic-screech sonic-shoes sonic-shout soul soul-vessel sound-off sound-on
sound-waves south-africa south-africa-flag south-america south-korea space-needle space-shuttle
space-suit spaceship spade spade-skull spades spain spanner spark-plug spark-spirit sparkles
sparkling-sabre sparky-bomb sparrow spartan spartan-helmet spatter spawn-node speaker speaker-off
spear-feather spear-hook spearfishing spears spectacle-lenses spectacles spectre spectre-m4
speed-boat speedometer spell-book sperm-whale spider-alt spider-bot spider-eye spider-face
spider-mask spider-web spikeball spiked-armor spiked-ball spiked-bat spiked-collar
spiked-dragon-head spiked-fence spiked-halo spiked-mace spiked-shell spiked-shield
spiked-shoulder-armor spiked-snail spiked-tail spiked-tentacle spiked-trunk spiked-wall spikes
spikes-full spikes-half spikes-init spiky-eclipse spiky-explosion spiky-field spiky-pit spiky-wing
spill spinal-coil spine-arrow spinning-blades spinning-ribbons spinning-sword spinning-top
spinning-wheel spiral-arrow spiral-bloom spiral-bottle spiral-hilt spiral-lollipop spiral-shell
spiral-tentacle spiral-thrust splash splashy-stream split-arrows split-body split-cross splurt
spock-hand spooky-house spoon sport-medal spoted-flower spotted-arrowhead spotted-bug
spotted-mushroom spotted-wound spoutnik spray spring sprint sprout sprout-disc spy spyglass square
square-bottle squib squid squid-head squirrel sri-lanka stabbed-note stable stack stag-head
stahlhelm stairs stairs-cake stairs-goal stake-hammer stakes-fence stalactites stalagtite stamper
standing-potion stapler stapler-heavy-duty stapler-pneumatic star-altar star-cycle star-flag
star-formation star-gate star-key star-medal star-prominences star-pupil star-satellites
star-shuriken star-skull star-struck star-swirl starfighter stars-stack staryu static static-guard
static-waves steak stealth-bomber steam steam-blast steam-locomotive steampunk-goggles steamroller
steel-claws steel-door steeltoe-boots steelwing-emblem steering-wheel stegosaurus-scales stethoscope
steyr-aug stick-frame stick-grenade stick-splitting sticking-plaster sticky-boot stigmata stiletto
stitched-wound stockpiles stomach stomp stomp-tornado stone-axe stone-block stone-bridge stone-bust
stone-crafting stone-path stone-pile stone-spear stone-sphere stone-stack stone-tablet stone-throne
stone-tower stone-wall stone-wheel stoned-skull stop-sign stopwatch stork-delivery strafe
straight-pipe strawberry street-light striking-arrows striking-balls striking-clamps
striking-diamonds striking-splinter striped-sun striped-sword strong strong-man strongbox
stump-regrowth stun-grenade submarine submarine-missile subway subway-pass subway-train
suckered-tentacle sugar-cane suicide suitcase suits summits sun sun-cloud sun-priest sun-radiations
sun-spear sunbeams sundial sunflower sunglasses sunken-eye sunrise sunset super-mushroom
supersonic-arrow supersonic-bullet surf-board surfer-van surprised surprised-skull surrounded-eye
surrounded-shield sushis suspension-bridge suspicious sverd-i-fjell swallow swallower swamp
swamp-bat swan swan-breeze swap-bag swimfins swipe-card swirl-ring swirl-string swirled-shell
swiss-army-knife switch-weapon switchblade switzerland sword-altar sword-array sword-brandish
sword-break sword-clash sword-hilt sword-in-stone sword-mold sword-slice sword-smithing sword-spade
sword-spin sword-tie sword-wound swordman swords-emblem swords-power swordwoman sydney-opera-house
syringe t-brick t-rex-skull t-shirt tabi-boot table tablet tabletop-players tacos tadpole
take-my-money talk tall-bridge tally-mark-5 tambourine tangerine tank tank-top tank-tread tanzania
tap tapir target-arrows target-dummy target-laser target-poster target-prize target-shot targeted
targeting tarot-00-the-fool tarot-01-the-magician tarot-02-the-high-priestess tarot-03-the-empress
tarot-04-the-emperor tarot-05-the-hierophant tarot-06-the-lovers tarot-07-the-chariot
tarot-08-strength tarot-09-the-hermit tarot-10-wheel-of-fortune tarot-11-justice
tarot-12-the-hanged-man tarot-13-death tarot-14-temperance tarot-15-the-devil tarot-16-the-tower
tarot-17-the-star tarot-18-the-moon tarot-19-the-sun tarot-20-judgement tarot-21-the-world
tattered-banner taurus tavern-sign teacher team-downgrade team-idea team-upgrade teapot
teapot-leaves tear-tracks tearing tec-9 techno-heart tee-pipe telefrag telepathy teleport telescope
telescopic-baton teller-mine templar-eye templar-heart templar-shield temple-door temple-gate
temporary-shield temptation tennis-ball tennis-court tennis-racket tension-snowflake tentacle-heart
tentacle-strike tentacles-barrier tentacles-skull tentacurl terror tesla tesla-coil tesla-turret
test-tube-held test-tube-rack test-tubes texas theater theater-curtains thermometer-cold
thermometer-hot thermometer-scale think third-eye thompson-m1 thompson-m1928 thor-fist thor-hammer
thorn-helix thorned-arrow thorny-tentacle thorny-vine thought-bubble three-burning-balls
three-friends three-keys three-leaves three-pointed-shuriken throne-king throwing-ball
thrown-charcoal thrown-daggers thrown-knife thrown-spear thrust thrust-bend thumb-down thumb-up
thunder-blade thunder-skull thunder-struck thunderball thwomp tiara tic-tac-toe tick ticket tie
tied-scroll tiger tiger-head tightrope time-bomb time-dynamite time-synchronization time-trap tinker
tipi tire-iron tire-iron-cross tire-tracks tired-eye toad-teeth toaster toggles token tomahawk
tomato tombstone tongue toolbox tooth toothbrush top-hat top-paw topaz torc torch tornado
tornado-discs torpedo tortoise totem totem-head totem-mask toucan tow-truck towel tower-bridge
tower-fall tower-flag toy-mallet tracked-robot trade traffic-cone traffic-lights-green
traffic-lights-orange traffic-lights-ready-to-go traffic-lights-red trail trample transform
transfuse transparent-slime transparent-tubes transportation-rings trap-mask trash-can travel-dress
tread treasure-map trebuchet tree-beehive tree-branch tree-door tree-face tree-growth tree-roots
tree-swing treehouse trefoil-lily trefoil-shuriken trench-assault trench-body-armor trench-knife
trench-spade triangle-target tribal-gear tribal-mask tribal-pendant tribal-shield tribunal-jury
triceratops-head trident trident-shield triforce trigger-hurt trilobite trinacria triorb triple-beak
triple-claws triple-corn triple-gate triple-lock triple-needle triple-plier triple-scratches
triple-shells triple-skulls triple-yin tripwire triquetra trireme triton-head troglodyte
trojan-horse troll trombone tron-arrow trophies-shelf trophy trophy-cup tropical-fish trousers
trowel truce truck trumpet trumpet-flag trunk-mushroom tuba tumbleweed tumor tumulus tune-pitch
tunisia turban turbine turd turnstile turret turtle turtle-shell tusks-flag tv tv-remote tv-tower
twin-shell twirl-center twirly-flower twister two-coins two-feathers two-handed-sword two-shadows
tyre ubisoft-sun udder ufo ultrasound uluru umbrella umbrella-bayonet unbalanced uncertainty
underground-cave underhand underwear underwear-shorts unfriendly-fire unicorn unicycle union-jack
unlit-bomb unlit-candelabra unlocking unplugged unstable-orb unstable-projectile up-card upgrade
uprising ursa-major uruguay usa-flag usable usb-key ushanka uzi vacuum-cleaner valley valve
vampire-cape vampire-dracula van-damme-split vanilla-flower velocipede velociraptor
velociraptor-tracks vending-machine venezuela venus-flytrap venus-of-willendorf vertical-banner
vertical-flip vhs vial vibrating-ball vibrating-shield vibrating-smartphone video-camera
video-conference viking-church viking-head viking-helmet viking-longhouse viking-shield vile-fluid
village vine-flower vine-leaf vine-whip vines vintage-robot viola violin virgo virtual-marker virus
visored-helm vitruvian-man volcano volleyball-ball vomiting voodoo-doll vortex vote vr-headset
vulture vuvuzelas walk walkie-talkie walking-boot walking-scout walking-turret wall-light wallet
walrus-head walther-ppk wanted-reward war-axe war-bonnet war-pick warehouse warhammer warlock-eye
warlock-hood warlord-helmet warp-pipe washing-machine wasp-sting watch watchtower water-bolt
water-bottle water-diviner-stick water-drop water-flask water-fountain water-gallon water-gun
water-mill water-polo water-recycling water-splash water-tank water-tower waterfall watering-can
watermelon waterskin wave-crest wave-strike wave-surfer waves wavy-chains wavy-itinerary wax-seal
wax-tablet web-spit weight weight-crush weight-lifting-down weight-lifting-up weight-scale well
werewolf western-hat whale-tail wheat wheelbarrow whip whiplash whirlpool-shuriken whirlwind whisk
whistle white-book white-tower wide-arrow-dunk wifi-router wildfires william-tell william-tell-skull
willow-tree winchester-rifle wind-hole wind-slap wind-turbine windchimes windmill window window-bars
windpump windsock windy-stripes wine-bottle wine-glass wing-cloak winged-arrow winged-emblem
winged-leg winged-scepter winged-shield winged-sword wingfoot winter-gloves winter-hat wire-coil
wireframe-globe wisdom witch-face witch-flight wizard-face wizard-staff wok wolf-head wolf-howl
wolf-trap wolverine-claws woman-elf-face wood-axe wood-beam wood-cabin wood-canoe wood-club
wood-frame wood-pile wood-stick wooden-chair wooden-clogs wooden-crate wooden-door wooden-fence
wooden-helmet wooden-pegleg wooden-pier wooden-sign wool world worm-mouth worms worried-eyes
wrapped-heart wrapped-sweet wrapping-star wrecking-ball wrench wyvern xylophone yarn yin-yang yunluo
z-brick zat-gun zebra-shield zeppelin zeus-sword zig-arrow zigzag-cage zigzag-hieroglyph zigzag-leaf
zigzag-tune zipper
"""
ICON_NAMES = frozenset(_LIST.split())
