/**
 * What is told of anybody, and of whoever listens: somebody is seen in it, by the name of a figure. What cannot be seen otherwise
 * ("believe in yourself", "start again") is an attitude of the body. See everyday.ts for the signs.
 */
export const DEED_WORDS = `
figure-he-adult-today-1-bow-tired: vazgeç- vazgeçen pes_et- yorul- yorgun_hisset- her_şeyini_kaybet- umudunu_kaybet- moralini_boz- moralin_bozul- kaybeden kaybedenler kaybetmekten reddedil- geri_çevril- elen- başarısız_ol- sakatlan- | give_up gives_up giving_up gave_up quit quits quitting quitter loser losers losing feel_like_it feel_like_quitting feel_stuck feeling_stuck lost_hope lose_hope rejected rejection turned_down was_cut turned_away pain_you_feel drains_you drain_you drained_you overwhelmed burned_out disappointed let_down fell_apart told_him_no told_her_no told_no hit_rock_bottom got_fired was_fired
figure-she-adult-today-3-cheer-glad: kendine_inan- kendine_güven- başarabilir- başaracak- başarır- yapabilirsin kazanan kazananlar sen_de_yap- güçlü_ol- güçlüsün daha_iyisin | believe_in_yourself believe_in_you trust_yourself you_can_do you_got_this you_are_enough you_are_stronger stronger_than_you good_enough bet_on_yourself proud_of_yourself winners_are be_so_good so_good_they become_unstoppable made_it_anyway
figure-she-adult-today-2-wake-calm: yeniden_başla- baştan_başla- sıfırdan_başla- aynı_yerden_başla- ayağa_kalk- tekrar_kalk- kalk_ve- kalkıp_devam kalkma kalkarsan tekrar_dene- yeniden_dene- | start_again start_over start_from_scratch starting_over begin_again try_again fresh_start get_back_up get_up_again stand_up_eight stand_back_up rise_again getting_back_up keep_trying second_chance
figure-he-adult-today-0-stand-sad: kimse_gelme- kimse_gelmeyecek kimse_inanma- kimse_yokken kimsesiz tek_başına_kal- yalnız_kal- seni_kurtar- kimse_anlama- yapayalnız | nobody_is_coming no_one_is_coming nobody_will_save nobody_believed no_one_believed nobody_believes nobody_is_watching nobody_understands no_one_understands all_by_yourself on_your_own left_alone all_alone nobody_cares no_one_cares nobody_came nobody_showed
figure-she-adult-today-4-whisper-calm-and-he-adult-today-2: başkalarının_ne ne_dediğini ne_derler el_âlem elâlem elalem dedikodu arkandan_konuş- arkamdan_konuş- ne_düşündüğünü ne_düşündükleri eleştir- | what_others_say what_others_think what_people_say what_people_think other_people's_opinions people_talk people_will_talk gossip gossiping behind_your_back
figure-she-adult-today-4-look-sad-and-he-adult-today-2: kıyasla- kıyaslama karşılaştırma_kendini başka_çocuklarla başkalarıyla | compare_yourself comparing_yourself comparison_steals comparison_is comparison_kills stop_comparing compare_your comparing_your
figure-he-adult-today-2-walk-calm: konfor_alan- konfor_alanı rahatlık_alanı kendi_yolun cesaret_et- harekete_geç- yola_koyul- yalnız_yürü- devam_et- | leave_your_comfort outside_your_comfort out_of_your_comfort comfort_zone take_the_first take_action keep_going kept_going keep_moving move_on moving_on show_up showing_up
figure-he-adult-player-1-run-tired: disiplin disiplinli azim azimli azmet- kararlılık pes_etmeyen vazgeçme vazgeçmeyin vazgeçmeyen pes_etme pes_etmeyin antrenman* antrenmanda* | never_give_up don't_give_up never_gave_up don't_quit never_quit training* discipline disciplined self-discipline grit persistence perseverance consistency determination push_through pushed_through pushing_through
figure-he-adult-today-4-rest-tired: ertele- erteleme erteleyen erteleyenler tembel tembellik bahane bahaneler üşen- üşenme | excuse excuses making_excuses lazy laziness put_off put_things_off putting_things_off
figure-she-adult-today-0-wait-tired: izin_bekle- hazır_olmayı doğru_zamanı | stop_waiting waiting_for_permission wait_for_permission perfect_moment perfect_time right_time keep_waiting keeps_waiting
figure-she-adult-today-1-think-calm: anlamadığın anlamadığını hatırlayama- hatırlama karar_verme anlayama- düşüncelerin kendine_sor- pişman_ol- dileyecek- acaba_diye | ask_yourself asked_yourself wonder_why wonder_if change_your_mind second_thoughts your_future_self future_self different_life forget_half you_forget_half overthink overthinking
figure-she-adult-today-4-speak-calm: anlat- anlatmak anlatama- açıkla- öğretmek öğretirken öğrettiğin | explain_it explain_to explain_like explain_your teach_it teach_the recite say_it_out
figure-he-adult-today-4-write-calm: ders_çalış- ders_çalışan ders_çalışma sabahla- sabahlamak ezberle- ezberlemek soru_çöz- çok_çalış- sessizce_çalış- | work_in_silence work_hard work_harder hard_work studying study_session all-nighter all_nighter memorize memorizing memorise cram cramming highlighting revise revision
figure-he-adult-today-4-point-calm: görev_ver- görevler_ver- işi_bitir- işleri_bitir- | small_tasks small_task two-minute to-do
figure-he-adult-player-1-lift-glad: başının_üstüne_kaldır- başının_üzerine_kaldır- | lifted_over_his_head lifted_over_her_head lifts_twice_his
figure-he-adult-today-1-crawl-afraid: nakavt yere_seril- yere_düş- | knocked_down knocks_you_down knocked_down_twice get_knocked_down fall_down falls_down fell_down fall_seven get_knocked
figure-he-adult-thief-2-phone-calm: dolandırıcı dolandırıcılar dolandırıcılık dolandırıl- sahtekar sahtekâr | scam scams scammer scammers scammed fraudster fraudsters con_man con_artist impersonate impersonates
figure-she-adult-today-5-listen-afraid: tıkırtı tıkırtılar gıcırtı gıcırtılar ses_geliyor ses_duyduk sesler_gel- bir_ses tırmala- nefes_aldığını nefes_sesi birinin_nefes ses_gel- | scratching scratching_from heard_something heard_someone heard_a_voice heard_breathing breathing_behind breathed_on something_breathed a_noise strange_noise strange_sound creaking tapping knocking_from whispers from_the_attic inside_the_wall inside_the_walls
figure-she-adult-today-5-stand-afraid: bileğimi_kavra- omzuma_dokun- arkamda_biri arkamda_durdu peşimde peşimdeydi beni_izle- bizi_izle- başka_biri_daha yalnız_değildim yalnız_değildik kımıldayama- donup_kal- | something_touched someone_touched grabbed_my someone_was_watching was_watching_me watching_us not_alone weren't_alone wasn't_alone someone_had_been behind_me right_behind something_moved moved_closer couldn't_move
figure-she-child-student-4-wave-calm: el_kaldır- el_kaldırıp parmak_kaldır- | raise_your_hand raised_her_hand raised_his_hand raising_your_hand ask_a_question
figure-he-child-today-2-stand-sad: okuldan_ağlayarak iki_yaş_sendromu |
figure-she-child-today-4-cry-sad: çocuğunuz_ağla- çocuk_ağla- bebek_gibi_ağla- öfke_nöbeti ağlama_krizi krize_gir- okuldan_ağla- ağlayarak_geldi | tantrum tantrums meltdown meltdowns child_cries toddler_cries child_is_crying kid_is_crying
figure-she-child-today-4-quarrel-angry-and-he-child-today-2: kardeş_kıskançlığı kardeş_kavgası kardeşler_kavga kardeşini_kıskan- kardeş_kavgaları | sibling_rivalry siblings_fight siblings_fighting siblings_argue kids_fight kids_are_fighting brothers_fight
figure-she-adult-today-4-kneel-calm-and-he-child-today-2: göz_hizasına göz_hizasında çocuğun_boyuna boyuna_in- | eye_level to_their_level down_to_their
figure-she-adult-today-4-speak-angry-and-he-child-today-2: çocuğa_bağır- çocuğunuza_bağır- çocuklara_bağır- bağırmak bağırarak bağırma | yelling yell_at yelling_at shouting_at punish punishing punishment scolding scold
figure-she-child-today-4-walk-glad: bağımsızlık_denemesi kendi_başına_yap- kendi_yap- kendi_kendine_yap- | let_them_fail let_them_try on_their_own by_themselves do_it_alone do_it_themselves
figure-he-adult-today-0-lift-calm: | lift_with lifting_with
figure-he-adult-builder-4-fix-calm: tamirat tadilat tadilatı tadilatta montaj monte_et- | renovate renovation renovated remodel remodeling do_it_yourself diy handyman
figure-she-adult-today-2-reach-calm: yardım_iste- destek_ol- destekle- | ask_for_help asking_for_help be_there_for reach_out support_each
figure-he-adult-today-3-speak-angry: şikayet_et- şikâyet_et- sızlan- yakınmayı | complain complains complaining complaints whining whine
figure-she-adult-today-4-kneel-glad-and-he-child-today-2: çocuğunuzla_oyna- birlikte_oyna- yere_otur- | play_with_them play_with_your_kids play_with_your_child play_with_your_children
figure-she-adult-today-2-walk-calm: üzerine_git- | walk_away walked_away move_forward
figure-he-adult-today-1-bow-sad: özür_dile- özür_dilemek affedil- | apologize* apologizes* apologized* apology* say_sorry said_sorry
figure-she-adult-today-4-hug-glad-and-he-adult-today-1: affet- affetmek | forgive* forgave* forgives* forgiven* forgiveness*
figure-he-adult-today-4-cheer-glad: ispatla- gurur_duy- | prove_yourself prove_them_wrong prove_it make_it_happen
figure-he-adult-today-2-wait-calm: mükemmel_anı mükemmel_an hazır_olana hazır_hisset- | feel_ready never_feel_ready feel_prepared
figure-he-child-today-2-eat-sad: yemek_seç- yemek_seçen iştahsız | picky_eater picky_eaters fussy_eater fussy_eaters
figure-she-adult-today-5-look-afraid: bir_şey_sürükle- bir_şey_hareket sürükleniyordu kıpırda- biri_bakıyor biri_bizi izleniyor- | comes_out_when comes_out_at something_was_watching it_was_watching being_watched watching_us_from watches_you
`;

