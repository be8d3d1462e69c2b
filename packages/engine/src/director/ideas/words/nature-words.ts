/** Earth, sky, plants and animals; see everyday.ts for the signs. */
export const NATURE_WORDS = `
snow-capped-mountain: zirvesi everest alpler uludağ | alps
mountain: vadide vadisi kanyon | valleys canyon ridge gorge slope
volcano: volkanik krater | volcanic
desert-dunes: kurak | arid
river: dere |
lake: su_birikintisi su_kaynağı | water_hole water_holes watering_hole watering_holes
lake: baraj_gölü | lagoon
water-wave: med_cezir akıntı | tidal offshore
island: takımada |
beach-with-umbrella: deniz_kenarı şezlong | seashore
coral: mercan_resifi |
cave: dikit | stalactite
forest: yağmur_ormanı korusu | woodland
deciduous-tree: | maple_tree treetop canopy
evergreen-tree: çam_ağacı ladin köknar | spruce fir
palm-tree: tropik | palm_trees tropics
fallen-leaf: hazan |
seedling: yeşil_yaprak minik_yaprak taze_yaprak | green_leaf tiny_leaf new_leaf first_leaf first_leaves
raft: sal_kur- sal_yap- | build_a_raft
seedling: çimlen- toprak fide | shoots sapling germinate
potted-plant: bitkiyi | plant_pot
watering-can: sulama sulayın |
blossom: çiçeği çiçek_aç- nektar | bloom petals nectar
rose: gül_ağacı |
sunflower: günebakan |
cactus: | succulents
herb: otlar şifalı_ot | cilantro
wheat-field: ekin arpa çavdar tahıl | field_of_wheat grains barley rye farmland
farmer: köylü ziraat hayvancılık | farming farms peasant
tractor: | plow plough
sun: bronzlaş- |
sun-behind-cloud: bulutlu | cloudy
cloud: sis_bulutu |
cloud-with-rain: muson | monsoon drizzle downpour raindrops
tornado: | twister
wind-turbine: | renewable
fog: pus | misty haze
snowflake: don_ol- soğuk_hava ayaz donan |
iceberg: antarktika arktik | antarctic ice_sheet polar_ice
melting-ice: eri- eriyen erime | melting melts melted_ice thaw
cold-face: soğuktan |
hot-face: sıcaktan bunal- | overheat
thermometer: ateşi_çık- | degrees_celsius fahrenheit
fire: kıvılcım | spark
full-moon: uydumuz |
star: | starry starlight
earth-in-hands: doğayı çevre_bilinci doğal_yaşam ekosistem | sustainability* ecosystem biodiversity climate_change eco-friendly
globe-showing-europe-africa: kıtalar | continents
dog-face: | canine
cat-face: sokak_kedisi mırla- | feline purr
bird: turna öt- sığırcık kanarya muhabbet_kuşu bülbül | finch robin chirp cranes
birds-in-v: sürü_halinde | migration migratory
nest-with-eggs: kuluçka yumurtla- | lays_eggs lay_eggs laying_eggs hatch incubate
wing: kanat_çırp- kanat_aç- kanatlarını_çırp- | flap_their flap_its flaps_its wings_spread
eagle: doğan_kuşu akbaba atmaca | falcon vulture
chicken: kümes | coop
lion: | lioness
tiger: kaplanlar | tigers
leopard: çita jaguar pars | cheetah jaguar panther
elephant: | trunk_of
bear: boz_ayı | grizzly hibernate
horse: süvari | mare cavalry
cow: inekler sığır buzağı | cows
ewe: | flock
monkey: maymunlar şempanze primat | monkeys chimp chimpanzee primate
mouse-face: | mice
snake: zehirli_yılan | venom venomous
octopus: dokunaç | tentacle
honeybee: işçi_arı kraliçe_arı | bumblebee
butterfly: koza | cocoon moth
spider: | tarantula
spider-web: | spiderweb
feather: | plumage
paw-prints: evcil_hayvanlar yaban_hayat vahşi_hayvan pençe | prey beast wild_animals
footprints: | tracks_in
bone: iskelet_sistemi |
skeleton: fosiller | fossils
t-rex: | jurassic
rock: | pebble
gem-stone: değerli_taş kristal | crystal
dandelion: hafif_bir_esinti |
`;
