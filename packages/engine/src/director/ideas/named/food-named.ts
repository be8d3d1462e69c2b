/** What is eaten and drunk, by its plain name; see everyday.ts for the signs. */
export const FOOD_NAMED = `
tangerine: portakal turunç greyfurt | orange oranges grapefruit clementine
cucumber: sakız_kabağı | zucchini courgette gherkin
leafy-green: pırasa kereviz semizotu pazı roka | celery arugula chard collard
herb: dereotu nane kekik biberiye ada_çayı~ | mint dill cilantro coriander sage
blueberries: böğürtlen ahududu yaban_mersini dut kuş_üzümü | blackberry blackberries raspberry raspberries cranberry cranberries mulberry
grapes: kuru_üzüm | raisin raisins
mango: papaya | papaya
pumpkin: kabak bal_kabağı balkabağı | squash butternut
ear-of-corn: mısır süt_mısır mısır_koçanı | sweetcorn cob corncob
nuts: badem antep_fıstığı kabak_çekirdeği~ çekirdek | nut nuts almond almonds pecan pecans macadamia
bowl-with-spoon: yulaf yulaf_lapası bulgur aşure kinoa lapa | cereal oat oats oatmeal quinoa muesli
olive-oil: yağ sıvı_yağ ayçiçek_yağı | oil cooking_oil vegetable_oil
glass-of-milk: krema kaymak süt_kreması | cream whipped_cream heavy_cream
cut-of-meat: eti etler etin kırmızı_et dana_eti kuzu_eti | pork veal mutton ribs brisket
bacon: | prosciutto
lokum: helva pişmaniye cezerye | turkish_delight
honey-jar: pekmez tahin | molasses tahini
shortcake: tatlı yaş_pasta kek_dilimi | desserts
candy: karamel bonbon marşmelov | caramel marshmallow marshmallows jelly_bean gummies
ice-cream: vanilyalı_dondurma | ice_cream_cone vanilla_ice_cream
cocktail-glass: rakı likör | cocktails liqueur gin
glass-of-water: soda_suyu | sparkling_water
smoothie: boza | smoothies
cooking: çılbır yumurtalı_ekmek | scrambled_eggs
bread: dilim_ekmek ekmek_dilimi | toast slice_of_bread bread_slice
flatbread: lavaş yufka bazlama | tortilla tortillas pita naan
beans: barbunya börülce | kidney_beans edamame soybean soybeans
salt: sofra_tuzu | table_salt
spices: vanilya zerdeçal kimyon pul_biber | vanilla turmeric cumin chili_flakes
dough: maya hamur_mayası | yeast sourdough
tomato: salça domates_sosu domates_salçası | tomato_sauce tomato_paste salsa
cheese-wedge: kaşar tulum_peyniri | cheddar parmesan mozzarella brie
fish: levrek çipura hamsi palamut uskumru lüfer | anchovy anchovies mackerel sea_bass cod haddock fillet
oyster: deniz_tarağı | scallop scallops
french-fries: kızarmış_patates patates_kızartması | fried_potatoes
fork-and-knife-with-plate: öğün akşam_yemeği öğle_yemeği | dinner lunch supper brunch
breakfast-plate: kahvaltı | breakfast
steaming-bowl: şehriye_çorbası noodle | ramen pho udon
cup-with-straw: kola gazoz limonata | soda lemonade milkshake soft_drink
coffee-beans: çekirdek_kahve | coffee_bean
glass-bottle: sirke elma_sirkesi nar_ekşisi | vinegar
tea-glass: siyah_çay demli_çay | black_tea
teacup-without-handle: yeşil_çay bitki_çayı ıhlamur | green_tea herbal_tea
mug: kupa_bardak seramik_kupa | mugs
wheat-field: başak ekin | barley rye
rice-cracker: kraker | cracker crackers
pie: tart | tart
popcorn: | kettle_corn
peanuts: yer_fıstığı fıstık_ezmesi | peanut_butter
jam-jar: marmelat | jelly marmalade jam
coconut: | coconut_milk
`;
