/** Animals, plants, weather and the ground, by their plain names; see everyday.ts for the signs. */
export const BEASTS_NAMED = `
deer: antilop ceylan karaca | antelope gazelle reindeer caribou elk
monkey: babun | baboon
water-buffalo: bufalo | buffalo
bird: kanarya sinekkuşu sinek_kuşu kırlangıç ağaçkakan saka ispinoz balıkçıl turna toygar | canary woodpecker swallow heron crane_bird sparrow finch nightingale toucan wren
goose: kaz kazlar | geese
duck: pelikan~ | pelican~
blackbird: saksağan | magpie
eagle: şahin doğan_kuşu atmaca kerkenez | osprey
parrot: tukan muhabbet_kuşu | macaw budgie parakeet
wolf: çakal sırtlan | coyote hyena jackal
leopard: puma vaşak panter çita | puma lynx panther cougar
donkey: katır | mule
ram: koç | ram
fish: piranha yılan_balığı sazan | piranha eel carp catfish
tropical-fish: palyaço_balığı japon_balığı süs_balığı | clownfish goldfish
seal: mors deniz_aslanı | walrus sea_lion seal
whale: katil_balina orka | orca
snake: piton engerek boa çıngıraklı_yılan | python viper boa rattlesnake
lizard: semender kertenkele | salamander newt
frog: iribaş kara_kurbağası | tadpole tadpoles toad
snail: sümüklüböcek sümüklü_böcek | slug slugs
bug: pire kene bit güve_larvası tahtakurusu | flea fleas tick ticks termite termites lice bedbug centipede
cricket: cırcırböceği cırcır_böceği ağustos_böceği | cricket
lady-beetle: uğurböceği uğur_böceği | ladybug ladybird
butterfly: güve | moth moths
honeybee: eşekarısı eşek_arısı yaban_arısı bombus | wasp wasps hornet hornets bumblebee
hamster: gerbil | gerbil guinea_pig
badger: porsuk | badger badgers
hedgehog: oklu_kirpi | porcupine
chicken: yumurtlayan_tavuk | hens
paw-prints: pati_izi pençe_izi yavru_hayvan | animal_tracks
feather: tüy kuş_tüyü | plume quill
elephant: fil_hortumu fildişi | tusk tusks ivory
spider-web: örümcek_ağı | web spiderweb cobweb
bear: boz_ayı bozayı | grizzly
horse: atlar atım atının bir_at yaşlı_at beyaz_at siyah_at kara_at genç_at yorgun_at vahşi_at doru_at yağız_at küçük_at bir_atı kısrak tay aygır | mare stallion foal pony
rose: gül güller gül_dikeni gülün_dikeni kırmızı_gül | rose roses rose_thorn
blossom: papatya nergis menekşe zambak | daisy daffodil violet lily lilies petal petals
potted-plant: saksı orkide | orchid ivy flowerpot plant_pot
deciduous-tree: söğüt kavak kestane_ağacı ceviz_ağacı çalı ağaçlık | willow oak maple bush bushes shrub
evergreen-tree: ladin köknar sedir_ağacı | fir cedar spruce
broken-branch: dal dallar ağaç_dalı | branch branches twig twigs
seedling: kök kökler filiz sap_filizi | root roots stem sprout weeds weed
herb: çim çimen çayır yosun_tutmuş | grass moss fern
wood: odun kütük tomruk kereste | wood log logs lumber timber firewood plank
fire: alev alevler yangın kor | flame flames wildfire blaze ember embers
dashing-away: | exhaust_fumes
mountain: ova~ yamaç tepe | hill hillside slope ridge plateau
water-wave: dalga dalgalar dev_dalga sel_suyu | wave waves tidal_wave sneaker_wave
lake: bataklık sazlık gölet su_birikintisi | swamp marsh wetland pond puddle
beach-with-umbrella: sahil plaj kumsal | shore seashore coastline bay seaside
desert-dunes: kum kumlar | sand sands sandstorm
snow-capped-mountain: çığ | avalanche
rock: çakıl çakıl_taşı heyelan moloz | pebble pebbles boulder boulders landslide gravel
snowflake: kırağı don_olayı | frost
cloud-with-snow: kar_yağışı tipi | blizzard snowfall snowstorm
cloud-with-rain: dolu_yağışı sağanak yağış | downpour rainfall drizzle shower_of_rain
droplet: çiy çiğ_tanesi damla | dew dewdrop droplet droplets
leaf-fluttering-in-wind: meltem esinti | breeze gust
red-sunset: gün_batımı günbatımı akşam_güneşi ufuk | sunset dusk horizon
sun: gün_doğumu gündoğumu şafak güneş_ışığı | sunrise dawn sunlight sunshine
volcano: krater | crater geyser
ground-crack: kuraklık çatlamış_toprak | drought parched
sun-behind-cloud: atmosfer hava_durumu | atmosphere forecast
star: takımyıldız takımyıldızı | constellation constellations
rocket: uzay_mekiği uzay_gemisi uzay_aracı | shuttle spaceship spacecraft space_shuttle
astronaut: uzay_giysisi | spacesuit space_suit
mars: keşif_aracı mars_aracı | rover
wheat-field: tarla ekin_tarlası | wheat_field meadow
mushroom: | toadstool
spiral-shell: deniz_kabuğu | seashell seashells shells
coral: mercan_resifi | coral_reef
`;
