/** Travel, vehicles, places, history, sport; see everyday.ts for the signs. */
export const WORLD = `
airplane: havaalanı havalimanı gezi* seyahat_et- | airport traveler* vacation*
airplane-departure: uçak_kalk- | takeoff take_off
luggage: bagaj valiz_topla- turist* | luggage baggage tourism* tourist*
automobile: trafik şoför otomobiller park_et- | traffic driver driving parking
taxi: taksi | taxi taxis cab
bus: otobüs | bus
metro: metro | subway underground_train metro
train: tren_yolu demiryolu istasyon | railway railroad
high-speed-train: hızlı_tren | high-speed_train bullet_train
tram: tramvay | tram
motorcycle: motosiklet motor_sür- | motorcycle motorbike
motor-scooter: scooter | scooter
kick-scooter: elektrikli_scooter | e-scooter
water-wave: sulara_gömül- karanlık_sular derin_sular |
ship: vapur kruvaziyer titanik okyanus_aş- | cruise titanic
ferry: feribot | ferry
helicopter: helikopter | helicopter
parachute: paraşüt | parachute skydive skydiving
tractor: traktör | tractor
ambulance: ambulans acil_durum acil | ambulance emergency
fire-engine: itfaiye_aracı | fire_truck
police-car: polis_arabası | police_car
racing-car: formula otomobil_yarışı | formula_one race_car
wheel: tekerlek lastik | wheel tire tyre
hotel: otel konakla- konaklama | hotel accommodation hostel
church: kilise | church cathedral
mosque: minare namaz oruç iftar sahur | minaret eid
kaaba: kâbe hac umre | hajj pilgrimage
mosque: ibadet | worship
prayer-beads: tespih | rosary
classical-building: tapınak roma_imparatorluğu bizans yunan_uygarlığı sütun uygarlık medeniyet osmanlı | temple roman_empire civilization civilisation byzantine greek_temple column ottoman
castle: sur kuşat- kuşatma şato | siege castle medieval_castle kingdom
crossed-swords: kılıç savaşçı çatışma istila zafer_kazan- yeniçeri | sword warrior conflict invade invasion knight
military-helmet: asker miğfer | soldier soldiers troops
military-medal: gazi şehit | veteran
dove: barış_antlaşması | ceasefire
statue-of-liberty: özgürlük_heykeli | statue_of_liberty
world-map: keşif_yolculuğu coğrafya sınır dünya_turu | geography border world_tour explorer
pirate-flag: korsan | pirate
old-key: gizli_oda | secret_room
gem-stone: elmaslar zümrüt yakut | gems emerald ruby
coin: altın_sikke | gold_coins
soccer-ball: futbolcu forvet penaltı lig | footballer striker penalty league
goal-net: gol_at- kale_direği | scored scored_a_goal goalkeeper
basketball: basketbol basket nba | basketball nba slam_dunk
volleyball: voleybol | volleyball
tennis: tenis | tennis
boxing-glove: boks boksör dövüş | boxing boxer fight_back
martial-arts-uniform: karate judo | karate judo martial
chequered-flag: bitiş_çizgisi finiş | finish_line
running-shoe: spor_ayakkabı koşucu tempo | running_shoes jogger
flexed-biceps: fitness spor_salonu egzersiz güçlen- irade | fitness exercises willpower get_stronger
stadium: stadyum seyirci taraftar | stadium fans arena
fishing-pole: olta balık_tut- balıkçı | fishing fisherman angler
diving-mask: dalış dalgıç | diving diver scuba snorkel
skateboard: kaykay | skateboard skate
kite: uçurtma | kite
ferris-wheel: dönme_dolap lunapark | ferris_wheel
roller-coaster: hız_treni | roller_coaster
carousel-horse: atlıkarınca | carousel
mountain-cableway: teleferik | cable_car
fountain: çeşme_suyu fıskiye | fountain
houses: mahalle köy kasaba | village neighborhood suburb
hut: kulübe | hut cabin
house: taşın- ev_al- emlak kira kiracı ev_sahibi ev_işi ev_yap- | move_in real_estate mortgage tenant landlord
door: kapıyı_çal- kapı_kolu | doorway knock_on_the_door knock_at_the_door knocked_on doors
newspaper: son_dakika_haberi manşet basın gazeteci medya | breaking_news journalist media press
rosette: ödül_töreni | prize
trophy: rekor kazanan birincilik | cup_final record_breaking world_record triumph trophy
raised-fist: diren- vazgeçme yılma bağımsızlık isyan | independence rebellion resist protest
balloon: uçan_balon | balloons
firecracker: dinamit | dynamite
collision: patla- patlama | explode explosion
collision: kaza çarpış- çarp- | crash accident collision impact
derelict-house: deprem | earthquake
fire: yan- yak- alev kısık_ateş | flames
fire-extinguisher: yangın_söndür- | extinguisher
droplet: su_iç- susuz susa- içme_suyu nem | drink_water hydrated thirsty hydration thirst dehydration
sweat-droplets: ter terle- | sweat sweaty
thermometer: iklim küresel_ısınma ısı | climate global_warming warming
water-wave: sel tsunami okyanuslar | flood tsunami
ring-buoy: kurtar- cankurtaran can_simidi | rescue lifeguard save_lives life_buoy
cigarette: sigara tütün | smoking cigarette tobacco smoker
tumbler-glass: içki alkol viski | alcohol whiskey liquor
mouse-trap: tuzak | trap
postal-horn: müjde | good_news
tokyo-tower: tokyo_kulesi | tokyo_tower
x-ray: röntgen röntgen_filmi | x_ray
`;
