/** Common words that the other lists leave out, above all English ones; see everyday.ts for the signs. */
export const COMMON = `
clapper-board: oyuncu_kadrosu | actor actors actress film_director movie_director
compass: macera* | adventure* adventures* expedition expeditions voyage*
light-bulb: | insight* creativity* imagination* innovation* inspiration*
bullseye: hırs* | ambition* determination*
houses: | neighborhood* neighbourhood* neighbor* neighbors* neighbour* suburb suburbs
office-building: apartman | apartment apartments headquarters skyscrapers_rise
speech-balloon: tartışma* | argument* debate* opinion* opinions* gossip* feedback*
sports-medal: sporcu | athlete athletes
house: çatı_katı | attic roof* rooftop*
house-with-garden: | yard* lawn* balcony*
handbag: | bag bags handbags
soccer-ball: | ball*
guitar: müzik_grubu | rock_band band_played band_plays musician musicians
person-raising-hand: | volunteer_to customer* customers* guest* guests* visitor* visitors*
hut: ahır | barn barns cottage
old-man: | beard bearded
lipstick: | beauty makeup
coin: | beggar
jeans: | belt pants trousers
couch-and-lamp: | armchair
blueberries: | berry
tooth: | bite bites bit_into
womans-boot: | boot boots
hiking-boot: | hiking_boots
ring: bilezik | bracelet jewelry jewellery pearl earring
wind-face: | breath* breathe*
boy: erkek_kardeş | little_brother baby_brother brothers son sons nephew
girl: kız_kardeş | little_sister baby_sister sisters daughter daughters niece
construction-worker: inşaatçı | builder builders plumber
office-building: bina* binalar* | building* buildings*
building-construction: inşaat | construction_site under_construction
angry-face: zorba* | bully bullies temper hate* jealousy* jealous*
cut-of-meat: kasap | butcher
bird: | cage beak
cow: | calf cattle
telephone-receiver: | phone_call phone_calls called_me call_me call_back
canoe: | canal
ballot-box-with-ballot: | candidate candidates
pilot: kaptan | captain
credit-card: banka_kartı | bank_card debit_card
ferris-wheel: | carnival theme_park amusement_park
shopping-cart: | cart grocery groceries
television: çizgi_film | cartoon cartoons
violin: çello | cello
clinking-glasses: | ceremony anniversary
classical-building: | bank_account
heart-hands: yardımseverlik* | charity* kindness* kind_today compassion* generosity*
bar-chart: | chart charts score*
signpost: | choice* choices* decision* decisions* option* options*
school: | class* classes* grade grades
amphora: | clay
broom: temizlikçi | cleaner
mountain: uçurum* yamaç* | cliff* cliffs*
hospital: klinik | clinic
whistle: | coach
busts-in-silhouette: | colleague* cousin* relative* relatives* generation* generations* group~
performing-arts: komedi | comedy drama_school tragedy*
chequered-flag: | competition competitions
video-call: konferans | conference conferences lecture
thread: pamuk~ | cotton~ wool~
sheaf-of-rice: | crop
baby: | cradle pregnancy pregnant
building-construction: | crane
footprints: | creature*
bread: kırıntı | crumb crumbs
hot-beverage: | cup* cups*
spiral-calendar: | month~ week~ weekend~ schedule* routine* event~ events~
magnifying-glass-tilted-left: merak_et- | curiosity* evidence* investigate* investigation*
water-wave: baraj gelgit | dam dams tide tides flood floods
cracked-house: hasar yıkım | damage* damaged* disaster* disasters* ruin* ruins*
ballet-shoes: balerin | dancer dancers ballerina
new-moon-face: | darkness*
graduation-cap: | degree* scholarship*
hourglass-not-done: gecikme* | delay* delays* deadline* deadlines* moment~ moments~
school-desk: çalışma_masası | desk desks
pick: | dig digging shovel
magnifying-glass-tilted-left: keşif* | discovery* discover* discoveries*
broken-heart: boşanma | divorce* grief* sadness* misery* betrayal*
thinking-face: şüphe* | doubt* doubts* confused*
file-cabinet: çekmece dolap | drawer drawers cupboard
cup-with-straw: | drinks
cactus: kuraklık | drought
pill: | drug drugs cure treatment
chart-increasing: ekonomi* | economy* progress* success_rate*
pencil: silgi | eraser crayon_box
flexed-biceps: | elbow* shoulder* shoulders* resilience* toughness*
resume: iş_başvuru başvuru* | application* applications* applied_for
phone-on-tripod: kanalımı_aç- kanal_aç- | started_a_channel my_channel youtube_channel
person-lifting-weights: | pull-ups pull-up barbell
adhesive-bandage: | hurts* aches* sore*
ringed-planet: venüs* jüpiter* neptün* | venus* jupiter* neptune*
spiral-calendar: pazartesi~ | monday~ tuesday~ wednesday~ thursday~ friday~ saturday~ sunday~ calendar
earth-in-hands: çevre* | environment* environmental*
gear: | equipment hardware
rosette: uzman* | expert* experts*
eye: kaş~ kirpik | eyebrow eyelash
cross-mark: başarısızlık* | failure* fail* failed* rejection* rejected*
magic-wand: peri | fairy witch witches wizard
star: şöhret* | fame* famous~
locked: çit | fence fences gate gates
fireworks: | festival festivals
wheat-field: tarla* | field* fields*
hand-with-fingers-splayed: parmak* | finger* fingers* thumb*
raised-fist: yumruk | fist fists strike* riot* protest* revolution*
snowflake: don | frost hail
technologist: | freelancer freelancers
fridge: dondurucu | freezer
crystal-ball: gelecek* | future* prediction* predictions*
framed-picture: | gallery galleries frame
automobile: emniyet_kemeri otopark | parking seat_belt seatbelt
vertical-traffic-light: hız_sınırı trafik_kuralı | speed_limit traffic_rules
dashing-away: | gas gases
gem-stone: | gem gems marble luxury*
herb: çimen | grass grassy
red-apple: yer_çekimi* yerçekimi* | gravity*
houses: | town_hall
hourglass-done: | hour~ hours~
gloves: eldiven | glove
water-pistol: | gun guns weapon weapons
fire: | heat
dove: cennet* | heaven* soul* hope_is* faith* freedom_is*
deciduous-tree: bahçe_çiti | hedge orchard oak
mountain-flag: engel* | obstacle* obstacles* overcome* height* heights*
ring-buoy: | help* helps* helped* helping* rescue* rescued* safety*
artist-palette: hobi | hobby hobbies
airplane: | holiday* holidays* getaway* jet jets
clown-face: mizah* | humor* humour* joke* jokes* laugh* laughed*
bow-and-arrow: avcı | hunter hunters hunting
fountain-pen: | ink
musical-notes: | instrument instruments rehearsal
love-letter: davetiye | invitation invitations
chains: hapis hapishane | jail prison prisoner prisoners slave slaves slavery
kangaroo: | jump* jumped* jumping*
judge: yargıç avukat hakim | judge judges lawyer lawyers jury court
kissing-face: | kiss kisses kissed
mountain: | landscape landscapes land_is*
lying-face: yalan* | liar lies* lied* lying_to
admission-tickets: piyango | lottery
newspaper: editör | editor
convenience-store: pazar_yeri | market* markets* shop* shops*
fork-and-knife-with-plate: menü | menu menus waiter snack snacks
camel: tüccar | merchant merchants
gear: | motor motors
pick: maden | miner miners mining coal_mine
rocket: füze | missile missiles
church: rahip | priest monastery
hindu-temple: keşiş | monk monks
sun: | morning~
disguised-face: bıyık | moustache mustache
hot-beverage: | sip sips
hammer: | nails_it hammering
scarf: boyun~ | neck~
sewing-needle: iğne | needle needles
globe-with-meridians: | network networks
steaming-bowl: | noodle
palm-tree: vaha | oasis
performing-arts: opera | opera
door: fırsat* | opportunity* opportunities*
anatomical-heart: organ~ | organ~ organs~ kidney~ liver~
teddy-bear: yetim | orphan orphans
wind-face: oksijen* | oxygen*
adhesive-bandage: acı_çek-* yara | pain* painful* wound wounds injury injuries injured scar scars
worried-face: panik* | panic* anxious* nervous* embarrassment* guilt* shame* shy*
deciduous-tree: park* | park* parks* picnic
red-heart: tutku* | passion* relationship* relationships* affection*
road: kaldırım* | pavement sidewalk street* streets* alley*
person-walking: yaya | pedestrian pedestrians
medical-symbol: eczane | pharmacy pharmacist
thinking-face: filozof | philosopher philosophers philosophy*
evergreen-tree: | pine pines
water-bottle: plastik | plastic
factory: kirlilik* | pollution* polluted*
lake: gölet | pond ponds puddle
horse: midilli | pony ponies stable
bust-in-silhouette: siyasetçi başkan | politician politicians president
ship: liman | port ports harbor harbour sailor sailors
folded-hands: | prayer prayers pray_for
wolf: yırtıcı | predator predators
handshake: söz_ver- | promise* promised* promises* loyalty*
couch-and-lamp: psikolog terapist | therapist therapy psychologist
beer-mug: | pub
nesting-dolls: kukla | puppet puppets
red-question-mark: soru* | question* questions*
bus-stop: kuyruk_bekle- | queue queues
musical-notes: | record_player vinyl
luggage: mülteci göçmen | refugee refugees immigrant immigrants
newspaper: muhabir | reporter reporters journalist journalists
trophy: | reward* rewards* hero* heroes*
disguised-face: soyguncu hırsız | robber robbers thief thieves
seedling: kök | root roots soil
knot: halat | rope ropes
scroll: | ruins_of tradition* traditions* ancient_text
canned-food: | sauce sauces vinegar
hot-dog: sosis | sausage sausages
bathroom-scale: | scale scales weight~
moai: heykel | statue statues sculpture sculptures
oyster: deniz_ürünleri | seafood
leaf-fluttering-in-wind: mevsim | season* seasons*
military-medal: asker | sergeant veteran veterans
house: barınak sığınak | shelter shelters
lotion-bottle: şampuan | shampoo conditioner
exploding-head: | shock* shocked* stunned*
running-shoe: | shoe
dress: etek | skirt skirts
dashing-away: | smoke smoky
socks: çorap | sock
speedboat: | yacht yachts
trophy: spor_müsabakası | sport sports
staircase: | stair
postbox: pul | stamp stamps postcard
nut-and-bolt: çelik metal bakır | steel metal copper iron_ore wire wires
face-vomiting: mide_bulantısı | stomach_ache stomachache nausea
oven: ocak_başı | stove stoves
necktie: takım_elbise takım_elbisemi takım_elbisesini | suit suits suit_and_tie tie uniform uniforms
coat: kazak | sweater sweaters jacket
playground-slide: salıncak | swing_set playground
pancakes: | maple_syrup
chair: masa* | table* tables*
shower: | shower_head
student: | teenager teenagers teen
exam-paper: | test tests tested quiz
microbe: boğaz | infection
wrench: alet | tool
world-map: tur_at- | tour tours tourist tourists travelers travellers traveler
handshake: ticaret | trade* trading_partner
check-mark-button: gerçek_şu* | truth* proof*
metro: tünel | tunnel tunnels subway
leafy-green: sebze sebzeler | vegetable vegetables veggies greens
honeybee: eşek_arısı | wasp wasps
wastebasket: israf | waste* wasted* garbage trash litter
brick: tuğla | brick_wall bricks
ring: karı_koca evli_çift | husband wife spouse married marriage widow couple
zebra: hayvanat_bahçesi | zoo zoos safari wildlife
eyes: tanık | witness* witnesses* watch_out
hammer-and-wrench: atölye | workshop workshops
watch: | wrist
goblin: | villain villains monster monsters
two-hearts: | twin twins soulmate
drop-of-blood: | bleeding
teacher: | mentor mentors tutor
hand-with-fingers-splayed: | wave_hello
dagger: | stab stabbed betray*
rosette: | award-winning
telescope: | stargazing
cityscape-towers: | streets_of
gorilla: | ape apes
bird: sinek_kuşu | hummingbird hummingbirds
mechanical-arm: | prosthetic
bone: | bones fracture
person-in-lotus-position: | mindfulness* relaxation* relaxed* inner_peace
sun-behind-cloud: | forecast
cyclone: girdap | hurricane hurricanes typhoon whirlpool
canoe: gondol | gondola gondolas
coin: bahşiş | tip_jar tipping leave_a_tip
person-swimming: yüzerken yüzücü | swimmer swimmers
person-running: | sprinter sprinters sprint
baseball: | pitcher_threw curveball fastball
bone: omurga bel_ağrısı bel_fıtığı | your_spine backbone back_pain
skull: veba | plague black_death
poultry-leg: | roast_chicken season_the_chicken grilled_chicken
airplane: | fly_alone flew_alone fly_across flew_across first_flight transatlantic
knot: düğüm ilmek | knot knots bowline rope ropes
holding-hands: eşim karım kocam evlendik | my_wife my_husband my_spouse we_married
coin: kuruş | penny pennies
money-with-wings: | are_broke am_broke being_broke
rocket: startup* | startups*
technologist: odaklan- | deep_work
tying-shoes: | put_on_your_shoes
stadium-crowd: stat | stands_roared
`;
