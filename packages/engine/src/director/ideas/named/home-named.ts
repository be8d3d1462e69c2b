/** Things of a house, a kitchen and a table by their plain names; see everyday.ts for the signs. */
export const HOME_NAMED = `
school-desk: çalışma_masası sıra_arkadaşı~ | desk desks writing_desk
glass-of-water: bardak | glass_of_water drinking_glass
faucet: lavabo çeşme evye musluk_suyu | sink basin tap faucet washbasin
oven: ocak fırın set_üstü_ocak | stove cooker stovetop
wood-stove: soba odun_sobası kuzine | wood_stove
brick: tuğla | bricks brickwork
door: kapı_kolu dış_kapı sokak_kapısı | doorknob doorway front_door doorstep
mirror: boy_aynası | mirrors
broom: faraş | dustpan
vacuum-cleaner: elektrikli_süpürge elektrik_süpürgesi | hoover vacuum_cleaner
washing-machine: kurutma_makinesi çamaşır_makinesi | dryer washer washing_machine tumble_dryer
couch-and-lamp: oturma_odası salon_takımı | living_room lounge
bed: yatak_odası döşek ranza çarşaf yatak_örtüsü nevresim | mattress bedsheet bedsheets bunk bunk_bed
pillow: minder kırlent | cushion cushions
house-with-garden: balkon teras veranda avlu bahçeli_ev müstakil_ev | patio porch terrace veranda backyard courtyard
house: baca çatı | chimney roof rooftop
fork-and-knife: çatal_bıçak | cutlery silverware
spoon: kaşık kepçe tatlı_kaşığı | ladle teaspoon tablespoon spoons
cup-with-straw: pipet | straws
jar: kavanoz kapak~ | jars
glass-bottle: şişeler | bottles
basket: sepet çamaşır_sepeti | baskets hamper
bucket: kova leğen | pail buckets
window: cam_kenarı pencere_kenarı pervaz | windowsill windowpane shutters window_sill
staircase: basamak merdivenler | steps_down doorsteps
toilet: klozet tuvalet_kağıdı | toilet_paper restroom
light-bulb: ampul led_ampul | lightbulb bulb bulbs
electric-plug: uzatma_kablosu elektrik_fişi | socket outlet power_outlet power_cord
knot: halat ip urgan sicim | rope ropes string cord twine
thread: iplik dikiş_ipliği | thread threads spool
sewing-needle: iğne dikiş_iğnesi toplu_iğne | needle needles
safety-pin: çengelli_iğne | safety_pins
framed-picture: sınıf_fotoğrafı aile_fotoğrafı okul_fotoğrafı | class_photo family_photo school_photo
wall-clock: duvar_saati saat | wall_clock
alarm-clock: çalar_saat | alarm_clock
candle: mum_ışığı şamdan | candles candlelight candlestick
umbrella: güneş_şemsiyesi~ | parasol
ladder: el_merdiveni | ladders stepladder
key: anahtar anahtarlar anahtarı | keyhole
house-keys: anahtarlık ev_anahtarı | keys keychain key_ring car_keys
postbox: posta_kutusu | letterbox
wastebasket: çöp_kutusu çöp_tenekesi çöp_poşeti | trash_can garbage_can dustbin trash_bin garbage_bag
package: karton mukavva koli | cardboard carton crate crates parcel
paperclip: ataş | paperclips
scissors: makas | scissor
carpet: paspas kilim halı | mat doormat rug
fan: vantilatör tavan_vantilatörü | ceiling_fan electric_fan
air-conditioner: klima | ac_unit
soap: sıvı_sabun bulaşık_deterjanı | dish_soap hand_soap
sponge: bulaşık_süngeri | dish_sponge
hair-dryer: fön saç_kurutma_makinesi | hair_dryer blow_dryer
razor: tıraş_bıçağı tıraş_makinesi | shaver
lotion-bottle: saç_kremi duş_jeli | conditioner body_wash hand_cream
`;
