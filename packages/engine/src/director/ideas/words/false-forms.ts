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
luggage: kabin_valizi kabin_boy el_bagajı | carry-on carry_on carryon hand_luggage cabin_bag
dark-phone: sinyal_yok- sinyali_yok- çekmiyordu_telefon telefon_çekmiyor- şebeke_yok- | no_signal lost_signal no_reception no_service
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
snow-globe: hediyelik_eşya hatıra_eşyası | souvenir souvenirs
spices: tarçın | cinnamon
figure-he-adult-past-1-write-calm: kâtip katip hattat | scribe scribes
comment-bubbles: yoruma_yaz- yorumlara_yaz- yorumda_buluşalım | tell_me_what tell_me_in tell_us_what comment_below
`;
