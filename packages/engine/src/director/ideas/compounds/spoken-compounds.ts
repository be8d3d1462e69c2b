/** What people say every day in two or three words, each under what it shows; these go before their parts. See everyday.ts for the signs. */
export const SPOKEN_COMPOUNDS = `
triangular-flag: golf_arabası golf_sahası | golf_cart golf_carts golf_course
basketball-hoop: pota potaya potaya_doğru potadan üçlük üçlüğü üçlük_attı üçlük_at- smaç smacı turnike serbest_atış serbest_atışı yarı_saha | half_court slam_dunk slam_dunks three-pointer three-pointers free_throw free_throws layup layups buzzer_beater jump_shot hoop hoops dunked
stadium-crowd: tribün tribünler tribünlerde taraftar taraftarlar | bleachers sold-out_stadium stands_erupted home_crowd
bench: yedek_kulübesi yedek_kulübesinden yedek_kulübesinde yedekler yedekte | benched substitutes substitute_bench on_the_bench off_the_bench
bow-and-arrow: atıcı okçu okçuluk | archery archer archers
bullseye: atış_yap- atış_yapan nişan_al- nişancı atıcılık poligon hedefi_vur- | target_shooting sharpshooter sharpshooters shooting_range marksman took_aim
spear: cirit cirit_at- mızrak_at- | javelin
ice-skate: buz_pateni patinaj artistik_patinaj | triple_axel figure_skating figure_skater ice_skater
person-swimming: yüzücü yüzücüler | swimmer swimmers
chequered-flag: son_viraj son_virajda son_tur son_turda | last_lap final_lap final_stretch
sports-medal: altın_madalya altın_madalyayı gümüş_madalya bronz_madalya olimpiyat olimpiyatlar | gold_medal gold_medals silver_medal olympics olympic_games olympian
1st-place-medal: dünya_rekoru rekor_kıran rekortmen birinci_ol- birincilik | world_record world_records record_breaking record_holder broke_the_record set_a_record undefeated first_place
boxing-glove: nakavt nakavt_ol- rauntta raunt boks_maçı | knockout knocked_out_cold title_fight heavyweight prizefighter unanimous_decision underdog
goal-net: gol_yedi gol_kaçır- boş_kaleye | open_goal own_goal goals_down goals_up winning_goal
wood: ahşap_damarı damarı_yönünde döşeme_tahtası parke parkeler palet paletler | wood_grain floorboard floorboards hardwood_floor hardwood pallet pallets
seedling: yükseltilmiş_yatak bahçe_yatağı bahçe_tarhı fide_yatağı | raised_bed raised_beds garden_bed garden_beds raised_garden_bed raised_garden_beds raised_garden
power-drill: matkapla matkap_kullan- duvarı_del- duvarı_delme- delik_aç- | drill_into drill_a_hole drilled_into drilling_into drill_through before_you_drill power_drill drill_the
wrench: tesisat tesisatı tesisatçı sıhhi_tesisat | pipes plumbing
paint-roller: badana badana_yap- duvarı_boya- duvarları_boya- duvarı_boyamadan duvar_boyası tavanı_boya- | paint_the_walls paint_a_wall painting_the_wall wall_paint paint_the_ceiling
brick: duvar_örmek duvar_ör- duvar_taşı | drywall
ladder: merdiven_daya- katlanır_merdiven | stepladder
table: mutfak_adası orta_sehpa yemek_masası sehpa | kitchen_island coffee_table dining_table workbench
carpentry-saw: | measure_twice_cut
automobile: arabayla_dön- uzun_yolda uzun_yolculukta | car_door car_doors drive_home long_drive drive_to_work drove_home driving_home the_backseat back_seat backseat passenger_seat hot_car
car-mirror: dikiz_aynası | rearview_mirror rear-view_mirror
signed-contract: tapu tapu_masrafı kapanış_masrafı kira_sözleşmesi iş_sözleşmesi | closing_costs closing_cost rental_agreement fine_print sign_the_lease the_lease negotiate negotiates negotiating prenup
house-keys: ilk_evini_alan ev_alıcısı ev_sahibi ev_sahibim ev_sahibi_ol- | first-time_buyers first-time_buyer home_buyer homebuyers home_buyers landlord landlords
receipt: vergi_iadesi gizli_ücret gizli_ücretler masraf masraflar fatura_kes- | hidden_fees hidden_fee hidden_costs tax_refund tax_return
credit-card: hediye_kartı hediye_kartları kredi_çek- kredi_notu kredi_borcu borçlan- | gift_card gift_cards credit_score student_loan student_loans
money-with-wings: dolandırıl- iflas_et- iflas | lost_everything went_broke bankruptcy bad_trade bad_investment
money-bag: maaş_pazarlığı ek_gelir pasif_gelir altı_haneli | six-figure seven-figure six_figures side_hustle passive_income your_salary a_fortune less_than_a_million
piggy-bank: parayı_kenara_koy- para_biriktir- acil_durum_fonu birikim_yap- | emergency_fund rainy_day save_up pay_yourself
t-shirt: ikinci_el ikinci_el_dükkanı | thrift_store thrift-store thrift_shop thrifted second-hand secondhand hand-me-downs garage_sale flea_market hoodie hoodies
shopping-bags: tükendi tükeniyor stoklar_tüken- stokta_kalma- stok_tüken- stoklarla_sınırlı kapış_kapış* son_parçalar yok_sat-* yok_satıyor* | sold_out* sells_out* selling_out* restock restocked back_in_stock left_in_stock in_stock limited_edition* limited_stock last_pieces while_supplies
lotion-bottle: serum serumu serumun serumumuz cilt_serumu tonik | serum serums toner moisturizer retinol face_serum
label: sezon_sonu sezon_sonu_indirimi fiyatına iki_al_bir_öde yarı_fiyatına | for_the_price_of price_of_one half_price buy_one_get money_back your_money_back promo_code discount_code on_sale
mobile-phone: ekran_süresi ekran_süresini profildeki_link | screen_time swipe_up swipe_left swipe_right tap_the_link link_in_bio airplane_mode text_back
delivery-truck: aynı_gün_kapında kapınıza_gel- ücretsiz_kargo kapında kapınızda | same-day_delivery next-day_delivery free_delivery free_returns to_your_door
spiral-calendar: randevu_al- randevu randevunu randevunuz deneme_dersi ilk_ders_ücretsiz | book_your book_a_table book_a_class first_class_for_free book_an_appointment appointment appointments office_hours rest_days days_a_week
blackboard: harf_devrimi alfabe alfabeyi matematik matematiği geometri geometriyi formül formülü formülleri integral | geometry calculus algebra equations math maths
card-index: bilgi_kartı bilgi_kartları kelime_kartı kelime_kartları | flashcard flashcards flash_cards index_cards
pencil: altını_çiz- işaretle_kalem | highlighter highlighters highlight_only underline underlining
clipboard: küçük_işler kısa_süren_iş yapılacaklar_listesi | to-do_list to_do_list small_tasks two-minute_rule
notebook-and-pen: özet_çıkar- özetini not_tut- not_tutma not_tutmayan | write_a_summary write_an_essay your_essay essay essays
exam-paper: test_çöz- paragraf_soruları paragraf_sorusu deneme_sınavı soru_bankası test_sorusu sınavda | multiple_choice practice_test past_papers practice_questions
stethoscope: tıp_öğrencisi tıp_öğrencileri tıp_fakültesi | medical_student medical_students med_school medical_school med_student
judge: hukuk_fakültesi hukuk_kazan- avukat_ol- | law_school lawsuit sued filed_a_lawsuit
student: ergen ergenler ergenlik lise_öğrencisi genç_kızım delikanlı | teenager teenagers teen teens adolescent adolescents high_schooler
classmates: liseliler okul_arkadaşları | high_school_students
measuring-tape: boyu_kısa kısa_boylu kısa_boylular uzun_boylu boyu_uzun boy_farkı | short_at_all too_short too_small too_tall shorter_than taller_than how_tall how_short his_height her_height wasn't_short
open-gate: sınır_kapısı sınırı_geç- | this_border cross_the_border border_crossing
seat: cam_kenarı_mı koridor_mu koridor_tarafı uçak_koltuğu cam_kenarı_koltuk | aisle_seat window_seat middle_seat legroom
camel: ipek_yolu ipek_yolunda ipek_yolu'nun ipek_yolunun | silk_road
desert-dunes: çöl çölde çölü çöl_gecesi | crossed_the_desert
anvil: demiri_işle- demiri_döv- demir_işle- demirci | iron_working smelted_iron blacksmith_shop
rabbit-face: | attacked_by_rabbits
cat-face: kedi_kumu kedi_kumunu kedi_tuvaleti | cat_litter litter_box litterbox
dog-face: yavru_köpek yavru_köpeğim köpek_yavrusu | tired_puppy
broccoli: brokoli_sapı brokoli_sapları | broccoli_stem broccoli_stems
hamster: hamsterlar hamsterım | hamsters
pillow: yastık_kılıfı yastık_kılıfları | pillowcase pillowcases
potted-plant: saksı_bitkisi ev_bitkisi ev_bitkileri | snake_plant snake_plants spider_plant rubber_plant house_plant house_plants
coffee-beans: kahve_telvesi | coffee_grounds
scissors: budama buda- budayın gülleri_buda- | prune_your prune_the pruning pruned
person-lifting-weights: ağırlık_çalış- ağırlık_kaldır- ağırlık_antrenmanı | strength_training lift_weights lifting_weights grip_strength deadlift deadlifts deadlifting bench_press lift_heavy
flexed-biceps: karın_kası karın_kasları baklava_karın | six-pack
plank-figure: mekik mekik_çek- | crunches sit-ups crunch
wind-face: nefes_al_ver nefes_ver- | breathe_out breathe_in exhale inhale
hourglass-done: zamanını_çal- zaman_hırsızları vaktini_çal- zamanını_harca- | wastes_your_time waste_your_time waste_of_time steal_your_time waste_time
hourglass-not-done: bir_yıl_sonra zaman_geçiyor geç_kalmadan hayat_kısa | life_is_short time_is_running running_out_of_time
see-no-evil-monkey: | pretend_not_to_see
studio-microphone: ses_klonlama sesinizi_taklit sesini_taklit sesini_klonla- | clone_your_voice your_voice voice_cloning voice_clone cloned_voice fake_voice
disguised-face: sahte_kimlik kimlik_hırsızlığı kimlik_avı sahte_site sahte_siteler sahte_siteleri | identity_theft phishing fake_website fake_profile catfish
headstone: mezarlıkta öldüğünü_söyle- yıllar_önce_ölen ölen_arkadaşım | been_dead_for died_years_ago dead_for_six dead_for_years
footprints: yalın_ayak yalınayak çıplak_ayakla ayak_izi ayak_izleri ayak_sesleri ayak_sesi | barefoot footsteps
dark-figure: arkamdaki_adam pencerede_biri pencerenin_dışında_biri kapıda_biri_vardı başka_biri_vardı karanlıkta_bir_el | same_man_in scarecrow strange_man man_in_the_window someone_in_the_corner dark_figure figure_in_the
unlit-bulb: | lights_flickered lights_flicker
steaming-bowl: miso_çorbası | miso miso_soup
jam-jar: pekmez pekmezi marmelat | molasses marmalade
spices: baharat gizli_malzeme | secret_ingredient spice_mix
open-book: masal_oku- birlikte_masal masal_kitabı ilk_romanı | first_novel bedtime_story bedtime_stories read_to_them read_to_your
eye-contact: göz_hizası |
flat-shoe: | comfortable_shoes
code-window: bilgisayar_virüsü virüs_kap- kötü_amaçlı | computer_virus malware ransomware hackers hacker hacked
desktop-computer: ekran_görüntüsü | spreadsheet_skills
camera: güvenlik_kamerası | webcam security_camera
browser-window: açık_sekme açık_kalan_sekme sekmeler adres_çubuğu adres_çubuğundan | background_tabs address_bar
wifi-signal: wi-fi wi-fi'yi | your_wi-fi wi-fi_password
seismograph: deprem_dalgası deprem_dalgaları sismik_dalga sismik_dalgalar artçı artçı_sarsıntı | seismic_wave seismic_waves aftershock aftershocks
hospital: ameliyat_parası acil_servis ameliyata_al- | surgery emergency_room operating_room
two-hearts: ilk_görüşte_aşk sevgilim ilk_buluşma | first_date love_at_first blind_date
broken-heart: aldatıl- aldattı aldatan sevgilisi_tarafından | cheated_on ghosted toxic_relationship toxic red_flags red_flag ended_things
ring: nişanlan- evlilik_teklifi evlenme_teklif- teklif_et- | proposed_to_her proposed_to_him engagement_ring engaged
radioactive: radyum radyasyon uranyum | radium uranium radiation radioactive
ballot-box-with-ballot: oy_kullan- oy_hakkı seçme_hakkı | allowed_to_vote right_to_vote voting vote votes voted
quill-and-ink: shakespeare | shakespeare wrote_plays
toilet: idrar idrarla | urine
passport: vizesiz vizesiz_git- | visa-free visa_free
sponge: bulaşık_deterjanı bulaşık_süngeri | dish_soap dish_detergent
house-keys: kiraya_ver- kirala_bir kiralık_ev | rent_a_room rent_an_apartment renting renters rent_a_house
speech-balloon: yabancı_dil* yabancı_dili* dil_öğren-* | language* languages* vocabulary* bilingual* fluent*
wind-face: nefesini_tutma nefesini_tutmayın | don't_hold_your_breath
signed-contract: sigorta_yaptır- sigorta_poliçesi kasko sağlık_sigortası sigortalı | insurance insured
house: tavan_arası tavan_arasından tavan_arasında tavan_arasına |
label: hafta_sonuna_özel sana_özel size_özel bugüne_özel kısa_süreliğine | this_weekend_only today_only limited_time one_day_only
stretching-figure: | hold_the_stretch stretch_for
chart-increasing: yüzde_bir_daha* | better_every_day* one_percent_better* a_little_better*
glass-bottle: çamaşır_suyu çamaşır_suyunu tuz_ruhu | bleach
basketball: sayı_attı sayı_at- | scored_points forty_points fifty_points thirty_points points_per_game
scissors: | trim_your trim_their trim_the
telephone: sabit_hat sabit_telefon | phone_line landline
t-shirt: | sizes_run size_up one_size
aquarium: akvaryum akvaryumu akvaryuma akvaryumun | aquarium
pharaoh-mask: firavun firavunun firavunlar | pharaoh pharaohs
hair-brush: saçımız saçınız saçlarımız saçlarınız |
brick: fayans fayansı fayanslar karo | floor_tiles bathroom_tiles
microbe: küf küfü küflü küflenmiş | mold mould mildew
squat-figure: bacaklarınla_kaldır- | lift_with_your_legs
laptop: ücretsiz_araç | free_tool online_tool free_tools
paint-bucket: eski_boya | old_paint
handshake: sözü_tut- sözünü_tut- verdiğin_sözü | keep_your_word keep_your_promise
pine-decoration: bambu | bamboo
camel: kervansaray kervansaraylar kervansarayları kervansaraylarında | caravanserai
mending-heart: kırıldığın_yer* kırıldığın_yerden* | heal_from
receipt: elektrik_faturası elektrik_faturasını su_faturası doğalgaz_faturası | electricity_bill power_bill water_bill
boxing-glove: | boxed_with he_boxed she_boxed
takeout-box: sokak_lezzeti sokak_lezzetleri | street_food
person-cartwheeling: takla takla_at- salto çift_salto parende | backflip somersault somersaults
flexed-biceps: kollarını_incelt- kol_kası kol_kasları | arm_workout
signpost: | choose_the_hard* choose_your* choose_between* chose_the*
heart-monitor: kalp_krizi | heart_attack
exam-paper: kpss kpss'ye kpss'de yks tyt ayt lgs ales deneme_çöz- deneme_çözmeyi denemeler_çöz- |
signed-contract: kefil kefil_ol- | co-sign co-signed co-signing co-signer cosign cosigned cosigner
video-camera: kayıt_düğmesi kayıt_düğmesine | record_button press_record hit_record
foot: ayak_bileği ayak_bileğin ayak_bileğim ayak_bileğini ayak_bilekleri | ankle ankles
mouth: çenenizi çeneni çenemi çenesini alt_çene | jaw jaws jawline
tongue: dilinizi_damağınıza dilini_damağına | roof_of_your_mouth
team: | bench_players bench_player
horse: at_sırtında at_sırtından | on_horseback horseback
dog-face: hırla- hırlayan hırlama | growl growls growling growled
power-drill: matkabın matkabınız | your_drill my_drill a_drill drill_bit drill_bits
footprints: attığın_adım attığın_adımlar attığı_adımlar |
donkey: eşeğimiz eşeğim eşeğin eşeği |
`;
