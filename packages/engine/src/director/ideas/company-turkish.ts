/**
 * Words that mean one thing here and another there: `word: field=object field=object =object`. The first field of fields.ts that
 * the sentence speaks of decides, then the first that the whole text does; `=object` stands for all others. `-` shows nothing,
 * and so does a word none of whose fields is spoken of.
 */
export const TURKISH_COMPANY = `
yosun: sea=seaweed dive=seaweed
yosunlar: sea=seaweed dive=seaweed
köfte: lentils=raw-meatballs =kofte
ayı: toys=teddy-bear =bear
oyna-: animal=yarn =joystick
kumru: animal=dove food=sandwich kitchen=sandwich =dove
zayıfla-: nutrition=bathroom-scale sport=bathroom-scale
yıka-: kitchen=- food=- =soap
tekne: sea=motor-boat =motor-boat
astar: home=paint-roller
mola: work=timer-clock school=timer-clock tech=timer-clock desk=timer-clock
testi: science=- health=- law=- tech=- school=- car=- kitchen=jug food=jug craft=jug history=jug
diş: car=- bike=- kitchen=- craft=- =tooth
kutup: car=- tech=- cold=iceberg animal=iceberg
bagaj: car=- travel=luggage
koltuk: car=- travel=- =couch-and-lamp
yastık: car=- =pillow
kablosuz: network=wifi-signal
göçmen: animal=- =luggage
boğaz: health=throat
ıhlamur: craft=- =teacup-without-handle
zengin: nutrition=- kitchen=- =money-bag
şeker: health=- feast=candy =sugar-cubes
ekran: desk=desktop-computer =mobile-phone
fare: desk=computer-mouse tech=computer-mouse =mouse-face
lastik: car=tyre bike=tyre motorbike=tyre =tyre
tekerlek: car=tyre motorbike=tyre =wheel
akü: =car-battery
maske: dive=diving-mask health=face-with-medical-mask =performing-arts
çevre: nature=earth-in-hands
rakip: fight=boxing-glove
rakipler: fight=boxing-glove
dolap: kitchen=fridge clothes=clothes-rack desk=file-cabinet =cupboard
program: tech=code-window work=calendar
ağırlık: sport=person-lifting-weights
kod: tech=code-window
file: sport=goal-net
kök: garden=seedling
iğne: clothes=sewing-needle craft=sewing-needle health=syringe
hücre: science=dna health=dna body=dna
sinyal: car=- network=wifi-signal space=satellite-antenna
çekim: film=clapper-board
kürek: sea=person-rowing-boat =shovel
şah: chess=chess-king
at: chess=chess-knight
silecek: car=windshield-wiper cold=windshield-wiper
silecekler: car=windshield-wiper cold=windshield-wiper
silecekleri: car=windshield-wiper cold=windshield-wiper
sandal: sea=person-rowing-boat =person-rowing-boat
bot: hike=hiking-boot clothes=hiking-boot sea=- tech=robot =hiking-boot
kuzu: kitchen=cut-of-meat food=cut-of-meat =ewe
tavuk: kitchen=poultry-leg food=poultry-leg =chicken
kanat: animal=wing travel=airplane food=poultry-leg =wing
tüy: animal=feather
krem: kitchen=- =cream-jar
taş: health=- body=- =rock
çanta: travel=luggage school=backpack hike=backpack =handbag
hakim: law=judge
form: work=page-facing-up school=page-facing-up
site: tech=browser-window
galeri: car=automobile
golden: animal=dog-face
don: cold=snowflake
dalga: science=- tech=- network=- beauty=- sea=water-wave =water-wave
yıldız: film=- sport=- music=- =star
tablo: work=spreadsheet money=spreadsheet =framed-picture
cin: fear=goblin magic=goblin
şef: work=office-worker music=- =chef-hat
çarp-: body=red-heart health=red-heart =collision
takım: sport=team =handshake
forma: sport=running-shirt =running-shirt
park: car=- =deciduous-tree
iz: fear=footprints animal=footprints cold=footprints
adım: hike=hiking-boot
tempo: sport=running-shoe
sınıf: school=student
basamak: home=staircase fear=staircase =staircase
fon: money=money-bag
ışık: space=- science=- lamp=light-bulb
kum: desert=desert-dunes sea=beach-with-umbrella travel=beach-with-umbrella =desert-dunes
açlık: hunger=empty-plate =fork-and-knife
verimli: work=technologist
çivi: =iron-nail
ahşap: craft=wood forest=wood
tüccar: desert=camel
anahtar: door=key car=key home=key =key
parça: =-
pano: work=clipboard school=clipboard
hedef: war=- animal=- =bullseye
fren: bike=- =mechanic
motor: car=automobile motorbike=motorcycle =gear
mühendis: =blueprint
boya: beauty=- art=artist-palette home=paint-roller =paintbrush
etiket: tech=- =label
hoca: school=teacher sport=whistle
masa: school=school-desk =table
ikinci_el: clothes=t-shirt car=automobile =-
ikinci_el_dükkanı: clothes=t-shirt =-
yaprak: kitchen=leafy-green =fallen-leaf
buhar: kitchen=steaming-pot
çiz-: art=artist-palette
gez-: travel=airplane
tırnak: beauty=nail-polish
karıştır-: kitchen=wooden-spoon food=wooden-spoon
ısın-: sport=person-cartwheeling
ısınma: sport=person-cartwheeling
kazan-: kitchen=steaming-pot =trophy
cesaret: war=raised-fist =lion
saç: beauty=person-getting-haircut
manşet: sport=volleyball =newspaper
termal: travel=hot-springs
etek: clothes=dress =dress
uyu-: ruins=- =sleeping-face
sınır: travel=world-map war=world-map
temizle-: car=- tech=- teeth=- body=- =soap
kira: tech=- =house-keys
mutfak: kitchen=steaming-pot food=steaming-pot
satın: kitchen=shopping-cart food=shopping-cart
kask: motorbike=motorcycle-helmet bike=- =rescue-workers-helmet
parla-: space=glowing-star
ışılda-: space=glowing-star
alet: craft=wrench car=wrench home=wrench =wrench
araç: tech=- work=- desk=- =automobile
kupası: kitchen=mug food=mug craft=mug =trophy
kaleye: sport=goal-net =castle
esne-: sport=stretching-figure body=stretching-figure health=stretching-figure =yawning-face
esneme: sport=stretching-figure body=stretching-figure health=stretching-figure =yawning-face
pul: =-
çalışan: work=team =-
muayene: health=stethoscope
kaptan: sport=- sea=ship =pilot
ağ: sea=fishing-net =-
salon: sport=- =couch-and-lamp
hesap: money=bank =abacus
acil_durum: money=piggy-bank =ambulance
smaç: hoops=basketball-hoop =volleyball
şut: hoops=basketball =soccer-ball
top: volley=volleyball racket=tennis hoops=basketball sport=soccer-ball war=cannon =soccer-ball
atış: hoops=basketball war=bow-and-arrow
indir-: tech=phone-download
hemen_indir-: tech=phone-download
sezon: film=television
indirme: tech=phone-download
zırhlı: sea=ship =knight-helmet
kırmızı_ışık: car=vertical-traffic-light
oyun: sport=- tech=video-game feast=building-blocks
set: sport=- film=clapper-board
perde: stage=stage-curtain =window
yay: war=bow-and-arrow
sahne: film=clapper-board stage=stage-curtain music=microphone
rol: film=clapper-board stage=performing-arts
hat: network=router travel=train
ekip: =team
bölge: =world-map
baskı: news=newspaper
yük: travel=luggage sea=ship car=delivery-truck
makine: kitchen=blender craft=gear home=washing-machine work=factory =gear
pist: sport=running-shoe travel=airplane
kulüp: sport=team music=mirror-ball
tohum: =seedling
ölçü: craft=measuring-tape clothes=measuring-tape kitchen=measuring-cup
çubuk: kitchen=- food=chopsticks
tabaka: =-
kabin: travel=airplane
tur: travel=luggage sport=chequered-flag
kaynak: =-
pil: =battery
tüp: science=test-tube dive=diving-mask
kapsül: space=rocket health=pill
hap: =pill
ray: travel=train
dizi: film=television =-
kale: sport=goal-net =castle
maç: volley=volleyball hoops=basketball racket=tennis fight=boxing-glove =soccer-ball
komşu: garden=- forest=- animal=- nature=- space=- =houses
hırsız: fear=disguised-face law=disguised-face home=disguised-face =-
patla-: creator=chart-increasing kitchen=popcorn war=bomb quake=collision space=collision
sıcak_hava: car=- home=- =hot-face
şarj_et-: car=charging-station =phone-charger
dinlen-: kitchen=- food=- =couch-and-lamp
öğret-: school=teacher
oyuncu: sport=soccer-ball film=performing-arts stage=performing-arts tech=video-game =performing-arts
mekik: space=rocket sport=flexed-biceps
kaburga: food=meat-on-bone kitchen=meat-on-bone =skeleton
fiş: money=receipt =electric-plug
perde: stage=stage-curtain music=stage-curtain =curtains
tünel: travel=metro =dark-corridor
işçi: bee=honeybee =construction-worker
kalabalık: sport=stadium-crowd =crowd
`;
