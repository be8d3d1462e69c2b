/** What people say every day and mean by it; it stands last and settles what other lists left open. See everyday.ts for the signs. */
export const DAILY = `
houses: komşu komşum komşumuz komşular | neighbour neighbor neighbours neighbors
military-helmet: asker askerler askerlik | soldier soldiers troops
office-worker: memur | clerk
shopping-bags: müşteri müşteriler alıcı file fileyle poşet | customer customers shopper shoppers net_bag tote_bag
bellhop-bell: garson resepsiyon otel_hizmeti | waiter waitress reception receptionist bellhop
friends: misafir misafirler konuk | guest guests visitor visitors
luggage: bavul_hazırla- valiz_hazırla- | traveller traveler packing pack_your_bags pack_light
child: torun torunum torunlar | grandchild grandchildren grandson granddaughter
two-hearts: karı_koca karım karısı kocam kocası | boyfriend girlfriend my_wife my_husband
broken-heart: eski_sevgili eski_sevgilin eski_sevgilim ayrılık terk_et- | your_ex my_ex breakup break_up heartbreak
brick: tuğla tuğla_duvar taş_duvar | bricks brick_wall
t-shirt: gömlek | blouse
razor: sakal | beard
person-getting-massage: sırt_ağrısı bel_ağrısı boyun_ağrısı omuz_ağrısı | back_pain neck_pain stiff_neck shoulder_pain sore_back
yoga-mat: esne- esneme | stretch stretches stretching
pumpkin: bal_kabağı kabak_tatlısı |
peach: kayısı | apricot
cut-of-meat: dana_eti kuzu_eti | lamb_chop
shortcake: tatlı_tarifi tatlıyı tatlıya dakikada_tatlı |
clipboard: proje projesi | project projects
bar-chart: sunum istatistik | presentation slides statistics
label: marka logo | brand brands logo
cash-register: satışlar satışları | cashier
graduation-cap: burs kurs sertifika | scholarship certificate online_course
face-screaming-in-fear: kabus kâbus | nightmare
crying-face: üzüntü | sadness sorrow
crystal-ball: cadı büyücü fal | witch wizard fortune_teller
skull: zombi | zombie zombies
staircase: bodrum_katı bodrumdan bodruma bodrumda | basement cellar
broom: paspas | mop
boxing-glove: rakip rakiplerin rakipler | rivals opponent opponents
books: ders_çalış- | study_for studying ebook e_book
ear: sesi_duy- ses_duy- | heard_a_noise heard_the_noise hear_it
mountain: yayla yaylada yaylalar |
camel: kervan kervanlar kervanlarla |
ship: kaptan | captain
steering-wheel: şoför sürücü direksiyon | driver drivers steering text_and_drive
candle: elektrik_kesil- elektrikler_kesil- elektrik_kesintisi | power_went_out power_cut blackout power_outage lights_went_out
sun: altın_saat | golden_hour
coffee-beans: kaşık_kahve öğütülmüş_kahve | spoon_of_coffee spoons_of_coffee ground_coffee
wooden-spoon: karıştır- | stir
convenience-store: dükkan dükkân mağaza | store shop
fruit-bowl: besin besinler | nutrients healthy_food healthy_foods
raised-fist: korkma pes_etme | not_be_afraid dont_be_afraid be_brave
speech-balloon: mesaj_at- yazarsa | text_me texts_you texted_me message_me
memo: kayıt_ol- üye_ol- | sign_up
oven: közle- | roast
fuel-pump: akaryakıt | gas_prices gas_station petrol
hiking-boot: küçük_adımlar küçük_adım | small_steps small_step_every
house: bu_evde o_evde eski_evde evinde_yaşa- | in_this_house
watering-can: | water_it water_them water_your water_the watering
toothbrush: fırçala- | brush_twice brush_your brush_them
perfume: | scent scents fragrance fragrances
hyacinth: lavanta | lavender
rose: | rose_petals
fishing-pole: | how_to_fish to_fish go_fishing went_fishing
house: ilk_evini ilk_evin ev_al- ev_alırken ev_almak evini_al- | first_home buy_a_house buying_a_house buy_a_home
performing-arts: başkasının_hayatını başkasının_hayatı başkası_gibi maske_tak- | someone_elses_life fake_it pretend pretending
hiker: yolunu_yürü- kendi_yolunu kendi_yolun | your_own_path your_own_way own_road
sports-medal: kahraman kahramanı | hero heroes
alarm-clock: | early_bird early_birds
deciduous-tree: çınar meşe | plane_tree
package: taşınma taşındık | move_out moving_day moved_out
-: üzme üzmeyin gelince gidince olunca seçmenin paspasın_altına paspasın_altında | of_course it_helps
fire: kömürde soba sobanın şömine | coals fireplace
face-with-tears-of-joy: gülmek kahkaha_at- | laugh* laughed* laughing*
framed-picture: eski_fotoğraf fotoğrafı fotoğraflar | photo_of old_photo photograph_of picture_of a_photograph
camera: fotoğraf_çek- fotoğrafını_çek- | take_a_photo took_a_photo take_photos taking_photos
package: bir_kutu kutuyu kutunun | a_box the_box boxes cardboard_box cardboard_boxes
bank: | a_bank at_the_bank
river: | river_bank bank_of_the_river river_banks
necktie: | wore_a_tie wear_a_tie put_on_a_tie
iron: | iron_the iron_your ironing
dates-fruit: | dates_and ate_dates dried_dates
sneezing-face: nezle soğuk_algınlığı | caught_a_cold have_a_cold a_cold_and
gem-stone: kaşıkçı_elması pırlanta pırlantalar | diamonds
vacuum-cleaner: kablosuz_süpürge elektrikli_süpürge dikey_süpürge süpürge_makinesi robot_süpürge | vacuum_cleaner cordless_vacuum robot_vacuum
dog: kangal kangal_köpeği çoban_köpeği çoban_köpekleri | sheepdog sheepdogs border_collie collie german_shepherd
person-wrestling: güreş güreşçi pehlivan başpehlivan | wrestling wrestler
sun: bu_yaz her_yaz geçen_yaz gelecek_yaz yazın yaz_ayları yaz_akşamı | this_summer last_summer every_summer
beach-with-umbrella: yaz_tatili | summer_holiday summer_vacation
phone-charger: | charging_port usb_port charging_cable
market-stall: pazara_git- pazarda pazardan pazarcı pazarcılar pazar_yeri semt_pazarı pazar_alışverişi tezgah tezgâh | market_opens street_market farmers_market market_stall stall stalls the_market bazaar
fishing-pole: balıkçılar | fishermen
fish: uskumru palamut levrek çipura istavrit lüfer alabalık sardalya somon | mackerel sardine sardines trout tuna cod sea_bass salmon
ground-crack: yer_salla- yer_sarsıl- | ground_began_to_shake ground_shook ground_shakes earth_shook
telephone-receiver: telefonu_aç- telefonu_kapat- telefon_çal- | hang_up someone_calls phone_rings phone_rang
browser-window: sekmeleri_kapat- | the_tabs open_tabs
open-book: | one_chapter a_chapter chapters
swimming-pool: | shallow_end deep_end_of
window: camı_aç- pencereyi_aç- | open_the_window opened_the_window
person-biking: bisiklet_sür- bisiklete_bin- bisiklet_turu bisikletle | bike_ride ride_a_bike ride_your_bike riding_a_bike cycling by_bike
automobile: benzinli_araç benzinli_araba dizel_araba | petrol_car gasoline_car gas_car diesel_car
thermometer: serin_tut- serin~ odayı_serin oda_sıcaklığı | keep_it_cool cool_room room_temperature
river: baraj | dam dams
seedling: yeni_yaprak | new_leaf
health-worker: diş_hekimi diş_hekimine dişçi | dentist dentists
smiling-face-with-smiling-eyes: gülüş gülüşün gülüşü gülüşünü tebessüm | smile smiles your_smile
chequered-flag: bitiş_çizgisi finiş yarışı_bitir- maratonu_bitir- | finish_line crossed_the_line
washing-machine: çamaşır_yıka- | full_loads full_load laundry
violin: kemancı orkestra | violinist orchestra string_quartet band_played band_plays band_kept_playing
seahorse: denizatları | seahorses
wall-clock: aynı_saatte aynı_saatlerde her_gün_aynı_saat | same_hour same_time_every_day same_time_each_day same_time_every_night
mosque: selimiye süleymaniye ayasofya sultanahmet_camii mimar_sinan | hagia_sophia blue_mosque
bed: erken_yat- erken_uyu- erkenden_yat- | go_to_bed_early early_night early_bedtime
-: zeytinyağlı dalga_geç- sesini_yükselt- senin_imzan deneyim tecrübe çivili keşiş bıyık bıyığı kış_uykusu kış_uykusuna kaydet- | slide_down raised_your_voice raise_your_voice raised_his_voice raised_her_voice out_loud stalled second pitcher draft drafts suits_you suits_me save_it monk monks moustache mustache iron_deficiency pool_of football_pool current_events prison_cell hibernation
`;
