/** Who does something, the body, health and what is felt; see everyday.ts for the signs. */
export const PEOPLE_WORDS = `
family: akraba | household
grandparents: büyükler |
old-man: büyükbaba | granddad retire retiree
old-woman: | nana
baby: yenidoğan |
girl: genç_kız kızı küçük_bir_kız | little_girl young_girl
boy: oğlu genç_çocuk küçük_bir_çocuk | little_boy young_boy
man: bir_adam adamın_biri genç_adam yabancı_adam | young_man
woman: bir_kadın genç_kadın kadınlar | young_woman lady
holding-hands: çift nişanlı evli | couples lovers
ring: düğün_yüzüğü evlilik_teklifi |
newlyweds: gelin_damat |
team: mürettebat takım_çalışması | team_of crew
crowd: kitle insanlık* milyonlarca_insan |
people-hugging: kucaklaş- teselli kavuş- | comfort_each reunited reunion
handshake: anlaştı tokalaş- uzlaş- | deal_with_the collaborate teamed_up
student: üniversiteli | undergraduate
teacher: hoca_anlat- öğret- eğitmen | instructor lecturer
scientist: bilim_adamı mucit kaşif uzmanlar | inventor physicist biologist
microscope: araştırma_ekibi mikroskobik | microscopic
health-worker: diyetisyen eczacı |
hospital: acil_servis | emergency_room
pill: vitaminler | medication
syringe: aşılan- iğne_ol- | vaccinated
microbe: | pathogen
face-with-thermometer: hastalan- ateşli | sickness
face-with-head-bandage: yarala- sakatlan- |
anatomical-heart: damar | cardiovascular arteries heart_pumps beating_heart
lungs: nefesini_tut- | inhale
brain: bellek sinir_hücre nöron | neurons neuron nervous_system cognitive
drop-of-blood: kan_basıncı kan_dolaşımı hemoglobin | bloodstream hemoglobin
tooth: çürük | cavity
eye: göz_bebeği görme | pupil_of retina eyeball
hand-with-fingers-splayed: avuç parmak_uç | palm_of fingertips
flexed-biceps: kuvvet* pazu dirseğini dirsek bilek | biceps stronger*
foot: ayak_tabanı çıplak_ayak ayak_parmak | toes
leg: baldır | thigh calves
person-lifting-weights: | gyms bodybuilding bench_press
dumbbell: antrenmanı idman | workouts reps
yoga-mat: esneme_hareketleri |
person-in-lotus-position: sakinleş- dinginlik* |
sleeper: uyuyan uykuda | sleeping slept
yawning-face: yorgunluk* | exhaustion*
alarm-clock: sabah_beş sabahın_beşi | woke_up waking_up get_up_at got_up_early
crying-face: üzül- | heartbroken*
angry-face: sinirlen- |
face-screaming-in-fear: korkunç* | scary* terrified*
astonished-face: şaşır- şaşkın* hayret* | surprised* amazed* astonished*
exploding-head: akıl_almaz* | mind-blowing*
thinking-face: | wonder_why
red-heart: kalbini_ver- | beloved*
broken-heart: kalp_kırıklığı kalbim_kırıl- | broke_up
folded-hands: şükret- dua_et- | thank_you
clapping-hands: | applaud
waving-hand: merhabalar | wave_goodbye greet
raised-fist: direniş cesur* | resistance fight_for struggle* bravery*
thumbs-up: tavsiye_et- | recommend
speaking-head: sesli_söyle- anlat- hitabet | speaking talking spoke
speech-balloon: konuşma* diyalog |
person-walking: yürüyerek |
person-running: koşarak |
person-swimming: yüz- |
person-climbing: | climb
person-biking: pedal_çevir- bisikletçi | biking
police-officer: komiser | cop officer
construction-worker: usta_inşaat |
office-worker: | entrepreneurs founder
technologist: yazılım_geliştirici mühendis_yazılım | software_engineer
astronaut: kozmonot | cosmonaut spacewalk
artist: heykeltıraş | sculptor
singer: vokal solist | vocalist
judge: mahkeme_karar |
person-with-crown: kralı kraliyet | kings
princess: kraliçesi | queens
sultan: fatih_sultan osmanlı_padişah | ottoman_sultan
bowed-figure: yalnız* umutsuz* düştüğün_zaman* düştüğünde* düşersen* | lonely* when_you_fall* if_you_fall*
headstone: kabir | tomb buried
alarm-clock: alarm_çal- alarmın_çal- | alarm_rings alarm_goes_off your_alarm alarm_went_off my_alarm
yawning-face: yorgunsun* yorgunum* yorgunuz* yorgunluktan* tükenmiş* | worn_out* burned_out* burnout*
couch-and-lamp: dinlen- uzan- | lie_down take_a_rest get_some_rest day_off
fingerprint: kimlik_doğrula- |
`;
