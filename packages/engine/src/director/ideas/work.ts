/** Home, tools, work, money, technology and science; see everyday.ts for the signs. */
export const WORK = `
couch-and-lamp: koltuk kanepe salon oturma_odası dekorasyon ev_dekor | sofa couch living_room decor interior
chair: sandalye | chair
window: pencere | window
toilet: tuvalet | toilet
bathtub: küvet banyo | bathtub bathroom
elevator: asansör | elevator
bucket: kova | bucket
basket: sepet | basket
candle: mum_ışığı | candlelight
flashlight: fener el_feneri | flashlight torch
light-bulb: ampul parlak_fikir | bright_idea
key: sır_anahtarı kilidi_aç- | keys
unlocked: kilidi_açıl- | unlocked
locked-with-key: veri_güvenliği | cybersecurity encrypted
hammer: çekiç | hammer
axe: balta | axe
carpentry-saw: testere marangoz | saw_blade carpenter
screwdriver: tornavida vida | screwdriver screw
wrench: somun anahtar_takım | wrench
nut-and-bolt: cıvata | bolt
toolbox: alet_çantası | toolbox
magnet: mıknatıs manyetik | magnet magnetic
chains: zincir esaret köle | chain slavery slave
broken-chain: zincirleri_kır- özgürleş- bağımlılık bağımlı | break_free addiction addicted
link: bağlantı | hyperlink
bomb: bomba | bomb
dagger: hançer ihanet | dagger betrayal betray
scissors: makas | scissors
thread: iplik terzi | thread tailor
yarn: örgü ör- yün | knit knitting yarn
paintbrush: boya_badana boya_fırçası fırça~ boya | paintbrush repaint paint_the_walls
crayon: boyama_kitabı | crayon coloring
pencil: kalem kurşun_kalem taslak | pencil sketch draft
fountain-pen: yazar şair şiir edebiyat dolma_kalem | poet poem poetry author literature writer fountain_pen
scroll: eski_çağ antik tarihçi yüzyıl~ efsane kanunname | medieval century~ myth historian
amphora: antik_yunan arkeoloji arkeolog kazı | archaeology archaeologist artifact pottery
moai: moai paskalya_adası | moai easter_island
books: kütüphane ansiklopedi dil_öğren- yabancı_dil | library encyclopedia language vocabulary
notebook: defter | notebook
clipboard: kontrol_listesi yapılacaklar | checklist to-do todo
calendar: randevu program tarih_belirle- | appointment schedule
tear-off-calendar: son_tarih | deadline
alarm-clock: erken_kalk- sabah_alarmı | wake_up early_riser
timer-clock: zamanlayıcı süre_tut- pomodoro mola ara_ver- | timer pomodoro break_time take_a_break
hourglass-done: son_şans geç_kal- | too_late lifetime deadline_is
mantelpiece-clock: duvar_saati | wall_clock grandfather_clock
seedling: gelişim* yeşer- | sprout
checklist: alışkanlık* alışkanlıklar* | habit* habits*
bullseye: strateji kesin | strategy accurate precision
chess-pawn: hamle |
puzzle-piece: çöz- | solve
clapper-board: yönetmen kısa_film belgesel | film_director documentary
movie-camera: film_çek- çekim_yap- youtuber içerik | filming filmmaker content vlog footage
television: televizyon tv ekran_başı | tv television broadcast
radio: radyo | radio
headphone: kulaklık | headphones earphones listen_to_music
guitar: gitar | guitar
violin: keman orkestra | violin orchestra
musical-keyboard: piyano | piano
drum: davul ritim | drum rhythm
microphone: şarkı_söyle- karaoke sahneye_çık- | karaoke vocal stage~ singing
performing-arts: tiyatro drama oyuncu_ol- | theater theatre drama acting
circus-tent: sirk | circus
mirror-ball: dans disko dans_et- | dance dancing disco
video-game: konsol video_oyunu | console video_game playstation
game-die: zar kumar ihtimal olasılık | dice gamble gambling probability odds
slot-machine: kumarhane casino | casino jackpot
joker: | poker
magic-wand: sihirbaz büyü_yap- mucize | magician spell miracle wizard
crystal-ball: tahmin* fal kehanet öngör- | predict prediction prophecy crystal_ball
nazar-amulet: nazar | evil_eye
desktop-computer: masaüstü monitör | desktop monitor
keyboard: klavye | keyboard typing
computer-mouse: tıkla- | click
printer: yazıcı | printer
floppy-disk: kaydet- sakla- yedekle- | save_it backup
mobile-phone: sosyal_medya kaydır- instagram tiktok selfie_çek- mesajlaş- | social_media scroll scrolling texting
telephone-receiver: telefon_et- hemen_ara bizi_ara | phone_call call_us call_now
satellite: uydu uzay_sondası uzay_aracı | satellite space_probe probe* probes*
satellite-antenna: sinyal anten | signal antenna
rocket: uzay_aracı | spaceship spacecraft
flying-saucer: ufo | ufo
alien: uzaylı | alien extraterrestrial
test-tube: kimya kimyasal | chemistry chemical test_tube
petri-dish: biyoloji | biology
alembic: iksir deneyler | potion
microscope: mikroskop | research_shows studies_show
abacus: matematik hesapla- hesap | math mathematics calculate arithmetic
straight-ruler: ölç- cetvel | ruler measure~ measurement
triangular-ruler: geometri mimari mimar | geometry architect architecture
sun: güneş_enerjisi | solar_power solar_energy
wind-chime: rüzgar_çanı | wind_chime
fuel-pump: benzinci | gasoline diesel
oil-drum: ham_petrol | crude_oil
battery: şarj_ol- batarya_ömrü | recharge battery_life
low-battery: enerjin_düş- pilin_bit- şarjın_bit- düşük_pil pil_zayıf şarjı_az | run_out_of_energy low_energy low_battery dead_battery battery_low battery_died
high-voltage: şok_etkisi | efficient
technologist: verimli verimlilik üretken üretkenlik | productivity productive
bank: banka mevduat merkez_bankası | banks deposit central_bank
credit-card: kredi kredi_kartı kart_borcu taksit öde- ödeme | credit_card credit loan payment installment
receipt: fatura fiş_kes- vergi bütçe | bill invoice tax budget taxes
coin: bozuk_para altın_para | coins bitcoin
1st-place-medal: altın_madalya birinci bir_numara | first_place number_one gold_medal
sports-medal: madalya olimpiyat | medal olympic olympics
chart-increasing: kâr kar_et- verim ilerle- gelişme | profits improve improvement progress
chart-decreasing: zarar_et- iflas ekonomik_kriz | bankrupt recession losing_money
bar-chart: rapor analiz anket yüzde_kaç | analysis report poll
money-bag: bağış fon sermaye milyoner zengin_ol- | fund capital millionaire billionaire donation
money-with-wings: para_kaybet- pahalı | expensive overpriced lose_money
currency-exchange: döviz kur_farkı | currency exchange_rate
euro-banknote: euro avro | euro euros
briefcase: iş_yeri meslek çalışma_hayatı toplantı iş_insanı iş_dünyası girişimci | workplace profession meeting entrepreneur businessman corporate
leaving-box: istifa istifa_et- işten_ayrıl- işten_çıkarıl- işten_at- kovuldu kovuldum işten_kov- işimi_bırak- işi_bırak- işini_bırak- | quit_my_job quit_your_job quit_his_job quit_her_job quit_their_job quit_a_job resign resigned resignation laid_off got_fired was_fired i_quit left_my_job leave_your_job lost_my_job lost_his_job lost_her_job
handshake: iş_birliği işbirliği tanış- buluş- anlaş- ortaklık müzakere | collaboration negotiate partnership cooperate
office-building: gökdelen apartman şirket* bina | skyscraper company* office_building apartment_building
building-construction: inşaat | construction
factory: imalat | manufacturing
package: paket kutu kargo_kutusu | package parcel cardboard_box box_of
shopping-cart: market_alışverişi satın | groceries supermarket checkout
shopping-bags: moda_alışverişi butik | mall shop_the_sale shop_the_collection
label: fırsat kupon | coupon deal_of bargain
ticket: bilet | ticket tickets
megaphone: tanıtım kampanya_başla- | promotion campaign announcement
bell: bildirim_aç- hatırlat- hatırlatma | reminder notifications
loudspeaker: gürültü yüksek_ses | noise loud
muted-speaker: sessize_al- | mute muted
speech-balloon: tartış- sohbet_et- iletişim cevap cevapla- | discuss communication answer reply dialogue
red-question-mark: soru_sor- bilmece | riddle quiz
red-exclamation-mark: önemli~ kritik~ | important~ crucial~ attention
stop-sign:  | stop_doing
no-entry: engel engelle- yasakla- | ban banned blocked
check-mark-button: başar- tamamla- onayla- kesinlikle~ | completed approve success_rate
cross-mark: hatalı reddet- iptal olmaz~ | wrong reject cancel
warning: uyar- tehlikeli riskli | dangerous risky caution
shield: savunma savun- sigorta güvende | insurance defense safe_from
hundred-points: mükemmellik tam_puan yüzde_yüz | perfect_score hundred_percent
infinity: sonsuz sonsuzluk | infinite infinity endless forever
globe-with-meridians: web_sitesi site küreselleşme | website globalization
inbox-tray: indir- | download
e-mail: e-posta_at- mail gelen_kutusu | inbox newsletter emails
identification-card: kimlik ehliyet | id_card license identity
passport: pasaport vize | passport visa
ballot-box-with-ballot: seçim oy oy_ver- demokrasi | election vote voting democracy ballot
round-pushpin: konum adres nerede_bul- | location address spot
`;
