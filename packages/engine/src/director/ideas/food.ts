/** Food and drink; see everyday.ts for the signs. */
export const FOOD = `
onion: soğan | onion shallot
garlic: sarımsak | garlic clove
potato: patates | potato
carrot: havuç | carrot
cucumber: salatalık hıyar turşu | cucumber pickle gherkin
eggplant: patlıcan karnıyarık imambayıldı musakka | eggplant aubergine moussaka
broccoli: brokoli karnabahar | broccoli cauliflower
leafy-green: marul ıspanak roka lahana yeşillik | spinach lettuce kale greens arugula cabbage
herb: maydanoz nane fesleğen dereotu kekik biberiye ot baharatlar | parsley mint basil dill thyme oregano rosemary herbs
green-salad: salata çoban_salata | salad
ear-of-corn: mısır_koçanı mısırlar | corn sweetcorn maize
mushroom: mantar | mushroom
avocado: avokado | avocado
lemon: limon limonata | lemon lemonade
tangerine: portakal mandalina c_vitamini | orange_juice oranges tangerine vitamin_c
banana: muz | banana
strawberry: çilek reçel | strawberry jam
cherries: kiraz vişne | cherry cherries
grapes: üzüm | grape
watermelon: karpuz | watermelon
peach: şeftali kayısı | peach apricot
pear: armut | pear
pineapple: ananas | pineapple
coconut: hindistancevizi | coconut
mango: mango | mango
blueberries: yaban_mersini böğürtlen | blueberry berry berries
kiwi-fruit: kivi | kiwi
chestnut: kestane | chestnut
peanuts: fıstık fındık kuruyemiş ceviz badem | nuts peanut almond walnut hazelnut cashew pistachio
beans: bakliyat mercimek nohut barbunya | lentil chickpea legumes
cooked-rice: pilav pirinç bulgur | rice bulgur
spaghetti: makarna spagetti erişte | pasta spaghetti macaroni carbonara bolognese lasagna
steaming-bowl: ramen noodle | ramen noodles pho
pizza: pizza | pizza
hamburger: hamburger burger fast_food | burger cheeseburger fast_food junk_food
french-fries: patates_kızartması | fries chips
hot-dog: sosis | sausage hot_dog
stuffed-flatbread: dürüm döner kebap lahmacun pide gözleme | wrap doner kebab shawarma gyro
flatbread: lavaş yufka bazlama pide_ekmeği börek | flatbread naan tortilla pita
cut-of-meat: kırmızı_et biftek etler kıyma köfte antrikot ızgara mangal | beef steak meat meatball minced grill barbecue bbq
poultry-leg: tavuk_but tavuk_kanat | drumstick wings chicken_breast roast_chicken
bacon: sucuk pastırma | bacon ham
fish: balık somon hamsi levrek | fish salmon tuna trout
shrimp: karides | shrimp prawn
sushi: suşi | sushi
cheese-wedge: peynir kaşar | cheese cheddar mozzarella parmesan
glass-of-milk: süt yoğurt ayran kefir | milk yogurt yoghurt kefir
honey-pot: bal arı_sütü | honey
jar: kavanoz salamura konserve | jar preserve pickled canning
bread: hamur ekmek_yap- un maya mayala- yoğur- fırın fırınla- | bake baking oven flour yeast knead sourdough toast
croissant: kruvasan poğaça çörek | croissant pastry pastries
bagel: simit | bagel
pancakes: krep pankek | pancake crepe
waffle: waffle | waffle
birthday-cake: pasta kek yaş_pasta | cake birthday_cake
cupcake: muffin | cupcake muffin
pie: turta tart | pie tart
custard: puding muhallebi sütlaç | pudding custard
shortcake: tatlı baklava künefe cheesecake tiramisu | dessert baklava cheesecake tiramisu sweets
ice-cream: dondurma | ice_cream gelato
candy: şeker şekerleme lokum | candy sugar sugary sweetener
lollipop: lolipop | lollipop
doughnut: donut lokma | donut doughnut
popcorn: patlamış_mısır | popcorn
cup-with-straw: gazoz kola meşrubat gazlı_içecek smoothie pipet | soda cola soft_drink smoothie straw milkshake
tropical-drink: kokteyl meyve_suyu | juice cocktail mocktail
wine-glass: şarap | wine
beer-mug: bira | beer
clinking-glasses: kadeh şerefe kutla- | cheers toast_to champagne celebrate_with
ice: buz donmuş | ice frozen iceberg
teapot: demlik çaydanlık | teapot kettle
spoon: kaşık tatlı_kaşığı yemek_kaşığı | spoon tablespoon teaspoon spoonful
fork-and-knife: çatal restoran lokanta aç_kal- aç_karnına açlık acık- iştah diyet beslenme beslen- | restaurant hungry hunger appetite diet eat eating fasting nutrition
face-savoring-food: lezzetli enfes nefis leziz | delicious tasty yummy tastes flavor flavour
cook: aşçı şef | chef cook_like
bento-box: beslenme_çantası | lunchbox meal_prep
canned-food: konserve_kutu | canned
takeout-box: paket_servis | takeaway takeout
dumpling: mantı | dumpling ravioli
oyster: midye istiridye | oyster mussel clam
meat-on-bone: pirzola kuzu protein | ribs lamb protein
pouring-liquid: dök- doldur- boşalt- süz- | pour pours
`;
