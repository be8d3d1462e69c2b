/** Animals, food and things of every day that the other lists leave out; see everyday.ts for the signs. */
export const AROUND = `
deer: geyik ceylan karaca | deer gazelle
moose: mus | moose elk
donkey: eşek | donkey
ox: öküz boğa | ox bull
water-buffalo: manda | water_buffalo
bison: bizon | bison
boar: yaban_domuzu | wild_boar boar
llama: lama alpaka | llama alpaca
mammoth: mamut | mammoth
rhinoceros: gergedan | rhino rhinoceros
hippopotamus: su_aygırı suaygırı hipopotam | hippo hippopotamus
rat: sıçan | rat rats
hamster: hamster | hamster guinea_pig
chipmunk: sincap | squirrel chipmunk
beaver: kunduz | beaver
otter: su_samuru samur | otter
skunk: kokarca | skunk
badger: porsuk | badger
raccoon: rakun | raccoon
gorilla: goril | gorilla
orangutan: orangutan | orangutan
turkey: hindi | turkey_dinner thanksgiving roast_turkey
peacock: tavus_kuşu | peacock
goose: kazlar | goose geese
dodo: dodo | dodo
seal: fok | seals baby_seal
squid: mürekkep_balığı kalamar | squid calamari
lobster: ıstakoz | lobster
blowfish: balon_balığı | pufferfish
spouting-whale: mavi_balina | blue_whale humpback
scorpion: akrep | scorpion
cricket: cırcır_böceği çekirge | crickets grasshopper
cockroach: hamam_böceği hamamböceği | cockroach roach
fly: sinek sinekler karasinek | houseflies fruit_fly
bug: tırtıllar böcekler | caterpillars
beetle: böcek | bug beetles
wolf: kurt_sürüsü | wolves wolf_pack
horse-face: tay kısrak at_yarışı jokey | foal jockey horse_racing horseback
ewe: kuzu | lamb sheep
cat-face: yavru_kediler kedicik | kittens
black-cat: kara_kedi siyah_kedi | black_cat
dog-face: sokak_köpeği köpek_yavrusu golden tasma | golden_retriever leash stray_dog
guide-dog: rehber_köpek | guide_dog
poodle: kaniş | poodle
whale: balinalar katil_balina | whales
shark: köpekbalıkları büyük_beyaz | great_white sharks
turtle: caretta deniz_kaplumbağası | sea_turtle
lizard: iguana bukalemun | iguana chameleon
snake: kobra piton engerek | cobra python viper
sauropod: brontozor | brachiosaurus
t-rex: t-rex tyrannosaurus | tyrannosaurus dinosaurs
hedgehog: kirpicik | hedgehogs
blossom: papatya | daisy
lotus: nilüfer lotus | lotus water_lily
hibiscus: ebegümeci hibiskus | hibiscus
hyacinth: sümbül | hyacinth
shamrock: yonca | shamrock
sheaf-of-rice: buğday başak pirinç_tarlası | wheat rice_field grain
potted-plant: saksı_çiçeği sukulent | succulent house_plant
nest-with-eggs: kuş_yuvası | birds_nest bird's_nest
melon: kavun | melon cantaloupe
lime: misket_limonu lime | lime
green-apple: yeşil_elma | green_apple
ginger-root: zencefil | ginger
pea-pod: bezelye | peas pea
brown-mushroom: kestane_mantarı | portobello
ear-of-corn: mısır_taneleri közde_mısır haşlanmış_mısır | corn_on_the_cob
baguette-bread: baget | baguette
pretzel: pretzel | pretzel
sandwich: sandviç tost ekmek_arası kumru | sandwich club_sandwich
taco: tako taco | taco tacos
burrito: burrito | burrito
falafel: falafel | falafel
tamale: tamale | tamale
fondue: fondü | fondue
curry-rice: köri körili | curry
rice-ball: onigiri | onigiri rice_ball
shallow-pan-of-food: paella güveçte sahanda | paella
cooking: sahanda_yumurta sucuklu_yumurta | fried_egg fried_eggs sunny-side
fried-shrimp: kızarmış_karides | fried_shrimp tempura
poultry-leg: kızarmış_tavuk tavuk_budu tavuk_göğsü fırında_tavuk | fried_chicken chicken_wings chicken_thighs
french-fries: kızartma patates_kızart- cips | french_fries
pizza: pizzacı pizza_dilimi | pizzeria
spaghetti: spagettiyi | spaghetti_carbonara
popcorn: mısır_patlat- | popcorn
fortune-cookie: fal_kurabiyesi | fortune_cookie
soft-ice-cream: külah külahta_dondurma | soft_serve ice_cream_cone
shaved-ice: karsambaç | snow_cone shaved_ice
bubble-tea: bubble_tea | bubble_tea boba
beverage-box: kutu_meyve_suyu | juice_box
baby-bottle: biberon mama | baby_bottle formula_milk
bottle-with-popping-cork: şampanya | champagne_bottle
cocktail-glass: martini | martini
chopsticks: yemek_çubuğu | chopsticks
mate: mate_çayı | yerba_mate
tangerine: portakal_suyu | orange_juice clementine
cup-with-straw: buzlu_kahve soğuk_kahve | iced_coffee iced_latte cold_brew
teacup-without-handle: yeşil_çay bitki_çayı papatya_çayı ıhlamur matcha | green_tea herbal_tea matcha
hot-beverage: sıcak_çikolata salep türk_kahvesi bir_fincan_kahve | hot_chocolate cup_of_tea barista mugs
anatomical-heart: kalp_krizi kalp_sağlığı kalp_hastalığı kalp_damar kalp_atışı kalp_ritmi kalbin_at- kalp_cerrahı | heart_attack heart_disease heart_health heart_rate heartbeat heart_surgeon human_heart
drop-of-blood: kan_tahlili kan_grubu tansiyon kolesterol diyabet | blood_test blood_type blood_pressure cholesterol diabetes
reminder-ribbon: kanser meme_kanseri | cancer breast_cancer
stethoscope: tahlil check-up sağlık_kontrolü hekim | physician medical_exam
pill: takviye antibiyotik ağrı_kesici d_vitamini magnezyum aspirin | supplement antibiotic painkiller vitamin_d magnesium aspirin pills
face-with-head-bandage: baş_ağrın başın_ağrı- | headaches
face-exhaling: nefes_ver- iç_çek- | exhale sigh
lungs: nefes_darlığı astım | asthma
sneezing-face: öksürük nezle_ol- | cough pollen_allergy
nauseated-face: mide_bulantısı mide_bulan- tiksin- iğrenç | nausea disgusting gross
face-with-rolling-eyes:  | annoying
pleading-face: yalvar- | begging
flushed-face: utangaç | shy blushing
person-in-steamy-room: sauna | sauna
soap: el_sabunu bulaşık_deterjanı deterjan leke | detergent stain hand_wash
broom: ev_temizliği toz_al- bahar_temizliği | spring_cleaning housework chores
sponge: bulaşık_yıka- lif | sponge
basket: çamaşır çamaşır_sepeti | laundry laundry_basket
plunger: tıkalı_lavabo | clogged_drain plunger
bathtub: küveti | bubble_bath
couch-and-lamp: abajur mobilya oturma_odan salonun | furniture floor_lamp
bed: nevresim çarşaf uyku_saati | sheets bed_frame
safety-pin: çengelli_iğne | safety_pin
sewing-needle: dikiş dikiş_makinesi iğne_iplik | sewing needle_and_thread
knot: düğüm | knot
thread: dikiş_ipi |
hook: çengel |
clamp: mengene |
pick: kazma | pickaxe
brick: tuğla lego | brick bricks lego
construction: yol_çalışması | roadworks
building-construction: şantiye kule_vinç | construction_site
post-office: postane | post_office
postbox: posta_kutusu | mailbox postbox
love-letter: aşk_mektubu | love_letter
convenience-store: bakkal market_rafı | convenience_store corner_shop
department-store: avm mağazalar | department_store shopping_mall
synagogue: sinagog | synagogue
hindu-temple: hindu_tapınağı | hindu_temple
shinto-shrine: şinto | shinto torii
church: katedral çan_kulesi | chapel
castle: şövalye_kalesi saray | palace citadel
classical-building: parthenon antik_kent efes akropol roma_forumu | parthenon acropolis ancient_city greek_temple ancient_rome ancient_greece
hut: bungalov dağ_evi ağaç_ev | treehouse bungalow
derelict-house: virane metruk ıssız_ev hayalet_köy | ruins ruined_house ghost_town
backpack: kamp_çantası kamp_çantam gezi_çantası | hiking_bag
tent: kamp_çadırı karavan_kampı | campsite glamping
canned-food: konserve konserve_kutusu | canned_food tin_can
locked-with-key: şifreleme | encryption two-factor
bug: yazılım_hatası | software_bug
technologist: hacker bilgisayar_korsanı | hacker hackers
desktop-computer: ekran_kartı işlemci sunucu pc | graphics_card processor gaming_pc server
electric-plug: şarj_aleti kablo adaptör şarj_istasyonu powerbank | charging_cable cable adapter charging_station power_bank
router: çekmiyor sinyal_gücü baz_istasyonu 5g | no_signal 5g cell_tower
airplane: uçak_modu | airplane_mode
selfie: özçekim selfie | selfie
video-camera: kamerayı_aç- video_çek- kamera_kaydı | camcorder vlogging
film-projector: projeksiyon film_gecesi | projector movie_night
film-frames: film_şeridi kurgu | film_reel video_editing
videocassette: kaset | vhs cassette
telephone: ev_telefonu ahize santral | landline telephone
fax-machine: faks | fax
card-file-box: arşiv | archive
file-folder: dosya klasör | folder files
file-cabinet: evrak_dolabı | filing_cabinet
page-facing-up: sözleşme belge evrak form | document contract paperwork
rolled-up-newspaper: gazete_kağıdı |
open-book: ders_kitabı | textbook
open-book: sözlük kitap_oku- masal_kitabı günlük | dictionary storybook diary fairy_tale
books: kitaplık kitap_önerisi kitaplar | bookshelf books bookstore
pound-banknote: sterlin | pounds_sterling
yen-banknote: japon_yeni | japanese_yen
receipt: kasa_fişi elektrik_faturası faturalar makbuz | electricity_bill receipts
abacus: hesap_makinesi bütçeni | calculator
label: ucuzluk yüzde_elli_indirim kupon_kodu promosyon | black_friday clearance promo_code
chart-increasing: getiri hisse_senedi değer_kazan- kazanç_oranı | returns portfolio bull_market dividends
chart-decreasing: değer_kaybet- düşüşte çöküş | bear_market market_crash
radioactive: radyoaktif radyasyon çernobil | radioactive radiation chernobyl
biohazard: biyolojik_tehlike | biohazard
dove: dünya_barışı | world_peace
detective: sherlock dedektiflik suikast gizemli_olay | sherlock whodunit cold_case
guard: muhafız nöbetçi | guards sentry
baby-angel: melek | angel
alien-monster: retro_oyun | space_invaders
goblin: cin şeytan iblis | goblin demon devil
ogre: dev_adam trol | troll_under
chart-decreasing: borsa_çök- | market_crashed market_crash stock_market_crash stock_market_crashed stocks_fell
drop-of-blood: şeker_hastalığı şeker_hastası |
bomb: atom_bombası | atomic_bomb nuclear_bomb
locomotive: buhar_makinesi |
full-moon: ay_tutulması | lunar_eclipse
sun: güneş_tutulması | solar_eclipse
baby: bebek_arabası | stroller
joystick: joystick |
unicorn: unicorn |
bat: vampir |
bank: | bank_account the_bank your_bank my_bank central_bank
fork-and-knife: | fork
automobile: otopark |
faucet: lavabo evye | sink kitchen_sink
oven: mikrodalga mikrodalga_fırın | microwave
speaker-high-volume: bas_sesler subwoofer | bass subwoofer
guitar: bas_gitar | bass_guitar bass_player bassist
fish: | sea_bass
video-game: son_boss bölüm_sonu_canavarı | final_boss boss_fight boss_level speedrun speedrunner respawn next_level bonus_level
old-key: sandık_anahtarı paslı_anahtar | rusty_key skeleton_key
footprints: ayak_izlerini karda_iz | tracks_in_the_snow
kitchen-knife: bıçakla | sharp_knife
mirror: aynadaki_yansıma yansıma | reflection
alarm-clock: çalar_saat sabah_rutini erkenden | snooze morning_routine wake-up
watch: kol_saatin rolex | rolex
hourglass-not-done: sabret- sabırlı | patient~
mountain: tepeler sıradağ | mountain_range
snow-capped-mountain: ağrı_dağı himalaya dağ_zirvesi | mount_everest himalayas mountaintop
ice: buz_küpü | ice_cubes ice_cube
rainbow: yedi_renk | seven_colors seven_colours
sun: güneş_ışığı güneş_ışınları | sunshine sunbeam
umbrella-with-rain-drops: yağmurda_ıslan- | raincoat
wind-face: rüzgarlı | gust
cyclone: siklon tayfun | typhoon
leaf-fluttering-in-wind: yaprak_dök- esinti_yaprak | rustling
globe-showing-europe-africa: dünyamız yeryüzü | planet_earth
satellite: uzay_istasyonu iss | space_station iss
rocket: roket_fırlat- nasa* spacex* falcon | nasa* spacex* liftoff
comet: meteor_yağmuru asteroid göktaşları | meteor_shower
shooting-star: dilek_tut- | make_a_wish
whistle: teknik_direktör antrenör | football_coach
money-bag: maaş_yat- | paycheck first_salary
trophy: galibiyet |
stadium: tribün |
soccer-ball: korner defans stoper golü_at- | corner_kick the_ball~
eiffel-tower: paris* | paris*
galata-tower: istanbul* | istanbul*
colosseum: roma* | rome*
statue-of-liberty: new_york* | new_york*
tokyo-tower: tokyo* | tokyo*
clock-tower: londra* | london*
pyramids: kahire* | egypt* cairo*
barber-pole: berber_dükkanı | barbershop
hourglass-done: süre_doldu vakit_doldu | time's_up
white-cane: baston | cane
nut-and-bolt: vidala- | screws
hammer: | nail_gun
ladder: el_merdiveni | stepladder
gem-stone: takı küpe mücevher | jewelry jewellery earring earrings
ring: yüzük alyans nişan_yüzüğü | wedding_ring engagement_ring a_ring
video-camera: | webcam webcams
prayer-beads: boncuk | beads
fire: orman_yangını yangınlar | wildfire wildfires forest_fire bushfire blaze
treasure-chest: eski_sandığı bodrumdaki_sandık bodrumdaki_sandığı tahta_sandık | old_chest
person-surfing: sörf_tahtası | surfboard surfboards
ring-buoy: can_simidi cankurtaran | lifeguard
person-running: atlet sprinter | sprinter sprint
baseball: beyzbol | pitcher curveball home_run
canoe: gondol kürek_çek- | gondola gondolas rowing paddle
envelope: telgraf mektuplaş- | telegram
ballot-box-with-ballot: seçmen sandık_başı | polls polling_station voters voter
person-swimming: yüzerken yüzücü yüzmeyi yüzmek_için | swimmer swim_laps
dollar-banknote: bahşiş | tip_the_waiter tipping gratuity
hourglass-not-done: beklemek bekleyiş | waiting_for keep_waiting
speedboat: tekne_turu | motorboat
bucket: su_kovası temizlik_kovası |
wood: odunlar kereste | firewood
`;
