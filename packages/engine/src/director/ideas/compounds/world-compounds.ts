/** Compounds of both languages about school, play, feasts and the wide world; see english-compounds.ts. */
export const WORLD_COMPOUNDS = `
thermometer: ateş_ölçer |
person-getting-haircut: saçını_kestir- saçlarını_kestir- |
pick: tuz_madeni kömür_madeni kömür_ocağı taş_ocağı maden_ocağı | salt_mine salt_mines coal_mine coal_mines diamond_mine diamond_mines
passport: | passport_photo
bed: | fitted_sheet bed_sheets
full-moon: ayın_yüzü ayın_karanlık_yüzü ayın_yüzeyi ayın_çekimi ayın_evreleri ayın_ışığı |
horse: | horse_riding horse_rider horse_ride
horse-carriage: | horse_carriage horse_cart
carousel-horse: | merry_go_round
roller-coaster: | roller_coaster emotional_rollercoaster amusement_park theme_park
ferris-wheel: | ferris_wheel
nut-and-bolt: | nuts_and_bolts
toolbox: | tool_box tool_kit
paint-roller: | paint_roller wall_paint
paintbrush: | paint_brush
safe: | bank_vault safe_deposit
locked: | combination_lock pad_lock
fingerprint: | finger_print finger_prints
footprints: | foot_print foot_prints foot_steps carbon_footprints_in
nail-polish: | nail_polish nail_salon finger_nail finger_nails
high-heeled-shoe: | high_heels high_heel
tying-shoes: | shoe_lace shoe_laces shoelaces
mans-shoe: | shoe_polish shoe_shop leather_shoe
newlyweds: | wedding_day wedding_party wedding_ceremony
dress: | wedding_dress evening_dress
baby-bottle: | baby_bottle
stroller: | baby_stroller baby_carriage
crib: | baby_bed baby_crib
baby: | baby_boy baby_girl newborn_baby
old-man: | old_man elderly_man
old-woman: | old_woman elderly_woman
children-crossing: | zebra_crossing pedestrian_crossing
river: | river_bank riverbank bank_of_the_river banks_of_the_river
code-window: | python_script python_code python_program
herb: | bay_leaf bay_leaves
package: | shoe_box shoebox cardboard_box
resume: iş_başvurusu iş_görüşmesi |
signed-contract: iş_sözleşmesi kira_sözleşmesi |
video-call: görüntülü_arama çevrimiçi_toplantı |
postcard: posta_pulu |
postbox: posta_kutusu |
location-pin: ev_adresi konum_bilgisi |
world-map: dünya_haritası |
passport: pasaport_kontrolü |
boarding-pass: biniş_kartı |
prison-bars: hapishane_hücresi |
headstone: mezar_taşı |
stage-curtain: tiyatro_perdesi tiyatro_sahnesi |
singer: ses_sanatçısı pop_şarkıcısı |
guitar: gitar_teli elektro_gitar |
musical-notes: müzik_kutusu aşk_şarkısı |
lentil-soup: mercimek_çorbası tavuk_çorbası domates_çorbası |
cooked-rice: pirinç_pilavı bulgur_pilavı |
poultry-leg: tavuk_budu tavuk_göğsü tavuk_eti |
olive-oil: zeytin_yağı |
butter: tere_yağı |
tomato: domates_sosu domates_salçası |
beverage-box: portakal_suyu elma_suyu nar_suyu meyve_suyu |
lemon: limon_suyu limon_kabuğu |
french-fries: patates_kızartması patates_cipsi |
bread: ekmek_dilimi tam_buğday_ekmeği köy_ekmeği |
cheese-wedge: keçi_peyniri tulum_peyniri |
ice-cream: dondurma_külahı |
chocolate-bar: sütlü_çikolata |
salt: tuz_gölü_tuzu sofra_tuzu |
popcorn: patlamış_mısır |
`;
