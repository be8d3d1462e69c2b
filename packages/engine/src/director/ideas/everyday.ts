/**
 * What a word shows: `object: Turkish | English`. `_` joins a phrase; `-` marks a verb stem, which takes verb endings only; `~` marks a
 * weak word (a time of day, an adjective) that speaks only when nothing better stands in the sentence; `*` marks an idea, which gives
 * way to two things that can be seen.
 */
export const EVERYDAY = `
trophy: başarı zafer şampiyon ödül kazan- | success win winner champion championship award victory achievement
bullseye: hedef amaç isabet odak odaklan- | goal target aim focus purpose
rocket: fırlat- roket girişim* uzay_mekiği | launch* startup* skyrocket rocket space_shuttle
high-voltage: şimşek elektrik enerji | energy electric electricity voltage
racing-car: yarış_arabası | race_car
money-bag: para servet zengin zenginlik maaş kazanç tasarruf birikim | money wealth rich salary income savings save_money profit
money-with-wings: harcama masraf israf borç harca- | spending expense debt waste_money
coin: bitcoin kripto kuruş lira ucuz* fiyat* | bitcoin crypto cheap* price* cent
chart-increasing: enflasyon faiz artış büyüme art- yatırım | inflation interest_rates interest_rate growth increase invest investment
chart-decreasing: azalma kriz azal- | fell_by decrease crisis a_fall_in decline
bar-chart: istatistik veri araştırma oran | statistics data survey research study~
sleeping-face: uyku uyu- derin_uyku | sleep asleep nap sleepy
bed: yatak yat- yatak_odası yatma_saati | bed bedtime bedroom mattress
crescent-moon: gece~ akşama~ ay_ışığı | night~ midnight~ tonight~ moonlight
full-moon: dolunay | moon
sun: güneş yaz_günü | sun sunny sunlight summer
sun: gündoğumu~ gün_doğumu~ günbatımı~ gün_batımı~ | sunrise~ sunset~
face-screaming-in-fear: korku kork- dehşet çığlık | fear scared terror scream horror nightmare afraid
ghost: hayalet perili | haunted ghost spirit
scroll: tarih ferman antlaşma destan masal | history legend treaty ancient tale
hourglass-not-done: zaman~ süre~ bekle- sabır | wait~ patience
stopwatch: dakika~ saniye~ kronometre | minute~ second~ stopwatch
alarm-clock: alarm_kur- alarm uyan- erken~ | alarm_clock set_an_alarm alarm~ wake woke early~
robot: yapay_zekâ yapay_zeka robot otomasyon | ai artificial_intelligence chatbot automation machine_learning
brain: beyin zihin akıl hafıza düşün- zekâ zeka psikoloji | brain mind psychology intelligence mental
light-bulb: fikir ipucu öneri çözüm icat ampul | idea tip tips hack solution invention bulb
books: bilgi* öğren- ders* ders_çalış- | learn* knowledge* lesson* study_for studying
open-book: kitap oku- sayfa hikâye* hikaye* roman | book read~ reading story* novel page~
graduation-cap: mezun üniversite eğitim sınav | graduate university education exam college
red-heart: aşk sevgi sev- kalp kalp_atışı nabız | love heart heartbeat pulse
broken-heart: ayrılık terk_et- ayrıl- | heartbreak breakup broken_heart
handshake: anlaşma ortak dostluk | deal trust agreement partner partnership
handshake: ekip takım* ekip_ol- | team teamwork
red-heart: can_barı | health_bar
red-heart: anne baba | mother father mom dad
people-hugging: aile kardeş arkadaş dost | family friend
flexed-biceps: güçlü kas antrenman spor spor_yap- dayanıklılık | strong muscle workout exercise strength gym training trained trainer
person-running: koş- koşu km_koş- kilometre_koş- | run* running* runner jog*
person-walking: yürü- yürüyüş adımla- | walk* walking*
person-in-lotus-position: derin_nefes meditasyon yoga sakin* huzur* | meditation meditate deep_breath calm* yoga peace* relax*
mobile-phone: telefon cep_telefonu ekran uygulama akıllı_telefon bildirim iphone android | phone screen app smartphone notification screens iphone android
laptop: bilgisayar yazılım kod kodla- | computer software code coding programming laptop
battery: pil batarya şarj akü | battery batteries
electric-plug: priz fiş | plug charger charge*
gear: motor makine mekanizma ayar | engine machine mechanism setting settings
automobile: araba otomobil elektrikli_araç araç | car vehicle ev
globe-showing-europe-africa: dünya küresel | world global earth
airplane: uçak seyahat* uçuş tatil* gez- | travel~ trip~ flight fly_to plane
luggage: valiz bavul | suitcase pack_your
beach-with-umbrella: plaj sahil kumsal | beach coast
balloon: balon | balloon balloons
hot-beverage: kahve espresso latte cappuccino kahveci kafein cezve fincan kupa_bardak seramik_kupa kahve_kupası | coffee espresso latte cappuccino caffeine brew~ cafe mug cup_of_coffee coffee_cup
teacup-without-handle: çay demle- demlik | tea
beans: fasulye kuru_fasulye barbunya | beans kidney_beans
tomato: domates | tomato
hot-pepper: sivri_biber acı_biber pul_biber acı_sos jalapeno | spicy chili hot_sauce
bell-pepper: biber dolmalık | pepper
salt: tuz tuzluk tuz_karabiber tuz_ve_karabiber | salt salt_and_pepper
cooking: tava pişir- kavur- kızart- menemen | fry pan cook saute
egg: yumurta | egg
olive: zeytin zeytinyağı sıvı_yağ | olive olive_oil
pot-of-food: tencere çorba kayna- kaynat- haşla- güveç | pot stew boil simmer soup
fork-and-knife-with-plate: tabak yemek sofra tarif afiyet lezzet kahvaltı akşam_yemeği | plate dish meal dinner lunch recipe breakfast
kitchen-knife: doğra- dilimle- bıçak | chop* slice* dice* knife
bowl-with-spoon: karıştır- çırp- kase kâse | stir mix~ whisk bowl
butter: tereyağı | butter
bread: ekmek | bread loaf
droplet: su damla | water water_drop hydrate
glass-of-milk: süt | milk
fire: ateş yangın | fire burn* burning* flame
snowflake: soğuk~ kış kar buz_gibi kar_tanesi | snowy cold~ winter snow freeze* freezing* snowflake
thermometer: sıcaklık termometre | temperature °c thermometer
cloud-with-rain: yağmur yağmurlu | rain rainy
door: kapı | door
mirror: ayna | mirror
footprints: ayak_izi ayak_izleri ayak_sesi ayak_sesleri iz | footprint footsteps footstep
derelict-house: eski_ev terk_edilmiş_ev terk_edilmiş perili_ev | haunted_house abandoned old_house
candle: mum | candle
eyes: gözler gözle- | stare staring
ear: kulak dinle- | ear listen
shushing-face: sessizlik sessiz fısıltı sır sus- | silence quiet whisper secret hush
skull: ölüm ölü kafatası | death skull
headstone: mezar mezarlık | grave cemetery
house: ev~ konut ev_al- | house home~ rent* my_house the_house
key: anahtar | key unlock
locked: güvenlik şifre kilit gizlilik | security password lock privacy
warning: dikkat uyarı hata yanlış tehlike risk | warning mistake danger risk careful avoid_these
check-mark-button: onay | approved
cross-mark: yasak vazgeç- | quit forbidden never_do
exploding-head: şaşırtıcı inanılmaz şok | shocking incredible mindblowing amazing unbelievable
thinking-face: acaba~ merak | wonder curious
wrapped-gift: hediye sürpriz ikram bedava | gift surprise present~
label: indirim etiket | discount sale offer
shopping-cart: alışveriş satın_al- sipariş market | shopping buy~ order~ purchase store
delivery-truck: kargo teslimat kamyon | delivery shipping truck
megaphone: reklam duyuru pazarlama takip | marketing announce advertise ad
thumbs-up: beğen- iyi_iş~ | like_this well_done
star: yıldız puan | star rating review
sparkles: tertemiz~ pırıl_pırıl~ ışıltı | shiny~ sparkling~ sparkle glow~
magic-wand: sihir büyülü | magic magical
crown: kral padişah sultan lider kraliçe imparator | king queen sultan leader emperor premium
castle: kale fetih surlar fethet- | fortress conquest* conquer* city_walls castle
mosque: cami ezan ramazan | mosque ramadan
crossed-swords: savaş ordu muharebe düşman | war battle army enemy fight
classical-building: müze imparatorluk cumhuriyet* meclis devlet* | museum empire government* parliament
ship: gemi donanma | ship navy
soccer-ball: futbol maç gol futbol_topu | football soccer goal_in kick halfway_line penalty_kick football_match
musical-notes: müzik şarkı melodi | music song melody
clapper-board: film video çekim dizi sinema | movie film video cinema
camera: fotoğraf kamera | photo camera picture
artist-palette: sanat resim tasarım* çiz- | art paint design* draw* palette
seedling: tohum filiz bitki doğa sürdürülebilir dik- | plant seed nature sustainable eco grow_your
evergreen-tree: orman çam | forest woods
snow-capped-mountain: dağ zirve tırman- rakım yükseklik* | metres_high meters_high altitude mountain peak summit everest
water-wave: deniz dalga okyanus | sea ocean wave
hedgehog: kirpi | hedgehog
lotion-bottle: krem şampuan güneş_kremi nemlendirici serum losyon | lotion
pill: ilaç vitamin tablet | medicine vitamin pill
stethoscope: doktor sağlık muayene | doctor health checkup healthy
hospital: hastane ameliyat | hospital surgery
microscope: bilim* laboratuvar bilim_insanı deney | science* scientist lab laboratory experiment researcher
telescope: astronomi teleskop | astronomy telescope
ringed-planet: uzay | outer_space space
ringed-planet: gezegen satürn evren* galaksi* | planet saturn universe* galaxy*
briefcase: iş kariyer ofis patron iş_görüşmesi | job career office boss business interview work~
spiral-calendar: takvim | calendar
memo: not liste plan yaz- günlük_tut- | notes list plan write* journal
envelope: mektup e-posta mesaj | letter email mail message
party-popper: kutlama doğum_günü parti yılbaşı | celebrate celebration birthday party
crying-face: üzgün ağla- gözyaşı hüzün | sad cry tears
smiling-face-with-smiling-eyes: mutlu mutluluk gülümse- gül- | happy happiness smile joy
angry-face: öfke sinir | angry anger rage
tired-face: yorgun stres tükenmiş uykusuz uykusuzluk | insomnia sleepless tired stress burnout exhausted anxiety
raised-fist: cesaret özgürlük mücadele pes_etme | courage freedom never_give_up brave
ladder: kariyer_basamağı | ladder
puzzle-piece: parça sorun problem bulmaca | problem puzzle piece
cat-face: kedi | cat kitten
dog-face: köpek | dog puppy
honeybee: arı | bee
cookie: kurabiye bisküvi | cookie biscuit
chocolate-bar: çikolata kakao | chocolate cocoa
cloud: bulut güneşi_kapat- güneşi_engelle- | cloud blocked_the_sun blocks_the_sun hid_the_sun covered_the_sun covered_the_sky
old-man: dede ihtiyar | grandpa grandfather
old-woman: nine büyükanne | grandma grandmother
child: çocuk | child kid children
watch: kol_saati akıllı_saat saatim saatini dedemin_saati babamın_saati annemin_saati ustanın_saati onun_saati saati_ver- saati_tak- saati_kur- saati_hediye_et- | smartwatch
mantelpiece-clock:  | clock
honey-pot: bal | honey
plunger: pompayla_bastır- lavabo_pompası lavabo_aç- lavabo_tıkan- tıkanan_lavabo tuvalet_tıkan- |
blackboard: almanca fransızca ispanyolca yabancı_dil dil_öğren- gramer kelime_ezberle- |
speech-balloon: cümle_kur- cümle_öğren- telefonda_konuş- pratik_yap- |
television: dizi_izle- dizileri altyazı altyazıyla |
gem-stone: hazine mücevher elmas değerli kuyumcu mücevherci kuyum | treasure jewel diamond valuable
dollar-banknote: dolar nakit | dollar cash usd
thought-balloon: rüya hayal umut | dream hope imagine
folded-hands: şükür minnet teşekkür dua | grateful gratitude thank~ thanks~ pray please~
houses: köy | town
house-with-garden: bahçe | garden backyard
shield: koru- koruma kalkan bağışıklık | shield protect protection immune defend
fuel-pump: benzin yakıt | fuel gas_station petrol
speech-balloon: konuş- söz sohbet yorum | talk speak chat comment conversation voice
microphone: podcast mikrofon | podcast sing* sang* microphone
bell: zil abone abone_ol- takip_et- | subscribe
hammer-and-wrench: tamir onar- kurulum | fix* repair tools
magnifying-glass-tilted-left: araştır- incele- büyüteç ipuçları | search clue examine magnifying_glass
joystick: oyun oyna- oyuncu | game gamer gaming
boxing-glove: rekabet | rival compete
train: tren | train
factory: fabrika üretim sanayi | factory production manufacture industry
oil-drum: petrol | crude
bicycle: bisiklet | bike bicycle cycling
tulip: çiçek çiçekler | flower flowers
red-apple: elma | apple
grapes: meyve* | fruit*
newspaper: haber gazete gündem | news headline
running-shoe: ayakkabı | sneaker sneakers shoes
shopping-bags: mağaza koleksiyon | collection boutique
baby: bebek | baby newborn
person-in-lotus-position: nefes_egzersizi nefes_al_ver | breathing_exercise breathing_exercises deep_breaths
brain:  | memory
magnifying-glass-tilted-left: arama |
teddy-bear: ayıcık peluş | plush
megaphone: paylaş-~ | share~ share_this
bell:  | follow_me follow_us follow_for follow_this follow_along
chequered-flag: yarış yarışma | race racing
luggage: yolculuk* | journey*
high-voltage: ışık_hızı | speed_of_light
money-bag: ek_gelir aylık_gelir pasif_gelir gelir_kaynağı ücret asgari_ücret zam emeklilik | wage wages saving savings retirement pension
money-with-wings: fiyat_düşüş | spend_money spending_money
bar-chart: borsa hisse | stocks stock_market shares
sun-with-face: yaz_günü yaz_ayı yaz_mevsimi yaz_sıcağı |
camera-with-flash: anı hatıra anılar fotoğraf_çek- | memories photographer photography
framed-picture: tablo sergi | exhibition portrait painting paintings
ice: buz_dağı buzdağı | iceberg
hot-beverage: kahvehane | coffee_house coffee_shop
flexed-biceps: disiplin motivasyon | discipline motivation
seedling: yeni_başlangıç | beginning new_beginning fresh_start
fire: kamp_ateşi közle- köz | campfire bonfire fireplace
parachute: yamaç_paraşütü | paragliding
leopard: leopar | leopard
cloud-with-rain: yağış | rainfall
sun-behind-cloud: meteoroloji hava_tahmini hava_durumu | weather weather_forecast
axe: viking | viking
sun: güneş_panel | solar_panel
hourglass-done: ömür~ kum_saati | hourglass
watch:  | wristwatch my_watch your_watch his_watch her_watch old_watch gold_watch a_watch pocket_watch watches
lotion-bottle:  | face_cream skin_cream hand_cream moisturizer sunscreen
airplane:  | fly_to flying_to
seedling: yetiştir- | grow_your
money-bag: acil_durum_fonu | emergency_fund million_dollars billion_dollars
chart-increasing: rekor_kır- | record_high
coin: altın altın_fiyatı gram_altın | gold_price gold_coin
megaphone: kampanya |
label: indirim_kampanyası |
spoon: çay_kaşığı |
empty-nest: yuva | nest
trophy: kupa_kazan- kupayı_kaldır- şampiyonluk |
amphora: çömlek | pottery
fly: sinek |
brain: ezberle- ezber | memorize memorise focus_on
memo: ödev | homework assignment
cactus:  | cacti
skull: iskelet | skeleton
factory:  | industrial
books: kelime ingilizce | vocabulary new_words
fork-and-knife-with-plate: öğle_yemeği akşam_yemeği öğle_arası |
money-bag: maaş_günü | payday
ballot-box-with-ballot: oy_sandığı seçim_sandığı |
angry-face: öfkeli sinirli kızgınlık | furious
chart-increasing: yüksel-~ |
rescue-workers-helmet: kask baret | helmet hard_hat
shopping-bags: çarşı pazar_alışverişi kapalıçarşı | bazaar market_stall
alarm-clock: sabah_kalk- |
light-bulb: taktik püf | tactic trick tricks
cook: mutfak* | kitchen*
snow-capped-mountain:  | climb_the climb_a mountain_climb
wrapped-gift: ücretsiz | 
fork-and-knife-with-plate: besin~ besinler~ | food foods
headphone:  | earbuds earphone
gem-stone: gerdanlık | gemstone
mobile-phone:  | text_your text_me text_message caller
flexed-biceps: ip_atla- | jump_rope
red-heart:  | daddy mommy mum
stethoscope: teşhis tanı_koy- | diagnosis diagnose
table-lamp: lamba | lamp
light-bulb: sokak_lambası | street_lamp street_light
health-worker: doktor doktorlar hekim cerrah hemşire | doctor doctors physician surgeon nurse
person: insan* insanoğlu* | human* humans*
hiking-boot: adım* bir_adım* ilk_adım* | step* one_step* first_step* next_step*
alarm-clock: kalk- uyan- | get_up wake_up
performing-arts: başkasının_hayatı | someone_else's_life
sun: güneş_ışığı | sunlight
light-bulb: ışık* ışıklar* | lights*
sun-behind-cloud: gökyüzü* | sky* skies*
bone: ödül_maması | treats
page-with-curl: kağıt kâğıt | paper
heart-with-ribbon: sevgililer_günü | valentine valentines
bed: battaniye yastık yorgan | blanket pillow
`;
