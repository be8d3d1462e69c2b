/** Animals, plants, weather and the sky; see everyday.ts for the signs. */
export const NATURE = `
cat-face: kedi yavru_kedi miyavla- | cat kitten kitty meow
dog-face: köpek yavru_köpek havla- | dog puppy bark_at pup
paw-prints: evcil_hayvan hayvan pati veteriner | pet pets animal paw paws vet
rabbit-face: tavşan | rabbit bunny hare
mouse-face: fare | mouse_ran
fox: tilki | fox
wolf: kurt kurtlar uluma | wolf howl
bear: ayı | bear bears
lion: aslan | lion pride_of_lions
tiger-face: kaplan | tiger
elephant: fil | elephant
monkey-face: maymun | monkey
horse-face: at_bin- atlar atlı at_üstünde | horse horses stallion ride_a_horse
cow-face: inek büyükbaş | cow cattle
tractor: çiftlik | farm
pig-face: domuz | pig
ewe: koyun kuzular | sheep wool
goat: keçi | goat
camel: deve | camel
giraffe: zürafa | giraffe
zebra: zebra | zebra
kangaroo: kanguru | kangaroo
panda: panda | panda
koala: koala | koala
sloth: tembel_hayvan | sloth
penguin: penguen | penguin
bird: kuş serçe | bird sparrow songbird
blackbird: karga kuzgun karatavuk | crow raven jackdaw
owl: baykuş | owl
eagle: kartal şahin | eagle hawk
dove: güvercin barış | dove pigeon peace_treaty
parrot: papağan | parrot
duck: ördek yavru_ördek | duck duckling
swan: kuğu | swan
flamingo: flamingo | flamingo
chicken: tavuk | chicken hen
rooster: horoz | rooster
baby-chick: civciv | chick
turtle: kaplumbağa | turtle tortoise
frog: kurbağa | frog toad
snake: yılan | snake serpent
crocodile: timsah | crocodile alligator
lizard: kertenkele | lizard gecko
t-rex: dinozor dinozorlar | dinosaur t-rex
whale: balina | whale
dolphin: yunus yunuslar | dolphin
shark: köpekbalığı köpek_balığı | shark
octopus: ahtapot | octopus
tropical-fish: akvaryum | aquarium tropical_fish
crab: yengeç | crab
spiral-shell: deniz_kabuğu | seashell shell
coral: mercan resif | coral reef
jellyfish: denizanası | jellyfish
butterfly: kelebek dönüşüm tırtıl | butterfly butterflies caterpillar transformation metamorphosis
honeybee: arı kovan polen | bee bees hive pollinate pollen
ant: karınca | ant ants colony_of
spider: örümcek | spider
spider-web: örümcek_ağı | cobweb spider_web
mosquito: sivrisinek | mosquito
bug: böcek | insect insects bugs
snail: salyangoz | snail
worm: solucan | worm earthworm
bat: yarasa | bat bats vampire
unicorn: tek_boynuzlu | unicorn
dragon: ejderha | dragon
ogre: canavar | monster
rose: kırmızı_gül güller | red_rose a_rose roses
sunflower: ayçiçeği ayçiçekleri | sunflower
cherry-blossom: kiraz_çiçeği bahar ilkbahar | cherry_blossom blossom spring~ springtime
bouquet: buket çiçek_buketi | bouquet flowers_for
wilted-flower: solmuş sol- kuru- kıtlık | wilt wilted withered crops_failed harvest_failed failed_crops famine
potted-plant: saksı ev_bitkisi bitkiler salon_bitkisi | houseplant potted indoor_plant plants
cactus: kaktüs | cactus
deciduous-tree: ağaç meşe fidan | tree oak trees
palm-tree: palmiye tropikal ada | palm tropical island
fallen-leaf: sonbahar güz yaprak yapraklar | autumn leaf leaves fall_leaves
maple-leaf: akçaağaç | maple
four-leaf-clover: şans şanslı uğur | luck lucky clover fortune~
wood: odun kütük ahşap | wood log timber lumber wooden
rock: kaya taş taşlar | rock stone boulder
volcano: volkan yanardağ lav patlama_yaşan- | volcano lava erupt eruption
mountain: dağlar tepe yamaç | mountains hill hills
hiking-boot: doğa_yürüyüşü trekking kamp_yap- patika | hike hiking trail trek
tent: çadır kamp | tent camp camping
person-climbing: tırmanış dağcı | climber climbing
world-map: harita kıta | map maps continent
compass: pusula | compass navigate
sailboat: yelken yelkenli tekne | sail sailing boat yacht
anchor: liman çapa | anchor harbor harbour port_of
sun-with-face: güneşli | summertime
cloud-with-lightning-and-rain: fırtına sağanak gök_gürültüsü | storm thunderstorm thunder
cloud-with-lightning: yıldırım | lightning
cloud-with-snow: kar_yağışı kar_yağ- tipi | snowfall blizzard
umbrella-with-rain-drops: şemsiye | umbrella
rainbow: gökkuşağı | rainbow
tornado: hortum kasırga | tornado hurricane cyclone
wind-face: rüzgar rüzgâr esinti | wind breeze windy
fog: sis sisli | fog mist foggy
snowman: kardan_adam | snowman
hot-face: sıcak_hava bunaltıcı kavurucu | heatwave sweating scorching
cold-face: üşü- titre- dondurucu_soğuk | shiver freezing_cold
shooting-star: kayan_yıldız dilek | shooting_star wish meteor
glowing-star: parla- ışılda- | shine shining glowing
comet: kuyruklu_yıldız göktaşı asteroit meteor | comet asteroid meteorite
full-moon: ay'a ay_yüzeyi dolunay ayda_yürü- aya_ayak ay'da ay'ın | moon lunar
crescent-moon: hilal gece_yarısı~ güneş_doğmadan gün_doğmadan gün_ağarmadan şafaktan_önce | crescent before_sunrise before_dawn before_daybreak before_the_sun
globe-showing-americas: gezegenimiz yerküre | our_planet for_the_planet save_the_planet globe
hole: delik çukur | hole pit
face-with-spiral-eyes: baş_dön- baş_dönmesi | dizzy vertigo dizziness
microbe: virüs bakteri mikrop hastalık enfeksiyon | virus bacteria germ germs infection disease microbe
bone: kemik iskelet fosil | bone bones skeleton fossil
recycling-symbol: geri_dönüşüm çevreci | recycle recycling
wastebasket: çöp çöpe_at- | trash garbage rubbish trash_can
beetle: kınkanatlı | beetle
lady-beetle: uğur_böceği | ladybug lady_beetle ladybird
wing: kanat | wings
feather: tüy hafiflik | feather
empty-nest:  | nest
bubbles: baloncuk sabun_köpüğü | bubbles bubble soap_bubbles
mount-fuji: fuji | fuji
beach-with-umbrella: tatil_yap- güneşlen- yaz_tatili kum | vacation holiday_by sunbathe sand seaside
hot-springs: kaplıca termal hamam | hot_spring thermal_bath spa
`;
