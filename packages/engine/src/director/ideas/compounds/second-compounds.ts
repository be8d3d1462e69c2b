/**
 * Phrases and words whose nearest drawing would show something else: a dressing room has no sauce, a paper towel is no bath towel.
 * `-` shows nothing; see everyday.ts for the signs.
 */
export const SECOND_COMPOUNDS = `
-: soyunma_odası soyunma_odasında soyunma_odasına bekleme_odası kağıt_havlu kağıt_havlular kâğıt_havlu kar_meleği ısı_lambası depo depoda deponun ambar şurup şurubu fayans fayanslar fayansları karo derz | dressing_room dressing_rooms changing_room changing_rooms locker_room locker_rooms fitting_room fitting_rooms paper_towel paper_towels kitchen_roll kitchen_rolls snow_angel snow_angels heat_lamp heat_lamps lava_lamp brand_name name_brand brand-name cosmic_ocean syrup warehouse warehouses bathroom_tile bathroom_tiles tile tiles floor_tiles kitchen_tiles grout
hot-beverage: paket_kahve karton_bardak karton_bardakta | takeaway_coffee take-away_coffee takeout_coffee coffee_to_go to-go_coffee to-go_cup takeaway_cup takeaway_latte paper_cup paper_cups
pancakes: akçaağaç_şurubu | maple_syrup
hiking-boot: yağmur_botu lastik_çizme çizme çizmeler çizmeleri | rain_boot rain_boots rubber_boots rubber_boot wellies wellingtons wellington_boots winter_boots muddy_boots work_boots snow_boots
ear-of-corn: mısır_tarlası mısır_tarlaları | cornfield cornfields corn_field corn_fields maize_field
satellite: voyager uzay_sondası uzay_aracı | voyager voyager_1 voyager_2 space_probe space_probes cassini new_horizons
footprints: çıplak_ayak_izleri | bare_footprints
t-shirt: | thrifted hand-me-downs
wilted-flower: solmuş_çiçek solmuş_çiçekler solmuş_çiçekleri | dead_flowers dying_flowers wilted_flowers
`;
