/** What sentences without a thing turn on: deeds, measures and thoughts that a drawing shows without a doubt; see everyday.ts for the signs. */
export const TELLING_WORDS = `
crowd: yolcular yolcu | passengers passenger
fish: solungaç solungaçları | gills gill
droplet: mavi_kan mavi_kanı kanı_mavi kanları_mavi kanlarının_mavi | blue_blood blood_is_blue
house-keys: ev_satın_al- evi_satın_al- daire_satın_al- evini_satın_al- | bought_a_house buy_a_house bought_the_house bought_their_house bought_a_home buy_a_home
candle: soya_mumu balmumu | soy_wax beeswax soy_candle candle_wax
raw-meatballs: mercimek_köftesi mercimekli_köfte | lentil_kofte lentil_balls lentil_patties
chair: boş_koltuk boş_sandalye | empty_seat empty_chair
fire: büyük_yangın | great_fire wildfire wildfires
headstone: can_kaybı ölü_sayısı | deaths death_toll lives_lost lives_were_lost
speaking-head: diksiyon telaffuz hitabet | diction pronunciation public_speaking
microphone: kendini_kaydet- sesini_kaydet- ses_kaydı | record_yourself record_your_voice voice_memo
handbag: anneme_bir_çanta anneme_çanta kadın_çantası | handbag handbags purse
glowing-star: yetenek* yetenekli* beceri* | talent* talents* talented* gifted* skill* skills*
chair: oturmak* otur- oturup* otururken* | sitting* sit* sits* sat_down sat* chair_every
person-lifting-weights: ağırlık_kaldır- | lift_weights lifting_weights deadlift deadlifts bench_press reps barbell
headstone: gömül- defned- | buried* burial*
dagger: ihanet* hain* arkadan_vur- | betray* betrayed* betrayal* traitor*
footprints: sürgün* | exile* exiled* banished*
crown: taht* tahta_çık- hükümdar | throne thrones ruler rulers reign*
code-window: sıfır_ve_bir ikili_kod | zeros_and_ones ones_and_zeros binary
musical-notes: ninni melodi mırıldan- | lullaby lullabies humming* hummed* hums* melody tune
microbe: bağırsak bağırsaklar bağırsağın | gut intestines gut_bacteria plague
wooden-spoon: kepçe | ladle
tomato: salça domates_salçası | tomato_paste
bell-pepper: yeşil_biber dolmalık_biber | green_pepper green_peppers bell_peppers
hot-pepper: kırmızı_biber | red_pepper red_peppers chili_flakes
receipt: komisyon kesinti hesap_özeti hesap_ekstresi ekstre işlem_ücreti | fee fees bank_statement commission hidden_costs fine_print overdraft
coin-stack: kazanç* kâr_pay* | paid* get_paid earn* earns* earned* earning* earnings* pocket_money
balance-scale: adalet* denge_kur- | justice* fairness*
round-pushpin: konum* | location* locations* pinpoint*
mobile-phone: kısa_mesaj mesaj_at- mesajlaş- whatsapp | text_message texted texting unread_message whatsapp
railway-car: vagon vagonlar | railway_carriage train_carriage wagon wagons
stroller: bebek_arabası | baby_carriage
radio: bebek_telsizi telsiz | baby_monitor walkie-talkie
ring: evlenme_teklifi | popped_the_question
ring: telkâri gümüş_takı nişanlan- evlenme_teklif yüzüğü_tak- | filigree proposed_to proposal engaged
shooting-star: yıldız_kay- kayan_yıldız kayan_yıldızlar ışık_çizgisi | shooting_star falling_star falling_stars
crowd: kuyruk_var kuyrukta sıra_bekle- | queue queued long_line waiting_in_line stand_in_line
brick: duvar~ | wall~ walls~
postcard: posta_pulu | stamp stamps
locomotive: buharlı_tren buhar_makinesi buharlı | steam_engine steam_train steam_locomotive
world-map: antik_harita hazine_haritası | treasure_map
cloud-with-lightning: gök_gürle- gök_gürültü gök_gürültüsü | thunder_roared thunderclap
candle: mum_ışığı | candlelight
wall-clock: saniye_saniye tik_tak | ticking tick_tock ticks
door: eşik eşikte kapı_aralık | doorway threshold doorstep
footprints: ayak_izi ayak_izleri ıslak_iz ıslak_izler | footprint wet_footprints tracks_in
window: perde_arala- camda_bir | face_at_the_window windowpane
houses: dar_sokak dar_bir_sokak dar_sokaklar ara_sokak eski_mahalle | narrow_streets old_town back_streets alley alleys
umbrella: şemsiyesiz | under_one_umbrella
speaker-high-volume: çığlık_sesi yankı yankılan- | echo echoes echoed
hourglass-not-done: yavaşla- vakit_geç- zaman_geç- ömür* | slows_down* slowed* lifetime* time_passes*
stopwatch: saniye_tut- | hold_for count_to
mirror: aynaya_bak- aynada | in_the_mirror
flexed-biceps: kas_yap- kaslan- | strengthen* stronger*
tea-glass: çay_koy- çay_demle- | pour_tea
broken-heart: ayrıl- terk_et- ayrılık* | broke_up break_up breakup heartbreak
love-letter: aşk_mektubu | love_letter love_letters
hammer-and-wrench: tamir_et- onar- | repair* repaired* repairs*
chequered-flag: bitiş_çizgisi | finish_line
safe: acil_durum_fonu | emergency_fund nest_egg
ballot-box-with-ballot: oy_ver- sandığa | vote votes voted
handshake: anlaş- uzlaş- barış_yap- | agree* agreed* agreement* deal*
cracked-phone: ekranı_kırık | cracked_screen
person-raising-hand: gönüllü | volunteers
magnifying-glass-tilted-left: araştır- incele- | search* searched* inspect* examine* check_your check_the
scissors: kırp- | trimmed
straight-ruler: uzunluk* boyut* | length*
package: paketle- kolile- | pack_up
wastebasket: sil- çöpe_at- | delete* deleted* erase* thrown_away
`;
