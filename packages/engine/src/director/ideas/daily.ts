/** What people say every day and mean by it; it stands last and settles what other lists left open. See everyday.ts for the signs. */
export const DAILY = `
houses: komşu komşum komşumuz komşular | neighbour neighbor neighbours neighbors
military-helmet: asker askerler askerlik | soldier soldiers troops
office-worker: memur | clerk
shopping-bags: müşteri müşteriler alıcı file fileyle poşet | customer customers shopper shoppers net_bag tote_bag
bellhop-bell: garson resepsiyon otel_hizmeti | waiter waitress reception receptionist bellhop
friends: misafir misafirler konuk | guest guests visitor visitors
luggage: yolcu bavul_hazırla- valiz_hazırla- | passenger traveller traveler packing pack_your_bags pack_light
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
cut-of-meat: kıyma dana_eti kuzu_eti | minced_meat lamb_chop
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
rose: | and_rose rose_petals
fishing-pole: | how_to_fish to_fish go_fishing went_fishing
house: ilk_evini ilk_evin ev_al- ev_alırken ev_almak evini_al- | first_home buy_a_house buying_a_house buy_a_home
performing-arts: başkasının_hayatını başkasının_hayatı başkası_gibi maske_tak- | someone_elses_life fake_it pretend pretending
hiker: yolunu_yürü- kendi_yolunu kendi_yolun | your_own_path your_own_way own_road
sports-medal: kahraman kahramanı | hero heroes
alarm-clock: | early_bird early_birds
deciduous-tree: çınar meşe | plane_tree
package: taşınma taşındık | move_out moving_day moved_out
-: üzme üzmeyin gelince gidince olunca seçmenin paspasın_altına paspasın_altında | of_course it_helps
`;
