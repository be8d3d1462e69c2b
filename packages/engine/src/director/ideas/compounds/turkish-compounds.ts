/** Turkish nouns joined by -(s)I, each under what it is; the last word is the head. */
export const TURKISH_COMPOUNDS = `
tea-glass: çay_bardağı ince_belli_bardak çay_saati çay_bahçesi çay_molası çay_ocağı |
teacup: çay_fincanı |
turkish-coffee: kahve_fincanı türk_kahvesi kahve_falı sade_kahve |
tea-bag: çay_poşeti |
double-teapot: çay_demliği |
hot-beverage: kahve_makinesi filtre_kahve kahve_molası kahve_dükkanı kahve_bardağı sıcak_çikolata |
toothbrush: diş_fırçası elektrikli_diş_fırçası |
toothpaste: diş_macunu |
tooth: diş_ağrısı diş_teli diş_taşı diş_perisi yirmilik_diş süt_dişleri |
health-worker: diş_hekimi göz_doktoru aile_doktoru çocuk_doktoru |
full-moon: ay_dede aydede ay_ışığı ay_yüzeyi ay_takvimi |
solar-eclipse: ay_tutulması güneş_tutulması |
eye: göz_kapağı göz_bebeği göz_rengi göz_nuru~ göz_sağlığı göz_muayenesi |
cream-jar: göz_kremi el_kremi gece_kremi yüz_kremi nemlendirici_krem |
lotion-bottle: saç_kremi vücut_losyonu el_dezenfektanı duş_jeli |
flashlight: el_feneri el_fenerleri cep_feneri |
handbag: el_çantası kol_çantası omuz_çantası |
watch: kol_saati akıllı_saat cep_saati |
wall-clock: duvar_saati |
alarm-clock: çalar_saat |
hourglass-done: kum_saati |
clock-tower: saat_kulesi |
iceberg: buz_dağı buzdağı buz_kütlesi buzul_çağı buz_tabakası |
ice-cubes: buz_kalıbı buz_küpü buz_parçası |
ice-skate: buz_pateni buz_pisti |
fridge: buz_dolabı buzdolabı_kapağı |
ice-hockey: buz_hokeyi |
polar-bear: kutup_ayısı |
teddy-bear: oyuncak_ayı pelüş_ayı |
panda: panda_ayısı |
snowman: kardan_adam |
snowball: kar_topu |
snowflake: kar_tanesi kar_taneleri |
cloud-with-snow: kar_fırtınası kar_yağışı |
tyre: kar_lastiği kış_lastiği yedek_lastik araba_lastiği patlak_lastik |
cloud-with-rain: yağmur_bulutu yağmur_damlası yağmur_suyu |
forest: yağmur_ormanı çam_ormanı orman_yolu |
umbrella-in-rain: yağmur_şemsiyesi |
womans-boot: yağmur_çizmesi lastik_çizme |
fire: orman_yangını ev_yangını kamp_ocağı~ |
campfire: kamp_ateşi |
wood-stove: odun_sobası kömür_sobası |
firefighter: itfaiye_eri |
fire-engine: itfaiye_aracı itfaiye_arabası itfaiye_kamyonu |
fire-extinguisher: yangın_tüpü yangın_söndürücü |
firefly: ateş_böceği |
police-car: polis_arabası polis_aracı |
police-officer: polis_memuru trafik_polisi güvenlik_görevlisi polis_karakolu |
ambulance: ambulans_şoförü |
bus: okul_otobüsü otobüs_şoförü otobüs_yolculuğu servis_otobüsü |
bus-stop: otobüs_durağı |
minibus: okul_servisi |
train: tren_yolculuğu tren_rayı tren_bileti tren_vagonu yük_treni |
station: tren_istasyonu tren_garı metro_istasyonu otobüs_garı |
locomotive: buharlı_tren |
high-speed-train: hızlı_tren yüksek_hızlı_tren |
airplane: uçak_bileti yolcu_uçağı savaş_uçağı uçak_kazası uçak_koltuğu kabin_memuru |
paper-plane: kağıt_uçak kâğıt_uçak |
paper-boat: kağıt_gemi kâğıt_gemi kâğıttan_gemi kağıttan_gemi |
automobile: araba_kapısı spor_araba araba_camı araba_koltuğu arka_koltuk ikinci_el_araba araba_sigortası araba_sürüşü araba_motoru park_yeri |
collision: araba_kazası |
house-keys: araba_anahtarı ev_anahtarı kapı_anahtarı oda_anahtarı kira_kontratı |
racing-car: yarış_arabası formula_1 |
police-car-light: hava_saldırısı_sireni |
car-seat: emniyet_kemeri bebek_koltuğu |
steering-wheel: direksiyon_başı sürücü_kursu direksiyon_sınavı |
vertical-traffic-light: trafik_ışığı trafik_lambası kırmızı_ışık yeşil_ışık_yan- |
traffic-jam: trafik_sıkışıklığı iş_çıkışı_trafiği |
signpost: trafik_levhası yol_tabelası yol_levhası |
fuel-pump: benzin_istasyonu benzin_pompası benzin_fiyatı akaryakıt_istasyonu |
charging-station: şarj_istasyonu |
phone-charger: şarj_aleti şarj_kablosu telefon_şarjı telefon_bataryası |
mobile-phone: telefon_ekranı cep_telefonu telefon_numarası telefon_kılıfı telefon_bağımlılığı kilit_ekranı telefon_faturası |
telephone: telefon_kulübesi ev_telefonu ankesörlü_telefon |
laptop: dizüstü_bilgisayar bilgisayar_ekranı bilgisayar_mühendisi bilgisayar_programı |
computer-mouse: bilgisayar_faresi kablosuz_fare |
video-game: bilgisayar_oyunu video_oyunu oyun_konsolu |
joystick: oyun_kolu |
television: televizyon_ekranı televizyon_dizisi televizyon_programı çizgi_film |
remote-control: televizyon_kumandası uzaktan_kumanda |
camera: güvenlik_kamerası fotoğraf_makinesi fotoğraf_makinası |
photo-album: fotoğraf_albümü aile_albümü düğün_fotoğrafı |
clapper-board: film_yönetmeni film_seti sinema_filmi sinema_salonu dizi_seti |
washing-machine: çamaşır_makinesi bulaşık_makinesi kurutma_makinesi çamaşır_makinası |
vacuum-cleaner: elektrik_süpürgesi elektrikli_süpürge robot_süpürge |
hair-dryer: saç_kurutma_makinesi fön_makinesi |
hair-brush: saç_fırçası saç_bakımı saç_dökülmesi saç_teli |
person-getting-haircut: saç_kesimi erkek_kuaförü berber_dükkanı |
razor: tıraş_makinesi tıraş_bıçağı tıraş_köpüğü |
sewing-needle: dikiş_iğnesi |
thread: dikiş_ipliği dikiş_makinesi |
rolling-pin: merdane oklava |
frying-pan: döküm_tava teflon_tava |
steaming-pot: düdüklü_tencere çelik_tencere çorba_tenceresi |
kitchen-knife: ekmek_bıçağı mutfak_bıçağı kesme_tahtası et_bıçağı |
wooden-spoon: tahta_kaşık |
spoon: çay_kaşığı yemek_kaşığı tatlı_kaşığı |
glass-of-water: içme_suyu maden_suyu musluk_suyu bir_bardak_su |
water-bottle: su_şişesi pet_şişe plastik_şişe su_matarası |
faucet: su_musluğu mutfak_musluğu su_borusu su_kaçağı |
wastebasket: çöp_kutusu çöp_kovası çöp_tenekesi çöp_poşeti |
recycling-symbol: geri_dönüşüm_kutusu |
delivery-truck: çöp_kamyonu nakliye_kamyonu |
watering-can: bahçe_hortumu_ile sulama_kabı |
garden-hose: bahçe_hortumu su_hortumu |
potted-plant: ev_bitkisi saksı_bitkisi saksı_çiçeği |
deciduous-tree: elma_ağacı meşe_ağacı kiraz_ağacı ağaç_gövdesi ceviz_ağacı incir_ağacı ağaç_ev dut_ağacı |
olive-tree: zeytin_ağacı zeytin_dalı |
palm-tree: palmiye_ağacı hurma_ağacı |
evergreen-tree: çam_ağacı |
christmas-tree: yılbaşı_ağacı noel_ağacı |
fallen-leaf: çınar_yaprağı ağaç_yaprağı sonbahar_yaprağı |
dolma: asma_yaprağı yaprak_sarma zeytinyağlı_dolma biber_dolması |
rose: gül_yaprağı gül_bahçesi gül_kokusu |
perfume: gül_suyu kolonya limon_kolonyası |
sunflower: ay_çiçeği ayçiçeği_tarlası |
cherry-blossom: kiraz_çiçeği |
honey-jar: bal_kavanozu çam_balı çiçek_balı |
honeybee: bal_arısı işçi_arı kraliçe_arı eşek_arısı arı_sokması |
beehive: arı_kovanı |
lady-beetle: uğur_böceği |
cockroach: hamam_böceği |
cricket: cırcır_böceği ağustos_böceği |
jellyfish: deniz_anası |
seahorse: deniz_atı |
starfish: deniz_yıldızı |
turtle: deniz_kaplumbağası su_kaplumbağası |
submarine: denizaltı_gemisi |
lighthouse: deniz_feneri |
spiral-shell: deniz_kabuğu istiridye_kabuğu |
beach-with-umbrella: deniz_kenarı deniz_kıyısı plaj_havlusu deniz_tatili sahil_kasabası |
water-wave: deniz_suyu deniz_seviyesi dev_dalga deniz_dibi |
oyster: deniz_mahsulü deniz_ürünü deniz_ürünleri |
tropical-fish: akvaryum_balığı süs_balığı palyaço_balığı japon_balığı |
fish: balık_tutma~ balık_pazarı balık_ekmek |
fishing-pole: olta_takımı balık_oltası |
fishing-net: balık_ağı balıkçı_ağı |
motor-boat: balıkçı_teknesi sürat_teknesi can_kurtaran_botu |
shark: köpek_balığı |
whale: mavi_balina balina_yavrusu |
dolphin: yunus_balığı |
bird: sinek_kuşu kuş_sesi kuş_cıvıltısı muhabbet_kuşu bülbül_sesi |
birds-in-v: göçmen_kuş kuş_sürüsü kuş_göçü |
empty-nest: kuş_yuvası leylek_yuvası |
egg: tavuk_yumurtası yumurta_kabuğu yumurta_sarısı haşlanmış_yumurta |
nest-with-eggs: kuş_yumurtası |
dog-bowl: köpek_maması kedi_maması mama_kabı su_kabı |
dog-face: sokak_köpeği köpek_yavrusu çoban_köpeği bekçi_köpeği kangal_köpeği köpek_eğitimi |
cat-face: sokak_kedisi kedi_yavrusu van_kedisi ev_kedisi |
leash: köpek_tasması |
pet-bed: köpek_kulübesi |
horse: yarış_atı at_binme ata_bin- at_yarışı at_çiftliği |
horse-carriage: at_arabası |
cow-face: süt_ineği inek_sütü_veren |
glass-of-milk: inek_sütü keçi_sütü anne_sütü bir_bardak_süt badem_sütü |
spider-web: örümcek_ağı |
mouse-trap: fare_kapanı |
paw-prints: pati_izi hayvan_barınağı |
footprints: ayak_izi ayak_sesi |
fingerprint: parmak_izi |
tying-shoes: ayakkabı_bağı ayakkabı_bağcığı |
mans-shoe: ayakkabı_boyası deri_ayakkabı kundura |
running-shoe: spor_ayakkabı koşu_ayakkabısı |
high-heeled-shoe: topuklu_ayakkabı |
backpack: okul_çantası sırt_çantası |
briefcase: evrak_çantası iş_çantası |
luggage: el_bagajı seyahat_çantası |
shopping-bags: alışveriş_merkezi alışveriş_poşeti alışveriş_torbası naylon_poşet bez_torba |
shopping-cart: alışveriş_arabası market_arabası market_alışverişi alışveriş_sepeti |
checklist: alışveriş_listesi yapılacaklar_listesi kontrol_listesi |
credit-card: kredi_kartı banka_kartı banka_hesabı kart_borcu temassız_kart |
identification-card: kimlik_kartı nüfus_cüzdanı sürücü_belgesi |
money-bag: cep_harçlığı para_çantası |
coin-stack: bozuk_para madeni_para |
piggy-bank: tasarruf_hesabı |
gold-bar: altın_külçe altın_madeni altın_fiyatı çeyrek_altın gram_altın |
1st-place-medal: altın_madalya |
candlestick-chart: hisse_senedi borsa_endeksi |
house: ev_fiyatı ev_kredisi konut_kredisi ev_sahibi dağ_evi |
house-with-garden: bahçeli_ev yazlık_ev arka_bahçe |
derelict-house: perili_ev terk_edilmiş_ev |
building-blocks: oyuncak_araba oyuncak_kutusu oyun_hamuru |
playground-slide: çocuk_parkı oyun_parkı |
roller-coaster: eğlence_parkı |
ferris-wheel: dönme_dolap |
table: yemek_masası mutfak_masası masa_örtüsü orta_sehpa ameliyat_masası |
school-desk: çalışma_masası okul_sırası ders_masası |
chair: sallanan_sandalye plastik_sandalye |
couch-and-lamp: oturma_odası |
bed: yatak_odası çift_kişilik_yatak otel_odası yatak_örtüsü hastane_yatağı |
crib: bebek_yatağı bebek_beşiği |
stroller: bebek_arabası |
baby-bottle: süt_biberonu |
bathtub: banyo_küveti |
shower: soğuk_duş sıcak_duş duş_başlığı |
toilet: tuvalet_kağıdı |
towel: banyo_havlusu el_havlusu kağıt_havlu |
soap: el_sabunu bulaşık_deterjanı çamaşır_deterjanı |
sponge: bulaşık_süngeri |
door: giriş_kapısı dış_kapı sokak_kapısı kapı_kolu kapı_zili kapı_eşiği ev_kapısı |
window: pencere_camı oda_camı |
light-bulb: elektrik_düğmesi elektrik_faturası~ led_lamba |
table-lamp: masa_lambası gece_lambası baş_ucu_lambası |
electric-plug: elektrik_prizi elektrik_kablosu uzatma_kablosu |
solar-panel: güneş_paneli güneş_enerjisi |
sunglasses: güneş_gözlüğü |
tube-of-sunscreen: güneş_kremi |
sun: güneş_ışığı güneş_yanığı yaz_güneşi |
red-sunset: gün_batımı güneş_batışı |
solar-system: güneş_sistemi |
wind-turbine: rüzgar_türbini rüzgâr_türbini rüzgar_enerjisi rüzgar_gülü |
windmill: yel_değirmeni |
rocket: uzay_gemisi uzay_mekiği uzay_aracı uzay_roketi |
astronaut: uzay_yürüyüşü uzay_adamı uzay_giysisi |
satellite: uzay_istasyonu |
telescope: uzay_teleskobu |
shooting-star: kayan_yıldız yıldız_kayması meteor_yağmuru |
comet: kuyruklu_yıldız |
galaxy: samanyolu_galaksisi |
black-hole: kara_delik |
galleon: korsan_gemisi yelkenli_gemi savaş_gemisi_osmanlı |
ship: yük_gemisi yolcu_gemisi savaş_gemisi |
treasure-chest: hazine_sandığı define_haritası hazine_haritası |
classical-building: antik_kent |
castle: kumdan_olmayan_kale ortaçağ_kalesi |
sandcastle: kumdan_kale |
scimitar: osmanlı_kılıcı |
cannon: top_güllesi topçu_ateşi |
turkish-flag: türk_bayrağı ay_yıldız ay_yıldızlı_bayrak |
heart-monitor: kalp_krizi kalp_atışı kalp_ritmi nabız_ölçer |
drop-of-blood: kan_testi kan_bağışı kan_grubu kan_tahlili |
brain: beyin_hücresi beyin_ameliyatı |
stomach: mide_ağrısı mide_bulantısı mide_asidi mide_ekşimesi |
face-with-head-bandage: baş_ağrısı |
spine-figure: bel_ağrısı sırt_ağrısı boyun_ağrısı bel_fıtığı |
pill: ağrı_kesici uyku_ilacı |
pill-bottle: vitamin_hapı ilaç_kutusu |
first-aid-kit: ilk_yardım_çantası ilk_yardım ecza_dolabı |
hospital: acil_servis hastane_odası bekleme_salonu |
syringe: grip_aşısı |
skeleton: göğüs_kafesi |
nail-polish: tırnak_cilası takma_tırnak |
lipstick: makyaj_çantası |
glasses: okuma_gözlüğü |
ring: nişan_yüzüğü düğün_yüzüğü evlilik_teklifi |
newlyweds: düğün_salonu düğün_töreni kına_gecesi nikah_masası |
dress: gelinlik_provası düğün_elbisesi |
birthday-cake: doğum_günü_pastası yaş_pasta |
party-popper: doğum_günü_partisi |
wrapped-gift: doğum_günü_hediyesi hediye_kutusu yılbaşı_hediyesi |
balloon: uçan_balon |
hot-air-balloon: sıcak_hava_balonu balon_turu |
soccer-ball: futbol_topu futbol_maçı futbol_takımı futbol_sahası milli_maç halı_saha penaltı_atışı |
basketball: basketbol_topu basketbol_maçı |
basketball-hoop: basketbol_potası basketbol_sahası |
tennis: tenis_topu tenis_raketi tenis_kortu |
ping-pong: masa_tenisi |
swimming-pool: yüzme_havuzu |
person-swimming: yüzme_dersi |
dumbbell: spor_salonu spor_çantası |
yoga-mat: yoga_matı pilates_matı |
jump-rope: atlama_ipi ip_atla- |
treadmill: koşu_bandı |
notebook-and-pen: not_defteri hatıra_defteri |
pencil: kurşun_kalem dolma_kalem boya_kalemi |
open-book: ders_kitabı yemek_kitabı masal_kitabı kitap_sayfası |
books: kitap_kurdu kitap_fuarı |
bookshelf: kitap_rafı kitap_dolabı |
exam-paper: sınav_kağıdı üniversite_sınavı matematik_sınavı |
teacher: matematik_öğretmeni sınıf_öğretmeni okul_müdürü |
student: lise_öğrencisi üniversite_öğrencisi |
school: okul_bahçesi ilk_okul |
`;
