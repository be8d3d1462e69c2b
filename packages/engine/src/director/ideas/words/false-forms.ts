/**
 * Words that only look like a form of a thing's name: "verin" gives no data, "neydi" plays no flute, and who was fired is no fir.
 * They show nothing, or what they mean; whoever hears them sees so at once, and no rule of endings does.
 */
export const FALSE_FORMS = `
-: verin veriniz verici oranın yada ötürü öte ötesi yalnızca çekici çekicilik keser sun korusun konuda konusunda karınız karınıza karınızı donna |
-: neydi neymiş neyle neyden neydim gene kumandan kumandanı kumandanın yüzey yüzeye yüzeyi yüzeyde yüzeyin seviye seviyesi seviyede seviyeye seviyenin seviyeler |
-: dönerler dönerlerdi dönerdi döneriz dönersin dönerim dönermiş doğan doğanın doğanlar getirin getirince getiriniz anlaşıl- basınç basıncı basıncın baskın sığın sığın- salla- sallan- değerli turuncu | space_needle jump_in jump_into jumped_in jumped_into foam_board mating kidding stalling raped rape transferred
-: uyku_girmedi uyku_tutmadı gözüme_uyku_gir- burun_deliği burun_delikleri burun_deliklerini hünkar_beğendi beğendinin beğendisi insan_boyu insan_boyunda adam_boyu boyunda boyundaydı köpük_tahta ateş_et- ateş_aç- tayfa tayfası direk direkler direğin direklerin kanıtla- | fired firing misfired
angry-face: | hated hating
dog-face: havla- | barking barked barks
leaving-box: işten_çıkarıl- işten_atıl- kovul- | was_fired were_fired got_fired gets_fired get_fired been_fired being_fired fired_me fired_him fired_her fired_from fired_us laid_off lay_off lays_off laying_off layoffs layoff
person-in-bed: | patients the_patient a_patient
team: takım takımı takımın takıma takımda |
handshake: buluşma* buluşmaya* buluşmada* |
farmer: | shepherd shepherds
bowl: kase kâse |
yogurt: krema |
luggage: kabin_valizi kabin_boy el_bagajı | carry-on a_carry_on my_carry_on your_carry_on one_carry_on carry_on_bag carry_on_bags carryon hand_luggage cabin_bag
dark-phone: dijital_detoks sinyal_yok- sinyali_yok- çekmiyordu_telefon telefon_çekmiyor- şebeke_yok- | digital_detox screen_detox no_signal lost_signal no_reception no_service
houses: dar_sokak taş_sokak ara_sokak dar_taş_sokak arnavut_kaldırımı sokak_araları | narrow_street narrow_streets cobbled_street cobbled_streets cobblestone_street cobblestone_streets back_streets side_street side_streets
dolma: kaburga_dolması |
water-wave: | black_sand_beach black_sand_beaches black_sand
coin-stack: depozito depozitoyu | security_deposit
person-running: tur_at- bir_tur_at- |
horse-carriage: savaş_arabası savaş_arabaları | chariot chariots war_chariot
houses: konak konaklar ahşap_konak ahşap_konaklar |
desert-dunes: kum_fırtınası | sandstorm sand_storm dust_storm
ship: fırkateyn firkateyn kruvazör | frigate
money-bag: | my_pay your_pay the_pay her_pay his_pay their_pay
bowl-with-spoon: | oats oatmeal porridge
lentil-soup: beyran paça işkembe |
label: | half_price second_one_half
lungs: | hold_your_breath
nose: burundan_nefes burnundan_nefes burnunuzdan_nefes burnumuzdan_nefes | through_your_nose through_the_nose
couch-and-lamp: sedir sedirde sedire sedirler |
-: çocuk_poz* alarm_kokusu kafa_lamba* | child's_pose childs_pose
flashlight: kafa_lambası kafa_lambası* kafa_feneri | headlamp headlamps head_torch
glass-bottle: cam_nasıl cam_yapımı eski_cam yeni_cam cam_üfle- | how_glass old_glass new_glass recycled_glass molten_glass glassblower glassblowers
fire: cam_fırını eritme_fırını yüksek_fırın | furnace furnaces kiln
fish: inci_kefali kefal | mullet herring
open-book: hızlı_okuma okuma_tekniği okuma_teknikleri | speed_reading speed_read
money-bag: zam_iste- maaş_zammı maaşına_zam | ask_for_a_raise a_pay_raise pay_raise pay_rise salary_raise got_a_raise
zipper-mouth-face: | stay_silent stay_quiet
stretching-figure: masa_başı_esneme esneme_hareket* esneme_hareketleri | desk_stretch desk_stretches touch_your_toes stretch_your
person-juggling: jonglör jonglörlük | juggle juggles juggled juggling juggler
heart-monitor: tansiyon_ölç- tansiyonu_ölç- tansiyonunuzu_ölç- |
sinking-ship: yatı_bat- yat_bat- yatı_battı yat_battı |
-: | needle_lines_up line_up_your lines_up_with iron_out pump_iron drive_your_point point_home plant_the_idea band_of_brothers bat_an_eye in_your_court grave_mistake grave_mistakes grave_danger letter_a mint_condition follow_suit captain_of_industry chip_in chipped_in fish_for_compliments go_with_the_grain harbor_doubts key_findings key_points key_point key_lesson last_leg nuts_and_bolts pan_out panned_out by_ear rain_check sail_through storm_out stormed_out toy_with_the_idea wing_it wrap_it_up carry_on carry_on_with break_a_leg keep_an_eye pilot_project
-: tatlı_su tatlı_bir tatlı_söz tatlı_dil tatlı_gülüş tatlı_rüyalar tatlıdır tatlı_tatlı zar_zor taban_puan ayağını_kaydır- çam_devir- çanak_tut- diş_bile- kilit_isim kilit_rol kilit_oyuncu ok_yaydan süt_liman maymun_iştahlı turp_gibi yağ_çek- yumurta_kapıda gemi_azıya kapak_ol- |
spiral-calendar: martın_sonu martın_sonunda martın_başında mart_ayı mart_ayında martın_ortasında |
motor-boat: yatı_kıyıya yatla yatlar yatları |
sun: yaz_gel- yaz_geldi yaz_gelince yaz_başı yaz_sonu yaz_sıcağı | summer_heat
paint-roller: boya_badana badana |
high-voltage: kıvılcım kıvılcım_çak- kıvılcımlar |
-: | never_smiled never_smiles chipped_paint
plate: | chipped_plate chipped_plates
yoga-mat: dağ_duruşu dağ_duruşunda kedi_inek kedi_inek_hareketi savaşçı_duruşu savaşçı_duruşunda aşağı_bakan_köpek aşağı_bakan_köpekte yoga_matı matını yoga_duruşu | downward_dog warrior_pose mountain_pose cat-cow cat_cow yoga_pose
basket: | picnic picnics
automobile: trafik_kazası | car_accident car_accidents car_crash traffic_accident
seed-in-soil: çekirdekten çekirdeği_ek- çekirdekleri_ıslat- |
spider: su_örümceği | water_spider
laptop: uzaktan_çalış- uzaktan_çalışma uzaktan_çalışan uzaktan_çalışanlar | remote_work remote_worker remote_workers remote_job remote_jobs work_remotely remote_team remote_teams
dollar-banknote: kâğıt_para kağıt_para banknot | paper_money bank_note banknote banknotes
chart-increasing: | raise_your_price raise_your_prices raise_prices raised_prices
violin: kemençe kemençeci |
oven: pizza_fırını | pizza_oven
cup-with-straw: buzlu_kahve soğuk_kahve | iced_coffee iced_latte iced_tea
wine-glass: | port_wine
factory: | power_plant power_plants
ground-crack: | plates_of_the_earth tectonic_plate
leaving-box: | the_sack_from got_the_sack gave_him_the_sack gave_her_the_sack
paint-roller: | coat_of_paint coats_of_paint second_coat first_coat
onion: | dice_the_onion dice_the_onions dice_an_onion diced_onion
fish: | school_of_fish schools_of_fish shoal
light-bulb: | shed_light sheds_light
television: | soap_opera soap_operas
laptop: | surf_the_web surfing_the_web surf_the_net
newlyweds: | tie_the_knot tied_the_knot
thermometer: | heat_wave heat_waves heatwave
saxophone: caz cazı canlı_caz | jazz live_jazz
fishing-pole: balığa_çık- balığa_git- balık_tut- balık_avla- | went_fishing go_fishing gone_fishing fishing_trip
wrapped-gift: ödüllendir- kendine_hediye | reward_yourself treat_yourself
snow-globe: hediyelik_eşya hatıra_eşyası | souvenir souvenirs
spices: tarçın | cinnamon
figure-he-adult-past-1-write-calm: kâtip katip hattat | scribe scribes
comment-bubbles: yoruma_yaz- yorumlara_yaz- yorumda_buluşalım | tell_me_what tell_me_in tell_us_what comment_below
`;
