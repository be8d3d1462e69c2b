/** Parts of the body, illness and what people wear, by their plain names; see everyday.ts for the signs. */
export const BODY_NAMED = `
hand-with-fingers-splayed: el~ eller~ avuç~ avuç_içi parmak~ başparmak~ | hand~ hands~ palm_of finger~ fingers~ thumb~
foot: ayak~ ayaklar~ topuk~ ayak_parmağı | foot~ feet~ toe~ toes~ ankle~
leg: baldır~ | shin~
spine-figure: bel_ağrısı sırt_ağrısı boyun_ağrısı | back_pain lower_back neck_pain spine
drop-of-blood: kan kan_damlası | blood bleeding
anatomical-heart: atardamar toplardamar damarlar | artery arteries vein veins heart_muscle heart_valve
brain: sinir_sistemi nöron hipokampus | neuron neurons nervous_system hippocampus cortex
skeleton: kaburga iskelet | rib rib_cage ribs_protect
razor: bıyık | mustache moustache
tooth: diş_eti diş_minesi azı_dişi süt_dişi | gums molar enamel
eye: göz_bebeği gözbebeği göz_kapağı kirpik kaş | eyelid eyelids pupil_of eyelash
face-with-thermometer: ateşlen- yüksek_ateş | fever high_fever flu
face-with-head-bandage: migren baş_ağrısı | migraine headache
sneezing-face: saman_nezlesi | hay_fever
adhesive-bandage: yara_bandı bandaj yara kesik | bandage band-aid wound bruise
pill: antibiyotik aspirin ağrı_kesici | antibiotic antibiotics aspirin painkiller painkillers
syringe: aşı aşılar | vaccine injection flu_shot
health-worker: cerrah hekim diş_hekimi aile_hekimi | surgeon physician
person-in-bed: hasta_yatağı | hospital_bed sickbed
dna: hücre kromozom genetik | cell cells chromosome genome
couch-and-lamp: terapi terapist psikiyatrist | therapist counselor
person-in-tuxedo: smokin | tuxedo
necktie: kravat | tie_his_tie
dress: etek gelinlik~ abiye | skirt gown veil
coat: mont kaban palto hırka kazak yağmurluk~ pelerin sweatshirt kapüşonlu | cardigan hoodie overcoat cape cloak sweatshirt
t-shirt: forma | jersey undershirt tank_top
running-shirt: eşofman spor_forması | tracksuit sportswear
jeans: kot_pantolon | jeans
shorts: mayo_şort boxer iç_çamaşırı~ | swimsuit swim_trunks underwear boxers
thong-sandal: terlik parmak_arası_terlik | slipper slippers flip-flop flip-flops
gloves: eldivenler | mitten mittens
socks: tayt çoraplar | tights leggings stockings
billed-cap: şapka kep bere | cap beanie baseball_cap
scarf: atkı şal fular başörtüsü | shawl headscarf
gem-stone: küpe yakut zümrüt pırlanta | earrings ruby emerald sapphire
ring: alyans nişan_yüzüğü yüzükler bilezik | wedding_ring engagement_ring bracelet
handbag: el_çantası | shoulder_bag tote
lipstick: rimel allık göz_kalemi far_paleti | mascara eyeliner blush eyeshadow
person-getting-haircut: saç_kesimi | haircut hairdresser hairstyle
mans-shoe: rugan_ayakkabı | dress_shoes leather_shoes
sunglasses: gözlüğü_tak-~ | shades
lab-coat: beyaz_önlük | lab_coat
man: koca kocam bey amca dayı enişte abi ağabey beyefendi herif bekâr | husband brother gentleman guy guys uncle man boyfriend bachelor widower stepfather
woman: eşim karım hanım hanımefendi abla halam halası teyze yenge görümce | wife sister lady woman aunt girlfriend madam stepmother
old-woman: dul_kadın yaşlı_kadın ihtiyar_kadın | widow elderly_woman old_lady
girl: kız kızım kız_çocuğu | stepdaughter
boy: oğul oğlum erkek_çocuk | stepson
student: genç ergen delikanlı liseli | teenager teenagers teen
child: yetim yeğen kuzen | orphan orphans youngster
family: ebeveyn anne_baba akraba | parent parents relatives
busts-in-silhouette: meslektaş iş_arkadaşı | coworker coworkers colleague colleagues
`;
