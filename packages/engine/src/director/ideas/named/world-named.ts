/** Tools, roads, places, work, play and old times, by their plain names; see everyday.ts for the signs. */
export const WORLD_NAMED = `
hammer: tokmak keser | mallet
clamp: mengene | vise
hook: kanca çengel | hook hooks
power-drill: matkap | drill drills
carpentry-saw: testere bıçkı | a_saw the_saw handsaw chainsaw sawmill
nut-and-bolt: cıvata somun_cıvata | bolts
gear: dişli çark | gears cogwheel machine machinery
paint-roller: boya_rulosu duvar_boyası | paint_roller wall_paint
pushpin: raptiye | thumbtack
globe-showing-europe-africa: yerküre küre | 
traffic-cone: trafik_konisi | traffic_cone roadwork
vertical-traffic-light: trafik_ışığı kırmızı_ışık kavşak | traffic_light traffic_lights stoplight intersection
tyre: lastik araba_lastiği yedek_lastik | tire tires spare_tire
steering-wheel: gösterge_paneli | dashboard
automobile: far_ışığı kaporta | headlight headlights limousine car_hood
delivery-truck: tır kamyonet römork | lorry trailer
station: gar peron istasyon tren_garı otogar | train_station railway_station
train: ray tren_rayı | railroad
motor-boat: tekne motor_bot | motorboat dinghy
person-rowing-boat: sal_kürek | oar oars rower
raft: sal | raft
ship: dümen güverte rıhtım iskele liman | rudder wharf pier port cargo_ship
galleon: yelkenli_gemi kalyon eski_gemi teseus'un_gemisi theseus'un_gemisi theseus_gemisi | ship_of_theseus sailing_ship tall_ship old_ship
airplane: jet yolcu_uçağı | jets airliner
headstone: türbe lahit kabir | tomb tombs graveyard cemetery
scimitar: pala yatağan | saber
cannon: gülle | cannonball
military-helmet: asker subay miğfer | soldier soldiers troops
bow-and-arrow: ok okçu yay_ve_ok | arrow arrows archer archery
knight-helmet: savaşçı | warrior
sultan: vezir sadrazam | vizier
pharaoh-mask: firavun tutankhamun | pharaoh tutankhamun
scroll: papirüs ferman | papyrus
coffin: | casket
office-worker: sekreter muhasebeci kâtip | secretary accountant
cook: ahçı | cooks
police-officer: jandarma zabıta | sheriff cop cops
bust-in-silhouette: vali bakan milletvekili | senator governor
farmer: bahçıvan çoban | gardener
mechanic: araba_tamircisi | auto_mechanic
construction-worker: elektrikçi tesisatçı inşaat_işçisi | electrician
singer: solist | vocalist
guitar: müzisyen | 
musical-keyboard: piyanist | pianist
musical-notes: besteci | composer lyrics
microphone: sunucu_spiker | announcer
postbox: postacı | mailman postman
cash-register: esnaf tezgahtar satıcı | shopkeeper salesman
person-swimming: yüzücü kulaç | swimmers
person-wrestling: güreş güreşçi pehlivan | wrestler wrestling
martial-arts-uniform: judo karate tekvando | judo karate taekwondo
boxing-glove: boks boksör | boxing
person-cartwheeling: jimnastik jimnastikçi | gymnast gymnastics
ice-hockey: hokey | hockey puck
rugby-football: rugbi rugby | rugby
bullseye: dart | dart darts dartboard
bowling: bovling bowling | bowling_pins bowling_ball
person-lifting-weights: halter | barbell weightlifter
trophy: kupa turnuva | trophies tournament championship
podium: kürsü | 
whistle: hakem | referee umpire
goal-net: file kale_ağı | goal_net
playground-slide: kaydırak | slides
swing: salıncak | swings
chess-pawn: dama | checkers
puzzle-piece: puzzle yapboz | jigsaw_puzzle
game-die: zar domino okey_taşı | dominoes
blackboard: kara_tahta tahtaya tebeşir | chalk chalkboard whiteboard
straight-ruler: cetvel | rulers
bar-chart: grafik | graph
school: anaokulu kreş | kindergarten campus
test-tube: kimyager deney_tüpü | chemist
microscope: biyolog | lab
desktop-computer: monitör bilgisayar_ekranı | monitor
floppy-disk: sabit_disk | hard_drive hard_disk
film-projector: projeksiyon projektör | projector
smartphone: akıllı_telefon | tablet_computer
speaker-high-volume: ses_sistemi | loudspeakers
camera: lens objektif | lenses
wifi-signal: sinyal | signal_bars
magnet: | magnets
mouse-trap: fare_kapanı | mousetrap
dark-corridor: tünel | tunnel
prison-bars: hücre_kapısı demir_parmaklık | jail prison_cell
fire-extinguisher: yangın_tüpü | fire_extinguishers
bubbles: kabarcık baloncuk köpük | bubbles foam
nesting-dolls: kukla matruşka | doll dolls puppet
performing-arts: tiyatro_maskesi kostüm oyuncu aktör | costume actor actors actress
firecracker: barut dinamit | gunpowder
drum: tef darbuka | tambourine
flute: zurna klarnet | clarinet recorder_flute
trumpet: trombon | trombone tuba
rescue-workers-helmet: baret | hard_hat
classical-building: adliye meclis elçilik | courthouse parliament embassy
castle: konak köşk | mansion manor
hut: baraka gecekondu ambar kümes | shack shed
factory: fabrika_bacası | smokestack
hotel: han pansiyon motel | motel inn guesthouse
convenience-store: büfe bakkal dükkan süpermarket | kiosk
shopping-cart: süpermarket market_arabası | supermarket groceries
hot-beverage: kafe kahvehane kahveci | cafe cafeteria coffee_shop coffeehouse
tumbler-glass: meyhane | pub tavern
hot-springs: kaplıca | bathhouse
label: etiket fiyat_etiketi | price_tag sticker
coin: metal_para | coins
receipt: fiş fatura hesap_özeti | bill bills
piggy-bank: birikim | piggybank piggy_bank nest_egg
ballot-box-with-ballot: seçim_sandığı | ballot
identification-card: kimlik_kartı ehliyet | id_card license driver's_license
mobile-phone: cep_telefonu | cell_phone cellphone mobile_phone
wrapped-gift: hediye_paketi | gift_box
love-letter: aşk_mektubu | love_letter
treasure-chest: sandık define | treasure_chest
white-cane: değnek | walking_stick
water-pistol: su_tabancası | water_gun
ogre: masal_devi devler_ülkesi | the_giant giants troll
`;