/** Deeds of every day that no other list knows: they speak only where their sentence names nothing else, and no film has a subject. */
export const SPARE_DEEDS = `
figure-she-adult-today-1-read-calm: öğren-~ öğrenmek~ öğrenirken~ ders_al-~ | learn~ learns~ learned~ learning~ lesson~ lessons~
figure-she-adult-today-4-speak-calm-and-he-adult-today-2: konuş-~ konuşmak~ konuşmadan~ sohbet~ tartış-~ | talk~ talks~ talking~ conversation~ conversations~ discuss~
figure-he-adult-today-2-speak-calm: söyle-~ cevap_ver-~ itiraf_et-~ uyar-~ de_ki~ | tell~ tells~ told~ says~ saying~ announce~ warned~ warns~
figure-she-adult-today-3-listen-calm: dinle-~ dinlemek~ kulak_ver-~ | listen~ listens~ listening~
figure-she-adult-today-1-think-sad: hata_yap-~ hatalar~ hataları~ yanlış~ yanlışlar~ yanlış_yap-~ pişman~ | mistake~ mistakes~ wrong~ regret~ blame~
figure-he-adult-today-3-think-calm: düşün-~ düşünce~ merak_et-~ anlama-~ sorgula-~ | think~ thinks~ thinking~ thought~ wonder~ confused~
figure-he-adult-today-0-rest-calm: dinlen-~ dinlenmek~ mola_ver-~ | rest~ resting~ relax~ slow_down~
figure-she-adult-today-1-rescue-calm-and-he-adult-today-2: yardım_et-~ yardım~ iyilik~ destek~ | help_someone~ help_people~ help_others~ help_each~ support~
figure-she-adult-today-2-walk-calm: git-~ ilerle-~ yol_al-~ | go_ahead~ beginner~ beginners~
figure-she-adult-today-4-hug-glad-and-he-adult-today-1: bağışla-~ |
figure-he-adult-today-4-cheer-glad: kanıtla-~ başar-~ |
figure-he-adult-today-2-wait-calm: | are_ready~
figure-he-adult-today-4-write-calm: çöz-~ yaz-~ plan_yap-~ | solve~ solves~ solved~ practice~ practise~ rewrite~
figure-he-adult-today-2-rest-calm: zorunda_değilsin~ güçlü_görün-~ | have_to_be_strong~ allowed_to_rest~
habit-loop: tekrar_et-~ tekrarla-~ | repeat~ repeats~ repetition~
`;
