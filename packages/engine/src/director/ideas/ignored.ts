/** Words and phrases that show nothing, though a part of them would; see everyday.ts for the signs. */
export const IGNORED = `
-: verme vermek balm kendi_kendine artı altını_çiz- | save_your_life saves_lives save_lives save_a_life 
-: ev_yapımı el_işçiliği zaman_zaman yüz_yüze dikkat_et- yaratıcı yarat- kaçır- kaldı kaç_kez ne_zaman her_zaman o_zaman hiçbir_zaman | homemade handmade
-: bardak akıllı karar karar_ver- gün_geç- yer_al- yerine yerini göre_göre el_ele baş_başa bir_anda aniden yavaşça yüzde yüzünden | booking booked times at_times by_hand on_hand
-: farkında fark_et- fark yaşam yaşa- hayat bul_kendini ortaya_çık- söz_konusu el_at- göz_at- baş_et- yol_aç- ilham | turns_out find_out make_sense takes_place in_fact right_away
-: kendini_tut- hazırlan- hazırla- başla- bitir- kullan- çık- gir- geç- dön- iste- bil- sağla- olun- kal- koy- seç- kolaylaş- | figure_out end_up give_it bear_in look_forward mind_you never_mind
-: devam_et- hissed- hisset- seçenek biçim şekil neden_ol- sebep durum konu yöntem önem özel sıradan sonuç dokunuş son_derece | at_heart by_heart on_fire_with stand_out key_to make_up
-: ortalama toplam miktar kadar_çok aşağı yukarı ileri geri dışarı içeri yakın uzak doğu batı güney | chance average amount inside_out
-: artık eksik denk değiş- değiştir- değişim dikkatle satır kural adına sayı sayısı sayesinde | drop_by drop_in square rule rules
-: karın kahvaltılık anda gelir yer bir_bir deniz_feneri fener_bekçisi yeraltı_şehri yer_altı_şehri tek_tek kim_bilir meydan_oku- ses | book_us book_now book_your book_a spend_time coffee_table time_to make_time
-: ünlü söylen- kabuk kalan kalıcı gerek gerekli yeter mümkün uygun doğal tür alan kesim temel geniş | house_of in_the_house skin_of belly kind_of sort_of
-: günün_birinde gün_boyu bugün dün yarın bu_yıl geçen_yıl bu_ay geçen_ay bir_gün her_şey hiçbir_şey bir_şey | one_day some_day these_days the_day
-: işe_yara- işe işletim işlet- sistem deniz_atı denizatı sinek_kuşu çalış- anla- gibi_görün- dön- tut- sür- at- | cover covers heat watch_the watch_this watch_your
-: iş_gör- işlem işaret aşama kısım bölüm parçası yan_yana üst_üste arka_arkaya adım_adım günden_güne | hit_the part_of piece_of
-: tatil_et- tatil_edil- kızgın kızgın_yağ kabak sandık köprü telefonun_hafızası telefonunun_hafızası telefon_hafızası | travel_through travels_through bridge bridges comfort_zone
-: nohut yoğurt hamur maya salça reçel baharat mutlu_et- kız_kulesi yön renk bina_sahibi gözüm_üst- gözümde gözünde kulak_ver- | chickpea chickpeas yogurt jam cream dough yeast oven spices spice silk lake direction color colour building power speed silk_road blood_sugar
-: izle- fırçala- yeni kanal merdiven kara_delik heykel ahşap_tahta yazı_tahtası mars tahta | linked links_to stairs staircase black_hole statue sculpture mars
-: kart karma karşılık karşılaş- karton kanıt dişi filtre dağıl- dağıt- noter hapis balkon şeffaf arıza aday taşı- kumaş kumanda dizel aşık âşık aşırı genel genelde saçma saç- zarar zarif surat terim tercih terk | key_ingredient key_point the_key_to run_a_business run_out run_away run_the run_into log_in log_out tourist_trap tourist_traps
-: kasa sirke mumya tablet tavan neyi neyin neye neyse neyim fena garip garson garanti cins yayın yayıl- yaygın izin izci yanıt yakala- duygu etiketle- bebek_monitörü dene- gider kokun ayın ayda aylar aylık sel_gibi bot_hesap kod_adı | fall_in_love in_love rock_bottom piece_of_cake break_the_ice on_fire cold_feet
-: doğum_tarihi çarpım_tablosu ayağa_kalk- ortadan_kalk- yürürlükten_kalk- yol_al- ışık_yılı | sky_high step_by_step light_years step_out step_in human_rights fresh_air fresh_start
-: pamuk_şeker taş_kolye saç_maskesi yüz_maskesi alarm_ver- alarm_veriyor hamle | cotton_candy hair_mask face_mask bolt_of
-: kışlık yazlık kazan_kaldır- balık_pulu terbiye_et- | towel towels damp_towel bench benches eighth_wonder wonder_of wonders thief_of knocked_out knocks_out knock_out hat_trick drop_the_ball
-: tarih_yaz- destan_yaz- tarif_et- adımı adını adım_adı sulara sularda tepesinde tepesine tepesinden | mother_tongue doll_up faint_of_heart raging surprising surprisingly eiffel_tower first_time last_time next_time every_time this_time on_time
-: geçen_yaz geçen_kış bu_yaz bu_kış geçen_hafta her_yaz ters tersi tam_tersi derece dereceye derecede bir_daha gün_be_gün yüz_yüze göz_göze omuz_omuza ortaya_koy- yola_gel- yer_ver- el_koy- söz_et- söz_ver- ele_al- | last_summer this_summer last_winter this_winter last_spring next_summer cup_holder cup_holders in_the_wild wild_guess by_nature human_nature
-: rafa rafta raf başa_çık- başına_gel- baş_kaldır- göz_önünde göz_ardı dile_getir- dile_kolay ağır_ağır el_değmemiş kulak_as- kalem_kalem sıra_sende sırada adı_üstünde | shelf shelves on_the_shelf head_to heads_up hands_down back_to_back face_to_face eye_opening
-: meydana_gel- meydana_getir- meydana | 
-: hafızalı_sünger zaman_hırsızı vakit_hırsızı | kelp_forest kelp_forests sea_urchin sea_urchins sea_cucumber bag_of bags_of thief_of_time box_of a_handful_of bunch_of
-: halka_halka kızartmadan pişirmeden tek_parça yüksekliği banka_otur- aynı_banka | one_piece
`;
