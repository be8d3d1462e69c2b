/** What cannot be seen, by the picture that stands for it; and what is done, by who does it. See everyday.ts for the signs. */
export const MIND_WORDS = `
snail: ertele- ağırdan_al- | procrastinate* procrastinates* procrastinating* procrastination* put_it_off putting_off
bowed-figure: suçluluk* pişmanlık* yalnızlık* hüzün* keder* bitkinlik* yorgunluktan işsiz* işini_kaybet- işten_çıkarıl- | guilt* regret* regrets* loneliness* sorrow* exhaustion* exhausted* unemployed* lost_his_job lost_her_job lost_my_job lost_their_jobs laid_off
person-facepalming: utanç* utan- rezil_ol- | shame* ashamed* embarrassed* embarrassing* embarrassment*
signpost: karar* kararlar* ikilem* tercih* | decide* decides* decided* decision* decisions* dilemma*
handshake: güven* güvenir* pazarlık* pazarlık_yap- | trust* trusted* haggle* haggling*
smiling-face-with-sunglasses: kendine_güven özgüven* özgüvenli* kendine_inan- | self-confidence* confidence* confident*
spotlight: dikkat_çek- ilgi_odağı | attention* pay_attention* center_of_attention
bullseye: dikkatini_topla- dikkatini_ver- odaklan- | concentrate* concentration*
rainbow: umut* umutlar* umutlu* | hope* hopes* hopeful*
lion: cesaret* cesur* | courage* courageous* bravery*
thought-balloon: | chase_your_dreams chase_your_dream chasing_dreams
rocket: motivasyon* | motivation* motivated*
low-battery: tükenmişlik* tükenmiş* enerjisi_bit- | burnout* burned_out burnt_out drained*
clamp: baskı_altında baskı_hisset- | pressure* under_pressure
fence: sınır_koy- sınırların_olsun | boundaries* boundary*
butterfly: dönüşüm* değişim* | transformation* transform* transforms* transformed*
mirror: kendini_tanı- benlik* öz_saygı kendin_ol- | self-esteem* self-worth* self-image* be_yourself
owl: bilgelik* bilge* | wisdom* wise*
dove: huzur* özgürlük* özgür* | peace* inner_peace freedom*
balance-scale: denge* dengeli* | balance* balanced*
snake: kıskançlık* kıskan- haset* | jealousy* jealous* envy*
photo-album: geçmiş* geçmişi* geçmişini* | the_past past~
dandelion: geçmişi_bırak- geçmişi_sal- akışına_bırak- | let_go let_it_go let_the_past_go letting_go
peacock: gurur* kibir* ego* | pride* ego* arrogance* arrogant*
person-in-lotus-position: sakinleş- sakin_kal- sükunet* | calm_down stay_calm keep_calm calmness*
tornado: kaos* karmaşa* | chaos* chaotic*
mending-heart: iyileş- | heal* heals* healing*
broken-heart: travma* | trauma* traumatic*
chains: bağımlılık* bağımlı* | addiction* addicted* addictive*
yawning-face: sıkıl- can_sıkıntısı | bored* boredom*
star-struck: heyecan* heyecanlan- | excited* excitement*
person-climbing: çaba* çabala- gayret* | effort* efforts* struggle* struggles*
footprints: ilk_adım* ilk_adımı* küçük_adım* küçük_adımlar* | first_step* small_step* small_steps* baby_steps*
warning: tehdit* | threat* threats* danger*
chart-decreasing: kötüleş- kötüye_git- daha_kötü beter* | worse* worsen* worsened*
paper-plane: gönder- | send* sends* sent*
see-no-evil-monkey: görmezden_gel- aldırma- umursama- | ignore* ignores* ignored* ignoring*
robot: otopilot* | autopilot**
signed-contract: garanti* kefil* kefil_ol- | warranty* guarantee* guaranteed* cosign*
measuring-tape: mesafe* uzaklık* | distance*
satellite-antenna: radyo_sinyali radyo_dalgası radyo_dalgaları sinyal* | radio_signal radio_signals radio_wave radio_waves signal* signals*
busts-in-silhouette: yabancı* yabancılar* | stranger* strangers*
speaker-high-volume: sesler* | voices*
city-walls: kuşat- kuşatıl- kuşatma* | siege* besieged* besiege*
hand-with-fingers-splayed: el_izi el_izleri elleri_titre- | handprint handprints hand_print hand_prints hands_shook hands_trembled
people-hugging: sarıl- kucakla- kucaklaş- | hug* hugs* hugged* hugging* embrace* embraced*
old-woman: yaşlı_kadın yaşlı_teyze ihtiyar_kadın yaşlı_komşu nine | old_lady old_woman elderly_woman
old-man: yaşlı_adam yaşlı_amca ihtiyar_adam | old_guy elderly_man
motor-scooter: kurye* moto_kurye | courier* delivery_app food_delivery
bank-card-cut: kartını_kes- kartı_kes- kredi_kartını_kes- kredi_kartını_makasla | cut_up_your_card cut_up_your_credit_card cut_your_credit_card
sandwich: kaşarlı_tost | grilled_cheese toastie
custard: | custard_tart custard_tarts
towel: | wipe* wipes* wiped* dishcloth
hourglass-not-done: zaman_daha zaman_yavaş zaman_hızlı | time_runs time_flies time_slows time_moves time_does
scientist: einstein newton galileo darwin edison | einstein newton galileo darwin edison
alarm-clock: | woke_up* woke*
volcano: vezüv etna yanardağ_patla- volkan_patla- | vesuvius mount_vesuvius etna krakatoa eruption erupted erupts
chess-pawn: satranç_ustası büyük_usta | grandmaster grandmasters
rescue-team: enkazdan_çıkar- kurtarıldı* kurtarıldılar* | pulled_out_alive rescued* rescuers
holding-hands: elini_bırakma- elimi_bırakma- el_ele_tutuş- | holding_her_hand holding_his_hand held_her_hand held_his_hand
signed-contract: tapu tapuyu kapora sözleşme | deed_of title_deed down_payment lease
office-worker: patron patronun müdürün | boss bosses manager coworker coworkers
person-raising-hand: itiraf_et- soru_sor- | admit* admits* admitted* confess* confessed*
magnifying-glass-tilted-left: araştır- | research* researched* look_it_up
handshake: el_sıkış- tokalaş- | shake_hands shook_hands shaking_hands
headstone: | everyone_was_dead everyone_died were_all_dead
lungs: nefesini* nefesin* | breathe* breathes*
bread: fırın_işlet- fırıncı fırıncılık | baker bakers
person-rowing-boat: kürek_çek- | rowed rowing rows_out rowed_out
bowed-figure: içine_kapan- pes_etmek* vazgeçmek* | heartbroken*
newspaper: haberleri | the_news
bowed-figure: suçlu_hisset- suçlu_hissed- | feel_guilty felt_guilty feeling_guilty
low-battery: seni_tüket- beni_tüket- bizi_tüket- | drains_you wears_you_out worn_out
leaf-fluttering-in-wind: rüzgar_ulu- rüzgâr_ulu- | wind_howled wind_howls howling_wind
carpet: dokuma_tezgâhı dokuma_tezgahı halı_doku- kilim_doku- | loom weaving_loom
-: sandığından sandığınızdan sandığımızdan baharında yazında kışında unutma unutmayın unutmayalım | stores don't_forget never_forget do_not_forget
`;
