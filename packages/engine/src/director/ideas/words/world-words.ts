/** History, war, places, ways and vehicles, sport and play; see everyday.ts for the signs. */
export const WORLD_WORDS = `
crossed-swords: saldır- saldırı ayaklanma | battlefield combat attack revolt
military-helmet: siper cephe ordusu tabur mehmetçik gaziler komutan general piyade | armies trench infantry front_line commander battalion regiment
cannon: top_ateşi toplarla |
bomb: mayın torpido patlayıcı | naval_mine land_mine torpedo explosive grenade
collision: infilak | blast
shield: korun- korunma | safeguard
dagger: bıçakla- | assassin assassinated
bow-and-arrow: ok_at- yay_ger- |
castle: hisar |
crown: taht_kavgası taht_için | empires* reign*
scroll: rivayet* anayasa kanun_çıkar- | historic* manuscript mythology* constitution declaration
classical-building: senato | senate
colosseum: roma_imp | romans
pyramids: mısırlılar | egyptians
amphora: kazı_yap- kalıntı kil | excavation clay_pot relic
galleon: kolomb kâşifler | explorers mayflower
ship: zırhlı_gemi savaş_gemisi donanması filo denizci yük_gemisi titanic | vessel warship battleship cargo_ship aboard
ring-buoy: imdat |
anchor: demir_at- | port_city dock
sailboat: yelken_aç- |
airplane: havayolu | airline flew_to
rocket: uzay_görevi fırlatıl- | launched_into
train: gar_binası |
tram: nostaljik_tramvay | streetcar
bus: | coach_ride
taxi: | uber
ferry: vapurla |
electric-car: | ev_battery
delivery-truck: nakliye kurye ücretsiz_kargo | shipped deliver courier free_shipping
articulated-lorry: | trucks
road: sokak cadde | avenue lane
winding-road: güzergah* serüven* | route* path_to itinerary*
traffic-jam: trafik_sıkış- |
world-map: ülkeler* ülke* keşfet- | countries* explore*
compass: yön_bul- | navigation
luggage: tatile* |
backpack: | rucksack
passport: sınır_kapısı |
hotel: pansiyon hostel | resort check_in airbnb
camera: | photograph
cityscape-towers: başkent | capital_city
church: manastır |
market-stall: kapalı_çarşı çarşıda | vendor market_square
fountain: çeşme meydan | square_in plaza
hot-air-balloon: balonlar_yükse- |
soccer-ball: şut | goal_scored
goalkeeper: kurtarış |
stadium-crowd: | fans_cheered supporters crowd_roared
goal-net: filelere ağlara_gönder- ağlara_yolla- ağları_havalandır- ağlarla_buluş- | goal_line
whistle: | umpire
basketball: serbest_atış | free_throw free_throws jump_shot layup
basketball-hoop: smaç_bas- çember | rim
volleyball: filenin_sultanları |
tennis: | wimbledon
running-shoe: maratonu | marathons trainers
1st-place-medal: birinci_ol- | gold_medalist
2nd-place-medal: gümüş_madalya ikinci_ol- | silver_medal second_place
3rd-place-medal: bronz_madalya üçüncü_ol- | bronze_medal third_place
trophy: | title_winners
podium: olimpiyatlar | olympian
chequered-flag: start_verildi |
boxing-glove: nakavt | punch knockout
skis: kayak_yap- kayak_merkezi | ski_resort slopes
chess-pawn: hamle_yap- |
game-die: bahis | bet bookmaker
video-game: bilgisayar_oyunu oyuncular_için playstation | video_games
puzzle-piece: problem_çöz- | problem_solving
teddy-bear: oyuncakları |
balloon: parti_süsle- |
wrapped-gift: | present_for
party-popper: festival |
musical-notes: ezgi fado | tune fado
guitar: grup_çal- | band
violin: klasik_müzik |
microphone: stand-up |
clapper-board: oyuncu_film senaryo | director screenplay hollywood blockbuster
performing-arts: drama_kulübü rol_yap- |
artist-palette: tablo_yap- boyama resim_yap- ressamlık tuval | canvas artwork masterpiece
framed-picture: portre mona_lisa | mona_lisa
open-book: öykü* | chapter
books: | textbooks
fountain-pen: mektup_yaz- imza_at- | poems signed_the
love-letter: | love_letters
envelope: posta |
otter: | sea_otter sea_otters
basket: aynı_sepet aynı_sepete | one_basket same_basket
phone-on-tripod: video_çek- içerik_üret- takipçi abone_sayısı izlenme kanalım | videos video_clip subscribers followers youtuber posting_videos viral content_creator viewers
steaming-pot: evde_pişir- evde_yemek | cook_at_home cooked_at_home home_cooking cooking_at_home cook_your_own
mans-shoe: ayakkabılarımı_boya- ayakkabı_boya- ayakkabılarını_boya- | polish_my_shoes polished_my_shoes
scroll: hiyeroglif yazıt kitabe | hieroglyph hieroglyphs inscription inscriptions carved_in
`;
