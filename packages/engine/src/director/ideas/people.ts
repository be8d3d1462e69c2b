/** Body, health, feelings, people and what they do; see everyday.ts for the signs. */
export const PEOPLE = `
lungs: akciğer ciğer solunum | lungs lung respiratory
tooth: diş dişler diş_hekimi | tooth teeth dentist
toothbrush: diş_fırçala- diş_fırçası dişlerini_fırçala- diş_macunu | toothbrush toothpaste brush_your_teeth
eye: göz retina gözbebeği | eye eyesight vision
ear: işit- işitme | hearing ears
nose: burun kokla- koku | nose smell scent
mouth: ağız dudak | mouth lips
foot: ayakların tabanı | foot feet barefoot
leg: bacak diz | leg legs knee
drop-of-blood: kan kan_bağışı | blood bleed bleeding
syringe: aşı iğne enjeksiyon | vaccine injection syringe vaccination
adhesive-bandage: yara iyileş- yaralan- | wound heal injury bandage injured
dna: gen genetik dna evrim hücre | gene genes genetic dna evolution cell cells
face-with-medical-mask: hasta grip nezle maske salgın | sick flu ill mask pandemic illness
face-with-thermometer: ateşlen- yüksek_ateş | fever
sneezing-face: hapşır- alerji | sneeze allergy
face-with-head-bandage: baş_ağrısı migren | headache migraine
weary-face: tükenmişlik bitkin halsiz | fatigue worn_out drained
yawning-face: esne- sıkıl- sıkıcı | yawn boring bored
person-in-bed: uyuyakal- yatakta | lie_in_bed fall_asleep
zzz: horla- şekerleme_yap- kestir- | snore snoring
person-getting-massage: masaj | massage
person-taking-bath: banyo_yap- | bath bathe
shower: duş duş_al- | shower
soap: sabun el_yıka- yıka- hijyen temizle- | soap wash hygiene
broom: süpür- süpürge temizlik toparla- | sweep broom cleaning tidy declutter
sponge: sünger bulaşık | sponge dishes scrub
razor: tıraş jilet | shave razor
lipstick: makyaj ruj | makeup lipstick cosmetics
nail-polish: oje manikür tırnak | nails manicure
person-getting-haircut: saç saç_kesimi kuaför berber | hair haircut barber hairdresser
dress: elbise moda gelinlik | dress fashion gown
t-shirt: tişört kıyafet giysi giy- gardırop | shirt clothes outfit wardrobe
jeans: kot pantolon | jeans pants trousers
coat: mont kaban ceket | coat jacket
scarf: atkı | scarf
socks: çorap | socks
gloves: eldiven | gloves
billed-cap: şapka kep | cap baseball_cap
top-hat:  | hat
glasses: gözlük | glasses eyeglasses
sunglasses: güneş_gözlüğü | sunglasses
handbag: çanta el_çantası | handbag purse
backpack: deprem_çantası deprem_çantan |
backpack: sırt_çantası okul_çantası gezgin sırt_çantalı | backpack backpacker backpacking
ring: yüzük nişan evlen- evlilik evlenme_teklifi nikâh nikah | engagement marry marriage married proposal wedding_ring engagement_ring diamond_ring
newlyweds: düğün gelin damat | wedding bride groom
wrapped-gift: hediye_et- armağan | gifts giveaway
two-hearts: sevgili romantik flört çift_olarak | romance romantic couple lover dating
heart-hands: sevgiyle iyilik şefkat merhamet nezaket | kindness compassion kind_words
mending-heart: affet- bağışla- barış- | forgive forgiveness healing
growing-heart: bağlılık özle- özlem | affection missing_you miss_you
people-hugging: sarıl- kucakla- evlat ebeveyn | hug embrace parents sibling parent
person-feeding-baby: emzir- | nurse_her breastfeeding
baby: doğum hamile | birth pregnant infant toddler
girl: kız_çocuğu kızım küçük_kız | girl daughter
boy: erkek_çocuk oğlum oğlan | boy son_of
student: öğrenci talebe sınıf | student pupil
teacher: öğretmen hoca profesör | teacher professor
school: okul lise ilkokul | school
health-worker: hemşire | nurse nurses medic
scientist: bilim_insanları araştırmacı | scientists researchers
farmer: çiftçi tarım hasat tarla | farmer agriculture harvest field_of crops
mechanic: tamirci usta fren frenler balata | mechanic brakes brake_pads
firefighter: itfaiye itfaiyeci | firefighter
police-officer: polis suç tutukla- | police crime arrest criminal
detective: dedektif gizem cinayet ajan casus | detective mystery murder spy agent
judge: hâkim hakim mahkeme yargıç | judge court
balance-scale: adalet hukuk yasa denge eşitlik kanun terazi | justice law balance equality fairness legal
astronaut: astronot | astronaut
pilot: pilot | pilot
artist: ressam sanatçı | artist painter
singer: şarkıcı konser_ver- | singer
construction-worker: işçi inşaat_işçisi | worker construction_worker laborer
office-worker: müdür yönetici çalışan | manager employee executive ceo
technologist: yazılımcı geliştirici programcı mühendis | developer programmer engineer coder
ninja: ninja | ninja stealth
person-with-crown: hükümdar | monarch ruler
princess: prenses | princess
prince: prens şehzade | prince
santa-claus: noel_baba | santa
christmas-tree: noel yılbaşı_ağacı | christmas xmas
jack-o-lantern: cadılar_bayramı balkabağı | halloween pumpkin
fireworks: havai_fişek | fireworks new_year
person-swimming: yüzme yüzücü yüzmek | swim* swimmer swimming*
person-biking: pedal pedalla- | cyclist pedal
person-lifting-weights: ağırlık halter vücut_geliştirme | lift_weights dumbbell weightlifting deadlift
person-surfing: sörf | surf surfing surfer
skier: kayak kayakçı | ski skiing
person-bouncing-ball: basket_oyna- | dribble
person-cartwheeling: jimnastik esne_ısın- ısınma ısın- esneme | gymnastics stretching warm-up
person-raising-hand: gönüllü ben_de_varım ben_de_isterim ben_de_istiyorum | volunteer raise_your
person-shrugging: bilmiyor- kararsız belirsiz | don't_know unsure shrug
person-facepalming: pişman pişmanlık utanç utan- | regret embarrassed facepalm shame
person-bowing: özür özür_dile- saygı | sorry apologize apology respect
person-running: kovala- acele maraton jogging sprint | chase* hurry* marathon sprint
person-walking: gezinti yürüyen | stroll*
person-standing: dik_dur- duruş | posture stand_tall
clapping-hands: alkış alkışla- tebrik bravo aferin | applause clap congratulations bravo
raised-hand:  | stop_right
waving-hand: hoşça_kal güle_güle hoş_geldin elveda veda | goodbye welcome~ farewell wave_to
crossed-fingers: bol_şans umarım | good_luck hopefully
writing-hand: imza el_yazısı imzala- | sign_here signature handwriting
call-me-hand: ara_beni | call_me
crown: hanedan taht saray | throne dynasty palace royal
eyes: gözetle- gizlice_bak- | spying watching_you gaze peek
face-with-tears-of-joy: komik kahkaha espri şaka gülünç | funny laugh laughter joke hilarious
grinning-face-with-smiling-eyes: neşe neşeli sevinç sevin- | cheerful delighted joyful smile_more
star-struck: hayran hayranlık ünlü | celebrity famous fan_of
worried-face: endişe kaygı endişelen- tedirgin telaş | worry worried nervous concern
pensive-face: yalnızlık pişman_ol- hayal_kırıklığı keder | disappointed loneliness sorrow
loudly-crying-face: hıçkır- | sob weep
relieved-face: rahatla- rahat huzurlu iç_huzur | relief relieved relaxed serene
partying-face: eğlen- eğlence çılgın | fun partying
smiling-face-with-sunglasses: özgüven kendine_güven havalı | confidence confident
face-with-steam-from-nose: hırs azim kararlı inat | determination determined stubborn
zipper-mouth-face: sır_sakla- söyleme_sakın gizli_tut- | keep_secret mouth_shut
lying-face: yalan yalancı kandır- aldat- dolandır- sahte | lies lied lying_to liar tell_a_lie deceive scam fake fraud cheating
clown-face: palyaço | clown
nerd-face: zeki dâhi dahi | genius smart nerd
money-mouth-face: açgözlü | greedy greed
skull-and-crossbones: zehir zehirli ölümcül | poison toxic deadly lethal
coffin: tabut cenaze | coffin funeral
old-man: yaşlı_adam emekli | elderly old_man
old-woman: yaşlı_kadın babaanne anneanne teyze | old_woman granny
raising-hands: kalabalık | crowd
speaking-head: bağır- konuşma_yap- | shout speech yell public_speaking
child: evlâtlar | childhood
teddy-bear: oyuncak oyuncak_ayı oyuncak_bebek | toy teddy doll rag_doll
`;
