/** What is cooked, eaten and drunk, and what it is done with; see everyday.ts for the signs. */
export const KITCHEN_WORDS = `
steaming-pot: kaynar* kaynayan* kaynama* haşlanmış* kazan_dairesi~ buharda_pişir- et_suyu tavuk_suyu kemik_suyu yahni türlü bamya nohut_yemeği | stewed* stockpot slow_cooker pressure_cooker casserole bring_to_a_boil blanch poach braise bone_broth chili_con_carne gumbo
frying-pan: sotele- soteleyin teflon döküm_tava | sauté sear pan-fry cast_iron nonstick
oven: 180_derece 200_derece fırın_tepsisi tepsi ızgarada | broil baking_tray baking_sheet sheet_pan baking_dish parchment
wooden-spoon: karıştırarak spatula | spatula
whisk: çırpın çırpılmış* köpürt- | whip mixer
kitchen-knife: doğranmış* dilimlenmiş* ince_ince_doğra- küp_küp | diced* mince cutting_board
rolling-pin: hamuru_aç- |
dough: mayalanmış* hamur_işi poğaça_hamuru | sourdough_starter proof_the pizza_dough
flour-sack: buğday_unu nişasta irmik | starch cornstarch semolina
bowl-with-spoon: derin_kap yulaf yulaf_ezmesi mısır_gevreği granola lapa sos | oatmeal oats porridge cereal granola mixing_bowl
measuring-cup: ölçü |
blender: blenderla rondodan_geçir- püre püre_haline | puree blend_until
jar: | mason_jar
salt: tuzla- kaya_tuzu deniz_tuzu | salty sea_salt pinch_of_salt sodium
spices: safran karanfil zencefil_tozu kakule | seasoning saffron nutmeg cardamom chili_powder black_pepper cloves
olive-oil: yağda | vinaigrette
butter: margarin tereyağını_erit- | margarine buttery
egg: yumurta_sarısı yumurta_akı haşlanmış_yumurta | yolk egg_white boiled_egg hard-boiled
cooking: | scrambled sunny_side
breakfast-plate: sabah_kahvaltısı |
glass-of-milk: laktoz | dairy lactose oat_milk almond_milk
yogurt: haydari | tzatziki
cheese-wedge: beyaz_peynir lor mozzarella rende_peynir parmesan çedar | feta cheesy
bread: somun_ekmek ekşi_mayalı kızarmış_ekmek ekmek_kırıntısı | breadcrumbs banana_bread
baguette-bread: fırıncı fırından_ekmek | baker
croissant: hamur_işleri poğaça | danish
pancakes: gözleme akıtma | maple_syrup
shortcake: keki pandispanya revani kremalı | cakes sponge_cake frosting icing
cupcake: kapkek |
pie: tart_hamuru elmalı_turta | apple_pie quiche crust
cookie: kraker | crackers
chocolate-bar: bitter_çikolata brownie | cacao brownie
candy: akide jelibon | gummy
sugar-cubes: pudra_şekeri şerbet | sugary brown_sugar sweetener sweeten
honey-jar: petek_balı |
ice-cream: maraş_dondurması | sundae scoop
custard: muhallebi |
cooked-rice: basmati | rice_bowl risotto
spaghetti: lazanya | noodles_al_dente
steaming-bowl: erişte_çorbası |
lentil-soup: tarhana | chowder
meat-on-bone: etli et_yemeği kemikli kaburga | meats mutton
cut-of-meat: | red_meat ground_beef brisket sirloin lamb_chops fillet
poultry-leg: tavuk_eti ızgara_tavuk |
bacon: pastırma sucuk jambon salam | ham salami pepperoni
fish: ton_balığı | anchovy herring
green-salad: | coleslaw
tomato: domates_sosu | ketchup tomato_sauce marinara
hot-pepper: acılı isot | chilli jalapeno
bell-pepper: kapya | bell_peppers capsicum
onion: taze_soğan | scallion leek
garlic: diş_sarımsak | clove_of_garlic
eggplant: közlenmiş_patlıcan |
leafy-green: pazı_yaprağı brokoli_yaprağı semizotu karalahana | chard
potato: patates_püresi | mashed_potatoes
beans: baklagil bakla börülce | bean legume
red-apple: meyveyi |
lemon: limon_suyu | lemon_juice citrus zest
nuts: ceviz_içi kaju | cashew
hot-beverage: filtre_kahve kahvaltı_kahvesi | americano decaf
tea-glass: çay_demle- |
teacup-without-handle: ada_çayı | chamomile
cup-with-straw: içecek soğuk_içecek soda limonata_bardağı | beverage iced_tea
smoothie: | detox
wine-glass: üzüm_bağı | vineyard
beer-mug: | ale lager brewery
cocktail-glass: | booze
fork-and-knife-with-plate: öğün porsiyon | restaurants portion eat_out feast dine
fork-and-knife: afiyet_olsun | bon_appetit enjoy_your_meal
face-savoring-food: tadı* | taste* mouthwatering*
chef-hat: şef_aşçı gurme usta_şef | gourmet culinary
takeout-box: dışarıdan_yemek |
fridge: buzluk derin_dondurucu soğut- | refrigerate chill_for
ice-cubes: buz_at- |
glass-of-water: susuzluk |
avocado: guacamole | guacamole
mushroom: | fungi fungus
shish-kebab: şiş barbekü |
hamburger: köfte_ekmek abur_cubur |
peanuts: fıstık_ezmesi |
sandwich: | wrap_it
fruit-bowl: taze_meyve | fresh_fruit
shopping-bags: alışverişe |
sponge: bulaşık_makinesi bulaşık_makinesinde | dishwasher wash_the_dishes dirty_dishes
`;
