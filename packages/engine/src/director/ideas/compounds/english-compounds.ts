/** English nouns made of two or three nouns, each under what it is; the last word is the head. */
export const ENGLISH_COMPOUNDS = `
watch: | your_watch wrist_watch
squat-figure: | jump_squats air_squats
person-mountain-biking: | mountain_biker mountain_bikers mountain_biking mountain_bike mountain_bikes
person-biking: | road_cyclist bike_messenger bike_courier
table-lamp: | lamp_shade lamp_shades lampshade lampshades
baseball: | baseball_glove baseball_mitt catcher's_mitt baseball_game baseball_player
boxing-glove: | boxing_glove boxing_gloves boxing_match
-: | lint_roller vending_machine vending_machines
pizza: | dollar_slice pizza_slice slice_of_pizza
convenience-store: | dollar_store corner_store
bone: | chew_toy chew_toys dog_toy dog_toys dog_treat dog_treats dog_bone
warning: | hazard_lights hazard_light warning_triangle
identification-card: | id_badge work_badge
television: | streaming_service streaming_services streaming_platform streaming_platforms streaming_app streaming_apps
running-shirt: | sweatshirt sweatshirts jersey jerseys race_bib running_vest
ledger: | log_book logbook logbooks
tea-bag: | tea_bag tea_bags green_tea_bag
tea-glass: | tea_glass tea_house tea_garden
teapot: | tea_pot tea_kettle tea_party tea_time tea_set
teacup: | tea_cup coffee_cup espresso_cup paper_cup
automobile: | car_door car_seat car_key car_window car_insurance car_ride car_trip car_owner car_park car_wash sports_car used_car race_car_driver family_car car_engine car_horn car_alarm car_loan car_dealer car_radio car_hood car_trunk car_boot electric_vehicle
racing-car: | race_car racing_car formula_one formula_1
house-keys: | car_key car_keys house_key house_keys door_key room_key spare_key
water-wave: | sneaker_wave tidal_wave rogue_wave shock_wave_of_water ocean_wave ocean_waves sea_level storm_surge flash_flood rip_current undertow
rolling-pin: | rolling_pin rolling_pins
vertical-traffic-light: | traffic_light traffic_lights traffic_signal red_light green_light stop_light
traffic-jam: | traffic_jam traffic_jams rush_hour
credit-card: | credit_card credit_cards debit_card debit_cards bank_card bank_account credit_score bank_transfer
collision: | car_accidents plane_crash
bank: | bank_loan bank_robber bank_robbery central_bank bank_teller
gold-bar: | gold_bar gold_bars gold_mine gold_rush gold_nugget
1st-place-medal: | gold_medal gold_medals gold_medalist first_place
chocolate-bar: | chocolate_bar chocolate_bars candy_bar dark_chocolate hot_chocolate_bar
hot-beverage: | cup_of_coffee cups_of_coffee hot_chocolate coffee_shop coffee_break coffee_machine coffee_maker instant_coffee coffee_mug
table: | coffee_table dining_table kitchen_table picnic_table dinner_table bedside_table dressing_table
bed: | hotel_bed double_bed bed_frame bed_sheet bed_linen king_bed
house: | home_sales home_prices house_prices home_buyers
snowflake: | cold_weather freezing_weather
seedling: | raised_bed raised_beds garden_bed garden_beds
lotion-bottle: | spray_bottle
blossom: | flower_bed flower_beds spring_flowers wild_flowers wildflowers
toothbrush: | tooth_brush electric_toothbrush
toothpaste: | tooth_paste
tooth: | tooth_decay tooth_fairy wisdom_tooth wisdom_teeth baby_teeth sweet_tooth_decay
hair-brush: | hair_brush hair_loss hair_care
hair-dryer: | hair_dryer hair_drier
person-getting-haircut: | hair_salon hair_cut barber_shop hair_stylist
lotion-bottle: | hand_cream body_lotion hand_sanitizer body_cream
cream-jar: | face_cream night_cream eye_cream skin_cream moisturizing_cream
tube-of-sunscreen: | sun_cream sun_screen sun_block
sunglasses: | sun_glasses
glasses: | reading_glasses eye_glasses safety_glasses
eye: | eye_lid eye_color eye_doctor eye_contact_lens eye_test
ear: | ear_drum ear_canal ear_wax
headphone: | ear_phones ear_buds head_phones noise_canceling
ring: | ear_ring wedding_ring engagement_ring diamond_ring
face-with-head-bandage: | head_ache head_injury
stomach: | stomach_ache stomach_acid stomach_pain upset_stomach
heart-monitor: | heart_attack heart_disease heart_rate heart_beat blood_pressure
drop-of-blood: | blood_test blood_donor blood_cell blood_cells blood_type blood_vessel blood_vessels red_blood_cells white_blood_cells
brain: | brain_cell brain_cells brain_surgery human_brain brain_fog
bone: | back_bone dog_bone bone_marrow broken_bone
lungs: | lung_cancer lung_capacity
health-worker: | family_doctor eye_surgeon heart_surgeon
pill-bottle: | vitamin_pill pill_box medicine_bottle medicine_cabinet
first-aid-kit: | first_aid first_aid_kit
hospital: | emergency_room hospital_room waiting_room operating_room nursing_home
fire-engine: | fire_truck fire_engine fire_trucks
firefighter: | fire_fighter fire_fighters fire_department fire_brigade fire_station
fire-extinguisher: | fire_extinguisher
campfire: | camp_fire bonfire fire_pit fire_place_outside
fire: | forest_fire forest_fires house_fire fire_place wild_fire
fireworks: | fire_works firework_show
firefly: | fire_fly fire_flies
police-car: | police_car police_cars patrol_car
police-officer: | police_station police_officer traffic_cop security_guard
bus: | school_bus school_buses tour_bus bus_driver bus_ride double_decker
bus-stop: | bus_stop bus_station bus_stops
bus: | bus_stopped bus_stops_for bus_stopped_for
train: | train_ride train_driver steam_train freight_train night_train train_ticket train_track train_tracks
station: | train_station train_stations subway_station railway_station
metro: | subway_train subway_car metro_station
satellite: | space_station space_probe weather_satellite
fuel-pump: | gas_station gas_stations petrol_station filling_station gas_pump gas_tank fuel_tank gas_price gas_prices
charging-station: | charging_station charging_point
phone-charger: | phone_charger charging_cable power_bank phone_battery
mobile-phone: | phone_screen phone_case phone_number phone_call phone_addiction touch_screen phone_bill phone_company lock_screen
telephone: | pay_phone phone_booth phone_box telephone_box landline
laptop: | laptop_screen laptop_bag computer_screen computer_science computer_program
computer-mouse: | computer_mouse wireless_mouse mouse_pad mouse_click
key: | key_to_the_locker key_to_the_house key_to_the_door key_to_the_car key_to_the_room key_to_the_box key_to_the_gate key_to_the_safe key_to_the_apartment
keyboard: | computer_keyboard keyboard_shortcut
video-game: | video_game video_games computer_game computer_games game_console game_controller
television: | tv_show tv_series tv_screen television_set tv_remote_off
remote-control: | remote_control tv_remote
movie-camera: | film_crew film_set movie_set movie_director
clapper-board: | movie_theater movie_star film_director movie_trailer
popcorn: | movie_night movie_snack
camera: | security_camera camera_lens digital_camera
light-bulb: | light_bulb light_bulbs light_switch
flashlight: | flash_light
lighthouse: | light_house
full-moon: | moon_light full_moon new_moon blue_moon moonlight
moon-landing: | moon_landing moon_landings apollo_11
moon-footprint: | moon_dust
sun: | sun_light sun_beam sun_rise sun_burn sunburn summer_sun
red-sunset: | sun_set evening_sun
sunflower: | sun_flower sunflower_seeds sunflower_field
solar-panel: | solar_panel solar_panels solar_power solar_energy
wind-turbine: | wind_turbine wind_turbines wind_farm wind_power wind_energy
windmill: | wind_mill
umbrella-in-rain: | rain_coat rain_jacket rainy_day
cloud-with-rain: | rain_cloud rain_clouds rain_drop rain_drops rain_storm acid_rain
forest: | rain_forest rainforest rainforests amazon_rainforest pine_forest
womans-boot: | rain_boot rain_boots winter_boots leather_boots snow_boots
hiking-boot: | hiking_boot hiking_shoes
running-shoe: | running_shoes tennis_shoes sports_shoe gym_shoes
snowman: | snow_man
snowball: | snow_ball snowball_fight snowball_effect
snowflake: | snow_flake
cloud-with-snow: | snow_storm snow_fall
tyre: | snow_tires flat_tire spare_tire winter_tires
ice-cubes: | ice_cube ice_cubes ice_tray
ice-cream: | ice_cream ice_creams ice_cream_cone
iceberg: | ice_berg ice_cap ice_caps ice_sheet ice_age
ice-skate: | ice_skate ice_skating ice_rink figure_skating
polar-bear: | polar_bear polar_bears ice_bear
teddy-bear: | teddy_bear stuffed_animal stuffed_bear
panda: | panda_bear
dog-bowl: | dog_bowl dog_food cat_food pet_food water_bowl
pet-bed: | dog_bed dog_house cat_bed
leash: | dog_leash dog_collar dog_walker
dog-face: | guide_dog dog_training dog_owner dog_breed puppy_training service_dog guard_dog golden_retriever german_shepherd dog_park
cat-face: | house_cat cat_owner cat_video tabby_cat
tropical-fish: | gold_fish fish_bowl clown_fish
aquarium: | fish_tank fish_tanks
fishing-pole: | fishing_rod fishing_line fishing_pole fish_hook fishing_trip
fishing-net: | fishing_net fish_net
motor-boat: | fishing_boat speed_boat life_boat motor_boat rescue_boat
jellyfish: | jelly_fish
starfish: | star_fish
seahorse: | sea_horse
turtle: | sea_turtle sea_turtles turtle_shell
spiral-shell: | sea_shell sea_shells
seagull: | sea_gull
honeybee: | honey_bee bee_sting bumble_bee bee_keeper queen_bee worker_bee
beehive: | bee_hive
honey-jar: | honey_jar jar_of_honey
bug: | stink_bug bed_bugs
fly: | fruit_fly fruit_flies house_fly
spider-web: | spider_web spider_webs cob_web
bird: | bird_nest_box bird_watcher bird_watching bird_feeder bird_song song_bird humming_bird
empty-nest: | bird_nest bird's_nest
nest-with-eggs: | egg_nest
egg: | egg_shell egg_shells egg_yolk chicken_egg boiled_eggs
eggplant: | egg_plant
chicken: | chicken_coop chicken_farm
poultry-leg: | chicken_leg chicken_wings fried_chicken chicken_breast chicken_thighs
lentil-soup: | chicken_soup tomato_soup lentil_soup vegetable_soup soup_bowl
pizza: | pizza_slice slice_of_pizza pizza_box pizza_delivery
pie: | apple_pie pumpkin_pie cherry_pie
birthday-cake: | birthday_cake wedding_cake cake_slice
cheese-wedge: | cream_cheese goat_cheese cottage_cheese cheese_board
butter: | butter_knife
peanuts: | peanut_butter
butterfly: | butter_fly
potato: | sweet_potato potato_peel couch_potatoes_recipe
french-fries: | potato_chips french_fries potato_chip
tomato: | tomato_sauce tomato_plant cherry_tomatoes
bell-pepper: | bell_pepper red_pepper green_pepper
salt: | salt_water_gargle salt_shaker pepper_shaker
sugar-cubes: | sugar_cube brown_sugar sugar_bowl
beverage-box: | orange_juice apple_juice fruit_juice juice_box
lemon: | lemon_juice lemon_peel lemon_zest lemon_tree
deciduous-tree: | apple_tree oak_tree cherry_tree fruit_tree tree_trunk family_tree_of tree_branch tree_house peach_tree fig_tree
palm-tree: | palm_tree palm_trees
christmas-tree: | christmas_tree christmas_lights christmas_eve christmas_day
olive-tree: | olive_tree olive_trees olive_grove olive_branch
olive-oil: | olive_oil
potted-plant: | flower_pot plant_pot house_plant house_plants pot_plant indoor_plant
watering-can: | watering_can
glass-of-water: | water_glass drinking_water tap_water glass_of_water mineral_water
water-bottle: | water_bottle water_bottles plastic_bottle plastic_bottles
watermelon: | water_melon
waterfall: | water_fall
faucet: | water_tap kitchen_sink bathroom_sink water_pipe water_leak
bathtub: | bath_tub hot_tub bubble_bath
shower: | shower_head cold_shower hot_shower cold_showers shower_curtain
towel: | bath_towel beach_towel paper_towel kitchen_towel tea_towel
toilet: | toilet_paper toilet_seat toilet_bowl
washing-machine: | washing_machine washing_machines dish_washer laundry_basket laundry_room laundry_day
vacuum-cleaner: | vacuum_cleaner robot_vacuum
microwave: | microwave_oven
oven: | gas_stove kitchen_stove oven_door oven_rack pizza_stone
fridge: | refrigerator_door fridge_door ice_box
frying-pan: | frying_pan frying_pans cast_iron_pan non_stick_pan
steaming-pot: | cooking_pot soup_pot pressure_cooker slow_cooker
kitchen-knife: | cutting_board chopping_board kitchen_knife pocket_knife steak_knife
wooden-spoon: | wooden_spoon
chopsticks: | chop_sticks
measuring-cup: | measuring_cup measuring_cups
measuring-tape: | tape_measure measuring_tape
door: | front_door back_door door_handle door_bell door_knob wooden_door garage_door
window: | window_seat shop_window window_pane window_frame bedroom_window
wall-clock: | wall_clock
alarm-clock: | alarm_clock alarm_clocks
watch: | wrist_watch pocket_watch smart_watch
hourglass-done: | hour_glass egg_timer
bookshelf: | book_shelf book_shelves book_case
books: | book_shop book_store library_book library_books book_club book_lover text_book comic_book
open-book: | cook_book recipe_book history_book phone_book note_book_page book_cover coffee_table_book
notebook-and-pen: | note_book to_do_list shopping_list grocery_list
checklist: | check_list bucket_list packing_list
shopping-cart: | shopping_cart grocery_store grocery_bag_full grocery_shopping shopping_trip
shopping-bags: | shopping_mall shopping_bag plastic_bag plastic_bags paper_bag grocery_bag department_stores
handbag: | hand_bag
backpack: | school_bag back_pack
luggage: | hand_luggage travel_bag carry_on
tent: | camping_tent sleeping_bag
boxing-glove: | punching_bag boxing_glove boxing_match boxing_ring
soccer-ball: | soccer_ball football_match football_player soccer_player football_team soccer_field football_field penalty_kick
basketball: | basketball_player basketball_team
basketball-hoop: | basketball_court basketball_hoop
tennis: | tennis_ball tennis_racket tennis_court tennis_match
swimming-pool: | swimming_pool swimming_pools pool_party
person-swimming: | swim_suit_race swimming_lesson swimming_lessons
dumbbell: | gym_membership gym_bag home_gym weight_training
yoga-mat: | yoga_mat exercise_mat
jump-rope: | jump_rope skipping_rope
ballot-box-with-ballot: | ballot_box election_day
wrapped-gift: | birthday_present birthday_gift christmas_present gift_box
party-popper: | birthday_party surprise_party
envelope: | birthday_card greeting_card postage_stamp cover_letter
postbox: | mail_box letter_box
identification-card: | id_card business_card business_cards driver_license driving_license
joker: | poker_game
passport: | travel_visa
boarding-pass: | boarding_pass plane_ticket airline_ticket flight_ticket
airplane: | plane_ride jet_lag flight_attendant airplane_seat window_seat_flight
paper-plane: | paper_plane paper_airplane
paper-boat: | paper_boat
newspaper: | news_paper newspaper_article front_page
wastebasket: | trash_can garbage_can trash_bag garbage_truck waste_basket recycle_bin
recycling-symbol: | recycling_bin
mouse-trap: | mouse_trap
robot-arm: | robot_arm robotic_arm
vr-headset: | vr_headset virtual_reality
microphone: | voice_actor stand_up_comedy talk_show
studio-microphone: | recording_studio radio_show
musical-keyboard: | piano_lesson piano_keys piano_player
guitar: | guitar_string guitar_strings guitar_solo electric_guitar bass_guitar rock_band
musical-notes: | music_video love_song pop_song
violin: | violin_string string_quartet
drum: | drum_kit ear_drums_beat
school-desk: | school_desk
school: | high_school middle_school primary_school elementary_school school_building
student: | high_school_student college_student exchange_student
blackboard: | black_board math_class math_teacher math_problem white_board
graduation-cap: | college_degree graduation_day
exam-paper: | exam_paper final_exam math_test driving_test
office-worker: | office_worker office_job desk_job
briefcase: | brief_case
signed-contract: | job_contract rental_contract
resume: | job_application job_interview cover_letters
money-bag: | pocket_money lottery_ticket_win
coin-stack: | coin_collection stack_of_coins
piggy-bank: | savings_account piggy_bank emergency_fund
candlestick-chart: | stock_market stock_exchange stock_price stock_prices
house-with-garden: | dream_house country_house back_yard front_yard
house: | house_price house_prices real_estate beach_house
igloo: | ice_house
village: | small_town mountain_village
skyscraper: | office_tower high_rise
suspension-bridge: | golden_gate_bridge foot_bridge
winding-road: | mountain_road country_road dirt_road
road: | road_sign road_trip side_street main_street
signpost: | street_sign sign_post
galleon: | pirate_ship pirate_ships sailing_ship viking_ship ship_wreck
ship: | cargo_ship cruise_ship container_ship war_ship
submarine: | submarine_crew
rocket: | space_ship space_shuttle rocket_ship rocket_launch rocket_engine space_rocket
telescope: | space_telescope hubble_telescope james_webb
black-hole: | black_hole black_holes event_horizon
galaxy: | milky_way
shooting-star: | shooting_star shooting_stars meteor_shower
solar-system: | solar_system
earth-core: | earth_core inner_core
volcano: | volcano_eruption volcanic_eruption
desert-dunes: | sand_dune sand_dunes sand_storm
sandcastle: | sand_castle sand_castles
beach-with-umbrella: | beach_chair beach_umbrella sandy_beach
jack-o-lantern: | halloween_costume halloween_pumpkin
treasure-chest: | treasure_chest treasure_map treasure_hunt
crown: | crown_jewels
`;
