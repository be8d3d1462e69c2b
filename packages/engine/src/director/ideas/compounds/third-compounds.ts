/** Phrases and words that judges missed, or saw as something else; see everyday.ts for the signs. */
export const THIRD_COMPOUNDS = `
-: rivayete_göre su_terazisi kazanılır kazanılmaz kazanılan kazanılıyor | by_blood grain_of_sand grains_of_sand spirit_level beach_ball beach_balls storm_drain storm_drains so_the_story_goes the_story_goes so_the_legend_goes the_legend_goes burn_bridges burn_your_bridges burned_bridges burning_bridges burnt_bridges build_bridges
ice-cubes: buz_küpü buz_küpüne buz_küpünü buz_küpüyle buz_küpleri buz_küplerini buz_kalıbı | ice_cube ice_cubes ice_cube_tray ice_tray
bell: kapı_zili kapı_zilini kapının_zili zil_sesi zil_sesini | doorbell doorbells
yarn: yün_yumağı | ball_of_wool ball_of_yarn balls_of_wool
spine-figure: bel_ağrı- sırt_ağrı- bel_fıtığı- |
coat: yağmurluk yağmurluğu | rain_jacket rain_jackets raincoat raincoats rain_coat rain_coats
shallow-pan-of-food: lazanya lazanyayı | lasagna lasagne lasagnas
sun-pyramid: aztek aztekler azteklerin maya_uygarlığı maya_medeniyeti | aztec aztecs maya_civilization mayan_pyramid mayan_temple
brick: berlin_duvarı berlin_duvarının | berlin_wall
broom: hademe hademesi | janitor janitors
guitar: gitar_kutusu gitar_kılıfı | guitar_case guitar_cases
violin: keman_kutusu keman_kılıfı | violin_case
rag-doll: eski_bebeğin eski_bebek bez_bebek porselen_bebek | porcelain_doll creepy_doll old_doll
treasure-chest: dedemin_sandığı ninemin_sandığı annemin_sandığı anneannemin_sandığı babaannemin_sandığı çeyiz_sandığı eski_sandık eski_sandığı |
disguised-face: soyguncu soyguncular | burglar burglars robber robbers
street-food-stall: yemek_kamyonu | food_truck food_trucks taco_truck
river-quay: venedik_kanalları amsterdam_kanalları | canals canal_houses
ship: süveyş_kanalı panama_kanalı | suez_canal panama_canal
laptop: web_kamerası web_kamera | webcam webcams
battery: powerbank powerbanki taşınabilir_şarj | powerbank power_bank power_banks
desktop-computer: ekran_kartı ekran_kartları ekran_kartının |
steaming-pot: düdüklü düdüklüyü düdüklünün düdüklü_tencere düdüklüde | pressure_cooker pressure_cookers
dumbbell: | barbell barbells
sore-knee: dizin_ağrı- dizim_ağrı- dizlerin_ağrı- dizlerim_ağrı- dizleri_ağrı- diz_ağrısı menisküs çapraz_bağ | knee_ligament torn_meniscus knee_surgery
drone: dron dronu dronum dronun dronumuz |
suspension-bridge: | bridges
keyboard: tuş tuşa tuşu tuşuna tuşlar tuşları |
musical-keyboard: piyano_tuşu piyano_tuşları | piano_keys piano_key
credit-card: kartla_öde- kartınla_öde- kartımla_öde- | card_payment pay_by_card paid_by_card pay_with_card your_card my_card with_a_card
ring: | the_ring her_ring his_ring my_ring wedding_rings
baby: ikizler ikizlerim ikizleri ikizlerin ikizlere | twins triplets
bomb: havaya_uçur- |
figure-he-adult-past-1-stand-calm: napolyon | napoleon
figure-she-adult-past-1-stand-calm: kleopatra | cleopatra
`;
