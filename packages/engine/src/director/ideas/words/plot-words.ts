/** Turns of stories and reports: who is late, poor, laughed at or gives up, what is counted, saved and given stars. */
export const PLOT_WORDS = `
wall-clock: geç_kal- geç_gel-* geç_git- | arriving_late arrive_late arrived_late being_late show_up_late showed_up_late showing_up_late running_late late_for_work late_for_school came_late
red-question-mark: soru_sormamak sorusu_olmamak | having_no_questions have_no_questions no_questions not_asking_questions
figure-he-adult-today-3-speak-angry: kötü_konuş- kötüle- arkasından_konuş- | speak_badly speaking_badly spoke_badly talk_badly talking_badly badmouth badmouthing bad-mouthing
figure-he-adult-today-1-bow-tired: vazgeçmek_iste- bırakmak_iste- pes_etmek_iste- bırakıp_gitmek | want_to_quit wants_to_quit wanted_to_quit want_to_give wanted_to_give almost_quit
figure-he-adult-today-1-bow-sad: başarısız_olacak- kaybedecek- | you_will_fail will_fail fail_again failed_again
figure-he-adult-today-3-stand-glad-among-crowd: insanlar_gülecek insanlar_güldü herkes_güldü herkes_gülecek | people_will_laugh people_laugh people_laughed they_will_laugh everyone_laughed everyone_will_laugh
money-with-wings: paramız_yok paramız_yoktu param_yok param_yoktu parası_yok parası_yoktu paraları_yok paraları_yoktu parasız_kal- beş_parasız cebi_boş | no_money had_no_money couldn't_afford can't_afford cannot_afford out_of_money flat_broke
bookmark: videoyu_kaydet- listeyi_kaydet- gönderiyi_kaydet- | save_this_video save_this_post save_this_list save_this_reel save_the_video
stopwatch: saniyeleri_say- | count_the_seconds counting_the_seconds
star: beş_yıldız beş_yıldızlı | five_stars five-star 5-star 5_stars five_star
foot: ayağı_su_topla- ayakları_su_topla- | blister blisters
hourglass-done: zamanım_yok vaktim_yok zamanın_yok zamanımız_yok vaktin_yok | have_no_time has_no_time had_no_time don't_have_time no_time_left
sun-behind-rain-cloud: hava_değiş- hava_bir_anda hava_aniden | weather_changes weather_can_change weather_turns weather_changed
umbrella-with-rain-drops: su_geçirmez | waterproof water-resistant
helping-up: kurtulan* kurtulanlar* hayatta_kalan* hayatta_kalanlar* | survivor* survivors*
wrench: vidasını_sök- vidaları_sök- boruyu_sök- | unscrew* unscrews* unscrewed* unscrew_the
skyscraper: | empire_state_building empire_state burj_khalifa chrysler_building
candlestick-chart: borsa_istanbul bist | stock_exchange wall_street
`;
