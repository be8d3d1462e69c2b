/**
 * What goes with a in any film about it: `subject:`. Where the subject was just seen and the sentence
 * names nothing, one of these stands in once; it must be true of the subject whatever is told.
 */
export const RELATIONS = `
tennis: stadium-crowd running-shoe
soccer-ball: goal-net stadium-crowd whistle
basketball: basketball-hoop stadium-crowd running-shoe
volleyball: stadium-crowd whistle running-shoe
boxing-glove: jump-rope podium
dumbbell: kettlebell jump-rope water-bottle
person-running: running-shoe winding-road stopwatch
person-swimming: swimming-pool goggles
bicycle: person-biking winding-road
chess-pawn: brain hourglass-not-done
mosque: blueprint
castle: crown shield
pyramids: desert-dunes pharaoh-mask sphinx
ship: anchor water-wave compass
galleon: anchor compass water-wave
submarine: water-wave anchor
airplane: luggage passport cloud
train: station luggage
tram: road cityscape-towers
automobile: road steering-wheel
electric-car: charging-station road
motorcycle: motorcycle-helmet road
rocket: galaxy full-moon astronaut
astronaut: rocket full-moon galaxy
galaxy: telescope star solar-system
black-hole: galaxy telescope
mars: rocket telescope solar-system
full-moon: star telescope
solar-system: telescope sun
sun-behind-cloud: sun cloud
volcano: fire mountain
snow-capped-mountain: hiking-boot compass
iceberg: melting-ice snowflake
water-wave: sailboat beach-with-umbrella
river: suspension-bridge canoe
forest: deciduous-tree fallen-leaf
deciduous-tree: forest fallen-leaf
potted-plant: watering-can seedling
tulip: watering-can bouquet
honeybee: beehive honey-jar blossom
honey-jar: honeybee beehive
butterfly: blossom
bird: empty-nest feather
blackbird: feather
birds-in-v: empty-nest cloud
penguin: snowflake iceberg
polar-bear: iceberg snowflake
octopus: coral water-wave
shark: water-wave fish
whale: water-wave
dolphin: water-wave
otter: water-wave oyster
camel: desert-dunes
dog-face: paw-prints dog-bowl leash
dog: paw-prints dog-bowl leash
cat-face: paw-prints cat-in-box yarn
cat: paw-prints cat-in-box yarn
cow: glass-of-milk wheat-field
horse-face: wheat-field
bread: wheat-field flour-sack oven
dough: rolling-pin flour-sack
pizza: tomato cheese-wedge oven
spaghetti: tomato fork-and-knife-with-plate
rice-pudding: glass-of-milk cooked-rice
cooked-rice: steaming-pot fork-and-knife-with-plate
chickpeas: bowl-with-spoon
lentil-soup: lentils bowl-with-spoon
poultry-leg: oven fork-and-knife-with-plate
fish: lemon fork-and-knife-with-plate
egg: frying-pan
menemen: tomato egg
shortcake: oven whisk
birthday-cake: candle wrapped-gift
cookie: oven glass-of-milk
pancakes: honey-jar whisk
chocolate-bar: hot-beverage cookie
hot-beverage: coffee-beans mug coffee-bag
turkish-coffee: cezve coffee-beans
tea-glass: double-teapot sugar-cubes
mobile-phone: app-screen phone-charger
battery: phone-charger electric-plug
laptop: keyboard desktop-computer
robot: microchip robot-arm
headphone: musical-notes mobile-phone
camera: photo-album
microphone: speech-balloon
guitar: musical-notes microphone
piggy-bank: coin-stack wallet
money-bag: wallet bank coin-stack
credit-card: wallet receipt
candlestick-chart: coin-stack chart-increasing
gold-bar: safe coin-stack
house: house-keys couch-and-lamp
house-keys: house signed-contract
bed: sleeper
sleeper: crescent-moon alarm-clock bed
tooth: toothbrush toothpaste
brain: thought-balloon books
anatomical-heart: heart-monitor red-heart
lungs: wind-face
eye: glasses
stethoscope: pill hospital
microbe: microscope soap
pill: glass-of-water
books: open-book glasses
open-book: books glasses
pencil: notebook-and-pen
exam-paper: books pencil
school: backpack blackboard
graduation-cap: books school
briefcase: laptop handshake
mountain-flag: hiking-boot compass winding-road
luggage: passport airplane camera
world-map: compass luggage
fairy-chimneys: hot-air-balloon camera
scroll: quill-and-ink hourglass-done
classical-building: amphora scroll
crossed-swords: shield castle
military-helmet: scroll
sultan: scroll crown
envelope: quill-and-ink
mantelpiece-clock: gear hourglass-not-done
lighthouse-keeper: lighthouse water-wave
lighthouse: water-wave ship
father-and-child: family holding-hands
mother-and-child: family holding-hands
old-woman: photo-album
old-man: photo-album
cracked-house: seismograph emergency-bag
water-bottle: glass-of-water
running-shoe: road stopwatch
perfume: blossom
lipstick: mirror
dress: clothes-rack mirror
soap: bubbles
seedling: watering-can sun
wheat-field: bread tractor
olive-oil: olive olive-tree
`;
