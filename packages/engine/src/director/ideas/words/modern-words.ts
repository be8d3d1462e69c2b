/** Home, work, money, technology, science and space; see everyday.ts for the signs. */
export const MODERN_WORDS = `
house: çatı | homeowner
house-keys: anahtar_teslim | rental lease
door: kapı_çal- | doorbell
window: cam_sil- | windowsill
locked: kilitle- parola | pin_code
bed: | duvet
couch-and-lamp: salon_takımı |
file-cabinet: | wardrobe_full
soap: | scrubbing rinse
broom: | dusting
wastebasket: çöp_kutusu atık | landfill bin_bag throw_away
recycling-symbol: dönüştür- geri_dönüştür- | upcycle
light-bulb: buluş* | lightbulb invented* invent*
table-lamp: | night_light
hammer: çak- tamir_et- | nail_into fix_the fixing repairs
wrench: ingiliz_anahtarı musluk_tamir tesisat | plumbing
toolbox: takım_çantası kendin_yap | diy
brick: duvar_ör- | bricklayer
building-construction: yapımı_sür- | building_site construction_crane
paint-roller: boya_yap- duvarı_boya- |
thread: | stitches
yarn: | crochet
scissors: | trim
ladder: merdivene |
clothes-rack: giysiler | closet
t-shirt: | tshirt
coat: palto |
mans-shoe: ayakkabısı |
glasses: | spectacles
mantelpiece-clock: saatçi saatler saat_tamir antika_saat duran_saat saati_kur- guguklu | clockmaker watchmaker
hourglass-not-done: vakit* | patient_with
calendar: hafta~ ay_boyunca~ planla- program_yap- |
checklist: rutin* adımlar* düzenli* | routines* list_of consistency* consistent*
memo: not_tut- liste_yap- | note_down write_it
notebook-and-pen: günlük_yaz- | planner
bullseye: | priority*
bell: bildirimler dikkat_dağıt- dikkat_dağınık hatırlatıcı | distraction distracted
mobile-phone: ekran_süresi | cellphone screen_time instagram tiktok
laptop: dizüstü laptop evden_çalış- çevrimiçi* | freelance
browser-window: arama_motoru google | google search_engine
wifi-signal: kablosuz_ağ | signal_bars
headphone: | headset noise_canceling
battery: | charge_lasts
phone-charger: prize_tak- | plug_in plugged
low-battery: pil_bit- pili_bit- şarjı_bit- pil_tüket- | battery_drain drains_your battery_dies
robot: algoritma | chatgpt algorithm automate
code-window: | python_code
microchip: yonga | gpu
shopping-cart: sipariş_ver- sepete | order_now add_to_cart in_stock
label: fiyatı yarı_fiyatına etiket_fiyat | sale_price on_sale half_price priced cheaper
money-bag: milyarder* |
coin-stack: bileşik_faiz* temettü | compound_interest save_up dividend
money-with-wings: gider_kalem | spend costly*
credit-card: | credit_cards credit_score
bank: hesap_aç- banka_hesabı ayrı_hesap vadeli | banking savings_account transfer wire_transfer
piggy-bank: biriktirmek | set_aside
candlestick-chart: | index_fund trader investor
chart-increasing: artır- ilerleme* | rising* skyrocketed*
chart-decreasing: | dropped_by bankruptcy losses*
briefcase: iş_hayatı* iş_bul- |
office-building: firma* kurumsal | corporation* firm*
video-call: görüntülü_konuş- |
e-mail: eposta mail_at- |
factory: sanayi_devrimi üret- |
blackboard: dersi | lessons
exam-paper: quiz | test_score finals
brick: | building_block
mountain-flag: | made_it_to achieve*
broken-chain: özgür* bağımsız* kurtul- | liberated* liberty*
growing-heart: umudu* | empathy*
flexed-biceps: kendine_inan vazgeçmedim | perseverance*
warning: | error* beware wrong_way hazard
cross-mark: yasaklan- iptal_et- | cancel_your
check-mark-button: doğru_cevap kontrol_et- | verified complete_the correct_answer
signpost: | decide*
balance-scale: eşit* dava | equal* lawsuit fair_trial
telescope: gözlemevi | observatory astronomer hubble james_webb
galaxy: uzayda kozmik | cosmic
solar-system: yörünge | orbit
glowing-star: süpernova nötron_yıldızı yıldız_patla- yıldız_tozu | supernova stardust neutron_star dying_star
atom: elektron proton parçacık | electron proton particle
dna: kalıtım hücre_bölün- kromozom | chromosome genome
magnet: çekim_gücü |
prism: ışık_kır- ışığın_renk bütün_renkler | wavelength all_the_colors colours_of
scattered-light: saçıl- ışık_saçıl- dalga_boyu | scatters
high-voltage: voltaj | power_grid
oil-drum: varil | oil_barrel petroleum fossil_fuels
droplet: | drop_of_water moisture humidity
magnifying-glass-tilted-left: arama_yap- | inspect look_closely
bar-chart: araştırmaya_göre* | study_shows
megaphone: duyur- |
round-pushpin: | located
gear: | machinery
`;
