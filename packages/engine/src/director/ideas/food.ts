/** Food and drink; see everyday.ts for the signs. */
export const FOOD = `
onion: soğan | onion shallot
garlic: sarımsak | garlic clove
potato: patates | potato
carrot: havuç | carrot
cucumber: salatalık hıyar | cucumber gherkin
eggplant: patlıcan karnıyarık imambayıldı musakka | eggplant aubergine moussaka
broccoli: brokoli | broccoli
leafy-green: marul ıspanak roka lahana yeşillik | spinach lettuce kale greens arugula cabbage
herb: maydanoz nane fesleğen dereotu kekik biberiye taze_ot | parsley mint basil dill thyme oregano rosemary herbs
green-salad: salata çoban_salata | salad
ear-of-corn: mısır_koçanı mısırlar | corn sweetcorn maize
mushroom: mantar | mushroom
avocado: avokado | avocado
lemon: limon limonata | lemon lemonade
tangerine: portakal mandalina c_vitamini | orange_juice oranges tangerine vitamin_c
banana: muz | banana
strawberry: çilek | strawberry
cherries: kiraz vişne | cherry cherries
grapes: üzüm | grape
watermelon: karpuz | watermelon
peach: şeftali | peach
pear: armut | pear
pineapple: ananas | pineapple
coconut: hindistancevizi | coconut
mango: mango | mango
blueberries: yaban_mersini | blueberry berries
kiwi-fruit: kivi | kiwi
chestnut: kestane | chestnut
peanuts: fıstık yer_fıstığı kuruyemiş | nuts peanut peanut_butter
beans: bakliyat | legumes
cooked-rice: pilav pirinç | rice
spaghetti: makarna spagetti erişte | pasta spaghetti macaroni carbonara bolognese lasagna
steaming-bowl: ramen noodle | ramen noodles pho
pizza: pizza | pizza
hamburger: hamburger burger fast_food | burger cheeseburger fast_food junk_food
french-fries: patates_kızartması | fries chips
hot-dog: sosisli sosisli_sandviç | hot_dog
stuffed-flatbread: dürüm döner tantuni | doner shawarma gyro doner_kebab
flatbread: lavaş bazlama pide_ekmeği | flatbread naan pita
cut-of-meat: kırmızı_et biftek etler bonfile antrikot dana_eti kuzu_eti et_ye- | beef steak meat
poultry-leg: tavuk_but tavuk_kanat | drumstick wings chicken_breast roast_chicken
bacon: | bacon
fish: balık somon hamsi levrek | fish salmon tuna trout
shrimp: karides | shrimp prawn
sushi: suşi | sushi
cheese-wedge: peynir kaşar | cheese cheddar mozzarella parmesan
glass-of-milk: süt ayran kefir | milk kefir
honey-pot: bal arı_sütü | honey
jar: kavanoz | jar
bread: ekmek_yap- ekşi_maya | sourdough toast
croissant: kruvasan | croissant pastry
bagel: simit | bagel simit
pancakes: krep pankek | pancake crepe
waffle: waffle | waffle
birthday-cake: pasta kek yaş_pasta | cake birthday_cake
cupcake: muffin | cupcake muffin
pie: turta tart | pie tart
custard: puding krem_karamel | pudding custard flan
shortcake: pasta_dilimi cheesecake tiramisu | dessert* cheesecake tiramisu
ice-cream: dondurma | ice_cream gelato
candy: şekerleme bonbon şekerlemeler | candy candies sweets
lollipop: lolipop | lollipop
doughnut: donut | donut doughnut
popcorn: patlamış_mısır | popcorn
cup-with-straw: gazoz kola meşrubat gazlı_içecek smoothie pipet milkshake asitli_içecek | soda cola soft_drink smoothie straw milkshake
tropical-drink: kokteyl meyve_suyu | juice cocktail mocktail
wine-glass: şarap | wine
beer-mug: bira | beer
clinking-glasses: kadeh şerefe kutla- | cheers toast_to champagne celebrate_with
ice: buz buzlar buzul | ice frozen* iceberg glacier
teapot: demlik çaydanlık | teapot
spoon: kaşık | spoon
fork-and-knife: çatal restoran lokanta açlık acık- iştah diyet beslenme~ | restaurant hungry~ hunger~ appetite diet eat~ fasting
face-savoring-food: lezzetli enfes nefis leziz | delicious tasty yummy tastes flavor flavour
cook: aşçı şef | chef cook_like
bento-box: beslenme_çantası | lunchbox meal_prep
canned-food: konserve_kutu | canned
takeout-box: paket_servis | takeaway takeout
dumpling: mantı | dumpling ravioli
oyster: midye istiridye | oyster mussel clam
meat-on-bone: pirzola kuzu protein | ribs lamb protein
pouring-liquid: | pour pours
`;
