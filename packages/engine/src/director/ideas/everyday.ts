/**
 * What a word shows: `object: Turkish | English`. `_` joins a phrase; `-` marks a verb stem, which takes verb endings only; `~` marks a
 * weak word (a time of day, an adjective) that speaks only when nothing better stands in the sentence.
 */
export const EVERYDAY = `
trophy: başarı zafer şampiyon ödül kazan- | success win winner champion championship award victory achievement
bullseye: hedef amaç isabet odak odaklan- | goal target aim focus purpose
rocket: fırlat- roket girişim büyüme_hızı | launch startup boost skyrocket
high-voltage: hız hızlı~ şimşek elektrik enerji güç anında~ | fast~ speed quick~ energy power electric electricity instant~ charging voltage
racing-car: sürat otoyol | racing
money-bag: para servet zengin zenginlik maaş kazanç tasarruf birikim | money wealth rich salary income savings save_money profit
money-with-wings: harcama masraf israf borç harca- | spending expense debt waste_money
coin: bitcoin kripto kuruş lira ucuz fiyat | bitcoin crypto cheap price cent pay
chart-increasing: enflasyon faiz artış büyüme art- büyü- yatırım | inflation interest_rates interest_rate growth increase rise~ invest investment
chart-decreasing: azalma kriz azal- | fell_by decrease drop~ crisis fall_in decline
bar-chart: istatistik veri araştırma oran | statistics data survey research study~
sleeping-face: uyku uyu- uykusuz derin_uyku | sleep asleep nap insomnia sleepy
bed: yatak yat- yatak_odası yatma_saati | bed bedtime bedroom mattress
crescent-moon: gece~ akşama~ ay_ışığı | night~ midnight tonight~ moonlight
full-moon: dolunay | moon
sun: güneş yaz_günü | sun sunny sunlight summer
sun: sabah~ gündoğumu gün_doğumu şafak | morning~ sunrise dawn
sun-behind-cloud: akşam~ günbatımı gün_batımı | evening~ sunset dusk
face-screaming-in-fear: korku kork- dehşet çığlık | fear scared terror scream horror nightmare afraid
ghost: hayalet perili | haunted ghost spirit
scroll: tarih ferman antlaşma destan masal | history legend treaty ancient tale
hourglass-not-done: zaman~ süre~ bekle- sabır | wait~ patience
stopwatch: dakika~ saniye~ | minute~ second~
alarm-clock: alarm uyan- erken~ | alarm wake woke early~
robot: yapay_zekâ yapay_zeka robot otomasyon | ai artificial_intelligence chatbot automation machine_learning
brain: beyin zihin akıl hafıza düşün- zekâ zeka psikoloji | brain mind psychology intelligence mental
light-bulb: fikir ipucu öneri çözüm icat ampul | idea tip tips hack solution invention bulb
books: bilgi öğren- ders ders_çalış- | learn knowledge lesson study_for
open-book: kitap oku- sayfa hikâye hikaye roman | book read reading story novel page~
graduation-cap: mezun üniversite eğitim sınav | graduate university education exam college
red-heart: aşk sevgi sev- kalp kalp_atışı nabız | love heart heartbeat pulse
broken-heart: ayrılık terk_et- ayrıl- | heartbreak breakup broken_heart
handshake: anlaşma ortak dostluk | deal trust agreement partner partnership
raising-hands: ekip takım arkadaş topluluk | team friend community
red-heart: aile anne baba kardeş | family mother father mom dad
flexed-biceps: antrenör güçlü kas antrenman spor spor_yap- dayanıklılık | strong muscle workout exercise strength gym training trained trainer
person-running: koş- koşu | run runner jog
person-walking: yürü- yürüyüş adım | walk steps
person-in-lotus-position: derin_nefes meditasyon yoga sakin huzur | meditation meditate deep_breath calm yoga peace relax
mobile-phone: telefon cep_telefonu ekran uygulama akıllı_telefon bildirim | phone screen app smartphone notification screens
laptop: bilgisayar yazılım kod kodla- | computer software code coding programming laptop
wireless: internet kablosuz wifi | internet wifi online
battery: pil batarya şarj akü | battery batteries
electric-plug: priz fiş | plug charger charge
gear: motor makine mekanizma ayar | engine machine mechanism setting settings
automobile: araba otomobil elektrikli_araç araç | car vehicle ev
globe-showing-europe-africa: dünya küresel ülke | world global earth country
airplane: uçak seyahat uçuş tatil gez- | travel trip flight fly_to plane
luggage: valiz bavul | suitcase pack_your
beach-with-umbrella: plaj sahil kumsal | beach coast
balloon: balon sıcak_hava_balonu | balloon_ride hot_air_balloon
hot-beverage: kahve espresso latte kahveci kafein cezve | coffee espresso latte caffeine brew cafe
teacup-without-handle: çay demle- demlik | tea
beans: çekirdek fasulye | beans
tomato: domates salça | tomato
hot-pepper: sivri_biber acı~ acı_biber pul_biber | spicy chili
bell-pepper: biber dolmalık | pepper
salt: tuz karabiber baharat | salt spice seasoning
cooking: tava pişir- kavur- kızart- menemen omlet | fry pan cook omelette saute
egg: yumurta | egg
olive: zeytin zeytinyağı sıvı_yağ | olive olive_oil
pot-of-food: tencere çorba kayna- kaynat- haşla- güveç | pot stew boil simmer soup
fork-and-knife-with-plate: servis~ tabak yemek sofra tarif afiyet lezzet ye- kahvaltı | serve plate dish meal dinner lunch recipe breakfast
kitchen-knife: doğra- dilimle- kes- bıçak | chop slice dice cut knife
bowl-with-spoon: karıştır- çırp- kase kâse kaşık | stir mix whisk bowl
butter: tereyağı | butter
bread: ekmek | bread loaf dough
droplet: su damla ıslak | water drop~ hydrate
glass-of-milk: süt | milk
fire: ateş sıcak~ yangın | fire hot~ burn burning flame
snowflake: soğuk~ kış kar buz_gibi | snowy cold~ winter snow freeze freezing cool~
thermometer: sıcaklık hava_durumu | temperature °c
cloud-with-rain: yağmur yağmurlu | rain rainy
door: kapı | door
mirror: ayna | mirror
footprints: ayak_izi ayak_izleri ayak_sesi ayak_sesleri iz | footprint footsteps footstep
derelict-house: eski_ev terk_edilmiş_ev terk_edilmiş perili_ev | haunted_house abandoned old_house
candle: mum karanlık | candle darkness dark~
eyes: gözler gözle- | stare staring
television: izle- |
ear: duy- kulak dinle- | hear~ listen heard~
shushing-face: sessizlik sessiz fısıltı sır sus- | silence quiet whisper secret hush
skull: ölüm ölü öl- | dead die death died
headstone: mezar mezarlık | grave cemetery
house: ev konut | house home apartment rent
key: anahtar püf_noktası | key unlock
locked: güvenlik şifre kilit gizlilik | security password lock privacy
warning: dikkat uyarı hata yanlış tehlike risk | warning mistake danger risk careful avoid_these
check-mark-button: doğru~ tamam~ bitti~ hazır~ kolay~ | done~ ready~ correct~ easy~ complete~
cross-mark: yasak vazgeç- | quit forbidden never_do
exploding-head: şaşırtıcı inanılmaz şok | shocking incredible mindblowing amazing unbelievable
thinking-face: neden~ acaba~ merak soru | why~ wonder question curious
wrapped-gift: hediye sürpriz ikram bedava | gift surprise present~
label: indirim etiket | discount sale offer
shopping-cart: alışveriş satın_al- sipariş market | shopping buy order purchase store
delivery-truck: kargo teslimat kamyon | delivery shipping truck
megaphone: reklam duyuru pazarlama takip | marketing announce advertise ad
thumbs-up: beğen- iyi_iş~ | like_this well_done
star: yıldız puan en_iyi~ | rating review best~
sparkles: yeni~ temiz~ büyü sihir parlak~ mükemmel~ | new~ clean~ magic shiny~ perfect~ fresh~ glow
crown: kral padişah sultan lider kraliçe imparator | king queen sultan leader emperor premium
castle: kale fetih surlar fethet- | fortress conquest conquer walls
mosque: cami ezan ramazan | mosque ramadan
crossed-swords: savaş ordu muharebe düşman | war battle army enemy fight
classical-building: müze imparatorluk cumhuriyet meclis devlet | museum empire republic government parliament
ship: gemi donanma | ship navy
soccer-ball: futbol maç gol futbol_topu | football soccer match goal_in
musical-notes: müzik şarkı melodi | music song melody
clapper-board: film video çekim dizi sinema | movie film video cinema
camera: fotoğraf kamera | photo camera picture
artist-palette: sanat resim renk tasarım çiz- | art paint color colour design draw
seedling: tohum filiz bitki doğa sürdürülebilir dik- | plant seed nature sustainable eco grow_your
evergreen-tree: orman çam | forest woods
snow-capped-mountain: dağ zirve tırman- rakım yükseklik | metres_high meters_high altitude mountain peak summit
water-wave: deniz dalga okyanus | sea ocean wave
hedgehog: kirpi | hedgehog
lotion-bottle: krem cilt şampuan cilt_bakımı | skincare lotion skin
pill: ilaç vitamin tablet | medicine vitamin pill
stethoscope: doktor sağlık muayene | doctor health checkup healthy
hospital: hastane ameliyat | hospital surgery
microscope: bilim laboratuvar bilim_insanı deney | science scientist lab laboratory experiment researcher
telescope: uzay astronomi keşif keşfet- | space astronomy discover discovery
ringed-planet: gezegen satürn evren galaksi | planet saturn universe galaxy
briefcase: iş kariyer ofis patron iş_görüşmesi | job career office boss business interview work~
spiral-calendar: takvim gün~ hafta~ ay~ yarın~ her_gün~ | calendar day~ week~ month~ daily~ every_day~ tomorrow~
memo: not liste plan yaz- günlük_tut- | note list plan write journal
envelope: mektup e-posta mesaj | letter email mail message
party-popper: kutlama doğum_günü parti yılbaşı | celebrate celebration birthday party
crying-face: üzgün ağla- gözyaşı hüzün yalnız | sad cry tears lonely
smiling-face-with-smiling-eyes: mutlu mutluluk gülümse- gül- | happy happiness smile joy
angry-face: öfke sinir | angry anger rage
tired-face: yorgun stres tükenmiş | tired stress burnout exhausted anxiety
raised-fist: cesaret özgürlük mücadele pes_etme | courage freedom never_give_up brave
ladder: basamak merdiven kariyer_basamağı | ladder step_by
puzzle-piece: parça sorun problem bulmaca | problem puzzle piece
cat-face: kedi | cat kitten
dog-face: köpek | dog puppy
honeybee: arı | bee
cookie: kurabiye bisküvi | cookie biscuit
chocolate-bar: çikolata kakao | chocolate cocoa
cloud: bulut | cloud
old-man: dede ihtiyar | grandpa grandfather
old-woman: nine büyükanne | grandma grandmother
child: çocuk | child kid children
watch: saat~ kol_saati akıllı_saat | clock smartwatch
honey-pot: bal | honey
gem-stone: hazine mücevher elmas değerli | treasure jewel diamond valuable
dollar-banknote: dolar nakit | dollar cash usd
thought-balloon: rüya hayal umut | dream hope imagine
folded-hands: şükür minnet teşekkür dua lütfen | grateful gratitude thank thanks pray please
houses: şehir kent | city town
house-with-garden: bahçe | garden backyard
shield: koru- koruma kalkan bağışıklık | protect protection immune defend
fuel-pump: benzin yakıt | fuel gas_station petrol
speech-balloon: konuş- söz sohbet yorum | talk speak chat comment conversation voice
microphone: podcast söyle- | podcast sing sang
bell: zil abone abone_ol- takip_et- | subscribe
hammer-and-wrench: tamir onar- inşa~ kurulum | fix repair build~ tools
magnifying-glass-tilted-left: araştır- incele- bul- | search find~ found~ clue examine
joystick: oyun oyna- oyuncu | game gamer gaming
boxing-glove: rekabet | rival compete
train: tren | train
factory: fabrika üretim sanayi | factory production manufacture industry
oil-drum: petrol | crude
bicycle: bisiklet | bike bicycle cycling
tulip: çiçek çiçekler | flower flowers
red-apple: elma meyve | apple fruit
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
luggage: yolculuk | journey
light-bulb: ışık~ |
high-voltage: ışık_hızı | speed_of_light
money-bag: ek_gelir aylık_gelir pasif_gelir gelir_kaynağı ücret asgari_ücret zam emeklilik | wage wages saving savings retirement pension
money-with-wings: fiyat_düşüş | spend_money spending_money
bar-chart: borsa hisse | stocks stock_market shares
chart-decreasing: düşüş~ |
sun-with-face: yaz_günü yaz_ayı yaz_mevsimi yaz_sıcağı yaz~ |
camera-with-flash: anı hatıra anılar fotoğraf_çek- | memories photographer photography
framed-picture: tablo sergi | exhibition portrait
ice: buz_dağı buzdağı | iceberg
hot-beverage: kahvehane | coffee_house coffee_shop
flexed-biceps: disiplin motivasyon | discipline motivation
seedling: yeni_başlangıç | beginning new_beginning fresh_start
fire: kamp_ateşi közle- köz | campfire bonfire fireplace
parachute: yamaç_paraşütü | paragliding
leopard: çita jaguar | cheetah leopard jaguar
tomato: ketçap | ketchup
water-wave: lagün göl nehir ırmak | lagoon lake river
cloud-with-rain: yağış meteoroloji hava_tahmini | rainfall weather weather_forecast
axe: viking | viking
sun: güneş_panel | solar_panel
person-lifting-weights: squat mekik |
hourglass-done: ömür~ |
watch:  | wristwatch my_watch his_watch her_watch old_watch gold_watch a_watch watches
lotion-bottle:  | face_cream skin_cream hand_cream moisturizer sunscreen
glass-of-milk:  | cream whipped_cream heavy_cream
airplane:  | fly_to flying_to
seedling: yetiştir- | grow
castle: kule | tower
money-bag: acil_durum_fonu | emergency_fund million_dollars billion_dollars
chart-increasing: rekor_kır- | record_high
coin: altın altın_fiyatı gram_altın | gold_price gold_coin
megaphone: kampanya |
label: indirim_kampanyası |
spoon: çay_kaşığı |
empty-nest: yuva |
trophy: kupa_kazan- kupayı_kaldır- şampiyonluk |
amphora: seramik çömlek | ceramic ceramics
fly: sinek |
brain: ezberle- ezber | memorize memorise focus_on
memo: ödev | homework assignment
cactus:  | cacti
bird:  | hummingbird
skull: ceset | corpse
factory:  | industrial
books: kelime ingilizce | vocabulary new_words
fork-and-knife-with-plate: öğle_yemeği akşam_yemeği öğle_arası |
money-bag: maaş_günü | payday
ballot-box-with-ballot: oy_sandığı seçim_sandığı |
angry-face: öfkeli sinirli kızgınlık | furious
thermometer: derece~ | degree~ degrees~
chart-increasing: yüksel-~ |
rescue-workers-helmet: kask baret | helmet hard_hat
t-shirt:  | wear~
shopping-bags: çarşı pazar_alışverişi kapalıçarşı | bazaar market_stall
alarm-clock: sabah_kalk- |
light-bulb: taktik püf | tactic trick tricks
cooking: mutfak | kitchen
snow-capped-mountain:  | climb_the climb_a mountain_climb
wrapped-gift: ücretsiz | 
fork-and-knife-with-plate: besin besinler gıda | food foods
headphone:  | earbuds earphone
bird: karga martı | crow seagull raven
gem-stone: kolye inci | necklace pearl
mobile-phone:  | text_your text_me text_message caller
flexed-biceps: ip_atla- | jump_rope
red-heart:  | daddy mommy mum
heart-with-ribbon: sevgililer_günü | valentine valentines
bed: battaniye yastık yorgan | blanket pillow
`;
