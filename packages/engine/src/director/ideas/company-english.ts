/** Ambiguous words of English texts, as company-turkish.ts has them. */
export const ENGLISH_COMPANY = `
coast: quake=water-wave fear=water-wave war=water-wave news=water-wave =beach-with-umbrella
keeper: sport=goalkeeper =-
badge: law=identification-card work=identification-card health=identification-card =-
string: music=violin =knot
shelf: school=bookshelf home=bookshelf =-
bear: toys=teddy-bear =bear
apple: tech=smartphone =red-apple
oil: money=oil-drum car=oil-drum =olive-oil
charge: money=receipt tech=phone-charger car=charging-station war=crossed-swords
statement: money=receipt
coach: sport=whistle travel=bus
worker: bee=honeybee animal=- =construction-worker
seals: bee=- cold=seal sea=seal
train: sport=- =train
training: sport=running-shoe
ice: kitchen=ice food=ice sea=iceberg =ice
paper: desert=scroll kitchen=- food=-
puddle: car=droplet =lake
crater: space=full-moon =volcano
birth: animal=- =baby
thumb: =-
roller: home=paint-roller
primer: home=paint-roller
paint: art=artist-palette home=paint-roller
calf: farm=cow
border: travel=world-map war=world-map
flip: kitchen=pancake-flip
jam: car=traffic-jam kitchen=jam-jar food=jam-jar =jam-jar
cure: health=pill
treatment: health=pill
report: work=bar-chart money=bar-chart
watch: time=watch =watch
watches: =watch
knead: kitchen=dough
scent: beauty=perfume
scents: beauty=perfume
cell: science=dna health=dna body=dna
cells: science=dna health=dna body=dna kitchen=-
wave: science=- tech=- network=- beauty=- sea=water-wave =water-wave
dashboard: car=steering-wheel tech=laptop-chart money=laptop-chart work=laptop-chart
pedal: car=- bike=person-biking
sand: desert=desert-dunes sea=beach-with-umbrella travel=beach-with-umbrella =desert-dunes
collapse: space=- quake=collapsed-building
collapsed: space=- quake=collapsed-building
stretch: kitchen=- sport=stretching-figure body=stretching-figure
queue: travel=bus-stop =waiting-line
bishop: chess=chess-bishop
rook: chess=chess-rook =blackbird
washer: craft=gasket home=washing-machine clothes=washing-machine =washing-machine
closet: fear=cupboard =clothes-rack
cloth: clothes=silk history=silk =towel
step: hike=hiking-boot
breath: calm=wind-face
breathe: calm=wind-face
scream: sport=- fear=face-screaming-in-fear
nail: beauty=nail-polish =iron-nail
nails: beauty=nail-polish craft=iron-nail home=iron-nail =iron-nail
wood: craft=wood forest=wood home=wood =wood
wooden: craft=wood
log: forest=wood
rock: kitchen=- music=guitar =rock
press: news=newspaper
suit: space=astronaut clothes=necktie work=necktie =person-in-tuxedo
suits: space=astronaut clothes=necktie work=necktie =person-in-tuxedo
tie: clothes=necktie work=necktie
gear: car=gear bike=gear hike=backpack travel=backpack
crane: animal=bird work=building-construction craft=building-construction
port: sea=ship travel=ship
court: hoops=basketball-hoop sport=tennis =judge
mouse: tech=computer-mouse desk=computer-mouse =mouse-face
bug: tech=code-window =beetle
seal: bee=- cold=seal sea=seal =seal
ram: animal=ram farm=ram
root: garden=seedling =seedling
roots: garden=seedling =seedling
stage: stage=stage-curtain
class: school=school
grade: school=exam-paper
grades: school=exam-paper
degree: school=graduation-cap
bill: money=receipt food=receipt home=receipt =receipt
charge: tech=electric-plug car=electric-plug
drill: craft=power-drill home=power-drill
bolt: thunder=high-voltage craft=nut-and-bolt car=nut-and-bolt
chips: tech=microchip =french-fries
sauce: kitchen=bowl-with-spoon food=bowl-with-spoon =sauce-bottle
straw: farm=wheat-field food=cup-with-straw =cup-with-straw
glasses: food=glass-of-water kitchen=glass-of-water =glasses
cup: sport=trophy kitchen=measuring-cup =hot-beverage
cups: kitchen=measuring-cup =hot-beverage
boot: car=- tech=- =hiking-boot
boots: =hiking-boot
field: farm=wheat-field garden=wheat-field sport=soccer-ball
fields: farm=wheat-field garden=wheat-field
stream: tech=- film=- =river
cloud: tech=server-rack =cloud
virus: tech=- =microbe
space: space=ringed-planet
lights: lamp=light-bulb
fans: sport=stadium-crowd music=crowd
ruler: school=straight-ruler
scale: health=bathroom-scale body=bathroom-scale kitchen=bathroom-scale sport=bathroom-scale
scales: health=bathroom-scale body=bathroom-scale
trap: animal=mouse-trap
pit: =-
shell: sea=spiral-shell =spiral-shell
coat: kitchen=- sea=- home=- =coat
sheets: home=bed =bed
crop: farm=wheat-field garden=wheat-field
pupil: school=student
column: history=classical-building
branch: forest=broken-branch garden=broken-branch fear=broken-branch =broken-branch
park: car=- =deciduous-tree
monitor: desk=desktop-computer tech=desktop-computer health=heart-monitor =desktop-computer
screen: desk=desktop-computer =mobile-phone
screens: desk=desktop-computer =mobile-phone
gate: =open-gate
gates: =open-gate
offer: money=label
volume: music=speaker-high-volume
bass: music=guitar
score: money=bar-chart
spot: travel=round-pushpin
capital: money=money-bag
returns: money=chart-increasing
pen: farm=- =pen
cap: craft=- kitchen=- clothes=billed-cap =billed-cap
collar: animal=leash =-
desk: school=school-desk =table
desks: school=school-desk =table
thrift_store: clothes=t-shirt =-
thrift_shop: clothes=t-shirt =-
second-hand: clothes=t-shirt car=automobile =-
secondhand: clothes=t-shirt car=automobile =-
garage_sale: clothes=t-shirt =-
flea_market: clothes=t-shirt =market-stall
stable: animal=horse
arrow: tech=- car=- war=bow-and-arrow sport=bow-and-arrow animal=bow-and-arrow =bow-and-arrow
strike: work=raised-fist
agent: law=detective
spell: magic=magic-wand
heels: clothes=high-heeled-shoe
flats: clothes=flat-shoe
palm: travel=palm-tree sea=palm-tree desert=palm-tree
plate: car=- science=- =fork-and-knife-with-plate
dish: space=satellite-antenna =fork-and-knife-with-plate
stir: kitchen=wooden-spoon
blend: kitchen=blender
slice: kitchen=kitchen-knife food=kitchen-knife
roast: kitchen=oven
boil: kitchen=steaming-pot food=steaming-pot
steam: kitchen=steaming-pot
pot: garden=potted-plant kitchen=steaming-pot =steaming-pot
shower: space=shooting-star =shower
magazine: war=- =newspaper
key: door=key car=key home=key =key
link: tech=link
chain: law=chains war=chains =chains
crash: money=chart-decreasing tech=- =collision
impact: space=comet
wing: kitchen=poultry-leg food=poultry-leg travel=airplane =wing
wings: bee=wing animal=wing kitchen=poultry-leg food=poultry-leg travel=airplane =wing
jump: sport=jump-rope
jumped: =-
jumping: sport=jump-rope
merchant: desert=camel
merchants: desert=camel
market: money=candlestick-chart =market-stall
markets: money=candlestick-chart =market-stall
chicken: kitchen=poultry-leg food=poultry-leg =chicken
lamb: kitchen=cut-of-meat food=cut-of-meat =ewe
bite: teeth=tooth
bites: teeth=tooth
mask: dive=diving-mask stage=performing-arts health=face-with-medical-mask =performing-arts
tire: bike=bicycle-wheel car=tyre motorbike=tyre =tyre
tyre: bike=bicycle-wheel car=tyre motorbike=tyre =tyre
wheel: bike=bicycle-wheel car=tyre motorbike=tyre =wheel
hunger: hunger=empty-plate =fork-and-knife
gas: car=fuel-pump science=dashing-away money=fuel-pump
smoke: kitchen=- food=- quake=dashing-away kitchen=dashing-away forest=dashing-away
rich: nutrition=- kitchen=- =money-bag
tooth: car=- =tooth
bat: sport=baseball =bat
signal: car=- network=wifi-signal space=satellite-antenna science=satellite-antenna
solution: science=test-tube =light-bulb
film: film=clapper-board
plant: work=factory =seedling
toast: kitchen=bread food=bread =bread
engine: car=automobile =gear
thread: clothes=thread =thread
organ: health=anatomical-heart body=anatomical-heart
network: network=globe-with-meridians tech=globe-with-meridians =globe-with-meridians
resist: war=raised-fist law=raised-fist
buy: kitchen=shopping-cart food=shopping-cart
purchase: kitchen=shopping-cart food=shopping-cart
peace: war=dove calm=person-in-lotus-position =dove
station: travel=station =station
kitchen: kitchen=steaming-pot food=steaming-pot
tip: kitchen=- garden=- =light-bulb
tips: kitchen=- garden=- =light-bulb
grain: farm=sheaf-of-rice kitchen=sheaf-of-rice =sheaf-of-rice
farm: sea=- =tractor
hair: beauty=person-getting-haircut
clove: kitchen=garlic
health: tech=- =stethoscope
test: school=exam-paper science=test-tube
tests: school=exam-paper science=test-tube
tested: school=exam-paper science=test-tube
trust: =handshake
sleep: ruins=- =sleeping-face
asleep: ruins=- =sleeping-face
trick: =-
tricks: =-
bag: kitchen=- food=- travel=luggage school=backpack =handbag
bags: kitchen=- food=- travel=luggage =handbag
helmet: motorbike=motorcycle-helmet bike=- sport=- =rescue-workers-helmet
glowing: space=glowing-star
shine: space=glowing-star
shining: space=glowing-star
gun: war=cannon =-
guns: war=cannon =-
weapon: war=crossed-swords =-
weapons: war=crossed-swords =-
captain: sport=- sea=ship war=- =pilot
season: sport=- film=television garden=leaf-fluttering-in-wind nature=leaf-fluttering-in-wind kitchen=-
game: hoops=basketball sport=- tech=video-game =joystick
games: hoops=basketball sport=- tech=video-game =joystick
shots: hoops=basketball sport=soccer-ball film=camera health=syringe kitchen=hot-beverage
kick: sport=soccer-ball fight=boxing-glove =-
pitch: sport=soccer-ball work=- music=musical-notes
deck: sea=ship
club: sport=team music=mirror-ball
squad: sport=team
lap: sport=running-shoe car=racing-car
laps: sport=running-shoe car=racing-car dive=person-swimming
tracks: travel=train cold=footprints animal=footprints music=musical-notes
cabin: travel=airplane forest=hut cold=hut =hut
circuit: car=chequered-flag tech=microchip
region: =-
scene: film=clapper-board
capsule: space=rocket health=pill
iron: kitchen=- body=- health=- nutrition=- space=- clothes=iron home=iron =iron
stock: kitchen=steaming-pot money=candlestick-chart
shares: money=candlestick-chart
stroke: art=paintbrush health=brain dive=person-swimming
current: sea=water-wave
mine: war=bomb
cast: film=clapper-board health=adhesive-bandage
trunk: animal=elephant garden=deciduous-tree forest=deciduous-tree car=automobile
bark: =wood
nursery: garden=potted-plant =baby
sink: kitchen=faucet home=faucet =faucet
draft: work=memo art=pencil
yard: home=house-with-garden garden=house-with-garden =house-with-garden
cone: kitchen=ice-cream food=ice-cream car=traffic-cone
fuel: car=fuel-pump space=rocket
pool: sport=swimming-pool travel=swimming-pool home=swimming-pool dive=swimming-pool =swimming-pool
mole: animal=-
tank: war=- car=fuel-pump sea=aquarium animal=aquarium
shade: garden=- =-
spring: garden=blossom nature=blossom animal=blossom
frame: art=framed-picture bike=bicycle home=framed-picture =framed-picture
tissue: science=dna health=dna body=dna =-
mint: kitchen=herb food=herb garden=herb =herb
neighbors: garden=- forest=- animal=- nature=- space=- =houses
neighbours: garden=- forest=- animal=- nature=- space=- =houses
neighbor: garden=- forest=- animal=- nature=- =houses
message: history=scroll war=scroll school=- tech=mobile-phone =envelope
code: history=- war=- =code-window
rent: car=- travel=- clothes=- =house-keys
explode: creator=chart-increasing space=collision war=collision car=collision science=collision =-
scroll: tech=mobile-phone creator=mobile-phone history=scroll =mobile-phone
python: tech=code-window =snake
patient: health=person-in-bed
uniform: school=student war=military-helmet
trainer: sport=whistle
boxing: =boxing-glove
tunnel: travel=metro =dark-corridor
plank: sport=plank-figure body=plank-figure calm=plank-figure =wood
crowd: sport=stadium-crowd =crowd
`;
