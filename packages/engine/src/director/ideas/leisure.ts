/** Sport, games, music, clothes, school, festivals, vehicles; see everyday.ts for the signs. */
export const LEISURE = `
soccer-ball: messi* ronaldo* galatasaray* fenerbahçe* beşiktaş* trabzonspor* derbi şampiyonlar_ligi süper_lig ofsayt frikik topçu krampon futbolcular | messi* ronaldo* premier_league champions_league offside free_kick soccer_player kickoff
goal-net: kaleci kaleye gol_krallığı file~ golcü | goalkeeper goalkeepers keeper_saved goalie scored_twice
trophy: dünya_kupası kupa_finali kupa~ kupayı_al- | world_cup world_cup_final the_cup_final world_champion
running-shirt: forma atlet | jersey
soccer-ball: top_oyna- topu_at- | hat_trick play_ball
soccer-ball: milli_takım millî_takım futbol_takımı | national_team football_club
flexed-biceps: squat plank mekik | squats squat plank
basketball: potaya smaç üçlük | three-pointer hoop dunk
american-football: amerikan_futbolu | american_football nfl super_bowl touchdown quarterback
baseball: beyzbol | baseball home_run
tennis: tenis_raketi | racket racquet
ping-pong: masa_tenisi pinpon raket | ping-pong ping_pong table_tennis
badminton: badminton | badminton shuttlecock
bowling: bovling bowling | bowling
ice-hockey: buz_hokeyi | ice_hockey hockey
person-golfing: golf | golf golfer
ice-skate: buz_pateni artistik_patinaj | ice_skating ice_skate figure_skating
skis: kayak_takımı | skis
snowboarder: snowboard | snowboard snowboarding
sled: kızak | sled sleigh
roller-skate: paten | roller_skates roller_skating rollerblades
person-fencing: eskrim | fencing
bow-and-arrow: okçu okçuluk yay ok_ve_yay | archery archer bow_and_arrow arrow
person-rowing-boat: kürek sandal kürek_çek- | rowing
canoe: kano | canoe kayak kayaking
person-juggling: jonglör | juggler juggling
person-playing-handball: hentbol | handball
person-mountain-biking: dağ_bisikleti | mountain_bike mountain_biking
pool-8-ball: bilardo | billiards pool_table snooker
flying-disc: frizbi | frisbee
boomerang: bumerang | boomerang
yo-yo: yoyo | yo-yo yoyo
water-pistol: su_tabancası | water_gun
nesting-dolls: matruşka | matryoshka nesting_dolls
playground-slide: kaydırak oyun_parkı çocuk_parkı | playground slide_down
puzzle-piece: yapboz | jigsaw
game-die: tavla zar_at- kutu_oyunu | board_game board_games backgammon dice
chess-pawn: piyon | pawn
video-game: ps5 xbox nintendo minecraft* fortnite* roblox* e-spor espor oyun_kolu gamepad oyun_konsolu | ps5 xbox nintendo minecraft* fortnite* roblox* esports gamepad controller gameplay
joker: poker | joker
teddy-bear: pelüş_oyuncak oyuncaklar | stuffed_animal toys
wrapped-gift: hediye_paketi doğum_günü_hediyesi | gift_box birthday_present
confetti-ball: konfeti | confetti
ribbon: kurdele | ribbon
birthday-cake: doğum_günü_pastası pastane | birthday_cake layer_cake
bouquet: anneler_günü öğretmenler_günü | mothers_day mother's_day
crescent-moon: ramazan_ayı |
mosque: ramazan_bayramı bayram_namazı kurban_bayramı | eid_al-fitr
lokum: bayram* bayramlaş- |
ram: kurban koç_burcu | ram
hatching-chick: paskalya | easter
diya-lamp: diwali kandil_yak- | diwali oil_lamp
red-envelope: çin_yeni_yılı | lunar_new_year chinese_new_year
red-paper-lantern: kağıt_fener | paper_lantern lantern
sparkler: maytap | sparkler
fireworks: yeni_yıl yeni_yıla_gir- | new_year's_eve
christmas-tree: yılbaşı_süsü çam_ağacı_süsle- | christmas_tree christmas_eve
triangular-flag: bayrak | flag red_flag
white-flag: beyaz_bayrak teslim_ol- | surrender white_flag
guitar: rock_müzik gitarist akor elektro_gitar | rock_music guitarist rock_band rock_and_roll rock_star chord
musical-keyboard: piyanist synth tuş_takımı | pianist synthesizer keyboard_player
saxophone: saksafon caz jazz | saxophone jazz
trumpet: trompet | trumpet
accordion: akordeon akordiyon | accordion
banjo: banjo | banjo
flute: flüt ney kaval | flute
maracas: marakas | maracas
long-drum: ramazan_davulu darbuka | conga
drum: davulcu bateri baterist | drummer drums drum_kit beat_drop
studio-microphone: stüdyo kayıt_stüdyosu ses_kaydı | recording_studio studio_microphone voice_recording
microphone: rapçi rap konser sahneye koro sanatçılar | rapper rap concert choir open_mic
optical-disk: albüm cd altın_plak | album cd golden_record
musical-note: plak plaklar pikap_iğnesi | vinyl vinyl_record old_record old_records record_player
dvd: dvd | dvd
musical-score: nota nota_kağıdı beste besteci senfoni | sheet_music composer symphony
control-knobs: dj ses_ayarı mikser_masası | dj mixing_desk
speaker-high-volume: hoparlör ses_aç- yüksek_sesle | speaker volume turn_it_up
headphone: kulaklık_tak- çalma_listesi | playlist noise_cancelling
high-heeled-shoe: topuklu topuklu_ayakkabı stiletto | high_heels heels stiletto
mans-shoe: klasik_ayakkabı deri_ayakkabı | leather_shoes dress_shoes
flat-shoe: babet | flats
womans-boot: çizme kadın_botu | boots
hiking-boot: bot botlar | hiking_boots
womans-sandal: sandalet | sandal
thong-sandal: terlik parmak_arası | flip-flops flip_flops slippers
ballet-shoes: bale balerin | ballet ballerina
necktie: kravat gömlek_kravat | necktie tie_a_tie
person-in-tuxedo: smokin damatlık | tuxedo
shorts: şort | shorts
jeans: kot_pantolon | denim
dress: gece_elbisesi | prom_dress
womans-clothes: bluz | blouse
kimono: kimono | kimono
sari: sari | sari
purse: cüzdan | wallet coin_purse
clutch-bag: portföy_çanta | clutch_bag
womans-hat: hasır_şapka | sun_hat straw_hat
top-hat: silindir_şapka | top_hat magician_hat
hair-pick: tarak | comb
goggles: koruyucu_gözlük deniz_gözlüğü | goggles
lab-coat: önlük laboratuvar_önlüğü | lab_coat
safety-vest: yelek can_yeleği | safety_vest life_jacket life_vest
gloves: eldivenler | mittens
folding-hand-fan: yelpaze | hand_fan
umbrella: şemsiye_al- |
pencil: kurşunkalem kalem_aç- kalemlik | pencils pencil_case
pen: tükenmez_kalem | pen
crayon: pastel_boya boya_kalemi | crayons colored_pencils
notebook: okul_defteri not_defteri | notebooks
backpack: okul_çantan | school_bag schoolbag
paperclip: ataş | paperclip
bookmark: kitap_ayracı ayraç | bookmark
school: ortaokul okulun_ilk_günü | high_school elementary_school kindergarten
teacher: öğretmenim | my_teacher
graduation-cap: diploma mezuniyet kep_at- lisans yüksek_lisans | diploma graduation phd scholarship
memo: sınav_kağıdı karne kompozisyon dilekçe | essay exam_paper report_card to-do_list
test-tube: fen kimya_deneyi asit | chemist acid
globe-showing-asia-australia: asya avustralya | asia australia
globe-showing-americas: amerika_kıtası |
sport-utility-vehicle: cip suv arazi_aracı | suv jeep
pickup-truck: pikap kamyonet | pickup
articulated-lorry: tır kamyoncu tır_şoförü | lorry semi_truck trucker
minibus: minibüs dolmuş | minibus van
trolleybus: troleybüs | trolleybus
bus-stop: otobüs_durağı durak | bus_stop
racing-car: formula_1 f1 ferrari yarış_pisti pit_stop drift | formula_1 f1 ferrari grand_prix racetrack
automobile: bmw mercedes audi toyota honda volkswagen fiat renault egea doblo | bmw mercedes audi toyota honda volkswagen mustang porsche lamborghini supercar sports_car
automobile: tesla togg elektrikli_otomobil elektrikli_arabalar sedan sürücü direksiyon galeri ikinci_el_araba test_sürüşü | tesla electric_car electric_cars sedan test_drive used_car road_trip steering_wheel dashboard
wheel: jant yedek_lastik kış_lastiği | rims spare_tire winter_tires
vertical-traffic-light: trafik_ışığı trafik_lambası kırmızı_ışık | traffic_light red_light green_light
police-car-light: siren çakar | siren sirens
identification-card: sürücü_belgesi | drivers_license driver's_license
gear: dişli vites şanzıman_yağı | gearbox gears
locomotive: lokomotif buharlı_tren | locomotive steam_train steam_engine
railway-car: vagon | wagon railway_car
station: tren_istasyonu gar | train_station
monorail: monoray | monorail
speedboat: sürat_teknesi | speedboat
motor-boat: motorlu_tekne | motorboat
passenger-ship: yolcu_gemisi cruise_gemisi | cruise_ship ocean_liner
small-airplane: pervaneli_uçak | propeller private_jet
airplane-arrival: iniş_yap- uçak_in- | landing_gear plane_landed
aerial-tramway: telesiyej | ski_lift
auto-rickshaw: tuk_tuk tuktuk | tuk-tuk tuk_tuk rickshaw
manual-wheelchair: tekerlekli_sandalye engelli | wheelchair disability disabled
person-with-white-cane: görme_engelli | blind_person visually_impaired
ear-with-hearing-aid: işitme_cihazı | hearing_aid
crutch: koltuk_değneği | crutches
bellhop-bell: resepsiyon | reception front_desk
1st-place-medal: rekor türkiye_rekoru dünya_rekoru | national_record world_record new_record personal_best
chair: ofis_koltuğu çalışma_koltuğu oyuncu_koltuğu | office_chair desk_chair
luggage: uzun_yolculuk uzun_yola | long_trip business_trip weekend_trip
`;
