/** Words whose company decides (company-turkish.ts, company-english.ts); here under what they mean most often. */
export const AMBIGUOUS_WORDS = `
soccer-ball: top şut | pitch kick shots
basketball: atış |
ship: zırhlı gemici | deck
clapper-board: set rol çekimler | scene take_two
train: hat ray | tracks
world-map: bölge | territory region
newspaper: baskı | press_release
luggage: yük | baggage
running-shoe: pist | lap laps
team: kulüp | squad club
chopsticks: çubuk |
airplane: kabin | cabin runway wingspan
chequered-flag: tur | circuit
test-tube: tüp | solution_of
pill: kapsül | capsule tablet_of
brick: tabaka |
river: kaynak |
joystick: | games game
judge: | court
soccer-ball: | field
bat: | bats
building-construction: vinç |
candlestick-chart: | stock shares
paintbrush: | stroke
water-wave: | current
bomb: | mine
adhesive-bandage: | cast
elephant: | trunk
wood: | bark
baby: | nursery
faucet: | sink
memo: | draft
receipt: | statement
traffic-cone: | cone
fuel-pump: | fuel
swimming-pool: | pool
bug: | mole
aquarium: | tank
deciduous-tree: | shade
blossom: | spring
framed-picture: | frame
dna: | tissue
television: sezon | season
herb: | mint
iron: | iron
house-with-garden: | yard
goalkeeper: | keeper
identification-card: | badge
`;
